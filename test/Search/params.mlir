// The output is the program as it was, with annotations of its parameters.
// Parameters of the same role in repeated layers are tied.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --entry=main --machine=%t.json --budget=600 --memory-limit=64KiB -o %t.mlir > %t.report
// RUN: FileCheck %s --input-file=%t.report
// RUN: FileCheck %s --check-prefix=PROGRAM --input-file=%t.mlir
//
// CHECK: @main on 4 devices: 18 tensors in 10 groups, 10 decisions
// PROGRAM: mesh.param @w2 : tensor<64x64xf32> init lecun_normal sharding [[SPLIT:<@m, .*"x".*>]]{{$}}
// PROGRAM-NEXT: mesh.param @w3 : tensor<64x64xf32> init lecun_normal sharding [[SPLIT]]
// PROGRAM: func.func @main(%{{[a-z0-9]*}}: tensor<64x64xf32> {mesh.sharding = {{[^%]*}}) ->
// PROGRAM-COUNT-8: mesh.param_get
// PROGRAM: func.func @product
// PROGRAM-NOT: func.func
// PROGRAM: mesh.derivative @gradient
// PROGRAM-NOT: func.func
//
// It takes what the report says.
// RUN: mesh-simulate %t.mlir --entry=main --machine=%t.json > %t.step
// RUN: cat %t.report %t.step | FileCheck %s --check-prefix=STEP
// STEP: 1 [[TIME:[0-9.]+ [mu]s]]
// STEP: @main on 4 devices, simulated
// STEP: step [[TIME]]
//
// For a derivative, the output has the function that it stands for.
// RUN: mesh-search %s --entry=gradient --machine=%t.json --budget=1e-9 -o %t.derived.mlir
// RUN: FileCheck %s --check-prefix=DERIVED --input-file=%t.derived.mlir
// DERIVED: func.func @gradient

mesh.mesh @m = <["x"=4]>
mesh.param @w0 : tensor<64x64xf32> init lecun_normal
mesh.param @w1 : tensor<64x64xf32> init lecun_normal
mesh.param @w2 : tensor<64x64xf32> init lecun_normal
mesh.param @w3 : tensor<64x64xf32> init lecun_normal
mesh.param @w4 : tensor<64x64xf32> init lecun_normal
mesh.param @w5 : tensor<64x64xf32> init lecun_normal
mesh.param @w6 : tensor<64x64xf32> init lecun_normal
mesh.param @w7 : tensor<64x64xf32> init lecun_normal
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zeros = arith.constant dense<0.0> : tensor<64x64xf32>
  %p0 = mesh.param_get @w0 : tensor<64x64xf32>
  %h0 = linalg.matmul ins(%x, %p0 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t0 = math.tanh %h0 : tensor<64x64xf32>
  %p1 = mesh.param_get @w1 : tensor<64x64xf32>
  %h1 = linalg.matmul ins(%t0, %p1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t1 = math.tanh %h1 : tensor<64x64xf32>
  %p2 = mesh.param_get @w2 : tensor<64x64xf32>
  %h2 = linalg.matmul ins(%t1, %p2 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t2 = math.tanh %h2 : tensor<64x64xf32>
  %p3 = mesh.param_get @w3 : tensor<64x64xf32>
  %h3 = linalg.matmul ins(%t2, %p3 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t3 = math.tanh %h3 : tensor<64x64xf32>
  %p4 = mesh.param_get @w4 : tensor<64x64xf32>
  %h4 = linalg.matmul ins(%t3, %p4 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t4 = math.tanh %h4 : tensor<64x64xf32>
  %p5 = mesh.param_get @w5 : tensor<64x64xf32>
  %h5 = linalg.matmul ins(%t4, %p5 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t5 = math.tanh %h5 : tensor<64x64xf32>
  %p6 = mesh.param_get @w6 : tensor<64x64xf32>
  %h6 = linalg.matmul ins(%t5, %p6 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t6 = math.tanh %h6 : tensor<64x64xf32>
  %p7 = mesh.param_get @w7 : tensor<64x64xf32>
  %h7 = linalg.matmul ins(%t6, %p7 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t7 = math.tanh %h7 : tensor<64x64xf32>
  return %t7 : tensor<64x64xf32>
}
func.func @product(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %r = arith.mulf %x, %y : tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
mesh.derivative @gradient = vjp of @product wrt [0, 1]
