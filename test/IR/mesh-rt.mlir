// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s

// CHECK-LABEL: @tensors(
func.func @tensors(%x: tensor<4xf32>, %e: tensor<16xf32>, %y: tensor<4xf32>) -> tensor<16xf32> {
  // CHECK: mesh_rt.run <all_gather, group = [4, 1]> from %{{.*}} : tensor<4xf32> into %{{.*}} : tensor<16xf32> -> tensor<16xf32>
  %0 = mesh_rt.run <all_gather, group = [4, 1]> from %x : tensor<4xf32> into %e : tensor<16xf32> -> tensor<16xf32>
  // CHECK: mesh_rt.start <permute, shift = -1, group = [2, 4, 4, 1]> from
  %token, %flying = mesh_rt.start <permute, shift = -1, group = [2, 4, 4, 1]> from %x : tensor<4xf32> into %y : tensor<4xf32> -> tensor<4xf32>
  // CHECK: mesh_rt.wait %{{.*}} for %{{.*}} : tensor<4xf32> reading %{{.*}} : tensor<4xf32> -> tensor<4xf32>
  %1 = mesh_rt.wait %token for %flying : tensor<4xf32> reading %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<16xf32>
}

// CHECK-LABEL: @memrefs(
func.func @memrefs(%x: memref<4xf32>, %y: memref<4xf32, strided<[2], offset: ?>>) {
  // CHECK: %[[P:.*]] = mesh_rt.device
  %peer = mesh_rt.device
  // CHECK: mesh_rt.commit
  mesh_rt.commit
  // CHECK: mesh_rt.run <send, tag = 3> from %{{.*}} : memref<4xf32> peer %[[P]]
  mesh_rt.run <send, tag = 3> from %x : memref<4xf32> peer %peer
  // CHECK: %[[T:.*]] = mesh_rt.start <recv, tag = 3> into %{{.*}} : memref<4xf32, strided<[2], offset: ?>> peer %[[P]]
  %token = mesh_rt.start <recv, tag = 3> into %y : memref<4xf32, strided<[2], offset: ?>> peer %peer
  // CHECK: mesh_rt.wait %[[T]] for %{{.*}} : memref<4xf32, strided<[2], offset: ?>>
  mesh_rt.wait %token for %y : memref<4xf32, strided<[2], offset: ?>>
  // CHECK: mesh_rt.run <all_reduce, combiner = max, group = [8, 1]>
  mesh_rt.run <all_reduce, combiner = max, group = [8, 1]> from %x : memref<4xf32> into %x : memref<4xf32>
  // CHECK: mesh_rt.run <all_to_all, dim = 1, split = 2, root = 1, group = [4, 1], pairs = [0, 1, 1, 0]>
  mesh_rt.run <all_to_all, dim = 1, split = 2, root = 1, group = [4, 1], pairs = [0, 1, 1, 0]> from %x : memref<4xf32> into %x : memref<4xf32>
  return
}

// CHECK-LABEL: @contract(
func.func @contract(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>, %c: tensor<4x2xf32>, %m: memref<4x4xf64>) -> tensor<4x2xf32> {
  // CHECK: mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %{{.*}}, %{{.*}} into %{{.*}} accumulate : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
  // CHECK: mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %{{.*}}, %{{.*}} into %{{.*}} : memref<4x4xf64>, memref<4x4xf64>, memref<4x4xf64>
  mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %m, %m into %m : memref<4x4xf64>, memref<4x4xf64>, memref<4x4xf64>
  return %0 : tensor<4x2xf32>
}

// Windows: strides and dilations, and loops without an iteration.

// CHECK-LABEL: @convolve(
func.func @convolve(%a: tensor<9x3xf32>, %b: tensor<3x3x6xf32>, %c: tensor<4x6xf32>, %few: memref<2xf32>, %window: memref<3xf32>, %none: memref<0xf32>) -> tensor<4x6xf32> {
  // CHECK: mesh_rt.contract [0, -1, 0, -1, 2, 1, 0, 0, -1, 1, 1, -1] steps [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] %{{.*}}, %{{.*}} into %{{.*}} : tensor<9x3xf32>, tensor<3x3x6xf32>, tensor<4x6xf32> -> tensor<4x6xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 2, 1, 0, 0, -1, 1, 1, -1] steps [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] %a, %b into %c : tensor<9x3xf32>, tensor<3x3x6xf32>, tensor<4x6xf32> -> tensor<4x6xf32>
  // CHECK: mesh_rt.contract [0, -1, 0, 0, 0, -1] %{{.*}}, %{{.*}} into %{{.*}} :
  mesh_rt.contract [0, -1, 0, 0, 0, -1] %few, %window into %none : memref<2xf32>, memref<3xf32>, memref<0xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK-LABEL: @contract_then(
func.func @contract_then(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %bias: tensor<2xf32>, %m: memref<4x4xbf16>, %rows: memref<4xbf16>) -> tensor<4x2xf32> {
  // CHECK: mesh_rt.contract_then gelu [0, -1, 0, -1, 1, 1, 1, 0, -1] %{{.*}}, %{{.*}} into %{{.*}} accumulate bias %{{.*}} : tensor<2xf32> along 1 : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  %0 = mesh_rt.contract_then gelu [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate bias %bias : tensor<2xf32> along 1 : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  // CHECK: mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %{{.*}}, %{{.*}} into %{{.*}} : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>
  mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %m, %m into %m : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>
  // CHECK: mesh_rt.contract_then none [0, -1, 0, -1, 1, 1, 1, 0, -1] %{{.*}}, %{{.*}} into %{{.*}} bias %{{.*}} : memref<4xbf16> along 0 :
  mesh_rt.contract_then none [0, -1, 0, -1, 1, 1, 1, 0, -1] %m, %m into %m bias %rows : memref<4xbf16> along 0 : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>
  return %0 : tensor<4x2xf32>
}

// CHECK-LABEL: @combine_row(
func.func @combine_row(%x: tensor<8x64xf32>, %e: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x64xf32>) outs(%e : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    // CHECK: mesh_rt.combine_row addf %{{.*}} over 1 : f32
    %sum = mesh_rt.combine_row addf %in over 1 : f32
    %share = arith.divf %in, %sum : f32
    linalg.yield %share : f32
  } -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}
