// RUN: mesh-opt %s --mesh-decompose-collectives --canonicalize --cse | FileCheck %s
// RUN: mesh-opt %s --mesh-decompose-collectives=unroll-limit=2 --canonicalize --cse | FileCheck %s --check-prefix=LOOP

mesh.mesh @m = <["x"=2, "y"=4]>

// Each block travels in chunks, here of two and three columns. The second one
// is under way while the first one that has arrived is computed with.

// CHECK-LABEL: @gather(
// CHECK-SAME: %[[X:.*]]: tensor<8x5xf32>,
func.func @gather(%x: tensor<8x5xf32>, %w: tensor<10x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK-DAG: %[[X0:.*]] = tensor.extract_slice %[[X]][0, 0] [8, 2]
  // CHECK-DAG: %[[X1:.*]] = tensor.extract_slice %[[X]][0, 2] [8, 3]
  // CHECK: mesh.permute %[[X0]] on @m ["x"] shift 1 : tensor<8x2xf32>
  // CHECK: linalg.matmul ins(%[[X0]],
  // CHECK: mesh.permute %[[X1]] on @m ["x"] shift 1 : tensor<8x3xf32>
  // CHECK: linalg.matmul ins(%[[X1]],
  // CHECK: %[[X2:.*]] = mesh.wait
  // CHECK: linalg.matmul ins(%[[X2]],
  // CHECK: %[[X3:.*]] = mesh.wait
  // CHECK: %[[Y:.*]] = linalg.matmul ins(%[[X3]],
  // CHECK: return %[[Y]]
  %whole = mesh.all_gather %x on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>, mesh.chunks = 2 : i64} : tensor<8x5xf32> -> tensor<8x10xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x10xf32>, tensor<10x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// A chunk of an accumulator leaves as soon as it is computed. Of a block of two
// elements there are no more than two chunks.

// CHECK-LABEL: @scatter(
func.func @scatter(%x: tensor<8x4xf32>, %w: tensor<4x4xf32>, %init: tensor<8x4xf32>) -> tensor<8x2xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x4xf32>) outs(%init : tensor<8x4xf32>) -> tensor<8x4xf32>
  // CHECK: %[[A0:.*]] = linalg.matmul {{.*}} -> tensor<8x1xf32>
  // CHECK: %[[F0:.*]] = mesh.async
  // CHECK-NEXT: mesh.permute %[[A0]]
  // CHECK: %[[A1:.*]] = linalg.matmul {{.*}} -> tensor<8x1xf32>
  // CHECK: %[[F1:.*]] = mesh.async
  // CHECK-NEXT: mesh.permute %[[A1]]
  // CHECK: %[[B0:.*]] = linalg.matmul
  // CHECK: %[[R0:.*]] = mesh.wait %[[F0]]
  // CHECK: arith.addf %[[R0]], %[[B0]]
  // CHECK: %[[B1:.*]] = linalg.matmul
  // CHECK: %[[R1:.*]] = mesh.wait %[[F1]]
  // CHECK: arith.addf %[[R1]], %[[B1]]
  // CHECK-NOT: linalg.matmul
  %r = mesh.reduce_scatter sum %y on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>, mesh.chunks = 5 : i64} : tensor<8x4xf32> -> tensor<8x2xf32>
  return %r : tensor<8x2xf32>
}

// A loop hands on all chunks at the end of a step.

// CHECK-LABEL: @loop(
// LOOP-LABEL: @loop(
func.func @loop(%x: tensor<8x4xf32>, %w: tensor<16x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // LOOP: scf.for {{.*}} iter_args(%[[C0:.*]] = %{{.*}}, %[[C1:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x8xf32>)
  // LOOP: mesh.permute %[[C0]]
  // LOOP: linalg.matmul ins(%[[C0]],
  // LOOP: mesh.permute %[[C1]]
  // LOOP: %[[SUM:.*]] = linalg.matmul ins(%[[C1]],
  // LOOP: %[[N0:.*]] = mesh.wait
  // LOOP: %[[N1:.*]] = mesh.wait
  // LOOP: scf.yield %[[N0]], %[[N1]], %[[SUM]]
  %whole = mesh.all_gather %x on @m ["y"] dim 1 {mesh.overlap = #mesh.overlap<ring>, mesh.chunks = 2 : i64} : tensor<8x4xf32> -> tensor<8x16xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x16xf32>, tensor<16x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}
