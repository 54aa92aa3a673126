// RUN: mesh-opt %s --mesh-delay-waits | FileCheck %s
//
// Programs wait for messages no earlier than they have to.

mesh.mesh @m = <["pipe"=3]>

// A receive is waited for where what it brings is used, a send before the next
// one to the same device.
// CHECK-LABEL: func private @both
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: %[[COMING:.*]] = mesh.async {
// CHECK-NEXT: %[[R:.*]] = mesh.recv from %{{.*}} tag 0
// CHECK-NEXT: mesh.yield %[[R]]
// CHECK: %[[B:.*]] = math.tanh %[[X]]
// CHECK-NEXT: %[[GOING:.*]] = mesh.async {
// CHECK-NEXT: mesh.send %[[B]] to %{{.*}} tag 1
// CHECK-NEXT: mesh.yield %[[B]]
// CHECK: %[[A:.*]] = mesh.wait %[[COMING]]
// CHECK-NEXT: %[[C:.*]] = arith.mulf %[[A]], %[[X]]
// CHECK-NEXT: mesh.wait %[[GOING]]
// CHECK-NEXT: mesh.send %[[C]] to %{{.*}} tag 2
// CHECK-NEXT: return
func.func private @both(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %b = math.tanh %x : tensor<4xf32>
  mesh.send %b to %c2 tag 1 on @m ["pipe"] : tensor<4xf32>
  %c = arith.mulf %a, %x : tensor<4xf32>
  mesh.send %c to %c2 tag 2 on @m ["pipe"] : tensor<4xf32>
  return
}

// A send to another device does not wait; the wait for a receive that is under
// way is as late as those of others.
// CHECK-LABEL: func private @others
// CHECK: %[[TO_0:.*]] = mesh.async {
// CHECK-NEXT: mesh.send %{{.*}} to %{{.*}} tag 0
// CHECK: %[[FROM_0:.*]] = mesh.async {
// CHECK-NEXT: mesh.recv from %{{.*}} tag 1
// CHECK: mesh.send %{{.*}} to %{{.*}} tag 2
// CHECK: math.tanh
// CHECK-NEXT: %[[A:.*]] = mesh.wait %[[FROM_0]]
// CHECK-NEXT: math.sin %[[A]]
// CHECK: mesh.wait %[[TO_0]]
// CHECK: return
func.func private @others(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %coming = mesh.async {
    %r = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %r : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  mesh.send %x to %c2 tag 2 on @m ["pipe"] : tensor<4xf32>
  %a = mesh.wait %coming : !mesh.future<tensor<4xf32>>
  %b = math.tanh %x : tensor<4xf32>
  %c = math.sin %a : tensor<4xf32>
  %d = arith.addf %b, %c : tensor<4xf32>
  return %d : tensor<4xf32>
}

// Two may be waited for at one place.
// CHECK-LABEL: func private @two
// CHECK: math.tanh
// CHECK-NEXT: mesh.wait
// CHECK-NEXT: mesh.wait
// CHECK-NEXT: arith.addf
func.func private @two(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %a = mesh.async {
    %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %r : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %b = mesh.async {
    %r = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %r : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %c = mesh.wait %a : !mesh.future<tensor<4xf32>>
  %d = mesh.wait %b : !mesh.future<tensor<4xf32>>
  %t = math.tanh %x : tensor<4xf32>
  %sum = arith.addf %c, %d : tensor<4xf32>
  return %sum, %t : tensor<4xf32>, tensor<4xf32>
}

// Where nothing is done meanwhile nothing is gained. What a loop sends it may
// send to the same device.
// CHECK-LABEL: func private @nothing
// CHECK-NOT: mesh.async
// CHECK: scf.for
// CHECK: return
func.func private @nothing(%x: tensor<4xf32>, %n: index) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
    mesh.send %a to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// Nor is anything done to what all devices run.
// CHECK-LABEL: func @all
// CHECK-NOT: mesh.async
func.func @all(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %a = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %b = math.tanh %x : tensor<4xf32>
  %c = arith.addf %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}
