// Where many calls of one function follow one another, groups of them become a
// function: as many groups as there are calls in one, and what is left over. The
// numbers that calls take follow from that of the group.
//
// RUN: %python %S/Inputs/many_calls.py 66 | mesh-opt --mesh-outline-repeats="min-ops=1000" | FileCheck %s

// CHECK-LABEL: func.func private @main_repeated(
// CHECK-SAME: %[[GROUP:.*]]: index, %[[X:.*]]: tensor<4xf32>)
// CHECK-SAME: mesh_rt.repetitions = 8 : index
// CHECK: %[[C8:.*]] = arith.constant 8 : index
// CHECK: %[[N0:.*]] = arith.muli %[[GROUP]], %[[C8]]
// CHECK-NOT: arith.muli
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[N1:.*]] = arith.addi %[[N0]], %[[C1]]
// CHECK: %[[R0:.*]] = call @layer(%[[N0]], %[[X]])
// CHECK-NEXT: call @layer(%[[N1]], %[[R0]])
// CHECK-COUNT-6: call @layer
// CHECK-NOT: call
// CHECK: return
// CHECK-LABEL: func.func @main(
// CHECK-COUNT-8: call @main_repeated(
// CHECK-COUNT-2: call @layer(
// CHECK-NOT: call

// A group has at most 32 calls. Many groups are grouped, too.
//
// RUN: %python %S/Inputs/many_calls.py 2100 | mesh-opt --mesh-outline-repeats="min-ops=1000" | FileCheck %s --check-prefix=NESTED

// NESTED-LABEL: func.func private @main_repeated(
// NESTED-COUNT-32: call @layer(
// NESTED-NOT: call
// NESTED-LABEL: func.func private @main_repeated_0(
// NESTED-COUNT-8: call @main_repeated(
// NESTED-NOT: call
// NESTED-LABEL: func.func @main(
// NESTED-COUNT-8: call @main_repeated_0(
// NESTED-COUNT-1: call @main_repeated(
// NESTED-COUNT-20: call @layer(
// NESTED-NOT: call

// The calls of a group have at most 512 operands: 5 times 102. They have more where
// too many calls would be left otherwise.
//
// RUN: %python %S/Inputs/many_calls.py 66 100 | mesh-opt --mesh-outline-repeats="min-ops=1000" | FileCheck %s --check-prefix=OPERANDS
// RUN: %python %S/Inputs/many_calls.py 66 300 | mesh-opt --mesh-outline-repeats="min-ops=1000" | FileCheck %s --check-prefix=MANY

// OPERANDS-LABEL: func.func private @main_repeated(
// OPERANDS-COUNT-5: call @layer(
// OPERANDS-NOT: call
// OPERANDS-LABEL: func.func @main(
// OPERANDS-COUNT-13: call @main_repeated(
// OPERANDS-COUNT-1: call @layer(
// OPERANDS-NOT: call

// MANY-LABEL: func.func private @main_repeated(
// MANY-COUNT-2: call @layer(
// MANY-NOT: call
// MANY-LABEL: func.func @main(
// MANY-COUNT-33: call @main_repeated(
// MANY-NOT: call

// Calls that do not build on one another stay: a group would have the results of
// all.
//
// RUN: %python %S/Inputs/many_calls.py 64 independent | mesh-opt --mesh-outline-repeats="min-ops=1000" | FileCheck %s --check-prefix=INDEPENDENT

// INDEPENDENT-NOT: _repeated
// INDEPENDENT: func.func @main(
// INDEPENDENT-COUNT-64: call @layer(
// INDEPENDENT-NOT: call
