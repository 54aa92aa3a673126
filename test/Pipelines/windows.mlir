// RUN: mesh-opt %s --mesh-to-llvm | FileCheck %s --check-prefix=CPU
// RUN: mesh-opt %s --mesh-to-gpu=keep-kernels=true | FileCheck %s --check-prefix=GPU
//
// On CPUs a convolution and its derivative by the kernel are calls of the runtime, without a
// loop that multiplies. On GPUs they are kernels.

// CPU-NOT: llvm.fmul
// CPU-COUNT-2: llvm.call @mesh_rt_contract(
// CPU-NOT: llvm.fmul
// GPU-NOT: mesh_rt.contract
// GPU: gpu.launch_func
func.func @f(%x: tensor<2x6x8x4xf32>, %k: tensor<2x3x4x6xf32>, %y: tensor<2x5x6x6xf32>) -> (tensor<2x5x6x6xf32>, tensor<2x3x4x6xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %k : tensor<2x6x8x4xf32>, tensor<2x3x4x6xf32>) outs(%y : tensor<2x5x6x6xf32>) -> tensor<2x5x6x6xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(k, l, c, f, n, h, w) -> (n, h + k, w + l, c)>, affine_map<(k, l, c, f, n, h, w) -> (n, h, w, f)>, affine_map<(k, l, c, f, n, h, w) -> (k, l, c, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %0 : tensor<2x6x8x4xf32>, tensor<2x5x6x6xf32>) outs(%k : tensor<2x3x4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %sum: f32):
    %product = arith.mulf %a, %b : f32
    %next = arith.addf %sum, %product : f32
    linalg.yield %next : f32
  } -> tensor<2x3x4x6xf32>
  return %0, %1 : tensor<2x5x6x6xf32>, tensor<2x3x4x6xf32>
}
