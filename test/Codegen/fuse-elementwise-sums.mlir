// Fusion keeps no more bytes in use: terms of a sum that come one after the
// other are added one after the other.

// RUN: mesh-opt %s --mesh-fuse-elementwise --split-input-file | FileCheck %s

// CHECK-LABEL: @micro_batches(
// CHECK: %[[A:.*]] = linalg.generic {{.*}} "reduction"
// CHECK: %[[B:.*]] = linalg.generic {{.*}} "reduction"
// CHECK: %[[FIRST:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] :
// CHECK: %[[C:.*]] = linalg.generic {{.*}} "reduction"
// CHECK: %[[SECOND:.*]] = linalg.generic {{.*}} ins(%[[FIRST]], %[[C]] :
// CHECK: return %[[SECOND]]
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#all = affine_map<(i) -> (i)>

func.func @micro_batches(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>, %z: tensor<8x4xf32>, %zero: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x4xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<8x4xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %ab = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel"]} ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %sum = arith.addf %l, %r : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%z : tensor<8x4xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %abc = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel"]} ins(%ab, %c : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %sum = arith.addf %l, %r : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  return %abc : tensor<8xf32>
}

// -----

// Nothing is between the sums: one op adds all terms.

// CHECK-LABEL: @at_once(
// CHECK: %[[A:.*]] = linalg.generic {{.*}} "reduction"
// CHECK: %[[B:.*]] = linalg.generic {{.*}} "reduction"
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]], %{{.*}} :
// CHECK: return %[[SUM]]
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#all = affine_map<(i) -> (i)>

func.func @at_once(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>, %c: tensor<8xf32>, %zero: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x4xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<8x4xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %ab = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel"]} ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %sum = arith.addf %l, %r : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %abc = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel"]} ins(%ab, %c : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %sum = arith.addf %l, %r : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  return %abc : tensor<8xf32>
}

// -----

// The operands are those of the caller, or read by others as well: they are in
// use all the same.

// CHECK-LABEL: @in_use_anyway(
// CHECK: %[[B:.*]] = linalg.generic {{.*}} "reduction"
// CHECK: %[[C:.*]] = linalg.generic {{.*}} "reduction"
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[B]], %[[C]] :
// CHECK: return %[[SUM]], %[[B]]
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#all = affine_map<(i) -> (i)>

func.func @in_use_anyway(%a: tensor<8xf32>, %y: tensor<8x4xf32>, %z: tensor<8x4xf32>, %zero: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<8x4xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %ab = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel"]} ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %sum = arith.addf %l, %r : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%z : tensor<8x4xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %abc = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel"]} ins(%ab, %c : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %sum = arith.addf %l, %r : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  return %abc, %b : tensor<8xf32>, tensor<8xf32>
}
