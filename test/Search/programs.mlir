// Of several programs the best one is annotated, here one with another order of
// products. State of training is split where that is best.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-7, "bandwidth": 1e12}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: split-file %s %t
// RUN: mesh-search %t/left.mlir %t/right.mlir --machine=%t.json --budget=600 -o %t/best.mlir | FileCheck %s
// CHECK: 2 programs and meshes: {{[0-9]+}} searches, {{[0-9]+}} compared
// CHECK-NEXT: mesh step in local view memory contractions at least program
// CHECK-NEXT: x=4 {{.*}}right.mlir
// RUN: FileCheck %s --check-prefix=BEST --input-file=%t/best.mlir
// BEST: mesh.mesh @m
// BEST: tensor<8x64xf32>, tensor<64x64xf32>
// BEST: tensor<64x8xf32>, tensor<8x64xf32>
//
// A program that is slower by far is not searched further.
// RUN: sed 's/return %r : \(.*\)$/%x = math.sin %r : \1\n  return %x : \1/' %t/right.mlir > %t/one.mlir
// RUN: sed 's/return %r : \(.*\)$/%x = math.sin %r : \1\n  %y = linalg.transpose ins(%x : \1) outs(%zeros : \1) permutation = [1, 0]\n  %z = math.sin %y : \1\n  return %z : \1/' %t/right.mlir > %t/two.mlir
// RUN: mesh-search %t/one.mlir %t/two.mlir --machine=%t.json --budget=600 | FileCheck %s --check-prefix=FAR
// FAR: 2 programs and meshes: 2 searches, 2 compared
// FAR-NEXT: mesh step
// FAR-NEXT: x=4 {{.*}}one.mlir
// FAR-NEXT: x=4 {{.*}}two.mlir
//
// Steps of training: all ways to split their state.
// RUN: mesh-search %t/step.mlir --entry=step --machine=%t.json --budget=600 -o %t/step_found.mlir | FileCheck %s --check-prefix=STEP
// STEP: 3 programs and meshes
// STEP: x=4 {{.*}}state{{.*}} along x{{$}}
// STEP: @step on 4 devices
// RUN: mesh-run %t/step_found.mlir --entry=step --check | FileCheck %s --check-prefix=AGREES
// AGREES-COUNT-3: ok
//
// With less memory than the state takes, it has to be split.
// RUN: mesh-search %t/step.mlir --entry=step --machine=%t.json --budget=600 --memory-limit=600KiB | FileCheck %s --check-prefix=LESS
// LESS: state{{.*}}along x
// LESS: @step on 4 devices
//
// Where the program says how, there is nothing to choose.
// RUN: sed 's/rate = /shard_state = ["x"], rate = /' %t/step.mlir > %t/given.mlir
// RUN: mesh-search %t/given.mlir --entry=step --machine=%t.json --budget=600 | FileCheck %s --check-prefix=GIVEN
// GIVEN-NOT: programs and meshes
// GIVEN: @step on 4 devices
// RUN: sed -e '/^mesh.mesh/d' -e 's/ sharding <@m, .*//' %t/given.mlir > %t/bare.mlir
// RUN: mesh-search %t/bare.mlir --entry=step --mesh=x=4 --machine=%t.json --budget=600 | FileCheck %s --check-prefix=GIVEN
//
// A start may declare the step, too.
// RUN: sed 's/mesh.name = "x"/&, mesh.sharding = #mesh.sharding<@m, [{"x", ?}, {?}]>/' %t/step.mlir > %t/start.mlir
// RUN: mesh-search %t/step.mlir --entry=step --machine=%t.json --budget=1e-9 --start=%t/start.mlir | FileCheck %s --check-prefix=STARTED
// STARTED: x: #mesh.sharding<@m, [{?}, {"x", ?}, {?}]>
//
// The last program is searched first only if it needs less than the first.
// RUN: mesh-search %t/few.mlir %t/many.mlir --machine=%t.json --memory-limit=80KiB --budget=600 | FileCheck %s --check-prefix=FEW
// FEW: 2 programs and meshes: 2 searches, 1 compared

//--- left.mlir
mesh.mesh @m = <["x"=4]>
func.func @main(%a: tensor<8x64xf32> {mesh.name = "a"}, %b: tensor<64x64xf32> {mesh.name = "b"}, %c: tensor<64x8xf32> {mesh.name = "c"})
    -> tensor<64x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x64xf32>
  %zeros = arith.constant dense<0.0> : tensor<64x64xf32>
  %e = linalg.matmul ins(%c, %a : tensor<64x8xf32>, tensor<8x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = linalg.matmul ins(%e, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
//--- right.mlir
mesh.mesh @m = <["x"=4]>
func.func @main(%a: tensor<8x64xf32> {mesh.name = "a"}, %b: tensor<64x64xf32> {mesh.name = "b"}, %c: tensor<64x8xf32> {mesh.name = "c"})
    -> tensor<64x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x64xf32>
  %zeros = arith.constant dense<0.0> : tensor<64x64xf32>
  %e = linalg.matmul ins(%a, %b : tensor<8x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<8x64xf32>) -> tensor<8x64xf32>
  %r = linalg.matmul ins(%c, %e : tensor<64x8xf32>, tensor<8x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
//--- step.mlir
mesh.mesh @m = <["x"=4]>
mesh.param @w : tensor<128x256xf32> init lecun_normal sharding <@m, [{}, {}]>
func.func @loss(%x: tensor<64x128xf32> {mesh.name = "x"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<128x256xf32>
  %zeros = arith.constant dense<0.0> : tensor<64x256xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x128xf32>, tensor<128x256xf32>)
      outs(%zeros : tensor<64x256xf32>) -> tensor<64x256xf32>
  %squares = arith.mulf %y, %y : tensor<64x256xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<64x256xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}
mesh.train_step @step of @loss by adamw {rate = 3.0e-4, micro_batches = 2}
//--- few.mlir
mesh.mesh @m = <["x"=2]>
func.func @main(%x: tensor<64x64xf32>, %e0: tensor<64x64xf32>, %e1: tensor<64x64xf32>, %e2: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %v0 = linalg.matmul ins(%x, %e0 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %v1 = linalg.matmul ins(%v0, %e1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %v2 = linalg.matmul ins(%v1, %e2 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %v2 : tensor<64x64xf32>
}
//--- many.mlir
mesh.mesh @m = <["x"=2]>
func.func @main(%x: tensor<64x64xf32>, %e0: tensor<64x64xf32>, %e1: tensor<64x64xf32>, %e2: tensor<64x64xf32>, %e3: tensor<64x64xf32>, %e4: tensor<64x64xf32>, %e5: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %v0 = linalg.matmul ins(%x, %e0 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %v1 = linalg.matmul ins(%v0, %e1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %v2 = linalg.matmul ins(%v1, %e2 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %v3 = linalg.matmul ins(%v2, %e3 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %v4 = linalg.matmul ins(%v3, %e4 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %v5 = linalg.matmul ins(%v4, %e5 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %v5 : tensor<64x64xf32>
}
