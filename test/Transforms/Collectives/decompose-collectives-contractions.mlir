// RUN: mesh-opt %s --mesh-decompose-collectives --canonicalize --cse | FileCheck %s

// Which contractions a ring feeds: any linalg op that sums products, along any
// of its loops.

#bf16_x = affine_map<(b, s, k, n) -> (b, s, k)>
#bf16_w = affine_map<(b, s, k, n) -> (k, n)>
#bf16_y = affine_map<(b, s, k, n) -> (b, s, n)>

mesh.mesh @m = <["x"=2]>

// The right operand is gathered, along a dim of the result.

// CHECK-LABEL: @right(
// CHECK-SAME: %[[X:.*]]: tensor<4x6xf32>, %[[W:.*]]: tensor<6x3xf32>,
func.func @right(%x: tensor<4x6xf32>, %w: tensor<6x3xf32>, %init: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // CHECK: %[[PART:.*]] = linalg.matmul ins(%[[X]], %[[W]] : {{.*}} -> tensor<4x3xf32>
  // CHECK: tensor.insert_slice %[[PART]] into %{{.*}}[0, %{{.*}}] [4, 3]
  %whole = mesh.all_gather %w on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<6x3xf32> -> tensor<6x6xf32>
  %y = linalg.matmul ins(%x, %whole : tensor<4x6xf32>, tensor<6x6xf32>) outs(%init : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %y : tensor<4x6xf32>
}

// A batch dim: both operands and the result are cut.

// CHECK-LABEL: @batch(
// CHECK-SAME: %[[X:.*]]: tensor<3x4x5xf32>, %[[W:.*]]: tensor<6x5x7xf32>, %[[INIT:.*]]: tensor<6x4x7xf32>)
func.func @batch(%x: tensor<3x4x5xf32>, %w: tensor<6x5x7xf32>, %init: tensor<6x4x7xf32>) -> tensor<6x4x7xf32> {
  // CHECK: %[[OUTS:.*]] = tensor.extract_slice %[[INIT]][%[[AT:.*]], 0, 0] [3, 4, 7]
  // CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[W]][%[[AT]], 0, 0] [3, 5, 7]
  // CHECK: linalg.batch_matmul ins(%[[X]], %[[SLICE]] : {{.*}}) outs(%[[OUTS]] :
  %whole = mesh.all_gather %x on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<3x4x5xf32> -> tensor<6x4x5xf32>
  %y = linalg.batch_matmul ins(%whole, %w : tensor<6x4x5xf32>, tensor<6x5x7xf32>) outs(%init : tensor<6x4x7xf32>) -> tensor<6x4x7xf32>
  return %y : tensor<6x4x7xf32>
}

// More dims, and products of bf16 summed up in f32.

// CHECK-LABEL: @mixed(
func.func @mixed(%x: tensor<2x3x4xbf16>, %w: tensor<8x5xbf16>, %init: tensor<2x3x5xf32>) -> tensor<2x3x5xf32> {
  // CHECK: mesh.permute {{.*}} : tensor<2x3x4xbf16>
  // CHECK: linalg.contract {{.*}} : tensor<2x3x4xbf16>, tensor<4x5xbf16>) outs(%{{.*}} : tensor<2x3x5xf32>)
  %whole = mesh.all_gather %x on @m ["x"] dim 2 {mesh.overlap = #mesh.overlap<ring>} : tensor<2x3x4xbf16> -> tensor<2x3x8xbf16>
  %y = linalg.contract indexing_maps = [#bf16_x, #bf16_w, #bf16_y]
      ins(%whole, %w : tensor<2x3x8xbf16>, tensor<8x5xbf16>) outs(%init : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return %y : tensor<2x3x5xf32>
}

// The second contraction needs the result of the first: it takes the whole.

// CHECK-LABEL: @dependent(
func.func @dependent(%x: tensor<2x4xf32>, %w: tensor<4x4xf32>, %init: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // CHECK: mesh.wait
  // CHECK: linalg.matmul {{.*}} -> tensor<2x4xf32>
  // CHECK: %[[Y:.*]] = tensor.insert_slice {{.*}} : tensor<2x4xf32> into tensor<4x4xf32>
  // CHECK: %[[WHOLE:.*]] = tensor.insert_slice {{.*}} : tensor<2x4xf32> into tensor<4x4xf32>
  // CHECK: linalg.matmul ins(%[[WHOLE]], %[[Y]] :
  %whole = mesh.all_gather %x on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<2x4xf32> -> tensor<4x4xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = linalg.matmul ins(%whole, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}

// The result is scattered along the rows: those of the left operand are cut.

// CHECK-LABEL: @rows(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>, %[[W:.*]]: tensor<4x5xf32>, %[[INIT:.*]]: tensor<8x5xf32>)
func.func @rows(%x: tensor<8x4xf32>, %w: tensor<4x5xf32>, %init: tensor<8x5xf32>) -> tensor<4x5xf32> {
  // CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[X]][%[[AT:.*]], 0] [4, 4]
  // CHECK: %[[OUTS:.*]] = tensor.extract_slice %[[INIT]][%[[AT]], 0] [4, 5]
  // CHECK: linalg.matmul ins(%[[SLICE]], %[[W]] : {{.*}}) outs(%[[OUTS]] :
  %y = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x5xf32>) outs(%init : tensor<8x5xf32>) -> tensor<8x5xf32>
  %r = mesh.reduce_scatter sum %y on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x5xf32> -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
