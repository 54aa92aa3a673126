// Random programs whose dims do not divide into their shards compute what they
// compute unsplit, also if all padding is NaN. Inputs/uneven_programs.py writes
// the programs.
//
// REQUIRES: mesh-run
// RUN: %python %S/Inputs/uneven_programs.py 1 60 > %t.1.mlir
// RUN: mesh-run %t.1.mlir --all-entries --check --opt-level=0 | FileCheck %s
// RUN: %python %S/Inputs/uneven_programs.py 2 60 > %t.2.mlir
// RUN: mesh-run %t.2.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd{poison=true}" | FileCheck %s
// RUN: %python %S/Inputs/uneven_programs.py 3 60 > %t.3.mlir
// RUN: mesh-run %t.3.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd,mesh-rings{overlap=ring collectives=all}" | FileCheck %s

// CHECK-COUNT-60: @program{{[0-9]+}} on
