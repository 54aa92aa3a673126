// A program without a meaning on whole tensors: branches that communicate are
// not followed.
mesh.mesh @m = <["model"=4]>
#rows = #mesh.sharding<@m, [{"model"}]>

func.func @main(%x: tensor<8xf32> {mesh.sharding = #rows}) -> tensor<8xf32> {
  %y = mesh.shard_map on @m manual ["model"] (%x) in [#rows] out [#rows] {
  ^bb0(%part: tensor<2xf32>):
    %true = arith.constant true
    %z = scf.if %true -> tensor<2xf32> {
      %sum = mesh.all_reduce sum %part on @m ["model"] : tensor<2xf32>
      scf.yield %sum : tensor<2xf32>
    } else {
      scf.yield %part : tensor<2xf32>
    }
    mesh.yield %z : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
