// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// A region in local view along "model" takes its operand split as it says, and
// whole along other axes.

// CHECK-LABEL: func.func @shard_map(
// CHECK: %[[PART:.*]] = mesh.all_to_all %{{.*}} on @m ["model"] split 1 concat 0 : tensor<2x8xf32> -> tensor<8x2xf32>
// CHECK: %[[SUM:.*]] = linalg.reduce { arith.addf } ins(%[[PART]]
// CHECK: %[[ALL:.*]] = mesh.all_reduce sum %[[SUM]] on @m ["model"]
// CHECK: math.tanh %[[ALL]] : tensor<8xf32>
func.func @shard_map(%x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) -> tensor<8xf32> {
  %norm = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}, {"model"}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<8x2xf32>):
    %zero = arith.constant dense<0.0> : tensor<8xf32>
    %sum = linalg.reduce { arith.addf } ins(%part : tensor<8x2xf32>) outs(%zero : tensor<8xf32>) dimensions = [1]
    %all = mesh.all_reduce sum %sum on @m ["model"] : tensor<8xf32>
    mesh.yield %all : tensor<8xf32>
  } : (tensor<8x8xf32>) -> tensor<8xf32>
  %y = math.tanh %norm : tensor<8xf32>
  return %y : tensor<8xf32>
}

// A result that is declared partial is reduced by whoever uses it.

// CHECK-LABEL: func.func @partial_result(
// CHECK: %[[SUM:.*]] = linalg.reduce
// CHECK-NEXT: %[[MINE:.*]] = mesh.reduce_scatter sum %[[SUM]] on @m ["model"] dim 0
// CHECK-NEXT: return %[[MINE]]
func.func @partial_result(%x: tensor<8x8xf32>) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %sums = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}, {"model"}]>] out [<@m, [{}], partial=sum{"model"}>] {
  ^bb0(%part: tensor<8x2xf32>):
    %zero = arith.constant dense<0.0> : tensor<8xf32>
    %sum = linalg.reduce { arith.addf } ins(%part : tensor<8x2xf32>) outs(%zero : tensor<8xf32>) dimensions = [1]
    mesh.yield %sum : tensor<8xf32>
  } : (tensor<8x8xf32>) -> tensor<8xf32>
  return %sums : tensor<8xf32>
}

// A wish leaves its operand where it is, and an explicit reshard is one.

// CHECK-LABEL: func.func @reshard(
// CHECK-NEXT: %[[Y:.*]] = mesh.all_slice %{{.*}} on @m ["model"] dim 0
// CHECK-NEXT: return %[[Y]]
func.func @reshard(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> tensor<8xf32> {
  %y = mesh.reshard %x <@m, [{"model"}]> : tensor<8xf32>
  return %y : tensor<8xf32>
}
