// RUN: mesh-opt %s --mesh-form-kernels --split-input-file | FileCheck %s

// What no epilogue does stays an op of its own, and so does what follows a convolution.

// CHECK-LABEL: @convolution(
// CHECK: mesh_rt.contract [0, -1, 0, -1, 1, 1, 0, 0, -1] steps
// CHECK: linalg.generic
func.func @convolution(%a: tensor<9xf32>, %b: tensor<3x2xf32>) -> tensor<4x2xf32> {
  %zero = arith.constant 0.0 : f32
  %c = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 0, 0, -1] steps [2, 1, 1, 1, 1, 1, 1, 1, 1] %a, %b into %c : tensor<9xf32>, tensor<3x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x2xf32>) outs(%c : tensor<4x2xf32>) {
  ^bb0(%x: f32, %out: f32):
    %relu = arith.maxnumf %x, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// -----

// CHECK-LABEL: @second_user(
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
func.func @second_user(%a: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %c = tensor.empty() : tensor<4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %relu = arith.maxnumf %x, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<4x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// cuBLASLt has none for f64.

// CHECK-LABEL: @double(
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
func.func @double(%a: tensor<4x4xf64>) -> tensor<4x4xf64> {
  %zero = arith.constant 0.0 : f64
  %c = tensor.empty() : tensor<4x4xf64>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64> -> tensor<4x4xf64>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf64>) outs(%c : tensor<4x4xf64>) {
  ^bb0(%x: f64, %out: f64):
    %relu = arith.maxnumf %x, %zero : f64
    linalg.yield %relu : f64
  } -> tensor<4x4xf64>
  return %1 : tensor<4x4xf64>
}

// -----

// Another function: GELU with 0.05 for 0.044715.

// CHECK-LABEL: @other_function(
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
func.func @other_function(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %half = arith.constant 0.5 : f32
  %scale = arith.constant 0.7978845608 : f32
  %cubic = arith.constant 0.05 : f32
  %c = tensor.empty() : tensor<4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    %part = arith.mulf %cubic, %x3 : f32
    %inner = arith.addf %x, %part : f32
    %scaled = arith.mulf %inner, %scale : f32
    %t = math.tanh %scaled : f32
    %h = arith.mulf %x, %half : f32
    %ht = arith.mulf %h, %t : f32
    %y = arith.addf %h, %ht : f32
    linalg.yield %y : f32
  } -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// -----

// A bias for each element, and one for each of a batch.

// CHECK-LABEL: @other_biases(
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
func.func @other_biases(%a: tensor<4x4xf32>, %b: tensor<4x4x4xf32>, %bias: tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4x4x4xf32>) {
  %c = tensor.empty() : tensor<4x4xf32>
  %d = tensor.empty() : tensor<4x4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x4xf32>
  %2 = mesh_rt.contract [0, 0, 0, 1, -1, 1, -1, 2, 2, 2, 1, -1] %b, %b into %d : tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<4x4x4xf32> -> tensor<4x4x4xf32>
  %3 = linalg.generic {
      indexing_maps = [affine_map<(b, i, j) -> (b, i, j)>, affine_map<(b, i, j) -> (b)>, affine_map<(b, i, j) -> (b, i, j)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%2, %bias : tensor<4x4x4xf32>, tensor<4xf32>) outs(%d : tensor<4x4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x4x4xf32>
  return %1, %3 : tensor<4x4xf32>, tensor<4x4x4xf32>
}

// -----

// A bias that is read twice, and one after the activation.

// CHECK-LABEL: @other_orders(
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
func.func @other_orders(%a: tensor<4x4xf32>, %bias: tensor<4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %c = tensor.empty() : tensor<4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0, %bias : tensor<4x4xf32>, tensor<4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    %more = arith.addf %sum, %y : f32
    linalg.yield %more : f32
  } -> tensor<4x4xf32>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %1, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %3 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%2, %bias : tensor<4x4xf32>, tensor<4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %relu = arith.maxnumf %x, %zero : f32
    %sum = arith.addf %relu, %y : f32
    linalg.yield %sum : f32
  } -> tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}

// -----

// What does something else, too.

// CHECK-LABEL: @with_effects(
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
// CHECK: memref.store
func.func @with_effects(%a: tensor<4x4xf32>, %m: memref<f32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %c = tensor.empty() : tensor<4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %out: f32):
    memref.store %x, %m[] : memref<f32>
    %relu = arith.maxnumf %x, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// -----

// cuBLASLt makes 0 of NaN, which these keep.

// CHECK-LABEL: @maximum_of_nan(
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
func.func @maximum_of_nan(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %c = tensor.empty() : tensor<4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %relu = arith.maximumf %x, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: @select_of_nan(
// CHECK: mesh_rt.contract [
// CHECK: linalg.generic
func.func @select_of_nan(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %c = tensor.empty() : tensor<4x4xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %isPositive = arith.cmpf ugt, %x, %zero : f32
    %relu = arith.select %isPositive, %x, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
