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
