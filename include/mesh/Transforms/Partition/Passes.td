//===- Passes.td - Passes from whole tensors to local view -*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_PARTITION_PASSES_TD
#define MESH_TRANSFORMS_PARTITION_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerModelPass : Pass<"mesh-lower-model", "::mlir::ModuleOp"> {
  let summary = "Rewrite tensor-parallel layers, and inline regions in local view";
  let description = [{
    First the layers: `mesh.tp_dense` becomes a contraction, a bias added to its
    result, and `mesh.shard` on the operands, on the result and where the layer
    communicates.
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

    Then the regions of `mesh.shard_map`. The functions that they call are inlined,
    so that these are in local view as well; private functions that nobody calls
    any more are erased.

    A region that leaves axes of the mesh to the partitioner takes its place in
    the program around it, so that propagation goes on in it along those axes.
    Its operands enter local view along the manual axes, its results leave it.
    Collectives on manual axes are elementwise along the others, but for the dims
    that they move; these stay whole, as do dims that manual axes split. Regions in
    it follow: they are in local view along their own manual axes and those of the
    regions around them.

    A region is left as it is, and so whole along all other axes, if it has an op
    that the partitioner does not split, such as `mesh.async`: a remark of
    `mesh-lower-model` says so.

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
    types become those of one device's part, `mesh.reshard` becomes collectives,
    `mesh.shard_map` is inlined, and ops are cloned unless
    `PartitionableOpInterface` says otherwise. The function gets
    `mesh.spmd = @mesh`, and keeps `mesh.sharding` on its arguments and results:
    how the caller's whole tensors are split. Nothing is decided here.

    A reshard becomes the chain of collectives that is predicted to take the
    least time: a message of b bytes takes latency + b / bandwidth on its axis'
    link, as `machine` describes it (a JSON file that `mesh-calibrate`
    writes), or as links usually are. Axes that go from dim to dim do so by an
    all-to-all; blocks that only change hands by a permute; slices come early and
    gathers late. With `max-reshard-bytes` no device holds more than that of a
    tensor on the way if there is a chain that keeps to it. (It holds what the
    reshard starts from and ends in.) To become partial, the first device of a
    group keeps the value and the others take the combiner's identity element.

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

    In the end a sum over a dim that chooses each element if its position is an
    index, and else the identity element, is rewritten as the element at the index
    if the device's block has it, and the identity element if not. It takes one
    step instead of one for each element. `mesh-prepare-propagation` makes such
    sums, which can be split over the dim.

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

def WidenFloatsPass : Pass<"mesh-widen-floats", "::mlir::ModuleOp"> {
  let summary = "Compute everything in double precision";
  let description = [{
    Every floating point type narrower than 64 bits becomes f64: of values, in
    function types, attributes and constants, whose values stay exactly what
    they are. Conversions between types that are the same now go away. What
    remains is what the program means without rounding: the reference that
    `mesh-run --check` compares with.

    Random numbers are drawn in the type that they had, and then extended: drawn
    in f64 they would be others.

    The bits of a number are still those of the narrower type: a bitcast, also
    of complex numbers, gets the number rounded to that type, or gives one that
    is widened after.

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
