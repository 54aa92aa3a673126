// What stands between a collective and a contraction is computed block by block
// in the ring, and the same comes out: casts, biases, scales, transposes,
// reshapes, activations.
//
// REQUIRES: mesh-run
// DEFINE: %{mode} = ring
// DEFINE: %{limit} = 8
// DEFINE: %{run} = mesh-run %s --opt-level=0 --overlap=none --pipeline="mesh-rings{overlap=%{mode} unroll-limit=%{limit}}"
// DEFINE: %{all} = %{run} --entry=gather --reference=%s:gather_plain --tolerance=1e-5 \
// DEFINE:   && %{run} --entry=scatter --reference=%s:scatter_plain \
// DEFINE:   && %{run} --entry=reduce --reference=%s:reduce_plain
// RUN: %{all}
// REDEFINE: %{mode} = bidirectional
// RUN: %{all}
// REDEFINE: %{mode} = split
// RUN: %{all}
// REDEFINE: %{limit} = 2
// RUN: %{all}
// REDEFINE: %{mode} = ring
// RUN: %{all}
// REDEFINE: %{mode} = bidirectional
// RUN: %{all}
//
// Nothing is gathered or reduced beside the rings.
// RUN: mesh-opt %s --mesh-rings=overlap=ring | FileCheck %s
// CHECK-NOT: mesh.all_
// CHECK-NOT: mesh.reduce_scatter

mesh.mesh @m = <["model"=4]>

#rows = #mesh.sharding<@m, [{"model"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"model"}]>
#whole = #mesh.sharding<@m, [{}, {}]>

// x is scaled by what each column has to say, activated, transposed and cast;
// two layers take it, one along the gathered dim, one beside it.
func.func @gather(
    %x: tensor<8x4xf32> {mesh.sharding = #columns},
    %scale: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>},
    %v: tensor<16x6xf64> {mesh.sharding = #whole},
    %w: tensor<8x6xf64> {mesh.sharding = #whole})
    -> (tensor<8x6xf64> {mesh.sharding = #whole}, tensor<16x6xf64> {mesh.sharding = #whole})
    attributes {mesh.spmd = @m} {
  %whole = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x16xf32>
  %e = tensor.empty() : tensor<8x16xf32>
  %scales = linalg.broadcast ins(%scale : tensor<16xf32>) outs(%e : tensor<8x16xf32>) dimensions = [0]
  %scaled = arith.mulf %whole, %scales : tensor<8x16xf32>
  %half = arith.constant dense<0.5> : tensor<8x16xf32>
  %shifted = arith.addf %scaled, %half : tensor<8x16xf32>
  %tanh = math.tanh %shifted : tensor<8x16xf32>
  %gate = arith.mulf %tanh, %shifted : tensor<8x16xf32>
  %cast = arith.extf %gate : tensor<8x16xf32> to tensor<8x16xf64>
  %zeros = arith.constant dense<0.0> : tensor<8x6xf64>
  %y = linalg.matmul ins(%cast, %v : tensor<8x16xf64>, tensor<16x6xf64>) outs(%zeros : tensor<8x6xf64>) -> tensor<8x6xf64>
  %e2 = tensor.empty() : tensor<16x8xf64>
  %turned = linalg.transpose ins(%cast : tensor<8x16xf64>) outs(%e2 : tensor<16x8xf64>) permutation = [1, 0]
  %zeros2 = arith.constant dense<0.0> : tensor<16x6xf64>
  %z = linalg.matmul ins(%turned, %w : tensor<16x8xf64>, tensor<8x6xf64>) outs(%zeros2 : tensor<16x6xf64>) -> tensor<16x6xf64>
  return %y, %z : tensor<8x6xf64>, tensor<16x6xf64>
}

func.func @gather_plain(%x: tensor<8x16xf32>, %scale: tensor<16xf32>, %v: tensor<16x6xf64>, %w: tensor<8x6xf64>)
    -> (tensor<8x6xf64>, tensor<16x6xf64>) {
  %e = tensor.empty() : tensor<8x16xf32>
  %scales = linalg.broadcast ins(%scale : tensor<16xf32>) outs(%e : tensor<8x16xf32>) dimensions = [0]
  %scaled = arith.mulf %x, %scales : tensor<8x16xf32>
  %half = arith.constant dense<0.5> : tensor<8x16xf32>
  %shifted = arith.addf %scaled, %half : tensor<8x16xf32>
  %tanh = math.tanh %shifted : tensor<8x16xf32>
  %gate = arith.mulf %tanh, %shifted : tensor<8x16xf32>
  %cast = arith.extf %gate : tensor<8x16xf32> to tensor<8x16xf64>
  %zeros = arith.constant dense<0.0> : tensor<8x6xf64>
  %y = linalg.matmul ins(%cast, %v : tensor<8x16xf64>, tensor<16x6xf64>) outs(%zeros : tensor<8x6xf64>) -> tensor<8x6xf64>
  %e2 = tensor.empty() : tensor<16x8xf64>
  %turned = linalg.transpose ins(%cast : tensor<8x16xf64>) outs(%e2 : tensor<16x8xf64>) permutation = [1, 0]
  %zeros2 = arith.constant dense<0.0> : tensor<16x6xf64>
  %z = linalg.matmul ins(%turned, %w : tensor<16x8xf64>, tensor<8x6xf64>) outs(%zeros2 : tensor<16x6xf64>) -> tensor<16x6xf64>
  return %y, %z : tensor<8x6xf64>, tensor<16x6xf64>
}

// Two layers whose results are added up, with a bias on the way, cut into
// heads, and reduced in another order of dims.
func.func @scatter(
    %x: tensor<8x4xf32> {mesh.sharding = #columns},
    %v: tensor<4x12xf32> {mesh.sharding = #rows},
    %w: tensor<4x12xf32> {mesh.sharding = #rows},
    %b: tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>})
    -> (tensor<3x2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}, {}]>})
    attributes {mesh.spmd = @m} {
  %zeros = arith.constant dense<0.0> : tensor<8x12xf32>
  %y = linalg.matmul ins(%x, %v : tensor<8x4xf32>, tensor<4x12xf32>) outs(%zeros : tensor<8x12xf32>) -> tensor<8x12xf32>
  %z = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x12xf32>) outs(%zeros : tensor<8x12xf32>) -> tensor<8x12xf32>
  %sum = arith.addf %y, %z : tensor<8x12xf32>
  %e = tensor.empty() : tensor<8x12xf32>
  %bias = linalg.broadcast ins(%b : tensor<12xf32>) outs(%e : tensor<8x12xf32>) dimensions = [0]
  %quarter = arith.constant dense<0.25> : tensor<8x12xf32>
  %part = arith.mulf %bias, %quarter : tensor<8x12xf32>
  %biased = arith.addf %sum, %part : tensor<8x12xf32>
  %heads = tensor.expand_shape %biased [[0], [1, 2]] output_shape [8, 3, 4] : tensor<8x12xf32> into tensor<8x3x4xf32>
  %e2 = tensor.empty() : tensor<3x8x4xf32>
  %turned = linalg.transpose ins(%heads : tensor<8x3x4xf32>) outs(%e2 : tensor<3x8x4xf32>) permutation = [1, 0, 2]
  %r = mesh.reduce_scatter sum %turned on @m ["model"] dim 1 : tensor<3x8x4xf32> -> tensor<3x2x4xf32>
  return %r : tensor<3x2x4xf32>
}

func.func @scatter_plain(%x: tensor<8x16xf32>, %v: tensor<16x12xf32>, %w: tensor<16x12xf32>, %b: tensor<12xf32>)
    -> tensor<3x8x4xf32> {
  %e = tensor.empty() : tensor<8x12xf32>
  %bias = linalg.broadcast ins(%b : tensor<12xf32>) outs(%e : tensor<8x12xf32>) dimensions = [0]
  %y = linalg.matmul ins(%x, %v : tensor<8x16xf32>, tensor<16x12xf32>) outs(%bias : tensor<8x12xf32>) -> tensor<8x12xf32>
  %z = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x12xf32>) outs(%y : tensor<8x12xf32>) -> tensor<8x12xf32>
  %heads = tensor.expand_shape %z [[0], [1, 2]] output_shape [8, 3, 4] : tensor<8x12xf32> into tensor<8x3x4xf32>
  %e2 = tensor.empty() : tensor<3x8x4xf32>
  %turned = linalg.transpose ins(%heads : tensor<8x3x4xf32>) outs(%e2 : tensor<3x8x4xf32>) permutation = [1, 0, 2]
  return %turned : tensor<3x8x4xf32>
}

// Both halves of an all-reduce: the first under the layer before it, the second
// under the two after it.
func.func @reduce(
    %x: tensor<8x4xf32> {mesh.sharding = #columns},
    %v: tensor<4x12xf32> {mesh.sharding = #rows},
    %w: tensor<12x6xf32> {mesh.sharding = #whole},
    %u: tensor<12x5xf32> {mesh.sharding = #whole})
    -> (tensor<8x6xf32> {mesh.sharding = #whole}, tensor<8x5xf32> {mesh.sharding = #whole})
    attributes {mesh.spmd = @m} {
  %zeros = arith.constant dense<0.0> : tensor<8x12xf32>
  %y = linalg.matmul ins(%x, %v : tensor<8x4xf32>, tensor<4x12xf32>) outs(%zeros : tensor<8x12xf32>) -> tensor<8x12xf32>
  %sum = mesh.all_reduce sum %y on @m ["model"] : tensor<8x12xf32>
  %on = arith.maximumf %sum, %zeros : tensor<8x12xf32>
  %zeros1 = arith.constant dense<0.0> : tensor<8x6xf32>
  %a = linalg.matmul ins(%on, %w : tensor<8x12xf32>, tensor<12x6xf32>) outs(%zeros1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %zeros2 = arith.constant dense<0.0> : tensor<8x5xf32>
  %b = linalg.matmul ins(%sum, %u : tensor<8x12xf32>, tensor<12x5xf32>) outs(%zeros2 : tensor<8x5xf32>) -> tensor<8x5xf32>
  return %a, %b : tensor<8x6xf32>, tensor<8x5xf32>
}

func.func @reduce_plain(%x: tensor<8x16xf32>, %v: tensor<16x12xf32>, %w: tensor<12x6xf32>, %u: tensor<12x5xf32>)
    -> (tensor<8x6xf32>, tensor<8x5xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<8x12xf32>
  %y = linalg.matmul ins(%x, %v : tensor<8x16xf32>, tensor<16x12xf32>) outs(%zeros : tensor<8x12xf32>) -> tensor<8x12xf32>
  %on = arith.maximumf %y, %zeros : tensor<8x12xf32>
  %zeros1 = arith.constant dense<0.0> : tensor<8x6xf32>
  %a = linalg.matmul ins(%on, %w : tensor<8x12xf32>, tensor<12x6xf32>) outs(%zeros1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %zeros2 = arith.constant dense<0.0> : tensor<8x5xf32>
  %b = linalg.matmul ins(%y, %u : tensor<8x12xf32>, tensor<12x5xf32>) outs(%zeros2 : tensor<8x5xf32>) -> tensor<8x5xf32>
  return %a, %b : tensor<8x6xf32>, tensor<8x5xf32>
}
