//===- MeshGlobalOps.td - ops on whole tensors --------------*- tablegen -*-===//
//
// Their meaning does not depend on any sharding: on a mesh whose axes all have
// size 1 they are the identity, a dense layer, an inlined region.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_MESHGLOBALOPS_TD
#define MESH_IR_MESHGLOBALOPS_TD

include "mesh/IR/MeshBase.td"

class Mesh_ShardingOp<string mnemonic>
    : Mesh_OpOnMesh<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyRankedTensor:$input, Mesh_ShardingAttr:$sharding);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` type($input)";
}

def Mesh_ShardOp : Mesh_ShardingOp<"shard"> {
  let summary = "Annotates a value with a sharding";
  let description = [{
    The result is the operand, with the given sharding. Propagation starts from
    it and must keep it. Closed dimensions get exactly the given axes, open ones
    (`?`) at least these. If the operand gets another sharding,
    `mesh-plan-reshards` turns the op into `mesh.reshard`.

    Example:

    ```mlir
    %1 = mesh.shard %0 <@m, [{"data"}, {?} ]> : tensor<64x768xf32>
    ```
  }];
}

def Mesh_ReshardOp : Mesh_ShardingOp<"reshard"> {
  let summary = "Changes the sharding of a value";
  let description = [{
    The identity on the whole tensor. The partitioner turns it into the
    collectives that lead from the operand's sharding to the given one:

    | change of an axis | op |
    |---|---|
    | leaves a dimension | all-gather |
    | enters a dimension | slice |
    | moves between dimensions | all-to-all |
    | partial to split | reduce-scatter |
    | partial to replicated | all-reduce |
    | replicated to partial | the first device of the group keeps the value, the others take the combiner's identity element |

    Example: rows that are split along "model" are gathered.

    ```mlir
    %1 = mesh.reshard %0 <@m, [{"data"}, {} ]> : tensor<64x768xf32>
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Mesh_TPDenseOp : Mesh_OpOnMesh<"tp_dense", [
    Pure]> {
  let summary = "A tensor-parallel dense layer: y = x · kernel + bias";
  let description = [{
    Multiplies the last dimension of `x`, of any rank from 1 up, by a kernel of
    shape [in, out] (`transpose_kernel`: [out, in]). It adds a bias of shape
    [out] if there is one. Products of bf16 and f16 are accumulated in f32.

    The mode is the sharding of the layer over `axis`, of size n. It does not
    change the meaning on whole tensors.

    | mode | x | kernel | bias | y | communication |
    |---|---|---|---|---|---|
    | `gather` ("column parallel") | in / n | out / n | out / n | out / n | all-gather of x |
    | `scatter` ("row parallel") | in / n | in / n | out / n | out / n | reduce-scatter of y |
    | `none` | replicated | replicated | replicated | replicated | none |

    With `skip_communication`, `gather` takes an x that is replicated along the
    axis. `scatter` leaves y unreduced for its consumer: `partial = sum` on the
    axis, and not split along it. The bias is added exactly once in every mode.
    Other axes may split the other dimensions of x.

    `axis` is written `"model"`, a sub-axis `["model":(1)2]`.

    `overlap` selects the overlap of communication and contraction. Without it,
    `mesh-overlap` decides.

    ```
    gather, n = 2        x        kernel       y
    device 0           [ x0 ]      [ k0 ]    [x0 x1] · k0
    device 1           [ x1 ]      [ k1 ]    [x0 x1] · k1
    ```

    Example:

    ```mlir
    %h = mesh.tp_dense gather %x, %w1 bias %b1 on @m "model" overlap <ring>
        : (tensor<64x768xf32>, tensor<768x3072xf32>, tensor<3072xf32>) -> tensor<64x3072xf32>
    %y = mesh.tp_dense scatter %h, %w2 on @m "model" {skip_communication}
        : (tensor<64x3072xf32>, tensor<3072x768xf32>) -> tensor<64x768xf32>
    ```

    Constraints:
    - (C1) x has rank 1 at least, the kernel rank 2, the bias rank 1
    - (C2) the features of x, kernel, bias and result agree, and x and the
      result agree in all other dimensions
    - (C3) all element types are one floating point type
    - (C4) the mesh exists and has the axis
    - (C5) `skip_communication` is for `gather` and `scatter`
  }];
  let arguments = (ins
      Mesh_TPMode:$mode,
      AnyRankedTensor:$x,
      AnyRankedTensor:$kernel,
      Optional<AnyRankedTensor>:$bias,
      FlatSymbolRefAttr:$mesh,
      Mesh_AxisRefAttr:$axis,
      OptionalAttr<Mesh_OverlapAttr>:$overlap,
      UnitAttr:$transpose_kernel,
      UnitAttr:$skip_communication);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $mode $x `,` $kernel (`bias` $bias^)? `on` $mesh custom<Axis>($axis)
    (`overlap` $overlap^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Features in and out of the layer.
    int64_t getInFeatures();
    int64_t getOutFeatures();
  }];
}

def Mesh_ShardMapOp : Mesh_OpOnMesh<"shard_map", [
    IsolatedFromAbove, RecursiveMemoryEffects, RecursivelySpeculatable,
    SingleBlock]> {
  let summary = "Runs a region in local view";
  let description = [{
    Splits the operands by `in` along the `manual` axes, runs the region on
    every device, and joins the yielded values by `out`. The arguments of the
    region have local types along these axes, and it may use collectives over
    them.

    If the `out` sharding of a result omits a manual axis, the result is
    declared to be replicated along it.

    Along the other axes, the region is a program on whole tensors. Its values
    are split over them like those around it, except for dimensions that `in`
    and `out` split (`mesh-lower-model`). Functions that it calls are
    inlined, so they are in local view as well. The region may contain
    `mesh.shard` along the other axes, and regions that are manual along some of
    them.

    Example: the sum of squares of each row, over all devices.

    ```mlir
    %norm = mesh.shard_map on @m manual ["model"] (%x)
        in [<@m, [{}, {"model"} ]>] out [<@m, [{} ]>] {
    ^bb0(%part: tensor<8x16xf32>):
      %sq = arith.mulf %part, %part : tensor<8x16xf32>
      %zero = arith.constant dense<0.0> : tensor<8xf32>
      %sum = linalg.reduce { arith.addf } ins(%sq : tensor<8x16xf32>) outs(%zero : tensor<8xf32>) dimensions = [1]
      %all = mesh.all_reduce sum %sum on @m ["model"] : tensor<8xf32>
      mesh.yield %all : tensor<8xf32>
    } : (tensor<8x64xf32>) -> tensor<8xf32>
    ```

    Constraints:
    - (C1) there is a sharding for each operand and each result
    - (C2) all shardings are of `mesh`, closed, without priorities, and name
      manual axes only
    - (C3) the manual axes exist and are no sub-axes
    - (C4) argument and yielded types are the local types of the operands and
      results; split dimensions are divisible by the number of shards
    - (C5) regions around it are not manual along its manual axes
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       FlatSymbolRefAttr:$mesh,
                       Mesh_AxesAttr:$manual,
                       Mesh_ShardingArrayAttr:$in_shardings,
                       Mesh_ShardingArrayAttr:$out_shardings);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `on` $mesh `manual` custom<Axes>($manual) `(` $inputs `)` `in` custom<Shardings>($in_shardings)
    `out` custom<Shardings>($out_shardings) $body attr-dict
    `:` functional-type($inputs, $results)
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

class Mesh_BorderOp<string mnemonic> : Mesh_OpOnMesh<mnemonic, [Pure]> {
  let arguments = (ins Mesh_LocalTensor:$input, Mesh_ShardingAttr:$sharding);
  let results = (outs Mesh_LocalTensor:$result);
  let assemblyFormat = [{
    $input $sharding attr-dict `:` type($input) `->` type($result)
  }];
}

def Mesh_EnterLocalOp : Mesh_BorderOp<"enter_local"> {
  let summary = "Enters local view along some axes";
  let description = [{
    The operand has the given sharding over the axes that it names. The result
    is the device's block. Axes in `replicated` split nothing, but the program
    is in local view along them as well. Along all other axes, both are global
    tensors. The partitioner may split the dimensions that the sharding does not
    split.

    `mesh-lower-model` creates the op for operands of a `mesh.shard_map`
    that leaves axes of the mesh to the partitioner. Collectives on values
    computed from the result have the attribute `mesh.manual`, as in pipelines.

    Example: blocks of rows, in a program that other axes split further.

    ```mlir
    %rows = mesh.enter_local %x <@m, [{"data"}, {} ]> : tensor<8x16xf32> -> tensor<4x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes; dimensions are closed, without
      priority
    - (C2) split dimensions are divisible by the number of shards; the result is
      the local type of the operand
    - (C3) the operand is not partial
  }];
}

def Mesh_LeaveLocalOp : Mesh_BorderOp<"leave_local"> {
  let summary = "Leaves local view along some axes";
  let description = [{
    The inverse of `mesh.enter_local`: the operand is the device's block of the
    result. Along partial axes of the sharding, the blocks are partial values.
    Along replicated axes, the operand is declared to be replicated.

    Example:

    ```mlir
    %x = mesh.leave_local %rows <@m, [{"data"}, {} ]> : tensor<4x16xf32> -> tensor<8x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes; dimensions are closed, without
      priority
    - (C2) split dimensions are divisible by the number of shards; the operand
      is the local type of the result
  }];
}

def Mesh_YieldOp : Mesh_Op<"yield", [
    Pure, Terminator,
    ParentOneOf<["::mesh::ShardMapOp", "::mesh::AsyncOp"]>]> {
  let summary = "Ends the region of `mesh.shard_map` or `mesh.async`";
  let description = [{
    Example: `mesh.yield %sum : tensor<8xf32>`
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
  let builders = [OpBuilder<(ins), [{ }]>];
}

#endif // MESH_IR_MESHGLOBALOPS_TD
