// RUN: mesh-opt %s --mesh-finalize-results --split-input-file | FileCheck %s

// An allocation is the memory of the caller, other buffers are copied to it.
// Numbers stay results, and attributes stay with their results.

// CHECK-LABEL: func.func @entry(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[N:.*]]: f32 {llvm.noundef},
// CHECK-SAME: %[[ALLOC:.*]]: memref<2xf32> {bufferize.result, mesh.name = "a"},
// CHECK-SAME: %[[COPY:.*]]: memref<4xf32> {bufferize.result})
// CHECK-SAME: -> (f32 {llvm.noundef})
func.func @entry(%x: memref<4xf32>, %n: f32 {llvm.noundef})
    -> (memref<2xf32> {mesh.name = "a"}, f32 {llvm.noundef}, memref<4xf32>) {
  // CHECK-NEXT: linalg.fill ins(%[[N]] : f32) outs(%[[ALLOC]] : memref<2xf32>)
  // CHECK-NEXT: memref.copy %[[X]], %[[COPY]]
  // CHECK-NEXT: return %[[N]] : f32
  %0 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
  linalg.fill ins(%n : f32) outs(%0 : memref<2xf32>)
  return %0, %n, %x : memref<2xf32>, f32, memref<4xf32>
}

// A result of a call that is returned is in the memory of the caller's caller.

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[N:.*]]: f32,
// CHECK-SAME: %[[MEMORY:.*]]: memref<4xf32> {bufferize.result}) -> f32
func.func @caller(%x: memref<4xf32>, %n: f32) -> (memref<4xf32>, f32) {
  // CHECK-NEXT: %[[A:.*]] = memref.alloc() : memref<2xf32>
  // CHECK-NEXT: %[[R:.*]] = call @entry(%[[X]], %[[N]], %[[A]], %[[MEMORY]])
  // CHECK-SAME: (memref<4xf32>, f32, memref<2xf32>, memref<4xf32>) -> f32
  // CHECK-NEXT: return %[[R]] : f32
  %0:3 = call @entry(%x, %n) : (memref<4xf32>, f32) -> (memref<2xf32>, f32, memref<4xf32>)
  return %0#2, %0#1 : memref<4xf32>, f32
}

// -----

// A view with a dynamic layout is copied; the caller casts its memory.

// CHECK-LABEL: func.func @view(
// CHECK-SAME: %[[X:.*]]: memref<4xf32, strided<[?], offset: ?>>,
// CHECK-SAME: %[[MEMORY:.*]]: memref<4xf32, strided<[?], offset: ?>> {bufferize.result})
func.func @view(%x: memref<4xf32, strided<[?], offset: ?>>)
    -> memref<4xf32, strided<[?], offset: ?>> {
  // CHECK-NEXT: memref.copy %[[X]], %[[MEMORY]]
  // CHECK-NEXT: return
  return %x : memref<4xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @casts(
func.func @casts(%x: memref<4xf32, strided<[?], offset: ?>>, %i: index) -> f32 {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<4xf32>
  // CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[ALLOC]]
  // CHECK-NEXT: call @view(%{{.*}}, %[[CAST]])
  // CHECK-NEXT: memref.load %[[CAST]]
  %0 = call @view(%x) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
  %1 = memref.load %0[%i] : memref<4xf32, strided<[?], offset: ?>>
  return %1 : f32
}

// -----

// Each block that returns writes the results.

// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<4xf32>,
// CHECK-SAME: %[[MEMORY:.*]]: memref<4xf32> {bufferize.result})
func.func @branches(%c: i1, %x: memref<4xf32>, %y: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // CHECK: memref.copy %[[X]], %[[MEMORY]]
  // CHECK-NEXT: return
  return %x : memref<4xf32>
^bb2:
  // CHECK: memref.copy %[[Y]], %[[MEMORY]]
  // CHECK-NEXT: return
  return %y : memref<4xf32>
}

// -----

// A function without a body stays, and so do its calls.

// CHECK: func.func private @external() -> memref<4xf32>
func.func private @external() -> memref<4xf32>

// CHECK-LABEL: func.func @calls_external(
// CHECK-SAME: %[[MEMORY:.*]]: memref<4xf32> {bufferize.result})
func.func @calls_external() -> memref<4xf32> {
  // CHECK-NEXT: %[[R:.*]] = call @external() : () -> memref<4xf32>
  // CHECK-NEXT: memref.copy %[[R]], %[[MEMORY]]
  %0 = call @external() : () -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

// A dynamic shape is known to the caller alone.

// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[N:.*]]: index, %[[MEMORY:.*]]: memref<?xf32> {bufferize.result})
func.func @dynamic(%n: index) -> memref<?xf32> {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[N]])
  // CHECK-NEXT: memref.copy %[[ALLOC]], %[[MEMORY]]
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// Branches that yield new buffers have one for both: that of the caller, if it
// is returned. Others stay apart.

// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[X:[^ ]*]]: memref<4xf32>, %[[P:[^ ]*]]: i1, %[[Q:[^ ]*]]: i1,
// CHECK-SAME: %[[A:[^ ]*]]: memref<4xf32> {bufferize.result},
// CHECK-SAME: %[[B:[^ ]*]]: memref<4xf32> {bufferize.result},
// CHECK-SAME: %[[C:[^ ]*]]: memref<4xf32> {bufferize.result})
func.func @branches(%x: memref<4xf32>, %p: i1, %q: i1)
    -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  // CHECK-NOT: memref.alloc
  // CHECK: %[[SPACE:.*]] = memref.alloc() : memref<4xf32>
  // CHECK: %[[CAST:.*]] = memref.cast %[[SPACE]]
  // CHECK: %[[R:.*]]:4 = scf.if %[[P]]
  %0:4 = scf.if %p -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) {
    // CHECK-NEXT: linalg.exp ins(%[[X]] : memref<4xf32>) outs(%[[A]]
    %a = memref.alloc() : memref<4xf32>
    linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
    // CHECK-NEXT: %[[ONE:.*]] = memref.alloc() {alignment = 128 : i64}
    %b = memref.alloc() {alignment = 128 : i64} : memref<4xf32>
    linalg.exp ins(%x : memref<4xf32>) outs(%b : memref<4xf32>)
    // CHECK: %[[OWN:.*]] = memref.alloc() : memref<4xf32>
    %c = memref.alloc() : memref<4xf32>
    linalg.exp ins(%x : memref<4xf32>) outs(%c : memref<4xf32>)
    // CHECK: linalg.exp ins(%[[X]] : memref<4xf32>) outs(%[[SPACE]]
    %d = memref.alloc() : memref<4xf32>
    linalg.exp ins(%x : memref<4xf32>) outs(%d : memref<4xf32>)
    %e = memref.cast %d : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    scf.yield %a, %b, %c, %e : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>
  } else {
    %1 = scf.if %q -> memref<4xf32> {
      // CHECK: linalg.tanh ins(%[[X]] : memref<4xf32>) outs(%[[A]]
      %a = memref.alloc() : memref<4xf32>
      linalg.tanh ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
      scf.yield %a : memref<4xf32>
    } else {
      // CHECK: linalg.abs ins(%[[X]] : memref<4xf32>) outs(%[[A]]
      %a = memref.alloc() : memref<4xf32>
      linalg.abs ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
      scf.yield %a : memref<4xf32>
    }
    // CHECK: %[[OTHER:.*]] = memref.alloc() : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    linalg.abs ins(%x : memref<4xf32>) outs(%b : memref<4xf32>)
    // CHECK: linalg.abs ins(%[[X]] : memref<4xf32>) outs(%[[SPACE]]
    %d = memref.alloc() : memref<4xf32>
    linalg.abs ins(%x : memref<4xf32>) outs(%d : memref<4xf32>)
    %e = memref.cast %d : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    // CHECK: scf.yield %[[A]], %[[OTHER]], %[[X]], %{{.*}} :
    scf.yield %1, %b, %x, %e : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>
  }
  // CHECK: linalg.exp ins(%[[CAST]] :
  linalg.exp ins(%0#3 : memref<4xf32, strided<[?], offset: ?>>) outs(%0#1 : memref<4xf32>)
  // CHECK: memref.copy %[[R]]#1, %[[B]]
  // CHECK: memref.copy %[[R]]#2, %[[C]]
  return %0#0, %0#1, %0#2 : memref<4xf32>, memref<4xf32>, memref<4xf32>
}

// -----

// A private function does not return its arguments: callers have them. That
// holds for what it only hands on, too, and not for functions that are named
// elsewhere, nor for those that call themselves.

// CHECK-LABEL: func.func private @write(
// CHECK-SAME: %[[N:.*]]: f32, %[[X:.*]]: memref<4xf32>) {
func.func private @write(%n: f32, %x: memref<4xf32>) -> memref<4xf32> {
  // CHECK-NEXT: linalg.fill ins(%[[N]] : f32) outs(%[[X]] : memref<4xf32>)
  // CHECK-NEXT: return
  linalg.fill ins(%n : f32) outs(%x : memref<4xf32>)
  return %x : memref<4xf32>
}

// CHECK-LABEL: func.func private @twice(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[N:.*]]: f32) -> f32 {
func.func private @twice(%x: memref<4xf32>, %n: f32) -> (memref<4xf32>, f32) {
  // CHECK-NEXT: call @write(%[[N]], %[[X]]) : (f32, memref<4xf32>) -> ()
  // CHECK-NEXT: call @write(%[[N]], %[[X]]) : (f32, memref<4xf32>) -> ()
  // CHECK-NEXT: return %[[N]] : f32
  %0 = call @write(%n, %x) : (f32, memref<4xf32>) -> memref<4xf32>
  %1 = call @write(%n, %0) : (f32, memref<4xf32>) -> memref<4xf32>
  return %1, %n : memref<4xf32>, f32
}

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[N:.*]]: f32, %[[MEMORY:.*]]: memref<4xf32> {bufferize.result})
func.func @calls(%x: memref<4xf32>, %n: f32) -> memref<4xf32> {
  // CHECK-NEXT: call @twice(%[[X]], %[[N]])
  // CHECK-NEXT: memref.copy %[[X]], %[[MEMORY]]
  // CHECK-NEXT: return
  %0:2 = call @twice(%x, %n) : (memref<4xf32>, f32) -> (memref<4xf32>, f32)
  return %0#0 : memref<4xf32>
}

// CHECK-LABEL: func.func private @recursive(
// CHECK-SAME: memref<4xf32> {bufferize.result})
func.func private @recursive(%c: i1, %x: memref<4xf32>) -> memref<4xf32> {
  scf.if %c {
    %0 = func.call @recursive(%c, %x) : (i1, memref<4xf32>) -> memref<4xf32>
  }
  return %x : memref<4xf32>
}

// CHECK-LABEL: func.func private @named(
// CHECK-SAME: memref<4xf32> {bufferize.result})
func.func private @named(%x: memref<4xf32>) -> memref<4xf32> {
  return %x : memref<4xf32>
}
func.func private @other() attributes {uses = @named}
