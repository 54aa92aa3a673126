// RUN: mesh-opt %s --mesh-spmd --mlir-print-local-scope | FileCheck %s
//
// What slides along a split dim needs a window of it: the device's own block
// and the edges of its neighbours' blocks.

mesh.mesh @m = <["x"=4]>
mesh.mesh @grid = <["x"=2, "y"=2]>
mesh.mesh @long = <["x"=65536]>

// Three elements for each of the result, in steps of two: a device lacks the
// first element of the next block. A generic op may also walk backwards.

// CHECK-LABEL: func.func @halo(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: %[[EDGE:.*]] = tensor.extract_slice %[[X]][0] [1] [1]
// CHECK-NEXT: %[[NEXT:.*]] = mesh.permute %[[EDGE]] on @m ["x"] pairs [1 -> 0, 2 -> 1, 3 -> 2] : tensor<1xf32>
// CHECK-NEXT: %[[WINDOW:.*]] = tensor.concat dim(0) %[[X]], %[[NEXT]]
// CHECK-NEXT: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 - d1 + 2)>
// CHECK-SAME: ins(%[[WINDOW]], %{{.*}} : tensor<5xf32>, tensor<3xf32>)
// CHECK-NOT: mesh.
// CHECK: return
func.func @halo(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %w: tensor<3xf32>) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, k) -> (2 * i - k + 2)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x, %w : tensor<16xf32>, tensor<3xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// Windows that lie in blocks need nothing of others.

// CHECK-LABEL: func.func @pooling(
// CHECK-SAME: %[[X:.*]]: tensor<1x4x8x3xf32>
// CHECK: linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%[[X]], %{{.*}} : tensor<1x4x8x3xf32>, tensor<2x2xf32>)
// CHECK-NEXT: return
func.func @pooling(%x: tensor<1x16x8x3xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}, {}, {}]>}) -> (tensor<1x8x4x3xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}, {}, {}]>}) {
  %window = tensor.empty() : tensor<2x2xf32>
  %low = arith.constant dense<0xFF800000> : tensor<1x8x4x3xf32>
  %y = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%x, %window : tensor<1x16x8x3xf32>, tensor<2x2xf32>) outs(%low : tensor<1x8x4x3xf32>) -> tensor<1x8x4x3xf32>
  return %y : tensor<1x8x4x3xf32>
}

// In two dims: the second exchange takes along what the first has brought, and
// with it the corners. Here the blocks of the result are smaller than those of
// the input, so that windows begin elsewhere on each device.

// CHECK-LABEL: func.func @tiles(
// CHECK: %[[ROW:.*]] = tensor.extract_slice %{{.*}}[4, 0] [1, 5] [1, 1]
// CHECK: mesh.permute %[[ROW]] on @grid ["x"] pairs [0 -> 1] : tensor<1x5xf32>
// CHECK: mesh.permute {{.*}} on @grid ["x"] pairs [1 -> 0] : tensor<1x5xf32>
// CHECK: %[[ROWS:.*]] = tensor.concat dim(0) {{.*}} -> tensor<7x5xf32>
// CHECK: %[[D:.*]] = mesh.axis_index @grid ["x"]
// CHECK: %[[BEGIN:.*]] = arith.subi %{{.*}}, %[[D]]
// CHECK: tensor.extract_slice %[[ROWS]][%[[BEGIN]], 0] [6, 5] [1, 1]
// CHECK: mesh.permute {{.*}} on @grid ["y"] pairs [0 -> 1] : tensor<6x1xf32>
// CHECK: mesh.permute {{.*}} on @grid ["y"] pairs [1 -> 0] : tensor<6x1xf32>
// CHECK: linalg.conv_2d ins(%{{.*}}, %{{.*}} : tensor<6x6xf32>, tensor<3x3xf32>)
func.func @tiles(%x: tensor<10x10xf32> {mesh.sharding = #mesh.sharding<@grid, [{"x"}, {"y"}]>}, %w: tensor<3x3xf32>) -> (tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@grid, [{"x"}, {"y"}]>}) {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %y = linalg.conv_2d ins(%x, %w : tensor<10x10xf32>, tensor<3x3xf32>) outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// Where a device needs most of the dim, all of it is gathered.

// CHECK-LABEL: func.func @large(
// CHECK: %[[ALL:.*]] = mesh.all_gather %{{.*}} on @m ["x"] dim 1 : tensor<1x8x4xf32> -> tensor<1x32x4xf32>
// CHECK: %[[WINDOW:.*]] = tensor.extract_slice %[[ALL]][0, %{{.*}}, 0] [1, 20, 4] [1, 1, 1]
// CHECK: linalg.conv_1d_nwc_wcf {{.*}} ins(%[[WINDOW]]
func.func @large(%x: tensor<1x32x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}, {}]>}, %w: tensor<3x4x4xf32>) -> (tensor<1x16x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}, {}]>}) {
  %zero = arith.constant dense<0.0> : tensor<1x16x4xf32>
  %y = linalg.conv_1d_nwc_wcf {dilations = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %w : tensor<1x32x4xf32>, tensor<3x4x4xf32>) outs(%zero : tensor<1x16x4xf32>) -> tensor<1x16x4xf32>
  return %y : tensor<1x16x4xf32>
}

// A convolution of a padded image sees through the padding: the rows of the
// image that a device needs, with padding at the ends. Columns are padded
// afterwards.

// CHECK-LABEL: func.func @same(
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf32>
// CHECK: mesh.permute %{{.*}} on @grid ["x"] pairs [0 -> 1] : tensor<1x8xf32>
// CHECK: arith.select
// CHECK: mesh.permute %{{.*}} on @grid ["x"] pairs [1 -> 0] : tensor<1x8xf32>
// CHECK: arith.select
// CHECK: %[[ROWS:.*]] = tensor.concat dim(0) %{{.*}}, %[[X]], %{{.*}} -> tensor<10x8xf32>
// CHECK: %[[WINDOW:.*]] = tensor.pad %[[ROWS]] low[0, 1] high[0, 1]
// CHECK: linalg.conv_2d ins(%[[WINDOW]], %{{.*}} : tensor<10x10xf32>, tensor<3x3xf32>)
func.func @same(%x: tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@grid, [{"x"}, {}]>}, %w: tensor<3x3xf32>) -> (tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@grid, [{"x"}, {}]>}) {
  %padding = arith.constant 0.0 : f32
  %image = tensor.pad %x low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %padding : f32
  } : tensor<16x8xf32> to tensor<18x10xf32>
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %y = linalg.conv_2d ins(%image, %w : tensor<18x10xf32>, tensor<3x3xf32>) outs(%zero : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// An input that does not divide is split with padding at its end. Its blocks
// begin elsewhere than those of the result.

// CHECK-LABEL: func.func @uneven(
// CHECK-SAME: %[[X:.*]]: tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>, mesh.unpadded = array<i64: 18>}
// CHECK: mesh.permute %{{.*}} on @m ["x"] pairs [0 -> 1, 1 -> 2, 2 -> 3] : tensor<3xf32>
// CHECK: mesh.permute %{{.*}} on @m ["x"] pairs [1 -> 0] : tensor<1xf32>
// CHECK: %[[WINDOW:.*]] = tensor.extract_slice %{{.*}}[%{{.*}}] [6] [1] : tensor<9xf32> to tensor<6xf32>
// CHECK: linalg.conv_1d ins(%[[WINDOW]]
func.func @uneven(%x: tensor<18xf32>, %w: tensor<3xf32>) -> (tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %zero = arith.constant dense<0.0> : tensor<16xf32>
  %y = linalg.conv_1d ins(%x, %w : tensor<18xf32>, tensor<3xf32>) outs(%zero : tensor<16xf32>) -> tensor<16xf32>
  return %y : tensor<16xf32>
}

// The gradient of a kernel: the loop along which the input slides is reduced,
// and the result partial.

// CHECK-LABEL: func.func @gradient(
// CHECK: mesh.permute
// CHECK: mesh.permute
// CHECK: %[[PART:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<4xf32>)
// CHECK: mesh.all_reduce sum %[[PART]] on @m ["x"] : tensor<5xf32>
func.func @gradient(%x: tensor<20xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %dy: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<5xf32> {
  %zero = arith.constant dense<0.0> : tensor<5xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(k, i) -> (i + k)>, affine_map<(k, i) -> (i)>, affine_map<(k, i) -> (k)>], iterator_types = ["parallel", "reduction"]} ins(%x, %dy : tensor<20xf32>, tensor<16xf32>) outs(%zero : tensor<5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  return %y : tensor<5xf32>
}

// Reversed blocks come by one permute, and in a block elements are reversed as
// before.

// CHECK-LABEL: func.func @reversal(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: %[[BLOCK:.*]] = mesh.permute %[[X]] on @m ["x"] pairs [0 -> 3, 1 -> 2, 2 -> 1, 3 -> 0] : tensor<4xf32>
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0) -> (-d0 + 3)>
// CHECK-SAME: ins(%[[BLOCK]] : tensor<4xf32>)
// CHECK-NOT: mesh.
// CHECK: return
func.func @reversal(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %empty = tensor.empty() : tensor<16xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (15 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<16xf32>) outs(%empty : tensor<16xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<16xf32>
  return %y : tensor<16xf32>
}

// In a large group all devices send, so that no list of them is needed.

// CHECK-LABEL: func.func @large_group(
// CHECK: mesh.permute %{{.*}} on @long ["x"] shift 1 : tensor<1xf32>
func.func @large_group(%x: tensor<262144xf32> {mesh.sharding = #mesh.sharding<@long, [{"x"}]>}) -> (tensor<262144xf32> {mesh.sharding = #mesh.sharding<@long, [{"x"}]>}) {
  %zero = arith.constant 0.0 : f32
  %y = tensor.pad %x low[1] high[-1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<262144xf32> to tensor<262144xf32>
  return %y : tensor<262144xf32>
}
