// RUN: mesh-run %s --check | FileCheck %s
// RUN: mesh-run %s --check --check-bounds | FileCheck %s
// RUN: mesh-run %s --check --pipeline="mesh-spmd,mesh-rings" | FileCheck %s
// RUN: mesh-run %s --check --pipeline="mesh-lower-pipeline{bubbles=nans},mesh-spmd" | FileCheck %s
// CHECK: ok
// CHECK: ok
//
// Stages that cannot do with zeros what they do with numbers of the program:
// they divide by them, read at them, look for one that is not zero, and read at
// the micro-batch's number.

mesh.mesh @m = <["p"=3]>
func.func @main(%x: tensor<12xi32>, %t: tensor<5xi32>, %names: tensor<4xi32>) -> (tensor<12xi32>, tensor<12xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %five = arith.constant dense<5> : tensor<12xi32>
  %one = arith.constant dense<1> : tensor<12xi32>
  %rest = arith.remui %x, %five : tensor<12xi32>
  %atLeastOne = arith.addi %rest, %one : tensor<12xi32>
  %y = mesh.pipeline(%atLeastOne) on @m "p" stages 3 microbatches 4 {
  ^bb0(%h: tensor<3xi32>, %s: index, %b: index):
    // At least one and at most five, as it came.
    %e = tensor.extract %h[%c0] : tensor<3xi32>
    %i = arith.index_cast %e : i32 to index
    %j = arith.subi %i, %c1 : index
    %k = tensor.extract %t[%j] : tensor<5xi32>
    %found = scf.while (%v = %e) : (i32) -> i32 {
      %isZero = arith.cmpi eq, %v, %zero : i32
      scf.condition(%isZero) %v : i32
    } do {
    ^bb0(%v: i32):
      %twice = arith.addi %v, %v : i32
      scf.yield %twice : i32
    }
    %hundred = arith.constant dense<300> : tensor<3xi32>
    %d = arith.divsi %hundred, %h : tensor<3xi32>
    %more = arith.constant dense<5> : tensor<3xi32>
    %small = arith.remui %d, %more : tensor<3xi32>
    %ones = arith.constant dense<1> : tensor<3xi32>
    %next = arith.addi %small, %ones : tensor<3xi32>
    %isOne = arith.cmpi eq, %k, %found : i32
    %r = arith.select %isOne, %ones, %next : tensor<3xi32>
    mesh.stage_yield %r : tensor<3xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  %z = mesh.pipeline(%x) on @m "p" stages 3 microbatches 4 {
  ^bb0(%h: tensor<3xi32>, %s: index, %b: index):
    %name = tensor.extract %names[%b] : tensor<4xi32>
    %all = tensor.splat %name : tensor<3xi32>
    %r = arith.addi %h, %all : tensor<3xi32>
    mesh.stage_yield %r : tensor<3xi32>
  } : (tensor<12xi32>) -> tensor<12xi32>
  return %y, %z : tensor<12xi32>, tensor<12xi32>
}
