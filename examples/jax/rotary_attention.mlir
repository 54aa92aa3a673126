#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc("examples/jax/models.py":283:14)
#loc7 = loc("examples/jax/models.py":289:41)
#loc8 = loc("examples/jax/models.py":289:24)
#loc9 = loc("examples/jax/models.py":293:4)
#loc10 = loc("examples/jax/models.py":49:34)
#loc11 = loc("examples/jax/models.py":159:43)
#loc12 = loc("examples/jax/models.py":44:15)
#loc13 = loc("examples/jax/models.py":49:25)
#loc14 = loc(unknown)
#loc15 = loc("examples/jax/models.py":49:25)
#loc16 = loc("examples/jax/models.py":49:15)
#loc17 = loc("examples/jax/models.py":49:11)
#loc18 = loc("examples/jax/models.py":153:19)
#loc19 = loc("examples/jax/models.py":153:8)
#loc20 = loc("examples/jax/models.py":146:16)
#loc21 = loc("examples/jax/models.py":154:47)
#loc22 = loc("examples/jax/models.py":146:16)
#loc23 = loc("examples/jax/models.py":146:64)
#loc24 = loc("examples/jax/models.py":146:56)
#loc25 = loc("examples/jax/models.py":146:16)
#loc26 = loc("examples/jax/models.py":147:15)
#loc27 = loc("examples/jax/models.py":147:30)
#loc28 = loc("examples/jax/models.py":148:36)
#loc29 = loc("examples/jax/models.py":148:32)
#loc30 = loc("examples/jax/models.py":148:57)
#loc31 = loc("examples/jax/models.py":148:53)
#loc32 = loc("examples/jax/models.py":148:32)
#loc33 = loc("examples/jax/models.py":149:32)
#loc34 = loc("examples/jax/models.py":149:53)
#loc35 = loc("examples/jax/models.py":149:32)
#loc36 = loc("examples/jax/models.py":148:15)
#loc37 = loc("examples/jax/models.py":154:58)
#loc38 = loc("examples/jax/models.py":154:17)
#loc39 = loc("examples/jax/models.py":154:17)
#loc40 = loc("examples/jax/models.py":155:36)
#loc41 = loc("examples/jax/models.py":155:27)
#loc42 = loc("examples/jax/models.py":155:17)
#loc43 = loc("examples/jax/models.py":156:46)
#loc44 = loc(unknown)
#loc45 = loc("examples/jax/models.py":156:16)
#loc46 = loc("examples/jax/models.py":157:15)
#loc47 = loc("examples/jax/models.py":159:21)
#loc48 = loc("examples/jax/models.py":159:20)
#loc49 = loc("examples/jax/models.py":159:67)
#loc50 = loc("examples/jax/models.py":159:20)
#loc51 = loc("examples/jax/models.py":159:11)
#loc52 = loc("examples/jax/models.py":159:25)
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (d0)>
#map9 = affine_map<(d0) -> ()>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map17 = affine_map<(d0, d1, d2, d3) -> ()>
#map18 = affine_map<(d0, d1) -> ()>
#map19 = affine_map<(d0, d1) -> (d0, d1)>
#map20 = affine_map<() -> ()>
#map21 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map30 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d1, d2)>
#map31 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map40 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#loc53 = loc("examples/jax/models.py":283:14)
#loc54 = loc("examples/jax/models.py":289:41)
#loc55 = loc("examples/jax/models.py":289:24)
#loc56 = loc("examples/jax/models.py":293:4)
#loc57 = loc("examples/jax/models.py":49:34)
#loc58 = loc("examples/jax/models.py":159:43)
#loc59 = loc("examples/jax/models.py":44:15)
#loc60 = loc("examples/jax/models.py":49:25)
#loc61 = loc(unknown)
#loc62 = loc("examples/jax/models.py":49:25)
#loc63 = loc("examples/jax/models.py":49:15)
#loc64 = loc("examples/jax/models.py":49:11)
#loc65 = loc("examples/jax/models.py":153:19)
#loc66 = loc("examples/jax/models.py":153:8)
#loc67 = loc("examples/jax/models.py":146:16)
#loc68 = loc("examples/jax/models.py":154:47)
#loc69 = loc("examples/jax/models.py":146:16)
#loc70 = loc("examples/jax/models.py":146:64)
#loc71 = loc("examples/jax/models.py":146:56)
#loc72 = loc("examples/jax/models.py":146:16)
#loc73 = loc("examples/jax/models.py":147:15)
#loc74 = loc("examples/jax/models.py":147:30)
#loc75 = loc("examples/jax/models.py":148:36)
#loc76 = loc("examples/jax/models.py":148:32)
#loc77 = loc("examples/jax/models.py":148:57)
#loc78 = loc("examples/jax/models.py":148:53)
#loc79 = loc("examples/jax/models.py":148:32)
#loc80 = loc("examples/jax/models.py":149:32)
#loc81 = loc("examples/jax/models.py":149:53)
#loc82 = loc("examples/jax/models.py":149:32)
#loc83 = loc("examples/jax/models.py":148:15)
#loc84 = loc("examples/jax/models.py":154:58)
#loc85 = loc("examples/jax/models.py":154:17)
#loc86 = loc("examples/jax/models.py":154:17)
#loc87 = loc("examples/jax/models.py":155:36)
#loc88 = loc("examples/jax/models.py":155:27)
#loc89 = loc("examples/jax/models.py":155:17)
#loc90 = loc("examples/jax/models.py":156:46)
#loc91 = loc(unknown)
#loc92 = loc("examples/jax/models.py":156:16)
#loc93 = loc("examples/jax/models.py":157:15)
#loc94 = loc("examples/jax/models.py":159:21)
#loc95 = loc("examples/jax/models.py":159:20)
#loc96 = loc("examples/jax/models.py":159:67)
#loc97 = loc("examples/jax/models.py":159:20)
#loc98 = loc("examples/jax/models.py":159:11)
#loc99 = loc("examples/jax/models.py":159:25)
#loc100 = loc("examples/jax/models.py":289:24)
#loc101 = loc("examples/jax/models.py":153:19)
#loc102 = loc("examples/jax/models.py":147:15)
#loc103 = loc("examples/jax/models.py":147:30)
#loc104 = loc("examples/jax/models.py":148:32)
#loc105 = loc("examples/jax/models.py":148:53)
#loc106 = loc("examples/jax/models.py":148:32)
#loc107 = loc("examples/jax/models.py":149:32)
#loc108 = loc("examples/jax/models.py":149:53)
#loc109 = loc("examples/jax/models.py":149:32)
#loc110 = loc("examples/jax/models.py":148:15)
#loc111 = loc("examples/jax/models.py":147:15)
#loc112 = loc("examples/jax/models.py":147:30)
#loc113 = loc("examples/jax/models.py":148:32)
#loc114 = loc("examples/jax/models.py":148:53)
#loc115 = loc("examples/jax/models.py":148:32)
#loc116 = loc("examples/jax/models.py":149:32)
#loc117 = loc("examples/jax/models.py":149:53)
#loc118 = loc("examples/jax/models.py":149:32)
#loc119 = loc("examples/jax/models.py":148:15)
#loc120 = loc("examples/jax/models.py":156:46)
#loc121 = loc("examples/jax/models.py":289:41)
#loc122 = loc("examples/jax/models.py":283:14)
#loc123 = loc("examples/jax/models.py":283:14)
#loc124 = loc("examples/jax/models.py":44:15)
#loc125 = loc("examples/jax/models.py":153:8)
#loc126 = loc("examples/jax/models.py":154:47)
#loc127 = loc("examples/jax/models.py":154:58)
#loc128 = loc("examples/jax/models.py":154:17)
#loc129 = loc("examples/jax/models.py":154:17)
#loc130 = loc("examples/jax/models.py":155:36)
#loc131 = loc("examples/jax/models.py":155:27)
#loc132 = loc("examples/jax/models.py":155:17)
#loc133 = loc("examples/jax/models.py":156:46)
#loc134 = loc("examples/jax/models.py":156:16)
#loc135 = loc("examples/jax/models.py":157:15)
#loc136 = loc("examples/jax/models.py":159:43)
#loc137 = loc("examples/jax/models.py":153:19)
#loc138 = loc("examples/jax/models.py":146:16)
#loc139 = loc("examples/jax/models.py":146:16)
#loc140 = loc("examples/jax/models.py":146:64)
#loc141 = loc("examples/jax/models.py":146:56)
#loc142 = loc("examples/jax/models.py":146:16)
#loc143 = loc("examples/jax/models.py":147:15)
#loc144 = loc("examples/jax/models.py":147:30)
#loc145 = loc("examples/jax/models.py":148:36)
#loc146 = loc("examples/jax/models.py":148:32)
#loc147 = loc("examples/jax/models.py":148:57)
#loc148 = loc("examples/jax/models.py":148:53)
#loc149 = loc("examples/jax/models.py":148:32)
#loc150 = loc("examples/jax/models.py":149:32)
#loc151 = loc("examples/jax/models.py":149:53)
#loc152 = loc("examples/jax/models.py":149:32)
#loc153 = loc("examples/jax/models.py":148:15)
#loc154 = loc("examples/jax/models.py":147:15)
#loc155 = loc("examples/jax/models.py":147:30)
#loc156 = loc("examples/jax/models.py":148:32)
#loc157 = loc("examples/jax/models.py":148:53)
#loc158 = loc("examples/jax/models.py":148:32)
#loc159 = loc("examples/jax/models.py":149:32)
#loc160 = loc("examples/jax/models.py":149:53)
#loc161 = loc("examples/jax/models.py":149:32)
#loc162 = loc("examples/jax/models.py":148:15)
#loc163 = loc("examples/jax/models.py":154:17)
#loc164 = loc("examples/jax/models.py":154:17)
#loc165 = loc("examples/jax/models.py":155:36)
#loc166 = loc("examples/jax/models.py":155:27)
#loc167 = loc("examples/jax/models.py":155:17)
#loc168 = loc("examples/jax/models.py":156:46)
#loc169 = loc("examples/jax/models.py":156:46)
#loc170 = loc("examples/jax/models.py":156:46)
#loc171 = loc("examples/jax/models.py":156:46)
#loc172 = loc("examples/jax/models.py":156:46)
#loc173 = loc("examples/jax/models.py":156:46)
#loc174 = loc("examples/jax/models.py":156:46)
#loc175 = loc("examples/jax/models.py":156:46)
#loc176 = loc("examples/jax/models.py":156:16)
#loc177 = loc("examples/jax/models.py":156:16)
#loc178 = loc("examples/jax/models.py":157:15)
#loc179 = loc("examples/jax/models.py":159:21)
#loc180 = loc("examples/jax/models.py":159:20)
#loc181 = loc("examples/jax/models.py":159:67)
#loc182 = loc("examples/jax/models.py":159:20)
#loc183 = loc("examples/jax/models.py":159:11)
#loc184 = loc("examples/jax/models.py":159:25)
#loc185 = loc("examples/jax/models.py":49:34)
#loc186 = loc("examples/jax/models.py":49:25)
#loc187 = loc("examples/jax/models.py":49:25)
#loc188 = loc("examples/jax/models.py":49:15)
#loc189 = loc("examples/jax/models.py":49:11)
#loc190 = loc("examples/jax/models.py":153:19)
#loc191 = loc("examples/jax/models.py":146:16)
#loc192 = loc("examples/jax/models.py":146:16)
#loc193 = loc("examples/jax/models.py":146:64)
#loc194 = loc("examples/jax/models.py":146:56)
#loc195 = loc("examples/jax/models.py":146:16)
#loc196 = loc("examples/jax/models.py":146:16)
#loc197 = loc("examples/jax/models.py":146:16)
#loc198 = loc("examples/jax/models.py":147:15)
#loc199 = loc("examples/jax/models.py":147:30)
#loc200 = loc("examples/jax/models.py":148:36)
#loc201 = loc("examples/jax/models.py":148:32)
#loc202 = loc("examples/jax/models.py":148:32)
#loc203 = loc("examples/jax/models.py":148:57)
#loc204 = loc("examples/jax/models.py":148:53)
#loc205 = loc("examples/jax/models.py":148:53)
#loc206 = loc("examples/jax/models.py":148:32)
#loc207 = loc("examples/jax/models.py":149:32)
#loc208 = loc("examples/jax/models.py":149:53)
#loc209 = loc("examples/jax/models.py":149:32)
#loc210 = loc("examples/jax/models.py":148:15)
#loc211 = loc("examples/jax/models.py":147:15)
#loc212 = loc("examples/jax/models.py":147:30)
#loc213 = loc("examples/jax/models.py":148:32)
#loc214 = loc("examples/jax/models.py":148:53)
#loc215 = loc("examples/jax/models.py":148:32)
#loc216 = loc("examples/jax/models.py":149:32)
#loc217 = loc("examples/jax/models.py":149:53)
#loc218 = loc("examples/jax/models.py":149:32)
#loc219 = loc("examples/jax/models.py":148:15)
#loc220 = loc("examples/jax/models.py":159:21)
#loc221 = loc("examples/jax/models.py":159:20)
#loc222 = loc("examples/jax/models.py":159:67)
#loc223 = loc("examples/jax/models.py":159:20)
#loc224 = loc("examples/jax/models.py":159:11)
#loc225 = loc("examples/jax/models.py":159:11)
#loc226 = loc("examples/jax/models.py":159:11)
#loc227 = loc("examples/jax/models.py":159:11)
#loc228 = loc("examples/jax/models.py":159:20)
#loc229 = loc("examples/jax/models.py":159:20)
#loc230 = loc("examples/jax/models.py":159:25)
#loc231 = loc("examples/jax/models.py":153:19)
#loc232 = loc("examples/jax/models.py":147:15)
#loc233 = loc("examples/jax/models.py":147:30)
#loc234 = loc("examples/jax/models.py":148:32)
#loc235 = loc("examples/jax/models.py":148:53)
#loc236 = loc("examples/jax/models.py":148:32)
#loc237 = loc("examples/jax/models.py":149:32)
#loc238 = loc("examples/jax/models.py":149:53)
#loc239 = loc("examples/jax/models.py":149:32)
#loc240 = loc("examples/jax/models.py":148:15)
#loc241 = loc("examples/jax/models.py":147:15)
#loc242 = loc("examples/jax/models.py":147:30)
#loc243 = loc("examples/jax/models.py":148:32)
#loc244 = loc("examples/jax/models.py":148:53)
#loc245 = loc("examples/jax/models.py":148:32)
#loc246 = loc("examples/jax/models.py":149:32)
#loc247 = loc("examples/jax/models.py":149:53)
#loc248 = loc("examples/jax/models.py":149:32)
#loc249 = loc("examples/jax/models.py":148:15)
#loc250 = loc("examples/jax/models.py":154:17)
#loc251 = loc("examples/jax/models.py":154:17)
#loc252 = loc("examples/jax/models.py":155:17)
#loc253 = loc("examples/jax/models.py":156:46)
#loc254 = loc("examples/jax/models.py":156:46)
#loc255 = loc("examples/jax/models.py":156:16)
#loc256 = loc("examples/jax/models.py":157:15)
#loc257 = loc("examples/jax/models.py":49:34)
#loc258 = loc("examples/jax/models.py":49:25)
#loc259 = loc("examples/jax/models.py":49:25)
#loc260 = loc("examples/jax/models.py":49:25)
#loc261 = loc("examples/jax/models.py":49:25)
#loc262 = loc("examples/jax/models.py":49:15)
#loc263 = loc("examples/jax/models.py":49:11)
#loc264 = loc("examples/jax/models.py":153:19)
#loc265 = loc("examples/jax/models.py":147:15)
#loc266 = loc("examples/jax/models.py":147:30)
#loc267 = loc("examples/jax/models.py":148:32)
#loc268 = loc("examples/jax/models.py":148:53)
#loc269 = loc("examples/jax/models.py":148:32)
#loc270 = loc("examples/jax/models.py":149:32)
#loc271 = loc("examples/jax/models.py":149:53)
#loc272 = loc("examples/jax/models.py":149:32)
#loc273 = loc("examples/jax/models.py":148:15)
#loc274 = loc("examples/jax/models.py":147:15)
#loc275 = loc("examples/jax/models.py":147:30)
#loc276 = loc("examples/jax/models.py":148:32)
#loc277 = loc("examples/jax/models.py":148:53)
#loc278 = loc("examples/jax/models.py":148:32)
#loc279 = loc("examples/jax/models.py":149:32)
#loc280 = loc("examples/jax/models.py":149:53)
#loc281 = loc("examples/jax/models.py":149:32)
#loc282 = loc("examples/jax/models.py":148:15)
#loc283 = loc("examples/jax/models.py":154:17)
#loc284 = loc("examples/jax/models.py":154:17)
#loc285 = loc("examples/jax/models.py":155:17)
#loc286 = loc("examples/jax/models.py":156:46)
#loc287 = loc("examples/jax/models.py":156:46)
#loc288 = loc("examples/jax/models.py":156:46)
#loc289 = loc("examples/jax/models.py":156:46)
#loc290 = loc("examples/jax/models.py":156:46)
#loc291 = loc("examples/jax/models.py":156:46)
#loc292 = loc("examples/jax/models.py":156:46)
#loc293 = loc("examples/jax/models.py":156:46)
#loc294 = loc("examples/jax/models.py":156:46)
#loc295 = loc("examples/jax/models.py":156:46)
#loc296 = loc("examples/jax/models.py":156:46)
#loc297 = loc("examples/jax/models.py":156:16)
#loc298 = loc("examples/jax/models.py":156:16)
#loc299 = loc("examples/jax/models.py":157:15)
#loc300 = loc("examples/jax/models.py":157:15)
#loc301 = loc("examples/jax/models.py":156:16)
#loc302 = loc("examples/jax/models.py":156:16)
#loc303 = loc("examples/jax/models.py":156:46)
#loc304 = loc("examples/jax/models.py":156:46)
#loc305 = loc("examples/jax/models.py":156:46)
#loc306 = loc("examples/jax/models.py":156:46)
#loc307 = loc("examples/jax/models.py":156:46)
#loc308 = loc("examples/jax/models.py":156:46)
#loc309 = loc("examples/jax/models.py":156:46)
#loc310 = loc("examples/jax/models.py":155:17)
#loc311 = loc("examples/jax/models.py":154:17)
#loc312 = loc("examples/jax/models.py":154:17)
#loc313 = loc("examples/jax/models.py":154:17)
#loc314 = loc("examples/jax/models.py":148:15)
#loc315 = loc("examples/jax/models.py":149:53)
#loc316 = loc("examples/jax/models.py":149:32)
#loc317 = loc("examples/jax/models.py":148:32)
#loc318 = loc("examples/jax/models.py":148:53)
#loc319 = loc("examples/jax/models.py":148:53)
#loc320 = loc("examples/jax/models.py":148:32)
#loc321 = loc("examples/jax/models.py":148:32)
#loc322 = loc("examples/jax/models.py":147:30)
#loc323 = loc("examples/jax/models.py":147:15)
#loc324 = loc("examples/jax/models.py":147:15)
#loc325 = loc("examples/jax/models.py":148:15)
#loc326 = loc("examples/jax/models.py":149:53)
#loc327 = loc("examples/jax/models.py":149:32)
#loc328 = loc("examples/jax/models.py":148:32)
#loc329 = loc("examples/jax/models.py":148:53)
#loc330 = loc("examples/jax/models.py":148:53)
#loc331 = loc("examples/jax/models.py":148:32)
#loc332 = loc("examples/jax/models.py":148:32)
#loc333 = loc("examples/jax/models.py":147:30)
#loc334 = loc("examples/jax/models.py":147:15)
#loc335 = loc("examples/jax/models.py":147:15)
#loc336 = loc("examples/jax/models.py":153:19)
#loc337 = loc("examples/jax/models.py":153:19)
module @jit_rotary_attention {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<16x8x2xf32> {mesh.name = "params.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc263), %arg1: tensor<8x2x16xf32> {mesh.name = "params.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(#loc177), %arg2: tensor<16x8x2xf32> {mesh.name = "params.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc263), %arg3: tensor<16x8x2xf32> {mesh.name = "params.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(#loc263), %arg4: tensor<2x10x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}, {}]>} loc(#loc257)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<16x8x2xf32> {mesh.name = "result.1.key"}, tensor<8x2x16xf32> {mesh.name = "result.1.out"}, tensor<16x8x2xf32> {mesh.name = "result.1.query"}, tensor<16x8x2xf32> {mesh.name = "result.1.value"}) {
    %cst = arith.constant 0.00347222225 : f32 loc(#loc123)
    %c0_i32 = arith.constant 0 : i32 loc(#loc123)
    %cst_0 = arith.constant 2.880000e+02 : f32 loc(#loc123)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc123)
    %cst_2 = arith.constant -1.000000e+09 : f32 loc(#loc123)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc123)
    %cst_4 = arith.constant dense<0> : tensor<i32> loc(#loc123)
    %cst_5 = arith.constant dense<false> : tensor<i1> loc(#loc123)
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc123)
    %cst_7 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc123)
    %cst_8 = arith.constant dense<true> : tensor<i1> loc(#loc123)
    %cst_9 = arith.constant dense<1.41421354> : tensor<f32> loc(#loc123)
    %cst_10 = arith.constant dense<1.000000e+01> : tensor<f32> loc(#loc123)
    %cst_11 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc123)
    %cst_12 = arith.constant dense<1.600000e+01> : tensor<f32> loc(#loc123)
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc257)
    %0 = tensor.empty() : tensor<2x10x16xf32> loc(#loc257)
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %arg4 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%0 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc(#loc257), %in_34: f32 loc(#loc257), %out: f32 loc("examples/jax/models.py":49:34)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc257)
      linalg.yield %199 : f32 loc(#loc257)
    } -> tensor<2x10x16xf32> loc(#loc257)
    %2 = tensor.empty() : tensor<2x10xf32> loc(#loc258)
    %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc258)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x10x16xf32>) outs(%3 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc(#loc258), %out: f32 loc(#loc258)):
      %199 = arith.addf %out, %in : f32 loc(#loc258)
      linalg.yield %199 : f32 loc(#loc258)
    } -> tensor<2x10xf32> loc(#loc258)
    %5 = tensor.empty() : tensor<2x10x1xf32> loc(#loc259)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x10xf32>) outs(%5 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc259)
    } -> tensor<2x10x1xf32> loc(#loc259)
    %7 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%5 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<2x10x1xf32> loc(#loc260)
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<2x10x1xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_34: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %199 = arith.divf %in, %in_34 : f32 loc(#loc260)
      linalg.yield %199 : f32 loc(#loc260)
    } -> tensor<2x10x1xf32> loc(#loc260)
    %9 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%5 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<2x10x1xf32> loc(#loc261)
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<2x10x1xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_34: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc261)
      linalg.yield %199 : f32 loc(#loc261)
    } -> tensor<2x10x1xf32> loc(#loc261)
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x10x1xf32>) outs(%5 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:15)):
      %199 = math.rsqrt %in : f32 loc(#loc262)
      linalg.yield %199 : f32 loc(#loc262)
    } -> tensor<2x10x1xf32> loc(#loc262)
    %12 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x10x1xf32>) outs(%0 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:11)):
      linalg.yield %in : f32 loc(#loc263)
    } -> tensor<2x10x16xf32> loc(#loc263)
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %12 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%0 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc(#loc263), %in_34: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":49:11)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc263)
      linalg.yield %199 : f32 loc(#loc263)
    } -> tensor<2x10x16xf32> loc(#loc263)
    %14 = tensor.empty() : tensor<2x10x8x2xf32> loc(#loc190)
    %15 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<2x10x8x2xf32>) -> tensor<2x10x8x2xf32> loc(#loc190)
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%13, %arg2 : tensor<2x10x16xf32>, tensor<16x8x2xf32>) outs(%15 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_34: f32 loc(#loc263), %out: f32 loc("examples/jax/models.py":153:19)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc263)
      %200 = arith.addf %out, %199 : f32 loc(#loc190)
      linalg.yield %200 : f32 loc(#loc190)
    } -> tensor<2x10x8x2xf32> loc(#loc190)
    %17 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%13, %arg0 : tensor<2x10x16xf32>, tensor<16x8x2xf32>) outs(%15 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_34: f32 loc(#loc263), %out: f32 loc("examples/jax/models.py":153:19)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc263)
      %200 = arith.addf %out, %199 : f32 loc(#loc190)
      linalg.yield %200 : f32 loc(#loc190)
    } -> tensor<2x10x8x2xf32> loc(#loc190)
    %18 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%13, %arg3 : tensor<2x10x16xf32>, tensor<16x8x2xf32>) outs(%15 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_34: f32 loc(#loc263), %out: f32 loc("examples/jax/models.py":153:19)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc263)
      %200 = arith.addf %out, %199 : f32 loc(#loc190)
      linalg.yield %200 : f32 loc(#loc190)
    } -> tensor<2x10x8x2xf32> loc(#loc190)
    %19 = tensor.empty() : tensor<10xi32> loc(#loc191)
    %20 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%19 : tensor<10xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":146:16)):
      %199 = linalg.index 0 : index loc(#loc191)
      %200 = arith.index_cast %199 : index to i32 loc(#loc191)
      linalg.yield %200 : i32 loc(#loc191)
    } -> tensor<10xi32> loc(#loc191)
    %21 = tensor.empty() : tensor<10x1x1xi32> loc(#loc192)
    %22 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<10xi32>) outs(%21 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":146:16), %out: i32 loc("examples/jax/models.py":146:16)):
      linalg.yield %in : i32 loc(#loc192)
    } -> tensor<10x1x1xi32> loc(#loc192)
    %23 = tensor.empty() : tensor<1xi32> loc(#loc193)
    %24 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%23 : tensor<1xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":146:64)):
      linalg.yield %c0_i32 : i32 loc(#loc193)
    } -> tensor<1xi32> loc(#loc193)
    %25 = tensor.empty() : tensor<1xf32> loc(#loc194)
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%24 : tensor<1xi32>) outs(%25 : tensor<1xf32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":146:64), %out: f32 loc("examples/jax/models.py":146:56)):
      %199 = arith.sitofp %in : i32 to f32 loc(#loc194)
      linalg.yield %199 : f32 loc(#loc194)
    } -> tensor<1xf32> loc(#loc194)
    %27 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%25 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(#loc194), %out: f32 loc("examples/jax/models.py":146:56)):
      linalg.yield %in : f32 loc(#loc194)
    } -> tensor<1xf32> loc(#loc194)
    %28 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%27, %26 : tensor<1xf32>, tensor<1xf32>) outs(%25 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":146:56), %in_34: f32 loc("examples/jax/models.py":146:56), %out: f32 loc("examples/jax/models.py":146:56)):
      %199 = math.powf %in, %in_34 : f32 loc(#loc194)
      linalg.yield %199 : f32 loc(#loc194)
    } -> tensor<1xf32> loc(#loc194)
    %29 = tensor.empty() : tensor<10x1x1xf32> loc(#loc195)
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<10x1x1xi32>) outs(%29 : tensor<10x1x1xf32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":146:16), %out: f32 loc("examples/jax/models.py":146:16)):
      %199 = arith.sitofp %in : i32 to f32 loc(#loc195)
      linalg.yield %199 : f32 loc(#loc195)
    } -> tensor<10x1x1xf32> loc(#loc195)
    %31 = tensor.empty() : tensor<1x1x1xf32> loc(#loc196)
    %32 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1xf32>) outs(%31 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":146:56), %out: f32 loc("examples/jax/models.py":146:16)):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<1x1x1xf32> loc(#loc196)
    %33 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<1x1x1xf32>) outs(%29 : tensor<10x1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":146:16), %out: f32 loc("examples/jax/models.py":146:16)):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<10x1x1xf32> loc(#loc197)
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %33 : tensor<10x1x1xf32>, tensor<10x1x1xf32>) outs(%29 : tensor<10x1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":146:16), %in_34: f32 loc("examples/jax/models.py":146:16), %out: f32 loc("examples/jax/models.py":146:16)):
      %199 = arith.divf %in, %in_34 : f32 loc(#loc197)
      linalg.yield %199 : f32 loc(#loc197)
    } -> tensor<10x1x1xf32> loc(#loc197)
    %extracted_slice = tensor.extract_slice %16[0, 0, 0, 0] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc198)
    %extracted_slice_14 = tensor.extract_slice %16[0, 0, 0, 1] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc199)
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<10x1x1xf32>) outs(%29 : tensor<10x1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":146:16), %out: f32 loc("examples/jax/models.py":148:36)):
      %199 = math.cos %in : f32 loc(#loc200)
      linalg.yield %199 : f32 loc(#loc200)
    } -> tensor<10x1x1xf32> loc(#loc200)
    %36 = tensor.empty() : tensor<1x10x1x1xf32> loc(#loc201)
    %37 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<10x1x1xf32>) outs(%36 : tensor<1x10x1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:36), %out: f32 loc("examples/jax/models.py":148:32)):
      linalg.yield %in : f32 loc(#loc201)
    } -> tensor<1x10x1x1xf32> loc(#loc201)
    %38 = tensor.empty() : tensor<2x10x8x1xf32> loc(#loc202)
    %39 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<1x10x1x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":148:32)):
      linalg.yield %in : f32 loc(#loc202)
    } -> tensor<2x10x8x1xf32> loc(#loc202)
    %40 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc202)
      linalg.yield %199 : f32 loc(#loc202)
    } -> tensor<2x10x8x1xf32> loc(#loc202)
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<10x1x1xf32>) outs(%29 : tensor<10x1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":146:16), %out: f32 loc("examples/jax/models.py":148:57)):
      %199 = math.sin %in : f32 loc(#loc203)
      linalg.yield %199 : f32 loc(#loc203)
    } -> tensor<10x1x1xf32> loc(#loc203)
    %42 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<10x1x1xf32>) outs(%36 : tensor<1x10x1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:57), %out: f32 loc("examples/jax/models.py":148:53)):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<1x10x1x1xf32> loc(#loc204)
    %43 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<1x10x1x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:53)):
      linalg.yield %in : f32 loc(#loc205)
    } -> tensor<2x10x8x1xf32> loc(#loc205)
    %44 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc205)
      linalg.yield %199 : f32 loc(#loc205)
    } -> tensor<2x10x8x1xf32> loc(#loc205)
    %45 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %44 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:32), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.subf %in, %in_34 : f32 loc(#loc206)
      linalg.yield %199 : f32 loc(#loc206)
    } -> tensor<2x10x8x1xf32> loc(#loc206)
    %46 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc207)
      linalg.yield %199 : f32 loc(#loc207)
    } -> tensor<2x10x8x1xf32> loc(#loc207)
    %47 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_14, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":149:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc208)
      linalg.yield %199 : f32 loc(#loc208)
    } -> tensor<2x10x8x1xf32> loc(#loc208)
    %48 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %47 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":149:32), %in_34: f32 loc("examples/jax/models.py":149:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc209)
      linalg.yield %199 : f32 loc(#loc209)
    } -> tensor<2x10x8x1xf32> loc(#loc209)
    %concat = tensor.concat dim(3) %45, %48 : (tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) -> tensor<2x10x8x2xf32> loc(#loc210)
    %extracted_slice_15 = tensor.extract_slice %17[0, 0, 0, 0] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc211)
    %extracted_slice_16 = tensor.extract_slice %17[0, 0, 0, 1] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc212)
    %49 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc213)
      linalg.yield %199 : f32 loc(#loc213)
    } -> tensor<2x10x8x1xf32> loc(#loc213)
    %50 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc214)
      linalg.yield %199 : f32 loc(#loc214)
    } -> tensor<2x10x8x1xf32> loc(#loc214)
    %51 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %50 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:32), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.subf %in, %in_34 : f32 loc(#loc215)
      linalg.yield %199 : f32 loc(#loc215)
    } -> tensor<2x10x8x1xf32> loc(#loc215)
    %52 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc216)
      linalg.yield %199 : f32 loc(#loc216)
    } -> tensor<2x10x8x1xf32> loc(#loc216)
    %53 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":149:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc217)
      linalg.yield %199 : f32 loc(#loc217)
    } -> tensor<2x10x8x1xf32> loc(#loc217)
    %54 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %53 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":149:32), %in_34: f32 loc("examples/jax/models.py":149:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc218)
      linalg.yield %199 : f32 loc(#loc218)
    } -> tensor<2x10x8x1xf32> loc(#loc218)
    %concat_17 = tensor.concat dim(3) %51, %54 : (tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) -> tensor<2x10x8x2xf32> loc(#loc219)
    %55 = tensor.empty() : tensor<2x8x10x10xf32> loc(#loc163)
    %56 = linalg.fill ins(%cst_3 : f32) outs(%55 : tensor<2x8x10x10xf32>) -> tensor<2x8x10x10xf32> loc(#loc163)
    %57 = linalg.generic {indexing_maps = [#map15, #map16, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%concat, %concat_17 : tensor<2x10x8x2xf32>, tensor<2x10x8x2xf32>) outs(%56 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %in_34: f32 loc("examples/jax/models.py":148:15), %out: f32 loc("examples/jax/models.py":154:17)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc210)
      %200 = arith.addf %out, %199 : f32 loc(#loc163)
      linalg.yield %200 : f32 loc(#loc163)
    } -> tensor<2x8x10x10xf32> loc(#loc163)
    %58 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc(#loc164), %out: f32 loc("examples/jax/models.py":154:17)):
      linalg.yield %in : f32 loc(#loc164)
    } -> tensor<2x8x10x10xf32> loc(#loc164)
    %59 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %58 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":154:17), %in_34: f32 loc("examples/jax/models.py":154:17), %out: f32 loc("examples/jax/models.py":154:17)):
      %199 = arith.divf %in, %in_34 : f32 loc(#loc164)
      linalg.yield %199 : f32 loc(#loc164)
    } -> tensor<2x8x10x10xf32> loc(#loc164)
    %60 = tensor.empty() : tensor<10x10xi1> loc(#loc165)
    %61 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i1>) outs(%60 : tensor<10x10xi1>) {
    ^bb0(%in: i1 loc(#loc165), %out: i1 loc("examples/jax/models.py":155:36)):
      linalg.yield %in : i1 loc(#loc165)
    } -> tensor<10x10xi1> loc(#loc165)
    %62 = tensor.empty() : tensor<10x10xi32> loc(#loc166)
    %63 = linalg.generic {indexing_maps = [#map19], iterator_types = ["parallel", "parallel"]} outs(%62 : tensor<10x10xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":155:27)):
      %199 = linalg.index 0 : index loc(#loc166)
      %200 = arith.index_cast %199 : index to i32 loc(#loc166)
      linalg.yield %200 : i32 loc(#loc166)
    } -> tensor<10x10xi32> loc(#loc166)
    %64 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%62 : tensor<10x10xi32>) {
    ^bb0(%in: i32 loc(#loc166), %out: i32 loc("examples/jax/models.py":155:27)):
      linalg.yield %in : i32 loc(#loc166)
    } -> tensor<10x10xi32> loc(#loc166)
    %65 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<10x10xi32>, tensor<10x10xi32>) outs(%62 : tensor<10x10xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":155:27), %in_34: i32 loc("examples/jax/models.py":155:27), %out: i32 loc("examples/jax/models.py":155:27)):
      %199 = arith.addi %in, %in_34 : i32 loc(#loc166)
      linalg.yield %199 : i32 loc(#loc166)
    } -> tensor<10x10xi32> loc(#loc166)
    %66 = linalg.generic {indexing_maps = [#map19], iterator_types = ["parallel", "parallel"]} outs(%62 : tensor<10x10xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":155:27)):
      %199 = linalg.index 1 : index loc(#loc166)
      %200 = arith.index_cast %199 : index to i32 loc(#loc166)
      linalg.yield %200 : i32 loc(#loc166)
    } -> tensor<10x10xi32> loc(#loc166)
    %67 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%65, %66 : tensor<10x10xi32>, tensor<10x10xi32>) outs(%60 : tensor<10x10xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":155:27), %in_34: i32 loc("examples/jax/models.py":155:27), %out: i1 loc("examples/jax/models.py":155:27)):
      %199 = arith.cmpi sge, %in, %in_34 : i32 loc(#loc166)
      linalg.yield %199 : i1 loc(#loc166)
    } -> tensor<10x10xi1> loc(#loc166)
    %68 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i1>) outs(%60 : tensor<10x10xi1>) {
    ^bb0(%in: i1 loc(#loc166), %out: i1 loc("examples/jax/models.py":155:27)):
      linalg.yield %in : i1 loc(#loc166)
    } -> tensor<10x10xi1> loc(#loc166)
    %69 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%67, %61, %68 : tensor<10x10xi1>, tensor<10x10xi1>, tensor<10x10xi1>) outs(%60 : tensor<10x10xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":155:27), %in_34: i1 loc("examples/jax/models.py":155:36), %in_35: i1 loc("examples/jax/models.py":155:27), %out: i1 loc("examples/jax/models.py":155:27)):
      %199 = arith.select %in, %in_34, %in_35 : i1 loc(#loc166)
      linalg.yield %199 : i1 loc(#loc166)
    } -> tensor<10x10xi1> loc(#loc166)
    %70 = tensor.empty() : tensor<f32> loc(#loc167)
    %71 = linalg.generic {indexing_maps = [#map20], iterator_types = []} outs(%70 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":155:17)):
      linalg.yield %cst_2 : f32 loc(#loc167)
    } -> tensor<f32> loc(#loc167)
    %72 = tensor.empty() : tensor<2x8x10x10xi1> loc(#loc167)
    %73 = linalg.generic {indexing_maps = [#map21, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<10x10xi1>) outs(%72 : tensor<2x8x10x10xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":155:27), %out: i1 loc("examples/jax/models.py":155:17)):
      linalg.yield %in : i1 loc(#loc167)
    } -> tensor<2x8x10x10xi1> loc(#loc167)
    %74 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<f32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":155:17), %out: f32 loc("examples/jax/models.py":155:17)):
      linalg.yield %in : f32 loc(#loc167)
    } -> tensor<2x8x10x10xf32> loc(#loc167)
    %75 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %59, %74 : tensor<2x8x10x10xi1>, tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":155:17), %in_34: f32 loc("examples/jax/models.py":154:17), %in_35: f32 loc("examples/jax/models.py":155:17), %out: f32 loc("examples/jax/models.py":155:17)):
      %199 = arith.select %in, %in_34, %in_35 : f32 loc(#loc167)
      linalg.yield %199 : f32 loc(#loc167)
    } -> tensor<2x8x10x10xf32> loc(#loc167)
    %76 = tensor.empty() : tensor<2x8x10xf32> loc(#loc168)
    %77 = linalg.fill ins(%cst_1 : f32) outs(%76 : tensor<2x8x10xf32>) -> tensor<2x8x10xf32> loc(#loc168)
    %78 = linalg.generic {indexing_maps = [#map13, #map22], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75 : tensor<2x8x10x10xf32>) outs(%77 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32 loc(#loc168), %out: f32 loc(#loc168)):
      %199 = arith.maximumf %out, %in : f32 loc(#loc168)
      linalg.yield %199 : f32 loc(#loc168)
    } -> tensor<2x8x10xf32> loc(#loc168)
    %79 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%76 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32 loc(#loc169), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc169)
    } -> tensor<2x8x10xf32> loc(#loc169)
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %78 : tensor<2x8x10xf32>, tensor<2x8x10xf32>) outs(%76 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.maximumf %in, %in_34 : f32 loc(#loc169)
      linalg.yield %199 : f32 loc(#loc169)
    } -> tensor<2x8x10xf32> loc(#loc169)
    %81 = tensor.empty() : tensor<2x8x10x1xf32> loc(#loc170)
    %82 = linalg.generic {indexing_maps = [#map22, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x8x10xf32>) outs(%81 : tensor<2x8x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc170)
    } -> tensor<2x8x10x1xf32> loc(#loc170)
    %83 = "mesh.stop_gradient"(%82) : (tensor<2x8x10x1xf32>) -> tensor<2x8x10x1xf32> loc(#loc171)
    %84 = linalg.generic {indexing_maps = [#map23, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x8x10x1xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc172)
    } -> tensor<2x8x10x10xf32> loc(#loc172)
    %85 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %84 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":155:17), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.subf %in, %in_34 : f32 loc(#loc172)
      linalg.yield %199 : f32 loc(#loc172)
    } -> tensor<2x8x10x10xf32> loc(#loc172)
    %86 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = math.exp %in : f32 loc(#loc173)
      linalg.yield %199 : f32 loc(#loc173)
    } -> tensor<2x8x10x10xf32> loc(#loc173)
    %87 = linalg.fill ins(%cst_3 : f32) outs(%76 : tensor<2x8x10xf32>) -> tensor<2x8x10xf32> loc(#loc174)
    %88 = linalg.generic {indexing_maps = [#map13, #map22], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<2x8x10x10xf32>) outs(%87 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32 loc(#loc174), %out: f32 loc(#loc174)):
      %199 = arith.addf %out, %in : f32 loc(#loc174)
      linalg.yield %199 : f32 loc(#loc174)
    } -> tensor<2x8x10xf32> loc(#loc174)
    %89 = linalg.generic {indexing_maps = [#map22, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x8x10xf32>) outs(%81 : tensor<2x8x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc170)
    } -> tensor<2x8x10x1xf32> loc(#loc170)
    %90 = linalg.generic {indexing_maps = [#map23, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x8x10x1xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc175)
    } -> tensor<2x8x10x10xf32> loc(#loc175)
    %91 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %90 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.divf %in, %in_34 : f32 loc(#loc175)
      linalg.yield %199 : f32 loc(#loc175)
    } -> tensor<2x8x10x10xf32> loc(#loc175)
    %92 = tensor.empty() : tensor<2x8x2x10xf32> loc(#loc176)
    %93 = linalg.fill ins(%cst_3 : f32) outs(%92 : tensor<2x8x2x10xf32>) -> tensor<2x8x2x10xf32> loc(#loc176)
    %94 = linalg.generic {indexing_maps = [#map24, #map25, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%18, %91 : tensor<2x10x8x2xf32>, tensor<2x8x10x10xf32>) outs(%93 : tensor<2x8x2x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":153:19), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:16)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc190)
      %200 = arith.addf %out, %199 : f32 loc(#loc176)
      linalg.yield %200 : f32 loc(#loc176)
    } -> tensor<2x8x2x10xf32> loc(#loc176)
    %95 = linalg.generic {indexing_maps = [#map26, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x8x2x10xf32>) outs(%14 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:16), %out: f32 loc("examples/jax/models.py":156:16)):
      linalg.yield %in : f32 loc(#loc177)
    } -> tensor<2x10x8x2xf32> loc(#loc177)
    %96 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<2x10x16xf32>) -> tensor<2x10x16xf32> loc(#loc178)
    %97 = linalg.generic {indexing_maps = [#map25, #map27, #map28], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%95, %arg1 : tensor<2x10x8x2xf32>, tensor<8x2x16xf32>) outs(%96 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:16), %in_34: f32 loc(#loc177), %out: f32 loc("examples/jax/models.py":157:15)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc177)
      %200 = arith.addf %out, %199 : f32 loc(#loc178)
      linalg.yield %200 : f32 loc(#loc178)
    } -> tensor<2x10x16xf32> loc(#loc178)
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %97 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%0 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc(#loc220), %in_34: f32 loc("examples/jax/models.py":157:15), %out: f32 loc("examples/jax/models.py":159:21)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc220)
      linalg.yield %199 : f32 loc(#loc220)
    } -> tensor<2x10x16xf32> loc(#loc220)
    %extracted_slice_18 = tensor.extract_slice %98[0, 0, 0] [2, 9, 16] [1, 1, 1] : tensor<2x10x16xf32> to tensor<2x9x16xf32> loc(#loc221)
    %extracted_slice_19 = tensor.extract_slice %arg4[0, 1, 0] [2, 9, 16] [1, 1, 1] : tensor<2x10x16xf32> to tensor<2x9x16xf32> loc(#loc222)
    %99 = tensor.empty() : tensor<2x9x16xf32> loc(#loc223)
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %extracted_slice_19 : tensor<2x9x16xf32>, tensor<2x9x16xf32>) outs(%99 : tensor<2x9x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":159:20), %in_34: f32 loc("examples/jax/models.py":159:67), %out: f32 loc("examples/jax/models.py":159:20)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc223)
      linalg.yield %199 : f32 loc(#loc223)
    } -> tensor<2x9x16xf32> loc(#loc223)
    %101 = linalg.fill ins(%cst_3 : f32) outs(%70 : tensor<f32>) -> tensor<f32> loc(#loc224)
    %102 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction"]} ins(%100 : tensor<2x9x16xf32>) outs(%101 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc224), %out: f32 loc(#loc224)):
      %199 = arith.addf %out, %in : f32 loc(#loc224)
      linalg.yield %199 : f32 loc(#loc224)
    } -> tensor<f32> loc(#loc224)
    %103 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%102 : tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":159:11), %out: f32 loc("examples/jax/models.py":159:11)):
      %199 = arith.divf %in, %cst_0 : f32 loc(#loc225)
      linalg.yield %199 : f32 loc(#loc225)
    } -> tensor<f32> loc(#loc225)
    %104 = linalg.generic {indexing_maps = [#map20], iterator_types = []} outs(%70 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":159:11)):
      linalg.yield %cst : f32 loc(#loc226)
    } -> tensor<f32> loc(#loc226)
    %105 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<f32>) outs(%99 : tensor<2x9x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":159:11), %out: f32 loc("examples/jax/models.py":159:11)):
      linalg.yield %in : f32 loc(#loc227)
    } -> tensor<2x9x16xf32> loc(#loc227)
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %extracted_slice_19 : tensor<2x9x16xf32>, tensor<2x9x16xf32>) outs(%99 : tensor<2x9x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":159:11), %in_34: f32 loc("examples/jax/models.py":159:67), %out: f32 loc("examples/jax/models.py":159:20)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc228)
      linalg.yield %199 : f32 loc(#loc228)
    } -> tensor<2x9x16xf32> loc(#loc228)
    %padded = tensor.pad %106 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg5: index loc("examples/jax/models.py":159:20), %arg6: index loc("examples/jax/models.py":159:20), %arg7: index loc("examples/jax/models.py":159:20)):
      tensor.yield %cst_3 : f32 loc(#loc229)
    } : tensor<2x9x16xf32> to tensor<2x10x16xf32> loc(#loc229)
    %107 = "mesh.optimization_barrier"(%arg0) : (tensor<16x8x2xf32>) -> tensor<16x8x2xf32> loc(#loc230)
    %108 = "mesh.optimization_barrier"(%arg1) : (tensor<8x2x16xf32>) -> tensor<8x2x16xf32> loc(#loc230)
    %109 = "mesh.optimization_barrier"(%arg2) : (tensor<16x8x2xf32>) -> tensor<16x8x2xf32> loc(#loc230)
    %110 = "mesh.optimization_barrier"(%arg3) : (tensor<16x8x2xf32>) -> tensor<16x8x2xf32> loc(#loc230)
    %111 = "mesh.optimization_barrier"(%13) : (tensor<2x10x16xf32>) -> tensor<2x10x16xf32> loc(#loc230)
    %112 = "mesh.optimization_barrier"(%padded) : (tensor<2x10x16xf32>) -> tensor<2x10x16xf32> loc(#loc230)
    %113 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%111, %109 : tensor<2x10x16xf32>, tensor<16x8x2xf32>) outs(%15 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":159:25), %in_34: f32 loc("examples/jax/models.py":159:25), %out: f32 loc("examples/jax/models.py":153:19)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc230)
      %200 = arith.addf %out, %199 : f32 loc(#loc264)
      linalg.yield %200 : f32 loc(#loc264)
    } -> tensor<2x10x8x2xf32> loc(#loc264)
    %114 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%111, %107 : tensor<2x10x16xf32>, tensor<16x8x2xf32>) outs(%15 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":159:25), %in_34: f32 loc("examples/jax/models.py":159:25), %out: f32 loc("examples/jax/models.py":153:19)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc230)
      %200 = arith.addf %out, %199 : f32 loc(#loc264)
      linalg.yield %200 : f32 loc(#loc264)
    } -> tensor<2x10x8x2xf32> loc(#loc264)
    %115 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%111, %110 : tensor<2x10x16xf32>, tensor<16x8x2xf32>) outs(%15 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":159:25), %in_34: f32 loc("examples/jax/models.py":159:25), %out: f32 loc("examples/jax/models.py":153:19)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc230)
      %200 = arith.addf %out, %199 : f32 loc(#loc264)
      linalg.yield %200 : f32 loc(#loc264)
    } -> tensor<2x10x8x2xf32> loc(#loc264)
    %extracted_slice_20 = tensor.extract_slice %113[0, 0, 0, 0] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc265)
    %extracted_slice_21 = tensor.extract_slice %113[0, 0, 0, 1] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc266)
    %116 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc267)
      linalg.yield %199 : f32 loc(#loc267)
    } -> tensor<2x10x8x1xf32> loc(#loc267)
    %117 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc268)
      linalg.yield %199 : f32 loc(#loc268)
    } -> tensor<2x10x8x1xf32> loc(#loc268)
    %118 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %117 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:32), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.subf %in, %in_34 : f32 loc(#loc269)
      linalg.yield %199 : f32 loc(#loc269)
    } -> tensor<2x10x8x1xf32> loc(#loc269)
    %119 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc270)
      linalg.yield %199 : f32 loc(#loc270)
    } -> tensor<2x10x8x1xf32> loc(#loc270)
    %120 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":149:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc271)
      linalg.yield %199 : f32 loc(#loc271)
    } -> tensor<2x10x8x1xf32> loc(#loc271)
    %121 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":149:32), %in_34: f32 loc("examples/jax/models.py":149:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc272)
      linalg.yield %199 : f32 loc(#loc272)
    } -> tensor<2x10x8x1xf32> loc(#loc272)
    %concat_22 = tensor.concat dim(3) %118, %121 : (tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) -> tensor<2x10x8x2xf32> loc(#loc273)
    %extracted_slice_23 = tensor.extract_slice %114[0, 0, 0, 0] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc274)
    %extracted_slice_24 = tensor.extract_slice %114[0, 0, 0, 1] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc275)
    %122 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc276)
      linalg.yield %199 : f32 loc(#loc276)
    } -> tensor<2x10x8x1xf32> loc(#loc276)
    %123 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc277)
      linalg.yield %199 : f32 loc(#loc277)
    } -> tensor<2x10x8x1xf32> loc(#loc277)
    %124 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:32), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.subf %in, %in_34 : f32 loc(#loc278)
      linalg.yield %199 : f32 loc(#loc278)
    } -> tensor<2x10x8x1xf32> loc(#loc278)
    %125 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc279)
      linalg.yield %199 : f32 loc(#loc279)
    } -> tensor<2x10x8x1xf32> loc(#loc279)
    %126 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":149:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc280)
      linalg.yield %199 : f32 loc(#loc280)
    } -> tensor<2x10x8x1xf32> loc(#loc280)
    %127 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %126 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":149:32), %in_34: f32 loc("examples/jax/models.py":149:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc281)
      linalg.yield %199 : f32 loc(#loc281)
    } -> tensor<2x10x8x1xf32> loc(#loc281)
    %concat_25 = tensor.concat dim(3) %124, %127 : (tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) -> tensor<2x10x8x2xf32> loc(#loc282)
    %128 = linalg.generic {indexing_maps = [#map15, #map16, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%concat_22, %concat_25 : tensor<2x10x8x2xf32>, tensor<2x10x8x2xf32>) outs(%56 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %in_34: f32 loc("examples/jax/models.py":148:15), %out: f32 loc("examples/jax/models.py":154:17)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc273)
      %200 = arith.addf %out, %199 : f32 loc(#loc283)
      linalg.yield %200 : f32 loc(#loc283)
    } -> tensor<2x8x10x10xf32> loc(#loc283)
    %129 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %58 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":154:17), %in_34: f32 loc("examples/jax/models.py":154:17), %out: f32 loc("examples/jax/models.py":154:17)):
      %199 = arith.divf %in, %in_34 : f32 loc(#loc284)
      linalg.yield %199 : f32 loc(#loc284)
    } -> tensor<2x8x10x10xf32> loc(#loc284)
    %130 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %129, %74 : tensor<2x8x10x10xi1>, tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":155:17), %in_34: f32 loc("examples/jax/models.py":154:17), %in_35: f32 loc("examples/jax/models.py":155:17), %out: f32 loc("examples/jax/models.py":155:17)):
      %199 = arith.select %in, %in_34, %in_35 : f32 loc(#loc285)
      linalg.yield %199 : f32 loc(#loc285)
    } -> tensor<2x8x10x10xf32> loc(#loc285)
    %131 = linalg.generic {indexing_maps = [#map13, #map22], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%130 : tensor<2x8x10x10xf32>) outs(%77 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32 loc(#loc286), %out: f32 loc(#loc286)):
      %199 = arith.maximumf %out, %in : f32 loc(#loc286)
      linalg.yield %199 : f32 loc(#loc286)
    } -> tensor<2x8x10xf32> loc(#loc286)
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %131 : tensor<2x8x10xf32>, tensor<2x8x10xf32>) outs(%76 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.maximumf %in, %in_34 : f32 loc(#loc287)
      linalg.yield %199 : f32 loc(#loc287)
    } -> tensor<2x8x10xf32> loc(#loc287)
    %133 = linalg.generic {indexing_maps = [#map22, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<2x8x10xf32>) outs(%81 : tensor<2x8x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<2x8x10x1xf32> loc(#loc288)
    %134 = "mesh.stop_gradient"(%133) : (tensor<2x8x10x1xf32>) -> tensor<2x8x10x1xf32> loc(#loc289)
    %135 = linalg.generic {indexing_maps = [#map23, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x8x10x1xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<2x8x10x10xf32> loc(#loc290)
    %136 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %135 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":155:17), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.subf %in, %in_34 : f32 loc(#loc290)
      linalg.yield %199 : f32 loc(#loc290)
    } -> tensor<2x8x10x10xf32> loc(#loc290)
    %137 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = math.exp %in : f32 loc(#loc291)
      linalg.yield %199 : f32 loc(#loc291)
    } -> tensor<2x8x10x10xf32> loc(#loc291)
    %138 = linalg.generic {indexing_maps = [#map13, #map22], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%137 : tensor<2x8x10x10xf32>) outs(%87 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32 loc(#loc292), %out: f32 loc(#loc292)):
      %199 = arith.addf %out, %in : f32 loc(#loc292)
      linalg.yield %199 : f32 loc(#loc292)
    } -> tensor<2x8x10xf32> loc(#loc292)
    %139 = linalg.generic {indexing_maps = [#map22, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<2x8x10xf32>) outs(%81 : tensor<2x8x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<2x8x10x1xf32> loc(#loc288)
    %140 = linalg.generic {indexing_maps = [#map23, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<2x8x10x1xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<2x8x10x10xf32> loc(#loc293)
    %141 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %140 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.divf %in, %in_34 : f32 loc(#loc293)
      linalg.yield %199 : f32 loc(#loc293)
    } -> tensor<2x8x10x10xf32> loc(#loc293)
    %142 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %139 : tensor<2x8x10x1xf32>, tensor<2x8x10x1xf32>) outs(%81 : tensor<2x8x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc294)
      linalg.yield %199 : f32 loc(#loc294)
    } -> tensor<2x8x10x1xf32> loc(#loc294)
    %143 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%81 : tensor<2x8x10x1xf32>) {
    ^bb0(%in: f32 loc(#loc295), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<2x8x10x1xf32> loc(#loc295)
    %144 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %142 : tensor<2x8x10x1xf32>, tensor<2x8x10x1xf32>) outs(%81 : tensor<2x8x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.divf %in, %in_34 : f32 loc(#loc296)
      linalg.yield %199 : f32 loc(#loc296)
    } -> tensor<2x8x10x1xf32> loc(#loc296)
    %145 = linalg.generic {indexing_maps = [#map24, #map25, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %141 : tensor<2x10x8x2xf32>, tensor<2x8x10x10xf32>) outs(%93 : tensor<2x8x2x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":153:19), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:16)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc264)
      %200 = arith.addf %out, %199 : f32 loc(#loc297)
      linalg.yield %200 : f32 loc(#loc297)
    } -> tensor<2x8x2x10xf32> loc(#loc297)
    %146 = linalg.generic {indexing_maps = [#map26, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<2x8x2x10xf32>) outs(%14 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:16), %out: f32 loc("examples/jax/models.py":156:16)):
      linalg.yield %in : f32 loc(#loc298)
    } -> tensor<2x10x8x2xf32> loc(#loc298)
    %147 = tensor.empty() : tensor<16x8x2xf32> loc(#loc299)
    %148 = linalg.fill ins(%cst_3 : f32) outs(%147 : tensor<16x8x2xf32>) -> tensor<16x8x2xf32> loc(#loc299)
    %149 = linalg.generic {indexing_maps = [#map29, #map30, #map28], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%112, %146 : tensor<2x10x16xf32>, tensor<2x10x8x2xf32>) outs(%148 : tensor<16x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":159:25), %in_34: f32 loc("examples/jax/models.py":156:16), %out: f32 loc("examples/jax/models.py":157:15)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc230)
      %200 = arith.addf %out, %199 : f32 loc(#loc299)
      linalg.yield %200 : f32 loc(#loc299)
    } -> tensor<16x8x2xf32> loc(#loc299)
    %150 = tensor.empty() : tensor<8x2x16xf32> loc(#loc300)
    %151 = linalg.generic {indexing_maps = [#map31, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<16x8x2xf32>) outs(%150 : tensor<8x2x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":157:15), %out: f32 loc("examples/jax/models.py":157:15)):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<8x2x16xf32> loc(#loc300)
    %152 = linalg.generic {indexing_maps = [#map4, #map32, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%112, %108 : tensor<2x10x16xf32>, tensor<8x2x16xf32>) outs(%15 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":159:25), %in_34: f32 loc("examples/jax/models.py":159:25), %out: f32 loc("examples/jax/models.py":157:15)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc230)
      %200 = arith.addf %out, %199 : f32 loc(#loc299)
      linalg.yield %200 : f32 loc(#loc299)
    } -> tensor<2x10x8x2xf32> loc(#loc299)
    %153 = linalg.generic {indexing_maps = [#map33, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<2x10x8x2xf32>) outs(%92 : tensor<2x8x2x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":157:15), %out: f32 loc("examples/jax/models.py":156:16)):
      linalg.yield %in : f32 loc(#loc301)
    } -> tensor<2x8x2x10xf32> loc(#loc301)
    %154 = linalg.generic {indexing_maps = [#map34, #map16, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%153, %115 : tensor<2x8x2x10xf32>, tensor<2x10x8x2xf32>) outs(%56 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:16), %in_34: f32 loc("examples/jax/models.py":153:19), %out: f32 loc("examples/jax/models.py":156:16)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc301)
      %200 = arith.addf %out, %199 : f32 loc(#loc302)
      linalg.yield %200 : f32 loc(#loc302)
    } -> tensor<2x8x10x10xf32> loc(#loc302)
    %155 = linalg.generic {indexing_maps = [#map35, #map36, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%153, %141 : tensor<2x8x2x10xf32>, tensor<2x8x10x10xf32>) outs(%93 : tensor<2x8x2x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:16), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:16)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc301)
      %200 = arith.addf %out, %199 : f32 loc(#loc302)
      linalg.yield %200 : f32 loc(#loc302)
    } -> tensor<2x8x2x10xf32> loc(#loc302)
    %156 = linalg.generic {indexing_maps = [#map26, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<2x8x2x10xf32>) outs(%14 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:16), %out: f32 loc("examples/jax/models.py":156:16)):
      linalg.yield %in : f32 loc(#loc301)
    } -> tensor<2x10x8x2xf32> loc(#loc301)
    %157 = linalg.generic {indexing_maps = [#map23, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<2x8x10x1xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc303)
    } -> tensor<2x8x10x10xf32> loc(#loc303)
    %158 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %157 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:16), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc303)
      linalg.yield %199 : f32 loc(#loc303)
    } -> tensor<2x8x10x10xf32> loc(#loc303)
    %159 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %137 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc303)
      linalg.yield %199 : f32 loc(#loc303)
    } -> tensor<2x8x10x10xf32> loc(#loc303)
    %160 = linalg.generic {indexing_maps = [#map13, #map22], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%159 : tensor<2x8x10x10xf32>) outs(%87 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32 loc(#loc304), %out: f32 loc(#loc304)):
      %199 = arith.addf %out, %in : f32 loc(#loc304)
      linalg.yield %199 : f32 loc(#loc304)
    } -> tensor<2x8x10xf32> loc(#loc304)
    %expanded = tensor.expand_shape %160 [[0], [1], [2, 3]] output_shape [2, 8, 10, 1] : tensor<2x8x10xf32> into tensor<2x8x10x1xf32> loc(#loc305)
    %161 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x8x10x1xf32>) outs(%81 : tensor<2x8x10x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.negf %in : f32 loc(#loc306)
      linalg.yield %199 : f32 loc(#loc306)
    } -> tensor<2x8x10x1xf32> loc(#loc306)
    %162 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %140 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:16), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.divf %in, %in_34 : f32 loc(#loc307)
      linalg.yield %199 : f32 loc(#loc307)
    } -> tensor<2x8x10x10xf32> loc(#loc307)
    %163 = linalg.generic {indexing_maps = [#map13, #map22], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%161 : tensor<2x8x10x1xf32>) outs(%87 : tensor<2x8x10xf32>) {
    ^bb0(%in: f32 loc(#loc304), %out: f32 loc(#loc304)):
      %199 = arith.addf %out, %in : f32 loc(#loc304)
      linalg.yield %199 : f32 loc(#loc304)
    } -> tensor<2x8x10xf32> loc(#loc304)
    %164 = linalg.generic {indexing_maps = [#map22, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<2x8x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<2x8x10x10xf32> loc(#loc308)
    %165 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %164 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc309)
      linalg.yield %199 : f32 loc(#loc309)
    } -> tensor<2x8x10x10xf32> loc(#loc309)
    %166 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %137 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:46), %in_34: f32 loc("examples/jax/models.py":156:46), %out: f32 loc("examples/jax/models.py":156:46)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc303)
      linalg.yield %199 : f32 loc(#loc303)
    } -> tensor<2x8x10x10xf32> loc(#loc303)
    %167 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc(#loc310), %out: f32 loc("examples/jax/models.py":155:17)):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<2x8x10x10xf32> loc(#loc310)
    %168 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %166, %167 : tensor<2x8x10x10xi1>, tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":155:17), %in_34: f32 loc("examples/jax/models.py":156:46), %in_35: f32 loc("examples/jax/models.py":155:17), %out: f32 loc("examples/jax/models.py":155:17)):
      %199 = arith.select %in, %in_34, %in_35 : f32 loc(#loc310)
      linalg.yield %199 : f32 loc(#loc310)
    } -> tensor<2x8x10x10xf32> loc(#loc310)
    %169 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %58 : tensor<2x8x10x10xf32>, tensor<2x8x10x10xf32>) outs(%55 : tensor<2x8x10x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":155:17), %in_34: f32 loc("examples/jax/models.py":154:17), %out: f32 loc("examples/jax/models.py":154:17)):
      %199 = arith.divf %in, %in_34 : f32 loc(#loc311)
      linalg.yield %199 : f32 loc(#loc311)
    } -> tensor<2x8x10x10xf32> loc(#loc311)
    %170 = tensor.empty() : tensor<2x8x10x2xf32> loc(#loc312)
    %171 = linalg.fill ins(%cst_3 : f32) outs(%170 : tensor<2x8x10x2xf32>) -> tensor<2x8x10x2xf32> loc(#loc312)
    %172 = linalg.generic {indexing_maps = [#map34, #map37, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%169, %concat_22 : tensor<2x8x10x10xf32>, tensor<2x10x8x2xf32>) outs(%171 : tensor<2x8x10x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":154:17), %in_34: f32 loc("examples/jax/models.py":148:15), %out: f32 loc("examples/jax/models.py":154:17)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc311)
      %200 = arith.addf %out, %199 : f32 loc(#loc312)
      linalg.yield %200 : f32 loc(#loc312)
    } -> tensor<2x8x10x2xf32> loc(#loc312)
    %173 = linalg.generic {indexing_maps = [#map38, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<2x8x10x2xf32>) outs(%14 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":154:17), %out: f32 loc("examples/jax/models.py":154:17)):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<2x10x8x2xf32> loc(#loc313)
    %174 = linalg.generic {indexing_maps = [#map35, #map37, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%169, %concat_25 : tensor<2x8x10x10xf32>, tensor<2x10x8x2xf32>) outs(%171 : tensor<2x8x10x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":154:17), %in_34: f32 loc("examples/jax/models.py":148:15), %out: f32 loc("examples/jax/models.py":154:17)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc311)
      %200 = arith.addf %out, %199 : f32 loc(#loc312)
      linalg.yield %200 : f32 loc(#loc312)
    } -> tensor<2x8x10x2xf32> loc(#loc312)
    %175 = linalg.generic {indexing_maps = [#map38, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<2x8x10x2xf32>) outs(%14 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":154:17), %out: f32 loc("examples/jax/models.py":154:17)):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<2x10x8x2xf32> loc(#loc313)
    %extracted_slice_26 = tensor.extract_slice %173[0, 0, 0, 0] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc314)
    %extracted_slice_27 = tensor.extract_slice %173[0, 0, 0, 1] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc314)
    %176 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":149:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc315)
      linalg.yield %199 : f32 loc(#loc315)
    } -> tensor<2x10x8x1xf32> loc(#loc315)
    %177 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc316)
      linalg.yield %199 : f32 loc(#loc316)
    } -> tensor<2x10x8x1xf32> loc(#loc316)
    %178 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.negf %in : f32 loc(#loc317)
      linalg.yield %199 : f32 loc(#loc317)
    } -> tensor<2x10x8x1xf32> loc(#loc317)
    %179 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:32), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc318)
      linalg.yield %199 : f32 loc(#loc318)
    } -> tensor<2x10x8x1xf32> loc(#loc318)
    %180 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %179 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":149:53), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:53)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc319)
      linalg.yield %199 : f32 loc(#loc319)
    } -> tensor<2x10x8x1xf32> loc(#loc319)
    %181 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc320)
      linalg.yield %199 : f32 loc(#loc320)
    } -> tensor<2x10x8x1xf32> loc(#loc320)
    %182 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %181 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":149:32), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc321)
      linalg.yield %199 : f32 loc(#loc321)
    } -> tensor<2x10x8x1xf32> loc(#loc321)
    %padded_28 = tensor.pad %180 low[0, 0, 0, 1] high[0, 0, 0, 0] {
    ^bb0(%arg5: index loc("examples/jax/models.py":147:30), %arg6: index loc("examples/jax/models.py":147:30), %arg7: index loc("examples/jax/models.py":147:30), %arg8: index loc("examples/jax/models.py":147:30)):
      tensor.yield %cst_3 : f32 loc(#loc322)
    } : tensor<2x10x8x1xf32> to tensor<2x10x8x2xf32> loc(#loc322)
    %padded_29 = tensor.pad %182 low[0, 0, 0, 0] high[0, 0, 0, 1] {
    ^bb0(%arg5: index loc("examples/jax/models.py":147:15), %arg6: index loc("examples/jax/models.py":147:15), %arg7: index loc("examples/jax/models.py":147:15), %arg8: index loc("examples/jax/models.py":147:15)):
      tensor.yield %cst_3 : f32 loc(#loc323)
    } : tensor<2x10x8x1xf32> to tensor<2x10x8x2xf32> loc(#loc323)
    %183 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_28, %padded_29 : tensor<2x10x8x2xf32>, tensor<2x10x8x2xf32>) outs(%14 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":147:15), %out: f32 loc("examples/jax/models.py":147:15)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc324)
      linalg.yield %199 : f32 loc(#loc324)
    } -> tensor<2x10x8x2xf32> loc(#loc324)
    %extracted_slice_30 = tensor.extract_slice %175[0, 0, 0, 0] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc325)
    %extracted_slice_31 = tensor.extract_slice %175[0, 0, 0, 1] [2, 10, 8, 1] [1, 1, 1, 1] : tensor<2x10x8x2xf32> to tensor<2x10x8x1xf32> loc(#loc325)
    %184 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_31, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":149:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc326)
      linalg.yield %199 : f32 loc(#loc326)
    } -> tensor<2x10x8x1xf32> loc(#loc326)
    %185 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_31, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":149:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc327)
      linalg.yield %199 : f32 loc(#loc327)
    } -> tensor<2x10x8x1xf32> loc(#loc327)
    %186 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_30 : tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.negf %in : f32 loc(#loc328)
      linalg.yield %199 : f32 loc(#loc328)
    } -> tensor<2x10x8x1xf32> loc(#loc328)
    %187 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %43 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:32), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:53)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc329)
      linalg.yield %199 : f32 loc(#loc329)
    } -> tensor<2x10x8x1xf32> loc(#loc329)
    %188 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184, %187 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":149:53), %in_34: f32 loc("examples/jax/models.py":148:53), %out: f32 loc("examples/jax/models.py":148:53)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc330)
      linalg.yield %199 : f32 loc(#loc330)
    } -> tensor<2x10x8x1xf32> loc(#loc330)
    %189 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_30, %39 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":148:15), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc331)
      linalg.yield %199 : f32 loc(#loc331)
    } -> tensor<2x10x8x1xf32> loc(#loc331)
    %190 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %189 : tensor<2x10x8x1xf32>, tensor<2x10x8x1xf32>) outs(%38 : tensor<2x10x8x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":149:32), %in_34: f32 loc("examples/jax/models.py":148:32), %out: f32 loc("examples/jax/models.py":148:32)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc332)
      linalg.yield %199 : f32 loc(#loc332)
    } -> tensor<2x10x8x1xf32> loc(#loc332)
    %padded_32 = tensor.pad %188 low[0, 0, 0, 1] high[0, 0, 0, 0] {
    ^bb0(%arg5: index loc("examples/jax/models.py":147:30), %arg6: index loc("examples/jax/models.py":147:30), %arg7: index loc("examples/jax/models.py":147:30), %arg8: index loc("examples/jax/models.py":147:30)):
      tensor.yield %cst_3 : f32 loc(#loc333)
    } : tensor<2x10x8x1xf32> to tensor<2x10x8x2xf32> loc(#loc333)
    %padded_33 = tensor.pad %190 low[0, 0, 0, 0] high[0, 0, 0, 1] {
    ^bb0(%arg5: index loc("examples/jax/models.py":147:15), %arg6: index loc("examples/jax/models.py":147:15), %arg7: index loc("examples/jax/models.py":147:15), %arg8: index loc("examples/jax/models.py":147:15)):
      tensor.yield %cst_3 : f32 loc(#loc334)
    } : tensor<2x10x8x1xf32> to tensor<2x10x8x2xf32> loc(#loc334)
    %191 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_32, %padded_33 : tensor<2x10x8x2xf32>, tensor<2x10x8x2xf32>) outs(%14 : tensor<2x10x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:30), %in_34: f32 loc("examples/jax/models.py":147:15), %out: f32 loc("examples/jax/models.py":147:15)):
      %199 = arith.addf %in, %in_34 : f32 loc(#loc335)
      linalg.yield %199 : f32 loc(#loc335)
    } -> tensor<2x10x8x2xf32> loc(#loc335)
    %192 = linalg.fill ins(%cst_3 : f32) outs(%150 : tensor<8x2x16xf32>) -> tensor<8x2x16xf32> loc(#loc336)
    %193 = linalg.generic {indexing_maps = [#map39, #map27, #map28], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%156, %111 : tensor<2x10x8x2xf32>, tensor<2x10x16xf32>) outs(%192 : tensor<8x2x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":156:16), %in_34: f32 loc("examples/jax/models.py":159:25), %out: f32 loc("examples/jax/models.py":153:19)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc301)
      %200 = arith.addf %out, %199 : f32 loc(#loc336)
      linalg.yield %200 : f32 loc(#loc336)
    } -> tensor<8x2x16xf32> loc(#loc336)
    %194 = linalg.generic {indexing_maps = [#map40, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<8x2x16xf32>) outs(%147 : tensor<16x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":153:19), %out: f32 loc("examples/jax/models.py":153:19)):
      linalg.yield %in : f32 loc(#loc337)
    } -> tensor<16x8x2xf32> loc(#loc337)
    %195 = linalg.generic {indexing_maps = [#map39, #map27, #map28], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%183, %111 : tensor<2x10x8x2xf32>, tensor<2x10x16xf32>) outs(%192 : tensor<8x2x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":159:25), %out: f32 loc("examples/jax/models.py":153:19)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc324)
      %200 = arith.addf %out, %199 : f32 loc(#loc336)
      linalg.yield %200 : f32 loc(#loc336)
    } -> tensor<8x2x16xf32> loc(#loc336)
    %196 = linalg.generic {indexing_maps = [#map40, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<8x2x16xf32>) outs(%147 : tensor<16x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":153:19), %out: f32 loc("examples/jax/models.py":153:19)):
      linalg.yield %in : f32 loc(#loc337)
    } -> tensor<16x8x2xf32> loc(#loc337)
    %197 = linalg.generic {indexing_maps = [#map39, #map27, #map28], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%191, %111 : tensor<2x10x8x2xf32>, tensor<2x10x16xf32>) outs(%192 : tensor<8x2x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":147:15), %in_34: f32 loc("examples/jax/models.py":159:25), %out: f32 loc("examples/jax/models.py":153:19)):
      %199 = arith.mulf %in, %in_34 : f32 loc(#loc335)
      %200 = arith.addf %out, %199 : f32 loc(#loc336)
      linalg.yield %200 : f32 loc(#loc336)
    } -> tensor<8x2x16xf32> loc(#loc336)
    %198 = linalg.generic {indexing_maps = [#map40, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<8x2x16xf32>) outs(%147 : tensor<16x8x2xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":153:19), %out: f32 loc("examples/jax/models.py":153:19)):
      linalg.yield %in : f32 loc(#loc337)
    } -> tensor<16x8x2xf32> loc(#loc337)
    return %103, %196, %151, %198, %194 : tensor<f32>, tensor<16x8x2xf32>, tensor<8x2x16xf32>, tensor<16x8x2xf32>, tensor<16x8x2xf32> loc(#loc123)
  } loc(#loc123)
} loc(#loc)
