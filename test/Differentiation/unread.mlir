// A gradient without its value computes nothing of the forward program that it does not
// read: neither calls, nor what callees return.
//
// RUN: mesh-opt --mesh-differentiate %s | FileCheck %s

// The result of the second layer is for the loss alone. What is computed again of a layer
// returns what the backward function reads.
// CHECK-LABEL: func.func private @layer_forward(
// CHECK-NEXT:    %[[PRODUCT:.*]] = arith.mulf
// CHECK-NEXT:    return %[[PRODUCT]]
// CHECK-LABEL: func.func @loss_gradient(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[FIRST:.*]] = call @layer(%[[X]], %[[W]])
// CHECK-NOT:     call @layer(
// CHECK-NOT:     linalg.reduce
// CHECK:         %[[SAVED:.*]] = call @layer_forward(
// CHECK:         call @layer_backward(%[[SAVED]],
// CHECK:         return
func.func private @layer(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.checkpoint} {
  %0 = arith.mulf %x, %w : tensor<4xf32>
  %1 = math.sin %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @loss(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<f32> {
  %0 = func.call @layer(%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = func.call @layer(%0, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%1 : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}
mesh.derivative @loss_gradient = gradient of @loss wrt [0, 1]

// Calls with effects stay, and so do results that another function reads.
// CHECK-LABEL: func.func @effects_gradient(
// CHECK:         call @prints
// CHECK:         call @pair({{.*}} -> (tensor<4xf32>, tensor<4xf32>)
func.func private @outside()
func.func private @prints(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.call @outside() : () -> ()
  return %x : tensor<4xf32>
}
func.func private @pair(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  %1 = arith.addf %x, %x : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
func.func @effects(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<f32> {
  %0 = func.call @prints(%y) : (tensor<4xf32>) -> tensor<4xf32>
  %1:2 = func.call @pair(%y) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %2 = arith.mulf %x, %1#1 : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%2 : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}
func.func @reads_first(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = func.call @pair(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}
mesh.derivative @effects_gradient = gradient of @effects wrt [0]

// Writes to memory are effects. Functions with a derivative of their own keep their results,
// and calls their attributes.
// CHECK-LABEL: func.func @writes(
// CHECK-NEXT:    call @fill
func.func private @fill(%m: memref<4xf32>, %c: f32) {
  linalg.fill ins(%c : f32) outs(%m : memref<4xf32>)
  return
}
func.func @writes(%m: memref<4xf32>, %c: f32) {
  call @fill(%m, %c) : (memref<4xf32>, f32) -> ()
  return
}
// CHECK-LABEL: func.func private @rule({{.*}} -> (f32, f32)
func.func private @rule(%x: f32) -> (f32, f32) attributes {mesh.custom_vjp = [@rule_forward, @rule_backward]} {
  %0:2 = call @both(%x) : (f32) -> (f32, f32)
  return %0#0, %0#1 : f32, f32
}
func.func private @rule_forward(%x: f32) -> (f32, f32, f32) {
  %0:2 = call @both(%x) : (f32) -> (f32, f32)
  return %0#0, %0#1, %x : f32, f32, f32
}
func.func private @rule_backward(%x: f32, %dy: f32, %dz: f32) -> f32 {
  %0 = arith.addf %dy, %dz : f32
  return %0 : f32
}
func.func private @both(%x: f32) -> (f32, f32) {
  %0 = arith.mulf %x, %x : f32
  %1 = arith.addf %x, %x : f32
  return %0, %1 : f32, f32
}
// CHECK-LABEL: func.func @uses_rule(
// CHECK:         call @rule({{.*}}) : (f32) -> (f32, f32)
// CHECK:         call @rule({{.*}}) : (f32) -> (f32, f32)
func.func @uses_rule(%x: f32) -> f32 {
  %0:2 = call @rule(%x) : (f32) -> (f32, f32)
  %1:2 = call @rule(%0#0) : (f32) -> (f32, f32)
  return %1#0 : f32
}
// CHECK-LABEL: func.func @calls_once(
// CHECK:         call @first({{.*}}) {no_inline} : (f32) -> f32
func.func private @first(%x: f32) -> (f32, f32) {
  %0 = arith.mulf %x, %x : f32
  %1 = arith.addf %x, %x : f32
  return %0, %1 : f32, f32
}
func.func @calls_once(%x: f32) -> f32 {
  %0:2 = call @first(%x) {no_inline} : (f32) -> (f32, f32)
  return %0#0 : f32
}
