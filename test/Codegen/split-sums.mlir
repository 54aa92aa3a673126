// RUN: mesh-opt %s --mesh-split-sums --split-input-file | FileCheck %s

// Where terms lie side by side, each part has every so many-th one.

// CHECK-LABEL: @all(
// CHECK-SAME: %[[X:.*]]: tensor<4096xf32>, %[[INIT:.*]]: tensor<f32>
func.func @all(%x: tensor<4096xf32>, %init: tensor<f32>) -> tensor<f32> {
  // CHECK: %[[PARTS:.*]] = tensor.expand_shape %[[X]] {{\[}}[0, 1]] output_shape [64, 64]
  // CHECK: %[[ZEROS:.*]] = linalg.fill ins(%cst{{.*}} : f32) outs(%{{.*}} : tensor<64xf32>)
  // CHECK: %[[SUMS:.*]] = linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%[[PARTS]] : tensor<64x64xf32>) outs(%[[ZEROS]] : tensor<64xf32>)
  // CHECK: %[[SUM:.*]] = linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%[[SUMS]] : tensor<64xf32>) outs(%[[INIT]] : tensor<f32>)
  // CHECK: return %[[SUM]]
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<4096xf32>) outs(%init : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %out, %in : f32
    linalg.yield %sum : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Rows are not divisible: the rest is added in the end. The body takes the
// steps as they were.

// CHECK-LABEL: @rows(
// CHECK-SAME: %[[X:.*]]: tensor<3x521xf64>
func.func @rows(%x: tensor<3x521xf64>, %init: tensor<3xf64>) -> tensor<3xf64> {
  // CHECK: %[[MOST:.*]] = tensor.extract_slice %[[X]][0, 0] [3, 520] [1, 1]
  // CHECK: tensor.expand_shape %[[MOST]] {{\[}}[0], [1, 2]] output_shape [3, 65, 8]
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction", "parallel"]}
  // CHECK: %[[STEP:.*]] = linalg.index 1
  // CHECK: %[[PART:.*]] = linalg.index 2
  // CHECK: %[[BEGIN:.*]] = arith.muli %[[STEP]], %c8
  // CHECK: arith.addi %[[BEGIN]], %[[PART]]
  // CHECK: %[[SUM:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : tensor<3x8xf64>) outs(%{{.*}} : tensor<3xf64>)
  // CHECK: %[[REST:.*]] = tensor.extract_slice %[[X]][0, 520] [3, 1] [1, 1]
  // CHECK: linalg.generic {{.*}} ins(%[[REST]] : tensor<3x1xf64>) outs(%[[SUM]] : tensor<3xf64>)
  // CHECK: %[[LATE:.*]] = linalg.index 1
  // CHECK: arith.addi %[[LATE]], %c520
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<3x521xf64>) outs(%init : tensor<3xf64>) {
  ^bb0(%in: f64, %out: f64):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i64
    %weight = arith.sitofp %n : i64 to f64
    %weighted = arith.mulf %in, %weight : f64
    %sum = arith.addf %weighted, %out : f64
    linalg.yield %sum : f64
  } -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

// -----

// Columns: parts are blocks of rows, one after the other. Of several loops that
// is split which can have the most parts. A fused function stays in the body.

// CHECK-LABEL: @columns(
func.func @columns(%x: tensor<8x32x16x64xf32>, %init: tensor<64xf32>) -> tensor<64xf32> {
  // CHECK: tensor.expand_shape %{{.*}} {{\[}}[0], [1, 2], [3], [4]] output_shape [8, 32, 1, 16, 64]
  // CHECK: iterator_types = ["reduction", "parallel", "reduction", "reduction", "parallel"]}
  // CHECK-SAME: outs(%{{.*}} : tensor<32x64xf32>)
  // CHECK: math.exp
  // CHECK: arith.mulf
  // CHECK: iterator_types = ["reduction", "parallel"]} ins(%{{.*}} : tensor<32x64xf32>) outs(%{{.*}} : tensor<64xf32>)
  // CHECK-NOT: math.exp
  %0 = linalg.generic {
      indexing_maps = [affine_map<(n, i, j, k) -> (n, i, j, k)>, affine_map<(n, i, j, k) -> (k)>],
      iterator_types = ["reduction", "reduction", "reduction", "parallel"]}
      ins(%x : tensor<8x32x16x64xf32>) outs(%init : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %exp = math.exp %in : f32
    %product = arith.mulf %exp, %out : f32
    linalg.yield %product : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

// The loop over parts is inside of that over blocks, so that elements are read
// in their order. Indices stay what they are.

// CHECK-LABEL: @middle(
// CHECK-SAME: %[[X:.*]]: tensor<64x1024x128xf32>
func.func @middle(%x: tensor<64x1024x128xf32>, %init: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // CHECK: tensor.expand_shape %[[X]] {{\[}}[0], [1, 2], [3]] output_shape [64, 16, 64, 128]
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction", "parallel"]}
  // CHECK-SAME: outs(%{{.*}} : tensor<16x64x128xf32>)
  // CHECK: linalg.index 0
  // CHECK: %[[STEP:.*]] = linalg.index 2
  // CHECK: %[[PART:.*]] = linalg.index 1
  // CHECK: %[[BEGIN:.*]] = arith.muli %[[PART]], %c64
  // CHECK: arith.addi %[[BEGIN]], %[[STEP]]
  // CHECK: linalg.index 3
  // CHECK: iterator_types = ["reduction", "parallel", "parallel"]} ins(%{{.*}} : tensor<16x64x128xf32>)
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, k)>],
      iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%x : tensor<64x1024x128xf32>) outs(%init : tensor<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %ij = arith.muli %i, %j : index
    %ijk = arith.addi %ij, %k : index
    %n = arith.index_cast %ijk : index to i32
    %weight = arith.sitofp %n : i32 to f32
    %weighted = arith.mulf %in, %weight : f32
    %sum = arith.addf %weighted, %out : f32
    linalg.yield %sum : f32
  } -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

// -----

// Vectors add to interleaved parts: there are 8, though 9 divides 513. Dims of
// one element do not keep terms apart.

// CHECK-LABEL: @lanes(
func.func @lanes(%x: tensor<3x513x1xf32>, %init: tensor<3x1xf32>) -> tensor<3x1xf32> {
  // CHECK: tensor.expand_shape %{{.*}} {{\[}}[0], [1, 2], [3]] output_shape [3, 64, 8, 1]
  // CHECK: iterator_types = ["parallel", "reduction", "parallel", "parallel"]}
  // CHECK-SAME: outs(%{{.*}} : tensor<3x1x8xf32>)
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, k)>],
      iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%x : tensor<3x513x1xf32>) outs(%init : tensor<3x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}

// -----

// Little is left over: 64 parts would leave 63 of 127 rows.

// CHECK-LABEL: @little_left(
func.func @little_left(%x: tensor<127x127x64xf32>, %init: tensor<64xf32>) -> tensor<64xf32> {
  // CHECK: output_shape [63, 2, 127, 64]
  // CHECK: tensor.extract_slice {{.*}} [1, 127, 64] [1, 1, 1]
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>],
      iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x : tensor<127x127x64xf32>) outs(%init : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

// Of two loops the innermost is split, though the other can have twice the parts.

// CHECK-LABEL: @innermost(
func.func @innermost(%x: tensor<512x64x128xf32>, %init: tensor<64xf32>) -> tensor<64xf32> {
  // CHECK: output_shape [512, 64, 1, 128]
  // CHECK: outs(%{{.*}} : tensor<64x128xf32>)
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (j)>],
      iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : tensor<512x64x128xf32>) outs(%init : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

// Few terms, what does not round, what is not associative, and results that
// parts would take much memory for: they stay as they are.

// CHECK-LABEL: @as_they_are(
// CHECK-NOT: tensor.expand_shape
func.func @as_they_are(%x: tensor<511xf32>, %y: tensor<4096xi32>, %z: tensor<4096xf32>, %a: tensor<64x512xf32>, %b: tensor<512x64xf32>,
    %one: tensor<f32>, %whole: tensor<i32>, %products: tensor<64x64xf32>)
    -> (tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<64x64xf32>) {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<511xf32>) outs(%one : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<f32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%y : tensor<4096xi32>) outs(%whole : tensor<i32>) {
  ^bb0(%in: i32, %out: i32):
    %sum = arith.addi %in, %out : i32
    linalg.yield %sum : i32
  } -> tensor<i32>
  %2 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%z : tensor<4096xf32>) outs(%one : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %most = arith.maximumf %in, %out : f32
    linalg.yield %most : f32
  } -> tensor<f32>
  %3 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%z : tensor<4096xf32>) outs(%one : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %difference = arith.subf %in, %out : f32
    linalg.yield %difference : f32
  } -> tensor<f32>
  %4 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<64x512xf32>, tensor<512x64xf32>) outs(%products : tensor<64x64xf32>) {
  ^bb0(%lhs: f32, %rhs: f32, %out: f32):
    %product = arith.mulf %lhs, %rhs : f32
    %sum = arith.addf %product, %out : f32
    linalg.yield %sum : f32
  } -> tensor<64x64xf32>
  return %0, %1, %2, %3, %4 : tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<64x64xf32>
}
