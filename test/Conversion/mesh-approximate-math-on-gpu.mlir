// RUN: mesh-opt %s --mesh-approximate-math-on-gpu | FileCheck %s

// What the host computes is libm's.

// CHECK-LABEL: @host(
func.func @host(%x: f32) -> f32 {
  // CHECK-NEXT: math.sin
  %0 = math.sin %x : f32
  return %0 : f32
}

// In kernels no function is left but what GPUs have instructions for. What goes
// by f64 is rounded once.

// CHECK-LABEL: @kernel(
func.func @kernel(%x: f32, %y: f64, %m32: memref<f32>, %m64: memref<f64>) {
  %c1 = arith.constant 1 : index
  // CHECK: gpu.launch
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    // CHECK: arith.extf %{{.*}} : f32 to f64
    // CHECK-NOT: math.{{(a?sinh?|a?cosh?|a?tanh?|atan2|exp|exp2|expm1|log|log1p|log2|log10|powf|fpowi|erfc?|cbrt|rsqrt)}} %
    // CHECK: gpu.terminator
    %0 = math.sin %x : f32
    %1 = math.cos %0 : f32
    %2 = math.tan %1 : f32
    %3 = math.powf %2, %x : f32
    %4 = math.exp2 %3 : f32
    %5 = math.atan2 %4, %x : f32
    %6 = math.sinh %5 : f32
    %7 = math.erf %6 : f32
    %8 = math.cbrt %7 : f32
    %9 = math.log10 %8 : f32
    %10 = math.rsqrt %9 : f32
    %11 = math.tanh %10 : f32
    %12 = math.exp %y : f64
    %13 = math.log1p %12 : f64
    %14 = math.sin %13 : f64
    %15 = math.powf %14, %y : f64
    %16 = math.tanh %15 : f64
    memref.store %11, %m32[] : memref<f32>
    memref.store %16, %m64[] : memref<f64>
    gpu.terminator
  }
  return
}
