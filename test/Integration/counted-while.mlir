// While loops that count and communicate: how often they do is known to programs
// of single devices, too. What they end at is the same.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check
// RUN: mesh-run %s --all-entries --check --overlap=ring
// RUN: mesh-run %s --entry=leaps --check --pipeline="mesh-spmd,mesh-rings,mesh-programs{axes=x}"
// RUN: mesh-run %s --entry=power --arg n=2 --arg m=9 --check
// RUN: mesh-run %s --entry=power --arg n=9 --arg m=2 --check

mesh.mesh @m = <["x"=4]>

// Both bounds in the loop, and a step that leaps over the last.
func.func @leaps(%a: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
                 %w: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>})
    -> (tensor<8x4xf32>, tensor<index>) {
  %c1 = arith.constant 1 : index
  %z = arith.constant dense<0.0> : tensor<8x4xf32>
  %r:2 = scf.while (%i = %c1, %x = %a) : (index, tensor<8x4xf32>) -> (index, tensor<8x4xf32>) {
    %c6 = arith.constant 6 : index
    %c = arith.cmpi ult, %i, %c6 : index
    scf.condition(%c) %i, %x : index, tensor<8x4xf32>
  } do {
  ^bb0(%i: index, %x: tensor<8x4xf32>):
    %c2 = arith.constant 2 : index
    %y = linalg.matmul ins(%w, %x : tensor<8x8xf32>, tensor<8x4xf32>) outs(%z : tensor<8x4xf32>) -> tensor<8x4xf32>
    %n = arith.addi %i, %c2 : index
    scf.yield %n, %y : index, tensor<8x4xf32>
  }
  %last = tensor.from_elements %r#0 : tensor<index>
  return %r#1, %last : tensor<8x4xf32>, tensor<index>
}

// Numbers that the program is given; there may be no iteration.
func.func @power(%n: i8 {mesh.name = "n"}, %m: i8 {mesh.name = "m"},
                 %a: tensor<8x4xf64> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
                 %w: tensor<8x8xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>})
    -> (tensor<8x4xf64>, tensor<i8>) {
  %c1 = arith.constant 1 : i8
  %z = arith.constant dense<0.0> : tensor<8x4xf64>
  %r:2 = scf.while (%i = %n, %x = %a) : (i8, tensor<8x4xf64>) -> (i8, tensor<8x4xf64>) {
    %c = arith.cmpi slt, %i, %m : i8
    scf.condition(%c) %i, %x : i8, tensor<8x4xf64>
  } do {
  ^bb0(%i: i8, %x: tensor<8x4xf64>):
    %y = linalg.matmul ins(%w, %x : tensor<8x8xf64>, tensor<8x4xf64>) outs(%z : tensor<8x4xf64>) -> tensor<8x4xf64>
    %next = arith.addi %i, %c1 : i8
    scf.yield %next, %y : i8, tensor<8x4xf64>
  }
  %last = tensor.from_elements %r#0 : tensor<i8>
  return %r#1, %last : tensor<8x4xf64>, tensor<i8>
}
