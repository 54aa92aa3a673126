// RUN: mesh-opt %s --mesh-widen-reductions | FileCheck %s

// Sums of small floats are formed in f32, and rounded once.

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xbf16>, %[[INIT:.*]]: tensor<4xbf16>)
// CHECK: %[[FROM:.*]] = arith.extf %[[INIT]] : tensor<4xbf16> to tensor<4xf32>
// CHECK: %[[SUM:.*]] = linalg.reduce ins(%[[X]] : {{.*}}) outs(%[[FROM]] :
// CHECK: (%[[IN:.*]]: bf16, %[[ACC:.*]]: f32)
// CHECK: %[[WIDE:.*]] = arith.extf %[[IN]] : bf16 to f32
// CHECK: %[[NEXT:.*]] = arith.addf %[[WIDE]], %[[ACC]] : f32
// CHECK: linalg.yield %[[NEXT]] : f32
// CHECK: %[[R:.*]] = arith.truncf %[[SUM]] : tensor<4xf32> to tensor<4xbf16>
// CHECK: return %[[R]]
func.func @reduce(%x: tensor<8x4xbf16>, %init: tensor<4xbf16>) -> tensor<4xbf16> {
  %r = linalg.reduce ins(%x : tensor<8x4xbf16>) outs(%init : tensor<4xbf16>) dimensions = [0]
    (%in: bf16, %acc: bf16) {
      %sum = arith.addf %in, %acc : bf16
      linalg.yield %sum : bf16
    }
  return %r : tensor<4xbf16>
}

// Of several results those of small floats; what the body makes of elements
// before stays as it is.

// CHECK-LABEL: func.func @several(
// CHECK: linalg.generic
// CHECK: ^bb0(%[[IN:.*]]: f16, %[[COUNT:.*]]: f32, %[[LARGEST:.*]]: f32):
// CHECK: %[[SQUARE:.*]] = arith.mulf %[[IN]], %[[IN]] : f16
// CHECK: %[[ADDED:.*]] = arith.addf %[[COUNT]], %{{.*}} : f32
// CHECK: %[[WIDE:.*]] = arith.extf %[[SQUARE]] : f16 to f32
// CHECK: %[[MAX:.*]] = arith.maximumf %[[LARGEST]], %[[WIDE]] : f32
// CHECK: linalg.yield %[[ADDED]], %[[MAX]] : f32, f32
func.func @several(%x: tensor<8xf16>, %n: tensor<f32>, %init: tensor<f16>) -> (tensor<f32>, tensor<f16>) {
  %one = arith.constant 1.0 : f32
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<8xf16>) outs(%n, %init : tensor<f32>, tensor<f16>) {
  ^bb0(%in: f16, %count: f32, %largest: f16):
    %square = arith.mulf %in, %in : f16
    %added = arith.addf %count, %one : f32
    %max = arith.maximumf %largest, %square : f16
    linalg.yield %added, %max : f32, f16
  } -> (tensor<f32>, tensor<f16>)
  return %r#0, %r#1 : tensor<f32>, tensor<f16>
}

// What is no reduction of that kind stays: the accumulator has another use, or
// nothing is reduced.

// CHECK-LABEL: func.func @other(
// CHECK-NOT: f32
// CHECK: return
func.func @other(%x: tensor<8xbf16>, %init: tensor<bf16>, %out: tensor<8xbf16>) -> (tensor<bf16>, tensor<8xbf16>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<8xbf16>) outs(%init : tensor<bf16>) {
  ^bb0(%in: bf16, %acc: bf16):
    %square = arith.mulf %acc, %in : bf16
    %sum = arith.addf %acc, %square : bf16
    linalg.yield %sum : bf16
  } -> tensor<bf16>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8xbf16>) outs(%out : tensor<8xbf16>) {
  ^bb0(%in: bf16, %acc: bf16):
    %sum = arith.addf %in, %acc : bf16
    linalg.yield %sum : bf16
  } -> tensor<8xbf16>
  return %0, %1 : tensor<bf16>, tensor<8xbf16>
}
