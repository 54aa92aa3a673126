// RUN: mesh-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(mesh-outline-repeats{min-ops=1 pipeline-axis=pipe microbatches=4})'

mesh.mesh @m = <["pipe"=2]>
func.func @bounds(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{'scf.for' op must have constant bounds, and an iteration, to become a pipeline}}
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%h = %x) -> tensor<8xf32> {
    %next = math.sin %h : tensor<8xf32>
    scf.yield %next : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @scalar(%x: tensor<8xf32>, %s: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // expected-error @below {{'scf.for' op carries 'f32', which has no rows; a pipeline needs tensors of static shape}}
  %y:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %a = %s) -> (tensor<8xf32>, f32) {
    %next = math.sin %h : tensor<8xf32>
    %b = math.sin %a : f32
    scf.yield %next, %b : tensor<8xf32>, f32
  }
  return %y#0 : tensor<8xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @rows(%x: tensor<8xf32>, %s: tensor<4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // expected-error @below {{'scf.for' op carries 4 rows in value 1 and 8 in the first; a pipeline cuts all alike}}
  %y:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %a = %s) -> (tensor<8xf32>, tensor<4xf32>) {
    %next = math.sin %h : tensor<8xf32>
    %b = math.sin %a : tensor<4xf32>
    scf.yield %next, %b : tensor<8xf32>, tensor<4xf32>
  }
  return %y#0 : tensor<8xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @divisible(%x: tensor<6xf32>) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // expected-error @below {{'scf.for' op carries 6 rows, which must be divisible by the 4 micro-batches}}
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> tensor<6xf32> {
    %next = math.sin %h : tensor<6xf32>
    scf.yield %next : tensor<6xf32>
  }
  return %y : tensor<6xf32>
}

// -----

// Without a schedule, stages are divisible by the devices.
mesh.mesh @m = <["pipe"=2]>
func.func @stages(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // expected-error @below {{'scf.for' op has 3 iterations, which must be divisible by the 2 devices along "pipe"; a schedule may have runs of unequal length}}
  %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> tensor<8xf32> {
    %next = math.sin %h : tensor<8xf32>
    scf.yield %next : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}

// -----

// A mean over the rows needs all of them.
mesh.mesh @m = <["pipe"=2]>
func.func @mean(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  // expected-error @below {{'scf.for' op cannot be cut into micro-batches: an iteration needs several of them}}
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> tensor<8x4xf32> {
    %sum = linalg.reduce { arith.addf } ins(%h : tensor<8x4xf32>) outs(%zeros : tensor<4xf32>) dimensions = [0]
    // expected-note @below {{needs 'mesh.all_reduce' between blocks of rows}}
    %sums = linalg.broadcast ins(%sum : tensor<4xf32>) outs(%e : tensor<8x4xf32>) dimensions = [0]
    %next = arith.subf %h, %sums : tensor<8x4xf32>
    scf.yield %next : tensor<8x4xf32>
  }
  return %y : tensor<8x4xf32>
}

// -----

// Ops on a mesh are for devices, not for micro-batches.
mesh.mesh @m = <["pipe"=2]>
func.func @dense(%x: tensor<8x4xf32>, %w: tensor<4x4xf32>) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // expected-error @below {{'scf.for' op cannot be cut into micro-batches: an iteration needs several of them}}
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> tensor<8x4xf32> {
    // expected-note @below {{is on mesh @m, but the function it is in is on @rows}}
    %next = mesh.tp_dense gather %h, %w on @m "pipe" : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    scf.yield %next : tensor<8x4xf32>
  }
  return %y : tensor<8x4xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @columns(%x: tensor<8x4xf32>, %mask: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<8x4xf32>
  // expected-error @below {{'scf.for' op takes 'tensor<4x8xf32>' in parts other than of 8 rows along dimension 0; transpose or reshape it first}}
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> tensor<8x4xf32> {
    %next = linalg.generic {
        indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c, r)>, affine_map<(r, c) -> (r, c)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%h, %mask : tensor<8x4xf32>, tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) {
    ^bb0(%a: f32, %m: f32, %out: f32):
      %b = arith.mulf %a, %m : f32
      linalg.yield %b : f32
    } -> tensor<8x4xf32>
    scf.yield %next : tensor<8x4xf32>
  }
  return %y : tensor<8x4xf32>
}
