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
  let summary = "Says how a value is to be split";
  let description = [{
    The result is the operand, laid out as the attribute says. It is a wish that
    propagation starts from and must keep: closed dims get exactly the axes
    named, open dims (`?`) at least those. Where the operand comes to be laid
    out otherwise, `mesh-plan-reshards` turns the op into `mesh.reshard`.

    Example:

    ```mlir
    %1 = mesh.shard %0 <@m, [{"data"}, {?} ]> : tensor<64x768xf32>
    ```
  }];
}

def Mesh_ReshardOp : Mesh_ShardingOp<"reshard"> {
  let summary = "Changes how a value is split";
  let description = [{
    The identity on the whole tensor; the partitioner turns it into the
    collectives that lead from the operand's sharding to the one named: where
    an axis leaves a dim an all-gather, where one enters a slice, from dim to
    dim an all-to-all, from partial to split a reduce-scatter, from partial to
    whole an all-reduce. From whole to partial, the first device of the group
    keeps the value and the others take the combiner's identity element.

    Example: the rows that the devices along "model" share become whole.

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
    Multiplies the last dim of `x`, of any rank from 1 up, by a kernel of shape
    [in, out] (`transpose_kernel`: [out, in]) and adds a bias of shape [out] if
    there is one. Products of bf16 and f16 are accumulated in f32.

    On the whole tensors that is all; the rest says how the layer is split over
    `axis`, of size n:

    | mode | x | kernel | bias | y | communication |
    |---|---|---|---|---|---|
    | `gather` ("column parallel") | in / n | out / n | out / n | out / n | all-gather of x |
    | `scatter` ("row parallel") | in / n | in / n | out / n | out / n | reduce-scatter of y |
    | `none` | whole | whole | whole | whole | none |

    With `skip_communication`, `gather` takes an x that is whole on the axis,
    and `scatter` leaves y unreduced (`partial = sum` on the axis, whole
    otherwise) for its consumer to reduce. The bias is added exactly once in
    every mode. Other axes may split the other dims of x as they like.

    `axis` is written `"model"`, a sub-axis `["model":(1)2]`.

    `overlap` asks for a way to overlap the communication with the matmul;
    without it `mesh-overlap` decides.

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
      result agree in all other dims
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
    Splits the operands by `in`, runs the region on every device with its parts,
    and joins what the devices yield by `out`, along the axes named `manual`. In
    the region those axes are the programmer's: its arguments have local types,
    and it may use collectives over them.

    A result whose `out` sharding leaves out a manual axis is declared to be the
    same on all devices along it.

    Along the axes that are not manual the region is a program on whole tensors:
    what is in it is split over them as around it, but for dims that `in` and
    `out` split (`mesh-lower-model`). Functions that it calls are taken into
    it, and so are in local view as well. It may hold `mesh.shard` along the axes
    that are not manual, and regions that are manual along some of them.

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
    - (C3) the manual axes exist and are whole axes
    - (C4) argument and yielded types are the local types of the operands and
      results; split dims divide
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
    The operand is split as the sharding says, over the axes that it names; the
    result is the block that the device holds. Axes that it names as replicated
    split nothing, but the program is in local view along them as well. Along
    all other axes both are whole tensors, and the dims that the sharding does
    not split are split as the partitioner sees fit.

    This is what operands of a `mesh.shard_map` become that leaves axes of the
    mesh to the partitioner (`mesh-lower-model`). Collectives on what comes
    of the result bear `mesh.manual`, as those of pipelines do.

    Example: blocks of rows, in a program that goes on to be split over others

    ```mlir
    %rows = mesh.enter_local %x <@m, [{"data"}, {} ]> : tensor<8x16xf32> -> tensor<4x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes; dims are closed, without priority
    - (C2) split dims divide; the result is the local type of the operand
    - (C3) the operand is not partial
  }];
}

def Mesh_LeaveLocalOp : Mesh_BorderOp<"leave_local"> {
  let summary = "Leaves local view along some axes";
  let description = [{
    The inverse of `mesh.enter_local`: the operand is the device's block of the
    result. Along axes over which the sharding is partial it is a part of what
    the blocks are combined from, along those that it names as replicated it is
    declared to be the same on all devices.

    Example:

    ```mlir
    %x = mesh.leave_local %rows <@m, [{"data"}, {} ]> : tensor<4x16xf32> -> tensor<8x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes; dims are closed, without priority
    - (C2) split dims divide; the operand is the local type of the result
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
