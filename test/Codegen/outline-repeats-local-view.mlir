// Before collectives become rings, layers of functions in local view alone become
// a function. It is on the mesh of its caller, and contractions see their fills,
// transposes and reshapes in it.
//
// RUN: mesh-opt %s --mesh-outline-repeats="min-ops=1 local-view" | FileCheck %s

mesh.mesh @m = <["model"=4]>

// CHECK-LABEL: func.func private @layers_repeated(
// CHECK-SAME: %{{.*}}: index, %[[X:.*]]: tensor<8x4xf32>, %[[W:.*]]: tensor<4x16xf32>) -> tensor<8x4xf32>
// CHECK-SAME: mesh.spmd = @m
// CHECK: %[[GATHERED:.*]] = mesh.all_gather %[[X]]
// CHECK-DAG: %[[FILL:.*]] = linalg.fill
// CHECK-DAG: %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[W]]
// CHECK: linalg.matmul ins(%[[GATHERED]], %[[TRANSPOSED]] : {{.*}}) outs(%[[FILL]]

// CHECK-LABEL: func.func @layers(
// The transpose is a result, too: it is there still.
// CHECK: linalg.transpose
// CHECK-COUNT-3: call @layers_repeated
// CHECK-NOT: linalg
// CHECK: return
func.func @layers(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>)
    -> (tensor<8x4xf32>, tensor<16x4xf32>) attributes {mesh.spmd = @m} {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x4xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x4xf32>) -> tensor<8x4xf32>
  %turned = tensor.empty() : tensor<16x4xf32>
  %t = linalg.transpose ins(%w : tensor<4x16xf32>) outs(%turned : tensor<16x4xf32>) permutation = [1, 0]
  %g0 = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %0 = linalg.matmul ins(%g0, %t : tensor<8x16xf32>, tensor<16x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32>
  %g1 = mesh.all_gather %0 on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = linalg.matmul ins(%g1, %t : tensor<8x16xf32>, tensor<16x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32>
  %g2 = mesh.all_gather %1 on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %2 = linalg.matmul ins(%g2, %t : tensor<8x16xf32>, tensor<16x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %2, %t : tensor<8x4xf32>, tensor<16x4xf32>
}

// CHECK-LABEL: func.func @elsewhere(
// CHECK-NOT: call
// CHECK: return
func.func @elsewhere(%x: tensor<4xf32>) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.abs ins(%0 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.exp ins(%1 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.abs ins(%2 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.exp ins(%3 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %5 = linalg.abs ins(%4 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  return %5 : tensor<4xf32>
}

// A ring stays with the contraction that hides it.
//
// CHECK-LABEL: func.func private @rings_repeated(
// CHECK: %[[GATHERED:.*]] = mesh.all_gather
// CHECK: linalg.matmul ins(%[[GATHERED]],

// CHECK-LABEL: func.func @rings(
// CHECK: linalg.matmul
// CHECK-COUNT-4: call @rings_repeated
// CHECK-NOT: linalg
// CHECK: return
func.func @rings(%x: tensor<8x16xf32>, %w: tensor<16x4xf32>, %out: tensor<8x4xf32>)
    -> tensor<8x4xf32> attributes {mesh.spmd = @m} {
  %0 = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%out : tensor<8x4xf32>) -> tensor<8x4xf32>
  %g1 = mesh.all_gather %0 on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = linalg.matmul ins(%g1, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%out : tensor<8x4xf32>) -> tensor<8x4xf32>
  %g2 = mesh.all_gather %1 on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x16xf32>
  %2 = linalg.matmul ins(%g2, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%out : tensor<8x4xf32>) -> tensor<8x4xf32>
  %g3 = mesh.all_gather %2 on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x16xf32>
  %3 = linalg.matmul ins(%g3, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%out : tensor<8x4xf32>) -> tensor<8x4xf32>
  %g4 = mesh.all_gather %3 on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x16xf32>
  %4 = linalg.matmul ins(%g4, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%out : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %4 : tensor<8x4xf32>
}

// Calls pass no futures: what waits for messages that were all sent before stays
// beside them.
//
// CHECK-LABEL: func.func @messages(
// CHECK-NOT: call
// CHECK: return
func.func @messages(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %empty = tensor.empty() : tensor<4xf32>
  %f0 = mesh.async {
    %p = mesh.permute %x on @m ["model"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %f1 = mesh.async {
    %p = mesh.permute %x on @m ["model"] shift 2 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %f2 = mesh.async {
    %p = mesh.permute %x on @m ["model"] shift 3 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %w0 = mesh.wait %f0 : !mesh.future<tensor<4xf32>>
  %0 = linalg.add ins(%x, %w0 : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %w1 = mesh.wait %f1 : !mesh.future<tensor<4xf32>>
  %1 = linalg.add ins(%0, %w1 : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %w2 = mesh.wait %f2 : !mesh.future<tensor<4xf32>>
  %2 = linalg.add ins(%1, %w2 : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
