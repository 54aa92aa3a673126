// The attention block of a transformer, tensor-parallel as in Megatron-LM: the
// heads are split over "model", the sequences of a batch over "data".
//
// Queries, keys and values are column-parallel layers, so that each device has
// whole heads; attention itself needs no communication; the output layer is
// row-parallel and sums up over the heads. x is split over features before and
// after: one all-gather and one reduce-scatter for the block.
//
//   batch 4, sequence 16, 8 heads of 4 features

mesh.mesh @m = <["data"=2, "model"=4]>

func.func @main(
    %x: tensor<4x16x32xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {"model"}]>},
    %wq: tensor<32x32xf32> {mesh.name = "wq", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %wk: tensor<32x32xf32> {mesh.name = "wk", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %wv: tensor<32x32xf32> {mesh.name = "wv", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %wo: tensor<32x32xf32> {mesh.name = "wo", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> (tensor<4x16x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {"model"}]>}) {
  %q = mesh.tp_dense gather %x, %wq on @m "model"
      : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
  %k = mesh.tp_dense gather %x, %wk on @m "model"
      : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
  %v = mesh.tp_dense gather %x, %wv on @m "model"
      : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
  %queries = tensor.expand_shape %q [[0], [1], [2, 3]] output_shape [4, 16, 8, 4]
      : tensor<4x16x32xf32> into tensor<4x16x8x4xf32>
  %keys = tensor.expand_shape %k [[0], [1], [2, 3]] output_shape [4, 16, 8, 4]
      : tensor<4x16x32xf32> into tensor<4x16x8x4xf32>
  %values = tensor.expand_shape %v [[0], [1], [2, 3]] output_shape [4, 16, 8, 4]
      : tensor<4x16x32xf32> into tensor<4x16x8x4xf32>

  // scores[b, h, s, t] = queries[b, s, h, :] · keys[b, t, h, :]
  %zeros = arith.constant dense<0.0> : tensor<4x8x16x16xf32>
  %scores = linalg.contract
      indexing_maps = [affine_map<(b, h, s, t, d) -> (b, s, h, d)>,
                       affine_map<(b, h, s, t, d) -> (b, t, h, d)>,
                       affine_map<(b, h, s, t, d) -> (b, h, s, t)>]
      ins(%queries, %keys : tensor<4x16x8x4xf32>, tensor<4x16x8x4xf32>)
      outs(%zeros : tensor<4x8x16x16xf32>) -> tensor<4x8x16x16xf32>

  // A token sees those up to itself.
  %e = tensor.empty() : tensor<4x8x16x16xf32>
  %masked = linalg.generic {
      indexing_maps = [affine_map<(b, h, s, t) -> (b, h, s, t)>,
                       affine_map<(b, h, s, t) -> (b, h, s, t)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%scores : tensor<4x8x16x16xf32>) outs(%e : tensor<4x8x16x16xf32>) {
  ^bb0(%score: f32, %out: f32):
    %s = linalg.index 2 : index
    %t = linalg.index 3 : index
    %sees = arith.cmpi ule, %t, %s : index
    %scale = arith.constant 0.5 : f32
    %scaled = arith.mulf %score, %scale : f32
    %never = arith.constant -1.0e9 : f32
    %chosen = arith.select %sees, %scaled, %never : f32
    linalg.yield %chosen : f32
  } -> tensor<4x8x16x16xf32>

  // softmax over t
  %least = arith.constant dense<-1.0e9> : tensor<4x8x16xf32>
  %largest = linalg.reduce { arith.maximumf } ins(%masked : tensor<4x8x16x16xf32>)
      outs(%least : tensor<4x8x16xf32>) dimensions = [3]
  %largest_t = linalg.broadcast ins(%largest : tensor<4x8x16xf32>)
      outs(%e : tensor<4x8x16x16xf32>) dimensions = [3]
  %shifted = arith.subf %masked, %largest_t : tensor<4x8x16x16xf32>
  %exp = math.exp %shifted : tensor<4x8x16x16xf32>
  %none = arith.constant dense<0.0> : tensor<4x8x16xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<4x8x16x16xf32>)
      outs(%none : tensor<4x8x16xf32>) dimensions = [3]
  %sum_t = linalg.broadcast ins(%sum : tensor<4x8x16xf32>)
      outs(%e : tensor<4x8x16x16xf32>) dimensions = [3]
  %weights = arith.divf %exp, %sum_t : tensor<4x8x16x16xf32>

  // heads[b, s, h, :] = the sum over t of weights[b, h, s, t] values[b, t, h, :]
  %nothing = arith.constant dense<0.0> : tensor<4x16x8x4xf32>
  %heads = linalg.contract
      indexing_maps = [affine_map<(b, s, h, d, t) -> (b, h, s, t)>,
                       affine_map<(b, s, h, d, t) -> (b, t, h, d)>,
                       affine_map<(b, s, h, d, t) -> (b, s, h, d)>]
      ins(%weights, %values : tensor<4x8x16x16xf32>, tensor<4x16x8x4xf32>)
      outs(%nothing : tensor<4x16x8x4xf32>) -> tensor<4x16x8x4xf32>
  %features = tensor.collapse_shape %heads [[0], [1], [2, 3]]
      : tensor<4x16x8x4xf32> into tensor<4x16x32xf32>
  %y = mesh.tp_dense scatter %features, %wo on @m "model"
      : (tensor<4x16x32xf32>, tensor<32x32xf32>) -> tensor<4x16x32xf32>
  return %y : tensor<4x16x32xf32>
}
