//===- Passes.td - Communication under computation ---------*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_OVERLAP_PASSES_TD
#define MESH_TRANSFORMS_OVERLAP_PASSES_TD

include "mlir/Pass/PassBase.td"

def ScheduleAsyncPass : Pass<"mesh-schedule-async", "::mlir::func::FuncOp"> {
  let summary = "Start communication early and wait for it late";
  let description = [{
    Starts collectives early, as `mesh.async`, and waits for them late. A
    collective starts as soon as its operand is available. Its wait comes before
    the first use of its result, if there is computation between the two.
    Collectives that are in flight already move in the same way. So do ops
    without effects that compute operands of collectives, such as slices of
    weights and casts. Ops on results do so as well, such as the update of a
    weight.

    This applies to the ops of one block. In loops of known trip count, the pass
    also moves collectives across iterations:

    - A collective whose operand the loop does not compute runs one iteration
      ahead. While an iteration uses its gathered weights, those of the next one
      are gathered. The last iteration is peeled off after the loop.
    - A reduction whose result an iteration only stores runs one iteration
      later, while the next one computes. The first iteration is peeled off
      before the loop.

    At most `max-bytes` of results are in flight at a time, beyond those that
    were in flight before the pass. Collectives of fewer than `min-bytes` stay
    as they are. All devices start the collectives of a group in the same order.

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
    Finds the collectives that can overlap with a contraction, and notes its
    decision on each. `mesh.overlap` has the mode. If they pay off,
    `mesh.chunks`, `mesh.levels` or `mesh.bruck` decide the messages.
    `mesh-decompose-collectives` carries decisions out. The pass keeps decisions
    that a collective has already: so users override it. Decisions on a
    `mesh.shard` or `mesh.reshard` apply to each collective that it becomes.

    A contraction is a linalg op that sums products, named or not, with operands
    of any rank. It is *beside* a collective in one of these cases:

    - The contraction has the result of a `mesh.all_gather` as an operand. The
      gathered dim may be contracted, free, or a batch dim. One gather may feed
      several contractions, or several operands of one, along one loop. All
      other operands are available at the first use of the gathered value.
    - A `mesh.reduce_scatter` takes the contraction's result, which has no other
      use, along any dim and with any combiner.
    - A `mesh.all_reduce` does so, and the size of a dim of the result is
      divisible by the group's size. It counts as a reduce-scatter and an
      all-gather, which feeds the contractions that take its result. If no dim
      is divisible, the pass pads the largest one by at most an eighth.

    Ops between the two may be elementwise ops, biases, casts, transposes,
    reshapes, and reductions of other dims: a block of their result needs only
    blocks of their operands. A reshape may keep the dim, split it, or merge it
    with inner dims, as between features and heads. A block must have whole
    elements on both sides, so that parts of a block (modes and chunks) have
    whole heads. These ops are computed along with each block.

    A contraction overlaps with one collective. The one with the most bytes on
    the wire comes first. All-gathers over the same axes that feed a contraction
    along the same loop, contracted or batch, share one ring. The ring includes
    everything else that they feed: layers that share an input and gather their
    weights are one ring. The pass makes one decision for all of them, by their
    total bytes. A user's decision on one of them holds for the others. Gathers
    with different decisions do not share a ring.

    Operands that are gathered along two loops cannot share a ring, since each
    block of one meets all blocks of the other. The same is true of one operand
    along two loops, as in the product of a matrix with its transpose along
    gathered rows. The smaller one is gathered before the ring of the larger one
    begins. If the result is sharded along one of the two loops, it needs the
    other operand alone.

    With `overlap=auto` and a description of the machine (`machine`), the pass
    chooses mode, chunks and levels by predicted time. The description is a JSON
    file that `mesh-calibrate` writes; `mesh/Machine/MachineModel.h` has its
    form. The prediction follows a device through the steps:

    - Messages overlap with computation. Over a link that is not `offloaded`,
      the two are sequential.
    - A ring must take at least 4% less than the synchronous collective and the
      contraction.
    - Each partial contraction costs its overhead, and at least the time of one
      that is `contraction_grain` long where it is cut. Ops between collective
      and contraction run at the bandwidth of the memory.
    - By default, devices along an axis form a ring. A message takes one hop for
      each position, and native collectives go in one direction.
    - A switch (`"topology": "switch"`) takes one latency for any message, and
      all messages of a device share one wire. Native collectives take as many
      latencies as n has binary digits. The remark names their algorithm.
    - Chunks shrink the part of a ring that is exposed. The latency of one
      overlaps with others on the wire, except in a ring that is a loop
      (`unroll-limit`).
    - Levels combine several blocks at once, or save messages if these are
      small.

    Without a description the mode is `none` if the blocks on the wire are
    smaller than `min-bytes`. Otherwise it is `ring` for two devices, and
    `bidirectional` for more.

    With `overlap=auto` and `ahead-bytes`, the pass leaves some collectives to
    `mesh-schedule-async`. A loop can run these one iteration ahead or later,
    such as the gather of a layer's weights or the reduction of its gradient.
    Their results may have at most so many bytes. With a description of the
    machine, one more condition holds. The best ring would expose more than a
    tenth of the collective's time, beyond the time by which the wire takes
    longer than the computation.

    Remarks (`--remarks-filter=mesh-overlap`) tell each decision and its reason,
    also for the collectives that do not change.

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
           "The direction of the blocks, or of the larger part of them",
           "::mesh::directionValues()">,
    Option<"minBytes", "min-bytes", "int64_t",
           "::mesh::kLeastBlockBytes",
           "With overlap=auto and no machine, the smallest block worth a step">,
    Option<"machine", "machine", "std::string", "",
           "With overlap=auto, the description of the machine to decide for">,
    Option<"collectives", "collectives", "::mesh::RingScope",
           "::mesh::RingScope::Overlapped",
           "The collectives that become rings",
           "::mesh::ringScopeValues()">,
    Option<"aheadBytes", "ahead-bytes", "int64_t", "0",
           "With overlap=auto, the bytes that a loop may communicate one "
           "iteration ahead or later instead">,
    Option<"chunks", "chunks", "int64_t", "0",
           "The messages for a block, or for the part of it in one direction; "
           "0: the pass chooses">,
    Option<"form", "form", "::mesh::OverlapForm", "::mesh::OverlapForm::Auto",
           "The number of messages in sequence",
           "::mesh::overlapFormValues()">,
    Option<"unrollLimit", "unroll-limit", "int64_t",
           "::mesh::kUnrollLimit",
           "The largest ring that mesh-decompose-collectives will unroll">,
    Option<"wideAccumulators", "wide-accumulators", "bool", "false",
           "mesh-decompose-collectives will sum bf16 and f16 in f32">
  ];
}


#endif // MESH_TRANSFORMS_OVERLAP_PASSES_TD
