// RUN: mesh-opt %s --mesh-to-gpu -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: %python %S/../../scripts/ptx-of < %t.mlir | FileCheck %s --check-prefix=PTX
//
// Ops that are alike are launches of one kernel, and a contraction does what
// comes after it.

// CHECK-LABEL: llvm.func @main(
// CHECK-COUNT-2: llvm.call @mesh_rt_launch(
// CHECK-NOT: llvm.call @mesh_rt_launch(
// CHECK: llvm.call @mesh_rt_contract_then(
// CHECK-NOT: llvm.call @mesh_rt_launch(
// CHECK: llvm.return

// PTX-COUNT-1: .visible .entry mesh_fn_main_generic_0(
// PTX-NOT: .entry

func.func @main(%x: tensor<40x30xf32>, %y: tensor<40x30xf32>, %a: tensor<4x8xf32>, %b: tensor<8x4xf32>)
    -> (tensor<40x30xf32>, tensor<40x30xf32>, tensor<4x4xf32>) {
  %0 = math.sin %x : tensor<40x30xf32>
  %1 = math.sin %y : tensor<40x30xf32>
  %zeros = arith.constant dense<0.0> : tensor<4x4xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>)
      outs(%zeros : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = arith.maxnumf %2, %zeros : tensor<4x4xf32>
  return %0, %1, %3 : tensor<40x30xf32>, tensor<40x30xf32>, tensor<4x4xf32>
}
