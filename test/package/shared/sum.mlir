mesh.mesh @m = <["x"=2]>

func.func @sum(%x: tensor<4xf32> {mesh.name = "x"}) -> (tensor<4xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  %y = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  return %y : tensor<4xf32>
}
