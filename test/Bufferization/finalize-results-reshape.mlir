// RUN: mesh-opt %s --mesh-finalize-results --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @expanded(
// CHECK-SAME: %[[ALL:[^ ]*]]: memref<4x2x3xf32> {bufferize.result})
// CHECK: %[[FLAT:.*]] = memref.collapse_shape %[[ALL]] {{\[}}[0], [1, 2]]
// CHECK: linalg.fill {{.*}} outs(%[[FLAT]] : memref<4x6xf32>)
// CHECK-NEXT: return
func.func @expanded(%x: f32) -> memref<4x2x3xf32> {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
  linalg.fill ins(%x : f32) outs(%0 : memref<4x6xf32>)
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [4, 2, 3] : memref<4x6xf32> into memref<4x2x3xf32>
  return %1 : memref<4x2x3xf32>
}

// -----

// By two steps, of which others are left.

// CHECK-LABEL: @two_steps(
// CHECK-SAME: %[[ALL:[^ ]*]]: memref<6x4xf32> {bufferize.result})
// CHECK: %[[FLAT:.*]] = memref.collapse_shape %[[ALL]] {{\[}}[0, 1]]
// CHECK: %[[ROWS:.*]] = memref.expand_shape %[[FLAT]] {{\[}}[0, 1]] output_shape [4, 6]
// CHECK: linalg.fill {{.*}} outs(%[[ROWS]] : memref<4x6xf32>)
// CHECK: linalg.fill {{.*}} outs(%[[FLAT]] : memref<24xf32>)
// CHECK-NEXT: return
func.func @two_steps(%x: f32) -> memref<6x4xf32> {
  %0 = memref.alloc() : memref<4x6xf32>
  linalg.fill ins(%x : f32) outs(%0 : memref<4x6xf32>)
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  linalg.fill ins(%x : f32) outs(%1 : memref<24xf32>)
  %2 = memref.expand_shape %1 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  return %2 : memref<6x4xf32>
}

// -----

// What is returned as it is, too, is a result already.

// CHECK-LABEL: @both(
// CHECK-SAME: %[[COPY:.*]]: memref<24xf32> {bufferize.result}, %[[ALL:.*]]: memref<4x6xf32> {bufferize.result})
// CHECK-NEXT: %[[FLAT:.*]] = memref.collapse_shape %[[ALL]]
// CHECK-NEXT: memref.copy %[[FLAT]], %[[COPY]]
// CHECK-NEXT: return
func.func @both() -> (memref<24xf32>, memref<4x6xf32>) {
  %0 = memref.alloc() : memref<4x6xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  return %1, %0 : memref<24xf32>, memref<4x6xf32>
}

// -----

// What is not allocated here is copied.

// CHECK-LABEL: @argument(
// CHECK-SAME: %[[MEMORY:[^ ]*]]: memref<24xf32> {bufferize.result})
// CHECK: %[[ALL:.*]] = memref.collapse_shape
// CHECK-NEXT: memref.copy %[[ALL]], %[[MEMORY]]
func.func @argument(%x: memref<4x6xf32>) -> memref<24xf32> {
  %0 = memref.collapse_shape %x [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  return %0 : memref<24xf32>
}

// -----

// A number is a tensor of no dims.

// CHECK-LABEL: @number(
// CHECK-SAME: %[[ALL:[^ ]*]]: memref<f32> {bufferize.result})
// CHECK: %[[ONE:.*]] = memref.expand_shape %[[ALL]] [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// CHECK: linalg.fill {{.*}} outs(%[[ONE]] : memref<1x1xf32>)
// CHECK-NEXT: return
func.func @number(%x: f32) -> memref<f32> {
  %0 = memref.alloc() : memref<1x1xf32>
  linalg.fill ins(%x : f32) outs(%0 : memref<1x1xf32>)
  %1 = memref.collapse_shape %0 [] : memref<1x1xf32> into memref<f32>
  return %1 : memref<f32>
}

// -----

// The result of a call is allocated in the returned shape, too.

func.func private @callee() -> memref<4x6xf32>  {
  %0 = memref.alloc() : memref<4x6xf32>
  return %0 : memref<4x6xf32>
}

// CHECK-LABEL: @of_call(
// CHECK-SAME: %[[ALL:[^ ]*]]: memref<24xf32> {bufferize.result})
// CHECK: %[[ROWS:.*]] = memref.expand_shape %[[ALL]] {{\[}}[0, 1]] output_shape [4, 6]
// CHECK-NEXT: call @callee(%[[ROWS]])
// CHECK-NEXT: return
func.func @of_call() -> memref<24xf32> {
  %0 = call @callee() : () -> memref<4x6xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  return %1 : memref<24xf32>
}
