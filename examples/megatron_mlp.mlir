// The MLP block of a transformer, tensor-parallel as in Megatron-LM:
// y = gelu(x W1 + b1) W2 + b2 on 2 x 4 devices. Every value is global.

mesh.mesh @m = <["data"=2, "model"=4]>

func.func @main(
    %x: tensor<64x768xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
    %w1: tensor<768x3072xf32> {mesh.name = "w1", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %b1: tensor<3072xf32> {mesh.name = "b1", mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
    %w2: tensor<3072x768xf32> {mesh.name = "w2", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
    %b2: tensor<768xf32> {mesh.name = "b2", mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    -> (tensor<64x768xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  // Gathers x along the model axis while it multiplies.
  %h = mesh.tp_dense gather %x, %w1 bias %b1 on @m "model"
      : (tensor<64x768xf32>, tensor<768x3072xf32>, tensor<3072xf32>) -> tensor<64x3072xf32>

  // gelu(h) = h / 2 (1 + erf(h / sqrt 2))
  %half = arith.constant dense<0.5> : tensor<64x3072xf32>
  %one = arith.constant dense<1.0> : tensor<64x3072xf32>
  %rsqrt2 = arith.constant dense<0.70710678> : tensor<64x3072xf32>
  %scaled = arith.mulf %h, %rsqrt2 : tensor<64x3072xf32>
  %erf = math.erf %scaled : tensor<64x3072xf32>
  %cdf2 = arith.addf %erf, %one : tensor<64x3072xf32>
  %half_h = arith.mulf %h, %half : tensor<64x3072xf32>
  %gelu = arith.mulf %half_h, %cdf2 : tensor<64x3072xf32>

  // Sums the partial products along the model axis and scatters the features.
  %y = mesh.tp_dense scatter %gelu, %w2 bias %b2 on @m "model"
      : (tensor<64x3072xf32>, tensor<3072x768xf32>, tensor<768xf32>) -> tensor<64x768xf32>
  return %y : tensor<64x768xf32>
}
