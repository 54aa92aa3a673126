// RUN: mesh-opt %s --mesh-decompose-collectives --canonicalize --cse | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=3, "one"=1]>

// The gathered dim is contracted: products are summed up in the `outs`, while
// the next block is under way. At step i device d has block (d - i) mod n.

// CHECK-LABEL: @contracted(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>, %[[W:.*]]: tensor<8x16xf32>, %[[INIT:.*]]: tensor<8x16xf32>)
func.func @contracted(%x: tensor<8x4xf32>, %w: tensor<8x16xf32>, %init: tensor<8x16xf32>) -> tensor<8x16xf32> {
  // CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
  // CHECK: %[[D:.*]] = mesh.axis_index @m ["data"]
  // CHECK: %[[FUTURE:.*]] = mesh.async {
  // CHECK:   %[[SENT:.*]] = mesh.permute %[[X]] on @m ["data"] shift 1 : tensor<8x4xf32>
  // CHECK:   mesh.yield %[[SENT]]
  // CHECK: %[[K0:.*]] = arith.muli %[[D]], %[[C4]]
  // CHECK: %[[W0:.*]] = tensor.extract_slice %[[W]][%[[K0]], 0] [4, 16] [1, 1]
  // CHECK: %[[Y0:.*]] = linalg.matmul ins(%[[X]], %[[W0]] : {{.*}}) outs(%[[INIT]] :
  // CHECK: %[[X1:.*]] = mesh.wait %[[FUTURE]]
  // CHECK: %[[D1:.*]] = arith.addi %[[D]], %[[C1]]
  // CHECK: %[[B1:.*]] = arith.remui %[[D1]], %[[C2]]
  // CHECK: %[[K1:.*]] = arith.muli %[[B1]], %[[C4]]
  // CHECK: %[[W1:.*]] = tensor.extract_slice %[[W]][%[[K1]], 0] [4, 16] [1, 1]
  // CHECK: %[[Y:.*]] = linalg.matmul ins(%[[X1]], %[[W1]] : {{.*}}) outs(%[[Y0]] :
  // CHECK: return %[[Y]]
  %whole = mesh.all_gather %x on @m ["data"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x8xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x8xf32>, tensor<8x16xf32>) outs(%init : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// The gathered dim is one of the result's: each block makes a part of it.

// CHECK-LABEL: @free(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x16xf32>, %[[INIT:.*]]: tensor<8x16xf32>)
func.func @free(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>, %init: tensor<8x16xf32>) -> tensor<8x16xf32> {
  // CHECK: mesh.async
  // CHECK: %[[OUTS:.*]] = tensor.extract_slice %[[INIT]][%[[AT:.*]], 0] [4, 16] [1, 1]
  // CHECK: %[[PART:.*]] = linalg.matmul ins(%[[X]], %[[W]] : {{.*}}) outs(%[[OUTS]] :
  // CHECK: %[[RESULT:.*]] = tensor.insert_slice %[[PART]] into %[[INIT]][%[[AT]], 0] [4, 16] [1, 1]
  // CHECK: %[[X1:.*]] = mesh.wait
  // CHECK: %[[OUTS1:.*]] = tensor.extract_slice %[[RESULT]][%[[AT1:.*]], 0] [4, 16] [1, 1]
  // CHECK: %[[PART1:.*]] = linalg.matmul ins(%[[X1]], %[[W]] : {{.*}}) outs(%[[OUTS1]] :
  // CHECK: %[[Y:.*]] = tensor.insert_slice %[[PART1]] into %[[RESULT]][%[[AT1]], 0]
  // CHECK: return %[[Y]]
  %whole = mesh.all_gather %x on @m ["data"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<4x8xf32> -> tensor<8x8xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x8xf32>, tensor<8x16xf32>) outs(%init : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// One ring feeds all contractions, whose other operands move before it, and
// puts the whole together for the other uses.

// CHECK-LABEL: @several(
func.func @several(%x: tensor<8x4xf32>, %wq: tensor<8x16xf32>, %wk: tensor<8x2xf32>) -> (tensor<8x16xf32>, tensor<8x2xf32>, tensor<8x8xf32>) {
  %whole = mesh.all_gather %x on @m ["data"] dim 1 {mesh.overlap = #mesh.overlap<ring, down>} : tensor<8x4xf32> -> tensor<8x8xf32>
  // CHECK-DAG: arith.constant dense<1.000000e+00> : tensor<8x2xf32>
  // CHECK: mesh.permute %{{.*}} shift -1
  // CHECK: linalg.matmul {{.*}} -> tensor<8x16xf32>
  // CHECK: linalg.matmul {{.*}} -> tensor<8x2xf32>
  // CHECK: tensor.insert_slice {{.*}} : tensor<8x4xf32> into tensor<8x8xf32>
  // CHECK: mesh.wait
  // CHECK: %[[Q:.*]] = linalg.matmul {{.*}} -> tensor<8x16xf32>
  // CHECK: %[[K:.*]] = linalg.matmul {{.*}} -> tensor<8x2xf32>
  // CHECK: %[[WHOLE:.*]] = tensor.insert_slice {{.*}} : tensor<8x4xf32> into tensor<8x8xf32>
  // CHECK-NOT: linalg.matmul
  // CHECK: %[[SQUARE:.*]] = arith.mulf %[[WHOLE]], %[[WHOLE]]
  // CHECK: return %[[Q]], %[[K]], %[[SQUARE]]
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %q = linalg.matmul ins(%whole, %wq : tensor<8x8xf32>, tensor<8x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %one = arith.constant dense<1.0> : tensor<8x2xf32>
  %k = linalg.matmul ins(%whole, %wk : tensor<8x8xf32>, tensor<8x2xf32>) outs(%one : tensor<8x2xf32>) -> tensor<8x2xf32>
  %square = arith.mulf %whole, %whole : tensor<8x8xf32>
  return %q, %k, %square : tensor<8x16xf32>, tensor<8x2xf32>, tensor<8x8xf32>
}

// The accumulator travels while the next block's product is computed.

// CHECK-LABEL: @scatter(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>, %[[W:.*]]: tensor<4x8xf32>)
func.func @scatter(%x: tensor<8x4xf32>, %w: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x8xf32>) -> tensor<8x8xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: %[[D:.*]] = mesh.axis_index
  // CHECK: %[[W0:.*]] = tensor.extract_slice %[[W]][0, %{{.*}}] [4, 4] [1, 1]
  // CHECK: %[[ZERO:.*]] = linalg.fill {{.*}} -> tensor<8x4xf32>
  // CHECK: %[[ACC:.*]] = linalg.matmul ins(%[[X]], %[[W0]] : {{.*}}) outs(%[[ZERO]] :
  // CHECK: %[[FUTURE:.*]] = mesh.async {
  // CHECK:   mesh.permute %[[ACC]] on @m ["data"] shift 1 : tensor<8x4xf32>
  // CHECK: %[[OWN:.*]] = arith.muli %[[D]]
  // CHECK: %[[W1:.*]] = tensor.extract_slice %[[W]][0, %[[OWN]]] [4, 4] [1, 1]
  // CHECK: %[[PART:.*]] = linalg.matmul ins(%[[X]], %[[W1]] :
  // CHECK: %[[ARRIVED:.*]] = mesh.wait %[[FUTURE]]
  // CHECK: %[[R:.*]] = arith.addf %[[ARRIVED]], %[[PART]] : tensor<8x4xf32>
  // CHECK: return %[[R]]
  %r = mesh.reduce_scatter sum %y on @m ["data"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x8xf32> -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// Over one device a collective is the identity.

// CHECK-LABEL: @one_device(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>)
// CHECK-NEXT: return %[[X]]
func.func @one_device(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %whole = mesh.all_gather %x on @m ["one"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x4xf32>
  return %whole : tensor<8x4xf32>
}
