// A stack of transformer blocks, in a pipeline of stages over "pipe", each of
// them tensor-parallel over "model", with a batch that is split over "data".
//
// A stage has a block's attention and its MLP, with layers as in Megatron-LM:
// x is split over features from stage to stage, so what goes over the pipeline's
// links is split too. Four blocks on two devices along "pipe": each has two of
// them, and their parameters. Padding masks are cut like the batch, and come
// along with their micro-batch; what positions are worth all stages share. The
// loss needs the result on all devices, which sums it up once.
//
//   batch 8 in 4 micro-batches, sequence 8, 4 heads of 4 features, MLP of 32

mesh.mesh @m = <["data"=2, "pipe"=2, "model"=2]>

func.func @main(
    %x: tensor<8x8x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {"model"}]>},
    %mask: tensor<8x8xf32> {mesh.name = "mask", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %bias: tensor<8x8xf32> {mesh.name = "bias"},
    %wq: tensor<4x16x16xf32> {mesh.name = "wq", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
    %wk: tensor<4x16x16xf32> {mesh.name = "wk", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
    %wv: tensor<4x16x16xf32> {mesh.name = "wv", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
    %wo: tensor<4x16x16xf32> {mesh.name = "wo", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}, {}]>},
    %up: tensor<4x16x32xf32> {mesh.name = "up", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
    %down: tensor<4x32x16xf32> {mesh.name = "down", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"model"}, {}]>})
    -> (tensor<8x8x16xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {"model"}], partial=sum{"pipe"}>},
        tensor<f32> {mesh.name = "loss", mesh.sharding = #mesh.sharding<@m, []>}) {
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 4
      params(%wq, %wk, %wv, %wo, %up, %down) split(%mask) {
  ^block(%h: tensor<2x8x16xf32>, %q_kernel: tensor<16x16xf32>, %k_kernel: tensor<16x16xf32>,
         %v_kernel: tensor<16x16xf32>, %o_kernel: tensor<16x16xf32>, %up_kernel: tensor<16x32xf32>,
         %down_kernel: tensor<32x16xf32>, %sees: tensor<2x8xf32>, %stage: index, %microbatch: index):
    %q = mesh.tp_dense gather %h, %q_kernel on @m "model"
        : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %k = mesh.tp_dense gather %h, %k_kernel on @m "model"
        : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %v = mesh.tp_dense gather %h, %v_kernel on @m "model"
        : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %queries = tensor.expand_shape %q [[0], [1], [2, 3]] output_shape [2, 8, 4, 4]
        : tensor<2x8x16xf32> into tensor<2x8x4x4xf32>
    %keys = tensor.expand_shape %k [[0], [1], [2, 3]] output_shape [2, 8, 4, 4]
        : tensor<2x8x16xf32> into tensor<2x8x4x4xf32>
    %values = tensor.expand_shape %v [[0], [1], [2, 3]] output_shape [2, 8, 4, 4]
        : tensor<2x8x16xf32> into tensor<2x8x4x4xf32>

    // scores[b, h, s, t] = queries[b, s, h, :] · keys[b, t, h, :]
    %zeros = arith.constant dense<0.0> : tensor<2x4x8x8xf32>
    %scores = linalg.contract
        indexing_maps = [affine_map<(b, h, s, t, d) -> (b, s, h, d)>,
                         affine_map<(b, h, s, t, d) -> (b, t, h, d)>,
                         affine_map<(b, h, s, t, d) -> (b, h, s, t)>]
        ins(%queries, %keys : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>)
        outs(%zeros : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
    %e = tensor.empty() : tensor<2x4x8x8xf32>
    %masked = linalg.generic {
        indexing_maps = [affine_map<(b, h, s, t) -> (b, h, s, t)>,
                         affine_map<(b, h, s, t) -> (b, t)>,
                         affine_map<(b, h, s, t) -> (s, t)>,
                         affine_map<(b, h, s, t) -> (b, h, s, t)>],
        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%scores, %sees, %bias : tensor<2x4x8x8xf32>, tensor<2x8xf32>, tensor<8x8xf32>)
        outs(%e : tensor<2x4x8x8xf32>) {
    ^bb0(%score: f32, %seen: f32, %offset: f32, %out: f32):
      %zero = arith.constant 0.0 : f32
      %is_seen = arith.cmpf ogt, %seen, %zero : f32
      %scale = arith.constant 0.5 : f32
      %scaled = arith.mulf %score, %scale : f32
      %placed = arith.addf %scaled, %offset : f32
      %never = arith.constant -1.0e9 : f32
      %chosen = arith.select %is_seen, %placed, %never : f32
      linalg.yield %chosen : f32
    } -> tensor<2x4x8x8xf32>
    %weights = linalg.softmax dimension(3) ins(%masked : tensor<2x4x8x8xf32>)
        outs(%e : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>

    // heads[b, s, h, :] = the sum over t of weights[b, h, s, t] values[b, t, h, :]
    %nothing = arith.constant dense<0.0> : tensor<2x8x4x4xf32>
    %heads = linalg.contract
        indexing_maps = [affine_map<(b, s, h, d, t) -> (b, h, s, t)>,
                         affine_map<(b, s, h, d, t) -> (b, t, h, d)>,
                         affine_map<(b, s, h, d, t) -> (b, s, h, d)>]
        ins(%weights, %values : tensor<2x4x8x8xf32>, tensor<2x8x4x4xf32>)
        outs(%nothing : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32>
    %features = tensor.collapse_shape %heads [[0], [1], [2, 3]]
        : tensor<2x8x4x4xf32> into tensor<2x8x16xf32>
    %attention = mesh.tp_dense scatter %features, %o_kernel on @m "model"
        : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %share = arith.constant dense<0.125> : tensor<2x8x16xf32>
    %change = arith.mulf %attention, %share : tensor<2x8x16xf32>
    %middle = arith.addf %h, %change : tensor<2x8x16xf32>

    %wide = mesh.tp_dense gather %middle, %up_kernel on @m "model"
        : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %active = math.tanh %wide : tensor<2x8x32xf32>
    %mlp = mesh.tp_dense scatter %active, %down_kernel on @m "model"
        : (tensor<2x8x32xf32>, tensor<32x16xf32>) -> tensor<2x8x16xf32>
    %mlp_change = arith.mulf %mlp, %share : tensor<2x8x16xf32>
    %next = arith.addf %middle, %mlp_change : tensor<2x8x16xf32>
    mesh.stage_yield %next : tensor<2x8x16xf32>
  } : (tensor<8x8x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>,
       tensor<4x16x16xf32>, tensor<4x16x32xf32>, tensor<4x32x16xf32>, tensor<8x8xf32>)
    -> tensor<8x8x16xf32>

  %squares = arith.mulf %y, %y : tensor<8x8x16xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%squares : tensor<8x8x16xf32>)
      outs(%none : tensor<f32>) dimensions = [0, 1, 2]
  return %y, %loss : tensor<8x8x16xf32>, tensor<f32>
}
