// One weight for all layers. Its gradient is a sum of contractions, each of which
// adds to the one before: the layers' results alone are in use for long, and
// those that are computed again save memory.

// RUN: mesh-opt %s --mesh-execution=memory-limit=9000 --remarks-filter=mesh-plan-remat 2>&1 | FileCheck %s
// RUN: mesh-run %s --entry=main --memory-limit=9000 --check

// CHECK: @main needs {{[0-9]+}} B instead of 12292 B

func.func private @loss(%h0: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<f32> {
  %zeros = arith.constant dense<0.0> : tensor<16x16xf32>
  %p1 = linalg.matmul ins(%h0, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h1 = math.tanh %p1 : tensor<16x16xf32>
  %p2 = linalg.matmul ins(%h1, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h2 = math.tanh %p2 : tensor<16x16xf32>
  %p3 = linalg.matmul ins(%h2, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h3 = math.tanh %p3 : tensor<16x16xf32>
  %p4 = linalg.matmul ins(%h3, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h4 = math.tanh %p4 : tensor<16x16xf32>
  %p5 = linalg.matmul ins(%h4, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h5 = math.tanh %p5 : tensor<16x16xf32>
  %p6 = linalg.matmul ins(%h5, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h6 = math.tanh %p6 : tensor<16x16xf32>
  %p7 = linalg.matmul ins(%h6, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h7 = math.tanh %p7 : tensor<16x16xf32>
  %p8 = linalg.matmul ins(%h7, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h8 = math.tanh %p8 : tensor<16x16xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%h8 : tensor<16x16xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.derivative @main = gradient of @loss wrt [1] with value
