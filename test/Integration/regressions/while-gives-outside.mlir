// Bufferization wrote to %r, which the loop reads again, through %a.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --opt-level=0 | FileCheck %s
// CHECK: on 2 devices
// CHECK: ok

mesh.mesh @m = <["z"=2]>
func.func @main(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"z"}]>}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %y = math.roundeven %x : tensor<4xf32>
  %0:3 = scf.while (%n = %c0, %a = %y, %b = %y) : (index, tensor<4xf32>, tensor<4xf32>) -> (index, tensor<4xf32>, tensor<4xf32>) {
    %c2 = arith.constant 2 : index
    %go = arith.cmpi ult, %n, %c2 : index
    %r = math.round %y : tensor<4xf32>
    %s = arith.subf %a, %r : tensor<4xf32>
    scf.condition(%go) %n, %s, %r : index, tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%n: index, %a: tensor<4xf32>, %b: tensor<4xf32>):
    %c1 = arith.constant 1 : index
    %m = arith.addi %n, %c1 : index
    scf.yield %m, %b, %b : index, tensor<4xf32>, tensor<4xf32>
  }
  return %0#2, %0#1 : tensor<4xf32>, tensor<4xf32>
}
