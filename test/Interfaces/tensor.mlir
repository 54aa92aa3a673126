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

// A slice splits the dims that it takes whole; the others are gathered first.

// CHECK-LABEL: func.func @slices(
// CHECK: %[[WHOLE:.*]] = mesh.all_gather %{{.*}} on @m ["model"] dim 1 : tensor<4x4xf32> -> tensor<4x16xf32>
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[WHOLE]][0, 3] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
// CHECK: tensor.insert_slice %[[SLICE]] into %{{.*}}[0, 1] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<4x16xf32>
func.func @slices(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) -> tensor<8x16xf32> {
  %slice = tensor.extract_slice %x[0, 3] [8, 8] [1, 1] : tensor<8x16xf32> to tensor<8x8xf32>
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %y = tensor.insert_slice %slice into %zero[0, 1] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// Padding is alike: rows are split, columns whole.

// CHECK-LABEL: func.func @pad(
// CHECK: %[[WHOLE:.*]] = mesh.all_gather
// CHECK: tensor.pad %[[WHOLE]] low[0, 1] high[0, 1]
// CHECK: tensor<4x16xf32> to tensor<4x18xf32>
func.func @pad(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) -> tensor<8x18xf32> {
  %zero = arith.constant 0.0 : f32
  %y = tensor.pad %x low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x16xf32> to tensor<8x18xf32>
  return %y : tensor<8x18xf32>
}

// Single elements are read from the whole.

// CHECK-LABEL: func.func @elements(
// CHECK: %[[WHOLE:.*]] = mesh.all_gather %{{.*}} on @m ["data", "model"] dim 0
// CHECK: %[[E:.*]] = tensor.extract %[[WHOLE]]
// CHECK: tensor.splat %[[E]] : tensor<4xf32>
func.func @elements(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}]>}, %i: index)
    -> (tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %e = tensor.extract %x[%i] : tensor<8xf32>
  %y = tensor.splat %e : tensor<16xf32>
  return %y : tensor<16xf32>
}

// CHECK-LABEL: func.func @from_elements(
// CHECK-NEXT: %[[WHOLE:.*]] = tensor.from_elements %{{.*}}, %{{.*}} : tensor<2xf32>
// CHECK-NEXT: mesh.all_slice %[[WHOLE]] on @m ["data"] dim 0
func.func @from_elements(%a: f32, %b: f32) -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %x = tensor.from_elements %a, %b : tensor<2xf32>
  return %x : tensor<2xf32>
}
