// A tile that is a whole dim, beside a dim that is not tiled.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check %s

func.func @main(%x: tensor<1x1x2xi8>, %y: tensor<2x1xi8>) -> (tensor<2x1xi8>, tensor<1x1x2xi8>) {
  %0 = tensor.empty() : tensor<2x1xi8>
  %1 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %0 : tensor<1x1x2xi8> -> tensor<2x1xi8>
  %2 = tensor.empty() : tensor<1x1x2xi8>
  %3 = linalg.pack %y inner_dims_pos = [0] inner_tiles = [2] into %2 : tensor<2x1xi8> -> tensor<1x1x2xi8>
  return %1, %3 : tensor<2x1xi8>, tensor<1x1x2xi8>
}
