// No slice begins within the bounds of a dim of size 0: the parts of what has no
// elements are made anew.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --opt-level=0 | FileCheck %s
// CHECK: on 2 devices
// CHECK: ok

mesh.mesh @m = <["pipe"=2]>
func.func @main(%x: tensor<4x3xf32>, %none: tensor<4x0xf32>, %w: tensor<2x0x3xf32>)
    -> (tensor<4x3xf32>, tensor<4x0xf32>) {
  %0:2 = mesh.pipeline(%x, %none) on @m "pipe" stages 2 microbatches 2 params(%w) {
  ^bb0(%h: tensor<2x3xf32>, %n: tensor<2x0xf32>, %v: tensor<0x3xf32>, %stage: index, %microbatch: index):
    %zero = arith.constant dense<0.0> : tensor<2x3xf32>
    %nothing = linalg.matmul ins(%n, %v : tensor<2x0xf32>, tensor<0x3xf32>) outs(%zero : tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = arith.addf %h, %nothing : tensor<2x3xf32>
    %2 = math.tanh %1 : tensor<2x3xf32>
    mesh.stage_yield %2, %n : tensor<2x3xf32>, tensor<2x0xf32>
  } : (tensor<4x3xf32>, tensor<4x0xf32>, tensor<2x0x3xf32>) -> (tensor<4x3xf32>, tensor<4x0xf32>)
  return %0#0, %0#1 : tensor<4x3xf32>, tensor<4x0xf32>
}
