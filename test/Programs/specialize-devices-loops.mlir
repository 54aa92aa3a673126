// What loops go through.
//
// RUN: mesh-opt %s --mesh-specialize-devices | FileCheck %s

mesh.mesh @m = <["pipe"=2]>

// A step without sign that would be negative with one: 0 and 200. What the
// second device gets in the end is of the latter.

// CHECK-LABEL: func private @unsigned.0
// CHECK: %[[SECOND:.*]] = arith.constant -56 : i8
// CHECK-NEXT: %[[NUMBER:.*]] = arith.uitofp %[[SECOND]]
// CHECK-NEXT: %[[SPLAT:.*]] = tensor.splat %[[NUMBER]]
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %{{.*}}, %[[SPLAT]]
// CHECK: mesh.send %[[SUM]]
// CHECK-LABEL: func private @unsigned.1
// CHECK: mesh.recv
func.func @unsigned(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %begin = arith.constant 0 : i8
  %end = arith.constant 250 : i8
  %step = arith.constant 200 : i8
  %y = scf.for unsigned %i = %begin to %end step %step iter_args(%a = %x) -> tensor<4xf32> : i8 {
    %number = arith.uitofp %i : i8 to f32
    %splat = tensor.splat %number : tensor<4xf32>
    %sum = arith.addf %a, %splat : tensor<4xf32>
    %received = mesh.permute %sum on @m ["pipe"] pairs [0 -> 1] : tensor<4xf32>
    scf.yield %received : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// Loops that do not end stay what they are.

// CHECK-LABEL: func private @endless.0
// CHECK: scf.for
// CHECK: mesh.all_reduce
func.func @endless(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %step = arith.constant -1 : index
  %stage = mesh.axis_index @m ["pipe"]
  %first = arith.cmpi eq, %stage, %c0 : index
  %y = scf.if %first -> tensor<4xf32> {
    %product = arith.mulf %x, %x : tensor<4xf32>
    scf.yield %product : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %step iter_args(%a = %y) -> tensor<4xf32> {
    %sum = mesh.all_reduce sum %a on @m ["pipe"] : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  }
  return %z : tensor<4xf32>
}
