#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc(unknown)
#loc7 = loc(unknown)
#loc8 = loc(unknown)
#loc9 = loc(unknown)
#loc10 = loc(unknown)
#loc11 = loc(unknown)
#loc12 = loc(unknown)
#loc13 = loc(unknown)
#loc14 = loc(unknown)
#loc15 = loc("examples/jax/transformer.py":112:15)
#loc16 = loc("examples/jax/transformer.py":149:24)
#loc17 = loc("examples/jax/transformer.py":161:43)
#loc18 = loc("examples/jax/transformer.py":160:24)
#loc19 = loc("examples/jax/transformer.py":165:4)
#loc20 = loc("examples/jax/transformer.py":115:11)
#loc21 = loc("examples/jax/transformer.py":107:8)
#loc22 = loc("examples/jax/transformer.py":84:38)
#loc23 = loc("examples/jax/transformer.py":101:22)
#loc24 = loc("examples/jax/transformer.py":112:42)
#loc25 = loc(unknown)
#loc26 = loc("examples/jax/transformer.py":84:29)
#loc27 = loc(unknown)
#loc28 = loc("examples/jax/transformer.py":84:29)
#loc29 = loc("examples/jax/transformer.py":84:15)
#loc30 = loc("examples/jax/transformer.py":84:11)
#loc31 = loc("examples/jax/transformer.py":84:11)
#loc32 = loc("examples/jax/transformer.py":88:15)
#loc33 = loc("examples/jax/transformer.py":88:4)
#loc34 = loc("examples/jax/transformer.py":101:12)
#loc35 = loc("examples/jax/transformer.py":90:13)
#loc36 = loc("examples/jax/transformer.py":90:13)
#loc37 = loc("examples/jax/transformer.py":91:22)
#loc38 = loc("examples/jax/transformer.py":91:13)
#loc39 = loc("examples/jax/transformer.py":92:29)
#loc40 = loc("examples/jax/transformer.py":92:14)
#loc41 = loc(unknown)
#loc42 = loc("examples/jax/transformer.py":93:39)
#loc43 = loc("examples/jax/transformer.py":93:11)
#loc44 = loc("examples/jax/transformer.py":101:8)
#loc45 = loc("examples/jax/transformer.py":102:25)
#loc46 = loc("examples/jax/transformer.py":97:24)
#loc47 = loc("examples/jax/transformer.py":102:15)
#loc48 = loc("examples/jax/transformer.py":97:12)
#loc49 = loc("examples/jax/transformer.py":97:42)
#loc50 = loc("examples/jax/transformer.py":97:12)
#loc51 = loc("examples/jax/transformer.py":97:11)
#loc52 = loc("examples/jax/transformer.py":102:11)
#loc53 = loc("examples/jax/transformer.py":113:13)
#loc54 = loc("examples/jax/transformer.py":113:13)
#loc55 = loc("examples/jax/transformer.py":114:13)
#loc56 = loc("examples/jax/transformer.py":115:20)
#loc57 = loc("examples/jax/transformer.py":115:64)
#loc58 = loc("examples/jax/transformer.py":115:56)
#loc59 = loc("examples/jax/transformer.py":115:20)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
#map16 = affine_map<() -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#loc60 = loc("examples/jax/transformer.py":112:15)
#loc61 = loc("examples/jax/transformer.py":149:24)
#loc62 = loc("examples/jax/transformer.py":161:43)
#loc63 = loc("examples/jax/transformer.py":160:24)
#loc64 = loc("examples/jax/transformer.py":165:4)
#loc65 = loc("examples/jax/transformer.py":115:11)
#loc66 = loc("examples/jax/transformer.py":107:8)
#loc67 = loc("examples/jax/transformer.py":84:38)
#loc68 = loc("examples/jax/transformer.py":101:22)
#loc69 = loc("examples/jax/transformer.py":112:42)
#loc70 = loc(unknown)
#loc71 = loc("examples/jax/transformer.py":84:29)
#loc72 = loc(unknown)
#loc73 = loc("examples/jax/transformer.py":84:29)
#loc74 = loc("examples/jax/transformer.py":84:15)
#loc75 = loc("examples/jax/transformer.py":84:11)
#loc76 = loc("examples/jax/transformer.py":84:11)
#loc77 = loc("examples/jax/transformer.py":88:15)
#loc78 = loc("examples/jax/transformer.py":88:4)
#loc79 = loc("examples/jax/transformer.py":101:12)
#loc80 = loc("examples/jax/transformer.py":90:13)
#loc81 = loc("examples/jax/transformer.py":90:13)
#loc82 = loc("examples/jax/transformer.py":91:22)
#loc83 = loc("examples/jax/transformer.py":91:13)
#loc84 = loc("examples/jax/transformer.py":92:29)
#loc85 = loc("examples/jax/transformer.py":92:14)
#loc86 = loc(unknown)
#loc87 = loc("examples/jax/transformer.py":93:39)
#loc88 = loc("examples/jax/transformer.py":93:11)
#loc89 = loc("examples/jax/transformer.py":101:8)
#loc90 = loc("examples/jax/transformer.py":102:25)
#loc91 = loc("examples/jax/transformer.py":97:24)
#loc92 = loc("examples/jax/transformer.py":102:15)
#loc93 = loc("examples/jax/transformer.py":97:12)
#loc94 = loc("examples/jax/transformer.py":97:42)
#loc95 = loc("examples/jax/transformer.py":97:12)
#loc96 = loc("examples/jax/transformer.py":97:11)
#loc97 = loc("examples/jax/transformer.py":102:11)
#loc98 = loc("examples/jax/transformer.py":113:13)
#loc99 = loc("examples/jax/transformer.py":113:13)
#loc100 = loc("examples/jax/transformer.py":114:13)
#loc101 = loc("examples/jax/transformer.py":115:20)
#loc102 = loc("examples/jax/transformer.py":115:64)
#loc103 = loc("examples/jax/transformer.py":115:56)
#loc104 = loc("examples/jax/transformer.py":115:20)
#loc105 = loc("examples/jax/transformer.py":160:24)
#loc107 = loc("examples/jax/transformer.py":112:15)
#loc108 = loc("examples/jax/transformer.py":112:15)
#loc109 = loc("examples/jax/transformer.py":101:22)
#loc110 = loc("examples/jax/transformer.py":101:12)
#loc111 = loc("examples/jax/transformer.py":101:8)
#loc112 = loc("examples/jax/transformer.py":102:25)
#loc113 = loc("examples/jax/transformer.py":102:15)
#loc114 = loc("examples/jax/transformer.py":102:11)
#loc116 = loc("examples/jax/transformer.py":161:43)
#loc117 = loc("examples/jax/transformer.py":84:38)
#loc118 = loc("examples/jax/transformer.py":84:29)
#loc119 = loc("examples/jax/transformer.py":84:29)
#loc120 = loc("examples/jax/transformer.py":84:15)
#loc121 = loc("examples/jax/transformer.py":84:11)
#loc122 = loc("examples/jax/transformer.py":84:11)
#loc123 = loc("examples/jax/transformer.py":88:4)
#loc124 = loc("examples/jax/transformer.py":90:13)
#loc125 = loc("examples/jax/transformer.py":90:13)
#loc126 = loc("examples/jax/transformer.py":91:22)
#loc127 = loc("examples/jax/transformer.py":91:13)
#loc128 = loc("examples/jax/transformer.py":92:29)
#loc129 = loc("examples/jax/transformer.py":92:14)
#loc130 = loc("examples/jax/transformer.py":93:39)
#loc131 = loc("examples/jax/transformer.py":93:11)
#loc132 = loc("examples/jax/transformer.py":101:8)
#loc133 = loc("examples/jax/transformer.py":84:38)
#loc134 = loc("examples/jax/transformer.py":84:29)
#loc135 = loc("examples/jax/transformer.py":84:29)
#loc136 = loc("examples/jax/transformer.py":84:15)
#loc137 = loc("examples/jax/transformer.py":84:11)
#loc138 = loc("examples/jax/transformer.py":84:11)
#loc139 = loc("examples/jax/transformer.py":97:24)
#loc140 = loc("examples/jax/transformer.py":97:12)
#loc141 = loc("examples/jax/transformer.py":97:42)
#loc142 = loc("examples/jax/transformer.py":97:12)
#loc143 = loc("examples/jax/transformer.py":97:11)
#loc144 = loc("examples/jax/transformer.py":102:11)
#loc146 = loc("examples/jax/transformer.py":149:24)
#loc147 = loc("examples/jax/transformer.py":84:38)
#loc148 = loc("examples/jax/transformer.py":84:29)
#loc149 = loc("examples/jax/transformer.py":84:29)
#loc150 = loc("examples/jax/transformer.py":84:29)
#loc151 = loc("examples/jax/transformer.py":84:29)
#loc152 = loc("examples/jax/transformer.py":84:15)
#loc153 = loc("examples/jax/transformer.py":84:11)
#loc154 = loc("examples/jax/transformer.py":84:11)
#loc155 = loc("examples/jax/transformer.py":84:11)
#loc156 = loc("examples/jax/transformer.py":88:15)
#loc157 = loc("examples/jax/transformer.py":90:13)
#loc158 = loc("examples/jax/transformer.py":90:13)
#loc159 = loc("examples/jax/transformer.py":91:22)
#loc160 = loc("examples/jax/transformer.py":91:13)
#loc161 = loc("examples/jax/transformer.py":92:29)
#loc162 = loc("examples/jax/transformer.py":92:14)
#loc163 = loc("examples/jax/transformer.py":92:14)
#loc164 = loc("examples/jax/transformer.py":92:14)
#loc165 = loc("examples/jax/transformer.py":92:14)
#loc166 = loc("examples/jax/transformer.py":92:14)
#loc167 = loc("examples/jax/transformer.py":92:14)
#loc168 = loc("examples/jax/transformer.py":92:14)
#loc169 = loc("examples/jax/transformer.py":92:14)
#loc170 = loc("examples/jax/transformer.py":93:39)
#loc171 = loc("examples/jax/transformer.py":93:11)
#loc172 = loc("examples/jax/transformer.py":84:38)
#loc173 = loc("examples/jax/transformer.py":84:29)
#loc174 = loc("examples/jax/transformer.py":84:29)
#loc175 = loc("examples/jax/transformer.py":84:29)
#loc176 = loc("examples/jax/transformer.py":84:29)
#loc177 = loc("examples/jax/transformer.py":84:15)
#loc178 = loc("examples/jax/transformer.py":84:11)
#loc179 = loc("examples/jax/transformer.py":84:11)
#loc180 = loc("examples/jax/transformer.py":84:11)
#loc181 = loc("examples/jax/transformer.py":97:24)
#loc182 = loc("examples/jax/transformer.py":97:12)
#loc183 = loc("examples/jax/transformer.py":97:42)
#loc184 = loc("examples/jax/transformer.py":97:12)
#loc185 = loc("examples/jax/transformer.py":97:11)
#loc186 = loc("examples/jax/transformer.py":112:15)
#loc187 = loc("examples/jax/transformer.py":115:11)
#loc188 = loc("examples/jax/transformer.py":107:8)
#loc189 = loc("examples/jax/transformer.py":149:24)
#loc190 = loc("examples/jax/transformer.py":88:15)
#loc191 = loc("examples/jax/transformer.py":88:15)
#loc192 = loc("examples/jax/transformer.py":91:13)
#loc193 = loc("examples/jax/transformer.py":92:29)
#loc194 = loc("examples/jax/transformer.py":97:12)
#loc195 = loc("examples/jax/transformer.py":113:13)
#loc196 = loc("examples/jax/transformer.py":113:13)
#loc197 = loc("examples/jax/transformer.py":114:13)
#loc198 = loc("examples/jax/transformer.py":115:20)
#loc199 = loc("examples/jax/transformer.py":115:64)
#loc200 = loc("examples/jax/transformer.py":115:56)
#loc201 = loc("examples/jax/transformer.py":115:20)
#loc202 = loc("examples/jax/transformer.py":112:15)
#loc203 = loc("examples/jax/transformer.py":115:11)
#loc204 = loc("examples/jax/transformer.py":107:8)
#loc205 = loc("examples/jax/transformer.py":107:8)
#loc206 = loc("examples/jax/transformer.py":107:8)
#loc207 = loc("examples/jax/transformer.py":107:8)
#loc208 = loc("examples/jax/transformer.py":107:8)
#loc209 = loc("examples/jax/transformer.py":112:15)
#loc210 = loc("examples/jax/transformer.py":84:38)
#loc211 = loc("examples/jax/transformer.py":84:29)
#loc212 = loc("examples/jax/transformer.py":84:29)
#loc213 = loc("examples/jax/transformer.py":84:15)
#loc214 = loc("examples/jax/transformer.py":84:11)
#loc215 = loc("examples/jax/transformer.py":84:11)
#loc216 = loc("examples/jax/transformer.py":113:13)
#loc217 = loc("examples/jax/transformer.py":114:13)
#loc218 = loc("examples/jax/transformer.py":115:20)
#loc219 = loc("examples/jax/transformer.py":115:20)
#loc220 = loc("examples/jax/transformer.py":115:20)
#loc221 = loc("examples/jax/transformer.py":115:20)
#loc222 = loc("examples/jax/transformer.py":115:20)
#loc223 = loc("examples/jax/transformer.py":115:20)
#loc224 = loc("examples/jax/transformer.py":115:20)
#loc225 = loc("examples/jax/transformer.py":115:20)
#loc226 = loc("examples/jax/transformer.py":115:20)
#loc227 = loc("examples/jax/transformer.py":115:20)
#loc228 = loc("examples/jax/transformer.py":115:20)
#loc229 = loc("examples/jax/transformer.py":115:20)
#loc230 = loc("examples/jax/transformer.py":115:64)
#loc231 = loc("examples/jax/transformer.py":115:56)
#loc232 = loc("examples/jax/transformer.py":115:20)
#loc233 = loc("examples/jax/transformer.py":115:11)
#loc234 = loc("examples/jax/transformer.py":112:15)
#loc235 = loc("examples/jax/transformer.py":112:15)
#loc236 = loc("examples/jax/transformer.py":84:38)
#loc237 = loc("examples/jax/transformer.py":84:29)
#loc238 = loc("examples/jax/transformer.py":84:29)
#loc239 = loc("examples/jax/transformer.py":84:29)
#loc240 = loc("examples/jax/transformer.py":84:29)
#loc241 = loc("examples/jax/transformer.py":84:15)
#loc242 = loc("examples/jax/transformer.py":84:11)
#loc243 = loc("examples/jax/transformer.py":84:11)
#loc244 = loc("examples/jax/transformer.py":84:11)
#loc245 = loc("examples/jax/transformer.py":114:13)
module @jit_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<2x192x64xf32> {mesh.name = "params.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg3: tensor<2x64x192xf32> {mesh.name = "params.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg4: tensor<2x64x4x16xf32> {mesh.name = "params.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<2x64xf32> {mesh.name = "params.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg6: tensor<2x64xf32> {mesh.name = "params.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg7: tensor<2x4x16x64xf32> {mesh.name = "params.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<2x64x4x16xf32> {mesh.name = "params.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<2x64x192xf32> {mesh.name = "params.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg10: tensor<2x64x4x16xf32> {mesh.name = "params.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg12: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg13: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result", mesh.sharding = #mesh.sharding<@mesh, []>}) {
    %c2 = arith.constant 2 : index loc(#loc234)
    %cst = arith.constant 2.560000e+02 : f32 loc(#loc203)
    %cst_0 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant -1.000000e+09 : f32 loc(#loc)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc204)
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<false> : tensor<i1> loc(#loc)
    %cst_6 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_7 = arith.constant dense<true> : tensor<i1> loc(#loc)
    %cst_8 = arith.constant dense<255> : tensor<1xi32> loc(#loc204)
    %cst_9 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<256> : tensor<i32> loc(#loc189)
    %cst_14 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc205)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc205)
    } -> tensor<8x32xi32> loc(#loc205)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc205)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.cmpi slt, %in, %in_15 : i32 loc(#loc205)
      linalg.yield %67 : i1 loc(#loc205)
    } -> tensor<8x32xi1> loc(#loc205)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":149:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc206)
    } -> tensor<8x32xi32> loc(#loc206)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.addi %in, %in_15 : i32 loc(#loc206)
      linalg.yield %67 : i32 loc(#loc206)
    } -> tensor<8x32xi32> loc(#loc206)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg12 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %in_16: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.select %in, %in_15, %in_16 : i32 loc(#loc207)
      linalg.yield %67 : i32 loc(#loc207)
    } -> tensor<8x32xi32> loc(#loc207)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc208)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc208)
    } -> tensor<8x32x1xi32> loc(#loc208)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc204)
    } -> tensor<8x32x1xi32> loc(#loc204)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.minsi %in, %in_15 : i32 loc(#loc204)
      linalg.yield %67 : i32 loc(#loc204)
    } -> tensor<8x32x1xi32> loc(#loc204)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.maxsi %in, %c0_i32 : i32 loc(#loc204)
      linalg.yield %67 : i32 loc(#loc204)
    } -> tensor<8x32x1xi32> loc(#loc204)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc204)
    %13 = scf.for %arg14 = %c0 to %c2 step %c1 iter_args(%arg15 = %12) -> (tensor<8x32x64xf32>) {
      %67 = arith.index_cast %arg14 : index to i32 loc(#loc106)
      %from_elements = tensor.from_elements %67 : tensor<i32> loc(#loc106)
      %68 = arith.index_cast %67 : i32 to index loc(#loc106)
      %69 = arith.maxsi %68, %c0 : index loc(#loc106)
      %70 = arith.minsi %69, %c1 : index loc(#loc106)
      %extracted_slice = tensor.extract_slice %arg2[%70, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<2x192x64xf32> to tensor<1x192x64xf32> loc(#loc106)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x192x64xf32> into tensor<192x64xf32> loc(#loc107)
      %71 = func.call @dynamic_index_in_dim_0(%arg3, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc235)
      %72 = func.call @dynamic_index_in_dim_1(%arg4, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc235)
      %73 = func.call @dynamic_index_in_dim_2(%arg5, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc235)
      %74 = func.call @dynamic_index_in_dim_2(%arg6, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc235)
      %extracted_slice_15 = tensor.extract_slice %arg7[%70, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<2x4x16x64xf32> to tensor<1x4x16x64xf32> loc(#loc106)
      %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0, 1], [2], [3]] : tensor<1x4x16x64xf32> into tensor<4x16x64xf32> loc(#loc107)
      %75 = func.call @dynamic_index_in_dim_1(%arg8, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc235)
      %76 = func.call @dynamic_index_in_dim_0(%arg9, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc235)
      %77 = func.call @dynamic_index_in_dim_1(%arg10, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc235)
      %78 = tensor.empty() : tensor<8x32x64xf32> loc(#loc147)
      %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %arg15 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_17: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc147)
        linalg.yield %171 : f32 loc(#loc147)
      } -> tensor<8x32x64xf32> loc(#loc147)
      %80 = tensor.empty() : tensor<8x32xf32> loc(#loc148)
      %81 = linalg.fill ins(%cst_3 : f32) outs(%80 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc148)
      %82 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<8x32x64xf32>) outs(%81 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %171 = arith.addf %out, %in : f32 loc(#loc148)
        linalg.yield %171 : f32 loc(#loc148)
      } -> tensor<8x32xf32> loc(#loc148)
      %83 = tensor.empty() : tensor<8x32x1xf32> loc(#loc149)
      %84 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<8x32xf32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc149)
      } -> tensor<8x32x1xf32> loc(#loc149)
      %85 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc150)
      } -> tensor<8x32x1xf32> loc(#loc150)
      %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %85 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_17: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %171 = arith.divf %in, %in_17 : f32 loc(#loc150)
        linalg.yield %171 : f32 loc(#loc150)
      } -> tensor<8x32x1xf32> loc(#loc150)
      %87 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc151)
      } -> tensor<8x32x1xf32> loc(#loc151)
      %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %87 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_17: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %171 = arith.addf %in, %in_17 : f32 loc(#loc151)
        linalg.yield %171 : f32 loc(#loc151)
      } -> tensor<8x32x1xf32> loc(#loc151)
      %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<8x32x1xf32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %171 = math.rsqrt %in : f32 loc(#loc152)
        linalg.yield %171 : f32 loc(#loc152)
      } -> tensor<8x32x1xf32> loc(#loc152)
      %90 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<8x32x1xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc153)
      } -> tensor<8x32x64xf32> loc(#loc153)
      %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %90 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc153)
        linalg.yield %171 : f32 loc(#loc153)
      } -> tensor<8x32x64xf32> loc(#loc153)
      %92 = tensor.empty() : tensor<1x1x64xf32> loc(#loc154)
      %93 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<64xf32>) outs(%92 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc154)
      } -> tensor<1x1x64xf32> loc(#loc154)
      %94 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<1x1x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc155)
      } -> tensor<8x32x64xf32> loc(#loc155)
      %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %94 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc155)
        linalg.yield %171 : f32 loc(#loc155)
      } -> tensor<8x32x64xf32> loc(#loc155)
      %96 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc190)
      %97 = linalg.fill ins(%cst_3 : f32) outs(%96 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc190)
      %98 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%75, %95 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%97 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc235)
        %172 = arith.addf %out, %171 : f32 loc(#loc190)
        linalg.yield %172 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc190)
      %99 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc191)
      %100 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<4x16x8x32xf32>) outs(%99 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc191)
      } -> tensor<8x4x32x16xf32> loc(#loc191)
      %101 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%72, %95 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%97 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc235)
        %172 = arith.addf %out, %171 : f32 loc(#loc190)
        linalg.yield %172 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc190)
      %102 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<4x16x8x32xf32>) outs(%99 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc191)
      } -> tensor<8x4x32x16xf32> loc(#loc191)
      %103 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%77, %95 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%97 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc235)
        %172 = arith.addf %out, %171 : f32 loc(#loc190)
        linalg.yield %172 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc190)
      %104 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<4x16x8x32xf32>) outs(%99 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc191)
      } -> tensor<8x4x32x16xf32> loc(#loc191)
      %105 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc157)
      %106 = linalg.fill ins(%cst_3 : f32) outs(%105 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc157)
      %107 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%100, %102 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%106 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_17: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc191)
        %172 = arith.addf %out, %171 : f32 loc(#loc157)
        linalg.yield %172 : f32 loc(#loc)
      } -> tensor<8x4x32x32xf32> loc(#loc157)
      %108 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
        linalg.yield %in : f32 loc(#loc158)
      } -> tensor<8x4x32x32xf32> loc(#loc158)
      %109 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %108 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_17: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %171 = arith.divf %in, %in_17 : f32 loc(#loc158)
        linalg.yield %171 : f32 loc(#loc158)
      } -> tensor<8x4x32x32xf32> loc(#loc158)
      %110 = tensor.empty() : tensor<32x32xi1> loc(#loc159)
      %111 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i1>) outs(%110 : tensor<32x32xi1>) {
      ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:22)):
        linalg.yield %in : i1 loc(#loc159)
      } -> tensor<32x32xi1> loc(#loc159)
      %112 = tensor.empty() : tensor<32x32xi32> loc(#loc192)
      %113 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%112 : tensor<32x32xi32>) {
      ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
        %171 = linalg.index 0 : index loc(#loc192)
        %172 = arith.index_cast %171 : index to i32 loc(#loc192)
        linalg.yield %172 : i32 loc(#loc192)
      } -> tensor<32x32xi32> loc(#loc192)
      %114 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%112 : tensor<32x32xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":91:13)):
        linalg.yield %in : i32 loc(#loc192)
      } -> tensor<32x32xi32> loc(#loc192)
      %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113, %114 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%112 : tensor<32x32xi32>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_17: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
        %171 = arith.addi %in, %in_17 : i32 loc(#loc192)
        linalg.yield %171 : i32 loc(#loc192)
      } -> tensor<32x32xi32> loc(#loc192)
      %116 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%112 : tensor<32x32xi32>) {
      ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
        %171 = linalg.index 1 : index loc(#loc192)
        %172 = arith.index_cast %171 : index to i32 loc(#loc192)
        linalg.yield %172 : i32 loc(#loc192)
      } -> tensor<32x32xi32> loc(#loc192)
      %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%115, %116 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%110 : tensor<32x32xi1>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_17: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
        %171 = arith.cmpi sge, %in, %in_17 : i32 loc(#loc192)
        linalg.yield %171 : i1 loc(#loc192)
      } -> tensor<32x32xi1> loc(#loc192)
      %118 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i1>) outs(%110 : tensor<32x32xi1>) {
      ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:13)):
        linalg.yield %in : i1 loc(#loc192)
      } -> tensor<32x32xi1> loc(#loc192)
      %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %111, %118 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%110 : tensor<32x32xi1>) {
      ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_17: i1 loc("examples/jax/transformer.py":91:22), %in_18: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
        %171 = arith.select %in, %in_17, %in_18 : i1 loc(#loc192)
        linalg.yield %171 : i1 loc(#loc192)
      } -> tensor<32x32xi1> loc(#loc192)
      %120 = tensor.empty() : tensor<f32> loc(#loc193)
      %121 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%120 : tensor<f32>) {
      ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
        linalg.yield %cst_2 : f32 loc(#loc193)
      } -> tensor<f32> loc(#loc193)
      %122 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc193)
      %123 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<32x32xi1>) outs(%122 : tensor<8x4x32x32xi1>) {
      ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
        linalg.yield %in : i1 loc(#loc193)
      } -> tensor<8x4x32x32xi1> loc(#loc193)
      %124 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<f32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
        linalg.yield %in : f32 loc(#loc193)
      } -> tensor<8x4x32x32xf32> loc(#loc193)
      %125 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %109, %124 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_17: f32 loc("examples/jax/transformer.py":90:13), %in_18: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
        %171 = arith.select %in, %in_17, %in_18 : f32 loc(#loc193)
        linalg.yield %171 : f32 loc(#loc193)
      } -> tensor<8x4x32x32xf32> loc(#loc193)
      %126 = tensor.empty() : tensor<8x4x32xf32> loc(#loc162)
      %127 = linalg.fill ins(%cst_1 : f32) outs(%126 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc162)
      %128 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<8x4x32x32xf32>) outs(%127 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %171 = arith.maximumf %out, %in : f32 loc(#loc162)
        linalg.yield %171 : f32 loc(#loc162)
      } -> tensor<8x4x32xf32> loc(#loc162)
      %129 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%126 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc163)
      } -> tensor<8x4x32xf32> loc(#loc163)
      %130 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %128 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%126 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_17: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %171 = arith.maximumf %in, %in_17 : f32 loc(#loc163)
        linalg.yield %171 : f32 loc(#loc163)
      } -> tensor<8x4x32xf32> loc(#loc163)
      %131 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc164)
      %132 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<8x4x32xf32>) outs(%131 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc164)
      } -> tensor<8x4x32x1xf32> loc(#loc164)
      %133 = "mesh.stop_gradient"(%132) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc165)
      %134 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<8x4x32x1xf32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc166)
      } -> tensor<8x4x32x32xf32> loc(#loc166)
      %135 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %134 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_17: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %171 = arith.subf %in, %in_17 : f32 loc(#loc166)
        linalg.yield %171 : f32 loc(#loc166)
      } -> tensor<8x4x32x32xf32> loc(#loc166)
      %136 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<8x4x32x32xf32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %171 = math.exp %in : f32 loc(#loc167)
        linalg.yield %171 : f32 loc(#loc167)
      } -> tensor<8x4x32x32xf32> loc(#loc167)
      %137 = linalg.fill ins(%cst_3 : f32) outs(%126 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc168)
      %138 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136 : tensor<8x4x32x32xf32>) outs(%137 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %171 = arith.addf %out, %in : f32 loc(#loc168)
        linalg.yield %171 : f32 loc(#loc168)
      } -> tensor<8x4x32xf32> loc(#loc168)
      %139 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<8x4x32xf32>) outs(%131 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc164)
      } -> tensor<8x4x32x1xf32> loc(#loc164)
      %140 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<8x4x32x1xf32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc169)
      } -> tensor<8x4x32x32xf32> loc(#loc169)
      %141 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %140 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_17: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %171 = arith.divf %in, %in_17 : f32 loc(#loc169)
        linalg.yield %171 : f32 loc(#loc169)
      } -> tensor<8x4x32x32xf32> loc(#loc169)
      %142 = linalg.fill ins(%cst_3 : f32) outs(%99 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc170)
      %143 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%141, %104 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%142 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_17: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc169)
        %172 = arith.addf %out, %171 : f32 loc(#loc170)
        linalg.yield %172 : f32 loc(#loc)
      } -> tensor<8x4x32x16xf32> loc(#loc170)
      %144 = linalg.fill ins(%cst_3 : f32) outs(%78 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc171)
      %145 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%143, %collapsed_16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%144 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_17: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc170)
        %172 = arith.addf %out, %171 : f32 loc(#loc171)
        linalg.yield %172 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc171)
      %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %145 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_17: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
        %171 = arith.addf %in, %in_17 : f32 loc(#loc132)
        linalg.yield %171 : f32 loc(#loc132)
      } -> tensor<8x32x64xf32> loc(#loc132)
      %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %146 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_17: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc172)
        linalg.yield %171 : f32 loc(#loc172)
      } -> tensor<8x32x64xf32> loc(#loc172)
      %148 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<8x32x64xf32>) outs(%81 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %171 = arith.addf %out, %in : f32 loc(#loc173)
        linalg.yield %171 : f32 loc(#loc173)
      } -> tensor<8x32xf32> loc(#loc173)
      %149 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<8x32xf32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc174)
      } -> tensor<8x32x1xf32> loc(#loc174)
      %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %85 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_17: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %171 = arith.divf %in, %in_17 : f32 loc(#loc175)
        linalg.yield %171 : f32 loc(#loc175)
      } -> tensor<8x32x1xf32> loc(#loc175)
      %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %87 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_17: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %171 = arith.addf %in, %in_17 : f32 loc(#loc176)
        linalg.yield %171 : f32 loc(#loc176)
      } -> tensor<8x32x1xf32> loc(#loc176)
      %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<8x32x1xf32>) outs(%83 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %171 = math.rsqrt %in : f32 loc(#loc177)
        linalg.yield %171 : f32 loc(#loc177)
      } -> tensor<8x32x1xf32> loc(#loc177)
      %153 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<8x32x1xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc178)
      } -> tensor<8x32x64xf32> loc(#loc178)
      %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %153 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc178)
        linalg.yield %171 : f32 loc(#loc178)
      } -> tensor<8x32x64xf32> loc(#loc178)
      %155 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<64xf32>) outs(%92 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc179)
      } -> tensor<1x1x64xf32> loc(#loc179)
      %156 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<1x1x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc180)
      } -> tensor<8x32x64xf32> loc(#loc180)
      %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %156 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc180)
        linalg.yield %171 : f32 loc(#loc180)
      } -> tensor<8x32x64xf32> loc(#loc180)
      %158 = tensor.empty() : tensor<8x32x192xf32> loc(#loc181)
      %159 = linalg.fill ins(%cst_3 : f32) outs(%158 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc181)
      %160 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%157, %71 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%159 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_17: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc180)
        %172 = arith.addf %out, %171 : f32 loc(#loc181)
        linalg.yield %172 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc181)
      %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<8x32x192xf32>) outs(%158 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %171 = arith.negf %in : f32 loc(#loc194)
        linalg.yield %171 : f32 loc(#loc194)
      } -> tensor<8x32x192xf32> loc(#loc194)
      %162 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<8x32x192xf32>) outs(%158 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %171 = math.exp %in : f32 loc(#loc194)
        linalg.yield %171 : f32 loc(#loc194)
      } -> tensor<8x32x192xf32> loc(#loc194)
      %163 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%158 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:12)):
        linalg.yield %in : f32 loc(#loc194)
      } -> tensor<8x32x192xf32> loc(#loc194)
      %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %162 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%158 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_17: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %171 = arith.addf %in, %in_17 : f32 loc(#loc194)
        linalg.yield %171 : f32 loc(#loc194)
      } -> tensor<8x32x192xf32> loc(#loc194)
      %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %164 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%158 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_17: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %171 = arith.divf %in, %in_17 : f32 loc(#loc194)
        linalg.yield %171 : f32 loc(#loc194)
      } -> tensor<8x32x192xf32> loc(#loc194)
      %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %165 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%158 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_17: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc194)
        linalg.yield %171 : f32 loc(#loc194)
      } -> tensor<8x32x192xf32> loc(#loc194)
      %167 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%157, %76 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%159 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_17: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc180)
        %172 = arith.addf %out, %171 : f32 loc(#loc183)
        linalg.yield %172 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc183)
      %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %167 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%158 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_17: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc184)
        linalg.yield %171 : f32 loc(#loc184)
      } -> tensor<8x32x192xf32> loc(#loc184)
      %169 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%168, %collapsed : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%144 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_17: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %171 = arith.mulf %in, %in_17 : f32 loc(#loc184)
        %172 = arith.addf %out, %171 : f32 loc(#loc185)
        linalg.yield %172 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc185)
      %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %169 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%78 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_17: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
        %171 = arith.addf %in, %in_17 : f32 loc(#loc144)
        linalg.yield %171 : f32 loc(#loc144)
      } -> tensor<8x32x64xf32> loc(#loc144)
      scf.yield %170 : tensor<8x32x64xf32> loc(#loc234)
    } loc(#loc234)
    %14 = tensor.empty() : tensor<8x32x64xf32> loc(#loc236)
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_15: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc236)
      linalg.yield %67 : f32 loc(#loc236)
    } -> tensor<8x32x64xf32> loc(#loc236)
    %16 = tensor.empty() : tensor<8x32xf32> loc(#loc237)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc237)
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<8x32x64xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %67 = arith.addf %out, %in : f32 loc(#loc237)
      linalg.yield %67 : f32 loc(#loc237)
    } -> tensor<8x32xf32> loc(#loc237)
    %19 = tensor.empty() : tensor<8x32x1xf32> loc(#loc238)
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x32xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc238)
    } -> tensor<8x32x1xf32> loc(#loc238)
    %21 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<8x32x1xf32> loc(#loc239)
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %67 = arith.divf %in, %in_15 : f32 loc(#loc239)
      linalg.yield %67 : f32 loc(#loc239)
    } -> tensor<8x32x1xf32> loc(#loc239)
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<8x32x1xf32> loc(#loc240)
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %67 = arith.addf %in, %in_15 : f32 loc(#loc240)
      linalg.yield %67 : f32 loc(#loc240)
    } -> tensor<8x32x1xf32> loc(#loc240)
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %67 = math.rsqrt %in : f32 loc(#loc241)
      linalg.yield %67 : f32 loc(#loc241)
    } -> tensor<8x32x1xf32> loc(#loc241)
    %26 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<8x32x1xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc242)
    } -> tensor<8x32x64xf32> loc(#loc242)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %26 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc242)
      linalg.yield %67 : f32 loc(#loc242)
    } -> tensor<8x32x64xf32> loc(#loc242)
    %28 = tensor.empty() : tensor<1x1x64xf32> loc(#loc243)
    %29 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%28 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc243)
    } -> tensor<1x1x64xf32> loc(#loc243)
    %30 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x1x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc244)
    } -> tensor<8x32x64xf32> loc(#loc244)
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc244)
      linalg.yield %67 : f32 loc(#loc244)
    } -> tensor<8x32x64xf32> loc(#loc244)
    %32 = tensor.empty() : tensor<8x32x256xf32> loc(#loc216)
    %33 = linalg.fill ins(%cst_3 : f32) outs(%32 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc216)
    %34 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%33 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc244)
      %68 = arith.addf %out, %67 : f32 loc(#loc216)
      linalg.yield %68 : f32 loc(#loc)
    } -> tensor<8x32x256xf32> loc(#loc216)
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc245)
    } -> tensor<8x32x1xi32> loc(#loc245)
    %36 = tensor.empty() : tensor<1x1x256xi32> loc(#loc245)
    %37 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%36 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %67 = linalg.index 2 : index loc(#loc245)
      %68 = arith.index_cast %67 : index to i32 loc(#loc245)
      linalg.yield %68 : i32 loc(#loc245)
    } -> tensor<1x1x256xi32> loc(#loc245)
    %38 = tensor.empty() : tensor<8x32x256xi32> loc(#loc245)
    %39 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<8x32x1xi32>) outs(%38 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc245)
    } -> tensor<8x32x256xi32> loc(#loc245)
    %40 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<1x1x256xi32>) outs(%38 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc245)
    } -> tensor<8x32x256xi32> loc(#loc245)
    %41 = tensor.empty() : tensor<8x32x256xi1> loc(#loc245)
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%41 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_15: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %67 = arith.cmpi eq, %in, %in_15 : i32 loc(#loc245)
      linalg.yield %67 : i1 loc(#loc245)
    } -> tensor<8x32x256xi1> loc(#loc245)
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<8x32x256xi1>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %67 = arith.uitofp %in : i1 to f32 loc(#loc245)
      linalg.yield %67 : f32 loc(#loc245)
    } -> tensor<8x32x256xf32> loc(#loc245)
    %44 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc218)
    %45 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<8x32x256xf32>) outs(%44 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %67 = arith.maximumf %out, %in : f32 loc(#loc218)
      linalg.yield %67 : f32 loc(#loc218)
    } -> tensor<8x32xf32> loc(#loc218)
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc219)
    } -> tensor<8x32xf32> loc(#loc219)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %45 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.maximumf %in, %in_15 : f32 loc(#loc219)
      linalg.yield %67 : f32 loc(#loc219)
    } -> tensor<8x32xf32> loc(#loc219)
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %67 = math.absf %in : f32 loc(#loc220)
      %68 = arith.cmpf one, %67, %cst_0 : f32 loc(#loc220)
      linalg.yield %68 : i1 loc(#loc220)
    } -> tensor<8x32xi1> loc(#loc220)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc221)
    } -> tensor<8x32xf32> loc(#loc221)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %47, %49 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %in_16: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.select %in, %in_15, %in_16 : f32 loc(#loc222)
      linalg.yield %67 : f32 loc(#loc222)
    } -> tensor<8x32xf32> loc(#loc222)
    %51 = "mesh.stop_gradient"(%50) : (tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc223)
    %52 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<8x32xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc221)
    } -> tensor<8x32x1xf32> loc(#loc221)
    %53 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<8x32x1xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<8x32x256xf32> loc(#loc224)
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %53 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.subf %in, %in_15 : f32 loc(#loc224)
      linalg.yield %67 : f32 loc(#loc224)
    } -> tensor<8x32x256xf32> loc(#loc224)
    %55 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<8x32x256xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = math.exp %in : f32 loc(#loc225)
      linalg.yield %67 : f32 loc(#loc225)
    } -> tensor<8x32x256xf32> loc(#loc225)
    %56 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<8x32x256xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %67 = arith.addf %out, %in : f32 loc(#loc226)
      linalg.yield %67 : f32 loc(#loc226)
    } -> tensor<8x32xf32> loc(#loc226)
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = math.absf %in : f32 loc(#loc227)
      linalg.yield %67 : f32 loc(#loc227)
    } -> tensor<8x32xf32> loc(#loc227)
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = math.log %in : f32 loc(#loc228)
      linalg.yield %67 : f32 loc(#loc228)
    } -> tensor<8x32xf32> loc(#loc228)
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %51 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.addf %in, %in_15 : f32 loc(#loc229)
      linalg.yield %67 : f32 loc(#loc229)
    } -> tensor<8x32xf32> loc(#loc229)
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %43 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc230)
      linalg.yield %67 : f32 loc(#loc230)
    } -> tensor<8x32x256xf32> loc(#loc230)
    %61 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<8x32x256xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %67 = arith.addf %out, %in : f32 loc(#loc231)
      linalg.yield %67 : f32 loc(#loc231)
    } -> tensor<8x32xf32> loc(#loc231)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %61 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.subf %in, %in_15 : f32 loc(#loc232)
      linalg.yield %67 : f32 loc(#loc232)
    } -> tensor<8x32xf32> loc(#loc232)
    %63 = tensor.empty() : tensor<f32> loc(#loc233)
    %64 = linalg.fill ins(%cst_3 : f32) outs(%63 : tensor<f32>) -> tensor<f32> loc(#loc233)
    %65 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%62 : tensor<8x32xf32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %67 = arith.addf %out, %in : f32 loc(#loc233)
      linalg.yield %67 : f32 loc(#loc233)
    } -> tensor<f32> loc(#loc233)
    %66 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%65 : tensor<f32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %67 = arith.divf %in, %cst : f32 loc(#loc203)
      linalg.yield %67 : f32 loc(#loc203)
    } -> tensor<f32> loc(#loc203)
    return %66 : tensor<f32> loc(#loc189)
  } loc(#loc)
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x64x192xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc106)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc106)
    %1 = arith.maxsi %0, %c0 : index loc(#loc106)
    %2 = arith.minsi %1, %c1 : index loc(#loc106)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<2x64x192xf32> to tensor<1x64x192xf32> loc(#loc106)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc107)
    return %collapsed : tensor<64x192xf32> loc(#loc)
  } loc(#loc145)
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x64x4x16xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64x4x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc106)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc106)
    %1 = arith.maxsi %0, %c0 : index loc(#loc106)
    %2 = arith.minsi %1, %c1 : index loc(#loc106)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<2x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc106)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc107)
    return %collapsed : tensor<64x4x16xf32> loc(#loc)
  } loc(#loc145)
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc106)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc106)
    %1 = arith.maxsi %0, %c0 : index loc(#loc106)
    %2 = arith.minsi %1, %c1 : index loc(#loc106)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0] [1, 64] [1, 1] : tensor<2x64xf32> to tensor<1x64xf32> loc(#loc106)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x64xf32> into tensor<64xf32> loc(#loc107)
    return %collapsed : tensor<64xf32> loc(#loc)
  } loc(#loc145)
} loc(#loc)
#loc106 = loc("examples/jax/transformer.py":112:15)
#loc115 = loc("examples/jax/transformer.py":112:15)
#loc145 = loc("examples/jax/transformer.py":112:15)
