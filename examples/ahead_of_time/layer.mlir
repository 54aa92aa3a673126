// relu(x w + b) on 2 x 2 devices: x is gathered along the model axis by a ring,
// while it is multiplied.

mesh.mesh @m = <["data"=2, "model"=2]>

func.func @layer(
    %x: tensor<8x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
    %w: tensor<16x12xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %b: tensor<12xf32> {mesh.name = "b", mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    -> (tensor<8x12xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %h = mesh.tp_dense gather %x, %w bias %b on @m "model" overlap <ring>
      : (tensor<8x16xf32>, tensor<16x12xf32>, tensor<12xf32>) -> tensor<8x12xf32>
  %zero = arith.constant dense<0.0> : tensor<8x12xf32>
  %y = arith.maximumf %h, %zero : tensor<8x12xf32>
  return %y : tensor<8x12xf32>
}
