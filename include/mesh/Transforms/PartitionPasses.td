//===- PartitionPasses.td - from whole tensors to local view *- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PARTITIONPASSES_TD
#define MESH_TRANSFORMS_PARTITIONPASSES_TD

include "mlir/Pass/PassBase.td"

def ResolveAxisRulesPass : Pass<"mesh-resolve-axis-rules", "::mlir::ModuleOp"> {
  let summary = "Replace logical axis names by mesh axes";
  let description = [{
    Replaces each `mesh.logical` on a function's argument or result by the
    `mesh.sharding` that its axis rules lead to. Each dim becomes closed. A name
    without a rule, and two dims that come to be split along one mesh axis, are
    errors.

    Input:

    ```mlir
    mesh.mesh @m = <["data"=2, "model"=4]>
    mesh.axis_rules @r on @m = {"batch" -> "data", "embed" -> "model"}
    func.func @f(%x: tensor<64x768xf32> {mesh.logical = #mesh.logical<@r, ["batch", "embed"]>})
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<64x768xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"} ]>})
    ```
  }];
}

def LowerTPDensePass : Pass<"mesh-lower-tp-dense"> {
  let summary = "Rewrite tensor-parallel dense layers as contractions";
  let description = [{
    Rewrites `mesh.tp_dense` as a contraction, a bias added to its result, and
    `mesh.shard` on the operands, on the result and where the layer communicates.
    These speak of the layer's axis and leave all others open, so the same layer
    also serves a batch that is split. No communication is built here: it follows
    from the shardings. The layer's `overlap` goes along with the `mesh.shard`
    that will be the communication.

    | mode | x | x multiplied | kernel | product | product reduced | bias | y |
    |---|---|---|---|---|---|---|---|
    | `gather` | split | whole | split on out | | | split | split |
    | `gather`, skip | | whole | split on out | | | split | split |
    | `scatter` | split | | split on in | partial | split | split | split |
    | `scatter`, skip | split | | split on in | partial | | partial | partial |
    | `none` | whole | whole | whole | | | whole | whole |

    So the bias is added once: to blocks of it that belong to one device each,
    or by one device for all.

    Products of bf16 and f16 are summed up in f32 over the features, over the
    devices and with the bias, and rounded at the end. (With
    `skip_communication` a `scatter` has to round before devices are summed up.)
    Over an axis of size 1 the layer is a plain one.

    Input:

    ```mlir
    %y = mesh.tp_dense gather %x, %w on @m "model" overlap <ring>
        : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    ```

    Output:

    ```mlir
    %split = mesh.shard %x <@m, [{?}, {"model", ?} ]> : tensor<8x16xf32>
    %whole = mesh.shard %split <@m, [{?}, {?} ], replicated={"model"}>
        {mesh.overlap = #mesh.overlap<ring>} : tensor<8x16xf32>
    %kernel = mesh.shard %w <@m, [{?}, {"model", ?} ]> : tensor<16x32xf32>
    %empty = tensor.empty() : tensor<8x32xf32>
    %zero = arith.constant 0.0 : f32
    %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x32xf32>) -> tensor<8x32xf32>
    %product = linalg.matmul ins(%whole, %kernel : tensor<8x16xf32>, tensor<16x32xf32>)
        outs(%zeros : tensor<8x32xf32>) -> tensor<8x32xf32>
    %y = mesh.shard %product <@m, [{?}, {"model", ?} ]> : tensor<8x32xf32>
    ```
  }];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"
  ];
}

def PropagatePass : Pass<"mesh-propagate", "::mlir::ModuleOp"> {
  let summary = "Give every tensor a sharding";
  let description = [{
    From the shardings that are written on some values to one on each: as
    `mesh.sharding` on the arguments and results of functions, as
    `mesh.shardings` on ops.

    What is written is kept: a closed dim has just the axes named, an open one
    (`?`) at least those; an axis named as replicated splits no dim of the value.
    From there axes spread along the factors of ops, which
    `ShardingRuleOpInterface` tells, in both directions, to every dim that is
    open and divides, until nothing changes: first those of priority 0 (and those
    without one), then 1 and so on; for each priority first along factors that
    all results have, then along those that are reduced. A tensor that nothing
    reaches is whole.

    Where the tensors of an op do not agree, those that differ stay as they are.
    An axis that two factors would take goes to the one for which the least has to
    be sent; of two lists of axes for one factor the one decided on first stays,
    and among operands the longer one goes first, then the larger tensor. A result
    that is summed up over a split factor is partial (`partial=sum{…}`).
    Constants and other values made of no tensor do not spread axes from one
    user to the next.

    Functions are taken callees first: a call has the shardings of its callee.
    Control flow, recursion and dynamic shapes are errors, as are ops without a
    sharding rule.

    Input:

    ```mlir
    func.func @f(
        %x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {} ]>},
        %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"} ]>})
        -> tensor<8x32xf32> {
      %empty = tensor.empty() : tensor<8x32xf32>
      %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>)
          outs(%empty : tensor<8x32xf32>) -> tensor<8x32xf32>
      return %y : tensor<8x32xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(
        %x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {} ]>},
        %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"} ]>})
        -> (tensor<8x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"} ]>}) {
      %empty = tensor.empty()
          {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"} ]>]} : tensor<8x32xf32>
      %y = linalg.matmul
          {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"} ]>]}
          ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>)
          outs(%empty : tensor<8x32xf32>) -> tensor<8x32xf32>
      return %y : tensor<8x32xf32>
    }
    ```
  }];
}

def PlanReshardsPass : Pass<"mesh-plan-reshards", "::mlir::ModuleOp"> {
  let summary = "Make every mismatch of shardings a mesh.reshard";
  let description = [{
    An op computes what the shardings of its results say, and needs its operands
    laid out accordingly. Where one is laid out otherwise, a `mesh.reshard` is
    put before the op; ops that need the same share it. A `mesh.shard` that
    changes something becomes `mesh.reshard`, and keeps its `mesh.overlap`; one
    that changes nothing goes away. Of a constant or another value made of no
    tensor the op gets one of its own that is split as it needs.

    Ops that are no more than elementwise, that broadcast, cast or reshape, are
    first laid out so that what is resharded is small: before a broadcast or a
    cast to a wider type, after a cast to a narrower one, where the tensors on
    the way have no other users. `machine` describes the links to decide for, as
    for `mesh-partition`.

    A contraction whose result is partial is followed by the reshard that
    reduces it, and preceded by those of its operands, so that `mesh-overlap`
    finds the collectives beside it. Each reshard is a remark
    (`--remarks-filter=mesh-plan-reshards`).

    Input:

    ```mlir
    // %x is split as [{"data"}, {"model"} ]
    %y = math.tanh %x {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {} ]>]}
        : tensor<8x16xf32>
    ```

    Output:

    ```mlir
    %r = mesh.reshard %x <@m, [{"data"}, {} ]> : tensor<8x16xf32>
    %y = math.tanh %r {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {} ]>]}
        : tensor<8x16xf32>
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", "",
           "The description of the machine to place reshards for">
  ];
  let dependentDialects = ["::mesh::MeshDialect"];
}

def PartitionPass : Pass<"mesh-partition", "::mlir::ModuleOp"> {
  let summary = "Rewrite global functions for one device";
  let description = [{
    Rewrites each function all of whose tensors have a sharding in local view:
    types become those of one device's part, `mesh.reshard` becomes collectives,
    `mesh.shard_map` is inlined, and ops are cloned unless
    `PartitionableOpInterface` says otherwise. The function gets
    `mesh.spmd = @mesh`, and keeps `mesh.sharding` on its arguments and results:
    how the caller's whole tensors are split. Nothing is decided here.

    A reshard becomes the chain of collectives that is predicted to take the
    least time: a message of b bytes takes latency + b / bandwidth on its axis'
    link, as `machine` describes it (a JSON file that `mesh-run --calibrate`
    writes), or as links usually are. Axes that go from dim to dim do so by an
    all-to-all; blocks that only change hands by a permute; slices come early and
    gathers late. With `max-reshard-bytes` no device holds more than that of a
    tensor on the way if there is a chain that keeps to it. (It holds what the
    reshard starts from and ends in.) To become partial, the first device of a
    group keeps the value and the others take the combiner's neutral element.

    A dim that does not divide by the number of its shards is an error.

    Input:

    ```mlir
    func.func @f(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"} ]>})
        -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {} ]>}) {
      %r = mesh.reshard %x <@m, [{"data"}, {} ]> : tensor<8x16xf32>
      %y = math.tanh %r {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {} ]>]}
          : tensor<8x16xf32>
      return %y : tensor<8x16xf32>
    }
    ```

    Output, for 2 x 4 devices:

    ```mlir
    func.func @f(%x: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"} ]>})
        -> (tensor<4x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {} ]>})
        attributes {mesh.spmd = @m} {
      %r = mesh.all_gather %x on @m ["model"] dim 1 : tensor<4x4xf32> -> tensor<4x16xf32>
      %y = math.tanh %r : tensor<4x16xf32>
      return %y : tensor<4x16xf32>
    }
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", "",
           "The description of the machine to choose collectives for">,
    Option<"maxReshardBytes", "max-reshard-bytes", "int64_t", "0",
           "What a device may hold of a tensor that is resharded, if that is "
           "possible; 0: as much as it takes">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect"
  ];
}

def ErasePass : Pass<"mesh-erase", "::mlir::ModuleOp"> {
  let summary = "Drop the shardings: the program on whole tensors alone";
  let description = [{
    Leaves of each global function the program that it is without its shardings:
    the reference that every lowering must agree with. `mesh.shard` and
    `mesh.reshard` are the identity, `mesh.tp_dense` becomes a contraction and a
    bias, and attributes that tell how values are split go away (names, as
    `mesh.name`, stay). Functions in local view are left alone.

    `mesh.shard_map` is inlined if its region does the same with whole tensors:
    if its shardings split nothing, and no op of it depends on how many devices
    there are. Otherwise it is an error, since what it computes is known by the
    devices of its mesh alone.

    Input:

    ```mlir
    func.func @f(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"} ]>})
        -> tensor<8x16xf32> {
      %s = mesh.shard %x <@m, [{"data"}, {} ]> : tensor<8x16xf32>
      %y = math.tanh %s : tensor<8x16xf32>
      return %y : tensor<8x16xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %y = math.tanh %x : tensor<8x16xf32>
      return %y : tensor<8x16xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

#endif // MESH_TRANSFORMS_PARTITIONPASSES_TD
