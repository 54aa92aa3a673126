// RUN: mesh-opt %s --mesh-prepare-bufferization | FileCheck %s

// CHECK-LABEL: @splat(
func.func @splat() -> (tensor<4x4xf32>, tensor<2xi32>) {
  // CHECK: %[[ONE:.*]] = arith.constant 1.0{{.*}} : f32
  // CHECK: %[[C:.*]] = arith.constant dense<[1, 2]> : tensor<2xi32>
  // CHECK: %[[E:.*]] = tensor.empty() : tensor<4x4xf32>
  // CHECK: %[[F:.*]] = linalg.fill ins(%[[ONE]] : f32) outs(%[[E]] : tensor<4x4xf32>)
  %0 = arith.constant dense<1.0> : tensor<4x4xf32>
  %1 = arith.constant dense<[1, 2]> : tensor<2xi32>
  // CHECK: return %[[F]], %[[C]]
  return %0, %1 : tensor<4x4xf32>, tensor<2xi32>
}

// CHECK-LABEL: @complex(
func.func @complex() -> tensor<4xcomplex<f32>> {
  // CHECK: %[[C:.*]] = complex.constant [1.0{{.*}} : f32, -2.0{{.*}} : f32] : complex<f32>
  // CHECK: %[[F:.*]] = linalg.fill ins(%[[C]] : complex<f32>)
  // CHECK: return %[[F]]
  %0 = arith.constant dense<(1.0, -2.0)> : tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}
