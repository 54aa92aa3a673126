// RUN: mesh-opt %s --pass-pipeline="builtin.module(func.func(convert-random-to-linalg),canonicalize)" | FileCheck %s

// The cipher in the body of loops; the place is counted in 32 bits. Key and
// count go in, 20 rounds follow, and the two words become one.

// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[KEY:.*]]: tensor<2xi32>
// CHECK-DAG: %[[PARITY:.*]] = arith.constant 466688986 : i32
// CHECK-DAG: %[[SIXTEEN:.*]] = arith.constant 16 : i32
// CHECK-DAG: %[[K0:.*]] = tensor.extract %[[KEY]][%c0]
// CHECK-DAG: %[[K1:.*]] = tensor.extract %[[KEY]][%c1]
// CHECK: linalg.generic {{{.*}}iterator_types = ["parallel", "parallel"]} outs(%{{.*}} : tensor<64x16xi32>)
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[ROW:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK: %[[BEGIN:.*]] = arith.muli %[[ROW]], %[[SIXTEEN]]
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[COLUMN:.*]] = arith.index_cast %[[J]] : index to i32
// CHECK: %[[COUNT:.*]] = arith.addi %[[BEGIN]], %[[COLUMN]]
// CHECK: %[[MIXED:.*]] = arith.xori %[[K0]], %[[K1]]
// CHECK: arith.xori %[[MIXED]], %[[PARITY]]
// CHECK: arith.addi %[[COUNT]], %[[K1]]
// CHECK-COUNT-20: arith.shrui
// CHECK: arith.xori
// CHECK-NOT: arith.shrui
// CHECK: %[[BITS:.*]] = arith.xori %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: linalg.yield %[[BITS]]
func.func @bits(%key: tensor<2xi32>) -> tensor<64x16xi32> {
  %0 = mesh.random_bits %key : tensor<2xi32> -> tensor<64x16xi32>
  return %0 : tensor<64x16xi32>
}

// A block begins where it does in the array, whose rows are 16 long.

// CHECK-LABEL: func.func @block(
// CHECK-SAME: , %[[I:[^:]*]]: index, %[[J:[^:]*]]: index
// CHECK-DAG: %[[ROW:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK-DAG: %[[FIRST:.*]] = arith.muli %[[ROW]], %c16_i32
// CHECK-DAG: %[[COLUMN:.*]] = arith.index_cast %[[J]] : index to i32
// CHECK: %[[BEGIN:.*]] = arith.addi %[[FIRST]], %[[COLUMN]]
// CHECK: linalg.generic
// CHECK: arith.addi %{{.*}}%[[BEGIN]]
func.func @block(%key: tensor<2xi32>, %i: index, %j: index) -> tensor<8x4xi32> {
  %0 = mesh.random_bits %key at [%i, %j] of [64, 16] : tensor<2xi32> -> tensor<8x4xi32>
  return %0 : tensor<8x4xi32>
}

// Arrays of more than 2^32 elements are counted in 64 bits.

// CHECK-LABEL: func.func @large(
// CHECK: %[[ROW:.*]] = linalg.index 0
// CHECK: arith.index_cast %[[ROW]] : index to i64
// CHECK: arith.shrui %{{.*}}, %c32_i64 : i64
func.func @large(%key: tensor<2xi32>) -> tensor<4x8xi32> {
  %0 = mesh.random_bits %key of [65537, 65536] : tensor<2xi32> -> tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}

// Each row has a key of its own, and counts from 0.

// CHECK-LABEL: func.func @key_per_row(
// CHECK-SAME: %[[KEYS:.*]]: tensor<3x2xi32>
// CHECK-DAG: %[[FIRST:.*]] = tensor.extract_slice %[[KEYS]][0, 0] [3, 1] [1, 1] : tensor<3x2xi32> to tensor<3xi32>
// CHECK-DAG: %[[SECOND:.*]] = tensor.extract_slice %[[KEYS]][0, 1] [3, 1] [1, 1] : tensor<3x2xi32> to tensor<3xi32>
// CHECK: linalg.generic {{.*}} ins(%[[FIRST]], %[[SECOND]] : tensor<3xi32>, tensor<3xi32>)
// CHECK-NOT: linalg.index 0
// CHECK: linalg.index 1
// CHECK-NOT: linalg.index
func.func @key_per_row(%keys: tensor<3x2xi32>) -> tensor<3x8xi32> {
  %0 = mesh.random_bits %keys : tensor<3x2xi32> -> tensor<3x8xi32>
  return %0 : tensor<3x8xi32>
}

// Of no keys there is no first word.

// CHECK-LABEL: func.func @no_rows(
// CHECK-NOT: tensor.extract_slice
// CHECK: tensor.empty() : tensor<0x8xi32>
func.func @no_rows(%keys: tensor<0x2xi32>) -> tensor<0x8xi32> {
  %0 = mesh.random_bits %keys : tensor<0x2xi32> -> tensor<0x8xi32>
  return %0 : tensor<0x8xi32>
}

// A uniform number is a random mantissa.

// CHECK-LABEL: func.func @uniform(
// CHECK-DAG: %[[ONE_BITS:.*]] = arith.constant 1065353216 : i32
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[MANTISSA:.*]] = arith.shrui %{{.*}}, %c9_i32
// CHECK: %[[PATTERN:.*]] = arith.ori %[[MANTISSA]], %[[ONE_BITS]]
// CHECK: %[[NUMBER:.*]] = arith.bitcast %[[PATTERN]] : i32 to f32
// CHECK: %[[UNIT:.*]] = arith.subf %[[NUMBER]], %[[ONE]]
// CHECK: linalg.yield %[[UNIT]]
func.func @uniform(%key: tensor<2xi32>) -> tensor<8xf32> {
  %0 = mesh.random_uniform %key from 0.0 to 1.0 : tensor<2xi32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Dropout is one loop: there is no mask in memory. Rows share their fate, so
// columns do not count.

// CHECK-LABEL: func.func @dropout(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>
// CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<8x4xf32>)
// CHECK: ^bb0(%[[ELEMENT:.*]]: f32, %
// CHECK: linalg.index 0
// CHECK-NOT: linalg.index
// CHECK: %[[SCALED:.*]] = arith.divf %[[ELEMENT]], %cst
// CHECK: %[[STAYS:.*]] = arith.cmpf olt
// CHECK: arith.select %[[STAYS]], %[[SCALED]], %
func.func @dropout(%x: tensor<8x4xf32>, %key: tensor<2xi32>) -> tensor<8x4xf32> {
  %0 = mesh.dropout %x, %key rate 0.25 broadcast_dims = [1] : tensor<2xi32>, tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @key(
// CHECK: arith.shrui %{{.*}}, %c32_i64 : i64
// CHECK: tensor.from_elements
func.func @key(%seed: i64) -> tensor<2xi32> {
  %0 = mesh.rng_key %seed : i64 -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// Key i is the key folded with 5 + i.

// CHECK-LABEL: func.func @split(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x2xi32>)
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[PLACE:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK: arith.addi %[[PLACE]], %c5_i32
// CHECK: linalg.index 1
func.func @split(%key: tensor<2xi32>) -> tensor<4x2xi32> {
  %c5 = arith.constant 5 : index
  %0 = mesh.rng_split %key from %c5 : tensor<2xi32> -> tensor<4x2xi32>
  return %0 : tensor<4x2xi32>
}
