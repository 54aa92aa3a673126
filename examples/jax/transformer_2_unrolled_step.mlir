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
#loc282 = loc("examples/jax/transformer.py":115:64)
#loc283 = loc("examples/jax/transformer.py":115:56)
#loc284 = loc("examples/jax/transformer.py":115:20)
#loc285 = loc("examples/jax/transformer.py":115:11)
#loc286 = loc("examples/jax/transformer.py":115:11)
#loc287 = loc("examples/jax/transformer.py":115:11)
#loc288 = loc("examples/jax/transformer.py":115:11)
#loc289 = loc("examples/jax/transformer.py":115:20)
#loc290 = loc("examples/jax/transformer.py":115:56)
#loc291 = loc("examples/jax/transformer.py":115:64)
#loc292 = loc("examples/jax/transformer.py":115:20)
#loc293 = loc("examples/jax/transformer.py":115:20)
#loc294 = loc("examples/jax/transformer.py":115:20)
#loc295 = loc("examples/jax/transformer.py":115:20)
#loc296 = loc("examples/jax/transformer.py":115:20)
#loc297 = loc("examples/jax/transformer.py":115:20)
#loc298 = loc("examples/jax/transformer.py":113:13)
#loc299 = loc("examples/jax/transformer.py":113:13)
#loc300 = loc("examples/jax/transformer.py":107:8)
#loc301 = loc("examples/jax/transformer.py":107:8)
#loc303 = loc("examples/jax/transformer.py":121:38)
#loc304 = loc("examples/jax/transformer.py":121:48)
#loc305 = loc("examples/jax/transformer.py":121:38)
#loc306 = loc("examples/jax/transformer.py":122:39)
#loc307 = loc("examples/jax/transformer.py":122:51)
#loc308 = loc("examples/jax/transformer.py":122:51)
#loc309 = loc("examples/jax/transformer.py":122:39)
#loc310 = loc("examples/jax/transformer.py":124:20)
#loc311 = loc("examples/jax/transformer.py":124:15)
#loc312 = loc("examples/jax/transformer.py":124:44)
#loc313 = loc("examples/jax/transformer.py":124:39)
#loc314 = loc("examples/jax/transformer.py":125:19)
#loc315 = loc("examples/jax/transformer.py":125:31)
#loc316 = loc("examples/jax/transformer.py":125:31)
#loc317 = loc("examples/jax/transformer.py":125:19)
#loc318 = loc("examples/jax/transformer.py":125:15)
#loc319 = loc("examples/jax/transformer.py":84:38)
#loc320 = loc("examples/jax/transformer.py":84:29)
#loc321 = loc("examples/jax/transformer.py":84:29)
#loc322 = loc("examples/jax/transformer.py":84:15)
#loc323 = loc("examples/jax/transformer.py":84:11)
#loc324 = loc("examples/jax/transformer.py":84:11)
#loc325 = loc("examples/jax/transformer.py":88:4)
#loc326 = loc("examples/jax/transformer.py":90:13)
#loc327 = loc("examples/jax/transformer.py":90:13)
#loc328 = loc("examples/jax/transformer.py":91:22)
#loc330 = loc("examples/jax/transformer.py":92:29)
#loc331 = loc("examples/jax/transformer.py":92:14)
#loc332 = loc("examples/jax/transformer.py":93:39)
#loc333 = loc("examples/jax/transformer.py":93:11)
#loc334 = loc("examples/jax/transformer.py":101:8)
#loc335 = loc("examples/jax/transformer.py":84:38)
#loc336 = loc("examples/jax/transformer.py":84:29)
#loc337 = loc("examples/jax/transformer.py":84:29)
#loc338 = loc("examples/jax/transformer.py":84:15)
#loc339 = loc("examples/jax/transformer.py":84:11)
#loc340 = loc("examples/jax/transformer.py":84:11)
#loc341 = loc("examples/jax/transformer.py":97:24)
#loc342 = loc("examples/jax/transformer.py":97:12)
#loc343 = loc("examples/jax/transformer.py":97:42)
#loc344 = loc("examples/jax/transformer.py":97:12)
#loc345 = loc("examples/jax/transformer.py":97:11)
#loc346 = loc("examples/jax/transformer.py":102:11)
#loc347 = loc("examples/jax/transformer.py":84:38)
#loc348 = loc("examples/jax/transformer.py":84:29)
#loc349 = loc("examples/jax/transformer.py":84:29)
#loc350 = loc("examples/jax/transformer.py":84:29)
#loc351 = loc("examples/jax/transformer.py":84:29)
#loc352 = loc("examples/jax/transformer.py":84:15)
#loc353 = loc("examples/jax/transformer.py":84:15)
#loc354 = loc("examples/jax/transformer.py":84:15)
#loc355 = loc("examples/jax/transformer.py":84:11)
#loc356 = loc("examples/jax/transformer.py":84:11)
#loc357 = loc("examples/jax/transformer.py":84:11)
#loc358 = loc("examples/jax/transformer.py":114:13)
#loc359 = loc("examples/jax/transformer.py":84:11)
#loc360 = loc("examples/jax/transformer.py":84:11)
#loc362 = loc("examples/jax/transformer.py":84:11)
#loc364 = loc("examples/jax/transformer.py":84:11)
#loc365 = loc("examples/jax/transformer.py":84:15)
#loc366 = loc("examples/jax/transformer.py":84:29)
#loc367 = loc("examples/jax/transformer.py":84:29)
#loc368 = loc("examples/jax/transformer.py":84:29)
#loc369 = loc("examples/jax/transformer.py":84:38)
#loc370 = loc("examples/jax/transformer.py":84:38)
#loc372 = loc("examples/jax/transformer.py":84:38)
#loc373 = loc("examples/jax/transformer.py":84:29)
#loc374 = loc("examples/jax/transformer.py":84:29)
#loc375 = loc("examples/jax/transformer.py":84:29)
#loc376 = loc("examples/jax/transformer.py":84:29)
#loc377 = loc("examples/jax/transformer.py":84:15)
#loc378 = loc("examples/jax/transformer.py":84:15)
#loc379 = loc("examples/jax/transformer.py":84:15)
#loc380 = loc("examples/jax/transformer.py":84:11)
#loc381 = loc("examples/jax/transformer.py":84:11)
#loc382 = loc("examples/jax/transformer.py":84:11)
#loc383 = loc("examples/jax/transformer.py":88:15)
#loc384 = loc("examples/jax/transformer.py":90:13)
#loc385 = loc("examples/jax/transformer.py":90:13)
#loc386 = loc("examples/jax/transformer.py":91:22)
#loc388 = loc("examples/jax/transformer.py":92:29)
#loc389 = loc("examples/jax/transformer.py":92:14)
#loc390 = loc("examples/jax/transformer.py":92:14)
#loc391 = loc("examples/jax/transformer.py":92:14)
#loc392 = loc("examples/jax/transformer.py":92:14)
#loc393 = loc("examples/jax/transformer.py":92:14)
#loc394 = loc("examples/jax/transformer.py":92:14)
#loc395 = loc("examples/jax/transformer.py":92:14)
#loc396 = loc("examples/jax/transformer.py":92:14)
#loc397 = loc("examples/jax/transformer.py":93:39)
#loc398 = loc("examples/jax/transformer.py":93:11)
#loc399 = loc("examples/jax/transformer.py":84:38)
#loc400 = loc("examples/jax/transformer.py":84:29)
#loc401 = loc("examples/jax/transformer.py":84:29)
#loc402 = loc("examples/jax/transformer.py":84:29)
#loc403 = loc("examples/jax/transformer.py":84:29)
#loc404 = loc("examples/jax/transformer.py":84:15)
#loc405 = loc("examples/jax/transformer.py":84:15)
#loc406 = loc("examples/jax/transformer.py":84:15)
#loc407 = loc("examples/jax/transformer.py":84:11)
#loc408 = loc("examples/jax/transformer.py":84:11)
#loc409 = loc("examples/jax/transformer.py":84:11)
#loc410 = loc("examples/jax/transformer.py":97:24)
#loc411 = loc("examples/jax/transformer.py":97:12)
#loc412 = loc("examples/jax/transformer.py":97:42)
#loc413 = loc("examples/jax/transformer.py":97:12)
#loc414 = loc("examples/jax/transformer.py":97:11)
#loc415 = loc("examples/jax/transformer.py":97:11)
#loc416 = loc("examples/jax/transformer.py":97:11)
#loc417 = loc("examples/jax/transformer.py":97:12)
#loc418 = loc("examples/jax/transformer.py":97:42)
#loc419 = loc("examples/jax/transformer.py":97:42)
#loc420 = loc("examples/jax/transformer.py":97:12)
#loc421 = loc("examples/jax/transformer.py":97:24)
#loc422 = loc("examples/jax/transformer.py":97:24)
#loc423 = loc("examples/jax/transformer.py":97:24)
#loc424 = loc("examples/jax/transformer.py":84:11)
#loc425 = loc("examples/jax/transformer.py":84:11)
#loc427 = loc("examples/jax/transformer.py":84:11)
#loc429 = loc("examples/jax/transformer.py":84:11)
#loc430 = loc("examples/jax/transformer.py":84:11)
#loc431 = loc("examples/jax/transformer.py":84:15)
#loc432 = loc("examples/jax/transformer.py":84:29)
#loc433 = loc("examples/jax/transformer.py":84:29)
#loc434 = loc("examples/jax/transformer.py":84:29)
#loc435 = loc("examples/jax/transformer.py":84:38)
#loc436 = loc("examples/jax/transformer.py":84:38)
#loc437 = loc("examples/jax/transformer.py":93:11)
#loc438 = loc("examples/jax/transformer.py":93:11)
#loc439 = loc("examples/jax/transformer.py":93:39)
#loc440 = loc("examples/jax/transformer.py":93:39)
#loc441 = loc("examples/jax/transformer.py":92:14)
#loc442 = loc("examples/jax/transformer.py":92:14)
#loc443 = loc("examples/jax/transformer.py":92:14)
#loc444 = loc("examples/jax/transformer.py":92:14)
#loc445 = loc("examples/jax/transformer.py":92:14)
#loc446 = loc("examples/jax/transformer.py":92:14)
#loc447 = loc("examples/jax/transformer.py":92:14)
#loc448 = loc("examples/jax/transformer.py":92:29)
#loc449 = loc("examples/jax/transformer.py":90:13)
#loc450 = loc("examples/jax/transformer.py":90:13)
#loc451 = loc("examples/jax/transformer.py":84:11)
#loc452 = loc("examples/jax/transformer.py":84:11)
#loc454 = loc("examples/jax/transformer.py":84:11)
#loc456 = loc("examples/jax/transformer.py":84:11)
#loc457 = loc("examples/jax/transformer.py":84:11)
#loc458 = loc("examples/jax/transformer.py":84:15)
#loc459 = loc("examples/jax/transformer.py":84:29)
#loc460 = loc("examples/jax/transformer.py":84:29)
#loc461 = loc("examples/jax/transformer.py":84:29)
#loc462 = loc("examples/jax/transformer.py":84:38)
#loc463 = loc("examples/jax/transformer.py":84:38)
#loc469 = loc("examples/jax/transformer.py":88:15)
#loc470 = loc("examples/jax/transformer.py":88:15)
#loc471 = loc("examples/jax/transformer.py":92:14)
#loc472 = loc("examples/jax/transformer.py":92:14)
#loc473 = loc("examples/jax/transformer.py":92:14)
#loc474 = loc("examples/jax/transformer.py":88:15)
#loc475 = loc("examples/jax/transformer.py":88:15)
#loc476 = loc("examples/jax/transformer.py":88:15)
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
      %758 = arith.cmpi slt, %in, %in_35 : i32 loc(#loc252)
      linalg.yield %758 : i1 loc(#loc252)
    } -> tensor<8x32xi1> loc(#loc252)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":149:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc253)
    } -> tensor<8x32xi32> loc(#loc253)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg64, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_35: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %758 = arith.addi %in, %in_35 : i32 loc(#loc253)
      linalg.yield %758 : i32 loc(#loc253)
    } -> tensor<8x32xi32> loc(#loc253)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg64 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_35: i32 loc("examples/jax/transformer.py":107:8), %in_36: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %758 = arith.select %in, %in_35, %in_36 : i32 loc(#loc254)
      linalg.yield %758 : i32 loc(#loc254)
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
      %758 = arith.minsi %in, %in_35 : i32 loc(#loc251)
      linalg.yield %758 : i32 loc(#loc251)
    } -> tensor<8x32x1xi32> loc(#loc251)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %758 = arith.maxsi %in, %c0_i32 : i32 loc(#loc251)
      linalg.yield %758 : i32 loc(#loc251)
    } -> tensor<8x32x1xi32> loc(#loc251)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc251)
    %13 = tensor.empty() : tensor<8x32x64xf32> loc(#loc372)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc372)
      linalg.yield %758 : f32 loc(#loc372)
    } -> tensor<8x32x64xf32> loc(#loc372)
    %15 = tensor.empty() : tensor<8x32xf32> loc(#loc373)
    %16 = linalg.fill ins(%cst_6 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc373)
    %17 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc373)
      linalg.yield %758 : f32 loc(#loc373)
    } -> tensor<8x32xf32> loc(#loc373)
    %18 = tensor.empty() : tensor<8x32x1xf32> loc(#loc374)
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc374)
    } -> tensor<8x32x1xf32> loc(#loc374)
    %20 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc375)
    } -> tensor<8x32x1xf32> loc(#loc375)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc375)
      linalg.yield %758 : f32 loc(#loc375)
    } -> tensor<8x32x1xf32> loc(#loc375)
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc376)
    } -> tensor<8x32x1xf32> loc(#loc376)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc376)
      linalg.yield %758 : f32 loc(#loc376)
    } -> tensor<8x32x1xf32> loc(#loc376)
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = math.rsqrt %in : f32 loc(#loc377)
      linalg.yield %758 : f32 loc(#loc377)
    } -> tensor<8x32x1xf32> loc(#loc377)
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc378)
      linalg.yield %758 : f32 loc(#loc378)
    } -> tensor<8x32x1xf32> loc(#loc378)
    %26 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<8x32x1xf32> loc(#loc379)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc379)
      linalg.yield %758 : f32 loc(#loc379)
    } -> tensor<8x32x1xf32> loc(#loc379)
    %28 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<8x32x64xf32> loc(#loc380)
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %28 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc380)
      linalg.yield %758 : f32 loc(#loc380)
    } -> tensor<8x32x64xf32> loc(#loc380)
    %30 = tensor.empty() : tensor<1x1x64xf32> loc(#loc381)
    %31 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<1x1x64xf32> loc(#loc381)
    %32 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<8x32x64xf32> loc(#loc382)
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc382)
      linalg.yield %758 : f32 loc(#loc382)
    } -> tensor<8x32x64xf32> loc(#loc382)
    %34 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc469)
    %35 = linalg.fill ins(%cst_6 : f32) outs(%34 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc469)
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %33 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc9)
      %759 = arith.addf %out, %758 : f32 loc(#loc469)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc469)
    %37 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc470)
    %38 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc470)
    } -> tensor<8x4x32x16xf32> loc(#loc470)
    %39 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %33 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc5)
      %759 = arith.addf %out, %758 : f32 loc(#loc469)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc469)
    %40 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc470)
    } -> tensor<8x4x32x16xf32> loc(#loc470)
    %41 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %33 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc11)
      %759 = arith.addf %out, %758 : f32 loc(#loc469)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc469)
    %42 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc470)
    } -> tensor<8x4x32x16xf32> loc(#loc470)
    %43 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc384)
    %44 = linalg.fill ins(%cst_6 : f32) outs(%43 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc384)
    %45 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%38, %40 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc470)
      %759 = arith.addf %out, %758 : f32 loc(#loc384)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc384)
    %46 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<8x4x32x32xf32> loc(#loc385)
    %47 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc385)
      linalg.yield %758 : f32 loc(#loc385)
    } -> tensor<8x4x32x32xf32> loc(#loc385)
    %48 = tensor.empty() : tensor<32x32xi1> loc(#loc386)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i1>) outs(%48 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc386)
    } -> tensor<32x32xi1> loc(#loc386)
    %50 = call @tril(%49) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc387)
    %51:3 = call @_where(%50, %47, %cst_15) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) loc(#loc388)
    %52 = tensor.empty() : tensor<8x4x32xf32> loc(#loc389)
    %53 = linalg.fill ins(%cst_5 : f32) outs(%52 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc389)
    %54 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51#0 : tensor<8x4x32x32xf32>) outs(%53 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.maximumf %out, %in : f32 loc(#loc389)
      linalg.yield %758 : f32 loc(#loc389)
    } -> tensor<8x4x32xf32> loc(#loc389)
    %55 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%52 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<8x4x32xf32> loc(#loc390)
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %54 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%52 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.maximumf %in, %in_35 : f32 loc(#loc390)
      linalg.yield %758 : f32 loc(#loc390)
    } -> tensor<8x4x32xf32> loc(#loc390)
    %57 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc391)
    %58 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<8x4x32xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<8x4x32x1xf32> loc(#loc391)
    %59 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<8x4x32x32xf32> loc(#loc392)
    %60 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51#0, %59 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc392)
      linalg.yield %758 : f32 loc(#loc392)
    } -> tensor<8x4x32x32xf32> loc(#loc392)
    %61 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = math.exp %in : f32 loc(#loc393)
      linalg.yield %758 : f32 loc(#loc393)
    } -> tensor<8x4x32x32xf32> loc(#loc393)
    %62 = linalg.fill ins(%cst_6 : f32) outs(%52 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc394)
    %63 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc394)
      linalg.yield %758 : f32 loc(#loc394)
    } -> tensor<8x4x32xf32> loc(#loc394)
    %64 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<8x4x32xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<8x4x32x1xf32> loc(#loc391)
    %65 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc395)
    } -> tensor<8x4x32x32xf32> loc(#loc395)
    %66 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %65 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc395)
      linalg.yield %758 : f32 loc(#loc395)
    } -> tensor<8x4x32x32xf32> loc(#loc395)
    %67 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %64 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc471)
      linalg.yield %758 : f32 loc(#loc471)
    } -> tensor<8x4x32x1xf32> loc(#loc471)
    %68 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc472)
    } -> tensor<8x4x32x1xf32> loc(#loc472)
    %69 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %67 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc473)
      linalg.yield %758 : f32 loc(#loc473)
    } -> tensor<8x4x32x1xf32> loc(#loc473)
    %70 = linalg.fill ins(%cst_6 : f32) outs(%37 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc397)
    %71 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%66, %42 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%70 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc395)
      %759 = arith.addf %out, %758 : f32 loc(#loc397)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc397)
    %72 = linalg.fill ins(%cst_6 : f32) outs(%13 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc398)
    %73 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%71, %arg7 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc397)
      %759 = arith.addf %out, %758 : f32 loc(#loc398)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc398)
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %73 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc334)
      linalg.yield %758 : f32 loc(#loc334)
    } -> tensor<8x32x64xf32> loc(#loc334)
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %74 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc399)
      linalg.yield %758 : f32 loc(#loc399)
    } -> tensor<8x32x64xf32> loc(#loc399)
    %76 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc400)
      linalg.yield %758 : f32 loc(#loc400)
    } -> tensor<8x32xf32> loc(#loc400)
    %77 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc401)
    } -> tensor<8x32x1xf32> loc(#loc401)
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc402)
      linalg.yield %758 : f32 loc(#loc402)
    } -> tensor<8x32x1xf32> loc(#loc402)
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc403)
      linalg.yield %758 : f32 loc(#loc403)
    } -> tensor<8x32x1xf32> loc(#loc403)
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = math.rsqrt %in : f32 loc(#loc404)
      linalg.yield %758 : f32 loc(#loc404)
    } -> tensor<8x32x1xf32> loc(#loc404)
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %79 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc405)
      linalg.yield %758 : f32 loc(#loc405)
    } -> tensor<8x32x1xf32> loc(#loc405)
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %81 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc406)
      linalg.yield %758 : f32 loc(#loc406)
    } -> tensor<8x32x1xf32> loc(#loc406)
    %83 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc407)
    } -> tensor<8x32x64xf32> loc(#loc407)
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %83 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc407)
      linalg.yield %758 : f32 loc(#loc407)
    } -> tensor<8x32x64xf32> loc(#loc407)
    %85 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc408)
    } -> tensor<1x1x64xf32> loc(#loc408)
    %86 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %86 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc409)
      linalg.yield %758 : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %88 = tensor.empty() : tensor<8x32x192xf32> loc(#loc410)
    %89 = linalg.fill ins(%cst_6 : f32) outs(%88 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc410)
    %90 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87, %arg3 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc409)
      %759 = arith.addf %out, %758 : f32 loc(#loc410)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc410)
    %91:3 = call @silu(%90) : (tensor<8x32x192xf32>) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) loc(#loc411)
    %92 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87, %arg9 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc409)
      %759 = arith.addf %out, %758 : f32 loc(#loc412)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc412)
    %93 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91#0, %92 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%88 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc413)
      linalg.yield %758 : f32 loc(#loc413)
    } -> tensor<8x32x192xf32> loc(#loc413)
    %94 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93, %arg2 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc413)
      %759 = arith.addf %out, %758 : f32 loc(#loc414)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc414)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %94 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc346)
      linalg.yield %758 : f32 loc(#loc346)
    } -> tensor<8x32x64xf32> loc(#loc346)
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %95 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc372)
      linalg.yield %758 : f32 loc(#loc372)
    } -> tensor<8x32x64xf32> loc(#loc372)
    %97 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc373)
      linalg.yield %758 : f32 loc(#loc373)
    } -> tensor<8x32xf32> loc(#loc373)
    %98 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc374)
    } -> tensor<8x32x1xf32> loc(#loc374)
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc375)
      linalg.yield %758 : f32 loc(#loc375)
    } -> tensor<8x32x1xf32> loc(#loc375)
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc376)
      linalg.yield %758 : f32 loc(#loc376)
    } -> tensor<8x32x1xf32> loc(#loc376)
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = math.rsqrt %in : f32 loc(#loc377)
      linalg.yield %758 : f32 loc(#loc377)
    } -> tensor<8x32x1xf32> loc(#loc377)
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %100 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc378)
      linalg.yield %758 : f32 loc(#loc378)
    } -> tensor<8x32x1xf32> loc(#loc378)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %102 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc379)
      linalg.yield %758 : f32 loc(#loc379)
    } -> tensor<8x32x1xf32> loc(#loc379)
    %104 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<8x32x64xf32> loc(#loc380)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %104 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc380)
      linalg.yield %758 : f32 loc(#loc380)
    } -> tensor<8x32x64xf32> loc(#loc380)
    %106 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<1x1x64xf32> loc(#loc381)
    %107 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<8x32x64xf32> loc(#loc382)
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc382)
      linalg.yield %758 : f32 loc(#loc382)
    } -> tensor<8x32x64xf32> loc(#loc382)
    %109 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg17, %108 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc18)
      %759 = arith.addf %out, %758 : f32 loc(#loc469)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc469)
    %110 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc470)
    } -> tensor<8x4x32x16xf32> loc(#loc470)
    %111 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %108 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc14)
      %759 = arith.addf %out, %758 : f32 loc(#loc469)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc469)
    %112 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc470)
    } -> tensor<8x4x32x16xf32> loc(#loc470)
    %113 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg19, %108 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc20)
      %759 = arith.addf %out, %758 : f32 loc(#loc469)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x8x32xf32> loc(#loc469)
    %114 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc470)
    } -> tensor<8x4x32x16xf32> loc(#loc470)
    %115 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%110, %112 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc470)
      %759 = arith.addf %out, %758 : f32 loc(#loc384)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc384)
    %116 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc385)
      linalg.yield %758 : f32 loc(#loc385)
    } -> tensor<8x4x32x32xf32> loc(#loc385)
    %117 = call @tril(%49) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc387)
    %118:3 = call @_where(%117, %116, %cst_15) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) loc(#loc388)
    %119 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118#0 : tensor<8x4x32x32xf32>) outs(%53 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.maximumf %out, %in : f32 loc(#loc389)
      linalg.yield %758 : f32 loc(#loc389)
    } -> tensor<8x4x32xf32> loc(#loc389)
    %120 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %119 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%52 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.maximumf %in, %in_35 : f32 loc(#loc390)
      linalg.yield %758 : f32 loc(#loc390)
    } -> tensor<8x4x32xf32> loc(#loc390)
    %121 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<8x4x32xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<8x4x32x1xf32> loc(#loc391)
    %122 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<8x4x32x32xf32> loc(#loc392)
    %123 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118#0, %122 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc392)
      linalg.yield %758 : f32 loc(#loc392)
    } -> tensor<8x4x32x32xf32> loc(#loc392)
    %124 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = math.exp %in : f32 loc(#loc393)
      linalg.yield %758 : f32 loc(#loc393)
    } -> tensor<8x4x32x32xf32> loc(#loc393)
    %125 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%124 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc394)
      linalg.yield %758 : f32 loc(#loc394)
    } -> tensor<8x4x32xf32> loc(#loc394)
    %126 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<8x4x32xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<8x4x32x1xf32> loc(#loc391)
    %127 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc395)
    } -> tensor<8x4x32x32xf32> loc(#loc395)
    %128 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %127 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc395)
      linalg.yield %758 : f32 loc(#loc395)
    } -> tensor<8x4x32x32xf32> loc(#loc395)
    %129 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %126 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc471)
      linalg.yield %758 : f32 loc(#loc471)
    } -> tensor<8x4x32x1xf32> loc(#loc471)
    %130 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %129 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc473)
      linalg.yield %758 : f32 loc(#loc473)
    } -> tensor<8x4x32x1xf32> loc(#loc473)
    %131 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%128, %114 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%70 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc395)
      %759 = arith.addf %out, %758 : f32 loc(#loc397)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc397)
    %132 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%131, %arg16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc397)
      %759 = arith.addf %out, %758 : f32 loc(#loc398)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc398)
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %132 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc334)
      linalg.yield %758 : f32 loc(#loc334)
    } -> tensor<8x32x64xf32> loc(#loc334)
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %133 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc399)
      linalg.yield %758 : f32 loc(#loc399)
    } -> tensor<8x32x64xf32> loc(#loc399)
    %135 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%134 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc400)
      linalg.yield %758 : f32 loc(#loc400)
    } -> tensor<8x32xf32> loc(#loc400)
    %136 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc401)
    } -> tensor<8x32x1xf32> loc(#loc401)
    %137 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc402)
      linalg.yield %758 : f32 loc(#loc402)
    } -> tensor<8x32x1xf32> loc(#loc402)
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc403)
      linalg.yield %758 : f32 loc(#loc403)
    } -> tensor<8x32x1xf32> loc(#loc403)
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = math.rsqrt %in : f32 loc(#loc404)
      linalg.yield %758 : f32 loc(#loc404)
    } -> tensor<8x32x1xf32> loc(#loc404)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %138 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc405)
      linalg.yield %758 : f32 loc(#loc405)
    } -> tensor<8x32x1xf32> loc(#loc405)
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %140 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc406)
      linalg.yield %758 : f32 loc(#loc406)
    } -> tensor<8x32x1xf32> loc(#loc406)
    %142 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc407)
    } -> tensor<8x32x64xf32> loc(#loc407)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %142 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc407)
      linalg.yield %758 : f32 loc(#loc407)
    } -> tensor<8x32x64xf32> loc(#loc407)
    %144 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc408)
    } -> tensor<1x1x64xf32> loc(#loc408)
    %145 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %145 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc409)
      linalg.yield %758 : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %147 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146, %arg12 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc409)
      %759 = arith.addf %out, %758 : f32 loc(#loc410)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc410)
    %148:3 = call @silu(%147) : (tensor<8x32x192xf32>) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) loc(#loc411)
    %149 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146, %arg18 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc409)
      %759 = arith.addf %out, %758 : f32 loc(#loc412)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc412)
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148#0, %149 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%88 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc413)
      linalg.yield %758 : f32 loc(#loc413)
    } -> tensor<8x32x192xf32> loc(#loc413)
    %151 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150, %arg11 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc413)
      %759 = arith.addf %out, %758 : f32 loc(#loc414)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc414)
    %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %151 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc346)
      linalg.yield %758 : f32 loc(#loc346)
    } -> tensor<8x32x64xf32> loc(#loc346)
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %152 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc347)
      linalg.yield %758 : f32 loc(#loc347)
    } -> tensor<8x32x64xf32> loc(#loc347)
    %154 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%153 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %758 : f32 loc(#loc348)
    } -> tensor<8x32xf32> loc(#loc348)
    %155 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc349)
    } -> tensor<8x32x1xf32> loc(#loc349)
    %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc350)
      linalg.yield %758 : f32 loc(#loc350)
    } -> tensor<8x32x1xf32> loc(#loc350)
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc351)
      linalg.yield %758 : f32 loc(#loc351)
    } -> tensor<8x32x1xf32> loc(#loc351)
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = math.rsqrt %in : f32 loc(#loc352)
      linalg.yield %758 : f32 loc(#loc352)
    } -> tensor<8x32x1xf32> loc(#loc352)
    %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %157 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc353)
      linalg.yield %758 : f32 loc(#loc353)
    } -> tensor<8x32x1xf32> loc(#loc353)
    %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %159 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc354)
      linalg.yield %758 : f32 loc(#loc354)
    } -> tensor<8x32x1xf32> loc(#loc354)
    %161 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc355)
    } -> tensor<8x32x64xf32> loc(#loc355)
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %161 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc355)
      linalg.yield %758 : f32 loc(#loc355)
    } -> tensor<8x32x64xf32> loc(#loc355)
    %163 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<1x1x64xf32> loc(#loc356)
    %164 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc357)
    } -> tensor<8x32x64xf32> loc(#loc357)
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %164 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc357)
      linalg.yield %758 : f32 loc(#loc357)
    } -> tensor<8x32x64xf32> loc(#loc357)
    %166 = tensor.empty() : tensor<8x32x256xf32> loc(#loc268)
    %167 = linalg.fill ins(%cst_6 : f32) outs(%166 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc268)
    %168 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%165, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%167 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc357)
      %759 = arith.addf %out, %758 : f32 loc(#loc268)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x256xf32> loc(#loc268)
    %169 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg65 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc358)
    } -> tensor<8x32x1xi32> loc(#loc358)
    %170 = tensor.empty() : tensor<1x1x256xi32> loc(#loc358)
    %171 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%170 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %758 = linalg.index 2 : index loc(#loc358)
      %759 = arith.index_cast %758 : index to i32 loc(#loc358)
      linalg.yield %759 : i32 loc(#loc358)
    } -> tensor<1x1x256xi32> loc(#loc358)
    %172 = tensor.empty() : tensor<8x32x256xi32> loc(#loc358)
    %173 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<8x32x1xi32>) outs(%172 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc358)
    } -> tensor<8x32x256xi32> loc(#loc358)
    %174 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<1x1x256xi32>) outs(%172 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc358)
    } -> tensor<8x32x256xi32> loc(#loc358)
    %175 = tensor.empty() : tensor<8x32x256xi1> loc(#loc358)
    %176 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %174 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%175 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_35: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %758 = arith.cmpi eq, %in, %in_35 : i32 loc(#loc358)
      linalg.yield %758 : i1 loc(#loc358)
    } -> tensor<8x32x256xi1> loc(#loc358)
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<8x32x256xi1>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %758 = arith.uitofp %in : i1 to f32 loc(#loc358)
      linalg.yield %758 : f32 loc(#loc358)
    } -> tensor<8x32x256xf32> loc(#loc358)
    %178 = linalg.fill ins(%cst_5 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc270)
    %179 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<8x32x256xf32>) outs(%178 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.maximumf %out, %in : f32 loc(#loc270)
      linalg.yield %758 : f32 loc(#loc270)
    } -> tensor<8x32xf32> loc(#loc270)
    %180 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc271)
    } -> tensor<8x32xf32> loc(#loc271)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %179 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.maximumf %in, %in_35 : f32 loc(#loc271)
      linalg.yield %758 : f32 loc(#loc271)
    } -> tensor<8x32xf32> loc(#loc271)
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %758 = math.absf %in : f32 loc(#loc272)
      %759 = arith.cmpf one, %758, %cst_4 : f32 loc(#loc272)
      linalg.yield %759 : i1 loc(#loc272)
    } -> tensor<8x32xi1> loc(#loc272)
    %183 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc273)
    } -> tensor<8x32xf32> loc(#loc273)
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%182, %181, %183 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.select %in, %in_35, %in_36 : f32 loc(#loc274)
      linalg.yield %758 : f32 loc(#loc274)
    } -> tensor<8x32xf32> loc(#loc274)
    %185 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc273)
    } -> tensor<8x32x1xf32> loc(#loc273)
    %186 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<8x32x1xf32>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc275)
    } -> tensor<8x32x256xf32> loc(#loc275)
    %187 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %186 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc275)
      linalg.yield %758 : f32 loc(#loc275)
    } -> tensor<8x32x256xf32> loc(#loc275)
    %188 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<8x32x256xf32>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = math.exp %in : f32 loc(#loc276)
      linalg.yield %758 : f32 loc(#loc276)
    } -> tensor<8x32x256xf32> loc(#loc276)
    %189 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc277)
      linalg.yield %758 : f32 loc(#loc277)
    } -> tensor<8x32xf32> loc(#loc277)
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = math.absf %in : f32 loc(#loc278)
      linalg.yield %758 : f32 loc(#loc278)
    } -> tensor<8x32xf32> loc(#loc278)
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%189, %183 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.cmpf oge, %in, %in_35 : f32 loc(#loc279)
      linalg.yield %758 : i1 loc(#loc279)
    } -> tensor<8x32xi1> loc(#loc279)
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = math.log %in : f32 loc(#loc280)
      linalg.yield %758 : f32 loc(#loc280)
    } -> tensor<8x32xf32> loc(#loc280)
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%192, %184 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc281)
      linalg.yield %758 : f32 loc(#loc281)
    } -> tensor<8x32xf32> loc(#loc281)
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %177 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_35: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc282)
      linalg.yield %758 : f32 loc(#loc282)
    } -> tensor<8x32x256xf32> loc(#loc282)
    %195 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%194 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc283)
      linalg.yield %758 : f32 loc(#loc283)
    } -> tensor<8x32xf32> loc(#loc283)
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%193, %195 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc284)
      linalg.yield %758 : f32 loc(#loc284)
    } -> tensor<8x32xf32> loc(#loc284)
    %197 = tensor.empty() : tensor<f32> loc(#loc285)
    %198 = linalg.fill ins(%cst_6 : f32) outs(%197 : tensor<f32>) -> tensor<f32> loc(#loc285)
    %199 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%196 : tensor<8x32xf32>) outs(%198 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc285)
      linalg.yield %758 : f32 loc(#loc285)
    } -> tensor<f32> loc(#loc285)
    %200 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%199 : tensor<f32>) outs(%197 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %758 = arith.divf %in, %cst_3 : f32 loc(#loc286)
      linalg.yield %758 : f32 loc(#loc286)
    } -> tensor<f32> loc(#loc286)
    %201 = linalg.generic {indexing_maps = [#map24], iterator_types = []} outs(%197 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %cst : f32 loc(#loc287)
    } -> tensor<f32> loc(#loc287)
    %202 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<8x32xf32> loc(#loc288)
    %203 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.negf %in : f32 loc(#loc289)
      linalg.yield %758 : f32 loc(#loc289)
    } -> tensor<8x32xf32> loc(#loc289)
    %204 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<8x32xf32>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:56)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<8x32x256xf32> loc(#loc290)
    %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %177 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:56), %in_35: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc291)
      linalg.yield %758 : f32 loc(#loc291)
    } -> tensor<8x32x256xf32> loc(#loc291)
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202, %190 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc292)
      linalg.yield %758 : f32 loc(#loc292)
    } -> tensor<8x32xf32> loc(#loc292)
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%191, %183, %206 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.select %in, %in_35, %in_36 : f32 loc(#loc293)
      linalg.yield %758 : f32 loc(#loc293)
    } -> tensor<8x32xf32> loc(#loc293)
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%191, %206, %183 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.select %in, %in_35, %in_36 : f32 loc(#loc293)
      linalg.yield %758 : f32 loc(#loc293)
    } -> tensor<8x32xf32> loc(#loc293)
    %209 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%207 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.negf %in : f32 loc(#loc294)
      linalg.yield %758 : f32 loc(#loc294)
    } -> tensor<8x32xf32> loc(#loc294)
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %209 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc295)
      linalg.yield %758 : f32 loc(#loc295)
    } -> tensor<8x32xf32> loc(#loc295)
    %211 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<8x32xf32>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<8x32x256xf32> loc(#loc296)
    %212 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %188 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc297)
      linalg.yield %758 : f32 loc(#loc297)
    } -> tensor<8x32x256xf32> loc(#loc297)
    %213 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %212 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%166 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:64), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc295)
      linalg.yield %758 : f32 loc(#loc295)
    } -> tensor<8x32x256xf32> loc(#loc295)
    %214 = tensor.empty() : tensor<256x64xf32> loc(#loc298)
    %215 = linalg.fill ins(%cst_6 : f32) outs(%214 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc298)
    %216 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%213, %165 : tensor<8x32x256xf32>, tensor<8x32x64xf32>) outs(%215 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc295)
      %759 = arith.addf %out, %758 : f32 loc(#loc298)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<256x64xf32> loc(#loc298)
    %217 = tensor.empty() : tensor<64x256xf32> loc(#loc299)
    %218 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<256x64xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":113:13)):
      linalg.yield %in : f32 loc(#loc299)
    } -> tensor<64x256xf32> loc(#loc299)
    %219 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213, %arg1 : tensor<8x32x256xf32>, tensor<64x256xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc295)
      %759 = arith.addf %out, %758 : f32 loc(#loc298)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc298)
    %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %219 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc359)
      linalg.yield %758 : f32 loc(#loc359)
    } -> tensor<8x32x64xf32> loc(#loc359)
    %221 = tensor.empty() : tensor<64xf32> loc(#loc360)
    %222 = linalg.fill ins(%cst_6 : f32) outs(%221 : tensor<64xf32>) -> tensor<64xf32> loc(#loc360)
    %223 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%220 : tensor<8x32x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc360)
      linalg.yield %758 : f32 loc(#loc360)
    } -> tensor<64xf32> loc(#loc360)
    %expanded = tensor.expand_shape %223 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc361)
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %164 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc359)
      linalg.yield %758 : f32 loc(#loc359)
    } -> tensor<8x32x64xf32> loc(#loc359)
    %225 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc360)
      linalg.yield %758 : f32 loc(#loc360)
    } -> tensor<64xf32> loc(#loc360)
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %224 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc362)
      linalg.yield %758 : f32 loc(#loc362)
    } -> tensor<8x32x64xf32> loc(#loc362)
    %227 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%226 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc363)
      linalg.yield %758 : f32 loc(#loc363)
    } -> tensor<8x32xf32> loc(#loc363)
    %expanded_24 = tensor.expand_shape %227 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc364)
    %228 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %161 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc362)
      linalg.yield %758 : f32 loc(#loc362)
    } -> tensor<8x32x64xf32> loc(#loc362)
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %160 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc365)
      linalg.yield %758 : f32 loc(#loc365)
    } -> tensor<8x32x1xf32> loc(#loc365)
    %230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc366)
      linalg.yield %758 : f32 loc(#loc366)
    } -> tensor<8x32x1xf32> loc(#loc366)
    %231 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%230 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc367)
      linalg.yield %758 : f32 loc(#loc367)
    } -> tensor<8x32xf32> loc(#loc367)
    %232 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<8x32x64xf32> loc(#loc368)
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %232 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc369)
      linalg.yield %758 : f32 loc(#loc369)
    } -> tensor<8x32x64xf32> loc(#loc369)
    %234 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %233 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc370)
      linalg.yield %758 : f32 loc(#loc370)
    } -> tensor<8x32x64xf32> loc(#loc370)
    %235 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %152 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc369)
      linalg.yield %758 : f32 loc(#loc369)
    } -> tensor<8x32x64xf32> loc(#loc369)
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %235 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc370)
      linalg.yield %758 : f32 loc(#loc370)
    } -> tensor<8x32x64xf32> loc(#loc370)
    %237 = tensor.empty() : tensor<64x192xf32> loc(#loc415)
    %238 = linalg.fill ins(%cst_6 : f32) outs(%237 : tensor<64x192xf32>) -> tensor<64x192xf32> loc(#loc415)
    %239 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%236, %150 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%238 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc370)
      %759 = arith.addf %out, %758 : f32 loc(#loc415)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<64x192xf32> loc(#loc415)
    %240 = tensor.empty() : tensor<192x64xf32> loc(#loc416)
    %241 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%239 : tensor<64x192xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
      linalg.yield %in : f32 loc(#loc416)
    } -> tensor<192x64xf32> loc(#loc416)
    %242 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%236, %arg11 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc370)
      %759 = arith.addf %out, %758 : f32 loc(#loc415)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc415)
    %243 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148#0, %242 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%88 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc417)
      linalg.yield %758 : f32 loc(#loc417)
    } -> tensor<8x32x192xf32> loc(#loc417)
    %244 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %149 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%88 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc417)
      linalg.yield %758 : f32 loc(#loc417)
    } -> tensor<8x32x192xf32> loc(#loc417)
    %245 = linalg.fill ins(%cst_6 : f32) outs(%240 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc418)
    %246 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%243, %146 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%245 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc417)
      %759 = arith.addf %out, %758 : f32 loc(#loc418)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<192x64xf32> loc(#loc418)
    %247 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<192x64xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
      linalg.yield %in : f32 loc(#loc419)
    } -> tensor<64x192xf32> loc(#loc419)
    %248 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%243, %arg18 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc417)
      %759 = arith.addf %out, %758 : f32 loc(#loc418)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc418)
    %249 = call @silu_0(%148#1, %148#2, %147, %244) : (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc420)
    %250 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%249, %146 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%245 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc420)
      %759 = arith.addf %out, %758 : f32 loc(#loc421)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<192x64xf32> loc(#loc421)
    %251 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%250 : tensor<192x64xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      linalg.yield %in : f32 loc(#loc422)
    } -> tensor<64x192xf32> loc(#loc422)
    %252 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%249, %arg12 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc420)
      %759 = arith.addf %out, %758 : f32 loc(#loc421)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc421)
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %252 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc423)
      linalg.yield %758 : f32 loc(#loc423)
    } -> tensor<8x32x64xf32> loc(#loc423)
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %253 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc424)
      linalg.yield %758 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %255 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%254 : tensor<8x32x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc425)
      linalg.yield %758 : f32 loc(#loc425)
    } -> tensor<64xf32> loc(#loc425)
    %expanded_25 = tensor.expand_shape %255 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc426)
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %145 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc424)
      linalg.yield %758 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %257 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_25 : tensor<1x1x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc425)
      linalg.yield %758 : f32 loc(#loc425)
    } -> tensor<64xf32> loc(#loc425)
    %258 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %256 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc427)
      linalg.yield %758 : f32 loc(#loc427)
    } -> tensor<8x32x64xf32> loc(#loc427)
    %259 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%258 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc428)
      linalg.yield %758 : f32 loc(#loc428)
    } -> tensor<8x32xf32> loc(#loc428)
    %expanded_26 = tensor.expand_shape %259 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc429)
    %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %142 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc427)
      linalg.yield %758 : f32 loc(#loc427)
    } -> tensor<8x32x64xf32> loc(#loc427)
    %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %260 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc430)
      linalg.yield %758 : f32 loc(#loc430)
    } -> tensor<8x32x64xf32> loc(#loc430)
    %262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26, %141 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc431)
      linalg.yield %758 : f32 loc(#loc431)
    } -> tensor<8x32x1xf32> loc(#loc431)
    %263 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc432)
      linalg.yield %758 : f32 loc(#loc432)
    } -> tensor<8x32x1xf32> loc(#loc432)
    %264 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%263 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc433)
      linalg.yield %758 : f32 loc(#loc433)
    } -> tensor<8x32xf32> loc(#loc433)
    %265 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc434)
    } -> tensor<8x32x64xf32> loc(#loc434)
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %265 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc435)
      linalg.yield %758 : f32 loc(#loc435)
    } -> tensor<8x32x64xf32> loc(#loc435)
    %267 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %266 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc436)
      linalg.yield %758 : f32 loc(#loc436)
    } -> tensor<8x32x64xf32> loc(#loc436)
    %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %133 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc435)
      linalg.yield %758 : f32 loc(#loc435)
    } -> tensor<8x32x64xf32> loc(#loc435)
    %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %268 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc436)
      linalg.yield %758 : f32 loc(#loc436)
    } -> tensor<8x32x64xf32> loc(#loc436)
    %270 = tensor.empty() : tensor<64x4x16xf32> loc(#loc437)
    %271 = linalg.fill ins(%cst_6 : f32) outs(%270 : tensor<64x4x16xf32>) -> tensor<64x4x16xf32> loc(#loc437)
    %272 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%269, %131 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%271 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc436)
      %759 = arith.addf %out, %758 : f32 loc(#loc437)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<64x4x16xf32> loc(#loc437)
    %273 = tensor.empty() : tensor<4x16x64xf32> loc(#loc438)
    %274 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<64x4x16xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc438)
    } -> tensor<4x16x64xf32> loc(#loc438)
    %275 = tensor.empty() : tensor<8x32x4x16xf32> loc(#loc437)
    %276 = linalg.fill ins(%cst_6 : f32) outs(%275 : tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32> loc(#loc437)
    %277 = linalg.generic {indexing_maps = [#map35, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%269, %arg16 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<8x32x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc436)
      %759 = arith.addf %out, %758 : f32 loc(#loc437)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x4x16xf32> loc(#loc437)
    %278 = linalg.generic {indexing_maps = [#map36, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277 : tensor<8x32x4x16xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc438)
    } -> tensor<8x4x32x16xf32> loc(#loc438)
    %279 = tensor.empty() : tensor<8x4x16x32xf32> loc(#loc439)
    %280 = linalg.fill ins(%cst_6 : f32) outs(%279 : tensor<8x4x16x32xf32>) -> tensor<8x4x16x32xf32> loc(#loc439)
    %281 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%278, %128 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%280 : tensor<8x4x16x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc438)
      %759 = arith.addf %out, %758 : f32 loc(#loc439)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x16x32xf32> loc(#loc439)
    %282 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<8x4x16x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
      linalg.yield %in : f32 loc(#loc440)
    } -> tensor<8x4x32x16xf32> loc(#loc440)
    %283 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%278, %114 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc438)
      %759 = arith.addf %out, %758 : f32 loc(#loc439)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc439)
    %284 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc441)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %285 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %284 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc441)
      linalg.yield %758 : f32 loc(#loc441)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %286 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285, %124 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc441)
      linalg.yield %758 : f32 loc(#loc441)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %287 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%286 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc442)
      linalg.yield %758 : f32 loc(#loc442)
    } -> tensor<8x4x32xf32> loc(#loc442)
    %expanded_27 = tensor.expand_shape %287 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc443)
    %288 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.negf %in : f32 loc(#loc444)
      linalg.yield %758 : f32 loc(#loc444)
    } -> tensor<8x4x32x1xf32> loc(#loc444)
    %289 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %127 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc445)
      linalg.yield %758 : f32 loc(#loc445)
    } -> tensor<8x4x32x32xf32> loc(#loc445)
    %290 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%288 : tensor<8x4x32x1xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc442)
      linalg.yield %758 : f32 loc(#loc442)
    } -> tensor<8x4x32xf32> loc(#loc442)
    %291 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290 : tensor<8x4x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc446)
    } -> tensor<8x4x32x32xf32> loc(#loc446)
    %292 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %291 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc447)
      linalg.yield %758 : f32 loc(#loc447)
    } -> tensor<8x4x32x32xf32> loc(#loc447)
    %293 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292, %124 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc441)
      linalg.yield %758 : f32 loc(#loc441)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %294 = call @_where_1(%118#1, %118#2, %293) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc448)
    %295 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_35: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc449)
      linalg.yield %758 : f32 loc(#loc449)
    } -> tensor<8x4x32x32xf32> loc(#loc449)
    %296 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%295, %110 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%70 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc449)
      %759 = arith.addf %out, %758 : f32 loc(#loc450)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc450)
    %297 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%295, %112 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%70 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc449)
      %759 = arith.addf %out, %758 : f32 loc(#loc450)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc450)
    %298 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<4x16x8x32xf32> loc(#loc474)
    %299 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%298, %arg19 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc475)
    %300 = linalg.fill ins(%cst_6 : f32) outs(%273 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32> loc(#loc475)
    %301 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%298, %108 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%300 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc475)
    %302 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<4x16x64xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<64x4x16xf32> loc(#loc474)
    %303 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<4x16x8x32xf32> loc(#loc474)
    %304 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%303, %arg13 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc475)
    %305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %304 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc476)
      linalg.yield %758 : f32 loc(#loc476)
    } -> tensor<8x32x64xf32> loc(#loc476)
    %306 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%303, %108 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%300 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc475)
    %307 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<4x16x64xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<64x4x16xf32> loc(#loc474)
    %308 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<4x16x8x32xf32> loc(#loc474)
    %309 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%308, %arg17 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc475)
    %310 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %309 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc476)
      linalg.yield %758 : f32 loc(#loc476)
    } -> tensor<8x32x64xf32> loc(#loc476)
    %311 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%308, %108 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%300 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc475)
    %312 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<4x16x64xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<64x4x16xf32> loc(#loc474)
    %313 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %310 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc451)
      linalg.yield %758 : f32 loc(#loc451)
    } -> tensor<8x32x64xf32> loc(#loc451)
    %314 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%313 : tensor<8x32x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc452)
      linalg.yield %758 : f32 loc(#loc452)
    } -> tensor<64xf32> loc(#loc452)
    %expanded_28 = tensor.expand_shape %314 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc453)
    %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %107 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc451)
      linalg.yield %758 : f32 loc(#loc451)
    } -> tensor<8x32x64xf32> loc(#loc451)
    %316 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_28 : tensor<1x1x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc452)
      linalg.yield %758 : f32 loc(#loc452)
    } -> tensor<64xf32> loc(#loc452)
    %317 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %315 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc454)
      linalg.yield %758 : f32 loc(#loc454)
    } -> tensor<8x32x64xf32> loc(#loc454)
    %318 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%317 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc455)
      linalg.yield %758 : f32 loc(#loc455)
    } -> tensor<8x32xf32> loc(#loc455)
    %expanded_29 = tensor.expand_shape %318 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc456)
    %319 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %104 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc454)
      linalg.yield %758 : f32 loc(#loc454)
    } -> tensor<8x32x64xf32> loc(#loc454)
    %320 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %319 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc457)
      linalg.yield %758 : f32 loc(#loc457)
    } -> tensor<8x32x64xf32> loc(#loc457)
    %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %103 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc458)
      linalg.yield %758 : f32 loc(#loc458)
    } -> tensor<8x32x1xf32> loc(#loc458)
    %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc459)
      linalg.yield %758 : f32 loc(#loc459)
    } -> tensor<8x32x1xf32> loc(#loc459)
    %323 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%322 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc460)
      linalg.yield %758 : f32 loc(#loc460)
    } -> tensor<8x32xf32> loc(#loc460)
    %324 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc461)
    } -> tensor<8x32x64xf32> loc(#loc461)
    %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %324 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc462)
      linalg.yield %758 : f32 loc(#loc462)
    } -> tensor<8x32x64xf32> loc(#loc462)
    %326 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %325 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc463)
      linalg.yield %758 : f32 loc(#loc463)
    } -> tensor<8x32x64xf32> loc(#loc463)
    %327 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %95 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc462)
      linalg.yield %758 : f32 loc(#loc462)
    } -> tensor<8x32x64xf32> loc(#loc462)
    %328 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %327 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc463)
      linalg.yield %758 : f32 loc(#loc463)
    } -> tensor<8x32x64xf32> loc(#loc463)
    %329 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%328, %93 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%238 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc463)
      %759 = arith.addf %out, %758 : f32 loc(#loc415)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<64x192xf32> loc(#loc415)
    %330 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%329 : tensor<64x192xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
      linalg.yield %in : f32 loc(#loc416)
    } -> tensor<192x64xf32> loc(#loc416)
    %331 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%328, %arg2 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%89 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc463)
      %759 = arith.addf %out, %758 : f32 loc(#loc415)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x192xf32> loc(#loc415)
    %332 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91#0, %331 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%88 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc417)
      linalg.yield %758 : f32 loc(#loc417)
    } -> tensor<8x32x192xf32> loc(#loc417)
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %92 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%88 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc417)
      linalg.yield %758 : f32 loc(#loc417)
    } -> tensor<8x32x192xf32> loc(#loc417)
    %334 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%332, %87 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%245 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc417)
      %759 = arith.addf %out, %758 : f32 loc(#loc418)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<192x64xf32> loc(#loc418)
    %335 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%334 : tensor<192x64xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
      linalg.yield %in : f32 loc(#loc419)
    } -> tensor<64x192xf32> loc(#loc419)
    %336 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%332, %arg9 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc417)
      %759 = arith.addf %out, %758 : f32 loc(#loc418)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc418)
    %337 = call @silu_0(%91#1, %91#2, %90, %333) : (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc420)
    %338 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%337, %87 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%245 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc420)
      %759 = arith.addf %out, %758 : f32 loc(#loc421)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<192x64xf32> loc(#loc421)
    %339 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%338 : tensor<192x64xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      linalg.yield %in : f32 loc(#loc422)
    } -> tensor<64x192xf32> loc(#loc422)
    %340 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%337, %arg3 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc420)
      %759 = arith.addf %out, %758 : f32 loc(#loc421)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc421)
    %341 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %340 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc423)
      linalg.yield %758 : f32 loc(#loc423)
    } -> tensor<8x32x64xf32> loc(#loc423)
    %342 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %341 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc424)
      linalg.yield %758 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %343 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%342 : tensor<8x32x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc425)
      linalg.yield %758 : f32 loc(#loc425)
    } -> tensor<64xf32> loc(#loc425)
    %expanded_30 = tensor.expand_shape %343 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc426)
    %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %86 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc424)
      linalg.yield %758 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %345 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_30 : tensor<1x1x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc425)
      linalg.yield %758 : f32 loc(#loc425)
    } -> tensor<64xf32> loc(#loc425)
    %346 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %344 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc427)
      linalg.yield %758 : f32 loc(#loc427)
    } -> tensor<8x32x64xf32> loc(#loc427)
    %347 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%346 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc428)
      linalg.yield %758 : f32 loc(#loc428)
    } -> tensor<8x32xf32> loc(#loc428)
    %expanded_31 = tensor.expand_shape %347 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc429)
    %348 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %83 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc427)
      linalg.yield %758 : f32 loc(#loc427)
    } -> tensor<8x32x64xf32> loc(#loc427)
    %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %348 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc430)
      linalg.yield %758 : f32 loc(#loc430)
    } -> tensor<8x32x64xf32> loc(#loc430)
    %350 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %82 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc431)
      linalg.yield %758 : f32 loc(#loc431)
    } -> tensor<8x32x1xf32> loc(#loc431)
    %351 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc432)
      linalg.yield %758 : f32 loc(#loc432)
    } -> tensor<8x32x1xf32> loc(#loc432)
    %352 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%351 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc433)
      linalg.yield %758 : f32 loc(#loc433)
    } -> tensor<8x32xf32> loc(#loc433)
    %353 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc434)
    } -> tensor<8x32x64xf32> loc(#loc434)
    %354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %353 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc435)
      linalg.yield %758 : f32 loc(#loc435)
    } -> tensor<8x32x64xf32> loc(#loc435)
    %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349, %354 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc436)
      linalg.yield %758 : f32 loc(#loc436)
    } -> tensor<8x32x64xf32> loc(#loc436)
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %74 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc435)
      linalg.yield %758 : f32 loc(#loc435)
    } -> tensor<8x32x64xf32> loc(#loc435)
    %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %356 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc436)
      linalg.yield %758 : f32 loc(#loc436)
    } -> tensor<8x32x64xf32> loc(#loc436)
    %358 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%357, %71 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%271 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc436)
      %759 = arith.addf %out, %758 : f32 loc(#loc437)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<64x4x16xf32> loc(#loc437)
    %359 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<64x4x16xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc438)
    } -> tensor<4x16x64xf32> loc(#loc438)
    %360 = linalg.generic {indexing_maps = [#map35, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%357, %arg7 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%276 : tensor<8x32x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc436)
      %759 = arith.addf %out, %758 : f32 loc(#loc437)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x4x16xf32> loc(#loc437)
    %361 = linalg.generic {indexing_maps = [#map36, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%360 : tensor<8x32x4x16xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc438)
    } -> tensor<8x4x32x16xf32> loc(#loc438)
    %362 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%361, %66 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%280 : tensor<8x4x16x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc438)
      %759 = arith.addf %out, %758 : f32 loc(#loc439)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x16x32xf32> loc(#loc439)
    %363 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%362 : tensor<8x4x16x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
      linalg.yield %in : f32 loc(#loc440)
    } -> tensor<8x4x32x16xf32> loc(#loc440)
    %364 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%361, %42 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc438)
      %759 = arith.addf %out, %758 : f32 loc(#loc439)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x32xf32> loc(#loc439)
    %365 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc441)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %366 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%364, %365 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc441)
      linalg.yield %758 : f32 loc(#loc441)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %367 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366, %61 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc441)
      linalg.yield %758 : f32 loc(#loc441)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %368 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%367 : tensor<8x4x32x32xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc442)
      linalg.yield %758 : f32 loc(#loc442)
    } -> tensor<8x4x32xf32> loc(#loc442)
    %expanded_32 = tensor.expand_shape %368 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc443)
    %369 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<8x4x32x1xf32>) outs(%57 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.negf %in : f32 loc(#loc444)
      linalg.yield %758 : f32 loc(#loc444)
    } -> tensor<8x4x32x1xf32> loc(#loc444)
    %370 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%364, %65 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc445)
      linalg.yield %758 : f32 loc(#loc445)
    } -> tensor<8x4x32x32xf32> loc(#loc445)
    %371 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%369 : tensor<8x4x32x1xf32>) outs(%62 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc442)
      linalg.yield %758 : f32 loc(#loc442)
    } -> tensor<8x4x32xf32> loc(#loc442)
    %372 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371 : tensor<8x4x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc446)
    } -> tensor<8x4x32x32xf32> loc(#loc446)
    %373 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370, %372 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc447)
      linalg.yield %758 : f32 loc(#loc447)
    } -> tensor<8x4x32x32xf32> loc(#loc447)
    %374 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373, %61 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_35: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc441)
      linalg.yield %758 : f32 loc(#loc441)
    } -> tensor<8x4x32x32xf32> loc(#loc441)
    %375 = call @_where_1(%51#1, %51#2, %374) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc448)
    %376 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%375, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_35: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc449)
      linalg.yield %758 : f32 loc(#loc449)
    } -> tensor<8x4x32x32xf32> loc(#loc449)
    %377 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%376, %38 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%70 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc449)
      %759 = arith.addf %out, %758 : f32 loc(#loc450)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc450)
    %378 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%376, %40 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%70 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc449)
      %759 = arith.addf %out, %758 : f32 loc(#loc450)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x4x32x16xf32> loc(#loc450)
    %379 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%363 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<4x16x8x32xf32> loc(#loc474)
    %380 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%379, %arg10 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc475)
    %381 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%379, %33 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%300 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc475)
    %382 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381 : tensor<4x16x64xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<64x4x16xf32> loc(#loc474)
    %383 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<4x16x8x32xf32> loc(#loc474)
    %384 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%383, %arg4 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc475)
    %385 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %384 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc476)
      linalg.yield %758 : f32 loc(#loc476)
    } -> tensor<8x32x64xf32> loc(#loc476)
    %386 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%383, %33 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%300 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc475)
    %387 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<4x16x64xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<64x4x16xf32> loc(#loc474)
    %388 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%378 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<4x16x8x32xf32> loc(#loc474)
    %389 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%388, %arg8 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%72 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc475)
    %390 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %389 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc476)
      linalg.yield %758 : f32 loc(#loc476)
    } -> tensor<8x32x64xf32> loc(#loc476)
    %391 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%388, %33 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%300 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc474)
      %759 = arith.addf %out, %758 : f32 loc(#loc475)
      linalg.yield %759 : f32 loc(#loc)
    } -> tensor<4x16x64xf32> loc(#loc475)
    %392 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<4x16x64xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc474)
    } -> tensor<64x4x16xf32> loc(#loc474)
    %393 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %390 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc451)
      linalg.yield %758 : f32 loc(#loc451)
    } -> tensor<8x32x64xf32> loc(#loc451)
    %394 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%393 : tensor<8x32x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc452)
      linalg.yield %758 : f32 loc(#loc452)
    } -> tensor<64xf32> loc(#loc452)
    %expanded_33 = tensor.expand_shape %394 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc453)
    %395 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %32 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc451)
      linalg.yield %758 : f32 loc(#loc451)
    } -> tensor<8x32x64xf32> loc(#loc451)
    %396 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_33 : tensor<1x1x64xf32>) outs(%222 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc452)
      linalg.yield %758 : f32 loc(#loc452)
    } -> tensor<64xf32> loc(#loc452)
    %397 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %395 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc454)
      linalg.yield %758 : f32 loc(#loc454)
    } -> tensor<8x32x64xf32> loc(#loc454)
    %398 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%397 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc455)
      linalg.yield %758 : f32 loc(#loc455)
    } -> tensor<8x32xf32> loc(#loc455)
    %expanded_34 = tensor.expand_shape %398 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc456)
    %399 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %28 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc454)
      linalg.yield %758 : f32 loc(#loc454)
    } -> tensor<8x32x64xf32> loc(#loc454)
    %400 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %399 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc457)
      linalg.yield %758 : f32 loc(#loc457)
    } -> tensor<8x32x64xf32> loc(#loc457)
    %401 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %27 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc458)
      linalg.yield %758 : f32 loc(#loc458)
    } -> tensor<8x32x1xf32> loc(#loc458)
    %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc459)
      linalg.yield %758 : f32 loc(#loc459)
    } -> tensor<8x32x1xf32> loc(#loc459)
    %403 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%402 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %758 = arith.addf %out, %in : f32 loc(#loc460)
      linalg.yield %758 : f32 loc(#loc460)
    } -> tensor<8x32xf32> loc(#loc460)
    %404 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc461)
    } -> tensor<8x32x64xf32> loc(#loc461)
    %405 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %404 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_35: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc462)
      linalg.yield %758 : f32 loc(#loc462)
    } -> tensor<8x32x64xf32> loc(#loc462)
    %406 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %405 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc463)
      linalg.yield %758 : f32 loc(#loc463)
    } -> tensor<8x32x64xf32> loc(#loc463)
    %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc462)
      linalg.yield %758 : f32 loc(#loc462)
    } -> tensor<8x32x64xf32> loc(#loc462)
    %408 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %407 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_35: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc463)
      linalg.yield %758 : f32 loc(#loc463)
    } -> tensor<8x32x64xf32> loc(#loc463)
    %409 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<256x64xf32> loc(#loc300)
    %410 = "mesh.scatter_slices"(%409, %8, %408) ({
    ^bb0(%arg66: f32 loc("examples/jax/transformer.py":107:8), %arg67: f32 loc("examples/jax/transformer.py":107:8)):
      %758 = arith.addf %arg66, %arg67 : f32 loc(#loc371)
      "mesh.scalar_yield"(%758) : (f32) -> () loc(#loc301)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<256x64xf32> loc(#loc301)
    %411 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc303)
    } -> tensor<256x64xf32> loc(#loc303)
    %412 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%411, %arg21 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<256x64xf32> loc(#loc303)
    %413 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<256x64xf32> loc(#loc304)
    %414 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%413, %410 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<256x64xf32> loc(#loc304)
    %415 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%412, %414 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<256x64xf32> loc(#loc305)
    %416 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc303)
    } -> tensor<64x256xf32> loc(#loc303)
    %417 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%416, %arg22 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x256xf32> loc(#loc303)
    %418 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<64x256xf32> loc(#loc304)
    %419 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%418, %218 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x256xf32> loc(#loc304)
    %420 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%417, %419 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x256xf32> loc(#loc305)
    %421 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc303)
    } -> tensor<192x64xf32> loc(#loc303)
    %422 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%421, %arg23 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<192x64xf32> loc(#loc303)
    %423 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<192x64xf32> loc(#loc304)
    %424 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%423, %330 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<192x64xf32> loc(#loc304)
    %425 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%422, %424 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<192x64xf32> loc(#loc305)
    %426 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc303)
    } -> tensor<64x192xf32> loc(#loc303)
    %427 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%426, %arg24 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x192xf32> loc(#loc303)
    %428 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %429 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%428, %339 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %430 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%427, %429 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %431 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %432 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %arg25 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %433 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %434 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %387 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %435 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432, %434 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %436 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %437 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%436, %arg26 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %438 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %439 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%438, %396 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %440 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%437, %439 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %441 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%436, %arg27 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %442 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%438, %345 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %443 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%441, %442 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %444 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc303)
    } -> tensor<4x16x64xf32> loc(#loc303)
    %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %arg28 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<4x16x64xf32> loc(#loc303)
    %446 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<4x16x64xf32> loc(#loc304)
    %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %359 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<4x16x64xf32> loc(#loc304)
    %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445, %447 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<4x16x64xf32> loc(#loc305)
    %449 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %arg29 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %392 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %450 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %452 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%426, %arg30 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x192xf32> loc(#loc303)
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%428, %335 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %454 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%452, %453 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %455 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %arg31 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %456 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %382 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %457 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %456 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %458 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%421, %arg32 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<192x64xf32> loc(#loc303)
    %459 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%423, %241 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<192x64xf32> loc(#loc304)
    %460 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%458, %459 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<192x64xf32> loc(#loc305)
    %461 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%426, %arg33 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x192xf32> loc(#loc303)
    %462 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%428, %251 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %463 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%461, %462 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %arg34 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %307 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %466 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %465 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %467 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%436, %arg35 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %468 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%438, %316 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %469 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%467, %468 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %470 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%436, %arg36 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %471 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%438, %257 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %472 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%470, %471 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %473 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %arg37 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<4x16x64xf32> loc(#loc303)
    %474 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %274 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<4x16x64xf32> loc(#loc304)
    %475 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %474 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<4x16x64xf32> loc(#loc305)
    %476 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %arg38 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %477 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %312 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %478 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %477 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %479 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%426, %arg39 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x192xf32> loc(#loc303)
    %480 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%428, %247 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %481 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%479, %480 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %482 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %arg40 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %483 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %302 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482, %483 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %485 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%436, %arg41 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc303)
      linalg.yield %758 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %486 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%438, %225 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc304)
      linalg.yield %758 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %487 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%485, %486 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc305)
      linalg.yield %758 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %488 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<256x64xf32> loc(#loc306)
    %489 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%488, %arg42 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<256x64xf32> loc(#loc306)
    %490 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<256x64xf32> loc(#loc307)
    %491 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%490, %410 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<256x64xf32> loc(#loc307)
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%491, %410 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<256x64xf32> loc(#loc308)
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%489, %492 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<256x64xf32> loc(#loc309)
    %494 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<64x256xf32> loc(#loc306)
    %495 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%494, %arg43 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x256xf32> loc(#loc306)
    %496 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<64x256xf32> loc(#loc307)
    %497 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%496, %218 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x256xf32> loc(#loc307)
    %498 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %218 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x256xf32> loc(#loc308)
    %499 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%495, %498 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x256xf32> loc(#loc309)
    %500 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<192x64xf32> loc(#loc306)
    %501 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%500, %arg44 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<192x64xf32> loc(#loc306)
    %502 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<192x64xf32> loc(#loc307)
    %503 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%502, %330 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<192x64xf32> loc(#loc307)
    %504 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%503, %330 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<192x64xf32> loc(#loc308)
    %505 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%501, %504 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<192x64xf32> loc(#loc309)
    %506 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %507 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%506, %arg45 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %508 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %509 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %339 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %510 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%509, %339 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x192xf32> loc(#loc308)
    %511 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%507, %510 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x192xf32> loc(#loc309)
    %512 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %513 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %arg46 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %514 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %515 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %387 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %516 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %387 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %517 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513, %516 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %518 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %519 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%518, %arg47 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %520 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %521 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %396 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %522 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%521, %396 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %523 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%519, %522 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %524 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%518, %arg48 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %525 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %345 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %526 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%525, %345 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %527 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%524, %526 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %528 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc306)
    } -> tensor<4x16x64xf32> loc(#loc306)
    %529 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %arg49 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<4x16x64xf32> loc(#loc306)
    %530 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<4x16x64xf32> loc(#loc307)
    %531 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %359 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<4x16x64xf32> loc(#loc307)
    %532 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %359 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<4x16x64xf32> loc(#loc308)
    %533 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %532 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<4x16x64xf32> loc(#loc309)
    %534 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %arg50 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %535 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %392 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %536 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535, %392 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %537 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %536 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %538 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%506, %arg51 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %539 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %335 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %540 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%539, %335 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x192xf32> loc(#loc308)
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%538, %540 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x192xf32> loc(#loc309)
    %542 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %arg52 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %543 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %382 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %544 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543, %382 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %545 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %544 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %546 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%500, %arg53 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<192x64xf32> loc(#loc306)
    %547 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%502, %241 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<192x64xf32> loc(#loc307)
    %548 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%547, %241 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<192x64xf32> loc(#loc308)
    %549 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%546, %548 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<192x64xf32> loc(#loc309)
    %550 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%506, %arg54 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %551 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %251 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %552 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%551, %251 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x192xf32> loc(#loc308)
    %553 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%550, %552 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x192xf32> loc(#loc309)
    %554 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %arg55 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %555 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %307 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %556 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %307 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %557 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554, %556 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %558 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%518, %arg56 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %559 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %316 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %560 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%559, %316 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %561 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%558, %560 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %562 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%518, %arg57 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %563 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %257 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %564 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%563, %257 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %565 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%562, %564 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %566 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %arg58 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<4x16x64xf32> loc(#loc306)
    %567 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %274 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<4x16x64xf32> loc(#loc307)
    %568 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567, %274 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<4x16x64xf32> loc(#loc308)
    %569 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %568 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<4x16x64xf32> loc(#loc309)
    %570 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %arg59 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %571 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %312 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %572 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571, %312 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %573 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %572 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %574 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%506, %arg60 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %575 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %247 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %576 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%575, %247 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x192xf32> loc(#loc308)
    %577 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%574, %576 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x192xf32> loc(#loc309)
    %578 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %arg61 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %579 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %302 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %580 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %302 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64x4x16xf32> loc(#loc308)
    %581 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578, %580 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64x4x16xf32> loc(#loc309)
    %582 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%518, %arg62 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc306)
      linalg.yield %758 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %583 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %225 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc307)
      linalg.yield %758 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %584 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%583, %225 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc308)
      linalg.yield %758 : f32 loc(#loc308)
    } -> tensor<64xf32> loc(#loc308)
    %585 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%582, %584 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc309)
      linalg.yield %758 : f32 loc(#loc309)
    } -> tensor<64xf32> loc(#loc309)
    %586 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%arg63 : tensor<f32>) outs(%197 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:24)):
      %758 = math.powf %cst_1, %in : f32 loc(#loc250)
      linalg.yield %758 : f32 loc(#loc250)
    } -> tensor<f32> loc(#loc250)
    %587 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%586 : tensor<f32>) outs(%197 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:24), %out: f32 loc("examples/jax/transformer.py":124:20)):
      %758 = arith.subf %cst_2, %in : f32 loc(#loc310)
      linalg.yield %758 : f32 loc(#loc310)
    } -> tensor<f32> loc(#loc310)
    %588 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%587 : tensor<f32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<256x64xf32> loc(#loc311)
    %589 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%415, %588 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<256x64xf32> loc(#loc311)
    %590 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%arg63 : tensor<f32>) outs(%197 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:48)):
      %758 = math.powf %cst_0, %in : f32 loc(#loc249)
      linalg.yield %758 : f32 loc(#loc249)
    } -> tensor<f32> loc(#loc249)
    %591 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%590 : tensor<f32>) outs(%197 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:48), %out: f32 loc("examples/jax/transformer.py":124:44)):
      %758 = arith.subf %cst_2, %in : f32 loc(#loc312)
      linalg.yield %758 : f32 loc(#loc312)
    } -> tensor<f32> loc(#loc312)
    %592 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%591 : tensor<f32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<256x64xf32> loc(#loc313)
    %593 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%493, %592 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<256x64xf32> loc(#loc313)
    %594 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%490, %589 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<256x64xf32> loc(#loc314)
    %595 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%593 : tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<256x64xf32> loc(#loc315)
    %596 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc316)
    } -> tensor<256x64xf32> loc(#loc316)
    %597 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%595, %596 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<256x64xf32> loc(#loc316)
    %598 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%594, %597 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<256x64xf32> loc(#loc317)
    %599 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %598 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%214 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<256x64xf32> loc(#loc318)
    %600 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%587 : tensor<f32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<64x256xf32> loc(#loc311)
    %601 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%420, %600 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x256xf32> loc(#loc311)
    %602 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%591 : tensor<f32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<64x256xf32> loc(#loc313)
    %603 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%499, %602 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x256xf32> loc(#loc313)
    %604 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%496, %601 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x256xf32> loc(#loc314)
    %605 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%603 : tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x256xf32> loc(#loc315)
    %606 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc316)
    } -> tensor<64x256xf32> loc(#loc316)
    %607 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%605, %606 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x256xf32> loc(#loc316)
    %608 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%604, %607 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x256xf32> loc(#loc317)
    %609 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %608 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%217 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x256xf32> loc(#loc318)
    %610 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%587 : tensor<f32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<192x64xf32> loc(#loc311)
    %611 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%425, %610 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<192x64xf32> loc(#loc311)
    %612 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%591 : tensor<f32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<192x64xf32> loc(#loc313)
    %613 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%505, %612 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<192x64xf32> loc(#loc313)
    %614 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%502, %611 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<192x64xf32> loc(#loc314)
    %615 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%613 : tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<192x64xf32> loc(#loc315)
    %616 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc316)
    } -> tensor<192x64xf32> loc(#loc316)
    %617 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%615, %616 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<192x64xf32> loc(#loc316)
    %618 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%614, %617 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<192x64xf32> loc(#loc317)
    %619 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %618 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<192x64xf32> loc(#loc318)
    %620 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%587 : tensor<f32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<64x192xf32> loc(#loc311)
    %621 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%430, %620 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x192xf32> loc(#loc311)
    %622 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%591 : tensor<f32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<64x192xf32> loc(#loc313)
    %623 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %622 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x192xf32> loc(#loc313)
    %624 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %621 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x192xf32> loc(#loc314)
    %625 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%623 : tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x192xf32> loc(#loc315)
    %626 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc316)
    } -> tensor<64x192xf32> loc(#loc316)
    %627 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%625, %626 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x192xf32> loc(#loc316)
    %628 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%624, %627 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x192xf32> loc(#loc317)
    %629 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %628 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x192xf32> loc(#loc318)
    %630 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587 : tensor<f32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<64x4x16xf32> loc(#loc311)
    %631 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %630 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x4x16xf32> loc(#loc311)
    %632 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<f32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<64x4x16xf32> loc(#loc313)
    %633 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %632 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x4x16xf32> loc(#loc313)
    %634 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %631 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %635 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%633 : tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %636 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %637 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%635, %636 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %638 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %637 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %639 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %638 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %640 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%587 : tensor<f32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<64xf32> loc(#loc311)
    %641 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%440, %640 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64xf32> loc(#loc311)
    %642 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%591 : tensor<f32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<64xf32> loc(#loc313)
    %643 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%523, %642 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64xf32> loc(#loc313)
    %644 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %641 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %645 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%643 : tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %646 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %647 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%645, %646 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %648 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%644, %647 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %649 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg5, %648 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    %650 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%443, %640 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64xf32> loc(#loc311)
    %651 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%527, %642 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64xf32> loc(#loc313)
    %652 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %650 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %653 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%651 : tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %654 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%653, %646 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %655 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%652, %654 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %656 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg6, %655 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    %657 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587 : tensor<f32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<4x16x64xf32> loc(#loc311)
    %658 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448, %657 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<4x16x64xf32> loc(#loc311)
    %659 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<f32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<4x16x64xf32> loc(#loc313)
    %660 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %659 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<4x16x64xf32> loc(#loc313)
    %661 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %658 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<4x16x64xf32> loc(#loc314)
    %662 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%660 : tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<4x16x64xf32> loc(#loc315)
    %663 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc316)
    } -> tensor<4x16x64xf32> loc(#loc316)
    %664 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%662, %663 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<4x16x64xf32> loc(#loc316)
    %665 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%661, %664 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<4x16x64xf32> loc(#loc317)
    %666 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %665 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<4x16x64xf32> loc(#loc318)
    %667 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %630 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x4x16xf32> loc(#loc311)
    %668 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %632 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x4x16xf32> loc(#loc313)
    %669 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %667 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %670 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%668 : tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %671 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%670, %636 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %672 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%669, %671 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %673 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %672 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %674 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%454, %620 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x192xf32> loc(#loc311)
    %675 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %622 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x192xf32> loc(#loc313)
    %676 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %674 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x192xf32> loc(#loc314)
    %677 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%675 : tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x192xf32> loc(#loc315)
    %678 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%677, %626 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x192xf32> loc(#loc316)
    %679 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%676, %678 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x192xf32> loc(#loc317)
    %680 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %679 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x192xf32> loc(#loc318)
    %681 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %630 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x4x16xf32> loc(#loc311)
    %682 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %632 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x4x16xf32> loc(#loc313)
    %683 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %681 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %684 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%682 : tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %685 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%684, %636 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %686 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%683, %685 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %687 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %686 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %688 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%460, %610 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<192x64xf32> loc(#loc311)
    %689 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%549, %612 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<192x64xf32> loc(#loc313)
    %690 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%502, %688 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<192x64xf32> loc(#loc314)
    %691 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%689 : tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<192x64xf32> loc(#loc315)
    %692 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%691, %616 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<192x64xf32> loc(#loc316)
    %693 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%690, %692 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<192x64xf32> loc(#loc317)
    %694 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11, %693 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%240 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<192x64xf32> loc(#loc318)
    %695 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%463, %620 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x192xf32> loc(#loc311)
    %696 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%553, %622 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x192xf32> loc(#loc313)
    %697 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %695 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x192xf32> loc(#loc314)
    %698 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%696 : tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x192xf32> loc(#loc315)
    %699 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%698, %626 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x192xf32> loc(#loc316)
    %700 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%697, %699 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x192xf32> loc(#loc317)
    %701 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %700 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x192xf32> loc(#loc318)
    %702 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %630 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x4x16xf32> loc(#loc311)
    %703 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%557, %632 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x4x16xf32> loc(#loc313)
    %704 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %702 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %705 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703 : tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %706 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%705, %636 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %707 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704, %706 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %708 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %707 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %709 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%469, %640 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64xf32> loc(#loc311)
    %710 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%561, %642 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64xf32> loc(#loc313)
    %711 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %709 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %712 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%710 : tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %713 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%712, %646 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %714 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%711, %713 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %715 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg14, %714 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    %716 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%472, %640 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64xf32> loc(#loc311)
    %717 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%565, %642 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64xf32> loc(#loc313)
    %718 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %716 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %719 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%717 : tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %720 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%719, %646 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %721 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%718, %720 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %722 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg15, %721 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    %723 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %657 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<4x16x64xf32> loc(#loc311)
    %724 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %659 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<4x16x64xf32> loc(#loc313)
    %725 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %723 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<4x16x64xf32> loc(#loc314)
    %726 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724 : tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<4x16x64xf32> loc(#loc315)
    %727 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726, %663 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<4x16x64xf32> loc(#loc316)
    %728 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725, %727 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<4x16x64xf32> loc(#loc317)
    %729 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %728 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%273 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<4x16x64xf32> loc(#loc318)
    %730 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478, %630 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x4x16xf32> loc(#loc311)
    %731 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573, %632 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x4x16xf32> loc(#loc313)
    %732 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %730 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %733 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%731 : tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %734 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%733, %636 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %735 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732, %734 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %736 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %735 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %737 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%481, %620 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x192xf32> loc(#loc311)
    %738 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%577, %622 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x192xf32> loc(#loc313)
    %739 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %737 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x192xf32> loc(#loc314)
    %740 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%738 : tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x192xf32> loc(#loc315)
    %741 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%740, %626 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x192xf32> loc(#loc316)
    %742 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%739, %741 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x192xf32> loc(#loc317)
    %743 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg18, %742 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%237 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x192xf32> loc(#loc318)
    %744 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %630 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64x4x16xf32> loc(#loc311)
    %745 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581, %632 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64x4x16xf32> loc(#loc313)
    %746 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %744 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64x4x16xf32> loc(#loc314)
    %747 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%745 : tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64x4x16xf32> loc(#loc315)
    %748 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%747, %636 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64x4x16xf32> loc(#loc316)
    %749 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746, %748 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64x4x16xf32> loc(#loc317)
    %750 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %749 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%270 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64x4x16xf32> loc(#loc318)
    %751 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%487, %640 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc311)
      linalg.yield %758 : f32 loc(#loc311)
    } -> tensor<64xf32> loc(#loc311)
    %752 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%585, %642 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_35: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc313)
      linalg.yield %758 : f32 loc(#loc313)
    } -> tensor<64xf32> loc(#loc313)
    %753 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %751 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_35: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.mulf %in, %in_35 : f32 loc(#loc314)
      linalg.yield %758 : f32 loc(#loc314)
    } -> tensor<64xf32> loc(#loc314)
    %754 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%752 : tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = math.sqrt %in : f32 loc(#loc315)
      linalg.yield %758 : f32 loc(#loc315)
    } -> tensor<64xf32> loc(#loc315)
    %755 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%754, %646 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %758 = arith.addf %in, %in_35 : f32 loc(#loc316)
      linalg.yield %758 : f32 loc(#loc316)
    } -> tensor<64xf32> loc(#loc316)
    %756 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%753, %755 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_35: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %758 = arith.divf %in, %in_35 : f32 loc(#loc317)
      linalg.yield %758 : f32 loc(#loc317)
    } -> tensor<64xf32> loc(#loc317)
    %757 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg20, %756 : tensor<64xf32>, tensor<64xf32>) outs(%221 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_35: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %758 = arith.subf %in, %in_35 : f32 loc(#loc318)
      linalg.yield %758 : f32 loc(#loc318)
    } -> tensor<64xf32> loc(#loc318)
    return %200, %599, %609, %619, %629, %639, %649, %656, %666, %673, %680, %687, %694, %701, %708, %715, %722, %729, %736, %743, %750, %757, %415, %420, %425, %430, %435, %440, %443, %448, %451, %454, %457, %460, %463, %466, %469, %472, %475, %478, %481, %484, %487, %493, %499, %505, %511, %517, %523, %527, %533, %537, %541, %545, %549, %553, %557, %561, %565, %569, %573, %577, %581, %585 : tensor<f32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32> loc(#loc218)
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
  } loc(#loc477)
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
  } loc(#loc478)
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
  } loc(#loc479)
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
  } loc(#loc480)
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
  } loc(#loc481)
} loc(#loc)
#loc91 = loc("examples/jax/transformer.py":91:13)
#loc168 = loc("examples/jax/transformer.py":91:13)
#loc211 = loc("examples/jax/transformer.py":107:8)
#loc302 = loc("examples/jax/transformer.py":107:8)
#loc329 = loc("examples/jax/transformer.py":91:13)
#loc361 = loc("examples/jax/transformer.py":84:11)
#loc363 = loc("examples/jax/transformer.py":84:11)
#loc371 = loc("examples/jax/transformer.py":107:8)
#loc387 = loc("examples/jax/transformer.py":91:13)
#loc426 = loc("examples/jax/transformer.py":84:11)
#loc428 = loc("examples/jax/transformer.py":84:11)
#loc453 = loc("examples/jax/transformer.py":84:11)
#loc455 = loc("examples/jax/transformer.py":84:11)
#loc464 = loc("examples/jax/transformer.py":91:13)
#loc465 = loc("examples/jax/transformer.py":92:29)
#loc466 = loc("examples/jax/transformer.py":97:12)
#loc467 = loc("examples/jax/transformer.py":97:12)
#loc468 = loc("examples/jax/transformer.py":92:29)
#loc477 = loc("examples/jax/transformer.py":91:13)
#loc478 = loc("examples/jax/transformer.py":92:29)
#loc479 = loc("examples/jax/transformer.py":97:12)
#loc480 = loc("examples/jax/transformer.py":97:12)
#loc481 = loc("examples/jax/transformer.py":92:29)
