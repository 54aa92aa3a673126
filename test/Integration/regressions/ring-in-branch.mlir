// What a ring brings in one branch is written to in place, though the result of
// the branches may be another tensor.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --opt-level=0 --overlap=ring | FileCheck %s
// CHECK: on 3 devices
// CHECK: ok

mesh.mesh @m = <["x"=3]>
func.func @main(
    %x: tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
    %w: tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant dense<0.0> : tensor<6x6xf32>
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %zero) -> tensor<6x6xf32> {
    %is_first = arith.cmpi eq, %i, %c0 : index
    %1 = scf.if %is_first -> tensor<6x6xf32> {
      scf.yield %zero : tensor<6x6xf32>
    } else {
      %2 = linalg.matmul ins(%x, %w : tensor<6x6xf32>, tensor<6x6xf32>) outs(%zero : tensor<6x6xf32>) -> tensor<6x6xf32>
      %split = mesh.shard %2 <@m, [{}, {"x"}]> {mesh.overlap = #mesh.overlap<ring>} : tensor<6x6xf32>
      %3 = math.tanh %split : tensor<6x6xf32>
      scf.yield %3 : tensor<6x6xf32>
    }
    %4 = arith.addf %sum, %1 : tensor<6x6xf32>
    scf.yield %4 : tensor<6x6xf32>
  }
  return %0 : tensor<6x6xf32>
}
