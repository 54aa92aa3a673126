// RUN: mesh-opt %s --mesh-prepare-bufferization | FileCheck %s

// What is read elsewhere, or given twice, is copied.

// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[OUTSIDE:[a-z0-9]+]]: tensor<4xf32>
// CHECK: } do {
// CHECK: ^bb0(%[[ARG:.*]]: tensor<4xf32>, %{{.*}}: tensor<4xf32>, %{{.*}}: tensor<4xf32>):
// CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[OUTSIDE]])
// CHECK: %[[SECOND:.*]] = bufferization.alloc_tensor() copy(%[[ARG]])
// CHECK: scf.yield %[[COPY]], %[[ARG]], %[[SECOND]]
func.func @copied(%outside: tensor<4xf32>, %go: i1) -> tensor<4xf32> {
  %r:3 = scf.while (%a = %outside, %b = %outside, %c = %outside)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    scf.condition(%go) %a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    scf.yield %outside, %a, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#0 : tensor<4xf32>
}

// Arguments, and what is written to a new tensor, are not. A slice is one of
// something else.

// CHECK-LABEL: func.func @own(
// CHECK: } do {
// CHECK: %[[SUM:.*]] = linalg.add
// CHECK: %[[SLICE:.*]] = tensor.extract_slice
// CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[SLICE]])
// CHECK: scf.yield %[[SUM]], %{{.*}}, %[[COPY]]
func.func @own(%x: tensor<4xf32>, %wide: tensor<8xf32>, %go: i1) -> tensor<4xf32> {
  %r:3 = scf.while (%a = %x, %b = %x, %c = %x)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    scf.condition(%go) %a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>):
    %empty = tensor.empty() : tensor<4xf32>
    %sum = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %slice = tensor.extract_slice %wide[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %sum, %b, %slice : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#0 : tensor<4xf32>
}

// Results of scf.for that are one tensor would be in one memory, and an op that
// computes in the place of one of them would write over the other.

// CHECK-LABEL: func.func @twice(
// CHECK: scf.for
// CHECK: %[[NEXT:.*]] = linalg.exp
// CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[NEXT]])
// CHECK: scf.yield %[[NEXT]], %[[COPY]]
func.func @twice(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %empty = tensor.empty() : tensor<4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<4xf32>, tensor<4xf32>) {
    %next = linalg.exp ins(%b : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %next, %next : tensor<4xf32>, tensor<4xf32>
  }
  %written = linalg.exp ins(%x : tensor<4xf32>) outs(%r#1 : tensor<4xf32>) -> tensor<4xf32>
  return %r#0, %written : tensor<4xf32>, tensor<4xf32>
}

// A part of an argument that one branch yields is copied, unless the other ones
// yield such parts as well.

// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
// CHECK: scf.if
// CHECK: %[[PART:.*]] = tensor.extract_slice %[[X]]
// CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[PART]])
// CHECK: scf.yield %[[PART]], %[[COPY]]
// CHECK: } else {
// CHECK: scf.if
// CHECK: %[[FIRST:.*]] = tensor.extract_slice %[[X]]
// CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[FIRST]])
// CHECK: scf.yield %[[FIRST]], %[[COPY]]
// CHECK: } else {
// CHECK: %[[SECOND:.*]] = tensor.extract_slice %[[X]]
// CHECK: %[[FILL:.*]] = linalg.fill
// CHECK: scf.yield %[[SECOND]], %[[FILL]]
func.func @branches(%x: tensor<8xf32>, %number: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %0:2 = scf.index_switch %number -> tensor<4xf32>, tensor<4xf32>
  case 0 {
    %part = tensor.extract_slice %x[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %part, %part : tensor<4xf32>, tensor<4xf32>
  }
  case 1 {
    %part = tensor.extract_slice %x[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %part, %part : tensor<4xf32>, tensor<4xf32>
  }
  default {
    %part = tensor.extract_slice %x[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.yield %part, %zero : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
