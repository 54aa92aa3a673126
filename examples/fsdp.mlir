// A step of training, fully sharded data-parallel (FSDP, ZeRO-3): devices share
// the batch and the weights along the same axis.
//
// A weight is whole only where it is used: an all-gather before, and what was
// gathered is not kept. Gradients sum up over the batch and go to where the
// weights are: a reduce-scatter each. The loss is |relu(x W1) W2 - t|² / 2.

mesh.mesh @m = <["data"=4]>

func.func @main(
    %x: tensor<48x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %t: tensor<48x8xf32> {mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w1: tensor<16x24xf32> {mesh.name = "w1", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>},
    %w2: tensor<24x8xf32> {mesh.name = "w2", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<16x24xf32> {mesh.name = "w1_next", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>},
        tensor<24x8xf32> {mesh.name = "w2_next", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %w1_whole = mesh.shard %w1 <@m, [{}, {}]> : tensor<16x24xf32>
  %w2_whole = mesh.shard %w2 <@m, [{}, {}]> : tensor<24x8xf32>

  // Forward.
  %h_zeros = arith.constant dense<0.0> : tensor<48x24xf32>
  %h = linalg.matmul ins(%x, %w1_whole : tensor<48x16xf32>, tensor<16x24xf32>)
      outs(%h_zeros : tensor<48x24xf32>) -> tensor<48x24xf32>
  %relu = arith.maximumf %h, %h_zeros : tensor<48x24xf32>
  %minus_t = arith.negf %t : tensor<48x8xf32>
  %error = linalg.matmul ins(%relu, %w2_whole : tensor<48x24xf32>, tensor<24x8xf32>)
      outs(%minus_t : tensor<48x8xf32>) -> tensor<48x8xf32>

  // Backward: first W2, then through relu, then W1.
  %w2_zeros = arith.constant dense<0.0> : tensor<24x8xf32>
  %w2_gradient = linalg.contract
      indexing_maps = [affine_map<(i, o, b) -> (b, i)>,
                       affine_map<(i, o, b) -> (b, o)>,
                       affine_map<(i, o, b) -> (i, o)>]
      ins(%relu, %error : tensor<48x24xf32>, tensor<48x8xf32>)
      outs(%w2_zeros : tensor<24x8xf32>) -> tensor<24x8xf32>
  %relu_gradient = linalg.contract
      indexing_maps = [affine_map<(b, i, o) -> (b, o)>,
                       affine_map<(b, i, o) -> (i, o)>,
                       affine_map<(b, i, o) -> (b, i)>]
      ins(%error, %w2_whole : tensor<48x8xf32>, tensor<24x8xf32>)
      outs(%h_zeros : tensor<48x24xf32>) -> tensor<48x24xf32>
  %is_on = arith.cmpf ogt, %h, %h_zeros : tensor<48x24xf32>
  %h_gradient = arith.select %is_on, %relu_gradient, %h_zeros
      : tensor<48x24xi1>, tensor<48x24xf32>
  %w1_zeros = arith.constant dense<0.0> : tensor<16x24xf32>
  %w1_gradient = linalg.contract
      indexing_maps = [affine_map<(i, o, b) -> (b, i)>,
                       affine_map<(i, o, b) -> (b, o)>,
                       affine_map<(i, o, b) -> (i, o)>]
      ins(%x, %h_gradient : tensor<48x16xf32>, tensor<48x24xf32>)
      outs(%w1_zeros : tensor<16x24xf32>) -> tensor<16x24xf32>

  // w - 0.01 gradient, on each device's part of the weights.
  %w1_rate = arith.constant dense<0.01> : tensor<16x24xf32>
  %w2_rate = arith.constant dense<0.01> : tensor<24x8xf32>
  %w1_scattered = mesh.shard %w1_gradient <@m, [{}, {"data"}]> : tensor<16x24xf32>
  %w2_scattered = mesh.shard %w2_gradient <@m, [{"data"}, {}]> : tensor<24x8xf32>
  %w1_step = arith.mulf %w1_scattered, %w1_rate : tensor<16x24xf32>
  %w2_step = arith.mulf %w2_scattered, %w2_rate : tensor<24x8xf32>
  %w1_next = arith.subf %w1, %w1_step : tensor<16x24xf32>
  %w2_next = arith.subf %w2, %w2_step : tensor<24x8xf32>
  return %w1_next, %w2_next : tensor<16x24xf32>, tensor<24x8xf32>
}
