// Requests that cannot be carried out, and steps that fail.
//
// REQUIRES: mesh-run, mesh-train
// DEFINE: %{prefix} =
// DEFINE: %{check} = 2>&1 | FileCheck %s --check-prefix=%{prefix}
// DEFINE: %{data} = --data i=%t/i.npy --arg table=rand
//
// RUN: rm -rf %t && mkdir %t && cp %s %t/program.mlir
// RUN: mesh-run %s --entry=data --out %t --arg i=iota
//
// REDEFINE: %{prefix} = FILE
// RUN: not mesh-train --steps=1 %{check}
// FILE: there is no program: give a file
//
// REDEFINE: %{prefix} = STEPS
// RUN: not mesh-train %s --steps=0 %{check}
// STEPS: the number of steps must be at least 1, got 0
//
// REDEFINE: %{prefix} = NOSTEPS
// RUN: not mesh-train %s %{check}
// NOSTEPS: the number of steps is missing: give --steps
//
// REDEFINE: %{prefix} = EVERY
// RUN: not mesh-train %s --steps=1 --log-every=0 %{check}
// EVERY: steps between checkpoints must be at least 0, and between lines of progress at least 1
//
// REDEFINE: %{prefix} = SAVE
// RUN: not mesh-train %s --steps=1 --resume %{check}
// SAVE: --resume and --save-every need --checkpoint
//
// REDEFINE: %{prefix} = NAME
// RUN: not mesh-train %s --steps=1 --checkpoint=%t/a.bin %{check}
// NAME: a.bin: expected a name that ends in .safetensors or .npz
//
// REDEFINE: %{prefix} = PLOT
// RUN: not mesh-train %s --steps=1 --plot=%t/loss.png %{check}
// PLOT: loss.png: expected a name that ends in .svg
//
// REDEFINE: %{prefix} = THERE
// RUN: echo > %t/there.npz
// RUN: not mesh-train %s --steps=1 --checkpoint=%t/there.npz %{check}
// THERE: there.npz: is there already; --resume goes on from it, else remove it
//
// REDEFINE: %{prefix} = GONE
// RUN: not mesh-train %s --steps=1 --resume --checkpoint=%t/gone.npz %{check}
// GONE: gone.npz: there is no such file to go on from
//
// REDEFINE: %{prefix} = BROKEN
// RUN: not mesh-train %s --steps=1 %{data} --resume --checkpoint=%t/there.npz %{check}
// BROKEN: there.npz
//
// REDEFINE: %{prefix} = FOREIGN
// RUN: mesh-run %s --entry=init_params --arg key=zeros --out %t/params.npz
// RUN: not mesh-train %s --steps=1 %{data} --resume --checkpoint=%t/params.npz %{check}
// FOREIGN: params.npz: there is no tensor 'w.m', which @train_step has: it is the checkpoint of another step; start from its parameters by --params
//
// A checkpoint of another optimizer, which has more.
// REDEFINE: %{prefix} = OPTIMIZER
// RUN: sed 's/by momentum/by adamw/' %s > %t/adamw.mlir
// RUN: mesh-train %t/adamw.mlir --steps=1 %{data} --shuffle=false --checkpoint=%t/adamw.npz
// RUN: not mesh-train %s --steps=2 %{data} --resume --checkpoint=%t/adamw.npz %{check}
// OPTIMIZER: adamw.npz: has '{{.*}}', which @train_step does not: it is the checkpoint of another step; start from its parameters by --params
//
// REDEFINE: %{prefix} = SAME
// RUN: cp %s %t/program.svg
// RUN: not mesh-train %t/program.svg --steps=1 --plot=%t/program.svg %{check}
// SAME: program.svg
//
// RUN: cp %t/i.npy %t/i.svg
// RUN: not mesh-train %s --steps=1 --params=%t/i.svg --plot=%t/i.svg 2>&1 | FileCheck %s --check-prefix=READ
// READ: i.svg
//
// REDEFINE: %{prefix} = EXCLUDES
// RUN: not mesh-train %s --steps=1 --resume --checkpoint=%t/there.npz --params=%t/i.npy %{check}
// EXCLUDES: --resume takes all values from the checkpoint, so it excludes --params
//
// REDEFINE: %{prefix} = DEADLINE
// RUN: not mesh-train %s --steps=1 --deadline=1e7 %{check}
// DEADLINE: the deadline must be more than 0 and at most 1e6 seconds, got 1e+07
//
// REDEFINE: %{prefix} = ENTRY
// RUN: not mesh-train %s --steps=1 --entry=nothing %{check}
// ENTRY: there is no public function @nothing; {{.*}}; mesh.train_step makes steps of training
//
// REDEFINE: %{prefix} = LOSS
// RUN: not mesh-train %s --steps=1 --entry=data %{check}
// LOSS: @data returns no loss: a result of one float that is no parameter or state
//
// REDEFINE: %{prefix} = NONE
// RUN: not mesh-train %s --steps=1 %{check}
// NONE: argument 'i' of @train_step has no value: give batches by --data i=file.npy, or one value by --arg i=...
//
// REDEFINE: %{prefix} = SPEC
// RUN: not mesh-train %s --steps=1 --data i %{check}
// SPEC: batches are name=file.npy, got 'i'
//
// REDEFINE: %{prefix} = UNKNOWN
// RUN: not mesh-train %s --steps=1 --data j=%t/i.npy %{check}
// UNKNOWN: @train_step has no argument 'j'
//
// REDEFINE: %{prefix} = TWICE
// RUN: not mesh-train %s --steps=1 --data i=%t/i.npy --data i=%t/i.npy %{check}
// TWICE: argument 'i' has two files of batches
//
// REDEFINE: %{prefix} = SHAPE
// RUN: not mesh-train %s --steps=1 --data i=%t/table.npy %{check}
// SHAPE: table.npy: argument 'i' is 2xi32, so rows must have its last dims and its type, but the file has 4x3xf32
//
// REDEFINE: %{prefix} = ROWS
// RUN: not mesh-train %s --steps=1 --data i=%t/i.npy --data table=%t/table.npy %{check}
// ROWS: table.npy: has 4 rows, 8 for a step, but the first file has 10, 2 for a step
//
// REDEFINE: %{prefix} = PARAM
// RUN: mesh-run %s --entry=other --out %t/other.npz
// RUN: not mesh-train %s --steps=1 %{data} --params=%t/other.npz %{check}
// PARAM: other.npz: 'w' must be 3xf32, got 4xf32
//
// REDEFINE: %{prefix} = RENAMED
// RUN: sed 's/@w /@weights /' %s > %t/renamed.mlir
// RUN: mesh-train %t/renamed.mlir --steps=1 %{data} --shuffle=false --params=%t/params.npz %{check}
// RENAMED: warning: {{.*}}params.npz: @train_step has no parameter or state called w{{$}}
// RENAMED-NEXT: step 1 of 1
//
// REDEFINE: %{prefix} = FILES
// RUN: not mesh-train %s --steps=1 %{data} --params=%t/params.npz --params=%t/params.npz %{check}
// FILES: params.npz: there is a tensor 'w' in another file, too
//
// REDEFINE: %{prefix} = REPEATED
// RUN: not mesh-train %s --steps=1 %{data} --arg table=zeros %{check}
// REPEATED: argument 'table' is given twice by --arg
//
// REDEFINE: %{prefix} = START
// RUN: not mesh-train %s --steps=1 --entry=own --arg x=zeros %{check}
// START: 'v' has no value to begin with: no file of --params has it, and no function init_params or init_own returns it
//
// REDEFINE: %{prefix} = GIVEN
// RUN: not mesh-train %s --steps=1 %{data} --arg w=zeros %{check}
// GIVEN: argument 'w' cannot be given by --arg: it has a new value in each step; --params gives the first one
//
// REDEFINE: %{prefix} = BOTH
// RUN: not mesh-train %s --steps=1 %{data} --arg i=zeros %{check}
// BOTH: argument 'i' cannot be given by --arg: it has batches from a file
//
// REDEFINE: %{prefix} = KEPT
// RUN: not mesh-train %s --steps=1 %{data} --data w.m=%t/i.npy %{check}
// KEPT: i.npy: argument 'w.m' is 3xf32, so rows must
// RUN: not mesh-train %s --steps=1 --arg table=rand --data w.m=%t/table.npy --arg i=zeros 2>&1 | FileCheck %s --check-prefix=STATE
// STATE: argument 'w.m' has a new value in each step, so it takes no batches
//
// REDEFINE: %{prefix} = TYPES
// RUN: not mesh-train %s --steps=1 --entry=uneven %{check}
// TYPES: @uneven takes and returns 'v' in two types or layouts; mark both mesh.param
//
// REDEFINE: %{prefix} = PROGRESS
// RUN: mesh-run %s --entry=state --out %t/state.npz
// RUN: not mesh-train %s --steps=1 %{data} --resume --checkpoint=%t/state.npz %{check}
// PROGRESS: state.npz: is no checkpoint of mesh-train: there is no tensor 'training.losses'; start from its parameters by --params
// RUN: mesh-run %s --entry=progress --out %t/progress.npz
// RUN: not mesh-train %s --steps=1 %{data} --resume --checkpoint=%t/progress.npz 2>&1 | FileCheck %s --check-prefix=LOSSES
// LOSSES: progress.npz: 'training.losses' must be a list of f64, got f32
//
// Index 8 of the table is out of range: the fifth step fails, and the state
// after the fourth is kept.
// REDEFINE: %{prefix} = FAILS
// RUN: not mesh-train %s --steps=9 --check-bounds --shuffle=false --log-every=1 %{data} --checkpoint=%t/fails.npz %{check}
// FAILS: step 4 of 9
// FAILS: mesh-train: error: step 5: {{.*}} offset 0 is out-of-bounds
// FAILS: fails.npz has the state after step 4
// REDEFINE: %{prefix} = GOES
// RUN: mesh-train %s --steps=6 --log-every=1 --arg i=zeros --arg table=rand --resume --checkpoint=%t/fails.npz %{check}
// GOES: step 5 of 6
// GOES: fails.npz has the state after step 6

mesh.param @w : tensor<3xf32> init ones

func.func @data(%i: tensor<10xi32> {mesh.name = "i"}) -> (tensor<10xi32> {mesh.name = "i"}, tensor<4x3xf32> {mesh.name = "table"}) {
  %table = arith.constant dense<1.0> : tensor<4x3xf32>
  return %i, %table : tensor<10xi32>, tensor<4x3xf32>
}
func.func @other() -> (tensor<4xf32> {mesh.name = "w"}) {
  %w = arith.constant dense<1.0> : tensor<4xf32>
  return %w : tensor<4xf32>
}
func.func @own(%x: tensor<2xf32> {mesh.name = "x"}, %v: tensor<2xf32> {mesh.name = "v"})
    -> (tensor<f32> {mesh.name = "loss"}, tensor<2xf32> {mesh.name = "v"}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %next = arith.addf %x, %v : tensor<2xf32>
  return %zero, %next : tensor<f32>, tensor<2xf32>
}

func.func @uneven(%x: tensor<2xf32> {mesh.name = "v"}) -> (tensor<f32> {mesh.name = "loss"}, tensor<1xf32> {mesh.name = "v"}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %first = tensor.extract_slice %x[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
  return %zero, %first : tensor<f32>, tensor<1xf32>
}
func.func @state() -> (tensor<3xf32> {mesh.name = "w"}, tensor<3xf32> {mesh.name = "w.m"}, tensor<i32> {mesh.name = "optimizer.step"}) {
  %w = arith.constant dense<1.0> : tensor<3xf32>
  %m = arith.constant dense<0.0> : tensor<3xf32>
  %step = arith.constant dense<2> : tensor<i32>
  return %w, %m, %step : tensor<3xf32>, tensor<3xf32>, tensor<i32>
}
func.func @progress() -> (tensor<3xf32> {mesh.name = "w"}, tensor<3xf32> {mesh.name = "w.m"}, tensor<i32> {mesh.name = "optimizer.step"}, tensor<f32> {mesh.name = "training.losses"}) {
  %w = arith.constant dense<1.0> : tensor<3xf32>
  %m = arith.constant dense<0.0> : tensor<3xf32>
  %step = arith.constant dense<2> : tensor<i32>
  %losses = arith.constant dense<2.0> : tensor<f32>
  return %w, %m, %step, %losses : tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>
}

func.func private @loss(%i: tensor<2xi32> {mesh.name = "i"}, %table: tensor<8x3xf32> {mesh.name = "table"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %number = tensor.extract %i[%c0] : tensor<2xi32>
  %row = arith.index_cast %number : i32 to index
  %x = tensor.extract_slice %table[%row, 0] [1, 3] [1, 1] : tensor<8x3xf32> to tensor<3xf32>
  %p = arith.mulf %x, %w : tensor<3xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%p : tensor<3xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %loss : tensor<f32>
}
mesh.train_step @train_step of @loss by momentum {rate = 0.1}
