// RUN: mesh-opt %s --mesh-bufferize --split-input-file | FileCheck %s

// Many ops read one value. The analysis sees only the last of them, which stands
// for the others.

// Written once all have read it: in place.

// CHECK-LABEL: func.func @after(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>,
// CHECK-NOT: memref.alloc
// CHECK-COUNT-20: memref.load %[[X]][
// CHECK-NOT: memref.load
// CHECK: memref.store %{{.*}}, %[[X]][
// CHECK: return %[[X]],
func.func @after(%x: tensor<4xf32>, %s0: f32, %i: index) -> (tensor<4xf32>, f32) {
  %r1 = tensor.extract %x[%i] : tensor<4xf32>
  %s1 = arith.addf %s0, %r1 : f32
  %r2 = tensor.extract %x[%i] : tensor<4xf32>
  %s2 = arith.addf %s1, %r2 : f32
  %r3 = tensor.extract %x[%i] : tensor<4xf32>
  %s3 = arith.addf %s2, %r3 : f32
  %r4 = tensor.extract %x[%i] : tensor<4xf32>
  %s4 = arith.addf %s3, %r4 : f32
  %r5 = tensor.extract %x[%i] : tensor<4xf32>
  %s5 = arith.addf %s4, %r5 : f32
  %r6 = tensor.extract %x[%i] : tensor<4xf32>
  %s6 = arith.addf %s5, %r6 : f32
  %r7 = tensor.extract %x[%i] : tensor<4xf32>
  %s7 = arith.addf %s6, %r7 : f32
  %r8 = tensor.extract %x[%i] : tensor<4xf32>
  %s8 = arith.addf %s7, %r8 : f32
  %r9 = tensor.extract %x[%i] : tensor<4xf32>
  %s9 = arith.addf %s8, %r9 : f32
  %r10 = tensor.extract %x[%i] : tensor<4xf32>
  %s10 = arith.addf %s9, %r10 : f32
  %r11 = tensor.extract %x[%i] : tensor<4xf32>
  %s11 = arith.addf %s10, %r11 : f32
  %r12 = tensor.extract %x[%i] : tensor<4xf32>
  %s12 = arith.addf %s11, %r12 : f32
  %r13 = tensor.extract %x[%i] : tensor<4xf32>
  %s13 = arith.addf %s12, %r13 : f32
  %r14 = tensor.extract %x[%i] : tensor<4xf32>
  %s14 = arith.addf %s13, %r14 : f32
  %r15 = tensor.extract %x[%i] : tensor<4xf32>
  %s15 = arith.addf %s14, %r15 : f32
  %r16 = tensor.extract %x[%i] : tensor<4xf32>
  %s16 = arith.addf %s15, %r16 : f32
  %r17 = tensor.extract %x[%i] : tensor<4xf32>
  %s17 = arith.addf %s16, %r17 : f32
  %r18 = tensor.extract %x[%i] : tensor<4xf32>
  %s18 = arith.addf %s17, %r18 : f32
  %r19 = tensor.extract %x[%i] : tensor<4xf32>
  %s19 = arith.addf %s18, %r19 : f32
  %r20 = tensor.extract %x[%i] : tensor<4xf32>
  %s20 = arith.addf %s19, %r20 : f32
  %y = tensor.insert %s20 into %x[%i] : tensor<4xf32>
  return %y, %s20 : tensor<4xf32>, f32
}

// -----

// Written between the reads: to a copy.

// CHECK-LABEL: func.func @between(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>,
// CHECK-COUNT-19: memref.load %[[X]][
// CHECK: %[[Y:.*]] = memref.alloc()
// CHECK: memref.copy %[[X]], %[[Y]]
// CHECK: memref.store %{{.*}}, %[[Y]][
// CHECK: memref.load %[[X]][
// CHECK: return %[[Y]],
func.func @between(%x: tensor<4xf32>, %s0: f32, %i: index) -> (tensor<4xf32>, f32) {
  %r1 = tensor.extract %x[%i] : tensor<4xf32>
  %s1 = arith.addf %s0, %r1 : f32
  %r2 = tensor.extract %x[%i] : tensor<4xf32>
  %s2 = arith.addf %s1, %r2 : f32
  %r3 = tensor.extract %x[%i] : tensor<4xf32>
  %s3 = arith.addf %s2, %r3 : f32
  %r4 = tensor.extract %x[%i] : tensor<4xf32>
  %s4 = arith.addf %s3, %r4 : f32
  %r5 = tensor.extract %x[%i] : tensor<4xf32>
  %s5 = arith.addf %s4, %r5 : f32
  %r6 = tensor.extract %x[%i] : tensor<4xf32>
  %s6 = arith.addf %s5, %r6 : f32
  %r7 = tensor.extract %x[%i] : tensor<4xf32>
  %s7 = arith.addf %s6, %r7 : f32
  %r8 = tensor.extract %x[%i] : tensor<4xf32>
  %s8 = arith.addf %s7, %r8 : f32
  %r9 = tensor.extract %x[%i] : tensor<4xf32>
  %s9 = arith.addf %s8, %r9 : f32
  %r10 = tensor.extract %x[%i] : tensor<4xf32>
  %s10 = arith.addf %s9, %r10 : f32
  %r11 = tensor.extract %x[%i] : tensor<4xf32>
  %s11 = arith.addf %s10, %r11 : f32
  %r12 = tensor.extract %x[%i] : tensor<4xf32>
  %s12 = arith.addf %s11, %r12 : f32
  %r13 = tensor.extract %x[%i] : tensor<4xf32>
  %s13 = arith.addf %s12, %r13 : f32
  %r14 = tensor.extract %x[%i] : tensor<4xf32>
  %s14 = arith.addf %s13, %r14 : f32
  %r15 = tensor.extract %x[%i] : tensor<4xf32>
  %s15 = arith.addf %s14, %r15 : f32
  %r16 = tensor.extract %x[%i] : tensor<4xf32>
  %s16 = arith.addf %s15, %r16 : f32
  %r17 = tensor.extract %x[%i] : tensor<4xf32>
  %s17 = arith.addf %s16, %r17 : f32
  %r18 = tensor.extract %x[%i] : tensor<4xf32>
  %s18 = arith.addf %s17, %r18 : f32
  %r19 = tensor.extract %x[%i] : tensor<4xf32>
  %s19 = arith.addf %s18, %r19 : f32
  %y = tensor.insert %s19 into %x[%i] : tensor<4xf32>
  %r20 = tensor.extract %x[%i] : tensor<4xf32>
  %s20 = arith.addf %s19, %r20 : f32
  return %y, %s20 : tensor<4xf32>, f32
}

// -----

// Two operands of the last op, one of which it writes: it reads the other by
// another map, so it writes to a copy.

// CHECK-LABEL: func.func @by_last(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>,
// CHECK-COUNT-20: memref.load %[[X]][
// CHECK: %[[Y:.*]] = memref.alloc()
// CHECK: linalg.generic {{.*}} ins(%[[X]] : memref<4xf32>) outs(%[[Y]] : memref<4xf32>)
#reversed = affine_map<(d0) -> (3 - d0)>
#map = affine_map<(d0) -> (d0)>
func.func @by_last(%x: tensor<4xf32>, %s0: f32, %i: index) -> (tensor<4xf32>, f32) {
  %r1 = tensor.extract %x[%i] : tensor<4xf32>
  %s1 = arith.addf %s0, %r1 : f32
  %r2 = tensor.extract %x[%i] : tensor<4xf32>
  %s2 = arith.addf %s1, %r2 : f32
  %r3 = tensor.extract %x[%i] : tensor<4xf32>
  %s3 = arith.addf %s2, %r3 : f32
  %r4 = tensor.extract %x[%i] : tensor<4xf32>
  %s4 = arith.addf %s3, %r4 : f32
  %r5 = tensor.extract %x[%i] : tensor<4xf32>
  %s5 = arith.addf %s4, %r5 : f32
  %r6 = tensor.extract %x[%i] : tensor<4xf32>
  %s6 = arith.addf %s5, %r6 : f32
  %r7 = tensor.extract %x[%i] : tensor<4xf32>
  %s7 = arith.addf %s6, %r7 : f32
  %r8 = tensor.extract %x[%i] : tensor<4xf32>
  %s8 = arith.addf %s7, %r8 : f32
  %r9 = tensor.extract %x[%i] : tensor<4xf32>
  %s9 = arith.addf %s8, %r9 : f32
  %r10 = tensor.extract %x[%i] : tensor<4xf32>
  %s10 = arith.addf %s9, %r10 : f32
  %r11 = tensor.extract %x[%i] : tensor<4xf32>
  %s11 = arith.addf %s10, %r11 : f32
  %r12 = tensor.extract %x[%i] : tensor<4xf32>
  %s12 = arith.addf %s11, %r12 : f32
  %r13 = tensor.extract %x[%i] : tensor<4xf32>
  %s13 = arith.addf %s12, %r13 : f32
  %r14 = tensor.extract %x[%i] : tensor<4xf32>
  %s14 = arith.addf %s13, %r14 : f32
  %r15 = tensor.extract %x[%i] : tensor<4xf32>
  %s15 = arith.addf %s14, %r15 : f32
  %r16 = tensor.extract %x[%i] : tensor<4xf32>
  %s16 = arith.addf %s15, %r16 : f32
  %r17 = tensor.extract %x[%i] : tensor<4xf32>
  %s17 = arith.addf %s16, %r17 : f32
  %r18 = tensor.extract %x[%i] : tensor<4xf32>
  %s18 = arith.addf %s17, %r18 : f32
  %r19 = tensor.extract %x[%i] : tensor<4xf32>
  %s19 = arith.addf %s18, %r19 : f32
  %r20 = tensor.extract %x[%i] : tensor<4xf32>
  %s20 = arith.addf %s19, %r20 : f32
  %y = linalg.generic {indexing_maps = [#reversed, #map], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<4xf32>
  return %y, %s20 : tensor<4xf32>, f32
}

// -----

// The result of a loop that writes to it, and reads it afterwards.

// CHECK-LABEL: func.func @of_loop(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>,
// CHECK: %[[Y:.*]] = scf.for {{.*}} iter_args(%[[Z:.*]] = %[[X]])
// CHECK: memref.store %{{.*}}, %[[Z]][
// CHECK-COUNT-20: memref.load %[[Y]][
// CHECK: memref.store %{{.*}}, %[[Y]][
// CHECK: return %[[Y]],
func.func @of_loop(%x: tensor<4xf32>, %s0: f32, %i: index, %n: index) -> (tensor<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = scf.for %j = %c0 to %n step %c1 iter_args(%z = %x) -> tensor<4xf32> {
    %next = tensor.insert %s0 into %z[%i] : tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  %r1 = tensor.extract %v[%i] : tensor<4xf32>
  %s1 = arith.addf %s0, %r1 : f32
  %r2 = tensor.extract %v[%i] : tensor<4xf32>
  %s2 = arith.addf %s1, %r2 : f32
  %r3 = tensor.extract %v[%i] : tensor<4xf32>
  %s3 = arith.addf %s2, %r3 : f32
  %r4 = tensor.extract %v[%i] : tensor<4xf32>
  %s4 = arith.addf %s3, %r4 : f32
  %r5 = tensor.extract %v[%i] : tensor<4xf32>
  %s5 = arith.addf %s4, %r5 : f32
  %r6 = tensor.extract %v[%i] : tensor<4xf32>
  %s6 = arith.addf %s5, %r6 : f32
  %r7 = tensor.extract %v[%i] : tensor<4xf32>
  %s7 = arith.addf %s6, %r7 : f32
  %r8 = tensor.extract %v[%i] : tensor<4xf32>
  %s8 = arith.addf %s7, %r8 : f32
  %r9 = tensor.extract %v[%i] : tensor<4xf32>
  %s9 = arith.addf %s8, %r9 : f32
  %r10 = tensor.extract %v[%i] : tensor<4xf32>
  %s10 = arith.addf %s9, %r10 : f32
  %r11 = tensor.extract %v[%i] : tensor<4xf32>
  %s11 = arith.addf %s10, %r11 : f32
  %r12 = tensor.extract %v[%i] : tensor<4xf32>
  %s12 = arith.addf %s11, %r12 : f32
  %r13 = tensor.extract %v[%i] : tensor<4xf32>
  %s13 = arith.addf %s12, %r13 : f32
  %r14 = tensor.extract %v[%i] : tensor<4xf32>
  %s14 = arith.addf %s13, %r14 : f32
  %r15 = tensor.extract %v[%i] : tensor<4xf32>
  %s15 = arith.addf %s14, %r15 : f32
  %r16 = tensor.extract %v[%i] : tensor<4xf32>
  %s16 = arith.addf %s15, %r16 : f32
  %r17 = tensor.extract %v[%i] : tensor<4xf32>
  %s17 = arith.addf %s16, %r17 : f32
  %r18 = tensor.extract %v[%i] : tensor<4xf32>
  %s18 = arith.addf %s17, %r18 : f32
  %r19 = tensor.extract %v[%i] : tensor<4xf32>
  %s19 = arith.addf %s18, %r19 : f32
  %r20 = tensor.extract %v[%i] : tensor<4xf32>
  %s20 = arith.addf %s19, %r20 : f32
  %y = tensor.insert %s20 into %v[%i] : tensor<4xf32>
  return %y, %s20 : tensor<4xf32>, f32
}
