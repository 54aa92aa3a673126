// Its functions have no name, and one that is not in C.
mesh.mesh @m = <["x"=2]>
func.func @""(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<4xf32> {
  %y = func.call @"\00"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @"\00"(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.exp %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
