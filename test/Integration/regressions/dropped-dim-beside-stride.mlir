// A slice with a stride that drops a dim of size 1.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check %s | FileCheck %s
// CHECK-COUNT-2: ok

func.func @main(%x: tensor<6x1x1xi64>, %y: tensor<2x1xi64>) -> (tensor<2x1xi64>, tensor<6x1x1xi64>) {
  %0 = tensor.extract_slice %x[3, 0, 0] [2, 1, 1] [2, 1, 1] : tensor<6x1x1xi64> to tensor<2x1xi64>
  %1 = tensor.insert_slice %y into %x[3, 0, 0] [2, 1, 1] [2, 1, 1] : tensor<2x1xi64> into tensor<6x1x1xi64>
  return %0, %1 : tensor<2x1xi64>, tensor<6x1x1xi64>
}
