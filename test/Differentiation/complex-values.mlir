// Derivatives by complex numbers multiply as real ones do, without conjugation.
//
// RUN: mesh-opt --mesh-differentiate %s | FileCheck %s

// CHECK-LABEL: func.func @product_vjp(
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "reduction", "parallel"]} {{.*}} outs({{.*}} : tensor<2x3xcomplex<f32>>)
// CHECK-NOT:     complex.conj
// CHECK:         complex.mul
// CHECK:         complex.add
// CHECK:         return
func.func @product(%a: tensor<2x3xcomplex<f32>>, %b: tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %zero = arith.constant dense<(0.0, 0.0)> : tensor<2x4xcomplex<f32>>
  %c = linalg.matmul ins(%a, %b : tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) outs(%zero : tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  return %c : tensor<2x4xcomplex<f32>>
}
mesh.derivative @product_vjp = vjp of @product wrt [0]

// The gradient by z is conj(z) / |z|.
// CHECK-LABEL: func.func @size_gradient(
// CHECK-SAME:    %[[Z:.*]]: complex<f32>) -> (f32, complex<f32>)
// CHECK:         complex.abs %[[Z]]
// CHECK:         complex.re %[[Z]]
// CHECK:         %[[IM:.*]] = complex.im %[[Z]]
// CHECK:         arith.negf %[[IM]]
// CHECK:         complex.create
func.func @size(%z: complex<f32>) -> f32 {
  %size = complex.abs %z : complex<f32>
  return %size : f32
}
mesh.derivative @size_gradient = gradient of @size wrt [0] with value

// Later derivatives come first.
// CHECK-LABEL: func.func @power_gradient(
// CHECK:         scf.for {{.*}} -> (complex<f32>, tensor<3xcomplex<f32>>)
// CHECK:         scf.for {{.*}} -> (complex<f32>)
// CHECK-LABEL: func.func @power_tangent(
// CHECK:         scf.for {{.*}} -> (complex<f32>, complex<f32>)
func.func @power(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  %number = complex.create %x, %one : complex<f32>
  %r = scf.for %k = %c0 to %c3 step %c1 iter_args(%c = %number) -> (complex<f32>) {
    %square = complex.mul %c, %c : complex<f32>
    scf.yield %square : complex<f32>
  }
  %part = complex.re %r : complex<f32>
  return %part : f32
}
mesh.derivative @power_tangent = jvp of @power wrt [0]
mesh.derivative @power_gradient = gradient of @power wrt [0]

// CHECK-LABEL: func.func @branch_gradient(
// CHECK:         scf.if {{.*}} -> (complex<f32>)
func.func @branch(%x: f32, %which: i1) -> f32 {
  %number = complex.create %x, %x : complex<f32>
  %c = scf.if %which -> (complex<f32>) {
    %square = complex.mul %number, %number : complex<f32>
    scf.yield %square : complex<f32>
  } else {
    scf.yield %number : complex<f32>
  }
  %part = complex.im %c : complex<f32>
  return %part : f32
}
mesh.derivative @branch_gradient = gradient of @branch wrt [0]

// CHECK-LABEL: func.func @product_of_all_vjp(
// CHECK:         scf.for {{.*}} -> (tensor<complex<f64>>, tensor<4xcomplex<f64>>)
func.func @product_of_all(%z: tensor<4xcomplex<f64>>) -> tensor<complex<f64>> {
  %e = arith.constant dense<(1.0,0.0)> : tensor<complex<f64>>
  %y = linalg.reduce {complex.mul} ins(%z : tensor<4xcomplex<f64>>) outs(%e : tensor<complex<f64>>) dimensions = [0]
  return %y : tensor<complex<f64>>
}
mesh.derivative @product_of_all_vjp = vjp of @product_of_all wrt [0]
