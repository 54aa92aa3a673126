// RUN: mesh-opt %s --convert-linalg-to-gpu | FileCheck %s

// Products of a narrow type are formed in the type of the sum.

// CHECK-LABEL: @narrow(
// CHECK-SAME: %[[X:.*]]: memref<4x8xi8>, %[[Y:.*]]: memref<8x2xi8>, %[[Z:.*]]: memref<4x2xi32>
func.func @narrow(%a: memref<4x8xi8>, %b: memref<8x2xi8>, %c: memref<4x2xi32>) {
  // CHECK: %[[BASE_X:[^,]*]], {{.*}} = memref.extract_strided_metadata %[[X]]
  // CHECK: %[[BASE_Y:[^,]*]], {{.*}} = memref.extract_strided_metadata %[[Y]]
  // CHECK: %[[BASE_Z:[^,]*]], {{.*}} = memref.extract_strided_metadata %[[Z]]
  // CHECK: gpu.launch
  // CHECK: %[[P:.*]] = memref.reinterpret_cast %[[BASE_X]]
  // CHECK: %[[Q:.*]] = memref.reinterpret_cast %[[BASE_Y]]
  // CHECK: %[[OUT:.*]] = memref.reinterpret_cast %[[BASE_Z]]
  // CHECK: %[[THREAD:.*]] = arith.index_cast
  // CHECK: %[[COLUMN:.*]] = arith.remui
  // CHECK: %[[ROW:.*]] = arith.divui
  // CHECK: %[[J:.*]] = arith.index_castui %[[COLUMN]]
  // CHECK: %[[I:.*]] = arith.index_castui %[[ROW]]
  // CHECK: %[[START:.*]] = memref.load %[[OUT]][%[[I]], %[[J]]]
  // CHECK: %[[C8:.*]] = arith.constant 8 : index
  // CHECK: %[[TOTAL:.*]] = scf.for %[[K:.*]] = %{{.*}} to %[[C8]] step %{{.*}} iter_args(%[[SUM:.*]] = %[[START]]) -> (i32)
  // CHECK-NEXT: %[[A:.*]] = memref.load %[[P]][%[[I]], %[[K]]]
  // CHECK-NEXT: %[[B:.*]] = memref.load %[[Q]][%[[K]], %[[J]]]
  // CHECK-NEXT: %[[WIDE_A:.*]] = arith.extsi %[[A]] : i8 to i32
  // CHECK-NEXT: %[[WIDE_B:.*]] = arith.extsi %[[B]] : i8 to i32
  // CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[WIDE_A]], %[[WIDE_B]]
  // CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[SUM]], %[[PRODUCT]]
  // CHECK-NEXT: scf.yield %[[NEXT]]
  // CHECK: memref.store %[[TOTAL]], %[[OUT]][%[[I]], %[[J]]]
  // CHECK-NOT: mesh_rt.contract
  mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate
      : memref<4x8xi8>, memref<8x2xi8>, memref<4x2xi32>
  return
}

// The index of a window is a sum of loops.

// CHECK-LABEL: @windows(
// CHECK: gpu.launch
// CHECK: scf.for %[[K:.*]] = %{{.*}} to
// CHECK: %[[START:.*]] = arith.muli %{{.*}}, %c2{{.*}} : index
// CHECK: %[[PLACE:.*]] = arith.addi %[[START]], %[[K]] : index
// CHECK: memref.load %{{.*}}[%[[PLACE]]] : memref<9xi8>
// CHECK-NOT: mesh_rt.contract
func.func @windows(%a: memref<9xi8>, %b: memref<3x2xi8>, %c: memref<4x2xi32>) {
  mesh_rt.contract [0, -1, 0, -1, 1, 1, 0, 0, -1] steps [2, 1, 1, 1, 1, 1, 1, 1, 1] %a, %b into %c accumulate
      : memref<9xi8>, memref<3x2xi8>, memref<4x2xi32>
  return
}

// What does not add to what is there starts from zero, which another kernel
// writes before.

// CHECK-LABEL: @fresh(
func.func @fresh(%a: memref<4x8xi64>, %b: memref<8x2xi64>, %c: memref<4x2xi64>) {
  // CHECK: %[[ZERO:.*]] = arith.constant 0 : i64
  // CHECK: gpu.launch {{.*}} function(@fresh_fill_{{[0-9]+}})
  // CHECK: memref.store %[[ZERO]]
  // CHECK: gpu.launch {{.*}} function(@fresh_generic_{{[0-9]+}})
  // CHECK-NOT: arith.extsi
  // CHECK: arith.muli
  // CHECK: arith.addi
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
