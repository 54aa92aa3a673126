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

// The buffer may be from before outer branches, and used in those that do not
// run.

// CHECK-LABEL: func.func @nested(
func.func @nested(%c: i1, %d: i1, %x: f32, %y: memref<f32>) {
  // CHECK: %[[A:.*]] = memref.alloc
  // CHECK-NOT: memref.alloc
  %a = memref.alloc() : memref<8xf32>
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
  // CHECK: scf.if %{{.*}} {
  // CHECK-COUNT-2: linalg.fill ins(%{{.*}} : f32) outs(%[[A]] : memref<8xf32>)
  %r = scf.if %c -> (memref<8xf32>) {
    %b = memref.alloc() : memref<8xf32>
    linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
    scf.yield %b : memref<8xf32>
  } else {
    %s = scf.if %d -> (memref<8xf32>) {
      %b = memref.alloc() : memref<8xf32>
      linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
      scf.yield %b : memref<8xf32>
    } else {
      %v = memref.load %a[%c0] : memref<8xf32>
      %w = arith.addf %v, %one : f32
      memref.store %w, %a[%c0] : memref<8xf32>
      scf.yield %a : memref<8xf32>
    }
    scf.yield %s : memref<8xf32>
  }
  // CHECK: memref.load %[[A]]
  %v = memref.load %r[%c0] : memref<8xf32>
  memref.store %v, %y[] : memref<f32>
  return
}

// Not if a loop is in between, whose next iteration reads it, or if the outer
// branches go on to read it.

// CHECK-LABEL: func.func @in_loop(
func.func @in_loop(%c: i1, %x: f32, %y: memref<f32>) {
  // CHECK-COUNT-2: memref.alloc
  %a = memref.alloc() : memref<8xf32>
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
  scf.for %i = %c0 to %c4 step %c1 {
    %s = scf.if %c -> (memref<8xf32>) {
      %b = memref.alloc() : memref<8xf32>
      linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
      scf.yield %b : memref<8xf32>
    } else {
      scf.yield %a : memref<8xf32>
    }
    %v = memref.load %s[%i] : memref<8xf32>
    memref.store %v, %y[] : memref<f32>
  }
  return
}

// CHECK-LABEL: func.func @read_after(
func.func @read_after(%c: i1, %d: i1, %x: f32, %y: memref<f32>) {
  // CHECK-COUNT-2: memref.alloc
  %a = memref.alloc() : memref<8xf32>
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
  scf.if %c {
    %s = scf.if %d -> (memref<8xf32>) {
      %b = memref.alloc() : memref<8xf32>
      linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
      scf.yield %b : memref<8xf32>
    } else {
      scf.yield %a : memref<8xf32>
    }
    %v = memref.load %s[%c0] : memref<8xf32>
    %w = memref.load %a[%c0] : memref<8xf32>
    %z = arith.addf %v, %w : f32
    memref.store %z, %y[] : memref<f32>
  }
  return
}

// A branch may yield another shape of its buffer.

// CHECK-LABEL: func.func @reshaped(
func.func @reshaped(%c: i1, %x: f32, %y: memref<f32>) {
  // CHECK: %[[A:.*]] = memref.alloc() : memref<2x4xf32>
  // CHECK-NOT: memref.alloc
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> (memref<2x4xf32>) {
    // CHECK: %[[VIEW:.*]] = memref.collapse_shape %[[A]]
    // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[VIEW]] : memref<8xf32>)
    %b = memref.alloc() : memref<8xf32>
    linalg.fill ins(%x : f32) outs(%b : memref<8xf32>)
    %whole = memref.expand_shape %b [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
    scf.yield %whole : memref<2x4xf32>
  } else {
    // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[A]] : memref<2x4xf32>)
    %b = memref.alloc() : memref<2x4xf32>
    %one = arith.constant 1.0 : f32
    linalg.fill ins(%one : f32) outs(%b : memref<2x4xf32>)
    scf.yield %b : memref<2x4xf32>
  }
  %v = memref.load %r[%c0, %c0] : memref<2x4xf32>
  memref.store %v, %y[] : memref<f32>
  return
}

// Nor if what is sent from it may be under way still.

// CHECK-LABEL: func.func @under_way(
func.func @under_way(%c: i1, %x: f32, %sum: memref<8xf32>, %y: memref<f32>) {
  // CHECK-COUNT-2: memref.alloc
  %a = memref.alloc() : memref<8xf32>
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
  %token = mesh_rt.start <all_reduce, group = [4, 1]> from %a : memref<8xf32> into %sum : memref<8xf32>
  %r = scf.if %c -> (memref<8xf32>) {
    %b = memref.alloc() : memref<8xf32>
    linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
    scf.yield %b : memref<8xf32>
  } else {
    scf.yield %a : memref<8xf32>
  }
  mesh_rt.wait %token
  %v = memref.load %r[%c0] : memref<8xf32>
  memref.store %v, %y[] : memref<f32>
  return
}

// CHECK-LABEL: func.func @arrived(
func.func @arrived(%c: i1, %x: f32, %sum: memref<8xf32>, %y: memref<f32>) {
  // CHECK: memref.alloc
  // CHECK-NOT: memref.alloc
  // CHECK: return
  %a = memref.alloc() : memref<8xf32>
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
  %token = mesh_rt.start <all_reduce, group = [4, 1]> from %a : memref<8xf32> into %sum : memref<8xf32>
  mesh_rt.wait %token
  %r = scf.if %c -> (memref<8xf32>) {
    %b = memref.alloc() : memref<8xf32>
    linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
    scf.yield %b : memref<8xf32>
  } else {
    scf.yield %a : memref<8xf32>
  }
  %v = memref.load %r[%c0] : memref<8xf32>
  memref.store %v, %y[] : memref<f32>
  return
}
