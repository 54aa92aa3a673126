// Two layers of a convolutional network on images that are split in space: each
// device has a band of rows of all images.
//
// A row of the result needs rows of the image around it, so devices need rows
// of their neighbours: those at the border of their bands, a halo.
//
//   2 images of 24 x 12 with 3 channels; 3 x 3 kernels, 8 and 4 channels

mesh.mesh @m = <["rows"=4]>

func.func @main(
    %x: tensor<2x24x12x3xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{}, {"rows"}, {}, {}]>},
    %k1: tensor<3x3x3x8xf32> {mesh.name = "k1", mesh.sharding = #mesh.sharding<@m, [{}, {}, {}, {}]>},
    %k2: tensor<3x3x8x4xf32> {mesh.name = "k2", mesh.sharding = #mesh.sharding<@m, [{}, {}, {}, {}]>})
    -> (tensor<2x24x12x4xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{}, {"rows"}, {}, {}]>}) {
  %zero = arith.constant 0.0 : f32
  %x_padded = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %i: index, %j: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<2x24x12x3xf32> to tensor<2x26x14x3xf32>
  %h_zeros = arith.constant dense<0.0> : tensor<2x24x12x8xf32>
  %h = linalg.conv_2d_nhwc_hwcf
      ins(%x_padded, %k1 : tensor<2x26x14x3xf32>, tensor<3x3x3x8xf32>)
      outs(%h_zeros : tensor<2x24x12x8xf32>) -> tensor<2x24x12x8xf32>
  %relu = arith.maximumf %h, %h_zeros : tensor<2x24x12x8xf32>

  %h_padded = tensor.pad %relu low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %i: index, %j: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<2x24x12x8xf32> to tensor<2x26x14x8xf32>
  %y_zeros = arith.constant dense<0.0> : tensor<2x24x12x4xf32>
  %y = linalg.conv_2d_nhwc_hwcf
      ins(%h_padded, %k2 : tensor<2x26x14x8xf32>, tensor<3x3x8x4xf32>)
      outs(%y_zeros : tensor<2x24x12x4xf32>) -> tensor<2x24x12x4xf32>
  return %y : tensor<2x24x12x4xf32>
}
