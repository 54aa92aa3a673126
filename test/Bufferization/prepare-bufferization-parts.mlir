// RUN: mesh-opt %s --mesh-prepare-bufferization | FileCheck %s

// A small part that is read after the whole has memory of its own: what receives
// it does not write to the tensor that it is a part of.

// CHECK-LABEL: @small(
func.func @small(%x: tensor<2xf32>, %y: tensor<6xf32>, %w: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<2xf32>) {
  // CHECK: %[[OWN:.*]] = bufferization.alloc_tensor() : tensor<2xf32>
  // CHECK: mesh_rt.run {{.*}} into %[[OWN]]
  // CHECK-NOT: bufferization.alloc_tensor
  %e = tensor.empty() : tensor<2xf32>
  %0 = mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : tensor<2xf32> into %e : tensor<2xf32> -> tensor<2xf32>
  %1 = tensor.concat dim(0) %0, %y : (tensor<2xf32>, tensor<6xf32>) -> tensor<8xf32>
  %z = tensor.empty() : tensor<8xf32>
  %2 = linalg.matvec ins(%w, %1 : tensor<8x8xf32>, tensor<8xf32>) outs(%z : tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<2xf32>
  %3 = linalg.exp ins(%0 : tensor<2xf32>) outs(%f : tensor<2xf32>) -> tensor<2xf32>
  return %2, %3 : tensor<8xf32>, tensor<2xf32>
}

// One that makes up half of it stays, and so does one that is read before.

// CHECK-LABEL: @half(
// CHECK-NOT: bufferization.alloc_tensor
func.func @half(%x: tensor<4xf32>, %y: tensor<4xf32>, %w: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : tensor<4xf32> into %e : tensor<4xf32> -> tensor<4xf32>
  %1 = tensor.concat dim(0) %0, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %z = tensor.empty() : tensor<8xf32>
  %2 = linalg.matvec ins(%w, %1 : tensor<8x8xf32>, tensor<8xf32>) outs(%z : tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<4xf32>
  %3 = linalg.exp ins(%0 : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return %2, %3 : tensor<8xf32>, tensor<4xf32>
}

// CHECK-LABEL: @before(
// CHECK-NOT: bufferization.alloc_tensor
func.func @before(%x: tensor<2xf32>, %y: tensor<6xf32>, %w: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %0 = mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : tensor<2xf32> into %e : tensor<2xf32> -> tensor<2xf32>
  %f = tensor.empty() : tensor<2xf32>
  %3 = linalg.exp ins(%0 : tensor<2xf32>) outs(%f : tensor<2xf32>) -> tensor<2xf32>
  %1 = tensor.concat dim(0) %0, %y : (tensor<2xf32>, tensor<6xf32>) -> tensor<8xf32>
  %z = tensor.empty() : tensor<8xf32>
  %2 = linalg.matvec ins(%w, %1 : tensor<8x8xf32>, tensor<8xf32>) outs(%z : tensor<8xf32>) -> tensor<8xf32>
  return %2, %3 : tensor<8xf32>, tensor<2xf32>
}
