//===- ShardPasses.td - to and from upstream's shard dialect -*- tablegen -*-===//

#ifndef MESH_CONVERSION_SHARDPASSES_TD
#define MESH_CONVERSION_SHARDPASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertShardToMeshPass : Pass<"convert-shard-to-mesh", "::mlir::ModuleOp"> {
  let summary = "Import programs in upstream's shard dialect";
  let description = [{
    A `shard.grid` becomes a mesh whose axes are called "axis0", "axis1", ….

    What annotates whole tensors becomes an annotation of ours: a `shard.shard`
    of an argument is written on the argument, any other one becomes a
    `mesh.shard` of closed dims. `annotate_for_users` makes no difference to a
    `mesh.shard`: what uses the op's result gets the value so laid out, and what
    uses its operand does not.

    What stands in local view (collectives and questions about the device)
    becomes the op of ours, and its function is marked `mesh.spmd`. Ops that
    leave the result undefined on some devices become ones that define it:
    `shard.gather` an all-gather, `shard.reduce` an all-reduce, `shard.scatter` a
    broadcast and a slice, `shard.shift` a permutation that rotates. A halo
    update is an exchange of slices by permutations, dim after dim from the last
    one.

    Not supported, with a diagnostic: grids of dynamic shape, shards that overlap
    (`halo_sizes` of a sharding) or have sizes of their own
    (`sharded_dims_offsets`, unless they say what is so without them), tensors
    of dynamic shape and buffers, roots that are not constants, a `shard.recv`
    from any source, and the reductions `bitwise_xor` and `generic`.

    Input:

    ```mlir
    shard.grid @g(shape = 2x4)
    func.func @f(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
      %0 = shard.shard %x to %s : tensor<8x16xf32>
      %1 = math.exp %0 : tensor<8x16xf32>
      return %1 : tensor<8x16xf32>
    }
    ```

    Output:

    ```mlir
    mesh.mesh @g = <["axis0"=2, "axis1"=4]>
    func.func @f(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@g, [{"axis0"}, {"axis1"} ]>})
        -> tensor<8x16xf32> {
      %0 = math.exp %x : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
  let dependentDialects = ["::mesh::MeshDialect", "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertMeshToShardPass : Pass<"convert-mesh-to-shard", "::mlir::ModuleOp"> {
  let summary = "Export SPMD programs to upstream's shard dialect";
  let description = [{
    For what upstream has passes for: `convert-shard-to-mpi` and others. The
    module has no op or attribute of the mesh dialect left, so that `mlir-opt`
    can read it.

    A mesh becomes a grid. An axis of which parts are used becomes several axes
    of the grid, one for each part. What is in flight (`mesh.async`,
    `mesh.wait`) becomes synchronous. How the whole values were split
    (`mesh.sharding` of arguments and results) is not kept.

    Not supported, with a diagnostic: ops on whole tensors, meshes with
    `device_ids` or with sub-axes that do not nest, permutations other than
    shifts along one axis of the grid, messages with a tag other than 0, and
    futures that loops, branches or calls carry.

    Input:

    ```mlir
    mesh.mesh @m = <["data"=2, "model"=4]>
    func.func @f(%x: tensor<2x4xf32>) -> tensor<2x16xf32> attributes {mesh.spmd = @m} {
      %0 = mesh.all_gather %x on @m ["model"] dim 1 : tensor<2x4xf32> -> tensor<2x16xf32>
      return %0 : tensor<2x16xf32>
    }
    ```

    Output:

    ```mlir
    shard.grid @m(shape = 2x4)
    func.func @f(%x: tensor<2x4xf32>) -> tensor<2x16xf32> {
      %0 = shard.all_gather %x on @m grid_axes = [1] gather_axis = 1 : tensor<2x4xf32> -> tensor<2x16xf32>
      return %0 : tensor<2x16xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::shard::ShardDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // MESH_CONVERSION_SHARDPASSES_TD
