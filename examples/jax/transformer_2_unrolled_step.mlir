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
#loc67 = loc("examples/jax/transformer.py":124:48)
#loc68 = loc("examples/jax/transformer.py":126:18)
#loc69 = loc("examples/jax/transformer.py":149:24)
#loc70 = loc("examples/jax/transformer.py":161:43)
#loc71 = loc("examples/jax/transformer.py":160:24)
#loc72 = loc("examples/jax/transformer.py":165:4)
#loc73 = loc("examples/jax/transformer.py":124:24)
#loc74 = loc("examples/jax/transformer.py":107:8)
#loc75 = loc("examples/jax/transformer.py":120:22)
#loc76 = loc("examples/jax/transformer.py":84:38)
#loc77 = loc("examples/jax/transformer.py":101:22)
#loc78 = loc("examples/jax/transformer.py":110:16)
#loc79 = loc("examples/jax/transformer.py":84:29)
#loc80 = loc(unknown)
#loc81 = loc("examples/jax/transformer.py":84:29)
#loc82 = loc("examples/jax/transformer.py":84:15)
#loc83 = loc("examples/jax/transformer.py":84:11)
#loc84 = loc("examples/jax/transformer.py":84:11)
#loc85 = loc("examples/jax/transformer.py":88:15)
#loc86 = loc("examples/jax/transformer.py":88:4)
#loc87 = loc("examples/jax/transformer.py":101:12)
#loc88 = loc("examples/jax/transformer.py":90:13)
#loc89 = loc("examples/jax/transformer.py":90:13)
#loc90 = loc("examples/jax/transformer.py":91:22)
#loc92 = loc("examples/jax/transformer.py":92:29)
#loc93 = loc("examples/jax/transformer.py":92:14)
#loc94 = loc(unknown)
#loc95 = loc("examples/jax/transformer.py":93:39)
#loc96 = loc("examples/jax/transformer.py":93:11)
#loc97 = loc("examples/jax/transformer.py":101:8)
#loc98 = loc("examples/jax/transformer.py":102:25)
#loc99 = loc("examples/jax/transformer.py":97:24)
#loc100 = loc("examples/jax/transformer.py":102:15)
#loc101 = loc("examples/jax/transformer.py":97:12)
#loc102 = loc("examples/jax/transformer.py":97:42)
#loc103 = loc("examples/jax/transformer.py":97:12)
#loc104 = loc("examples/jax/transformer.py":97:11)
#loc105 = loc("examples/jax/transformer.py":102:11)
#loc106 = loc("examples/jax/transformer.py":113:13)
#loc107 = loc("examples/jax/transformer.py":113:13)
#loc108 = loc("examples/jax/transformer.py":114:13)
#loc109 = loc("examples/jax/transformer.py":115:20)
#loc110 = loc("examples/jax/transformer.py":115:64)
#loc111 = loc("examples/jax/transformer.py":115:56)
#loc112 = loc("examples/jax/transformer.py":115:20)
#loc113 = loc("examples/jax/transformer.py":115:11)
#loc114 = loc("examples/jax/transformer.py":121:38)
#loc115 = loc("examples/jax/transformer.py":121:12)
#loc116 = loc("examples/jax/transformer.py":121:48)
#loc117 = loc("examples/jax/transformer.py":121:38)
#loc118 = loc("examples/jax/transformer.py":122:39)
#loc119 = loc("examples/jax/transformer.py":122:13)
#loc120 = loc("examples/jax/transformer.py":122:51)
#loc121 = loc("examples/jax/transformer.py":122:51)
#loc122 = loc("examples/jax/transformer.py":122:39)
#loc123 = loc("examples/jax/transformer.py":124:20)
#loc124 = loc("examples/jax/transformer.py":124:15)
#loc125 = loc("examples/jax/transformer.py":124:44)
#loc126 = loc("examples/jax/transformer.py":124:39)
#loc127 = loc("examples/jax/transformer.py":125:19)
#loc128 = loc("examples/jax/transformer.py":125:31)
#loc129 = loc("examples/jax/transformer.py":125:31)
#loc130 = loc("examples/jax/transformer.py":125:19)
#loc131 = loc("examples/jax/transformer.py":125:15)
#loc132 = loc(unknown)
#loc133 = loc(unknown)
#loc134 = loc(unknown)
#loc135 = loc(unknown)
#loc136 = loc(unknown)
#loc137 = loc(unknown)
#loc138 = loc(unknown)
#loc139 = loc(unknown)
#loc140 = loc(unknown)
#loc141 = loc(unknown)
#loc142 = loc(unknown)
#loc143 = loc(unknown)
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
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map28 = affine_map<(d0, d1) -> (d1, d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map30 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map31 = affine_map<(d0, d1, d2) -> (d0)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d4, d2)>
#map34 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map41 = affine_map<(d0) -> ()>
#map42 = affine_map<(d0) -> (d0)>
#loc144 = loc("examples/jax/transformer.py":124:48)
#loc145 = loc("examples/jax/transformer.py":126:18)
#loc146 = loc("examples/jax/transformer.py":149:24)
#loc147 = loc("examples/jax/transformer.py":161:43)
#loc148 = loc("examples/jax/transformer.py":160:24)
#loc149 = loc("examples/jax/transformer.py":165:4)
#loc150 = loc("examples/jax/transformer.py":124:24)
#loc151 = loc("examples/jax/transformer.py":107:8)
#loc152 = loc("examples/jax/transformer.py":120:22)
#loc153 = loc("examples/jax/transformer.py":84:38)
#loc154 = loc("examples/jax/transformer.py":101:22)
#loc155 = loc("examples/jax/transformer.py":110:16)
#loc156 = loc("examples/jax/transformer.py":84:29)
#loc157 = loc(unknown)
#loc158 = loc("examples/jax/transformer.py":84:29)
#loc159 = loc("examples/jax/transformer.py":84:15)
#loc160 = loc("examples/jax/transformer.py":84:11)
#loc161 = loc("examples/jax/transformer.py":84:11)
#loc162 = loc("examples/jax/transformer.py":88:15)
#loc163 = loc("examples/jax/transformer.py":88:4)
#loc164 = loc("examples/jax/transformer.py":101:12)
#loc165 = loc("examples/jax/transformer.py":90:13)
#loc166 = loc("examples/jax/transformer.py":90:13)
#loc167 = loc("examples/jax/transformer.py":91:22)
#loc169 = loc("examples/jax/transformer.py":92:29)
#loc170 = loc("examples/jax/transformer.py":92:14)
#loc171 = loc(unknown)
#loc172 = loc("examples/jax/transformer.py":93:39)
#loc173 = loc("examples/jax/transformer.py":93:11)
#loc174 = loc("examples/jax/transformer.py":101:8)
#loc175 = loc("examples/jax/transformer.py":102:25)
#loc176 = loc("examples/jax/transformer.py":97:24)
#loc177 = loc("examples/jax/transformer.py":102:15)
#loc178 = loc("examples/jax/transformer.py":97:12)
#loc179 = loc("examples/jax/transformer.py":97:42)
#loc180 = loc("examples/jax/transformer.py":97:12)
#loc181 = loc("examples/jax/transformer.py":97:11)
#loc182 = loc("examples/jax/transformer.py":102:11)
#loc183 = loc("examples/jax/transformer.py":113:13)
#loc184 = loc("examples/jax/transformer.py":113:13)
#loc185 = loc("examples/jax/transformer.py":114:13)
#loc186 = loc("examples/jax/transformer.py":115:20)
#loc187 = loc("examples/jax/transformer.py":115:64)
#loc188 = loc("examples/jax/transformer.py":115:56)
#loc189 = loc("examples/jax/transformer.py":115:20)
#loc190 = loc("examples/jax/transformer.py":115:11)
#loc191 = loc("examples/jax/transformer.py":121:38)
#loc192 = loc("examples/jax/transformer.py":121:12)
#loc193 = loc("examples/jax/transformer.py":121:48)
#loc194 = loc("examples/jax/transformer.py":121:38)
#loc195 = loc("examples/jax/transformer.py":122:39)
#loc196 = loc("examples/jax/transformer.py":122:13)
#loc197 = loc("examples/jax/transformer.py":122:51)
#loc198 = loc("examples/jax/transformer.py":122:51)
#loc199 = loc("examples/jax/transformer.py":122:39)
#loc200 = loc("examples/jax/transformer.py":124:20)
#loc201 = loc("examples/jax/transformer.py":124:15)
#loc202 = loc("examples/jax/transformer.py":124:44)
#loc203 = loc("examples/jax/transformer.py":124:39)
#loc204 = loc("examples/jax/transformer.py":125:19)
#loc205 = loc("examples/jax/transformer.py":125:31)
#loc206 = loc("examples/jax/transformer.py":125:31)
#loc207 = loc("examples/jax/transformer.py":125:19)
#loc208 = loc("examples/jax/transformer.py":125:15)
#loc209 = loc("examples/jax/transformer.py":160:24)
#loc210 = loc("examples/jax/transformer.py":110:16)
#loc212 = loc("examples/jax/transformer.py":161:43)
#loc213 = loc("examples/jax/transformer.py":101:12)
#loc214 = loc("examples/jax/transformer.py":149:24)
#loc215 = loc("examples/jax/transformer.py":92:14)
#loc216 = loc("examples/jax/transformer.py":126:18)
#loc217 = loc("examples/jax/transformer.py":120:22)
#loc218 = loc("examples/jax/transformer.py":149:24)
#loc219 = loc("examples/jax/transformer.py":121:12)
#loc220 = loc("examples/jax/transformer.py":122:13)
#loc221 = loc("examples/jax/transformer.py":124:48)
#loc222 = loc("examples/jax/transformer.py":124:24)
#loc223 = loc("examples/jax/transformer.py":107:8)
#loc224 = loc("examples/jax/transformer.py":110:16)
#loc225 = loc("examples/jax/transformer.py":113:13)
#loc226 = loc("examples/jax/transformer.py":113:13)
#loc227 = loc("examples/jax/transformer.py":114:13)
#loc228 = loc("examples/jax/transformer.py":115:20)
#loc229 = loc("examples/jax/transformer.py":115:64)
#loc230 = loc("examples/jax/transformer.py":115:56)
#loc231 = loc("examples/jax/transformer.py":115:20)
#loc232 = loc("examples/jax/transformer.py":115:11)
#loc233 = loc("examples/jax/transformer.py":121:38)
#loc234 = loc("examples/jax/transformer.py":121:48)
#loc235 = loc("examples/jax/transformer.py":121:38)
#loc236 = loc("examples/jax/transformer.py":122:39)
#loc237 = loc("examples/jax/transformer.py":122:51)
#loc238 = loc("examples/jax/transformer.py":122:51)
#loc239 = loc("examples/jax/transformer.py":122:39)
#loc240 = loc("examples/jax/transformer.py":124:20)
#loc241 = loc("examples/jax/transformer.py":124:15)
#loc242 = loc("examples/jax/transformer.py":124:44)
#loc243 = loc("examples/jax/transformer.py":124:39)
#loc244 = loc("examples/jax/transformer.py":125:19)
#loc245 = loc("examples/jax/transformer.py":125:31)
#loc246 = loc("examples/jax/transformer.py":125:31)
#loc247 = loc("examples/jax/transformer.py":125:19)
#loc248 = loc("examples/jax/transformer.py":125:15)
#loc249 = loc("examples/jax/transformer.py":124:48)
#loc250 = loc("examples/jax/transformer.py":124:24)
#loc251 = loc("examples/jax/transformer.py":107:8)
#loc252 = loc("examples/jax/transformer.py":107:8)
#loc253 = loc("examples/jax/transformer.py":107:8)
#loc254 = loc("examples/jax/transformer.py":107:8)
#loc255 = loc("examples/jax/transformer.py":107:8)
#loc256 = loc("examples/jax/transformer.py":101:22)
#loc257 = loc("examples/jax/transformer.py":101:12)
#loc258 = loc("examples/jax/transformer.py":101:8)
#loc259 = loc("examples/jax/transformer.py":102:25)
#loc260 = loc("examples/jax/transformer.py":102:15)
#loc261 = loc("examples/jax/transformer.py":102:11)
#loc262 = loc("examples/jax/transformer.py":84:38)
#loc263 = loc("examples/jax/transformer.py":84:29)
#loc264 = loc("examples/jax/transformer.py":84:29)
#loc265 = loc("examples/jax/transformer.py":84:15)
#loc266 = loc("examples/jax/transformer.py":84:11)
#loc267 = loc("examples/jax/transformer.py":84:11)
#loc268 = loc("examples/jax/transformer.py":113:13)
#loc269 = loc("examples/jax/transformer.py":114:13)
#loc270 = loc("examples/jax/transformer.py":115:20)
#loc271 = loc("examples/jax/transformer.py":115:20)
#loc272 = loc("examples/jax/transformer.py":115:20)
#loc273 = loc("examples/jax/transformer.py":115:20)
#loc274 = loc("examples/jax/transformer.py":115:20)
#loc275 = loc("examples/jax/transformer.py":115:20)
#loc276 = loc("examples/jax/transformer.py":115:20)
#loc277 = loc("examples/jax/transformer.py":115:20)
#loc278 = loc("examples/jax/transformer.py":115:20)
#loc279 = loc("examples/jax/transformer.py":115:20)
#loc280 = loc("examples/jax/transformer.py":115:20)
#loc281 = loc("examples/jax/transformer.py":115:20)
#loc282 = loc("examples/jax/transformer.py":115:20)
#loc283 = loc("examples/jax/transformer.py":115:64)
#loc284 = loc("examples/jax/transformer.py":115:56)
#loc285 = loc("examples/jax/transformer.py":115:20)
#loc286 = loc("examples/jax/transformer.py":115:11)
#loc287 = loc("examples/jax/transformer.py":115:11)
#loc288 = loc("examples/jax/transformer.py":115:11)
#loc289 = loc("examples/jax/transformer.py":115:11)
#loc290 = loc("examples/jax/transformer.py":115:20)
#loc291 = loc("examples/jax/transformer.py":115:56)
#loc292 = loc("examples/jax/transformer.py":115:64)
#loc293 = loc("examples/jax/transformer.py":115:20)
#loc294 = loc("examples/jax/transformer.py":115:20)
#loc295 = loc("examples/jax/transformer.py":115:20)
#loc296 = loc("examples/jax/transformer.py":115:20)
#loc297 = loc("examples/jax/transformer.py":115:20)
#loc298 = loc("examples/jax/transformer.py":115:20)
#loc299 = loc("examples/jax/transformer.py":113:13)
#loc300 = loc("examples/jax/transformer.py":113:13)
#loc301 = loc("examples/jax/transformer.py":107:8)
#loc302 = loc("examples/jax/transformer.py":107:8)
#loc304 = loc("examples/jax/transformer.py":121:38)
#loc305 = loc("examples/jax/transformer.py":121:48)
#loc306 = loc("examples/jax/transformer.py":121:38)
#loc307 = loc("examples/jax/transformer.py":122:39)
#loc308 = loc("examples/jax/transformer.py":122:51)
#loc309 = loc("examples/jax/transformer.py":122:51)
#loc310 = loc("examples/jax/transformer.py":122:39)
#loc311 = loc("examples/jax/transformer.py":124:20)
#loc312 = loc("examples/jax/transformer.py":124:15)
#loc313 = loc("examples/jax/transformer.py":124:44)
#loc314 = loc("examples/jax/transformer.py":124:39)
#loc315 = loc("examples/jax/transformer.py":125:19)
#loc316 = loc("examples/jax/transformer.py":125:31)
#loc317 = loc("examples/jax/transformer.py":125:31)
#loc318 = loc("examples/jax/transformer.py":125:19)
#loc319 = loc("examples/jax/transformer.py":125:15)
#loc320 = loc("examples/jax/transformer.py":84:38)
#loc321 = loc("examples/jax/transformer.py":84:29)
#loc322 = loc("examples/jax/transformer.py":84:29)
#loc323 = loc("examples/jax/transformer.py":84:15)
#loc324 = loc("examples/jax/transformer.py":84:11)
#loc325 = loc("examples/jax/transformer.py":84:11)
#loc326 = loc("examples/jax/transformer.py":88:4)
#loc327 = loc("examples/jax/transformer.py":90:13)
#loc328 = loc("examples/jax/transformer.py":90:13)
#loc329 = loc("examples/jax/transformer.py":91:22)
#loc331 = loc("examples/jax/transformer.py":92:29)
#loc332 = loc("examples/jax/transformer.py":92:14)
#loc333 = loc("examples/jax/transformer.py":93:39)
#loc334 = loc("examples/jax/transformer.py":93:11)
#loc335 = loc("examples/jax/transformer.py":101:8)
#loc336 = loc("examples/jax/transformer.py":84:38)
#loc337 = loc("examples/jax/transformer.py":84:29)
#loc338 = loc("examples/jax/transformer.py":84:29)
#loc339 = loc("examples/jax/transformer.py":84:15)
#loc340 = loc("examples/jax/transformer.py":84:11)
#loc341 = loc("examples/jax/transformer.py":84:11)
#loc342 = loc("examples/jax/transformer.py":97:24)
#loc343 = loc("examples/jax/transformer.py":97:12)
#loc344 = loc("examples/jax/transformer.py":97:42)
#loc345 = loc("examples/jax/transformer.py":97:12)
#loc346 = loc("examples/jax/transformer.py":97:11)
#loc347 = loc("examples/jax/transformer.py":102:11)
#loc348 = loc("examples/jax/transformer.py":84:38)
#loc349 = loc("examples/jax/transformer.py":84:29)
#loc350 = loc("examples/jax/transformer.py":84:29)
#loc351 = loc("examples/jax/transformer.py":84:29)
#loc352 = loc("examples/jax/transformer.py":84:29)
#loc353 = loc("examples/jax/transformer.py":84:15)
#loc354 = loc("examples/jax/transformer.py":84:15)
#loc355 = loc("examples/jax/transformer.py":84:15)
#loc356 = loc("examples/jax/transformer.py":84:11)
#loc357 = loc("examples/jax/transformer.py":84:11)
#loc358 = loc("examples/jax/transformer.py":84:11)
#loc359 = loc("examples/jax/transformer.py":114:13)
#loc360 = loc("examples/jax/transformer.py":84:11)
#loc361 = loc("examples/jax/transformer.py":84:11)
#loc363 = loc("examples/jax/transformer.py":84:11)
#loc365 = loc("examples/jax/transformer.py":84:11)
#loc366 = loc("examples/jax/transformer.py":84:15)
#loc367 = loc("examples/jax/transformer.py":84:29)
#loc368 = loc("examples/jax/transformer.py":84:29)
#loc369 = loc("examples/jax/transformer.py":84:29)
#loc370 = loc("examples/jax/transformer.py":84:38)
#loc371 = loc("examples/jax/transformer.py":84:38)
#loc373 = loc("examples/jax/transformer.py":84:38)
#loc374 = loc("examples/jax/transformer.py":84:29)
#loc375 = loc("examples/jax/transformer.py":84:29)
#loc376 = loc("examples/jax/transformer.py":84:29)
#loc377 = loc("examples/jax/transformer.py":84:29)
#loc378 = loc("examples/jax/transformer.py":84:15)
#loc379 = loc("examples/jax/transformer.py":84:15)
#loc380 = loc("examples/jax/transformer.py":84:15)
#loc381 = loc("examples/jax/transformer.py":84:11)
#loc382 = loc("examples/jax/transformer.py":84:11)
#loc383 = loc("examples/jax/transformer.py":84:11)
#loc384 = loc("examples/jax/transformer.py":88:15)
#loc385 = loc("examples/jax/transformer.py":90:13)
#loc386 = loc("examples/jax/transformer.py":90:13)
#loc387 = loc("examples/jax/transformer.py":91:22)
#loc389 = loc("examples/jax/transformer.py":92:29)
#loc390 = loc("examples/jax/transformer.py":92:14)
#loc391 = loc("examples/jax/transformer.py":92:14)
#loc392 = loc("examples/jax/transformer.py":92:14)
#loc393 = loc("examples/jax/transformer.py":92:14)
#loc394 = loc("examples/jax/transformer.py":92:14)
#loc395 = loc("examples/jax/transformer.py":92:14)
#loc396 = loc("examples/jax/transformer.py":92:14)
#loc397 = loc("examples/jax/transformer.py":92:14)
#loc398 = loc("examples/jax/transformer.py":92:14)
#loc399 = loc("examples/jax/transformer.py":93:39)
#loc400 = loc("examples/jax/transformer.py":93:11)
#loc401 = loc("examples/jax/transformer.py":84:38)
#loc402 = loc("examples/jax/transformer.py":84:29)
#loc403 = loc("examples/jax/transformer.py":84:29)
#loc404 = loc("examples/jax/transformer.py":84:29)
#loc405 = loc("examples/jax/transformer.py":84:29)
#loc406 = loc("examples/jax/transformer.py":84:15)
#loc407 = loc("examples/jax/transformer.py":84:15)
#loc408 = loc("examples/jax/transformer.py":84:15)
#loc409 = loc("examples/jax/transformer.py":84:11)
#loc410 = loc("examples/jax/transformer.py":84:11)
#loc411 = loc("examples/jax/transformer.py":84:11)
#loc412 = loc("examples/jax/transformer.py":97:24)
#loc413 = loc("examples/jax/transformer.py":97:12)
#loc414 = loc("examples/jax/transformer.py":97:42)
#loc415 = loc("examples/jax/transformer.py":97:12)
#loc416 = loc("examples/jax/transformer.py":97:11)
#loc417 = loc("examples/jax/transformer.py":97:11)
#loc418 = loc("examples/jax/transformer.py":97:11)
#loc419 = loc("examples/jax/transformer.py":97:12)
#loc420 = loc("examples/jax/transformer.py":97:42)
#loc421 = loc("examples/jax/transformer.py":97:42)
#loc422 = loc("examples/jax/transformer.py":97:12)
#loc423 = loc("examples/jax/transformer.py":97:24)
#loc424 = loc("examples/jax/transformer.py":97:24)
#loc425 = loc("examples/jax/transformer.py":97:24)
#loc426 = loc("examples/jax/transformer.py":84:11)
#loc427 = loc("examples/jax/transformer.py":84:11)
#loc429 = loc("examples/jax/transformer.py":84:11)
#loc431 = loc("examples/jax/transformer.py":84:11)
#loc432 = loc("examples/jax/transformer.py":84:11)
#loc433 = loc("examples/jax/transformer.py":84:15)
#loc434 = loc("examples/jax/transformer.py":84:29)
#loc435 = loc("examples/jax/transformer.py":84:29)
#loc436 = loc("examples/jax/transformer.py":84:29)
#loc437 = loc("examples/jax/transformer.py":84:38)
#loc438 = loc("examples/jax/transformer.py":84:38)
#loc439 = loc("examples/jax/transformer.py":93:11)
#loc440 = loc("examples/jax/transformer.py":93:11)
#loc441 = loc("examples/jax/transformer.py":93:39)
#loc442 = loc("examples/jax/transformer.py":93:39)
#loc443 = loc("examples/jax/transformer.py":92:14)
#loc444 = loc("examples/jax/transformer.py":92:14)
#loc445 = loc("examples/jax/transformer.py":92:14)
#loc446 = loc("examples/jax/transformer.py":92:14)
#loc447 = loc("examples/jax/transformer.py":92:14)
#loc448 = loc("examples/jax/transformer.py":92:14)
#loc449 = loc("examples/jax/transformer.py":92:14)
#loc450 = loc("examples/jax/transformer.py":92:29)
#loc451 = loc("examples/jax/transformer.py":90:13)
#loc452 = loc("examples/jax/transformer.py":90:13)
#loc453 = loc("examples/jax/transformer.py":84:11)
#loc454 = loc("examples/jax/transformer.py":84:11)
#loc456 = loc("examples/jax/transformer.py":84:11)
#loc458 = loc("examples/jax/transformer.py":84:11)
#loc459 = loc("examples/jax/transformer.py":84:11)
#loc460 = loc("examples/jax/transformer.py":84:15)
#loc461 = loc("examples/jax/transformer.py":84:29)
#loc462 = loc("examples/jax/transformer.py":84:29)
#loc463 = loc("examples/jax/transformer.py":84:29)
#loc464 = loc("examples/jax/transformer.py":84:38)
#loc465 = loc("examples/jax/transformer.py":84:38)
#loc471 = loc("examples/jax/transformer.py":88:15)
#loc472 = loc("examples/jax/transformer.py":88:15)
#loc473 = loc("examples/jax/transformer.py":92:14)
#loc474 = loc("examples/jax/transformer.py":92:14)
#loc475 = loc("examples/jax/transformer.py":92:14)
#loc476 = loc("examples/jax/transformer.py":88:15)
#loc477 = loc("examples/jax/transformer.py":88:15)
#loc478 = loc("examples/jax/transformer.py":88:15)
module @jit_step {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<192x64xf32> {mesh.name = "params.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg3: tensor<64x192xf32> {mesh.name = "params.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg4: tensor<64x4x16xf32> {mesh.name = "params.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<64xf32> {mesh.name = "params.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg6: tensor<64xf32> {mesh.name = "params.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg7: tensor<4x16x64xf32> {mesh.name = "params.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<64x4x16xf32> {mesh.name = "params.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<64x192xf32> {mesh.name = "params.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg10: tensor<64x4x16xf32> {mesh.name = "params.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<192x64xf32> {mesh.name = "params.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg12: tensor<64x192xf32> {mesh.name = "params.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg13: tensor<64x4x16xf32> {mesh.name = "params.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg14: tensor<64xf32> {mesh.name = "params.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg15: tensor<64xf32> {mesh.name = "params.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg16: tensor<4x16x64xf32> {mesh.name = "params.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg17: tensor<64x4x16xf32> {mesh.name = "params.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg18: tensor<64x192xf32> {mesh.name = "params.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg19: tensor<64x4x16xf32> {mesh.name = "params.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg20: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg21: tensor<256x64xf32> {mesh.name = "first.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg22: tensor<64x256xf32> {mesh.name = "first.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg23: tensor<192x64xf32> {mesh.name = "first.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg24: tensor<64x192xf32> {mesh.name = "first.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg25: tensor<64x4x16xf32> {mesh.name = "first.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg26: tensor<64xf32> {mesh.name = "first.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg27: tensor<64xf32> {mesh.name = "first.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg28: tensor<4x16x64xf32> {mesh.name = "first.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg29: tensor<64x4x16xf32> {mesh.name = "first.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg30: tensor<64x192xf32> {mesh.name = "first.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg31: tensor<64x4x16xf32> {mesh.name = "first.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg32: tensor<192x64xf32> {mesh.name = "first.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg33: tensor<64x192xf32> {mesh.name = "first.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg34: tensor<64x4x16xf32> {mesh.name = "first.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg35: tensor<64xf32> {mesh.name = "first.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg36: tensor<64xf32> {mesh.name = "first.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg37: tensor<4x16x64xf32> {mesh.name = "first.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg38: tensor<64x4x16xf32> {mesh.name = "first.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg39: tensor<64x192xf32> {mesh.name = "first.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg40: tensor<64x4x16xf32> {mesh.name = "first.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg41: tensor<64xf32> {mesh.name = "first.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg42: tensor<256x64xf32> {mesh.name = "second.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg43: tensor<64x256xf32> {mesh.name = "second.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg44: tensor<192x64xf32> {mesh.name = "second.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg45: tensor<64x192xf32> {mesh.name = "second.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg46: tensor<64x4x16xf32> {mesh.name = "second.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg47: tensor<64xf32> {mesh.name = "second.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg48: tensor<64xf32> {mesh.name = "second.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg49: tensor<4x16x64xf32> {mesh.name = "second.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg50: tensor<64x4x16xf32> {mesh.name = "second.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg51: tensor<64x192xf32> {mesh.name = "second.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg52: tensor<64x4x16xf32> {mesh.name = "second.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg53: tensor<192x64xf32> {mesh.name = "second.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg54: tensor<64x192xf32> {mesh.name = "second.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg55: tensor<64x4x16xf32> {mesh.name = "second.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg56: tensor<64xf32> {mesh.name = "second.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg57: tensor<64xf32> {mesh.name = "second.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg58: tensor<4x16x64xf32> {mesh.name = "second.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg59: tensor<64x4x16xf32> {mesh.name = "second.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg60: tensor<64x192xf32> {mesh.name = "second.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg61: tensor<64x4x16xf32> {mesh.name = "second.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg62: tensor<64xf32> {mesh.name = "second.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg63: tensor<f32> {mesh.name = "count", mesh.sharding = #mesh.sharding<@mesh, []>} loc(unknown), %arg64: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg65: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result.0", mesh.sharding = #mesh.sharding<@mesh, []>}, tensor<256x64xf32> {mesh.name = "result.1.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.1.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<192x64xf32> {mesh.name = "result.1.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.1.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.1.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<192x64xf32> {mesh.name = "result.1.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.1.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.1.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.2.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.2.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<192x64xf32> {mesh.name = "result.2.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.2.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.2.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<192x64xf32> {mesh.name = "result.2.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.2.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.2.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.3.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.3.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<192x64xf32> {mesh.name = "result.3.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.3.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.3.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<192x64xf32> {mesh.name = "result.3.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.3.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.3.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}) {
    %cst = arith.constant 3.906250e-03 : f32 loc(#loc)
    %cst_0 = arith.constant 9.990000e-01 : f32 loc(#loc249)
    %cst_1 = arith.constant 0.899999976 : f32 loc(#loc250)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant 2.560000e+02 : f32 loc(#loc)
    %cst_4 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_6 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc251)
    %cst_7 = arith.constant dense<255> : tensor<1xi32> loc(#loc251)
    %cst_8 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc)
    %cst_9 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_14 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_15 = arith.constant dense<-1.000000e+09> : tensor<f32> loc(#loc)
    %cst_16 = arith.constant dense<true> : tensor<i1> loc(#loc)
    %cst_17 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_18 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_20 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc)
    %cst_21 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_22 = arith.constant dense<256> : tensor<i32> loc(#loc218)
    %cst_23 = arith.constant dense<0> : tensor<i32> loc(#loc218)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc252)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":149:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc252)
    } -> tensor<8x32xi32> loc(#loc252)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc252)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg64, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_35: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %761 = arith.cmpi slt, %in, %in_35 : i32 loc(#loc252)
      linalg.yield %761 : i1 loc(#loc252)
    } -> tensor<8x32xi1> loc(#loc252)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":149:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc253)
    } -> tensor<8x32xi32> loc(#loc253)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg64, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_35: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %761 = arith.addi %in, %in_35 : i32 loc(#loc253)
      linalg.yield %761 : i32 loc(#loc253)
    } -> tensor<8x32xi32> loc(#loc253)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg64 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_35: i32 loc("examples/jax/transformer.py":107:8), %in_36: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %761 = arith.select %in, %in_35, %in_36 : i32 loc(#loc254)
      linalg.yield %761 : i32 loc(#loc254)
    } -> tensor<8x32xi32> loc(#loc254)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc255)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc255)
    } -> tensor<8x32x1xi32> loc(#loc255)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc251)
    } -> tensor<8x32x1xi32> loc(#loc251)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_35: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %761 = arith.minsi %in, %in_35 : i32 loc(#loc251)
      linalg.yield %761 : i32 loc(#loc251)
    } -> tensor<8x32x1xi32> loc(#loc251)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %761 = arith.maxsi %in, %c0_i32 : i32 loc(#loc251)
      linalg.yield %761 : i32 loc(#loc251)
    } -> tensor<8x32x1xi32> loc(#loc251)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc251)
    %13 = tensor.empty() : tensor<8x32x64xf32> loc(#loc373)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc373)
      linalg.yield %761 : f32 loc(#loc373)
    } -> tensor<8x32x64xf32> loc(#loc373)
    %15 = tensor.empty() : tensor<8x32xf32> loc(#loc374)
    %16 = linalg.fill ins(%cst_6 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc374)
    %17 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc374)
      linalg.yield %761 : f32 loc(#loc374)
    } -> tensor<8x32xf32> loc(#loc374)
    %18 = tensor.empty() : tensor<8x32x1xf32> loc(#loc375)
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc375)
    } -> tensor<8x32x1xf32> loc(#loc375)
    %20 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc376)
    } -> tensor<8x32x1xf32> loc(#loc376)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc376)
      linalg.yield %761 : f32 loc(#loc376)
    } -> tensor<8x32x1xf32> loc(#loc376)
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<8x32x1xf32> loc(#loc377)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc377)
      linalg.yield %761 : f32 loc(#loc377)
    } -> tensor<8x32x1xf32> loc(#loc377)
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = math.rsqrt %in : f32 loc(#loc378)
      linalg.yield %761 : f32 loc(#loc378)
    } -> tensor<8x32x1xf32> loc(#loc378)
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc379)
      linalg.yield %761 : f32 loc(#loc379)
    } -> tensor<8x32x1xf32> loc(#loc379)
    %26 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<8x32x1xf32> loc(#loc380)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc380)
      linalg.yield %761 : f32 loc(#loc380)
    } -> tensor<8x32x1xf32> loc(#loc380)
    %28 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<8x32x64xf32> loc(#loc381)
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %28 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc381)
      linalg.yield %761 : f32 loc(#loc381)
    } -> tensor<8x32x64xf32> loc(#loc381)
    %30 = tensor.empty() : tensor<1x1x64xf32> loc(#loc382)
    %31 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<1x1x64xf32> loc(#loc382)
    %32 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<8x32x64xf32> loc(#loc383)
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc383)
      linalg.yield %761 : f32 loc(#loc383)
    } -> tensor<8x32x64xf32> loc(#loc383)
    %34 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc471)
    %35 = linalg.fill ins(%cst_6 : f32) outs(%34 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc471)
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %33 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc9)
      %762 = arith.addf %out, %761 : f32 loc(#loc471)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc471)
    %37 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc472)
    %38 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc472)
    } -> tensor<8x4x32x16xf32> loc(#loc472)
    %39 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %33 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc5)
      %762 = arith.addf %out, %761 : f32 loc(#loc471)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc471)
    %40 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc472)
    } -> tensor<8x4x32x16xf32> loc(#loc472)
    %41 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %33 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc11)
      %762 = arith.addf %out, %761 : f32 loc(#loc471)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc471)
    %42 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc472)
    } -> tensor<8x4x32x16xf32> loc(#loc472)
    %43 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc385)
    %44 = linalg.fill ins(%cst_6 : f32) outs(%43 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc385)
    %45 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%38, %40 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc472)
      %762 = arith.addf %out, %761 : f32 loc(#loc385)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc385)
    %46 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc386)
    } -> tensor<8x4x32x32xf32> loc(#loc386)
    %47 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc386)
      linalg.yield %761 : f32 loc(#loc386)
    } -> tensor<8x4x32x32xf32> loc(#loc386)
    %48 = tensor.empty() : tensor<32x32xi1> loc(#loc387)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i1>) outs(%48 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc387)
    } -> tensor<32x32xi1> loc(#loc387)
    %50 = call @tril(%49) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc388)
    %51:3 = call @_where(%50, %47, %cst_15) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) loc(#loc389)
    %52 = tensor.empty() : tensor<8x4x32xf32> loc(#loc390)
    %53 = linalg.fill ins(%cst_5 : f32) outs(%52 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc390)
    %54 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51#0 : tensor<8x4x32x32xf32>) outs(%53 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.maximumf %out, %in : f32 loc(#loc390)
      linalg.yield %761 : f32 loc(#loc390)
    } -> tensor<8x4x32xf32> loc(#loc390)
    %55 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%52 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<8x4x32xf32> loc(#loc391)
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %54 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%52 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.maximumf %in, %in_35 : f32 loc(#loc391)
      linalg.yield %761 : f32 loc(#loc391)
    } -> tensor<8x4x32xf32> loc(#loc391)
    %57 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc392)
    %58 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<8x4x32xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<8x4x32x1xf32> loc(#loc392)
    %59 = "mesh.stop_gradient"(%58) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc393)
    %60 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<8x4x32x32xf32> loc(#loc394)
    %61 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51#0, %60 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc394)
      linalg.yield %761 : f32 loc(#loc394)
    } -> tensor<8x4x32x32xf32> loc(#loc394)
    %62 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = math.exp %in : f32 loc(#loc395)
      linalg.yield %761 : f32 loc(#loc395)
    } -> tensor<8x4x32x32xf32> loc(#loc395)
    %63 = linalg.fill ins(%cst_6 : f32) outs(%52 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc396)
    %64 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<8x4x32x32xf32>) outs(%63 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc396)
      linalg.yield %761 : f32 loc(#loc396)
    } -> tensor<8x4x32xf32> loc(#loc396)
    %65 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<8x4x32xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<8x4x32x1xf32> loc(#loc392)
    %66 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc397)
    } -> tensor<8x4x32x32xf32> loc(#loc397)
    %67 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %66 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc397)
      linalg.yield %761 : f32 loc(#loc397)
    } -> tensor<8x4x32x32xf32> loc(#loc397)
    %68 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %65 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc473)
      linalg.yield %761 : f32 loc(#loc473)
    } -> tensor<8x4x32x1xf32> loc(#loc473)
    %69 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<8x4x32x1xf32> loc(#loc474)
    %70 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %68 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc475)
      linalg.yield %761 : f32 loc(#loc475)
    } -> tensor<8x4x32x1xf32> loc(#loc475)
    %71 = linalg.fill ins(%cst_6 : f32) outs(%37 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc399)
    %72 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%67, %42 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%71 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc397)
      %762 = arith.addf %out, %761 : f32 loc(#loc399)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc399)
    %73 = linalg.fill ins(%cst_6 : f32) outs(%13 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc400)
    %74 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%72, %arg7 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc399)
      %762 = arith.addf %out, %761 : f32 loc(#loc400)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc400)
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %74 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc335)
      linalg.yield %761 : f32 loc(#loc335)
    } -> tensor<8x32x64xf32> loc(#loc335)
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %75 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc401)
      linalg.yield %761 : f32 loc(#loc401)
    } -> tensor<8x32x64xf32> loc(#loc401)
    %77 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc402)
      linalg.yield %761 : f32 loc(#loc402)
    } -> tensor<8x32xf32> loc(#loc402)
    %78 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc403)
    } -> tensor<8x32x1xf32> loc(#loc403)
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc404)
      linalg.yield %761 : f32 loc(#loc404)
    } -> tensor<8x32x1xf32> loc(#loc404)
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc405)
      linalg.yield %761 : f32 loc(#loc405)
    } -> tensor<8x32x1xf32> loc(#loc405)
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = math.rsqrt %in : f32 loc(#loc406)
      linalg.yield %761 : f32 loc(#loc406)
    } -> tensor<8x32x1xf32> loc(#loc406)
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %80 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc407)
      linalg.yield %761 : f32 loc(#loc407)
    } -> tensor<8x32x1xf32> loc(#loc407)
    %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %82 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc408)
      linalg.yield %761 : f32 loc(#loc408)
    } -> tensor<8x32x1xf32> loc(#loc408)
    %84 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %84 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc409)
      linalg.yield %761 : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %86 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc410)
    } -> tensor<1x1x64xf32> loc(#loc410)
    %87 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc411)
    } -> tensor<8x32x64xf32> loc(#loc411)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %87 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc411)
      linalg.yield %761 : f32 loc(#loc411)
    } -> tensor<8x32x64xf32> loc(#loc411)
    %89 = tensor.empty() : tensor<8x32x192xf32> loc(#loc412)
    %90 = linalg.fill ins(%cst_6 : f32) outs(%89 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc412)
    %91 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88, %arg3 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%90 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc411)
      %762 = arith.addf %out, %761 : f32 loc(#loc412)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc412)
    %92:3 = call @silu(%91) : (tensor<8x32x192xf32>) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) loc(#loc413)
    %93 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88, %arg9 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%90 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc411)
      %762 = arith.addf %out, %761 : f32 loc(#loc414)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc414)
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92#0, %93 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc415)
      linalg.yield %761 : f32 loc(#loc415)
    } -> tensor<8x32x192xf32> loc(#loc415)
    %95 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94, %arg2 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc415)
      %762 = arith.addf %out, %761 : f32 loc(#loc416)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc416)
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %95 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc347)
      linalg.yield %761 : f32 loc(#loc347)
    } -> tensor<8x32x64xf32> loc(#loc347)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %96 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc373)
      linalg.yield %761 : f32 loc(#loc373)
    } -> tensor<8x32x64xf32> loc(#loc373)
    %98 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc374)
      linalg.yield %761 : f32 loc(#loc374)
    } -> tensor<8x32xf32> loc(#loc374)
    %99 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc375)
    } -> tensor<8x32x1xf32> loc(#loc375)
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc376)
      linalg.yield %761 : f32 loc(#loc376)
    } -> tensor<8x32x1xf32> loc(#loc376)
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc377)
      linalg.yield %761 : f32 loc(#loc377)
    } -> tensor<8x32x1xf32> loc(#loc377)
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = math.rsqrt %in : f32 loc(#loc378)
      linalg.yield %761 : f32 loc(#loc378)
    } -> tensor<8x32x1xf32> loc(#loc378)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %101 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc379)
      linalg.yield %761 : f32 loc(#loc379)
    } -> tensor<8x32x1xf32> loc(#loc379)
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %103 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc380)
      linalg.yield %761 : f32 loc(#loc380)
    } -> tensor<8x32x1xf32> loc(#loc380)
    %105 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<8x32x64xf32> loc(#loc381)
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %105 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc381)
      linalg.yield %761 : f32 loc(#loc381)
    } -> tensor<8x32x64xf32> loc(#loc381)
    %107 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<1x1x64xf32> loc(#loc382)
    %108 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<8x32x64xf32> loc(#loc383)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %108 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc383)
      linalg.yield %761 : f32 loc(#loc383)
    } -> tensor<8x32x64xf32> loc(#loc383)
    %110 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg17, %109 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc18)
      %762 = arith.addf %out, %761 : f32 loc(#loc471)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc471)
    %111 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc472)
    } -> tensor<8x4x32x16xf32> loc(#loc472)
    %112 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %109 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc14)
      %762 = arith.addf %out, %761 : f32 loc(#loc471)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc471)
    %113 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc472)
    } -> tensor<8x4x32x16xf32> loc(#loc472)
    %114 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg19, %109 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc20)
      %762 = arith.addf %out, %761 : f32 loc(#loc471)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc471)
    %115 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc472)
    } -> tensor<8x4x32x16xf32> loc(#loc472)
    %116 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%111, %113 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc472)
      %762 = arith.addf %out, %761 : f32 loc(#loc385)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc385)
    %117 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc386)
      linalg.yield %761 : f32 loc(#loc386)
    } -> tensor<8x4x32x32xf32> loc(#loc386)
    %118 = call @tril(%49) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc388)
    %119:3 = call @_where(%118, %117, %cst_15) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) loc(#loc389)
    %120 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119#0 : tensor<8x4x32x32xf32>) outs(%53 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.maximumf %out, %in : f32 loc(#loc390)
      linalg.yield %761 : f32 loc(#loc390)
    } -> tensor<8x4x32xf32> loc(#loc390)
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %120 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%52 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.maximumf %in, %in_35 : f32 loc(#loc391)
      linalg.yield %761 : f32 loc(#loc391)
    } -> tensor<8x4x32xf32> loc(#loc391)
    %122 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<8x4x32xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<8x4x32x1xf32> loc(#loc392)
    %123 = "mesh.stop_gradient"(%122) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc393)
    %124 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<8x4x32x32xf32> loc(#loc394)
    %125 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119#0, %124 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc394)
      linalg.yield %761 : f32 loc(#loc394)
    } -> tensor<8x4x32x32xf32> loc(#loc394)
    %126 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = math.exp %in : f32 loc(#loc395)
      linalg.yield %761 : f32 loc(#loc395)
    } -> tensor<8x4x32x32xf32> loc(#loc395)
    %127 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%126 : tensor<8x4x32x32xf32>) outs(%63 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc396)
      linalg.yield %761 : f32 loc(#loc396)
    } -> tensor<8x4x32xf32> loc(#loc396)
    %128 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<8x4x32xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<8x4x32x1xf32> loc(#loc392)
    %129 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc397)
    } -> tensor<8x4x32x32xf32> loc(#loc397)
    %130 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %129 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc397)
      linalg.yield %761 : f32 loc(#loc397)
    } -> tensor<8x4x32x32xf32> loc(#loc397)
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %128 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc473)
      linalg.yield %761 : f32 loc(#loc473)
    } -> tensor<8x4x32x1xf32> loc(#loc473)
    %132 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %131 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc475)
      linalg.yield %761 : f32 loc(#loc475)
    } -> tensor<8x4x32x1xf32> loc(#loc475)
    %133 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%130, %115 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%71 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc397)
      %762 = arith.addf %out, %761 : f32 loc(#loc399)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc399)
    %134 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%133, %arg16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc399)
      %762 = arith.addf %out, %761 : f32 loc(#loc400)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc400)
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %134 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc335)
      linalg.yield %761 : f32 loc(#loc335)
    } -> tensor<8x32x64xf32> loc(#loc335)
    %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %135 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc401)
      linalg.yield %761 : f32 loc(#loc401)
    } -> tensor<8x32x64xf32> loc(#loc401)
    %137 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc402)
      linalg.yield %761 : f32 loc(#loc402)
    } -> tensor<8x32xf32> loc(#loc402)
    %138 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc403)
    } -> tensor<8x32x1xf32> loc(#loc403)
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc404)
      linalg.yield %761 : f32 loc(#loc404)
    } -> tensor<8x32x1xf32> loc(#loc404)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc405)
      linalg.yield %761 : f32 loc(#loc405)
    } -> tensor<8x32x1xf32> loc(#loc405)
    %141 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = math.rsqrt %in : f32 loc(#loc406)
      linalg.yield %761 : f32 loc(#loc406)
    } -> tensor<8x32x1xf32> loc(#loc406)
    %142 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %140 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc407)
      linalg.yield %761 : f32 loc(#loc407)
    } -> tensor<8x32x1xf32> loc(#loc407)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %142 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc408)
      linalg.yield %761 : f32 loc(#loc408)
    } -> tensor<8x32x1xf32> loc(#loc408)
    %144 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %144 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc409)
      linalg.yield %761 : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %146 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc410)
    } -> tensor<1x1x64xf32> loc(#loc410)
    %147 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc411)
    } -> tensor<8x32x64xf32> loc(#loc411)
    %148 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %147 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc411)
      linalg.yield %761 : f32 loc(#loc411)
    } -> tensor<8x32x64xf32> loc(#loc411)
    %149 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%148, %arg12 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%90 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc411)
      %762 = arith.addf %out, %761 : f32 loc(#loc412)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc412)
    %150:3 = call @silu(%149) : (tensor<8x32x192xf32>) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) loc(#loc413)
    %151 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%148, %arg18 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%90 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc411)
      %762 = arith.addf %out, %761 : f32 loc(#loc414)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc414)
    %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150#0, %151 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc415)
      linalg.yield %761 : f32 loc(#loc415)
    } -> tensor<8x32x192xf32> loc(#loc415)
    %153 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%152, %arg11 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc415)
      %762 = arith.addf %out, %761 : f32 loc(#loc416)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc416)
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %153 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc347)
      linalg.yield %761 : f32 loc(#loc347)
    } -> tensor<8x32x64xf32> loc(#loc347)
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %154 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc348)
      linalg.yield %761 : f32 loc(#loc348)
    } -> tensor<8x32x64xf32> loc(#loc348)
    %156 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc349)
      linalg.yield %761 : f32 loc(#loc349)
    } -> tensor<8x32xf32> loc(#loc349)
    %157 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc350)
    } -> tensor<8x32x1xf32> loc(#loc350)
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc351)
      linalg.yield %761 : f32 loc(#loc351)
    } -> tensor<8x32x1xf32> loc(#loc351)
    %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc352)
      linalg.yield %761 : f32 loc(#loc352)
    } -> tensor<8x32x1xf32> loc(#loc352)
    %160 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = math.rsqrt %in : f32 loc(#loc353)
      linalg.yield %761 : f32 loc(#loc353)
    } -> tensor<8x32x1xf32> loc(#loc353)
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %159 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc354)
      linalg.yield %761 : f32 loc(#loc354)
    } -> tensor<8x32x1xf32> loc(#loc354)
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %161 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc355)
      linalg.yield %761 : f32 loc(#loc355)
    } -> tensor<8x32x1xf32> loc(#loc355)
    %163 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<8x32x64xf32> loc(#loc356)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %163 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc356)
      linalg.yield %761 : f32 loc(#loc356)
    } -> tensor<8x32x64xf32> loc(#loc356)
    %165 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc357)
    } -> tensor<1x1x64xf32> loc(#loc357)
    %166 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc358)
    } -> tensor<8x32x64xf32> loc(#loc358)
    %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %166 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc358)
      linalg.yield %761 : f32 loc(#loc358)
    } -> tensor<8x32x64xf32> loc(#loc358)
    %168 = tensor.empty() : tensor<8x32x256xf32> loc(#loc268)
    %169 = linalg.fill ins(%cst_6 : f32) outs(%168 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc268)
    %170 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%167, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%169 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc358)
      %762 = arith.addf %out, %761 : f32 loc(#loc268)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x256xf32> loc(#loc268)
    %171 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg65 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc359)
    } -> tensor<8x32x1xi32> loc(#loc359)
    %172 = tensor.empty() : tensor<1x1x256xi32> loc(#loc359)
    %173 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%172 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %761 = linalg.index 2 : index loc(#loc359)
      %762 = arith.index_cast %761 : index to i32 loc(#loc359)
      linalg.yield %762 : i32 loc(#loc359)
    } -> tensor<1x1x256xi32> loc(#loc359)
    %174 = tensor.empty() : tensor<8x32x256xi32> loc(#loc359)
    %175 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<8x32x1xi32>) outs(%174 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc359)
    } -> tensor<8x32x256xi32> loc(#loc359)
    %176 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<1x1x256xi32>) outs(%174 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc359)
    } -> tensor<8x32x256xi32> loc(#loc359)
    %177 = tensor.empty() : tensor<8x32x256xi1> loc(#loc359)
    %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %176 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%177 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_35: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %761 = arith.cmpi eq, %in, %in_35 : i32 loc(#loc359)
      linalg.yield %761 : i1 loc(#loc359)
    } -> tensor<8x32x256xi1> loc(#loc359)
    %179 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<8x32x256xi1>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %761 = arith.uitofp %in : i1 to f32 loc(#loc359)
      linalg.yield %761 : f32 loc(#loc359)
    } -> tensor<8x32x256xf32> loc(#loc359)
    %180 = linalg.fill ins(%cst_5 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc270)
    %181 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<8x32x256xf32>) outs(%180 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.maximumf %out, %in : f32 loc(#loc270)
      linalg.yield %761 : f32 loc(#loc270)
    } -> tensor<8x32xf32> loc(#loc270)
    %182 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc271)
    } -> tensor<8x32xf32> loc(#loc271)
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%182, %181 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.maximumf %in, %in_35 : f32 loc(#loc271)
      linalg.yield %761 : f32 loc(#loc271)
    } -> tensor<8x32xf32> loc(#loc271)
    %184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %761 = math.absf %in : f32 loc(#loc272)
      %762 = arith.cmpf one, %761, %cst_4 : f32 loc(#loc272)
      linalg.yield %762 : i1 loc(#loc272)
    } -> tensor<8x32xi1> loc(#loc272)
    %185 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc273)
    } -> tensor<8x32xf32> loc(#loc273)
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184, %183, %185 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.select %in, %in_35, %in_36 : f32 loc(#loc274)
      linalg.yield %761 : f32 loc(#loc274)
    } -> tensor<8x32xf32> loc(#loc274)
    %187 = "mesh.stop_gradient"(%186) : (tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc275)
    %188 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc273)
    } -> tensor<8x32x1xf32> loc(#loc273)
    %189 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<8x32x1xf32>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<8x32x256xf32> loc(#loc276)
    %190 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %189 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc276)
      linalg.yield %761 : f32 loc(#loc276)
    } -> tensor<8x32x256xf32> loc(#loc276)
    %191 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<8x32x256xf32>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = math.exp %in : f32 loc(#loc277)
      linalg.yield %761 : f32 loc(#loc277)
    } -> tensor<8x32x256xf32> loc(#loc277)
    %192 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc278)
      linalg.yield %761 : f32 loc(#loc278)
    } -> tensor<8x32xf32> loc(#loc278)
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = math.absf %in : f32 loc(#loc279)
      linalg.yield %761 : f32 loc(#loc279)
    } -> tensor<8x32xf32> loc(#loc279)
    %194 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%192, %185 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.cmpf oge, %in, %in_35 : f32 loc(#loc280)
      linalg.yield %761 : i1 loc(#loc280)
    } -> tensor<8x32xi1> loc(#loc280)
    %195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = math.log %in : f32 loc(#loc281)
      linalg.yield %761 : f32 loc(#loc281)
    } -> tensor<8x32xf32> loc(#loc281)
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%195, %187 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc282)
      linalg.yield %761 : f32 loc(#loc282)
    } -> tensor<8x32xf32> loc(#loc282)
    %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %179 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_35: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc283)
      linalg.yield %761 : f32 loc(#loc283)
    } -> tensor<8x32x256xf32> loc(#loc283)
    %198 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc284)
      linalg.yield %761 : f32 loc(#loc284)
    } -> tensor<8x32xf32> loc(#loc284)
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%196, %198 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc285)
      linalg.yield %761 : f32 loc(#loc285)
    } -> tensor<8x32xf32> loc(#loc285)
    %200 = tensor.empty() : tensor<f32> loc(#loc286)
    %201 = linalg.fill ins(%cst_6 : f32) outs(%200 : tensor<f32>) -> tensor<f32> loc(#loc286)
    %202 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%199 : tensor<8x32xf32>) outs(%201 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc286)
      linalg.yield %761 : f32 loc(#loc286)
    } -> tensor<f32> loc(#loc286)
    %203 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%202 : tensor<f32>) outs(%200 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %761 = arith.divf %in, %cst_3 : f32 loc(#loc287)
      linalg.yield %761 : f32 loc(#loc287)
    } -> tensor<f32> loc(#loc287)
    %204 = linalg.generic {indexing_maps = [#map24], iterator_types = []} outs(%200 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %cst : f32 loc(#loc288)
    } -> tensor<f32> loc(#loc288)
    %205 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.negf %in : f32 loc(#loc290)
      linalg.yield %761 : f32 loc(#loc290)
    } -> tensor<8x32xf32> loc(#loc290)
    %207 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<8x32xf32>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:56)):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<8x32x256xf32> loc(#loc291)
    %208 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %179 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:56), %in_35: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc292)
      linalg.yield %761 : f32 loc(#loc292)
    } -> tensor<8x32x256xf32> loc(#loc292)
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %193 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc293)
      linalg.yield %761 : f32 loc(#loc293)
    } -> tensor<8x32xf32> loc(#loc293)
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%194, %185, %209 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.select %in, %in_35, %in_36 : f32 loc(#loc294)
      linalg.yield %761 : f32 loc(#loc294)
    } -> tensor<8x32xf32> loc(#loc294)
    %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%194, %209, %185 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.select %in, %in_35, %in_36 : f32 loc(#loc294)
      linalg.yield %761 : f32 loc(#loc294)
    } -> tensor<8x32xf32> loc(#loc294)
    %212 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.negf %in : f32 loc(#loc295)
      linalg.yield %761 : f32 loc(#loc295)
    } -> tensor<8x32xf32> loc(#loc295)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %212 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc296)
      linalg.yield %761 : f32 loc(#loc296)
    } -> tensor<8x32xf32> loc(#loc296)
    %214 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<8x32xf32>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc297)
    } -> tensor<8x32x256xf32> loc(#loc297)
    %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %191 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc298)
      linalg.yield %761 : f32 loc(#loc298)
    } -> tensor<8x32x256xf32> loc(#loc298)
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %215 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%168 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:64), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc296)
      linalg.yield %761 : f32 loc(#loc296)
    } -> tensor<8x32x256xf32> loc(#loc296)
    %217 = tensor.empty() : tensor<256x64xf32> loc(#loc299)
    %218 = linalg.fill ins(%cst_6 : f32) outs(%217 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc299)
    %219 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%216, %167 : tensor<8x32x256xf32>, tensor<8x32x64xf32>) outs(%218 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc296)
      %762 = arith.addf %out, %761 : f32 loc(#loc299)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<256x64xf32> loc(#loc299)
    %220 = tensor.empty() : tensor<64x256xf32> loc(#loc300)
    %221 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%219 : tensor<256x64xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":113:13)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<64x256xf32> loc(#loc300)
    %222 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216, %arg1 : tensor<8x32x256xf32>, tensor<64x256xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc296)
      %762 = arith.addf %out, %761 : f32 loc(#loc299)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc299)
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %222 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc360)
      linalg.yield %761 : f32 loc(#loc360)
    } -> tensor<8x32x64xf32> loc(#loc360)
    %224 = tensor.empty() : tensor<64xf32> loc(#loc361)
    %225 = linalg.fill ins(%cst_6 : f32) outs(%224 : tensor<64xf32>) -> tensor<64xf32> loc(#loc361)
    %226 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%223 : tensor<8x32x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc361)
      linalg.yield %761 : f32 loc(#loc361)
    } -> tensor<64xf32> loc(#loc361)
    %expanded = tensor.expand_shape %226 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc362)
    %227 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %166 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc360)
      linalg.yield %761 : f32 loc(#loc360)
    } -> tensor<8x32x64xf32> loc(#loc360)
    %228 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc361)
      linalg.yield %761 : f32 loc(#loc361)
    } -> tensor<64xf32> loc(#loc361)
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %227 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc363)
      linalg.yield %761 : f32 loc(#loc363)
    } -> tensor<8x32x64xf32> loc(#loc363)
    %230 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%229 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc364)
      linalg.yield %761 : f32 loc(#loc364)
    } -> tensor<8x32xf32> loc(#loc364)
    %expanded_24 = tensor.expand_shape %230 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc365)
    %231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %163 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc363)
      linalg.yield %761 : f32 loc(#loc363)
    } -> tensor<8x32x64xf32> loc(#loc363)
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %162 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc366)
      linalg.yield %761 : f32 loc(#loc366)
    } -> tensor<8x32x1xf32> loc(#loc366)
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc367)
      linalg.yield %761 : f32 loc(#loc367)
    } -> tensor<8x32x1xf32> loc(#loc367)
    %234 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%233 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc368)
      linalg.yield %761 : f32 loc(#loc368)
    } -> tensor<8x32xf32> loc(#loc368)
    %235 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc369)
    } -> tensor<8x32x64xf32> loc(#loc369)
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %235 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc370)
      linalg.yield %761 : f32 loc(#loc370)
    } -> tensor<8x32x64xf32> loc(#loc370)
    %237 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %236 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc371)
      linalg.yield %761 : f32 loc(#loc371)
    } -> tensor<8x32x64xf32> loc(#loc371)
    %238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %154 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc370)
      linalg.yield %761 : f32 loc(#loc370)
    } -> tensor<8x32x64xf32> loc(#loc370)
    %239 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %238 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc371)
      linalg.yield %761 : f32 loc(#loc371)
    } -> tensor<8x32x64xf32> loc(#loc371)
    %240 = tensor.empty() : tensor<64x192xf32> loc(#loc417)
    %241 = linalg.fill ins(%cst_6 : f32) outs(%240 : tensor<64x192xf32>) -> tensor<64x192xf32> loc(#loc417)
    %242 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%239, %152 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%241 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc371)
      %762 = arith.addf %out, %761 : f32 loc(#loc417)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<64x192xf32> loc(#loc417)
    %243 = tensor.empty() : tensor<192x64xf32> loc(#loc418)
    %244 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<64x192xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
      linalg.yield %in : f32 loc(#loc418)
    } -> tensor<192x64xf32> loc(#loc418)
    %245 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%239, %arg11 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%90 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc371)
      %762 = arith.addf %out, %761 : f32 loc(#loc417)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc417)
    %246 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150#0, %245 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc419)
      linalg.yield %761 : f32 loc(#loc419)
    } -> tensor<8x32x192xf32> loc(#loc419)
    %247 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %151 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc419)
      linalg.yield %761 : f32 loc(#loc419)
    } -> tensor<8x32x192xf32> loc(#loc419)
    %248 = linalg.fill ins(%cst_6 : f32) outs(%243 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc420)
    %249 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%246, %148 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%248 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc419)
      %762 = arith.addf %out, %761 : f32 loc(#loc420)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<192x64xf32> loc(#loc420)
    %250 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%249 : tensor<192x64xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
      linalg.yield %in : f32 loc(#loc421)
    } -> tensor<64x192xf32> loc(#loc421)
    %251 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%246, %arg18 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc419)
      %762 = arith.addf %out, %761 : f32 loc(#loc420)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc420)
    %252 = call @silu_0(%150#1, %150#2, %149, %247) : (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc422)
    %253 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%252, %148 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%248 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc422)
      %762 = arith.addf %out, %761 : f32 loc(#loc423)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<192x64xf32> loc(#loc423)
    %254 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<192x64xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      linalg.yield %in : f32 loc(#loc424)
    } -> tensor<64x192xf32> loc(#loc424)
    %255 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%252, %arg12 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc422)
      %762 = arith.addf %out, %761 : f32 loc(#loc423)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc423)
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %255 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc425)
      linalg.yield %761 : f32 loc(#loc425)
    } -> tensor<8x32x64xf32> loc(#loc425)
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %256 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc426)
      linalg.yield %761 : f32 loc(#loc426)
    } -> tensor<8x32x64xf32> loc(#loc426)
    %258 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%257 : tensor<8x32x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc427)
      linalg.yield %761 : f32 loc(#loc427)
    } -> tensor<64xf32> loc(#loc427)
    %expanded_25 = tensor.expand_shape %258 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc428)
    %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %147 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc426)
      linalg.yield %761 : f32 loc(#loc426)
    } -> tensor<8x32x64xf32> loc(#loc426)
    %260 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_25 : tensor<1x1x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc427)
      linalg.yield %761 : f32 loc(#loc427)
    } -> tensor<64xf32> loc(#loc427)
    %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %259 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc429)
      linalg.yield %761 : f32 loc(#loc429)
    } -> tensor<8x32x64xf32> loc(#loc429)
    %262 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc430)
      linalg.yield %761 : f32 loc(#loc430)
    } -> tensor<8x32xf32> loc(#loc430)
    %expanded_26 = tensor.expand_shape %262 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc431)
    %263 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %144 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc429)
      linalg.yield %761 : f32 loc(#loc429)
    } -> tensor<8x32x64xf32> loc(#loc429)
    %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %263 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc432)
      linalg.yield %761 : f32 loc(#loc432)
    } -> tensor<8x32x64xf32> loc(#loc432)
    %265 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26, %143 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc433)
      linalg.yield %761 : f32 loc(#loc433)
    } -> tensor<8x32x1xf32> loc(#loc433)
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc434)
      linalg.yield %761 : f32 loc(#loc434)
    } -> tensor<8x32x1xf32> loc(#loc434)
    %267 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%266 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc435)
      linalg.yield %761 : f32 loc(#loc435)
    } -> tensor<8x32xf32> loc(#loc435)
    %268 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc436)
    } -> tensor<8x32x64xf32> loc(#loc436)
    %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %268 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc437)
      linalg.yield %761 : f32 loc(#loc437)
    } -> tensor<8x32x64xf32> loc(#loc437)
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %269 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc438)
      linalg.yield %761 : f32 loc(#loc438)
    } -> tensor<8x32x64xf32> loc(#loc438)
    %271 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %135 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc437)
      linalg.yield %761 : f32 loc(#loc437)
    } -> tensor<8x32x64xf32> loc(#loc437)
    %272 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %271 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc438)
      linalg.yield %761 : f32 loc(#loc438)
    } -> tensor<8x32x64xf32> loc(#loc438)
    %273 = tensor.empty() : tensor<64x4x16xf32> loc(#loc439)
    %274 = linalg.fill ins(%cst_6 : f32) outs(%273 : tensor<64x4x16xf32>) -> tensor<64x4x16xf32> loc(#loc439)
    %275 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%272, %133 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%274 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc438)
      %762 = arith.addf %out, %761 : f32 loc(#loc439)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<64x4x16xf32> loc(#loc439)
    %276 = tensor.empty() : tensor<4x16x64xf32> loc(#loc440)
    %277 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<64x4x16xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc440)
    } -> tensor<4x16x64xf32> loc(#loc440)
    %278 = tensor.empty() : tensor<8x32x4x16xf32> loc(#loc439)
    %279 = linalg.fill ins(%cst_6 : f32) outs(%278 : tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32> loc(#loc439)
    %280 = linalg.generic {indexing_maps = [#map35, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%272, %arg16 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%279 : tensor<8x32x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc438)
      %762 = arith.addf %out, %761 : f32 loc(#loc439)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x4x16xf32> loc(#loc439)
    %281 = linalg.generic {indexing_maps = [#map36, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%280 : tensor<8x32x4x16xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc440)
    } -> tensor<8x4x32x16xf32> loc(#loc440)
    %282 = tensor.empty() : tensor<8x4x16x32xf32> loc(#loc441)
    %283 = linalg.fill ins(%cst_6 : f32) outs(%282 : tensor<8x4x16x32xf32>) -> tensor<8x4x16x32xf32> loc(#loc441)
    %284 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%281, %130 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%283 : tensor<8x4x16x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc440)
      %762 = arith.addf %out, %761 : f32 loc(#loc441)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x16x32xf32> loc(#loc441)
    %285 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284 : tensor<8x4x16x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
      linalg.yield %in : f32 loc(#loc442)
    } -> tensor<8x4x32x16xf32> loc(#loc442)
    %286 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%281, %115 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc440)
      %762 = arith.addf %out, %761 : f32 loc(#loc441)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %287 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc443)
    } -> tensor<8x4x32x32xf32> loc(#loc443)
    %288 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286, %287 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc443)
      linalg.yield %761 : f32 loc(#loc443)
    } -> tensor<8x4x32x32xf32> loc(#loc443)
    %289 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %126 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc443)
      linalg.yield %761 : f32 loc(#loc443)
    } -> tensor<8x4x32x32xf32> loc(#loc443)
    %290 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%289 : tensor<8x4x32x32xf32>) outs(%63 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc444)
      linalg.yield %761 : f32 loc(#loc444)
    } -> tensor<8x4x32xf32> loc(#loc444)
    %expanded_27 = tensor.expand_shape %290 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc445)
    %291 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.negf %in : f32 loc(#loc446)
      linalg.yield %761 : f32 loc(#loc446)
    } -> tensor<8x4x32x1xf32> loc(#loc446)
    %292 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286, %129 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc447)
      linalg.yield %761 : f32 loc(#loc447)
    } -> tensor<8x4x32x32xf32> loc(#loc447)
    %293 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%291 : tensor<8x4x32x1xf32>) outs(%63 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc444)
      linalg.yield %761 : f32 loc(#loc444)
    } -> tensor<8x4x32xf32> loc(#loc444)
    %294 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293 : tensor<8x4x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc448)
    } -> tensor<8x4x32x32xf32> loc(#loc448)
    %295 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292, %294 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc449)
      linalg.yield %761 : f32 loc(#loc449)
    } -> tensor<8x4x32x32xf32> loc(#loc449)
    %296 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295, %126 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc443)
      linalg.yield %761 : f32 loc(#loc443)
    } -> tensor<8x4x32x32xf32> loc(#loc443)
    %297 = call @_where_1(%119#1, %119#2, %296) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc450)
    %298 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_35: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc451)
      linalg.yield %761 : f32 loc(#loc451)
    } -> tensor<8x4x32x32xf32> loc(#loc451)
    %299 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%298, %111 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%71 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc451)
      %762 = arith.addf %out, %761 : f32 loc(#loc452)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc452)
    %300 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%298, %113 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%71 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc451)
      %762 = arith.addf %out, %761 : f32 loc(#loc452)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc452)
    %301 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<4x16x8x32xf32> loc(#loc476)
    %302 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%301, %arg19 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc477)
    %303 = linalg.fill ins(%cst_6 : f32) outs(%276 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32> loc(#loc477)
    %304 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%301, %109 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%303 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc477)
    %305 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<4x16x64xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<64x4x16xf32> loc(#loc476)
    %306 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<4x16x8x32xf32> loc(#loc476)
    %307 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%306, %arg13 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc477)
    %308 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %307 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc478)
      linalg.yield %761 : f32 loc(#loc478)
    } -> tensor<8x32x64xf32> loc(#loc478)
    %309 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%306, %109 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%303 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc477)
    %310 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<4x16x64xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<64x4x16xf32> loc(#loc476)
    %311 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<4x16x8x32xf32> loc(#loc476)
    %312 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%311, %arg17 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc477)
    %313 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %312 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc478)
      linalg.yield %761 : f32 loc(#loc478)
    } -> tensor<8x32x64xf32> loc(#loc478)
    %314 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%311, %109 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%303 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc477)
    %315 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<4x16x64xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<64x4x16xf32> loc(#loc476)
    %316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %313 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc453)
      linalg.yield %761 : f32 loc(#loc453)
    } -> tensor<8x32x64xf32> loc(#loc453)
    %317 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%316 : tensor<8x32x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc454)
      linalg.yield %761 : f32 loc(#loc454)
    } -> tensor<64xf32> loc(#loc454)
    %expanded_28 = tensor.expand_shape %317 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc455)
    %318 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %108 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc453)
      linalg.yield %761 : f32 loc(#loc453)
    } -> tensor<8x32x64xf32> loc(#loc453)
    %319 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_28 : tensor<1x1x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc454)
      linalg.yield %761 : f32 loc(#loc454)
    } -> tensor<64xf32> loc(#loc454)
    %320 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %318 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc456)
      linalg.yield %761 : f32 loc(#loc456)
    } -> tensor<8x32x64xf32> loc(#loc456)
    %321 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%320 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc457)
      linalg.yield %761 : f32 loc(#loc457)
    } -> tensor<8x32xf32> loc(#loc457)
    %expanded_29 = tensor.expand_shape %321 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc458)
    %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %105 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc456)
      linalg.yield %761 : f32 loc(#loc456)
    } -> tensor<8x32x64xf32> loc(#loc456)
    %323 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %322 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc459)
      linalg.yield %761 : f32 loc(#loc459)
    } -> tensor<8x32x64xf32> loc(#loc459)
    %324 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %104 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc460)
      linalg.yield %761 : f32 loc(#loc460)
    } -> tensor<8x32x1xf32> loc(#loc460)
    %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc461)
      linalg.yield %761 : f32 loc(#loc461)
    } -> tensor<8x32x1xf32> loc(#loc461)
    %326 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%325 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc462)
      linalg.yield %761 : f32 loc(#loc462)
    } -> tensor<8x32xf32> loc(#loc462)
    %327 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc463)
    } -> tensor<8x32x64xf32> loc(#loc463)
    %328 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %327 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc464)
      linalg.yield %761 : f32 loc(#loc464)
    } -> tensor<8x32x64xf32> loc(#loc464)
    %329 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %328 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc465)
      linalg.yield %761 : f32 loc(#loc465)
    } -> tensor<8x32x64xf32> loc(#loc465)
    %330 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %96 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc464)
      linalg.yield %761 : f32 loc(#loc464)
    } -> tensor<8x32x64xf32> loc(#loc464)
    %331 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %330 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc465)
      linalg.yield %761 : f32 loc(#loc465)
    } -> tensor<8x32x64xf32> loc(#loc465)
    %332 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%331, %94 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%241 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc465)
      %762 = arith.addf %out, %761 : f32 loc(#loc417)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<64x192xf32> loc(#loc417)
    %333 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%332 : tensor<64x192xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
      linalg.yield %in : f32 loc(#loc418)
    } -> tensor<192x64xf32> loc(#loc418)
    %334 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%331, %arg2 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%90 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc465)
      %762 = arith.addf %out, %761 : f32 loc(#loc417)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc417)
    %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92#0, %334 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc419)
      linalg.yield %761 : f32 loc(#loc419)
    } -> tensor<8x32x192xf32> loc(#loc419)
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %93 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc419)
      linalg.yield %761 : f32 loc(#loc419)
    } -> tensor<8x32x192xf32> loc(#loc419)
    %337 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%335, %88 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%248 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc419)
      %762 = arith.addf %out, %761 : f32 loc(#loc420)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<192x64xf32> loc(#loc420)
    %338 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%337 : tensor<192x64xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
      linalg.yield %in : f32 loc(#loc421)
    } -> tensor<64x192xf32> loc(#loc421)
    %339 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%335, %arg9 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc419)
      %762 = arith.addf %out, %761 : f32 loc(#loc420)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc420)
    %340 = call @silu_0(%92#1, %92#2, %91, %336) : (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc422)
    %341 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%340, %88 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%248 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc422)
      %762 = arith.addf %out, %761 : f32 loc(#loc423)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<192x64xf32> loc(#loc423)
    %342 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%341 : tensor<192x64xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      linalg.yield %in : f32 loc(#loc424)
    } -> tensor<64x192xf32> loc(#loc424)
    %343 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%340, %arg3 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc422)
      %762 = arith.addf %out, %761 : f32 loc(#loc423)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc423)
    %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %343 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc425)
      linalg.yield %761 : f32 loc(#loc425)
    } -> tensor<8x32x64xf32> loc(#loc425)
    %345 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %344 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc426)
      linalg.yield %761 : f32 loc(#loc426)
    } -> tensor<8x32x64xf32> loc(#loc426)
    %346 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%345 : tensor<8x32x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc427)
      linalg.yield %761 : f32 loc(#loc427)
    } -> tensor<64xf32> loc(#loc427)
    %expanded_30 = tensor.expand_shape %346 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc428)
    %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %87 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc426)
      linalg.yield %761 : f32 loc(#loc426)
    } -> tensor<8x32x64xf32> loc(#loc426)
    %348 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_30 : tensor<1x1x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc427)
      linalg.yield %761 : f32 loc(#loc427)
    } -> tensor<64xf32> loc(#loc427)
    %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %347 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc429)
      linalg.yield %761 : f32 loc(#loc429)
    } -> tensor<8x32x64xf32> loc(#loc429)
    %350 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%349 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc430)
      linalg.yield %761 : f32 loc(#loc430)
    } -> tensor<8x32xf32> loc(#loc430)
    %expanded_31 = tensor.expand_shape %350 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc431)
    %351 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %84 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc429)
      linalg.yield %761 : f32 loc(#loc429)
    } -> tensor<8x32x64xf32> loc(#loc429)
    %352 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %351 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc432)
      linalg.yield %761 : f32 loc(#loc432)
    } -> tensor<8x32x64xf32> loc(#loc432)
    %353 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %83 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc433)
      linalg.yield %761 : f32 loc(#loc433)
    } -> tensor<8x32x1xf32> loc(#loc433)
    %354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc434)
      linalg.yield %761 : f32 loc(#loc434)
    } -> tensor<8x32x1xf32> loc(#loc434)
    %355 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%354 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc435)
      linalg.yield %761 : f32 loc(#loc435)
    } -> tensor<8x32xf32> loc(#loc435)
    %356 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc436)
    } -> tensor<8x32x64xf32> loc(#loc436)
    %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %356 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc437)
      linalg.yield %761 : f32 loc(#loc437)
    } -> tensor<8x32x64xf32> loc(#loc437)
    %358 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %357 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc438)
      linalg.yield %761 : f32 loc(#loc438)
    } -> tensor<8x32x64xf32> loc(#loc438)
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %75 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc437)
      linalg.yield %761 : f32 loc(#loc437)
    } -> tensor<8x32x64xf32> loc(#loc437)
    %360 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %359 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc438)
      linalg.yield %761 : f32 loc(#loc438)
    } -> tensor<8x32x64xf32> loc(#loc438)
    %361 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%360, %72 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%274 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc438)
      %762 = arith.addf %out, %761 : f32 loc(#loc439)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<64x4x16xf32> loc(#loc439)
    %362 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<64x4x16xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc440)
    } -> tensor<4x16x64xf32> loc(#loc440)
    %363 = linalg.generic {indexing_maps = [#map35, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%360, %arg7 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%279 : tensor<8x32x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc438)
      %762 = arith.addf %out, %761 : f32 loc(#loc439)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x4x16xf32> loc(#loc439)
    %364 = linalg.generic {indexing_maps = [#map36, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%363 : tensor<8x32x4x16xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc440)
    } -> tensor<8x4x32x16xf32> loc(#loc440)
    %365 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%364, %67 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%283 : tensor<8x4x16x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc440)
      %762 = arith.addf %out, %761 : f32 loc(#loc441)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x16x32xf32> loc(#loc441)
    %366 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%365 : tensor<8x4x16x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
      linalg.yield %in : f32 loc(#loc442)
    } -> tensor<8x4x32x16xf32> loc(#loc442)
    %367 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%364, %42 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc440)
      %762 = arith.addf %out, %761 : f32 loc(#loc441)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %368 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc443)
    } -> tensor<8x4x32x32xf32> loc(#loc443)
    %369 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367, %368 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc443)
      linalg.yield %761 : f32 loc(#loc443)
    } -> tensor<8x4x32x32xf32> loc(#loc443)
    %370 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%369, %62 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc443)
      linalg.yield %761 : f32 loc(#loc443)
    } -> tensor<8x4x32x32xf32> loc(#loc443)
    %371 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%370 : tensor<8x4x32x32xf32>) outs(%63 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc444)
      linalg.yield %761 : f32 loc(#loc444)
    } -> tensor<8x4x32xf32> loc(#loc444)
    %expanded_32 = tensor.expand_shape %371 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc445)
    %372 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.negf %in : f32 loc(#loc446)
      linalg.yield %761 : f32 loc(#loc446)
    } -> tensor<8x4x32x1xf32> loc(#loc446)
    %373 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367, %66 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc447)
      linalg.yield %761 : f32 loc(#loc447)
    } -> tensor<8x4x32x32xf32> loc(#loc447)
    %374 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%372 : tensor<8x4x32x1xf32>) outs(%63 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc444)
      linalg.yield %761 : f32 loc(#loc444)
    } -> tensor<8x4x32xf32> loc(#loc444)
    %375 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%374 : tensor<8x4x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc448)
    } -> tensor<8x4x32x32xf32> loc(#loc448)
    %376 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373, %375 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc449)
      linalg.yield %761 : f32 loc(#loc449)
    } -> tensor<8x4x32x32xf32> loc(#loc449)
    %377 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%376, %62 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc443)
      linalg.yield %761 : f32 loc(#loc443)
    } -> tensor<8x4x32x32xf32> loc(#loc443)
    %378 = call @_where_1(%51#1, %51#2, %377) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc450)
    %379 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%378, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_35: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc451)
      linalg.yield %761 : f32 loc(#loc451)
    } -> tensor<8x4x32x32xf32> loc(#loc451)
    %380 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%379, %38 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%71 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc451)
      %762 = arith.addf %out, %761 : f32 loc(#loc452)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc452)
    %381 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%379, %40 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%71 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc451)
      %762 = arith.addf %out, %761 : f32 loc(#loc452)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc452)
    %382 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<4x16x8x32xf32> loc(#loc476)
    %383 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%382, %arg10 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc477)
    %384 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%382, %33 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%303 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc477)
    %385 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<4x16x64xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<64x4x16xf32> loc(#loc476)
    %386 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<4x16x8x32xf32> loc(#loc476)
    %387 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%386, %arg4 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc477)
    %388 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %387 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc478)
      linalg.yield %761 : f32 loc(#loc478)
    } -> tensor<8x32x64xf32> loc(#loc478)
    %389 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%386, %33 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%303 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc477)
    %390 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<4x16x64xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<64x4x16xf32> loc(#loc476)
    %391 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<4x16x8x32xf32> loc(#loc476)
    %392 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%391, %arg8 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%73 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc477)
    %393 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %392 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc478)
      linalg.yield %761 : f32 loc(#loc478)
    } -> tensor<8x32x64xf32> loc(#loc478)
    %394 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%391, %33 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%303 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc476)
      %762 = arith.addf %out, %761 : f32 loc(#loc477)
      linalg.yield %762 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc477)
    %395 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394 : tensor<4x16x64xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc476)
    } -> tensor<64x4x16xf32> loc(#loc476)
    %396 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %393 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc453)
      linalg.yield %761 : f32 loc(#loc453)
    } -> tensor<8x32x64xf32> loc(#loc453)
    %397 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%396 : tensor<8x32x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc454)
      linalg.yield %761 : f32 loc(#loc454)
    } -> tensor<64xf32> loc(#loc454)
    %expanded_33 = tensor.expand_shape %397 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc455)
    %398 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %32 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc453)
      linalg.yield %761 : f32 loc(#loc453)
    } -> tensor<8x32x64xf32> loc(#loc453)
    %399 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_33 : tensor<1x1x64xf32>) outs(%225 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc454)
      linalg.yield %761 : f32 loc(#loc454)
    } -> tensor<64xf32> loc(#loc454)
    %400 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %398 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc456)
      linalg.yield %761 : f32 loc(#loc456)
    } -> tensor<8x32x64xf32> loc(#loc456)
    %401 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%400 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc457)
      linalg.yield %761 : f32 loc(#loc457)
    } -> tensor<8x32xf32> loc(#loc457)
    %expanded_34 = tensor.expand_shape %401 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc458)
    %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %28 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc456)
      linalg.yield %761 : f32 loc(#loc456)
    } -> tensor<8x32x64xf32> loc(#loc456)
    %403 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360, %402 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc459)
      linalg.yield %761 : f32 loc(#loc459)
    } -> tensor<8x32x64xf32> loc(#loc459)
    %404 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %27 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc460)
      linalg.yield %761 : f32 loc(#loc460)
    } -> tensor<8x32x1xf32> loc(#loc460)
    %405 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc461)
      linalg.yield %761 : f32 loc(#loc461)
    } -> tensor<8x32x1xf32> loc(#loc461)
    %406 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%405 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %761 = arith.addf %out, %in : f32 loc(#loc462)
      linalg.yield %761 : f32 loc(#loc462)
    } -> tensor<8x32xf32> loc(#loc462)
    %407 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc463)
    } -> tensor<8x32x64xf32> loc(#loc463)
    %408 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %407 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc464)
      linalg.yield %761 : f32 loc(#loc464)
    } -> tensor<8x32x64xf32> loc(#loc464)
    %409 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %408 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc465)
      linalg.yield %761 : f32 loc(#loc465)
    } -> tensor<8x32x64xf32> loc(#loc465)
    %410 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc464)
      linalg.yield %761 : f32 loc(#loc464)
    } -> tensor<8x32x64xf32> loc(#loc464)
    %411 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409, %410 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc465)
      linalg.yield %761 : f32 loc(#loc465)
    } -> tensor<8x32x64xf32> loc(#loc465)
    %412 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : f32 loc(#loc301)
    } -> tensor<256x64xf32> loc(#loc301)
    %413 = "mesh.scatter_slices"(%412, %8, %411) ({
    ^bb0(%arg66: f32 loc("examples/jax/transformer.py":107:8), %arg67: f32 loc("examples/jax/transformer.py":107:8)):
      %761 = arith.addf %arg66, %arg67 : f32 loc(#loc372)
      "mesh.scalar_yield"(%761) : (f32) -> () loc(#loc302)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<256x64xf32> loc(#loc302)
    %414 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<256x64xf32> loc(#loc304)
    %415 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%414, %arg21 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<256x64xf32> loc(#loc304)
    %416 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<256x64xf32> loc(#loc305)
    %417 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%416, %413 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<256x64xf32> loc(#loc305)
    %418 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%415, %417 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<256x64xf32> loc(#loc306)
    %419 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<64x256xf32> loc(#loc304)
    %420 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%419, %arg22 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x256xf32> loc(#loc304)
    %421 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<64x256xf32> loc(#loc305)
    %422 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%421, %221 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x256xf32> loc(#loc305)
    %423 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%420, %422 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x256xf32> loc(#loc306)
    %424 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<192x64xf32> loc(#loc304)
    %425 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%424, %arg23 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<192x64xf32> loc(#loc304)
    %426 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<192x64xf32> loc(#loc305)
    %427 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%426, %333 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<192x64xf32> loc(#loc305)
    %428 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%425, %427 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<192x64xf32> loc(#loc306)
    %429 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %430 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%429, %arg24 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %431 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %432 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%431, %342 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %433 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%430, %432 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %434 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %435 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg25 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %436 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %390 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %438 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %437 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %439 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %440 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%439, %arg26 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %441 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %442 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%441, %399 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %443 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%440, %442 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %444 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%439, %arg27 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %445 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%441, %348 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %446 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%444, %445 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %447 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<4x16x64xf32> loc(#loc304)
    %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %arg28 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<4x16x64xf32> loc(#loc304)
    %449 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<4x16x64xf32> loc(#loc305)
    %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %362 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<4x16x64xf32> loc(#loc305)
    %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448, %450 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<4x16x64xf32> loc(#loc306)
    %452 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg29 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %395 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %453 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %455 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%429, %arg30 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %456 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%431, %338 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %457 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%455, %456 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %458 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg31 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %459 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %385 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %460 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %459 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %461 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%424, %arg32 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<192x64xf32> loc(#loc304)
    %462 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%426, %244 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<192x64xf32> loc(#loc305)
    %463 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%461, %462 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<192x64xf32> loc(#loc306)
    %464 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%429, %arg33 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %465 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%431, %254 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %466 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%464, %465 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg34 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %310 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467, %468 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %470 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%439, %arg35 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %471 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%441, %319 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %472 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%470, %471 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %473 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%439, %arg36 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %474 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%441, %260 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %475 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%473, %474 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %476 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %arg37 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<4x16x64xf32> loc(#loc304)
    %477 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %277 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<4x16x64xf32> loc(#loc305)
    %478 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %477 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<4x16x64xf32> loc(#loc306)
    %479 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg38 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %480 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %315 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %481 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479, %480 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %482 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%429, %arg39 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %483 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%431, %250 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %484 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%482, %483 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %485 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg40 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %486 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %305 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %487 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485, %486 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %488 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%439, %arg41 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %761 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %489 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%441, %228 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %761 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %490 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%488, %489 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %761 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %491 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<256x64xf32> loc(#loc307)
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%491, %arg42 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<256x64xf32> loc(#loc307)
    %493 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<256x64xf32> loc(#loc308)
    %494 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%493, %413 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<256x64xf32> loc(#loc308)
    %495 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%494, %413 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<256x64xf32> loc(#loc309)
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%492, %495 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<256x64xf32> loc(#loc310)
    %497 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<64x256xf32> loc(#loc307)
    %498 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %arg43 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x256xf32> loc(#loc307)
    %499 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<64x256xf32> loc(#loc308)
    %500 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%499, %221 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x256xf32> loc(#loc308)
    %501 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%500, %221 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x256xf32> loc(#loc309)
    %502 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%498, %501 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x256xf32> loc(#loc310)
    %503 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<192x64xf32> loc(#loc307)
    %504 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%503, %arg44 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<192x64xf32> loc(#loc307)
    %505 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<192x64xf32> loc(#loc308)
    %506 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%505, %333 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<192x64xf32> loc(#loc308)
    %507 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%506, %333 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<192x64xf32> loc(#loc309)
    %508 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%504, %507 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<192x64xf32> loc(#loc310)
    %509 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %510 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%509, %arg45 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %511 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<64x192xf32> loc(#loc308)
    %512 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %342 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x192xf32> loc(#loc308)
    %513 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%512, %342 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x192xf32> loc(#loc309)
    %514 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%510, %513 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x192xf32> loc(#loc310)
    %515 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %516 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg46 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %517 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %518 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %390 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %519 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %390 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %520 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %519 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x4x16xf32> loc(#loc310)
    %521 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %522 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%521, %arg47 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %523 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %524 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %399 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %525 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%524, %399 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %526 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%522, %525 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64xf32> loc(#loc310)
    %527 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%521, %arg48 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %528 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %348 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %529 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%528, %348 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %530 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%527, %529 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64xf32> loc(#loc310)
    %531 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<4x16x64xf32> loc(#loc307)
    %532 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %arg49 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<4x16x64xf32> loc(#loc307)
    %533 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<4x16x64xf32> loc(#loc308)
    %534 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %362 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<4x16x64xf32> loc(#loc308)
    %535 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %362 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<4x16x64xf32> loc(#loc309)
    %536 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %535 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<4x16x64xf32> loc(#loc310)
    %537 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg50 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %538 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %395 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %539 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538, %395 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %540 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %539 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x4x16xf32> loc(#loc310)
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%509, %arg51 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %542 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %338 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x192xf32> loc(#loc308)
    %543 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%542, %338 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x192xf32> loc(#loc309)
    %544 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %543 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x192xf32> loc(#loc310)
    %545 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg52 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %546 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %385 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %547 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %385 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %548 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %547 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x4x16xf32> loc(#loc310)
    %549 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%503, %arg53 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<192x64xf32> loc(#loc307)
    %550 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%505, %244 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<192x64xf32> loc(#loc308)
    %551 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%550, %244 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<192x64xf32> loc(#loc309)
    %552 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%549, %551 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<192x64xf32> loc(#loc310)
    %553 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%509, %arg54 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %554 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %254 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x192xf32> loc(#loc308)
    %555 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%554, %254 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x192xf32> loc(#loc309)
    %556 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%553, %555 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x192xf32> loc(#loc310)
    %557 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg55 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %558 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %310 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %559 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558, %310 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %560 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%557, %559 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x4x16xf32> loc(#loc310)
    %561 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%521, %arg56 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %562 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %319 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %563 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%562, %319 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %564 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%561, %563 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64xf32> loc(#loc310)
    %565 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%521, %arg57 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %566 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %260 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %567 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%566, %260 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %568 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%565, %567 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64xf32> loc(#loc310)
    %569 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %arg58 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<4x16x64xf32> loc(#loc307)
    %570 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %277 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<4x16x64xf32> loc(#loc308)
    %571 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %277 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<4x16x64xf32> loc(#loc309)
    %572 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %571 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<4x16x64xf32> loc(#loc310)
    %573 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg59 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %574 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %315 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %575 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %315 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %576 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573, %575 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x4x16xf32> loc(#loc310)
    %577 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%509, %arg60 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %578 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %250 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x192xf32> loc(#loc308)
    %579 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%578, %250 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x192xf32> loc(#loc309)
    %580 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%577, %579 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x192xf32> loc(#loc310)
    %581 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %arg61 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %582 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %305 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %583 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582, %305 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %584 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581, %583 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64x4x16xf32> loc(#loc310)
    %585 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%521, %arg62 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %761 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %586 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %228 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %761 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %587 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%586, %228 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %761 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %588 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%585, %587 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc310)
      linalg.yield %761 : f32 loc(#loc310)
    } -> tensor<64xf32> loc(#loc310)
    %589 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%arg63 : tensor<f32>) outs(%200 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:24)):
      %761 = math.powf %cst_1, %in : f32 loc(#loc250)
      linalg.yield %761 : f32 loc(#loc250)
    } -> tensor<f32> loc(#loc250)
    %590 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%589 : tensor<f32>) outs(%200 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:24), %out: f32 loc("examples/jax/transformer.py":124:20)):
      %761 = arith.subf %cst_2, %in : f32 loc(#loc311)
      linalg.yield %761 : f32 loc(#loc311)
    } -> tensor<f32> loc(#loc311)
    %591 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%590 : tensor<f32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc312)
    } -> tensor<256x64xf32> loc(#loc312)
    %592 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%418, %591 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<256x64xf32> loc(#loc312)
    %593 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%arg63 : tensor<f32>) outs(%200 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:48)):
      %761 = math.powf %cst_0, %in : f32 loc(#loc249)
      linalg.yield %761 : f32 loc(#loc249)
    } -> tensor<f32> loc(#loc249)
    %594 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%593 : tensor<f32>) outs(%200 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:48), %out: f32 loc("examples/jax/transformer.py":124:44)):
      %761 = arith.subf %cst_2, %in : f32 loc(#loc313)
      linalg.yield %761 : f32 loc(#loc313)
    } -> tensor<f32> loc(#loc313)
    %595 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%594 : tensor<f32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<256x64xf32> loc(#loc314)
    %596 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%496, %595 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<256x64xf32> loc(#loc314)
    %597 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%493, %592 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<256x64xf32> loc(#loc315)
    %598 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%596 : tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<256x64xf32> loc(#loc316)
    %599 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<256x64xf32> loc(#loc317)
    %600 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%598, %599 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<256x64xf32> loc(#loc317)
    %601 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%597, %600 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<256x64xf32> loc(#loc318)
    %602 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %601 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%217 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<256x64xf32> loc(#loc319)
    %603 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%590 : tensor<f32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc312)
    } -> tensor<64x256xf32> loc(#loc312)
    %604 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%423, %603 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x256xf32> loc(#loc312)
    %605 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%594 : tensor<f32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<64x256xf32> loc(#loc314)
    %606 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%502, %605 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x256xf32> loc(#loc314)
    %607 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%499, %604 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x256xf32> loc(#loc315)
    %608 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%606 : tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x256xf32> loc(#loc316)
    %609 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<64x256xf32> loc(#loc317)
    %610 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%608, %609 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x256xf32> loc(#loc317)
    %611 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%607, %610 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x256xf32> loc(#loc318)
    %612 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %611 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%220 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x256xf32> loc(#loc319)
    %613 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%590 : tensor<f32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc312)
    } -> tensor<192x64xf32> loc(#loc312)
    %614 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%428, %613 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<192x64xf32> loc(#loc312)
    %615 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%594 : tensor<f32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<192x64xf32> loc(#loc314)
    %616 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %615 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<192x64xf32> loc(#loc314)
    %617 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%505, %614 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<192x64xf32> loc(#loc315)
    %618 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%616 : tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<192x64xf32> loc(#loc316)
    %619 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<192x64xf32> loc(#loc317)
    %620 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%618, %619 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<192x64xf32> loc(#loc317)
    %621 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%617, %620 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<192x64xf32> loc(#loc318)
    %622 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %621 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<192x64xf32> loc(#loc319)
    %623 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%590 : tensor<f32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc312)
    } -> tensor<64x192xf32> loc(#loc312)
    %624 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%433, %623 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x192xf32> loc(#loc312)
    %625 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%594 : tensor<f32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<64x192xf32> loc(#loc314)
    %626 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%514, %625 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x192xf32> loc(#loc314)
    %627 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %624 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x192xf32> loc(#loc315)
    %628 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%626 : tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x192xf32> loc(#loc316)
    %629 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<64x192xf32> loc(#loc317)
    %630 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%628, %629 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x192xf32> loc(#loc317)
    %631 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%627, %630 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x192xf32> loc(#loc318)
    %632 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %631 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x192xf32> loc(#loc319)
    %633 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590 : tensor<f32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc312)
    } -> tensor<64x4x16xf32> loc(#loc312)
    %634 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %633 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x4x16xf32> loc(#loc312)
    %635 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%594 : tensor<f32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %636 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520, %635 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %637 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %634 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %638 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636 : tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %639 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %640 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638, %639 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %641 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %640 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %642 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %641 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x4x16xf32> loc(#loc319)
    %643 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%590 : tensor<f32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc312)
    } -> tensor<64xf32> loc(#loc312)
    %644 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%443, %643 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64xf32> loc(#loc312)
    %645 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%594 : tensor<f32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %646 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%526, %645 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %647 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %644 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %648 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%646 : tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %649 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %650 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%648, %649 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %651 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%647, %650 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    %652 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg5, %651 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64xf32> loc(#loc319)
    %653 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%446, %643 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64xf32> loc(#loc312)
    %654 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%530, %645 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %655 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %653 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %656 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%654 : tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %657 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%656, %649 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %658 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%655, %657 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    %659 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg6, %658 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64xf32> loc(#loc319)
    %660 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590 : tensor<f32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc312)
    } -> tensor<4x16x64xf32> loc(#loc312)
    %661 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %660 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<4x16x64xf32> loc(#loc312)
    %662 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%594 : tensor<f32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<4x16x64xf32> loc(#loc314)
    %663 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %662 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<4x16x64xf32> loc(#loc314)
    %664 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %661 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<4x16x64xf32> loc(#loc315)
    %665 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663 : tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<4x16x64xf32> loc(#loc316)
    %666 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<4x16x64xf32> loc(#loc317)
    %667 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%665, %666 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<4x16x64xf32> loc(#loc317)
    %668 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%664, %667 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<4x16x64xf32> loc(#loc318)
    %669 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %668 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<4x16x64xf32> loc(#loc319)
    %670 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %633 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x4x16xf32> loc(#loc312)
    %671 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540, %635 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %672 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %670 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %673 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%671 : tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %674 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%673, %639 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %675 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%672, %674 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %676 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %675 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x4x16xf32> loc(#loc319)
    %677 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%457, %623 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x192xf32> loc(#loc312)
    %678 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%544, %625 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x192xf32> loc(#loc314)
    %679 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %677 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x192xf32> loc(#loc315)
    %680 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%678 : tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x192xf32> loc(#loc316)
    %681 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%680, %629 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x192xf32> loc(#loc317)
    %682 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%679, %681 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x192xf32> loc(#loc318)
    %683 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %682 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x192xf32> loc(#loc319)
    %684 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %633 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x4x16xf32> loc(#loc312)
    %685 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %635 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %686 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %684 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %687 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%685 : tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %688 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%687, %639 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %689 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%686, %688 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %690 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %689 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x4x16xf32> loc(#loc319)
    %691 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%463, %613 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<192x64xf32> loc(#loc312)
    %692 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%552, %615 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<192x64xf32> loc(#loc314)
    %693 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%505, %691 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<192x64xf32> loc(#loc315)
    %694 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%692 : tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<192x64xf32> loc(#loc316)
    %695 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%694, %619 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<192x64xf32> loc(#loc317)
    %696 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%693, %695 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<192x64xf32> loc(#loc318)
    %697 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11, %696 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%243 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<192x64xf32> loc(#loc319)
    %698 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%466, %623 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x192xf32> loc(#loc312)
    %699 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%556, %625 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x192xf32> loc(#loc314)
    %700 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %698 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x192xf32> loc(#loc315)
    %701 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%699 : tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x192xf32> loc(#loc316)
    %702 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%701, %629 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x192xf32> loc(#loc317)
    %703 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%700, %702 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x192xf32> loc(#loc318)
    %704 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %703 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x192xf32> loc(#loc319)
    %705 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %633 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x4x16xf32> loc(#loc312)
    %706 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560, %635 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %707 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %705 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %708 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706 : tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %709 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%708, %639 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %710 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707, %709 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %711 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %710 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x4x16xf32> loc(#loc319)
    %712 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%472, %643 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64xf32> loc(#loc312)
    %713 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%564, %645 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %714 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %712 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %715 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%713 : tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %716 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%715, %649 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %717 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%714, %716 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    %718 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg14, %717 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64xf32> loc(#loc319)
    %719 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%475, %643 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64xf32> loc(#loc312)
    %720 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%568, %645 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %721 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %719 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %722 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%720 : tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %723 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%722, %649 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %724 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%721, %723 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    %725 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg15, %724 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64xf32> loc(#loc319)
    %726 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478, %660 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<4x16x64xf32> loc(#loc312)
    %727 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%572, %662 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<4x16x64xf32> loc(#loc314)
    %728 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %726 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<4x16x64xf32> loc(#loc315)
    %729 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727 : tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<4x16x64xf32> loc(#loc316)
    %730 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729, %666 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<4x16x64xf32> loc(#loc317)
    %731 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%728, %730 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<4x16x64xf32> loc(#loc318)
    %732 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %731 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<4x16x64xf32> loc(#loc319)
    %733 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %633 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x4x16xf32> loc(#loc312)
    %734 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576, %635 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %735 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %733 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %736 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734 : tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %737 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%736, %639 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %738 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%735, %737 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %739 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %738 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x4x16xf32> loc(#loc319)
    %740 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%484, %623 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x192xf32> loc(#loc312)
    %741 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%580, %625 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x192xf32> loc(#loc314)
    %742 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %740 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x192xf32> loc(#loc315)
    %743 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%741 : tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x192xf32> loc(#loc316)
    %744 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%743, %629 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x192xf32> loc(#loc317)
    %745 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%742, %744 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x192xf32> loc(#loc318)
    %746 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg18, %745 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%240 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x192xf32> loc(#loc319)
    %747 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %633 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64x4x16xf32> loc(#loc312)
    %748 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584, %635 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %749 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %747 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %750 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%748 : tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %751 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750, %639 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %752 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%749, %751 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %753 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %752 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%273 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64x4x16xf32> loc(#loc319)
    %754 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%490, %643 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc312)
      linalg.yield %761 : f32 loc(#loc312)
    } -> tensor<64xf32> loc(#loc312)
    %755 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%588, %645 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %761 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %756 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %754 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.mulf %in, %in_35 : f32 loc(#loc315)
      linalg.yield %761 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %757 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%755 : tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = math.sqrt %in : f32 loc(#loc316)
      linalg.yield %761 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %758 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%757, %649 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %761 = arith.addf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %761 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %759 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%756, %758 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %761 = arith.divf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %761 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    %760 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg20, %759 : tensor<64xf32>, tensor<64xf32>) outs(%224 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %761 = arith.subf %in, %in_35 : f32 loc(#loc319)
      linalg.yield %761 : f32 loc(#loc319)
    } -> tensor<64xf32> loc(#loc319)
    return %203, %602, %612, %622, %632, %642, %652, %659, %669, %676, %683, %690, %697, %704, %711, %718, %725, %732, %739, %746, %753, %760, %418, %423, %428, %433, %438, %443, %446, %451, %454, %457, %460, %463, %466, %469, %472, %475, %478, %481, %484, %487, %490, %496, %502, %508, %514, %520, %526, %530, %536, %540, %544, %548, %552, %556, %560, %564, %568, %572, %576, %580, %584, %588 : tensor<f32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32> loc(#loc218)
  } loc(#loc)
  func.func private @tril(%arg0: tensor<32x32xi1> loc(unknown)) -> tensor<32x32xi1> {
    %cst = arith.constant dense<false> : tensor<i1> loc(#loc)
    %cst_0 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<32x32xi32> loc(#loc132)
    %1 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 0 : index loc(#loc132)
      %10 = arith.index_cast %9 : index to i32 loc(#loc132)
      linalg.yield %10 : i32 loc(#loc132)
    } -> tensor<32x32xi32> loc(#loc132)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc133)
    } -> tensor<32x32xi32> loc(#loc133)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i32 loc(unknown)):
      %9 = arith.addi %in, %in_1 : i32 loc(#loc133)
      linalg.yield %9 : i32 loc(#loc133)
    } -> tensor<32x32xi32> loc(#loc133)
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 1 : index loc(#loc132)
      %10 = arith.index_cast %9 : index to i32 loc(#loc132)
      linalg.yield %10 : i32 loc(#loc132)
    } -> tensor<32x32xi32> loc(#loc132)
    %5 = tensor.empty() : tensor<32x32xi1> loc(#loc134)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.cmpi sge, %in, %in_1 : i32 loc(#loc134)
      linalg.yield %9 : i1 loc(#loc134)
    } -> tensor<32x32xi1> loc(#loc134)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc135)
    } -> tensor<32x32xi1> loc(#loc135)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %arg0, %7 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_1: i1 loc(unknown), %in_2: i1 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.select %in, %in_1, %in_2 : i1 loc(#loc136)
      linalg.yield %9 : i1 loc(#loc136)
    } -> tensor<32x32xi1> loc(#loc136)
    return %8 : tensor<32x32xi1> loc(#loc)
  } loc(#loc479)
  func.func private @_where(%arg0: tensor<32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<f32> loc(unknown)) -> (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc135)
    %1 = linalg.generic {indexing_maps = [#map29, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<32x32xi1>) outs(%0 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc135)
    } -> tensor<8x4x32x32xi1> loc(#loc135)
    %2 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc135)
    %3 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<f32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<8x4x32x32xf32> loc(#loc135)
    %4 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg1, %3 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: f32 loc(unknown), %in_1: f32 loc(unknown), %out: f32 loc(unknown)):
      %6 = arith.select %in, %in_0, %in_1 : f32 loc(#loc136)
      linalg.yield %6 : f32 loc(#loc136)
    } -> tensor<8x4x32x32xf32> loc(#loc136)
    %5 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<8x4x32x32xf32> loc(#loc135)
    return %4, %1, %5 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32> loc(#loc)
  } loc(#loc480)
  func.func private @silu(%arg0: tensor<8x32x192xf32> loc(unknown)) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<8x32x192xf32> loc(#loc138)
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.negf %in : f32 loc(#loc138)
      linalg.yield %9 : f32 loc(#loc138)
    } -> tensor<8x32x192xf32> loc(#loc138)
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = math.exp %in : f32 loc(#loc139)
      linalg.yield %9 : f32 loc(#loc139)
    } -> tensor<8x32x192xf32> loc(#loc139)
    %3 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc133)
    } -> tensor<8x32x192xf32> loc(#loc133)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %2 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.addf %in, %in_0 : f32 loc(#loc133)
      linalg.yield %9 : f32 loc(#loc133)
    } -> tensor<8x32x192xf32> loc(#loc133)
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.divf %in, %in_0 : f32 loc(#loc140)
      linalg.yield %9 : f32 loc(#loc140)
    } -> tensor<8x32x192xf32> loc(#loc140)
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.subf %in, %in_0 : f32 loc(#loc141)
      linalg.yield %9 : f32 loc(#loc141)
    } -> tensor<8x32x192xf32> loc(#loc141)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.mulf %in, %in_0 : f32 loc(#loc142)
      linalg.yield %9 : f32 loc(#loc142)
    } -> tensor<8x32x192xf32> loc(#loc142)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.mulf %in, %in_0 : f32 loc(#loc142)
      linalg.yield %9 : f32 loc(#loc142)
    } -> tensor<8x32x192xf32> loc(#loc142)
    return %8, %7, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32> loc(#loc)
  } loc(#loc481)
  func.func private @silu_0(%arg0: tensor<8x32x192xf32> loc(unknown), %arg1: tensor<8x32x192xf32> loc(unknown), %arg2: tensor<8x32x192xf32> loc(unknown), %arg3: tensor<8x32x192xf32> loc(unknown)) -> tensor<8x32x192xf32> {
    %0 = tensor.empty() : tensor<8x32x192xf32> loc(#loc142)
    %1 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg3 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.mulf %in, %in_0 : f32 loc(#loc142)
      linalg.yield %5 : f32 loc(#loc142)
    } -> tensor<8x32x192xf32> loc(#loc142)
    %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %arg1 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.mulf %in, %in_0 : f32 loc(#loc142)
      linalg.yield %5 : f32 loc(#loc142)
    } -> tensor<8x32x192xf32> loc(#loc142)
    %3 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg0 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.mulf %in, %in_0 : f32 loc(#loc142)
      linalg.yield %5 : f32 loc(#loc142)
    } -> tensor<8x32x192xf32> loc(#loc142)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %3 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.addf %in, %in_0 : f32 loc(#loc143)
      linalg.yield %5 : f32 loc(#loc143)
    } -> tensor<8x32x192xf32> loc(#loc143)
    return %4 : tensor<8x32x192xf32> loc(#loc)
  } loc(#loc482)
  func.func private @_where_1(%arg0: tensor<8x4x32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<8x4x32x32xf32> loc(unknown)) -> tensor<8x4x32x32xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc135)
    %1 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<8x4x32x32xf32> loc(#loc135)
    %2 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg2, %1 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%0 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: f32 loc(unknown), %in_1: f32 loc(unknown), %out: f32 loc(unknown)):
      %3 = arith.select %in, %in_0, %in_1 : f32 loc(#loc136)
      linalg.yield %3 : f32 loc(#loc136)
    } -> tensor<8x4x32x32xf32> loc(#loc136)
    return %2 : tensor<8x4x32x32xf32> loc(#loc)
  } loc(#loc483)
} loc(#loc)
#loc91 = loc("examples/jax/transformer.py":91:13)
#loc168 = loc("examples/jax/transformer.py":91:13)
#loc211 = loc("examples/jax/transformer.py":107:8)
#loc303 = loc("examples/jax/transformer.py":107:8)
#loc330 = loc("examples/jax/transformer.py":91:13)
#loc362 = loc("examples/jax/transformer.py":84:11)
#loc364 = loc("examples/jax/transformer.py":84:11)
#loc372 = loc("examples/jax/transformer.py":107:8)
#loc388 = loc("examples/jax/transformer.py":91:13)
#loc428 = loc("examples/jax/transformer.py":84:11)
#loc430 = loc("examples/jax/transformer.py":84:11)
#loc455 = loc("examples/jax/transformer.py":84:11)
#loc457 = loc("examples/jax/transformer.py":84:11)
#loc466 = loc("examples/jax/transformer.py":91:13)
#loc467 = loc("examples/jax/transformer.py":92:29)
#loc468 = loc("examples/jax/transformer.py":97:12)
#loc469 = loc("examples/jax/transformer.py":97:12)
#loc470 = loc("examples/jax/transformer.py":92:29)
#loc479 = loc("examples/jax/transformer.py":91:13)
#loc480 = loc("examples/jax/transformer.py":92:29)
#loc481 = loc("examples/jax/transformer.py":97:12)
#loc482 = loc("examples/jax/transformer.py":97:12)
#loc483 = loc("examples/jax/transformer.py":92:29)
