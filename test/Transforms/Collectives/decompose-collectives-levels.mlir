// RUN: mesh-opt %s --split-input-file --verify-diagnostics --mesh-decompose-collectives --canonicalize --cse | FileCheck %s

mesh.mesh @m = <["x"=8, "y"=2]>

// Pairs of neighbours gather their blocks; then pairs of blocks go around a
// ring of four, and feed the contraction: several blocks at once.

// CHECK-LABEL: @gather(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>,
func.func @gather(%x: tensor<8x4xf32>, %w: tensor<32x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: mesh.permute %[[X]] on @m ["x":(4)2] shift 1 : tensor<8x4xf32>
  // CHECK: tensor.insert_slice {{.*}} : tensor<8x4xf32> into tensor<8x8xf32>
  // CHECK: %[[PAIR:.*]] = tensor.insert_slice {{.*}} : tensor<8x4xf32> into tensor<8x8xf32>
  // CHECK: mesh.permute %[[PAIR]] on @m ["x":(1)4] shift 1 : tensor<8x8xf32>
  // CHECK: linalg.matmul ins(%[[PAIR]],
  // CHECK-COUNT-3: linalg.matmul
  // CHECK-NOT: linalg.matmul
  %whole = mesh.all_gather %x on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 2, 4>} : tensor<8x4xf32> -> tensor<8x32xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x32xf32>, tensor<32x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// Recursive halving and doubling: all-reduces over 8 devices send a half, a
// quarter, an eighth, and back again.

// CHECK-LABEL: @reduce(
func.func @reduce(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: mesh.permute {{.*}} ["x":(1)2] shift 1 : tensor<4xf32>
  // CHECK: mesh.permute {{.*}} ["x":(2)2] shift 1 : tensor<2xf32>
  // CHECK: mesh.permute {{.*}} ["x":(4)2] shift 1 : tensor<1xf32>
  // CHECK: mesh.permute {{.*}} ["x":(4)2] shift 1 : tensor<1xf32>
  // CHECK: mesh.permute {{.*}} ["x":(2)2] shift 1 : tensor<2xf32>
  // CHECK: mesh.permute {{.*}} ["x":(1)2] shift 1 : tensor<4xf32>
  // CHECK-NOT: mesh.permute
  %r = mesh.all_reduce sum %x on @m ["x"] {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 2, 2, 2>} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// Rings of rings: first among neighbours along the minor axis.

// CHECK-LABEL: @axes(
func.func @axes(%x: tensor<4xf32>) -> tensor<64xf32> {
  // CHECK: mesh.permute {{.*}} ["y"] shift 1 : tensor<4xf32>
  // CHECK: mesh.permute {{.*}} ["x"] shift 1 : tensor<8xf32>
  %r = mesh.all_gather %x on @m ["x", "y"] dim 0 {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 2, 8>} : tensor<4xf32> -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// Each level sends what is for the other devices of it: a half, three times.

// CHECK-LABEL: @all_to_all(
func.func @all_to_all(%x: tensor<16x3xf32>) -> tensor<2x24xf32> {
  // CHECK: tensor.expand_shape {{.*}} output_shape [2, 2, 2, 2, 3]
  // CHECK: mesh.permute {{.*}} ["x":(4)2] shift 1 : tensor<2x2x1x2x3xf32>
  // CHECK: mesh.permute {{.*}} ["x":(2)2] shift 1 : tensor<2x1x2x2x3xf32>
  // CHECK: mesh.permute {{.*}} ["x":(1)2] shift 1 : tensor<1x2x2x2x3xf32>
  // CHECK: linalg.transpose {{.*}} permutation = [3, 0, 1, 2, 4]
  // CHECK: tensor.collapse_shape {{.*}} : tensor<2x2x2x2x3xf32> into tensor<2x24xf32>
  %r = mesh.all_to_all %x on @m ["x"] split 0 concat 1 {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 2, 2, 2>} : tensor<16x3xf32> -> tensor<2x24xf32>
  return %r : tensor<2x24xf32>
}

// Device 5 is at 1 of the first level, and at 2 of the second.

// CHECK-LABEL: @broadcast(
func.func @broadcast(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: mesh.permute {{.*}} ["x":(1)4] pairs [2 -> 3]
  // CHECK: mesh.permute {{.*}} ["x":(1)4] pairs [2 -> 0, 3 -> 1]
  // CHECK: mesh.permute {{.*}} ["x":(4)2] pairs [1 -> 0]
  %r = mesh.broadcast %x on @m ["x"] root 5 {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 2, 4>} : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=6]>

func.func @too_many(%x: tensor<4xf32>) -> tensor<24xf32> {
  // expected-error @below {{attribute 'mesh.levels' must cut the axes #mesh.axes<["x"]> of 6 devices from the minor axis to the major one, got 2, 2}}
  %r = mesh.all_gather %x on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 2, 2>} : tensor<4xf32> -> tensor<24xf32>
  return %r : tensor<24xf32>
}

// -----

mesh.mesh @m = <["x"=2, "y"=3]>

func.func @across(%x: tensor<4xf32>) -> tensor<24xf32> {
  // expected-error @below {{attribute 'mesh.levels' must cut the axes #mesh.axes<["x", "y"]> of 6 devices from the minor axis to the major one, got 2, 3}}
  %r = mesh.all_gather %x on @m ["x", "y"] dim 0 {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 2, 3>} : tensor<4xf32> -> tensor<24xf32>
  return %r : tensor<24xf32>
}

// -----

mesh.mesh @m = <["x"=6]>

func.func @bruck(%x: tensor<6xf32>) -> tensor<6xf32> {
  // expected-error @below {{attribute 'mesh.bruck' must be on mesh.all_gather or mesh.all_to_all}}
  %r = mesh.all_reduce sum %x on @m ["x"] {mesh.overlap = #mesh.overlap<ring>, mesh.bruck} : tensor<6xf32>
  return %r : tensor<6xf32>
}
