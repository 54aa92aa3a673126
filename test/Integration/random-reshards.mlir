// Values that go from one random sharding to the next stay what they are: whole
// axes and parts of axes in any order, partial sums, one to three axes of sizes
// that have little in common. Inputs/random_reshards.py writes the programs.
//
// REQUIRES: mesh-run
// RUN: %python %S/Inputs/random_reshards.py 1 40 > %t.1.mlir
// RUN: mesh-run %t.1.mlir --all-entries --check --opt-level=0 | FileCheck %s
// RUN: %python %S/Inputs/random_reshards.py 2 40 > %t.2.mlir
// RUN: mesh-run %t.2.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd{max-reshard-bytes=1}" | FileCheck %s
// RUN: %python %S/Inputs/random_reshards.py 3 40 > %t.3.mlir
// RUN: mesh-run %t.3.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd{combine-bytes=100000 inner-axes=x},mesh-rings{overlap=ring collectives=all}" | FileCheck %s
// RUN: %python %S/Inputs/random_reshards.py 4 40 > %t.4.mlir
// RUN: mesh-run %t.4.mlir --all-entries --check --opt-level=0 --pipeline="mesh-spmd{machine=%S/../Transforms/Inputs/machine.json}" | FileCheck %s

// CHECK-COUNT-40: @reshard{{[0-9]+}} on {{[0-9]+}} devices
