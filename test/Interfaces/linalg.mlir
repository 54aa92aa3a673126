// RUN: mesh-opt %s --mesh-spmd --mlir-print-local-scope | FileCheck %s
//
// The loops of a structured op are its factors.

mesh.mesh @m = <["data"=2, "model"=4]>

// A reduction with an init that is not neutral: it counts once. The first
// device starts from it, the others from zero.

// CHECK-LABEL: func.func @init(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32> {{.*}}, %[[INIT:.*]]: tensor<8xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<-0.000000e+00> : tensor<8xf32>
// CHECK-DAG: %[[D:.*]] = mesh.axis_index @m ["model"]
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[D]]
// CHECK: %[[START:.*]] = arith.select %[[FIRST]], %[[INIT]], %[[ZERO]]
// CHECK: %[[PART:.*]] = linalg.reduce { arith.addf } ins(%[[X]] : tensor<4x8xf32>) outs(%[[START]] : tensor<8xf32>)
// CHECK: mesh.all_reduce sum %[[PART]] on @m ["model"]
func.func @init(%x: tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}, %init: tensor<8xf32>) -> tensor<8xf32> {
  %y = linalg.reduce { arith.addf } ins(%x : tensor<16x8xf32>) outs(%init : tensor<8xf32>) dimensions = [0]
  return %y : tensor<8xf32>
}

// The combiner is found in the body.

// CHECK-LABEL: func.func @product(
// CHECK: %[[ONE:.*]] = arith.constant dense<1> : tensor<i32>
// CHECK: %[[PART:.*]] = linalg.reduce { arith.muli {{.*}} } ins(%{{.*}} : tensor<4xi32>) outs(%[[ONE]]
// CHECK: mesh.all_reduce product %[[PART]] on @m ["model"]
func.func @product(%x: tensor<16xi32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) -> tensor<i32> {
  %one = arith.constant dense<1> : tensor<i32>
  %y = linalg.reduce { arith.muli } ins(%x : tensor<16xi32>) outs(%one : tensor<i32>) dimensions = [0]
  return %y : tensor<i32>
}

// maxnumf ignores NaN, which the collective does not: that is the same as long
// as each device starts from a number.

// CHECK-LABEL: func.func @maxnum(
// CHECK: %[[PART:.*]] = linalg.reduce { arith.maxnumf } {{.*}} tensor<4xf32>
// CHECK: mesh.all_reduce max %[[PART]]
func.func @maxnum(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) -> tensor<f32> {
  %low = arith.constant dense<0xFF800000> : tensor<f32>
  %y = linalg.reduce { arith.maxnumf } ins(%x : tensor<16xf32>) outs(%low : tensor<f32>) dimensions = [0]
  return %y : tensor<f32>
}

// CHECK-LABEL: func.func @maxnum_unknown(
// CHECK: %[[WHOLE:.*]] = mesh.all_gather
// CHECK: linalg.reduce { arith.maxnumf } ins(%[[WHOLE]] : tensor<16xf32>)
func.func @maxnum_unknown(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %init: tensor<f32>) -> tensor<f32> {
  %y = linalg.reduce { arith.maxnumf } ins(%x : tensor<16xf32>) outs(%init : tensor<f32>) dimensions = [0]
  return %y : tensor<f32>
}

// A reduction that is none that devices know: over whole dims only.

// CHECK-LABEL: func.func @unknown_combiner(
// CHECK: %[[WHOLE:.*]] = mesh.all_gather
// CHECK: linalg.reduce { arith.divf } ins(%[[WHOLE]] : tensor<16xf32>)
func.func @unknown_combiner(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %init: tensor<f32>) -> tensor<f32> {
  %y = linalg.reduce { arith.divf } ins(%x : tensor<16xf32>) outs(%init : tensor<f32>) dimensions = [0]
  return %y : tensor<f32>
}

// linalg.index counts from where the device's block begins.

// CHECK-LABEL: func.func @index(
// CHECK-DAG: %[[SIZE:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[D:.*]] = mesh.axis_index @m ["data", "model"]
// CHECK: %[[BEGIN:.*]] = arith.muli %[[D]], %[[SIZE]]
// CHECK: linalg.generic
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK-NEXT: arith.addi %[[I]], %[[BEGIN]]
func.func @index() -> (tensor<32xindex> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}]>}) {
  %empty = tensor.empty() : tensor<32xindex>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%empty : tensor<32xindex>) {
  ^bb0(%out: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  } -> tensor<32xindex>
  return %y : tensor<32xindex>
}

// A convolution split along its window and its channels. What a device needs
// of its neighbours: see window.mlir.

// CHECK-LABEL: func.func @convolution(
// CHECK: %[[PART:.*]] = linalg.conv_1d_nwc_wcf ins(%{{.*}}, %{{.*}} : tensor<1x6x8xf32>, tensor<3x8x1xf32>) outs(%{{.*}} : tensor<1x4x1xf32>)
// CHECK: mesh.all_gather %[[PART]]
func.func @convolution(%x: tensor<1x10x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}]>},
                       %w: tensor<3x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"model"}]>})
    -> (tensor<1x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {}]>}) {
  %zero = arith.constant dense<0.0> : tensor<1x8x4xf32>
  %y = linalg.conv_1d_nwc_wcf ins(%x, %w : tensor<1x10x8xf32>, tensor<3x8x4xf32>) outs(%zero : tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  return %y : tensor<1x8x4xf32>
}

// A contraction of partial sums is one, where that is less to reduce.

// CHECK-LABEL: func.func @linear(
// CHECK: %[[H:.*]] = linalg.matmul
// CHECK-NEXT: %[[Y:.*]] = linalg.matmul ins(%[[H]]
// CHECK-NEXT: mesh.all_reduce sum %[[Y]]
func.func @linear(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                  %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
                  %v: tensor<32x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) -> tensor<8x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x32xf32>
  %h = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>) outs(%zero : tensor<8x32xf32>) -> tensor<8x32xf32>
  %none = arith.constant dense<0.0> : tensor<8x4xf32>
  %y = linalg.matmul ins(%h, %v : tensor<8x32xf32>, tensor<32x4xf32>) outs(%none : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}
