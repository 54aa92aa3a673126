// RUN: mesh-opt %s --mesh-normalize-slices | FileCheck %s

// Dims are dropped by a reshape, and have no stride if they have one element.

// CHECK-LABEL: @extract(
// CHECK: %[[WHOLE:.*]] = tensor.extract_slice %{{.*}}[2, 0] [1, 4] [1, 2] : tensor<8x8xf32> to tensor<1x4xf32>
// CHECK: tensor.collapse_shape %[[WHOLE]] {{.*}} : tensor<1x4xf32> into tensor<4xf32>
func.func @extract(%x: tensor<8x8xf32>) -> tensor<4xf32> {
  %0 = tensor.extract_slice %x[2, 0] [1, 4] [3, 2] : tensor<8x8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @extract_at(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<1x6x6xf32>, %[[I:[a-z0-9]+]]: index
// CHECK: %[[WHOLE:.*]] = tensor.extract_slice %[[X]][0, 2, %[[I]]] [1, 3, 1] [1, 1, 1] : tensor<1x6x6xf32> to tensor<1x3x1xf32>
// CHECK: tensor.collapse_shape %[[WHOLE]] {{.*}} : tensor<1x3x1xf32> into tensor<1x3xf32>
func.func @extract_at(%x: tensor<1x6x6xf32>, %i: index) -> tensor<1x3xf32> {
  %0 = tensor.extract_slice %x[0, 2, %i] [1, 3, 1] [1, 1, 1] : tensor<1x6x6xf32> to tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// CHECK-LABEL: @insert(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x8xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>
// CHECK: %[[WHOLE:.*]] = tensor.expand_shape %[[Y]] {{.*}} : tensor<4xf32> into tensor<1x4xf32>
// CHECK: tensor.insert_slice %[[WHOLE]] into %[[X]][2, 0] [1, 4] [1, 2]
func.func @insert(%x: tensor<8x8xf32>, %y: tensor<4xf32>) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %y into %x[2, 0] [1, 4] [3, 2] : tensor<4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Slices that drop nothing are as they are.

// CHECK-LABEL: @whole(
// CHECK-NOT: tensor.collapse_shape
// CHECK: return
func.func @whole(%x: tensor<8x8xf32>) -> tensor<1x4xf32> {
  %0 = tensor.extract_slice %x[2, 0] [1, 4] [1, 2] : tensor<8x8xf32> to tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

// In dims without tiles what is unpacked is sliced, wherever they are among the
// outer ones; in others, what comes of it.

// CHECK-LABEL: @unpacked(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<6x5x2x4xf32>, %[[Y:[a-z0-9]+]]: tensor<5x8x6xf32>
func.func @unpacked(%x: tensor<6x5x2x4xf32>, %y: tensor<5x8x6xf32>) -> tensor<3x7x2xf32> {
  // CHECK: %[[PART:.*]] = tensor.extract_slice %[[X]][1, 0, 0, 0] [2, 3, 2, 4] [3, 2, 1, 1] : tensor<6x5x2x4xf32> to tensor<2x3x2x4xf32>
  // CHECK: %[[INTO:.*]] = tensor.extract_slice %[[Y]][0, 0, 1] [3, 8, 2] [2, 1, 3] : tensor<5x8x6xf32> to tensor<3x8x2xf32>
  // CHECK: %[[UNPACKED:.*]] = linalg.unpack %[[PART]] outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [4] into %[[INTO]]
  // CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[UNPACKED]][0, 0, 0] [3, 7, 2] [1, 1, 1] : tensor<3x8x2xf32> to tensor<3x7x2xf32>
  // CHECK: return %[[SLICE]]
  %0 = linalg.unpack %x outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [4] into %y : tensor<6x5x2x4xf32> -> tensor<5x8x6xf32>
  %1 = tensor.extract_slice %0[0, 0, 1] [3, 7, 2] [2, 1, 3] : tensor<5x8x6xf32> to tensor<3x7x2xf32>
  return %1 : tensor<3x7x2xf32>
}

// What a loop saves is stored once it is there, with the copy that only the
// store reads. Another use of the tensor, or of what is stored in it, keeps it.

// CHECK-LABEL: @saved(
func.func @saved(%x: tensor<8xf32>, %stack: tensor<4x8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK: scf.for %[[I:.*]] = %{{.*}} iter_args(%[[X:.*]] = %{{.*}}, %[[S:.*]] = %{{.*}}, %[[R:.*]] = %{{.*}})
  %r:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x, %s = %stack, %read = %stack) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    // CHECK: %[[SAVED:.*]] = math.exp %[[X]]
    // CHECK-NEXT: %[[NEG:.*]] = arith.negf %[[SAVED]]
    // CHECK-NEXT: %[[WIDE:.*]] = tensor.expand_shape %[[NEG]]
    // CHECK-NEXT: %[[S1:.*]] = tensor.insert_slice %[[WIDE]] into %[[S]][%[[I]], 0]
    // CHECK-NEXT: math.sin
    // CHECK: tensor.extract %[[R]]
    // CHECK-NEXT: %[[R1:.*]] = tensor.insert_slice %{{.*}} into %[[R]]
    // CHECK: scf.yield %{{.*}}, %[[S1]], %[[R1]]
    %saved = math.exp %a : tensor<8xf32>
    %b = math.sin %saved : tensor<8xf32>
    %c = arith.mulf %b, %saved : tensor<8xf32>
    %negated = arith.negf %saved : tensor<8xf32>
    %wide = tensor.expand_shape %negated [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %s1 = tensor.insert_slice %wide into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %wider = tensor.expand_shape %c [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %e = tensor.extract %read[%i, %c0] : tensor<4x8xf32>
    %r1 = tensor.insert_slice %wider into %read[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %next = tensor.insert %e into %c[%c0] : tensor<8xf32>
    scf.yield %next, %s1, %r1 : tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// Numbers that several stores read move with the first, and stores keep their
// order.

// CHECK-LABEL: @saved_at_one_number(
func.func @saved_at_one_number(%x: tensor<8xf32>, %stack: tensor<4x8xf32>, %stack2: tensor<4x8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  // CHECK: scf.for %[[I:.*]] = %{{.*}} iter_args(%[[X:.*]] = %{{.*}}, %[[S:.*]] = %{{.*}}, %[[T:.*]] = %{{.*}})
  %r:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x, %s = %stack, %t = %stack2) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    // CHECK-NEXT: %[[EXP:.*]] = math.exp %[[X]]
    // CHECK-NEXT: %[[WIDE:.*]] = tensor.expand_shape %[[EXP]]
    // CHECK-NEXT: %[[K:.*]] = arith.subi
    // CHECK-NEXT: %[[S1:.*]] = tensor.insert_slice %[[WIDE]] into %[[S]][%[[K]], 0]
    // CHECK-NEXT: %[[SIN:.*]] = math.sin %[[EXP]]
    // CHECK-NEXT: %[[WIDE2:.*]] = tensor.expand_shape %[[SIN]]
    // CHECK-NEXT: %[[T1:.*]] = tensor.insert_slice %[[WIDE2]] into %[[T]][%[[K]], 0]
    // CHECK-NEXT: math.cos
    // CHECK-NEXT: scf.yield %{{.*}}, %[[S1]], %[[T1]]
    %e = math.exp %a : tensor<8xf32>
    %f = math.sin %e : tensor<8xf32>
    %g = math.cos %f : tensor<8xf32>
    %we = tensor.expand_shape %e [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %wf = tensor.expand_shape %f [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %k = arith.subi %c3, %i : index
    %s1 = tensor.insert_slice %we into %s[%k, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %t1 = tensor.insert_slice %wf into %t[%k, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %g, %s1, %t1 : tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: @unpacked_whole(
// CHECK: linalg.unpack
// CHECK-NEXT: tensor.extract_slice
// CHECK-NEXT: return
func.func @unpacked_whole(%x: tensor<6x2x4xf32>, %y: tensor<6x8xf32>) -> tensor<6x7xf32> {
  %0 = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [4] into %y : tensor<6x2x4xf32> -> tensor<6x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [6, 7] [1, 1] : tensor<6x8xf32> to tensor<6x7xf32>
  return %1 : tensor<6x7xf32>
}
