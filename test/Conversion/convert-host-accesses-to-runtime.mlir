// RUN: mesh-opt %s --convert-host-accesses-to-runtime | FileCheck %s

// A number is read through memory of the host's.

// CHECK-LABEL: @condition(
// CHECK-SAME: %[[FLAG:.*]]: memref<i1>
func.func @condition(%flag: memref<i1>) -> i1 {
  // CHECK-NEXT: %[[HOST:.*]] = memref.alloca() : memref<i1>
  // CHECK-NEXT: mesh_rt.copy_to_host %[[FLAG]] into %[[HOST]] : memref<i1>, memref<i1>
  // CHECK-NEXT: %[[X:.*]] = memref.load %[[HOST]][] : memref<i1>
  // CHECK-NEXT: return %[[X]]
  %0 = memref.load %flag[] : memref<i1>
  return %0 : i1
}

// And written likewise; the memory is the function's, not the loop's.

// CHECK-LABEL: @loop(
// CHECK-SAME: %[[BUFFER:.*]]: memref<8x4xf32>
func.func @loop(%buffer: memref<8x4xf32>, %x: f32, %n: index) {
  // CHECK: %[[HOST:.*]] = memref.alloca() : memref<f32>
  // CHECK: scf.for %[[I:.*]] =
  // CHECK: memref.store %{{.*}}, %[[HOST]][] : memref<f32>
  // CHECK: %[[ELEMENT:.*]] = memref.subview %[[BUFFER]][%[[I]], 0] [1, 1] [1, 1] : memref<8x4xf32> to memref<f32, strided<[], offset: ?>>
  // CHECK: mesh_rt.copy_to_device %[[HOST]] into %[[ELEMENT]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %buffer[%i, %c0] : memref<8x4xf32>
  }
  return
}

// What is in a kernel is on the device.

// CHECK-LABEL: @kernel(
func.func @kernel(%buffer: memref<f32>) {
  // CHECK-NOT: copy_to
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = memref.load %buffer[] : memref<f32>
    memref.store %x, %buffer[] : memref<f32>
    gpu.terminator
  }
  return
}
