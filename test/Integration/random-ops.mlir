// Random programs over all ops and element types, with random shardings, compute
// what they compute unsplit, and no index is out of range. Inputs/random_ops.py writes them.
//
// REQUIRES: mesh-run
// RUN: %python %S/Inputs/random_ops.py 1 60 > %t.1.mlir
// RUN: mesh-run %t.1.mlir --all-entries --check --opt-level=0 | FileCheck %s
// RUN: %python %S/Inputs/random_ops.py 2 60 > %t.2.mlir
// RUN: mesh-run %t.2.mlir --all-entries --check --opt-level=0 --overlap=ring --check-bounds | FileCheck %s

// CHECK-COUNT-60: @program{{[0-9]+}} on 6 devices
