// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s
// RUN: mesh-opt %s --mlir-print-op-generic | mesh-opt | FileCheck %s
// RUN: mesh-opt %s --emit-bytecode | mesh-opt | FileCheck %s
//
// Barriers to passes.

// CHECK-LABEL: func @barrier
func.func @barrier(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: mesh.optimization_barrier %{{.*}} {note = "kept"} : tensor<8x8xf32>
  %0 = mesh.optimization_barrier %x {note = "kept"} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
