// RUN: mesh-opt %s --convert-contractions-to-runtime | FileCheck %s

// CHECK-LABEL: @matmul(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<8x2xf32>, %[[C:.*]]: tensor<4x2xf32>
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  // CHECK: mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %[[A]], %[[B]] into %[[C]] accumulate
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// Zeros are not read.

// CHECK-LABEL: @into_zeros(
func.func @into_zeros(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xf32>
  %filled = linalg.fill ins(%zero : f32) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: linalg.fill
  // CHECK: %[[E0:.*]] = tensor.empty() : tensor<4x2xf32>
  // CHECK-NEXT: mesh_rt.contract {{.*}} into %[[E0]] :
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%zeros : tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: %[[E1:.*]] = tensor.empty() : tensor<4x2xf32>
  // CHECK-NEXT: mesh_rt.contract {{.*}} into %[[E1]] :
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%filled : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<4x2xf32>
}

// Any contraction, in any order of dims; narrow types into wide ones.

// CHECK-LABEL: @general(
func.func @general(%a: tensor<2x3x8xbf16>, %b: tensor<5x8x2xbf16>, %c: tensor<3x2x5xf32>) -> tensor<3x2x5xf32> {
  // CHECK: mesh_rt.contract [0, 2, 1, 1, -1, 0, -1, 0, 2, 2, 1, -1] %{{.*}}, %{{.*}} into %{{.*}} accumulate : tensor<2x3x8xbf16>, tensor<5x8x2xbf16>, tensor<3x2x5xf32>
  %0 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n, k, b)>, affine_map<(b, m, n, k) -> (m, b, n)>]
    ins(%a, %b : tensor<2x3x8xbf16>, tensor<5x8x2xbf16>) outs(%c : tensor<3x2x5xf32>) -> tensor<3x2x5xf32>
  return %0 : tensor<3x2x5xf32>
}

// CHECK-LABEL: @integers(
func.func @integers(%a: tensor<4x8xi8>, %b: tensor<8x2xi8>, %c: tensor<4x2xi32>) -> tensor<4x2xi32> {
  // CHECK: mesh_rt.contract
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xi8>, tensor<8x2xi8>) outs(%c : tensor<4x2xi32>) -> tensor<4x2xi32>
  return %0 : tensor<4x2xi32>
}

// What the runtime's kernels do not do stays, and becomes loops.

// CHECK-LABEL: @stays(
// CHECK-NOT: mesh_rt.contract
// CHECK: return
func.func @stays(%a: tensor<4x8xi8>, %b: tensor<8x2xi8>, %c: tensor<4x2xi32>,
                 %x: tensor<4x8xf32>, %y: tensor<8xf32>, %max: tensor<4x2xf32>, %z: tensor<8x2xf32>,
                 %wide: tensor<4x2xf64>)
    -> (tensor<4x2xi32>, tensor<4x2xf32>, tensor<4xf32>, tensor<4x2xf64>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xi32>) {
  // Unsigned.
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xi8>, tensor<8x2xi8>) outs(%c : tensor<4x2xi32>) -> tensor<4x2xi32>
  // Another semiring.
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %z : tensor<4x8xf32>, tensor<8x2xf32>) outs(%max : tensor<4x2xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %s = arith.addf %p, %q : f32
    %m = arith.maximumf %acc, %s : f32
    linalg.yield %m : f32
  } -> tensor<4x2xf32>
  // A sum of one operand.
  %init = arith.constant dense<0.0> : tensor<4xf32>
  %2 = linalg.reduce { arith.addf } ins(%x : tensor<4x8xf32>) outs(%init : tensor<4xf32>) dimensions = [1]
  // f32 into f64.
  %3 = linalg.matmul ins(%x, %z : tensor<4x8xf32>, tensor<8x2xf32>) outs(%wide : tensor<4x2xf64>) -> tensor<4x2xf64>
  // Products of what functions give, and a function of the sum.
  %4 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %z : tensor<4x8xf32>, tensor<8x2xf32>) outs(%max : tensor<4x2xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %e = math.exp %p : f32
    %n = arith.negf %q : f32
    %m = arith.mulf %e, %n : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x2xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %z : tensor<4x8xf32>, tensor<8x2xf32>) outs(%max : tensor<4x2xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    %d = math.absf %s : f32
    linalg.yield %d : f32
  } -> tensor<4x2xf32>
  // Products that wrap.
  %6 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : tensor<4x8xi8>, tensor<8x2xi8>) outs(%c : tensor<4x2xi32>) {
  ^bb0(%p: i8, %q: i8, %acc: i32):
    %m = arith.muli %p, %q : i8
    %e = arith.extsi %m : i8 to i32
    %s = arith.addi %acc, %e : i32
    linalg.yield %s : i32
  } -> tensor<4x2xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4x2xi32>, tensor<4x2xf32>, tensor<4xf32>, tensor<4x2xf64>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xi32>
}
