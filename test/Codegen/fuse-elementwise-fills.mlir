// Ops that read a tensor of one number take the number: nothing is filled.
//
// RUN: mesh-opt %s --mesh-fuse-elementwise --split-input-file | FileCheck %s

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: func.func @several(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<8xf32>, %[[S:[^ ]*]]: f32
func.func @several(%x: tensor<8xf32>, %s: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  // CHECK-NOT: linalg.fill
  %z = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, #id], iterator_types = ["parallel"]} ins(%s : f32) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %old: f32):
    linalg.yield %in : f32
  } -> tensor<8xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<8xf32>)
  // CHECK: arith.addf %{{.*}}, %[[S]]
  %a = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %z : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %q: f32, %old: f32):
    %r = arith.addf %p, %q : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<8xf32>)
  // CHECK: arith.mulf %{{.*}}, %[[S]]
  %b = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %z : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %q: f32, %old: f32):
    %r = arith.mulf %p, %q : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// -----

// A constant in the body is taken out of it. A slice is filled by itself, of
// whatever rank.

// CHECK-LABEL: func.func @slices(
func.func @slices(%i: index) -> (tensor<4x2xi32>, tensor<2xi32>) {
  // CHECK: %[[SEVEN:.*]] = arith.constant 7 : i32
  // CHECK-NOT: tensor<4x8xi32>
  %e = tensor.empty() : tensor<4x8xi32>
  %z = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4x8xi32>) {
  ^bb0(%old: i32):
    %seven = arith.constant 7 : i32
    linalg.yield %seven : i32
  } -> tensor<4x8xi32>
  // CHECK: linalg.fill ins(%[[SEVEN]] : i32) {{.*}} -> tensor<4x2xi32>
  %a = tensor.extract_slice %z[0, %i] [4, 2] [1, 1] : tensor<4x8xi32> to tensor<4x2xi32>
  // CHECK: linalg.fill ins(%[[SEVEN]] : i32) {{.*}} -> tensor<2xi32>
  %b = tensor.extract_slice %z[%i, 0] [1, 2] [1, 1] : tensor<4x8xi32> to tensor<2xi32>
  return %a, %b : tensor<4x2xi32>, tensor<2xi32>
}

// -----

// A slice of a tensor that is filled but for a part is no fill.

// CHECK-LABEL: func.func @part(
func.func @part(%x: tensor<2xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  // CHECK: linalg.fill {{.*}} -> tensor<8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %y = tensor.insert_slice %x into %z[1] [2] [1] : tensor<2xf32> into tensor<8xf32>
  // CHECK: tensor.extract_slice
  %r = tensor.extract_slice %y[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}
