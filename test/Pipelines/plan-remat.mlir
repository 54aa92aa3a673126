// Values that are in memory for long are dropped, and computed again.
//
// RUN: mesh-opt %s --mesh-plan-remat="memory-limit=22000" --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// Below the limit, and without one, nothing is recomputed.
// RUN: mesh-opt %s --mesh-plan-remat="memory-limit=40000" | FileCheck %s --check-prefix=FITS
// RUN: mesh-opt %s --mesh-plan-remat | FileCheck %s --check-prefix=FITS
// FITS-NOT: mesh.optimization_barrier

// The estimate is what memory planning finds.
// REMARK: @chain needs 18432 B instead of 22528 B, with {{.*}} us of recomputation; 18432 B were predicted
// CHECK-LABEL: func.func @chain
func.func @chain(%x: tensor<16x16xf32>, %w: tensor<16x64xf32>, %v: tensor<64x16xf32>) -> tensor<16x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x64xf32>) -> tensor<16x64xf32>
  %e1 = tensor.empty() : tensor<16x16xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  // CHECK: %[[H:.*]] = linalg.matmul ins(%arg0, %arg1
  // CHECK: math.exp %[[H]]
  %h = linalg.matmul ins(%x, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %a = math.exp %h : tensor<16x64xf32>
  %s = linalg.matmul ins(%a, %v : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %b = linalg.matmul ins(%s, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %c = math.exp %b : tensor<16x64xf32>
  %t = linalg.matmul ins(%c, %v : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  // CHECK: %[[X:.*]] = mesh.optimization_barrier %arg0
  // CHECK: %[[W:.*]] = mesh.optimization_barrier %arg1
  // CHECK: %[[AGAIN:.*]] = linalg.matmul ins(%[[X]], %[[W]]
  // CHECK: arith.mulf %{{.*}}, %[[AGAIN]]
  %u = linalg.matmul ins(%t, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %r = arith.mulf %u, %h : tensor<16x64xf32>
  return %r : tensor<16x64xf32>
}

// The second copy of a value has two barriers before what it reads, of which the
// first copy has one.
// CHECK-LABEL: func.func @shared
// CHECK: %[[X:.*]] = mesh.optimization_barrier %arg0
// CHECK: %[[W:.*]] = mesh.optimization_barrier %arg1
// CHECK: linalg.matmul ins(%[[X]], %[[W]]
// CHECK-NOT: mesh.optimization_barrier %arg
// CHECK: %[[XX:.*]] = mesh.optimization_barrier %[[X]]
// CHECK: %[[WW:.*]] = mesh.optimization_barrier %[[W]]
// CHECK: linalg.matmul ins(%[[XX]], %[[WW]]
// CHECK-NOT: mesh.optimization_barrier
func.func @shared(%x: tensor<16x16xf32>, %w: tensor<16x64xf32>, %v: tensor<64x16xf32>) -> tensor<16x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x64xf32>) -> tensor<16x64xf32>
  %e1 = tensor.empty() : tensor<16x16xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h = linalg.matmul ins(%x, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %a = math.exp %h : tensor<16x64xf32>
  %s = linalg.matmul ins(%a, %v : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %b = linalg.matmul ins(%s, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %c = math.exp %b : tensor<16x64xf32>
  %t = linalg.matmul ins(%c, %v : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %u = linalg.matmul ins(%t, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %r = arith.mulf %u, %h : tensor<16x64xf32>
  %t1 = linalg.matmul ins(%r, %v : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %b1 = linalg.matmul ins(%t1, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %c1 = math.exp %b1 : tensor<16x64xf32>
  %t2 = linalg.matmul ins(%c1, %v : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %u1 = linalg.matmul ins(%t2, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %r1 = arith.mulf %u1, %h : tensor<16x64xf32>
  return %r1 : tensor<16x64xf32>
}
