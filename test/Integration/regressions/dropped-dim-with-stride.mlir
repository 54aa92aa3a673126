// A slice that takes one element of a dim, drops the dim and has a stride in
// it, which means nothing.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check %s

func.func @main(%x: tensor<1x8x12x1x8xf32>) -> tensor<1x12xf32> {
  %0 = tensor.extract_slice %x[0, 7, 0, 0, 5] [1, 1, 12, 1, 1] [3, 1, 1, 1, 1]
      : tensor<1x8x12x1x8xf32> to tensor<1x12xf32>
  return %0 : tensor<1x12xf32>
}
