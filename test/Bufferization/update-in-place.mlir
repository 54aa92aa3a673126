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

// An argument is written over by the result of its name. Those without one take
// the first result that is left.

// CHECK-LABEL: func.func public @named(
// CHECK-SAME: attributes {mesh_rt.in_place = array<i64: 1, 0, 0, 1, 2, 2>}
func.func public @named(%a: tensor<4xf32> {mesh.name = "a", mesh_rt.donated}, %b: tensor<4xf32> {mesh.name = "b", mesh_rt.donated}, %c: tensor<4xf32> {mesh_rt.donated})
    -> (tensor<4xf32> {mesh.name = "b"}, tensor<4xf32> {mesh.name = "a"}, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %0:3 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%empty, %empty, %empty : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %out0: f32, %out1: f32, %out2: f32):
    %d = arith.addf %x, %x : f32
    %e = arith.addf %y, %y : f32
    %f = arith.addf %z, %z : f32
    linalg.yield %e, %d, %f : f32, f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1, %0#2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
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

// A result that is read elsewhere than it is written stays.

// CHECK-LABEL: func.func public @stays(
// CHECK-NOT: mesh_rt.donated
// CHECK-NOT: mesh_rt.in_place
// CHECK-NOT: mesh_rt.commit
// CHECK: return
func.func public @stays(%s: tensor<4x4xf32> {mesh_rt.donated}) -> tensor<4x4xf32> {
  %square = tensor.empty() : tensor<4x4xf32>
  %turned = linalg.generic {indexing_maps = [#column, #row], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<4x4xf32>) outs(%square : tensor<4x4xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<4x4xf32>
  return %turned : tensor<4x4xf32>
}

// New means are read before the end: copies compute them for that.

// CHECK-LABEL: func.func public @gathered(
// CHECK-SAME: %[[W:.*]]: tensor<8xf32>, %[[M:.*]]: tensor<4xf32>, %[[V:.*]]: tensor<4xf32>, %[[X:.*]]: tensor<4xf32>)
// CHECK-SAME: attributes {mesh_rt.in_place = array<i64: 1, 1, 2, 2>}
// CHECK: %[[G:.*]] = mesh_rt.run <all_reduce
// CHECK: %[[M1:.*]] = linalg.generic {{.*}} ins(%[[M]], %[[G]] :
// CHECK: %[[V1:.*]] = linalg.generic {{.*}} ins(%[[V]], %[[M1]] :
// CHECK: %[[NEW:.*]] = linalg.generic {{.*}} ins(%[[M1]], %[[V1]] :
// CHECK: %[[ALL:.*]] = mesh_rt.run <all_gather
// CHECK-SAME: from %[[NEW]]
// CHECK: mesh_rt.commit
// CHECK: %[[M2:.*]] = linalg.generic {{.*}} ins(%[[M]], %[[G]] : {{.*}}) outs(%[[M]] :
// CHECK: %[[V2:.*]] = linalg.generic {{.*}} ins(%[[V]], %[[M2]] : {{.*}}) outs(%[[V]] :
// CHECK: return %[[ALL]], %[[M2]], %[[V2]]
func.func public @gathered(%w: tensor<8xf32> {mesh_rt.donated}, %m: tensor<4xf32> {mesh_rt.donated}, %v: tensor<4xf32> {mesh_rt.donated}, %x: tensor<4xf32>)
    -> (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %whole = tensor.empty() : tensor<8xf32>
  %g = mesh_rt.run <all_reduce, group = [2, 1]> from %x : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
  %m1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%m, %g : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %v1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%v, %m1 : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.subf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %new = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%m1, %v1 : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.divf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %all = mesh_rt.run <all_gather, dim = 0, group = [2, 1]> from %new : tensor<4xf32> into %whole : tensor<8xf32> -> tensor<8xf32>
  return %all, %m1, %v1 : tensor<8xf32>, tensor<4xf32>, tensor<4xf32>
}

// So do those of an op that has further results.

// CHECK-LABEL: func.func public @one_op(
// CHECK-SAME: %[[W:.*]]: tensor<8xf32>, %[[M:.*]]: tensor<4xf32>, %[[X:.*]]: tensor<4xf32>)
// CHECK-SAME: attributes {mesh_rt.in_place = array<i64: 1, 1>}
// CHECK: %[[G:.*]] = mesh_rt.run <all_reduce
// CHECK: %[[NEW:.*]] = linalg.generic {{.*}} ins(%[[M]], %[[G]], %[[X]] : {{.*}}) outs(%{{[^ ,]*}} :
// CHECK: %[[ALL:.*]] = mesh_rt.run <all_gather
// CHECK-SAME: from %[[NEW]]
// CHECK: mesh_rt.commit
// CHECK: %[[M2:.*]] = linalg.generic {{.*}} ins(%[[M]], %[[G]] : {{.*}}) outs(%[[M]] :
// CHECK: return %[[ALL]], %[[M2]]
func.func public @one_op(%w: tensor<8xf32> {mesh_rt.donated}, %m: tensor<4xf32> {mesh_rt.donated}, %x: tensor<4xf32>)
    -> (tensor<8xf32>, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %whole = tensor.empty() : tensor<8xf32>
  %g = mesh_rt.run <all_reduce, group = [2, 1]> from %x : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
  %new:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%m, %g, %x : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%empty, %empty : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out0: f32, %out1: f32):
    %d = arith.addf %a, %b : f32
    %e = arith.mulf %d, %c : f32
    linalg.yield %d, %e : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  %all = mesh_rt.run <all_gather, dim = 0, group = [2, 1]> from %new#1 : tensor<4xf32> into %whole : tensor<8xf32> -> tensor<8xf32>
  return %all, %new#0 : tensor<8xf32>, tensor<4xf32>
}

// Two tensors would be in use until the end for one.

// CHECK-LABEL: func.func public @stays_read(
// CHECK-NOT: mesh_rt.in_place
// CHECK: return
func.func public @stays_read(%m: tensor<4xf32> {mesh_rt.donated}, %x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %g = mesh_rt.run <all_reduce, group = [2, 1]> from %x : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
  %h = mesh_rt.run <all_reduce, group = [2, 1]> from %y : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
  %m1 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%m, %g, %h : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %d = arith.addf %a, %b : f32
    %e = arith.addf %d, %c : f32
    linalg.yield %e : f32
  } -> tensor<4xf32>
  %sum = mesh_rt.run <all_reduce, group = [2, 1]> from %m1 : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
  return %m1, %sum : tensor<4xf32>, tensor<4xf32>
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

// -----

// Parts of a donated argument are set, one after the other: in branches, a loop
// and by themselves. What reads it otherwise comes before.

// CHECK-LABEL: func.func public @set(
// CHECK-SAME: %[[S:.*]]: tensor<8x4xf32>, %[[ROW:.*]]: tensor<4xf32>, %[[AT:.*]]: index)
// CHECK-SAME: attributes {mesh_rt.in_place = array<i64: 0, 0>}
// CHECK: %[[OLD:.*]] = tensor.extract_slice %[[S]]
// CHECK: mesh_rt.run <all_reduce, {{.*}}> from %[[OLD]]
// CHECK: mesh_rt.commit
// CHECK: scf.if
// CHECK: scf.for
// CHECK: %[[NEW:.*]] = tensor.insert_slice %[[ROW]]
// CHECK: return %[[NEW]]

// FINAL-LABEL: func.func public @set(
// FINAL-SAME: %[[S:.*]]: memref<8x4xf32>, %{{.*}}: memref<4xf32>, %{{.*}}: index, %{{.*}}: memref<4xf32> {bufferize.result})
// FINAL-SAME: mesh_rt.in_place = array<i64: 0, 0>
// FINAL-NOT: memref.alloc() : memref<8x4xf32>
// FINAL: return{{$}}
func.func public @set(%s: tensor<8x4xf32> {mesh_rt.donated}, %row: tensor<4xf32>, %at: index) -> (tensor<8x4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %inside = arith.cmpi ult, %at, %c8 : index
  %set = scf.if %inside -> (tensor<8x4xf32>) {
    %0 = tensor.insert_slice %row into %s[%at, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
    scf.yield %0 : tensor<8x4xf32>
  } else {
    scf.yield %s : tensor<8x4xf32>
  }
  %rows = scf.for %i = %c0 to %c3 step %c1 iter_args(%part = %set) -> (tensor<8x4xf32>) {
    %e = tensor.extract %part[%i, %c1] : tensor<8x4xf32>
    %d = arith.addf %e, %e : f32
    %0 = tensor.insert %d into %part[%i, %c0] : tensor<8x4xf32>
    scf.yield %0 : tensor<8x4xf32>
  }
  %new = tensor.insert_slice %row into %rows[7, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
  %old = tensor.extract_slice %s[0, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32>
  %empty = tensor.empty() : tensor<4xf32>
  %sum = mesh_rt.run <all_reduce, group = [4, 1]> from %old : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
  return %new, %sum : tensor<8x4xf32>, tensor<4xf32>
}

// A value that something else reads, one that is set in another argument in one
// of two branches, and one whose parts come from the runtime in a loop stay.

// CHECK-LABEL: func.func public @stays_set(
// CHECK-NOT: mesh_rt.in_place
// CHECK: return
func.func public @stays_set(%a: tensor<8x4xf32> {mesh_rt.donated}, %b: tensor<6x4xf32> {mesh_rt.donated}, %c: tensor<6x4xf32>,
                            %l: tensor<5x4xf32> {mesh_rt.donated}, %row: tensor<4xf32>, %flag: i1)
    -> (tensor<8x4xf32>, tensor<6x4xf32>, tensor<5x4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %empty = tensor.empty() : tensor<4xf32>
  %0 = tensor.insert_slice %row into %a[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
  %1 = tensor.insert_slice %row into %0[1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
  %old = tensor.extract_slice %0[1, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32>
  %sum = mesh_rt.run <all_reduce, group = [4, 1]> from %old : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
  %2 = scf.if %flag -> (tensor<6x4xf32>) {
    %4 = tensor.insert_slice %row into %b[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<6x4xf32>
    scf.yield %4 : tensor<6x4xf32>
  } else {
    scf.yield %c : tensor<6x4xf32>
  }
  %3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%part = %l) -> (tensor<5x4xf32>) {
    %4 = tensor.extract_slice %part[%i, 0] [1, 4] [1, 1] : tensor<5x4xf32> to tensor<4xf32>
    %5 = mesh_rt.run <all_reduce, group = [4, 1]> from %4 : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
    %6 = tensor.insert_slice %5 into %part[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<5x4xf32>
    scf.yield %6 : tensor<5x4xf32>
  }
  return %1, %2, %3, %sum : tensor<8x4xf32>, tensor<6x4xf32>, tensor<5x4xf32>, tensor<4xf32>
}
