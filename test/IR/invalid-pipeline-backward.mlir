// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// What a backward part of a pipeline asks for. The numbers of constraints are
// those of the ops.

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op has a backward part, but no schedule that says when stages go backward}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 gradients(%d) {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32>
  } backward {
  ^bb0(%dh: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %dh : tensor<2xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 saves values, but there is no part that takes them}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32> saving %h : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 must take backward ('tensor<2xf32>', 'tensor<2xf32>', 'index', 'index'), got ('tensor<2xf32>', 'index', 'index')}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32> saving %h : tensor<2xf32>
  } backward {
  ^bb0(%dh: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %dh : tensor<2xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 must yield backward ('tensor<2xf32>'), got ()}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32>
  } backward {
  ^bb0(%dh: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield
  } : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op must have a result for each of the 1 values that the last stage yields and a gradient for each input and parameter, got 1}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32>
  } backward {
  ^bb0(%dh: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %dh : tensor<2xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op result 1 must be 'tensor<4xf32>', got 'tensor<2xf32>'}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32>
  } backward {
  ^bb0(%dh: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %dh : tensor<2xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>)
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op gradients must be ('tensor<4xf32>'), got ()}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32>
  } backward {
  ^bb0(%dh: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %dh : tensor<2xf32>
  } : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op must have a result for each of the 1 values that the last stage yields and a gradient for each input and parameter, got 1}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>, %d: tensor<4xf32>) {
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32>
  // expected-error @below {{expected as many regions in all parts}}
  } backward {
  ^bb0(%dh: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %dh : tensor<2xf32>
  }, {
  ^bb0(%dh: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %dh : tensor<2xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<2x4xf32>) {
  // expected-error @below {{'mesh.join_parts' op result must be 'tensor<4x4xf32>', got 'tensor<4x2xf32>'}}
  %y = mesh.join_parts %x on @m "pipe" : tensor<2x4xf32> -> tensor<4x2xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<f32>) {
  // expected-error @below {{'mesh.join_parts' op operand must have a dim 0, got 'tensor<f32>'}}
  %y = mesh.join_parts %x on @m "pipe" : tensor<f32> -> tensor<2xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @skips(%x: tensor<8xf32>, %d: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 has values that skip stages in another part than the forward one}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } backward {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<4xf32> skipping %dh to [2] : tensor<4xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}

// -----

// What a region uses of another would be gone before it.
mesh.mesh @m = <["pipe"=2]>
func.func @entangled(%x: tensor<4xf32>, %w: tensor<2x4xf32>, %dy: tensor<4xf32>) {
  // expected-error @below {{a region uses a value of another region}}
  %y:3 = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 1 params(%w) gradients(%dy) {
    %next = arith.mulf %h, %k : tensor<4xf32>
    mesh.stage_yield %next : tensor<4xf32> saving %h : tensor<4xf32>
  } backward {
  ^bb0(%h: tensor<4xf32>, %dnext: tensor<4xf32>, %k: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h, %k : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4xf32>, tensor<2x4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>)
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @many(%x: tensor<8xf32>, %d: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op has a backward part, and so at most 1000000 stages over all micro-batches, got 500002 for each of 2}}
  %y:2 = mesh.pipeline(%x) on @m "pipe" stages 500002 microbatches 2 schedule "1f1b" gradients(%d) {
  ^bb0(%h: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<4xf32>
  } backward {
  ^bb0(%dh: tensor<4xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<4xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}
