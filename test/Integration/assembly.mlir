// Functions may have assembly; what LLVM makes no code of is an error.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=assembly | FileCheck %s --check-prefix=ASSEMBLY
// RUN: mesh-compile %s --entry=assembly -o %t.o
// ASSEMBLY: @assembly on 1 device
// RUN: not mesh-run %s --entry=no_assembly 2>&1 | FileCheck %s --check-prefix=INVALID
// INVALID: error: <inline asm>:1:2: invalid instruction mnemonic 'abacus'
//
// RUN: not mesh-run %s --entry=other_cpu 2>&1 | FileCheck %s --check-prefix=CPU --implicit-check-not=bug
// RUN: rm -f %t.cpu.o
// RUN: not mesh-compile %s --entry=other_cpu -o %t.cpu.o 2>&1 | FileCheck %s --check-prefix=CPU --implicit-check-not=bug
// RUN: not ls %t.cpu.o
// CPU: error: there is no code for the program on this CPU: Cannot select: intrinsic %llvm.nvvm.sqrt.approx.f

func.func @assembly(%x: tensor<4xf32>) -> tensor<4xf32> {
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  return %x : tensor<4xf32>
}

func.func @other_cpu() -> tensor<4xf32> {
  %c = arith.constant 7.0 : f32
  %v = llvm.call_intrinsic "llvm.nvvm.sqrt.approx.f"(%c) : (f32) -> f32
  %t = tensor.splat %v : tensor<4xf32>
  return %t : tensor<4xf32>
}

func.func @no_assembly(%x: tensor<4xf32>) -> tensor<4xf32> {
  llvm.inline_asm has_side_effects "abacus", "" : () -> ()
  return %x : tensor<4xf32>
}
