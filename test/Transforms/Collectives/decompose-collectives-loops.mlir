// RUN: mesh-opt %s --mesh-decompose-collectives=unroll-limit=8 --canonicalize --cse | FileCheck %s

mesh.mesh @m = <["x"=64, "y"=64]>

// A large ring is a loop over all steps but the last, with one block in flight.

// CHECK-LABEL: @gather(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>, %[[W:.*]]: tensor<16384x8xf32>, %[[INIT:.*]]: tensor<8x8xf32>)
func.func @gather(%x: tensor<8x4xf32>, %w: tensor<16384x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-DAG: %[[LAST:.*]] = arith.constant 4095 : index
  // CHECK-DAG: %[[N:.*]] = arith.constant 4096 : index
  // CHECK: %[[D:.*]] = mesh.axis_index @m ["x", "y"]
  // CHECK: %[[LOOP:.*]]:2 = scf.for %[[I:.*]] = %[[C0]] to %[[LAST]] step %[[C1]]
  // CHECK-SAME: iter_args(%[[BLOCK:.*]] = %[[X]], %[[ACC:.*]] = %[[INIT]])
  // CHECK:   %[[FUTURE:.*]] = mesh.async
  // CHECK:     mesh.permute %[[BLOCK]] on @m ["x", "y"] shift 1
  // CHECK:   %[[LEFT:.*]] = arith.subi %[[N]], %[[I]]
  // CHECK:   %[[SUM:.*]] = arith.addi %[[D]], %[[LEFT]]
  // CHECK:   %[[B:.*]] = arith.remui %[[SUM]], %[[N]]
  // CHECK:   %[[K:.*]] = arith.muli %[[B]], %[[C4]]
  // CHECK:   %[[SLICE:.*]] = tensor.extract_slice %[[W]][%[[K]], 0] [4, 8] [1, 1]
  // CHECK:   %[[NEXT:.*]] = linalg.matmul ins(%[[BLOCK]], %[[SLICE]] : {{.*}}) outs(%[[ACC]] :
  // CHECK:   %[[ARRIVED:.*]] = mesh.wait %[[FUTURE]]
  // CHECK:   scf.yield %[[ARRIVED]], %[[NEXT]]
  // CHECK: %[[Y:.*]] = linalg.matmul ins(%[[LOOP]]#0, %{{.*}}) outs(%[[LOOP]]#1 :
  // CHECK: return %[[Y]]
  %whole = mesh.all_gather %x on @m ["x", "y"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x16384xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x16384xf32>, tensor<16384x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// A bidirectional ring of an even number of devices has first and last steps
// of its own: around the loop one contraction and two.

// CHECK-LABEL: @bidirectional_gather(
func.func @bidirectional_gather(%x: tensor<8x4xf32>, %w: tensor<256x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-DAG: %[[C31:.*]] = arith.constant 31 : index
  // CHECK-COUNT-1: linalg.matmul
  // CHECK: scf.for %{{.*}} = %[[C1]] to %[[C31]]
  // CHECK-COUNT-2: linalg.matmul
  // CHECK-COUNT-2: mesh.wait
  // CHECK: scf.yield
  // CHECK: mesh.async
  // CHECK-COUNT-2: linalg.matmul
  // CHECK: mesh.wait
  // CHECK: linalg.matmul
  // CHECK-NOT: linalg.matmul
  // CHECK: return
  %whole = mesh.all_gather %x on @m ["y"] dim 1 {mesh.overlap = #mesh.overlap<bidirectional>} : tensor<8x4xf32> -> tensor<8x256xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x256xf32>, tensor<256x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// CHECK-LABEL: @scatter(
func.func @scatter(%x: tensor<8x4xf32>, %w: tensor<4x128xf32>, %init: tensor<8x128xf32>) -> tensor<8x2xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x128xf32>) outs(%init : tensor<8x128xf32>) -> tensor<8x128xf32>
  // CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-DAG: %[[N:.*]] = arith.constant 64 : index
  // CHECK: %[[FIRST:.*]] = linalg.matmul
  // CHECK: %[[R:.*]] = scf.for %{{.*}} = %[[C1]] to %[[N]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[FIRST]])
  // CHECK:   %[[FUTURE:.*]] = mesh.async
  // CHECK:     mesh.permute %[[ACC]]
  // CHECK:   %[[PART:.*]] = linalg.matmul
  // CHECK:   %[[ARRIVED:.*]] = mesh.wait %[[FUTURE]]
  // CHECK:   %[[NEXT:.*]] = arith.addf %[[ARRIVED]], %[[PART]]
  // CHECK:   scf.yield %[[NEXT]]
  // CHECK: return %[[R]]
  %r = mesh.reduce_scatter sum %y on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x128xf32> -> tensor<8x2xf32>
  return %r : tensor<8x2xf32>
}
