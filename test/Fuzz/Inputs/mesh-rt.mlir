func.func @tensors(%x: tensor<4xf32>, %e: tensor<16xf32>, %y: tensor<4xf32>) -> tensor<16xf32> {
  %0 = mesh_rt.run <all_gather, group = [4, 1]> from %x : tensor<4xf32> into %e : tensor<16xf32> -> tensor<16xf32>
  %token, %flying = mesh_rt.start <permute, shift = -1, group = [2, 4, 4, 1]> from %x : tensor<4xf32> into %y : tensor<4xf32> -> tensor<4xf32>
  %1 = mesh_rt.wait %token for %flying : tensor<4xf32> reading %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<16xf32>
}

func.func @memrefs(%x: memref<4xf32>, %y: memref<4xf32, strided<[2], offset: ?>>) {
  %peer = mesh_rt.device
  mesh_rt.run <send, tag = 3> from %x : memref<4xf32> peer %peer
  %token = mesh_rt.start <recv, tag = 3> into %y : memref<4xf32, strided<[2], offset: ?>> peer %peer
  mesh_rt.wait %token for %y : memref<4xf32, strided<[2], offset: ?>>
  mesh_rt.run <all_reduce, combiner = max, group = [8, 1]> from %x : memref<4xf32> into %x : memref<4xf32>
  mesh_rt.run <all_to_all, dim = 1, split = 2, root = 1, group = [4, 1], pairs = [0, 1, 1, 0]> from %x : memref<4xf32> into %x : memref<4xf32>
  return
}

func.func @contract(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>, %c: tensor<4x2xf32>, %m: memref<4x4xf64>, %few: memref<2x4xf64>, %less: memref<2x4xf64>) -> tensor<4x2xf32> {
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
  mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %m, %m into %m : memref<4x4xf64>, memref<4x4xf64>, memref<4x4xf64>
  mesh_rt.contract [0, -1, 0, 0, 0, -1, 1, 1, 1] steps [1, 1, 1, 2, 1, 1, 1, 1, 1] %m, %few into %less : memref<4x4xf64>, memref<2x4xf64>, memref<2x4xf64>
  return %0 : tensor<4x2xf32>
}
