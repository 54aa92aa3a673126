// A step of training, data-parallel: each device has a part of the batch and
// all weights. The loss is |x W - t|² / 2 on average over the batch.
//
// Only x and t are annotated. The gradient xᵀ (x W - t) sums up over the batch,
// so that it is partial on each device: the one collective of the program is
// its all-reduce.

mesh.mesh @m = <["data"=4]>

func.func @main(
    %x: tensor<48x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %t: tensor<48x8xf32> {mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w: tensor<16x8xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<16x8xf32> {mesh.name = "w_next", mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %minus_t = arith.negf %t : tensor<48x8xf32>
  %error = linalg.matmul ins(%x, %w : tensor<48x16xf32>, tensor<16x8xf32>)
      outs(%minus_t : tensor<48x8xf32>) -> tensor<48x8xf32>

  %zeros = arith.constant dense<0.0> : tensor<16x8xf32>
  %gradient = linalg.contract
      indexing_maps = [affine_map<(i, o, b) -> (b, i)>,
                       affine_map<(i, o, b) -> (b, o)>,
                       affine_map<(i, o, b) -> (i, o)>]
      ins(%x, %error : tensor<48x16xf32>, tensor<48x8xf32>)
      outs(%zeros : tensor<16x8xf32>) -> tensor<16x8xf32>

  // w - 0.1 / 48 gradient
  %rate = arith.constant dense<2.0833333e-3> : tensor<16x8xf32>
  %step = arith.mulf %gradient, %rate : tensor<16x8xf32>
  %next = arith.subf %w, %step : tensor<16x8xf32>
  return %next : tensor<16x8xf32>
}
