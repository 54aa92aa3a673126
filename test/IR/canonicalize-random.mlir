// RUN: mesh-opt %s --canonicalize | FileCheck %s
//
// Keys of known seeds are constants. The words are JAX's.

// CHECK-LABEL: func @key
// CHECK: arith.constant dense<[1, 2]> : tensor<2xi32>
func.func @key() -> tensor<2xi32> {
  %seed = arith.constant 0x100000002 : i64
  %0 = mesh.rng_key %seed : i64 -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// An i32 has no upper half, whatever its sign.
// CHECK-LABEL: func @short_key
// CHECK: arith.constant dense<[0, -1]> : tensor<2xi32>
func.func @short_key() -> tensor<2xi32> {
  %seed = arith.constant -1 : i32
  %0 = mesh.rng_key %seed : i32 -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: func @fold
// CHECK: arith.constant dense<[64467757, -1378843660]> : tensor<2xi32>
func.func @fold() -> tensor<2xi32> {
  %key = arith.constant dense<[0, 42]> : tensor<2xi32>
  %one = arith.constant 1 : index
  %0 = mesh.rng_fold %key, %one : tensor<2xi32>, index
  return %0 : tensor<2xi32>
}

// Key 1 of a split is the key folded with 1.
// CHECK-LABEL: func @split
// CHECK{LITERAL}: arith.constant dense<[[1832780943, 270669613], [64467757, -1378843660]]> : tensor<2x2xi32>
func.func @split() -> tensor<2x2xi32> {
  %key = arith.constant dense<[0, 42]> : tensor<2xi32>
  %0 = mesh.rng_split %key : tensor<2xi32> -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// CHECK-LABEL: func @split_from
// CHECK{LITERAL}: arith.constant dense<[[64467757, -1378843660]]> : tensor<1x2xi32>
func.func @split_from() -> tensor<1x2xi32> {
  %key = arith.constant dense<[0, 42]> : tensor<2xi32>
  %one = arith.constant 1 : index
  %0 = mesh.rng_split %key from %one : tensor<2xi32> -> tensor<1x2xi32>
  return %0 : tensor<1x2xi32>
}

// Many keys are not written out.
// CHECK-LABEL: func @many_keys
// CHECK: mesh.rng_split
func.func @many_keys() -> tensor<1000x2xi32> {
  %key = arith.constant dense<[0, 42]> : tensor<2xi32>
  %0 = mesh.rng_split %key : tensor<2xi32> -> tensor<1000x2xi32>
  return %0 : tensor<1000x2xi32>
}

// CHECK-LABEL: func @certain
// CHECK-DAG: %[[ALWAYS:.*]] = arith.constant dense<true> : tensor<4xi1>
// CHECK-DAG: %[[NEVER:.*]] = arith.constant dense<false> : tensor<4xi1>
// CHECK: return %[[NEVER]], %[[ALWAYS]]
func.func @certain(%key: tensor<2xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = mesh.random_bernoulli %key probability 0.0 : tensor<2xi32> -> tensor<4xi1>
  %1 = mesh.random_bernoulli %key probability 1.0 : tensor<2xi32> -> tensor<4xi1>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: func @dropout
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %
// CHECK: %[[NOTHING:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK: return %[[X]], %[[NOTHING]]
func.func @dropout(%x: tensor<4xf32>, %key: tensor<2xi32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = mesh.dropout %x, %key rate 0.0 : tensor<2xi32>, tensor<4xf32>
  %1 = mesh.dropout %x, %key rate 1.0 : tensor<2xi32>, tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
