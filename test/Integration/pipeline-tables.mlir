// Tables of the user's own, which may deal out stages in any way, and stages of
// unequal costs: bit for bit what one device computes.
//
// REQUIRES: mesh-run
// DEFINE: %{how} =
// DEFINE: %{axes} = "pipe"=2
// DEFINE: %{file} = sed 's/schedule "gpipe"/%{how}/; s/"pipe"=2/%{axes}/' %s
// DEFINE: %{run} = %{file} | mesh-run - --check --opt-level=0 --pipeline=mesh-spmd,mesh-programs | FileCheck %s
//
// CHECK: y 8x4xf64 {{ *}}0 {{.*}} ok
// CHECK-NEXT: dx 8x4xf64 {{ *}}0 {{.*}} ok
// CHECK-NEXT: dw 4x4x4xf64 {{ *}}0 {{.*}} ok
//
// Two stages of the op are one of the table.
// REDEFINE: %{how} = table ["0F0,0F1,0B0,0B1", "1F0,1F1,1B1,1B0"]
// RUN: %{run}
//
// In a row, with messages written out.
// REDEFINE: %{how} = table ["0F0,1F0,1SEND_F0,0F1,1F1,1SEND_F1,1RECV_B0,1B0,0B0,1RECV_B1,1B1,0B1", "2RECV_F0,2F0,3F0,3B0,2B0,2SEND_B0,2RECV_F1,2F1,3F1,3B1,2B1,2SEND_B1"]
// RUN: %{run}
// RUN: %{file} | mesh-run - --check --opt-level=0 --pipeline=mesh-spmd | FileCheck %s
//
// One stage on the first device, three on the other.
// REDEFINE: %{how} = table ["1F0,1F1,1B0,1B1", "0F0,0F1,2F0,3F0,3B0,2B0,2F1,3F1,3B1,2B1,0B0,0B1"]
// RUN: %{run}
//
// Up and down, as one likes.
// REDEFINE: %{how} = table ["0F0,0F1,3F0,3B0,3F1,3B1,0B0,0B1", "2F0,2F1,2B0,2B1", "1F0,1F1,1B0,1B1"]
// REDEFINE: %{axes} = "pipe"=3
// RUN: %{run}
//
// A device whose stage costs as much as the three others.
// REDEFINE: %{how} = schedule "1f1b" costs [3, 1, 1, 1]
// REDEFINE: %{axes} = "pipe"=2
// RUN: %{run}
// REDEFINE: %{axes} = "pipe"=3
// RUN: %{run}
// REDEFINE: %{how} = table ["0F0,0F1,0I0,0I1,0W1,0W0", "1F0,1I0,1F1,1I1,1W0,1W1"] costs [1, 1, 0, 2]
// REDEFINE: %{axes} = "pipe"=2
// RUN: %{run}
//
// A file.
// RUN: mesh-schedule --schedule=zb-v --stages=2 --microbatches=2 --format=csv -o %t.csv
// RUN: mesh-run %s --check --opt-level=0 --pipeline="mesh-lower-pipeline{table=%t.csv},mesh-spmd,mesh-programs" | FileCheck %s

//
// RUN: not mesh-opt %s --mesh-lower-pipeline=table=%t.none.csv 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: mesh-lower-pipeline: table {{.*}}none.csv: No such file or directory

mesh.mesh @m = <["pipe"=2]>

func.func @main(%x: tensor<8x4xf64>,
    %w: tensor<4x4x4xf64> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>},
    %dy: tensor<8x4xf64>)
    -> (tensor<8x4xf64> {mesh.name = "y"}, tensor<8x4xf64> {mesh.name = "dx"},
        tensor<4x4x4xf64> {mesh.name = "dw", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>}) {
  %zeros = arith.constant dense<0.0> : tensor<4x4xf64>
  %y, %dx, %dw = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 schedule "gpipe" params(%w) gradients(%dy) {
  ^stage(%h: tensor<4x4xf64>, %k: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %next = linalg.matmul ins(%h, %k : tensor<4x4xf64>, tensor<4x4xf64>)
        outs(%zeros : tensor<4x4xf64>) -> tensor<4x4xf64>
    mesh.stage_yield %next : tensor<4x4xf64> saving %h : tensor<4x4xf64>
  } backward {
  ^stage(%h: tensor<4x4xf64>, %d: tensor<4x4xf64>, %k: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<4x4xf64>
    %kt = linalg.transpose ins(%k : tensor<4x4xf64>) outs(%e : tensor<4x4xf64>) permutation = [1, 0]
    %dh = linalg.matmul ins(%d, %kt : tensor<4x4xf64>, tensor<4x4xf64>)
        outs(%zeros : tensor<4x4xf64>) -> tensor<4x4xf64>
    mesh.stage_yield %dh : tensor<4x4xf64> saving %h, %d : tensor<4x4xf64>, tensor<4x4xf64>
  } weights {
  ^stage(%h: tensor<4x4xf64>, %d: tensor<4x4xf64>, %k: tensor<4x4xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<4x4xf64>
    %ht = linalg.transpose ins(%h : tensor<4x4xf64>) outs(%e : tensor<4x4xf64>) permutation = [1, 0]
    %dk = linalg.matmul ins(%ht, %d : tensor<4x4xf64>, tensor<4x4xf64>)
        outs(%zeros : tensor<4x4xf64>) -> tensor<4x4xf64>
    mesh.stage_yield %dk : tensor<4x4xf64>
  } : (tensor<8x4xf64>, tensor<4x4x4xf64>, tensor<8x4xf64>) -> (tensor<8x4xf64>, tensor<8x4xf64>, tensor<4x4x4xf64>)
  return %y, %dx, %dw : tensor<8x4xf64>, tensor<8x4xf64>, tensor<4x4x4xf64>
}
