// Random convolutions, poolings, paddings, slices, insertions and
// concatenations along split dims compute what they compute unsplit.
// Inputs/random_windows.py writes the programs.
//
// REQUIRES: mesh-run
// RUN: %python %S/Inputs/random_windows.py 1 120 > %t.1.mlir
// RUN: mesh-run %t.1.mlir --all-entries --check --opt-level=0 --overlap=none | FileCheck %s
// RUN: %python %S/Inputs/random_windows.py 2 120 > %t.2.mlir
// RUN: mesh-run %t.2.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd,mesh-rings{overlap=ring collectives=all}" | FileCheck %s

// CHECK-COUNT-120: @program{{[0-9]+}} on {{[0-9]+}} device
