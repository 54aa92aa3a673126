// RUN: mesh-opt %s --mesh-erase --allow-unregistered-dialect --split-input-file --mlir-print-local-scope | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// Names stay, shardings go.

// CHECK-LABEL: func.func @signature
// CHECK-SAME: (%[[X:.*]]: tensor<8x16xf32> {mesh.name = "x"}) -> tensor<8x16xf32> {
// CHECK-NEXT: %[[Y:.*]] = math.tanh %[[X]] : tensor<8x16xf32>
// CHECK-NEXT: return %[[Y]]
func.func @signature(%x: tensor<8x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %s = mesh.shard %x <@m, [{"data"}, {?}]> : tensor<8x16xf32>
  %y = math.tanh %s {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]} : tensor<8x16xf32>
  %r = mesh.reshard %y <@m, [{}, {}]> : tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}

// A dense layer, whatever its mode.

// CHECK-LABEL: func.func @dense
// CHECK: %[[PRODUCT:.*]] = linalg.matmul ins(%arg0, %arg1
// CHECK: linalg.generic {{.*}} ins(%[[PRODUCT]], %arg2
// CHECK-NOT: mesh.
// CHECK: return
func.func @dense(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense scatter %x, %w bias %b on @m "model" {skip_communication}
      : (tensor<8x16xf32>, tensor<16x32xf32>, tensor<32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// A region in local view that does the same on whole tensors.

// CHECK-LABEL: func.func @shard_map
// CHECK-NEXT: %[[Y:.*]] = arith.negf %arg0
// CHECK-NEXT: return %[[Y]], %arg0
func.func @shard_map(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %y:2 = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}]>] out [<@m, [{}]>, <@m, [{}]>] {
  ^bb0(%part: tensor<8xf32>):
    %z = arith.negf %part : tensor<8xf32>
    mesh.yield %z, %part : tensor<8xf32>, tensor<8xf32>
  } : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %y#0, %y#1 : tensor<8xf32>, tensor<8xf32>
}

// Random numbers are the same on all devices.

// CHECK-LABEL: func.func @shard_map_random
// CHECK-NEXT: %[[Y:.*]] = mesh.dropout %arg0
// CHECK-NEXT: return %[[Y]]
func.func @shard_map_random(%x: tensor<8xf32>, %key: tensor<2xi32>) -> tensor<8xf32> {
  %y = mesh.shard_map on @m manual ["model"] (%x, %key) in [<@m, [{}]>, <@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<8xf32>, %k: tensor<2xi32>):
    %z = mesh.dropout %part, %k rate 0.5 : tensor<2xi32>, tensor<8xf32>
    mesh.yield %z : tensor<8xf32>
  } : (tensor<8xf32>, tensor<2xi32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// What depends on the devices is written out for all of them.

// CHECK-LABEL: func.func @shard_map_communicates(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[A:.*]] = tensor.extract_slice %[[X]][0] [2] [1]
// CHECK-NEXT: %[[B:.*]] = tensor.extract_slice %[[X]][2] [2] [1]
// CHECK-NEXT: %[[C:.*]] = tensor.extract_slice %[[X]][4] [2] [1]
// CHECK-NEXT: %[[D:.*]] = tensor.extract_slice %[[X]][6] [2] [1]
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT: %[[R1:.*]] = tensor.insert_slice %[[D]] into %[[EMPTY]][0] [2] [1]
// CHECK-NEXT: %[[R2:.*]] = tensor.insert_slice %[[A]] into %[[R1]][2] [2] [1]
// CHECK-NEXT: %[[R3:.*]] = tensor.insert_slice %[[B]] into %[[R2]][4] [2] [1]
// CHECK-NEXT: %[[R4:.*]] = tensor.insert_slice %[[C]] into %[[R3]][6] [2] [1]
// CHECK-NEXT: return %[[R4]]
func.func @shard_map_communicates(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{"model"}]>] out [<@m, [{"model"}]>] {
  ^bb0(%part: tensor<2xf32>):
    %next = mesh.permute %part on @m ["model"] shift 1 : tensor<2xf32>
    mesh.yield %next : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func.func @shard_map_empty(
// CHECK: tensor.empty() : tensor<0x8xf32>
// CHECK-NOT: slice
// CHECK: return
func.func @shard_map_empty(%x: tensor<0x8xf32>) -> tensor<0x8xf32> {
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}, {"model"}]>] out [<@m, [{}, {"model"}]>] {
  ^bb0(%part: tensor<0x2xf32>):
    %next = mesh.permute %part on @m ["model"] shift 1 : tensor<0x2xf32>
    mesh.yield %next : tensor<0x2xf32>
  } : (tensor<0x8xf32>) -> tensor<0x8xf32>
  return %y : tensor<0x8xf32>
}

// What stands for communication is written out as that is.

// CHECK-LABEL: func.func @shard_map_params(
// CHECK-SAME: %[[W:.*]]: tensor<8xf32>)
// CHECK: %[[A:.*]] = tensor.extract_slice %[[W]][0] [2] [1]
// CHECK-NOT: mesh.
// CHECK: tensor.insert_slice %[[A]] into
// CHECK-NOT: mesh.
// CHECK: return
func.func @shard_map_params(%w: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = mesh.shard_map on @m manual ["model"] (%w) in [<@m, [{"model"}]>] out [<@m, [{"model"}, {}]>] {
  ^bb0(%part: tensor<2xf32>):
    %whole = mesh.gather_param %part on @m ["model"] dim 0 : tensor<2xf32> -> tensor<8xf32>
    %own = mesh.stack %whole on @m ["model"] dim 0 mask_except 1 : tensor<8xf32> -> tensor<1x8xf32>
    mesh.yield %own : tensor<1x8xf32>
  } : (tensor<8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// What is in local view already stays.

// CHECK-LABEL: func.func @local
// CHECK-SAME: mesh.sharding
// CHECK: mesh.all_gather
func.func @local(%x: tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) -> tensor<8xf32> attributes {mesh.spmd = @m} {
  %y = mesh.all_gather %x on @m ["model"] dim 0 : tensor<2xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// Over axes of size 1 a region in local view is in global view, too.

mesh.mesh @m = <["model"=1]>

// CHECK-LABEL: func.func @shard_map_alone
// CHECK-NOT: all_reduce
// CHECK: return %arg0
func.func @shard_map_alone(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{"model"}]>] out [<@m, [{"model"}]>] {
  ^bb0(%part: tensor<8xf32>):
    %z = mesh.all_reduce sum %part on @m ["model"] : tensor<8xf32>
    mesh.yield %z : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// A pipeline is one micro-batch after the other through one stage after the
// other.

mesh.mesh @m = <["pipe"=2]>

// CHECK-LABEL: func.func @pipeline
// CHECK-SAME: %[[X:.*]]: tensor<6xf32>, %[[W:.*]]: tensor<2x3xf32>
func.func @pipeline(%x: tensor<6xf32>, %w: tensor<2x3xf32>) -> tensor<6xf32> {
  // CHECK: %[[XS:.*]] = tensor.expand_shape %[[X]] {{.*}} : tensor<6xf32> into tensor<3x2xf32>
  // CHECK: %[[YS:.*]] = scf.for %[[K:[a-z0-9]+]] = {{.*}} iter_args(%[[SOFAR:.*]] = %{{.*}})
  // CHECK-NEXT: %[[H0:.*]] = tensor.extract_slice %[[XS]][0, %[[K]]] [3, 1] [1, 1]
  // CHECK: %[[H:.*]] = scf.for %[[STAGE:[a-z0-9]+]] = {{.*}} iter_args(%{{.*}} = %[[H0]])
  // CHECK: tensor.extract_slice %[[W]][%[[STAGE]], 0] [1, 3] [1, 1]
  // CHECK: tensor.insert_slice %[[H]] into %[[SOFAR]][0, %[[K]]] [3, 1] [1, 1]
  // CHECK: tensor.collapse_shape %[[YS]]
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 params(%w) {
  ^bb0(%h: tensor<3xf32>, %k: tensor<3xf32>, %stage: index, %microbatch: index):
    %next = arith.addf %h, %k : tensor<3xf32>
    mesh.stage_yield %next : tensor<3xf32>
  } : (tensor<6xf32>, tensor<2x3xf32>) -> tensor<6xf32>
  return %y : tensor<6xf32>
}

// -----

// Upstream's annotations go as well.

// CHECK-NOT: shard.
// CHECK-LABEL: func.func @upstream
// CHECK-SAME: (%[[X:.*]]: tensor<8x16xf32>)
// CHECK-NEXT: %[[Y:.*]] = math.tanh %[[X]]
// CHECK-NEXT: return %[[Y]]
shard.grid @g(shape = 2x4)
func.func @upstream(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x16xf32>
  %y = math.tanh %0 : tensor<8x16xf32>
  %1 = shard.shard %y to %s annotate_for_users : tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// -----

// Ops that nobody knows stay.

mesh.mesh @m = <["x"=2]>

// CHECK-LABEL: func.func @unknown
// CHECK: "unknown.op"
// CHECK-NOT: mesh.
func.func @unknown(%a: tensor<8xf32>) -> tensor<8xf32> {
  %y = mesh.shard_map on @m manual ["x"] (%a) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<8xf32>):
    %z = "unknown.op"(%part) : (tensor<8xf32>) -> tensor<8xf32>
    mesh.yield %z : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
