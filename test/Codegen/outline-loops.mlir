// RUN: mesh-opt %s --mesh-outline-loops --split-input-file | FileCheck %s

// Ops that do the same call one function. Parts of a block that are beside one
// another do not overlap, nor does one that is new with an argument.

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @same(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>)
func.func @same(%x: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %one = arith.constant 1.0 : f32
  %block = memref.alloc() : memref<32xi8>
  %y = memref.view %block[%c0][] : memref<32xi8> to memref<4xf32>
  %z = memref.view %block[%c16][] : memref<32xi8> to memref<4xf32>
  // CHECK: %[[Y:.*]] = memref.view
  // CHECK: %[[Z:.*]] = memref.view
  // CHECK-NEXT: call @same_generic(%[[X]], %[[Y]])
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<4xf32>) outs(%y : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %one : f32
    linalg.yield %0 : f32
  }
  // CHECK-NEXT: call @same_generic(%[[Y]], %[[Z]])
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%y : memref<4xf32>) outs(%z : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %one : f32
    linalg.yield %0 : f32
  }
  // In place: another function, for the loop has one buffer.
  // CHECK-NEXT: call @same_generic_0(%[[Z]])
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%z : memref<4xf32>) outs(%z : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %one : f32
    linalg.yield %0 : f32
  }
  return
}
// CHECK: func.func private @same_generic(%[[IN:.*]]: memref<4xf32> {llvm.noalias}, %[[OUT:.*]]: memref<4xf32> {llvm.noalias})
// CHECK-SAME: attributes {passthrough = ["noinline"]} {
// CHECK-NEXT: arith.constant 1.0
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[IN]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
// CHECK: func.func private @same_generic_0(%{{.*}}: memref<4xf32> {llvm.noalias})

// -----

// Arguments may be one memory, and parts of a block may overlap: what is
// written is not alone, while what is only read may well be read twice.

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @overlapping(
func.func @overlapping(%a: memref<4xf32>, %b: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %block = memref.alloc() : memref<32xi8>
  %y = memref.view %block[%c0][] : memref<32xi8> to memref<4xf32>
  %z = memref.view %block[%c8][] : memref<32xi8> to memref<4xf32>
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  linalg.copy ins(%y : memref<4xf32>) outs(%z : memref<4xf32>)
  linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%y : memref<4xf32>)
  linalg.sub ins(%a, %y : memref<4xf32>, memref<4xf32>) outs(%z : memref<4xf32>)
  return
}
// CHECK: func.func private @overlapping_copy(%{{.*}}: memref<4xf32>, %{{.*}}: memref<4xf32>)
// CHECK: func.func private @overlapping_add(%{{.*}}: memref<4xf32> {llvm.noalias}, %{{.*}}: memref<4xf32> {llvm.noalias}, %{{.*}}: memref<4xf32> {llvm.noalias})
// CHECK: func.func private @overlapping_sub(%{{.*}}: memref<4xf32> {llvm.noalias}, %{{.*}}: memref<4xf32>, %{{.*}}: memref<4xf32>)

// -----

// Of a slice the function takes the memory around it, an offset, and the
// strides that its type does not say. Numbers and buffers of the body are
// arguments like others.

#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @slices(
func.func @slices(%x: memref<4x8xf32>, %s: memref<2x2xf32, strided<[?, 1], offset: ?>>, %f: f32, %table: memref<9xf32>) {
  // CHECK: %[[BASE:.*]], %[[OFFSET:.*]], %{{.*}}:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %{{.*}} : memref<2x2xf32, strided<[?, 1], offset: ?>>
  // CHECK: %[[BASE2:.*]], %[[OFFSET2:.*]], %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %{{.*}} : memref<2x2xf32, strided<[8, 1], offset: 2>>
  // CHECK: call @slices_generic(%[[BASE]], %[[OFFSET]], %[[STRIDES]]#0, %[[BASE2]], %[[OFFSET2]], %{{.*}}, %{{.*}}) : (memref<f32>, index, index, memref<f32>, index, {{.*}}) -> ()
  %at2 = memref.subview %x[0, 2] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 2>>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : memref<2x2xf32, strided<[?, 1], offset: ?>>) outs(%at2 : memref<2x2xf32, strided<[8, 1], offset: 2>>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %0 = memref.load %table[%i] : memref<9xf32>
    %1 = arith.mulf %0, %f : f32
    linalg.yield %1 : f32
  }
  // Another place, and the same function.
  // CHECK: call @slices_fill
  // CHECK: call @slices_fill(
  %at4 = memref.subview %x[0, 4] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 4>>
  linalg.fill ins(%f : f32) outs(%at2 : memref<2x2xf32, strided<[8, 1], offset: 2>>)
  linalg.fill ins(%f : f32) outs(%at4 : memref<2x2xf32, strided<[8, 1], offset: 4>>)
  return
}
// CHECK: func.func private @slices_generic(
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [%{{.*}}], sizes: [2, 2], strides: [%{{.*}}, 1]
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [%{{.*}}], sizes: [2, 2], strides: [8, 1]
// CHECK: func.func private @slices_fill(
// CHECK-NOT: func.func

// -----

// What has no loops or an unknown shape stays.

// CHECK-LABEL: func.func @stay(
// CHECK-COUNT-2: linalg.fill
// CHECK-NOT: func.func
func.func @stay(%f: f32, %number: memref<f32>, %unknown: memref<?xf32>) {
  linalg.fill ins(%f : f32) outs(%number : memref<f32>)
  linalg.fill ins(%f : f32) outs(%unknown : memref<?xf32>)
  return
}
