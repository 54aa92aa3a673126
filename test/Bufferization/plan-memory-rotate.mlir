// RUN: mesh-opt %s --mesh-plan-memory --split-input-file --verify-diagnostics | FileCheck %s

// Loops take turns with buffers before these get their places, which are views
// of one block.

// Two buffers change places: what the loop starts from, and another one.

// CHECK-LABEL: @ring(
func.func @ring(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[FIRST:.*]] = memref.view
  // CHECK-NEXT: memref.copy
  // CHECK: %[[SECOND:.*]] = memref.view
  // CHECK-NEXT: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[AT:.*]] = %[[FIRST]], %[[NEXT:.*]] = %[[SECOND]])
  // CHECK-NOT: memref.view
  // CHECK: mesh_rt.run {{.*}} from %[[AT]] : {{.*}} into %[[NEXT]]
  // CHECK: scf.yield %[[NEXT]], %[[AT]]
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %x, %0 : memref<4xf32> to memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %0) -> (memref<4xf32>) {
    %next = memref.alloc() : memref<4xf32>
    mesh_rt.run <permute, shift = 1, group = [4, 1]> from %at : memref<4xf32> into %next : memref<4xf32>
    scf.yield %next : memref<4xf32>
  }
  // CHECK: memref.copy %[[R]]#0
  memref.copy %r, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// What the loop starts from is needed afterwards, or is not the function's:
// then there are two others.

// CHECK-LABEL: @kept(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4xf32>
func.func @kept(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[A:.*]] = memref.view
  // CHECK: %[[B:.*]] = memref.view
  // CHECK-NEXT: scf.for {{.*}} iter_args(%[[AT:.*]] = %[[X]], %[[NEXT:.*]] = %[[A]], %[[SPARE:.*]] = %[[B]])
  // CHECK: into %[[NEXT]]
  // CHECK: scf.yield %[[NEXT]], %[[SPARE]], %[[NEXT]]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %x) -> (memref<4xf32>) {
    %next = memref.alloc() : memref<4xf32>
    mesh_rt.run <permute, shift = 1, group = [4, 1]> from %at : memref<4xf32> into %next : memref<4xf32>
    scf.yield %next : memref<4xf32>
  }
  memref.copy %r, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// A value and the one before it: the second is copied, since the buffers of the
// first change places under it.

// CHECK-LABEL: @history(
func.func @history(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[A:.*]] = memref.view
  // CHECK: %[[B:.*]] = memref.view
  // CHECK: %[[AWAY:.*]] = memref.view
  // CHECK: %[[HOME:.*]] = memref.view
  // CHECK-NEXT: scf.for {{.*}} iter_args(%[[AT:.*]] = %{{.*}}, %{{.*}} = %{{.*}}, %[[NEXT:.*]] = %[[A]], %[[SPARE:.*]] = %[[B]])
  // CHECK: memref.copy %[[AT]], %[[AWAY]]
  // CHECK-NEXT: memref.copy %[[AWAY]], %[[HOME]]
  // CHECK-NEXT: scf.yield %[[NEXT]], %[[HOME]], %[[SPARE]], %[[NEXT]]
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%at = %x, %before = %x) -> (memref<4xf32>, memref<4xf32>) {
    %next = memref.alloc() : memref<4xf32>
    linalg.add ins(%at, %before : memref<4xf32>, memref<4xf32>) outs(%next : memref<4xf32>)
    scf.yield %next, %at : memref<4xf32>, memref<4xf32>
  }
  memref.copy %r#1, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// One buffer for two values stays one. What works in place, or changes places
// on its own, is left alone.

// CHECK-LABEL: @alike(
func.func @alike(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for {{.*}} iter_args(%{{.*}}, %{{.*}}, %[[P:[a-z0-9]+]] = %{{.*}}, %[[Q:[a-z0-9]+]] = %{{.*}}, %[[NEXT:[a-z0-9_]+]] = %{{.*}}, %[[SPARE:[a-z0-9_]+]] = %{{.*}})
  // CHECK-NOT: memref.copy
  // CHECK: scf.yield %[[NEXT]], %[[NEXT]], %[[Q]], %[[P]], %[[SPARE]], %[[NEXT]]
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x, %p = %x, %q = %y)
      -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) {
    %next = memref.alloc() : memref<4xf32>
    linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%next : memref<4xf32>)
    scf.yield %next, %next, %q, %p : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>
  }
  memref.copy %r#1, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// Rows with gaps between them: a view of a larger block, where a cast will not
// do.

// CHECK-LABEL: @gaps(
// CHECK-SAME: %[[X:[^:]*]]: memref<7x12xf32>
func.func @gaps(%x: memref<7x12xf32>, %y: memref<7x6xf32>, %o: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %x[0, %o] [7, 6] [1, 1] : memref<7x12xf32> to memref<7x6xf32, strided<[12, 1], offset: ?>>
  // CHECK: %[[BLOCK:.*]] = memref.view %{{.*}} to memref<78xf32>
  // CHECK: %[[VIEW:.*]] = memref.reinterpret_cast %[[BLOCK]] to offset: [0], sizes: [7, 6], strides: [12, 1]
  // CHECK: %[[HOME:.*]] = memref.cast %[[VIEW]] : {{.*}} to memref<7x6xf32, strided<[12, 1], offset: ?>>
  // CHECK: scf.for
  // CHECK: memref.copy %{{.*}}, %[[HOME]]
  // CHECK: scf.yield %[[HOME]]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %0) -> (memref<7x6xf32, strided<[12, 1], offset: ?>>) {
    %next = memref.alloc() : memref<7x12xf32>
    mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : memref<7x12xf32> into %next : memref<7x12xf32>
    %s = memref.subview %next[0, %o] [7, 6] [1, 1] : memref<7x12xf32> to memref<7x6xf32, strided<[12, 1], offset: ?>>
    scf.yield %s : memref<7x6xf32, strided<[12, 1], offset: ?>>
  }
  memref.copy %r, %y : memref<7x6xf32, strided<[12, 1], offset: ?>> to memref<7x6xf32>
  return
}

// -----

// What is chosen from several is copied; so is what a while hands on.

// CHECK-LABEL: @chosen(
func.func @chosen(%x: memref<4xf32>, %y: memref<4xf32>, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[AWAY:.*]] = memref.view
  // CHECK: %[[HOME:.*]] = memref.view
  // CHECK: scf.for
  // CHECK: %[[CHOSEN:.*]] = scf.if
  // CHECK: memref.copy %[[CHOSEN]], %[[AWAY]]
  // CHECK-NEXT: memref.copy %[[AWAY]], %[[HOME]]
  // CHECK-NEXT: scf.yield %[[HOME]]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %x) -> (memref<4xf32>) {
    %chosen = scf.if %c -> memref<4xf32> {
      %next = memref.alloc() : memref<4xf32>
      linalg.exp ins(%at : memref<4xf32>) outs(%next : memref<4xf32>)
      scf.yield %next : memref<4xf32>
    } else {
      scf.yield %at : memref<4xf32>
    }
    scf.yield %chosen : memref<4xf32>
  }
  memref.copy %r, %y : memref<4xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: @while(
func.func @while(%x: memref<f32>, %y: memref<f32>) {
  %limit = arith.constant 10.0 : f32
  // CHECK: %[[HOME:.*]] = memref.view
  // CHECK: scf.while
  // CHECK: } do {
  // CHECK: %[[NEXT:.*]] = memref.view
  // CHECK: memref.copy %[[NEXT]], %[[HOME]]
  // CHECK-NEXT: scf.yield %[[HOME]]
  %r = scf.while (%at = %x) : (memref<f32>) -> memref<f32> {
    %value = memref.load %at[] : memref<f32>
    %more = arith.cmpf olt, %value, %limit : f32
    scf.condition(%more) %at : memref<f32>
  } do {
  ^bb0(%at: memref<f32>):
    %next = memref.alloc() : memref<f32>
    linalg.exp ins(%at : memref<f32>) outs(%next : memref<f32>)
    scf.yield %next : memref<f32>
  }
  memref.copy %r, %y : memref<f32> to memref<f32>
  return
}

// -----

// An inner loop's buffers are the outer one's, too.

// CHECK-LABEL: @nested(
func.func @nested(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[AWAY:.*]] = memref.view
  // CHECK: %[[HOME:.*]] = memref.view
  // CHECK: scf.for
  // CHECK: memref.view
  // CHECK: memref.view
  // CHECK: %[[INNER:.*]]:3 = scf.for
  // CHECK: memref.copy %[[INNER]]#0, %[[AWAY]]
  // CHECK-NEXT: memref.copy %[[AWAY]], %[[HOME]]
  // CHECK-NEXT: scf.yield %[[HOME]]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %x) -> (memref<4xf32>) {
    %inner = scf.for %j = %c0 to %n step %c1 iter_args(%now = %at) -> (memref<4xf32>) {
      %next = memref.alloc() : memref<4xf32>
      linalg.exp ins(%now : memref<4xf32>) outs(%next : memref<4xf32>)
      scf.yield %next : memref<4xf32>
    }
    scf.yield %inner : memref<4xf32>
  }
  memref.copy %r, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// A number is no buffer, even if a call makes it of one.

// CHECK-LABEL: @counted(
// CHECK: %[[R:.*]]:3 = scf.for {{.*}} iter_args({{.*}}, %[[K:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) -> (memref<4xf32>, index, memref<4xf32>)
// CHECK: %[[NEXT:.*]] = func.call @count(%{{.*}}, %[[K]])
// CHECK: scf.yield %{{.*}}, %[[NEXT]], %{{.*}} : memref<4xf32>, index, memref<4xf32>
func.func private @count(memref<4xf32>, index) -> index
func.func @counted(%y: memref<4xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc() : memref<4xf32>
  linalg.exp ins(%y : memref<4xf32>) outs(%0 : memref<4xf32>)
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%at = %0, %k = %c0) -> (memref<4xf32>, index) {
    %next = memref.alloc() : memref<4xf32>
    linalg.exp ins(%at : memref<4xf32>) outs(%next : memref<4xf32>)
    %sum = func.call @count(%next, %k) : (memref<4xf32>, index) -> index
    scf.yield %next, %sum : memref<4xf32>, index
  }
  memref.copy %r#0, %y : memref<4xf32> to memref<4xf32>
  return %r#1 : index
}

// -----

func.func @dynamic(%x: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{'scf.for' op must have loop-carried buffers of static shape, got 'memref<?xf32>'}}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %x) -> (memref<?xf32>) {
    %next = memref.alloc(%n) : memref<?xf32>
    scf.yield %next : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// -----

// Buffers that an iteration only reads change places without copies.

// CHECK-LABEL: @exchange(
// CHECK: %[[A:.*]] = memref.view
// CHECK: %[[B:.*]] = memref.view
// CHECK-NOT: memref.view
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[P:.*]] = %[[A]], %[[Q:.*]] = %[[B]])
// CHECK-NOT: memref.copy
// CHECK: scf.yield %[[Q]], %[[P]]
// CHECK: memref.copy %[[R]]#0
func.func @exchange(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %y, %b : memref<4xf32> to memref<4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (memref<4xf32>, memref<4xf32>) {
    %0 = memref.alloc() : memref<4xf32>
    memref.copy %q, %0 : memref<4xf32> to memref<4xf32>
    %1 = memref.alloc() : memref<4xf32>
    memref.copy %p, %1 : memref<4xf32> to memref<4xf32>
    scf.yield %0, %1 : memref<4xf32>, memref<4xf32>
  }
  memref.copy %r#0, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// The loop needs its own where it starts from what is not its own.

// CHECK-LABEL: @exchange_others(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4xf32>, %[[Y:[a-z0-9]+]]: memref<4xf32>
// CHECK: %[[A:.*]] = memref.view
// CHECK: memref.copy %[[X]], %[[A]]
// CHECK: %[[B:.*]] = memref.view
// CHECK: memref.copy %[[Y]], %[[B]]
// CHECK: scf.for {{.*}} iter_args(%[[P:.*]] = %[[A]], %[[Q:.*]] = %[[B]])
// CHECK-NOT: memref.copy
// CHECK: scf.yield %[[Q]], %[[P]]
func.func @exchange_others(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (memref<4xf32>, memref<4xf32>) {
    %0 = memref.alloc() : memref<4xf32>
    memref.copy %q, %0 : memref<4xf32> to memref<4xf32>
    %1 = memref.alloc() : memref<4xf32>
    memref.copy %p, %1 : memref<4xf32> to memref<4xf32>
    scf.yield %0, %1 : memref<4xf32>, memref<4xf32>
  }
  memref.copy %r#0, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// Buffers that an iteration writes to are copied.

// CHECK-LABEL: @exchange_written(
// CHECK: scf.for
// CHECK: memref.copy
// CHECK: memref.copy
// CHECK: scf.yield
func.func @exchange_written(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %y, %b : memref<4xf32> to memref<4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (memref<4xf32>, memref<4xf32>) {
    %0 = memref.alloc() : memref<4xf32>
    memref.copy %q, %0 : memref<4xf32> to memref<4xf32>
    memref.store %f, %q[%c0] : memref<4xf32>
    %1 = memref.alloc() : memref<4xf32>
    memref.copy %p, %1 : memref<4xf32> to memref<4xf32>
    scf.yield %0, %1 : memref<4xf32>, memref<4xf32>
  }
  memref.copy %r#0, %y : memref<4xf32> to memref<4xf32>
  return
}
