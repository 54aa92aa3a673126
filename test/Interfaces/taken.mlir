// RUN: mesh-opt %s --mesh-spmd --mlir-print-local-scope | FileCheck %s
//
// Of a table that is split each device takes the elements of its block; they add
// up to the result. The rows stay split.

mesh.mesh @m = <["x"=2, "y"=4]>

// CHECK-LABEL: func.func @take(
// CHECK-SAME: %[[TABLE:.*]]: tensor<3x3xf32>
// CHECK-NOT: mesh.all_gather
// CHECK: %[[BEGIN:.*]] = arith.muli %{{.*}}, %c3
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
// CHECK: %[[LOCAL:.*]] = arith.subi %{{.*}}, %[[BEGIN]]
// CHECK: %[[IS_HERE:.*]] = arith.cmpi ult, %[[LOCAL]], %c3
// CHECK: tensor.extract %[[TABLE]]
// CHECK: arith.select %[[IS_HERE]]
// CHECK: mesh.all_reduce sum %{{.*}} on @m ["y"] : tensor<3x4xf32>
func.func @take(%table: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>}, %indices: tensor<6x4xi32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<6x4xf32> {
  %empty = tensor.empty() : tensor<6x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, k) -> (b, k)>], iterator_types = ["parallel", "parallel"]} outs(%empty : tensor<6x4xf32>) {
  ^bb0(%out: f32):
    %b = linalg.index 0 : index
    %k = linalg.index 1 : index
    %i = tensor.extract %indices[%b, %k] : tensor<6x4xi32>
    %index = arith.index_cast %i : i32 to index
    %element = tensor.extract %table[%b, %index] : tensor<6x12xf32>
    linalg.yield %element : f32
  } -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}
