// A part of a block that is repeated becomes a function. Each repetition calls it
// with its number and with what it takes from outside: the result of the one
// before, and a weight of its own.
//
// RUN: mesh-opt %s --mesh-outline-repeats="min-ops=1" --split-input-file | FileCheck %s
// Few ops are left as they are.
// RUN: mesh-opt %s --mesh-outline-repeats --split-input-file | FileCheck %s --check-prefix=FEW
// FEW-NOT: call

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: func.func private @chain_repeated(
// CHECK-SAME: %{{.*}}: index, %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-SAME: attributes {mesh_rt.repetitions = 3 : index, passthrough = ["noinline"]}
// CHECK: %[[EMPTY:.*]] = tensor.empty
// CHECK: %[[SUM:.*]] = linalg.add ins(%[[X]], %[[W]] : {{.*}}) outs(%[[EMPTY]]
// CHECK: %[[EXP:.*]] = linalg.exp ins(%[[SUM]]
// CHECK: return %[[EXP]]

// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>, %[[C:.*]]: tensor<4xf32>)
func.func @chain(%x: tensor<4xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4xf32>
  // CHECK: %[[N0:.*]] = arith.constant 0 : index
  // CHECK: %[[R0:.*]] = call @chain_repeated(%[[N0]], %[[X]], %[[A]])
  %0 = linalg.add ins(%x, %a : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[N1:.*]] = arith.constant 1 : index
  // CHECK: %[[R1:.*]] = call @chain_repeated(%[[N1]], %[[R0]], %[[B]])
  %2 = linalg.add ins(%1, %b : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.exp ins(%2 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[N2:.*]] = arith.constant 2 : index
  // CHECK: %[[R2:.*]] = call @chain_repeated(%[[N2]], %[[R1]], %[[C]])
  %4 = linalg.add ins(%3, %c : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %5 = linalg.exp ins(%4 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: return %[[R2]]
  return %5 : tensor<4xf32>
}

// -----

// Values that are used after a repetition are results, also if only some
// repetitions have such a use. Ops with regions are compared with what they
// take from outside.

// CHECK-LABEL: func.func private @saved_repeated(
// CHECK-SAME: %{{.*}}: index, %{{.*}}: tensor<4xf32>, %{{.*}}: f32) -> (tensor<4xf32>, tensor<4xf32>)
// CHECK-LABEL: func.func @saved(
func.func @saved(%x: tensor<4xf32>, %f: f32, %g: f32, %h: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  // CHECK: %[[R0:.*]]:2 = call @saved_repeated({{.*}}, {{.*}}, %{{.*}})
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.mulf %in, %f : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  // CHECK: %[[R1:.*]]:2 = call @saved_repeated
  %2 = linalg.exp ins(%1 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%2 : tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.mulf %in, %g : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  // CHECK: %[[R2:.*]]:2 = call @saved_repeated
  %4 = linalg.exp ins(%3 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%4 : tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.mulf %in, %h : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  // CHECK: return %[[R2]]#1, %[[R1]]#0
  return %5, %2 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The third differs, so that two are left, which are too few.

// CHECK-LABEL: func.func @different(
// CHECK-NOT: call
func.func @different(%x: tensor<4xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4xf32>
  %0 = linalg.add ins(%x, %a : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.add ins(%1, %b : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.exp ins(%2 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.sub ins(%3, %c : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %5 = linalg.exp ins(%4 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  return %5 : tensor<4xf32>
}

// -----

// No part begins between the start of a communication and its wait.

// CHECK-LABEL: func.func private @started_repeated(
// CHECK: mesh_rt.start
// CHECK: mesh_rt.wait
// CHECK: return
func.func @started(%x: tensor<4xf32>, %into: tensor<4xf32>) -> tensor<4xf32> {
  %t0, %r0 = mesh_rt.start <permute, shift = 1, group = [4, 1]> from %x : tensor<4xf32> into %into : tensor<4xf32> -> tensor<4xf32>
  %0 = mesh_rt.wait %t0 for %r0 : tensor<4xf32> reading %x : tensor<4xf32> -> tensor<4xf32>
  %t1, %r1 = mesh_rt.start <permute, shift = 1, group = [4, 1]> from %0 : tensor<4xf32> into %into : tensor<4xf32> -> tensor<4xf32>
  %1 = mesh_rt.wait %t1 for %r1 : tensor<4xf32> reading %0 : tensor<4xf32> -> tensor<4xf32>
  %t2, %r2 = mesh_rt.start <permute, shift = 1, group = [4, 1]> from %1 : tensor<4xf32> into %into : tensor<4xf32> -> tensor<4xf32>
  %2 = mesh_rt.wait %t2 for %r2 : tensor<4xf32> reading %1 : tensor<4xf32> -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// The arithmetic of elements stays where it is, and so do numbers alone.

// CHECK-LABEL: func.func @elements(
// CHECK-NOT: call
// CHECK: return
func.func @elements(%x: tensor<4xf32>, %i: index) -> (tensor<4xf32>, index) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %a0 = arith.mulf %in, %out : f32
    %s0 = arith.addf %a0, %in : f32
    %a1 = arith.mulf %s0, %out : f32
    %s1 = arith.addf %a1, %in : f32
    %a2 = arith.mulf %s1, %out : f32
    %s2 = arith.addf %a2, %in : f32
    %a3 = arith.mulf %s2, %out : f32
    %s3 = arith.addf %a3, %in : f32
    linalg.yield %s3 : f32
  } -> tensor<4xf32>
  %m0 = arith.muli %i, %i : index
  %n0 = arith.addi %m0, %i : index
  %m1 = arith.muli %n0, %i : index
  %n1 = arith.addi %m1, %i : index
  %m2 = arith.muli %n1, %i : index
  %n2 = arith.addi %m2, %i : index
  %m3 = arith.muli %n2, %i : index
  %n3 = arith.addi %m3, %i : index
  return %0, %n3 : tensor<4xf32>, index
}

// -----

// Loops that are repeated are outlined as a whole. What is repeated in them is
// looked for in the one that is left.

// CHECK-LABEL: func.func private @loops_repeated(
// CHECK: scf.for
// CHECK-COUNT-3: func.call @loops_repeated_repeated
// CHECK: scf.yield
// CHECK-LABEL: func.func @loops(
// CHECK-NOT: scf.for
// CHECK-COUNT-3: call @loops_repeated(
func.func @loops(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %empty = tensor.empty() : tensor<4xf32>
  %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %x) -> tensor<4xf32> {
    %a = linalg.exp ins(%t : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %b = linalg.exp ins(%a : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %c = linalg.exp ins(%b : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %d = linalg.exp ins(%c : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %e = linalg.exp ins(%d : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %f = linalg.exp ins(%e : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %f : tensor<4xf32>
  }
  %s0 = linalg.abs ins(%0 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %1 = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %s0) -> tensor<4xf32> {
    %a = linalg.exp ins(%t : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %b = linalg.exp ins(%a : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %c = linalg.exp ins(%b : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %d = linalg.exp ins(%c : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %e = linalg.exp ins(%d : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %f = linalg.exp ins(%e : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %f : tensor<4xf32>
  }
  %s1 = linalg.abs ins(%1 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %s1) -> tensor<4xf32> {
    %a = linalg.exp ins(%t : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %b = linalg.exp ins(%a : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %c = linalg.exp ins(%b : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %d = linalg.exp ins(%c : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %e = linalg.exp ins(%d : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %f = linalg.exp ins(%e : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %f : tensor<4xf32>
  }
  %s2 = linalg.abs ins(%2 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  return %s2 : tensor<4xf32>
}
