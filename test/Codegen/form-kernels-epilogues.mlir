// RUN: mesh-opt %s --mesh-form-kernels --canonicalize --split-input-file | FileCheck %s

// One op for the product, the bias of the columns, and the activation.

// CHECK-LABEL: @columns_relu(
// CHECK-SAME: %[[A:[a-z0-9]*]]: tensor<4x8xf32>, %[[B:[a-z0-9]*]]: tensor<8x2xf32>, %[[BIAS:[a-z0-9]*]]: tensor<2xf32>
func.func @columns_relu(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %bias: tensor<2xf32>) -> tensor<4x2xf32> {
  // CHECK: %[[OUT:.*]] = tensor.empty() : tensor<4x2xf32>
  // CHECK: %[[Y:.*]] = mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %[[A]], %[[B]] into %[[OUT]] bias %[[BIAS]] : tensor<2xf32> along 1 : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  // CHECK-NEXT: return %[[Y]]
  %zero = arith.constant 0.0 : f32
  %c = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %bias : tensor<4x2xf32>, tensor<2xf32>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %y, %x : f32
    %relu = arith.maxnumf %zero, %sum : f32
    linalg.yield %relu : f32
  } -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// -----

// Of rows, without an activation; what was there is a part of the sum. A dim of
// one element goes.

// CHECK-LABEL: @rows_accumulated(
// CHECK-SAME: %[[C:[a-z0-9]*]]: tensor<4x2xf32>, %[[BIAS:[a-z0-9]*]]: tensor<4x1xf32>
func.func @rows_accumulated(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %bias: tensor<4x1xf32>) -> tensor<4x2xf32> {
  // CHECK: %[[ROW:.*]] = tensor.collapse_shape %[[BIAS]] {{\[}}[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
  // CHECK: mesh_rt.contract_then none {{.*}} into %[[C]] accumulate bias %[[ROW]] : tensor<4xf32> along 0 :
  // CHECK-NOT: linalg.generic
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, 0)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %bias : tensor<4x2xf32>, tensor<4x1xf32>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// -----

// GELU as in most papers: x / 2 (1 + tanh(√(2/π) (x + 0.044715 x³))). What has
// been summed up in f32 is rounded to the type of the operands.

// CHECK-LABEL: @gelu(
func.func @gelu(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>, %bias: tensor<2xbf16>) -> tensor<4x2xbf16> {
  // CHECK: %[[OUT:.*]] = tensor.empty() : tensor<4x2xbf16>
  // CHECK: mesh_rt.contract_then gelu {{.*}} into %[[OUT]] bias %{{.*}} : tensor<2xbf16> along 1 : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16>
  // CHECK-NOT: linalg.generic
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %scale = arith.constant 0.7978845608 : f32
  %cubic = arith.constant 0.044715 : f32
  %c = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xbf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %bias : tensor<4x2xf32>, tensor<2xbf16>) outs(%e : tensor<4x2xbf16>) {
  ^bb0(%acc: f32, %y: bf16, %out: bf16):
    %wide = arith.extf %y : bf16 to f32
    %x = arith.addf %acc, %wide : f32
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    %part = arith.mulf %cubic, %x3 : f32
    %inner = arith.addf %x, %part : f32
    %scaled = arith.mulf %inner, %scale : f32
    %t = math.tanh %scaled : f32
    %more = arith.addf %t, %one : f32
    %cdf = arith.mulf %more, %half : f32
    %gelu = arith.mulf %x, %cdf : f32
    %narrow = arith.truncf %gelu : f32 to bf16
    linalg.yield %narrow : bf16
  } -> tensor<4x2xbf16>
  return %1 : tensor<4x2xbf16>
}

// -----

// The same polynomial, multiplied out, and ReLU as a choice; of f16.

// CHECK-LABEL: @other_forms(
func.func @other_forms(%a: tensor<4x8xf16>, %b: tensor<8x4xf16>) -> tensor<4x4xf16> {
  // CHECK: %[[H:.*]] = mesh_rt.contract_then gelu {{.*}} : tensor<4x8xf16>, tensor<8x4xf16>, tensor<4x4xf16>
  // CHECK: %[[Y:.*]] = mesh_rt.contract_then relu {{.*}} %[[H]], %[[H]] into
  // CHECK: return %[[Y]]
  %half = arith.constant 0.5 : f16
  %linear = arith.constant 0.7978845608 : f16
  %cubic = arith.constant 0.0356774081 : f16
  %three = arith.constant 3.0 : f16
  %zero = arith.constant 0.0 : f16
  %c = tensor.empty() : tensor<4x4xf16>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c : tensor<4x8xf16>, tensor<8x4xf16>, tensor<4x4xf16> -> tensor<4x4xf16>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf16>) outs(%c : tensor<4x4xf16>) {
  ^bb0(%x: f16, %out: f16):
    %x3 = math.powf %x, %three : f16
    %first = arith.mulf %x, %linear : f16
    %third = arith.mulf %x3, %cubic : f16
    %inner = arith.addf %third, %first : f16
    %t = math.tanh %inner : f16
    %h = arith.mulf %x, %half : f16
    %ht = arith.mulf %h, %t : f16
    %gelu = arith.addf %ht, %h : f16
    linalg.yield %gelu : f16
  } -> tensor<4x4xf16>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %1, %1 into %c : tensor<4x4xf16>, tensor<4x4xf16>, tensor<4x4xf16> -> tensor<4x4xf16>
  %3 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%2 : tensor<4x4xf16>) outs(%c : tensor<4x4xf16>) {
  ^bb0(%x: f16, %out: f16):
    %isPositive = arith.cmpf ogt, %x, %zero : f16
    %relu = arith.select %isPositive, %x, %zero : f16
    linalg.yield %relu : f16
  } -> tensor<4x4xf16>
  return %3 : tensor<4x4xf16>
}

// -----

// What is under way meanwhile stays behind the product, which a bias that
// comes later does not allow.

// CHECK-LABEL: @beside_communication(
func.func @beside_communication(%a: tensor<4x4xf32>, %bias: tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  // CHECK: mesh_rt.contract_then none
  // CHECK: %[[LATE:.*]] = mesh_rt.run
  // CHECK: mesh_rt.contract_then none {{.*}} bias %[[LATE]]
  // CHECK: mesh_rt.contract [
  // CHECK: mesh_rt.run
  // CHECK: linalg.generic
  %c = tensor.empty() : tensor<4x4xf32>
  %r = tensor.empty() : tensor<4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %later = mesh_rt.run <all_reduce, group = [4, 1]> from %bias : tensor<4xf32> into %r : tensor<4xf32> -> tensor<4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %bias : tensor<4x4xf32>, tensor<4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x4xf32>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %1, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %3 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%2, %later : tensor<4x4xf32>, tensor<4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x4xf32>
  %4 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %last = mesh_rt.run <all_reduce, group = [4, 1]> from %later : tensor<4xf32> into %r : tensor<4xf32> -> tensor<4xf32>
  %5 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%4, %last : tensor<4x4xf32>, tensor<4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x4xf32>
  return %3, %5 : tensor<4x4xf32>, tensor<4x4xf32>
}
