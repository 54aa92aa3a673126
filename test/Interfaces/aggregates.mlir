// RUN: mesh-opt %s --mesh-propagate --mesh-plan-reshards --mesh-partition | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// A dim that is cut into tiles is split by tiles, and then within one.

// CHECK-LABEL: func.func @pack(
// CHECK: linalg.pack %{{.*}} outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %{{.*}} : tensor<16x4xf32> -> tensor<2x2x8x2xf32>
// CHECK-NEXT: return
func.func @pack(%x: tensor<32x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) -> tensor<8x4x8x2xf32> {
  %empty = tensor.empty() : tensor<8x4x8x2xf32>
  %y = linalg.pack %x outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %empty : tensor<32x16xf32> -> tensor<8x4x8x2xf32>
  return %y : tensor<8x4x8x2xf32>
}

// CHECK-LABEL: func.func @within_tiles(
// CHECK: linalg.pack %{{.*}} inner_dims_pos = [0] inner_tiles = [4] into %{{.*}} : tensor<4xf32> -> tensor<1x4xf32>
func.func @within_tiles(%x: tensor<32xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}]>}) -> tensor<2x16xf32> {
  %empty = tensor.empty() : tensor<2x16xf32>
  %y = linalg.pack %x inner_dims_pos = [0] inner_tiles = [16] into %empty : tensor<32xf32> -> tensor<2x16xf32>
  return %y : tensor<2x16xf32>
}

// The dim whose last tile is not full is whole.

// CHECK-LABEL: func.func @padded(
// CHECK: %[[WHOLE:.*]] = mesh.all_gather %{{.*}} dim 0 : tensor<15x4xf32> -> tensor<30x4xf32>
// CHECK: linalg.pack %[[WHOLE]] padding_value({{.*}}) inner_dims_pos = [0] inner_tiles = [8] into %{{.*}} : tensor<30x4xf32> -> tensor<4x4x8xf32>
func.func @padded(%x: tensor<30x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %value: f32) -> tensor<4x16x8xf32> {
  %empty = tensor.empty() : tensor<4x16x8xf32>
  %y = linalg.pack %x padding_value(%value : f32) inner_dims_pos = [0] inner_tiles = [8] into %empty : tensor<30x16xf32> -> tensor<4x16x8xf32>
  return %y : tensor<4x16x8xf32>
}

// CHECK-LABEL: func.func @unpack(
// CHECK: linalg.unpack %{{.*}} inner_dims_pos = [0] inner_tiles = [8] into %{{.*}} : tensor<2x8xf32> -> tensor<16xf32>
func.func @unpack(%x: tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) -> tensor<32xf32> {
  %empty = tensor.empty() : tensor<32xf32>
  %y = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [8] into %empty : tensor<4x8xf32> -> tensor<32xf32>
  return %y : tensor<32xf32>
}

// By itself softmax needs whole rows, and gets some of them where they can be
// split instead. mesh-prepare-propagation takes it apart.

// CHECK-LABEL: func.func @softmax(
// CHECK: %[[ROWS:.*]] = mesh.all_to_all %{{.*}} on @m ["model"] split 0 concat 1 : tensor<4x4xf32> -> tensor<1x16xf32>
// CHECK: linalg.softmax dimension(1) ins(%[[ROWS]] : tensor<1x16xf32>)
func.func @softmax(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) -> tensor<8x16xf32> {
  %empty = tensor.empty() : tensor<8x16xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<8x16xf32>) outs(%empty : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// Channels and batch pass through the transforms.

// CHECK-LABEL: func.func @winograd(
// CHECK: linalg.winograd_filter_transform fmr(F_4_3) ins(%{{.*}} : tensor<2x3x3x4xf32>) outs(%{{.*}} : tensor<6x6x4x2xf32>)
// CHECK: linalg.winograd_input_transform fmr(F_4_3) ins(%{{.*}} : tensor<1x6x6x4xf32>) outs(%{{.*}} : tensor<6x6x1x1x1x4xf32>)
func.func @winograd(%w: tensor<2x3x3x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {}, {"model"}]>},
                    %x: tensor<2x6x6x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {}, {"model"}]>})
    -> (tensor<6x6x16x2xf32>, tensor<6x6x1x1x2x16xf32>) {
  %0 = tensor.empty() : tensor<6x6x16x2xf32>
  %f = linalg.winograd_filter_transform fmr(F_4_3) ins(%w : tensor<2x3x3x16xf32>) outs(%0 : tensor<6x6x16x2xf32>) -> tensor<6x6x16x2xf32>
  %1 = tensor.empty() : tensor<6x6x1x1x2x16xf32>
  %i = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<2x6x6x16xf32>) outs(%1 : tensor<6x6x1x1x2x16xf32>) -> tensor<6x6x1x1x2x16xf32>
  return %f, %i : tensor<6x6x16x2xf32>, tensor<6x6x1x1x2x16xf32>
}

// CHECK-LABEL: func.func @winograd_back(
// CHECK: linalg.winograd_output_transform fmr(F_4_3) ins(%{{.*}} : tensor<6x6x1x1x1x4xf32>) outs(%{{.*}} : tensor<1x4x4x4xf32>)
func.func @winograd_back(%y: tensor<6x6x1x1x2x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {}, {}, {"data"}, {"model"}]>}) -> tensor<2x4x4x16xf32> {
  %0 = tensor.empty() : tensor<2x4x4x16xf32>
  %z = linalg.winograd_output_transform fmr(F_4_3) ins(%y : tensor<6x6x1x1x2x16xf32>) outs(%0 : tensor<2x4x4x16xf32>) -> tensor<2x4x4x16xf32>
  return %z : tensor<2x4x4x16xf32>
}
