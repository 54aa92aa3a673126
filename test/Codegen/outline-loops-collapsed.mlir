// RUN: mesh-opt %s --mesh-outline-loops --split-input-file | FileCheck %s

// Buffers that are alike but for how their elements are grouped share a
// function of one loop. An op in place has one buffer still.

#id = affine_map<(d0, d1) -> (d0, d1)>
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>

// CHECK-LABEL: func.func @shapes(
// CHECK: %[[A:.*]] = memref.collapse_shape %{{.*}} {{\[\[}}0, 1]] : memref<4x6xf32> into memref<24xf32>
// CHECK-NEXT: call @shapes_generic(%[[A]]) : (memref<24xf32>) -> ()
// CHECK: %[[B:.*]] = memref.collapse_shape %{{.*}} : memref<8x3xf32> into memref<24xf32>
// CHECK-NEXT: call @shapes_generic(%[[B]])
// CHECK-NOT: func.func
// CHECK: func.func private @shapes_generic(%[[IN:.*]]: memref<24xf32> {llvm.noalias})
// CHECK-NEXT: linalg.generic {indexing_maps = [#[[MAP:.*]], #[[MAP]]], iterator_types = ["parallel"]} ins(%[[IN]] : memref<24xf32>) outs(%[[IN]] : memref<24xf32>)
// CHECK-NOT: func.func
func.func @shapes(%a: memref<4x6xf32>, %b: memref<8x1x3xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<4x6xf32>) outs(%a : memref<4x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%b : memref<8x1x3xf32>) outs(%b : memref<8x1x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// The rows of a reduction are one loop, its reduced loop another. A scale of
// each column keeps the loops apart between which it lies.

#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#rows = affine_map<(d0, d1, d2) -> (d0, d1)>
#kept = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#column = affine_map<(d0, d1, d2) -> (d2)>

// CHECK-DAG: #[[ALL:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[ROW:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-DAG: #[[COLUMN:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK: func.func private @rows_generic(
// CHECK-NEXT: linalg.generic {indexing_maps = [#[[ALL]], #[[ROW]]], iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : memref<8x5xf32>) outs(%{{.*}} : memref<8xf32>)
// CHECK: func.func private @rows_generic_0(
// CHECK-NEXT: linalg.generic {indexing_maps = [#[[ROW]], #[[COLUMN]], #[[ALL]]], iterator_types = ["parallel", "parallel"]} ins(%{{.*}} : memref<8xf32>, memref<5xf32>) outs(%{{.*}} : memref<8x5xf32>)
func.func @rows(%x: memref<2x4x5xf32>, %sum: memref<2x4xf32>, %kept: memref<2x4x1xf32>, %scale: memref<5xf32>) {
  linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : memref<2x4x5xf32>) outs(%sum : memref<2x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#kept, #column, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%kept, %scale : memref<2x4x1xf32>, memref<5xf32>) outs(%x : memref<2x4x5xf32>) {
  ^bb0(%in: f32, %by: f32, %out: f32):
    %0 = arith.mulf %in, %by : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Loops stay apart whose number the body reads, that a transposition or a slice
// parts, and whose kind differs.

#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#turned = affine_map<(d0, d1, d2) -> (d2, d0, d1)>

// CHECK-DAG: #[[ID3:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG: #[[ID2:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[TURNED:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK: func.func private @apart_generic(
// CHECK-NEXT: linalg.generic {indexing_maps = [#[[ID3]]], iterator_types = ["parallel", "parallel", "parallel"]}
// CHECK: linalg.index 1
// CHECK: func.func private @apart_generic_0(
// CHECK-NEXT: linalg.generic {indexing_maps = [#[[ID2]], #[[TURNED]]]{{.*}} ins(%{{.*}} : memref<6x4xf32>) outs(%{{.*}} : memref<4x6xf32>)
// CHECK: func.func private @apart_generic_1(
// CHECK: linalg.generic {indexing_maps = [#[[ID2]], #[[ID2]]]{{.*}} ins(%{{.*}} : memref<6x2xf32, strided<[4, 1], offset: ?>>) outs(%{{.*}} : memref<6x2xf32>)
func.func @apart(%x: memref<2x3x4xf32>, %y: memref<4x2x3xf32>, %z: memref<2x3x2xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%x : memref<2x3x4xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 1 : index
    %0 = arith.index_cast %i : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#id, #turned], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : memref<2x3x4xf32>) outs(%y : memref<4x2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  %slice = memref.subview %x[0, 0, 2] [2, 3, 2] [1, 1, 1] : memref<2x3x4xf32> to memref<2x3x2xf32, strided<[12, 4, 1], offset: 2>>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%slice : memref<2x3x2xf32, strided<[12, 4, 1], offset: 2>>) outs(%z : memref<2x3x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}
