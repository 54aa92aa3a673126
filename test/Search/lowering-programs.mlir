// If no strategy of the fastest program fits once it is lowered, the search goes
// on in the next one that is expected to fit.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-12, "bandwidth": 1e15}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: split-file %s %t
// RUN: mesh-search %t/fast.mlir %t/small.mlir --machine=%t.json --memory-limit=4300KiB --budget=600 --pipelines=false -o %t/found.mlir | FileCheck %s
// CHECK: x=1 568.0 us {{.*}} 3.9 MiB {{.*}}fast.mlir
// CHECK-NEXT: x=1 570.4 us {{.*}} 3.4 MiB {{.*}}small.mlir
// CHECK-NEXT: no strategy was found that fits into 4.2 MiB, of 1 lowered: the least memory is 4.5 MiB, with a step of 568.0 us; x=1, {{.*}}small.mlir is expected to fit
// CHECK: 1 570.4 us 3.4 MiB
// RUN: FileCheck %s --check-prefix=FOUND --input-file=%t/found.mlir
// FOUND: math.tanh

//--- fast.mlir
// The memory of a concatenation is in use from its first part on, which the
// estimate does not know.
mesh.mesh @m = <["x"=1]>
func.func @main(%a1: tensor<384x384xf32> {mesh.name = "a"}) -> tensor<768x384xf32> {
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
//--- small.mlir
mesh.mesh @m = <["x"=1]>
func.func @main(%a1: tensor<384x384xf32> {mesh.name = "a"}) -> tensor<768x384xf32> {
  %e1 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v1 = linalg.matmul ins(%a1, %a1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e1 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %v2 = arith.mulf %v1, %a1 : tensor<384x384xf32>
  %e3 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v3 = linalg.matmul ins(%v2, %v1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e3 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %e4 = arith.constant dense<0.0> : tensor<384x384xf32>
  %v4 = linalg.matmul ins(%v3, %v1 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e4 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %e5 = arith.constant dense<0.0> : tensor<768x384xf32>
  %e6 = arith.constant dense<0.0> : tensor<384x384xf32>
  %r = linalg.matmul ins(%v4, %v4 : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e6 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %n = linalg.matmul ins(%r, %r : tensor<384x384xf32>, tensor<384x384xf32>) outs(%e6 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %v5 = tensor.insert_slice %n into %e5[384, 0] [384, 384] [1, 1] : tensor<384x384xf32> into tensor<768x384xf32>
  %v6 = math.tanh %v5 : tensor<768x384xf32>
  return %v6 : tensor<768x384xf32>
}
