// RUN: mesh-opt %s --convert-aggregates-to-linalg | FileCheck %s

// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[TABLE:.*]]: tensor<8x4xf32>, %[[IDS:.*]]: tensor<5x1xi32>)
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<5x4xf32>)
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[ID:.*]] = tensor.extract %[[IDS]][%[[I]], %{{.*}}]
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[ID]] : i32 to index
// CHECK: %[[X:.*]] = tensor.extract %[[TABLE]][%[[INDEX]], %[[J]]]
// CHECK: linalg.yield %[[X]]
func.func @gather(%table: tensor<8x4xf32>, %ids: tensor<5x1xi32>) -> tensor<5x4xf32> {
  %0 = tensor.gather %table[%ids] gather_dims([0]) : (tensor<8x4xf32>, tensor<5x1xi32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// Slices go where their indices say, one after the other.

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[SLICES:.*]]: tensor<3x8x1xf32>, %[[X:.*]]: tensor<8x6xf32>, %[[IDS:.*]]: tensor<3x1xindex>)
// CHECK: %[[Y:.*]] = scf.for %[[I:.*]] = {{.*}} iter_args(%[[DEST:.*]] = %[[X]])
// CHECK: %[[ID:.*]] = tensor.extract %[[IDS]][%[[I]], %{{.*}}]
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[SLICES]][%[[I]], 0, 0] [1, 8, 1] [1, 1, 1] : tensor<3x8x1xf32> to tensor<8x1xf32>
// CHECK: %[[NEW:.*]] = tensor.insert_slice %[[SLICE]] into %[[DEST]][0, %[[ID]]] [8, 1] [1, 1]
// CHECK: scf.yield %[[NEW]]
// CHECK: return %[[Y]]
func.func @scatter(%slices: tensor<3x8x1xf32>, %x: tensor<8x6xf32>, %ids: tensor<3x1xindex>) -> tensor<8x6xf32> {
  %0 = tensor.scatter %slices into %x[%ids] scatter_dims([1]) unique : (tensor<3x8x1xf32>, tensor<8x6xf32>, tensor<3x1xindex>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

// CHECK-LABEL: func.func @softmax(
// CHECK-NOT: linalg.softmax
// CHECK: math.exp
// CHECK: return
func.func @softmax(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %e = tensor.empty() : tensor<4x16xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %y : tensor<4x16xf32>
}

// CHECK-LABEL: func.func @relayout(
// CHECK: tensor.expand_shape
// CHECK: linalg.transpose
// CHECK: linalg.transpose
// CHECK: tensor.collapse_shape
// CHECK: return
func.func @relayout(%x: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = tensor.empty() : tensor<2x6x4xf32>
  %1 = linalg.pack %x inner_dims_pos = [0] inner_tiles = [4] into %0 : tensor<8x6xf32> -> tensor<2x6x4xf32>
  %2 = tensor.empty() : tensor<8x6xf32>
  %3 = linalg.unpack %1 inner_dims_pos = [0] inner_tiles = [4] into %2 : tensor<2x6x4xf32> -> tensor<8x6xf32>
  return %3 : tensor<8x6xf32>
}

// CHECK-LABEL: func.func @winograd(
// CHECK-NOT: linalg.winograd_filter_transform
// CHECK: scf.for
// CHECK: linalg.matmul
// CHECK: return
func.func @winograd(%w: tensor<2x3x3x5xf32>) -> tensor<6x6x5x2xf32> {
  %0 = tensor.empty() : tensor<6x6x5x2xf32>
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%w : tensor<2x3x3x5xf32>) outs(%0 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %1 : tensor<6x6x5x2xf32>
}

// CHECK-LABEL: func.func @bitcast(
// CHECK: arith.bitcast %{{.*}} : tensor<4xf32> to tensor<4xi32>
func.func @bitcast(%x: tensor<4xf32>) -> tensor<4xi32> {
  %0 = tensor.bitcast %x : tensor<4xf32> to tensor<4xi32>
  return %0 : tensor<4xi32>
}

// Where there is nothing to pad, no slice is inserted behind the end.

// CHECK-LABEL: func.func @pad_nothing(
// CHECK-SAME: %{{.*}}: tensor<5x0xf32>, %[[P:.*]]: f32)
// CHECK: %[[ALL:.*]] = tensor.generate {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
// CHECK-NEXT: tensor.yield %[[P]] : f32
// CHECK: } : tensor<5x2xf32>
// CHECK-NEXT: return %[[ALL]]
func.func @pad_nothing(%x: tensor<5x0xf32>, %p: f32) -> tensor<5x2xf32> {
  %0 = tensor.pad %x low[0, 2] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<5x0xf32> to tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[X:.*]]: tensor<6x4xf32>, %[[Y:.*]]: tensor<f32>, %[[Z:.*]]: tensor<1x1xf32>, %[[W:.*]]: tensor<?xf32>
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1]] : tensor<6x4xf32> into tensor<24xf32>
// CHECK: %[[CUBE:.*]] = tensor.expand_shape %[[FLAT]] {{\[\[}}0, 1, 2]] output_shape [2, 3, 4]
// CHECK: %[[ONE:.*]] = tensor.expand_shape %[[Y]] [] output_shape [1]
// CHECK: %[[SQUARE:.*]] = tensor.expand_shape %[[ONE]] {{\[\[}}0, 1]] output_shape [1, 1]
// CHECK: %[[LINE:.*]] = tensor.collapse_shape %[[Z]] {{\[\[}}0, 1]] : tensor<1x1xf32> into tensor<1xf32>
// CHECK: %[[NUMBER:.*]] = tensor.collapse_shape %[[LINE]] [] : tensor<1xf32> into tensor<f32>
// CHECK: %[[UNKNOWN:.*]] = tensor.reshape %[[W]]
// CHECK: return %[[CUBE]], %[[SQUARE]], %[[NUMBER]], %[[UNKNOWN]]
func.func @reshape(%x: tensor<6x4xf32>, %y: tensor<f32>, %z: tensor<1x1xf32>, %w: tensor<?xf32>,
                   %s3: tensor<3xi32>, %s2: tensor<2xi32>, %s0: tensor<0xi32>)
    -> (tensor<2x3x4xf32>, tensor<1x1xf32>, tensor<f32>, tensor<?x?xf32>) {
  %0 = tensor.reshape %x(%s3) : (tensor<6x4xf32>, tensor<3xi32>) -> tensor<2x3x4xf32>
  %1 = tensor.reshape %y(%s2) : (tensor<f32>, tensor<2xi32>) -> tensor<1x1xf32>
  %2 = tensor.reshape %z(%s0) : (tensor<1x1xf32>, tensor<0xi32>) -> tensor<f32>
  %3 = tensor.reshape %w(%s2) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0, %1, %2, %3 : tensor<2x3x4xf32>, tensor<1x1xf32>, tensor<f32>, tensor<?x?xf32>
}

// Rows are sorted one by one, by pairs of merging passes: from a row to a second
// one with runs of one width, and back with runs of twice that width.

// CHECK-LABEL: func.func @sort(
// CHECK-SAME: %[[X:.*]]: tensor<100x3xf32>)
// CHECK: %[[END:.*]] = arith.constant 100 : index
// CHECK: %[[Y:.*]] = scf.for %[[I:.*]] = %{{.*}} to %{{.*}} iter_args(%[[SORTED:.*]] = %{{.*}}) -> (tensor<100x3xf32>)
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[X]][0, %[[I]]] [100, 1] [1, 1] : tensor<100x3xf32> to tensor<100xf32>
// CHECK: %[[ROW:.*]] = linalg.copy ins(%[[SLICE]] : tensor<100xf32>)
// CHECK: %[[PAIRS:.*]] = arith.constant 4 : index
// CHECK: %[[PASSES:.*]]:3 = scf.for {{.*}} to %[[PAIRS]] {{.*}} iter_args(%[[FROM:.*]] = %[[ROW]], %[[TO:.*]] = %{{.*}}, %[[WIDTH:.*]] = %{{.*}}) -> (tensor<100xf32>, tensor<100xf32>, index)
// CHECK: %[[TWICE:.*]] = arith.addi %[[WIDTH]], %[[WIDTH]]
// CHECK: %[[MERGED:.*]] = scf.for %{{.*}} to %[[END]] step %{{.*}} iter_args(%{{.*}} = %[[TO]])
// CHECK: scf.for {{.*}} -> (index, index, tensor<100xf32>)
// CHECK: %[[A:.*]] = tensor.extract %[[FROM]]
// CHECK: %[[B:.*]] = tensor.extract %[[FROM]]
// CHECK: arith.cmpf olt, %[[B]], %[[A]]
// CHECK: tensor.insert
// CHECK: scf.for %{{.*}} to %[[END]] step %{{.*}} iter_args(%{{.*}} = %[[FROM]])
// CHECK: tensor.extract %[[MERGED]]
// CHECK: tensor.insert_slice %[[PASSES]]#0 into %[[SORTED]][0, %[[I]]] [100, 1] [1, 1]
// CHECK: return %[[Y]]
func.func @sort(%x: tensor<100x3xf32>) -> tensor<100x3xf32> {
  %0 = mesh.sort %x dim 0 by {
  ^bb0(%a: f32, %b: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<100x3xf32>
  return %0 : tensor<100x3xf32>
}

// CHECK-LABEL: func.func @sort_of_one(
// CHECK-SAME: %[[X:.*]]: tensor<1x3xf32>)
// CHECK-NEXT: return %[[X]]
func.func @sort_of_one(%x: tensor<1x3xf32>) -> tensor<1x3xf32> {
  %0 = mesh.sort %x dim 0 by {
  ^bb0(%a: f32, %b: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// A slice that is out of bounds is zero: the first element is read in its place.

// CHECK-LABEL: func.func @gather_slices(
// CHECK-SAME: %[[X:.*]]: tensor<5x6x7xcomplex<f32>>, %[[IDS:.*]]: tensor<6x3x1xi8>)
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<6x3x7xcomplex<f32>>)
// CHECK-DAG: %[[B:.*]] = linalg.index 0
// CHECK-DAG: %[[S:.*]] = linalg.index 1
// CHECK-DAG: %[[F:.*]] = linalg.index 2
// CHECK: %[[ID:.*]] = tensor.extract %[[IDS]][%[[B]], %[[S]], %{{.*}}]
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[ID]]
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[INDEX]], %{{.*}}
// CHECK: %[[SAFE:.*]] = arith.select %[[IN]], %[[INDEX]]
// CHECK: %[[READ:.*]] = tensor.extract %[[X]][%[[SAFE]], %[[B]], %[[F]]]
// CHECK: %[[ZERO:.*]] = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32]
// CHECK: arith.select %[[IN]], %[[READ]], %[[ZERO]]
func.func @gather_slices(%x: tensor<5x6x7xcomplex<f32>>, %ids: tensor<6x3x1xi8>) -> tensor<6x3x7xcomplex<f32>> {
  %0 = mesh.gather_slices %x[%ids] dims [0] batch_dims [1] : tensor<5x6x7xcomplex<f32>>, tensor<6x3x1xi8>
  return %0 : tensor<6x3x7xcomplex<f32>>
}

// Slices are combined one after the other, if they are in bounds.

// CHECK-LABEL: func.func @scatter_slices(
// CHECK-SAME: %[[X:.*]]: tensor<5x7xf32>, %[[IDS:.*]]: tensor<3x1xi32>, %[[U:.*]]: tensor<3x7xf32>)
// CHECK: scf.for %[[I:.*]] = {{.*}} iter_args(%[[OLD:.*]] = %[[X]]) -> (tensor<5x7xf32>)
// CHECK: tensor.extract %[[IDS]][%[[I]], %{{.*}}]
// CHECK: %[[INDEX:.*]] = arith.index_cast
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[INDEX]], %{{.*}}
// CHECK: %[[NEW:.*]] = scf.if %[[IN]]
// CHECK: %[[TO:.*]] = tensor.extract_slice %[[OLD]][%[[INDEX]], 0] [1, 7] [1, 1] : tensor<5x7xf32> to tensor<7xf32>
// CHECK: %[[FROM:.*]] = tensor.extract_slice %[[U]][%[[I]], 0] [1, 7] [1, 1] : tensor<3x7xf32> to tensor<7xf32>
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[FROM]] : tensor<7xf32>) outs(%[[TO]] : tensor<7xf32>)
// CHECK: tensor.insert_slice %[[SUM]] into %[[OLD]][%[[INDEX]], 0] [1, 7] [1, 1]
// CHECK: else
// CHECK: scf.yield %[[OLD]]
// CHECK: scf.yield %[[NEW]]
func.func @scatter_slices(%x: tensor<5x7xf32>, %ids: tensor<3x1xi32>, %u: tensor<3x7xf32>) -> tensor<5x7xf32> {
  %0 = mesh.scatter_slices %u into %x at %ids dims [0] by {
  ^bb0(%old: f32, %new: f32):
    %sum = arith.addf %old, %new : f32
    mesh.scalar_yield %sum : f32
  } : tensor<3x7xf32> into tensor<5x7xf32> at tensor<3x1xi32>
  return %0 : tensor<5x7xf32>
}

// CHECK-LABEL: func.func @scatter_elements(
// CHECK: scf.if
// CHECK: %[[OLD:.*]] = tensor.extract
// CHECK: %[[NEW:.*]] = tensor.extract
// CHECK: %[[SUM:.*]] = arith.addf %[[OLD]], %[[NEW]]
// CHECK: tensor.insert %[[SUM]]
func.func @scatter_elements(%x: tensor<5xf32>, %ids: tensor<3x1xi32>, %u: tensor<3xf32>) -> tensor<5xf32> {
  %0 = mesh.scatter_slices %u into %x at %ids dims [0] by {
  ^bb0(%old: f32, %new: f32):
    %sum = arith.addf %old, %new : f32
    mesh.scalar_yield %sum : f32
  } : tensor<3xf32> into tensor<5xf32> at tensor<3x1xi32>
  return %0 : tensor<5xf32>
}
