// RUN: mesh-opt %s --convert-copies-to-linalg | FileCheck %s

// CHECK-LABEL: @copies(
// CHECK-SAME: %[[A:.*]]: memref<4x4xf32>, %[[B:.*]]: memref<4x4xf32>, %[[STRIDED:.*]]: memref<4x4xf32, strided<[8, 1]>>
func.func @copies(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %strided: memref<4x4xf32, strided<[8, 1]>>) {
  // CHECK: memref.copy %[[A]], %[[B]]
  memref.copy %a, %b : memref<4x4xf32> to memref<4x4xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[A]] : {{.*}}) outs(%[[STRIDED]] :
  memref.copy %a, %strided : memref<4x4xf32> to memref<4x4xf32, strided<[8, 1]>>
  // CHECK-NOT: memref.copy
  // CHECK: return
  return
}
