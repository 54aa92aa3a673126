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
#loc15 = loc(unknown)
#loc16 = loc(unknown)
#loc17 = loc(unknown)
#loc18 = loc(unknown)
#loc19 = loc(unknown)
#loc20 = loc(unknown)
#loc21 = loc(unknown)
#loc22 = loc(unknown)
#loc23 = loc(unknown)
#loc24 = loc("examples/jax/transformer.py":115:11)
#loc25 = loc("examples/jax/transformer.py":155:24)
#loc26 = loc("examples/jax/transformer.py":166:43)
#loc27 = loc("examples/jax/transformer.py":165:24)
#loc28 = loc("examples/jax/transformer.py":170:4)
#loc29 = loc("examples/jax/transformer.py":107:8)
#loc30 = loc("examples/jax/transformer.py":84:38)
#loc31 = loc("examples/jax/transformer.py":101:22)
#loc32 = loc("examples/jax/transformer.py":110:16)
#loc33 = loc("examples/jax/transformer.py":84:29)
#loc34 = loc(unknown)
#loc35 = loc("examples/jax/transformer.py":84:29)
#loc36 = loc("examples/jax/transformer.py":84:15)
#loc37 = loc("examples/jax/transformer.py":84:11)
#loc38 = loc("examples/jax/transformer.py":84:11)
#loc39 = loc("examples/jax/transformer.py":88:15)
#loc40 = loc("examples/jax/transformer.py":88:4)
#loc41 = loc("examples/jax/transformer.py":101:12)
#loc42 = loc("examples/jax/transformer.py":90:13)
#loc43 = loc("examples/jax/transformer.py":90:13)
#loc44 = loc("examples/jax/transformer.py":91:22)
#loc45 = loc("examples/jax/transformer.py":91:13)
#loc46 = loc("examples/jax/transformer.py":92:29)
#loc47 = loc("examples/jax/transformer.py":92:14)
#loc48 = loc(unknown)
#loc49 = loc("examples/jax/transformer.py":93:39)
#loc50 = loc("examples/jax/transformer.py":93:11)
#loc51 = loc("examples/jax/transformer.py":101:8)
#loc52 = loc("examples/jax/transformer.py":102:25)
#loc53 = loc("examples/jax/transformer.py":97:24)
#loc54 = loc("examples/jax/transformer.py":102:15)
#loc55 = loc("examples/jax/transformer.py":97:12)
#loc56 = loc("examples/jax/transformer.py":97:42)
#loc57 = loc("examples/jax/transformer.py":97:12)
#loc58 = loc("examples/jax/transformer.py":97:11)
#loc59 = loc("examples/jax/transformer.py":102:11)
#loc60 = loc("examples/jax/transformer.py":113:13)
#loc61 = loc("examples/jax/transformer.py":113:13)
#loc62 = loc("examples/jax/transformer.py":114:13)
#loc63 = loc("examples/jax/transformer.py":115:20)
#loc64 = loc("examples/jax/transformer.py":115:64)
#loc65 = loc("examples/jax/transformer.py":115:56)
#loc66 = loc("examples/jax/transformer.py":115:20)
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
#loc67 = loc("examples/jax/transformer.py":115:11)
#loc68 = loc("examples/jax/transformer.py":155:24)
#loc69 = loc("examples/jax/transformer.py":166:43)
#loc70 = loc("examples/jax/transformer.py":165:24)
#loc71 = loc("examples/jax/transformer.py":170:4)
#loc72 = loc("examples/jax/transformer.py":107:8)
#loc73 = loc("examples/jax/transformer.py":84:38)
#loc74 = loc("examples/jax/transformer.py":101:22)
#loc75 = loc("examples/jax/transformer.py":110:16)
#loc76 = loc("examples/jax/transformer.py":84:29)
#loc77 = loc(unknown)
#loc78 = loc("examples/jax/transformer.py":84:29)
#loc79 = loc("examples/jax/transformer.py":84:15)
#loc80 = loc("examples/jax/transformer.py":84:11)
#loc81 = loc("examples/jax/transformer.py":84:11)
#loc82 = loc("examples/jax/transformer.py":88:15)
#loc83 = loc("examples/jax/transformer.py":88:4)
#loc84 = loc("examples/jax/transformer.py":101:12)
#loc85 = loc("examples/jax/transformer.py":90:13)
#loc86 = loc("examples/jax/transformer.py":90:13)
#loc87 = loc("examples/jax/transformer.py":91:22)
#loc88 = loc("examples/jax/transformer.py":91:13)
#loc89 = loc("examples/jax/transformer.py":92:29)
#loc90 = loc("examples/jax/transformer.py":92:14)
#loc91 = loc(unknown)
#loc92 = loc("examples/jax/transformer.py":93:39)
#loc93 = loc("examples/jax/transformer.py":93:11)
#loc94 = loc("examples/jax/transformer.py":101:8)
#loc95 = loc("examples/jax/transformer.py":102:25)
#loc96 = loc("examples/jax/transformer.py":97:24)
#loc97 = loc("examples/jax/transformer.py":102:15)
#loc98 = loc("examples/jax/transformer.py":97:12)
#loc99 = loc("examples/jax/transformer.py":97:42)
#loc100 = loc("examples/jax/transformer.py":97:12)
#loc101 = loc("examples/jax/transformer.py":97:11)
#loc102 = loc("examples/jax/transformer.py":102:11)
#loc103 = loc("examples/jax/transformer.py":113:13)
#loc104 = loc("examples/jax/transformer.py":113:13)
#loc105 = loc("examples/jax/transformer.py":114:13)
#loc106 = loc("examples/jax/transformer.py":115:20)
#loc107 = loc("examples/jax/transformer.py":115:64)
#loc108 = loc("examples/jax/transformer.py":115:56)
#loc109 = loc("examples/jax/transformer.py":115:20)
#loc110 = loc("examples/jax/transformer.py":165:24)
#loc111 = loc("examples/jax/transformer.py":166:43)
#loc112 = loc("examples/jax/transformer.py":155:24)
#loc113 = loc("examples/jax/transformer.py":115:11)
#loc114 = loc("examples/jax/transformer.py":107:8)
#loc115 = loc("examples/jax/transformer.py":155:24)
#loc116 = loc("examples/jax/transformer.py":110:16)
#loc117 = loc("examples/jax/transformer.py":113:13)
#loc118 = loc("examples/jax/transformer.py":113:13)
#loc119 = loc("examples/jax/transformer.py":114:13)
#loc120 = loc("examples/jax/transformer.py":115:20)
#loc121 = loc("examples/jax/transformer.py":115:64)
#loc122 = loc("examples/jax/transformer.py":115:56)
#loc123 = loc("examples/jax/transformer.py":115:20)
#loc124 = loc("examples/jax/transformer.py":115:11)
#loc125 = loc("examples/jax/transformer.py":107:8)
#loc126 = loc("examples/jax/transformer.py":107:8)
#loc127 = loc("examples/jax/transformer.py":107:8)
#loc128 = loc("examples/jax/transformer.py":107:8)
#loc129 = loc("examples/jax/transformer.py":107:8)
#loc130 = loc("examples/jax/transformer.py":101:22)
#loc131 = loc("examples/jax/transformer.py":101:12)
#loc132 = loc("examples/jax/transformer.py":101:8)
#loc133 = loc("examples/jax/transformer.py":102:25)
#loc134 = loc("examples/jax/transformer.py":102:15)
#loc135 = loc("examples/jax/transformer.py":102:11)
#loc136 = loc("examples/jax/transformer.py":84:38)
#loc137 = loc("examples/jax/transformer.py":84:29)
#loc138 = loc("examples/jax/transformer.py":84:29)
#loc139 = loc("examples/jax/transformer.py":84:15)
#loc140 = loc("examples/jax/transformer.py":84:11)
#loc141 = loc("examples/jax/transformer.py":84:11)
#loc142 = loc("examples/jax/transformer.py":113:13)
#loc143 = loc("examples/jax/transformer.py":114:13)
#loc144 = loc("examples/jax/transformer.py":115:20)
#loc145 = loc("examples/jax/transformer.py":115:20)
#loc146 = loc("examples/jax/transformer.py":115:20)
#loc147 = loc("examples/jax/transformer.py":115:20)
#loc148 = loc("examples/jax/transformer.py":115:20)
#loc149 = loc("examples/jax/transformer.py":115:20)
#loc150 = loc("examples/jax/transformer.py":115:20)
#loc151 = loc("examples/jax/transformer.py":115:20)
#loc152 = loc("examples/jax/transformer.py":115:20)
#loc153 = loc("examples/jax/transformer.py":115:20)
#loc154 = loc("examples/jax/transformer.py":115:20)
#loc155 = loc("examples/jax/transformer.py":115:20)
#loc156 = loc("examples/jax/transformer.py":115:64)
#loc157 = loc("examples/jax/transformer.py":115:56)
#loc158 = loc("examples/jax/transformer.py":115:20)
#loc159 = loc("examples/jax/transformer.py":115:11)
#loc160 = loc("examples/jax/transformer.py":84:38)
#loc161 = loc("examples/jax/transformer.py":84:29)
#loc162 = loc("examples/jax/transformer.py":84:29)
#loc163 = loc("examples/jax/transformer.py":84:15)
#loc164 = loc("examples/jax/transformer.py":84:11)
#loc165 = loc("examples/jax/transformer.py":84:11)
#loc166 = loc("examples/jax/transformer.py":88:4)
#loc167 = loc("examples/jax/transformer.py":90:13)
#loc168 = loc("examples/jax/transformer.py":90:13)
#loc169 = loc("examples/jax/transformer.py":91:22)
#loc170 = loc("examples/jax/transformer.py":91:13)
#loc171 = loc("examples/jax/transformer.py":92:29)
#loc172 = loc("examples/jax/transformer.py":92:14)
#loc173 = loc("examples/jax/transformer.py":93:39)
#loc174 = loc("examples/jax/transformer.py":93:11)
#loc175 = loc("examples/jax/transformer.py":101:8)
#loc176 = loc("examples/jax/transformer.py":84:38)
#loc177 = loc("examples/jax/transformer.py":84:29)
#loc178 = loc("examples/jax/transformer.py":84:29)
#loc179 = loc("examples/jax/transformer.py":84:15)
#loc180 = loc("examples/jax/transformer.py":84:11)
#loc181 = loc("examples/jax/transformer.py":84:11)
#loc182 = loc("examples/jax/transformer.py":97:24)
#loc183 = loc("examples/jax/transformer.py":97:12)
#loc184 = loc("examples/jax/transformer.py":97:42)
#loc185 = loc("examples/jax/transformer.py":97:12)
#loc186 = loc("examples/jax/transformer.py":97:11)
#loc187 = loc("examples/jax/transformer.py":102:11)
#loc188 = loc("examples/jax/transformer.py":84:38)
#loc189 = loc("examples/jax/transformer.py":84:29)
#loc190 = loc("examples/jax/transformer.py":84:29)
#loc191 = loc("examples/jax/transformer.py":84:29)
#loc192 = loc("examples/jax/transformer.py":84:29)
#loc193 = loc("examples/jax/transformer.py":84:15)
#loc194 = loc("examples/jax/transformer.py":84:11)
#loc195 = loc("examples/jax/transformer.py":84:11)
#loc196 = loc("examples/jax/transformer.py":84:11)
#loc197 = loc("examples/jax/transformer.py":84:38)
#loc198 = loc("examples/jax/transformer.py":84:29)
#loc199 = loc("examples/jax/transformer.py":84:29)
#loc200 = loc("examples/jax/transformer.py":84:29)
#loc201 = loc("examples/jax/transformer.py":84:29)
#loc202 = loc("examples/jax/transformer.py":84:15)
#loc203 = loc("examples/jax/transformer.py":84:11)
#loc204 = loc("examples/jax/transformer.py":84:11)
#loc205 = loc("examples/jax/transformer.py":84:11)
#loc206 = loc("examples/jax/transformer.py":88:15)
#loc207 = loc("examples/jax/transformer.py":90:13)
#loc208 = loc("examples/jax/transformer.py":90:13)
#loc209 = loc("examples/jax/transformer.py":91:22)
#loc210 = loc("examples/jax/transformer.py":91:13)
#loc211 = loc("examples/jax/transformer.py":92:29)
#loc212 = loc("examples/jax/transformer.py":92:14)
#loc213 = loc("examples/jax/transformer.py":92:14)
#loc214 = loc("examples/jax/transformer.py":92:14)
#loc215 = loc("examples/jax/transformer.py":92:14)
#loc216 = loc("examples/jax/transformer.py":92:14)
#loc217 = loc("examples/jax/transformer.py":92:14)
#loc218 = loc("examples/jax/transformer.py":92:14)
#loc219 = loc("examples/jax/transformer.py":92:14)
#loc220 = loc("examples/jax/transformer.py":93:39)
#loc221 = loc("examples/jax/transformer.py":93:11)
#loc222 = loc("examples/jax/transformer.py":84:38)
#loc223 = loc("examples/jax/transformer.py":84:29)
#loc224 = loc("examples/jax/transformer.py":84:29)
#loc225 = loc("examples/jax/transformer.py":84:29)
#loc226 = loc("examples/jax/transformer.py":84:29)
#loc227 = loc("examples/jax/transformer.py":84:15)
#loc228 = loc("examples/jax/transformer.py":84:11)
#loc229 = loc("examples/jax/transformer.py":84:11)
#loc230 = loc("examples/jax/transformer.py":84:11)
#loc231 = loc("examples/jax/transformer.py":97:24)
#loc232 = loc("examples/jax/transformer.py":97:12)
#loc233 = loc("examples/jax/transformer.py":97:42)
#loc234 = loc("examples/jax/transformer.py":97:12)
#loc235 = loc("examples/jax/transformer.py":97:11)
#loc236 = loc("examples/jax/transformer.py":88:15)
#loc237 = loc("examples/jax/transformer.py":88:15)
module @jit_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc125), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc196), %arg2: tensor<192x64xf32> {mesh.name = "params.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc234), %arg3: tensor<64x192xf32> {mesh.name = "params.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc230), %arg4: tensor<64x4x16xf32> {mesh.name = "params.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc236), %arg5: tensor<64xf32> {mesh.name = "params.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc204), %arg6: tensor<64xf32> {mesh.name = "params.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc229), %arg7: tensor<4x16x64xf32> {mesh.name = "params.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc220), %arg8: tensor<64x4x16xf32> {mesh.name = "params.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc236), %arg9: tensor<64x192xf32> {mesh.name = "params.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc230), %arg10: tensor<64x4x16xf32> {mesh.name = "params.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc236), %arg11: tensor<192x64xf32> {mesh.name = "params.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc234), %arg12: tensor<64x192xf32> {mesh.name = "params.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc230), %arg13: tensor<64x4x16xf32> {mesh.name = "params.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc236), %arg14: tensor<64xf32> {mesh.name = "params.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc204), %arg15: tensor<64xf32> {mesh.name = "params.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc229), %arg16: tensor<4x16x64xf32> {mesh.name = "params.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc220), %arg17: tensor<64x4x16xf32> {mesh.name = "params.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc236), %arg18: tensor<64x192xf32> {mesh.name = "params.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc230), %arg19: tensor<64x4x16xf32> {mesh.name = "params.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc236), %arg20: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc195), %arg21: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc126), %arg22: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc143)) -> (tensor<f32> {mesh.name = "result", mesh.sharding = #mesh.sharding<@mesh, []>}) {
    %cst = arith.constant 2.560000e+02 : f32 loc(#loc124)
    %cst_0 = arith.constant 0x7F800000 : f32 loc(#loc125)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc125)
    %cst_2 = arith.constant -1.000000e+09 : f32 loc(#loc125)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc125)
    %c0_i32 = arith.constant 0 : i32 loc(#loc125)
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc125)
    %cst_5 = arith.constant dense<false> : tensor<i1> loc(#loc125)
    %cst_6 = arith.constant dense<255> : tensor<1xi32> loc(#loc125)
    %cst_7 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc115)
    %cst_8 = arith.constant dense<true> : tensor<i1> loc(#loc115)
    %cst_9 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc115)
    %cst_10 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc115)
    %cst_11 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc115)
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc115)
    %cst_13 = arith.constant dense<256> : tensor<i32> loc(#loc115)
    %cst_14 = arith.constant dense<0> : tensor<i32> loc(#loc126)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc126)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc126), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc126)
    } -> tensor<8x32xi32> loc(#loc126)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc126)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg21, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(#loc126), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %206 = arith.cmpi slt, %in, %in_15 : i32 loc(#loc126)
      linalg.yield %206 : i1 loc(#loc126)
    } -> tensor<8x32xi1> loc(#loc126)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":155:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc127)
    } -> tensor<8x32xi32> loc(#loc127)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg21, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc127), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %206 = arith.addi %in, %in_15 : i32 loc(#loc127)
      linalg.yield %206 : i32 loc(#loc127)
    } -> tensor<8x32xi32> loc(#loc127)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg21 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %in_16: i32 loc(#loc128), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %206 = arith.select %in, %in_15, %in_16 : i32 loc(#loc128)
      linalg.yield %206 : i32 loc(#loc128)
    } -> tensor<8x32xi32> loc(#loc128)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc129)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc129)
    } -> tensor<8x32x1xi32> loc(#loc129)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc125)
    } -> tensor<8x32x1xi32> loc(#loc125)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %206 = arith.minsi %in, %in_15 : i32 loc(#loc125)
      linalg.yield %206 : i32 loc(#loc125)
    } -> tensor<8x32x1xi32> loc(#loc125)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %206 = arith.maxsi %in, %c0_i32 : i32 loc(#loc125)
      linalg.yield %206 : i32 loc(#loc125)
    } -> tensor<8x32x1xi32> loc(#loc125)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc125)
    %13 = tensor.empty() : tensor<8x32x64xf32> loc(#loc197)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_15: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc197)
      linalg.yield %206 : f32 loc(#loc197)
    } -> tensor<8x32x64xf32> loc(#loc197)
    %15 = tensor.empty() : tensor<8x32xf32> loc(#loc198)
    %16 = linalg.fill ins(%cst_3 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc198)
    %17 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc198), %out: f32 loc(#loc198)):
      %206 = arith.addf %out, %in : f32 loc(#loc198)
      linalg.yield %206 : f32 loc(#loc198)
    } -> tensor<8x32xf32> loc(#loc198)
    %18 = tensor.empty() : tensor<8x32x1xf32> loc(#loc199)
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<8x32x1xf32> loc(#loc199)
    %20 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc200), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc200)
    } -> tensor<8x32x1xf32> loc(#loc200)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc200)
      linalg.yield %206 : f32 loc(#loc200)
    } -> tensor<8x32x1xf32> loc(#loc200)
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc201), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc201)
    } -> tensor<8x32x1xf32> loc(#loc201)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc201)
      linalg.yield %206 : f32 loc(#loc201)
    } -> tensor<8x32x1xf32> loc(#loc201)
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %206 = math.rsqrt %in : f32 loc(#loc202)
      linalg.yield %206 : f32 loc(#loc202)
    } -> tensor<8x32x1xf32> loc(#loc202)
    %25 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<8x32x64xf32> loc(#loc203)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %25 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc203)
      linalg.yield %206 : f32 loc(#loc203)
    } -> tensor<8x32x64xf32> loc(#loc203)
    %27 = tensor.empty() : tensor<1x1x64xf32> loc(#loc204)
    %28 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc204), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<1x1x64xf32> loc(#loc204)
    %29 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc205)
    } -> tensor<8x32x64xf32> loc(#loc205)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc205)
      linalg.yield %206 : f32 loc(#loc205)
    } -> tensor<8x32x64xf32> loc(#loc205)
    %31 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc236)
    %32 = linalg.fill ins(%cst_3 : f32) outs(%31 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc236)
    %33 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc236), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc236)
      %207 = arith.addf %out, %206 : f32 loc(#loc236)
      linalg.yield %207 : f32 loc(#loc236)
    } -> tensor<4x16x8x32xf32> loc(#loc236)
    %34 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc237)
    %35 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<8x4x32x16xf32> loc(#loc237)
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc236), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc236)
      %207 = arith.addf %out, %206 : f32 loc(#loc236)
      linalg.yield %207 : f32 loc(#loc236)
    } -> tensor<4x16x8x32xf32> loc(#loc236)
    %37 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<8x4x32x16xf32> loc(#loc237)
    %38 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc236), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc236)
      %207 = arith.addf %out, %206 : f32 loc(#loc236)
      linalg.yield %207 : f32 loc(#loc236)
    } -> tensor<4x16x8x32xf32> loc(#loc236)
    %39 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<8x4x32x16xf32> loc(#loc237)
    %40 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc207)
    %41 = linalg.fill ins(%cst_3 : f32) outs(%40 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc207)
    %42 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%35, %37 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc237)
      %207 = arith.addf %out, %206 : f32 loc(#loc207)
      linalg.yield %207 : f32 loc(#loc207)
    } -> tensor<8x4x32x32xf32> loc(#loc207)
    %43 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(#loc208), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc208)
    } -> tensor<8x4x32x32xf32> loc(#loc208)
    %44 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc208)
      linalg.yield %206 : f32 loc(#loc208)
    } -> tensor<8x4x32x32xf32> loc(#loc208)
    %45 = tensor.empty() : tensor<32x32xi1> loc(#loc209)
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(#loc209), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc209)
    } -> tensor<32x32xi1> loc(#loc209)
    %47 = tensor.empty() : tensor<32x32xi32> loc(#loc210)
    %48 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %206 = linalg.index 0 : index loc(#loc210)
      %207 = arith.index_cast %206 : index to i32 loc(#loc210)
      linalg.yield %207 : i32 loc(#loc210)
    } -> tensor<32x32xi32> loc(#loc210)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%47 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(#loc210), %out: i32 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i32 loc(#loc210)
    } -> tensor<32x32xi32> loc(#loc210)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%47 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_15: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
      %206 = arith.addi %in, %in_15 : i32 loc(#loc210)
      linalg.yield %206 : i32 loc(#loc210)
    } -> tensor<32x32xi32> loc(#loc210)
    %51 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %206 = linalg.index 1 : index loc(#loc210)
      %207 = arith.index_cast %206 : index to i32 loc(#loc210)
      linalg.yield %207 : i32 loc(#loc210)
    } -> tensor<32x32xi32> loc(#loc210)
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_15: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %206 = arith.cmpi sge, %in, %in_15 : i32 loc(#loc210)
      linalg.yield %206 : i1 loc(#loc210)
    } -> tensor<32x32xi1> loc(#loc210)
    %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(#loc210), %out: i1 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i1 loc(#loc210)
    } -> tensor<32x32xi1> loc(#loc210)
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %46, %53 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_15: i1 loc("examples/jax/transformer.py":91:22), %in_16: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %206 = arith.select %in, %in_15, %in_16 : i1 loc(#loc210)
      linalg.yield %206 : i1 loc(#loc210)
    } -> tensor<32x32xi1> loc(#loc210)
    %55 = tensor.empty() : tensor<f32> loc(#loc211)
    %56 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%55 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %cst_2 : f32 loc(#loc211)
    } -> tensor<f32> loc(#loc211)
    %57 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc211)
    %58 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<32x32xi1>) outs(%57 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : i1 loc(#loc211)
    } -> tensor<8x4x32x32xi1> loc(#loc211)
    %59 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<f32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<8x4x32x32xf32> loc(#loc211)
    %60 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %44, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %206 = arith.select %in, %in_15, %in_16 : f32 loc(#loc211)
      linalg.yield %206 : f32 loc(#loc211)
    } -> tensor<8x4x32x32xf32> loc(#loc211)
    %61 = tensor.empty() : tensor<8x4x32xf32> loc(#loc212)
    %62 = linalg.fill ins(%cst_1 : f32) outs(%61 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc212)
    %63 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc212), %out: f32 loc(#loc212)):
      %206 = arith.maximumf %out, %in : f32 loc(#loc212)
      linalg.yield %206 : f32 loc(#loc212)
    } -> tensor<8x4x32xf32> loc(#loc212)
    %64 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc213), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<8x4x32xf32> loc(#loc213)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %63 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %206 = arith.maximumf %in, %in_15 : f32 loc(#loc213)
      linalg.yield %206 : f32 loc(#loc213)
    } -> tensor<8x4x32xf32> loc(#loc213)
    %66 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc214)
    %67 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<8x4x32x1xf32> loc(#loc214)
    %68 = "mesh.stop_gradient"(%67) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc215)
    %69 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<8x4x32x32xf32> loc(#loc216)
    %70 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %69 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %206 = arith.subf %in, %in_15 : f32 loc(#loc216)
      linalg.yield %206 : f32 loc(#loc216)
    } -> tensor<8x4x32x32xf32> loc(#loc216)
    %71 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %206 = math.exp %in : f32 loc(#loc217)
      linalg.yield %206 : f32 loc(#loc217)
    } -> tensor<8x4x32x32xf32> loc(#loc217)
    %72 = linalg.fill ins(%cst_3 : f32) outs(%61 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc218)
    %73 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc218), %out: f32 loc(#loc218)):
      %206 = arith.addf %out, %in : f32 loc(#loc218)
      linalg.yield %206 : f32 loc(#loc218)
    } -> tensor<8x4x32xf32> loc(#loc218)
    %74 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<8x4x32x1xf32> loc(#loc214)
    %75 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc219)
    } -> tensor<8x4x32x32xf32> loc(#loc219)
    %76 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %75 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc219)
      linalg.yield %206 : f32 loc(#loc219)
    } -> tensor<8x4x32x32xf32> loc(#loc219)
    %77 = linalg.fill ins(%cst_3 : f32) outs(%34 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc220)
    %78 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%76, %39 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc219)
      %207 = arith.addf %out, %206 : f32 loc(#loc220)
      linalg.yield %207 : f32 loc(#loc220)
    } -> tensor<8x4x32x16xf32> loc(#loc220)
    %79 = linalg.fill ins(%cst_3 : f32) outs(%13 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc221)
    %80 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%78, %arg7 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc220), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc220)
      %207 = arith.addf %out, %206 : f32 loc(#loc221)
      linalg.yield %207 : f32 loc(#loc221)
    } -> tensor<8x32x64xf32> loc(#loc221)
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %80 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc175)
      linalg.yield %206 : f32 loc(#loc175)
    } -> tensor<8x32x64xf32> loc(#loc175)
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %81 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc222)
      linalg.yield %206 : f32 loc(#loc222)
    } -> tensor<8x32x64xf32> loc(#loc222)
    %83 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%82 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc223), %out: f32 loc(#loc223)):
      %206 = arith.addf %out, %in : f32 loc(#loc223)
      linalg.yield %206 : f32 loc(#loc223)
    } -> tensor<8x32xf32> loc(#loc223)
    %84 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<8x32x1xf32> loc(#loc224)
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc225)
      linalg.yield %206 : f32 loc(#loc225)
    } -> tensor<8x32x1xf32> loc(#loc225)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc226)
      linalg.yield %206 : f32 loc(#loc226)
    } -> tensor<8x32x1xf32> loc(#loc226)
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %206 = math.rsqrt %in : f32 loc(#loc227)
      linalg.yield %206 : f32 loc(#loc227)
    } -> tensor<8x32x1xf32> loc(#loc227)
    %88 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc228)
    } -> tensor<8x32x64xf32> loc(#loc228)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %88 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc228)
      linalg.yield %206 : f32 loc(#loc228)
    } -> tensor<8x32x64xf32> loc(#loc228)
    %90 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc229), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc229)
    } -> tensor<1x1x64xf32> loc(#loc229)
    %91 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<8x32x64xf32> loc(#loc230)
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %91 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc230)
      linalg.yield %206 : f32 loc(#loc230)
    } -> tensor<8x32x64xf32> loc(#loc230)
    %93 = tensor.empty() : tensor<8x32x192xf32> loc(#loc231)
    %94 = linalg.fill ins(%cst_3 : f32) outs(%93 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc231)
    %95 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92, %arg3 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc230), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc230)
      %207 = arith.addf %out, %206 : f32 loc(#loc231)
      linalg.yield %207 : f32 loc(#loc231)
    } -> tensor<8x32x192xf32> loc(#loc231)
    %96 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.negf %in : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = math.exp %in : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %98 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(#loc232), %out: f32 loc("examples/jax/transformer.py":97:12)):
      linalg.yield %in : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %97 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %100 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %102 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92, %arg9 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc230), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc230)
      %207 = arith.addf %out, %206 : f32 loc(#loc233)
      linalg.yield %207 : f32 loc(#loc233)
    } -> tensor<8x32x192xf32> loc(#loc233)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %102 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc234)
      linalg.yield %206 : f32 loc(#loc234)
    } -> tensor<8x32x192xf32> loc(#loc234)
    %104 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%103, %arg2 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc234), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc234)
      %207 = arith.addf %out, %206 : f32 loc(#loc235)
      linalg.yield %207 : f32 loc(#loc235)
    } -> tensor<8x32x64xf32> loc(#loc235)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %104 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc187)
      linalg.yield %206 : f32 loc(#loc187)
    } -> tensor<8x32x64xf32> loc(#loc187)
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %105 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc197)
      linalg.yield %206 : f32 loc(#loc197)
    } -> tensor<8x32x64xf32> loc(#loc197)
    %107 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc198), %out: f32 loc(#loc198)):
      %206 = arith.addf %out, %in : f32 loc(#loc198)
      linalg.yield %206 : f32 loc(#loc198)
    } -> tensor<8x32xf32> loc(#loc198)
    %108 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<8x32x1xf32> loc(#loc199)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc200)
      linalg.yield %206 : f32 loc(#loc200)
    } -> tensor<8x32x1xf32> loc(#loc200)
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc201)
      linalg.yield %206 : f32 loc(#loc201)
    } -> tensor<8x32x1xf32> loc(#loc201)
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %206 = math.rsqrt %in : f32 loc(#loc202)
      linalg.yield %206 : f32 loc(#loc202)
    } -> tensor<8x32x1xf32> loc(#loc202)
    %112 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<8x32x64xf32> loc(#loc203)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %112 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc203)
      linalg.yield %206 : f32 loc(#loc203)
    } -> tensor<8x32x64xf32> loc(#loc203)
    %114 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc204), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<1x1x64xf32> loc(#loc204)
    %115 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc205)
    } -> tensor<8x32x64xf32> loc(#loc205)
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %115 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc205)
      linalg.yield %206 : f32 loc(#loc205)
    } -> tensor<8x32x64xf32> loc(#loc205)
    %117 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg17, %116 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc236), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc236)
      %207 = arith.addf %out, %206 : f32 loc(#loc236)
      linalg.yield %207 : f32 loc(#loc236)
    } -> tensor<4x16x8x32xf32> loc(#loc236)
    %118 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<8x4x32x16xf32> loc(#loc237)
    %119 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %116 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc236), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc236)
      %207 = arith.addf %out, %206 : f32 loc(#loc236)
      linalg.yield %207 : f32 loc(#loc236)
    } -> tensor<4x16x8x32xf32> loc(#loc236)
    %120 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<8x4x32x16xf32> loc(#loc237)
    %121 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg19, %116 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc236), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc236)
      %207 = arith.addf %out, %206 : f32 loc(#loc236)
      linalg.yield %207 : f32 loc(#loc236)
    } -> tensor<4x16x8x32xf32> loc(#loc236)
    %122 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<8x4x32x16xf32> loc(#loc237)
    %123 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%118, %120 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc237)
      %207 = arith.addf %out, %206 : f32 loc(#loc207)
      linalg.yield %207 : f32 loc(#loc207)
    } -> tensor<8x4x32x32xf32> loc(#loc207)
    %124 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc208)
      linalg.yield %206 : f32 loc(#loc208)
    } -> tensor<8x4x32x32xf32> loc(#loc208)
    %125 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %124, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %206 = arith.select %in, %in_15, %in_16 : f32 loc(#loc211)
      linalg.yield %206 : f32 loc(#loc211)
    } -> tensor<8x4x32x32xf32> loc(#loc211)
    %126 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc212), %out: f32 loc(#loc212)):
      %206 = arith.maximumf %out, %in : f32 loc(#loc212)
      linalg.yield %206 : f32 loc(#loc212)
    } -> tensor<8x4x32xf32> loc(#loc212)
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %126 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %206 = arith.maximumf %in, %in_15 : f32 loc(#loc213)
      linalg.yield %206 : f32 loc(#loc213)
    } -> tensor<8x4x32xf32> loc(#loc213)
    %128 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<8x4x32x1xf32> loc(#loc214)
    %129 = "mesh.stop_gradient"(%128) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc215)
    %130 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<8x4x32x32xf32> loc(#loc216)
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %206 = arith.subf %in, %in_15 : f32 loc(#loc216)
      linalg.yield %206 : f32 loc(#loc216)
    } -> tensor<8x4x32x32xf32> loc(#loc216)
    %132 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %206 = math.exp %in : f32 loc(#loc217)
      linalg.yield %206 : f32 loc(#loc217)
    } -> tensor<8x4x32x32xf32> loc(#loc217)
    %133 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc218), %out: f32 loc(#loc218)):
      %206 = arith.addf %out, %in : f32 loc(#loc218)
      linalg.yield %206 : f32 loc(#loc218)
    } -> tensor<8x4x32xf32> loc(#loc218)
    %134 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<8x4x32x1xf32> loc(#loc214)
    %135 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc219)
    } -> tensor<8x4x32x32xf32> loc(#loc219)
    %136 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %135 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc219)
      linalg.yield %206 : f32 loc(#loc219)
    } -> tensor<8x4x32x32xf32> loc(#loc219)
    %137 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%136, %122 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc219)
      %207 = arith.addf %out, %206 : f32 loc(#loc220)
      linalg.yield %207 : f32 loc(#loc220)
    } -> tensor<8x4x32x16xf32> loc(#loc220)
    %138 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%137, %arg16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc220), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc220)
      %207 = arith.addf %out, %206 : f32 loc(#loc221)
      linalg.yield %207 : f32 loc(#loc221)
    } -> tensor<8x32x64xf32> loc(#loc221)
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %138 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc175)
      linalg.yield %206 : f32 loc(#loc175)
    } -> tensor<8x32x64xf32> loc(#loc175)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %139 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc222)
      linalg.yield %206 : f32 loc(#loc222)
    } -> tensor<8x32x64xf32> loc(#loc222)
    %141 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc223), %out: f32 loc(#loc223)):
      %206 = arith.addf %out, %in : f32 loc(#loc223)
      linalg.yield %206 : f32 loc(#loc223)
    } -> tensor<8x32xf32> loc(#loc223)
    %142 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<8x32x1xf32> loc(#loc224)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc225)
      linalg.yield %206 : f32 loc(#loc225)
    } -> tensor<8x32x1xf32> loc(#loc225)
    %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc226)
      linalg.yield %206 : f32 loc(#loc226)
    } -> tensor<8x32x1xf32> loc(#loc226)
    %145 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %206 = math.rsqrt %in : f32 loc(#loc227)
      linalg.yield %206 : f32 loc(#loc227)
    } -> tensor<8x32x1xf32> loc(#loc227)
    %146 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc228)
    } -> tensor<8x32x64xf32> loc(#loc228)
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %146 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc228)
      linalg.yield %206 : f32 loc(#loc228)
    } -> tensor<8x32x64xf32> loc(#loc228)
    %148 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc229), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc229)
    } -> tensor<1x1x64xf32> loc(#loc229)
    %149 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<8x32x64xf32> loc(#loc230)
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc230)
      linalg.yield %206 : f32 loc(#loc230)
    } -> tensor<8x32x64xf32> loc(#loc230)
    %151 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150, %arg12 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc230), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc230)
      %207 = arith.addf %out, %206 : f32 loc(#loc231)
      linalg.yield %207 : f32 loc(#loc231)
    } -> tensor<8x32x192xf32> loc(#loc231)
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.negf %in : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %153 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = math.exp %in : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %153 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %154 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %155 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc232)
      linalg.yield %206 : f32 loc(#loc232)
    } -> tensor<8x32x192xf32> loc(#loc232)
    %157 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150, %arg18 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc230), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc230)
      %207 = arith.addf %out, %206 : f32 loc(#loc233)
      linalg.yield %207 : f32 loc(#loc233)
    } -> tensor<8x32x192xf32> loc(#loc233)
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc234)
      linalg.yield %206 : f32 loc(#loc234)
    } -> tensor<8x32x192xf32> loc(#loc234)
    %159 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%158, %arg11 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc234), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc234)
      %207 = arith.addf %out, %206 : f32 loc(#loc235)
      linalg.yield %207 : f32 loc(#loc235)
    } -> tensor<8x32x64xf32> loc(#loc235)
    %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %159 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc187)
      linalg.yield %206 : f32 loc(#loc187)
    } -> tensor<8x32x64xf32> loc(#loc187)
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %160 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc188)
      linalg.yield %206 : f32 loc(#loc188)
    } -> tensor<8x32x64xf32> loc(#loc188)
    %162 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %206 = arith.addf %out, %in : f32 loc(#loc189)
      linalg.yield %206 : f32 loc(#loc189)
    } -> tensor<8x32xf32> loc(#loc189)
    %163 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc190)
    } -> tensor<8x32x1xf32> loc(#loc190)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.divf %in, %in_15 : f32 loc(#loc191)
      linalg.yield %206 : f32 loc(#loc191)
    } -> tensor<8x32x1xf32> loc(#loc191)
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc192)
      linalg.yield %206 : f32 loc(#loc192)
    } -> tensor<8x32x1xf32> loc(#loc192)
    %166 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %206 = math.rsqrt %in : f32 loc(#loc193)
      linalg.yield %206 : f32 loc(#loc193)
    } -> tensor<8x32x1xf32> loc(#loc193)
    %167 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc194)
    } -> tensor<8x32x64xf32> loc(#loc194)
    %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %167 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc194)
      linalg.yield %206 : f32 loc(#loc194)
    } -> tensor<8x32x64xf32> loc(#loc194)
    %169 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc195), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc195)
    } -> tensor<1x1x64xf32> loc(#loc195)
    %170 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<8x32x64xf32> loc(#loc196)
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %170 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc196)
      linalg.yield %206 : f32 loc(#loc196)
    } -> tensor<8x32x64xf32> loc(#loc196)
    %172 = tensor.empty() : tensor<8x32x256xf32> loc(#loc142)
    %173 = linalg.fill ins(%cst_3 : f32) outs(%172 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc142)
    %174 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%171, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%173 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc196), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc196)
      %207 = arith.addf %out, %206 : f32 loc(#loc142)
      linalg.yield %207 : f32 loc(#loc142)
    } -> tensor<8x32x256xf32> loc(#loc142)
    %175 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg22 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(#loc143), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc143)
    } -> tensor<8x32x1xi32> loc(#loc143)
    %176 = tensor.empty() : tensor<1x1x256xi32> loc(#loc143)
    %177 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%176 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %206 = linalg.index 2 : index loc(#loc143)
      %207 = arith.index_cast %206 : index to i32 loc(#loc143)
      linalg.yield %207 : i32 loc(#loc143)
    } -> tensor<1x1x256xi32> loc(#loc143)
    %178 = tensor.empty() : tensor<8x32x256xi32> loc(#loc143)
    %179 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<8x32x1xi32>) outs(%178 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc143)
    } -> tensor<8x32x256xi32> loc(#loc143)
    %180 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<1x1x256xi32>) outs(%178 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc143)
    } -> tensor<8x32x256xi32> loc(#loc143)
    %181 = tensor.empty() : tensor<8x32x256xi1> loc(#loc143)
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %180 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%181 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_15: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %206 = arith.cmpi eq, %in, %in_15 : i32 loc(#loc143)
      linalg.yield %206 : i1 loc(#loc143)
    } -> tensor<8x32x256xi1> loc(#loc143)
    %183 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<8x32x256xi1>) outs(%172 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %206 = arith.uitofp %in : i1 to f32 loc(#loc143)
      linalg.yield %206 : f32 loc(#loc143)
    } -> tensor<8x32x256xf32> loc(#loc143)
    %184 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc144)
    %185 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<8x32x256xf32>) outs(%184 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc144), %out: f32 loc(#loc144)):
      %206 = arith.maximumf %out, %in : f32 loc(#loc144)
      linalg.yield %206 : f32 loc(#loc144)
    } -> tensor<8x32xf32> loc(#loc144)
    %186 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc145), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc145)
    } -> tensor<8x32xf32> loc(#loc145)
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%186, %185 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %206 = arith.maximumf %in, %in_15 : f32 loc(#loc145)
      linalg.yield %206 : f32 loc(#loc145)
    } -> tensor<8x32xf32> loc(#loc145)
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %206 = math.absf %in : f32 loc(#loc146)
      %207 = arith.cmpf one, %206, %cst_0 : f32 loc(#loc146)
      linalg.yield %207 : i1 loc(#loc146)
    } -> tensor<8x32xi1> loc(#loc146)
    %189 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc147), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc147)
    } -> tensor<8x32xf32> loc(#loc147)
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%188, %187, %189 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %in_16: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %206 = arith.select %in, %in_15, %in_16 : f32 loc(#loc148)
      linalg.yield %206 : f32 loc(#loc148)
    } -> tensor<8x32xf32> loc(#loc148)
    %191 = "mesh.stop_gradient"(%190) : (tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc149)
    %192 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc147)
    } -> tensor<8x32x1xf32> loc(#loc147)
    %193 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<8x32x1xf32>) outs(%172 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<8x32x256xf32> loc(#loc150)
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %193 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%172 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %206 = arith.subf %in, %in_15 : f32 loc(#loc150)
      linalg.yield %206 : f32 loc(#loc150)
    } -> tensor<8x32x256xf32> loc(#loc150)
    %195 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<8x32x256xf32>) outs(%172 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %206 = math.exp %in : f32 loc(#loc151)
      linalg.yield %206 : f32 loc(#loc151)
    } -> tensor<8x32x256xf32> loc(#loc151)
    %196 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc152), %out: f32 loc(#loc152)):
      %206 = arith.addf %out, %in : f32 loc(#loc152)
      linalg.yield %206 : f32 loc(#loc152)
    } -> tensor<8x32xf32> loc(#loc152)
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %206 = math.absf %in : f32 loc(#loc153)
      linalg.yield %206 : f32 loc(#loc153)
    } -> tensor<8x32xf32> loc(#loc153)
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %206 = math.log %in : f32 loc(#loc154)
      linalg.yield %206 : f32 loc(#loc154)
    } -> tensor<8x32xf32> loc(#loc154)
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%198, %191 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %206 = arith.addf %in, %in_15 : f32 loc(#loc155)
      linalg.yield %206 : f32 loc(#loc155)
    } -> tensor<8x32xf32> loc(#loc155)
    %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %183 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%172 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %206 = arith.mulf %in, %in_15 : f32 loc(#loc156)
      linalg.yield %206 : f32 loc(#loc156)
    } -> tensor<8x32x256xf32> loc(#loc156)
    %201 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%200 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc157), %out: f32 loc(#loc157)):
      %206 = arith.addf %out, %in : f32 loc(#loc157)
      linalg.yield %206 : f32 loc(#loc157)
    } -> tensor<8x32xf32> loc(#loc157)
    %202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%199, %201 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %206 = arith.subf %in, %in_15 : f32 loc(#loc158)
      linalg.yield %206 : f32 loc(#loc158)
    } -> tensor<8x32xf32> loc(#loc158)
    %203 = linalg.fill ins(%cst_3 : f32) outs(%55 : tensor<f32>) -> tensor<f32> loc(#loc159)
    %204 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%202 : tensor<8x32xf32>) outs(%203 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc159), %out: f32 loc(#loc159)):
      %206 = arith.addf %out, %in : f32 loc(#loc159)
      linalg.yield %206 : f32 loc(#loc159)
    } -> tensor<f32> loc(#loc159)
    %205 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%204 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %206 = arith.divf %in, %cst : f32 loc(#loc124)
      linalg.yield %206 : f32 loc(#loc124)
    } -> tensor<f32> loc(#loc124)
    return %205 : tensor<f32> loc(#loc115)
  } loc(#loc115)
} loc(#loc)
