// RUN: mesh-opt %s --mesh-overlap=mode=ring --mesh-decompose-collectives --canonicalize --cse | FileCheck %s

mesh.mesh @m = <["x"=2]>

// What stands between the gather and the contraction is done to each block: a
// bias takes its part of the bias, and a transpose changes the dim of the block.

// CHECK-LABEL: @gather(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x2xf32>, %[[B:[a-z0-9]+]]: tensor<4x4xf32>, %[[W:[a-z0-9]+]]: tensor<4x8xf32>
func.func @gather(%x: tensor<4x2xf32>, %b: tensor<4x4xf32>, %w: tensor<4x8xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: mesh.async
  // CHECK: %[[B0:.*]] = tensor.extract_slice %[[B]][0, %[[AT:.*]]] [4, 2]
  // CHECK: %[[BIASED:.*]] = arith.addf %[[X]], %[[B0]] : tensor<4x2xf32>
  // CHECK: %[[TURNED:.*]] = linalg.transpose ins(%[[BIASED]] : tensor<4x2xf32>) outs(%{{.*}} : tensor<2x4xf32>)
  // CHECK: %[[PART:.*]] = linalg.matmul ins(%[[TURNED]], %[[W]]
  // CHECK: tensor.insert_slice %[[PART]] into %{{.*}}[%[[AT]], 0] [2, 8]
  // CHECK: %[[X1:.*]] = mesh.wait
  // CHECK: arith.addf %[[X1]], %{{.*}} : tensor<4x2xf32>
  // CHECK-NOT: mesh.all_gather
  %whole = mesh.all_gather %x on @m ["x"] dim 1 : tensor<4x2xf32> -> tensor<4x4xf32>
  %biased = arith.addf %whole, %b : tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %turned = linalg.transpose ins(%biased : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %y = linalg.matmul ins(%turned, %w : tensor<4x4xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// And what stands between contractions and the scatter; two of them are added
// up. The sum is cast before it travels.

// CHECK-LABEL: @scatter(
func.func @scatter(%x: tensor<4x8xf32>, %v: tensor<8x4xf32>, %w: tensor<8x4xf32>, %init: tensor<4x4xf32>) -> tensor<4x2xbf16> {
  // CHECK-COUNT-2: linalg.matmul {{.*}} -> tensor<4x2xf32>
  // CHECK: arith.addf {{.*}} : tensor<4x2xf32>
  // CHECK: arith.truncf {{.*}} : tensor<4x2xf32> to tensor<4x2xbf16>
  // CHECK: mesh.permute {{.*}} : tensor<4x2xbf16>
  // CHECK-COUNT-2: linalg.matmul {{.*}} -> tensor<4x2xf32>
  // CHECK-NOT: mesh.reduce_scatter
  %y = linalg.matmul ins(%x, %v : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = arith.addf %y, %z : tensor<4x4xf32>
  %cast = arith.truncf %sum : tensor<4x4xf32> to tensor<4x4xbf16>
  %r = mesh.reduce_scatter sum %cast on @m ["x"] dim 1 : tensor<4x4xbf16> -> tensor<4x2xbf16>
  return %r : tensor<4x2xbf16>
}

// The second half of an all-reduce feeds the contraction after it.

// CHECK-LABEL: @reduce(
func.func @reduce(%x: tensor<4x8xf32>, %v: tensor<8x4xf32>, %w: tensor<4x8xf32>, %init: tensor<4x4xf32>, %init2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: mesh.permute
  // CHECK: %[[OWN:.*]] = arith.addf {{.*}} : tensor<2x4xf32>
  // CHECK: mesh.permute %[[OWN]]
  // CHECK: linalg.matmul ins(%[[OWN]], %{{.*}} : tensor<2x4xf32>
  // CHECK: %[[OTHER:.*]] = mesh.wait
  // CHECK: linalg.matmul ins(%[[OTHER]], %{{.*}} : tensor<2x4xf32>
  // CHECK-NOT: linalg.matmul
  // CHECK: return
  %y = linalg.matmul ins(%x, %v : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = mesh.all_reduce sum %y on @m ["x"] : tensor<4x4xf32>
  %z = linalg.matmul ins(%sum, %w : tensor<4x4xf32>, tensor<4x8xf32>) outs(%init2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %z : tensor<4x8xf32>
}

// A softmax looks at the gathered dim as a whole: no block of it is made of a
// block of what it takes.

// CHECK-LABEL: @whole(
func.func @whole(%x: tensor<4x2xf32>, %w: tensor<4x8xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: mesh.all_gather
  %whole = mesh.all_gather %x on @m ["x"] dim 1 : tensor<4x2xf32> -> tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %soft = linalg.softmax dimension(1) ins(%whole : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y = linalg.matmul ins(%soft, %w : tensor<4x4xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
