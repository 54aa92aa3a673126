// RUN: mesh-opt %s --mesh-decompose-collectives --canonicalize --cse --split-input-file | FileCheck %s
// RUN: mesh-opt %s --mesh-decompose-collectives=unroll-limit=2 --canonicalize --cse --split-input-file | FileCheck %s --check-prefix=LOOP

// A block of each tensor is at hand at each step, and both are under way to the
// neighbour while a partial product takes them. Nothing is cut out of a whole.

mesh.mesh @m = <["x"=3]>

// CHECK-LABEL: func.func @contracted(
// CHECK-SAME: %[[X0:.*]]: tensor<8x4xf32>, %[[W0:.*]]: tensor<4x6xf32>, %[[Y:.*]]: tensor<8x6xf32>
// CHECK-NEXT: %[[FX1:.*]] = mesh.async {
// CHECK-NEXT: mesh.permute %[[X0]] on @m ["x"] shift 1 : tensor<8x4xf32>
// CHECK: %[[FW1:.*]] = mesh.async {
// CHECK-NEXT: mesh.permute %[[W0]] on @m ["x"] shift 1 : tensor<4x6xf32>
// CHECK: %[[Y0:.*]] = linalg.matmul ins(%[[X0]], %[[W0]] : {{.*}}) outs(%[[Y]] : {{.*}})
// CHECK-NEXT: %[[X1:.*]] = mesh.wait %[[FX1]]
// CHECK-NEXT: %[[W1:.*]] = mesh.wait %[[FW1]]
// CHECK-NEXT: %[[FX2:.*]] = mesh.async {
// CHECK-NEXT: mesh.permute %[[X1]] on
// CHECK: %[[FW2:.*]] = mesh.async {
// CHECK-NEXT: mesh.permute %[[W1]] on
// CHECK: %[[Y1:.*]] = linalg.matmul ins(%[[X1]], %[[W1]] : {{.*}}) outs(%[[Y0]] : {{.*}})
// CHECK-NEXT: %[[X2:.*]] = mesh.wait %[[FX2]]
// CHECK-NEXT: %[[W2:.*]] = mesh.wait %[[FW2]]
// CHECK-NEXT: %[[Y2:.*]] = linalg.matmul ins(%[[X2]], %[[W2]] : {{.*}}) outs(%[[Y1]] : {{.*}})
// CHECK-NEXT: return %[[Y2]]

// LOOP-LABEL: func.func @contracted(
// LOOP: %[[RING:.*]]:3 = scf.for {{.*}} iter_args(%[[X:.*]] = %{{.*}}, %[[W:.*]] = %{{.*}}, %[[SUM:.*]] = %{{.*}})
// LOOP-COUNT-2: mesh.permute
// LOOP: %[[NEXT:.*]] = linalg.matmul ins(%[[X]], %[[W]] : {{.*}}) outs(%[[SUM]] : {{.*}})
// LOOP-NEXT: %[[X1:.*]] = mesh.wait
// LOOP-NEXT: %[[W1:.*]] = mesh.wait
// LOOP-NEXT: scf.yield %[[X1]], %[[W1]], %[[NEXT]]
// LOOP: linalg.matmul ins(%[[RING]]#0, %[[RING]]#1 : {{.*}}) outs(%[[RING]]#2 : {{.*}})
func.func @contracted(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %y: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = mesh.all_gather %x on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x12xf32>
  %1 = mesh.all_gather %w on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<4x6xf32> -> tensor<12x6xf32>
  %2 = linalg.matmul ins(%0, %1 : tensor<8x12xf32>, tensor<12x6xf32>) outs(%y : tensor<8x6xf32>) -> tensor<8x6xf32>
  return %2 : tensor<8x6xf32>
}

// -----

// Of batches each block is a part of the result; the bias that is cast before
// is computed where the ring begins, and what else takes a whole gets it.

mesh.mesh @m = <["x"=2]>

// CHECK-LABEL: func.func @batches(
// CHECK-SAME: %[[A:.*]]: tensor<3x4x5xf32>, %[[B:.*]]: tensor<3x5x2xbf16>
// CHECK: %[[WIDE:.*]] = arith.extf %[[B]]
// CHECK: mesh.permute %[[A]] on
// CHECK: mesh.permute %[[WIDE]] on
// CHECK: linalg.batch_matmul ins(%{{.*}}, %[[WIDE]] : tensor<3x4x5xf32>, tensor<3x5x2xf32>) outs(%{{.*}} : tensor<3x4x2xf32>)
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%{{.*}}, 0, 0] [3, 4, 2] [1, 1, 1]
// CHECK: %[[WHOLE:.*]] = tensor.insert_slice %[[A]] into
// CHECK: linalg.batch_matmul ins(%{{.*}}, %{{.*}} : tensor<3x4x5xf32>, tensor<3x5x2xf32>) outs(%{{.*}} : tensor<3x4x2xf32>)
// CHECK: %[[ALL:.*]] = tensor.insert_slice %{{.*}} into %[[WHOLE]]
// CHECK: return %{{.*}}, %[[ALL]]
func.func @batches(%a: tensor<3x4x5xf32>, %b: tensor<3x5x2xbf16>, %y: tensor<6x4x2xf32>) -> (tensor<6x4x2xf32>, tensor<6x4x5xf32>) {
  %0 = mesh.all_gather %a on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<3x4x5xf32> -> tensor<6x4x5xf32>
  %1 = math.tanh %0 : tensor<6x4x5xf32>
  %2 = arith.extf %b : tensor<3x5x2xbf16> to tensor<3x5x2xf32>
  %3 = mesh.all_gather %2 on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<3x5x2xf32> -> tensor<6x5x2xf32>
  %4 = linalg.batch_matmul ins(%1, %3 : tensor<6x4x5xf32>, tensor<6x5x2xf32>) outs(%y : tensor<6x4x2xf32>) -> tensor<6x4x2xf32>
  return %4, %0 : tensor<6x4x2xf32>, tensor<6x4x5xf32>
}

// -----

// One tensor, both operands.

mesh.mesh @m = <["x"=2]>

// CHECK-LABEL: func.func @gram(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xi32>
// CHECK-COUNT-1: mesh.permute
// CHECK: linalg.contract {{.*}} ins(%[[X]], %[[X]] : tensor<8x4xi32>, tensor<8x4xi32>)
// CHECK: %[[NEXT:.*]] = mesh.wait
// CHECK: linalg.contract {{.*}} ins(%[[NEXT]], %[[NEXT]] : tensor<8x4xi32>, tensor<8x4xi32>)
// CHECK-NOT: mesh.permute
func.func @gram(%x: tensor<8x4xi32>, %y: tensor<8x8xi32>) -> tensor<8x8xi32> {
  %0 = mesh.all_gather %x on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xi32> -> tensor<8x8xi32>
  %1 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>]
      ins(%0, %0 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%y : tensor<8x8xi32>) -> tensor<8x8xi32>
  return %1 : tensor<8x8xi32>
}

// -----

// Over levels the minor blocks of both travel together as well; in Bruck's way
// each by itself.

mesh.mesh @m = <["x"=4]>

// CHECK-LABEL: func.func @levels(
// CHECK-COUNT-2: mesh.permute {{.*}} ["x":(2)2] shift 1
// CHECK-NOT: ["x":(2)2] shift 1
// CHECK: mesh.permute %{{.*}} on @m ["x":(1)2] shift 1 : tensor<8x8xf32>
// CHECK: mesh.permute %{{.*}} on @m ["x":(1)2] shift 1 : tensor<8x6xf32>
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<8x8xf32>, tensor<8x6xf32>)
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<8x8xf32>, tensor<8x6xf32>)
func.func @levels(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %y: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = mesh.all_gather %x on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 2, 2>} : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = mesh.all_gather %w on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 2, 2>} : tensor<4x6xf32> -> tensor<16x6xf32>
  %2 = linalg.matmul ins(%0, %1 : tensor<8x16xf32>, tensor<16x6xf32>) outs(%y : tensor<8x6xf32>) -> tensor<8x6xf32>
  return %2 : tensor<8x6xf32>
}

// CHECK-LABEL: func.func @bruck(
// CHECK-COUNT-4: mesh.permute
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<8x16xf32>, tensor<16x6xf32>)
func.func @bruck(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %y: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = mesh.all_gather %x on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>, mesh.bruck} : tensor<8x4xf32> -> tensor<8x16xf32>
  %1 = mesh.all_gather %w on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>, mesh.bruck} : tensor<4x6xf32> -> tensor<16x6xf32>
  %2 = linalg.matmul ins(%0, %1 : tensor<8x16xf32>, tensor<16x6xf32>) outs(%y : tensor<8x6xf32>) -> tensor<8x6xf32>
  return %2 : tensor<8x6xf32>
}

// -----

// Where the ring of another collective has come to use one of them earlier, the
// other one is not there yet: each is a ring by itself.

mesh.mesh @m = <["x"=2, "y"=2]>

// CHECK-LABEL: func.func @torn(
// CHECK: mesh.permute {{.*}} ["y"] shift 1 : tensor<16x4xf32>
// CHECK: mesh.permute {{.*}} ["x"] shift 1 : tensor<4x8xf32>
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<16x4xf32>, tensor<4x8xf32>)
// CHECK: mesh.permute {{.*}} ["x"] shift 1 : tensor<12x4xf32>
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<12x8xf32>, tensor<8x8xf32>)
func.func @torn(%w: tensor<4x8xf32>, %s: tensor<16x4xf32>, %a: tensor<12x4xf32>, %b: tensor<4x4xf32>, %y: tensor<12x8xf32>, %z: tensor<16x8xf32>) -> (tensor<12x8xf32>, tensor<16x8xf32>) {
  %whole = mesh.all_gather %w on @m ["x"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<4x8xf32> -> tensor<8x8xf32>
  %0 = mesh.all_gather %s on @m ["y"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<16x4xf32> -> tensor<16x8xf32>
  %1 = math.tanh %0 : tensor<16x8xf32>
  %2 = tensor.empty() : tensor<12x4xf32>
  %3 = linalg.matmul ins(%a, %b : tensor<12x4xf32>, tensor<4x4xf32>) outs(%2 : tensor<12x4xf32>) -> tensor<12x4xf32>
  %4 = mesh.all_gather %3 on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<12x4xf32> -> tensor<12x8xf32>
  %5 = linalg.matmul ins(%4, %whole : tensor<12x8xf32>, tensor<8x8xf32>) outs(%y : tensor<12x8xf32>) -> tensor<12x8xf32>
  %6 = linalg.matmul ins(%1, %whole : tensor<16x8xf32>, tensor<8x8xf32>) outs(%z : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %5, %6 : tensor<12x8xf32>, tensor<16x8xf32>
}
