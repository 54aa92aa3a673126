// The programs of a schedule's devices have the actions of its table in its
// order, and nothing else. Here device 0 has stages 0 and 2, device 1 has
// stages 1 and 3, and both do two micro-batches of the one before the other.
//
// RUN: mesh-opt %s --mesh-spmd --mesh-specialize-devices --canonicalize --cse | FileCheck %s

mesh.mesh @m = <["pipe"=2]>

// CHECK: mesh.programs @interleaved on @m ["pipe"] = {@interleaved.0 at [0], @interleaved.1 at [1]}

// CHECK-LABEL: func private @interleaved.0
// CHECK-SAME: (%[[X:[^:]*]]: tensor<2x8xf64>
// CHECK-SAME: %[[W:[^:]*]]: tensor<2x1x8xf64>
// CHECK: %[[W0:.*]] = tensor.extract_slice %[[W]][0, 0, 0]
// CHECK: %[[W2:.*]] = tensor.extract_slice %[[W]][1, 0, 0]
//
// Stage 0, micro-batches 0 and 1.
// CHECK: %[[K0:.*]] = tensor.collapse_shape %[[W0]]
// CHECK: %[[A:.*]] = arith.mulf %{{.*}}, %[[K0]]
// CHECK: mesh.send %[[A]] to %{{.*}} tag 0
// CHECK: %[[B:.*]] = arith.mulf %{{.*}}, %[[K0]]
// CHECK: mesh.recv from %{{.*}} tag 1
// CHECK: mesh.send %[[B]] to %{{.*}} tag 1
// CHECK: %[[C:.*]] = mesh.wait
//
// Stage 2, which takes them from stage 1. The result is with stage 3.
// CHECK: %[[K2:.*]] = tensor.collapse_shape %[[W2]]
// CHECK: %[[D:.*]] = arith.mulf %[[C]], %[[K2]]
// CHECK: mesh.recv from %{{.*}} tag 2
// CHECK: mesh.send %[[D]] to %{{.*}} tag 2
// CHECK: %[[E:.*]] = mesh.wait
// CHECK: %[[F:.*]] = arith.mulf %[[E]], %[[K2]]
// CHECK-NEXT: mesh.send %[[F]] to %{{.*}} tag 3
// CHECK-NEXT: return

// CHECK-LABEL: func private @interleaved.1
// CHECK-COUNT-4: arith.mulf
// CHECK-NOT: arith.mulf
// CHECK: return

func.func @interleaved(
    %x: tensor<2x8xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>},
    %w: tensor<2x2x8xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {"pipe"}, {}]>})
    -> (tensor<2x8xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {}], partial=sum{"pipe"}>}) {
  // Of parameters that have the chunks for a dim each device has its own.
  %stages = tensor.collapse_shape %w [[0, 1], [2]] : tensor<2x2x8xf64> into tensor<4x8xf64>
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 schedule "interleaved-1f1b" params(%stages) {
  ^stage(%h: tensor<1x8xf64>, %k: tensor<8xf64>, %stage: index, %microbatch: index):
    %b = tensor.expand_shape %k [[0, 1]] output_shape [1, 8] : tensor<8xf64> into tensor<1x8xf64>
    %next = arith.mulf %h, %b : tensor<1x8xf64>
    mesh.stage_yield %next : tensor<1x8xf64>
  } : (tensor<2x8xf64>, tensor<4x8xf64>) -> tensor<2x8xf64>
  return %y : tensor<2x8xf64>
}
