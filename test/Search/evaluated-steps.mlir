// All strategies that a search lowers are evaluated as they are lowered: those
// of other layouts are others, and scalars of the optimizer take no buffers.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --entry=step --mesh=x=2,y=2 --machine=%t.json --budget=6 -o %t.mlir | FileCheck %s --implicit-check-not='-{{[1-9][0-9]\.[0-9]}}%'
// CHECK: strategy step memory
// CHECK-NEXT: 1 {{.*}} {{[+-][01]\.[0-9]}}% {{[+-][0-2]\.[0-9]}}%{{$}}
// CHECK-NEXT: 2 {{.*}} {{[+-][01]\.[0-9]}}% {{[+-][0-2]\.[0-9]}}%{{$}}
// CHECK: annotations
//
// So they are where recomputation makes them fit.
// RUN: mesh-search %s --entry=step --mesh=x=2,y=2 --machine=%t.json --memory-limit=12.5MiB --budget=6 -o %t.mlir | FileCheck %s --check-prefix=FITS
// FITS: strategy step memory
// FITS-NEXT: 1 {{.*}} 1{{[12]\.[0-9]}} MiB {{.*}} {{[+-][0-3]\.[0-9]}}% {{[+-][0-2]\.[0-9]}}%

mesh.param @w0 : tensor<256x1024xf32> init lecun_normal
mesh.param @w1 : tensor<1024x1024xf32> init lecun_normal
mesh.param @w2 : tensor<1024x1024xf32> init lecun_normal
mesh.param @w3 : tensor<1024x256xf32> init lecun_normal
func.func private @loss(%x: tensor<512x256xf32> {mesh.name = "x"}, %y: tensor<512x256xf32> {mesh.name = "y"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %p0 = mesh.param_get @w0 : tensor<256x1024xf32>
  %z0 = arith.constant dense<0.0> : tensor<512x1024xf32>
  %h0 = linalg.matmul ins(%x, %p0 : tensor<512x256xf32>, tensor<256x1024xf32>) outs(%z0 : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %t0 = math.tanh %h0 : tensor<512x1024xf32>
  %p1 = mesh.param_get @w1 : tensor<1024x1024xf32>
  %z1 = arith.constant dense<0.0> : tensor<512x1024xf32>
  %h1 = linalg.matmul ins(%t0, %p1 : tensor<512x1024xf32>, tensor<1024x1024xf32>) outs(%z1 : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %t1 = math.tanh %h1 : tensor<512x1024xf32>
  %p2 = mesh.param_get @w2 : tensor<1024x1024xf32>
  %z2 = arith.constant dense<0.0> : tensor<512x1024xf32>
  %h2 = linalg.matmul ins(%t1, %p2 : tensor<512x1024xf32>, tensor<1024x1024xf32>) outs(%z2 : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %t2 = math.tanh %h2 : tensor<512x1024xf32>
  %p3 = mesh.param_get @w3 : tensor<1024x256xf32>
  %z3 = arith.constant dense<0.0> : tensor<512x256xf32>
  %h3 = linalg.matmul ins(%t2, %p3 : tensor<512x1024xf32>, tensor<1024x256xf32>) outs(%z3 : tensor<512x256xf32>) -> tensor<512x256xf32>
  %d = arith.subf %h3, %y : tensor<512x256xf32>
  %s = arith.mulf %d, %d : tensor<512x256xf32>
  %n = arith.constant dense<0.0> : tensor<f32>
  %l = linalg.reduce { arith.addf } ins(%s : tensor<512x256xf32>) outs(%n : tensor<f32>) dimensions = [0, 1]
  %c = arith.constant dense<7.62939453125e-06> : tensor<f32>
  %r = arith.mulf %l, %c : tensor<f32>
  return %r : tensor<f32>
}
mesh.train_step @step of @loss by adamw {rate = 1.0e-2}

