// RUN: mesh-opt %s --canonicalize | FileCheck %s

mesh.mesh @m = <["x"=2]>

// A loop that forwards a value of a branch twice: its body gets the branch that
// is taken.

// CHECK-LABEL: func.func @forwards_twice(
// CHECK: scf.while (%[[STATE:.*]] = %{{.*}})
// CHECK: scf.condition(%{{.*}}) %[[STATE]]
// CHECK: ^bb0(%[[OLD:.*]]: index):
// CHECK: %[[NEXT:.*]] = arith.addi %[[OLD]],
// CHECK: scf.yield %[[NEXT]]
func.func @forwards_twice() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c20 = arith.constant 20 : index
  %result:3 = scf.while (%state = %c0) : (index) -> (index, index, index) {
    %continue = arith.cmpi slt, %state, %c1 : index
    %value = scf.if %continue -> index {
      %next = arith.addi %state, %c2 : index
      scf.yield %next : index
    } else {
      scf.yield %c20 : index
    }
    scf.condition(%continue) %value, %value, %state : index, index, index
  } do {
  ^bb0(%first: index, %second: index, %old: index):
    scf.yield %second : index
  }
  return %result#2 : index
}

// Results are the first of both, too.

// CHECK-LABEL: func.func @results(
// CHECK: %[[LOOP:.*]] = scf.while
// CHECK: return %[[LOOP]], %[[LOOP]]
func.func @results(%x: f32, %more: i1) -> (f32, f32) {
  %0:2 = scf.while (%state = %x) : (f32) -> (f32, f32) {
    %next = math.exp %state : f32
    scf.condition(%more) %next, %next : f32, f32
  } do {
  ^bb0(%first: f32, %second: f32):
    %sum = arith.addf %first, %second : f32
    scf.yield %sum : f32
  }
  return %0#0, %0#1 : f32, f32
}

// The body gets what the branch yields as it is in front of the loop's condition.

// CHECK-LABEL: func.func @forwards_as_it_is(
// CHECK: scf.while (%[[STATE:.*]] = %{{.*}})
// CHECK: %[[NEXT:.*]] = arith.addi %[[STATE]],
// CHECK: scf.condition(%{{.*}}) %[[STATE]], %[[NEXT]]
// CHECK: ^bb0(%{{.*}}: index, %[[VALUE:.*]]: index):
// CHECK: scf.yield %[[VALUE]]
func.func @forwards_as_it_is(%x: index) -> index {
  %c2 = arith.constant 2 : index
  %c20 = arith.constant 20 : index
  %result = scf.while (%state = %x) : (index) -> index {
    %continue = arith.cmpi slt, %state, %c20 : index
    %next = arith.addi %state, %c2 : index
    %value = scf.if %continue -> index {
      scf.yield %next : index
    } else {
      scf.yield %state : index
    }
    scf.condition(%continue) %value : index
  } do {
  ^bb0(%value: index):
    scf.yield %value : index
  }
  return %result : index
}
