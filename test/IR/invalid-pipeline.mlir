// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// What pipelines refuse.

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op mesh has no axis "z"; its axes are "pipe", "model"}}
  %y = mesh.pipeline(%x) on @m "z" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op there is no mesh @n}}
  %y = mesh.pipeline(%x) on @n "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op axis must be a whole one, got "pipe":(1)2}}
  %y = mesh.pipeline(%x) on @m ["pipe":(1)2] stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op has 3 stages, which is not a multiple of the 2 devices along "pipe"}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 3 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op must have one region, or one for each of the 4 stages, got 2}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  }, {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op must have an input to cut into micro-batches}}
  mesh.pipeline() on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%s: index, %k: index):
    mesh.stage_yield
  } : () -> ()
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op input 0 has 8 rows, which do not divide into 3 micro-batches}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 3 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<f32>) {
  // expected-error @below {{'mesh.pipeline' op input 0 must have a static shape and a dim 0, got 'tensor<f32>'}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<f32>) -> tensor<f32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<?xf32>) {
  // expected-error @below {{'mesh.pipeline' op input 0 must have a static shape and a dim 0, got 'tensor<?xf32>'}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<?xf32>) -> tensor<f32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>, %t: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op split operand 0 must have 8 rows as input 0 has, got 4}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 split(%t) {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>, %t: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op parameter 0 must have the 2 stages for its leading dim, got 'tensor<4xf32>'}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 params(%t) {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 must take ('tensor<2x4xf32>', 'index', 'index'), got ('tensor<4x4xf32>', 'index', 'index')}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<4x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>, %t: tensor<2x3xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 must take ('tensor<2x4xf32>', 'tensor<3xf32>', 'index', 'index'), got ('tensor<2x4xf32>', 'index', 'index')}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 params(%t) {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>, tensor<2x3xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 must yield what it takes, ('tensor<2x4xf32>'), got ('tensor<2x4xf32>', 'tensor<2x4xf32>')}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h, %h : tensor<2x4xf32>, tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 1 must take ('tensor<2xf32>', 'index', 'index'), got ('tensor<2x4xf32>', 'index', 'index')}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    %z = arith.constant dense<0.0> : tensor<2xf32>
    mesh.stage_yield %z : tensor<2xf32>
  }, {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op must have a result for each of the 1 values that the last stage yields, got 0}}
  mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op result 0 must be 'tensor<8x4xf32>', got 'tensor<4x4xf32>'}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op last stage must yield tensors of static shape with a dim 0, got 'tensor<f32>'}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  }, {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    %z = arith.constant dense<0.0> : tensor<f32>
    mesh.stage_yield %z : tensor<f32>
  } : (tensor<8x4xf32>) -> tensor<f32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    // expected-error @below {{'mesh.shard' op names axis "pipe", over which the stages of the pipeline around it are dealt out}}
    %g = mesh.shard %h <@m, [{"pipe"}, {}]> : tensor<2x4xf32>
    mesh.stage_yield %g : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8x4xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 must end with mesh.stage_yield}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    llvm.unreachable
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
// expected-note @below {{in local view from here}}
func.func @f(%x: tensor<8x4xf32>) attributes {mesh.spmd = @m} {
  // expected-error @below {{'mesh.pipeline' op is on whole tensors and cannot stand in local view}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 {
  ^bb0(%h: tensor<2x4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<3x4xf32>) {
  // expected-error @below {{'mesh.own_part' op operand must have a dim 0 that is divisible by axis "pipe" of size 2, got 'tensor<3x4xf32>'}}
  %y = mesh.own_part %x on @m "pipe" : tensor<3x4xf32> -> tensor<1x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<4x4xf32>) {
  // expected-error @below {{'mesh.own_part' op result must be 'tensor<2x4xf32>', got 'tensor<4x2xf32>'}}
  %y = mesh.own_part %x on @m "pipe" : tensor<4x4xf32> -> tensor<4x2xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<4x4xf32>) {
  // expected-error @below {{'mesh.own_part' op there is no mesh @n}}
  %y = mesh.own_part %x on @n "pipe" : tensor<4x4xf32> -> tensor<2x4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<4xcomplex<f32>>) {
  // expected-error @below {{'mesh.sum_parts' op elements of 'tensor<4xcomplex<f32>>' cannot be summed up}}
  %y = mesh.sum_parts %x on @m "pipe" : tensor<4xcomplex<f32>>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.sum_parts' op mesh has no axis "z"; its axes are "pipe", "model"}}
  %y = mesh.sum_parts %x on @m "z" : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'arith.addf' op attribute 'mesh.manual' must be on a loop, a branch, a collective, mesh.axis_index or mesh.rng_fold_axes}}
  %y = arith.addf %x, %x {mesh.manual = #mesh.axes<["pipe"]>} : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'arith.addf' op attribute 'mesh.manual' must be a #mesh.axes, got unit}}
  %y = arith.addf %x, %x {mesh.manual} : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<4xcomplex<f32>>) {
  // expected-error @below {{'mesh.pipeline' op last stage yields 'tensor<2xcomplex<f32>>', the elements of which cannot be summed up over the devices of the pipeline}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 {
  ^bb0(%h: tensor<2xcomplex<f32>>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xcomplex<f32>>
  } : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.pipeline' op has chunks, but no schedule that deals them out}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 chunks 2 {
  ^bb0(%h: tensor<2xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op has a schedule and a table, which is one too}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" table ["0F0", "1F0"] {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op has chunks, but no schedule that deals them out}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 chunks 2 table ["0F0", "1F0"] {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op has costs, but no schedule between the stages of which the op's are split}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 costs [1, 1] {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op must have a cost for each of the 2 stages, got 3}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" costs [1, 1, 1] {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op costs must be at least 0, got -1}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" costs [1, -1] {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op has one body for all stages, and so none that a value could skip to}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32> skipping %h to [2] : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 has a value for stage 1, which must come after the next one and be one of the 4 stages}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32> skipping %h to [1] : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 0 has a value for stage 4, which must come after the next one and be one of the 4 stages}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32> skipping %h to [4] : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.pipeline' op stage 2 must take ('tensor<4xf32>', 'tensor<4xf32>', 'index', 'index'), got ('tensor<4xf32>', 'index', 'index')}}
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 2 {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32> skipping %h to [2] : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  }, {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    mesh.stage_yield %h : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["pipe"=2, "model"=2]>
func.func @f(%x: tensor<8xf32>) {
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 {
  ^bb0(%h: tensor<4xf32>, %s: index, %k: index):
    // expected-error @below {{'mesh.stage_yield' op must have a target for each of 1 values that skip stages, got 2}}
    mesh.stage_yield %h : tensor<4xf32> skipping %h to [2, 3] : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
