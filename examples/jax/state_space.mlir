#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc(unknown)
#loc7 = loc("examples/jax/models.py":118:11)
#loc8 = loc("examples/jax/models.py":44:15)
#loc9 = loc("examples/jax/models.py":283:14)
#loc10 = loc("examples/jax/models.py":289:41)
#loc11 = loc("examples/jax/models.py":289:24)
#loc12 = loc("examples/jax/models.py":293:4)
#loc13 = loc("examples/jax/models.py":118:27)
#loc14 = loc("examples/jax/models.py":118:11)
#loc15 = loc("examples/jax/models.py":119:20)
#loc16 = loc("examples/jax/models.py":119:28)
#loc17 = loc("examples/jax/models.py":119:20)
#loc18 = loc("examples/jax/models.py":119:12)
#loc19 = loc("examples/jax/models.py":120:13)
#loc20 = loc("examples/jax/models.py":120:38)
#loc21 = loc("examples/jax/models.py":120:13)
#loc22 = loc("examples/jax/models.py":124:16)
#loc23 = loc("examples/jax/models.py":123:15)
#loc24 = loc("examples/jax/models.py":123:37)
#loc25 = loc("examples/jax/models.py":123:37)
#loc26 = loc("examples/jax/models.py":125:16)
#loc27 = loc("examples/jax/models.py":125:8)
#loc28 = loc(unknown)
#loc29 = loc("examples/jax/models.py":125:8)
#loc30 = loc("examples/jax/models.py":126:21)
#loc31 = loc("examples/jax/models.py":126:21)
#loc32 = loc("examples/jax/models.py":126:46)
#loc33 = loc("examples/jax/models.py":126:21)
#loc34 = loc("examples/jax/models.py":126:20)
#loc35 = loc("examples/jax/models.py":126:11)
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#loc36 = loc("examples/jax/models.py":118:11)
#loc37 = loc("examples/jax/models.py":44:15)
#loc38 = loc("examples/jax/models.py":283:14)
#loc39 = loc("examples/jax/models.py":289:41)
#loc40 = loc("examples/jax/models.py":289:24)
#loc41 = loc("examples/jax/models.py":293:4)
#loc42 = loc("examples/jax/models.py":118:27)
#loc43 = loc("examples/jax/models.py":118:11)
#loc44 = loc("examples/jax/models.py":119:20)
#loc45 = loc("examples/jax/models.py":119:28)
#loc46 = loc("examples/jax/models.py":119:20)
#loc47 = loc("examples/jax/models.py":119:12)
#loc48 = loc("examples/jax/models.py":120:13)
#loc49 = loc("examples/jax/models.py":120:38)
#loc50 = loc("examples/jax/models.py":120:13)
#loc51 = loc("examples/jax/models.py":124:16)
#loc52 = loc("examples/jax/models.py":123:15)
#loc53 = loc("examples/jax/models.py":123:37)
#loc54 = loc("examples/jax/models.py":123:37)
#loc55 = loc("examples/jax/models.py":125:16)
#loc56 = loc("examples/jax/models.py":125:8)
#loc57 = loc(unknown)
#loc58 = loc("examples/jax/models.py":125:8)
#loc59 = loc("examples/jax/models.py":126:21)
#loc60 = loc("examples/jax/models.py":126:21)
#loc61 = loc("examples/jax/models.py":126:46)
#loc62 = loc("examples/jax/models.py":126:21)
#loc63 = loc("examples/jax/models.py":126:20)
#loc64 = loc("examples/jax/models.py":126:11)
#loc65 = loc("examples/jax/models.py":289:24)
#loc66 = loc("examples/jax/models.py":289:41)
#loc67 = loc("examples/jax/models.py":283:14)
#loc68 = loc("examples/jax/models.py":44:15)
#loc69 = loc("examples/jax/models.py":283:14)
#loc70 = loc("examples/jax/models.py":118:11)
#loc71 = loc("examples/jax/models.py":118:27)
#loc72 = loc("examples/jax/models.py":118:11)
#loc73 = loc("examples/jax/models.py":119:20)
#loc74 = loc("examples/jax/models.py":119:28)
#loc75 = loc("examples/jax/models.py":119:20)
#loc76 = loc("examples/jax/models.py":119:12)
#loc77 = loc("examples/jax/models.py":120:13)
#loc78 = loc("examples/jax/models.py":120:38)
#loc79 = loc("examples/jax/models.py":120:13)
#loc80 = loc("examples/jax/models.py":124:16)
#loc81 = loc("examples/jax/models.py":125:16)
#loc82 = loc("examples/jax/models.py":125:8)
#loc83 = loc("examples/jax/models.py":125:8)
#loc84 = loc("examples/jax/models.py":126:21)
#loc85 = loc("examples/jax/models.py":126:21)
#loc86 = loc("examples/jax/models.py":126:46)
#loc87 = loc("examples/jax/models.py":126:21)
#loc88 = loc("examples/jax/models.py":126:20)
#loc89 = loc("examples/jax/models.py":126:11)
#loc90 = loc("examples/jax/models.py":118:11)
#loc91 = loc("examples/jax/models.py":118:27)
#loc92 = loc("examples/jax/models.py":118:11)
#loc93 = loc("examples/jax/models.py":119:20)
#loc94 = loc("examples/jax/models.py":119:28)
#loc95 = loc("examples/jax/models.py":119:20)
#loc96 = loc("examples/jax/models.py":119:20)
#loc97 = loc("examples/jax/models.py":119:12)
#loc98 = loc("examples/jax/models.py":120:13)
#loc99 = loc("examples/jax/models.py":120:13)
#loc100 = loc("examples/jax/models.py":120:38)
#loc101 = loc("examples/jax/models.py":120:13)
#loc102 = loc("examples/jax/models.py":124:16)
#loc103 = loc("examples/jax/models.py":123:15)
#loc104 = loc("examples/jax/models.py":123:37)
#loc105 = loc("examples/jax/models.py":123:37)
#loc107 = loc("examples/jax/models.py":124:16)
#loc108 = loc("examples/jax/models.py":124:16)
#loc109 = loc("examples/jax/models.py":125:16)
#loc110 = loc("examples/jax/models.py":125:16)
#loc111 = loc("examples/jax/models.py":125:8)
#loc112 = loc("examples/jax/models.py":125:8)
#loc113 = loc("examples/jax/models.py":126:21)
#loc114 = loc("examples/jax/models.py":126:21)
#loc115 = loc("examples/jax/models.py":126:46)
#loc116 = loc("examples/jax/models.py":126:21)
#loc117 = loc("examples/jax/models.py":126:20)
#loc118 = loc("examples/jax/models.py":126:20)
#loc119 = loc("examples/jax/models.py":126:11)
#loc120 = loc("examples/jax/models.py":126:11)
#loc121 = loc("examples/jax/models.py":126:11)
#loc122 = loc("examples/jax/models.py":126:11)
#loc123 = loc("examples/jax/models.py":126:20)
#loc124 = loc("examples/jax/models.py":126:21)
#loc125 = loc("examples/jax/models.py":126:21)
#loc126 = loc("examples/jax/models.py":125:8)
#loc127 = loc("examples/jax/models.py":125:8)
#loc128 = loc("examples/jax/models.py":125:8)
#loc129 = loc("examples/jax/models.py":125:16)
#loc132 = loc("examples/jax/models.py":124:16)
#loc133 = loc("examples/jax/models.py":124:16)
#loc134 = loc("examples/jax/models.py":124:16)
#loc135 = loc("examples/jax/models.py":124:16)
#loc136 = loc("examples/jax/models.py":120:13)
#loc137 = loc("examples/jax/models.py":120:13)
#loc139 = loc("examples/jax/models.py":120:13)
#loc140 = loc("examples/jax/models.py":119:12)
#loc141 = loc("examples/jax/models.py":119:20)
#loc142 = loc("examples/jax/models.py":119:20)
#loc143 = loc("examples/jax/models.py":119:20)
#loc144 = loc("examples/jax/models.py":119:28)
#loc145 = loc("examples/jax/models.py":119:20)
#loc146 = loc("examples/jax/models.py":119:20)
#loc147 = loc("examples/jax/models.py":118:11)
#loc148 = loc("examples/jax/models.py":118:11)
#loc149 = loc("examples/jax/models.py":118:27)
#loc150 = loc("examples/jax/models.py":118:27)
#loc151 = loc("examples/jax/models.py":123:15)
#loc152 = loc("examples/jax/models.py":123:37)
#loc153 = loc("examples/jax/models.py":123:37)
#loc154 = loc("examples/jax/models.py":123:37)
#loc155 = loc("examples/jax/models.py":123:37)
#loc156 = loc("examples/jax/models.py":123:15)
#loc157 = loc("examples/jax/models.py":123:15)
module @jit_state_space {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<16x4xf32> {mesh.name = "params.decay", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc94), %arg1: tensor<16x4xf32> {mesh.name = "params.input", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc98), %arg2: tensor<16x16xf32> {mesh.name = "params.mix", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc111), %arg3: tensor<16x4xf32> {mesh.name = "params.output", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc109), %arg4: tensor<16x16xf32> {mesh.name = "params.step", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}]>} loc(#loc91), %arg5: tensor<2x12x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}, {"model"}]>} loc(#loc91)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<16x4xf32> {mesh.name = "result.1.decay"}, tensor<16x4xf32> {mesh.name = "result.1.input"}, tensor<16x16xf32> {mesh.name = "result.1.mix"}, tensor<16x4xf32> {mesh.name = "result.1.output"}, tensor<16x16xf32> {mesh.name = "result.1.step"}) {
    %cst = arith.constant 0.00284090918 : f32 loc(#loc90)
    %cst_0 = arith.constant 3.520000e+02 : f32 loc(#loc90)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc90)
    %cst_2 = arith.constant dense<0x7F800000> : tensor<f32> loc(#loc90)
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc69)
    %cst_4 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc69)
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc91)
    %0 = tensor.empty() : tensor<2x12x16xf32> loc(#loc91)
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<2x12x16xf32>) -> tensor<2x12x16xf32> loc(#loc91)
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg5, %arg4 : tensor<2x12x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc(#loc91), %in_82: f32 loc(#loc91), %out: f32 loc("examples/jax/models.py":118:27)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc91)
      %161 = arith.addf %out, %160 : f32 loc(#loc91)
      linalg.yield %161 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %3 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc(#loc90), %out: f32 loc("examples/jax/models.py":118:11)):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %4 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %3 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:27), %in_82: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.maximumf %in, %in_82 : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %5 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %3 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:27), %in_82: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.subf %in, %in_82 : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %6 = tensor.empty() : tensor<2x12x16xi1> loc(#loc90)
    %7 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %5 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %in_82: f32 loc("examples/jax/models.py":118:11), %out: i1 loc("examples/jax/models.py":118:11)):
      %160 = arith.cmpf une, %in, %in_82 : f32 loc(#loc90)
      linalg.yield %160 : i1 loc(#loc90)
    } -> tensor<2x12x16xi1> loc(#loc90)
    %8 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %3 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:27), %in_82: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = math.absf %in : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.negf %in : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %11 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = math.exp %in : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = math.log1p %in : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %13 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %12 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %in_82: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8, %13 : tensor<2x12x16xi1>, tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":118:11), %in_82: f32 loc("examples/jax/models.py":118:11), %in_83: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.select %in, %in_82, %in_83 : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %15 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %16 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %15 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:27), %in_82: f32 loc("examples/jax/models.py":118:11), %out: i1 loc("examples/jax/models.py":118:11)):
      %160 = arith.cmpf oeq, %in, %in_82 : f32 loc(#loc90)
      linalg.yield %160 : i1 loc(#loc90)
    } -> tensor<2x12x16xi1> loc(#loc90)
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %3, %2 : tensor<2x12x16xi1>, tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":118:11), %in_82: f32 loc("examples/jax/models.py":118:11), %in_83: f32 loc("examples/jax/models.py":118:27), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.select %in, %in_82, %in_83 : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %18 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %15 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %in_82: f32 loc("examples/jax/models.py":118:11), %out: i1 loc("examples/jax/models.py":118:11)):
      %160 = arith.cmpf oeq, %in, %in_82 : f32 loc(#loc90)
      linalg.yield %160 : i1 loc(#loc90)
    } -> tensor<2x12x16xi1> loc(#loc90)
    %19 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %3, %14 : tensor<2x12x16xi1>, tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":118:11), %in_82: f32 loc("examples/jax/models.py":118:11), %in_83: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.select %in, %in_82, %in_83 : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %20 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %in_82: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.subf %in, %in_82 : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = math.exp %in : f32 loc(#loc90)
      linalg.yield %160 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %22 = tensor.empty() : tensor<2x12x16x1xf32> loc(#loc92)
    %23 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x12x16xf32>) outs(%22 : tensor<2x12x16x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      linalg.yield %in : f32 loc(#loc92)
    } -> tensor<2x12x16x1xf32> loc(#loc92)
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x12x16x1xf32>) outs(%22 : tensor<2x12x16x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":119:20)):
      %160 = arith.negf %in : f32 loc(#loc93)
      linalg.yield %160 : f32 loc(#loc93)
    } -> tensor<2x12x16x1xf32> loc(#loc93)
    %25 = tensor.empty() : tensor<16x4xf32> loc(#loc94)
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x4xf32>) outs(%25 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(#loc94), %out: f32 loc("examples/jax/models.py":119:28)):
      %160 = math.exp %in : f32 loc(#loc94)
      linalg.yield %160 : f32 loc(#loc94)
    } -> tensor<16x4xf32> loc(#loc94)
    %27 = tensor.empty() : tensor<1x1x16x4xf32> loc(#loc95)
    %28 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<16x4xf32>) outs(%27 : tensor<1x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":119:28), %out: f32 loc("examples/jax/models.py":119:20)):
      linalg.yield %in : f32 loc(#loc95)
    } -> tensor<1x1x16x4xf32> loc(#loc95)
    %29 = tensor.empty() : tensor<2x12x16x4xf32> loc(#loc96)
    %30 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x12x16x1xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":119:20), %out: f32 loc("examples/jax/models.py":119:20)):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<2x12x16x4xf32> loc(#loc96)
    %31 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<1x1x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":119:20), %out: f32 loc("examples/jax/models.py":119:20)):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<2x12x16x4xf32> loc(#loc96)
    %32 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":119:20), %in_82: f32 loc("examples/jax/models.py":119:20), %out: f32 loc("examples/jax/models.py":119:20)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc96)
      linalg.yield %160 : f32 loc(#loc96)
    } -> tensor<2x12x16x4xf32> loc(#loc96)
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":119:20), %out: f32 loc("examples/jax/models.py":119:12)):
      %160 = math.exp %in : f32 loc(#loc97)
      linalg.yield %160 : f32 loc(#loc97)
    } -> tensor<2x12x16x4xf32> loc(#loc97)
    %34 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<16x4xf32>) outs(%27 : tensor<1x1x16x4xf32>) {
    ^bb0(%in: f32 loc(#loc98), %out: f32 loc("examples/jax/models.py":120:13)):
      linalg.yield %in : f32 loc(#loc98)
    } -> tensor<1x1x16x4xf32> loc(#loc98)
    %35 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x12x16x1xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":120:13)):
      linalg.yield %in : f32 loc(#loc99)
    } -> tensor<2x12x16x4xf32> loc(#loc99)
    %36 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<1x1x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":120:13), %out: f32 loc("examples/jax/models.py":120:13)):
      linalg.yield %in : f32 loc(#loc99)
    } -> tensor<2x12x16x4xf32> loc(#loc99)
    %37 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":120:13), %in_82: f32 loc("examples/jax/models.py":120:13), %out: f32 loc("examples/jax/models.py":120:13)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc99)
      linalg.yield %160 : f32 loc(#loc99)
    } -> tensor<2x12x16x4xf32> loc(#loc99)
    %38 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<2x12x16xf32>) outs(%22 : tensor<2x12x16x1xf32>) {
    ^bb0(%in: f32 loc(#loc100), %out: f32 loc("examples/jax/models.py":120:38)):
      linalg.yield %in : f32 loc(#loc100)
    } -> tensor<2x12x16x1xf32> loc(#loc100)
    %39 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x12x16x1xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":120:38), %out: f32 loc("examples/jax/models.py":120:13)):
      linalg.yield %in : f32 loc(#loc101)
    } -> tensor<2x12x16x4xf32> loc(#loc101)
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":120:13), %in_82: f32 loc("examples/jax/models.py":120:13), %out: f32 loc("examples/jax/models.py":120:13)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc101)
      linalg.yield %160 : f32 loc(#loc101)
    } -> tensor<2x12x16x4xf32> loc(#loc101)
    %extracted_slice = tensor.extract_slice %33[0, 0, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x12x16x4xf32> to tensor<2x6x16x4xf32> loc(#loc102)
    %extracted_slice_6 = tensor.extract_slice %40[0, 0, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x12x16x4xf32> to tensor<2x6x16x4xf32> loc(#loc102)
    %extracted_slice_7 = tensor.extract_slice %33[0, 1, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x12x16x4xf32> to tensor<2x6x16x4xf32> loc(#loc102)
    %extracted_slice_8 = tensor.extract_slice %40[0, 1, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x12x16x4xf32> to tensor<2x6x16x4xf32> loc(#loc102)
    %41 = tensor.empty() : tensor<2x6x16x4xf32> loc(#loc151)
    %42 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_7 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:15)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc151)
      linalg.yield %160 : f32 loc(#loc151)
    } -> tensor<2x6x16x4xf32> loc(#loc151)
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_6, %extracted_slice_7 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc152)
      linalg.yield %160 : f32 loc(#loc152)
    } -> tensor<2x6x16x4xf32> loc(#loc152)
    %44 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %extracted_slice_8 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc153)
      linalg.yield %160 : f32 loc(#loc153)
    } -> tensor<2x6x16x4xf32> loc(#loc153)
    %extracted_slice_9 = tensor.extract_slice %42[0, 0, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x3x16x4xf32> loc(#loc102)
    %extracted_slice_10 = tensor.extract_slice %44[0, 0, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x3x16x4xf32> loc(#loc102)
    %extracted_slice_11 = tensor.extract_slice %42[0, 1, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x3x16x4xf32> loc(#loc102)
    %extracted_slice_12 = tensor.extract_slice %44[0, 1, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x3x16x4xf32> loc(#loc102)
    %45 = tensor.empty() : tensor<2x3x16x4xf32> loc(#loc151)
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %extracted_slice_11 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:15)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc151)
      linalg.yield %160 : f32 loc(#loc151)
    } -> tensor<2x3x16x4xf32> loc(#loc151)
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %extracted_slice_11 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc152)
      linalg.yield %160 : f32 loc(#loc152)
    } -> tensor<2x3x16x4xf32> loc(#loc152)
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %extracted_slice_12 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc153)
      linalg.yield %160 : f32 loc(#loc153)
    } -> tensor<2x3x16x4xf32> loc(#loc153)
    %extracted_slice_13 = tensor.extract_slice %48[0, 0, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc102)
    %extracted_slice_14 = tensor.extract_slice %46[0, 1, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc102)
    %extracted_slice_15 = tensor.extract_slice %48[0, 1, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc102)
    %49 = tensor.empty() : tensor<2x1x16x4xf32> loc(#loc152)
    %50 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %extracted_slice_14 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%49 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc152)
      linalg.yield %160 : f32 loc(#loc152)
    } -> tensor<2x1x16x4xf32> loc(#loc152)
    %51 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %extracted_slice_15 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%49 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc153)
      linalg.yield %160 : f32 loc(#loc153)
    } -> tensor<2x1x16x4xf32> loc(#loc153)
    %extracted_slice_16 = tensor.extract_slice %46[0, 2, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc102)
    %extracted_slice_17 = tensor.extract_slice %48[0, 2, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc102)
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %extracted_slice_16 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%49 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc152)
      linalg.yield %160 : f32 loc(#loc152)
    } -> tensor<2x1x16x4xf32> loc(#loc152)
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %extracted_slice_17 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%49 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc153)
      linalg.yield %160 : f32 loc(#loc153)
    } -> tensor<2x1x16x4xf32> loc(#loc153)
    %extracted_slice_18 = tensor.extract_slice %48[0, 0, 0, 0] [2, 1, 16, 4] [1, 1, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc102)
    %concat = tensor.concat dim(1) %extracted_slice_18, %53 : (tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) -> tensor<2x2x16x4xf32> loc(#loc106)
    %54 = linalg.fill ins(%cst_1 : f32) outs(%45 : tensor<2x3x16x4xf32>) -> tensor<2x3x16x4xf32> loc(#loc107)
    %inserted_slice = tensor.insert_slice %concat into %54[0, 0, 0, 0] [2, 2, 16, 4] [1, 2, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x3x16x4xf32> loc(#loc107)
    %inserted_slice_19 = tensor.insert_slice %51 into %54[0, 1, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x1x16x4xf32> into tensor<2x3x16x4xf32> loc(#loc107)
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_19 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc108)
      linalg.yield %160 : f32 loc(#loc108)
    } -> tensor<2x3x16x4xf32> loc(#loc108)
    %extracted_slice_20 = tensor.extract_slice %55[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x2x16x4xf32> loc(#loc102)
    %extracted_slice_21 = tensor.extract_slice %42[0, 2, 0, 0] [2, 2, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x2x16x4xf32> loc(#loc102)
    %extracted_slice_22 = tensor.extract_slice %44[0, 2, 0, 0] [2, 2, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x2x16x4xf32> loc(#loc102)
    %56 = tensor.empty() : tensor<2x2x16x4xf32> loc(#loc152)
    %57 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %extracted_slice_21 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%56 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc152)
      linalg.yield %160 : f32 loc(#loc152)
    } -> tensor<2x2x16x4xf32> loc(#loc152)
    %58 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %extracted_slice_22 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%56 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc153)
      linalg.yield %160 : f32 loc(#loc153)
    } -> tensor<2x2x16x4xf32> loc(#loc153)
    %extracted_slice_23 = tensor.extract_slice %44[0, 0, 0, 0] [2, 1, 16, 4] [1, 1, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc102)
    %concat_24 = tensor.concat dim(1) %extracted_slice_23, %58 : (tensor<2x1x16x4xf32>, tensor<2x2x16x4xf32>) -> tensor<2x3x16x4xf32> loc(#loc106)
    %59 = linalg.fill ins(%cst_1 : f32) outs(%41 : tensor<2x6x16x4xf32>) -> tensor<2x6x16x4xf32> loc(#loc107)
    %inserted_slice_25 = tensor.insert_slice %concat_24 into %59[0, 0, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> into tensor<2x6x16x4xf32> loc(#loc107)
    %inserted_slice_26 = tensor.insert_slice %55 into %59[0, 1, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> into tensor<2x6x16x4xf32> loc(#loc107)
    %60 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_25, %inserted_slice_26 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc108)
      linalg.yield %160 : f32 loc(#loc108)
    } -> tensor<2x6x16x4xf32> loc(#loc108)
    %extracted_slice_27 = tensor.extract_slice %60[0, 0, 0, 0] [2, 5, 16, 4] [1, 1, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x5x16x4xf32> loc(#loc102)
    %extracted_slice_28 = tensor.extract_slice %33[0, 2, 0, 0] [2, 5, 16, 4] [1, 2, 1, 1] : tensor<2x12x16x4xf32> to tensor<2x5x16x4xf32> loc(#loc102)
    %extracted_slice_29 = tensor.extract_slice %40[0, 2, 0, 0] [2, 5, 16, 4] [1, 2, 1, 1] : tensor<2x12x16x4xf32> to tensor<2x5x16x4xf32> loc(#loc102)
    %61 = tensor.empty() : tensor<2x5x16x4xf32> loc(#loc152)
    %62 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %extracted_slice_28 : tensor<2x5x16x4xf32>, tensor<2x5x16x4xf32>) outs(%61 : tensor<2x5x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc152)
      linalg.yield %160 : f32 loc(#loc152)
    } -> tensor<2x5x16x4xf32> loc(#loc152)
    %63 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %extracted_slice_29 : tensor<2x5x16x4xf32>, tensor<2x5x16x4xf32>) outs(%61 : tensor<2x5x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc153)
      linalg.yield %160 : f32 loc(#loc153)
    } -> tensor<2x5x16x4xf32> loc(#loc153)
    %extracted_slice_30 = tensor.extract_slice %40[0, 0, 0, 0] [2, 1, 16, 4] [1, 1, 1, 1] : tensor<2x12x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc102)
    %concat_31 = tensor.concat dim(1) %extracted_slice_30, %63 : (tensor<2x1x16x4xf32>, tensor<2x5x16x4xf32>) -> tensor<2x6x16x4xf32> loc(#loc106)
    %64 = linalg.fill ins(%cst_1 : f32) outs(%29 : tensor<2x12x16x4xf32>) -> tensor<2x12x16x4xf32> loc(#loc107)
    %inserted_slice_32 = tensor.insert_slice %concat_31 into %64[0, 0, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> into tensor<2x12x16x4xf32> loc(#loc107)
    %inserted_slice_33 = tensor.insert_slice %60 into %64[0, 1, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> into tensor<2x12x16x4xf32> loc(#loc107)
    %65 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_32, %inserted_slice_33 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc108)
      linalg.yield %160 : f32 loc(#loc108)
    } -> tensor<2x12x16x4xf32> loc(#loc108)
    %66 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<16x4xf32>) outs(%27 : tensor<1x1x16x4xf32>) {
    ^bb0(%in: f32 loc(#loc109), %out: f32 loc("examples/jax/models.py":125:16)):
      linalg.yield %in : f32 loc(#loc109)
    } -> tensor<1x1x16x4xf32> loc(#loc109)
    %67 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<1x1x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":125:16), %out: f32 loc("examples/jax/models.py":125:16)):
      linalg.yield %in : f32 loc(#loc110)
    } -> tensor<2x12x16x4xf32> loc(#loc110)
    %68 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %67 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":125:16), %out: f32 loc("examples/jax/models.py":125:16)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc110)
      linalg.yield %160 : f32 loc(#loc110)
    } -> tensor<2x12x16x4xf32> loc(#loc110)
    %69 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<2x12x16x4xf32>) outs(%1 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc(#loc111), %out: f32 loc(#loc111)):
      %160 = arith.addf %out, %in : f32 loc(#loc111)
      linalg.yield %160 : f32 loc(#loc111)
    } -> tensor<2x12x16xf32> loc(#loc111)
    %70 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69, %arg2 : tensor<2x12x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":125:8), %in_82: f32 loc(#loc111), %out: f32 loc("examples/jax/models.py":125:8)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc111)
      %161 = arith.addf %out, %160 : f32 loc(#loc112)
      linalg.yield %161 : f32 loc(#loc112)
    } -> tensor<2x12x16xf32> loc(#loc112)
    %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":125:8), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.negf %in : f32 loc(#loc113)
      linalg.yield %160 : f32 loc(#loc113)
    } -> tensor<2x12x16xf32> loc(#loc113)
    %72 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = math.exp %in : f32 loc(#loc113)
      linalg.yield %160 : f32 loc(#loc113)
    } -> tensor<2x12x16xf32> loc(#loc113)
    %73 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc(#loc113), %out: f32 loc("examples/jax/models.py":126:21)):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<2x12x16xf32> loc(#loc113)
    %74 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %72 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc113)
      linalg.yield %160 : f32 loc(#loc113)
    } -> tensor<2x12x16xf32> loc(#loc113)
    %75 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %74 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.divf %in, %in_82 : f32 loc(#loc113)
      linalg.yield %160 : f32 loc(#loc113)
    } -> tensor<2x12x16xf32> loc(#loc113)
    %76 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.subf %in, %in_82 : f32 loc(#loc113)
      linalg.yield %160 : f32 loc(#loc113)
    } -> tensor<2x12x16xf32> loc(#loc113)
    %77 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc113)
      linalg.yield %160 : f32 loc(#loc113)
    } -> tensor<2x12x16xf32> loc(#loc113)
    %78 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %75 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":125:8), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc113)
      linalg.yield %160 : f32 loc(#loc113)
    } -> tensor<2x12x16xf32> loc(#loc113)
    %extracted_slice_34 = tensor.extract_slice %78[0, 0, 0] [2, 11, 16] [1, 1, 1] : tensor<2x12x16xf32> to tensor<2x11x16xf32> loc(#loc114)
    %extracted_slice_35 = tensor.extract_slice %arg5[0, 1, 0] [2, 11, 16] [1, 1, 1] : tensor<2x12x16xf32> to tensor<2x11x16xf32> loc(#loc115)
    %79 = tensor.empty() : tensor<2x11x16xf32> loc(#loc116)
    %80 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_34, %extracted_slice_35 : tensor<2x11x16xf32>, tensor<2x11x16xf32>) outs(%79 : tensor<2x11x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":126:46), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.subf %in, %in_82 : f32 loc(#loc116)
      linalg.yield %160 : f32 loc(#loc116)
    } -> tensor<2x11x16xf32> loc(#loc116)
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %80 : tensor<2x11x16xf32>, tensor<2x11x16xf32>) outs(%79 : tensor<2x11x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:20)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc117)
      linalg.yield %160 : f32 loc(#loc117)
    } -> tensor<2x11x16xf32> loc(#loc117)
    %82 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%79 : tensor<2x11x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":126:20)):
      linalg.yield %in : f32 loc(#loc118)
    } -> tensor<2x11x16xf32> loc(#loc118)
    %83 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %80 : tensor<2x11x16xf32>, tensor<2x11x16xf32>) outs(%79 : tensor<2x11x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:20), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:20)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc118)
      linalg.yield %160 : f32 loc(#loc118)
    } -> tensor<2x11x16xf32> loc(#loc118)
    %84 = tensor.empty() : tensor<f32> loc(#loc119)
    %85 = linalg.fill ins(%cst_1 : f32) outs(%84 : tensor<f32>) -> tensor<f32> loc(#loc119)
    %86 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["reduction", "reduction", "reduction"]} ins(%81 : tensor<2x11x16xf32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc119), %out: f32 loc(#loc119)):
      %160 = arith.addf %out, %in : f32 loc(#loc119)
      linalg.yield %160 : f32 loc(#loc119)
    } -> tensor<f32> loc(#loc119)
    %87 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%86 : tensor<f32>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:11), %out: f32 loc("examples/jax/models.py":126:11)):
      %160 = arith.divf %in, %cst_0 : f32 loc(#loc120)
      linalg.yield %160 : f32 loc(#loc120)
    } -> tensor<f32> loc(#loc120)
    %88 = linalg.generic {indexing_maps = [#map10], iterator_types = []} outs(%84 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":126:11)):
      linalg.yield %cst : f32 loc(#loc121)
    } -> tensor<f32> loc(#loc121)
    %89 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<f32>) outs(%79 : tensor<2x11x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:11), %out: f32 loc("examples/jax/models.py":126:11)):
      linalg.yield %in : f32 loc(#loc122)
    } -> tensor<2x11x16xf32> loc(#loc122)
    %90 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %83 : tensor<2x11x16xf32>, tensor<2x11x16xf32>) outs(%79 : tensor<2x11x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:11), %in_82: f32 loc("examples/jax/models.py":126:20), %out: f32 loc("examples/jax/models.py":126:20)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc123)
      linalg.yield %160 : f32 loc(#loc123)
    } -> tensor<2x11x16xf32> loc(#loc123)
    %padded = tensor.pad %90 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg6: index loc("examples/jax/models.py":126:21), %arg7: index loc("examples/jax/models.py":126:21), %arg8: index loc("examples/jax/models.py":126:21)):
      tensor.yield %cst_1 : f32 loc(#loc124)
    } : tensor<2x11x16xf32> to tensor<2x12x16xf32> loc(#loc124)
    %91 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %padded : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":125:8), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc125)
      linalg.yield %160 : f32 loc(#loc125)
    } -> tensor<2x12x16xf32> loc(#loc125)
    %92 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %75 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc125)
      linalg.yield %160 : f32 loc(#loc125)
    } -> tensor<2x12x16xf32> loc(#loc125)
    %93 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %77 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc125)
      linalg.yield %160 : f32 loc(#loc125)
    } -> tensor<2x12x16xf32> loc(#loc125)
    %94 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %93 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":126:21), %out: f32 loc("examples/jax/models.py":126:21)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc125)
      linalg.yield %160 : f32 loc(#loc125)
    } -> tensor<2x12x16xf32> loc(#loc125)
    %95 = tensor.empty() : tensor<16x16xf32> loc(#loc126)
    %96 = linalg.fill ins(%cst_1 : f32) outs(%95 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc126)
    %97 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%94, %69 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%96 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc("examples/jax/models.py":125:8), %out: f32 loc("examples/jax/models.py":125:8)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc125)
      %161 = arith.addf %out, %160 : f32 loc(#loc126)
      linalg.yield %161 : f32 loc(#loc126)
    } -> tensor<16x16xf32> loc(#loc126)
    %98 = linalg.generic {indexing_maps = [#map14, #map6], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<16x16xf32>) outs(%95 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":125:8), %out: f32 loc("examples/jax/models.py":125:8)):
      linalg.yield %in : f32 loc(#loc127)
    } -> tensor<16x16xf32> loc(#loc127)
    %99 = linalg.generic {indexing_maps = [#map, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94, %arg2 : tensor<2x12x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":126:21), %in_82: f32 loc(#loc125), %out: f32 loc("examples/jax/models.py":125:8)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc125)
      %161 = arith.addf %out, %160 : f32 loc(#loc126)
      linalg.yield %161 : f32 loc(#loc126)
    } -> tensor<2x12x16xf32> loc(#loc126)
    %100 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<2x12x16xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":125:8), %out: f32 loc("examples/jax/models.py":125:8)):
      linalg.yield %in : f32 loc(#loc128)
    } -> tensor<2x12x16x4xf32> loc(#loc128)
    %101 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %100 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":125:8), %out: f32 loc("examples/jax/models.py":125:16)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc129)
      linalg.yield %160 : f32 loc(#loc129)
    } -> tensor<2x12x16x4xf32> loc(#loc129)
    %102 = linalg.fill ins(%cst_1 : f32) outs(%25 : tensor<16x4xf32>) -> tensor<16x4xf32> loc(#loc130)
    %103 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%101 : tensor<2x12x16x4xf32>) outs(%102 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(#loc130), %out: f32 loc(#loc130)):
      %160 = arith.addf %out, %in : f32 loc(#loc130)
      linalg.yield %160 : f32 loc(#loc130)
    } -> tensor<16x4xf32> loc(#loc130)
    %expanded = tensor.expand_shape %103 [[0, 1, 2], [3]] output_shape [1, 1, 16, 4] : tensor<16x4xf32> into tensor<1x1x16x4xf32> loc(#loc131)
    %104 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %67 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":125:8), %in_82: f32 loc("examples/jax/models.py":125:16), %out: f32 loc("examples/jax/models.py":125:16)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc129)
      linalg.yield %160 : f32 loc(#loc129)
    } -> tensor<2x12x16x4xf32> loc(#loc129)
    %105 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x16x4xf32>) outs(%102 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(#loc130), %out: f32 loc(#loc130)):
      %160 = arith.addf %out, %in : f32 loc(#loc130)
      linalg.yield %160 : f32 loc(#loc130)
    } -> tensor<16x4xf32> loc(#loc130)
    %extracted_slice_36 = tensor.extract_slice %104[0, 1, 0, 0] [2, 11, 16, 4] [1, 1, 1, 1] : tensor<2x12x16x4xf32> to tensor<2x11x16x4xf32> loc(#loc132)
    %extracted_slice_37 = tensor.extract_slice %extracted_slice_36[0, 0, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x11x16x4xf32> to tensor<2x6x16x4xf32> loc(#loc133)
    %padded_38 = tensor.pad %104 low[0, 0, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg6: index loc("examples/jax/models.py":124:16), %arg7: index loc("examples/jax/models.py":124:16), %arg8: index loc("examples/jax/models.py":124:16), %arg9: index loc("examples/jax/models.py":124:16)):
      tensor.yield %cst_1 : f32 loc(#loc132)
    } : tensor<2x12x16x4xf32> to tensor<2x13x16x4xf32> loc(#loc132)
    %extracted_slice_39 = tensor.extract_slice %padded_38[0, 0, 0, 0] [2, 11, 16, 4] [1, 1, 1, 1] : tensor<2x13x16x4xf32> to tensor<2x11x16x4xf32> loc(#loc132)
    %extracted_slice_40 = tensor.extract_slice %extracted_slice_39[0, 0, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x11x16x4xf32> to tensor<2x6x16x4xf32> loc(#loc133)
    %extracted_slice_41 = tensor.extract_slice %extracted_slice_40[0, 0, 0, 0] [2, 1, 16, 4] [1, 1, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc134)
    %extracted_slice_42 = tensor.extract_slice %extracted_slice_40[0, 1, 0, 0] [2, 5, 16, 4] [1, 1, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x5x16x4xf32> loc(#loc134)
    %padded_43 = tensor.pad %extracted_slice_41 low[0, 0, 0, 0] high[0, 11, 0, 0] {
    ^bb0(%arg6: index loc("examples/jax/models.py":124:16), %arg7: index loc("examples/jax/models.py":124:16), %arg8: index loc("examples/jax/models.py":124:16), %arg9: index loc("examples/jax/models.py":124:16)):
      tensor.yield %cst_1 : f32 loc(#loc132)
    } : tensor<2x1x16x4xf32> to tensor<2x12x16x4xf32> loc(#loc132)
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %extracted_slice_42 : tensor<2x5x16x4xf32>, tensor<2x5x16x4xf32>) outs(%61 : tensor<2x5x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x5x16x4xf32> loc(#loc154)
    %107 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_42, %extracted_slice_28 : tensor<2x5x16x4xf32>, tensor<2x5x16x4xf32>) outs(%61 : tensor<2x5x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x5x16x4xf32> loc(#loc154)
    %inserted_slice_44 = tensor.insert_slice %extracted_slice_42 into %64[0, 2, 0, 0] [2, 5, 16, 4] [1, 2, 1, 1] : tensor<2x5x16x4xf32> into tensor<2x12x16x4xf32> loc(#loc132)
    %108 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_43, %inserted_slice_44 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x12x16x4xf32> loc(#loc135)
    %inserted_slice_45 = tensor.insert_slice %106 into %64[0, 2, 0, 0] [2, 5, 16, 4] [1, 2, 1, 1] : tensor<2x5x16x4xf32> into tensor<2x12x16x4xf32> loc(#loc132)
    %padded_46 = tensor.pad %107 low[0, 0, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg6: index loc("examples/jax/models.py":124:16), %arg7: index loc("examples/jax/models.py":124:16), %arg8: index loc("examples/jax/models.py":124:16), %arg9: index loc("examples/jax/models.py":124:16)):
      tensor.yield %cst_1 : f32 loc(#loc132)
    } : tensor<2x5x16x4xf32> to tensor<2x6x16x4xf32> loc(#loc132)
    %109 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_37, %padded_46 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x6x16x4xf32> loc(#loc135)
    %extracted_slice_47 = tensor.extract_slice %109[0, 1, 0, 0] [2, 5, 16, 4] [1, 1, 1, 1] : tensor<2x6x16x4xf32> to tensor<2x5x16x4xf32> loc(#loc132)
    %extracted_slice_48 = tensor.extract_slice %extracted_slice_47[0, 0, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x5x16x4xf32> to tensor<2x3x16x4xf32> loc(#loc133)
    %padded_49 = tensor.pad %109 low[0, 0, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg6: index loc("examples/jax/models.py":124:16), %arg7: index loc("examples/jax/models.py":124:16), %arg8: index loc("examples/jax/models.py":124:16), %arg9: index loc("examples/jax/models.py":124:16)):
      tensor.yield %cst_1 : f32 loc(#loc132)
    } : tensor<2x6x16x4xf32> to tensor<2x7x16x4xf32> loc(#loc132)
    %extracted_slice_50 = tensor.extract_slice %padded_49[0, 0, 0, 0] [2, 5, 16, 4] [1, 1, 1, 1] : tensor<2x7x16x4xf32> to tensor<2x5x16x4xf32> loc(#loc132)
    %extracted_slice_51 = tensor.extract_slice %extracted_slice_50[0, 0, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x5x16x4xf32> to tensor<2x3x16x4xf32> loc(#loc133)
    %extracted_slice_52 = tensor.extract_slice %extracted_slice_51[0, 0, 0, 0] [2, 1, 16, 4] [1, 1, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc134)
    %extracted_slice_53 = tensor.extract_slice %extracted_slice_51[0, 1, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x2x16x4xf32> loc(#loc134)
    %padded_54 = tensor.pad %extracted_slice_52 low[0, 0, 0, 0] high[0, 5, 0, 0] {
    ^bb0(%arg6: index loc("examples/jax/models.py":124:16), %arg7: index loc("examples/jax/models.py":124:16), %arg8: index loc("examples/jax/models.py":124:16), %arg9: index loc("examples/jax/models.py":124:16)):
      tensor.yield %cst_1 : f32 loc(#loc132)
    } : tensor<2x1x16x4xf32> to tensor<2x6x16x4xf32> loc(#loc132)
    %110 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %extracted_slice_53 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%56 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x2x16x4xf32> loc(#loc154)
    %111 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_53, %extracted_slice_21 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%56 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x2x16x4xf32> loc(#loc154)
    %inserted_slice_55 = tensor.insert_slice %extracted_slice_53 into %59[0, 2, 0, 0] [2, 2, 16, 4] [1, 2, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x6x16x4xf32> loc(#loc132)
    %112 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_54, %inserted_slice_55 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x6x16x4xf32> loc(#loc135)
    %inserted_slice_56 = tensor.insert_slice %110 into %59[0, 2, 0, 0] [2, 2, 16, 4] [1, 2, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x6x16x4xf32> loc(#loc132)
    %padded_57 = tensor.pad %111 low[0, 0, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg6: index loc("examples/jax/models.py":124:16), %arg7: index loc("examples/jax/models.py":124:16), %arg8: index loc("examples/jax/models.py":124:16), %arg9: index loc("examples/jax/models.py":124:16)):
      tensor.yield %cst_1 : f32 loc(#loc132)
    } : tensor<2x2x16x4xf32> to tensor<2x3x16x4xf32> loc(#loc132)
    %113 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_48, %padded_57 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x3x16x4xf32> loc(#loc135)
    %padded_58 = tensor.pad %113 low[0, 0, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg6: index loc("examples/jax/models.py":124:16), %arg7: index loc("examples/jax/models.py":124:16), %arg8: index loc("examples/jax/models.py":124:16), %arg9: index loc("examples/jax/models.py":124:16)):
      tensor.yield %cst_1 : f32 loc(#loc132)
    } : tensor<2x3x16x4xf32> to tensor<2x4x16x4xf32> loc(#loc132)
    %extracted_slice_59 = tensor.extract_slice %padded_58[0, 1, 0, 0] [2, 1, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc132)
    %extracted_slice_60 = tensor.extract_slice %extracted_slice_59[0, 0, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x1x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc133)
    %extracted_slice_61 = tensor.extract_slice %113[0, 0, 0, 0] [2, 2, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> to tensor<2x2x16x4xf32> loc(#loc133)
    %extracted_slice_62 = tensor.extract_slice %extracted_slice_61[0, 0, 0, 0] [2, 1, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc134)
    %extracted_slice_63 = tensor.extract_slice %extracted_slice_61[0, 1, 0, 0] [2, 1, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> to tensor<2x1x16x4xf32> loc(#loc134)
    %padded_64 = tensor.pad %extracted_slice_62 low[0, 0, 0, 0] high[0, 2, 0, 0] {
    ^bb0(%arg6: index loc("examples/jax/models.py":124:16), %arg7: index loc("examples/jax/models.py":124:16), %arg8: index loc("examples/jax/models.py":124:16), %arg9: index loc("examples/jax/models.py":124:16)):
      tensor.yield %cst_1 : f32 loc(#loc132)
    } : tensor<2x1x16x4xf32> to tensor<2x3x16x4xf32> loc(#loc132)
    %114 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %extracted_slice_63 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%49 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x1x16x4xf32> loc(#loc154)
    %115 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_63, %extracted_slice_16 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%49 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x1x16x4xf32> loc(#loc154)
    %116 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_60, %115 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%49 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":123:37), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc155)
      linalg.yield %160 : f32 loc(#loc155)
    } -> tensor<2x1x16x4xf32> loc(#loc155)
    %inserted_slice_65 = tensor.insert_slice %extracted_slice_63 into %54[0, 2, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x1x16x4xf32> into tensor<2x3x16x4xf32> loc(#loc132)
    %117 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_64, %inserted_slice_65 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x3x16x4xf32> loc(#loc135)
    %inserted_slice_66 = tensor.insert_slice %114 into %54[0, 2, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x1x16x4xf32> into tensor<2x3x16x4xf32> loc(#loc132)
    %118 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %116 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%49 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":123:37), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x1x16x4xf32> loc(#loc154)
    %119 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %extracted_slice_14 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%49 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x1x16x4xf32> loc(#loc154)
    %inserted_slice_67 = tensor.insert_slice %116 into %54[0, 1, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x1x16x4xf32> into tensor<2x3x16x4xf32> loc(#loc132)
    %120 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %inserted_slice_67 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x3x16x4xf32> loc(#loc135)
    %inserted_slice_68 = tensor.insert_slice %118 into %54[0, 1, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x1x16x4xf32> into tensor<2x3x16x4xf32> loc(#loc132)
    %121 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_66, %inserted_slice_68 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x3x16x4xf32> loc(#loc135)
    %inserted_slice_69 = tensor.insert_slice %119 into %54[0, 0, 0, 0] [2, 1, 16, 4] [1, 2, 1, 1] : tensor<2x1x16x4xf32> into tensor<2x3x16x4xf32> loc(#loc132)
    %122 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %inserted_slice_69 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x3x16x4xf32> loc(#loc135)
    %123 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %122 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x3x16x4xf32> loc(#loc154)
    %124 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %extracted_slice_11 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x3x16x4xf32> loc(#loc154)
    %125 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %121 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:15)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc156)
      linalg.yield %160 : f32 loc(#loc156)
    } -> tensor<2x3x16x4xf32> loc(#loc156)
    %126 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %125 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":123:15), %out: f32 loc("examples/jax/models.py":123:15)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc157)
      linalg.yield %160 : f32 loc(#loc157)
    } -> tensor<2x3x16x4xf32> loc(#loc157)
    %127 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %extracted_slice_11 : tensor<2x3x16x4xf32>, tensor<2x3x16x4xf32>) outs(%45 : tensor<2x3x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:15)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc156)
      linalg.yield %160 : f32 loc(#loc156)
    } -> tensor<2x3x16x4xf32> loc(#loc156)
    %inserted_slice_70 = tensor.insert_slice %122 into %59[0, 1, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> into tensor<2x6x16x4xf32> loc(#loc132)
    %128 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %inserted_slice_70 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x6x16x4xf32> loc(#loc135)
    %inserted_slice_71 = tensor.insert_slice %126 into %59[0, 1, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> into tensor<2x6x16x4xf32> loc(#loc132)
    %129 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_56, %inserted_slice_71 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x6x16x4xf32> loc(#loc135)
    %inserted_slice_72 = tensor.insert_slice %124 into %59[0, 0, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> into tensor<2x6x16x4xf32> loc(#loc132)
    %130 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %inserted_slice_72 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x6x16x4xf32> loc(#loc135)
    %inserted_slice_73 = tensor.insert_slice %127 into %59[0, 0, 0, 0] [2, 3, 16, 4] [1, 2, 1, 1] : tensor<2x3x16x4xf32> into tensor<2x6x16x4xf32> loc(#loc132)
    %131 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %inserted_slice_73 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x6x16x4xf32> loc(#loc135)
    %132 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_6, %130 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x6x16x4xf32> loc(#loc154)
    %133 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %extracted_slice_7 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:37)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc154)
      linalg.yield %160 : f32 loc(#loc154)
    } -> tensor<2x6x16x4xf32> loc(#loc154)
    %134 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %131 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:15)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc156)
      linalg.yield %160 : f32 loc(#loc156)
    } -> tensor<2x6x16x4xf32> loc(#loc156)
    %135 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %134 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":123:37), %in_82: f32 loc("examples/jax/models.py":123:15), %out: f32 loc("examples/jax/models.py":123:15)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc157)
      linalg.yield %160 : f32 loc(#loc157)
    } -> tensor<2x6x16x4xf32> loc(#loc157)
    %136 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %extracted_slice_7 : tensor<2x6x16x4xf32>, tensor<2x6x16x4xf32>) outs(%41 : tensor<2x6x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":123:15)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc156)
      linalg.yield %160 : f32 loc(#loc156)
    } -> tensor<2x6x16x4xf32> loc(#loc156)
    %inserted_slice_74 = tensor.insert_slice %130 into %64[0, 1, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> into tensor<2x12x16x4xf32> loc(#loc132)
    %137 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %inserted_slice_74 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x12x16x4xf32> loc(#loc135)
    %inserted_slice_75 = tensor.insert_slice %135 into %64[0, 1, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> into tensor<2x12x16x4xf32> loc(#loc132)
    %138 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_45, %inserted_slice_75 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x12x16x4xf32> loc(#loc135)
    %inserted_slice_76 = tensor.insert_slice %133 into %64[0, 0, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> into tensor<2x12x16x4xf32> loc(#loc132)
    %139 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %inserted_slice_76 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x12x16x4xf32> loc(#loc135)
    %inserted_slice_77 = tensor.insert_slice %136 into %64[0, 0, 0, 0] [2, 6, 16, 4] [1, 2, 1, 1] : tensor<2x6x16x4xf32> into tensor<2x12x16x4xf32> loc(#loc132)
    %140 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138, %inserted_slice_77 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":124:16), %out: f32 loc("examples/jax/models.py":124:16)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc135)
      linalg.yield %160 : f32 loc(#loc135)
    } -> tensor<2x12x16x4xf32> loc(#loc135)
    %141 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %39 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":120:13), %out: f32 loc("examples/jax/models.py":120:13)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc136)
      linalg.yield %160 : f32 loc(#loc136)
    } -> tensor<2x12x16x4xf32> loc(#loc136)
    %142 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %141 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":120:13), %in_82: f32 loc("examples/jax/models.py":120:13), %out: f32 loc("examples/jax/models.py":120:13)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc137)
      linalg.yield %160 : f32 loc(#loc137)
    } -> tensor<2x12x16x4xf32> loc(#loc137)
    %143 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%142 : tensor<2x12x16x4xf32>) outs(%102 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(#loc138), %out: f32 loc(#loc138)):
      %160 = arith.addf %out, %in : f32 loc(#loc138)
      linalg.yield %160 : f32 loc(#loc138)
    } -> tensor<16x4xf32> loc(#loc138)
    %expanded_78 = tensor.expand_shape %143 [[0, 1, 2], [3]] output_shape [1, 1, 16, 4] : tensor<16x4xf32> into tensor<1x1x16x4xf32> loc(#loc139)
    %144 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %36 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":120:13), %in_82: f32 loc("examples/jax/models.py":120:13), %out: f32 loc("examples/jax/models.py":120:13)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc137)
      linalg.yield %160 : f32 loc(#loc137)
    } -> tensor<2x12x16x4xf32> loc(#loc137)
    %145 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%144 : tensor<2x12x16x4xf32>) outs(%1 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc(#loc138), %out: f32 loc(#loc138)):
      %160 = arith.addf %out, %in : f32 loc(#loc138)
      linalg.yield %160 : f32 loc(#loc138)
    } -> tensor<2x12x16xf32> loc(#loc138)
    %expanded_79 = tensor.expand_shape %145 [[0], [1], [2, 3]] output_shape [2, 12, 16, 1] : tensor<2x12x16xf32> into tensor<2x12x16x1xf32> loc(#loc139)
    %146 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_78 : tensor<1x1x16x4xf32>) outs(%102 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(#loc138), %out: f32 loc(#loc138)):
      %160 = arith.addf %out, %in : f32 loc(#loc138)
      linalg.yield %160 : f32 loc(#loc138)
    } -> tensor<16x4xf32> loc(#loc138)
    %147 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %33 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":124:16), %in_82: f32 loc("examples/jax/models.py":119:12), %out: f32 loc("examples/jax/models.py":119:12)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc140)
      linalg.yield %160 : f32 loc(#loc140)
    } -> tensor<2x12x16x4xf32> loc(#loc140)
    %148 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %147 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":119:20), %in_82: f32 loc("examples/jax/models.py":119:12), %out: f32 loc("examples/jax/models.py":119:20)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc141)
      linalg.yield %160 : f32 loc(#loc141)
    } -> tensor<2x12x16x4xf32> loc(#loc141)
    %149 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%148 : tensor<2x12x16x4xf32>) outs(%102 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(#loc142), %out: f32 loc(#loc142)):
      %160 = arith.addf %out, %in : f32 loc(#loc142)
      linalg.yield %160 : f32 loc(#loc142)
    } -> tensor<16x4xf32> loc(#loc142)
    %expanded_80 = tensor.expand_shape %149 [[0, 1, 2], [3]] output_shape [1, 1, 16, 4] : tensor<16x4xf32> into tensor<1x1x16x4xf32> loc(#loc143)
    %150 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %31 : tensor<2x12x16x4xf32>, tensor<2x12x16x4xf32>) outs(%29 : tensor<2x12x16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":119:12), %in_82: f32 loc("examples/jax/models.py":119:20), %out: f32 loc("examples/jax/models.py":119:20)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc141)
      linalg.yield %160 : f32 loc(#loc141)
    } -> tensor<2x12x16x4xf32> loc(#loc141)
    %151 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150 : tensor<2x12x16x4xf32>) outs(%1 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc(#loc142), %out: f32 loc(#loc142)):
      %160 = arith.addf %out, %in : f32 loc(#loc142)
      linalg.yield %160 : f32 loc(#loc142)
    } -> tensor<2x12x16xf32> loc(#loc142)
    %expanded_81 = tensor.expand_shape %151 [[0], [1], [2, 3]] output_shape [2, 12, 16, 1] : tensor<2x12x16xf32> into tensor<2x12x16x1xf32> loc(#loc143)
    %152 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_80 : tensor<1x1x16x4xf32>) outs(%102 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(#loc142), %out: f32 loc(#loc142)):
      %160 = arith.addf %out, %in : f32 loc(#loc142)
      linalg.yield %160 : f32 loc(#loc142)
    } -> tensor<16x4xf32> loc(#loc142)
    %153 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%152, %26 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%25 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":119:20), %in_82: f32 loc("examples/jax/models.py":119:28), %out: f32 loc("examples/jax/models.py":119:28)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc144)
      linalg.yield %160 : f32 loc(#loc144)
    } -> tensor<16x4xf32> loc(#loc144)
    %154 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<2x12x16x1xf32>) outs(%22 : tensor<2x12x16x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":119:20), %out: f32 loc("examples/jax/models.py":119:20)):
      %160 = arith.negf %in : f32 loc(#loc145)
      linalg.yield %160 : f32 loc(#loc145)
    } -> tensor<2x12x16x1xf32> loc(#loc145)
    %155 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_79, %154 : tensor<2x12x16x1xf32>, tensor<2x12x16x1xf32>) outs(%22 : tensor<2x12x16x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":120:13), %in_82: f32 loc("examples/jax/models.py":119:20), %out: f32 loc("examples/jax/models.py":119:20)):
      %160 = arith.addf %in, %in_82 : f32 loc(#loc146)
      linalg.yield %160 : f32 loc(#loc146)
    } -> tensor<2x12x16x1xf32> loc(#loc146)
    %156 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%155 : tensor<2x12x16x1xf32>) outs(%1 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc(#loc147), %out: f32 loc(#loc147)):
      %160 = arith.addf %out, %in : f32 loc(#loc147)
      linalg.yield %160 : f32 loc(#loc147)
    } -> tensor<2x12x16xf32> loc(#loc147)
    %157 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %21 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %in_82: f32 loc("examples/jax/models.py":118:11), %out: f32 loc("examples/jax/models.py":118:11)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc148)
      linalg.yield %160 : f32 loc(#loc148)
    } -> tensor<2x12x16xf32> loc(#loc148)
    %158 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%157, %arg5 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%96 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:11), %in_82: f32 loc(#loc148), %out: f32 loc("examples/jax/models.py":118:27)):
      %160 = arith.mulf %in, %in_82 : f32 loc(#loc148)
      %161 = arith.addf %out, %160 : f32 loc(#loc149)
      linalg.yield %161 : f32 loc(#loc149)
    } -> tensor<16x16xf32> loc(#loc149)
    %159 = linalg.generic {indexing_maps = [#map14, #map6], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<16x16xf32>) outs(%95 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":118:27), %out: f32 loc("examples/jax/models.py":118:27)):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<16x16xf32> loc(#loc150)
    return %87, %153, %146, %98, %105, %159 : tensor<f32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x16xf32> loc(#loc69)
  } loc(#loc69)
} loc(#loc)
#loc106 = loc("examples/jax/models.py":124:16)
#loc130 = loc("examples/jax/models.py":125:16)
#loc131 = loc("examples/jax/models.py":125:16)
#loc138 = loc("examples/jax/models.py":120:13)
