// With a schedule, the last stage computes what its micro-batch adds to a loss.
//
// RUN: mesh-opt %s --split-input-file --pass-pipeline='builtin.module(mesh-outline-repeats{min-ops=1 pipeline-axis=pipe microbatches=4 schedule=1f1b})' | FileCheck %s
// RUN: mesh-opt %s --split-input-file --pass-pipeline='builtin.module(mesh-outline-repeats{min-ops=1 pipeline-axis=pipe microbatches=4})' | FileCheck %s --check-prefix=PLAIN

// The targets are cut as the rows are, and what the stages need is in front of
// them.

// CHECK-LABEL: func.func @loss(
// CHECK-SAME: %[[X:.*]]: tensor<8x16xf32>, %[[W:.*]]: tensor<2x16x16xf32>, %[[T:.*]]: tensor<8x16xf32>
// CHECK: %[[LOSSES:.*]] = mesh.pipeline(%[[X]]) on @m "pipe" stages 2 microbatches 4 schedule "1f1b" params(%[[W]]) split(%[[T]]) {
// CHECK-NEXT: ^bb0(%[[H:.*]]: tensor<2x16xf32>, %{{.*}}: tensor<16x16xf32>, %{{.*}}: tensor<2x16xf32>, %{{.*}}: index, %{{.*}}: index):
// CHECK: mesh.stage_yield %{{.*}} : tensor<2x16xf32>
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[H:.*]]: tensor<2x16xf32>, %{{.*}}: tensor<16x16xf32>, %[[PART:.*]]: tensor<2x16xf32>, %{{.*}}: index, %{{.*}}: index):
// CHECK: arith.subf %{{.*}}, %[[PART]] : tensor<2x16xf32>
// CHECK: %[[LOSS:.*]] = tensor.expand_shape %{{.*}} [] {{.*}} : tensor<f32> into tensor<1xf32>
// CHECK: mesh.stage_yield %[[LOSS]] : tensor<1xf32>
// CHECK-NEXT: } : (tensor<8x16xf32>, tensor<2x16x16xf32>, tensor<8x16xf32>) -> tensor<4xf32>
// CHECK: %[[SUM:.*]] = linalg.reduce { arith.addf {{.*}}} ins(%[[LOSSES]]
// CHECK: return %[[SUM]]
//
// PLAIN-LABEL: func.func @loss(
// PLAIN: mesh.pipeline{{.*}} stages 2 microbatches 4 params
// PLAIN: } : (tensor<8x16xf32>, tensor<2x16x16xf32>) -> tensor<8x16xf32>
mesh.mesh @m = <["pipe"=2]>
func.func @loss(%x: tensor<8x16xf32>, %w: tensor<2x16x16xf32>, %t: tensor<8x16xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zeros = arith.constant dense<0.0> : tensor<8x16xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> tensor<8x16xf32> {
    %k = tensor.extract_slice %w[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<2x16x16xf32> to tensor<16x16xf32>
    %p = linalg.matmul ins(%h, %k : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield %p : tensor<8x16xf32>
  }
  %d = arith.subf %y, %t : tensor<8x16xf32>
  %e = arith.mulf %d, %d : tensor<8x16xf32>
  %loss = linalg.reduce { arith.addf } ins(%e : tensor<8x16xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// -----

// What is no sum over the rows stays outside.

// CHECK-LABEL: func.func @root(
// CHECK: } : (tensor<8x16xf32>, tensor<2x16x16xf32>) -> tensor<8x16xf32>
// CHECK: math.sqrt
mesh.mesh @m = <["pipe"=2]>
func.func @root(%x: tensor<8x16xf32>, %w: tensor<2x16x16xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zeros = arith.constant dense<0.0> : tensor<8x16xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> tensor<8x16xf32> {
    %k = tensor.extract_slice %w[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<2x16x16xf32> to tensor<16x16xf32>
    %p = linalg.matmul ins(%h, %k : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield %p : tensor<8x16xf32>
  }
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<8x16xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  %loss = math.sqrt %sum : tensor<f32>
  return %loss : tensor<f32>
}

// -----

// An assertion reads what the stages compute. They go forward for it and for
// the loss.

// CHECK-LABEL: func.func @checked(
// CHECK: } : (tensor<8x16xf32>, tensor<2x16x16xf32>) -> tensor<8x16xf32>
// CHECK-NOT: mesh.pipeline
// CHECK: cf.assert
// CHECK: return
mesh.mesh @m = <["pipe"=2]>
func.func @checked(%x: tensor<8x16xf32>, %w: tensor<2x16x16xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %most = arith.constant 1.0e10 : f32
  %zeros = arith.constant dense<0.0> : tensor<8x16xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> tensor<8x16xf32> {
    %k = tensor.extract_slice %w[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<2x16x16xf32> to tensor<16x16xf32>
    %p = linalg.matmul ins(%h, %k : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield %p : tensor<8x16xf32>
  }
  %first = tensor.extract %y[%c0, %c0] : tensor<8x16xf32>
  %is_right = arith.cmpf olt, %first, %most : f32
  cf.assert %is_right, "diverged"
  %loss = linalg.reduce { arith.addf } ins(%y : tensor<8x16xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}
