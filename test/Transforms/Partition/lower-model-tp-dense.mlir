// RUN: mesh-opt %s --mesh-lower-model --split-input-file --mlir-print-local-scope | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// Column parallel: x is split and gathered, which may be overlapped; kernel and
// bias are split on the features out, and so is y. Other axes stay open.

// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x16xf32>, %[[W:[a-z0-9]+]]: tensor<16x32xf32>, %[[B:[a-z0-9]+]]: tensor<32xf32>)
// CHECK-DAG: %[[SPLIT:.*]] = mesh.shard %[[X]] <@m, [{?}, {"model", ?}]>
// CHECK-DAG: %[[WHOLE:.*]] = mesh.shard %[[SPLIT]] <@m, [{?}, {?}], replicated={"model"}> {mesh.overlap = #mesh.overlap<ring>}
// CHECK-DAG: %[[KERNEL:.*]] = mesh.shard %[[W]] <@m, [{?}, {"model", ?}]>
// CHECK: %[[PRODUCT:.*]] = linalg.matmul ins(%[[WHOLE]], %[[KERNEL]] : tensor<8x16xf32>, tensor<16x32xf32>)
// CHECK: %[[BIAS:.*]] = mesh.shard %[[B]] <@m, [{"model", ?}]>
// CHECK: %[[SUM:.*]] = linalg.generic
// CHECK-SAME: affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>
// CHECK-SAME: ins(%[[PRODUCT]], %[[BIAS]] : tensor<8x32xf32>, tensor<32xf32>)
// CHECK: arith.addf
// CHECK: %[[Y:.*]] = mesh.shard %[[SUM]] <@m, [{?}, {"model", ?}]>
// CHECK: return %[[Y]]
func.func @gather(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense gather %x, %w bias %b on @m "model" overlap <ring>
      : (tensor<8x16xf32>, tensor<16x32xf32>, tensor<32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// Row parallel: partial products are summed up and scattered; each device adds
// its own block of the bias after that.

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x16xf32>, %[[W:[a-z0-9]+]]: tensor<16x32xf32>, %[[B:[a-z0-9]+]]: tensor<32xf32>)
// CHECK-DAG: %[[SPLIT:.*]] = mesh.shard %[[X]] <@m, [{?}, {"model", ?}]>
// CHECK-DAG: %[[KERNEL:.*]] = mesh.shard %[[W]] <@m, [{"model", ?}, {?}]>
// CHECK: %[[PRODUCT:.*]] = linalg.matmul ins(%[[SPLIT]], %[[KERNEL]]
// CHECK: %[[PARTIAL:.*]] = mesh.shard %[[PRODUCT]] <@m, [{?}, {?}], partial=sum{"model"}>
// CHECK-NEXT: %[[REDUCED:.*]] = mesh.shard %[[PARTIAL]] <@m, [{?}, {"model", ?}]> {mesh.overlap = #mesh.overlap<split, down>}
// CHECK-NEXT: %[[BIAS:.*]] = mesh.shard %[[B]] <@m, [{"model", ?}]>
// CHECK: linalg.generic {{.*}} ins(%[[REDUCED]], %[[BIAS]]
func.func @scatter(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense scatter %x, %w bias %b on @m "model" overlap <split, down>
      : (tensor<8x16xf32>, tensor<16x32xf32>, tensor<32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// With skip_communication the consumer reduces. The bias is a partial sum too:
// one device adds it.

// CHECK-LABEL: func.func @scatter_skip(
// CHECK-SAME: %[[B:[a-z0-9]+]]: tensor<32xf32>)
// CHECK: %[[PARTIAL:.*]] = mesh.shard %{{.*}} <@m, [{?}, {?}], partial=sum{"model"}> : tensor<8x32xf32>
// CHECK: %[[BIAS:.*]] = mesh.shard %[[B]] <@m, [{?}], partial=sum{"model"}>
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[PARTIAL]], %[[BIAS]]
// CHECK: mesh.shard %[[SUM]] <@m, [{?}, {?}], partial=sum{"model"}> : tensor<8x32xf32>
func.func @scatter_skip(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense scatter %x, %w bias %b on @m "model" {skip_communication}
      : (tensor<8x16xf32>, tensor<16x32xf32>, tensor<32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// A gather that skips communication takes x whole.

// CHECK-LABEL: func.func @gather_skip(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x16xf32>
// CHECK: mesh.shard %[[X]] <@m, [{?}, {?}], replicated={"model"}>
// CHECK-NEXT: mesh.shard %{{.*}} <@m, [{?}, {"model", ?}]> : tensor<16x32xf32>
func.func @gather_skip(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "model" {skip_communication}
      : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// Mode none: everything is whole along the axis.

// CHECK-LABEL: func.func @none(
// CHECK-COUNT-3: mesh.shard {{.*}} <@m, [{?}, {?}], replicated={"model"}>
func.func @none(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense none %x, %w on @m "model" : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// Any leading dims and a transposed kernel: a contraction that says so. Sums
// over features and devices, and the bias, are in f32; the end is rounded.

// CHECK-LABEL: func.func @leading_dims_bf16(
// CHECK: %[[PRODUCT:.*]] = linalg.contract
// CHECK-SAME: affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-SAME: : tensor<2x8x16xbf16>, tensor<32x16xbf16>) outs(%{{.*}} : tensor<2x8x32xf32>)
// CHECK: mesh.shard {{.*}} <@m, [{?}, {?}, {"model", ?}]> : tensor<2x8x32xf32>
// CHECK: %[[BIAS:.*]] = arith.extf %{{.*}} : tensor<32xbf16> to tensor<32xf32>
// CHECK: mesh.shard %[[BIAS]] <@m, [{"model", ?}]>
// CHECK: arith.addf %{{.*}} : f32
// CHECK: arith.truncf %{{.*}} : tensor<2x8x32xf32> to tensor<2x8x32xbf16>
func.func @leading_dims_bf16(%x: tensor<2x8x16xbf16>, %w: tensor<32x16xbf16>, %b: tensor<32xbf16>) -> tensor<2x8x32xbf16> {
  %y = mesh.tp_dense scatter %x, %w bias %b on @m "model" {transpose_kernel}
      : (tensor<2x8x16xbf16>, tensor<32x16xbf16>, tensor<32xbf16>) -> tensor<2x8x32xbf16>
  return %y : tensor<2x8x32xbf16>
}

// -----

// Sizes that are not known are those of the operands.

mesh.mesh @m = <["model"=4]>

// CHECK-LABEL: func.func @dynamic(
// CHECK-DAG: %[[ROWS:.*]] = tensor.dim %{{.*}}, %c0{{.*}} : tensor<?x16xf32>
// CHECK-DAG: %[[COLUMNS:.*]] = tensor.dim %{{.*}}, %c0{{.*}} : tensor<?x16xf32>
// CHECK: tensor.empty(%{{.*}}, %{{.*}}) : tensor<?x?xf32>
// CHECK: linalg.contract
// CHECK: tensor.empty(%{{.*}}, %{{.*}}) : tensor<?x?xf32>
// CHECK: linalg.generic
func.func @dynamic(%x: tensor<?x16xf32>, %w: tensor<?x16xf32>, %b: tensor<?xf32>) -> tensor<?x?xf32> {
  %y = mesh.tp_dense gather %x, %w bias %b on @m "model" {transpose_kernel}
      : (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

// Over an axis of size 1 it is a dense layer.

mesh.mesh @m = <["model"=1]>

// CHECK-LABEL: func.func @alone(
// CHECK-NOT: mesh.
// CHECK: return
func.func @alone(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "model" : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}
