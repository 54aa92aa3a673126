// A sum to which branches add, one after the other, stays partial, and is
// reduced once.
//
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>

mesh.mesh @m = <["x"=2]>

// The first branches make a summand or nothing, the others add it.

// CHECK-LABEL: func.func @add(
// CHECK: %[[FIRST:.*]] = scf.if
// CHECK-NOT: mesh.all_reduce
// CHECK: %[[SUM:.*]] = scf.if
// CHECK-NOT: mesh.all_reduce
// CHECK: %[[SECOND:.*]] = scf.if
// CHECK-NOT: mesh.all_reduce
// CHECK: %[[ALL:.*]] = scf.if
// CHECK-NEXT: arith.addf %[[SUM]], %[[SECOND]]
// CHECK-NOT: mesh.all_reduce
// CHECK: else
// CHECK-NEXT: scf.yield %[[SUM]]
// CHECK-NEXT: }
// CHECK-NEXT: mesh.all_reduce sum %[[ALL]]
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @add(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
               %b: tensor<8x6xf32>, %c: i1, %d: i1, %e: i1, %f: i1) -> tensor<6x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %p = scf.if %c -> tensor<6x6xf32> {
    %made = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
    scf.yield %made : tensor<6x6xf32>
  } else {
    scf.yield %zeros : tensor<6x6xf32>
  }
  %sum = scf.if %d -> tensor<6x6xf32> {
    %next = arith.addf %zeros, %p : tensor<6x6xf32>
    scf.yield %next : tensor<6x6xf32>
  } else {
    scf.yield %zeros : tensor<6x6xf32>
  }
  %q = scf.if %e -> tensor<6x6xf32> {
    %made = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
    scf.yield %made : tensor<6x6xf32>
  } else {
    scf.yield %zeros : tensor<6x6xf32>
  }
  %all = scf.if %f -> tensor<6x6xf32> {
    %next = arith.addf %sum, %q : tensor<6x6xf32>
    scf.yield %next : tensor<6x6xf32>
  } else {
    scf.yield %sum : tensor<6x6xf32>
  }
  return %all : tensor<6x6xf32>
}

// What is added to a value that is no sum is reduced where it is made.

// CHECK-LABEL: func.func @other(
// CHECK: scf.if
// CHECK: linalg.matmul
// CHECK-NEXT: mesh.all_reduce
// CHECK: else
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @other(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                 %b: tensor<8x6xf32>, %x: tensor<6x6xf32>, %c: i1) -> tensor<6x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %p = scf.if %c -> tensor<6x6xf32> {
    %made = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
    scf.yield %made : tensor<6x6xf32>
  } else {
    scf.yield %zeros : tensor<6x6xf32>
  }
  %y = arith.addf %x, %p : tensor<6x6xf32>
  return %y : tensor<6x6xf32>
}

// Both results of an op are partial or none. The branches do not make a sum of
// the second one.

// CHECK-LABEL: func.func @two_results(
// CHECK: scf.if
// CHECK-NEXT: %[[P:.*]] = mesh.all_reduce
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[P]] :
// CHECK: return
func.func @two_results(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                       %b: tensor<8x6xf32>, %x: tensor<6x6xf32>, %c: i1)
    -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<6x6xf32>
  %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
      outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
  %y:2 = scf.if %c -> (tensor<6x6xf32>, tensor<6x6xf32>) {
    %made:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%p : tensor<6x6xf32>) outs(%e, %e : tensor<6x6xf32>, tensor<6x6xf32>) {
    ^bb0(%in: f32, %first: f32, %second: f32):
      %n = arith.negf %in : f32
      %h = arith.mulf %in, %half : f32
      linalg.yield %n, %h : f32, f32
    } -> (tensor<6x6xf32>, tensor<6x6xf32>)
    scf.yield %made#0, %made#1 : tensor<6x6xf32>, tensor<6x6xf32>
  } else {
    scf.yield %p, %x : tensor<6x6xf32>, tensor<6x6xf32>
  }
  return %y#0, %y#1, %p : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>
}

// So do sums to which branches add in a loop.

// CHECK-LABEL: func.func @in_loop(
// CHECK: %[[SUM:.*]] = scf.for
// CHECK: scf.if
// CHECK-NEXT: linalg.matmul
// CHECK-NEXT: arith.addf
// CHECK-NOT: mesh.all_reduce
// CHECK: mesh.all_reduce sum %[[SUM]]
// CHECK-NEXT: return
func.func @in_loop(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                   %b: tensor<8x6xf32>, %c: i1) -> tensor<6x6xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %all = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> (tensor<6x6xf32>) {
    %next = scf.if %c -> (tensor<6x6xf32>) {
      %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
          outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
      %added = arith.addf %sum, %p : tensor<6x6xf32>
      scf.yield %added : tensor<6x6xf32>
    } else {
      scf.yield %sum : tensor<6x6xf32>
    }
    scf.yield %next : tensor<6x6xf32>
  }
  return %all : tensor<6x6xf32>
}

// What branches yield stays partial where the loop around them carries sums.

// CHECK-LABEL: func.func @beside_sum(
// CHECK: scf.for
// CHECK: scf.if
// CHECK-NEXT: arith.negf
// CHECK-NEXT: scf.yield
// CHECK-NEXT: else
// CHECK: mesh.all_reduce
// CHECK: math.tanh
func.func @beside_sum(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                      %b: tensor<8x6xf32>, %c: i1) -> (tensor<6x6xf32>, tensor<8x6xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %y:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros, %at = %b) -> (tensor<6x6xf32>, tensor<8x6xf32>) {
    %p = linalg.matmul ins(%a, %at : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
    %q = scf.if %c -> (tensor<6x6xf32>) {
      %n = arith.negf %p : tensor<6x6xf32>
      scf.yield %n : tensor<6x6xf32>
    } else {
      scf.yield %p : tensor<6x6xf32>
    }
    %t = math.tanh %q : tensor<6x6xf32>
    %none = arith.constant dense<0.0> : tensor<8x6xf32>
    %next = linalg.matmul ins(%at, %t : tensor<8x6xf32>, tensor<6x6xf32>)
        outs(%none : tensor<8x6xf32>) -> tensor<8x6xf32>
    %added = arith.addf %sum, %p : tensor<6x6xf32>
    scf.yield %added, %next : tensor<6x6xf32>, tensor<8x6xf32>
  }
  return %y#0, %y#1 : tensor<6x6xf32>, tensor<8x6xf32>
}
