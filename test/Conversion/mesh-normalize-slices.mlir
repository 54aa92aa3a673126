// RUN: mesh-opt %s --mesh-normalize-slices | FileCheck %s

// CHECK-LABEL: @extract(
func.func @extract(%x: tensor<8x8xf32>) -> tensor<4xf32> {
  // CHECK: tensor.extract_slice %{{.*}}[2, 0] [1, 4] [1, 2]
  %0 = tensor.extract_slice %x[2, 0] [1, 4] [3, 2] : tensor<8x8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @insert(
func.func @insert(%x: tensor<8x8xf32>, %y: tensor<4xf32>) -> tensor<8x8xf32> {
  // CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[2, 0] [1, 4] [1, 2]
  %0 = tensor.insert_slice %y into %x[2, 0] [1, 4] [3, 2] : tensor<4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
