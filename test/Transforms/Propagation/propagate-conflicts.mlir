// RUN: mesh-opt %s --mesh-propagate | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// Axes spread along loops that all results have before they do along those that
// are summed up: the columns of %w get the axis that its rows could have had.

// CHECK-LABEL: func.func @pass_through_first(
// CHECK-SAME: %{{.*}}: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}
func.func @pass_through_first(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                              %w: tensor<16x16xf32>)
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) {
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// A user's priority goes before that: now the sum is split, and what is left is
// scattered.

// CHECK-LABEL: func.func @priority_before_strategy(
// CHECK-SAME: %{{.*}}: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}
// CHECK: linalg.matmul {mesh.shardings = [#mesh.sharding<@m, [{}, {}], partial=sum{"model"}>]}
func.func @priority_before_strategy(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                                    %w: tensor<16x16xf32>)
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}p1]>}) {
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// Of two lists for one loop one that goes on where the other ends is better;
// the longer one goes first, and the larger tensor.

// CHECK-LABEL: func.func @lists(
// CHECK: linalg.broadcast
// CHECK: arith.addf {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"data", "model"}]>]}
// CHECK: arith.mulf {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"model", "data"}]>]}
// CHECK: linalg.generic {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"model"}, {}]>]}
#row = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> (i, j)>
func.func @lists(%a: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
                 %b: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}]>},
                 %c: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model", "data"}]>},
                 %d: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) {
  %e = tensor.empty() : tensor<8x4xf32>
  %w = linalg.broadcast ins(%a : tensor<8xf32>) outs(%e : tensor<8x4xf32>) dimensions = [1]
  %0 = arith.addf %a, %b : tensor<8xf32>
  %1 = arith.mulf %a, %c : tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#row, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%a, %d : tensor<8xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return
}

// An axis over which a value is partial splits none of its dims.

// CHECK-LABEL: func.func @partial(
// CHECK: mesh.shard %{{.*}} <@m, [{"data"}, {}], partial=sum{"model"}>
func.func @partial(%x: tensor<8x16xf32>, %y: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %p = mesh.shard %x <@m, [{?}, {?}], partial=sum{"model"}> : tensor<8x16xf32>
  %z = arith.addf %p, %y : tensor<8x16xf32>
  return
}
