// RUN: mesh-opt %s --mesh-fuse-elementwise | FileCheck %s

// An op that loses a result does not keep the shardings of all.

mesh.mesh @m = <["x"=2]>

// CHECK-LABEL: @unused(
// CHECK: linalg.generic
// CHECK-NOT: mesh.shardings
// CHECK: arith.addf
// CHECK-NOT: arith.maximumf
func.func @unused(%x: tensor<4x8xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%a, %b : tensor<4xf32>, tensor<4xf32>)
      attrs = {mesh.shardings = [#mesh.sharding<@m, [{}]>, #mesh.sharding<@m, [{}]>]} {
  ^bb0(%in: f32, %sum: f32, %most: f32):
    %1 = arith.addf %in, %sum : f32
    %2 = arith.maximumf %in, %most : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}
