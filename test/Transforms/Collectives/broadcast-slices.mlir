// RUN: mesh-opt %s --mesh-optimize-collectives=combine-bytes=0 --remarks-filter=mesh-optimize-collectives --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t

mesh.mesh @m = <["x"=2, "y"=4]>

// REMARK: Remark="mesh.all_gather is a broadcast of a slice"

// Nothing but a slice of what is gathered is read, and one device has all of it.

// CHECK-LABEL: func.func @row(
// CHECK-NEXT: %[[OWN:.*]] = tensor.extract_slice %arg0[1, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<3xf32>
// CHECK-NEXT: %[[ROW:.*]] = mesh.broadcast %[[OWN]] on @m ["y"] root 2 : tensor<3xf32>
// CHECK-NEXT: return %[[ROW]]
func.func @row(%x: tensor<4x3xf32>) -> tensor<3xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["y"] dim 0 : tensor<4x3xf32> -> tensor<16x3xf32>
  %1 = tensor.extract_slice %0[9, 0] [1, 3] [1, 1] : tensor<16x3xf32> to tensor<3xf32>
  return %1 : tensor<3xf32>
}

// Strided, up to the end of a block; along the other dim an offset may be data
// that is the same on all devices.

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT: %[[I:.*]] = tensor.extract %arg1[]
// CHECK-NEXT: %[[OWN:.*]] = tensor.extract_slice %arg0[1, %[[I]]] [2, 1] [2, 1]
// CHECK-NEXT: mesh.broadcast %[[OWN]] on @m ["x", "y"] root 1 : tensor<2x1xf32>
func.func @strided(%x: tensor<4x3xf32>, %at: tensor<index> {mesh.sharding = #mesh.sharding<@m, []>})
    -> tensor<2x1xf32> attributes {mesh.spmd = @m} {
  %i = tensor.extract %at[] : tensor<index>
  %0 = mesh.all_gather %x on @m ["x", "y"] dim 0 : tensor<4x3xf32> -> tensor<32x3xf32>
  %1 = tensor.extract_slice %0[5, %i] [2, 1] [2, 1] : tensor<32x3xf32> to tensor<2x1xf32>
  return %1 : tensor<2x1xf32>
}

// From blocks of two dims, one after the other.

// CHECK-LABEL: func.func @corner(
// CHECK-NEXT: %[[OWN:.*]] = tensor.extract_slice %arg0[3, 2] [1, 1] [1, 1]
// CHECK-NEXT: %[[ROW:.*]] = mesh.broadcast %[[OWN]] on @m ["x"] root 1
// CHECK-NEXT: mesh.broadcast %[[ROW]] on @m ["y"] root 3
func.func @corner(%x: tensor<4x3xf32>) -> tensor<1x1xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["x"] dim 0 : tensor<4x3xf32> -> tensor<8x3xf32>
  %1 = mesh.all_gather %0 on @m ["y"] dim 1 : tensor<8x3xf32> -> tensor<8x12xf32>
  %2 = tensor.extract_slice %1[7, 11] [1, 1] [1, 1] : tensor<8x12xf32> to tensor<1x1xf32>
  return %2 : tensor<1x1xf32>
}

// Not if two devices have parts of it, its place is data, more of the gather is
// read, or it is read under a condition.

// CHECK-LABEL: func.func @more(
// CHECK-NOT: mesh.broadcast
// CHECK: return
func.func @more(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>, %i: index, %z: tensor<4x3xf32>, %w: tensor<4x3xf32>, %b: i1)
    -> (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<16x3xf32>, tensor<1x3xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["y"] dim 0 : tensor<4x3xf32> -> tensor<16x3xf32>
  %1 = tensor.extract_slice %0[7, 0] [2, 3] [1, 1] : tensor<16x3xf32> to tensor<2x3xf32>
  %2 = mesh.all_gather %y on @m ["y"] dim 0 : tensor<4x3xf32> -> tensor<16x3xf32>
  %3 = tensor.extract_slice %2[%i, 0] [1, 3] [1, 1] : tensor<16x3xf32> to tensor<1x3xf32>
  %4 = mesh.all_gather %z on @m ["y"] dim 0 : tensor<4x3xf32> -> tensor<16x3xf32>
  %5 = tensor.extract_slice %4[0, 0] [1, 3] [1, 1] : tensor<16x3xf32> to tensor<1x3xf32>
  %6 = mesh.all_gather %w on @m ["y"] dim 0 : tensor<4x3xf32> -> tensor<16x3xf32>
  %7 = scf.if %b -> tensor<1x3xf32> {
    %8 = tensor.extract_slice %6[0, 0] [1, 3] [1, 1] : tensor<16x3xf32> to tensor<1x3xf32>
    scf.yield %8 : tensor<1x3xf32>
  } else {
    scf.yield %3 : tensor<1x3xf32>
  }
  return %1, %3, %5, %4, %7 : tensor<2x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<16x3xf32>, tensor<1x3xf32>
}

// Not if each device reads a slice of its own: the root has another one.

// CHECK-LABEL: func.func @own_part(
// CHECK: mesh.all_gather
// CHECK-NOT: mesh.broadcast
// CHECK: return
func.func @own_part(%x: tensor<4x8xf32>) -> tensor<1x2xf32> attributes {mesh.spmd = @m} {
  %c2 = arith.constant 2 : index
  %place = mesh.axis_index @m ["y"]
  %offset = arith.muli %place, %c2 : index
  %0 = mesh.all_gather %x on @m ["y"] dim 0 : tensor<4x8xf32> -> tensor<16x8xf32>
  %1 = tensor.extract_slice %0[9, %offset] [1, 2] [1, 1] : tensor<16x8xf32> to tensor<1x2xf32>
  return %1 : tensor<1x2xf32>
}
