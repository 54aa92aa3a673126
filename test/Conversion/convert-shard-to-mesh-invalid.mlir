// RUN: mesh-opt %s --convert-shard-to-mesh --split-input-file --verify-diagnostics

// expected-error @+1 {{has an axis of unknown size; a mesh needs the size of each}}
shard.grid @g(shape = 2x?)

// -----

shard.grid @g(shape = 2)
func.func @halo(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{has halo_sizes, which is not supported: shards do not overlap, and ops that look at their neighbours' elements exchange them by themselves}}
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 1] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @g(shape = 2)
func.func @offsets(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{has sharded_dims_offsets that do not cut 'tensor<8xf32>' into equal shards, which is not supported}}
  %s = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 5, 8] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @g(shape = 2)
func.func @rank(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{splits 2 dims, but a tensor it is for has rank 1}}
  %s = shard.sharding @g split_axes = [[], [0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @g(shape = 2)
func.func @from_elsewhere(%x: tensor<8xf32>, %s: !shard.sharding) -> tensor<8xf32> {
  // expected-error @+1 {{must have a sharding that a shard.sharding op of the same function defines}}
  %0 = shard.shard %x to %s : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @g(shape = 2)
func.func @to_elsewhere() -> !shard.sharding {
  // expected-error @+1 {{is used by an op other than those of the shard dialect, which is not supported}}
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  return %s : !shard.sharding
}

// -----

func.func @not_annotated(%x: tensor<8xf32>) -> !shard.sharding {
  // expected-error @+1 {{asks for the sharding of a tensor on which none is written by shard.shard}}
  %s = shard.get_sharding %x : tensor<8xf32> -> !shard.sharding
  return %s : !shard.sharding
}

// -----

shard.grid @g(shape = 2)
func.func @dynamic_dims(%n: index) -> index {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  // expected-error @+1 {{has dims that are not constants, which is not supported}}
  %0 = shard.shard_shape dims = [%n] sharding = %s device = [0] : index
  return %0 : index
}

// -----

shard.grid @g(shape = 4)
func.func @unequal() -> index {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  // expected-error @+1 {{has dims that do not divide into equal shards, which is not supported}}
  %0 = shard.shard_shape dims = [10] sharding = %s device = [0] : index
  return %0 : index
}

// -----

shard.grid @g(shape = 4)
// expected-error @+1 {{both annotates whole tensors and works in local view, which is not supported}}
func.func @both(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  // expected-note @+1 {{whole tensor annotated here}}
  %0 = shard.shard %x to %s : tensor<8xf32>
  // expected-note @+1 {{local view here}}
  %1 = shard.all_reduce %0 on @g grid_axes = [0] : tensor<8xf32> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

shard.grid @a(shape = 4)
shard.grid @b(shape = 4)
func.func @two_grids(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = shard.all_reduce %x on @a grid_axes = [0] : tensor<8xf32> -> tensor<8xf32>
  // expected-error @+1 {{is on grid @b, but the function it is in is on @a}}
  %1 = shard.all_reduce %0 on @b grid_axes = [0] : tensor<8xf32> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

shard.grid @g(shape = 4)
// expected-error @+1 {{must be in a function}}
%0 = shard.process_linear_index on @g : index

// -----

shard.grid @g(shape = 4)
func.func @dynamic_shape(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{works on 'tensor<?xf32>'; the mesh dialect takes tensors of static shape}}
  %0 = shard.all_reduce %x on @g grid_axes = [0] : tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

shard.grid @g(shape = 4)
func.func @buffer(%x: memref<8xf32>) -> memref<8xf32> {
  // expected-error @+1 {{works on 'memref<8xf32>'; the mesh dialect takes tensors of static shape}}
  %0 = shard.all_reduce %x on @g grid_axes = [0] : memref<8xf32> -> memref<8xf32>
  return %0 : memref<8xf32>
}

// -----

shard.grid @g(shape = 4)
func.func @dynamic_root(%x: tensor<8xf32>, %i: index) -> tensor<8xf32> {
  // expected-error @+1 {{has a root that is not constant, which is not supported}}
  %0 = shard.broadcast %x on @g grid_axes = [0] root = [%i] : (tensor<8xf32>, index) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @g(shape = 4)
func.func @xor(%x: tensor<8xi32>) -> tensor<8xi32> {
  // expected-error @+1 {{has the reduction 'bitwise_xor', which is not supported}}
  %0 = shard.all_reduce %x on @g grid_axes = [0] reduction = bitwise_xor : tensor<8xi32> -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// -----

shard.grid @g(shape = 4)
func.func @elements(%x: tensor<8xi8>) -> tensor<8xi32> {
  // expected-error @+1 {{converts elements from 'i8' to 'i32', which is not supported; convert them before}}
  %0 = shard.all_reduce %x on @g grid_axes = [0] : tensor<8xi8> -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// -----

shard.grid @g(shape = 4)
func.func @average(%x: tensor<8xi32>) -> tensor<8xi32> {
  // expected-error @+1 {{takes the average of elements of 'i32', which is not supported}}
  %0 = shard.all_reduce %x on @g grid_axes = [0] reduction = average : tensor<8xi32> -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// -----

shard.grid @g(shape = 4)
func.func @any_source(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{receives from any device, which is not supported; name the source}}
  %0 = shard.recv %x on @g grid_axes = [0] : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @g(shape = 2x2)
func.func @two_axes(%i: index) -> (index, index) {
  // expected-error @+1 {{must have one split axis to be supported, got 2}}
  %0:2 = shard.neighbors_linear_indices on @g[%i, %i] split_axes = [0, 1] : index, index
  return %0#0, %0#1 : index, index
}

// -----

shard.grid @g(shape = 4)
func.func @halo_sizes(%x: tensor<8xf32>, %n: i64) -> tensor<8xf32> {
  // expected-error @+1 {{has halo sizes that are not constant, which is not supported}}
  %0 = shard.update_halo %x on @g split_axes = [[0]] halo_sizes = [%n, 1] : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @g(shape = 4)
func.func @wide_halo(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{dim 0 has 2 elements of its own, fewer than a halo; halos beyond the next device are not supported}}
  %0 = shard.update_halo %x on @g split_axes = [[0]] halo_sizes = [3, 3] : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @g(shape = 4)
func.func @missing_halo(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{must have two halo sizes for each dim that is split}}
  %0 = shard.update_halo %x on @g split_axes = [[0], [0]] halo_sizes = [1, 1] : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

shard.grid @g(shape = 4)
func.func @missing_axis(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'shard.sharding' op splits over axis 2 of a grid of 1}}
  %s = shard.sharding @g split_axes = [[2]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  return %0 : tensor<8xf32>
}
