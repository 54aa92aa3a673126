//===- Passes.td - Passes from whole tensors to local view -*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PARTITION_PASSES_TD
#define MESH_TRANSFORMS_PARTITION_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerModelPass : Pass<"mesh-lower-model", "::mlir::ModuleOp"> {
  let summary = "Rewrite tensor-parallel layers, and inline regions in local view";
  let description = [{
    Rewrites layers first. `mesh.tp_dense` becomes a contraction, a bias added
    to its result, and `mesh.shard`: on the operands, on the result and where
    the layer communicates. These name the layer's axis and leave all others
    open, so the layer also works with a split batch. The shardings imply the
    communication, which later passes build. The `mesh.shard` of the
    communication gets the layer's `overlap`.

    | mode | x | x multiplied | kernel | product | product reduced | bias | y |
    |---|---|---|---|---|---|---|---|
    | `gather` | split | gathered | split on out | | | split | split |
    | `gather`, skip | | replicated | split on out | | | split | split |
    | `scatter` | split | | split on in | partial | split | split | split |
    | `scatter`, skip | split | | split on in | partial | | partial | partial |
    | `none` | replicated | replicated | replicated | | | replicated | replicated |

    So the bias is added once: each device adds its own block, or one device
    adds it for all.

    Products of bf16 and f16 are summed in f32 over the features, over the
    devices and with the bias, and rounded at the end. With
    `skip_communication`, a `scatter` rounds before the sum over devices. Over
    an axis of size 1, the layer is a plain one.

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

    Then the pass rewrites the regions of `mesh.shard_map`. It inlines the
    functions that they call, so that these are in local view as well, and
    erases private functions without callers.

    A region that leaves axes of the mesh to the partitioner is inlined into the
    program around it. So propagation continues in it along those axes. Its
    operands enter local view along the manual axes, and its results leave it.
    Collectives on manual axes are elementwise along the others, except for the
    dims that they move. These dims are not split along the other axes, and
    neither are dims that manual axes split. Nested regions follow: they are in
    local view along their own manual axes and those of the regions around them.

    A region is replicated along all other axes, and does not change, if the
    partitioner cannot split one of its ops, such as `mesh.async`. A remark of
    `mesh-lower-model` tells so.

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
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"
  ];
}

def PartitionPass : Pass<"mesh-partition", "::mlir::ModuleOp"> {
  let summary = "Rewrite global functions for one device";
  let description = [{
    Rewrites each function all of whose tensors have a sharding in local view:

    - Types become those of a device's block.
    - `mesh.reshard` becomes collectives.
    - `mesh.shard_map` is inlined.
    - Ops are cloned unless `PartitionableOpInterface` says otherwise.

    The function gets `mesh.spmd = @mesh`. The `mesh.sharding` on its arguments
    and results stays, and tells how the caller's whole tensors are split. The
    pass makes no decision about shardings.

    A reshard becomes the chain of collectives with the least predicted time. A
    message of b bytes takes latency + b / bandwidth on the link of its axis, as
    `machine` describes it. That is a JSON file that `mesh-calibrate` writes; by
    default, links are typical ones.

    - An all-to-all moves axes from dim to dim. A permute moves blocks between
      devices. Slices come early and gathers late.
    - With `max-reshard-bytes`, no device holds more than that of a tensor
      within the chain, if some chain allows it. The start and the end of the
      reshard do not count.
    - For a partial result, the first device of a group keeps the value, and the
      others take the combiner's identity element.

    Loops and branches stay, around local bodies. All devices must take the same
    path through them, but copies of a value may differ between devices by
    rounding. So a condition, a bound or a scalar argument of a function that
    depends on elements of tensors is broadcast from the first device.

    A convolution, a padding or a slice along a split dim gets its halo:
    permutes bring the edges of neighbouring blocks. If it needs most of the
    dim, that is gathered.

    A dim whose size is not divisible by the number of its shards is an error:
    see `mesh-pad-uneven`.

    In the end, the pass rewrites sums over a dim that choose each element if
    its position is an index, and else the identity element. Such a sum becomes
    the element at the index if the device's block has it, and else the identity
    element. That takes one step instead of one for each element.
    `mesh-prepare-propagation` makes such sums, which can be split over the dim.

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

    Input:

    ```mlir
    %r = linalg.generic {indexing_maps = [affine_map<(k, v) -> (k)>, affine_map<(k, v) -> (v)>, affine_map<(k, v) -> (k)>],
                         iterator_types = ["parallel", "reduction"]}
        ins(%indices, %table : tensor<4xindex>, tensor<8xf32>) outs(%zeros : tensor<4xf32>) {
    ^bb0(%index: index, %element: f32, %sum: f32):
      %v = linalg.index 1 : index
      %position = arith.addi %v, %begin : index
      %is_it = arith.cmpi eq, %index, %position : index
      %chosen = arith.select %is_it, %element, %zero : f32
      %next = arith.addf %sum, %chosen : f32
      linalg.yield %next : f32
    } -> tensor<4xf32>
    ```

    Output:

    ```mlir
    %r = linalg.generic {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>],
                         iterator_types = ["parallel"]}
        ins(%indices : tensor<4xindex>) outs(%zeros : tensor<4xf32>) {
    ^bb0(%index: index, %sum: f32):
      %place = arith.subi %index, %begin : index
      %is_here = arith.cmpi ult, %place, %c8 : index
      %inside = arith.select %is_here, %place, %c0 : index
      %element = tensor.extract %table[%inside] : tensor<8xf32>
      %chosen = arith.select %is_here, %element, %zero : f32
      %next = arith.addf %sum, %chosen : f32
      linalg.yield %next : f32
    } -> tensor<4xf32>
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", "",
           "The description of the machine to choose collectives for">,
    Option<"maxReshardBytes", "max-reshard-bytes", "int64_t", "0",
           "The most bytes of a resharded tensor that a device holds, if that "
           "is possible; 0: no limit">
  ];
  let dependentDialects = [
    "::mesh::MeshDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def ErasePass : Pass<"mesh-erase", "::mlir::ModuleOp"> {
  let summary = "Drop the shardings, and leave the program on whole tensors";
  let description = [{
    Removes the shardings of each global function. The result is the reference
    that every lowering must agree with.

    - `mesh.shard` and `mesh.reshard` become their operands. So does
      `shard.shard` of upstream's shard dialect.
    - `mesh.tp_dense` becomes a contraction and a bias.
    - Attributes of shardings are erased. Names (`mesh.name`) stay.
    - Functions in local view do not change.

    `mesh.shard_map` is inlined if its region does the same with whole tensors.
    That is so if its shardings split nothing, and no op of it depends on the
    number of devices. Otherwise the pass unrolls it over all devices along its
    manual axes, op by op. Collectives become ops on the values of these
    devices. These are errors:

    - messages between devices;
    - loops that communicate and whose bounds are not constants;
    - branches that communicate;
    - more than 256 devices.

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

def WidenFloatsPass : Pass<"mesh-widen-floats", "::mlir::ModuleOp"> {
  let summary = "Compute everything in double precision";
  let description = [{
    Converts every floating point type narrower than 64 bits to f64: of values,
    in function types, attributes and constants. Constants keep their exact
    values. Conversions between types that are now the same are erased. The
    result is the program without rounding: the reference of `mesh-run --check`.

    Random numbers are drawn in their original type, and then extended, since
    numbers drawn in f64 would differ.

    Bits of a number remain those of the narrower type, also in complex numbers.
    The operand of a bitcast is rounded to that type first, and its result is
    widened afterwards.

    Input:

    ```mlir
    func.func @f(%x: tensor<4xbf16>) -> tensor<4xf32> {
      %0 = arith.extf %x : tensor<4xbf16> to tensor<4xf32>
      %half = arith.constant dense<0.5> : tensor<4xf32>
      %1 = arith.mulf %0, %half : tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<4xf64>) -> tensor<4xf64> {
      %half = arith.constant dense<5.000000e-01> : tensor<4xf64>
      %0 = arith.mulf %x, %half : tensor<4xf64>
      return %0 : tensor<4xf64>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}


#endif // MESH_TRANSFORMS_PARTITION_PASSES_TD
