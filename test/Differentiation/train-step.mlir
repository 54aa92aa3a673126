// RUN: mesh-opt --verify-roundtrip %s -o /dev/null
// RUN: mesh-opt --mesh-lower-params --mesh-differentiate=donate-state %s | FileCheck %s
// RUN: mesh-opt --mesh-execution %s -o /dev/null
// RUN: mesh-run %s --entry=sgd --check --arg rate=0.01 | FileCheck %s --check-prefix=OUTPUT
// RUN: mesh-run %s --entry=momentum --check | FileCheck %s --check-prefix=OUTPUT
// RUN: mesh-run %s --entry=adamw --check --arg optimizer.step=3 --arg w.v=ones | FileCheck %s --check-prefix=OUTPUT
// RUN: mesh-run %s --entry=init_zero --check | FileCheck %s --check-prefix=INIT
// RUN: mesh-run %s --entry=zero --arg x=zeros --arg t=zeros --arg b=zeros --arg optimizer.good_steps=7 --arg optimizer.loss_scale=3e38 | FileCheck %s --check-prefix=MOST
// RUN: mesh-run %s --entry=zero --arg x=rand:1:1e30 --arg optimizer.good_steps=7 --arg optimizer.loss_scale=0.5 | FileCheck %s --check-prefix=LEAST
// RUN: mesh-run %s --entry=zero --check --arg optimizer.loss_scale=1024 --arg w.v=ones --arg b.v=ones --arg optimizer.step=7 | FileCheck %s --check-prefix=ZERO

mesh.mesh @m = <["data"=4]>
mesh.param @w : tensor<8x4xf32> init lecun_normal
mesh.param @b : tensor<4xbf16> init zeros

func.func @loss(
    %x: tensor<16x8xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %t: tensor<16x4xf32> {mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<8x4xf32>
  %small = mesh.param_get @b : tensor<4xbf16>
  %b = arith.extf %small : tensor<4xbf16> to tensor<4xf32>
  %e = tensor.empty() : tensor<16x4xf32>
  %init = linalg.broadcast ins(%b : tensor<4xf32>) outs(%e : tensor<16x4xf32>) dimensions = [0]
  %y = linalg.matmul ins(%x, %w : tensor<16x8xf32>, tensor<8x4xf32>)
      outs(%init : tensor<16x4xf32>) -> tensor<16x4xf32>
  %d = arith.subf %y, %t : tensor<16x4xf32>
  %squares = arith.mulf %d, %d : tensor<16x4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<16x4xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// Arguments of the loss, the rate, the state. No means. Callers give up what is
// returned with new values.
// CHECK-LABEL: func.func @sgd(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<16x8xf32> {mesh.name = "x"
// CHECK-SAME:    %[[T:[a-z0-9]+]]: tensor<16x4xf32> {mesh.name = "t"
// CHECK-SAME:    %[[W:[a-z0-9]+]]: tensor<8x4xf32> {mesh.name = "w", mesh.param, mesh_rt.donated}
// CHECK-SAME:    %[[B:[a-z0-9]+]]: tensor<4xbf16> {mesh.name = "b", mesh.param, mesh_rt.donated}
// CHECK-SAME:    %[[RATE:[a-z0-9]+]]: tensor<f32> {mesh.name = "rate"}
// CHECK-SAME:    %[[STEP:[a-z0-9]+]]: tensor<i32> {mesh.name = "optimizer.step", mesh.param, mesh_rt.donated})
// CHECK-SAME:    -> (tensor<f32> {mesh.name = "loss"},
// CHECK-SAME:        tensor<8x4xf32> {mesh.name = "w", mesh.param},
// CHECK-SAME:        tensor<4xbf16> {mesh.name = "b", mesh.param},
// CHECK-SAME:        tensor<i32> {mesh.name = "optimizer.step", mesh.param})
// CHECK:         %[[RATES:.*]] = linalg.broadcast ins(%[[RATE]]
// CHECK:         %[[CHANGE:.*]] = arith.mulf %{{.*}}, %[[RATES]]
// CHECK:         arith.subf %[[W]], %[[CHANGE]]
// The parameter of bf16 is updated in f32.
// CHECK:         %[[WIDE:.*]] = arith.extf %[[B]]
// CHECK:         %[[NEXT:.*]] = arith.subf %[[WIDE]]
// CHECK:         arith.truncf %[[NEXT]] : tensor<4xf32> to tensor<4xbf16>
mesh.train_step @sgd of @loss by sgd

// Of "w" alone.
// CHECK-LABEL: func.func @momentum(
// CHECK-SAME:    %{{[a-z0-9]+}}: tensor<4xbf16> {mesh.name = "b", mesh.param}, %[[M:[a-z0-9]+]]: tensor<8x4xf32> {mesh.name = "w.m", mesh.param, mesh_rt.donated}
// CHECK:         arith.mulf %[[M]], %{{.*}}
mesh.train_step @momentum of @loss wrt ["w"] by momentum schedule linear {
  rate = 0.1, end_rate = 0.01, steps = 4, nesterov, decay = 0.1}

// CHECK-LABEL: func.func @adamw(
// CHECK-SAME:    mesh.name = "w.m", mesh.param
// CHECK-SAME:    mesh.name = "w.v", mesh.param
// CHECK-NOT:     mesh.name = "b.
// 1 - 0.8^t is not rounded.
// CHECK:         %[[LOG:.*]] = arith.constant dense<-0.223143548> : tensor<f32>
// CHECK:         %[[POWER:.*]] = arith.mulf %{{.*}}, %[[LOG]]
// CHECK:         math.expm1 %[[POWER]]
// CHECK:         return
mesh.train_step @adamw of @loss wrt [2] by adamw schedule constant {
  rate = 0.1, warmup = 10, beta1 = 0.8, beta2 = 0.9, epsilon = 1.0e-6}

// The state is split, gradients are, too, and each device updates its part.
// CHECK-LABEL: func.func @zero(
// CHECK-SAME:    tensor<2x16x8xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {}]>}
// CHECK-SAME:    tensor<8x4xf32> {mesh.name = "w.m", mesh.param, mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>, mesh_rt.donated}
// CHECK-SAME:    tensor<4xf32> {mesh.name = "b.master", mesh.param, mesh.sharding = #mesh.sharding<@m, [{"data"}]>, mesh_rt.donated}
// CHECK-SAME:    tensor<f32> {mesh.name = "optimizer.loss_scale", mesh.param, mesh_rt.donated}
// CHECK:         scf.for
// CHECK:           mesh.shard %{{.*}} <@m, [{"data"}, {}]> : tensor<8x4xf32>
// CHECK:           scf.yield
// CHECK:         mesh.norm
// CHECK:         %[[PART:.*]] = mesh.shard %{{.*}} <@m, [{"data"}, {}]> : tensor<8x4xf32>
// CHECK:         arith.subf %[[PART]]
// CHECK:         mesh.shard %{{.*}} <@m, [{}, {}]> : tensor<8x4xf32>
mesh.train_step @zero of @loss by adamw schedule cosine {
  rate = 0.01, warmup = 2, steps = 10, decay = 0.1, decay_exclude = "b",
  clip = 1.0, master, loss_scale = 1024.0, growth_steps = 8, micro_batches = 2,
  shard_state = ["data"], shard_gradients}

// OUTPUT: ok
// OUTPUT: optimizer.step
// INIT: optimizer.step = 0
// INIT: optimizer.loss_scale = 1024
// MOST: optimizer.loss_scale = 3.00000001e+38
// MOST: optimizer.good_steps = 0
// LEAST: optimizer.loss_scale = 0.5
// LEAST: optimizer.good_steps = 0
// ZERO: optimizer.step = 8
// ZERO: optimizer.loss_scale = 1024

// A step of which only some can be found.
// CHECK-LABEL: func.func private @hidden(
mesh.train_step "private" @hidden of @loss by sgd {rate = 0.1}
