// RUN: mesh-opt %s --mesh-prepare-propagation --mlir-print-local-scope | FileCheck %s
// RUN: mesh-opt %s --mesh-prepare-propagation --mesh-partition --mlir-print-local-scope | FileCheck %s --check-prefix=BACK
//
// What a body reads at the position of its loops is an input, and what it reads
// at an index that is data a sum in which one element counts.

// CHECK-LABEL: func.func @take(
// CHECK-SAME: %[[INDICES:.*]]: tensor<6x4xi32>, %[[TABLE:.*]]: tensor<6x12xf32>
// CHECK: %[[NOTHING:.*]] = arith.constant dense<-0.000000e+00> : tensor<6x4xf32>
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
// CHECK-SAME: ins(%[[INDICES]], %[[TABLE]] : tensor<6x4xi32>, tensor<6x12xf32>) outs(%[[NOTHING]]
// CHECK: ^bb0(%[[I:.*]]: i32, %[[ELEMENT:.*]]: f32, %[[SUM:.*]]: f32):
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[I]]
// CHECK: %[[V:.*]] = linalg.index 2
// CHECK: %[[IS_IT:.*]] = arith.cmpi eq, %[[INDEX]], %[[V]]
// CHECK: %[[CHOSEN:.*]] = arith.select %[[IS_IT]], %[[ELEMENT]], %{{.*}} : f32
// CHECK: arith.addf %[[SUM]], %[[CHOSEN]]

// BACK-LABEL: func.func @take(
// BACK-SAME: %[[INDICES:.*]]: tensor<6x4xi32>, %[[TABLE:.*]]: tensor<6x12xf32>
// BACK: iterator_types = ["parallel", "parallel"]} ins(%[[INDICES]] : tensor<6x4xi32>)
// BACK: %[[INDEX:.*]] = arith.index_cast
// BACK: %[[IS_HERE:.*]] = arith.cmpi ult, %[[INDEX]], %c12
// BACK: %[[INSIDE:.*]] = arith.select %[[IS_HERE]], %[[INDEX]], %c0
// BACK: %[[ROW:.*]] = linalg.index 0
// BACK: tensor.extract %[[TABLE]][%[[ROW]], %[[INSIDE]]]
func.func @take(%indices: tensor<6x4xi32>, %table: tensor<6x12xf32>) -> tensor<6x4xf32> {
  %empty = tensor.empty() : tensor<6x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, k) -> (b, k)>], iterator_types = ["parallel", "parallel"]} outs(%empty : tensor<6x4xf32>) {
  ^bb0(%out: f32):
    %b = linalg.index 0 : index
    %k = linalg.index 1 : index
    %i = tensor.extract %indices[%b, %k] : tensor<6x4xi32>
    %index = arith.index_cast %i : i32 to index
    %element = tensor.extract %table[%b, %index] : tensor<6x12xf32>
    linalg.yield %element : f32
  } -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

// Two indices that are data, of booleans.

// CHECK-LABEL: func.func @pairs(
// CHECK: iterator_types = ["parallel", "reduction", "reduction"]
// CHECK: arith.ori
// BACK-LABEL: func.func @pairs(
// BACK: iterator_types = ["parallel"]
// BACK: tensor.extract %{{.*}}[%{{.*}}, %{{.*}}] : tensor<5x7xi1>
func.func @pairs(%rows: tensor<3xindex>, %columns: tensor<3xindex>, %table: tensor<5x7xi1>) -> tensor<3xi1> {
  %empty = tensor.empty() : tensor<3xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> (k)>], iterator_types = ["parallel"]} ins(%rows, %columns : tensor<3xindex>, tensor<3xindex>) outs(%empty : tensor<3xi1>) {
  ^bb0(%i: index, %j: index, %out: i1):
    %element = tensor.extract %table[%i, %j] : tensor<5x7xi1>
    linalg.yield %element : i1
  } -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// Many elements of a small table: the table is less to send.

// CHECK-LABEL: func.func @many(
// CHECK: tensor.extract %{{.*}} : tensor<7xf32>
func.func @many(%indices: tensor<4xindex>, %table: tensor<7xf32>) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>], iterator_types = ["parallel"]} ins(%indices : tensor<4xindex>) outs(%empty : tensor<4xf32>) {
  ^bb0(%i: index, %out: f32):
    %element = tensor.extract %table[%i] : tensor<7xf32>
    linalg.yield %element : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// A constant place is one, whatever computes it; a place out of range stays for
// the run to report.

// CHECK-LABEL: func.func @places(
// CHECK: tensor.extract_slice %{{.*}}[2, %{{.*}}] [4, 6] [1, 1]
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%{{.*}}, 5] [4, 6] [1, 1]
func.func @places(%x: tensor<8x12xf32>, %n: index) -> tensor<8x12xf32> {
  %no = arith.constant false
  %two = arith.constant 2 : i32
  %five = arith.constant 5 : index
  %ten = arith.constant 10 : index
  %zero = arith.constant 0 : index
  %init = tensor.empty() : tensor<i32>
  %other = arith.constant dense<9> : tensor<i32>
  %wrapped = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%other : tensor<i32>) outs(%init : tensor<i32>) {
  ^bb0(%in: i32, %out: i32):
    %s = arith.select %no, %in, %two : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  %e = tensor.extract %wrapped[] : tensor<i32>
  %i = arith.index_cast %e : i32 to index
  %clamped = arith.maxsi %i, %zero : index
  %slice = tensor.extract_slice %x[%clamped, %n] [4, 6] [1, 1] : tensor<8x12xf32> to tensor<4x6xf32>
  %r = tensor.insert_slice %slice into %x[%n, %five] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<8x12xf32>
  return %r : tensor<8x12xf32>
}

// CHECK-LABEL: func.func @out_of_range(
// CHECK: tensor.extract_slice %{{.*}}[%{{.*}}] [4] [1]
func.func @out_of_range(%x: tensor<8xf32>) -> tensor<4xf32> {
  %six = arith.constant 6 : index
  %slice = tensor.extract_slice %x[%six] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %slice : tensor<4xf32>
}
