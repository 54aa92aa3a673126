//===- Passes.td - passes from mesh to the runtime ----------*- tablegen -*-===//

#ifndef MESH_CONVERSION_PASSES_TD
#define MESH_CONVERSION_PASSES_TD

include "mesh/Conversion/ShardPasses.td"
include "mlir/Pass/PassBase.td"

def ConvertMeshToRuntimePass : Pass<"convert-mesh-to-runtime", "::mlir::ModuleOp"> {
  let summary = "Turn collectives into calls of the runtime, on tensors";
  let description = [{
    Resolves meshes to digits of the device's position, gives every
    communication op a destination, and drops what the dialect knows of the
    whole program: meshes, axis rules and its attributes. `mesh.async` and
    `mesh.wait` become `mesh_rt.start` and `mesh_rt.wait`; a future has to be
    waited for directly, not carried by loops, branches or calls.

    Input:

    ```mlir
    mesh.mesh @m = <["model"=4]>
    func.func @f(%x: tensor<2x4xf32>) -> tensor<2x16xf32> attributes {mesh.spmd = @m} {
      %0 = mesh.all_gather %x on @m ["model"] dim 1 : tensor<2x4xf32> -> tensor<2x16xf32>
      return %0 : tensor<2x16xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<2x4xf32>) -> tensor<2x16xf32> {
      %empty = tensor.empty() : tensor<2x16xf32>
      %0 = mesh_rt.run <all_gather, dim = 1, group = [4, 1]> from %x : tensor<2x4xf32>
          into %empty : tensor<2x16xf32> -> tensor<2x16xf32>
      return %0 : tensor<2x16xf32>
    }
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect", "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertAggregatesToLinalgPass : Pass<"convert-aggregates-to-linalg"> {
  let summary = "Rewrite ops that stand for several as structured ops, on tensors";
  let description = [{
    Softmax, the tiled layouts of `linalg.pack` and `linalg.unpack`, the
    transforms of Winograd's convolution, `tensor.gather` and `tensor.scatter`
    have no loops of their own. Each becomes the ops or loops that it stands for,
    which can be fused and bufferized. A `tensor.pad` of a tensor without elements
    becomes a `tensor.generate`: the source's place may be out of bounds. A
    `tensor.reshape` of known shapes becomes a `tensor.collapse_shape` and a
    `tensor.expand_shape`, which do not read the shape.

    Input:

    ```mlir
    %0 = tensor.gather %table[%ids] gather_dims([0])
        : (tensor<8x4xf32>, tensor<5x1xindex>) -> tensor<5x4xf32>
    ```

    Output:

    ```mlir
    %0 = linalg.generic {…} outs(%empty : tensor<5x4xf32>) {
    ^bb0(%out: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %id = tensor.extract %ids[%i, %c0] : tensor<5x1xindex>
      %x = tensor.extract %table[%id, %j] : tensor<8x4xf32>
      linalg.yield %x : f32
    } -> tensor<5x4xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

def ConvertContractionsToRuntimePass
    : Pass<"convert-contractions-to-runtime"> {
  let summary = "Turn linalg contractions into calls of the runtime, on tensors";
  let description = [{
    Every linalg op that multiplies and adds, over dims that its operands have
    as they are, and whose types the runtime's kernels take, becomes a
    `mesh_rt.contract`. An `outs` of zeros is not read. Other contractions stay
    and become loops.

    Input:

    ```mlir
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>)
        outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
    ```

    Output:

    ```mlir
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ReuseOperandsPass : Pass<"mesh-reuse-operands"> {
  let summary = "Let elementwise ops write over one of their operands";
  let description = [{
    An elementwise op whose `outs` is a fresh tensor gets an operand of the same
    type and indexing instead. Bufferization then computes in place where the
    operand is not needed any more, and allocates where it is.

    Input:

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic … ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) {…}
    ```

    Output:

    ```mlir
    %1 = linalg.generic … ins(%0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {…}
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def ConvertSwitchesToIfsPass : Pass<"convert-switches-to-ifs"> {
  let summary = "Make ifs of switches that give tensors";
  let description = [{
    Bufferization of LLVM 22 does not see that the tensors which the cases of an
    `scf.index_switch` yield may be its results, and lets ops write to these
    while the others are still to be read. With `scf.if` it does.

    Input:

    ```mlir
    %0 = scf.index_switch %i -> tensor<8xf32>
    case 3 {
      scf.yield %a : tensor<8xf32>
    }
    default {
      scf.yield %b : tensor<8xf32>
    }
    ```

    Output:

    ```mlir
    %c3 = arith.constant 3 : index
    %is3 = arith.cmpi eq, %i, %c3 : index
    %0 = scf.if %is3 -> (tensor<8xf32>) {
      scf.yield %a : tensor<8xf32>
    } else {
      scf.yield %b : tensor<8xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def ConvertSplatsToFillPass : Pass<"convert-splats-to-fill"> {
  let summary = "Fill tensors of one number instead of storing them";
  let description = [{
    Bufferization makes a constant tensor a constant of the program, element by
    element. One whose elements are all equal becomes a `linalg.fill`.

    Input:

    ```mlir
    %0 = arith.constant dense<1.0> : tensor<4096x4096xf32>
    ```

    Output:

    ```mlir
    %one = arith.constant 1.0 : f32
    %e = tensor.empty() : tensor<4096x4096xf32>
    %0 = linalg.fill ins(%one : f32) outs(%e : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    ```
  }];
  let dependentDialects = ["::mlir::complex::ComplexDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertConcatsToInsertsPass : Pass<"convert-concats-to-inserts"> {
  let summary = "Insert the operands of a concatenation as soon as they are there";
  let description = [{
    Bufferization copies the operands of `tensor.concat`. Inserted one by one,
    right after they have been computed, they can be computed in place: blocks
    that a permute brings are written to where they belong. Shapes are static;
    other concatenations are left as they are.

    Input:

    ```mlir
    %0 = mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : tensor<2xf32> into %e : tensor<2xf32> -> tensor<2xf32>
    %1 = tensor.concat dim(0) %0, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    ```

    Output:

    ```mlir
    %1 = tensor.empty() : tensor<4xf32>
    %2 = tensor.insert_slice %x into %1[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
    %0 = mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : tensor<2xf32> into %e : tensor<2xf32> -> tensor<2xf32>
    %3 = tensor.insert_slice %0 into %2[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def SeparateEmptiesPass : Pass<"mesh-separate-empties"> {
  let summary = "Give each use an empty tensor of its own";
  let description = [{
    CSE makes one of all empty tensors of a type, and bufferization would then
    see values that have nothing to do with each other in one memory: it takes
    time that grows with the square of the program to keep them apart, or more,
    and copies where it fails.

    Input:

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %0 = linalg.fill ins(%a : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.fill ins(%b : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    ```

    Output:

    ```mlir
    %e0 = tensor.empty() : tensor<4xf32>
    %0 = linalg.fill ins(%a : f32) outs(%e0 : tensor<4xf32>) -> tensor<4xf32>
    %e1 = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%b : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def MarkEntryPointsPass : Pass<"mesh-mark-entry-points", "::mlir::ModuleOp"> {
  let summary = "Prepare public functions for being called from outside";
  let description = [{
    The arguments of a public function belong to its caller: bufferization must
    not write them.

    Input:

    ```mlir
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      return %x : tensor<4xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<4xf32> {bufferization.writable = false}) -> tensor<4xf32> {
      return %x : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def ReshapeResultsPass : Pass<"mesh-reshape-results"> {
  let summary = "Allocate results in the shape that they are returned in";
  let description = [{
    A buffer that a function reshapes and returns has the returned shape from
    the beginning, and what writes it a view of that. So it can become an
    out-parameter (`buffer-results-to-out-params`), and need not be copied to
    one.

    Input:

    ```mlir
    %0 = memref.alloc() : memref<4x6xf32>
    linalg.fill ins(%x : f32) outs(%0 : memref<4x6xf32>)
    %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [4, 2, 3]
        : memref<4x6xf32> into memref<4x2x3xf32>
    return %1 : memref<4x2x3xf32>
    ```

    Output:

    ```mlir
    %1 = memref.alloc() : memref<4x2x3xf32>
    %0 = memref.collapse_shape %1 [[0], [1, 2]]
        : memref<4x2x3xf32> into memref<4x6xf32>
    linalg.fill ins(%x : f32) outs(%0 : memref<4x6xf32>)
    return %1 : memref<4x2x3xf32>
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def SeparateResultsPass : Pass<"mesh-separate-results"> {
  let summary = "Return each buffer once";
  let description = [{
    A buffer that a function returns a second time is copied, so that each
    result can become an out-parameter of its own
    (`buffer-results-to-out-params`).

    Input:

    ```mlir
    return %0, %0 : memref<4xf32>, memref<4xf32>
    ```

    Output:

    ```mlir
    %1 = memref.alloc() : memref<4xf32>
    memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
    return %0, %1 : memref<4xf32>, memref<4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
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

def CheckLoweredPass : Pass<"mesh-check-lowered", "::mlir::ModuleOp"> {
  let summary = "Report what nothing lowers to LLVM";
  let description = [{
    Ends a lowering: ops that are left of other dialects than LLVM's are errors,
    at their locations, with what is in them. Of casts between types those are
    errors to which no such op leads.

    Input:

    ```mlir
    vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<4xf32>
    ```

    Output:

    ```
    error: 'vector.transfer_write' op has no lowering to LLVM
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

    What a function is called in the program, if it is public or in a
    `mesh.programs`, is in its `mesh_rt.name`, and `mesh-restore-names` gives it
    that name back. Globals are the program's own.

    Input:

    ```mlir
    func.func private @powf(%x: tensor<4xf32>) -> tensor<4xf32>
    { … }
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = call @powf(%x) : (tensor<4xf32>) -> tensor<4xf32>
      %1 = math.powf %0, %0 : tensor<4xf32>
      …
    ```

    Output:

    ```mlir
    func.func private @mesh_fn_powf(%x: tensor<4xf32>) -> tensor<4xf32>
    { … }
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
    symbol of this name meanwhile, such as a library's function that is called,
    or if no symbol can be called so. What LLVM calls is not known here: a program
    that computes powers cannot be linked with a public `@powf`, as in C.

    Input:

    ```mlir
    llvm.func @mesh_fn_main(%x: !llvm.ptr) attributes {mesh_rt.name = "main"}
    { … }
    ```

    Output:

    ```mlir
    llvm.func @main(%x: !llvm.ptr)
    { … }
    ```
  }];
}

def CheckLoopsPass : Pass<"mesh-check-loops"> {
  let summary = "Report loops that are not counted as they are meant";
  let description = [{
    An `scf.for` has as many iterations as there are numbers from its lower
    bound up to its upper one, one for each step, and its step is positive.
    LLVM 22's canonicalizer takes a step that has its sign bit set for a
    negative one, though the loop compares without sign, and the loop for one
    without iterations; so it does where the distance between signed bounds does
    not fit their type. And what becomes of a loop in the end goes on if the
    number after the last one wraps. In a wider type a loop of the same numbers
    has none of that, so such loops are errors, as far as bounds and steps are
    constants.

    Begins the pipelines, before they canonicalize.

    Input:

    ```mlir
    %c0 = arith.constant 0 : i8
    %c250 = arith.constant 250 : i8
    %c200 = arith.constant 200 : i8
    scf.for unsigned %i = %c0 to %c250 step %c200 : i8 {
      …
    }
    ```

    Output:

    ```
    error: 'scf.for' op step 200 has its sign bit set, which LLVM 22 takes for negative: use a wider type than 'i8'
    ```
  }];
}

def CheckBoundsPass : Pass<"mesh-check-bounds"> {
  let summary = "Check the indices of elements and slices while programs run";
  let description = [{
    Elements, slices, loads, stores and views whose indices are out of range
    would read or write what lies beside a tensor. Before each of them
    `cf.assert` says that they are not, as upstream's
    `RuntimeVerifiableOpInterface` does; what is constant and in range folds away
    afterwards. Of `tensor.gather` and `tensor.scatter` it says so of all indices
    at once. The loops of linalg ops stay within their operands by themselves, so
    that this comes before there are any.

    In global view the indices are those of whole tensors. In local view, or on
    memrefs, nothing is said of elements in split dims that no device has: each
    leaves them to the others.

    Input:

    ```mlir
    %0 = memref.load %a[%i] : memref<8xf32>
    ```

    Output:

    ```mlir
    %1 = arith.cmpi sge, %i, %c0 : index
    %2 = arith.cmpi slt, %i, %c8 : index
    %3 = arith.andi %1, %2 : i1
    cf.assert %3, "out-of-bounds access"
    %0 = memref.load %a[%i] : memref<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertRuntimeToLLVMPass
    : Pass<"convert-runtime-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Turn mesh_rt on memrefs into calls of the C interface";
  let description = [{
    Descriptors become constants of the module, with the source location of each
    op, so that the runtime can name it in reports and timelines. Memory comes
    from the device's arena: `memref.alloc` and `memref.dealloc` are converted
    here as well. So is `cf.assert`, whose failure ends the run with a report.
    Everything else is left to `convert-to-llvm`.

    Input:

    ```mlir
    mesh_rt.run <send, tag = 3> from %buffer : memref<4xf32> peer %peer
    ```

    Output:

    ```mlir
    %op = llvm.mlir.addressof @__mesh_rt_0 : !llvm.ptr
    llvm.store %descriptor, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mesh_rt_run(%op, %slot, %null, %peer) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def OutlineLoopsPass : Pass<"mesh-outline-loops", "::mlir::ModuleOp"> {
  let summary = "Make functions of structured ops on buffers";
  let description = [{
    Each `linalg` op becomes a call, and those that do the same call the same
    function: a layer's code is there once, however often it is repeated, and
    what LLVM does to a function of thousands of loops, in time that grows with
    the square of their number, it does to one loop at a time. Such functions
    take addresses and numbers. A parameter is `llvm.noalias` if nothing that is
    written through another one can lie there, as LLVM would have seen, or not,
    where the op was. Constants become the function's own, and offsets of
    buffers are parameters even where they are known.

    Ops without loops, on buffers of rank 0, stay where they are, and so do those
    on buffers of unknown shapes.

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
                           "::mlir::memref::MemRefDialect"];
}

def PassAddressesPass : Pass<"mesh-pass-addresses", "::mlir::ModuleOp"> {
  let summary = "Let functions take buffers by their addresses";
  let description = [{
    MLIR passes a buffer as its descriptor, seven words for a matrix, which a
    function of a thousand parameters stores and loads one by one, and LLVM
    compares each with each. Of a dense buffer of static shape all but one word
    is known: functions take that.

    Upstream has such a convention (`use-bare-ptr-memref-call-conv`), which takes
    time that grows with the product of a function's parameters and ops, and does
    not know the strides of buffers without elements.

    Input:

    ```mlir
    func.func @f(%x: memref<4x8xf32>) {
      call @g(%x) : (memref<4x8xf32>) -> ()
      …
    }
    ```

    Output:

    ```mlir
    func.func @f(%address: !llvm.ptr) {
      %descriptor = … : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %x = builtin.unrealized_conversion_cast %descriptor : … to memref<4x8xf32>
      %0 = builtin.unrealized_conversion_cast %x : memref<4x8xf32> to …
      %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      call @g(%1) : (!llvm.ptr) -> ()
      …
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def ConvertCopiesToLinalgPass : Pass<"convert-copies-to-linalg"> {
  let summary = "Turn copies between strided memrefs into linalg ops";
  let description = [{
    Upstream turns a `memref.copy` of contiguous memory into a memcpy, and any
    other into a call of its own runtime library. The latter become
    `linalg.generic` here, and so loops that LLVM vectorises.

    Input:

    ```mlir
    memref.copy %a, %b : memref<4x4xf32> to memref<4x4xf32, strided<[8, 1]>>
    ```

    Output:

    ```mlir
    linalg.generic … ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32, strided<[8, 1]>>) {…}
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def ApproximateMathPass : Pass<"mesh-approximate-math"> {
  let summary = "Turn transcendental functions of f32 into polynomials";
  let description = [{
    exp, expm1, log, log1p, log2, erf and tanh of f32 become upstream's
    polynomial approximations: straight-line arithmetic, so that LLVM vectorises
    the loops around it, which calls of libm would prevent. Other functions and
    types are left alone.

    Input:

    ```mlir
    %1 = math.tanh %0 : f32
    ```

    Output: additions, multiplications, comparisons and selects.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::vector::VectorDialect"];
}

def ConvertFloatClassesToArithPass
    : Pass<"convert-float-classes-to-arith"> {
  let summary = "Turn tests for NaN, infinite and normal numbers into comparisons";
  let description = [{
    LLVM's dialect has no form of `math.isinf` and `math.isnormal` that upstream
    lowers to, and GPUs have no function for `math.isnan` and `math.isfinite`.
    They are comparisons of the number with itself, or of its magnitude with
    infinity, or with the largest number and the smallest normal one of its type:
    not all types have infinity. `math.copysign` of a bf16 is one of bits.

    Input:

    ```mlir
    %1 = math.isnormal %0 : f32
    ```

    Output:

    ```mlir
    %magnitude = math.absf %0 : f32
    %largest = arith.constant 3.40282347E+38 : f32
    %smallest = arith.constant 1.17549435E-38 : f32
    %isFinite = arith.cmpf ole, %magnitude, %largest : f32
    %isLarge = arith.cmpf oge, %magnitude, %smallest : f32
    %1 = arith.andi %isFinite, %isLarge : i1
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
}

def NormalizeSlicesPass : Pass<"mesh-normalize-slices"> {
  let summary = "Write slices in the form that upstream's passes rely on";
  let description = [{
    Slices keep their dims of size 1, and reshapes drop them or add them: of
    several such dims upstream's canonicalizer may mistake one for another when
    an offset turns out to be a constant, and where there are strides its views
    do not find out which are dropped. The stride in a dim of one element, which
    does not matter, becomes 1.

    What is unpacked is sliced before it is, in dims without tiles: upstream's
    canonicalizer has `linalg.unpack` make the slice alone, but gives it all of
    its operand.

    Input:

    ```mlir
    %1 = tensor.extract_slice %0[2, 0] [1, 8] [3, 1] : tensor<8x8xf32> to tensor<8xf32>
    ```

    Output:

    ```mlir
    %whole = tensor.extract_slice %0[2, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    %1 = tensor.collapse_shape %whole [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def InitsToOperandsPass : Pass<"mesh-inits-to-operands"> {
  let summary = "Let elementwise ops read operands only, and no outs";
  let description = [{
    A structured op without reductions that reads what it writes over gets it as
    an operand, and a fresh tensor to write to. So it can be fused: upstream's
    fusion leaves an accumulation onto `outs` where it is, and repeats it if the
    consumer has more loops. `mesh-reuse-operands` makes it work in place again.

    Input:

    ```mlir
    %1 = linalg.generic … ins(%0 : tensor<4xf32>) outs(%x : tensor<4xf32>) {…}
    ```

    Output:

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic … ins(%0, %x : …) outs(%e : tensor<4xf32>) {…}
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RoundContractionsPass : Pass<"mesh-round-contractions"> {
  let summary = "Let contractions round what is only rounded";
  let description = [{
    The runtime sums bf16 and f16 up in f32, and gives either that or, rounded
    once, the type of the operands. Where all that read the result of a
    `mesh_rt.contract` on tensors round it to that type before anything else, be
    it reshaped or sliced in between, the contraction does: f32 is never in
    memory.

    Input:

    ```mlir
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
    %1 = linalg.generic … ins(%0 : tensor<4x2xf32>) outs(%e : tensor<4x2xbf16>) {
    ^bb0(%x: f32, %out: bf16):
      %rounded = arith.truncf %x : f32 to bf16
      %exp = math.exp %rounded : bf16
      linalg.yield %exp : bf16
    } -> tensor<4x2xbf16>
    ```

    Output:

    ```mlir
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %e
        : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16> -> tensor<4x2xbf16>
    %1 = linalg.generic … ins(%0 : tensor<4x2xbf16>) outs(%e : tensor<4x2xbf16>) {
    ^bb0(%x: bf16, %out: bf16):
      %exp = math.exp %x : bf16
      linalg.yield %exp : bf16
    } -> tensor<4x2xbf16>
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

#endif // MESH_CONVERSION_PASSES_TD
