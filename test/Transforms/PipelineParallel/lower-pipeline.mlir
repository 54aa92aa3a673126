// RUN: mesh-opt %s --mesh-lower-pipeline --split-input-file | FileCheck %s
// RUN: mesh-opt %s --mesh-lower-pipeline=bubbles=skip --split-input-file | FileCheck %s --check-prefix=SKIP
// RUN: mesh-opt %s --mesh-lower-pipeline=bubbles=nans --split-input-file | FileCheck %s --check-prefix=NANS
//
// Pipelines as loops in which devices hand on what their stages yield.

// One stage on each of four devices, eight micro-batches of every eighth row.
mesh.mesh @m = <["pipe"=4, "model"=2]>
// CHECK-LABEL: func @uniform
// CHECK-SAME: %[[X:.*]]: tensor<32x16xf32>, %[[W:.*]]: tensor<4x16xf32>
func.func @uniform(%x: tensor<32x16xf32>, %w: tensor<4x16xf32>) -> tensor<32x16xf32> {
  // CHECK: %[[RANK:.*]] = mesh.axis_index @m ["pipe"]
  // CHECK: %[[ALL:.*]] = mesh.shard %[[X]] <@m, [{?}, {?}], replicated={"pipe"}>
  // CHECK: %[[XS:.*]] = tensor.expand_shape %[[ALL]] {{.*}} : tensor<32x16xf32> into tensor<4x8x16xf32>
  // CHECK: %[[OWN:.*]] = mesh.own_part %[[W]] on @m "pipe" : tensor<4x16xf32> -> tensor<1x16xf32>
  // CHECK: %[[STEPS:.*]] = arith.constant 11 : index
  // CHECK: %[[ONE:.*]] = arith.constant 1 : index
  // CHECK: %[[IDLE:.*]] = arith.constant dense<0.000000e+00> : tensor<4x16xf32>
  // CHECK: %[[LOOP:.*]]:2 = scf.for %[[T:[a-z0-9]+]] = %{{.*}} to %[[STEPS]] step %[[ONE]] iter_args(%[[STATE:.*]] = %{{.*}}, %[[YS:.*]] = %{{.*}})
  // CHECK: %[[K:.*]] = arith.subi %[[T]], %[[RANK]] : index
  //
  // The first device takes the next micro-batch, the others what came.
  // CHECK: %[[IS_FIRST:.*]] = arith.cmpi eq, %[[RANK]], %{{.*}} : index
  // CHECK: %[[H:.*]] = scf.if %[[IS_FIRST]]
  // CHECK: %[[IS_LEFT:.*]] = arith.cmpi slt, %[[T]]
  // CHECK: scf.if %[[IS_LEFT]]
  // CHECK: tensor.extract_slice %[[XS]][0, %[[T]], 0] [4, 1, 16] [1, 1, 1]
  // CHECK: else
  // CHECK-NEXT: scf.yield %[[IDLE]]
  // CHECK: else
  // CHECK-NEXT: scf.yield %[[STATE]]
  //
  // CHECK: %[[P:.*]] = tensor.extract_slice %[[OWN]][%{{.*}}, 0] [1, 16] [1, 1] : tensor<1x16xf32> to tensor<16xf32>
  // CHECK: %[[NEXT:.*]] = linalg.broadcast ins(%[[P]] : tensor<16xf32>) outs(%[[H]] : tensor<4x16xf32>)
  // CHECK: %[[SENT:.*]] = mesh.permute %[[NEXT]] on @m ["pipe"] pairs [0 -> 1, 1 -> 2, 2 -> 3]
  //
  // The last one keeps what comes out, from the fourth step on.
  // CHECK: %[[IS_PAST:.*]] = arith.cmpi sge, %[[T]], %c3{{.*}} : index
  // CHECK: %[[IS_LAST:.*]] = arith.cmpi eq, %[[RANK]]
  // CHECK: %[[IS_KEPT:.*]] = arith.andi %[[IS_LAST]], %[[IS_PAST]] : i1
  // CHECK: %[[SOFAR:.*]] = scf.if %[[IS_KEPT]]
  // CHECK-NEXT: tensor.insert_slice %[[NEXT]] into %[[YS]][0, %[[K]], 0] [4, 1, 16] [1, 1, 1]
  // CHECK: scf.yield %[[SENT]], %[[SOFAR]]
  // CHECK-NEXT: } {mesh.manual = #mesh.axes<["pipe"]>}
  // CHECK-NEXT: %[[SUM:.*]] = mesh.sum_parts %[[LOOP]]#1 on @m "pipe" : tensor<4x8x16xf32>
  // CHECK-NEXT: %[[Y:.*]] = tensor.collapse_shape %[[SUM]]
  // CHECK-NEXT: return %[[Y]]

  // A device without a micro-batch does nothing but hand on.
  // SKIP-LABEL: func @uniform
  // SKIP: %[[BUSY:.*]] = arith.andi
  // SKIP-NEXT: %[[NEXT:.*]] = scf.if %[[BUSY]]
  // SKIP: linalg.broadcast
  // SKIP: mesh.permute %[[NEXT]]

  // NANS-LABEL: func @uniform
  // NANS: %[[INIT:.*]] = arith.constant dense<0x7FC00000> : tensor<4x16xf32>
  // NANS: scf.for {{.*}} iter_args(%{{.*}} = %[[INIT]], %{{.*}} = %{{.*}})
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 8 params(%w) {
  ^bb0(%h: tensor<4x16xf32>, %k: tensor<16xf32>, %stage: index, %microbatch: index):
    %next = linalg.broadcast ins(%k : tensor<16xf32>) outs(%h : tensor<4x16xf32>) dimensions = [0]
    mesh.stage_yield %next : tensor<4x16xf32>
  } : (tensor<32x16xf32>, tensor<4x16xf32>) -> tensor<32x16xf32>
  return %y : tensor<32x16xf32>
}

// -----

// Two stages on a device are applied one after the other.
mesh.mesh @m = <["pipe"=2]>
// CHECK-LABEL: func @chunks
func.func @chunks(%x: tensor<4xf32>, %w: tensor<4x2xf32>) -> tensor<4xf32> {
  // CHECK: %[[RANK:.*]] = mesh.axis_index
  // CHECK: %[[OWN:.*]] = mesh.own_part {{.*}} -> tensor<2x2xf32>
  // CHECK: scf.for
  // CHECK: %[[FIRST:.*]] = arith.muli %[[RANK]]
  // CHECK: scf.for %[[J:[a-z0-9]+]] =
  // CHECK-NEXT: arith.addi %[[FIRST]], %[[J]] : index
  // CHECK-NEXT: tensor.extract_slice %[[OWN]][%[[J]], 0] [1, 2]
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 params(%w) {
  ^bb0(%h: tensor<2xf32>, %k: tensor<2xf32>, %stage: index, %microbatch: index):
    %next = arith.addf %h, %k : tensor<2xf32>
    mesh.stage_yield %next : tensor<2xf32>
  } : (tensor<4xf32>, tensor<4x2xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// Stages with bodies of their own are cases; each kind of activation has a
// channel of its own. What all of them see is whole along the axis.
mesh.mesh @m = <["pipe"=3]>
// CHECK-LABEL: func @own
// CHECK-SAME: %{{.*}}: tensor<6xf32>, %[[B:.*]]: tensor<2xf32>
func.func @own(%x: tensor<6xf32>, %b: tensor<2xf32>) -> tensor<6xf32> {
  // CHECK: %[[WHOLE:.*]] = mesh.shard %[[B]] <@m, [{?}], replicated={"pipe"}>
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[C:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<2x1xf32>, tensor<2xf32>, tensor<2x3xf32>)
  // CHECK: %[[ALL:.*]]:3 = scf.index_switch %{{.*}} -> tensor<2x1xf32>, tensor<2xf32>, tensor<2xf32>
  // CHECK-NEXT: case 0 {
  // CHECK: tensor.expand_shape
  // CHECK: case 1 {
  // CHECK: tensor.collapse_shape %[[A]]
  // CHECK: default {
  // CHECK: arith.addf %[[C]], %[[WHOLE]]
  // CHECK: %[[A_NEXT:.*]] = mesh.permute %[[ALL]]#0 on @m ["pipe"] pairs [0 -> 1] : tensor<2x1xf32>
  // CHECK: %[[C_NEXT:.*]] = mesh.permute %[[ALL]]#1 on @m ["pipe"] pairs [1 -> 2] : tensor<2xf32>
  // CHECK: tensor.insert_slice %[[ALL]]#2
  %y = mesh.pipeline(%x) on @m "pipe" stages 3 microbatches 3 {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %next = tensor.expand_shape %h [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    mesh.stage_yield %next : tensor<2x1xf32>
  }, {
  ^bb0(%h: tensor<2x1xf32>, %stage: index, %microbatch: index):
    %next = tensor.collapse_shape %h [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    mesh.stage_yield %next : tensor<2xf32>
  }, {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %next = arith.addf %h, %b : tensor<2xf32>
    mesh.stage_yield %next : tensor<2xf32>
  } : (tensor<6xf32>) -> tensor<6xf32>
  return %y : tensor<6xf32>
}

// -----

// Blocks of rows: the devices along "data" share each of them. What is written
// on the result holds for the result.
mesh.mesh @m = <["pipe"=2, "data"=2]>
// CHECK-LABEL: func @contiguous
func.func @contiguous(%x: tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) -> tensor<12xf32> {
  // CHECK: %[[XS:.*]] = tensor.expand_shape {{.*}} : tensor<12xf32> into tensor<3x4xf32>
  // CHECK: mesh.shard %[[XS]] <@m, [{}, {"data", ?}], replicated={"pipe"}>
  // CHECK: tensor.extract_slice %{{.*}}[%{{.*}}, 0] [1, 4] [1, 1]
  // CHECK: %[[Y:.*]] = tensor.collapse_shape
  // CHECK: mesh.shard %[[Y]] <@m, [{"data"}], partial=sum{"pipe"}>
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 3 contiguous {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{"data"}], partial=sum{"pipe"}>]}
    : (tensor<12xf32>) -> tensor<12xf32>
  return %y : tensor<12xf32>
}

// -----

// Rows that are split along a part of the pipeline's axis are not: that axis is
// the pipeline's.
mesh.mesh @m = <["pipe"=4, "data"=2]>
// CHECK-LABEL: func @part_of_the_axis
func.func @part_of_the_axis(%x: tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe":(1)2, "data"}]>}) -> tensor<12xf32> {
  // CHECK: mesh.shard %{{.*}} <@m, [{}, {"data", ?}], replicated={"pipe"}> : tensor<3x4xf32>
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 3 contiguous {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<12xf32>) -> tensor<12xf32>
  return %y : tensor<12xf32>
}

// -----

// What stages call is a part of them; over one device there is nothing to hand
// on.
mesh.mesh @m = <["pipe"=1, "data"=2]>
func.func private @twice(%h: tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) -> tensor<2xf32> {
  %0 = func.call @once(%h) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = func.call @once(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @once(%h: tensor<2xf32>) -> tensor<2xf32> {
  %0 = math.tanh %h : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// CHECK-LABEL: func @calls
func.func @calls(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: scf.for
  // CHECK: %[[H:.*]] = mesh.shard %{{.*}} <@m, [{"data"}]> : tensor<2xf32>
  // CHECK-NEXT: %[[ONCE:.*]] = math.tanh %[[H]]
  // CHECK-NEXT: math.tanh %[[ONCE]]
  // CHECK-NOT: mesh.permute
  // CHECK-NOT: mesh.sum_parts
  // CHECK: return
  %y = mesh.pipeline(%x) on @m "pipe" stages 1 microbatches 2 {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %next = func.call @twice(%h) : (tensor<2xf32>) -> tensor<2xf32>
    mesh.stage_yield %next : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// What skips stages goes to its device at once, two devices on, and is carried
// there for a step, until the device is at the micro-batch.
mesh.mesh @m = <["pipe"=3]>
// CHECK-LABEL: func @skip
func.func @skip(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: scf.for {{.*}} iter_args(%[[H:.*]] = %{{.*}}, %[[NEW:.*]] = %{{.*}}, %[[OLD:.*]] = %{{.*}}, %[[YS:.*]] = %{{.*}})
  // CHECK: %[[MADE:.*]]:3 = scf.index_switch
  // CHECK: %[[SINE:.*]] = math.sin
  // CHECK: scf.yield %{{.*}}, %[[SINE]], %{{.*}}
  // CHECK: arith.addf %[[H]], %[[OLD]]
  // CHECK: %[[NEXT:.*]] = mesh.permute %[[MADE]]#0 on @m ["pipe"] pairs [0 -> 1, 1 -> 2]
  // CHECK: %[[COME:.*]] = mesh.permute %[[MADE]]#1 on @m ["pipe"] pairs [0 -> 2]
  // CHECK: scf.yield %[[NEXT]], %[[COME]], %[[NEW]], %{{.*}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 3 microbatches 2 {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    %s = math.sin %h : tensor<4xf32>
    mesh.stage_yield %h : tensor<4xf32> skipping %s to [2] : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    %t = math.tanh %h : tensor<4xf32>
    mesh.stage_yield %t : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: tensor<4xf32>, %stage: index, %microbatch: index):
    %sum = arith.addf %h, %s : tensor<4xf32>
    mesh.stage_yield %sum : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
