// RUN: mesh-opt %s --verify-roundtrip --split-input-file --verify-diagnostics

func.func @copies(%device: memref<4x2xf32>, %host: memref<8xf32>) {
  mesh_rt.copy_to_host %device into %host : memref<4x2xf32>, memref<8xf32>
  mesh_rt.copy_to_device %host into %device : memref<8xf32>, memref<4x2xf32>
  return
}

// -----

func.func @apart(%device: memref<4x2xf32, strided<[4, 1]>>, %host: memref<8xf32>) {
  // expected-error @+1 {{'mesh_rt.copy_to_host' op must copy elements in a row, got 'memref<4x2xf32, strided<[4, 1]>>'}}
  mesh_rt.copy_to_host %device into %host : memref<4x2xf32, strided<[4, 1]>>, memref<8xf32>
  return
}

// -----

func.func @sizes(%device: memref<4xf32>, %host: memref<8xf32>) {
  // expected-error @+1 {{'mesh_rt.copy_to_device' op cannot copy 'memref<8xf32>' into 'memref<4xf32>'}}
  mesh_rt.copy_to_device %host into %device : memref<8xf32>, memref<4xf32>
  return
}
