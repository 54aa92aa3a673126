// A branch that goes on with a buffer from before, and one with a buffer of its
// own, have one for both.
//
// RUN: mesh-opt %s --mesh-finalize-results | FileCheck %s

// CHECK-LABEL: func.func @outer(
func.func @outer(%c: i1, %x: f32, %y: memref<f32>) {
  // CHECK: %[[A:.*]] = memref.alloc
  // CHECK-NOT: memref.alloc
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
  %r = scf.if %c -> (memref<8xf32>) {
    scf.yield %a : memref<8xf32>
  } else {
    %b = memref.alloc() : memref<8xf32>
    %one = arith.constant 1.0 : f32
    // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[A]] : memref<8xf32>)
    // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[A]] : memref<8xf32>)
    linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
    scf.yield %b : memref<8xf32>
  }
  // CHECK: memref.load %[[A]]
  %c0 = arith.constant 0 : index
  %v = memref.load %r[%c0] : memref<8xf32>
  memref.store %v, %y[] : memref<f32>
  return
}

// Not if it is read later, or in the other branch.

// CHECK-LABEL: func.func @later(
func.func @later(%c: i1, %x: f32, %y: memref<f32>) {
  // CHECK-COUNT-2: memref.alloc
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
  %r = scf.if %c -> (memref<8xf32>) {
    scf.yield %a : memref<8xf32>
  } else {
    %b = memref.alloc() : memref<8xf32>
    %one = arith.constant 1.0 : f32
    linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
    scf.yield %b : memref<8xf32>
  }
  %c0 = arith.constant 0 : index
  %v = memref.load %r[%c0] : memref<8xf32>
  %w = memref.load %a[%c0] : memref<8xf32>
  %s = arith.addf %v, %w : f32
  memref.store %s, %y[] : memref<f32>
  return
}

// CHECK-LABEL: func.func @other(
func.func @other(%c: i1, %x: f32, %y: memref<f32>) {
  // CHECK-COUNT-2: memref.alloc
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
  %view = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32>
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> (memref<8xf32>) {
    %b = memref.alloc() : memref<8xf32>
    %one = arith.constant 1.0 : f32
    linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
    %old = memref.load %view[%c0] : memref<4xf32>
    memref.store %old, %b[%c0] : memref<8xf32>
    scf.yield %b : memref<8xf32>
  } else {
    scf.yield %a : memref<8xf32>
  }
  %v = memref.load %r[%c0] : memref<8xf32>
  memref.store %v, %y[] : memref<f32>
  return
}
