//===- Passes.td - Expansions of math functions ------------*- tablegen -*-===//

#ifndef MESH_MATHEXPANSION_PASSES_TD
#define MESH_MATHEXPANSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ExpandMathPass : Pass<"mesh-expand-math"> {
  let summary = "Expand functions that a processor lacks to arithmetic";
  let description = [{
    On the CPU, outside of kernels, exp, expm1, log, log1p, log2, erf and tanh of
    f32 become upstream's polynomial approximations: straight-line arithmetic, so that LLVM
    vectorises the loops around it, which calls of libm would prevent. Other
    functions and types are left to libm.

    A GPU has no libm, so the functions of its kernels, `gpu.launch` or
    `gpu.func`, are written out. Those of f32: exp, exp2, log, tanh and erf by
    its instructions for 2ˣ, log₂ x and 1/x, and shorter with `afn`; others by
    upstream's approximations and expansions, or by f64. Of f64: exponentials,
    logarithms, sine, cosine and what these give. Of sine and cosine the multiple
    of π/2 is taken off first; from 2³⁰ on, in a branch, by as many bits of 2/π
    as count. Other functions of f64 are left as they are. A remainder of f32 is
    a loop of subtractions.

    Input, in a kernel:

    ```mlir
    %1 = math.exp2 %0 : f32
    ```

    Output: n + r = x, with an integer n, and 2ˣ = 2ⁿ 2ʳ.

    ```mlir
    %1 = llvm.call_intrinsic "llvm.nvvm.fma.rn.sat.f"(%0, %cst, %half) : (f32, f32, f32) -> f32
    %2 = math.fma %1, %cst_0, %cst_1 : f32
    %3 = arith.subf %2, %cst_2 : f32
    %4 = arith.bitcast %2 : f32 to i32
    %5 = arith.shli %4, %c23_i32 : i32
    %6 = arith.bitcast %5 : i32 to f32
    %7 = arith.subf %0, %3 : f32
    %8 = llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"(%7) : (f32) -> f32
    %9 = arith.mulf %8, %6 : f32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
}

def PrepareSmallFloatsPass
    : Pass<"mesh-prepare-small-floats", "::mlir::func::FuncOp"> {
  let summary = "Rewrite ops that depend on their type before bf16 and f16 widen";
  let description = [{
    Afterwards bf16 and f16 may be computed in f32.

    Tests for NaN, infinite, finite and normal numbers become comparisons: of the
    number with itself, or of its magnitude with infinity, or with the largest
    number and the smallest normal one of its type. Not all types have infinity,
    and in f32 all finite numbers of f16 are normal. LLVM's dialect has no
    form of `math.isinf` and `math.isnormal` that upstream lowers to, and GPUs
    have no function for `math.isnan` and `math.isfinite`. `math.copysign` of a
    bf16 is one of bits.

    In kernels (`gpu.launch`) functions and quotients of bf16 and f16 are
    computed in f32 and rounded then, which leaves little of an error in the last
    bits of f32. So they may have one: they get `afn`, by which `mesh-expand-math`
    and `mesh-select-instructions` take shorter ways, which err by less than 2⁻¹⁶
    of the result.

    Input:

    ```mlir
    %1 = math.isnormal %0 : bf16
    %2 = math.tanh %0 : bf16
    ```

    Output:

    ```mlir
    %magnitude = math.absf %0 fastmath<afn> : bf16
    %largest = arith.constant 3.38953139E+38 : bf16
    %smallest = arith.constant 1.17549435E-38 : bf16
    %isFinite = arith.cmpf ole, %magnitude, %largest : bf16
    %isLarge = arith.cmpf oge, %magnitude, %smallest : bf16
    %1 = arith.andi %isFinite, %isLarge : i1
    %2 = math.tanh %0 fastmath<afn> : bf16
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
}

def SelectInstructionsPass
    : Pass<"mesh-select-instructions", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Turn functions that GPUs have instructions for into these";
  let description = [{
    Square roots, roundings, bit counts and the like of f32 and f64 become
    LLVM's intrinsics, so that upstream's `convert-gpu-to-nvvm` does not make
    calls of libdevice of them. The functions that remain need libdevice. A
    quotient of f32 with `afn` is one that is off by two units of the last place
    at most.

    Input:

    ```mlir
    %1 = math.sqrt %0 : f32
    ```

    Output:

    ```mlir
    %1 = llvm.call_intrinsic "llvm.sqrt"(%0) : (f32) -> f32
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // MESH_MATHEXPANSION_PASSES_TD
