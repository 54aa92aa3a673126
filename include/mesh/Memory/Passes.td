//===- Passes.td - memory planned ahead ---------------------*- tablegen -*-===//

#ifndef MESH_MEMORY_PASSES_TD
#define MESH_MEMORY_PASSES_TD

include "mlir/Pass/PassBase.td"

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

#endif // MESH_MEMORY_PASSES_TD
