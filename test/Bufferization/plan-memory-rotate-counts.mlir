// RUN: mesh-opt %s --mesh-plan-memory | FileCheck %s

// After a known trip count, a loop ends with a buffer that is known.

// After an even one, it is what the loop starts from. That is copied to the
// result, and so has the memory of that.

// CHECK-LABEL: @even(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16xf32>, %[[Y:[a-z0-9]+]]: memref<16xf32>
func.func @even(%x: memref<16xf32>, %y: memref<16xf32> {bufferize.result}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK: memref.alloc() {{.*}}: memref<64xi8>
  // CHECK: memref.copy %[[X]], %[[Y]]
  // CHECK: scf.for {{.*}} iter_args(%[[AT:.*]] = %[[Y]], %[[NEXT:.*]] = %{{.*}})
  // CHECK: scf.yield %[[NEXT]], %[[AT]]
  // CHECK-NOT: memref.copy
  %0 = memref.alloc() : memref<16xf32>
  memref.copy %x, %0 : memref<16xf32> to memref<16xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %0) -> (memref<16xf32>) {
    %next = memref.alloc() : memref<16xf32>
    mesh_rt.run <permute, shift = 1, group = [4, 1]> from %at : memref<16xf32> into %next : memref<16xf32>
    scf.yield %next : memref<16xf32>
  }
  memref.copy %r, %y : memref<16xf32> to memref<16xf32>
  return
}

// After an odd one, it is the other buffer.

// CHECK-LABEL: @odd(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16xf32>, %[[Y:[a-z0-9]+]]: memref<16xf32>
func.func @odd(%x: memref<16xf32>, %y: memref<16xf32> {bufferize.result}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // CHECK: memref.copy %[[X]], %[[FIRST:.*]] :
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[FIRST]], %{{.*}} = %[[Y]])
  // CHECK-NOT: memref.copy
  %0 = memref.alloc() : memref<16xf32>
  memref.copy %x, %0 : memref<16xf32> to memref<16xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%at = %0) -> (memref<16xf32>) {
    %next = memref.alloc() : memref<16xf32>
    mesh_rt.run <permute, shift = 1, group = [4, 1]> from %at : memref<16xf32> into %next : memref<16xf32>
    scf.yield %next : memref<16xf32>
  }
  memref.copy %r, %y : memref<16xf32> to memref<16xf32>
  return
}

// Loops in a loop have one pair of buffers, however often they run.

// CHECK-LABEL: @nested(
// CHECK: memref.alloc() {{.*}}: memref<128xi8>
// CHECK: scf.for {{.*}} iter_args(%[[AT:[a-z0-9]+]] = %{{.*}}, %[[NEXT:[a-z0-9]+]] = %{{.*}})
// CHECK-NEXT: scf.for {{.*}} iter_args(%{{.*}} = %[[AT]], %{{.*}} = %[[NEXT]])
// CHECK: mesh_rt.run
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[NEXT]], %{{.*}} = %[[AT]])
// CHECK: mesh_rt.run
// CHECK: scf.yield %[[NEXT]], %[[AT]]
func.func @nested(%x: memref<16xf32>, %y: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = memref.alloc() : memref<16xf32>
  memref.copy %x, %0 : memref<16xf32> to memref<16xf32>
  %r = scf.for %j = %c0 to %n step %c1 iter_args(%outer = %0) -> (memref<16xf32>) {
    %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%at = %outer) -> (memref<16xf32>) {
      %next = memref.alloc() : memref<16xf32>
      mesh_rt.run <permute, shift = 1, group = [4, 1]> from %at : memref<16xf32> into %next : memref<16xf32>
      scf.yield %next : memref<16xf32>
    }
    %t = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %s) -> (memref<16xf32>) {
      %next = memref.alloc() : memref<16xf32>
      mesh_rt.run <permute, shift = 1, group = [4, 1]> from %at : memref<16xf32> into %next : memref<16xf32>
      scf.yield %next : memref<16xf32>
    }
    scf.yield %t : memref<16xf32>
  }
  memref.copy %r, %y : memref<16xf32> to memref<16xf32>
  return
}

// What a loop carries may have a layout that leaves more open than a buffer.

// CHECK-LABEL: @layout(
// CHECK: scf.for
// CHECK: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %[[LAST:.*]] = memref.cast
// CHECK-NEXT: scf.yield %[[LAST]]
func.func @layout(%x: memref<4x4xf32>, %y: memref<2x4xf32> {bufferize.result}, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.if %c -> (memref<2x4xf32, strided<[?, ?], offset: ?>>) {
    %part = memref.subview %x[1, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 4>>
    %open = memref.cast %part : memref<2x4xf32, strided<[4, 1], offset: 4>> to memref<2x4xf32, strided<[?, ?], offset: ?>>
    %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %open) -> (memref<2x4xf32, strided<[?, ?], offset: ?>>) {
      %next = memref.alloc() : memref<2x4xf32>
      mesh_rt.run <permute, shift = 1, group = [4, 1]> from %at : memref<2x4xf32, strided<[?, ?], offset: ?>> into %next : memref<2x4xf32>
      %as = memref.cast %next : memref<2x4xf32> to memref<2x4xf32, strided<[?, ?], offset: ?>>
      scf.yield %as : memref<2x4xf32, strided<[?, ?], offset: ?>>
    }
    scf.yield %r : memref<2x4xf32, strided<[?, ?], offset: ?>>
  } else {
    %part = memref.subview %x[0, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
    %open = memref.cast %part : memref<2x4xf32, strided<[4, 1]>> to memref<2x4xf32, strided<[?, ?], offset: ?>>
    scf.yield %open : memref<2x4xf32, strided<[?, ?], offset: ?>>
  }
  memref.copy %0, %y : memref<2x4xf32, strided<[?, ?], offset: ?>> to memref<2x4xf32>
  return
}
