// RUN: mesh-opt %s --mesh-free-buffers | FileCheck %s

// Uses through views and in regions count.

// CHECK-LABEL: @local(
func.func @local(%a: f32, %out: memref<2xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[M:.*]] = memref.alloc()
  %0 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%a : f32) outs(%0 : memref<4xf32>)
  %1 = memref.subview %0[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  // CHECK: scf.for
  scf.for %i = %c0 to %n step %c1 {
    // CHECK: memref.copy
    // CHECK-NOT: memref.dealloc
    memref.copy %1, %out : memref<2xf32, strided<[1], offset: 2>> to memref<2xf32>
    // CHECK: %[[INNER:.*]] = memref.alloc()
    // CHECK: memref.copy %{{.*}}, %[[INNER]]
    // CHECK: memref.dealloc %[[INNER]]
    %2 = memref.alloc() : memref<2xf32>
    memref.copy %out, %2 : memref<2xf32> to memref<2xf32>
  }
  // CHECK: }
  // CHECK-NEXT: memref.dealloc %[[M]]
  return
}

// What is in flight is in use until the wait.

// CHECK-LABEL: @in_flight(
func.func @in_flight(%out: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  // CHECK: mesh_rt.start
  %t = mesh_rt.start <permute, shift = 1, group = [4, 1]> from %0 : memref<4xf32> into %out : memref<4xf32>
  // CHECK-NEXT: mesh_rt.wait
  mesh_rt.wait %t for %out : memref<4xf32> reading %0 : memref<4xf32>
  // CHECK-NEXT: memref.dealloc
  return
}

// A buffer that a loop hands on is upstream's business.

// CHECK-LABEL: @handed_on(
func.func @handed_on(%n: index, %out: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc() : memref<4xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%m = %0) -> memref<4xf32> {
    %2 = memref.alloc() : memref<4xf32>
    memref.copy %m, %2 : memref<4xf32> to memref<4xf32>
    scf.yield %2 : memref<4xf32>
  }
  memref.copy %1, %out : memref<4xf32> to memref<4xf32>
  // CHECK: bufferization.dealloc
  return
}
