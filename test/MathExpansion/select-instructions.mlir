// RUN: mesh-opt %s --pass-pipeline="builtin.module(gpu.module(mesh-select-instructions))" | FileCheck %s

gpu.module @kernels {
  // CHECK-LABEL: llvm.func @kernel(
  llvm.func @kernel(%x: f32, %y: f64, %n: i32) {
    // CHECK: llvm.call_intrinsic "llvm.sqrt"(%{{.*}}) : (f32) -> f32
    %0 = math.sqrt %x : f32
    // CHECK: llvm.call_intrinsic "llvm.floor"(%{{.*}}) : (f64) -> f64
    %1 = math.floor %y : f64
    // CHECK: llvm.call_intrinsic "llvm.ctpop"(%{{.*}}) : (i32) -> i32
    %2 = math.ctpop %n : i32
    // CHECK: llvm.call_intrinsic "llvm.maximum"(%{{.*}}) : (f32, f32) -> f32
    %4 = arith.maximumf %0, %x : f32
    // CHECK: llvm.call_intrinsic "llvm.minnum"(%{{.*}}) : (f64, f64) -> f64
    %5 = arith.minnumf %1, %y : f64
    // CHECK: llvm.call_intrinsic "llvm.nvvm.div.full"(%{{.*}}) : (f32, f32) -> f32
    %6 = arith.divf %0, %4 fastmath<afn> : f32
    // CHECK: arith.divf
    %7 = arith.divf %6, %4 : f32
    // That has no instruction.
    // CHECK: math.exp
    %3 = math.exp %x : f32
    llvm.return
  }
}
