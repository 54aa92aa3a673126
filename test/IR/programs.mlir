// The programs of single devices, and messages between them.
//
// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s

mesh.mesh @m = <["pipe"=8, "data"=2]>

// CHECK: mesh.programs @main on @m ["pipe"] = {@first at [0], @inner at [1 to 3, 5 to 6], @last at [4, 7]}
mesh.programs @main on @m ["pipe"] = {@first at [0], @inner at [1 to 3, 5 to 6], @last at [7, 4]}

// CHECK: mesh.programs @all on @m [] = {@first at [0]}
mesh.programs @all on @m [] = {@first at [0]}

// CHECK-LABEL: func private @first
func.func private @first(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // CHECK: mesh.send %{{.*}} to %{{.*}} tag 7 on @m ["pipe"] : tensor<4xf32>
  mesh.send %x to %c1 tag 7 on @m ["pipe"] : tensor<4xf32>
  return
}

// CHECK-LABEL: func private @inner
func.func private @inner(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // CHECK: mesh.recv from %{{.*}} tag 7 on @m ["pipe", "data"] : tensor<4xf32>
  %0 = mesh.recv from %c0 tag 7 on @m ["pipe", "data"] : tensor<4xf32>
  return
}

// A send that is under way gives back what it sends when it is done with it.

// CHECK-LABEL: func private @last
func.func private @last(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // CHECK: mesh.async {
  // CHECK-NEXT: mesh.send %[[X:.*]] to %{{.*}} tag 0 on @m : tensor<4xf32>
  // CHECK-NEXT: mesh.yield %[[X]]
  %f = mesh.async {
    mesh.send %x to %c0 tag 0 on @m : tensor<4xf32>
    mesh.yield %x : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %0 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return
}
