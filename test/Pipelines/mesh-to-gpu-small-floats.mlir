// RUN: mesh-opt %s --mesh-to-gpu | %python %S/../../scripts/ptx-of | FileCheck %s
// RUN: mesh-opt %s --mesh-to-gpu=chip=sm_90 | %python %S/../../scripts/ptx-of | FileCheck %s --check-prefix=NEW
//
// Floats of 16 bits become f32 and back by a GPU's instructions, two at once,
// and are added in pairs; of minima and maxima there are instructions, too.

// CHECK-LABEL: .entry mesh_fn_several_
// CHECK: max.NaN.f32
// CHECK-COUNT-4: cvt.rn.bf16x2.f32
// NEW-LABEL: .entry mesh_fn_several_
// NEW-COUNT-8: cvt.f32.bf16
// NEW: max.NaN.f32
// NEW-COUNT-4: cvt.rn.bf16x2.f32
func.func @several(%x: tensor<512x1024xbf16>) -> tensor<512x1024xbf16> {
  %0 = math.sqrt %x : tensor<512x1024xbf16>
  %1 = arith.maximumf %0, %x : tensor<512x1024xbf16>
  return %1 : tensor<512x1024xbf16>
}

// 1 x + y is the sum, rounded as it is.
// CHECK-LABEL: .entry mesh_fn_sum_
// CHECK-COUNT-4: fma.rn.bf16x2
// CHECK-NOT: cvt.rn
// CHECK: ret
// NEW-LABEL: .entry mesh_fn_sum_
// NEW-COUNT-4: add.rn.bf16x2
// NEW: ret
func.func @sum(%x: tensor<512x1024xbf16>, %y: tensor<512x1024xbf16>) -> tensor<512x1024xbf16> {
  %0 = arith.addf %x, %y : tensor<512x1024xbf16>
  return %0 : tensor<512x1024xbf16>
}
