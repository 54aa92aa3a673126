#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc("examples/jax/models.py":180:21)
#loc6 = loc("examples/jax/models.py":180:4)
#loc7 = loc("examples/jax/models.py":44:15)
#loc8 = loc("examples/jax/models.py":283:14)
#loc9 = loc("examples/jax/models.py":289:41)
#loc10 = loc("examples/jax/models.py":289:24)
#loc11 = loc("examples/jax/models.py":293:4)
#loc12 = loc("examples/jax/models.py":49:34)
#loc13 = loc("examples/jax/models.py":180:12)
#loc14 = loc("examples/jax/models.py":49:25)
#loc15 = loc(unknown)
#loc16 = loc("examples/jax/models.py":49:25)
#loc17 = loc("examples/jax/models.py":49:15)
#loc18 = loc("examples/jax/models.py":49:11)
#loc19 = loc("examples/jax/models.py":181:22)
#loc20 = loc("examples/jax/models.py":181:18)
#loc21 = loc("examples/jax/models.py":181:27)
#loc22 = loc("examples/jax/models.py":53:41)
#loc23 = loc("examples/jax/models.py":182:11)
#loc24 = loc("examples/jax/models.py":53:13)
#loc25 = loc("examples/jax/models.py":53:13)
#loc26 = loc("examples/jax/models.py":54:20)
#loc27 = loc(unknown)
#loc28 = loc("examples/jax/models.py":54:20)
#loc29 = loc("examples/jax/models.py":54:11)
#loc30 = loc("examples/jax/models.py":182:54)
#loc31 = loc("examples/jax/models.py":182:40)
#loc32 = loc("examples/jax/models.py":182:11)
#loc33 = loc(unknown)
#loc34 = loc(unknown)
#loc35 = loc(unknown)
#loc36 = loc(unknown)
#loc37 = loc(unknown)
#loc38 = loc(unknown)
#loc39 = loc(unknown)
#loc40 = loc(unknown)
#loc41 = loc(unknown)
#loc42 = loc(unknown)
#loc43 = loc(unknown)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map9 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> ()>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d2)>
#map16 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#loc45 = loc("examples/jax/models.py":180:21)
#loc46 = loc("examples/jax/models.py":180:4)
#loc47 = loc("examples/jax/models.py":44:15)
#loc48 = loc("examples/jax/models.py":283:14)
#loc49 = loc("examples/jax/models.py":289:41)
#loc50 = loc("examples/jax/models.py":289:24)
#loc51 = loc("examples/jax/models.py":293:4)
#loc52 = loc("examples/jax/models.py":49:34)
#loc53 = loc("examples/jax/models.py":180:12)
#loc54 = loc("examples/jax/models.py":49:25)
#loc55 = loc(unknown)
#loc56 = loc("examples/jax/models.py":49:25)
#loc57 = loc("examples/jax/models.py":49:15)
#loc58 = loc("examples/jax/models.py":49:11)
#loc59 = loc("examples/jax/models.py":181:22)
#loc60 = loc("examples/jax/models.py":181:18)
#loc61 = loc("examples/jax/models.py":181:27)
#loc62 = loc("examples/jax/models.py":53:41)
#loc63 = loc("examples/jax/models.py":182:11)
#loc64 = loc("examples/jax/models.py":53:13)
#loc65 = loc("examples/jax/models.py":53:13)
#loc66 = loc("examples/jax/models.py":54:20)
#loc67 = loc(unknown)
#loc68 = loc("examples/jax/models.py":54:20)
#loc69 = loc("examples/jax/models.py":54:11)
#loc70 = loc("examples/jax/models.py":182:54)
#loc71 = loc("examples/jax/models.py":182:40)
#loc72 = loc("examples/jax/models.py":182:11)
#loc73 = loc(unknown)
#loc75 = loc("examples/jax/models.py":289:24)
#loc77 = loc("examples/jax/models.py":289:41)
#loc79 = loc("examples/jax/models.py":283:14)
#loc80 = loc("examples/jax/models.py":44:15)
#loc82 = loc("examples/jax/models.py":180:4)
#loc83 = loc("examples/jax/models.py":181:22)
#loc84 = loc("examples/jax/models.py":181:18)
#loc85 = loc("examples/jax/models.py":181:27)
#loc86 = loc("examples/jax/models.py":182:11)
#loc87 = loc("examples/jax/models.py":182:54)
#loc88 = loc("examples/jax/models.py":182:40)
#loc89 = loc("examples/jax/models.py":182:11)
#loc90 = loc("examples/jax/models.py":180:21)
#loc91 = loc("examples/jax/models.py":180:12)
#loc92 = loc("examples/jax/models.py":181:22)
#loc93 = loc("examples/jax/models.py":181:18)
#loc94 = loc("examples/jax/models.py":181:27)
#loc95 = loc("examples/jax/models.py":53:41)
#loc96 = loc("examples/jax/models.py":53:13)
#loc97 = loc("examples/jax/models.py":53:13)
#loc98 = loc("examples/jax/models.py":54:20)
#loc99 = loc("examples/jax/models.py":54:20)
#loc100 = loc("examples/jax/models.py":54:11)
#loc101 = loc("examples/jax/models.py":182:54)
#loc102 = loc("examples/jax/models.py":53:13)
#loc103 = loc("examples/jax/models.py":53:13)
#loc104 = loc("examples/jax/models.py":54:20)
#loc105 = loc("examples/jax/models.py":54:20)
#loc106 = loc("examples/jax/models.py":54:11)
#loc107 = loc("examples/jax/models.py":182:11)
#loc108 = loc("examples/jax/models.py":182:54)
#loc109 = loc("examples/jax/models.py":181:18)
#loc110 = loc("examples/jax/models.py":181:18)
#loc111 = loc("examples/jax/models.py":181:22)
#loc112 = loc("examples/jax/models.py":180:21)
#loc113 = loc("examples/jax/models.py":49:34)
#loc114 = loc("examples/jax/models.py":49:25)
#loc115 = loc("examples/jax/models.py":49:25)
#loc116 = loc("examples/jax/models.py":49:15)
#loc117 = loc("examples/jax/models.py":49:11)
#loc118 = loc("examples/jax/models.py":53:41)
#loc120 = loc("examples/jax/models.py":53:13)
#loc121 = loc("examples/jax/models.py":54:20)
#loc122 = loc("examples/jax/models.py":54:20)
#loc123 = loc("examples/jax/models.py":54:20)
#loc124 = loc("examples/jax/models.py":54:20)
#loc125 = loc("examples/jax/models.py":54:20)
#loc126 = loc("examples/jax/models.py":54:20)
#loc127 = loc("examples/jax/models.py":54:20)
#loc128 = loc("examples/jax/models.py":54:20)
#loc129 = loc("examples/jax/models.py":54:20)
#loc130 = loc("examples/jax/models.py":54:20)
#loc131 = loc("examples/jax/models.py":54:20)
#loc132 = loc("examples/jax/models.py":54:20)
#loc133 = loc("examples/jax/models.py":54:20)
#loc134 = loc("examples/jax/models.py":54:20)
#loc135 = loc("examples/jax/models.py":54:11)
#loc136 = loc("examples/jax/models.py":54:11)
#loc138 = loc("examples/jax/models.py":53:13)
#loc139 = loc("examples/jax/models.py":54:20)
#loc140 = loc("examples/jax/models.py":54:20)
#loc141 = loc("examples/jax/models.py":54:20)
#loc142 = loc("examples/jax/models.py":54:20)
#loc143 = loc("examples/jax/models.py":54:20)
#loc144 = loc("examples/jax/models.py":54:20)
#loc145 = loc("examples/jax/models.py":54:20)
#loc146 = loc("examples/jax/models.py":54:20)
#loc147 = loc("examples/jax/models.py":54:20)
#loc148 = loc("examples/jax/models.py":54:20)
#loc149 = loc("examples/jax/models.py":54:20)
#loc150 = loc("examples/jax/models.py":54:20)
#loc151 = loc("examples/jax/models.py":54:20)
#loc152 = loc("examples/jax/models.py":54:20)
#loc153 = loc("examples/jax/models.py":54:11)
#loc154 = loc("examples/jax/models.py":54:11)
#loc155 = loc("examples/jax/models.py":54:11)
#loc156 = loc("examples/jax/models.py":54:11)
#loc157 = loc("examples/jax/models.py":54:20)
#loc158 = loc("examples/jax/models.py":54:20)
#loc159 = loc("examples/jax/models.py":54:20)
#loc160 = loc("examples/jax/models.py":54:20)
#loc161 = loc("examples/jax/models.py":54:20)
#loc162 = loc("examples/jax/models.py":54:20)
#loc163 = loc("examples/jax/models.py":54:20)
#loc164 = loc("examples/jax/models.py":53:13)
#loc165 = loc("examples/jax/models.py":53:13)
#loc166 = loc("examples/jax/models.py":53:13)
#loc167 = loc("examples/jax/models.py":54:20)
#loc168 = loc("examples/jax/models.py":54:20)
#loc169 = loc("examples/jax/models.py":54:20)
#loc170 = loc("examples/jax/models.py":54:20)
#loc171 = loc("examples/jax/models.py":54:20)
#loc172 = loc("examples/jax/models.py":54:20)
#loc173 = loc("examples/jax/models.py":53:13)
#loc174 = loc("examples/jax/models.py":53:13)
#loc175 = loc("examples/jax/models.py":180:21)
#loc176 = loc("examples/jax/models.py":180:21)
#loc179 = loc("examples/jax/models.py":49:34)
#loc180 = loc("examples/jax/models.py":49:25)
#loc181 = loc("examples/jax/models.py":49:25)
#loc182 = loc("examples/jax/models.py":49:25)
#loc183 = loc("examples/jax/models.py":49:25)
#loc184 = loc("examples/jax/models.py":49:15)
#loc185 = loc("examples/jax/models.py":49:15)
#loc186 = loc("examples/jax/models.py":49:15)
#loc187 = loc("examples/jax/models.py":49:11)
#loc188 = loc("examples/jax/models.py":49:11)
#loc190 = loc("examples/jax/models.py":49:11)
#loc191 = loc("examples/jax/models.py":49:15)
#loc192 = loc("examples/jax/models.py":49:25)
#loc193 = loc("examples/jax/models.py":49:25)
#loc194 = loc("examples/jax/models.py":49:25)
#loc195 = loc("examples/jax/models.py":49:34)
#loc196 = loc("examples/jax/models.py":49:34)
module @jit_contrastive_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<12x16xf32> {mesh.name = "params.image", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}]>} loc(#loc112), %arg1: tensor<10x16xf32> {mesh.name = "params.text", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}]>} loc(#loc112), %arg2: tensor<8x12xf32> {mesh.name = "images", mesh.sharding = #mesh.sharding<@mesh, [{"data", "model"}, {}]>} loc(#loc112), %arg3: tensor<8x10xf32> {mesh.name = "texts", mesh.sharding = #mesh.sharding<@mesh, [{"data", "model"}, {}]>} loc(#loc112)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<12x16xf32> {mesh.name = "result.1.image"}, tensor<10x16xf32> {mesh.name = "result.1.text"}) {
    %cst = arith.constant 1.250000e-01 : f32 loc(#loc112)
    %cst_0 = arith.constant 8.000000e+00 : f32 loc(#loc112)
    %cst_1 = arith.constant 0x7F800000 : f32 loc(#loc112)
    %cst_2 = arith.constant 0xFF800000 : f32 loc(#loc112)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc112)
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc112)
    %cst_5 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc112)
    %cst_6 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc112)
    %cst_7 = arith.constant dense<1.600000e+01> : tensor<f32> loc(#loc112)
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc112)
    %0 = tensor.empty() : tensor<8x16xf32> loc(#loc112)
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<8x16xf32>) -> tensor<8x16xf32> loc(#loc112)
    %2 = linalg.matmul ins(%arg2, %arg0 : tensor<8x12xf32>, tensor<12x16xf32>) outs(%1 : tensor<8x16xf32>) -> tensor<8x16xf32> loc(#loc112)
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %2 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %in_11: f32 loc("examples/jax/models.py":180:21), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc179)
      linalg.yield %143 : f32 loc(#loc179)
    } -> tensor<8x16xf32> loc(#loc179)
    %4 = tensor.empty() : tensor<8xf32> loc(#loc180)
    %5 = linalg.fill ins(%cst_3 : f32) outs(%4 : tensor<8xf32>) -> tensor<8xf32> loc(#loc180)
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<8x16xf32>) outs(%5 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc180), %out: f32 loc(#loc180)):
      %143 = arith.addf %out, %in : f32 loc(#loc180)
      linalg.yield %143 : f32 loc(#loc180)
    } -> tensor<8xf32> loc(#loc180)
    %7 = tensor.empty() : tensor<8x1xf32> loc(#loc181)
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc181)
    } -> tensor<8x1xf32> loc(#loc181)
    %9 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc(#loc182), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc182)
    } -> tensor<8x1xf32> loc(#loc182)
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %9 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %143 = arith.divf %in, %in_11 : f32 loc(#loc182)
      linalg.yield %143 : f32 loc(#loc182)
    } -> tensor<8x1xf32> loc(#loc182)
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc(#loc183), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc183)
    } -> tensor<8x1xf32> loc(#loc183)
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc183)
      linalg.yield %143 : f32 loc(#loc183)
    } -> tensor<8x1xf32> loc(#loc183)
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:15)):
      %143 = math.rsqrt %in : f32 loc(#loc184)
      linalg.yield %143 : f32 loc(#loc184)
    } -> tensor<8x1xf32> loc(#loc184)
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %12 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:15)):
      %143 = arith.divf %in, %in_11 : f32 loc(#loc185)
      linalg.yield %143 : f32 loc(#loc185)
    } -> tensor<8x1xf32> loc(#loc185)
    %15 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc(#loc186), %out: f32 loc("examples/jax/models.py":49:15)):
      linalg.yield %in : f32 loc(#loc186)
    } -> tensor<8x1xf32> loc(#loc186)
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %14 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %in_11: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:15)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc186)
      linalg.yield %143 : f32 loc(#loc186)
    } -> tensor<8x1xf32> loc(#loc186)
    %17 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8x1xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:11)):
      linalg.yield %in : f32 loc(#loc187)
    } -> tensor<8x16xf32> loc(#loc187)
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %17 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %in_11: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":49:11)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc187)
      linalg.yield %143 : f32 loc(#loc187)
    } -> tensor<8x16xf32> loc(#loc187)
    %19 = linalg.matmul ins(%arg3, %arg1 : tensor<8x10xf32>, tensor<10x16xf32>) outs(%1 : tensor<8x16xf32>) -> tensor<8x16xf32> loc(#loc112)
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %19 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %in_11: f32 loc("examples/jax/models.py":180:21), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc179)
      linalg.yield %143 : f32 loc(#loc179)
    } -> tensor<8x16xf32> loc(#loc179)
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<8x16xf32>) outs(%5 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc180), %out: f32 loc(#loc180)):
      %143 = arith.addf %out, %in : f32 loc(#loc180)
      linalg.yield %143 : f32 loc(#loc180)
    } -> tensor<8xf32> loc(#loc180)
    %22 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<8xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc181)
    } -> tensor<8x1xf32> loc(#loc181)
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %9 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %143 = arith.divf %in, %in_11 : f32 loc(#loc182)
      linalg.yield %143 : f32 loc(#loc182)
    } -> tensor<8x1xf32> loc(#loc182)
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %11 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc183)
      linalg.yield %143 : f32 loc(#loc183)
    } -> tensor<8x1xf32> loc(#loc183)
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:15)):
      %143 = math.rsqrt %in : f32 loc(#loc184)
      linalg.yield %143 : f32 loc(#loc184)
    } -> tensor<8x1xf32> loc(#loc184)
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %24 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:15)):
      %143 = arith.divf %in, %in_11 : f32 loc(#loc185)
      linalg.yield %143 : f32 loc(#loc185)
    } -> tensor<8x1xf32> loc(#loc185)
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %26 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %in_11: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:15)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc186)
      linalg.yield %143 : f32 loc(#loc186)
    } -> tensor<8x1xf32> loc(#loc186)
    %28 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8x1xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:11)):
      linalg.yield %in : f32 loc(#loc187)
    } -> tensor<8x16xf32> loc(#loc187)
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %28 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %in_11: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":49:11)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc187)
      linalg.yield %143 : f32 loc(#loc187)
    } -> tensor<8x16xf32> loc(#loc187)
    %30 = tensor.empty() : tensor<16x8xf32> loc(#loc92)
    %31 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<8x16xf32>) outs(%30 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":181:22)):
      linalg.yield %in : f32 loc(#loc92)
    } -> tensor<16x8xf32> loc(#loc92)
    %32 = tensor.empty() : tensor<8x8xf32> loc(#loc93)
    %33 = linalg.fill ins(%cst_3 : f32) outs(%32 : tensor<8x8xf32>) -> tensor<8x8xf32> loc(#loc93)
    %34 = linalg.matmul ins(%18, %31 : tensor<8x16xf32>, tensor<16x8xf32>) outs(%33 : tensor<8x8xf32>) -> tensor<8x8xf32> loc(#loc93)
    %35 = tensor.empty() : tensor<8xi32> loc(#loc94)
    %36 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%35 : tensor<8xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":181:27)):
      %143 = linalg.index 0 : index loc(#loc94)
      %144 = arith.index_cast %143 : index to i32 loc(#loc94)
      linalg.yield %144 : i32 loc(#loc94)
    } -> tensor<8xi32> loc(#loc94)
    %37 = tensor.empty() : tensor<8x1xi32> loc(#loc118)
    %38 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<8xi32>) outs(%37 : tensor<8x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":181:27), %out: i32 loc("examples/jax/models.py":53:41)):
      linalg.yield %in : i32 loc(#loc118)
    } -> tensor<8x1xi32> loc(#loc118)
    %39:2 = call @take_along_axis(%34, %38) : (tensor<8x8xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) loc(#loc119)
    %collapsed = tensor.collapse_shape %39#0 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32> loc(#loc120)
    %40 = linalg.fill ins(%cst_2 : f32) outs(%4 : tensor<8xf32>) -> tensor<8xf32> loc(#loc121)
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<8x8xf32>) outs(%40 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc121), %out: f32 loc(#loc121)):
      %143 = arith.maximumf %out, %in : f32 loc(#loc121)
      linalg.yield %143 : f32 loc(#loc121)
    } -> tensor<8xf32> loc(#loc121)
    %42 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc122), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc122)
    } -> tensor<8xf32> loc(#loc122)
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%42, %41 : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.maximumf %in, %in_11 : f32 loc(#loc122)
      linalg.yield %143 : f32 loc(#loc122)
    } -> tensor<8xf32> loc(#loc122)
    %44 = tensor.empty() : tensor<8xi1> loc(#loc123)
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%43 : tensor<8xf32>) outs(%44 : tensor<8xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: i1 loc("examples/jax/models.py":54:20)):
      %143 = math.absf %in : f32 loc(#loc123)
      %144 = arith.cmpf one, %143, %cst_1 : f32 loc(#loc123)
      linalg.yield %144 : i1 loc(#loc123)
    } -> tensor<8xi1> loc(#loc123)
    %46 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc124), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc124)
    } -> tensor<8xf32> loc(#loc124)
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%45, %43, %46 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %in_12: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.select %in, %in_11, %in_12 : f32 loc(#loc125)
      linalg.yield %143 : f32 loc(#loc125)
    } -> tensor<8xf32> loc(#loc125)
    %48 = "mesh.stop_gradient"(%47) : (tensor<8xf32>) -> tensor<8xf32> loc(#loc126)
    %49 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<8xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc124)
    } -> tensor<8x1xf32> loc(#loc124)
    %50 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<8x1xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc127)
    } -> tensor<8x8xf32> loc(#loc127)
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %50 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":181:18), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.subf %in, %in_11 : f32 loc(#loc127)
      linalg.yield %143 : f32 loc(#loc127)
    } -> tensor<8x8xf32> loc(#loc127)
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = math.exp %in : f32 loc(#loc128)
      linalg.yield %143 : f32 loc(#loc128)
    } -> tensor<8x8xf32> loc(#loc128)
    %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%52 : tensor<8x8xf32>) outs(%5 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc129), %out: f32 loc(#loc129)):
      %143 = arith.addf %out, %in : f32 loc(#loc129)
      linalg.yield %143 : f32 loc(#loc129)
    } -> tensor<8xf32> loc(#loc129)
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%53 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = math.absf %in : f32 loc(#loc130)
      linalg.yield %143 : f32 loc(#loc130)
    } -> tensor<8xf32> loc(#loc130)
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%53, %46 : tensor<8xf32>, tensor<8xf32>) outs(%44 : tensor<8xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: i1 loc("examples/jax/models.py":54:20)):
      %143 = arith.cmpf oge, %in, %in_11 : f32 loc(#loc131)
      linalg.yield %143 : i1 loc(#loc131)
    } -> tensor<8xi1> loc(#loc131)
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%54 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = math.log %in : f32 loc(#loc132)
      linalg.yield %143 : f32 loc(#loc132)
    } -> tensor<8xf32> loc(#loc132)
    %57 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%56, %48 : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc133)
      linalg.yield %143 : f32 loc(#loc133)
    } -> tensor<8xf32> loc(#loc133)
    %58 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%57, %collapsed : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":53:13), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.subf %in, %in_11 : f32 loc(#loc134)
      linalg.yield %143 : f32 loc(#loc134)
    } -> tensor<8xf32> loc(#loc134)
    %59 = tensor.empty() : tensor<f32> loc(#loc135)
    %60 = linalg.fill ins(%cst_3 : f32) outs(%59 : tensor<f32>) -> tensor<f32> loc(#loc135)
    %61 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%58 : tensor<8xf32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc135), %out: f32 loc(#loc135)):
      %143 = arith.addf %out, %in : f32 loc(#loc135)
      linalg.yield %143 : f32 loc(#loc135)
    } -> tensor<f32> loc(#loc135)
    %62 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%61 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %out: f32 loc("examples/jax/models.py":54:11)):
      %143 = arith.divf %in, %cst_0 : f32 loc(#loc136)
      linalg.yield %143 : f32 loc(#loc136)
    } -> tensor<f32> loc(#loc136)
    %63 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":181:18), %out: f32 loc("examples/jax/models.py":182:54)):
      linalg.yield %in : f32 loc(#loc101)
    } -> tensor<8x8xf32> loc(#loc101)
    %64:2 = call @take_along_axis(%63, %38) : (tensor<8x8xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) loc(#loc137)
    %collapsed_9 = tensor.collapse_shape %64#0 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32> loc(#loc138)
    %65 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%63 : tensor<8x8xf32>) outs(%40 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc139), %out: f32 loc(#loc139)):
      %143 = arith.maximumf %out, %in : f32 loc(#loc139)
      linalg.yield %143 : f32 loc(#loc139)
    } -> tensor<8xf32> loc(#loc139)
    %66 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%42, %65 : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.maximumf %in, %in_11 : f32 loc(#loc140)
      linalg.yield %143 : f32 loc(#loc140)
    } -> tensor<8xf32> loc(#loc140)
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%66 : tensor<8xf32>) outs(%44 : tensor<8xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: i1 loc("examples/jax/models.py":54:20)):
      %143 = math.absf %in : f32 loc(#loc141)
      %144 = arith.cmpf one, %143, %cst_1 : f32 loc(#loc141)
      linalg.yield %144 : i1 loc(#loc141)
    } -> tensor<8xi1> loc(#loc141)
    %68 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%67, %66, %46 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %in_12: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.select %in, %in_11, %in_12 : f32 loc(#loc142)
      linalg.yield %143 : f32 loc(#loc142)
    } -> tensor<8xf32> loc(#loc142)
    %69 = "mesh.stop_gradient"(%68) : (tensor<8xf32>) -> tensor<8xf32> loc(#loc143)
    %70 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<8xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<8x1xf32> loc(#loc144)
    %71 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<8x1xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc145)
    } -> tensor<8x8xf32> loc(#loc145)
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%63, %71 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":182:54), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.subf %in, %in_11 : f32 loc(#loc145)
      linalg.yield %143 : f32 loc(#loc145)
    } -> tensor<8x8xf32> loc(#loc145)
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = math.exp %in : f32 loc(#loc146)
      linalg.yield %143 : f32 loc(#loc146)
    } -> tensor<8x8xf32> loc(#loc146)
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%73 : tensor<8x8xf32>) outs(%5 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc147), %out: f32 loc(#loc147)):
      %143 = arith.addf %out, %in : f32 loc(#loc147)
      linalg.yield %143 : f32 loc(#loc147)
    } -> tensor<8xf32> loc(#loc147)
    %75 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%74 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = math.absf %in : f32 loc(#loc148)
      linalg.yield %143 : f32 loc(#loc148)
    } -> tensor<8xf32> loc(#loc148)
    %76 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%74, %46 : tensor<8xf32>, tensor<8xf32>) outs(%44 : tensor<8xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: i1 loc("examples/jax/models.py":54:20)):
      %143 = arith.cmpf oge, %in, %in_11 : f32 loc(#loc149)
      linalg.yield %143 : i1 loc(#loc149)
    } -> tensor<8xi1> loc(#loc149)
    %77 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%75 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = math.log %in : f32 loc(#loc150)
      linalg.yield %143 : f32 loc(#loc150)
    } -> tensor<8xf32> loc(#loc150)
    %78 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%77, %69 : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc151)
      linalg.yield %143 : f32 loc(#loc151)
    } -> tensor<8xf32> loc(#loc151)
    %79 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%78, %collapsed_9 : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":53:13), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.subf %in, %in_11 : f32 loc(#loc152)
      linalg.yield %143 : f32 loc(#loc152)
    } -> tensor<8xf32> loc(#loc152)
    %80 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%79 : tensor<8xf32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc153), %out: f32 loc(#loc153)):
      %143 = arith.addf %out, %in : f32 loc(#loc153)
      linalg.yield %143 : f32 loc(#loc153)
    } -> tensor<f32> loc(#loc153)
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%80 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %out: f32 loc("examples/jax/models.py":54:11)):
      %143 = arith.divf %in, %cst_0 : f32 loc(#loc154)
      linalg.yield %143 : f32 loc(#loc154)
    } -> tensor<f32> loc(#loc154)
    %82 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%62, %81 : tensor<f32>, tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %in_11: f32 loc("examples/jax/models.py":54:11), %out: f32 loc("examples/jax/models.py":182:11)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc107)
      linalg.yield %143 : f32 loc(#loc107)
    } -> tensor<f32> loc(#loc107)
    %83 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%59 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":54:11)):
      linalg.yield %cst : f32 loc(#loc155)
    } -> tensor<f32> loc(#loc155)
    %84 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel"]} ins(%83 : tensor<f32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %out: f32 loc("examples/jax/models.py":54:11)):
      linalg.yield %in : f32 loc(#loc156)
    } -> tensor<8xf32> loc(#loc156)
    %85 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%84 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.negf %in : f32 loc(#loc157)
      linalg.yield %143 : f32 loc(#loc157)
    } -> tensor<8xf32> loc(#loc157)
    %86 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%84, %75 : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.divf %in, %in_11 : f32 loc(#loc158)
      linalg.yield %143 : f32 loc(#loc158)
    } -> tensor<8xf32> loc(#loc158)
    %87 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%76, %46, %86 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %in_12: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.select %in, %in_11, %in_12 : f32 loc(#loc159)
      linalg.yield %143 : f32 loc(#loc159)
    } -> tensor<8xf32> loc(#loc159)
    %88 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%76, %86, %46 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %in_12: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.select %in, %in_11, %in_12 : f32 loc(#loc159)
      linalg.yield %143 : f32 loc(#loc159)
    } -> tensor<8xf32> loc(#loc159)
    %89 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%87 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.negf %in : f32 loc(#loc160)
      linalg.yield %143 : f32 loc(#loc160)
    } -> tensor<8xf32> loc(#loc160)
    %90 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%88, %89 : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc161)
      linalg.yield %143 : f32 loc(#loc161)
    } -> tensor<8xf32> loc(#loc161)
    %91 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc162)
    } -> tensor<8x8xf32> loc(#loc162)
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %73 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc163)
      linalg.yield %143 : f32 loc(#loc163)
    } -> tensor<8x8xf32> loc(#loc163)
    %93 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<8xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : f32 loc(#loc164)
    } -> tensor<8x1xf32> loc(#loc164)
    %94 = call @take_along_axis_0(%64#1, %93) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x8xf32> loc(#loc165)
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %94 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":53:13), %out: f32 loc("examples/jax/models.py":53:13)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc166)
      linalg.yield %143 : f32 loc(#loc166)
    } -> tensor<8x8xf32> loc(#loc166)
    %96 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":53:13), %out: f32 loc("examples/jax/models.py":182:54)):
      linalg.yield %in : f32 loc(#loc108)
    } -> tensor<8x8xf32> loc(#loc108)
    %97 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%84, %54 : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.divf %in, %in_11 : f32 loc(#loc167)
      linalg.yield %143 : f32 loc(#loc167)
    } -> tensor<8xf32> loc(#loc167)
    %98 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%55, %46, %97 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %in_12: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.select %in, %in_11, %in_12 : f32 loc(#loc168)
      linalg.yield %143 : f32 loc(#loc168)
    } -> tensor<8xf32> loc(#loc168)
    %99 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%55, %97, %46 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %in_12: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.select %in, %in_11, %in_12 : f32 loc(#loc168)
      linalg.yield %143 : f32 loc(#loc168)
    } -> tensor<8xf32> loc(#loc168)
    %100 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%98 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.negf %in : f32 loc(#loc169)
      linalg.yield %143 : f32 loc(#loc169)
    } -> tensor<8xf32> loc(#loc169)
    %101 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%99, %100 : tensor<8xf32>, tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc170)
      linalg.yield %143 : f32 loc(#loc170)
    } -> tensor<8xf32> loc(#loc170)
    %102 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc171)
    } -> tensor<8x8xf32> loc(#loc171)
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %52 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc172)
      linalg.yield %143 : f32 loc(#loc172)
    } -> tensor<8x8xf32> loc(#loc172)
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %103 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":182:54), %in_11: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc170)
      linalg.yield %143 : f32 loc(#loc170)
    } -> tensor<8x8xf32> loc(#loc170)
    %105 = call @take_along_axis_0(%39#1, %93) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x8xf32> loc(#loc173)
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%104, %105 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%32 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_11: f32 loc("examples/jax/models.py":53:13), %out: f32 loc("examples/jax/models.py":53:13)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc174)
      linalg.yield %143 : f32 loc(#loc174)
    } -> tensor<8x8xf32> loc(#loc174)
    %107 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106, %18 : tensor<8x8xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":53:13), %in_11: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":181:18)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc174)
      %144 = arith.addf %out, %143 : f32 loc(#loc109)
      linalg.yield %144 : f32 loc(#loc109)
    } -> tensor<8x16xf32> loc(#loc109)
    %108 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<8x16xf32>) outs(%30 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":181:18), %out: f32 loc("examples/jax/models.py":181:18)):
      linalg.yield %in : f32 loc(#loc110)
    } -> tensor<16x8xf32> loc(#loc110)
    %109 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106, %31 : tensor<8x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":53:13), %in_11: f32 loc("examples/jax/models.py":181:22), %out: f32 loc("examples/jax/models.py":181:18)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc174)
      %144 = arith.addf %out, %143 : f32 loc(#loc109)
      linalg.yield %144 : f32 loc(#loc109)
    } -> tensor<8x16xf32> loc(#loc109)
    %110 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<16x8xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":181:18), %out: f32 loc("examples/jax/models.py":181:22)):
      linalg.yield %in : f32 loc(#loc111)
    } -> tensor<8x16xf32> loc(#loc111)
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %110 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %in_11: f32 loc("examples/jax/models.py":181:22), %out: f32 loc("examples/jax/models.py":49:11)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc188)
      linalg.yield %143 : f32 loc(#loc188)
    } -> tensor<8x16xf32> loc(#loc188)
    %112 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%111 : tensor<8x16xf32>) outs(%5 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %143 = arith.addf %out, %in : f32 loc(#loc189)
      linalg.yield %143 : f32 loc(#loc189)
    } -> tensor<8xf32> loc(#loc189)
    %expanded = tensor.expand_shape %112 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32> loc(#loc190)
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %28 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":181:22), %in_11: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":49:11)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc188)
      linalg.yield %143 : f32 loc(#loc188)
    } -> tensor<8x16xf32> loc(#loc188)
    %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %27 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_11: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:15)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc191)
      linalg.yield %143 : f32 loc(#loc191)
    } -> tensor<8x1xf32> loc(#loc191)
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%114, %9 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %143 = arith.divf %in, %in_11 : f32 loc(#loc192)
      linalg.yield %143 : f32 loc(#loc192)
    } -> tensor<8x1xf32> loc(#loc192)
    %116 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%115 : tensor<8x1xf32>) outs(%5 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc193), %out: f32 loc(#loc193)):
      %143 = arith.addf %out, %in : f32 loc(#loc193)
      linalg.yield %143 : f32 loc(#loc193)
    } -> tensor<8xf32> loc(#loc193)
    %117 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<8xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc194)
    } -> tensor<8x16xf32> loc(#loc194)
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %117 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc195)
      linalg.yield %143 : f32 loc(#loc195)
    } -> tensor<8x16xf32> loc(#loc195)
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%113, %118 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_11: f32 loc("examples/jax/models.py":49:34), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc196)
      linalg.yield %143 : f32 loc(#loc196)
    } -> tensor<8x16xf32> loc(#loc196)
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%117, %19 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_11: f32 loc("examples/jax/models.py":180:21), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc195)
      linalg.yield %143 : f32 loc(#loc195)
    } -> tensor<8x16xf32> loc(#loc195)
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %120 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:34), %in_11: f32 loc("examples/jax/models.py":49:34), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc196)
      linalg.yield %143 : f32 loc(#loc196)
    } -> tensor<8x16xf32> loc(#loc196)
    %122 = tensor.empty() : tensor<16x10xf32> loc(#loc175)
    %123 = linalg.fill ins(%cst_3 : f32) outs(%122 : tensor<16x10xf32>) -> tensor<16x10xf32> loc(#loc175)
    %124 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121, %arg3 : tensor<8x16xf32>, tensor<8x10xf32>) outs(%123 : tensor<16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:34), %in_11: f32 loc(#loc196), %out: f32 loc("examples/jax/models.py":180:21)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc196)
      %144 = arith.addf %out, %143 : f32 loc(#loc175)
      linalg.yield %144 : f32 loc(#loc175)
    } -> tensor<16x10xf32> loc(#loc175)
    %125 = tensor.empty() : tensor<10x16xf32> loc(#loc176)
    %126 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<16x10xf32>) outs(%125 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %out: f32 loc("examples/jax/models.py":180:21)):
      linalg.yield %in : f32 loc(#loc176)
    } -> tensor<10x16xf32> loc(#loc176)
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %109 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %in_11: f32 loc("examples/jax/models.py":181:18), %out: f32 loc("examples/jax/models.py":49:11)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc188)
      linalg.yield %143 : f32 loc(#loc188)
    } -> tensor<8x16xf32> loc(#loc188)
    %128 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%127 : tensor<8x16xf32>) outs(%5 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %143 = arith.addf %out, %in : f32 loc(#loc189)
      linalg.yield %143 : f32 loc(#loc189)
    } -> tensor<8xf32> loc(#loc189)
    %expanded_10 = tensor.expand_shape %128 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32> loc(#loc190)
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %17 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":181:18), %in_11: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":49:11)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc188)
      linalg.yield %143 : f32 loc(#loc188)
    } -> tensor<8x16xf32> loc(#loc188)
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_10, %16 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_11: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:15)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc191)
      linalg.yield %143 : f32 loc(#loc191)
    } -> tensor<8x1xf32> loc(#loc191)
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %9 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %143 = arith.divf %in, %in_11 : f32 loc(#loc192)
      linalg.yield %143 : f32 loc(#loc192)
    } -> tensor<8x1xf32> loc(#loc192)
    %132 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%131 : tensor<8x1xf32>) outs(%5 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc193), %out: f32 loc(#loc193)):
      %143 = arith.addf %out, %in : f32 loc(#loc193)
      linalg.yield %143 : f32 loc(#loc193)
    } -> tensor<8xf32> loc(#loc193)
    %133 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<8xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc194)
    } -> tensor<8x16xf32> loc(#loc194)
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %133 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %in_11: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc195)
      linalg.yield %143 : f32 loc(#loc195)
    } -> tensor<8x16xf32> loc(#loc195)
    %135 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%129, %134 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_11: f32 loc("examples/jax/models.py":49:34), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc196)
      linalg.yield %143 : f32 loc(#loc196)
    } -> tensor<8x16xf32> loc(#loc196)
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%133, %2 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_11: f32 loc("examples/jax/models.py":180:21), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc195)
      linalg.yield %143 : f32 loc(#loc195)
    } -> tensor<8x16xf32> loc(#loc195)
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %136 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:34), %in_11: f32 loc("examples/jax/models.py":49:34), %out: f32 loc("examples/jax/models.py":49:34)):
      %143 = arith.addf %in, %in_11 : f32 loc(#loc196)
      linalg.yield %143 : f32 loc(#loc196)
    } -> tensor<8x16xf32> loc(#loc196)
    %138 = tensor.empty() : tensor<16x12xf32> loc(#loc175)
    %139 = linalg.fill ins(%cst_3 : f32) outs(%138 : tensor<16x12xf32>) -> tensor<16x12xf32> loc(#loc175)
    %140 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137, %arg2 : tensor<8x16xf32>, tensor<8x12xf32>) outs(%139 : tensor<16x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:34), %in_11: f32 loc(#loc196), %out: f32 loc("examples/jax/models.py":180:21)):
      %143 = arith.mulf %in, %in_11 : f32 loc(#loc196)
      %144 = arith.addf %out, %143 : f32 loc(#loc175)
      linalg.yield %144 : f32 loc(#loc175)
    } -> tensor<16x12xf32> loc(#loc175)
    %141 = tensor.empty() : tensor<12x16xf32> loc(#loc176)
    %142 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<16x12xf32>) outs(%141 : tensor<12x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":180:21), %out: f32 loc("examples/jax/models.py":180:21)):
      linalg.yield %in : f32 loc(#loc176)
    } -> tensor<12x16xf32> loc(#loc176)
    return %82, %142, %126 : tensor<f32>, tensor<12x16xf32>, tensor<10x16xf32> loc(#loc81)
  } loc(#loc81)
  func.func private @take_along_axis(%arg0: tensor<8x8xf32> loc(#loc197), %arg1: tensor<8x1xi32> loc(#loc197)) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c0_i32 = arith.constant 0 : i32 loc(#loc197)
    %true = arith.constant true loc(#loc197)
    %cst = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc197)
    %cst_0 = arith.constant dense<7> : tensor<1xi32> loc(#loc197)
    %cst_1 = arith.constant dense<8> : tensor<i32> loc(#loc197)
    %cst_2 = arith.constant dense<0> : tensor<i32> loc(#loc197)
    %0 = tensor.empty() : tensor<8x1xi32> loc(#loc197)
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<i32>) outs(%0 : tensor<8x1xi32>) {
    ^bb0(%in: i32 loc(#loc197), %out: i32 loc(#loc197)):
      linalg.yield %in : i32 loc(#loc197)
    } -> tensor<8x1xi32> loc(#loc197)
    %2 = tensor.empty() : tensor<8x1xi1> loc(#loc197)
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %1 : tensor<8x1xi32>, tensor<8x1xi32>) outs(%2 : tensor<8x1xi1>) {
    ^bb0(%in: i32 loc(#loc197), %in_3: i32 loc(#loc197), %out: i1 loc(#loc197)):
      %25 = arith.cmpi slt, %in, %in_3 : i32 loc(#loc197)
      linalg.yield %25 : i1 loc(#loc197)
    } -> tensor<8x1xi1> loc(#loc197)
    %4 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%0 : tensor<8x1xi32>) {
    ^bb0(%in: i32 loc(#loc197), %out: i32 loc(#loc197)):
      linalg.yield %in : i32 loc(#loc197)
    } -> tensor<8x1xi32> loc(#loc197)
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %4 : tensor<8x1xi32>, tensor<8x1xi32>) outs(%0 : tensor<8x1xi32>) {
    ^bb0(%in: i32 loc(#loc197), %in_3: i32 loc(#loc197), %out: i32 loc(#loc197)):
      %25 = arith.addi %in, %in_3 : i32 loc(#loc197)
      linalg.yield %25 : i32 loc(#loc197)
    } -> tensor<8x1xi32> loc(#loc197)
    %6 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) outs(%0 : tensor<8x1xi32>) {
    ^bb0(%in: i1 loc(#loc197), %in_3: i32 loc(#loc197), %in_4: i32 loc(#loc197), %out: i32 loc(#loc197)):
      %25 = arith.select %in, %in_3, %in_4 : i32 loc(#loc197)
      linalg.yield %25 : i32 loc(#loc197)
    } -> tensor<8x1xi32> loc(#loc197)
    %expanded = tensor.expand_shape %6 [[0], [1, 2]] output_shape [8, 1, 1] : tensor<8x1xi32> into tensor<8x1x1xi32> loc(#loc197)
    %7 = tensor.empty() : tensor<8x1x1xi32> loc(#loc197)
    %8 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<i32>) outs(%7 : tensor<8x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc197), %out: i32 loc(#loc197)):
      linalg.yield %in : i32 loc(#loc197)
    } -> tensor<8x1x1xi32> loc(#loc197)
    %9 = tensor.empty() : tensor<8x1x1xi1> loc(#loc197)
    %10 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %8 : tensor<8x1x1xi32>, tensor<8x1x1xi32>) outs(%9 : tensor<8x1x1xi1>) {
    ^bb0(%in: i32 loc(#loc197), %in_3: i32 loc(#loc197), %out: i1 loc(#loc197)):
      %25 = arith.cmpi sge, %in, %in_3 : i32 loc(#loc197)
      linalg.yield %25 : i1 loc(#loc197)
    } -> tensor<8x1x1xi1> loc(#loc197)
    %11 = tensor.empty() : tensor<1x1x1xi32> loc(#loc197)
    %12 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%11 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc197), %out: i32 loc(#loc197)):
      linalg.yield %in : i32 loc(#loc197)
    } -> tensor<1x1x1xi32> loc(#loc197)
    %13 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x1x1xi32>) outs(%7 : tensor<8x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc197), %out: i32 loc(#loc197)):
      linalg.yield %in : i32 loc(#loc197)
    } -> tensor<8x1x1xi32> loc(#loc197)
    %14 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %13 : tensor<8x1x1xi32>, tensor<8x1x1xi32>) outs(%9 : tensor<8x1x1xi1>) {
    ^bb0(%in: i32 loc(#loc197), %in_3: i32 loc(#loc197), %out: i1 loc(#loc197)):
      %25 = arith.cmpi sle, %in, %in_3 : i32 loc(#loc197)
      linalg.yield %25 : i1 loc(#loc197)
    } -> tensor<8x1x1xi1> loc(#loc197)
    %15 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %14 : tensor<8x1x1xi1>, tensor<8x1x1xi1>) outs(%9 : tensor<8x1x1xi1>) {
    ^bb0(%in: i1 loc(#loc197), %in_3: i1 loc(#loc197), %out: i1 loc(#loc197)):
      %25 = arith.andi %in, %in_3 : i1 loc(#loc197)
      linalg.yield %25 : i1 loc(#loc197)
    } -> tensor<8x1x1xi1> loc(#loc197)
    %16 = linalg.fill ins(%true : i1) outs(%2 : tensor<8x1xi1>) -> tensor<8x1xi1> loc(#loc197)
    %17 = linalg.generic {indexing_maps = [#map14, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<8x1x1xi1>) outs(%16 : tensor<8x1xi1>) {
    ^bb0(%in: i1 loc(#loc197), %out: i1 loc(#loc197)):
      %25 = arith.andi %out, %in : i1 loc(#loc197)
      linalg.yield %25 : i1 loc(#loc197)
    } -> tensor<8x1xi1> loc(#loc197)
    %18 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%7 : tensor<8x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc197), %out: i32 loc(#loc197)):
      linalg.yield %in : i32 loc(#loc197)
    } -> tensor<8x1x1xi32> loc(#loc197)
    %19 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %18 : tensor<8x1x1xi32>, tensor<8x1x1xi32>) outs(%7 : tensor<8x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc197), %in_3: i32 loc(#loc197), %out: i32 loc(#loc197)):
      %25 = arith.minsi %in, %in_3 : i32 loc(#loc197)
      linalg.yield %25 : i32 loc(#loc197)
    } -> tensor<8x1x1xi32> loc(#loc197)
    %20 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<8x1x1xi32>) outs(%7 : tensor<8x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc197), %out: i32 loc(#loc197)):
      %25 = arith.maxsi %in, %c0_i32 : i32 loc(#loc197)
      linalg.yield %25 : i32 loc(#loc197)
    } -> tensor<8x1x1xi32> loc(#loc197)
    %21 = "mesh.gather_slices"(%arg0, %20) {batch_dims = array<i64: 0>, dims = array<i64: 1>} : (tensor<8x8xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32> loc(#loc197)
    %22 = tensor.empty() : tensor<8x1xf32> loc(#loc197)
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%22 : tensor<8x1xf32>) {
    ^bb0(%in: f32 loc(#loc197), %out: f32 loc(#loc197)):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<8x1xf32> loc(#loc197)
    %24 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %21, %23 : tensor<8x1xi1>, tensor<8x1xf32>, tensor<8x1xf32>) outs(%22 : tensor<8x1xf32>) {
    ^bb0(%in: i1 loc(#loc197), %in_3: f32 loc(#loc197), %in_4: f32 loc(#loc197), %out: f32 loc(#loc197)):
      %25 = arith.select %in, %in_3, %in_4 : f32 loc(#loc197)
      linalg.yield %25 : f32 loc(#loc197)
    } -> tensor<8x1xf32> loc(#loc197)
    return %24, %expanded : tensor<8x1xf32>, tensor<8x1x1xi32> loc(#loc197)
  } loc(#loc197)
  func.func private @take_along_axis_0(%arg0: tensor<8x1x1xi32> loc(#loc78), %arg1: tensor<8x1xf32> loc(#loc78)) -> tensor<8x8xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc78)
    %0 = tensor.empty() : tensor<8x8xf32> loc(#loc78)
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc(#loc78), %out: f32 loc(#loc78)):
      linalg.yield %in : f32 loc(#loc78)
    } -> tensor<8x8xf32> loc(#loc78)
    %2 = "mesh.scatter_slices"(%1, %arg0, %arg1) ({
    ^bb0(%arg2: f32 loc(#loc78), %arg3: f32 loc(#loc78)):
      %3 = arith.addf %arg2, %arg3 : f32 loc(#loc78)
      "mesh.scalar_yield"(%3) : (f32) -> () loc(#loc198)
    }) {batch_dims = array<i64: 0>, dims = array<i64: 1>} : (tensor<8x8xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x8xf32> loc(#loc198)
    return %2 : tensor<8x8xf32> loc(#loc198)
  } loc(#loc198)
} loc(#loc)
#loc44 = loc("examples/jax/models.py":72:8)
#loc74 = loc("examples/jax/models.py":72:8)
#loc76 = loc("examples/jax/models.py":72:8)
#loc78 = loc("examples/jax/models.py":72:8)
#loc81 = loc("examples/jax/models.py":283:14)
#loc119 = loc("examples/jax/models.py":53:13)
#loc137 = loc("examples/jax/models.py":53:13)
#loc177 = loc("examples/jax/models.py":53:13)
#loc178 = loc("examples/jax/models.py":53:13)
#loc189 = loc("examples/jax/models.py":49:11)
#loc197 = loc("examples/jax/models.py":53:13)
#loc198 = loc("examples/jax/models.py":53:13)
