// Where many calls of one function follow one another, groups of them become a
// function: as many groups as there are calls in one, and what is left over. The
// numbers that calls take are handed to them.
//
// RUN: %python %S/Inputs/many_calls.py 66 | mesh-opt --mesh-outline-repeats="min-ops=1000" | FileCheck %s

// CHECK-LABEL: func.func private @main_repeated(
// CHECK-SAME: %{{.*}}: index, %[[C0:.*]]: index, %[[X:[^:]*]]: tensor<4xf32>, %[[C1:[^:]*]]: index
// CHECK-SAME: mesh_rt.repetitions = 8 : index
// CHECK: %[[R0:.*]] = call @layer(%[[C0]], %[[X]])
// CHECK-NEXT: call @layer(%[[C1]], %[[R0]])
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

// Calls that do not build on one another stay: a group would have the results of
// all.
//
// RUN: %python %S/Inputs/many_calls.py 64 independent | mesh-opt --mesh-outline-repeats="min-ops=1000" | FileCheck %s --check-prefix=INDEPENDENT

// INDEPENDENT-NOT: _repeated
// INDEPENDENT: func.func @main(
// INDEPENDENT-COUNT-64: call @layer(
// INDEPENDENT-NOT: call
