// Regions in regions, each manual along its own axis, with annotations and
// collectives along both: what they compute is what whole tensors give.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check | FileCheck %s --check-prefix=SAME
// RUN: mesh-run %s --check --overlap=ring | FileCheck %s --check-prefix=SAME
// SAME-COUNT-3: ok
//
// Nothing is sent but what the regions send.
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s
// CHECK-LABEL: func.func @main(
// CHECK-COUNT-3: mesh.{{(all_reduce|permute|all_gather) .*}}
// CHECK-NOT: on @m
// CHECK: return

mesh.mesh @m = <["dp"=2, "tp"=4, "rest"=2]>

func.func @main(%x: tensor<6x8x10xf32> {mesh.sharding = #mesh.sharding<@m, [{"dp"}, {"tp"}, {"rest"}]>})
    -> (tensor<6x8x10xf32> {mesh.sharding = #mesh.sharding<@m, [{"dp"}, {"tp"}, {"rest"}]>},
        tensor<6x2x10xf32> {mesh.sharding = #mesh.sharding<@m, [{"dp"}, {}, {"rest"}]>},
        tensor<8x10xf32> {mesh.sharding = #mesh.sharding<@m, [{"tp"}, {"rest"}]>}) {
  %r:3 = mesh.shard_map on @m manual ["dp"] (%x) in [<@m, [{"dp"}, {}, {}]>] out [<@m, [{"dp"}, {}, {}]>, <@m, [{"dp"}, {}, {}]>, <@m, [{}, {}]>] {
  ^bb0(%part: tensor<3x8x10xf32>):
    %sin = math.sin %part : tensor<3x8x10xf32>
    %split = mesh.shard %sin <@m, [{}, {"tp"}, {"rest"}]> : tensor<3x8x10xf32>
    %s:2 = mesh.shard_map on @m manual ["tp"] (%split) in [<@m, [{}, {"tp"}, {}]>] out [<@m, [{}, {"tp"}, {}]>, <@m, [{}, {}, {}]>] {
    ^bb0(%block: tensor<3x2x10xf32>):
      %of_tp = mesh.all_reduce sum %block on @m ["tp"] : tensor<3x2x10xf32>
      %of_dp = mesh.permute %block on @m ["dp"] shift 1 : tensor<3x2x10xf32>
      %i = mesh.axis_index @m ["tp"]
      %n = arith.index_cast %i : index to i32
      %f = arith.sitofp %n : i32 to f32
      %factor = tensor.splat %f : tensor<3x2x10xf32>
      %scaled = arith.mulf %of_dp, %factor : tensor<3x2x10xf32>
      %sum = arith.addf %of_tp, %scaled : tensor<3x2x10xf32>
      mesh.yield %sum, %of_tp : tensor<3x2x10xf32>, tensor<3x2x10xf32>
    } : (tensor<3x8x10xf32>) -> (tensor<3x8x10xf32>, tensor<3x2x10xf32>)
    %zero = arith.constant dense<0.0> : tensor<8x10xf32>
    %rows = linalg.reduce { arith.addf } ins(%s#0 : tensor<3x8x10xf32>) outs(%zero : tensor<8x10xf32>) dimensions = [0]
    %all = mesh.all_reduce sum %rows on @m ["dp"] : tensor<8x10xf32>
    mesh.yield %s#0, %s#1, %all : tensor<3x8x10xf32>, tensor<3x2x10xf32>, tensor<8x10xf32>
  } : (tensor<6x8x10xf32>) -> (tensor<6x8x10xf32>, tensor<6x2x10xf32>, tensor<8x10xf32>)
  return %r#0, %r#1, %r#2 : tensor<6x8x10xf32>, tensor<6x2x10xf32>, tensor<8x10xf32>
}
