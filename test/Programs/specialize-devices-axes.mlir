// The axes can be chosen, and parts of them be permuted.
//
// RUN: mesh-opt %s --mesh-specialize-devices="axes=x,y" --canonicalize --mesh-verify-programs | FileCheck %s

mesh.mesh @m = <["x"=2, "y"=4, "z"=8]>

// All do the same: one program, with a peer that depends on the device.

// CHECK: mesh.programs @ring on @m ["x", "y"] = {@ring.0 at [0 to 7]}
// CHECK-LABEL: func private @ring.0
// CHECK: %[[I:.*]] = mesh.axis_index @m ["y"]
// CHECK: mesh.recv from
// CHECK: mesh.send %{{.*}} to %{{.*}} tag 0 on @m ["y"]
func.func @ring(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["y"] shift 1 : tensor<4xf32>
  return %y : tensor<4xf32>
}

// From position i over ["x", "y"] to position i over ["y", "x"]: the first and
// the last device keep what they have.

// CHECK: mesh.programs @transpose on @m ["x", "y"] = {@transpose.0 at [0, 7], @transpose.1 at [1], {{.*}}, @transpose.6 at [6]}
// CHECK-LABEL: func private @transpose.0
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: return %[[X]]
// CHECK-LABEL: func private @transpose.1
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK: mesh.recv from %[[C4]] tag 0 on @m ["x", "y"]
// CHECK: mesh.send %{{.*}} to %[[C2]] tag 0 on @m ["x", "y"]
func.func @transpose(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["x", "y"] to ["y", "x"] : tensor<4xf32>
  return %y : tensor<4xf32>
}

// An axis that is not among them keeps its permutation.

// CHECK-LABEL: func private @other.0
// CHECK: mesh.permute %{{.*}} on @m ["z"] shift 1
func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["z"] shift 1 : tensor<4xf32>
  return %y : tensor<4xf32>
}
