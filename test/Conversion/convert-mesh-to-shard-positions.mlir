// RUN: mesh-opt %s --convert-mesh-to-shard | FileCheck %s

// CHECK: shard.grid @m(shape = 2x4)
mesh.mesh @m = <["data"=2, "model"=4]>

// CHECK-LABEL: func @positions
// CHECK: %[[INDEX:.*]]:2 = shard.process_multi_index on @m axes = [1, 0] : index, index
// CHECK: %[[SCALED:.*]] = arith.muli %[[INDEX]]#0, %{{.*}} : index
// CHECK: arith.addi %[[SCALED]], %[[INDEX]]#1 : index
// CHECK: arith.constant 8 : index
func.func @positions() -> (index, index) attributes {mesh.spmd = @m} {
  %0 = mesh.axis_index @m ["model", "data"]
  %1 = mesh.axis_size @m ["model", "data"]
  return %0, %1 : index, index
}

// A peer's position in the mesh, taken apart.
// CHECK-LABEL: func @messages
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[PEER:.*]]: index
// CHECK: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK: %[[COLUMN:.*]] = arith.remui %[[PEER]], %[[FOUR]]
// CHECK: %[[REST:.*]] = arith.divui %[[PEER]], %[[FOUR]]
// CHECK: %[[ROW:.*]] = arith.remui %[[REST]]
// CHECK: shard.send %[[X]] on @m grid_axes = [0, 1] destination = [%[[ROW]], %[[COLUMN]]]
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[Y:.*]] = shard.recv %[[EMPTY]] on @m grid_axes = [0, 1] source = [%{{.*}}, %{{.*}}]
// CHECK: return %[[Y]]
func.func @messages(%x: tensor<4xf32>, %peer: index) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  mesh.send %x to %peer tag 0 on @m : tensor<4xf32>
  %0 = mesh.recv from %peer tag 0 on @m : tensor<4xf32>
  return %0 : tensor<4xf32>
}
