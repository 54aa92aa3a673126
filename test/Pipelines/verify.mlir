// The pipelines check what they lead to, or, in the last one, start from.

// RUN: not mesh-opt %s --mesh-rings 2>&1 | FileCheck %s
// RUN: not mesh-opt %s --mesh-to-llvm 2>&1 | FileCheck %s
// RUN: mesh-opt %s --mesh-rings=verify=false | FileCheck %s --check-prefix=RINGS
// RUN: mesh-opt %s --mesh-to-llvm=verify=false | FileCheck %s --check-prefix=LLVM

mesh.mesh @m = <["x"=2]>

// CHECK: error: 'func.return' op result 0 is declared to be the same, but varies along "x"
// RINGS: return %{{.*}} : tensor<2xf32>
// LLVM: llvm.func @lies(
func.func @lies(%a: tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})
    -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) attributes {mesh.spmd = @m} {
  %0 = arith.addf %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
