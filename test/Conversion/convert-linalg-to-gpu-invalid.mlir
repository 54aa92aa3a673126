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

// -----

func.func @rows_of_nothing(%x: memref<8x0xf32>, %y: memref<8xf32>) {
  // expected-error @below {{cannot be a kernel: expected rows of at least one element}}
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x0xf32>) outs(%y : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = mesh_rt.combine_row addf %in over 1 : f32
    linalg.yield %sum : f32
  }
  return
}

// -----

func.func @result_of_columns(%x: memref<8x4xf32>, %y: memref<4xf32>) {
  // expected-error @below {{cannot be a kernel: expected results for each row or for each element, got affine_map<(d0, d1) -> (d1)>}}
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x4xf32>) outs(%y : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = mesh_rt.combine_row addf %in over 1 : f32
    linalg.yield %sum : f32
  }
  return
}

// -----

func.func @many_numbers_of_a_row(%x: memref<8x4xf32>, %y: memref<8xf32>) {
  // expected-error @below {{cannot be a kernel: expected one number for each row where a result has one for each}}
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x4xf32>) outs(%y : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = mesh_rt.combine_row addf %in over 1 : f32
    %share = arith.divf %in, %sum : f32
    linalg.yield %share : f32
  }
  return
}

// -----

func.func @rows_that_differ(%x: memref<8x8xf32>, %y: memref<8x8xf32>) {
  // expected-error @below {{'linalg.generic' op cannot be a kernel: expected rows of the same loops, got the last 1 and the last 2}}
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x8xf32>) outs(%y : memref<8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = mesh_rt.combine_row addf %in over 1 : f32
    %r = mesh_rt.combine_row addf %s over 2 : f32
    linalg.yield %r : f32
  }
  return
}
