// An elementwise op that is repeated for one reader becomes a part of that: it
// takes no memory. It reads what is repeated beside it without a barrier.
//
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=18500 --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

// REMARK: @fused needs [[BYTES:[0-9]+]] B instead of {{[0-9]+}} B, with {{.*}} us of recomputation; [[BYTES]] B were predicted
// CHECK-LABEL: func.func @fused
// CHECK: %[[X:.*]] = mesh.optimization_barrier %arg0
// CHECK: %[[W:.*]] = mesh.optimization_barrier %arg1
// CHECK: %[[AGAIN:.*]] = linalg.matmul ins(%[[X]], %[[W]]
// CHECK-NOT: mesh.optimization_barrier
// CHECK: %[[EXP:.*]] = math.exp %[[AGAIN]]
// CHECK: arith.mulf %{{.*}}, %[[EXP]]
func.func @fused(%x: tensor<16x16xf32>, %w: tensor<16x64xf32>, %v: tensor<64x16xf32>) -> tensor<16x64xf32> {
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
  %d = arith.subf %u, %a : tensor<16x64xf32>
  %f = arith.addf %d, %h : tensor<16x64xf32>
  %r = arith.mulf %f, %a : tensor<16x64xf32>
  return %r : tensor<16x64xf32>
}
