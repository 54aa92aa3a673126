// What becomes one op is bounded: kernels read so many tensors, and reductions
// of rows that do not stay in registers go again through what makes their
// operands.
//
// RUN: mesh-opt %s --linalg-generalize-named-ops --mesh-form-kernels --split-input-file | FileCheck %s

!t = tensor<512x64xf32>

// CHECK-LABEL: @many_tensors(
func.func @many_tensors(%x: !t, %e: !t) -> !t {
  // CHECK: %[[MANY:.*]] = linalg.generic
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[MANY]] : tensor<512x64xf32>, tensor<512x64xf32>)
  // CHECK: mesh_rt.combine_row
  %zeros = arith.constant dense<0.0> : tensor<512xf32>
  %many = linalg.map
      ins(%x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x,
          %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x :
          !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t,
          !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t, !t)
      outs(%e : !t)
      (%a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32,
       %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: f32, %a13: f32, %a14: f32, %a15: f32,
       %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: f32,
       %a24: f32, %a25: f32, %a26: f32, %a27: f32, %a28: f32, %a29: f32, %a30: f32, %a31: f32, %o: f32) {
    %0 = arith.mulf %a0, %a31 : f32
    linalg.yield %0 : f32
  }
  %sums = linalg.reduce { arith.addf } ins(%x : !t) outs(%zeros : tensor<512xf32>) dimensions = [1]
  %shares = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%many, %sums : !t, tensor<512xf32>) outs(%e : !t) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %a, %s : f32
    linalg.yield %0 : f32
  } -> !t
  return %shares : !t
}

// -----

!t = tensor<512x64xf32>
!r = tensor<512xf32>

// Of ten reductions, each from the sums of the one before, two stay.

// CHECK-LABEL: @many_reductions(
func.func @many_reductions(%x: !t) -> !r {
  // CHECK-COUNT-2: mesh_rt.combine_row
  // CHECK: linalg.generic
  // CHECK-COUNT-8: mesh_rt.combine_row
  // CHECK-NOT: mesh_rt.combine_row
  %zeros = arith.constant dense<0.0> : !r
  %s1 = linalg.reduce { arith.addf } ins(%x : !t) outs(%zeros : !r) dimensions = [1]
  %s2 = linalg.reduce { arith.addf } ins(%x : !t) outs(%s1 : !r) dimensions = [1]
  %s3 = linalg.reduce { arith.addf } ins(%x : !t) outs(%s2 : !r) dimensions = [1]
  %s4 = linalg.reduce { arith.addf } ins(%x : !t) outs(%s3 : !r) dimensions = [1]
  %s5 = linalg.reduce { arith.addf } ins(%x : !t) outs(%s4 : !r) dimensions = [1]
  %s6 = linalg.reduce { arith.addf } ins(%x : !t) outs(%s5 : !r) dimensions = [1]
  %s7 = linalg.reduce { arith.addf } ins(%x : !t) outs(%s6 : !r) dimensions = [1]
  %s8 = linalg.reduce { arith.addf } ins(%x : !t) outs(%s7 : !r) dimensions = [1]
  %s9 = linalg.reduce { arith.addf } ins(%x : !t) outs(%s8 : !r) dimensions = [1]
  %s10 = linalg.reduce { arith.addf } ins(%x : !t) outs(%s9 : !r) dimensions = [1]
  return %s10 : !r
}
