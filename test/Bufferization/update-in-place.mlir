// RUN: mesh-opt %s --split-input-file --mesh-update-in-place | FileCheck %s
// RUN: mesh-opt %s --split-input-file --mesh-update-in-place --mesh-prepare-bufferization --mesh-bufferize --canonicalize --mesh-finalize-results | FileCheck %s --check-prefix=FINAL

#id = affine_map<(d0) -> (d0)>
#row = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1, d0)>

// An elementwise op of a donated argument moves behind what communicates.

// CHECK-LABEL: func.func public @step(
// CHECK-SAME: %[[W:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-SAME: attributes {mesh_rt.in_place = array<i64: 0, 0>}
// CHECK: %[[SUM:.*]] = mesh_rt.run <all_reduce
// CHECK: mesh_rt.commit
// CHECK: %[[NEW:.*]] = linalg.generic {{.*}} ins(%[[W]], %[[G]] : {{.*}}) outs(%[[W]] : tensor<4xf32>)
// CHECK: return %[[NEW]], %[[SUM]]

// FINAL-LABEL: func.func public @step(
// FINAL-SAME: %[[W:.*]]: memref<4xf32>, %[[G:.*]]: memref<4xf32>, %{{.*}}: memref<4xf32> {bufferize.result})
// FINAL-SAME: mesh_rt.in_place = array<i64: 0, 0>
// FINAL: mesh_rt.commit
// FINAL: linalg.generic {{.*}} ins(%[[W]], %[[G]] : {{.*}}) outs(%[[W]] : memref<4xf32>)
// FINAL: return{{$}}
func.func public @step(%w: tensor<4xf32> {mesh_rt.donated}, %g: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %new = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%w, %g : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.subf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %sum = mesh_rt.run <all_reduce, group = [4, 1]> from %g : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
  return %new, %sum : tensor<4xf32>, tensor<4xf32>
}

// The op that reads %m comes before the one that writes over it.

// CHECK-LABEL: func.func public @momentum(
// CHECK-SAME: %[[W:.*]]: tensor<4xf32>, %[[M:.*]]: tensor<4xf32>)
// CHECK-SAME: attributes {mesh_rt.in_place = array<i64: 0, 0, 1, 1>}
// CHECK: mesh_rt.commit
// CHECK: linalg.generic {{.*}} ins(%[[W]], %[[M]] : {{.*}}) outs(%[[W]] : tensor<4xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[M]] : {{.*}}) outs(%[[M]] : tensor<4xf32>)

// FINAL-LABEL: func.func public @momentum(
// FINAL-NOT: memref.alloc
// FINAL: return
func.func public @momentum(%w: tensor<4xf32> {mesh_rt.donated}, %m: tensor<4xf32> {mesh_rt.donated}) -> (tensor<4xf32>, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %half = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%m : tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %new = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%w, %m : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.subf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  return %new, %half : tensor<4xf32>, tensor<4xf32>
}

// Each of two reads what the other writes over: one is put elsewhere.

// CHECK-LABEL: func.func public @swap(
// CHECK-SAME: mesh_rt.in_place = array<i64: 0, 0, 1, 1>

// FINAL-LABEL: func.func public @swap(
// FINAL-SAME: %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32>, %[[NEW:.*]]: memref<4xf32> {bufferize.result})
// FINAL-SAME: mesh_rt.in_place = array<i64: 1, 1>
// FINAL: mesh_rt.commit
// FINAL: linalg.generic {{.*}} ins(%[[A]], %[[B]] : {{.*}}) outs(%[[NEW]] : memref<4xf32>)
// FINAL: linalg.generic {{.*}} ins(%[[B]], %[[A]] : {{.*}}) outs(%[[B]] : memref<4xf32>)
// FINAL: return{{$}}
func.func public @swap(%x: tensor<4xf32> {mesh_rt.donated}, %y: tensor<4xf32> {mesh_rt.donated}) -> (tensor<4xf32>, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%y, %x : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.subf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// A result that others read, and one that is read elsewhere than it is written,
// stay.

// CHECK-LABEL: func.func public @stays(
// CHECK-NOT: mesh_rt.donated
// CHECK-NOT: mesh_rt.in_place
// CHECK-NOT: mesh_rt.commit
// CHECK: return
func.func public @stays(%w: tensor<4xf32> {mesh_rt.donated}, %s: tensor<4x4xf32> {mesh_rt.donated})
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %new = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%w : tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %sum = mesh_rt.run <all_reduce, group = [4, 1]> from %new : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
  %square = tensor.empty() : tensor<4x4xf32>
  %turned = linalg.generic {indexing_maps = [#column, #row], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<4x4xf32>) outs(%square : tensor<4x4xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<4x4xf32>
  return %new, %sum, %turned : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// The first result has another sharding than the argument.

// CHECK-LABEL: func.func public @split(
// CHECK-SAME: mesh_rt.in_place = array<i64: 1, 0>
module attributes {mesh_rt.entries = [{name = "main", signature = {
    functions = ["main"], mesh = #mesh.mesh<["x"=4]>,
    arguments = [{name = "w", sharding = #mesh.sharding<@m, [{"x"}]>, type = tensor<2xf32>}],
    results = [{sharding = #mesh.sharding<@m, [{}]>, type = tensor<2xf32>},
               {sharding = #mesh.sharding<@m, [{"x"}]>, type = tensor<2xf32>}]}}]} {
  func.func public @split(%w: tensor<2xf32> {mesh_rt.donated}) -> (tensor<2xf32>, tensor<2xf32>) attributes {mesh_rt.name = "main"} {
    %empty = tensor.empty() : tensor<2xf32>
    %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%w : tensor<2xf32>) outs(%empty : tensor<2xf32>) {
    ^bb0(%a: f32, %out: f32):
      %c = arith.addf %a, %a : f32
      linalg.yield %c : f32
    } -> tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%w : tensor<2xf32>) outs(%empty : tensor<2xf32>) {
    ^bb0(%a: f32, %out: f32):
      %c = arith.mulf %a, %a : f32
      linalg.yield %c : f32
    } -> tensor<2xf32>
    return %0, %1 : tensor<2xf32>, tensor<2xf32>
  }
}
