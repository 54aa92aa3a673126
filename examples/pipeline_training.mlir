// A training step of a stack of residual MLP blocks: a pipeline over "pipe" that
// goes forward and backward by a zero-bubble schedule, with tensor parallelism
// over "model" in its stages and a batch that is split over "data".
//
//   y = x + tanh(x A) B
//
// The program has the forward pass; mesh-differentiate makes the training step of
// it. Each stage then has two further parts. The backward part computes the
// gradient of x, for which the stage before waits. Those of A and B nobody waits
// for: the weights part computes them, where the device would idle otherwise.
//
// x is split over features between blocks: "model" gathers it for A, and
// scatters the sum of products with B. Forward and backward, that becomes rings
// that overlap with the products. Gradients of parameters are summed up over the
// batch, and stay where the parameters are.
//
//   batch 32 in 8 micro-batches, 8 features, 16 hidden ones, 4 blocks
//
//   mesh-opt pipeline_training.mlir --mesh-differentiate
//   mesh-run pipeline_training.mlir --check --pipeline=mesh-spmd,mesh-rings,mesh-programs
//   mesh-schedule --schedule=zb-h1 --stages=2 --microbatches=8 --format=svg

mesh.mesh @m = <["data"=2, "pipe"=2, "model"=2]>

func.func private @blocks(
    %x: tensor<32x8xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
    %a: tensor<4x8x16xf32> {mesh.name = "a", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
    %b: tensor<4x16x8xf32> {mesh.name = "b", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}, {}]>})
    -> (tensor<32x8xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}], partial=sum{"pipe"}>}) {
  %no_hidden = arith.constant dense<0.0> : tensor<4x16xf32>
  %no_features = arith.constant dense<0.0> : tensor<4x8xf32>
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 8
      schedule "zb-h1" params(%a, %b) {
  ^block(%h: tensor<4x8xf32>, %ak: tensor<8x16xf32>, %bk: tensor<16x8xf32>,
         %stage: index, %microbatch: index):
    %u = linalg.matmul ins(%h, %ak : tensor<4x8xf32>, tensor<8x16xf32>)
        outs(%no_hidden : tensor<4x16xf32>) -> tensor<4x16xf32>
    %t = math.tanh %u : tensor<4x16xf32>
    %v = linalg.matmul ins(%t, %bk : tensor<4x16xf32>, tensor<16x8xf32>)
        outs(%no_features : tensor<4x8xf32>) -> tensor<4x8xf32>
    %next = arith.addf %h, %v : tensor<4x8xf32>
    %split = mesh.shard %next <@m, [{"data"}, {"model"}]> : tensor<4x8xf32>
    mesh.stage_yield %split : tensor<4x8xf32>
  } : (tensor<32x8xf32>, tensor<4x8x16xf32>, tensor<4x16x8xf32>) -> tensor<32x8xf32>
  return %y : tensor<32x8xf32>
}

// Takes x, a, b and the gradient of y; returns y and the gradients of the others.
mesh.derivative @main = vjp of @blocks wrt ["x", "a", "b"] with value
