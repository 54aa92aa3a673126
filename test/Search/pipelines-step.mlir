// A step of training is won by a pipeline. No device holds the weights, their
// gradients and their new values whole; split otherwise, rows or weights are
// sent for each layer, on slow links.
//
// REQUIRES: mesh-search
// RUN: split-file %s %t
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 5e7}}, "flops": {"f32": 1e10}, "memory_bandwidth": 1e11, "memory": 204800}' > %t.json
// RUN: mesh-search %t/step.mlir --machine=%t.json --budget=600 --entry=step -o %t.mlir | FileCheck %s
// CHECK: no pipeline: a step of 1.{{[0-9]+}} ms; pipeline over "x", 16 micro-batches, {{[-a-z0-9]+}}: a step of {{[56][0-9][0-9]\.[0-9]}} us, with --pipeline=mesh-spmd,mesh-rings,mesh-programs
// CHECK: @step on 4 devices
// RUN: FileCheck %s --check-prefix=BEST --input-file=%t.mlir
// BEST-LABEL: func.func @step
// BEST: mesh.pipeline({{.*}}) on @m "x" stages 8 microbatches 16 schedule
// RUN: mesh-run %t.mlir --entry=step --check --pipeline=mesh-spmd,mesh-rings,mesh-programs | FileCheck %s --check-prefix=AGREES
// AGREES: ok
//
// Interrupted, the best so far is written, whichever search it was in.
// RUN: timeout --foreground --preserve-status -s INT 3 mesh-search %t/step.mlir --machine=%t.json --budget=600 --entry=step -o %t.stopped.mlir | FileCheck %s --check-prefix=STOPPED
// STOPPED: no pipeline: a step of {{.*}}; pipeline over "x"
// STOPPED: interrupted
// RUN: mesh-run %t.stopped.mlir --entry=step --check --pipeline=mesh-spmd,mesh-rings,mesh-programs | FileCheck %s --check-prefix=AGREES

//--- step.mlir
mesh.mesh @m = <["x"=4]>
func.func @main(%x: tensor<32x64xf32> {mesh.name = "x"}, %w: tensor<8x64x64xf32> {mesh.name = "w"}) -> tensor<32x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zeros = arith.constant dense<0.0> : tensor<32x64xf32>
  %y = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x) -> tensor<32x64xf32> {
    %k = tensor.extract_slice %w[%i, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<8x64x64xf32> to tensor<64x64xf32>
    %p = linalg.matmul ins(%h, %k : tensor<32x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<32x64xf32>) -> tensor<32x64xf32>
    %next = math.tanh %p : tensor<32x64xf32>
    scf.yield %next : tensor<32x64xf32>
  }
  return %y : tensor<32x64xf32>
}

mesh.param @w : tensor<8x64x64xf32> init lecun_normal
func.func private @loss(%x: tensor<32x64xf32> {mesh.name = "x"}) -> tensor<f32> {
  %w = mesh.param_get @w : tensor<8x64x64xf32>
  %y = func.call @main(%x, %w) : (tensor<32x64xf32>, tensor<8x64x64xf32>) -> tensor<32x64xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%y : tensor<32x64xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}
mesh.train_step @step of @loss by sgd {rate = 1.0e-3}
