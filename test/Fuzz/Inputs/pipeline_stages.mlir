mesh.mesh @m = <["data"=2, "pipe"=4, "model"=2]>

func.func @main(
    %tokens: tensor<24xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
    %table: tensor<20x8xf32> {mesh.name = "table"},
    %widen: tensor<8x16xf32> {mesh.name = "widen", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %mix: tensor<16x16xf32> {mesh.name = "mix", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
    %narrow: tensor<16x8xf32> {mesh.name = "narrow", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> (tensor<24x20xf32> {mesh.name = "scores", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
        tensor<6xf32> {mesh.name = "temperatures", mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %out:2 = mesh.pipeline(%tokens) on @m "pipe" stages 4 microbatches 6 {
  ^embed(%part: tensor<4xi32>, %stage: index, %microbatch: index):
    %e = tensor.empty() : tensor<4x20xf32>
    %one_hot = linalg.generic {
        indexing_maps = [affine_map<(b, t) -> (b)>, affine_map<(b, t) -> (b, t)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%part : tensor<4xi32>) outs(%e : tensor<4x20xf32>) {
    ^bb0(%token: i32, %old: f32):
      %t = linalg.index 1 : index
      %n = arith.index_cast %t : index to i32
      %twenty = arith.constant 20 : i32
      %id = arith.remui %token, %twenty : i32
      %is = arith.cmpi eq, %id, %n : i32
      %hot = arith.uitofp %is : i1 to f32
      linalg.yield %hot : f32
    } -> tensor<4x20xf32>
    %zeros = arith.constant dense<0.0> : tensor<4x8xf32>
    %h = linalg.matmul ins(%one_hot, %table : tensor<4x20xf32>, tensor<20x8xf32>)
        outs(%zeros : tensor<4x8xf32>) -> tensor<4x8xf32>
    mesh.stage_yield %h : tensor<4x8xf32>
  }, {
  ^wide(%h: tensor<4x8xf32>, %stage: index, %microbatch: index):
    %y = mesh.tp_dense gather %h, %widen on @m "model"
        : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %w = math.tanh %y : tensor<4x16xf32>
    mesh.stage_yield %w, %h : tensor<4x16xf32>, tensor<4x8xf32>
  }, {
  ^mixed(%w: tensor<4x16xf32>, %h: tensor<4x8xf32>, %stage: index, %microbatch: index):
    %y = mesh.tp_dense scatter %w, %mix on @m "model"
        : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %v = math.tanh %y : tensor<4x16xf32>
    mesh.stage_yield %v, %h : tensor<4x16xf32>, tensor<4x8xf32>
  }, {
  ^head(%v: tensor<4x16xf32>, %h: tensor<4x8xf32>, %stage: index, %microbatch: index):
    %y = mesh.tp_dense scatter %v, %narrow on @m "model"
        : (tensor<4x16xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
    %sum = arith.addf %y, %h : tensor<4x8xf32>
    %zeros = arith.constant dense<0.0> : tensor<4x20xf32>
    %scores = linalg.contract
        indexing_maps = [affine_map<(b, t, d) -> (b, d)>,
                         affine_map<(b, t, d) -> (t, d)>,
                         affine_map<(b, t, d) -> (b, t)>]
        ins(%sum, %table : tensor<4x8xf32>, tensor<20x8xf32>)
        outs(%zeros : tensor<4x20xf32>) -> tensor<4x20xf32>
    %least = arith.constant dense<-1.0e9> : tensor<f32>
    %largest = linalg.reduce { arith.maximumf } ins(%scores : tensor<4x20xf32>)
        outs(%least : tensor<f32>) dimensions = [0, 1]
    %temperature = tensor.expand_shape %largest [] output_shape [1]
        : tensor<f32> into tensor<1xf32>
    mesh.stage_yield %scores, %temperature : tensor<4x20xf32>, tensor<1xf32>
  } : (tensor<24xi32>) -> (tensor<24x20xf32>, tensor<6xf32>)
  return %out#0, %out#1 : tensor<24x20xf32>, tensor<6xf32>
}
