// A pipeline in a called function: the split of the state does not reach its
// gradients, which are reduced once.
//
// REQUIRES: mesh-run
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s
// RUN: mesh-run %s --check --opt-level=0 --entry=step --arg x=rand:1

mesh.mesh @m = <["data"=2, "pipe"=2, "model"=2]>

mesh.param @up : tensor<4x8x16xf32> init lecun_normal sharding <@m, [{"pipe"}, {}, {"model"}]> {stacked = 1 : i64}
mesh.param @down : tensor<4x16x8xf32> init lecun_normal sharding <@m, [{"pipe"}, {"model"}, {}]> {stacked = 1 : i64}

func.func private @blocks(%x: tensor<16x8xf32>, %up: tensor<4x8x16xf32>, %down: tensor<4x16x8xf32>)
    -> tensor<16x8xf32> {
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 4 schedule "1f1b" params(%up, %down) {
  ^stage(%h: tensor<4x8xf32>, %u: tensor<8x16xf32>, %d: tensor<16x8xf32>, %stage: index, %microbatch: index):
    %wide = mesh.tp_dense gather %h, %u on @m "model"
        : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %t = math.tanh %wide : tensor<4x16xf32>
    %p = mesh.tp_dense scatter %t, %d on @m "model"
        : (tensor<4x16xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
    %next = arith.addf %h, %p : tensor<4x8xf32>
    mesh.stage_yield %next : tensor<4x8xf32>
  } : (tensor<16x8xf32>, tensor<4x8x16xf32>, tensor<4x16x8xf32>) -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

func.func private @loss(
    %x: tensor<16x8xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %up = mesh.param_get @up : tensor<4x8x16xf32>
  %down = mesh.param_get @down : tensor<4x16x8xf32>
  %y = func.call @blocks(%x, %up, %down)
      : (tensor<16x8xf32>, tensor<4x8x16xf32>, tensor<4x16x8xf32>) -> tensor<16x8xf32>
  %squares = arith.mulf %y, %y : tensor<16x8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<16x8xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// CHECK-LABEL: func.func private @blocks_backward(
// CHECK:       scf.index_switch
// CHECK-NOT:   on @m ["data"]
// CHECK:       mesh.all_reduce sum %{{.*}} on @m ["data"]
// CHECK-NOT:   scf.index_switch
// CHECK:       return
mesh.train_step @step of @loss by sgd schedule constant {rate = 0.1, clip = 1.0, shard_state = ["data"]}
