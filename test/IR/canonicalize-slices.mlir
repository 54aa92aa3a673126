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

// What is inserted keeps its dims, too.

// CHECK-LABEL: func.func @inserted(
// CHECK: %[[X:.*]] = tensor.cast %{{.*}} : tensor<1x?xi32> to tensor<1x12xi32>
// CHECK: tensor.insert_slice %[[X]] into %{{.*}}[0, 3, 0] [1, 12, 1] [1, 1, 1] : tensor<1x12xi32> into tensor<15x15x15xi32>
func.func @inserted(%x: tensor<1x?xi32>, %d: tensor<15x15x15xi32>) -> tensor<15x15x15xi32> {
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  %0 = tensor.insert_slice %x into %d[0, %c3, 0] [1, %c12, 1] [1, 1, 1] : tensor<1x?xi32> into tensor<15x15x15xi32>
  return %0 : tensor<15x15x15xi32>
}

// CHECK-LABEL: func.func @inserted_by_each(
// CHECK: %[[X:.*]] = tensor.cast %{{.*}} : tensor<1x?xi32> to tensor<1x12xi32>
// CHECK: scf.forall.in_parallel
// CHECK: tensor.parallel_insert_slice %[[X]] into %{{.*}}[%{{.*}}, 3, 0] [1, 12, 1] [1, 1, 1] : tensor<1x12xi32> into tensor<15x15x15xi32>
func.func @inserted_by_each(%x: tensor<1x?xi32>, %d: tensor<15x15x15xi32>) -> tensor<15x15x15xi32> {
  %c12 = arith.constant 12 : index
  %r = scf.forall (%i) in (15) shared_outs(%o = %d) -> tensor<15x15x15xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i, 3, 0] [1, %c12, 1] [1, 1, 1] : tensor<1x?xi32> into tensor<15x15x15xi32>
    }
  }
  return %r : tensor<15x15x15xi32>
}

// CHECK-LABEL: func.func @inserted_out_of_bounds(
// CHECK: %[[C:.*]] = arith.constant 15 : index
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[0, 0, %[[C]]] [1, 12, 1] [1, 1, 1]
func.func @inserted_out_of_bounds(%x: tensor<1x12xi32>, %d: tensor<15x15x15xi32>) -> tensor<15x15x15xi32> {
  %c15 = arith.constant 15 : index
  %0 = tensor.insert_slice %x into %d[0, 0, %c15] [1, 12, 1] [1, 1, 1] : tensor<1x12xi32> into tensor<15x15x15xi32>
  return %0 : tensor<15x15x15xi32>
}
