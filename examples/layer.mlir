// A tensor-parallel layer, y = x W on 4 devices: the features of x and the
// columns of W are split, and x is gathered before the product.
//
//   mesh-run --check examples/layer.mlir

mesh.mesh @m = <["model"=4]>

func.func @main(
    %x: tensor<8x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w: tensor<64x32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<8x64xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}
