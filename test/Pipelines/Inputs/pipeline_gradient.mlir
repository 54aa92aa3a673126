mesh.mesh @m = <["pipe"=2]>
func.func private @loss(%x: tensor<64x16xf32> {mesh.name = "x"}, %w: tensor<2x16x64xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>}, %v: tensor<2x64x16xf32> {mesh.name = "v", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>}) -> (tensor<f32> {mesh.name = "loss"}) {
  %z1 = arith.constant dense<0.0> : tensor<16x64xf32>
  %z2 = arith.constant dense<0.0> : tensor<16x16xf32>
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 schedule "gpipe" params(%w, %v) {
  ^block(%h: tensor<16x16xf32>, %wk: tensor<16x64xf32>, %vk: tensor<64x16xf32>, %stage: index, %mb: index):
    %u = linalg.matmul ins(%h, %wk : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z1 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %t = math.tanh %u : tensor<16x64xf32>
    %s = math.sin %t : tensor<16x64xf32>
    %o = linalg.matmul ins(%s, %vk : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z2 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %n = arith.addf %h, %o : tensor<16x16xf32>
    mesh.stage_yield %n : tensor<16x16xf32>
  } : (tensor<64x16xf32>, tensor<2x16x64xf32>, tensor<2x64x16xf32>) -> tensor<64x16xf32>
  %sq = arith.mulf %y, %y : tensor<64x16xf32>
  %c = arith.constant dense<0.0> : tensor<f32>
  %l = linalg.reduce { arith.addf } ins(%sq : tensor<64x16xf32>) outs(%c : tensor<f32>) dimensions = [0, 1]
  return %l : tensor<f32>
}
mesh.derivative @g = gradient of @loss wrt ["w", "v"] with value
