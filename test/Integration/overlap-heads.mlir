// Features that become heads, and heads that become features, between a
// collective and a contraction: the ring goes on with blocks of whole heads, and
// the same comes out in all modes, in chunks, in loops and over levels.
//
// REQUIRES: mesh-run
// DEFINE: %{mode} = ring
// DEFINE: %{more} = unroll-limit=8
// DEFINE: %{run} = mesh-run %s --opt-level=0 --overlap=none --pipeline="mesh-rings{overlap=%{mode} %{more}}"
// DEFINE: %{all} = %{run} --entry=split --reference=%s:split_plain \
// DEFINE:   && %{run} --entry=merge --reference=%s:merge_plain \
// DEFINE:   && %{run} --entry=attention --reference=%s:attention_plain \
// DEFINE:   && %{run} --entry=scatter_heads --reference=%s:scatter_heads_plain \
// DEFINE:   && %{run} --entry=scatter_features --reference=%s:scatter_features_plain \
// DEFINE:   && %{run} --entry=reduce --reference=%s:reduce_plain \
// DEFINE:   && %{run} --entry=parts_of_heads --reference=%s:parts_of_heads_plain \
// DEFINE:   && %{run} --entry=scatter_parts_of_heads --reference=%s:scatter_parts_of_heads_plain
// RUN: %{all}
// REDEFINE: %{mode} = bidirectional
// RUN: %{all}
// REDEFINE: %{mode} = split
// RUN: %{all}
// REDEFINE: %{more} = unroll-limit=8 chunks=2
// RUN: %{all}
// REDEFINE: %{mode} = ring
// RUN: %{all}
// REDEFINE: %{more} = unroll-limit=2 chunks=3
// RUN: %{all}
// REDEFINE: %{mode} = bidirectional
// RUN: %{all}
// REDEFINE: %{more} = unroll-limit=8 form=doubling
// RUN: %{all}
//
// Where blocks are whole heads there is nothing gathered or reduced beside the
// rings, and else the contraction is left alone.
// RUN: mesh-opt %s --mesh-rings=overlap=ring | FileCheck %s

mesh.mesh @m = <["x"=4]>

#rows = #mesh.sharding<@m, [{"x"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"x"}]>
#whole = #mesh.sharding<@m, [{}, {}]>
#outer = #mesh.sharding<@m, [{"x"}, {}, {}]>
#middle = #mesh.sharding<@m, [{}, {"x"}, {}]>
#whole3 = #mesh.sharding<@m, [{}, {}, {}]>

// Three heads of four features on each device; both are contracted.

// CHECK-LABEL: func.func @split(
// CHECK-NOT: mesh.all_gather
// CHECK: return
func.func @split(%x: tensor<6x12xf32> {mesh.sharding = #columns}, %w: tensor<12x4x5xf32> {mesh.sharding = #whole3})
    -> (tensor<6x5xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %g = mesh.all_gather %x on @m ["x"] dim 1 : tensor<6x12xf32> -> tensor<6x48xf32>
  %on = math.tanh %g : tensor<6x48xf32>
  %h = tensor.expand_shape %on [[0], [1, 2]] output_shape [6, 12, 4] : tensor<6x48xf32> into tensor<6x12x4xf32>
  %z = arith.constant dense<0.0> : tensor<6x5xf32>
  %y = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%h, %w : tensor<6x12x4xf32>, tensor<12x4x5xf32>) outs(%z : tensor<6x5xf32>) -> tensor<6x5xf32>
  return %y : tensor<6x5xf32>
}

func.func @split_plain(%x: tensor<6x48xf32>, %w: tensor<12x4x5xf32>) -> tensor<6x5xf32> {
  %on = math.tanh %x : tensor<6x48xf32>
  %h = tensor.expand_shape %on [[0], [1, 2]] output_shape [6, 12, 4] : tensor<6x48xf32> into tensor<6x12x4xf32>
  %z = arith.constant dense<0.0> : tensor<6x5xf32>
  %y = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%h, %w : tensor<6x12x4xf32>, tensor<12x4x5xf32>) outs(%z : tensor<6x5xf32>) -> tensor<6x5xf32>
  return %y : tensor<6x5xf32>
}

// Three heads on each device, behind a dim of one element, are merged to
// features, to which a bias is added. What is gathered has another use.

// CHECK-LABEL: func.func @merge(
// CHECK-NOT: mesh.all_gather
// CHECK: return
func.func @merge(%x: tensor<1x3x4x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}, {}, {}]>}, %b: tensor<48x6xf32> {mesh.sharding = #whole}, %w: tensor<48x5xf32> {mesh.sharding = #whole})
    -> (tensor<6x5xf32> {mesh.sharding = #whole}, tensor<1x12x4x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {}, {}]>})
    attributes {mesh.spmd = @m} {
  %g = mesh.all_gather %x on @m ["x"] dim 1 : tensor<1x3x4x6xf32> -> tensor<1x12x4x6xf32>
  %f = tensor.collapse_shape %g [[0, 1, 2], [3]] : tensor<1x12x4x6xf32> into tensor<48x6xf32>
  %biased = arith.addf %f, %b : tensor<48x6xf32>
  %z = arith.constant dense<0.0> : tensor<6x5xf32>
  %y = linalg.contract indexing_maps = [affine_map<(k, i, o) -> (k, i)>, affine_map<(k, i, o) -> (k, o)>, affine_map<(k, i, o) -> (i, o)>] ins(%biased, %w : tensor<48x6xf32>, tensor<48x5xf32>) outs(%z : tensor<6x5xf32>) -> tensor<6x5xf32>
  return %y, %g : tensor<6x5xf32>, tensor<1x12x4x6xf32>
}

func.func @merge_plain(%x: tensor<1x12x4x6xf32>, %b: tensor<48x6xf32>, %w: tensor<48x5xf32>) -> (tensor<6x5xf32>, tensor<1x12x4x6xf32>) {
  %f = tensor.collapse_shape %x [[0, 1, 2], [3]] : tensor<1x12x4x6xf32> into tensor<48x6xf32>
  %biased = arith.addf %f, %b : tensor<48x6xf32>
  %z = arith.constant dense<0.0> : tensor<6x5xf32>
  %y = linalg.contract indexing_maps = [affine_map<(k, i, o) -> (k, i)>, affine_map<(k, i, o) -> (k, o)>, affine_map<(k, i, o) -> (i, o)>] ins(%biased, %w : tensor<48x6xf32>, tensor<48x5xf32>) outs(%z : tensor<6x5xf32>) -> tensor<6x5xf32>
  return %y, %x : tensor<6x5xf32>, tensor<1x12x4x6xf32>
}

// Of one gather: heads, which are a batch dim and the outermost one of the
// result, and the features themselves. Heads of four features and pairs of them
// need blocks of whole pairs.

// CHECK-LABEL: func.func @attention(
// CHECK-NOT: mesh.all_gather
// CHECK: return
func.func @attention(%x: tensor<6x16xf32> {mesh.sharding = #columns}, %w: tensor<16x4x5xf32> {mesh.sharding = #whole3}, %v: tensor<64x3xf32> {mesh.sharding = #whole}, %u: tensor<8x8x2xf32> {mesh.sharding = #whole3})
    -> (tensor<16x6x5xf32> {mesh.sharding = #whole3}, tensor<6x3xf32> {mesh.sharding = #whole}, tensor<6x2xf32> {mesh.sharding = #whole})
    attributes {mesh.spmd = @m} {
  %g = mesh.all_gather %x on @m ["x"] dim 1 : tensor<6x16xf32> -> tensor<6x64xf32>
  %h = tensor.expand_shape %g [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
  %e = tensor.empty() : tensor<16x6x4xf32>
  %t = linalg.transpose ins(%h : tensor<6x16x4xf32>) outs(%e : tensor<16x6x4xf32>) permutation = [1, 0, 2]
  %z0 = arith.constant dense<0.0> : tensor<16x6x5xf32>
  %y0 = linalg.batch_matmul ins(%t, %w : tensor<16x6x4xf32>, tensor<16x4x5xf32>) outs(%z0 : tensor<16x6x5xf32>) -> tensor<16x6x5xf32>
  %z1 = arith.constant dense<0.0> : tensor<6x3xf32>
  %y1 = linalg.matmul ins(%g, %v : tensor<6x64xf32>, tensor<64x3xf32>) outs(%z1 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %p = tensor.expand_shape %g [[0], [1, 2]] output_shape [6, 8, 8] : tensor<6x64xf32> into tensor<6x8x8xf32>
  %z2 = arith.constant dense<0.0> : tensor<6x2xf32>
  %y2 = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%p, %u : tensor<6x8x8xf32>, tensor<8x8x2xf32>) outs(%z2 : tensor<6x2xf32>) -> tensor<6x2xf32>
  return %y0, %y1, %y2 : tensor<16x6x5xf32>, tensor<6x3xf32>, tensor<6x2xf32>
}

func.func @attention_plain(%g: tensor<6x64xf32>, %w: tensor<16x4x5xf32>, %v: tensor<64x3xf32>, %u: tensor<8x8x2xf32>) -> (tensor<16x6x5xf32>, tensor<6x3xf32>, tensor<6x2xf32>) {
  %h = tensor.expand_shape %g [[0], [1, 2]] output_shape [6, 16, 4] : tensor<6x64xf32> into tensor<6x16x4xf32>
  %e = tensor.empty() : tensor<16x6x4xf32>
  %t = linalg.transpose ins(%h : tensor<6x16x4xf32>) outs(%e : tensor<16x6x4xf32>) permutation = [1, 0, 2]
  %z0 = arith.constant dense<0.0> : tensor<16x6x5xf32>
  %y0 = linalg.batch_matmul ins(%t, %w : tensor<16x6x4xf32>, tensor<16x4x5xf32>) outs(%z0 : tensor<16x6x5xf32>) -> tensor<16x6x5xf32>
  %z1 = arith.constant dense<0.0> : tensor<6x3xf32>
  %y1 = linalg.matmul ins(%g, %v : tensor<6x64xf32>, tensor<64x3xf32>) outs(%z1 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %p = tensor.expand_shape %g [[0], [1, 2]] output_shape [6, 8, 8] : tensor<6x64xf32> into tensor<6x8x8xf32>
  %z2 = arith.constant dense<0.0> : tensor<6x2xf32>
  %y2 = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%p, %u : tensor<6x8x8xf32>, tensor<8x8x2xf32>) outs(%z2 : tensor<6x2xf32>) -> tensor<6x2xf32>
  return %y0, %y1, %y2 : tensor<16x6x5xf32>, tensor<6x3xf32>, tensor<6x2xf32>
}

// Features are computed and heads are scattered, three on each device; a part
// of what is scattered is not a contraction's.

// CHECK-LABEL: func.func @scatter_heads(
// CHECK-NOT: mesh.reduce_scatter
// CHECK: return
func.func @scatter_heads(%x: tensor<6x4xf32> {mesh.sharding = #columns}, %w: tensor<4x24xf32> {mesh.sharding = #rows}, %b: tensor<6x24xf32> {mesh.sharding = #whole})
    -> (tensor<6x3x2xf32> {mesh.sharding = #middle}) attributes {mesh.spmd = @m} {
  %z = arith.constant dense<0.0> : tensor<6x24xf32>
  %y = linalg.matmul ins(%x, %w : tensor<6x4xf32>, tensor<4x24xf32>) outs(%z : tensor<6x24xf32>) -> tensor<6x24xf32>
  %h = tensor.expand_shape %y [[0], [1, 2]] output_shape [6, 12, 2] : tensor<6x24xf32> into tensor<6x12x2xf32>
  %bh = tensor.expand_shape %b [[0], [1, 2]] output_shape [6, 12, 2] : tensor<6x24xf32> into tensor<6x12x2xf32>
  %quarter = arith.constant dense<0.25> : tensor<6x12x2xf32>
  %part = arith.mulf %bh, %quarter : tensor<6x12x2xf32>
  %sum = arith.addf %h, %part : tensor<6x12x2xf32>
  %r = mesh.reduce_scatter sum %sum on @m ["x"] dim 1 : tensor<6x12x2xf32> -> tensor<6x3x2xf32>
  return %r : tensor<6x3x2xf32>
}

func.func @scatter_heads_plain(%x: tensor<6x16xf32>, %w: tensor<16x24xf32>, %b: tensor<6x24xf32>) -> tensor<6x12x2xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<6x16xf32>, tensor<16x24xf32>) outs(%b : tensor<6x24xf32>) -> tensor<6x24xf32>
  %h = tensor.expand_shape %y [[0], [1, 2]] output_shape [6, 12, 2] : tensor<6x24xf32> into tensor<6x12x2xf32>
  return %h : tensor<6x12x2xf32>
}

// Heads are computed, each by itself, and features are scattered.

// CHECK-LABEL: func.func @scatter_features(
// CHECK-NOT: mesh.reduce_scatter
// CHECK: return
func.func @scatter_features(%x: tensor<12x5x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"x"}]>}, %w: tensor<12x4x6xf32> {mesh.sharding = #middle})
    -> (tensor<15x6xf32> {mesh.sharding = #rows}) attributes {mesh.spmd = @m} {
  %z = arith.constant dense<0.0> : tensor<12x5x6xf32>
  %y = linalg.batch_matmul ins(%x, %w : tensor<12x5x4xf32>, tensor<12x4x6xf32>) outs(%z : tensor<12x5x6xf32>) -> tensor<12x5x6xf32>
  %f = tensor.collapse_shape %y [[0, 1], [2]] : tensor<12x5x6xf32> into tensor<60x6xf32>
  %r = mesh.reduce_scatter sum %f on @m ["x"] dim 0 : tensor<60x6xf32> -> tensor<15x6xf32>
  return %r : tensor<15x6xf32>
}

func.func @scatter_features_plain(%x: tensor<12x5x16xf32>, %w: tensor<12x16x6xf32>) -> tensor<60x6xf32> {
  %z = arith.constant dense<0.0> : tensor<12x5x6xf32>
  %y = linalg.batch_matmul ins(%x, %w : tensor<12x5x16xf32>, tensor<12x16x6xf32>) outs(%z : tensor<12x5x6xf32>) -> tensor<12x5x6xf32>
  %f = tensor.collapse_shape %y [[0, 1], [2]] : tensor<12x5x6xf32> into tensor<60x6xf32>
  return %f : tensor<60x6xf32>
}

// Both halves of an all-reduce, under what makes heads and what takes features.

// CHECK-LABEL: func.func @reduce(
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @reduce(%x: tensor<12x5x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"x"}]>}, %w: tensor<12x4x6xf32> {mesh.sharding = #middle}, %v: tensor<5x30xf32> {mesh.sharding = #whole})
    -> (tensor<5x12xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %z = arith.constant dense<0.0> : tensor<12x5x6xf32>
  %y = linalg.batch_matmul ins(%x, %w : tensor<12x5x4xf32>, tensor<12x4x6xf32>) outs(%z : tensor<12x5x6xf32>) -> tensor<12x5x6xf32>
  %f = tensor.collapse_shape %y [[0, 1], [2]] : tensor<12x5x6xf32> into tensor<60x6xf32>
  %r = mesh.all_reduce sum %f on @m ["x"] : tensor<60x6xf32>
  %h = tensor.expand_shape %r [[0, 1], [2]] output_shape [12, 5, 6] : tensor<60x6xf32> into tensor<12x5x6xf32>
  %t = tensor.collapse_shape %h [[0], [1, 2]] : tensor<12x5x6xf32> into tensor<12x30xf32>
  %z1 = arith.constant dense<0.0> : tensor<5x12xf32>
  %o = linalg.contract indexing_maps = [affine_map<(i, h, k) -> (h, k)>, affine_map<(i, h, k) -> (i, k)>, affine_map<(i, h, k) -> (i, h)>] ins(%t, %v : tensor<12x30xf32>, tensor<5x30xf32>) outs(%z1 : tensor<5x12xf32>) -> tensor<5x12xf32>
  return %o : tensor<5x12xf32>
}

func.func @reduce_plain(%x: tensor<12x5x16xf32>, %w: tensor<12x16x6xf32>, %v: tensor<5x30xf32>) -> tensor<5x12xf32> {
  %z = arith.constant dense<0.0> : tensor<12x5x6xf32>
  %y = linalg.batch_matmul ins(%x, %w : tensor<12x5x16xf32>, tensor<12x16x6xf32>) outs(%z : tensor<12x5x6xf32>) -> tensor<12x5x6xf32>
  %t = tensor.collapse_shape %y [[0], [1, 2]] : tensor<12x5x6xf32> into tensor<12x30xf32>
  %z1 = arith.constant dense<0.0> : tensor<5x12xf32>
  %o = linalg.contract indexing_maps = [affine_map<(i, h, k) -> (h, k)>, affine_map<(i, h, k) -> (i, k)>, affine_map<(i, h, k) -> (i, h)>] ins(%t, %v : tensor<12x30xf32>, tensor<5x30xf32>) outs(%z1 : tensor<5x12xf32>) -> tensor<5x12xf32>
  return %o : tensor<5x12xf32>
}

// Of six heads of two features a device has one and a half.

// CHECK-LABEL: func.func @parts_of_heads(
// CHECK: mesh.all_gather
// CHECK: return
func.func @parts_of_heads(%x: tensor<5x3xf32> {mesh.sharding = #columns}, %w: tensor<6x2x5xf32> {mesh.sharding = #whole3})
    -> (tensor<5x5xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %g = mesh.all_gather %x on @m ["x"] dim 1 : tensor<5x3xf32> -> tensor<5x12xf32>
  %h = tensor.expand_shape %g [[0], [1, 2]] output_shape [5, 6, 2] : tensor<5x12xf32> into tensor<5x6x2xf32>
  %z = arith.constant dense<0.0> : tensor<5x5xf32>
  %y = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%h, %w : tensor<5x6x2xf32>, tensor<6x2x5xf32>) outs(%z : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %y : tensor<5x5xf32>
}

func.func @parts_of_heads_plain(%x: tensor<5x12xf32>, %w: tensor<6x2x5xf32>) -> tensor<5x5xf32> {
  %h = tensor.expand_shape %x [[0], [1, 2]] output_shape [5, 6, 2] : tensor<5x12xf32> into tensor<5x6x2xf32>
  %z = arith.constant dense<0.0> : tensor<5x5xf32>
  %y = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>] ins(%h, %w : tensor<5x6x2xf32>, tensor<6x2x5xf32>) outs(%z : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %y : tensor<5x5xf32>
}

// Of six heads of two features a device gets one and a half; another
// contraction, of features, is cut.

// CHECK-LABEL: func.func @scatter_parts_of_heads(
// CHECK: linalg.batch_matmul {{.*}} -> tensor<6x2x5xf32>
// CHECK-NOT: mesh.reduce_scatter
// CHECK: return
func.func @scatter_parts_of_heads(%x: tensor<6x2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"x"}]>}, %w: tensor<6x4x5xf32> {mesh.sharding = #middle}, %a: tensor<12x4xf32> {mesh.sharding = #columns}, %b: tensor<4x5xf32> {mesh.sharding = #rows})
    -> (tensor<3x5xf32> {mesh.sharding = #rows}) attributes {mesh.spmd = @m} {
  %z = arith.constant dense<0.0> : tensor<6x2x5xf32>
  %y = linalg.batch_matmul ins(%x, %w : tensor<6x2x4xf32>, tensor<6x4x5xf32>) outs(%z : tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
  %f = tensor.collapse_shape %y [[0, 1], [2]] : tensor<6x2x5xf32> into tensor<12x5xf32>
  %z1 = arith.constant dense<0.0> : tensor<12x5xf32>
  %c = linalg.matmul ins(%a, %b : tensor<12x4xf32>, tensor<4x5xf32>) outs(%z1 : tensor<12x5xf32>) -> tensor<12x5xf32>
  %sum = arith.addf %f, %c : tensor<12x5xf32>
  %r = mesh.reduce_scatter sum %sum on @m ["x"] dim 0 : tensor<12x5xf32> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @scatter_parts_of_heads_plain(%x: tensor<6x2x16xf32>, %w: tensor<6x16x5xf32>, %a: tensor<12x16xf32>, %b: tensor<16x5xf32>) -> tensor<12x5xf32> {
  %z = arith.constant dense<0.0> : tensor<6x2x5xf32>
  %y = linalg.batch_matmul ins(%x, %w : tensor<6x2x16xf32>, tensor<6x16x5xf32>) outs(%z : tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
  %f = tensor.collapse_shape %y [[0, 1], [2]] : tensor<6x2x5xf32> into tensor<12x5xf32>
  %c = linalg.matmul ins(%a, %b : tensor<12x16xf32>, tensor<16x5xf32>) outs(%f : tensor<12x5xf32>) -> tensor<12x5xf32>
  return %c : tensor<12x5xf32>
}
