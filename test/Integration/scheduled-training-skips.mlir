// Gradients go back past stages too, on the way of the values: bit for bit what
// one device computes.
//
// REQUIRES: mesh-run
// DEFINE: %{schedule} =
// DEFINE: %{axes} = "pipe"=4
// DEFINE: %{file} = sed 's/schedule "gpipe"/schedule %{schedule}/; s/"pipe"=4/%{axes}/' %s
// DEFINE: %{run} = %{file} | mesh-run - --check --opt-level=0 --pipeline=mesh-spmd,mesh-programs | FileCheck %s
//
// CHECK: y 12x4xf64 {{ *}}0 {{.*}} ok
// CHECK-NEXT: dx 12x4xf64 {{ *}}0 {{.*}} ok
// CHECK-NEXT: dw 4x4xf64 {{ *}}0 {{.*}} ok
//
// REDEFINE: %{schedule} = "gpipe"
// RUN: %{run}
// REDEFINE: %{schedule} = "1f1b"
// RUN: %{run}
// REDEFINE: %{axes} = "pipe"=2
// RUN: %{run}
// REDEFINE: %{schedule} = "interleaved-1f1b"
// RUN: %{run}
// REDEFINE: %{schedule} = "dualpipe-v"
// RUN: %{run}
// REDEFINE: %{schedule} = "zb-v"
// RUN: %{run}
// RUN: %{file} | mesh-run - --check --opt-level=0 --pipeline=mesh-spmd | FileCheck %s
// REDEFINE: %{axes} = "pipe"=1
// REDEFINE: %{schedule} = "zb-h1"
// RUN: %{run}

mesh.mesh @m = <["pipe"=4]>

// y = x w0 w1 … with what the first stage takes added at the third and the last
// one, and an integer that has no gradient.
func.func @main(%x: tensor<12x4xf64>,
    %w: tensor<4x4xf64> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}]>},
    %dy: tensor<12x4xf64>)
    -> (tensor<12x4xf64> {mesh.name = "y"}, tensor<12x4xf64> {mesh.name = "dx"},
        tensor<4x4xf64> {mesh.name = "dw", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}]>}) {
  %y, %dx, %dw = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 6 schedule "gpipe" params(%w) gradients(%dy) {
  ^stage0(%h: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<2x4xf64>
    %all = linalg.broadcast ins(%k : tensor<4xf64>) outs(%e : tensor<2x4xf64>) dimensions = [0]
    %next = arith.mulf %h, %all : tensor<2x4xf64>
    %sign = arith.fptosi %h : tensor<2x4xf64> to tensor<2x4xi32>
    mesh.stage_yield %next : tensor<2x4xf64> skipping %h, %sign, %h to [2, 3, 3] : tensor<2x4xf64>, tensor<2x4xi32>, tensor<2x4xf64> saving %h : tensor<2x4xf64>
  }, {
  ^stage1(%h: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<2x4xf64>
    %all = linalg.broadcast ins(%k : tensor<4xf64>) outs(%e : tensor<2x4xf64>) dimensions = [0]
    %next = arith.mulf %h, %all : tensor<2x4xf64>
    mesh.stage_yield %next : tensor<2x4xf64> skipping %next to [3] : tensor<2x4xf64> saving %h : tensor<2x4xf64>
  }, {
  ^stage2(%h: tensor<2x4xf64>, %s: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<2x4xf64>
    %all = linalg.broadcast ins(%k : tensor<4xf64>) outs(%e : tensor<2x4xf64>) dimensions = [0]
    %sum = arith.addf %h, %s : tensor<2x4xf64>
    %next = arith.mulf %sum, %all : tensor<2x4xf64>
    mesh.stage_yield %next : tensor<2x4xf64> saving %sum : tensor<2x4xf64>
  }, {
  ^stage3(%h: tensor<2x4xf64>, %i: tensor<2x4xi32>, %s: tensor<2x4xf64>, %t: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<2x4xf64>
    %all = linalg.broadcast ins(%k : tensor<4xf64>) outs(%e : tensor<2x4xf64>) dimensions = [0]
    %f = arith.sitofp %i : tensor<2x4xi32> to tensor<2x4xf64>
    %a = arith.addf %h, %s : tensor<2x4xf64>
    %b = arith.addf %a, %t : tensor<2x4xf64>
    %sum = arith.addf %b, %f : tensor<2x4xf64>
    %next = arith.mulf %sum, %all : tensor<2x4xf64>
    mesh.stage_yield %next : tensor<2x4xf64> saving %sum : tensor<2x4xf64>
  } backward {
  ^stage0(%h: tensor<2x4xf64>, %d: tensor<2x4xf64>, %d2: tensor<2x4xf64>, %d3: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<2x4xf64>
    %all = linalg.broadcast ins(%k : tensor<4xf64>) outs(%e : tensor<2x4xf64>) dimensions = [0]
    %p = arith.mulf %d, %all : tensor<2x4xf64>
    %q = arith.addf %p, %d2 : tensor<2x4xf64>
    %dh = arith.addf %q, %d3 : tensor<2x4xf64>
    mesh.stage_yield %dh : tensor<2x4xf64> saving %h, %d : tensor<2x4xf64>, tensor<2x4xf64>
  }, {
  ^stage1(%h: tensor<2x4xf64>, %dnext: tensor<2x4xf64>, %d3: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<2x4xf64>
    %all = linalg.broadcast ins(%k : tensor<4xf64>) outs(%e : tensor<2x4xf64>) dimensions = [0]
    %d = arith.addf %dnext, %d3 : tensor<2x4xf64>
    %dh = arith.mulf %d, %all : tensor<2x4xf64>
    mesh.stage_yield %dh : tensor<2x4xf64> saving %h, %d : tensor<2x4xf64>, tensor<2x4xf64>
  }, {
  ^stage2(%sum: tensor<2x4xf64>, %d: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<2x4xf64>
    %all = linalg.broadcast ins(%k : tensor<4xf64>) outs(%e : tensor<2x4xf64>) dimensions = [0]
    %dh = arith.mulf %d, %all : tensor<2x4xf64>
    mesh.stage_yield %dh, %dh : tensor<2x4xf64>, tensor<2x4xf64> saving %sum, %d : tensor<2x4xf64>, tensor<2x4xf64>
  }, {
  ^stage3(%sum: tensor<2x4xf64>, %d: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<2x4xf64>
    %all = linalg.broadcast ins(%k : tensor<4xf64>) outs(%e : tensor<2x4xf64>) dimensions = [0]
    %dh = arith.mulf %d, %all : tensor<2x4xf64>
    mesh.stage_yield %dh, %dh, %dh : tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4xf64> saving %sum, %d : tensor<2x4xf64>, tensor<2x4xf64>
  } weights {
  ^stage0(%h: tensor<2x4xf64>, %d: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %dk = func.call @weights(%h, %d) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<4xf64>
    mesh.stage_yield %dk : tensor<4xf64>
  }, {
  ^stage1(%h: tensor<2x4xf64>, %d: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %dk = func.call @weights(%h, %d) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<4xf64>
    mesh.stage_yield %dk : tensor<4xf64>
  }, {
  ^stage2(%h: tensor<2x4xf64>, %d: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %dk = func.call @weights(%h, %d) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<4xf64>
    mesh.stage_yield %dk : tensor<4xf64>
  }, {
  ^stage3(%h: tensor<2x4xf64>, %d: tensor<2x4xf64>, %k: tensor<4xf64>, %stage: index, %microbatch: index):
    %dk = func.call @weights(%h, %d) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<4xf64>
    mesh.stage_yield %dk : tensor<4xf64>
  } : (tensor<12x4xf64>, tensor<4x4xf64>, tensor<12x4xf64>) -> (tensor<12x4xf64>, tensor<12x4xf64>, tensor<4x4xf64>)
  return %y, %dx, %dw : tensor<12x4xf64>, tensor<12x4xf64>, tensor<4x4xf64>
}

func.func private @weights(%h: tensor<2x4xf64>, %d: tensor<2x4xf64>) -> tensor<4xf64> {
  %p = arith.mulf %h, %d : tensor<2x4xf64>
  %zero = arith.constant dense<0.0> : tensor<4xf64>
  %dk = linalg.reduce { arith.addf } ins(%p : tensor<2x4xf64>) outs(%zero : tensor<4xf64>) dimensions = [0]
  return %dk : tensor<4xf64>
}
