// RUN: mesh-opt %s --mesh-form-kernels --split-input-file | FileCheck %s

// Parts have sums of their own, which are then added to what there was.

// CHECK-LABEL: @all(
// CHECK-SAME: %[[X:.*]]: tensor<1048576xf32>, %[[INIT:.*]]: tensor<f32>
func.func @all(%x: tensor<1048576xf32>, %init: tensor<f32>) -> tensor<f32> {
  // CHECK: %[[PARTS:.*]] = tensor.expand_shape %[[X]] {{\[}}[0, 1]] output_shape [128, 8192]
  // CHECK: %[[ZEROS:.*]] = linalg.fill
  // CHECK: %[[SUMS:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%[[PARTS]] : tensor<128x8192xf32>) outs(%[[ZEROS]] : tensor<128xf32>)
  // CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<contract>
  // CHECK: %[[SUM:.*]] = linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%[[SUMS]] : tensor<128xf32>) outs(%[[INIT]] : tensor<f32>)
  // CHECK-NEXT: ^bb0(%[[PART:.*]]: f32, %[[SO_FAR:.*]]: f32):
  // CHECK-NEXT: arith.addf %[[PART]], %[[SO_FAR]] fastmath<contract>
  // CHECK: return %[[SUM]]
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<1048576xf32>) outs(%init : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out fastmath<contract> : f32
    linalg.yield %sum : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// What is left over comes in the end. The steps of the loop stay what they are.

// CHECK-LABEL: @uneven(
// CHECK-SAME: %[[X:.*]]: tensor<1048583xi64>
func.func @uneven(%x: tensor<1048583xi64>, %init: tensor<i64>) -> tensor<i64> {
  // CHECK: %[[MOST:.*]] = tensor.extract_slice %[[X]][0] [1048576] [1]
  // CHECK: tensor.expand_shape %[[MOST]] {{\[}}[0, 1]] output_shape [128, 8192]
  // CHECK: linalg.generic
  // CHECK: %[[STEP:.*]] = linalg.index 1
  // CHECK: %[[PART:.*]] = linalg.index 0
  // CHECK: %[[BEGIN:.*]] = arith.muli %[[PART]], %c8192
  // CHECK: arith.addi %[[BEGIN]], %[[STEP]]
  // CHECK: %[[SUM:.*]] = linalg.generic
  // CHECK: %[[REST:.*]] = tensor.extract_slice %[[X]][1048576] [7] [1]
  // CHECK: linalg.generic {{.*}} ins(%[[REST]] : tensor<7xi64>) outs(%[[SUM]] : tensor<i64>)
  // CHECK: %[[LATE:.*]] = linalg.index 0
  // CHECK: arith.addi %[[LATE]], %c1048576
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<1048583xi64>) outs(%init : tensor<i64>) {
  ^bb0(%in: i64, %out: i64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %weighted = arith.muli %in, %n : i64
    %sum = arith.addi %weighted, %out : i64
    linalg.yield %sum : i64
  } -> tensor<i64>
  return %0 : tensor<i64>
}

// -----

// Columns, of which a block has 32; one of two loops is split, where it divides.

// CHECK-LABEL: @columns(
func.func @columns(%x: tensor<1000x512x64xf32>, %init: tensor<64xf32>) -> tensor<64xf32> {
  // CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1], [2], [3]] output_shape [125, 8, 512, 64]
  // CHECK: outs(%{{.*}} : tensor<125x64xf32>)
  // CHECK: iterator_types = ["reduction", "parallel"]} ins(%{{.*}} : tensor<125x64xf32>) outs(%{{.*}} : tensor<64xf32>)
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>],
      iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x : tensor<1000x512x64xf32>) outs(%init : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %most = arith.maximumf %in, %out : f32
    linalg.yield %most : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

// Enough results, or little to add up, or in an order that matters: as it is.

// CHECK-LABEL: @as_they_are(
// CHECK-NOT: tensor.expand_shape
func.func @as_they_are(%x: tensor<512x1024xf32>, %rows: tensor<512xf32>, %y: tensor<4096xf32>, %z: tensor<1048576xf32>, %one: tensor<f32>) -> (tensor<512xf32>, tensor<f32>, tensor<f32>) {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x1024xf32>) outs(%rows : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<512xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%y : tensor<4096xf32>) outs(%one : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<f32>
  %2 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%z : tensor<1048576xf32>) outs(%one : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.subf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<f32>
  return %0, %1, %2 : tensor<512xf32>, tensor<f32>, tensor<f32>
}
