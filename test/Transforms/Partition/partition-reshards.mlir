// RUN: mesh-opt %s --mesh-partition | FileCheck %s
//
// What a reshard comes to: as few collectives as it takes, and none that makes
// the value larger than it has to be.

mesh.mesh @m = <["data"=2, "model"=4]>

// CHECK-LABEL: func.func @gather(
// CHECK-NEXT: mesh.all_gather %{{.*}} on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<4x4xf32> -> tensor<4x16xf32>
// CHECK-NEXT: return
func.func @gather(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %y = mesh.reshard %x <@m, [{"data"}, {}]> {mesh.overlap = #mesh.overlap<ring>} : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @gather_in_chunks(
// CHECK-NEXT: mesh.all_gather %{{.*}} on @m ["model"] dim 1 {mesh.chunks = 2 : i64, mesh.levels = array<i64: 2, 2>, mesh.overlap = #mesh.overlap<ring, down>}
// CHECK-NEXT: return
func.func @gather_in_chunks(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %y = mesh.reshard %x <@m, [{"data"}, {}]>
      {mesh.overlap = #mesh.overlap<ring, down>, mesh.chunks = 2 : i64, mesh.levels = array<i64: 2, 2>} : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @gather_by_bruck(
// CHECK-NEXT: mesh.all_gather %{{.*}} on @m ["model"] dim 1 {mesh.bruck, mesh.overlap = #mesh.overlap<ring>}
// CHECK-NEXT: return
func.func @gather_by_bruck(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %y = mesh.reshard %x <@m, [{"data"}, {}]> {mesh.overlap = #mesh.overlap<ring>, mesh.bruck} : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @slice(
// CHECK-NEXT: mesh.all_slice %{{.*}} on @m ["data", "model"] dim 0 : tensor<8x16xf32> -> tensor<1x16xf32>
// CHECK-NEXT: return
func.func @slice(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}, {}]>}) {
  %y = mesh.reshard %x <@m, [{"data", "model"}, {}]> : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// From dim to dim an axis goes by one all-to-all.

// CHECK-LABEL: func.func @exchange(
// CHECK-NEXT: mesh.all_to_all %{{.*}} on @m ["model"] split 0 concat 1 : tensor<8x4xf32> -> tensor<2x16xf32>
// CHECK-NEXT: return
func.func @exchange(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) {
  %y = mesh.reshard %x <@m, [{"model"}, {}]> : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// A sum over devices ends as blocks, or whole.

// CHECK-LABEL: func.func @reduce_scatter(
// CHECK: mesh.reduce_scatter sum %{{.*}} on @m ["model"] dim 0 : tensor<8xf32> -> tensor<2xf32>
// CHECK-NEXT: return
func.func @reduce_scatter(%x: tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %zero = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{}]>]} dense<0.0> : tensor<8xf32>
  %init = mesh.reshard %zero <@m, [{}], partial=sum{"model"}> : tensor<8xf32>
  %y = linalg.reduce { arith.addf } ins(%x : tensor<16x8xf32>) outs(%init : tensor<8xf32>) dimensions = [0]
      {mesh.shardings = [#mesh.sharding<@m, [{}], partial=sum{"model"}>]}
  %r = mesh.reshard %y <@m, [{"model"}]> : tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @all_reduce(
// CHECK: mesh.all_reduce max %{{.*}} on @m ["model"] : tensor<8xf32>
// CHECK-NEXT: return
func.func @all_reduce(%x: tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
                      %init: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>})
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %start = mesh.reshard %init <@m, [{}], partial=max{"model"}> : tensor<8xf32>
  %y = linalg.reduce { arith.maximumf } ins(%x : tensor<16x8xf32>) outs(%start : tensor<8xf32>) dimensions = [0]
      {mesh.shardings = [#mesh.sharding<@m, [{}], partial=max{"model"}>]}
  %r = mesh.reshard %y <@m, [{}]> : tensor<8xf32>
  return %r : tensor<8xf32>
}

// To become partial: the first device keeps the value, the others hold what is
// neutral. (A maximum is the same however often a value goes into it, so above
// all keep it; zeros are neutral as they are.)

// CHECK-LABEL: func.func @make_partial(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>
// CHECK-DAG: %[[NEUTRAL:.*]] = arith.constant dense<-0.000000e+00> : tensor<8xf32>
// CHECK-DAG: %[[D:.*]] = mesh.axis_index @m ["model"]
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[D]], %[[C0]]
// CHECK: %[[Y:.*]] = arith.select %[[FIRST]], %[[X]], %[[NEUTRAL]]
// CHECK: return %[[Y]]
func.func @make_partial(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>})
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=sum{"model"}>}) {
  %y = mesh.reshard %x <@m, [{}], partial=sum{"model"}> : tensor<8xf32>
  return %y : tensor<8xf32>
}

// Zeros are partial as they are, also those that a structured op spreads.

// CHECK-LABEL: func.func @spread_zeros(
// CHECK: %[[ZEROS:.*]] = linalg.broadcast
// CHECK-NOT: axis_index
// CHECK: return %[[ZEROS]]
func.func @spread_zeros() -> (tensor<8x2xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}], partial=sum{"model"}>}) {
  %zero = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{}]>]} dense<0.0> : tensor<2xf32>
  %empty = tensor.empty() {mesh.shardings = [#mesh.sharding<@m, [{}, {}]>]} : tensor<8x2xf32>
  %zeros = linalg.broadcast ins(%zero : tensor<2xf32>) outs(%empty : tensor<8x2xf32>) dimensions = [0]
      {mesh.shardings = [#mesh.sharding<@m, [{}, {}]>]}
  %y = mesh.reshard %zeros <@m, [{}, {}], partial=sum{"model"}> : tensor<8x2xf32>
  return %y : tensor<8x2xf32>
}

// Part of an axis leaves, the other part stays where it is.

// CHECK-LABEL: func.func @sub_axis(
// CHECK-NEXT: mesh.all_gather %{{.*}} on @m ["model":(2)2] dim 0 : tensor<2x16xf32> -> tensor<4x16xf32>
// CHECK-NEXT: return
func.func @sub_axis(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model":(1)2}, {}]>}) {
  %y = mesh.reshard %x <@m, [{"model":(1)2}, {}]> : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// Two axes change places, and a dim's axes their order: each block goes from one
// device to another, by one permute.

// CHECK-LABEL: func.func @order(
// CHECK-NEXT: mesh.permute %{{.*}} on @m ["data", "model"] to ["model", "data"] : tensor<1x16xf32>
// CHECK-NEXT: return
func.func @order(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}, {}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model", "data"}, {}]>}) {
  %y = mesh.reshard %x <@m, [{"model", "data"}, {}]> : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @swap(
// CHECK-NEXT: mesh.permute %{{.*}} on @m ["model"] to ["model":(2)2, "model":(1)2] : tensor<4x8xf32>
// CHECK-NEXT: return
func.func @swap(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model":(1)2}, {"model":(2)2}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model":(2)2}, {"model":(1)2}]>}) {
  %y = mesh.reshard %x <@m, [{"model":(2)2}, {"model":(1)2}]> : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// An axis goes to the other dim, and another one to its place: nothing is ever
// larger than a block.

// CHECK-LABEL: func.func @order_and_dim(
// CHECK-NOT: all_gather
// CHECK: mesh.permute
// CHECK: mesh.all_to_all
// CHECK-NOT: mesh.
// CHECK: return
func.func @order_and_dim(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}, {}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {"data"}]>}) {
  %y = mesh.reshard %x <@m, [{"model"}, {"data"}]> : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}
