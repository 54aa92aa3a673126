// Random programs of nested loops, branches, calls and regions in local view,
// randomly split, compute what they compute unsplit. Conditions come from
// counters and from elements of tensors. Inputs/random_control_flow.py writes
// the programs.
//
// REQUIRES: mesh-run
// RUN: %python %S/Inputs/random_control_flow.py 1 50 > %t.1.mlir
// RUN: mesh-run %t.1.mlir --all-entries --check --opt-level=0 --overlap=none | FileCheck %s
// RUN: %python %S/Inputs/random_control_flow.py 2 50 > %t.2.mlir
// RUN: mesh-run %t.2.mlir --all-entries --check --opt-level=0 --overlap=ring | FileCheck %s
// RUN: %python %S/Inputs/random_control_flow.py 3 50 > %t.3.mlir
// RUN: mesh-run %t.3.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd,mesh-rings{overlap=bidirectional collectives=all unroll-limit=1}" | FileCheck %s
//
// Values of dims that do not divide are carried and handed to calls, too.
// RUN: %python %S/Inputs/random_control_flow.py 4 50 5 7 1 > %t.4.mlir
// RUN: mesh-run %t.4.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd{poison=true}" | FileCheck %s
// RUN: %python %S/Inputs/random_control_flow.py 5 50 5 6 10 > %t.5.mlir
// RUN: mesh-run %t.5.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd,mesh-rings{overlap=ring}" | FileCheck %s
//
// Each device has a program of its own. Whether all count alike cannot be
// checked where they count in a while.
// RUN: %python %S/Inputs/random_control_flow.py 8 50 > %t.6.mlir
// RUN: mesh-run %t.6.mlir --all-entries --check --opt-level=0 --verify=false --pipeline="mesh-spmd,mesh-programs{axes=a,b verify=false}" | FileCheck %s

// CHECK-COUNT-50: @program{{[0-9]+}} on 6 devices
