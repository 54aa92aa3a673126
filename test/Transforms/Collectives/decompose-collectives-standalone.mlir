// RUN: mesh-opt %s --mesh-decompose-collectives --canonicalize --cse | FileCheck %s
// RUN: mesh-opt %s --mesh-decompose-collectives=unroll-limit=2 --remarks-filter=mesh-decompose-collectives \
// RUN:   --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=LARGE

mesh.mesh @m = <["data"=2, "model"=3]>

// Collectives without a contraction beside them.

// CHECK-LABEL: @all_gather(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>)
func.func @all_gather(%x: tensor<8x4xf32>) -> tensor<8x8xf32> {
  // CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<8x8xf32>
  // CHECK: mesh.permute %[[X]] on @m ["data"] shift 1
  // CHECK: %[[OWN:.*]] = tensor.insert_slice %[[X]] into %[[EMPTY]][0, %{{.*}}] [8, 4]
  // CHECK: %[[X1:.*]] = mesh.wait
  // CHECK: %[[WHOLE:.*]] = tensor.insert_slice %[[X1]] into %[[OWN]][0, %{{.*}}] [8, 4]
  // CHECK: return %[[WHOLE]]
  %whole = mesh.all_gather %x on @m ["data"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32> -> tensor<8x8xf32>
  return %whole : tensor<8x8xf32>
}

// CHECK-LABEL: @reduce_scatter(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xi32>)
func.func @reduce_scatter(%x: tensor<8x4xi32>) -> tensor<4x4xi32> {
  // CHECK: %[[ACC:.*]] = tensor.extract_slice %[[X]][%{{.*}}, 0] [4, 4]
  // CHECK: mesh.permute %[[ACC]] on @m ["data"] shift 1
  // CHECK: %[[PART:.*]] = tensor.extract_slice %[[X]][%{{.*}}, 0] [4, 4]
  // CHECK: %[[ARRIVED:.*]] = mesh.wait
  // CHECK: arith.maxsi %[[ARRIVED]], %[[PART]]
  %r = mesh.reduce_scatter max %x on @m ["data"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xi32> -> tensor<4x4xi32>
  return %r : tensor<4x4xi32>
}

// A dim that does not divide is padded, and what is too much cut off again.

// CHECK-LABEL: @all_reduce_scalar(
// CHECK-SAME: %[[X:.*]]: tensor<f32>)
func.func @all_reduce_scalar(%x: tensor<f32>) -> tensor<f32> {
  // CHECK: %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : tensor<2xf32>
  // CHECK: %[[VECTOR:.*]] = tensor.expand_shape %[[X]] [] output_shape [1]
  // CHECK: %[[PADDED:.*]] = tensor.insert_slice %[[VECTOR]] into %[[ZEROS]][0] [1] [1] : tensor<1xf32> into tensor<2xf32>
  // CHECK: arith.mulf {{.*}} : tensor<1xf32>
  // CHECK: tensor.insert_slice {{.*}} : tensor<1xf32> into tensor<2xf32>
  // CHECK: mesh.wait
  // CHECK: %[[WHOLE:.*]] = tensor.insert_slice {{.*}} : tensor<1xf32> into tensor<2xf32>
  // CHECK: %[[ONE:.*]] = tensor.extract_slice %[[WHOLE]][0] [1] [1]
  // CHECK: tensor.collapse_shape %[[ONE]] [] : tensor<1xf32> into tensor<f32>
  %r = mesh.all_reduce product %x on @m ["data"] {mesh.overlap = #mesh.overlap<ring>} : tensor<f32>
  return %r : tensor<f32>
}

// A permute for each distance, all under way together. The shifts differ, so
// that they do not fit in a loop.

// CHECK-LABEL: @all_to_all(
// CHECK-SAME: %[[X:.*]]: tensor<6x4xf32>)
func.func @all_to_all(%x: tensor<6x4xf32>) -> tensor<2x12xf32> {
  // CHECK: %[[TO1:.*]] = tensor.extract_slice %[[X]][%{{.*}}, 0] [2, 4]
  // CHECK: mesh.permute %[[TO1]] on @m ["model"] shift 1
  // CHECK: %[[TO2:.*]] = tensor.extract_slice %[[X]][%{{.*}}, 0] [2, 4]
  // CHECK: mesh.permute %[[TO2]] on @m ["model"] shift 2
  // CHECK: %[[OWN:.*]] = tensor.extract_slice %[[X]][%{{.*}}, 0] [2, 4]
  // CHECK: tensor.insert_slice %[[OWN]] into %{{.*}}[0, %{{.*}}] [2, 4]
  // CHECK: %[[FROM1:.*]] = mesh.wait
  // CHECK: tensor.insert_slice %[[FROM1]]
  // CHECK: %[[FROM2:.*]] = mesh.wait
  // CHECK: tensor.insert_slice %[[FROM2]]
  // LARGE: mesh.all_to_all is left alone: a group of 3 devices is larger than the unroll limit 2
  %r = mesh.all_to_all %x on @m ["model"] split 0 concat 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<6x4xf32> -> tensor<2x12xf32>
  return %r : tensor<2x12xf32>
}

// A tree: the number of devices that have the value doubles in each round.

// CHECK-LABEL: @broadcast(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>)
// LARGE-LABEL: @broadcast(
func.func @broadcast(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // CHECK: %[[D:.*]] = mesh.axis_index @m ["model"]
  // CHECK: %[[AHEAD:.*]] = arith.addi %[[D]]
  // CHECK: %[[DISTANCE:.*]] = arith.remui %[[AHEAD]]
  // CHECK: %[[P0:.*]] = mesh.permute %[[X]] on @m ["model"] pairs [1 -> 2]
  // CHECK: %[[IS0:.*]] = arith.cmpi sge, %[[DISTANCE]]
  // CHECK: %[[Y0:.*]] = arith.select %[[IS0]], %[[P0]], %[[X]]
  // CHECK: %[[P1:.*]] = mesh.permute %[[Y0]] on @m ["model"] pairs [1 -> 0]
  // CHECK: arith.select %{{.*}}, %[[P1]], %[[Y0]]
  // LARGE: mesh.permute {{.*}} shift 1
  // LARGE: mesh.permute {{.*}} shift 2
  %r = mesh.broadcast %x on @m ["model"] root 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// Of nothing.

// CHECK-LABEL: @empty(
func.func @empty(%x: tensor<4x0xf32>, %y: tensor<0x4xf32>) -> (tensor<4x0xf32>, tensor<0x12xf32>) {
  // CHECK-DAG: %[[SUM:.*]] = tensor.empty() : tensor<4x0xf32>
  // CHECK-DAG: %[[WHOLE:.*]] = tensor.empty() : tensor<0x12xf32>
  // CHECK: return %[[SUM]], %[[WHOLE]]
  %0 = mesh.all_reduce sum %x on @m ["model"] {mesh.overlap = #mesh.overlap<ring>} : tensor<4x0xf32>
  %1 = mesh.all_gather %y on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<0x4xf32> -> tensor<0x12xf32>
  return %0, %1 : tensor<4x0xf32>, tensor<0x12xf32>
}
