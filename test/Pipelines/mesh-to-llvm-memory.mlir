// RUN: mesh-opt %s --mesh-rings=overlap=ring --mesh-to-llvm | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// The two rings of an MLP block, on four devices. Weights are read where they
// are, blocks of them by offset; partial products are summed up in place; the
// activation works in place on what the first layer leaves, and the last sum
// and the bias in the memory of the result. What is left to allocate: where
// each of the three blocks of x arrives, the hidden features, and for the
// second ring where each of two accumulators arrives and the four partial
// products. All of them lie in one block of memory: the hidden features, 96 KiB,
// and at no time more than three of the others, 24 KiB each.

// CHECK-LABEL: llvm.func @mlp(
// CHECK-SAME: attributes {mesh_rt.memory = 172032 : i64}
// CHECK-NOT: llvm.intr.memcpy
// CHECK: llvm.getelementptr %{{.*}}[172032]
// CHECK-NOT: llvm.intr.memcpy
// CHECK: llvm.call @mesh_rt_alloc(
// CHECK-NOT: llvm.call @mesh_rt_alloc(
// CHECK-NOT: llvm.intr.memcpy
// CHECK: llvm.call @mesh_rt_free(
// CHECK-NEXT: llvm.return
func.func @mlp(%x: tensor<32x192xf32>, %w1: tensor<768x768xf32>, %b1: tensor<768xf32>, %w2: tensor<768x768xf32>, %b2: tensor<192xf32>)
    -> tensor<32x192xf32> attributes {mesh.spmd = @m} {
  %zeros = arith.constant dense<0.0> : tensor<32x768xf32>
  %whole = mesh.all_gather %x on @m ["model"] dim 1 : tensor<32x192xf32> -> tensor<32x768xf32>
  %0 = linalg.matmul ins(%whole, %w1 : tensor<32x768xf32>, tensor<768x768xf32>) outs(%zeros : tensor<32x768xf32>) -> tensor<32x768xf32>
  %e1 = tensor.empty() : tensor<32x768xf32>
  %bias1 = linalg.broadcast ins(%b1 : tensor<768xf32>) outs(%e1 : tensor<32x768xf32>) dimensions = [0]
  %1 = arith.addf %0, %bias1 : tensor<32x768xf32>
  %half = arith.constant dense<0.5> : tensor<32x768xf32>
  %one = arith.constant dense<1.0> : tensor<32x768xf32>
  %sqrt = arith.constant dense<0.70710678> : tensor<32x768xf32>
  %2 = arith.mulf %1, %sqrt : tensor<32x768xf32>
  %3 = math.erf %2 : tensor<32x768xf32>
  %4 = arith.addf %3, %one : tensor<32x768xf32>
  %5 = arith.mulf %1, %half : tensor<32x768xf32>
  %6 = arith.mulf %5, %4 : tensor<32x768xf32>
  %7 = linalg.matmul ins(%6, %w2 : tensor<32x768xf32>, tensor<768x768xf32>) outs(%zeros : tensor<32x768xf32>) -> tensor<32x768xf32>
  %8 = mesh.reduce_scatter sum %7 on @m ["model"] dim 1 : tensor<32x768xf32> -> tensor<32x192xf32>
  %e2 = tensor.empty() : tensor<32x192xf32>
  %bias2 = linalg.broadcast ins(%b2 : tensor<192xf32>) outs(%e2 : tensor<32x192xf32>) dimensions = [0]
  %9 = arith.addf %8, %bias2 : tensor<32x192xf32>
  return %9 : tensor<32x192xf32>
}
