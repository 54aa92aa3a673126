// RUN: mesh-opt %s --split-input-file --verify-diagnostics --mesh-plan-memory

// More than there are addresses for, or numbers.

func.func @too_large() {
  // expected-error @+1 {{expected a buffer of at most 140737488355328 bytes, got 'memref<9223372036854775807xf32>'}}
  %0 = memref.alloc() : memref<9223372036854775807xf32>
  return
}

// -----

func.func @too_large_by_one_dim() {
  // expected-error @+1 {{expected a buffer of at most 140737488355328 bytes, got 'memref<4294967296x4294967296xi8>'}}
  %0 = memref.alloc() : memref<4294967296x4294967296xi8>
  return
}
