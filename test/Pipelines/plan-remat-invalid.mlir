// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=18000 --split-input-file --verify-diagnostics
// RUN: not mesh-opt %s --mesh-plan-remat=memory-limit=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: error: mesh-plan-remat: 'memory-limit' must be at least 0, got -1

// The least found is the lower bound: nothing takes less.
// expected-error@+1 {{@chain needs 18.0 KiB on a device, more than the limit of 17.6 KiB: 9.0 KiB for arguments, 4.0 KiB for results, 5.0 KiB for intermediate values; no recomputation needs less than 18.0 KiB}}
func.func @chain(%x: tensor<16x16xf32>, %w: tensor<16x64xf32>, %v: tensor<64x16xf32>) -> tensor<16x64xf32> {
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
  return %r : tensor<16x64xf32>
}
