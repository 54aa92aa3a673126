// A training step of a stack of residual MLP blocks: a pipeline over "pipe" that
// goes forward and backward by a zero-bubble schedule, with tensor parallelism
// over "model" in its stages and a batch that is split over "data".
//
//   y = x + tanh(x A) B
//
// A stage has three parts. Forward keeps x and tanh(x A) for the way back. The
// backward part computes the gradient of x, for which the stage before waits.
// Those of A and B nobody waits for: a part of their own computes them, where
// the device would idle otherwise.
//
// x is split over features between blocks: "model" gathers it for A, and
// scatters the sum of products with B. Forward and backward, that becomes rings
// that overlap with the products. Gradients of parameters are summed up over the
// batch, and stay where the parameters are.
//
//   batch 32 in 8 micro-batches, 8 features, 16 hidden ones, 4 blocks
//
//   mesh-run pipeline_training.mlir --check --pipeline=mesh-spmd,mesh-rings,mesh-programs
//   mesh-schedule --schedule=zb-h1 --stages=2 --microbatches=8 --format=svg

mesh.mesh @m = <["data"=2, "pipe"=2, "model"=2]>

#rows = affine_map<(b, o, i) -> (b, o)>
#left = affine_map<(b, o, i) -> (b, i)>
// A kernel taken as it is, and transposed.
#kernel = affine_map<(b, o, i) -> (i, o)>
#transposed = affine_map<(b, o, i) -> (o, i)>
// Products summed up over the batch.
#inputs = affine_map<(i, o, b) -> (b, i)>
#outputs = affine_map<(i, o, b) -> (b, o)>
#gradient = affine_map<(i, o, b) -> (i, o)>

func.func @main(
    %x: tensor<32x8xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
    %a: tensor<4x8x16xf32> {mesh.name = "a", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
    %b: tensor<4x16x8xf32> {mesh.name = "b", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}, {}]>},
    %dy: tensor<32x8xf32> {mesh.name = "dy", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    -> (tensor<32x8xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}], partial=sum{"pipe"}>},
        tensor<32x8xf32> {mesh.name = "dx", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
        tensor<4x8x16xf32> {mesh.name = "da", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
        tensor<4x16x8xf32> {mesh.name = "db", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}, {}]>}) {
  %no_hidden = arith.constant dense<0.0> : tensor<4x16xf32>
  %no_features = arith.constant dense<0.0> : tensor<4x8xf32>
  %y, %dx, %da, %db = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 8
      schedule "zb-h1" params(%a, %b) gradients(%dy) {
  ^forward(%h: tensor<4x8xf32>, %ak: tensor<8x16xf32>, %bk: tensor<16x8xf32>,
           %stage: index, %microbatch: index):
    %u = linalg.contract indexing_maps = [#left, #kernel, #rows]
        ins(%h, %ak : tensor<4x8xf32>, tensor<8x16xf32>)
        outs(%no_hidden : tensor<4x16xf32>) -> tensor<4x16xf32>
    %t = math.tanh %u : tensor<4x16xf32>
    %v = linalg.contract indexing_maps = [#left, #kernel, #rows]
        ins(%t, %bk : tensor<4x16xf32>, tensor<16x8xf32>)
        outs(%no_features : tensor<4x8xf32>) -> tensor<4x8xf32>
    %next = arith.addf %h, %v : tensor<4x8xf32>
    %split = mesh.shard %next <@m, [{"data"}, {"model"}]> : tensor<4x8xf32>
    mesh.stage_yield %split : tensor<4x8xf32>
        saving %h, %t : tensor<4x8xf32>, tensor<4x16xf32>
  } backward {
  ^backward(%h: tensor<4x8xf32>, %t: tensor<4x16xf32>, %dnext: tensor<4x8xf32>,
            %ak: tensor<8x16xf32>, %bk: tensor<16x8xf32>, %stage: index, %microbatch: index):
    %dt = linalg.contract indexing_maps = [#left, #transposed, #rows]
        ins(%dnext, %bk : tensor<4x8xf32>, tensor<16x8xf32>)
        outs(%no_hidden : tensor<4x16xf32>) -> tensor<4x16xf32>
    %one = arith.constant dense<1.0> : tensor<4x16xf32>
    %squares = arith.mulf %t, %t : tensor<4x16xf32>
    %slope = arith.subf %one, %squares : tensor<4x16xf32>
    %du = arith.mulf %dt, %slope : tensor<4x16xf32>
    %through = linalg.contract indexing_maps = [#left, #transposed, #rows]
        ins(%du, %ak : tensor<4x16xf32>, tensor<8x16xf32>)
        outs(%no_features : tensor<4x8xf32>) -> tensor<4x8xf32>
    %dh = arith.addf %dnext, %through : tensor<4x8xf32>
    %split = mesh.shard %dh <@m, [{"data"}, {"model"}]> : tensor<4x8xf32>
    mesh.stage_yield %split : tensor<4x8xf32>
        saving %h, %t, %du, %dnext : tensor<4x8xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x8xf32>
  } weights {
  ^weights(%h: tensor<4x8xf32>, %t: tensor<4x16xf32>, %du: tensor<4x16xf32>, %dnext: tensor<4x8xf32>,
           %ak: tensor<8x16xf32>, %bk: tensor<16x8xf32>, %stage: index, %microbatch: index):
    %none_a = arith.constant dense<0.0> : tensor<8x16xf32>
    %none_b = arith.constant dense<0.0> : tensor<16x8xf32>
    %dak = linalg.contract indexing_maps = [#inputs, #outputs, #gradient]
        ins(%h, %du : tensor<4x8xf32>, tensor<4x16xf32>)
        outs(%none_a : tensor<8x16xf32>) -> tensor<8x16xf32>
    %dbk = linalg.contract indexing_maps = [#inputs, #outputs, #gradient]
        ins(%t, %dnext : tensor<4x16xf32>, tensor<4x8xf32>)
        outs(%none_b : tensor<16x8xf32>) -> tensor<16x8xf32>
    mesh.stage_yield %dak, %dbk : tensor<8x16xf32>, tensor<16x8xf32>
  } : (tensor<32x8xf32>, tensor<4x8x16xf32>, tensor<4x16x8xf32>, tensor<32x8xf32>)
    -> (tensor<32x8xf32>, tensor<32x8xf32>, tensor<4x8x16xf32>, tensor<4x16x8xf32>)
  return %y, %dx, %da, %db : tensor<32x8xf32>, tensor<32x8xf32>, tensor<4x8x16xf32>, tensor<4x16x8xf32>
}
