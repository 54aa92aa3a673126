// shard_module_params: gathering parameters and scattering gradients are each other's transpose, but
// for the mean: the sums over devices of <gather w, g> are as many times those of
// <w, scatter g> as there are devices in a group.
//
// All is in whole numbers, so that sums are exact.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --arg w=iota --arg g=rand:3:4 --out %t/
// RUN: cmp %t/gathered.npy %t/scattered.npy
// RUN: mesh-run %s --arg w=iota --arg g=rand:3:4 --overlap=ring --out %t/ring
// RUN: cmp %t/gathered.npy %t/ring/gathered.npy

mesh.mesh @m = <["data"=4, "model"=2]>

func.func @main(%w: tensor<6x2xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>},
                %n: tensor<6x8xi32> {mesh.name = "g", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f32> {mesh.name = "gathered"}, tensor<f32> {mesh.name = "scattered"})
    attributes {mesh.spmd = @m} {
  %g = arith.sitofp %n : tensor<6x8xi32> to tensor<6x8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %whole = mesh.gather_param %w on @m ["data"] dim 1 type bf16 : tensor<6x2xf32> -> tensor<6x8xf32>
  %0 = linalg.contract
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>]
      ins(%whole, %g : tensor<6x8xf32>, tensor<6x8xf32>) outs(%zero : tensor<f32>) -> tensor<f32>
  %gathered = mesh.all_reduce sum %0 on @m ["data"] : tensor<f32>

  %part = mesh.scatter_grad %g on @m ["data"] dim 1 : tensor<6x8xf32> -> tensor<6x2xf32>
  %1 = linalg.contract
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>]
      ins(%w, %part : tensor<6x2xf32>, tensor<6x2xf32>) outs(%zero : tensor<f32>) -> tensor<f32>
  %2 = mesh.all_reduce sum %1 on @m ["data"] : tensor<f32>
  %size = arith.constant dense<4.0> : tensor<f32>
  %scattered = arith.mulf %2, %size : tensor<f32>
  return %gathered, %scattered : tensor<f32>, tensor<f32>
}
