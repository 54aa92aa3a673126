// RUN: mesh-opt %s --pass-pipeline="builtin.module(gpu.module(mesh-check-lowered{has-libdevice=true}))" | FileCheck %s
// RUN: mesh-opt %s --pass-pipeline="builtin.module(gpu.module(mesh-check-lowered))" --verify-diagnostics

// CHECK: gpu.module @kernels
gpu.module @kernels {
  llvm.func @__nv_exp(f64) -> f64
  llvm.func @own(%x: f64) -> f64 {
    llvm.return %x : f64
  }
  llvm.func @kernel(%x: f64) {
    %0 = llvm.call @own(%x) : (f64) -> f64
    // expected-error @+1 {{a kernel calls '__nv_exp', which is not there: give libdevice.10.bc of the CUDA toolkit as 'libdevice'}}
    %1 = llvm.call @__nv_exp(%0) : (f64) -> f64
    llvm.return
  }
}
