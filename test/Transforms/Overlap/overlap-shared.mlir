// RUN: mesh-opt %s --mesh-overlap=min-bytes=64 | FileCheck %s
// RUN: mesh-opt %s --mesh-overlap=min-bytes=64 --remarks-filter=mesh-overlap --remark-format=emitRemark -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK
// RUN: mesh-opt %s --mesh-overlap=machine=%S/../Inputs/machine.json --remarks-filter=mesh-overlap --remark-format=emitRemark -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=COST

mesh.mesh @m = <["slow"=4, "y"=4]>

#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (j, k)>
#product = affine_map<(i, j, k) -> (i, j)>

// Both operands of a product are gathered along the loop that is contracted:
// they travel in one ring. Of each a device sends three blocks, of 64 KiB and of
// 4 KiB, at 1 GB/s with 10 us of latency: 227 us and 42 us, before the product
// takes 22 us. In a ring half of them go the other way, chunk after chunk.

// CHECK-LABEL: @both(
// REMARK-DAG: Function=both | Remark="mesh.all_gather over 4 devices beside 1 contraction, in one ring with 1 other: bidirectional up, halves the 3 steps
// REMARK-DAG: Function=both | Remark="mesh.all_gather over 4 devices beside 1 contraction, in one ring with 1 other: bidirectional up, halves the 3 steps
// COST: Function=both | Remark="mesh.all_gather over 4 devices beside 1 contraction, in one ring with 1 other: split up in 4 chunks, predicted to take 117.8 us instead of 290.9 us
func.func @both(%x: tensor<256x64xf32>, %w: tensor<64x16xf32>, %y: tensor<256x16xf32>) -> tensor<256x16xf32> {
  // CHECK-COUNT-2: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  %0 = mesh.all_gather %x on @m ["slow"] dim 1 : tensor<256x64xf32> -> tensor<256x256xf32>
  %1 = mesh.all_gather %w on @m ["slow"] dim 0 : tensor<64x16xf32> -> tensor<256x16xf32>
  %2 = linalg.matmul ins(%0, %1 : tensor<256x256xf32>, tensor<256x16xf32>) outs(%y : tensor<256x16xf32>) -> tensor<256x16xf32>
  return %2 : tensor<256x16xf32>
}

// Blocks count together: neither has 64 bytes.

// CHECK-LABEL: @small(
func.func @small(%x: tensor<4x3xf32>, %w: tensor<3x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // CHECK-COUNT-2: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  %0 = mesh.all_gather %x on @m ["y"] dim 1 : tensor<4x3xf32> -> tensor<4x12xf32>
  %1 = mesh.all_gather %w on @m ["y"] dim 0 : tensor<3x4xf32> -> tensor<12x4xf32>
  %2 = linalg.matmul ins(%0, %1 : tensor<4x12xf32>, tensor<12x4xf32>) outs(%y : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// A tensor that is both operands, along one loop. Along two, a block needs all
// of the others.

// CHECK-LABEL: @gram(
// REMARK-DAG: Function=gram | Remark="mesh.all_gather over 4 devices beside 1 contraction: bidirectional up, halves the 3 steps
// REMARK-DAG: Function=gram | Remark="mesh.all_gather over 4 devices is left alone: the contraction beside it takes it along two loops; with a result that is sharded along one of them it would overlap
func.func @gram(%x: tensor<8x4xf32>, %y: tensor<8x8xf32>, %z: tensor<32x32xf32>) -> (tensor<8x8xf32>, tensor<32x32xf32>) {
  // CHECK: mesh.all_gather {{.*}} dim 1 {mesh.overlap = #mesh.overlap<bidirectional>}
  // CHECK: mesh.all_gather {{.*}} dim 0 :
  %0 = mesh.all_gather %x on @m ["y"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = linalg.contract indexing_maps = [#rows, #columns, #product] ins(%0, %0 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%y : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = mesh.all_gather %x on @m ["y"] dim 0 : tensor<8x4xf32> -> tensor<32x4xf32>
  %3 = linalg.contract indexing_maps = [#rows, #columns, #product] ins(%2, %2 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%z : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %1, %3 : tensor<8x8xf32>, tensor<32x32xf32>
}

// Layers that share their input gather weights along its features: all of them
// travel together, also those of which a larger one is no operand, and with
// what is computed between.

// CHECK-LABEL: @layers(
// REMARK: Function=layers | Remark="mesh.all_gather over 4 devices beside 2 contractions, in one ring with 2 others: bidirectional up
func.func @layers(%x: tensor<8x4xf32>, %q: tensor<4x32xf32>, %k: tensor<4x32xf32>, %y: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>) {
  // CHECK-COUNT-3: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  %0 = mesh.all_gather %x on @m ["y"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = math.tanh %0 : tensor<8x16xf32>
  %minus = arith.negf %q : tensor<4x32xf32>
  %2 = mesh.all_gather %minus on @m ["y"] dim 0 : tensor<4x32xf32> -> tensor<16x32xf32>
  %3 = linalg.matmul ins(%1, %2 : tensor<8x16xf32>, tensor<16x32xf32>) outs(%y : tensor<8x32xf32>) -> tensor<8x32xf32>
  %4 = mesh.all_gather %k on @m ["y"] dim 0 : tensor<4x32xf32> -> tensor<16x32xf32>
  %5 = linalg.matmul ins(%1, %4 : tensor<8x16xf32>, tensor<16x32xf32>) outs(%y : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %3, %5 : tensor<8x32xf32>, tensor<8x32xf32>
}

// What is gathered along another loop, over other axes, or with another form
// written on it, travels by itself, before the larger one's ring.

// CHECK-LABEL: @apart(
// REMARK-DAG: Function=apart | Remark="mesh.all_gather over 4 devices is left alone: the contraction beside it overlaps with another collective, along another loop; with a result that is sharded along one of the two it would need one gather
// REMARK-DAG: Function=apart | Remark="mesh.all_gather over 4 devices is left alone: the contraction beside it overlaps with another collective, over other axes
func.func @apart(%x: tensor<4x16xf32>, %w: tensor<16x2xf32>, %v: tensor<4x2xf32>, %y: tensor<16x8xf32>, %z: tensor<16x2xf32>) -> (tensor<16x8xf32>, tensor<16x2xf32>) {
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  %0 = mesh.all_gather %x on @m ["y"] dim 0 : tensor<4x16xf32> -> tensor<16x16xf32>
  // CHECK: mesh.all_gather {{.*}} dim 1 :
  %1 = mesh.all_gather %w on @m ["y"] dim 1 : tensor<16x2xf32> -> tensor<16x8xf32>
  %2 = linalg.matmul ins(%0, %1 : tensor<16x16xf32>, tensor<16x8xf32>) outs(%y : tensor<16x8xf32>) -> tensor<16x8xf32>
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  %3 = mesh.all_gather %x on @m ["y"] dim 0 : tensor<4x16xf32> -> tensor<16x16xf32>
  // CHECK: mesh.all_gather {{.*}} dim 0 :
  %4 = mesh.all_gather %v on @m ["slow"] dim 0 : tensor<4x2xf32> -> tensor<16x2xf32>
  %5 = linalg.matmul ins(%3, %4 : tensor<16x16xf32>, tensor<16x2xf32>) outs(%z : tensor<16x2xf32>) -> tensor<16x2xf32>
  return %2, %5 : tensor<16x8xf32>, tensor<16x2xf32>
}

// What is written on one of them holds for all; two forms that differ, apart.

// CHECK-LABEL: @written(
// REMARK-DAG: Function=written | Remark="mesh.all_gather over 4 devices beside 1 contraction, in one ring with 1 other: split up, as written on it
// REMARK-DAG: Function=written | Remark="mesh.all_gather over 4 devices beside 1 contraction: ring up, as written on it
// REMARK-DAG: Function=written | Remark="mesh.all_gather over 4 devices by itself: split up, as written on it; the contraction beside it overlaps with another collective, in another form than is written on this one
func.func @written(%x: tensor<8x4xf32>, %w: tensor<4x2xf32>, %y: tensor<8x2xf32>) -> (tensor<8x2xf32>, tensor<8x2xf32>) {
  // CHECK-COUNT-2: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<split>}
  %0 = mesh.all_gather %x on @m ["y"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = mesh.all_gather %w on @m ["y"] dim 0 {mesh.overlap = #mesh.overlap<split>} : tensor<4x2xf32> -> tensor<16x2xf32>
  %2 = linalg.matmul ins(%0, %1 : tensor<8x16xf32>, tensor<16x2xf32>) outs(%y : tensor<8x2xf32>) -> tensor<8x2xf32>
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<ring>}
  %3 = mesh.all_gather %x on @m ["y"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x16xf32>
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<split>}
  %4 = mesh.all_gather %w on @m ["y"] dim 0 {mesh.overlap = #mesh.overlap<split>} : tensor<4x2xf32> -> tensor<16x2xf32>
  %5 = linalg.matmul ins(%3, %4 : tensor<8x16xf32>, tensor<16x2xf32>) outs(%2 : tensor<8x2xf32>) -> tensor<8x2xf32>
  return %2, %5 : tensor<8x2xf32>, tensor<8x2xf32>
}

// A ring begins where something first uses what it gathers. What is made of that
// otherwise than by blocks is not there yet, nor is what is gathered later.

// CHECK-LABEL: @later(
// REMARK-DAG: Function=later | Remark="mesh.all_gather over 4 devices is left alone: the contraction beside it also takes what is computed after this is first used
// REMARK-DAG: Function=later | Remark="mesh.all_gather over 4 devices is left alone: the contraction beside it overlaps with another collective, and one ring of both would begin before all is there that it takes
func.func @later(%x: tensor<8x4xf32>, %v: tensor<4x8xf32>, %y: tensor<16x16xf32>, %e: tensor<8x16xf32>, %z: tensor<8x8xf32>) -> (tensor<16x16xf32>, tensor<16x8xf32>, tensor<8x8xf32>) {
  // CHECK: mesh.all_gather {{.*}} dim 1 :
  %0 = mesh.all_gather %x on @m ["y"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = linalg.softmax dimension(1) ins(%0 : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %2 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, #product] ins(%0, %1 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%y : tensor<16x16xf32>) -> tensor<16x16xf32>

  // CHECK: mesh.all_gather {{.*}} dim 0 :
  %3 = mesh.all_gather %v on @m ["y"] dim 0 : tensor<4x8xf32> -> tensor<16x8xf32>
  %4 = math.tanh %3 : tensor<16x8xf32>
  %5 = linalg.matmul ins(%x, %v : tensor<8x4xf32>, tensor<4x8xf32>) outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %6 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [8, 2, 4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  %7 = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<8x2x4xf32> into tensor<16x4xf32>
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  %8 = mesh.all_gather %7 on @m ["y"] dim 1 : tensor<16x4xf32> -> tensor<16x16xf32>
  %9 = linalg.matmul ins(%8, %3 : tensor<16x16xf32>, tensor<16x8xf32>) outs(%3 : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %2, %9, %5 : tensor<16x16xf32>, tensor<16x8xf32>, tensor<8x8xf32>
}
