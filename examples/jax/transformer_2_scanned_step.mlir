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
#loc242 = loc("examples/jax/transformer.py":93:39)
#loc243 = loc("examples/jax/transformer.py":93:11)
#loc244 = loc("examples/jax/transformer.py":84:38)
#loc245 = loc("examples/jax/transformer.py":84:29)
#loc246 = loc("examples/jax/transformer.py":84:29)
#loc247 = loc("examples/jax/transformer.py":84:29)
#loc248 = loc("examples/jax/transformer.py":84:29)
#loc249 = loc("examples/jax/transformer.py":84:15)
#loc250 = loc("examples/jax/transformer.py":84:15)
#loc251 = loc("examples/jax/transformer.py":84:15)
#loc252 = loc("examples/jax/transformer.py":84:11)
#loc253 = loc("examples/jax/transformer.py":84:11)
#loc254 = loc("examples/jax/transformer.py":84:11)
#loc255 = loc("examples/jax/transformer.py":97:24)
#loc256 = loc("examples/jax/transformer.py":97:12)
#loc257 = loc("examples/jax/transformer.py":97:42)
#loc258 = loc("examples/jax/transformer.py":97:12)
#loc259 = loc("examples/jax/transformer.py":97:11)
#loc260 = loc("examples/jax/transformer.py":97:11)
#loc261 = loc("examples/jax/transformer.py":97:42)
#loc262 = loc("examples/jax/transformer.py":97:24)
#loc263 = loc("examples/jax/transformer.py":97:24)
#loc267 = loc("examples/jax/transformer.py":84:11)
#loc268 = loc("examples/jax/transformer.py":84:11)
#loc269 = loc("examples/jax/transformer.py":84:38)
#loc270 = loc("examples/jax/transformer.py":93:11)
#loc271 = loc("examples/jax/transformer.py":93:39)
#loc272 = loc("examples/jax/transformer.py":92:14)
#loc273 = loc("examples/jax/transformer.py":92:14)
#loc274 = loc("examples/jax/transformer.py":92:14)
#loc275 = loc("examples/jax/transformer.py":92:14)
#loc279 = loc("examples/jax/transformer.py":84:11)
#loc280 = loc("examples/jax/transformer.py":84:11)
#loc281 = loc("examples/jax/transformer.py":84:38)
#loc283 = loc("examples/jax/transformer.py":126:18)
#loc284 = loc("examples/jax/transformer.py":112:42)
#loc285 = loc("examples/jax/transformer.py":120:22)
#loc286 = loc("examples/jax/transformer.py":149:24)
#loc287 = loc("examples/jax/transformer.py":88:15)
#loc288 = loc("examples/jax/transformer.py":88:15)
#loc289 = loc("examples/jax/transformer.py":92:29)
#loc290 = loc("examples/jax/transformer.py":92:14)
#loc291 = loc("examples/jax/transformer.py":92:14)
#loc292 = loc("examples/jax/transformer.py":92:14)
#loc293 = loc("examples/jax/transformer.py":97:12)
#loc294 = loc("examples/jax/transformer.py":88:15)
#loc295 = loc("examples/jax/transformer.py":121:12)
#loc296 = loc("examples/jax/transformer.py":122:13)
#loc297 = loc("examples/jax/transformer.py":124:48)
#loc298 = loc("examples/jax/transformer.py":124:24)
#loc299 = loc("examples/jax/transformer.py":101:12)
#loc300 = loc("examples/jax/transformer.py":107:8)
#loc301 = loc("examples/jax/transformer.py":112:15)
#loc302 = loc("examples/jax/transformer.py":113:13)
#loc303 = loc("examples/jax/transformer.py":113:13)
#loc304 = loc("examples/jax/transformer.py":114:13)
#loc305 = loc("examples/jax/transformer.py":115:20)
#loc306 = loc("examples/jax/transformer.py":115:64)
#loc307 = loc("examples/jax/transformer.py":115:56)
#loc308 = loc("examples/jax/transformer.py":115:20)
#loc309 = loc("examples/jax/transformer.py":115:11)
#loc310 = loc("examples/jax/transformer.py":121:38)
#loc311 = loc("examples/jax/transformer.py":121:48)
#loc312 = loc("examples/jax/transformer.py":121:38)
#loc313 = loc("examples/jax/transformer.py":122:39)
#loc314 = loc("examples/jax/transformer.py":122:51)
#loc315 = loc("examples/jax/transformer.py":122:51)
#loc316 = loc("examples/jax/transformer.py":122:39)
#loc317 = loc("examples/jax/transformer.py":124:20)
#loc318 = loc("examples/jax/transformer.py":124:15)
#loc319 = loc("examples/jax/transformer.py":124:44)
#loc320 = loc("examples/jax/transformer.py":124:39)
#loc321 = loc("examples/jax/transformer.py":125:19)
#loc322 = loc("examples/jax/transformer.py":125:31)
#loc323 = loc("examples/jax/transformer.py":125:31)
#loc324 = loc("examples/jax/transformer.py":125:19)
#loc325 = loc("examples/jax/transformer.py":125:15)
#loc326 = loc("examples/jax/transformer.py":124:48)
#loc327 = loc("examples/jax/transformer.py":124:24)
#loc328 = loc("examples/jax/transformer.py":92:29)
#loc329 = loc("examples/jax/transformer.py":107:8)
#loc330 = loc("examples/jax/transformer.py":91:13)
#loc331 = loc("examples/jax/transformer.py":107:8)
#loc332 = loc("examples/jax/transformer.py":107:8)
#loc333 = loc("examples/jax/transformer.py":107:8)
#loc334 = loc("examples/jax/transformer.py":107:8)
#loc335 = loc("examples/jax/transformer.py":91:22)
#loc336 = loc("examples/jax/transformer.py":112:15)
#loc337 = loc("examples/jax/transformer.py":112:15)
#loc338 = loc("examples/jax/transformer.py":84:38)
#loc339 = loc("examples/jax/transformer.py":84:29)
#loc340 = loc("examples/jax/transformer.py":84:29)
#loc341 = loc("examples/jax/transformer.py":84:15)
#loc342 = loc("examples/jax/transformer.py":84:11)
#loc343 = loc("examples/jax/transformer.py":84:11)
#loc344 = loc("examples/jax/transformer.py":113:13)
#loc345 = loc("examples/jax/transformer.py":114:13)
#loc346 = loc("examples/jax/transformer.py":115:20)
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
#loc358 = loc("examples/jax/transformer.py":115:64)
#loc359 = loc("examples/jax/transformer.py":115:56)
#loc360 = loc("examples/jax/transformer.py":115:20)
#loc361 = loc("examples/jax/transformer.py":115:11)
#loc362 = loc("examples/jax/transformer.py":115:11)
#loc363 = loc("examples/jax/transformer.py":115:11)
#loc364 = loc("examples/jax/transformer.py":115:11)
#loc365 = loc("examples/jax/transformer.py":115:20)
#loc366 = loc("examples/jax/transformer.py":115:56)
#loc367 = loc("examples/jax/transformer.py":115:64)
#loc368 = loc("examples/jax/transformer.py":115:20)
#loc369 = loc("examples/jax/transformer.py":115:20)
#loc370 = loc("examples/jax/transformer.py":115:20)
#loc371 = loc("examples/jax/transformer.py":115:20)
#loc372 = loc("examples/jax/transformer.py":115:20)
#loc373 = loc("examples/jax/transformer.py":115:20)
#loc374 = loc("examples/jax/transformer.py":113:13)
#loc375 = loc("examples/jax/transformer.py":113:13)
#loc376 = loc("examples/jax/transformer.py":107:8)
#loc377 = loc("examples/jax/transformer.py":107:8)
#loc379 = loc("examples/jax/transformer.py":121:38)
#loc380 = loc("examples/jax/transformer.py":121:48)
#loc381 = loc("examples/jax/transformer.py":121:38)
#loc382 = loc("examples/jax/transformer.py":122:39)
#loc383 = loc("examples/jax/transformer.py":122:51)
#loc384 = loc("examples/jax/transformer.py":122:51)
#loc385 = loc("examples/jax/transformer.py":122:39)
#loc386 = loc("examples/jax/transformer.py":124:20)
#loc387 = loc("examples/jax/transformer.py":124:15)
#loc388 = loc("examples/jax/transformer.py":124:44)
#loc389 = loc("examples/jax/transformer.py":124:39)
#loc390 = loc("examples/jax/transformer.py":125:19)
#loc391 = loc("examples/jax/transformer.py":125:31)
#loc392 = loc("examples/jax/transformer.py":125:31)
#loc393 = loc("examples/jax/transformer.py":125:19)
#loc394 = loc("examples/jax/transformer.py":125:15)
#loc395 = loc("examples/jax/transformer.py":92:29)
#loc396 = loc("examples/jax/transformer.py":91:13)
#loc397 = loc("examples/jax/transformer.py":91:22)
#loc398 = loc("examples/jax/transformer.py":112:15)
#loc399 = loc("examples/jax/transformer.py":112:15)
#loc400 = loc("examples/jax/transformer.py":112:15)
#loc402 = loc("examples/jax/transformer.py":84:38)
#loc403 = loc("examples/jax/transformer.py":84:29)
#loc404 = loc("examples/jax/transformer.py":84:29)
#loc405 = loc("examples/jax/transformer.py":84:29)
#loc406 = loc("examples/jax/transformer.py":84:29)
#loc407 = loc("examples/jax/transformer.py":84:15)
#loc408 = loc("examples/jax/transformer.py":84:15)
#loc409 = loc("examples/jax/transformer.py":84:15)
#loc410 = loc("examples/jax/transformer.py":84:11)
#loc411 = loc("examples/jax/transformer.py":84:11)
#loc412 = loc("examples/jax/transformer.py":84:11)
#loc413 = loc("examples/jax/transformer.py":114:13)
#loc414 = loc("examples/jax/transformer.py":84:11)
#loc415 = loc("examples/jax/transformer.py":84:11)
#loc417 = loc("examples/jax/transformer.py":84:11)
#loc419 = loc("examples/jax/transformer.py":84:11)
#loc420 = loc("examples/jax/transformer.py":84:15)
#loc421 = loc("examples/jax/transformer.py":84:29)
#loc422 = loc("examples/jax/transformer.py":84:29)
#loc423 = loc("examples/jax/transformer.py":84:29)
#loc424 = loc("examples/jax/transformer.py":84:38)
#loc425 = loc("examples/jax/transformer.py":84:38)
#loc426 = loc("examples/jax/transformer.py":112:15)
#loc427 = loc("examples/jax/transformer.py":112:15)
#loc428 = loc("examples/jax/transformer.py":112:15)
#loc429 = loc("examples/jax/transformer.py":112:15)
#loc432 = loc("examples/jax/transformer.py":92:29)
#loc433 = loc("examples/jax/transformer.py":91:13)
module @jit_step {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<2x192x64xf32> {mesh.name = "params.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg3: tensor<2x64x192xf32> {mesh.name = "params.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg4: tensor<2x64x4x16xf32> {mesh.name = "params.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<2x64xf32> {mesh.name = "params.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg6: tensor<2x64xf32> {mesh.name = "params.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg7: tensor<2x4x16x64xf32> {mesh.name = "params.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<2x64x4x16xf32> {mesh.name = "params.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<2x64x192xf32> {mesh.name = "params.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg10: tensor<2x64x4x16xf32> {mesh.name = "params.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg12: tensor<256x64xf32> {mesh.name = "first.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg13: tensor<64x256xf32> {mesh.name = "first.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg14: tensor<2x192x64xf32> {mesh.name = "first.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg15: tensor<2x64x192xf32> {mesh.name = "first.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg16: tensor<2x64x4x16xf32> {mesh.name = "first.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg17: tensor<2x64xf32> {mesh.name = "first.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg18: tensor<2x64xf32> {mesh.name = "first.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg19: tensor<2x4x16x64xf32> {mesh.name = "first.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg20: tensor<2x64x4x16xf32> {mesh.name = "first.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg21: tensor<2x64x192xf32> {mesh.name = "first.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg22: tensor<2x64x4x16xf32> {mesh.name = "first.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg23: tensor<64xf32> {mesh.name = "first.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg24: tensor<256x64xf32> {mesh.name = "second.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg25: tensor<64x256xf32> {mesh.name = "second.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg26: tensor<2x192x64xf32> {mesh.name = "second.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg27: tensor<2x64x192xf32> {mesh.name = "second.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg28: tensor<2x64x4x16xf32> {mesh.name = "second.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg29: tensor<2x64xf32> {mesh.name = "second.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg30: tensor<2x64xf32> {mesh.name = "second.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg31: tensor<2x4x16x64xf32> {mesh.name = "second.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg32: tensor<2x64x4x16xf32> {mesh.name = "second.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg33: tensor<2x64x192xf32> {mesh.name = "second.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg34: tensor<2x64x4x16xf32> {mesh.name = "second.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg35: tensor<64xf32> {mesh.name = "second.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg36: tensor<f32> {mesh.name = "count", mesh.sharding = #mesh.sharding<@mesh, []>} loc(unknown), %arg37: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg38: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result.0", mesh.sharding = #mesh.sharding<@mesh, []>}, tensor<256x64xf32> {mesh.name = "result.1.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.1.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<2x192x64xf32> {mesh.name = "result.1.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<2x64x192xf32> {mesh.name = "result.1.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.1.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64xf32> {mesh.name = "result.1.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x64xf32> {mesh.name = "result.1.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x4x16x64xf32> {mesh.name = "result.1.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.1.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64x192xf32> {mesh.name = "result.1.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.1.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.2.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.2.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<2x192x64xf32> {mesh.name = "result.2.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<2x64x192xf32> {mesh.name = "result.2.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.2.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64xf32> {mesh.name = "result.2.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x64xf32> {mesh.name = "result.2.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x4x16x64xf32> {mesh.name = "result.2.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.2.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64x192xf32> {mesh.name = "result.2.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.2.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.3.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.3.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<2x192x64xf32> {mesh.name = "result.3.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<2x64x192xf32> {mesh.name = "result.3.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.3.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64xf32> {mesh.name = "result.3.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x64xf32> {mesh.name = "result.3.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x4x16x64xf32> {mesh.name = "result.3.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.3.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64x192xf32> {mesh.name = "result.3.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.3.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}) {
    %c2 = arith.constant 2 : index loc(#loc)
    %cst = arith.constant 3.906250e-03 : f32 loc(#loc)
    %cst_0 = arith.constant 9.990000e-01 : f32 loc(#loc326)
    %cst_1 = arith.constant 0.899999976 : f32 loc(#loc327)
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant 2.560000e+02 : f32 loc(#loc)
    %cst_4 = arith.constant 0x7F800000 : f32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_6 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c2_i32 = arith.constant 2 : i32 loc(#loc)
    %cst_7 = arith.constant -1.000000e+09 : f32 loc(#loc432)
    %c0_i32 = arith.constant 0 : i32 loc(#loc329)
    %cst_8 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_9 = arith.constant dense<false> : tensor<i1> loc(#loc433)
    %cst_10 = arith.constant dense<255> : tensor<1xi32> loc(#loc329)
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
    %cst_22 = arith.constant dense<true> : tensor<i1> loc(#loc286)
    %cst_23 = arith.constant dense<256> : tensor<i32> loc(#loc286)
    %cst_24 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc331)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc331)
    } -> tensor<8x32xi32> loc(#loc331)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc331)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_26: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %378 = arith.cmpi slt, %in, %in_26 : i32 loc(#loc331)
      linalg.yield %378 : i1 loc(#loc331)
    } -> tensor<8x32xi1> loc(#loc331)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":149:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc332)
    } -> tensor<8x32xi32> loc(#loc332)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_26: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %378 = arith.addi %in, %in_26 : i32 loc(#loc332)
      linalg.yield %378 : i32 loc(#loc332)
    } -> tensor<8x32xi32> loc(#loc332)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg37 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_26: i32 loc("examples/jax/transformer.py":107:8), %in_27: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %378 = arith.select %in, %in_26, %in_27 : i32 loc(#loc333)
      linalg.yield %378 : i32 loc(#loc333)
    } -> tensor<8x32xi32> loc(#loc333)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc334)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc334)
    } -> tensor<8x32x1xi32> loc(#loc334)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc329)
    } -> tensor<8x32x1xi32> loc(#loc329)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_26: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %378 = arith.minsi %in, %in_26 : i32 loc(#loc329)
      linalg.yield %378 : i32 loc(#loc329)
    } -> tensor<8x32x1xi32> loc(#loc329)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %378 = arith.maxsi %in, %c0_i32 : i32 loc(#loc329)
      linalg.yield %378 : i32 loc(#loc329)
    } -> tensor<8x32x1xi32> loc(#loc329)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc329)
    %13 = tensor.empty() : tensor<32x32xi1> loc(#loc397)
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<i1>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":149:24), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc397)
    } -> tensor<32x32xi1> loc(#loc397)
    %15 = tensor.empty() : tensor<32x32xi32> loc(#loc433)
    %16 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %378 = linalg.index 0 : index loc(#loc433)
      %379 = arith.index_cast %378 : index to i32 loc(#loc433)
      linalg.yield %379 : i32 loc(#loc433)
    } -> tensor<32x32xi32> loc(#loc433)
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<i32>) outs(%15 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i32 loc(#loc433)
    } -> tensor<32x32xi32> loc(#loc433)
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%15 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_26: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
      %378 = arith.addi %in, %in_26 : i32 loc(#loc433)
      linalg.yield %378 : i32 loc(#loc433)
    } -> tensor<32x32xi32> loc(#loc433)
    %19 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %378 = linalg.index 1 : index loc(#loc433)
      %379 = arith.index_cast %378 : index to i32 loc(#loc433)
      linalg.yield %379 : i32 loc(#loc433)
    } -> tensor<32x32xi32> loc(#loc433)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_26: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %378 = arith.cmpi sge, %in, %in_26 : i32 loc(#loc433)
      linalg.yield %378 : i1 loc(#loc433)
    } -> tensor<32x32xi1> loc(#loc433)
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i1>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i1 loc(#loc433)
    } -> tensor<32x32xi1> loc(#loc433)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %14, %21 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_26: i1 loc("examples/jax/transformer.py":91:22), %in_27: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %378 = arith.select %in, %in_26, %in_27 : i1 loc(#loc433)
      linalg.yield %378 : i1 loc(#loc433)
    } -> tensor<32x32xi1> loc(#loc433)
    %23 = tensor.empty() : tensor<f32> loc(#loc432)
    %24 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %cst_7 : f32 loc(#loc432)
    } -> tensor<f32> loc(#loc432)
    %25 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc432)
    %26 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<32x32xi1>) outs(%25 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : i1 loc(#loc432)
    } -> tensor<8x4x32x32xi1> loc(#loc432)
    %27 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc432)
    %28 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc432)
    } -> tensor<8x4x32x32xf32> loc(#loc432)
    %29 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc432)
    } -> tensor<8x4x32x32xf32> loc(#loc432)
    %30 = tensor.empty() : tensor<2x8x32x64xf32> loc(#loc398)
    %31 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%30 : tensor<2x8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc398)
    } -> tensor<2x8x32x64xf32> loc(#loc398)
    %32 = tensor.empty() : tensor<2x8x32x1xf32> loc(#loc398)
    %33 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%32 : tensor<2x8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc398)
    } -> tensor<2x8x32x1xf32> loc(#loc398)
    %34 = tensor.empty() : tensor<2x1x1x64xf32> loc(#loc398)
    %35 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%34 : tensor<2x1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc398)
    } -> tensor<2x1x1x64xf32> loc(#loc398)
    %36 = tensor.empty() : tensor<2x8x4x32x16xf32> loc(#loc398)
    %37 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%36 : tensor<2x8x4x32x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc398)
    } -> tensor<2x8x4x32x16xf32> loc(#loc398)
    %38 = tensor.empty() : tensor<2x8x4x32x32xf32> loc(#loc398)
    %39 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%38 : tensor<2x8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc398)
    } -> tensor<2x8x4x32x32xf32> loc(#loc398)
    %40 = tensor.empty() : tensor<2x8x4x32x1xf32> loc(#loc398)
    %41 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%40 : tensor<2x8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc398)
    } -> tensor<2x8x4x32x1xf32> loc(#loc398)
    %42 = tensor.empty() : tensor<2x8x32x192xf32> loc(#loc398)
    %43 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%42 : tensor<2x8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc398)
    } -> tensor<2x8x32x192xf32> loc(#loc398)
    %44:27 = scf.for %arg39 = %c0 to %c2 step %c1 iter_args(%arg40 = %12, %arg41 = %31, %arg42 = %33, %arg43 = %33, %arg44 = %35, %arg45 = %31, %arg46 = %31, %arg47 = %37, %arg48 = %37, %arg49 = %39, %arg50 = %41, %arg51 = %41, %arg52 = %37, %arg53 = %39, %arg54 = %37, %arg55 = %31, %arg56 = %33, %arg57 = %33, %arg58 = %35, %arg59 = %31, %arg60 = %31, %arg61 = %43, %arg62 = %43, %arg63 = %43, %arg64 = %43, %arg65 = %43, %arg66 = %43) -> (tensor<8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>) {
      %378 = arith.index_cast %arg39 : index to i32 loc(#loc400)
      %from_elements = tensor.from_elements %378 : tensor<i32> loc(#loc400)
      %379 = func.call @dynamic_index_in_dim(%arg2, %from_elements) : (tensor<2x192x64xf32>, tensor<i32>) -> tensor<192x64xf32> loc(#loc400)
      %380 = func.call @dynamic_index_in_dim_0(%arg3, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc400)
      %381 = func.call @dynamic_index_in_dim_1(%arg4, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc400)
      %382 = func.call @dynamic_index_in_dim_2(%arg5, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc400)
      %383 = func.call @dynamic_index_in_dim_2(%arg6, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc400)
      %384 = func.call @dynamic_index_in_dim_3(%arg7, %from_elements) : (tensor<2x4x16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32> loc(#loc400)
      %385 = func.call @dynamic_index_in_dim_1(%arg8, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc400)
      %386 = func.call @dynamic_index_in_dim_0(%arg9, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc400)
      %387 = func.call @dynamic_index_in_dim_1(%arg10, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc400)
      %388 = tensor.empty() : tensor<8x32x64xf32> loc(#loc219)
      %389 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %arg40 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc219)
        linalg.yield %500 : f32 loc(#loc219)
      } -> tensor<8x32x64xf32> loc(#loc219)
      %390 = tensor.empty() : tensor<8x32xf32> loc(#loc220)
      %391 = linalg.fill ins(%cst_6 : f32) outs(%390 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc220)
      %392 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%389 : tensor<8x32x64xf32>) outs(%391 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %500 = arith.addf %out, %in : f32 loc(#loc220)
        linalg.yield %500 : f32 loc(#loc220)
      } -> tensor<8x32xf32> loc(#loc220)
      %393 = tensor.empty() : tensor<8x32x1xf32> loc(#loc221)
      %394 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<8x32xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc221)
      } -> tensor<8x32x1xf32> loc(#loc221)
      %395 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc222)
      } -> tensor<8x32x1xf32> loc(#loc222)
      %396 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %395 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %500 = arith.divf %in, %in_26 : f32 loc(#loc222)
        linalg.yield %500 : f32 loc(#loc222)
      } -> tensor<8x32x1xf32> loc(#loc222)
      %397 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc223)
      } -> tensor<8x32x1xf32> loc(#loc223)
      %398 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %397 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %500 = arith.addf %in, %in_26 : f32 loc(#loc223)
        linalg.yield %500 : f32 loc(#loc223)
      } -> tensor<8x32x1xf32> loc(#loc223)
      %399 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %500 = math.rsqrt %in : f32 loc(#loc224)
        linalg.yield %500 : f32 loc(#loc224)
      } -> tensor<8x32x1xf32> loc(#loc224)
      %400 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %398 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %500 = arith.divf %in, %in_26 : f32 loc(#loc225)
        linalg.yield %500 : f32 loc(#loc225)
      } -> tensor<8x32x1xf32> loc(#loc225)
      %401 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
        linalg.yield %in : f32 loc(#loc226)
      } -> tensor<8x32x1xf32> loc(#loc226)
      %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %400 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc226)
        linalg.yield %500 : f32 loc(#loc226)
      } -> tensor<8x32x1xf32> loc(#loc226)
      %403 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<8x32x1xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %404 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %403 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc227)
        linalg.yield %500 : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %405 = tensor.empty() : tensor<1x1x64xf32> loc(#loc228)
      %406 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<64xf32>) outs(%405 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc228)
      } -> tensor<1x1x64xf32> loc(#loc228)
      %407 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<1x1x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %408 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %407 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc229)
        linalg.yield %500 : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %409 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc287)
      %410 = linalg.fill ins(%cst_6 : f32) outs(%409 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc287)
      %411 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%385, %408 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%410 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc400)
        %501 = arith.addf %out, %500 : f32 loc(#loc287)
        linalg.yield %501 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc287)
      %412 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc288)
      %413 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<4x16x8x32xf32>) outs(%412 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc288)
      } -> tensor<8x4x32x16xf32> loc(#loc288)
      %414 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%381, %408 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%410 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc400)
        %501 = arith.addf %out, %500 : f32 loc(#loc287)
        linalg.yield %501 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc287)
      %415 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414 : tensor<4x16x8x32xf32>) outs(%412 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc288)
      } -> tensor<8x4x32x16xf32> loc(#loc288)
      %416 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %408 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%410 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc400)
        %501 = arith.addf %out, %500 : f32 loc(#loc287)
        linalg.yield %501 : f32 loc(#loc)
      } -> tensor<4x16x8x32xf32> loc(#loc287)
      %417 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%416 : tensor<4x16x8x32xf32>) outs(%412 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc288)
      } -> tensor<8x4x32x16xf32> loc(#loc288)
      %418 = linalg.fill ins(%cst_6 : f32) outs(%27 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc231)
      %419 = linalg.generic {indexing_maps = [#map18, #map19, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%413, %415 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%418 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_26: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc288)
        %501 = arith.addf %out, %500 : f32 loc(#loc231)
        linalg.yield %501 : f32 loc(#loc)
      } -> tensor<8x4x32x32xf32> loc(#loc231)
      %420 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
        linalg.yield %in : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %421 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%419, %420 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_26: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %500 = arith.divf %in, %in_26 : f32 loc(#loc232)
        linalg.yield %500 : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %422 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %421, %28 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: i1 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":90:13), %in_27: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:29)):
        %500 = arith.select %in, %in_26, %in_27 : f32 loc(#loc289)
        linalg.yield %500 : f32 loc(#loc289)
      } -> tensor<8x4x32x32xf32> loc(#loc289)
      %423 = tensor.empty() : tensor<8x4x32xf32> loc(#loc234)
      %424 = linalg.fill ins(%cst_5 : f32) outs(%423 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc234)
      %425 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%422 : tensor<8x4x32x32xf32>) outs(%424 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %500 = arith.maximumf %out, %in : f32 loc(#loc234)
        linalg.yield %500 : f32 loc(#loc234)
      } -> tensor<8x4x32xf32> loc(#loc234)
      %426 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%423 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc235)
      } -> tensor<8x4x32xf32> loc(#loc235)
      %427 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426, %425 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%423 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %500 = arith.maximumf %in, %in_26 : f32 loc(#loc235)
        linalg.yield %500 : f32 loc(#loc235)
      } -> tensor<8x4x32xf32> loc(#loc235)
      %428 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc236)
      %429 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%427 : tensor<8x4x32xf32>) outs(%428 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc236)
      } -> tensor<8x4x32x1xf32> loc(#loc236)
      %430 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%429 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc237)
      } -> tensor<8x4x32x32xf32> loc(#loc237)
      %431 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422, %430 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %500 = arith.subf %in, %in_26 : f32 loc(#loc237)
        linalg.yield %500 : f32 loc(#loc237)
      } -> tensor<8x4x32x32xf32> loc(#loc237)
      %432 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431 : tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %500 = math.exp %in : f32 loc(#loc238)
        linalg.yield %500 : f32 loc(#loc238)
      } -> tensor<8x4x32x32xf32> loc(#loc238)
      %433 = linalg.fill ins(%cst_6 : f32) outs(%423 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc239)
      %434 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%432 : tensor<8x4x32x32xf32>) outs(%433 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %500 = arith.addf %out, %in : f32 loc(#loc239)
        linalg.yield %500 : f32 loc(#loc239)
      } -> tensor<8x4x32xf32> loc(#loc239)
      %435 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%434 : tensor<8x4x32xf32>) outs(%428 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc236)
      } -> tensor<8x4x32x1xf32> loc(#loc236)
      %436 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc240)
      } -> tensor<8x4x32x32xf32> loc(#loc240)
      %437 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%432, %436 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %500 = arith.divf %in, %in_26 : f32 loc(#loc240)
        linalg.yield %500 : f32 loc(#loc240)
      } -> tensor<8x4x32x32xf32> loc(#loc240)
      %438 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435, %435 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%428 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc290)
        linalg.yield %500 : f32 loc(#loc290)
      } -> tensor<8x4x32x1xf32> loc(#loc290)
      %439 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%428 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc291)
      } -> tensor<8x4x32x1xf32> loc(#loc291)
      %440 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%439, %438 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%428 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %500 = arith.divf %in, %in_26 : f32 loc(#loc292)
        linalg.yield %500 : f32 loc(#loc292)
      } -> tensor<8x4x32x1xf32> loc(#loc292)
      %441 = linalg.fill ins(%cst_6 : f32) outs(%412 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc242)
      %442 = linalg.generic {indexing_maps = [#map18, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%437, %417 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%441 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_26: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc240)
        %501 = arith.addf %out, %500 : f32 loc(#loc242)
        linalg.yield %501 : f32 loc(#loc)
      } -> tensor<8x4x32x16xf32> loc(#loc242)
      %443 = linalg.fill ins(%cst_6 : f32) outs(%388 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc243)
      %444 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%442, %384 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%443 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc242)
        %501 = arith.addf %out, %500 : f32 loc(#loc243)
        linalg.yield %501 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc243)
      %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %444 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
        %500 = arith.addf %in, %in_26 : f32 loc(#loc200)
        linalg.yield %500 : f32 loc(#loc200)
      } -> tensor<8x32x64xf32> loc(#loc200)
      %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445, %445 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_26: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc244)
        linalg.yield %500 : f32 loc(#loc244)
      } -> tensor<8x32x64xf32> loc(#loc244)
      %447 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%446 : tensor<8x32x64xf32>) outs(%391 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %500 = arith.addf %out, %in : f32 loc(#loc245)
        linalg.yield %500 : f32 loc(#loc245)
      } -> tensor<8x32xf32> loc(#loc245)
      %448 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447 : tensor<8x32xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc246)
      } -> tensor<8x32x1xf32> loc(#loc246)
      %449 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448, %395 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %500 = arith.divf %in, %in_26 : f32 loc(#loc247)
        linalg.yield %500 : f32 loc(#loc247)
      } -> tensor<8x32x1xf32> loc(#loc247)
      %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %397 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %500 = arith.addf %in, %in_26 : f32 loc(#loc248)
        linalg.yield %500 : f32 loc(#loc248)
      } -> tensor<8x32x1xf32> loc(#loc248)
      %451 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450 : tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %500 = math.rsqrt %in : f32 loc(#loc249)
        linalg.yield %500 : f32 loc(#loc249)
      } -> tensor<8x32x1xf32> loc(#loc249)
      %452 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %450 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %500 = arith.divf %in, %in_26 : f32 loc(#loc250)
        linalg.yield %500 : f32 loc(#loc250)
      } -> tensor<8x32x1xf32> loc(#loc250)
      %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %452 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%393 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc251)
        linalg.yield %500 : f32 loc(#loc251)
      } -> tensor<8x32x1xf32> loc(#loc251)
      %454 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<8x32x1xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %455 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445, %454 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc252)
        linalg.yield %500 : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %456 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383 : tensor<64xf32>) outs(%405 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc253)
      } -> tensor<1x1x64xf32> loc(#loc253)
      %457 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456 : tensor<1x1x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %458 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %457 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc254)
        linalg.yield %500 : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %459 = tensor.empty() : tensor<8x32x192xf32> loc(#loc255)
      %460 = linalg.fill ins(%cst_6 : f32) outs(%459 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc255)
      %461 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%458, %380 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%460 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc254)
        %501 = arith.addf %out, %500 : f32 loc(#loc255)
        linalg.yield %501 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc255)
      %462 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461 : tensor<8x32x192xf32>) outs(%459 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %500 = arith.negf %in : f32 loc(#loc293)
        linalg.yield %500 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %463 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<8x32x192xf32>) outs(%459 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %500 = math.exp %in : f32 loc(#loc293)
        linalg.yield %500 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %464 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%459 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:12)):
        linalg.yield %in : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %463 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%459 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %500 = arith.addf %in, %in_26 : f32 loc(#loc293)
        linalg.yield %500 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %466 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %465 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%459 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %500 = arith.divf %in, %in_26 : f32 loc(#loc293)
        linalg.yield %500 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %466 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%459 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %500 = arith.subf %in, %in_26 : f32 loc(#loc293)
        linalg.yield %500 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %467 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%459 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc293)
        linalg.yield %500 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %466 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%459 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_26: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc293)
        linalg.yield %500 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %470 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%458, %386 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%460 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc254)
        %501 = arith.addf %out, %500 : f32 loc(#loc257)
        linalg.yield %501 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc257)
      %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %470 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%459 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc258)
        linalg.yield %500 : f32 loc(#loc258)
      } -> tensor<8x32x192xf32> loc(#loc258)
      %472 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%471, %379 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%443 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %500 = arith.mulf %in, %in_26 : f32 loc(#loc258)
        %501 = arith.addf %out, %500 : f32 loc(#loc259)
        linalg.yield %501 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc259)
      %473 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445, %472 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%388 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_26: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
        %500 = arith.addf %in, %in_26 : f32 loc(#loc212)
        linalg.yield %500 : f32 loc(#loc212)
      } -> tensor<8x32x64xf32> loc(#loc212)
      %474 = func.call @dynamic_update_index_in_dim(%arg41, %arg40, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc401)
      %475 = func.call @dynamic_update_index_in_dim_6(%arg42, %402, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc401)
      %476 = func.call @dynamic_update_index_in_dim_6(%arg43, %399, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc401)
      %477 = func.call @dynamic_update_index_in_dim_7(%arg44, %406, %from_elements) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32> loc(#loc401)
      %478 = func.call @dynamic_update_index_in_dim(%arg45, %404, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc401)
      %479 = func.call @dynamic_update_index_in_dim(%arg46, %408, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc401)
      %480 = func.call @dynamic_update_index_in_dim_8(%arg47, %415, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc401)
      %481 = func.call @dynamic_update_index_in_dim_8(%arg48, %413, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc401)
      %482 = func.call @dynamic_update_index_in_dim_9(%arg49, %432, %from_elements) : (tensor<2x8x4x32x32xf32>, tensor<8x4x32x32xf32>, tensor<i32>) -> tensor<2x8x4x32x32xf32> loc(#loc401)
      %483 = func.call @dynamic_update_index_in_dim_10(%arg50, %435, %from_elements) : (tensor<2x8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<i32>) -> tensor<2x8x4x32x1xf32> loc(#loc401)
      %484 = func.call @dynamic_update_index_in_dim_10(%arg51, %440, %from_elements) : (tensor<2x8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<i32>) -> tensor<2x8x4x32x1xf32> loc(#loc401)
      %485 = func.call @dynamic_update_index_in_dim_8(%arg52, %417, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc401)
      %486 = func.call @dynamic_update_index_in_dim_9(%arg53, %437, %from_elements) : (tensor<2x8x4x32x32xf32>, tensor<8x4x32x32xf32>, tensor<i32>) -> tensor<2x8x4x32x32xf32> loc(#loc401)
      %487 = func.call @dynamic_update_index_in_dim_8(%arg54, %442, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc401)
      %488 = func.call @dynamic_update_index_in_dim(%arg55, %445, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc401)
      %489 = func.call @dynamic_update_index_in_dim_6(%arg56, %453, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc401)
      %490 = func.call @dynamic_update_index_in_dim_6(%arg57, %451, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc401)
      %491 = func.call @dynamic_update_index_in_dim_7(%arg58, %456, %from_elements) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32> loc(#loc401)
      %492 = func.call @dynamic_update_index_in_dim(%arg59, %455, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc401)
      %493 = func.call @dynamic_update_index_in_dim(%arg60, %458, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc401)
      %494 = func.call @dynamic_update_index_in_dim_11(%arg61, %468, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc401)
      %495 = func.call @dynamic_update_index_in_dim_11(%arg62, %466, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc401)
      %496 = func.call @dynamic_update_index_in_dim_11(%arg63, %461, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc401)
      %497 = func.call @dynamic_update_index_in_dim_11(%arg64, %470, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc401)
      %498 = func.call @dynamic_update_index_in_dim_11(%arg65, %469, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc401)
      %499 = func.call @dynamic_update_index_in_dim_11(%arg66, %471, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc401)
      scf.yield %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499 : tensor<8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32> loc(#loc399)
    } loc(#loc399)
    %45 = tensor.empty() : tensor<8x32x64xf32> loc(#loc402)
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %44#0 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc402)
      linalg.yield %378 : f32 loc(#loc402)
    } -> tensor<8x32x64xf32> loc(#loc402)
    %47 = tensor.empty() : tensor<8x32xf32> loc(#loc403)
    %48 = linalg.fill ins(%cst_6 : f32) outs(%47 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc403)
    %49 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %378 = arith.addf %out, %in : f32 loc(#loc403)
      linalg.yield %378 : f32 loc(#loc403)
    } -> tensor<8x32xf32> loc(#loc403)
    %50 = tensor.empty() : tensor<8x32x1xf32> loc(#loc404)
    %51 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<8x32xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc404)
    } -> tensor<8x32x1xf32> loc(#loc404)
    %52 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc405)
    } -> tensor<8x32x1xf32> loc(#loc405)
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc405)
      linalg.yield %378 : f32 loc(#loc405)
    } -> tensor<8x32x1xf32> loc(#loc405)
    %54 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc406)
    } -> tensor<8x32x1xf32> loc(#loc406)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc406)
      linalg.yield %378 : f32 loc(#loc406)
    } -> tensor<8x32x1xf32> loc(#loc406)
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %378 = math.rsqrt %in : f32 loc(#loc407)
      linalg.yield %378 : f32 loc(#loc407)
    } -> tensor<8x32x1xf32> loc(#loc407)
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %55 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc408)
      linalg.yield %378 : f32 loc(#loc408)
    } -> tensor<8x32x1xf32> loc(#loc408)
    %58 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
      linalg.yield %in : f32 loc(#loc409)
    } -> tensor<8x32x1xf32> loc(#loc409)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %57 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc409)
      linalg.yield %378 : f32 loc(#loc409)
    } -> tensor<8x32x1xf32> loc(#loc409)
    %60 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<8x32x1xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc410)
    } -> tensor<8x32x64xf32> loc(#loc410)
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %60 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc410)
      linalg.yield %378 : f32 loc(#loc410)
    } -> tensor<8x32x64xf32> loc(#loc410)
    %62 = tensor.empty() : tensor<1x1x64xf32> loc(#loc411)
    %63 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%62 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc411)
    } -> tensor<1x1x64xf32> loc(#loc411)
    %64 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<1x1x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc412)
    } -> tensor<8x32x64xf32> loc(#loc412)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc412)
      linalg.yield %378 : f32 loc(#loc412)
    } -> tensor<8x32x64xf32> loc(#loc412)
    %66 = tensor.empty() : tensor<8x32x256xf32> loc(#loc344)
    %67 = linalg.fill ins(%cst_6 : f32) outs(%66 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc344)
    %68 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%67 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc412)
      %379 = arith.addf %out, %378 : f32 loc(#loc344)
      linalg.yield %379 : f32 loc(#loc)
    } -> tensor<8x32x256xf32> loc(#loc344)
    %69 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg38 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc413)
    } -> tensor<8x32x1xi32> loc(#loc413)
    %70 = tensor.empty() : tensor<1x1x256xi32> loc(#loc413)
    %71 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%70 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %378 = linalg.index 2 : index loc(#loc413)
      %379 = arith.index_cast %378 : index to i32 loc(#loc413)
      linalg.yield %379 : i32 loc(#loc413)
    } -> tensor<1x1x256xi32> loc(#loc413)
    %72 = tensor.empty() : tensor<8x32x256xi32> loc(#loc413)
    %73 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<8x32x1xi32>) outs(%72 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc413)
    } -> tensor<8x32x256xi32> loc(#loc413)
    %74 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<1x1x256xi32>) outs(%72 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc413)
    } -> tensor<8x32x256xi32> loc(#loc413)
    %75 = tensor.empty() : tensor<8x32x256xi1> loc(#loc413)
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %74 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%75 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_26: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %378 = arith.cmpi eq, %in, %in_26 : i32 loc(#loc413)
      linalg.yield %378 : i1 loc(#loc413)
    } -> tensor<8x32x256xi1> loc(#loc413)
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<8x32x256xi1>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %378 = arith.uitofp %in : i1 to f32 loc(#loc413)
      linalg.yield %378 : f32 loc(#loc413)
    } -> tensor<8x32x256xf32> loc(#loc413)
    %78 = linalg.fill ins(%cst_5 : f32) outs(%47 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc346)
    %79 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<8x32x256xf32>) outs(%78 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %378 = arith.maximumf %out, %in : f32 loc(#loc346)
      linalg.yield %378 : f32 loc(#loc346)
    } -> tensor<8x32xf32> loc(#loc346)
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc347)
    } -> tensor<8x32xf32> loc(#loc347)
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %79 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.maximumf %in, %in_26 : f32 loc(#loc347)
      linalg.yield %378 : f32 loc(#loc347)
    } -> tensor<8x32xf32> loc(#loc347)
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %378 = math.absf %in : f32 loc(#loc348)
      %379 = arith.cmpf one, %378, %cst_4 : f32 loc(#loc348)
      linalg.yield %379 : i1 loc(#loc348)
    } -> tensor<8x32xi1> loc(#loc348)
    %83 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc349)
    } -> tensor<8x32xf32> loc(#loc349)
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %81, %83 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %in_27: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.select %in, %in_26, %in_27 : f32 loc(#loc350)
      linalg.yield %378 : f32 loc(#loc350)
    } -> tensor<8x32xf32> loc(#loc350)
    %85 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<8x32xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc349)
    } -> tensor<8x32x1xf32> loc(#loc349)
    %86 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<8x32x1xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc351)
    } -> tensor<8x32x256xf32> loc(#loc351)
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %86 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc351)
      linalg.yield %378 : f32 loc(#loc351)
    } -> tensor<8x32x256xf32> loc(#loc351)
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = math.exp %in : f32 loc(#loc352)
      linalg.yield %378 : f32 loc(#loc352)
    } -> tensor<8x32x256xf32> loc(#loc352)
    %89 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<8x32x256xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %378 = arith.addf %out, %in : f32 loc(#loc353)
      linalg.yield %378 : f32 loc(#loc353)
    } -> tensor<8x32xf32> loc(#loc353)
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = math.absf %in : f32 loc(#loc354)
      linalg.yield %378 : f32 loc(#loc354)
    } -> tensor<8x32xf32> loc(#loc354)
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %83 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.cmpf oge, %in, %in_26 : f32 loc(#loc355)
      linalg.yield %378 : i1 loc(#loc355)
    } -> tensor<8x32xi1> loc(#loc355)
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = math.log %in : f32 loc(#loc356)
      linalg.yield %378 : f32 loc(#loc356)
    } -> tensor<8x32xf32> loc(#loc356)
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %84 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc357)
      linalg.yield %378 : f32 loc(#loc357)
    } -> tensor<8x32xf32> loc(#loc357)
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %77 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_26: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc358)
      linalg.yield %378 : f32 loc(#loc358)
    } -> tensor<8x32x256xf32> loc(#loc358)
    %95 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<8x32x256xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %378 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %378 : f32 loc(#loc359)
    } -> tensor<8x32xf32> loc(#loc359)
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %95 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc360)
      linalg.yield %378 : f32 loc(#loc360)
    } -> tensor<8x32xf32> loc(#loc360)
    %97 = linalg.fill ins(%cst_6 : f32) outs(%23 : tensor<f32>) -> tensor<f32> loc(#loc361)
    %98 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%96 : tensor<8x32xf32>) outs(%97 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %378 = arith.addf %out, %in : f32 loc(#loc361)
      linalg.yield %378 : f32 loc(#loc361)
    } -> tensor<f32> loc(#loc361)
    %99 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%98 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %378 = arith.divf %in, %cst_3 : f32 loc(#loc362)
      linalg.yield %378 : f32 loc(#loc362)
    } -> tensor<f32> loc(#loc362)
    %100 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %cst : f32 loc(#loc363)
    } -> tensor<f32> loc(#loc363)
    %101 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<f32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<8x32xf32> loc(#loc364)
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.negf %in : f32 loc(#loc365)
      linalg.yield %378 : f32 loc(#loc365)
    } -> tensor<8x32xf32> loc(#loc365)
    %103 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<8x32xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:56)):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<8x32x256xf32> loc(#loc366)
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %77 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:56), %in_26: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc367)
      linalg.yield %378 : f32 loc(#loc367)
    } -> tensor<8x32x256xf32> loc(#loc367)
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %90 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc368)
      linalg.yield %378 : f32 loc(#loc368)
    } -> tensor<8x32xf32> loc(#loc368)
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %83, %105 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %in_27: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.select %in, %in_26, %in_27 : f32 loc(#loc369)
      linalg.yield %378 : f32 loc(#loc369)
    } -> tensor<8x32xf32> loc(#loc369)
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %105, %83 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %in_27: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.select %in, %in_26, %in_27 : f32 loc(#loc369)
      linalg.yield %378 : f32 loc(#loc369)
    } -> tensor<8x32xf32> loc(#loc369)
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.negf %in : f32 loc(#loc370)
      linalg.yield %378 : f32 loc(#loc370)
    } -> tensor<8x32xf32> loc(#loc370)
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %108 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc371)
      linalg.yield %378 : f32 loc(#loc371)
    } -> tensor<8x32xf32> loc(#loc371)
    %110 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<8x32xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc372)
    } -> tensor<8x32x256xf32> loc(#loc372)
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %88 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc373)
      linalg.yield %378 : f32 loc(#loc373)
    } -> tensor<8x32x256xf32> loc(#loc373)
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %111 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:64), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc371)
      linalg.yield %378 : f32 loc(#loc371)
    } -> tensor<8x32x256xf32> loc(#loc371)
    %113 = tensor.empty() : tensor<256x64xf32> loc(#loc374)
    %114 = linalg.fill ins(%cst_6 : f32) outs(%113 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc374)
    %115 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%112, %65 : tensor<8x32x256xf32>, tensor<8x32x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc371)
      %379 = arith.addf %out, %378 : f32 loc(#loc374)
      linalg.yield %379 : f32 loc(#loc)
    } -> tensor<256x64xf32> loc(#loc374)
    %116 = tensor.empty() : tensor<64x256xf32> loc(#loc375)
    %117 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<256x64xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":113:13)):
      linalg.yield %in : f32 loc(#loc375)
    } -> tensor<64x256xf32> loc(#loc375)
    %118 = linalg.fill ins(%cst_6 : f32) outs(%45 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc374)
    %119 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%112, %arg1 : tensor<8x32x256xf32>, tensor<64x256xf32>) outs(%118 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc371)
      %379 = arith.addf %out, %378 : f32 loc(#loc374)
      linalg.yield %379 : f32 loc(#loc)
    } -> tensor<8x32x64xf32> loc(#loc374)
    %120 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %119 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc414)
      linalg.yield %378 : f32 loc(#loc414)
    } -> tensor<8x32x64xf32> loc(#loc414)
    %121 = tensor.empty() : tensor<64xf32> loc(#loc415)
    %122 = linalg.fill ins(%cst_6 : f32) outs(%121 : tensor<64xf32>) -> tensor<64xf32> loc(#loc415)
    %123 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%120 : tensor<8x32x64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %378 = arith.addf %out, %in : f32 loc(#loc415)
      linalg.yield %378 : f32 loc(#loc415)
    } -> tensor<64xf32> loc(#loc415)
    %expanded = tensor.expand_shape %123 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc416)
    %124 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %64 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc414)
      linalg.yield %378 : f32 loc(#loc414)
    } -> tensor<8x32x64xf32> loc(#loc414)
    %125 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %378 = arith.addf %out, %in : f32 loc(#loc415)
      linalg.yield %378 : f32 loc(#loc415)
    } -> tensor<64xf32> loc(#loc415)
    %126 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %124 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc417)
      linalg.yield %378 : f32 loc(#loc417)
    } -> tensor<8x32x64xf32> loc(#loc417)
    %127 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %378 = arith.addf %out, %in : f32 loc(#loc418)
      linalg.yield %378 : f32 loc(#loc418)
    } -> tensor<8x32xf32> loc(#loc418)
    %expanded_25 = tensor.expand_shape %127 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc419)
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %60 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc417)
      linalg.yield %378 : f32 loc(#loc417)
    } -> tensor<8x32x64xf32> loc(#loc417)
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %59 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc420)
      linalg.yield %378 : f32 loc(#loc420)
    } -> tensor<8x32x1xf32> loc(#loc420)
    %130 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc421)
      linalg.yield %378 : f32 loc(#loc421)
    } -> tensor<8x32x1xf32> loc(#loc421)
    %131 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<8x32x1xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %378 = arith.addf %out, %in : f32 loc(#loc422)
      linalg.yield %378 : f32 loc(#loc422)
    } -> tensor<8x32xf32> loc(#loc422)
    %132 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<8x32xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc423)
    } -> tensor<8x32x64xf32> loc(#loc423)
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %132 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc424)
      linalg.yield %378 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %133 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc425)
      linalg.yield %378 : f32 loc(#loc425)
    } -> tensor<8x32x64xf32> loc(#loc425)
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %44#0 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc424)
      linalg.yield %378 : f32 loc(#loc424)
    } -> tensor<8x32x64xf32> loc(#loc424)
    %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %135 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_26: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc425)
      linalg.yield %378 : f32 loc(#loc425)
    } -> tensor<8x32x64xf32> loc(#loc425)
    %137 = tensor.empty() : tensor<2x192x64xf32> loc(#loc426)
    %138 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc426)
    } -> tensor<2x192x64xf32> loc(#loc426)
    %139 = tensor.empty() : tensor<2x64x192xf32> loc(#loc426)
    %140 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc426)
    } -> tensor<2x64x192xf32> loc(#loc426)
    %141 = tensor.empty() : tensor<2x64x4x16xf32> loc(#loc426)
    %142 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc426)
    } -> tensor<2x64x4x16xf32> loc(#loc426)
    %143 = tensor.empty() : tensor<2x64xf32> loc(#loc426)
    %144 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc426)
    } -> tensor<2x64xf32> loc(#loc426)
    %145 = tensor.empty() : tensor<2x4x16x64xf32> loc(#loc426)
    %146 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc426)
    } -> tensor<2x4x16x64xf32> loc(#loc426)
    %147:10 = scf.for %arg39 = %c0 to %c2 step %c1 iter_args(%arg40 = %136, %arg41 = %138, %arg42 = %140, %arg43 = %142, %arg44 = %144, %arg45 = %144, %arg46 = %146, %arg47 = %142, %arg48 = %140, %arg49 = %142) -> (tensor<8x32x64xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>) {
      %378 = arith.index_cast %arg39 : index to i32 loc(#loc428)
      %from_elements = tensor.from_elements %378 : tensor<i32> loc(#loc428)
      %379 = tensor.empty() : tensor<i32> loc(#loc428)
      %380 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%379 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":112:15)):
        %539 = arith.subi %c2_i32, %in : i32 loc(#loc428)
        linalg.yield %539 : i32 loc(#loc428)
      } -> tensor<i32> loc(#loc428)
      %381 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%380 : tensor<i32>) outs(%379 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":112:15), %out: i32 loc("examples/jax/transformer.py":112:15)):
        %539 = arith.subi %in, %c1_i32 : i32 loc(#loc428)
        linalg.yield %539 : i32 loc(#loc428)
      } -> tensor<i32> loc(#loc428)
      %382 = func.call @dynamic_index_in_dim_12(%44#1, %381) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc429)
      %383 = func.call @dynamic_index_in_dim_13(%44#2, %381) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc429)
      %384 = func.call @dynamic_index_in_dim_13(%44#3, %381) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc429)
      %385 = func.call @dynamic_index_in_dim_14(%44#4, %381) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32> loc(#loc429)
      %386 = func.call @dynamic_index_in_dim_12(%44#5, %381) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc429)
      %387 = func.call @dynamic_index_in_dim_12(%44#6, %381) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc429)
      %388 = func.call @dynamic_index_in_dim_1(%arg8, %381) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc429)
      %389 = func.call @dynamic_index_in_dim_1(%arg4, %381) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc429)
      %390 = func.call @dynamic_index_in_dim_1(%arg10, %381) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc429)
      %391 = func.call @dynamic_index_in_dim_15(%44#7, %381) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc429)
      %392 = func.call @dynamic_index_in_dim_15(%44#8, %381) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc429)
      %393 = func.call @dynamic_index_in_dim_16(%44#9, %381) : (tensor<2x8x4x32x32xf32>, tensor<i32>) -> tensor<8x4x32x32xf32> loc(#loc429)
      %394 = func.call @dynamic_index_in_dim_17(%44#10, %381) : (tensor<2x8x4x32x1xf32>, tensor<i32>) -> tensor<8x4x32x1xf32> loc(#loc429)
      %395 = func.call @dynamic_index_in_dim_17(%44#11, %381) : (tensor<2x8x4x32x1xf32>, tensor<i32>) -> tensor<8x4x32x1xf32> loc(#loc429)
      %396 = func.call @dynamic_index_in_dim_15(%44#12, %381) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc429)
      %397 = func.call @dynamic_index_in_dim_16(%44#13, %381) : (tensor<2x8x4x32x32xf32>, tensor<i32>) -> tensor<8x4x32x32xf32> loc(#loc429)
      %398 = func.call @dynamic_index_in_dim_3(%arg7, %381) : (tensor<2x4x16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32> loc(#loc429)
      %399 = func.call @dynamic_index_in_dim_15(%44#14, %381) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc429)
      %400 = func.call @dynamic_index_in_dim_12(%44#15, %381) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc429)
      %401 = func.call @dynamic_index_in_dim_13(%44#16, %381) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc429)
      %402 = func.call @dynamic_index_in_dim_13(%44#17, %381) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc429)
      %403 = func.call @dynamic_index_in_dim_14(%44#18, %381) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32> loc(#loc429)
      %404 = func.call @dynamic_index_in_dim_12(%44#19, %381) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc429)
      %405 = func.call @dynamic_index_in_dim_0(%arg3, %381) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc429)
      %406 = func.call @dynamic_index_in_dim_12(%44#20, %381) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc429)
      %407 = func.call @dynamic_index_in_dim_18(%44#21, %381) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc429)
      %408 = func.call @dynamic_index_in_dim_18(%44#22, %381) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc429)
      %409 = func.call @dynamic_index_in_dim_18(%44#23, %381) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc429)
      %410 = func.call @dynamic_index_in_dim_0(%arg9, %381) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc429)
      %411 = func.call @dynamic_index_in_dim_18(%44#24, %381) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc429)
      %412 = func.call @dynamic_index_in_dim_18(%44#25, %381) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc429)
      %413 = func.call @dynamic_index_in_dim(%arg2, %381) : (tensor<2x192x64xf32>, tensor<i32>) -> tensor<192x64xf32> loc(#loc429)
      %414 = func.call @dynamic_index_in_dim_18(%44#26, %381) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc429)
      %415 = tensor.empty() : tensor<64x192xf32> loc(#loc259)
      %416 = linalg.fill ins(%cst_6 : f32) outs(%415 : tensor<64x192xf32>) -> tensor<64x192xf32> loc(#loc259)
      %417 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg40, %414 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%416 : tensor<64x192xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc124)
        %540 = arith.addf %out, %539 : f32 loc(#loc259)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<64x192xf32> loc(#loc259)
      %418 = tensor.empty() : tensor<192x64xf32> loc(#loc260)
      %419 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel"]} ins(%417 : tensor<64x192xf32>) outs(%418 : tensor<192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
        linalg.yield %in : f32 loc(#loc260)
      } -> tensor<192x64xf32> loc(#loc260)
      %420 = tensor.empty() : tensor<8x32x192xf32> loc(#loc259)
      %421 = linalg.fill ins(%cst_6 : f32) outs(%420 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc259)
      %422 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg40, %413 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%421 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc124)
        %540 = arith.addf %out, %539 : f32 loc(#loc259)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x32x192xf32> loc(#loc259)
      %423 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412, %422 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%420 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc258)
        linalg.yield %539 : f32 loc(#loc258)
      } -> tensor<8x32x192xf32> loc(#loc258)
      %424 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %411 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%420 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc258)
        linalg.yield %539 : f32 loc(#loc258)
      } -> tensor<8x32x192xf32> loc(#loc258)
      %425 = linalg.fill ins(%cst_6 : f32) outs(%418 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc257)
      %426 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%423, %406 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%425 : tensor<192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc258)
        %540 = arith.addf %out, %539 : f32 loc(#loc257)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<192x64xf32> loc(#loc257)
      %427 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel"]} ins(%426 : tensor<192x64xf32>) outs(%415 : tensor<64x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
        linalg.yield %in : f32 loc(#loc261)
      } -> tensor<64x192xf32> loc(#loc261)
      %428 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%423, %410 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%118 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc258)
        %540 = arith.addf %out, %539 : f32 loc(#loc257)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc257)
      %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409, %424 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%420 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc293)
        linalg.yield %539 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %430 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424, %408 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%420 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc293)
        linalg.yield %539 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %431 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %407 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%420 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc293)
        linalg.yield %539 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %432 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %431 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%420 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc293)
        linalg.yield %539 : f32 loc(#loc293)
      } -> tensor<8x32x192xf32> loc(#loc293)
      %433 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%432, %406 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%425 : tensor<192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc293)
        %540 = arith.addf %out, %539 : f32 loc(#loc255)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<192x64xf32> loc(#loc255)
      %434 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel"]} ins(%433 : tensor<192x64xf32>) outs(%415 : tensor<64x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
        linalg.yield %in : f32 loc(#loc262)
      } -> tensor<64x192xf32> loc(#loc262)
      %435 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%432, %405 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%118 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc293)
        %540 = arith.addf %out, %539 : f32 loc(#loc255)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc255)
      %436 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428, %435 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_32: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc263)
        linalg.yield %539 : f32 loc(#loc263)
      } -> tensor<8x32x64xf32> loc(#loc263)
      %437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %436 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc254)
        linalg.yield %539 : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %438 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%437 : tensor<8x32x64xf32>) outs(%122 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc264)
        linalg.yield %539 : f32 loc(#loc264)
      } -> tensor<64xf32> loc(#loc264)
      %expanded_26 = tensor.expand_shape %438 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc265)
      %439 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<1x1x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %440 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %439 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc254)
        linalg.yield %539 : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %441 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_26 : tensor<1x1x64xf32>) outs(%122 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc264)
        linalg.yield %539 : f32 loc(#loc264)
      } -> tensor<64xf32> loc(#loc264)
      %442 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %440 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc252)
        linalg.yield %539 : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %443 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%442 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc266)
        linalg.yield %539 : f32 loc(#loc266)
      } -> tensor<8x32xf32> loc(#loc266)
      %expanded_27 = tensor.expand_shape %443 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc267)
      %444 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402 : tensor<8x32x1xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %444 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc252)
        linalg.yield %539 : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %445 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(unknown), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc268)
        linalg.yield %539 : f32 loc(#loc268)
      } -> tensor<8x32x64xf32> loc(#loc268)
      %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %401 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc251)
        linalg.yield %539 : f32 loc(#loc251)
      } -> tensor<8x32x1xf32> loc(#loc251)
      %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_32: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %539 = arith.divf %in, %in_32 : f32 loc(#loc247)
        linalg.yield %539 : f32 loc(#loc247)
      } -> tensor<8x32x1xf32> loc(#loc247)
      %449 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448 : tensor<8x32x1xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc245)
        linalg.yield %539 : f32 loc(#loc245)
      } -> tensor<8x32xf32> loc(#loc245)
      %450 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<8x32xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc246)
      } -> tensor<8x32x64xf32> loc(#loc246)
      %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %450 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc244)
        linalg.yield %539 : f32 loc(#loc244)
      } -> tensor<8x32x64xf32> loc(#loc244)
      %452 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %451 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc269)
        linalg.yield %539 : f32 loc(#loc269)
      } -> tensor<8x32x64xf32> loc(#loc269)
      %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450, %400 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc244)
        linalg.yield %539 : f32 loc(#loc244)
      } -> tensor<8x32x64xf32> loc(#loc244)
      %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %453 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc269)
        linalg.yield %539 : f32 loc(#loc269)
      } -> tensor<8x32x64xf32> loc(#loc269)
      %455 = tensor.empty() : tensor<64x4x16xf32> loc(#loc243)
      %456 = linalg.fill ins(%cst_6 : f32) outs(%455 : tensor<64x4x16xf32>) -> tensor<64x4x16xf32> loc(#loc243)
      %457 = linalg.generic {indexing_maps = [#map34, #map35, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%454, %399 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%456 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc269)
        %540 = arith.addf %out, %539 : f32 loc(#loc243)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<64x4x16xf32> loc(#loc243)
      %458 = tensor.empty() : tensor<4x16x64xf32> loc(#loc270)
      %459 = linalg.generic {indexing_maps = [#map36, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<64x4x16xf32>) outs(%458 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
        linalg.yield %in : f32 loc(#loc270)
      } -> tensor<4x16x64xf32> loc(#loc270)
      %460 = tensor.empty() : tensor<8x32x4x16xf32> loc(#loc243)
      %461 = linalg.fill ins(%cst_6 : f32) outs(%460 : tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32> loc(#loc243)
      %462 = linalg.generic {indexing_maps = [#map37, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%454, %398 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%461 : tensor<8x32x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc269)
        %540 = arith.addf %out, %539 : f32 loc(#loc243)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x32x4x16xf32> loc(#loc243)
      %463 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc270)
      %464 = linalg.generic {indexing_maps = [#map38, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462 : tensor<8x32x4x16xf32>) outs(%463 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
        linalg.yield %in : f32 loc(#loc270)
      } -> tensor<8x4x32x16xf32> loc(#loc270)
      %465 = tensor.empty() : tensor<8x4x16x32xf32> loc(#loc242)
      %466 = linalg.fill ins(%cst_6 : f32) outs(%465 : tensor<8x4x16x32xf32>) -> tensor<8x4x16x32xf32> loc(#loc242)
      %467 = linalg.generic {indexing_maps = [#map39, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%464, %397 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%466 : tensor<8x4x16x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc270)
        %540 = arith.addf %out, %539 : f32 loc(#loc242)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x4x16x32xf32> loc(#loc242)
      %468 = linalg.generic {indexing_maps = [#map40, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%467 : tensor<8x4x16x32xf32>) outs(%463 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
        linalg.yield %in : f32 loc(#loc271)
      } -> tensor<8x4x32x16xf32> loc(#loc271)
      %469 = linalg.fill ins(%cst_6 : f32) outs(%27 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc242)
      %470 = linalg.generic {indexing_maps = [#map18, #map19, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%464, %396 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%469 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc270)
        %540 = arith.addf %out, %539 : f32 loc(#loc242)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x4x32x32xf32> loc(#loc242)
      %471 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%395 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc272)
      } -> tensor<8x4x32x32xf32> loc(#loc272)
      %472 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%470, %471 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_32: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc272)
        linalg.yield %539 : f32 loc(#loc272)
      } -> tensor<8x4x32x32xf32> loc(#loc272)
      %473 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472, %393 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc272)
        linalg.yield %539 : f32 loc(#loc272)
      } -> tensor<8x4x32x32xf32> loc(#loc272)
      %474 = tensor.empty() : tensor<8x4x32xf32> loc(#loc239)
      %475 = linalg.fill ins(%cst_6 : f32) outs(%474 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc239)
      %476 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%473 : tensor<8x4x32x32xf32>) outs(%475 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc239)
        linalg.yield %539 : f32 loc(#loc239)
      } -> tensor<8x4x32xf32> loc(#loc239)
      %expanded_28 = tensor.expand_shape %476 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc273)
      %477 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc274)
      %478 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<8x4x32x1xf32>) outs(%477 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %539 = arith.negf %in : f32 loc(#loc274)
        linalg.yield %539 : f32 loc(#loc274)
      } -> tensor<8x4x32x1xf32> loc(#loc274)
      %479 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc240)
      } -> tensor<8x4x32x32xf32> loc(#loc240)
      %480 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%470, %479 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_32: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %539 = arith.divf %in, %in_32 : f32 loc(#loc240)
        linalg.yield %539 : f32 loc(#loc240)
      } -> tensor<8x4x32x32xf32> loc(#loc240)
      %481 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%478 : tensor<8x4x32x1xf32>) outs(%475 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc239)
        linalg.yield %539 : f32 loc(#loc239)
      } -> tensor<8x4x32xf32> loc(#loc239)
      %482 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%481 : tensor<8x4x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc236)
      } -> tensor<8x4x32x32xf32> loc(#loc236)
      %483 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480, %482 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_32: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc275)
        linalg.yield %539 : f32 loc(#loc275)
      } -> tensor<8x4x32x32xf32> loc(#loc275)
      %484 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%483, %393 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc272)
        linalg.yield %539 : f32 loc(#loc272)
      } -> tensor<8x4x32x32xf32> loc(#loc272)
      %485 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %484, %29 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: i1 loc(unknown), %in_32: f32 loc("examples/jax/transformer.py":92:14), %in_33: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
        %539 = arith.select %in, %in_32, %in_33 : f32 loc(#loc289)
        linalg.yield %539 : f32 loc(#loc289)
      } -> tensor<8x4x32x32xf32> loc(#loc289)
      %486 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
        linalg.yield %in : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %487 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%485, %486 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_32: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %539 = arith.divf %in, %in_32 : f32 loc(#loc232)
        linalg.yield %539 : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %488 = linalg.fill ins(%cst_6 : f32) outs(%463 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc231)
      %489 = linalg.generic {indexing_maps = [#map39, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%487, %392 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%488 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc232)
        %540 = arith.addf %out, %539 : f32 loc(#loc231)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x4x32x16xf32> loc(#loc231)
      %490 = linalg.generic {indexing_maps = [#map18, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%487, %391 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%488 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc232)
        %540 = arith.addf %out, %539 : f32 loc(#loc231)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x4x32x16xf32> loc(#loc231)
      %491 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc288)
      %492 = linalg.generic {indexing_maps = [#map41, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468 : tensor<8x4x32x16xf32>) outs(%491 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc288)
      } -> tensor<4x16x8x32xf32> loc(#loc288)
      %493 = linalg.generic {indexing_maps = [#map42, #map15, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%492, %390 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%118 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc288)
        %540 = arith.addf %out, %539 : f32 loc(#loc287)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc287)
      %494 = linalg.fill ins(%cst_6 : f32) outs(%458 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32> loc(#loc287)
      %495 = linalg.generic {indexing_maps = [#map19, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%492, %387 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%494 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc288)
        %540 = arith.addf %out, %539 : f32 loc(#loc287)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<4x16x64xf32> loc(#loc287)
      %496 = linalg.generic {indexing_maps = [#map32, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<4x16x64xf32>) outs(%455 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc288)
      } -> tensor<64x4x16xf32> loc(#loc288)
      %497 = linalg.generic {indexing_maps = [#map41, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%489 : tensor<8x4x32x16xf32>) outs(%491 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc288)
      } -> tensor<4x16x8x32xf32> loc(#loc288)
      %498 = linalg.generic {indexing_maps = [#map42, #map15, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%497, %389 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%118 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc288)
        %540 = arith.addf %out, %539 : f32 loc(#loc287)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc287)
      %499 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %498 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc294)
        linalg.yield %539 : f32 loc(#loc294)
      } -> tensor<8x32x64xf32> loc(#loc294)
      %500 = linalg.generic {indexing_maps = [#map19, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%497, %387 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%494 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc288)
        %540 = arith.addf %out, %539 : f32 loc(#loc287)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<4x16x64xf32> loc(#loc287)
      %501 = linalg.generic {indexing_maps = [#map32, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500 : tensor<4x16x64xf32>) outs(%455 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc288)
      } -> tensor<64x4x16xf32> loc(#loc288)
      %502 = linalg.generic {indexing_maps = [#map41, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490 : tensor<8x4x32x16xf32>) outs(%491 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc288)
      } -> tensor<4x16x8x32xf32> loc(#loc288)
      %503 = linalg.generic {indexing_maps = [#map42, #map15, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%502, %388 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%118 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc288)
        %540 = arith.addf %out, %539 : f32 loc(#loc287)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<8x32x64xf32> loc(#loc287)
      %504 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499, %503 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc294)
        linalg.yield %539 : f32 loc(#loc294)
      } -> tensor<8x32x64xf32> loc(#loc294)
      %505 = linalg.generic {indexing_maps = [#map19, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%502, %387 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%494 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc288)
        %540 = arith.addf %out, %539 : f32 loc(#loc287)
        linalg.yield %540 : f32 loc(#loc)
      } -> tensor<4x16x64xf32> loc(#loc287)
      %506 = linalg.generic {indexing_maps = [#map32, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505 : tensor<4x16x64xf32>) outs(%455 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc288)
      } -> tensor<64x4x16xf32> loc(#loc288)
      %507 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %504 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc229)
        linalg.yield %539 : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %508 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%507 : tensor<8x32x64xf32>) outs(%122 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc276)
        linalg.yield %539 : f32 loc(#loc276)
      } -> tensor<64xf32> loc(#loc276)
      %expanded_29 = tensor.expand_shape %508 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc277)
      %509 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<1x1x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %510 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %509 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc229)
        linalg.yield %539 : f32 loc(#loc229)
      } -> tensor<8x32x64xf32> loc(#loc229)
      %511 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_29 : tensor<1x1x64xf32>) outs(%122 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc276)
        linalg.yield %539 : f32 loc(#loc276)
      } -> tensor<64xf32> loc(#loc276)
      %512 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382, %510 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc227)
        linalg.yield %539 : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %513 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%512 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc278)
        linalg.yield %539 : f32 loc(#loc278)
      } -> tensor<8x32xf32> loc(#loc278)
      %expanded_30 = tensor.expand_shape %513 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc279)
      %514 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<8x32x1xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %515 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510, %514 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc227)
        linalg.yield %539 : f32 loc(#loc227)
      } -> tensor<8x32x64xf32> loc(#loc227)
      %516 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %515 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc280)
        linalg.yield %539 : f32 loc(#loc280)
      } -> tensor<8x32x64xf32> loc(#loc280)
      %517 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %383 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc226)
        linalg.yield %539 : f32 loc(#loc226)
      } -> tensor<8x32x1xf32> loc(#loc226)
      %518 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_32: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %539 = arith.divf %in, %in_32 : f32 loc(#loc222)
        linalg.yield %539 : f32 loc(#loc222)
      } -> tensor<8x32x1xf32> loc(#loc222)
      %519 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%518 : tensor<8x32x1xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
        %539 = arith.addf %out, %in : f32 loc(#loc220)
        linalg.yield %539 : f32 loc(#loc220)
      } -> tensor<8x32xf32> loc(#loc220)
      %520 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519 : tensor<8x32xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc221)
      } -> tensor<8x32x64xf32> loc(#loc221)
      %521 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382, %520 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_32: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc219)
        linalg.yield %539 : f32 loc(#loc219)
      } -> tensor<8x32x64xf32> loc(#loc219)
      %522 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %521 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_32: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc281)
        linalg.yield %539 : f32 loc(#loc281)
      } -> tensor<8x32x64xf32> loc(#loc281)
      %523 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520, %382 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_32: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %539 = arith.mulf %in, %in_32 : f32 loc(#loc219)
        linalg.yield %539 : f32 loc(#loc219)
      } -> tensor<8x32x64xf32> loc(#loc219)
      %524 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %523 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_32: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %539 = arith.addf %in, %in_32 : f32 loc(#loc281)
        linalg.yield %539 : f32 loc(#loc281)
      } -> tensor<8x32x64xf32> loc(#loc281)
      %525 = tensor.empty() : tensor<1x192x64xf32> loc(#loc213)
      %526 = linalg.generic {indexing_maps = [#map43, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419 : tensor<192x64xf32>) outs(%525 : tensor<1x192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc213)
      } -> tensor<1x192x64xf32> loc(#loc213)
      %extracted = tensor.extract %381[] : tensor<i32> loc(#loc214)
      %527 = arith.index_cast %extracted : i32 to index loc(#loc214)
      %528 = arith.maxsi %527, %c0 : index loc(#loc214)
      %529 = arith.minsi %528, %c1 : index loc(#loc214)
      %inserted_slice = tensor.insert_slice %526 into %arg41[%529, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<1x192x64xf32> into tensor<2x192x64xf32> loc(#loc214)
      %530 = func.call @dynamic_update_index_in_dim_23(%arg42, %434, %381) : (tensor<2x64x192xf32>, tensor<64x192xf32>, tensor<i32>) -> tensor<2x64x192xf32> loc(#loc430)
      %531 = func.call @dynamic_update_index_in_dim_24(%arg43, %501, %381) : (tensor<2x64x4x16xf32>, tensor<64x4x16xf32>, tensor<i32>) -> tensor<2x64x4x16xf32> loc(#loc430)
      %532 = func.call @dynamic_update_index_in_dim_25(%arg44, %511, %381) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32> loc(#loc430)
      %533 = func.call @dynamic_update_index_in_dim_25(%arg45, %441, %381) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32> loc(#loc430)
      %534 = tensor.empty() : tensor<1x4x16x64xf32> loc(#loc213)
      %535 = linalg.generic {indexing_maps = [#map44, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%459 : tensor<4x16x64xf32>) outs(%534 : tensor<1x4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc213)
      } -> tensor<1x4x16x64xf32> loc(#loc213)
      %inserted_slice_31 = tensor.insert_slice %535 into %arg46[%529, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<1x4x16x64xf32> into tensor<2x4x16x64xf32> loc(#loc214)
      %536 = func.call @dynamic_update_index_in_dim_24(%arg47, %506, %381) : (tensor<2x64x4x16xf32>, tensor<64x4x16xf32>, tensor<i32>) -> tensor<2x64x4x16xf32> loc(#loc430)
      %537 = func.call @dynamic_update_index_in_dim_23(%arg48, %427, %381) : (tensor<2x64x192xf32>, tensor<64x192xf32>, tensor<i32>) -> tensor<2x64x192xf32> loc(#loc430)
      %538 = func.call @dynamic_update_index_in_dim_24(%arg49, %496, %381) : (tensor<2x64x4x16xf32>, tensor<64x4x16xf32>, tensor<i32>) -> tensor<2x64x4x16xf32> loc(#loc430)
      scf.yield %524, %inserted_slice, %530, %531, %532, %533, %inserted_slice_31, %536, %537, %538 : tensor<8x32x64xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32> loc(#loc427)
    } loc(#loc427)
    %148 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : f32 loc(#loc376)
    } -> tensor<256x64xf32> loc(#loc376)
    %149 = "mesh.scatter_slices"(%148, %8, %147#0) ({
    ^bb0(%arg39: f32 loc("examples/jax/transformer.py":107:8), %arg40: f32 loc("examples/jax/transformer.py":107:8)):
      %378 = arith.addf %arg39, %arg40 : f32 loc(#loc431)
      "mesh.scalar_yield"(%378) : (f32) -> () loc(#loc377)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<256x64xf32> loc(#loc377)
    %150 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<256x64xf32> loc(#loc379)
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%150, %arg12 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<256x64xf32> loc(#loc379)
    %152 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<256x64xf32> loc(#loc380)
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %149 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<256x64xf32> loc(#loc380)
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%151, %153 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<256x64xf32> loc(#loc381)
    %155 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<64x256xf32> loc(#loc379)
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %arg13 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<64x256xf32> loc(#loc379)
    %157 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<64x256xf32> loc(#loc380)
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %117 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<64x256xf32> loc(#loc380)
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %158 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<64x256xf32> loc(#loc381)
    %160 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<2x192x64xf32> loc(#loc379)
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %arg14 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<2x192x64xf32> loc(#loc379)
    %162 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<2x192x64xf32> loc(#loc380)
    %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %147#1 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<2x192x64xf32> loc(#loc380)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %163 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<2x192x64xf32> loc(#loc381)
    %165 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<2x64x192xf32> loc(#loc379)
    %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %arg15 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<2x64x192xf32> loc(#loc379)
    %167 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<2x64x192xf32> loc(#loc380)
    %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %147#2 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<2x64x192xf32> loc(#loc380)
    %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %168 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<2x64x192xf32> loc(#loc381)
    %170 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<2x64x4x16xf32> loc(#loc379)
    %171 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %arg16 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<2x64x4x16xf32> loc(#loc379)
    %172 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<2x64x4x16xf32> loc(#loc380)
    %173 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %147#3 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<2x64x4x16xf32> loc(#loc380)
    %174 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %173 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<2x64x4x16xf32> loc(#loc381)
    %175 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<2x64xf32> loc(#loc379)
    %176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %arg17 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<2x64xf32> loc(#loc379)
    %177 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<2x64xf32> loc(#loc380)
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %147#4 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<2x64xf32> loc(#loc380)
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %178 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<2x64xf32> loc(#loc381)
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %arg18 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<2x64xf32> loc(#loc379)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %147#5 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<2x64xf32> loc(#loc380)
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %181 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<2x64xf32> loc(#loc381)
    %183 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<2x4x16x64xf32> loc(#loc379)
    %184 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %arg19 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<2x4x16x64xf32> loc(#loc379)
    %185 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<2x4x16x64xf32> loc(#loc380)
    %186 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %147#6 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<2x4x16x64xf32> loc(#loc380)
    %187 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184, %186 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<2x4x16x64xf32> loc(#loc381)
    %188 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %arg20 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<2x64x4x16xf32> loc(#loc379)
    %189 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %147#7 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<2x64x4x16xf32> loc(#loc380)
    %190 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %189 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<2x64x4x16xf32> loc(#loc381)
    %191 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %arg21 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<2x64x192xf32> loc(#loc379)
    %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %147#8 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<2x64x192xf32> loc(#loc380)
    %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %192 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<2x64x192xf32> loc(#loc381)
    %194 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %arg22 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<2x64x4x16xf32> loc(#loc379)
    %195 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %147#9 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<2x64x4x16xf32> loc(#loc380)
    %196 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194, %195 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<2x64x4x16xf32> loc(#loc381)
    %197 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_15 : tensor<f32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<64xf32> loc(#loc379)
    %198 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%197, %arg23 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %378 : f32 loc(#loc379)
    } -> tensor<64xf32> loc(#loc379)
    %199 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<64xf32> loc(#loc380)
    %200 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%199, %125 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %378 : f32 loc(#loc380)
    } -> tensor<64xf32> loc(#loc380)
    %201 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%198, %200 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %378 : f32 loc(#loc381)
    } -> tensor<64xf32> loc(#loc381)
    %202 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<256x64xf32> loc(#loc382)
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202, %arg24 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<256x64xf32> loc(#loc382)
    %204 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<256x64xf32> loc(#loc383)
    %205 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%204, %149 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<256x64xf32> loc(#loc383)
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %149 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<256x64xf32> loc(#loc384)
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%203, %206 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<256x64xf32> loc(#loc385)
    %208 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<64x256xf32> loc(#loc382)
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %arg25 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<64x256xf32> loc(#loc382)
    %210 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<64x256xf32> loc(#loc383)
    %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210, %117 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<64x256xf32> loc(#loc383)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %117 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<64x256xf32> loc(#loc384)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %212 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<64x256xf32> loc(#loc385)
    %214 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x192x64xf32> loc(#loc382)
    %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %arg26 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<2x192x64xf32> loc(#loc382)
    %216 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<2x192x64xf32> loc(#loc383)
    %217 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %147#1 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<2x192x64xf32> loc(#loc383)
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %147#1 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<2x192x64xf32> loc(#loc384)
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %218 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<2x192x64xf32> loc(#loc385)
    %220 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x64x192xf32> loc(#loc382)
    %221 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %arg27 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<2x64x192xf32> loc(#loc382)
    %222 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<2x64x192xf32> loc(#loc383)
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %147#2 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<2x64x192xf32> loc(#loc383)
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %147#2 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<2x64x192xf32> loc(#loc384)
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %224 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<2x64x192xf32> loc(#loc385)
    %226 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x64x4x16xf32> loc(#loc382)
    %227 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %arg28 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<2x64x4x16xf32> loc(#loc382)
    %228 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<2x64x4x16xf32> loc(#loc383)
    %229 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %147#3 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<2x64x4x16xf32> loc(#loc383)
    %230 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %147#3 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<2x64x4x16xf32> loc(#loc384)
    %231 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %230 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<2x64x4x16xf32> loc(#loc385)
    %232 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x64xf32> loc(#loc382)
    %233 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%232, %arg29 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<2x64xf32> loc(#loc382)
    %234 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<2x64xf32> loc(#loc383)
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%234, %147#4 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<2x64xf32> loc(#loc383)
    %236 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %147#4 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<2x64xf32> loc(#loc384)
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%233, %236 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<2x64xf32> loc(#loc385)
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%232, %arg30 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<2x64xf32> loc(#loc382)
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%234, %147#5 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<2x64xf32> loc(#loc383)
    %240 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%239, %147#5 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<2x64xf32> loc(#loc384)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%238, %240 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<2x64xf32> loc(#loc385)
    %242 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<2x4x16x64xf32> loc(#loc382)
    %243 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %arg31 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<2x4x16x64xf32> loc(#loc382)
    %244 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<2x4x16x64xf32> loc(#loc383)
    %245 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %147#6 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<2x4x16x64xf32> loc(#loc383)
    %246 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %147#6 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<2x4x16x64xf32> loc(#loc384)
    %247 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243, %246 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<2x4x16x64xf32> loc(#loc385)
    %248 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %arg32 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<2x64x4x16xf32> loc(#loc382)
    %249 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %147#7 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<2x64x4x16xf32> loc(#loc383)
    %250 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %147#7 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<2x64x4x16xf32> loc(#loc384)
    %251 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %250 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<2x64x4x16xf32> loc(#loc385)
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %arg33 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<2x64x192xf32> loc(#loc382)
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %147#8 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<2x64x192xf32> loc(#loc383)
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %147#8 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<2x64x192xf32> loc(#loc384)
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %254 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<2x64x192xf32> loc(#loc385)
    %256 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %arg34 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<2x64x4x16xf32> loc(#loc382)
    %257 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %147#9 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<2x64x4x16xf32> loc(#loc383)
    %258 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257, %147#9 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<2x64x4x16xf32> loc(#loc384)
    %259 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %258 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<2x64x4x16xf32> loc(#loc385)
    %260 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<64xf32> loc(#loc382)
    %261 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%260, %arg35 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %378 : f32 loc(#loc382)
    } -> tensor<64xf32> loc(#loc382)
    %262 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc383)
    } -> tensor<64xf32> loc(#loc383)
    %263 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%262, %125 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %378 : f32 loc(#loc383)
    } -> tensor<64xf32> loc(#loc383)
    %264 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%263, %125 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc384)
      linalg.yield %378 : f32 loc(#loc384)
    } -> tensor<64xf32> loc(#loc384)
    %265 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%261, %264 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %378 : f32 loc(#loc385)
    } -> tensor<64xf32> loc(#loc385)
    %266 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg36 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:24)):
      %378 = math.powf %cst_1, %in : f32 loc(#loc327)
      linalg.yield %378 : f32 loc(#loc327)
    } -> tensor<f32> loc(#loc327)
    %267 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%266 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:24), %out: f32 loc("examples/jax/transformer.py":124:20)):
      %378 = arith.subf %cst_2, %in : f32 loc(#loc386)
      linalg.yield %378 : f32 loc(#loc386)
    } -> tensor<f32> loc(#loc386)
    %268 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%267 : tensor<f32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<256x64xf32> loc(#loc387)
    %269 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%154, %268 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<256x64xf32> loc(#loc387)
    %270 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg36 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:48)):
      %378 = math.powf %cst_0, %in : f32 loc(#loc326)
      linalg.yield %378 : f32 loc(#loc326)
    } -> tensor<f32> loc(#loc326)
    %271 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%270 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:48), %out: f32 loc("examples/jax/transformer.py":124:44)):
      %378 = arith.subf %cst_2, %in : f32 loc(#loc388)
      linalg.yield %378 : f32 loc(#loc388)
    } -> tensor<f32> loc(#loc388)
    %272 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%271 : tensor<f32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<256x64xf32> loc(#loc389)
    %273 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%207, %272 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<256x64xf32> loc(#loc389)
    %274 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%204, %269 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<256x64xf32> loc(#loc390)
    %275 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%273 : tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<256x64xf32> loc(#loc391)
    %276 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<256x64xf32> loc(#loc392)
    %277 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%275, %276 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<256x64xf32> loc(#loc392)
    %278 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%274, %277 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<256x64xf32> loc(#loc393)
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %278 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%113 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<256x64xf32> loc(#loc394)
    %280 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%267 : tensor<f32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<64x256xf32> loc(#loc387)
    %281 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %280 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<64x256xf32> loc(#loc387)
    %282 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%271 : tensor<f32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<64x256xf32> loc(#loc389)
    %283 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%213, %282 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<64x256xf32> loc(#loc389)
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210, %281 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<64x256xf32> loc(#loc390)
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%283 : tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<64x256xf32> loc(#loc391)
    %286 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<64x256xf32> loc(#loc392)
    %287 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%285, %286 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<64x256xf32> loc(#loc392)
    %288 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%284, %287 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<64x256xf32> loc(#loc393)
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %288 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%116 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<64x256xf32> loc(#loc394)
    %290 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<f32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<2x192x64xf32> loc(#loc387)
    %291 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %290 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<2x192x64xf32> loc(#loc387)
    %292 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<f32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x192x64xf32> loc(#loc389)
    %293 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %292 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<2x192x64xf32> loc(#loc389)
    %294 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %291 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<2x192x64xf32> loc(#loc390)
    %295 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<2x192x64xf32> loc(#loc391)
    %296 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<2x192x64xf32> loc(#loc392)
    %297 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %296 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<2x192x64xf32> loc(#loc392)
    %298 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %297 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<2x192x64xf32> loc(#loc393)
    %299 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %298 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%137 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<2x192x64xf32> loc(#loc394)
    %300 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<f32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<2x64x192xf32> loc(#loc387)
    %301 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %300 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<2x64x192xf32> loc(#loc387)
    %302 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<f32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x64x192xf32> loc(#loc389)
    %303 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %302 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<2x64x192xf32> loc(#loc389)
    %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %301 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<2x64x192xf32> loc(#loc390)
    %305 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<2x64x192xf32> loc(#loc391)
    %306 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<2x64x192xf32> loc(#loc392)
    %307 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %306 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<2x64x192xf32> loc(#loc392)
    %308 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %307 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<2x64x192xf32> loc(#loc393)
    %309 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %308 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<2x64x192xf32> loc(#loc394)
    %310 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267 : tensor<f32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<2x64x4x16xf32> loc(#loc387)
    %311 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174, %310 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<2x64x4x16xf32> loc(#loc387)
    %312 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<f32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x64x4x16xf32> loc(#loc389)
    %313 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231, %312 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<2x64x4x16xf32> loc(#loc389)
    %314 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %311 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<2x64x4x16xf32> loc(#loc390)
    %315 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%313 : tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<2x64x4x16xf32> loc(#loc391)
    %316 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<2x64x4x16xf32> loc(#loc392)
    %317 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%315, %316 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<2x64x4x16xf32> loc(#loc392)
    %318 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%314, %317 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<2x64x4x16xf32> loc(#loc393)
    %319 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %318 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<2x64x4x16xf32> loc(#loc394)
    %320 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%267 : tensor<f32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<2x64xf32> loc(#loc387)
    %321 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %320 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<2x64xf32> loc(#loc387)
    %322 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%271 : tensor<f32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x64xf32> loc(#loc389)
    %323 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%237, %322 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<2x64xf32> loc(#loc389)
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%234, %321 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<2x64xf32> loc(#loc390)
    %325 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%323 : tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<2x64xf32> loc(#loc391)
    %326 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<2x64xf32> loc(#loc392)
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%325, %326 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<2x64xf32> loc(#loc392)
    %328 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%324, %327 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<2x64xf32> loc(#loc393)
    %329 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %328 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<2x64xf32> loc(#loc394)
    %330 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%182, %320 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<2x64xf32> loc(#loc387)
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%241, %322 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<2x64xf32> loc(#loc389)
    %332 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%234, %330 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<2x64xf32> loc(#loc390)
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%331 : tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<2x64xf32> loc(#loc391)
    %334 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%333, %326 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<2x64xf32> loc(#loc392)
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%332, %334 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<2x64xf32> loc(#loc393)
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %335 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%143 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<2x64xf32> loc(#loc394)
    %337 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267 : tensor<f32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<2x4x16x64xf32> loc(#loc387)
    %338 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %337 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<2x4x16x64xf32> loc(#loc387)
    %339 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<f32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<2x4x16x64xf32> loc(#loc389)
    %340 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %339 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<2x4x16x64xf32> loc(#loc389)
    %341 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %338 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<2x4x16x64xf32> loc(#loc390)
    %342 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%340 : tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<2x4x16x64xf32> loc(#loc391)
    %343 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<2x4x16x64xf32> loc(#loc392)
    %344 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %343 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<2x4x16x64xf32> loc(#loc392)
    %345 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %344 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<2x4x16x64xf32> loc(#loc393)
    %346 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %345 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%145 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<2x4x16x64xf32> loc(#loc394)
    %347 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190, %310 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<2x64x4x16xf32> loc(#loc387)
    %348 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%251, %312 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<2x64x4x16xf32> loc(#loc389)
    %349 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %347 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<2x64x4x16xf32> loc(#loc390)
    %350 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%348 : tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<2x64x4x16xf32> loc(#loc391)
    %351 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350, %316 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<2x64x4x16xf32> loc(#loc392)
    %352 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349, %351 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<2x64x4x16xf32> loc(#loc393)
    %353 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %352 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<2x64x4x16xf32> loc(#loc394)
    %354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %300 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<2x64x192xf32> loc(#loc387)
    %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %302 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<2x64x192xf32> loc(#loc389)
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %354 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<2x64x192xf32> loc(#loc390)
    %357 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355 : tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<2x64x192xf32> loc(#loc391)
    %358 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %306 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<2x64x192xf32> loc(#loc392)
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %358 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<2x64x192xf32> loc(#loc393)
    %360 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %359 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%139 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<2x64x192xf32> loc(#loc394)
    %361 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %310 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<2x64x4x16xf32> loc(#loc387)
    %362 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %312 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<2x64x4x16xf32> loc(#loc389)
    %363 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %361 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<2x64x4x16xf32> loc(#loc390)
    %364 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%362 : tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<2x64x4x16xf32> loc(#loc391)
    %365 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%364, %316 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<2x64x4x16xf32> loc(#loc392)
    %366 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%363, %365 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<2x64x4x16xf32> loc(#loc393)
    %367 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10, %366 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%141 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<2x64x4x16xf32> loc(#loc394)
    %368 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%267 : tensor<f32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<64xf32> loc(#loc387)
    %369 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%201, %368 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %378 : f32 loc(#loc387)
    } -> tensor<64xf32> loc(#loc387)
    %370 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%271 : tensor<f32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<64xf32> loc(#loc389)
    %371 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%265, %370 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc389)
      linalg.yield %378 : f32 loc(#loc389)
    } -> tensor<64xf32> loc(#loc389)
    %372 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%262, %369 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.mulf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %378 : f32 loc(#loc390)
    } -> tensor<64xf32> loc(#loc390)
    %373 = linalg.generic {indexing_maps = [#map46, #map46], iterator_types = ["parallel"]} ins(%371 : tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = math.sqrt %in : f32 loc(#loc391)
      linalg.yield %378 : f32 loc(#loc391)
    } -> tensor<64xf32> loc(#loc391)
    %374 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<64xf32> loc(#loc392)
    %375 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%373, %374 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %378 = arith.addf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %378 : f32 loc(#loc392)
    } -> tensor<64xf32> loc(#loc392)
    %376 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%372, %375 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %378 = arith.divf %in, %in_26 : f32 loc(#loc393)
      linalg.yield %378 : f32 loc(#loc393)
    } -> tensor<64xf32> loc(#loc393)
    %377 = linalg.generic {indexing_maps = [#map46, #map46, #map46], iterator_types = ["parallel"]} ins(%arg11, %376 : tensor<64xf32>, tensor<64xf32>) outs(%121 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %378 = arith.subf %in, %in_26 : f32 loc(#loc394)
      linalg.yield %378 : f32 loc(#loc394)
    } -> tensor<64xf32> loc(#loc394)
    return %99, %279, %289, %299, %309, %319, %329, %336, %346, %353, %360, %367, %377, %154, %159, %164, %169, %174, %179, %182, %187, %190, %193, %196, %201, %207, %213, %219, %225, %231, %237, %241, %247, %251, %255, %259, %265 : tensor<f32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<64xf32> loc(#loc286)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
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
  } loc(#loc282)
} loc(#loc)
#loc182 = loc("examples/jax/transformer.py":107:8)
#loc183 = loc("examples/jax/transformer.py":112:15)
#loc184 = loc("examples/jax/transformer.py":112:15)
#loc214 = loc("examples/jax/transformer.py":112:15)
#loc215 = loc("examples/jax/transformer.py":112:15)
#loc216 = loc("examples/jax/transformer.py":112:15)
#loc217 = loc("examples/jax/transformer.py":112:15)
#loc264 = loc("examples/jax/transformer.py":84:11)
#loc265 = loc("examples/jax/transformer.py":84:11)
#loc266 = loc("examples/jax/transformer.py":84:11)
#loc276 = loc("examples/jax/transformer.py":84:11)
#loc277 = loc("examples/jax/transformer.py":84:11)
#loc278 = loc("examples/jax/transformer.py":84:11)
#loc282 = loc("examples/jax/transformer.py":112:15)
#loc378 = loc("examples/jax/transformer.py":107:8)
#loc401 = loc("examples/jax/transformer.py":112:15)
#loc416 = loc("examples/jax/transformer.py":84:11)
#loc418 = loc("examples/jax/transformer.py":84:11)
#loc430 = loc("examples/jax/transformer.py":112:15)
#loc431 = loc("examples/jax/transformer.py":107:8)
