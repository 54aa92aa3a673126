// RUN: mesh-opt %s --mesh-propagate | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// Forward: the result has the rows of one operand and the columns of the other.

// CHECK-LABEL: func.func @forward(
// CHECK-SAME: -> (tensor<8x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
// CHECK: linalg.matmul {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"}]>]}
func.func @forward(
    %x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) -> tensor<8x32xf32> {
  %empty = tensor.empty() : tensor<8x32xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>) outs(%empty : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// Backward: from the function's result to its argument.

// CHECK-LABEL: func.func @backward(
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
// CHECK: math.tanh %{{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"}]>]}
func.func @backward(%x: tensor<8x16xf32>)
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %y = math.tanh %x : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// Sideways, along the loop that is summed up: the kernel is split as x is, and
// the sum is partial. What leaves a function is reduced.

// CHECK-LABEL: func.func @reduction(
// CHECK-SAME: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
// CHECK-SAME: -> (tensor<8x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
// CHECK: linalg.matmul {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}], partial=sum{"model"}>]}
func.func @reduction(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
                     %w: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x32xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>) outs(%zero : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// A closed dim has just the axes named, an open one takes more; an axis that is
// replicated splits nothing.

// CHECK-LABEL: func.func @open_and_closed(
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}
func.func @open_and_closed(
    %x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {?}]>},
    %y: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", ?}, {"model", ?}]>},
    %z: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{?}, {?}], replicated={"model"}>}) -> tensor<8x16xf32> {
  %0 = arith.addf %x, %y : tensor<8x16xf32>
  %1 = arith.addf %0, %z : tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// The lower priority number spreads first, whatever the order of the operands.

// CHECK-LABEL: func.func @priorities(
// CHECK: arith.addf {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"model"}, {}]>]}
func.func @priorities(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", ?}p1, {?}]>},
                      %y: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model", ?}p0, {?}]>}) -> tensor<8x16xf32> {
  %z = arith.addf %x, %y : tensor<8x16xf32>
  return %z : tensor<8x16xf32>
}

// Axes spread to dims that have an element for each shard.

// CHECK-LABEL: func.func @fits(
// CHECK: tensor.expand_shape {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]}
// CHECK: tensor.extract_slice {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]}
func.func @fits(%x: tensor<12xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}]>}) -> (tensor<6x2xf32>, tensor<6xf32>) {
  %e = tensor.expand_shape %x [[0, 1]] output_shape [6, 2] : tensor<12xf32> into tensor<6x2xf32>
  %s = tensor.extract_slice %x[0] [6] [1] : tensor<12xf32> to tensor<6xf32>
  return %e, %s : tensor<6x2xf32>, tensor<6xf32>
}

// Parts of an axis are axes of their own.

// CHECK-LABEL: func.func @sub_axes(
// CHECK: arith.addf {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"model":(1)2}, {"model":(2)2}]>]}
func.func @sub_axes(%x: tensor<2x16xf32>, %y: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %s = mesh.shard %x <@m, [{"model":(1)2}, {?}]> : tensor<2x16xf32>
  %t = mesh.shard %y <@m, [{?}, {"model":(2)2}]> : tensor<2x16xf32>
  %z = arith.addf %s, %t : tensor<2x16xf32>
  return %z : tensor<2x16xf32>
}

// A constant that two ops share does not make them alike.

// CHECK-LABEL: func.func @constants(
// CHECK: arith.addf %arg0, {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]}
// CHECK: arith.addf %arg1, {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{}, {"model"}]>]}
func.func @constants(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
                     %y: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %one = arith.constant dense<1.0> : tensor<8x16xf32>
  %a = arith.addf %x, %one : tensor<8x16xf32>
  %b = arith.addf %y, %one : tensor<8x16xf32>
  return %a, %b : tensor<8x16xf32>, tensor<8x16xf32>
}

// A call has the shardings of its callee, wherever that stands.

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
// CHECK: call @backward(%{{.*}}) {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"}]>]}
func.func @caller(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %y = call @backward(%x) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// What nothing reaches is whole; what is not a tensor is left alone.

// CHECK-LABEL: func.func @nothing(
// CHECK-SAME: %{{.*}}: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}, %{{.*}}: f32)
func.func @nothing(%x: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
