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
#loc169 = loc("examples/jax/transformer.py":93:39)
#loc170 = loc("examples/jax/transformer.py":93:11)
#loc171 = loc("examples/jax/transformer.py":84:38)
#loc172 = loc("examples/jax/transformer.py":84:29)
#loc173 = loc("examples/jax/transformer.py":84:29)
#loc174 = loc("examples/jax/transformer.py":84:29)
#loc175 = loc("examples/jax/transformer.py":84:29)
#loc176 = loc("examples/jax/transformer.py":84:15)
#loc177 = loc("examples/jax/transformer.py":84:11)
#loc178 = loc("examples/jax/transformer.py":84:11)
#loc179 = loc("examples/jax/transformer.py":84:11)
#loc180 = loc("examples/jax/transformer.py":97:24)
#loc181 = loc("examples/jax/transformer.py":97:12)
#loc182 = loc("examples/jax/transformer.py":97:42)
#loc183 = loc("examples/jax/transformer.py":97:12)
#loc184 = loc("examples/jax/transformer.py":97:11)
#loc185 = loc("examples/jax/transformer.py":112:15)
#loc186 = loc("examples/jax/transformer.py":115:11)
#loc187 = loc("examples/jax/transformer.py":107:8)
#loc188 = loc("examples/jax/transformer.py":149:24)
#loc189 = loc("examples/jax/transformer.py":88:15)
#loc190 = loc("examples/jax/transformer.py":88:15)
#loc191 = loc("examples/jax/transformer.py":91:13)
#loc192 = loc("examples/jax/transformer.py":92:29)
#loc193 = loc("examples/jax/transformer.py":97:12)
#loc194 = loc("examples/jax/transformer.py":113:13)
#loc195 = loc("examples/jax/transformer.py":113:13)
#loc196 = loc("examples/jax/transformer.py":114:13)
#loc197 = loc("examples/jax/transformer.py":115:20)
#loc198 = loc("examples/jax/transformer.py":115:64)
#loc199 = loc("examples/jax/transformer.py":115:56)
#loc200 = loc("examples/jax/transformer.py":115:20)
#loc201 = loc("examples/jax/transformer.py":112:15)
#loc202 = loc("examples/jax/transformer.py":115:11)
#loc203 = loc("examples/jax/transformer.py":107:8)
#loc204 = loc("examples/jax/transformer.py":107:8)
#loc205 = loc("examples/jax/transformer.py":107:8)
#loc206 = loc("examples/jax/transformer.py":107:8)
#loc207 = loc("examples/jax/transformer.py":107:8)
#loc208 = loc("examples/jax/transformer.py":112:15)
#loc209 = loc("examples/jax/transformer.py":84:38)
#loc210 = loc("examples/jax/transformer.py":84:29)
#loc211 = loc("examples/jax/transformer.py":84:29)
#loc212 = loc("examples/jax/transformer.py":84:15)
#loc213 = loc("examples/jax/transformer.py":84:11)
#loc214 = loc("examples/jax/transformer.py":84:11)
#loc215 = loc("examples/jax/transformer.py":113:13)
#loc216 = loc("examples/jax/transformer.py":114:13)
#loc217 = loc("examples/jax/transformer.py":115:20)
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
#loc228 = loc("examples/jax/transformer.py":115:64)
#loc229 = loc("examples/jax/transformer.py":115:56)
#loc230 = loc("examples/jax/transformer.py":115:20)
#loc231 = loc("examples/jax/transformer.py":115:11)
#loc232 = loc("examples/jax/transformer.py":112:15)
#loc233 = loc("examples/jax/transformer.py":112:15)
#loc234 = loc("examples/jax/transformer.py":84:38)
#loc235 = loc("examples/jax/transformer.py":84:29)
#loc236 = loc("examples/jax/transformer.py":84:29)
#loc237 = loc("examples/jax/transformer.py":84:29)
#loc238 = loc("examples/jax/transformer.py":84:29)
#loc239 = loc("examples/jax/transformer.py":84:15)
#loc240 = loc("examples/jax/transformer.py":84:11)
#loc241 = loc("examples/jax/transformer.py":84:11)
#loc242 = loc("examples/jax/transformer.py":84:11)
#loc243 = loc("examples/jax/transformer.py":114:13)
module @jit_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<2x192x64xf32> {mesh.name = "params.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg3: tensor<2x64x192xf32> {mesh.name = "params.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg4: tensor<2x64x4x16xf32> {mesh.name = "params.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<2x64xf32> {mesh.name = "params.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg6: tensor<2x64xf32> {mesh.name = "params.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg7: tensor<2x4x16x64xf32> {mesh.name = "params.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<2x64x4x16xf32> {mesh.name = "params.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<2x64x192xf32> {mesh.name = "params.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg10: tensor<2x64x4x16xf32> {mesh.name = "params.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg12: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg13: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result", mesh.sharding = #mesh.sharding<@mesh, []>}) {
    %c2 = arith.constant 2 : index loc(#loc232)
    %cst = arith.constant 2.560000e+02 : f32 loc(#loc202)
    %cst_0 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant -1.000000e+09 : f32 loc(#loc)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc203)
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<false> : tensor<i1> loc(#loc)
    %cst_6 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_7 = arith.constant dense<true> : tensor<i1> loc(#loc)
    %cst_8 = arith.constant dense<255> : tensor<1xi32> loc(#loc203)
    %cst_9 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<256> : tensor<i32> loc(#loc188)
    %cst_14 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc204)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc204)
    } -> tensor<8x32xi32> loc(#loc204)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc204)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %66 = arith.cmpi slt, %in, %in_15 : i32 loc(#loc204)
      linalg.yield %66 : i1 loc(#loc204)
    } -> tensor<8x32xi1> loc(#loc204)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":149:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc205)
    } -> tensor<8x32xi32> loc(#loc205)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %66 = arith.addi %in, %in_15 : i32 loc(#loc205)
      linalg.yield %66 : i32 loc(#loc205)
    } -> tensor<8x32xi32> loc(#loc205)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg12 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %in_16: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %66 = arith.select %in, %in_15, %in_16 : i32 loc(#loc206)
      linalg.yield %66 : i32 loc(#loc206)
    } -> tensor<8x32xi32> loc(#loc206)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc207)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc207)
    } -> tensor<8x32x1xi32> loc(#loc207)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc203)
    } -> tensor<8x32x1xi32> loc(#loc203)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %66 = arith.minsi %in, %in_15 : i32 loc(#loc203)
      linalg.yield %66 : i32 loc(#loc203)
    } -> tensor<8x32x1xi32> loc(#loc203)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %66 = arith.maxsi %in, %c0_i32 : i32 loc(#loc203)
      linalg.yield %66 : i32 loc(#loc203)
    } -> tensor<8x32x1xi32> loc(#loc203)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc203)
    %13 = scf.for %arg14 = %c0 to %c2 step %c1 iter_args(%arg15 = %12) -> (tensor<8x32x64xf32>) {
      %66 = arith.index_cast %arg14 : index to i32 loc(#loc106)
      %from_elements = tensor.from_elements %66 : tensor<i32> loc(#loc106)
      %67 = arith.index_cast %66 : i32 to index loc(#loc106)
      %68 = arith.maxsi %67, %c0 : index loc(#loc106)
      %69 = arith.minsi %68, %c1 : index loc(#loc106)
      %extracted_slice = tensor.extract_slice %arg2[%69, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<2x192x64xf32> to tensor<1x192x64xf32> loc(#loc106)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x192x64xf32> into tensor<192x64xf32> loc(#loc107)
      %70 = func.call @dynamic_index_in_dim_0(%arg3, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc233)
      %71 = func.call @dynamic_index_in_dim_1(%arg4, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc233)
      %72 = func.call @dynamic_index_in_dim_2(%arg5, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc233)
      %73 = func.call @dynamic_index_in_dim_2(%arg6, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc233)
      %extracted_slice_15 = tensor.extract_slice %arg7[%69, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<2x4x16x64xf32> to tensor<1x4x16x64xf32> loc(#loc106)
      %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0, 1], [2], [3]] : tensor<1x4x16x64xf32> into tensor<4x16x64xf32> loc(#loc107)
      %74 = func.call @dynamic_index_in_dim_1(%arg8, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc233)
      %75 = func.call @dynamic_index_in_dim_0(%arg9, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc233)
      %76 = func.call @dynamic_index_in_dim_1(%arg10, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc233)
      %77 = tensor.empty() : tensor<8x32x64xf32> loc(#loc147)
      %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %arg15 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_17: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc147)
        linalg.yield %169 : f32 loc(#loc147)
      } -> tensor<8x32x64xf32> loc(#loc147)
      %79 = tensor.empty() : tensor<8x32xf32> loc(#loc148)
      %80 = linalg.fill ins(%cst_3 : f32) outs(%79 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc148)
      %81 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<8x32x64xf32>) outs(%80 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %169 = arith.addf %out, %in : f32 loc(#loc148)
        linalg.yield %169 : f32 loc(#loc148)
      } -> tensor<8x32xf32> loc(#loc148)
      %82 = tensor.empty() : tensor<8x32x1xf32> loc(#loc149)
      %83 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<8x32xf32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc149)
      } -> tensor<8x32x1xf32> loc(#loc149)
      %84 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc150)
      } -> tensor<8x32x1xf32> loc(#loc150)
      %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %84 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_17: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %169 = arith.divf %in, %in_17 : f32 loc(#loc150)
        linalg.yield %169 : f32 loc(#loc150)
      } -> tensor<8x32x1xf32> loc(#loc150)
      %86 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc151)
      } -> tensor<8x32x1xf32> loc(#loc151)
      %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %86 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_17: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %169 = arith.addf %in, %in_17 : f32 loc(#loc151)
        linalg.yield %169 : f32 loc(#loc151)
      } -> tensor<8x32x1xf32> loc(#loc151)
      %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<8x32x1xf32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %169 = math.rsqrt %in : f32 loc(#loc152)
        linalg.yield %169 : f32 loc(#loc152)
      } -> tensor<8x32x1xf32> loc(#loc152)
      %89 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<8x32x1xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc153)
      } -> tensor<8x32x64xf32> loc(#loc153)
      %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %89 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc153)
        linalg.yield %169 : f32 loc(#loc153)
      } -> tensor<8x32x64xf32> loc(#loc153)
      %91 = tensor.empty() : tensor<1x1x64xf32> loc(#loc154)
      %92 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<64xf32>) outs(%91 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc154)
      } -> tensor<1x1x64xf32> loc(#loc154)
      %93 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<1x1x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc155)
      } -> tensor<8x32x64xf32> loc(#loc155)
      %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %93 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc155)
        linalg.yield %169 : f32 loc(#loc155)
      } -> tensor<8x32x64xf32> loc(#loc155)
      %95 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc189)
      %96 = linalg.fill ins(%cst_3 : f32) outs(%95 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc189)
      %97 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%74, %94 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%96 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc233)
        %170 = arith.addf %out, %169 : f32 loc(#loc189)
        linalg.yield %170 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc189)
      %98 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc190)
      %99 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<4x16x8x32xf32>) outs(%98 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc190)
      } -> tensor<8x4x32x16xf32> loc(#loc190)
      %100 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%71, %94 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%96 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc233)
        %170 = arith.addf %out, %169 : f32 loc(#loc189)
        linalg.yield %170 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc189)
      %101 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<4x16x8x32xf32>) outs(%98 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc190)
      } -> tensor<8x4x32x16xf32> loc(#loc190)
      %102 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%76, %94 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%96 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc233)
        %170 = arith.addf %out, %169 : f32 loc(#loc189)
        linalg.yield %170 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc189)
      %103 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<4x16x8x32xf32>) outs(%98 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc190)
      } -> tensor<8x4x32x16xf32> loc(#loc190)
      %104 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc157)
      %105 = linalg.fill ins(%cst_3 : f32) outs(%104 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc157)
      %106 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%99, %101 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%105 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_17: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc190)
        %170 = arith.addf %out, %169 : f32 loc(#loc157)
        linalg.yield %170 : f32 loc(#loc)
      } -> tensor<8x4x32x32xf32> loc(#loc157)
      %107 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%104 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
        linalg.yield %in : f32 loc(#loc158)
      } -> tensor<8x4x32x32xf32> loc(#loc158)
      %108 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%104 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_17: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %169 = arith.divf %in, %in_17 : f32 loc(#loc158)
        linalg.yield %169 : f32 loc(#loc158)
      } -> tensor<8x4x32x32xf32> loc(#loc158)
      %109 = tensor.empty() : tensor<32x32xi1> loc(#loc159)
      %110 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i1>) outs(%109 : tensor<32x32xi1>) {
      ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:22)):
        linalg.yield %in : i1 loc(#loc159)
      } -> tensor<32x32xi1> loc(#loc159)
      %111 = tensor.empty() : tensor<32x32xi32> loc(#loc191)
      %112 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%111 : tensor<32x32xi32>) {
      ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
        %169 = linalg.index 0 : index loc(#loc191)
        %170 = arith.index_cast %169 : index to i32 loc(#loc191)
        linalg.yield %170 : i32 loc(#loc191)
      } -> tensor<32x32xi32> loc(#loc191)
      %113 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%111 : tensor<32x32xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":91:13)):
        linalg.yield %in : i32 loc(#loc191)
      } -> tensor<32x32xi32> loc(#loc191)
      %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %113 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%111 : tensor<32x32xi32>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_17: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
        %169 = arith.addi %in, %in_17 : i32 loc(#loc191)
        linalg.yield %169 : i32 loc(#loc191)
      } -> tensor<32x32xi32> loc(#loc191)
      %115 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%111 : tensor<32x32xi32>) {
      ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
        %169 = linalg.index 1 : index loc(#loc191)
        %170 = arith.index_cast %169 : index to i32 loc(#loc191)
        linalg.yield %170 : i32 loc(#loc191)
      } -> tensor<32x32xi32> loc(#loc191)
      %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %115 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%109 : tensor<32x32xi1>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_17: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
        %169 = arith.cmpi sge, %in, %in_17 : i32 loc(#loc191)
        linalg.yield %169 : i1 loc(#loc191)
      } -> tensor<32x32xi1> loc(#loc191)
      %117 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i1>) outs(%109 : tensor<32x32xi1>) {
      ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:13)):
        linalg.yield %in : i1 loc(#loc191)
      } -> tensor<32x32xi1> loc(#loc191)
      %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %110, %117 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%109 : tensor<32x32xi1>) {
      ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_17: i1 loc("examples/jax/transformer.py":91:22), %in_18: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
        %169 = arith.select %in, %in_17, %in_18 : i1 loc(#loc191)
        linalg.yield %169 : i1 loc(#loc191)
      } -> tensor<32x32xi1> loc(#loc191)
      %119 = tensor.empty() : tensor<f32> loc(#loc192)
      %120 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%119 : tensor<f32>) {
      ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
        linalg.yield %cst_2 : f32 loc(#loc192)
      } -> tensor<f32> loc(#loc192)
      %121 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc192)
      %122 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<32x32xi1>) outs(%121 : tensor<8x4x32x32xi1>) {
      ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
        linalg.yield %in : i1 loc(#loc192)
      } -> tensor<8x4x32x32xi1> loc(#loc192)
      %123 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<f32>) outs(%104 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
        linalg.yield %in : f32 loc(#loc192)
      } -> tensor<8x4x32x32xf32> loc(#loc192)
      %124 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %108, %123 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%104 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_17: f32 loc("examples/jax/transformer.py":90:13), %in_18: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
        %169 = arith.select %in, %in_17, %in_18 : f32 loc(#loc192)
        linalg.yield %169 : f32 loc(#loc192)
      } -> tensor<8x4x32x32xf32> loc(#loc192)
      %125 = tensor.empty() : tensor<8x4x32xf32> loc(#loc162)
      %126 = linalg.fill ins(%cst_1 : f32) outs(%125 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc162)
      %127 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%124 : tensor<8x4x32x32xf32>) outs(%126 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %169 = arith.maximumf %out, %in : f32 loc(#loc162)
        linalg.yield %169 : f32 loc(#loc162)
      } -> tensor<8x4x32xf32> loc(#loc162)
      %128 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%125 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc163)
      } -> tensor<8x4x32xf32> loc(#loc163)
      %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %127 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%125 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_17: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %169 = arith.maximumf %in, %in_17 : f32 loc(#loc163)
        linalg.yield %169 : f32 loc(#loc163)
      } -> tensor<8x4x32xf32> loc(#loc163)
      %130 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc164)
      %131 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<8x4x32xf32>) outs(%130 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc164)
      } -> tensor<8x4x32x1xf32> loc(#loc164)
      %132 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<8x4x32x1xf32>) outs(%104 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc165)
      } -> tensor<8x4x32x32xf32> loc(#loc165)
      %133 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %132 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%104 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_17: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %169 = arith.subf %in, %in_17 : f32 loc(#loc165)
        linalg.yield %169 : f32 loc(#loc165)
      } -> tensor<8x4x32x32xf32> loc(#loc165)
      %134 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<8x4x32x32xf32>) outs(%104 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %169 = math.exp %in : f32 loc(#loc166)
        linalg.yield %169 : f32 loc(#loc166)
      } -> tensor<8x4x32x32xf32> loc(#loc166)
      %135 = linalg.fill ins(%cst_3 : f32) outs(%125 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc167)
      %136 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134 : tensor<8x4x32x32xf32>) outs(%135 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %169 = arith.addf %out, %in : f32 loc(#loc167)
        linalg.yield %169 : f32 loc(#loc167)
      } -> tensor<8x4x32xf32> loc(#loc167)
      %137 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<8x4x32xf32>) outs(%130 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc164)
      } -> tensor<8x4x32x1xf32> loc(#loc164)
      %138 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<8x4x32x1xf32>) outs(%104 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc168)
      } -> tensor<8x4x32x32xf32> loc(#loc168)
      %139 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %138 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%104 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_17: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %169 = arith.divf %in, %in_17 : f32 loc(#loc168)
        linalg.yield %169 : f32 loc(#loc168)
      } -> tensor<8x4x32x32xf32> loc(#loc168)
      %140 = linalg.fill ins(%cst_3 : f32) outs(%98 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc169)
      %141 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%139, %103 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%140 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_17: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc168)
        %170 = arith.addf %out, %169 : f32 loc(#loc169)
        linalg.yield %170 : f32 loc(#loc)
      } -> tensor<8x4x32x16xf32> loc(#loc169)
      %142 = linalg.fill ins(%cst_3 : f32) outs(%77 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc170)
      %143 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%141, %collapsed_16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%142 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_17: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc169)
        %170 = arith.addf %out, %169 : f32 loc(#loc170)
        linalg.yield %170 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc170)
      %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %143 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_17: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
        %169 = arith.addf %in, %in_17 : f32 loc(#loc132)
        linalg.yield %169 : f32 loc(#loc132)
      } -> tensor<8x32x64xf32> loc(#loc132)
      %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %144 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_17: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc171)
        linalg.yield %169 : f32 loc(#loc171)
      } -> tensor<8x32x64xf32> loc(#loc171)
      %146 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145 : tensor<8x32x64xf32>) outs(%80 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %169 = arith.addf %out, %in : f32 loc(#loc172)
        linalg.yield %169 : f32 loc(#loc172)
      } -> tensor<8x32xf32> loc(#loc172)
      %147 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<8x32xf32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc173)
      } -> tensor<8x32x1xf32> loc(#loc173)
      %148 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %84 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_17: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %169 = arith.divf %in, %in_17 : f32 loc(#loc174)
        linalg.yield %169 : f32 loc(#loc174)
      } -> tensor<8x32x1xf32> loc(#loc174)
      %149 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %86 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_17: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %169 = arith.addf %in, %in_17 : f32 loc(#loc175)
        linalg.yield %169 : f32 loc(#loc175)
      } -> tensor<8x32x1xf32> loc(#loc175)
      %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<8x32x1xf32>) outs(%82 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %169 = math.rsqrt %in : f32 loc(#loc176)
        linalg.yield %169 : f32 loc(#loc176)
      } -> tensor<8x32x1xf32> loc(#loc176)
      %151 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<8x32x1xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc177)
      } -> tensor<8x32x64xf32> loc(#loc177)
      %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %151 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc177)
        linalg.yield %169 : f32 loc(#loc177)
      } -> tensor<8x32x64xf32> loc(#loc177)
      %153 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<64xf32>) outs(%91 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc178)
      } -> tensor<1x1x64xf32> loc(#loc178)
      %154 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<1x1x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc179)
      } -> tensor<8x32x64xf32> loc(#loc179)
      %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %154 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_17: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc179)
        linalg.yield %169 : f32 loc(#loc179)
      } -> tensor<8x32x64xf32> loc(#loc179)
      %156 = tensor.empty() : tensor<8x32x192xf32> loc(#loc180)
      %157 = linalg.fill ins(%cst_3 : f32) outs(%156 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc180)
      %158 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%155, %70 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%157 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_17: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc179)
        %170 = arith.addf %out, %169 : f32 loc(#loc180)
        linalg.yield %170 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc180)
      %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<8x32x192xf32>) outs(%156 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %169 = arith.negf %in : f32 loc(#loc193)
        linalg.yield %169 : f32 loc(#loc193)
      } -> tensor<8x32x192xf32> loc(#loc193)
      %160 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<8x32x192xf32>) outs(%156 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %169 = math.exp %in : f32 loc(#loc193)
        linalg.yield %169 : f32 loc(#loc193)
      } -> tensor<8x32x192xf32> loc(#loc193)
      %161 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%156 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:12)):
        linalg.yield %in : f32 loc(#loc193)
      } -> tensor<8x32x192xf32> loc(#loc193)
      %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %160 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%156 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_17: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %169 = arith.addf %in, %in_17 : f32 loc(#loc193)
        linalg.yield %169 : f32 loc(#loc193)
      } -> tensor<8x32x192xf32> loc(#loc193)
      %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %162 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%156 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_17: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %169 = arith.divf %in, %in_17 : f32 loc(#loc193)
        linalg.yield %169 : f32 loc(#loc193)
      } -> tensor<8x32x192xf32> loc(#loc193)
      %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %163 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%156 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_17: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc193)
        linalg.yield %169 : f32 loc(#loc193)
      } -> tensor<8x32x192xf32> loc(#loc193)
      %165 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%155, %75 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%157 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_17: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc179)
        %170 = arith.addf %out, %169 : f32 loc(#loc182)
        linalg.yield %170 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc182)
      %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %165 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%156 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_17: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc183)
        linalg.yield %169 : f32 loc(#loc183)
      } -> tensor<8x32x192xf32> loc(#loc183)
      %167 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%166, %collapsed : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%142 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_17: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %169 = arith.mulf %in, %in_17 : f32 loc(#loc183)
        %170 = arith.addf %out, %169 : f32 loc(#loc184)
        linalg.yield %170 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc184)
      %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %167 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%77 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_17: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
        %169 = arith.addf %in, %in_17 : f32 loc(#loc144)
        linalg.yield %169 : f32 loc(#loc144)
      } -> tensor<8x32x64xf32> loc(#loc144)
      scf.yield %168 : tensor<8x32x64xf32> loc(#loc232)
    } loc(#loc232)
    %14 = tensor.empty() : tensor<8x32x64xf32> loc(#loc234)
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_15: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %66 = arith.mulf %in, %in_15 : f32 loc(#loc234)
      linalg.yield %66 : f32 loc(#loc234)
    } -> tensor<8x32x64xf32> loc(#loc234)
    %16 = tensor.empty() : tensor<8x32xf32> loc(#loc235)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc235)
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<8x32x64xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %66 = arith.addf %out, %in : f32 loc(#loc235)
      linalg.yield %66 : f32 loc(#loc235)
    } -> tensor<8x32xf32> loc(#loc235)
    %19 = tensor.empty() : tensor<8x32x1xf32> loc(#loc236)
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x32xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc236)
    } -> tensor<8x32x1xf32> loc(#loc236)
    %21 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<8x32x1xf32> loc(#loc237)
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %66 = arith.divf %in, %in_15 : f32 loc(#loc237)
      linalg.yield %66 : f32 loc(#loc237)
    } -> tensor<8x32x1xf32> loc(#loc237)
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc238)
    } -> tensor<8x32x1xf32> loc(#loc238)
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %66 = arith.addf %in, %in_15 : f32 loc(#loc238)
      linalg.yield %66 : f32 loc(#loc238)
    } -> tensor<8x32x1xf32> loc(#loc238)
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %66 = math.rsqrt %in : f32 loc(#loc239)
      linalg.yield %66 : f32 loc(#loc239)
    } -> tensor<8x32x1xf32> loc(#loc239)
    %26 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<8x32x1xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<8x32x64xf32> loc(#loc240)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %26 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %66 = arith.mulf %in, %in_15 : f32 loc(#loc240)
      linalg.yield %66 : f32 loc(#loc240)
    } -> tensor<8x32x64xf32> loc(#loc240)
    %28 = tensor.empty() : tensor<1x1x64xf32> loc(#loc241)
    %29 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%28 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<1x1x64xf32> loc(#loc241)
    %30 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x1x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc242)
    } -> tensor<8x32x64xf32> loc(#loc242)
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %66 = arith.mulf %in, %in_15 : f32 loc(#loc242)
      linalg.yield %66 : f32 loc(#loc242)
    } -> tensor<8x32x64xf32> loc(#loc242)
    %32 = tensor.empty() : tensor<8x32x256xf32> loc(#loc215)
    %33 = linalg.fill ins(%cst_3 : f32) outs(%32 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc215)
    %34 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%33 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %66 = arith.mulf %in, %in_15 : f32 loc(#loc242)
      %67 = arith.addf %out, %66 : f32 loc(#loc215)
      linalg.yield %67 : f32 loc(#loc)
    } -> tensor<8x32x256xf32> loc(#loc215)
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc243)
    } -> tensor<8x32x1xi32> loc(#loc243)
    %36 = tensor.empty() : tensor<1x1x256xi32> loc(#loc243)
    %37 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%36 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %66 = linalg.index 2 : index loc(#loc243)
      %67 = arith.index_cast %66 : index to i32 loc(#loc243)
      linalg.yield %67 : i32 loc(#loc243)
    } -> tensor<1x1x256xi32> loc(#loc243)
    %38 = tensor.empty() : tensor<8x32x256xi32> loc(#loc243)
    %39 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<8x32x1xi32>) outs(%38 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc243)
    } -> tensor<8x32x256xi32> loc(#loc243)
    %40 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<1x1x256xi32>) outs(%38 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc243)
    } -> tensor<8x32x256xi32> loc(#loc243)
    %41 = tensor.empty() : tensor<8x32x256xi1> loc(#loc243)
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%41 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_15: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %66 = arith.cmpi eq, %in, %in_15 : i32 loc(#loc243)
      linalg.yield %66 : i1 loc(#loc243)
    } -> tensor<8x32x256xi1> loc(#loc243)
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<8x32x256xi1>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %66 = arith.uitofp %in : i1 to f32 loc(#loc243)
      linalg.yield %66 : f32 loc(#loc243)
    } -> tensor<8x32x256xf32> loc(#loc243)
    %44 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc217)
    %45 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<8x32x256xf32>) outs(%44 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %66 = arith.maximumf %out, %in : f32 loc(#loc217)
      linalg.yield %66 : f32 loc(#loc217)
    } -> tensor<8x32xf32> loc(#loc217)
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc218)
    } -> tensor<8x32xf32> loc(#loc218)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %45 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %66 = arith.maximumf %in, %in_15 : f32 loc(#loc218)
      linalg.yield %66 : f32 loc(#loc218)
    } -> tensor<8x32xf32> loc(#loc218)
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %66 = math.absf %in : f32 loc(#loc219)
      %67 = arith.cmpf one, %66, %cst_0 : f32 loc(#loc219)
      linalg.yield %67 : i1 loc(#loc219)
    } -> tensor<8x32xi1> loc(#loc219)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<8x32xf32> loc(#loc220)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %47, %49 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %in_16: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %66 = arith.select %in, %in_15, %in_16 : f32 loc(#loc221)
      linalg.yield %66 : f32 loc(#loc221)
    } -> tensor<8x32xf32> loc(#loc221)
    %51 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<8x32xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<8x32x1xf32> loc(#loc220)
    %52 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<8x32x1xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc222)
    } -> tensor<8x32x256xf32> loc(#loc222)
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %52 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %66 = arith.subf %in, %in_15 : f32 loc(#loc222)
      linalg.yield %66 : f32 loc(#loc222)
    } -> tensor<8x32x256xf32> loc(#loc222)
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<8x32x256xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %66 = math.exp %in : f32 loc(#loc223)
      linalg.yield %66 : f32 loc(#loc223)
    } -> tensor<8x32x256xf32> loc(#loc223)
    %55 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%54 : tensor<8x32x256xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %66 = arith.addf %out, %in : f32 loc(#loc224)
      linalg.yield %66 : f32 loc(#loc224)
    } -> tensor<8x32xf32> loc(#loc224)
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %66 = math.absf %in : f32 loc(#loc225)
      linalg.yield %66 : f32 loc(#loc225)
    } -> tensor<8x32xf32> loc(#loc225)
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %66 = math.log %in : f32 loc(#loc226)
      linalg.yield %66 : f32 loc(#loc226)
    } -> tensor<8x32xf32> loc(#loc226)
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %50 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %66 = arith.addf %in, %in_15 : f32 loc(#loc227)
      linalg.yield %66 : f32 loc(#loc227)
    } -> tensor<8x32xf32> loc(#loc227)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %43 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %66 = arith.mulf %in, %in_15 : f32 loc(#loc228)
      linalg.yield %66 : f32 loc(#loc228)
    } -> tensor<8x32x256xf32> loc(#loc228)
    %60 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<8x32x256xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %66 = arith.addf %out, %in : f32 loc(#loc229)
      linalg.yield %66 : f32 loc(#loc229)
    } -> tensor<8x32xf32> loc(#loc229)
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %60 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %66 = arith.subf %in, %in_15 : f32 loc(#loc230)
      linalg.yield %66 : f32 loc(#loc230)
    } -> tensor<8x32xf32> loc(#loc230)
    %62 = tensor.empty() : tensor<f32> loc(#loc231)
    %63 = linalg.fill ins(%cst_3 : f32) outs(%62 : tensor<f32>) -> tensor<f32> loc(#loc231)
    %64 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%61 : tensor<8x32xf32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %66 = arith.addf %out, %in : f32 loc(#loc231)
      linalg.yield %66 : f32 loc(#loc231)
    } -> tensor<f32> loc(#loc231)
    %65 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%64 : tensor<f32>) outs(%62 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %66 = arith.divf %in, %cst : f32 loc(#loc202)
      linalg.yield %66 : f32 loc(#loc202)
    } -> tensor<f32> loc(#loc202)
    return %65 : tensor<f32> loc(#loc188)
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
