// The collectives of a step with micro-batches, and steps in logical names.
//
// A parameter and its state have one layout in all functions: one step at a time.
//
// DEFINE: %{spmd} = mesh-opt --mesh-lower-params --mesh-differentiate --mesh-spmd
// RUN: sed '/train_step @zero2/d; /train_step @scaled/d' %s | %{spmd} | FileCheck %s --check-prefix=ZERO1
// RUN: sed '/train_step @zero1/d; /train_step @scaled/d' %s | %{spmd} | FileCheck %s --check-prefix=ZERO2
// DEFINE: %{arguments} = --arg x=rand:1:0.1 --arg t=rand:2:0.1 --arg w.v=ones --arg optimizer.step=2
// RUN: mesh-run %s --check %{arguments} --entry=zero1
// RUN: mesh-run %s --check %{arguments} --entry=zero2
// RUN: sed 's/f32/f16/g' %s > %t.mlir
// RUN: mesh-opt --mesh-lower-params --mesh-differentiate %t.mlir | FileCheck %s --check-prefix=WIDE
// RUN: mesh-run %t.mlir --check %{arguments} --entry=scaled --arg optimizer.loss_scale=256 | FileCheck %s --check-prefix=SCALED

mesh.mesh @m = <["data"=4, "model"=2]>
mesh.axis_rules @r on @m = {"batch" -> "data", "out" -> "model"}
mesh.param @w : tensor<8x4xf32> init lecun_normal logical <@r, [_, "out"]>

func.func private @loss(
    %x: tensor<16x8xf32> {mesh.name = "x", mesh.logical = #mesh.logical<@r, ["batch", _]>},
    %t: tensor<16x4xf32> {mesh.name = "t", mesh.logical = #mesh.logical<@r, ["batch", "out"]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<8x4xf32>
  %init = arith.constant dense<0.0> : tensor<16x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x8xf32>, tensor<8x4xf32>)
      outs(%init : tensor<16x4xf32>) -> tensor<16x4xf32>
  %d = arith.subf %y, %t : tensor<16x4xf32>
  %squares = arith.mulf %d, %d : tensor<16x4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<16x4xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// Devices add up what they have, and reduce the sum once, each its part.
// ZERO1-LABEL: func.func @zero1(
// ZERO1-SAME:    %{{[a-z0-9]+}}: tensor<2x4x8xf32> {mesh.name = "x"
// ZERO1-SAME:    %{{[a-z0-9]+}}: tensor<2x4x2xf32> {mesh.name = "t"
// ZERO1-SAME:    tensor<8x2xf32> {mesh.name = "w"
// ZERO1-SAME:    tensor<2x2xf32> {mesh.name = "w.m"
// ZERO1:         scf.for
// ZERO1-NOT:       mesh.{{all_reduce|reduce_scatter}}
// ZERO1:           scf.yield {{.*}} : tensor<f32>, tensor<8x2xf32>
// ZERO1:         mesh.reduce_scatter sum %{{.*}} on @m ["data"] dim 0 : tensor<8x2xf32> -> tensor<2x2xf32>
// ZERO1:         mesh.all_gather %{{.*}} on @m ["data"] dim 0 : tensor<2x2xf32> -> tensor<8x2xf32>
mesh.train_step @zero1 of @loss by adamw {rate = 0.01, micro_batches = 2, shard_state = ["data"]}

// Each micro-batch's gradient is reduced, and devices keep their parts.
// ZERO2-LABEL: func.func @zero2(
// ZERO2:         scf.for
// ZERO2:           mesh.reduce_scatter sum %{{.*}} on @m ["data"] dim 0 : tensor<8x2xf32> -> tensor<2x2xf32>
// ZERO2:           scf.yield {{.*}} : tensor<f32>, tensor<2x2xf32>
// ZERO2:         mesh.all_gather %{{.*}} on @m ["data"] dim 0 : tensor<2x2xf32> -> tensor<8x2xf32>
mesh.train_step @zero2 of @loss by adamw {rate = 0.01, micro_batches = 2, shard_state = ["data"], shard_gradients}

// The loss of each micro-batch is added up in f32.
// WIDE-LABEL: func.func @scaled(
// WIDE:         %[[SUMS:.*]]:2 = scf.for {{.*}} -> (tensor<f32>, tensor<8x4xf32>)
// WIDE:           scf.yield {{.*}} : tensor<f32>, tensor<8x4xf32>
// WIDE:         %[[MEAN:.*]] = arith.mulf %[[SUMS]]#0
// WIDE:         arith.truncf %[[MEAN]] : tensor<f32> to tensor<f16>
// SCALED: w.m {{ *}}8x4xf32
// SCALED: w.master {{ *}}8x4xf32
// SCALED: optimizer.loss_scale = 256
mesh.train_step @scaled of @loss by adamw {rate = 0.01, micro_batches = 2, master, loss_scale = 256.0}
