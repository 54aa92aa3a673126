// A step of training is costed as mesh-train holds it: new parameters and state
// are written over old ones. Callers that keep their arguments need memory for
// both.
//
// REQUIRES: mesh-search, mesh-simulate
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e9}}, "flops": {"f32": 1e9}, "memory_bandwidth": 1e9}' > %t.json
//
// w is 64 KiB, and so are its two means: 192 KiB, and 64 KiB of a batch. The
// results beside them are the loss and nothing else.
// RUN: mesh-simulate %s --entry=step --machine=%t.json --report=%t.report
// RUN: FileCheck %s --check-prefix=ONCE --input-file=%t.report
// ONCE: "argument_bytes": 262148
// ONCE: "result_bytes": 4
//
// RUN: mesh-run %s --entry=step --check --report=%t.report
// RUN: FileCheck %s --check-prefix=TWICE --input-file=%t.report
// TWICE: "argument_bytes": 262148
// TWICE: "result_bytes": 196616
//
// The step is found to fit without recomputation, as it is lowered for the
// search, in local view, and in estimates.
// RUN: mesh-search %s --entry=step --machine=%t.json --budget=5 --memory-limit=480KiB | FileCheck %s --check-prefix=SEARCH
// SEARCH: strategy step memory in local view evaluated step memory
// SEARCH-NEXT: 1 {{.*}} ms 384.0 KiB {{.*}} ms +0.0% +0.0%{{$}}
//
// RUN: mesh-opt %s --pass-pipeline='builtin.module(mesh-lower-params,mesh-differentiate{donate-state},mesh-spmd,mesh-plan-remat{memory-limit=480000})' --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks \
// RUN:   | FileCheck %s --check-prefix=FITS
// FITS: func.func @step({{.*}}mesh_rt.donated
// FITS-NOT: mesh.optimization_barrier
// FITS: func.func @swapped(
// FITS-NOT: mesh.optimization_barrier
//
// Parameters that devices gather once they are updated have memory for two
// values. The means, which they are computed from, have it for one: they are
// computed again at the end.
// RUN: mesh-simulate %s --entry=split --machine=%t.json --report=%t.report
// RUN: FileCheck %s --check-prefix=SPLIT --input-file=%t.report
// SPLIT: "result_bytes": 65540
//
// RUN: mesh-run %s --entry=split --check
//
// New values are written over the old ones of their names, in whatever order
// they are returned.
// RUN: mesh-simulate %s --entry=swapped --machine=%t.json --report=%t.report
// RUN: FileCheck %s --check-prefix=SWAPPED --input-file=%t.report
// SWAPPED: "result_bytes": 4
// RUN: FileCheck %s --check-prefix=LOCAL --input-file=%t.remarks
// LOCAL: @swapped takes 2{{[0-9]+}} B

mesh.mesh @m = <["data"=2]>
mesh.param @w : tensor<128x128xf32> init lecun_normal

func.func private @loss(
    %x: tensor<256x128xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<128x128xf32>
  %init = arith.constant dense<0.0> : tensor<256x128xf32>
  %y = linalg.matmul ins(%x, %w : tensor<256x128xf32>, tensor<128x128xf32>)
      outs(%init : tensor<256x128xf32>) -> tensor<256x128xf32>
  %squares = arith.mulf %y, %y : tensor<256x128xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<256x128xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

mesh.train_step @step of @loss by adamw {rate = 0.1}
mesh.train_step @split of @loss by adamw {rate = 0.1, shard_state = ["data"]}

func.func private @deep_loss(
    %x: tensor<256x64xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %v: tensor<64x64xf32> {mesh.name = "v"}, %w: tensor<64x64xf32> {mesh.name = "w"})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %init = arith.constant dense<0.0> : tensor<256x64xf32>
  %y = linalg.matmul ins(%x, %v : tensor<256x64xf32>, tensor<64x64xf32>)
      outs(%init : tensor<256x64xf32>) -> tensor<256x64xf32>
  %z = linalg.matmul ins(%y, %w : tensor<256x64xf32>, tensor<64x64xf32>)
      outs(%init : tensor<256x64xf32>) -> tensor<256x64xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%z : tensor<256x64xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

mesh.train_step @swapped of @deep_loss wrt ["w", "v"] by adamw {rate = 0.1}
