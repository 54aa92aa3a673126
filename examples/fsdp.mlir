// A step of training, fully sharded data-parallel (FSDP, ZeRO-3): devices share
// the batch and the weights along the same axis.
//
// A weight is whole only where it is used: an all-gather before, and what was
// gathered is not kept. The program has the loss |relu(x W1) W2 - t|² / 2, and
// mesh-differentiate makes the step of it. Gradients then sum up over the batch
// and go to where the weights are: a reduce-scatter each. The loss sums up over
// the batch, too: an all-reduce of one number.
//
//   mesh-opt fsdp.mlir --mesh-differentiate
//   mesh-opt fsdp.mlir --mesh-spmd
//   mesh-run fsdp.mlir --check

mesh.mesh @m = <["data"=4]>

func.func private @loss(
    %x: tensor<48x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %t: tensor<48x8xf32> {mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w1: tensor<16x24xf32> {mesh.name = "w1", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>},
    %w2: tensor<24x8xf32> {mesh.name = "w2", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %w1_whole = mesh.shard %w1 <@m, [{}, {}]> : tensor<16x24xf32>
  %w2_whole = mesh.shard %w2 <@m, [{}, {}]> : tensor<24x8xf32>

  %no_hidden = arith.constant dense<0.0> : tensor<48x24xf32>
  %h = linalg.matmul ins(%x, %w1_whole : tensor<48x16xf32>, tensor<16x24xf32>)
      outs(%no_hidden : tensor<48x24xf32>) -> tensor<48x24xf32>
  %relu = arith.maximumf %h, %no_hidden : tensor<48x24xf32>
  %minus_t = arith.negf %t : tensor<48x8xf32>
  %error = linalg.matmul ins(%relu, %w2_whole : tensor<48x24xf32>, tensor<24x8xf32>)
      outs(%minus_t : tensor<48x8xf32>) -> tensor<48x8xf32>

  %squares = arith.mulf %error, %error : tensor<48x8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce {arith.addf} ins(%squares : tensor<48x8xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  %half = arith.constant dense<0.5> : tensor<f32>
  %loss = arith.mulf %sum, %half : tensor<f32>
  return %loss : tensor<f32>
}

// w - 0.01 gradient, on each device's part of the weights.
mesh.train_step @main of @loss wrt ["w1", "w2"] by sgd {rate = 0.01}
