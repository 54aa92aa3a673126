// Pipelines that go forward and backward: stages with bodies and shapes of their
// own, of which the first has no gradient to hand back, on a mesh that splits the
// batch and the layers too.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --opt-level=0 --pipeline=mesh-spmd,mesh-programs | FileCheck %s
// RUN: mesh-run %s --check --opt-level=0 --pipeline="mesh-spmd,mesh-rings{overlap=ring},mesh-programs" | FileCheck %s
// RUN: sed 's/schedule "1f1b"/schedule "gpipe"/' %s | mesh-run - --check --opt-level=0 --pipeline=mesh-spmd | FileCheck %s
// RUN: sed 's/"pipe"=2/"pipe"=1/; s/schedule "1f1b"/schedule "looped-bfs"/' %s | mesh-run - --check --opt-level=0 --pipeline=mesh-spmd,mesh-programs | FileCheck %s
//
// CHECK: y 16x5xf64 {{.*}} ok
// CHECK-NEXT: dw 2x8x8xf64 {{.*}} ok
// CHECK-NEXT: loss
// CHECK-SAME: ok

mesh.mesh @m = <["data"=2, "pipe"=2, "model"=2]>

#rows = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> (i, j)>

func.func @main(
    %tokens: tensor<16xindex> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
    %w: tensor<2x8x8xf64> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
    %head: tensor<8x5xf64>,
    %target: tensor<16x5xf64>, %dy: tensor<16x5xf64>)
    -> (tensor<16x5xf64> {mesh.name = "y"},
        tensor<2x8x8xf64> {mesh.name = "dw", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
        tensor<f64> {mesh.name = "loss"}) {
  %y, %dw = mesh.pipeline(%tokens) on @m "pipe" stages 2 microbatches 4 schedule "1f1b"
      params(%w) split(%target) gradients(%dy) {
  ^embed(%t: tensor<4xindex>, %k: tensor<8x8xf64>, %goal: tensor<4x5xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<4x8xf64>
    %h = linalg.generic {indexing_maps = [#rows, #all], iterator_types = ["parallel", "parallel"]}
        ins(%t : tensor<4xindex>) outs(%e : tensor<4x8xf64>) {
    ^bb0(%i: index, %out: f64):
      %j = linalg.index 1 : index
      %n = arith.addi %i, %j : index
      %m = arith.index_cast %n : index to i64
      %f = arith.sitofp %m : i64 to f64
      %g = math.sin %f : f64
      linalg.yield %g : f64
    } -> tensor<4x8xf64>
    %zeros = arith.constant dense<0.0> : tensor<4x8xf64>
    %p = linalg.matmul ins(%h, %k : tensor<4x8xf64>, tensor<8x8xf64>) outs(%zeros : tensor<4x8xf64>) -> tensor<4x8xf64>
    mesh.stage_yield %p : tensor<4x8xf64> saving %h : tensor<4x8xf64>
  }, {
  ^last(%h: tensor<4x8xf64>, %k: tensor<8x8xf64>, %goal: tensor<4x5xf64>, %stage: index, %microbatch: index):
    %zeros = arith.constant dense<0.0> : tensor<4x8xf64>
    %p = linalg.matmul ins(%h, %k : tensor<4x8xf64>, tensor<8x8xf64>) outs(%zeros : tensor<4x8xf64>) -> tensor<4x8xf64>
    %t = math.tanh %p : tensor<4x8xf64>
    %none = arith.constant dense<0.0> : tensor<4x5xf64>
    %q = linalg.matmul ins(%t, %head : tensor<4x8xf64>, tensor<8x5xf64>) outs(%none : tensor<4x5xf64>) -> tensor<4x5xf64>
    %d = arith.subf %q, %goal : tensor<4x5xf64>
    mesh.stage_yield %d : tensor<4x5xf64> saving %h, %t : tensor<4x8xf64>, tensor<4x8xf64>
  } backward {
  ^embed(%h: tensor<4x8xf64>, %dp: tensor<4x8xf64>, %k: tensor<8x8xf64>, %goal: tensor<4x5xf64>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<8x4xf64>
    %ht = linalg.transpose ins(%h : tensor<4x8xf64>) outs(%e : tensor<8x4xf64>) permutation = [1, 0]
    %square = arith.constant dense<0.0> : tensor<8x8xf64>
    %dk = linalg.matmul ins(%ht, %dp : tensor<8x4xf64>, tensor<4x8xf64>) outs(%square : tensor<8x8xf64>) -> tensor<8x8xf64>
    mesh.stage_yield %dk : tensor<8x8xf64>
  }, {
  ^last(%h: tensor<4x8xf64>, %t: tensor<4x8xf64>, %dd: tensor<4x5xf64>, %k: tensor<8x8xf64>, %goal: tensor<4x5xf64>, %stage: index, %microbatch: index):
    %zeros = arith.constant dense<0.0> : tensor<4x8xf64>
    %one = arith.constant dense<1.0> : tensor<4x8xf64>
    %eo = tensor.empty() : tensor<5x8xf64>
    %headt = linalg.transpose ins(%head : tensor<8x5xf64>) outs(%eo : tensor<5x8xf64>) permutation = [1, 0]
    %dt = linalg.matmul ins(%dd, %headt : tensor<4x5xf64>, tensor<5x8xf64>) outs(%zeros : tensor<4x8xf64>) -> tensor<4x8xf64>
    %tt = arith.mulf %t, %t : tensor<4x8xf64>
    %slope = arith.subf %one, %tt : tensor<4x8xf64>
    %dp = arith.mulf %dt, %slope : tensor<4x8xf64>
    %e = tensor.empty() : tensor<8x8xf64>
    %kt = linalg.transpose ins(%k : tensor<8x8xf64>) outs(%e : tensor<8x8xf64>) permutation = [1, 0]
    %dh = linalg.matmul ins(%dp, %kt : tensor<4x8xf64>, tensor<8x8xf64>) outs(%zeros : tensor<4x8xf64>) -> tensor<4x8xf64>
    %eh = tensor.empty() : tensor<8x4xf64>
    %ht = linalg.transpose ins(%h : tensor<4x8xf64>) outs(%eh : tensor<8x4xf64>) permutation = [1, 0]
    %square = arith.constant dense<0.0> : tensor<8x8xf64>
    %dk = linalg.matmul ins(%ht, %dp : tensor<8x4xf64>, tensor<4x8xf64>) outs(%square : tensor<8x8xf64>) -> tensor<8x8xf64>
    mesh.stage_yield %dh, %dk : tensor<4x8xf64>, tensor<8x8xf64>
  } : (tensor<16xindex>, tensor<2x8x8xf64>, tensor<16x5xf64>, tensor<16x5xf64>) -> (tensor<16x5xf64>, tensor<2x8x8xf64>)
  // What follows is split as it comes.
  %square = arith.mulf %y, %y : tensor<16x5xf64>
  %zero = arith.constant dense<0.0> : tensor<f64>
  %loss = linalg.reduce ins(%square : tensor<16x5xf64>) outs(%zero : tensor<f64>) dimensions = [0, 1]
      (%in: f64, %sum: f64) {
        %next = arith.addf %in, %sum : f64
        linalg.yield %next : f64
      }
  return %y, %dw, %loss : tensor<16x5xf64>, tensor<2x8x8xf64>, tensor<f64>
}
