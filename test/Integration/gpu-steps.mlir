// A program that runs several times on GPUs is captured once and then launched
// as a graph, with the same results to the bit.
//
// REQUIRES: mesh-run, fake-cuda
// DEFINE: %{run} = %on-gpus mesh-run --transport=cuda --opt-level=0 --check --same-bits %s
//
// RUN: %{run} --entry=layer --repeat=3 --report=%t.json | FileCheck %s --check-prefix=GRAPH
// GRAPH: y {{.*}} ok
// GRAPH: graph {{[0-9]+}} commands, launched 4 times
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// JSON: "graph": {
// JSON-NEXT: "commands": {{[1-9][0-9]*}},
// JSON-NEXT: "launches": 4,
// JSON-NEXT: "obstacle": ""
//
// Runs of several steps: the first of all runs, and is no launch.
// RUN: %{run} --entry=layer --repeat=2 --steps=3 | FileCheck %s --check-prefix=STEPS
// STEPS: y {{.*}} ok
// STEPS: graph {{[0-9]+}} commands, launched 8 times
//
// RUN: %{run} --entry=layer --repeat=2 --graphs=false | FileCheck %s --check-prefix=OFF
// OFF: graph none: {{.*}}off
// RUN: %{run} --entry=branch --repeat=2 | FileCheck %s --check-prefix=BRANCH
// BRANCH: graph none: {{.*}}host
//
// Of one run there is no graph. What it needs is what was predicted.
// RUN: %on-gpus mesh-run --transport=cuda --opt-level=0 %s --entry=layer | FileCheck %s --check-prefix=ONCE
// ONCE: @layer on 2 devices
// ONCE-NOT: graph
// ONCE: memory at most [[MEMORY:[^,]*]] on one device, [[MEMORY]] predicted:
//
// What does not fit is known before the run.
// RUN: %on-gpus not mesh-run --transport=cuda --opt-level=0 %s --entry=large 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: error: @large: cannot start 1 devices: the program needs 2.0 GiB for device 0 on GPU 0 (Fake GPU), where 1024.0 MiB of its 1.0 GiB are free

mesh.mesh @m = <["x"=2]>
mesh.mesh @one = <["x"=1]>

func.func @layer(
    %x: tensor<8x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
    %w: tensor<6x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>})
    -> (tensor<8x4xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) {
  %y = mesh.tp_dense none %x, %w on @m "x"
      : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
  %z = math.tanh %y : tensor<8x4xf32>
  return %z : tensor<8x4xf32>
}

func.func @branch(%x: tensor<6x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %half = arith.constant 0.5 : f32
  %first = tensor.extract %x[%c0, %c0] : tensor<6x4xf32>
  %isLarge = arith.cmpf ogt, %first, %half : f32
  %y = scf.if %isLarge -> (tensor<6x4xf32>) {
    %0 = arith.addf %x, %x : tensor<6x4xf32>
    scf.yield %0 : tensor<6x4xf32>
  } else {
    %0 = math.tanh %x : tensor<6x4xf32>
    scf.yield %0 : tensor<6x4xf32>
  }
  return %y : tensor<6x4xf32>
}

func.func @large(%a: tensor<16384x1xf32>, %b: tensor<1x32768xf32>) -> tensor<1x1xf32>
    attributes {mesh.spmd = @one} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16384x32768xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<16384x32768xf32>) -> tensor<16384x32768xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<16384x1xf32>, tensor<1x32768xf32>)
      outs(%f : tensor<16384x32768xf32>) -> tensor<16384x32768xf32>
  %1 = tensor.extract_slice %0[5, 7] [1, 1] [1, 1] : tensor<16384x32768xf32> to tensor<1x1xf32>
  return %1 : tensor<1x1xf32>
}
