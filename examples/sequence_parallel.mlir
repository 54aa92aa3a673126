// A normalised MLP block of a transformer, tensor- and sequence-parallel as in
// Megatron-LM: y = x + relu(norm(x) W1) W2.
//
// Between the layers, where nothing is multiplied, tokens are split over
// "model": norms and sums are computed once and not by each device. The MLP
// gathers the tokens before its first layer, whose columns are split, and sums
// up and scatters them after the second one.
//
//   batch 2, sequence 24, 16 features, 48 hidden ones

mesh.mesh @m = <["data"=2, "model"=4]>

func.func @main(
    %x: tensor<2x24x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}, {}]>},
    %w1: tensor<16x48xf32> {mesh.name = "w1", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w2: tensor<48x16xf32> {mesh.name = "w2", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> (tensor<2x24x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}, {}]>}) {
  // norm(x) = x / sqrt(mean(x²) + 1e-5), for each token
  %e = tensor.empty() : tensor<2x24x16xf32>
  %squares = arith.mulf %x, %x : tensor<2x24x16xf32>
  %none = arith.constant dense<0.0> : tensor<2x24xf32>
  %sum = linalg.reduce { arith.addf } ins(%squares : tensor<2x24x16xf32>)
      outs(%none : tensor<2x24xf32>) dimensions = [2]
  %count = arith.constant dense<16.0> : tensor<2x24xf32>
  %mean = arith.divf %sum, %count : tensor<2x24xf32>
  %epsilon = arith.constant dense<1.0e-5> : tensor<2x24xf32>
  %positive = arith.addf %mean, %epsilon : tensor<2x24xf32>
  %scale = math.rsqrt %positive : tensor<2x24xf32>
  %scales = linalg.broadcast ins(%scale : tensor<2x24xf32>)
      outs(%e : tensor<2x24x16xf32>) dimensions = [2]
  %normal = arith.mulf %x, %scales : tensor<2x24x16xf32>

  // All tokens, and a part of the hidden features.
  %tokens = mesh.shard %normal <@m, [{"data"}, {}, {}]> : tensor<2x24x16xf32>
  %h_zeros = arith.constant dense<0.0> : tensor<2x24x48xf32>
  %h = linalg.contract
      indexing_maps = [affine_map<(b, s, o, i) -> (b, s, i)>,
                       affine_map<(b, s, o, i) -> (i, o)>,
                       affine_map<(b, s, o, i) -> (b, s, o)>]
      ins(%tokens, %w1 : tensor<2x24x16xf32>, tensor<16x48xf32>)
      outs(%h_zeros : tensor<2x24x48xf32>) -> tensor<2x24x48xf32>
  %relu = arith.maximumf %h, %h_zeros : tensor<2x24x48xf32>
  %y_zeros = arith.constant dense<0.0> : tensor<2x24x16xf32>
  %product = linalg.contract
      indexing_maps = [affine_map<(b, s, o, i) -> (b, s, i)>,
                       affine_map<(b, s, o, i) -> (i, o)>,
                       affine_map<(b, s, o, i) -> (b, s, o)>]
      ins(%relu, %w2 : tensor<2x24x48xf32>, tensor<48x16xf32>)
      outs(%y_zeros : tensor<2x24x16xf32>) -> tensor<2x24x16xf32>

  // A part of the tokens, all of their features.
  %scattered = mesh.shard %product <@m, [{"data"}, {"model"}, {}]> : tensor<2x24x16xf32>
  %y = arith.addf %x, %scattered : tensor<2x24x16xf32>
  return %y : tensor<2x24x16xf32>
}
