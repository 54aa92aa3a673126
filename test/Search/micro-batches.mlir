// A step of training may divide its batch into micro-batches, which need less
// memory for activations. The first dimension of its batches is their number.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-7, "bandwidth": 1e12}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: split-file %s %t
// RUN: mesh-search %t/step.mlir --entry=step --machine=%t.json --budget=600 --memory-limit=250KiB --micro-batches=8 -o %t/found.mlir > %t/report
// RUN: FileCheck %s --input-file=%t/report
// CHECK: programs and meshes:
// CHECK-NEXT: mesh step in local view memory contractions at least program
// CHECK-NEXT: x=2 {{.*}} 8 micro-batches, state
// RUN: FileCheck %s --check-prefix=PROGRAM --input-file=%t/found.mlir
// PROGRAM: func.func @step(%{{.*}}: tensor<8x128x64xf32> {mesh.name = "x"{{.*}}}, %{{.*}}: tensor<8x128xi32> {mesh.name = "labels"
//
// With the mesh to be chosen, their number is chosen with it.
// RUN: mesh-search %t/step.mlir --entry=step --machine=%t.json --devices=2 --budget=600 --memory-limit=250KiB --micro-batches=8 | FileCheck %s --check-prefix=DEVICES
// DEVICES: 4 programs and meshes:
// DEVICES-NEXT: mesh step in local view memory contractions at least program
// DEVICES-NEXT: x=2 {{.*}}/step.mlir, 8 micro-batches
//
// If the whole batch does not fit, the first search is of a program that fits
// with all tensors split. If none were known, there would be six searches.
// RUN: mesh-search %t/step.mlir --entry=step --machine=%t.json --devices=2 --budget=600 --memory-limit=400KiB --micro-batches=8 | FileCheck %s --check-prefix=FIRST
// FIRST: 4 programs and meshes: 5 searches
//
// It takes the same step as the whole batch, whose elements are in the same
// order.
// RUN: mesh-search %t/step.mlir --entry=step --machine=%t.json --budget=600 --memory-limit=300KiB --micro-batches=4 -o %t/four.mlir
// RUN: mesh-run %t/step.mlir --entry=step --arg x=rand:1 --arg labels=rand:2 --arg w=rand:3:0.1 --out w=%t/whole.npy
// RUN: mesh-run %t/four.mlir --entry=step --arg x=rand:1 --arg labels=rand:2 --arg w=rand:3:0.1 --out w=%t/divided.npy
// RUN: %python %S/Inputs/compare_npy.py %t/whole.npy %t/divided.npy
//
// A loss that is no sum over the batch stays whole, as does one with
// annotations in it.
// RUN: mesh-search %t/step.mlir --entry=step_of_norm --machine=%t.json --budget=20 --micro-batches=8 | FileCheck %s --check-prefix=WHOLE
// RUN: mesh-search %t/step.mlir --entry=step_annotated --machine=%t.json --budget=20 --micro-batches=8 | FileCheck %s --check-prefix=WHOLE
// WHOLE: the batch of @step_{{of_norm|annotated}} is divided no further: @{{norm: parts of the batch depend on each other|annotated: annotations in it are about whole batches}}
// WHOLE: 2 programs and meshes
// WHOLE-NOT: {{[248]}} micro-batches
//
// More micro-batches than the batch has rows are none.
// RUN: mesh-search %t/step.mlir --entry=step --machine=%t.json --budget=1 --micro-batches=9223372036854775807 | FileCheck %s --check-prefix=MOST
// MOST: the batch of @step is divided no further: @loss: dimension 0 of argument 0 must be divisible by 2048, but is 1024
//
// RUN: not mesh-search %t/step.mlir --entry=loss --machine=%t.json --micro-batches=2 2>&1 | FileCheck %s --check-prefix=LOSS
// LOSS: --micro-batches is for an entry that is a mesh.train_step, and @loss is none
//
// RUN: not mesh-search %t/step.mlir --entry=step --machine=%t.json --micro-batches=0 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: the number of micro-batches must be at least 1, got 0
// RUN: not mesh-search %t/step.mlir --entry=step --machine=%t.json --micro-batches=2 --start=%t/step.mlir 2>&1 | FileCheck %s --check-prefix=START
// START: --start has batches of one shape, which --micro-batches changes

//--- step.mlir
mesh.mesh @m = <["x"=2]>
mesh.param @w : tensor<64x64xf32> init lecun_normal
func.func private @predict(%x: tensor<1024x64xf32>) -> tensor<1024x64xf32> {
  %w = mesh.param_get @w : tensor<64x64xf32>
  %zeros = arith.constant dense<0.0> : tensor<1024x64xf32>
  %h = linalg.matmul ins(%x, %w : tensor<1024x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<1024x64xf32>) -> tensor<1024x64xf32>
  %t = math.tanh %h : tensor<1024x64xf32>
  %y = linalg.matmul ins(%t, %w : tensor<1024x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<1024x64xf32>) -> tensor<1024x64xf32>
  return %y : tensor<1024x64xf32>
}
func.func @loss(%x: tensor<1024x64xf32> {mesh.name = "x"}, %labels: tensor<1024xi32> {mesh.name = "labels"})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %y = call @predict(%x) : (tensor<1024x64xf32>) -> tensor<1024x64xf32>
  %factors = arith.sitofp %labels : tensor<1024xi32> to tensor<1024xf32>
  %empty = tensor.empty() : tensor<1024x64xf32>
  %wide = linalg.broadcast ins(%factors : tensor<1024xf32>) outs(%empty : tensor<1024x64xf32>) dimensions = [1]
  %difference = arith.subf %y, %wide : tensor<1024x64xf32>
  %squares = arith.mulf %difference, %difference : tensor<1024x64xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%squares : tensor<1024x64xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  %share = arith.constant dense<1.0e-4> : tensor<f32>
  %loss = arith.mulf %sum, %share : tensor<f32>
  return %loss : tensor<f32>
}
mesh.train_step @step of @loss by sgd {rate = 0.1}

func.func @norm(%x: tensor<1024x64xf32> {mesh.name = "x"}, %labels: tensor<1024xi32> {mesh.name = "labels"})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %loss = call @loss(%x, %labels) : (tensor<1024x64xf32>, tensor<1024xi32>) -> tensor<f32>
  %norm = math.sqrt %loss : tensor<f32>
  return %norm : tensor<f32>
}
mesh.train_step @step_of_norm of @norm by adamw {rate = 0.1}

func.func @annotated(%x: tensor<1024x64xf32> {mesh.name = "x"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %split = mesh.shard %x <@m, [{"x"}, {}]> : tensor<1024x64xf32>
  %y = call @predict(%split) : (tensor<1024x64xf32>) -> tensor<1024x64xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<1024x64xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.train_step @step_annotated of @annotated by adamw {rate = 0.1}
