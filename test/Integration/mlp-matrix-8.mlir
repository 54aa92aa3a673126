// An MLP in every mode, overlap, direction and element type, with and without
// bias, with 1, 2 and 3 leading dims, on 8 devices, against the unpartitioned
// program in double precision. Inputs/mlp_matrix.py writes the programs.
//
// REQUIRES: mesh-run
// RUN: %python %S/Inputs/mlp_matrix.py 8 > %t.mlir
// RUN: mesh-run %t.mlir --all-entries --check --opt-level=0 | FileCheck %s

// CHECK-COUNT-504: {{ok$}}
// CHECK-NOT: WRONG
