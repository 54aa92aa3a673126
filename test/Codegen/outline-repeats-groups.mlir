// Where many calls of one function follow one another, groups of them become a
// function: as many groups as there are calls in one, and what is left over. The
// numbers that calls take are handed to them.
//
// RUN: mesh-opt %s --mesh-outline-repeats="min-ops=1000" | FileCheck %s

// CHECK-LABEL: func.func private @main_repeated(
// CHECK-SAME: %{{.*}}: index, %[[C0:.*]]: index, %[[X:[^:]*]]: tensor<4xf32>, %[[C1:[^:]*]]: index
// CHECK-SAME: mesh_rt.repetitions = 8 : index
// CHECK: %[[R0:.*]] = call @layer(%[[C0]], %[[X]])
// CHECK-NEXT: call @layer(%[[C1]], %[[R0]])
// CHECK-COUNT-6: call @layer
// CHECK-NOT: call
// CHECK: return

func.func private @layer(%number: index, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @main(
// CHECK-COUNT-8: call @main_repeated(
// CHECK-COUNT-2: call @layer(
// CHECK-NOT: call
func.func @main(%x0: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %x1 = call @layer(%c0, %x0) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c1 = arith.constant 1 : index
  %x2 = call @layer(%c1, %x1) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c2 = arith.constant 2 : index
  %x3 = call @layer(%c2, %x2) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c3 = arith.constant 3 : index
  %x4 = call @layer(%c3, %x3) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c4 = arith.constant 4 : index
  %x5 = call @layer(%c4, %x4) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c5 = arith.constant 5 : index
  %x6 = call @layer(%c5, %x5) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c6 = arith.constant 6 : index
  %x7 = call @layer(%c6, %x6) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c7 = arith.constant 7 : index
  %x8 = call @layer(%c7, %x7) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c8 = arith.constant 8 : index
  %x9 = call @layer(%c8, %x8) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c9 = arith.constant 9 : index
  %x10 = call @layer(%c9, %x9) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c10 = arith.constant 10 : index
  %x11 = call @layer(%c10, %x10) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c11 = arith.constant 11 : index
  %x12 = call @layer(%c11, %x11) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c12 = arith.constant 12 : index
  %x13 = call @layer(%c12, %x12) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c13 = arith.constant 13 : index
  %x14 = call @layer(%c13, %x13) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c14 = arith.constant 14 : index
  %x15 = call @layer(%c14, %x14) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c15 = arith.constant 15 : index
  %x16 = call @layer(%c15, %x15) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c16 = arith.constant 16 : index
  %x17 = call @layer(%c16, %x16) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c17 = arith.constant 17 : index
  %x18 = call @layer(%c17, %x17) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c18 = arith.constant 18 : index
  %x19 = call @layer(%c18, %x18) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c19 = arith.constant 19 : index
  %x20 = call @layer(%c19, %x19) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c20 = arith.constant 20 : index
  %x21 = call @layer(%c20, %x20) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c21 = arith.constant 21 : index
  %x22 = call @layer(%c21, %x21) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c22 = arith.constant 22 : index
  %x23 = call @layer(%c22, %x22) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c23 = arith.constant 23 : index
  %x24 = call @layer(%c23, %x23) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c24 = arith.constant 24 : index
  %x25 = call @layer(%c24, %x24) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c25 = arith.constant 25 : index
  %x26 = call @layer(%c25, %x25) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c26 = arith.constant 26 : index
  %x27 = call @layer(%c26, %x26) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c27 = arith.constant 27 : index
  %x28 = call @layer(%c27, %x27) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c28 = arith.constant 28 : index
  %x29 = call @layer(%c28, %x28) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c29 = arith.constant 29 : index
  %x30 = call @layer(%c29, %x29) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c30 = arith.constant 30 : index
  %x31 = call @layer(%c30, %x30) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c31 = arith.constant 31 : index
  %x32 = call @layer(%c31, %x31) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c32 = arith.constant 32 : index
  %x33 = call @layer(%c32, %x32) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c33 = arith.constant 33 : index
  %x34 = call @layer(%c33, %x33) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c34 = arith.constant 34 : index
  %x35 = call @layer(%c34, %x34) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c35 = arith.constant 35 : index
  %x36 = call @layer(%c35, %x35) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c36 = arith.constant 36 : index
  %x37 = call @layer(%c36, %x36) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c37 = arith.constant 37 : index
  %x38 = call @layer(%c37, %x37) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c38 = arith.constant 38 : index
  %x39 = call @layer(%c38, %x38) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c39 = arith.constant 39 : index
  %x40 = call @layer(%c39, %x39) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c40 = arith.constant 40 : index
  %x41 = call @layer(%c40, %x40) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c41 = arith.constant 41 : index
  %x42 = call @layer(%c41, %x41) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c42 = arith.constant 42 : index
  %x43 = call @layer(%c42, %x42) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c43 = arith.constant 43 : index
  %x44 = call @layer(%c43, %x43) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c44 = arith.constant 44 : index
  %x45 = call @layer(%c44, %x44) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c45 = arith.constant 45 : index
  %x46 = call @layer(%c45, %x45) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c46 = arith.constant 46 : index
  %x47 = call @layer(%c46, %x46) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c47 = arith.constant 47 : index
  %x48 = call @layer(%c47, %x47) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c48 = arith.constant 48 : index
  %x49 = call @layer(%c48, %x48) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c49 = arith.constant 49 : index
  %x50 = call @layer(%c49, %x49) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c50 = arith.constant 50 : index
  %x51 = call @layer(%c50, %x50) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c51 = arith.constant 51 : index
  %x52 = call @layer(%c51, %x51) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c52 = arith.constant 52 : index
  %x53 = call @layer(%c52, %x52) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c53 = arith.constant 53 : index
  %x54 = call @layer(%c53, %x53) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c54 = arith.constant 54 : index
  %x55 = call @layer(%c54, %x54) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c55 = arith.constant 55 : index
  %x56 = call @layer(%c55, %x55) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c56 = arith.constant 56 : index
  %x57 = call @layer(%c56, %x56) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c57 = arith.constant 57 : index
  %x58 = call @layer(%c57, %x57) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c58 = arith.constant 58 : index
  %x59 = call @layer(%c58, %x58) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c59 = arith.constant 59 : index
  %x60 = call @layer(%c59, %x59) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c60 = arith.constant 60 : index
  %x61 = call @layer(%c60, %x60) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c61 = arith.constant 61 : index
  %x62 = call @layer(%c61, %x61) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c62 = arith.constant 62 : index
  %x63 = call @layer(%c62, %x62) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c63 = arith.constant 63 : index
  %x64 = call @layer(%c63, %x63) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c64 = arith.constant 64 : index
  %x65 = call @layer(%c64, %x64) : (index, tensor<4xf32>) -> tensor<4xf32>
  %c65 = arith.constant 65 : index
  %x66 = call @layer(%c65, %x65) : (index, tensor<4xf32>) -> tensor<4xf32>
  return %x66 : tensor<4xf32>
}
