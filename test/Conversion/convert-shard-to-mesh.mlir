// RUN: mesh-opt %s --convert-shard-to-mesh | FileCheck %s
// RUN: mesh-opt %s --convert-shard-to-mesh | mesh-opt --convert-shard-to-mesh | FileCheck %s

//===----------------------------------------------------------------------===//
// Grids and shardings
//===----------------------------------------------------------------------===//

// CHECK: mesh.mesh @g = <["axis0"=2, "axis1"=4]>
// CHECK: mesh.mesh @line = <["axis0"=3]>
shard.grid @g(shape = 2x4)
shard.grid @line(shape = 3)

// The sharding of an argument is written on it.
// CHECK-LABEL: func @argument
// CHECK-SAME: %[[X:.*]]: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@g, [{"axis1", "axis0"}, {}]>}
// CHECK-NEXT: return %[[X]]
func.func @argument(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[1, 0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// Another one for its users is a constraint on what they take.
// CHECK-LABEL: func @users
// CHECK-SAME: %[[X:.*]]: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@g, [{"axis0"}, {}]>}
// CHECK-NEXT: %[[FOR_EXP:.*]] = mesh.shard %[[X]] <@g, [{}, {"axis1"}]>
// CHECK-NEXT: math.exp %[[FOR_EXP]]
// CHECK-NEXT: math.sqrt %[[X]]
func.func @users(%x: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %rows = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %columns = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
  %0 = shard.shard %x to %rows : tensor<8x16xf32>
  %1 = shard.shard %0 to %rows annotate_for_users : tensor<8x16xf32>
  %2 = shard.shard %0 to %columns annotate_for_users : tensor<8x16xf32>
  %3 = math.exp %2 : tensor<8x16xf32>
  %4 = math.sqrt %1 : tensor<8x16xf32>
  return %3, %4 : tensor<8x16xf32>, tensor<8x16xf32>
}

// An argument that only its users are to see split is left alone.
// CHECK-LABEL: func @only_users
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
// CHECK-NEXT: mesh.shard %[[X]] <@g, [{"axis0"}]>
func.func @only_users(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s annotate_for_users : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func @result
// CHECK: %[[Y:.*]] = math.exp
// CHECK-NEXT: %[[Z:.*]] = mesh.shard %[[Y]] <@g, [{"axis0"}]> : tensor<8xf32>
// CHECK-NEXT: return %[[Z]]
func.func @result(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = math.exp %x : tensor<8xf32>
  %1 = shard.shard %0 to %s : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// A scalar, for which upstream's syntax needs one empty list.
// CHECK-LABEL: func @scalar
// CHECK-SAME: #mesh.sharding<@g, []>
func.func @scalar(%x: tensor<f32>) -> tensor<f32> {
  %s = shard.sharding @g split_axes = [[]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<f32>
  return %0 : tensor<f32>
}

// Offsets that only say that all shards are equal.
// CHECK-LABEL: func @equal_shards
// CHECK-SAME: #mesh.sharding<@line, [{"axis0"}]>
func.func @equal_shards(%x: tensor<12xf32>) -> tensor<12xf32> {
  %s = shard.sharding @line split_axes = [[0]] sharded_dims_offsets = [0, 4, 8, 12] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<12xf32>
  return %0 : tensor<12xf32>
}

// The sharding of a tensor, and the shape of its shards.
// CHECK-LABEL: func @ask
// CHECK-SAME: %[[Y:[a-z0-9]+]]: tensor<8x16xf32>) ->
// CHECK-DAG: mesh.shard %[[Y]] <@g, [{"axis0"}, {"axis1"}]>
// CHECK-DAG: %[[ROWS:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[COLUMNS:.*]] = arith.constant 4 : index
// CHECK: return %{{.*}}, %[[ROWS]], %[[COLUMNS]]
func.func @ask(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>) -> (tensor<8x16xf32>, index, index) {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x16xf32>
  %1 = shard.get_sharding %0 : tensor<8x16xf32> -> !shard.sharding
  %2 = shard.shard %y to %1 annotate_for_users : tensor<8x16xf32>
  %3:2 = shard.shard_shape dims = [8, 16] sharding = %1 device = [0, 1] : index, index
  return %2, %3#0, %3#1 : tensor<8x16xf32>, index, index
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @collectives
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>
// CHECK-SAME: attributes {mesh.spmd = @g}
func.func @collectives(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  // CHECK-NEXT: %[[GATHERED:.*]] = mesh.all_gather %[[X]] on @g ["axis0"] dim 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  %0 = shard.all_gather %x on @g grid_axes = [0] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  // CHECK-NEXT: %[[SLICED:.*]] = mesh.all_slice %[[GATHERED]] on @g ["axis1"] dim 0 : tensor<4x16xf32> -> tensor<1x16xf32>
  %1 = shard.all_slice %0 on @g grid_axes = [1] slice_axis = 0 : tensor<4x16xf32> -> tensor<1x16xf32>
  // CHECK-NEXT: %[[MOVED:.*]] = mesh.all_to_all %[[SLICED]] on @g ["axis1", "axis0"] split 1 concat 0 : tensor<1x16xf32> -> tensor<8x2xf32>
  %2 = shard.all_to_all %1 on @g grid_axes = [1, 0] split_axis = 1 concat_axis = 0 : tensor<1x16xf32> -> tensor<8x2xf32>
  // CHECK-NEXT: %[[FROM_ROOT:.*]] = mesh.broadcast %[[MOVED]] on @g ["axis1", "axis0"] root 5 : tensor<8x2xf32>
  %3 = shard.broadcast %2 on @g grid_axes = [1, 0] root = [2, 1] : (tensor<8x2xf32>) -> tensor<8x2xf32>
  // A gather for the root alone becomes one for all.
  // CHECK-NEXT: mesh.all_gather %[[FROM_ROOT]] on @g ["axis0"] dim 1 : tensor<8x2xf32> -> tensor<8x4xf32>
  %4 = shard.gather %3 on @g grid_axes = [0] gather_axis = 1 root = [1] : (tensor<8x2xf32>) -> tensor<8x4xf32>
  return %4 : tensor<8x4xf32>
}

// CHECK-LABEL: func @scatter
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>
// CHECK-NEXT: %[[ALL:.*]] = mesh.broadcast %[[X]] on @g ["axis1"] root 3
// CHECK-NEXT: mesh.all_slice %[[ALL]] on @g ["axis1"] dim 1 : tensor<4x8xf32> -> tensor<4x2xf32>
func.func @scatter(%x: tensor<4x8xf32>) -> tensor<4x2xf32> {
  %0 = shard.scatter %x on @g grid_axes = [1] scatter_axis = 1 root = [3] : (tensor<4x8xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// Without axes each device is a group of its own.
// CHECK-LABEL: func @no_axes
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: return %[[X]]
func.func @no_axes(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = shard.all_gather %x on @g gather_axis = 0 : tensor<4xf32> -> tensor<4xf32>
  %1 = shard.all_reduce %0 on @g : tensor<4xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @reductions
// CHECK-SAME: %[[X:.*]]: tensor<4x8xi32>
func.func @reductions(%x: tensor<4x8xi32>) -> tensor<4x8xi32> {
  // CHECK-NEXT: mesh.all_reduce sum %{{.*}} on @g ["axis0"] : tensor<4x8xi32>
  %0 = shard.all_reduce %x on @g grid_axes = [0] : tensor<4x8xi32> -> tensor<4x8xi32>
  // CHECK-NEXT: mesh.all_reduce max %{{.*}} on @g ["axis0", "axis1"]
  %1 = shard.all_reduce %0 on @g grid_axes = [0, 1] reduction = max : tensor<4x8xi32> -> tensor<4x8xi32>
  // CHECK-NEXT: mesh.all_reduce min
  %2 = shard.all_reduce %1 on @g grid_axes = [0] reduction = min : tensor<4x8xi32> -> tensor<4x8xi32>
  // CHECK-NEXT: mesh.all_reduce product
  %3 = shard.reduce %2 on @g grid_axes = [0] reduction = product root = [1] : (tensor<4x8xi32>) -> tensor<4x8xi32>
  // CHECK-NEXT: mesh.all_reduce and
  %4 = shard.all_reduce %3 on @g grid_axes = [0] reduction = bitwise_and : tensor<4x8xi32> -> tensor<4x8xi32>
  // CHECK-NEXT: mesh.all_reduce or
  %5 = shard.all_reduce %4 on @g grid_axes = [0] reduction = bitwise_or : tensor<4x8xi32> -> tensor<4x8xi32>
  return %5 : tensor<4x8xi32>
}

// Elements are converted before they are reduced.
// CHECK-LABEL: func @wider
// CHECK-SAME: %[[X:.*]]: tensor<4x8xbf16>
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[X]] : tensor<4x8xbf16> to tensor<4x8xf32>
// CHECK-NEXT: %[[SUM:.*]] = mesh.reduce_scatter sum %[[WIDE]] on @g ["axis1"] dim 0 : tensor<4x8xf32> -> tensor<1x8xf32>
// CHECK-NEXT: %[[NARROW:.*]] = arith.truncf %[[SUM]] : tensor<1x8xf32> to tensor<1x8xf16>
// CHECK-NEXT: mesh.all_reduce sum %[[NARROW]]
func.func @wider(%x: tensor<4x8xbf16>) -> tensor<1x8xf16> {
  %0 = shard.reduce_scatter %x on @g grid_axes = [1] scatter_axis = 0 : tensor<4x8xbf16> -> tensor<1x8xf32>
  %1 = shard.all_reduce %0 on @g grid_axes = [0] : tensor<1x8xf32> -> tensor<1x8xf16>
  return %1 : tensor<1x8xf16>
}

// CHECK-LABEL: func @average
// CHECK-NEXT: %[[SUM:.*]] = mesh.all_reduce sum
// CHECK-NEXT: %[[COUNT:.*]] = arith.constant dense<8.000000e+00> : tensor<4xf32>
// CHECK-NEXT: arith.divf %[[SUM]], %[[COUNT]]
func.func @average(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = shard.all_reduce %x on @g grid_axes = [0, 1] reduction = average : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A float may be too narrow for the number of those that are added up.

// CHECK-LABEL: func @narrow_average
// CHECK-NEXT: %[[SUM:.*]] = mesh.all_reduce sum
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[SUM]] : tensor<4xbf16> to tensor<4xf32>
// CHECK-NEXT: %[[COUNT:.*]] = arith.constant dense<8.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %[[AVERAGE:.*]] = arith.divf %[[WIDE]], %[[COUNT]]
// CHECK-NEXT: arith.truncf %[[AVERAGE]] : tensor<4xf32> to tensor<4xbf16>
func.func @narrow_average(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = shard.all_reduce %x on @g grid_axes = [0, 1] reduction = average : tensor<4xbf16> -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// CHECK-LABEL: func @shift
// CHECK-NEXT: mesh.permute %{{.*}} on @g ["axis1"] shift -1
// CHECK-NEXT: mesh.permute %{{.*}} on @g ["axis1"] shift 2
func.func @shift(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = shard.shift %x on @g grid_axes = [0, 1] shift_axis = 1 offset = -1 rotate : tensor<4xf32> -> tensor<4xf32>
  %1 = shard.shift %0 on @g grid_axes = [1] shift_axis = 1 offset = 2 : tensor<4xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

//===----------------------------------------------------------------------===//
// Positions and messages
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @positions
// CHECK-SAME: attributes {mesh.spmd = @g}
// CHECK-DAG: mesh.axis_size @g ["axis0"]
// CHECK-DAG: mesh.axis_size @g ["axis1"]
// CHECK-DAG: mesh.axis_index @g ["axis1"]
// CHECK-DAG: mesh.axis_index @g ["axis0", "axis1"]
func.func @positions() -> (index, index, index, index) {
  %0:2 = shard.grid_shape @g : index, index
  %1 = shard.process_multi_index on @g axes = [1] : index
  %2 = shard.process_linear_index on @g : index
  return %0#0, %0#1, %1, %2 : index, index, index, index
}

// Rows go up and down along axis 0, four positions apart; -1 is no neighbour.
// CHECK-LABEL: func @neighbours
// CHECK-DAG: %[[I:.*]] = mesh.axis_index @g ["axis0"]
// CHECK-DAG: %[[J:.*]] = mesh.axis_index @g ["axis1"]
// CHECK-DAG: %[[ROW:.*]] = arith.muli %[[I]], %{{.*}} : index
// CHECK-DAG: %[[POSITION:.*]] = arith.addi %[[ROW]], %[[J]] : index
// CHECK-DAG: %[[NONE:.*]] = arith.constant -1 : index
// CHECK-DAG: %[[DOWN:.*]] = arith.subi %[[POSITION]], %[[STRIDE:.*]] : index
// CHECK-DAG: %[[UP:.*]] = arith.addi %[[POSITION]], %[[STRIDE]] : index
// CHECK: arith.select %{{.*}}, %[[NONE]], %[[DOWN]]
// CHECK: arith.select %{{.*}}, %[[NONE]], %[[UP]]
func.func @neighbours() -> (index, index) {
  %0:2 = shard.process_multi_index on @g : index, index
  %1:2 = shard.neighbors_linear_indices on @g[%0#0, %0#1] split_axes = [0] : index, index
  return %1#0, %1#1 : index, index
}

// A peer is named by its position in the group; the device's own position
// gives the rest.
// CHECK-LABEL: func @messages
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[TO:.*]]: index
// CHECK: %[[COLUMN:.*]] = mesh.axis_index @g ["axis1"]
// CHECK: %[[ROW:.*]] = arith.muli %[[TO]]
// CHECK: %[[PEER:.*]] = arith.addi %[[ROW]], %[[COLUMN]]
// CHECK: mesh.send %[[X]] to %[[PEER]] tag 0 on @g
// CHECK: mesh.recv from %{{.*}} tag 0 on @g : tensor<4xf32>
func.func @messages(%x: tensor<4xf32>, %to: index) -> tensor<4xf32> {
  %0 = shard.send %x on @g grid_axes = [0] destination = [%to] : (tensor<4xf32>, index) -> tensor<4xf32>
  %1 = shard.recv %0 on @g grid_axes = [0] source = [1] : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The last element that is a device's own goes to the one above it; the first
// device keeps what it has.
// CHECK-LABEL: func @halo
// CHECK-SAME: %[[X:.*]]: tensor<6xf32>
// CHECK: %[[INDEX:.*]] = mesh.axis_index @line ["axis0"]
// CHECK: %[[LAST:.*]] = tensor.extract_slice %[[X]][4] [1] [1]
// CHECK: %[[RECEIVED:.*]] = mesh.permute %[[LAST]] on @line ["axis0"] shift 1
// CHECK: %[[IS_FIRST:.*]] = arith.cmpi eq, %[[INDEX]]
// CHECK: %[[OLD:.*]] = tensor.extract_slice %[[X]][0] [1] [1]
// CHECK: %[[NEW:.*]] = arith.select %[[IS_FIRST]], %[[OLD]], %[[RECEIVED]]
// CHECK: %[[BELOW:.*]] = tensor.insert_slice %[[NEW]] into %[[X]][0] [1] [1]
// CHECK: mesh.permute %{{.*}} on @line ["axis0"] shift -1
// CHECK: tensor.insert_slice %{{.*}} into %[[BELOW]][5] [1] [1]
func.func @halo(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = shard.update_halo %x on @line split_axes = [[0]] halo_sizes = [1, 1] : tensor<6xf32>
  return %0 : tensor<6xf32>
}
