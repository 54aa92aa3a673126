// RUN: mesh-opt %s --mesh-overlap=min-bytes=64 | FileCheck %s
// RUN: mesh-opt %s --mesh-overlap="overlap=split direction=down" | FileCheck %s --check-prefix=SPLIT
// RUN: mesh-opt %s --mesh-overlap="overlap=ring collectives=all" | FileCheck %s --check-prefix=ALL
// RUN: mesh-opt %s --mesh-overlap="overlap=ring collectives=all" --remarks-filter=mesh-overlap --remark-format=emitRemark 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ALLREMARK
// RUN: mesh-opt %s --mesh-overlap=min-bytes=64 --remarks-filter=mesh-overlap --remark-format=emitRemark 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

mesh.mesh @m = <["data"=2, "model"=4, "one"=1]>

// More than two devices: both directions. What is asked for goes first.

// CHECK-LABEL: @gather
// SPLIT-LABEL: @gather
func.func @gather(%x: tensor<8x4xf32>, %w: tensor<16x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  // SPLIT: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<split, down>}
  // REMARK: mesh.all_gather over 4 devices beside 1 contraction: bidirectional up, halves the 3 steps
  %whole = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x16xf32>, tensor<16x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// Two devices: a ring.

// CHECK-LABEL: @scatter
func.func @scatter(%x: tensor<8x4xf32>, %w: tensor<4x8xf32>, %init: tensor<8x8xf32>) -> tensor<8x4xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: mesh.reduce_scatter {{.*}} {mesh.overlap = #mesh.overlap<ring>}
  // REMARK: mesh.reduce_scatter over 2 devices beside 1 contraction: ring up, two devices have one way between them
  %r = mesh.reduce_scatter sum %y on @m ["data"] dim 1 : tensor<8x8xf32> -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// What is written stays; small blocks are left alone.

// CHECK-LABEL: @overrides
func.func @overrides(%x: tensor<8x4xf32>, %w: tensor<16x8xf32>, %init: tensor<8x8xf32>, %u: tensor<2x1xf32>) -> (tensor<8x8xf32>, tensor<2x8xf32>) {
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<none>}
  // REMARK: mesh.all_gather over 4 devices is left alone: as written on it
  %whole = mesh.all_gather %x on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<none>} : tensor<8x4xf32> -> tensor<8x16xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x16xf32>, tensor<16x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<none>}
  // REMARK: mesh.all_gather over 4 devices is left alone: blocks of 8 bytes are smaller than 64
  %small = mesh.all_gather %u on @m ["model"] dim 1 : tensor<2x1xf32> -> tensor<2x4xf32>
  %kernel = tensor.extract_slice %w[0, 0] [4, 8] [1, 1] : tensor<16x8xf32> to tensor<4x8xf32>
  %zero = arith.constant dense<0.0> : tensor<2x8xf32>
  %z = linalg.matmul ins(%small, %kernel : tensor<2x4xf32>, tensor<4x8xf32>) outs(%zero : tensor<2x8xf32>) -> tensor<2x8xf32>
  return %y, %z : tensor<8x8xf32>, tensor<2x8xf32>
}

// Where there is nothing to compute, there is nothing to overlap with.

// CHECK-LABEL: @without_elements
// SPLIT-LABEL: @without_elements
func.func @without_elements(%x: tensor<8x4xf32>, %w: tensor<16x0xf32>, %init: tensor<8x0xf32>) -> tensor<8x0xf32> {
  // CHECK: mesh.all_gather %{{.*}} dim 1 : tensor<8x4xf32>
  // SPLIT: mesh.all_gather %{{.*}} dim 1 : tensor<8x4xf32>
  // REMARK: mesh.all_gather over 4 devices is left alone: there is no contraction beside it
  %whole = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x16xf32>, tensor<16x0xf32>) outs(%init : tensor<8x0xf32>) -> tensor<8x0xf32>
  return %y : tensor<8x0xf32>
}

// A contraction between two collectives overlaps with the larger one.

// CHECK-LABEL: @between
// ALL-LABEL: @between
func.func @between(%x: tensor<8x4xf32>, %w: tensor<16x64xf32>, %init: tensor<8x64xf32>) -> tensor<8x16xf32> {
  // CHECK: mesh.all_gather %{{.*}} dim 1 : tensor<8x4xf32>
  // ALL: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<ring>}
  // REMARK: mesh.all_gather over 4 devices is left alone: the contraction beside it overlaps with another collective
  %whole = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x16xf32>, tensor<16x64xf32>) outs(%init : tensor<8x64xf32>) -> tensor<8x64xf32>
  // CHECK: mesh.reduce_scatter {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  %r = mesh.reduce_scatter sum %y on @m ["model"] dim 1 : tensor<8x64xf32> -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}

// An all-reduce needs a dim that divides, or nearly.

// CHECK-LABEL: @all_reduce
func.func @all_reduce(%x: tensor<6x8xf32>, %w: tensor<8x8xf32>, %v: tensor<8x3xf32>, %u: tensor<8x31xf32>, %init: tensor<6x8xf32>, %init3: tensor<6x3xf32>, %init31: tensor<6x31xf32>) -> (tensor<6x8xf32>, tensor<6x3xf32>, tensor<6x31xf32>) {
  %y = linalg.matmul ins(%x, %w : tensor<6x8xf32>, tensor<8x8xf32>) outs(%init : tensor<6x8xf32>) -> tensor<6x8xf32>
  // CHECK: mesh.all_reduce sum {{.*}} {mesh.overlap = #mesh.overlap<none>} : tensor<6x8xf32>
  %r = mesh.all_reduce sum %y on @m ["model"] : tensor<6x8xf32>
  %z = linalg.matmul ins(%x, %v : tensor<6x8xf32>, tensor<8x3xf32>) outs(%init3 : tensor<6x3xf32>) -> tensor<6x3xf32>
  // CHECK: mesh.all_reduce sum %{{.*}} on @m ["model"] : tensor<6x3xf32>
  // REMARK: mesh.all_reduce over 4 devices is left alone: no dim of the result divides by the size of the group, and padding would add too much
  %s = mesh.all_reduce sum %z on @m ["model"] : tensor<6x3xf32>
  %t = linalg.matmul ins(%x, %u : tensor<6x8xf32>, tensor<8x31xf32>) outs(%init31 : tensor<6x31xf32>) -> tensor<6x31xf32>
  // CHECK: mesh.all_reduce sum {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>} : tensor<6x31xf32>
  // REMARK: mesh.all_reduce over 4 devices beside 1 contraction: bidirectional up
  %v1 = mesh.all_reduce sum %t on @m ["model"] : tensor<6x31xf32>
  return %r, %s, %v1 : tensor<6x8xf32>, tensor<6x3xf32>, tensor<6x31xf32>
}

// Without a contraction a collective is left alone, unless all are asked for.

// CHECK-LABEL: @alone
// ALL-LABEL: @alone
func.func @alone(%x: tensor<8x4xf32>, %w: tensor<4x8xf32>, %init: tensor<8x8xf32>) -> (tensor<8x4xf32>, tensor<8x8xf32>, tensor<2x8xf32>) {
  // CHECK: mesh.all_to_all {{.*}} split 0 concat 0 :
  // ALL: mesh.all_to_all {{.*}} {mesh.overlap = #mesh.overlap<ring>}
  // ALLREMARK: mesh.all_to_all over 2 devices by itself: ring up, overlap=ring is asked for
  // REMARK: mesh.all_to_all over 2 devices is left alone: there is no contraction beside it
  %a = mesh.all_to_all %x on @m ["data"] split 0 concat 0 : tensor<8x4xf32> -> tensor<8x4xf32>
  // REMARK: mesh.broadcast over 1 device is left alone: the group has one device
  %b = mesh.broadcast %a on @m ["one"] root 0 : tensor<8x4xf32>
  // REMARK: mesh.reduce_scatter over 4 devices is left alone: the contraction beside it has other uses
  %y = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = mesh.reduce_scatter sum %y on @m ["model"] dim 0 : tensor<8x8xf32> -> tensor<2x8xf32>
  return %b, %y, %r : tensor<8x4xf32>, tensor<8x8xf32>, tensor<2x8xf32>
}

// Heads made of features are between a collective and a contraction, on both
// sides; if a device has a part of a head they are in the way, as is a softmax.

// CHECK-LABEL: @heads
func.func @heads(%x: tensor<8x4xf32>, %w: tensor<8x2x8xf32>, %v: tensor<4x2x8xf32>, %u: tensor<8x8xf32>, %init: tensor<8x8xf32>, %partial: tensor<8x16xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x2x2xf32>, tensor<8x4xf32>) {
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  // REMARK: mesh.all_gather over 4 devices beside 1 contraction: bidirectional up, halves the 3 steps
  %whole = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %heads = tensor.expand_shape %whole [[0], [1, 2]] output_shape [8, 8, 2] : tensor<8x16xf32> into tensor<8x8x2xf32>
  %y = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%heads, %w : tensor<8x8x2xf32>, tensor<8x2x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>

  %pair = tensor.extract_slice %x[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  // REMARK: mesh.all_gather over 4 devices is left alone: tensor.expand_shape, between it and a contraction, cannot be computed block by block
  %rows = mesh.all_gather %pair on @m ["model"] dim 0 : tensor<4x4xf32> -> tensor<16x4xf32>
  %parts = tensor.expand_shape %rows [[0, 1], [2]] output_shape [2, 8, 4] : tensor<16x4xf32> into tensor<2x8x4xf32>
  %e = tensor.empty() : tensor<4x2x8xf32>
  %turned = linalg.transpose ins(%parts : tensor<2x8x4xf32>) outs(%e : tensor<4x2x8xf32>) permutation = [2, 0, 1]
  %z = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (h, k, i)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%turned, %v : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>

  %made = linalg.matmul ins(%z, %partial : tensor<8x8xf32>, tensor<8x16xf32>) outs(%partial : tensor<8x16xf32>) -> tensor<8x16xf32>
  %made_heads = tensor.expand_shape %made [[0], [1, 2]] output_shape [8, 8, 2] : tensor<8x16xf32> into tensor<8x8x2xf32>
  // CHECK: mesh.reduce_scatter {{.*}} {mesh.overlap = #mesh.overlap<bidirectional>}
  // REMARK: mesh.reduce_scatter over 4 devices beside 1 contraction: bidirectional up
  %r = mesh.reduce_scatter sum %made_heads on @m ["model"] dim 1 : tensor<8x8x2xf32> -> tensor<8x2x2xf32>

  %logits = linalg.matmul ins(%y, %partial : tensor<8x8xf32>, tensor<8x16xf32>) outs(%partial : tensor<8x16xf32>) -> tensor<8x16xf32>
  %e2 = tensor.empty() : tensor<8x16xf32>
  %soft = linalg.softmax dimension(1) ins(%logits : tensor<8x16xf32>) outs(%e2 : tensor<8x16xf32>) -> tensor<8x16xf32>
  // REMARK: mesh.reduce_scatter over 4 devices is left alone: linalg.softmax, between it and a contraction, cannot be computed block by block
  %s = mesh.reduce_scatter sum %soft on @m ["model"] dim 1 : tensor<8x16xf32> -> tensor<8x4xf32>
  return %y, %z, %r, %s : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x2x2xf32>, tensor<8x4xf32>
}
