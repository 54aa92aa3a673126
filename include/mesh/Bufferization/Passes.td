//===- Passes.td - Passes around bufferization, and memory planning -*- tablegen -*-===//

#ifndef MESH_BUFFERIZATION_PASSES_TD
#define MESH_BUFFERIZATION_PASSES_TD

include "mlir/Pass/PassBase.td"

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

def SeparateCarriedPass : Pass<"mesh-separate-carried"> {
  let summary = "Give what while loops carry tensors of their own";
  let description = [{
    Bufferization lets the first region of `scf.while` write to what it is given
    in place. It forgets that the second region may give it a tensor that is
    read elsewhere: one from outside of the loop, or one that is given twice.
    Such a tensor is copied before it is given. A tensor that the region has
    made for it alone is not, nor is an argument of the region.

    A loop of blocks that hand on tensors, by `cf`, is an error.

    Input:

    ```mlir
    %r = scf.while (%a = %init) : (tensor<4xf32>) -> tensor<4xf32> {
      …
    } do {
    ^bb0(%b: tensor<4xf32>):
      scf.yield %outside : tensor<4xf32>
    }
    ```

    Output:

    ```mlir
    %r = scf.while (%a = %init) : (tensor<4xf32>) -> tensor<4xf32> {
      …
    } do {
    ^bb0(%b: tensor<4xf32>):
      %copy = bufferization.alloc_tensor() copy(%outside) : tensor<4xf32>
      scf.yield %copy : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def RotateBuffersPass : Pass<"mesh-rotate-buffers"> {
  let summary = "Let loops take turns with buffers that they hand on";
  let description = [{
    A buffer that an iteration of a loop allocates and hands on to the next one
    is two at a time: the one that is read and the one that is written. Makes
    them two buffers of their own, allocated before the loop, which change
    places from iteration to iteration. What the loop starts from is one of
    them if nothing else needs it.

    If what is handed on is not just such a buffer, but chosen from several,
    say, it is copied at the end of the iteration to where the next one expects
    it. Afterwards no buffer that a loop allocates outlives an iteration.

    Input:

    ```mlir
    %0 = memref.alloc() : memref<4xf32>
    memref.copy %x, %0 : memref<4xf32> to memref<4xf32>
    %r = scf.for %i = %a to %b step %c iter_args(%at = %0) -> (memref<4xf32>) {
      %next = memref.alloc() : memref<4xf32>
      mesh_rt.run <permute, shift = 1, group = [4, 1]> from %at : memref<4xf32>
          into %next : memref<4xf32>
      scf.yield %next : memref<4xf32>
    }
    ```

    Output:

    ```mlir
    %0 = memref.alloc() : memref<4xf32>
    memref.copy %x, %0 : memref<4xf32> to memref<4xf32>
    %1 = memref.alloc() : memref<4xf32>
    %r:2 = scf.for %i = %a to %b step %c iter_args(%at = %0, %next = %1)
        -> (memref<4xf32>, memref<4xf32>) {
      mesh_rt.run <permute, shift = 1, group = [4, 1]> from %at : memref<4xf32>
          into %next : memref<4xf32>
      scf.yield %next, %at : memref<4xf32>, memref<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def PlanMemoryPass : Pass<"mesh-plan-memory", "::mlir::ModuleOp"> {
  let summary = "Give each buffer its place in one block of memory";
  let description = [{
    Every `memref.alloc` of a function becomes a view of one block of memory at
    an offset that is a constant; buffers that are not in use at the same time
    share their place. A buffer is in use from its allocation to the last use of
    it, of a view of it, or of what branches and loops make of it; if that is in
    a loop around which it is allocated, to the end of the loop. No loop may
    hand on buffers that it allocates: run `mesh-rotate-buffers` before.

    A public function allocates its block when it begins and frees it when it
    returns, so that a program allocates once. A private function is given its
    block by its callers, whose own it is a part of. What a public function
    takes in all, with the functions that it calls, is written on it as
    `mesh_rt.memory`, in bytes: a device needs just so much for intermediate
    values.

    Input:

    ```mlir
    func.func @f(%x: memref<4xf32>, %y: memref<4xf32>) {
      %0 = memref.alloc() : memref<4xf32>
      linalg.exp ins(%x : memref<4xf32>) outs(%0 : memref<4xf32>)
      linalg.exp ins(%0 : memref<4xf32>) outs(%y : memref<4xf32>)
      return
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: memref<4xf32>, %y: memref<4xf32>)
        attributes {mesh_rt.memory = 64 : i64} {
      %block = memref.alloc() {alignment = 64 : i64} : memref<64xi8>
      %c0 = arith.constant 0 : index
      %0 = memref.view %block[%c0][] : memref<64xi8> to memref<4xf32>
      linalg.exp ins(%x : memref<4xf32>) outs(%0 : memref<4xf32>)
      linalg.exp ins(%0 : memref<4xf32>) outs(%y : memref<4xf32>)
      memref.dealloc %block : memref<64xi8>
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}


#endif // MESH_BUFFERIZATION_PASSES_TD
