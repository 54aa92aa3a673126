// RUN: mesh-opt %s --mesh-avoid-library-names | FileCheck %s
//
// Private functions that are called as functions of libraries get other names.

// CHECK-NOT: @powf
// CHECK-LABEL: func private @mesh_fn_powf_(
func.func private @powf(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// The name is taken.
// CHECK-LABEL: func private @mesh_fn_powf(
func.func private @mesh_fn_powf(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK-LABEL: func private @mesh_fn__mlir_main(
func.func private @_mlir_main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK-LABEL: func private @mesh_fn_a_b(
func.func private @"a\00b"(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK-LABEL: func private @mesh_fn_mesh_rt_run(
func.func private @mesh_rt_run(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// What is declared is the library's own.
// CHECK-LABEL: func private @expf(
func.func private @expf(f32) -> f32
// CHECK-LABEL: func private @softmax(
func.func private @softmax(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK-LABEL: func @main(
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: call @mesh_fn_powf_(
  // CHECK: call @mesh_fn_powf(
  // CHECK: call @mesh_fn__mlir_main(
  // CHECK: call @mesh_fn_a_b(
  // CHECK: call @mesh_fn_mesh_rt_run(
  // CHECK: call @softmax(
  %0 = call @powf(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @mesh_fn_powf(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @_mlir_main(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = call @"a\00b"(%2) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = call @mesh_rt_run(%3) : (tensor<4xf32>) -> tensor<4xf32>
  %5 = call @softmax(%4) : (tensor<4xf32>) -> tensor<4xf32>
  return %5 : tensor<4xf32>
}
