// RUN: mesh-opt %s --mesh-lower-params=norms=norms --split-input-file --verify-diagnostics | FileCheck %s

mesh.mesh @m = <["data"=2]>
mesh.param @w : tensor<8x4xf32> init zeros sharding <@m, [{"data"}, {}]>
mesh.param @step : tensor<i64> init zeros
mesh.param @b : tensor<4xf64> init zeros

// The norm of each parameter of floats, under its name, and of all of them.

// CHECK-LABEL: func.func @norms(
// CHECK-SAME: %[[W:.*]]: tensor<8x4xf32> {mesh.name = "w", mesh.param, mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
// CHECK-SAME: %[[B:.*]]: tensor<4xf64> {mesh.name = "b", mesh.param})
// CHECK-SAME: -> (tensor<f32> {mesh.name = "w"}, tensor<f64> {mesh.name = "b"}, tensor<f64> {mesh.name = "global_norm"})
// CHECK: linalg.generic {{.*}} ins(%[[W]] : tensor<8x4xf32>)
// CHECK: math.absf
// CHECK: %[[WROOT:.*]] = math.sqrt %{{.*}} : tensor<f64>
// CHECK: %[[WN:.*]] = arith.truncf %[[WROOT]] : tensor<f64> to tensor<f32>
// CHECK: linalg.generic {{.*}} ins(%[[B]] : tensor<4xf64>)
// CHECK: math.absf
// CHECK: %[[BN:.*]] = math.sqrt %{{.*}} : tensor<f64>
// CHECK: linalg.generic {{.*}} ins(%[[W]] : tensor<8x4xf32>)
// CHECK: math.absf
// CHECK: linalg.generic {{.*}} ins(%[[B]] : tensor<4xf64>)
// CHECK: math.absf
// CHECK: %[[ALL:.*]] = math.sqrt %{{.*}} : tensor<f64>
// CHECK: return %[[WN]], %[[BN]], %[[ALL]]

// -----

// Where there are no floats there are no norms.

// CHECK-LABEL: module
// CHECK-NOT: @norms
mesh.param @step : tensor<i64> init zeros

// -----

// expected-error @below {{'mesh.param' op cannot have its norm returned by @norms: there is one already}}
mesh.param @w : tensor<4xf32> init zeros
// expected-note @below {{here}}
func.func @norms() {
  return
}

// -----

// expected-error @below {{'mesh.param' op has the name that is for the norm of all parameters}}
mesh.param @global_norm : tensor<4xf32> init zeros
