mesh.mesh @m = <["expert"=4]>

func.func @main(
    %x: tensor<8x16x12xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"expert"}, {}, {}]>},
    %router: tensor<12x4xf32> {mesh.name = "router", mesh.sharding = #mesh.sharding<@m, [{}, {}]>},
    %w1: tensor<4x12x24xf32> {mesh.name = "w1", mesh.sharding = #mesh.sharding<@m, [{"expert"}, {}, {}]>},
    %w2: tensor<4x24x12xf32> {mesh.name = "w2", mesh.sharding = #mesh.sharding<@m, [{"expert"}, {}, {}]>})
    -> (tensor<8x16x12xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"expert"}, {}, {}]>}) {
  %score_zeros = arith.constant dense<0.0> : tensor<8x16x4xf32>
  %scores = linalg.contract
      indexing_maps = [affine_map<(g, s, e, m) -> (g, s, m)>,
                       affine_map<(g, s, e, m) -> (m, e)>,
                       affine_map<(g, s, e, m) -> (g, s, e)>]
      ins(%x, %router : tensor<8x16x12xf32>, tensor<12x4xf32>)
      outs(%score_zeros : tensor<8x16x4xf32>) -> tensor<8x16x4xf32>
  %least = arith.constant dense<-1.0e9> : tensor<8x16xf32>
  %highest = linalg.reduce { arith.maximumf } ins(%scores : tensor<8x16x4xf32>)
      outs(%least : tensor<8x16xf32>) dimensions = [2]
  %highest_empty = tensor.empty() : tensor<8x16x4xf32>
  %highest_e = linalg.broadcast ins(%highest : tensor<8x16xf32>)
      outs(%highest_empty : tensor<8x16x4xf32>) dimensions = [2]
  %is_chosen = arith.cmpf oeq, %scores, %highest_e : tensor<8x16x4xf32>
  %chosen = arith.uitofp %is_chosen : tensor<8x16x4xi1> to tensor<8x16x4xf32>

  %before_empty = tensor.empty() : tensor<16x16xf32>
  %before = linalg.generic {
      indexing_maps = [affine_map<(s, r) -> (s, r)>],
      iterator_types = ["parallel", "parallel"]}
      outs(%before_empty : tensor<16x16xf32>) {
  ^bb0(%out: f32):
    %s = linalg.index 0 : index
    %r = linalg.index 1 : index
    %is = arith.cmpi ult, %r, %s : index
    %one = arith.uitofp %is : i1 to f32
    linalg.yield %one : f32
  } -> tensor<16x16xf32>
  %place = linalg.contract
      indexing_maps = [affine_map<(g, s, e, r) -> (s, r)>,
                       affine_map<(g, s, e, r) -> (g, r, e)>,
                       affine_map<(g, s, e, r) -> (g, s, e)>]
      ins(%before, %chosen : tensor<16x16xf32>, tensor<8x16x4xf32>)
      outs(%score_zeros : tensor<8x16x4xf32>) -> tensor<8x16x4xf32>
  %mask_empty = tensor.empty() : tensor<8x16x4x8xf32>
  %mask = linalg.generic {
      indexing_maps = [affine_map<(g, s, e, c) -> (g, s, e)>,
                       affine_map<(g, s, e, c) -> (g, s, e)>,
                       affine_map<(g, s, e, c) -> (g, s, e, c)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%chosen, %place : tensor<8x16x4xf32>, tensor<8x16x4xf32>)
      outs(%mask_empty : tensor<8x16x4x8xf32>) {
  ^bb0(%is_here: f32, %at: f32, %out: f32):
    %index = linalg.index 3 : index
    %c = arith.index_cast %index : index to i32
    %c_float = arith.sitofp %c : i32 to f32
    %is = arith.cmpf oeq, %at, %c_float : f32
    %nowhere = arith.constant 0.0 : f32
    %value = arith.select %is, %is_here, %nowhere : f32
    linalg.yield %value : f32
  } -> tensor<8x16x4x8xf32>

  %in_zeros = arith.constant dense<0.0> : tensor<4x8x8x12xf32>
  %sorted = linalg.contract
      indexing_maps = [affine_map<(e, g, c, m, s) -> (g, s, e, c)>,
                       affine_map<(e, g, c, m, s) -> (g, s, m)>,
                       affine_map<(e, g, c, m, s) -> (e, g, c, m)>]
      ins(%mask, %x : tensor<8x16x4x8xf32>, tensor<8x16x12xf32>)
      outs(%in_zeros : tensor<4x8x8x12xf32>) -> tensor<4x8x8x12xf32>
  %at_group = mesh.shard %sorted <@m, [{}, {"expert"}, {}, {}]> : tensor<4x8x8x12xf32>
  %at_expert = mesh.shard %at_group <@m, [{"expert"}, {}, {}, {}]> : tensor<4x8x8x12xf32>

  %h_zeros = arith.constant dense<0.0> : tensor<4x8x8x24xf32>
  %h = linalg.contract
      indexing_maps = [affine_map<(e, g, c, h, m) -> (e, g, c, m)>,
                       affine_map<(e, g, c, h, m) -> (e, m, h)>,
                       affine_map<(e, g, c, h, m) -> (e, g, c, h)>]
      ins(%at_expert, %w1 : tensor<4x8x8x12xf32>, tensor<4x12x24xf32>)
      outs(%h_zeros : tensor<4x8x8x24xf32>) -> tensor<4x8x8x24xf32>
  %relu = arith.maximumf %h, %h_zeros : tensor<4x8x8x24xf32>
  %out = linalg.contract
      indexing_maps = [affine_map<(e, g, c, m, h) -> (e, g, c, h)>,
                       affine_map<(e, g, c, m, h) -> (e, h, m)>,
                       affine_map<(e, g, c, m, h) -> (e, g, c, m)>]
      ins(%relu, %w2 : tensor<4x8x8x24xf32>, tensor<4x24x12xf32>)
      outs(%in_zeros : tensor<4x8x8x12xf32>) -> tensor<4x8x8x12xf32>

  %back = mesh.shard %out <@m, [{"expert"}, {}, {}, {}]> : tensor<4x8x8x12xf32>
  %to_group = mesh.shard %back <@m, [{}, {"expert"}, {}, {}]> : tensor<4x8x8x12xf32>
  %y_zeros = arith.constant dense<0.0> : tensor<8x16x12xf32>
  %y = linalg.contract
      indexing_maps = [affine_map<(g, s, m, e, c) -> (g, s, e, c)>,
                       affine_map<(g, s, m, e, c) -> (e, g, c, m)>,
                       affine_map<(g, s, m, e, c) -> (g, s, m)>]
      ins(%mask, %to_group : tensor<8x16x4x8xf32>, tensor<4x8x8x12xf32>)
      outs(%y_zeros : tensor<8x16x12xf32>) -> tensor<8x16x12xf32>
  return %y : tensor<8x16x12xf32>
}
