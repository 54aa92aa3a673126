// A parameter keeps its own sharding in the step, as init_params returns it. Its
// state is not split along an axis that it is replicated on.
//
// RUN: mesh-opt --mesh-lower-params --mesh-differentiate=donate-state %s | FileCheck %s
// RUN: mesh-run %s --entry=train_step --check --arg optimizer.step=1
// RUN: mesh-run %s --entry=init_params --check --arg key=zeros

mesh.mesh @m = <["data"=4]>
mesh.param @w : tensor<8x4xf32> init ones sharding <@m, [{}, {}], replicated={"data"}>

func.func private @loss(%x: tensor<8x4xf32> {mesh.name = "x"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<8x4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %p = arith.mulf %x, %w : tensor<8x4xf32>
  %loss = linalg.reduce { arith.addf } ins(%p : tensor<8x4xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// CHECK-DAG: func.func @init_params({{.*}}) -> (tensor<8x4xf32> {{{.*}}mesh.name = "w"{{.*}}mesh.sharding = #mesh.sharding<@m, [{}, {}], replicated={"data"}>})
// CHECK-DAG: func.func @train_step({{.*}}: tensor<8x4xf32> {mesh.name = "w", mesh.param, mesh.sharding = #mesh.sharding<@m, [{}, {}], replicated={"data"}>, mesh_rt.donated}, {{.*}}: tensor<8x4xf32> {mesh.name = "w.m", mesh.param, mesh.sharding = #mesh.sharding<@m, [{}, {}]>, mesh_rt.donated}{{.*}}) -> ({{.*}}tensor<8x4xf32> {mesh.name = "w", mesh.param, mesh.sharding = #mesh.sharding<@m, [{}, {}], replicated={"data"}>}
mesh.train_step @train_step of @loss by momentum {rate = 0.1, shard_state = ["data"]}
