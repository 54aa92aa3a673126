// A two-layer MLP block, x · W1 + b1, GELU, · W2 + b2, in local view: what each
// of 2 x 4 devices computes on its own part. x is split over "data" on rows
// and over "model" on features; W1 over "model" on columns, W2 on rows.
//
//   mesh-opt --mesh-rings=overlap=ring examples/mlp_spmd.mlir
//   mesh-run examples/mlp_spmd.mlir --reference=examples/megatron_mlp.mlir

mesh.mesh @m = <["data"=2, "model"=4]>

func.func @main(
    %x: tensor<32x192xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
    %w1: tensor<768x768xf32> {mesh.name = "w1", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %b1: tensor<768xf32> {mesh.name = "b1", mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
    %w2: tensor<768x768xf32> {mesh.name = "w2", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
    %b2: tensor<192xf32> {mesh.name = "b2", mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    -> (tensor<32x192xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    attributes {mesh.spmd = @m} {
  %whole = mesh.all_gather %x on @m ["model"] dim 1
      : tensor<32x192xf32> -> tensor<32x768xf32>
  %init = tensor.empty() : tensor<32x768xf32>
  %bias1 = linalg.broadcast ins(%b1 : tensor<768xf32>)
      outs(%init : tensor<32x768xf32>) dimensions = [0]
  %h = linalg.matmul ins(%whole, %w1 : tensor<32x768xf32>, tensor<768x768xf32>)
      outs(%bias1 : tensor<32x768xf32>) -> tensor<32x768xf32>

  %half = arith.constant dense<0.5> : tensor<32x768xf32>
  %one = arith.constant dense<1.0> : tensor<32x768xf32>
  %rsqrt2 = arith.constant dense<0.707106769> : tensor<32x768xf32>
  %scaled = arith.mulf %h, %rsqrt2 : tensor<32x768xf32>
  %erf = math.erf %scaled : tensor<32x768xf32>
  %cdf2 = arith.addf %erf, %one : tensor<32x768xf32>
  %halved = arith.mulf %h, %half : tensor<32x768xf32>
  %gelu = arith.mulf %halved, %cdf2 : tensor<32x768xf32>

  %zero = arith.constant dense<0.0> : tensor<32x768xf32>
  %partial = linalg.matmul ins(%gelu, %w2 : tensor<32x768xf32>, tensor<768x768xf32>)
      outs(%zero : tensor<32x768xf32>) -> tensor<32x768xf32>
  %sum = mesh.reduce_scatter sum %partial on @m ["model"] dim 1
      : tensor<32x768xf32> -> tensor<32x192xf32>
  %empty = tensor.empty() : tensor<32x192xf32>
  %bias2 = linalg.broadcast ins(%b2 : tensor<192xf32>)
      outs(%empty : tensor<32x192xf32>) dimensions = [0]
  %y = arith.addf %sum, %bias2 : tensor<32x192xf32>
  return %y : tensor<32x192xf32>
}
