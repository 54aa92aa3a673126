// A small transformer language model, and the step that trains it: blocks in a
// pipeline over "pipe", tensor-parallel over "model", with a batch that is split
// over "data". mesh-train trains it on the text of make_text.py.
//
// The program is the forward pass. mesh.train_step derives the backward pass of
// all stages, and AdamW with clipped gradients and a schedule.
//
//   16 rows of 17 tokens in 4 micro-batches, 32 tokens, 4 blocks with 4 heads of
//   8 features and an MLP of 64
//
//   python3 make_text.py tokens.npy
//   mesh-train model.mlir --steps=200 --data tokens=tokens.npy --plot=loss.svg

mesh.mesh @m = <["data"=2, "pipe"=2, "model"=2]>

mesh.param @table : tensor<32x32xf32> init normal 0.1 sharding <@m, [{}, {"model"}]>
mesh.param @positions : tensor<16x32xf32> init normal 0.1 sharding <@m, [{}, {"model"}]>
mesh.param @wq : tensor<4x32x32xf32> init lecun_normal sharding <@m, [{"pipe"}, {}, {"model"}]> {stacked = 1 : i64, split_rngs}
mesh.param @wk : tensor<4x32x32xf32> init lecun_normal sharding <@m, [{"pipe"}, {}, {"model"}]> {stacked = 1 : i64, split_rngs}
mesh.param @wv : tensor<4x32x32xf32> init lecun_normal sharding <@m, [{"pipe"}, {}, {"model"}]> {stacked = 1 : i64, split_rngs}
mesh.param @wo : tensor<4x32x32xf32> init lecun_normal sharding <@m, [{"pipe"}, {"model"}, {}]> {stacked = 1 : i64, split_rngs}
mesh.param @up : tensor<4x32x64xf32> init lecun_normal sharding <@m, [{"pipe"}, {}, {"model"}]> {stacked = 1 : i64, split_rngs}
mesh.param @down : tensor<4x64x32xf32> init lecun_normal sharding <@m, [{"pipe"}, {"model"}, {}]> {stacked = 1 : i64, split_rngs}

/// A row for each token: 1 at its place in the vocabulary, 0 elsewhere.
func.func private @one_hot(%tokens: tensor<16x16xi32>) -> tensor<16x16x32xf32> {
  %e = tensor.empty() : tensor<16x16x32xf32>
  %rows = linalg.generic {
      indexing_maps = [affine_map<(b, s, v) -> (b, s)>, affine_map<(b, s, v) -> (b, s, v)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%tokens : tensor<16x16xi32>) outs(%e : tensor<16x16x32xf32>) {
  ^bb0(%token: i32, %out: f32):
    %index = linalg.index 2 : index
    %word = arith.index_cast %index : index to i32
    %is = arith.cmpi eq, %word, %token : i32
    %one = arith.uitofp %is : i1 to f32
    linalg.yield %one : f32
  } -> tensor<16x16x32xf32>
  return %rows : tensor<16x16x32xf32>
}

/// x divided by the root of the mean square of its features.
func.func private @normalize(%x: tensor<4x16x32xf32>) -> tensor<4x16x32xf32> {
  %squares = arith.mulf %x, %x : tensor<4x16x32xf32>
  %none = arith.constant dense<0.0> : tensor<4x16xf32>
  %sum = linalg.reduce { arith.addf } ins(%squares : tensor<4x16x32xf32>)
      outs(%none : tensor<4x16xf32>) dimensions = [2]
  %share = arith.constant dense<0.03125> : tensor<4x16xf32>
  %least = arith.constant dense<1.0e-5> : tensor<4x16xf32>
  %mean = arith.mulf %sum, %share : tensor<4x16xf32>
  %safe = arith.addf %mean, %least : tensor<4x16xf32>
  %factor = math.rsqrt %safe : tensor<4x16xf32>
  %e = tensor.empty() : tensor<4x16x32xf32>
  %factors = linalg.broadcast ins(%factor : tensor<4x16xf32>)
      outs(%e : tensor<4x16x32xf32>) dimensions = [2]
  %y = arith.mulf %x, %factors : tensor<4x16x32xf32>
  return %y : tensor<4x16x32xf32>
}

/// Attention to a token and those before it.
func.func private @attend(%q: tensor<4x16x32xf32>, %k: tensor<4x16x32xf32>,
                          %v: tensor<4x16x32xf32>) -> tensor<4x16x32xf32> {
  %queries = tensor.expand_shape %q [[0], [1], [2, 3]] output_shape [4, 16, 4, 8]
      : tensor<4x16x32xf32> into tensor<4x16x4x8xf32>
  %keys = tensor.expand_shape %k [[0], [1], [2, 3]] output_shape [4, 16, 4, 8]
      : tensor<4x16x32xf32> into tensor<4x16x4x8xf32>
  %values = tensor.expand_shape %v [[0], [1], [2, 3]] output_shape [4, 16, 4, 8]
      : tensor<4x16x32xf32> into tensor<4x16x4x8xf32>
  %zeros = arith.constant dense<0.0> : tensor<4x4x16x16xf32>
  %scores = linalg.contract
      indexing_maps = [affine_map<(b, h, s, t, d) -> (b, s, h, d)>,
                       affine_map<(b, h, s, t, d) -> (b, t, h, d)>,
                       affine_map<(b, h, s, t, d) -> (b, h, s, t)>]
      ins(%queries, %keys : tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>)
      outs(%zeros : tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
  %e = tensor.empty() : tensor<4x4x16x16xf32>
  %masked = linalg.generic {
      indexing_maps = [affine_map<(b, h, s, t) -> (b, h, s, t)>,
                       affine_map<(b, h, s, t) -> (b, h, s, t)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%scores : tensor<4x4x16x16xf32>) outs(%e : tensor<4x4x16x16xf32>) {
  ^bb0(%score: f32, %out: f32):
    %s = linalg.index 2 : index
    %t = linalg.index 3 : index
    %is_before = arith.cmpi ule, %t, %s : index
    %scale = arith.constant 0.35355339 : f32
    %scaled = arith.mulf %score, %scale : f32
    %never = arith.constant -1.0e9 : f32
    %chosen = arith.select %is_before, %scaled, %never : f32
    linalg.yield %chosen : f32
  } -> tensor<4x4x16x16xf32>
  %weights = linalg.softmax dimension(3) ins(%masked : tensor<4x4x16x16xf32>)
      outs(%e : tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
  %nothing = arith.constant dense<0.0> : tensor<4x16x4x8xf32>
  %heads = linalg.contract
      indexing_maps = [affine_map<(b, s, h, d, t) -> (b, h, s, t)>,
                       affine_map<(b, s, h, d, t) -> (b, t, h, d)>,
                       affine_map<(b, s, h, d, t) -> (b, s, h, d)>]
      ins(%weights, %values : tensor<4x4x16x16xf32>, tensor<4x16x4x8xf32>)
      outs(%nothing : tensor<4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
  %features = tensor.collapse_shape %heads [[0], [1], [2, 3]]
      : tensor<4x16x4x8xf32> into tensor<4x16x32xf32>
  return %features : tensor<4x16x32xf32>
}

/// The mean of the cross-entropy of targets, in nats.
func.func private @cross_entropy(%logits: tensor<16x16x32xf32>, %targets: tensor<16x16xi32>)
    -> tensor<f32> {
  %e = tensor.empty() : tensor<16x16x32xf32>
  %least = arith.constant dense<-1.0e9> : tensor<16x16xf32>
  %largest = linalg.reduce { arith.maximumf } ins(%logits : tensor<16x16x32xf32>)
      outs(%least : tensor<16x16xf32>) dimensions = [2]
  %fixed = mesh.stop_gradient %largest : tensor<16x16xf32>
  %all = linalg.broadcast ins(%fixed : tensor<16x16xf32>)
      outs(%e : tensor<16x16x32xf32>) dimensions = [2]
  %shifted = arith.subf %logits, %all : tensor<16x16x32xf32>
  %exp = math.exp %shifted : tensor<16x16x32xf32>
  %none = arith.constant dense<0.0> : tensor<16x16xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<16x16x32xf32>)
      outs(%none : tensor<16x16xf32>) dimensions = [2]
  %log = math.log %sum : tensor<16x16xf32>
  %is_target = func.call @one_hot(%targets) : (tensor<16x16xi32>) -> tensor<16x16x32xf32>
  %of_target = arith.mulf %is_target, %shifted : tensor<16x16x32xf32>
  %target = linalg.reduce { arith.addf } ins(%of_target : tensor<16x16x32xf32>)
      outs(%none : tensor<16x16xf32>) dimensions = [2]
  %losses = arith.subf %log, %target : tensor<16x16xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %total = linalg.reduce { arith.addf } ins(%losses : tensor<16x16xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  %share = arith.constant dense<0.00390625> : tensor<f32>
  %mean = arith.mulf %total, %share : tensor<f32>
  return %mean : tensor<f32>
}

func.func private @loss(
    %tokens: tensor<16x17xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %inputs = tensor.extract_slice %tokens[0, 0] [16, 16] [1, 1] : tensor<16x17xi32> to tensor<16x16xi32>
  %targets = tensor.extract_slice %tokens[0, 1] [16, 16] [1, 1] : tensor<16x17xi32> to tensor<16x16xi32>
  %table = mesh.param_get @table : tensor<32x32xf32>
  %positions = mesh.param_get @positions : tensor<16x32xf32>
  %wq = mesh.param_get @wq : tensor<4x32x32xf32>
  %wk = mesh.param_get @wk : tensor<4x32x32xf32>
  %wv = mesh.param_get @wv : tensor<4x32x32xf32>
  %wo = mesh.param_get @wo : tensor<4x32x32xf32>
  %up = mesh.param_get @up : tensor<4x32x64xf32>
  %down = mesh.param_get @down : tensor<4x64x32xf32>

  %rows = func.call @one_hot(%inputs) : (tensor<16x16xi32>) -> tensor<16x16x32xf32>
  %e = tensor.empty() : tensor<16x16x32xf32>
  %places = linalg.broadcast ins(%positions : tensor<16x32xf32>)
      outs(%e : tensor<16x16x32xf32>) dimensions = [0]
  %words = linalg.contract
      indexing_maps = [affine_map<(b, s, f, v) -> (b, s, v)>,
                       affine_map<(b, s, f, v) -> (v, f)>,
                       affine_map<(b, s, f, v) -> (b, s, f)>]
      ins(%rows, %table : tensor<16x16x32xf32>, tensor<32x32xf32>)
      outs(%places : tensor<16x16x32xf32>) -> tensor<16x16x32xf32>
  %x = mesh.shard %words <@m, [{"data"}, {}, {"model"}]> : tensor<16x16x32xf32>

  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 4 schedule "1f1b"
      params(%wq, %wk, %wv, %wo, %up, %down) {
  ^block(%h: tensor<4x16x32xf32>, %q_kernel: tensor<32x32xf32>, %k_kernel: tensor<32x32xf32>,
         %v_kernel: tensor<32x32xf32>, %o_kernel: tensor<32x32xf32>, %up_kernel: tensor<32x64xf32>,
         %down_kernel: tensor<64x32xf32>, %stage: index, %microbatch: index):
    %n = func.call @normalize(%h) : (tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %q = mesh.tp_dense gather %n, %q_kernel on @m "model"
        : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
    %k = mesh.tp_dense gather %n, %k_kernel on @m "model"
        : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
    %v = mesh.tp_dense gather %n, %v_kernel on @m "model"
        : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
    %heads = func.call @attend(%q, %k, %v)
        : (tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %attention = mesh.tp_dense scatter %heads, %o_kernel on @m "model"
        : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
    %middle = arith.addf %h, %attention : tensor<4x16x32xf32>
    %o = func.call @normalize(%middle) : (tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %wide = mesh.tp_dense gather %o, %up_kernel on @m "model"
        : (tensor<4x16x32xf32>, tensor<32x64xf32>) -> tensor<4x16x64xf32>
    %active = math.tanh %wide : tensor<4x16x64xf32>
    %mlp = mesh.tp_dense scatter %active, %down_kernel on @m "model"
        : (tensor<4x16x64xf32>, tensor<64x32xf32>) -> tensor<4x16x32xf32>
    %next = arith.addf %middle, %mlp : tensor<4x16x32xf32>
    mesh.stage_yield %next : tensor<4x16x32xf32>
  } : (tensor<16x16x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>,
       tensor<4x32x32xf32>, tensor<4x32x64xf32>, tensor<4x64x32xf32>) -> tensor<16x16x32xf32>

  // The table of the first layer is that of the last.
  %zeros = arith.constant dense<0.0> : tensor<16x16x32xf32>
  %logits = linalg.contract
      indexing_maps = [affine_map<(b, s, v, f) -> (b, s, f)>,
                       affine_map<(b, s, v, f) -> (v, f)>,
                       affine_map<(b, s, v, f) -> (b, s, v)>]
      ins(%y, %table : tensor<16x16x32xf32>, tensor<32x32xf32>)
      outs(%zeros : tensor<16x16x32xf32>) -> tensor<16x16x32xf32>
  %loss = func.call @cross_entropy(%logits, %targets) : (tensor<16x16x32xf32>, tensor<16x16xi32>) -> tensor<f32>
  return %loss : tensor<f32>
}

mesh.train_step @train_step of @loss by adamw schedule cosine {
  rate = 0.01, end_rate = 0.001, warmup = 10, steps = 200,
  decay = 0.01, decay_exclude = "table|positions", clip = 1.0}
