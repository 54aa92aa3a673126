// Each named op of linalg (but for windows) computes on split tensors what it
// computes on whole ones.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check --opt-level=0 | FileCheck %s

// CHECK: @products on 6 devices
// CHECK: @integer_reductions on 6 devices
// CHECK: @quantized on 6 devices
// CHECK: @unsigned_reductions on 6 devices

mesh.mesh @m = <["a"=2, "b"=3]>

// Contractions, split along rows, columns and sums.
func.func @products(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>},
    %y: tensor<12x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"b"}, {}]>},
    %v: tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"b"}]>},
    %u: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>})
    -> (tensor<6x6xf32>, tensor<6xf32>, tensor<12xf32>, tensor<f32>) {
  %z0 = arith.constant dense<0.0> : tensor<6x6xf32>
  %0 = linalg.matmul ins(%x, %y : tensor<6x12xf32>, tensor<12x6xf32>) outs(%z0 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %z1 = arith.constant dense<0.0> : tensor<6xf32>
  %1 = linalg.matvec ins(%x, %v : tensor<6x12xf32>, tensor<12xf32>) outs(%z1 : tensor<6xf32>) -> tensor<6xf32>
  %z2 = arith.constant dense<0.0> : tensor<12xf32>
  %2 = linalg.vecmat ins(%u, %x : tensor<6xf32>, tensor<6x12xf32>) outs(%z2 : tensor<12xf32>) -> tensor<12xf32>
  %z3 = arith.constant dense<0.0> : tensor<f32>
  %3 = linalg.dot ins(%v, %v : tensor<12xf32>, tensor<12xf32>) outs(%z3 : tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3 : tensor<6x6xf32>, tensor<6xf32>, tensor<12xf32>, tensor<f32>
}

func.func @batches(%x: tensor<6x6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {}, {"b"}]>},
    %y: tensor<6x12x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"b"}, {"a"}]>},
    %v: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"b"}]>},
    %u: tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {}]>})
    -> (tensor<6x6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<6x6xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<6x6x6xf32>
  %0 = linalg.batch_matmul ins(%x, %y : tensor<6x6x12xf32>, tensor<6x12x6xf32>) outs(%z0 : tensor<6x6x6xf32>) -> tensor<6x6x6xf32>
  %z1 = arith.constant dense<0.0> : tensor<6x6xf32>
  %1 = linalg.batch_matvec ins(%x, %v : tensor<6x6x12xf32>, tensor<6x12xf32>) outs(%z1 : tensor<6x6xf32>) -> tensor<6x6xf32>
  %z2 = arith.constant dense<0.0> : tensor<6x12xf32>
  %2 = linalg.batch_vecmat ins(%u, %x : tensor<6x6xf32>, tensor<6x6x12xf32>) outs(%z2 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z3 = arith.constant dense<0.0> : tensor<6x6xf32>
  %3 = linalg.batch_reduce_matmul ins(%x, %y : tensor<6x6x12xf32>, tensor<6x12x6xf32>) outs(%z3 : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %0, %1, %2, %3 : tensor<6x6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<6x6xf32>
}

// Contractions of tiled layouts.
func.func @tiles(%x: tensor<6x6x2x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}, {}, {}]>},
    %y: tensor<6x6x4x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}, {}, {}]>},
    %p: tensor<2x6x6x2x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {}, {"b"}, {}, {}]>},
    %q: tensor<2x6x6x4x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}, {}, {}, {}]>})
    -> (tensor<6x6x2x4xf32>, tensor<2x6x6x2x4xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<6x6x2x4xf32>
  %0 = linalg.mmt4d ins(%x, %y : tensor<6x6x2x3xf32>, tensor<6x6x4x3xf32>) outs(%z0 : tensor<6x6x2x4xf32>) -> tensor<6x6x2x4xf32>
  %z1 = arith.constant dense<0.0> : tensor<2x6x6x2x4xf32>
  %1 = linalg.batch_mmt4d ins(%p, %q : tensor<2x6x6x2x3xf32>, tensor<2x6x6x4x3xf32>) outs(%z1 : tensor<2x6x6x2x4xf32>) -> tensor<2x6x6x2x4xf32>
  return %0, %1 : tensor<6x6x2x4xf32>, tensor<2x6x6x2x4xf32>
}

// Any contraction by its maps.
func.func @contract(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>},
    %y: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"b"}]>})
    -> (tensor<12x12xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<12x12xf32>
  %0 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%x, %y : tensor<6x12xf32>, tensor<6x12xf32>) outs(%z0 : tensor<12x12xf32>) -> tensor<12x12xf32>
  return %0 : tensor<12x12xf32>
}

// Elementwise ops by name.
func.func @functions(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>})
    -> (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>) {
  %half = arith.constant dense<1.5> : tensor<6x12xf32>
  %p = arith.addf %x, %half : tensor<6x12xf32>
  %z0 = arith.constant dense<0.0> : tensor<6x12xf32>
  %0 = linalg.exp ins(%x : tensor<6x12xf32>) outs(%z0 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z1 = arith.constant dense<0.0> : tensor<6x12xf32>
  %1 = linalg.log ins(%p : tensor<6x12xf32>) outs(%z1 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z2 = arith.constant dense<0.0> : tensor<6x12xf32>
  %2 = linalg.abs ins(%x : tensor<6x12xf32>) outs(%z2 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z3 = arith.constant dense<0.0> : tensor<6x12xf32>
  %3 = linalg.ceil ins(%x : tensor<6x12xf32>) outs(%z3 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z4 = arith.constant dense<0.0> : tensor<6x12xf32>
  %4 = linalg.floor ins(%x : tensor<6x12xf32>) outs(%z4 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z5 = arith.constant dense<0.0> : tensor<6x12xf32>
  %5 = linalg.negf ins(%x : tensor<6x12xf32>) outs(%z5 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z6 = arith.constant dense<0.0> : tensor<6x12xf32>
  %6 = linalg.reciprocal ins(%p : tensor<6x12xf32>) outs(%z6 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z7 = arith.constant dense<0.0> : tensor<6x12xf32>
  %7 = linalg.round ins(%x : tensor<6x12xf32>) outs(%z7 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z8 = arith.constant dense<0.0> : tensor<6x12xf32>
  %8 = linalg.sqrt ins(%p : tensor<6x12xf32>) outs(%z8 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z9 = arith.constant dense<0.0> : tensor<6x12xf32>
  %9 = linalg.rsqrt ins(%p : tensor<6x12xf32>) outs(%z9 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z10 = arith.constant dense<0.0> : tensor<6x12xf32>
  %10 = linalg.square ins(%x : tensor<6x12xf32>) outs(%z10 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z11 = arith.constant dense<0.0> : tensor<6x12xf32>
  %11 = linalg.tanh ins(%x : tensor<6x12xf32>) outs(%z11 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z12 = arith.constant dense<0.0> : tensor<6x12xf32>
  %12 = linalg.erf ins(%x : tensor<6x12xf32>) outs(%z12 : tensor<6x12xf32>) -> tensor<6x12xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>
}

func.func @pairs(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>},
    %y: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"a"}]>})
    -> (tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>) {
  %half = arith.constant dense<1.5> : tensor<6x12xf32>
  %p = arith.addf %x, %half : tensor<6x12xf32>
  %z0 = arith.constant dense<0.0> : tensor<6x12xf32>
  %0 = linalg.add ins(%x, %y : tensor<6x12xf32>, tensor<6x12xf32>) outs(%z0 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z1 = arith.constant dense<0.0> : tensor<6x12xf32>
  %1 = linalg.sub ins(%x, %y : tensor<6x12xf32>, tensor<6x12xf32>) outs(%z1 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z2 = arith.constant dense<0.0> : tensor<6x12xf32>
  %2 = linalg.mul ins(%x, %y : tensor<6x12xf32>, tensor<6x12xf32>) outs(%z2 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z3 = arith.constant dense<0.0> : tensor<6x12xf32>
  %3 = linalg.div ins(%x, %p : tensor<6x12xf32>, tensor<6x12xf32>) outs(%z3 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z4 = arith.constant dense<0.0> : tensor<6x12xf32>
  %4 = linalg.max ins(%x, %y : tensor<6x12xf32>, tensor<6x12xf32>) outs(%z4 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z5 = arith.constant dense<0.0> : tensor<6x12xf32>
  %5 = linalg.min ins(%x, %y : tensor<6x12xf32>, tensor<6x12xf32>) outs(%z5 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %z6 = arith.constant dense<0.0> : tensor<6x12xf32>
  %6 = linalg.powf ins(%p, %y : tensor<6x12xf32>, tensor<6x12xf32>) outs(%z6 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %c = arith.cmpf olt, %x, %y : tensor<6x12xf32>
  %zs = arith.constant dense<0.0> : tensor<6x12xf32>
  %s = linalg.select ins(%c, %x, %y : tensor<6x12xi1>, tensor<6x12xf32>, tensor<6x12xf32>) outs(%zs : tensor<6x12xf32>) -> tensor<6x12xf32>
  %zk = arith.constant dense<0.0> : tensor<6x12xf32>
  %k = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%x, %y : tensor<6x12xf32>, tensor<6x12xf32>) outs(%zk : tensor<6x12xf32>) -> tensor<6x12xf32>
  return %0, %1, %2, %3, %4, %5, %6, %s, %k : tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<6x12xf32>
}

func.func @unsigned(%x: tensor<6x12xi32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>})
    -> (tensor<6x12xi32>) {
  %three = arith.constant dense<3> : tensor<6x12xi32>
  %z0 = arith.constant dense<0> : tensor<6x12xi32>
  %0 = linalg.div_unsigned ins(%x, %three : tensor<6x12xi32>, tensor<6x12xi32>) outs(%z0 : tensor<6x12xi32>) -> tensor<6x12xi32>
  return %0 : tensor<6x12xi32>
}

// Elements copied, moved and repeated.
func.func @moves(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>})
    -> (tensor<6x12xf32>, tensor<6x12xf32>, tensor<12x6xf32>, tensor<6x12x6xf32>, tensor<6x12xf32>) {
  %e = tensor.empty() : tensor<6x12xf32>
  %t = tensor.empty() : tensor<12x6xf32>
  %w = tensor.empty() : tensor<6x12x6xf32>
  %n = arith.constant 0.5 : f32
  %0 = linalg.copy ins(%x : tensor<6x12xf32>) outs(%e : tensor<6x12xf32>) -> tensor<6x12xf32>
  %1 = linalg.fill ins(%n : f32) outs(%e : tensor<6x12xf32>) -> tensor<6x12xf32>
  %2 = linalg.transpose ins(%x : tensor<6x12xf32>) outs(%t : tensor<12x6xf32>) permutation = [1, 0]
  %3 = linalg.broadcast ins(%x : tensor<6x12xf32>) outs(%w : tensor<6x12x6xf32>) dimensions = [2]
  %4 = linalg.map { arith.mulf } ins(%x, %x : tensor<6x12xf32>, tensor<6x12xf32>) outs(%e : tensor<6x12xf32>)
  return %0, %1, %2, %3, %4 : tensor<6x12xf32>, tensor<6x12xf32>, tensor<12x6xf32>, tensor<6x12x6xf32>, tensor<6x12xf32>
}

// Reductions along a split dim, by each combiner. What devices cannot combine is
// gathered first, and as right.
func.func @float_reductions(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>})
    -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
  %z0 = arith.constant dense<0.0> : tensor<6xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<6x12xf32>) outs(%z0 : tensor<6xf32>) dimensions = [1]
  %z1 = arith.constant dense<1.0> : tensor<6xf32>
  %1 = linalg.reduce { arith.mulf } ins(%x : tensor<6x12xf32>) outs(%z1 : tensor<6xf32>) dimensions = [1]
  %z2 = arith.constant dense<-2.0> : tensor<6xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%x : tensor<6x12xf32>) outs(%z2 : tensor<6xf32>) dimensions = [1]
  %z3 = arith.constant dense<2.0> : tensor<6xf32>
  %3 = linalg.reduce { arith.minimumf } ins(%x : tensor<6x12xf32>) outs(%z3 : tensor<6xf32>) dimensions = [1]
  %z4 = arith.constant dense<-2.0> : tensor<6xf32>
  %4 = linalg.reduce { arith.maxnumf } ins(%x : tensor<6x12xf32>) outs(%z4 : tensor<6xf32>) dimensions = [1]
  %z5 = arith.constant dense<2.0> : tensor<6xf32>
  %5 = linalg.reduce { arith.minnumf } ins(%x : tensor<6x12xf32>) outs(%z5 : tensor<6xf32>) dimensions = [1]
  return %0, %1, %2, %3, %4, %5 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
}

func.func @integer_reductions(%x: tensor<6x12xi32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>})
    -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) {
  %z0 = arith.constant dense<0> : tensor<6xi32>
  %0 = linalg.reduce { arith.addi } ins(%x : tensor<6x12xi32>) outs(%z0 : tensor<6xi32>) dimensions = [1]
  %z1 = arith.constant dense<1> : tensor<6xi32>
  %1 = linalg.reduce { arith.muli } ins(%x : tensor<6x12xi32>) outs(%z1 : tensor<6xi32>) dimensions = [1]
  %z2 = arith.constant dense<1> : tensor<6xi32>
  %2 = linalg.reduce { arith.maxsi } ins(%x : tensor<6x12xi32>) outs(%z2 : tensor<6xi32>) dimensions = [1]
  %z3 = arith.constant dense<0> : tensor<6xi32>
  %3 = linalg.reduce { arith.minsi } ins(%x : tensor<6x12xi32>) outs(%z3 : tensor<6xi32>) dimensions = [1]
  %z4 = arith.constant dense<0> : tensor<6xi32>
  %4 = linalg.reduce { arith.maxui } ins(%x : tensor<6x12xi32>) outs(%z4 : tensor<6xi32>) dimensions = [1]
  %z5 = arith.constant dense<0> : tensor<6xi32>
  %5 = linalg.reduce { arith.minui } ins(%x : tensor<6x12xi32>) outs(%z5 : tensor<6xi32>) dimensions = [1]
  %z6 = arith.constant dense<-1> : tensor<6xi32>
  %6 = linalg.reduce { arith.andi } ins(%x : tensor<6x12xi32>) outs(%z6 : tensor<6xi32>) dimensions = [1]
  %z7 = arith.constant dense<0> : tensor<6xi32>
  %7 = linalg.reduce { arith.ori } ins(%x : tensor<6x12xi32>) outs(%z7 : tensor<6xi32>) dimensions = [1]
  %z8 = arith.constant dense<0> : tensor<6xi32>
  %8 = linalg.reduce { arith.xori } ins(%x : tensor<6x12xi32>) outs(%z8 : tensor<6xi32>) dimensions = [1]
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>
}

// Products of numbers that count from a zero point.
func.func @quantized(%x: tensor<4x6x12xi8> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {}, {"b"}]>},
    %y: tensor<4x12x6xi8> {mesh.sharding = #mesh.sharding<@m, [{}, {"b"}, {}]>}, %zx: i32, %zy: i32) -> (tensor<4x6x6xi32>, tensor<6x6xi32>) {
  %z0 = arith.constant dense<0> : tensor<4x6x6xi32>
  %0 = linalg.quantized_batch_matmul ins(%x, %y, %zx, %zy : tensor<4x6x12xi8>, tensor<4x12x6xi8>, i32, i32) outs(%z0 : tensor<4x6x6xi32>) -> tensor<4x6x6xi32>
  %xs = tensor.extract_slice %x[1, 0, 0] [1, 6, 12] [1, 1, 1] : tensor<4x6x12xi8> to tensor<6x12xi8>
  %ys = tensor.extract_slice %y[1, 0, 0] [1, 12, 6] [1, 1, 1] : tensor<4x12x6xi8> to tensor<12x6xi8>
  %z1 = arith.constant dense<0> : tensor<6x6xi32>
  %1 = linalg.quantized_matmul ins(%xs, %ys, %zx, %zy : tensor<6x12xi8>, tensor<12x6xi8>, i32, i32) outs(%z1 : tensor<6x6xi32>) -> tensor<6x6xi32>
  return %0, %1 : tensor<4x6x6xi32>, tensor<6x6xi32>
}

// Least and largest unsigned numbers, along dims that divide and that do not;
// each device reduces its part.
func.func @unsigned_reductions(%x: tensor<4x10xi32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>}, %init: tensor<4xi32>) -> (tensor<4xi32>, tensor<i8>) {
  %least = linalg.reduce { arith.minui } ins(%x : tensor<4x10xi32>) outs(%init : tensor<4xi32>) dimensions = [1]
  %bytes = arith.trunci %x : tensor<4x10xi32> to tensor<4x10xi8>
  %zero = arith.constant dense<0> : tensor<i8>
  %largest = linalg.reduce { arith.maxui } ins(%bytes : tensor<4x10xi8>) outs(%zero : tensor<i8>) dimensions = [0, 1]
  return %least, %largest : tensor<4xi32>, tensor<i8>
}
