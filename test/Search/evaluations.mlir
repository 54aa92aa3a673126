// Strategies are evaluated as they are lowered. Without time, a search gives the
// program as it is.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e9}}, "flops": {"f32": 1e11}, "memory_bandwidth": 1e11}' > %t.json
//
// A ring has two blocks of the weight, and not all of it.
// RUN: mesh-search %s --entry=layer --machine=%t.json --budget=1e-9 | FileCheck %s --check-prefix=LAYER
// LAYER: strategy step memory in local view evaluated step memory
// LAYER-NEXT: 1 {{.*}} {{[+-]}}0.0% {{[+-][0-2]\.[0-9]}}%{{$}}
//
// Without rings, the step is that in local view.
// RUN: mesh-search %s --entry=layer --machine=%t.json --budget=1e-9 --overlap=none | FileCheck %s --check-prefix=NONE
// NONE: 1 [[STEP:[0-9.]+ .s]] {{.*}}B [[STEP]] {{[+-]}}0.0% {{[+-][0-2]\.[0-9]}}%{{$}}
//
// Collectives are those for the machine.
// RUN: echo '{"links": {"*": {"latency": 1e-4, "bandwidth": 1e9}}, "flops": {"f32": 1e11}, "memory_bandwidth": 1e11}' > %t.json
// RUN: mesh-search %s --entry=gathered --machine=%t.json --budget=1e-9 | FileCheck %s --check-prefix=GATHERED
// GATHERED: 1 {{.*}} {{[+-]}}0.0% {{[+-][0-2]\.[0-9]}}%{{$}}

mesh.mesh @m = <["x"=8]>
#rows = #mesh.sharding<@m, [{"x"}, {}]>
#whole = #mesh.sharding<@m, [{}, {}]>

func.func @layer(%x: tensor<2048x1024xf32> {mesh.sharding = #rows}, %w: tensor<1024x2048xf32> {mesh.sharding = #rows})
    -> (tensor<2048x2048xf32> {mesh.sharding = #rows}) {
  %zero = arith.constant dense<0.0> : tensor<2048x2048xf32>
  %y = linalg.matmul ins(%x, %w : tensor<2048x1024xf32>, tensor<1024x2048xf32>) outs(%zero : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  return %y : tensor<2048x2048xf32>
}

func.func @gathered(%x: tensor<64x64xf32> {mesh.sharding = #rows}, %y: tensor<64x64xf32> {mesh.sharding = #rows})
    -> (tensor<64x64xf32> {mesh.sharding = #whole}, tensor<64x64xf32> {mesh.sharding = #whole}) {
  return %x, %y : tensor<64x64xf32>, tensor<64x64xf32>
}
