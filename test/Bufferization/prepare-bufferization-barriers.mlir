// Ops on both sides of a barrier are not merged, and the barrier goes away.

// RUN: mesh-opt %s --canonicalize --cse --mesh-prepare-bufferization | FileCheck %s

// CHECK-LABEL: func @barrier
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
// CHECK: %[[A:.*]] = math.sin %[[X]]
// CHECK-NEXT: %[[B:.*]] = math.sin %[[X]]
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @barrier(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = math.sin %x : tensor<8xf32>
  %1 = mesh.optimization_barrier %x : tensor<8xf32>
  %2 = math.sin %1 : tensor<8xf32>
  return %0, %2 : tensor<8xf32>, tensor<8xf32>
}
