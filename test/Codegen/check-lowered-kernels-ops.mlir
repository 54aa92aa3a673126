// RUN: mesh-opt %s --split-input-file --verify-diagnostics --pass-pipeline="builtin.module(gpu.module(mesh-check-lowered))"

// Kernels may be of NVVM's ops, too.

gpu.module @lowered {
  llvm.func @kernel() -> i32 {
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    llvm.return %0 : i32
  }
}

// -----

gpu.module @left {
  llvm.func @kernel(%x: f64) -> f64 {
    // expected-error @below {{'math.erf' op has no lowering to LLVM}}
    %0 = math.erf %x : f64
    llvm.return %0 : f64
  }
}
