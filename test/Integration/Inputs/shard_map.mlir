// A program without a meaning on whole tensors.
mesh.mesh @m = <["model"=4]>
#rows = #mesh.sharding<@m, [{"model"}]>

func.func @main(%x: tensor<8xf32> {mesh.sharding = #rows}) -> tensor<8xf32> {
  %y = mesh.shard_map on @m manual ["model"] (%x) in [#rows] out [#rows] {
  ^bb0(%part: tensor<2xf32>):
    mesh.yield %part : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
