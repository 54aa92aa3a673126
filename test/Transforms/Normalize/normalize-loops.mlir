// RUN: mesh-opt %s --mesh-normalize-loops --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[OUT:.*]]: tensor<4x8xf32>)
// CHECK: %[[R:.*]] = scf.for %[[I:.*]] = %c0{{.*}} to %c4{{.*}} step %c1{{.*}} iter_args(%[[ACC:.*]] = %[[OUT]]) -> (tensor<4x8xf32>)
// CHECK-NEXT: %[[ROW:.*]] = tensor.extract_slice %[[X]][%[[I]], 0] [1, 8] [1, 1]
// CHECK-NEXT: %[[Y:.*]] = math.tanh %[[ROW]]
// CHECK-NEXT: %[[NEXT:.*]] = tensor.insert_slice %[[Y]] into %[[ACC]][%[[I]], 0] [1, 8] [1, 1]
// CHECK-NEXT: scf.yield %[[NEXT]]
// CHECK: return %[[R]]
func.func @rows(%x: tensor<4x8xf32>, %out: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %out) -> (tensor<4x8xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %y = math.tanh %row : tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  }
  return %r : tensor<4x8xf32>
}

// Bounds of any kind, several dims, several results; what an iteration reads of
// a shared tensor is what it was before.

// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[N:.*]]: index)
// CHECK: %[[R:.*]]:2 = scf.for %[[I:.*]] = %c0{{.*}} to %[[N]] step %c1{{.*}} iter_args(%[[A:.*]] = %[[X]], %[[B:.*]] = %[[X]])
// CHECK-NEXT: scf.for %[[J:.*]] = %c0{{.*}} to %c8{{.*}} step %c2{{.*}} iter_args(%[[C:.*]] = %[[A]], %[[D:.*]] = %[[B]])
// CHECK-NEXT: %[[S:.*]] = tensor.extract_slice %[[X]][%[[I]], %[[J]]]
// CHECK-NEXT: %[[E:.*]] = tensor.insert_slice %[[S]] into %[[C]][%[[I]], %[[J]]]
// CHECK-NEXT: %[[F:.*]] = tensor.insert_slice %[[S]] into %[[D]][%[[I]], 0]
// CHECK-NEXT: scf.yield %[[E]], %[[F]]
func.func @blocks(%x: tensor<4x8xf32>, %n: index) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %r:2 = scf.forall (%i, %j) = (0, 0) to (%n, 8) step (1, 2) shared_outs(%o = %x, %p = %x) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
    %s = tensor.extract_slice %o[%i, %j] [1, 2] [1, 1] : tensor<4x8xf32> to tensor<1x2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, %j] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<4x8xf32>
      tensor.parallel_insert_slice %s into %p[%i, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<4x8xf32>
    }
  }
  return %r#0, %r#1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// Each second element is written, in the third row.
// CHECK-LABEL: func.func @gaps(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[INIT:.*]]: tensor<5x8xf32>)
// CHECK: %[[PART:.*]] = tensor.extract_slice %[[INIT]][2, 1] [1, 4] [1, 2] : tensor<5x8xf32> to tensor<4xf32>
// CHECK: %[[WRITTEN:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<4xf32>) outs(%[[PART]] : tensor<4xf32>)
// CHECK: %[[RESULT:.*]] = tensor.insert_slice %[[WRITTEN]] into %[[INIT]][2, 1] [1, 4] [1, 2] : tensor<4xf32> into tensor<5x8xf32>
// CHECK: return %[[RESULT]]
func.func @gaps(%x: tensor<4xf32>, %init: tensor<5x8xf32>) -> tensor<5x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (2, i * 2 + 1)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%init : tensor<5x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %in, %out : f32
    linalg.yield %1 : f32
  } -> tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}

// -----

// CHECK-LABEL: func.func @annotated_gaps(
// CHECK: %[[RESULT:.*]] = tensor.insert_slice
// CHECK: mesh.shard %[[RESULT]] <@m, [{"a"}]>
mesh.mesh @m = <["a"=2]>
func.func @annotated_gaps(%x: tensor<4xf32>, %init: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%init : tensor<8xf32>) attrs = {mesh.shardings = [#mesh.sharding<@m, [{"a"}]>]} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A dim of size 1 that no loop has.
// CHECK-LABEL: func.func @kept_dim(
// CHECK-SAME: %[[X:.*]]: tensor<4x3xf32>, %[[INIT:.*]]: tensor<1x4xf32>)
// CHECK: %[[START:.*]] = tensor.collapse_shape %[[INIT]] {{\[\[}}0, 1]]
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} outs(%[[START]] : tensor<4xf32>)
// CHECK: tensor.expand_shape %[[SUM]] {{\[\[}}0, 1]]
func.func @kept_dim(%x: tensor<4x3xf32>, %init: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (0, i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x3xf32>) outs(%init : tensor<1x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %in, %out : f32
    linalg.yield %1 : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
