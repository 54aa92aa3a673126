// The gradient of a number that is added to all that a softmax takes is zero.
// So the result is rounding alone, and that in double precision is a small part
// of it.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-run --check --entry=gradient %s --overlap=ring | FileCheck %s
// CHECK: {{[0-9.]+}}e+{{[0-9]+}} ({{[0-9.]+}}e+{{[0-9]+}} on one device) 1e-05 ok
//
// What is not zero is found.
// RUN: sed -e 's/addf .element, .number/mulf %%element, %%number/' %s > %t/factor.mlir
// RUN: not mesh-run --entry=gradient %t/factor.mlir --reference=%s | FileCheck %s --check-prefix=WRONG
// WRONG: on one device) 1e-05 WRONG at [

mesh.mesh @m = <["x"=4]>
mesh.derivative @gradient = vjp of @main wrt [1]

func.func @main(
    %x: tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
    %bias: tensor<64xf32>, %d: tensor<64x64xf32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %empty = tensor.empty() : tensor<64x64xf32>
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %bias : tensor<64x64xf32>, tensor<64xf32>) outs(%empty : tensor<64x64xf32>) {
  ^bb0(%element: f32, %number: f32, %out: f32):
    %added = arith.addf %element, %number : f32
    linalg.yield %added : f32
  } -> tensor<64x64xf32>
  %soft = linalg.softmax dimension(1)
      ins(%sum : tensor<64x64xf32>) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %loss = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                       affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%soft, %d : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %product = arith.mulf %p, %q : f32
    %added = arith.addf %out, %product : f32
    linalg.yield %added : f32
  } -> tensor<f32>
  return %loss : tensor<f32>
}
