//===- Passes.td - Functions, kernels and their names ------*- tablegen -*-===//

#ifndef MESH_CODEGEN_FUNCTIONS_PASSES_TD
#define MESH_CODEGEN_FUNCTIONS_PASSES_TD

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

#endif // MESH_CODEGEN_FUNCTIONS_PASSES_TD
