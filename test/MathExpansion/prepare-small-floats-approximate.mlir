// RUN: mesh-opt %s --mesh-prepare-small-floats | FileCheck %s
// RUN: mesh-opt %s --mesh-expand-math | FileCheck %s --check-prefix=SHORT

// What the host computes is not for GPUs.

// CHECK-LABEL: @host(
func.func @host(%x: bf16) -> bf16 {
  // CHECK-NEXT: math.exp %{{.*}} : bf16
  %0 = math.exp %x : bf16
  return %0 : bf16
}

// CHECK-LABEL: @kernel(
func.func @kernel(%x: f32, %y: bf16, %z: f16, %m32: memref<f32>, %m16: memref<bf16>, %mh: memref<f16>) {
  %c1 = arith.constant 1 : index
  // CHECK: gpu.launch
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    // CHECK: math.exp %{{.*}} fastmath<afn> : bf16
    %0 = math.exp %y : bf16
    // CHECK: arith.divf %{{.*}} fastmath<contract,afn> : f16
    %1 = arith.divf %z, %z fastmath<contract> : f16
    // CHECK: math.exp %{{.*}} : f32
    %2 = math.exp %x : f32
    // CHECK: arith.truncf %{{.*}} : f32 to bf16
    %3 = arith.truncf %2 : f32 to bf16
    // CHECK: arith.addf %{{.*}} fastmath<afn> : bf16
    %4 = arith.addf %0, %3 : bf16
    memref.store %2, %m32[] : memref<f32>
    memref.store %4, %m16[] : memref<bf16>
    memref.store %1, %mh[] : memref<f16>
    gpu.terminator
  }
  return
}

// That of f32 may be shorter then: a square, and an error function of fewer
// terms.

// SHORT-LABEL: @short(
func.func @short(%x: f32, %m: memref<f32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    // SHORT: %[[HALF:.*]] = arith.mulf
    // SHORT: %[[ROOT:.*]] = llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"(%[[HALF]])
    // SHORT: arith.mulf %[[ROOT]], %[[ROOT]] : f32
    %0 = math.exp %x fastmath<afn> : f32
    // SHORT-COUNT-6: math.fma
    // SHORT-NOT: math.fma
    // SHORT: gpu.terminator
    %1 = math.erf %0 fastmath<afn> : f32
    memref.store %1, %m[] : memref<f32>
    gpu.terminator
  }
  return
}
