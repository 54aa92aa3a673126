// RUN: mesh-opt %s --mesh-plan-reshards | FileCheck %s
// RUN: mesh-opt %s --mesh-plan-reshards --remarks-filter=mesh-plan-reshards --remark-format=emitRemark 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

mesh.mesh @m = <["data"=2, "model"=4]>

// Ops that need the same share a reshard.

// CHECK-LABEL: func.func @operands(
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %arg0 <@m, [{"data"}, {}]>
// CHECK-NEXT: math.tanh %[[R]]
// CHECK-NEXT: math.erf %[[R]]
// REMARK: Remark="operand 0 of math.tanh is resharded", from="#mesh.sharding<@m, [{"data"}, {"model"}]>", to="#mesh.sharding<@m, [{"data"}, {}]>"
func.func @operands(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}, tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %y = math.tanh %x {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]} : tensor<8x16xf32>
  %z = math.erf %x {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]} : tensor<8x16xf32>
  return %y, %z : tensor<8x16xf32>, tensor<8x16xf32>
}

// A shard that changes nothing goes away; one that does is a reshard, with the
// wish how to overlap it.

// CHECK-LABEL: func.func @shard(
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %arg0 <@m, [{"data"}, {}]> {mesh.overlap = #mesh.overlap<ring>}
// CHECK-NEXT: return %[[R]]
func.func @shard(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %same = mesh.shard %x <@m, [{"data"}, {"model"}]> : tensor<8x16xf32>
  %whole = mesh.shard %same <@m, [{"data"}, {}]> {mesh.overlap = #mesh.overlap<ring>} : tensor<8x16xf32>
  return %whole : tensor<8x16xf32>
}

// A partial contraction: what it starts from is partial too, so that it counts
// once; what it ends in is reduced where it is used, right after it.

// CHECK-LABEL: func.func @contraction(
// CHECK: %[[ZERO:.*]] = arith.constant
// CHECK-DAG: %[[W:.*]] = mesh.reshard %arg1 <@m, [{"model"}, {}]>
// CHECK-DAG: %[[INIT:.*]] = mesh.reshard %[[ZERO]] <@m, [{"data"}, {}], partial=sum{"model"}>
// CHECK: %[[Y:.*]] = linalg.matmul {{.*}} ins(%arg0, %[[W]] {{.*}} outs(%[[INIT]]
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %[[Y]] <@m, [{"data"}, {"model"}]>
// CHECK-NEXT: return %[[R]]
func.func @contraction(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
                       %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<8x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %zero = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]} dense<0.0> : tensor<8x32xf32>
  %y = linalg.matmul {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}], partial=sum{"model"}>]}
      ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>) outs(%zero : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// Of a constant each op has its own.

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: %[[ROWS:.*]] = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]}
// CHECK-NEXT: arith.addf %arg0, %[[ROWS]]
// CHECK-NEXT: %[[COLUMNS:.*]] = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{}, {"model"}]>]}
// CHECK-NEXT: arith.addf %arg1, %[[COLUMNS]]
func.func @constants(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
                     %y: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>})
    -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}, tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) {
  %one = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"}]>]} dense<1.0> : tensor<8x16xf32>
  %a = arith.addf %x, %one {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]} : tensor<8x16xf32>
  %b = arith.addf %y, %one {mesh.shardings = [#mesh.sharding<@m, [{}, {"model"}]>]} : tensor<8x16xf32>
  return %a, %b : tensor<8x16xf32>, tensor<8x16xf32>
}

// Both reductions are wanted along "model", by an operand each. What the one that
// loses is split along besides it keeps.

// CHECK-LABEL: func.func @two_reductions(
// CHECK-DAG: mesh.reshard %arg0 <@m, [{"data"}, {"model"}]>
// CHECK-DAG: mesh.reshard %arg1 <@m, [{"data"}]>
// CHECK: linalg.generic
func.func @two_reductions(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                          %y: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model", "data"}]>})
    -> (tensor<f32> {mesh.sharding = #mesh.sharding<@m, [], partial=sum{"data", "model"}>}) {
  %zero = arith.constant {mesh.shardings = [#mesh.sharding<@m, []>]} dense<0.0> : tensor<f32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%x, %y : tensor<8x16xf32>, tensor<8xf32>) outs(%zero : tensor<f32>)
      attrs = {mesh.shardings = [#mesh.sharding<@m, [], partial=sum{"data", "model"}>]} {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %out, %p : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %sum : tensor<f32>
}

// An axis over which the result is partial, and that nothing is split along.

// CHECK-LABEL: func.func @not_asked_for(
// CHECK-DAG: mesh.reshard %arg0 <@m, [{}, {"model"}]>
// CHECK-DAG: mesh.reshard %arg1 <@m, [{"model"}, {}]>
// CHECK: linalg.matmul
func.func @not_asked_for(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>},
                         %w: tensor<16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<8x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}], partial=sum{"model"}>}) {
  %zero = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{}, {}]>]} dense<0.0> : tensor<8x32xf32>
  %y = linalg.matmul {mesh.shardings = [#mesh.sharding<@m, [{}, {}], partial=sum{"model"}>]}
      ins(%x, %w : tensor<8x16xf32>, tensor<16x32xf32>) outs(%zero : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}

// What an operand splits in part is split by all that the result is partial
// over.

mesh.mesh @six = <["x"=6]>

// CHECK-LABEL: func.func @part_of_an_axis(
// CHECK-SAME: %[[A:[^:]*]]: tensor<12x18xf32>
// CHECK-SAME: %[[B:[^:]*]]: tensor<18x12xf32>
// CHECK: %[[ALL:.*]] = mesh.reshard %[[A]] <@six, [{"x"}, {}]> : tensor<12x18xf32>
// CHECK: linalg.generic {{.*}} ins(%[[ALL]], %[[B]] :
func.func @part_of_an_axis(
    %a: tensor<12x18xf32> {mesh.sharding = #mesh.sharding<@six, [{"x":(1)2}, {}]>},
    %b: tensor<18x12xf32> {mesh.sharding = #mesh.sharding<@six, [{}, {"x"}]>})
    -> (tensor<18xf32> {mesh.sharding = #mesh.sharding<@six, [{}], partial=sum{"x"}>}) {
  %zero = arith.constant {mesh.shardings = [#mesh.sharding<@six, [{}]>]} dense<0.0> : tensor<18xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"]
    } ins(%a, %b : tensor<12x18xf32>, tensor<18x12xf32>) outs(%zero : tensor<18xf32>)
    attrs = {mesh.shardings = [#mesh.sharding<@six, [{}], partial=sum{"x"}>]} {
  ^bb0(%in: f32, %other: f32, %sum: f32):
    %product = arith.mulf %in, %other : f32
    %next = arith.addf %sum, %product : f32
    linalg.yield %next : f32
  } -> tensor<18xf32>
  return %0 : tensor<18xf32>
}

// So is the rest that no operand asks for.

// CHECK-LABEL: func.func @rest_of_an_axis(
// CHECK: mesh.reshard %{{.*}} <@six, [{"x"}, {}]> : tensor<12x18xf32>
func.func @rest_of_an_axis(%a: tensor<12x18xf32> {mesh.sharding = #mesh.sharding<@six, [{"x":(1)2}, {}]>})
    -> (tensor<18xf32> {mesh.sharding = #mesh.sharding<@six, [{}], partial=sum{"x"}>}) {
  %zero = arith.constant {mesh.shardings = [#mesh.sharding<@six, [{}]>]} dense<0.0> : tensor<18xf32>
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<12x18xf32>) outs(%zero : tensor<18xf32>) dimensions = [0]
      {mesh.shardings = [#mesh.sharding<@six, [{}], partial=sum{"x"}>]}
  return %0 : tensor<18xf32>
}

// A constant goes after its users' other operands, however large it is: it is
// made anew, and nothing is sent.

// CHECK-LABEL: func.func @cheap_operand(
// CHECK-NOT: mesh.reshard %arg0
// CHECK: %[[B:.*]] = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{"model"}, {"data"}, {}]>]}
// CHECK: linalg.batch_reduce_matmul {{.*}} ins(%arg0, %[[B]] :
func.func @cheap_operand(%a: tensor<4x1x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}, {"data"}]>})
    -> (tensor<1x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}], partial=sum{"model", "data"}>}) {
  %b = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{}, {"model"}, {}]>]} dense<1.0> : tensor<4x4x8xf32>
  %zero = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{}, {}]>]} dense<0.0> : tensor<1x8xf32>
  %0 = linalg.batch_reduce_matmul {mesh.shardings = [#mesh.sharding<@m, [{}, {}], partial=sum{"model", "data"}>]} ins(%a, %b : tensor<4x1x4xf32>, tensor<4x4x8xf32>) outs(%zero : tensor<1x8xf32>) -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

// Both operands want "one", each along another dimension. The second also wants
// "half", which divides neither.

mesh.mesh @halves = <["one"=1, "half"=2]>

// CHECK-LABEL: func.func @uneven_reduction(
// CHECK-DAG: %[[X:.*]] = mesh.reshard %arg0 <@halves, [{"half"}, {"one"}]>
// CHECK-DAG: %[[Y:.*]] = mesh.reshard %arg1 <@halves, [{"half"}, {"one"}]>
// CHECK: linalg.reduce ins(%[[X]], %[[Y]] :
func.func @uneven_reduction(
    %x: tensor<5x7xi64> {mesh.sharding = #mesh.sharding<@halves, [{}, {"one"}]>},
    %y: tensor<5x7xi64> {mesh.sharding = #mesh.sharding<@halves, [{"one", "half"}, {}]>},
    %init: tensor<i64> {mesh.sharding = #mesh.sharding<@halves, []>})
    -> (tensor<i64> {mesh.sharding = #mesh.sharding<@halves, [], partial=or{"one", "half"}>},
        tensor<i64> {mesh.sharding = #mesh.sharding<@halves, [], partial=product{"one", "half"}>}) {
  %r:2 = linalg.reduce ins(%x, %y : tensor<5x7xi64>, tensor<5x7xi64>)
      outs(%init, %init : tensor<i64>, tensor<i64>) dimensions = [0, 1]
      {mesh.shardings = [#mesh.sharding<@halves, [], partial=or{"one", "half"}>,
                         #mesh.sharding<@halves, [], partial=product{"one", "half"}>]}
      (%a: i64, %b: i64, %or: i64, %product: i64) {
        %0 = arith.ori %a, %or : i64
        %1 = arith.muli %b, %product : i64
        linalg.yield %0, %1 : i64, i64
      }
  return %r#0, %r#1 : tensor<i64>, tensor<i64>
}
