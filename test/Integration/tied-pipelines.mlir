// A table of weights that the first and the last stage of a pipeline use, and a
// head outside of it. Its gradient is the sum over the stages.
//
// REQUIRES: mesh-run
// DEFINE: %{run} = mesh-run - --check --opt-level=0 --entry=tied_step --pipeline=mesh-spmd,mesh-programs
//
// RUN: mesh-run %s --check --opt-level=0 --entry=tied_step
// RUN: sed 's/"1f1b"/"zb-h2"/' %s | %{run}
// RUN: sed 's/"1f1b"/"interleaved-1f1b"/; s/"pipe"=4/"pipe"=2/' %s | %{run}
// RUN: sed 's/ schedule "1f1b"//; s/"pipe"=4/"pipe"=2, "data"=3/' %s | %{run}

mesh.mesh @m = <["pipe"=4]>

func.func @tied(
    %ids: tensor<8x1xindex>, %table: tensor<6x4xf64> {mesh.name = "table"},
    %head: tensor<6x6xf64> {mesh.name = "head"}) -> (tensor<f64> {mesh.name = "loss"}) {
  %zeros = arith.constant dense<0.0> : tensor<2x6xf64>
  %y = mesh.pipeline(%ids) on @m "pipe" stages 4 microbatches 4 schedule "1f1b" {
  ^embed(%id: tensor<2x1xindex>, %stage: index, %microbatch: index):
    %six = arith.constant dense<6> : tensor<2x1xindex>
    %in = arith.remui %id, %six : tensor<2x1xindex>
    %h = tensor.gather %table[%in] gather_dims([0]) : (tensor<6x4xf64>, tensor<2x1xindex>) -> tensor<2x4xf64>
    mesh.stage_yield %h : tensor<2x4xf64>
  }, {
  ^second(%h: tensor<2x4xf64>, %stage: index, %microbatch: index):
    %s = math.sin %h : tensor<2x4xf64>
    mesh.stage_yield %s : tensor<2x4xf64>
  }, {
  ^third(%h: tensor<2x4xf64>, %stage: index, %microbatch: index):
    %s = math.tanh %h : tensor<2x4xf64>
    mesh.stage_yield %s : tensor<2x4xf64>
  }, {
  ^scores(%h: tensor<2x4xf64>, %stage: index, %microbatch: index):
    %s = linalg.contract
        indexing_maps = [affine_map<(b, t, d) -> (b, d)>, affine_map<(b, t, d) -> (t, d)>, affine_map<(b, t, d) -> (b, t)>]
        ins(%h, %table : tensor<2x4xf64>, tensor<6x4xf64>) outs(%zeros : tensor<2x6xf64>) -> tensor<2x6xf64>
    mesh.stage_yield %s : tensor<2x6xf64>
  } : (tensor<8x1xindex>) -> tensor<8x6xf64>
  %none = arith.constant dense<0.0> : tensor<8x6xf64>
  %z = linalg.matmul ins(%y, %head : tensor<8x6xf64>, tensor<6x6xf64>) outs(%none : tensor<8x6xf64>) -> tensor<8x6xf64>
  %squares = arith.mulf %z, %z : tensor<8x6xf64>
  %zero = arith.constant dense<0.0> : tensor<f64>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<8x6xf64>) outs(%zero : tensor<f64>) dimensions = [0, 1]
  return %loss : tensor<f64>
}
mesh.derivative @tied_step = gradient of @tied wrt ["table", "head"] with value
