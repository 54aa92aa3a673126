// Chunks of unequal size that are under way from step to step of a ring: buffers
// that they read are in use until the wait, also where steps are one function.
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --opt-level=0 --pipeline="mesh-spmd,mesh-rings{overlap=ring collectives=all chunks=3}" | FileCheck %s
// CHECK: 175xf64 {{.*}} ok

mesh.mesh @m = <["y"=7]>
func.func @main(%x: tensor<7x175xf64> {mesh.sharding = #mesh.sharding<@m, [{"y"}, {}]>}) -> (tensor<175xf64> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %z = arith.constant dense<0.0> : tensor<175xf64>
  %y = linalg.reduce { arith.addf } ins(%x : tensor<7x175xf64>) outs(%z : tensor<175xf64>) dimensions = [0]
  return %y : tensor<175xf64>
}
