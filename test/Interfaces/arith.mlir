// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["model"=4]>

// Every device makes its own part of a splat; of a constant of many elements,
// which the program holds as a whole, it takes its slice.

// CHECK-LABEL: func.func @constants(
// CHECK-DAG: %[[MANY:.*]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
// CHECK-DAG: %[[TWO:.*]] = arith.constant dense<2> : tensor<2xi32>
// CHECK: %[[MINE:.*]] = mesh.all_slice %[[MANY]] on @m ["model"] dim 0
// CHECK: arith.muli %[[MINE]], %[[TWO]] : tensor<2xi32>
func.func @constants() -> (tensor<8xi32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %many = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %two = arith.constant dense<2> : tensor<8xi32>
  %y = arith.muli %many, %two : tensor<8xi32>
  return %y : tensor<8xi32>
}

// A sum of partial sums is one: what is added is partial, too.

// CHECK-LABEL: func.func @sum_of_sums(
// CHECK: %[[A:.*]] = linalg.reduce
// CHECK: %[[B:.*]] = linalg.reduce
// CHECK: %[[SUM:.*]] = arith.addf %[[A]], %[[B]] : tensor<4xf32>
// CHECK: mesh.all_reduce sum %[[SUM]] on @m ["model"] : tensor<4xf32>
func.func @sum_of_sums(%x: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
                       %y: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> tensor<4xf32> {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %a = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%zero : tensor<4xf32>) dimensions = [0]
  %b = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%zero : tensor<4xf32>) dimensions = [0]
  %sum = arith.addf %a, %b : tensor<4xf32>
  return %sum : tensor<4xf32>
}

// What is not linear takes the sum.

// CHECK-LABEL: func.func @not_linear(
// CHECK: %[[A:.*]] = linalg.reduce
// CHECK-NEXT: %[[SUM:.*]] = mesh.all_reduce sum %[[A]]
// CHECK-NEXT: arith.mulf %[[SUM]], %[[SUM]]
func.func @not_linear(%x: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) -> tensor<4xf32> {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %a = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%zero : tensor<4xf32>) dimensions = [0]
  %square = arith.mulf %a, %a : tensor<4xf32>
  return %square : tensor<4xf32>
}

// Numbers with scales of their own.

// CHECK-LABEL: func.func @scaled(
// CHECK: %[[WIDE:.*]] = arith.scaling_extf %{{.*}}, %{{.*}} : tensor<2xf8E4M3FN>, tensor<2xf8E8M0FNU> to tensor<2xf32>
// CHECK: arith.scaling_truncf %[[WIDE]], %{{.*}} : tensor<2xf32>, tensor<2xf8E8M0FNU> to tensor<2xf4E2M1FN>
func.func @scaled(%x: tensor<8xf8E4M3FN> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %scale: tensor<8xf8E8M0FNU>) -> tensor<8xf4E2M1FN> {
  %wide = arith.scaling_extf %x, %scale : tensor<8xf8E4M3FN>, tensor<8xf8E8M0FNU> to tensor<8xf32>
  %narrow = arith.scaling_truncf %wide, %scale : tensor<8xf32>, tensor<8xf8E8M0FNU> to tensor<8xf4E2M1FN>
  return %narrow : tensor<8xf4E2M1FN>
}
