// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// A dim that is made of two is split along the major one, and goes on in the
// minor one once that is used up.

// CHECK-LABEL: func.func @reshape(
// CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0, 1], [2]] : tensor<1x4x16xf32> into tensor<4x16xf32>
// CHECK: %[[Y:.*]] = math.tanh
// CHECK: tensor.expand_shape %[[Y]] {{\[}}[0, 1], [2]] output_shape [1, 4, 16]
func.func @reshape(%x: tensor<2x16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}, {}]>})
    -> (tensor<2x16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}, {}]>}) {
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x16x16xf32> into tensor<32x16xf32>
  %y = math.tanh %rows : tensor<32x16xf32>
  %back = tensor.expand_shape %y [[0, 1], [2]] output_shape [2, 16, 16] : tensor<32x16xf32> into tensor<2x16x16xf32>
  return %back : tensor<2x16x16xf32>
}

// Shapes that are not groups of each other's dims share factors as far as they
// go: 12 x 2 and 8 x 3 begin with 4 blocks of 6 elements.

// CHECK-LABEL: func.func @any_shape(
// CHECK-SAME: %[[X:.*]]: tensor<3x2xf32>
// CHECK: %[[SHAPE:.*]] = arith.constant dense<[2, 3]> : tensor<2xindex>
// CHECK: %[[Y:.*]] = tensor.reshape %[[X]](%[[SHAPE]]) : (tensor<3x2xf32>, tensor<2xindex>) -> tensor<2x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @any_shape(%x: tensor<12x2xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) -> tensor<8x3xf32> {
  %shape = arith.constant dense<[8, 3]> : tensor<2xindex>
  %y = tensor.reshape %x(%shape) : (tensor<12x2xf32>, tensor<2xindex>) -> tensor<8x3xf32>
  return %y : tensor<8x3xf32>
}

// 3 x 4 and 4 x 3 have no blocks in common.

// CHECK-LABEL: func.func @nothing_in_common(
// CHECK: %[[WHOLE:.*]] = mesh.all_gather
// CHECK: tensor.reshape %[[WHOLE]](%{{.*}}) : (tensor<3x4xf32>, tensor<2xindex>) -> tensor<4x3xf32>
func.func @nothing_in_common(%x: tensor<3x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) -> tensor<4x3xf32> {
  %shape = arith.constant dense<[4, 3]> : tensor<2xindex>
  %y = tensor.reshape %x(%shape) : (tensor<3x4xf32>, tensor<2xindex>) -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}

// Dims of size 1 come and go.

// CHECK-LABEL: func.func @ones(
// CHECK: tensor.reshape %{{.*}} : (tensor<1x2x1x2xf32>, tensor<3xindex>) -> tensor<2x1x2xf32>
func.func @ones(%x: tensor<1x4x1x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}, {"model"}]>}) -> tensor<4x1x8xf32> {
  %shape = arith.constant dense<[4, 1, 8]> : tensor<3xindex>
  %y = tensor.reshape %x(%shape) : (tensor<1x4x1x8xf32>, tensor<3xindex>) -> tensor<4x1x8xf32>
  return %y : tensor<4x1x8xf32>
}

// Elements move and do not change, so sums are reduced later.

// CHECK-LABEL: func.func @partial(
// CHECK: %[[SUM:.*]] = linalg.reduce
// CHECK: %[[Y:.*]] = tensor.expand_shape %[[SUM]]
// CHECK: mesh.all_reduce sum %[[Y]] on @m ["model"] : tensor<4x4xf32>
func.func @partial(%x: tensor<16x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>})
    -> (tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %zero = arith.constant dense<0.0> : tensor<16xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<16x4xf32>) outs(%zero : tensor<16xf32>) dimensions = [1]
  %y = tensor.expand_shape %sum [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @bitcast(
// CHECK: tensor.bitcast %{{.*}} : tensor<2xf32> to tensor<2xi32>
func.func @bitcast(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) -> tensor<8xi32> {
  %y = tensor.bitcast %x : tensor<8xf32> to tensor<8xi32>
  return %y : tensor<8xi32>
}

// A cast between static shapes changes the encoding at most.

// CHECK-LABEL: func.func @cast(
// CHECK: tensor.cast %{{.*}} : tensor<2xf32> to tensor<2xf32, "sparse">
func.func @cast(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) -> tensor<8xf32, "sparse"> {
  %y = tensor.cast %x : tensor<8xf32> to tensor<8xf32, "sparse">
  return %y : tensor<8xf32, "sparse">
}
