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
#loc69 = loc("examples/jax/transformer.py":155:24)
#loc70 = loc("examples/jax/transformer.py":166:43)
#loc71 = loc("examples/jax/transformer.py":165:24)
#loc72 = loc("examples/jax/transformer.py":170:4)
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
#loc91 = loc("examples/jax/transformer.py":91:13)
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
#map26 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map29 = affine_map<(d0, d1) -> (d1, d0)>
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
#loc132 = loc("examples/jax/transformer.py":124:48)
#loc133 = loc("examples/jax/transformer.py":126:18)
#loc134 = loc("examples/jax/transformer.py":155:24)
#loc135 = loc("examples/jax/transformer.py":166:43)
#loc136 = loc("examples/jax/transformer.py":165:24)
#loc137 = loc("examples/jax/transformer.py":170:4)
#loc138 = loc("examples/jax/transformer.py":124:24)
#loc139 = loc("examples/jax/transformer.py":107:8)
#loc140 = loc("examples/jax/transformer.py":120:22)
#loc141 = loc("examples/jax/transformer.py":84:38)
#loc142 = loc("examples/jax/transformer.py":101:22)
#loc143 = loc("examples/jax/transformer.py":110:16)
#loc144 = loc("examples/jax/transformer.py":84:29)
#loc145 = loc(unknown)
#loc146 = loc("examples/jax/transformer.py":84:29)
#loc147 = loc("examples/jax/transformer.py":84:15)
#loc148 = loc("examples/jax/transformer.py":84:11)
#loc149 = loc("examples/jax/transformer.py":84:11)
#loc150 = loc("examples/jax/transformer.py":88:15)
#loc151 = loc("examples/jax/transformer.py":88:4)
#loc152 = loc("examples/jax/transformer.py":101:12)
#loc153 = loc("examples/jax/transformer.py":90:13)
#loc154 = loc("examples/jax/transformer.py":90:13)
#loc155 = loc("examples/jax/transformer.py":91:22)
#loc156 = loc("examples/jax/transformer.py":91:13)
#loc157 = loc("examples/jax/transformer.py":92:29)
#loc158 = loc("examples/jax/transformer.py":92:14)
#loc159 = loc(unknown)
#loc160 = loc("examples/jax/transformer.py":93:39)
#loc161 = loc("examples/jax/transformer.py":93:11)
#loc162 = loc("examples/jax/transformer.py":101:8)
#loc163 = loc("examples/jax/transformer.py":102:25)
#loc164 = loc("examples/jax/transformer.py":97:24)
#loc165 = loc("examples/jax/transformer.py":102:15)
#loc166 = loc("examples/jax/transformer.py":97:12)
#loc167 = loc("examples/jax/transformer.py":97:42)
#loc168 = loc("examples/jax/transformer.py":97:12)
#loc169 = loc("examples/jax/transformer.py":97:11)
#loc170 = loc("examples/jax/transformer.py":102:11)
#loc171 = loc("examples/jax/transformer.py":113:13)
#loc172 = loc("examples/jax/transformer.py":113:13)
#loc173 = loc("examples/jax/transformer.py":114:13)
#loc174 = loc("examples/jax/transformer.py":115:20)
#loc175 = loc("examples/jax/transformer.py":115:64)
#loc176 = loc("examples/jax/transformer.py":115:56)
#loc177 = loc("examples/jax/transformer.py":115:20)
#loc178 = loc("examples/jax/transformer.py":115:11)
#loc179 = loc("examples/jax/transformer.py":121:38)
#loc180 = loc("examples/jax/transformer.py":121:12)
#loc181 = loc("examples/jax/transformer.py":121:48)
#loc182 = loc("examples/jax/transformer.py":121:38)
#loc183 = loc("examples/jax/transformer.py":122:39)
#loc184 = loc("examples/jax/transformer.py":122:13)
#loc185 = loc("examples/jax/transformer.py":122:51)
#loc186 = loc("examples/jax/transformer.py":122:51)
#loc187 = loc("examples/jax/transformer.py":122:39)
#loc188 = loc("examples/jax/transformer.py":124:20)
#loc189 = loc("examples/jax/transformer.py":124:15)
#loc190 = loc("examples/jax/transformer.py":124:44)
#loc191 = loc("examples/jax/transformer.py":124:39)
#loc192 = loc("examples/jax/transformer.py":125:19)
#loc193 = loc("examples/jax/transformer.py":125:31)
#loc194 = loc("examples/jax/transformer.py":125:31)
#loc195 = loc("examples/jax/transformer.py":125:19)
#loc196 = loc("examples/jax/transformer.py":125:15)
#loc197 = loc("examples/jax/transformer.py":165:24)
#loc198 = loc("examples/jax/transformer.py":110:16)
#loc200 = loc("examples/jax/transformer.py":166:43)
#loc201 = loc("examples/jax/transformer.py":101:12)
#loc202 = loc("examples/jax/transformer.py":155:24)
#loc203 = loc("examples/jax/transformer.py":92:14)
#loc204 = loc("examples/jax/transformer.py":126:18)
#loc205 = loc("examples/jax/transformer.py":120:22)
#loc206 = loc("examples/jax/transformer.py":155:24)
#loc207 = loc("examples/jax/transformer.py":121:12)
#loc208 = loc("examples/jax/transformer.py":122:13)
#loc209 = loc("examples/jax/transformer.py":124:48)
#loc210 = loc("examples/jax/transformer.py":124:24)
#loc211 = loc("examples/jax/transformer.py":107:8)
#loc212 = loc("examples/jax/transformer.py":110:16)
#loc213 = loc("examples/jax/transformer.py":113:13)
#loc214 = loc("examples/jax/transformer.py":113:13)
#loc215 = loc("examples/jax/transformer.py":114:13)
#loc216 = loc("examples/jax/transformer.py":115:20)
#loc217 = loc("examples/jax/transformer.py":115:64)
#loc218 = loc("examples/jax/transformer.py":115:56)
#loc219 = loc("examples/jax/transformer.py":115:20)
#loc220 = loc("examples/jax/transformer.py":115:11)
#loc221 = loc("examples/jax/transformer.py":121:38)
#loc222 = loc("examples/jax/transformer.py":121:48)
#loc223 = loc("examples/jax/transformer.py":121:38)
#loc224 = loc("examples/jax/transformer.py":122:39)
#loc225 = loc("examples/jax/transformer.py":122:51)
#loc226 = loc("examples/jax/transformer.py":122:51)
#loc227 = loc("examples/jax/transformer.py":122:39)
#loc228 = loc("examples/jax/transformer.py":124:20)
#loc229 = loc("examples/jax/transformer.py":124:15)
#loc230 = loc("examples/jax/transformer.py":124:44)
#loc231 = loc("examples/jax/transformer.py":124:39)
#loc232 = loc("examples/jax/transformer.py":125:19)
#loc233 = loc("examples/jax/transformer.py":125:31)
#loc234 = loc("examples/jax/transformer.py":125:31)
#loc235 = loc("examples/jax/transformer.py":125:19)
#loc236 = loc("examples/jax/transformer.py":125:15)
#loc237 = loc("examples/jax/transformer.py":124:48)
#loc238 = loc("examples/jax/transformer.py":124:24)
#loc239 = loc("examples/jax/transformer.py":107:8)
#loc240 = loc("examples/jax/transformer.py":107:8)
#loc241 = loc("examples/jax/transformer.py":107:8)
#loc242 = loc("examples/jax/transformer.py":107:8)
#loc243 = loc("examples/jax/transformer.py":107:8)
#loc244 = loc("examples/jax/transformer.py":101:22)
#loc245 = loc("examples/jax/transformer.py":101:12)
#loc246 = loc("examples/jax/transformer.py":101:8)
#loc247 = loc("examples/jax/transformer.py":102:25)
#loc248 = loc("examples/jax/transformer.py":102:15)
#loc249 = loc("examples/jax/transformer.py":102:11)
#loc250 = loc("examples/jax/transformer.py":84:38)
#loc251 = loc("examples/jax/transformer.py":84:29)
#loc252 = loc("examples/jax/transformer.py":84:29)
#loc253 = loc("examples/jax/transformer.py":84:15)
#loc254 = loc("examples/jax/transformer.py":84:11)
#loc255 = loc("examples/jax/transformer.py":84:11)
#loc256 = loc("examples/jax/transformer.py":113:13)
#loc257 = loc("examples/jax/transformer.py":114:13)
#loc258 = loc("examples/jax/transformer.py":115:20)
#loc259 = loc("examples/jax/transformer.py":115:20)
#loc260 = loc("examples/jax/transformer.py":115:20)
#loc261 = loc("examples/jax/transformer.py":115:20)
#loc262 = loc("examples/jax/transformer.py":115:20)
#loc263 = loc("examples/jax/transformer.py":115:20)
#loc264 = loc("examples/jax/transformer.py":115:20)
#loc265 = loc("examples/jax/transformer.py":115:20)
#loc266 = loc("examples/jax/transformer.py":115:20)
#loc267 = loc("examples/jax/transformer.py":115:20)
#loc268 = loc("examples/jax/transformer.py":115:20)
#loc269 = loc("examples/jax/transformer.py":115:20)
#loc270 = loc("examples/jax/transformer.py":115:20)
#loc271 = loc("examples/jax/transformer.py":115:64)
#loc272 = loc("examples/jax/transformer.py":115:56)
#loc273 = loc("examples/jax/transformer.py":115:20)
#loc274 = loc("examples/jax/transformer.py":115:11)
#loc275 = loc("examples/jax/transformer.py":115:11)
#loc276 = loc("examples/jax/transformer.py":115:11)
#loc277 = loc("examples/jax/transformer.py":115:11)
#loc278 = loc("examples/jax/transformer.py":115:20)
#loc279 = loc("examples/jax/transformer.py":115:56)
#loc280 = loc("examples/jax/transformer.py":115:64)
#loc281 = loc("examples/jax/transformer.py":115:20)
#loc282 = loc("examples/jax/transformer.py":115:20)
#loc283 = loc("examples/jax/transformer.py":115:20)
#loc284 = loc("examples/jax/transformer.py":115:20)
#loc285 = loc("examples/jax/transformer.py":115:20)
#loc286 = loc("examples/jax/transformer.py":115:20)
#loc287 = loc("examples/jax/transformer.py":113:13)
#loc288 = loc("examples/jax/transformer.py":113:13)
#loc289 = loc("examples/jax/transformer.py":107:8)
#loc290 = loc("examples/jax/transformer.py":107:8)
#loc292 = loc("examples/jax/transformer.py":121:38)
#loc293 = loc("examples/jax/transformer.py":121:48)
#loc294 = loc("examples/jax/transformer.py":121:38)
#loc295 = loc("examples/jax/transformer.py":122:39)
#loc296 = loc("examples/jax/transformer.py":122:51)
#loc297 = loc("examples/jax/transformer.py":122:51)
#loc298 = loc("examples/jax/transformer.py":122:39)
#loc299 = loc("examples/jax/transformer.py":124:20)
#loc300 = loc("examples/jax/transformer.py":124:15)
#loc301 = loc("examples/jax/transformer.py":124:44)
#loc302 = loc("examples/jax/transformer.py":124:39)
#loc303 = loc("examples/jax/transformer.py":125:19)
#loc304 = loc("examples/jax/transformer.py":125:31)
#loc305 = loc("examples/jax/transformer.py":125:31)
#loc306 = loc("examples/jax/transformer.py":125:19)
#loc307 = loc("examples/jax/transformer.py":125:15)
#loc308 = loc("examples/jax/transformer.py":84:38)
#loc309 = loc("examples/jax/transformer.py":84:29)
#loc310 = loc("examples/jax/transformer.py":84:29)
#loc311 = loc("examples/jax/transformer.py":84:15)
#loc312 = loc("examples/jax/transformer.py":84:11)
#loc313 = loc("examples/jax/transformer.py":84:11)
#loc314 = loc("examples/jax/transformer.py":88:4)
#loc315 = loc("examples/jax/transformer.py":90:13)
#loc316 = loc("examples/jax/transformer.py":90:13)
#loc317 = loc("examples/jax/transformer.py":91:22)
#loc318 = loc("examples/jax/transformer.py":91:13)
#loc319 = loc("examples/jax/transformer.py":92:29)
#loc320 = loc("examples/jax/transformer.py":92:14)
#loc321 = loc("examples/jax/transformer.py":93:39)
#loc322 = loc("examples/jax/transformer.py":93:11)
#loc323 = loc("examples/jax/transformer.py":101:8)
#loc324 = loc("examples/jax/transformer.py":84:38)
#loc325 = loc("examples/jax/transformer.py":84:29)
#loc326 = loc("examples/jax/transformer.py":84:29)
#loc327 = loc("examples/jax/transformer.py":84:15)
#loc328 = loc("examples/jax/transformer.py":84:11)
#loc329 = loc("examples/jax/transformer.py":84:11)
#loc330 = loc("examples/jax/transformer.py":97:24)
#loc331 = loc("examples/jax/transformer.py":97:12)
#loc332 = loc("examples/jax/transformer.py":97:42)
#loc333 = loc("examples/jax/transformer.py":97:12)
#loc334 = loc("examples/jax/transformer.py":97:11)
#loc335 = loc("examples/jax/transformer.py":102:11)
#loc336 = loc("examples/jax/transformer.py":84:38)
#loc337 = loc("examples/jax/transformer.py":84:29)
#loc338 = loc("examples/jax/transformer.py":84:29)
#loc339 = loc("examples/jax/transformer.py":84:29)
#loc340 = loc("examples/jax/transformer.py":84:29)
#loc341 = loc("examples/jax/transformer.py":84:15)
#loc342 = loc("examples/jax/transformer.py":84:15)
#loc343 = loc("examples/jax/transformer.py":84:15)
#loc344 = loc("examples/jax/transformer.py":84:11)
#loc345 = loc("examples/jax/transformer.py":84:11)
#loc346 = loc("examples/jax/transformer.py":84:11)
#loc347 = loc("examples/jax/transformer.py":84:11)
#loc348 = loc("examples/jax/transformer.py":84:11)
#loc350 = loc("examples/jax/transformer.py":84:11)
#loc352 = loc("examples/jax/transformer.py":84:11)
#loc353 = loc("examples/jax/transformer.py":84:15)
#loc354 = loc("examples/jax/transformer.py":84:29)
#loc355 = loc("examples/jax/transformer.py":84:29)
#loc356 = loc("examples/jax/transformer.py":84:29)
#loc357 = loc("examples/jax/transformer.py":84:38)
#loc358 = loc("examples/jax/transformer.py":84:38)
#loc360 = loc("examples/jax/transformer.py":84:38)
#loc361 = loc("examples/jax/transformer.py":84:29)
#loc362 = loc("examples/jax/transformer.py":84:29)
#loc363 = loc("examples/jax/transformer.py":84:29)
#loc364 = loc("examples/jax/transformer.py":84:29)
#loc365 = loc("examples/jax/transformer.py":84:15)
#loc366 = loc("examples/jax/transformer.py":84:15)
#loc367 = loc("examples/jax/transformer.py":84:15)
#loc368 = loc("examples/jax/transformer.py":84:11)
#loc369 = loc("examples/jax/transformer.py":84:11)
#loc370 = loc("examples/jax/transformer.py":84:11)
#loc371 = loc("examples/jax/transformer.py":88:15)
#loc372 = loc("examples/jax/transformer.py":90:13)
#loc373 = loc("examples/jax/transformer.py":90:13)
#loc374 = loc("examples/jax/transformer.py":91:22)
#loc375 = loc("examples/jax/transformer.py":91:13)
#loc376 = loc("examples/jax/transformer.py":92:29)
#loc377 = loc("examples/jax/transformer.py":92:14)
#loc378 = loc("examples/jax/transformer.py":92:14)
#loc379 = loc("examples/jax/transformer.py":92:14)
#loc380 = loc("examples/jax/transformer.py":92:14)
#loc381 = loc("examples/jax/transformer.py":92:14)
#loc382 = loc("examples/jax/transformer.py":92:14)
#loc383 = loc("examples/jax/transformer.py":92:14)
#loc384 = loc("examples/jax/transformer.py":92:14)
#loc385 = loc("examples/jax/transformer.py":92:14)
#loc386 = loc("examples/jax/transformer.py":93:39)
#loc387 = loc("examples/jax/transformer.py":93:11)
#loc388 = loc("examples/jax/transformer.py":84:38)
#loc389 = loc("examples/jax/transformer.py":84:29)
#loc390 = loc("examples/jax/transformer.py":84:29)
#loc391 = loc("examples/jax/transformer.py":84:29)
#loc392 = loc("examples/jax/transformer.py":84:29)
#loc393 = loc("examples/jax/transformer.py":84:15)
#loc394 = loc("examples/jax/transformer.py":84:15)
#loc395 = loc("examples/jax/transformer.py":84:15)
#loc396 = loc("examples/jax/transformer.py":84:11)
#loc397 = loc("examples/jax/transformer.py":84:11)
#loc398 = loc("examples/jax/transformer.py":84:11)
#loc399 = loc("examples/jax/transformer.py":97:24)
#loc400 = loc("examples/jax/transformer.py":97:12)
#loc401 = loc("examples/jax/transformer.py":97:42)
#loc402 = loc("examples/jax/transformer.py":97:12)
#loc403 = loc("examples/jax/transformer.py":97:11)
#loc404 = loc("examples/jax/transformer.py":97:11)
#loc405 = loc("examples/jax/transformer.py":97:11)
#loc406 = loc("examples/jax/transformer.py":97:12)
#loc407 = loc("examples/jax/transformer.py":97:42)
#loc408 = loc("examples/jax/transformer.py":97:42)
#loc409 = loc("examples/jax/transformer.py":97:12)
#loc410 = loc("examples/jax/transformer.py":97:24)
#loc411 = loc("examples/jax/transformer.py":97:24)
#loc412 = loc("examples/jax/transformer.py":97:24)
#loc413 = loc("examples/jax/transformer.py":84:11)
#loc414 = loc("examples/jax/transformer.py":84:11)
#loc416 = loc("examples/jax/transformer.py":84:11)
#loc418 = loc("examples/jax/transformer.py":84:11)
#loc419 = loc("examples/jax/transformer.py":84:11)
#loc420 = loc("examples/jax/transformer.py":84:15)
#loc421 = loc("examples/jax/transformer.py":84:29)
#loc422 = loc("examples/jax/transformer.py":84:29)
#loc423 = loc("examples/jax/transformer.py":84:29)
#loc424 = loc("examples/jax/transformer.py":84:38)
#loc425 = loc("examples/jax/transformer.py":84:38)
#loc426 = loc("examples/jax/transformer.py":93:11)
#loc427 = loc("examples/jax/transformer.py":93:11)
#loc428 = loc("examples/jax/transformer.py":93:39)
#loc429 = loc("examples/jax/transformer.py":93:39)
#loc430 = loc("examples/jax/transformer.py":92:14)
#loc431 = loc("examples/jax/transformer.py":92:14)
#loc432 = loc("examples/jax/transformer.py":92:14)
#loc433 = loc("examples/jax/transformer.py":92:14)
#loc434 = loc("examples/jax/transformer.py":92:14)
#loc435 = loc("examples/jax/transformer.py":92:14)
#loc436 = loc("examples/jax/transformer.py":92:14)
#loc437 = loc("examples/jax/transformer.py":92:29)
#loc438 = loc("examples/jax/transformer.py":90:13)
#loc439 = loc("examples/jax/transformer.py":90:13)
#loc440 = loc("examples/jax/transformer.py":84:11)
#loc441 = loc("examples/jax/transformer.py":84:11)
#loc443 = loc("examples/jax/transformer.py":84:11)
#loc445 = loc("examples/jax/transformer.py":84:11)
#loc446 = loc("examples/jax/transformer.py":84:11)
#loc447 = loc("examples/jax/transformer.py":84:15)
#loc448 = loc("examples/jax/transformer.py":84:29)
#loc449 = loc("examples/jax/transformer.py":84:29)
#loc450 = loc("examples/jax/transformer.py":84:29)
#loc451 = loc("examples/jax/transformer.py":84:38)
#loc452 = loc("examples/jax/transformer.py":84:38)
#loc453 = loc("examples/jax/transformer.py":88:15)
#loc454 = loc("examples/jax/transformer.py":88:15)
#loc455 = loc("examples/jax/transformer.py":92:14)
#loc456 = loc("examples/jax/transformer.py":92:14)
#loc457 = loc("examples/jax/transformer.py":92:14)
#loc458 = loc("examples/jax/transformer.py":88:15)
#loc459 = loc("examples/jax/transformer.py":88:15)
#loc460 = loc("examples/jax/transformer.py":88:15)
module @jit_step {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc239), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc346), %arg2: tensor<192x64xf32> {mesh.name = "params.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc402), %arg3: tensor<64x192xf32> {mesh.name = "params.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc398), %arg4: tensor<64x4x16xf32> {mesh.name = "params.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc453), %arg5: tensor<64xf32> {mesh.name = "params.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc369), %arg6: tensor<64xf32> {mesh.name = "params.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc397), %arg7: tensor<4x16x64xf32> {mesh.name = "params.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc386), %arg8: tensor<64x4x16xf32> {mesh.name = "params.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc453), %arg9: tensor<64x192xf32> {mesh.name = "params.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc398), %arg10: tensor<64x4x16xf32> {mesh.name = "params.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc453), %arg11: tensor<192x64xf32> {mesh.name = "params.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc402), %arg12: tensor<64x192xf32> {mesh.name = "params.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc398), %arg13: tensor<64x4x16xf32> {mesh.name = "params.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc453), %arg14: tensor<64xf32> {mesh.name = "params.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc369), %arg15: tensor<64xf32> {mesh.name = "params.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc397), %arg16: tensor<4x16x64xf32> {mesh.name = "params.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc386), %arg17: tensor<64x4x16xf32> {mesh.name = "params.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc453), %arg18: tensor<64x192xf32> {mesh.name = "params.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc398), %arg19: tensor<64x4x16xf32> {mesh.name = "params.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc453), %arg20: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc345), %arg21: tensor<256x64xf32> {mesh.name = "first.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc292), %arg22: tensor<64x256xf32> {mesh.name = "first.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc292), %arg23: tensor<192x64xf32> {mesh.name = "first.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc292), %arg24: tensor<64x192xf32> {mesh.name = "first.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc292), %arg25: tensor<64x4x16xf32> {mesh.name = "first.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc292), %arg26: tensor<64xf32> {mesh.name = "first.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc292), %arg27: tensor<64xf32> {mesh.name = "first.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc292), %arg28: tensor<4x16x64xf32> {mesh.name = "first.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc292), %arg29: tensor<64x4x16xf32> {mesh.name = "first.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc292), %arg30: tensor<64x192xf32> {mesh.name = "first.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc292), %arg31: tensor<64x4x16xf32> {mesh.name = "first.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc292), %arg32: tensor<192x64xf32> {mesh.name = "first.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc292), %arg33: tensor<64x192xf32> {mesh.name = "first.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc292), %arg34: tensor<64x4x16xf32> {mesh.name = "first.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc292), %arg35: tensor<64xf32> {mesh.name = "first.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc292), %arg36: tensor<64xf32> {mesh.name = "first.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc292), %arg37: tensor<4x16x64xf32> {mesh.name = "first.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc292), %arg38: tensor<64x4x16xf32> {mesh.name = "first.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc292), %arg39: tensor<64x192xf32> {mesh.name = "first.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc292), %arg40: tensor<64x4x16xf32> {mesh.name = "first.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc292), %arg41: tensor<64xf32> {mesh.name = "first.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc292), %arg42: tensor<256x64xf32> {mesh.name = "second.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc295), %arg43: tensor<64x256xf32> {mesh.name = "second.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc295), %arg44: tensor<192x64xf32> {mesh.name = "second.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc295), %arg45: tensor<64x192xf32> {mesh.name = "second.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc295), %arg46: tensor<64x4x16xf32> {mesh.name = "second.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc295), %arg47: tensor<64xf32> {mesh.name = "second.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc295), %arg48: tensor<64xf32> {mesh.name = "second.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc295), %arg49: tensor<4x16x64xf32> {mesh.name = "second.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc295), %arg50: tensor<64x4x16xf32> {mesh.name = "second.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc295), %arg51: tensor<64x192xf32> {mesh.name = "second.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc295), %arg52: tensor<64x4x16xf32> {mesh.name = "second.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc295), %arg53: tensor<192x64xf32> {mesh.name = "second.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc295), %arg54: tensor<64x192xf32> {mesh.name = "second.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc295), %arg55: tensor<64x4x16xf32> {mesh.name = "second.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc295), %arg56: tensor<64xf32> {mesh.name = "second.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc295), %arg57: tensor<64xf32> {mesh.name = "second.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc295), %arg58: tensor<4x16x64xf32> {mesh.name = "second.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc295), %arg59: tensor<64x4x16xf32> {mesh.name = "second.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc295), %arg60: tensor<64x192xf32> {mesh.name = "second.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc295), %arg61: tensor<64x4x16xf32> {mesh.name = "second.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc295), %arg62: tensor<64xf32> {mesh.name = "second.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc295), %arg63: tensor<f32> {mesh.name = "count", mesh.sharding = #mesh.sharding<@mesh, []>} loc(#loc238), %arg64: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc240), %arg65: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc257)) -> (tensor<f32> {mesh.name = "result.0", mesh.sharding = #mesh.sharding<@mesh, []>}, tensor<256x64xf32> {mesh.name = "result.1.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.1.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<192x64xf32> {mesh.name = "result.1.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.1.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.1.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<192x64xf32> {mesh.name = "result.1.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.1.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.1.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.2.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.2.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<192x64xf32> {mesh.name = "result.2.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.2.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.2.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<192x64xf32> {mesh.name = "result.2.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.2.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.2.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.3.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.3.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<192x64xf32> {mesh.name = "result.3.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.3.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.3.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<192x64xf32> {mesh.name = "result.3.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.3.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.3.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}) {
    %cst = arith.constant 3.906250e-03 : f32 loc(#loc237)
    %cst_0 = arith.constant 9.990000e-01 : f32 loc(#loc237)
    %cst_1 = arith.constant 0.899999976 : f32 loc(#loc238)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc239)
    %cst_3 = arith.constant 2.560000e+02 : f32 loc(#loc239)
    %cst_4 = arith.constant 0x7F800000 : f32 loc(#loc239)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc239)
    %cst_6 = arith.constant -1.000000e+09 : f32 loc(#loc239)
    %cst_7 = arith.constant 0.000000e+00 : f32 loc(#loc239)
    %c0_i32 = arith.constant 0 : i32 loc(#loc239)
    %cst_8 = arith.constant dense<false> : tensor<i1> loc(#loc239)
    %cst_9 = arith.constant dense<255> : tensor<1xi32> loc(#loc239)
    %cst_10 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc206)
    %cst_11 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc206)
    %cst_12 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc206)
    %cst_13 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc206)
    %cst_14 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc206)
    %cst_15 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc206)
    %cst_16 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc206)
    %cst_17 = arith.constant dense<true> : tensor<i1> loc(#loc206)
    %cst_18 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc206)
    %cst_19 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc206)
    %cst_20 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc206)
    %cst_21 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc206)
    %cst_22 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc206)
    %cst_23 = arith.constant dense<256> : tensor<i32> loc(#loc206)
    %cst_24 = arith.constant dense<0> : tensor<i32> loc(#loc240)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc240)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc240), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc240)
    } -> tensor<8x32xi32> loc(#loc240)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc240)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg64, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(#loc240), %in_36: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %791 = arith.cmpi slt, %in, %in_36 : i32 loc(#loc240)
      linalg.yield %791 : i1 loc(#loc240)
    } -> tensor<8x32xi1> loc(#loc240)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":155:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc241)
    } -> tensor<8x32xi32> loc(#loc241)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg64, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc241), %in_36: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %791 = arith.addi %in, %in_36 : i32 loc(#loc241)
      linalg.yield %791 : i32 loc(#loc241)
    } -> tensor<8x32xi32> loc(#loc241)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg64 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_36: i32 loc("examples/jax/transformer.py":107:8), %in_37: i32 loc(#loc242), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %791 = arith.select %in, %in_36, %in_37 : i32 loc(#loc242)
      linalg.yield %791 : i32 loc(#loc242)
    } -> tensor<8x32xi32> loc(#loc242)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc243)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc243)
    } -> tensor<8x32x1xi32> loc(#loc243)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc239)
    } -> tensor<8x32x1xi32> loc(#loc239)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_36: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %791 = arith.minsi %in, %in_36 : i32 loc(#loc239)
      linalg.yield %791 : i32 loc(#loc239)
    } -> tensor<8x32x1xi32> loc(#loc239)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %791 = arith.maxsi %in, %c0_i32 : i32 loc(#loc239)
      linalg.yield %791 : i32 loc(#loc239)
    } -> tensor<8x32x1xi32> loc(#loc239)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc239)
    %13 = tensor.empty() : tensor<8x32x64xf32> loc(#loc360)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_36: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc360)
      linalg.yield %791 : f32 loc(#loc360)
    } -> tensor<8x32x64xf32> loc(#loc360)
    %15 = tensor.empty() : tensor<8x32xf32> loc(#loc361)
    %16 = linalg.fill ins(%cst_7 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc361)
    %17 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc361), %out: f32 loc(#loc361)):
      %791 = arith.addf %out, %in : f32 loc(#loc361)
      linalg.yield %791 : f32 loc(#loc361)
    } -> tensor<8x32xf32> loc(#loc361)
    %18 = tensor.empty() : tensor<8x32x1xf32> loc(#loc362)
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc362)
    } -> tensor<8x32x1xf32> loc(#loc362)
    %20 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc363), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<8x32x1xf32> loc(#loc363)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc363)
      linalg.yield %791 : f32 loc(#loc363)
    } -> tensor<8x32x1xf32> loc(#loc363)
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc364), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<8x32x1xf32> loc(#loc364)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc364)
      linalg.yield %791 : f32 loc(#loc364)
    } -> tensor<8x32x1xf32> loc(#loc364)
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = math.rsqrt %in : f32 loc(#loc365)
      linalg.yield %791 : f32 loc(#loc365)
    } -> tensor<8x32x1xf32> loc(#loc365)
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc366)
      linalg.yield %791 : f32 loc(#loc366)
    } -> tensor<8x32x1xf32> loc(#loc366)
    %26 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc367), %out: f32 loc("examples/jax/transformer.py":84:15)):
      linalg.yield %in : f32 loc(#loc367)
    } -> tensor<8x32x1xf32> loc(#loc367)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc367)
      linalg.yield %791 : f32 loc(#loc367)
    } -> tensor<8x32x1xf32> loc(#loc367)
    %28 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<8x32x64xf32> loc(#loc368)
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %28 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc368)
      linalg.yield %791 : f32 loc(#loc368)
    } -> tensor<8x32x64xf32> loc(#loc368)
    %30 = tensor.empty() : tensor<1x1x64xf32> loc(#loc369)
    %31 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc369), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc369)
    } -> tensor<1x1x64xf32> loc(#loc369)
    %32 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc370)
    } -> tensor<8x32x64xf32> loc(#loc370)
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc370)
      linalg.yield %791 : f32 loc(#loc370)
    } -> tensor<8x32x64xf32> loc(#loc370)
    %34 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc453)
    %35 = linalg.fill ins(%cst_7 : f32) outs(%34 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc453)
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %33 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc453), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc453)
      %792 = arith.addf %out, %791 : f32 loc(#loc453)
      linalg.yield %792 : f32 loc(#loc453)
    } -> tensor<4x16x8x32xf32> loc(#loc453)
    %37 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc454)
    %38 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc454)
    } -> tensor<8x4x32x16xf32> loc(#loc454)
    %39 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %33 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc453), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc453)
      %792 = arith.addf %out, %791 : f32 loc(#loc453)
      linalg.yield %792 : f32 loc(#loc453)
    } -> tensor<4x16x8x32xf32> loc(#loc453)
    %40 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc454)
    } -> tensor<8x4x32x16xf32> loc(#loc454)
    %41 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %33 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc453), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc453)
      %792 = arith.addf %out, %791 : f32 loc(#loc453)
      linalg.yield %792 : f32 loc(#loc453)
    } -> tensor<4x16x8x32xf32> loc(#loc453)
    %42 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc454)
    } -> tensor<8x4x32x16xf32> loc(#loc454)
    %43 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc372)
    %44 = linalg.fill ins(%cst_7 : f32) outs(%43 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc372)
    %45 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%38, %40 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc454)
      %792 = arith.addf %out, %791 : f32 loc(#loc372)
      linalg.yield %792 : f32 loc(#loc372)
    } -> tensor<8x4x32x32xf32> loc(#loc372)
    %46 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(#loc373), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc373)
    } -> tensor<8x4x32x32xf32> loc(#loc373)
    %47 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_36: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc373)
      linalg.yield %791 : f32 loc(#loc373)
    } -> tensor<8x4x32x32xf32> loc(#loc373)
    %48 = tensor.empty() : tensor<32x32xi1> loc(#loc374)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<i1>) outs(%48 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(#loc374), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc374)
    } -> tensor<32x32xi1> loc(#loc374)
    %50 = tensor.empty() : tensor<32x32xi32> loc(#loc375)
    %51 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %791 = linalg.index 0 : index loc(#loc375)
      %792 = arith.index_cast %791 : index to i32 loc(#loc375)
      linalg.yield %792 : i32 loc(#loc375)
    } -> tensor<32x32xi32> loc(#loc375)
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<i32>) outs(%50 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(#loc375), %out: i32 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i32 loc(#loc375)
    } -> tensor<32x32xi32> loc(#loc375)
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%50 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_36: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
      %791 = arith.addi %in, %in_36 : i32 loc(#loc375)
      linalg.yield %791 : i32 loc(#loc375)
    } -> tensor<32x32xi32> loc(#loc375)
    %54 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %791 = linalg.index 1 : index loc(#loc375)
      %792 = arith.index_cast %791 : index to i32 loc(#loc375)
      linalg.yield %792 : i32 loc(#loc375)
    } -> tensor<32x32xi32> loc(#loc375)
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %54 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%48 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_36: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %791 = arith.cmpi sge, %in, %in_36 : i32 loc(#loc375)
      linalg.yield %791 : i1 loc(#loc375)
    } -> tensor<32x32xi1> loc(#loc375)
    %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i1>) outs(%48 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(#loc375), %out: i1 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i1 loc(#loc375)
    } -> tensor<32x32xi1> loc(#loc375)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %49, %56 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%48 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_36: i1 loc("examples/jax/transformer.py":91:22), %in_37: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %791 = arith.select %in, %in_36, %in_37 : i1 loc(#loc375)
      linalg.yield %791 : i1 loc(#loc375)
    } -> tensor<32x32xi1> loc(#loc375)
    %58 = tensor.empty() : tensor<f32> loc(#loc376)
    %59 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%58 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %cst_6 : f32 loc(#loc376)
    } -> tensor<f32> loc(#loc376)
    %60 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc376)
    %61 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<32x32xi1>) outs(%60 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : i1 loc(#loc376)
    } -> tensor<8x4x32x32xi1> loc(#loc376)
    %62 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<f32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc376)
    } -> tensor<8x4x32x32xf32> loc(#loc376)
    %63 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %47, %62 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_36: f32 loc("examples/jax/transformer.py":90:13), %in_37: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %791 = arith.select %in, %in_36, %in_37 : f32 loc(#loc376)
      linalg.yield %791 : f32 loc(#loc376)
    } -> tensor<8x4x32x32xf32> loc(#loc376)
    %64 = tensor.empty() : tensor<8x4x32xf32> loc(#loc377)
    %65 = linalg.fill ins(%cst_5 : f32) outs(%64 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc377)
    %66 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<8x4x32x32xf32>) outs(%65 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc(#loc377)):
      %791 = arith.maximumf %out, %in : f32 loc(#loc377)
      linalg.yield %791 : f32 loc(#loc377)
    } -> tensor<8x4x32xf32> loc(#loc377)
    %67 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%64 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc378), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<8x4x32xf32> loc(#loc378)
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %66 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%64 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.maximumf %in, %in_36 : f32 loc(#loc378)
      linalg.yield %791 : f32 loc(#loc378)
    } -> tensor<8x4x32xf32> loc(#loc378)
    %69 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc379)
    %70 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<8x4x32xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<8x4x32x1xf32> loc(#loc379)
    %71 = "mesh.stop_gradient"(%70) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc380)
    %72 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<8x4x32x32xf32> loc(#loc381)
    %73 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %72 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc381)
      linalg.yield %791 : f32 loc(#loc381)
    } -> tensor<8x4x32x32xf32> loc(#loc381)
    %74 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = math.exp %in : f32 loc(#loc382)
      linalg.yield %791 : f32 loc(#loc382)
    } -> tensor<8x4x32x32xf32> loc(#loc382)
    %75 = linalg.fill ins(%cst_7 : f32) outs(%64 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc383)
    %76 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<8x4x32x32xf32>) outs(%75 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc383), %out: f32 loc(#loc383)):
      %791 = arith.addf %out, %in : f32 loc(#loc383)
      linalg.yield %791 : f32 loc(#loc383)
    } -> tensor<8x4x32xf32> loc(#loc383)
    %77 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<8x4x32xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<8x4x32x1xf32> loc(#loc379)
    %78 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<8x4x32x32xf32> loc(#loc384)
    %79 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %78 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc384)
      linalg.yield %791 : f32 loc(#loc384)
    } -> tensor<8x4x32x32xf32> loc(#loc384)
    %80 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %77 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc455)
      linalg.yield %791 : f32 loc(#loc455)
    } -> tensor<8x4x32x1xf32> loc(#loc455)
    %81 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc456), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc456)
    } -> tensor<8x4x32x1xf32> loc(#loc456)
    %82 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %80 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc457)
      linalg.yield %791 : f32 loc(#loc457)
    } -> tensor<8x4x32x1xf32> loc(#loc457)
    %83 = linalg.fill ins(%cst_7 : f32) outs(%37 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc386)
    %84 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%79, %42 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%83 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc384)
      %792 = arith.addf %out, %791 : f32 loc(#loc386)
      linalg.yield %792 : f32 loc(#loc386)
    } -> tensor<8x4x32x16xf32> loc(#loc386)
    %85 = linalg.fill ins(%cst_7 : f32) outs(%13 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc387)
    %86 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%84, %arg7 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_36: f32 loc(#loc386), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc386)
      %792 = arith.addf %out, %791 : f32 loc(#loc387)
      linalg.yield %792 : f32 loc(#loc387)
    } -> tensor<8x32x64xf32> loc(#loc387)
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %86 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_36: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc323)
      linalg.yield %791 : f32 loc(#loc323)
    } -> tensor<8x32x64xf32> loc(#loc323)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %87 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc388)
      linalg.yield %791 : f32 loc(#loc388)
    } -> tensor<8x32x64xf32> loc(#loc388)
    %89 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc389), %out: f32 loc(#loc389)):
      %791 = arith.addf %out, %in : f32 loc(#loc389)
      linalg.yield %791 : f32 loc(#loc389)
    } -> tensor<8x32xf32> loc(#loc389)
    %90 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<8x32x1xf32> loc(#loc390)
    %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc391)
      linalg.yield %791 : f32 loc(#loc391)
    } -> tensor<8x32x1xf32> loc(#loc391)
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc392)
      linalg.yield %791 : f32 loc(#loc392)
    } -> tensor<8x32x1xf32> loc(#loc392)
    %93 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = math.rsqrt %in : f32 loc(#loc393)
      linalg.yield %791 : f32 loc(#loc393)
    } -> tensor<8x32x1xf32> loc(#loc393)
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %92 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc394)
      linalg.yield %791 : f32 loc(#loc394)
    } -> tensor<8x32x1xf32> loc(#loc394)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %94 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc395)
      linalg.yield %791 : f32 loc(#loc395)
    } -> tensor<8x32x1xf32> loc(#loc395)
    %96 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<8x32x64xf32> loc(#loc396)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %96 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc396)
      linalg.yield %791 : f32 loc(#loc396)
    } -> tensor<8x32x64xf32> loc(#loc396)
    %98 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc397), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc397)
    } -> tensor<1x1x64xf32> loc(#loc397)
    %99 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc398)
    } -> tensor<8x32x64xf32> loc(#loc398)
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %99 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc398)
      linalg.yield %791 : f32 loc(#loc398)
    } -> tensor<8x32x64xf32> loc(#loc398)
    %101 = tensor.empty() : tensor<8x32x192xf32> loc(#loc399)
    %102 = linalg.fill ins(%cst_7 : f32) outs(%101 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc399)
    %103 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100, %arg3 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%102 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc(#loc398), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc398)
      %792 = arith.addf %out, %791 : f32 loc(#loc399)
      linalg.yield %792 : f32 loc(#loc399)
    } -> tensor<8x32x192xf32> loc(#loc399)
    %104 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.negf %in : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = math.exp %in : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %106 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(#loc400), %out: f32 loc("examples/jax/transformer.py":97:12)):
      linalg.yield %in : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %105 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %108 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %108 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %112 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100, %arg9 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%102 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc(#loc398), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc398)
      %792 = arith.addf %out, %791 : f32 loc(#loc401)
      linalg.yield %792 : f32 loc(#loc401)
    } -> tensor<8x32x192xf32> loc(#loc401)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %112 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc402)
      linalg.yield %791 : f32 loc(#loc402)
    } -> tensor<8x32x192xf32> loc(#loc402)
    %114 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113, %arg2 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc(#loc402), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc402)
      %792 = arith.addf %out, %791 : f32 loc(#loc403)
      linalg.yield %792 : f32 loc(#loc403)
    } -> tensor<8x32x64xf32> loc(#loc403)
    %115 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %114 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc335)
      linalg.yield %791 : f32 loc(#loc335)
    } -> tensor<8x32x64xf32> loc(#loc335)
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %115 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_36: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc360)
      linalg.yield %791 : f32 loc(#loc360)
    } -> tensor<8x32x64xf32> loc(#loc360)
    %117 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc361), %out: f32 loc(#loc361)):
      %791 = arith.addf %out, %in : f32 loc(#loc361)
      linalg.yield %791 : f32 loc(#loc361)
    } -> tensor<8x32xf32> loc(#loc361)
    %118 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc362)
    } -> tensor<8x32x1xf32> loc(#loc362)
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc363)
      linalg.yield %791 : f32 loc(#loc363)
    } -> tensor<8x32x1xf32> loc(#loc363)
    %120 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc364)
      linalg.yield %791 : f32 loc(#loc364)
    } -> tensor<8x32x1xf32> loc(#loc364)
    %121 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = math.rsqrt %in : f32 loc(#loc365)
      linalg.yield %791 : f32 loc(#loc365)
    } -> tensor<8x32x1xf32> loc(#loc365)
    %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %120 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc366)
      linalg.yield %791 : f32 loc(#loc366)
    } -> tensor<8x32x1xf32> loc(#loc366)
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %122 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc367)
      linalg.yield %791 : f32 loc(#loc367)
    } -> tensor<8x32x1xf32> loc(#loc367)
    %124 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<8x32x64xf32> loc(#loc368)
    %125 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %124 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc368)
      linalg.yield %791 : f32 loc(#loc368)
    } -> tensor<8x32x64xf32> loc(#loc368)
    %126 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc369), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc369)
    } -> tensor<1x1x64xf32> loc(#loc369)
    %127 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc370)
    } -> tensor<8x32x64xf32> loc(#loc370)
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %127 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc370)
      linalg.yield %791 : f32 loc(#loc370)
    } -> tensor<8x32x64xf32> loc(#loc370)
    %129 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg17, %128 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc453), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc453)
      %792 = arith.addf %out, %791 : f32 loc(#loc453)
      linalg.yield %792 : f32 loc(#loc453)
    } -> tensor<4x16x8x32xf32> loc(#loc453)
    %130 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc454)
    } -> tensor<8x4x32x16xf32> loc(#loc454)
    %131 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %128 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc453), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc453)
      %792 = arith.addf %out, %791 : f32 loc(#loc453)
      linalg.yield %792 : f32 loc(#loc453)
    } -> tensor<4x16x8x32xf32> loc(#loc453)
    %132 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc454)
    } -> tensor<8x4x32x16xf32> loc(#loc454)
    %133 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg19, %128 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%35 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(#loc453), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc453)
      %792 = arith.addf %out, %791 : f32 loc(#loc453)
      linalg.yield %792 : f32 loc(#loc453)
    } -> tensor<4x16x8x32xf32> loc(#loc453)
    %134 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<4x16x8x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc454)
    } -> tensor<8x4x32x16xf32> loc(#loc454)
    %135 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%130, %132 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc454)
      %792 = arith.addf %out, %791 : f32 loc(#loc372)
      linalg.yield %792 : f32 loc(#loc372)
    } -> tensor<8x4x32x32xf32> loc(#loc372)
    %136 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_36: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc373)
      linalg.yield %791 : f32 loc(#loc373)
    } -> tensor<8x4x32x32xf32> loc(#loc373)
    %137 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %136, %62 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_36: f32 loc("examples/jax/transformer.py":90:13), %in_37: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %791 = arith.select %in, %in_36, %in_37 : f32 loc(#loc376)
      linalg.yield %791 : f32 loc(#loc376)
    } -> tensor<8x4x32x32xf32> loc(#loc376)
    %138 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%137 : tensor<8x4x32x32xf32>) outs(%65 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc(#loc377)):
      %791 = arith.maximumf %out, %in : f32 loc(#loc377)
      linalg.yield %791 : f32 loc(#loc377)
    } -> tensor<8x4x32xf32> loc(#loc377)
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %138 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%64 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.maximumf %in, %in_36 : f32 loc(#loc378)
      linalg.yield %791 : f32 loc(#loc378)
    } -> tensor<8x4x32xf32> loc(#loc378)
    %140 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<8x4x32xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<8x4x32x1xf32> loc(#loc379)
    %141 = "mesh.stop_gradient"(%140) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc380)
    %142 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<8x4x32x32xf32> loc(#loc381)
    %143 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %142 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc381)
      linalg.yield %791 : f32 loc(#loc381)
    } -> tensor<8x4x32x32xf32> loc(#loc381)
    %144 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143 : tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = math.exp %in : f32 loc(#loc382)
      linalg.yield %791 : f32 loc(#loc382)
    } -> tensor<8x4x32x32xf32> loc(#loc382)
    %145 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%144 : tensor<8x4x32x32xf32>) outs(%75 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc383), %out: f32 loc(#loc383)):
      %791 = arith.addf %out, %in : f32 loc(#loc383)
      linalg.yield %791 : f32 loc(#loc383)
    } -> tensor<8x4x32xf32> loc(#loc383)
    %146 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<8x4x32xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<8x4x32x1xf32> loc(#loc379)
    %147 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<8x4x32x32xf32> loc(#loc384)
    %148 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %147 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc384)
      linalg.yield %791 : f32 loc(#loc384)
    } -> tensor<8x4x32x32xf32> loc(#loc384)
    %149 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %146 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc455)
      linalg.yield %791 : f32 loc(#loc455)
    } -> tensor<8x4x32x1xf32> loc(#loc455)
    %150 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %149 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc457)
      linalg.yield %791 : f32 loc(#loc457)
    } -> tensor<8x4x32x1xf32> loc(#loc457)
    %151 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%148, %134 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%83 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc384)
      %792 = arith.addf %out, %791 : f32 loc(#loc386)
      linalg.yield %792 : f32 loc(#loc386)
    } -> tensor<8x4x32x16xf32> loc(#loc386)
    %152 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%151, %arg16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_36: f32 loc(#loc386), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc386)
      %792 = arith.addf %out, %791 : f32 loc(#loc387)
      linalg.yield %792 : f32 loc(#loc387)
    } -> tensor<8x32x64xf32> loc(#loc387)
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %152 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_36: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc323)
      linalg.yield %791 : f32 loc(#loc323)
    } -> tensor<8x32x64xf32> loc(#loc323)
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %153 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc388)
      linalg.yield %791 : f32 loc(#loc388)
    } -> tensor<8x32x64xf32> loc(#loc388)
    %155 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc389), %out: f32 loc(#loc389)):
      %791 = arith.addf %out, %in : f32 loc(#loc389)
      linalg.yield %791 : f32 loc(#loc389)
    } -> tensor<8x32xf32> loc(#loc389)
    %156 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<8x32x1xf32> loc(#loc390)
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc391)
      linalg.yield %791 : f32 loc(#loc391)
    } -> tensor<8x32x1xf32> loc(#loc391)
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc392)
      linalg.yield %791 : f32 loc(#loc392)
    } -> tensor<8x32x1xf32> loc(#loc392)
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = math.rsqrt %in : f32 loc(#loc393)
      linalg.yield %791 : f32 loc(#loc393)
    } -> tensor<8x32x1xf32> loc(#loc393)
    %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %158 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc394)
      linalg.yield %791 : f32 loc(#loc394)
    } -> tensor<8x32x1xf32> loc(#loc394)
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %160 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc395)
      linalg.yield %791 : f32 loc(#loc395)
    } -> tensor<8x32x1xf32> loc(#loc395)
    %162 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<8x32x64xf32> loc(#loc396)
    %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %162 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc396)
      linalg.yield %791 : f32 loc(#loc396)
    } -> tensor<8x32x64xf32> loc(#loc396)
    %164 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc397), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc397)
    } -> tensor<1x1x64xf32> loc(#loc397)
    %165 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc398)
    } -> tensor<8x32x64xf32> loc(#loc398)
    %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %165 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc398)
      linalg.yield %791 : f32 loc(#loc398)
    } -> tensor<8x32x64xf32> loc(#loc398)
    %167 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%166, %arg12 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%102 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc(#loc398), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc398)
      %792 = arith.addf %out, %791 : f32 loc(#loc399)
      linalg.yield %792 : f32 loc(#loc399)
    } -> tensor<8x32x192xf32> loc(#loc399)
    %168 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.negf %in : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %169 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = math.exp %in : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %169 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %170 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %172 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %171 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %173 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %172 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %171 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc400)
      linalg.yield %791 : f32 loc(#loc400)
    } -> tensor<8x32x192xf32> loc(#loc400)
    %175 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%166, %arg18 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%102 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc(#loc398), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc398)
      %792 = arith.addf %out, %791 : f32 loc(#loc401)
      linalg.yield %792 : f32 loc(#loc401)
    } -> tensor<8x32x192xf32> loc(#loc401)
    %176 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %175 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc402)
      linalg.yield %791 : f32 loc(#loc402)
    } -> tensor<8x32x192xf32> loc(#loc402)
    %177 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%176, %arg11 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc(#loc402), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc402)
      %792 = arith.addf %out, %791 : f32 loc(#loc403)
      linalg.yield %792 : f32 loc(#loc403)
    } -> tensor<8x32x64xf32> loc(#loc403)
    %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %177 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc335)
      linalg.yield %791 : f32 loc(#loc335)
    } -> tensor<8x32x64xf32> loc(#loc335)
    %179 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %178 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_36: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc336)
      linalg.yield %791 : f32 loc(#loc336)
    } -> tensor<8x32x64xf32> loc(#loc336)
    %180 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%179 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc337), %out: f32 loc(#loc337)):
      %791 = arith.addf %out, %in : f32 loc(#loc337)
      linalg.yield %791 : f32 loc(#loc337)
    } -> tensor<8x32xf32> loc(#loc337)
    %181 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc338)
    } -> tensor<8x32x1xf32> loc(#loc338)
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc339)
      linalg.yield %791 : f32 loc(#loc339)
    } -> tensor<8x32x1xf32> loc(#loc339)
    %183 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc340)
      linalg.yield %791 : f32 loc(#loc340)
    } -> tensor<8x32x1xf32> loc(#loc340)
    %184 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = math.rsqrt %in : f32 loc(#loc341)
      linalg.yield %791 : f32 loc(#loc341)
    } -> tensor<8x32x1xf32> loc(#loc341)
    %185 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %183 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc342)
      linalg.yield %791 : f32 loc(#loc342)
    } -> tensor<8x32x1xf32> loc(#loc342)
    %186 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %185 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc343)
      linalg.yield %791 : f32 loc(#loc343)
    } -> tensor<8x32x1xf32> loc(#loc343)
    %187 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc344)
    } -> tensor<8x32x64xf32> loc(#loc344)
    %188 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %187 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc344)
      linalg.yield %791 : f32 loc(#loc344)
    } -> tensor<8x32x64xf32> loc(#loc344)
    %189 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20 : tensor<64xf32>) outs(%30 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc345), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc345)
    } -> tensor<1x1x64xf32> loc(#loc345)
    %190 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc346)
    } -> tensor<8x32x64xf32> loc(#loc346)
    %191 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %190 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc346)
      linalg.yield %791 : f32 loc(#loc346)
    } -> tensor<8x32x64xf32> loc(#loc346)
    %192 = tensor.empty() : tensor<8x32x256xf32> loc(#loc256)
    %193 = linalg.fill ins(%cst_7 : f32) outs(%192 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc256)
    %194 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%191, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%193 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc(#loc346), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc346)
      %792 = arith.addf %out, %791 : f32 loc(#loc256)
      linalg.yield %792 : f32 loc(#loc256)
    } -> tensor<8x32x256xf32> loc(#loc256)
    %195 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg65 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(#loc257), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc257)
    } -> tensor<8x32x1xi32> loc(#loc257)
    %196 = tensor.empty() : tensor<1x1x256xi32> loc(#loc257)
    %197 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%196 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %791 = linalg.index 2 : index loc(#loc257)
      %792 = arith.index_cast %791 : index to i32 loc(#loc257)
      linalg.yield %792 : i32 loc(#loc257)
    } -> tensor<1x1x256xi32> loc(#loc257)
    %198 = tensor.empty() : tensor<8x32x256xi32> loc(#loc257)
    %199 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<8x32x1xi32>) outs(%198 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc257)
    } -> tensor<8x32x256xi32> loc(#loc257)
    %200 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<1x1x256xi32>) outs(%198 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc257)
    } -> tensor<8x32x256xi32> loc(#loc257)
    %201 = tensor.empty() : tensor<8x32x256xi1> loc(#loc257)
    %202 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %200 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%201 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_36: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %791 = arith.cmpi eq, %in, %in_36 : i32 loc(#loc257)
      linalg.yield %791 : i1 loc(#loc257)
    } -> tensor<8x32x256xi1> loc(#loc257)
    %203 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<8x32x256xi1>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %791 = arith.uitofp %in : i1 to f32 loc(#loc257)
      linalg.yield %791 : f32 loc(#loc257)
    } -> tensor<8x32x256xf32> loc(#loc257)
    %204 = linalg.fill ins(%cst_5 : f32) outs(%15 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc258)
    %205 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%194 : tensor<8x32x256xf32>) outs(%204 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc258), %out: f32 loc(#loc258)):
      %791 = arith.maximumf %out, %in : f32 loc(#loc258)
      linalg.yield %791 : f32 loc(#loc258)
    } -> tensor<8x32xf32> loc(#loc258)
    %206 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc259), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc259)
    } -> tensor<8x32xf32> loc(#loc259)
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%206, %205 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.maximumf %in, %in_36 : f32 loc(#loc259)
      linalg.yield %791 : f32 loc(#loc259)
    } -> tensor<8x32xf32> loc(#loc259)
    %208 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%207 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %791 = math.absf %in : f32 loc(#loc260)
      %792 = arith.cmpf one, %791, %cst_4 : f32 loc(#loc260)
      linalg.yield %792 : i1 loc(#loc260)
    } -> tensor<8x32xi1> loc(#loc260)
    %209 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc261), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<8x32xf32> loc(#loc261)
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %207, %209 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %in_37: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.select %in, %in_36, %in_37 : f32 loc(#loc262)
      linalg.yield %791 : f32 loc(#loc262)
    } -> tensor<8x32xf32> loc(#loc262)
    %211 = "mesh.stop_gradient"(%210) : (tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc263)
    %212 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<8x32xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<8x32x1xf32> loc(#loc261)
    %213 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<8x32x1xf32>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc264)
    } -> tensor<8x32x256xf32> loc(#loc264)
    %214 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %213 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc264)
      linalg.yield %791 : f32 loc(#loc264)
    } -> tensor<8x32x256xf32> loc(#loc264)
    %215 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<8x32x256xf32>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = math.exp %in : f32 loc(#loc265)
      linalg.yield %791 : f32 loc(#loc265)
    } -> tensor<8x32x256xf32> loc(#loc265)
    %216 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%215 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc266), %out: f32 loc(#loc266)):
      %791 = arith.addf %out, %in : f32 loc(#loc266)
      linalg.yield %791 : f32 loc(#loc266)
    } -> tensor<8x32xf32> loc(#loc266)
    %217 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = math.absf %in : f32 loc(#loc267)
      linalg.yield %791 : f32 loc(#loc267)
    } -> tensor<8x32xf32> loc(#loc267)
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%216, %209 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.cmpf oge, %in, %in_36 : f32 loc(#loc268)
      linalg.yield %791 : i1 loc(#loc268)
    } -> tensor<8x32xi1> loc(#loc268)
    %219 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%217 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = math.log %in : f32 loc(#loc269)
      linalg.yield %791 : f32 loc(#loc269)
    } -> tensor<8x32xf32> loc(#loc269)
    %220 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%219, %211 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc270)
      linalg.yield %791 : f32 loc(#loc270)
    } -> tensor<8x32xf32> loc(#loc270)
    %221 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %203 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_36: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc271)
      linalg.yield %791 : f32 loc(#loc271)
    } -> tensor<8x32x256xf32> loc(#loc271)
    %222 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<8x32x256xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc272), %out: f32 loc(#loc272)):
      %791 = arith.addf %out, %in : f32 loc(#loc272)
      linalg.yield %791 : f32 loc(#loc272)
    } -> tensor<8x32xf32> loc(#loc272)
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%220, %222 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc273)
      linalg.yield %791 : f32 loc(#loc273)
    } -> tensor<8x32xf32> loc(#loc273)
    %224 = linalg.fill ins(%cst_7 : f32) outs(%58 : tensor<f32>) -> tensor<f32> loc(#loc274)
    %225 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%223 : tensor<8x32xf32>) outs(%224 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc274), %out: f32 loc(#loc274)):
      %791 = arith.addf %out, %in : f32 loc(#loc274)
      linalg.yield %791 : f32 loc(#loc274)
    } -> tensor<f32> loc(#loc274)
    %226 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%225 : tensor<f32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %791 = arith.divf %in, %cst_3 : f32 loc(#loc275)
      linalg.yield %791 : f32 loc(#loc275)
    } -> tensor<f32> loc(#loc275)
    %227 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%58 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %cst : f32 loc(#loc276)
    } -> tensor<f32> loc(#loc276)
    %228 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%227 : tensor<f32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %in : f32 loc(#loc277)
    } -> tensor<8x32xf32> loc(#loc277)
    %229 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%228 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.negf %in : f32 loc(#loc278)
      linalg.yield %791 : f32 loc(#loc278)
    } -> tensor<8x32xf32> loc(#loc278)
    %230 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<8x32xf32>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:56)):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<8x32x256xf32> loc(#loc279)
    %231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %203 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:56), %in_36: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc280)
      linalg.yield %791 : f32 loc(#loc280)
    } -> tensor<8x32x256xf32> loc(#loc280)
    %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%228, %217 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc281)
      linalg.yield %791 : f32 loc(#loc281)
    } -> tensor<8x32xf32> loc(#loc281)
    %233 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%218, %209, %232 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %in_37: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.select %in, %in_36, %in_37 : f32 loc(#loc282)
      linalg.yield %791 : f32 loc(#loc282)
    } -> tensor<8x32xf32> loc(#loc282)
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%218, %232, %209 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %in_37: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.select %in, %in_36, %in_37 : f32 loc(#loc282)
      linalg.yield %791 : f32 loc(#loc282)
    } -> tensor<8x32xf32> loc(#loc282)
    %235 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%233 : tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.negf %in : f32 loc(#loc283)
      linalg.yield %791 : f32 loc(#loc283)
    } -> tensor<8x32xf32> loc(#loc283)
    %236 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%234, %235 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc284)
      linalg.yield %791 : f32 loc(#loc284)
    } -> tensor<8x32xf32> loc(#loc284)
    %237 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<8x32xf32>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc285)
    } -> tensor<8x32x256xf32> loc(#loc285)
    %238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %215 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc286)
      linalg.yield %791 : f32 loc(#loc286)
    } -> tensor<8x32x256xf32> loc(#loc286)
    %239 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %238 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%192 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:64), %in_36: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc284)
      linalg.yield %791 : f32 loc(#loc284)
    } -> tensor<8x32x256xf32> loc(#loc284)
    %240 = tensor.empty() : tensor<256x64xf32> loc(#loc287)
    %241 = linalg.fill ins(%cst_7 : f32) outs(%240 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc287)
    %242 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%239, %191 : tensor<8x32x256xf32>, tensor<8x32x64xf32>) outs(%241 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc284)
      %792 = arith.addf %out, %791 : f32 loc(#loc287)
      linalg.yield %792 : f32 loc(#loc287)
    } -> tensor<256x64xf32> loc(#loc287)
    %243 = tensor.empty() : tensor<64x256xf32> loc(#loc288)
    %244 = linalg.generic {indexing_maps = [#map29, #map1], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<256x64xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":113:13)):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<64x256xf32> loc(#loc288)
    %245 = linalg.generic {indexing_maps = [#map24, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%239, %arg1 : tensor<8x32x256xf32>, tensor<64x256xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_36: f32 loc(#loc284), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc284)
      %792 = arith.addf %out, %791 : f32 loc(#loc287)
      linalg.yield %792 : f32 loc(#loc287)
    } -> tensor<8x32x64xf32> loc(#loc287)
    %246 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %245 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc347)
      linalg.yield %791 : f32 loc(#loc347)
    } -> tensor<8x32x64xf32> loc(#loc347)
    %247 = tensor.empty() : tensor<64xf32> loc(#loc348)
    %248 = linalg.fill ins(%cst_7 : f32) outs(%247 : tensor<64xf32>) -> tensor<64xf32> loc(#loc348)
    %249 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%246 : tensor<8x32x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc348), %out: f32 loc(#loc348)):
      %791 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %791 : f32 loc(#loc348)
    } -> tensor<64xf32> loc(#loc348)
    %expanded = tensor.expand_shape %249 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc349)
    %250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %190 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc347)
      linalg.yield %791 : f32 loc(#loc347)
    } -> tensor<8x32x64xf32> loc(#loc347)
    %251 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc348), %out: f32 loc(#loc348)):
      %791 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %791 : f32 loc(#loc348)
    } -> tensor<64xf32> loc(#loc348)
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %250 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc350)
      linalg.yield %791 : f32 loc(#loc350)
    } -> tensor<8x32x64xf32> loc(#loc350)
    %253 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%252 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc351), %out: f32 loc(#loc351)):
      %791 = arith.addf %out, %in : f32 loc(#loc351)
      linalg.yield %791 : f32 loc(#loc351)
    } -> tensor<8x32xf32> loc(#loc351)
    %expanded_25 = tensor.expand_shape %253 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc352)
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %187 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc350)
      linalg.yield %791 : f32 loc(#loc350)
    } -> tensor<8x32x64xf32> loc(#loc350)
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %186 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc353)
      linalg.yield %791 : f32 loc(#loc353)
    } -> tensor<8x32x1xf32> loc(#loc353)
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc354)
      linalg.yield %791 : f32 loc(#loc354)
    } -> tensor<8x32x1xf32> loc(#loc354)
    %257 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc355), %out: f32 loc(#loc355)):
      %791 = arith.addf %out, %in : f32 loc(#loc355)
      linalg.yield %791 : f32 loc(#loc355)
    } -> tensor<8x32xf32> loc(#loc355)
    %258 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<8x32x64xf32> loc(#loc356)
    %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %258 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc357)
      linalg.yield %791 : f32 loc(#loc357)
    } -> tensor<8x32x64xf32> loc(#loc357)
    %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %259 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc358)
      linalg.yield %791 : f32 loc(#loc358)
    } -> tensor<8x32x64xf32> loc(#loc358)
    %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %178 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc357)
      linalg.yield %791 : f32 loc(#loc357)
    } -> tensor<8x32x64xf32> loc(#loc357)
    %262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %261 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc358)
      linalg.yield %791 : f32 loc(#loc358)
    } -> tensor<8x32x64xf32> loc(#loc358)
    %263 = tensor.empty() : tensor<64x192xf32> loc(#loc404)
    %264 = linalg.fill ins(%cst_7 : f32) outs(%263 : tensor<64x192xf32>) -> tensor<64x192xf32> loc(#loc404)
    %265 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%262, %176 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%264 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc358)
      %792 = arith.addf %out, %791 : f32 loc(#loc404)
      linalg.yield %792 : f32 loc(#loc404)
    } -> tensor<64x192xf32> loc(#loc404)
    %266 = tensor.empty() : tensor<192x64xf32> loc(#loc405)
    %267 = linalg.generic {indexing_maps = [#map29, #map1], iterator_types = ["parallel", "parallel"]} ins(%265 : tensor<64x192xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
      linalg.yield %in : f32 loc(#loc405)
    } -> tensor<192x64xf32> loc(#loc405)
    %268 = linalg.generic {indexing_maps = [#map24, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%262, %arg11 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%102 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc(#loc358), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc358)
      %792 = arith.addf %out, %791 : f32 loc(#loc404)
      linalg.yield %792 : f32 loc(#loc404)
    } -> tensor<8x32x192xf32> loc(#loc404)
    %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %268 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc406)
      linalg.yield %791 : f32 loc(#loc406)
    } -> tensor<8x32x192xf32> loc(#loc406)
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %175 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc406)
      linalg.yield %791 : f32 loc(#loc406)
    } -> tensor<8x32x192xf32> loc(#loc406)
    %271 = linalg.fill ins(%cst_7 : f32) outs(%266 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc407)
    %272 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%269, %166 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%271 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc406)
      %792 = arith.addf %out, %791 : f32 loc(#loc407)
      linalg.yield %792 : f32 loc(#loc407)
    } -> tensor<192x64xf32> loc(#loc407)
    %273 = linalg.generic {indexing_maps = [#map29, #map1], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<192x64xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
      linalg.yield %in : f32 loc(#loc408)
    } -> tensor<64x192xf32> loc(#loc408)
    %274 = linalg.generic {indexing_maps = [#map24, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%269, %arg18 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc(#loc406), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc406)
      %792 = arith.addf %out, %791 : f32 loc(#loc407)
      linalg.yield %792 : f32 loc(#loc407)
    } -> tensor<8x32x64xf32> loc(#loc407)
    %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %270 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      linalg.yield %791 : f32 loc(#loc409)
    } -> tensor<8x32x192xf32> loc(#loc409)
    %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %171 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      linalg.yield %791 : f32 loc(#loc409)
    } -> tensor<8x32x192xf32> loc(#loc409)
    %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %173 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      linalg.yield %791 : f32 loc(#loc409)
    } -> tensor<8x32x192xf32> loc(#loc409)
    %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %277 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc409)
      linalg.yield %791 : f32 loc(#loc409)
    } -> tensor<8x32x192xf32> loc(#loc409)
    %279 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%278, %166 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%271 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      %792 = arith.addf %out, %791 : f32 loc(#loc410)
      linalg.yield %792 : f32 loc(#loc410)
    } -> tensor<192x64xf32> loc(#loc410)
    %280 = linalg.generic {indexing_maps = [#map29, #map1], iterator_types = ["parallel", "parallel"]} ins(%279 : tensor<192x64xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      linalg.yield %in : f32 loc(#loc411)
    } -> tensor<64x192xf32> loc(#loc411)
    %281 = linalg.generic {indexing_maps = [#map24, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%278, %arg12 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc(#loc409), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      %792 = arith.addf %out, %791 : f32 loc(#loc410)
      linalg.yield %792 : f32 loc(#loc410)
    } -> tensor<8x32x64xf32> loc(#loc410)
    %282 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %281 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc412)
      linalg.yield %791 : f32 loc(#loc412)
    } -> tensor<8x32x64xf32> loc(#loc412)
    %283 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %282 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc413)
      linalg.yield %791 : f32 loc(#loc413)
    } -> tensor<8x32x64xf32> loc(#loc413)
    %284 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%283 : tensor<8x32x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc414), %out: f32 loc(#loc414)):
      %791 = arith.addf %out, %in : f32 loc(#loc414)
      linalg.yield %791 : f32 loc(#loc414)
    } -> tensor<64xf32> loc(#loc414)
    %expanded_26 = tensor.expand_shape %284 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc415)
    %285 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %165 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc413)
      linalg.yield %791 : f32 loc(#loc413)
    } -> tensor<8x32x64xf32> loc(#loc413)
    %286 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_26 : tensor<1x1x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc414), %out: f32 loc(#loc414)):
      %791 = arith.addf %out, %in : f32 loc(#loc414)
      linalg.yield %791 : f32 loc(#loc414)
    } -> tensor<64xf32> loc(#loc414)
    %287 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %285 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc416)
      linalg.yield %791 : f32 loc(#loc416)
    } -> tensor<8x32x64xf32> loc(#loc416)
    %288 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%287 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc417), %out: f32 loc(#loc417)):
      %791 = arith.addf %out, %in : f32 loc(#loc417)
      linalg.yield %791 : f32 loc(#loc417)
    } -> tensor<8x32xf32> loc(#loc417)
    %expanded_27 = tensor.expand_shape %288 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc418)
    %289 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %162 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc416)
      linalg.yield %791 : f32 loc(#loc416)
    } -> tensor<8x32x64xf32> loc(#loc416)
    %290 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %289 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc419)
      linalg.yield %791 : f32 loc(#loc419)
    } -> tensor<8x32x64xf32> loc(#loc419)
    %291 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %161 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc420)
      linalg.yield %791 : f32 loc(#loc420)
    } -> tensor<8x32x1xf32> loc(#loc420)
    %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc421)
      linalg.yield %791 : f32 loc(#loc421)
    } -> tensor<8x32x1xf32> loc(#loc421)
    %293 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc422), %out: f32 loc(#loc422)):
      %791 = arith.addf %out, %in : f32 loc(#loc422)
      linalg.yield %791 : f32 loc(#loc422)
    } -> tensor<8x32xf32> loc(#loc422)
    %294 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc423)
    } -> tensor<8x32x64xf32> loc(#loc423)
    %295 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %294 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc424)
      linalg.yield %791 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %296 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %295 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc425)
      linalg.yield %791 : f32 loc(#loc425)
    } -> tensor<8x32x64xf32> loc(#loc425)
    %297 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %153 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc424)
      linalg.yield %791 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %298 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %297 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc425)
      linalg.yield %791 : f32 loc(#loc425)
    } -> tensor<8x32x64xf32> loc(#loc425)
    %299 = tensor.empty() : tensor<64x4x16xf32> loc(#loc426)
    %300 = linalg.fill ins(%cst_7 : f32) outs(%299 : tensor<64x4x16xf32>) -> tensor<64x4x16xf32> loc(#loc426)
    %301 = linalg.generic {indexing_maps = [#map32, #map33, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%298, %151 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%300 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc425)
      %792 = arith.addf %out, %791 : f32 loc(#loc426)
      linalg.yield %792 : f32 loc(#loc426)
    } -> tensor<64x4x16xf32> loc(#loc426)
    %302 = tensor.empty() : tensor<4x16x64xf32> loc(#loc427)
    %303 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<64x4x16xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc427)
    } -> tensor<4x16x64xf32> loc(#loc427)
    %304 = tensor.empty() : tensor<8x32x4x16xf32> loc(#loc426)
    %305 = linalg.fill ins(%cst_7 : f32) outs(%304 : tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32> loc(#loc426)
    %306 = linalg.generic {indexing_maps = [#map35, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%298, %arg16 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%305 : tensor<8x32x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc(#loc425), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc425)
      %792 = arith.addf %out, %791 : f32 loc(#loc426)
      linalg.yield %792 : f32 loc(#loc426)
    } -> tensor<8x32x4x16xf32> loc(#loc426)
    %307 = linalg.generic {indexing_maps = [#map36, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306 : tensor<8x32x4x16xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc427)
    } -> tensor<8x4x32x16xf32> loc(#loc427)
    %308 = tensor.empty() : tensor<8x4x16x32xf32> loc(#loc428)
    %309 = linalg.fill ins(%cst_7 : f32) outs(%308 : tensor<8x4x16x32xf32>) -> tensor<8x4x16x32xf32> loc(#loc428)
    %310 = linalg.generic {indexing_maps = [#map37, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%307, %148 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%309 : tensor<8x4x16x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc427)
      %792 = arith.addf %out, %791 : f32 loc(#loc428)
      linalg.yield %792 : f32 loc(#loc428)
    } -> tensor<8x4x16x32xf32> loc(#loc428)
    %311 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310 : tensor<8x4x16x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
      linalg.yield %in : f32 loc(#loc429)
    } -> tensor<8x4x32x16xf32> loc(#loc429)
    %312 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%307, %134 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc427)
      %792 = arith.addf %out, %791 : f32 loc(#loc428)
      linalg.yield %792 : f32 loc(#loc428)
    } -> tensor<8x4x32x32xf32> loc(#loc428)
    %313 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc430)
    } -> tensor<8x4x32x32xf32> loc(#loc430)
    %314 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312, %313 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc430)
      linalg.yield %791 : f32 loc(#loc430)
    } -> tensor<8x4x32x32xf32> loc(#loc430)
    %315 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%314, %144 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc430)
      linalg.yield %791 : f32 loc(#loc430)
    } -> tensor<8x4x32x32xf32> loc(#loc430)
    %316 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%315 : tensor<8x4x32x32xf32>) outs(%75 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc431), %out: f32 loc(#loc431)):
      %791 = arith.addf %out, %in : f32 loc(#loc431)
      linalg.yield %791 : f32 loc(#loc431)
    } -> tensor<8x4x32xf32> loc(#loc431)
    %expanded_28 = tensor.expand_shape %316 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc432)
    %317 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<8x4x32x1xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.negf %in : f32 loc(#loc433)
      linalg.yield %791 : f32 loc(#loc433)
    } -> tensor<8x4x32x1xf32> loc(#loc433)
    %318 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312, %147 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc434)
      linalg.yield %791 : f32 loc(#loc434)
    } -> tensor<8x4x32x32xf32> loc(#loc434)
    %319 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%317 : tensor<8x4x32x1xf32>) outs(%75 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc431), %out: f32 loc(#loc431)):
      %791 = arith.addf %out, %in : f32 loc(#loc431)
      linalg.yield %791 : f32 loc(#loc431)
    } -> tensor<8x4x32xf32> loc(#loc431)
    %320 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319 : tensor<8x4x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc435)
    } -> tensor<8x4x32x32xf32> loc(#loc435)
    %321 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318, %320 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc436)
      linalg.yield %791 : f32 loc(#loc436)
    } -> tensor<8x4x32x32xf32> loc(#loc436)
    %322 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%321, %144 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc430)
      linalg.yield %791 : f32 loc(#loc430)
    } -> tensor<8x4x32x32xf32> loc(#loc430)
    %323 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(#loc437), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc437)
    } -> tensor<8x4x32x32xf32> loc(#loc437)
    %324 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %322, %323 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_36: f32 loc("examples/jax/transformer.py":92:14), %in_37: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %791 = arith.select %in, %in_36, %in_37 : f32 loc(#loc437)
      linalg.yield %791 : f32 loc(#loc437)
    } -> tensor<8x4x32x32xf32> loc(#loc437)
    %325 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%324, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_36: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc438)
      linalg.yield %791 : f32 loc(#loc438)
    } -> tensor<8x4x32x32xf32> loc(#loc438)
    %326 = linalg.generic {indexing_maps = [#map37, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%325, %130 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%83 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc438)
      %792 = arith.addf %out, %791 : f32 loc(#loc439)
      linalg.yield %792 : f32 loc(#loc439)
    } -> tensor<8x4x32x16xf32> loc(#loc439)
    %327 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%325, %132 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%83 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc438)
      %792 = arith.addf %out, %791 : f32 loc(#loc439)
      linalg.yield %792 : f32 loc(#loc439)
    } -> tensor<8x4x32x16xf32> loc(#loc439)
    %328 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%311 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<4x16x8x32xf32> loc(#loc458)
    %329 = linalg.generic {indexing_maps = [#map40, #map9, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%328, %arg19 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc(#loc458), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<8x32x64xf32> loc(#loc459)
    %330 = linalg.fill ins(%cst_7 : f32) outs(%302 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32> loc(#loc459)
    %331 = linalg.generic {indexing_maps = [#map14, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%328, %128 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%330 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<4x16x64xf32> loc(#loc459)
    %332 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<4x16x64xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<64x4x16xf32> loc(#loc458)
    %333 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%326 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<4x16x8x32xf32> loc(#loc458)
    %334 = linalg.generic {indexing_maps = [#map40, #map9, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%333, %arg13 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc(#loc458), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<8x32x64xf32> loc(#loc459)
    %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %334 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc460)
      linalg.yield %791 : f32 loc(#loc460)
    } -> tensor<8x32x64xf32> loc(#loc460)
    %336 = linalg.generic {indexing_maps = [#map14, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%333, %128 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%330 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<4x16x64xf32> loc(#loc459)
    %337 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<4x16x64xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<64x4x16xf32> loc(#loc458)
    %338 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<4x16x8x32xf32> loc(#loc458)
    %339 = linalg.generic {indexing_maps = [#map40, #map9, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%338, %arg17 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc(#loc458), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<8x32x64xf32> loc(#loc459)
    %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %339 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc460)
      linalg.yield %791 : f32 loc(#loc460)
    } -> tensor<8x32x64xf32> loc(#loc460)
    %341 = linalg.generic {indexing_maps = [#map14, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%338, %128 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%330 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<4x16x64xf32> loc(#loc459)
    %342 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<4x16x64xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<64x4x16xf32> loc(#loc458)
    %343 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %340 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc440)
      linalg.yield %791 : f32 loc(#loc440)
    } -> tensor<8x32x64xf32> loc(#loc440)
    %344 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%343 : tensor<8x32x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc441), %out: f32 loc(#loc441)):
      %791 = arith.addf %out, %in : f32 loc(#loc441)
      linalg.yield %791 : f32 loc(#loc441)
    } -> tensor<64xf32> loc(#loc441)
    %expanded_29 = tensor.expand_shape %344 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc442)
    %345 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %127 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc440)
      linalg.yield %791 : f32 loc(#loc440)
    } -> tensor<8x32x64xf32> loc(#loc440)
    %346 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_29 : tensor<1x1x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc441), %out: f32 loc(#loc441)):
      %791 = arith.addf %out, %in : f32 loc(#loc441)
      linalg.yield %791 : f32 loc(#loc441)
    } -> tensor<64xf32> loc(#loc441)
    %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %345 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc443)
      linalg.yield %791 : f32 loc(#loc443)
    } -> tensor<8x32x64xf32> loc(#loc443)
    %348 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%347 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc444), %out: f32 loc(#loc444)):
      %791 = arith.addf %out, %in : f32 loc(#loc444)
      linalg.yield %791 : f32 loc(#loc444)
    } -> tensor<8x32xf32> loc(#loc444)
    %expanded_30 = tensor.expand_shape %348 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc445)
    %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %124 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc443)
      linalg.yield %791 : f32 loc(#loc443)
    } -> tensor<8x32x64xf32> loc(#loc443)
    %350 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %349 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc446)
      linalg.yield %791 : f32 loc(#loc446)
    } -> tensor<8x32x64xf32> loc(#loc446)
    %351 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %123 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc447)
      linalg.yield %791 : f32 loc(#loc447)
    } -> tensor<8x32x1xf32> loc(#loc447)
    %352 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc448)
      linalg.yield %791 : f32 loc(#loc448)
    } -> tensor<8x32x1xf32> loc(#loc448)
    %353 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%352 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc449), %out: f32 loc(#loc449)):
      %791 = arith.addf %out, %in : f32 loc(#loc449)
      linalg.yield %791 : f32 loc(#loc449)
    } -> tensor<8x32xf32> loc(#loc449)
    %354 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc450)
    } -> tensor<8x32x64xf32> loc(#loc450)
    %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %354 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc451)
      linalg.yield %791 : f32 loc(#loc451)
    } -> tensor<8x32x64xf32> loc(#loc451)
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %355 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc452)
      linalg.yield %791 : f32 loc(#loc452)
    } -> tensor<8x32x64xf32> loc(#loc452)
    %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %115 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc451)
      linalg.yield %791 : f32 loc(#loc451)
    } -> tensor<8x32x64xf32> loc(#loc451)
    %358 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %357 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc452)
      linalg.yield %791 : f32 loc(#loc452)
    } -> tensor<8x32x64xf32> loc(#loc452)
    %359 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%358, %113 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%264 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc452)
      %792 = arith.addf %out, %791 : f32 loc(#loc404)
      linalg.yield %792 : f32 loc(#loc404)
    } -> tensor<64x192xf32> loc(#loc404)
    %360 = linalg.generic {indexing_maps = [#map29, #map1], iterator_types = ["parallel", "parallel"]} ins(%359 : tensor<64x192xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
      linalg.yield %in : f32 loc(#loc405)
    } -> tensor<192x64xf32> loc(#loc405)
    %361 = linalg.generic {indexing_maps = [#map24, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%358, %arg2 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%102 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc(#loc452), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc452)
      %792 = arith.addf %out, %791 : f32 loc(#loc404)
      linalg.yield %792 : f32 loc(#loc404)
    } -> tensor<8x32x192xf32> loc(#loc404)
    %362 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %361 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc406)
      linalg.yield %791 : f32 loc(#loc406)
    } -> tensor<8x32x192xf32> loc(#loc406)
    %363 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %112 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc406)
      linalg.yield %791 : f32 loc(#loc406)
    } -> tensor<8x32x192xf32> loc(#loc406)
    %364 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%362, %100 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%271 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc406)
      %792 = arith.addf %out, %791 : f32 loc(#loc407)
      linalg.yield %792 : f32 loc(#loc407)
    } -> tensor<192x64xf32> loc(#loc407)
    %365 = linalg.generic {indexing_maps = [#map29, #map1], iterator_types = ["parallel", "parallel"]} ins(%364 : tensor<192x64xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
      linalg.yield %in : f32 loc(#loc408)
    } -> tensor<64x192xf32> loc(#loc408)
    %366 = linalg.generic {indexing_maps = [#map24, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%362, %arg9 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc(#loc406), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc406)
      %792 = arith.addf %out, %791 : f32 loc(#loc407)
      linalg.yield %792 : f32 loc(#loc407)
    } -> tensor<8x32x64xf32> loc(#loc407)
    %367 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %363 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      linalg.yield %791 : f32 loc(#loc409)
    } -> tensor<8x32x192xf32> loc(#loc409)
    %368 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %108 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      linalg.yield %791 : f32 loc(#loc409)
    } -> tensor<8x32x192xf32> loc(#loc409)
    %369 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %110 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      linalg.yield %791 : f32 loc(#loc409)
    } -> tensor<8x32x192xf32> loc(#loc409)
    %370 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %369 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%101 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc409)
      linalg.yield %791 : f32 loc(#loc409)
    } -> tensor<8x32x192xf32> loc(#loc409)
    %371 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%370, %100 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%271 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      %792 = arith.addf %out, %791 : f32 loc(#loc410)
      linalg.yield %792 : f32 loc(#loc410)
    } -> tensor<192x64xf32> loc(#loc410)
    %372 = linalg.generic {indexing_maps = [#map29, #map1], iterator_types = ["parallel", "parallel"]} ins(%371 : tensor<192x64xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      linalg.yield %in : f32 loc(#loc411)
    } -> tensor<64x192xf32> loc(#loc411)
    %373 = linalg.generic {indexing_maps = [#map24, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%370, %arg3 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_36: f32 loc(#loc409), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc409)
      %792 = arith.addf %out, %791 : f32 loc(#loc410)
      linalg.yield %792 : f32 loc(#loc410)
    } -> tensor<8x32x64xf32> loc(#loc410)
    %374 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %373 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc412)
      linalg.yield %791 : f32 loc(#loc412)
    } -> tensor<8x32x64xf32> loc(#loc412)
    %375 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %374 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc413)
      linalg.yield %791 : f32 loc(#loc413)
    } -> tensor<8x32x64xf32> loc(#loc413)
    %376 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%375 : tensor<8x32x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc414), %out: f32 loc(#loc414)):
      %791 = arith.addf %out, %in : f32 loc(#loc414)
      linalg.yield %791 : f32 loc(#loc414)
    } -> tensor<64xf32> loc(#loc414)
    %expanded_31 = tensor.expand_shape %376 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc415)
    %377 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %99 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc413)
      linalg.yield %791 : f32 loc(#loc413)
    } -> tensor<8x32x64xf32> loc(#loc413)
    %378 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_31 : tensor<1x1x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc414), %out: f32 loc(#loc414)):
      %791 = arith.addf %out, %in : f32 loc(#loc414)
      linalg.yield %791 : f32 loc(#loc414)
    } -> tensor<64xf32> loc(#loc414)
    %379 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %377 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc416)
      linalg.yield %791 : f32 loc(#loc416)
    } -> tensor<8x32x64xf32> loc(#loc416)
    %380 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%379 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc417), %out: f32 loc(#loc417)):
      %791 = arith.addf %out, %in : f32 loc(#loc417)
      linalg.yield %791 : f32 loc(#loc417)
    } -> tensor<8x32xf32> loc(#loc417)
    %expanded_32 = tensor.expand_shape %380 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc418)
    %381 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %96 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc416)
      linalg.yield %791 : f32 loc(#loc416)
    } -> tensor<8x32x64xf32> loc(#loc416)
    %382 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %381 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc419)
      linalg.yield %791 : f32 loc(#loc419)
    } -> tensor<8x32x64xf32> loc(#loc419)
    %383 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %95 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc420)
      linalg.yield %791 : f32 loc(#loc420)
    } -> tensor<8x32x1xf32> loc(#loc420)
    %384 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc421)
      linalg.yield %791 : f32 loc(#loc421)
    } -> tensor<8x32x1xf32> loc(#loc421)
    %385 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%384 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc422), %out: f32 loc(#loc422)):
      %791 = arith.addf %out, %in : f32 loc(#loc422)
      linalg.yield %791 : f32 loc(#loc422)
    } -> tensor<8x32xf32> loc(#loc422)
    %386 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc423)
    } -> tensor<8x32x64xf32> loc(#loc423)
    %387 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %386 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc424)
      linalg.yield %791 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %388 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382, %387 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc425)
      linalg.yield %791 : f32 loc(#loc425)
    } -> tensor<8x32x64xf32> loc(#loc425)
    %389 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %87 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc424)
      linalg.yield %791 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %390 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %389 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc425)
      linalg.yield %791 : f32 loc(#loc425)
    } -> tensor<8x32x64xf32> loc(#loc425)
    %391 = linalg.generic {indexing_maps = [#map32, #map33, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%390, %84 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%300 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc425)
      %792 = arith.addf %out, %791 : f32 loc(#loc426)
      linalg.yield %792 : f32 loc(#loc426)
    } -> tensor<64x4x16xf32> loc(#loc426)
    %392 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<64x4x16xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc427)
    } -> tensor<4x16x64xf32> loc(#loc427)
    %393 = linalg.generic {indexing_maps = [#map35, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%390, %arg7 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%305 : tensor<8x32x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc(#loc425), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc425)
      %792 = arith.addf %out, %791 : f32 loc(#loc426)
      linalg.yield %792 : f32 loc(#loc426)
    } -> tensor<8x32x4x16xf32> loc(#loc426)
    %394 = linalg.generic {indexing_maps = [#map36, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<8x32x4x16xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc427)
    } -> tensor<8x4x32x16xf32> loc(#loc427)
    %395 = linalg.generic {indexing_maps = [#map37, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%394, %79 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%309 : tensor<8x4x16x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc427)
      %792 = arith.addf %out, %791 : f32 loc(#loc428)
      linalg.yield %792 : f32 loc(#loc428)
    } -> tensor<8x4x16x32xf32> loc(#loc428)
    %396 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%395 : tensor<8x4x16x32xf32>) outs(%37 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
      linalg.yield %in : f32 loc(#loc429)
    } -> tensor<8x4x32x16xf32> loc(#loc429)
    %397 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%394, %42 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%44 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc427)
      %792 = arith.addf %out, %791 : f32 loc(#loc428)
      linalg.yield %792 : f32 loc(#loc428)
    } -> tensor<8x4x32x32xf32> loc(#loc428)
    %398 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<8x4x32x1xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc430)
    } -> tensor<8x4x32x32xf32> loc(#loc430)
    %399 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%397, %398 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc430)
      linalg.yield %791 : f32 loc(#loc430)
    } -> tensor<8x4x32x32xf32> loc(#loc430)
    %400 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%399, %74 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc430)
      linalg.yield %791 : f32 loc(#loc430)
    } -> tensor<8x4x32x32xf32> loc(#loc430)
    %401 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%400 : tensor<8x4x32x32xf32>) outs(%75 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc431), %out: f32 loc(#loc431)):
      %791 = arith.addf %out, %in : f32 loc(#loc431)
      linalg.yield %791 : f32 loc(#loc431)
    } -> tensor<8x4x32xf32> loc(#loc431)
    %expanded_33 = tensor.expand_shape %401 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc432)
    %402 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<8x4x32x1xf32>) outs(%69 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.negf %in : f32 loc(#loc433)
      linalg.yield %791 : f32 loc(#loc433)
    } -> tensor<8x4x32x1xf32> loc(#loc433)
    %403 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%397, %78 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc434)
      linalg.yield %791 : f32 loc(#loc434)
    } -> tensor<8x4x32x32xf32> loc(#loc434)
    %404 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%402 : tensor<8x4x32x1xf32>) outs(%75 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(#loc431), %out: f32 loc(#loc431)):
      %791 = arith.addf %out, %in : f32 loc(#loc431)
      linalg.yield %791 : f32 loc(#loc431)
    } -> tensor<8x4x32xf32> loc(#loc431)
    %405 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%404 : tensor<8x4x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc435)
    } -> tensor<8x4x32x32xf32> loc(#loc435)
    %406 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%403, %405 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc436)
      linalg.yield %791 : f32 loc(#loc436)
    } -> tensor<8x4x32x32xf32> loc(#loc436)
    %407 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406, %74 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_36: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc430)
      linalg.yield %791 : f32 loc(#loc430)
    } -> tensor<8x4x32x32xf32> loc(#loc430)
    %408 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %407, %323 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":92:29), %in_36: f32 loc("examples/jax/transformer.py":92:14), %in_37: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      %791 = arith.select %in, %in_36, %in_37 : f32 loc(#loc437)
      linalg.yield %791 : f32 loc(#loc437)
    } -> tensor<8x4x32x32xf32> loc(#loc437)
    %409 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%408, %46 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%43 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_36: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc438)
      linalg.yield %791 : f32 loc(#loc438)
    } -> tensor<8x4x32x32xf32> loc(#loc438)
    %410 = linalg.generic {indexing_maps = [#map37, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%409, %38 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%83 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc438)
      %792 = arith.addf %out, %791 : f32 loc(#loc439)
      linalg.yield %792 : f32 loc(#loc439)
    } -> tensor<8x4x32x16xf32> loc(#loc439)
    %411 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%409, %40 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%83 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc438)
      %792 = arith.addf %out, %791 : f32 loc(#loc439)
      linalg.yield %792 : f32 loc(#loc439)
    } -> tensor<8x4x32x16xf32> loc(#loc439)
    %412 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%396 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<4x16x8x32xf32> loc(#loc458)
    %413 = linalg.generic {indexing_maps = [#map40, #map9, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%412, %arg10 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc(#loc458), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<8x32x64xf32> loc(#loc459)
    %414 = linalg.generic {indexing_maps = [#map14, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%412, %33 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%330 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<4x16x64xf32> loc(#loc459)
    %415 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414 : tensor<4x16x64xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<64x4x16xf32> loc(#loc458)
    %416 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%410 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<4x16x8x32xf32> loc(#loc458)
    %417 = linalg.generic {indexing_maps = [#map40, #map9, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%416, %arg4 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc(#loc458), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<8x32x64xf32> loc(#loc459)
    %418 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %417 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc460)
      linalg.yield %791 : f32 loc(#loc460)
    } -> tensor<8x32x64xf32> loc(#loc460)
    %419 = linalg.generic {indexing_maps = [#map14, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%416, %33 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%330 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<4x16x64xf32> loc(#loc459)
    %420 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419 : tensor<4x16x64xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<64x4x16xf32> loc(#loc458)
    %421 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<8x4x32x16xf32>) outs(%34 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<4x16x8x32xf32> loc(#loc458)
    %422 = linalg.generic {indexing_maps = [#map40, #map9, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%421, %arg8 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%85 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc(#loc458), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<8x32x64xf32> loc(#loc459)
    %423 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %422 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc460)
      linalg.yield %791 : f32 loc(#loc460)
    } -> tensor<8x32x64xf32> loc(#loc460)
    %424 = linalg.generic {indexing_maps = [#map14, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%421, %33 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%330 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc458)
      %792 = arith.addf %out, %791 : f32 loc(#loc459)
      linalg.yield %792 : f32 loc(#loc459)
    } -> tensor<4x16x64xf32> loc(#loc459)
    %425 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424 : tensor<4x16x64xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc458)
    } -> tensor<64x4x16xf32> loc(#loc458)
    %426 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %423 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc440)
      linalg.yield %791 : f32 loc(#loc440)
    } -> tensor<8x32x64xf32> loc(#loc440)
    %427 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%426 : tensor<8x32x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc441), %out: f32 loc(#loc441)):
      %791 = arith.addf %out, %in : f32 loc(#loc441)
      linalg.yield %791 : f32 loc(#loc441)
    } -> tensor<64xf32> loc(#loc441)
    %expanded_34 = tensor.expand_shape %427 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc442)
    %428 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %32 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc440)
      linalg.yield %791 : f32 loc(#loc440)
    } -> tensor<8x32x64xf32> loc(#loc440)
    %429 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_34 : tensor<1x1x64xf32>) outs(%248 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc441), %out: f32 loc(#loc441)):
      %791 = arith.addf %out, %in : f32 loc(#loc441)
      linalg.yield %791 : f32 loc(#loc441)
    } -> tensor<64xf32> loc(#loc441)
    %430 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %428 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc443)
      linalg.yield %791 : f32 loc(#loc443)
    } -> tensor<8x32x64xf32> loc(#loc443)
    %431 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%430 : tensor<8x32x64xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc444), %out: f32 loc(#loc444)):
      %791 = arith.addf %out, %in : f32 loc(#loc444)
      linalg.yield %791 : f32 loc(#loc444)
    } -> tensor<8x32xf32> loc(#loc444)
    %expanded_35 = tensor.expand_shape %431 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc445)
    %432 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428, %28 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc443)
      linalg.yield %791 : f32 loc(#loc443)
    } -> tensor<8x32x64xf32> loc(#loc443)
    %433 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %432 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc446)
      linalg.yield %791 : f32 loc(#loc446)
    } -> tensor<8x32x64xf32> loc(#loc446)
    %434 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %27 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc447)
      linalg.yield %791 : f32 loc(#loc447)
    } -> tensor<8x32x1xf32> loc(#loc447)
    %435 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%18 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc448)
      linalg.yield %791 : f32 loc(#loc448)
    } -> tensor<8x32x1xf32> loc(#loc448)
    %436 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%435 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc449), %out: f32 loc(#loc449)):
      %791 = arith.addf %out, %in : f32 loc(#loc449)
      linalg.yield %791 : f32 loc(#loc449)
    } -> tensor<8x32xf32> loc(#loc449)
    %437 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc450)
    } -> tensor<8x32x64xf32> loc(#loc450)
    %438 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %437 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_36: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc451)
      linalg.yield %791 : f32 loc(#loc451)
    } -> tensor<8x32x64xf32> loc(#loc451)
    %439 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %438 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc452)
      linalg.yield %791 : f32 loc(#loc452)
    } -> tensor<8x32x64xf32> loc(#loc452)
    %440 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_36: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc451)
      linalg.yield %791 : f32 loc(#loc451)
    } -> tensor<8x32x64xf32> loc(#loc451)
    %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %440 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_36: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc452)
      linalg.yield %791 : f32 loc(#loc452)
    } -> tensor<8x32x64xf32> loc(#loc452)
    %442 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc289), %out: f32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<256x64xf32> loc(#loc289)
    %443 = "mesh.scatter_slices"(%442, %8, %441) ({
    ^bb0(%arg66: f32 loc("examples/jax/transformer.py":107:8), %arg67: f32 loc("examples/jax/transformer.py":107:8)):
      %791 = arith.addf %arg66, %arg67 : f32 loc(#loc359)
      "mesh.scalar_yield"(%791) : (f32) -> () loc(#loc290)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<256x64xf32> loc(#loc290)
    %444 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<256x64xf32> loc(#loc292)
    %445 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%444, %arg21 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<256x64xf32> loc(#loc292)
    %446 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc293), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<256x64xf32> loc(#loc293)
    %447 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%446, %443 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<256x64xf32> loc(#loc293)
    %448 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%445, %447 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<256x64xf32> loc(#loc294)
    %449 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<64x256xf32> loc(#loc292)
    %450 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%449, %arg22 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x256xf32> loc(#loc292)
    %451 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc293), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<64x256xf32> loc(#loc293)
    %452 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%451, %244 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x256xf32> loc(#loc293)
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%450, %452 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x256xf32> loc(#loc294)
    %454 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<192x64xf32> loc(#loc292)
    %455 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%454, %arg23 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<192x64xf32> loc(#loc292)
    %456 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(#loc293), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<192x64xf32> loc(#loc293)
    %457 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%456, %360 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<192x64xf32> loc(#loc293)
    %458 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%455, %457 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<192x64xf32> loc(#loc294)
    %459 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<64x192xf32> loc(#loc292)
    %460 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%459, %arg24 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x192xf32> loc(#loc292)
    %461 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(#loc293), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<64x192xf32> loc(#loc293)
    %462 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%461, %372 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x192xf32> loc(#loc293)
    %463 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%460, %462 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x192xf32> loc(#loc294)
    %464 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<64x4x16xf32> loc(#loc292)
    %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %arg25 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x4x16xf32> loc(#loc292)
    %466 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc293), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<64x4x16xf32> loc(#loc293)
    %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %420 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x4x16xf32> loc(#loc293)
    %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %467 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x4x16xf32> loc(#loc294)
    %469 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<64xf32> loc(#loc292)
    %470 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%469, %arg26 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64xf32> loc(#loc292)
    %471 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc293), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<64xf32> loc(#loc293)
    %472 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%471, %429 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64xf32> loc(#loc293)
    %473 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%470, %472 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64xf32> loc(#loc294)
    %474 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%469, %arg27 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64xf32> loc(#loc292)
    %475 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%471, %378 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64xf32> loc(#loc293)
    %476 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%474, %475 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64xf32> loc(#loc294)
    %477 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<4x16x64xf32> loc(#loc292)
    %478 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %arg28 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<4x16x64xf32> loc(#loc292)
    %479 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc293), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<4x16x64xf32> loc(#loc293)
    %480 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479, %392 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<4x16x64xf32> loc(#loc293)
    %481 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478, %480 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<4x16x64xf32> loc(#loc294)
    %482 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %arg29 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x4x16xf32> loc(#loc292)
    %483 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %425 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x4x16xf32> loc(#loc293)
    %484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482, %483 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x4x16xf32> loc(#loc294)
    %485 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%459, %arg30 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x192xf32> loc(#loc292)
    %486 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%461, %365 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x192xf32> loc(#loc293)
    %487 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%485, %486 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x192xf32> loc(#loc294)
    %488 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %arg31 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x4x16xf32> loc(#loc292)
    %489 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %415 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x4x16xf32> loc(#loc293)
    %490 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %489 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x4x16xf32> loc(#loc294)
    %491 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%454, %arg32 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<192x64xf32> loc(#loc292)
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%456, %267 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<192x64xf32> loc(#loc293)
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%491, %492 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<192x64xf32> loc(#loc294)
    %494 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%459, %arg33 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x192xf32> loc(#loc292)
    %495 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%461, %280 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x192xf32> loc(#loc293)
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%494, %495 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x192xf32> loc(#loc294)
    %497 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %arg34 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x4x16xf32> loc(#loc292)
    %498 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %337 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x4x16xf32> loc(#loc293)
    %499 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %498 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x4x16xf32> loc(#loc294)
    %500 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%469, %arg35 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64xf32> loc(#loc292)
    %501 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%471, %346 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64xf32> loc(#loc293)
    %502 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%500, %501 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64xf32> loc(#loc294)
    %503 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%469, %arg36 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64xf32> loc(#loc292)
    %504 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%471, %286 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64xf32> loc(#loc293)
    %505 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%503, %504 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64xf32> loc(#loc294)
    %506 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %arg37 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<4x16x64xf32> loc(#loc292)
    %507 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479, %303 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<4x16x64xf32> loc(#loc293)
    %508 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506, %507 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<4x16x64xf32> loc(#loc294)
    %509 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %arg38 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x4x16xf32> loc(#loc292)
    %510 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %342 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x4x16xf32> loc(#loc293)
    %511 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509, %510 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x4x16xf32> loc(#loc294)
    %512 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%459, %arg39 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x192xf32> loc(#loc292)
    %513 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%461, %273 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x192xf32> loc(#loc293)
    %514 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%512, %513 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x192xf32> loc(#loc294)
    %515 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %arg40 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64x4x16xf32> loc(#loc292)
    %516 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %332 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64x4x16xf32> loc(#loc293)
    %517 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %516 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64x4x16xf32> loc(#loc294)
    %518 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%469, %arg41 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc(#loc292), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc292)
      linalg.yield %791 : f32 loc(#loc292)
    } -> tensor<64xf32> loc(#loc292)
    %519 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%471, %251 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc293)
      linalg.yield %791 : f32 loc(#loc293)
    } -> tensor<64xf32> loc(#loc293)
    %520 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%518, %519 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc294)
      linalg.yield %791 : f32 loc(#loc294)
    } -> tensor<64xf32> loc(#loc294)
    %521 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<256x64xf32> loc(#loc295)
    %522 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%521, %arg42 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<256x64xf32> loc(#loc295)
    %523 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc296), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<256x64xf32> loc(#loc296)
    %524 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%523, %443 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<256x64xf32> loc(#loc296)
    %525 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%524, %443 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<256x64xf32> loc(#loc297)
    %526 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%522, %525 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<256x64xf32> loc(#loc298)
    %527 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<64x256xf32> loc(#loc295)
    %528 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%527, %arg43 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x256xf32> loc(#loc295)
    %529 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc296), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<64x256xf32> loc(#loc296)
    %530 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%529, %244 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x256xf32> loc(#loc296)
    %531 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%530, %244 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x256xf32> loc(#loc297)
    %532 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%528, %531 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x256xf32> loc(#loc298)
    %533 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<192x64xf32> loc(#loc295)
    %534 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%533, %arg44 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<192x64xf32> loc(#loc295)
    %535 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(#loc296), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<192x64xf32> loc(#loc296)
    %536 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%535, %360 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<192x64xf32> loc(#loc296)
    %537 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%536, %360 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<192x64xf32> loc(#loc297)
    %538 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%534, %537 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<192x64xf32> loc(#loc298)
    %539 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<64x192xf32> loc(#loc295)
    %540 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%539, %arg45 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x192xf32> loc(#loc295)
    %541 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(#loc296), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<64x192xf32> loc(#loc296)
    %542 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %372 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x192xf32> loc(#loc296)
    %543 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%542, %372 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x192xf32> loc(#loc297)
    %544 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%540, %543 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x192xf32> loc(#loc298)
    %545 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<64x4x16xf32> loc(#loc295)
    %546 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %arg46 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x4x16xf32> loc(#loc295)
    %547 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc296), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<64x4x16xf32> loc(#loc296)
    %548 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %420 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x4x16xf32> loc(#loc296)
    %549 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %420 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x4x16xf32> loc(#loc297)
    %550 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %549 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x4x16xf32> loc(#loc298)
    %551 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<64xf32> loc(#loc295)
    %552 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%551, %arg47 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64xf32> loc(#loc295)
    %553 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc296), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<64xf32> loc(#loc296)
    %554 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %429 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64xf32> loc(#loc296)
    %555 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%554, %429 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64xf32> loc(#loc297)
    %556 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%552, %555 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64xf32> loc(#loc298)
    %557 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%551, %arg48 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64xf32> loc(#loc295)
    %558 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %378 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64xf32> loc(#loc296)
    %559 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%558, %378 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64xf32> loc(#loc297)
    %560 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%557, %559 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64xf32> loc(#loc298)
    %561 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<4x16x64xf32> loc(#loc295)
    %562 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561, %arg49 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<4x16x64xf32> loc(#loc295)
    %563 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc296), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<4x16x64xf32> loc(#loc296)
    %564 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %392 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<4x16x64xf32> loc(#loc296)
    %565 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%564, %392 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<4x16x64xf32> loc(#loc297)
    %566 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562, %565 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<4x16x64xf32> loc(#loc298)
    %567 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %arg50 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x4x16xf32> loc(#loc295)
    %568 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %425 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x4x16xf32> loc(#loc296)
    %569 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568, %425 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x4x16xf32> loc(#loc297)
    %570 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567, %569 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x4x16xf32> loc(#loc298)
    %571 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%539, %arg51 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x192xf32> loc(#loc295)
    %572 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %365 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x192xf32> loc(#loc296)
    %573 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%572, %365 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x192xf32> loc(#loc297)
    %574 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%571, %573 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x192xf32> loc(#loc298)
    %575 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %arg52 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x4x16xf32> loc(#loc295)
    %576 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %415 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x4x16xf32> loc(#loc296)
    %577 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576, %415 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x4x16xf32> loc(#loc297)
    %578 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575, %577 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x4x16xf32> loc(#loc298)
    %579 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%533, %arg53 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<192x64xf32> loc(#loc295)
    %580 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%535, %267 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<192x64xf32> loc(#loc296)
    %581 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%580, %267 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<192x64xf32> loc(#loc297)
    %582 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%579, %581 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<192x64xf32> loc(#loc298)
    %583 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%539, %arg54 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x192xf32> loc(#loc295)
    %584 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %280 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x192xf32> loc(#loc296)
    %585 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%584, %280 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x192xf32> loc(#loc297)
    %586 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%583, %585 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x192xf32> loc(#loc298)
    %587 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %arg55 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x4x16xf32> loc(#loc295)
    %588 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %337 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x4x16xf32> loc(#loc296)
    %589 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%588, %337 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x4x16xf32> loc(#loc297)
    %590 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %589 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x4x16xf32> loc(#loc298)
    %591 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%551, %arg56 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64xf32> loc(#loc295)
    %592 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %346 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64xf32> loc(#loc296)
    %593 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%592, %346 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64xf32> loc(#loc297)
    %594 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%591, %593 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64xf32> loc(#loc298)
    %595 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%551, %arg57 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64xf32> loc(#loc295)
    %596 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %286 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64xf32> loc(#loc296)
    %597 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%596, %286 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64xf32> loc(#loc297)
    %598 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%595, %597 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64xf32> loc(#loc298)
    %599 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561, %arg58 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<4x16x64xf32> loc(#loc295)
    %600 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %303 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<4x16x64xf32> loc(#loc296)
    %601 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600, %303 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<4x16x64xf32> loc(#loc297)
    %602 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%599, %601 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<4x16x64xf32> loc(#loc298)
    %603 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %arg59 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x4x16xf32> loc(#loc295)
    %604 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %342 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x4x16xf32> loc(#loc296)
    %605 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604, %342 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x4x16xf32> loc(#loc297)
    %606 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %605 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x4x16xf32> loc(#loc298)
    %607 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%539, %arg60 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x192xf32> loc(#loc295)
    %608 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %273 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x192xf32> loc(#loc296)
    %609 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%608, %273 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x192xf32> loc(#loc297)
    %610 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%607, %609 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x192xf32> loc(#loc298)
    %611 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %arg61 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64x4x16xf32> loc(#loc295)
    %612 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %332 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64x4x16xf32> loc(#loc296)
    %613 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%612, %332 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64x4x16xf32> loc(#loc297)
    %614 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611, %613 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64x4x16xf32> loc(#loc298)
    %615 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%551, %arg62 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc(#loc295), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc295)
      linalg.yield %791 : f32 loc(#loc295)
    } -> tensor<64xf32> loc(#loc295)
    %616 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %251 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc296)
      linalg.yield %791 : f32 loc(#loc296)
    } -> tensor<64xf32> loc(#loc296)
    %617 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%616, %251 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc297)
      linalg.yield %791 : f32 loc(#loc297)
    } -> tensor<64xf32> loc(#loc297)
    %618 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%615, %617 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc298)
      linalg.yield %791 : f32 loc(#loc298)
    } -> tensor<64xf32> loc(#loc298)
    %619 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%arg63 : tensor<f32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc238), %out: f32 loc("examples/jax/transformer.py":124:24)):
      %791 = math.powf %cst_1, %in : f32 loc(#loc238)
      linalg.yield %791 : f32 loc(#loc238)
    } -> tensor<f32> loc(#loc238)
    %620 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%619 : tensor<f32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:24), %out: f32 loc("examples/jax/transformer.py":124:20)):
      %791 = arith.subf %cst_2, %in : f32 loc(#loc299)
      linalg.yield %791 : f32 loc(#loc299)
    } -> tensor<f32> loc(#loc299)
    %621 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%620 : tensor<f32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<256x64xf32> loc(#loc300)
    %622 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%448, %621 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<256x64xf32> loc(#loc300)
    %623 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%arg63 : tensor<f32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc237), %out: f32 loc("examples/jax/transformer.py":124:48)):
      %791 = math.powf %cst_0, %in : f32 loc(#loc237)
      linalg.yield %791 : f32 loc(#loc237)
    } -> tensor<f32> loc(#loc237)
    %624 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%623 : tensor<f32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:48), %out: f32 loc("examples/jax/transformer.py":124:44)):
      %791 = arith.subf %cst_2, %in : f32 loc(#loc301)
      linalg.yield %791 : f32 loc(#loc301)
    } -> tensor<f32> loc(#loc301)
    %625 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%624 : tensor<f32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc302)
    } -> tensor<256x64xf32> loc(#loc302)
    %626 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%526, %625 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<256x64xf32> loc(#loc302)
    %627 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%523, %622 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<256x64xf32> loc(#loc303)
    %628 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%626 : tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<256x64xf32> loc(#loc304)
    %629 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc305), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<256x64xf32> loc(#loc305)
    %630 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%628, %629 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<256x64xf32> loc(#loc305)
    %631 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%627, %630 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<256x64xf32> loc(#loc306)
    %632 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %631 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%240 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<256x64xf32> loc(#loc307)
    %633 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%620 : tensor<f32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<64x256xf32> loc(#loc300)
    %634 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%453, %633 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x256xf32> loc(#loc300)
    %635 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%624 : tensor<f32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc302)
    } -> tensor<64x256xf32> loc(#loc302)
    %636 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%532, %635 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x256xf32> loc(#loc302)
    %637 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%529, %634 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x256xf32> loc(#loc303)
    %638 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%636 : tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x256xf32> loc(#loc304)
    %639 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc305), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<64x256xf32> loc(#loc305)
    %640 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%638, %639 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x256xf32> loc(#loc305)
    %641 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%637, %640 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x256xf32> loc(#loc306)
    %642 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %641 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%243 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x256xf32> loc(#loc307)
    %643 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%620 : tensor<f32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<192x64xf32> loc(#loc300)
    %644 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%458, %643 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<192x64xf32> loc(#loc300)
    %645 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%624 : tensor<f32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc302)
    } -> tensor<192x64xf32> loc(#loc302)
    %646 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%538, %645 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<192x64xf32> loc(#loc302)
    %647 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%535, %644 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<192x64xf32> loc(#loc303)
    %648 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%646 : tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<192x64xf32> loc(#loc304)
    %649 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(#loc305), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<192x64xf32> loc(#loc305)
    %650 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%648, %649 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<192x64xf32> loc(#loc305)
    %651 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%647, %650 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<192x64xf32> loc(#loc306)
    %652 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %651 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<192x64xf32> loc(#loc307)
    %653 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%620 : tensor<f32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<64x192xf32> loc(#loc300)
    %654 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%463, %653 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x192xf32> loc(#loc300)
    %655 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%624 : tensor<f32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc302)
    } -> tensor<64x192xf32> loc(#loc302)
    %656 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%544, %655 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x192xf32> loc(#loc302)
    %657 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %654 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x192xf32> loc(#loc303)
    %658 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%656 : tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %659 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(#loc305), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %660 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%658, %659 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %661 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%657, %660 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %662 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %661 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %663 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620 : tensor<f32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<64x4x16xf32> loc(#loc300)
    %664 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %663 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x4x16xf32> loc(#loc300)
    %665 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624 : tensor<f32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc302)
    } -> tensor<64x4x16xf32> loc(#loc302)
    %666 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550, %665 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x4x16xf32> loc(#loc302)
    %667 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %664 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %668 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%666 : tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %669 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc305), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %670 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%668, %669 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %671 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%667, %670 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %672 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %671 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %673 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%620 : tensor<f32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<64xf32> loc(#loc300)
    %674 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%473, %673 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64xf32> loc(#loc300)
    %675 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%624 : tensor<f32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc302)
    } -> tensor<64xf32> loc(#loc302)
    %676 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%556, %675 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64xf32> loc(#loc302)
    %677 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %674 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %678 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%676 : tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %679 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc305), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %680 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%678, %679 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %681 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%677, %680 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %682 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg5, %681 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %683 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%476, %673 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64xf32> loc(#loc300)
    %684 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%560, %675 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64xf32> loc(#loc302)
    %685 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %683 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %686 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%684 : tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %687 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%686, %679 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %688 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%685, %687 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %689 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg6, %688 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %690 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620 : tensor<f32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<4x16x64xf32> loc(#loc300)
    %691 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %690 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<4x16x64xf32> loc(#loc300)
    %692 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624 : tensor<f32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc302)
    } -> tensor<4x16x64xf32> loc(#loc302)
    %693 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %692 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<4x16x64xf32> loc(#loc302)
    %694 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %691 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<4x16x64xf32> loc(#loc303)
    %695 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693 : tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<4x16x64xf32> loc(#loc304)
    %696 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc305), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<4x16x64xf32> loc(#loc305)
    %697 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695, %696 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<4x16x64xf32> loc(#loc305)
    %698 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694, %697 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<4x16x64xf32> loc(#loc306)
    %699 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %698 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<4x16x64xf32> loc(#loc307)
    %700 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %663 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x4x16xf32> loc(#loc300)
    %701 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %665 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x4x16xf32> loc(#loc302)
    %702 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %700 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %703 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701 : tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %704 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703, %669 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %705 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702, %704 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %706 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %705 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %707 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%487, %653 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x192xf32> loc(#loc300)
    %708 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%574, %655 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x192xf32> loc(#loc302)
    %709 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %707 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x192xf32> loc(#loc303)
    %710 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%708 : tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %711 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%710, %659 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %712 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%709, %711 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %713 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %712 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %714 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %663 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x4x16xf32> loc(#loc300)
    %715 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578, %665 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x4x16xf32> loc(#loc302)
    %716 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %714 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %717 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715 : tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %718 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717, %669 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %719 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716, %718 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %720 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %719 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %721 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%493, %643 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<192x64xf32> loc(#loc300)
    %722 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%582, %645 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<192x64xf32> loc(#loc302)
    %723 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%535, %721 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<192x64xf32> loc(#loc303)
    %724 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%722 : tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<192x64xf32> loc(#loc304)
    %725 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%724, %649 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<192x64xf32> loc(#loc305)
    %726 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%723, %725 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<192x64xf32> loc(#loc306)
    %727 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11, %726 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%266 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<192x64xf32> loc(#loc307)
    %728 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%496, %653 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x192xf32> loc(#loc300)
    %729 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%586, %655 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x192xf32> loc(#loc302)
    %730 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %728 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x192xf32> loc(#loc303)
    %731 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%729 : tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %732 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%731, %659 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %733 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%730, %732 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %734 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %733 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %735 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499, %663 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x4x16xf32> loc(#loc300)
    %736 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590, %665 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x4x16xf32> loc(#loc302)
    %737 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %735 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %738 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%736 : tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %739 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%738, %669 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %740 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %739 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %741 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %740 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %742 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%502, %673 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64xf32> loc(#loc300)
    %743 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%594, %675 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64xf32> loc(#loc302)
    %744 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %742 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %745 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%743 : tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %746 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%745, %679 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %747 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%744, %746 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %748 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg14, %747 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %749 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%505, %673 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64xf32> loc(#loc300)
    %750 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%598, %675 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64xf32> loc(#loc302)
    %751 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %749 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %752 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%750 : tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %753 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%752, %679 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %754 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%751, %753 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %755 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg15, %754 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    %756 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508, %690 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<4x16x64xf32> loc(#loc300)
    %757 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602, %692 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<4x16x64xf32> loc(#loc302)
    %758 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %756 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<4x16x64xf32> loc(#loc303)
    %759 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757 : tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<4x16x64xf32> loc(#loc304)
    %760 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%759, %696 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<4x16x64xf32> loc(#loc305)
    %761 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%758, %760 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<4x16x64xf32> loc(#loc306)
    %762 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %761 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%302 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<4x16x64xf32> loc(#loc307)
    %763 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511, %663 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x4x16xf32> loc(#loc300)
    %764 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606, %665 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x4x16xf32> loc(#loc302)
    %765 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %763 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %766 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%764 : tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %767 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%766, %669 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %768 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%765, %767 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %769 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %768 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %770 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%514, %653 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x192xf32> loc(#loc300)
    %771 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%610, %655 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x192xf32> loc(#loc302)
    %772 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %770 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x192xf32> loc(#loc303)
    %773 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%771 : tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x192xf32> loc(#loc304)
    %774 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%773, %659 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x192xf32> loc(#loc305)
    %775 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%772, %774 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x192xf32> loc(#loc306)
    %776 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg18, %775 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%263 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x192xf32> loc(#loc307)
    %777 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %663 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64x4x16xf32> loc(#loc300)
    %778 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614, %665 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64x4x16xf32> loc(#loc302)
    %779 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %777 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64x4x16xf32> loc(#loc303)
    %780 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%778 : tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64x4x16xf32> loc(#loc304)
    %781 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%780, %669 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64x4x16xf32> loc(#loc305)
    %782 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%779, %781 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64x4x16xf32> loc(#loc306)
    %783 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %782 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%299 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64x4x16xf32> loc(#loc307)
    %784 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%520, %673 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc300)
      linalg.yield %791 : f32 loc(#loc300)
    } -> tensor<64xf32> loc(#loc300)
    %785 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%618, %675 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_36: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc302)
      linalg.yield %791 : f32 loc(#loc302)
    } -> tensor<64xf32> loc(#loc302)
    %786 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%553, %784 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_36: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.mulf %in, %in_36 : f32 loc(#loc303)
      linalg.yield %791 : f32 loc(#loc303)
    } -> tensor<64xf32> loc(#loc303)
    %787 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%785 : tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = math.sqrt %in : f32 loc(#loc304)
      linalg.yield %791 : f32 loc(#loc304)
    } -> tensor<64xf32> loc(#loc304)
    %788 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%787, %679 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %791 = arith.addf %in, %in_36 : f32 loc(#loc305)
      linalg.yield %791 : f32 loc(#loc305)
    } -> tensor<64xf32> loc(#loc305)
    %789 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%786, %788 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_36: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %791 = arith.divf %in, %in_36 : f32 loc(#loc306)
      linalg.yield %791 : f32 loc(#loc306)
    } -> tensor<64xf32> loc(#loc306)
    %790 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg20, %789 : tensor<64xf32>, tensor<64xf32>) outs(%247 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc307), %in_36: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %791 = arith.subf %in, %in_36 : f32 loc(#loc307)
      linalg.yield %791 : f32 loc(#loc307)
    } -> tensor<64xf32> loc(#loc307)
    return %226, %632, %642, %652, %662, %672, %682, %689, %699, %706, %713, %720, %727, %734, %741, %748, %755, %762, %769, %776, %783, %790, %448, %453, %458, %463, %468, %473, %476, %481, %484, %487, %490, %493, %496, %499, %502, %505, %508, %511, %514, %517, %520, %526, %532, %538, %544, %550, %556, %560, %566, %570, %574, %578, %582, %586, %590, %594, %598, %602, %606, %610, %614, %618 : tensor<f32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32> loc(#loc206)
  } loc(#loc206)
} loc(#loc)
#loc199 = loc("examples/jax/transformer.py":107:8)
#loc291 = loc("examples/jax/transformer.py":107:8)
#loc349 = loc("examples/jax/transformer.py":84:11)
#loc351 = loc("examples/jax/transformer.py":84:11)
#loc359 = loc("examples/jax/transformer.py":107:8)
#loc415 = loc("examples/jax/transformer.py":84:11)
#loc417 = loc("examples/jax/transformer.py":84:11)
#loc442 = loc("examples/jax/transformer.py":84:11)
#loc444 = loc("examples/jax/transformer.py":84:11)
