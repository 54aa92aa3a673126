// A ring around a contraction of no elements would take slices of them.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --opt-level=0 --overlap=ring | FileCheck %s
// RUN: mesh-run %s --check --opt-level=0 --pipeline="mesh-spmd,mesh-rings{overlap=ring collectives=all}" | FileCheck %s
// CHECK: on 2 devices
// CHECK: ok

mesh.mesh @m = <["y"=2]>
func.func @main(%w: tensor<2x0xbf16>, %x: tensor<4x1x2xbf16>) -> tensor<4x1x0xbf16> {
  %0 = mesh.tp_dense gather %x, %w on @m "y" : (tensor<4x1x2xbf16>, tensor<2x0xbf16>) -> tensor<4x1x0xbf16>
  return %0 : tensor<4x1x0xbf16>
}
