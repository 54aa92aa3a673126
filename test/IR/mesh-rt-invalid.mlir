// RUN: mesh-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{group, pairs and targets must be lists of pairs}}
func.func private @odd() attributes {a = #mesh_rt.communication<all_gather, group = [4]>}

// -----

// expected-error @+1 {{sizes and strides must be at least 1, got 0}}
func.func private @size() attributes {a = #mesh_rt.communication<all_gather, group = [0, 1]>}

// -----

// expected-error @+1 {{dims, root and tag must not be negative, got -1}}
func.func private @dim() attributes {a = #mesh_rt.communication<all_gather, dim = -1, group = [4, 1]>}

// -----

func.func @no_source(%x: memref<4xf32>) {
  // expected-error @+1 {{must have a source}}
  mesh_rt.run <permute, shift = 1, group = [4, 1]> into %x : memref<4xf32>
  return
}

// -----

func.func @recv_source(%x: memref<4xf32>, %p: index) {
  // expected-error @+1 {{must have no source}}
  mesh_rt.run <recv> from %x : memref<4xf32> into %x : memref<4xf32> peer %p
  return
}

// -----

func.func @no_destination(%x: memref<4xf32>) {
  // expected-error @+1 {{must have a destination}}
  mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : memref<4xf32>
  return
}

// -----

func.func @send_destination(%x: memref<4xf32>, %p: index) {
  // expected-error @+1 {{must have no destination}}
  mesh_rt.run <send> from %x : memref<4xf32> into %x : memref<4xf32> peer %p
  return
}

// -----

func.func @no_peer(%x: memref<4xf32>) {
  // expected-error @+1 {{must have a peer}}
  mesh_rt.run <send> from %x : memref<4xf32>
  return
}

// -----

func.func @peer(%x: memref<4xf32>, %y: memref<4xf32>, %p: index) {
  // expected-error @+1 {{must have no peer}}
  %t = mesh_rt.start <permute, shift = 1, group = [4, 1]> from %x : memref<4xf32> into %y : memref<4xf32> peer %p
  return
}

// -----

func.func @no_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{must have a result if and only if it writes a tensor}}
  mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : tensor<4xf32> into %x : tensor<4xf32>
  return
}

// -----

func.func @result(%x: tensor<4xf32>) {
  // expected-error @+1 {{result must be 'tensor<4xf32>', got 'tensor<8xf32>'}}
  %0 = mesh_rt.run <permute, shift = 1, group = [4, 1]> from %x : tensor<4xf32> into %x : tensor<4xf32> -> tensor<8xf32>
  return
}

// -----

func.func @wait(%t: i64, %x: tensor<4xf32>) {
  // expected-error @+1 {{must have a result if and only if it writes a tensor}}
  mesh_rt.wait %t for %x : tensor<4xf32>
  return
}

// -----

func.func @triples(%m: memref<4x4xf32>) {
  // expected-error @+1 {{loops must be triples, got 2 numbers}}
  mesh_rt.contract [0, -1] %m, %m into %m : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @dim(%m: memref<4x4xf32>) {
  // expected-error @+1 {{loop 1: operand 0 has no dim 2}}
  mesh_rt.contract [0, -1, 0, 2, 1, 1] %m, %m into %m : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @number_of_steps(%a: memref<9xf32>, %b: memref<3xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{must have 6 steps, got 2}}
  mesh_rt.contract [0, -1, 0, 0, 0, -1] steps [2, 1] %a, %b into %c : memref<9xf32>, memref<3xf32>, memref<4xf32>
  return
}

// -----

func.func @steps(%a: memref<9xf32>, %b: memref<3xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{steps must be at least 1, got 0}}
  mesh_rt.contract [0, -1, 0, 0, 0, -1] steps [0, 1, 1, 1, 1, 1] %a, %b into %c : memref<9xf32>, memref<3xf32>, memref<4xf32>
  return
}

// -----

func.func @shared_dim_of_result(%a: memref<4xf32>, %b: memref<3xf32>, %c: memref<6xf32>) {
  // expected-error @+1 {{loop 0: must have dim 0 of operand 2 for itself}}
  mesh_rt.contract [0, -1, 0, -1, 0, 0] %a, %b into %c : memref<4xf32>, memref<3xf32>, memref<6xf32>
  return
}

// -----

func.func @gaps_in_result(%a: memref<4xf32>, %b: memref<f32>, %c: memref<7xf32>) {
  // expected-error @+1 {{loop 0: must have dim 0 of operand 2 for itself}}
  mesh_rt.contract [0, -1, 0] steps [1, 1, 2] %a, %b into %c : memref<4xf32>, memref<f32>, memref<7xf32>
  return
}

// -----

func.func @unknown_size(%a: memref<9xf32>, %b: memref<9xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{loop 1: must have a dim for itself}}
  mesh_rt.contract [0, 0, 0, 0, 0, -1] %a, %b into %c : memref<9xf32>, memref<9xf32>, memref<4xf32>
  return
}

// -----

// The last index is 2 * 3 + 2 = 8.
func.func @beyond_the_end(%a: memref<8xf32>, %b: memref<3xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{loop 1: goes beyond dim 0 of operand 0, of size 8}}
  mesh_rt.contract [0, -1, 0, 0, 0, -1] steps [2, 1, 1, 1, 1, 1] %a, %b into %c : memref<8xf32>, memref<3xf32>, memref<4xf32>
  return
}

// -----

func.func @beyond_nothing(%a: memref<0xf32>, %b: memref<1xf32>, %c: memref<1xf32>) {
  // expected-error @+1 {{loop 0: goes beyond dim 0 of operand 0, of size 0}}
  mesh_rt.contract [0, -1, 0, 0, 0, -1] %a, %b into %c : memref<0xf32>, memref<1xf32>, memref<1xf32>
  return
}

// -----

func.func @sizes(%a: memref<4x8xf32>, %b: memref<4x2xf32>, %c: memref<4x2xf32>) {
  // expected-error @+1 {{loop 2 runs over dims of size 8 and 4}}
  mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : memref<4x8xf32>, memref<4x2xf32>, memref<4x2xf32>
  return
}

// -----

func.func @one_operand(%a: memref<4xf32>, %b: memref<8xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{loop 1 must run over two operands}}
  mesh_rt.contract [0, -1, 0, -1, 0, -1] %a, %b into %c : memref<4xf32>, memref<8xf32>, memref<4xf32>
  return
}

// -----

func.func @no_loop(%a: memref<4xf32>, %b: memref<8xf32>, %c: memref<4xf32>) {
  // expected-error @+1 {{operand 1 has a dim without a loop}}
  mesh_rt.contract [0, -1, 0] %a, %b into %c : memref<4xf32>, memref<8xf32>, memref<4xf32>
  return
}

// -----

func.func @types(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf64>) {
  // expected-error @+1 {{cannot contract 'f32' and 'f32' into 'f64'}}
  mesh_rt.contract [0, 0, 0] %a, %b into %c : memref<4xf32>, memref<4xf32>, memref<4xf64>
  return
}

// -----

func.func @epilogue_of_double(%m: memref<4x4xf64>) {
  // expected-error @+1 {{must have a result of f32, bf16 or f16, got 'f64'}}
  mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %m, %m into %m : memref<4x4xf64>, memref<4x4xf64>, memref<4x4xf64>
  return
}

// -----

func.func @no_bias(%m: memref<4x4xf32>) {
  // expected-error @+1 {{must have a dim of the bias if and only if there is a bias}}
  mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %m, %m into %m {bias_dim = 1 : i64} : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @bias_size(%m: memref<4x4xf32>, %bias: memref<3xf32>) {
  // expected-error @+1 {{must have a bias of 4 x 'f32', got 'memref<3xf32>'}}
  mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %m, %m into %m bias %bias : memref<3xf32> along 1 : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

func.func @bias_type(%m: memref<4x4xbf16>, %bias: memref<4xf32>) {
  // expected-error @+1 {{must have a bias of 4 x 'bf16', got 'memref<4xf32>'}}
  mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %m, %m into %m bias %bias : memref<4xf32> along 1 : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>
  return
}

// -----

func.func @bias_of_one_of_two(%a: memref<2x4x4xf32>, %b: memref<4x4xf32>, %bias: memref<4xf32>) {
  // expected-error @+1 {{must have a bias along all rows or all columns, got dim 1}}
  mesh_rt.contract_then none [0, -1, 0, 1, -1, 1, -1, 1, 2, 2, 0, -1] %a, %b into %a bias %bias : memref<4xf32> along 1 : memref<2x4x4xf32>, memref<4x4xf32>, memref<2x4x4xf32>
  return
}

// -----

func.func @row_of_reduction(%x: tensor<8x8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<8x8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    // expected-error @below {{must be in an op whose loops are parallel}}
    %r = mesh_rt.combine_row addf %in over 1 : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @row_of_no_loops(%x: tensor<8x8xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    // expected-error @below {{must be over 1 to 2 of the loops around, got 0}}
    %r = mesh_rt.combine_row addf %in over 0 : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @row_of_many_loops(%x: tensor<8x8xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    // expected-error @below {{must be over 1 to 2 of the loops around, got 3}}
    %r = mesh_rt.combine_row addf %in over 3 : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @row_of_other_numbers(%x: tensor<8x8xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    // expected-error @below {{must combine numbers of 64 bits at most, got addi of 'f32'}}
    %r = mesh_rt.combine_row addi %in over 1 : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @row_of_wide_numbers(%x: tensor<8x8xi128>, %e: tensor<8x8xi128>) -> tensor<8x8xi128> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x8xi128>) outs(%e : tensor<8x8xi128>) {
  ^bb0(%in: i128, %out: i128):
    // expected-error @below {{must combine numbers of 64 bits at most, got addi of 'i128'}}
    %r = mesh_rt.combine_row addi %in over 1 : i128
    linalg.yield %r : i128
  } -> tensor<8x8xi128>
  return %0 : tensor<8x8xi128>
}

// -----

func.func @row_of_nothing(%x: f32) -> f32 {
  // expected-error @below {{expects parent op 'linalg.generic'}}
  %0 = mesh_rt.combine_row addf %x over 1 : f32
  return %0 : f32
}
