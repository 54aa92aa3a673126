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
    func.func @f(%x: tensor<64x768xf32> {mesh.logical = #mesh.logical<@r, ["batch", "embed"]>}) {
      return
    }
    ```

    Output:

    ```mlir
    mesh.mesh @m = <["data"=2, "model"=4]>
    mesh.axis_rules @r on @m = {"batch" -> "data", "embed" -> "model"}
    func.func @f(%x: tensor<64x768xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"} ]>}) {
      return
    }
    ```
  }];
}

def LowerShardMapPass : Pass<"mesh-lower-shard-map", "ModuleOp"> {
  let summary = "Take regions in local view into the programs around them";
  let description = [{
    Inlines what regions of `mesh.shard_map` call, so that it is in local view as
    well; private functions that nobody calls any more are erased.

    A region that leaves axes of the mesh to the partitioner takes its place in
    the program around it, so that propagation goes on in it along those axes.
    Its operands enter local view along the manual axes, its results leave it.
    Collectives on manual axes are elementwise along the others, but for the dims
    that they move; these stay whole, as do dims that manual axes split.

    A region is left as it is, and so whole along all other axes, if it has an op
    that the partitioner does not split, such as `mesh.async`: a remark of
    `mesh-lower-shard-map` says so.

    Input:

    ```mlir
    %r = mesh.shard_map on @m manual ["data"] (%x) in [<@m, [{"data"}, {} ]>] out [<@m, [{}, {} ]>] {
    ^bb0(%part: tensor<4x16xf32>):
      %e = math.exp %part : tensor<4x16xf32>
      %s = mesh.all_gather %e on @m ["data"] dim 0 : tensor<4x16xf32> -> tensor<8x16xf32>
      mesh.yield %s : tensor<8x16xf32>
    } : (tensor<8x16xf32>) -> tensor<8x16xf32>
    ```

    Output:

    ```mlir
    %part = mesh.enter_local %x <@m, [{"data"}, {} ]> : tensor<8x16xf32> -> tensor<4x16xf32>
    %e = math.exp %part : tensor<4x16xf32>
    %s = mesh.all_gather %e on @m ["data"] dim 0 {mesh.manual = #mesh.axes<["data"]>} : tensor<4x16xf32> -> tensor<8x16xf32>
    %r = mesh.leave_local %s <@m, [{}, {} ], replicated={"data"}> : tensor<8x16xf32> -> tensor<8x16xf32>
    ```
  }];
}

def UpliftWhileLoopsPass : Pass<"mesh-uplift-while-loops"> {
  let summary = "Turn while loops that count into loops over a range";
  let description = [{
    Rewrites `scf.while` that goes on while a number it carries is less than a
    bound, and adds a step to the number each time, as `scf.for`: how often it
    runs is known to whoever asks then, to programs of single devices, to
    simulations and to what is fetched an iteration ahead. Which loops those are
    is upstream's question (`upliftWhileToForLoop`): the condition is the one op
    of the first region, which hands on all that is carried as it is.

    So that the loop ends where it did, the step is 1, or the number's begin, its
    bound and its step are constants, none of which the number wraps at; where the
    comparison is without sign, these are not negative. What the loop's shardings
    say of the number goes.

    Input:

    ```mlir
    %r:2 = scf.while (%i = %c0, %x = %a) : (index, tensor<8xf32>) -> (index, tensor<8xf32>) {
      %goes_on = arith.cmpi slt, %i, %n : index
      scf.condition(%goes_on) %i, %x : index, tensor<8xf32>
    } do {
    ^bb0(%i: index, %x: tensor<8xf32>):
      %y = math.tanh %x : tensor<8xf32>
      %j = arith.addi %i, %c1 : index
      scf.yield %j, %y : index, tensor<8xf32>
    }
    ```

    Output:

    ```mlir
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (tensor<8xf32>) {
      %y = math.tanh %x : tensor<8xf32>
      scf.yield %y : tensor<8xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"
  ];
}

def LowerForallPass : Pass<"mesh-lower-forall"> {
  let summary = "Rewrite parallel loops on tensors as sequential ones";
  let description = [{
    Rewrites `scf.forall` whose results are tensors as a nest of `scf.for`, and
    `tensor.parallel_insert_slice` as `tensor.insert_slice`. Every device runs the
    whole loop on its part of each tensor; devices share the work by how tensors
    are split, not by who runs which iteration. What an iteration reads of a
    shared tensor is what it was before the loop, as `scf.forall` has it.

    Input:

    ```mlir
    %r = scf.forall (%i) in (4) shared_outs(%o = %out) -> (tensor<4x8xf32>) {
      %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
      %y = math.tanh %row : tensor<1x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %y into %o[%i, 0] [1, 8] [1, 1]
            : tensor<1x8xf32> into tensor<4x8xf32>
      }
    }
    ```

    Output:

    ```mlir
    %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %out) -> (tensor<4x8xf32>) {
      %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
      %y = math.tanh %row : tensor<1x8xf32>
      %next = tensor.insert_slice %y into %acc[%i, 0] [1, 8] [1, 1]
          : tensor<1x8xf32> into tensor<4x8xf32>
      scf.yield %next : tensor<4x8xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
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
    open and has an element for each shard, until nothing changes: first those
    of priority 0 (and those without one), then 1 and so on; for each priority
    first along factors that all results have, then along those that are
    reduced. A tensor that nothing reaches is whole.

    Where the tensors of an op do not agree, those that differ stay as they are.
    An axis that two factors would take goes to the one for which the least has to
    be sent; of two lists of axes for one factor the one decided on first stays,
    and among operands the longer one goes first, then the larger tensor. A result
    that is summed up over a split factor is partial (`partial=sum{…}`).
    Constants and other values made of no tensor do not spread axes from one
    user to the next.

    Loops, branches and calls are edges of the same graph. What they hand on has
    one sharding: what a loop starts from, its iterations and its result; the
    results of all branches; a function's argument and what its callers bring.
    Those of the arguments of regions are written as `mesh.region_shardings`.
    Passes that change what a loop carries, such as upstream's canonicalizer, do
    not know of it and go before this one. So a function has one form, whoever
    calls it: what is written in it is its contract, and what is not comes from
    its body and its callers, the first of them where they do not agree.

    Recursion, control flow between blocks and dynamic shapes are errors, as are
    ops without a sharding rule. Remarks (`--remarks-filter=mesh-propagate`) tell
    which axes of the mesh no tensor of a function is split along, and which ops
    take an operand whole that is split, such as a reduction by a combiner that
    is not known; why a value is split as it is, `mesh-explain` tells.

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

def ExplainPass : Pass<"mesh-explain", "::mlir::ModuleOp"> {
  let summary = "Tell why values are split as they are";
  let description = [{
    Runs the propagation of `mesh-propagate`, and leaves the program as it is.
    For each value asked for a remark says how it will be split, and notes say
    why: for each axis the ops along which it came, back to the annotation, each
    at its place in the source; and then what was asked for in vain, and the
    reason.

    Without options all values are explained. `lines` are those of the source
    that defines the value, as its locations tell; an argument is where its
    function begins, or where it has a location of its own.

    Input:

    ```mlir
    mesh.mesh @m = <["data"=2, "model"=4]>
    func.func @f(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {} ]>},
                 %y: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {} ]>})
        -> tensor<8x16xf32> {
      %a = math.tanh %x : tensor<8x16xf32>
      %b = arith.addf %a, %y : tensor<8x16xf32>
      return %b : tensor<8x16xf32>
    }
    ```

    Output, of `--mesh-explain=lines=5`:

    ```
    f.mlir:5:8: remark: result 0 of 'math.tanh' is split as #mesh.sharding<@m, [{"data"}, {} ]>
    f.mlir:5:8: note: dim 0 along "data": came from operand 0 of 'math.tanh'
    f.mlir:2:14: note: dim 0 along "data": written here
    f.mlir:6:8: note: operand 1 of 'arith.addf' asked for dim 0 along "model" in vain: the dim is split along "data" already
    ```
  }];
  let options = [
    ListOption<"functions", "functions", "std::string",
               "Explain the values of these functions only">,
    ListOption<"lines", "lines", "unsigned",
               "Explain the values of these lines of the source only">
  ];
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

def PadUnevenPass : Pass<"mesh-pad-uneven", "::mlir::ModuleOp"> {
  let summary = "Pad tensors that do not divide into their shards";
  let description = [{
    Makes a program in which every dim divides into its shards of one in which
    each value has a sharding and no op disagrees with its operands. A program
    that divides stays as it is.

    Dims are padded at their end. Those that belong together grow by the same
    ratio: dims along one factor of an op, what a reshard, a call or control
    flow leads from and to. So each grows to a size that divides into all
    numbers of shards that occur among them, and a reshard stays a reshard. Of
    dims that a reshape merges only the leading one can be padded.

    What is in padding is not defined, and nothing that is not padding may come
    to depend on it:

    - A contraction is given operands that are zero in the padding of what it
      sums up. Where an operand is resharded, that is done before, on the
      smaller part.
    - Of other reductions along padding, the body takes the combiner's neutral
      element there, by `linalg.index`. A named op becomes `linalg.generic`.
    - Integers are divided by one, and elements at an index read from the first.
    - A window dim, that of a slice or a convolution, is padded for itself. What
      reads on behind its end has an operand that is as long.
    - An op that looks at a dim as a whole, such as one that reverses it, or
      whose shape is not for it to choose, has its operands trimmed by
      `tensor.extract_slice` and its results padded by `tensor.pad`. If the dim
      is split there and does not divide, the op is not split along it; if it
      has to be, as a callee without a body says, that is an error.

    Arguments and results of functions get `mesh.unpadded`, the shape without
    padding. A public function can count on zeros in the padding of its
    arguments; its results have anything in theirs.

    Input, for 4 devices:

    ```mlir
    func.func @f(%x: tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"} ]>})
        -> (tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"} ]>}) {
      %y = math.exp %x {mesh.shardings = [#mesh.sharding<@m, [{"data"} ]>]} : tensor<10xf32>
      return %y : tensor<10xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"} ]>,
                                     mesh.unpadded = array<i64: 10>})
        -> (tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"} ]>,
                            mesh.unpadded = array<i64: 10>}) {
      %y = math.exp %x {mesh.shardings = [#mesh.sharding<@m, [{"data"} ]>]} : tensor<12xf32>
      return %y : tensor<12xf32>
    }
    ```
  }];
  let options = [
    Option<"poison", "poison", "bool", "false",
           "Fill all padding, that of arguments too, with NaN, or the least "
           "integer, so that a result shows if an op looks at it: for tests">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
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

    Loops and branches stay what they are, around local bodies. All devices have
    to take the same way through them, but copies of a value may differ between
    devices by rounding. So where a condition, a bound or a scalar handed to a
    function depends on elements of tensors, the first device's is broadcast.

    An op that slides or cuts along a split dim, such as a convolution, a padding
    or a slice, gets the window of the dim that it needs: permutes bring the
    edges of the neighbours' blocks. If it needs most of the dim, that is
    gathered.

    A dim that does not divide by the number of its shards is an error: see
    `mesh-pad-uneven`.

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
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def ErasePass : Pass<"mesh-erase", "::mlir::ModuleOp"> {
  let summary = "Drop the shardings: the program on whole tensors alone";
  let description = [{
    Leaves of each global function the program that it is without its shardings:
    the reference that every lowering must agree with. `mesh.shard` and
    `mesh.reshard` are the identity, `mesh.tp_dense` becomes a contraction and a
    bias, and attributes that tell how values are split go away (names, as
    `mesh.name`, stay). Functions in local view are left alone. `shard.shard` of
    upstream's shard dialect is the identity, too.

    `mesh.shard_map` is inlined if its region does the same with whole tensors:
    if its shardings split nothing, and no op of it depends on how many devices
    there are. Otherwise it is written out for all devices along its manual axes,
    op by op, and collectives become what they make of what each of these has.
    What is not followed is an error: messages of devices, loops that communicate
    and whose bounds are not constants, branches that communicate, and more than
    256 devices.

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
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // MESH_TRANSFORMS_PARTITIONPASSES_TD
