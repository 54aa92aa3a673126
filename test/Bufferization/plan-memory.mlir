// RUN: mesh-opt %s --mesh-plan-memory --split-input-file --verify-diagnostics | FileCheck %s

// A chain needs two buffers at a time. What is free again is taken again.

// CHECK-LABEL: @chain(
// CHECK-SAME: mesh_rt.memory = 256 : i64
func.func @chain(%x: memref<32xf32>, %y: memref<32xf32>) {
  // CHECK: %[[BLOCK:.*]] = memref.alloc() {alignment = 64 : i64} : memref<256xi8>
  // CHECK: %[[AT0:.*]] = arith.constant 0 : index
  // CHECK: %[[A:.*]] = memref.view %[[BLOCK]][%[[AT0]]][] : memref<256xi8> to memref<32xf32>
  // CHECK: %[[AT1:.*]] = arith.constant 128 : index
  // CHECK: %[[B:.*]] = memref.view %[[BLOCK]][%[[AT1]]]
  // CHECK: linalg.exp ins(%[[A]] : {{.*}}) outs(%[[B]]
  // CHECK: %[[AT2:.*]] = arith.constant 0 : index
  // CHECK: %[[C:.*]] = memref.view %[[BLOCK]][%[[AT2]]]
  // CHECK: memref.dealloc %[[BLOCK]]
  // CHECK-NEXT: return
  %a = memref.alloc() : memref<32xf32>
  linalg.exp ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  %b = memref.alloc() : memref<32xf32>
  linalg.exp ins(%a : memref<32xf32>) outs(%b : memref<32xf32>)
  %c = memref.alloc() : memref<32xf32>
  linalg.exp ins(%b : memref<32xf32>) outs(%c : memref<32xf32>)
  linalg.exp ins(%c : memref<32xf32>) outs(%y : memref<32xf32>)
  return
}

// -----

// What is under way is in use until the wait, through views as well.

// CHECK-LABEL: @in_flight(
// CHECK-SAME: mesh_rt.memory = 256 : i64
func.func @in_flight(%x: memref<16xf32>, %y: memref<16xf32>) {
  // CHECK: %[[A:.*]] = arith.constant 0 : index
  // CHECK: %[[B:.*]] = arith.constant 128 : index
  // CHECK: %[[C:.*]] = arith.constant 192 : index
  // CHECK: mesh_rt.wait
  // CHECK: %[[D:.*]] = arith.constant 0 : index
  %a = memref.alloc() : memref<32xf32>
  %part = memref.subview %a[16] [16] [1] : memref<32xf32> to memref<16xf32, strided<[1], offset: 16>>
  %b = memref.alloc() : memref<16xf32>
  %t = mesh_rt.start <permute, shift = 1, group = [4, 1]> from %part : memref<16xf32, strided<[1], offset: 16>> into %b : memref<16xf32>
  %c = memref.alloc() : memref<16xf32>
  linalg.exp ins(%x : memref<16xf32>) outs(%c : memref<16xf32>)
  mesh_rt.wait %t for %b : memref<16xf32> reading %part : memref<16xf32, strided<[1], offset: 16>>
  %d = memref.alloc() : memref<16xf32>
  linalg.add ins(%b, %c : memref<16xf32>, memref<16xf32>) outs(%d : memref<16xf32>)
  memref.copy %d, %y : memref<16xf32> to memref<16xf32>
  return
}

// -----

// What a loop uses is in use as long as the loop runs. What a branch gives is in
// use as long as the result; what stays in it gives way to the other branch.

// CHECK-LABEL: @control_flow(
// CHECK-SAME: mesh_rt.memory = 256 : i64
func.func @control_flow(%x: memref<16xf32>, %y: memref<16xf32>, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<16xf32>
  linalg.exp ins(%x : memref<16xf32>) outs(%a : memref<16xf32>)
  scf.for %i = %c0 to %n step %c1 {
    // CHECK: scf.for
    // CHECK: scf.if
    %r = scf.if %c -> memref<16xf32> {
      // CHECK: arith.constant 64 : index
      // CHECK: arith.constant 128 : index
      %inner = memref.alloc() : memref<16xf32>
      linalg.exp ins(%a : memref<16xf32>) outs(%inner : memref<16xf32>)
      %b = memref.alloc() : memref<16xf32>
      linalg.exp ins(%inner : memref<16xf32>) outs(%b : memref<16xf32>)
      scf.yield %b : memref<16xf32>
    } else {
      // CHECK: arith.constant 64 : index
      %b = memref.alloc() : memref<16xf32>
      linalg.abs ins(%a : memref<16xf32>) outs(%b : memref<16xf32>)
      scf.yield %b : memref<16xf32>
    }
    // CHECK: arith.constant 192 : index
    %d = memref.alloc() : memref<16xf32>
    linalg.exp ins(%r : memref<16xf32>) outs(%d : memref<16xf32>)
    linalg.add ins(%r, %d : memref<16xf32>, memref<16xf32>) outs(%y : memref<16xf32>)
  }
  // CHECK: arith.constant 0 : index
  %e = memref.alloc() : memref<16xf32>
  linalg.exp ins(%y : memref<16xf32>) outs(%e : memref<16xf32>)
  memref.copy %e, %y : memref<16xf32> to memref<16xf32>
  return
}

// -----

// A private function is given its block, by whoever calls it; it needs it only
// while it runs. A public one has its own, for which it is called as well.

// CHECK-LABEL: @caller(
// CHECK-SAME: mesh_rt.memory = 256 : i64
func.func @caller(%x: memref<16xf32>, %y: memref<16xf32>) {
  // CHECK: %[[BLOCK:.*]] = memref.alloc() {alignment = 64 : i64} : memref<128xi8>
  // CHECK: %[[FIRST:.*]] = memref.view %[[BLOCK]]{{.*}} to memref<64xi8>
  // CHECK-NEXT: call @callee(%{{.*}}, %{{.*}}, %[[FIRST]])
  call @callee(%x, %y) : (memref<16xf32>, memref<16xf32>) -> ()
  %a = memref.alloc() : memref<16xf32>
  linalg.exp ins(%y : memref<16xf32>) outs(%a : memref<16xf32>)
  // CHECK: arith.constant 64 : index
  // CHECK: call @callee(
  call @callee(%a, %y) : (memref<16xf32>, memref<16xf32>) -> ()
  // CHECK: call @other(%{{.*}}, %{{.*}}) :
  call @other(%a, %y) : (memref<16xf32>, memref<16xf32>) -> ()
  return
}

// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: %[[GIVEN:[a-z0-9]+]]: memref<64xi8>) {
func.func private @callee(%x: memref<16xf32>, %y: memref<16xf32>) {
  // CHECK: memref.view %[[GIVEN]]
  %a = memref.alloc() : memref<16xf32>
  linalg.exp ins(%x : memref<16xf32>) outs(%a : memref<16xf32>)
  linalg.exp ins(%a : memref<16xf32>) outs(%y : memref<16xf32>)
  // CHECK-NOT: memref.dealloc
  return
}

// CHECK-LABEL: @other(
// CHECK-SAME: mesh_rt.memory = 128 : i64
func.func @other(%x: memref<16xf32>, %y: memref<16xf32>) {
  %a = memref.alloc() {alignment = 128 : i64} : memref<16xf32>
  linalg.exp ins(%x : memref<16xf32>) outs(%a : memref<16xf32>)
  linalg.exp ins(%a : memref<16xf32>) outs(%y : memref<16xf32>)
  return
}

// What allocates nothing needs nothing.
// CHECK-LABEL: @nothing(
// CHECK-SAME: mesh_rt.memory = 0 : i64
// CHECK-NEXT: return
func.func @nothing() {
  return
}

// -----

// Where blocks branch to one another everything is in use all the time. Elements
// are counted as they lie in memory.

// CHECK-LABEL: @branches(
// CHECK-SAME: mesh_rt.memory = 256 : i64
func.func @branches(%x: memref<16xf32>, %c: i1) {
  %a = memref.alloc() : memref<65xi1>
  cf.cond_br %c, ^then, ^end
^then:
  %b = memref.alloc() : memref<4xcomplex<f64>>
  cf.br ^end
^end:
  %d = memref.alloc() : memref<0xindex>
  return
}

// -----

func.func @layout() {
  // expected-error @below {{'memref.alloc' op expected a buffer of a static shape, with numbers in a row, got 'memref<4xf32, strided<[2]>>'}}
  %a = memref.alloc() : memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @dynamic(%n: index) {
  // expected-error @below {{'memref.alloc' op expected a buffer of a static shape, with numbers in a row, got 'memref<?xf32>'}}
  %a = memref.alloc(%n) : memref<?xf32>
  return
}

// -----

func.func @one() {
  call @two() : () -> ()
  return
}
func.func @two() {
  // expected-error @below {{'func.call' op calls a function that calls this one: memory cannot be planned}}
  call @one() : () -> ()
  return
}

// -----

// A function may use memory for a result before it writes the result, but not
// before it has read the argument for the last time: so callers may give it the
// memory of that argument.

// CHECK-LABEL: func.func private @layer(
// CHECK-SAME: %[[X:[^:]*]]: memref<32xf32>, %[[RESULT:[^:]*]]: memref<32xf32>, %[[BLOCK:[^:]*]]: memref<128xi8>)
func.func private @layer(%x: memref<32xf32>, %y: memref<32xf32> {bufferize.result}) {
  // CHECK: %[[A:.*]] = memref.view %[[BLOCK]]
  // CHECK: linalg.exp ins(%[[X]] : {{.*}}) outs(%[[A]]
  %a = memref.alloc() : memref<32xf32>
  linalg.exp ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  // CHECK: linalg.exp ins(%[[A]] : {{.*}}) outs(%[[RESULT]]
  %b = memref.alloc() : memref<32xf32>
  linalg.exp ins(%a : memref<32xf32>) outs(%b : memref<32xf32>)
  // CHECK: %[[C:.*]] = memref.view %[[BLOCK]]
  // CHECK: linalg.exp ins(%[[RESULT]] : {{.*}}) outs(%[[C]]
  %c = memref.alloc() : memref<32xf32>
  linalg.exp ins(%b : memref<32xf32>) outs(%c : memref<32xf32>)
  // CHECK: linalg.exp ins(%[[C]] : {{.*}}) outs(%[[RESULT]]
  linalg.exp ins(%c : memref<32xf32>) outs(%y : memref<32xf32>)
  return
}

// CHECK-LABEL: func.func @layers(
// CHECK-SAME: mesh_rt.memory = 256 : i64
func.func @layers(%x: memref<32xf32>, %y: memref<32xf32>) {
  %p = memref.alloc() : memref<32xf32>
  linalg.exp ins(%x : memref<32xf32>) outs(%p : memref<32xf32>)
  %q = memref.alloc() : memref<32xf32>
  call @layer(%p, %q) : (memref<32xf32>, memref<32xf32>) -> ()
  %r = memref.alloc() : memref<32xf32>
  call @layer(%q, %r) : (memref<32xf32>, memref<32xf32>) -> ()
  linalg.exp ins(%r : memref<32xf32>) outs(%y : memref<32xf32>)
  return
}

// What is used later has memory of its own.

// CHECK-LABEL: func.func @kept(
// CHECK-SAME: mesh_rt.memory = 384 : i64
func.func @kept(%x: memref<32xf32>, %y: memref<32xf32>) {
  %p = memref.alloc() : memref<32xf32>
  linalg.exp ins(%x : memref<32xf32>) outs(%p : memref<32xf32>)
  %q = memref.alloc() : memref<32xf32>
  call @layer(%p, %q) : (memref<32xf32>, memref<32xf32>) -> ()
  linalg.add ins(%p, %q : memref<32xf32>, memref<32xf32>) outs(%y : memref<32xf32>)
  return
}

// An argument that is read until the end has memory of its own, too.

// CHECK-LABEL: func.func private @residual(
func.func private @residual(%x: memref<32xf32>, %y: memref<32xf32> {bufferize.result}) {
  linalg.exp ins(%x : memref<32xf32>) outs(%y : memref<32xf32>)
  linalg.add ins(%x, %y : memref<32xf32>, memref<32xf32>) outs(%y : memref<32xf32>)
  return
}

// CHECK-LABEL: func.func @residuals(
// CHECK-SAME: mesh_rt.memory = 256 : i64
func.func @residuals(%x: memref<32xf32>, %y: memref<32xf32>) {
  %p = memref.alloc() : memref<32xf32>
  linalg.exp ins(%x : memref<32xf32>) outs(%p : memref<32xf32>)
  %q = memref.alloc() : memref<32xf32>
  call @residual(%p, %q) : (memref<32xf32>, memref<32xf32>) -> ()
  linalg.exp ins(%q : memref<32xf32>) outs(%y : memref<32xf32>)
  return
}

// -----

// A buffer that is allocated early is in use from its first access on, which
// may be that of a view, or that of a loop.

// CHECK-LABEL: @first_access(
// CHECK-SAME: mesh_rt.memory = 256 : i64
func.func @first_access(%x: memref<32xf32>, %y: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %last = memref.alloc() : memref<32xf32>
  %view = memref.subview %last[0] [32] [1] : memref<32xf32> to memref<32xf32, strided<[1]>>
  %a = memref.alloc() : memref<32xf32>
  %b = memref.alloc() : memref<32xf32>
  linalg.exp ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  linalg.exp ins(%a : memref<32xf32>) outs(%b : memref<32xf32>)
  scf.for %i = %c0 to %c4 step %c1 {
    linalg.exp ins(%b : memref<32xf32>) outs(%view : memref<32xf32, strided<[1]>>)
  }
  linalg.exp ins(%last : memref<32xf32>) outs(%y : memref<32xf32>)
  return
}
