#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc(unknown)
#loc7 = loc("examples/jax/models.py":85:37)
#loc8 = loc("examples/jax/models.py":40:15)
#loc9 = loc("examples/jax/models.py":93:11)
#loc10 = loc("examples/jax/models.py":286:14)
#loc11 = loc("examples/jax/models.py":292:41)
#loc12 = loc("examples/jax/models.py":292:24)
#loc13 = loc("examples/jax/models.py":296:4)
#loc14 = loc("examples/jax/models.py":81:31)
#loc15 = loc("examples/jax/models.py":81:16)
#loc16 = loc(unknown)
#loc17 = loc(unknown)
#loc18 = loc("examples/jax/models.py":82:23)
#loc19 = loc("examples/jax/models.py":82:47)
#loc20 = loc(unknown)
#loc21 = loc("examples/jax/models.py":83:16)
#loc22 = loc("examples/jax/models.py":84:33)
#loc23 = loc("examples/jax/models.py":84:48)
#loc24 = loc(unknown)
#loc25 = loc(unknown)
#loc26 = loc(unknown)
#loc27 = loc("examples/jax/models.py":85:16)
#loc28 = loc("examples/jax/models.py":85:16)
#loc29 = loc("examples/jax/models.py":86:17)
#loc31 = loc("examples/jax/models.py":87:17)
#loc32 = loc("examples/jax/models.py":88:29)
#loc33 = loc("examples/jax/models.py":88:17)
#loc34 = loc("examples/jax/models.py":89:14)
#loc35 = loc("examples/jax/models.py":90:15)
#loc36 = loc(unknown)
#loc37 = loc("examples/jax/models.py":91:17)
#loc38 = loc("examples/jax/models.py":91:57)
#loc39 = loc("examples/jax/models.py":91:17)
#loc40 = loc("examples/jax/models.py":92:25)
#loc41 = loc("examples/jax/models.py":92:25)
#loc42 = loc("examples/jax/models.py":92:24)
#loc43 = loc("examples/jax/models.py":92:15)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1) -> (0, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map17 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map18 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map20 = affine_map<(d0, d1) -> (d1, d0)>
#loc46 = loc(unknown)
#loc47 = loc("examples/jax/models.py":85:37)
#loc48 = loc("examples/jax/models.py":40:15)
#loc49 = loc("examples/jax/models.py":93:11)
#loc50 = loc("examples/jax/models.py":286:14)
#loc51 = loc("examples/jax/models.py":292:41)
#loc52 = loc("examples/jax/models.py":292:24)
#loc53 = loc("examples/jax/models.py":296:4)
#loc54 = loc("examples/jax/models.py":81:31)
#loc55 = loc("examples/jax/models.py":81:16)
#loc56 = loc(unknown)
#loc57 = loc(unknown)
#loc58 = loc("examples/jax/models.py":82:23)
#loc59 = loc("examples/jax/models.py":82:47)
#loc60 = loc(unknown)
#loc61 = loc("examples/jax/models.py":83:16)
#loc62 = loc("examples/jax/models.py":84:33)
#loc63 = loc("examples/jax/models.py":84:48)
#loc64 = loc(unknown)
#loc65 = loc(unknown)
#loc66 = loc(unknown)
#loc67 = loc("examples/jax/models.py":85:16)
#loc68 = loc("examples/jax/models.py":85:16)
#loc69 = loc("examples/jax/models.py":86:17)
#loc71 = loc("examples/jax/models.py":87:17)
#loc72 = loc("examples/jax/models.py":88:29)
#loc73 = loc("examples/jax/models.py":88:17)
#loc74 = loc("examples/jax/models.py":89:14)
#loc75 = loc("examples/jax/models.py":90:15)
#loc76 = loc(unknown)
#loc77 = loc("examples/jax/models.py":91:17)
#loc78 = loc("examples/jax/models.py":91:57)
#loc79 = loc("examples/jax/models.py":91:17)
#loc80 = loc("examples/jax/models.py":92:25)
#loc81 = loc("examples/jax/models.py":92:25)
#loc82 = loc("examples/jax/models.py":92:24)
#loc83 = loc("examples/jax/models.py":92:15)
#loc86 = loc("examples/jax/models.py":292:24)
#loc87 = loc("examples/jax/models.py":40:15)
#loc89 = loc("examples/jax/models.py":292:41)
#loc90 = loc("examples/jax/models.py":81:16)
#loc91 = loc("examples/jax/models.py":82:47)
#loc92 = loc("examples/jax/models.py":90:15)
#loc93 = loc("examples/jax/models.py":91:17)
#loc95 = loc("examples/jax/models.py":286:14)
#loc96 = loc("examples/jax/models.py":82:47)
#loc99 = loc("examples/jax/models.py":93:11)
#loc100 = loc("examples/jax/models.py":286:14)
#loc108 = loc("examples/jax/models.py":40:15)
#loc109 = loc("examples/jax/models.py":85:37)
#loc110 = loc("examples/jax/models.py":81:31)
#loc111 = loc("examples/jax/models.py":81:16)
#loc112 = loc("examples/jax/models.py":82:23)
#loc113 = loc("examples/jax/models.py":83:16)
#loc114 = loc("examples/jax/models.py":84:33)
#loc115 = loc("examples/jax/models.py":84:48)
#loc116 = loc("examples/jax/models.py":85:16)
#loc117 = loc("examples/jax/models.py":85:16)
#loc118 = loc("examples/jax/models.py":86:17)
#loc120 = loc("examples/jax/models.py":87:17)
#loc121 = loc("examples/jax/models.py":88:29)
#loc122 = loc("examples/jax/models.py":88:17)
#loc123 = loc("examples/jax/models.py":89:14)
#loc124 = loc("examples/jax/models.py":90:15)
#loc125 = loc("examples/jax/models.py":91:17)
#loc126 = loc("examples/jax/models.py":91:57)
#loc127 = loc("examples/jax/models.py":91:17)
#loc128 = loc("examples/jax/models.py":92:25)
#loc129 = loc("examples/jax/models.py":92:25)
#loc130 = loc("examples/jax/models.py":92:24)
#loc131 = loc("examples/jax/models.py":92:15)
#loc132 = loc("examples/jax/models.py":85:37)
#loc133 = loc("examples/jax/models.py":81:31)
#loc134 = loc("examples/jax/models.py":81:16)
#loc135 = loc("examples/jax/models.py":81:16)
#loc136 = loc("examples/jax/models.py":81:16)
#loc137 = loc("examples/jax/models.py":81:16)
#loc138 = loc("examples/jax/models.py":81:16)
#loc139 = loc("examples/jax/models.py":81:16)
#loc140 = loc("examples/jax/models.py":81:16)
#loc141 = loc("examples/jax/models.py":81:16)
#loc142 = loc("examples/jax/models.py":82:23)
#loc143 = loc("examples/jax/models.py":82:23)
#loc144 = loc("examples/jax/models.py":82:23)
#loc145 = loc("examples/jax/models.py":82:23)
#loc146 = loc("examples/jax/models.py":82:23)
#loc147 = loc("examples/jax/models.py":83:16)
#loc148 = loc("examples/jax/models.py":84:33)
#loc149 = loc("examples/jax/models.py":84:33)
#loc150 = loc("examples/jax/models.py":84:33)
#loc151 = loc("examples/jax/models.py":84:33)
#loc152 = loc("examples/jax/models.py":84:33)
#loc153 = loc("examples/jax/models.py":84:48)
#loc154 = loc("examples/jax/models.py":85:37)
#loc155 = loc("examples/jax/models.py":85:37)
#loc156 = loc("examples/jax/models.py":85:37)
#loc157 = loc("examples/jax/models.py":85:37)
#loc158 = loc("examples/jax/models.py":85:16)
#loc159 = loc("examples/jax/models.py":85:16)
#loc160 = loc("examples/jax/models.py":86:17)
#loc162 = loc("examples/jax/models.py":87:17)
#loc163 = loc("examples/jax/models.py":87:17)
#loc164 = loc("examples/jax/models.py":87:17)
#loc165 = loc("examples/jax/models.py":87:17)
#loc166 = loc("examples/jax/models.py":87:17)
#loc167 = loc("examples/jax/models.py":87:17)
#loc168 = loc("examples/jax/models.py":88:29)
#loc169 = loc("examples/jax/models.py":88:17)
#loc170 = loc("examples/jax/models.py":88:17)
#loc171 = loc("examples/jax/models.py":88:17)
#loc172 = loc("examples/jax/models.py":88:17)
#loc173 = loc("examples/jax/models.py":88:17)
#loc175 = loc("examples/jax/models.py":90:15)
#loc176 = loc("examples/jax/models.py":91:17)
#loc177 = loc("examples/jax/models.py":91:17)
#loc178 = loc("examples/jax/models.py":91:17)
#loc179 = loc("examples/jax/models.py":91:17)
#loc181 = loc("examples/jax/models.py":91:17)
#loc182 = loc("examples/jax/models.py":91:17)
#loc183 = loc("examples/jax/models.py":91:17)
#loc184 = loc("examples/jax/models.py":91:57)
#loc185 = loc("examples/jax/models.py":91:17)
#loc186 = loc("examples/jax/models.py":92:25)
#loc187 = loc("examples/jax/models.py":92:25)
#loc188 = loc("examples/jax/models.py":92:24)
#loc189 = loc("examples/jax/models.py":92:24)
#loc190 = loc("examples/jax/models.py":92:15)
#loc191 = loc("examples/jax/models.py":92:15)
#loc192 = loc("examples/jax/models.py":92:15)
#loc193 = loc("examples/jax/models.py":92:15)
#loc194 = loc("examples/jax/models.py":92:24)
#loc195 = loc("examples/jax/models.py":91:17)
#loc198 = loc("examples/jax/models.py":91:57)
#loc199 = loc("examples/jax/models.py":91:17)
#loc200 = loc("examples/jax/models.py":91:17)
#loc201 = loc("examples/jax/models.py":90:15)
#loc203 = loc("examples/jax/models.py":89:14)
#loc204 = loc("examples/jax/models.py":89:14)
#loc205 = loc("examples/jax/models.py":88:17)
#loc206 = loc("examples/jax/models.py":88:17)
#loc207 = loc("examples/jax/models.py":88:29)
#loc208 = loc("examples/jax/models.py":88:29)
#loc209 = loc("examples/jax/models.py":82:23)
#loc210 = loc("examples/jax/models.py":82:23)
#loc211 = loc("examples/jax/models.py":82:23)
#loc212 = loc("examples/jax/models.py":81:16)
#loc213 = loc("examples/jax/models.py":81:16)
#loc214 = loc("examples/jax/models.py":81:16)
#loc215 = loc("examples/jax/models.py":81:16)
#loc216 = loc("examples/jax/models.py":81:16)
#loc217 = loc("examples/jax/models.py":81:16)
#loc218 = loc("examples/jax/models.py":81:16)
#loc219 = loc("examples/jax/models.py":81:31)
#loc220 = loc("examples/jax/models.py":81:31)
#loc221 = loc("examples/jax/models.py":81:16)
#loc222 = loc("examples/jax/models.py":81:16)
#loc223 = loc("examples/jax/models.py":81:16)
#loc224 = loc("examples/jax/models.py":83:16)
#loc225 = loc("examples/jax/models.py":90:15)
#loc226 = loc("examples/jax/models.py":90:15)
#loc227 = loc("examples/jax/models.py":90:15)
#loc228 = loc("examples/jax/models.py":90:15)
#loc229 = loc("examples/jax/models.py":90:15)
#loc230 = loc("examples/jax/models.py":90:15)
#loc231 = loc("examples/jax/models.py":90:15)
#loc232 = loc("examples/jax/models.py":91:17)
#loc233 = loc("examples/jax/models.py":91:17)
#loc234 = loc("examples/jax/models.py":91:17)
#loc235 = loc("examples/jax/models.py":91:17)
#loc236 = loc("examples/jax/models.py":91:17)
#loc237 = loc("examples/jax/models.py":91:17)
#loc238 = loc("examples/jax/models.py":91:17)
module @jit_experts_by_sorting {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<6x24x16xf32> {mesh.name = "params.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {}]>} loc(unknown), %arg1: tensor<16x6xf32> {mesh.name = "params.router", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg2: tensor<6x16x24xf32> {mesh.name = "params.up", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {}]>} loc(unknown), %arg3: tensor<24x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg4: tensor<24x16xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<6x24x16xf32> {mesh.name = "result.1.down"}, tensor<16x6xf32> {mesh.name = "result.1.router"}, tensor<6x16x24xf32> {mesh.name = "result.1.up"}) {
    %c1 = arith.constant 1 : index loc(#loc46)
    %c5 = arith.constant 5 : index loc(#loc46)
    %c0 = arith.constant 0 : index loc(#loc46)
    %cst = arith.constant 0.00260416674 : f32 loc(#loc)
    %cst_0 = arith.constant 3.840000e+02 : f32 loc(#loc)
    %true = arith.constant true loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c-1_i32 = arith.constant -1 : i32 loc(#loc)
    %c2_i32 = arith.constant 2 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant dense<5> : tensor<1xi32> loc(#loc132)
    %cst_4 = arith.constant dense<23> : tensor<1xi64> loc(#loc)
    %cst_5 = arith.constant dense<24> : tensor<i32> loc(#loc)
    %cst_6 = arith.constant dense<1> : tensor<i32> loc(#loc)
    %cst_7 = arith.constant dense<23> : tensor<1xi32> loc(#loc)
    %cst_8 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_9 = arith.constant dense<[5, 7]> : tensor<2xi32> loc(#loc)
    %cst_10 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<0.797884583> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<4.471500e-02> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<3.000000e+00> : tensor<f32> loc(#loc100)
    %cst_14 = arith.constant dense<8> : tensor<i32> loc(#loc)
    %cst_15 = arith.constant dense<6> : tensor<i32> loc(#loc)
    %cst_16 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc)
    %cst_17 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_18 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<24x6xf32> loc(#loc133)
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<24x6xf32>) -> tensor<24x6xf32> loc(#loc133)
    %2 = linalg.matmul ins(%arg3, %arg1 : tensor<24x16xf32>, tensor<16x6xf32>) outs(%1 : tensor<24x6xf32>) -> tensor<24x6xf32> loc(#loc133)
    %3 = tensor.empty() : tensor<24xf32> loc(#loc134)
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<24xf32>) -> tensor<24xf32> loc(#loc134)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<24x6xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %194 = arith.maximumf %out, %in : f32 loc(#loc134)
      linalg.yield %194 : f32 loc(#loc134)
    } -> tensor<24xf32> loc(#loc134)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<24xf32> loc(#loc135)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %5 : tensor<24xf32>, tensor<24xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.maximumf %in, %in_23 : f32 loc(#loc135)
      linalg.yield %194 : f32 loc(#loc135)
    } -> tensor<24xf32> loc(#loc135)
    %8 = tensor.empty() : tensor<24x1xf32> loc(#loc136)
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<24xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<24x1xf32> loc(#loc136)
    %10 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<24x6xf32> loc(#loc137)
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %10 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:31), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.subf %in, %in_23 : f32 loc(#loc137)
      linalg.yield %194 : f32 loc(#loc137)
    } -> tensor<24x6xf32> loc(#loc137)
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = math.exp %in : f32 loc(#loc138)
      linalg.yield %194 : f32 loc(#loc138)
    } -> tensor<24x6xf32> loc(#loc138)
    %13 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<24xf32>) -> tensor<24xf32> loc(#loc139)
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<24x6xf32>) outs(%13 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %194 = arith.addf %out, %in : f32 loc(#loc139)
      linalg.yield %194 : f32 loc(#loc139)
    } -> tensor<24xf32> loc(#loc139)
    %15 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<24xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<24x1xf32> loc(#loc136)
    %16 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc140)
    } -> tensor<24x6xf32> loc(#loc140)
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %16 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.divf %in, %in_23 : f32 loc(#loc140)
      linalg.yield %194 : f32 loc(#loc140)
    } -> tensor<24x6xf32> loc(#loc140)
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %15 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc221)
      linalg.yield %194 : f32 loc(#loc221)
    } -> tensor<24x1xf32> loc(#loc221)
    %19 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc222)
    } -> tensor<24x1xf32> loc(#loc222)
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %18 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.divf %in, %in_23 : f32 loc(#loc223)
      linalg.yield %194 : f32 loc(#loc223)
    } -> tensor<24x1xf32> loc(#loc223)
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<24x6xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %194 = arith.maximumf %out, %in : f32 loc(#loc142)
      linalg.yield %194 : f32 loc(#loc142)
    } -> tensor<24xf32> loc(#loc142)
    %expanded = tensor.expand_shape %21 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc143)
    %22 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<24x6xf32> loc(#loc144)
    %23 = tensor.empty() : tensor<24x6xi1> loc(#loc144)
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %22 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%23 : tensor<24x6xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":82:23), %out: i1 loc("examples/jax/models.py":82:23)):
      %194 = arith.cmpf oeq, %in, %in_23 : f32 loc(#loc144)
      linalg.yield %194 : i1 loc(#loc144)
    } -> tensor<24x6xi1> loc(#loc144)
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<24x6xi1>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      %194 = arith.uitofp %in : i1 to f32 loc(#loc145)
      linalg.yield %194 : f32 loc(#loc145)
    } -> tensor<24x6xf32> loc(#loc145)
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<24x6xf32>) outs(%13 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %194 = arith.addf %out, %in : f32 loc(#loc146)
      linalg.yield %194 : f32 loc(#loc146)
    } -> tensor<24xf32> loc(#loc146)
    %27 = tensor.empty() : tensor<24x6xi32> loc(#loc96)
    %28 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<24x6xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":82:47)):
      %194 = linalg.index 1 : index loc(#loc96)
      %195 = arith.index_cast %194 : index to i32 loc(#loc96)
      linalg.yield %195 : i32 loc(#loc96)
    } -> tensor<24x6xi32> loc(#loc96)
    %29 = tensor.empty() : tensor<24xi32> loc(#loc97)
    %30 = linalg.fill ins(%c0_i32 : i32) outs(%29 : tensor<24xi32>) -> tensor<24xi32> loc(#loc97)
    %31:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%17, %28 : tensor<24x6xf32>, tensor<24x6xi32>) outs(%4, %30 : tensor<24xf32>, tensor<24xi32>) attrs =  {mesh.associative} {
    ^bb0(%in: f32 loc(unknown), %in_23: i32 loc(unknown), %out: f32 loc(unknown), %out_24: i32 loc(unknown)):
      %194 = arith.cmpf ogt, %out, %in : f32 loc(#loc101)
      %195 = arith.cmpf une, %out, %out : f32 loc(#loc102)
      %196 = arith.ori %194, %195 : i1 loc(#loc103)
      %197 = arith.cmpf oeq, %out, %in : f32 loc(#loc104)
      %198 = arith.cmpi slt, %out_24, %in_23 : i32 loc(#loc105)
      %199 = arith.andi %197, %198 : i1 loc(#loc106)
      %200 = arith.ori %196, %199 : i1 loc(#loc103)
      %201 = arith.select %196, %out, %in : f32 loc(#loc107)
      %202 = arith.select %200, %out_24, %in_23 : i32 loc(#loc107)
      linalg.yield %201, %202 : f32, i32 loc(#loc97)
    } -> (tensor<24xf32>, tensor<24xi32>) loc(#loc97)
    %32 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%29 : tensor<24xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":83:16)):
      %194 = linalg.index 0 : index loc(#loc224)
      %195 = arith.index_cast %194 : index to i32 loc(#loc224)
      linalg.yield %195 : i32 loc(#loc224)
    } -> tensor<24xi32> loc(#loc224)
    %33:2 = "mesh.sort"(%31#1, %32) ({
    ^bb0(%arg5: i32 loc("examples/jax/models.py":83:16), %arg6: i32 loc("examples/jax/models.py":83:16), %arg7: i32 loc("examples/jax/models.py":83:16), %arg8: i32 loc("examples/jax/models.py":83:16)):
      %194 = arith.cmpi slt, %arg5, %arg6 : i32 loc(#loc224)
      "mesh.scalar_yield"(%194) : (i1) -> () loc(#loc224)
    }) {dim = 0 : i64, stable} : (tensor<24xi32>, tensor<24xi32>) -> (tensor<24xi32>, tensor<24xi32>) loc(#loc224)
    %34 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":84:33)):
      linalg.yield %in : i32 loc(#loc148)
    } -> tensor<24xi32> loc(#loc148)
    %35 = tensor.empty() : tensor<24xi1> loc(#loc148)
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%33#1, %34 : tensor<24xi32>, tensor<24xi32>) outs(%35 : tensor<24xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":83:16), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i1 loc("examples/jax/models.py":84:33)):
      %194 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc148)
      linalg.yield %194 : i1 loc(#loc148)
    } -> tensor<24xi1> loc(#loc148)
    %37 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":84:33)):
      linalg.yield %in : i32 loc(#loc149)
    } -> tensor<24xi32> loc(#loc149)
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%33#1, %37 : tensor<24xi32>, tensor<24xi32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":83:16), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":84:33)):
      %194 = arith.addi %in, %in_23 : i32 loc(#loc149)
      linalg.yield %194 : i32 loc(#loc149)
    } -> tensor<24xi32> loc(#loc149)
    %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%36, %38, %33#1 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":84:33), %in_24: i32 loc("examples/jax/models.py":83:16), %out: i32 loc("examples/jax/models.py":84:33)):
      %194 = arith.select %in, %in_23, %in_24 : i32 loc(#loc150)
      linalg.yield %194 : i32 loc(#loc150)
    } -> tensor<24xi32> loc(#loc150)
    %40 = tensor.empty() : tensor<24x1xi32> loc(#loc151)
    %41 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<24xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":84:33)):
      linalg.yield %in : i32 loc(#loc151)
    } -> tensor<24x1xi32> loc(#loc151)
    %42 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<1xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":84:33)):
      linalg.yield %in : i32 loc(#loc152)
    } -> tensor<24x1xi32> loc(#loc152)
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":84:33)):
      %194 = arith.minsi %in, %in_23 : i32 loc(#loc152)
      linalg.yield %194 : i32 loc(#loc152)
    } -> tensor<24x1xi32> loc(#loc152)
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<24x1xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":84:33)):
      %194 = arith.maxsi %in, %c0_i32 : i32 loc(#loc152)
      linalg.yield %194 : i32 loc(#loc152)
    } -> tensor<24x1xi32> loc(#loc152)
    %45 = "mesh.gather_slices"(%31#1, %44) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24xi32>, tensor<24x1xi32>) -> tensor<24xi32> loc(#loc152)
    %46 = tensor.empty() : tensor<6xi32> loc(#loc153)
    %47 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%46 : tensor<6xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":84:48)):
      %194 = linalg.index 0 : index loc(#loc153)
      %195 = arith.index_cast %194 : index to i32 loc(#loc153)
      linalg.yield %195 : i32 loc(#loc153)
    } -> tensor<6xi32> loc(#loc153)
    %48 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%46 : tensor<6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc46)
    } -> tensor<6xi32> loc(#loc46)
    %49 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%46 : tensor<6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc46)
    } -> tensor<6xi32> loc(#loc46)
    %50:2 = scf.for %arg5 = %c0 to %c5 step %c1 iter_args(%arg6 = %48, %arg7 = %49) -> (tensor<6xi32>, tensor<6xi32>) {
      %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg7, %arg6 : tensor<6xi32>, tensor<6xi32>) outs(%46 : tensor<6xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_23: i32 loc(unknown), %out: i32 loc(unknown)):
        %212 = arith.subi %in, %in_23 : i32 loc(#loc64)
        linalg.yield %212 : i32 loc(#loc64)
      } -> tensor<6xi32> loc(#loc64)
      %195 = tensor.empty() : tensor<i32> loc(#loc65)
      %196 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%195 : tensor<i32>) {
      ^bb0(%out: i32 loc(unknown)):
        linalg.yield %c2_i32 : i32 loc(#loc65)
      } -> tensor<i32> loc(#loc65)
      %197 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%196 : tensor<i32>) outs(%46 : tensor<6xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc65)
      } -> tensor<6xi32> loc(#loc65)
      %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%194, %197 : tensor<6xi32>, tensor<6xi32>) outs(%46 : tensor<6xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_23: i32 loc(unknown), %out: i32 loc(unknown)):
        %212 = arith.cmpi eq, %in_23, %c0_i32 : i32 loc(#loc65)
        %213 = arith.select %212, %c1_i32, %in_23 : i32 loc(#loc65)
        %214 = arith.divui %in, %213 : i32 loc(#loc65)
        %215 = arith.select %212, %c-1_i32, %214 : i32 loc(#loc65)
        linalg.yield %215 : i32 loc(#loc65)
      } -> tensor<6xi32> loc(#loc65)
      %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg6, %198 : tensor<6xi32>, tensor<6xi32>) outs(%46 : tensor<6xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_23: i32 loc(unknown), %out: i32 loc(unknown)):
        %212 = arith.addi %in, %in_23 : i32 loc(#loc64)
        linalg.yield %212 : i32 loc(#loc64)
      } -> tensor<6xi32> loc(#loc64)
      %200 = tensor.empty() : tensor<6x1xi32> loc(#loc64)
      %201 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<6xi32>) outs(%200 : tensor<6x1xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc64)
      } -> tensor<6x1xi32> loc(#loc64)
      %202 = tensor.empty() : tensor<6x1xi64> loc(#loc64)
      %203 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<6x1xi32>) outs(%202 : tensor<6x1xi64>) {
      ^bb0(%in: i32 loc(unknown), %out: i64 loc(unknown)):
        %212 = arith.extui %in : i32 to i64 loc(#loc64)
        linalg.yield %212 : i64 loc(#loc64)
      } -> tensor<6x1xi64> loc(#loc64)
      %204 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<1xi64>) outs(%202 : tensor<6x1xi64>) {
      ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
        linalg.yield %in : i64 loc(#loc64)
      } -> tensor<6x1xi64> loc(#loc64)
      %205 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<6x1xi64>, tensor<6x1xi64>) outs(%202 : tensor<6x1xi64>) {
      ^bb0(%in: i64 loc(unknown), %in_23: i64 loc(unknown), %out: i64 loc(unknown)):
        %212 = arith.minsi %in, %in_23 : i64 loc(#loc64)
        linalg.yield %212 : i64 loc(#loc64)
      } -> tensor<6x1xi64> loc(#loc64)
      %206 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<6x1xi64>) outs(%202 : tensor<6x1xi64>) {
      ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
        %212 = arith.maxsi %in, %c0_i64 : i64 loc(#loc64)
        linalg.yield %212 : i64 loc(#loc64)
      } -> tensor<6x1xi64> loc(#loc64)
      %207 = "mesh.gather_slices"(%45, %206) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24xi32>, tensor<6x1xi64>) -> tensor<6xi32> loc(#loc64)
      %208 = tensor.empty() : tensor<6xi1> loc(#loc64)
      %209 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%47, %207 : tensor<6xi32>, tensor<6xi32>) outs(%208 : tensor<6xi1>) {
      ^bb0(%in: i32 loc(unknown), %in_23: i32 loc(unknown), %out: i1 loc(unknown)):
        %212 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc64)
        linalg.yield %212 : i1 loc(#loc64)
      } -> tensor<6xi1> loc(#loc64)
      %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%209, %arg6, %199 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%46 : tensor<6xi32>) {
      ^bb0(%in: i1 loc(unknown), %in_23: i32 loc(unknown), %in_24: i32 loc(unknown), %out: i32 loc(unknown)):
        %212 = arith.select %in, %in_23, %in_24 : i32 loc(#loc64)
        linalg.yield %212 : i32 loc(#loc64)
      } -> tensor<6xi32> loc(#loc64)
      %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%209, %199, %arg7 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%46 : tensor<6xi32>) {
      ^bb0(%in: i1 loc(unknown), %in_23: i32 loc(unknown), %in_24: i32 loc(unknown), %out: i32 loc(unknown)):
        %212 = arith.select %in, %in_23, %in_24 : i32 loc(#loc64)
        linalg.yield %212 : i32 loc(#loc64)
      } -> tensor<6xi32> loc(#loc64)
      scf.yield %210, %211 : tensor<6xi32>, tensor<6xi32> loc(#loc46)
    } loc(#loc46)
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%45, %34 : tensor<24xi32>, tensor<24xi32>) outs(%35 : tensor<24xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i1 loc("examples/jax/models.py":85:37)):
      %194 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc154)
      linalg.yield %194 : i1 loc(#loc154)
    } -> tensor<24xi1> loc(#loc154)
    %52 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":85:37)):
      linalg.yield %in : i32 loc(#loc155)
    } -> tensor<24xi32> loc(#loc155)
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%45, %52 : tensor<24xi32>, tensor<24xi32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      %194 = arith.addi %in, %in_23 : i32 loc(#loc155)
      linalg.yield %194 : i32 loc(#loc155)
    } -> tensor<24xi32> loc(#loc155)
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%51, %53, %45 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":85:37), %in_23: i32 loc("examples/jax/models.py":85:37), %in_24: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":85:37)):
      %194 = arith.select %in, %in_23, %in_24 : i32 loc(#loc156)
      linalg.yield %194 : i32 loc(#loc156)
    } -> tensor<24xi32> loc(#loc156)
    %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<24xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      linalg.yield %in : i32 loc(#loc157)
    } -> tensor<24x1xi32> loc(#loc157)
    %56 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      linalg.yield %in : i32 loc(#loc132)
    } -> tensor<24x1xi32> loc(#loc132)
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %56 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:37), %in_23: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      %194 = arith.minsi %in, %in_23 : i32 loc(#loc132)
      linalg.yield %194 : i32 loc(#loc132)
    } -> tensor<24x1xi32> loc(#loc132)
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<24x1xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      %194 = arith.maxsi %in, %c0_i32 : i32 loc(#loc132)
      linalg.yield %194 : i32 loc(#loc132)
    } -> tensor<24x1xi32> loc(#loc132)
    %59 = "mesh.gather_slices"(%50#1, %58) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<6xi32>, tensor<24x1xi32>) -> tensor<24xi32> loc(#loc132)
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%32, %59 : tensor<24xi32>, tensor<24xi32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:16), %in_23: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:16)):
      %194 = arith.subi %in, %in_23 : i32 loc(#loc158)
      linalg.yield %194 : i32 loc(#loc158)
    } -> tensor<24xi32> loc(#loc158)
    %61 = tensor.empty() : tensor<6x8x16xf32> loc(#loc160)
    %62 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%61 : tensor<6x8x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":86:17)):
      linalg.yield %in : f32 loc(#loc160)
    } -> tensor<6x8x16xf32> loc(#loc160)
    %63 = "mesh.gather_slices"(%arg3, %44) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xf32>, tensor<24x1xi32>) -> tensor<24x16xf32> loc(#loc161)
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%60, %34 : tensor<24xi32>, tensor<24xi32>) outs(%35 : tensor<24xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:16), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i1 loc("examples/jax/models.py":87:17)):
      %194 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc162)
      linalg.yield %194 : i1 loc(#loc162)
    } -> tensor<24xi1> loc(#loc162)
    %65 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_14 : tensor<i32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":87:17)):
      linalg.yield %in : i32 loc(#loc163)
    } -> tensor<24xi32> loc(#loc163)
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%60, %65 : tensor<24xi32>, tensor<24xi32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:16), %in_23: i32 loc("examples/jax/models.py":87:17), %out: i32 loc("examples/jax/models.py":87:17)):
      %194 = arith.addi %in, %in_23 : i32 loc(#loc163)
      linalg.yield %194 : i32 loc(#loc163)
    } -> tensor<24xi32> loc(#loc163)
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%64, %66, %60 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%29 : tensor<24xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":87:17), %in_23: i32 loc("examples/jax/models.py":87:17), %in_24: i32 loc("examples/jax/models.py":85:16), %out: i32 loc("examples/jax/models.py":87:17)):
      %194 = arith.select %in, %in_23, %in_24 : i32 loc(#loc164)
      linalg.yield %194 : i32 loc(#loc164)
    } -> tensor<24xi32> loc(#loc164)
    %68 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<24xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:17), %out: i32 loc("examples/jax/models.py":87:17)):
      linalg.yield %in : i32 loc(#loc165)
    } -> tensor<24x1xi32> loc(#loc165)
    %concat = tensor.concat dim(1) %55, %68 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32> loc(#loc166)
    %69 = "mesh.scatter_slices"(%62, %concat, %63) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":87:17), %arg6: f32 loc("examples/jax/models.py":87:17)):
      "mesh.scalar_yield"(%arg6) : (f32) -> () loc(#loc167)
    }) {batch_dims = array<i64>, dims = array<i64: 0, 1>} : (tensor<6x8x16xf32>, tensor<24x2xi32>, tensor<24x16xf32>) -> tensor<6x8x16xf32> loc(#loc167)
    %70 = tensor.empty() : tensor<6x8x24xf32> loc(#loc168)
    %71 = linalg.fill ins(%cst_2 : f32) outs(%70 : tensor<6x8x24xf32>) -> tensor<6x8x24xf32> loc(#loc168)
    %72 = linalg.batch_matmul ins(%69, %arg2 : tensor<6x8x16xf32>, tensor<6x16x24xf32>) outs(%71 : tensor<6x8x24xf32>) -> tensor<6x8x24xf32> loc(#loc168)
    %73 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %72 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %in_23: f32 loc("examples/jax/models.py":88:29), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc169)
      linalg.yield %194 : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %74 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %72 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:29), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc169)
      linalg.yield %194 : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %75 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %76 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %73 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc170)
      linalg.yield %194 : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %77 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %78 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %74 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc170)
      linalg.yield %194 : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %79 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %78 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.addf %in, %in_23 : f32 loc(#loc171)
      linalg.yield %194 : f32 loc(#loc171)
    } -> tensor<6x8x24xf32> loc(#loc171)
    %80 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %81 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %79 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc170)
      linalg.yield %194 : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %82 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = math.tanh %in : f32 loc(#loc172)
      linalg.yield %194 : f32 loc(#loc172)
    } -> tensor<6x8x24xf32> loc(#loc172)
    %83 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc173)
    } -> tensor<6x8x24xf32> loc(#loc173)
    %84 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %82 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.subf %in, %in_23 : f32 loc(#loc173)
      linalg.yield %194 : f32 loc(#loc173)
    } -> tensor<6x8x24xf32> loc(#loc173)
    %85 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %82 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.addf %in, %in_23 : f32 loc(#loc171)
      linalg.yield %194 : f32 loc(#loc171)
    } -> tensor<6x8x24xf32> loc(#loc171)
    %86 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %87 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %85 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc170)
      linalg.yield %194 : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %88 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %87 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc170)
      linalg.yield %194 : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %89 = linalg.fill ins(%cst_2 : f32) outs(%61 : tensor<6x8x16xf32>) -> tensor<6x8x16xf32> loc(#loc174)
    %90 = linalg.batch_matmul ins(%88, %arg0 : tensor<6x8x24xf32>, tensor<6x24x16xf32>) outs(%89 : tensor<6x8x16xf32>) -> tensor<6x8x16xf32> loc(#loc174)
    %91 = tensor.empty() : tensor<24x2xi32> loc(#loc225)
    %92 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%91 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i32 loc(#loc225)
    } -> tensor<24x2xi32> loc(#loc225)
    %93 = tensor.empty() : tensor<24x2xi1> loc(#loc225)
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %92 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%93 : tensor<24x2xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:17), %in_23: i32 loc("examples/jax/models.py":90:15), %out: i1 loc("examples/jax/models.py":90:15)):
      %194 = arith.cmpi sge, %in, %in_23 : i32 loc(#loc225)
      linalg.yield %194 : i1 loc(#loc225)
    } -> tensor<24x2xi1> loc(#loc225)
    %95 = tensor.empty() : tensor<1x2xi32> loc(#loc226)
    %96 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<2xi32>) outs(%95 : tensor<1x2xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i32 loc(#loc226)
    } -> tensor<1x2xi32> loc(#loc226)
    %97 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<1x2xi32>) outs(%91 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":90:15), %out: i32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i32 loc(#loc227)
    } -> tensor<24x2xi32> loc(#loc227)
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %97 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%93 : tensor<24x2xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:17), %in_23: i32 loc("examples/jax/models.py":90:15), %out: i1 loc("examples/jax/models.py":90:15)):
      %194 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc227)
      linalg.yield %194 : i1 loc(#loc227)
    } -> tensor<24x2xi1> loc(#loc227)
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %98 : tensor<24x2xi1>, tensor<24x2xi1>) outs(%93 : tensor<24x2xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":90:15), %in_23: i1 loc("examples/jax/models.py":90:15), %out: i1 loc("examples/jax/models.py":90:15)):
      %194 = arith.andi %in, %in_23 : i1 loc(#loc228)
      linalg.yield %194 : i1 loc(#loc228)
    } -> tensor<24x2xi1> loc(#loc228)
    %100 = linalg.fill ins(%true : i1) outs(%35 : tensor<24xi1>) -> tensor<24xi1> loc(#loc229)
    %101 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%99 : tensor<24x2xi1>) outs(%100 : tensor<24xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      %194 = arith.andi %out, %in : i1 loc(#loc229)
      linalg.yield %194 : i1 loc(#loc229)
    } -> tensor<24xi1> loc(#loc229)
    %102 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<2xi32>) outs(%91 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i32 loc(#loc230)
    } -> tensor<24x2xi32> loc(#loc230)
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %102 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%91 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:17), %in_23: i32 loc("examples/jax/models.py":90:15), %out: i32 loc("examples/jax/models.py":90:15)):
      %194 = arith.minsi %in, %in_23 : i32 loc(#loc230)
      linalg.yield %194 : i32 loc(#loc230)
    } -> tensor<24x2xi32> loc(#loc230)
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<24x2xi32>) outs(%91 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":90:15), %out: i32 loc("examples/jax/models.py":90:15)):
      %194 = arith.maxsi %in, %c0_i32 : i32 loc(#loc230)
      linalg.yield %194 : i32 loc(#loc230)
    } -> tensor<24x2xi32> loc(#loc230)
    %105 = "mesh.gather_slices"(%90, %104) {batch_dims = array<i64>, dims = array<i64: 0, 1>} : (tensor<6x8x16xf32>, tensor<24x2xi32>) -> tensor<24x16xf32> loc(#loc230)
    %106 = tensor.empty() : tensor<24x16xi1> loc(#loc226)
    %107 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<24xi1>) outs(%106 : tensor<24x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":90:15), %out: i1 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i1 loc(#loc226)
    } -> tensor<24x16xi1> loc(#loc226)
    %108 = tensor.empty() : tensor<24x16xf32> loc(#loc226)
    %109 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : f32 loc(#loc226)
    } -> tensor<24x16xf32> loc(#loc226)
    %110 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%107, %105, %109 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":90:15), %in_23: f32 loc("examples/jax/models.py":90:15), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":90:15)):
      %194 = arith.select %in, %in_23, %in_24 : f32 loc(#loc231)
      linalg.yield %194 : f32 loc(#loc231)
    } -> tensor<24x16xf32> loc(#loc231)
    %expanded_20 = tensor.expand_shape %32 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32> loc(#loc176)
    %111 = tensor.empty() : tensor<24x16xi32> loc(#loc177)
    %112 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%111 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":286:14), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc177)
    } -> tensor<24x16xi32> loc(#loc177)
    %113 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_20 : tensor<24x1xi32>) outs(%111 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc178)
    } -> tensor<24x16xi32> loc(#loc178)
    %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%113, %112 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%111 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i32 loc("examples/jax/models.py":91:17)):
      %194 = arith.addi %in, %in_23 : i32 loc(#loc178)
      linalg.yield %194 : i32 loc(#loc178)
    } -> tensor<24x16xi32> loc(#loc178)
    %115 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%111 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc177)
    } -> tensor<24x16xi32> loc(#loc177)
    %116 = "mesh.scatter_slices"(%115, %41, %114) ({
    ^bb0(%arg5: i32 loc("examples/jax/models.py":91:17), %arg6: i32 loc("examples/jax/models.py":91:17)):
      "mesh.scalar_yield"(%arg6) : (i32) -> () loc(#loc179)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xi32>, tensor<24x1xi32>, tensor<24x16xi32>) -> tensor<24x16xi32> loc(#loc179)
    %117 = "mesh.gather_slices"(%116, %44) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xi32>, tensor<24x1xi32>) -> tensor<24x16xi32> loc(#loc180)
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%116, %115 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%106 : tensor<24x16xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %194 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc181)
      linalg.yield %194 : i1 loc(#loc181)
    } -> tensor<24x16xi1> loc(#loc181)
    %119 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%118, %109, %109 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":90:15), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":91:17)):
      %194 = arith.select %in, %in_23, %in_24 : f32 loc(#loc182)
      linalg.yield %194 : f32 loc(#loc182)
    } -> tensor<24x16xf32> loc(#loc182)
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%114, %117 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%106 : tensor<24x16xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %194 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc181)
      linalg.yield %194 : i1 loc(#loc181)
    } -> tensor<24x16xi1> loc(#loc181)
    %121 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%120, %110, %109 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":90:15), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":91:17)):
      %194 = arith.select %in, %in_23, %in_24 : f32 loc(#loc182)
      linalg.yield %194 : f32 loc(#loc182)
    } -> tensor<24x16xf32> loc(#loc182)
    %122 = "mesh.scatter_slices"(%119, %41, %121) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":91:17), %arg6: f32 loc("examples/jax/models.py":91:17)):
      %194 = arith.addf %arg5, %arg6 : f32 loc(#loc178)
      "mesh.scalar_yield"(%194) : (f32) -> () loc(#loc183)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xf32>, tensor<24x1xi32>, tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc183)
    %123 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<24xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":91:57)):
      linalg.yield %in : f32 loc(#loc184)
    } -> tensor<24x1xf32> loc(#loc184)
    %124 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<24x1xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:57), %out: f32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : f32 loc(#loc185)
    } -> tensor<24x16xf32> loc(#loc185)
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%122, %124 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":91:17), %out: f32 loc("examples/jax/models.py":91:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc185)
      linalg.yield %194 : f32 loc(#loc185)
    } -> tensor<24x16xf32> loc(#loc185)
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %125 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_23: f32 loc("examples/jax/models.py":91:17), %out: f32 loc("examples/jax/models.py":92:25)):
      %194 = arith.addf %in, %in_23 : f32 loc(#loc186)
      linalg.yield %194 : f32 loc(#loc186)
    } -> tensor<24x16xf32> loc(#loc186)
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %arg4 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:25), %in_23: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":92:25)):
      %194 = arith.subf %in, %in_23 : f32 loc(#loc187)
      linalg.yield %194 : f32 loc(#loc187)
    } -> tensor<24x16xf32> loc(#loc187)
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %127 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:25), %in_23: f32 loc("examples/jax/models.py":92:25), %out: f32 loc("examples/jax/models.py":92:24)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc188)
      linalg.yield %194 : f32 loc(#loc188)
    } -> tensor<24x16xf32> loc(#loc188)
    %129 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":92:24)):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<24x16xf32> loc(#loc189)
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%129, %127 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:24), %in_23: f32 loc("examples/jax/models.py":92:25), %out: f32 loc("examples/jax/models.py":92:24)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc189)
      linalg.yield %194 : f32 loc(#loc189)
    } -> tensor<24x16xf32> loc(#loc189)
    %131 = tensor.empty() : tensor<f32> loc(#loc190)
    %132 = linalg.fill ins(%cst_2 : f32) outs(%131 : tensor<f32>) -> tensor<f32> loc(#loc190)
    %133 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%128 : tensor<24x16xf32>) outs(%132 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %194 = arith.addf %out, %in : f32 loc(#loc190)
      linalg.yield %194 : f32 loc(#loc190)
    } -> tensor<f32> loc(#loc190)
    %134 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%133 : tensor<f32>) outs(%131 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:15), %out: f32 loc("examples/jax/models.py":92:15)):
      %194 = arith.divf %in, %cst_0 : f32 loc(#loc191)
      linalg.yield %194 : f32 loc(#loc191)
    } -> tensor<f32> loc(#loc191)
    %135 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%131 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":92:15)):
      linalg.yield %cst : f32 loc(#loc192)
    } -> tensor<f32> loc(#loc192)
    %136 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<f32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:15), %out: f32 loc("examples/jax/models.py":92:15)):
      linalg.yield %in : f32 loc(#loc193)
    } -> tensor<24x16xf32> loc(#loc193)
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%136, %130 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:15), %in_23: f32 loc("examples/jax/models.py":92:24), %out: f32 loc("examples/jax/models.py":92:24)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc194)
      linalg.yield %194 : f32 loc(#loc194)
    } -> tensor<24x16xf32> loc(#loc194)
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%122, %137 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":92:24), %out: f32 loc("examples/jax/models.py":91:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc195)
      linalg.yield %194 : f32 loc(#loc195)
    } -> tensor<24x16xf32> loc(#loc195)
    %139 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%138 : tensor<24x16xf32>) outs(%13 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %194 = arith.addf %out, %in : f32 loc(#loc196)
      linalg.yield %194 : f32 loc(#loc196)
    } -> tensor<24xf32> loc(#loc196)
    %expanded_21 = tensor.expand_shape %139 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc197)
    %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%137, %124 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:24), %in_23: f32 loc("examples/jax/models.py":91:17), %out: f32 loc("examples/jax/models.py":91:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc195)
      linalg.yield %194 : f32 loc(#loc195)
    } -> tensor<24x16xf32> loc(#loc195)
    %141 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_21 : tensor<24x1xf32>) outs(%13 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %194 = arith.addf %out, %in : f32 loc(#loc198)
      linalg.yield %194 : f32 loc(#loc198)
    } -> tensor<24xf32> loc(#loc198)
    %142 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc232)
    } -> tensor<24x1xi32> loc(#loc232)
    %143 = tensor.empty() : tensor<24x1xi1> loc(#loc232)
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %142 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%143 : tensor<24x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %194 = arith.cmpi sge, %in, %in_23 : i32 loc(#loc232)
      linalg.yield %194 : i1 loc(#loc232)
    } -> tensor<24x1xi1> loc(#loc232)
    %145 = tensor.empty() : tensor<1x1xi32> loc(#loc233)
    %146 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<1xi32>) outs(%145 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc233)
    } -> tensor<1x1xi32> loc(#loc233)
    %147 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<1x1xi32>) outs(%40 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc234)
    } -> tensor<24x1xi32> loc(#loc234)
    %148 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %147 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%143 : tensor<24x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %194 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc234)
      linalg.yield %194 : i1 loc(#loc234)
    } -> tensor<24x1xi1> loc(#loc234)
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%144, %148 : tensor<24x1xi1>, tensor<24x1xi1>) outs(%143 : tensor<24x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: i1 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %194 = arith.andi %in, %in_23 : i1 loc(#loc235)
      linalg.yield %194 : i1 loc(#loc235)
    } -> tensor<24x1xi1> loc(#loc235)
    %150 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%149 : tensor<24x1xi1>) outs(%100 : tensor<24xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      %194 = arith.andi %out, %in : i1 loc(#loc236)
      linalg.yield %194 : i1 loc(#loc236)
    } -> tensor<24xi1> loc(#loc236)
    %151 = "mesh.gather_slices"(%140, %44) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xf32>, tensor<24x1xi32>) -> tensor<24x16xf32> loc(#loc237)
    %152 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<24xi1>) outs(%106 : tensor<24x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i1 loc(#loc233)
    } -> tensor<24x16xi1> loc(#loc233)
    %153 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%152, %151, %109 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":91:17), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":91:17)):
      %194 = arith.select %in, %in_23, %in_24 : f32 loc(#loc238)
      linalg.yield %194 : f32 loc(#loc238)
    } -> tensor<24x16xf32> loc(#loc238)
    %154 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%120, %153, %109 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%108 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":91:17), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":91:17)):
      %194 = arith.select %in, %in_23, %in_24 : f32 loc(#loc200)
      linalg.yield %194 : f32 loc(#loc200)
    } -> tensor<24x16xf32> loc(#loc200)
    %155 = "mesh.scatter_slices"(%62, %concat, %154) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":90:15), %arg6: f32 loc("examples/jax/models.py":90:15)):
      %194 = arith.addf %arg5, %arg6 : f32 loc(#loc239)
      "mesh.scalar_yield"(%194) : (f32) -> () loc(#loc201)
    }) {batch_dims = array<i64>, dims = array<i64: 0, 1>} : (tensor<6x8x16xf32>, tensor<24x2xi32>, tensor<24x16xf32>) -> tensor<6x8x16xf32> loc(#loc201)
    %156 = tensor.empty() : tensor<6x16x24xf32> loc(#loc203)
    %157 = linalg.fill ins(%cst_2 : f32) outs(%156 : tensor<6x16x24xf32>) -> tensor<6x16x24xf32> loc(#loc203)
    %158 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%155, %88 : tensor<6x8x16xf32>, tensor<6x8x24xf32>) outs(%157 : tensor<6x16x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":90:15), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":89:14)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc201)
      %195 = arith.addf %out, %194 : f32 loc(#loc203)
      linalg.yield %195 : f32 loc(#loc)
    } -> tensor<6x16x24xf32> loc(#loc203)
    %159 = tensor.empty() : tensor<6x24x16xf32> loc(#loc204)
    %160 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<6x16x24xf32>) outs(%159 : tensor<6x24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":89:14), %out: f32 loc("examples/jax/models.py":89:14)):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<6x24x16xf32> loc(#loc204)
    %161 = linalg.generic {indexing_maps = [#map15, #map16, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%155, %arg0 : tensor<6x8x16xf32>, tensor<6x24x16xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":90:15), %in_23: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":89:14)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc201)
      %195 = arith.addf %out, %194 : f32 loc(#loc203)
      linalg.yield %195 : f32 loc(#loc)
    } -> tensor<6x8x24xf32> loc(#loc203)
    %162 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %161 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %in_23: f32 loc("examples/jax/models.py":89:14), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %194 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %163 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %87 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":89:14), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %194 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %164 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %162 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %194 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %165 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %84 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %194 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %166 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %82 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %194 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %167 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %166 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.addf %in, %in_23 : f32 loc(#loc206)
      linalg.yield %194 : f32 loc(#loc206)
    } -> tensor<6x8x24xf32> loc(#loc206)
    %168 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %167 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %194 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %169 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %168 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.addf %in, %in_23 : f32 loc(#loc206)
      linalg.yield %194 : f32 loc(#loc206)
    } -> tensor<6x8x24xf32> loc(#loc206)
    %170 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %168 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %194 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %171 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %76 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %194 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %172 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %171 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%70 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %194 = arith.addf %in, %in_23 : f32 loc(#loc206)
      linalg.yield %194 : f32 loc(#loc206)
    } -> tensor<6x8x24xf32> loc(#loc206)
    %173 = linalg.fill ins(%cst_2 : f32) outs(%159 : tensor<6x24x16xf32>) -> tensor<6x24x16xf32> loc(#loc207)
    %174 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172, %69 : tensor<6x8x24xf32>, tensor<6x8x16xf32>) outs(%173 : tensor<6x24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":87:17), %out: f32 loc("examples/jax/models.py":88:29)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc206)
      %195 = arith.addf %out, %194 : f32 loc(#loc207)
      linalg.yield %195 : f32 loc(#loc)
    } -> tensor<6x24x16xf32> loc(#loc207)
    %175 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<6x24x16xf32>) outs(%156 : tensor<6x16x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %out: f32 loc("examples/jax/models.py":88:29)):
      linalg.yield %in : f32 loc(#loc208)
    } -> tensor<6x16x24xf32> loc(#loc208)
    %176 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%141, %26 : tensor<24xf32>, tensor<24xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:57), %in_23: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      %194 = arith.divf %in, %in_23 : f32 loc(#loc209)
      linalg.yield %194 : f32 loc(#loc209)
    } -> tensor<24xf32> loc(#loc209)
    %177 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<24xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<24x6xf32> loc(#loc210)
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%177, %25 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %in_23: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc211)
      linalg.yield %194 : f32 loc(#loc211)
    } -> tensor<24x6xf32> loc(#loc211)
    %179 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc212)
    } -> tensor<24x6xf32> loc(#loc212)
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%178, %179 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc212)
      linalg.yield %194 : f32 loc(#loc212)
    } -> tensor<24x6xf32> loc(#loc212)
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%180, %12 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc212)
      linalg.yield %194 : f32 loc(#loc212)
    } -> tensor<24x6xf32> loc(#loc212)
    %182 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%181 : tensor<24x6xf32>) outs(%13 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %194 = arith.addf %out, %in : f32 loc(#loc213)
      linalg.yield %194 : f32 loc(#loc213)
    } -> tensor<24xf32> loc(#loc213)
    %expanded_22 = tensor.expand_shape %182 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc214)
    %183 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_22 : tensor<24x1xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.negf %in : f32 loc(#loc215)
      linalg.yield %194 : f32 loc(#loc215)
    } -> tensor<24x1xf32> loc(#loc215)
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%178, %16 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.divf %in, %in_23 : f32 loc(#loc216)
      linalg.yield %194 : f32 loc(#loc216)
    } -> tensor<24x6xf32> loc(#loc216)
    %185 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%183 : tensor<24x1xf32>) outs(%13 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %194 = arith.addf %out, %in : f32 loc(#loc213)
      linalg.yield %194 : f32 loc(#loc213)
    } -> tensor<24xf32> loc(#loc213)
    %186 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<24xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc217)
    } -> tensor<24x6xf32> loc(#loc217)
    %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%184, %186 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.addf %in, %in_23 : f32 loc(#loc218)
      linalg.yield %194 : f32 loc(#loc218)
    } -> tensor<24x6xf32> loc(#loc218)
    %188 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%187, %12 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc212)
      linalg.yield %194 : f32 loc(#loc212)
    } -> tensor<24x6xf32> loc(#loc212)
    %189 = tensor.empty() : tensor<6x16xf32> loc(#loc219)
    %190 = linalg.fill ins(%cst_2 : f32) outs(%189 : tensor<6x16xf32>) -> tensor<6x16xf32> loc(#loc219)
    %191 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188, %arg3 : tensor<24x6xf32>, tensor<24x16xf32>) outs(%190 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":81:31)):
      %194 = arith.mulf %in, %in_23 : f32 loc(#loc212)
      %195 = arith.addf %out, %194 : f32 loc(#loc219)
      linalg.yield %195 : f32 loc(#loc)
    } -> tensor<6x16xf32> loc(#loc219)
    %192 = tensor.empty() : tensor<16x6xf32> loc(#loc220)
    %193 = linalg.generic {indexing_maps = [#map20, #map], iterator_types = ["parallel", "parallel"]} ins(%191 : tensor<6x16xf32>) outs(%192 : tensor<16x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:31), %out: f32 loc("examples/jax/models.py":81:31)):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<16x6xf32> loc(#loc220)
    return %134, %160, %193, %175 : tensor<f32>, tensor<6x24x16xf32>, tensor<16x6xf32>, tensor<6x16x24xf32> loc(#loc100)
  } loc(#loc)
} loc(#loc)
#loc30 = loc("examples/jax/models.py":87:53)
#loc44 = loc("examples/jax/models.py":68:12)
#loc45 = loc("examples/jax/models.py":70:11)
#loc70 = loc("examples/jax/models.py":87:53)
#loc84 = loc("examples/jax/models.py":68:12)
#loc85 = loc("examples/jax/models.py":70:11)
#loc88 = loc("examples/jax/models.py":40:15)
#loc94 = loc("examples/jax/models.py":68:12)
#loc97 = loc("examples/jax/models.py":82:47)
#loc98 = loc("examples/jax/models.py":82:47)
#loc101 = loc("examples/jax/models.py":82:47)
#loc102 = loc("examples/jax/models.py":82:47)
#loc103 = loc("examples/jax/models.py":82:47)
#loc104 = loc("examples/jax/models.py":82:47)
#loc105 = loc("examples/jax/models.py":82:47)
#loc106 = loc("examples/jax/models.py":82:47)
#loc107 = loc("examples/jax/models.py":82:47)
#loc119 = loc("examples/jax/models.py":87:53)
#loc161 = loc("examples/jax/models.py":87:53)
#loc174 = loc("examples/jax/models.py":89:14)
#loc180 = loc("examples/jax/models.py":91:17)
#loc196 = loc("examples/jax/models.py":91:17)
#loc197 = loc("examples/jax/models.py":91:17)
#loc202 = loc("examples/jax/models.py":68:12)
#loc239 = loc("examples/jax/models.py":68:12)
