//===- Passes.td - Fewer, smaller and decomposed collectives -*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_COLLECTIVES_PASSES_TD
#define MESH_TRANSFORMS_COLLECTIVES_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimizeCollectivesPass : Pass<"mesh-optimize-collectives", "::mlir::ModuleOp"> {
  let summary = "Communicate less, and less often";
  let description = [{
    Rewrites the collectives of a local view:

    - *Needless collectives*: the operand is replicated over the axes of the
      collective. All-reduces by `max`, `min`, `and` or `or`, permutes by a
      shift and broadcasts give the operand itself. An all-reduced sum becomes a
      multiple of it, if the type can represent the number of devices. A
      reduce-scatter becomes a slice of what the all-reduce would give. An
      all-gather becomes copies. A value is known to be replicated if it is computed from constants, results of gathers and
      reductions, and arguments that are not split along the axes. A broadcast
      with `mesh.agreement` is needless only if copies are equal to the bit:
      no sum of floats is between them and the collectives that they come from.
    - *Reductions after sums*: two values that are reduced in the same way and
      then added are added first, and reduced once. The same holds for maxima
      of maxima, and for sums that are scaled by a replicated value or padded on
      the way, if not more is reduced for it. The sharding rule of an op says whether
      it takes partial sums.
      Sums may be rounded differently.
    - *Slices*: if an all-gather is only read by one slice, the same on all
      devices, and one device holds all of that slice, the device broadcasts it.
    - *Combined collectives*: all-reduces of a block with the same combiner and
      groups become one, unless one needs the result of another. So do permutes
      between the same devices, broadcasts from the same ones, and all-gathers,
      reduce-scatters and all-to-alls along any dimensions. Those that do not
      reduce also combine floats and integers of the same number of bits, and
      those with `mesh.agreement` any of at most 32 bits. Ops in
      between that need a result move behind the last collective. The combined
      one has at most `combine-bytes`. With `machine` it may also have as many
      bytes as the link transfers in the time of its latency.
    - *Two levels*: an all-reduce over `inner-axes` and others becomes a
      reduce-scatter over the inner axes, an all-reduce over the others, and an
      all-gather. So the slower links carry less. A dimension must be divisible
      by the number of devices along the inner axes.

    Collectives with `mesh.overlap`, and those that `mesh-overlap` may hide
    behind a contraction, are neither combined nor split. The latter are joined
    after a sum if the one reduction can hide behind the same contractions. Short
    ones are combined and split: those
    of at most 4096 bytes. With `machine` the limit is the bytes that the link
    transfers in the time of its latency.

    `canonicalize` turns an all-reduce of which each device takes a slice into a
    reduce-scatter. `mesh-hoist-invariants` moves loop-invariant collectives out
    of loops.

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
    between neighbours. `mesh.async` starts each permute before the computation
    that does not depend on it, and `mesh.wait` follows that computation. Ops
    between a collective and a contraction are computed block by block.

    - `mesh.all_gather`: in each step the current block feeds all contractions
      beside it while it also travels to the neighbour. If the gathered
      dimension is contracted, the contraction's `outs` accumulate the partial
      products. If not, the partial results are inserted into the result. An
      operand that is not gathered is sliced. At step i of a ring going up,
      device d takes the slice of block (d - i) mod n. Other uses of the
      gathered value read it assembled from the blocks. Several gathered
      operands of one contraction travel in one ring if their decisions are the
      same: each block is a message of its own. If the ring of another
      collective needs some of them earlier, each gets a ring of its own.
    - `mesh.reduce_scatter`: an accumulator travels while the partial product of
      the next block is computed, and is then combined with it. Accumulators of
      bf16 and f16 are rounded at each of the n - 1 hops; native collectives
      round once. With `wide-accumulators` products and sums are f32, which
      doubles the bytes, and are rounded at the end. An operand that is declared
      to be partial sums, such as a callee's result, keeps its type.
    - `mesh.all_reduce`: a reduce-scatter, then an all-gather, over a dimension
      that is divisible by the group's size. If there is none, the largest
      dimension of the operand, or of the contractions beside it, is padded with
      zeros.
    - `mesh.all_to_all`: one permute for each distance. Their shifts differ, so
      a group larger than `unroll-limit` is left alone, with a remark.
    - `mesh.broadcast`: a binary tree of permutes, in every mode.

    With `mesh.chunks = 4 : i64` each block is cut into 4 messages, or into one
    for each element along its dimension if these are fewer. Features that
    become heads before the contraction are cut between heads. Unrolled rings
    send a chunk as soon as it has arrived; rings that are loops send all chunks
    at the end of a step.

    With `mesh.levels = array<i64: 2, 4>` the group is cut into groups of 2, and
    those into one of 4. A collective becomes one over each level: from the
    minor level on, or, if it scatters or broadcasts, from the major one. Each is
    decomposed in turn. The contraction goes with the one over the major level,
    and reads several blocks at once. Levels of 2 alone are recursive doubling
    and halving; levels along several axes are rings of rings. Levels that do
    not cut the axes of the collective are an error.

    With `mesh.bruck` an all-gather or an all-to-all takes ⌈log2 n⌉ permutes, to
    devices 1, 2, 4, … positions away, for any n. They do not overlap with
    computation.

    A collective without a contraction beside it decomposes in the same way.
    Rings of more than `unroll-limit` devices become `scf.for` loops. Each
    iteration waits for the futures that it started, so the size of the program
    does not depend on the number of devices. A collective over one device is
    the identity, and one without elements is an empty tensor. Permutes, slices
    and the bodies of `mesh.async` stay as they are.

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
