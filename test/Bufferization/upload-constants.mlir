// RUN: mesh-opt %s --mesh-upload-constants | FileCheck %s

memref.global "private" constant @numbers : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>

// One copy for all uses, at the beginning.

// CHECK-LABEL: @f(
func.func @f(%out: memref<4xf32>, %condition: i1) {
  // CHECK-NEXT: %[[HOST:.*]] = memref.get_global @numbers
  // CHECK-NEXT: %[[DEVICE:.*]] = memref.alloc() : memref<4xf32>
  // CHECK-NEXT: mesh_rt.copy_to_device %[[HOST]] into %[[DEVICE]] : memref<4xf32>, memref<4xf32>
  scf.if %condition {
    // CHECK: memref.copy %[[DEVICE]],
    %0 = memref.get_global @numbers : memref<4xf32>
    memref.copy %0, %out : memref<4xf32> to memref<4xf32>
  }
  // CHECK-NOT: memref.get_global
  // CHECK: memref.copy %[[DEVICE]],
  %1 = memref.get_global @numbers : memref<4xf32>
  memref.copy %1, %out : memref<4xf32> to memref<4xf32>
  return
}

memref.global "private" constant @more : memref<4xf32> = dense<[5.0, 6.0, 7.0, 8.0]>

// Also where constants are all that is there.

// CHECK-LABEL: @two(
func.func @two(%out: memref<4xf32>) {
  // CHECK-NEXT: memref.get_global @numbers
  // CHECK-NEXT: %[[NUMBERS:.*]] = memref.alloc()
  // CHECK-NEXT: mesh_rt.copy_to_device
  // CHECK-NEXT: memref.get_global @more
  // CHECK-NEXT: %[[MORE:.*]] = memref.alloc()
  // CHECK-NEXT: mesh_rt.copy_to_device
  // CHECK-NEXT: memref.copy %[[NUMBERS]],
  // CHECK-NEXT: memref.copy %[[MORE]],
  %0 = memref.get_global @numbers : memref<4xf32>
  %1 = memref.get_global @more : memref<4xf32>
  memref.copy %0, %out : memref<4xf32> to memref<4xf32>
  memref.copy %1, %out : memref<4xf32> to memref<4xf32>
  return
}
