// Of a program that which its entries need is left, and they are noted.
//
// RUN: mesh-opt %s --mesh-keep-entries=entries=main | FileCheck %s
// RUN: mesh-opt %s --mesh-keep-entries | FileCheck %s --check-prefix=ALL
//
// ALL: mesh_rt.entries = [{name = "main"}, {name = "other"}, {name = "param_norms"}, {name = "init_params"}]

// CHECK: module attributes {mesh_rt.entries = [{name = "main"}]}
// CHECK-NOT: memref.global "private" @unused
// CHECK-NOT: mesh.param
memref.global @unused : memref<1xf32> = dense<0.0>
mesh.param @w : tensor<4xf32> init zeros

// What an entry calls is private, and a parameter an argument.
// CHECK: func.func @main(%{{.*}}: tensor<4xf32>, %{{.*}}: tensor<4xf32> {mesh.name = "w", mesh.param})
// CHECK-NOT: mesh_rt.name
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh_rt.name = "before"} {
  %w = mesh.param_get @w : tensor<4xf32>
  %0 = func.call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = arith.addf %0, %w : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: func.func private @callee
func.func private @callee(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// CHECK-NOT: func.func
func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
