// RUN: mesh-opt %s --mesh-lower-pipeline --split-input-file --verify-diagnostics

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
  // expected-error @below {{'mesh.pipeline' op schedule computes gradients of inputs and of weights apart, but there is no part for weights}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "zb-h1" gradients(%d) {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } backward {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<4xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @action(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op table:2:6: expected F, B, I, W, SEND_F, RECV_F, SEND_B, RECV_B, WAIT_SEND_F, WAIT_SEND_B, UNSHARD, RESHARD, REDUCE_GRAD or WAIT_REDUCE_GRAD, found 'G1'}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 table ["0F0,0F1", "1F0,1G1"] {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=3]>
func.func @idle(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op table:3: row is empty: device 2 along "pipe" would be idle, and each has to compute something}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 table ["0F0,0F1", ",1F0,1F1", ", ,"] {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @empty_row_too_many(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op table has 3 rows, and there are 2 devices along "pipe"}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 table ["0F0,0F1", "1F0,1F1", ""] {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @rows(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op table has 3 rows, and there are 2 devices along "pipe"}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 table ["0F0,0F1", "1F0,1F1", "2F0,2F1"] {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @missing(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op table:2:1: rank 1: stage 1 has no forward of micro-batch 1}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 table ["0F0,0F1", "1F0"] {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @circle(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op table:1:9: rank 0: deadlock: ranks 0, 1 wait for one another}}
  // expected-note @below {{table:1:9: rank 0: '0F1' comes after '0B0'}}
  // expected-note @below {{table:1:5: rank 0: '0B0' waits for '1B0'}}
  // expected-note @below {{table:2:13: rank 1: '1B0' waits for '1F0'}}
  // expected-note @below {{table:2:9: rank 1: '1F0' comes after '1B1'}}
  // expected-note @below {{table:2:5: rank 1: '1B1' waits for '1F1'}}
  // expected-note @below {{table:2:1: rank 1: '1F1' waits for '0F1'}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 table ["0F0,0B0,0F1,0B1", "1F1,1B1,1F0,1B0"] {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @microbatches(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op table is of 2 micro-batches, and there are 4}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 table ["0F0,0F1", "1F0,1F1"] {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @stages(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op has 3 stages, which do not divide into the 2 of the table}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 3 microbatches 2 table ["0F0,0F1", "1F0,1F1"] {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @costs(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op costs: expected a layer at least for each of 2 stages, got 1 layers}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 1 microbatches 2 schedule "1f1b" costs [1] {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @forward(%x: tensor<8xf32>, %d: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op table does not go backward, and there is a backward part}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 table ["0F0,0F1", "1F0,1F1"] gradients(%d) {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } backward {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<4xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @split(%x: tensor<8xf32>, %d: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op table computes gradients of inputs and of weights apart, but there is no part for weights}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 1 table ["0F0,,,0I0,0W0", ",1F0,1I0,1W0"] gradients(%d) {
  ^bb0(%h: tensor<8xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<8xf32>
  } backward {
  ^bb0(%dh: tensor<8xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<8xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}
