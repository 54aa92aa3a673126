// RUN: mesh-opt %s --mesh-bufferize --split-input-file | FileCheck %s
// RUN: %python %S/Inputs/insertions.py 200 > %t.mlir
// RUN: timeout 60 mesh-opt %t.mlir --mesh-bufferize | FileCheck %s --check-prefix=MANY

// Each insertion of a long chain computes in place, and the analysis does not
// compare all of them with each other: that took minutes.

// MANY: memref.alloc
// MANY-NOT: memref.alloc
// MANY-COUNT-200: linalg.exp
// MANY: return

// A part that is read after the next insertion is copied before.

// CHECK-LABEL: func.func @read_later(
// CHECK-SAME: %[[X:.*]]: memref<1xf32>, %[[I:.*]]: index, %[[J:.*]]: index)
// CHECK: %[[OUT:.*]] = memref.alloc() {{.*}} : memref<4xf32>
// CHECK: %[[PART:.*]] = memref.subview %[[OUT]][%[[J]]]
// CHECK: %[[COPY:.*]] = memref.alloc() {{.*}} : memref<1xf32>
// CHECK: memref.copy %[[PART]], %[[COPY]]
// CHECK: %[[NEXT:.*]] = memref.subview %[[OUT]][%[[J]]]
// CHECK: memref.copy %[[X]], %[[NEXT]]
// CHECK: memref.load %[[COPY]]
func.func @read_later(%x: tensor<1xf32>, %i: index, %j: index) -> (tensor<4xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = tensor.insert_slice %x into %e[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  %part = tensor.extract_slice %0[%j] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %1 = tensor.insert_slice %x into %0[%j] [1] [1] : tensor<1xf32> into tensor<4xf32>
  %c0 = arith.constant 0 : index
  %read = tensor.extract %part[%c0] : tensor<1xf32>
  return %1, %read : tensor<4xf32>, f32
}

// -----

// What is read before the insertion, but after the part was computed, keeps the
// part from being computed in place.

// CHECK-LABEL: func.func @read_between(
// CHECK: %[[OUT:.*]] = memref.alloc() {{.*}} : memref<4xf32>
// CHECK: %[[COPY:.*]] = memref.alloc() {{.*}} : memref<1xf32>
// CHECK: linalg.exp ins(%{{.*}} : memref<1xf32>) outs(%[[COPY]] : memref<1xf32>)
// CHECK: memref.load %[[OUT]]
func.func @read_between(%x: tensor<1xf32>, %i: index, %j: index) -> (tensor<4xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = tensor.insert_slice %x into %e[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  %part = tensor.extract_slice %0[%j] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %y = linalg.exp ins(%x : tensor<1xf32>) outs(%part : tensor<1xf32>) -> tensor<1xf32>
  %read = tensor.extract %0[%i] : tensor<4xf32>
  %1 = tensor.insert_slice %y into %0[%j] [1] [1] : tensor<1xf32> into tensor<4xf32>
  return %1, %read : tensor<4xf32>, f32
}
