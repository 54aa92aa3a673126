// A strategy that does not fit once it is lowered tells which fit then: others
// that are expected to grow as much are not lowered. It fits with values
// recomputed.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-12, "bandwidth": 1e15}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --machine=%t.json --memory-limit=2200KiB --budget=600 | FileCheck %s
// CHECK: 1 113.7 us 1.8 MiB
// CHECK: 142.0 us 1.9 MiB 113.7 us -19.9% +7.3% with --memory-limit
// CHECK-NEXT: no strategy takes less

// A loop that writes to an iteration argument and yields it in another place
// copies it, which the estimate does not know.

mesh.mesh @m = <["x"=4]>
func.func @main(%a0: tensor<640x640xf32>, %a1: tensor<384x384xf32>) -> tensor<384x384xf32> {
  %e1 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v1 = linalg.matmul ins(%a1, %a1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e1 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %v2 = arith.mulf %v1, %a1 : tensor<384x384xf32>
  %e3 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v3 = linalg.matmul ins(%v2, %v1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e3 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %e4 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v4 = linalg.matmul ins(%v3, %v1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e4 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f0 = arith.constant 0.0 : f32
  %c:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %v1, %y = %v4) -> (tensor<384x384xf32>, tensor<384x384xf32>) {
    %n = tensor.insert %f0 into %y[%i, %i] : tensor<384x384xf32>
    scf.yield %n, %x : tensor<384x384xf32>, tensor<384x384xf32>
  }
  %e5 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v5 = linalg.matmul ins(%c#0, %v1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e5 : tensor<384x384xf32>) -> tensor<384x384xf32>
  return %v5 : tensor<384x384xf32>
}
