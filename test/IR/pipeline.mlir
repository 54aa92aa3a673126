// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s
// RUN: mesh-opt %s --mlir-print-op-generic | mesh-opt | FileCheck %s
// RUN: mesh-opt %s --emit-bytecode | mesh-opt | FileCheck %s
//
// Pipelines, in every form they can be written in, and what they are lowered
// to.

mesh.mesh @m = <["pipe"=2, "model"=2]>

// One body for four stages, with parameters and masks.
// CHECK-LABEL: func @uniform
func.func @uniform(%x: tensor<8x4xf32>, %w: tensor<4x4xf32>, %mask: tensor<8xf32>) -> tensor<8x4xf32> {
  // CHECK: mesh.pipeline(%{{.*}}) on @m "pipe" stages 4 microbatches 2 params(%{{.*}}) split(%{{.*}}) {
  // CHECK-NEXT: ^bb0(%[[H:.*]]: tensor<4x4xf32>, %{{.*}}: tensor<4xf32>, %{{.*}}: tensor<4xf32>, %{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: mesh.stage_yield %[[H]] : tensor<4x4xf32>
  // CHECK-NEXT: } : (tensor<8x4xf32>, tensor<4x4xf32>, tensor<8xf32>) -> tensor<8x4xf32>
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 params(%w) split(%mask) {
  ^bb0(%h: tensor<4x4xf32>, %k: tensor<4xf32>, %part: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4x4xf32>
  } : (tensor<8x4xf32>, tensor<4x4xf32>, tensor<8xf32>) -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// By the table of a schedule, in two blocks of stages.
// CHECK-LABEL: func @scheduled
func.func @scheduled(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // CHECK: mesh.pipeline(%{{.*}}) on @m "pipe" stages 4 microbatches 2 contiguous schedule "interleaved-1f1b" chunks 2 {
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 contiguous schedule "interleaved-1f1b" chunks 2 {
  ^bb0(%h: tensor<4x4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// By a table, and by the costs of stages.
// CHECK-LABEL: func @table
func.func @table(%x: tensor<8x4xf32>) {
  // CHECK: mesh.pipeline(%{{.*}}) on @m "pipe" stages 3 microbatches 2 table ["0F0,0F1", ",1F0,1F1"] costs [1, 2, 1] {
  %y = mesh.pipeline(%x) on @m "pipe" stages 3 microbatches 2 table ["0F0,0F1", ",1F0,1F1"] costs [1, 2, 1] {
  ^bb0(%h: tensor<4x4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// Values that skip stages, forward and back.
// CHECK-LABEL: func @skips
func.func @skips(%x: tensor<8xf32>, %d: tensor<8xf32>) {
  // CHECK: mesh.stage_yield %[[H:.*]] : tensor<4xf32> skipping %[[H]], %[[I:.*]] to [2, 3] : tensor<4xf32>, tensor<i32>
  // CHECK: mesh.stage_yield %[[J:.*]] : tensor<4xf32> skipping %[[J]] to [3] : tensor<4xf32>
  // CHECK: ^bb0(%{{.*}}: tensor<4xf32>, %{{.*}}: tensor<4xf32>, %{{.*}}: index, %{{.*}}: index):
  // CHECK: ^bb0(%{{.*}}: tensor<4xf32>, %{{.*}}: tensor<i32>, %{{.*}}: tensor<4xf32>, %{{.*}}: index, %{{.*}}: index):
  // CHECK: } backward {
  // CHECK: mesh.stage_yield %[[D:.*]], %[[D]] : tensor<4xf32>, tensor<4xf32>
  %i = arith.constant dense<1> : tensor<i32>
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32> skipping %h, %i to [2, 3] : tensor<4xf32>, tensor<i32>
  }, {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32> skipping %h to [3] : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %s : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %j: tensor<i32>, %s: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } backward {
  ^bb0(%dh: tensor<4xf32>, %ds: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %ds : tensor<4xf32>
  }, {
  ^bb0(%dh: tensor<4xf32>, %ds: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %ds : tensor<4xf32>
  }, {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh, %dh : tensor<4xf32>, tensor<4xf32>
  }, {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh, %dh : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}

// Backward too: the parts have one region, or one for each stage.
// CHECK-LABEL: func @backward
func.func @backward(%x: tensor<8xf32>, %w: tensor<2x4xf32>, %d: tensor<8xf32>) {
  // CHECK: mesh.pipeline(%{{.*}}) on @m "pipe" stages 2 microbatches 2 schedule "gpipe" params(%{{.*}}) gradients(%{{.*}}) {
  // CHECK-NEXT: ^bb0(%[[H:.*]]: tensor<4xf32>, %{{.*}}: tensor<4xf32>, %{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: mesh.stage_yield %[[H]] : tensor<4xf32> saving %[[H]] : tensor<4xf32>
  // CHECK-NEXT: } backward {
  // CHECK-NEXT: ^bb0(%[[SAVED:.*]]: tensor<4xf32>, %[[D:.*]]: tensor<4xf32>, %{{.*}}: tensor<4xf32>, %{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: mesh.stage_yield %[[D]] : tensor<4xf32> saving %[[SAVED]] : tensor<4xf32>
  // CHECK-NEXT: } weights {
  // CHECK-NEXT: ^bb0(%[[K:.*]]: tensor<4xf32>, %{{.*}}: tensor<4xf32>, %{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: mesh.stage_yield %[[K]] : tensor<4xf32>
  // CHECK-NEXT: } : (tensor<8xf32>, tensor<2x4xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>)
  %y:3 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "gpipe" params(%w) gradients(%d) {
  ^bb0(%h: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32> saving %h : tensor<4xf32>
  } backward {
  ^bb0(%h: tensor<4xf32>, %dh: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<4xf32> saving %h : tensor<4xf32>
  } weights {
  ^bb0(%h: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>, tensor<2x4xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>)
  // Integers have no gradients.
  // CHECK: }, {
  // CHECK: } backward {
  // CHECK: mesh.stage_yield{{$}}
  // CHECK-NEXT: }, {
  // CHECK: } : (tensor<8xi32>, tensor<8xf32>) -> tensor<8xf32>
  %i = arith.constant dense<0> : tensor<8xi32>
  %z = mesh.pipeline(%i) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<4xi32>, %stage: index, %microbatch: index):
    %f = arith.sitofp %h : tensor<4xi32> to tensor<4xf32>
    mesh.stage_yield %f : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } backward {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield
  }, {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<4xf32>
  } : (tensor<8xi32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// A body for each stage: what the first yields the second takes.
// CHECK-LABEL: func @own
func.func @own(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xi32>) {
  // CHECK: mesh.pipeline(%{{.*}}) on @m "pipe" stages 2 microbatches 4 contiguous {
  // CHECK: }, {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<1xi32>, %{{.*}}: tensor<2xf32>, %{{.*}}: index, %{{.*}}: index):
  // CHECK: } {mesh.shardings = [#mesh.sharding<@m, [{}]>, #mesh.sharding<@m, [{}]>]} : (tensor<8xf32>) -> (tensor<8xf32>, tensor<4xi32>)
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 contiguous {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %i = arith.constant dense<1> : tensor<1xi32>
    mesh.stage_yield %i, %h : tensor<1xi32>, tensor<2xf32>
  }, {
  ^bb0(%i: tensor<1xi32>, %h: tensor<2xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h, %i : tensor<2xf32>, tensor<1xi32>
  } {mesh.shardings = [#mesh.sharding<@m, [{}]>, #mesh.sharding<@m, [{}]>]} : (tensor<8xf32>) -> (tensor<8xf32>, tensor<4xi32>)
  return %y#0, %y#1 : tensor<8xf32>, tensor<4xi32>
}

// CHECK-LABEL: func @parts
func.func @parts(%w: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[OWN:.*]] = mesh.own_part %{{.*}} on @m "pipe" : tensor<4x4xf32> -> tensor<2x4xf32>
  %own = mesh.own_part %w on @m "pipe" : tensor<4x4xf32> -> tensor<2x4xf32>
  // CHECK: } {mesh.manual = #mesh.axes<["pipe"]>}
  %last = scf.for %i = %c0 to %c1 step %c1 iter_args(%part = %own) -> tensor<2x4xf32> {
    %next = mesh.permute %part on @m ["pipe"] shift 1 : tensor<2x4xf32>
    scf.yield %next : tensor<2x4xf32>
  } {mesh.manual = #mesh.axes<["pipe"]>}
  // CHECK: mesh.join_parts %[[OWN]] on @m "pipe" : tensor<2x4xf32> -> tensor<4x4xf32>
  %all = mesh.join_parts %own on @m "pipe" : tensor<2x4xf32> -> tensor<4x4xf32>
  // CHECK: mesh.sum_parts %{{.*}} on @m "pipe" : tensor<2x4xf32>
  %sum = mesh.sum_parts %last on @m "pipe" : tensor<2x4xf32>
  return %sum : tensor<2x4xf32>
}
