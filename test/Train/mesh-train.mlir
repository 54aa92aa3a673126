// Trains, goes on from a checkpoint on another mesh, and survives what happens.
//
// REQUIRES: mesh-run, mesh-train
// DEFINE: %{data} = --data x=%t/x.npy --data t=%t/t.npy
// DEFINE: %{losses} = sed 's/  [^ ]* steps.s//; /has the state/d'
//
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-run %s --entry=data --out %t --arg x=rand:1 --arg noise=rand:2:0.01
//
// Twelve steps at once, and twelve in two parts: with another mesh, another
// format, and epochs that batches cross.
// RUN: mesh-train %s --steps=12 --log-every=1 %{data} --checkpoint=%t/whole.npz --plot=%t/whole.svg > %t/whole.txt
// RUN: %{losses} %t/whole.txt > %t/whole.losses
// RUN: FileCheck %s --input-file=%t/whole.txt
// RUN: mesh-train %s --steps=5 --log-every=1 %{data} --checkpoint=%t/part.safetensors | %{losses} > %t/part.losses
// RUN: sed 's/"data"=4/"data"=2, "model"=2/' %s > %t/other.mlir
// RUN: mesh-train %t/other.mlir --steps=12 --log-every=1 %{data} --resume --checkpoint=%t/part.safetensors --plot=%t/part.svg | %{losses} >> %t/part.losses
// RUN: sed -i 's/ of 5 / of 12 /' %t/part.losses
// RUN: diff %t/whole.losses %t/part.losses
// RUN: diff %t/whole.svg %t/part.svg
// RUN: FileCheck %s --check-prefix=PLOT --input-file=%t/whole.svg
//
// There is nothing left to do.
// RUN: mesh-train %s --steps=12 %{data} --resume --checkpoint=%t/whole.npz | FileCheck %s --check-prefix=DONE
//
// Another seed begins elsewhere, and files can say where to begin.
// RUN: mesh-train %s --steps=1 %{data} --seed=5 | %{losses} > %t/seed.losses
// RUN: head -1 %t/whole.losses | sed 's/ of 12 / of 1 /' > %t/first.losses
// RUN: not diff %t/first.losses %t/seed.losses
// RUN: mesh-run %s --entry=init_params --arg key=zeros --out %t/start.npz
// RUN: mesh-train %s --steps=1 %{data} --params=%t/start.npz | %{losses} | diff - %t/first.losses
//
// A step takes a row that has its whole batch.
// RUN: mesh-train %s --steps=3 --data x=%t/batches.npy --data t=%t/targets.npy --shuffle=false | FileCheck %s --check-prefix=ROWS
//
// Batches of all steps may be the same, and others than from files.
// RUN: mesh-train %s --steps=3 --arg x=rand:3 --arg t=zeros --log-every=2 | FileCheck %s --check-prefix=ARG
//
// A signal ends it after a step, with a checkpoint that it goes on from.
// RUN: %python %S/Inputs/interrupt.py SIGINT mesh-train %s --steps=100000000 --log-every=1 %{data} --checkpoint=%t/signal.npz | FileCheck %s --check-prefix=SIGNAL
// RUN: mesh-train %s --steps=1 %{data} --resume --checkpoint=%t/signal.npz | FileCheck %s --check-prefix=SIGNALLED
// RUN: not mesh-train %s --steps=1 %{data} --resume --checkpoint=%t/signal.npz --arg nothing=1 2>&1 | FileCheck %s --check-prefix=NOTHING
//
// So does a terminal that is closed, of which the shell may tell, too.
// RUN: %python %S/Inputs/interrupt.py 'SIGHUP*8' mesh-train %s --steps=100000000 --log-every=1 %{data} --checkpoint=%t/closed.npz | FileCheck %s --check-prefix=CLOSED
//
// A step whose loss is not finite leaves the checkpoint from before.
// RUN: sed 's/rate = 0.02/rate = 1.0e300/' %s > %t/diverges.mlir
// RUN: not mesh-train %t/diverges.mlir --steps=4 --save-every=1 --log-every=1 %{data} --checkpoint=%t/diverges.npz 2>&1 | FileCheck %s --check-prefix=DIVERGES
// RUN: not mesh-train %t/diverges.mlir --steps=4 %{data} --checkpoint=%t/never.npz 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: not ls %t/never.npz
//
// A device may have little memory.
// RUN: mesh-train %s --steps=12 --log-every=1 --memory-limit=2KiB %{data} | %{losses} | diff %t/whole.losses -
// RUN: not mesh-train %s --steps=12 --memory-limit=1KiB %{data} 2>&1 | FileCheck %s --check-prefix=MEMORY
//
// A process that is killed leaves the checkpoint before, as a whole.
// RUN: %python %S/Inputs/interrupt.py SIGKILL mesh-train %s --steps=100000000 --save-every=1 --log-every=1 %{data} --checkpoint=%t/killed.npz | FileCheck %s --check-prefix=KILLED
// RUN: mesh-train %s --steps=1 %{data} --resume --checkpoint=%t/killed.npz | FileCheck %s --check-prefix=SIGNALLED

// CHECK: step 1 of 12 loss {{[0-9.]+}} {{.*}} steps/s
// CHECK: step 12 of 12 loss
// CHECK: whole.npz has the state after step 12
// PLOT: <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400"
// PLOT: <path fill="none" {{.*}} d="M{{[0-9. L]+}}"/>
// DONE-NOT: step 1
// DONE: whole.npz has the state after step 12
// ROWS: step 3 of 3 loss
// ARG: step 2 of 3 loss
// ARG-NEXT: step 3 of 3 loss
// SIGNAL-DAG: signal.npz has the state after step {{[1-9]}}
// SIGNAL-DAG: mesh-train: error: interrupted after step {{[1-9]}}
// SIGNAL: status 1
// CLOSED-DAG: closed.npz has the state after step {{[1-9]}}
// CLOSED: status 1
// DIVERGES: mesh-train: warning: the loss of step 2 is not finite; checkpoints are written once it is finite again
// DIVERGES-NOT: warning
// DIVERGES-DAG: mesh-train: error: the loss of step 4 is not finite
// DIVERGES-DAG: diverges.npz has the state after step 1{{$}}
// NEVER-DAG: no checkpoint has been written
// NEVER-DAG: mesh-train: error: the loss of step 4 is not finite
// MEMORY: mesh-train: error: {{.*}}@train_step needs 1.2 KiB on a device, more than the limit of 1.0 KiB
// KILLED: status -9
// SIGNALLED: has the state after step {{[1-9]}}
// NOTHING: mesh-train: error: @train_step has no argument 'nothing'

mesh.mesh @m = <["data"=4]>
mesh.param @w : tensor<8x4xf64> init lecun_normal sharding <@m, [{"data"}, {}]>
mesh.param @b : tensor<4xf64> init zeros

func.func @data(%x: tensor<60x8xf64> {mesh.name = "x"}, %noise: tensor<60x4xf64> {mesh.name = "noise"})
    -> (tensor<60x8xf64> {mesh.name = "x"}, tensor<60x4xf64> {mesh.name = "t"},
        tensor<3x16x8xf64> {mesh.name = "batches"}, tensor<3x16x4xf64> {mesh.name = "targets"}) {
  %ones = arith.constant dense<1.0> : tensor<8x4xf64>
  %t = linalg.matmul ins(%x, %ones : tensor<60x8xf64>, tensor<8x4xf64>)
      outs(%noise : tensor<60x4xf64>) -> tensor<60x4xf64>
  %first = tensor.extract_slice %x[0, 0] [48, 8] [1, 1] : tensor<60x8xf64> to tensor<48x8xf64>
  %batches = tensor.expand_shape %first [[0, 1], [2]] output_shape [3, 16, 8] : tensor<48x8xf64> into tensor<3x16x8xf64>
  %second = tensor.extract_slice %t[0, 0] [48, 4] [1, 1] : tensor<60x4xf64> to tensor<48x4xf64>
  %targets = tensor.expand_shape %second [[0, 1], [2]] output_shape [3, 16, 4] : tensor<48x4xf64> into tensor<3x16x4xf64>
  return %x, %t, %batches, %targets : tensor<60x8xf64>, tensor<60x4xf64>, tensor<3x16x8xf64>, tensor<3x16x4xf64>
}

func.func private @loss(
    %x: tensor<16x8xf64> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %t: tensor<16x4xf64> {mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f64> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<8x4xf64>
  %b = mesh.param_get @b : tensor<4xf64>
  %e = tensor.empty() : tensor<16x4xf64>
  %init = linalg.broadcast ins(%b : tensor<4xf64>) outs(%e : tensor<16x4xf64>) dimensions = [0]
  %y = linalg.matmul ins(%x, %w : tensor<16x8xf64>, tensor<8x4xf64>)
      outs(%init : tensor<16x4xf64>) -> tensor<16x4xf64>
  %d = arith.subf %y, %t : tensor<16x4xf64>
  %squares = arith.mulf %d, %d : tensor<16x4xf64>
  %zero = arith.constant dense<0.0> : tensor<f64>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<16x4xf64>)
      outs(%zero : tensor<f64>) dimensions = [0, 1]
  return %loss : tensor<f64>
}
mesh.train_step @train_step of @loss by adamw {rate = 0.02}
