// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// A sum of squares goes over the axes that split the value, and no others: the
// copies along "data" count once.

// CHECK-LABEL: func.func @split
// CHECK-COUNT-1: mesh.all_reduce sum %{{.*}} on @m ["model"] : tensor<f64>
// CHECK-NOT: mesh.
// CHECK: math.sqrt
// CHECK: return
func.func @split(%w: tensor<8x4xbf16> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) -> tensor<f32> {
  %0 = mesh.norm %w : tensor<8x4xbf16> -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @whole
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @whole(%w: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) -> tensor<f32> {
  %0 = mesh.norm %w : tensor<8x4xf32> -> tensor<f32>
  return %0 : tensor<f32>
}

// Each of the exact sums is reduced before they are added to each other, which
// rounds.

// CHECK-LABEL: func.func @reproducible
// CHECK: mesh.all_reduce max %{{.*}} on @m ["data", "model"] : tensor<f64>
// CHECK: %[[SUMS:.*]]:3 = linalg.generic
// CHECK: mesh.all_reduce sum %{{.*}} on @m ["data", "model"] : tensor<1x3xf64>
// CHECK-COUNT-3: arith.select
// CHECK-NEXT: arith.addf
// CHECK-NEXT: arith.addf
func.func @reproducible(%w: tensor<8xf64> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}]>}) -> tensor<f64> {
  %0 = mesh.norm reproducible %w : tensor<8xf64> -> tensor<f64>
  return %0 : tensor<f64>
}
