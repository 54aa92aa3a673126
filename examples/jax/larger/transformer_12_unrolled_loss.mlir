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
#loc24 = loc(unknown)
#loc25 = loc(unknown)
#loc26 = loc(unknown)
#loc27 = loc(unknown)
#loc28 = loc(unknown)
#loc29 = loc(unknown)
#loc30 = loc(unknown)
#loc31 = loc(unknown)
#loc32 = loc(unknown)
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
#loc44 = loc(unknown)
#loc45 = loc(unknown)
#loc46 = loc(unknown)
#loc47 = loc(unknown)
#loc48 = loc(unknown)
#loc49 = loc(unknown)
#loc50 = loc(unknown)
#loc51 = loc(unknown)
#loc52 = loc(unknown)
#loc53 = loc(unknown)
#loc54 = loc(unknown)
#loc55 = loc(unknown)
#loc56 = loc(unknown)
#loc57 = loc(unknown)
#loc58 = loc(unknown)
#loc59 = loc(unknown)
#loc60 = loc(unknown)
#loc61 = loc(unknown)
#loc62 = loc(unknown)
#loc63 = loc(unknown)
#loc64 = loc(unknown)
#loc65 = loc(unknown)
#loc66 = loc(unknown)
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
#loc77 = loc(unknown)
#loc78 = loc(unknown)
#loc79 = loc(unknown)
#loc80 = loc(unknown)
#loc81 = loc(unknown)
#loc82 = loc(unknown)
#loc83 = loc(unknown)
#loc84 = loc(unknown)
#loc85 = loc(unknown)
#loc86 = loc(unknown)
#loc87 = loc(unknown)
#loc88 = loc(unknown)
#loc89 = loc(unknown)
#loc90 = loc(unknown)
#loc91 = loc(unknown)
#loc92 = loc(unknown)
#loc93 = loc(unknown)
#loc94 = loc(unknown)
#loc95 = loc(unknown)
#loc96 = loc(unknown)
#loc97 = loc(unknown)
#loc98 = loc(unknown)
#loc99 = loc(unknown)
#loc100 = loc(unknown)
#loc101 = loc(unknown)
#loc102 = loc(unknown)
#loc103 = loc(unknown)
#loc104 = loc(unknown)
#loc105 = loc(unknown)
#loc106 = loc(unknown)
#loc107 = loc(unknown)
#loc108 = loc(unknown)
#loc109 = loc(unknown)
#loc110 = loc(unknown)
#loc111 = loc(unknown)
#loc112 = loc(unknown)
#loc113 = loc(unknown)
#loc114 = loc("examples/jax/transformer.py":115:11)
#loc115 = loc("examples/jax/transformer.py":155:24)
#loc116 = loc("examples/jax/transformer.py":166:43)
#loc117 = loc("examples/jax/transformer.py":165:24)
#loc118 = loc("examples/jax/transformer.py":170:4)
#loc119 = loc("examples/jax/transformer.py":107:8)
#loc120 = loc("examples/jax/transformer.py":84:38)
#loc121 = loc("examples/jax/transformer.py":101:22)
#loc122 = loc("examples/jax/transformer.py":110:16)
#loc123 = loc("examples/jax/transformer.py":84:29)
#loc124 = loc(unknown)
#loc125 = loc("examples/jax/transformer.py":84:29)
#loc126 = loc("examples/jax/transformer.py":84:15)
#loc127 = loc("examples/jax/transformer.py":84:11)
#loc128 = loc("examples/jax/transformer.py":84:11)
#loc129 = loc("examples/jax/transformer.py":88:15)
#loc130 = loc("examples/jax/transformer.py":88:4)
#loc131 = loc("examples/jax/transformer.py":101:12)
#loc132 = loc("examples/jax/transformer.py":90:13)
#loc133 = loc("examples/jax/transformer.py":90:13)
#loc134 = loc("examples/jax/transformer.py":91:22)
#loc135 = loc("examples/jax/transformer.py":91:13)
#loc136 = loc("examples/jax/transformer.py":92:29)
#loc137 = loc("examples/jax/transformer.py":92:14)
#loc138 = loc(unknown)
#loc139 = loc("examples/jax/transformer.py":93:39)
#loc140 = loc("examples/jax/transformer.py":93:11)
#loc141 = loc("examples/jax/transformer.py":101:8)
#loc142 = loc("examples/jax/transformer.py":102:25)
#loc143 = loc("examples/jax/transformer.py":97:24)
#loc144 = loc("examples/jax/transformer.py":102:15)
#loc145 = loc("examples/jax/transformer.py":97:12)
#loc146 = loc("examples/jax/transformer.py":97:42)
#loc147 = loc("examples/jax/transformer.py":97:12)
#loc148 = loc("examples/jax/transformer.py":97:11)
#loc149 = loc("examples/jax/transformer.py":102:11)
#loc150 = loc("examples/jax/transformer.py":113:13)
#loc151 = loc("examples/jax/transformer.py":113:13)
#loc152 = loc("examples/jax/transformer.py":114:13)
#loc153 = loc("examples/jax/transformer.py":115:20)
#loc154 = loc("examples/jax/transformer.py":115:64)
#loc155 = loc("examples/jax/transformer.py":115:56)
#loc156 = loc("examples/jax/transformer.py":115:20)
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
#loc157 = loc("examples/jax/transformer.py":115:11)
#loc158 = loc("examples/jax/transformer.py":155:24)
#loc159 = loc("examples/jax/transformer.py":166:43)
#loc160 = loc("examples/jax/transformer.py":165:24)
#loc161 = loc("examples/jax/transformer.py":170:4)
#loc162 = loc("examples/jax/transformer.py":107:8)
#loc163 = loc("examples/jax/transformer.py":84:38)
#loc164 = loc("examples/jax/transformer.py":101:22)
#loc165 = loc("examples/jax/transformer.py":110:16)
#loc166 = loc("examples/jax/transformer.py":84:29)
#loc167 = loc(unknown)
#loc168 = loc("examples/jax/transformer.py":84:29)
#loc169 = loc("examples/jax/transformer.py":84:15)
#loc170 = loc("examples/jax/transformer.py":84:11)
#loc171 = loc("examples/jax/transformer.py":84:11)
#loc172 = loc("examples/jax/transformer.py":88:15)
#loc173 = loc("examples/jax/transformer.py":88:4)
#loc174 = loc("examples/jax/transformer.py":101:12)
#loc175 = loc("examples/jax/transformer.py":90:13)
#loc176 = loc("examples/jax/transformer.py":90:13)
#loc177 = loc("examples/jax/transformer.py":91:22)
#loc178 = loc("examples/jax/transformer.py":91:13)
#loc179 = loc("examples/jax/transformer.py":92:29)
#loc180 = loc("examples/jax/transformer.py":92:14)
#loc181 = loc(unknown)
#loc182 = loc("examples/jax/transformer.py":93:39)
#loc183 = loc("examples/jax/transformer.py":93:11)
#loc184 = loc("examples/jax/transformer.py":101:8)
#loc185 = loc("examples/jax/transformer.py":102:25)
#loc186 = loc("examples/jax/transformer.py":97:24)
#loc187 = loc("examples/jax/transformer.py":102:15)
#loc188 = loc("examples/jax/transformer.py":97:12)
#loc189 = loc("examples/jax/transformer.py":97:42)
#loc190 = loc("examples/jax/transformer.py":97:12)
#loc191 = loc("examples/jax/transformer.py":97:11)
#loc192 = loc("examples/jax/transformer.py":102:11)
#loc193 = loc("examples/jax/transformer.py":113:13)
#loc194 = loc("examples/jax/transformer.py":113:13)
#loc195 = loc("examples/jax/transformer.py":114:13)
#loc196 = loc("examples/jax/transformer.py":115:20)
#loc197 = loc("examples/jax/transformer.py":115:64)
#loc198 = loc("examples/jax/transformer.py":115:56)
#loc199 = loc("examples/jax/transformer.py":115:20)
#loc200 = loc("examples/jax/transformer.py":165:24)
#loc201 = loc("examples/jax/transformer.py":166:43)
#loc202 = loc("examples/jax/transformer.py":155:24)
#loc203 = loc("examples/jax/transformer.py":115:11)
#loc204 = loc("examples/jax/transformer.py":107:8)
#loc205 = loc("examples/jax/transformer.py":155:24)
#loc206 = loc("examples/jax/transformer.py":110:16)
#loc207 = loc("examples/jax/transformer.py":113:13)
#loc208 = loc("examples/jax/transformer.py":113:13)
#loc209 = loc("examples/jax/transformer.py":114:13)
#loc210 = loc("examples/jax/transformer.py":115:20)
#loc211 = loc("examples/jax/transformer.py":115:64)
#loc212 = loc("examples/jax/transformer.py":115:56)
#loc213 = loc("examples/jax/transformer.py":115:20)
#loc214 = loc("examples/jax/transformer.py":115:11)
#loc215 = loc("examples/jax/transformer.py":107:8)
#loc216 = loc("examples/jax/transformer.py":107:8)
#loc217 = loc("examples/jax/transformer.py":107:8)
#loc218 = loc("examples/jax/transformer.py":107:8)
#loc219 = loc("examples/jax/transformer.py":107:8)
#loc220 = loc("examples/jax/transformer.py":101:22)
#loc221 = loc("examples/jax/transformer.py":101:12)
#loc222 = loc("examples/jax/transformer.py":101:8)
#loc223 = loc("examples/jax/transformer.py":102:25)
#loc224 = loc("examples/jax/transformer.py":102:15)
#loc225 = loc("examples/jax/transformer.py":102:11)
#loc226 = loc("examples/jax/transformer.py":84:38)
#loc227 = loc("examples/jax/transformer.py":84:29)
#loc228 = loc("examples/jax/transformer.py":84:29)
#loc229 = loc("examples/jax/transformer.py":84:15)
#loc230 = loc("examples/jax/transformer.py":84:11)
#loc231 = loc("examples/jax/transformer.py":84:11)
#loc232 = loc("examples/jax/transformer.py":113:13)
#loc233 = loc("examples/jax/transformer.py":114:13)
#loc234 = loc("examples/jax/transformer.py":115:20)
#loc235 = loc("examples/jax/transformer.py":115:20)
#loc236 = loc("examples/jax/transformer.py":115:20)
#loc237 = loc("examples/jax/transformer.py":115:20)
#loc238 = loc("examples/jax/transformer.py":115:20)
#loc239 = loc("examples/jax/transformer.py":115:20)
#loc240 = loc("examples/jax/transformer.py":115:20)
#loc241 = loc("examples/jax/transformer.py":115:20)
#loc242 = loc("examples/jax/transformer.py":115:20)
#loc243 = loc("examples/jax/transformer.py":115:20)
#loc244 = loc("examples/jax/transformer.py":115:20)
#loc245 = loc("examples/jax/transformer.py":115:20)
#loc246 = loc("examples/jax/transformer.py":115:64)
#loc247 = loc("examples/jax/transformer.py":115:56)
#loc248 = loc("examples/jax/transformer.py":115:20)
#loc249 = loc("examples/jax/transformer.py":115:11)
#loc250 = loc("examples/jax/transformer.py":84:38)
#loc251 = loc("examples/jax/transformer.py":84:29)
#loc252 = loc("examples/jax/transformer.py":84:29)
#loc253 = loc("examples/jax/transformer.py":84:15)
#loc254 = loc("examples/jax/transformer.py":84:11)
#loc255 = loc("examples/jax/transformer.py":84:11)
#loc256 = loc("examples/jax/transformer.py":88:4)
#loc257 = loc("examples/jax/transformer.py":90:13)
#loc258 = loc("examples/jax/transformer.py":90:13)
#loc259 = loc("examples/jax/transformer.py":91:22)
#loc260 = loc("examples/jax/transformer.py":91:13)
#loc261 = loc("examples/jax/transformer.py":92:29)
#loc262 = loc("examples/jax/transformer.py":92:14)
#loc263 = loc("examples/jax/transformer.py":93:39)
#loc264 = loc("examples/jax/transformer.py":93:11)
#loc265 = loc("examples/jax/transformer.py":101:8)
#loc266 = loc("examples/jax/transformer.py":84:38)
#loc267 = loc("examples/jax/transformer.py":84:29)
#loc268 = loc("examples/jax/transformer.py":84:29)
#loc269 = loc("examples/jax/transformer.py":84:15)
#loc270 = loc("examples/jax/transformer.py":84:11)
#loc271 = loc("examples/jax/transformer.py":84:11)
#loc272 = loc("examples/jax/transformer.py":97:24)
#loc273 = loc("examples/jax/transformer.py":97:12)
#loc274 = loc("examples/jax/transformer.py":97:42)
#loc275 = loc("examples/jax/transformer.py":97:12)
#loc276 = loc("examples/jax/transformer.py":97:11)
#loc277 = loc("examples/jax/transformer.py":102:11)
#loc278 = loc("examples/jax/transformer.py":84:38)
#loc279 = loc("examples/jax/transformer.py":84:29)
#loc280 = loc("examples/jax/transformer.py":84:29)
#loc281 = loc("examples/jax/transformer.py":84:29)
#loc282 = loc("examples/jax/transformer.py":84:29)
#loc283 = loc("examples/jax/transformer.py":84:15)
#loc284 = loc("examples/jax/transformer.py":84:11)
#loc285 = loc("examples/jax/transformer.py":84:11)
#loc286 = loc("examples/jax/transformer.py":84:11)
#loc287 = loc("examples/jax/transformer.py":114:13)
#loc288 = loc("examples/jax/transformer.py":84:38)
#loc289 = loc("examples/jax/transformer.py":84:29)
#loc290 = loc("examples/jax/transformer.py":84:29)
#loc291 = loc("examples/jax/transformer.py":84:29)
#loc292 = loc("examples/jax/transformer.py":84:29)
#loc293 = loc("examples/jax/transformer.py":84:15)
#loc294 = loc("examples/jax/transformer.py":84:11)
#loc295 = loc("examples/jax/transformer.py":84:11)
#loc296 = loc("examples/jax/transformer.py":84:11)
#loc297 = loc("examples/jax/transformer.py":88:15)
#loc298 = loc("examples/jax/transformer.py":90:13)
#loc299 = loc("examples/jax/transformer.py":90:13)
#loc300 = loc("examples/jax/transformer.py":91:22)
#loc301 = loc("examples/jax/transformer.py":91:13)
#loc302 = loc("examples/jax/transformer.py":92:29)
#loc303 = loc("examples/jax/transformer.py":92:14)
#loc304 = loc("examples/jax/transformer.py":92:14)
#loc305 = loc("examples/jax/transformer.py":92:14)
#loc306 = loc("examples/jax/transformer.py":92:14)
#loc307 = loc("examples/jax/transformer.py":92:14)
#loc308 = loc("examples/jax/transformer.py":92:14)
#loc309 = loc("examples/jax/transformer.py":92:14)
#loc310 = loc("examples/jax/transformer.py":92:14)
#loc311 = loc("examples/jax/transformer.py":93:39)
#loc312 = loc("examples/jax/transformer.py":93:11)
#loc313 = loc("examples/jax/transformer.py":84:38)
#loc314 = loc("examples/jax/transformer.py":84:29)
#loc315 = loc("examples/jax/transformer.py":84:29)
#loc316 = loc("examples/jax/transformer.py":84:29)
#loc317 = loc("examples/jax/transformer.py":84:29)
#loc318 = loc("examples/jax/transformer.py":84:15)
#loc319 = loc("examples/jax/transformer.py":84:11)
#loc320 = loc("examples/jax/transformer.py":84:11)
#loc321 = loc("examples/jax/transformer.py":84:11)
#loc322 = loc("examples/jax/transformer.py":97:24)
#loc323 = loc("examples/jax/transformer.py":97:12)
#loc324 = loc("examples/jax/transformer.py":97:42)
#loc325 = loc("examples/jax/transformer.py":97:12)
#loc326 = loc("examples/jax/transformer.py":97:11)
#loc327 = loc("examples/jax/transformer.py":88:15)
#loc328 = loc("examples/jax/transformer.py":88:15)
#loc329 = loc("examples/jax/transformer.py":91:13)
#loc330 = loc("examples/jax/transformer.py":92:29)
#loc331 = loc("examples/jax/transformer.py":97:12)
module @jit_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<192x64xf32> {mesh.name = "params.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg3: tensor<64x192xf32> {mesh.name = "params.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg4: tensor<64x4x16xf32> {mesh.name = "params.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<64xf32> {mesh.name = "params.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg6: tensor<64xf32> {mesh.name = "params.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg7: tensor<4x16x64xf32> {mesh.name = "params.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<64x4x16xf32> {mesh.name = "params.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<64x192xf32> {mesh.name = "params.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg10: tensor<64x4x16xf32> {mesh.name = "params.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<192x64xf32> {mesh.name = "params.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg12: tensor<64x192xf32> {mesh.name = "params.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg13: tensor<64x4x16xf32> {mesh.name = "params.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg14: tensor<64xf32> {mesh.name = "params.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg15: tensor<64xf32> {mesh.name = "params.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg16: tensor<4x16x64xf32> {mesh.name = "params.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg17: tensor<64x4x16xf32> {mesh.name = "params.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg18: tensor<64x192xf32> {mesh.name = "params.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg19: tensor<64x4x16xf32> {mesh.name = "params.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg20: tensor<192x64xf32> {mesh.name = "params.layers.2.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg21: tensor<64x192xf32> {mesh.name = "params.layers.2.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg22: tensor<64x4x16xf32> {mesh.name = "params.layers.2.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg23: tensor<64xf32> {mesh.name = "params.layers.2.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg24: tensor<64xf32> {mesh.name = "params.layers.2.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg25: tensor<4x16x64xf32> {mesh.name = "params.layers.2.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg26: tensor<64x4x16xf32> {mesh.name = "params.layers.2.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg27: tensor<64x192xf32> {mesh.name = "params.layers.2.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg28: tensor<64x4x16xf32> {mesh.name = "params.layers.2.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg29: tensor<192x64xf32> {mesh.name = "params.layers.3.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg30: tensor<64x192xf32> {mesh.name = "params.layers.3.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg31: tensor<64x4x16xf32> {mesh.name = "params.layers.3.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg32: tensor<64xf32> {mesh.name = "params.layers.3.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg33: tensor<64xf32> {mesh.name = "params.layers.3.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg34: tensor<4x16x64xf32> {mesh.name = "params.layers.3.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg35: tensor<64x4x16xf32> {mesh.name = "params.layers.3.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg36: tensor<64x192xf32> {mesh.name = "params.layers.3.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg37: tensor<64x4x16xf32> {mesh.name = "params.layers.3.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg38: tensor<192x64xf32> {mesh.name = "params.layers.4.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg39: tensor<64x192xf32> {mesh.name = "params.layers.4.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg40: tensor<64x4x16xf32> {mesh.name = "params.layers.4.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg41: tensor<64xf32> {mesh.name = "params.layers.4.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg42: tensor<64xf32> {mesh.name = "params.layers.4.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg43: tensor<4x16x64xf32> {mesh.name = "params.layers.4.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg44: tensor<64x4x16xf32> {mesh.name = "params.layers.4.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg45: tensor<64x192xf32> {mesh.name = "params.layers.4.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg46: tensor<64x4x16xf32> {mesh.name = "params.layers.4.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg47: tensor<192x64xf32> {mesh.name = "params.layers.5.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg48: tensor<64x192xf32> {mesh.name = "params.layers.5.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg49: tensor<64x4x16xf32> {mesh.name = "params.layers.5.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg50: tensor<64xf32> {mesh.name = "params.layers.5.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg51: tensor<64xf32> {mesh.name = "params.layers.5.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg52: tensor<4x16x64xf32> {mesh.name = "params.layers.5.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg53: tensor<64x4x16xf32> {mesh.name = "params.layers.5.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg54: tensor<64x192xf32> {mesh.name = "params.layers.5.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg55: tensor<64x4x16xf32> {mesh.name = "params.layers.5.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg56: tensor<192x64xf32> {mesh.name = "params.layers.6.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg57: tensor<64x192xf32> {mesh.name = "params.layers.6.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg58: tensor<64x4x16xf32> {mesh.name = "params.layers.6.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg59: tensor<64xf32> {mesh.name = "params.layers.6.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg60: tensor<64xf32> {mesh.name = "params.layers.6.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg61: tensor<4x16x64xf32> {mesh.name = "params.layers.6.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg62: tensor<64x4x16xf32> {mesh.name = "params.layers.6.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg63: tensor<64x192xf32> {mesh.name = "params.layers.6.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg64: tensor<64x4x16xf32> {mesh.name = "params.layers.6.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg65: tensor<192x64xf32> {mesh.name = "params.layers.7.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg66: tensor<64x192xf32> {mesh.name = "params.layers.7.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg67: tensor<64x4x16xf32> {mesh.name = "params.layers.7.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg68: tensor<64xf32> {mesh.name = "params.layers.7.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg69: tensor<64xf32> {mesh.name = "params.layers.7.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg70: tensor<4x16x64xf32> {mesh.name = "params.layers.7.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg71: tensor<64x4x16xf32> {mesh.name = "params.layers.7.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg72: tensor<64x192xf32> {mesh.name = "params.layers.7.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg73: tensor<64x4x16xf32> {mesh.name = "params.layers.7.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg74: tensor<192x64xf32> {mesh.name = "params.layers.8.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg75: tensor<64x192xf32> {mesh.name = "params.layers.8.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg76: tensor<64x4x16xf32> {mesh.name = "params.layers.8.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg77: tensor<64xf32> {mesh.name = "params.layers.8.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg78: tensor<64xf32> {mesh.name = "params.layers.8.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg79: tensor<4x16x64xf32> {mesh.name = "params.layers.8.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg80: tensor<64x4x16xf32> {mesh.name = "params.layers.8.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg81: tensor<64x192xf32> {mesh.name = "params.layers.8.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg82: tensor<64x4x16xf32> {mesh.name = "params.layers.8.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg83: tensor<192x64xf32> {mesh.name = "params.layers.9.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg84: tensor<64x192xf32> {mesh.name = "params.layers.9.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg85: tensor<64x4x16xf32> {mesh.name = "params.layers.9.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg86: tensor<64xf32> {mesh.name = "params.layers.9.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg87: tensor<64xf32> {mesh.name = "params.layers.9.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg88: tensor<4x16x64xf32> {mesh.name = "params.layers.9.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg89: tensor<64x4x16xf32> {mesh.name = "params.layers.9.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg90: tensor<64x192xf32> {mesh.name = "params.layers.9.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg91: tensor<64x4x16xf32> {mesh.name = "params.layers.9.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg92: tensor<192x64xf32> {mesh.name = "params.layers.10.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg93: tensor<64x192xf32> {mesh.name = "params.layers.10.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg94: tensor<64x4x16xf32> {mesh.name = "params.layers.10.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg95: tensor<64xf32> {mesh.name = "params.layers.10.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg96: tensor<64xf32> {mesh.name = "params.layers.10.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg97: tensor<4x16x64xf32> {mesh.name = "params.layers.10.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg98: tensor<64x4x16xf32> {mesh.name = "params.layers.10.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg99: tensor<64x192xf32> {mesh.name = "params.layers.10.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg100: tensor<64x4x16xf32> {mesh.name = "params.layers.10.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg101: tensor<192x64xf32> {mesh.name = "params.layers.11.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg102: tensor<64x192xf32> {mesh.name = "params.layers.11.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg103: tensor<64x4x16xf32> {mesh.name = "params.layers.11.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg104: tensor<64xf32> {mesh.name = "params.layers.11.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg105: tensor<64xf32> {mesh.name = "params.layers.11.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg106: tensor<4x16x64xf32> {mesh.name = "params.layers.11.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg107: tensor<64x4x16xf32> {mesh.name = "params.layers.11.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg108: tensor<64x192xf32> {mesh.name = "params.layers.11.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg109: tensor<64x4x16xf32> {mesh.name = "params.layers.11.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg110: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg111: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg112: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result", mesh.sharding = #mesh.sharding<@mesh, []>}) {
    %cst = arith.constant 2.560000e+02 : f32 loc(#loc214)
    %cst_0 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant -1.000000e+09 : f32 loc(#loc)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc215)
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<false> : tensor<i1> loc(#loc)
    %cst_6 = arith.constant dense<255> : tensor<1xi32> loc(#loc215)
    %cst_7 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<true> : tensor<i1> loc(#loc)
    %cst_9 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<256> : tensor<i32> loc(#loc205)
    %cst_14 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc216)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc216)
    } -> tensor<8x32xi32> loc(#loc216)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc216)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg111, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %756 = arith.cmpi slt, %in, %in_15 : i32 loc(#loc216)
      linalg.yield %756 : i1 loc(#loc216)
    } -> tensor<8x32xi1> loc(#loc216)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":155:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc217)
    } -> tensor<8x32xi32> loc(#loc217)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg111, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %756 = arith.addi %in, %in_15 : i32 loc(#loc217)
      linalg.yield %756 : i32 loc(#loc217)
    } -> tensor<8x32xi32> loc(#loc217)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg111 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %in_16: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %756 = arith.select %in, %in_15, %in_16 : i32 loc(#loc218)
      linalg.yield %756 : i32 loc(#loc218)
    } -> tensor<8x32xi32> loc(#loc218)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc219)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc219)
    } -> tensor<8x32x1xi32> loc(#loc219)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc215)
    } -> tensor<8x32x1xi32> loc(#loc215)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %756 = arith.minsi %in, %in_15 : i32 loc(#loc215)
      linalg.yield %756 : i32 loc(#loc215)
    } -> tensor<8x32x1xi32> loc(#loc215)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %756 = arith.maxsi %in, %c0_i32 : i32 loc(#loc215)
      linalg.yield %756 : i32 loc(#loc215)
    } -> tensor<8x32x1xi32> loc(#loc215)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc215)
    %13 = tensor.empty() : tensor<8x32x64xf32> loc(#loc288)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_15: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %15 = tensor.empty() : tensor<8x32xf32> loc(#loc289)
    %16 = linalg.fill ins(%cst_3 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc289)
    %17 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %18 = tensor.empty() : tensor<8x32x1xf32> loc(#loc290)
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %20 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %25 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %25 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %27 = tensor.empty() : tensor<1x1x64xf32> loc(#loc295)
    %28 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %29 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %31 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc327)
    %32 = linalg.fill ins(%cst_3 : f32) outs(%31 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc327)
    %33 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc9)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %34 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc328)
    %35 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc5)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %37 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %38 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc11)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %39 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %40 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc298)
    %41 = linalg.fill ins(%cst_3 : f32) outs(%40 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc298)
    %42 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%35, %37 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %43 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %44 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %45 = tensor.empty() : tensor<32x32xi1> loc(#loc300)
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc300)
    } -> tensor<32x32xi1> loc(#loc300)
    %47 = tensor.empty() : tensor<32x32xi32> loc(#loc329)
    %48 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %756 = linalg.index 0 : index loc(#loc329)
      %757 = arith.index_cast %756 : index to i32 loc(#loc329)
      linalg.yield %757 : i32 loc(#loc329)
    } -> tensor<32x32xi32> loc(#loc329)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%47 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i32 loc(#loc329)
    } -> tensor<32x32xi32> loc(#loc329)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%47 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_15: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
      %756 = arith.addi %in, %in_15 : i32 loc(#loc329)
      linalg.yield %756 : i32 loc(#loc329)
    } -> tensor<32x32xi32> loc(#loc329)
    %51 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %756 = linalg.index 1 : index loc(#loc329)
      %757 = arith.index_cast %756 : index to i32 loc(#loc329)
      linalg.yield %757 : i32 loc(#loc329)
    } -> tensor<32x32xi32> loc(#loc329)
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_15: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %756 = arith.cmpi sge, %in, %in_15 : i32 loc(#loc329)
      linalg.yield %756 : i1 loc(#loc329)
    } -> tensor<32x32xi1> loc(#loc329)
    %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i1 loc(#loc329)
    } -> tensor<32x32xi1> loc(#loc329)
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %46, %53 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_15: i1 loc("examples/jax/transformer.py":91:22), %in_16: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %756 = arith.select %in, %in_15, %in_16 : i1 loc(#loc329)
      linalg.yield %756 : i1 loc(#loc329)
    } -> tensor<32x32xi1> loc(#loc329)
    %55 = tensor.empty() : tensor<f32> loc(#loc330)
    %56 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%55 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %cst_2 : f32 loc(#loc330)
    } -> tensor<f32> loc(#loc330)
    %57 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc330)
    %58 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<32x32xi1>) outs(%57 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : i1 loc(#loc330)
    } -> tensor<8x4x32x32xi1> loc(#loc330)
    %59 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<f32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %60 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %44, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %61 = tensor.empty() : tensor<8x4x32xf32> loc(#loc303)
    %62 = linalg.fill ins(%cst_1 : f32) outs(%61 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc303)
    %63 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %64 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %63 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %66 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc305)
    %67 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %68 = "mesh.stop_gradient"(%67) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %69 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %70 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %69 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %71 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %72 = linalg.fill ins(%cst_3 : f32) outs(%61 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc309)
    %73 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %74 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %75 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %76 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %75 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %77 = linalg.fill ins(%cst_3 : f32) outs(%34 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc311)
    %78 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%76, %39 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %79 = linalg.fill ins(%cst_3 : f32) outs(%13 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc312)
    %80 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%78, %arg7 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %80 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %81 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %83 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%82 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %84 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %88 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %88 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %90 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %91 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %91 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %93 = tensor.empty() : tensor<8x32x192xf32> loc(#loc322)
    %94 = linalg.fill ins(%cst_3 : f32) outs(%93 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc322)
    %95 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92, %arg3 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %96 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %98 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:12)):
      linalg.yield %in : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %97 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %100 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %102 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92, %arg9 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %102 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %104 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%103, %arg2 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %104 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %105 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %107 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %108 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %112 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %112 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %114 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %115 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %115 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %117 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg17, %116 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc18)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %118 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %119 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %116 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc14)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %120 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %121 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg19, %116 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc20)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %122 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %123 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%118, %120 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %124 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %125 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %124, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %126 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %126 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %128 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %129 = "mesh.stop_gradient"(%128) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %130 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %132 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %133 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %134 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %135 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %136 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %135 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %137 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%136, %122 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %138 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%137, %arg16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %138 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %139 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %141 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %142 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %145 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %146 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %146 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %148 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %149 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %151 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150, %arg12 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %153 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %153 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %154 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %155 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %157 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150, %arg18 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %159 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%158, %arg11 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %159 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %160 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %162 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %163 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %166 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %167 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %167 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %169 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %170 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %170 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %172 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg26, %171 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc27)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %173 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %174 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg22, %171 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc23)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %175 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %176 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg28, %171 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc29)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %177 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %178 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%173, %175 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %179 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %180 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %179, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %181 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%180 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %181 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %183 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %184 = "mesh.stop_gradient"(%183) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %185 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %186 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180, %185 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %187 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %188 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%187 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %189 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %190 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %191 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %190 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %192 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%191, %177 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %193 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%192, %arg25 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %193 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %194 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %196 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %197 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %200 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %201 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %202 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %201 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %203 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %204 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %204 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %206 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205, %arg21 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %207 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %208 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %209 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %208 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %209 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %210 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %212 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205, %arg27 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %213 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %212 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %214 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213, %arg20 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %214 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %215 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %217 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%216 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %218 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %221 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %222 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %222 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %224 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %225 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %225 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %227 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg35, %226 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc36)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %228 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %229 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg31, %226 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc32)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %230 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %231 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg37, %226 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc38)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %232 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %233 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%228, %230 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %234 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %235 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %234, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %236 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %237 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %236 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %238 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %239 = "mesh.stop_gradient"(%238) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %240 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %241 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235, %240 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %242 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %243 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%242 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %244 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %245 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %246 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %245 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %247 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%246, %232 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %248 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%247, %arg34 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %249 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %248 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %249 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %251 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %252 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %255 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %256 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %256 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %258 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg33 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %259 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %259 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %261 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%260, %arg30 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %262 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %263 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %263 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %265 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %264 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %265 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %267 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%260, %arg36 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %267 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %269 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%268, %arg29 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %269 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %271 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %270 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %272 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%271 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %273 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %276 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %277 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %277 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %279 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg41 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %280 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %280 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %282 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg44, %281 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc45)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %283 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %284 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg40, %281 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc41)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %285 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %286 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg46, %281 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc47)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %287 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %288 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%283, %285 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %289 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %290 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %289, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %291 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%290 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %291 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %293 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %294 = "mesh.stop_gradient"(%293) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %295 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %296 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290, %295 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %297 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %298 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%297 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %299 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %300 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %301 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %300 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %302 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%301, %287 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %303 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%302, %arg43 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %303 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %304 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %306 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%305 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %307 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %308 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %309 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %310 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %311 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %312 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %311 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %313 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %314 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %314 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %316 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%315, %arg39 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %317 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %318 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %319 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %318 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %320 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %319 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %320 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %322 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%315, %arg45 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %323 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %322 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %324 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%323, %arg38 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %324 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %326 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %325 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %327 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %328 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %329 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %330 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %331 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %332 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %332 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %334 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg50 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %335 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %335 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %337 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg53, %336 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc54)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %338 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %339 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg49, %336 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc50)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %340 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %341 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg55, %336 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc56)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %342 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %343 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%338, %340 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %344 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %345 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %344, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %346 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%345 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %346 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %348 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %349 = "mesh.stop_gradient"(%348) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %350 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %351 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%345, %350 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %352 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %353 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%352 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %354 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %355 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%354 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %356 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%352, %355 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %357 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%356, %342 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %358 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%357, %arg52 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %358 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %360 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %359 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %361 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %362 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %363 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %364 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %365 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %366 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %367 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %366 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %368 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg51 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %369 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %370 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %369 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %371 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%370, %arg48 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %372 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %373 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %374 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %373 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %375 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %374 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %376 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %375 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %377 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%370, %arg54 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %378 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %377 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %379 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%378, %arg47 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %380 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %379 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %381 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %380 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %382 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%381 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %383 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %384 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %385 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %386 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %387 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %388 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %387 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %389 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg59 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %390 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %391 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %390 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %392 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg62, %391 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc63)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %393 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%392 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %394 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg58, %391 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc59)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %395 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %396 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg64, %391 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc65)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %397 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%396 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %398 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%393, %395 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %399 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%398, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %400 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %399, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %401 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%400 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %401 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %403 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%402 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %404 = "mesh.stop_gradient"(%403) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %405 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%404 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %406 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%400, %405 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %407 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %408 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%407 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %409 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%408 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %410 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %411 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%407, %410 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %412 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%411, %397 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %413 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%412, %arg61 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %414 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %413 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %415 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %414 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %416 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%415 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %417 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %418 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %419 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %420 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %421 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %422 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %421 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %423 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg60 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %424 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %425 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %424 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %426 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%425, %arg57 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %427 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %428 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %428 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %430 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %429 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %431 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426, %430 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %432 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%425, %arg63 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %433 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %432 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %434 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%433, %arg56 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %435 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %434 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %436 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %435 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %437 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%436 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %438 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %439 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %440 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %441 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %442 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %443 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %442 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %444 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg68 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %445 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %445 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %447 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg71, %446 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc72)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %448 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%447 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %449 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg67, %446 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc68)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %450 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%449 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %451 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg73, %446 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc74)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %452 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%451 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %453 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%448, %450 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %454 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%453, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %455 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %454, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %456 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%455 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %457 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %456 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %458 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%457 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %459 = "mesh.stop_gradient"(%458) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %460 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%459 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %461 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455, %460 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %462 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %463 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%462 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %464 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%463 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %465 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%464 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %466 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462, %465 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %467 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%466, %452 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %468 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%467, %arg70 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %468 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %469 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %471 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%470 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %472 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %473 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %474 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %475 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %476 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %477 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %476 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %478 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg69 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %479 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %480 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %479 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %481 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%480, %arg66 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %482 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %483 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %483 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %485 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %484 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %486 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %485 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %487 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%480, %arg72 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %488 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486, %487 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %489 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%488, %arg65 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %490 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %489 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %491 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %490 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %492 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%491 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %493 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %494 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %495 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %496 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %497 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %498 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %497 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %499 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg77 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %500 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %501 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %500 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %502 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg80, %501 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc81)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %503 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%502 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %504 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg76, %501 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc77)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %505 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%504 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %506 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg82, %501 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc83)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %507 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%506 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %508 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%503, %505 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %509 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%508, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %510 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %509, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %511 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%510 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %512 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %511 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %513 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%512 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %514 = "mesh.stop_gradient"(%513) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %515 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%514 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %516 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%510, %515 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %517 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%516 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %518 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%517 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %519 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%518 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %520 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%519 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %521 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%517, %520 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %522 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%521, %507 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %523 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%522, %arg79 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %524 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %523 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %525 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %524 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %526 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%525 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %527 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %528 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %529 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %530 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %531 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %532 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %531 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %533 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg78 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %534 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %535 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %534 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %536 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%535, %arg75 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %537 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %538 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %539 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %538 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %540 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %539 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %541 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %540 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %542 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%535, %arg81 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %543 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %542 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %544 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%543, %arg74 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %545 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %544 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %546 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %545 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %547 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%546 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %548 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %549 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %550 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %551 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %552 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %553 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %552 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %554 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg86 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %555 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %556 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%553, %555 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %557 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg89, %556 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc90)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %558 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%557 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %559 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg85, %556 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc86)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %560 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%559 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %561 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg91, %556 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc92)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %562 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%561 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %563 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%558, %560 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %564 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%563, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %565 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %564, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %566 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%565 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %567 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %566 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %568 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%567 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %569 = "mesh.stop_gradient"(%568) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %570 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%569 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %571 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%565, %570 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %572 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%571 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %573 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%572 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %574 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%573 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %575 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%574 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %576 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%572, %575 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %577 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%576, %562 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %578 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%577, %arg88 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %579 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %578 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %580 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %579 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %581 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%580 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %582 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %583 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %584 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %585 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %586 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %587 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %586 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %588 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg87 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %589 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%588 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %590 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %589 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %591 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%590, %arg84 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %592 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %593 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%592 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %594 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %593 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %595 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %594 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %596 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %595 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %597 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%590, %arg90 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %598 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596, %597 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %599 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%598, %arg83 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %600 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %599 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %601 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600, %600 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %602 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%601 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %603 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %604 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %605 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %606 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %607 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %608 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600, %607 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %609 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg95 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %610 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %611 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%608, %610 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %612 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg98, %611 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc99)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %613 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%612 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %614 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg94, %611 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc95)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %615 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%614 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %616 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg100, %611 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc101)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %617 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%616 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %618 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%613, %615 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %619 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%618, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %620 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %619, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %621 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%620 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %622 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %621 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %623 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%622 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %624 = "mesh.stop_gradient"(%623) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %625 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%624 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %626 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%620, %625 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %627 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%626 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %628 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%627 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %629 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%628 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %630 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%629 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %631 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%627, %630 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %632 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%631, %617 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %633 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%632, %arg97 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %634 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600, %633 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %635 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %634 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %636 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%635 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %637 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %638 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %639 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %640 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%639 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %641 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%640 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %642 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %641 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %643 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg96 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %644 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%643 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %645 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642, %644 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %646 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%645, %arg93 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %647 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %648 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %649 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %648 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %650 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %649 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %651 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646, %650 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %652 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%645, %arg99 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %653 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%651, %652 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %654 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%653, %arg92 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %655 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %654 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %656 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%655, %655 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32x64xf32> loc(#loc288)
    %657 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%656 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %756 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %658 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%657 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %659 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%658, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %660 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%659, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %661 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%660 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x1xf32> loc(#loc293)
    %662 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%661 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %663 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%655, %662 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc294)
      linalg.yield %756 : f32 loc(#loc294)
    } -> tensor<8x32x64xf32> loc(#loc294)
    %664 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg104 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<1x1x64xf32> loc(#loc295)
    %665 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%664 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %666 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663, %665 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc296)
      linalg.yield %756 : f32 loc(#loc296)
    } -> tensor<8x32x64xf32> loc(#loc296)
    %667 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg107, %666 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc108)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %668 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %669 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg103, %666 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc104)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %670 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%669 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %671 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg109, %666 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc110)
      %757 = arith.addf %out, %756 : f32 loc(#loc327)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc327)
    %672 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<8x4x32x16xf32> loc(#loc328)
    %673 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%668, %670 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc328)
      %757 = arith.addf %out, %756 : f32 loc(#loc298)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %674 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%673, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc299)
      linalg.yield %756 : f32 loc(#loc299)
    } -> tensor<8x4x32x32xf32> loc(#loc299)
    %675 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %674, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc330)
      linalg.yield %756 : f32 loc(#loc330)
    } -> tensor<8x4x32x32xf32> loc(#loc330)
    %676 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%675 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %677 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %676 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc304)
      linalg.yield %756 : f32 loc(#loc304)
    } -> tensor<8x4x32xf32> loc(#loc304)
    %678 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%677 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %679 = "mesh.stop_gradient"(%678) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc306)
    %680 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%679 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %681 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%675, %680 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %682 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%681 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32x32xf32> loc(#loc308)
    %683 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%682 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32xf32> loc(#loc309)
    %684 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%683 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<8x4x32x1xf32> loc(#loc305)
    %685 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%684 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %686 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%682, %685 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc310)
      linalg.yield %756 : f32 loc(#loc310)
    } -> tensor<8x4x32x32xf32> loc(#loc310)
    %687 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%686, %672 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc311)
    %688 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%687, %arg106 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc311)
      %757 = arith.addf %out, %756 : f32 loc(#loc312)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %689 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%655, %688 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %690 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689, %689 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32x64xf32> loc(#loc313)
    %691 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%690 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc314)
      linalg.yield %756 : f32 loc(#loc314)
    } -> tensor<8x32xf32> loc(#loc314)
    %692 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%691 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %693 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %694 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %695 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x1xf32> loc(#loc318)
    %696 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %697 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689, %696 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %756 : f32 loc(#loc319)
    } -> tensor<8x32x64xf32> loc(#loc319)
    %698 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg105 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<1x1x64xf32> loc(#loc320)
    %699 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %700 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%697, %699 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      linalg.yield %756 : f32 loc(#loc321)
    } -> tensor<8x32x64xf32> loc(#loc321)
    %701 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%700, %arg102 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc322)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %702 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %703 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %704 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %703 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %705 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %704 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %706 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701, %705 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc331)
      linalg.yield %756 : f32 loc(#loc331)
    } -> tensor<8x32x192xf32> loc(#loc331)
    %707 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%700, %arg108 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc321)
      %757 = arith.addf %out, %756 : f32 loc(#loc324)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %708 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706, %707 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      linalg.yield %756 : f32 loc(#loc325)
    } -> tensor<8x32x192xf32> loc(#loc325)
    %709 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%708, %arg101 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc325)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc326)
    %710 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689, %709 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %711 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710, %710 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc278)
      linalg.yield %756 : f32 loc(#loc278)
    } -> tensor<8x32x64xf32> loc(#loc278)
    %712 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%711 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc279)
      linalg.yield %756 : f32 loc(#loc279)
    } -> tensor<8x32xf32> loc(#loc279)
    %713 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<8x32x1xf32> loc(#loc280)
    %714 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc281)
      linalg.yield %756 : f32 loc(#loc281)
    } -> tensor<8x32x1xf32> loc(#loc281)
    %715 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%714, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc282)
      linalg.yield %756 : f32 loc(#loc282)
    } -> tensor<8x32x1xf32> loc(#loc282)
    %716 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc283)
      linalg.yield %756 : f32 loc(#loc283)
    } -> tensor<8x32x1xf32> loc(#loc283)
    %717 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc284)
    } -> tensor<8x32x64xf32> loc(#loc284)
    %718 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710, %717 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc284)
      linalg.yield %756 : f32 loc(#loc284)
    } -> tensor<8x32x64xf32> loc(#loc284)
    %719 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg110 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc285)
    } -> tensor<1x1x64xf32> loc(#loc285)
    %720 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<8x32x64xf32> loc(#loc286)
    %721 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%718, %720 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc286)
      linalg.yield %756 : f32 loc(#loc286)
    } -> tensor<8x32x64xf32> loc(#loc286)
    %722 = tensor.empty() : tensor<8x32x256xf32> loc(#loc232)
    %723 = linalg.fill ins(%cst_3 : f32) outs(%722 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc232)
    %724 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%721, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%723 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc286)
      %757 = arith.addf %out, %756 : f32 loc(#loc232)
      linalg.yield %757 : f32 loc(#loc)
    } -> tensor<8x32x256xf32> loc(#loc232)
    %725 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg112 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc287)
    } -> tensor<8x32x1xi32> loc(#loc287)
    %726 = tensor.empty() : tensor<1x1x256xi32> loc(#loc287)
    %727 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%726 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %756 = linalg.index 2 : index loc(#loc287)
      %757 = arith.index_cast %756 : index to i32 loc(#loc287)
      linalg.yield %757 : i32 loc(#loc287)
    } -> tensor<1x1x256xi32> loc(#loc287)
    %728 = tensor.empty() : tensor<8x32x256xi32> loc(#loc287)
    %729 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725 : tensor<8x32x1xi32>) outs(%728 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc287)
    } -> tensor<8x32x256xi32> loc(#loc287)
    %730 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727 : tensor<1x1x256xi32>) outs(%728 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc287)
    } -> tensor<8x32x256xi32> loc(#loc287)
    %731 = tensor.empty() : tensor<8x32x256xi1> loc(#loc287)
    %732 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729, %730 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%731 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_15: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %756 = arith.cmpi eq, %in, %in_15 : i32 loc(#loc287)
      linalg.yield %756 : i1 loc(#loc287)
    } -> tensor<8x32x256xi1> loc(#loc287)
    %733 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732 : tensor<8x32x256xi1>) outs(%722 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %756 = arith.uitofp %in : i1 to f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x256xf32> loc(#loc287)
    %734 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc234)
    %735 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%724 : tensor<8x32x256xf32>) outs(%734 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc234)
      linalg.yield %756 : f32 loc(#loc234)
    } -> tensor<8x32xf32> loc(#loc234)
    %736 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc235)
    } -> tensor<8x32xf32> loc(#loc235)
    %737 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%736, %735 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc235)
      linalg.yield %756 : f32 loc(#loc235)
    } -> tensor<8x32xf32> loc(#loc235)
    %738 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%737 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %756 = math.absf %in : f32 loc(#loc236)
      %757 = arith.cmpf one, %756, %cst_0 : f32 loc(#loc236)
      linalg.yield %757 : i1 loc(#loc236)
    } -> tensor<8x32xi1> loc(#loc236)
    %739 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<8x32xf32> loc(#loc237)
    %740 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%738, %737, %739 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %in_16: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc238)
      linalg.yield %756 : f32 loc(#loc238)
    } -> tensor<8x32xf32> loc(#loc238)
    %741 = "mesh.stop_gradient"(%740) : (tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc239)
    %742 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%741 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<8x32x1xf32> loc(#loc237)
    %743 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%742 : tensor<8x32x1xf32>) outs(%722 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<8x32x256xf32> loc(#loc240)
    %744 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724, %743 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%722 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc240)
      linalg.yield %756 : f32 loc(#loc240)
    } -> tensor<8x32x256xf32> loc(#loc240)
    %745 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%744 : tensor<8x32x256xf32>) outs(%722 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %756 = math.exp %in : f32 loc(#loc241)
      linalg.yield %756 : f32 loc(#loc241)
    } -> tensor<8x32x256xf32> loc(#loc241)
    %746 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%745 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc242)
      linalg.yield %756 : f32 loc(#loc242)
    } -> tensor<8x32xf32> loc(#loc242)
    %747 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%746 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %756 = math.absf %in : f32 loc(#loc243)
      linalg.yield %756 : f32 loc(#loc243)
    } -> tensor<8x32xf32> loc(#loc243)
    %748 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%747 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %756 = math.log %in : f32 loc(#loc244)
      linalg.yield %756 : f32 loc(#loc244)
    } -> tensor<8x32xf32> loc(#loc244)
    %749 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%748, %741 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc245)
      linalg.yield %756 : f32 loc(#loc245)
    } -> tensor<8x32xf32> loc(#loc245)
    %750 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724, %733 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%722 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_15: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc246)
      linalg.yield %756 : f32 loc(#loc246)
    } -> tensor<8x32x256xf32> loc(#loc246)
    %751 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%750 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc247)
      linalg.yield %756 : f32 loc(#loc247)
    } -> tensor<8x32xf32> loc(#loc247)
    %752 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%749, %751 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_15: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc248)
      linalg.yield %756 : f32 loc(#loc248)
    } -> tensor<8x32xf32> loc(#loc248)
    %753 = linalg.fill ins(%cst_3 : f32) outs(%55 : tensor<f32>) -> tensor<f32> loc(#loc249)
    %754 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%752 : tensor<8x32xf32>) outs(%753 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %756 = arith.addf %out, %in : f32 loc(#loc249)
      linalg.yield %756 : f32 loc(#loc249)
    } -> tensor<f32> loc(#loc249)
    %755 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%754 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %756 = arith.divf %in, %cst : f32 loc(#loc214)
      linalg.yield %756 : f32 loc(#loc214)
    } -> tensor<f32> loc(#loc214)
    return %755 : tensor<f32> loc(#loc205)
  } loc(#loc)
} loc(#loc)
