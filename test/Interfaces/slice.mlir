// RUN: mesh-opt %s --mesh-spmd --mlir-print-local-scope | FileCheck %s
//
// A slice keeps the split of the dims that it takes whole; of the others a
// device needs a window.

mesh.mesh @m = <["x"=4]>

// CHECK-LABEL: func.func @whole_dims(
// CHECK-NEXT: %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[0, 3] [2, 8] [1, 1] : tensor<2x16xf32> to tensor<2x8xf32>
// CHECK-NEXT: tensor.insert_slice %[[SLICE]] into %{{.*}}[0, 1] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<2x16xf32>
func.func @whole_dims(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}, %y: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<8x16xf32> {
  %slice = tensor.extract_slice %x[0, 3] [8, 8] [1, 1] : tensor<8x16xf32> to tensor<8x8xf32>
  %z = tensor.insert_slice %slice into %y[0, 1] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x16xf32>
  return %z : tensor<8x16xf32>
}

// Every other element: those of a block are in the block.

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT: tensor.extract_slice
// CHECK-NEXT: tensor.extract_slice %{{.*}}[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
// CHECK-NEXT: return
func.func @strided(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.extract_slice %x[1] [8] [2] : tensor<16xf32> to tensor<8xf32>
  return %y : tensor<8xf32>
}

// Each half of a block is what one device has of the result: two permutes, on
// any number of devices.

// CHECK-LABEL: func.func @half(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: %[[EVEN:.*]] = tensor.extract_slice %[[X]][0] [2] [1]
// CHECK: %[[FIRST:.*]] = mesh.permute %[[EVEN]] on @m ["x"] pairs [2 -> 0, 3 -> 2] : tensor<2xf32>
// CHECK: %[[ODD:.*]] = tensor.extract_slice %[[X]][2] [2] [1]
// CHECK: %[[SECOND:.*]] = mesh.permute %[[ODD]] on @m ["x"] pairs [2 -> 1, 3 -> 3] : tensor<2xf32>
// CHECK: %[[BOTH:.*]] = tensor.concat dim(0) %[[FIRST]], %[[SECOND]]
// CHECK: %[[PHASE:.*]] = arith.remui %{{.*}}, %c2
// CHECK: %[[BEGIN:.*]] = arith.muli %[[PHASE]], %c2
// CHECK: tensor.extract_slice %[[BOTH]][%[[BEGIN]]] [2] [1]
// CHECK-NOT: mesh.permute
// CHECK: return
func.func @half(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.extract_slice %x[8] [8] [1] : tensor<16xf32> to tensor<8xf32>
  return %y : tensor<8xf32>
}

// From an offset that only the program knows, each device takes its part of the
// whole.

// CHECK-LABEL: func.func @from_anywhere(
// CHECK-SAME: %[[OFFSET:[a-z0-9]*]]: index
// CHECK: %[[ALL:.*]] = mesh.all_gather
// CHECK: %[[BLOCK:.*]] = arith.muli
// CHECK: %[[BEGIN:.*]] = arith.addi %[[OFFSET]], %[[BLOCK]]
// CHECK: tensor.extract_slice %[[ALL]][%[[BEGIN]]] [2] [1]
func.func @from_anywhere(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %offset: index) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.extract_slice %x[%offset] [8] [1] : tensor<16xf32> to tensor<8xf32>
  return %y : tensor<8xf32>
}

// A row goes to the device that has its place, as in a cache that is written
// step by step; nothing is sent.

// CHECK-LABEL: func.func @insert_row(
// CHECK-SAME: %[[ROW:.*]]: tensor<4xf32> {{.*}}, %[[CACHE:[a-z0-9]*]]: tensor<8x4xf32> {{.*}}, %[[STEP:[a-z0-9]*]]: index
// CHECK: %[[LOCAL:.*]] = arith.subi %[[STEP]]
// CHECK: %[[IS_HERE:.*]] = arith.cmpi ult, %[[LOCAL]], %c8
// CHECK: %[[OLD:.*]] = tensor.extract_slice %[[CACHE]][%[[AT:.*]], 0] [1, 4] [1, 1]
// CHECK: %[[NEW:.*]] = linalg.generic {{.*}} outs(%[[OLD]]
// CHECK: arith.select %[[IS_HERE]]
// CHECK: tensor.insert_slice %[[NEW]] into %[[CACHE]][%[[AT]], 0] [1, 4] [1, 1]
// CHECK-NEXT: return
func.func @insert_row(%row: tensor<4xf32>, %cache: tensor<32x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}, %step: index)
    -> (tensor<32x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) {
  %y = tensor.insert_slice %row into %cache[%step, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<32x4xf32>
  return %y : tensor<32x4xf32>
}

// The slice's window is merged into the block. A device's block of the slice is
// half as large as that of the tensor, so some of what it needs is far away.

// CHECK-LABEL: func.func @insert(
// CHECK: mesh.permute {{.*}} pairs [1 -> 0, 2 -> 1, 3 -> 2] : tensor<4xf32>
// CHECK: mesh.permute {{.*}} pairs [3 -> 1] : tensor<2xf32>
// CHECK: %[[WINDOW:.*]] = tensor.extract_slice %{{.*}}[%{{.*}}] [8] [1]
// CHECK: linalg.generic {{.*}} ins(%[[WINDOW]] : tensor<8xf32>)
// CHECK: %[[IS_INSIDE:.*]] = arith.cmpi ult, %{{.*}}, %c16
// CHECK: arith.select %[[IS_INSIDE]]
func.func @insert(%slice: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %x: tensor<32xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})
    -> (tensor<32xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.insert_slice %slice into %x[2] [16] [1] : tensor<16xf32> into tensor<32xf32>
  return %y : tensor<32xf32>
}

// With a stride that divides the block the slice has a block for each of the
// tensor's.

// CHECK-LABEL: func.func @insert_strided(
// CHECK-SAME: %[[SLICE:.*]]: tensor<4xf32> {{.*}}, %[[X:.*]]: tensor<8xf32>
// CHECK: %[[REGION:.*]] = tensor.extract_slice %[[X]][1] [4] [2]
// CHECK: %[[NEW:.*]] = linalg.generic {{.*}} ins(%[[SLICE]] : tensor<4xf32>) outs(%[[REGION]]
// CHECK: tensor.insert_slice %[[NEW]] into %[[X]][1] [4] [2]
func.func @insert_strided(%slice: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %x: tensor<32xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})
    -> (tensor<32xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.insert_slice %slice into %x[1] [16] [2] : tensor<16xf32> into tensor<32xf32>
  return %y : tensor<32xf32>
}
