// RUN: mesh-opt %s --convert-aggregates-to-linalg | FileCheck %s
// RUN: mesh-opt %s --convert-aggregates-to-linalg --convert-elementwise-to-linalg --canonicalize --mesh-prepare-bufferization --mesh-bufferize --canonicalize | FileCheck %s --check-prefix=BUFFER

// Rows are sorted where they are, over the operand, which nothing else reads.

// CHECK-LABEL: func.func public @over(
// CHECK: %[[X:.*]] = arith.negf
// CHECK: scf.for {{.*}} iter_args(%[[ALL:.*]] = %[[X]])
// CHECK-NEXT: %[[OTHER:.*]] = tensor.empty() : tensor<8xf32>
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[ALL]], %{{.*}} = %[[OTHER]],

// BUFFER-LABEL: func.func public @over(
// BUFFER: memref.alloc() {{.*}} : memref<4x8xf32>
// BUFFER: memref.alloc() {{.*}} : memref<8xf32>
// BUFFER-NOT: memref.alloc
// BUFFER-NOT: memref.copy
// BUFFER: return
func.func public @over(%a: tensor<4x8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = arith.negf %a : tensor<4x8xf32>
  %s = mesh.sort %x dim 1 stable by {
  ^bb0(%p: f32, %q: f32):
    %less = arith.cmpf olt, %p, %q : f32
    mesh.scalar_yield %less : i1
  } : tensor<4x8xf32>
  %e = tensor.extract %s[%c0, %c0] : tensor<4x8xf32>
  return %e : f32
}

// So are those of a slice that is most of a tensor.

// CHECK-LABEL: func.func public @slice(
// CHECK: %[[X:.*]] = arith.negf
// CHECK: %[[S:.*]] = tensor.extract_slice %[[X]]
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[S]])

// BUFFER-LABEL: func.func public @slice(
// BUFFER: memref.alloc() {{.*}} : memref<4x8xf32>
// BUFFER: memref.alloc() {{.*}} : memref<6xf32>
// BUFFER-NOT: memref.alloc
// BUFFER-NOT: memref.copy
// BUFFER: return
func.func public @slice(%a: tensor<4x8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = arith.negf %a : tensor<4x8xf32>
  %most = tensor.extract_slice %x[0, 0] [4, 6] [1, 1] : tensor<4x8xf32> to tensor<4x6xf32>
  %s = mesh.sort %most dim 1 stable by {
  ^bb0(%p: f32, %q: f32):
    %less = arith.cmpf olt, %p, %q : f32
    mesh.scalar_yield %less : i1
  } : tensor<4x6xf32>
  %e = tensor.extract %s[%c0, %c0] : tensor<4x6xf32>
  return %e : f32
}

// An argument, an operand that is read later, one that is sorted twice and a
// small slice are copied first.

// CHECK-LABEL: func.func public @kept(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>)
// CHECK: %[[X:.*]] = arith.negf
// CHECK: %[[Y:.*]] = math.tanh
// CHECK: %[[PART:.*]] = tensor.extract_slice
// CHECK: linalg.copy ins(%[[A]] :
// CHECK: linalg.copy ins(%[[X]] :
// CHECK: linalg.copy ins(%[[Y]] :
// CHECK: linalg.copy ins(%[[Y]] :
// CHECK: linalg.copy ins(%[[PART]] :
// CHECK: scf.for
func.func public @kept(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %x = arith.negf %a : tensor<4x8xf32>
  %y = math.tanh %a : tensor<4x8xf32>
  %e0 = arith.constant 1.0 : f32
  %wide = tensor.empty() : tensor<4x80xf32>
  %much = linalg.fill ins(%e0 : f32) outs(%wide : tensor<4x80xf32>) -> tensor<4x80xf32>
  %part = tensor.extract_slice %much[0, 0] [4, 8] [1, 1] : tensor<4x80xf32> to tensor<4x8xf32>
  %s:5 = mesh.sort %a, %x, %y, %y, %part dim 1 stable by {
  ^bb0(%p: f32, %q: f32, %r: f32, %t: f32, %u: f32, %v: f32, %w: f32, %k: f32, %l: f32, %m: f32):
    %less = arith.cmpf olt, %p, %q : f32
    mesh.scalar_yield %less : i1
  } : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  %e = tensor.extract %s#0[%c0, %c0] : tensor<4x8xf32>
  return %x, %e : tensor<4x8xf32>, f32
}

// Rows along another dim are sorted in contiguous memory.

// CHECK-LABEL: func.func public @columns(
// CHECK: %[[X:.*]] = arith.negf
// CHECK: %[[NEW:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK: scf.for {{.*}} iter_args(%[[ALL:.*]] = %[[NEW]])
// CHECK: %[[FROM:.*]] = tensor.extract_slice %[[X]]
// CHECK-NEXT: linalg.copy ins(%[[FROM]] : {{.*}}) outs(%{{.*}} : tensor<4xf32>)
// CHECK: tensor.insert_slice %{{.*}} into %[[ALL]]
func.func public @columns(%a: tensor<4x8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = arith.negf %a : tensor<4x8xf32>
  %s = mesh.sort %x dim 0 stable by {
  ^bb0(%p: f32, %q: f32):
    %less = arith.cmpf olt, %p, %q : f32
    mesh.scalar_yield %less : i1
  } : tensor<4x8xf32>
  %e = tensor.extract %s[%c0, %c0] : tensor<4x8xf32>
  return %e : f32
}
