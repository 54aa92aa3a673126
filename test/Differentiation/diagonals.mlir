// The cotangent of what is read along a diagonal is zero beside it.
//
// REQUIRES: mesh-run
// RUN: mesh-opt --mesh-differentiate --canonicalize %s | FileCheck %s
// RUN: mesh-run %s --entry=diagonal_vjp --check
// RUN: mesh-run %s --entry=trace_vjp --check
// RUN: mesh-run %s --entry=shared_vjp --check

// CHECK-DAG: #[[$KEPT:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[$WHOLE:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>

mesh.mesh @m = <["x"=2, "y"=2]>

// CHECK-LABEL: func.func @diagonal_vjp(
// CHECK:         %[[PART:.*]] = linalg.generic {{.*}} ["parallel", "parallel"]} {{.*}} outs(%{{.*}} : tensor<6x5xf32>)
// CHECK:         linalg.generic {indexing_maps = [#[[$KEPT]], #[[$WHOLE]]], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[PART]] :
// CHECK-DAG:       %[[FIRST:.*]] = linalg.index 0
// CHECK-DAG:       %[[LAST:.*]] = linalg.index 2
// CHECK:           arith.cmpi eq, %[[LAST]], %[[FIRST]]
// CHECK:           arith.select
func.func @diagonal(%a: tensor<6x5x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}, {"y"}]>}) -> tensor<5x6xf32> {
  %empty = tensor.empty() : tensor<5x6xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j, i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<6x5x6xf32>) outs(%empty : tensor<5x6xf32>) {
  ^bb0(%e: f32, %out: f32):
    %1 = math.sin %e : f32
    linalg.yield %1 : f32
  } -> tensor<5x6xf32>
  return %0 : tensor<5x6xf32>
}
mesh.derivative @diagonal_vjp = vjp of @diagonal wrt [0]

// A contraction stays one.
// CHECK-LABEL: func.func @trace_vjp(
// CHECK:         %[[PART:.*]] = linalg.generic {{.*}} ["parallel", "reduction", "parallel"]} {{.*}} outs(%{{.*}} : tensor<6x5xf32>)
// CHECK:         linalg.generic {indexing_maps = [#[[$KEPT]], #[[$WHOLE]]], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[PART]] :
func.func @trace(%a: tensor<6x5x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}, {"y"}]>}, %b: tensor<5x4xf32>) -> tensor<6x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<6x4xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<6x5x6xf32>, tensor<5x4xf32>) outs(%zeros : tensor<6x4xf32>) {
  ^bb0(%e: f32, %f: f32, %sum: f32):
    %1 = arith.mulf %e, %f : f32
    %2 = arith.addf %sum, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}
mesh.derivative @trace_vjp = vjp of @trace wrt [0]

// Other dims that share a loop are told by places.
// CHECK-LABEL: func.func @shared_vjp(
// CHECK:         %[[PART:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<6x3xf32>)
// CHECK:         %[[PLACES:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<6x3x2xi64>)
// CHECK:         mesh.scatter_slices %[[PART]] into %{{.*}} at %[[PLACES]] dims [0, 1] by {
// CHECK:           arith.addf
func.func @shared(%a: tensor<8x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>}) -> tensor<6x3xf32> {
  %empty = tensor.empty() : tensor<6x3xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i + j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<8x6xf32>) outs(%empty : tensor<6x3xf32>) {
  ^bb0(%e: f32, %out: f32):
    %1 = math.sin %e : f32
    linalg.yield %1 : f32
  } -> tensor<6x3xf32>
  return %0 : tensor<6x3xf32>
}
mesh.derivative @shared_vjp = vjp of @shared wrt [0]
