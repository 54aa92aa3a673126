// RUN: mesh-opt %s --mesh-bufferize --split-input-file | FileCheck %s
// RUN: %python %S/Inputs/insertions.py 200 > %t.mlir
// RUN: timeout 60 mesh-opt %t.mlir --mesh-bufferize | FileCheck %s --check-prefix=MANY --implicit-check-not=memref.alloc
// RUN: %python %S/Inputs/insertions.py 200 read-later > %t.later.mlir
// RUN: timeout 60 mesh-opt %t.later.mlir --mesh-bufferize | FileCheck %s --check-prefix=LATER --implicit-check-not=memref.alloc

// Each insertion of a long chain computes in place, and the analysis does not
// compare all of them with each other: that took minutes.

// MANY: memref.alloc
// MANY-COUNT-200: linalg.exp
// MANY: return

// So it is after a part that is read later, which alone is copied.

// LATER: memref.alloc
// LATER-COUNT-3: linalg.exp
// LATER: memref.alloc
// LATER-COUNT-197: linalg.exp
// LATER: return

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

// -----

// The second part is written while the first is read, and may be in its place.

// CHECK-LABEL: func.func @read_source(
// CHECK: %[[OUT:.*]] = memref.alloc() {{.*}} : memref<8xf32>
// CHECK: %[[FIRST:.*]] = memref.alloc() {{.*}} : memref<2xf32>
// CHECK: linalg.exp ins(%{{.*}} : memref<2xf32>) outs(%[[FIRST]] : memref<2xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[FIRST]] : memref<2xf32>)
func.func @read_source(%x: tensor<2xf32>, %i: index, %j: index) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %first = tensor.extract_slice %e[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %a = linalg.exp ins(%x : tensor<2xf32>) outs(%first : tensor<2xf32>) -> tensor<2xf32>
  %0 = tensor.insert_slice %a into %e[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %second = tensor.extract_slice %0[%j] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %b = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<2xf32>) outs(%second : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<2xf32>
  %1 = tensor.insert_slice %b into %0[%j] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
