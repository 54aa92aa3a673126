// RUN: mesh-opt %s --mesh-to-llvm | FileCheck %s --check-prefix=KERNELS
// RUN: mesh-opt %s --mesh-to-llvm=kernels=false | FileCheck %s --check-prefix=LOOPS
//
// A contraction is the runtime's, or loops.

// KERNELS-NOT: llvm.fmul
// KERNELS: llvm.call @mesh_rt_contract
// LOOPS-NOT: @mesh_rt_contract
// LOOPS: llvm.fmul
// LOOPS-NOT: @mesh_rt_contract
func.func @f(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>, %y: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %r = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x2xf32>) outs(%y : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}
