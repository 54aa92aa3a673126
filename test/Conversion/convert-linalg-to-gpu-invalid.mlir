// RUN: mesh-opt %s --convert-linalg-to-gpu --split-input-file --verify-diagnostics

func.func @dynamic(%a: memref<?xf32>, %x: f32) {
  // expected-error @+1 {{'linalg.fill' op cannot be a kernel: expected buffers of static shapes}}
  linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
  return
}

// -----

func.func @layout(%a: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>, %x: f32) {
  // expected-error @+1 {{'linalg.fill' op cannot be a kernel: expected buffers of static shapes and with strides, got 'memref<4x4xf32}}
  linalg.fill ins(%x : f32) outs(%a : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>)
  return
}
