// RUN: mesh-opt %s --mesh-form-kernels --split-input-file | FileCheck %s

// What is widened is read by a maximum and an exponential, and this by a sum and
// a division: each computes it, and what it is made of, anew. These are of
// columns: what is done row by row would become one op then.

// CHECK-LABEL: @softmax(
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<4x8xbf16>
// CHECK: %[[MAX:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<4x8xbf16>) outs(%{{.*}} : tensor<8xf32>)
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.extf
// CHECK-NEXT: arith.maximumf
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[MAX]] : tensor<4x8xbf16>, tensor<8xf32>) outs(%{{.*}} : tensor<8xf32>)
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.extf
// CHECK-NEXT: arith.subf
// CHECK-NEXT: math.exp
// CHECK-NEXT: arith.addf
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[MAX]], %[[SUM]] : tensor<4x8xbf16>, tensor<8xf32>, tensor<8xf32>) outs(%{{.*}} : tensor<4x8xf32>)
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.extf
// CHECK-NEXT: arith.subf
// CHECK-NEXT: math.exp
// CHECK-NEXT: arith.divf
// CHECK-NOT: linalg.generic
#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
func.func @softmax(%x: tensor<4x8xbf16>, %least: tensor<8xf32>, %zeros: tensor<8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %wide = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xbf16>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %0 = arith.extf %in : bf16 to f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %max = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%wide : tensor<4x8xf32>) outs(%least : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %exp = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%wide, %max : tensor<4x8xf32>, tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%in: f32, %most: f32, %out: f32):
    %0 = arith.subf %in, %most : f32
    %1 = math.exp %0 : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  %sum = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%exp : tensor<4x8xf32>) outs(%zeros : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<4x8xf32>, tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%in: f32, %all: f32, %out: f32):
    %0 = arith.divf %in, %all : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// It is stored if it takes many instructions or much to read, if it is read
// several times, and where it has to be in memory anyway, as a result.

// CHECK-LABEL: @stored(
// CHECK-COUNT-3: math.tanh
// CHECK-NOT: math.tanh
// CHECK: arith.maximumf
// CHECK-NOT: arith.maximumf
// CHECK: arith.negf
// CHECK-NOT: arith.negf
// CHECK: math.absf
// CHECK-NOT: math.absf
#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
func.func @stored(%x: tensor<4x4xf16>, %a: tensor<4x4xf64>, %b: tensor<4x4xf64>, %c: tensor<4x4xf64>, %zeros: tensor<4xf16>)
    -> (tensor<4xf16>, tensor<4xf16>, tensor<4x4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4x4xf16>, tensor<4x4xf16>) {
  %e = tensor.empty() : tensor<4x4xf16>
  %tanh = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x4xf16>) outs(%e : tensor<4x4xf16>) {
  ^bb0(%in: f16, %out: f16):
    %0 = math.tanh %in : f16
    %1 = math.tanh %0 : f16
    %2 = math.tanh %1 : f16
    linalg.yield %2 : f16
  } -> tensor<4x4xf16>
  %max = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) outs(%e : tensor<4x4xf16>) {
  ^bb0(%in: f64, %in2: f64, %in3: f64, %out: f16):
    %0 = arith.maximumf %in, %in2 : f64
    %1 = arith.addf %0, %in3 : f64
    %2 = arith.truncf %1 : f64 to f16
    linalg.yield %2 : f16
  } -> tensor<4x4xf16>
  %neg = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x4xf16>) outs(%e : tensor<4x4xf16>) {
  ^bb0(%in: f16, %out: f16):
    %0 = arith.negf %in : f16
    linalg.yield %0 : f16
  } -> tensor<4x4xf16>
  %abs = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%zeros : tensor<4xf16>) outs(%zeros : tensor<4xf16>) {
  ^bb0(%in: f16, %out: f16):
    %0 = math.absf %in : f16
    linalg.yield %0 : f16
  } -> tensor<4xf16>
  %rows:2 = linalg.generic {indexing_maps = [#column, affine_map<(i, j) -> (i)>, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%abs, %abs : tensor<4xf16>, tensor<4xf16>) outs(%e, %e : tensor<4x4xf16>, tensor<4x4xf16>) {
  ^bb0(%r: f16, %s: f16, %out: f16, %out1: f16):
    linalg.yield %r, %s : f16, f16
  } -> (tensor<4x4xf16>, tensor<4x4xf16>)
  %sums:3 = linalg.generic {indexing_maps = [#id, #id, #id, #column, #column, #column], iterator_types = ["reduction", "parallel"]}
      ins(%tanh, %max, %neg : tensor<4x4xf16>, tensor<4x4xf16>, tensor<4x4xf16>) outs(%zeros, %zeros, %zeros : tensor<4xf16>, tensor<4xf16>, tensor<4xf16>) {
  ^bb0(%t: f16, %m: f16, %n: f16, %out: f16, %out1: f16, %out2: f16):
    %0 = arith.addf %out, %t : f16
    %1 = arith.addf %out1, %m : f16
    %2 = arith.addf %out2, %n : f16
    linalg.yield %0, %1, %2 : f16, f16, f16
  } -> (tensor<4xf16>, tensor<4xf16>, tensor<4xf16>)
  %products:2 = linalg.generic {indexing_maps = [#id, #id, #column, #column], iterator_types = ["reduction", "parallel"]}
      ins(%tanh, %max : tensor<4x4xf16>, tensor<4x4xf16>) outs(%zeros, %zeros : tensor<4xf16>, tensor<4xf16>) {
  ^bb0(%t: f16, %m: f16, %out: f16, %out1: f16):
    %0 = arith.mulf %out, %t : f16
    %1 = arith.mulf %out1, %m : f16
    linalg.yield %0, %1 : f16, f16
  } -> (tensor<4xf16>, tensor<4xf16>)
  return %sums#0, %sums#1, %neg, %sums#2, %products#0, %products#1, %rows#0, %rows#1 : tensor<4xf16>, tensor<4xf16>, tensor<4x4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4x4xf16>, tensor<4x4xf16>
}
