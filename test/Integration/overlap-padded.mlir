// All-reduces of which no dim divides: contractions of padded operands run in
// the ring, and the same comes out in all modes, in chunks, in loops and over
// levels.
//
// REQUIRES: mesh-run
// DEFINE: %{mode} = ring
// DEFINE: %{more} = unroll-limit=8
// DEFINE: %{run} = mesh-run %s --opt-level=0 --overlap=none --pipeline="mesh-rings{overlap=%{mode} %{more}}"
// DEFINE: %{all} = %{run} --entry=layer --reference=%s:layer_plain \
// DEFINE:   && %{run} --entry=heads --reference=%s:heads_plain \
// DEFINE:   && %{run} --entry=integers --reference=%s:integers_plain \
// DEFINE:   && %{run} --entry=largest --reference=%s:largest_plain
// RUN: %{all}
// REDEFINE: %{mode} = bidirectional
// RUN: %{all}
// REDEFINE: %{mode} = split
// REDEFINE: %{more} = unroll-limit=8 chunks=2
// RUN: %{all}
// REDEFINE: %{mode} = ring
// REDEFINE: %{more} = unroll-limit=2 chunks=3
// RUN: %{all}
// REDEFINE: %{more} = unroll-limit=8 form=doubling
// RUN: %{all}
//
// Nothing is reduced beside the rings, and no contraction is whole.
// RUN: mesh-opt %s --mesh-rings=overlap=ring | FileCheck %s
// CHECK-NOT: mesh.all_reduce
// CHECK-NOT: mesh.reduce_scatter

mesh.mesh @m = <["x"=4]>

#rows = #mesh.sharding<@m, [{"x"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"x"}]>
#whole = #mesh.sharding<@m, [{}, {}]>
#vector = #mesh.sharding<@m, [{}]>

// A row-parallel layer with a bias, whose result has two uses.

func.func @layer(%x: tensor<30x4xf32> {mesh.sharding = #columns}, %w: tensor<4x39xf32> {mesh.sharding = #rows}, %b: tensor<39xf32> {mesh.sharding = #vector})
    -> (tensor<30x39xf32> {mesh.sharding = #whole}, tensor<30x39xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %z = arith.constant dense<0.0> : tensor<30x39xf32>
  %e = tensor.empty() : tensor<30x39xf32>
  %y = linalg.matmul ins(%x, %w : tensor<30x4xf32>, tensor<4x39xf32>) outs(%z : tensor<30x39xf32>) -> tensor<30x39xf32>
  %bias = linalg.broadcast ins(%b : tensor<39xf32>) outs(%e : tensor<30x39xf32>) dimensions = [0]
  %quarter = arith.constant dense<0.25> : tensor<30x39xf32>
  %part = arith.mulf %bias, %quarter : tensor<30x39xf32>
  %sum = arith.addf %y, %part : tensor<30x39xf32>
  %r = mesh.all_reduce sum %sum on @m ["x"] : tensor<30x39xf32>
  %t = math.tanh %r : tensor<30x39xf32>
  return %r, %t : tensor<30x39xf32>, tensor<30x39xf32>
}

func.func @layer_plain(%x: tensor<30x16xf32>, %w: tensor<16x39xf32>, %b: tensor<39xf32>) -> (tensor<30x39xf32>, tensor<30x39xf32>) {
  %e = tensor.empty() : tensor<30x39xf32>
  %bias = linalg.broadcast ins(%b : tensor<39xf32>) outs(%e : tensor<30x39xf32>) dimensions = [0]
  %r = linalg.matmul ins(%x, %w : tensor<30x16xf32>, tensor<16x39xf32>) outs(%bias : tensor<30x39xf32>) -> tensor<30x39xf32>
  %t = math.tanh %r : tensor<30x39xf32>
  return %r, %t : tensor<30x39xf32>, tensor<30x39xf32>
}

// Fifteen heads, each by itself, of three features.

func.func @heads(%x: tensor<15x3x4xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"x"}]>}, %w: tensor<15x4x6xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}, {}]>})
    -> (tensor<45x6xf64> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %z = arith.constant dense<0.0> : tensor<15x3x6xf64>
  %y = linalg.batch_matmul ins(%x, %w : tensor<15x3x4xf64>, tensor<15x4x6xf64>) outs(%z : tensor<15x3x6xf64>) -> tensor<15x3x6xf64>
  %f = tensor.collapse_shape %y [[0, 1], [2]] : tensor<15x3x6xf64> into tensor<45x6xf64>
  %r = mesh.all_reduce sum %f on @m ["x"] : tensor<45x6xf64>
  return %r : tensor<45x6xf64>
}

func.func @heads_plain(%x: tensor<15x3x16xf64>, %w: tensor<15x16x6xf64>) -> tensor<45x6xf64> {
  %z = arith.constant dense<0.0> : tensor<15x3x6xf64>
  %y = linalg.batch_matmul ins(%x, %w : tensor<15x3x16xf64>, tensor<15x16x6xf64>) outs(%z : tensor<15x3x6xf64>) -> tensor<15x3x6xf64>
  %f = tensor.collapse_shape %y [[0, 1], [2]] : tensor<15x3x6xf64> into tensor<45x6xf64>
  return %f : tensor<45x6xf64>
}

// Two products of integers, and what is added to them.

func.func @integers(%x: tensor<23x4xi32> {mesh.sharding = #columns}, %w: tensor<4x10xi32> {mesh.sharding = #rows}, %u: tensor<23x8xi32> {mesh.sharding = #columns}, %v: tensor<8x10xi32> {mesh.sharding = #rows})
    -> (tensor<23x10xi32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %z = arith.constant dense<0> : tensor<23x10xi32>
  %y = linalg.matmul ins(%x, %w : tensor<23x4xi32>, tensor<4x10xi32>) outs(%z : tensor<23x10xi32>) -> tensor<23x10xi32>
  %y1 = linalg.matmul ins(%u, %v : tensor<23x8xi32>, tensor<8x10xi32>) outs(%z : tensor<23x10xi32>) -> tensor<23x10xi32>
  %one = arith.constant dense<1> : tensor<23x10xi32>
  %on = arith.addi %y1, %one : tensor<23x10xi32>
  %sum = arith.addi %y, %on : tensor<23x10xi32>
  %r = mesh.all_reduce sum %sum on @m ["x"] : tensor<23x10xi32>
  return %r : tensor<23x10xi32>
}

func.func @integers_plain(%x: tensor<23x16xi32>, %w: tensor<16x10xi32>, %u: tensor<23x32xi32>, %v: tensor<32x10xi32>) -> tensor<23x10xi32> {
  %four = arith.constant dense<4> : tensor<23x10xi32>
  %y = linalg.matmul ins(%x, %w : tensor<23x16xi32>, tensor<16x10xi32>) outs(%four : tensor<23x10xi32>) -> tensor<23x10xi32>
  %y1 = linalg.matmul ins(%u, %v : tensor<23x32xi32>, tensor<32x10xi32>) outs(%y : tensor<23x10xi32>) -> tensor<23x10xi32>
  return %y1 : tensor<23x10xi32>
}

// A maximum does not see the zeros of the padding either.

func.func @largest(%x: tensor<23x4xf32> {mesh.sharding = #columns}, %w: tensor<4x10xf32> {mesh.sharding = #whole})
    -> (tensor<23x10xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %z = arith.constant dense<0.0> : tensor<23x10xf32>
  %y = linalg.matmul ins(%x, %w : tensor<23x4xf32>, tensor<4x10xf32>) outs(%z : tensor<23x10xf32>) -> tensor<23x10xf32>
  %r = mesh.all_reduce max %y on @m ["x"] : tensor<23x10xf32>
  return %r : tensor<23x10xf32>
}

func.func @largest_plain(%x: tensor<23x16xf32>, %w: tensor<4x10xf32>) -> tensor<23x10xf32> {
  %x4 = tensor.expand_shape %x [[0], [1, 2]] output_shape [23, 4, 4] : tensor<23x16xf32> into tensor<23x4x4xf32>
  %z = arith.constant dense<0.0> : tensor<23x4x10xf32>
  %y = linalg.contract indexing_maps = [affine_map<(i, d, k, o) -> (i, d, k)>, affine_map<(i, d, k, o) -> (k, o)>, affine_map<(i, d, k, o) -> (i, d, o)>] ins(%x4, %w : tensor<23x4x4xf32>, tensor<4x10xf32>) outs(%z : tensor<23x4x10xf32>) -> tensor<23x4x10xf32>
  %least = arith.constant dense<0xFF800000> : tensor<23x10xf32>
  %r = linalg.reduce { arith.maximumf } ins(%y : tensor<23x4x10xf32>) outs(%least : tensor<23x10xf32>) dimensions = [1]
  return %r : tensor<23x10xf32>
}
