// RUN: mesh-opt %s --mesh-lower-pipeline --split-input-file --verify-diagnostics
//
// What stages may not call.

mesh.mesh @m = <["pipe"=2]>
func.func private @unknown(tensor<2xf32>) -> tensor<2xf32>
func.func @external(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    // expected-error @below {{'func.call' op in a region of mesh.pipeline must call a function with a body of one block}}
    %next = func.call @unknown(%h) : (tensor<2xf32>) -> tensor<2xf32>
    mesh.stage_yield %next : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func private @f(%h: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'func.call' op in a region of mesh.pipeline is recursive}}
  %0 = func.call @f(%h) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @recursive(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %next = func.call @f(%h) : (tensor<2xf32>) -> tensor<2xf32>
    mesh.stage_yield %next : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func private @f(%h: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{'mesh.shard' op names axis "pipe", and is called by a stage of a pipeline over that axis}}
  %0 = mesh.shard %h <@m, [{"pipe"}]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @names(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    %next = func.call @f(%h) : (tensor<2xf32>) -> tensor<2xf32>
    mesh.stage_yield %next : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @gradients(%x: tensor<4xf32>, %dy: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'mesh.pipeline' op has gradients, but no backward part; mesh-differentiate derives it}}
  %y, %dx = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 gradients(%dy) {
  ^bb0(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<2xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %dx : tensor<4xf32>
}
