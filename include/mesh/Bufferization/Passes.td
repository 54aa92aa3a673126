//===- Passes.td - Passes around bufferization, and memory planning -*- tablegen -*-===//

#ifndef MESH_BUFFERIZATION_PASSES_TD
#define MESH_BUFFERIZATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def UpdateInPlacePass : Pass<"mesh-update-in-place", "::mlir::func::FuncOp"> {
  let summary = "Write results over donated arguments, at the end";
  let description = [{
    Callers do not need an argument with `mesh_rt.donated` after the call. A
    public function may return an elementwise op of such an argument, of its type
    and sharding, as steps of training do. The result is then written over the
    argument. So is an argument of which parts are set, by slices and elements that
    are inserted, also in branches and loops. An argument is
    paired with the result of its `mesh.name`, or else with the first one of its type
    and sharding that is left.

    1. Such ops move to the end of the function, behind a `mesh_rt.commit`. A run
       that fails or is stopped before has not written to an argument.
    2. Ops that read an argument come before the one that writes over it, if
       there is such an order.
    3. Elementwise ops take the argument as `outs`. `mesh_rt.in_place` holds the
       numbers of result and argument.
    4. Where something before the end reads what such an op computes, as new
       parameters that are gathered read the means of an optimizer, a copy of the
       op computes that. The op itself moves. This happens if its results take as
       much memory as the operands that are in use until then.

    If bufferization cannot compute an op in place, `mesh-finalize-results`
    removes the attribute.

    Input:

    ```mlir
    func.func public @step(%w: tensor<4xf32> {mesh_rt.donated}, %g: tensor<4xf32>)
        -> (tensor<4xf32>, tensor<4xf32>) {
      %empty = tensor.empty() : tensor<4xf32>
      %new = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
          ins(%w, %g : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
      …
      %sum = mesh_rt.run <all_reduce, group = [4, 1]> from %g : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
      return %new, %sum : tensor<4xf32>, tensor<4xf32>
    }
    ```

    Output:

    ```mlir
    func.func public @step(%w: tensor<4xf32>, %g: tensor<4xf32>)
        -> (tensor<4xf32>, tensor<4xf32>)
        attributes {mesh_rt.in_place = array<i64: 0, 0>} {
      %empty = tensor.empty() : tensor<4xf32>
      %sum = mesh_rt.run <all_reduce, group = [4, 1]> from %g : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
      mesh_rt.commit
      %new = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
          ins(%w, %g : tensor<4xf32>, tensor<4xf32>) outs(%w : tensor<4xf32>) {
      …
      return %new, %sum : tensor<4xf32>, tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect"];
}

def PrepareBufferizationPass
    : Pass<"mesh-prepare-bufferization", "::mlir::func::FuncOp"> {
  let summary = "Rewrite what bufferization would copy or get wrong";
  let description = [{
    In this order:

    1. The tensor arguments of a public function are not writable
       (`bufferization.writable`): they belong to its caller.
    2. An `scf.index_switch` that gives tensors becomes `scf.if`. Bufferization
       of LLVM 22 does not see that its results alias the tensors that the cases
       yield. It lets ops write to some of these before the others have been
       read. A reshape of a `tensor.empty` becomes one.
    3. An elementwise op on fresh `outs` gets an operand of the same type and
       indexing instead: the iteration argument whose next value it computes,
       what is in the place of that, or an operand that nothing else reads later.
       What is only a part of another tensor, and has no operand that is read no
       more, keeps its own `outs`, and can be computed there. Bufferization then computes in
       place where the operand is dead, and allocates where it is not. An op that
       computes the next value of an iteration argument runs after the others
       that read the argument, if its other operands take fewer bytes. So does an
       all-reduce that is the last to read its operand. In a branch, a slice from
       outside is no such operand: the result would have its layout.
    4. The operands of `tensor.concat` are inserted one by one, right after they
       have been computed. So they can be computed in place: blocks that a
       permute brings are written to where they belong. A part that an
       elementwise op makes in memory of its own, and that is most of the
       result, is read there after its insertion. Concatenations of dynamic shapes stay.
       An operand behind a `mesh.optimization_barrier` is inserted where that
       is, so that the result comes into use there. Barriers go away after this.
    5. The operand of a `tensor.pad` that an elementwise op makes in memory of
       its own is inserted into a filled tensor, if the result takes fewer
       bytes than two operands. Operands of a concatenation that is padded are
       inserted there. What reads the operand after the
       padding reads the part of the result that holds it. So they need not be
       in memory both. Ops that could compute in the place of the operand read
       that, and so does what is in flight: then the padding stays.
    6. A constant tensor whose elements are all equal becomes `linalg.fill`:
       bufferization would store it, element by element. So do generic ops that
       fill a tensor.
    7. Each op that may write over a `linalg.fill` gets one of its own, and so
       does each branch that yields one. CSE makes one of all that are equal,
       which would be in memory for long, and copied. A fill stays if one op
       alone writes over it, which reads it, too. The ops that only read a fill
       share one, right before the first of them.
    8. Each use of a `tensor.empty` gets one of its own. CSE makes one of all
       that have one type, and bufferization would see unrelated values in one
       memory: it takes quadratic time or more to keep them apart, and copies
       where it fails. What takes less than half of a tensor that it is put
       into, and is read after all of that, gets `bufferization.alloc_tensor`:
       as a part, it would keep the whole tensor in memory.
    9. Tensors that the second region of `scf.while` yields are copied, except
       arguments of the region and tensors that it creates for this purpose. The
       first region may write to them in place, and bufferization forgets that
       they may be read elsewhere. A tensor that `scf.for` yields twice is
       copied, too: the two results would be taken for unrelated ones. So is an
       argument that is not writable, or a part of it, which one branch of
       `scf.if` yields and the other one does not. Writes to the other's tensor
       would be taken for writes to the argument, and all of that copied.

    A loop of blocks that carry tensors, by `cf`, is an error.

    Input:

    ```mlir
    func.func @f(%x: tensor<2xf32>) -> tensor<4xf32> {
      %one = arith.constant dense<1.0> : tensor<2xf32>
      %e = tensor.empty() : tensor<2xf32>
      %0 = linalg.generic {
          indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
          iterator_types = ["parallel"]}
          ins(%one, %x : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) {
      ^bb0(%a: f32, %b: f32, %out: f32):
        %sum = arith.addf %a, %b : f32
        linalg.yield %sum : f32
      } -> tensor<2xf32>
      %1 = tensor.concat dim(0) %0, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<2xf32> {bufferization.writable = false}) -> tensor<4xf32> {
      %number = arith.constant 1.0 : f32
      %e = tensor.empty() : tensor<2xf32>
      %one = linalg.fill ins(%number : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
      %all = tensor.empty() : tensor<4xf32>
      %1 = tensor.insert_slice %x into %all[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
      %0 = linalg.generic {
          indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
          iterator_types = ["parallel"]}
          ins(%one, %x : tensor<2xf32>, tensor<2xf32>) outs(%one : tensor<2xf32>) {
      ^bb0(%a: f32, %b: f32, %out: f32):
        %sum = arith.addf %a, %b : f32
        linalg.yield %sum : f32
      } -> tensor<2xf32>
      %2 = tensor.insert_slice %0 into %1[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::complex::ComplexDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def BufferizePass : Pass<"mesh-bufferize", "::mlir::ModuleOp"> {
  let summary = "Make tensors buffers, in place where it can be done";
  let description = [{
    Upstream's `eliminate-empty-tensors`, `empty-tensor-to-alloc-tensor` and
    `one-shot-bufferize`, with an analysis of functions that call one another.
    Functions take and give buffers without gaps; loops may return buffers that
    they allocate. The time is in proportion to the number of a function's
    arguments and results, where upstream's grows with their product. Where many
    ops read one value, the analysis compares writes with the last of them alone,
    with the same decisions. Upstream's time grows with the square of their number.
    Chains of insertions into one tensor are analyzed one insertion at a time, where
    upstream compares all with each other.

    Input:

    ```mlir
    func.func @f(%x: tensor<4xf32> {bufferization.writable = false},
                 %e: f32, %i: index) -> tensor<4xf32> {
      %0 = tensor.insert %e into %x[%i] : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: memref<4xf32>, %e: f32, %i: index) -> memref<4xf32> {
      %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      memref.copy %x, %0 : memref<4xf32> to memref<4xf32>
      memref.store %e, %0[%i] : memref<4xf32>
      return %0 : memref<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::memref::MemRefDialect"];
}

def FinalizeResultsPass : Pass<"mesh-finalize-results", "::mlir::ModuleOp"> {
  let summary = "Write results to memory of the callers";
  let description = [{
    In this order:

    1. A result that is written over an argument (`mesh-update-in-place`) is no
       longer returned, unless bufferization has put it elsewhere.
    2. A private function that is only called returns none of its arguments:
       callers have these. So calls that write one buffer in turn, as those of a
       ring that was outlined, do not copy it. Other callers allocate what a call
       returns, and pass it to the function.
    3. If both branches of an `scf.if` allocate and yield a buffer as the same
       result, it is allocated once, before the `scf.if`. If one yields a buffer
       that was allocated before, also before outer branches, and nothing else
       uses that any more, the other one uses it, too. Branches allocate what they
       reshape and yield as in step 5.
    4. A buffer that a function returns a second time is copied.
    5. A buffer that a function reshapes and returns is allocated in the
       returned shape. Its uses become views of that.
    6. Each buffer that a function returns becomes an argument that the function
       writes to (`bufferize.result`), after the others and with the attributes
       of the result. An allocation of static shape is replaced by the argument;
       other buffers are copied to it.

    Functions without a body stay as they are. Upstream's
    `buffer-results-to-out-params` takes time that grows with the square of the
    number of results, and copies the results of calls that are returned.

    Input:

    ```mlir
    func.func @f(%x: f32, %y: memref<4xf32>)
        -> (memref<4x2x3xf32>, memref<4xf32>) {
      %0 = memref.alloc() : memref<4x6xf32>
      linalg.fill ins(%x : f32) outs(%0 : memref<4x6xf32>)
      %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [4, 2, 3]
          : memref<4x6xf32> into memref<4x2x3xf32>
      return %1, %y : memref<4x2x3xf32>, memref<4xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: f32, %y: memref<4xf32>,
                 %1: memref<4x2x3xf32> {bufferize.result},
                 %2: memref<4xf32> {bufferize.result}) {
      %0 = memref.collapse_shape %1 [[0], [1, 2]]
          : memref<4x2x3xf32> into memref<4x6xf32>
      linalg.fill ins(%x : f32) outs(%0 : memref<4x6xf32>)
      %unused = memref.expand_shape %0 [[0], [1, 2]] output_shape [4, 2, 3]
          : memref<4x6xf32> into memref<4x2x3xf32>
      memref.copy %y, %2 : memref<4xf32> to memref<4xf32>
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def UploadConstantsPass
    : Pass<"mesh-upload-constants", "::mlir::func::FuncOp"> {
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

def PlanMemoryPass : Pass<"mesh-plan-memory", "::mlir::ModuleOp"> {
  let summary = "Give each buffer its place in one block of memory";
  let description = [{
    Every `memref.alloc` of a function becomes a view of one block of memory, at
    a constant offset. Buffers that are not live at the same time share memory. A
    buffer is live from its first to its last use. Uses of its views count, and
    so do uses of the results of branches and loops that forward it. A buffer
    that is allocated outside of a loop and used in it is live from the begin of
    the loop to its end.

    First, loops get two buffers for each loop-carried value that an iteration
    allocates: one to read and one to write. Both are allocated before the loop,
    and change places from iteration to iteration. The initial value is one of
    them if nothing else needs it. After a known trip count it is known which of
    them the loop ends with. The other one is free then, and one that is copied
    to a result of the function has the memory of that. A loop in a loop shares
    the pair of the outer loop. A loop-carried value that is not just such a
    buffer, such as one chosen from several, is copied at the end of the
    iteration. Afterwards no buffer that a loop allocates outlives an iteration.

    A public function allocates its block when it begins and frees it when it
    returns, so a program allocates once. The callers of a private function give
    it a part of their own block. `mesh_rt.memory` of a public function holds the
    size of its block in bytes, callees included: the memory of a device for
    intermediate values. Remarks on the largest buffers that are in use when the
    function and its callees need most say what fills it.

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

    Output, before the buffers get their places:

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
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}


#endif // MESH_BUFFERIZATION_PASSES_TD
