// RUN: mesh-opt %s --mesh-share-kernels | FileCheck %s

// Kernels that differ in their names alone are one.

module attributes {gpu.container_module} {
  // CHECK-LABEL: @main(
  func.func @main(%a: memref<4xf32>, %b: memref<4xf64>) {
    %c1 = arith.constant 1 : index
    // CHECK: gpu.launch_func @kernels::@first
    // CHECK: gpu.launch_func @kernels::@first
    // CHECK: gpu.launch_func @kernels::@other
    // CHECK: gpu.launch_func @kernels::@wide
    gpu.launch_func @kernels::@first blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<4xf32>)
    gpu.launch_func @kernels::@again blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<4xf32>)
    gpu.launch_func @kernels::@other blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<4xf32>)
    gpu.launch_func @kernels::@wide blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%b : memref<4xf64>)
    return
  }
  gpu.module @kernels {
    // CHECK: gpu.func @first
    gpu.func @first(%x: memref<4xf32>) kernel {
      %c0 = arith.constant 0 : index
      %0 = memref.load %x[%c0] : memref<4xf32>
      %1 = arith.addf %0, %0 : f32
      memref.store %1, %x[%c0] : memref<4xf32>
      gpu.return
    }
    // CHECK-NOT: gpu.func @again
    gpu.func @again(%x: memref<4xf32>) kernel {
      %c0 = arith.constant 0 : index
      %0 = memref.load %x[%c0] : memref<4xf32>
      %1 = arith.addf %0, %0 : f32
      memref.store %1, %x[%c0] : memref<4xf32>
      gpu.return
    }
    // CHECK: gpu.func @other
    gpu.func @other(%x: memref<4xf32>) kernel {
      %c0 = arith.constant 0 : index
      %0 = memref.load %x[%c0] : memref<4xf32>
      %1 = arith.mulf %0, %0 : f32
      memref.store %1, %x[%c0] : memref<4xf32>
      gpu.return
    }
    // CHECK: gpu.func @wide
    gpu.func @wide(%x: memref<4xf64>) kernel {
      %c0 = arith.constant 0 : index
      %0 = memref.load %x[%c0] : memref<4xf64>
      %1 = arith.addf %0, %0 : f64
      memref.store %1, %x[%c0] : memref<4xf64>
      gpu.return
    }
  }
}
