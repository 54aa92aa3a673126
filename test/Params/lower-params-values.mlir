// RUN: mesh-opt %s --mesh-lower-params --canonicalize | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// A parameter of bf16 is gathered as it is; one of f32 is sent in bf16, and its
// gradients are in f16, once divided.

// CHECK-LABEL: func @exchange
// CHECK-SAME: %[[W:[^:]*]]: tensor<8x4xf32>, %[[G:[^:]*]]: tensor<8x8xf32>
func.func @exchange(%w: tensor<8x4xf32>, %g: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x4xf32>) attributes {mesh.spmd = @m} {
  // CHECK: %[[HALF:.*]] = arith.constant dense<2.000000e+00> : tensor<8x8xf32>
  // CHECK: %[[SENT:.*]] = arith.truncf %[[W]] : tensor<8x4xf32> to tensor<8x4xbf16>
  // CHECK: %[[GATHERED:.*]] = mesh.all_gather %[[SENT]] on @m ["data"] dim 1 : tensor<8x4xbf16> -> tensor<8x8xbf16>
  // CHECK: %[[WHOLE:.*]] = arith.extf %[[GATHERED]]
  %0 = mesh.gather_param %w on @m ["data"] dim 1 type bf16 : tensor<8x4xf32> -> tensor<8x8xf32>
  // CHECK: %[[SHARE:.*]] = arith.divf %[[G]], %[[HALF]]
  // CHECK: %[[ROUNDED:.*]] = arith.truncf %[[SHARE]] : tensor<8x8xf32> to tensor<8x8xf16>
  // CHECK: %[[MEAN:.*]] = mesh.reduce_scatter sum %[[ROUNDED]] on @m ["data"] dim 1 : tensor<8x8xf16> -> tensor<8x4xf16>
  // CHECK: %[[OWN:.*]] = arith.extf %[[MEAN]]
  %1 = mesh.scatter_grad %g on @m ["data"] dim 1 type f16 : tensor<8x8xf32> -> tensor<8x4xf32>
  // CHECK: return %[[WHOLE]], %[[OWN]]
  return %0, %1 : tensor<8x8xf32>, tensor<8x4xf32>
}

// Between the two types of 16 bits numbers go through f32.

// CHECK-LABEL: func @small
func.func @small(%w: tensor<4xf16>) -> tensor<8xf16> attributes {mesh.spmd = @m} {
  // CHECK: arith.extf %{{.*}} : tensor<4xf16> to tensor<4xf32>
  // CHECK: arith.truncf %{{.*}} : tensor<4xf32> to tensor<4xbf16>
  %0 = mesh.gather_param %w on @m ["data"] dim 0 type bf16 : tensor<4xf16> -> tensor<8xf16>
  return %0 : tensor<8xf16>
}

// A stack is a reshape; with a mask integers stay integers.

// CHECK-LABEL: func @stack
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x4xi32>
func.func @stack(%x: tensor<8x4xi32>, %y: tensor<8x1x4xi32>) -> (tensor<8x1x4xi32>, tensor<8x4x1xi32>, tensor<8x4xi32>) attributes {mesh.spmd = @m} {
  // CHECK-DAG: %[[ZEROS:.*]] = arith.constant dense<0> : tensor<8x4xi32>
  // CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : index
  // CHECK: %[[STACK:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1, 2]] output_shape [8, 1, 4]
  %0 = mesh.stack %x on @m ["model"] dim 1 : tensor<8x4xi32> -> tensor<8x1x4xi32>
  // CHECK: %[[INDEX:.*]] = mesh.axis_index @m ["model"]
  // CHECK: %[[KEPT:.*]] = arith.cmpi eq, %[[INDEX]], %[[TWO]]
  // CHECK: %[[MASKED:.*]] = arith.select %[[KEPT]], %[[X]], %[[ZEROS]]
  // CHECK: %[[LAST:.*]] = tensor.expand_shape %[[MASKED]] {{\[\[}}0], [1, 2]] output_shape [8, 4, 1]
  %1 = mesh.stack %x on @m ["model"] dim 2 mask_except 2 : tensor<8x4xi32> -> tensor<8x4x1xi32>
  // CHECK: tensor.collapse_shape %{{.*}} {{\[\[}}0], [1, 2]]
  %2 = mesh.unstack %y on @m ["model"] dim 1 : tensor<8x1x4xi32> -> tensor<8x4xi32>
  return %0, %1, %2 : tensor<8x1x4xi32>, tensor<8x4x1xi32>, tensor<8x4xi32>
}

// Squares of bf16 are added up in f64, which they cannot leave: rows first, then what they leave.

// CHECK-LABEL: func @norm
// CHECK-SAME: %[[W:[^:]*]]: tensor<8x4xbf16>
func.func @norm(%w: tensor<8x4xbf16>) -> tensor<f32> {
  // CHECK: %[[ROWS:.*]] = linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%[[W]] : tensor<8x4xbf16>) outs(%{{.*}} : tensor<4xf64>)
  // CHECK-NEXT: ^bb0(%[[ELEMENT:.*]]: bf16, %[[SUM:.*]]: f64):
  // CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[ELEMENT]] : bf16 to f64
  // CHECK-NEXT: %[[SQUARE:.*]] = arith.mulf %[[WIDE]], %[[WIDE]]
  // CHECK-NEXT: arith.addf %[[SUM]], %[[SQUARE]]
  // CHECK: %[[ALL:.*]] = linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%[[ROWS]]
  // CHECK: %[[ROOT:.*]] = math.sqrt %[[ALL]] : tensor<f64>
  // CHECK: %[[NORM:.*]] = arith.truncf %[[ROOT]] : tensor<f64> to tensor<f32>
  // CHECK: return %[[NORM]]
  %0 = mesh.norm %w : tensor<8x4xbf16> -> tensor<f32>
  return %0 : tensor<f32>
}

// Sums that are exact in any order: by the largest element, numbers are cut into
// three pieces.

// CHECK-LABEL: func @reproducible
func.func @reproducible(%w: tensor<4xf32>) -> tensor<f32> {
  // CHECK: linalg.generic
  // CHECK: math.absf
  // CHECK: arith.maximumf
  // CHECK: linalg.generic
  // CHECK-COUNT-3: arith.addf %{{.*}}, %{{.*}} : f64
  // CHECK: arith.truncf %{{.*}} : tensor<f64> to tensor<f32>
  %0 = mesh.norm squared reproducible %w : tensor<4xf32> -> tensor<f32>
  return %0 : tensor<f32>
}
