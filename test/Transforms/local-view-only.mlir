// Indices and permutes along axes of one device stand in programs on whole
// tensors too.
//
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s
// RUN: mesh-opt %s --mesh-erase | FileCheck %s --check-prefix=ERASE

mesh.mesh @m = <["one"=1, "x"=2]>

// CHECK-LABEL: func.func @one(
// CHECK: arith.constant dense<0.000000e+00>
// ERASE-LABEL: func.func @one(
// ERASE: mesh.axis_index @m ["one"]
func.func @one() -> tensor<4xf32> {
  %index = mesh.axis_index @m ["one"]
  %integer = arith.index_cast %index : index to i32
  %number = arith.sitofp %integer : i32 to f32
  %splat = tensor.splat %number : tensor<4xf32>
  return %splat : tensor<4xf32>
}

// CHECK-LABEL: func.func @permuted(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>
// CHECK-NEXT: return %[[X]]
// ERASE-LABEL: func.func @permuted(
// ERASE: mesh.permute
func.func @permuted(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = mesh.permute %x on @m ["one"] shift 1 : tensor<4xf32>
  return %y : tensor<4xf32>
}
