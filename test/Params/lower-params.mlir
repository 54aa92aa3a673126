// RUN: mesh-opt %s --mesh-lower-params | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>
mesh.axis_rules @r on @m = {"mlp" -> "model"}

// CHECK-NOT: mesh.param
mesh.param @kernel : tensor<8x4xf32> init lecun_normal sharding <@m, [{}, {"model"}]> {fold = 7 : i64}
mesh.param @bias : tensor<4xf32> init zeros logical <@r, ["mlp"]>
mesh.param @unused : tensor<4xi32> init ones
mesh.param @heads : tensor<3x8xf32> init normal 0.5 {adjust = 2.0, fold = 1 : i64, mask_except = 1 : i64, split_rngs, stacked = 1 : i64}
mesh.param @alike : tensor<3x8xf32> init uniform 1.0 {fold = 1 : i64, stacked = 1 : i64}

// Arguments with the parameter's name and layout come after the others, in
// order, to those who read them.

// CHECK-LABEL: func.func private @layer(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[BIAS:.*]]: tensor<4xf32> {mesh.logical = #mesh.logical<@r, ["mlp"]>, mesh.name = "bias", mesh.param})
// CHECK: arith.addf %[[X]], %[[BIAS]]
func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
  %b = mesh.param_get @bias : tensor<4xf32>
  %y = arith.addf %x, %b : tensor<4xf32>
  return %y : tensor<4xf32>
}

// What is read twice is one argument; what is read in a call is handed on.

// CHECK-LABEL: func.func @model(
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf32>,
// CHECK-SAME: %[[KERNEL:[^:]*]]: tensor<8x4xf32> {mesh.name = "kernel", mesh.param, mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
// CHECK-SAME: %[[BIAS:[^:]*]]: tensor<4xf32>
// CHECK: call @layer(%[[X]], %[[BIAS]])
// CHECK: return %{{.*}}, %[[KERNEL]], %[[KERNEL]]
func.func @model(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %y = call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %w = mesh.param_get @kernel : tensor<8x4xf32>
  %v = mesh.param_get @kernel : tensor<8x4xf32>
  return %y, %w, %v : tensor<4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}

// CHECK-LABEL: func.func @init_params(
// CHECK-SAME: %[[KEY:.*]]: tensor<2xi32> {mesh.name = "key"})
// CHECK-SAME: -> (tensor<8x4xf32> {mesh.name = "kernel", mesh.param, mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}
//
// A variance of 1/8, of what is cut off at two standard deviations.
// CHECK: %[[OWN:.*]] = mesh.rng_fold %[[KEY]], %c7_i64
// CHECK: %[[DRAWN:.*]] = mesh.random_truncated_normal %[[OWN]] from -2.000000e+00 to 2.000000e+00 : tensor<2xi32> -> tensor<8x4xf32>
// CHECK: %[[STDDEV:.*]] = arith.constant dense<0.401936173> : tensor<8x4xf32>
// CHECK: %[[W:.*]] = arith.mulf %[[DRAWN]], %[[STDDEV]]
//
// CHECK: %[[B:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK: %[[U:.*]] = arith.constant dense<1> : tensor<4xi32>
//
// A key for each of the stacked, and zeros in the place of all but one.
// CHECK: %[[HEADS_KEY:.*]] = mesh.rng_fold %[[KEY]], %c1_i64
// CHECK: %[[KEYS:.*]] = mesh.rng_split %[[HEADS_KEY]] : tensor<2xi32> -> tensor<3x2xi32>
// CHECK: mesh.random_normal %[[KEYS]] : tensor<3x2xi32> -> tensor<3x8xf32>
// CHECK: arith.mulf
// CHECK: arith.mulf
// CHECK: %[[H:.*]] = linalg.generic
// CHECK: %[[NUMBER:.*]] = linalg.index 0
// CHECK: %[[KEPT:.*]] = arith.cmpi eq, %[[NUMBER]], %c1
// CHECK: arith.select %[[KEPT]]
//
// The same key for all.
// CHECK: %[[ALIKE_KEY:.*]] = mesh.rng_fold %[[KEY]], %c1_i64{{.*}} : tensor<2xi32>, i64
// CHECK: %[[ALL:.*]] = linalg.broadcast ins(%[[ALIKE_KEY]] : tensor<2xi32>) outs(%{{.*}} : tensor<3x2xi32>) dimensions = [0]
// CHECK: %[[A:.*]] = mesh.random_uniform %[[ALL]] from 0.000000e+00 to 1.000000e+00 : tensor<3x2xi32> -> tensor<3x8xf32>
// CHECK: return %[[W]], %[[B]], %[[U]], %[[H]], %[[A]]
