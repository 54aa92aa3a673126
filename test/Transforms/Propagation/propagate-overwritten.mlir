// What is written over an empty tensor is cheap: it does not spread shardings
// from one user to another. Beyond some ops it is not.
//
// RUN: %python %S/../Inputs/overwritten.py 3 > %t.few.mlir
// RUN: mesh-opt %t.few.mlir --mesh-propagate | FileCheck %s --check-prefix=FEW
// RUN: %python %S/../Inputs/overwritten.py 16000 > %t.many.mlir
// RUN: mesh-opt %t.many.mlir --mesh-propagate | FileCheck %s --check-prefix=MANY

// FEW: arith.addf %arg1, %{{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]}
// FEW: arith.addf %arg2, %{{.*}} {mesh.shardings = [#mesh.sharding<@m, [{}]>]}
// MANY: arith.addf %arg1, %{{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]}
// MANY: arith.addf %arg2, %{{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]}
