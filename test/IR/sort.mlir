// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s
// RUN: mesh-opt %s --mlir-print-op-generic | mesh-opt | FileCheck %s
// RUN: mesh-opt %s --emit-bytecode | mesh-opt | FileCheck %s
//
// Sorts, in every form they can be written in.

// CHECK-LABEL: func @keys
func.func @keys(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: mesh.sort %{{.*}} dim 1 by {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32):
  // CHECK-NEXT: %[[BEFORE:.*]] = arith.cmpf olt, %[[A]], %[[B]] : f32
  // CHECK-NEXT: mesh.scalar_yield %[[BEFORE]] : i1
  // CHECK-NEXT: } : tensor<4x8xf32>
  %0 = mesh.sort %x dim 1 by {
  ^bb0(%a: f32, %b: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func @stable
func.func @stable(%x: tensor<4x8xf32>, %places: tensor<4x8xindex>, %c: tensor<4x8xcomplex<f64>>) {
  // CHECK: mesh.sort %{{.*}}, %{{.*}}, %{{.*}} dim 0 stable by {
  // CHECK: } {note = "kept"} : tensor<4x8xindex>, tensor<4x8xf32>, tensor<4x8xcomplex<f64>>
  %0:3 = mesh.sort %places, %x, %c dim 0 stable by {
  ^bb0(%a: index, %b: index, %x0: f32, %x1: f32, %c0: complex<f64>, %c1: complex<f64>):
    %before = arith.cmpi ugt, %a, %b : index
    mesh.scalar_yield %before : i1
  } {note = "kept"} : tensor<4x8xindex>, tensor<4x8xf32>, tensor<4x8xcomplex<f64>>
  return
}
