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
//
// Repeated layers are outlined, unless that gives them other shardings.
// RUN: mesh-search %s --entry=updates --machine=%t.json --budget=1e-9 | FileCheck %s --check-prefix=LAYERS
// LAYERS: 1 {{.*}} {{[+-]}}0.0% {{[+-][0-2]\.[0-9]}}%{{$}}

// The shardings of outlined layers are those in the program as it is, and so
// are reshards of which two layers have need. The first and the last layer have
// others.
// RUN: echo '{"links": {"*": {"latency": 1e-7, "bandwidth": 2e8}}, "flops": {"f32": 1e9}, "memory_bandwidth": 1e9}' > %t.slow.json
// RUN: mesh-search %S/../../examples/jax/larger/transformer_12_unrolled_loss.mlir --machine=%t.slow.json --budget=1e-9 --pipelines=false | FileCheck %s --check-prefix=TWELVE
// TWELVE: 1 {{.*}} {{[+-][01]\.[0-9]}}% {{[+-][0-2]\.[0-9]}}%{{$}}

// The part of a tensor that each device takes is a view.
// RUN: mesh-search %s --entry=sliced --machine=%t.json --budget=1e-9 | FileCheck %s --check-prefix=SLICED
// SLICED: 1 {{.*}} {{[+-]}}0.0% {{[+-][0-2]\.[0-9]}}%{{$}}

// A program that computes nothing takes no time.
// RUN: mesh-search %s --entry=identity --machine=%t.json --budget=1e-9 | FileCheck %s --check-prefix=IDENTITY
// IDENTITY: 1 0.0 us {{.*}} +0.0% +0.0%{{$}}

mesh.mesh @m = <["x"=8]>
#rows = #mesh.sharding<@m, [{"x"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"x"}]>
#whole = #mesh.sharding<@m, [{}, {}]>

func.func @layer(%x: tensor<2048x1024xf32> {mesh.sharding = #rows}, %w: tensor<1024x2048xf32> {mesh.sharding = #rows})
    -> (tensor<2048x2048xf32> {mesh.sharding = #rows}) {
  %zero = arith.constant dense<0.0> : tensor<2048x2048xf32>
  %y = linalg.matmul ins(%x, %w : tensor<2048x1024xf32>, tensor<1024x2048xf32>) outs(%zero : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  return %y : tensor<2048x2048xf32>
}

func.func @identity(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  return %x : tensor<64x64xf32>
}

func.func @gathered(%x: tensor<64x64xf32> {mesh.sharding = #rows}, %y: tensor<64x64xf32> {mesh.sharding = #rows})
    -> (tensor<64x64xf32> {mesh.sharding = #whole}, tensor<64x64xf32> {mesh.sharding = #whole}) {
  return %x, %y : tensor<64x64xf32>, tensor<64x64xf32>
}

func.func @sliced(%x: tensor<256x256xf32>, %w: tensor<256x2048xf32> {mesh.sharding = #whole})
    -> (tensor<256x2048xf32> {mesh.sharding = #columns}) {
  %zero = arith.constant dense<0.0> : tensor<256x2048xf32>
  %y = linalg.matmul ins(%x, %w : tensor<256x256xf32>, tensor<256x2048xf32>) outs(%zero : tensor<256x2048xf32>) -> tensor<256x2048xf32>
  return %y : tensor<256x2048xf32>
}

func.func @updates(%w0: tensor<256x256xf32>, %g0: tensor<256x256xf32>, %w1: tensor<256x256xf32>, %g1: tensor<256x256xf32>, %w2: tensor<256x256xf32> {mesh.sharding = #columns}, %g2: tensor<256x256xf32>, %w3: tensor<256x256xf32>, %g3: tensor<256x256xf32>, %w4: tensor<256x256xf32>, %g4: tensor<256x256xf32>, %w5: tensor<256x256xf32>, %g5: tensor<256x256xf32>, %w6: tensor<256x256xf32>, %g6: tensor<256x256xf32>, %w7: tensor<256x256xf32>, %g7: tensor<256x256xf32>)
    -> (tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>) {
  %rate = arith.constant dense<0.1> : tensor<256x256xf32>
  %a0 = math.tanh %g0 : tensor<256x256xf32>
  %b0 = math.exp %w0 : tensor<256x256xf32>
  %c0 = arith.mulf %a0, %b0 : tensor<256x256xf32>
  %d0 = math.sqrt %c0 : tensor<256x256xf32>
  %e0 = arith.mulf %d0, %rate : tensor<256x256xf32>
  %f0 = arith.subf %w0, %e0 : tensor<256x256xf32>
  %a1 = math.tanh %g1 : tensor<256x256xf32>
  %b1 = math.exp %w1 : tensor<256x256xf32>
  %c1 = arith.mulf %a1, %b1 : tensor<256x256xf32>
  %d1 = math.sqrt %c1 : tensor<256x256xf32>
  %e1 = arith.mulf %d1, %rate : tensor<256x256xf32>
  %f1 = arith.subf %w1, %e1 : tensor<256x256xf32>
  %a2 = math.tanh %g2 : tensor<256x256xf32>
  %b2 = math.exp %w2 : tensor<256x256xf32>
  %c2 = arith.mulf %a2, %b2 : tensor<256x256xf32>
  %d2 = math.sqrt %c2 : tensor<256x256xf32>
  %e2 = arith.mulf %d2, %rate : tensor<256x256xf32>
  %f2 = arith.subf %w2, %e2 : tensor<256x256xf32>
  %a3 = math.tanh %g3 : tensor<256x256xf32>
  %b3 = math.exp %w3 : tensor<256x256xf32>
  %c3 = arith.mulf %a3, %b3 : tensor<256x256xf32>
  %d3 = math.sqrt %c3 : tensor<256x256xf32>
  %e3 = arith.mulf %d3, %rate : tensor<256x256xf32>
  %f3 = arith.subf %w3, %e3 : tensor<256x256xf32>
  %a4 = math.tanh %g4 : tensor<256x256xf32>
  %b4 = math.exp %w4 : tensor<256x256xf32>
  %c4 = arith.mulf %a4, %b4 : tensor<256x256xf32>
  %d4 = math.sqrt %c4 : tensor<256x256xf32>
  %e4 = arith.mulf %d4, %rate : tensor<256x256xf32>
  %f4 = arith.subf %w4, %e4 : tensor<256x256xf32>
  %a5 = math.tanh %g5 : tensor<256x256xf32>
  %b5 = math.exp %w5 : tensor<256x256xf32>
  %c5 = arith.mulf %a5, %b5 : tensor<256x256xf32>
  %d5 = math.sqrt %c5 : tensor<256x256xf32>
  %e5 = arith.mulf %d5, %rate : tensor<256x256xf32>
  %f5 = arith.subf %w5, %e5 : tensor<256x256xf32>
  %a6 = math.tanh %g6 : tensor<256x256xf32>
  %b6 = math.exp %w6 : tensor<256x256xf32>
  %c6 = arith.mulf %a6, %b6 : tensor<256x256xf32>
  %d6 = math.sqrt %c6 : tensor<256x256xf32>
  %e6 = arith.mulf %d6, %rate : tensor<256x256xf32>
  %f6 = arith.subf %w6, %e6 : tensor<256x256xf32>
  %a7 = math.tanh %g7 : tensor<256x256xf32>
  %b7 = math.exp %w7 : tensor<256x256xf32>
  %c7 = arith.mulf %a7, %b7 : tensor<256x256xf32>
  %d7 = math.sqrt %c7 : tensor<256x256xf32>
  %e7 = arith.mulf %d7, %rate : tensor<256x256xf32>
  %f7 = arith.subf %w7, %e7 : tensor<256x256xf32>
  return %f0, %f1, %f2, %f3, %f4, %f5, %f6, %f7 : tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>
}
