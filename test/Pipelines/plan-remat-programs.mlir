// The functions of devices that run different ones are planned one by one.
//
// RUN: mesh-opt %s --mesh-plan-remat="memory-limit=19000" | FileCheck %s
// CHECK-LABEL: func.func private @first
// CHECK: mesh.optimization_barrier
// CHECK: return
// CHECK-LABEL: func.func private @second
// CHECK: mesh.optimization_barrier
// CHECK: return
// RUN: mesh-run %s --memory-limit=19000 | FileCheck %s --check-prefix=FITS
// FITS: at most 18.0 KiB on one device, 18.0 KiB predicted
// RUN: not mesh-run %s --memory-limit=1000 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: {{.*}}@first needs 18.0 KiB on a device, more than the limit of 1000 B

mesh.mesh @m = <["x"=2]>

func.func private @first(%x: tensor<16x16xf32>, %w: tensor<16x64xf32>, %v: tensor<64x16xf32>) -> tensor<16x64xf32> attributes {mesh.program, mesh.spmd = @m} {
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

func.func private @second(%x: tensor<16x16xf32>, %w: tensor<16x64xf32>, %v: tensor<64x16xf32>) -> tensor<16x64xf32> attributes {mesh.program, mesh.spmd = @m} {
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

mesh.programs @main on @m ["x"] = {@first at [0], @second at [1]}
