//===- MeshLocalOps.td - ops of SPMD programs ---------------*- tablegen -*-===//
//
// They stand in local view: in a function with `mesh.spmd` or in the body of
// `mesh.shard_map`. Shapes are those of one device.
//
// Effects: in an SPMD program all devices run the same ops in the same order,
// so a collective is a function of its operands: it may be merged with its
// equal (CSE), dropped when unused (DCE) and moved out of loops (LICM), as long
// as that is done to the program, and so to all devices at once. In a function
// with `mesh.program`, which only some of the devices run, a collective is
// bound to its counterparts in other programs: there it has effects.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_MESHLOCALOPS_TD
#define MESH_IR_MESHLOCALOPS_TD

include "mesh/IR/MeshBase.td"

//===----------------------------------------------------------------------===//
// Position of the device
//===----------------------------------------------------------------------===//

class Mesh_AxisOp<string mnemonic, list<Trait> traits = []>
    : Mesh_OpOnMesh<mnemonic, traits # [Pure]> {
  let arguments = (ins FlatSymbolRefAttr:$mesh, Mesh_AxesAttr:$axes);
  let results = (outs Index:$result);
  let assemblyFormat = "$mesh custom<Axes>($axes) attr-dict";
  let hasCanonicalizeMethod = 1;
}

def Mesh_AxisIndexOp : Mesh_AxisOp<"axis_index", [LocalViewOnly]> {
  let summary = "This device's index on some axes";
  let description = [{
    The position of this device in its group: row-major over the axes.

    Example: on a mesh `<["data"=2, "model"=4]>`, device 6 is at ("data" 1,
    "model" 2):

    ```mlir
    %i = mesh.axis_index @m ["model"]            // 2 on device 6
    %j = mesh.axis_index @m ["model", "data"]    // 2 * 2 + 1 = 5 on device 6
    ```
  }];
}

def Mesh_AxisSizeOp : Mesh_AxisOp<"axis_size"> {
  let summary = "The number of devices along some axes";
  let description = [{
    Example:

    ```mlir
    %n = mesh.axis_size @m ["data", "model"]     // 8
    ```

    Known from the mesh: `canonicalize` makes it a constant.
  }];
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

class Mesh_Collective<string mnemonic, list<Trait> traits = [],
                      list<string> methods = []>
    : Mesh_OpOnMesh<mnemonic, traits # [
        LocalViewOnly,
        DeclareOpInterfaceMethods<Mesh_CollectiveOpInterface,
                                  ["getBytesOnWire"] # methods>,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
        DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  dag commonArguments = (ins Mesh_LocalTensor:$input, FlatSymbolRefAttr:$mesh,
                             Mesh_AxesAttr:$axes);
  let results = (outs Mesh_LocalTensor:$result);
  let hasCanonicalizeMethod = 1;
}

def Mesh_AllGatherOp : Mesh_Collective<"all_gather", [], []> {
  let summary = "Concatenates the operands of a group";
  let description = [{
    Concatenates the operands of the group's members along `dim`, in the order
    of the group. All members have the same result.

    ```
    on ["model"], n = 2, dim 1      operand         result
    device 0                        [1 2]          [1 2 5 6]
                                    [3 4]          [3 4 7 8]
    device 1                        [5 6]          [1 2 5 6]
                                    [7 8]          [3 4 7 8]
    ```

    Example:

    ```mlir
    %1 = mesh.all_gather %0 on @m ["model"] dim 1 : tensor<2x2xf32> -> tensor<2x4xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) `dim` is a dimension of the operand
    - (C3) the result has the operand's element type and shape, with `dim`
      multiplied by the group's size
  }];
  let arguments = !con(commonArguments, (ins Mesh_Dim:$dim));
  let assemblyFormat = [{
    $input `on` $mesh custom<Axes>($axes) `dim` $dim attr-dict
    `:` type($input) `->` type($result)
  }];
}

def Mesh_AllReduceOp : Mesh_Collective<"all_reduce",
    [SameOperandsAndResultType], ["getReductionCombiner", "getRingSteps"]> {
  let summary = "Combines the operands of a group, elementwise";
  let description = [{
    Combines the operands of the group's members, in the order of the group. All
    members have the same result, to the bit.

    ```
    sum on ["model"], n = 2      operand      result
    device 0                     [1 2]        [6 8]
    device 1                     [5 6]        [6 8]
    ```

    Example:

    ```mlir
    %1 = mesh.all_reduce sum %0 on @m ["model"] : tensor<8x4xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) the element type is an integer, index or floating point type, an
      integer one for `and` and `or`
  }];
  let arguments = !con((ins Mesh_Combiner:$combiner), commonArguments);
  let assemblyFormat = [{
    $combiner $input `on` $mesh custom<Axes>($axes) attr-dict `:` type($input)
  }];
}

def Mesh_ReduceScatterOp : Mesh_Collective<"reduce_scatter",
    [], ["getReductionCombiner"]> {
  let summary = "Combines the operands of a group and splits the result";
  let description = [{
    Combines operands like `mesh.all_reduce`. Each member gets the block along
    `dim` at its position in the group.

    ```
    sum on ["model"], n = 2, dim 0      operand      result
    device 0                            [1 2]        [6]
    device 1                            [5 6]           [8]
    ```

    Example:

    ```mlir
    %1 = mesh.reduce_scatter sum %0 on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x2xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) `dim` is a dimension of the operand, and is divisible by the group's
      size
    - (C3) the result has the operand's element type and shape, with `dim`
      divided by the group's size
    - (C4) the element type is an integer, index or floating point type, an
      integer one for `and` and `or`
  }];
  let arguments = !con((ins Mesh_Combiner:$combiner), commonArguments,
                       (ins Mesh_Dim:$dim));
  let assemblyFormat = [{
    $combiner $input `on` $mesh custom<Axes>($axes) `dim` $dim attr-dict
    `:` type($input) `->` type($result)
  }];
}

def Mesh_AllToAllOp : Mesh_Collective<"all_to_all"> {
  let summary = "Exchanges blocks among all members of a group";
  let description = [{
    Cuts the operand along `split` into a block for each member of the group,
    and sends block j to member j. Concatenates the received blocks along
    `concat`, in the order of the senders. So a value that was split along
    `concat` is now split along `split`.

    ```
    on ["model"], n = 2, split 0 concat 1      operand      result
    device 0                                   [1]          [1 3]
                                               [2]
    device 1                                   [3]          [2 4]
                                               [4]
    ```

    Example:

    ```mlir
    %1 = mesh.all_to_all %0 on @m ["model"] split 0 concat 1 : tensor<8x4xf32> -> tensor<2x16xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) `split` and `concat` are dimensions of the operand; `split` is
      divisible by the group's size
    - (C3) the result has the operand's element type and shape, with `split`
      divided by the group's size, and `concat` multiplied by it
  }];
  let arguments = !con(commonArguments,
                       (ins Mesh_Dim:$split_dim, Mesh_Dim:$concat_dim));
  let assemblyFormat = [{
    $input `on` $mesh custom<Axes>($axes) `split` $split_dim `concat` $concat_dim attr-dict
    `:` type($input) `->` type($result)
  }];
}

def Mesh_AllSliceOp : Mesh_Collective<"all_slice", [], ["getRingSteps"]> {
  let summary = "Slices this device's block out of a replicated value";
  let description = [{
    Each member of the group keeps the block of its operand along `dim` at its
    position in the group. No data moves. For an operand that is replicated in
    the group, this is the inverse of `mesh.all_gather`.

    ```
    on ["model"], n = 2, dim 0      operand      result
    device 0                        [1 2]        [1]
    device 1                        [1 2]           [2]
    ```

    Example:

    ```mlir
    %1 = mesh.all_slice %0 on @m ["model"] dim 0 : tensor<8x4xf32> -> tensor<2x4xf32>
    ```

    Constraints: those of `mesh.reduce_scatter` without (C4).
  }];
  let arguments = !con(commonArguments, (ins Mesh_Dim:$dim));
  let assemblyFormat = [{
    $input `on` $mesh custom<Axes>($axes) `dim` $dim attr-dict
    `:` type($input) `->` type($result)
  }];
  let hasCanonicalizeMethod = 0;
  let hasCanonicalizer = 1;
}

def Mesh_PermuteOp : Mesh_Collective<"permute", [SameOperandsAndResultType],
    ["getRingSteps"]> {
  let summary = "Sends each device's operand to another device of its group";
  let description = [{
    | form | permutation |
    |---|---|
    | `shift s` | member i sends to member (i + s) mod n |
    | `to axes` | the member at position i over the op's axes sends to the member at position i over these axes |
    | `pairs` | for each `a -> b`, member a sends to member b; a member that receives nothing gets zeros |

    The axes of `to` are the group's, in another order or in other parts. They
    move a dimension that is split over `["x", "y"]` to a split over
    `["y", "x"]`, whatever the sizes of the axes.

    ```
    on ["model"], n = 3, shift 1      operand      result
    device 0                          [1]          [3]
    device 1                          [2]          [1]
    device 2                          [3]          [2]
    ```

    Example:

    ```mlir
    %1 = mesh.permute %0 on @m ["model"] shift 1 : tensor<8x4xf32>
    %2 = mesh.permute %0 on @m ["x", "y"] to ["y", "x"] : tensor<8x4xf32>
    %3 = mesh.permute %0 on @m ["pipe"] pairs [0 -> 1, 1 -> 2] : tensor<8x4xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) there is one of a shift, a list of pairs and a list of axes to send
      to
    - (C3) the members in pairs are in the group; none sends twice, none
      receives twice
    - (C4) the axes of `to` form the same groups as the op's axes
  }];
  let arguments = !con(commonArguments,
                       (ins OptionalAttr<I64Attr>:$shift,
                            OptionalAttr<DenseI64ArrayAttr>:$pairs,
                            OptionalAttr<Mesh_AxesAttr>:$targets));
  let assemblyFormat = [{
    $input `on` $mesh custom<Axes>($axes)
    custom<Permutation>($shift, $pairs, $targets) attr-dict
    `:` type($input)
  }];
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$input, "::mlir::FlatSymbolRefAttr":$mesh,
                   "::mesh::AxesAttr":$axes, "int64_t":$shift)>,
    OpBuilder<(ins "::mlir::Value":$input, "::mlir::FlatSymbolRefAttr":$mesh,
                   "::mesh::AxesAttr":$axes, "::mesh::AxesAttr":$targets)>
  ];
}

def Mesh_BroadcastOp : Mesh_Collective<"broadcast",
    [SameOperandsAndResultType]> {
  let summary = "Gives the operand of one member to the whole group";
  let description = [{
    ```
    on ["model"], n = 2, root 1      operand      result
    device 0                         [1 2]        [5 6]
    device 1                         [5 6]        [5 6]
    ```

    Example:

    ```mlir
    %1 = mesh.broadcast %0 on @m ["model"] root 1 : tensor<2xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) `root` is a position in the group
  }];
  let arguments = !con(commonArguments,
                       (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$root));
  let assemblyFormat = [{
    $input `on` $mesh custom<Axes>($axes) `root` $root attr-dict `:` type($input)
  }];
}

//===----------------------------------------------------------------------===//
// Point to point
//===----------------------------------------------------------------------===//

def Mesh_SendOp : Mesh_OpOnMesh<"send", [
    LocalViewOnly, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Sends a tensor to one device";
  let description = [{
    `peer` is the receiver's position in the mesh or, with axes, in this
    device's group over them. The message matches the `mesh.recv` from this
    device with the same tag. Messages of one sender, receiver and tag stay in
    order. The send ends when the tensor has been received, or copied into a
    buffer.

    Programs of devices consist of messages (`--mesh-programs`). In a function
    that all devices run, `mesh-verify-spmd` follows messages from device to
    device. All devices take part in a `mesh.permute`, so it needs no such
    proof.

    Example:

    ```mlir
    mesh.send %0 to %peer tag 7 on @m : tensor<8x4xf32>
    mesh.send %0 to %next tag 7 on @m ["pipe"] : tensor<8x4xf32>
    ```

    Constraints:
    - (C1) the mesh exists and has the axes, none used twice
    - (C2) a constant `peer` is a position in the group
  }];
  let arguments = (ins Mesh_LocalTensor:$input, Index:$peer,
                       FlatSymbolRefAttr:$mesh,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$tag,
                       OptionalAttr<Mesh_AxesAttr>:$axes);
  let assemblyFormat = [{
    $input `to` $peer `tag` $tag `on` $mesh custom<OptionalAxes>($axes)
    attr-dict `:` type($input)
  }];
}

def Mesh_RecvOp : Mesh_OpOnMesh<"recv", [
    LocalViewOnly, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Receives a tensor from one device";
  let description = [{
    The counterpart of `mesh.send`. The sender's tensor has the result's type.

    Example:

    ```mlir
    %1 = mesh.recv from %peer tag 7 on @m : tensor<8x4xf32>
    %2 = mesh.recv from %before tag 7 on @m ["pipe"] : tensor<8x4xf32>
    ```

    Constraints: those of `mesh.send`.
  }];
  let arguments = (ins Index:$peer, FlatSymbolRefAttr:$mesh,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$tag,
                       OptionalAttr<Mesh_AxesAttr>:$axes);
  let results = (outs Mesh_LocalTensor:$result);
  let assemblyFormat = [{
    `from` $peer `tag` $tag `on` $mesh custom<OptionalAxes>($axes) attr-dict
    `:` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Asynchrony
//===----------------------------------------------------------------------===//

def Mesh_AsyncOp : Mesh_Op<"async", [
    LocalViewOnly, SingleBlock, NoRegionArguments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Starts a communication op asynchronously";
  let description = [{
    The region has one collective or `mesh.recv`, and yields its result.
    `mesh.wait` returns this result. Ops between the two run while the data are
    in flight. A `mesh.send` has no result; its region yields the tensor sent.

    An unused `mesh.async` may be dropped. It is neither merged nor moved out of
    loops, because each future is waited for once; `mesh-verify-spmd` checks
    this.

    Example:

    ```mlir
    %f = mesh.async {
      %p = mesh.permute %0 on @m ["model"] shift 1 : tensor<8x4xf32>
      mesh.yield %p : tensor<8x4xf32>
    } : !mesh.future<tensor<8x4xf32>>
    %y = linalg.matmul …
    %1 = mesh.wait %f : !mesh.future<tensor<8x4xf32>>
    ```

    Constraints:
    - (C1) the region has exactly one op, a collective, `mesh.recv` or
      `mesh.send`, and a yield of its result, or of the tensor sent
    - (C2) the future's type is that of the yielded tensor
  }];
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Mesh_FutureType:$future);
  let assemblyFormat = "$body attr-dict `:` qualified(type($future))";
  let hasRegionVerifier = 1;
  let builders = [
    /// Wraps the op that `build` makes.
    OpBuilder<(ins "::llvm::function_ref<::mlir::Value(::mlir::OpBuilder &, "
                   "::mlir::Location)>":$buildOp)>
  ];
  let extraClassDeclaration = [{
    /// The communication op in the region.
    ::mlir::Operation *getCommunication();
  }];
}

def Mesh_WaitOp : Mesh_Op<"wait", [
    LocalViewOnly, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    TypesMatchWith<"the result is what the future brings", "future", "result",
                   "::llvm::cast<::mesh::FutureType>($_self).getTensorType()">]> {
  let summary = "Waits for the result of `mesh.async`";
  let description = [{
    Example: `%1 = mesh.wait %f : !mesh.future<tensor<8x4xf32>>`
  }];
  let arguments = (ins Mesh_FutureType:$future);
  let results = (outs Mesh_LocalTensor:$result);
  let assemblyFormat = "$future attr-dict `:` qualified(type($future))";
}

#endif // MESH_IR_MESHLOCALOPS_TD
