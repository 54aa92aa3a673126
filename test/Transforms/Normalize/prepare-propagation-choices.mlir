// RUN: mesh-opt %s --mesh-prepare-propagation | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>

// A choice between two equal inputs is the input.

// CHECK-LABEL: func.func @equal(
// CHECK-SAME: %{{.*}}: tensor<4x4xi1>, %[[X:.*]]: tensor<4x4xf32>
// CHECK-NOT: linalg.generic
// CHECK: return %[[X]]
func.func @equal(%c: tensor<4x4xi1>, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c, %x, %x : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%choice: i1, %a: f32, %b: f32, %out: f32):
    %s = arith.select %choice, %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// Not if the elements are others, or move.

// CHECK-LABEL: func.func @other(
// CHECK-COUNT-2: linalg.generic
func.func @other(%c: tensor<4x4xi1>, %x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %e = tensor.empty() : tensor<4x4xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c, %x, %x : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%choice: i1, %a: f32, %b: f32, %out: f32):
    %s = arith.select %choice, %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %t = linalg.generic {indexing_maps = [#id, #turned, #turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c, %x, %x : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%choice: i1, %a: f32, %b: f32, %out: f32):
    %s = arith.select %choice, %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %r, %t : tensor<4x4xf32>, tensor<4x4xf32>
}

// Nor if a part of the result keeps what it had.

#column = affine_map<(i) -> (i, 0)>

// CHECK-LABEL: func.func @part(
// CHECK: linalg.generic
func.func @part(%c: tensor<4x4xi1>, %x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.generic {indexing_maps = [#column, #column, #column, #column], iterator_types = ["parallel"]}
      ins(%c, %x, %x : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) {
  ^bb0(%choice: i1, %a: f32, %b: f32, %out: f32):
    %s = arith.select %choice, %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
