// RUN: mesh-opt %s --mesh-spmd --mlir-print-local-scope | FileCheck %s
//
// A block of a padded or concatenated dim is put together from windows of the
// operands.

mesh.mesh @m = <["x"=4]>

// A dim that is not padded stays split.

// CHECK-LABEL: func.func @other_dim(
// CHECK: tensor.pad %{{.*}} low[0, 1] high[0, 1]
// CHECK: tensor<2x16xf32> to tensor<2x18xf32>
func.func @other_dim(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<8x18xf32> {
  %zero = arith.constant 0.0 : f32
  %y = tensor.pad %x low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x16xf32> to tensor<8x18xf32>
  return %y : tensor<8x18xf32>
}

// The first device fills in where there is no block before its own.

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-DAG: %[[FILL:.*]] = arith.constant dense<1.000000e+00> : tensor<1xf32>
// CHECK: %[[BEFORE:.*]] = mesh.permute %{{.*}} on @m ["x"] pairs [0 -> 1] : tensor<1xf32>
// CHECK: %[[D:.*]] = mesh.axis_index @m ["x"]
// CHECK: %[[EXISTS:.*]] = arith.cmpi sge, %[[D]], %c1
// CHECK: %[[FIRST:.*]] = arith.select %[[EXISTS]], %[[BEFORE]], %[[FILL]]
// CHECK: tensor.concat dim(0)
func.func @pad(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<20xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %one = arith.constant 1.0 : f32
  %y = tensor.pad %x low[2] high[2] {
  ^bb0(%i: index):
    tensor.yield %one : f32
  } : tensor<16xf32> to tensor<20xf32>
  return %y : tensor<20xf32>
}

// What is filled in may depend on where, which is counted on the whole.

// CHECK-LABEL: func.func @by_position(
// CHECK: %[[BLOCK:.*]] = arith.muli %{{.*}}, %c5
// CHECK: linalg.generic
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[POSITION:.*]] = arith.addi %[[I]], %[[BLOCK]]
// CHECK: arith.index_cast %[[POSITION]]
// CHECK: arith.select
func.func @by_position(%x: tensor<16xi32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<20xi32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.pad %x low[2] high[2] {
  ^bb0(%i: index):
    %c = arith.index_cast %i : index to i32
    tensor.yield %c : i32
  } : tensor<16xi32> to tensor<20xi32>
  return %y : tensor<20xi32>
}

// Partial sums may be padded by zeros. Ones would be added once by each device,
// so the sums are reduced first.

// CHECK-LABEL: func.func @partial(
// CHECK: %[[SUM:.*]] = linalg.reduce
// CHECK: %[[PADDED:.*]] = tensor.pad %[[SUM]]
// CHECK: mesh.all_reduce sum %[[PADDED]]
func.func @partial(%x: tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<9xf32> {
  %zero = arith.constant 0.0 : f32
  %init = arith.constant dense<0.0> : tensor<8xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<16x8xf32>) outs(%init : tensor<8xf32>) dimensions = [0]
  %padded = tensor.pad %sum low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<8xf32> to tensor<9xf32>
  %y = mesh.shard %padded <@m, [{}], partial=sum{"x"}> : tensor<9xf32>
  return %y : tensor<9xf32>
}

// CHECK-LABEL: func.func @reduced_first(
// CHECK: %[[SUM:.*]] = linalg.reduce
// CHECK: %[[WHOLE:.*]] = mesh.all_reduce sum %[[SUM]]
// CHECK: tensor.pad %[[WHOLE]]
func.func @reduced_first(%x: tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<9xf32> {
  %one = arith.constant 1.0 : f32
  %init = arith.constant dense<0.0> : tensor<8xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<16x8xf32>) outs(%init : tensor<8xf32>) dimensions = [0]
  %padded = tensor.pad %sum low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %one : f32
  } : tensor<8xf32> to tensor<9xf32>
  return %padded : tensor<9xf32>
}

// CHECK-LABEL: func.func @concat(
// CHECK: %[[A:.*]] = tensor.extract_slice %{{.*}}[%{{.*}}] [6] [1]
// CHECK: %[[B:.*]] = tensor.extract_slice %{{.*}}[%{{.*}}] [6] [1]
// CHECK: linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<6xf32>, tensor<6xf32>)
// CHECK: %[[IS_IN_A:.*]] = arith.cmpi slt, %{{.*}}, %c16
// CHECK: arith.select %[[IS_IN_A]]
func.func @concat(%a: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %b: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})
    -> (tensor<24xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.concat dim(0) %a, %b : (tensor<16xf32>, tensor<8xf32>) -> tensor<24xf32>
  return %y : tensor<24xf32>
}

// Along other dims the operands are split as the result is.

// CHECK-LABEL: func.func @concat_other_dim(
// CHECK-NEXT: tensor.concat dim(1) %{{.*}}, %{{.*}} : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x7xf32>
// CHECK-NEXT: return
func.func @concat_other_dim(%a: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}, %b: tensor<8x3xf32>) -> tensor<8x7xf32> {
  %y = tensor.concat dim(1) %a, %b : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<8x7xf32>
  return %y : tensor<8x7xf32>
}

// A tensor that is rolled: both operands are parts of it, and come by the same
// permutes.

// CHECK-LABEL: func.func @roll(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: %[[EDGE:.*]] = tensor.extract_slice %[[X]][2] [2] [1]
// CHECK: mesh.permute %[[EDGE]] on @m ["x"] shift 2 : tensor<2xf32>
// CHECK: mesh.permute %{{.*}} on @m ["x"] shift 1 : tensor<2xf32>
// CHECK-NOT: mesh.{{permute|all_gather}}
// CHECK: return
func.func @roll(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %end = tensor.extract_slice %x[10] [6] [1] : tensor<16xf32> to tensor<6xf32>
  %begin = tensor.extract_slice %x[0] [10] [1] : tensor<16xf32> to tensor<10xf32>
  %y = tensor.concat dim(0) %end, %begin : (tensor<6xf32>, tensor<10xf32>) -> tensor<16xf32>
  return %y : tensor<16xf32>
}

// Of a slice that does not divide nothing but what crosses is sent.

// CHECK-LABEL: func.func @concat_slice(
// CHECK: mesh.permute %{{.*}} on @m ["x"] shift -1 : tensor<1xf32>
// CHECK-NOT: mesh.{{permute|all_gather}}
// CHECK: return
func.func @concat_slice(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %last: tensor<1xf32>) -> (tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %end = tensor.extract_slice %x[1] [15] [1] : tensor<16xf32> to tensor<15xf32>
  %y = tensor.concat dim(0) %end, %last : (tensor<15xf32>, tensor<1xf32>) -> tensor<16xf32>
  return %y : tensor<16xf32>
}
