// RUN: mesh-opt %s --mesh-fuse-elementwise --split-input-file | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>

// CHECK-LABEL: @recurrent(
// CHECK: %[[FIRST:.*]] = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %{{.*}}, %{{.*}} into %{{.*}} : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
// CHECK: %[[BOTH:.*]] = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %{{.*}}, %{{.*}} into %[[FIRST]] accumulate : tensor<4x3xf32>
// CHECK: linalg.generic {{.*}} ins(%[[BOTH]] : tensor<4x2xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: math.tanh %[[X]] : f32
func.func @recurrent(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>, %h: tensor<4x3xf32>, %u: tensor<3x2xf32>) -> tensor<4x2xf32> {
  %e = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %x, %w into %e : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %h, %u into %e : tensor<4x3xf32>, tensor<3x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1, %0 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %sum = arith.addf %a, %b : f32
    %y = math.tanh %sum : f32
    linalg.yield %y : f32
  } -> tensor<4x2xf32>
  return %2 : tensor<4x2xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// Convolutions keep their steps.

// CHECK-LABEL: @convolutions(
// CHECK: %[[FIRST:.*]] = mesh_rt.contract [0, -1, 0, -1, 1, 1, 0, 0, -1] steps [2, 1, 1, 1, 1, 1, 1, 1, 1]
// CHECK: mesh_rt.contract [0, -1, 0, -1, 1, 1, 0, 0, -1] steps [3, 1, 1, 1, 1, 1, 1, 1, 1] %{{.*}}, %{{.*}} into %[[FIRST]] accumulate :
func.func @convolutions(%x: tensor<9xf32>, %y: tensor<12xf32>, %w: tensor<3x2xf32>) -> tensor<4x2xf32> {
  %e = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 0, 0, -1] steps [2, 1, 1, 1, 1, 1, 1, 1, 1] %x, %w into %e : tensor<9xf32>, tensor<3x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 0, 0, -1] steps [3, 1, 1, 1, 1, 1, 1, 1, 1] %y, %w into %e : tensor<12xf32>, tensor<3x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1, %0 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<4x2xf32>
  return %2 : tensor<4x2xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// Sums of small floats stay in f32, whether they are rounded in the runtime or
// in the reader. What else is read stays.

// CHECK-LABEL: @small(
// CHECK: %[[FIRST:.*]] = mesh_rt.contract {{.*}} : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
// CHECK: %[[BOTH:.*]] = mesh_rt.contract {{.*}} into %[[FIRST]] accumulate : tensor<4x3xbf16>, tensor<3x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
// CHECK: linalg.generic {{.*}} ins(%[[BOTH]], %{{.*}} : tensor<4x2xf32>, tensor<4x2xbf16>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[B:.*]]: bf16, %{{.*}}: bf16):
// CHECK-NEXT: %[[SUM:.*]] = arith.truncf %[[X]] fastmath<contract> : f32 to bf16
// CHECK-NEXT: %[[Y:.*]] = arith.addf %[[SUM]], %[[B]] : bf16
// CHECK-NEXT: linalg.yield %[[Y]]
func.func @small(%x: tensor<4x8xbf16>, %w: tensor<8x2xbf16>, %h: tensor<4x3xbf16>, %u: tensor<3x2xbf16>, %bias: tensor<4x2xbf16>) -> tensor<4x2xbf16> {
  %e = tensor.empty() : tensor<4x2xbf16>
  %f = tensor.empty() : tensor<4x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %x, %w into %e : tensor<4x8xbf16>, tensor<8x2xbf16>, tensor<4x2xbf16> -> tensor<4x2xbf16>
  %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %h, %u into %f : tensor<4x3xbf16>, tensor<3x2xbf16>, tensor<4x2xf32> -> tensor<4x2xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1, %bias : tensor<4x2xbf16>, tensor<4x2xf32>, tensor<4x2xbf16>) outs(%e : tensor<4x2xbf16>) {
  ^bb0(%a: bf16, %b: f32, %c: bf16, %out: bf16):
    %narrow = arith.truncf %b : f32 to bf16
    %sum = arith.addf %a, %narrow : bf16
    %y = arith.addf %sum, %c : bf16
    linalg.yield %y : bf16
  } -> tensor<4x2xbf16>
  return %2 : tensor<4x2xbf16>
}

// -----

#id = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>

// Not if a result is read elsewhere, or turned round, or begins with what a
// narrow tensor has.

// CHECK-LABEL: @not(
// CHECK-NOT: accumulate :
// CHECK: mesh_rt.contract {{.*}} accumulate : tensor<2x8xbf16>
// CHECK-NOT: accumulate :
// CHECK: return
func.func @not(%a: tensor<2x8xf32>, %b: tensor<8x2xf32>, %c: tensor<2x8xbf16>, %d: tensor<8x2xbf16>, %old: tensor<2x2xbf16>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xbf16>) {
  %e = tensor.empty() : tensor<2x2xf32>
  %s = tensor.empty() : tensor<2x2xbf16>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %e : tensor<2x8xf32>, tensor<8x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %e : tensor<2x8xf32>, tensor<8x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<2x2xf32>
  %3 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %e : tensor<2x8xf32>, tensor<8x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %4 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %e : tensor<2x8xf32>, tensor<8x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %5 = linalg.generic {indexing_maps = [#id, #turned, #id], iterator_types = ["parallel", "parallel"]}
      ins(%3, %4 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %sum = arith.addf %x, %y : f32
    linalg.yield %sum : f32
  } -> tensor<2x2xf32>
  %6 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %c, %d into %old accumulate : tensor<2x8xbf16>, tensor<8x2xbf16>, tensor<2x2xbf16> -> tensor<2x2xbf16>
  %7 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %c, %d into %s : tensor<2x8xbf16>, tensor<8x2xbf16>, tensor<2x2xbf16> -> tensor<2x2xbf16>
  %8 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%6, %7 : tensor<2x2xbf16>, tensor<2x2xbf16>) outs(%s : tensor<2x2xbf16>) {
  ^bb0(%x: bf16, %y: bf16, %out: bf16):
    %sum = arith.addf %x, %y : bf16
    linalg.yield %sum : bf16
  } -> tensor<2x2xbf16>
  return %0, %2, %5, %8 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xbf16>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// Any number of them, in the order of the program. One that adds to another
// tensor begins, or none is added.

// CHECK-LABEL: @many(
// CHECK-SAME: %{{.*}}: tensor<2x2xf32>, %[[OLD:[a-z0-9]+]]: tensor<2x2xf32>)
// CHECK: %[[S0:.*]] = mesh_rt.contract {{.*}} into %[[OLD]] accumulate :
// CHECK: %[[S1:.*]] = mesh_rt.contract {{.*}} into %[[S0]] accumulate :
// CHECK: %[[S2:.*]] = mesh_rt.contract {{.*}} into %[[S1]] accumulate :
// CHECK: %[[S3:.*]] = mesh_rt.contract {{.*}} into %[[S2]] accumulate :
// CHECK: linalg.generic {{.*}} ins(%[[S3]] : tensor<2x2xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: math.tanh %[[X]] : f32
// CHECK: return
func.func @many(%a: tensor<2x2xf32>, %old: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<2x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %old accumulate : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %e : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %e : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %3 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %e : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %4 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1, %2, %3 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32, %out: f32):
    %first = arith.addf %q, %s : f32
    %second = arith.addf %r, %p : f32
    %sum = arith.addf %first, %second : f32
    %y = math.tanh %sum : f32
    linalg.yield %y : f32
  } -> tensor<2x2xf32>
  return %4 : tensor<2x2xf32>
}

// CHECK-LABEL: @many_small(
// CHECK: %[[S0:.*]] = mesh_rt.contract {{.*}} -> tensor<2x2xf32>
// CHECK: %[[S1:.*]] = mesh_rt.contract {{.*}} into %[[S0]] accumulate : {{.*}} -> tensor<2x2xf32>
// CHECK: %[[S2:.*]] = mesh_rt.contract {{.*}} into %[[S1]] accumulate : {{.*}} -> tensor<2x2xf32>
// CHECK: linalg.generic {{.*}} ins(%[[S2]] : tensor<2x2xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %{{.*}}: bf16):
// CHECK-NEXT: %[[SUM:.*]] = arith.truncf %[[X]] fastmath<contract> : f32 to bf16
// CHECK-NEXT: linalg.yield %[[SUM]]
// CHECK: return
func.func @many_small(%a: tensor<2x2xbf16>) -> tensor<2x2xbf16> {
  %e = tensor.empty() : tensor<2x2xbf16>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %e : tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16> -> tensor<2x2xbf16>
  %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %e : tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16> -> tensor<2x2xbf16>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %e : tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16> -> tensor<2x2xbf16>
  %3 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1, %2 : tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>) outs(%e : tensor<2x2xbf16>) {
  ^bb0(%p: bf16, %q: bf16, %r: bf16, %out: bf16):
    %first = arith.addf %q, %r : bf16
    %sum = arith.addf %p, %first : bf16
    linalg.yield %sum : bf16
  } -> tensor<2x2xbf16>
  return %3 : tensor<2x2xbf16>
}

// CHECK-LABEL: @two_begin(
// CHECK-SAME: %[[OLD:[a-z0-9]+]]: tensor<2x2xf32>, %[[OLDER:[a-z0-9]+]]: tensor<2x2xf32>)
// CHECK: mesh_rt.contract {{.*}} into %[[OLDER]] accumulate :
// CHECK: mesh_rt.contract {{.*}} into %[[OLD]] accumulate :
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<2x2xf32>, tensor<2x2xf32>)
func.func @two_begin(%a: tensor<2x2xf32>, %old: tensor<2x2xf32>, %older: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<2x2xf32>
  %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %older accumulate : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %old accumulate : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %sum = arith.addf %p, %q : f32
    linalg.yield %sum : f32
  } -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}
