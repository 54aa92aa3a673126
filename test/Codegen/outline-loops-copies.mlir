// RUN: mesh-opt %s --mesh-outline-loops | FileCheck %s

// Strided copies are loops, which functions share; others stay for memcpy.

// CHECK-LABEL: @copies(
// CHECK-SAME: %[[A:.*]]: memref<4x4xf32>, %[[B:.*]]: memref<4x4xf32>, %[[STRIDED:.*]]: memref<4x4xf32, strided<[8, 1]>>
func.func @copies(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %strided: memref<4x4xf32, strided<[8, 1]>>) {
  // CHECK: memref.copy %[[A]], %[[B]]
  memref.copy %a, %b : memref<4x4xf32> to memref<4x4xf32>
  // CHECK: call @[[COPY:copies_generic[_0-9]*]](%[[A]], %{{.*}}
  memref.copy %a, %strided : memref<4x4xf32> to memref<4x4xf32, strided<[8, 1]>>
  // CHECK: call @[[COPY]](%[[B]], %{{.*}}
  memref.copy %b, %strided : memref<4x4xf32> to memref<4x4xf32, strided<[8, 1]>>
  // CHECK-NOT: memref.copy
  // CHECK: return
  return
}

// CHECK: func.func private @[[COPY]](
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : memref<4x4xf32>) outs(%{{.*}} : memref<4x4xf32, strided<[8, 1]{{.*}}>>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: linalg.yield %[[IN]]
