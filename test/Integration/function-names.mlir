// RUN: mesh-run %s --check | FileCheck %s
// CHECK: ok
//
// The program's functions are not taken for those of the C library, of MLIR or
// of the runtime.

mesh.mesh @m = <["x"=2]>
func.func private @powf(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.tanh %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @_mlir_main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.absf %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @mesh_rt_run(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %y = arith.addf %x, %one : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @__mesh_rt_0(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.powf %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %0 = call @powf(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @_mlir_main(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @mesh_rt_run(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = call @__mesh_rt_0(%2) : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
