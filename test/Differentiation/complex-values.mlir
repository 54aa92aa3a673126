// Complex numbers that the result does not depend on need no derivative.
//
// RUN: mesh-opt --mesh-differentiate %s | FileCheck %s

func.func @beside(%x: f32) -> (f32, complex<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  %number = complex.create %x, %one : complex<f32>
  %r:2 = scf.for %k = %c0 to %c3 step %c1 iter_args(%c = %number, %s = %one) -> (complex<f32>, f32) {
    %square = complex.mul %c, %c : complex<f32>
    %product = arith.mulf %s, %x : f32
    scf.yield %square, %product : complex<f32>, f32
  }
  return %r#1, %r#0 : f32, complex<f32>
}
// Later derivatives come first.
// CHECK-LABEL: func.func @beside_gradient(
// CHECK:         scf.for {{.*}} -> (complex<f32>, f32, tensor<3xf32>)
// CHECK:         scf.for {{.*}} -> (f32, f32)
// CHECK-LABEL: func.func @beside_tangent(
// CHECK:         scf.for {{.*}} -> (complex<f32>, f32, f32)
mesh.derivative @beside_tangent = jvp of @beside wrt [0]
mesh.derivative @beside_gradient = gradient of @beside wrt [0]

func.func @branch(%x: f32, %which: i1) -> f32 {
  %number = complex.create %x, %x : complex<f32>
  %c, %y = scf.if %which -> (complex<f32>, f32) {
    %square = complex.mul %number, %number : complex<f32>
    %product = arith.mulf %x, %x : f32
    scf.yield %square, %product : complex<f32>, f32
  } else {
    scf.yield %number, %x : complex<f32>, f32
  }
  return %y : f32
}
// CHECK-LABEL: func.func @branch_gradient(
// CHECK:         return
mesh.derivative @branch_gradient = gradient of @branch wrt [0]
