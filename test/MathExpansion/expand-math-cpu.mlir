// RUN: mesh-opt %s --mesh-expand-math | FileCheck %s

// CHECK-LABEL: @vectorisable(
// CHECK-NOT: math.{{exp|expm1|log|log1p|log2|erf|tanh}}
// CHECK: return
func.func @vectorisable(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  %0 = math.exp %x : f32
  %1 = math.expm1 %x : f32
  %2 = math.log %x : f32
  %3 = math.log1p %x : f32
  %4 = math.log2 %x : f32
  %5 = math.erf %x : f32
  %6 = math.tanh %x : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: @exact(
func.func @exact(%x: f64, %y: f32) -> (f64, f32) {
  // CHECK: math.tanh %{{.*}} : f64
  %0 = math.tanh %x : f64
  // CHECK: math.sin %{{.*}} : f32
  %1 = math.sin %y : f32
  return %0, %1 : f64, f32
}

// Tensors are computed as wholes before they are numbers.

// CHECK-LABEL: func.func @tensors
// CHECK-NEXT: math.tanh
func.func @tensors(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
