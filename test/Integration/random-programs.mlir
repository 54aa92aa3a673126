// Random programs with random shardings compute what they compute unsplit,
// with collectives as calls of the runtime, and all of them as rings, unrolled
// and as loops. Inputs/random_programs.py writes the programs.
//
// REQUIRES: mesh-run
// RUN: %python %S/Inputs/random_programs.py 1 100 > %t.1.mlir
// RUN: mesh-run %t.1.mlir --all-entries --check --opt-level=0 --overlap=none | FileCheck %s
// RUN: %python %S/Inputs/random_programs.py 2 100 > %t.2.mlir
// RUN: mesh-run %t.2.mlir --all-entries --check --opt-level=0 --overlap=ring | FileCheck %s
// RUN: mesh-run %t.2.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd,mesh-rings{mode=bidirectional collectives=all}" | FileCheck %s
// RUN: %python %S/Inputs/random_programs.py 3 100 > %t.3.mlir
// RUN: mesh-run %t.3.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd,mesh-rings{mode=ring collectives=all unroll-limit=1}" | FileCheck %s

// CHECK-COUNT-100: @program{{[0-9]+}} on 6 devices
