// RUN: mesh-opt %s --mesh-schedule-pipeline --split-input-file --verify-diagnostics

mesh.mesh @m = <["pipe"=2]>
func.func @unknown(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op there is no schedule '2f2b'; there are 'gpipe', '1f1b', 'eager-1f1b', 'interleaved-1f1b', 'looped-bfs', 'zb-h1', 'zb-h2', 'interleaved-zb', 'zb-v', 'dualpipe-v'}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "2f2b" {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @chunks(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op has 6 stages, which do not divide into 2 chunks of 2 devices}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 6 microbatches 2 schedule "interleaved-1f1b" {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @demands(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op schedule: dualpipe-v needs at least twice as many micro-batches as ranks, got 2 on 2 ranks}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 schedule "dualpipe-v" {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @weights(%x: tensor<8xf32>, %d: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op schedule 'zb-h1' computes gradients of inputs and of weights apart, but there is no part for weights}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "zb-h1" gradients(%d) {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } backward {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<4xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}
