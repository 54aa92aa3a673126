// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s
// RUN: mesh-opt %s --mlir-print-op-generic | mesh-opt | FileCheck %s
// RUN: mesh-opt %s --emit-bytecode | mesh-opt | FileCheck %s
//
// Keys and random numbers, in every form they can be written in.

mesh.mesh @m = <["data"=2, "model"=4]>

// CHECK-LABEL: func @keys
func.func @keys(%seed: i64, %short: i32, %step: index, %key: tensor<2xi32>, %keys: tensor<3x2xi32>) {
  // CHECK: mesh.rng_key %{{.*}} : i64 -> tensor<2xi32>
  %0 = mesh.rng_key %seed : i64 -> tensor<2xi32>
  // CHECK: mesh.rng_key %{{.*}} : i32 -> tensor<2xi32>
  %1 = mesh.rng_key %short : i32 -> tensor<2xi32>
  // CHECK: mesh.rng_fold %{{.*}}, %{{.*}} : tensor<2xi32>, index
  %2 = mesh.rng_fold %key, %step : tensor<2xi32>, index
  // CHECK: mesh.rng_fold %{{.*}}, %{{.*}} : tensor<3x2xi32>, i64
  %3 = mesh.rng_fold %keys, %seed : tensor<3x2xi32>, i64
  // CHECK: mesh.rng_split %{{.*}} : tensor<2xi32> -> tensor<8x2xi32>
  %4 = mesh.rng_split %key : tensor<2xi32> -> tensor<8x2xi32>
  // CHECK: mesh.rng_split %{{.*}} from %{{.*}} : tensor<3x2xi32> -> tensor<3x8x2xi32>
  %5 = mesh.rng_split %keys from %step : tensor<3x2xi32> -> tensor<3x8x2xi32>
  // CHECK: mesh.rng_fold_axes %{{.*}} on @m ["data", "model":(1)2] : tensor<2xi32>
  %6 = mesh.rng_fold_axes %key on @m ["data", "model":(1)2] : tensor<2xi32>
  return
}

// CHECK-LABEL: func @numbers
func.func @numbers(%key: tensor<2xi32>, %keys: tensor<3x2xi32>, %i: index, %j: index) {
  // CHECK: mesh.random_bits %{{.*}} : tensor<2xi32> -> tensor<64x16xi32>
  %0 = mesh.random_bits %key : tensor<2xi32> -> tensor<64x16xi32>
  // CHECK: mesh.random_bits %{{.*}} at [%{{.*}}, %{{.*}}] of [64, 16] : tensor<2xi32> -> tensor<8x16xi8>
  %1 = mesh.random_bits %key at [%i, %j] of [64, 16] : tensor<2xi32> -> tensor<8x16xi8>
  // CHECK: mesh.random_bits %{{.*}} of [63, 16] : tensor<3x2xi32> -> tensor<3x64x16xi64>
  %2 = mesh.random_bits %keys of [63, 16] : tensor<3x2xi32> -> tensor<3x64x16xi64>
  // CHECK: mesh.random_bits %{{.*}} of [] : tensor<2xi32> -> tensor<i16>
  %3 = mesh.random_bits %key of [] : tensor<2xi32> -> tensor<i16>
  // CHECK: mesh.random_uniform %{{.*}} from -1.000000e+00 to 2.500000e-01 at [%{{.*}}] of [9] : tensor<2xi32> -> tensor<3xbf16>
  %4 = mesh.random_uniform %key from -1.0 to 0.25 at [%i] of [9] : tensor<2xi32> -> tensor<3xbf16>
  // CHECK: mesh.random_normal %{{.*}} : tensor<2xi32> -> tensor<4xf64>
  %5 = mesh.random_normal %key : tensor<2xi32> -> tensor<4xf64>
  // CHECK: mesh.random_truncated_normal %{{.*}} from -2.000000e+00 to 2.000000e+00 : tensor<2xi32> -> tensor<4xf16>
  %6 = mesh.random_truncated_normal %key from -2.0 to 2.0 : tensor<2xi32> -> tensor<4xf16>
  // CHECK: mesh.random_bernoulli %{{.*}} probability 9.000000e-01 : tensor<2xi32> -> tensor<4xi1>
  %7 = mesh.random_bernoulli %key probability 0.9 : tensor<2xi32> -> tensor<4xi1>
  return
}

// CHECK-LABEL: func @dropout
func.func @dropout(%x: tensor<8x16xf32>, %key: tensor<2xi32>, %i: index, %j: index) {
  // CHECK: mesh.dropout %{{.*}}, %{{.*}} rate 1.000000e-01 : tensor<2xi32>, tensor<8x16xf32>
  %0 = mesh.dropout %x, %key rate 0.1 : tensor<2xi32>, tensor<8x16xf32>
  // CHECK: mesh.dropout %{{.*}}, %{{.*}} rate 1.000000e-01 at [%{{.*}}, %{{.*}}] of [64, 16] broadcast_dims = [1] : tensor<2xi32>, tensor<8x16xf32>
  %1 = mesh.dropout %x, %key rate 0.1 at [%i, %j] of [64, 16] broadcast_dims = [1] : tensor<2xi32>, tensor<8x16xf32>
  return
}
