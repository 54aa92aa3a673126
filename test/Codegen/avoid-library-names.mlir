// RUN: mesh-opt %s --mesh-avoid-library-names | FileCheck %s
// RUN: mesh-opt %s --mesh-avoid-library-names --mesh-avoid-library-names | FileCheck %s
//
// Functions and globals get names that no library has, and keep these.

// CHECK: memref.global "private" @mesh_data__mlir_main : memref<4xf32>
memref.global "private" @_mlir_main : memref<4xf32> = dense<1.0>
// CHECK: llvm.mlir.global external @mesh_data_powf(
llvm.mlir.global external @powf(3.0 : f32) : f32
// CHECK: llvm.mlir.alias external @mesh_data_cosf
// CHECK: llvm.mlir.addressof @mesh_data_powf
llvm.mlir.alias external @cosf : f32 {
  %0 = llvm.mlir.addressof @powf : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// What is declared is the library's own.
// CHECK: llvm.mlir.global external @environ()
llvm.mlir.global external @environ() : !llvm.ptr
// CHECK: memref.global "private" @elsewhere : memref<4xf32>
memref.global "private" @elsewhere : memref<4xf32>
// CHECK: func private @expf(f32) -> f32
func.func private @expf(f32) -> f32

// CHECK: func private @mesh_fn_fma_0(
func.func private @fma(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// The name is taken, and stays.
// CHECK: func private @mesh_fn_fma(
func.func private @mesh_fn_fma(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// Nothing but letters, digits and underscores.
// CHECK: func private @mesh_fn__01a_b_c(
func.func private @"\0101a b.c"(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK: func private @mesh_fn__(
func.func private @"\00"(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK: func private @mesh_fn_claims(
// CHECK-NOT: mesh_rt.name
func.func private @claims(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh_rt.name = "main"} {
  return %x : tensor<4xf32>
}
// Who calls a public function knows its name.
// CHECK: func @mesh_fn_main({{.*}} attributes {mesh_rt.name = "main"} {
func.func @main(%x: tensor<4xf32>, %i: index) -> (tensor<4xf32>, f32, f32) {
  // CHECK: call @mesh_fn_fma_0(
  // CHECK: call @mesh_fn_fma(
  // CHECK: call @mesh_fn__01a_b_c(
  // CHECK: call @mesh_fn__(
  // CHECK: memref.get_global @mesh_data__mlir_main
  // CHECK: call @expf(
  // CHECK: llvm.mlir.addressof @mesh_data_powf
  %0 = call @fma(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @mesh_fn_fma(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @"\0101a b.c"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = call @"\00"(%2) : (tensor<4xf32>) -> tensor<4xf32>
  %global = memref.get_global @_mlir_main : memref<4xf32>
  %y = memref.load %global[%i] : memref<4xf32>
  %e = call @expf(%y) : (f32) -> f32
  %address = llvm.mlir.addressof @powf : !llvm.ptr
  %z = llvm.load %address : !llvm.ptr -> f32
  return %3, %e, %z : tensor<4xf32>, f32, f32
}

mesh.mesh @m = <["x"=2]>
// CHECK: func private @mesh_fn_even({{.*}} mesh_rt.name = "even"
func.func private @even(%x: tensor<2xf32>) -> tensor<2xf32> attributes {mesh.spmd = @m, mesh.program} {
  return %x : tensor<2xf32>
}
// CHECK: func private @mesh_fn_odd({{.*}} mesh_rt.name = "odd"
func.func private @odd(%x: tensor<2xf32>) -> tensor<2xf32> attributes {mesh.spmd = @m, mesh.program} {
  return %x : tensor<2xf32>
}
// CHECK: mesh.programs @programs on @m ["x"] = {@mesh_fn_even at [0], @mesh_fn_odd at [1]}
mesh.programs @programs on @m ["x"] = {@even at [0], @odd at [1]}
