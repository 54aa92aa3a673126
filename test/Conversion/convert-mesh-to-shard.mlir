// RUN: mesh-opt %s --convert-mesh-to-shard | FileCheck %s
//
// Imported and exported again it is the same.
// RUN: mesh-opt %s --convert-mesh-to-shard --convert-shard-to-mesh --convert-mesh-to-shard | FileCheck %s

// An axis that is used in parts is several axes of the grid; one of size 1 is
// one.
// CHECK: shard.grid @m(shape = 2x4)
// CHECK: shard.grid @parts(shape = 2x3x2x1)
mesh.mesh @m = <["data"=2, "model"=4]>
mesh.mesh @parts = <["x"=12, "one"=1]>

// CHECK-LABEL: func @collectives
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32>) -> tensor<8x2xf32> {
func.func @collectives(
    %x: tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> tensor<8x2xf32> attributes {mesh.spmd = @m} {
  // CHECK-NEXT: %[[GATHERED:.*]] = shard.all_gather %[[X]] on @m grid_axes = [0] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  %0 = mesh.all_gather %x on @m ["data"] dim 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  // CHECK-NEXT: %[[SLICED:.*]] = shard.all_slice %[[GATHERED]] on @m grid_axes = [1] slice_axis = 0 : tensor<4x16xf32> -> tensor<1x16xf32>
  %1 = mesh.all_slice %0 on @m ["model"] dim 0 : tensor<4x16xf32> -> tensor<1x16xf32>
  // CHECK-NEXT: %[[MOVED:.*]] = shard.all_to_all %[[SLICED]] on @m grid_axes = [1, 0] split_axis = 1 concat_axis = 0 : tensor<1x16xf32> -> tensor<8x2xf32>
  %2 = mesh.all_to_all %1 on @m ["model", "data"] split 1 concat 0 : tensor<1x16xf32> -> tensor<8x2xf32>
  // CHECK-NEXT: shard.broadcast %[[MOVED]] on @m grid_axes = [1, 0] root = [2, 1] : (tensor<8x2xf32>) -> tensor<8x2xf32>
  %3 = mesh.broadcast %2 on @m ["model", "data"] root 5 : tensor<8x2xf32>
  return %3 : tensor<8x2xf32>
}

// CHECK-LABEL: func @reductions
func.func @reductions(%x: tensor<4x8xi32>) -> tensor<1x8xi32> attributes {mesh.spmd = @m} {
  // CHECK-NEXT: shard.all_reduce {{.*}} grid_axes = [0] : tensor<4x8xi32> -> tensor<4x8xi32>
  %0 = mesh.all_reduce sum %x on @m ["data"] : tensor<4x8xi32>
  // CHECK-NEXT: shard.all_reduce {{.*}} reduction = product
  %1 = mesh.all_reduce product %0 on @m ["data"] : tensor<4x8xi32>
  // CHECK-NEXT: shard.all_reduce {{.*}} reduction = min
  %2 = mesh.all_reduce min %1 on @m ["data"] : tensor<4x8xi32>
  // CHECK-NEXT: shard.all_reduce {{.*}} reduction = max
  %3 = mesh.all_reduce max %2 on @m ["data"] : tensor<4x8xi32>
  // CHECK-NEXT: shard.all_reduce {{.*}} reduction = bitwise_and
  %4 = mesh.all_reduce and %3 on @m ["data"] : tensor<4x8xi32>
  // CHECK-NEXT: shard.all_reduce {{.*}} reduction = bitwise_or
  %5 = mesh.all_reduce or %4 on @m ["data"] : tensor<4x8xi32>
  // CHECK-NEXT: shard.reduce_scatter {{.*}} grid_axes = [1] reduction = max scatter_axis = 0 : tensor<4x8xi32> -> tensor<1x8xi32>
  %6 = mesh.reduce_scatter max %5 on @m ["model"] dim 0 : tensor<4x8xi32> -> tensor<1x8xi32>
  return %6 : tensor<1x8xi32>
}

// CHECK-LABEL: func @sub_axes
// CHECK-NEXT: shard.all_reduce {{.*}} on @parts grid_axes = [1]
// CHECK-NEXT: shard.all_reduce {{.*}} on @parts grid_axes = [0, 1]
// CHECK-NEXT: shard.all_reduce {{.*}} on @parts grid_axes = [3, 0, 1, 2]
// CHECK-NEXT: shard.shift {{.*}} on @parts grid_axes = [2] shift_axis = 2 offset = -1 rotate
func.func @sub_axes(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @parts} {
  %0 = mesh.all_reduce sum %x on @parts ["x":(2)3] : tensor<4xf32>
  %1 = mesh.all_reduce sum %0 on @parts ["x":(1)6] : tensor<4xf32>
  %2 = mesh.all_reduce sum %1 on @parts ["one", "x"] : tensor<4xf32>
  %3 = mesh.permute %2 on @parts ["x":(6)2] shift -1 : tensor<4xf32>
  return %3 : tensor<4xf32>
}

// CHECK-LABEL: func @position
// CHECK-NEXT: shard.process_multi_index on @m axes = [1] : index
func.func @position() -> index attributes {mesh.spmd = @m} {
  %0 = mesh.axis_index @m ["model"]
  return %0 : index
}

// What is in flight becomes synchronous, where it starts.
// CHECK-LABEL: func @in_flight
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[SHIFTED:.*]] = shard.shift %[[X]] on @m grid_axes = [1] shift_axis = 1 offset = 1 rotate
// CHECK-NEXT: %[[Y:.*]] = math.exp %[[X]]
// CHECK-NEXT: return %[[SHIFTED]], %[[Y]]
func.func @in_flight(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  %f = mesh.async {
    %0 = mesh.permute %x on @m ["model"] shift 1 : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %1 = math.exp %x : tensor<4xf32>
  %2 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return %2, %1 : tensor<4xf32>, tensor<4xf32>
}
