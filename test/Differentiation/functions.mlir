// RUN: mesh-opt --mesh-differentiate %s | FileCheck %s
// RUN: mesh-run %s --entry=clipped_gradient --check
// RUN: mesh-run %s --entry=clipped_parts_gradient --check
// RUN: mesh-run %s --entry=scaled_jvp --check
// RUN: mesh-run %s --entry=looped_jvp --check
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
// CHECK:         %[[FORWARD:.*]] = arith.mulf %[[X]], %[[W]]
// CHECK:         linalg.reduce {{.*}} ins(%[[FORWARD]]
// CHECK:         %[[DY:.*]] = linalg.generic
// CHECK:         %[[ONE:.*]] = arith.constant dense<1.0
// CHECK:         %[[BACKWARD:.*]] = arith.mulf %[[DY]], %[[W]]
// CHECK:         %[[CLIPPED:.*]] = arith.minimumf %[[BACKWARD]], %[[ONE]]
// CHECK:         return %{{.*}}, %[[CLIPPED]], %[[ONE]]
mesh.derivative @clipped_gradient = gradient of @clipped wrt [0, 1] with value

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
// CHECK:           arith.mulf
// CHECK:         mesh.shard_map
// CHECK:           %[[ONE:.*]] = arith.constant dense<1.0
// CHECK:           %[[CLIPPED:.*]] = arith.minimumf
// CHECK:           %[[SUM:.*]] = mesh.all_reduce sum %[[ONE]] on @m ["x"]
// CHECK:           mesh.yield %[[CLIPPED]], %[[SUM]]
mesh.derivative @clipped_parts_gradient = gradient of @clipped_parts wrt [0, 1] with value

// A function with a derivative of its own in forward mode.
func.func private @scale(%x: tensor<4xf32>, %n: i32, %w: tensor<4xf32>) -> (i32, tensor<4xf32>)
    attributes {mesh.custom_jvp = @scale_tangent} {
  %0 = arith.mulf %x, %w : tensor<4xf32>
  return %n, %0 : i32, tensor<4xf32>
}
func.func private @scale_tangent(%x: tensor<4xf32>, %n: i32, %w: tensor<4xf32>, %dx: tensor<4xf32>, %dw: tensor<4xf32>)
    -> (i32, tensor<4xf32>, tensor<4xf32>) {
  %0 = arith.mulf %x, %w : tensor<4xf32>
  %1 = arith.addf %dx, %dw : tensor<4xf32>
  return %n, %0, %1 : i32, tensor<4xf32>, tensor<4xf32>
}
func.func @scaled(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %n = arith.constant 3 : i32
  %0:2 = func.call @scale(%x, %n, %w) : (tensor<4xf32>, i32, tensor<4xf32>) -> (i32, tensor<4xf32>)
  return %0#1 : tensor<4xf32>
}

// Reverse mode differentiates its body. A rule with a call or a loop is called
// where there are several calls of it.
// CHECK-LABEL: func.func @scaled_vjp(
// CHECK:         call @scale_backward(
// CHECK-LABEL: func.func @scaled_jvp(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>, %[[DX:.*]]: tensor<4xf32>)
// CHECK:         %[[ZERO:.*]] = arith.constant dense<0.0
// CHECK:         %[[SUM:.*]] = arith.addf %[[DX]], %[[ZERO]]
// CHECK:         return %[[SUM]]
mesh.derivative @scaled_jvp = jvp of @scaled wrt [0]
mesh.derivative @scaled_vjp = vjp of @scaled wrt [0]

func.func private @loop(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.custom_jvp = @loop_tangent} {
  return %x : tensor<4xf32>
}
func.func private @loop_tangent(%x: tensor<4xf32>, %dx: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %begin = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 3 : index
  %0 = scf.for %i = %begin to %end step %one iter_args(%y = %dx) -> tensor<4xf32> {
    %1 = arith.addf %y, %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %x, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func @looped(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @loop(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = func.call @loop(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @looped_jvp(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[DX:.*]]: tensor<4xf32>)
// CHECK:         %[[LOOPED:.*]]:2 = call @loop_tangent(%[[X]], %[[DX]])
// CHECK:         %[[AGAIN:.*]]:2 = call @loop_tangent(%[[LOOPED]]#0, %[[LOOPED]]#1)
// CHECK:         return %[[AGAIN]]#1
mesh.derivative @looped_jvp = jvp of @looped wrt [0]

// One that is called once is inlined, whatever it has.
func.func private @loop_once(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.custom_jvp = @loop_once_tangent} {
  return %x : tensor<4xf32>
}
func.func private @loop_once_tangent(%x: tensor<4xf32>, %dx: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %begin = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 3 : index
  %0 = scf.for %i = %begin to %end step %one iter_args(%y = %dx) -> tensor<4xf32> {
    %1 = arith.addf %y, %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %x, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func @looped_once(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @loop_once(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @looped_once_jvp(
// CHECK-NOT:     call
// CHECK:         scf.for
// CHECK-NOT:     call
// CHECK:         return
mesh.derivative @looped_once_jvp = jvp of @looped_once wrt [0]

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
// CHECK:         %[[AGAIN:.*]] = call @layer_forward(%[[INPUT]], %[[WEIGHT]])
// CHECK:         call @layer_backward(%[[AGAIN]],
// CHECK:         mesh.optimization_barrier %[[X]]
mesh.derivative @layers_gradient = gradient of @layers wrt [0, 1] with value

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

// An unused value needs no rule, in neither mode.
// CHECK-LABEL: func.func @unused_vjp(
// CHECK-LABEL: func.func @unused_jvp(
func.func @unused(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x3xf32>) outs(%zeros : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.maximumf %out, %in : f32
    %2 = math.absf %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  %3 = math.sin %x : tensor<4x3xf32>
  return %3 : tensor<4x3xf32>
}
mesh.derivative @unused_jvp = jvp of @unused wrt [0]
mesh.derivative @unused_vjp = vjp of @unused wrt [0]

// Without a derivative, functions keep theirs.
// RUN: sed '/^mesh.derivative/d' %s | mesh-opt --mesh-differentiate | FileCheck %s --check-prefix=KEPT
// KEPT: mesh.custom_vjp
