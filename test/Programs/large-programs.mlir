// Scalars are looked at once, whatever uses them and however many there are, of
// one op or of many, and so are devices that meet in a collective.
//
// RUN: %python %S/Inputs/scalar_chain.py position 60000 > %t.position.mlir
// RUN: mesh-opt %t.position.mlir --mesh-specialize-devices -o /dev/null
// RUN: %python %S/Inputs/scalar_chain.py broadcast 60000 > %t.broadcast.mlir
// RUN: mesh-opt %t.broadcast.mlir --mesh-verify-programs -o /dev/null
// RUN: %python %S/Inputs/wide_branch.py 40000 > %t.branch.mlir
// RUN: mesh-opt %t.branch.mlir --mesh-specialize-devices -o /dev/null
// RUN: mesh-opt %s --mesh-specialize-devices | FileCheck %s

mesh.mesh @m = <["p"=65536]>

// CHECK: mesh.programs @f on @m ["p"] = {@f.0 at [0], @f.1 at [1 to 65535]}
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %i = mesh.axis_index @m ["p"]
  %c0 = arith.constant 0 : index
  %is = arith.cmpi eq, %i, %c0 : index
  %y = scf.if %is -> tensor<4xf32> {
    %twice = arith.addf %x, %x : tensor<4xf32>
    scf.yield %twice : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  %sum = mesh.all_reduce sum %y on @m ["p"] : tensor<4xf32>
  return %sum : tensor<4xf32>
}
