// Shardings are found for a program without annotations.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --entry=mlp --machine=%t.json --budget=600 -o %t.mlir > %t.report
// RUN: FileCheck %s --input-file=%t.report
// RUN: FileCheck %s --check-prefix=PROGRAM --input-file=%t.mlir
//
// The weights are as large as what is computed: each device computes all of a
// part of the rows.
// CHECK: @mlp on 4 devices: 6 tensors in 6 groups, 6 decisions
// CHECK-NEXT: {{[0-9]+}} strategies estimated, {{[0-9]+}} tried, {{[0-9]+}} of them different programs, in {{[0-9.]+}} s; the first that fits after
// CHECK-NEXT: strategy step memory in local view evaluated step memory
// CHECK-NEXT: 1 [[TIME:[0-9.]+ ms]] {{[0-9.]+}} MiB
// CHECK: no strategy takes less than {{[0-9.]+}} ms in local view; what was found takes {{[0-9.]+}}% more, {{[0-9.]+}} ms
// CHECK-NEXT: annotations, and the evaluated step without each of them, where it is [[TIME]]:
// CHECK-NEXT: x: #mesh.sharding<@m, [{"x", ?}, {?}]>: {{[0-9.]+}} ms
// CHECK: a runner-up, {{.*}}, differs in:
// CHECK: evaluated step, by bandwidth -20% as it is +20%
// CHECK-NEXT: links of "*" {{[0-9.]+}} ms [[TIME]] {{[0-9.]+}} ms
//
// PROGRAM-LABEL: func.func @mlp
// PROGRAM-SAME: mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x", ?}, {?}]>
// PROGRAM-LABEL: func.func @layers
// PROGRAM-NOT: mesh.sharding
//
// The annotated program takes what the report says, and is right.
// RUN: mesh-simulate %t.mlir --entry=mlp --machine=%t.json > %t.step
// RUN: cat %t.report %t.step | FileCheck %s --check-prefix=STEP
// STEP: 1 [[TIME:[0-9.]+ ms]]
// STEP: @mlp on 4 devices, simulated
// STEP: step [[TIME]]
// RUN: mesh-search %s --entry=layers --machine=%t.json --budget=600 --mesh=a=2,b=2 -o %t.small.mlir > %t.layers
// RUN: mesh-run %t.small.mlir --entry=layers --check | FileCheck %s --check-prefix=AGREES
// AGREES: 64x64xf32 {{.*}} ok
//
// The same search finds the same, but for the time that it takes.
// RUN: mesh-search %s --entry=layers --machine=%t.json --budget=600 --mesh=a=2,b=2 -o %t.again.mlir
// RUN: cmp %t.small.mlir %t.again.mlir
//
// Layers are tied: the weights of those within the stack are one group. --mesh
// gives the mesh.
// RUN: FileCheck %s --check-prefix=LAYERS --input-file=%t.layers
// LAYERS: @layers on 4 devices: 18 tensors in 11 groups, 22 decisions
// RUN: mesh-search %s --entry=layers --machine=%t.json --tie=false --budget=1 --results=0 | FileCheck %s --check-prefix=UNTIED
// UNTIED: @layers on 4 devices: 18 tensors in 10 groups, 10 decisions
// Results are tied in any case.
// RUN: mesh-search %s --entry=layers --machine=%t.json --tie=false --budget=1 --results=8 | FileCheck %s --check-prefix=RESULTS
// RESULTS: @layers on 4 devices: 18 tensors in 15 groups, 15 decisions
//
// So are values that are returned, whatever their place.
// RUN: mesh-search %s --entry=updates --machine=%t.json --budget=600 | FileCheck %s --check-prefix=UPDATES
// UPDATES: @updates on 4 devices: 8 tensors in 2 groups, 2 decisions
//
// Annotations that are there are kept.
// RUN: sed 's/mesh.name = "w1"/mesh.name = "w1", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>/' %s > %t.kept.mlir
// RUN: mesh-search %t.kept.mlir --entry=mlp --machine=%t.json --budget=600 -o %t.out.mlir | FileCheck %s --check-prefix=KEPT
// KEPT: @mlp on 4 devices: 5 tensors in 5 groups, 5 decisions
// RUN: FileCheck %s --check-prefix=STAYS --input-file=%t.out.mlir
// STAYS: mesh.name = "w1", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>
//
// With less memory weights are split, too; the machine may say how much.
// RUN: mesh-search %s --entry=mlp --machine=%t.json --budget=600 --memory-limit=12MiB | FileCheck %s --check-prefix=LESS
// LESS: 1 {{[0-9.]+}} ms {{([0-9]|10|11)\.[0-9]}} MiB
// LESS: annotations
// RUN: sed 's/"links"/"memory": 12582912, "links"/' %t.json > %t.little.json
// RUN: mesh-search %s --entry=mlp --machine=%t.little.json --budget=600 | FileCheck %s --check-prefix=LESS
// RUN: not mesh-search %s --entry=mlp --machine=%t.json --budget=600 --memory-limit=1MiB 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: {{.*}}search.mlir: no strategy was found that fits into 1.0 MiB, of {{[0-9]+}} lowered: the least memory is {{[0-9.]+}} MiB, with a step of {{[0-9.]+}} ms{{$}}
// RUN: not mesh-search %s --entry=mlp --machine=%t.json --budget=1e-9 --memory-limit=1MiB 2>&1 | FileCheck %s --check-prefix=CUT
// CUT: error: {{.*}}search.mlir: no strategy was found that fits into 1.0 MiB, of 1 lowered: the least memory is {{.*}} ms; the search ended with its budget, so a larger --budget may find one
//
// A search that ends at once gives what it starts from.
// RUN: mesh-search %s --entry=mlp --machine=%t.json --budget=1e-9 --start=%t.mlir -o %t.started.mlir | FileCheck %s --check-prefix=STARTED
// STARTED: annotations, and
// STARTED-NEXT: x: #mesh.sharding<@m, [{"x", ?}, {?}]>
// RUN: cmp %t.mlir %t.started.mlir
// RUN: mesh-search %s --entry=mlp --machine=%t.json --budget=1e-9 --start=%t.mlir --tie=false -o %t.untied.mlir
// RUN: cmp %t.mlir %t.untied.mlir
//
// Sizes may differ. What they leave no decision for is counted.
// RUN: sed 's/1024/64/g' %s > %t.smaller.mlir
// RUN: mesh-search %t.smaller.mlir --entry=mlp --machine=%t.json --budget=1e-9 --start=%t.mlir | FileCheck %s --check-prefix=STARTED --implicit-check-not='left out'
// RUN: sed 's/1024/3/g' %s > %t.least.mlir
// RUN: mesh-search %t.least.mlir --entry=mlp --machine=%t.json --budget=1e-9 --start=%t.mlir | FileCheck %s --check-prefix=LEAST
// LEAST: the first that fits after
// LEAST-NEXT: tensors whose annotation in the start no decision can follow, so that it is left out: 1{{$}}
//
// Interrupted, it gives what it has found. Without --foreground timeout signals
// twice, and a second signal ends the search.
// RUN: sed 's/, mesh.sharding = #mesh.sharding<[^>]*>//g' %S/../../examples/jax/transformer_2_unrolled_step.mlir > %t.plain.mlir
// RUN: timeout --foreground --preserve-status -s INT 10 mesh-search %t.plain.mlir --machine=%t.json --budget=600 -o %t.best.mlir | FileCheck %s --check-prefix=INTERRUPTED
// INTERRUPTED: different programs, in {{[0-9.]+}} s, interrupted
// RUN: mesh-simulate %t.best.mlir --machine=%t.json | FileCheck %s --check-prefix=BEST
// BEST: step
//
// It does so for any signal that asks it to end.
// RUN: timeout --foreground --preserve-status -s TERM 6 mesh-search %t.plain.mlir --machine=%t.json --budget=600 -o %t.term.mlir | FileCheck %s --check-prefix=INTERRUPTED
// RUN: mesh-simulate %t.term.mlir --machine=%t.json | FileCheck %s --check-prefix=BEST
// RUN: timeout --foreground --preserve-status -s HUP 6 mesh-search %t.plain.mlir --machine=%t.json --budget=600 -o %t.hup.mlir | FileCheck %s --check-prefix=INTERRUPTED
// RUN: mesh-simulate %t.hup.mlir --machine=%t.json | FileCheck %s --check-prefix=BEST

mesh.mesh @m = <["x"=4]>

func.func @mlp(%x: tensor<1024x1024xf32> {mesh.name = "x"}, %w1: tensor<1024x1024xf32> {mesh.name = "w1"},
    %w2: tensor<1024x1024xf32> {mesh.name = "w2"}) -> tensor<1024x1024xf32> {
  %zeros = arith.constant dense<0.0> : tensor<1024x1024xf32>
  %h = linalg.matmul ins(%x, %w1 : tensor<1024x1024xf32>, tensor<1024x1024xf32>)
      outs(%zeros : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %relu = arith.maximumf %h, %zeros : tensor<1024x1024xf32>
  %y = linalg.matmul ins(%relu, %w2 : tensor<1024x1024xf32>, tensor<1024x1024xf32>)
      outs(%zeros : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  return %y : tensor<1024x1024xf32>
}

func.func @layers(%x: tensor<64x64xf32>, %w0: tensor<64x64xf32>, %w1: tensor<64x64xf32>, %w2: tensor<64x64xf32>,
    %w3: tensor<64x64xf32>, %w4: tensor<64x64xf32>, %w5: tensor<64x64xf32>, %w6: tensor<64x64xf32>,
    %w7: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zeros = arith.constant dense<0.0> : tensor<64x64xf32>
  %h0 = linalg.matmul ins(%x, %w0 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t0 = math.tanh %h0 : tensor<64x64xf32>
  %h1 = linalg.matmul ins(%t0, %w1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t1 = math.tanh %h1 : tensor<64x64xf32>
  %h2 = linalg.matmul ins(%t1, %w2 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t2 = math.tanh %h2 : tensor<64x64xf32>
  %h3 = linalg.matmul ins(%t2, %w3 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t3 = math.tanh %h3 : tensor<64x64xf32>
  %h4 = linalg.matmul ins(%t3, %w4 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t4 = math.tanh %h4 : tensor<64x64xf32>
  %h5 = linalg.matmul ins(%t4, %w5 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t5 = math.tanh %h5 : tensor<64x64xf32>
  %h6 = linalg.matmul ins(%t5, %w6 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t6 = math.tanh %h6 : tensor<64x64xf32>
  %h7 = linalg.matmul ins(%t6, %w7 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %h7 : tensor<64x64xf32>
}

func.func @updates(%w0: tensor<64x64xf32>, %w1: tensor<64x64xf32>, %w2: tensor<64x64xf32>, %w3: tensor<64x64xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %v0 = math.tanh %w0 : tensor<64x64xf32>
  %v1 = math.tanh %w1 : tensor<64x64xf32>
  %v2 = math.tanh %w2 : tensor<64x64xf32>
  %v3 = math.tanh %w3 : tensor<64x64xf32>
  return %v0, %v1, %v2, %v3 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
