// Layers may be the stages of a pipeline. Where links are slow and weights
// are large, it takes less than any sharding.
//
// REQUIRES: mesh-search
// RUN: split-file %s %t
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 5e7}}, "flops": {"f32": 1e10}, "memory_bandwidth": 1e11, "memory": 90000}' > %t.json
// RUN: mesh-search %t/main.mlir --machine=%t.json --budget=600 -o %t.mlir | FileCheck %s
// CHECK: no pipeline: a step of {{.*}} us; pipeline over "x", 16 micro-batches: a step of
// CHECK-NEXT: 1 program and mesh:
// CHECK: @main on 4 devices
// RUN: FileCheck %s --check-prefix=BEST --input-file=%t.mlir
// BEST-LABEL: func.func @main
// BEST: mesh.pipeline({{.*}}) on @m "x" stages 8 microbatches 16 params
// RUN: mesh-run %t.mlir --reference %t/main.mlir | FileCheck %s --check-prefix=AGREES
// AGREES: ok
//
// A step of training has a schedule, and programs of single devices. Paths may
// have spaces.
// RUN: cp %t.json "%t my machine.json"
// RUN: mesh-search %t/step.mlir --machine="%t my machine.json" --budget=600 --memory-limit=300KiB --entry=step | FileCheck %s --check-prefix=STEP
// STEP: no pipeline: {{.*}}; pipeline over "x", 8 micro-batches, {{[-a-z0-9]+}}: a step of {{.*}}, with --pipeline=mesh-spmd,mesh-rings,mesh-programs
// STEP: @step on 4 devices
//
// Where data is split for free, there is none: an estimate says so.
// RUN: mesh-search %t/main.mlir --machine=%t.json --budget=600 --memory-limit=1MiB -o %t.mlir | FileCheck %s --check-prefix=FREE
// FREE: no pipeline: a step of {{.*}}; pipeline over "x", {{.*}} micro-batches: an estimate of {{.*}} us
// FREE-NEXT: @main on 4 devices
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t.mlir
// NONE-NOT: mesh.pipeline
//
// Estimates are compared with steps in local view. Here rings hide so much that
// the lowered program without a pipeline takes less than the estimate.
// RUN: sed 's/32x64/512x512/g; s/64x64/512x512/g; s/64, 64/512, 512/' %t/main.mlir > %t/large.mlir
// RUN: echo '{"links": {"*": {"latency": 1e-7, "bandwidth": 5e9}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.rings.json
// RUN: mesh-search %t/large.mlir --machine=%t.rings.json --budget=600 --memory-limit=6MiB | FileCheck %s --check-prefix=SEARCHED
// SEARCHED: no pipeline: a step of {{.*}}; pipeline over "x", 16 micro-batches: a step of {{[0-9.]+}} ms{{$}}
// SEARCHED-NEXT: @main on 4 devices
//
// Parameters stay, with their norms.
// RUN: mesh-search %t/params.mlir --machine=%t.json --budget=600 -o %t.mlir | FileCheck %s
// RUN: mesh-run %t.mlir --entry=param_norms --check | FileCheck %s --check-prefix=AGREES
//
// Without layers there is a reason.
// RUN: mesh-search %t/plain.mlir --machine=%t.json --budget=100 | FileCheck %s --check-prefix=LAYERS
// LAYERS: no pipeline: @main repeats nothing that could be stages
// RUN: sed 's/8x64x64/6x64x64/g; s/constant 8/constant 6/; s/"x"=4/"x"=7/' %t/main.mlir > %t/seven.mlir
// RUN: mesh-search %t/seven.mlir --machine=%t.json --budget=100 --memory-limit=1MiB | FileCheck %s --check-prefix=SEVEN
// SEVEN: no pipeline: {{.*}}'scf.for' op carries 32 rows, which must be divisible by the 7 micro-batches
// RUN: mesh-search %t/main.mlir --machine=%t.json --budget=1e-9 --memory-limit=1MiB | FileCheck %s --check-prefix=OVER
// OVER: no pipeline: a step of {{.*}}; pipeline over "x", {{.*}}: an estimate of {{.*}}
//
// RUN: mesh-search %t/main.mlir --machine=%t.json --budget=5 --memory-limit=1MiB --pipelines=false | FileCheck %s --check-prefix=WITHOUT
// RUN: mesh-search %t/main.mlir --machine=%t.json --budget=5 --memory-limit=1MiB --start=%t/main.mlir | FileCheck %s --check-prefix=WITHOUT
// RUN: not mesh-search %t/main.mlir --machine=%t.json --pipelines --start=%t/main.mlir 2>&1 | FileCheck %s --check-prefix=START
// START: --start has annotations of the program without pipelines: leave out --start or --pipelines
// WITHOUT-NOT: no pipeline
// WITHOUT: @main on 4 devices

//--- main.mlir
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
//--- plain.mlir
mesh.mesh @m = <["x"=4]>
func.func @main(%x: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %y = math.tanh %x : tensor<32x64xf32>
  return %y : tensor<32x64xf32>
}
//--- params.mlir
mesh.mesh @m = <["x"=4]>
mesh.param @w : tensor<8x64x64xf32> init lecun_normal
func.func @main(%x: tensor<32x64xf32> {mesh.name = "x"}) -> tensor<32x64xf32> {
  %w = mesh.param_get @w : tensor<8x64x64xf32>
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
//--- step.mlir
mesh.mesh @m = <["x"=4]>
func.func @main(%x: tensor<8x64xf32> {mesh.name = "x"}, %w: tensor<4x64x64xf32> {mesh.name = "w"}) -> tensor<8x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zeros = arith.constant dense<0.0> : tensor<8x64xf32>
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> tensor<8x64xf32> {
    %k = tensor.extract_slice %w[%i, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<4x64x64xf32> to tensor<64x64xf32>
    %p = linalg.matmul ins(%h, %k : tensor<8x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<8x64xf32>) -> tensor<8x64xf32>
    %next = math.tanh %p : tensor<8x64xf32>
    scf.yield %next : tensor<8x64xf32>
  }
  return %y : tensor<8x64xf32>
}

mesh.param @w : tensor<4x64x64xf32> init lecun_normal
func.func private @loss(%x: tensor<8x64xf32> {mesh.name = "x"}) -> tensor<f32> {
  %w = mesh.param_get @w : tensor<4x64x64xf32>
  %y = func.call @main(%x, %w) : (tensor<8x64xf32>, tensor<4x64x64xf32>) -> tensor<8x64xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%y : tensor<8x64xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}
mesh.train_step @step of @loss by sgd {rate = 1.0e-3}
