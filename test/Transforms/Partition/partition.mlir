// RUN: mesh-opt %s --mesh-partition --split-input-file | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// Types become those of a device's part; the shardings of arguments and results
// stay and say how the caller's tensors are split.

// CHECK-LABEL: func.func @local_types(
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %{{.*}}: f32)
// CHECK-SAME: -> (tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) attributes {mesh.spmd = @m} {
// CHECK-NEXT: %[[Y:.*]] = math.tanh %[[X]] : tensor<4x4xf32>
// CHECK-NEXT: return %[[Y]] : tensor<4x4xf32>
func.func @local_types(%x: tensor<8x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %f: f32)
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %y = math.tanh %x {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"}]>]} : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// A declaration and a call of it.

// CHECK-LABEL: func.func private @callee(tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
// CHECK-SAME: attributes {mesh.spmd = @m}
func.func private @callee(tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>})

// CHECK-LABEL: func.func @call(
// CHECK-NEXT: call @callee(%{{.*}}) : (tensor<4xf32>) -> tensor<8xf32>
func.func @call(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %y = func.call @callee(%x) {mesh.shardings = [#mesh.sharding<@m, [{}]>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// A region in local view is inlined.

// CHECK-LABEL: func.func @shard_map(
// CHECK-NEXT: %[[Y:.*]] = mesh.all_reduce sum %{{.*}} on @m ["model"] : tensor<2xf32>
// CHECK-NEXT: return %[[Y]]
func.func @shard_map(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{"model"}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<2xf32>):
    %sum = mesh.all_reduce sum %part on @m ["model"] : tensor<2xf32>
    mesh.yield %sum : tensor<2xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{}]>]} : (tensor<8xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

// -----

// A module without a mesh has nothing to partition.

// CHECK-LABEL: func.func @no_mesh(%{{.*}}: tensor<8xf32>) -> tensor<8xf32> {
func.func @no_mesh(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
