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
#loc16 = loc("examples/jax/transformer.py":155:24)
#loc17 = loc("examples/jax/transformer.py":166:43)
#loc18 = loc("examples/jax/transformer.py":165:24)
#loc19 = loc("examples/jax/transformer.py":170:4)
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
#loc61 = loc("examples/jax/transformer.py":155:24)
#loc62 = loc("examples/jax/transformer.py":166:43)
#loc63 = loc("examples/jax/transformer.py":165:24)
#loc64 = loc("examples/jax/transformer.py":170:4)
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
#loc105 = loc("examples/jax/transformer.py":165:24)
#loc107 = loc("examples/jax/transformer.py":112:15)
#loc108 = loc("examples/jax/transformer.py":101:22)
#loc109 = loc("examples/jax/transformer.py":101:12)
#loc110 = loc("examples/jax/transformer.py":101:8)
#loc111 = loc("examples/jax/transformer.py":102:25)
#loc112 = loc("examples/jax/transformer.py":102:15)
#loc113 = loc("examples/jax/transformer.py":102:11)
#loc114 = loc("examples/jax/transformer.py":166:43)
#loc115 = loc("examples/jax/transformer.py":84:38)
#loc116 = loc("examples/jax/transformer.py":84:29)
#loc117 = loc("examples/jax/transformer.py":84:29)
#loc118 = loc("examples/jax/transformer.py":84:15)
#loc119 = loc("examples/jax/transformer.py":84:11)
#loc120 = loc("examples/jax/transformer.py":84:11)
#loc121 = loc("examples/jax/transformer.py":88:4)
#loc122 = loc("examples/jax/transformer.py":90:13)
#loc123 = loc("examples/jax/transformer.py":90:13)
#loc124 = loc("examples/jax/transformer.py":91:22)
#loc125 = loc("examples/jax/transformer.py":91:13)
#loc126 = loc("examples/jax/transformer.py":92:29)
#loc127 = loc("examples/jax/transformer.py":92:14)
#loc128 = loc("examples/jax/transformer.py":93:39)
#loc129 = loc("examples/jax/transformer.py":93:11)
#loc130 = loc("examples/jax/transformer.py":101:8)
#loc131 = loc("examples/jax/transformer.py":84:38)
#loc132 = loc("examples/jax/transformer.py":84:29)
#loc133 = loc("examples/jax/transformer.py":84:29)
#loc134 = loc("examples/jax/transformer.py":84:15)
#loc135 = loc("examples/jax/transformer.py":84:11)
#loc136 = loc("examples/jax/transformer.py":84:11)
#loc137 = loc("examples/jax/transformer.py":97:24)
#loc138 = loc("examples/jax/transformer.py":97:12)
#loc139 = loc("examples/jax/transformer.py":97:42)
#loc140 = loc("examples/jax/transformer.py":97:12)
#loc141 = loc("examples/jax/transformer.py":97:11)
#loc142 = loc("examples/jax/transformer.py":102:11)
#loc143 = loc("examples/jax/transformer.py":155:24)
#loc144 = loc("examples/jax/transformer.py":84:38)
#loc145 = loc("examples/jax/transformer.py":84:29)
#loc146 = loc("examples/jax/transformer.py":84:29)
#loc147 = loc("examples/jax/transformer.py":84:29)
#loc148 = loc("examples/jax/transformer.py":84:29)
#loc149 = loc("examples/jax/transformer.py":84:15)
#loc150 = loc("examples/jax/transformer.py":84:11)
#loc151 = loc("examples/jax/transformer.py":84:11)
#loc152 = loc("examples/jax/transformer.py":84:11)
#loc153 = loc("examples/jax/transformer.py":88:15)
#loc154 = loc("examples/jax/transformer.py":90:13)
#loc155 = loc("examples/jax/transformer.py":90:13)
#loc156 = loc("examples/jax/transformer.py":91:22)
#loc157 = loc("examples/jax/transformer.py":91:13)
#loc158 = loc("examples/jax/transformer.py":92:29)
#loc159 = loc("examples/jax/transformer.py":92:14)
#loc160 = loc("examples/jax/transformer.py":92:14)
#loc161 = loc("examples/jax/transformer.py":92:14)
#loc162 = loc("examples/jax/transformer.py":92:14)
#loc163 = loc("examples/jax/transformer.py":92:14)
#loc164 = loc("examples/jax/transformer.py":92:14)
#loc165 = loc("examples/jax/transformer.py":92:14)
#loc166 = loc("examples/jax/transformer.py":92:14)
#loc167 = loc("examples/jax/transformer.py":93:39)
#loc168 = loc("examples/jax/transformer.py":93:11)
#loc169 = loc("examples/jax/transformer.py":84:38)
#loc170 = loc("examples/jax/transformer.py":84:29)
#loc171 = loc("examples/jax/transformer.py":84:29)
#loc172 = loc("examples/jax/transformer.py":84:29)
#loc173 = loc("examples/jax/transformer.py":84:29)
#loc174 = loc("examples/jax/transformer.py":84:15)
#loc175 = loc("examples/jax/transformer.py":84:11)
#loc176 = loc("examples/jax/transformer.py":84:11)
#loc177 = loc("examples/jax/transformer.py":84:11)
#loc178 = loc("examples/jax/transformer.py":97:24)
#loc179 = loc("examples/jax/transformer.py":97:12)
#loc180 = loc("examples/jax/transformer.py":97:42)
#loc181 = loc("examples/jax/transformer.py":97:12)
#loc182 = loc("examples/jax/transformer.py":97:11)
#loc183 = loc("examples/jax/transformer.py":112:15)
#loc184 = loc("examples/jax/transformer.py":115:11)
#loc185 = loc("examples/jax/transformer.py":107:8)
#loc186 = loc("examples/jax/transformer.py":155:24)
#loc187 = loc("examples/jax/transformer.py":88:15)
#loc188 = loc("examples/jax/transformer.py":88:15)
#loc189 = loc("examples/jax/transformer.py":113:13)
#loc190 = loc("examples/jax/transformer.py":113:13)
#loc191 = loc("examples/jax/transformer.py":114:13)
#loc192 = loc("examples/jax/transformer.py":115:20)
#loc193 = loc("examples/jax/transformer.py":115:64)
#loc194 = loc("examples/jax/transformer.py":115:56)
#loc195 = loc("examples/jax/transformer.py":115:20)
#loc196 = loc("examples/jax/transformer.py":112:15)
#loc197 = loc("examples/jax/transformer.py":115:11)
#loc198 = loc("examples/jax/transformer.py":107:8)
#loc199 = loc("examples/jax/transformer.py":107:8)
#loc200 = loc("examples/jax/transformer.py":107:8)
#loc201 = loc("examples/jax/transformer.py":107:8)
#loc202 = loc("examples/jax/transformer.py":107:8)
#loc203 = loc("examples/jax/transformer.py":84:38)
#loc204 = loc("examples/jax/transformer.py":84:29)
#loc205 = loc("examples/jax/transformer.py":84:29)
#loc206 = loc("examples/jax/transformer.py":84:15)
#loc207 = loc("examples/jax/transformer.py":84:11)
#loc208 = loc("examples/jax/transformer.py":84:11)
#loc209 = loc("examples/jax/transformer.py":113:13)
#loc210 = loc("examples/jax/transformer.py":114:13)
#loc211 = loc("examples/jax/transformer.py":115:20)
#loc212 = loc("examples/jax/transformer.py":115:20)
#loc213 = loc("examples/jax/transformer.py":115:20)
#loc214 = loc("examples/jax/transformer.py":115:20)
#loc215 = loc("examples/jax/transformer.py":115:20)
#loc216 = loc("examples/jax/transformer.py":115:20)
#loc217 = loc("examples/jax/transformer.py":115:20)
#loc218 = loc("examples/jax/transformer.py":115:20)
#loc219 = loc("examples/jax/transformer.py":115:20)
#loc220 = loc("examples/jax/transformer.py":115:20)
#loc221 = loc("examples/jax/transformer.py":115:20)
#loc222 = loc("examples/jax/transformer.py":115:20)
#loc223 = loc("examples/jax/transformer.py":115:64)
#loc224 = loc("examples/jax/transformer.py":115:56)
#loc225 = loc("examples/jax/transformer.py":115:20)
#loc226 = loc("examples/jax/transformer.py":115:11)
#loc227 = loc("examples/jax/transformer.py":112:15)
#loc228 = loc("examples/jax/transformer.py":84:38)
#loc229 = loc("examples/jax/transformer.py":84:29)
#loc230 = loc("examples/jax/transformer.py":84:29)
#loc231 = loc("examples/jax/transformer.py":84:29)
#loc232 = loc("examples/jax/transformer.py":84:29)
#loc233 = loc("examples/jax/transformer.py":84:15)
#loc234 = loc("examples/jax/transformer.py":84:11)
#loc235 = loc("examples/jax/transformer.py":84:11)
#loc236 = loc("examples/jax/transformer.py":84:11)
module @jit_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc198), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc236), %arg2: tensor<12x192x64xf32> {mesh.name = "params.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc106), %arg3: tensor<12x64x192xf32> {mesh.name = "params.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(#loc106), %arg4: tensor<12x64x4x16xf32> {mesh.name = "params.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc106), %arg5: tensor<12x64xf32> {mesh.name = "params.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc106), %arg6: tensor<12x64xf32> {mesh.name = "params.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc106), %arg7: tensor<12x4x16x64xf32> {mesh.name = "params.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(#loc106), %arg8: tensor<12x64x4x16xf32> {mesh.name = "params.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc106), %arg9: tensor<12x64x192xf32> {mesh.name = "params.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(#loc106), %arg10: tensor<12x64x4x16xf32> {mesh.name = "params.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc106), %arg11: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc235), %arg12: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc199), %arg13: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc210)) -> (tensor<f32> {mesh.name = "result", mesh.sharding = #mesh.sharding<@mesh, []>}) {
    %c1 = arith.constant 1 : index loc(#loc227)
    %c12 = arith.constant 12 : index loc(#loc227)
    %cst = arith.constant 2.560000e+02 : f32 loc(#loc197)
    %cst_0 = arith.constant 0x7F800000 : f32 loc(#loc198)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc198)
    %cst_2 = arith.constant -1.000000e+09 : f32 loc(#loc198)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc198)
    %c11 = arith.constant 11 : index loc(#loc198)
    %c0 = arith.constant 0 : index loc(#loc198)
    %c0_i32 = arith.constant 0 : i32 loc(#loc198)
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc198)
    %cst_5 = arith.constant dense<false> : tensor<i1> loc(#loc198)
    %cst_6 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc198)
    %cst_7 = arith.constant dense<true> : tensor<i1> loc(#loc198)
    %cst_8 = arith.constant dense<255> : tensor<1xi32> loc(#loc198)
    %cst_9 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc186)
    %cst_10 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc186)
    %cst_11 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc186)
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc186)
    %cst_13 = arith.constant dense<256> : tensor<i32> loc(#loc186)
    %cst_14 = arith.constant dense<0> : tensor<i32> loc(#loc199)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc199)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc199), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc199)
    } -> tensor<8x32xi32> loc(#loc199)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc199)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(#loc199), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.cmpi slt, %in, %in_15 : i32 loc(#loc199)
      linalg.yield %67 : i1 loc(#loc199)
    } -> tensor<8x32xi1> loc(#loc199)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":155:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc200)
    } -> tensor<8x32xi32> loc(#loc200)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc200), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.addi %in, %in_15 : i32 loc(#loc200)
      linalg.yield %67 : i32 loc(#loc200)
    } -> tensor<8x32xi32> loc(#loc200)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg12 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %in_16: i32 loc(#loc201), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.select %in, %in_15, %in_16 : i32 loc(#loc201)
      linalg.yield %67 : i32 loc(#loc201)
    } -> tensor<8x32xi32> loc(#loc201)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc202)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc202)
    } -> tensor<8x32x1xi32> loc(#loc202)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc198)
    } -> tensor<8x32x1xi32> loc(#loc198)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.minsi %in, %in_15 : i32 loc(#loc198)
      linalg.yield %67 : i32 loc(#loc198)
    } -> tensor<8x32x1xi32> loc(#loc198)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %67 = arith.maxsi %in, %c0_i32 : i32 loc(#loc198)
      linalg.yield %67 : i32 loc(#loc198)
    } -> tensor<8x32x1xi32> loc(#loc198)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc198)
    %13 = scf.for %arg14 = %c0 to %c12 step %c1 iter_args(%arg15 = %12) -> (tensor<8x32x64xf32>) {
      %67 = arith.index_cast %arg14 : index to i32 loc(#loc106)
      %68 = arith.index_cast %67 : i32 to index loc(#loc106)
      %69 = arith.maxsi %68, %c0 : index loc(#loc106)
      %70 = arith.minsi %69, %c11 : index loc(#loc106)
      %extracted_slice = tensor.extract_slice %arg2[%70, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<12x192x64xf32> to tensor<1x192x64xf32> loc(#loc106)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x192x64xf32> into tensor<192x64xf32> loc(#loc107)
      %extracted_slice_15 = tensor.extract_slice %arg3[%70, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<12x64x192xf32> to tensor<1x64x192xf32> loc(#loc106)
      %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc107)
      %extracted_slice_17 = tensor.extract_slice %arg4[%70, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<12x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc106)
      %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc107)
      %extracted_slice_19 = tensor.extract_slice %arg5[%70, 0] [1, 64] [1, 1] : tensor<12x64xf32> to tensor<1x64xf32> loc(#loc106)
      %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32> loc(#loc107)
      %extracted_slice_21 = tensor.extract_slice %arg6[%70, 0] [1, 64] [1, 1] : tensor<12x64xf32> to tensor<1x64xf32> loc(#loc106)
      %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32> loc(#loc107)
      %extracted_slice_23 = tensor.extract_slice %arg7[%70, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<12x4x16x64xf32> to tensor<1x4x16x64xf32> loc(#loc106)
      %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0, 1], [2], [3]] : tensor<1x4x16x64xf32> into tensor<4x16x64xf32> loc(#loc107)
      %extracted_slice_25 = tensor.extract_slice %arg8[%70, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<12x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc106)
      %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc107)
      %extracted_slice_27 = tensor.extract_slice %arg9[%70, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<12x64x192xf32> to tensor<1x64x192xf32> loc(#loc106)
      %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc107)
      %extracted_slice_29 = tensor.extract_slice %arg10[%70, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<12x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc106)
      %collapsed_30 = tensor.collapse_shape %extracted_slice_29 [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc107)
      %71 = tensor.empty() : tensor<8x32x64xf32> loc(#loc144)
      %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %arg15 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(#loc144), %in_31: f32 loc(#loc144), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc144)
        linalg.yield %164 : f32 loc(#loc144)
      } -> tensor<8x32x64xf32> loc(#loc144)
      %73 = tensor.empty() : tensor<8x32xf32> loc(#loc145)
      %74 = linalg.fill ins(%cst_3 : f32) outs(%73 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc145)
      %75 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<8x32x64xf32>) outs(%74 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(#loc145), %out: f32 loc(#loc145)):
        %164 = arith.addf %out, %in : f32 loc(#loc145)
        linalg.yield %164 : f32 loc(#loc145)
      } -> tensor<8x32xf32> loc(#loc145)
      %76 = tensor.empty() : tensor<8x32x1xf32> loc(#loc146)
      %77 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<8x32xf32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc146)
      } -> tensor<8x32x1xf32> loc(#loc146)
      %78 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(#loc147), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc147)
      } -> tensor<8x32x1xf32> loc(#loc147)
      %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %78 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_31: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %164 = arith.divf %in, %in_31 : f32 loc(#loc147)
        linalg.yield %164 : f32 loc(#loc147)
      } -> tensor<8x32x1xf32> loc(#loc147)
      %80 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(#loc148), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc148)
      } -> tensor<8x32x1xf32> loc(#loc148)
      %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %80 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_31: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %164 = arith.addf %in, %in_31 : f32 loc(#loc148)
        linalg.yield %164 : f32 loc(#loc148)
      } -> tensor<8x32x1xf32> loc(#loc148)
      %82 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<8x32x1xf32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %164 = math.rsqrt %in : f32 loc(#loc149)
        linalg.yield %164 : f32 loc(#loc149)
      } -> tensor<8x32x1xf32> loc(#loc149)
      %83 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<8x32x1xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc150)
      } -> tensor<8x32x64xf32> loc(#loc150)
      %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %83 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(#loc150), %in_31: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc150)
        linalg.yield %164 : f32 loc(#loc150)
      } -> tensor<8x32x64xf32> loc(#loc150)
      %85 = tensor.empty() : tensor<1x1x64xf32> loc(#loc151)
      %86 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_20 : tensor<64xf32>) outs(%85 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc151)
      } -> tensor<1x1x64xf32> loc(#loc151)
      %87 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x1x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc152)
      } -> tensor<8x32x64xf32> loc(#loc152)
      %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %87 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_31: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc152)
        linalg.yield %164 : f32 loc(#loc152)
      } -> tensor<8x32x64xf32> loc(#loc152)
      %89 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc187)
      %90 = linalg.fill ins(%cst_3 : f32) outs(%89 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc187)
      %91 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_26, %88 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%90 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_31: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc107)
        %165 = arith.addf %out, %164 : f32 loc(#loc187)
        linalg.yield %165 : f32 loc(#loc187)
      } -> tensor<4x16x8x32xf32> loc(#loc187)
      %92 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc188)
      %93 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<4x16x8x32xf32>) outs(%92 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc188)
      } -> tensor<8x4x32x16xf32> loc(#loc188)
      %94 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_18, %88 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%90 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_31: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc107)
        %165 = arith.addf %out, %164 : f32 loc(#loc187)
        linalg.yield %165 : f32 loc(#loc187)
      } -> tensor<4x16x8x32xf32> loc(#loc187)
      %95 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<4x16x8x32xf32>) outs(%92 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc188)
      } -> tensor<8x4x32x16xf32> loc(#loc188)
      %96 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_30, %88 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%90 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_31: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc107)
        %165 = arith.addf %out, %164 : f32 loc(#loc187)
        linalg.yield %165 : f32 loc(#loc187)
      } -> tensor<4x16x8x32xf32> loc(#loc187)
      %97 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<4x16x8x32xf32>) outs(%92 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc188)
      } -> tensor<8x4x32x16xf32> loc(#loc188)
      %98 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc154)
      %99 = linalg.fill ins(%cst_3 : f32) outs(%98 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc154)
      %100 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%93, %95 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%99 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_31: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc188)
        %165 = arith.addf %out, %164 : f32 loc(#loc154)
        linalg.yield %165 : f32 loc(#loc154)
      } -> tensor<8x4x32x32xf32> loc(#loc154)
      %101 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%98 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc(#loc155), %out: f32 loc("examples/jax/transformer.py":90:13)):
        linalg.yield %in : f32 loc(#loc155)
      } -> tensor<8x4x32x32xf32> loc(#loc155)
      %102 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %101 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%98 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_31: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %164 = arith.divf %in, %in_31 : f32 loc(#loc155)
        linalg.yield %164 : f32 loc(#loc155)
      } -> tensor<8x4x32x32xf32> loc(#loc155)
      %103 = tensor.empty() : tensor<32x32xi1> loc(#loc156)
      %104 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i1>) outs(%103 : tensor<32x32xi1>) {
      ^bb0(%in: i1 loc(#loc156), %out: i1 loc("examples/jax/transformer.py":91:22)):
        linalg.yield %in : i1 loc(#loc156)
      } -> tensor<32x32xi1> loc(#loc156)
      %105 = tensor.empty() : tensor<32x32xi32> loc(#loc157)
      %106 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%105 : tensor<32x32xi32>) {
      ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
        %164 = linalg.index 0 : index loc(#loc157)
        %165 = arith.index_cast %164 : index to i32 loc(#loc157)
        linalg.yield %165 : i32 loc(#loc157)
      } -> tensor<32x32xi32> loc(#loc157)
      %107 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%105 : tensor<32x32xi32>) {
      ^bb0(%in: i32 loc(#loc157), %out: i32 loc("examples/jax/transformer.py":91:13)):
        linalg.yield %in : i32 loc(#loc157)
      } -> tensor<32x32xi32> loc(#loc157)
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%106, %107 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%105 : tensor<32x32xi32>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_31: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
        %164 = arith.addi %in, %in_31 : i32 loc(#loc157)
        linalg.yield %164 : i32 loc(#loc157)
      } -> tensor<32x32xi32> loc(#loc157)
      %109 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%105 : tensor<32x32xi32>) {
      ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
        %164 = linalg.index 1 : index loc(#loc157)
        %165 = arith.index_cast %164 : index to i32 loc(#loc157)
        linalg.yield %165 : i32 loc(#loc157)
      } -> tensor<32x32xi32> loc(#loc157)
      %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%103 : tensor<32x32xi1>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_31: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
        %164 = arith.cmpi sge, %in, %in_31 : i32 loc(#loc157)
        linalg.yield %164 : i1 loc(#loc157)
      } -> tensor<32x32xi1> loc(#loc157)
      %111 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i1>) outs(%103 : tensor<32x32xi1>) {
      ^bb0(%in: i1 loc(#loc157), %out: i1 loc("examples/jax/transformer.py":91:13)):
        linalg.yield %in : i1 loc(#loc157)
      } -> tensor<32x32xi1> loc(#loc157)
      %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %104, %111 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%103 : tensor<32x32xi1>) {
      ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_31: i1 loc("examples/jax/transformer.py":91:22), %in_32: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
        %164 = arith.select %in, %in_31, %in_32 : i1 loc(#loc157)
        linalg.yield %164 : i1 loc(#loc157)
      } -> tensor<32x32xi1> loc(#loc157)
      %113 = tensor.empty() : tensor<f32> loc(#loc158)
      %114 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%113 : tensor<f32>) {
      ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
        linalg.yield %cst_2 : f32 loc(#loc158)
      } -> tensor<f32> loc(#loc158)
      %115 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc158)
      %116 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<32x32xi1>) outs(%115 : tensor<8x4x32x32xi1>) {
      ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
        linalg.yield %in : i1 loc(#loc158)
      } -> tensor<8x4x32x32xi1> loc(#loc158)
      %117 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<f32>) outs(%98 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
        linalg.yield %in : f32 loc(#loc158)
      } -> tensor<8x4x32x32xf32> loc(#loc158)
      %118 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %102, %117 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%98 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_31: f32 loc("examples/jax/transformer.py":90:13), %in_32: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
        %164 = arith.select %in, %in_31, %in_32 : f32 loc(#loc158)
        linalg.yield %164 : f32 loc(#loc158)
      } -> tensor<8x4x32x32xf32> loc(#loc158)
      %119 = tensor.empty() : tensor<8x4x32xf32> loc(#loc159)
      %120 = linalg.fill ins(%cst_1 : f32) outs(%119 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc159)
      %121 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118 : tensor<8x4x32x32xf32>) outs(%120 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(#loc159), %out: f32 loc(#loc159)):
        %164 = arith.maximumf %out, %in : f32 loc(#loc159)
        linalg.yield %164 : f32 loc(#loc159)
      } -> tensor<8x4x32xf32> loc(#loc159)
      %122 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%119 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(#loc160), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc160)
      } -> tensor<8x4x32xf32> loc(#loc160)
      %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %121 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%119 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_31: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %164 = arith.maximumf %in, %in_31 : f32 loc(#loc160)
        linalg.yield %164 : f32 loc(#loc160)
      } -> tensor<8x4x32xf32> loc(#loc160)
      %124 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc161)
      %125 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<8x4x32xf32>) outs(%124 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc161)
      } -> tensor<8x4x32x1xf32> loc(#loc161)
      %126 = "mesh.stop_gradient"(%125) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc162)
      %127 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<8x4x32x1xf32>) outs(%98 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc163)
      } -> tensor<8x4x32x32xf32> loc(#loc163)
      %128 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %127 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%98 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_31: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %164 = arith.subf %in, %in_31 : f32 loc(#loc163)
        linalg.yield %164 : f32 loc(#loc163)
      } -> tensor<8x4x32x32xf32> loc(#loc163)
      %129 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<8x4x32x32xf32>) outs(%98 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %164 = math.exp %in : f32 loc(#loc164)
        linalg.yield %164 : f32 loc(#loc164)
      } -> tensor<8x4x32x32xf32> loc(#loc164)
      %130 = linalg.fill ins(%cst_3 : f32) outs(%119 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc165)
      %131 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129 : tensor<8x4x32x32xf32>) outs(%130 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(#loc165), %out: f32 loc(#loc165)):
        %164 = arith.addf %out, %in : f32 loc(#loc165)
        linalg.yield %164 : f32 loc(#loc165)
      } -> tensor<8x4x32xf32> loc(#loc165)
      %132 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<8x4x32xf32>) outs(%124 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc161)
      } -> tensor<8x4x32x1xf32> loc(#loc161)
      %133 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<8x4x32x1xf32>) outs(%98 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc166)
      } -> tensor<8x4x32x32xf32> loc(#loc166)
      %134 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %133 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%98 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_31: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %164 = arith.divf %in, %in_31 : f32 loc(#loc166)
        linalg.yield %164 : f32 loc(#loc166)
      } -> tensor<8x4x32x32xf32> loc(#loc166)
      %135 = linalg.fill ins(%cst_3 : f32) outs(%92 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc167)
      %136 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%134, %97 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%135 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_31: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc166)
        %165 = arith.addf %out, %164 : f32 loc(#loc167)
        linalg.yield %165 : f32 loc(#loc167)
      } -> tensor<8x4x32x16xf32> loc(#loc167)
      %137 = linalg.fill ins(%cst_3 : f32) outs(%71 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc168)
      %138 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%136, %collapsed_24 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%137 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_31: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc167)
        %165 = arith.addf %out, %164 : f32 loc(#loc168)
        linalg.yield %165 : f32 loc(#loc168)
      } -> tensor<8x32x64xf32> loc(#loc168)
      %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %138 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(#loc130), %in_31: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
        %164 = arith.addf %in, %in_31 : f32 loc(#loc130)
        linalg.yield %164 : f32 loc(#loc130)
      } -> tensor<8x32x64xf32> loc(#loc130)
      %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %139 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_31: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc169)
        linalg.yield %164 : f32 loc(#loc169)
      } -> tensor<8x32x64xf32> loc(#loc169)
      %141 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<8x32x64xf32>) outs(%74 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(#loc170), %out: f32 loc(#loc170)):
        %164 = arith.addf %out, %in : f32 loc(#loc170)
        linalg.yield %164 : f32 loc(#loc170)
      } -> tensor<8x32xf32> loc(#loc170)
      %142 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<8x32xf32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc171)
      } -> tensor<8x32x1xf32> loc(#loc171)
      %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %78 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_31: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %164 = arith.divf %in, %in_31 : f32 loc(#loc172)
        linalg.yield %164 : f32 loc(#loc172)
      } -> tensor<8x32x1xf32> loc(#loc172)
      %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %80 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_31: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %164 = arith.addf %in, %in_31 : f32 loc(#loc173)
        linalg.yield %164 : f32 loc(#loc173)
      } -> tensor<8x32x1xf32> loc(#loc173)
      %145 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<8x32x1xf32>) outs(%76 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %164 = math.rsqrt %in : f32 loc(#loc174)
        linalg.yield %164 : f32 loc(#loc174)
      } -> tensor<8x32x1xf32> loc(#loc174)
      %146 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<8x32x1xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc175)
      } -> tensor<8x32x64xf32> loc(#loc175)
      %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %146 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_31: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc175)
        linalg.yield %164 : f32 loc(#loc175)
      } -> tensor<8x32x64xf32> loc(#loc175)
      %148 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_22 : tensor<64xf32>) outs(%85 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc176)
      } -> tensor<1x1x64xf32> loc(#loc176)
      %149 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x1x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc177)
      } -> tensor<8x32x64xf32> loc(#loc177)
      %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_31: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc177)
        linalg.yield %164 : f32 loc(#loc177)
      } -> tensor<8x32x64xf32> loc(#loc177)
      %151 = tensor.empty() : tensor<8x32x192xf32> loc(#loc178)
      %152 = linalg.fill ins(%cst_3 : f32) outs(%151 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc178)
      %153 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150, %collapsed_16 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%152 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_31: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc177)
        %165 = arith.addf %out, %164 : f32 loc(#loc178)
        linalg.yield %165 : f32 loc(#loc178)
      } -> tensor<8x32x192xf32> loc(#loc178)
      %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<8x32x192xf32>) outs(%151 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %164 = arith.negf %in : f32 loc(#loc179)
        linalg.yield %164 : f32 loc(#loc179)
      } -> tensor<8x32x192xf32> loc(#loc179)
      %155 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<8x32x192xf32>) outs(%151 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %164 = math.exp %in : f32 loc(#loc179)
        linalg.yield %164 : f32 loc(#loc179)
      } -> tensor<8x32x192xf32> loc(#loc179)
      %156 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%151 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc(#loc179), %out: f32 loc("examples/jax/transformer.py":97:12)):
        linalg.yield %in : f32 loc(#loc179)
      } -> tensor<8x32x192xf32> loc(#loc179)
      %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %155 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%151 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_31: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %164 = arith.addf %in, %in_31 : f32 loc(#loc179)
        linalg.yield %164 : f32 loc(#loc179)
      } -> tensor<8x32x192xf32> loc(#loc179)
      %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%151 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_31: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %164 = arith.divf %in, %in_31 : f32 loc(#loc179)
        linalg.yield %164 : f32 loc(#loc179)
      } -> tensor<8x32x192xf32> loc(#loc179)
      %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %158 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%151 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_31: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc179)
        linalg.yield %164 : f32 loc(#loc179)
      } -> tensor<8x32x192xf32> loc(#loc179)
      %160 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150, %collapsed_28 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%152 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_31: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc177)
        %165 = arith.addf %out, %164 : f32 loc(#loc180)
        linalg.yield %165 : f32 loc(#loc180)
      } -> tensor<8x32x192xf32> loc(#loc180)
      %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%151 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_31: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc181)
        linalg.yield %164 : f32 loc(#loc181)
      } -> tensor<8x32x192xf32> loc(#loc181)
      %162 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%161, %collapsed : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%137 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_31: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %164 = arith.mulf %in, %in_31 : f32 loc(#loc181)
        %165 = arith.addf %out, %164 : f32 loc(#loc182)
        linalg.yield %165 : f32 loc(#loc182)
      } -> tensor<8x32x64xf32> loc(#loc182)
      %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %162 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%71 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_31: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
        %164 = arith.addf %in, %in_31 : f32 loc(#loc142)
        linalg.yield %164 : f32 loc(#loc142)
      } -> tensor<8x32x64xf32> loc(#loc142)
      scf.yield %163 : tensor<8x32x64xf32> loc(#loc227)
    } loc(#loc227)
    %14 = tensor.empty() : tensor<8x32x64xf32> loc(#loc228)
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_15: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc228)
      linalg.yield %67 : f32 loc(#loc228)
    } -> tensor<8x32x64xf32> loc(#loc228)
    %16 = tensor.empty() : tensor<8x32xf32> loc(#loc229)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc229)
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<8x32x64xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc229), %out: f32 loc(#loc229)):
      %67 = arith.addf %out, %in : f32 loc(#loc229)
      linalg.yield %67 : f32 loc(#loc229)
    } -> tensor<8x32xf32> loc(#loc229)
    %19 = tensor.empty() : tensor<8x32x1xf32> loc(#loc230)
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x32xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<8x32x1xf32> loc(#loc230)
    %21 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc231), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc231)
    } -> tensor<8x32x1xf32> loc(#loc231)
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %67 = arith.divf %in, %in_15 : f32 loc(#loc231)
      linalg.yield %67 : f32 loc(#loc231)
    } -> tensor<8x32x1xf32> loc(#loc231)
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc232), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc232)
    } -> tensor<8x32x1xf32> loc(#loc232)
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %67 = arith.addf %in, %in_15 : f32 loc(#loc232)
      linalg.yield %67 : f32 loc(#loc232)
    } -> tensor<8x32x1xf32> loc(#loc232)
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %67 = math.rsqrt %in : f32 loc(#loc233)
      linalg.yield %67 : f32 loc(#loc233)
    } -> tensor<8x32x1xf32> loc(#loc233)
    %26 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<8x32x1xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc234)
    } -> tensor<8x32x64xf32> loc(#loc234)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %26 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc234)
      linalg.yield %67 : f32 loc(#loc234)
    } -> tensor<8x32x64xf32> loc(#loc234)
    %28 = tensor.empty() : tensor<1x1x64xf32> loc(#loc235)
    %29 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%28 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc235), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc235)
    } -> tensor<1x1x64xf32> loc(#loc235)
    %30 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x1x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc236)
    } -> tensor<8x32x64xf32> loc(#loc236)
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc236)
      linalg.yield %67 : f32 loc(#loc236)
    } -> tensor<8x32x64xf32> loc(#loc236)
    %32 = tensor.empty() : tensor<8x32x256xf32> loc(#loc209)
    %33 = linalg.fill ins(%cst_3 : f32) outs(%32 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc209)
    %34 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%33 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc236), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc236)
      %68 = arith.addf %out, %67 : f32 loc(#loc209)
      linalg.yield %68 : f32 loc(#loc209)
    } -> tensor<8x32x256xf32> loc(#loc209)
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(#loc210), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc210)
    } -> tensor<8x32x1xi32> loc(#loc210)
    %36 = tensor.empty() : tensor<1x1x256xi32> loc(#loc210)
    %37 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%36 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %67 = linalg.index 2 : index loc(#loc210)
      %68 = arith.index_cast %67 : index to i32 loc(#loc210)
      linalg.yield %68 : i32 loc(#loc210)
    } -> tensor<1x1x256xi32> loc(#loc210)
    %38 = tensor.empty() : tensor<8x32x256xi32> loc(#loc210)
    %39 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<8x32x1xi32>) outs(%38 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc210)
    } -> tensor<8x32x256xi32> loc(#loc210)
    %40 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<1x1x256xi32>) outs(%38 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc210)
    } -> tensor<8x32x256xi32> loc(#loc210)
    %41 = tensor.empty() : tensor<8x32x256xi1> loc(#loc210)
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%41 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_15: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %67 = arith.cmpi eq, %in, %in_15 : i32 loc(#loc210)
      linalg.yield %67 : i1 loc(#loc210)
    } -> tensor<8x32x256xi1> loc(#loc210)
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<8x32x256xi1>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %67 = arith.uitofp %in : i1 to f32 loc(#loc210)
      linalg.yield %67 : f32 loc(#loc210)
    } -> tensor<8x32x256xf32> loc(#loc210)
    %44 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc211)
    %45 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<8x32x256xf32>) outs(%44 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc211), %out: f32 loc(#loc211)):
      %67 = arith.maximumf %out, %in : f32 loc(#loc211)
      linalg.yield %67 : f32 loc(#loc211)
    } -> tensor<8x32xf32> loc(#loc211)
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc212), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc212)
    } -> tensor<8x32xf32> loc(#loc212)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %45 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.maximumf %in, %in_15 : f32 loc(#loc212)
      linalg.yield %67 : f32 loc(#loc212)
    } -> tensor<8x32xf32> loc(#loc212)
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %67 = math.absf %in : f32 loc(#loc213)
      %68 = arith.cmpf one, %67, %cst_0 : f32 loc(#loc213)
      linalg.yield %68 : i1 loc(#loc213)
    } -> tensor<8x32xi1> loc(#loc213)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc214), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<8x32xf32> loc(#loc214)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %47, %49 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %in_16: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.select %in, %in_15, %in_16 : f32 loc(#loc215)
      linalg.yield %67 : f32 loc(#loc215)
    } -> tensor<8x32xf32> loc(#loc215)
    %51 = "mesh.stop_gradient"(%50) : (tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc216)
    %52 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<8x32xf32>) outs(%19 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<8x32x1xf32> loc(#loc214)
    %53 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<8x32x1xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc217)
    } -> tensor<8x32x256xf32> loc(#loc217)
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %53 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.subf %in, %in_15 : f32 loc(#loc217)
      linalg.yield %67 : f32 loc(#loc217)
    } -> tensor<8x32x256xf32> loc(#loc217)
    %55 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<8x32x256xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = math.exp %in : f32 loc(#loc218)
      linalg.yield %67 : f32 loc(#loc218)
    } -> tensor<8x32x256xf32> loc(#loc218)
    %56 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<8x32x256xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc219), %out: f32 loc(#loc219)):
      %67 = arith.addf %out, %in : f32 loc(#loc219)
      linalg.yield %67 : f32 loc(#loc219)
    } -> tensor<8x32xf32> loc(#loc219)
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = math.absf %in : f32 loc(#loc220)
      linalg.yield %67 : f32 loc(#loc220)
    } -> tensor<8x32xf32> loc(#loc220)
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = math.log %in : f32 loc(#loc221)
      linalg.yield %67 : f32 loc(#loc221)
    } -> tensor<8x32xf32> loc(#loc221)
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %51 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.addf %in, %in_15 : f32 loc(#loc222)
      linalg.yield %67 : f32 loc(#loc222)
    } -> tensor<8x32xf32> loc(#loc222)
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %43 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%32 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %67 = arith.mulf %in, %in_15 : f32 loc(#loc223)
      linalg.yield %67 : f32 loc(#loc223)
    } -> tensor<8x32x256xf32> loc(#loc223)
    %61 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<8x32x256xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc224), %out: f32 loc(#loc224)):
      %67 = arith.addf %out, %in : f32 loc(#loc224)
      linalg.yield %67 : f32 loc(#loc224)
    } -> tensor<8x32xf32> loc(#loc224)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %61 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %67 = arith.subf %in, %in_15 : f32 loc(#loc225)
      linalg.yield %67 : f32 loc(#loc225)
    } -> tensor<8x32xf32> loc(#loc225)
    %63 = tensor.empty() : tensor<f32> loc(#loc226)
    %64 = linalg.fill ins(%cst_3 : f32) outs(%63 : tensor<f32>) -> tensor<f32> loc(#loc226)
    %65 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%62 : tensor<8x32xf32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc226), %out: f32 loc(#loc226)):
      %67 = arith.addf %out, %in : f32 loc(#loc226)
      linalg.yield %67 : f32 loc(#loc226)
    } -> tensor<f32> loc(#loc226)
    %66 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%65 : tensor<f32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %67 = arith.divf %in, %cst : f32 loc(#loc197)
      linalg.yield %67 : f32 loc(#loc197)
    } -> tensor<f32> loc(#loc197)
    return %66 : tensor<f32> loc(#loc186)
  } loc(#loc186)
} loc(#loc)
#loc106 = loc("examples/jax/transformer.py":112:15)
