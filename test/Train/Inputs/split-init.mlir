// Parameters that start split along another dim than that of the training.

mesh.mesh @m = <["data"=4]>
func.func @init_params(%key: tensor<2xi32> {mesh.name = "key"}) -> (tensor<8x5xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>}) {
  %e = tensor.empty() : tensor<8x5xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x5xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.addi %i, %j : index
    %k = arith.index_cast %s : index to i32
    %f = arith.sitofp %k : i32 to f32
    linalg.yield %f : f32
  } -> tensor<8x5xf32>
  return %c : tensor<8x5xf32>
}
func.func private @loss(
    %w: tensor<8x5xf32> {mesh.name = "w", mesh.param, mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %x: tensor<8x8xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %z = arith.constant dense<0.0> : tensor<8x5xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x5xf32>) outs(%z : tensor<8x5xf32>) -> tensor<8x5xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %s = arith.mulf %y, %y : tensor<8x5xf32>
  %loss = linalg.reduce { arith.addf } ins(%s : tensor<8x5xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}
mesh.train_step @train_step of @loss wrt ["w"] by adamw {rate = 0.02}
