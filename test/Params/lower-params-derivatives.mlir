// Ops that have derivatives of their own are lowered after they are
// differentiated: a norm has the derivative zero at zero, and the gradient of
// what is gathered in bf16 arrives in the type that the op says.

// RUN: mesh-opt %s --mesh-lower-params | FileCheck %s
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s --check-prefix=AFTER
// RUN: mesh-run %s --entry=norm_gradient --arg x=zeros --out=%t/
// RUN: od -A n -j 128 -t f4 %t/x.npy | FileCheck %s --check-prefix=ZERO

mesh.mesh @m = <["a"=2]>

// CHECK-LABEL: func.func @norm
// CHECK: mesh.norm
// AFTER-LABEL: func.func @norm
// AFTER-NOT: mesh.norm
// ZERO: {{^ +0 +0 +0$}}
func.func @norm(%x: tensor<3xf32> {mesh.name = "x"}) -> tensor<f32> {
  %0 = mesh.norm %x : tensor<3xf32> -> tensor<f32>
  return %0 : tensor<f32>
}
mesh.derivative @norm_gradient = gradient of @norm wrt ["x"]

// CHECK-LABEL: func.func @gathered
// CHECK: mesh.gather_param
// AFTER-LABEL: func.func @gathered_gradient
// AFTER-NOT: arith.truncf
// AFTER: mesh.reduce_scatter sum {{.*}} tensor<8x4xf32> -> tensor<4x4xf32>
func.func @gathered(%x: tensor<4x8xf32> {mesh.name = "x"}, %w: tensor<8x4xf32> {mesh.name = "w"}) -> tensor<f32> {
  %0 = mesh.shard_map on @m manual ["a"] (%x, %w) in [<@m, [{"a"}, {}]>, <@m, [{"a"}, {}]>] out [<@m, [{"a"}, {}]>] {
  ^bb0(%rows: tensor<2x8xf32>, %own: tensor<4x4xf32>):
    %all = mesh.gather_param %own on @m ["a"] dim 0 type bf16 grad_type f32 : tensor<4x4xf32> -> tensor<8x4xf32>
    %zeros = arith.constant dense<0.0> : tensor<2x4xf32>
    %product = linalg.matmul ins(%rows, %all : tensor<2x8xf32>, tensor<8x4xf32>) outs(%zeros : tensor<2x4xf32>) -> tensor<2x4xf32>
    mesh.yield %product : tensor<2x4xf32>
  } : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%0 : tensor<4x4xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.derivative @gathered_gradient = gradient of @gathered wrt ["w"]
