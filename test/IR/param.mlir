// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s
// RUN: mesh-opt %s --mlir-print-op-generic | mesh-opt | FileCheck %s
// RUN: mesh-opt %s --emit-bytecode | mesh-opt | FileCheck %s
//
// Parameters, in every form they can be written in.

mesh.mesh @m = <["data"=2, "model"=4]>
mesh.axis_rules @r on @m = {"mlp" -> "model"}

// CHECK: mesh.param @zeros : tensor<8xi32> init zeros
mesh.param @zeros : tensor<8xi32> init constant 0.0
// CHECK: mesh.param @ones : tensor<f32> init ones
mesh.param @ones : tensor<f32> init ones
// CHECK: mesh.param @constant : tensor<8xf32> init constant -0.5
mesh.param @constant : tensor<8xf32> init constant -0.5
// A number needs no point.
// CHECK: mesh.param @integer : tensor<8xi32> init constant -3.0
mesh.param @integer : tensor<8xi32> init constant -3
// CHECK: mesh.param @normal : tensor<8xf32> init normal 0.02
mesh.param @normal : tensor<8xf32> init normal 0.02
// CHECK: mesh.param @truncated : tensor<8xf32> init truncated_normal 2.0
mesh.param @truncated : tensor<8xf32> init truncated_normal 2.0
// CHECK: mesh.param @uniform : tensor<8xbf16> init uniform 0.01
mesh.param @uniform : tensor<8xbf16> init uniform 0.01
// CHECK: mesh.param @lecun : tensor<8x4xf32> init lecun_normal sharding <@m, [{"data"}, {}]>
mesh.param @lecun : tensor<8x4xf32> init variance_scaling(1.0, fan_in, truncated_normal) sharding <@m, [{"data"}, {}]>
// CHECK: mesh.param @he : tensor<8x4xf32> init he_uniform logical <@r, ["mlp", _]>
mesh.param @he : tensor<8x4xf32> init he_uniform logical <@r, ["mlp", _]>
// CHECK: mesh.param @glorot : tensor<8x4xf32> init glorot_normal {adjust = 5.000000e-01 : f64}
mesh.param @glorot : tensor<8x4xf32> init glorot_normal {adjust = 0.5}
// CHECK: mesh.param @scaled : tensor<3x8x4xf32> init variance_scaling(0.25, fan_out, normal) {fold = 7 : i64, mask_except = 2 : i64, split_rngs, stacked = 1 : i64}
mesh.param @scaled : tensor<3x8x4xf32> init variance_scaling(0.25, fan_out, normal) {fold = 7 : i64, mask_except = 2 : i64, split_rngs, stacked = 1 : i64}

// CHECK-LABEL: func @read
func.func @read() -> tensor<8x4xf32> {
  // CHECK: mesh.param_get @lecun : tensor<8x4xf32>
  %w = mesh.param_get @lecun : tensor<8x4xf32>
  return %w : tensor<8x4xf32>
}
