// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// What the ops of keys and random numbers refuse.

func.func @f(%seed: i64) {
  // expected-error @below {{'mesh.rng_key' op result must be one key, tensor<2xi32>, got 'tensor<1x2xi32>'}}
  %0 = mesh.rng_key %seed : i64 -> tensor<1x2xi32>
  return
}

// -----

func.func @f(%key: tensor<3xi32>, %i: index) {
  // expected-error @below {{'mesh.rng_fold' op keys must have a last dimension of size 2, got 'tensor<3xi32>'}}
  %0 = mesh.rng_fold %key, %i : tensor<3xi32>, index
  return
}

// -----

func.func @f(%key: tensor<i32>) {
  // expected-error @below {{'mesh.rng_split' op keys must have a last dimension of size 2, got 'tensor<i32>'}}
  %0 = mesh.rng_split %key : tensor<i32> -> tensor<4x2xi32>
  return
}

// -----

func.func @f(%keys: tensor<3x2xi32>) {
  // expected-error @below {{'mesh.rng_split' op result must be the keys 'tensor<3x2xi32>' with one more dimension before the last, got 'tensor<4x2xi32>'}}
  %0 = mesh.rng_split %keys : tensor<3x2xi32> -> tensor<4x2xi32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%key: tensor<4xi32>) {
  // expected-error @below {{'mesh.rng_fold_axes' op keys must have a last dimension of size 2, got 'tensor<4xi32>'}}
  %0 = mesh.rng_fold_axes %key on @m ["x"] : tensor<4xi32>
  return
}

// -----

func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.rng_fold_axes' op there is no mesh @m}}
  %0 = mesh.rng_fold_axes %key on @m ["x"] : tensor<2xi32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.rng_fold_axes' op mesh has no axis "y"; its axes are "x"}}
  %0 = mesh.rng_fold_axes %key on @m ["y"] : tensor<2xi32>
  return
}

// -----

func.func @f(%key: tensor<?x2xi32>) {
  // expected-error @below {{'mesh.random_bits' op operand #0 must be statically shaped tensor of 32-bit signless integer values, but got 'tensor<?x2xi32>'}}
  %0 = mesh.random_bits %key : tensor<?x2xi32> -> tensor<4xi32>
  return
}

// -----

func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.random_bits' op result #0 must be statically shaped tensor of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'tensor<4xi1>'}}
  %0 = mesh.random_bits %key : tensor<2xi32> -> tensor<4xi1>
  return
}

// -----

func.func @f(%key: tensor<2x1xi32>) {
  // expected-error @below {{'mesh.random_bits' op keys must have a last dimension of size 2, got 'tensor<2x1xi32>'}}
  %0 = mesh.random_bits %key : tensor<2x1xi32> -> tensor<2xi32>
  return
}

// -----

func.func @f(%keys: tensor<3x2xi32>) {
  // expected-error @below {{'mesh.random_bits' op result must begin with the dimensions of the keys 'tensor<3x2xi32>', got 'tensor<4xi32>'}}
  %0 = mesh.random_bits %keys : tensor<3x2xi32> -> tensor<4xi32>
  return
}

// -----

func.func @f(%keys: tensor<3x2xi32>) {
  // expected-error @below {{'mesh.random_bits' op result must begin with the dimensions of the keys 'tensor<3x2xi32>', got 'tensor<i32>'}}
  %0 = mesh.random_bits %keys : tensor<3x2xi32> -> tensor<i32>
  return
}

// -----

func.func @f(%key: tensor<2xi32>, %i: index) {
  // expected-error @below {{'mesh.random_normal' op must have an offset for each of the 2 dimensions of the array, got 1}}
  %0 = mesh.random_normal %key at [%i] of [8, 8] : tensor<2xi32> -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.random_normal' op must have a size for each of the 2 dimensions of the array, got 1}}
  %0 = mesh.random_normal %key of [8] : tensor<2xi32> -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.random_normal' op sizes of the array must not be negative, got array<i64: 8, -1>}}
  %0 = mesh.random_normal %key of [8, -1] : tensor<2xi32> -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%key: tensor<2xi32>, %i: index) {
  // expected-error @below {{'mesh.random_normal' op with offsets must have the array's shape}}
  %0 = mesh.random_normal %key at [%i] : tensor<2xi32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.random_uniform' op interval must be finite and not empty in 'f32', got from 1.000000e+00 : f64 to 1.000000e+00 : f64}}
  %0 = mesh.random_uniform %key from 1.0 to 1.0 : tensor<2xi32> -> tensor<4xf32>
  return
}

// -----

// The bounds are numbers of the result's type, which may be infinite.
func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.random_uniform' op interval must be finite and not empty in 'f16', got from 0.000000e+00 : f64 to 3.000000e+38 : f64}}
  %0 = mesh.random_uniform %key from 0.0 to 3.0e+38 : tensor<2xi32> -> tensor<4xf16>
  return
}

// -----

// Nor may they be the same.
func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.random_uniform' op interval must be finite and not empty in 'bf16', got from 3.300000e+00 : f64 to 3.301000e+00 : f64}}
  %0 = mesh.random_uniform %key from 3.3 to 3.301 : tensor<2xi32> -> tensor<4xbf16>
  return
}

// -----

func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.random_uniform' op interval must have a finite size in 'f32', got from -2.000000e+38 : f64 to 2.000000e+38 : f64}}
  %0 = mesh.random_uniform %key from -2.0e+38 to 2.0e+38 : tensor<2xi32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.random_truncated_normal' op interval must be finite and not empty in 'f32', got from -2.000000e+00 : f64 to 0x7FF0000000000000 : f64}}
  %0 = mesh.random_truncated_normal %key from -2.0 to 0x7FF0000000000000 : tensor<2xi32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%key: tensor<2xi32>) {
  // expected-error @below {{'mesh.random_bernoulli' op attribute 'probability' must be from 0 to 1, got 1.500000e+00 : f64}}
  %0 = mesh.random_bernoulli %key probability 1.5 : tensor<2xi32> -> tensor<4xi1>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %key: tensor<2xi32>) {
  // expected-error @below {{'mesh.dropout' op attribute 'rate' must be from 0 to 1, got -1.000000e-01 : f64}}
  %0 = mesh.dropout %x, %key rate -0.1 : tensor<2xi32>, tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %keys: tensor<4x2xi32>) {
  // expected-error @below {{'mesh.dropout' op must have one key, tensor<2xi32>, got 'tensor<4x2xi32>'}}
  %0 = mesh.dropout %x, %keys rate 0.1 : tensor<4x2xi32>, tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %key: tensor<2xi32>) {
  // expected-error @below {{'mesh.dropout' op broadcast dimensions must be different ones below 2, got array<i64: 2>}}
  %0 = mesh.dropout %x, %key rate 0.1 broadcast_dims = [2] : tensor<2xi32>, tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>, %key: tensor<2xi32>) {
  // expected-error @below {{'mesh.dropout' op broadcast dimensions must be different ones below 2, got array<i64: 1, 1>}}
  %0 = mesh.dropout %x, %key rate 0.1 broadcast_dims = [1, 1] : tensor<2xi32>, tensor<4x4xf32>
  return
}
