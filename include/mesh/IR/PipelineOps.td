//===- PipelineOps.td - pipelines of stages -----------------*- tablegen -*-===//
//
// `mesh.pipeline` is an op on whole tensors. The others are what it is lowered
// to: programs that are in local view along the pipeline's axis, and on whole
// tensors along all others.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_PIPELINEOPS_TD
#define MESH_IR_PIPELINEOPS_TD

include "mesh/IR/MeshBase.td"

def Mesh_PipelineOp : Mesh_OpOnMesh<"pipeline", [
    AttrSizedOperandSegments, RecursiveMemoryEffects,
    RecursivelySpeculatable]> {
  let summary = "Sends micro-batches through a chain of stages";
  let description = [{
    Cuts dimension 0 of its inputs into micro-batches, applies all stages in
    sequence to each of them, and concatenates the results along dimension 0.

    The rest is the sharding, which does not change the meaning on whole
    tensors. Each of the p devices along `axis` has S / p consecutive stages,
    and keeps their parameters. It sends the results of its last stage to the
    next device, and continues with the next micro-batch. Other axes of the mesh
    split the values in a stage as in any program. So a stage may have
    tensor-parallel layers, a batch that is split, or parameters that are
    gathered before use.

    There is one region for all stages, or one for each of them. Its arguments
    are, in order:

    1. the activations: at the first stage, micro-batches of the inputs; at the
       others, the values of the stage before. Values that skip to this stage
       come last, by stage (`mesh.stage_yield … skipping`);
    2. for each of `params`, the stage's slice; their leading dimension is the
       stage;
    3. for each of `split`, the micro-batch's part, for example of masks or
       targets; they are cut like the inputs, and every stage gets them;
    4. the indices of the stage and of the micro-batch, for example to fold into
       random keys.

    Captured values are replicated over all stages.

    Micro-batch k of m is the rows k, k + m, k + 2m, …. So a batch that is split
    over other axes needs no exchange. With `contiguous`, it is the k-th block
    of rows, which devices of other axes have to exchange. Stages that work on
    each row by itself compute the same either way.

    With a `schedule`, each device follows the table of that name, in its order
    (`mesh-schedule` prints the tables). With v `chunks`, the stages form v
    blocks, and a device has S / (p v) consecutive stages of each. Parameters
    stay in place if they are split along the stages of each chunk. This is so
    for a reshape of a tensor with the chunks as its leading dimension and the
    devices as the next.

    A `table` is a schedule in the CSV form of PyTorch, with a string for each
    device. It may assign stages to devices in any way. Each of its stages
    stands for the same number of consecutive stages of the op.

    `costs` are the relative costs of stages. The stages are then split into
    runs, so that the most expensive run is as cheap as possible. Each run is
    one stage of the schedule.

    The result is known at the last stage. A consumer that takes it
    `partial=sum` over the axis gets it as it is, with zeros on the other
    devices. For other consumers, it is summed. `mesh.shardings` on the op, or a
    `mesh.shard` after it, decides.

    ```
    S = p = 3, m = 4      step 0  1  2  3  4  5
    device 0, stage 0          0  1  2  3
    device 1, stage 1             0  1  2  3
    device 2, stage 2                0  1  2  3
    ```

    ### Backward

    With `gradients` of its results, a pipeline computes gradients too. A
    `backward` part says how. If there is a forward part alone,
    `mesh-differentiate` derives the others. Further results are the gradients of `inputs`, and
    then of `params`; values without float elements have none. A stage saves the
    values that its backward needs (`mesh.stage_yield … saving`). Until then, the
    micro-batch is *live* on the device.

    The backward part has one region for all stages, or one for each, like the
    stages. Its arguments are:

    1. the values that the stage saves,
    2. the gradients of the values that it yields,
    3. the slices of `params`,
    4. the parts of `split`,
    5. the two indices.

    It yields the gradients of the stage's activations, and then of its
    parameters.

    Some schedules split the backward in two. They also need a `weights` part.
    The backward part then yields only the gradients of the activations. It
    saves the values that the weights part takes in place of (1) and (2). The
    weights part yields the gradients of the parameters.

    Gradients of parameters are summed over the micro-batches in ascending
    order, from zero on. So all schedules compute the same bits. A schedule with
    another order has to keep the summands.

    Values that skip stages have gradients, too. The backward part takes these
    after the gradients of the yielded values, and yields them after those of
    the activations.

    Example: 4 stages with one body, and 2 with separate bodies.

    ```mlir
    %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 8
        params(%w) split(%mask) {
    ^stage(%h: tensor<4x16xf32>, %k: tensor<16x16xf32>, %mask_part: tensor<4x16xf32>,
           %stage: index, %microbatch: index):
      %p = linalg.matmul ins(%h, %k : tensor<4x16xf32>, tensor<16x16xf32>)
          outs(%zeros : tensor<4x16xf32>) -> tensor<4x16xf32>
      %next = arith.mulf %p, %mask_part : tensor<4x16xf32>
      mesh.stage_yield %next : tensor<4x16xf32>
    } : (tensor<32x16xf32>, tensor<4x16x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>

    %z = mesh.pipeline(%tokens) on @m "pipe" stages 2 microbatches 8 {
    ^embed(%t: tensor<4xindex>, %stage: index, %microbatch: index):
      %e = tensor.gather %table[%t] gather_dims([0])
          : (tensor<100x16xf32>, tensor<4xindex>) -> tensor<4x16xf32>
      mesh.stage_yield %e : tensor<4x16xf32>
    }, {
    ^head(%e: tensor<4x16xf32>, %stage: index, %microbatch: index):
      %l = math.tanh %e : tensor<4x16xf32>
      mesh.stage_yield %l : tensor<4x16xf32>
    } : (tensor<32xindex>) -> tensor<32x16xf32>
    ```

    Example: stages that scale, forward and backward.

    ```mlir
    %y, %dx, %dw = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 8
        schedule "1f1b" params(%w) gradients(%dy) {
    ^stage(%h: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
      %next = arith.mulf %h, %k : tensor<4xf32>
      mesh.stage_yield %next : tensor<4xf32> saving %h : tensor<4xf32>
    } backward {
    ^stage(%h: tensor<4xf32>, %dnext: tensor<4xf32>, %k: tensor<4xf32>,
           %stage: index, %microbatch: index):
      %dh = arith.mulf %dnext, %k : tensor<4xf32>
      %dk = arith.mulf %dnext, %h : tensor<4xf32>
      mesh.stage_yield %dh, %dk : tensor<4xf32>, tensor<4xf32>
    } : (tensor<32xf32>, tensor<4x4xf32>, tensor<32xf32>)
        -> (tensor<32xf32>, tensor<32xf32>, tensor<4x4xf32>)
    ```

    Example: a value that skips a stage, and a table.

    ```mlir
    %y = mesh.pipeline(%x) on @m "pipe" stages 3 microbatches 2
        table ["0F0,0F1", "1F0,1F1", "2F0,2F1"] {
    ^stage(%h: tensor<4xf32>, %stage: index, %microbatch: index):
      %s = math.sin %h : tensor<4xf32>
      mesh.stage_yield %h : tensor<4xf32> skipping %s to [2] : tensor<4xf32>
    }, {
    ^stage(%h: tensor<4xf32>, %stage: index, %microbatch: index):
      %t = math.tanh %h : tensor<4xf32>
      mesh.stage_yield %t : tensor<4xf32>
    }, {
    ^stage(%t: tensor<4xf32>, %s: tensor<4xf32>, %stage: index, %microbatch: index):
      %sum = arith.addf %t, %s : tensor<4xf32>
      mesh.stage_yield %sum : tensor<4xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axis, which is a whole one
    - (C2) there is one region, or one for each stage; without a table and
      costs, the number of stages is a multiple of the axis' size
    - (C3) there are inputs; they and `split` have static shapes and the same
      dimension 0, which is divisible by the number of micro-batches
    - (C4) the leading dimension of each of `params` is the number of stages
    - (C5) regions have the arguments above, in their types; a stage takes the
      types that the one before yields
    - (C6) the values of the last stage have a dimension 0; a result has their
      types, with the rows of all micro-batches
    - (C7) nothing in a stage names the pipeline's axis
    - (C8) the elements of results can be summed
    - (C9) there are not both a schedule and a table; `chunks` need a schedule,
      `costs` and a backward part need one of both; there is a cost of at least
      0 for each stage
    - (C10) the parts are in the order forward, backward, weights; with a
      backward part or any `gradients`, there is one for each result of floats;
      values are only saved for a later part
    - (C11) values skip from forward parts of stages with separate bodies, to
      stages after the next one
    - (C12) with a backward part, the product of stages and micro-batches is at
      most 1,000,000
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       Variadic<AnyRankedTensor>:$params,
                       Variadic<AnyRankedTensor>:$split,
                       Variadic<AnyRankedTensor>:$gradients,
                       FlatSymbolRefAttr:$mesh, Mesh_AxisRefAttr:$axis,
                       ConfinedAttr<I64Attr, [IntPositive]>:$num_stages,
                       ConfinedAttr<I64Attr, [IntPositive]>:$num_microbatches,
                       UnitAttr:$contiguous,
                       OptionalAttr<StrAttr>:$schedule,
                       OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$chunks,
                       OptionalAttr<StrArrayAttr>:$table,
                       OptionalAttr<DenseI64ArrayAttr>:$costs,
                       // The forward part is one, the others are optional.
                       DefaultValuedAttr<
                           ConfinedAttr<I64Attr, [IntMinValue<1>, IntMaxValue<3>]>,
                           "1">:$num_parts);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  // The bodies of the parts, in their order.
  let regions = (region VariadicRegion<SizedRegion<1>>:$bodies);
  let assemblyFormat = [{
    `(` $inputs `)` `on` $mesh custom<Axis>($axis) `stages` $num_stages
    `microbatches` $num_microbatches (`contiguous` $contiguous^)?
    (`schedule` $schedule^)? (`chunks` $chunks^)? (`table` $table^)?
    (`costs` $costs^)? (`params` `(` $params^ `)`)? (`split` `(` $split^ `)`)?
    (`gradients` `(` $gradients^ `)`)?
    custom<StageParts>($bodies, $num_parts) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    bool hasBackward() { return getNumParts() > 1; }
    /// Returns true if gradients of inputs and of parameters are results, too.
    bool hasGradients() { return hasBackward() || !getGradients().empty(); }
    bool hasWeights() { return getNumParts() > 2; }
    /// The regions of a part: 0 is forward, 1 backward, 2 that of weights.
    ::llvm::MutableArrayRef<::mlir::Region> getPart(unsigned part) {
      size_t count = getBodies().size() / getNumParts();
      return getBodies().slice(part * count, count);
    }
    ::llvm::MutableArrayRef<::mlir::Region> getStages() { return getPart(0); }
    /// The region of stage `index` in a part.
    ::mlir::Region &getStage(int64_t index, unsigned part = 0) {
      ::llvm::MutableArrayRef<::mlir::Region> regions = getPart(part);
      return regions[regions.size() == 1 ? 0 : index];
    }
    /// Returns the terminator of a stage in a part.
    ::mesh::StageYieldOp getYield(int64_t index, unsigned part = 0);
    /// Returns the values that stages send to others than the next, in their
    /// order.
    ::llvm::SmallVector<::mesh::StageSkip> getSkips();
    /// The types that stage `index` takes from the one before.
    ::mlir::TypeRange getActivationTypes(int64_t index);
    /// The types that the last stage yields.
    ::mlir::TypeRange getYieldedTypes();
    /// Returns the types among `types` that have gradients.
    static ::llvm::SmallVector<::mlir::Type>
    getGradientTypes(::mlir::TypeRange types);
    /// The type of one micro-batch's part of `whole`.
    ::mlir::RankedTensorType getMicrobatchType(::mlir::Type whole);
  }];
}

def Mesh_StageYieldOp : Mesh_Op<"stage_yield", [
    Pure, Terminator, AttrSizedOperandSegments,
    HasParent<"::mesh::PipelineOp">]> {
  let summary = "Ends a stage of `mesh.pipeline`";
  let description = [{
    `values` go to the next stage. `saved` stay on the device for the next part.
    Each of `skipped` goes to the stage with its number in `targets`. A value
    for several stages is listed once for each.

    Example:

    ```mlir
    mesh.stage_yield %h : tensor<4x16xf32>
    mesh.stage_yield %h : tensor<4x16xf32> saving %x, %p : tensor<4x16xf32>, tensor<4x16xf32>
    mesh.stage_yield %h : tensor<4x16xf32> skipping %x, %x to [2, 5] : tensor<4x16xf32>, tensor<4x16xf32>
    ```

    Constraints:
    - (C1) there is a target for each value that skips stages
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$values,
                       Variadic<AnyRankedTensor>:$skipped,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$targets,
                       Variadic<AnyRankedTensor>:$saved);
  let assemblyFormat = [{
    ($values^ `:` type($values))?
    (`skipping` $skipped^ `to` $targets `:` type($skipped))?
    (`saving` $saved^ `:` type($saved))? attr-dict
  }];
  let hasVerifier = 1;
}

class Mesh_PartOp<string mnemonic, list<Trait> traits = []>
    : Mesh_OpOnMesh<mnemonic, traits # [Pure]> {
  let arguments = (ins Mesh_LocalTensor:$input, FlatSymbolRefAttr:$mesh,
                       Mesh_AxisRefAttr:$axis);
  let results = (outs Mesh_LocalTensor:$result);
}

def Mesh_OwnPartOp : Mesh_PartOp<"own_part"> {
  let summary = "Enters local view along one axis";
  let description = [{
    The operand is split along its dimension 0 over `axis`. The result is the
    device's block. Along all other axes, both are global tensors, which
    the partitioner may split.

    Values computed from the result may differ along the axis, so they are not
    split along it. A `mesh.permute` that sends such values between devices, or
    the loop around it, has the attribute `mesh.manual = #mesh.axes<["pipe"]>`.
    It lists the axes in local view. Branches that depend on the position along
    the axis have it, too.

    Example: parameters of two of eight stages, on each of four devices.

    ```mlir
    %own = mesh.own_part %w on @m "pipe" : tensor<8x16x16xf32> -> tensor<2x16x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axis
    - (C2) the operand has a dimension 0, which is divisible by the axis' size;
      the result is the operand with that dimension divided
  }];
  let assemblyFormat = [{
    $input `on` $mesh custom<Axis>($axis) attr-dict
    `:` type($input) `->` type($result)
  }];
}

def Mesh_SumPartsOp : Mesh_PartOp<"sum_parts", [SameOperandsAndResultType]> {
  let summary = "Leaves local view along one axis";
  let description = [{
    The result is the sum of the operands of all devices along `axis`. It is
    `partial=sum` over the axis, so the op does nothing on a device.

    Example:

    ```mlir
    %y = mesh.sum_parts %own on @m "pipe" : tensor<8x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axis
    - (C2) elements can be summed
  }];
  let assemblyFormat = [{
    $input `on` $mesh custom<Axis>($axis) attr-dict `:` type($input)
  }];
}

def Mesh_JoinPartsOp : Mesh_PartOp<"join_parts"> {
  let summary = "Leaves local view along one axis, with a block on each device";
  let description = [{
    The inverse of `mesh.own_part`. The result is split along its dimension 0
    over `axis`, and the operand is the device's block of it.

    Example:

    ```mlir
    %w = mesh.join_parts %own on @m "pipe" : tensor<2x16x16xf32> -> tensor<8x16x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axis
    - (C2) the operand has a dimension 0; the result is the operand with that
      dimension multiplied by the axis' size
  }];
  let assemblyFormat = [{
    $input `on` $mesh custom<Axis>($axis) attr-dict
    `:` type($input) `->` type($result)
  }];
}

#endif // MESH_IR_PIPELINEOPS_TD
