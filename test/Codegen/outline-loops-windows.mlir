// Loops that cannot be collapsed are left as they are. A map adds them up: a
// window of 2 x 2 in an operand of 4 x 4 is not all of it.
//
// RUN: mesh-opt %s --mesh-outline-loops | FileCheck %s

// CHECK-LABEL: func.func private @window_generic(
// CHECK: linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]
// CHECK-SAME: ins(%{{.*}}, %{{.*}} : memref<2x2x4x4xf32>, memref<2x2x2xf32>)
func.func @window(%x: memref<2x2x4x4xf32>, %w: memref<2x2x2xf32>, %y: memref<2x2x1x1xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(n, i, j, c, k, l) -> (n, c, i * 3 + k, j * 3 + l)>,
                       affine_map<(n, i, j, c, k, l) -> (c, k, l)>,
                       affine_map<(n, i, j, c, k, l) -> (n, c, i, j)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %w : memref<2x2x4x4xf32>, memref<2x2x2xf32>) outs(%y : memref<2x2x1x1xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Nobody can count the elements.

// CHECK-LABEL: func.func private @huge_generic(
// CHECK: linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "parallel"]
func.func @huge(%x: memref<1152921504606846976x24xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      outs(%x : memref<1152921504606846976x24xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    linalg.yield %0 : f32
  }
  return
}
