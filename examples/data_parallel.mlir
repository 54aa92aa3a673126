// A step of training, data-parallel: each device has a part of the batch and
// all weights. The loss is |x W - t|² / 2 on average over the batch, and
// mesh-differentiate makes the step of it.
//
// Only x and t are annotated. The gradient xᵀ (x W - t) sums up over the batch,
// so that it is partial on each device, and so is the loss: the one collective
// of the step is an all-reduce of both.
//
//   mesh-opt data_parallel.mlir --mesh-differentiate
//   mesh-opt data_parallel.mlir --mesh-spmd
//   mesh-run data_parallel.mlir --check

mesh.mesh @m = <["data"=4]>

func.func private @loss(
    %x: tensor<48x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %t: tensor<48x8xf32> {mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w: tensor<16x8xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %minus_t = arith.negf %t : tensor<48x8xf32>
  %error = linalg.matmul ins(%x, %w : tensor<48x16xf32>, tensor<16x8xf32>)
      outs(%minus_t : tensor<48x8xf32>) -> tensor<48x8xf32>

  %squares = arith.mulf %error, %error : tensor<48x8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce {arith.addf} ins(%squares : tensor<48x8xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  // 1 / (2 · 48)
  %share = arith.constant dense<0.010416667> : tensor<f32>
  %loss = arith.mulf %sum, %share : tensor<f32>
  return %loss : tensor<f32>
}

// w - 0.1 gradient
mesh.train_step @main of @loss wrt ["w"] by sgd {rate = 0.1}
