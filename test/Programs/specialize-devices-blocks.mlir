// Control flow between blocks.
//
// RUN: mesh-opt %s --mesh-specialize-devices | FileCheck %s

mesh.mesh @m = <["pipe"=2]>

// Regions of several blocks, whatever ends these.

// CHECK-LABEL: func private @blocks.0
// CHECK: cf.cond_br %{{.*}}, ^[[NEXT:.*]](%{{.*}} : tensor<4xf32>), ^[[END:.*]](%{{.*}} : tensor<4xf32>)
// CHECK-NEXT: ^[[NEXT]](%{{.*}}: tensor<4xf32>):
// CHECK: cf.br ^[[END]]
// CHECK-LABEL: func private @blocks.1

func.func @blocks(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %y = scf.execute_region -> tensor<4xf32> {
    %stage = mesh.axis_index @m ["pipe"]
    %first = arith.cmpi eq, %stage, %c0 : index
    cf.cond_br %c, ^next(%x : tensor<4xf32>), ^end(%x : tensor<4xf32>)
  ^next(%a: tensor<4xf32>):
    %q = scf.if %first -> tensor<4xf32> {
      %sum = arith.addf %a, %a : tensor<4xf32>
      scf.yield %sum : tensor<4xf32>
    } else {
      scf.yield %a : tensor<4xf32>
    }
    cf.br ^end(%q : tensor<4xf32>)
  ^end(%b: tensor<4xf32>):
    scf.yield %b : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// Blocks are listed in any order, and those that nothing reaches go away.

// CHECK-LABEL: func private @order.0
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK: cf.br ^bb1
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[X]], %[[X]]
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: %[[Y:.*]] = arith.mulf %[[SUM]], %[[SUM]]
// CHECK-NEXT: return %[[Y]]
// CHECK-LABEL: func private @order.1
// CHECK: %[[SUM:.*]] = arith.addf
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: return %[[SUM]]
// CHECK-NEXT: }
func.func @order(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %stage = mesh.axis_index @m ["pipe"]
  %first = arith.cmpi eq, %stage, %c0 : index
  cf.br ^begin
^end:
  %y = scf.if %first -> tensor<4xf32> {
    %product = arith.mulf %sum, %sum : tensor<4xf32>
    scf.yield %product : tensor<4xf32>
  } else {
    scf.yield %sum : tensor<4xf32>
  }
  return %y : tensor<4xf32>
^begin:
  %sum = arith.addf %x, %x : tensor<4xf32>
  cf.br ^end
^unreached:
  %other = arith.subf %x, %x : tensor<4xf32>
  return %other : tensor<4xf32>
}

// The same in an op's region.

// CHECK-LABEL: func private @region.0
// CHECK: scf.execute_region
// CHECK: %[[SUM:.*]] = arith.addf
// CHECK: mesh.send %[[SUM]]
// CHECK: scf.yield
func.func @region(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = scf.execute_region -> tensor<4xf32> {
    cf.br ^begin
  ^end:
    %received = mesh.permute %sum on @m ["pipe"] pairs [0 -> 1] : tensor<4xf32>
    scf.yield %received : tensor<4xf32>
  ^begin:
    %sum = arith.addf %x, %x : tensor<4xf32>
    cf.br ^end
  }
  return %y : tensor<4xf32>
}
