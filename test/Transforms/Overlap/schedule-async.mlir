// RUN: mesh-opt %s --mesh-schedule-async=min-bytes=16 | FileCheck %s
// RUN: mesh-opt %s --mesh-schedule-async="min-bytes=16 max-bytes=300" | FileCheck %s --check-prefix=BOUND
// RUN: mesh-opt %s --mesh-schedule-async | FileCheck %s --check-prefix=SMALL

mesh.mesh @m = <["data"=4]>

// The weights of the second layer are gathered under the first one, with the
// slice that they are taken from.

// CHECK-LABEL: @two_layers(
// SMALL-LABEL: @two_layers(
func.func @two_layers(%x: tensor<8x8xf32>, %v: tensor<8x8xf32>, %parts: tensor<4x8xf32>, %zeros: tensor<8x8xf32>)
    -> tensor<8x8xf32> attributes {mesh.spmd = @m} {
  // CHECK-NEXT: %[[PART:.*]] = tensor.extract_slice %{{.*}}[2, 0]
  // CHECK-NEXT: %[[F:.*]] = mesh.async {
  // CHECK-NEXT: mesh.all_gather %[[PART]]
  // CHECK: %[[Y:.*]] = linalg.matmul
  // CHECK-NEXT: %[[W:.*]] = mesh.wait %[[F]]
  // CHECK-NEXT: linalg.matmul ins(%[[Y]], %[[W]]
  // SMALL-NOT: mesh.async
  %y = linalg.matmul ins(%x, %v : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %part = tensor.extract_slice %parts[2, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  %w = mesh.all_gather %part on @m ["data"] dim 0 : tensor<2x8xf32> -> tensor<8x8xf32>
  %z = linalg.matmul ins(%y, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %z : tensor<8x8xf32>
}

// A gradient is reduced under the rest of the backward pass.

// CHECK-LABEL: @gradient(
// SMALL-LABEL: @gradient(
func.func @gradient(%g: tensor<8x8xf32>, %x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %zeros: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) attributes {mesh.spmd = @m} {
  // CHECK: %[[DW:.*]] = linalg.matmul
  // CHECK-NEXT: %[[F:.*]] = mesh.async {
  // CHECK-NEXT: mesh.all_reduce sum %[[DW]]
  // CHECK: %[[DX:.*]] = linalg.matmul
  // CHECK-NEXT: %[[SUM:.*]] = mesh.wait %[[F]]
  // CHECK-NEXT: return %[[SUM]], %[[DX]]
  %dw = linalg.matmul ins(%x, %g : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %sum = mesh.all_reduce sum %dw on @m ["data"] : tensor<8x8xf32>
  %dx = linalg.matmul ins(%g, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %sum, %dx : tensor<8x8xf32>, tensor<8x8xf32>
}

// What is cheap goes down with the wait: what the gradient changes is not needed
// before the end.

// CHECK-LABEL: @update(
func.func @update(%g: tensor<8x8xf32>, %x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %old: tensor<2x8xf32>,
                  %all: tensor<4x8xf32>, %zeros: tensor<8x8xf32>)
    -> (tensor<4x8xf32>, tensor<8x8xf32>) attributes {mesh.spmd = @m} {
  // CHECK: %[[DW:.*]] = linalg.matmul
  // CHECK-NEXT: %[[F:.*]] = mesh.async {
  // CHECK-NEXT: mesh.reduce_scatter sum %[[DW]]
  // CHECK: %[[DX:.*]] = linalg.matmul
  // CHECK-NEXT: %[[SUM:.*]] = mesh.wait %[[F]]
  // CHECK-NEXT: %[[NEW:.*]] = arith.subf %{{.*}}, %[[SUM]]
  // CHECK-NEXT: %[[STORED:.*]] = tensor.insert_slice %[[NEW]]
  // CHECK-NEXT: return %[[STORED]], %[[DX]]
  %dw = linalg.matmul ins(%x, %g : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %sum = mesh.reduce_scatter sum %dw on @m ["data"] dim 0 : tensor<8x8xf32> -> tensor<2x8xf32>
  %new = arith.subf %old, %sum : tensor<2x8xf32>
  %stored = tensor.insert_slice %new into %all[2, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<4x8xf32>
  %dx = linalg.matmul ins(%g, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %stored, %dx : tensor<4x8xf32>, tensor<8x8xf32>
}

// Nothing is computed between: nothing is gained.

// CHECK-LABEL: @at_once(
func.func @at_once(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %zeros: tensor<8x8xf32>) -> tensor<8x8xf32>
    attributes {mesh.spmd = @m} {
  // CHECK-NOT: mesh.async
  %y = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %sum = mesh.all_reduce sum %y on @m ["data"] : tensor<8x8xf32>
  %z = arith.addf %sum, %sum : tensor<8x8xf32>
  return %z : tensor<8x8xf32>
}

// Of what needs one another each waits for what it needs. With room for one
// result in flight the second gather starts when the first one has ended.

// CHECK-LABEL: @several(
// BOUND-LABEL: @several(
func.func @several(%x: tensor<8x8xf32>, %a: tensor<2x8xf32>, %b: tensor<2x8xf32>, %zeros: tensor<8x8xf32>)
    -> tensor<8x8xf32> attributes {mesh.spmd = @m} {
  // CHECK: %[[FA:.*]] = mesh.async
  // CHECK: %[[FB:.*]] = mesh.async
  // CHECK: %[[Y:.*]] = linalg.matmul
  // CHECK-NEXT: %[[A:.*]] = mesh.wait %[[FA]]
  // CHECK-NEXT: %[[Z:.*]] = linalg.matmul ins(%[[Y]], %[[A]]
  // CHECK-NEXT: %[[B:.*]] = mesh.wait %[[FB]]
  // CHECK-NEXT: linalg.matmul ins(%[[Z]], %[[B]]
  //
  // BOUND: %[[FA:.*]] = mesh.async
  // BOUND-NOT: mesh.async
  // BOUND: %[[Y:.*]] = linalg.matmul
  // BOUND: %[[A:.*]] = mesh.wait %[[FA]]
  // BOUND-NEXT: %[[FB:.*]] = mesh.async
  // BOUND: %[[Z:.*]] = linalg.matmul ins(%[[Y]], %[[A]]
  // BOUND-NEXT: %[[B:.*]] = mesh.wait %[[FB]]
  %y = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %wa = mesh.all_gather %a on @m ["data"] dim 0 : tensor<2x8xf32> -> tensor<8x8xf32>
  %z = linalg.matmul ins(%y, %wa : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %wb = mesh.all_gather %b on @m ["data"] dim 0 : tensor<2x8xf32> -> tensor<8x8xf32>
  %u = linalg.matmul ins(%z, %wb : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %u : tensor<8x8xf32>
}

// What is in flight already starts earlier and ends later, too.

// CHECK-LABEL: @in_flight(
func.func @in_flight(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %zeros: tensor<8x8xf32>) -> tensor<8x8xf32>
    attributes {mesh.spmd = @m} {
  // CHECK-NEXT: %[[F:.*]] = mesh.async
  // CHECK: %[[Y:.*]] = linalg.matmul
  // CHECK-NEXT: %[[Z:.*]] = linalg.matmul
  // CHECK-NEXT: %[[P:.*]] = mesh.wait %[[F]]
  // CHECK-NEXT: arith.addf %[[Z]], %[[P]]
  %y = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %f = mesh.async {
    %0 = mesh.permute %x on @m ["data"] shift 1 : tensor<8x8xf32>
    mesh.yield %0 : tensor<8x8xf32>
  } : !mesh.future<tensor<8x8xf32>>
  %p = mesh.wait %f : !mesh.future<tensor<8x8xf32>>
  %z = linalg.matmul ins(%y, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = arith.addf %z, %p : tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// A loop over layers gathers the weights of the next one. The last layer stands
// after the loop.

// CHECK-LABEL: @layers(
func.func @layers(%x: tensor<8x8xf32>, %weights: tensor<6x2x8xf32>, %zeros: tensor<8x8xf32>) -> tensor<8x8xf32>
    attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  // CHECK: %[[W0:.*]] = mesh.all_gather
  // CHECK: %[[END:.*]] = arith.constant 5 : index
  // CHECK: %[[R:.*]]:2 = scf.for %[[I:.*]] = %{{.*}} to %[[END]] step %{{.*}} iter_args(%[[AT:.*]] = %{{.*}}, %[[W:.*]] = %[[W0]])
  // CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[I]]
  // CHECK-NEXT: %[[PART:.*]] = tensor.extract_slice %{{.*}}[%[[NEXT]], 0, 0]
  // CHECK-NEXT: %[[F:.*]] = mesh.async {
  // CHECK-NEXT: mesh.all_gather %[[PART]]
  // CHECK: %[[Y:.*]] = linalg.matmul ins(%[[AT]], %[[W]]
  // CHECK: %[[ON:.*]] = math.tanh %[[Y]]
  // CHECK-NEXT: %[[WNEXT:.*]] = mesh.wait %[[F]]
  // CHECK-NEXT: scf.yield %[[ON]], %[[WNEXT]]
  // CHECK: linalg.matmul ins(%[[R]]#0, %[[R]]#1
  // CHECK-NEXT: math.tanh
  // CHECK-NEXT: return
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%at = %x) -> (tensor<8x8xf32>) {
    %part = tensor.extract_slice %weights[%i, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<6x2x8xf32> to tensor<2x8xf32>
    %w = mesh.all_gather %part on @m ["data"] dim 0 : tensor<2x8xf32> -> tensor<8x8xf32>
    %y = linalg.matmul ins(%at, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
    %on = math.tanh %y : tensor<8x8xf32>
    scf.yield %on : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// Gradients of a loop over layers are reduced one layer later: the first layer
// stands before the loop, and the last reduction after it.

// CHECK-LABEL: @backward(
func.func @backward(%g: tensor<8x8xf32>, %w: tensor<8x8xf32>, %grads: tensor<6x2x8xf32>, %zeros: tensor<8x8xf32>)
    -> tensor<6x2x8xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  // CHECK: %[[G0:.*]] = linalg.matmul
  // CHECK: %[[R:.*]]:3 = scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[G:.*]] = %[[G0]], %[[ALL:.*]] = %{{.*}}, %[[SENT:.*]] = %[[G0]])
  // CHECK-NEXT: %[[F:.*]] = mesh.async {
  // CHECK-NEXT: mesh.reduce_scatter sum %[[SENT]]
  // CHECK: %[[NEXT:.*]] = linalg.matmul ins(%[[G]]
  // CHECK: %[[BEFORE:.*]] = arith.subi %[[I]]
  // CHECK: %[[PART:.*]] = mesh.wait %[[F]]
  // CHECK-NEXT: %[[STORED:.*]] = tensor.insert_slice %[[PART]] into %[[ALL]][%[[BEFORE]], 0, 0]
  // CHECK-NEXT: scf.yield %[[NEXT]], %[[STORED]], %[[NEXT]]
  // CHECK: %[[LAST:.*]] = mesh.reduce_scatter sum %[[R]]#2
  // CHECK: tensor.insert_slice %[[LAST]] into %[[R]]#1
  %r:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%at = %g, %all = %grads) -> (tensor<8x8xf32>, tensor<6x2x8xf32>) {
    %next = linalg.matmul ins(%at, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
    %part = mesh.reduce_scatter sum %next on @m ["data"] dim 0 : tensor<8x8xf32> -> tensor<2x8xf32>
    %stored = tensor.insert_slice %part into %all[%i, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<2x8xf32> into tensor<6x2x8xf32>
    scf.yield %next, %stored : tensor<8x8xf32>, tensor<6x2x8xf32>
  }
  return %r#1 : tensor<6x2x8xf32>
}

// What an iteration sends is made of what the one before computed, or is read
// there again: it cannot go ahead, nor wait.

// CHECK-LABEL: @stays(
func.func @stays(%x: tensor<8x8xf32>, %zeros: tensor<8x8xf32>) -> tensor<8x8xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  // CHECK: scf.for
  // CHECK-NOT: mesh.async
  // CHECK: scf.yield
  // CHECK-NOT: linalg.matmul
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%at = %x) -> (tensor<8x8xf32>) {
    %y = linalg.matmul ins(%at, %at : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
    %sum = mesh.all_reduce sum %y on @m ["data"] : tensor<8x8xf32>
    scf.yield %sum : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// Loops that count without sign, beyond the largest signed number: 120, 130 and
// 140, which is -116.

// CHECK-LABEL: @unsigned(
func.func @unsigned(%x: tensor<8x8xf32>, %weights: tensor<3x2x8xf32>, %grads: tensor<3x2x8xf32>, %zeros: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<3x2x8xf32>) attributes {mesh.spmd = @m} {
  %begin = arith.constant 120 : i8
  %step = arith.constant 10 : i8
  %end = arith.constant 150 : i8
  // CHECK: %[[LAST:.*]] = arith.constant -116 : i8
  // CHECK: scf.for unsigned %{{.*}} = %{{.*}} to %[[LAST]]
  // CHECK: mesh.async
  %r = scf.for unsigned %i = %begin to %end step %step iter_args(%at = %x) -> tensor<8x8xf32> : i8 {
    %distance = arith.subi %i, %begin : i8
    %steps = arith.divui %distance, %step : i8
    %layer = arith.index_castui %steps : i8 to index
    %part = tensor.extract_slice %weights[%layer, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<3x2x8xf32> to tensor<2x8xf32>
    %w = mesh.all_gather %part on @m ["data"] dim 0 : tensor<2x8xf32> -> tensor<8x8xf32>
    %y = linalg.matmul ins(%at, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
    %on = math.tanh %y : tensor<8x8xf32>
    scf.yield %on : tensor<8x8xf32>
  }
  // CHECK: %[[SECOND:.*]] = arith.constant -126 : i8
  // CHECK: scf.for unsigned %{{.*}} = %[[SECOND]] to
  // CHECK: mesh.async
  // CHECK: scf.yield
  // CHECK: arith.constant -116 : i8
  // CHECK: mesh.reduce_scatter
  %g:2 = scf.for unsigned %i = %begin to %end step %step iter_args(%at = %r, %all = %grads) -> (tensor<8x8xf32>, tensor<3x2x8xf32>) : i8 {
    %distance = arith.subi %i, %begin : i8
    %steps = arith.divui %distance, %step : i8
    %layer = arith.index_castui %steps : i8 to index
    %next = linalg.matmul ins(%at, %at : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
    %part = mesh.reduce_scatter sum %next on @m ["data"] dim 0 : tensor<8x8xf32> -> tensor<2x8xf32>
    %stored = tensor.insert_slice %part into %all[%layer, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<2x8xf32> into tensor<3x2x8xf32>
    scf.yield %next, %stored : tensor<8x8xf32>, tensor<3x2x8xf32>
  }
  return %g#0, %g#1 : tensor<8x8xf32>, tensor<3x2x8xf32>
}
