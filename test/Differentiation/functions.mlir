// RUN: mesh-opt --mesh-differentiate %s | FileCheck %s
// RUN: mesh-run %s --entry=clipped_gradient --check
// RUN: mesh-run %s --entry=clipped_parts_gradient --check
// RUN: mesh-run %s --entry=layers_gradient --check
// RUN: mesh-run %s --entry=layers_in_parts_gradient --check

mesh.mesh @m = <["x"=2]>

// A function whose gradient is cut off.
func.func private @clip(%x: tensor<4xf32>, %n: i32, %w: tensor<4xf32>) -> tensor<4xf32>
    attributes {mesh.custom_vjp = [@clip_forward, @clip_backward]} {
  %0 = arith.mulf %x, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @clip_forward(%x: tensor<4xf32>, %n: i32, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = arith.mulf %x, %w : tensor<4xf32>
  return %0, %w : tensor<4xf32>, tensor<4xf32>
}
func.func private @clip_backward(%w: tensor<4xf32>, %dy: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %0 = arith.mulf %dy, %w : tensor<4xf32>
  %1 = arith.minimumf %0, %one : tensor<4xf32>
  return %1, %one : tensor<4xf32>, tensor<4xf32>
}

func.func @clipped(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<f32> {
  %n = arith.constant 3 : i32
  %0 = func.call @clip(%x, %n, %w) : (tensor<4xf32>, i32, tensor<4xf32>) -> tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%0 : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}

// CHECK-LABEL: func.func @clipped_gradient(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK:         %[[N:.*]] = arith.constant 3
// CHECK:         %[[FORWARD:.*]]:2 = call @clip_forward(%[[X]], %[[N]], %[[W]])
// CHECK:         linalg.reduce {{.*}} ins(%[[FORWARD]]#0
// CHECK:         %[[DY:.*]] = linalg.generic
// CHECK:         %[[BACKWARD:.*]]:2 = call @clip_backward(%[[FORWARD]]#1, %[[DY]])
// CHECK:         return %[[BACKWARD]]#0, %[[BACKWARD]]#1
mesh.derivative @clipped_gradient = gradient of @clipped wrt [0, 1]

// In local view, too: of what each device has.
func.func @clipped_parts(%x: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<f32> {
  %0 = mesh.shard_map on @m manual ["x"] (%x, %w) in [<@m, [{"x"}]>, <@m, [{}]>] out [<@m, []>] {
  ^bb0(%part: tensor<4xf32>, %all: tensor<4xf32>):
    %n = arith.constant 3 : i32
    %1 = func.call @clip(%part, %n, %all) : (tensor<4xf32>, i32, tensor<4xf32>) -> tensor<4xf32>
    %zero = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%1 : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
    %total = mesh.all_reduce sum %sum on @m ["x"] : tensor<f32>
    mesh.yield %total : tensor<f32>
  } : (tensor<8xf32>, tensor<4xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @clipped_parts_gradient(
// CHECK:         mesh.shard_map
// CHECK:           call @clip_forward
// CHECK:         mesh.shard_map
// CHECK:           %[[BACKWARD:.*]]:2 = func.call @clip_backward
// CHECK:           %[[SUM:.*]] = mesh.all_reduce sum %[[BACKWARD]]#1 on @m ["x"]
// CHECK:           mesh.yield %[[BACKWARD]]#0, %[[SUM]]
mesh.derivative @clipped_parts_gradient = gradient of @clipped_parts wrt [0, 1]

// A layer of which nothing is saved.
func.func private @layer(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.checkpoint} {
  %0 = arith.mulf %x, %w : tensor<4xf32>
  %1 = math.tanh %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @layers(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<f32> {
  %0 = func.call @layer(%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = func.call @layer(%0, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%1 : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}

// CHECK-LABEL: func.func @layers_gradient(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK:         %[[FIRST:.*]] = call @layer(%[[X]], %[[W]])
// CHECK:         call @layer(%[[FIRST]], %[[W]])
// CHECK:         %[[INPUT:.*]] = mesh.optimization_barrier %[[FIRST]]
// CHECK:         %[[WEIGHT:.*]] = mesh.optimization_barrier %[[W]]
// CHECK:         %[[AGAIN:.*]]:2 = call @layer_forward(%[[INPUT]], %[[WEIGHT]])
// CHECK:         call @layer_backward({{.*}}%[[AGAIN]]#1
// CHECK:         mesh.optimization_barrier %[[X]]
mesh.derivative @layers_gradient = gradient of @layers wrt [0, 1]

// The cotangent of an argument that a function returns is that of the result.
func.func private @kept(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0, %x : tensor<4xf32>, tensor<4xf32>
}

func.func private @first(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

func.func @returned(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = func.call @first(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1:2 = func.call @kept(%0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %1#0, %1#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func private @first_backward(
// CHECK-SAME:    %[[DX:.*]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
// CHECK:         %[[ZERO:.*]] = {{.*}} tensor<4xf32>
// CHECK:         return %[[DX]], %[[ZERO]]
mesh.derivative @returned_vjp = vjp of @returned wrt [0, 1]

// In local view, too, if the function does not communicate.
func.func private @total(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.checkpoint} {
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  %1 = math.sin %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @layers_in_parts(%x: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<f32> {
  %0 = mesh.shard_map on @m manual ["x"] (%x, %w) in [<@m, [{"x"}]>, <@m, [{}]>] out [<@m, []>] {
  ^bb0(%part: tensor<4xf32>, %all: tensor<4xf32>):
    %1 = func.call @layer(%part, %all) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = func.call @layer(%1, %all) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = func.call @total(%2) : (tensor<4xf32>) -> tensor<4xf32>
    %zero = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%3 : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
    mesh.yield %sum : tensor<f32>
  } : (tensor<8xf32>, tensor<4xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @layers_in_parts_gradient(
// CHECK:         mesh.shard_map
// CHECK:           %[[FIRST:.*]] = func.call @layer(
// CHECK:           %[[SECOND:.*]] = func.call @layer(%[[FIRST]]
// CHECK-NOT:       func.call
// CHECK:         mesh.shard_map
// CHECK:           mesh.optimization_barrier
// CHECK:           func.call @layer_forward(
// CHECK:           func.call @layer_backward(
// CHECK:           func.call @layer_forward(
// CHECK:           func.call @layer_backward(
// CHECK:           mesh.yield
mesh.derivative @layers_in_parts_gradient = gradient of @layers_in_parts wrt [0, 1]
