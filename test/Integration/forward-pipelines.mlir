// Pipelines train from their forward parts. By every schedule they compute what
// one device computes, bit for bit.
//
// REQUIRES: mesh-run
// DEFINE: %{schedule} =
// DEFINE: %{axes} = "pipe"=4
// DEFINE: %{file} = sed 's/ schedule "gpipe"/ schedule %{schedule}/; s/"pipe"=4/%{axes}/' %s
// DEFINE: %{run} = mesh-run - --check --opt-level=0 --pipeline=mesh-spmd,mesh-programs
// DEFINE: %{check} = %{file} | %{run} --entry=step | FileCheck %s
//
// CHECK: loss f64 {{ *}}0 {{.*}} ok
// CHECK-NEXT: x 24x4xf64 {{ *}}0 {{.*}} ok
// CHECK-NEXT: w 8x4x4xf64 {{ *}}0 {{.*}} ok
// CHECK-NEXT: b 8x4xf64 {{ *}}0 {{.*}} ok
//
// REDEFINE: %{schedule} = "gpipe"
// RUN: %{check}
// REDEFINE: %{schedule} = "1f1b"
// RUN: %{check}
// REDEFINE: %{schedule} = "eager-1f1b"
// RUN: %{check}
// REDEFINE: %{schedule} = "interleaved-1f1b"
// RUN: %{check}
// REDEFINE: %{schedule} = "looped-bfs"
// RUN: %{check}
// REDEFINE: %{schedule} = "zb-h1"
// RUN: %{check}
// REDEFINE: %{schedule} = "zb-h2"
// RUN: %{check}
// REDEFINE: %{schedule} = "interleaved-zb"
// RUN: %{check}
// REDEFINE: %{schedule} = "zb-v"
// RUN: %{check}
// REDEFINE: %{schedule} = "dualpipe-v"
// RUN: %{check}
//
// Without a schedule, on one device, and with runs of unequal length.
// RUN: sed 's/ schedule "gpipe"//' %s | %{run} --entry=step | FileCheck %s
// REDEFINE: %{axes} = "pipe"=1
// RUN: %{check}
// REDEFINE: %{axes} = "pipe"=3
// REDEFINE: %{schedule} = "zb-h1" costs [3, 1, 1, 1, 1, 1, 2, 2]
// RUN: %{check}
//
// Another axis splits rows, which are not divisible by its size.
// REDEFINE: %{axes} = "pipe"=2, "data"=2
// REDEFINE: %{schedule} = "zb-h1"
// RUN: %{file} | sed 's/<@m, \[{}, {}\]>/<@m, [{"data"}, {}]>/' | %{run} --entry=step

mesh.mesh @m = <["pipe"=4]>

// The gradient of the pipeline's result does not depend on that.
func.func @loss(
    %x: tensor<24x4xf64> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{}, {}]>},
    %w: tensor<8x4x4xf64> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>},
    %b: tensor<8x4xf64> {mesh.name = "b", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}]>},
    %targets: tensor<24x4xf64>) -> (tensor<f64> {mesh.name = "loss"}) {
  %zeros = arith.constant dense<0.0> : tensor<3x4xf64>
  %e = tensor.empty() : tensor<3x4xf64>
  %y = mesh.pipeline(%x) on @m "pipe" stages 8 microbatches 8 schedule "gpipe" params(%w, %b) {
  ^stage(%h: tensor<3x4xf64>, %k: tensor<4x4xf64>, %c: tensor<4xf64>, %stage: index, %microbatch: index):
    %p = linalg.matmul ins(%h, %k : tensor<3x4xf64>, tensor<4x4xf64>)
        outs(%zeros : tensor<3x4xf64>) -> tensor<3x4xf64>
    %biases = linalg.broadcast ins(%c : tensor<4xf64>) outs(%e : tensor<3x4xf64>) dimensions = [0]
    %sum = arith.addf %p, %biases : tensor<3x4xf64>
    %t = math.tanh %sum : tensor<3x4xf64>
    mesh.stage_yield %t : tensor<3x4xf64>
  } : (tensor<24x4xf64>, tensor<8x4x4xf64>, tensor<8x4xf64>) -> tensor<24x4xf64>
  %d = arith.mulf %y, %targets : tensor<24x4xf64>
  %none = arith.constant dense<0.0> : tensor<f64>
  %loss = linalg.reduce { arith.addf } ins(%d : tensor<24x4xf64>) outs(%none : tensor<f64>) dimensions = [0, 1]
  return %loss : tensor<f64>
}
mesh.derivative @step = gradient of @loss wrt ["x", "w", "b"] with value
