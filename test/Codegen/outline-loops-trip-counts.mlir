// RUN: mesh-opt %s --mesh-outline-loops --split-input-file | FileCheck %s

// Functions that differ in the trip count of the outermost loop are one, which
// takes it.

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @shared(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<6xf32>)
// CHECK: %[[BASE_A:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[A]]
// CHECK-NEXT: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-NEXT: call @shared_generic(%[[BASE_A]], %[[FOUR]]) : (memref<f32>, index) -> ()
// CHECK: %[[BASE_B:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[B]]
// CHECK-NEXT: %[[SIX:.*]] = arith.constant 6 : index
// CHECK-NEXT: call @shared_generic(%[[BASE_B]], %[[SIX]])
func.func @shared(%a: memref<4xf32>, %b: memref<6xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.negf %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%b : memref<6xf32>) {
  ^bb0(%out: f32):
    %0 = arith.negf %out : f32
    linalg.yield %0 : f32
  }
  return
}
// CHECK: func.func private @shared_generic(%[[BASE:.*]]: memref<f32> {llvm.noalias}, %[[COUNT:.*]]: index)
// CHECK-NEXT: %[[VIEW:.*]] = memref.reinterpret_cast %[[BASE]] to offset: [0], sizes: [%[[COUNT]]], strides: [1] : memref<f32> to memref<?xf32>
// CHECK-NEXT: linalg.generic {{.*}} outs(%[[VIEW]] : memref<?xf32>)
// CHECK-NOT: func.func

// -----

// Sums of rows share one, whose inner loop has a known trip count. Rows of
// another length have a function of their own, as have columns.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// CHECK-LABEL: func.func @rows(
// CHECK: call @[[LONG:.*]](%{{.*}}, %{{.*}}) : (memref<2x5xf32>, memref<2xf32>) -> ()
// CHECK: call @[[COLUMN:.*]](%{{.*}}, %{{.*}}) : (memref<2x4xf32>, memref<4xf32>) -> ()
// CHECK: call @[[ROWS:.*]](%{{.*}}, %{{.*}}, %{{.*}}) : (memref<f32>, memref<f32>, index) -> ()
// CHECK: call @[[ROWS]](
func.func @rows(%long: memref<2x5xf32>, %two: memref<2x4xf32>, %three: memref<3x4xf32>,
                %s2: memref<2xf32>, %s3: memref<3xf32>, %s4: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%long : memref<2x5xf32>) outs(%s2 : memref<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%two : memref<2x4xf32>) outs(%s4 : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%two : memref<2x4xf32>) outs(%s2 : memref<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%three : memref<3x4xf32>) outs(%s3 : memref<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%{{.*}}, 4], strides: [4, 1] : memref<f32> to memref<?x4xf32>
