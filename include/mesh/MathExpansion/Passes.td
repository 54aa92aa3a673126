//===- Passes.td - Expansions of math functions ------------*- tablegen -*-===//

#ifndef MESH_MATHEXPANSION_PASSES_TD
#define MESH_MATHEXPANSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ExpandMathPass : Pass<"mesh-expand-math"> {
  let summary = "Expand functions that a processor lacks to arithmetic";
  let description = [{
    Expands exp, expm1, log, log1p, log2, erf and tanh of f32 on the CPU, outside
    of kernels, to upstream's polynomial approximations. These are straight-line
    arithmetic, so that LLVM vectorises the loops around it. Calls of libm would
    prevent that. Other functions and types are left to libm.

    A GPU has no libm. So the pass expands the functions in kernels,
    `gpu.launch` or `gpu.func`:

    - exp, exp2, log, tanh and erf of f32 use the GPU's instructions for 2ˣ,
      log₂ x and 1/x, and are shorter with `afn`.
    - Other functions of f32 use upstream's approximations and expansions, or
      f64.
    - Of f64, the pass expands exponentials, logarithms, sine, cosine and
      functions that follow from these. It leaves other functions as they are.
    - Sine and cosine first subtract the multiple of π/2. From 2³⁰ on, a branch
      does so with as many bits of 2/π as matter.
    - A remainder of f32 is a loop of subtractions.

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
    Rewrites ops whose results depend on their type, so that bf16 and f16 may be
    computed in f32 afterwards.

    Tests for NaN, infinite, finite and normal numbers become comparisons:

    - of the number with itself;
    - of its magnitude with infinity;
    - of its magnitude with the largest number and the smallest normal number of
      its type.

    Not all types have infinity, and in f32 all finite numbers of f16 are
    normal. LLVM's dialect has no form of `math.isinf` and `math.isnormal` to
    which upstream lowers. GPUs have no function for `math.isnan` and
    `math.isfinite`. `math.copysign` of a bf16 becomes one of bits.

    Kernels (`gpu.launch`) compute functions and quotients of bf16 and f16 in
    f32, and round afterwards. The rounding hides errors in the last bits of
    f32. So the pass marks these ops `afn`. `mesh-expand-math` and
    `mesh-select-instructions` then choose shorter sequences, whose relative
    error is less than 2⁻¹⁶.

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
    Converts square roots, roundings, bit counts and the like of f32 and f64 to
    LLVM's intrinsics. Otherwise upstream's `convert-gpu-to-nvvm` would turn
    them into calls of libdevice. The functions that remain need libdevice. A
    quotient of f32 with `afn` is off by at most two units of the last place.

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
