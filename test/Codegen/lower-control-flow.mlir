// RUN: mesh-opt %s --mesh-lower-control-flow | FileCheck %s

// CHECK-LABEL: @nest(
// CHECK-NOT: scf.
// CHECK: cf.br ^[[OUTER:bb[0-9]+]]
// CHECK: ^[[OUTER]](%{{.*}}: index):
// CHECK: cf.cond_br
// CHECK: ^[[INNER:bb[0-9]+]](%{{.*}}: index):
// CHECK: cf.cond_br
// CHECK: memref.store
// CHECK: cf.br ^[[INNER]]
// CHECK: cf.br ^[[OUTER]]
// CHECK: cf.cond_br
// CHECK: memref.load
// CHECK: return
func.func @nest(%m: memref<4x4xf32>, %n: index, %x: f32, %p: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %x, %m[%i, %j] : memref<4x4xf32>
    }
  }
  %0 = scf.if %p -> f32 {
    %1 = memref.load %m[%c0, %c0] : memref<4x4xf32>
    scf.yield %1 : f32
  } else {
    scf.yield %x : f32
  }
  return %0 : f32
}

// Loops in parallel are loops one after the other, which become branches too.

// CHECK-LABEL: @parallel(
// CHECK-NOT: scf.
// CHECK: cf.cond_br
// CHECK: cf.cond_br
// CHECK: memref.load
// CHECK: arith.addf
// CHECK: return
func.func @parallel(%m: memref<4x4xf32>, %n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%x) -> f32 {
    %1 = memref.load %m[%i, %j] : memref<4x4xf32>
    scf.reduce(%1 : f32) {
    ^bb0(%a: f32, %b: f32):
      %sum = arith.addf %a, %b : f32
      scf.reduce.return %sum : f32
    }
  }
  return %0 : f32
}
