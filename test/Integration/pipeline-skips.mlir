// What skips stages arrives: in the loop that hands on, in the steps of
// schedules, in programs of single devices, however many stages a device has.
//
// REQUIRES: mesh-run
// DEFINE: %{schedule} =
// DEFINE: %{axes} = "data"=2, "pipe"=4
// DEFINE: %{file} = sed 's/"data"=2, "pipe"=4/%{axes}/; s/microbatches 6/microbatches 6 %{schedule}/' %s
// DEFINE: %{pipeline} = mesh-spmd
// DEFINE: %{run} = %{file} | mesh-run - --check --opt-level=0 --pipeline="%{pipeline}" | FileCheck %s
//
// CHECK: y 24x4xf64 {{.*}} ok
//
// RUN: %{run}
// REDEFINE: %{pipeline} = mesh-lower-pipeline{bubbles=nans},mesh-spmd,mesh-programs
// RUN: %{run}
// REDEFINE: %{pipeline} = mesh-lower-pipeline{bubbles=skip},mesh-spmd,mesh-rings
// RUN: %{run}
// REDEFINE: %{axes} = "data"=1, "pipe"=8
// REDEFINE: %{pipeline} = mesh-spmd,mesh-programs
// RUN: %{run}
// REDEFINE: %{axes} = "data"=3, "pipe"=2
// RUN: %{run}
// REDEFINE: %{axes} = "data"=2, "pipe"=1
// RUN: %{run}
//
// REDEFINE: %{axes} = "data"=2, "pipe"=4
// REDEFINE: %{schedule} = schedule "1f1b"
// RUN: %{run}
// REDEFINE: %{schedule} = schedule "interleaved-1f1b"
// RUN: %{run}
// REDEFINE: %{pipeline} = mesh-spmd
// RUN: %{run}
// REDEFINE: %{schedule} = schedule "zb-v"
// REDEFINE: %{pipeline} = mesh-spmd,mesh-programs
// RUN: %{run}
// REDEFINE: %{schedule} = schedule "gpipe" costs [1, 5, 1, 1, 1, 1, 1, 2]
// RUN: %{run}
// REDEFINE: %{axes} = "data"=2, "pipe"=3
// RUN: %{run}

mesh.mesh @m = <["data"=2, "pipe"=4]>

func.func @main(%x: tensor<24x4xf64> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w: tensor<8x4xf64> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}]>},
    %mask: tensor<24x4xf64>, %shared: tensor<4x4xf64>)
    -> (tensor<24x4xf64> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %y = mesh.pipeline(%x) on @m "pipe" stages 8 microbatches 6 params(%w) split(%mask) {
  // Two values for two stages, one of which takes both.
  ^a(%h: tensor<4x4xf64>, %k: tensor<4xf64>, %part: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %s = math.sin %h : tensor<4x4xf64>
    %c = arith.mulf %h, %part : tensor<4x4xf64>
    mesh.stage_yield %s : tensor<4x4xf64> skipping %h, %c, %c to [2, 7, 2] : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>
  }, {
  // A value of another type.
  ^b(%h: tensor<4x4xf64>, %k: tensor<4xf64>, %part: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %none = arith.constant dense<0.0> : tensor<4x4xf64>
    %p = linalg.matmul ins(%h, %shared : tensor<4x4xf64>, tensor<4x4xf64>) outs(%none : tensor<4x4xf64>) -> tensor<4x4xf64>
    %zero = arith.constant dense<0.0> : tensor<4xf64>
    %rows = linalg.reduce { arith.addf } ins(%h : tensor<4x4xf64>) outs(%zero : tensor<4xf64>) dimensions = [1]
    mesh.stage_yield %p : tensor<4x4xf64> skipping %rows to [6] : tensor<4xf64>
  }, {
  ^c(%h: tensor<4x4xf64>, %a: tensor<4x4xf64>, %b: tensor<4x4xf64>, %k: tensor<4xf64>, %part: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %s = arith.addf %h, %a : tensor<4x4xf64>
    %d = arith.subf %s, %b : tensor<4x4xf64>
    mesh.stage_yield %d : tensor<4x4xf64>
  }, {
  ^d(%h: tensor<4x4xf64>, %k: tensor<4xf64>, %part: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %t = math.tanh %h : tensor<4x4xf64>
    mesh.stage_yield %t : tensor<4x4xf64> skipping %h to [5] : tensor<4x4xf64>
  }, {
  ^e(%h: tensor<4x4xf64>, %k: tensor<4xf64>, %part: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<4x4xf64>
    %all = linalg.broadcast ins(%k : tensor<4xf64>) outs(%e : tensor<4x4xf64>) dimensions = [0]
    %p = arith.mulf %h, %all : tensor<4x4xf64>
    mesh.stage_yield %p : tensor<4x4xf64>
  }, {
  ^f(%h: tensor<4x4xf64>, %a: tensor<4x4xf64>, %k: tensor<4xf64>, %part: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %s = arith.addf %h, %a : tensor<4x4xf64>
    mesh.stage_yield %s : tensor<4x4xf64>
  }, {
  ^g(%h: tensor<4x4xf64>, %rows: tensor<4xf64>, %k: tensor<4xf64>, %part: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<4x4xf64>
    %all = linalg.broadcast ins(%rows : tensor<4xf64>) outs(%e : tensor<4x4xf64>) dimensions = [1]
    %s = arith.addf %h, %all : tensor<4x4xf64>
    mesh.stage_yield %s : tensor<4x4xf64>
  }, {
  ^last(%h: tensor<4x4xf64>, %a: tensor<4x4xf64>, %k: tensor<4xf64>, %part: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %s = arith.mulf %h, %a : tensor<4x4xf64>
    mesh.stage_yield %s : tensor<4x4xf64>
  } : (tensor<24x4xf64>, tensor<8x4xf64>, tensor<24x4xf64>) -> tensor<24x4xf64>
  return %y : tensor<24x4xf64>
}
