// A language model's first and last layer with a vocabulary that is split over
// "model": the embedding of tokens, and the cross-entropy of the next token
// from logits that no device ever has as a whole.
//
// The embedding multiplies one-hot rows, of which each device makes those of
// its words, and sums up. Logits are split over words; the softmax takes their
// maximum and their sum over the devices, one number for each token.
//
//   24 tokens, 96 words, 16 features

mesh.mesh @m = <["data"=2, "model"=4]>

/// A row for each token: 1 at its word, 0 elsewhere.
func.func private @one_hot(
    %tokens: tensor<24xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
    -> (tensor<24x96xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %e = tensor.empty() : tensor<24x96xf32>
  %rows = linalg.generic {
      indexing_maps = [affine_map<(t, v) -> (t)>, affine_map<(t, v) -> (t, v)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%tokens : tensor<24xi32>) outs(%e : tensor<24x96xf32>) {
  ^bb0(%token: i32, %out: f32):
    %index = linalg.index 1 : index
    %word = arith.index_cast %index : index to i32
    %is = arith.cmpi eq, %word, %token : i32
    %one = arith.uitofp %is : i1 to f32
    linalg.yield %one : f32
  } -> tensor<24x96xf32>
  return %rows : tensor<24x96xf32>
}

func.func @main(
    %tokens: tensor<24xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
    %targets: tensor<24xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
    %table: tensor<96x16xf32> {mesh.name = "table", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> (tensor<24xf32> {mesh.name = "loss", mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %rows = func.call @one_hot(%tokens) : (tensor<24xi32>) -> tensor<24x96xf32>
  %x_zeros = arith.constant dense<0.0> : tensor<24x16xf32>
  %x = linalg.matmul ins(%rows, %table : tensor<24x96xf32>, tensor<96x16xf32>)
      outs(%x_zeros : tensor<24x16xf32>) -> tensor<24x16xf32>

  // logits[t, v] = x[t, :] · table[v, :]
  %zeros = arith.constant dense<0.0> : tensor<24x96xf32>
  %logits = linalg.contract
      indexing_maps = [affine_map<(t, v, f) -> (t, f)>,
                       affine_map<(t, v, f) -> (v, f)>,
                       affine_map<(t, v, f) -> (t, v)>]
      ins(%x, %table : tensor<24x16xf32>, tensor<96x16xf32>)
      outs(%zeros : tensor<24x96xf32>) -> tensor<24x96xf32>

  // log(sum(exp(logits - largest))) + largest - logit of the target
  %e = tensor.empty() : tensor<24x96xf32>
  %least = arith.constant dense<-1.0e9> : tensor<24xf32>
  %largest = linalg.reduce { arith.maximumf } ins(%logits : tensor<24x96xf32>)
      outs(%least : tensor<24xf32>) dimensions = [1]
  %largest_v = linalg.broadcast ins(%largest : tensor<24xf32>)
      outs(%e : tensor<24x96xf32>) dimensions = [1]
  %shifted = arith.subf %logits, %largest_v : tensor<24x96xf32>
  %exp = math.exp %shifted : tensor<24x96xf32>
  %none = arith.constant dense<0.0> : tensor<24xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<24x96xf32>)
      outs(%none : tensor<24xf32>) dimensions = [1]
  %log = math.log %sum : tensor<24xf32>

  %is_target = func.call @one_hot(%targets) : (tensor<24xi32>) -> tensor<24x96xf32>
  %of_target = arith.mulf %is_target, %shifted : tensor<24x96xf32>
  %target = linalg.reduce { arith.addf } ins(%of_target : tensor<24x96xf32>)
      outs(%none : tensor<24xf32>) dimensions = [1]
  %loss = arith.subf %log, %target : tensor<24xf32>
  return %loss : tensor<24xf32>
}
