// RUN: mesh-opt %s --convert-contractions-to-linalg | FileCheck %s

// CHECK-DAG: #[[$A:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[$B:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[$C:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>

// Products of a narrow type are formed in the type of the sum.

// CHECK-LABEL: @narrow(
// CHECK-SAME: %[[X:.*]]: memref<4x8xi8>, %[[Y:.*]]: memref<8x2xi8>, %[[Z:.*]]: memref<4x2xi32>
func.func @narrow(%a: memref<4x8xi8>, %b: memref<8x2xi8>, %c: memref<4x2xi32>) {
  // CHECK-NEXT: linalg.generic {indexing_maps = [#[[$A]], #[[$B]], #[[$C]]], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[X]], %[[Y]] : {{.*}}) outs(%[[Z]] :
  // CHECK-NEXT: ^bb0(%[[P:.*]]: i8, %[[Q:.*]]: i8, %[[SUM:.*]]: i32):
  // CHECK-NEXT: %[[WIDE_P:.*]] = arith.extsi %[[P]] :
  // CHECK-NEXT: %[[WIDE_Q:.*]] = arith.extsi %[[Q]] :
  // CHECK: %[[PRODUCT:.*]] = arith.muli %[[WIDE_P]], %[[WIDE_Q]]
  // CHECK: %[[NEXT:.*]] = arith.addi %[[SUM]], %[[PRODUCT]]
  // CHECK: linalg.yield %[[NEXT]]
  mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate
      : memref<4x8xi8>, memref<8x2xi8>, memref<4x2xi32>
  return
}

// What does not add to what is there starts from zero.

// CHECK-LABEL: @fresh(
func.func @fresh(%a: memref<4x8xi64>, %b: memref<8x2xi64>, %c: memref<4x2xi64>) {
  // CHECK: %[[ZERO:.*]] = arith.constant 0 : i64
  // CHECK: linalg.fill ins(%[[ZERO]]
  // CHECK: linalg.generic
  // CHECK-NOT: arith.extsi
  // CHECK: arith.muli
  mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
      : memref<4x8xi64>, memref<8x2xi64>, memref<4x2xi64>
  return
}

// Floats are the library's.

// CHECK-LABEL: @floats(
func.func @floats(%a: memref<4x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  // CHECK-NEXT: mesh_rt.contract
  mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
      : memref<4x8xf32>, memref<8x2xf32>, memref<4x2xf32>
  return
}
