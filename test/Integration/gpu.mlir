// Programs on GPUs, which a driver plays: it runs the PTX of the kernels thread
// by thread, and finds accesses of what is not there.
//
// REQUIRES: mesh-run, fake-cuda
// DEFINE: %{examples} = %S/../../examples
// DEFINE: %{check} = %on-gpus mesh-run --transport=cuda --check --opt-level=0
//
// RUN: %{check} %s --all-entries
//
// RUN: %{check} %{examples}/data_parallel.mlir
// RUN: %{check} %{examples}/fsdp.mlir --overlap=ring
// RUN: %{check} %{examples}/megatron_attention.mlir
// RUN: %{check} %{examples}/megatron_mlp.mlir --overlap=bidirectional
// RUN: %{check} %{examples}/mixture_of_experts.mlir
// RUN: %{check} %{examples}/pipeline_transformer.mlir
// RUN: %{check} %{examples}/recurrent_cell.mlir
// RUN: %{check} %{examples}/reshard_chain.mlir
// RUN: %{check} %{examples}/sequence_parallel.mlir
// RUN: %{check} %{examples}/spatial_convolution.mlir
// RUN: %{check} %{examples}/split_vocabulary.mlir
// RUN: %{check} %{examples}/summa.mlir --overlap=ring
//
// More than one run, on the same devices, gives the same bits.
// RUN: %{check} %s --entry=reductions --repeat=2 --same-bits
//
// Newer GPUs have more instructions for small floats.
// RUN: %{check} %s --entry=small_floats --gpu-chip=sm_90
//
// What is missing is named.
// RUN: env MESH_CUDA_DRIVER=libthere-is-none.so not mesh-run --transport=cuda %s --entry=reductions 2>&1 | FileCheck %s --check-prefix=NO-DRIVER
// NO-DRIVER: error: @reductions: cannot start 2 devices: cannot load the CUDA driver: libthere-is-none.so
// RUN: %on-gpus not mesh-run --transport=cuda --gpus=3 %s --entry=reductions 2>&1 | FileCheck %s --check-prefix=FEW
// FEW: error: @reductions: cannot start 2 devices: there are fewer than 3 GPUs: 1
// RUN: not mesh-run --transport=cuda --gpus=-1 %s --entry=reductions 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: error: the number of GPUs must be at least 0, got -1
// RUN: not mesh-run --transport=cuda --gpu-chip= %s --entry=reductions 2>&1 | FileCheck %s --check-prefix=NO-CHIP
// NO-CHIP: error: {{.*}}gpu.mlir: expected a GPU from sm_80 on that LLVM knows, such as sm_90, got ''
// RUN: not mesh-run --transport=cuda --gpu-chip=sm_999 %s --entry=reductions 2>&1 | FileCheck %s --check-prefix=NEW-CHIP
// NEW-CHIP: error: {{.*}}gpu.mlir: expected a GPU from sm_80 on that LLVM knows, such as sm_90, got 'sm_999'
// RUN: %on-gpus not mesh-run --transport=cuda --link='*:latency=20us,bandwidth=2GB/s' %s --entry=reductions 2>&1 | FileCheck %s --check-prefix=LINKS
// LINKS: error: @reductions: cannot start 2 devices: emulated links are for devices that are CPUs
// RUN: %on-gpus not mesh-run --transport=cuda --inject=lose %s --entry=reductions 2>&1 | FileCheck %s --check-prefix=LOSE
// LOSE: error: @reductions: cannot start 2 devices: lost and duplicated messages are for devices that are CPUs
// RUN: %on-gpus not mesh-run --transport=cuda --inject=memory:bytes=64 %s --entry=reductions 2>&1 | FileCheck %s --check-prefix=MEMORY
// MEMORY: cannot allocate {{[0-9]+}} bytes aligned to 64 on GPU 0 (Fake GPU)

mesh.mesh @m = <["x"=2]>

// Reductions along any dim, with a result for each combiner.
func.func @reductions(
    %x: tensor<12x10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
    %n: tensor<12x10xi32>)
    -> (tensor<12xf32>, tensor<10xf32>, tensor<f32>, tensor<12xi32>) {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %least = arith.constant -2147483648 : i32
  %e12 = tensor.empty() : tensor<12xf32>
  %e10 = tensor.empty() : tensor<10xf32>
  %e = tensor.empty() : tensor<f32>
  %i12 = tensor.empty() : tensor<12xi32>
  %f12 = linalg.fill ins(%zero : f32) outs(%e12 : tensor<12xf32>) -> tensor<12xf32>
  %f10 = linalg.fill ins(%low : f32) outs(%e10 : tensor<10xf32>) -> tensor<10xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %fi = linalg.fill ins(%least : i32) outs(%i12 : tensor<12xi32>) -> tensor<12xi32>
  %rows = linalg.reduce ins(%x : tensor<12x10xf32>) outs(%f12 : tensor<12xf32>) dimensions = [1]
    (%in: f32, %out: f32) {
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
  %columns = linalg.reduce ins(%x : tensor<12x10xf32>) outs(%f10 : tensor<10xf32>) dimensions = [0]
    (%in: f32, %out: f32) {
      %0 = arith.maximumf %in, %out : f32
      linalg.yield %0 : f32
    }
  %all = linalg.reduce ins(%x : tensor<12x10xf32>) outs(%f : tensor<f32>) dimensions = [0, 1]
    (%in: f32, %out: f32) {
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
  %most = linalg.reduce ins(%n : tensor<12x10xi32>) outs(%fi : tensor<12xi32>) dimensions = [1]
    (%in: i32, %out: i32) {
      %0 = arith.maxsi %in, %out : i32
      linalg.yield %0 : i32
    }
  return %rows, %columns, %all, %most
      : tensor<12xf32>, tensor<10xf32>, tensor<f32>, tensor<12xi32>
}

// What a branch depends on is read by the host, and numbers are written by it.
func.func @branches(%x: tensor<6x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<6x4xf32>, tensor<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %half = arith.constant 0.5 : f32
  %first = tensor.extract %x[%c0, %c1] : tensor<6x4xf32>
  %isLarge = arith.cmpf ogt, %first, %half : f32
  %y = scf.if %isLarge -> (tensor<6x4xf32>) {
    %0 = arith.addf %x, %x : tensor<6x4xf32>
    scf.yield %0 : tensor<6x4xf32>
  } else {
    %0 = math.sin %x : tensor<6x4xf32>
    scf.yield %0 : tensor<6x4xf32>
  }
  %z = scf.for %i = %c0 to %c3 step %c1 iter_args(%so_far = %y) -> (tensor<6x4xf32>) {
    %0 = math.tanh %so_far : tensor<6x4xf32>
    scf.yield %0 : tensor<6x4xf32>
  }
  %numbers = tensor.from_elements %first, %half : tensor<2xf32>
  return %z, %numbers : tensor<6x4xf32>, tensor<2xf32>
}

// Types, and functions that GPUs have no instruction for.
func.func @types(
    %a: tensor<8x8xf64> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
    %b: tensor<8x8xbf16>, %c: tensor<8x8xf16>, %d: tensor<8x8xi8>,
    %e: tensor<8x8xi64>)
    -> (tensor<8x8xf64>, tensor<8x8xbf16>, tensor<8x8xf16>, tensor<8x8xi8>,
        tensor<8x8xi64>, tensor<8x8xi1>, tensor<8x8xf32>) {
  %0 = math.exp %a : tensor<8x8xf64>
  %1 = math.cos %0 : tensor<8x8xf64>
  %2 = math.absf %1 : tensor<8x8xf64>
  %3 = math.log %2 : tensor<8x8xf64>
  %4 = math.tanh %b : tensor<8x8xbf16>
  %5 = arith.mulf %4, %b : tensor<8x8xbf16>
  %6 = math.exp %c : tensor<8x8xf16>
  %7 = arith.muli %d, %d : tensor<8x8xi8>
  %8 = arith.subi %e, %e : tensor<8x8xi64>
  %9 = arith.cmpf olt, %a, %1 : tensor<8x8xf64>
  %10 = arith.truncf %a : tensor<8x8xf64> to tensor<8x8xf32>
  %size = math.absf %10 : tensor<8x8xf32>
  %11 = math.powf %size, %10 : tensor<8x8xf32>
  %12 = math.cos %11 : tensor<8x8xf32>
  %13 = math.atan2 %12, %10 : tensor<8x8xf32>
  return %3, %5, %6, %7, %8, %9, %13
      : tensor<8x8xf64>, tensor<8x8xbf16>, tensor<8x8xf16>, tensor<8x8xi8>,
        tensor<8x8xi64>, tensor<8x8xi1>, tensor<8x8xf32>
}

// Floats of 16 bits: arithmetic of one op and of several, what is not rounded,
// and conversions.
func.func @small_floats(
    %a: tensor<8x16xbf16> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
    %b: tensor<8x16xbf16>, %c: tensor<8x16xf16>, %d: tensor<8x16xf64>,
    %e: tensor<8x16xi8>, %f: tensor<8x16xi64>)
    -> (tensor<8x16xbf16>, tensor<8x16xbf16>, tensor<8x16xbf16>, tensor<8x16xbf16>,
        tensor<8x16xf16>, tensor<8x16xbf16>, tensor<8x16xf16>, tensor<8x16xbf16>,
        tensor<8x16xbf16>, tensor<8x16xi32>, tensor<8x16xi1>) {
  %sum = arith.addf %a, %b : tensor<8x16xbf16>
  %product = arith.mulf %a, %b : tensor<8x16xbf16>
  %difference = arith.subf %product, %b : tensor<8x16xbf16>
  %quotient = arith.divf %a, %b : tensor<8x16xbf16>
  %negated = arith.negf %b : tensor<8x16xbf16>
  %largest = arith.maximumf %negated, %a : tensor<8x16xbf16>
  %least = arith.minnumf %largest, %quotient : tensor<8x16xbf16>
  %size = math.absf %least : tensor<8x16xbf16>
  %whole = math.floor %c : tensor<8x16xf16>
  %0 = arith.truncf %d : tensor<8x16xf64> to tensor<8x16xbf16>
  %1 = arith.truncf %d : tensor<8x16xf64> to tensor<8x16xf16>
  %2 = arith.sitofp %e : tensor<8x16xi8> to tensor<8x16xbf16>
  %3 = arith.uitofp %f : tensor<8x16xi64> to tensor<8x16xbf16>
  %4 = arith.fptosi %a : tensor<8x16xbf16> to tensor<8x16xi32>
  %5 = arith.cmpf olt, %a, %b : tensor<8x16xbf16>
  return %sum, %difference, %quotient, %size, %whole, %0, %1, %2, %3, %4, %5
      : tensor<8x16xbf16>, tensor<8x16xbf16>, tensor<8x16xbf16>, tensor<8x16xbf16>,
        tensor<8x16xf16>, tensor<8x16xbf16>, tensor<8x16xf16>, tensor<8x16xbf16>,
        tensor<8x16xbf16>, tensor<8x16xi32>, tensor<8x16xi1>
}

// Constants, layouts, more dims than a grid has, and rows of 16 bytes.
func.func @layouts(
    %x: tensor<2x3x4x5x6xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"x"}, {}, {}]>},
    %wide: tensor<512x512xf32>)
    -> (tensor<6x2x4x5x3xf32>, tensor<4xf32>, tensor<512x512xf32>, tensor<7x3xf32>) {
  %e = tensor.empty() : tensor<6x2x4x5x3xf32>
  %t = linalg.transpose ins(%x : tensor<2x3x4x5x6xf32>) outs(%e : tensor<6x2x4x5x3xf32>)
      permutation = [4, 0, 2, 3, 1]
  %constant = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %square = arith.mulf %constant, %constant : tensor<4xf32>
  %more = arith.addf %wide, %wide : tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %part = tensor.extract_slice %wide[3, 5] [4, 2] [2, 3] : tensor<512x512xf32> to tensor<4x2xf32>
  %padded = tensor.pad %part low[2, 0] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<4x2xf32> to tensor<7x3xf32>
  return %t, %square, %more, %padded
      : tensor<6x2x4x5x3xf32>, tensor<4xf32>, tensor<512x512xf32>, tensor<7x3xf32>
}

// Contractions of integers are kernels, and those of floats the library's.
func.func @products(
    %a: tensor<6x4xi32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
    %b: tensor<4x5xi32>, %x: tensor<4x6xf64>, %y: tensor<6x2xf64>)
    -> (tensor<6x5xi32>, tensor<4x2xf64>) {
  %zero = arith.constant 0 : i32
  %none = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<6x5xi32>
  %f = tensor.empty() : tensor<4x2xf64>
  %i = linalg.fill ins(%zero : i32) outs(%e : tensor<6x5xi32>) -> tensor<6x5xi32>
  %j = linalg.fill ins(%none : f64) outs(%f : tensor<4x2xf64>) -> tensor<4x2xf64>
  %0 = linalg.matmul ins(%a, %b : tensor<6x4xi32>, tensor<4x5xi32>) outs(%i : tensor<6x5xi32>) -> tensor<6x5xi32>
  %1 = linalg.matmul ins(%x, %y : tensor<4x6xf64>, tensor<6x2xf64>) outs(%j : tensor<4x2xf64>) -> tensor<4x2xf64>
  return %0, %1 : tensor<6x5xi32>, tensor<4x2xf64>
}

// ReLU, which becomes the library's, of rows that are no numbers: these become
// 0, as where it is a kernel. NVIDIA does not say so.
#ij = affine_map<(i, j) -> (i, j)>
func.func @relu_of_nan(%x: tensor<4x5xf32>) -> tensor<3x5xf32> {
  %a = arith.constant dense<[[1.0, -2.0, 0.5, 1.0],
                             [0x7FC00000, 1.0, 1.0, 1.0],
                             [1.0, 0xFFC00000, 1.0, 0x7F800000]]> : tensor<3x4xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %0 = linalg.matmul ins(%a, %x : tensor<3x4xf32>, tensor<4x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  %1 = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maxnumf %in, %zero : f32
      linalg.yield %2 : f32
  } -> tensor<3x5xf32>
  return %1 : tensor<3x5xf32>
}

// Exact remainders, of both signs and whatever the sizes; what numbers are; both
// of sine and cosine; shapes that are memory.
func.func @remainders(%x: tensor<2x8xf32>, %b: tensor<8xbf16>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xbf16>, tensor<8xi1>, tensor<8xi1>, tensor<4x4xf32>) {
  %lhs = arith.constant dense<[1.0e30, -7.5, 0x7F800000, 5.0, 0x7FC00000, 1.0e-42, 5.0, -0.0]> : tensor<8xf32>
  %rhs = arith.constant dense<[3.0, 2.0, 1.0, 0.0, 1.0, 4.0e-45, 0xFF800000, -4.0]> : tensor<8xf32>
  %small = arith.constant dense<[0.3, 0.7, -0.01, 1.5, 0.001, 3.0, -0.2, 0.05]> : tensor<8xbf16>
  %four = arith.constant dense<4> : tensor<2xi32>
  %eight = arith.constant dense<8> : tensor<1xi32>
  %flat = tensor.extract_slice %x[1, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
  %line = tensor.reshape %flat(%eight) : (tensor<1x8xf32>, tensor<1xi32>) -> tensor<8xf32>
  %0 = arith.remf %lhs, %rhs : tensor<8xf32>
  %1 = arith.remf %rhs, %line : tensor<8xf32>
  %2 = arith.remf %b, %small : tensor<8xbf16>
  %3 = math.isnan %0 : tensor<8xf32>
  %4 = math.isfinite %lhs : tensor<8xf32>
  %sin, %cos = math.sincos %x : tensor<2x8xf32>
  %both = arith.addf %sin, %cos : tensor<2x8xf32>
  %square = tensor.reshape %both(%four) : (tensor<2x8xf32>, tensor<2xi32>) -> tensor<4x4xf32>
  return %0, %1, %2, %3, %4, %square
      : tensor<8xf32>, tensor<8xf32>, tensor<8xbf16>, tensor<8xi1>, tensor<8xi1>, tensor<4x4xf32>
}
