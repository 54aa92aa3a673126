//===- OverlapPasses.td - from collectives to rings ---------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_OVERLAPPASSES_TD
#define MESH_TRANSFORMS_OVERLAPPASSES_TD

include "mlir/Pass/PassBase.td"

def OverlapPass : Pass<"mesh-overlap"> {
  let summary = "Decide how collectives overlap with contractions";
  let description = [{
    Finds the collectives that can run under a contraction, and writes on each,
    as `mesh.overlap`, how, and if it is worth it as `mesh.chunks`, `mesh.levels`
    or `mesh.bruck` in which messages. `mesh-decompose-collectives` carries it
    out. What is written on a collective already is kept: that is how to override
    a decision. What is written on a `mesh.shard` or `mesh.reshard` is written on
    each collective that it becomes.

    A collective and a contraction (a linalg op that sums products, named or
    not, with operands of any rank) are *beside* each other if

    - the contraction takes the result of a `mesh.all_gather` as an operand; the
      gathered dim may be contracted, free, or a batch dim. One gather may feed
      several contractions, and be several operands of one, along one loop. All
      else that the contraction takes is there when the gathered value is first
      used;
    - a `mesh.reduce_scatter` takes the contraction's result, which nothing else
      uses, along any dim and with any combiner;
    - a `mesh.all_reduce` does so, and a dim of the result divides by the
      group's size: it counts as a reduce-scatter and an all-gather, which feeds
      the contractions that take its result. If none divides, the contraction
      is made longer along the largest one, if an eighth is enough.

    Between the two may stand ops of which a block takes no more than blocks of
    their operands: elementwise ones, biases, casts, transposes, reshapes, and
    reductions of other dims. A reshape may keep the dim, or split it or merge
    it with inner dims, as between features and heads, if a block is of whole
    elements on both sides: parts of a block (modes and chunks) are then of
    whole heads. They are computed along with each block.

    A contraction overlaps with one collective; the one with the most bytes on
    the wire comes first. But all-gathers over the same axes that feed it along
    the same loop, contracted or of batches, travel in one ring, with whatever
    else feeds on them: layers that share an input and gather their weights are
    one ring. All of these bear one decision, which counts the bytes of all. What
    is written on one of them holds for the others; those on which different
    decisions are written go apart.

    Operands that are gathered along two loops, or one operand that is, as in the
    product of a matrix with its transpose along gathered rows, cannot share a
    ring: each block of the one meets all blocks of the other. The smaller one is
    gathered as a whole before the ring of the larger one begins. Sharded along
    one of the two loops, the result needs the other operand alone.

    With `overlap=auto` and a description of the machine (`machine`, a JSON file
    that `mesh-run --calibrate` writes; its form is in
    `mesh/Analysis/MachineModel.h`) mode, chunks and levels are those that are
    predicted to take the least time, by following a device through the steps:
    messages are on the wire beside what is computed, or, over a link that is not
    `offloaded`, one thing follows the other. A ring has to take at least 4% less
    than the collective and the contraction one after the other. Each partial
    contraction costs its overhead, and takes no less than one that is
    `contraction_grain` long where it is cut; what stands between collective and
    contraction is computed at the bandwidth of the memory. Devices along an axis
    are a ring, around which a message takes as many hops as it goes positions on
    and native collectives go in one direction; or a switch joins them
    (`"topology": "switch"`), where any message takes one latency, all that a
    device sends shares one wire, and native collectives take as many latencies
    as n has binary digits: the remark says by which algorithm. Chunks shrink the
    part of a ring that nothing hides, and let the latency of one pass while
    others are on the wire, but in a ring that will be a loop (`unroll-limit`).
    Levels take several blocks at once, or save messages where there is little to
    send. Without a description the mode is `none` if the blocks on the wire are
    smaller than `min-bytes`, else `ring` for two devices and `bidirectional` for
    more.

    With `overlap=auto` and `ahead-bytes` a collective that a loop can run one
    iteration ahead or later, such as the gather of a layer's weights or the
    reduction of its gradient, is left to `mesh-schedule-async`, as long as there
    are no more bytes of results. With a description of the machine that is so
    only if the best ring would leave more than a tenth of the collective's time
    to wait for beyond what the wire takes longer than the computation.

    What is decided, and why, is a remark (`--remarks-filter=mesh-overlap`), for
    the collectives left alone as well.

    Input:

    ```mlir
    %whole = mesh.all_gather %x on @m ["model"] dim 1
        : tensor<64x192xf32> -> tensor<64x768xf32>
    %y = linalg.matmul ins(%whole, %w : tensor<64x768xf32>, tensor<768x768xf32>)
        outs(%zero : tensor<64x768xf32>) -> tensor<64x768xf32>
    ```

    Output:

    ```mlir
    %whole = mesh.all_gather %x on @m ["model"] dim 1
        {mesh.overlap = #mesh.overlap<bidirectional>}
        : tensor<64x192xf32> -> tensor<64x768xf32>
    %y = linalg.matmul ins(%whole, %w : tensor<64x768xf32>, tensor<768x768xf32>)
        outs(%zero : tensor<64x768xf32>) -> tensor<64x768xf32>
    ```
  }];
  let options = [
    Option<"overlap", "overlap", "::mesh::OverlapRequest",
           "::mesh::OverlapRequest::Auto", "How collectives overlap",
           "::mesh::overlapRequestValues()">,
    Option<"direction", "direction", "::mesh::Direction",
           "::mesh::Direction::Up",
           "Which way the blocks travel, or the larger part of them",
           "::mesh::directionValues()">,
    Option<"minBytes", "min-bytes", "int64_t", "4096",
           "With overlap=auto and no machine, the smallest block worth a step">,
    Option<"machine", "machine", "std::string", "",
           "With overlap=auto, the description of the machine to decide for">,
    Option<"collectives", "collectives", "::mesh::RingScope",
           "::mesh::RingScope::Overlapped",
           "Which collectives become rings",
           "::mesh::ringScopeValues()">,
    Option<"aheadBytes", "ahead-bytes", "int64_t", "0",
           "With overlap=auto, the bytes that a loop may communicate an iteration "
           "ahead or later instead">,
    Option<"chunks", "chunks", "int64_t", "0",
           "The messages that a block, or the part of one that goes one way, is "
           "cut into; 0: what suits the collective">,
    Option<"form", "form", "::mesh::OverlapForm", "::mesh::OverlapForm::Auto",
           "How many messages follow one another",
           "::mesh::overlapFormValues()">,
    Option<"unrollLimit", "unroll-limit", "int64_t", "8",
           "The largest ring that mesh-decompose-collectives will write out "
           "step by step">,
    Option<"wideAccumulators", "wide-accumulators", "bool", "false",
           "mesh-decompose-collectives will sum bf16 and f16 in f32">
  ];
}

def DecomposeCollectivesPass : Pass<"mesh-decompose-collectives"> {
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
    Option<"unrollLimit", "unroll-limit", "int64_t", "8",
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

#endif // MESH_TRANSFORMS_OVERLAPPASSES_TD
