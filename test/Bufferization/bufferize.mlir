// RUN: mesh-opt %s --mesh-bufferize | FileCheck %s

// An argument that is not writable is copied before an op writes to it; the
// attribute goes, others stay.

// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>,
// CHECK-SAME: %[[E:.*]]: f32 {llvm.noundef}, %[[I:.*]]: index)
func.func @copied(%x: tensor<4xf32> {bufferization.writable = false},
                  %e: f32 {llvm.noundef}, %i: index) -> tensor<4xf32> {
  // CHECK-NEXT: %[[COPY:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  // CHECK-NEXT: memref.copy %[[X]], %[[COPY]]
  // CHECK-NEXT: memref.store %[[E]], %[[COPY]][%[[I]]]
  // CHECK-NEXT: return %[[COPY]]
  %0 = tensor.insert %e into %x[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A private function writes to what its only caller does not read any more.

// CHECK-LABEL: func.func private @in_place(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>,
func.func private @in_place(%x: tensor<4xf32>, %e: f32, %i: index)
    -> tensor<4xf32> {
  // CHECK-NOT: memref.alloc
  // CHECK: memref.store %{{.*}}, %[[X]]
  %0 = tensor.insert %e into %x[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @caller(
func.func @caller(%e: f32, %i: index) -> tensor<4xf32> {
  // CHECK: %[[BUFFER:.*]] = memref.alloc()
  // CHECK: call @in_place(%[[BUFFER]],
  // CHECK-NOT: memref.copy
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = linalg.fill ins(%e : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = call @in_place(%1, %e, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
