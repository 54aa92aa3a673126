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
#loc25 = loc("examples/jax/transformer.py":149:24)
#loc26 = loc("examples/jax/transformer.py":161:43)
#loc27 = loc("examples/jax/transformer.py":160:24)
#loc28 = loc("examples/jax/transformer.py":165:4)
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
#loc67 = loc(unknown)
#loc68 = loc(unknown)
#loc69 = loc(unknown)
#loc70 = loc(unknown)
#loc71 = loc(unknown)
#loc72 = loc(unknown)
#loc73 = loc(unknown)
#loc74 = loc(unknown)
#loc75 = loc(unknown)
#loc76 = loc(unknown)
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
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map24 = affine_map<() -> ()>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#loc77 = loc("examples/jax/transformer.py":115:11)
#loc78 = loc("examples/jax/transformer.py":149:24)
#loc79 = loc("examples/jax/transformer.py":161:43)
#loc80 = loc("examples/jax/transformer.py":160:24)
#loc81 = loc("examples/jax/transformer.py":165:4)
#loc82 = loc("examples/jax/transformer.py":107:8)
#loc83 = loc("examples/jax/transformer.py":84:38)
#loc84 = loc("examples/jax/transformer.py":101:22)
#loc85 = loc("examples/jax/transformer.py":110:16)
#loc86 = loc("examples/jax/transformer.py":84:29)
#loc87 = loc(unknown)
#loc88 = loc("examples/jax/transformer.py":84:29)
#loc89 = loc("examples/jax/transformer.py":84:15)
#loc90 = loc("examples/jax/transformer.py":84:11)
#loc91 = loc("examples/jax/transformer.py":84:11)
#loc92 = loc("examples/jax/transformer.py":88:15)
#loc93 = loc("examples/jax/transformer.py":88:4)
#loc94 = loc("examples/jax/transformer.py":101:12)
#loc95 = loc("examples/jax/transformer.py":90:13)
#loc96 = loc("examples/jax/transformer.py":90:13)
#loc97 = loc("examples/jax/transformer.py":91:22)
#loc99 = loc("examples/jax/transformer.py":92:29)
#loc100 = loc("examples/jax/transformer.py":92:14)
#loc101 = loc(unknown)
#loc102 = loc("examples/jax/transformer.py":93:39)
#loc103 = loc("examples/jax/transformer.py":93:11)
#loc104 = loc("examples/jax/transformer.py":101:8)
#loc105 = loc("examples/jax/transformer.py":102:25)
#loc106 = loc("examples/jax/transformer.py":97:24)
#loc107 = loc("examples/jax/transformer.py":102:15)
#loc108 = loc("examples/jax/transformer.py":97:12)
#loc109 = loc("examples/jax/transformer.py":97:42)
#loc110 = loc("examples/jax/transformer.py":97:12)
#loc111 = loc("examples/jax/transformer.py":97:11)
#loc112 = loc("examples/jax/transformer.py":102:11)
#loc113 = loc("examples/jax/transformer.py":113:13)
#loc114 = loc("examples/jax/transformer.py":113:13)
#loc115 = loc("examples/jax/transformer.py":114:13)
#loc116 = loc("examples/jax/transformer.py":115:20)
#loc117 = loc("examples/jax/transformer.py":115:64)
#loc118 = loc("examples/jax/transformer.py":115:56)
#loc119 = loc("examples/jax/transformer.py":115:20)
#loc120 = loc("examples/jax/transformer.py":160:24)
#loc121 = loc("examples/jax/transformer.py":161:43)
#loc122 = loc("examples/jax/transformer.py":149:24)
#loc123 = loc("examples/jax/transformer.py":115:11)
#loc124 = loc("examples/jax/transformer.py":107:8)
#loc125 = loc("examples/jax/transformer.py":149:24)
#loc126 = loc("examples/jax/transformer.py":110:16)
#loc127 = loc("examples/jax/transformer.py":113:13)
#loc128 = loc("examples/jax/transformer.py":113:13)
#loc129 = loc("examples/jax/transformer.py":114:13)
#loc130 = loc("examples/jax/transformer.py":115:20)
#loc131 = loc("examples/jax/transformer.py":115:64)
#loc132 = loc("examples/jax/transformer.py":115:56)
#loc133 = loc("examples/jax/transformer.py":115:20)
#loc134 = loc("examples/jax/transformer.py":115:11)
#loc135 = loc("examples/jax/transformer.py":107:8)
#loc136 = loc("examples/jax/transformer.py":107:8)
#loc137 = loc("examples/jax/transformer.py":107:8)
#loc138 = loc("examples/jax/transformer.py":107:8)
#loc139 = loc("examples/jax/transformer.py":107:8)
#loc140 = loc("examples/jax/transformer.py":101:22)
#loc141 = loc("examples/jax/transformer.py":101:12)
#loc142 = loc("examples/jax/transformer.py":101:8)
#loc143 = loc("examples/jax/transformer.py":102:25)
#loc144 = loc("examples/jax/transformer.py":102:15)
#loc145 = loc("examples/jax/transformer.py":102:11)
#loc146 = loc("examples/jax/transformer.py":84:38)
#loc147 = loc("examples/jax/transformer.py":84:29)
#loc148 = loc("examples/jax/transformer.py":84:29)
#loc149 = loc("examples/jax/transformer.py":84:15)
#loc150 = loc("examples/jax/transformer.py":84:11)
#loc151 = loc("examples/jax/transformer.py":84:11)
#loc152 = loc("examples/jax/transformer.py":113:13)
#loc153 = loc("examples/jax/transformer.py":114:13)
#loc154 = loc("examples/jax/transformer.py":115:20)
#loc155 = loc("examples/jax/transformer.py":115:20)
#loc156 = loc("examples/jax/transformer.py":115:20)
#loc157 = loc("examples/jax/transformer.py":115:20)
#loc158 = loc("examples/jax/transformer.py":115:20)
#loc159 = loc("examples/jax/transformer.py":115:20)
#loc160 = loc("examples/jax/transformer.py":115:20)
#loc161 = loc("examples/jax/transformer.py":115:20)
#loc162 = loc("examples/jax/transformer.py":115:20)
#loc163 = loc("examples/jax/transformer.py":115:20)
#loc164 = loc("examples/jax/transformer.py":115:20)
#loc165 = loc("examples/jax/transformer.py":115:20)
#loc166 = loc("examples/jax/transformer.py":115:64)
#loc167 = loc("examples/jax/transformer.py":115:56)
#loc168 = loc("examples/jax/transformer.py":115:20)
#loc169 = loc("examples/jax/transformer.py":115:11)
#loc170 = loc("examples/jax/transformer.py":84:38)
#loc171 = loc("examples/jax/transformer.py":84:29)
#loc172 = loc("examples/jax/transformer.py":84:29)
#loc173 = loc("examples/jax/transformer.py":84:15)
#loc174 = loc("examples/jax/transformer.py":84:11)
#loc175 = loc("examples/jax/transformer.py":84:11)
#loc176 = loc("examples/jax/transformer.py":88:4)
#loc177 = loc("examples/jax/transformer.py":90:13)
#loc178 = loc("examples/jax/transformer.py":90:13)
#loc179 = loc("examples/jax/transformer.py":91:22)
#loc181 = loc("examples/jax/transformer.py":92:29)
#loc182 = loc("examples/jax/transformer.py":92:14)
#loc183 = loc("examples/jax/transformer.py":93:39)
#loc184 = loc("examples/jax/transformer.py":93:11)
#loc185 = loc("examples/jax/transformer.py":101:8)
#loc186 = loc("examples/jax/transformer.py":84:38)
#loc187 = loc("examples/jax/transformer.py":84:29)
#loc188 = loc("examples/jax/transformer.py":84:29)
#loc189 = loc("examples/jax/transformer.py":84:15)
#loc190 = loc("examples/jax/transformer.py":84:11)
#loc191 = loc("examples/jax/transformer.py":84:11)
#loc192 = loc("examples/jax/transformer.py":97:24)
#loc193 = loc("examples/jax/transformer.py":97:12)
#loc194 = loc("examples/jax/transformer.py":97:42)
#loc195 = loc("examples/jax/transformer.py":97:12)
#loc196 = loc("examples/jax/transformer.py":97:11)
#loc197 = loc("examples/jax/transformer.py":102:11)
#loc198 = loc("examples/jax/transformer.py":84:38)
#loc199 = loc("examples/jax/transformer.py":84:29)
#loc200 = loc("examples/jax/transformer.py":84:29)
#loc201 = loc("examples/jax/transformer.py":84:29)
#loc202 = loc("examples/jax/transformer.py":84:29)
#loc203 = loc("examples/jax/transformer.py":84:15)
#loc204 = loc("examples/jax/transformer.py":84:11)
#loc205 = loc("examples/jax/transformer.py":84:11)
#loc206 = loc("examples/jax/transformer.py":84:11)
#loc207 = loc("examples/jax/transformer.py":114:13)
#loc208 = loc("examples/jax/transformer.py":84:38)
#loc209 = loc("examples/jax/transformer.py":84:29)
#loc210 = loc("examples/jax/transformer.py":84:29)
#loc211 = loc("examples/jax/transformer.py":84:29)
#loc212 = loc("examples/jax/transformer.py":84:29)
#loc213 = loc("examples/jax/transformer.py":84:15)
#loc214 = loc("examples/jax/transformer.py":84:11)
#loc215 = loc("examples/jax/transformer.py":84:11)
#loc216 = loc("examples/jax/transformer.py":84:11)
#loc217 = loc("examples/jax/transformer.py":88:15)
#loc218 = loc("examples/jax/transformer.py":90:13)
#loc219 = loc("examples/jax/transformer.py":90:13)
#loc220 = loc("examples/jax/transformer.py":91:22)
#loc222 = loc("examples/jax/transformer.py":92:29)
#loc223 = loc("examples/jax/transformer.py":92:14)
#loc224 = loc("examples/jax/transformer.py":92:14)
#loc225 = loc("examples/jax/transformer.py":92:14)
#loc226 = loc("examples/jax/transformer.py":92:14)
#loc227 = loc("examples/jax/transformer.py":92:14)
#loc228 = loc("examples/jax/transformer.py":92:14)
#loc229 = loc("examples/jax/transformer.py":92:14)
#loc230 = loc("examples/jax/transformer.py":92:14)
#loc231 = loc("examples/jax/transformer.py":93:39)
#loc232 = loc("examples/jax/transformer.py":93:11)
#loc233 = loc("examples/jax/transformer.py":84:38)
#loc234 = loc("examples/jax/transformer.py":84:29)
#loc235 = loc("examples/jax/transformer.py":84:29)
#loc236 = loc("examples/jax/transformer.py":84:29)
#loc237 = loc("examples/jax/transformer.py":84:29)
#loc238 = loc("examples/jax/transformer.py":84:15)
#loc239 = loc("examples/jax/transformer.py":84:11)
#loc240 = loc("examples/jax/transformer.py":84:11)
#loc241 = loc("examples/jax/transformer.py":84:11)
#loc242 = loc("examples/jax/transformer.py":97:24)
#loc243 = loc("examples/jax/transformer.py":97:12)
#loc244 = loc("examples/jax/transformer.py":97:42)
#loc245 = loc("examples/jax/transformer.py":97:12)
#loc246 = loc("examples/jax/transformer.py":97:11)
#loc250 = loc("examples/jax/transformer.py":88:15)
#loc251 = loc("examples/jax/transformer.py":88:15)
module @jit_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<192x64xf32> {mesh.name = "params.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg3: tensor<64x192xf32> {mesh.name = "params.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg4: tensor<64x4x16xf32> {mesh.name = "params.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<64xf32> {mesh.name = "params.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg6: tensor<64xf32> {mesh.name = "params.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg7: tensor<4x16x64xf32> {mesh.name = "params.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<64x4x16xf32> {mesh.name = "params.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<64x192xf32> {mesh.name = "params.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg10: tensor<64x4x16xf32> {mesh.name = "params.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<192x64xf32> {mesh.name = "params.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg12: tensor<64x192xf32> {mesh.name = "params.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg13: tensor<64x4x16xf32> {mesh.name = "params.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg14: tensor<64xf32> {mesh.name = "params.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg15: tensor<64xf32> {mesh.name = "params.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg16: tensor<4x16x64xf32> {mesh.name = "params.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg17: tensor<64x4x16xf32> {mesh.name = "params.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg18: tensor<64x192xf32> {mesh.name = "params.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg19: tensor<64x4x16xf32> {mesh.name = "params.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg20: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg21: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg22: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result", mesh.sharding = #mesh.sharding<@mesh, []>}) {
    %cst = arith.constant 2.560000e+02 : f32 loc(#loc134)
    %cst_0 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc135)
    %cst_3 = arith.constant dense<255> : tensor<1xi32> loc(#loc135)
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<-1.000000e+09> : tensor<f32> loc(#loc)
    %cst_6 = arith.constant dense<true> : tensor<i1> loc(#loc)
    %cst_7 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_9 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<256> : tensor<i32> loc(#loc125)
    %cst_12 = arith.constant dense<0> : tensor<i32> loc(#loc125)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc136)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":149:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc136)
    } -> tensor<8x32xi32> loc(#loc136)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc136)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg21, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_13: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %187 = arith.cmpi slt, %in, %in_13 : i32 loc(#loc136)
      linalg.yield %187 : i1 loc(#loc136)
    } -> tensor<8x32xi1> loc(#loc136)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":149:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc137)
    } -> tensor<8x32xi32> loc(#loc137)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg21, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_13: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %187 = arith.addi %in, %in_13 : i32 loc(#loc137)
      linalg.yield %187 : i32 loc(#loc137)
    } -> tensor<8x32xi32> loc(#loc137)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg21 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_13: i32 loc("examples/jax/transformer.py":107:8), %in_14: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %187 = arith.select %in, %in_13, %in_14 : i32 loc(#loc138)
      linalg.yield %187 : i32 loc(#loc138)
    } -> tensor<8x32xi32> loc(#loc138)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc139)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc139)
    } -> tensor<8x32x1xi32> loc(#loc139)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc135)
    } -> tensor<8x32x1xi32> loc(#loc135)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_13: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %187 = arith.minsi %in, %in_13 : i32 loc(#loc135)
      linalg.yield %187 : i32 loc(#loc135)
    } -> tensor<8x32x1xi32> loc(#loc135)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %187 = arith.maxsi %in, %c0_i32 : i32 loc(#loc135)
      linalg.yield %187 : i32 loc(#loc135)
    } -> tensor<8x32x1xi32> loc(#loc135)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc135)
    %13 = tensor.empty() : tensor<8x32x64xf32> loc(#loc208)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_13: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc208)
      linalg.yield %187 : f32 loc(#loc208)
    } -> tensor<8x32x64xf32> loc(#loc208)
    %15 = tensor.empty() : tensor<8x32xf32> loc(#loc209)
    %16 = linalg.fill ins(%cst_2 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc209)
    %17 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc209)
      linalg.yield %187 : f32 loc(#loc209)
    } -> tensor<8x32xf32> loc(#loc209)
    %18 = tensor.empty() : tensor<8x32x1xf32> loc(#loc210)
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<8x32x1xf32> loc(#loc210)
    %20 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<8x32x1xf32> loc(#loc211)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.divf %in, %in_13 : f32 loc(#loc211)
      linalg.yield %187 : f32 loc(#loc211)
    } -> tensor<8x32x1xf32> loc(#loc211)
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc212)
    } -> tensor<8x32x1xf32> loc(#loc212)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc212)
      linalg.yield %187 : f32 loc(#loc212)
    } -> tensor<8x32x1xf32> loc(#loc212)
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %187 = math.rsqrt %in : f32 loc(#loc213)
      linalg.yield %187 : f32 loc(#loc213)
    } -> tensor<8x32x1xf32> loc(#loc213)
    %25 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<8x32x64xf32> loc(#loc214)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %25 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc214)
      linalg.yield %187 : f32 loc(#loc214)
    } -> tensor<8x32x64xf32> loc(#loc214)
    %27 = tensor.empty() : tensor<1x1x64xf32> loc(#loc215)
    %28 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc215)
    } -> tensor<1x1x64xf32> loc(#loc215)
    %29 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<8x32x64xf32> loc(#loc216)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc216)
      linalg.yield %187 : f32 loc(#loc216)
    } -> tensor<8x32x64xf32> loc(#loc216)
    %31 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc250)
    %32 = linalg.fill ins(%cst_2 : f32) outs(%31 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc250)
    %33 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc9)
      %188 = arith.addf %out, %187 : f32 loc(#loc250)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc250)
    %34 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc251)
    %35 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<8x4x32x16xf32> loc(#loc251)
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc5)
      %188 = arith.addf %out, %187 : f32 loc(#loc250)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc250)
    %37 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<8x4x32x16xf32> loc(#loc251)
    %38 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc11)
      %188 = arith.addf %out, %187 : f32 loc(#loc250)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc250)
    %39 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<8x4x32x16xf32> loc(#loc251)
    %40 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc218)
    %41 = linalg.fill ins(%cst_2 : f32) outs(%40 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc218)
    %42 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%35, %37 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_13: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc251)
      %188 = arith.addf %out, %187 : f32 loc(#loc218)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc218)
    %43 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc219)
    } -> tensor<8x4x32x32xf32> loc(#loc219)
    %44 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_13: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %187 = arith.divf %in, %in_13 : f32 loc(#loc219)
      linalg.yield %187 : f32 loc(#loc219)
    } -> tensor<8x4x32x32xf32> loc(#loc219)
    %45 = tensor.empty() : tensor<32x32xi1> loc(#loc220)
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<i1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc220)
    } -> tensor<32x32xi1> loc(#loc220)
    %47 = call @tril(%46) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc221)
    %48 = call @_where(%47, %44, %cst_5) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32x32xf32> loc(#loc222)
    %49 = tensor.empty() : tensor<8x4x32xf32> loc(#loc223)
    %50 = linalg.fill ins(%cst_1 : f32) outs(%49 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc223)
    %51 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<8x4x32x32xf32>) outs(%50 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.maximumf %out, %in : f32 loc(#loc223)
      linalg.yield %187 : f32 loc(#loc223)
    } -> tensor<8x4x32xf32> loc(#loc223)
    %52 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%49 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<8x4x32xf32> loc(#loc224)
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %51 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%49 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_13: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %187 = arith.maximumf %in, %in_13 : f32 loc(#loc224)
      linalg.yield %187 : f32 loc(#loc224)
    } -> tensor<8x4x32xf32> loc(#loc224)
    %54 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc225)
    %55 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<8x4x32xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc225)
    } -> tensor<8x4x32x1xf32> loc(#loc225)
    %56 = "mesh.stop_gradient"(%55) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc226)
    %57 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc227)
    } -> tensor<8x4x32x32xf32> loc(#loc227)
    %58 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %57 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_13: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %187 = arith.subf %in, %in_13 : f32 loc(#loc227)
      linalg.yield %187 : f32 loc(#loc227)
    } -> tensor<8x4x32x32xf32> loc(#loc227)
    %59 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %187 = math.exp %in : f32 loc(#loc228)
      linalg.yield %187 : f32 loc(#loc228)
    } -> tensor<8x4x32x32xf32> loc(#loc228)
    %60 = linalg.fill ins(%cst_2 : f32) outs(%49 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc229)
    %61 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<8x4x32x32xf32>) outs(%60 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc229)
      linalg.yield %187 : f32 loc(#loc229)
    } -> tensor<8x4x32xf32> loc(#loc229)
    %62 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<8x4x32xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc225)
    } -> tensor<8x4x32x1xf32> loc(#loc225)
    %63 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<8x4x32x32xf32> loc(#loc230)
    %64 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %63 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_13: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %187 = arith.divf %in, %in_13 : f32 loc(#loc230)
      linalg.yield %187 : f32 loc(#loc230)
    } -> tensor<8x4x32x32xf32> loc(#loc230)
    %65 = linalg.fill ins(%cst_2 : f32) outs(%34 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc231)
    %66 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%64, %39 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%65 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_13: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc230)
      %188 = arith.addf %out, %187 : f32 loc(#loc231)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc231)
    %67 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc232)
    %68 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%66, %arg7 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%67 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_13: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc231)
      %188 = arith.addf %out, %187 : f32 loc(#loc232)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc232)
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %68 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_13: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc185)
      linalg.yield %187 : f32 loc(#loc185)
    } -> tensor<8x32x64xf32> loc(#loc185)
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %69 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_13: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc233)
      linalg.yield %187 : f32 loc(#loc233)
    } -> tensor<8x32x64xf32> loc(#loc233)
    %71 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc234)
      linalg.yield %187 : f32 loc(#loc234)
    } -> tensor<8x32xf32> loc(#loc234)
    %72 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc235)
    } -> tensor<8x32x1xf32> loc(#loc235)
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.divf %in, %in_13 : f32 loc(#loc236)
      linalg.yield %187 : f32 loc(#loc236)
    } -> tensor<8x32x1xf32> loc(#loc236)
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc237)
      linalg.yield %187 : f32 loc(#loc237)
    } -> tensor<8x32x1xf32> loc(#loc237)
    %75 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %187 = math.rsqrt %in : f32 loc(#loc238)
      linalg.yield %187 : f32 loc(#loc238)
    } -> tensor<8x32x1xf32> loc(#loc238)
    %76 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<8x32x64xf32> loc(#loc239)
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %76 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc239)
      linalg.yield %187 : f32 loc(#loc239)
    } -> tensor<8x32x64xf32> loc(#loc239)
    %78 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<1x1x64xf32> loc(#loc240)
    %79 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<8x32x64xf32> loc(#loc241)
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %79 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc241)
      linalg.yield %187 : f32 loc(#loc241)
    } -> tensor<8x32x64xf32> loc(#loc241)
    %81 = tensor.empty() : tensor<8x32x192xf32> loc(#loc242)
    %82 = linalg.fill ins(%cst_2 : f32) outs(%81 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc242)
    %83 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80, %arg3 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%82 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc241)
      %188 = arith.addf %out, %187 : f32 loc(#loc242)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc242)
    %84 = call @silu(%83) : (tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc243)
    %85 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80, %arg9 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%82 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc241)
      %188 = arith.addf %out, %187 : f32 loc(#loc244)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc244)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %85 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%81 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_13: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc245)
      linalg.yield %187 : f32 loc(#loc245)
    } -> tensor<8x32x192xf32> loc(#loc245)
    %87 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86, %arg2 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%67 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_13: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc245)
      %188 = arith.addf %out, %187 : f32 loc(#loc246)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc246)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %87 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_13: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc197)
      linalg.yield %187 : f32 loc(#loc197)
    } -> tensor<8x32x64xf32> loc(#loc197)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %88 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_13: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc208)
      linalg.yield %187 : f32 loc(#loc208)
    } -> tensor<8x32x64xf32> loc(#loc208)
    %90 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc209)
      linalg.yield %187 : f32 loc(#loc209)
    } -> tensor<8x32xf32> loc(#loc209)
    %91 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<8x32x1xf32> loc(#loc210)
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.divf %in, %in_13 : f32 loc(#loc211)
      linalg.yield %187 : f32 loc(#loc211)
    } -> tensor<8x32x1xf32> loc(#loc211)
    %93 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc212)
      linalg.yield %187 : f32 loc(#loc212)
    } -> tensor<8x32x1xf32> loc(#loc212)
    %94 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %187 = math.rsqrt %in : f32 loc(#loc213)
      linalg.yield %187 : f32 loc(#loc213)
    } -> tensor<8x32x1xf32> loc(#loc213)
    %95 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<8x32x64xf32> loc(#loc214)
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %95 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc214)
      linalg.yield %187 : f32 loc(#loc214)
    } -> tensor<8x32x64xf32> loc(#loc214)
    %97 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc215)
    } -> tensor<1x1x64xf32> loc(#loc215)
    %98 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<8x32x64xf32> loc(#loc216)
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %98 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc216)
      linalg.yield %187 : f32 loc(#loc216)
    } -> tensor<8x32x64xf32> loc(#loc216)
    %100 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg17, %99 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc18)
      %188 = arith.addf %out, %187 : f32 loc(#loc250)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc250)
    %101 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<8x4x32x16xf32> loc(#loc251)
    %102 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %99 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc14)
      %188 = arith.addf %out, %187 : f32 loc(#loc250)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc250)
    %103 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<8x4x32x16xf32> loc(#loc251)
    %104 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg19, %99 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc20)
      %188 = arith.addf %out, %187 : f32 loc(#loc250)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc250)
    %105 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<8x4x32x16xf32> loc(#loc251)
    %106 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%101, %103 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_13: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc251)
      %188 = arith.addf %out, %187 : f32 loc(#loc218)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc218)
    %107 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_13: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %187 = arith.divf %in, %in_13 : f32 loc(#loc219)
      linalg.yield %187 : f32 loc(#loc219)
    } -> tensor<8x4x32x32xf32> loc(#loc219)
    %108 = call @tril(%46) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc221)
    %109 = call @_where(%108, %107, %cst_5) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32x32xf32> loc(#loc222)
    %110 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%109 : tensor<8x4x32x32xf32>) outs(%50 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.maximumf %out, %in : f32 loc(#loc223)
      linalg.yield %187 : f32 loc(#loc223)
    } -> tensor<8x4x32xf32> loc(#loc223)
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %110 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%49 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_13: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %187 = arith.maximumf %in, %in_13 : f32 loc(#loc224)
      linalg.yield %187 : f32 loc(#loc224)
    } -> tensor<8x4x32xf32> loc(#loc224)
    %112 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<8x4x32xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc225)
    } -> tensor<8x4x32x1xf32> loc(#loc225)
    %113 = "mesh.stop_gradient"(%112) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc226)
    %114 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc227)
    } -> tensor<8x4x32x32xf32> loc(#loc227)
    %115 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %114 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_13: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %187 = arith.subf %in, %in_13 : f32 loc(#loc227)
      linalg.yield %187 : f32 loc(#loc227)
    } -> tensor<8x4x32x32xf32> loc(#loc227)
    %116 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %187 = math.exp %in : f32 loc(#loc228)
      linalg.yield %187 : f32 loc(#loc228)
    } -> tensor<8x4x32x32xf32> loc(#loc228)
    %117 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116 : tensor<8x4x32x32xf32>) outs(%60 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc229)
      linalg.yield %187 : f32 loc(#loc229)
    } -> tensor<8x4x32xf32> loc(#loc229)
    %118 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<8x4x32xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc225)
    } -> tensor<8x4x32x1xf32> loc(#loc225)
    %119 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<8x4x32x32xf32> loc(#loc230)
    %120 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %119 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_13: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %187 = arith.divf %in, %in_13 : f32 loc(#loc230)
      linalg.yield %187 : f32 loc(#loc230)
    } -> tensor<8x4x32x32xf32> loc(#loc230)
    %121 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%120, %105 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%65 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_13: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc230)
      %188 = arith.addf %out, %187 : f32 loc(#loc231)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc231)
    %122 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%121, %arg16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%67 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_13: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc231)
      %188 = arith.addf %out, %187 : f32 loc(#loc232)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc232)
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %122 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_13: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc185)
      linalg.yield %187 : f32 loc(#loc185)
    } -> tensor<8x32x64xf32> loc(#loc185)
    %124 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %123 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_13: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc233)
      linalg.yield %187 : f32 loc(#loc233)
    } -> tensor<8x32x64xf32> loc(#loc233)
    %125 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc234)
      linalg.yield %187 : f32 loc(#loc234)
    } -> tensor<8x32xf32> loc(#loc234)
    %126 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc235)
    } -> tensor<8x32x1xf32> loc(#loc235)
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.divf %in, %in_13 : f32 loc(#loc236)
      linalg.yield %187 : f32 loc(#loc236)
    } -> tensor<8x32x1xf32> loc(#loc236)
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc237)
      linalg.yield %187 : f32 loc(#loc237)
    } -> tensor<8x32x1xf32> loc(#loc237)
    %129 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %187 = math.rsqrt %in : f32 loc(#loc238)
      linalg.yield %187 : f32 loc(#loc238)
    } -> tensor<8x32x1xf32> loc(#loc238)
    %130 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<8x32x64xf32> loc(#loc239)
    %131 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %130 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc239)
      linalg.yield %187 : f32 loc(#loc239)
    } -> tensor<8x32x64xf32> loc(#loc239)
    %132 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<1x1x64xf32> loc(#loc240)
    %133 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<8x32x64xf32> loc(#loc241)
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %133 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc241)
      linalg.yield %187 : f32 loc(#loc241)
    } -> tensor<8x32x64xf32> loc(#loc241)
    %135 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134, %arg12 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%82 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc241)
      %188 = arith.addf %out, %187 : f32 loc(#loc242)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc242)
    %136 = call @silu(%135) : (tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc243)
    %137 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134, %arg18 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%82 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc241)
      %188 = arith.addf %out, %187 : f32 loc(#loc244)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc244)
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %137 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%81 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_13: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc245)
      linalg.yield %187 : f32 loc(#loc245)
    } -> tensor<8x32x192xf32> loc(#loc245)
    %139 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%138, %arg11 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%67 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_13: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc245)
      %188 = arith.addf %out, %187 : f32 loc(#loc246)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc246)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %139 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_13: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc197)
      linalg.yield %187 : f32 loc(#loc197)
    } -> tensor<8x32x64xf32> loc(#loc197)
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_13: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc198)
      linalg.yield %187 : f32 loc(#loc198)
    } -> tensor<8x32x64xf32> loc(#loc198)
    %142 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc199)
      linalg.yield %187 : f32 loc(#loc199)
    } -> tensor<8x32xf32> loc(#loc199)
    %143 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc200)
    } -> tensor<8x32x1xf32> loc(#loc200)
    %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.divf %in, %in_13 : f32 loc(#loc201)
      linalg.yield %187 : f32 loc(#loc201)
    } -> tensor<8x32x1xf32> loc(#loc201)
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_13: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc202)
      linalg.yield %187 : f32 loc(#loc202)
    } -> tensor<8x32x1xf32> loc(#loc202)
    %146 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %187 = math.rsqrt %in : f32 loc(#loc203)
      linalg.yield %187 : f32 loc(#loc203)
    } -> tensor<8x32x1xf32> loc(#loc203)
    %147 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<8x32x64xf32> loc(#loc204)
    %148 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %147 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc204)
      linalg.yield %187 : f32 loc(#loc204)
    } -> tensor<8x32x64xf32> loc(#loc204)
    %149 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc205)
    } -> tensor<1x1x64xf32> loc(#loc205)
    %150 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<8x32x64xf32> loc(#loc206)
    %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %150 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc206)
      linalg.yield %187 : f32 loc(#loc206)
    } -> tensor<8x32x64xf32> loc(#loc206)
    %152 = tensor.empty() : tensor<8x32x256xf32> loc(#loc152)
    %153 = linalg.fill ins(%cst_2 : f32) outs(%152 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc152)
    %154 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%151, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%153 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_13: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc206)
      %188 = arith.addf %out, %187 : f32 loc(#loc152)
      linalg.yield %188 : f32 loc(#loc)
    } -> tensor<8x32x256xf32> loc(#loc152)
    %155 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg22 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc207)
    } -> tensor<8x32x1xi32> loc(#loc207)
    %156 = tensor.empty() : tensor<1x1x256xi32> loc(#loc207)
    %157 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%156 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %187 = linalg.index 2 : index loc(#loc207)
      %188 = arith.index_cast %187 : index to i32 loc(#loc207)
      linalg.yield %188 : i32 loc(#loc207)
    } -> tensor<1x1x256xi32> loc(#loc207)
    %158 = tensor.empty() : tensor<8x32x256xi32> loc(#loc207)
    %159 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<8x32x1xi32>) outs(%158 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc207)
    } -> tensor<8x32x256xi32> loc(#loc207)
    %160 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x1x256xi32>) outs(%158 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc207)
    } -> tensor<8x32x256xi32> loc(#loc207)
    %161 = tensor.empty() : tensor<8x32x256xi1> loc(#loc207)
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%161 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_13: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %187 = arith.cmpi eq, %in, %in_13 : i32 loc(#loc207)
      linalg.yield %187 : i1 loc(#loc207)
    } -> tensor<8x32x256xi1> loc(#loc207)
    %163 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<8x32x256xi1>) outs(%152 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %187 = arith.uitofp %in : i1 to f32 loc(#loc207)
      linalg.yield %187 : f32 loc(#loc207)
    } -> tensor<8x32x256xf32> loc(#loc207)
    %164 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc154)
    %165 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<8x32x256xf32>) outs(%164 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.maximumf %out, %in : f32 loc(#loc154)
      linalg.yield %187 : f32 loc(#loc154)
    } -> tensor<8x32xf32> loc(#loc154)
    %166 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc155)
    } -> tensor<8x32xf32> loc(#loc155)
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%166, %165 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_13: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %187 = arith.maximumf %in, %in_13 : f32 loc(#loc155)
      linalg.yield %187 : f32 loc(#loc155)
    } -> tensor<8x32xf32> loc(#loc155)
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %187 = math.absf %in : f32 loc(#loc156)
      %188 = arith.cmpf one, %187, %cst_0 : f32 loc(#loc156)
      linalg.yield %188 : i1 loc(#loc156)
    } -> tensor<8x32xi1> loc(#loc156)
    %169 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc157)
    } -> tensor<8x32xf32> loc(#loc157)
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%168, %167, %169 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_13: f32 loc("examples/jax/transformer.py":115:20), %in_14: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %187 = arith.select %in, %in_13, %in_14 : f32 loc(#loc158)
      linalg.yield %187 : f32 loc(#loc158)
    } -> tensor<8x32xf32> loc(#loc158)
    %171 = "mesh.stop_gradient"(%170) : (tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc159)
    %172 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc157)
    } -> tensor<8x32x1xf32> loc(#loc157)
    %173 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<8x32x1xf32>) outs(%152 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc160)
    } -> tensor<8x32x256xf32> loc(#loc160)
    %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %173 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%152 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_13: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %187 = arith.subf %in, %in_13 : f32 loc(#loc160)
      linalg.yield %187 : f32 loc(#loc160)
    } -> tensor<8x32x256xf32> loc(#loc160)
    %175 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<8x32x256xf32>) outs(%152 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %187 = math.exp %in : f32 loc(#loc161)
      linalg.yield %187 : f32 loc(#loc161)
    } -> tensor<8x32x256xf32> loc(#loc161)
    %176 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%175 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc162)
      linalg.yield %187 : f32 loc(#loc162)
    } -> tensor<8x32xf32> loc(#loc162)
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %187 = math.absf %in : f32 loc(#loc163)
      linalg.yield %187 : f32 loc(#loc163)
    } -> tensor<8x32xf32> loc(#loc163)
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %187 = math.log %in : f32 loc(#loc164)
      linalg.yield %187 : f32 loc(#loc164)
    } -> tensor<8x32xf32> loc(#loc164)
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%178, %171 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_13: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %187 = arith.addf %in, %in_13 : f32 loc(#loc165)
      linalg.yield %187 : f32 loc(#loc165)
    } -> tensor<8x32xf32> loc(#loc165)
    %180 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %163 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%152 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_13: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %187 = arith.mulf %in, %in_13 : f32 loc(#loc166)
      linalg.yield %187 : f32 loc(#loc166)
    } -> tensor<8x32x256xf32> loc(#loc166)
    %181 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%180 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc167)
      linalg.yield %187 : f32 loc(#loc167)
    } -> tensor<8x32xf32> loc(#loc167)
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %181 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_13: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %187 = arith.subf %in, %in_13 : f32 loc(#loc168)
      linalg.yield %187 : f32 loc(#loc168)
    } -> tensor<8x32xf32> loc(#loc168)
    %183 = tensor.empty() : tensor<f32> loc(#loc169)
    %184 = linalg.fill ins(%cst_2 : f32) outs(%183 : tensor<f32>) -> tensor<f32> loc(#loc169)
    %185 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%182 : tensor<8x32xf32>) outs(%184 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %187 = arith.addf %out, %in : f32 loc(#loc169)
      linalg.yield %187 : f32 loc(#loc169)
    } -> tensor<f32> loc(#loc169)
    %186 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%185 : tensor<f32>) outs(%183 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %187 = arith.divf %in, %cst : f32 loc(#loc134)
      linalg.yield %187 : f32 loc(#loc134)
    } -> tensor<f32> loc(#loc134)
    return %186 : tensor<f32> loc(#loc125)
  } loc(#loc)
  func.func private @tril(%arg0: tensor<32x32xi1> loc(unknown)) -> tensor<32x32xi1> {
    %cst = arith.constant dense<false> : tensor<i1> loc(#loc)
    %cst_0 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<32x32xi32> loc(#loc67)
    %1 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 0 : index loc(#loc67)
      %10 = arith.index_cast %9 : index to i32 loc(#loc67)
      linalg.yield %10 : i32 loc(#loc67)
    } -> tensor<32x32xi32> loc(#loc67)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc68)
    } -> tensor<32x32xi32> loc(#loc68)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i32 loc(unknown)):
      %9 = arith.addi %in, %in_1 : i32 loc(#loc68)
      linalg.yield %9 : i32 loc(#loc68)
    } -> tensor<32x32xi32> loc(#loc68)
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 1 : index loc(#loc67)
      %10 = arith.index_cast %9 : index to i32 loc(#loc67)
      linalg.yield %10 : i32 loc(#loc67)
    } -> tensor<32x32xi32> loc(#loc67)
    %5 = tensor.empty() : tensor<32x32xi1> loc(#loc69)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.cmpi sge, %in, %in_1 : i32 loc(#loc69)
      linalg.yield %9 : i1 loc(#loc69)
    } -> tensor<32x32xi1> loc(#loc69)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc70)
    } -> tensor<32x32xi1> loc(#loc70)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %arg0, %7 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_1: i1 loc(unknown), %in_2: i1 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.select %in, %in_1, %in_2 : i1 loc(#loc71)
      linalg.yield %9 : i1 loc(#loc71)
    } -> tensor<32x32xi1> loc(#loc71)
    return %8 : tensor<32x32xi1> loc(#loc)
  } loc(#loc252)
  func.func private @_where(%arg0: tensor<32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<f32> loc(unknown)) -> tensor<8x4x32x32xf32> {
    %0 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc70)
    %1 = linalg.generic {indexing_maps = [#map25, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<32x32xi1>) outs(%0 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc70)
    } -> tensor<8x4x32x32xi1> loc(#loc70)
    %2 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc70)
    %3 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<f32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc70)
    } -> tensor<8x4x32x32xf32> loc(#loc70)
    %4 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg1, %3 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: f32 loc(unknown), %in_1: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.select %in, %in_0, %in_1 : f32 loc(#loc71)
      linalg.yield %5 : f32 loc(#loc71)
    } -> tensor<8x4x32x32xf32> loc(#loc71)
    return %4 : tensor<8x4x32x32xf32> loc(#loc)
  } loc(#loc253)
  func.func private @silu(%arg0: tensor<8x32x192xf32> loc(unknown)) -> tensor<8x32x192xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<8x32x192xf32> loc(#loc73)
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.negf %in : f32 loc(#loc73)
      linalg.yield %7 : f32 loc(#loc73)
    } -> tensor<8x32x192xf32> loc(#loc73)
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = math.exp %in : f32 loc(#loc74)
      linalg.yield %7 : f32 loc(#loc74)
    } -> tensor<8x32x192xf32> loc(#loc74)
    %3 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc68)
    } -> tensor<8x32x192xf32> loc(#loc68)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %2 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.addf %in, %in_0 : f32 loc(#loc68)
      linalg.yield %7 : f32 loc(#loc68)
    } -> tensor<8x32x192xf32> loc(#loc68)
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.divf %in, %in_0 : f32 loc(#loc75)
      linalg.yield %7 : f32 loc(#loc75)
    } -> tensor<8x32x192xf32> loc(#loc75)
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.mulf %in, %in_0 : f32 loc(#loc76)
      linalg.yield %7 : f32 loc(#loc76)
    } -> tensor<8x32x192xf32> loc(#loc76)
    return %6 : tensor<8x32x192xf32> loc(#loc)
  } loc(#loc254)
} loc(#loc)
#loc45 = loc("examples/jax/transformer.py":91:13)
#loc98 = loc("examples/jax/transformer.py":91:13)
#loc180 = loc("examples/jax/transformer.py":91:13)
#loc221 = loc("examples/jax/transformer.py":91:13)
#loc247 = loc("examples/jax/transformer.py":91:13)
#loc248 = loc("examples/jax/transformer.py":92:29)
#loc249 = loc("examples/jax/transformer.py":97:12)
#loc252 = loc("examples/jax/transformer.py":91:13)
#loc253 = loc("examples/jax/transformer.py":92:29)
#loc254 = loc("examples/jax/transformer.py":97:12)
