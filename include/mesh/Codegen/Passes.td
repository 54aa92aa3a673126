//===- Passes.td - Passes that shape code: fusion, functions, control flow -*- tablegen -*-===//

#ifndef MESH_CODEGEN_PASSES_TD
#define MESH_CODEGEN_PASSES_TD

include "mlir/Pass/PassBase.td"

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

def AvoidLibraryNamesPass
    : Pass<"mesh-avoid-library-names", "::mlir::ModuleOp"> {
  let summary = "Give functions and globals names that no library has";
  let description = [{
    Begins a lowering to LLVM, where `math.powf` becomes a call of `powf`: of the
    program's function, if one is called so. Later LLVM calls functions by
    itself, and assemblers and PTX take only some names. So all functions,
    globals and aliases that the module defines are renamed: `mesh_fn_` or
    `mesh_data_`, and the name in letters, digits and underscores. Those that
    have such a name keep it, so that the pass may run again.

    `mesh_rt.name` keeps the name of a function that is public or in a
    `mesh.programs`, and `mesh-restore-names` gives it that name back. Globals
    are the program's own.

    Input:

    ```mlir
    func.func private @powf(%x: tensor<4xf32>) -> tensor<4xf32> { … }
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = call @powf(%x) : (tensor<4xf32>) -> tensor<4xf32>
      %1 = math.powf %0, %0 : tensor<4xf32>
      …
    ```

    Output:

    ```mlir
    func.func private @mesh_fn_powf(%x: tensor<4xf32>) -> tensor<4xf32> { … }
    func.func @mesh_fn_main(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh_rt.name = "main"} {
      %0 = call @mesh_fn_powf(%x) : (tensor<4xf32>) -> tensor<4xf32>
      %1 = math.powf %0, %0 : tensor<4xf32>
      …
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect"];
}

def RestoreNamesPass : Pass<"mesh-restore-names", "::mlir::ModuleOp"> {
  let summary = "Give functions that are called from outside their names back";
  let description = [{
    Ends a lowering to LLVM: a function with a `mesh_rt.name` gets that name
    back (`mesh-avoid-library-names`). It is an error if lowering has made a
    symbol of this name meanwhile, such as a library function. So is a name that
    no symbol can have. What LLVM calls is not known here: a program that
    computes powers cannot be linked with a public `@powf`, as in C.

    Input:

    ```mlir
    llvm.func @mesh_fn_main(%x: !llvm.ptr) attributes {mesh_rt.name = "main"} { … }
    ```

    Output:

    ```mlir
    llvm.func @main(%x: !llvm.ptr) { … }
    ```
  }];
}

def OutlineRepeatsPass : Pass<"mesh-outline-repeats", "::mlir::ModuleOp"> {
  let summary = "Make functions, or a pipeline, of what a block repeats";
  let description = [{
    A sequence of ops that a block repeats without a gap becomes a function, and
    each repetition a call of it. The layers of a network are an example. Later
    passes see a layer once: bufferization, memory planning and LLVM take the
    time of one layer and of the calls.

    Repetitions may differ in the values that they take from outside. Those
    values become arguments, and so do the values that one repetition computes
    for the next. Values that are used outside become results. Constants and
    empty tensors are cloned into the function where they are equal in all
    repetitions. A repetition begins where the fewest values cross, never between
    the start of a communication and its wait. Sequences of few ops stay as they
    are, and so do bodies of structured ops and sequences of scalar ops alone.

    The first argument of such a function is the number of the repetition. By it
    the ops of the function find the locations of those that they stand for
    (`mesh/IR/RepeatedLoc.h`), so that reports and timelines tell layers apart.

    Where more than a few dozen calls of one function follow one another, groups
    of at most 32 calls become functions, too. Many groups are grouped again. The
    calls of a group have at most 512 operands in all, unless too many calls would
    be left. Calls stay as they are if a group would have as many results as calls.
    Numbers of calls that grow by the same step are computed from the number of
    the group.

    With `local-view` the pass runs before collectives become rings, each of
    which is many ops. Programs of device classes are compared op by op, so they
    stay as they are. Contractions cannot fuse a fill, transpose or reshape that
    is an argument, so each user gets a clone.

    With `pipeline-axis` the repetitions are the stages of a `mesh.pipeline` on
    whole tensors: those of the largest loop or repeated part of each function
    that no other one calls. Calls are inlined first. Values that differ from one
    repetition to the next are stacked parameters. Those that one repetition
    computes for the next are cut into micro-batches along dimension 0, whose
    rows must not depend on each other. It runs before differentiation.

    Input, for `pipeline-axis=pipe microbatches=4 schedule=1f1b`:

    ```mlir
    %y = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x) -> tensor<64x16xf32> {
      %k = tensor.extract_slice %w[%i, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<8x16x16xf32> to tensor<16x16xf32>
      %next = … %h, %k : tensor<64x16xf32>
      scf.yield %next : tensor<64x16xf32>
    }
    ```

    Output:

    ```mlir
    %y = mesh.pipeline(%x) on @m "pipe" stages 8 microbatches 4 schedule "1f1b" params(%w) {
    ^stage(%h: tensor<16x16xf32>, %k: tensor<16x16xf32>, %stage: index, %microbatch: index):
      %next = … %h, %k : tensor<16x16xf32>
      mesh.stage_yield %next : tensor<16x16xf32>
    } : (tensor<64x16xf32>, tensor<8x16x16xf32>) -> tensor<64x16xf32>
    ```

    Input:

    ```mlir
    func.func @f(%x: tensor<4xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>, …) -> tensor<4xf32> {
      %0 = mesh_rt.contract … %x, %a …
      %1 = linalg.generic … ins(%0 : tensor<4xf32>) …
      %2 = mesh_rt.contract … %1, %b …
      %3 = linalg.generic … ins(%2 : tensor<4xf32>) …
      …
    }
    ```

    Output:

    ```mlir
    func.func private @f_repeated(%number: index, %x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32>
        attributes {mesh_rt.repetitions = 20 : index, passthrough = ["noinline"]} {
      %0 = mesh_rt.contract … %x, %w …
      %1 = linalg.generic … ins(%0 : tensor<4xf32>) …
      return %1 : tensor<4xf32>
    }
    func.func @f(%x: tensor<4xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>, …) -> tensor<4xf32> {
      %0 = call @f_repeated(%c0, %x, %a) : (index, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %1 = call @f_repeated(%c1, %0, %b) : (index, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      …
    }
    ```
  }];
  let options = [
    Option<"minOps", "min-ops", "int64_t", "32",
           "The least number of ops that have to go away in the caller">,
    Option<"localView", "local-view", "bool", "false",
           "Only functions in local view (mesh.spmd); fills, and transposes and "
           "reshapes that contractions read, are cloned for each user first">,
    Option<"pipelineAxis", "pipeline-axis", "std::string", "",
           "Make a pipeline over this axis instead of functions">,
    Option<"microbatches", "microbatches", "int64_t", "1",
           "The micro-batches of the pipeline">,
    Option<"schedule", "schedule", "std::string", "",
           "The schedule of the pipeline; none if empty">,
    Option<"chunks", "chunks", "int64_t", "0",
           "The chunks of the schedule; 0: as the schedule has">];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::mesh::MeshDialect"];
}

def OutlineLoopsPass : Pass<"mesh-outline-loops", "::mlir::ModuleOp"> {
  let summary = "Make functions of structured ops on buffers";
  let description = [{
    Each `linalg` op becomes a call, and equal ops call the same function. So the
    code of a repeated layer exists once. LLVM optimises one loop at a time,
    instead of a function of thousands of loops in time that is quadratic in
    their number. Such functions take addresses and scalars. A parameter is
    `llvm.noalias` if no other parameter that is written may overlap it at the
    op. Constants are cloned into the function. Offsets of buffers are
    parameters even where they are known.

    Ops on buffers of rank 0 or of unknown shapes stay where they are. A
    `memref.copy` from or to memory that is not contiguous becomes a
    `linalg.generic` first, and so a loop that LLVM vectorises. Upstream lowers
    it to a call of its own runtime library.

    Loops of trip count 1 are removed. Neighbouring loops become one if each
    operand is read or written along them in one stride: buffers of 4x6 and of
    8x3 elements share the function of 24 elements. Loops whose index the body
    reads stay as they are. Functions that differ only in the trip count of
    their outermost loop become one that takes it.

    Input:

    ```mlir
    func.func @f(%x: memref<4xf32>) {
      %c1 = arith.constant 1.0 : f32
      %y = memref.alloc() : memref<4xf32>
      linalg.generic … ins(%x : memref<4xf32>) outs(%y : memref<4xf32>) {… %c1 …}
      linalg.generic … ins(%y : memref<4xf32>) outs(%x : memref<4xf32>) {… %c1 …}
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: memref<4xf32>) {
      %y = memref.alloc() : memref<4xf32>
      call @f_generic(%x, %y) : (memref<4xf32>, memref<4xf32>) -> ()
      call @f_generic(%y, %x) : (memref<4xf32>, memref<4xf32>) -> ()
    }
    func.func private @f_generic(%in: memref<4xf32> {llvm.noalias}, %out: memref<4xf32> {llvm.noalias})
        attributes {passthrough = ["noinline"]} {
      %c1 = arith.constant 1.0 : f32
      linalg.generic … ins(%in : memref<4xf32>) outs(%out : memref<4xf32>) {… %c1 …}
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def LowerControlFlowPass : Pass<"mesh-lower-control-flow"> {
  let summary = "Turn structured control flow into branches";
  let description = [{
    Upstream's `convert-scf-to-cf`, in an order that takes time in proportion to
    the program: from the end of each block to its beginning.

    Input:

    ```mlir
    scf.for %i = %a to %b step %c {
      …
    }
    ```

    Output:

    ```mlir
      cf.br ^condition(%a : index)
    ^condition(%i: index):
      %0 = arith.cmpi slt, %i, %b : index
      cf.cond_br %0, ^body, ^end
    ^body:
      …
      %1 = arith.addi %i, %c : index
      cf.br ^condition(%1 : index)
    ^end:
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect"];
}

def FuseElementwisePass
    : Pass<"mesh-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Fuse elementwise ops, and let contractions round";
  let description = [{
    In this order:

    1. A structured op without reductions that reads what it writes over gets it
       as an operand, and a fresh tensor to write to. Else fusion would leave an
       accumulation onto `outs` where it is, and repeat it if the consumer has
       more loops. `mesh-prepare-bufferization` makes it work in place again.
    2. Structured ops with one reader are fused with it, by upstream's patterns,
       and reshapes between them move out of their way. They are not if that would
       keep more bytes in use while other ops run: each term of a sum over
       micro-batches is added once it is there. A number that is broadcast is
       fused with all elementwise ops of its block that read it. Ops that fill a
       tensor become `linalg.fill`, and so do slices of such tensors: each reader
       takes the number. An op that generates elements from indices alone
       generates just the slices that are read, if all readers are slices of the
       same block, and have no more elements in sum. Reductions also take ops of
       the same block that generate elements from indices alone. Where no other
       operand tells the trip count of a loop, a vector of bytes does, which is
       not read.
    3. Where all readers of a `mesh_rt.contract` round its result to the type of
       its operands, bf16 or f16, before anything else, the contraction does: the
       runtime sums up in f32 and rounds once. Reshapes and slices may be in
       between. So f32 is never in memory. Where all extend its result from bf16 to
       f32, it is not rounded.
    4. Where a structured op adds the results of several `mesh_rt.contract`, and
       nothing else reads them, each one adds to the result of the one before. Sums
       of bf16 and f16 are in f32 until the structured op is done.

    Input:

    ```mlir
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
    %1 = linalg.generic … ins(%0 : tensor<4x2xf32>) outs(%e : tensor<4x2xbf16>) {
    ^bb0(%x: f32, %out: bf16):
      %rounded = arith.truncf %x : f32 to bf16
      linalg.yield %rounded : bf16
    } -> tensor<4x2xbf16>
    %2 = linalg.generic … ins(%1 : tensor<4x2xbf16>) outs(%y : tensor<4x2xbf16>) {
    ^bb0(%x: bf16, %out: bf16):
      %sum = arith.addf %x, %out : bf16
      linalg.yield %sum : bf16
    } -> tensor<4x2xbf16>
    ```

    Output:

    ```mlir
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %e
        : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16> -> tensor<4x2xbf16>
    %1 = linalg.generic … ins(%0, %y : …) outs(%e : tensor<4x2xbf16>) {
    ^bb0(%x: bf16, %read: bf16, %out: bf16):
      %sum = arith.addf %x, %read : bf16
      linalg.yield %sum : bf16
    } -> tensor<4x2xbf16>
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def SplitSumsPass : Pass<"mesh-split-sums", "::mlir::func::FuncOp"> {
  let summary = "Form long sums from those of parts";
  let description = [{
    A sum of n floats that are added one by one loses digits in proportion to n,
    or to its square root. Sums and products of at least 512 terms become two
    stages: of about as many parts as each has terms, and of what these give. The
    parts are fewer if the first stage would write more than 1/64 of the bytes that
    it reads.

    One loop is split: that which can have the most parts. Where terms of a sum
    lie side by side, the parts are interleaved, and vectors add to several of
    them at once. So that loop is split if it can have at least half as many.
    Otherwise the terms of a part follow one another. The remainder of a loop
    that is not divisible is added in the end; there may be half as many parts to
    make it smaller.

    Reductions that do not round, such as maxima and sums of integers, stay as
    they are. For GPUs `mesh-form-kernels` splits reductions.

    Input:

    ```mlir
    %0 = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
        iterator_types = ["reduction"]}
        ins(%x : tensor<4096xf32>) outs(%init : tensor<f32>) {…arith.addf…}
    ```

    Output:

    ```mlir
    %parts = tensor.expand_shape %x [[0, 1]] output_shape [64, 64]
        : tensor<4096xf32> into tensor<64x64xf32>
    %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    %sums = linalg.generic {
        indexing_maps = [affine_map<(i, p) -> (i, p)>, affine_map<(i, p) -> (p)>],
        iterator_types = ["reduction", "parallel"]}
        ins(%parts : tensor<64x64xf32>) outs(%zeros : tensor<64xf32>) {…arith.addf…}
    %0 = linalg.generic {
        indexing_maps = [affine_map<(p) -> (p)>, affine_map<(p) -> ()>],
        iterator_types = ["reduction"]}
        ins(%sums : tensor<64xf32>) outs(%init : tensor<f32>) {…arith.addf…}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FormKernelsPass : Pass<"mesh-form-kernels", "::mlir::func::FuncOp"> {
  let summary = "Fuse and split the ops that are to be kernels of a GPU";
  let description = [{
    A kernel is a `mesh_rt.contract`, or a structured op. The pass has four steps,
    in this order.

    *Epilogues.* cuBLASLt adds a bias and applies ReLU or GELU before it writes a
    result. A `mesh_rt.contract` on tensors whose only reader is a structured op
    that does just that becomes one `mesh_rt.contract_then`. The result may be
    rounded to the type of the operands before or after the epilogue. If the
    reader goes on after it has rounded, the rest reads the rounded result, so
    f32 is not in memory. A `tensor.expand_shape` may be in between, as where the
    features of a layer become heads.

    The bias has the result's type, and is constant along rows or along columns.
    ReLU may be a maximum or a select that maps NaN to 0: `arith.maxnumf` or
    `x > 0 ? x : 0`, but not `arith.maximumf`. NVIDIA documents only max(x, 0);
    the pass assumes that cuBLASLt maps NaN to 0. GELU in its approximation by
    tanh is found in any form. cuBLASLt rounds once, in the end; elementwise ops
    of bf16 and f16 round in each step. Ops in between that have effects, such as
    communication in flight, stay behind the contraction.

    *Producers.* `mesh-fuse-elementwise` fuses an elementwise op with its only
    reader. An op with several readers would be a kernel whose result each of
    them reads. An example is the operand of a sum and of the division by it.
    Here each reader computes the op if all are structured ops that read each
    element once, and if that is cheaper. The GPU is assumed to execute 8
    instructions for each byte that is not moved; a division or a function takes
    16.

    *Rows.* Reductions of rows become one op with the elementwise ops before,
    between and after them. `mesh_rt.combine_row` combines the elements of a row
    in its body. So softmax is one kernel, which reads its operand once and
    writes its result once. Without this step each reduction is a kernel, and
    each kernel reads again what the one before it has written.

    A group begins with a reduction, or with an op that reads a reduced value.
    It takes in the producers of its operands, one by one. An op joins if it
    works on the same rows and all its other readers come later; these read a
    further result. No op moves across one that has effects. Elements of a row
    must be contiguous in all tensors that have all dimensions of the group. A
    group has at most 8 reductions, and reads and writes at most 32 tensors.
    With fewer than 128 rows of more than 65,536 elements each reduction keeps
    its own kernel.

    A single reduction becomes such an op if it has at least 128 rows of at
    least 64 elements. So does one of at least 32,768 rows of at least 16. A
    thread with a row for itself would not read memory next to what the others
    read. A constant that the reduction begins with becomes part of the op.

    *Reductions* with few results of many terms each are split in two stages, so
    that they keep all processors of a GPU busy. The first stage begins with the
    identity element, and computes partial results. The second stage adds these
    to the initial value of the op, in an order that is the same in each run. The
    remainder of a loop that is not divisible is added in the end. The combiner
    must be associative but for rounding: sum, product, minimum, maximum, and,
    or, xor.

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
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    %1 = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                         affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%0, %bias : tensor<4x2xf32>, tensor<2xf32>) outs(%f : tensor<4x2xf32>) {
    ^bb0(%x: f32, %y: f32, %out: f32):
      %sum = arith.addf %x, %y : f32
      %relu = arith.maxnumf %sum, %zero : f32
      linalg.yield %relu : f32
    } -> tensor<4x2xf32>
    %2 = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
        iterator_types = ["reduction"]}
        ins(%long : tensor<1048576xf32>) outs(%init : tensor<f32>) {…arith.addf…}
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
    %1 = mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        bias %bias : tensor<2xf32> along 1
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    %parts = tensor.expand_shape %long [[0, 1]] output_shape [128, 8192]
        : tensor<1048576xf32> into tensor<128x8192xf32>
    %zeros = linalg.fill ins(%zero : f32) outs(%g : tensor<128xf32>) -> tensor<128xf32>
    %sums = linalg.generic {
        indexing_maps = [affine_map<(p, i) -> (p, i)>, affine_map<(p, i) -> (p)>],
        iterator_types = ["parallel", "reduction"]}
        ins(%parts : tensor<128x8192xf32>) outs(%zeros : tensor<128xf32>) {…}
    %2 = linalg.generic {
        indexing_maps = [affine_map<(p) -> (p)>, affine_map<(p) -> ()>],
        iterator_types = ["reduction"]}
        ins(%sums : tensor<128xf32>) outs(%init : tensor<f32>) {…}
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def CheckLoweredPass : Pass<"mesh-check-lowered"> {
  let summary = "Reject ops and calls that nothing lowers to code";
  let description = [{
    Ends a lowering: ops that are left of other dialects than LLVM's are errors,
    at their locations, with what is in them. Of casts between types those are
    errors to which no such op leads. Then the module is verified.

    In a module of kernels (`gpu.module`) ops may be NVVM's, too, and a call of a
    function that the module does not define is an error: kernels are linked with
    no library. Such are functions that are left to libdevice, as `math.erf` of
    f64. With `has-libdevice` these are allowed: the file will be linked.

    Input:

    ```mlir
    vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<4xf32>
    ```

    Output:

    ```
    error: 'vector.transfer_write' op has no lowering to LLVM
    ```
  }];
  let options = [
    Option<"hasLibdevice", "has-libdevice", "bool", "false",
           "Whether libdevice will be linked">];
}

#endif // MESH_CODEGEN_PASSES_TD
