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
#loc287 = loc("examples/jax/transformer.py":84:38)
#loc288 = loc("examples/jax/transformer.py":84:29)
#loc289 = loc("examples/jax/transformer.py":84:29)
#loc290 = loc("examples/jax/transformer.py":84:29)
#loc291 = loc("examples/jax/transformer.py":84:29)
#loc292 = loc("examples/jax/transformer.py":84:15)
#loc293 = loc("examples/jax/transformer.py":84:11)
#loc294 = loc("examples/jax/transformer.py":84:11)
#loc295 = loc("examples/jax/transformer.py":84:11)
#loc296 = loc("examples/jax/transformer.py":88:15)
#loc297 = loc("examples/jax/transformer.py":90:13)
#loc298 = loc("examples/jax/transformer.py":90:13)
#loc299 = loc("examples/jax/transformer.py":91:22)
#loc300 = loc("examples/jax/transformer.py":91:13)
#loc301 = loc("examples/jax/transformer.py":92:29)
#loc302 = loc("examples/jax/transformer.py":92:14)
#loc303 = loc("examples/jax/transformer.py":92:14)
#loc304 = loc("examples/jax/transformer.py":92:14)
#loc305 = loc("examples/jax/transformer.py":92:14)
#loc306 = loc("examples/jax/transformer.py":92:14)
#loc307 = loc("examples/jax/transformer.py":92:14)
#loc308 = loc("examples/jax/transformer.py":92:14)
#loc309 = loc("examples/jax/transformer.py":92:14)
#loc310 = loc("examples/jax/transformer.py":93:39)
#loc311 = loc("examples/jax/transformer.py":93:11)
#loc312 = loc("examples/jax/transformer.py":84:38)
#loc313 = loc("examples/jax/transformer.py":84:29)
#loc314 = loc("examples/jax/transformer.py":84:29)
#loc315 = loc("examples/jax/transformer.py":84:29)
#loc316 = loc("examples/jax/transformer.py":84:29)
#loc317 = loc("examples/jax/transformer.py":84:15)
#loc318 = loc("examples/jax/transformer.py":84:11)
#loc319 = loc("examples/jax/transformer.py":84:11)
#loc320 = loc("examples/jax/transformer.py":84:11)
#loc321 = loc("examples/jax/transformer.py":97:24)
#loc322 = loc("examples/jax/transformer.py":97:12)
#loc323 = loc("examples/jax/transformer.py":97:42)
#loc324 = loc("examples/jax/transformer.py":97:12)
#loc325 = loc("examples/jax/transformer.py":97:11)
#loc326 = loc("examples/jax/transformer.py":88:15)
#loc327 = loc("examples/jax/transformer.py":88:15)
module @jit_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc215), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc286), %arg2: tensor<192x64xf32> {mesh.name = "params.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg3: tensor<64x192xf32> {mesh.name = "params.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg4: tensor<64x4x16xf32> {mesh.name = "params.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg5: tensor<64xf32> {mesh.name = "params.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg6: tensor<64xf32> {mesh.name = "params.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg7: tensor<4x16x64xf32> {mesh.name = "params.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg8: tensor<64x4x16xf32> {mesh.name = "params.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg9: tensor<64x192xf32> {mesh.name = "params.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg10: tensor<64x4x16xf32> {mesh.name = "params.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg11: tensor<192x64xf32> {mesh.name = "params.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg12: tensor<64x192xf32> {mesh.name = "params.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg13: tensor<64x4x16xf32> {mesh.name = "params.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg14: tensor<64xf32> {mesh.name = "params.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg15: tensor<64xf32> {mesh.name = "params.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg16: tensor<4x16x64xf32> {mesh.name = "params.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg17: tensor<64x4x16xf32> {mesh.name = "params.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg18: tensor<64x192xf32> {mesh.name = "params.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg19: tensor<64x4x16xf32> {mesh.name = "params.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg20: tensor<192x64xf32> {mesh.name = "params.layers.2.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg21: tensor<64x192xf32> {mesh.name = "params.layers.2.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg22: tensor<64x4x16xf32> {mesh.name = "params.layers.2.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg23: tensor<64xf32> {mesh.name = "params.layers.2.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg24: tensor<64xf32> {mesh.name = "params.layers.2.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg25: tensor<4x16x64xf32> {mesh.name = "params.layers.2.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg26: tensor<64x4x16xf32> {mesh.name = "params.layers.2.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg27: tensor<64x192xf32> {mesh.name = "params.layers.2.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg28: tensor<64x4x16xf32> {mesh.name = "params.layers.2.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg29: tensor<192x64xf32> {mesh.name = "params.layers.3.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg30: tensor<64x192xf32> {mesh.name = "params.layers.3.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg31: tensor<64x4x16xf32> {mesh.name = "params.layers.3.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg32: tensor<64xf32> {mesh.name = "params.layers.3.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg33: tensor<64xf32> {mesh.name = "params.layers.3.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg34: tensor<4x16x64xf32> {mesh.name = "params.layers.3.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg35: tensor<64x4x16xf32> {mesh.name = "params.layers.3.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg36: tensor<64x192xf32> {mesh.name = "params.layers.3.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg37: tensor<64x4x16xf32> {mesh.name = "params.layers.3.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg38: tensor<192x64xf32> {mesh.name = "params.layers.4.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg39: tensor<64x192xf32> {mesh.name = "params.layers.4.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg40: tensor<64x4x16xf32> {mesh.name = "params.layers.4.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg41: tensor<64xf32> {mesh.name = "params.layers.4.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg42: tensor<64xf32> {mesh.name = "params.layers.4.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg43: tensor<4x16x64xf32> {mesh.name = "params.layers.4.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg44: tensor<64x4x16xf32> {mesh.name = "params.layers.4.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg45: tensor<64x192xf32> {mesh.name = "params.layers.4.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg46: tensor<64x4x16xf32> {mesh.name = "params.layers.4.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg47: tensor<192x64xf32> {mesh.name = "params.layers.5.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg48: tensor<64x192xf32> {mesh.name = "params.layers.5.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg49: tensor<64x4x16xf32> {mesh.name = "params.layers.5.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg50: tensor<64xf32> {mesh.name = "params.layers.5.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg51: tensor<64xf32> {mesh.name = "params.layers.5.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg52: tensor<4x16x64xf32> {mesh.name = "params.layers.5.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg53: tensor<64x4x16xf32> {mesh.name = "params.layers.5.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg54: tensor<64x192xf32> {mesh.name = "params.layers.5.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg55: tensor<64x4x16xf32> {mesh.name = "params.layers.5.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg56: tensor<192x64xf32> {mesh.name = "params.layers.6.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg57: tensor<64x192xf32> {mesh.name = "params.layers.6.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg58: tensor<64x4x16xf32> {mesh.name = "params.layers.6.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg59: tensor<64xf32> {mesh.name = "params.layers.6.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg60: tensor<64xf32> {mesh.name = "params.layers.6.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg61: tensor<4x16x64xf32> {mesh.name = "params.layers.6.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg62: tensor<64x4x16xf32> {mesh.name = "params.layers.6.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg63: tensor<64x192xf32> {mesh.name = "params.layers.6.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg64: tensor<64x4x16xf32> {mesh.name = "params.layers.6.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg65: tensor<192x64xf32> {mesh.name = "params.layers.7.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg66: tensor<64x192xf32> {mesh.name = "params.layers.7.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg67: tensor<64x4x16xf32> {mesh.name = "params.layers.7.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg68: tensor<64xf32> {mesh.name = "params.layers.7.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg69: tensor<64xf32> {mesh.name = "params.layers.7.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg70: tensor<4x16x64xf32> {mesh.name = "params.layers.7.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg71: tensor<64x4x16xf32> {mesh.name = "params.layers.7.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg72: tensor<64x192xf32> {mesh.name = "params.layers.7.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg73: tensor<64x4x16xf32> {mesh.name = "params.layers.7.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg74: tensor<192x64xf32> {mesh.name = "params.layers.8.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg75: tensor<64x192xf32> {mesh.name = "params.layers.8.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg76: tensor<64x4x16xf32> {mesh.name = "params.layers.8.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg77: tensor<64xf32> {mesh.name = "params.layers.8.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg78: tensor<64xf32> {mesh.name = "params.layers.8.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg79: tensor<4x16x64xf32> {mesh.name = "params.layers.8.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg80: tensor<64x4x16xf32> {mesh.name = "params.layers.8.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg81: tensor<64x192xf32> {mesh.name = "params.layers.8.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg82: tensor<64x4x16xf32> {mesh.name = "params.layers.8.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg83: tensor<192x64xf32> {mesh.name = "params.layers.9.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg84: tensor<64x192xf32> {mesh.name = "params.layers.9.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg85: tensor<64x4x16xf32> {mesh.name = "params.layers.9.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg86: tensor<64xf32> {mesh.name = "params.layers.9.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg87: tensor<64xf32> {mesh.name = "params.layers.9.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg88: tensor<4x16x64xf32> {mesh.name = "params.layers.9.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg89: tensor<64x4x16xf32> {mesh.name = "params.layers.9.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg90: tensor<64x192xf32> {mesh.name = "params.layers.9.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg91: tensor<64x4x16xf32> {mesh.name = "params.layers.9.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg92: tensor<192x64xf32> {mesh.name = "params.layers.10.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg93: tensor<64x192xf32> {mesh.name = "params.layers.10.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg94: tensor<64x4x16xf32> {mesh.name = "params.layers.10.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg95: tensor<64xf32> {mesh.name = "params.layers.10.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg96: tensor<64xf32> {mesh.name = "params.layers.10.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg97: tensor<4x16x64xf32> {mesh.name = "params.layers.10.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg98: tensor<64x4x16xf32> {mesh.name = "params.layers.10.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg99: tensor<64x192xf32> {mesh.name = "params.layers.10.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg100: tensor<64x4x16xf32> {mesh.name = "params.layers.10.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg101: tensor<192x64xf32> {mesh.name = "params.layers.11.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc324), %arg102: tensor<64x192xf32> {mesh.name = "params.layers.11.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg103: tensor<64x4x16xf32> {mesh.name = "params.layers.11.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg104: tensor<64xf32> {mesh.name = "params.layers.11.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc294), %arg105: tensor<64xf32> {mesh.name = "params.layers.11.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc319), %arg106: tensor<4x16x64xf32> {mesh.name = "params.layers.11.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc310), %arg107: tensor<64x4x16xf32> {mesh.name = "params.layers.11.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg108: tensor<64x192xf32> {mesh.name = "params.layers.11.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc320), %arg109: tensor<64x4x16xf32> {mesh.name = "params.layers.11.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc326), %arg110: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc285), %arg111: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc216), %arg112: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc233)) -> (tensor<f32> {mesh.name = "result", mesh.sharding = #mesh.sharding<@mesh, []>}) {
    %cst = arith.constant 2.560000e+02 : f32 loc(#loc214)
    %cst_0 = arith.constant 0x7F800000 : f32 loc(#loc215)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc215)
    %cst_2 = arith.constant -1.000000e+09 : f32 loc(#loc215)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc215)
    %c0_i32 = arith.constant 0 : i32 loc(#loc215)
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc215)
    %cst_5 = arith.constant dense<false> : tensor<i1> loc(#loc215)
    %cst_6 = arith.constant dense<255> : tensor<1xi32> loc(#loc215)
    %cst_7 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc205)
    %cst_8 = arith.constant dense<true> : tensor<i1> loc(#loc205)
    %cst_9 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc205)
    %cst_10 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc205)
    %cst_11 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc205)
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc205)
    %cst_13 = arith.constant dense<256> : tensor<i32> loc(#loc205)
    %cst_14 = arith.constant dense<0> : tensor<i32> loc(#loc216)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc216)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc216), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc216)
    } -> tensor<8x32xi32> loc(#loc216)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc216)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg111, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(#loc216), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %756 = arith.cmpi slt, %in, %in_15 : i32 loc(#loc216)
      linalg.yield %756 : i1 loc(#loc216)
    } -> tensor<8x32xi1> loc(#loc216)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":155:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc217)
    } -> tensor<8x32xi32> loc(#loc217)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg111, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc217), %in_15: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %756 = arith.addi %in, %in_15 : i32 loc(#loc217)
      linalg.yield %756 : i32 loc(#loc217)
    } -> tensor<8x32xi32> loc(#loc217)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg111 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_15: i32 loc("examples/jax/transformer.py":107:8), %in_16: i32 loc(#loc218), %out: i32 loc("examples/jax/transformer.py":107:8)):
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
    %13 = tensor.empty() : tensor<8x32x64xf32> loc(#loc287)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_15: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %15 = tensor.empty() : tensor<8x32xf32> loc(#loc288)
    %16 = linalg.fill ins(%cst_3 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc288)
    %17 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %18 = tensor.empty() : tensor<8x32x1xf32> loc(#loc289)
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %20 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc290), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc291), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %25 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %25 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %27 = tensor.empty() : tensor<1x1x64xf32> loc(#loc294)
    %28 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %29 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %31 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc326)
    %32 = linalg.fill ins(%cst_3 : f32) outs(%31 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc326)
    %33 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %34 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc327)
    %35 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %37 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %38 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %39 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %40 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc297)
    %41 = linalg.fill ins(%cst_3 : f32) outs(%40 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc297)
    %42 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%35, %37 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %43 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(#loc298), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %44 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %45 = tensor.empty() : tensor<32x32xi1> loc(#loc299)
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(#loc299), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc299)
    } -> tensor<32x32xi1> loc(#loc299)
    %47 = tensor.empty() : tensor<32x32xi32> loc(#loc300)
    %48 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %756 = linalg.index 0 : index loc(#loc300)
      %757 = arith.index_cast %756 : index to i32 loc(#loc300)
      linalg.yield %757 : i32 loc(#loc300)
    } -> tensor<32x32xi32> loc(#loc300)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%47 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(#loc300), %out: i32 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i32 loc(#loc300)
    } -> tensor<32x32xi32> loc(#loc300)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%47 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_15: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
      %756 = arith.addi %in, %in_15 : i32 loc(#loc300)
      linalg.yield %756 : i32 loc(#loc300)
    } -> tensor<32x32xi32> loc(#loc300)
    %51 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %756 = linalg.index 1 : index loc(#loc300)
      %757 = arith.index_cast %756 : index to i32 loc(#loc300)
      linalg.yield %757 : i32 loc(#loc300)
    } -> tensor<32x32xi32> loc(#loc300)
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_15: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %756 = arith.cmpi sge, %in, %in_15 : i32 loc(#loc300)
      linalg.yield %756 : i1 loc(#loc300)
    } -> tensor<32x32xi1> loc(#loc300)
    %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(#loc300), %out: i1 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i1 loc(#loc300)
    } -> tensor<32x32xi1> loc(#loc300)
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %46, %53 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_15: i1 loc("examples/jax/transformer.py":91:22), %in_16: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %756 = arith.select %in, %in_15, %in_16 : i1 loc(#loc300)
      linalg.yield %756 : i1 loc(#loc300)
    } -> tensor<32x32xi1> loc(#loc300)
    %55 = tensor.empty() : tensor<f32> loc(#loc301)
    %56 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%55 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %cst_2 : f32 loc(#loc301)
    } -> tensor<f32> loc(#loc301)
    %57 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc301)
    %58 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<32x32xi1>) outs(%57 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : i1 loc(#loc301)
    } -> tensor<8x4x32x32xi1> loc(#loc301)
    %59 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<f32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %60 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %44, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %61 = tensor.empty() : tensor<8x4x32xf32> loc(#loc302)
    %62 = linalg.fill ins(%cst_1 : f32) outs(%61 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc302)
    %63 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %64 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc303), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %63 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %66 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc304)
    %67 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %68 = "mesh.stop_gradient"(%67) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %69 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %70 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %69 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %71 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %72 = linalg.fill ins(%cst_3 : f32) outs(%61 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc308)
    %73 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %74 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %75 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %76 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %75 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %77 = linalg.fill ins(%cst_3 : f32) outs(%34 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc310)
    %78 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%76, %39 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %79 = linalg.fill ins(%cst_3 : f32) outs(%13 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc311)
    %80 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%78, %arg7 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %80 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %81 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %83 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%82 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %84 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %88 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %88 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %90 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %91 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %91 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %93 = tensor.empty() : tensor<8x32x192xf32> loc(#loc321)
    %94 = linalg.fill ins(%cst_3 : f32) outs(%93 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc321)
    %95 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92, %arg3 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %96 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %98 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(#loc322), %out: f32 loc("examples/jax/transformer.py":97:12)):
      linalg.yield %in : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %97 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %100 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %102 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92, %arg9 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %102 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %104 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%103, %arg2 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %104 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %105 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %107 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %108 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %112 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %112 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %114 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %115 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %115 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %117 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg17, %116 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %118 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %119 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %116 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %120 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %121 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg19, %116 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %122 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %123 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%118, %120 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %124 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %125 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %124, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %126 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %126 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %128 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %129 = "mesh.stop_gradient"(%128) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %130 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %132 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %133 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %134 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %135 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %136 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %135 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %137 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%136, %122 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %138 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%137, %arg16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %138 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %139 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %141 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %142 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %145 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %146 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %146 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %148 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %149 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %151 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150, %arg12 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %153 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %153 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %154 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %155 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %157 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150, %arg18 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %159 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%158, %arg11 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %159 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %160 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %162 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %163 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %166 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %167 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %167 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %169 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %170 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %170 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %172 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg26, %171 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %173 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %174 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg22, %171 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %175 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %176 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg28, %171 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %177 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %178 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%173, %175 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %179 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %180 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %179, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %181 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%180 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %181 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %183 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %184 = "mesh.stop_gradient"(%183) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %185 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %186 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180, %185 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %187 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %188 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%187 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %189 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %190 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %191 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %190 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %192 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%191, %177 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %193 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%192, %arg25 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %193 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %194 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %196 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %197 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %200 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %201 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %202 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %201 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %203 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %204 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %204 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %206 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205, %arg21 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %207 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %208 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %209 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %208 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %209 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %210 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %212 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205, %arg27 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %213 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %212 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %214 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213, %arg20 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %214 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %215 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %217 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%216 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %218 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %221 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %222 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %222 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %224 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %225 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %225 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %227 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg35, %226 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %228 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %229 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg31, %226 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %230 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %231 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg37, %226 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %232 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %233 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%228, %230 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %234 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %235 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %234, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %236 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %237 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %236 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %238 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %239 = "mesh.stop_gradient"(%238) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %240 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %241 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235, %240 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %242 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %243 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%242 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %244 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %245 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %246 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %245 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %247 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%246, %232 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %248 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%247, %arg34 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %249 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %248 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %249 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %251 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %252 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %255 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %256 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %256 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %258 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg33 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %259 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %259 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %261 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%260, %arg30 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %262 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %263 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %263 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %265 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %264 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %265 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %267 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%260, %arg36 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %267 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %269 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%268, %arg29 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %269 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %271 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %270 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %272 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%271 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %273 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %276 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %277 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %277 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %279 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg41 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %280 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %280 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %282 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg44, %281 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %283 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %284 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg40, %281 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %285 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %286 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg46, %281 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %287 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %288 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%283, %285 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %289 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %290 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %289, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %291 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%290 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %291 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %293 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %294 = "mesh.stop_gradient"(%293) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %295 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %296 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290, %295 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %297 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %298 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%297 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %299 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %300 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %301 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %300 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %302 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%301, %287 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %303 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%302, %arg43 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %303 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %304 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %306 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%305 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %307 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %308 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %309 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %310 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %311 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %312 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %311 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %313 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %314 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %314 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %316 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%315, %arg39 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %317 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %318 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %319 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %318 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %320 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %319 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %320 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %322 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%315, %arg45 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %323 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %322 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %324 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%323, %arg38 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %324 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %326 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %325 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %327 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %328 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %329 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %330 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %331 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %332 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %332 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %334 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg50 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %335 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %335 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %337 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg53, %336 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %338 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %339 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg49, %336 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %340 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %341 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg55, %336 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %342 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %343 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%338, %340 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %344 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %345 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %344, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %346 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%345 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %346 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %348 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %349 = "mesh.stop_gradient"(%348) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %350 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %351 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%345, %350 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %352 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %353 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%352 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %354 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %355 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%354 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %356 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%352, %355 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %357 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%356, %342 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %358 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%357, %arg52 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %358 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %360 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %359 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %361 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %362 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %363 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %364 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %365 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %366 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %367 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %366 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %368 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg51 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %369 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %370 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %369 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %371 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%370, %arg48 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %372 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %373 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %374 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %373 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %375 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %374 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %376 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %375 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %377 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%370, %arg54 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %378 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %377 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %379 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%378, %arg47 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %380 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %379 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %381 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %380 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %382 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%381 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %383 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %384 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %385 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %386 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %387 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %388 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %387 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %389 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg59 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %390 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %391 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %390 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %392 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg62, %391 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %393 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%392 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %394 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg58, %391 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %395 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %396 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg64, %391 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %397 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%396 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %398 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%393, %395 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %399 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%398, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %400 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %399, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %401 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%400 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %401 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %403 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%402 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %404 = "mesh.stop_gradient"(%403) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %405 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%404 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %406 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%400, %405 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %407 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %408 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%407 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %409 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%408 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %410 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %411 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%407, %410 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %412 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%411, %397 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %413 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%412, %arg61 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %414 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %413 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %415 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %414 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %416 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%415 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %417 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %418 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %419 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %420 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %421 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %422 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %421 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %423 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg60 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %424 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %425 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %424 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %426 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%425, %arg57 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %427 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %428 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %428 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %430 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %429 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %431 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426, %430 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %432 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%425, %arg63 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %433 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %432 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %434 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%433, %arg56 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %435 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %434 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %436 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %435 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %437 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%436 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %438 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %439 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %440 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %441 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %442 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %443 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %442 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %444 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg68 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %445 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %445 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %447 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg71, %446 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %448 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%447 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %449 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg67, %446 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %450 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%449 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %451 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg73, %446 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %452 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%451 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %453 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%448, %450 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %454 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%453, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %455 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %454, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %456 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%455 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %457 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %456 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %458 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%457 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %459 = "mesh.stop_gradient"(%458) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %460 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%459 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %461 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455, %460 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %462 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %463 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%462 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %464 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%463 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %465 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%464 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %466 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462, %465 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %467 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%466, %452 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %468 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%467, %arg70 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %468 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %469 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %471 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%470 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %472 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %473 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %474 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %475 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %476 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %477 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %476 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %478 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg69 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %479 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %480 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %479 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %481 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%480, %arg66 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %482 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %483 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %483 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %485 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %484 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %486 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %485 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %487 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%480, %arg72 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %488 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486, %487 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %489 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%488, %arg65 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %490 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %489 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %491 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %490 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %492 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%491 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %493 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %494 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %495 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %496 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %497 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %498 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %497 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %499 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg77 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %500 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %501 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %500 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %502 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg80, %501 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %503 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%502 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %504 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg76, %501 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %505 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%504 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %506 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg82, %501 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %507 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%506 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %508 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%503, %505 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %509 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%508, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %510 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %509, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %511 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%510 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %512 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %511 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %513 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%512 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %514 = "mesh.stop_gradient"(%513) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %515 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%514 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %516 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%510, %515 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %517 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%516 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %518 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%517 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %519 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%518 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %520 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%519 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %521 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%517, %520 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %522 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%521, %507 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %523 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%522, %arg79 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %524 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %523 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %525 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %524 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %526 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%525 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %527 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %528 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %529 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %530 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %531 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %532 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %531 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %533 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg78 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %534 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %535 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %534 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %536 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%535, %arg75 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %537 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %538 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %539 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %538 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %540 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %539 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %541 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %540 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %542 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%535, %arg81 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %543 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %542 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %544 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%543, %arg74 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %545 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %544 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %546 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %545 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %547 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%546 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %548 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %549 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %550 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %551 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %552 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %553 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %552 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %554 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg86 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %555 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %556 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%553, %555 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %557 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg89, %556 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %558 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%557 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %559 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg85, %556 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %560 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%559 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %561 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg91, %556 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %562 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%561 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %563 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%558, %560 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %564 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%563, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %565 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %564, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %566 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%565 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %567 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %566 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %568 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%567 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %569 = "mesh.stop_gradient"(%568) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %570 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%569 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %571 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%565, %570 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %572 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%571 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %573 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%572 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %574 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%573 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %575 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%574 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %576 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%572, %575 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %577 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%576, %562 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %578 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%577, %arg88 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %579 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %578 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %580 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %579 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %581 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%580 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %582 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %583 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %584 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %585 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %586 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %587 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %586 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %588 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg87 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %589 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%588 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %590 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %589 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %591 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%590, %arg84 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %592 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %593 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%592 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %594 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %593 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %595 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %594 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %596 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %595 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %597 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%590, %arg90 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %598 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596, %597 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %599 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%598, %arg83 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %600 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %599 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %601 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600, %600 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %602 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%601 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %603 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %604 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %605 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %606 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %607 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %608 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600, %607 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %609 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg95 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %610 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %611 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%608, %610 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %612 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg98, %611 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %613 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%612 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %614 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg94, %611 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %615 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%614 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %616 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg100, %611 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %617 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%616 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %618 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%613, %615 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %619 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%618, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %620 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %619, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %621 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%620 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %622 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %621 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %623 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%622 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %624 = "mesh.stop_gradient"(%623) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %625 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%624 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %626 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%620, %625 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %627 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%626 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %628 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%627 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %629 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%628 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %630 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%629 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %631 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%627, %630 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %632 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%631, %617 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %633 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%632, %arg97 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %634 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600, %633 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %635 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %634 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %636 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%635 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %637 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %638 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %639 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %640 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%639 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %641 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%640 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %642 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %641 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %643 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg96 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %644 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%643 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %645 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642, %644 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %646 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%645, %arg93 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %647 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %648 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %649 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %648 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %650 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %649 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %651 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646, %650 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %652 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%645, %arg99 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %653 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%651, %652 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %654 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%653, %arg92 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
    %655 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %654 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc277)
      linalg.yield %756 : f32 loc(#loc277)
    } -> tensor<8x32x64xf32> loc(#loc277)
    %656 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%655, %655 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc287)
      linalg.yield %756 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %657 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%656 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc288), %out: f32 loc(#loc288)):
      %756 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %756 : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %658 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%657 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32x1xf32> loc(#loc289)
    %659 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%658, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc290)
      linalg.yield %756 : f32 loc(#loc290)
    } -> tensor<8x32x1xf32> loc(#loc290)
    %660 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%659, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc291)
      linalg.yield %756 : f32 loc(#loc291)
    } -> tensor<8x32x1xf32> loc(#loc291)
    %661 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%660 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc292)
      linalg.yield %756 : f32 loc(#loc292)
    } -> tensor<8x32x1xf32> loc(#loc292)
    %662 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%661 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %663 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%655, %662 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc293)
      linalg.yield %756 : f32 loc(#loc293)
    } -> tensor<8x32x64xf32> loc(#loc293)
    %664 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg104 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc294), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<1x1x64xf32> loc(#loc294)
    %665 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%664 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %666 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663, %665 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc295)
      linalg.yield %756 : f32 loc(#loc295)
    } -> tensor<8x32x64xf32> loc(#loc295)
    %667 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg107, %666 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %668 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %669 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg103, %666 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %670 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%669 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %671 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg109, %666 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc326), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc326)
      %757 = arith.addf %out, %756 : f32 loc(#loc326)
      linalg.yield %757 : f32 loc(#loc326)
    } -> tensor<4x16x8x32xf32> loc(#loc326)
    %672 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<8x4x32x16xf32> loc(#loc327)
    %673 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%668, %670 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc327)
      %757 = arith.addf %out, %756 : f32 loc(#loc297)
      linalg.yield %757 : f32 loc(#loc297)
    } -> tensor<8x4x32x32xf32> loc(#loc297)
    %674 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%673, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_15: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc298)
      linalg.yield %756 : f32 loc(#loc298)
    } -> tensor<8x4x32x32xf32> loc(#loc298)
    %675 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %674, %59 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":90:13), %in_16: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %756 = arith.select %in, %in_15, %in_16 : f32 loc(#loc301)
      linalg.yield %756 : f32 loc(#loc301)
    } -> tensor<8x4x32x32xf32> loc(#loc301)
    %676 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%675 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc302), %out: f32 loc(#loc302)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc302)
      linalg.yield %756 : f32 loc(#loc302)
    } -> tensor<8x4x32xf32> loc(#loc302)
    %677 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %676 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%61 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.maximumf %in, %in_15 : f32 loc(#loc303)
      linalg.yield %756 : f32 loc(#loc303)
    } -> tensor<8x4x32xf32> loc(#loc303)
    %678 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%677 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %679 = "mesh.stop_gradient"(%678) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc305)
    %680 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%679 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %681 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%675, %680 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.subf %in, %in_15 : f32 loc(#loc306)
      linalg.yield %756 : f32 loc(#loc306)
    } -> tensor<8x4x32x32xf32> loc(#loc306)
    %682 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%681 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = math.exp %in : f32 loc(#loc307)
      linalg.yield %756 : f32 loc(#loc307)
    } -> tensor<8x4x32x32xf32> loc(#loc307)
    %683 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%682 : tensor<8x4x32x32xf32>) outs(%72 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc308), %out: f32 loc(#loc308)):
      %756 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %756 : f32 loc(#loc308)
    } -> tensor<8x4x32xf32> loc(#loc308)
    %684 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%683 : tensor<8x4x32xf32>) outs(%66 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<8x4x32x1xf32> loc(#loc304)
    %685 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%684 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %686 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%682, %685 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc309)
      linalg.yield %756 : f32 loc(#loc309)
    } -> tensor<8x4x32x32xf32> loc(#loc309)
    %687 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%686, %672 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%77 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_15: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc309)
      %757 = arith.addf %out, %756 : f32 loc(#loc310)
      linalg.yield %757 : f32 loc(#loc310)
    } -> tensor<8x4x32x16xf32> loc(#loc310)
    %688 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%687, %arg106 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_15: f32 loc(#loc310), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc310)
      %757 = arith.addf %out, %756 : f32 loc(#loc311)
      linalg.yield %757 : f32 loc(#loc311)
    } -> tensor<8x32x64xf32> loc(#loc311)
    %689 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%655, %688 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_15: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc265)
      linalg.yield %756 : f32 loc(#loc265)
    } -> tensor<8x32x64xf32> loc(#loc265)
    %690 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689, %689 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc312)
      linalg.yield %756 : f32 loc(#loc312)
    } -> tensor<8x32x64xf32> loc(#loc312)
    %691 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%690 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc313), %out: f32 loc(#loc313)):
      %756 = arith.addf %out, %in : f32 loc(#loc313)
      linalg.yield %756 : f32 loc(#loc313)
    } -> tensor<8x32xf32> loc(#loc313)
    %692 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%691 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<8x32x1xf32> loc(#loc314)
    %693 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc315)
      linalg.yield %756 : f32 loc(#loc315)
    } -> tensor<8x32x1xf32> loc(#loc315)
    %694 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_15: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc316)
      linalg.yield %756 : f32 loc(#loc316)
    } -> tensor<8x32x1xf32> loc(#loc316)
    %695 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %756 = math.rsqrt %in : f32 loc(#loc317)
      linalg.yield %756 : f32 loc(#loc317)
    } -> tensor<8x32x1xf32> loc(#loc317)
    %696 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %697 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%689, %696 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc318)
      linalg.yield %756 : f32 loc(#loc318)
    } -> tensor<8x32x64xf32> loc(#loc318)
    %698 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg105 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc319), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<1x1x64xf32> loc(#loc319)
    %699 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %700 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%697, %699 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %756 : f32 loc(#loc320)
    } -> tensor<8x32x64xf32> loc(#loc320)
    %701 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%700, %arg102 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc321)
      linalg.yield %757 : f32 loc(#loc321)
    } -> tensor<8x32x192xf32> loc(#loc321)
    %702 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.negf %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %703 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702 : tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = math.exp %in : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %704 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %703 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.addf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %705 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %704 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.divf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %706 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701, %705 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_15: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc322)
      linalg.yield %756 : f32 loc(#loc322)
    } -> tensor<8x32x192xf32> loc(#loc322)
    %707 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%700, %arg108 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%94 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc320), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc320)
      %757 = arith.addf %out, %756 : f32 loc(#loc323)
      linalg.yield %757 : f32 loc(#loc323)
    } -> tensor<8x32x192xf32> loc(#loc323)
    %708 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706, %707 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%93 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      linalg.yield %756 : f32 loc(#loc324)
    } -> tensor<8x32x192xf32> loc(#loc324)
    %709 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%708, %arg101 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%79 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_15: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc324)
      %757 = arith.addf %out, %756 : f32 loc(#loc325)
      linalg.yield %757 : f32 loc(#loc325)
    } -> tensor<8x32x64xf32> loc(#loc325)
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
    ^bb0(%in: f32 loc(#loc279), %out: f32 loc(#loc279)):
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
    ^bb0(%in: f32 loc(#loc285), %out: f32 loc("examples/jax/transformer.py":84:11)):
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
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_15: f32 loc(#loc286), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %756 = arith.mulf %in, %in_15 : f32 loc(#loc286)
      %757 = arith.addf %out, %756 : f32 loc(#loc232)
      linalg.yield %757 : f32 loc(#loc232)
    } -> tensor<8x32x256xf32> loc(#loc232)
    %725 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg112 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(#loc233), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc233)
    } -> tensor<8x32x1xi32> loc(#loc233)
    %726 = tensor.empty() : tensor<1x1x256xi32> loc(#loc233)
    %727 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%726 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %756 = linalg.index 2 : index loc(#loc233)
      %757 = arith.index_cast %756 : index to i32 loc(#loc233)
      linalg.yield %757 : i32 loc(#loc233)
    } -> tensor<1x1x256xi32> loc(#loc233)
    %728 = tensor.empty() : tensor<8x32x256xi32> loc(#loc233)
    %729 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725 : tensor<8x32x1xi32>) outs(%728 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc233)
    } -> tensor<8x32x256xi32> loc(#loc233)
    %730 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727 : tensor<1x1x256xi32>) outs(%728 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc233)
    } -> tensor<8x32x256xi32> loc(#loc233)
    %731 = tensor.empty() : tensor<8x32x256xi1> loc(#loc233)
    %732 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729, %730 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%731 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_15: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %756 = arith.cmpi eq, %in, %in_15 : i32 loc(#loc233)
      linalg.yield %756 : i1 loc(#loc233)
    } -> tensor<8x32x256xi1> loc(#loc233)
    %733 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732 : tensor<8x32x256xi1>) outs(%722 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %756 = arith.uitofp %in : i1 to f32 loc(#loc233)
      linalg.yield %756 : f32 loc(#loc233)
    } -> tensor<8x32x256xf32> loc(#loc233)
    %734 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc234)
    %735 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%724 : tensor<8x32x256xf32>) outs(%734 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc234), %out: f32 loc(#loc234)):
      %756 = arith.maximumf %out, %in : f32 loc(#loc234)
      linalg.yield %756 : f32 loc(#loc234)
    } -> tensor<8x32xf32> loc(#loc234)
    %736 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc235), %out: f32 loc("examples/jax/transformer.py":115:20)):
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
    ^bb0(%in: f32 loc(#loc237), %out: f32 loc("examples/jax/transformer.py":115:20)):
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
    ^bb0(%in: f32 loc(#loc242), %out: f32 loc(#loc242)):
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
    ^bb0(%in: f32 loc(#loc247), %out: f32 loc(#loc247)):
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
    ^bb0(%in: f32 loc(#loc249), %out: f32 loc(#loc249)):
      %756 = arith.addf %out, %in : f32 loc(#loc249)
      linalg.yield %756 : f32 loc(#loc249)
    } -> tensor<f32> loc(#loc249)
    %755 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%754 : tensor<f32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %756 = arith.divf %in, %cst : f32 loc(#loc214)
      linalg.yield %756 : f32 loc(#loc214)
    } -> tensor<f32> loc(#loc214)
    return %755 : tensor<f32> loc(#loc205)
  } loc(#loc205)
} loc(#loc)
