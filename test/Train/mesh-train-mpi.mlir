// Trains in the processes that mpirun starts: losses and checkpoints are those of
// threads to the bit, and either goes on from the other's.
//
// REQUIRES: mesh-run, mesh-train, mpi
// DEFINE: %{flags} = %s --overlap=ring --log-every=1 --data x=%t/x.npy --arg t=rand:3
// DEFINE: %{losses} = sed 's/  [^ ]* steps.s//; /has the state/d'
//
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-run %s --entry=data --out %t --arg x=rand:1
// RUN: mesh-train %{flags} --steps=6 --checkpoint=%t/threads.npz --plot=%t/threads.svg | %{losses} > %t/threads.txt
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-train --transport=mpi %{flags} --steps=6 --checkpoint=%t/mpich.npz --plot=%t/mpich.svg | %{losses} | diff %t/threads.txt - %}
// RUN: %if mpich %{ cmp %t/threads.npz %t/mpich.npz && cmp %t/threads.svg %t/mpich.svg %}
// RUN: %if openmpi %{ %mpirun-openmpi -n 4 mesh-train --transport=mpi %{flags} --steps=6 --checkpoint=%t/openmpi.npz | %{losses} | diff %t/threads.txt - %}
// RUN: %if openmpi %{ cmp %t/threads.npz %t/openmpi.npz %}
//
// Part by processes, part by threads of another mesh, and the other way round.
// RUN: sed 's/"data"=4/"data"=2/' %s > %t/two.mlir
// DEFINE: %{two} = %t/two.mlir --overlap=ring --log-every=1 --data x=%t/x.npy --arg t=rand:3
// RUN: mesh-train %{two} --steps=2 --checkpoint=%t/part.npz
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-train --transport=mpi %{flags} --steps=4 --resume --checkpoint=%t/part.npz %}
// RUN: %if openmpi %{ %mpirun-openmpi -n 4 mesh-train --transport=mpi %{flags} --steps=5 --resume --checkpoint=%t/part.npz %}
// RUN: mesh-train %{two} --steps=6 --resume --checkpoint=%t/part.npz | tail -2 | %{losses} > %t/part.txt
// RUN: tail -1 %t/threads.txt | diff - %t/part.txt
//
// Parameters that start split along another dim, or on one device.
// DEFINE: %{init} = --log-every=1 --arg x=rand:3 --steps=2
// RUN: cp %S/Inputs/split-init.mlir %t/split-init.mlir
// RUN: sed '/@init_params/s/, mesh.sharding = [^>]*>//' %t/split-init.mlir > %t/whole-init.mlir
// RUN: not diff %t/split-init.mlir %t/whole-init.mlir
// RUN: mesh-train %t/split-init.mlir %{init} --checkpoint=%t/split-threads.npz
// RUN: mesh-train %t/whole-init.mlir %{init} --checkpoint=%t/whole-threads.npz
// RUN: cmp %t/split-threads.npz %t/whole-threads.npz
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-train --transport=mpi %t/split-init.mlir %{init} --checkpoint=%t/split-mpich.npz && cmp %t/split-threads.npz %t/split-mpich.npz %}
// RUN: %if mpich %{ %mpirun-mpich -n 4 mesh-train --transport=mpi %t/whole-init.mlir %{init} --checkpoint=%t/whole-mpich.npz && cmp %t/split-threads.npz %t/whole-mpich.npz %}
// RUN: %if openmpi %{ %mpirun-openmpi -n 4 mesh-train --transport=mpi %t/split-init.mlir %{init} --checkpoint=%t/split-openmpi.npz && cmp %t/split-threads.npz %t/split-openmpi.npz %}
//
// All are asked for the same.
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-train --transport=mpi %{flags} --steps=3 : -n 1 mesh-train --transport=mpi %{flags} --steps=4 2>&1 | FileCheck %s --check-prefix=STEPS %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 3 mesh-train --transport=mpi %{flags} --steps=3 : -n 1 mesh-train --transport=mpi %{flags} --steps=4 2>&1 | FileCheck %s --check-prefix=STEPS %}
// STEPS: mesh-train: error: process 3: the number of steps: '4', but '3' in process 0
// RUN: mesh-run %s --entry=data --out %t/other --arg x=rand:2
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-train --transport=mpi %{flags} --steps=3 : -n 1 mesh-train --transport=mpi %s --overlap=ring --data x=%t/other/x.npy --arg t=rand:3 --steps=3 2>&1 | FileCheck %s --check-prefix=DATA %}
// DATA: mesh-train: error: process 3: the data is not that of process 0
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-train --transport=mpi %{flags} --steps=3 : -n 1 mesh-train --transport=mpi %{flags} --bogus 2>&1 | FileCheck %s --check-prefix=OPTION %}
// OPTION: mesh-train: error: process 3: not all of the command line is understood
// RUN: %if mpich %{ not %mpirun-mpich -n 3 mesh-train --transport=mpi %{flags} --steps=3 2>&1 | FileCheck %s --check-prefix=DEVICES %}
// DEVICES: mesh-train: error: cannot start 4 devices
//
// A signal to one of them ends all after a step, with a checkpoint.
// DEFINE: %{signal} = %python %S/Inputs/signal_process.py
// DEFINE: %{long} = mesh-train --transport=mpi %{flags} --steps=100000000 --save-every=1
// RUN: %if mpich %{ not %mpirun-mpich -n 4 %{signal} SIGTERM 2 %t/signal.npz %{long} --checkpoint=%t/signal.npz 2>&1 | FileCheck %s --check-prefix=SIGNAL %}
// RUN: %if mpich %{ mesh-train %{two} --steps=1 --resume --checkpoint=%t/signal.npz | FileCheck %s --check-prefix=RESUMED %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 4 %{signal} SIGINT 0 %t/open.npz %{long} --checkpoint=%t/open.npz 2>&1 | FileCheck %s --check-prefix=SIGNAL %}
// SIGNAL-DAG: .npz has the state after step {{[1-9]}}
// SIGNAL-DAG: mesh-train: error: interrupted after step {{[1-9]}}
// RESUMED: signal.npz has the state after step {{[1-9]}}
//
// One that is killed ends all, and leaves the checkpoint before.
// RUN: %if mpich %{ not %mpirun-mpich -n 4 %{signal} SIGKILL 1 %t/killed.npz %{long} --checkpoint=%t/killed.npz 2>&1 | FileCheck %s --check-prefix=KILLED %}
// RUN: %if mpich %{ mesh-train %{two} --steps=1 --resume --checkpoint=%t/killed.npz %}
// KILLED: mesh-train: error: {{.*}}device 1: its process was killed

mesh.mesh @m = <["data"=4]>
mesh.param @w : tensor<7x5xf64> init lecun_normal sharding <@m, [{"data"}, {}]>
mesh.param @b : tensor<5xf64> init zeros
mesh.param @frozen : tensor<9x5xf64> init lecun_normal sharding <@m, [{"data"}, {}]>

func.func @data(%x: tensor<40x7xf64> {mesh.name = "x"}) -> (tensor<40x7xf64> {mesh.name = "x"}) {
  return %x : tensor<40x7xf64>
}

// Dims that do not divide, a parameter that does not change, and a rate.
func.func private @loss(
    %x: tensor<9x7xf64> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %t: tensor<9x5xf64> {mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f64> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<7x5xf64>
  %b = mesh.param_get @b : tensor<5xf64>
  %frozen = mesh.param_get @frozen : tensor<9x5xf64>
  %e = tensor.empty() : tensor<9x5xf64>
  %init = linalg.broadcast ins(%b : tensor<5xf64>) outs(%e : tensor<9x5xf64>) dimensions = [0]
  %y = linalg.matmul ins(%x, %w : tensor<9x7xf64>, tensor<7x5xf64>)
      outs(%init : tensor<9x5xf64>) -> tensor<9x5xf64>
  %z = arith.addf %y, %frozen : tensor<9x5xf64>
  %d = arith.subf %z, %t : tensor<9x5xf64>
  %squares = arith.mulf %d, %d : tensor<9x5xf64>
  %zero = arith.constant dense<0.0> : tensor<f64>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<9x5xf64>)
      outs(%zero : tensor<f64>) dimensions = [0, 1]
  return %loss : tensor<f64>
}
mesh.train_step @train_step of @loss wrt ["w", "b"] by adamw {rate = 0.02}
