// RUN: mesh-opt %s --mesh-prepare-bufferization --split-input-file | FileCheck %s

// What reads a padded value after the padding reads the padded tensor, into
// which the value is inserted: it can be computed there.

// CHECK-LABEL: func.func @shared(
// CHECK: %[[VALUE:[a-z0-9]+]] = linalg.exp
// CHECK: mesh_rt.contract {{.*}} %[[VALUE]], %{{.*}} into
// CHECK: %[[EMPTY:[a-z0-9]+]] = tensor.empty() : tensor<10x8xf32>
// CHECK: %[[FULL:[a-z0-9]+]] = linalg.fill ins(%{{.*}} : f32) outs(%[[EMPTY]] :
// CHECK: %[[PADDED:[a-z0-9_]+]] = tensor.insert_slice %[[VALUE]] into %[[FULL]][2, 0] [8, 8] [1, 1]
// CHECK: %[[PART:[a-z0-9_]+]] = tensor.extract_slice %[[PADDED]][2, 0] [8, 8] [1, 1]
// CHECK: mesh_rt.contract {{.*}} %[[PART]], %{{.*}} into
// CHECK: return %[[PADDED]]
func.func @shared(%x: tensor<8x8xf32>, %y: tensor<8x2xf32>) -> (tensor<10x8xf32>, tensor<8x2xf32>, tensor<8x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = tensor.empty() : tensor<8x2xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %0, %y into %f : tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x2xf32> -> tensor<8x2xf32>
  %2 = tensor.pad %0 low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  %3 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %0, %1 into %f : tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x2xf32> -> tensor<8x2xf32>
  return %2, %1, %3 : tensor<10x8xf32>, tensor<8x2xf32>, tensor<8x2xf32>
}

// -----

// What is padded by numbers that the op computes stays padded, and is read there.

// CHECK-LABEL: func.func @computed(
// CHECK: %[[PADDED:[a-z0-9]+]] = tensor.pad
// CHECK: tensor.extract_slice %[[PADDED]][2, 0] [8, 8] [1, 1]
func.func @computed(%x: tensor<8x8xf32>, %y: tensor<8x2xf32>) -> (tensor<10x8xf32>, tensor<8x2xf32>) {
  %e = tensor.empty() : tensor<8x8xf32>
  %f = tensor.empty() : tensor<8x2xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.pad %0 low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %number = arith.index_cast %j : index to i32
    %float = arith.sitofp %number : i32 to f32
    tensor.yield %float : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %0, %y into %f : tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x2xf32> -> tensor<8x2xf32>
  return %1, %2 : tensor<10x8xf32>, tensor<8x2xf32>
}

// -----

// Both together take less memory than the padded one.

// CHECK-LABEL: func.func @large(
// CHECK-NOT: tensor.extract_slice
func.func @large(%x: tensor<8x8xf32>, %y: tensor<8x2xf32>) -> (tensor<16x8xf32>, tensor<8x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = tensor.empty() : tensor<8x2xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.pad %0 low[2, 0] high[6, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<16x8xf32>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %0, %y into %f : tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x2xf32> -> tensor<8x2xf32>
  return %1, %2 : tensor<16x8xf32>, tensor<8x2xf32>
}

// -----

// An argument is in memory anyway.

// CHECK-LABEL: func.func @argument(
// CHECK-NOT: tensor.extract_slice
func.func @argument(%x: tensor<8x8xf32>, %y: tensor<8x2xf32>) -> (tensor<10x8xf32>, tensor<8x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %f = tensor.empty() : tensor<8x2xf32>
  %0 = tensor.pad %x low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %x, %y into %f : tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x2xf32> -> tensor<8x2xf32>
  return %0, %1 : tensor<10x8xf32>, tensor<8x2xf32>
}

// -----

// It is handed on as it is.

// CHECK-LABEL: func.func @returned(
// CHECK-NOT: tensor.extract_slice
func.func @returned(%x: tensor<8x8xf32>, %y: tensor<8x2xf32>) -> (tensor<10x8xf32>, tensor<8x2xf32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = tensor.empty() : tensor<8x2xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.pad %0 low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %0, %y into %f : tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x2xf32> -> tensor<8x2xf32>
  return %1, %2, %0 : tensor<10x8xf32>, tensor<8x2xf32>, tensor<8x8xf32>
}

// -----

// An op can compute in its place.

// CHECK-LABEL: func.func @replaced(
// CHECK: linalg.generic {{.*}} ins(%[[VALUE:[a-z0-9]+]] : {{.*}}) outs(%[[VALUE]] :
func.func @replaced(%x: tensor<8x8xf32>) -> (tensor<10x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.pad %0 low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    %n = arith.negf %a : f32
    linalg.yield %n : f32
  } -> tensor<8x8xf32>
  return %1, %2 : tensor<10x8xf32>, tensor<8x8xf32>
}

// -----

// What is in flight is in use until the wait, which reads it, too.

// CHECK-LABEL: func.func @in_flight(
// CHECK: %[[VALUE:[a-z0-9]+]] = linalg.exp
// CHECK: mesh_rt.start {{.*}} from %[[VALUE]]
// CHECK: mesh_rt.wait {{.*}} reading %[[VALUE]]
// CHECK: mesh_rt.start {{.*}} from %[[VALUE]]
// CHECK: mesh_rt.wait {{.*}} reading %[[VALUE]]
func.func @in_flight(%x: tensor<8x8xf32>) -> (tensor<10x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %token, %flying = mesh_rt.start <permute, shift = 1, group = [2, 1]> from %0 : tensor<8x8xf32> into %e : tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = tensor.pad %0 low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  %2 = mesh_rt.wait %token for %flying : tensor<8x8xf32> reading %0 : tensor<8x8xf32> -> tensor<8x8xf32>
  %again, %returning = mesh_rt.start <permute, shift = 1, group = [2, 1]> from %0 : tensor<8x8xf32> into %e : tensor<8x8xf32> -> tensor<8x8xf32>
  %3 = mesh_rt.wait %again for %returning : tensor<8x8xf32> reading %0 : tensor<8x8xf32> -> tensor<8x8xf32>
  return %1, %2, %3 : tensor<10x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// Loops, calls and ops that write over it could compute in its place.

func.func private @callee(%x: tensor<8x8xf32>) -> tensor<8x8xf32>

// CHECK-LABEL: func.func @written(
// CHECK-NOT: tensor.extract_slice
// CHECK: func.func @carried(
// CHECK-NOT: tensor.extract_slice
// CHECK: func.func @called(
// CHECK-NOT: tensor.extract_slice
func.func @written(%x: tensor<8x8xf32>) -> (tensor<10x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.pad %0 low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  %2 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %x, %x into %0 accumulate : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  return %1, %2 : tensor<10x8xf32>, tensor<8x8xf32>
}

func.func @carried(%x: tensor<8x8xf32>, %n: index) -> (tensor<10x8xf32>, tensor<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.pad %0 low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  %2 = scf.for %i = %c0 to %n step %c1 iter_args(%at = %0) -> (tensor<8x8xf32>) {
    %next = linalg.exp ins(%at : tensor<8x8xf32>) outs(%at : tensor<8x8xf32>) -> tensor<8x8xf32>
    scf.yield %next : tensor<8x8xf32>
  }
  return %1, %2 : tensor<10x8xf32>, tensor<8x8xf32>
}

func.func @called(%x: tensor<8x8xf32>) -> (tensor<10x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.pad %0 low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  %2 = call @callee(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1, %2 : tensor<10x8xf32>, tensor<8x8xf32>
}

// -----

// A halo that is padded in the other dim: block and edges are put into the
// padded tensor, and the second edge is sent from there.

// CHECK-LABEL: func.func @halo(
// CHECK: %[[BLOCK:[a-z0-9]+]] = linalg.exp
// CHECK: %[[FULL:[a-z0-9]+]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<6x10xf32>)
// CHECK: %[[ONE:[a-z0-9_]+]] = tensor.insert_slice %[[BLOCK]] into %[[FULL]][1, 1] [4, 8] [1, 1]
// CHECK: %[[OWN:[a-z0-9_]+]] = tensor.extract_slice %[[ONE]][1, 1] [4, 8] [1, 1]
// CHECK: %[[LAST:[a-z0-9_]+]] = tensor.extract_slice %[[OWN]][3, 0] [1, 8] [1, 1]
// CHECK: %[[ABOVE:[a-z0-9]+]] = mesh_rt.run {{.*}} from %[[LAST]]
// CHECK: %[[TWO:[a-z0-9_]+]] = tensor.insert_slice %[[ABOVE]] into %[[ONE]][0, 1] [1, 8] [1, 1]
// CHECK: %[[AGAIN:[a-z0-9_]+]] = tensor.extract_slice %[[TWO]][1, 1] [4, 8] [1, 1]
// CHECK: %[[FIRST:[a-z0-9_]+]] = tensor.extract_slice %[[AGAIN]][0, 0] [1, 8] [1, 1]
// CHECK: %[[BELOW:[a-z0-9]+]] = mesh_rt.run {{.*}} from %[[FIRST]]
// CHECK: %[[PADDED:[a-z0-9_]+]] = tensor.insert_slice %[[BELOW]] into %[[TWO]][5, 1] [1, 8] [1, 1]
// CHECK-NOT: tensor.pad
// CHECK: return %[[PADDED]]
func.func @halo(%x: tensor<4x8xf32>) -> tensor<6x10xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %f = tensor.empty() : tensor<1x8xf32>
  %0 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %last = tensor.extract_slice %0[3, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
  %above = mesh_rt.run <permute, group = [2, 1], pairs = [0, 1]> from %last : tensor<1x8xf32> into %f : tensor<1x8xf32> -> tensor<1x8xf32>
  %first = tensor.extract_slice %0[0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
  %below = mesh_rt.run <permute, group = [2, 1], pairs = [1, 0]> from %first : tensor<1x8xf32> into %f : tensor<1x8xf32> -> tensor<1x8xf32>
  %1 = tensor.concat dim(0) %above, %0, %below : (tensor<1x8xf32>, tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<6x8xf32>
  %2 = tensor.pad %1 low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<6x8xf32> to tensor<6x10xf32>
  return %2 : tensor<6x10xf32>
}

// -----

// An op that cannot write over its operand, which is read later, writes to a
// tensor that can be a part of the padded one.

// CHECK-LABEL: func.func @beside(
// CHECK: %[[VALUE:[a-z0-9]+]] = linalg.exp
// CHECK: %[[EMPTY:[a-z0-9]+]] = tensor.empty() : tensor<8x8xf32>
// CHECK: %[[NEGATED:[a-z0-9]+]] = linalg.generic {{.*}} ins(%[[VALUE]] : {{.*}}) outs(%[[EMPTY]] :
// CHECK: tensor.insert_slice %[[NEGATED]] into
func.func @beside(%x: tensor<8x8xf32>) -> (tensor<10x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    %n = arith.negf %a : f32
    linalg.yield %n : f32
  } -> tensor<8x8xf32>
  %2 = tensor.pad %1 low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x8xf32> to tensor<10x8xf32>
  return %2, %0 : tensor<10x8xf32>, tensor<8x8xf32>
}
