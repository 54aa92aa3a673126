// RUN: mesh-opt %s --mesh-fuse-elementwise --split-input-file | FileCheck %s

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: @elementwise(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>
func.func @elementwise(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[E:.*]] = tensor.empty() : tensor<4xf32>
  // CHECK: linalg.generic
  // CHECK-SAME: ins(%[[X]], %[[Y]] : tensor<4xf32>, tensor<4xf32>) outs(%[[E]] : tensor<4xf32>)
  // CHECK: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: f32):
  // CHECK: arith.addf %[[A]], %[[B]] : f32
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A reduction needs what it starts from where it is.

// CHECK-LABEL: @reduction(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<f32>
func.func @reduction(%x: tensor<4xf32>, %y: tensor<f32>) -> tensor<f32> {
  // CHECK: ins(%[[X]] : tensor<4xf32>) outs(%[[Y]] : tensor<f32>)
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
                       iterator_types = ["reduction"]}
      ins(%x : tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
