// Pipelines with a forward part get the parts that go backward. The backward
// part has what the stage before waits for.
//
// RUN: mesh-opt --mesh-differentiate --canonicalize --cse %s | FileCheck %s

mesh.mesh @m = <["pipe"=2]>
mesh.mesh @n = <["pipe"=2, "data"=2]>

// The gradient of the loss is known before the pipeline, which then goes forward
// and backward. What depends on parameters alone is not saved.
func.func @loss(%x: tensor<8x4xf32>, %w: tensor<2x4x4xf32>, %b: tensor<2x4xf32>, %s: tensor<2x4xf32>) -> tensor<f32> {
  %zeros = arith.constant dense<0.0> : tensor<2x4xf32>
  %e = tensor.empty() : tensor<2x4xf32>
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 params(%w, %b, %s) {
  ^stage(%h: tensor<2x4xf32>, %k: tensor<4x4xf32>, %bias: tensor<4xf32>, %scale: tensor<4xf32>, %stage: index, %microbatch: index):
    %p = linalg.matmul ins(%h, %k : tensor<2x4xf32>, tensor<4x4xf32>) outs(%zeros : tensor<2x4xf32>) -> tensor<2x4xf32>
    %t = math.tanh %p : tensor<2x4xf32>
    %scales = linalg.broadcast ins(%scale : tensor<4xf32>) outs(%e : tensor<2x4xf32>) dimensions = [0]
    %u = arith.mulf %t, %scales : tensor<2x4xf32>
    %biases = linalg.broadcast ins(%bias : tensor<4xf32>) outs(%e : tensor<2x4xf32>) dimensions = [0]
    %v = arith.addf %u, %biases : tensor<2x4xf32>
    mesh.stage_yield %v : tensor<2x4xf32>
  } : (tensor<8x4xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<8x4xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.derivative @gradient = gradient of @loss wrt [1, 2, 3] with value

// A policy says what stages save: here their input alone. The backward part
// computes the rest again, and saves some of it for the weights part.
// CHECK-LABEL: func.func @small(
// CHECK:         mesh.pipeline
// CHECK:         ^{{.*}}(%[[H:[^ ]*]]: tensor<2x4xf32>,
// CHECK:           mesh.stage_yield %{{.*}} : tensor<2x4xf32> saving %[[H]] : tensor<2x4xf32>{{$}}
// CHECK:         } backward {
// CHECK:           %[[BEHIND:.*]] = mesh.optimization_barrier %{{.*}} : tensor<2x4xf32>
// CHECK:           %[[P:.*]] = linalg.matmul ins(%[[BEHIND]]
// CHECK:           math.tanh %[[P]]
// CHECK:         } weights {
// CHECK-NOT:       math.tanh
// CHECK:         }
mesh.derivative @small = gradient of @loss wrt [1, 2, 3] with value {saving = "nothing"}

// CHECK-LABEL: func.func @gradient(
// CHECK:         mesh.pipeline
// CHECK-SAME:      schedule "1f1b" params(%{{.*}}, %{{.*}}, %{{.*}}) gradients(
// CHECK:           %[[T:.*]] = math.tanh
// CHECK:           mesh.stage_yield %{{.*}} : tensor<2x4xf32> saving %[[T]], %{{[^ ]*}} : tensor<2x4xf32>, tensor<2x4xf32>{{$}}
// CHECK:         } backward {
// CHECK:         ^{{.*}}(%{{[^ ]*}}: tensor<2x4xf32>, %{{[^ ]*}}: tensor<2x4xf32>, %[[DV:[^ ]*]]: tensor<2x4xf32>,
// The sums for the bias and the scale have 32 bytes, what they sum up has 64.
// CHECK:           linalg.generic {{.*}} ins(%[[DV]] : tensor<2x4xf32>)
// CHECK:           mesh.stage_yield %{{.*}} : tensor<2x4xf32> saving {{.*}} : tensor<2x4xf32>, tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK:         } weights {
// CHECK-NOT:       arith.mulf {{.*}} : tensor<2x4xf32>
// CHECK:           linalg.generic {{.*}} iterator_types = ["reduction", "parallel", "parallel"]

// The gradient of the loss depends on the result: the stages go forward twice.
// A captured tensor is a parameter with a copy for each stage.
func.func @squares(%x: tensor<8x4xf32>, %w: tensor<4xf32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<2x4xf32>
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 schedule "zb-h1" {
  ^stage(%h: tensor<2x4xf32>, %stage: index, %microbatch: index):
    %scales = linalg.broadcast ins(%w : tensor<4xf32>) outs(%e : tensor<2x4xf32>) dimensions = [0]
    %u = arith.mulf %h, %scales : tensor<2x4xf32>
    mesh.stage_yield %u : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %s = arith.mulf %y, %y : tensor<8x4xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%s : tensor<8x4xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.derivative @squares_gradient = gradient of @squares wrt [0, 1]

// CHECK-LABEL: func.func @squares_gradient(
// CHECK:         %[[Y:.*]] = mesh.pipeline(%{{.*}}) on @m "pipe" stages 2 microbatches 4 schedule "zb-h1" {
// CHECK:         arith.addf {{.*}} : tensor<8x4xf32>
// CHECK:         %[[COPIES:.*]] = linalg.broadcast ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<2x4xf32>) dimensions = [0]
// CHECK:         %[[ALL:.*]]:3 = mesh.pipeline({{.*}} schedule "zb-h1" params(%[[COPIES]]) gradients(
// CHECK:         %[[DW:.*]] = linalg.reduce ins(%[[ALL]]#2 : tensor<2x4xf32>)
// CHECK:         return %[[ALL]]#1, %[[DW]]

// In forward mode, each value is followed by its tangent.
func.func @skips(%x: tensor<4xf32>, %i: tensor<4xi32>) -> tensor<4xf32> {
  %y:2 = mesh.pipeline(%x, %i) on @m "pipe" stages 4 microbatches 2 {
  ^stage(%h: tensor<2xf32>, %j: tensor<2xi32>, %stage: index, %microbatch: index):
    %s = math.sin %h : tensor<2xf32>
    mesh.stage_yield %h, %j : tensor<2xf32>, tensor<2xi32> skipping %s to [2] : tensor<2xf32>
  }, {
  ^stage(%h: tensor<2xf32>, %j: tensor<2xi32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h, %j : tensor<2xf32>, tensor<2xi32>
  }, {
  ^stage(%h: tensor<2xf32>, %j: tensor<2xi32>, %s: tensor<2xf32>, %stage: index, %microbatch: index):
    %sum = arith.addf %h, %s : tensor<2xf32>
    mesh.stage_yield %j, %sum : tensor<2xi32>, tensor<2xf32>
  }, {
  ^stage(%j: tensor<2xi32>, %sum: tensor<2xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %sum, %j : tensor<2xf32>, tensor<2xi32>
  } : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  return %y#0 : tensor<4xf32>
}
mesh.derivative @skips_tangent = jvp of @skips wrt [0] with value

// CHECK-LABEL: func.func @skips_tangent(
// CHECK-SAME:      %[[X:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<4xi32>, %[[DX:.*]]: tensor<4xf32>
// CHECK:         %[[Y:.*]]:3 = mesh.pipeline(%[[X]], %[[DX]], %[[I]])
// CHECK:           mesh.stage_yield %{{.*}}, %{{.*}}, %{{.*}} : tensor<2xf32>, tensor<2xf32>, tensor<2xi32> skipping %{{.*}}, %{{.*}} to [2, 2]
// CHECK:         ^{{.*}}(%[[H:.*]]: tensor<2xf32>, %[[DH:.*]]: tensor<2xf32>, %{{.*}}: tensor<2xi32>, %[[S:.*]]: tensor<2xf32>, %[[DS:.*]]: tensor<2xf32>,
// CHECK:           arith.addf %[[H]], %[[S]]
// CHECK:           arith.addf %[[DH]], %[[DS]]
// CHECK:         return %[[Y]]#0, %[[Y]]#1

// A pipeline with gradients gets the parts that go backward in any function. One
// that goes forward is done with it.
func.func @with_gradients(%x: tensor<8xf32>, %w: tensor<2x2xf32>, %dy: tensor<8xf32>) -> (tensor<8xf32>, tensor<2x2xf32>) {
  %forward = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 params(%w) {
  ^stage(%h: tensor<2xf32>, %k: tensor<2xf32>, %stage: index, %microbatch: index):
    %u = arith.mulf %h, %k : tensor<2xf32>
    mesh.stage_yield %u : tensor<2xf32>
  } : (tensor<8xf32>, tensor<2x2xf32>) -> tensor<8xf32>
  %scaled = arith.addf %dy, %dy : tensor<8xf32>
  %y, %dx, %dw = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 params(%w) gradients(%scaled) {
  ^stage(%h: tensor<2xf32>, %k: tensor<2xf32>, %stage: index, %microbatch: index):
    %u = arith.mulf %h, %k : tensor<2xf32>
    mesh.stage_yield %u : tensor<2xf32>
  } : (tensor<8xf32>, tensor<2x2xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<2x2xf32>)
  return %forward, %dw : tensor<8xf32>, tensor<2x2xf32>
}

// CHECK-LABEL: func.func @with_gradients(
// CHECK-SAME:      %[[X:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<2x2xf32>, %[[DY:.*]]: tensor<8xf32>
// CHECK:         %[[SCALED:.*]] = arith.addf %[[DY]], %[[DY]]
// CHECK:         %[[ALL:.*]]:3 = mesh.pipeline(%[[X]]) {{.*}} schedule "1f1b" params(%[[W]]) gradients(%[[SCALED]]) {
// CHECK:         } backward {
// CHECK:         } weights {
// CHECK-NOT:     mesh.pipeline
// CHECK:         return %[[ALL]]#0, %[[ALL]]#2

// The gradients depend on the result.
func.func @after_result(%x: tensor<8xf32>, %c: tensor<2xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %forward = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 schedule "gpipe" {
  ^stage(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %u = arith.mulf %h, %c : tensor<2xf32>
    mesh.stage_yield %u : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %y, %dx = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 schedule "gpipe" gradients(%forward) {
  ^stage(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %u = arith.mulf %h, %c : tensor<2xf32>
    mesh.stage_yield %u : tensor<2xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %y, %dx : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @after_result(
// CHECK:         %[[Y:.*]] = mesh.pipeline({{.*}} schedule "gpipe" {
// CHECK:         %[[ALL:.*]]:2 = mesh.pipeline({{.*}} schedule "gpipe" gradients(%[[Y]]) {
// CHECK:         return %[[Y]], %[[ALL]]#1

// Gradients have the shardings that are written, and a pipeline whose results
// have others is not the one that goes forward.
func.func @shardings(%x: tensor<8x4xf32>, %w: tensor<2x2x4xf32>, %dy: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<2x2x4xf32>) {
  %forward = mesh.pipeline(%x) on @n "pipe" stages 2 microbatches 4 params(%w) {
  ^stage(%h: tensor<2x4xf32>, %k: tensor<2x4xf32>, %stage: index, %microbatch: index):
    %u = arith.mulf %h, %k : tensor<2x4xf32>
    mesh.stage_yield %u : tensor<2x4xf32>
  } {mesh.shardings = [#mesh.sharding<@n, [{}, {"data"}]>]} : (tensor<8x4xf32>, tensor<2x2x4xf32>) -> tensor<8x4xf32>
  %y, %dx, %dw = mesh.pipeline(%x) on @n "pipe" stages 2 microbatches 4 params(%w) gradients(%dy) {
  ^stage(%h: tensor<2x4xf32>, %k: tensor<2x4xf32>, %stage: index, %microbatch: index):
    %u = arith.mulf %h, %k : tensor<2x4xf32>
    mesh.stage_yield %u : tensor<2x4xf32>
  } {mesh.shardings = [#mesh.sharding<@n, [{"data"}, {}]>, #mesh.sharding<@n, [{}, {"data"}]>, #mesh.sharding<@n, [{"pipe"}, {}, {"data"}]>]} : (tensor<8x4xf32>, tensor<2x2x4xf32>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<2x2x4xf32>)
  return %forward, %y, %dx, %dw : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<2x2x4xf32>
}

// CHECK-LABEL: func.func @shardings(
// CHECK:         %[[FORWARD:.*]] = mesh.pipeline(
// CHECK:         mesh.shardings = [#mesh.sharding<@n, [{}, {"data"}]>]
// CHECK:         %[[ALL:.*]]:3 = mesh.pipeline({{.*}} gradients(
// CHECK:         mesh.shardings = [#mesh.sharding<@n, [{"data"}, {}]>,
// CHECK-DAG:     %[[DX:.*]] = mesh.shard %[[ALL]]#1 <@n, [{}, {"data"}]>
// CHECK-DAG:     %[[DW:.*]] = mesh.shard %[[ALL]]#2 <@n, [{"pipe"}, {}, {"data"}]>
// CHECK:         return %[[FORWARD]], %[[ALL]]#0, %[[DX]], %[[DW]]

// A pipeline may have a policy of its own, and keeps none once it goes backward.
func.func @own_policy(%x: tensor<8xf32>, %dy: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 gradients(%dy) {
  ^stage(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %s = math.sin %h : tensor<2xf32>
    %t = math.exp %s : tensor<2xf32>
    mesh.stage_yield %t : tensor<2xf32>
  } {mesh.checkpoint} : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %y#0, %y#1 : tensor<8xf32>, tensor<8xf32>
}
// CHECK-LABEL: func.func @own_policy(
// CHECK:         mesh.pipeline
// CHECK-NOT:     mesh.checkpoint
// CHECK:         ^{{.*}}(%[[H:[^ ]*]]: tensor<2xf32>,
// CHECK:           mesh.stage_yield %{{.*}} : tensor<2xf32> saving %[[H]] : tensor<2xf32>{{$}}
// CHECK:         } backward {
// CHECK:           mesh.optimization_barrier
// CHECK:           math.sin
