// RUN: mesh-opt %s --mesh-lower-pipeline --split-input-file | FileCheck %s
//
// Pipelines as the steps of their schedules.

// Two micro-batches through two stages take three steps.
mesh.mesh @m = <["pipe"=2]>
// CHECK-LABEL: func @two
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<2x4xf32>
func.func @two(%x: tensor<8xf32>, %w: tensor<2x4xf32>) -> tensor<8xf32> {
  // CHECK: %[[RANK:.*]] = mesh.axis_index @m ["pipe"]
  // CHECK: %[[XS:.*]] = tensor.expand_shape %{{.*}} : tensor<8xf32> into tensor<4x2xf32>
  // CHECK: %[[OWN:.*]] = mesh.own_part %[[W]] on @m "pipe" : tensor<2x4xf32> -> tensor<1x4xf32>
  //
  // CHECK: %[[A:.*]] = scf.index_switch %[[RANK]] {mesh.manual = #mesh.axes<["pipe"]>} -> tensor<4xf32>
  // CHECK-NEXT: case 0 {
  // CHECK: %[[K:.*]] = arith.constant 0 : index
  // CHECK: %[[X0:.*]] = tensor.extract_slice %[[XS]][0, %[[K]]] [4, 1] [1, 1]
  // CHECK: %[[W0:.*]] = tensor.extract_slice %[[OWN]][%{{.*}}, 0] [1, 4] [1, 1]
  // CHECK: %[[Y0:.*]] = arith.mulf %[[X0]], %[[W0]]
  // CHECK-NEXT: scf.yield %[[Y0]]
  // CHECK-NOT: case
  // CHECK: default {
  // CHECK-NEXT: scf.yield
  // CHECK: %[[B:.*]] = mesh.permute %[[A]] on @m ["pipe"] pairs [0 -> 1] {mesh.manual = #mesh.axes<["pipe"]>}
  //
  // CHECK: %[[C:.*]] = scf.index_switch %[[RANK]]
  // CHECK-NEXT: case 0 {
  // CHECK: case 1 {
  // CHECK: arith.mulf %[[B]], %{{.*}}
  // CHECK: default {
  // CHECK: %[[D:.*]] = mesh.permute %[[C]] on @m ["pipe"] pairs [0 -> 1]
  //
  // The last device keeps what comes out.
  // CHECK: %[[YS:.*]] = scf.index_switch %[[RANK]]
  // CHECK-NEXT: case 1 {
  // CHECK: tensor.insert_slice %[[C]] into %{{.*}}[0, %{{.*}}] [4, 1] [1, 1]
  //
  // CHECK: %[[E:.*]] = scf.index_switch %[[RANK]]
  // CHECK-NEXT: case 1 {
  // CHECK: arith.mulf %[[D]], %{{.*}}
  // CHECK: default {
  // CHECK-NOT: mesh.permute
  // CHECK: %[[ALL:.*]] = scf.index_switch %[[RANK]]
  // CHECK: tensor.insert_slice %[[E]] into %[[YS]][0, %{{.*}}] [4, 1] [1, 1]
  // CHECK: mesh.sum_parts %[[ALL]] on @m "pipe"
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" params(%w) {
  ^bb0(%h: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    %next = arith.mulf %h, %k : tensor<4xf32>
    mesh.stage_yield %next : tensor<4xf32>
  } : (tensor<8xf32>, tensor<2x4xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// Backward, two chunks in a V: the second device has stages 1 and 2, and of the
// second chunk its parameters come from the first device, whereto their gradients
// go back.
mesh.mesh @m = <["pipe"=2]>
// CHECK-LABEL: func @v
func.func @v(%x: tensor<4xf32>, %w: tensor<4x4xf32>, %dy: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
  // CHECK: %[[CHUNKS:.*]] = tensor.expand_shape %{{.*}} : tensor<4x4xf32> into tensor<2x2x4xf32>
  // CHECK: %[[UP:.*]] = mesh.own_part %{{.*}} on @m "pipe" : tensor<2x4xf32> -> tensor<1x4xf32>
  // CHECK: %[[DOWN:.*]] = mesh.own_part %{{.*}} on @m "pipe" : tensor<2x4xf32> -> tensor<1x4xf32>
  // CHECK: %[[MOVED:.*]] = mesh.permute %[[DOWN]] on @m ["pipe"] pairs [0 -> 1, 1 -> 0]
  //
  // Each gradient is added to those of the micro-batches before.
  // CHECK: %[[SUM:.*]] = arith.addf %{{.*}} : tensor<4xf32>
  // CHECK-NEXT: scf.yield %[[SUM]]
  //
  // CHECK: %[[OWN:.*]] = tensor.expand_shape %{{.*}} : tensor<4xf32> into tensor<1x4xf32>
  // CHECK: mesh.join_parts %[[OWN]] on @m "pipe" : tensor<1x4xf32> -> tensor<2x4xf32>
  // CHECK: %[[BACK:.*]] = mesh.permute %{{.*}} on @m ["pipe"] pairs [1 -> 0, 0 -> 1]
  // CHECK: mesh.join_parts %[[BACK]] on @m "pipe" : tensor<1x4xf32> -> tensor<2x4xf32>
  // CHECK: tensor.collapse_shape %{{.*}} : tensor<2x2x4xf32> into tensor<4x4xf32>
  %y:3 = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 1 schedule "zb-v" params(%w) gradients(%dy) {
  ^bb0(%h: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    %next = arith.mulf %h, %k : tensor<4xf32>
    mesh.stage_yield %next : tensor<4xf32> saving %h : tensor<4xf32>
  } backward {
  ^bb0(%h: tensor<4xf32>, %dnext: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    %dh = arith.mulf %dnext, %k : tensor<4xf32>
    mesh.stage_yield %dh : tensor<4xf32> saving %h, %dnext : tensor<4xf32>, tensor<4xf32>
  } weights {
  ^bb0(%h: tensor<4xf32>, %dnext: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    %dk = arith.mulf %h, %dnext : tensor<4xf32>
    mesh.stage_yield %dk : tensor<4xf32>
  } : (tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>)
  return %y#0, %y#1, %y#2 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>
}

// -----

// The first stage has no gradient of %k: the sum of the second one passes no switch
// where the first device adds the gradient of %w.
mesh.mesh @m = <["pipe"=2]>
// CHECK-LABEL: func @own_gradients
func.func @own_gradients(%x: tensor<4xf32>, %w: tensor<2x2xf32>, %k: tensor<2x2xf32>,
                         %dy: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  // CHECK: %[[K:[0-9]+]] = scf.index_switch %{{.*}} -> tensor<2xf32>{{ *$}}
  // CHECK-NEXT: case 1 {
  // CHECK-NEXT: arith.addf
  // CHECK: %{{[0-9]+}} = scf.index_switch %{{.*}} -> tensor<2xf32>{{ *$}}
  // CHECK-NEXT: case 0 {
  // CHECK-NEXT: arith.addf
  // CHECK: %{{[0-9]+}} = scf.index_switch %{{.*}} -> tensor<2xf32>{{ *$}}
  // CHECK-NEXT: case 1 {
  // CHECK-NEXT: arith.addf %[[K]],
  %zeros = arith.constant dense<0.0> : tensor<2xf32>
  %y:4 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" params(%w, %k) gradients(%dy) {
  ^bb0(%h: tensor<2xf32>, %a: tensor<2xf32>, %b: tensor<2xf32>, %stage: index, %microbatch: index):
    %next = arith.mulf %h, %a : tensor<2xf32>
    mesh.stage_yield %next : tensor<2xf32> saving %h : tensor<2xf32>
  }, {
  ^bb0(%h: tensor<2xf32>, %a: tensor<2xf32>, %b: tensor<2xf32>, %stage: index, %microbatch: index):
    %next = arith.mulf %h, %b : tensor<2xf32>
    mesh.stage_yield %next : tensor<2xf32> saving %h : tensor<2xf32>
  } backward {
  ^bb0(%h: tensor<2xf32>, %dnext: tensor<2xf32>, %a: tensor<2xf32>, %b: tensor<2xf32>, %stage: index, %microbatch: index):
    %dh = arith.mulf %dnext, %a : tensor<2xf32>
    %da = arith.mulf %dnext, %h : tensor<2xf32>
    mesh.stage_yield %dh, %da, %zeros : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }, {
  ^bb0(%h: tensor<2xf32>, %dnext: tensor<2xf32>, %a: tensor<2xf32>, %b: tensor<2xf32>, %stage: index, %microbatch: index):
    %dh = arith.mulf %dnext, %b : tensor<2xf32>
    %db = arith.mulf %dnext, %h : tensor<2xf32>
    mesh.stage_yield %dh, %zeros, %db : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  } : (tensor<4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  return %y#0, %y#1, %y#2, %y#3
      : tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// -----

// What skips a stage goes to its device directly, and waits there.
mesh.mesh @m = <["pipe"=3]>
// CHECK-LABEL: func @skip
func.func @skip(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]]:2 = scf.index_switch
  // CHECK: %[[SINE:.*]] = math.sin
  // CHECK: scf.yield %{{.*}}, %[[SINE]]
  // CHECK: mesh.permute %[[A]]#0 on @m ["pipe"] pairs [0 -> 1]
  // CHECK: %[[S:.*]] = mesh.permute %[[A]]#1 on @m ["pipe"] pairs [0 -> 2]
  // CHECK: scf.index_switch
  // CHECK: math.tanh
  // CHECK: %[[H:.*]] = mesh.permute %{{.*}} on @m ["pipe"] pairs [1 -> 2]
  // CHECK: scf.index_switch
  // CHECK: arith.addf %[[H]], %[[S]]
  %y = mesh.pipeline(%x) on @m "pipe" stages 3 microbatches 1 table ["0F0", "1F0", "2F0"] {
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
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// The last stage costs as much as the two others: devices have two stages and one.
// The second one takes two as well, of which the last is its own.
mesh.mesh @m = <["pipe"=2]>
// CHECK-LABEL: func @costs
// CHECK-SAME: %{{.*}}: tensor<4xf32>, %[[W:.*]]: tensor<3x4xf32>
func.func @costs(%x: tensor<4xf32>, %w: tensor<3x4xf32>) -> tensor<4xf32> {
  // CHECK: %[[FIRST:.*]] = tensor.extract_slice %[[W]][0, 0] [2, 4] [1, 1]
  // CHECK: %[[LAST:.*]] = tensor.extract_slice %[[W]][1, 0] [2, 4] [1, 1]
  // CHECK: %[[BOTH:.*]] = tensor.concat dim(0) %[[FIRST]], %[[LAST]]
  // CHECK: %[[OWN:.*]] = mesh.own_part %[[BOTH]] on @m "pipe" : tensor<4x4xf32> -> tensor<2x4xf32>
  // CHECK: case 0 {
  // CHECK: scf.for
  // CHECK: case 1 {
  // CHECK: %[[C1:.*]] = arith.constant 1 : index
  // CHECK: tensor.extract_slice %[[OWN]][%[[C1]], 0] [1, 4] [1, 1]
  %y = mesh.pipeline(%x) on @m "pipe" stages 3 microbatches 1 schedule "1f1b" costs [1, 1, 2] params(%w) {
  ^bb0(%h: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    %next = arith.mulf %h, %k : tensor<4xf32>
    mesh.stage_yield %next : tensor<4xf32>
  } : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// Rows of parameters without elements are not slices, of which none begins
// within the bounds.
mesh.mesh @m = <["pipe"=2]>
// CHECK-LABEL: func @no_elements
// CHECK-NOT: tensor.extract_slice
// CHECK: return
func.func @no_elements(%x: tensor<0xf32>, %w: tensor<3x0xf32>) -> tensor<0xf32> {
  %y = mesh.pipeline(%x) on @m "pipe" stages 3 microbatches 1 schedule "1f1b" costs [1, 1, 2] params(%w) {
  ^bb0(%h: tensor<0xf32>, %k: tensor<0xf32>, %stage: index, %microbatch: index):
    %next = arith.mulf %h, %k : tensor<0xf32>
    mesh.stage_yield %next : tensor<0xf32>
  } : (tensor<0xf32>, tensor<3x0xf32>) -> tensor<0xf32>
  return %y : tensor<0xf32>
}
