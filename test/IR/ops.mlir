// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s
// RUN: mesh-opt %s --mlir-print-op-generic | mesh-opt | FileCheck %s
// RUN: mesh-opt %s --emit-bytecode | mesh-opt | FileCheck %s
//
// Every op, in every form it can be written in.

// CHECK: mesh.mesh @m = <["data"=2, "model"=4]>
mesh.mesh @m = <["data"=2, "model"=4]>
// CHECK: mesh.mesh @twisted = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
mesh.mesh @twisted = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
// CHECK: mesh.mesh @single = <[]>
mesh.mesh @single = <[]>
// CHECK: mesh.mesh @maximal = <[]>
mesh.mesh @maximal = <[], device_ids=[0]>

// CHECK: mesh.axis_rules @r on @m = {"batch" -> {"data"}, "embed" -> {}, "heads" -> {"model":(1)2, "data"}}
mesh.axis_rules @r on @m = {"batch" -> "data", "embed" -> {}, "heads" -> {"model":(1)2, "data"}}

// CHECK-LABEL: func @layouts
func.func @layouts(%x: tensor<8x8xf32>, %s: tensor<f32>, %d: tensor<?x8xf32>) {
  // CHECK: mesh.shard %{{.*}} <@m, [{"data"}, {?}]> : tensor<8x8xf32>
  %0 = mesh.shard %x <@m, [{"data"}, {?}]> : tensor<8x8xf32>
  // CHECK: mesh.shard %{{.*}} <@m, []> : tensor<f32>
  %1 = mesh.shard %s <@m, []> : tensor<f32>
  // CHECK: mesh.shard %{{.*}} <@m, [{"data"}, {}]> : tensor<?x8xf32>
  %2 = mesh.shard %d <@m, [{"data"}, {}]> : tensor<?x8xf32>
  // CHECK: mesh.reshard %{{.*}} <@m, [{}, {"data"}]> {mesh.overlap = #mesh.overlap<ring, down>} : tensor<8x8xf32>
  %3 = mesh.reshard %0 <@m, [{}, {"data"}]> {mesh.overlap = #mesh.overlap<ring, down>} : tensor<8x8xf32>
  return
}

// CHECK-LABEL: func @tp_dense
func.func @tp_dense(%x: tensor<6x8xf32>, %k: tensor<8x16xf32>, %b: tensor<16xf32>, %t: tensor<16x8xf32>) {
  // CHECK: mesh.tp_dense gather %{{.*}}, %{{.*}} bias %{{.*}} on @m "model" overlap <bidirectional> : (tensor<6x8xf32>, tensor<8x16xf32>, tensor<16xf32>) -> tensor<6x16xf32>
  %0 = mesh.tp_dense gather %x, %k bias %b on @m "model" overlap <bidirectional> : (tensor<6x8xf32>, tensor<8x16xf32>, tensor<16xf32>) -> tensor<6x16xf32>
  // CHECK: mesh.tp_dense scatter %{{.*}}, %{{.*}} on @m "model" {skip_communication, transpose_kernel} : (tensor<6x8xf32>, tensor<16x8xf32>) -> tensor<6x16xf32>
  %1 = mesh.tp_dense scatter %x, %t on @m "model" {skip_communication, transpose_kernel} : (tensor<6x8xf32>, tensor<16x8xf32>) -> tensor<6x16xf32>
  // CHECK: mesh.tp_dense none %{{.*}}, %{{.*}} on @m ["model":(2)2] :
  %2 = mesh.tp_dense none %x, %k on @m ["model":(2)2] : (tensor<6x8xf32>, tensor<8x16xf32>) -> tensor<6x16xf32>
  return
}

// CHECK-LABEL: func @shard_map
func.func @shard_map(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
  // CHECK: mesh.shard_map on @m manual ["model"](%{{.*}}) in [<@m, [{}, {"model"}]>] out [<@m, [{}, {}], partial=sum{"model"}>] {
  // CHECK-NEXT: ^bb0(%[[PART:.*]]: tensor<8x16xf32>):
  // CHECK: mesh.yield %{{.*}} : tensor<8x64xf32>
  %0 = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}, {"model"}]>] out [<@m, [{}, {}], partial=sum{"model"}>] {
  ^bb0(%part: tensor<8x16xf32>):
    %all = mesh.all_gather %part on @m ["model"] dim 1 : tensor<8x16xf32> -> tensor<8x64xf32>
    mesh.yield %all : tensor<8x64xf32>
  } : (tensor<8x64xf32>) -> tensor<8x64xf32>
  // CHECK: mesh.shard_map on @m manual []() in [] out [] {
  // CHECK-NEXT: mesh.yield
  mesh.shard_map on @m manual [] () in [] out [] {
    mesh.yield
  } : () -> ()
  // CHECK: mesh.shard_map on @m manual ["data"](%{{.*}}) in [<@m, [{"data"}, {}]>] out [] {
  // CHECK: mesh.shard %{{.*}} <@m, [{?}, {"model"}]>
  // CHECK: mesh.shard_map on @m manual ["model"](%{{.*}}) in [<@m, [{}, {"model"}]>] out [] {
  mesh.shard_map on @m manual ["data"] (%0) in [<@m, [{"data"}, {}]>] out [] {
  ^bb0(%part: tensor<4x64xf32>):
    %1 = mesh.shard %part <@m, [{?}, {"model"}]> : tensor<4x64xf32>
    mesh.shard_map on @m manual ["model"] (%1) in [<@m, [{}, {"model"}]>] out [] {
    ^bb0(%block: tensor<4x16xf32>):
      mesh.yield
    } : (tensor<4x64xf32>) -> ()
    mesh.yield
  } : (tensor<8x64xf32>) -> ()
  return %0 : tensor<8x64xf32>
}

// CHECK-LABEL: func @where_am_i
func.func @where_am_i() attributes {mesh.spmd = @m} {
  // CHECK: mesh.axis_index @m ["model", "data"]
  %0 = mesh.axis_index @m ["model", "data"]
  // CHECK: mesh.axis_size @m ["model":(1)2]
  %1 = mesh.axis_size @m ["model":(1)2]
  return
}

// CHECK-LABEL: func @collectives
func.func @collectives(%x: tensor<8x4xf32>, %i: tensor<8xi32>, %c: tensor<4xcomplex<f32>>) attributes {mesh.spmd = @m} {
  // CHECK: mesh.all_gather %{{.*}} on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %0 = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  // CHECK: mesh.all_reduce sum %{{.*}} on @m ["data", "model"] : tensor<8x4xf32>
  %1 = mesh.all_reduce sum %x on @m ["data", "model"] : tensor<8x4xf32>
  // CHECK: mesh.all_reduce and %{{.*}} on @m [] : tensor<8xi32>
  %2 = mesh.all_reduce and %i on @m [] : tensor<8xi32>
  // CHECK: mesh.reduce_scatter max %{{.*}} on @m ["model":(2)2] dim 0 : tensor<8x4xf32> -> tensor<4x4xf32>
  %3 = mesh.reduce_scatter max %x on @m ["model":(2)2] dim 0 : tensor<8x4xf32> -> tensor<4x4xf32>
  // CHECK: mesh.all_to_all %{{.*}} on @m ["model"] split 0 concat 1 : tensor<8x4xf32> -> tensor<2x16xf32>
  %4 = mesh.all_to_all %x on @m ["model"] split 0 concat 1 : tensor<8x4xf32> -> tensor<2x16xf32>
  // CHECK: mesh.all_to_all %{{.*}} on @m ["model"] split 0 concat 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  %5 = mesh.all_to_all %x on @m ["model"] split 0 concat 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  // CHECK: mesh.all_slice %{{.*}} on @m ["data"] dim 0 : tensor<8x4xf32> -> tensor<4x4xf32>
  %6 = mesh.all_slice %x on @m ["data"] dim 0 : tensor<8x4xf32> -> tensor<4x4xf32>
  // CHECK: mesh.permute %{{.*}} on @m ["model"] shift -9223372036854775807 : tensor<8x4xf32>
  %7 = mesh.permute %x on @m ["model"] shift -9223372036854775807 : tensor<8x4xf32>
  // CHECK: mesh.permute %{{.*}} on @m ["model"] pairs [0 -> 1, 3 -> 0] : tensor<4xcomplex<f32>>
  %8 = mesh.permute %c on @m ["model"] pairs [0 -> 1, 3 -> 0] : tensor<4xcomplex<f32>>
  // CHECK: mesh.permute %{{.*}} on @m ["data", "model"] to ["model":(1)2, "data", "model":(2)2] : tensor<8x4xf32>
  %swapped = mesh.permute %x on @m ["data", "model"] to ["model":(1)2, "data", "model":(2)2] : tensor<8x4xf32>
  // CHECK: mesh.permute %{{.*}} on @m ["model"] pairs [] : tensor<8x4xf32>
  %9 = mesh.permute %x on @m ["model"] pairs [] : tensor<8x4xf32>
  // CHECK: mesh.broadcast %{{.*}} on @m ["model"] root 3 : tensor<8x4xf32>
  %10 = mesh.broadcast %x on @m ["model"] root 3 : tensor<8x4xf32>
  return
}

// CHECK-LABEL: func @messages
func.func @messages(%x: tensor<4xf32>, %peer: index) attributes {mesh.program} {
  // CHECK: mesh.send %{{.*}} to %{{.*}} tag 7 on @m : tensor<4xf32>
  mesh.send %x to %peer tag 7 on @m : tensor<4xf32>
  // CHECK: mesh.recv from %{{.*}} tag 7 on @m : tensor<4xf32>
  %0 = mesh.recv from %peer tag 7 on @m : tensor<4xf32>
  // CHECK: %[[F:.*]] = mesh.async {
  // CHECK-NEXT: mesh.recv
  // CHECK-NEXT: mesh.yield
  // CHECK-NEXT: } : !mesh.future<tensor<4xf32>>
  %f = mesh.async {
    %1 = mesh.recv from %peer tag 8 on @m : tensor<4xf32>
    mesh.yield %1 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  // CHECK: mesh.wait %[[F]] : !mesh.future<tensor<4xf32>>
  %2 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return
}

// CHECK-LABEL: func.func @border(
func.func @border(%x: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  // CHECK: mesh.enter_local %{{.*}} <@m, [{"data"}, {}]> : tensor<8x6xf32> -> tensor<4x6xf32>
  %0 = mesh.enter_local %x <@m, [{"data"}, {}]> : tensor<8x6xf32> -> tensor<4x6xf32>
  // CHECK: mesh.leave_local %{{.*}} <@m, [{"data"}, {}]> : tensor<4x6xf32> -> tensor<8x6xf32>
  %1 = mesh.leave_local %0 <@m, [{"data"}, {}]> : tensor<4x6xf32> -> tensor<8x6xf32>
  // CHECK: mesh.leave_local %{{.*}} <@m, [{}, {}], partial=sum{"data"}> : tensor<4x6xf32> -> tensor<4x6xf32>
  %2 = mesh.leave_local %0 <@m, [{}, {}], partial=sum{"data"}> : tensor<4x6xf32> -> tensor<4x6xf32>
  return %1, %2 : tensor<8x6xf32>, tensor<4x6xf32>
}
