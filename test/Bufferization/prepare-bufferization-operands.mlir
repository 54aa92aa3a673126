// RUN: mesh-opt %s --mesh-prepare-bufferization | FileCheck %s

#id = affine_map<(i) -> (i)>
#zero = affine_map<(i) -> (0)>

// CHECK-LABEL: @reuse(
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<1xf32> {{[^,]*}}, %[[B:[a-z0-9]+]]: tensor<4xf32>
func.func @reuse(%a: tensor<1xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[A]], %[[B]] : {{.*}}) outs(%[[B]] : tensor<4xf32>)
  %0 = linalg.generic {indexing_maps = [#zero, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<1xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Not if the elements move, or change their type.

// CHECK-LABEL: @no_reuse(
func.func @no_reuse(%a: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xi32>) {
  // CHECK: %[[F:.*]] = tensor.empty() : tensor<4x4xf32>
  %f = tensor.empty() : tensor<4x4xf32>
  %i = tensor.empty() : tensor<4x4xi32>
  // CHECK: outs(%[[F]] :
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  // CHECK: %[[I:.*]] = tensor.empty() : tensor<4x4xi32>
  // CHECK: outs(%[[I]] :
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x4xf32>) outs(%i : tensor<4x4xi32>) {
  ^bb0(%x: f32, %out: i32):
    %c = arith.fptosi %x : f32 to i32
    linalg.yield %c : i32
  } -> tensor<4x4xi32>
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xi32>
}

// The iteration argument whose next value is computed comes first, then what is
// read no more.

// CHECK-LABEL: @choice(
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<4xf32>
func.func @choice(%a: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: %[[X:.*]] = linalg.exp
  %x = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[Y:.*]] = linalg.exp
  %y = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[A]], %[[X]], %[[Y]] : {{.*}}) outs(%[[Y]] : tensor<4xf32>)
  %z = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %x, %y : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32, %out: f32):
    %s = arith.addf %p, %q : f32
    %t = arith.addf %s, %r : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  // CHECK: scf.for {{.*}} iter_args(%[[AT:.*]] = %{{.*}})
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%at = %z) -> (tensor<4xf32>) {
    %v = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK: linalg.generic {{.*}} outs(%[[AT]] : tensor<4xf32>)
    %next = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%v, %at : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %s = arith.addf %p, %q : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %l, %x : tensor<4xf32>, tensor<4xf32>
}

// An all-reduce works in the place of what it is the last to read, also in
// flight. A gather needs another place.

// CHECK-LABEL: @reduce(
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<4xf32>
func.func @reduce(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: %[[X:.*]] = linalg.exp
  %x = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: mesh_rt.run <all_reduce, group = [4, 1]> from %[[X]] : {{.*}} into %[[X]] :
  %0 = mesh_rt.run <all_reduce, group = [4, 1]> from %x : tensor<4xf32> into %e : tensor<4xf32> -> tensor<4xf32>
  // CHECK: %[[Y:.*]] = linalg.log
  %y = linalg.log ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: mesh_rt.start <all_reduce, group = [4, 1]> from %[[Y]] : {{.*}} into %[[Y]] :
  %token, %flying = mesh_rt.start <all_reduce, group = [4, 1]> from %y : tensor<4xf32> into %e : tensor<4xf32> -> tensor<4xf32>
  // CHECK: %[[Z:.*]] = linalg.abs
  %z = linalg.abs ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[F:.*]] = tensor.empty() : tensor<16xf32>
  // CHECK: mesh_rt.run <all_gather, group = [4, 1]> from %[[Z]] : {{.*}} into %[[F]] :
  %f = tensor.empty() : tensor<16xf32>
  %1 = mesh_rt.run <all_gather, group = [4, 1]> from %z : tensor<4xf32> into %f : tensor<16xf32> -> tensor<16xf32>
  %2 = mesh_rt.wait %token for %flying : tensor<4xf32> reading %y : tensor<4xf32> -> tensor<4xf32>
  return %0, %2, %1 : tensor<4xf32>, tensor<4xf32>, tensor<16xf32>
}

// Not if the operand is read later, or belongs to the caller.

// CHECK-LABEL: @reduce_elsewhere(
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<4xf32>
func.func @reduce_elsewhere(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: %[[X:.*]] = linalg.exp
  %x = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[E:.*]] = tensor.empty()
  // CHECK: mesh_rt.run {{.*}} from %[[X]] : {{.*}} into %[[E]] :
  %0 = mesh_rt.run <all_reduce, group = [4, 1]> from %x : tensor<4xf32> into %e : tensor<4xf32> -> tensor<4xf32>
  // CHECK: %[[F:.*]] = tensor.empty()
  // CHECK: mesh_rt.run {{.*}} from %[[A]] : {{.*}} into %[[F]] :
  %1 = mesh_rt.run <all_reduce, group = [4, 1]> from %a : tensor<4xf32> into %e : tensor<4xf32> -> tensor<4xf32>
  return %0, %1, %x : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// A slice from outside of a branch is not written over: the result would have
// its layout, and that of the other branch another one.

// CHECK-LABEL: @outer_slice(
func.func @outer_slice(%c: i1, %a: tensor<8xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<8xf32>
  %x = linalg.exp ins(%a : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  // CHECK: %[[SLICE:.*]] = tensor.extract_slice
  %slice = tensor.extract_slice %x[0] [4] [2] : tensor<8xf32> to tensor<4xf32>
  %0 = scf.if %c -> tensor<4xf32> {
    // CHECK: scf.if
    // CHECK-NEXT: %[[E:.*]] = tensor.empty()
    // CHECK-NEXT: linalg.generic {{.*}} ins(%[[SLICE]] : tensor<4xf32>) outs(%[[E]] : tensor<4xf32>)
    %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%slice : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.negf %in : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %1 = linalg.exp ins(%y : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// An op that computes the next value of an iteration argument runs after the
// others that read it, views of it included, and then computes in its place.

// CHECK-LABEL: @later(
func.func @later(%a: tensor<4xf32>, %by: tensor<1xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: scf.for {{.*}} iter_args(%[[X:[a-z0-9]+]] = %{{.*}}, %[[SUM:[a-z0-9]+]] = %{{.*}}) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %sum = %a) -> (tensor<4xf32>, tensor<4xf32>) {
    %next = linalg.generic {indexing_maps = [#id, #zero, #id], iterator_types = ["parallel"]}
        ins(%x, %by : tensor<4xf32>, tensor<1xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %s = arith.mulf %p, %q : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    // CHECK-NEXT: %[[WIDE:[a-z0-9]+]] = tensor.expand_shape %[[X]]
    // CHECK-NEXT: %{{.*}} = linalg.generic {{.*}} ins(%[[WIDE]] : {{.*}})
    // CHECK: %[[ADDED:[a-z0-9]+]] = linalg.generic {{.*}} outs(%[[SUM]] : tensor<4xf32>)
    // CHECK: %[[NEXT:[a-z0-9]+]] = linalg.generic {{.*}} ins(%[[X]], %{{.*}} : {{.*}}) outs(%[[X]] : tensor<4xf32>)
    // CHECK: scf.yield %[[NEXT]], %[[ADDED]]
    %wide = tensor.expand_shape %x [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %both = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%wide : tensor<1x4xf32>) outs(%by : tensor<1xf32>) {
    ^bb0(%p: f32, %out: f32):
      %s = arith.addf %p, %out : f32
      linalg.yield %s : f32
    } -> tensor<1xf32>
    %added = linalg.generic {indexing_maps = [#id, #id, #zero, #id], iterator_types = ["parallel"]}
        ins(%sum, %x, %both : tensor<4xf32>, tensor<4xf32>, tensor<1xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32, %r: f32, %out: f32):
      %s = arith.addf %p, %q : f32
      %t = arith.addf %s, %r : f32
      linalg.yield %t : f32
    } -> tensor<4xf32>
    scf.yield %next, %added : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// It stays where it is if something reads its result before them, if the next
// iteration reads the argument, and if another operand as large would be in use
// until then.

// CHECK-LABEL: @not_later(
func.func @not_later(%a: tensor<4xf32>, %by: tensor<1xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: scf.for {{.*}} iter_args(%[[X:[a-z0-9]+]] = %{{.*}}, %[[SUM:[a-z0-9]+]] = %{{.*}}, %[[OLD:[a-z0-9]+]] = %{{.*}}, %[[Y:[a-z0-9]+]] = %{{.*}}) ->
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %sum = %a, %old = %a, %y = %a) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // CHECK: linalg.generic {{.*}} ins(%[[X]], %{{.*}} : tensor<4xf32>, tensor<1xf32>)
    %next = linalg.generic {indexing_maps = [#id, #zero, #id], iterator_types = ["parallel"]}
        ins(%x, %by : tensor<4xf32>, tensor<1xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %s = arith.mulf %p, %q : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    // CHECK: %[[LARGE:[a-z0-9]+]] = linalg.exp
    %large = linalg.exp ins(%next : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK: linalg.generic {{.*}} ins(%[[Y]], %[[LARGE]] : tensor<4xf32>, tensor<4xf32>)
    %other = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%y, %large : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %s = arith.mulf %p, %q : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    // CHECK: linalg.generic {{.*}} ins(%[[SUM]], %[[X]], %[[Y]] :
    %added = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
        ins(%sum, %x, %y : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32, %r: f32, %out: f32):
      %s = arith.addf %p, %q : f32
      %t = arith.addf %s, %r : f32
      linalg.yield %t : f32
    } -> tensor<4xf32>
    scf.yield %next, %added, %x, %other : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1, %r#2, %r#3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// What is only a part of another tensor has memory of its own before it is put
// there, if no operand is free: so it can be computed there.

// CHECK-LABEL: @part(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
func.func @part(%x: tensor<4xf32> {bufferization.writable = false}) -> tensor<8xf32> {
  // CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<4xf32>) outs(%[[EMPTY]] : tensor<4xf32>)
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%p: f32, %out: f32):
    %s = math.tanh %p : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %y = tensor.concat dim(0) %x, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// What is in the place of an iteration argument comes before other operands for
// the next value of that: nothing changes places then.

// CHECK-LABEL: @over_last(
func.func @over_last(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: scf.for {{.*}} iter_args(%[[AT:[a-z0-9]+]] =
  // CHECK: %[[H:.*]] = linalg.generic {{.*}} ins(%[[AT]] : tensor<4xf32>) outs(%[[AT]] : tensor<4xf32>)
  // CHECK: %[[P:.*]] = mesh_rt.run
  // CHECK: linalg.generic {{.*}} ins(%[[P]], %[[H]] : tensor<4xf32>, tensor<4xf32>) outs(%[[H]] : tensor<4xf32>)
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%at = %x) -> tensor<4xf32> {
    %h = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%at : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%p: f32, %out: f32):
      %s = math.sin %p : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    %r = mesh_rt.run <permute, shift = 1, group = [4, 1]> from %h : tensor<4xf32> into %e : tensor<4xf32> -> tensor<4xf32>
    %next = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%r, %h : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32, %out: f32):
      %s = arith.addf %p, %q : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
