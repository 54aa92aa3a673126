// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["data"=2]>

// The shardings on a function's arguments and results are its contract: a
// caller brings the operands and takes the results as they say.

// CHECK-LABEL: func.func @columns(
// CHECK-SAME: %{{.*}}: tensor<4x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>})
// CHECK-SAME: -> (tensor<4x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>})
func.func @columns(%x: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>}) -> tensor<4x4xf32> {
  %y = math.tanh %x : tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @caller(
// CHECK-NEXT: %[[X:.*]] = mesh.all_to_all %{{.*}} on @m ["data"] split 1 concat 0 : tensor<2x4xf32> -> tensor<4x2xf32>
// CHECK-NEXT: %[[Y:.*]] = call @columns(%[[X]]) : (tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[Z:.*]] = mesh.all_gather %[[Y]] on @m ["data"] dim 1
// CHECK-NEXT: return %[[Z]]
func.func @caller(%x: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %y = call @columns(%x) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}

// Arguments and results may be split along one axis, in different dims: they
// have nothing to do with one another.

// CHECK-LABEL: func.func private @two(
// CHECK-LABEL: func.func @calls_two(
// CHECK-NEXT: %[[Y:.*]]:2 = call @two(%{{.*}}, %{{.*}}) : (tensor<2x4xf32>, tensor<4x2xf32>) -> (tensor<2x4xf32>, tensor<4x2xf32>)
func.func private @two(%x: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
                       %y: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  return %x, %y : tensor<4x4xf32>, tensor<4x4xf32>
}
func.func @calls_two(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %r:2 = call @two(%x, %y) : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  return %r#0, %r#1 : tensor<4x4xf32>, tensor<4x4xf32>
}
