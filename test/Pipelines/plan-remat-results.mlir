// An op with several results runs once more for all of them.
//
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=29000 | FileCheck %s
// RUN: mesh-run %s --memory-limit=29000 --check

// CHECK-LABEL: func.func @results
// CHECK: %[[H:.*]]:2 = mesh.sort %arg0, %arg1
// CHECK: math.exp %[[H]]#0
// CHECK: %[[X:.*]] = mesh.optimization_barrier %arg0
// CHECK: %[[Y:.*]] = mesh.optimization_barrier %arg1
// CHECK: %[[AGAIN:.*]]:2 = mesh.sort %[[X]], %[[Y]]
// CHECK-NOT: mesh.sort
// CHECK-DAG: arith.mulf %{{.*}}, %[[AGAIN]]#0
// CHECK-DAG: arith.mulf %{{.*}}, %[[AGAIN]]#1
func.func @results(%x: tensor<16x16xf32>, %y: tensor<16x16xf32>, %w: tensor<16x128xf32>, %v: tensor<128x16xf32>) -> tensor<16x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x128xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x128xf32>) -> tensor<16x128xf32>
  %e1 = tensor.empty() : tensor<16x16xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h:2 = mesh.sort %x, %y dim 1 stable by {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<16x16xf32>, tensor<16x16xf32>
  %p = math.exp %h#0 : tensor<16x16xf32>
  %q = arith.addf %p, %h#1 : tensor<16x16xf32>
  %b = linalg.matmul ins(%q, %w : tensor<16x16xf32>, tensor<16x128xf32>) outs(%z : tensor<16x128xf32>) -> tensor<16x128xf32>
  %c = math.exp %b : tensor<16x128xf32>
  %t = linalg.matmul ins(%c, %v : tensor<16x128xf32>, tensor<128x16xf32>) outs(%z1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %r = arith.mulf %t, %h#0 : tensor<16x16xf32>
  %s = arith.mulf %r, %h#1 : tensor<16x16xf32>
  return %s : tensor<16x16xf32>
}
