// RUN: mesh-opt %s --mesh-spmd | FileCheck %s
//
// Programs that are in local view along one axis, and on whole tensors along
// all others.

mesh.mesh @m = <["pipe"=2, "model"=2]>

// The own part is there if the whole is split along the axis; along the other
// axis it is split as its user wants. Permutes go between parts of the parts.

// CHECK-LABEL: func.func @parts(
// CHECK-SAME: %[[W:.*]]: tensor<2x2xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}]>}
// CHECK-SAME: tensor<2x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}], partial=sum{"pipe"}>})
// CHECK: %[[LOOP:.*]] = scf.for {{.*}} iter_args(%[[OWN:.*]] = %[[W]]) -> (tensor<2x2xf32>) {
// CHECK-NEXT: %[[NEXT:.*]] = mesh.permute %[[OWN]] on @m ["pipe"] shift 1 : tensor<2x2xf32>
// CHECK-NEXT: scf.yield %[[NEXT]]
// CHECK-NEXT: }
// CHECK-NEXT: return %[[LOOP]]
func.func @parts(%w: tensor<4x4xf32>)
    -> (tensor<2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}], partial=sum{"pipe"}>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %own = mesh.own_part %w on @m "pipe" : tensor<4x4xf32> -> tensor<2x4xf32>
  %last = scf.for %i = %c0 to %c3 step %c1 iter_args(%part = %own) -> tensor<2x4xf32> {
    %next = mesh.permute %part on @m ["pipe"] shift 1 : tensor<2x4xf32>
    scf.yield %next : tensor<2x4xf32>
  } {mesh.manual = #mesh.axes<["pipe"]>}
  %sum = mesh.sum_parts %last on @m "pipe" : tensor<2x4xf32>
  return %sum : tensor<2x4xf32>
}

// A whole is split for it; who wants the whole sum gets it.

// CHECK-LABEL: func.func @wholes(
// CHECK: %[[OWN:.*]] = mesh.all_slice %arg0 on @m ["pipe"] dim 0 : tensor<4x4xf32> -> tensor<2x4xf32>
// CHECK: %[[ALL:.*]] = mesh.all_reduce sum %[[OWN]] on @m ["pipe"]
// CHECK: return %[[ALL]]
func.func @wholes(%w: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %own = mesh.own_part %w on @m "pipe" : tensor<4x4xf32> -> tensor<2x4xf32>
  %sum = mesh.sum_parts %own on @m "pipe" : tensor<2x4xf32>
  return %sum : tensor<2x4xf32>
}

// The other axis need not divide what it splits.

// CHECK-LABEL: func.func @parts_uneven(
// CHECK-SAME: %[[W:.*]]: tensor<2x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}]>, mesh.unpadded = array<i64: 4, 5>}
// CHECK-SAME: tensor<2x3xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}], partial=sum{"pipe"}>, mesh.unpadded = array<i64: 2, 5>})
// CHECK: %[[LOOP:.*]] = scf.for {{.*}} iter_args(%[[OWN:.*]] = %[[W]]) -> (tensor<2x3xf32>) {
// CHECK-NEXT: %[[NEXT:.*]] = mesh.permute %[[OWN]] on @m ["pipe"] shift 1 : tensor<2x3xf32>
// CHECK: return %[[LOOP]]
func.func @parts_uneven(%w: tensor<4x5xf32>)
    -> (tensor<2x5xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}], partial=sum{"pipe"}>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %own = mesh.own_part %w on @m "pipe" : tensor<4x5xf32> -> tensor<2x5xf32>
  %last = scf.for %i = %c0 to %c3 step %c1 iter_args(%part = %own) -> tensor<2x5xf32> {
    %next = mesh.permute %part on @m ["pipe"] shift 1 : tensor<2x5xf32>
    scf.yield %next : tensor<2x5xf32>
  } {mesh.manual = #mesh.axes<["pipe"]>}
  %sum = mesh.sum_parts %last on @m "pipe" : tensor<2x5xf32>
  return %sum : tensor<2x5xf32>
}

// The parts of a whole are a whole that is split.

// CHECK-LABEL: func.func @joined(
// CHECK-SAME: %[[OWN:.*]]: tensor<2x2xf32>
// CHECK-NEXT: return %[[OWN]]
func.func @joined(%w: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}]>})
    -> (tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}]>}) {
  %own = mesh.own_part %w on @m "pipe" : tensor<4x4xf32> -> tensor<2x4xf32>
  %all = mesh.join_parts %own on @m "pipe" : tensor<2x4xf32> -> tensor<4x4xf32>
  return %all : tensor<4x4xf32>
}

// What decides a branch is agreed on by those who do the same: not by devices
// that hold other parts.

// CHECK-LABEL: func.func @agreement(
// CHECK: mesh.broadcast %{{.*}} on @m ["model"] root 0 {mesh.agreement} : tensor<i1>
func.func @agreement(%w: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %own = mesh.own_part %w on @m "pipe" : tensor<4x4xf32> -> tensor<2x4xf32>
  %last = scf.for %i = %c0 to %c3 step %c1 iter_args(%part = %own) -> tensor<2x4xf32> {
    %element = tensor.extract %part[%c0, %c0] : tensor<2x4xf32>
    %isMore = arith.cmpf ogt, %element, %zero : f32
    %next = scf.if %isMore -> tensor<2x4xf32> {
      %t = math.tanh %part : tensor<2x4xf32>
      scf.yield %t : tensor<2x4xf32>
    } else {
      scf.yield %part : tensor<2x4xf32>
    }
    scf.yield %next : tensor<2x4xf32>
  } {mesh.manual = #mesh.axes<["pipe"]>}
  %sum = mesh.sum_parts %last on @m "pipe" : tensor<2x4xf32>
  return %sum : tensor<2x4xf32>
}
