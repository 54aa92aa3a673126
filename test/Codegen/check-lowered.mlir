// RUN: mesh-opt %s --mesh-check-lowered --split-input-file --verify-diagnostics

// Nothing but LLVM's ops.

llvm.func @lowered(%x: f64) -> f64 {
  %0 = llvm.fadd %x, %x : f64
  llvm.return %0 : f64
}

// -----

// The casts around it are no news.

llvm.func @op(%x: f32, %i: i64) {
  %0 = builtin.unrealized_conversion_cast %i : i64 to index
  // expected-error @below {{'vector.broadcast' op has no lowering to LLVM}}
  %1 = vector.broadcast %x : f32 to vector<4xf32>
  // expected-error @below {{'vector.extract' op has no lowering to LLVM}}
  %2 = vector.extract %1[%0] : f32 from vector<4xf32>
  llvm.return
}

// -----

// What is in it is one with it.

// expected-error @below {{'func.func' op has no lowering to LLVM}}
func.func @region(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}

// -----

// Only a cast is left.

llvm.func @cast(%x: i64) -> f64 {
  // expected-error @below {{a value of type 'i64' has no lowering to LLVM, where it is to be of type 'f64'}}
  %0 = builtin.unrealized_conversion_cast %x : i64 to f64
  llvm.return %0 : f64
}

// -----

// CPUs have no instructions of GPUs.

llvm.func @thread() -> i32 {
  // expected-error @below {{'nvvm.read.ptx.sreg.tid.x' op has no lowering to LLVM}}
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  llvm.return %0 : i32
}
