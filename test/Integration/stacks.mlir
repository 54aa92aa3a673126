// stack_params, unstack_params: what the devices along an axis have of their own
// becomes one array, and comes back as it was; a mask leaves that of one device.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=stack --arg x=iota --out=%t/ | FileCheck %s
// RUN: %python %S/Inputs/show_npy.py %t/stack.npy %t/masked.npy %t/back.npy | FileCheck %s --check-prefix=VALUES
//
// CHECK: stack {{ *}}2x4xi64
// VALUES: <i8 (2, 4) 0 1 2 3 4 5 6 7
// VALUES-NEXT: <i8 (4, 2) 0 4 0 5 0 6 0 7
// VALUES-NEXT: <i8 (8,) 0 1 2 3 4 5 6 7

mesh.mesh @m = <["data"=3, "model"=2]>

func.func @stack(%x: tensor<4xi64> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    -> (tensor<1x4xi64> {mesh.name = "stack", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
        tensor<4x1xi64> {mesh.name = "masked", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
        tensor<4xi64> {mesh.name = "back", mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    attributes {mesh.spmd = @m} {
  %0 = mesh.stack %x on @m ["model"] dim 0 : tensor<4xi64> -> tensor<1x4xi64>
  %1 = mesh.stack %x on @m ["model"] dim 1 mask_except 1 : tensor<4xi64> -> tensor<4x1xi64>
  // Not what folds away.
  %2 = arith.addi %0, %0 : tensor<1x4xi64>
  %3 = arith.subi %2, %0 : tensor<1x4xi64>
  %4 = mesh.unstack %3 on @m ["model"] dim 0 : tensor<1x4xi64> -> tensor<4xi64>
  return %0, %1, %4 : tensor<1x4xi64>, tensor<4x1xi64>, tensor<4xi64>
}
