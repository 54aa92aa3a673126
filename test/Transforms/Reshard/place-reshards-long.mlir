// Reshards of long programs are placed in time linear in the number of ops, and
// as well as in short ones: one reshard is left, whose users share it.

// RUN: %python %S/Inputs/long_programs.py users 10000 > %t.users.mlir
// RUN: timeout 100 mesh-opt %t.users.mlir --mesh-plan-reshards | FileCheck %s
// RUN: %python %S/Inputs/long_programs.py chain 5000 > %t.chain.mlir
// RUN: timeout 100 mesh-opt %t.chain.mlir --mesh-plan-reshards | FileCheck %s
// RUN: %python %S/Inputs/long_programs.py halves 10000 > %t.halves.mlir
// RUN: timeout 100 mesh-opt %t.halves.mlir --mesh-plan-reshards | FileCheck %s

// CHECK: func.func @f
// CHECK: mesh.reshard
// CHECK-NOT: mesh.reshard
// CHECK: return
