// An axis may be for the batch: it splits the first dimension of the largest
// argument that is no parameter, and of others of that size. Nothing else is
// decided along it.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-7, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: split-file %s %t
// RUN: mesh-search %t/loss.mlir --entry=loss --machine=%t.json --mesh=data=2,model=2 --batch-axis=data --budget=600 -o %t/found.mlir > %t/report
// RUN: FileCheck %s --input-file=%t/report
// RUN: FileCheck %s --check-prefix=PROGRAM --input-file=%t/found.mlir
//
// Three arguments and a parameter have decisions along one axis alone.
// CHECK: @loss on 4 devices: 5 tensors in 5 groups, 5 decisions
// No search takes their split away, so there is no step without it.
// CHECK-DAG: {{^ *}}x: #mesh.sharding<@mesh, [{"data"{{[^:]*}}]>{{$}}
// CHECK-DAG: {{^ *}}weights: #mesh.sharding<@mesh, [{"data"{{[^:]*}}]>{{$}}
// PROGRAM-NOT: mesh.param {{.*}}"data"
// PROGRAM: func.func @loss(%{{.*}}: tensor<64x128xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@mesh, [{"data"{{.*}}}]>},
// PROGRAM-SAME: tensor<2xi32> {mesh.name = "key"{{(, mesh.sharding = #mesh.sharding<@mesh, \[\{("model", )?\?\}\]>)?}}},
// RUN: mesh-run %t/found.mlir --entry=loss --check | FileCheck %s --check-prefix=AGREES
// AGREES: ok
//
// Meshes that are chosen have the axis, first of all.
// RUN: mesh-search %t/loss.mlir --entry=loss --machine=%t.json --devices=4 --batch-axis=examples --budget=600 -o %t/chosen.mlir | FileCheck %s --check-prefix=CHOSEN
// CHOSEN: 4 programs and meshes
// CHOSEN: examples={{[124]}}
// RUN: FileCheck %s --check-prefix=NAMED --input-file=%t/chosen.mlir
// NAMED: mesh.mesh @mesh = <["examples"={{[24]}}
// NAMED: mesh.name = "x", mesh.sharding = #mesh.sharding<@mesh, [{"examples"
//
// Annotations say what the axis splits, if they name it.
// RUN: sed 's/mesh.name = "x"/&, mesh.sharding = #mesh.sharding<@mesh, [{?}, {"data", ?}]>/; 1i mesh.mesh @mesh = <["data"=2, "model"=2]>' %t/loss.mlir > %t/given.mlir
// RUN: mesh-search %t/given.mlir --entry=loss --machine=%t.json --batch-axis=data --budget=600 -o %t/kept.mlir
// RUN: FileCheck %s --check-prefix=GIVEN --input-file=%t/kept.mlir
// GIVEN: mesh.name = "x", mesh.sharding = #mesh.sharding<@mesh, [{?}, {"data", ?}]>
// GIVEN-SAME: mesh.name = "weights"
// GIVEN-NOT: "data"
//
// In a step with micro-batches, these are the first dimension.
// RUN: mesh-search %t/loss.mlir --entry=step --machine=%t.json --mesh=data=2,model=2 --batch-axis=data --budget=20 | FileCheck %s --check-prefix=STEP
// STEP: x: #mesh.sharding<@mesh, [{{{[^d]*}}}, {"data"{{.*}}]>
//
// RUN: not mesh-search %t/loss.mlir --entry=loss --machine=%t.json --mesh=data=2 --batch-axis=batch 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: the mesh has no axis "batch" for the batch
// RUN: not mesh-search %t/plain.mlir --machine=%t.json --mesh=data=2 --batch-axis=data 2>&1 | FileCheck %s --check-prefix=PLAIN
// PLAIN: @main has no parameters, from which the batch could be told: mark them among its arguments by mesh.param and a mesh.name, or annotate the batch along "data", an axis of the program's mesh, whose sizes may be 1 if --devices chooses them
// Weights that are arguments of a function are no batch, once they are marked; or the batch is.
// RUN: not mesh-search %t/weights.mlir --machine=%t.json --devices=4 --batch-axis=data 2>&1 | FileCheck %s --check-prefix=PLAIN
// RUN: sed 's/%%w: tensor<128x256xf32>/& {mesh.name = "w", mesh.param}/' %t/weights.mlir > %t/marked.mlir
// RUN: mesh-search %t/marked.mlir --machine=%t.json --devices=4 --batch-axis=data --budget=600 -o %t/marked.out.mlir | FileCheck %s --check-prefix=MARKED
// MARKED: data={{[124]}}
// RUN: FileCheck %s --check-prefix=WEIGHTS --input-file=%t/marked.out.mlir
// RUN: sed '1i mesh.mesh @mesh = <["data"=1, "model"=1]>' %t/weights.mlir | sed 's/%%x: tensor<64x128xf32>/& {mesh.sharding = #mesh.sharding<@mesh, [{"data", ?}, {?}]>}/' > %t/split.mlir
// RUN: mesh-search %t/split.mlir --machine=%t.json --devices=4 --batch-axis=data --budget=600 -o %t/split.out.mlir
// RUN: FileCheck %s --check-prefix=WEIGHTS --input-file=%t/split.out.mlir
// WEIGHTS: mesh.mesh @mesh = <["data"=
// WEIGHTS: func.func @main(%{{[^:]*}}: tensor<64x128xf32> {mesh.sharding = #mesh.sharding<@mesh, [{"data", ?}, {?}]>}
// What the entry does not reach says nothing.
// RUN: sed '1i func.func @other(%%a: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>}) { return }' %t/loss.mlir | sed '1i mesh.mesh @mesh = <["data"=2, "model"=2]>' > %t/other.mlir
// RUN: mesh-search %t/other.mlir --entry=loss --machine=%t.json --batch-axis=data --budget=600 | FileCheck %s
// RUN: sed '1i mesh.param @unused : tensor<4xf32> init zeros' %t/plain.mlir > %t/unused.mlir
// RUN: not mesh-search %t/unused.mlir --machine=%t.json --mesh=data=2 --batch-axis=data 2>&1 | FileCheck %s --check-prefix=PLAIN
//
// The axis has to split the batch.
// RUN: not mesh-search %t/loss.mlir --entry=loss --machine=%t.json --mesh=data=128 --batch-axis=data 2>&1 | FileCheck %s --check-prefix=SMALL
// SMALL: the batch must be at least as large as axis "data" of size 128, but is 64
// RUN: not mesh-search %t/loss.mlir --entry=loss --machine=%t.json --mesh=data=3 --batch-axis=data --even 2>&1 | FileCheck %s --check-prefix=EVEN
// EVEN: with --even, the batch must be divisible by axis "data" of size 3, but is 64

//--- loss.mlir
mesh.param @w : tensor<128x256xf32> init lecun_normal
func.func @loss(%x: tensor<64x128xf32> {mesh.name = "x"}, %key: tensor<2xi32> {mesh.name = "key"},
    %weights: tensor<64x256xf32> {mesh.name = "weights"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<128x256xf32>
  %zeros = arith.constant dense<0.0> : tensor<64x256xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x128xf32>, tensor<128x256xf32>)
      outs(%zeros : tensor<64x256xf32>) -> tensor<64x256xf32>
  %weighted = arith.mulf %y, %weights : tensor<64x256xf32>
  %squares = arith.mulf %weighted, %weighted : tensor<64x256xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<64x256xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}
mesh.train_step @step of @loss by sgd {rate = 0.1, micro_batches = 2}
//--- plain.mlir
func.func @main(%x: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %y = math.tanh %x : tensor<64x128xf32>
  return %y : tensor<64x128xf32>
}
//--- weights.mlir
func.func @main(%x: tensor<64x128xf32>, %w: tensor<128x256xf32>) -> tensor<64x256xf32> {
  %zeros = arith.constant dense<0.0> : tensor<64x256xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x128xf32>, tensor<128x256xf32>)
      outs(%zeros : tensor<64x256xf32>) -> tensor<64x256xf32>
  return %y : tensor<64x256xf32>
}
