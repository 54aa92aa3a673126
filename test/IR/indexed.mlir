// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s
// RUN: mesh-opt %s --mlir-print-op-generic | mesh-opt | FileCheck %s
// RUN: mesh-opt %s --emit-bytecode | mesh-opt | FileCheck %s
//
// Gathers and scatters of slices, in every form they can be written in.

// CHECK-LABEL: func @gather
func.func @gather(%x: tensor<5x6x7xf32>, %i: tensor<3x2xi32>, %none: tensor<4x0xi8>) -> (tensor<3x6xf32>, tensor<4x5x6x7xf32>) {
  // CHECK: mesh.gather_slices %{{.*}}[%{{.*}}] dims [2, 0] : tensor<5x6x7xf32>, tensor<3x2xi32>
  %0 = mesh.gather_slices %x[%i] dims [2, 0] : tensor<5x6x7xf32>, tensor<3x2xi32>
  // CHECK: mesh.gather_slices %{{.*}}[%{{.*}}] dims [] {note = "kept"} : tensor<5x6x7xf32>, tensor<4x0xi8>
  %1 = mesh.gather_slices %x[%none] dims [] {note = "kept"} : tensor<5x6x7xf32>, tensor<4x0xi8>
  return %0, %1 : tensor<3x6xf32>, tensor<4x5x6x7xf32>
}

// CHECK-LABEL: func @batches
func.func @batches(%x: tensor<5x6x7xi16>, %i: tensor<6x3x1xindex>) -> tensor<6x3x7xi16> {
  // CHECK: mesh.gather_slices %{{.*}}[%{{.*}}] dims [0] batch_dims [1] : tensor<5x6x7xi16>, tensor<6x3x1xindex>
  %0 = mesh.gather_slices %x[%i] dims [0] batch_dims [1] : tensor<5x6x7xi16>, tensor<6x3x1xindex>
  return %0 : tensor<6x3x7xi16>
}

// CHECK-LABEL: func @scatter
func.func @scatter(%x: tensor<5x6xf32>, %y: tensor<5x6xi8>, %i: tensor<6x3x1xi64>, %u: tensor<6x3xf32>, %v: tensor<6x3xi8>) -> (tensor<5x6xf32>, tensor<5x6xi8>) {
  // CHECK: mesh.scatter_slices %{{.*}}, %{{.*}} into %{{.*}}, %{{.*}} at %{{.*}} dims [0] batch_dims [1] by {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %{{.*}}: i8, %[[C:.*]]: f32, %[[D:.*]]: i8):
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A]], %[[C]] : f32
  // CHECK-NEXT: mesh.scalar_yield %[[SUM]], %[[D]] : f32, i8
  // CHECK-NEXT: } : tensor<6x3xf32>, tensor<6x3xi8> into tensor<5x6xf32>, tensor<5x6xi8> at tensor<6x3x1xi64>
  %0:2 = mesh.scatter_slices %u, %v into %x, %y at %i dims [0] batch_dims [1] by {
  ^bb0(%a: f32, %b: i8, %c: f32, %d: i8):
    %sum = arith.addf %a, %c : f32
    mesh.scalar_yield %sum, %d : f32, i8
  } : tensor<6x3xf32>, tensor<6x3xi8> into tensor<5x6xf32>, tensor<5x6xi8> at tensor<6x3x1xi64>
  return %0#0, %0#1 : tensor<5x6xf32>, tensor<5x6xi8>
}
