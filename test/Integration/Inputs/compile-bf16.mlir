func.func @f(%s: bf16 {mesh.name = "s"}) -> tensor<2xbf16> {
  %x = tensor.splat %s : tensor<2xbf16>
  return %x : tensor<2xbf16>
}
