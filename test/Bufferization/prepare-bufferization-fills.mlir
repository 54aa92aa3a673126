// RUN: mesh-opt %s --mesh-prepare-bufferization | FileCheck %s

// Each op that writes over a fill has its own, right before it. Those that only
// read it share one.

// CHECK-LABEL: func.func @reductions(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<4x8xf32>
func.func @reductions(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[E0:.*]] = tensor.empty() : tensor<4xf32>
  // CHECK: %[[Z0:.*]] = linalg.fill {{.*}} outs(%[[E0]]
  // CHECK: linalg.reduce {{.*}} ins(%[[X]] : {{.*}}) outs(%[[Z0]]
  %a = linalg.reduce { arith.addf } ins(%x : tensor<4x8xf32>) outs(%z : tensor<4xf32>) dimensions = [1]
  // CHECK: %[[E1:.*]] = tensor.empty() : tensor<4xf32>
  // CHECK: %[[Z1:.*]] = linalg.fill {{.*}} outs(%[[E1]]
  // CHECK: linalg.reduce {{.*}} ins(%[[X]] : {{.*}}) outs(%[[Z1]]
  %b = linalg.reduce { arith.maximumf } ins(%x : tensor<4x8xf32>) outs(%z : tensor<4xf32>) dimensions = [1]
  // CHECK: %[[READ:.*]] = linalg.fill
  // CHECK: linalg.exp ins(%[[READ]]
  %e1 = tensor.empty() : tensor<4xf32>
  %c = linalg.exp ins(%z : tensor<4xf32>) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  return %a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// A branch that yields a fill has one of its own for each result, and a loop
// that starts from one.

// CHECK-LABEL: func.func @branches(
func.func @branches(%x: tensor<4xf32>, %p: i1, %n: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  // CHECK: scf.if
  %r:2 = scf.if %p -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %x, %x : tensor<4xf32>, tensor<4xf32>
  } else {
    // CHECK: } else {
    // CHECK: %[[Z0:.*]] = linalg.fill
    // CHECK: %[[Z1:.*]] = linalg.fill
    // CHECK: scf.yield %[[Z0]], %[[Z1]] :
    scf.yield %zero, %zero : tensor<4xf32>, tensor<4xf32>
  }
  // CHECK: %[[Z2:.*]] = linalg.fill
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[Z2]])
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%at = %zero) -> (tensor<4xf32>) {
    %next = arith.addf %at, %x : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %r#0, %r#1, %s : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// An op that only writes over a fill needs none.

// CHECK-LABEL: func.func @unread(
// CHECK-NOT: linalg.fill
func.func @unread(%x: tensor<4xf32> {bufferization.writable = false}) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = linalg.exp ins(%x : tensor<4xf32>) outs(%z : tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// An elementwise op that reads a fill last is in its memory.

// CHECK-LABEL: func.func @read_last(
func.func @read_last(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: %[[ONE:.*]] = linalg.fill
  // CHECK-NOT: linalg.fill
  %a = linalg.powf ins(%x, %one : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[ONE]] : {{.*}}) outs(%[[ONE]] :
  %b = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %one : tensor<4xf32>, tensor<4xf32>) outs(%one : tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32, %old: f32):
    %r = arith.divf %p, %q : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// A constant that ops read as a whole is filled right before the first of them,
// and outside of loops.

// CHECK-LABEL: func.func @late(
func.func @late(%x: tensor<4x4xf32>, %n: index) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  // CHECK: mesh_rt.contract
  // CHECK: %[[HALF:.*]] = linalg.fill
  // CHECK: scf.for
  // CHECK-NOT: linalg.fill
  // CHECK: mesh_rt.contract {{.*}}, %[[HALF]]
  // CHECK: mesh_rt.contract {{.*}}, %[[HALF]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant dense<0.5> : tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %a = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %x, %x into %e : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %a) -> (tensor<4x4xf32>) {
    %e0 = tensor.empty() : tensor<4x4xf32>
    %next = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %at, %half into %e0 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
    scf.yield %next : tensor<4x4xf32>
  }
  %e1 = tensor.empty() : tensor<4x4xf32>
  %b = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %x, %half into %e1 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  return %r, %b : tensor<4x4xf32>, tensor<4x4xf32>
}

// A reshape of an empty tensor is an empty tensor. Each fill of one is separate.

// CHECK-LABEL: func.func @reshaped(
func.func @reshaped(%x: tensor<4x1x8xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2xf32>
  %c = tensor.collapse_shape %e [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %r = tensor.expand_shape %c [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
  %z = linalg.fill ins(%zero : f32) outs(%r : tensor<4x1xf32>) -> tensor<4x1xf32>
  // CHECK: %[[E0:.*]] = tensor.empty() : tensor<4x1xf32>
  // CHECK: %[[Z0:.*]] = linalg.fill {{.*}} outs(%[[E0]]
  // CHECK: linalg.reduce {{.*}} outs(%[[Z0]]
  %a = linalg.reduce { arith.addf } ins(%x : tensor<4x1x8xf32>) outs(%z : tensor<4x1xf32>) dimensions = [2]
  // CHECK: %[[E1:.*]] = tensor.empty() : tensor<4x1xf32>
  // CHECK: %[[Z1:.*]] = linalg.fill {{.*}} outs(%[[E1]]
  // CHECK: linalg.reduce {{.*}} outs(%[[Z1]]
  %b = linalg.reduce { arith.maximumf } ins(%x : tensor<4x1x8xf32>) outs(%z : tensor<4x1xf32>) dimensions = [2]
  return %a, %b : tensor<4x1xf32>, tensor<4x1xf32>
}
