// RUN: mesh-opt %s --mesh-finalize-results | FileCheck %s

// CHECK-LABEL: @twice(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32>,
// CHECK-SAME: %[[R0:.*]]: memref<4xf32> {bufferize.result}, %[[R1:.*]]: memref<4xf32> {bufferize.result}, %[[R2:.*]]: memref<4xf32> {bufferize.result})
func.func @twice(%a: memref<4xf32>, %b: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  // CHECK-NEXT: memref.copy %[[A]], %[[R2]]
  // CHECK-NEXT: memref.copy %[[A]], %[[R0]]
  // CHECK-NEXT: memref.copy %[[B]], %[[R1]]
  // CHECK-NEXT: return
  return %a, %b, %a : memref<4xf32>, memref<4xf32>, memref<4xf32>
}
