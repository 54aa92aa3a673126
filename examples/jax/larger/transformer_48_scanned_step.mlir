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
#loc42 = loc("examples/jax/transformer.py":155:24)
#loc43 = loc("examples/jax/transformer.py":166:43)
#loc44 = loc("examples/jax/transformer.py":165:24)
#loc45 = loc("examples/jax/transformer.py":170:4)
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
#map28 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map33 = affine_map<(d0, d1) -> (d1, d0)>
#map34 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map35 = affine_map<(d0, d1, d2) -> (d0)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d4, d2)>
#map38 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map42 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map45 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map46 = affine_map<(d0, d1) -> (d1)>
#map47 = affine_map<(d0) -> ()>
#map48 = affine_map<(d0) -> (d0)>
#loc107 = loc("examples/jax/transformer.py":124:48)
#loc108 = loc("examples/jax/transformer.py":126:18)
#loc109 = loc("examples/jax/transformer.py":155:24)
#loc110 = loc("examples/jax/transformer.py":166:43)
#loc111 = loc("examples/jax/transformer.py":165:24)
#loc112 = loc("examples/jax/transformer.py":170:4)
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
#loc174 = loc("examples/jax/transformer.py":165:24)
#loc175 = loc("examples/jax/transformer.py":112:15)
#loc177 = loc("examples/jax/transformer.py":112:15)
#loc178 = loc("examples/jax/transformer.py":101:22)
#loc179 = loc("examples/jax/transformer.py":101:12)
#loc180 = loc("examples/jax/transformer.py":101:8)
#loc181 = loc("examples/jax/transformer.py":102:25)
#loc182 = loc("examples/jax/transformer.py":102:15)
#loc183 = loc("examples/jax/transformer.py":102:11)
#loc185 = loc("examples/jax/transformer.py":166:43)
#loc186 = loc("examples/jax/transformer.py":84:38)
#loc187 = loc("examples/jax/transformer.py":84:29)
#loc188 = loc("examples/jax/transformer.py":84:29)
#loc189 = loc("examples/jax/transformer.py":84:15)
#loc190 = loc("examples/jax/transformer.py":84:11)
#loc191 = loc("examples/jax/transformer.py":84:11)
#loc192 = loc("examples/jax/transformer.py":88:4)
#loc193 = loc("examples/jax/transformer.py":90:13)
#loc194 = loc("examples/jax/transformer.py":90:13)
#loc195 = loc("examples/jax/transformer.py":92:29)
#loc196 = loc("examples/jax/transformer.py":92:14)
#loc197 = loc("examples/jax/transformer.py":93:39)
#loc198 = loc("examples/jax/transformer.py":93:11)
#loc199 = loc("examples/jax/transformer.py":101:8)
#loc200 = loc("examples/jax/transformer.py":84:38)
#loc201 = loc("examples/jax/transformer.py":84:29)
#loc202 = loc("examples/jax/transformer.py":84:29)
#loc203 = loc("examples/jax/transformer.py":84:15)
#loc204 = loc("examples/jax/transformer.py":84:11)
#loc205 = loc("examples/jax/transformer.py":84:11)
#loc206 = loc("examples/jax/transformer.py":97:24)
#loc207 = loc("examples/jax/transformer.py":97:12)
#loc208 = loc("examples/jax/transformer.py":97:42)
#loc209 = loc("examples/jax/transformer.py":97:12)
#loc210 = loc("examples/jax/transformer.py":97:11)
#loc211 = loc("examples/jax/transformer.py":102:11)
#loc212 = loc("examples/jax/transformer.py":112:15)
#loc214 = loc("examples/jax/transformer.py":112:15)
#loc216 = loc("examples/jax/transformer.py":112:15)
#loc217 = loc("examples/jax/transformer.py":155:24)
#loc218 = loc("examples/jax/transformer.py":84:38)
#loc219 = loc("examples/jax/transformer.py":84:29)
#loc220 = loc("examples/jax/transformer.py":84:29)
#loc221 = loc("examples/jax/transformer.py":84:29)
#loc222 = loc("examples/jax/transformer.py":84:29)
#loc223 = loc("examples/jax/transformer.py":84:15)
#loc224 = loc("examples/jax/transformer.py":84:15)
#loc225 = loc("examples/jax/transformer.py":84:15)
#loc226 = loc("examples/jax/transformer.py":84:11)
#loc227 = loc("examples/jax/transformer.py":84:11)
#loc228 = loc("examples/jax/transformer.py":84:11)
#loc229 = loc("examples/jax/transformer.py":88:15)
#loc230 = loc("examples/jax/transformer.py":90:13)
#loc231 = loc("examples/jax/transformer.py":90:13)
#loc232 = loc("examples/jax/transformer.py":92:29)
#loc233 = loc("examples/jax/transformer.py":92:14)
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
#loc264 = loc("examples/jax/transformer.py":84:11)
#loc267 = loc("examples/jax/transformer.py":84:11)
#loc268 = loc("examples/jax/transformer.py":84:11)
#loc269 = loc("examples/jax/transformer.py":84:38)
#loc270 = loc("examples/jax/transformer.py":93:11)
#loc271 = loc("examples/jax/transformer.py":93:39)
#loc272 = loc("examples/jax/transformer.py":92:14)
#loc273 = loc("examples/jax/transformer.py":92:14)
#loc274 = loc("examples/jax/transformer.py":92:14)
#loc275 = loc("examples/jax/transformer.py":92:14)
#loc276 = loc("examples/jax/transformer.py":84:11)
#loc279 = loc("examples/jax/transformer.py":84:11)
#loc280 = loc("examples/jax/transformer.py":84:11)
#loc281 = loc("examples/jax/transformer.py":84:38)
#loc282 = loc("examples/jax/transformer.py":126:18)
#loc283 = loc("examples/jax/transformer.py":112:42)
#loc284 = loc("examples/jax/transformer.py":120:22)
#loc285 = loc("examples/jax/transformer.py":155:24)
#loc286 = loc("examples/jax/transformer.py":88:15)
#loc287 = loc("examples/jax/transformer.py":88:15)
#loc288 = loc("examples/jax/transformer.py":92:14)
#loc289 = loc("examples/jax/transformer.py":92:14)
#loc290 = loc("examples/jax/transformer.py":92:14)
#loc291 = loc("examples/jax/transformer.py":88:15)
#loc292 = loc("examples/jax/transformer.py":121:12)
#loc293 = loc("examples/jax/transformer.py":122:13)
#loc294 = loc("examples/jax/transformer.py":124:48)
#loc295 = loc("examples/jax/transformer.py":124:24)
#loc296 = loc("examples/jax/transformer.py":101:12)
#loc297 = loc("examples/jax/transformer.py":107:8)
#loc298 = loc("examples/jax/transformer.py":112:15)
#loc299 = loc("examples/jax/transformer.py":113:13)
#loc300 = loc("examples/jax/transformer.py":113:13)
#loc301 = loc("examples/jax/transformer.py":114:13)
#loc302 = loc("examples/jax/transformer.py":115:20)
#loc303 = loc("examples/jax/transformer.py":115:64)
#loc304 = loc("examples/jax/transformer.py":115:56)
#loc305 = loc("examples/jax/transformer.py":115:20)
#loc306 = loc("examples/jax/transformer.py":115:11)
#loc307 = loc("examples/jax/transformer.py":121:38)
#loc308 = loc("examples/jax/transformer.py":121:48)
#loc309 = loc("examples/jax/transformer.py":121:38)
#loc310 = loc("examples/jax/transformer.py":122:39)
#loc311 = loc("examples/jax/transformer.py":122:51)
#loc312 = loc("examples/jax/transformer.py":122:51)
#loc313 = loc("examples/jax/transformer.py":122:39)
#loc314 = loc("examples/jax/transformer.py":124:20)
#loc315 = loc("examples/jax/transformer.py":124:15)
#loc316 = loc("examples/jax/transformer.py":124:44)
#loc317 = loc("examples/jax/transformer.py":124:39)
#loc318 = loc("examples/jax/transformer.py":125:19)
#loc319 = loc("examples/jax/transformer.py":125:31)
#loc320 = loc("examples/jax/transformer.py":125:31)
#loc321 = loc("examples/jax/transformer.py":125:19)
#loc322 = loc("examples/jax/transformer.py":125:15)
#loc323 = loc("examples/jax/transformer.py":124:48)
#loc324 = loc("examples/jax/transformer.py":124:24)
#loc325 = loc("examples/jax/transformer.py":92:29)
#loc326 = loc("examples/jax/transformer.py":107:8)
#loc327 = loc("examples/jax/transformer.py":91:13)
#loc328 = loc("examples/jax/transformer.py":107:8)
#loc329 = loc("examples/jax/transformer.py":107:8)
#loc330 = loc("examples/jax/transformer.py":107:8)
#loc331 = loc("examples/jax/transformer.py":107:8)
#loc332 = loc("examples/jax/transformer.py":91:22)
#loc333 = loc("examples/jax/transformer.py":112:15)
#loc334 = loc("examples/jax/transformer.py":84:38)
#loc335 = loc("examples/jax/transformer.py":84:29)
#loc336 = loc("examples/jax/transformer.py":84:29)
#loc337 = loc("examples/jax/transformer.py":84:15)
#loc338 = loc("examples/jax/transformer.py":84:11)
#loc339 = loc("examples/jax/transformer.py":84:11)
#loc340 = loc("examples/jax/transformer.py":113:13)
#loc341 = loc("examples/jax/transformer.py":114:13)
#loc342 = loc("examples/jax/transformer.py":115:20)
#loc343 = loc("examples/jax/transformer.py":115:20)
#loc344 = loc("examples/jax/transformer.py":115:20)
#loc345 = loc("examples/jax/transformer.py":115:20)
#loc346 = loc("examples/jax/transformer.py":115:20)
#loc347 = loc("examples/jax/transformer.py":115:20)
#loc348 = loc("examples/jax/transformer.py":115:20)
#loc349 = loc("examples/jax/transformer.py":115:20)
#loc350 = loc("examples/jax/transformer.py":115:20)
#loc351 = loc("examples/jax/transformer.py":115:20)
#loc352 = loc("examples/jax/transformer.py":115:20)
#loc353 = loc("examples/jax/transformer.py":115:20)
#loc354 = loc("examples/jax/transformer.py":115:20)
#loc355 = loc("examples/jax/transformer.py":115:64)
#loc356 = loc("examples/jax/transformer.py":115:56)
#loc357 = loc("examples/jax/transformer.py":115:20)
#loc358 = loc("examples/jax/transformer.py":115:11)
#loc359 = loc("examples/jax/transformer.py":115:11)
#loc360 = loc("examples/jax/transformer.py":115:11)
#loc361 = loc("examples/jax/transformer.py":115:11)
#loc362 = loc("examples/jax/transformer.py":115:20)
#loc363 = loc("examples/jax/transformer.py":115:56)
#loc364 = loc("examples/jax/transformer.py":115:64)
#loc365 = loc("examples/jax/transformer.py":115:20)
#loc366 = loc("examples/jax/transformer.py":115:20)
#loc367 = loc("examples/jax/transformer.py":115:20)
#loc368 = loc("examples/jax/transformer.py":115:20)
#loc369 = loc("examples/jax/transformer.py":115:20)
#loc370 = loc("examples/jax/transformer.py":115:20)
#loc371 = loc("examples/jax/transformer.py":113:13)
#loc372 = loc("examples/jax/transformer.py":113:13)
#loc373 = loc("examples/jax/transformer.py":112:15)
#loc374 = loc("examples/jax/transformer.py":107:8)
#loc375 = loc("examples/jax/transformer.py":107:8)
#loc377 = loc("examples/jax/transformer.py":121:38)
#loc378 = loc("examples/jax/transformer.py":121:48)
#loc379 = loc("examples/jax/transformer.py":121:38)
#loc380 = loc("examples/jax/transformer.py":122:39)
#loc381 = loc("examples/jax/transformer.py":122:51)
#loc382 = loc("examples/jax/transformer.py":122:51)
#loc383 = loc("examples/jax/transformer.py":122:39)
#loc384 = loc("examples/jax/transformer.py":124:20)
#loc385 = loc("examples/jax/transformer.py":124:15)
#loc386 = loc("examples/jax/transformer.py":124:44)
#loc387 = loc("examples/jax/transformer.py":124:39)
#loc388 = loc("examples/jax/transformer.py":125:19)
#loc389 = loc("examples/jax/transformer.py":125:31)
#loc390 = loc("examples/jax/transformer.py":125:31)
#loc391 = loc("examples/jax/transformer.py":125:19)
#loc392 = loc("examples/jax/transformer.py":125:15)
#loc393 = loc("examples/jax/transformer.py":92:29)
#loc394 = loc("examples/jax/transformer.py":91:13)
#loc395 = loc("examples/jax/transformer.py":91:22)
#loc396 = loc("examples/jax/transformer.py":112:15)
#loc397 = loc("examples/jax/transformer.py":112:15)
#loc398 = loc("examples/jax/transformer.py":84:38)
#loc399 = loc("examples/jax/transformer.py":84:29)
#loc400 = loc("examples/jax/transformer.py":84:29)
#loc401 = loc("examples/jax/transformer.py":84:29)
#loc402 = loc("examples/jax/transformer.py":84:29)
#loc403 = loc("examples/jax/transformer.py":84:15)
#loc404 = loc("examples/jax/transformer.py":84:15)
#loc405 = loc("examples/jax/transformer.py":84:15)
#loc406 = loc("examples/jax/transformer.py":84:11)
#loc407 = loc("examples/jax/transformer.py":84:11)
#loc408 = loc("examples/jax/transformer.py":84:11)
#loc409 = loc("examples/jax/transformer.py":84:11)
#loc410 = loc("examples/jax/transformer.py":84:11)
#loc412 = loc("examples/jax/transformer.py":84:11)
#loc414 = loc("examples/jax/transformer.py":84:11)
#loc415 = loc("examples/jax/transformer.py":84:15)
#loc416 = loc("examples/jax/transformer.py":84:29)
#loc417 = loc("examples/jax/transformer.py":84:29)
#loc418 = loc("examples/jax/transformer.py":84:29)
#loc419 = loc("examples/jax/transformer.py":84:38)
#loc420 = loc("examples/jax/transformer.py":84:38)
#loc421 = loc("examples/jax/transformer.py":112:15)
#loc422 = loc("examples/jax/transformer.py":112:15)
#loc423 = loc("examples/jax/transformer.py":112:15)
module @jit_step {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc326), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc408), %arg2: tensor<48x192x64xf32> {mesh.name = "params.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc176), %arg3: tensor<48x64x192xf32> {mesh.name = "params.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(#loc176), %arg4: tensor<48x64x4x16xf32> {mesh.name = "params.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc176), %arg5: tensor<48x64xf32> {mesh.name = "params.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc176), %arg6: tensor<48x64xf32> {mesh.name = "params.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc176), %arg7: tensor<48x4x16x64xf32> {mesh.name = "params.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(#loc176), %arg8: tensor<48x64x4x16xf32> {mesh.name = "params.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc176), %arg9: tensor<48x64x192xf32> {mesh.name = "params.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(#loc176), %arg10: tensor<48x64x4x16xf32> {mesh.name = "params.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc176), %arg11: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc407), %arg12: tensor<256x64xf32> {mesh.name = "first.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc377), %arg13: tensor<64x256xf32> {mesh.name = "first.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc377), %arg14: tensor<48x192x64xf32> {mesh.name = "first.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc377), %arg15: tensor<48x64x192xf32> {mesh.name = "first.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(#loc377), %arg16: tensor<48x64x4x16xf32> {mesh.name = "first.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc377), %arg17: tensor<48x64xf32> {mesh.name = "first.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc377), %arg18: tensor<48x64xf32> {mesh.name = "first.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc377), %arg19: tensor<48x4x16x64xf32> {mesh.name = "first.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(#loc377), %arg20: tensor<48x64x4x16xf32> {mesh.name = "first.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc377), %arg21: tensor<48x64x192xf32> {mesh.name = "first.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(#loc377), %arg22: tensor<48x64x4x16xf32> {mesh.name = "first.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc377), %arg23: tensor<64xf32> {mesh.name = "first.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc377), %arg24: tensor<256x64xf32> {mesh.name = "second.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(#loc380), %arg25: tensor<64x256xf32> {mesh.name = "second.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc380), %arg26: tensor<48x192x64xf32> {mesh.name = "second.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc380), %arg27: tensor<48x64x192xf32> {mesh.name = "second.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(#loc380), %arg28: tensor<48x64x4x16xf32> {mesh.name = "second.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc380), %arg29: tensor<48x64xf32> {mesh.name = "second.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc380), %arg30: tensor<48x64xf32> {mesh.name = "second.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc380), %arg31: tensor<48x4x16x64xf32> {mesh.name = "second.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(#loc380), %arg32: tensor<48x64x4x16xf32> {mesh.name = "second.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc380), %arg33: tensor<48x64x192xf32> {mesh.name = "second.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(#loc380), %arg34: tensor<48x64x4x16xf32> {mesh.name = "second.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(#loc380), %arg35: tensor<64xf32> {mesh.name = "second.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc380), %arg36: tensor<f32> {mesh.name = "count", mesh.sharding = #mesh.sharding<@mesh, []>} loc(#loc324), %arg37: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc328), %arg38: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc341)) -> (tensor<f32> {mesh.name = "result.0", mesh.sharding = #mesh.sharding<@mesh, []>}, tensor<256x64xf32> {mesh.name = "result.1.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.1.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<48x192x64xf32> {mesh.name = "result.1.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<48x64x192xf32> {mesh.name = "result.1.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<48x64x4x16xf32> {mesh.name = "result.1.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<48x64xf32> {mesh.name = "result.1.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<48x64xf32> {mesh.name = "result.1.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<48x4x16x64xf32> {mesh.name = "result.1.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<48x64x4x16xf32> {mesh.name = "result.1.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<48x64x192xf32> {mesh.name = "result.1.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<48x64x4x16xf32> {mesh.name = "result.1.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.2.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.2.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<48x192x64xf32> {mesh.name = "result.2.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<48x64x192xf32> {mesh.name = "result.2.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<48x64x4x16xf32> {mesh.name = "result.2.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<48x64xf32> {mesh.name = "result.2.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<48x64xf32> {mesh.name = "result.2.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<48x4x16x64xf32> {mesh.name = "result.2.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<48x64x4x16xf32> {mesh.name = "result.2.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<48x64x192xf32> {mesh.name = "result.2.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<48x64x4x16xf32> {mesh.name = "result.2.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.3.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.3.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<48x192x64xf32> {mesh.name = "result.3.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<48x64x192xf32> {mesh.name = "result.3.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<48x64x4x16xf32> {mesh.name = "result.3.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<48x64xf32> {mesh.name = "result.3.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<48x64xf32> {mesh.name = "result.3.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<48x4x16x64xf32> {mesh.name = "result.3.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<48x64x4x16xf32> {mesh.name = "result.3.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<48x64x192xf32> {mesh.name = "result.3.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<48x64x4x16xf32> {mesh.name = "result.3.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}) {
    %c1 = arith.constant 1 : index loc(#loc323)
    %c48 = arith.constant 48 : index loc(#loc323)
    %cst = arith.constant 3.906250e-03 : f32 loc(#loc323)
    %cst_0 = arith.constant 9.990000e-01 : f32 loc(#loc323)
    %cst_1 = arith.constant 0.899999976 : f32 loc(#loc324)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc393)
    %cst_3 = arith.constant 2.560000e+02 : f32 loc(#loc393)
    %cst_4 = arith.constant 0x7F800000 : f32 loc(#loc393)
    %c1_i32 = arith.constant 1 : i32 loc(#loc393)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc393)
    %cst_6 = arith.constant 0.000000e+00 : f32 loc(#loc393)
    %c47 = arith.constant 47 : index loc(#loc393)
    %c0 = arith.constant 0 : index loc(#loc393)
    %c48_i32 = arith.constant 48 : i32 loc(#loc393)
    %cst_7 = arith.constant -1.000000e+09 : f32 loc(#loc393)
    %c0_i32 = arith.constant 0 : i32 loc(#loc326)
    %cst_8 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc394)
    %cst_9 = arith.constant dense<false> : tensor<i1> loc(#loc394)
    %cst_10 = arith.constant dense<255> : tensor<1xi32> loc(#loc326)
    %cst_11 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc285)
    %cst_12 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc285)
    %cst_13 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc285)
    %cst_14 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc285)
    %cst_15 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc285)
    %cst_16 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc285)
    %cst_17 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc285)
    %cst_18 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc285)
    %cst_19 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc285)
    %cst_20 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc285)
    %cst_21 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc285)
    %cst_22 = arith.constant dense<true> : tensor<i1> loc(#loc285)
    %cst_23 = arith.constant dense<256> : tensor<i32> loc(#loc285)
    %cst_24 = arith.constant dense<0> : tensor<i32> loc(#loc328)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc328)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc328), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc328)
    } -> tensor<8x32xi32> loc(#loc328)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc328)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(#loc328), %in_26: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.cmpi slt, %in, %in_26 : i32 loc(#loc328)
      linalg.yield %379 : i1 loc(#loc328)
    } -> tensor<8x32xi1> loc(#loc328)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":155:24), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc329)
    } -> tensor<8x32xi32> loc(#loc329)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(#loc329), %in_26: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.addi %in, %in_26 : i32 loc(#loc329)
      linalg.yield %379 : i32 loc(#loc329)
    } -> tensor<8x32xi32> loc(#loc329)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg37 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_26: i32 loc("examples/jax/transformer.py":107:8), %in_27: i32 loc(#loc330), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.select %in, %in_26, %in_27 : i32 loc(#loc330)
      linalg.yield %379 : i32 loc(#loc330)
    } -> tensor<8x32xi32> loc(#loc330)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc331)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc331)
    } -> tensor<8x32x1xi32> loc(#loc331)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc326)
    } -> tensor<8x32x1xi32> loc(#loc326)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xi32>, tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %in_26: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.minsi %in, %in_26 : i32 loc(#loc326)
      linalg.yield %379 : i32 loc(#loc326)
    } -> tensor<8x32x1xi32> loc(#loc326)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.maxsi %in, %c0_i32 : i32 loc(#loc326)
      linalg.yield %379 : i32 loc(#loc326)
    } -> tensor<8x32x1xi32> loc(#loc326)
    %12 = "mesh.gather_slices"(%arg0, %11) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32> loc(#loc326)
    %13 = tensor.empty() : tensor<32x32xi1> loc(#loc395)
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<i1>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":155:24), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc395)
    } -> tensor<32x32xi1> loc(#loc395)
    %15 = tensor.empty() : tensor<32x32xi32> loc(#loc394)
    %16 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %379 = linalg.index 0 : index loc(#loc394)
      %380 = arith.index_cast %379 : index to i32 loc(#loc394)
      linalg.yield %380 : i32 loc(#loc394)
    } -> tensor<32x32xi32> loc(#loc394)
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<i32>) outs(%15 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(#loc394), %out: i32 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i32 loc(#loc394)
    } -> tensor<32x32xi32> loc(#loc394)
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%15 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_26: i32 loc("examples/jax/transformer.py":91:13), %out: i32 loc("examples/jax/transformer.py":91:13)):
      %379 = arith.addi %in, %in_26 : i32 loc(#loc394)
      linalg.yield %379 : i32 loc(#loc394)
    } -> tensor<32x32xi32> loc(#loc394)
    %19 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":91:13)):
      %379 = linalg.index 1 : index loc(#loc394)
      %380 = arith.index_cast %379 : index to i32 loc(#loc394)
      linalg.yield %380 : i32 loc(#loc394)
    } -> tensor<32x32xi32> loc(#loc394)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":91:13), %in_26: i32 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %379 = arith.cmpi sge, %in, %in_26 : i32 loc(#loc394)
      linalg.yield %379 : i1 loc(#loc394)
    } -> tensor<32x32xi1> loc(#loc394)
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i1>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      linalg.yield %in : i1 loc(#loc394)
    } -> tensor<32x32xi1> loc(#loc394)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %14, %21 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%13 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %in_26: i1 loc("examples/jax/transformer.py":91:22), %in_27: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":91:13)):
      %379 = arith.select %in, %in_26, %in_27 : i1 loc(#loc394)
      linalg.yield %379 : i1 loc(#loc394)
    } -> tensor<32x32xi1> loc(#loc394)
    %23 = tensor.empty() : tensor<f32> loc(#loc393)
    %24 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %cst_7 : f32 loc(#loc393)
    } -> tensor<f32> loc(#loc393)
    %25 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc393)
    %26 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<32x32xi1>) outs(%25 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":91:13), %out: i1 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : i1 loc(#loc393)
    } -> tensor<8x4x32x32xi1> loc(#loc393)
    %27 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc393)
    %28 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc393)
    } -> tensor<8x4x32x32xf32> loc(#loc393)
    %29 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(#loc393), %out: f32 loc("examples/jax/transformer.py":92:29)):
      linalg.yield %in : f32 loc(#loc393)
    } -> tensor<8x4x32x32xf32> loc(#loc393)
    %30 = tensor.empty() : tensor<48x8x32x64xf32> loc(#loc396)
    %31 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%30 : tensor<48x8x32x64xf32>) {
    ^bb0(%in: f32 loc(#loc396), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<48x8x32x64xf32> loc(#loc396)
    %32 = tensor.empty() : tensor<48x8x32x1xf32> loc(#loc396)
    %33 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%32 : tensor<48x8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc396), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<48x8x32x1xf32> loc(#loc396)
    %34 = tensor.empty() : tensor<48x1x1x64xf32> loc(#loc396)
    %35 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%34 : tensor<48x1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc396), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<48x1x1x64xf32> loc(#loc396)
    %36 = tensor.empty() : tensor<48x8x4x32x16xf32> loc(#loc396)
    %37 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%36 : tensor<48x8x4x32x16xf32>) {
    ^bb0(%in: f32 loc(#loc396), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<48x8x4x32x16xf32> loc(#loc396)
    %38 = tensor.empty() : tensor<48x8x4x32x32xf32> loc(#loc396)
    %39 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%38 : tensor<48x8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(#loc396), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<48x8x4x32x32xf32> loc(#loc396)
    %40 = tensor.empty() : tensor<48x8x4x32x1xf32> loc(#loc396)
    %41 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%40 : tensor<48x8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc396), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<48x8x4x32x1xf32> loc(#loc396)
    %42 = tensor.empty() : tensor<48x8x32x192xf32> loc(#loc396)
    %43 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%42 : tensor<48x8x32x192xf32>) {
    ^bb0(%in: f32 loc(#loc396), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<48x8x32x192xf32> loc(#loc396)
    %44:27 = scf.for %arg39 = %c0 to %c48 step %c1 iter_args(%arg40 = %12, %arg41 = %31, %arg42 = %33, %arg43 = %33, %arg44 = %35, %arg45 = %31, %arg46 = %31, %arg47 = %37, %arg48 = %37, %arg49 = %39, %arg50 = %41, %arg51 = %41, %arg52 = %37, %arg53 = %39, %arg54 = %37, %arg55 = %31, %arg56 = %33, %arg57 = %33, %arg58 = %35, %arg59 = %31, %arg60 = %31, %arg61 = %43, %arg62 = %43, %arg63 = %43, %arg64 = %43, %arg65 = %43, %arg66 = %43) -> (tensor<8x32x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x1xf32>, tensor<48x8x32x1xf32>, tensor<48x1x1x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x4x32x16xf32>, tensor<48x8x4x32x16xf32>, tensor<48x8x4x32x32xf32>, tensor<48x8x4x32x1xf32>, tensor<48x8x4x32x1xf32>, tensor<48x8x4x32x16xf32>, tensor<48x8x4x32x32xf32>, tensor<48x8x4x32x16xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x1xf32>, tensor<48x8x32x1xf32>, tensor<48x1x1x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32>) {
      %379 = arith.index_cast %arg39 : index to i32 loc(#loc176)
      %380 = arith.index_cast %379 : i32 to index loc(#loc176)
      %381 = arith.maxsi %380, %c0 : index loc(#loc176)
      %382 = arith.minsi %381, %c47 : index loc(#loc176)
      %extracted_slice = tensor.extract_slice %arg2[%382, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<48x192x64xf32> to tensor<1x192x64xf32> loc(#loc176)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x192x64xf32> into tensor<192x64xf32> loc(#loc177)
      %extracted_slice_26 = tensor.extract_slice %arg3[%382, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<48x64x192xf32> to tensor<1x64x192xf32> loc(#loc176)
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc177)
      %extracted_slice_28 = tensor.extract_slice %arg4[%382, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<48x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc176)
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc177)
      %extracted_slice_30 = tensor.extract_slice %arg5[%382, 0] [1, 64] [1, 1] : tensor<48x64xf32> to tensor<1x64xf32> loc(#loc176)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32> loc(#loc177)
      %extracted_slice_32 = tensor.extract_slice %arg6[%382, 0] [1, 64] [1, 1] : tensor<48x64xf32> to tensor<1x64xf32> loc(#loc176)
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32> loc(#loc177)
      %extracted_slice_34 = tensor.extract_slice %arg7[%382, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<48x4x16x64xf32> to tensor<1x4x16x64xf32> loc(#loc176)
      %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [[0, 1], [2], [3]] : tensor<1x4x16x64xf32> into tensor<4x16x64xf32> loc(#loc177)
      %extracted_slice_36 = tensor.extract_slice %arg8[%382, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<48x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc176)
      %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc177)
      %extracted_slice_38 = tensor.extract_slice %arg9[%382, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<48x64x192xf32> to tensor<1x64x192xf32> loc(#loc176)
      %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc177)
      %extracted_slice_40 = tensor.extract_slice %arg10[%382, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<48x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc176)
      %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc177)
      %383 = tensor.empty() : tensor<8x32x64xf32> loc(#loc218)
      %384 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %arg40 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(#loc218), %in_67: f32 loc(#loc218), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc218)
        linalg.yield %503 : f32 loc(#loc218)
      } -> tensor<8x32x64xf32> loc(#loc218)
      %385 = tensor.empty() : tensor<8x32xf32> loc(#loc219)
      %386 = linalg.fill ins(%cst_6 : f32) outs(%385 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc219)
      %387 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%384 : tensor<8x32x64xf32>) outs(%386 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(#loc219), %out: f32 loc(#loc219)):
        %503 = arith.addf %out, %in : f32 loc(#loc219)
        linalg.yield %503 : f32 loc(#loc219)
      } -> tensor<8x32xf32> loc(#loc219)
      %388 = tensor.empty() : tensor<8x32x1xf32> loc(#loc220)
      %389 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387 : tensor<8x32xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc220)
      } -> tensor<8x32x1xf32> loc(#loc220)
      %390 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(#loc221), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc221)
      } -> tensor<8x32x1xf32> loc(#loc221)
      %391 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %390 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_67: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %503 = arith.divf %in, %in_67 : f32 loc(#loc221)
        linalg.yield %503 : f32 loc(#loc221)
      } -> tensor<8x32x1xf32> loc(#loc221)
      %392 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(#loc222), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc222)
      } -> tensor<8x32x1xf32> loc(#loc222)
      %393 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %392 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_67: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %503 = arith.addf %in, %in_67 : f32 loc(#loc222)
        linalg.yield %503 : f32 loc(#loc222)
      } -> tensor<8x32x1xf32> loc(#loc222)
      %394 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393 : tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %503 = math.rsqrt %in : f32 loc(#loc223)
        linalg.yield %503 : f32 loc(#loc223)
      } -> tensor<8x32x1xf32> loc(#loc223)
      %395 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %393 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_67: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %503 = arith.divf %in, %in_67 : f32 loc(#loc224)
        linalg.yield %503 : f32 loc(#loc224)
      } -> tensor<8x32x1xf32> loc(#loc224)
      %396 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc(#loc225), %out: f32 loc("examples/jax/transformer.py":84:15)):
        linalg.yield %in : f32 loc(#loc225)
      } -> tensor<8x32x1xf32> loc(#loc225)
      %397 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %395 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_67: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc225)
        linalg.yield %503 : f32 loc(#loc225)
      } -> tensor<8x32x1xf32> loc(#loc225)
      %398 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394 : tensor<8x32x1xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc226)
      } -> tensor<8x32x64xf32> loc(#loc226)
      %399 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %398 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(#loc226), %in_67: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc226)
        linalg.yield %503 : f32 loc(#loc226)
      } -> tensor<8x32x64xf32> loc(#loc226)
      %400 = tensor.empty() : tensor<1x1x64xf32> loc(#loc227)
      %401 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_31 : tensor<64xf32>) outs(%400 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc227)
      } -> tensor<1x1x64xf32> loc(#loc227)
      %402 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401 : tensor<1x1x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc228)
      } -> tensor<8x32x64xf32> loc(#loc228)
      %403 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %402 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_67: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc228)
        linalg.yield %503 : f32 loc(#loc228)
      } -> tensor<8x32x64xf32> loc(#loc228)
      %404 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc286)
      %405 = linalg.fill ins(%cst_6 : f32) outs(%404 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc286)
      %406 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_37, %403 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%405 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_67: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc177)
        %504 = arith.addf %out, %503 : f32 loc(#loc286)
        linalg.yield %504 : f32 loc(#loc286)
      } -> tensor<4x16x8x32xf32> loc(#loc286)
      %407 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc287)
      %408 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<4x16x8x32xf32>) outs(%407 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc287)
      } -> tensor<8x4x32x16xf32> loc(#loc287)
      %409 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_29, %403 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%405 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_67: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc177)
        %504 = arith.addf %out, %503 : f32 loc(#loc286)
        linalg.yield %504 : f32 loc(#loc286)
      } -> tensor<4x16x8x32xf32> loc(#loc286)
      %410 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409 : tensor<4x16x8x32xf32>) outs(%407 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc287)
      } -> tensor<8x4x32x16xf32> loc(#loc287)
      %411 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_41, %403 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%405 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_67: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc177)
        %504 = arith.addf %out, %503 : f32 loc(#loc286)
        linalg.yield %504 : f32 loc(#loc286)
      } -> tensor<4x16x8x32xf32> loc(#loc286)
      %412 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<4x16x8x32xf32>) outs(%407 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc287)
      } -> tensor<8x4x32x16xf32> loc(#loc287)
      %413 = linalg.fill ins(%cst_6 : f32) outs(%27 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc230)
      %414 = linalg.generic {indexing_maps = [#map18, #map19, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%408, %410 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%413 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_67: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc287)
        %504 = arith.addf %out, %503 : f32 loc(#loc230)
        linalg.yield %504 : f32 loc(#loc230)
      } -> tensor<8x4x32x32xf32> loc(#loc230)
      %415 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc(#loc231), %out: f32 loc("examples/jax/transformer.py":90:13)):
        linalg.yield %in : f32 loc(#loc231)
      } -> tensor<8x4x32x32xf32> loc(#loc231)
      %416 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414, %415 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_67: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %503 = arith.divf %in, %in_67 : f32 loc(#loc231)
        linalg.yield %503 : f32 loc(#loc231)
      } -> tensor<8x4x32x32xf32> loc(#loc231)
      %417 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %416, %28 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: i1 loc(#loc232), %in_67: f32 loc("examples/jax/transformer.py":90:13), %in_68: f32 loc(#loc232), %out: f32 loc("examples/jax/transformer.py":92:29)):
        %503 = arith.select %in, %in_67, %in_68 : f32 loc(#loc232)
        linalg.yield %503 : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %418 = tensor.empty() : tensor<8x4x32xf32> loc(#loc233)
      %419 = linalg.fill ins(%cst_5 : f32) outs(%418 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc233)
      %420 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%417 : tensor<8x4x32x32xf32>) outs(%419 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(#loc233), %out: f32 loc(#loc233)):
        %503 = arith.maximumf %out, %in : f32 loc(#loc233)
        linalg.yield %503 : f32 loc(#loc233)
      } -> tensor<8x4x32xf32> loc(#loc233)
      %421 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%418 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(#loc234), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc234)
      } -> tensor<8x4x32xf32> loc(#loc234)
      %422 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %420 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%418 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_67: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %503 = arith.maximumf %in, %in_67 : f32 loc(#loc234)
        linalg.yield %503 : f32 loc(#loc234)
      } -> tensor<8x4x32xf32> loc(#loc234)
      %423 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc235)
      %424 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422 : tensor<8x4x32xf32>) outs(%423 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc235)
      } -> tensor<8x4x32x1xf32> loc(#loc235)
      %425 = "mesh.stop_gradient"(%424) : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x1xf32> loc(#loc236)
      %426 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc237)
      } -> tensor<8x4x32x32xf32> loc(#loc237)
      %427 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417, %426 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_67: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %503 = arith.subf %in, %in_67 : f32 loc(#loc237)
        linalg.yield %503 : f32 loc(#loc237)
      } -> tensor<8x4x32x32xf32> loc(#loc237)
      %428 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%427 : tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %503 = math.exp %in : f32 loc(#loc238)
        linalg.yield %503 : f32 loc(#loc238)
      } -> tensor<8x4x32x32xf32> loc(#loc238)
      %429 = linalg.fill ins(%cst_6 : f32) outs(%418 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc239)
      %430 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%428 : tensor<8x4x32x32xf32>) outs(%429 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(#loc239), %out: f32 loc(#loc239)):
        %503 = arith.addf %out, %in : f32 loc(#loc239)
        linalg.yield %503 : f32 loc(#loc239)
      } -> tensor<8x4x32xf32> loc(#loc239)
      %431 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%430 : tensor<8x4x32xf32>) outs(%423 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc235)
      } -> tensor<8x4x32x1xf32> loc(#loc235)
      %432 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc240)
      } -> tensor<8x4x32x32xf32> loc(#loc240)
      %433 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%428, %432 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_67: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %503 = arith.divf %in, %in_67 : f32 loc(#loc240)
        linalg.yield %503 : f32 loc(#loc240)
      } -> tensor<8x4x32x32xf32> loc(#loc240)
      %434 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431, %431 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%423 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_67: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc288)
        linalg.yield %503 : f32 loc(#loc288)
      } -> tensor<8x4x32x1xf32> loc(#loc288)
      %435 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%423 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc(#loc289), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc289)
      } -> tensor<8x4x32x1xf32> loc(#loc289)
      %436 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435, %434 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%423 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_67: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %503 = arith.divf %in, %in_67 : f32 loc(#loc290)
        linalg.yield %503 : f32 loc(#loc290)
      } -> tensor<8x4x32x1xf32> loc(#loc290)
      %437 = linalg.fill ins(%cst_6 : f32) outs(%407 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc242)
      %438 = linalg.generic {indexing_maps = [#map18, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%433, %412 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%437 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_67: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc240)
        %504 = arith.addf %out, %503 : f32 loc(#loc242)
        linalg.yield %504 : f32 loc(#loc242)
      } -> tensor<8x4x32x16xf32> loc(#loc242)
      %439 = linalg.fill ins(%cst_6 : f32) outs(%383 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc243)
      %440 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%438, %collapsed_35 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%439 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_67: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc242)
        %504 = arith.addf %out, %503 : f32 loc(#loc243)
        linalg.yield %504 : f32 loc(#loc243)
      } -> tensor<8x32x64xf32> loc(#loc243)
      %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %440 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(#loc199), %in_67: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
        %503 = arith.addf %in, %in_67 : f32 loc(#loc199)
        linalg.yield %503 : f32 loc(#loc199)
      } -> tensor<8x32x64xf32> loc(#loc199)
      %442 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %441 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_67: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc244)
        linalg.yield %503 : f32 loc(#loc244)
      } -> tensor<8x32x64xf32> loc(#loc244)
      %443 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%442 : tensor<8x32x64xf32>) outs(%386 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(#loc245), %out: f32 loc(#loc245)):
        %503 = arith.addf %out, %in : f32 loc(#loc245)
        linalg.yield %503 : f32 loc(#loc245)
      } -> tensor<8x32xf32> loc(#loc245)
      %444 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443 : tensor<8x32xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc246)
      } -> tensor<8x32x1xf32> loc(#loc246)
      %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %390 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_67: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %503 = arith.divf %in, %in_67 : f32 loc(#loc247)
        linalg.yield %503 : f32 loc(#loc247)
      } -> tensor<8x32x1xf32> loc(#loc247)
      %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445, %392 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_67: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %503 = arith.addf %in, %in_67 : f32 loc(#loc248)
        linalg.yield %503 : f32 loc(#loc248)
      } -> tensor<8x32x1xf32> loc(#loc248)
      %447 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446 : tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %503 = math.rsqrt %in : f32 loc(#loc249)
        linalg.yield %503 : f32 loc(#loc249)
      } -> tensor<8x32x1xf32> loc(#loc249)
      %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %446 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_67: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %503 = arith.divf %in, %in_67 : f32 loc(#loc250)
        linalg.yield %503 : f32 loc(#loc250)
      } -> tensor<8x32x1xf32> loc(#loc250)
      %449 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %448 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%388 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_67: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc251)
        linalg.yield %503 : f32 loc(#loc251)
      } -> tensor<8x32x1xf32> loc(#loc251)
      %450 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447 : tensor<8x32x1xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %450 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_67: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc252)
        linalg.yield %503 : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %452 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<64xf32>) outs(%400 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc253)
      } -> tensor<1x1x64xf32> loc(#loc253)
      %453 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452 : tensor<1x1x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %453 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_67: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc254)
        linalg.yield %503 : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %455 = tensor.empty() : tensor<8x32x192xf32> loc(#loc255)
      %456 = linalg.fill ins(%cst_6 : f32) outs(%455 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc255)
      %457 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%454, %collapsed_27 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%456 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_67: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc254)
        %504 = arith.addf %out, %503 : f32 loc(#loc255)
        linalg.yield %504 : f32 loc(#loc255)
      } -> tensor<8x32x192xf32> loc(#loc255)
      %458 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<8x32x192xf32>) outs(%455 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %503 = arith.negf %in : f32 loc(#loc256)
        linalg.yield %503 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %459 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458 : tensor<8x32x192xf32>) outs(%455 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %503 = math.exp %in : f32 loc(#loc256)
        linalg.yield %503 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %460 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%455 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc(#loc256), %out: f32 loc("examples/jax/transformer.py":97:12)):
        linalg.yield %in : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %461 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %459 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%455 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_67: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %503 = arith.addf %in, %in_67 : f32 loc(#loc256)
        linalg.yield %503 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %462 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %461 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%455 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_67: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %503 = arith.divf %in, %in_67 : f32 loc(#loc256)
        linalg.yield %503 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %463 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %462 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%455 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_67: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %503 = arith.subf %in, %in_67 : f32 loc(#loc256)
        linalg.yield %503 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %463 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%455 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_67: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc256)
        linalg.yield %503 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %462 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%455 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_67: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc256)
        linalg.yield %503 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %466 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%454, %collapsed_39 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%456 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_67: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc254)
        %504 = arith.addf %out, %503 : f32 loc(#loc257)
        linalg.yield %504 : f32 loc(#loc257)
      } -> tensor<8x32x192xf32> loc(#loc257)
      %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %466 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%455 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_67: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc258)
        linalg.yield %503 : f32 loc(#loc258)
      } -> tensor<8x32x192xf32> loc(#loc258)
      %468 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%467, %collapsed : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%439 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_67: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %503 = arith.mulf %in, %in_67 : f32 loc(#loc258)
        %504 = arith.addf %out, %503 : f32 loc(#loc259)
        linalg.yield %504 : f32 loc(#loc259)
      } -> tensor<8x32x64xf32> loc(#loc259)
      %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %468 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%383 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_67: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
        %503 = arith.addf %in, %in_67 : f32 loc(#loc211)
        linalg.yield %503 : f32 loc(#loc211)
      } -> tensor<8x32x64xf32> loc(#loc211)
      %470 = tensor.empty() : tensor<1x8x32x64xf32> loc(#loc212)
      %471 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg40 : tensor<8x32x64xf32>) outs(%470 : tensor<1x8x32x64xf32>) {
      ^bb0(%in: f32 loc(#loc212), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x64xf32> loc(#loc212)
      %inserted_slice = tensor.insert_slice %471 into %arg41[%382, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<1x8x32x64xf32> into tensor<48x8x32x64xf32> loc(#loc213)
      %472 = tensor.empty() : tensor<1x8x32x1xf32> loc(#loc212)
      %473 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%397 : tensor<8x32x1xf32>) outs(%472 : tensor<1x8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x1xf32> loc(#loc212)
      %inserted_slice_42 = tensor.insert_slice %473 into %arg42[%382, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<1x8x32x1xf32> into tensor<48x8x32x1xf32> loc(#loc213)
      %474 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394 : tensor<8x32x1xf32>) outs(%472 : tensor<1x8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x1xf32> loc(#loc212)
      %inserted_slice_43 = tensor.insert_slice %474 into %arg43[%382, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<1x8x32x1xf32> into tensor<48x8x32x1xf32> loc(#loc213)
      %475 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc212)
      %476 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%401 : tensor<1x1x64xf32>) outs(%475 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x1x1x64xf32> loc(#loc212)
      %inserted_slice_44 = tensor.insert_slice %476 into %arg44[%382, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<1x1x1x64xf32> into tensor<48x1x1x64xf32> loc(#loc213)
      %477 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%399 : tensor<8x32x64xf32>) outs(%470 : tensor<1x8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x64xf32> loc(#loc212)
      %inserted_slice_45 = tensor.insert_slice %477 into %arg45[%382, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<1x8x32x64xf32> into tensor<48x8x32x64xf32> loc(#loc213)
      %478 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%403 : tensor<8x32x64xf32>) outs(%470 : tensor<1x8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x64xf32> loc(#loc212)
      %inserted_slice_46 = tensor.insert_slice %478 into %arg46[%382, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<1x8x32x64xf32> into tensor<48x8x32x64xf32> loc(#loc213)
      %479 = tensor.empty() : tensor<1x8x4x32x16xf32> loc(#loc212)
      %480 = linalg.generic {indexing_maps = [#map29, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%410 : tensor<8x4x32x16xf32>) outs(%479 : tensor<1x8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x4x32x16xf32> loc(#loc212)
      %inserted_slice_47 = tensor.insert_slice %480 into %arg47[%382, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<1x8x4x32x16xf32> into tensor<48x8x4x32x16xf32> loc(#loc213)
      %481 = linalg.generic {indexing_maps = [#map29, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%408 : tensor<8x4x32x16xf32>) outs(%479 : tensor<1x8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x4x32x16xf32> loc(#loc212)
      %inserted_slice_48 = tensor.insert_slice %481 into %arg48[%382, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<1x8x4x32x16xf32> into tensor<48x8x4x32x16xf32> loc(#loc213)
      %482 = tensor.empty() : tensor<1x8x4x32x32xf32> loc(#loc212)
      %483 = linalg.generic {indexing_maps = [#map29, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%428 : tensor<8x4x32x32xf32>) outs(%482 : tensor<1x8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x4x32x32xf32> loc(#loc212)
      %inserted_slice_49 = tensor.insert_slice %483 into %arg49[%382, 0, 0, 0, 0] [1, 8, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<1x8x4x32x32xf32> into tensor<48x8x4x32x32xf32> loc(#loc213)
      %484 = tensor.empty() : tensor<1x8x4x32x1xf32> loc(#loc212)
      %485 = linalg.generic {indexing_maps = [#map29, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%431 : tensor<8x4x32x1xf32>) outs(%484 : tensor<1x8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x4x32x1xf32> loc(#loc212)
      %inserted_slice_50 = tensor.insert_slice %485 into %arg50[%382, 0, 0, 0, 0] [1, 8, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<1x8x4x32x1xf32> into tensor<48x8x4x32x1xf32> loc(#loc213)
      %486 = linalg.generic {indexing_maps = [#map29, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%436 : tensor<8x4x32x1xf32>) outs(%484 : tensor<1x8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x4x32x1xf32> loc(#loc212)
      %inserted_slice_51 = tensor.insert_slice %486 into %arg51[%382, 0, 0, 0, 0] [1, 8, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<1x8x4x32x1xf32> into tensor<48x8x4x32x1xf32> loc(#loc213)
      %487 = linalg.generic {indexing_maps = [#map29, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<8x4x32x16xf32>) outs(%479 : tensor<1x8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x4x32x16xf32> loc(#loc212)
      %inserted_slice_52 = tensor.insert_slice %487 into %arg52[%382, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<1x8x4x32x16xf32> into tensor<48x8x4x32x16xf32> loc(#loc213)
      %488 = linalg.generic {indexing_maps = [#map29, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%433 : tensor<8x4x32x32xf32>) outs(%482 : tensor<1x8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x4x32x32xf32> loc(#loc212)
      %inserted_slice_53 = tensor.insert_slice %488 into %arg53[%382, 0, 0, 0, 0] [1, 8, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<1x8x4x32x32xf32> into tensor<48x8x4x32x32xf32> loc(#loc213)
      %489 = linalg.generic {indexing_maps = [#map29, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%438 : tensor<8x4x32x16xf32>) outs(%479 : tensor<1x8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x4x32x16xf32> loc(#loc212)
      %inserted_slice_54 = tensor.insert_slice %489 into %arg54[%382, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<1x8x4x32x16xf32> into tensor<48x8x4x32x16xf32> loc(#loc213)
      %490 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%441 : tensor<8x32x64xf32>) outs(%470 : tensor<1x8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x64xf32> loc(#loc212)
      %inserted_slice_55 = tensor.insert_slice %490 into %arg55[%382, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<1x8x32x64xf32> into tensor<48x8x32x64xf32> loc(#loc213)
      %491 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%449 : tensor<8x32x1xf32>) outs(%472 : tensor<1x8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x1xf32> loc(#loc212)
      %inserted_slice_56 = tensor.insert_slice %491 into %arg56[%382, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<1x8x32x1xf32> into tensor<48x8x32x1xf32> loc(#loc213)
      %492 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%447 : tensor<8x32x1xf32>) outs(%472 : tensor<1x8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x1xf32> loc(#loc212)
      %inserted_slice_57 = tensor.insert_slice %492 into %arg57[%382, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<1x8x32x1xf32> into tensor<48x8x32x1xf32> loc(#loc213)
      %493 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%452 : tensor<1x1x64xf32>) outs(%475 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x1x1x64xf32> loc(#loc212)
      %inserted_slice_58 = tensor.insert_slice %493 into %arg58[%382, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<1x1x1x64xf32> into tensor<48x1x1x64xf32> loc(#loc213)
      %494 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%451 : tensor<8x32x64xf32>) outs(%470 : tensor<1x8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x64xf32> loc(#loc212)
      %inserted_slice_59 = tensor.insert_slice %494 into %arg59[%382, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<1x8x32x64xf32> into tensor<48x8x32x64xf32> loc(#loc213)
      %495 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454 : tensor<8x32x64xf32>) outs(%470 : tensor<1x8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x64xf32> loc(#loc212)
      %inserted_slice_60 = tensor.insert_slice %495 into %arg60[%382, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<1x8x32x64xf32> into tensor<48x8x32x64xf32> loc(#loc213)
      %496 = tensor.empty() : tensor<1x8x32x192xf32> loc(#loc212)
      %497 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%464 : tensor<8x32x192xf32>) outs(%496 : tensor<1x8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x192xf32> loc(#loc212)
      %inserted_slice_61 = tensor.insert_slice %497 into %arg61[%382, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<1x8x32x192xf32> into tensor<48x8x32x192xf32> loc(#loc213)
      %498 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462 : tensor<8x32x192xf32>) outs(%496 : tensor<1x8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x192xf32> loc(#loc212)
      %inserted_slice_62 = tensor.insert_slice %498 into %arg62[%382, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<1x8x32x192xf32> into tensor<48x8x32x192xf32> loc(#loc213)
      %499 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%457 : tensor<8x32x192xf32>) outs(%496 : tensor<1x8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x192xf32> loc(#loc212)
      %inserted_slice_63 = tensor.insert_slice %499 into %arg63[%382, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<1x8x32x192xf32> into tensor<48x8x32x192xf32> loc(#loc213)
      %500 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466 : tensor<8x32x192xf32>) outs(%496 : tensor<1x8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x192xf32> loc(#loc212)
      %inserted_slice_64 = tensor.insert_slice %500 into %arg64[%382, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<1x8x32x192xf32> into tensor<48x8x32x192xf32> loc(#loc213)
      %501 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%465 : tensor<8x32x192xf32>) outs(%496 : tensor<1x8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x192xf32> loc(#loc212)
      %inserted_slice_65 = tensor.insert_slice %501 into %arg65[%382, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<1x8x32x192xf32> into tensor<48x8x32x192xf32> loc(#loc213)
      %502 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%467 : tensor<8x32x192xf32>) outs(%496 : tensor<1x8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x8x32x192xf32> loc(#loc212)
      %inserted_slice_66 = tensor.insert_slice %502 into %arg66[%382, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<1x8x32x192xf32> into tensor<48x8x32x192xf32> loc(#loc213)
      scf.yield %469, %inserted_slice, %inserted_slice_42, %inserted_slice_43, %inserted_slice_44, %inserted_slice_45, %inserted_slice_46, %inserted_slice_47, %inserted_slice_48, %inserted_slice_49, %inserted_slice_50, %inserted_slice_51, %inserted_slice_52, %inserted_slice_53, %inserted_slice_54, %inserted_slice_55, %inserted_slice_56, %inserted_slice_57, %inserted_slice_58, %inserted_slice_59, %inserted_slice_60, %inserted_slice_61, %inserted_slice_62, %inserted_slice_63, %inserted_slice_64, %inserted_slice_65, %inserted_slice_66 : tensor<8x32x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x1xf32>, tensor<48x8x32x1xf32>, tensor<48x1x1x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x4x32x16xf32>, tensor<48x8x4x32x16xf32>, tensor<48x8x4x32x32xf32>, tensor<48x8x4x32x1xf32>, tensor<48x8x4x32x1xf32>, tensor<48x8x4x32x16xf32>, tensor<48x8x4x32x32xf32>, tensor<48x8x4x32x16xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x1xf32>, tensor<48x8x32x1xf32>, tensor<48x1x1x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x64xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32>, tensor<48x8x32x192xf32> loc(#loc397)
    } loc(#loc397)
    %45 = tensor.empty() : tensor<8x32x64xf32> loc(#loc398)
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %44#0 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc398)
      linalg.yield %379 : f32 loc(#loc398)
    } -> tensor<8x32x64xf32> loc(#loc398)
    %47 = tensor.empty() : tensor<8x32xf32> loc(#loc399)
    %48 = linalg.fill ins(%cst_6 : f32) outs(%47 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc399)
    %49 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc399), %out: f32 loc(#loc399)):
      %379 = arith.addf %out, %in : f32 loc(#loc399)
      linalg.yield %379 : f32 loc(#loc399)
    } -> tensor<8x32xf32> loc(#loc399)
    %50 = tensor.empty() : tensor<8x32x1xf32> loc(#loc400)
    %51 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<8x32xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc400)
    } -> tensor<8x32x1xf32> loc(#loc400)
    %52 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc401), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc401)
    } -> tensor<8x32x1xf32> loc(#loc401)
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc401)
      linalg.yield %379 : f32 loc(#loc401)
    } -> tensor<8x32x1xf32> loc(#loc401)
    %54 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc402), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc402)
    } -> tensor<8x32x1xf32> loc(#loc402)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc402)
      linalg.yield %379 : f32 loc(#loc402)
    } -> tensor<8x32x1xf32> loc(#loc402)
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %379 = math.rsqrt %in : f32 loc(#loc403)
      linalg.yield %379 : f32 loc(#loc403)
    } -> tensor<8x32x1xf32> loc(#loc403)
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %55 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc404)
      linalg.yield %379 : f32 loc(#loc404)
    } -> tensor<8x32x1xf32> loc(#loc404)
    %58 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(#loc405), %out: f32 loc("examples/jax/transformer.py":84:15)):
      linalg.yield %in : f32 loc(#loc405)
    } -> tensor<8x32x1xf32> loc(#loc405)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %57 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc405)
      linalg.yield %379 : f32 loc(#loc405)
    } -> tensor<8x32x1xf32> loc(#loc405)
    %60 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<8x32x1xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc406)
    } -> tensor<8x32x64xf32> loc(#loc406)
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %60 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc406)
      linalg.yield %379 : f32 loc(#loc406)
    } -> tensor<8x32x64xf32> loc(#loc406)
    %62 = tensor.empty() : tensor<1x1x64xf32> loc(#loc407)
    %63 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%62 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(#loc407), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc407)
    } -> tensor<1x1x64xf32> loc(#loc407)
    %64 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<1x1x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc408)
    } -> tensor<8x32x64xf32> loc(#loc408)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc408)
      linalg.yield %379 : f32 loc(#loc408)
    } -> tensor<8x32x64xf32> loc(#loc408)
    %66 = tensor.empty() : tensor<8x32x256xf32> loc(#loc340)
    %67 = linalg.fill ins(%cst_6 : f32) outs(%66 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc340)
    %68 = linalg.generic {indexing_maps = [#map26, #map27, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%67 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc(#loc408), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc408)
      %380 = arith.addf %out, %379 : f32 loc(#loc340)
      linalg.yield %380 : f32 loc(#loc340)
    } -> tensor<8x32x256xf32> loc(#loc340)
    %69 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg38 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(#loc341), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc341)
    } -> tensor<8x32x1xi32> loc(#loc341)
    %70 = tensor.empty() : tensor<1x1x256xi32> loc(#loc341)
    %71 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%70 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc("examples/jax/transformer.py":114:13)):
      %379 = linalg.index 2 : index loc(#loc341)
      %380 = arith.index_cast %379 : index to i32 loc(#loc341)
      linalg.yield %380 : i32 loc(#loc341)
    } -> tensor<1x1x256xi32> loc(#loc341)
    %72 = tensor.empty() : tensor<8x32x256xi32> loc(#loc341)
    %73 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<8x32x1xi32>) outs(%72 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc341)
    } -> tensor<8x32x256xi32> loc(#loc341)
    %74 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<1x1x256xi32>) outs(%72 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %out: i32 loc("examples/jax/transformer.py":114:13)):
      linalg.yield %in : i32 loc(#loc341)
    } -> tensor<8x32x256xi32> loc(#loc341)
    %75 = tensor.empty() : tensor<8x32x256xi1> loc(#loc341)
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %74 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%75 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":114:13), %in_26: i32 loc("examples/jax/transformer.py":114:13), %out: i1 loc("examples/jax/transformer.py":114:13)):
      %379 = arith.cmpi eq, %in, %in_26 : i32 loc(#loc341)
      linalg.yield %379 : i1 loc(#loc341)
    } -> tensor<8x32x256xi1> loc(#loc341)
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<8x32x256xi1>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":114:13)):
      %379 = arith.uitofp %in : i1 to f32 loc(#loc341)
      linalg.yield %379 : f32 loc(#loc341)
    } -> tensor<8x32x256xf32> loc(#loc341)
    %78 = linalg.fill ins(%cst_5 : f32) outs(%47 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc342)
    %79 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<8x32x256xf32>) outs(%78 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc342), %out: f32 loc(#loc342)):
      %379 = arith.maximumf %out, %in : f32 loc(#loc342)
      linalg.yield %379 : f32 loc(#loc342)
    } -> tensor<8x32xf32> loc(#loc342)
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc343), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc343)
    } -> tensor<8x32xf32> loc(#loc343)
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %79 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.maximumf %in, %in_26 : f32 loc(#loc343)
      linalg.yield %379 : f32 loc(#loc343)
    } -> tensor<8x32xf32> loc(#loc343)
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %379 = math.absf %in : f32 loc(#loc344)
      %380 = arith.cmpf one, %379, %cst_4 : f32 loc(#loc344)
      linalg.yield %380 : i1 loc(#loc344)
    } -> tensor<8x32xi1> loc(#loc344)
    %83 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc345), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc345)
    } -> tensor<8x32xf32> loc(#loc345)
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %81, %83 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %in_27: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.select %in, %in_26, %in_27 : f32 loc(#loc346)
      linalg.yield %379 : f32 loc(#loc346)
    } -> tensor<8x32xf32> loc(#loc346)
    %85 = "mesh.stop_gradient"(%84) : (tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc347)
    %86 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<8x32xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc345)
    } -> tensor<8x32x1xf32> loc(#loc345)
    %87 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x32x1xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc348)
    } -> tensor<8x32x256xf32> loc(#loc348)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %87 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc348)
      linalg.yield %379 : f32 loc(#loc348)
    } -> tensor<8x32x256xf32> loc(#loc348)
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = math.exp %in : f32 loc(#loc349)
      linalg.yield %379 : f32 loc(#loc349)
    } -> tensor<8x32x256xf32> loc(#loc349)
    %90 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<8x32x256xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc350), %out: f32 loc(#loc350)):
      %379 = arith.addf %out, %in : f32 loc(#loc350)
      linalg.yield %379 : f32 loc(#loc350)
    } -> tensor<8x32xf32> loc(#loc350)
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = math.absf %in : f32 loc(#loc351)
      linalg.yield %379 : f32 loc(#loc351)
    } -> tensor<8x32xf32> loc(#loc351)
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %83 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.cmpf oge, %in, %in_26 : f32 loc(#loc352)
      linalg.yield %379 : i1 loc(#loc352)
    } -> tensor<8x32xi1> loc(#loc352)
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = math.log %in : f32 loc(#loc353)
      linalg.yield %379 : f32 loc(#loc353)
    } -> tensor<8x32xf32> loc(#loc353)
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %85 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc354)
      linalg.yield %379 : f32 loc(#loc354)
    } -> tensor<8x32xf32> loc(#loc354)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %77 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_26: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc355)
      linalg.yield %379 : f32 loc(#loc355)
    } -> tensor<8x32x256xf32> loc(#loc355)
    %96 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<8x32x256xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc356), %out: f32 loc(#loc356)):
      %379 = arith.addf %out, %in : f32 loc(#loc356)
      linalg.yield %379 : f32 loc(#loc356)
    } -> tensor<8x32xf32> loc(#loc356)
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %96 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc357)
      linalg.yield %379 : f32 loc(#loc357)
    } -> tensor<8x32xf32> loc(#loc357)
    %98 = linalg.fill ins(%cst_6 : f32) outs(%23 : tensor<f32>) -> tensor<f32> loc(#loc358)
    %99 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%97 : tensor<8x32xf32>) outs(%98 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc358), %out: f32 loc(#loc358)):
      %379 = arith.addf %out, %in : f32 loc(#loc358)
      linalg.yield %379 : f32 loc(#loc358)
    } -> tensor<f32> loc(#loc358)
    %100 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%99 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %379 = arith.divf %in, %cst_3 : f32 loc(#loc359)
      linalg.yield %379 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %101 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %cst : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<f32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %in : f32 loc(#loc361)
    } -> tensor<8x32xf32> loc(#loc361)
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.negf %in : f32 loc(#loc362)
      linalg.yield %379 : f32 loc(#loc362)
    } -> tensor<8x32xf32> loc(#loc362)
    %104 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<8x32xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:56)):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<8x32x256xf32> loc(#loc363)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %77 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:56), %in_26: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc364)
      linalg.yield %379 : f32 loc(#loc364)
    } -> tensor<8x32x256xf32> loc(#loc364)
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102, %91 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc365)
      linalg.yield %379 : f32 loc(#loc365)
    } -> tensor<8x32xf32> loc(#loc365)
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %83, %106 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %in_27: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.select %in, %in_26, %in_27 : f32 loc(#loc366)
      linalg.yield %379 : f32 loc(#loc366)
    } -> tensor<8x32xf32> loc(#loc366)
    %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %106, %83 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %in_27: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.select %in, %in_26, %in_27 : f32 loc(#loc366)
      linalg.yield %379 : f32 loc(#loc366)
    } -> tensor<8x32xf32> loc(#loc366)
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.negf %in : f32 loc(#loc367)
      linalg.yield %379 : f32 loc(#loc367)
    } -> tensor<8x32xf32> loc(#loc367)
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%47 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc368)
      linalg.yield %379 : f32 loc(#loc368)
    } -> tensor<8x32xf32> loc(#loc368)
    %111 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<8x32xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc369)
    } -> tensor<8x32x256xf32> loc(#loc369)
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %89 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc370)
      linalg.yield %379 : f32 loc(#loc370)
    } -> tensor<8x32x256xf32> loc(#loc370)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %112 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%66 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:64), %in_26: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc368)
      linalg.yield %379 : f32 loc(#loc368)
    } -> tensor<8x32x256xf32> loc(#loc368)
    %114 = tensor.empty() : tensor<256x64xf32> loc(#loc371)
    %115 = linalg.fill ins(%cst_6 : f32) outs(%114 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc371)
    %116 = linalg.generic {indexing_maps = [#map30, #map31, #map32], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%113, %65 : tensor<8x32x256xf32>, tensor<8x32x64xf32>) outs(%115 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc368)
      %380 = arith.addf %out, %379 : f32 loc(#loc371)
      linalg.yield %380 : f32 loc(#loc371)
    } -> tensor<256x64xf32> loc(#loc371)
    %117 = tensor.empty() : tensor<64x256xf32> loc(#loc372)
    %118 = linalg.generic {indexing_maps = [#map33, #map1], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<256x64xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":113:13)):
      linalg.yield %in : f32 loc(#loc372)
    } -> tensor<64x256xf32> loc(#loc372)
    %119 = linalg.fill ins(%cst_6 : f32) outs(%45 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc371)
    %120 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113, %arg1 : tensor<8x32x256xf32>, tensor<64x256xf32>) outs(%119 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_26: f32 loc(#loc368), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc368)
      %380 = arith.addf %out, %379 : f32 loc(#loc371)
      linalg.yield %380 : f32 loc(#loc371)
    } -> tensor<8x32x64xf32> loc(#loc371)
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %120 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc409)
      linalg.yield %379 : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %122 = tensor.empty() : tensor<64xf32> loc(#loc410)
    %123 = linalg.fill ins(%cst_6 : f32) outs(%122 : tensor<64xf32>) -> tensor<64xf32> loc(#loc410)
    %124 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%121 : tensor<8x32x64xf32>) outs(%123 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc410), %out: f32 loc(#loc410)):
      %379 = arith.addf %out, %in : f32 loc(#loc410)
      linalg.yield %379 : f32 loc(#loc410)
    } -> tensor<64xf32> loc(#loc410)
    %expanded = tensor.expand_shape %124 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc411)
    %125 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %64 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc409)
      linalg.yield %379 : f32 loc(#loc409)
    } -> tensor<8x32x64xf32> loc(#loc409)
    %126 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x64xf32>) outs(%123 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc410), %out: f32 loc(#loc410)):
      %379 = arith.addf %out, %in : f32 loc(#loc410)
      linalg.yield %379 : f32 loc(#loc410)
    } -> tensor<64xf32> loc(#loc410)
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %125 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc412)
      linalg.yield %379 : f32 loc(#loc412)
    } -> tensor<8x32x64xf32> loc(#loc412)
    %128 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc413), %out: f32 loc(#loc413)):
      %379 = arith.addf %out, %in : f32 loc(#loc413)
      linalg.yield %379 : f32 loc(#loc413)
    } -> tensor<8x32xf32> loc(#loc413)
    %expanded_25 = tensor.expand_shape %128 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc414)
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %60 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc412)
      linalg.yield %379 : f32 loc(#loc412)
    } -> tensor<8x32x64xf32> loc(#loc412)
    %130 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %59 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc415)
      linalg.yield %379 : f32 loc(#loc415)
    } -> tensor<8x32x1xf32> loc(#loc415)
    %131 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc416)
      linalg.yield %379 : f32 loc(#loc416)
    } -> tensor<8x32x1xf32> loc(#loc416)
    %132 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%131 : tensor<8x32x1xf32>) outs(%48 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(#loc417), %out: f32 loc(#loc417)):
      %379 = arith.addf %out, %in : f32 loc(#loc417)
      linalg.yield %379 : f32 loc(#loc417)
    } -> tensor<8x32xf32> loc(#loc417)
    %133 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<8x32xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc418)
    } -> tensor<8x32x64xf32> loc(#loc418)
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44#0, %133 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_26: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc419)
      linalg.yield %379 : f32 loc(#loc419)
    } -> tensor<8x32x64xf32> loc(#loc419)
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %134 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_26: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc420)
      linalg.yield %379 : f32 loc(#loc420)
    } -> tensor<8x32x64xf32> loc(#loc420)
    %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %44#0 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc419)
      linalg.yield %379 : f32 loc(#loc419)
    } -> tensor<8x32x64xf32> loc(#loc419)
    %137 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %136 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_26: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc420)
      linalg.yield %379 : f32 loc(#loc420)
    } -> tensor<8x32x64xf32> loc(#loc420)
    %138 = tensor.empty() : tensor<48x192x64xf32> loc(#loc421)
    %139 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc(#loc421), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc421)
    } -> tensor<48x192x64xf32> loc(#loc421)
    %140 = tensor.empty() : tensor<48x64x192xf32> loc(#loc421)
    %141 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc(#loc421), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc421)
    } -> tensor<48x64x192xf32> loc(#loc421)
    %142 = tensor.empty() : tensor<48x64x4x16xf32> loc(#loc421)
    %143 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc421), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc421)
    } -> tensor<48x64x4x16xf32> loc(#loc421)
    %144 = tensor.empty() : tensor<48x64xf32> loc(#loc421)
    %145 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc(#loc421), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc421)
    } -> tensor<48x64xf32> loc(#loc421)
    %146 = tensor.empty() : tensor<48x4x16x64xf32> loc(#loc421)
    %147 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc421), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc421)
    } -> tensor<48x4x16x64xf32> loc(#loc421)
    %148:10 = scf.for %arg39 = %c0 to %c48 step %c1 iter_args(%arg40 = %137, %arg41 = %139, %arg42 = %141, %arg43 = %143, %arg44 = %145, %arg45 = %145, %arg46 = %147, %arg47 = %143, %arg48 = %141, %arg49 = %143) -> (tensor<8x32x64xf32>, tensor<48x192x64xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32>, tensor<48x64xf32>, tensor<48x64xf32>, tensor<48x4x16x64xf32>, tensor<48x64x4x16xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32>) {
      %379 = arith.index_cast %arg39 : index to i32 loc(#loc423)
      %from_elements = tensor.from_elements %379 : tensor<i32> loc(#loc423)
      %380 = tensor.empty() : tensor<i32> loc(#loc423)
      %381 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%380 : tensor<i32>) {
      ^bb0(%in: i32 loc(#loc423), %out: i32 loc("examples/jax/transformer.py":112:15)):
        %510 = arith.subi %c48_i32, %in : i32 loc(#loc423)
        linalg.yield %510 : i32 loc(#loc423)
      } -> tensor<i32> loc(#loc423)
      %382 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%381 : tensor<i32>) outs(%380 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":112:15), %out: i32 loc("examples/jax/transformer.py":112:15)):
        %510 = arith.subi %in, %c1_i32 : i32 loc(#loc423)
        linalg.yield %510 : i32 loc(#loc423)
      } -> tensor<i32> loc(#loc423)
      %extracted = tensor.extract %382[] : tensor<i32> loc(#loc215)
      %383 = arith.index_cast %extracted : i32 to index loc(#loc215)
      %384 = arith.maxsi %383, %c0 : index loc(#loc215)
      %385 = arith.minsi %384, %c47 : index loc(#loc215)
      %extracted_slice = tensor.extract_slice %44#1[%385, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<48x8x32x64xf32> to tensor<1x8x32x64xf32> loc(#loc215)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x8x32x64xf32> into tensor<8x32x64xf32> loc(#loc216)
      %extracted_slice_26 = tensor.extract_slice %44#2[%385, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<48x8x32x1xf32> to tensor<1x8x32x1xf32> loc(#loc215)
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2], [3]] : tensor<1x8x32x1xf32> into tensor<8x32x1xf32> loc(#loc216)
      %extracted_slice_28 = tensor.extract_slice %44#3[%385, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<48x8x32x1xf32> to tensor<1x8x32x1xf32> loc(#loc215)
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3]] : tensor<1x8x32x1xf32> into tensor<8x32x1xf32> loc(#loc216)
      %extracted_slice_30 = tensor.extract_slice %44#4[%385, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<48x1x1x64xf32> to tensor<1x1x1x64xf32> loc(#loc215)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc216)
      %extracted_slice_32 = tensor.extract_slice %44#5[%385, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<48x8x32x64xf32> to tensor<1x8x32x64xf32> loc(#loc215)
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2], [3]] : tensor<1x8x32x64xf32> into tensor<8x32x64xf32> loc(#loc216)
      %extracted_slice_34 = tensor.extract_slice %44#6[%385, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<48x8x32x64xf32> to tensor<1x8x32x64xf32> loc(#loc215)
      %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [[0, 1], [2], [3]] : tensor<1x8x32x64xf32> into tensor<8x32x64xf32> loc(#loc216)
      %extracted_slice_36 = tensor.extract_slice %arg8[%385, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<48x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc176)
      %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc177)
      %extracted_slice_38 = tensor.extract_slice %arg4[%385, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<48x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc176)
      %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc177)
      %extracted_slice_40 = tensor.extract_slice %arg10[%385, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<48x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc176)
      %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc177)
      %extracted_slice_42 = tensor.extract_slice %44#7[%385, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<48x8x4x32x16xf32> to tensor<1x8x4x32x16xf32> loc(#loc215)
      %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x16xf32> into tensor<8x4x32x16xf32> loc(#loc216)
      %extracted_slice_44 = tensor.extract_slice %44#8[%385, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<48x8x4x32x16xf32> to tensor<1x8x4x32x16xf32> loc(#loc215)
      %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x16xf32> into tensor<8x4x32x16xf32> loc(#loc216)
      %extracted_slice_46 = tensor.extract_slice %44#9[%385, 0, 0, 0, 0] [1, 8, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<48x8x4x32x32xf32> to tensor<1x8x4x32x32xf32> loc(#loc215)
      %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x32xf32> into tensor<8x4x32x32xf32> loc(#loc216)
      %extracted_slice_48 = tensor.extract_slice %44#10[%385, 0, 0, 0, 0] [1, 8, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<48x8x4x32x1xf32> to tensor<1x8x4x32x1xf32> loc(#loc215)
      %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x1xf32> into tensor<8x4x32x1xf32> loc(#loc216)
      %extracted_slice_50 = tensor.extract_slice %44#11[%385, 0, 0, 0, 0] [1, 8, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<48x8x4x32x1xf32> to tensor<1x8x4x32x1xf32> loc(#loc215)
      %collapsed_51 = tensor.collapse_shape %extracted_slice_50 [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x1xf32> into tensor<8x4x32x1xf32> loc(#loc216)
      %extracted_slice_52 = tensor.extract_slice %44#12[%385, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<48x8x4x32x16xf32> to tensor<1x8x4x32x16xf32> loc(#loc215)
      %collapsed_53 = tensor.collapse_shape %extracted_slice_52 [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x16xf32> into tensor<8x4x32x16xf32> loc(#loc216)
      %extracted_slice_54 = tensor.extract_slice %44#13[%385, 0, 0, 0, 0] [1, 8, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<48x8x4x32x32xf32> to tensor<1x8x4x32x32xf32> loc(#loc215)
      %collapsed_55 = tensor.collapse_shape %extracted_slice_54 [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x32xf32> into tensor<8x4x32x32xf32> loc(#loc216)
      %extracted_slice_56 = tensor.extract_slice %arg7[%385, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<48x4x16x64xf32> to tensor<1x4x16x64xf32> loc(#loc176)
      %collapsed_57 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2], [3]] : tensor<1x4x16x64xf32> into tensor<4x16x64xf32> loc(#loc177)
      %extracted_slice_58 = tensor.extract_slice %44#14[%385, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<48x8x4x32x16xf32> to tensor<1x8x4x32x16xf32> loc(#loc215)
      %collapsed_59 = tensor.collapse_shape %extracted_slice_58 [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x16xf32> into tensor<8x4x32x16xf32> loc(#loc216)
      %extracted_slice_60 = tensor.extract_slice %44#15[%385, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<48x8x32x64xf32> to tensor<1x8x32x64xf32> loc(#loc215)
      %collapsed_61 = tensor.collapse_shape %extracted_slice_60 [[0, 1], [2], [3]] : tensor<1x8x32x64xf32> into tensor<8x32x64xf32> loc(#loc216)
      %extracted_slice_62 = tensor.extract_slice %44#16[%385, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<48x8x32x1xf32> to tensor<1x8x32x1xf32> loc(#loc215)
      %collapsed_63 = tensor.collapse_shape %extracted_slice_62 [[0, 1], [2], [3]] : tensor<1x8x32x1xf32> into tensor<8x32x1xf32> loc(#loc216)
      %extracted_slice_64 = tensor.extract_slice %44#17[%385, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<48x8x32x1xf32> to tensor<1x8x32x1xf32> loc(#loc215)
      %collapsed_65 = tensor.collapse_shape %extracted_slice_64 [[0, 1], [2], [3]] : tensor<1x8x32x1xf32> into tensor<8x32x1xf32> loc(#loc216)
      %extracted_slice_66 = tensor.extract_slice %44#18[%385, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<48x1x1x64xf32> to tensor<1x1x1x64xf32> loc(#loc215)
      %collapsed_67 = tensor.collapse_shape %extracted_slice_66 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc216)
      %extracted_slice_68 = tensor.extract_slice %44#19[%385, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<48x8x32x64xf32> to tensor<1x8x32x64xf32> loc(#loc215)
      %collapsed_69 = tensor.collapse_shape %extracted_slice_68 [[0, 1], [2], [3]] : tensor<1x8x32x64xf32> into tensor<8x32x64xf32> loc(#loc216)
      %extracted_slice_70 = tensor.extract_slice %arg3[%385, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<48x64x192xf32> to tensor<1x64x192xf32> loc(#loc176)
      %collapsed_71 = tensor.collapse_shape %extracted_slice_70 [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc177)
      %extracted_slice_72 = tensor.extract_slice %44#20[%385, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<48x8x32x64xf32> to tensor<1x8x32x64xf32> loc(#loc215)
      %collapsed_73 = tensor.collapse_shape %extracted_slice_72 [[0, 1], [2], [3]] : tensor<1x8x32x64xf32> into tensor<8x32x64xf32> loc(#loc216)
      %extracted_slice_74 = tensor.extract_slice %44#21[%385, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<48x8x32x192xf32> to tensor<1x8x32x192xf32> loc(#loc215)
      %collapsed_75 = tensor.collapse_shape %extracted_slice_74 [[0, 1], [2], [3]] : tensor<1x8x32x192xf32> into tensor<8x32x192xf32> loc(#loc216)
      %extracted_slice_76 = tensor.extract_slice %44#22[%385, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<48x8x32x192xf32> to tensor<1x8x32x192xf32> loc(#loc215)
      %collapsed_77 = tensor.collapse_shape %extracted_slice_76 [[0, 1], [2], [3]] : tensor<1x8x32x192xf32> into tensor<8x32x192xf32> loc(#loc216)
      %extracted_slice_78 = tensor.extract_slice %44#23[%385, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<48x8x32x192xf32> to tensor<1x8x32x192xf32> loc(#loc215)
      %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [[0, 1], [2], [3]] : tensor<1x8x32x192xf32> into tensor<8x32x192xf32> loc(#loc216)
      %extracted_slice_80 = tensor.extract_slice %arg9[%385, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<48x64x192xf32> to tensor<1x64x192xf32> loc(#loc176)
      %collapsed_81 = tensor.collapse_shape %extracted_slice_80 [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc177)
      %extracted_slice_82 = tensor.extract_slice %44#24[%385, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<48x8x32x192xf32> to tensor<1x8x32x192xf32> loc(#loc215)
      %collapsed_83 = tensor.collapse_shape %extracted_slice_82 [[0, 1], [2], [3]] : tensor<1x8x32x192xf32> into tensor<8x32x192xf32> loc(#loc216)
      %extracted_slice_84 = tensor.extract_slice %44#25[%385, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<48x8x32x192xf32> to tensor<1x8x32x192xf32> loc(#loc215)
      %collapsed_85 = tensor.collapse_shape %extracted_slice_84 [[0, 1], [2], [3]] : tensor<1x8x32x192xf32> into tensor<8x32x192xf32> loc(#loc216)
      %extracted_slice_86 = tensor.extract_slice %arg2[%385, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<48x192x64xf32> to tensor<1x192x64xf32> loc(#loc176)
      %collapsed_87 = tensor.collapse_shape %extracted_slice_86 [[0, 1], [2]] : tensor<1x192x64xf32> into tensor<192x64xf32> loc(#loc177)
      %extracted_slice_88 = tensor.extract_slice %44#26[%385, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<48x8x32x192xf32> to tensor<1x8x32x192xf32> loc(#loc215)
      %collapsed_89 = tensor.collapse_shape %extracted_slice_88 [[0, 1], [2], [3]] : tensor<1x8x32x192xf32> into tensor<8x32x192xf32> loc(#loc216)
      %386 = tensor.empty() : tensor<64x192xf32> loc(#loc259)
      %387 = linalg.fill ins(%cst_6 : f32) outs(%386 : tensor<64x192xf32>) -> tensor<64x192xf32> loc(#loc259)
      %388 = linalg.generic {indexing_maps = [#map30, #map31, #map32], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg40, %collapsed_89 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%387 : tensor<64x192xf32>) {
      ^bb0(%in: f32 loc(#loc259), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc259)
        %511 = arith.addf %out, %510 : f32 loc(#loc259)
        linalg.yield %511 : f32 loc(#loc259)
      } -> tensor<64x192xf32> loc(#loc259)
      %389 = tensor.empty() : tensor<192x64xf32> loc(#loc260)
      %390 = linalg.generic {indexing_maps = [#map33, #map1], iterator_types = ["parallel", "parallel"]} ins(%388 : tensor<64x192xf32>) outs(%389 : tensor<192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
        linalg.yield %in : f32 loc(#loc260)
      } -> tensor<192x64xf32> loc(#loc260)
      %391 = tensor.empty() : tensor<8x32x192xf32> loc(#loc259)
      %392 = linalg.fill ins(%cst_6 : f32) outs(%391 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc259)
      %393 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg40, %collapsed_87 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%392 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc(#loc259), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc259)
        %511 = arith.addf %out, %510 : f32 loc(#loc259)
        linalg.yield %511 : f32 loc(#loc259)
      } -> tensor<8x32x192xf32> loc(#loc259)
      %394 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_85, %393 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%391 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_103: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc258)
        linalg.yield %510 : f32 loc(#loc258)
      } -> tensor<8x32x192xf32> loc(#loc258)
      %395 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %collapsed_83 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%391 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc258)
        linalg.yield %510 : f32 loc(#loc258)
      } -> tensor<8x32x192xf32> loc(#loc258)
      %396 = linalg.fill ins(%cst_6 : f32) outs(%389 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc257)
      %397 = linalg.generic {indexing_maps = [#map30, #map31, #map32], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%394, %collapsed_73 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%396 : tensor<192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc258)
        %511 = arith.addf %out, %510 : f32 loc(#loc257)
        linalg.yield %511 : f32 loc(#loc257)
      } -> tensor<192x64xf32> loc(#loc257)
      %398 = linalg.generic {indexing_maps = [#map33, #map1], iterator_types = ["parallel", "parallel"]} ins(%397 : tensor<192x64xf32>) outs(%386 : tensor<64x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
        linalg.yield %in : f32 loc(#loc261)
      } -> tensor<64x192xf32> loc(#loc261)
      %399 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%394, %collapsed_81 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:42)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc258)
        %511 = arith.addf %out, %510 : f32 loc(#loc257)
        linalg.yield %511 : f32 loc(#loc257)
      } -> tensor<8x32x64xf32> loc(#loc257)
      %400 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_79, %395 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%391 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_103: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc256)
        linalg.yield %510 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %401 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %collapsed_77 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%391 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc256)
        linalg.yield %510 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %collapsed_75 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%391 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc256)
        linalg.yield %510 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %403 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %402 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%391 : tensor<8x32x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_103: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:12)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc256)
        linalg.yield %510 : f32 loc(#loc256)
      } -> tensor<8x32x192xf32> loc(#loc256)
      %404 = linalg.generic {indexing_maps = [#map30, #map31, #map32], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%403, %collapsed_73 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%396 : tensor<192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc256)
        %511 = arith.addf %out, %510 : f32 loc(#loc255)
        linalg.yield %511 : f32 loc(#loc255)
      } -> tensor<192x64xf32> loc(#loc255)
      %405 = linalg.generic {indexing_maps = [#map33, #map1], iterator_types = ["parallel", "parallel"]} ins(%404 : tensor<192x64xf32>) outs(%386 : tensor<64x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
        linalg.yield %in : f32 loc(#loc262)
      } -> tensor<64x192xf32> loc(#loc262)
      %406 = linalg.generic {indexing_maps = [#map26, #map6, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%403, %collapsed_71 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc256)
        %511 = arith.addf %out, %510 : f32 loc(#loc255)
        linalg.yield %511 : f32 loc(#loc255)
      } -> tensor<8x32x64xf32> loc(#loc255)
      %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %406 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_103: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc263)
        linalg.yield %510 : f32 loc(#loc263)
      } -> tensor<8x32x64xf32> loc(#loc263)
      %408 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_69, %407 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_103: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc254)
        linalg.yield %510 : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %409 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%408 : tensor<8x32x64xf32>) outs(%123 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(#loc264), %out: f32 loc(#loc264)):
        %510 = arith.addf %out, %in : f32 loc(#loc264)
        linalg.yield %510 : f32 loc(#loc264)
      } -> tensor<64xf32> loc(#loc264)
      %expanded_90 = tensor.expand_shape %409 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc265)
      %410 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_67 : tensor<1x1x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %411 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407, %410 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_103: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc254)
        linalg.yield %510 : f32 loc(#loc254)
      } -> tensor<8x32x64xf32> loc(#loc254)
      %412 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_90 : tensor<1x1x64xf32>) outs(%123 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(#loc264), %out: f32 loc(#loc264)):
        %510 = arith.addf %out, %in : f32 loc(#loc264)
        linalg.yield %510 : f32 loc(#loc264)
      } -> tensor<64xf32> loc(#loc264)
      %413 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_61, %411 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_103: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc252)
        linalg.yield %510 : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %414 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%413 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(#loc266), %out: f32 loc(#loc266)):
        %510 = arith.addf %out, %in : f32 loc(#loc266)
        linalg.yield %510 : f32 loc(#loc266)
      } -> tensor<8x32xf32> loc(#loc266)
      %expanded_91 = tensor.expand_shape %414 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc267)
      %415 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_65 : tensor<8x32x1xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %416 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %415 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_103: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc252)
        linalg.yield %510 : f32 loc(#loc252)
      } -> tensor<8x32x64xf32> loc(#loc252)
      %417 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg40, %416 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc(#loc268), %in_103: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc268)
        linalg.yield %510 : f32 loc(#loc268)
      } -> tensor<8x32x64xf32> loc(#loc268)
      %418 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91, %collapsed_63 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc251)
        linalg.yield %510 : f32 loc(#loc251)
      } -> tensor<8x32x1xf32> loc(#loc251)
      %419 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_103: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %510 = arith.divf %in, %in_103 : f32 loc(#loc247)
        linalg.yield %510 : f32 loc(#loc247)
      } -> tensor<8x32x1xf32> loc(#loc247)
      %420 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%419 : tensor<8x32x1xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(#loc245), %out: f32 loc(#loc245)):
        %510 = arith.addf %out, %in : f32 loc(#loc245)
        linalg.yield %510 : f32 loc(#loc245)
      } -> tensor<8x32xf32> loc(#loc245)
      %421 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420 : tensor<8x32xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc246)
      } -> tensor<8x32x64xf32> loc(#loc246)
      %422 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_61, %421 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_103: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc244)
        linalg.yield %510 : f32 loc(#loc244)
      } -> tensor<8x32x64xf32> loc(#loc244)
      %423 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %422 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_103: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc269)
        linalg.yield %510 : f32 loc(#loc269)
      } -> tensor<8x32x64xf32> loc(#loc269)
      %424 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %collapsed_61 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc244)
        linalg.yield %510 : f32 loc(#loc244)
      } -> tensor<8x32x64xf32> loc(#loc244)
      %425 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %424 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_103: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc269)
        linalg.yield %510 : f32 loc(#loc269)
      } -> tensor<8x32x64xf32> loc(#loc269)
      %426 = tensor.empty() : tensor<64x4x16xf32> loc(#loc243)
      %427 = linalg.fill ins(%cst_6 : f32) outs(%426 : tensor<64x4x16xf32>) -> tensor<64x4x16xf32> loc(#loc243)
      %428 = linalg.generic {indexing_maps = [#map36, #map37, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%425, %collapsed_59 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%427 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc269)
        %511 = arith.addf %out, %510 : f32 loc(#loc243)
        linalg.yield %511 : f32 loc(#loc243)
      } -> tensor<64x4x16xf32> loc(#loc243)
      %429 = tensor.empty() : tensor<4x16x64xf32> loc(#loc270)
      %430 = linalg.generic {indexing_maps = [#map38, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428 : tensor<64x4x16xf32>) outs(%429 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
        linalg.yield %in : f32 loc(#loc270)
      } -> tensor<4x16x64xf32> loc(#loc270)
      %431 = tensor.empty() : tensor<8x32x4x16xf32> loc(#loc243)
      %432 = linalg.fill ins(%cst_6 : f32) outs(%431 : tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32> loc(#loc243)
      %433 = linalg.generic {indexing_maps = [#map39, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%425, %collapsed_57 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%432 : tensor<8x32x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc269)
        %511 = arith.addf %out, %510 : f32 loc(#loc243)
        linalg.yield %511 : f32 loc(#loc243)
      } -> tensor<8x32x4x16xf32> loc(#loc243)
      %434 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc270)
      %435 = linalg.generic {indexing_maps = [#map40, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433 : tensor<8x32x4x16xf32>) outs(%434 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
        linalg.yield %in : f32 loc(#loc270)
      } -> tensor<8x4x32x16xf32> loc(#loc270)
      %436 = tensor.empty() : tensor<8x4x16x32xf32> loc(#loc242)
      %437 = linalg.fill ins(%cst_6 : f32) outs(%436 : tensor<8x4x16x32xf32>) -> tensor<8x4x16x32xf32> loc(#loc242)
      %438 = linalg.generic {indexing_maps = [#map41, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%435, %collapsed_55 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%437 : tensor<8x4x16x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc270)
        %511 = arith.addf %out, %510 : f32 loc(#loc242)
        linalg.yield %511 : f32 loc(#loc242)
      } -> tensor<8x4x16x32xf32> loc(#loc242)
      %439 = linalg.generic {indexing_maps = [#map42, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%438 : tensor<8x4x16x32xf32>) outs(%434 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
        linalg.yield %in : f32 loc(#loc271)
      } -> tensor<8x4x32x16xf32> loc(#loc271)
      %440 = linalg.fill ins(%cst_6 : f32) outs(%27 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc242)
      %441 = linalg.generic {indexing_maps = [#map18, #map19, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%435, %collapsed_53 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%440 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc270)
        %511 = arith.addf %out, %510 : f32 loc(#loc242)
        linalg.yield %511 : f32 loc(#loc242)
      } -> tensor<8x4x32x32xf32> loc(#loc242)
      %442 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_51 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc272)
      } -> tensor<8x4x32x32xf32> loc(#loc272)
      %443 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%441, %442 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_103: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc272)
        linalg.yield %510 : f32 loc(#loc272)
      } -> tensor<8x4x32x32xf32> loc(#loc272)
      %444 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%443, %collapsed_47 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc272)
        linalg.yield %510 : f32 loc(#loc272)
      } -> tensor<8x4x32x32xf32> loc(#loc272)
      %445 = tensor.empty() : tensor<8x4x32xf32> loc(#loc239)
      %446 = linalg.fill ins(%cst_6 : f32) outs(%445 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc239)
      %447 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%444 : tensor<8x4x32x32xf32>) outs(%446 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(#loc239), %out: f32 loc(#loc239)):
        %510 = arith.addf %out, %in : f32 loc(#loc239)
        linalg.yield %510 : f32 loc(#loc239)
      } -> tensor<8x4x32xf32> loc(#loc239)
      %expanded_92 = tensor.expand_shape %447 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc273)
      %448 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc274)
      %449 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_92 : tensor<8x4x32x1xf32>) outs(%448 : tensor<8x4x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %510 = arith.negf %in : f32 loc(#loc274)
        linalg.yield %510 : f32 loc(#loc274)
      } -> tensor<8x4x32x1xf32> loc(#loc274)
      %450 = linalg.generic {indexing_maps = [#map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_49 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc240)
      } -> tensor<8x4x32x32xf32> loc(#loc240)
      %451 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%441, %450 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_103: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %510 = arith.divf %in, %in_103 : f32 loc(#loc240)
        linalg.yield %510 : f32 loc(#loc240)
      } -> tensor<8x4x32x32xf32> loc(#loc240)
      %452 = linalg.generic {indexing_maps = [#map7, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%449 : tensor<8x4x32x1xf32>) outs(%446 : tensor<8x4x32xf32>) {
      ^bb0(%in: f32 loc(#loc239), %out: f32 loc(#loc239)):
        %510 = arith.addf %out, %in : f32 loc(#loc239)
        linalg.yield %510 : f32 loc(#loc239)
      } -> tensor<8x4x32xf32> loc(#loc239)
      %453 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%452 : tensor<8x4x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        linalg.yield %in : f32 loc(#loc235)
      } -> tensor<8x4x32x32xf32> loc(#loc235)
      %454 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%451, %453 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_103: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc275)
        linalg.yield %510 : f32 loc(#loc275)
      } -> tensor<8x4x32x32xf32> loc(#loc275)
      %455 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454, %collapsed_47 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":92:14)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc272)
        linalg.yield %510 : f32 loc(#loc272)
      } -> tensor<8x4x32x32xf32> loc(#loc272)
      %456 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %455, %29 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: i1 loc(#loc232), %in_103: f32 loc("examples/jax/transformer.py":92:14), %in_104: f32 loc("examples/jax/transformer.py":92:29), %out: f32 loc("examples/jax/transformer.py":92:29)):
        %510 = arith.select %in, %in_103, %in_104 : f32 loc(#loc232)
        linalg.yield %510 : f32 loc(#loc232)
      } -> tensor<8x4x32x32xf32> loc(#loc232)
      %457 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc(#loc231), %out: f32 loc("examples/jax/transformer.py":90:13)):
        linalg.yield %in : f32 loc(#loc231)
      } -> tensor<8x4x32x32xf32> loc(#loc231)
      %458 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%456, %457 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_103: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %510 = arith.divf %in, %in_103 : f32 loc(#loc231)
        linalg.yield %510 : f32 loc(#loc231)
      } -> tensor<8x4x32x32xf32> loc(#loc231)
      %459 = linalg.fill ins(%cst_6 : f32) outs(%434 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc230)
      %460 = linalg.generic {indexing_maps = [#map41, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%458, %collapsed_45 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%459 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc231)
        %511 = arith.addf %out, %510 : f32 loc(#loc230)
        linalg.yield %511 : f32 loc(#loc230)
      } -> tensor<8x4x32x16xf32> loc(#loc230)
      %461 = linalg.generic {indexing_maps = [#map18, #map22, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%458, %collapsed_43 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%459 : tensor<8x4x32x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc231)
        %511 = arith.addf %out, %510 : f32 loc(#loc230)
        linalg.yield %511 : f32 loc(#loc230)
      } -> tensor<8x4x32x16xf32> loc(#loc230)
      %462 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc287)
      %463 = linalg.generic {indexing_maps = [#map43, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%439 : tensor<8x4x32x16xf32>) outs(%462 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc287)
      } -> tensor<4x16x8x32xf32> loc(#loc287)
      %464 = linalg.generic {indexing_maps = [#map44, #map15, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%463, %collapsed_41 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc287)
        %511 = arith.addf %out, %510 : f32 loc(#loc286)
        linalg.yield %511 : f32 loc(#loc286)
      } -> tensor<8x32x64xf32> loc(#loc286)
      %465 = linalg.fill ins(%cst_6 : f32) outs(%429 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32> loc(#loc286)
      %466 = linalg.generic {indexing_maps = [#map19, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%463, %collapsed_35 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%465 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc287)
        %511 = arith.addf %out, %510 : f32 loc(#loc286)
        linalg.yield %511 : f32 loc(#loc286)
      } -> tensor<4x16x64xf32> loc(#loc286)
      %467 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466 : tensor<4x16x64xf32>) outs(%426 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc287)
      } -> tensor<64x4x16xf32> loc(#loc287)
      %468 = linalg.generic {indexing_maps = [#map43, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%460 : tensor<8x4x32x16xf32>) outs(%462 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc287)
      } -> tensor<4x16x8x32xf32> loc(#loc287)
      %469 = linalg.generic {indexing_maps = [#map44, #map15, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%468, %collapsed_39 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc287)
        %511 = arith.addf %out, %510 : f32 loc(#loc286)
        linalg.yield %511 : f32 loc(#loc286)
      } -> tensor<8x32x64xf32> loc(#loc286)
      %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %469 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_103: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc291)
        linalg.yield %510 : f32 loc(#loc291)
      } -> tensor<8x32x64xf32> loc(#loc291)
      %471 = linalg.generic {indexing_maps = [#map19, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%468, %collapsed_35 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%465 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc287)
        %511 = arith.addf %out, %510 : f32 loc(#loc286)
        linalg.yield %511 : f32 loc(#loc286)
      } -> tensor<4x16x64xf32> loc(#loc286)
      %472 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471 : tensor<4x16x64xf32>) outs(%426 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc287)
      } -> tensor<64x4x16xf32> loc(#loc287)
      %473 = linalg.generic {indexing_maps = [#map43, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461 : tensor<8x4x32x16xf32>) outs(%462 : tensor<4x16x8x32xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc287)
      } -> tensor<4x16x8x32xf32> loc(#loc287)
      %474 = linalg.generic {indexing_maps = [#map44, #map15, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%473, %collapsed_37 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%119 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc287)
        %511 = arith.addf %out, %510 : f32 loc(#loc286)
        linalg.yield %511 : f32 loc(#loc286)
      } -> tensor<8x32x64xf32> loc(#loc286)
      %475 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %474 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_103: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc291)
        linalg.yield %510 : f32 loc(#loc291)
      } -> tensor<8x32x64xf32> loc(#loc291)
      %476 = linalg.generic {indexing_maps = [#map19, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%473, %collapsed_35 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%465 : tensor<4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc287)
        %511 = arith.addf %out, %510 : f32 loc(#loc286)
        linalg.yield %511 : f32 loc(#loc286)
      } -> tensor<4x16x64xf32> loc(#loc286)
      %477 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476 : tensor<4x16x64xf32>) outs(%426 : tensor<64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
        linalg.yield %in : f32 loc(#loc287)
      } -> tensor<64x4x16xf32> loc(#loc287)
      %478 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_33, %475 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_103: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc228)
        linalg.yield %510 : f32 loc(#loc228)
      } -> tensor<8x32x64xf32> loc(#loc228)
      %479 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%478 : tensor<8x32x64xf32>) outs(%123 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(#loc276), %out: f32 loc(#loc276)):
        %510 = arith.addf %out, %in : f32 loc(#loc276)
        linalg.yield %510 : f32 loc(#loc276)
      } -> tensor<64xf32> loc(#loc276)
      %expanded_93 = tensor.expand_shape %479 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc277)
      %480 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_31 : tensor<1x1x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc228)
      } -> tensor<8x32x64xf32> loc(#loc228)
      %481 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %480 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_103: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc228)
        linalg.yield %510 : f32 loc(#loc228)
      } -> tensor<8x32x64xf32> loc(#loc228)
      %482 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_93 : tensor<1x1x64xf32>) outs(%123 : tensor<64xf32>) {
      ^bb0(%in: f32 loc(#loc276), %out: f32 loc(#loc276)):
        %510 = arith.addf %out, %in : f32 loc(#loc276)
        linalg.yield %510 : f32 loc(#loc276)
      } -> tensor<64xf32> loc(#loc276)
      %483 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %481 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_103: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc226)
        linalg.yield %510 : f32 loc(#loc226)
      } -> tensor<8x32x64xf32> loc(#loc226)
      %484 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%483 : tensor<8x32x64xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(#loc278), %out: f32 loc(#loc278)):
        %510 = arith.addf %out, %in : f32 loc(#loc278)
        linalg.yield %510 : f32 loc(#loc278)
      } -> tensor<8x32xf32> loc(#loc278)
      %expanded_94 = tensor.expand_shape %484 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc279)
      %485 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<8x32x1xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
        linalg.yield %in : f32 loc(#loc226)
      } -> tensor<8x32x64xf32> loc(#loc226)
      %486 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %485 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_103: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc226)
        linalg.yield %510 : f32 loc(#loc226)
      } -> tensor<8x32x64xf32> loc(#loc226)
      %487 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %486 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_103: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc280)
        linalg.yield %510 : f32 loc(#loc280)
      } -> tensor<8x32x64xf32> loc(#loc280)
      %488 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_94, %collapsed_27 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc225)
        linalg.yield %510 : f32 loc(#loc225)
      } -> tensor<8x32x1xf32> loc(#loc225)
      %489 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %52 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%50 : tensor<8x32x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_103: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        %510 = arith.divf %in, %in_103 : f32 loc(#loc221)
        linalg.yield %510 : f32 loc(#loc221)
      } -> tensor<8x32x1xf32> loc(#loc221)
      %490 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%489 : tensor<8x32x1xf32>) outs(%48 : tensor<8x32xf32>) {
      ^bb0(%in: f32 loc(#loc219), %out: f32 loc(#loc219)):
        %510 = arith.addf %out, %in : f32 loc(#loc219)
        linalg.yield %510 : f32 loc(#loc219)
      } -> tensor<8x32xf32> loc(#loc219)
      %491 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490 : tensor<8x32xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
        linalg.yield %in : f32 loc(#loc220)
      } -> tensor<8x32x64xf32> loc(#loc220)
      %492 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %491 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_103: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc218)
        linalg.yield %510 : f32 loc(#loc218)
      } -> tensor<8x32x64xf32> loc(#loc218)
      %493 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %492 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_103: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc281)
        linalg.yield %510 : f32 loc(#loc281)
      } -> tensor<8x32x64xf32> loc(#loc281)
      %494 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %collapsed : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_103: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %510 = arith.mulf %in, %in_103 : f32 loc(#loc218)
        linalg.yield %510 : f32 loc(#loc218)
      } -> tensor<8x32x64xf32> loc(#loc218)
      %495 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %494 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%45 : tensor<8x32x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_103: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
        %510 = arith.addf %in, %in_103 : f32 loc(#loc281)
        linalg.yield %510 : f32 loc(#loc281)
      } -> tensor<8x32x64xf32> loc(#loc281)
      %496 = tensor.empty() : tensor<1x192x64xf32> loc(#loc212)
      %497 = linalg.generic {indexing_maps = [#map45, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390 : tensor<192x64xf32>) outs(%496 : tensor<1x192x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x192x64xf32> loc(#loc212)
      %inserted_slice = tensor.insert_slice %497 into %arg41[%385, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<1x192x64xf32> into tensor<48x192x64xf32> loc(#loc213)
      %498 = tensor.empty() : tensor<1x64x192xf32> loc(#loc212)
      %499 = linalg.generic {indexing_maps = [#map45, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<64x192xf32>) outs(%498 : tensor<1x64x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x64x192xf32> loc(#loc212)
      %inserted_slice_95 = tensor.insert_slice %499 into %arg42[%385, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<1x64x192xf32> into tensor<48x64x192xf32> loc(#loc213)
      %500 = tensor.empty() : tensor<1x64x4x16xf32> loc(#loc212)
      %501 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472 : tensor<64x4x16xf32>) outs(%500 : tensor<1x64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x64x4x16xf32> loc(#loc212)
      %inserted_slice_96 = tensor.insert_slice %501 into %arg43[%385, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<1x64x4x16xf32> into tensor<48x64x4x16xf32> loc(#loc213)
      %502 = tensor.empty() : tensor<1x64xf32> loc(#loc212)
      %503 = linalg.generic {indexing_maps = [#map46, #map1], iterator_types = ["parallel", "parallel"]} ins(%482 : tensor<64xf32>) outs(%502 : tensor<1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x64xf32> loc(#loc212)
      %inserted_slice_97 = tensor.insert_slice %503 into %arg44[%385, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<48x64xf32> loc(#loc213)
      %504 = linalg.generic {indexing_maps = [#map46, #map1], iterator_types = ["parallel", "parallel"]} ins(%412 : tensor<64xf32>) outs(%502 : tensor<1x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x64xf32> loc(#loc212)
      %inserted_slice_98 = tensor.insert_slice %504 into %arg45[%385, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<48x64xf32> loc(#loc213)
      %505 = tensor.empty() : tensor<1x4x16x64xf32> loc(#loc212)
      %506 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%430 : tensor<4x16x64xf32>) outs(%505 : tensor<1x4x16x64xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x4x16x64xf32> loc(#loc212)
      %inserted_slice_99 = tensor.insert_slice %506 into %arg46[%385, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<1x4x16x64xf32> into tensor<48x4x16x64xf32> loc(#loc213)
      %507 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%477 : tensor<64x4x16xf32>) outs(%500 : tensor<1x64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x64x4x16xf32> loc(#loc212)
      %inserted_slice_100 = tensor.insert_slice %507 into %arg47[%385, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<1x64x4x16xf32> into tensor<48x64x4x16xf32> loc(#loc213)
      %508 = linalg.generic {indexing_maps = [#map45, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<64x192xf32>) outs(%498 : tensor<1x64x192xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x64x192xf32> loc(#loc212)
      %inserted_slice_101 = tensor.insert_slice %508 into %arg48[%385, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<1x64x192xf32> into tensor<48x64x192xf32> loc(#loc213)
      %509 = linalg.generic {indexing_maps = [#map28, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%467 : tensor<64x4x16xf32>) outs(%500 : tensor<1x64x4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":112:15)):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<1x64x4x16xf32> loc(#loc212)
      %inserted_slice_102 = tensor.insert_slice %509 into %arg49[%385, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<1x64x4x16xf32> into tensor<48x64x4x16xf32> loc(#loc213)
      scf.yield %495, %inserted_slice, %inserted_slice_95, %inserted_slice_96, %inserted_slice_97, %inserted_slice_98, %inserted_slice_99, %inserted_slice_100, %inserted_slice_101, %inserted_slice_102 : tensor<8x32x64xf32>, tensor<48x192x64xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32>, tensor<48x64xf32>, tensor<48x64xf32>, tensor<48x4x16x64xf32>, tensor<48x64x4x16xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32> loc(#loc422)
    } loc(#loc422)
    %149 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc374), %out: f32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : f32 loc(#loc374)
    } -> tensor<256x64xf32> loc(#loc374)
    %150 = "mesh.scatter_slices"(%149, %8, %148#0) ({
    ^bb0(%arg39: f32 loc("examples/jax/transformer.py":107:8), %arg40: f32 loc("examples/jax/transformer.py":107:8)):
      %379 = arith.addf %arg39, %arg40 : f32 loc(#loc424)
      "mesh.scalar_yield"(%379) : (f32) -> () loc(#loc375)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<256x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<256x64xf32> loc(#loc375)
    %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<256x64xf32> loc(#loc377)
    %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%151, %arg12 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<256x64xf32> loc(#loc377)
    %153 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc378), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<256x64xf32> loc(#loc378)
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %150 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<256x64xf32> loc(#loc378)
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %154 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<256x64xf32> loc(#loc379)
    %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<64x256xf32> loc(#loc377)
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %arg13 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<64x256xf32> loc(#loc377)
    %158 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc378), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<64x256xf32> loc(#loc378)
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %118 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<64x256xf32> loc(#loc378)
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %159 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<64x256xf32> loc(#loc379)
    %161 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<48x192x64xf32> loc(#loc377)
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %arg14 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<48x192x64xf32> loc(#loc377)
    %163 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc(#loc378), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<48x192x64xf32> loc(#loc378)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %148#1 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<48x192x64xf32> loc(#loc378)
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %164 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<48x192x64xf32> loc(#loc379)
    %166 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<48x64x192xf32> loc(#loc377)
    %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %arg15 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<48x64x192xf32> loc(#loc377)
    %168 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc(#loc378), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<48x64x192xf32> loc(#loc378)
    %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %148#2 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<48x64x192xf32> loc(#loc378)
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %169 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<48x64x192xf32> loc(#loc379)
    %171 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<48x64x4x16xf32> loc(#loc377)
    %172 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %arg16 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<48x64x4x16xf32> loc(#loc377)
    %173 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc378), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<48x64x4x16xf32> loc(#loc378)
    %174 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %148#3 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<48x64x4x16xf32> loc(#loc378)
    %175 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %174 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<48x64x4x16xf32> loc(#loc379)
    %176 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<48x64xf32> loc(#loc377)
    %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %arg17 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<48x64xf32> loc(#loc377)
    %178 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc(#loc378), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<48x64xf32> loc(#loc378)
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%178, %148#4 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<48x64xf32> loc(#loc378)
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %179 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<48x64xf32> loc(#loc379)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %arg18 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<48x64xf32> loc(#loc377)
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%178, %148#5 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<48x64xf32> loc(#loc378)
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%181, %182 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<48x64xf32> loc(#loc379)
    %184 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<48x4x16x64xf32> loc(#loc377)
    %185 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184, %arg19 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<48x4x16x64xf32> loc(#loc377)
    %186 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc378), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<48x4x16x64xf32> loc(#loc378)
    %187 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %148#6 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<48x4x16x64xf32> loc(#loc378)
    %188 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %187 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<48x4x16x64xf32> loc(#loc379)
    %189 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %arg20 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<48x64x4x16xf32> loc(#loc377)
    %190 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %148#7 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<48x64x4x16xf32> loc(#loc378)
    %191 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189, %190 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<48x64x4x16xf32> loc(#loc379)
    %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %arg21 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<48x64x192xf32> loc(#loc377)
    %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %148#8 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<48x64x192xf32> loc(#loc378)
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %193 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<48x64x192xf32> loc(#loc379)
    %195 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %arg22 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<48x64x4x16xf32> loc(#loc377)
    %196 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %148#9 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<48x64x4x16xf32> loc(#loc378)
    %197 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %196 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<48x64x4x16xf32> loc(#loc379)
    %198 = linalg.generic {indexing_maps = [#map47, #map48], iterator_types = ["parallel"]} ins(%cst_15 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<64xf32> loc(#loc377)
    %199 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%198, %arg23 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc(#loc377), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc377)
      linalg.yield %379 : f32 loc(#loc377)
    } -> tensor<64xf32> loc(#loc377)
    %200 = linalg.generic {indexing_maps = [#map47, #map48], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc378), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<64xf32> loc(#loc378)
    %201 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%200, %126 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc378)
      linalg.yield %379 : f32 loc(#loc378)
    } -> tensor<64xf32> loc(#loc378)
    %202 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%199, %201 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc379)
      linalg.yield %379 : f32 loc(#loc379)
    } -> tensor<64xf32> loc(#loc379)
    %203 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<256x64xf32> loc(#loc380)
    %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%203, %arg24 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<256x64xf32> loc(#loc380)
    %205 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc381), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<256x64xf32> loc(#loc381)
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %150 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<256x64xf32> loc(#loc381)
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%206, %150 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<256x64xf32> loc(#loc382)
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%204, %207 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<256x64xf32> loc(#loc383)
    %209 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<64x256xf32> loc(#loc380)
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %arg25 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<64x256xf32> loc(#loc380)
    %211 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc381), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<64x256xf32> loc(#loc381)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %118 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<64x256xf32> loc(#loc381)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%212, %118 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<64x256xf32> loc(#loc382)
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210, %213 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<64x256xf32> loc(#loc383)
    %215 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<48x192x64xf32> loc(#loc380)
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %arg26 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<48x192x64xf32> loc(#loc380)
    %217 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc(#loc381), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<48x192x64xf32> loc(#loc381)
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %148#1 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<48x192x64xf32> loc(#loc381)
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %148#1 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<48x192x64xf32> loc(#loc382)
    %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %219 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<48x192x64xf32> loc(#loc383)
    %221 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<48x64x192xf32> loc(#loc380)
    %222 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %arg27 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<48x64x192xf32> loc(#loc380)
    %223 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc(#loc381), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<48x64x192xf32> loc(#loc381)
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %148#2 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<48x64x192xf32> loc(#loc381)
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %148#2 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<48x64x192xf32> loc(#loc382)
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %225 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<48x64x192xf32> loc(#loc383)
    %227 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<48x64x4x16xf32> loc(#loc380)
    %228 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %arg28 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<48x64x4x16xf32> loc(#loc380)
    %229 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc381), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<48x64x4x16xf32> loc(#loc381)
    %230 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %148#3 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<48x64x4x16xf32> loc(#loc381)
    %231 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%230, %148#3 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<48x64x4x16xf32> loc(#loc382)
    %232 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %231 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<48x64x4x16xf32> loc(#loc383)
    %233 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<48x64xf32> loc(#loc380)
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%233, %arg29 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<48x64xf32> loc(#loc380)
    %235 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc(#loc381), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<48x64xf32> loc(#loc381)
    %236 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %148#4 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<48x64xf32> loc(#loc381)
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%236, %148#4 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<48x64xf32> loc(#loc382)
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%234, %237 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<48x64xf32> loc(#loc383)
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%233, %arg30 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<48x64xf32> loc(#loc380)
    %240 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %148#5 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<48x64xf32> loc(#loc381)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%240, %148#5 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<48x64xf32> loc(#loc382)
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%239, %241 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<48x64xf32> loc(#loc383)
    %243 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<48x4x16x64xf32> loc(#loc380)
    %244 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243, %arg31 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<48x4x16x64xf32> loc(#loc380)
    %245 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc381), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<48x4x16x64xf32> loc(#loc381)
    %246 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %148#6 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<48x4x16x64xf32> loc(#loc381)
    %247 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246, %148#6 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<48x4x16x64xf32> loc(#loc382)
    %248 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %247 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<48x4x16x64xf32> loc(#loc383)
    %249 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %arg32 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<48x64x4x16xf32> loc(#loc380)
    %250 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %148#7 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<48x64x4x16xf32> loc(#loc381)
    %251 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %148#7 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<48x64x4x16xf32> loc(#loc382)
    %252 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %251 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<48x64x4x16xf32> loc(#loc383)
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %arg33 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<48x64x192xf32> loc(#loc380)
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %148#8 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<48x64x192xf32> loc(#loc381)
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %148#8 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<48x64x192xf32> loc(#loc382)
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %255 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<48x64x192xf32> loc(#loc383)
    %257 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %arg34 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<48x64x4x16xf32> loc(#loc380)
    %258 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %148#9 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<48x64x4x16xf32> loc(#loc381)
    %259 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %148#9 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<48x64x4x16xf32> loc(#loc382)
    %260 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257, %259 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<48x64x4x16xf32> loc(#loc383)
    %261 = linalg.generic {indexing_maps = [#map47, #map48], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<64xf32> loc(#loc380)
    %262 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%261, %arg35 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc(#loc380), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc380)
      linalg.yield %379 : f32 loc(#loc380)
    } -> tensor<64xf32> loc(#loc380)
    %263 = linalg.generic {indexing_maps = [#map47, #map48], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc381), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<64xf32> loc(#loc381)
    %264 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%263, %126 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc381)
      linalg.yield %379 : f32 loc(#loc381)
    } -> tensor<64xf32> loc(#loc381)
    %265 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%264, %126 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc382)
      linalg.yield %379 : f32 loc(#loc382)
    } -> tensor<64xf32> loc(#loc382)
    %266 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%262, %265 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc383)
      linalg.yield %379 : f32 loc(#loc383)
    } -> tensor<64xf32> loc(#loc383)
    %267 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg36 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc324), %out: f32 loc("examples/jax/transformer.py":124:24)):
      %379 = math.powf %cst_1, %in : f32 loc(#loc324)
      linalg.yield %379 : f32 loc(#loc324)
    } -> tensor<f32> loc(#loc324)
    %268 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%267 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:24), %out: f32 loc("examples/jax/transformer.py":124:20)):
      %379 = arith.subf %cst_2, %in : f32 loc(#loc384)
      linalg.yield %379 : f32 loc(#loc384)
    } -> tensor<f32> loc(#loc384)
    %269 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<256x64xf32> loc(#loc385)
    %270 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %269 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<256x64xf32> loc(#loc385)
    %271 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg36 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc323), %out: f32 loc("examples/jax/transformer.py":124:48)):
      %379 = math.powf %cst_0, %in : f32 loc(#loc323)
      linalg.yield %379 : f32 loc(#loc323)
    } -> tensor<f32> loc(#loc323)
    %272 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%271 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:48), %out: f32 loc("examples/jax/transformer.py":124:44)):
      %379 = arith.subf %cst_2, %in : f32 loc(#loc386)
      linalg.yield %379 : f32 loc(#loc386)
    } -> tensor<f32> loc(#loc386)
    %273 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<256x64xf32> loc(#loc387)
    %274 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %273 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<256x64xf32> loc(#loc387)
    %275 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %270 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<256x64xf32> loc(#loc388)
    %276 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<256x64xf32> loc(#loc389)
    %277 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc390), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<256x64xf32> loc(#loc390)
    %278 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%276, %277 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<256x64xf32> loc(#loc390)
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%275, %278 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<256x64xf32> loc(#loc391)
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %279 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%114 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<256x64xf32> loc(#loc392)
    %281 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<64x256xf32> loc(#loc385)
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%160, %281 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<64x256xf32> loc(#loc385)
    %283 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<64x256xf32> loc(#loc387)
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%214, %283 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<64x256xf32> loc(#loc387)
    %285 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %282 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<64x256xf32> loc(#loc388)
    %286 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%284 : tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<64x256xf32> loc(#loc389)
    %287 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc390), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<64x256xf32> loc(#loc390)
    %288 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%286, %287 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<64x256xf32> loc(#loc390)
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%285, %288 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<64x256xf32> loc(#loc391)
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %289 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%117 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<64x256xf32> loc(#loc392)
    %291 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<48x192x64xf32> loc(#loc385)
    %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %291 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<48x192x64xf32> loc(#loc385)
    %293 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<48x192x64xf32> loc(#loc387)
    %294 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %293 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<48x192x64xf32> loc(#loc387)
    %295 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %292 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<48x192x64xf32> loc(#loc388)
    %296 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<48x192x64xf32> loc(#loc389)
    %297 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc(#loc390), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<48x192x64xf32> loc(#loc390)
    %298 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %297 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<48x192x64xf32> loc(#loc390)
    %299 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %298 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<48x192x64xf32> loc(#loc391)
    %300 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %299 : tensor<48x192x64xf32>, tensor<48x192x64xf32>) outs(%138 : tensor<48x192x64xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<48x192x64xf32> loc(#loc392)
    %301 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<48x64x192xf32> loc(#loc385)
    %302 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %301 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<48x64x192xf32> loc(#loc385)
    %303 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<48x64x192xf32> loc(#loc387)
    %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %303 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<48x64x192xf32> loc(#loc387)
    %305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %302 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<48x64x192xf32> loc(#loc388)
    %306 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<48x64x192xf32> loc(#loc389)
    %307 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc(#loc390), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<48x64x192xf32> loc(#loc390)
    %308 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %307 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<48x64x192xf32> loc(#loc390)
    %309 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %308 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<48x64x192xf32> loc(#loc391)
    %310 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %309 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<48x64x192xf32> loc(#loc392)
    %311 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<48x64x4x16xf32> loc(#loc385)
    %312 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175, %311 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<48x64x4x16xf32> loc(#loc385)
    %313 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<48x64x4x16xf32> loc(#loc387)
    %314 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %313 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<48x64x4x16xf32> loc(#loc387)
    %315 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %312 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<48x64x4x16xf32> loc(#loc388)
    %316 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%314 : tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<48x64x4x16xf32> loc(#loc389)
    %317 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc390), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<48x64x4x16xf32> loc(#loc390)
    %318 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316, %317 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<48x64x4x16xf32> loc(#loc390)
    %319 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%315, %318 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<48x64x4x16xf32> loc(#loc391)
    %320 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %319 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<48x64x4x16xf32> loc(#loc392)
    %321 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<48x64xf32> loc(#loc385)
    %322 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %321 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<48x64xf32> loc(#loc385)
    %323 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<48x64xf32> loc(#loc387)
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%238, %323 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<48x64xf32> loc(#loc387)
    %325 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %322 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<48x64xf32> loc(#loc388)
    %326 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%324 : tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<48x64xf32> loc(#loc389)
    %327 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc(#loc390), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<48x64xf32> loc(#loc390)
    %328 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%326, %327 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<48x64xf32> loc(#loc390)
    %329 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%325, %328 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<48x64xf32> loc(#loc391)
    %330 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %329 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<48x64xf32> loc(#loc392)
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %321 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<48x64xf32> loc(#loc385)
    %332 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%242, %323 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<48x64xf32> loc(#loc387)
    %333 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %331 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<48x64xf32> loc(#loc388)
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%332 : tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<48x64xf32> loc(#loc389)
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%334, %327 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<48x64xf32> loc(#loc390)
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%333, %335 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<48x64xf32> loc(#loc391)
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %336 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%144 : tensor<48x64xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<48x64xf32> loc(#loc392)
    %338 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<f32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<48x4x16x64xf32> loc(#loc385)
    %339 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %338 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<48x4x16x64xf32> loc(#loc385)
    %340 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272 : tensor<f32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<48x4x16x64xf32> loc(#loc387)
    %341 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %340 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<48x4x16x64xf32> loc(#loc387)
    %342 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %339 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<48x4x16x64xf32> loc(#loc388)
    %343 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341 : tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<48x4x16x64xf32> loc(#loc389)
    %344 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc390), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<48x4x16x64xf32> loc(#loc390)
    %345 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343, %344 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<48x4x16x64xf32> loc(#loc390)
    %346 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %345 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<48x4x16x64xf32> loc(#loc391)
    %347 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %346 : tensor<48x4x16x64xf32>, tensor<48x4x16x64xf32>) outs(%146 : tensor<48x4x16x64xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<48x4x16x64xf32> loc(#loc392)
    %348 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %311 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<48x64x4x16xf32> loc(#loc385)
    %349 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %313 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<48x64x4x16xf32> loc(#loc387)
    %350 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %348 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<48x64x4x16xf32> loc(#loc388)
    %351 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<48x64x4x16xf32> loc(#loc389)
    %352 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351, %317 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<48x64x4x16xf32> loc(#loc390)
    %353 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350, %352 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<48x64x4x16xf32> loc(#loc391)
    %354 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %353 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<48x64x4x16xf32> loc(#loc392)
    %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %301 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<48x64x192xf32> loc(#loc385)
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %303 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<48x64x192xf32> loc(#loc387)
    %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %355 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<48x64x192xf32> loc(#loc388)
    %358 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<48x64x192xf32> loc(#loc389)
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %307 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<48x64x192xf32> loc(#loc390)
    %360 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %359 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<48x64x192xf32> loc(#loc391)
    %361 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %360 : tensor<48x64x192xf32>, tensor<48x64x192xf32>) outs(%140 : tensor<48x64x192xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<48x64x192xf32> loc(#loc392)
    %362 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197, %311 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<48x64x4x16xf32> loc(#loc385)
    %363 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260, %313 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<48x64x4x16xf32> loc(#loc387)
    %364 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %362 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<48x64x4x16xf32> loc(#loc388)
    %365 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%363 : tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<48x64x4x16xf32> loc(#loc389)
    %366 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%365, %317 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<48x64x4x16xf32> loc(#loc390)
    %367 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%364, %366 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<48x64x4x16xf32> loc(#loc391)
    %368 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10, %367 : tensor<48x64x4x16xf32>, tensor<48x64x4x16xf32>) outs(%142 : tensor<48x64x4x16xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<48x64x4x16xf32> loc(#loc392)
    %369 = linalg.generic {indexing_maps = [#map47, #map48], iterator_types = ["parallel"]} ins(%268 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<64xf32> loc(#loc385)
    %370 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%202, %369 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc385)
      linalg.yield %379 : f32 loc(#loc385)
    } -> tensor<64xf32> loc(#loc385)
    %371 = linalg.generic {indexing_maps = [#map47, #map48], iterator_types = ["parallel"]} ins(%272 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc387)
    } -> tensor<64xf32> loc(#loc387)
    %372 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%266, %371 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_26: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc387)
      linalg.yield %379 : f32 loc(#loc387)
    } -> tensor<64xf32> loc(#loc387)
    %373 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%263, %370 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_26: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.mulf %in, %in_26 : f32 loc(#loc388)
      linalg.yield %379 : f32 loc(#loc388)
    } -> tensor<64xf32> loc(#loc388)
    %374 = linalg.generic {indexing_maps = [#map48, #map48], iterator_types = ["parallel"]} ins(%372 : tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = math.sqrt %in : f32 loc(#loc389)
      linalg.yield %379 : f32 loc(#loc389)
    } -> tensor<64xf32> loc(#loc389)
    %375 = linalg.generic {indexing_maps = [#map47, #map48], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc390), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<64xf32> loc(#loc390)
    %376 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%374, %375 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %379 = arith.addf %in, %in_26 : f32 loc(#loc390)
      linalg.yield %379 : f32 loc(#loc390)
    } -> tensor<64xf32> loc(#loc390)
    %377 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%373, %376 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_26: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %379 = arith.divf %in, %in_26 : f32 loc(#loc391)
      linalg.yield %379 : f32 loc(#loc391)
    } -> tensor<64xf32> loc(#loc391)
    %378 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = ["parallel"]} ins(%arg11, %377 : tensor<64xf32>, tensor<64xf32>) outs(%122 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(#loc392), %in_26: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %379 = arith.subf %in, %in_26 : f32 loc(#loc392)
      linalg.yield %379 : f32 loc(#loc392)
    } -> tensor<64xf32> loc(#loc392)
    return %100, %280, %290, %300, %310, %320, %330, %337, %347, %354, %361, %368, %378, %155, %160, %165, %170, %175, %180, %183, %188, %191, %194, %197, %202, %208, %214, %220, %226, %232, %238, %242, %248, %252, %256, %260, %266 : tensor<f32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<48x192x64xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32>, tensor<48x64xf32>, tensor<48x64xf32>, tensor<48x4x16x64xf32>, tensor<48x64x4x16xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<48x192x64xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32>, tensor<48x64xf32>, tensor<48x64xf32>, tensor<48x4x16x64xf32>, tensor<48x64x4x16xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<48x192x64xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32>, tensor<48x64xf32>, tensor<48x64xf32>, tensor<48x4x16x64xf32>, tensor<48x64x4x16xf32>, tensor<48x64x192xf32>, tensor<48x64x4x16xf32>, tensor<64xf32> loc(#loc285)
  } loc(#loc285)
} loc(#loc)
#loc176 = loc("examples/jax/transformer.py":112:15)
#loc184 = loc("examples/jax/transformer.py":107:8)
#loc213 = loc("examples/jax/transformer.py":112:15)
#loc215 = loc("examples/jax/transformer.py":112:15)
#loc265 = loc("examples/jax/transformer.py":84:11)
#loc266 = loc("examples/jax/transformer.py":84:11)
#loc277 = loc("examples/jax/transformer.py":84:11)
#loc278 = loc("examples/jax/transformer.py":84:11)
#loc376 = loc("examples/jax/transformer.py":107:8)
#loc411 = loc("examples/jax/transformer.py":84:11)
#loc413 = loc("examples/jax/transformer.py":84:11)
#loc424 = loc("examples/jax/transformer.py":107:8)
