func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @f_memory(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
