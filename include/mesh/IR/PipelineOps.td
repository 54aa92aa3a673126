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
    Cuts dim 0 of its inputs into micro-batches, applies all stages in sequence
    to each of them, and puts the results together along dim 0.

    On whole tensors that is all; the rest says how it is split. The stages are
    dealt out over `axis`: each of its p devices has S / p stages in a row, keeps
    their parameters, hands on what the last of them yields to the next device,
    and goes on with the next micro-batch. Other axes of the mesh split what is
    in a stage as they split any program: a stage may have tensor-parallel
    layers, a batch that is split, parameters that are gathered before use.

    There is one region for all stages, or one for each of them. Its arguments
    are, in order:

    1. the activations: micro-batches of the inputs at the first stage, what the
       stage before yields at the others, and then what earlier stages have for
       this one (`mesh.stage_yield … skipping`), in the order of the stages;
    2. for each of `params`, which has the stages for its leading dim, the slice
       that belongs to the stage;
    3. for each of `split`, which is cut like the inputs, the micro-batch's part:
       masks, targets and other things that every stage sees;
    4. two indices, the stage's and the micro-batch's: to fold into random keys,
       say.

    What a stage uses from outside of the op every stage sees as a whole.

    Micro-batch k of m is the rows k, k + m, k + 2m, …: so a batch that is split
    over the devices of other axes stays where it is. With `contiguous` it is
    the k-th block of rows, which those devices have to exchange. To stages that
    treat rows one by one that makes no difference.

    With a `schedule` each device does what the table of that name says, in its
    order (`mesh-schedule` prints the tables). Those of several `chunks` deal out
    the stages in as many blocks, one after the other: of S stages in v chunks a
    device has S / (p v) in a row of each chunk, for which it waits in turn.
    Parameters stay where they are if they are split along the stages of each
    chunk: a reshape of a tensor with the chunks for its leading dim and the
    devices for the next one gives such.

    A `table` is a schedule written out, in the CSV form of PyTorch, with a
    string for each device. It may deal out stages in any way. Of its stages each
    stands for as many of the op's, in a row.

    With `costs`, what each stage costs in comparison to others, devices do not
    get equal numbers of stages: they are split into runs such that the most
    expensive one is as cheap as can be, and each stands for one of the
    schedule's stages.

    The result is known at the last stage. A consumer that takes it `partial=sum`
    over the axis gets it as it is, with zeros on the other devices; for others
    it is summed up. `mesh.shardings` on the op, or a `mesh.shard` behind it, says
    which.

    ```
    S = p = 3, m = 4      step 0  1  2  3  4  5
    device 0, stage 0          0  1  2  3
    device 1, stage 1             0  1  2  3
    device 2, stage 2                0  1  2  3
    ```

    ### Backward

    With a `backward` part a pipeline computes gradients too. `gradients` are
    those of its results; more results are the gradients of `inputs`, and then of
    `params`. There is a gradient of each value that has floats for elements, and
    of no other. What a stage has made of its inputs on the way forward, and
    needs on the way back, it saves (`mesh.stage_yield … saving`). Until then that
    is what makes a micro-batch *live* on the device.

    The backward part has one region for all stages, or one for each, as the
    stages have. Its arguments are what the stage saves, the gradients of what it
    yields, the slices of `params`, the parts of `split` and the two indices; it
    yields the gradients of the activations that the stage takes, and then of
    its parameters.

    With a `weights` part as well, as schedules want it that split the backward
    in two, the backward part yields the former, and saves what the weights part
    takes in place of both: that yields the latter.

    The gradients of parameters are summed up over the micro-batches one after
    the other in ascending order, from zero on, whatever the schedule: so all
    schedules compute the same bits. A schedule that goes through them in another
    order has to keep the summands.

    Of what skips stages there is a gradient too: the backward part takes it after
    those of what the stage yields, and yields it after those of the activations.

    Example: 4 stages with one body, and 2 with bodies of their own.

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
    - (C2) without a table and costs the number of stages is a multiple of the
      axis' size; there is one region, or one for each stage
    - (C3) there are inputs; they and `split` have static shapes, a dim 0, and
      all the same number of rows, which divides by the number of micro-batches
    - (C4) the leading dim of each of `params` is the number of stages
    - (C5) regions have the arguments above, in their types; what one stage
      yields is what the next one takes
    - (C6) what the last stage yields has a dim 0; a result is that, with as many
      times the rows as there are micro-batches
    - (C7) nothing in a stage names the pipeline's axis
    - (C8) the elements of results can be summed up
    - (C9) there are `chunks` only with a schedule, `costs` and a backward part
      only with a schedule or a table, and not both of these; there are as many
      costs as stages, none below 0
    - (C10) of parts the backward one is the second and that of weights the
      third; there are `gradients`, and values are saved, if there is a part that
      takes them
    - (C11) values skip from forward parts of stages with bodies of their own,
      to stages that come after the next one
    - (C12) stages with a backward part, each of which is written out for each
      micro-batch, are at most 1,000,000 in all
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
  // Those of each part, one part after the other.
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
    /// Of `types` those that there are gradients of.
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
    Values are what the stage hands on, and `saved` what stays on its device for
    the next part. Of `skipped` each goes to the stage of its number in `targets`,
    past those between; what several stages take is there once for each.

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
    The operand is split along its dim 0 over `axis`; the result is the block
    that the device holds. Along all other axes both are whole tensors, and
    split as the partitioner sees fit.

    What is computed from it may differ from device to device along the axis. So
    it is not split along it. A `mesh.permute` that hands such values from device
    to device, or the loop that it is in, bears the attribute
    `mesh.manual = #mesh.axes<["pipe"]>`: the axes that are the program's own. So
    do branches that depend on where the device is along the axis.

    Example: two of eight stages' parameters, on each of four devices

    ```mlir
    %own = mesh.own_part %w on @m "pipe" : tensor<8x16x16xf32> -> tensor<2x16x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axis
    - (C2) the operand has a dim 0, which divides by the axis' size; the result
      is the operand with that dim divided
  }];
  let assemblyFormat = [{
    $input `on` $mesh custom<Axis>($axis) attr-dict
    `:` type($input) `->` type($result)
  }];
}

def Mesh_SumPartsOp : Mesh_PartOp<"sum_parts", [SameOperandsAndResultType]> {
  let summary = "Leaves local view along one axis";
  let description = [{
    The result is the sum, over the devices along `axis`, of what each has for
    an operand: it is `partial=sum` over the axis, and nothing is done for it.

    Example:

    ```mlir
    %y = mesh.sum_parts %own on @m "pipe" : tensor<8x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axis
    - (C2) elements can be summed up
  }];
  let assemblyFormat = [{
    $input `on` $mesh custom<Axis>($axis) attr-dict `:` type($input)
  }];
}

def Mesh_JoinPartsOp : Mesh_PartOp<"join_parts"> {
  let summary = "Leaves local view along one axis, with a block on each device";
  let description = [{
    The inverse of `mesh.own_part`: the result is split along its dim 0 over
    `axis`, and the operand is the device's block of it.

    Example:

    ```mlir
    %w = mesh.join_parts %own on @m "pipe" : tensor<2x16x16xf32> -> tensor<8x16x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axis
    - (C2) the operand has a dim 0; the result is the operand with that dim
      multiplied by the axis' size
  }];
  let assemblyFormat = [{
    $input `on` $mesh custom<Axis>($axis) attr-dict
    `:` type($input) `->` type($result)
  }];
}

#endif // MESH_IR_PIPELINEOPS_TD
