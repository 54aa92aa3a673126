mesh.mesh @m = <["data"=2, "model"=4]>
mesh.axis_rules @r on @m = {"mlp" -> "model"}

mesh.param @zeros : tensor<8xi32> init constant 0.0
mesh.param @ones : tensor<f32> init ones
mesh.param @constant : tensor<8xf32> init constant -0.5
mesh.param @normal : tensor<8xf32> init normal 0.02
mesh.param @truncated : tensor<8xf32> init truncated_normal 2.0
mesh.param @uniform : tensor<8xbf16> init uniform 0.01
mesh.param @lecun : tensor<8x4xf32> init variance_scaling(1.0, fan_in, truncated_normal) sharding <@m, [{"data"}, {}]>
mesh.param @he : tensor<8x4xf32> init he_uniform logical <@r, ["mlp", _]>
mesh.param @glorot : tensor<8x4xf32> init glorot_normal {adjust = 0.5}
mesh.param @scaled : tensor<3x8x4xf32> init variance_scaling(0.25, fan_out, normal) {fold = 7 : i64, mask_except = 2 : i64, split_rngs, stacked = 1 : i64}

func.func @read() -> tensor<8x4xf32> {
  %w = mesh.param_get @lecun : tensor<8x4xf32>
  return %w : tensor<8x4xf32>
}
