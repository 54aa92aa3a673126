// Cotangents of slices that make up a tensor are concatenated; others are inserted.
//
// RUN: mesh-opt --mesh-differentiate %s | FileCheck %s

// CHECK-LABEL: func.func @split_vjp(
// CHECK-SAME:    %[[A:[a-z0-9]+]]: tensor<4x2xf32>, %[[B:[a-z0-9]+]]: tensor<4x3xf32>, %[[C:[a-z0-9]+]]: tensor<4x1xf32>)
// CHECK-NOT:     tensor.insert_slice
// CHECK:         %[[ALL:.*]] = tensor.concat dim(1) %[[A]], %[[B]], %[[C]]
// CHECK-NEXT:    return %[[ALL]]
func.func @split(%x: tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x1xf32>) {
  %b = tensor.extract_slice %x[0, 2] [4, 3] [1, 1] : tensor<4x6xf32> to tensor<4x3xf32>
  %a = tensor.extract_slice %x[0, 0] [4, 2] [1, 1] : tensor<4x6xf32> to tensor<4x2xf32>
  %c = tensor.extract_slice %x[0, 5] [4, 1] [1, 1] : tensor<4x6xf32> to tensor<4x1xf32>
  return %a, %b, %c : tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x1xf32>
}
mesh.derivative @split_vjp = vjp of @split wrt [0]

// What else reads the tensor adds to that.
// CHECK-LABEL: func.func @added_vjp(
// CHECK:         %[[ALL:.*]] = tensor.concat dim(0)
// CHECK:         %[[SUM:.*]] = arith.addf {{.*}}%[[ALL]]
// CHECK:         return %[[SUM]]
func.func @added(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<4xf32>) {
  %a = tensor.extract_slice %x[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %b = tensor.extract_slice %x[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %c = arith.negf %x : tensor<4xf32>
  return %a, %b, %c : tensor<2xf32>, tensor<2xf32>, tensor<4xf32>
}
mesh.derivative @added_vjp = vjp of @added wrt [0]

// Slices that overlap, leave gaps, or are parts along several dims.
// CHECK-LABEL: func.func @overlap_vjp(
// CHECK-COUNT-2: tensor.insert_slice
// CHECK-NOT:     tensor.concat
// CHECK-LABEL: func.func @gap_vjp(
// CHECK-COUNT-2: tensor.insert_slice
// CHECK-NOT:     tensor.concat
// CHECK-LABEL: func.func @corners_vjp(
// CHECK-COUNT-2: tensor.insert_slice
// CHECK-NOT:     tensor.concat
func.func private @overlap(%x: tensor<4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %a = tensor.extract_slice %x[0] [3] [1] : tensor<4xf32> to tensor<3xf32>
  %b = tensor.extract_slice %x[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
  return %a, %b : tensor<3xf32>, tensor<3xf32>
}
mesh.derivative @overlap_vjp = vjp of @overlap wrt [0]
func.func private @gap(%x: tensor<4xf32>) -> (tensor<1xf32>, tensor<2xf32>) {
  %a = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %b = tensor.extract_slice %x[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %a, %b : tensor<1xf32>, tensor<2xf32>
}
mesh.derivative @gap_vjp = vjp of @gap wrt [0]
func.func private @corners(%x: tensor<2x2xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>) {
  %a = tensor.extract_slice %x[0, 0] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
  %b = tensor.extract_slice %x[1, 1] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
  return %a, %b : tensor<1x1xf32>, tensor<1x1xf32>
}
mesh.derivative @corners_vjp = vjp of @corners wrt [0]

// They are concatenated before ops with regions that read them: a branch, whose capture has
// other slices after it, and a loop, whose second result is read in slices alone.
// RUN: mesh-run %s --entry=branch_vjp --check
// RUN: mesh-run %s --entry=loop_vjp --check
// CHECK-LABEL: func.func @branch_vjp(
// CHECK:         %[[ALL:.*]] = tensor.concat dim(0)
// CHECK:         scf.if
// CHECK:           arith.addf %[[ALL]]
func.func private @branch(%x: tensor<4xf32>, %c: i1) -> (tensor<4xf32>, tensor<2xf32>, tensor<2xf32>) {
  %y = math.sin %x : tensor<4xf32>
  %r = scf.if %c -> tensor<4xf32> {
    %n = math.cos %y : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  } else {
    scf.yield %y : tensor<4xf32>
  }
  %a = tensor.extract_slice %y[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %b = tensor.extract_slice %y[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %r, %a, %b : tensor<4xf32>, tensor<2xf32>, tensor<2xf32>
}
mesh.derivative @branch_vjp = vjp of @branch wrt [0]

// CHECK-LABEL: func.func @loop_vjp(
// CHECK:         %[[ALL:.*]] = tensor.concat dim(0)
// CHECK:         scf.for
// CHECK:           tensor.extract_slice %[[ALL]]
func.func private @loop(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = arith.constant dense<0.0> : tensor<4x3xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%state = %x, %all = %init) -> (tensor<3xf32>, tensor<4x3xf32>) {
    %next = math.sin %state : tensor<3xf32>
    %more = tensor.insert_slice %next into %all[%i, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<4x3xf32>
    scf.yield %next, %more : tensor<3xf32>, tensor<4x3xf32>
  }
  %a = tensor.extract_slice %r#1[0, 0] [2, 3] [1, 1] : tensor<4x3xf32> to tensor<2x3xf32>
  %b = tensor.extract_slice %r#1[2, 0] [2, 3] [1, 1] : tensor<4x3xf32> to tensor<2x3xf32>
  return %r#0, %a, %b : tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}
mesh.derivative @loop_vjp = vjp of @loop wrt [0]

// A loop that reads each row of what something else reads, too: the cotangents
// of rows are inserted among zeros, and that of the other reader is added after
// the loop. Devices would read rows of each other in each iteration.

// CHECK-LABEL: func.func @rows_vjp(
// CHECK:         %[[OTHER:.*]] = arith.mulf
// CHECK:         %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : tensor<4x3xf32>
// CHECK:         %[[ROWS:.*]]:2 = scf.for {{.*}} = %[[ZEROS]])
// CHECK-NOT:       tensor.extract_slice
// CHECK:           tensor.insert_slice
// CHECK:         arith.addf %[[OTHER]], %[[ROWS]]#1

// Where it reads half of the rows, they are added to in their places.

// CHECK-LABEL: func.func @half_vjp(
// CHECK:         %[[OTHER:.*]] = arith.mulf
// CHECK:         scf.for {{.*}} = %[[OTHER]])
// CHECK:           tensor.extract_slice
// CHECK:           tensor.insert_slice
func.func private @rows(%x: tensor<4x3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = arith.constant dense<0.0> : tensor<3xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %init) -> tensor<3xf32> {
    %row = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<3xf32>
    %more = arith.addf %sum, %row : tensor<3xf32>
    scf.yield %more : tensor<3xf32>
  }
  %y = math.sin %x : tensor<4x3xf32>
  return %r, %y : tensor<3xf32>, tensor<4x3xf32>
}
mesh.derivative @rows_vjp = vjp of @rows wrt [0]

func.func private @half(%x: tensor<4x3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %init = arith.constant dense<0.0> : tensor<3xf32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%sum = %init) -> tensor<3xf32> {
    %row = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<3xf32>
    %more = arith.addf %sum, %row : tensor<3xf32>
    scf.yield %more : tensor<3xf32>
  }
  %y = math.sin %x : tensor<4x3xf32>
  return %r, %y : tensor<3xf32>, tensor<4x3xf32>
}
mesh.derivative @half_vjp = vjp of @half wrt [0]
