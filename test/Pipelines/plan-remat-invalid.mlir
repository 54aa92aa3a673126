// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=18000 --split-input-file --verify-diagnostics
// RUN: not mesh-opt %s --mesh-plan-remat=memory-limit=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: error: mesh-plan-remat: 'memory-limit' must be at least 0, got -1
// RUN: not mesh-opt %s --mesh-plan-remat="memory-limit=1 seconds=-1" 2>&1 | FileCheck %s --check-prefix=SECONDS
// SECONDS: error: mesh-plan-remat: 'seconds' must be at least 0, got -1

// The least found is the lower bound: nothing takes less.
// expected-error@+1 {{@chain needs 18.0 KiB on a device, more than the limit of 17.6 KiB: 9.0 KiB for arguments, 4.0 KiB for results, 5.0 KiB for intermediate values; no recomputation needs less than 18.0 KiB}}
func.func @chain(%x: tensor<16x16xf32>, %w: tensor<16x64xf32>, %v: tensor<64x16xf32>) -> tensor<16x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x64xf32>) -> tensor<16x64xf32>
  %e1 = tensor.empty() : tensor<16x16xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %h = linalg.matmul ins(%x, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %a = math.exp %h : tensor<16x64xf32>
  %s = linalg.matmul ins(%a, %v : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %b = linalg.matmul ins(%s, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %c = math.exp %b : tensor<16x64xf32>
  %t = linalg.matmul ins(%c, %v : tensor<16x64xf32>, tensor<64x16xf32>) outs(%z1 : tensor<16x16xf32>) -> tensor<16x16xf32>
  %u = linalg.matmul ins(%t, %w : tensor<16x16xf32>, tensor<16x64xf32>) outs(%z : tensor<16x64xf32>) -> tensor<16x64xf32>
  %r = arith.mulf %u, %h : tensor<16x64xf32>
  return %r : tensor<16x64xf32>
}

// -----

// Elements of any type have a size.
// expected-error@+1 {{@complex needs 96.0 KiB on a device, more than the limit of 17.6 KiB: 16.0 KiB for arguments, 16.0 KiB for results, 64.0 KiB for intermediate values, where the search ended early; no recomputation needs less than 64.0 KiB}}
func.func @complex(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<64x64xcomplex<f32>>
  %e2 = tensor.empty() : tensor<64x64xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types=["parallel","parallel"]} ins(%a : tensor<64x64xf32>) outs(%e : tensor<64x64xcomplex<f32>>) {
  ^bb0(%p: f32, %q: complex<f32>):
    %k = complex.create %p, %p : complex<f32>
    linalg.yield %k : complex<f32> } -> tensor<64x64xcomplex<f32>>
  %z = linalg.fill ins(%c : complex<f32>) outs(%e : tensor<64x64xcomplex<f32>>) -> tensor<64x64xcomplex<f32>>
  %h = linalg.matmul ins(%x, %x : tensor<64x64xcomplex<f32>>, tensor<64x64xcomplex<f32>>) outs(%z : tensor<64x64xcomplex<f32>>) -> tensor<64x64xcomplex<f32>>
  %r = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types=["parallel","parallel"]} ins(%h : tensor<64x64xcomplex<f32>>) outs(%e2 : tensor<64x64xf32>) {
  ^bb0(%p: complex<f32>, %q: f32):
    %k = complex.im %p : complex<f32>
    linalg.yield %k : f32 } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// -----

// The product is cut into blocks by the ring of what reads its negation, so it
// is no bound. Without that ring, fewer bytes are in use, which is not tried: the
// limit is below arguments and results.
mesh.mesh @m = <["x"=4]>
// expected-error@+1 {{@rings needs 400.0 KiB on a device, more than the limit of 17.6 KiB: 16.0 KiB for arguments, 64.0 KiB for results, 320.0 KiB for intermediate values, where the search ended early; no recomputation needs less than 80.0 KiB}}
func.func @rings(%x: tensor<256x8xf32>, %w: tensor<8x256xf32>) -> tensor<64x256xf32> attributes {mesh.spmd = @m} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256x256xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<256x256xf32>) -> tensor<256x256xf32>
  %h = linalg.matmul ins(%x, %w : tensor<256x8xf32>, tensor<8x256xf32>) outs(%z : tensor<256x256xf32>) -> tensor<256x256xf32>
  %n = arith.negf %h : tensor<256x256xf32>
  %r = mesh.reduce_scatter sum %n on @m ["x"] dim 0 : tensor<256x256xf32> -> tensor<64x256xf32>
  return %r : tensor<64x256xf32>
}

// -----

// A product that is put into a result is computed there: only arguments and
// results count. The larger product of bf16 is no bound.
// expected-error@+1 {{no recomputation needs less than 27.0 KiB}}
func.func @insert(%x: tensor<64x8xf32>, %w: tensor<8x64xf32>, %y: tensor<128x8xbf16>, %v: tensor<8x256xbf16>, %u: tensor<256x1xbf16>) -> (tensor<65x64xf32>, tensor<128x1xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %eo = tensor.empty() : tensor<65x64xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<65x64xf32>) -> tensor<65x64xf32>
  %h = linalg.matmul ins(%x, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = tensor.insert_slice %h into %zo[0, 0] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<65x64xf32>
  %bzero = arith.constant 0.0 : bf16
  %eb = tensor.empty() : tensor<128x256xbf16>
  %zb = linalg.fill ins(%bzero : bf16) outs(%eb : tensor<128x256xbf16>) -> tensor<128x256xbf16>
  %es = tensor.empty() : tensor<128x1xbf16>
  %zs = linalg.fill ins(%bzero : bf16) outs(%es : tensor<128x1xbf16>) -> tensor<128x1xbf16>
  %k = linalg.matmul ins(%y, %v : tensor<128x8xbf16>, tensor<8x256xbf16>) outs(%zb : tensor<128x256xbf16>) -> tensor<128x256xbf16>
  %s = linalg.matmul ins(%k, %u : tensor<128x256xbf16>, tensor<256x1xbf16>) outs(%zs : tensor<128x1xbf16>) -> tensor<128x1xbf16>
  return %r, %s : tensor<65x64xf32>, tensor<128x1xbf16>
}

// -----

// A product that adds to another one is in its memory: one of them counts.
// expected-error@+1 {{no recomputation needs less than 27.2 KiB}}
func.func @added(%x: tensor<64x8xf32>, %w: tensor<8x64xf32>, %q: tensor<64x1xf32>, %y: tensor<128x8xbf16>, %v: tensor<8x256xbf16>, %u: tensor<256x1xbf16>) -> (tensor<64x1xf32>, tensor<128x1xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %eo = tensor.empty() : tensor<64x1xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<64x1xf32>) -> tensor<64x1xf32>
  %h = linalg.matmul ins(%x, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %g = linalg.matmul ins(%x, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%h : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = linalg.matmul ins(%g, %q : tensor<64x64xf32>, tensor<64x1xf32>) outs(%zo : tensor<64x1xf32>) -> tensor<64x1xf32>
  %bzero = arith.constant 0.0 : bf16
  %eb = tensor.empty() : tensor<128x256xbf16>
  %zb = linalg.fill ins(%bzero : bf16) outs(%eb : tensor<128x256xbf16>) -> tensor<128x256xbf16>
  %es = tensor.empty() : tensor<128x1xbf16>
  %zs = linalg.fill ins(%bzero : bf16) outs(%es : tensor<128x1xbf16>) -> tensor<128x1xbf16>
  %k = linalg.matmul ins(%y, %v : tensor<128x8xbf16>, tensor<8x256xbf16>) outs(%zb : tensor<128x256xbf16>) -> tensor<128x256xbf16>
  %s = linalg.matmul ins(%k, %u : tensor<128x256xbf16>, tensor<256x1xbf16>) outs(%zs : tensor<128x1xbf16>) -> tensor<128x1xbf16>
  return %r, %s : tensor<64x1xf32>, tensor<128x1xbf16>
}

// -----

// Two equal products are one.
// expected-error@+1 {{no recomputation needs less than 43.2 KiB}}
func.func @equal(%x: tensor<64x8xf32>, %w: tensor<8x64xf32>, %q: tensor<64x1xf32>, %y: tensor<128x8xbf16>, %v: tensor<8x256xbf16>, %u: tensor<256x1xbf16>) -> (tensor<64x1xf32>, tensor<128x1xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %eo = tensor.empty() : tensor<64x1xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<64x1xf32>) -> tensor<64x1xf32>
  %h = linalg.matmul ins(%x, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %g = linalg.matmul ins(%x, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%h, %g : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = linalg.matmul ins(%p, %q : tensor<64x64xf32>, tensor<64x1xf32>) outs(%zo : tensor<64x1xf32>) -> tensor<64x1xf32>
  %bzero = arith.constant 0.0 : bf16
  %eb = tensor.empty() : tensor<128x256xbf16>
  %zb = linalg.fill ins(%bzero : bf16) outs(%eb : tensor<128x256xbf16>) -> tensor<128x256xbf16>
  %es = tensor.empty() : tensor<128x1xbf16>
  %zs = linalg.fill ins(%bzero : bf16) outs(%es : tensor<128x1xbf16>) -> tensor<128x1xbf16>
  %k = linalg.matmul ins(%y, %v : tensor<128x8xbf16>, tensor<8x256xbf16>) outs(%zb : tensor<128x256xbf16>) -> tensor<128x256xbf16>
  %s = linalg.matmul ins(%k, %u : tensor<128x256xbf16>, tensor<256x1xbf16>) outs(%zs : tensor<128x1xbf16>) -> tensor<128x1xbf16>
  return %r, %s : tensor<64x1xf32>, tensor<128x1xbf16>
}

// -----

// A product in a loop is in memory there. The next value is in the memory of the
// result.
// expected-error@+1 {{no recomputation needs less than 24.0 KiB}}
func.func @loop(%x: tensor<64x8xf32>, %w: tensor<8x64xf32>, %v: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64x8xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64x8xf32>) -> tensor<64x8xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %x) -> tensor<64x8xf32> {
    %h = linalg.matmul ins(%at, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
    %next = linalg.matmul ins(%h, %v : tensor<64x64xf32>, tensor<64x8xf32>) outs(%z1 : tensor<64x8xf32>) -> tensor<64x8xf32>
    scf.yield %next : tensor<64x8xf32>
  }
  return %r : tensor<64x8xf32>
}

// -----

// A loop may not run at all if its trip count is not known.
// expected-error@+1 {{no recomputation needs less than 8.0 KiB}}
func.func @unknown(%x: tensor<64x8xf32>, %w: tensor<8x64xf32>, %v: tensor<64x8xf32>, %n: index) -> tensor<64x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64x8xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64x8xf32>) -> tensor<64x8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %x) -> tensor<64x8xf32> {
    %h = linalg.matmul ins(%at, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
    %next = linalg.matmul ins(%h, %v : tensor<64x64xf32>, tensor<64x8xf32>) outs(%z1 : tensor<64x8xf32>) -> tensor<64x8xf32>
    scf.yield %next : tensor<64x8xf32>
  }
  return %r : tensor<64x8xf32>
}

// -----

// What a loop gathers for its next iteration may come in blocks, and the product
// with it.
mesh.mesh @pair = <["x"=2]>
// expected-error@+1 {{no recomputation needs less than 6.0 KiB}}
func.func @carried(%x: tensor<64x8xf32>, %w: tensor<8x64xf32>, %v: tensor<64x4xf32>) -> tensor<64x4xf32> attributes {mesh.spmd = @pair} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64x4xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64x4xf32>) -> tensor<64x4xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %x, %old = %z1) -> (tensor<64x8xf32>, tensor<64x4xf32>) {
    %h = linalg.matmul ins(%at, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
    %part = linalg.matmul ins(%h, %v : tensor<64x64xf32>, tensor<64x4xf32>) outs(%z1 : tensor<64x4xf32>) -> tensor<64x4xf32>
    %next = mesh.all_gather %part on @pair ["x"] dim 1 : tensor<64x4xf32> -> tensor<64x8xf32>
    scf.yield %next, %part : tensor<64x8xf32>, tensor<64x4xf32>
  }
  return %r#1 : tensor<64x4xf32>
}

// -----

// A convolution makes its result as a whole.
// expected-error@+1 {{no recomputation needs less than 32.0 KiB}}
func.func @convolution(%x: tensor<1x18x18x8xf32>, %w: tensor<3x3x8x16xf32>, %v: tensor<3x3x16x1xf32>) -> tensor<1x14x14x1xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x16x16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  %e1 = tensor.empty() : tensor<1x14x14x1xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x14x14x1xf32>) -> tensor<1x14x14x1xf32>
  %h = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x18x18x8xf32>, tensor<3x3x8x16xf32>) outs(%z : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%h, %v : tensor<1x16x16x16xf32>, tensor<3x3x16x1xf32>) outs(%z1 : tensor<1x14x14x1xf32>) -> tensor<1x14x14x1xf32>
  return %r : tensor<1x14x14x1xf32>
}

// -----

// What never runs, or what nothing reads that leaves a loop, takes no memory.
// expected-error@+1 {{@unused needs 21.5 KiB on a device, more than the limit of 17.6 KiB: 20.5 KiB for arguments, 1.0 KiB for results, 0 B for intermediate values; no recomputation needs less than 21.5 KiB}}
func.func @unused(%x: tensor<64x8xf32>, %q: tensor<8x64xf32>, %v: tensor<64x2xf32>, %y: tensor<64x64xf32>) -> (tensor<64x2xf32>, tensor<64x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x2xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<64x2xf32>) -> tensor<64x2xf32>
  %h = linalg.matmul ins(%x, %q : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = scf.for %i = %c4 to %c0 step %c1 iter_args(%a = %v) -> tensor<64x2xf32> {
    %s = linalg.matmul ins(%h, %a : tensor<64x64xf32>, tensor<64x2xf32>) outs(%z2 : tensor<64x2xf32>) -> tensor<64x2xf32>
    scf.yield %s : tensor<64x2xf32>
  }
  %t = math.exp %r : tensor<64x2xf32>
  %u:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %v, %b = %v) -> (tensor<64x2xf32>, tensor<64x2xf32>) {
    %s = math.exp %a : tensor<64x2xf32>
    %k = linalg.matmul ins(%x, %q : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
    %d = linalg.matmul ins(%k, %v : tensor<64x64xf32>, tensor<64x2xf32>) outs(%z2 : tensor<64x2xf32>) -> tensor<64x2xf32>
    scf.yield %s, %d : tensor<64x2xf32>, tensor<64x2xf32>
  }
  return %t, %u#0 : tensor<64x2xf32>, tensor<64x2xf32>
}

// -----

// A sort makes all results that are read. It may be in the place of what it
// reads.
// expected-error@+1 {{no recomputation needs less than 32.1 KiB}}
func.func @sort(%x: tensor<32x64xf32>, %y: tensor<32x64xf32>) -> tensor<32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<32xf32>) -> tensor<32xf32>
  %p = math.exp %x : tensor<32x64xf32>
  %h:2 = mesh.sort %p, %y dim 1 stable by {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<32x64xf32>, tensor<32x64xf32>
  %q = arith.mulf %h#0, %h#1 : tensor<32x64xf32>
  %r = linalg.reduce ins(%q : tensor<32x64xf32>) outs(%z : tensor<32xf32>) dimensions = [1]
    (%in: f32, %init: f32) {
      %sum = arith.addf %in, %init : f32
      linalg.yield %sum : f32
    }
  return %r : tensor<32xf32>
}

// -----

// expected-error@+1 {{no recomputation needs less than 24.1 KiB}}
func.func @sort_unread(%x: tensor<32x64xf32>, %y: tensor<32x64xf32>) -> tensor<32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<32xf32>) -> tensor<32xf32>
  %h:2 = mesh.sort %x, %y dim 1 stable by {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<32x64xf32>, tensor<32x64xf32>
  %r = linalg.reduce ins(%h#1 : tensor<32x64xf32>) outs(%z : tensor<32xf32>) dimensions = [1]
    (%in: f32, %init: f32) {
      %sum = arith.addf %in, %init : f32
      linalg.yield %sum : f32
    }
  return %r : tensor<32xf32>
}

// -----

// Elementwise ops are not fused with a contraction that reads them: both
// operands and the result are in memory, of 16 KiB each.
// expected-error@+1 {{no recomputation needs less than 52.5 KiB}}
func.func @operands(%x: tensor<64x8xf32>, %w: tensor<8x64xf32>, %v: tensor<64x1xf32>) -> tensor<64x1xf32> {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %z1 = arith.constant dense<0.0> : tensor<64x1xf32>
  %p = linalg.matmul ins(%x, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t = math.tanh %p : tensor<64x64xf32>
  %u = math.sin %p : tensor<64x64xf32>
  %q = linalg.matmul ins(%t, %u : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = linalg.matmul ins(%q, %v : tensor<64x64xf32>, tensor<64x1xf32>) outs(%z1 : tensor<64x1xf32>) -> tensor<64x1xf32>
  return %r : tensor<64x1xf32>
}

// -----

// So it is in a branch, for which there is memory whoever takes it.
mesh.mesh @stages = <["x"=2]>
// expected-error@+1 {{no recomputation needs less than 52.5 KiB}}
func.func @branch(%x: tensor<64x8xf32>, %w: tensor<8x64xf32>, %v: tensor<64x1xf32>) -> tensor<64x1xf32> attributes {mesh.spmd = @stages} {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %z1 = arith.constant dense<0.0> : tensor<64x1xf32>
  %i = mesh.axis_index @stages ["x"]
  %r = scf.index_switch %i -> tensor<64x1xf32>
  case 1 {
    %p = linalg.matmul ins(%x, %w : tensor<64x8xf32>, tensor<8x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %p : tensor<64x64xf32>
    %u = math.sin %p : tensor<64x64xf32>
    %q = linalg.matmul ins(%t, %u : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = linalg.matmul ins(%q, %v : tensor<64x64xf32>, tensor<64x1xf32>) outs(%z1 : tensor<64x1xf32>) -> tensor<64x1xf32>
    scf.yield %s : tensor<64x1xf32>
  }
  default {
    scf.yield %z1 : tensor<64x1xf32>
  }
  return %r : tensor<64x1xf32>
}

// -----

// An operand may be computed in the place of a donated argument, a slice may be
// cut before it is computed, and a number may be repeated by its reader. Of
// arguments, results, and the contractions, 16 KiB each count.
// expected-error@+1 {{no recomputation needs less than 32.8 KiB}}
func.func @elsewhere(%x: tensor<64x64xf32> {mesh_rt.donated}, %y: tensor<64xf32>, %v: tensor<64x1xf32>) -> (tensor<64x64xf32>, tensor<64x1xf32>) {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %z1 = arith.constant dense<0.0> : tensor<64x1xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %t = math.tanh %x : tensor<64x64xf32>
  %b = linalg.broadcast ins(%y : tensor<64xf32>) outs(%e : tensor<64x64xf32>) dimensions = [0]
  %u = math.sin %b : tensor<64x64xf32>
  %p = linalg.matmul ins(%t, %u : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %q = linalg.matmul ins(%p, %v : tensor<64x64xf32>, tensor<64x1xf32>) outs(%z1 : tensor<64x1xf32>) -> tensor<64x1xf32>
  return %t, %q : tensor<64x64xf32>, tensor<64x1xf32>
}
