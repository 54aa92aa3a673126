// RUN: mesh-opt %s --mesh-propagate | FileCheck %s
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s --check-prefix=SPMD

mesh.mesh @m = <["data"=2]>
#rows = #mesh.sharding<@m, [{"data"}]>

// A body reads what it likes, and so needs all of it.

// CHECK-LABEL: func.func @lookup(
// CHECK-SAME: %[[TABLE:[a-z0-9]*]]: tensor<16xf32>
// CHECK: %[[WHOLE:.*]] = mesh.reshard %[[TABLE]] <@m, [{}]> : tensor<16xf32>
// CHECK: linalg.generic
// CHECK: tensor.extract %[[WHOLE]]

// SPMD-LABEL: func.func @lookup(
// SPMD-SAME: %[[TABLE:[a-z0-9]*]]: tensor<8xf32>
// SPMD: %[[WHOLE:.*]] = mesh.all_gather %[[TABLE]] on @m ["data"] dim 0
// SPMD: linalg.generic {{.*}} outs(%{{.*}} : tensor<4xf32>)
// SPMD: tensor.extract %[[WHOLE]]
func.func @lookup(%table: tensor<16xf32> {mesh.sharding = #rows}, %ids: tensor<8xindex> {mesh.sharding = #rows}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%ids : tensor<8xindex>) outs(%e : tensor<8xf32>) {
  ^bb0(%id: index, %out: f32):
    %x = tensor.extract %table[%id] : tensor<16xf32>
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func.func @generate(
// CHECK-SAME: %[[TABLE:[a-z0-9]*]]: tensor<16xf32>
// CHECK: %[[WHOLE:.*]] = mesh.reshard %[[TABLE]] <@m, [{}]> : tensor<16xf32>
// CHECK: tensor.generate
// CHECK: tensor.extract %[[WHOLE]]

// SPMD-LABEL: func.func @generate(
// SPMD: tensor.generate
// SPMD: %[[GLOBAL:.*]] = arith.addi
// SPMD: tensor.extract %{{.*}}[%[[GLOBAL]]] : tensor<16xf32>
// SPMD: tensor<4xf32>
func.func @generate(%table: tensor<16xf32> {mesh.sharding = #rows}) -> (tensor<8xf32> {mesh.sharding = #rows}) {
  %y = tensor.generate {
  ^bb0(%i: index):
    %x = tensor.extract %table[%i] : tensor<16xf32>
    tensor.yield %x : f32
  } : tensor<8xf32>
  return %y : tensor<8xf32>
}

// Arguments of the region are no captures.

// CHECK-LABEL: func.func @shard_map(
// CHECK-NOT: mesh.reshard
// CHECK: return
func.func @shard_map(%x: tensor<8xf32> {mesh.sharding = #rows}) -> tensor<8xf32> {
  %y = mesh.shard_map on @m manual ["data"] (%x) in [<@m, [{"data"}]>] out [<@m, [{"data"}]>] {
  ^bb0(%part: tensor<4xf32>):
    %z = math.tanh %part : tensor<4xf32>
    mesh.yield %z : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
