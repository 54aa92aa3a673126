// A sum that grows from step to step stays partial in a loop, and is reduced
// once, behind it.
//
// RUN: mesh-opt %s --mesh-propagate | FileCheck %s
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s --check-prefix=SPMD

mesh.mesh @m = <["x"=2, "y"=3]>

// A contraction that starts from the sum so far.

// CHECK-LABEL: func.func @start(
// CHECK: linalg.matmul {mesh.shardings = [#mesh.sharding<@m, [{}, {}], partial=sum{"x"}>]}
// CHECK: } {mesh.region_shardings = {{\[}}[#mesh.sharding<@m, []>, #mesh.sharding<@m, [{}, {}], partial=sum{"x"}>]], mesh.shardings = [#mesh.sharding<@m, [{}, {}], partial=sum{"x"}>]}
// SPMD-LABEL: func.func @start(
// SPMD: %[[SUM:.*]] = scf.for
// SPMD-NOT: mesh.all_reduce
// SPMD: scf.yield
// SPMD: mesh.all_reduce sum %[[SUM]] on @m ["x"]
func.func @start(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                 %b: tensor<8x6xf32>, %n: index) -> tensor<6x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zeros) -> tensor<6x6xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%sum : tensor<6x6xf32>) -> tensor<6x6xf32>
    scf.yield %p : tensor<6x6xf32>
  }
  return %r : tensor<6x6xf32>
}

// One that is added to the sum so far, in a loop in a loop.

// CHECK-LABEL: func.func @add(
// CHECK-COUNT-2: } {mesh.region_shardings = {{\[}}[#mesh.sharding<@m, []>, #mesh.sharding<@m, [{}, {}], partial=sum{"x"}>]],
// SPMD-LABEL: func.func @add(
// SPMD: %[[SUM:.*]] = scf.for
// SPMD-NOT: mesh.all_reduce
// SPMD: return
func.func @add(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
               %b: tensor<8x6xf32>, %n: index)
    -> (tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}], partial=sum{"x"}>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%outer = %zeros) -> tensor<6x6xf32> {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%sum = %outer) -> tensor<6x6xf32> {
      %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
          outs(%zeros : tensor<6x6xf32>) -> tensor<6x6xf32>
      %q = arith.addf %sum, %p : tensor<6x6xf32>
      scf.yield %q : tensor<6x6xf32>
    }
    scf.yield %s : tensor<6x6xf32>
  }
  return %r : tensor<6x6xf32>
}

// The condition of a loop does not see the sum.

// CHECK-LABEL: func.func @while(
// CHECK: } attributes {mesh.region_shardings = {{\[}}[#mesh.sharding<@m, []>, #mesh.sharding<@m, [{}], partial=sum{"y"}>], [#mesh.sharding<@m, []>, #mesh.sharding<@m, [{}], partial=sum{"y"}>]],
func.func @while(%a: tensor<6x9xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"y"}]>},
                 %zeros: tensor<6xf32>, %n: index) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%i = %c0, %sum = %zeros) : (index, tensor<6xf32>) -> (index, tensor<6xf32>) {
    %goes_on = arith.cmpi ult, %i, %n : index
    scf.condition(%goes_on) %i, %sum : index, tensor<6xf32>
  } do {
  ^bb0(%i: index, %sum: tensor<6xf32>):
    %p = linalg.reduce ins(%a : tensor<6x9xf32>) outs(%sum : tensor<6xf32>) dimensions = [1]
        (%x: f32, %y: f32) { %z = arith.addf %x, %y : f32
                             linalg.yield %z : f32 }
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %p : index, tensor<6xf32>
  }
  return %r#1 : tensor<6xf32>
}

// Where a step needs the whole sum it is reduced in each.

// CHECK-LABEL: func.func @needed(
// CHECK-NOT: region_shardings{{.*}}partial
// CHECK: return
func.func @needed(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                  %b: tensor<8x6xf32>, %n: index) -> tensor<6x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zeros) -> tensor<6x6xf32> {
    %t = math.tanh %sum : tensor<6x6xf32>
    %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%t : tensor<6x6xf32>) -> tensor<6x6xf32>
    scf.yield %p : tensor<6x6xf32>
  }
  return %r : tensor<6x6xf32>
}

// One sum depends on another, which is not partial.

// CHECK-LABEL: func.func @swapped(
// CHECK-NOT: region_shardings{{.*}}partial
// CHECK: return
func.func @swapped(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                   %b: tensor<8x6xf32>, %n: index) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zeros = arith.constant dense<0.0> : tensor<6x6xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zeros, %t = %zeros) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%s : tensor<6x6xf32>) -> tensor<6x6xf32>
    %u = math.exp %t : tensor<6x6xf32>
    scf.yield %u, %p : tensor<6x6xf32>, tensor<6x6xf32>
  }
  return %r#0, %r#1 : tensor<6x6xf32>, tensor<6x6xf32>
}

// A loop of numbers before it does not matter.

// CHECK-LABEL: func.func @after_numbers(
// CHECK: linalg.matmul {mesh.shardings = [#mesh.sharding<@m, [{}, {}], partial=sum{"x"}>]}
// SPMD-LABEL: func.func @after_numbers(
// SPMD: scf.for
// SPMD: %[[SUM:.*]] = scf.for
// SPMD-NOT: mesh.all_reduce
// SPMD: scf.yield
// SPMD: mesh.all_reduce sum %[[SUM]] on @m ["x"]
func.func @after_numbers(%a: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                         %b: tensor<8x6xf32>, %z: tensor<6x6xf32>, %n: index) -> (tensor<6x6xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%k = %c0) -> index {
    %l = arith.addi %k, %j : index
    scf.yield %l : index
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %z) -> tensor<6x6xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x6xf32>)
        outs(%sum : tensor<6x6xf32>) -> tensor<6x6xf32>
    scf.yield %p : tensor<6x6xf32>
  }
  return %r, %s : tensor<6x6xf32>, index
}
