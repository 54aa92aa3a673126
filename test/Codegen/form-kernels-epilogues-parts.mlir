// RUN: mesh-opt %s --mesh-form-kernels --split-input-file | FileCheck %s

// Epilogues that are a part of what is done, and what is done through reshapes.

// Up to where it rounds: the rest reads that, and the bias no more.

// CHECK-LABEL: @up_to_rounding(
// CHECK-SAME: %[[BIAS:[a-z0-9]*]]: tensor<2xbf16>
// CHECK: %[[Y:.*]] = mesh_rt.contract_then none {{.*}} bias %[[BIAS]] : tensor<2xbf16> along 1 : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16>
// CHECK: linalg.generic {{.*}} ins(%[[Y]] : tensor<4x2xbf16>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: bf16, %{{.*}}: bf16):
// CHECK-NEXT: %[[EXP:.*]] = math.exp %[[X]] : bf16
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.mulf %[[X]], %[[EXP]] : bf16
// CHECK-NEXT: linalg.yield %[[PRODUCT]]
func.func @up_to_rounding(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>, %bias: tensor<2xbf16>) -> tensor<4x2xbf16> {
  %c = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xbf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %bias : tensor<4x2xf32>, tensor<2xbf16>) outs(%e : tensor<4x2xbf16>) {
  ^bb0(%x: f32, %y: bf16, %out: bf16):
    %wide = arith.extf %y : bf16 to f32
    %sum = arith.addf %x, %wide : f32
    %narrow = arith.truncf %sum : f32 to bf16
    %exp = math.exp %narrow : bf16
    %product = arith.mulf %narrow, %exp : bf16
    linalg.yield %product : bf16
  } -> tensor<4x2xbf16>
  return %1 : tensor<4x2xbf16>
}

// -----

// The bias is along the dims that one of the product has become, here of a
// transposed reader. Dims of one element do not count.

// CHECK-LABEL: @reshaped(
// CHECK-SAME: %[[BIAS:[a-z0-9]*]]: tensor<2x3xf32>
// CHECK: %[[ROW:.*]] = tensor.collapse_shape %[[BIAS]] {{\[}}[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK: %[[Y:.*]] = mesh_rt.contract_then relu {{.*}} bias %[[ROW]] : tensor<6xf32> along 1 : tensor<4x8xf32>, tensor<8x6xf32>, tensor<4x6xf32>
// CHECK: %[[HEADS:.*]] = tensor.expand_shape %[[Y]] {{\[}}[0], [1, 2, 3]] {{.*}} : tensor<4x6xf32> into tensor<4x2x1x3xf32>
// CHECK: linalg.generic {{.*}} ins(%[[HEADS]] : tensor<4x2x1x3xf32>) outs(%{{.*}} : tensor<2x1x4x3xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: linalg.yield %[[X]]
func.func @reshaped(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %bias: tensor<2x3xf32>) -> tensor<2x1x4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %c = tensor.empty() : tensor<4x6xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xf32>, tensor<8x6xf32>, tensor<4x6xf32> -> tensor<4x6xf32>
  %heads = tensor.expand_shape %0 [[0], [1, 2, 3]] output_shape [4, 2, 1, 3] : tensor<4x6xf32> into tensor<4x2x1x3xf32>
  %e = tensor.empty() : tensor<2x1x4x3xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(h, o, i, d) -> (i, h, o, d)>, affine_map<(h, o, i, d) -> (h, d)>, affine_map<(h, o, i, d) -> (h, o, i, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%heads, %bias : tensor<4x2x1x3xf32>, tensor<2x3xf32>) outs(%e : tensor<2x1x4x3xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    %relu = arith.maxnumf %sum, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<2x1x4x3xf32>
  return %1 : tensor<2x1x4x3xf32>
}

// -----

// A bias along a part of a dim, and one in another order; sums that are read
// before they are rounded as well.

// CHECK-LABEL: @other_parts(
// CHECK-COUNT-3: mesh_rt.contract [
func.func @other_parts(%a: tensor<4x8xbf16>, %b: tensor<8x6xbf16>, %part: tensor<3xf32>, %turned: tensor<3x2xf32>, %bias: tensor<6xbf16>) -> (tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x6xbf16>) {
  %c = tensor.empty() : tensor<4x6xf32>
  %e = tensor.empty() : tensor<4x2x3xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xbf16>, tensor<8x6xbf16>, tensor<4x6xf32> -> tensor<4x6xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
  %2 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%1, %part : tensor<4x2x3xf32>, tensor<3xf32>) outs(%e : tensor<4x2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x2x3xf32>
  %3 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xbf16>, tensor<8x6xbf16>, tensor<4x6xf32> -> tensor<4x6xf32>
  %4 = tensor.expand_shape %3 [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
  %5 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%4, %turned : tensor<4x2x3xf32>, tensor<3x2xf32>) outs(%e : tensor<4x2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x2x3xf32>
  %6 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xbf16>, tensor<8x6xbf16>, tensor<4x6xf32> -> tensor<4x6xf32>
  %f = tensor.empty() : tensor<4x6xbf16>
  %7 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%6, %bias : tensor<4x6xf32>, tensor<6xbf16>) outs(%f : tensor<4x6xbf16>) {
  ^bb0(%x: f32, %y: bf16, %out: bf16):
    %wide = arith.extf %y : bf16 to f32
    %sum = arith.addf %x, %wide : f32
    %narrow = arith.truncf %sum : f32 to bf16
    %exp = math.exp %sum : f32
    %second = arith.truncf %exp : f32 to bf16
    %product = arith.mulf %narrow, %second : bf16
    linalg.yield %product : bf16
  } -> tensor<4x6xbf16>
  return %2, %5, %7 : tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<4x6xbf16>
}

// -----

// One row of several is no bias.

// CHECK-LABEL: @one_row(
// CHECK: mesh_rt.contract [
func.func @one_row(%a: tensor<4x4xf32>, %rows: tensor<2x4xf32>) -> tensor<4x4xf32> {
  %c = tensor.empty() : tensor<4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %rows : tensor<4x4xf32>, tensor<2x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
