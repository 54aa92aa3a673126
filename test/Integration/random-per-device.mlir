// fold_rng_over_axis: randomness that differs from device to device, in local
// view, is that of keys which are split over the devices.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=local --reference=%s:whole --tolerance=0 | FileCheck %s
// CHECK: @local on 6 devices

mesh.mesh @m = <["x"=2, "y"=3]>

func.func @local(%key: tensor<2xi32>)
    -> (tensor<1x5xf32> {mesh.sharding = #mesh.sharding<@m, [{"y", "x"}, {}]>}) attributes {mesh.spmd = @m} {
  %mine = mesh.rng_fold_axes %key on @m ["y", "x"] : tensor<2xi32>
  %0 = mesh.random_normal %mine : tensor<2xi32> -> tensor<5xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32>
  return %1 : tensor<1x5xf32>
}

func.func @whole(%key: tensor<2xi32>) -> tensor<6x5xf32> {
  %keys = mesh.rng_split %key : tensor<2xi32> -> tensor<6x2xi32>
  %0 = mesh.random_normal %keys : tensor<6x2xi32> -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}
