// Of several dims of size 1 the one that is dropped stays the right one when an
// offset turns out to be a constant.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check %s | FileCheck %s
// CHECK: ok

mesh.mesh @m = <["x"=2]>

func.func @main(%x: tensor<1x6x6x6x1xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {}, {"x"}, {}]>}) -> tensor<1x3x1x2xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %x[0, 2, 5, 0, %c0] [1, 3, 1, 2, 1] [1, 1, 1, 1, 1] : tensor<1x6x6x6x1xf32> to tensor<1x3x1x2xf32>
  return %0 : tensor<1x3x1x2xf32>
}
