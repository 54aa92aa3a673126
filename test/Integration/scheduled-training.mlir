// Pipelines that go forward and backward by every schedule, as programs of single
// devices, compute what one device computes with one micro-batch after the other:
// bit for bit, since gradients are summed up in one order.
//
// REQUIRES: mesh-run
// DEFINE: %{schedule} =
// DEFINE: %{axes} = "pipe"=4
// DEFINE: %{file} = sed 's/schedule "gpipe"/schedule %{schedule}/; s/"pipe"=4/%{axes}/' %s
// DEFINE: %{run} = %{file} | mesh-run - --check --opt-level=0 --pipeline=mesh-spmd,mesh-programs | FileCheck %s
//
// CHECK: y 24x4xf64 {{ *}}0 {{.*}} ok
// CHECK-NEXT: dx 24x4xf64 {{ *}}0 {{.*}} ok
// CHECK-NEXT: dw 8x4x4xf64 {{ *}}0 {{.*}} ok
//
// Two stages on a device in a row.
// REDEFINE: %{schedule} = "gpipe"
// RUN: %{run}
// REDEFINE: %{schedule} = "1f1b"
// RUN: %{run}
// REDEFINE: %{schedule} = "eager-1f1b"
// RUN: %{run}
// REDEFINE: %{schedule} = "zb-h1"
// RUN: %{run}
// REDEFINE: %{schedule} = "zb-h2"
// RUN: %{run}
// REDEFINE: %{schedule} = "interleaved-1f1b" chunks 1
// RUN: %{run}
//
// Any number of devices.
// REDEFINE: %{schedule} = "zb-h2"
// REDEFINE: %{axes} = "pipe"=8
// RUN: %{run}
// REDEFINE: %{axes} = "pipe"=1
// RUN: %{run}

mesh.mesh @m = <["pipe"=4]>

func.func @deep(
    %x: tensor<24x4xf64>,
    %w: tensor<8x4x4xf64> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>},
    %dy: tensor<24x4xf64>)
    -> (tensor<24x4xf64> {mesh.name = "y"}, tensor<24x4xf64> {mesh.name = "dx"}, tensor<8x4x4xf64> {mesh.name = "dw", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>}) {
  %zeros = arith.constant dense<0.0> : tensor<3x4xf64>
  %square = arith.constant dense<0.0> : tensor<4x4xf64>
  %one = arith.constant dense<1.0> : tensor<3x4xf64>
  %y, %dx, %dw = mesh.pipeline(%x) on @m "pipe" stages 8 microbatches 8 schedule "gpipe" params(%w) gradients(%dy) {
  ^stage(%h: tensor<3x4xf64>, %k: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %p = linalg.matmul ins(%h, %k : tensor<3x4xf64>, tensor<4x4xf64>)
        outs(%zeros : tensor<3x4xf64>) -> tensor<3x4xf64>
    %t = math.tanh %p : tensor<3x4xf64>
    mesh.stage_yield %t : tensor<3x4xf64> saving %h, %t : tensor<3x4xf64>, tensor<3x4xf64>
  } backward {
  ^stage(%h: tensor<3x4xf64>, %t: tensor<3x4xf64>, %dt: tensor<3x4xf64>, %k: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %tt = arith.mulf %t, %t : tensor<3x4xf64>
    %slope = arith.subf %one, %tt : tensor<3x4xf64>
    %dp = arith.mulf %dt, %slope : tensor<3x4xf64>
    %e = tensor.empty() : tensor<4x4xf64>
    %kt = linalg.transpose ins(%k : tensor<4x4xf64>) outs(%e : tensor<4x4xf64>) permutation = [1, 0]
    %dh = linalg.matmul ins(%dp, %kt : tensor<3x4xf64>, tensor<4x4xf64>)
        outs(%zeros : tensor<3x4xf64>) -> tensor<3x4xf64>
    mesh.stage_yield %dh : tensor<3x4xf64> saving %h, %dp : tensor<3x4xf64>, tensor<3x4xf64>
  } weights {
  ^stage(%h: tensor<3x4xf64>, %dp: tensor<3x4xf64>, %k: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<4x3xf64>
    %ht = linalg.transpose ins(%h : tensor<3x4xf64>) outs(%e : tensor<4x3xf64>) permutation = [1, 0]
    %dk = linalg.matmul ins(%ht, %dp : tensor<4x3xf64>, tensor<3x4xf64>)
        outs(%square : tensor<4x4xf64>) -> tensor<4x4xf64>
    mesh.stage_yield %dk : tensor<4x4xf64>
  } : (tensor<24x4xf64>, tensor<8x4x4xf64>, tensor<24x4xf64>) -> (tensor<24x4xf64>, tensor<24x4xf64>, tensor<8x4x4xf64>)
  return %y, %dx, %dw : tensor<24x4xf64>, tensor<24x4xf64>, tensor<8x4x4xf64>
}
