// RUN: mesh-opt %s --mesh-prepare-bufferization | FileCheck %s

// CHECK-LABEL: @two(
func.func @two(%a: f32, %b: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[E0:.*]] = tensor.empty() : tensor<4xf32>
  // CHECK: linalg.fill {{.*}} outs(%[[E0]] :
  // CHECK: %[[E1:.*]] = tensor.empty() : tensor<4xf32>
  // CHECK: linalg.fill {{.*}} outs(%[[E1]] :
  // CHECK-NOT: tensor.empty
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%a : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%b : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
