// Gathered tensors that a contraction takes along one loop travel in one ring,
// and the same comes out in all modes, in chunks, in loops and over levels, for
// 2, 3, 4 and 8 devices.
//
// REQUIRES: mesh-run
// DEFINE: %{n} = 4
// DEFINE: %{rings} = overlap=ring
// DEFINE: %{run} = mesh-run %t.%{n}.mlir --check --opt-level=0 --overlap=none --pipeline="mesh-spmd{combine-bytes=0},mesh-rings{%{rings}}"
// DEFINE: %{all} = sed 's/"x"=4/"x"=%{n}/' %s > %t.%{n}.mlir \
// DEFINE:   && %{run} --entry=layers && %{run} --entry=products && %{run} --entry=types --tolerance=1e-2
// RUN: %{all}
// REDEFINE: %{rings} = overlap=bidirectional chunks=2
// RUN: %{all}
// REDEFINE: %{rings} = overlap=split unroll-limit=2
// RUN: %{all}
// REDEFINE: %{rings} = overlap=bidirectional form=doubling
// RUN: %{all}
// REDEFINE: %{rings} = form=bruck overlap=ring
// RUN: %{all}
// REDEFINE: %{n} = 3
// RUN: %{all}
// REDEFINE: %{rings} = overlap=ring chunks=3 unroll-limit=2
// RUN: %{all}
// REDEFINE: %{rings} = overlap=split direction=down
// RUN: %{all}
// REDEFINE: %{n} = 2
// RUN: %{all}
// REDEFINE: %{rings} = overlap=ring
// RUN: %{all}
// REDEFINE: %{n} = 8
// RUN: %{all}
// REDEFINE: %{rings} = overlap=bidirectional chunks=3 unroll-limit=4
// RUN: %{all}
// REDEFINE: %{rings} = overlap=split chunks=2 form=doubling
// RUN: %{all}
//
// Nothing is gathered beside the rings.
// RUN: mesh-opt %s --mesh-spmd=combine-bytes=0 --mesh-rings=overlap=ring | FileCheck %s
// CHECK-NOT: mesh.all_gather

mesh.mesh @m = <["x"=4]>

#rows = #mesh.sharding<@m, [{"x"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"x"}]>
#whole = #mesh.sharding<@m, [{}, {}]>
#outer = #mesh.sharding<@m, [{"x"}, {}, {}]>
#whole3 = #mesh.sharding<@m, [{}, {}, {}]>

// Three layers share an activated input, which has another use, and gather
// their weights along its features; one takes them as heads.
func.func @layers(
    %x: tensor<5x48xf32> {mesh.sharding = #columns},
    %q: tensor<48x6xf32> {mesh.sharding = #rows},
    %k: tensor<7x48xf32> {mesh.sharding = #columns},
    %v: tensor<24x2x3xf32> {mesh.sharding = #outer})
    -> (tensor<5x6xf32> {mesh.sharding = #whole}, tensor<5x7xf32> {mesh.sharding = #whole},
        tensor<5x3xf32> {mesh.sharding = #whole}, tensor<5x48xf32> {mesh.sharding = #whole}) {
  %xw = mesh.reshard %x <@m, [{}, {}]> : tensor<5x48xf32>
  %on = math.tanh %xw : tensor<5x48xf32>
  %half = arith.constant dense<0.5> : tensor<48x6xf32>
  %scaled = arith.mulf %q, %half : tensor<48x6xf32>
  %qw = mesh.reshard %scaled <@m, [{}, {}]> : tensor<48x6xf32>
  %zero = arith.constant dense<0.0> : tensor<5x6xf32>
  %a = linalg.matmul ins(%on, %qw : tensor<5x48xf32>, tensor<48x6xf32>) outs(%zero : tensor<5x6xf32>) -> tensor<5x6xf32>
  %kw = mesh.reshard %k <@m, [{}, {}]> : tensor<7x48xf32>
  %one = arith.constant dense<1.0> : tensor<5x7xf32>
  %b = linalg.contract indexing_maps = [affine_map<(i, o, k) -> (i, k)>, affine_map<(i, o, k) -> (o, k)>, affine_map<(i, o, k) -> (i, o)>]
      ins(%on, %kw : tensor<5x48xf32>, tensor<7x48xf32>) outs(%one : tensor<5x7xf32>) -> tensor<5x7xf32>
  %vw = mesh.reshard %v <@m, [{}, {}, {}]> : tensor<24x2x3xf32>
  %heads = tensor.expand_shape %on [[0], [1, 2]] output_shape [5, 24, 2] : tensor<5x48xf32> into tensor<5x24x2xf32>
  %zero3 = arith.constant dense<0.0> : tensor<5x3xf32>
  %c = linalg.contract indexing_maps = [affine_map<(i, h, k, o) -> (i, h, k)>, affine_map<(i, h, k, o) -> (h, k, o)>, affine_map<(i, h, k, o) -> (i, o)>]
      ins(%heads, %vw : tensor<5x24x2xf32>, tensor<24x2x3xf32>) outs(%zero3 : tensor<5x3xf32>) -> tensor<5x3xf32>
  return %a, %b, %c, %xw : tensor<5x6xf32>, tensor<5x7xf32>, tensor<5x3xf32>, tensor<5x48xf32>
}

// A Gram matrix, of one tensor with itself; a product of batches, both gathered;
// and one of the sum of two gathered tensors.
func.func @products(
    %x: tensor<6x24xf32> {mesh.sharding = #columns},
    %a: tensor<24x4x5xf32> {mesh.sharding = #outer},
    %b: tensor<24x5x3xf32> {mesh.sharding = #outer},
    %u: tensor<24x4xf32> {mesh.sharding = #rows},
    %v: tensor<24x4xf32> {mesh.sharding = #rows},
    %w: tensor<4x3xf32> {mesh.sharding = #whole})
    -> (tensor<6x6xf32> {mesh.sharding = #whole}, tensor<24x4x3xf32> {mesh.sharding = #whole3},
        tensor<24x3xf32> {mesh.sharding = #whole}) {
  %xw = mesh.reshard %x <@m, [{}, {}]> : tensor<6x24xf32>
  %zero = arith.constant dense<0.0> : tensor<6x6xf32>
  %gram = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>]
      ins(%xw, %xw : tensor<6x24xf32>, tensor<6x24xf32>) outs(%zero : tensor<6x6xf32>) -> tensor<6x6xf32>
  %aw = mesh.reshard %a <@m, [{}, {}, {}]> : tensor<24x4x5xf32>
  %bw = mesh.reshard %b <@m, [{}, {}, {}]> : tensor<24x5x3xf32>
  %zero3 = arith.constant dense<0.0> : tensor<24x4x3xf32>
  %batches = linalg.batch_matmul ins(%aw, %bw : tensor<24x4x5xf32>, tensor<24x5x3xf32>) outs(%zero3 : tensor<24x4x3xf32>) -> tensor<24x4x3xf32>
  %uw = mesh.reshard %u <@m, [{}, {}]> : tensor<24x4xf32>
  %vw = mesh.reshard %v <@m, [{}, {}]> : tensor<24x4xf32>
  %sum = arith.addf %uw, %vw : tensor<24x4xf32>
  %zero2 = arith.constant dense<0.0> : tensor<24x3xf32>
  %y = linalg.matmul ins(%sum, %w : tensor<24x4xf32>, tensor<4x3xf32>) outs(%zero2 : tensor<24x3xf32>) -> tensor<24x3xf32>
  return %gram, %batches, %y : tensor<6x6xf32>, tensor<24x4x3xf32>, tensor<24x3xf32>
}

// bf16 times a cast of f32, and integers.
func.func @types(
    %x: tensor<6x24xbf16> {mesh.sharding = #columns},
    %w: tensor<24x5xf32> {mesh.sharding = #rows},
    %a: tensor<6x24xi32> {mesh.sharding = #columns},
    %b: tensor<24x5xi32> {mesh.sharding = #rows})
    -> (tensor<6x5xf32> {mesh.sharding = #whole}, tensor<6x5xi32> {mesh.sharding = #whole}) {
  %xw = mesh.reshard %x <@m, [{}, {}]> : tensor<6x24xbf16>
  %ww = mesh.reshard %w <@m, [{}, {}]> : tensor<24x5xf32>
  %narrow = arith.truncf %ww : tensor<24x5xf32> to tensor<24x5xbf16>
  %zero = arith.constant dense<0.0> : tensor<6x5xf32>
  %y = linalg.matmul ins(%xw, %narrow : tensor<6x24xbf16>, tensor<24x5xbf16>) outs(%zero : tensor<6x5xf32>) -> tensor<6x5xf32>
  %aw = mesh.reshard %a <@m, [{}, {}]> : tensor<6x24xi32>
  %bw = mesh.reshard %b <@m, [{}, {}]> : tensor<24x5xi32>
  %one = arith.constant dense<1> : tensor<6x5xi32>
  %z = linalg.matmul ins(%aw, %bw : tensor<6x24xi32>, tensor<24x5xi32>) outs(%one : tensor<6x5xi32>) -> tensor<6x5xi32>
  return %y, %z : tensor<6x5xf32>, tensor<6x5xi32>
}
