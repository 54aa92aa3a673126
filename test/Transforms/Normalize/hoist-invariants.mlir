// RUN: mesh-opt %s --mesh-hoist-invariants --split-input-file | FileCheck %s
//
// What is the same in each iteration leaves a loop: all of it if there surely is
// an iteration, what cannot fail if there may be none.

mesh.mesh @m = <["x"=2]>
// CHECK-LABEL: func @maybe_none(
// CHECK-DAG: mesh.all_gather
// CHECK-DAG: math.tanh
// CHECK-DAG: tensor.extract %{{.*}}[%c2
// CHECK-DAG: arith.remsi %{{.*}}, %c7
// CHECK: scf.for
// CHECK: arith.remsi
// CHECK: tensor.extract
// CHECK: tensor.extract
// CHECK: tensor.extract_slice
// CHECK: affine.apply
// CHECK: affine.apply
// CHECK: llvm.urem
// CHECK: scf.for
// CHECK: linalg.generic
func.func @maybe_none(%x: tensor<2xf32>, %t: tensor<4xi32>, %n: index, %d: i32) -> (tensor<4xf32>, i32) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : i32
  %y = arith.constant dense<0.0> : tensor<4xf32>
  %zero = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y, %s = %zero) -> (tensor<4xf32>, i32) {
    %g = mesh.all_gather %x on @m ["x"] dim 0 : tensor<2xf32> -> tensor<4xf32>
    %h = math.tanh %g : tensor<4xf32>
    %safe = tensor.extract %t[%c2] : tensor<4xi32>
    %q = arith.remsi %d, %c7 : i32
    %rem = arith.remsi %c7, %d : i32
    %far = tensor.extract %t[%c5] : tensor<4xi32>
    %e = tensor.extract %t[%n] : tensor<4xi32>
    %slice = tensor.extract_slice %t[%n] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %p = affine.apply affine_map<()[s0] -> (5 mod s0)>()[%n]
    %by_zero = affine.apply affine_map<()[s0] -> (s0 floordiv 0)>()[%n]
    %lowered = llvm.urem %c7, %d : i32
    %long = scf.for %j = %c0 to %n step %c1 iter_args(%b = %zero) -> i32 {
      %next = arith.addi %b, %c7 : i32
      scf.yield %next : i32
    }
    %out = tensor.empty() : tensor<4xi32>
    %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%out : tensor<4xi32>) {
    ^bb0(%in: i32, %o: i32):
      %v = arith.remui %c7, %in : i32
      linalg.yield %v : i32
    } -> tensor<4xi32>
    %w = arith.addf %a, %h : tensor<4xf32>
    %ps = arith.addi %p, %by_zero : index
    %pi = arith.index_cast %ps : index to i32
    %se = tensor.extract %slice[%c0] : tensor<1xi32>
    %me = tensor.extract %m[%c0] : tensor<4xi32>
    %0 = arith.addi %s, %safe : i32
    %1 = arith.addi %0, %q : i32
    %2 = arith.addi %1, %rem : i32
    %3 = arith.addi %2, %far : i32
    %4 = arith.addi %3, %e : i32
    %5 = arith.addi %4, %se : i32
    %6 = arith.addi %5, %pi : i32
    %7 = arith.addi %6, %long : i32
    %8 = arith.addi %7, %me : i32
    %9 = arith.addi %8, %lowered : i32
    scf.yield %w, %9 : tensor<4xf32>, i32
  }
  return %r#0, %r#1 : tensor<4xf32>, i32
}

// -----

// CHECK-LABEL: func @surely(
// CHECK: arith.remsi
// CHECK: tensor.extract
// CHECK: scf.for
// CHECK-NOT: arith.remsi
// CHECK-NOT: tensor.extract
// CHECK: return
func.func @surely(%t: tensor<4xi32>, %n: index, %d: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %d) -> i32 {
    %rem = arith.remsi %c7, %d : i32
    %e = tensor.extract %t[%n] : tensor<4xi32>
    %0 = arith.addi %s, %rem : i32
    %1 = arith.addi %0, %e : i32
    scf.yield %1 : i32
  }
  return %r : i32
}

// -----

// Behind an assertion nothing that could fail leaves the loop.
// CHECK-LABEL: func @asserted(
// CHECK: arith.muli
// CHECK: scf.for
// CHECK: cf.assert
// CHECK: arith.remsi
func.func @asserted(%d: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %d) -> i32 {
    %ok = arith.cmpi ne, %d, %zero : i32
    cf.assert %ok, "d must not be zero"
    %rem = arith.remsi %c7, %d : i32
    %square = arith.muli %d, %d : i32
    %0 = arith.addi %s, %rem : i32
    %1 = arith.addi %0, %square : i32
    scf.yield %1 : i32
  }
  return %r : i32
}

// -----

// The condition of a while runs once at least, its body may not.
// CHECK-LABEL: func @while(
// CHECK: arith.remsi
// CHECK: scf.while
// CHECK-NOT: arith.remsi
// CHECK: do
// CHECK: arith.remui
func.func @while(%d: i32, %n: i32) -> i32 {
  %r = scf.while (%s = %d) : (i32) -> i32 {
    %rem = arith.remsi %n, %d : i32
    %q = arith.cmpi slt, %s, %rem : i32
    scf.condition(%q) %s : i32
  } do {
  ^bb0(%s: i32):
    %rem = arith.remui %d, %n : i32
    %0 = arith.addi %s, %rem : i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// -----

// A gather for the backward pass stays where it is read: hoisted, it would be in
// memory for as long as the one of the forward pass.
mesh.mesh @m = <["x"=2]>
// CHECK-LABEL: func @again(
// CHECK: mesh.all_gather %{{.*}} : tensor<2xf32> -> tensor<4xf32>
// CHECK: scf.for
// CHECK: %[[AGAIN:.*]] = mesh.optimization_barrier
// CHECK: mesh.all_gather %[[AGAIN]]
func.func @again(%x: tensor<2xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %zeros) -> tensor<4xf32> {
    %g = mesh.all_gather %x on @m ["x"] dim 0 : tensor<2xf32> -> tensor<4xf32>
    %b = arith.addf %a, %g : tensor<4xf32>
    %behind = mesh.optimization_barrier %x : tensor<2xf32>
    %again = mesh.all_gather %behind on @m ["x"] dim 0 : tensor<2xf32> -> tensor<4xf32>
    %c = arith.mulf %b, %again : tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
