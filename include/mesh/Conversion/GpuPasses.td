//===- GpuPasses.td - from memrefs to kernels for GPUs ------*- tablegen -*-===//

#ifndef MESH_CONVERSION_GPUPASSES_TD
#define MESH_CONVERSION_GPUPASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertLinalgToGpuPass : Pass<"convert-linalg-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Turn structured ops on memrefs into kernels";
  let description = [{
    Every structured op, and every `memref.copy`, becomes a `gpu.launch`. The
    parallel loops are one row of threads, of which neighbours work on
    neighbouring elements of the result: so accesses coalesce, whatever the rank
    and however small the dims are. What does not divide into blocks is guarded.
    The other loops, those of reductions, run in each thread, with what they add
    up in registers.

    Where it can be seen that operands lie in rows at multiples of 16 bytes, a
    thread computes as many neighbours as fit into 16 bytes, of the smallest
    type, and loads and stores them at once, if that leaves enough threads to
    fill a GPU.

    If that would be fewer than 32,768 threads, and a result takes 64 steps or
    more, several threads of a block share each: all 256 one result whose steps
    are neighbours in memory, 16 bytes at once; else 8 each of 32 results. Each
    adds up every so manieth step; then the block adds up these sums, half of
    them to the other half in each round: those of one result that run together
    by shuffles (`gpu.shuffle`), others in memory that the block shares. The
    order is that of the code, and the error grows as in a tree. It has to be
    known how the steps combine: as sums, products, minima, maxima, and, or,
    xor.

    Where rows are combined (`mesh_rt.combine_row`), a power of two of threads
    share a row: in a warp by shuffles, beyond that by memory that the block
    shares. A row that fits into their registers stays there; longer ones are
    read again for each combination, and for the results.

    A kernel takes the addresses of its buffers, and the offsets and strides
    that are not known; what is known is in its code. Sizes have to be.

    A loop of scalar code that reads and writes memory becomes a kernel of one
    thread (`scf.for`, `scf.while` and `scf.if` that yield nothing).

    Input:

    ```mlir
    linalg.generic {…, iterator_types = ["parallel", "parallel"]}
        ins(%a : memref<100x70xf32>) outs(%b : memref<100x70xf32>) {…}
    ```

    Output:

    ```mlir
    %base_a, … = memref.extract_strided_metadata %a
    gpu.launch blocks(…) in (28, 1, 1) threads(…) in (256, 1, 1) {
      %t = %block * 256 + %thread
      %inside = arith.cmpi ult, %t, %c7000 : i32
      scf.if %inside {
        %j = arith.remui %t, %c70 : i32
        %i = arith.divui %t, %c70 : i32
        %view = memref.reinterpret_cast %base_a to offset: [0], sizes: [100, 70], …
        %x = memref.load %view[%i, %j] : memref<100x70xf32>
        …
      }
      gpu.terminator
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def FuseEpiloguesPass : Pass<"mesh-fuse-epilogues"> {
  let summary = "Let contractions add the bias and apply the activation";
  let description = [{
    cuBLASLt adds a bias and applies ReLU or GELU to what it has summed up,
    before it writes it. A `mesh_rt.contract`, on tensors, whose result is read
    by one structured op alone, which does just that, becomes one
    `mesh_rt.contract_then`, and so does one that is rounded to the type of its
    operands in between or in the end. An op that does more after it has rounded
    goes on with what is rounded: so f32 is not in memory. Between the two there
    may be a `tensor.expand_shape`, as where a layer's features become heads.

    The bias has the result's type and is the same for all rows, or for all
    columns. ReLU may be a maximum or a select that makes 0 of NaN, as cuBLASLt's
    is assumed to do, for which NVIDIA documents max(x, 0) alone:
    `arith.maxnumf` or `x > 0 ? x : 0`, but not `arith.maximumf`. GELU, in its
    approximation by tanh, is found however it is written. cuBLASLt rounds once,
    in the end, which elementwise ops of bf16 and f16 do in each step.

    What stands in between and has effects, such as communication that is under
    way meanwhile, stays behind the contraction.

    Input:

    ```mlir
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    %1 = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                         affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%0, %bias : tensor<4x2xf32>, tensor<2xf32>) outs(%e : tensor<4x2xf32>) {
    ^bb0(%x: f32, %y: f32, %out: f32):
      %sum = arith.addf %x, %y : f32
      %relu = arith.maxnumf %sum, %zero : f32
      linalg.yield %relu : f32
    } -> tensor<4x2xf32>
    ```

    Output:

    ```mlir
    %1 = mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        bias %bias : tensor<2xf32> along 1
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RecomputeProducersPass : Pass<"mesh-recompute-producers"> {
  let summary = "Let readers compute what takes longer to store and to load";
  let description = [{
    Upstream's fusion gives an elementwise op to its only reader. One of several
    readers, such as what a sum and the division by it read, is a pass of its own
    over memory, and each of them reads its result. Here each computes it, if
    they are all structured ops that read each element once, and if what that
    takes is less than what the GPU computes meanwhile: 8 instructions for each
    byte that is not moved, of which a division or a function takes 16.

    Input:

    ```mlir
    %wide = linalg.generic … ins(%x : tensor<8x4xbf16>) outs(%e : tensor<8x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %0 = arith.extf %in : bf16 to f32
      linalg.yield %0 : f32
    } -> tensor<8x4xf32>
    %sum = linalg.generic … ins(%wide : tensor<8x4xf32>) outs(%zero : tensor<8xf32>) {…}
    %y = linalg.generic … ins(%wide, %sum : …) outs(%f : tensor<8x4xbf16>) {…}
    ```

    Output:

    ```mlir
    %sum = linalg.generic … ins(%x : tensor<8x4xbf16>) outs(%zero : tensor<8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %0 = arith.extf %in : bf16 to f32
      %1 = arith.addf %out, %0 : f32
      linalg.yield %1 : f32
    } -> tensor<8xf32>
    %y = linalg.generic … ins(%x, %sum : …) outs(%f : tensor<8x4xbf16>) {…}
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect"];
}

def FuseRowsPass : Pass<"mesh-fuse-rows"> {
  let summary = "Do in one kernel what is done row by row";
  let description = [{
    Reductions of rows, and the elementwise ops before, between and after them,
    become one op, in whose body all elements of a row go along together
    (`mesh_rt.combine_row`): softmax is one kernel, which reads its operand once
    and writes its result once; else it is one for each reduction and one for
    what follows, and each reads again what the one before it has written.

    It begins with an op that reads what was reduced, or a reduction, and takes
    what makes its operands, from op to op. An op joins if it works on the same
    rows, and all others that read it come later; what they read is another
    result. Nothing joins across what has effects, such as communication that is
    under way meanwhile. Rows have to be neighbours in memory, in all that is
    read and written whole. At most 8 reductions become one, and what is read and
    written is 32 tensors at most. Where rows are fewer than 128, and of more than
    65,536 elements, they keep a kernel for each reduction, which
    `mesh-split-reductions` gives to all of a GPU.

    A reduction of 128 rows or more, each of 64 elements or more, becomes such an
    op by itself, as does one of 32,768 rows of 16 elements: a thread that had a
    row for itself would not read neighbours of what others read. What it begins
    with is part of it, if that is a constant.

    Input:

    ```mlir
    %sums = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<512x64xf32>) outs(%zeros : tensor<512xf32>) {…arith.addf…}
    %shares = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                         affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %sums : tensor<512x64xf32>, tensor<512xf32>)
        outs(%e : tensor<512x64xf32>) {…arith.divf…}
    ```

    Output:

    ```mlir
    %shares = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<512x64xf32>) outs(%e : tensor<512x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %row = mesh_rt.combine_row addf %in over 1 : f32
      %sum = arith.addf %zero, %row : f32
      %share = arith.divf %in, %sum : f32
      linalg.yield %share : f32
    } -> tensor<512x64xf32>
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def SplitReductionsPass : Pass<"mesh-split-reductions"> {
  let summary = "Do large sums in two stages";
  let description = [{
    A reduction that has few results and much to add up for each becomes two: of
    parts, which have results of their own, and of these results. So all
    processors of a GPU have something to do. The first stage begins with the
    neutral element; the second adds the parts to what the op began with, in
    their order, which is the same in each run. What is left over of a loop that
    does not divide is added in the end.

    Such are ops on tensors whose results are combined by what is associative
    but for rounding: sums, products, minima, maxima, and, or, xor.

    Input:

    ```mlir
    %sum = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
        iterator_types = ["reduction"]}
        ins(%x : tensor<1048576xf32>) outs(%init : tensor<f32>) {…}
    ```

    Output:

    ```mlir
    %parts = tensor.expand_shape %x [[0, 1]] output_shape [128, 8192]
        : tensor<1048576xf32> into tensor<128x8192xf32>
    %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<128xf32>) -> tensor<128xf32>
    %sums = linalg.generic {
        indexing_maps = [affine_map<(i, p) -> (p, i)>, affine_map<(i, p) -> (p)>],
        iterator_types = ["reduction", "parallel"]}
        ins(%parts : tensor<128x8192xf32>) outs(%zeros : tensor<128xf32>) {…}
    %sum = linalg.generic {
        indexing_maps = [affine_map<(p) -> (p)>, affine_map<(p) -> ()>],
        iterator_types = ["reduction"]}
        ins(%sums : tensor<128xf32>) outs(%init : tensor<f32>) {…}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ShareKernelsPass : Pass<"mesh-share-kernels", "::mlir::ModuleOp"> {
  let summary = "Let kernels that are alike share their code";
  let description = [{
    Kernels of the same parameters and ops become one. They have the name of the
    first; where a launch stands in the source is known from the launch.

    Input:

    ```mlir
    gpu.launch_func @mesh_kernels::@f_0 …
    gpu.launch_func @mesh_kernels::@f_1 …
    gpu.module @mesh_kernels {
      gpu.func @f_0(%x: memref<4xf32>) kernel {…}
      gpu.func @f_1(%x: memref<4xf32>) kernel {…}
    }
    ```

    Output:

    ```mlir
    gpu.launch_func @mesh_kernels::@f_0 …
    gpu.launch_func @mesh_kernels::@f_0 …
    gpu.module @mesh_kernels {
      gpu.func @f_0(%x: memref<4xf32>) kernel {…}
    }
    ```
  }];
}

def ConvertContractionsToLinalgPass : Pass<"convert-contractions-to-linalg"> {
  let summary = "Turn contractions that GPUs have no library for into structured ops";
  let description = [{
    cuBLASLt multiplies floats. A `mesh_rt.contract` of integers, on memrefs,
    becomes a `linalg.generic`, and so a kernel.

    Input:

    ```mlir
    mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate
        : memref<4x8xi8>, memref<8x2xi8>, memref<4x2xi32>
    ```

    Output:

    ```mlir
    linalg.generic {…, iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : memref<4x8xi8>, memref<8x2xi8>) outs(%c : memref<4x2xi32>) {
    ^bb0(%x: i8, %y: i8, %sum: i32):
      %0 = arith.extsi %x : i8 to i32
      %1 = arith.extsi %y : i8 to i32
      %2 = arith.muli %0, %1 : i32
      %3 = arith.addi %sum, %2 : i32
      linalg.yield %3 : i32
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect"];
}

def UploadConstantsPass : Pass<"mesh-upload-constants"> {
  let summary = "Give functions copies of constants on the device";
  let description = [{
    Constant tensors are memory of the host. A function that runs on GPUs copies
    those that it uses to buffers of its own, when it begins.

    Input:

    ```mlir
    %0 = memref.get_global @numbers : memref<4xf32>
    ```

    Output:

    ```mlir
    %numbers = memref.get_global @numbers : memref<4xf32>
    %0 = memref.alloc() : memref<4xf32>
    mesh_rt.copy_to_device %numbers into %0 : memref<4xf32>, memref<4xf32>
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertHostAccessesToRuntimePass
    : Pass<"convert-host-accesses-to-runtime"> {
  let summary = "Let the host read and write numbers on the device by the runtime";
  let description = [{
    What is left outside of kernels runs on the host, and device memory is not
    the host's. A `memref.load` of it becomes a copy of one number to the host,
    which waits for the device; a `memref.store` one to the device. Other ops
    that would read or write such memory on the host are an error.

    Input:

    ```mlir
    %0 = memref.load %condition[] : memref<i1>
    ```

    Output:

    ```mlir
    %host = memref.alloca() : memref<i1>
    mesh_rt.copy_to_host %condition into %host : memref<i1>, memref<i1>
    %0 = memref.load %host[] : memref<i1>
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ApproximateSmallFloatsPass : Pass<"mesh-approximate-small-floats"> {
  let summary = "Let what kernels compute in bf16 and f16 be approximate";
  let description = [{
    Functions and quotients of bf16 and f16 are computed in f32 and rounded then,
    which leaves little of an error in the last bits of f32. So they may have
    one: `mesh-approximate-math-on-gpu` and `convert-math-to-instructions` take
    shorter ways for such ops, which err by less than 2⁻¹⁶ of the result.

    Input:

    ```mlir
    %1 = math.tanh %0 : bf16
    ```

    Output:

    ```mlir
    %1 = math.tanh %0 fastmath<afn> : bf16
    ```
  }];
}

def ApproximateMathOnGpuPass : Pass<"mesh-approximate-math-on-gpu"> {
  let summary = "Turn functions that GPUs have no instructions for into arithmetic";
  let description = [{
    On the CPU such functions are calls of libm. A GPU has no libm, so they are
    written out. Those of f32: exp, exp2, log, tanh and erf by its instructions
    for 2ˣ, log₂ x and 1/x, and shorter with `afn`; others by upstream's
    approximations and expansions, or by f64. Of f64: exponentials, logarithms,
    sine, cosine and what these give. Of sine and cosine the multiple of π/2 is
    taken off first; from 2³⁰ on, in a branch, by as many bits of 2/π as count.
    Other functions of f64 are left as they are. A remainder of f32 is a loop of
    subtractions.

    Input:

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

def ConvertMathToInstructionsPass
    : Pass<"convert-math-to-instructions", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Turn functions that GPUs have instructions for into these";
  let description = [{
    Square roots, roundings, bit counts and the like of f32 and f64 become
    LLVM's intrinsics, so that upstream's `convert-gpu-to-nvvm` does not make
    calls of libdevice of them. What is left needs libdevice. A quotient of f32
    with `afn` is one that is off by two units of the last place at most.

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

def CheckKernelsPass : Pass<"mesh-check-kernels", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Check that kernels call nothing that is not there";
  let description = [{
    A function that is left to libdevice, such as `math.exp` of f64, is an error
    at the op. With `has-libdevice` it is not: the file will be linked.
  }];
  let options = [
    Option<"hasLibdevice", "has-libdevice", "bool", "false",
           "Whether libdevice will be linked">
  ];
}

#endif // MESH_CONVERSION_GPUPASSES_TD
