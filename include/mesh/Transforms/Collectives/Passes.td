//===- Passes.td - Fewer, smaller and decomposed collectives -*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_COLLECTIVES_PASSES_TD
#define MESH_TRANSFORMS_COLLECTIVES_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimizeCollectivesPass : Pass<"mesh-optimize-collectives", "::mlir::ModuleOp"> {
  let summary = "Communicate less, and less often";
  let description = [{
    Rewrites the collectives of a local view:

    - *What need not be*: a collective of a value that is the same on all devices
      of its groups. `max`, `min`, `and` and `or` of equals are the value itself,
      as is what a permute or a broadcast brings; of an all-reduced sum it is a
      multiple, if the type has the number of devices, of a reduce-scatter a
      slice, of an all-gather copies. A value is known to be the same along
      an axis if it is made of constants, of arguments that are whole along it,
      and of the results of gathers and reductions over it.
    - *Later*: `a` and `b` are reduced in the same way and added up: they are
      added first, and reduced once. So are a maximum of maxima, and sums that are
      scaled, by the same on all devices, or cast on the way, wherever the op
      takes values that are still to be reduced. Sums may be rounded otherwise
      than before.
    - *Slices*: where one slice is all that is read of an all-gather, and one
      device has all of it, that device broadcasts the slice.
    - *Together*: all-reduces of a block with the same combiner and groups, none
      of which needs another's result, become one of all their elements, as long
      as that has no more than `combine-bytes` or, with `machine`, than the link
      brings in the time of its latency, if that is more. So do permutes between
      the same devices, and all-gathers and reduce-scatters along any dims.
      Permutes and all-gathers of floats and of integers go together if their
      elements have the same number of bits. Ops between them that need a result
      move behind the last.
    - *In two levels*: an all-reduce over axes some of which are `inner-axes` is
      scattered along these, reduced along the others and gathered again, if a
      dim divides, so that little is sent over the slower links.

    Collectives with `mesh.overlap`, and those beside a contraction, which
    `mesh-overlap` may run at the same time, are neither put together nor split,
    unless they are short: no more than 4096 bytes or, with `machine`, than the
    link brings in the time of its latency.
    An all-reduce of which each device takes a slice is `canonicalize`'s to turn
    into a reduce-scatter, and what does not change in a loop is moved out of it
    by `mesh-hoist-invariants`.

    Input:

    ```mlir
    %a = mesh.all_reduce sum %x on @m ["data"] : tensor<8x4xf32>
    %b = mesh.all_reduce sum %y on @m ["data"] : tensor<8x4xf32>
    %c = arith.addf %a, %b : tensor<8x4xf32>
    ```

    Output:

    ```mlir
    %s = arith.addf %x, %y : tensor<8x4xf32>
    %c = mesh.all_reduce sum %s on @m ["data"] : tensor<8x4xf32>
    ```
  }];
  let options = [
    Option<"combineBytes", "combine-bytes", "int64_t",
           "::mesh::kMostCombinedBytes",
           "Collectives of the same kind become one up to that size">,
    Option<"machine", "machine", "std::string", "",
           "The description of the machine to decide for">,
    ListOption<"innerAxes", "inner-axes", "std::string",
               "Axes of fast links, within which an all-reduce over these and "
               "others is scattered and gathered">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"
  ];
}

def DecomposeCollectivesPass : Pass<"mesh-decompose-collectives", "::mlir::ModuleOp"> {
  let summary = "Rewrite collectives as rings of permutes, overlapped with "
                "contractions";
  let description = [{
    Rewrites each collective whose `mesh.overlap` is not `none` as permutes
    between neighbours. Each permute is started, as `mesh.async`, before the
    computation that does not depend on it, and waited for after it.

    Ops between a collective and a contraction are computed block by block.

    - `mesh.all_gather`: in each step the block at hand feeds all contractions
      beside it while it is also under way to the neighbour. If the gathered dim
      is contracted, the partial products are summed up in the contraction's
      `outs`; if not, the partial results are inserted into it. An operand that
      is there as a whole is taken by offset from where it is: at step i of a
      ring going up the block (d - i) mod n on device d. Other uses of the
      gathered value get it put together from the blocks. Several operands that
      are gathered travel in one ring, if their decisions are the same: each
      block is a message of its own, and one partial contraction takes those at
      hand. Where one cannot be there in time after all, since the ring of
      another collective uses the others earlier, each is a ring by itself.
    - `mesh.reduce_scatter`: an accumulator travels while the next block's
      partial product is computed, which is then combined with it. Of bf16 and
      f16 it is as narrow, and rounded at each of the n - 1 hops; native
      collectives round once. With `wide-accumulators` sums and products travel
      in f32, twice the bytes, and are rounded at the end, unless the operand is
      declared to be parts of a sum, as a callee's result may be.
    - `mesh.all_reduce`: the one, then the other, over a dim that divides by the
      group's size; if none does, over the largest one, along which the operands
      of the contractions beside it, or its own, are padded with zeros.
    - `mesh.all_to_all`: one permute for each distance. As their shifts differ,
      a group larger than `unroll-limit` is left alone, with a remark.
    - `mesh.broadcast`: a binary tree of permutes, of whatever mode.

    With `mesh.chunks = 4 : i64` each block is cut into 4 messages, or as many as
    it has elements along its dim; of features that become heads before the
    contraction, as many as it has heads. A chunk is sent on as soon as it is there, in
    rings that are written out; one that is a loop hands on all chunks at the end
    of a step.

    With `mesh.levels = array<i64: 2, 4>` the group is cut into groups of 2, and
    those into one of 4, and a collective becomes one over each, from the minor
    level on, or, if it scatters or broadcasts, from the major one. These are
    decomposed in turn, with the contraction beside the one over the major
    level: several blocks at once. Levels of 2 alone are recursive doubling and
    halving; levels along several axes are rings of rings. Levels that do not cut
    the axes of the collective are an error.

    With `mesh.bruck` an all-gather or an all-to-all takes ⌈log2 n⌉ permutes, to
    devices 1, 2, 4, … positions away, whatever n is. Nothing is computed under
    them.

    Without a contraction beside it a collective decomposes in the same way.
    Rings of more than `unroll-limit` devices become `scf.for` loops, in which
    each future is waited for in the iteration that started it: the size of the
    program does not depend on the number of devices. Over a group of one device
    a collective is the identity, and one of no elements is an empty tensor.
    Permutes and slices, of which rings are made, and what `mesh.async` has
    started already stay as they are.

    Input:

    ```mlir
    %whole = mesh.all_gather %x on @m ["model"] dim 1
        {mesh.overlap = #mesh.overlap<ring>}
        : tensor<8x4xf32> -> tensor<8x8xf32>
    %y = linalg.matmul ins(%whole, %w : tensor<8x8xf32>, tensor<8x16xf32>)
        outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
    ```

    Output, for two devices:

    ```mlir
    %d = mesh.axis_index @m ["model"]
    %future = mesh.async {
      %sent = mesh.permute %x on @m ["model"] shift 1 : tensor<8x4xf32>
      mesh.yield %sent : tensor<8x4xf32>
    } : !mesh.future<tensor<8x4xf32>>
    %k0 = arith.muli %d, %c4 : index
    %w0 = tensor.extract_slice %w[%k0, 0] [4, 16] [1, 1] : …
    %y0 = linalg.matmul ins(%x, %w0 : …) outs(%zero : …) -> tensor<8x16xf32>
    %x1 = mesh.wait %future : !mesh.future<tensor<8x4xf32>>
    %d1 = arith.addi %d, %c1 : index
    %b1 = arith.remui %d1, %c2 : index
    %k1 = arith.muli %b1, %c4 : index
    %w1 = tensor.extract_slice %w[%k1, 0] [4, 16] [1, 1] : …
    %y = linalg.matmul ins(%x1, %w1 : …) outs(%y0 : …) -> tensor<8x16xf32>
    ```
  }];
  let options = [
    Option<"unrollLimit", "unroll-limit", "int64_t",
           "::mesh::kUnrollLimit",
           "The largest ring that is written out step by step">,
    Option<"wideAccumulators", "wide-accumulators", "bool", "false",
           "Sum and multiply bf16 and f16 in f32, which is on the wire then, "
           "and round once">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}


#endif // MESH_TRANSFORMS_COLLECTIVES_PASSES_TD
