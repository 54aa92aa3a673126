// RUN: mesh-opt %s --mesh-finalize-results | FileCheck %s

// CHECK-LABEL: @twice(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32>
func.func @twice(%a: memref<4xf32>, %b: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  // CHECK: %[[COPY:.*]] = memref.alloc() : memref<4xf32>
  // CHECK: memref.copy %[[A]], %[[COPY]]
  // CHECK: return %[[A]], %[[B]], %[[COPY]]
  return %a, %b, %a : memref<4xf32>, memref<4xf32>, memref<4xf32>
}
