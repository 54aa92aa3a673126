// RUN: mesh-opt %s --mesh-join-slices --split-input-file | FileCheck %s

// CHECK-LABEL: @matmul_by_rows
// CHECK-SAME: %[[X:.*]]: tensor<8x16xf32>, %[[W:.*]]: tensor<16x6xf32>
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8x6xf32>
// CHECK-NEXT: %[[R:.*]] = linalg.matmul ins(%[[X]], %[[W]] : {{.*}}) outs(%[[ZERO]] : tensor<8x6xf32>)
// CHECK-NEXT: return %[[R]]
func.func @matmul_by_rows(%x: tensor<8x16xf32>, %w: tensor<16x6xf32>) -> tensor<8x6xf32> {
  %z3 = arith.constant dense<0.0> : tensor<3x6xf32>
  %z5 = arith.constant dense<0.0> : tensor<5x6xf32>
  %a = tensor.extract_slice %x[0, 0] [3, 16] [1, 1] : tensor<8x16xf32> to tensor<3x16xf32>
  %b = tensor.extract_slice %x[3, 0] [5, 16] [1, 1] : tensor<8x16xf32> to tensor<5x16xf32>
  %c = linalg.matmul ins(%a, %w : tensor<3x16xf32>, tensor<16x6xf32>) outs(%z3 : tensor<3x6xf32>) -> tensor<3x6xf32>
  %d = linalg.matmul ins(%b, %w : tensor<5x16xf32>, tensor<16x6xf32>) outs(%z5 : tensor<5x6xf32>) -> tensor<5x6xf32>
  %r = tensor.concat dim(0) %c, %d : (tensor<3x6xf32>, tensor<5x6xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}

// -----

// Three parts of the other operand, some of its columns, an elementwise op, and
// filled tensors.
// CHECK-LABEL: @matmul_by_columns
// CHECK-SAME: %[[X:.*]]: tensor<4x16xf32>, %[[W:.*]]: tensor<16x9xf32>
// CHECK-DAG: %[[PART:.*]] = tensor.extract_slice %[[W]][0, 2] [16, 6] [1, 1]
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4x6xf32>
// CHECK: %[[C:.*]] = linalg.matmul ins(%[[X]], %[[PART]] : {{.*}}) outs(%[[ZERO]]
// CHECK-NEXT: %[[R:.*]] = math.tanh %[[C]] : tensor<4x6xf32>
// CHECK-NEXT: return %[[R]]
func.func @matmul_by_columns(%x: tensor<4x16xf32>, %w: tensor<16x9xf32>) -> tensor<4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x2xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  %w0 = tensor.extract_slice %w[0, 2] [16, 2] [1, 1] : tensor<16x9xf32> to tensor<16x2xf32>
  %w1 = tensor.extract_slice %w[0, 4] [16, 2] [1, 1] : tensor<16x9xf32> to tensor<16x2xf32>
  %w2 = tensor.extract_slice %w[0, 6] [16, 2] [1, 1] : tensor<16x9xf32> to tensor<16x2xf32>
  %c0 = linalg.matmul ins(%x, %w0 : tensor<4x16xf32>, tensor<16x2xf32>) outs(%z : tensor<4x2xf32>) -> tensor<4x2xf32>
  %c1 = linalg.matmul ins(%x, %w1 : tensor<4x16xf32>, tensor<16x2xf32>) outs(%z : tensor<4x2xf32>) -> tensor<4x2xf32>
  %c2 = linalg.matmul ins(%x, %w2 : tensor<4x16xf32>, tensor<16x2xf32>) outs(%z : tensor<4x2xf32>) -> tensor<4x2xf32>
  %t0 = math.tanh %c0 : tensor<4x2xf32>
  %t1 = math.tanh %c1 : tensor<4x2xf32>
  %t2 = math.tanh %c2 : tensor<4x2xf32>
  %r = tensor.concat dim(1) %t0, %t1, %t2 : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

// -----

// Any structured op, along any of its parallel loops. The parts are read
// transposed, and a tensor that is computed twice is one.
#a = affine_map<(b, m, n, k) -> (b, k, m)>
#b = affine_map<(b, m, n, k) -> (k, n)>
#c = affine_map<(b, m, n, k) -> (m, b, n)>
// CHECK-LABEL: @generic
// CHECK-SAME: %[[X:.*]]: tensor<2x5x8xi32>, %[[W:.*]]: tensor<3x5xi32>, %[[I:.*]]: tensor<8x2x3xi32>
// CHECK: %[[T:.*]] = linalg.transpose ins(%[[W]]
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[T]] : {{.*}}) outs(%[[I]] : tensor<8x2x3xi32>)
// CHECK: return %[[R]]
func.func @generic(%x: tensor<2x5x8xi32>, %w: tensor<3x5xi32>, %i: tensor<8x2x3xi32>) -> tensor<8x2x3xi32> {
  %e = tensor.empty() : tensor<5x3xi32>
  %t0 = linalg.transpose ins(%w : tensor<3x5xi32>) outs(%e : tensor<5x3xi32>) permutation = [1, 0]
  %x0 = tensor.extract_slice %x[0, 0, 0] [2, 5, 4] [1, 1, 1] : tensor<2x5x8xi32> to tensor<2x5x4xi32>
  %x1 = tensor.extract_slice %x[0, 0, 4] [2, 5, 4] [1, 1, 1] : tensor<2x5x8xi32> to tensor<2x5x4xi32>
  %i0 = tensor.extract_slice %i[0, 0, 0] [4, 2, 3] [1, 1, 1] : tensor<8x2x3xi32> to tensor<4x2x3xi32>
  %i1 = tensor.extract_slice %i[4, 0, 0] [4, 2, 3] [1, 1, 1] : tensor<8x2x3xi32> to tensor<4x2x3xi32>
  %r0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x0, %t0 : tensor<2x5x4xi32>, tensor<5x3xi32>) outs(%i0 : tensor<4x2x3xi32>) {
  ^bb0(%p: i32, %q: i32, %s: i32):
    %0 = arith.muli %p, %q : i32
    %1 = arith.addi %s, %0 : i32
    linalg.yield %1 : i32
  } -> tensor<4x2x3xi32>
  %t1 = linalg.transpose ins(%w : tensor<3x5xi32>) outs(%e : tensor<5x3xi32>) permutation = [1, 0]
  %r1 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x1, %t1 : tensor<2x5x4xi32>, tensor<5x3xi32>) outs(%i1 : tensor<4x2x3xi32>) {
  ^bb0(%p: i32, %q: i32, %s: i32):
    %0 = arith.muli %p, %q : i32
    %1 = arith.addi %s, %0 : i32
    linalg.yield %1 : i32
  } -> tensor<4x2x3xi32>
  %r = tensor.concat dim(0) %r0, %r1 : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<8x2x3xi32>
  return %r : tensor<8x2x3xi32>
}

// -----

// The op on each part reads its position in the part.
// CHECK-LABEL: @index
// CHECK: tensor.concat
func.func @index(%x: tensor<8xindex>) -> tensor<8xindex> {
  %e = tensor.empty() : tensor<4xindex>
  %x0 = tensor.extract_slice %x[0] [4] [1] : tensor<8xindex> to tensor<4xindex>
  %x1 = tensor.extract_slice %x[4] [4] [1] : tensor<8xindex> to tensor<4xindex>
  %r0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x0 : tensor<4xindex>) outs(%e : tensor<4xindex>) {
  ^bb0(%p: index, %q: index):
    %i = linalg.index 0 : index
    %s = arith.addi %i, %p : index
    linalg.yield %s : index
  } -> tensor<4xindex>
  %r1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x1 : tensor<4xindex>) outs(%e : tensor<4xindex>) {
  ^bb0(%p: index, %q: index):
    %i = linalg.index 0 : index
    %s = arith.addi %i, %p : index
    linalg.yield %s : index
  } -> tensor<4xindex>
  %r = tensor.concat dim(0) %r0, %r1 : (tensor<4xindex>, tensor<4xindex>) -> tensor<8xindex>
  return %r : tensor<8xindex>
}

// -----

// CHECK-LABEL: @other_order
// CHECK: tensor.concat
func.func @other_order(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = tensor.extract_slice %x[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %x[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %c = math.exp %a : tensor<4xf32>
  %d = math.exp %b : tensor<4xf32>
  %r = tensor.concat dim(0) %d, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: @other_op
// CHECK: tensor.concat
func.func @other_op(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = tensor.extract_slice %x[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %x[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %c = math.exp %a : tensor<4xf32>
  %d = math.tanh %b : tensor<4xf32>
  %r = tensor.concat dim(0) %c, %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: @other_weights
// CHECK: tensor.concat
func.func @other_weights(%x: tensor<8x16xf32>, %w: tensor<16x6xf32>, %v: tensor<16x6xf32>) -> tensor<8x6xf32> {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %a = tensor.extract_slice %x[0, 0] [4, 16] [1, 1] : tensor<8x16xf32> to tensor<4x16xf32>
  %b = tensor.extract_slice %x[4, 0] [4, 16] [1, 1] : tensor<8x16xf32> to tensor<4x16xf32>
  %c = linalg.matmul ins(%a, %w : tensor<4x16xf32>, tensor<16x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %d = linalg.matmul ins(%b, %v : tensor<4x16xf32>, tensor<16x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = tensor.concat dim(0) %c, %d : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: @other_reader
// CHECK: tensor.concat
func.func @other_reader(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %a = tensor.extract_slice %x[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %x[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %c = math.exp %a : tensor<4xf32>
  %d = math.exp %b : tensor<4xf32>
  %r = tensor.concat dim(0) %c, %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %r, %c : tensor<8xf32>, tensor<4xf32>
}

// -----

// The scores of all rows would take twice the memory.
// CHECK-LABEL: @larger_between
// CHECK: tensor.concat
func.func @larger_between(%x: tensor<8x4xf32>, %w: tensor<4x32xf32>) -> tensor<8xf32> {
  %z = arith.constant dense<0.0> : tensor<4x32xf32>
  %i = arith.constant dense<0.0> : tensor<4xf32>
  %a = tensor.extract_slice %x[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %b = tensor.extract_slice %x[4, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %c = linalg.matmul ins(%a, %w : tensor<4x4xf32>, tensor<4x32xf32>) outs(%z : tensor<4x32xf32>) -> tensor<4x32xf32>
  %d = linalg.matmul ins(%b, %w : tensor<4x4xf32>, tensor<4x32xf32>) outs(%z : tensor<4x32xf32>) -> tensor<4x32xf32>
  %s = linalg.reduce {arith.addf} ins(%c : tensor<4x32xf32>) outs(%i : tensor<4xf32>) dimensions = [1]
  %t = linalg.reduce {arith.addf} ins(%d : tensor<4x32xf32>) outs(%i : tensor<4xf32>) dimensions = [1]
  %r = tensor.concat dim(0) %s, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// An annotation is of the part.
// CHECK-LABEL: @annotated
// CHECK: tensor.concat
mesh.mesh @m = <["x"=2]>
func.func @annotated(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = tensor.extract_slice %x[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %x[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %c = math.exp %a : tensor<4xf32>
  %s = mesh.shard %c <@m, [{"x"}]> : tensor<4xf32>
  %d = math.exp %b : tensor<4xf32>
  %r = tensor.concat dim(0) %s, %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// A broadcast that all parts read, and the end of a differentiation.
// CHECK-LABEL: @shared
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>, %[[B:.*]]: tensor<4xf32>
// CHECK: %[[BIAS:.*]] = linalg.broadcast ins(%[[B]] : tensor<4xf32>) outs(%{{.*}} : tensor<8x4xf32>) dimensions = [0]
// CHECK: %[[SUM:.*]] = arith.addf %[[X]], %[[BIAS]] : tensor<8x4xf32>
// CHECK-NEXT: %[[R:.*]] = mesh.stop_gradient %[[SUM]] : tensor<8x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @shared(%x: tensor<8x4xf32>, %b: tensor<4xf32>) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %bias = linalg.broadcast ins(%b : tensor<4xf32>) outs(%e : tensor<4x4xf32>) dimensions = [0]
  %x0 = tensor.extract_slice %x[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %x1 = tensor.extract_slice %x[4, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %s0 = arith.addf %x0, %bias : tensor<4x4xf32>
  %s1 = arith.addf %x1, %bias : tensor<4x4xf32>
  %g0 = mesh.stop_gradient %s0 : tensor<4x4xf32>
  %g1 = mesh.stop_gradient %s1 : tensor<4x4xf32>
  %r = tensor.concat dim(0) %g0, %g1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// -----

// The other operand is one tensor for both parts, but has rows of its own.
// CHECK-LABEL: @same_rows
// CHECK: tensor.concat
func.func @same_rows(%x: tensor<8x4xf32>, %y: tensor<4x4xf32>) -> tensor<8x4xf32> {
  %x0 = tensor.extract_slice %x[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %x1 = tensor.extract_slice %x[4, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  %z = math.exp %y : tensor<4x4xf32>
  %s0 = arith.addf %x0, %z : tensor<4x4xf32>
  %s1 = arith.addf %x1, %z : tensor<4x4xf32>
  %r = tensor.concat dim(0) %s0, %s1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// -----

// An op may read a slice twice.
// CHECK-LABEL: @read_twice
// CHECK-SAME: %[[X:.*]]: tensor<8x6xf32>
// CHECK: %[[R:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT: return %[[R]]
func.func @read_twice(%x: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %a = tensor.extract_slice %x[0, 0] [8, 3] [1, 1] : tensor<8x6xf32> to tensor<8x3xf32>
  %b = tensor.extract_slice %x[0, 3] [8, 3] [1, 1] : tensor<8x6xf32> to tensor<8x3xf32>
  %aa = arith.mulf %a, %a : tensor<8x3xf32>
  %bb = arith.mulf %b, %b : tensor<8x3xf32>
  %r = tensor.concat dim(1) %aa, %bb : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}

// -----

// The other result of the op that fills a tensor is still read.
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: @splat_beside
// CHECK-SAME: %[[X:.*]]: tensor<8x6xf32>
// CHECK: %[[BOTH:.*]]:2 = linalg.generic
// CHECK: %[[R:.*]] = arith.addf %[[X]], %{{.*}} : tensor<8x6xf32>
// CHECK: return %[[R]], %[[BOTH]]#1
func.func @splat_beside(%x: tensor<8x6xf32>, %y: tensor<8x3xf32>) -> (tensor<8x6xf32>, tensor<8x3xf32>) {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<8x3xf32>
  %both:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<8x3xf32>) outs(%e, %e : tensor<8x3xf32>, tensor<8x3xf32>) {
  ^bb0(%in: f32, %o0: f32, %o1: f32):
    %s = math.tanh %in : f32
    linalg.yield %one, %s : f32, f32
  } -> (tensor<8x3xf32>, tensor<8x3xf32>)
  %a = tensor.extract_slice %x[0, 0] [8, 3] [1, 1] : tensor<8x6xf32> to tensor<8x3xf32>
  %b = tensor.extract_slice %x[0, 3] [8, 3] [1, 1] : tensor<8x6xf32> to tensor<8x3xf32>
  %c = arith.addf %a, %both#0 : tensor<8x3xf32>
  %d = arith.addf %b, %both#0 : tensor<8x3xf32>
  %r = tensor.concat dim(1) %c, %d : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x6xf32>
  return %r, %both#1 : tensor<8x6xf32>, tensor<8x3xf32>
}
