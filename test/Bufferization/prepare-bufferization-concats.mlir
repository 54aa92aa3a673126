// RUN: mesh-opt %s --mesh-prepare-bufferization --split-input-file | FileCheck %s

// What is there first is inserted first; what is computed next can be written
// to its place.

// CHECK-LABEL: @permuted(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>
func.func @permuted(%x: tensor<2xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<2xf32>
  // CHECK: %[[ALL:.*]] = tensor.empty() : tensor<4xf32>
  // CHECK: %[[OWN:.*]] = tensor.insert_slice %[[X]] into %[[ALL]][2] [2] [1]
  // CHECK: %[[BLOCK:.*]] = mesh_rt.run
  // CHECK-NEXT: %[[BOTH:.*]] = tensor.insert_slice %[[BLOCK]] into %[[OWN]][0] [2] [1]
  %0 = mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : tensor<2xf32> into %e : tensor<2xf32> -> tensor<2xf32>
  %1 = tensor.concat dim(0) %0, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  // CHECK: return %[[BOTH]]
  return %1 : tensor<4xf32>
}

// -----

// An operand may come twice.

// CHECK-LABEL: @twice(
func.func @twice(%x: tensor<2x3xf32>) -> tensor<2x6xf32> {
  // CHECK: %[[Y:.*]] = arith.negf
  // CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<2x6xf32>
  // CHECK-NEXT: %[[ONE:.*]] = tensor.insert_slice %[[Y]] into %[[E]][0, 0] [2, 3] [1, 1]
  // CHECK-NEXT: %[[TWO:.*]] = tensor.insert_slice %[[Y]] into %[[ONE]][0, 3] [2, 3] [1, 1]
  %y = arith.negf %x : tensor<2x3xf32>
  %1 = tensor.concat dim(1) %y, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  // CHECK: return %[[TWO]]
  return %1 : tensor<2x6xf32>
}

// -----

// What has no elements is not inserted: that could be out of bounds.

// CHECK-LABEL: @without_elements(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>
func.func @without_elements(%x: tensor<2xf32>, %y: tensor<0xf32>) -> tensor<2xf32> {
  // CHECK: %[[Z:.*]] = tensor.insert_slice %[[X]] into %{{.*}}[0] [2] [1]
  // CHECK-NEXT: return %[[Z]]
  %0 = tensor.concat dim(0) %x, %y : (tensor<2xf32>, tensor<0xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: @dynamic(
// CHECK: tensor.concat
func.func @dynamic(%x: tensor<?xf32>, %y: tensor<2xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Many operands are joined in groups of 16, each in memory of its own.

// CHECK-LABEL: @many(
// CHECK-SAME: %[[X:.*]]: tensor<1x2xf32>
func.func @many(%x: tensor<1x2xf32>) -> tensor<18x2xf32> {
  // CHECK: %[[FIRST:.*]] = bufferization.alloc_tensor() : tensor<16x2xf32>
  // CHECK: tensor.insert_slice %[[X]] into %[[FIRST]][0, 0] [1, 2] [1, 1]
  // CHECK-COUNT-14: tensor.insert_slice %[[X]] into
  // CHECK: %[[FULL:.*]] = tensor.insert_slice %[[X]] into %{{.*}}[15, 0] [1, 2] [1, 1]
  // CHECK: %[[HALF:.*]] = tensor.insert_slice %[[FULL]] into %{{.*}}[0, 0] [16, 2] [1, 1]
  // CHECK: %[[SECOND:.*]] = bufferization.alloc_tensor() : tensor<2x2xf32>
  // CHECK: %[[ONE:.*]] = tensor.insert_slice %[[X]] into %[[SECOND]][0, 0] [1, 2] [1, 1]
  // CHECK: %[[REST:.*]] = tensor.insert_slice %[[X]] into %[[ONE]][1, 0] [1, 2] [1, 1]
  // CHECK: %[[ALL:.*]] = tensor.insert_slice %[[REST]] into %[[HALF]][16, 0] [2, 2] [1, 1]
  // CHECK: return %[[ALL]]
  %0 = tensor.concat dim(0) %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<18x2xf32>
  return %0 : tensor<18x2xf32>
}

// -----

// What is kept for a later concatenation is inserted there, where its barrier
// is: the result comes into use there.

// CHECK-LABEL: @kept(
func.func @kept(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[S:.*]] = math.sin
  // CHECK: %[[FIRST:.*]] = tensor.insert_slice %[[S]] into %{{.*}}[0] [2] [1]
  %s = math.sin %x : tensor<2xf32>
  %0 = tensor.concat dim(0) %s, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  // CHECK: %[[T:.*]] = math.exp %[[FIRST]]
  %t = math.exp %0 : tensor<4xf32>
  // CHECK: tensor.insert_slice %[[S]] into %{{.*}}[0] [2] [1]
  %k = mesh.optimization_barrier %s : tensor<2xf32>
  %c = math.cos %y : tensor<2xf32>
  %1 = tensor.concat dim(0) %k, %c : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %t, %1 : tensor<4xf32>, tensor<4xf32>
}
