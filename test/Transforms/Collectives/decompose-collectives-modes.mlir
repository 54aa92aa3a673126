// RUN: mesh-opt %s --mesh-decompose-collectives --canonicalize --cse | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// Both ways at once: four devices take two steps. At the second, three blocks
// have been used, of which one is still under way, up.

// CHECK-LABEL: @bidirectional_gather(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>,
func.func @bidirectional_gather(%x: tensor<8x4xf32>, %w: tensor<16x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: mesh.permute %[[X]] on @m ["model"] shift 1 :
  // CHECK: mesh.permute %[[X]] on @m ["model"] shift -1 :
  // CHECK: linalg.matmul ins(%[[X]],
  // CHECK: %[[UP:.*]] = mesh.wait
  // CHECK: %[[DOWN:.*]] = mesh.wait
  // CHECK: mesh.permute %[[UP]] on @m ["model"] shift 1 :
  // CHECK-NOT: mesh.permute
  // CHECK: linalg.matmul ins(%[[UP]],
  // CHECK: linalg.matmul ins(%[[DOWN]],
  // CHECK: %[[LAST:.*]] = mesh.wait
  // CHECK: %[[Y:.*]] = linalg.matmul ins(%[[LAST]],
  // CHECK: return %[[Y]]
  %whole = mesh.all_gather %x on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<bidirectional>} : tensor<8x4xf32> -> tensor<8x16xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x16xf32>, tensor<16x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// Two accumulators collect half of the contributions each; the device's own
// goes to one of them. In the end they are combined.

// CHECK-LABEL: @bidirectional_scatter(
func.func @bidirectional_scatter(%x: tensor<8x4xf32>, %w: tensor<4x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x2xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: %[[UP:.*]] = linalg.matmul
  // CHECK: %[[DOWN:.*]] = linalg.matmul
  // CHECK: mesh.permute %[[UP]] on @m ["model"] shift 1 :
  // CHECK: mesh.permute %[[DOWN]] on @m ["model"] shift -1 :
  // CHECK: linalg.matmul
  // CHECK: mesh.wait
  // CHECK: %[[ACC_DOWN:.*]] = mesh.wait
  // CHECK: %[[UP1:.*]] = arith.addf
  // CHECK: mesh.permute %[[UP1]] on @m ["model"] shift 1 :
  // CHECK: linalg.matmul
  // CHECK: mesh.wait
  // CHECK: %[[ACC_UP:.*]] = arith.addf
  // CHECK: arith.addf %[[ACC_UP]], %[[ACC_DOWN]]
  // CHECK-NOT: linalg.matmul
  %r = mesh.reduce_scatter sum %y on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<bidirectional>} : tensor<8x8xf32> -> tensor<8x2xf32>
  return %r : tensor<8x2xf32>
}

// Halves of each block, here of three and two elements, travel opposite ways.

// CHECK-LABEL: @split_gather(
// CHECK-SAME: %[[X:.*]]: tensor<8x5xf32>, %[[W:.*]]: tensor<10x8xf32>,
func.func @split_gather(%x: tensor<8x5xf32>, %w: tensor<10x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK-DAG: %[[FIRST:.*]] = tensor.extract_slice %[[X]][0, 0] [8, 3] [1, 1]
  // CHECK-DAG: %[[SECOND:.*]] = tensor.extract_slice %[[X]][0, 3] [8, 2] [1, 1]
  // CHECK: mesh.permute %[[FIRST]] on @m ["data"] shift -1 : tensor<8x3xf32>
  // CHECK: mesh.permute %[[SECOND]] on @m ["data"] shift 1 : tensor<8x2xf32>
  // CHECK: %[[W1:.*]] = tensor.extract_slice %[[W]][%{{.*}}, 0] [3, 8]
  // CHECK: linalg.matmul ins(%[[FIRST]], %[[W1]]
  // CHECK: %[[W2:.*]] = tensor.extract_slice %[[W]][%{{.*}}, 0] [2, 8]
  // CHECK: linalg.matmul ins(%[[SECOND]], %[[W2]]
  // CHECK-COUNT-2: mesh.wait
  // CHECK-COUNT-2: linalg.matmul
  %whole = mesh.all_gather %x on @m ["data"] dim 1 {mesh.overlap = #mesh.overlap<split, down>} : tensor<8x5xf32> -> tensor<8x10xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x10xf32>, tensor<10x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// An all-reduce is a reduce-scatter, along the outermost dim that divides, under
// the contraction, and an all-gather.

// CHECK-LABEL: @all_reduce(
func.func @all_reduce(%x: tensor<3x4xf32>, %w: tensor<4x8xf32>, %init: tensor<3x8xf32>) -> tensor<3x8xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<3x4xf32>, tensor<4x8xf32>) outs(%init : tensor<3x8xf32>) -> tensor<3x8xf32>
  // CHECK: linalg.matmul {{.*}} -> tensor<3x4xf32>
  // CHECK: mesh.permute {{.*}} : tensor<3x4xf32>
  // CHECK: linalg.matmul {{.*}} -> tensor<3x4xf32>
  // CHECK: %[[REDUCED:.*]] = arith.addf
  // CHECK: mesh.permute %[[REDUCED]]
  // CHECK: tensor.insert_slice %[[REDUCED]] into %{{.*}} : tensor<3x4xf32> into tensor<3x8xf32>
  // CHECK: %[[OTHER:.*]] = mesh.wait
  // CHECK: tensor.insert_slice %[[OTHER]]
  %r = mesh.all_reduce sum %y on @m ["data"] {mesh.overlap = #mesh.overlap<ring>} : tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
