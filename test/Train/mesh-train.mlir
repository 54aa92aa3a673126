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
// A step whose loss is not finite changes nothing: the checkpoint has the state
// from before.
// RUN: sed 's/rate = 0.02/rate = 1.0e300/' %s > %t/diverges.mlir
// RUN: not mesh-train %t/diverges.mlir --steps=4 --log-every=1 %{data} --checkpoint=%t/diverges.npz 2>&1 | FileCheck %s --check-prefix=DIVERGES
// RUN: mesh-train %t/diverges.mlir --steps=1 %{data} --checkpoint=%t/once.npz
// RUN: not mesh-train %s --steps=4 %{data} --resume --checkpoint=%t/diverges.npz 2>&1 | FileCheck %s --check-prefix=DIVERGED
// RUN: %python %S/Inputs/compare_state.py %t/once.npz %t/diverges.npz
//
// Training goes on after a batch with NaN as if it had not been there.
// RUN: mesh-train %s --steps=3 --log-every=1 --shuffle=false --data x=%t/damaged.npy --data t=%t/targets.npy --checkpoint=%t/damaged.npz 2>&1 | FileCheck %s --check-prefix=DAMAGED
// RUN: mesh-train %s --steps=2 --shuffle=false --data x=%t/undamaged.npy --data t=%t/others.npy --checkpoint=%t/undamaged.npz
// RUN: %python %S/Inputs/compare_state.py %t/undamaged.npz %t/damaged.npz
//
// The first state is a checkpoint: it stays if a step written by hand spoils
// what it returns, if the first step fails, and if training is killed.
// RUN: not mesh-train %s --entry=spoils --steps=3 --save-every=1 --arg by=1 --checkpoint=%t/spoils.npz 2>&1 | FileCheck %s --check-prefix=SPOILS
// RUN: mesh-train %s --entry=spoils --steps=1 --arg by=0 --resume --checkpoint=%t/spoils.npz | FileCheck %s --check-prefix=UNSPOILED
// RUN: not mesh-train %s --entry=fails --check-bounds --steps=3 --arg row=7 --checkpoint=%t/fails.npz 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: mesh-train %s --entry=fails --steps=1 --arg row=0 --resume --checkpoint=%t/fails.npz | FileCheck %s --check-prefix=UNSPOILED
// RUN: not mesh-train %s --steps=3 %{data} --checkpoint=%t/nowhere/a.npz 2>&1 | FileCheck %s --check-prefix=NOWHERE
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
// DIVERGES: mesh-train: warning: the loss of step 2 is not finite{{$}}
// DIVERGES-NOT: warning
// DIVERGES-DAG: mesh-train: error: the loss of step 4 is not finite
// DIVERGES-DAG: diverges.npz has the state after step 4{{$}}
// DIVERGED: mesh-train: error: the loss of step 4 is not finite
// DAMAGED-DAG: step 2 of 3 loss nan
// DAMAGED-DAG: mesh-train: warning: the loss of step 2 is not finite
// DAMAGED-DAG: damaged.npz has the state after step 3
// SPOILS-DAG: mesh-train: warning: 'v' is not finite after step 1, so the checkpoint stays as it was
// SPOILS-DAG: spoils.npz has the state after step 0{{$}}
// SPOILS-DAG: mesh-train: error: the state after step 3 is not finite
// UNSPOILED: has the state after step 1
// FAILS: mesh-train: error: step 1: {{.*}}out-of-bounds
// FAILS: fails.npz has the state after step 0
// NOWHERE-NOT: step
// NOWHERE: mesh-train: error: {{.*}}a.npz: the folder for the checkpoint: No such file or directory
// MEMORY: mesh-train: error: {{.*}}@train_step needs 1.1 KiB on a device, more than the limit of 1.0 KiB
// KILLED: status -9
// SIGNALLED: has the state after step {{[1-9]}}
// NOTHING: mesh-train: error: @train_step has no argument 'nothing'

mesh.mesh @m = <["data"=4]>
mesh.param @w : tensor<8x4xf64> init lecun_normal sharding <@m, [{"data"}, {}]>
mesh.param @b : tensor<4xf64> init zeros

func.func @data(%x: tensor<60x8xf64> {mesh.name = "x"}, %noise: tensor<60x4xf64> {mesh.name = "noise"})
    -> (tensor<60x8xf64> {mesh.name = "x"}, tensor<60x4xf64> {mesh.name = "t"},
        tensor<3x16x8xf64> {mesh.name = "batches"}, tensor<3x16x4xf64> {mesh.name = "targets"},
        tensor<3x16x8xf64> {mesh.name = "damaged"}, tensor<2x16x8xf64> {mesh.name = "undamaged"},
        tensor<2x16x4xf64> {mesh.name = "others"}) {
  %ones = arith.constant dense<1.0> : tensor<8x4xf64>
  %t = linalg.matmul ins(%x, %ones : tensor<60x8xf64>, tensor<8x4xf64>)
      outs(%noise : tensor<60x4xf64>) -> tensor<60x4xf64>
  %first = tensor.extract_slice %x[0, 0] [48, 8] [1, 1] : tensor<60x8xf64> to tensor<48x8xf64>
  %batches = tensor.expand_shape %first [[0, 1], [2]] output_shape [3, 16, 8] : tensor<48x8xf64> into tensor<3x16x8xf64>
  %second = tensor.extract_slice %t[0, 0] [48, 4] [1, 1] : tensor<60x4xf64> to tensor<48x4xf64>
  %targets = tensor.expand_shape %second [[0, 1], [2]] output_shape [3, 16, 4] : tensor<48x4xf64> into tensor<3x16x4xf64>
  %nan = arith.constant 0x7ff8000000000000 : f64
  %one = arith.constant 1 : index
  %damaged = tensor.insert %nan into %batches[%one, %one, %one] : tensor<3x16x8xf64>
  %undamaged = tensor.extract_slice %batches[0, 0, 0] [2, 16, 8] [2, 1, 1] : tensor<3x16x8xf64> to tensor<2x16x8xf64>
  %others = tensor.extract_slice %targets[0, 0, 0] [2, 16, 4] [2, 1, 1] : tensor<3x16x4xf64> to tensor<2x16x4xf64>
  return %x, %t, %batches, %targets, %damaged, %undamaged, %others
      : tensor<60x8xf64>, tensor<60x4xf64>, tensor<3x16x8xf64>, tensor<3x16x4xf64>,
        tensor<3x16x8xf64>, tensor<2x16x8xf64>, tensor<2x16x4xf64>
}

// Steps written by hand. The minimum begins with infinity, which is no damage.
func.func @init_spoils() -> (tensor<f32> {mesh.name = "v"}, tensor<f32> {mesh.name = "least"}) {
  %v = arith.constant dense<1.0> : tensor<f32>
  %least = arith.constant dense<0x7f800000> : tensor<f32>
  return %v, %least : tensor<f32>, tensor<f32>
}
func.func @spoils(%by: tensor<i32> {mesh.name = "by"}, %v: tensor<f32> {mesh.name = "v"}, %least: tensor<f32> {mesh.name = "least"})
    -> (tensor<f32> {mesh.name = "loss"}, tensor<f32> {mesh.name = "v"}, tensor<f32> {mesh.name = "least"}) {
  %loss = arith.constant dense<0.0> : tensor<f32>
  %nan = arith.constant dense<0x7fc00000> : tensor<f32>
  %zero = arith.constant dense<0> : tensor<i32>
  %keeps = arith.cmpi eq, %by, %zero : tensor<i32>
  %next = arith.select %keeps, %v, %nan : tensor<i1>, tensor<f32>
  return %loss, %next, %least : tensor<f32>, tensor<f32>, tensor<f32>
}
func.func @init_fails() -> (tensor<4xf32> {mesh.name = "v"}) {
  %v = arith.constant dense<1.0> : tensor<4xf32>
  return %v : tensor<4xf32>
}
func.func @fails(%row: tensor<i32> {mesh.name = "row"}, %v: tensor<4xf32> {mesh.name = "v"})
    -> (tensor<f32> {mesh.name = "loss"}, tensor<4xf32> {mesh.name = "v"}) {
  %number = tensor.extract %row[] : tensor<i32>
  %index = arith.index_cast %number : i32 to index
  %loss = tensor.extract_slice %v[%index] [1] [1] : tensor<4xf32> to tensor<f32>
  %next = arith.addf %v, %v : tensor<4xf32>
  return %loss, %next : tensor<f32>, tensor<4xf32>
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
