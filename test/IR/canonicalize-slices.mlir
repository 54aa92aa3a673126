// RUN: mesh-opt %s --canonicalize | FileCheck %s

mesh.mesh @m = <["x"=2]>

// A slice with a constant for an operand keeps its sizes, whichever dims of one
// element it drops.

// CHECK-LABEL: func.func @drops_last(
// CHECK: tensor.extract_slice %{{.*}}[0, 0, 3] [1, 12, 1] [1, 1, 1] : tensor<15x15x15xi32> to tensor<1x12xi32>
func.func @drops_last(%x: tensor<15x15x15xi32>) -> tensor<1x12xi32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.extract_slice %x[0, 0, %c3] [1, 12, 1] [1, 1, 1] : tensor<15x15x15xi32> to tensor<1x12xi32>
  return %0 : tensor<1x12xi32>
}

// CHECK-LABEL: func.func @drops_two(
// CHECK-SAME: %[[X:.*]]: tensor<{{.*}}>, %[[I:.*]]: index)
// CHECK: tensor.extract_slice %[[X]][0, 0, 0, %[[I]], 0] [8, 1, 12, 1, 1] [1, 1, 1, 1, 1] : tensor<8x1x12x5x1xi32> to tensor<8x1x12xi32>
func.func @drops_two(%x: tensor<8x1x12x5x1xi32>, %i: index) -> tensor<8x1x12xi32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %x[0, 0, 0, %i, %c0] [8, 1, 12, 1, 1] [1, 1, 1, 1, 1] : tensor<8x1x12x5x1xi32> to tensor<8x1x12xi32>
  return %0 : tensor<8x1x12xi32>
}

// CHECK-LABEL: func.func @size(
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[0, 0, 0] [1, 12, 1] [1, 1, 1] : tensor<15x15x15xi32> to tensor<1x12xi32>
// CHECK: tensor.cast %[[SLICE]] : tensor<1x12xi32> to tensor<1x?xi32>
func.func @size(%x: tensor<15x15x15xi32>) -> tensor<1x?xi32> {
  %c12 = arith.constant 12 : index
  %0 = tensor.extract_slice %x[0, 0, 0] [1, %c12, 1] [1, 1, 1] : tensor<15x15x15xi32> to tensor<1x?xi32>
  return %0 : tensor<1x?xi32>
}

// What is out of bounds stays as it is.

// CHECK-LABEL: func.func @out_of_bounds(
// CHECK: %[[C:.*]] = arith.constant 15 : index
// CHECK: tensor.extract_slice %{{.*}}[0, 0, %[[C]]] [1, 12, 1] [1, 1, 1]
func.func @out_of_bounds(%x: tensor<15x15x15xi32>) -> tensor<1x12xi32> {
  %c15 = arith.constant 15 : index
  %0 = tensor.extract_slice %x[0, 0, %c15] [1, 12, 1] [1, 1, 1] : tensor<15x15x15xi32> to tensor<1x12xi32>
  return %0 : tensor<1x12xi32>
}
