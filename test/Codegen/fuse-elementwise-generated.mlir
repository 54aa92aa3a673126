// RUN: mesh-opt %s --mesh-fuse-elementwise | FileCheck %s

// A reduction generates what it reads, also where nothing else has the extents
// of its loops.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// CHECK-LABEL: @rows(
func.func @rows(%zeros: tensor<4xf32>, %first: index) -> tensor<4xf32> {
  // CHECK: %[[STEPS:.*]] = tensor.empty() : tensor<8xi8>
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%[[STEPS]] : tensor<8xi8>) outs(%{{.*}} : tensor<4xf32>)
  // CHECK: linalg.index
  // CHECK: math.cos
  // CHECK: arith.addf
  // CHECK-NOT: linalg.generic
  %e = tensor.empty() : tensor<4x8xf32>
  %cos = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4x8xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %l = arith.addi %k, %first : index
    %m = arith.index_cast %l : index to i32
    %x = arith.sitofp %m : i32 to f32
    %y = math.cos %x : f32
    linalg.yield %y : f32
  } -> tensor<4x8xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%cos : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %sum : tensor<4xf32>
}

// A loop would generate the elements again in each iteration.

// CHECK-LABEL: @loop(
func.func @loop(%n: index, %zeros: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]}
  // CHECK: scf.for
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]}
  // CHECK-NOT: linalg.index
  // CHECK: return
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %cos = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4x8xf32>) {
  ^bb0(%out: f32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    %x = arith.sitofp %k : i32 to f32
    %y = math.cos %x : f32
    linalg.yield %y : f32
  } -> tensor<4x8xf32>
  %sums = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zeros) -> tensor<4xf32> {
    %next = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%cos : tensor<4x8xf32>) outs(%sum : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.addf %in, %out : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %sums : tensor<4xf32>
}
