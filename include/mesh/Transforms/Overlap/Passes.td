//===- Passes.td - Communication under computation ---------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_OVERLAP_PASSES_TD
#define MESH_TRANSFORMS_OVERLAP_PASSES_TD

include "mlir/Pass/PassBase.td"

def ScheduleAsyncPass : Pass<"mesh-schedule-async", "::mlir::func::FuncOp"> {
  let summary = "Start communication early and wait for it late";
  let description = [{
    A collective whose result is not needed at once is started, as `mesh.async`,
    as soon as there is what it sends, and waited for where its result is used
    first, if anything is computed between. What is in flight already is moved
    in the same way. Ops without effects that make what is sent, such as slices
    of weights and casts, move along, and so do those that are made of what
    arrives, such as the update of a weight.

    That goes for the ops of one block. In addition, what a loop whose number of
    iterations is known sends, but does not compute, is sent one iteration
    ahead: while an iteration computes with the weights that have been gathered
    for it, those of the next one are gathered. The last iteration stands after
    the loop.

    A reduction of which an iteration only stores the result is done one
    iteration later: while the next one computes. The first iteration stands
    before the loop.

    No more than `max-bytes` of results are in flight at a time, beyond what is
    in flight without that; collectives of fewer than `min-bytes` stay as they
    are. All devices start what a group does in the same order.

    Input:

    ```mlir
    %y = linalg.matmul ins(%x, %v : …) outs(%zeros : …) -> tensor<8x64xf32>
    %w = mesh.all_gather %part on @m ["data"] dim 0
        : tensor<16x64xf32> -> tensor<64x64xf32>
    %z = linalg.matmul ins(%y, %w : …) outs(%zeros : …) -> tensor<8x64xf32>
    ```

    Output:

    ```mlir
    %future = mesh.async {
      %0 = mesh.all_gather %part on @m ["data"] dim 0
          : tensor<16x64xf32> -> tensor<64x64xf32>
      mesh.yield %0 : tensor<64x64xf32>
    } : !mesh.future<tensor<64x64xf32>>
    %y = linalg.matmul ins(%x, %v : …) outs(%zeros : …) -> tensor<8x64xf32>
    %w = mesh.wait %future : !mesh.future<tensor<64x64xf32>>
    %z = linalg.matmul ins(%y, %w : …) outs(%zeros : …) -> tensor<8x64xf32>
    ```
  }];
  let options = [
    Option<"maxBytes", "max-bytes", "int64_t", "67108864",
           "The most bytes of results in flight at a time">,
    Option<"minBytes", "min-bytes", "int64_t",
           "::mesh::kLeastBlockBytes",
           "The smallest result worth a start and a wait">
  ];
  let dependentDialects = ["::mesh::MeshDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def OverlapPass : Pass<"mesh-overlap", "::mlir::ModuleOp"> {
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
    that `mesh-calibrate` writes; its form is in
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
    Option<"minBytes", "min-bytes", "int64_t",
           "::mesh::kLeastBlockBytes",
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
    Option<"unrollLimit", "unroll-limit", "int64_t",
           "::mesh::kUnrollLimit",
           "The largest ring that mesh-decompose-collectives will write out "
           "step by step">,
    Option<"wideAccumulators", "wide-accumulators", "bool", "false",
           "mesh-decompose-collectives will sum bf16 and f16 in f32">
  ];
}


#endif // MESH_TRANSFORMS_OVERLAP_PASSES_TD
