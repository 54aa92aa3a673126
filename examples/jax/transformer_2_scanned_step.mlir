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
#loc40 = loc("examples/jax/transformer.py":124:48)
#loc41 = loc("examples/jax/transformer.py":126:18)
#loc42 = loc("examples/jax/transformer.py":149:24)
#loc43 = loc("examples/jax/transformer.py":161:43)
#loc44 = loc("examples/jax/transformer.py":160:24)
#loc45 = loc("examples/jax/transformer.py":165:4)
#loc46 = loc("examples/jax/transformer.py":124:24)
#loc47 = loc("examples/jax/transformer.py":92:29)
#loc48 = loc("examples/jax/transformer.py":101:12)
#loc49 = loc("examples/jax/transformer.py":112:42)
#loc50 = loc("examples/jax/transformer.py":107:8)
#loc51 = loc("examples/jax/transformer.py":120:22)
#loc52 = loc("examples/jax/transformer.py":91:13)
#loc53 = loc("examples/jax/transformer.py":91:22)
#loc54 = loc("examples/jax/transformer.py":112:15)
#loc55 = loc("examples/jax/transformer.py":84:38)
#loc56 = loc("examples/jax/transformer.py":101:22)
#loc57 = loc(unknown)
#loc58 = loc("examples/jax/transformer.py":84:29)
#loc59 = loc(unknown)
#loc60 = loc("examples/jax/transformer.py":84:29)
#loc61 = loc("examples/jax/transformer.py":84:15)
#loc62 = loc("examples/jax/transformer.py":84:11)
#loc63 = loc("examples/jax/transformer.py":84:11)
#loc64 = loc("examples/jax/transformer.py":88:15)
#loc65 = loc("examples/jax/transformer.py":88:4)
#loc66 = loc("examples/jax/transformer.py":90:13)
#loc67 = loc("examples/jax/transformer.py":90:13)
#loc68 = loc("examples/jax/transformer.py":92:14)
#loc69 = loc(unknown)
#loc70 = loc("examples/jax/transformer.py":93:39)
#loc71 = loc("examples/jax/transformer.py":93:11)
#loc72 = loc("examples/jax/transformer.py":101:8)
#loc73 = loc("examples/jax/transformer.py":102:25)
#loc74 = loc("examples/jax/transformer.py":97:24)
#loc75 = loc("examples/jax/transformer.py":102:15)
#loc76 = loc("examples/jax/transformer.py":97:12)
#loc77 = loc("examples/jax/transformer.py":97:42)
#loc78 = loc("examples/jax/transformer.py":97:12)
#loc79 = loc("examples/jax/transformer.py":97:11)
#loc80 = loc("examples/jax/transformer.py":102:11)
#loc81 = loc("examples/jax/transformer.py":113:13)
#loc82 = loc("examples/jax/transformer.py":113:13)
#loc83 = loc("examples/jax/transformer.py":114:13)
#loc84 = loc("examples/jax/transformer.py":115:20)
#loc85 = loc("examples/jax/transformer.py":115:64)
#loc86 = loc("examples/jax/transformer.py":115:56)
#loc87 = loc("examples/jax/transformer.py":115:20)
#loc88 = loc("examples/jax/transformer.py":115:11)
#loc89 = loc("examples/jax/transformer.py":121:38)
#loc90 = loc("examples/jax/transformer.py":121:12)
#loc91 = loc("examples/jax/transformer.py":121:48)
#loc92 = loc("examples/jax/transformer.py":121:38)
#loc93 = loc("examples/jax/transformer.py":122:39)
#loc94 = loc("examples/jax/transformer.py":122:13)
#loc95 = loc("examples/jax/transformer.py":122:51)
#loc96 = loc("examples/jax/transformer.py":122:51)
#loc97 = loc("examples/jax/transformer.py":122:39)
#loc98 = loc("examples/jax/transformer.py":124:20)
#loc99 = loc("examples/jax/transformer.py":124:15)
#loc100 = loc("examples/jax/transformer.py":124:44)
#loc101 = loc("examples/jax/transformer.py":124:39)
#loc102 = loc("examples/jax/transformer.py":125:19)
#loc103 = loc("examples/jax/transformer.py":125:31)
#loc104 = loc("examples/jax/transformer.py":125:31)
#loc105 = loc("examples/jax/transformer.py":125:19)
#loc106 = loc("examples/jax/transformer.py":125:15)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0, d1)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map31 = affine_map<(d0, d1) -> (d1, d0)>
#map32 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map33 = affine_map<(d0, d1, d2) -> (d0)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d4, d2)>
#map36 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map41 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map43 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map44 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map45 = affine_map<(d0) -> ()>
#map46 = affine_map<(d0) -> (d0)>
#map47 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map48 = affine_map<(d0, d1) -> (d1)>
#loc107 = loc("examples/jax/transformer.py":124:48)
#loc108 = loc("examples/jax/transformer.py":126:18)
#loc109 = loc("examples/jax/transformer.py":149:24)
#loc110 = loc("examples/jax/transformer.py":161:43)
#loc111 = loc("examples/jax/transformer.py":160:24)
#loc112 = loc("examples/jax/transformer.py":165:4)
#loc113 = loc("examples/jax/transformer.py":124:24)
#loc114 = loc("examples/jax/transformer.py":92:29)
#loc115 = loc("examples/jax/transformer.py":101:12)
#loc116 = loc("examples/jax/transformer.py":112:42)
#loc117 = loc("examples/jax/transformer.py":107:8)
#loc118 = loc("examples/jax/transformer.py":120:22)
#loc119 = loc("examples/jax/transformer.py":91:13)
#loc120 = loc("examples/jax/transformer.py":91:22)
#loc121 = loc("examples/jax/transformer.py":112:15)
#loc122 = loc("examples/jax/transformer.py":84:38)
#loc123 = loc("examples/jax/transformer.py":101:22)
#loc124 = loc(unknown)
#loc125 = loc("examples/jax/transformer.py":84:29)
#loc126 = loc(unknown)
#loc127 = loc("examples/jax/transformer.py":84:29)
#loc128 = loc("examples/jax/transformer.py":84:15)
#loc129 = loc("examples/jax/transformer.py":84:11)
#loc130 = loc("examples/jax/transformer.py":84:11)
#loc131 = loc("examples/jax/transformer.py":88:15)
#loc132 = loc("examples/jax/transformer.py":88:4)
#loc133 = loc("examples/jax/transformer.py":90:13)
#loc134 = loc("examples/jax/transformer.py":90:13)
#loc135 = loc("examples/jax/transformer.py":92:14)
#loc136 = loc(unknown)
#loc137 = loc("examples/jax/transformer.py":93:39)
#loc138 = loc("examples/jax/transformer.py":93:11)
#loc139 = loc("examples/jax/transformer.py":101:8)
#loc140 = loc("examples/jax/transformer.py":102:25)
#loc141 = loc("examples/jax/transformer.py":97:24)
#loc142 = loc("examples/jax/transformer.py":102:15)
#loc143 = loc("examples/jax/transformer.py":97:12)
#loc144 = loc("examples/jax/transformer.py":97:42)
#loc145 = loc("examples/jax/transformer.py":97:12)
#loc146 = loc("examples/jax/transformer.py":97:11)
#loc147 = loc("examples/jax/transformer.py":102:11)
#loc148 = loc("examples/jax/transformer.py":113:13)
#loc149 = loc("examples/jax/transformer.py":113:13)
#loc150 = loc("examples/jax/transformer.py":114:13)
#loc151 = loc("examples/jax/transformer.py":115:20)
#loc152 = loc("examples/jax/transformer.py":115:64)
#loc153 = loc("examples/jax/transformer.py":115:56)
#loc154 = loc("examples/jax/transformer.py":115:20)
#loc155 = loc("examples/jax/transformer.py":115:11)
#loc156 = loc("examples/jax/transformer.py":121:38)
#loc157 = loc("examples/jax/transformer.py":121:12)
#loc158 = loc("examples/jax/transformer.py":121:48)
#loc159 = loc("examples/jax/transformer.py":121:38)
#loc160 = loc("examples/jax/transformer.py":122:39)
#loc161 = loc("examples/jax/transformer.py":122:13)
#loc162 = loc("examples/jax/transformer.py":122:51)
#loc163 = loc("examples/jax/transformer.py":122:51)
#loc164 = loc("examples/jax/transformer.py":122:39)
#loc165 = loc("examples/jax/transformer.py":124:20)
#loc166 = loc("examples/jax/transformer.py":124:15)
#loc167 = loc("examples/jax/transformer.py":124:44)
#loc168 = loc("examples/jax/transformer.py":124:39)
#loc169 = loc("examples/jax/transformer.py":125:19)
#loc170 = loc("examples/jax/transformer.py":125:31)
#loc171 = loc("examples/jax/transformer.py":125:31)
#loc172 = loc("examples/jax/transformer.py":125:19)
#loc173 = loc("examples/jax/transformer.py":125:15)
#loc174 = loc("examples/jax/transformer.py":160:24)
#loc175 = loc("examples/jax/transformer.py":112:15)
#loc176 = loc("examples/jax/transformer.py":101:22)
#loc177 = loc("examples/jax/transformer.py":101:12)
#loc178 = loc("examples/jax/transformer.py":101:8)
#loc179 = loc("examples/jax/transformer.py":102:25)
#loc180 = loc("examples/jax/transformer.py":102:15)
#loc181 = loc("examples/jax/transformer.py":102:11)
#loc185 = loc("examples/jax/transformer.py":161:43)
#loc186 = loc("examples/jax/transformer.py":112:15)
#loc187 = loc("examples/jax/transformer.py":84:38)
#loc188 = loc("examples/jax/transformer.py":84:29)
#loc189 = loc("examples/jax/transformer.py":84:29)
#loc190 = loc("examples/jax/transformer.py":84:15)
#loc191 = loc("examples/jax/transformer.py":84:11)
#loc192 = loc("examples/jax/transformer.py":84:11)
#loc193 = loc("examples/jax/transformer.py":88:4)
#loc194 = loc("examples/jax/transformer.py":90:13)
#loc195 = loc("examples/jax/transformer.py":90:13)
#loc196 = loc("examples/jax/transformer.py":92:29)
#loc197 = loc("examples/jax/transformer.py":92:14)
#loc198 = loc("examples/jax/transformer.py":93:39)
#loc199 = loc("examples/jax/transformer.py":93:11)
#loc200 = loc("examples/jax/transformer.py":101:8)
#loc201 = loc("examples/jax/transformer.py":84:38)
#loc202 = loc("examples/jax/transformer.py":84:29)
#loc203 = loc("examples/jax/transformer.py":84:29)
#loc204 = loc("examples/jax/transformer.py":84:15)
#loc205 = loc("examples/jax/transformer.py":84:11)
#loc206 = loc("examples/jax/transformer.py":84:11)
#loc207 = loc("examples/jax/transformer.py":97:24)
#loc208 = loc("examples/jax/transformer.py":97:12)
#loc209 = loc("examples/jax/transformer.py":97:42)
#loc210 = loc("examples/jax/transformer.py":97:12)
#loc211 = loc("examples/jax/transformer.py":97:11)
#loc212 = loc("examples/jax/transformer.py":102:11)
#loc213 = loc("examples/jax/transformer.py":112:15)
#loc218 = loc("examples/jax/transformer.py":149:24)
#loc219 = loc("examples/jax/transformer.py":84:38)
#loc220 = loc("examples/jax/transformer.py":84:29)
#loc221 = loc("examples/jax/transformer.py":84:29)
#loc222 = loc("examples/jax/transformer.py":84:29)
#loc223 = loc("examples/jax/transformer.py":84:29)
#loc224 = loc("examples/jax/transformer.py":84:15)
#loc225 = loc("examples/jax/transformer.py":84:15)
#loc226 = loc("examples/jax/transformer.py":84:15)
#loc227 = loc("examples/jax/transformer.py":84:11)
#loc228 = loc("examples/jax/transformer.py":84:11)
#loc229 = loc("examples/jax/transformer.py":84:11)
#loc230 = loc("examples/jax/transformer.py":88:15)
#loc231 = loc("examples/jax/transformer.py":90:13)
#loc232 = loc("examples/jax/transformer.py":90:13)
#loc233 = loc("examples/jax/transformer.py":92:29)
#loc234 = loc("examples/jax/transformer.py":92:14)
#loc235 = loc("examples/jax/transformer.py":92:14)
#loc236 = loc("examples/jax/transformer.py":92:14)
#loc237 = loc("examples/jax/transformer.py":92:14)
#loc238 = loc("examples/jax/transformer.py":92:14)
#loc239 = loc("examples/jax/transformer.py":92:14)
#loc240 = loc("examples/jax/transformer.py":92:14)
#loc241 = loc("examples/jax/transformer.py":92:14)
#loc242 = loc("examples/jax/transformer.py":92:14)
#loc243 = loc("examples/jax/transformer.py":93:39)
#loc244 = loc("examples/jax/transformer.py":93:11)
#loc245 = loc("examples/jax/transformer.py":84:38)
#loc246 = loc("examples/jax/transformer.py":84:29)
#loc247 = loc("examples/jax/transformer.py":84:29)
#loc248 = loc("examples/jax/transformer.py":84:29)
#loc249 = loc("examples/jax/transformer.py":84:29)
#loc250 = loc("examples/jax/transformer.py":84:15)
#loc251 = loc("examples/jax/transformer.py":84:15)
#loc252 = loc("examples/jax/transformer.py":84:15)
#loc253 = loc("examples/jax/transformer.py":84:11)
#loc254 = loc("examples/jax/transformer.py":84:11)
#loc255 = loc("examples/jax/transformer.py":84:11)
#loc256 = loc("examples/jax/transformer.py":97:24)
#loc257 = loc("examples/jax/transformer.py":97:12)
#loc258 = loc("examples/jax/transformer.py":97:42)
#loc259 = loc("examples/jax/transformer.py":97:12)
#loc260 = loc("examples/jax/transformer.py":97:11)
#loc261 = loc("examples/jax/transformer.py":97:11)
#loc262 = loc("examples/jax/transformer.py":97:42)
#loc263 = loc("examples/jax/transformer.py":97:24)
#loc264 = loc("examples/jax/transformer.py":97:24)
#loc268 = loc("examples/jax/transformer.py":84:11)
#loc269 = loc("examples/jax/transformer.py":84:11)
#loc270 = loc("examples/jax/transformer.py":84:38)
#loc271 = loc("examples/jax/transformer.py":93:11)
#loc272 = loc("examples/jax/transformer.py":93:39)
#loc273 = loc("examples/jax/transformer.py":92:14)
#loc274 = loc("examples/jax/transformer.py":92:14)
#loc275 = loc("examples/jax/transformer.py":92:14)
#loc276 = loc("examples/jax/transformer.py":92:14)
#loc280 = loc("examples/jax/transformer.py":84:11)
#loc281 = loc("examples/jax/transformer.py":84:11)
#loc282 = loc("examples/jax/transformer.py":84:38)
#loc284 = loc("examples/jax/transformer.py":126:18)
#loc285 = loc("examples/jax/transformer.py":112:42)
#loc286 = loc("examples/jax/transformer.py":120:22)
#loc287 = loc("examples/jax/transformer.py":149:24)
#loc288 = loc("examples/jax/transformer.py":88:15)
#loc289 = loc("examples/jax/transformer.py":88:15)
#loc290 = loc("examples/jax/transformer.py":92:29)
#loc291 = loc("examples/jax/transformer.py":92:14)
#loc292 = loc("examples/jax/transformer.py":92:14)
#loc293 = loc("examples/jax/transformer.py":92:14)
#loc294 = loc("examples/jax/transformer.py":97:12)
#loc295 = loc("examples/jax/transformer.py":88:15)
#loc296 = loc("examples/jax/transformer.py":121:12)
#loc297 = loc("examples/jax/transformer.py":122:13)
#loc298 = loc("examples/jax/transformer.py":124:48)
#loc299 = loc("examples/jax/transformer.py":124:24)
#loc300 = loc("examples/jax/transformer.py":101:12)
#loc301 = loc("examples/jax/transformer.py":107:8)
#loc302 = loc("examples/jax/transformer.py":112:15)
#loc303 = loc("examples/jax/transformer.py":113:13)
#loc304 = loc("examples/jax/transformer.py":113:13)
#loc305 = loc("examples/jax/transformer.py":114:13)
#loc306 = loc("examples/jax/transformer.py":115:20)
#loc307 = loc("examples/jax/transformer.py":115:64)
#loc308 = loc("examples/jax/transformer.py":115:56)
#loc309 = loc("examples/jax/transformer.py":115:20)
#loc310 = loc("examples/jax/transformer.py":115:11)
#loc311 = loc("examples/jax/transformer.py":121:38)
#loc312 = loc("examples/jax/transformer.py":121:48)
#loc313 = loc("examples/jax/transformer.py":121:38)
#loc314 = loc("examples/jax/transformer.py":122:39)
#loc315 = loc("examples/jax/transformer.py":122:51)
#loc316 = loc("examples/jax/transformer.py":122:51)
#loc317 = loc("examples/jax/transformer.py":122:39)
#loc318 = loc("examples/jax/transformer.py":124:20)
#loc319 = loc("examples/jax/transformer.py":124:15)
#loc320 = loc("examples/jax/transformer.py":124:44)
#loc321 = loc("examples/jax/transformer.py":124:39)
#loc322 = loc("examples/jax/transformer.py":125:19)
#loc323 = loc("examples/jax/transformer.py":125:31)
#loc324 = loc("examples/jax/transformer.py":125:31)
#loc325 = loc("examples/jax/transformer.py":125:19)
#loc326 = loc("examples/jax/transformer.py":125:15)
#loc327 = loc("examples/jax/transformer.py":124:48)
#loc328 = loc("examples/jax/transformer.py":124:24)
#loc329 = loc("examples/jax/transformer.py":92:29)
#loc330 = loc("examples/jax/transformer.py":107:8)
#loc331 = loc("examples/jax/transformer.py":91:13)
#loc332 = loc("examples/jax/transformer.py":107:8)
#loc333 = loc("examples/jax/transformer.py":107:8)
#loc334 = loc("examples/jax/transformer.py":107:8)
#loc335 = loc("examples/jax/transformer.py":107:8)
#loc336 = loc("examples/jax/transformer.py":91:22)
#loc337 = loc("examples/jax/transformer.py":112:15)
#loc338 = loc("examples/jax/transformer.py":112:15)
#loc339 = loc("examples/jax/transformer.py":84:38)
#loc340 = loc("examples/jax/transformer.py":84:29)
#loc341 = loc("examples/jax/transformer.py":84:29)
#loc342 = loc("examples/jax/transformer.py":84:15)
#loc343 = loc("examples/jax/transformer.py":84:11)
#loc344 = loc("examples/jax/transformer.py":84:11)
#loc345 = loc("examples/jax/transformer.py":113:13)
#loc346 = loc("examples/jax/transformer.py":114:13)
#loc347 = loc("examples/jax/transformer.py":115:20)
#loc348 = loc("examples/jax/transformer.py":115:20)
#loc349 = loc("examples/jax/transformer.py":115:20)
#loc350 = loc("examples/jax/transformer.py":115:20)
#loc351 = loc("examples/jax/transformer.py":115:20)
#loc352 = loc("examples/jax/transformer.py":115:20)
#loc353 = loc("examples/jax/transformer.py":115:20)
#loc354 = loc("examples/jax/transformer.py":115:20)
#loc355 = loc("examples/jax/transformer.py":115:20)
#loc356 = loc("examples/jax/transformer.py":115:20)
#loc357 = loc("examples/jax/transformer.py":115:20)
#loc358 = loc("examples/jax/transformer.py":115:20)
#loc359 = loc("examples/jax/transformer.py":115:20)
#loc360 = loc("examples/jax/transformer.py":115:64)
#loc361 = loc("examples/jax/transformer.py":115:56)
#loc362 = loc("examples/jax/transformer.py":115:20)
#loc363 = loc("examples/jax/transformer.py":115:11)
#loc364 = loc("examples/jax/transformer.py":115:11)
#loc365 = loc("examples/jax/transformer.py":115:11)
#loc366 = loc("examples/jax/transformer.py":115:11)
#loc367 = loc("examples/jax/transformer.py":115:20)
#loc368 = loc("examples/jax/transformer.py":115:56)
#loc369 = loc("examples/jax/transformer.py":115:64)
#loc370 = loc("examples/jax/transformer.py":115:20)
#loc371 = loc("examples/jax/transformer.py":115:20)
#loc372 = loc("examples/jax/transformer.py":115:20)
#loc373 = loc("examples/jax/transformer.py":115:20)
#loc374 = loc("examples/jax/transformer.py":115:20)
#loc375 = loc("examples/jax/transformer.py":115:20)
#loc376 = loc("examples/jax/transformer.py":113:13)
#loc377 = loc("examples/jax/transformer.py":113:13)
#loc378 = loc("examples/jax/transformer.py":107:8)
#loc379 = loc("examples/jax/transformer.py":107:8)
#loc381 = loc("examples/jax/transformer.py":121:38)
#loc382 = loc("examples/jax/transformer.py":121:48)
#loc383 = loc("examples/jax/transformer.py":121:38)
#loc384 = loc("examples/jax/transformer.py":122:39)
#loc385 = loc("examples/jax/transformer.py":122:51)
#loc386 = loc("examples/jax/transformer.py":122:51)
#loc387 = loc("examples/jax/transformer.py":122:39)
#loc388 = loc("examples/jax/transformer.py":124:20)
#loc389 = loc("examples/jax/transformer.py":124:15)
#loc390 = loc("examples/jax/transformer.py":124:44)
#loc391 = loc("examples/jax/transformer.py":124:39)
#loc392 = loc("examples/jax/transformer.py":125:19)
#loc393 = loc("examples/jax/transformer.py":125:31)
#loc394 = loc("examples/jax/transformer.py":125:31)
#loc395 = loc("examples/jax/transformer.py":125:19)
#loc396 = loc("examples/jax/transformer.py":125:15)
#loc397 = loc("examples/jax/transformer.py":92:29)
#loc398 = loc("examples/jax/transformer.py":91:13)
#loc399 = loc("examples/jax/transformer.py":91:22)
#loc400 = loc("examples/jax/transformer.py":112:15)
#loc401 = loc("examples/jax/transformer.py":112:15)
#loc402 = loc("examples/jax/transformer.py":112:15)
#loc404 = loc("examples/jax/transformer.py":84:38)
#loc405 = loc("examples/jax/transformer.py":84:29)
#loc406 = loc("examples/jax/transformer.py":84:29)
#loc407 = loc("examples/jax/transformer.py":84:29)
#loc408 = loc("examples/jax/transformer.py":84:29)
#loc409 = loc("examples/jax/transformer.py":84:15)
#loc410 = loc("examples/jax/transformer.py":84:15)
#loc411 = loc("examples/jax/transformer.py":84:15)
#loc412 = loc("examples/jax/transformer.py":84:11)
#loc413 = loc("examples/jax/transformer.py":84:11)
#loc414 = loc("examples/jax/transformer.py":84:11)
#loc415 = loc("examples/jax/transformer.py":114:13)
#loc416 = loc("examples/jax/transformer.py":84:11)
#loc417 = loc("examples/jax/transformer.py":84:11)
#loc419 = loc("examples/jax/transformer.py":84:11)
#loc421 = loc("examples/jax/transformer.py":84:11)
#loc422 = loc("examples/jax/transformer.py":84:15)
#loc423 = loc("examples/jax/transformer.py":84:29)
#loc424 = loc("examples/jax/transformer.py":84:29)
#loc425 = loc("examples/jax/transformer.py":84:29)
#loc426 = loc("examples/jax/transformer.py":84:38)
#loc427 = loc("examples/jax/transformer.py":84:38)
#loc428 = loc("examples/jax/transformer.py":112:15)
#loc429 = loc("examples/jax/transformer.py":112:15)
#loc430 = loc("examples/jax/transformer.py":112:15)
#loc431 = loc("examples/jax/transformer.py":112:15)
#loc434 = loc("examples/jax/transformer.py":92:29)
#loc435 = loc("examples/jax/transformer.py":91:13)
module @jit_step {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<2x192x64xf32> {mesh.name = "params.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg3: tensor<2x64x192xf32> {mesh.name = "params.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg4: tensor<2x64x4x16xf32> {mesh.name = "params.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<2x64xf32> {mesh.name = "params.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg6: tensor<2x64xf32> {mesh.name = "params.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg7: tensor<2x4x16x64xf32> {mesh.name = "params.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<2x64x4x16xf32> {mesh.name = "params.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<2x64x192xf32> {mesh.name = "params.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg10: tensor<2x64x4x16xf32> {mesh.name = "params.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg12: tensor<256x64xf32> {mesh.name = "first.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg13: tensor<64x256xf32> {mesh.name = "first.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg14: tensor<2x192x64xf32> {mesh.name = "first.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg15: tensor<2x64x192xf32> {mesh.name = "first.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg16: tensor<2x64x4x16xf32> {mesh.name = "first.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg17: tensor<2x64xf32> {mesh.name = "first.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg18: tensor<2x64xf32> {mesh.name = "first.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg19: tensor<2x4x16x64xf32> {mesh.name = "first.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg20: tensor<2x64x4x16xf32> {mesh.name = "first.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg21: tensor<2x64x192xf32> {mesh.name = "first.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg22: tensor<2x64x4x16xf32> {mesh.name = "first.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg23: tensor<64xf32> {mesh.name = "first.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg24: tensor<256x64xf32> {mesh.name = "second.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg25: tensor<64x256xf32> {mesh.name = "second.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg26: tensor<2x192x64xf32> {mesh.name = "second.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg27: tensor<2x64x192xf32> {mesh.name = "second.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg28: tensor<2x64x4x16xf32> {mesh.name = "second.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg29: tensor<2x64xf32> {mesh.name = "second.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg30: tensor<2x64xf32> {mesh.name = "second.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg31: tensor<2x4x16x64xf32> {mesh.name = "second.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg32: tensor<2x64x4x16xf32> {mesh.name = "second.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg33: tensor<2x64x192xf32> {mesh.name = "second.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg34: tensor<2x64x4x16xf32> {mesh.name = "second.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg35: tensor<64xf32> {mesh.name = "second.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg36: tensor<f32> {mesh.name = "count", mesh.sharding = #mesh.sharding<@mesh, []>} loc(unknown), %arg37: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg38: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result.0", mesh.sharding = #mesh.sharding<@mesh, []>}, tensor<256x64xf32> {mesh.name = "result.1.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.1.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<2x192x64xf32> {mesh.name = "result.1.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<2x64x192xf32> {mesh.name = "result.1.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.1.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64xf32> {mesh.name = "result.1.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x64xf32> {mesh.name = "result.1.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x4x16x64xf32> {mesh.name = "result.1.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.1.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64x192xf32> {mesh.name = "result.1.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.1.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.2.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.2.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<2x192x64xf32> {mesh.name = "result.2.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<2x64x192xf32> {mesh.name = "result.2.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.2.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64xf32> {mesh.name = "result.2.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x64xf32> {mesh.name = "result.2.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x4x16x64xf32> {mesh.name = "result.2.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.2.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64x192xf32> {mesh.name = "result.2.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.2.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.3.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.3.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<2x192x64xf32> {mesh.name = "result.3.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<2x64x192xf32> {mesh.name = "result.3.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.3.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64xf32> {mesh.name = "result.3.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x64xf32> {mesh.name = "result.3.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x4x16x64xf32> {mesh.name = "result.3.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.3.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64x192xf32> {mesh.name = "result.3.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.3.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}) {
    %c2 = arith.constant 2 : index loc(#loc)
    %cst = arith.constant 3.906250e-03 : f32 loc(#loc)
    %cst_0 = arith.constant 9.990000e-01 : f32 loc(#loc327)
    %cst_1 = arith.constant 0.899999976 : f32 loc(#loc328)
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant 2.560000e+02 : f32 loc(#loc)
    %cst_4 = arith.constant 0x7F800000 : f32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_6 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c2_i32 = arith.constant 2 : i32 loc(#loc)
    %cst_7 = arith.constant -1.000000e+09 : f32 loc(#loc434)
    %c0_i32 = arith.constant 0 : i32 loc(#loc330)
    %cst_8 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_9 = arith.constant dense<false> : tensor<i1> loc(#loc435)
    %cst_10 = arith.constant dense<255> : tensor<1xi32> loc(#loc330)
    %cst_11 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc)
    %cst_14 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_15 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_16 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_17 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_18 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_20 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc)
    %cst_21 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_22 = arith.constant dense<true> : tensor<i1> loc(#loc287)
    %cst_23 = arith.constant dense<256> : tensor<i32> loc(#loc287)
    %cst_24 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc332)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc332)
    } -> tensor<8x32xi32> loc(#loc332)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc332)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_26: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.cmpi slt, %in, %in_26 : i32 loc(#loc332)
      linalg.yield %379 : i1 loc(#loc332)
    } -> tensor<8x32xi1> loc(#loc332)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":149:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc333)
    } -> tensor<8x32xi32> loc(#loc333)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_26: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.addi %in, %in_26 : i32 loc(#loc333)
      linalg.yield %379 : i32 loc(#loc333)
    } -> tensor<8x32xi32> loc(#loc333)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg37 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_26: i32 loc("examples/jax/transformer.py":107:8), %in_27: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.select %in, %in_26, %in_27 : i32 loc(#loc334)
      linalg.yield %379 : i32 loc(#loc334)
    } -> tensor<8x32xi32> loc(#loc334)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc335)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc335)
    } -> tensor<8x32x1xi32> loc(#loc335)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc330)
    } -> tensor<8x32x1xi32> loc(#loc330)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_26: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.minsi %in, %in_26 : i32 loc(#loc330)
      linalg.yield %379 : i32 loc(#loc330)
    } -> tensor<8x32x1xi32> loc(#loc330)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.maxsi %in, %c0_i32 : i32 loc(#loc330)
      linalg.yield %379 : i32 loc(#loc330)
    } -> tensor<8x32x1xi32> loc(#loc330)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc330)
    %13 = tensor.empty() : tensor<32x32xi1> loc(#loc399)
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<i1>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":149:24), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc399)
    } -> tensor<32x32xi1> loc(#loc399)
    %15 = tensor.empty() : tensor<32x32xi32> loc(#loc435)
    %16 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %379 = linalg.index 0 : index loc(#loc435)
      %380 = arith.index_cast %379 : index to i32 loc(#loc435)
      linalg.yield %380 : i32 loc(#loc435)
    } -> tensor<32x32xi32> loc(#loc435)
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<i32>) outs(%15 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i32 loc(#loc435)
    } -> tensor<32x32xi32> loc(#loc435)
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%15 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_26: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
      %379 = arith.addi %in, %in_26 : i32 loc(#loc435)
      linalg.yield %379 : i32 loc(#loc435)
    } -> tensor<32x32xi32> loc(#loc435)
    %19 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %379 = linalg.index 1 : index loc(#loc435)
      %380 = arith.index_cast %379 : index to i32 loc(#loc435)
      linalg.yield %380 : i32 loc(#loc435)
    } -> tensor<32x32xi32> loc(#loc435)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_26: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %379 = arith.cmpi sge, %in, %in_26 : i32 loc(#loc435)
      linalg.yield %379 : i1 loc(#loc435)
    } -> tensor<32x32xi1> loc(#loc435)
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i1>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i1 loc(#loc435)
    } -> tensor<32x32xi1> loc(#loc435)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %14, %21 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_26: i1 loc("examples/jax/transformer.py":91:22), %in_27: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %379 = arith.select %in, %in_26, %in_27 : i1 loc(#loc435)
      linalg.yield %379 : i1 loc(#loc435)
    } -> tensor<32x32xi1> loc(#loc435)
    %23 = tensor.empty() : tensor<f32> loc(#loc434)
    %24 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %cst_7 : f32 loc(#loc434)
    } -> tensor<f32> loc(#loc434)
    %25 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc434)
    %26 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<32x32xi1>) outs(%25 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : i1 loc(#loc434)
    } -> tensor<8x4x32x32xi1> loc(#loc434)
    %27 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc434)
    %28 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc434)
    } -> tensor<8x4x32x32xf32> loc(#loc434)
    %29 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc434)
    } -> tensor<8x4x32x32xf32> loc(#loc434)
    %30 = tensor.empty() : tensor<2x8x32x64xf32> loc(#loc400)
    %31 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%30 : tensor<2x8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc400)
    } -> tensor<2x8x32x64xf32> loc(#loc400)
    %32 = tensor.empty() : tensor<2x8x32x1xf32> loc(#loc400)
    %33 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%32 : tensor<2x8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc400)
    } -> tensor<2x8x32x1xf32> loc(#loc400)
    %34 = tensor.empty() : tensor<2x1x1x64xf32> loc(#loc400)
    %35 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%34 : tensor<2x1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc400)
    } -> tensor<2x1x1x64xf32> loc(#loc400)
    %36 = tensor.empty() : tensor<2x8x4x32x16xf32> loc(#loc400)
    %37 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%36 : tensor<2x8x4x32x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc400)
    } -> tensor<2x8x4x32x16xf32> loc(#loc400)
    %38 = tensor.empty() : tensor<2x8x4x32x32xf32> loc(#loc400)
    %39 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%38 : tensor<2x8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc400)
    } -> tensor<2x8x4x32x32xf32> loc(#loc400)
    %40 = tensor.empty() : tensor<2x8x4x32x1xf32> loc(#loc400)
    %41 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%40 : tensor<2x8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc400)
    } -> tensor<2x8x4x32x1xf32> loc(#loc400)
    %42 = tensor.empty() : tensor<2x8x32x192xf32> loc(#loc400)
    %43 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%42 : tensor<2x8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc400)
    } -> tensor<2x8x32x192xf32> loc(#loc400)
    %44:27 = scf.for %arg39 = %c0 to %c2 step %c1 iter_args(%arg40 = %12, %arg41 = %31, %arg42 = %33, %arg43 = %33, %arg44 = %35, %arg45 = %31, %arg46 = %31, %arg47 = %37, %arg48 = %37, %arg49 = %39, %arg50 = %41, %arg51 = %41, %arg52 = %37, %arg53 = %39, %arg54 = %37, %arg55 = %31, %arg56 = %33, %arg57 = %33, %arg58 = %35, %arg59 = %31, %arg60 = %31, %arg61 = %43, %arg62 = %43, %arg63 = %43, %arg64 = %43, %arg65 = %43, %arg66 = %43) -> (tensor<8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>) {
      %379 = arith.index_cast %arg39 : index to i32 loc(#loc402)
      %from_elements = tensor.from_elements %379 : tensor<i32> loc(#loc402)
      %380 = func.call @dynamic_index_in_dim(%arg2, %from_elements) : (tensor<2x192x64xf32>, tensor<i32>) -> tensor<192x64xf32> loc(#loc402)
      %381 = func.call @dynamic_index_in_dim_0(%arg3, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc402)
      %382 = func.call @dynamic_index_in_dim_1(%arg4, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc402)
      %383 = func.call @dynamic_index_in_dim_2(%arg5, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc402)
      %384 = func.call @dynamic_index_in_dim_2(%arg6, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc402)
      %385 = func.call @dynamic_index_in_dim_3(%arg7, %from_elements) : (tensor<2x4x16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32> loc(#loc402)
      %386 = func.call @dynamic_index_in_dim_1(%arg8, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc402)
      %387 = func.call @dynamic_index_in_dim_0(%arg9, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc402)
      %388 = func.call @dynamic_index_in_dim_1(%arg10, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc402)
      %389 = tensor.empty() : tensor<8x32x64xf32> loc(#loc219)
      %390 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %arg40 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc219)
        linalg.yield %502 : f32 loc(#loc219)
      } -> tensor<8x32x64xf32> loc(#loc219)
      %391 = tensor.empty() : tensor<8x32xf32> loc(#loc220)
      %392 = linalg.fill ins(%cst_6 : f32) outs(%391 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc220)
      %393 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%390 : tensor<8x32x64xf32>) outs(%392 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %502 = arith.addf %out, %in : f32 loc(#loc220)
        linalg.yield %502 : f32 loc(#loc220)
      } -> tensor<8x32xf32> loc(#loc220)
      %394 = tensor.empty() : tensor<8x32x1xf32> loc(#loc221)
      %395 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393 : tensor<8x32xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc221)
      } -> tensor<8x32x1xf32> loc(#loc221)
      %396 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc222)
      } -> tensor<8x32x1xf32> loc(#loc222)
      %397 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %396 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %502 = arith.divf %in, %in_26 : f32 loc(#loc222)
        linalg.yield %502 : f32 loc(#loc222)
      } -> tensor<8x32x1xf32> loc(#loc222)
      %398 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc223)
      } -> tensor<8x32x1xf32> loc(#loc223)
      %399 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %398 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %502 = arith.addf %in, %in_26 : f32 loc(#loc223)
        linalg.yield %502 : f32 loc(#loc223)
      } -> tensor<8x32x1xf32> loc(#loc223)
      %400 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %502 = math.rsqrt %in : f32 loc(#loc224)
        linalg.yield %502 : f32 loc(#loc224)
      } -> tensor<8x32x1xf32> loc(#loc224)
      %401 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %399 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %502 = arith.divf %in, %in_26 : f32 loc(#loc225)
        linalg.yield %502 : f32 loc(#loc225)
      } -> tensor<8x32x1xf32> loc(#loc225)
      %402 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
        linalg.yield %in : f32 loc(#loc226)
      } -> tensor<8x32x1xf32> loc(#loc226)
      %403 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %401 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc226)
        linalg.yield %502 : f32 loc(#loc226)
      } -> tensor<8x32x1xf32> loc(#loc226)
      %404 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400 : tensor<8x32x1xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %405 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %404 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc227)
        linalg.yield %502 : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %406 = tensor.empty() : tensor<1x1x64xf32> loc(#loc228)
      %407 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383 : tensor<64xf32>) outs(%406 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc228)
      } -> tensor<1x1x64xf32> loc(#loc228)
      %408 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407 : tensor<1x1x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %409 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %408 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc229)
        linalg.yield %502 : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %410 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc288)
      %411 = linalg.fill ins(%cst_6 : f32) outs(%410 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc288)
      %412 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%386, %409 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%411 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc402)
        %503 = arith.addf %out, %502 : f32 loc(#loc288)
        linalg.yield %503 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc288)
      %413 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc289)
      %414 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<4x16x8x32xf32>) outs(%413 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<8x4x32x16xf32> loc(#loc289)
      %415 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%382, %409 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%411 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc402)
        %503 = arith.addf %out, %502 : f32 loc(#loc288)
        linalg.yield %503 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc288)
      %416 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%415 : tensor<4x16x8x32xf32>) outs(%413 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<8x4x32x16xf32> loc(#loc289)
      %417 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%388, %409 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%411 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc402)
        %503 = arith.addf %out, %502 : f32 loc(#loc288)
        linalg.yield %503 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc288)
      %418 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417 : tensor<4x16x8x32xf32>) outs(%413 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<8x4x32x16xf32> loc(#loc289)
      %419 = linalg.fill ins(%cst_6 : f32) outs(%27 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc231)
      %420 = linalg.generic {indexing_maps = [#map18, #map19, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%414, %416 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%419 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_26: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc289)
        %503 = arith.addf %out, %502 : f32 loc(#loc231)
        linalg.yield %503 : f32 loc(#loc)
      } -> tensor<8x4x32x32xf32> loc(#loc231)
      %421 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
        linalg.yield %in : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %422 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%420, %421 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_26: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %502 = arith.divf %in, %in_26 : f32 loc(#loc232)
        linalg.yield %502 : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %423 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %422, %28 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: i1 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":90:13), %in_27: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:29)):
        %502 = arith.select %in, %in_26, %in_27 : f32 loc(#loc290)
        linalg.yield %502 : f32 loc(#loc290)
      } -> tensor<8x4x32x32xf32> loc(#loc290)
      %424 = tensor.empty() : tensor<8x4x32xf32> loc(#loc234)
      %425 = linalg.fill ins(%cst_5 : f32) outs(%424 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc234)
      %426 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%423 : tensor<8x4x32x32xf32>) outs(%425 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %502 = arith.maximumf %out, %in : f32 loc(#loc234)
        linalg.yield %502 : f32 loc(#loc234)
      } -> tensor<8x4x32xf32> loc(#loc234)
      %427 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%424 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc235)
      } -> tensor<8x4x32xf32> loc(#loc235)
      %428 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %426 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%424 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %502 = arith.maximumf %in, %in_26 : f32 loc(#loc235)
        linalg.yield %502 : f32 loc(#loc235)
      } -> tensor<8x4x32xf32> loc(#loc235)
      %429 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc236)
      %430 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%428 : tensor<8x4x32xf32>) outs(%429 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc236)
      } -> tensor<8x4x32x1xf32> loc(#loc236)
      %431 = "mesh.stop_gradient"(%430) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc237)
      %432 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc238)
      } -> tensor<8x4x32x32xf32> loc(#loc238)
      %433 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423, %432 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %502 = arith.subf %in, %in_26 : f32 loc(#loc238)
        linalg.yield %502 : f32 loc(#loc238)
      } -> tensor<8x4x32x32xf32> loc(#loc238)
      %434 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433 : tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %502 = math.exp %in : f32 loc(#loc239)
        linalg.yield %502 : f32 loc(#loc239)
      } -> tensor<8x4x32x32xf32> loc(#loc239)
      %435 = linalg.fill ins(%cst_6 : f32) outs(%424 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc240)
      %436 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%434 : tensor<8x4x32x32xf32>) outs(%435 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %502 = arith.addf %out, %in : f32 loc(#loc240)
        linalg.yield %502 : f32 loc(#loc240)
      } -> tensor<8x4x32xf32> loc(#loc240)
      %437 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%436 : tensor<8x4x32xf32>) outs(%429 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc236)
      } -> tensor<8x4x32x1xf32> loc(#loc236)
      %438 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%437 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc241)
      } -> tensor<8x4x32x32xf32> loc(#loc241)
      %439 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%434, %438 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %502 = arith.divf %in, %in_26 : f32 loc(#loc241)
        linalg.yield %502 : f32 loc(#loc241)
      } -> tensor<8x4x32x32xf32> loc(#loc241)
      %440 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%437, %437 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%429 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc291)
        linalg.yield %502 : f32 loc(#loc291)
      } -> tensor<8x4x32x1xf32> loc(#loc291)
      %441 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%429 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc292)
      } -> tensor<8x4x32x1xf32> loc(#loc292)
      %442 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%441, %440 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%429 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %502 = arith.divf %in, %in_26 : f32 loc(#loc293)
        linalg.yield %502 : f32 loc(#loc293)
      } -> tensor<8x4x32x1xf32> loc(#loc293)
      %443 = linalg.fill ins(%cst_6 : f32) outs(%413 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc243)
      %444 = linalg.generic {indexing_maps = [#map18, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%439, %418 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%443 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc241)
        %503 = arith.addf %out, %502 : f32 loc(#loc243)
        linalg.yield %503 : f32 loc(#loc)
      } -> tensor<8x4x32x16xf32> loc(#loc243)
      %445 = linalg.fill ins(%cst_6 : f32) outs(%389 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc244)
      %446 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%444, %385 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%445 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc243)
        %503 = arith.addf %out, %502 : f32 loc(#loc244)
        linalg.yield %503 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc244)
      %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %446 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
        %502 = arith.addf %in, %in_26 : f32 loc(#loc200)
        linalg.yield %502 : f32 loc(#loc200)
      } -> tensor<8x32x64xf32> loc(#loc200)
      %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %447 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_26: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc245)
        linalg.yield %502 : f32 loc(#loc245)
      } -> tensor<8x32x64xf32> loc(#loc245)
      %449 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448 : tensor<8x32x64xf32>) outs(%392 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %502 = arith.addf %out, %in : f32 loc(#loc246)
        linalg.yield %502 : f32 loc(#loc246)
      } -> tensor<8x32xf32> loc(#loc246)
      %450 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<8x32xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc247)
      } -> tensor<8x32x1xf32> loc(#loc247)
      %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450, %396 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %502 = arith.divf %in, %in_26 : f32 loc(#loc248)
        linalg.yield %502 : f32 loc(#loc248)
      } -> tensor<8x32x1xf32> loc(#loc248)
      %452 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %398 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %502 = arith.addf %in, %in_26 : f32 loc(#loc249)
        linalg.yield %502 : f32 loc(#loc249)
      } -> tensor<8x32x1xf32> loc(#loc249)
      %453 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452 : tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %502 = math.rsqrt %in : f32 loc(#loc250)
        linalg.yield %502 : f32 loc(#loc250)
      } -> tensor<8x32x1xf32> loc(#loc250)
      %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %452 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %502 = arith.divf %in, %in_26 : f32 loc(#loc251)
        linalg.yield %502 : f32 loc(#loc251)
      } -> tensor<8x32x1xf32> loc(#loc251)
      %455 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %454 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%394 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc252)
        linalg.yield %502 : f32 loc(#loc252)
      } -> tensor<8x32x1xf32> loc(#loc252)
      %456 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453 : tensor<8x32x1xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc253)
      } -> tensor<8x32x64xf32> loc(#loc253)
      %457 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %456 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc253)
        linalg.yield %502 : f32 loc(#loc253)
      } -> tensor<8x32x64xf32> loc(#loc253)
      %458 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<64xf32>) outs(%406 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc254)
      } -> tensor<1x1x64xf32> loc(#loc254)
      %459 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458 : tensor<1x1x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc255)
      } -> tensor<8x32x64xf32> loc(#loc255)
      %460 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %459 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc255)
        linalg.yield %502 : f32 loc(#loc255)
      } -> tensor<8x32x64xf32> loc(#loc255)
      %461 = tensor.empty() : tensor<8x32x192xf32> loc(#loc256)
      %462 = linalg.fill ins(%cst_6 : f32) outs(%461 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc256)
      %463 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%460, %381 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%462 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc255)
        %503 = arith.addf %out, %502 : f32 loc(#loc256)
        linalg.yield %503 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %464 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463 : tensor<8x32x192xf32>) outs(%461 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %502 = arith.negf %in : f32 loc(#loc294)
        linalg.yield %502 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %465 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<8x32x192xf32>) outs(%461 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %502 = math.exp %in : f32 loc(#loc294)
        linalg.yield %502 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %466 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%461 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:12)):
        linalg.yield %in : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %465 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%461 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %502 = arith.addf %in, %in_26 : f32 loc(#loc294)
        linalg.yield %502 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %467 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%461 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %502 = arith.divf %in, %in_26 : f32 loc(#loc294)
        linalg.yield %502 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %468 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%461 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %502 = arith.subf %in, %in_26 : f32 loc(#loc294)
        linalg.yield %502 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %469 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%461 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc294)
        linalg.yield %502 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %468 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%461 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc294)
        linalg.yield %502 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %472 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%460, %387 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%462 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc255)
        %503 = arith.addf %out, %502 : f32 loc(#loc258)
        linalg.yield %503 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc258)
      %473 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %472 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%461 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc259)
        linalg.yield %502 : f32 loc(#loc259)
      } -> tensor<8x32x192xf32> loc(#loc259)
      %474 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%473, %380 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%445 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %502 = arith.mulf %in, %in_26 : f32 loc(#loc259)
        %503 = arith.addf %out, %502 : f32 loc(#loc260)
        linalg.yield %503 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc260)
      %475 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %474 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%389 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_26: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
        %502 = arith.addf %in, %in_26 : f32 loc(#loc212)
        linalg.yield %502 : f32 loc(#loc212)
      } -> tensor<8x32x64xf32> loc(#loc212)
      %476 = func.call @dynamic_update_index_in_dim(%arg41, %arg40, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc403)
      %477 = func.call @dynamic_update_index_in_dim_6(%arg42, %403, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc403)
      %478 = func.call @dynamic_update_index_in_dim_6(%arg43, %400, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc403)
      %479 = func.call @dynamic_update_index_in_dim_7(%arg44, %407, %from_elements) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32> loc(#loc403)
      %480 = func.call @dynamic_update_index_in_dim(%arg45, %405, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc403)
      %481 = func.call @dynamic_update_index_in_dim(%arg46, %409, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc403)
      %482 = func.call @dynamic_update_index_in_dim_8(%arg47, %416, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc403)
      %483 = func.call @dynamic_update_index_in_dim_8(%arg48, %414, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc403)
      %484 = func.call @dynamic_update_index_in_dim_9(%arg49, %434, %from_elements) : (tensor<2x8x4x32x32xf32>, tensor<8x4x32x32xf32>, tensor<i32>) -> tensor<2x8x4x32x32xf32> loc(#loc403)
      %485 = func.call @dynamic_update_index_in_dim_10(%arg50, %437, %from_elements) : (tensor<2x8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<i32>) -> tensor<2x8x4x32x1xf32> loc(#loc403)
      %486 = func.call @dynamic_update_index_in_dim_10(%arg51, %442, %from_elements) : (tensor<2x8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<i32>) -> tensor<2x8x4x32x1xf32> loc(#loc403)
      %487 = func.call @dynamic_update_index_in_dim_8(%arg52, %418, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc403)
      %488 = func.call @dynamic_update_index_in_dim_9(%arg53, %439, %from_elements) : (tensor<2x8x4x32x32xf32>, tensor<8x4x32x32xf32>, tensor<i32>) -> tensor<2x8x4x32x32xf32> loc(#loc403)
      %489 = func.call @dynamic_update_index_in_dim_8(%arg54, %444, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc403)
      %490 = func.call @dynamic_update_index_in_dim(%arg55, %447, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc403)
      %491 = func.call @dynamic_update_index_in_dim_6(%arg56, %455, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc403)
      %492 = func.call @dynamic_update_index_in_dim_6(%arg57, %453, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc403)
      %493 = func.call @dynamic_update_index_in_dim_7(%arg58, %458, %from_elements) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32> loc(#loc403)
      %494 = func.call @dynamic_update_index_in_dim(%arg59, %457, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc403)
      %495 = func.call @dynamic_update_index_in_dim(%arg60, %460, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc403)
      %496 = func.call @dynamic_update_index_in_dim_11(%arg61, %470, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc403)
      %497 = func.call @dynamic_update_index_in_dim_11(%arg62, %468, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc403)
      %498 = func.call @dynamic_update_index_in_dim_11(%arg63, %463, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc403)
      %499 = func.call @dynamic_update_index_in_dim_11(%arg64, %472, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc403)
      %500 = func.call @dynamic_update_index_in_dim_11(%arg65, %471, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc403)
      %501 = func.call @dynamic_update_index_in_dim_11(%arg66, %473, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc403)
      scf.yield %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501 : tensor<8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32> loc(#loc401)
    } loc(#loc401)
    %45 = tensor.empty() : tensor<8x32x64xf32> loc(#loc404)
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %44#0 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc404)
      linalg.yield %379 : f32 loc(#loc404)
    } -> tensor<8x32x64xf32> loc(#loc404)
    %47 = tensor.empty() : tensor<8x32xf32> loc(#loc405)
    %48 = linalg.fill ins(%cst_6 : f32) outs(%47 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc405)
    %49 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %379 = arith.addf %out, %in : f32 loc(#loc405)
      linalg.yield %379 : f32 loc(#loc405)
    } -> tensor<8x32xf32> loc(#loc405)
    %50 = tensor.empty() : tensor<8x32x1xf32> loc(#loc406)
    %51 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<8x32xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc406)
    } -> tensor<8x32x1xf32> loc(#loc406)
    %52 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc407)
    } -> tensor<8x32x1xf32> loc(#loc407)
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc407)
      linalg.yield %379 : f32 loc(#loc407)
    } -> tensor<8x32x1xf32> loc(#loc407)
    %54 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc408)
    } -> tensor<8x32x1xf32> loc(#loc408)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc408)
      linalg.yield %379 : f32 loc(#loc408)
    } -> tensor<8x32x1xf32> loc(#loc408)
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %379 = math.rsqrt %in : f32 loc(#loc409)
      linalg.yield %379 : f32 loc(#loc409)
    } -> tensor<8x32x1xf32> loc(#loc409)
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %55 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc410)
      linalg.yield %379 : f32 loc(#loc410)
    } -> tensor<8x32x1xf32> loc(#loc410)
    %58 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
      linalg.yield %in : f32 loc(#loc411)
    } -> tensor<8x32x1xf32> loc(#loc411)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %57 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc411)
      linalg.yield %379 : f32 loc(#loc411)
    } -> tensor<8x32x1xf32> loc(#loc411)
    %60 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<8x32x1xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc412)
    } -> tensor<8x32x64xf32> loc(#loc412)
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %60 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc412)
      linalg.yield %379 : f32 loc(#loc412)
    } -> tensor<8x32x64xf32> loc(#loc412)
    %62 = tensor.empty() : tensor<1x1x64xf32> loc(#loc413)
    %63 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%62 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc413)
    } -> tensor<1x1x64xf32> loc(#loc413)
    %64 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<1x1x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc414)
    } -> tensor<8x32x64xf32> loc(#loc414)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc414)
      linalg.yield %379 : f32 loc(#loc414)
    } -> tensor<8x32x64xf32> loc(#loc414)
    %66 = tensor.empty() : tensor<8x32x256xf32> loc(#loc345)
    %67 = linalg.fill ins(%cst_6 : f32) outs(%66 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc345)
    %68 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%67 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc414)
      %380 = arith.addf %out, %379 : f32 loc(#loc345)
      linalg.yield %380 : f32 loc(#loc)
    } -> tensor<8x32x256xf32> loc(#loc345)
    %69 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg38 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc415)
    } -> tensor<8x32x1xi32> loc(#loc415)
    %70 = tensor.empty() : tensor<1x1x256xi32> loc(#loc415)
    %71 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%70 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %379 = linalg.index 2 : index loc(#loc415)
      %380 = arith.index_cast %379 : index to i32 loc(#loc415)
      linalg.yield %380 : i32 loc(#loc415)
    } -> tensor<1x1x256xi32> loc(#loc415)
    %72 = tensor.empty() : tensor<8x32x256xi32> loc(#loc415)
    %73 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<8x32x1xi32>) outs(%72 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc415)
    } -> tensor<8x32x256xi32> loc(#loc415)
    %74 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<1x1x256xi32>) outs(%72 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc415)
    } -> tensor<8x32x256xi32> loc(#loc415)
    %75 = tensor.empty() : tensor<8x32x256xi1> loc(#loc415)
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %74 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%75 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_26: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %379 = arith.cmpi eq, %in, %in_26 : i32 loc(#loc415)
      linalg.yield %379 : i1 loc(#loc415)
    } -> tensor<8x32x256xi1> loc(#loc415)
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<8x32x256xi1>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %379 = arith.uitofp %in : i1 to f32 loc(#loc415)
      linalg.yield %379 : f32 loc(#loc415)
    } -> tensor<8x32x256xf32> loc(#loc415)
    %78 = linalg.fill ins(%cst_5 : f32) outs(%47 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc347)
    %79 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<8x32x256xf32>) outs(%78 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %379 = arith.maximumf %out, %in : f32 loc(#loc347)
      linalg.yield %379 : f32 loc(#loc347)
    } -> tensor<8x32xf32> loc(#loc347)
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc348)
    } -> tensor<8x32xf32> loc(#loc348)
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %79 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.maximumf %in, %in_26 : f32 loc(#loc348)
      linalg.yield %379 : f32 loc(#loc348)
    } -> tensor<8x32xf32> loc(#loc348)
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %379 = math.absf %in : f32 loc(#loc349)
      %380 = arith.cmpf one, %379, %cst_4 : f32 loc(#loc349)
      linalg.yield %380 : i1 loc(#loc349)
    } -> tensor<8x32xi1> loc(#loc349)
    %83 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc350)
    } -> tensor<8x32xf32> loc(#loc350)
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %81, %83 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %in_27: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.select %in, %in_26, %in_27 : f32 loc(#loc351)
      linalg.yield %379 : f32 loc(#loc351)
    } -> tensor<8x32xf32> loc(#loc351)
    %85 = "mesh.stop_gradient"(%84) : (tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc352)
    %86 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<8x32xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc350)
    } -> tensor<8x32x1xf32> loc(#loc350)
    %87 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x32x1xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc353)
    } -> tensor<8x32x256xf32> loc(#loc353)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %87 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc353)
      linalg.yield %379 : f32 loc(#loc353)
    } -> tensor<8x32x256xf32> loc(#loc353)
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = math.exp %in : f32 loc(#loc354)
      linalg.yield %379 : f32 loc(#loc354)
    } -> tensor<8x32x256xf32> loc(#loc354)
    %90 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<8x32x256xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %379 = arith.addf %out, %in : f32 loc(#loc355)
      linalg.yield %379 : f32 loc(#loc355)
    } -> tensor<8x32xf32> loc(#loc355)
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = math.absf %in : f32 loc(#loc356)
      linalg.yield %379 : f32 loc(#loc356)
    } -> tensor<8x32xf32> loc(#loc356)
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %83 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.cmpf oge, %in, %in_26 : f32 loc(#loc357)
      linalg.yield %379 : i1 loc(#loc357)
    } -> tensor<8x32xi1> loc(#loc357)
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = math.log %in : f32 loc(#loc358)
      linalg.yield %379 : f32 loc(#loc358)
    } -> tensor<8x32xf32> loc(#loc358)
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %85 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc359)
      linalg.yield %379 : f32 loc(#loc359)
    } -> tensor<8x32xf32> loc(#loc359)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %77 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_26: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc360)
      linalg.yield %379 : f32 loc(#loc360)
    } -> tensor<8x32x256xf32> loc(#loc360)
    %96 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<8x32x256xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %379 = arith.addf %out, %in : f32 loc(#loc361)
      linalg.yield %379 : f32 loc(#loc361)
    } -> tensor<8x32xf32> loc(#loc361)
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %96 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc362)
      linalg.yield %379 : f32 loc(#loc362)
    } -> tensor<8x32xf32> loc(#loc362)
    %98 = linalg.fill ins(%cst_6 : f32) outs(%23 : tensor<f32>) -> tensor<f32> loc(#loc363)
    %99 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%97 : tensor<8x32xf32>) outs(%98 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %379 = arith.addf %out, %in : f32 loc(#loc363)
      linalg.yield %379 : f32 loc(#loc363)
    } -> tensor<f32> loc(#loc363)
    %100 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%99 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %379 = arith.divf %in, %cst_3 : f32 loc(#loc364)
      linalg.yield %379 : f32 loc(#loc364)
    } -> tensor<f32> loc(#loc364)
    %101 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %cst : f32 loc(#loc365)
    } -> tensor<f32> loc(#loc365)
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<f32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<8x32xf32> loc(#loc366)
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.negf %in : f32 loc(#loc367)
      linalg.yield %379 : f32 loc(#loc367)
    } -> tensor<8x32xf32> loc(#loc367)
    %104 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<8x32xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:56)):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<8x32x256xf32> loc(#loc368)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %77 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:56), %in_26: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc369)
      linalg.yield %379 : f32 loc(#loc369)
    } -> tensor<8x32x256xf32> loc(#loc369)
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102, %91 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc370)
      linalg.yield %379 : f32 loc(#loc370)
    } -> tensor<8x32xf32> loc(#loc370)
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %83, %106 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %in_27: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.select %in, %in_26, %in_27 : f32 loc(#loc371)
      linalg.yield %379 : f32 loc(#loc371)
    } -> tensor<8x32xf32> loc(#loc371)
    %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %106, %83 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %in_27: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.select %in, %in_26, %in_27 : f32 loc(#loc371)
      linalg.yield %379 : f32 loc(#loc371)
    } -> tensor<8x32xf32> loc(#loc371)
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.negf %in : f32 loc(#loc372)
      linalg.yield %379 : f32 loc(#loc372)
    } -> tensor<8x32xf32> loc(#loc372)
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc373)
      linalg.yield %379 : f32 loc(#loc373)
    } -> tensor<8x32xf32> loc(#loc373)
    %111 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<8x32xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc374)
    } -> tensor<8x32x256xf32> loc(#loc374)
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %89 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc375)
      linalg.yield %379 : f32 loc(#loc375)
    } -> tensor<8x32x256xf32> loc(#loc375)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %112 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:64), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc373)
      linalg.yield %379 : f32 loc(#loc373)
    } -> tensor<8x32x256xf32> loc(#loc373)
    %114 = tensor.empty() : tensor<256x64xf32> loc(#loc376)
    %115 = linalg.fill ins(%cst_6 : f32) outs(%114 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc376)
    %116 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%113, %65 : tensor<8x32x256xf32>, tensor<8x32x64xf32>) outs(%115 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc373)
      %380 = arith.addf %out, %379 : f32 loc(#loc376)
      linalg.yield %380 : f32 loc(#loc)
    } -> tensor<256x64xf32> loc(#loc376)
    %117 = tensor.empty() : tensor<64x256xf32> loc(#loc377)
    %118 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<256x64xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":113:13)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<64x256xf32> loc(#loc377)
    %119 = linalg.fill ins(%cst_6 : f32) outs(%45 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc376)
    %120 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113, %arg1 : tensor<8x32x256xf32>, tensor<64x256xf32>) outs(%119 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc373)
      %380 = arith.addf %out, %379 : f32 loc(#loc376)
      linalg.yield %380 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc376)
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %120 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc416)
      linalg.yield %379 : f32 loc(#loc416)
    } -> tensor<8x32x64xf32> loc(#loc416)
    %122 = tensor.empty() : tensor<64xf32> loc(#loc417)
    %123 = linalg.fill ins(%cst_6 : f32) outs(%122 : tensor<64xf32>) -> tensor<64xf32> loc(#loc417)
    %124 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%121 : tensor<8x32x64xf32>) outs(%123 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %379 = arith.addf %out, %in : f32 loc(#loc417)
      linalg.yield %379 : f32 loc(#loc417)
    } -> tensor<64xf32> loc(#loc417)
    %expanded = tensor.expand_shape %124 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc418)
    %125 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %64 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc416)
      linalg.yield %379 : f32 loc(#loc416)
    } -> tensor<8x32x64xf32> loc(#loc416)
    %126 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x64xf32>) outs(%123 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %379 = arith.addf %out, %in : f32 loc(#loc417)
      linalg.yield %379 : f32 loc(#loc417)
    } -> tensor<64xf32> loc(#loc417)
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %125 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc419)
      linalg.yield %379 : f32 loc(#loc419)
    } -> tensor<8x32x64xf32> loc(#loc419)
    %128 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %379 = arith.addf %out, %in : f32 loc(#loc420)
      linalg.yield %379 : f32 loc(#loc420)
    } -> tensor<8x32xf32> loc(#loc420)
    %expanded_25 = tensor.expand_shape %128 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc421)
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %60 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc419)
      linalg.yield %379 : f32 loc(#loc419)
    } -> tensor<8x32x64xf32> loc(#loc419)
    %130 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %59 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc422)
      linalg.yield %379 : f32 loc(#loc422)
    } -> tensor<8x32x1xf32> loc(#loc422)
    %131 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc423)
      linalg.yield %379 : f32 loc(#loc423)
    } -> tensor<8x32x1xf32> loc(#loc423)
    %132 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%131 : tensor<8x32x1xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %379 = arith.addf %out, %in : f32 loc(#loc424)
      linalg.yield %379 : f32 loc(#loc424)
    } -> tensor<8x32xf32> loc(#loc424)
    %133 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<8x32xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc425)
    } -> tensor<8x32x64xf32> loc(#loc425)
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %133 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc426)
      linalg.yield %379 : f32 loc(#loc426)
    } -> tensor<8x32x64xf32> loc(#loc426)
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %134 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc427)
      linalg.yield %379 : f32 loc(#loc427)
    } -> tensor<8x32x64xf32> loc(#loc427)
    %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %44#0 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc426)
      linalg.yield %379 : f32 loc(#loc426)
    } -> tensor<8x32x64xf32> loc(#loc426)
    %137 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %136 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_26: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc427)
      linalg.yield %379 : f32 loc(#loc427)
    } -> tensor<8x32x64xf32> loc(#loc427)
    %138 = tensor.empty() : tensor<2x192x64xf32> loc(#loc428)
    %139 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc428)
    } -> tensor<2x192x64xf32> loc(#loc428)
    %140 = tensor.empty() : tensor<2x64x192xf32> loc(#loc428)
    %141 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc428)
    } -> tensor<2x64x192xf32> loc(#loc428)
    %142 = tensor.empty() : tensor<2x64x4x16xf32> loc(#loc428)
    %143 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc428)
    } -> tensor<2x64x4x16xf32> loc(#loc428)
    %144 = tensor.empty() : tensor<2x64xf32> loc(#loc428)
    %145 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc428)
    } -> tensor<2x64xf32> loc(#loc428)
    %146 = tensor.empty() : tensor<2x4x16x64xf32> loc(#loc428)
    %147 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc428)
    } -> tensor<2x4x16x64xf32> loc(#loc428)
    %148:10 = scf.for %arg39 = %c0 to %c2 step %c1 iter_args(%arg40 = %137, %arg41 = %139, %arg42 = %141, %arg43 = %143, %arg44 = %145, %arg45 = %145, %arg46 = %147, %arg47 = %143, %arg48 = %141, %arg49 = %143) -> (tensor<8x32x64xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>) {
      %379 = arith.index_cast %arg39 : index to i32 loc(#loc430)
      %from_elements = tensor.from_elements %379 : tensor<i32> loc(#loc430)
      %380 = tensor.empty() : tensor<i32> loc(#loc430)
      %381 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%380 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":112:15)):
        %540 = arith.subi %c2_i32, %in : i32 loc(#loc430)
        linalg.yield %540 : i32 loc(#loc430)
      } -> tensor<i32> loc(#loc430)
      %382 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%381 : tensor<i32>) outs(%380 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":112:15), %out: i32 loc("examples/jax/transformer.py":112:15)):
        %540 = arith.subi %in, %c1_i32 : i32 loc(#loc430)
        linalg.yield %540 : i32 loc(#loc430)
      } -> tensor<i32> loc(#loc430)
      %383 = func.call @dynamic_index_in_dim_12(%44#1, %382) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc431)
      %384 = func.call @dynamic_index_in_dim_13(%44#2, %382) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc431)
      %385 = func.call @dynamic_index_in_dim_13(%44#3, %382) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc431)
      %386 = func.call @dynamic_index_in_dim_14(%44#4, %382) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32> loc(#loc431)
      %387 = func.call @dynamic_index_in_dim_12(%44#5, %382) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc431)
      %388 = func.call @dynamic_index_in_dim_12(%44#6, %382) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc431)
      %389 = func.call @dynamic_index_in_dim_1(%arg8, %382) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc431)
      %390 = func.call @dynamic_index_in_dim_1(%arg4, %382) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc431)
      %391 = func.call @dynamic_index_in_dim_1(%arg10, %382) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc431)
      %392 = func.call @dynamic_index_in_dim_15(%44#7, %382) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc431)
      %393 = func.call @dynamic_index_in_dim_15(%44#8, %382) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc431)
      %394 = func.call @dynamic_index_in_dim_16(%44#9, %382) : (tensor<2x8x4x32x32xf32>, tensor<i32>) -> tensor<8x4x32x32xf32> loc(#loc431)
      %395 = func.call @dynamic_index_in_dim_17(%44#10, %382) : (tensor<2x8x4x32x1xf32>, tensor<i32>) -> tensor<8x4x32x1xf32> loc(#loc431)
      %396 = func.call @dynamic_index_in_dim_17(%44#11, %382) : (tensor<2x8x4x32x1xf32>, tensor<i32>) -> tensor<8x4x32x1xf32> loc(#loc431)
      %397 = func.call @dynamic_index_in_dim_15(%44#12, %382) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc431)
      %398 = func.call @dynamic_index_in_dim_16(%44#13, %382) : (tensor<2x8x4x32x32xf32>, tensor<i32>) -> tensor<8x4x32x32xf32> loc(#loc431)
      %399 = func.call @dynamic_index_in_dim_3(%arg7, %382) : (tensor<2x4x16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32> loc(#loc431)
      %400 = func.call @dynamic_index_in_dim_15(%44#14, %382) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc431)
      %401 = func.call @dynamic_index_in_dim_12(%44#15, %382) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc431)
      %402 = func.call @dynamic_index_in_dim_13(%44#16, %382) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc431)
      %403 = func.call @dynamic_index_in_dim_13(%44#17, %382) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc431)
      %404 = func.call @dynamic_index_in_dim_14(%44#18, %382) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32> loc(#loc431)
      %405 = func.call @dynamic_index_in_dim_12(%44#19, %382) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc431)
      %406 = func.call @dynamic_index_in_dim_0(%arg3, %382) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc431)
      %407 = func.call @dynamic_index_in_dim_12(%44#20, %382) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc431)
      %408 = func.call @dynamic_index_in_dim_18(%44#21, %382) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc431)
      %409 = func.call @dynamic_index_in_dim_18(%44#22, %382) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc431)
      %410 = func.call @dynamic_index_in_dim_18(%44#23, %382) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc431)
      %411 = func.call @dynamic_index_in_dim_0(%arg9, %382) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc431)
      %412 = func.call @dynamic_index_in_dim_18(%44#24, %382) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc431)
      %413 = func.call @dynamic_index_in_dim_18(%44#25, %382) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc431)
      %414 = func.call @dynamic_index_in_dim(%arg2, %382) : (tensor<2x192x64xf32>, tensor<i32>) -> tensor<192x64xf32> loc(#loc431)
      %415 = func.call @dynamic_index_in_dim_18(%44#26, %382) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc431)
      %416 = tensor.empty() : tensor<64x192xf32> loc(#loc260)
      %417 = linalg.fill ins(%cst_6 : f32) outs(%416 : tensor<64x192xf32>) -> tensor<64x192xf32> loc(#loc260)
      %418 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg40, %415 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%417 : tensor<64x192xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc124)
        %541 = arith.addf %out, %540 : f32 loc(#loc260)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<64x192xf32> loc(#loc260)
      %419 = tensor.empty() : tensor<192x64xf32> loc(#loc261)
      %420 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel"]} ins(%418 : tensor<64x192xf32>) outs(%419 : tensor<192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
        linalg.yield %in : f32 loc(#loc261)
      } -> tensor<192x64xf32> loc(#loc261)
      %421 = tensor.empty() : tensor<8x32x192xf32> loc(#loc260)
      %422 = linalg.fill ins(%cst_6 : f32) outs(%421 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc260)
      %423 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg40, %414 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%422 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc124)
        %541 = arith.addf %out, %540 : f32 loc(#loc260)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc260)
      %424 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %423 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%421 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc259)
        linalg.yield %540 : f32 loc(#loc259)
      } -> tensor<8x32x192xf32> loc(#loc259)
      %425 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %412 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%421 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc259)
        linalg.yield %540 : f32 loc(#loc259)
      } -> tensor<8x32x192xf32> loc(#loc259)
      %426 = linalg.fill ins(%cst_6 : f32) outs(%419 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc258)
      %427 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%424, %407 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%426 : tensor<192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc259)
        %541 = arith.addf %out, %540 : f32 loc(#loc258)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<192x64xf32> loc(#loc258)
      %428 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel"]} ins(%427 : tensor<192x64xf32>) outs(%416 : tensor<64x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
        linalg.yield %in : f32 loc(#loc262)
      } -> tensor<64x192xf32> loc(#loc262)
      %429 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%424, %411 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc259)
        %541 = arith.addf %out, %540 : f32 loc(#loc258)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc258)
      %430 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %425 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%421 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc294)
        linalg.yield %540 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %431 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %409 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%421 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc294)
        linalg.yield %540 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %432 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %408 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%421 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc294)
        linalg.yield %540 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %433 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %432 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%421 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc294)
        linalg.yield %540 : f32 loc(#loc294)
      } -> tensor<8x32x192xf32> loc(#loc294)
      %434 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%433, %407 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%426 : tensor<192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc294)
        %541 = arith.addf %out, %540 : f32 loc(#loc256)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<192x64xf32> loc(#loc256)
      %435 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel"]} ins(%434 : tensor<192x64xf32>) outs(%416 : tensor<64x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
        linalg.yield %in : f32 loc(#loc263)
      } -> tensor<64x192xf32> loc(#loc263)
      %436 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%433, %406 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc294)
        %541 = arith.addf %out, %540 : f32 loc(#loc256)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc256)
      %437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %436 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_32: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc264)
        linalg.yield %540 : f32 loc(#loc264)
      } -> tensor<8x32x64xf32> loc(#loc264)
      %438 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %437 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc255)
        linalg.yield %540 : f32 loc(#loc255)
      } -> tensor<8x32x64xf32> loc(#loc255)
      %439 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%438 : tensor<8x32x64xf32>) outs(%123 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc265)
        linalg.yield %540 : f32 loc(#loc265)
      } -> tensor<64xf32> loc(#loc265)
      %expanded_26 = tensor.expand_shape %439 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc266)
      %440 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<1x1x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc255)
      } -> tensor<8x32x64xf32> loc(#loc255)
      %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %440 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc255)
        linalg.yield %540 : f32 loc(#loc255)
      } -> tensor<8x32x64xf32> loc(#loc255)
      %442 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_26 : tensor<1x1x64xf32>) outs(%123 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc265)
        linalg.yield %540 : f32 loc(#loc265)
      } -> tensor<64xf32> loc(#loc265)
      %443 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %441 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc253)
        linalg.yield %540 : f32 loc(#loc253)
      } -> tensor<8x32x64xf32> loc(#loc253)
      %444 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%443 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc267)
        linalg.yield %540 : f32 loc(#loc267)
      } -> tensor<8x32xf32> loc(#loc267)
      %expanded_27 = tensor.expand_shape %444 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc268)
      %445 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<8x32x1xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc253)
      } -> tensor<8x32x64xf32> loc(#loc253)
      %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %445 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc253)
        linalg.yield %540 : f32 loc(#loc253)
      } -> tensor<8x32x64xf32> loc(#loc253)
      %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %446 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc269)
        linalg.yield %540 : f32 loc(#loc269)
      } -> tensor<8x32x64xf32> loc(#loc269)
      %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %402 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc252)
        linalg.yield %540 : f32 loc(#loc252)
      } -> tensor<8x32x1xf32> loc(#loc252)
      %449 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_32: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %540 = arith.divf %in, %in_32 : f32 loc(#loc248)
        linalg.yield %540 : f32 loc(#loc248)
      } -> tensor<8x32x1xf32> loc(#loc248)
      %450 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%449 : tensor<8x32x1xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc246)
        linalg.yield %540 : f32 loc(#loc246)
      } -> tensor<8x32xf32> loc(#loc246)
      %451 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450 : tensor<8x32xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc247)
      } -> tensor<8x32x64xf32> loc(#loc247)
      %452 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %451 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc245)
        linalg.yield %540 : f32 loc(#loc245)
      } -> tensor<8x32x64xf32> loc(#loc245)
      %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %452 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc270)
        linalg.yield %540 : f32 loc(#loc270)
      } -> tensor<8x32x64xf32> loc(#loc270)
      %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %401 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc245)
        linalg.yield %540 : f32 loc(#loc245)
      } -> tensor<8x32x64xf32> loc(#loc245)
      %455 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %454 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc270)
        linalg.yield %540 : f32 loc(#loc270)
      } -> tensor<8x32x64xf32> loc(#loc270)
      %456 = tensor.empty() : tensor<64x4x16xf32> loc(#loc244)
      %457 = linalg.fill ins(%cst_6 : f32) outs(%456 : tensor<64x4x16xf32>) -> tensor<64x4x16xf32> loc(#loc244)
      %458 = linalg.generic {indexing_maps = [#map34, #map35, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%455, %400 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%457 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc270)
        %541 = arith.addf %out, %540 : f32 loc(#loc244)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<64x4x16xf32> loc(#loc244)
      %459 = tensor.empty() : tensor<4x16x64xf32> loc(#loc271)
      %460 = linalg.generic {indexing_maps = [#map36, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458 : tensor<64x4x16xf32>) outs(%459 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
        linalg.yield %in : f32 loc(#loc271)
      } -> tensor<4x16x64xf32> loc(#loc271)
      %461 = tensor.empty() : tensor<8x32x4x16xf32> loc(#loc244)
      %462 = linalg.fill ins(%cst_6 : f32) outs(%461 : tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32> loc(#loc244)
      %463 = linalg.generic {indexing_maps = [#map37, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%455, %399 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%462 : tensor<8x32x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc270)
        %541 = arith.addf %out, %540 : f32 loc(#loc244)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x32x4x16xf32> loc(#loc244)
      %464 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc271)
      %465 = linalg.generic {indexing_maps = [#map38, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%463 : tensor<8x32x4x16xf32>) outs(%464 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
        linalg.yield %in : f32 loc(#loc271)
      } -> tensor<8x4x32x16xf32> loc(#loc271)
      %466 = tensor.empty() : tensor<8x4x16x32xf32> loc(#loc243)
      %467 = linalg.fill ins(%cst_6 : f32) outs(%466 : tensor<8x4x16x32xf32>) -> tensor<8x4x16x32xf32> loc(#loc243)
      %468 = linalg.generic {indexing_maps = [#map39, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%465, %398 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%467 : tensor<8x4x16x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc271)
        %541 = arith.addf %out, %540 : f32 loc(#loc243)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x4x16x32xf32> loc(#loc243)
      %469 = linalg.generic {indexing_maps = [#map40, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468 : tensor<8x4x16x32xf32>) outs(%464 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
        linalg.yield %in : f32 loc(#loc272)
      } -> tensor<8x4x32x16xf32> loc(#loc272)
      %470 = linalg.fill ins(%cst_6 : f32) outs(%27 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc243)
      %471 = linalg.generic {indexing_maps = [#map18, #map19, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%465, %397 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%470 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc271)
        %541 = arith.addf %out, %540 : f32 loc(#loc243)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x4x32x32xf32> loc(#loc243)
      %472 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%396 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc273)
      } -> tensor<8x4x32x32xf32> loc(#loc273)
      %473 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471, %472 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_32: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc273)
        linalg.yield %540 : f32 loc(#loc273)
      } -> tensor<8x4x32x32xf32> loc(#loc273)
      %474 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473, %394 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc273)
        linalg.yield %540 : f32 loc(#loc273)
      } -> tensor<8x4x32x32xf32> loc(#loc273)
      %475 = tensor.empty() : tensor<8x4x32xf32> loc(#loc240)
      %476 = linalg.fill ins(%cst_6 : f32) outs(%475 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc240)
      %477 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%474 : tensor<8x4x32x32xf32>) outs(%476 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc240)
        linalg.yield %540 : f32 loc(#loc240)
      } -> tensor<8x4x32xf32> loc(#loc240)
      %expanded_28 = tensor.expand_shape %477 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc274)
      %478 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc275)
      %479 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<8x4x32x1xf32>) outs(%478 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %540 = arith.negf %in : f32 loc(#loc275)
        linalg.yield %540 : f32 loc(#loc275)
      } -> tensor<8x4x32x1xf32> loc(#loc275)
      %480 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%395 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc241)
      } -> tensor<8x4x32x32xf32> loc(#loc241)
      %481 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471, %480 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_32: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %540 = arith.divf %in, %in_32 : f32 loc(#loc241)
        linalg.yield %540 : f32 loc(#loc241)
      } -> tensor<8x4x32x32xf32> loc(#loc241)
      %482 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%479 : tensor<8x4x32x1xf32>) outs(%476 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc240)
        linalg.yield %540 : f32 loc(#loc240)
      } -> tensor<8x4x32xf32> loc(#loc240)
      %483 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%482 : tensor<8x4x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc236)
      } -> tensor<8x4x32x32xf32> loc(#loc236)
      %484 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%481, %483 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_32: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc276)
        linalg.yield %540 : f32 loc(#loc276)
      } -> tensor<8x4x32x32xf32> loc(#loc276)
      %485 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%484, %394 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc273)
        linalg.yield %540 : f32 loc(#loc273)
      } -> tensor<8x4x32x32xf32> loc(#loc273)
      %486 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %485, %29 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: i1 loc(unknown), %in_32: f32 loc("examples/jax/transformer.py":92:14), %in_33: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
        %540 = arith.select %in, %in_32, %in_33 : f32 loc(#loc290)
        linalg.yield %540 : f32 loc(#loc290)
      } -> tensor<8x4x32x32xf32> loc(#loc290)
      %487 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
        linalg.yield %in : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %488 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%486, %487 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_32: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %540 = arith.divf %in, %in_32 : f32 loc(#loc232)
        linalg.yield %540 : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %489 = linalg.fill ins(%cst_6 : f32) outs(%464 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc231)
      %490 = linalg.generic {indexing_maps = [#map39, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%488, %393 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%489 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc232)
        %541 = arith.addf %out, %540 : f32 loc(#loc231)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x4x32x16xf32> loc(#loc231)
      %491 = linalg.generic {indexing_maps = [#map18, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%488, %392 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%489 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc232)
        %541 = arith.addf %out, %540 : f32 loc(#loc231)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x4x32x16xf32> loc(#loc231)
      %492 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc289)
      %493 = linalg.generic {indexing_maps = [#map41, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%469 : tensor<8x4x32x16xf32>) outs(%492 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<4x16x8x32xf32> loc(#loc289)
      %494 = linalg.generic {indexing_maps = [#map42, #map15, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%493, %391 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc289)
        %541 = arith.addf %out, %540 : f32 loc(#loc288)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc288)
      %495 = linalg.fill ins(%cst_6 : f32) outs(%459 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32> loc(#loc288)
      %496 = linalg.generic {indexing_maps = [#map19, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%493, %388 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%495 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc289)
        %541 = arith.addf %out, %540 : f32 loc(#loc288)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<4x16x64xf32> loc(#loc288)
      %497 = linalg.generic {indexing_maps = [#map32, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<4x16x64xf32>) outs(%456 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<64x4x16xf32> loc(#loc289)
      %498 = linalg.generic {indexing_maps = [#map41, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490 : tensor<8x4x32x16xf32>) outs(%492 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<4x16x8x32xf32> loc(#loc289)
      %499 = linalg.generic {indexing_maps = [#map42, #map15, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%498, %390 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc289)
        %541 = arith.addf %out, %540 : f32 loc(#loc288)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc288)
      %500 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %499 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc295)
        linalg.yield %540 : f32 loc(#loc295)
      } -> tensor<8x32x64xf32> loc(#loc295)
      %501 = linalg.generic {indexing_maps = [#map19, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%498, %388 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%495 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc289)
        %541 = arith.addf %out, %540 : f32 loc(#loc288)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<4x16x64xf32> loc(#loc288)
      %502 = linalg.generic {indexing_maps = [#map32, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501 : tensor<4x16x64xf32>) outs(%456 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<64x4x16xf32> loc(#loc289)
      %503 = linalg.generic {indexing_maps = [#map41, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%491 : tensor<8x4x32x16xf32>) outs(%492 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<4x16x8x32xf32> loc(#loc289)
      %504 = linalg.generic {indexing_maps = [#map42, #map15, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%503, %389 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc289)
        %541 = arith.addf %out, %540 : f32 loc(#loc288)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc288)
      %505 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %504 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc295)
        linalg.yield %540 : f32 loc(#loc295)
      } -> tensor<8x32x64xf32> loc(#loc295)
      %506 = linalg.generic {indexing_maps = [#map19, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%503, %388 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%495 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc289)
        %541 = arith.addf %out, %540 : f32 loc(#loc288)
        linalg.yield %541 : f32 loc(#loc)
      } -> tensor<4x16x64xf32> loc(#loc288)
      %507 = linalg.generic {indexing_maps = [#map32, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506 : tensor<4x16x64xf32>) outs(%456 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<64x4x16xf32> loc(#loc289)
      %508 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %505 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc229)
        linalg.yield %540 : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %509 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%508 : tensor<8x32x64xf32>) outs(%123 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc277)
        linalg.yield %540 : f32 loc(#loc277)
      } -> tensor<64xf32> loc(#loc277)
      %expanded_29 = tensor.expand_shape %509 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc278)
      %510 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<1x1x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %511 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %510 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc229)
        linalg.yield %540 : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %512 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_29 : tensor<1x1x64xf32>) outs(%123 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc277)
        linalg.yield %540 : f32 loc(#loc277)
      } -> tensor<64xf32> loc(#loc277)
      %513 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %511 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc227)
        linalg.yield %540 : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %514 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%513 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc279)
        linalg.yield %540 : f32 loc(#loc279)
      } -> tensor<8x32xf32> loc(#loc279)
      %expanded_30 = tensor.expand_shape %514 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc280)
      %515 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<8x32x1xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %516 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511, %515 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc227)
        linalg.yield %540 : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %517 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %516 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc281)
        linalg.yield %540 : f32 loc(#loc281)
      } -> tensor<8x32x64xf32> loc(#loc281)
      %518 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %384 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc226)
        linalg.yield %540 : f32 loc(#loc226)
      } -> tensor<8x32x1xf32> loc(#loc226)
      %519 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_32: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %540 = arith.divf %in, %in_32 : f32 loc(#loc222)
        linalg.yield %540 : f32 loc(#loc222)
      } -> tensor<8x32x1xf32> loc(#loc222)
      %520 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%519 : tensor<8x32x1xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %540 = arith.addf %out, %in : f32 loc(#loc220)
        linalg.yield %540 : f32 loc(#loc220)
      } -> tensor<8x32xf32> loc(#loc220)
      %521 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520 : tensor<8x32xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc221)
      } -> tensor<8x32x64xf32> loc(#loc221)
      %522 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %521 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc219)
        linalg.yield %540 : f32 loc(#loc219)
      } -> tensor<8x32x64xf32> loc(#loc219)
      %523 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %522 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc282)
        linalg.yield %540 : f32 loc(#loc282)
      } -> tensor<8x32x64xf32> loc(#loc282)
      %524 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%521, %383 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %540 = arith.mulf %in, %in_32 : f32 loc(#loc219)
        linalg.yield %540 : f32 loc(#loc219)
      } -> tensor<8x32x64xf32> loc(#loc219)
      %525 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523, %524 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %540 = arith.addf %in, %in_32 : f32 loc(#loc282)
        linalg.yield %540 : f32 loc(#loc282)
      } -> tensor<8x32x64xf32> loc(#loc282)
      %526 = tensor.empty() : tensor<1x192x64xf32> loc(#loc213)
      %527 = linalg.generic {indexing_maps = [#map43, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420 : tensor<192x64xf32>) outs(%526 : tensor<1x192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc213)
      } -> tensor<1x192x64xf32> loc(#loc213)
      %extracted = tensor.extract %382[] : tensor<i32> loc(#loc214)
      %528 = arith.index_cast %extracted : i32 to index loc(#loc214)
      %529 = arith.maxsi %528, %c0 : index loc(#loc214)
      %530 = arith.minsi %529, %c1 : index loc(#loc214)
      %inserted_slice = tensor.insert_slice %527 into %arg41[%530, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<1x192x64xf32> into tensor<2x192x64xf32> loc(#loc214)
      %531 = func.call @dynamic_update_index_in_dim_23(%arg42, %435, %382) : (tensor<2x64x192xf32>, tensor<64x192xf32>, tensor<i32>) -> tensor<2x64x192xf32> loc(#loc432)
      %532 = func.call @dynamic_update_index_in_dim_24(%arg43, %502, %382) : (tensor<2x64x4x16xf32>, tensor<64x4x16xf32>, tensor<i32>) -> tensor<2x64x4x16xf32> loc(#loc432)
      %533 = func.call @dynamic_update_index_in_dim_25(%arg44, %512, %382) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32> loc(#loc432)
      %534 = func.call @dynamic_update_index_in_dim_25(%arg45, %442, %382) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32> loc(#loc432)
      %535 = tensor.empty() : tensor<1x4x16x64xf32> loc(#loc213)
      %536 = linalg.generic {indexing_maps = [#map44, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%460 : tensor<4x16x64xf32>) outs(%535 : tensor<1x4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc213)
      } -> tensor<1x4x16x64xf32> loc(#loc213)
      %inserted_slice_31 = tensor.insert_slice %536 into %arg46[%530, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<1x4x16x64xf32> into tensor<2x4x16x64xf32> loc(#loc214)
      %537 = func.call @dynamic_update_index_in_dim_24(%arg47, %507, %382) : (tensor<2x64x4x16xf32>, tensor<64x4x16xf32>, tensor<i32>) -> tensor<2x64x4x16xf32> loc(#loc432)
      %538 = func.call @dynamic_update_index_in_dim_23(%arg48, %428, %382) : (tensor<2x64x192xf32>, tensor<64x192xf32>, tensor<i32>) -> tensor<2x64x192xf32> loc(#loc432)
      %539 = func.call @dynamic_update_index_in_dim_24(%arg49, %497, %382) : (tensor<2x64x4x16xf32>, tensor<64x4x16xf32>, tensor<i32>) -> tensor<2x64x4x16xf32> loc(#loc432)
      scf.yield %525, %inserted_slice, %531, %532, %533, %534, %inserted_slice_31, %537, %538, %539 : tensor<8x32x64xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32> loc(#loc429)
    } loc(#loc429)
    %149 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<256x64xf32> loc(#loc378)
    %150 = "mesh.scatter_slices"(%149, %8, %148#0) ({
    ^bb0(%arg39: f32 loc("examples/jax/transformer.py":107:8), %arg40: f32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.addf %arg39, %arg40 : f32 loc(#loc433)
      "mesh.scalar_yield"(%379) : (f32) -> () loc(#loc379)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<256x64xf32> loc(#loc379)
    %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<256x64xf32> loc(#loc381)
    %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%151, %arg12 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<256x64xf32> loc(#loc381)
    %153 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<256x64xf32> loc(#loc382)
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %150 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<256x64xf32> loc(#loc382)
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %154 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<256x64xf32> loc(#loc383)
    %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<64x256xf32> loc(#loc381)
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %arg13 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<64x256xf32> loc(#loc381)
    %158 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<64x256xf32> loc(#loc382)
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %118 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<64x256xf32> loc(#loc382)
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %159 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<64x256xf32> loc(#loc383)
    %161 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<2x192x64xf32> loc(#loc381)
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %arg14 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<2x192x64xf32> loc(#loc381)
    %163 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x192x64xf32> loc(#loc382)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %148#1 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<2x192x64xf32> loc(#loc382)
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %164 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<2x192x64xf32> loc(#loc383)
    %166 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<2x64x192xf32> loc(#loc381)
    %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %arg15 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<2x64x192xf32> loc(#loc381)
    %168 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x64x192xf32> loc(#loc382)
    %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %148#2 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<2x64x192xf32> loc(#loc382)
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %169 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<2x64x192xf32> loc(#loc383)
    %171 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<2x64x4x16xf32> loc(#loc381)
    %172 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %arg16 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<2x64x4x16xf32> loc(#loc381)
    %173 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x64x4x16xf32> loc(#loc382)
    %174 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %148#3 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<2x64x4x16xf32> loc(#loc382)
    %175 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %174 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<2x64x4x16xf32> loc(#loc383)
    %176 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<2x64xf32> loc(#loc381)
    %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %arg17 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<2x64xf32> loc(#loc381)
    %178 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x64xf32> loc(#loc382)
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%178, %148#4 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<2x64xf32> loc(#loc382)
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %179 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<2x64xf32> loc(#loc383)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %arg18 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<2x64xf32> loc(#loc381)
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%178, %148#5 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<2x64xf32> loc(#loc382)
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%181, %182 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<2x64xf32> loc(#loc383)
    %184 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<2x4x16x64xf32> loc(#loc381)
    %185 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184, %arg19 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<2x4x16x64xf32> loc(#loc381)
    %186 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x4x16x64xf32> loc(#loc382)
    %187 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %148#6 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<2x4x16x64xf32> loc(#loc382)
    %188 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %187 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<2x4x16x64xf32> loc(#loc383)
    %189 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %arg20 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<2x64x4x16xf32> loc(#loc381)
    %190 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %148#7 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<2x64x4x16xf32> loc(#loc382)
    %191 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189, %190 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<2x64x4x16xf32> loc(#loc383)
    %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %arg21 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<2x64x192xf32> loc(#loc381)
    %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %148#8 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<2x64x192xf32> loc(#loc382)
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %193 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<2x64x192xf32> loc(#loc383)
    %195 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %arg22 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<2x64x4x16xf32> loc(#loc381)
    %196 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %148#9 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<2x64x4x16xf32> loc(#loc382)
    %197 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %196 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<2x64x4x16xf32> loc(#loc383)
    %198 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_15 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<64xf32> loc(#loc381)
    %199 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%198, %arg23 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<64xf32> loc(#loc381)
    %200 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<64xf32> loc(#loc382)
    %201 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%200, %126 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<64xf32> loc(#loc382)
    %202 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%199, %201 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<64xf32> loc(#loc383)
    %203 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<256x64xf32> loc(#loc384)
    %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%203, %arg24 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<256x64xf32> loc(#loc384)
    %205 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<256x64xf32> loc(#loc385)
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %150 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<256x64xf32> loc(#loc385)
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%206, %150 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<256x64xf32> loc(#loc386)
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%204, %207 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<256x64xf32> loc(#loc387)
    %209 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<64x256xf32> loc(#loc384)
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %arg25 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<64x256xf32> loc(#loc384)
    %211 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<64x256xf32> loc(#loc385)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %118 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<64x256xf32> loc(#loc385)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%212, %118 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<64x256xf32> loc(#loc386)
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210, %213 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<64x256xf32> loc(#loc387)
    %215 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<2x192x64xf32> loc(#loc384)
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %arg26 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<2x192x64xf32> loc(#loc384)
    %217 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<2x192x64xf32> loc(#loc385)
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %148#1 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<2x192x64xf32> loc(#loc385)
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %148#1 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<2x192x64xf32> loc(#loc386)
    %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %219 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<2x192x64xf32> loc(#loc387)
    %221 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<2x64x192xf32> loc(#loc384)
    %222 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %arg27 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<2x64x192xf32> loc(#loc384)
    %223 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<2x64x192xf32> loc(#loc385)
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %148#2 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<2x64x192xf32> loc(#loc385)
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %148#2 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<2x64x192xf32> loc(#loc386)
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %225 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<2x64x192xf32> loc(#loc387)
    %227 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<2x64x4x16xf32> loc(#loc384)
    %228 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %arg28 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<2x64x4x16xf32> loc(#loc384)
    %229 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<2x64x4x16xf32> loc(#loc385)
    %230 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %148#3 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<2x64x4x16xf32> loc(#loc385)
    %231 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%230, %148#3 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<2x64x4x16xf32> loc(#loc386)
    %232 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %231 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<2x64x4x16xf32> loc(#loc387)
    %233 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<2x64xf32> loc(#loc384)
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%233, %arg29 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<2x64xf32> loc(#loc384)
    %235 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<2x64xf32> loc(#loc385)
    %236 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %148#4 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<2x64xf32> loc(#loc385)
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%236, %148#4 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<2x64xf32> loc(#loc386)
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%234, %237 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<2x64xf32> loc(#loc387)
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%233, %arg30 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<2x64xf32> loc(#loc384)
    %240 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %148#5 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<2x64xf32> loc(#loc385)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%240, %148#5 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<2x64xf32> loc(#loc386)
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%239, %241 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<2x64xf32> loc(#loc387)
    %243 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<2x4x16x64xf32> loc(#loc384)
    %244 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243, %arg31 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<2x4x16x64xf32> loc(#loc384)
    %245 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<2x4x16x64xf32> loc(#loc385)
    %246 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %148#6 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<2x4x16x64xf32> loc(#loc385)
    %247 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246, %148#6 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<2x4x16x64xf32> loc(#loc386)
    %248 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %247 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<2x4x16x64xf32> loc(#loc387)
    %249 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %arg32 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<2x64x4x16xf32> loc(#loc384)
    %250 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %148#7 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<2x64x4x16xf32> loc(#loc385)
    %251 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %148#7 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<2x64x4x16xf32> loc(#loc386)
    %252 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %251 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<2x64x4x16xf32> loc(#loc387)
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %arg33 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<2x64x192xf32> loc(#loc384)
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %148#8 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<2x64x192xf32> loc(#loc385)
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %148#8 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<2x64x192xf32> loc(#loc386)
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %255 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<2x64x192xf32> loc(#loc387)
    %257 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %arg34 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<2x64x4x16xf32> loc(#loc384)
    %258 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %148#9 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<2x64x4x16xf32> loc(#loc385)
    %259 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %148#9 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<2x64x4x16xf32> loc(#loc386)
    %260 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257, %259 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<2x64x4x16xf32> loc(#loc387)
    %261 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc384)
    } -> tensor<64xf32> loc(#loc384)
    %262 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%261, %arg35 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<64xf32> loc(#loc384)
    %263 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<64xf32> loc(#loc385)
    %264 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%263, %126 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<64xf32> loc(#loc385)
    %265 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%264, %126 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<64xf32> loc(#loc386)
    %266 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%262, %265 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<64xf32> loc(#loc387)
    %267 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg36 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:24)):
      %379 = math.powf %cst_1, %in : f32 loc(#loc328)
      linalg.yield %379 : f32 loc(#loc328)
    } -> tensor<f32> loc(#loc328)
    %268 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%267 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:24), %out: f32 loc("examples/jax/transformer.py":124:20)):
      %379 = arith.subf %cst_2, %in : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<f32> loc(#loc388)
    %269 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<256x64xf32> loc(#loc389)
    %270 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %269 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<256x64xf32> loc(#loc389)
    %271 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg36 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:48)):
      %379 = math.powf %cst_0, %in : f32 loc(#loc327)
      linalg.yield %379 : f32 loc(#loc327)
    } -> tensor<f32> loc(#loc327)
    %272 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%271 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:48), %out: f32 loc("examples/jax/transformer.py":124:44)):
      %379 = arith.subf %cst_2, %in : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<f32> loc(#loc390)
    %273 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<256x64xf32> loc(#loc391)
    %274 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %273 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<256x64xf32> loc(#loc391)
    %275 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %270 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<256x64xf32> loc(#loc392)
    %276 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<256x64xf32> loc(#loc393)
    %277 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<256x64xf32> loc(#loc394)
    %278 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%276, %277 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<256x64xf32> loc(#loc394)
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%275, %278 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<256x64xf32> loc(#loc395)
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %279 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<256x64xf32> loc(#loc396)
    %281 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<64x256xf32> loc(#loc389)
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%160, %281 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<64x256xf32> loc(#loc389)
    %283 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<64x256xf32> loc(#loc391)
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%214, %283 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<64x256xf32> loc(#loc391)
    %285 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %282 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<64x256xf32> loc(#loc392)
    %286 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%284 : tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<64x256xf32> loc(#loc393)
    %287 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<64x256xf32> loc(#loc394)
    %288 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%286, %287 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<64x256xf32> loc(#loc394)
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%285, %288 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<64x256xf32> loc(#loc395)
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %289 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<64x256xf32> loc(#loc396)
    %291 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x192x64xf32> loc(#loc389)
    %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %291 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<2x192x64xf32> loc(#loc389)
    %293 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<2x192x64xf32> loc(#loc391)
    %294 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %293 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<2x192x64xf32> loc(#loc391)
    %295 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %292 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<2x192x64xf32> loc(#loc392)
    %296 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<2x192x64xf32> loc(#loc393)
    %297 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<2x192x64xf32> loc(#loc394)
    %298 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %297 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<2x192x64xf32> loc(#loc394)
    %299 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %298 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<2x192x64xf32> loc(#loc395)
    %300 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %299 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%138 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<2x192x64xf32> loc(#loc396)
    %301 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x64x192xf32> loc(#loc389)
    %302 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %301 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<2x64x192xf32> loc(#loc389)
    %303 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<2x64x192xf32> loc(#loc391)
    %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %303 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<2x64x192xf32> loc(#loc391)
    %305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %302 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<2x64x192xf32> loc(#loc392)
    %306 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<2x64x192xf32> loc(#loc393)
    %307 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<2x64x192xf32> loc(#loc394)
    %308 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %307 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<2x64x192xf32> loc(#loc394)
    %309 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %308 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<2x64x192xf32> loc(#loc395)
    %310 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %309 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<2x64x192xf32> loc(#loc396)
    %311 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x64x4x16xf32> loc(#loc389)
    %312 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175, %311 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<2x64x4x16xf32> loc(#loc389)
    %313 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<2x64x4x16xf32> loc(#loc391)
    %314 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %313 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<2x64x4x16xf32> loc(#loc391)
    %315 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %312 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<2x64x4x16xf32> loc(#loc392)
    %316 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%314 : tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<2x64x4x16xf32> loc(#loc393)
    %317 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<2x64x4x16xf32> loc(#loc394)
    %318 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316, %317 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<2x64x4x16xf32> loc(#loc394)
    %319 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%315, %318 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<2x64x4x16xf32> loc(#loc395)
    %320 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %319 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<2x64x4x16xf32> loc(#loc396)
    %321 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x64xf32> loc(#loc389)
    %322 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %321 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<2x64xf32> loc(#loc389)
    %323 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<2x64xf32> loc(#loc391)
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%238, %323 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<2x64xf32> loc(#loc391)
    %325 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %322 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<2x64xf32> loc(#loc392)
    %326 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%324 : tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<2x64xf32> loc(#loc393)
    %327 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<2x64xf32> loc(#loc394)
    %328 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%326, %327 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<2x64xf32> loc(#loc394)
    %329 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%325, %328 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<2x64xf32> loc(#loc395)
    %330 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %329 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<2x64xf32> loc(#loc396)
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %321 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<2x64xf32> loc(#loc389)
    %332 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%242, %323 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<2x64xf32> loc(#loc391)
    %333 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %331 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<2x64xf32> loc(#loc392)
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%332 : tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<2x64xf32> loc(#loc393)
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%334, %327 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<2x64xf32> loc(#loc394)
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%333, %335 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<2x64xf32> loc(#loc395)
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %336 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%144 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<2x64xf32> loc(#loc396)
    %338 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x4x16x64xf32> loc(#loc389)
    %339 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %338 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<2x4x16x64xf32> loc(#loc389)
    %340 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<2x4x16x64xf32> loc(#loc391)
    %341 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %340 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<2x4x16x64xf32> loc(#loc391)
    %342 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %339 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<2x4x16x64xf32> loc(#loc392)
    %343 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341 : tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<2x4x16x64xf32> loc(#loc393)
    %344 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<2x4x16x64xf32> loc(#loc394)
    %345 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343, %344 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<2x4x16x64xf32> loc(#loc394)
    %346 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %345 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<2x4x16x64xf32> loc(#loc395)
    %347 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %346 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%146 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<2x4x16x64xf32> loc(#loc396)
    %348 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %311 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<2x64x4x16xf32> loc(#loc389)
    %349 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %313 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<2x64x4x16xf32> loc(#loc391)
    %350 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %348 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<2x64x4x16xf32> loc(#loc392)
    %351 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<2x64x4x16xf32> loc(#loc393)
    %352 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351, %317 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<2x64x4x16xf32> loc(#loc394)
    %353 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350, %352 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<2x64x4x16xf32> loc(#loc395)
    %354 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %353 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<2x64x4x16xf32> loc(#loc396)
    %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %301 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<2x64x192xf32> loc(#loc389)
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %303 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<2x64x192xf32> loc(#loc391)
    %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %355 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<2x64x192xf32> loc(#loc392)
    %358 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<2x64x192xf32> loc(#loc393)
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %307 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<2x64x192xf32> loc(#loc394)
    %360 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %359 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<2x64x192xf32> loc(#loc395)
    %361 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %360 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%140 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<2x64x192xf32> loc(#loc396)
    %362 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197, %311 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<2x64x4x16xf32> loc(#loc389)
    %363 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260, %313 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<2x64x4x16xf32> loc(#loc391)
    %364 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %362 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<2x64x4x16xf32> loc(#loc392)
    %365 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%363 : tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<2x64x4x16xf32> loc(#loc393)
    %366 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%365, %317 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<2x64x4x16xf32> loc(#loc394)
    %367 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%364, %366 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<2x64x4x16xf32> loc(#loc395)
    %368 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10, %367 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%142 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<2x64x4x16xf32> loc(#loc396)
    %369 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%268 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<64xf32> loc(#loc389)
    %370 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%202, %369 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<64xf32> loc(#loc389)
    %371 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%272 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<64xf32> loc(#loc391)
    %372 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%266, %371 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<64xf32> loc(#loc391)
    %373 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%263, %370 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<64xf32> loc(#loc392)
    %374 = linalg.generic {indexing_maps = [#map46, #map46], iterator_types = ["parallel"]} ins(%372 : tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc393)
      linalg.yield %379 : f32 loc(#loc393)
    } -> tensor<64xf32> loc(#loc393)
    %375 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<64xf32> loc(#loc394)
    %376 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%374, %375 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %379 : f32 loc(#loc394)
    } -> tensor<64xf32> loc(#loc394)
    %377 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%373, %376 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc395)
      linalg.yield %379 : f32 loc(#loc395)
    } -> tensor<64xf32> loc(#loc395)
    %378 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%arg11, %377 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc396)
      linalg.yield %379 : f32 loc(#loc396)
    } -> tensor<64xf32> loc(#loc396)
    return %100, %280, %290, %300, %310, %320, %330, %337, %347, %354, %361, %368, %378, %155, %160, %165, %170, %175, %180, %183, %188, %191, %194, %197, %202, %208, %214, %220, %226, %232, %238, %242, %248, %252, %256, %260, %266 : tensor<f32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<64xf32> loc(#loc287)
  } loc(#loc)
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x192x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<192x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc183)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc183)
    %1 = arith.maxsi %0, %c0 : index loc(#loc183)
    %2 = arith.minsi %1, %c1 : index loc(#loc183)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<2x192x64xf32> to tensor<1x192x64xf32> loc(#loc183)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x192x64xf32> into tensor<192x64xf32> loc(#loc184)
    return %collapsed : tensor<192x64xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x64x192xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc183)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc183)
    %1 = arith.maxsi %0, %c0 : index loc(#loc183)
    %2 = arith.minsi %1, %c1 : index loc(#loc183)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<2x64x192xf32> to tensor<1x64x192xf32> loc(#loc183)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc184)
    return %collapsed : tensor<64x192xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x64x4x16xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64x4x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc183)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc183)
    %1 = arith.maxsi %0, %c0 : index loc(#loc183)
    %2 = arith.minsi %1, %c1 : index loc(#loc183)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<2x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc183)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc184)
    return %collapsed : tensor<64x4x16xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc183)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc183)
    %1 = arith.maxsi %0, %c0 : index loc(#loc183)
    %2 = arith.minsi %1, %c1 : index loc(#loc183)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0] [1, 64] [1, 1] : tensor<2x64xf32> to tensor<1x64xf32> loc(#loc183)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x64xf32> into tensor<64xf32> loc(#loc184)
    return %collapsed : tensor<64xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x4x16x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<4x16x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc183)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc183)
    %1 = arith.maxsi %0, %c0 : index loc(#loc183)
    %2 = arith.minsi %1, %c1 : index loc(#loc183)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<2x4x16x64xf32> to tensor<1x4x16x64xf32> loc(#loc183)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x4x16x64xf32> into tensor<4x16x64xf32> loc(#loc184)
    return %collapsed : tensor<4x16x64xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x32x64xf32> loc(unknown), %arg1: tensor<8x32x64xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x32x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x8x32x64xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map44, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x32x64xf32>) outs(%0 : tensor<1x8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x8x32x64xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<1x8x32x64xf32> into tensor<2x8x32x64xf32> loc(#loc214)
    return %inserted_slice : tensor<2x8x32x64xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<2x8x32x1xf32> loc(unknown), %arg1: tensor<8x32x1xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x32x1xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x8x32x1xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map44, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x32x1xf32>) outs(%0 : tensor<1x8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x8x32x1xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<1x8x32x1xf32> into tensor<2x8x32x1xf32> loc(#loc214)
    return %inserted_slice : tensor<2x8x32x1xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x1x1x64xf32> loc(unknown), %arg1: tensor<1x1x64xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x1x1x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map44, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x1x64xf32>) outs(%0 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x1x1x64xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<1x1x1x64xf32> into tensor<2x1x1x64xf32> loc(#loc214)
    return %inserted_slice : tensor<2x1x1x64xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x8x4x32x16xf32> loc(unknown), %arg1: tensor<8x4x32x16xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x4x32x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x8x4x32x16xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x4x32x16xf32>) outs(%0 : tensor<1x8x4x32x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x8x4x32x16xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<1x8x4x32x16xf32> into tensor<2x8x4x32x16xf32> loc(#loc214)
    return %inserted_slice : tensor<2x8x4x32x16xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x8x4x32x32xf32> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x4x32x32xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x8x4x32x32xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x4x32x32xf32>) outs(%0 : tensor<1x8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x8x4x32x32xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0, 0] [1, 8, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<1x8x4x32x32xf32> into tensor<2x8x4x32x32xf32> loc(#loc214)
    return %inserted_slice : tensor<2x8x4x32x32xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x8x4x32x1xf32> loc(unknown), %arg1: tensor<8x4x32x1xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x4x32x1xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x8x4x32x1xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x4x32x1xf32>) outs(%0 : tensor<1x8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x8x4x32x1xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0, 0] [1, 8, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<1x8x4x32x1xf32> into tensor<2x8x4x32x1xf32> loc(#loc214)
    return %inserted_slice : tensor<2x8x4x32x1xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x8x32x192xf32> loc(unknown), %arg1: tensor<8x32x192xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x32x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x8x32x192xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map44, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x32x192xf32>) outs(%0 : tensor<1x8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x8x32x192xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<1x8x32x192xf32> into tensor<2x8x32x192xf32> loc(#loc214)
    return %inserted_slice : tensor<2x8x32x192xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<2x8x32x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x32x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc216)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc216)
    %1 = arith.maxsi %0, %c0 : index loc(#loc216)
    %2 = arith.minsi %1, %c1 : index loc(#loc216)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<2x8x32x64xf32> to tensor<1x8x32x64xf32> loc(#loc216)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x8x32x64xf32> into tensor<8x32x64xf32> loc(#loc217)
    return %collapsed : tensor<8x32x64xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<2x8x32x1xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x32x1xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc216)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc216)
    %1 = arith.maxsi %0, %c0 : index loc(#loc216)
    %2 = arith.minsi %1, %c1 : index loc(#loc216)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<2x8x32x1xf32> to tensor<1x8x32x1xf32> loc(#loc216)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x8x32x1xf32> into tensor<8x32x1xf32> loc(#loc217)
    return %collapsed : tensor<8x32x1xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<2x1x1x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<1x1x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc216)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc216)
    %1 = arith.maxsi %0, %c0 : index loc(#loc216)
    %2 = arith.minsi %1, %c1 : index loc(#loc216)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<2x1x1x64xf32> to tensor<1x1x1x64xf32> loc(#loc216)
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc217)
    return %collapsed : tensor<1x1x64xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<2x8x4x32x16xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x4x32x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc216)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc216)
    %1 = arith.maxsi %0, %c0 : index loc(#loc216)
    %2 = arith.minsi %1, %c1 : index loc(#loc216)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<2x8x4x32x16xf32> to tensor<1x8x4x32x16xf32> loc(#loc216)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x16xf32> into tensor<8x4x32x16xf32> loc(#loc217)
    return %collapsed : tensor<8x4x32x16xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x8x4x32x32xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x4x32x32xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc216)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc216)
    %1 = arith.maxsi %0, %c0 : index loc(#loc216)
    %2 = arith.minsi %1, %c1 : index loc(#loc216)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0, 0] [1, 8, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<2x8x4x32x32xf32> to tensor<1x8x4x32x32xf32> loc(#loc216)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x32xf32> into tensor<8x4x32x32xf32> loc(#loc217)
    return %collapsed : tensor<8x4x32x32xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x8x4x32x1xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x4x32x1xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc216)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc216)
    %1 = arith.maxsi %0, %c0 : index loc(#loc216)
    %2 = arith.minsi %1, %c1 : index loc(#loc216)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0, 0] [1, 8, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<2x8x4x32x1xf32> to tensor<1x8x4x32x1xf32> loc(#loc216)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x1xf32> into tensor<8x4x32x1xf32> loc(#loc217)
    return %collapsed : tensor<8x4x32x1xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2x8x32x192xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x32x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc216)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc216)
    %1 = arith.maxsi %0, %c0 : index loc(#loc216)
    %2 = arith.minsi %1, %c1 : index loc(#loc216)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<2x8x32x192xf32> to tensor<1x8x32x192xf32> loc(#loc216)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x8x32x192xf32> into tensor<8x32x192xf32> loc(#loc217)
    return %collapsed : tensor<8x32x192xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<2x64x192xf32> loc(unknown), %arg1: tensor<64x192xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x64x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x64x192xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map43, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<64x192xf32>) outs(%0 : tensor<1x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x64x192xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<1x64x192xf32> into tensor<2x64x192xf32> loc(#loc214)
    return %inserted_slice : tensor<2x64x192xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<2x64x4x16xf32> loc(unknown), %arg1: tensor<64x4x16xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x64x4x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x64x4x16xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map44, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<64x4x16xf32>) outs(%0 : tensor<1x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x64x4x16xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<1x64x4x16xf32> into tensor<2x64x4x16xf32> loc(#loc214)
    return %inserted_slice : tensor<2x64x4x16xf32> loc(#loc)
  } loc(#loc283)
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<2x64xf32> loc(unknown), %arg1: tensor<64xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc214)
    %c0 = arith.constant 0 : index loc(#loc)
    %0 = tensor.empty() : tensor<1x64xf32> loc(#loc213)
    %1 = linalg.generic {indexing_maps = [#map48, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64xf32>) outs(%0 : tensor<1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<1x64xf32> loc(#loc213)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc214)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc214)
    %3 = arith.maxsi %2, %c0 : index loc(#loc214)
    %4 = arith.minsi %3, %c1 : index loc(#loc214)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<2x64xf32> loc(#loc214)
    return %inserted_slice : tensor<2x64xf32> loc(#loc)
  } loc(#loc283)
} loc(#loc)
#loc182 = loc("examples/jax/transformer.py":107:8)
#loc183 = loc("examples/jax/transformer.py":112:15)
#loc184 = loc("examples/jax/transformer.py":112:15)
#loc214 = loc("examples/jax/transformer.py":112:15)
#loc215 = loc("examples/jax/transformer.py":112:15)
#loc216 = loc("examples/jax/transformer.py":112:15)
#loc217 = loc("examples/jax/transformer.py":112:15)
#loc265 = loc("examples/jax/transformer.py":84:11)
#loc266 = loc("examples/jax/transformer.py":84:11)
#loc267 = loc("examples/jax/transformer.py":84:11)
#loc277 = loc("examples/jax/transformer.py":84:11)
#loc278 = loc("examples/jax/transformer.py":84:11)
#loc279 = loc("examples/jax/transformer.py":84:11)
#loc283 = loc("examples/jax/transformer.py":112:15)
#loc380 = loc("examples/jax/transformer.py":107:8)
#loc403 = loc("examples/jax/transformer.py":112:15)
#loc418 = loc("examples/jax/transformer.py":84:11)
#loc420 = loc("examples/jax/transformer.py":84:11)
#loc432 = loc("examples/jax/transformer.py":112:15)
#loc433 = loc("examples/jax/transformer.py":107:8)
