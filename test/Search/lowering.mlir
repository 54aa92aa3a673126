// A strategy that does not fit once it is lowered tells which fit then: others
// that are expected to grow as much are not lowered.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-12, "bandwidth": 1e15}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --machine=%t.json --memory-limit=4000KiB --budget=600 | FileCheck %s
// CHECK: 1 142.0 us 3.8 MiB
// CHECK: 142.0 us 4.0 MiB {{.*}} -7.1% does not fit
// CHECK-NOT: does not fit
// CHECK: no strategy takes less

// The memory of a concatenation is in use from its first part on, which the
// estimate does not know.

mesh.mesh @m = <["x"=4]>
func.func @main(%a0: tensor<640x640xf32>, %a1: tensor<384x384xf32>) -> tensor<768x384xf32> {
  %e1 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v1 = linalg.matmul ins(%a1, %a1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e1 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %v2 = arith.mulf %v1, %a1 : tensor<384x384xf32>
  %e3 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v3 = linalg.matmul ins(%v2, %v1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e3 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %e4 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v4 = linalg.matmul ins(%v3, %v1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e4 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %c = tensor.concat dim(0) %v1, %v4 : (tensor<384x384xf32>, tensor<384x384xf32>) -> tensor<768x384xf32>
  %e5 = arith.constant dense<0.0> : tensor<768x384xf32>
  %v5 = linalg.matmul ins(%c, %v4 : tensor<768x384xf32>, tensor<384x384xf32>) outs(%e5 : tensor<768x384xf32>) -> tensor<768x384xf32>
  return %v5 : tensor<768x384xf32>
}
