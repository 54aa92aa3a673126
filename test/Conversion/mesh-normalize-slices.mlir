// RUN: mesh-opt %s --mesh-normalize-slices | FileCheck %s

// Dims are dropped by a reshape, and have no stride if they have one element.

// CHECK-LABEL: @extract(
// CHECK: %[[WHOLE:.*]] = tensor.extract_slice %{{.*}}[2, 0] [1, 4] [1, 2] : tensor<8x8xf32> to tensor<1x4xf32>
// CHECK: tensor.collapse_shape %[[WHOLE]] {{.*}} : tensor<1x4xf32> into tensor<4xf32>
func.func @extract(%x: tensor<8x8xf32>) -> tensor<4xf32> {
  %0 = tensor.extract_slice %x[2, 0] [1, 4] [3, 2] : tensor<8x8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @extract_at(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<1x6x6xf32>, %[[I:[a-z0-9]+]]: index
// CHECK: %[[WHOLE:.*]] = tensor.extract_slice %[[X]][0, 2, %[[I]]] [1, 3, 1] [1, 1, 1] : tensor<1x6x6xf32> to tensor<1x3x1xf32>
// CHECK: tensor.collapse_shape %[[WHOLE]] {{.*}} : tensor<1x3x1xf32> into tensor<1x3xf32>
func.func @extract_at(%x: tensor<1x6x6xf32>, %i: index) -> tensor<1x3xf32> {
  %0 = tensor.extract_slice %x[0, 2, %i] [1, 3, 1] [1, 1, 1] : tensor<1x6x6xf32> to tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// CHECK-LABEL: @insert(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x8xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
// CHECK: %[[WHOLE:.*]] = tensor.expand_shape %[[Y]] {{.*}} : tensor<4xf32> into tensor<1x4xf32>
// CHECK: tensor.insert_slice %[[WHOLE]] into %[[X]][2, 0] [1, 4] [1, 2]
func.func @insert(%x: tensor<8x8xf32>, %y: tensor<4xf32>) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %y into %x[2, 0] [1, 4] [3, 2] : tensor<4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Slices that drop nothing are as they are.

// CHECK-LABEL: @whole(
// CHECK-NOT: tensor.collapse_shape
// CHECK: return
func.func @whole(%x: tensor<8x8xf32>) -> tensor<1x4xf32> {
  %0 = tensor.extract_slice %x[2, 0] [1, 4] [1, 2] : tensor<8x8xf32> to tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
