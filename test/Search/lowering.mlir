// A strategy that does not fit once it is lowered tells which fit then: others
// that are expected to grow as much are not lowered.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-7, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --machine=%t.json --memory-limit=1800KiB --budget=600 | FileCheck %s
// CHECK: 1 85.4 us 1.3 MiB
// CHECK: 85.4 us 1.9 MiB {{.*}} 1.7 MiB does not fit
// CHECK-NOT: does not fit
// CHECK: no strategy takes less

mesh.mesh @m = <["x"=4]>
func.func @main(%a0: tensor<640x640xf32>, %a1: tensor<384x384xf32>) -> tensor<384x384xf32> {
  %e1 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v1 = linalg.matmul ins(%a1, %a1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e1 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %v2 = arith.mulf %v1, %a1 : tensor<384x384xf32>
  %e3 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v3 = linalg.matmul ins(%v2, %v1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e3 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %e4 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v4 = linalg.matmul ins(%v3, %v1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e4 : tensor<384x384xf32>) -> tensor<384x384xf32>
  return %v4 : tensor<384x384xf32>
}
