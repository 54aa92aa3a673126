// RUN: mesh-opt %s --mesh-spmd --split-input-file | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// A device draws its block: it has the key, and knows where the block begins.
// Nothing is communicated.

// CHECK-LABEL: func.func @draw(
// CHECK-SAME: %[[KEY:.*]]: tensor<2xi32>
// CHECK-DAG: %[[ROWS:.*]] = arith.constant 32 : index
// CHECK-DAG: %[[COLUMNS:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[D:.*]] = mesh.axis_index @m ["data"]
// CHECK-DAG: %[[M:.*]] = mesh.axis_index @m ["model"]
// CHECK-DAG: %[[I:.*]] = arith.muli %[[D]], %[[ROWS]]
// CHECK-DAG: %[[J:.*]] = arith.muli %[[M]], %[[COLUMNS]]
// CHECK: mesh.random_normal %[[KEY]] at [%[[I]], %[[J]]] of [64, 16] : tensor<2xi32> -> tensor<32x4xf32>
func.func @draw(%key: tensor<2xi32>) -> (tensor<64x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %0 = mesh.random_normal %key : tensor<2xi32> -> tensor<64x16xf32>
  return %0 : tensor<64x16xf32>
}

// Blocks of blocks: places add up.

// CHECK-LABEL: func.func @draw_block(
// CHECK-SAME: %[[KEY:.*]]: tensor<2xi32> {{.*}}, %[[I:.*]]: index, %[[J:.*]]: index
// CHECK: %[[BEGIN:.*]] = arith.muli
// CHECK: %[[SUM:.*]] = arith.addi %[[I]], %[[BEGIN]]
// CHECK: mesh.random_bits %[[KEY]] at [%[[SUM]], %[[J]]] of [64, 16] : tensor<2xi32> -> tensor<4x16xi32>
func.func @draw_block(%key: tensor<2xi32>, %i: index, %j: index) -> (tensor<8x16xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %0 = mesh.random_bits %key at [%i, %j] of [64, 16] : tensor<2xi32> -> tensor<8x16xi32>
  return %0 : tensor<8x16xi32>
}

// Keys that are split along the axis: each device has its own, and draws from
// it what does not depend on where it is.

// CHECK-LABEL: func.func @key_per_device(
// CHECK-SAME: %[[KEY:.*]]: tensor<2xi32>
// CHECK: %[[D:.*]] = mesh.axis_index @m ["model"]
// CHECK: %[[MINE:.*]] = mesh.rng_split %[[KEY]] from %[[D]] : tensor<2xi32> -> tensor<1x2xi32>
// CHECK: mesh.random_uniform %[[MINE]] from 0.000000e+00 to 1.000000e+00 : tensor<1x2xi32> -> tensor<1x16xf32>
func.func @key_per_device(%key: tensor<2xi32>) -> (tensor<4x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) {
  %keys = mesh.rng_split %key : tensor<2xi32> -> tensor<4x2xi32>
  %0 = mesh.random_uniform %keys from 0.0 to 1.0 : tensor<4x2xi32> -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// Who needs the numbers otherwise draws them once more: that is cheaper than to
// gather them.

// CHECK-LABEL: func.func @draw_anew(
// CHECK-NOT: mesh.all_gather
// CHECK-DAG: mesh.random_normal %{{.*}} : tensor<2xi32> -> tensor<8x4xf32>
// CHECK-DAG: mesh.random_normal %{{.*}} at [%{{.*}}, %{{.*}}] of [8, 4] : tensor<2xi32> -> tensor<4x4xf32>
// CHECK-NOT: mesh.all_gather
func.func @draw_anew(%key: tensor<2xi32>)
    -> (tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}, tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %0 = mesh.random_normal %key : tensor<2xi32> -> tensor<8x4xf32>
  return %0, %0 : tensor<8x4xf32>, tensor<8x4xf32>
}

// Dropout follows its operand. Its mask is that of the whole.

// CHECK-LABEL: func.func @dropout(
// CHECK: mesh.dropout %{{.*}}, %{{.*}} rate 5.000000e-01 at [%{{.*}}, %{{.*}}] of [8, 4] broadcast_dims = [1] : tensor<2xi32>, tensor<4x4xf32>
func.func @dropout(%x: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}, %key: tensor<2xi32>) -> tensor<8x4xf32> {
  %0 = mesh.dropout %x, %key rate 0.5 broadcast_dims = [1] : tensor<2xi32>, tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Parts of a sum are masked alike: the sum need not be made for that.

// CHECK-LABEL: func.func @dropout_of_a_sum(
// CHECK: %[[PART:.*]] = linalg.matmul
// CHECK-NEXT: %[[MASKED:.*]] = mesh.dropout %[[PART]], %{{.*}} rate 5.000000e-01 : tensor<2xi32>, tensor<4x4xf32>
// CHECK-NEXT: return %[[MASKED]]
func.func @dropout_of_a_sum(
    %x: tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}, %key: tensor<2xi32>)
    -> (tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}], partial=sum {"model"}>}) {
  %zero = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x4xf32>) outs(%zero : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = mesh.dropout %0, %key rate 0.5 : tensor<2xi32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// Where the array does not divide, its numbers stay those that they are: it is
// the block that is longer, not the array.

// CHECK-LABEL: func.func @draw_uneven(
// CHECK-SAME: %[[KEY:.*]]: tensor<2xi32>
// CHECK: mesh.random_normal %[[KEY]] at [%{{.*}}, %{{.*}}] of [10, 5] : tensor<2xi32> -> tensor<3x3xf32>
func.func @draw_uneven(%key: tensor<2xi32>) -> (tensor<10x5xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {"data"}]>}) {
  %0 = mesh.random_normal %key : tensor<2xi32> -> tensor<10x5xf32>
  return %0 : tensor<10x5xf32>
}

// A block that does not divide is of the same array as before.

// CHECK-LABEL: func.func @draw_uneven_block(
// CHECK: mesh.random_bits %{{.*}} at [%{{.*}}, %{{.*}}] of [64, 16] : tensor<2xi32> -> tensor<4x16xi32>
func.func @draw_uneven_block(%key: tensor<2xi32>, %i: index, %j: index) -> (tensor<7x16xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %0 = mesh.random_bits %key at [%i, %j] of [64, 16] : tensor<2xi32> -> tensor<7x16xi32>
  return %0 : tensor<7x16xi32>
}

// Of keys there are some more.

// CHECK-LABEL: func.func @keys_uneven(
// CHECK: %[[MINE:.*]] = mesh.rng_split %{{.*}} from %{{.*}} : tensor<2xi32> -> tensor<2x2xi32>
// CHECK: mesh.random_uniform %[[MINE]] from 0.000000e+00 to 1.000000e+00 at [%{{.*}}] of [5] : tensor<2x2xi32> -> tensor<2x3xf32>
func.func @keys_uneven(%key: tensor<2xi32>) -> (tensor<6x5xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {"data"}]>}) {
  %keys = mesh.rng_split %key : tensor<2xi32> -> tensor<6x2xi32>
  %0 = mesh.random_uniform %keys from 0.0 to 1.0 : tensor<6x2xi32> -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}

// CHECK-LABEL: func.func @dropout_uneven(
// CHECK: mesh.dropout %{{.*}}, %{{.*}} rate 5.000000e-01 at [%{{.*}}, %{{.*}}] of [7, 4] : tensor<2xi32>, tensor<4x4xf32>
func.func @dropout_uneven(%x: tensor<7x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}, %key: tensor<2xi32>) -> tensor<7x4xf32> {
  %0 = mesh.dropout %x, %key rate 0.5 : tensor<2xi32>, tensor<7x4xf32>
  return %0 : tensor<7x4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>

// A key is made whole, whoever takes a part of it.

// CHECK-LABEL: func.func @part_of_key(
// CHECK: %[[KEY:.*]] = mesh.rng_key
// CHECK: mesh.all_slice %[[KEY]] on @m ["x"] dim 0
func.func @part_of_key(%seed: i64) -> (tensor<2xi32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %0 = mesh.rng_key %seed : i64 -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
