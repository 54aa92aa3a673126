// RUN: mesh-opt %s --mesh-expand-math | FileCheck %s

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

// 2ˣ is an instruction: x in two parts, an integer and what is left, and the
// product of their powers.

// CHECK-LABEL: @powers(
func.func @powers(%x: f32, %m: memref<f32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    // CHECK: %[[PART:.*]] = llvm.call_intrinsic "llvm.nvvm.fma.rn.sat.f"(%[[X:.*]], %{{.*}}, %{{.*}})
    // CHECK: %[[SHIFTED:.*]] = math.fma %[[PART]]
    // CHECK: %[[N:.*]] = arith.subf %[[SHIFTED]]
    // CHECK: %[[BITS:.*]] = arith.bitcast %[[SHIFTED]] : f32 to i32
    // CHECK: %[[EXPONENT:.*]] = arith.shli %[[BITS]]
    // CHECK: %[[SCALE:.*]] = arith.bitcast %[[EXPONENT]] : i32 to f32
    // CHECK: %[[REST:.*]] = arith.subf %[[X]], %[[N]]
    // CHECK: %[[POWER:.*]] = llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"(%[[REST]])
    // CHECK: arith.mulf %[[POWER]], %[[SCALE]]
    %0 = math.exp2 %x : f32
    memref.store %0, %m[] : memref<f32>
    gpu.terminator
  }
  return
}

// Where 1 is near, a logarithm is not the instruction's.

// CHECK-LABEL: @logarithm(
func.func @logarithm(%x: f32, %m: memref<f32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    // CHECK-COUNT-10: math.fma
    // CHECK: %[[ELSE:.*]] = llvm.call_intrinsic "llvm.nvvm.lg2.approx.f"(%{{.*}}) : (f32) -> f32
    // CHECK: arith.select %{{.*}}, %{{.*}}, %[[ELSE]]
    %0 = math.log %x : f32
    memref.store %0, %m[] : memref<f32>
    gpu.terminator
  }
  return
}

// Where the result is not small, it is subtracted from 1.

// CHECK-LABEL: @differences(
func.func @differences(%x: f32, %m: memref<f32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    // CHECK: llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"
    // CHECK: llvm.call_intrinsic "llvm.nvvm.rcp.approx.ftz.f"
    // CHECK: arith.select
    %0 = math.tanh %x : f32
    // CHECK: arith.minimumf
    // CHECK: llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"
    // CHECK: arith.select
    %1 = math.erf %0 : f32
    memref.store %1, %m[] : memref<f32>
    gpu.terminator
  }
  return
}

// A remainder is exact, by subtractions; both of sine and cosine are two.

// CHECK-LABEL: @remainder(
func.func @remainder(%x: f32, %y: f32, %m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: gpu.launch
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    // CHECK: %[[X:.*]] = arith.extf %{{.*}} : f32 to f64
    // CHECK: %[[REST:.*]] = scf.while (%[[R:.*]] = %{{.*}}) : (f64) -> f64 {
    // CHECK-NEXT: %[[IS_LEFT:.*]] = arith.cmpf oge, %[[R]], %[[DIVISOR:.*]] : f64
    // CHECK-NEXT: scf.condition(%[[IS_LEFT]]) %[[R]]
    // CHECK: ^bb0(%[[S:.*]]: f64):
    // CHECK: %[[NEXT:.*]] = arith.subf %[[S]], %{{.*}} : f64
    // CHECK: scf.yield %[[NEXT]]
    // CHECK: math.copysign %[[REST]], %[[X]]
    // CHECK-NOT: math.sincos
    // CHECK: gpu.terminator
    %0 = arith.remf %x, %y : f32
    %1, %2 = math.sincos %0 : f32
    %3 = arith.addf %1, %2 : f32
    memref.store %3, %m[%c0] : memref<2xf32>
    gpu.terminator
  }
  return
}
