#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc("examples/jax/models.py":84:16)
#loc7 = loc("examples/jax/models.py":40:15)
#loc8 = loc("examples/jax/models.py":93:11)
#loc9 = loc("examples/jax/models.py":286:14)
#loc10 = loc("examples/jax/models.py":292:41)
#loc11 = loc("examples/jax/models.py":292:24)
#loc12 = loc("examples/jax/models.py":296:4)
#loc13 = loc("examples/jax/models.py":85:37)
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
#loc25 = loc("examples/jax/models.py":85:16)
#loc26 = loc("examples/jax/models.py":85:16)
#loc27 = loc("examples/jax/models.py":86:17)
#loc29 = loc("examples/jax/models.py":87:17)
#loc30 = loc("examples/jax/models.py":88:29)
#loc31 = loc("examples/jax/models.py":88:17)
#loc32 = loc("examples/jax/models.py":89:14)
#loc33 = loc("examples/jax/models.py":90:15)
#loc34 = loc(unknown)
#loc35 = loc("examples/jax/models.py":91:17)
#loc36 = loc("examples/jax/models.py":91:57)
#loc37 = loc("examples/jax/models.py":91:17)
#loc38 = loc("examples/jax/models.py":92:25)
#loc39 = loc("examples/jax/models.py":92:25)
#loc40 = loc("examples/jax/models.py":92:24)
#loc41 = loc("examples/jax/models.py":92:15)
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
#loc44 = loc("examples/jax/models.py":84:16)
#loc45 = loc("examples/jax/models.py":40:15)
#loc46 = loc("examples/jax/models.py":93:11)
#loc47 = loc("examples/jax/models.py":286:14)
#loc48 = loc("examples/jax/models.py":292:41)
#loc49 = loc("examples/jax/models.py":292:24)
#loc50 = loc("examples/jax/models.py":296:4)
#loc51 = loc("examples/jax/models.py":85:37)
#loc52 = loc("examples/jax/models.py":81:31)
#loc53 = loc("examples/jax/models.py":81:16)
#loc54 = loc(unknown)
#loc55 = loc(unknown)
#loc56 = loc("examples/jax/models.py":82:23)
#loc57 = loc("examples/jax/models.py":82:47)
#loc58 = loc(unknown)
#loc59 = loc("examples/jax/models.py":83:16)
#loc60 = loc("examples/jax/models.py":84:33)
#loc61 = loc("examples/jax/models.py":84:48)
#loc62 = loc(unknown)
#loc63 = loc("examples/jax/models.py":85:16)
#loc64 = loc("examples/jax/models.py":85:16)
#loc65 = loc("examples/jax/models.py":86:17)
#loc67 = loc("examples/jax/models.py":87:17)
#loc68 = loc("examples/jax/models.py":88:29)
#loc69 = loc("examples/jax/models.py":88:17)
#loc70 = loc("examples/jax/models.py":89:14)
#loc71 = loc("examples/jax/models.py":90:15)
#loc72 = loc(unknown)
#loc73 = loc("examples/jax/models.py":91:17)
#loc74 = loc("examples/jax/models.py":91:57)
#loc75 = loc("examples/jax/models.py":91:17)
#loc76 = loc("examples/jax/models.py":92:25)
#loc77 = loc("examples/jax/models.py":92:25)
#loc78 = loc("examples/jax/models.py":92:24)
#loc79 = loc("examples/jax/models.py":92:15)
#loc82 = loc("examples/jax/models.py":292:24)
#loc83 = loc("examples/jax/models.py":40:15)
#loc85 = loc("examples/jax/models.py":292:41)
#loc86 = loc("examples/jax/models.py":81:16)
#loc87 = loc("examples/jax/models.py":82:47)
#loc88 = loc("examples/jax/models.py":90:15)
#loc89 = loc("examples/jax/models.py":91:17)
#loc91 = loc("examples/jax/models.py":286:14)
#loc92 = loc("examples/jax/models.py":82:47)
#loc95 = loc("examples/jax/models.py":93:11)
#loc96 = loc("examples/jax/models.py":286:14)
#loc104 = loc("examples/jax/models.py":40:15)
#loc105 = loc("examples/jax/models.py":84:16)
#loc106 = loc("examples/jax/models.py":85:37)
#loc107 = loc("examples/jax/models.py":81:31)
#loc108 = loc("examples/jax/models.py":81:16)
#loc109 = loc("examples/jax/models.py":82:23)
#loc110 = loc("examples/jax/models.py":83:16)
#loc111 = loc("examples/jax/models.py":84:33)
#loc112 = loc("examples/jax/models.py":84:48)
#loc113 = loc("examples/jax/models.py":85:16)
#loc114 = loc("examples/jax/models.py":85:16)
#loc115 = loc("examples/jax/models.py":86:17)
#loc117 = loc("examples/jax/models.py":87:17)
#loc118 = loc("examples/jax/models.py":88:29)
#loc119 = loc("examples/jax/models.py":88:17)
#loc120 = loc("examples/jax/models.py":89:14)
#loc121 = loc("examples/jax/models.py":90:15)
#loc122 = loc("examples/jax/models.py":91:17)
#loc123 = loc("examples/jax/models.py":91:57)
#loc124 = loc("examples/jax/models.py":91:17)
#loc125 = loc("examples/jax/models.py":92:25)
#loc126 = loc("examples/jax/models.py":92:25)
#loc127 = loc("examples/jax/models.py":92:24)
#loc128 = loc("examples/jax/models.py":92:15)
#loc129 = loc("examples/jax/models.py":84:16)
#loc130 = loc("examples/jax/models.py":85:37)
#loc131 = loc("examples/jax/models.py":81:31)
#loc132 = loc("examples/jax/models.py":81:16)
#loc133 = loc("examples/jax/models.py":81:16)
#loc134 = loc("examples/jax/models.py":81:16)
#loc135 = loc("examples/jax/models.py":81:16)
#loc136 = loc("examples/jax/models.py":81:16)
#loc137 = loc("examples/jax/models.py":81:16)
#loc138 = loc("examples/jax/models.py":81:16)
#loc139 = loc("examples/jax/models.py":81:16)
#loc140 = loc("examples/jax/models.py":81:16)
#loc141 = loc("examples/jax/models.py":82:23)
#loc142 = loc("examples/jax/models.py":82:23)
#loc143 = loc("examples/jax/models.py":82:23)
#loc144 = loc("examples/jax/models.py":82:23)
#loc145 = loc("examples/jax/models.py":82:23)
#loc146 = loc("examples/jax/models.py":83:16)
#loc147 = loc("examples/jax/models.py":84:33)
#loc148 = loc("examples/jax/models.py":84:33)
#loc149 = loc("examples/jax/models.py":84:33)
#loc150 = loc("examples/jax/models.py":84:33)
#loc151 = loc("examples/jax/models.py":84:33)
#loc152 = loc("examples/jax/models.py":84:48)
#loc153 = loc("examples/jax/models.py":85:37)
#loc154 = loc("examples/jax/models.py":85:37)
#loc155 = loc("examples/jax/models.py":85:37)
#loc156 = loc("examples/jax/models.py":85:37)
#loc157 = loc("examples/jax/models.py":85:16)
#loc158 = loc("examples/jax/models.py":85:16)
#loc159 = loc("examples/jax/models.py":86:17)
#loc161 = loc("examples/jax/models.py":87:17)
#loc162 = loc("examples/jax/models.py":87:17)
#loc163 = loc("examples/jax/models.py":87:17)
#loc164 = loc("examples/jax/models.py":87:17)
#loc165 = loc("examples/jax/models.py":87:17)
#loc166 = loc("examples/jax/models.py":87:17)
#loc167 = loc("examples/jax/models.py":88:29)
#loc168 = loc("examples/jax/models.py":88:17)
#loc169 = loc("examples/jax/models.py":88:17)
#loc170 = loc("examples/jax/models.py":88:17)
#loc171 = loc("examples/jax/models.py":88:17)
#loc172 = loc("examples/jax/models.py":88:17)
#loc174 = loc("examples/jax/models.py":90:15)
#loc175 = loc("examples/jax/models.py":91:17)
#loc176 = loc("examples/jax/models.py":91:17)
#loc177 = loc("examples/jax/models.py":91:17)
#loc178 = loc("examples/jax/models.py":91:17)
#loc180 = loc("examples/jax/models.py":91:17)
#loc181 = loc("examples/jax/models.py":91:17)
#loc182 = loc("examples/jax/models.py":91:17)
#loc183 = loc("examples/jax/models.py":91:57)
#loc184 = loc("examples/jax/models.py":91:17)
#loc185 = loc("examples/jax/models.py":92:25)
#loc186 = loc("examples/jax/models.py":92:25)
#loc187 = loc("examples/jax/models.py":92:24)
#loc188 = loc("examples/jax/models.py":92:24)
#loc189 = loc("examples/jax/models.py":92:15)
#loc190 = loc("examples/jax/models.py":92:15)
#loc191 = loc("examples/jax/models.py":92:15)
#loc192 = loc("examples/jax/models.py":92:15)
#loc193 = loc("examples/jax/models.py":92:24)
#loc194 = loc("examples/jax/models.py":91:17)
#loc197 = loc("examples/jax/models.py":91:57)
#loc198 = loc("examples/jax/models.py":91:17)
#loc199 = loc("examples/jax/models.py":91:17)
#loc200 = loc("examples/jax/models.py":90:15)
#loc202 = loc("examples/jax/models.py":89:14)
#loc203 = loc("examples/jax/models.py":89:14)
#loc204 = loc("examples/jax/models.py":88:17)
#loc205 = loc("examples/jax/models.py":88:17)
#loc206 = loc("examples/jax/models.py":88:29)
#loc207 = loc("examples/jax/models.py":88:29)
#loc208 = loc("examples/jax/models.py":82:23)
#loc209 = loc("examples/jax/models.py":82:23)
#loc210 = loc("examples/jax/models.py":82:23)
#loc211 = loc("examples/jax/models.py":81:16)
#loc212 = loc("examples/jax/models.py":81:16)
#loc213 = loc("examples/jax/models.py":81:16)
#loc214 = loc("examples/jax/models.py":81:16)
#loc215 = loc("examples/jax/models.py":81:16)
#loc216 = loc("examples/jax/models.py":81:16)
#loc217 = loc("examples/jax/models.py":81:16)
#loc218 = loc("examples/jax/models.py":81:31)
#loc219 = loc("examples/jax/models.py":81:31)
#loc220 = loc("examples/jax/models.py":81:16)
#loc221 = loc("examples/jax/models.py":81:16)
#loc222 = loc("examples/jax/models.py":81:16)
#loc223 = loc("examples/jax/models.py":90:15)
#loc224 = loc("examples/jax/models.py":90:15)
#loc225 = loc("examples/jax/models.py":90:15)
#loc226 = loc("examples/jax/models.py":90:15)
#loc227 = loc("examples/jax/models.py":90:15)
#loc228 = loc("examples/jax/models.py":90:15)
#loc229 = loc("examples/jax/models.py":90:15)
#loc230 = loc("examples/jax/models.py":91:17)
#loc231 = loc("examples/jax/models.py":91:17)
#loc232 = loc("examples/jax/models.py":91:17)
#loc233 = loc("examples/jax/models.py":91:17)
#loc234 = loc("examples/jax/models.py":91:17)
#loc235 = loc("examples/jax/models.py":91:17)
#loc236 = loc("examples/jax/models.py":91:17)
module @jit_experts_by_sorting {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<6x24x16xf32> {mesh.name = "params.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {}]>} loc(#loc173), %arg1: tensor<16x6xf32> {mesh.name = "params.router", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc131), %arg2: tensor<6x16x24xf32> {mesh.name = "params.up", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {}]>} loc(#loc167), %arg3: tensor<24x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc131), %arg4: tensor<24x16xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc186)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<6x24x16xf32> {mesh.name = "result.1.down"}, tensor<16x6xf32> {mesh.name = "result.1.router"}, tensor<6x16x24xf32> {mesh.name = "result.1.up"}) {
    %c1 = arith.constant 1 : index loc(#loc129)
    %c5 = arith.constant 5 : index loc(#loc129)
    %c0 = arith.constant 0 : index loc(#loc129)
    %cst = arith.constant 0.00260416674 : f32 loc(#loc130)
    %cst_0 = arith.constant 3.840000e+02 : f32 loc(#loc130)
    %true = arith.constant true loc(#loc130)
    %c0_i64 = arith.constant 0 : i64 loc(#loc130)
    %c1_i32 = arith.constant 1 : i32 loc(#loc130)
    %c-1_i32 = arith.constant -1 : i32 loc(#loc130)
    %c2_i32 = arith.constant 2 : i32 loc(#loc130)
    %c0_i32 = arith.constant 0 : i32 loc(#loc130)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc130)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc130)
    %cst_3 = arith.constant dense<5> : tensor<1xi32> loc(#loc130)
    %cst_4 = arith.constant dense<23> : tensor<1xi64> loc(#loc96)
    %cst_5 = arith.constant dense<24> : tensor<i32> loc(#loc96)
    %cst_6 = arith.constant dense<1> : tensor<i32> loc(#loc96)
    %cst_7 = arith.constant dense<23> : tensor<1xi32> loc(#loc96)
    %cst_8 = arith.constant dense<0> : tensor<i32> loc(#loc96)
    %cst_9 = arith.constant dense<[5, 7]> : tensor<2xi32> loc(#loc96)
    %cst_10 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc96)
    %cst_11 = arith.constant dense<0.797884583> : tensor<f32> loc(#loc96)
    %cst_12 = arith.constant dense<4.471500e-02> : tensor<f32> loc(#loc96)
    %cst_13 = arith.constant dense<3.000000e+00> : tensor<f32> loc(#loc96)
    %cst_14 = arith.constant dense<8> : tensor<i32> loc(#loc131)
    %cst_15 = arith.constant dense<6> : tensor<i32> loc(#loc131)
    %cst_16 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc131)
    %cst_17 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc131)
    %cst_18 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc131)
    %cst_19 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc131)
    %0 = tensor.empty() : tensor<24x6xf32> loc(#loc131)
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<24x6xf32>) -> tensor<24x6xf32> loc(#loc131)
    %2 = linalg.matmul ins(%arg3, %arg1 : tensor<24x16xf32>, tensor<16x6xf32>) outs(%1 : tensor<24x6xf32>) -> tensor<24x6xf32> loc(#loc131)
    %3 = tensor.empty() : tensor<24xf32> loc(#loc132)
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<24xf32>) -> tensor<24xf32> loc(#loc132)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<24x6xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc132), %out: f32 loc(#loc132)):
      %195 = arith.maximumf %out, %in : f32 loc(#loc132)
      linalg.yield %195 : f32 loc(#loc132)
    } -> tensor<24xf32> loc(#loc132)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc133), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc133)
    } -> tensor<24xf32> loc(#loc133)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %5 : tensor<24xf32>, tensor<24xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.maximumf %in, %in_23 : f32 loc(#loc133)
      linalg.yield %195 : f32 loc(#loc133)
    } -> tensor<24xf32> loc(#loc133)
    %8 = tensor.empty() : tensor<24x1xf32> loc(#loc134)
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<24xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<24x1xf32> loc(#loc134)
    %10 = "mesh.stop_gradient"(%9) : (tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc135)
    %11 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<24x6xf32> loc(#loc136)
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %11 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:31), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.subf %in, %in_23 : f32 loc(#loc136)
      linalg.yield %195 : f32 loc(#loc136)
    } -> tensor<24x6xf32> loc(#loc136)
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = math.exp %in : f32 loc(#loc137)
      linalg.yield %195 : f32 loc(#loc137)
    } -> tensor<24x6xf32> loc(#loc137)
    %14 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<24xf32>) -> tensor<24xf32> loc(#loc138)
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<24x6xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc138), %out: f32 loc(#loc138)):
      %195 = arith.addf %out, %in : f32 loc(#loc138)
      linalg.yield %195 : f32 loc(#loc138)
    } -> tensor<24xf32> loc(#loc138)
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<24xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<24x1xf32> loc(#loc134)
    %17 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<24x6xf32> loc(#loc139)
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %17 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.divf %in, %in_23 : f32 loc(#loc139)
      linalg.yield %195 : f32 loc(#loc139)
    } -> tensor<24x6xf32> loc(#loc139)
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %16 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc220)
      linalg.yield %195 : f32 loc(#loc220)
    } -> tensor<24x1xf32> loc(#loc220)
    %20 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc(#loc221), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc221)
    } -> tensor<24x1xf32> loc(#loc221)
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.divf %in, %in_23 : f32 loc(#loc222)
      linalg.yield %195 : f32 loc(#loc222)
    } -> tensor<24x1xf32> loc(#loc222)
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<24x6xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc141), %out: f32 loc(#loc141)):
      %195 = arith.maximumf %out, %in : f32 loc(#loc141)
      linalg.yield %195 : f32 loc(#loc141)
    } -> tensor<24xf32> loc(#loc141)
    %expanded = tensor.expand_shape %22 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc142)
    %23 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      linalg.yield %in : f32 loc(#loc143)
    } -> tensor<24x6xf32> loc(#loc143)
    %24 = tensor.empty() : tensor<24x6xi1> loc(#loc143)
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %23 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%24 : tensor<24x6xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":82:23), %out: i1 loc("examples/jax/models.py":82:23)):
      %195 = arith.cmpf oeq, %in, %in_23 : f32 loc(#loc143)
      linalg.yield %195 : i1 loc(#loc143)
    } -> tensor<24x6xi1> loc(#loc143)
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<24x6xi1>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      %195 = arith.uitofp %in : i1 to f32 loc(#loc144)
      linalg.yield %195 : f32 loc(#loc144)
    } -> tensor<24x6xf32> loc(#loc144)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<24x6xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc145), %out: f32 loc(#loc145)):
      %195 = arith.addf %out, %in : f32 loc(#loc145)
      linalg.yield %195 : f32 loc(#loc145)
    } -> tensor<24xf32> loc(#loc145)
    %28 = tensor.empty() : tensor<24x6xi32> loc(#loc92)
    %29 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%28 : tensor<24x6xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":82:47)):
      %195 = linalg.index 1 : index loc(#loc92)
      %196 = arith.index_cast %195 : index to i32 loc(#loc92)
      linalg.yield %196 : i32 loc(#loc92)
    } -> tensor<24x6xi32> loc(#loc92)
    %30 = tensor.empty() : tensor<24xi32> loc(#loc93)
    %31 = linalg.fill ins(%c0_i32 : i32) outs(%30 : tensor<24xi32>) -> tensor<24xi32> loc(#loc93)
    %32:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%18, %29 : tensor<24x6xf32>, tensor<24x6xi32>) outs(%4, %31 : tensor<24xf32>, tensor<24xi32>) attrs =  {mesh.associative} {
    ^bb0(%in: f32 loc(#loc97), %in_23: i32 loc(#loc97), %out: f32 loc(#loc97), %out_24: i32 loc(#loc97)):
      %195 = arith.cmpf ogt, %out, %in : f32 loc(#loc97)
      %196 = arith.cmpf une, %out, %out : f32 loc(#loc98)
      %197 = arith.ori %195, %196 : i1 loc(#loc99)
      %198 = arith.cmpf oeq, %out, %in : f32 loc(#loc100)
      %199 = arith.cmpi slt, %out_24, %in_23 : i32 loc(#loc101)
      %200 = arith.andi %198, %199 : i1 loc(#loc102)
      %201 = arith.ori %197, %200 : i1 loc(#loc99)
      %202 = arith.select %197, %out, %in : f32 loc(#loc103)
      %203 = arith.select %201, %out_24, %in_23 : i32 loc(#loc103)
      linalg.yield %202, %203 : f32, i32 loc(#loc93)
    } -> (tensor<24xf32>, tensor<24xi32>) loc(#loc93)
    %33 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%30 : tensor<24xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":83:16)):
      %195 = linalg.index 0 : index loc(#loc146)
      %196 = arith.index_cast %195 : index to i32 loc(#loc146)
      linalg.yield %196 : i32 loc(#loc146)
    } -> tensor<24xi32> loc(#loc146)
    %34:2 = "mesh.sort"(%32#1, %33) ({
    ^bb0(%arg5: i32 loc("examples/jax/models.py":83:16), %arg6: i32 loc("examples/jax/models.py":83:16), %arg7: i32 loc("examples/jax/models.py":83:16), %arg8: i32 loc("examples/jax/models.py":83:16)):
      %195 = arith.cmpi slt, %arg5, %arg6 : i32 loc(#loc146)
      "mesh.scalar_yield"(%195) : (i1) -> () loc(#loc146)
    }) {dim = 0 : i64, stable} : (tensor<24xi32>, tensor<24xi32>) -> (tensor<24xi32>, tensor<24xi32>) loc(#loc146)
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(#loc147), %out: i32 loc("examples/jax/models.py":84:33)):
      linalg.yield %in : i32 loc(#loc147)
    } -> tensor<24xi32> loc(#loc147)
    %36 = tensor.empty() : tensor<24xi1> loc(#loc147)
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%34#1, %35 : tensor<24xi32>, tensor<24xi32>) outs(%36 : tensor<24xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":83:16), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i1 loc("examples/jax/models.py":84:33)):
      %195 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc147)
      linalg.yield %195 : i1 loc(#loc147)
    } -> tensor<24xi1> loc(#loc147)
    %38 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(#loc148), %out: i32 loc("examples/jax/models.py":84:33)):
      linalg.yield %in : i32 loc(#loc148)
    } -> tensor<24xi32> loc(#loc148)
    %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%34#1, %38 : tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":83:16), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":84:33)):
      %195 = arith.addi %in, %in_23 : i32 loc(#loc148)
      linalg.yield %195 : i32 loc(#loc148)
    } -> tensor<24xi32> loc(#loc148)
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%37, %39, %34#1 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":84:33), %in_24: i32 loc("examples/jax/models.py":83:16), %out: i32 loc("examples/jax/models.py":84:33)):
      %195 = arith.select %in, %in_23, %in_24 : i32 loc(#loc149)
      linalg.yield %195 : i32 loc(#loc149)
    } -> tensor<24xi32> loc(#loc149)
    %41 = tensor.empty() : tensor<24x1xi32> loc(#loc150)
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<24xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":84:33)):
      linalg.yield %in : i32 loc(#loc150)
    } -> tensor<24x1xi32> loc(#loc150)
    %43 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc(#loc151), %out: i32 loc("examples/jax/models.py":84:33)):
      linalg.yield %in : i32 loc(#loc151)
    } -> tensor<24x1xi32> loc(#loc151)
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":84:33)):
      %195 = arith.minsi %in, %in_23 : i32 loc(#loc151)
      linalg.yield %195 : i32 loc(#loc151)
    } -> tensor<24x1xi32> loc(#loc151)
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<24x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":84:33)):
      %195 = arith.maxsi %in, %c0_i32 : i32 loc(#loc151)
      linalg.yield %195 : i32 loc(#loc151)
    } -> tensor<24x1xi32> loc(#loc151)
    %46 = "mesh.gather_slices"(%32#1, %45) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24xi32>, tensor<24x1xi32>) -> tensor<24xi32> loc(#loc151)
    %47 = tensor.empty() : tensor<6xi32> loc(#loc152)
    %48 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%47 : tensor<6xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":84:48)):
      %195 = linalg.index 0 : index loc(#loc152)
      %196 = arith.index_cast %195 : index to i32 loc(#loc152)
      linalg.yield %196 : i32 loc(#loc152)
    } -> tensor<6xi32> loc(#loc152)
    %49 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%47 : tensor<6xi32>) {
    ^bb0(%in: i32 loc(#loc129), %out: i32 loc("examples/jax/models.py":84:16)):
      linalg.yield %in : i32 loc(#loc129)
    } -> tensor<6xi32> loc(#loc129)
    %50 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%47 : tensor<6xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:16), %out: i32 loc("examples/jax/models.py":84:16)):
      linalg.yield %in : i32 loc(#loc129)
    } -> tensor<6xi32> loc(#loc129)
    %51:2 = scf.for %arg5 = %c0 to %c5 step %c1 iter_args(%arg6 = %49, %arg7 = %50) -> (tensor<6xi32>, tensor<6xi32>) {
      %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg7, %arg6 : tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":84:16), %in_23: i32 loc("examples/jax/models.py":84:16), %out: i32 loc("examples/jax/models.py":84:16)):
        %213 = arith.subi %in, %in_23 : i32 loc(#loc129)
        linalg.yield %213 : i32 loc(#loc129)
      } -> tensor<6xi32> loc(#loc129)
      %196 = tensor.empty() : tensor<i32> loc(#loc129)
      %197 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%196 : tensor<i32>) {
      ^bb0(%out: i32 loc("examples/jax/models.py":84:16)):
        linalg.yield %c2_i32 : i32 loc(#loc129)
      } -> tensor<i32> loc(#loc129)
      %198 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%197 : tensor<i32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":84:16), %out: i32 loc("examples/jax/models.py":84:16)):
        linalg.yield %in : i32 loc(#loc129)
      } -> tensor<6xi32> loc(#loc129)
      %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%195, %198 : tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":84:16), %in_23: i32 loc("examples/jax/models.py":84:16), %out: i32 loc("examples/jax/models.py":84:16)):
        %213 = arith.cmpi eq, %in_23, %c0_i32 : i32 loc(#loc129)
        %214 = arith.select %213, %c1_i32, %in_23 : i32 loc(#loc129)
        %215 = arith.divui %in, %214 : i32 loc(#loc129)
        %216 = arith.select %213, %c-1_i32, %215 : i32 loc(#loc129)
        linalg.yield %216 : i32 loc(#loc129)
      } -> tensor<6xi32> loc(#loc129)
      %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg6, %199 : tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":84:16), %in_23: i32 loc("examples/jax/models.py":84:16), %out: i32 loc("examples/jax/models.py":84:16)):
        %213 = arith.addi %in, %in_23 : i32 loc(#loc129)
        linalg.yield %213 : i32 loc(#loc129)
      } -> tensor<6xi32> loc(#loc129)
      %201 = tensor.empty() : tensor<6x1xi32> loc(#loc129)
      %202 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<6xi32>) outs(%201 : tensor<6x1xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":84:16), %out: i32 loc("examples/jax/models.py":84:16)):
        linalg.yield %in : i32 loc(#loc129)
      } -> tensor<6x1xi32> loc(#loc129)
      %203 = tensor.empty() : tensor<6x1xi64> loc(#loc129)
      %204 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%202 : tensor<6x1xi32>) outs(%203 : tensor<6x1xi64>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":84:16), %out: i64 loc("examples/jax/models.py":84:16)):
        %213 = arith.extui %in : i32 to i64 loc(#loc129)
        linalg.yield %213 : i64 loc(#loc129)
      } -> tensor<6x1xi64> loc(#loc129)
      %205 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<1xi64>) outs(%203 : tensor<6x1xi64>) {
      ^bb0(%in: i64 loc(#loc129), %out: i64 loc("examples/jax/models.py":84:16)):
        linalg.yield %in : i64 loc(#loc129)
      } -> tensor<6x1xi64> loc(#loc129)
      %206 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%204, %205 : tensor<6x1xi64>, tensor<6x1xi64>) outs(%203 : tensor<6x1xi64>) {
      ^bb0(%in: i64 loc("examples/jax/models.py":84:16), %in_23: i64 loc("examples/jax/models.py":84:16), %out: i64 loc("examples/jax/models.py":84:16)):
        %213 = arith.minsi %in, %in_23 : i64 loc(#loc129)
        linalg.yield %213 : i64 loc(#loc129)
      } -> tensor<6x1xi64> loc(#loc129)
      %207 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<6x1xi64>) outs(%203 : tensor<6x1xi64>) {
      ^bb0(%in: i64 loc("examples/jax/models.py":84:16), %out: i64 loc("examples/jax/models.py":84:16)):
        %213 = arith.maxsi %in, %c0_i64 : i64 loc(#loc129)
        linalg.yield %213 : i64 loc(#loc129)
      } -> tensor<6x1xi64> loc(#loc129)
      %208 = "mesh.gather_slices"(%46, %207) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24xi32>, tensor<6x1xi64>) -> tensor<6xi32> loc(#loc129)
      %209 = tensor.empty() : tensor<6xi1> loc(#loc129)
      %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%48, %208 : tensor<6xi32>, tensor<6xi32>) outs(%209 : tensor<6xi1>) {
      ^bb0(%in: i32 loc(#loc129), %in_23: i32 loc("examples/jax/models.py":84:16), %out: i1 loc("examples/jax/models.py":84:16)):
        %213 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc129)
        linalg.yield %213 : i1 loc(#loc129)
      } -> tensor<6xi1> loc(#loc129)
      %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%210, %arg6, %200 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":84:16), %in_23: i32 loc("examples/jax/models.py":84:16), %in_24: i32 loc("examples/jax/models.py":84:16), %out: i32 loc("examples/jax/models.py":84:16)):
        %213 = arith.select %in, %in_23, %in_24 : i32 loc(#loc129)
        linalg.yield %213 : i32 loc(#loc129)
      } -> tensor<6xi32> loc(#loc129)
      %212 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%210, %200, %arg7 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":84:16), %in_23: i32 loc("examples/jax/models.py":84:16), %in_24: i32 loc("examples/jax/models.py":84:16), %out: i32 loc("examples/jax/models.py":84:16)):
        %213 = arith.select %in, %in_23, %in_24 : i32 loc(#loc129)
        linalg.yield %213 : i32 loc(#loc129)
      } -> tensor<6xi32> loc(#loc129)
      scf.yield %211, %212 : tensor<6xi32>, tensor<6xi32> loc(#loc129)
    } loc(#loc129)
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%46, %35 : tensor<24xi32>, tensor<24xi32>) outs(%36 : tensor<24xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i1 loc("examples/jax/models.py":85:37)):
      %195 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc153)
      linalg.yield %195 : i1 loc(#loc153)
    } -> tensor<24xi1> loc(#loc153)
    %53 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(#loc154), %out: i32 loc("examples/jax/models.py":85:37)):
      linalg.yield %in : i32 loc(#loc154)
    } -> tensor<24xi32> loc(#loc154)
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%46, %53 : tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      %195 = arith.addi %in, %in_23 : i32 loc(#loc154)
      linalg.yield %195 : i32 loc(#loc154)
    } -> tensor<24xi32> loc(#loc154)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%52, %54, %46 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":85:37), %in_23: i32 loc("examples/jax/models.py":85:37), %in_24: i32 loc("examples/jax/models.py":84:33), %out: i32 loc("examples/jax/models.py":85:37)):
      %195 = arith.select %in, %in_23, %in_24 : i32 loc(#loc155)
      linalg.yield %195 : i32 loc(#loc155)
    } -> tensor<24xi32> loc(#loc155)
    %56 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<24xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      linalg.yield %in : i32 loc(#loc156)
    } -> tensor<24x1xi32> loc(#loc156)
    %57 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      linalg.yield %in : i32 loc(#loc130)
    } -> tensor<24x1xi32> loc(#loc130)
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:37), %in_23: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      %195 = arith.minsi %in, %in_23 : i32 loc(#loc130)
      linalg.yield %195 : i32 loc(#loc130)
    } -> tensor<24x1xi32> loc(#loc130)
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<24x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:37)):
      %195 = arith.maxsi %in, %c0_i32 : i32 loc(#loc130)
      linalg.yield %195 : i32 loc(#loc130)
    } -> tensor<24x1xi32> loc(#loc130)
    %60 = "mesh.gather_slices"(%51#1, %59) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<6xi32>, tensor<24x1xi32>) -> tensor<24xi32> loc(#loc130)
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%33, %60 : tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:16), %in_23: i32 loc("examples/jax/models.py":85:37), %out: i32 loc("examples/jax/models.py":85:16)):
      %195 = arith.subi %in, %in_23 : i32 loc(#loc157)
      linalg.yield %195 : i32 loc(#loc157)
    } -> tensor<24xi32> loc(#loc157)
    %62 = tensor.empty() : tensor<6x8x16xf32> loc(#loc159)
    %63 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%62 : tensor<6x8x16xf32>) {
    ^bb0(%in: f32 loc(#loc159), %out: f32 loc("examples/jax/models.py":86:17)):
      linalg.yield %in : f32 loc(#loc159)
    } -> tensor<6x8x16xf32> loc(#loc159)
    %64 = "mesh.gather_slices"(%arg3, %45) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xf32>, tensor<24x1xi32>) -> tensor<24x16xf32> loc(#loc160)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%61, %35 : tensor<24xi32>, tensor<24xi32>) outs(%36 : tensor<24xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:16), %in_23: i32 loc("examples/jax/models.py":84:33), %out: i1 loc("examples/jax/models.py":87:17)):
      %195 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc161)
      linalg.yield %195 : i1 loc(#loc161)
    } -> tensor<24xi1> loc(#loc161)
    %66 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_14 : tensor<i32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(#loc162), %out: i32 loc("examples/jax/models.py":87:17)):
      linalg.yield %in : i32 loc(#loc162)
    } -> tensor<24xi32> loc(#loc162)
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%61, %66 : tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":85:16), %in_23: i32 loc("examples/jax/models.py":87:17), %out: i32 loc("examples/jax/models.py":87:17)):
      %195 = arith.addi %in, %in_23 : i32 loc(#loc162)
      linalg.yield %195 : i32 loc(#loc162)
    } -> tensor<24xi32> loc(#loc162)
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%65, %67, %61 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":87:17), %in_23: i32 loc("examples/jax/models.py":87:17), %in_24: i32 loc("examples/jax/models.py":85:16), %out: i32 loc("examples/jax/models.py":87:17)):
      %195 = arith.select %in, %in_23, %in_24 : i32 loc(#loc163)
      linalg.yield %195 : i32 loc(#loc163)
    } -> tensor<24xi32> loc(#loc163)
    %69 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<24xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:17), %out: i32 loc("examples/jax/models.py":87:17)):
      linalg.yield %in : i32 loc(#loc164)
    } -> tensor<24x1xi32> loc(#loc164)
    %concat = tensor.concat dim(1) %56, %69 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32> loc(#loc165)
    %70 = "mesh.scatter_slices"(%63, %concat, %64) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":87:17), %arg6: f32 loc("examples/jax/models.py":87:17)):
      "mesh.scalar_yield"(%arg6) : (f32) -> () loc(#loc166)
    }) {batch_dims = array<i64>, dims = array<i64: 0, 1>} : (tensor<6x8x16xf32>, tensor<24x2xi32>, tensor<24x16xf32>) -> tensor<6x8x16xf32> loc(#loc166)
    %71 = tensor.empty() : tensor<6x8x24xf32> loc(#loc167)
    %72 = linalg.fill ins(%cst_2 : f32) outs(%71 : tensor<6x8x24xf32>) -> tensor<6x8x24xf32> loc(#loc167)
    %73 = linalg.batch_matmul ins(%70, %arg2 : tensor<6x8x16xf32>, tensor<6x16x24xf32>) outs(%72 : tensor<6x8x24xf32>) -> tensor<6x8x24xf32> loc(#loc167)
    %74 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %73 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %in_23: f32 loc("examples/jax/models.py":88:29), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc168)
      linalg.yield %195 : f32 loc(#loc168)
    } -> tensor<6x8x24xf32> loc(#loc168)
    %75 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %73 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:29), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc168)
      linalg.yield %195 : f32 loc(#loc168)
    } -> tensor<6x8x24xf32> loc(#loc168)
    %76 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %77 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %74 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc169)
      linalg.yield %195 : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %78 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(#loc169), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %79 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %75 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc169)
      linalg.yield %195 : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %80 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %79 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc170)
      linalg.yield %195 : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %81 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(#loc169), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %82 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %80 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc169)
      linalg.yield %195 : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %83 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = math.tanh %in : f32 loc(#loc171)
      linalg.yield %195 : f32 loc(#loc171)
    } -> tensor<6x8x24xf32> loc(#loc171)
    %84 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(#loc172), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc172)
    } -> tensor<6x8x24xf32> loc(#loc172)
    %85 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %83 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.subf %in, %in_23 : f32 loc(#loc172)
      linalg.yield %195 : f32 loc(#loc172)
    } -> tensor<6x8x24xf32> loc(#loc172)
    %86 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %83 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc170)
      linalg.yield %195 : f32 loc(#loc170)
    } -> tensor<6x8x24xf32> loc(#loc170)
    %87 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(#loc169), %out: f32 loc("examples/jax/models.py":88:17)):
      linalg.yield %in : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %88 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %86 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc169)
      linalg.yield %195 : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %89 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %88 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc169)
      linalg.yield %195 : f32 loc(#loc169)
    } -> tensor<6x8x24xf32> loc(#loc169)
    %90 = linalg.fill ins(%cst_2 : f32) outs(%62 : tensor<6x8x16xf32>) -> tensor<6x8x16xf32> loc(#loc173)
    %91 = linalg.batch_matmul ins(%89, %arg0 : tensor<6x8x24xf32>, tensor<6x24x16xf32>) outs(%90 : tensor<6x8x16xf32>) -> tensor<6x8x16xf32> loc(#loc173)
    %92 = tensor.empty() : tensor<24x2xi32> loc(#loc223)
    %93 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc(#loc223), %out: i32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i32 loc(#loc223)
    } -> tensor<24x2xi32> loc(#loc223)
    %94 = tensor.empty() : tensor<24x2xi1> loc(#loc223)
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %93 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%94 : tensor<24x2xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:17), %in_23: i32 loc("examples/jax/models.py":90:15), %out: i1 loc("examples/jax/models.py":90:15)):
      %195 = arith.cmpi sge, %in, %in_23 : i32 loc(#loc223)
      linalg.yield %195 : i1 loc(#loc223)
    } -> tensor<24x2xi1> loc(#loc223)
    %96 = tensor.empty() : tensor<1x2xi32> loc(#loc224)
    %97 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<2xi32>) outs(%96 : tensor<1x2xi32>) {
    ^bb0(%in: i32 loc(#loc224), %out: i32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i32 loc(#loc224)
    } -> tensor<1x2xi32> loc(#loc224)
    %98 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<1x2xi32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":90:15), %out: i32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i32 loc(#loc225)
    } -> tensor<24x2xi32> loc(#loc225)
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %98 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%94 : tensor<24x2xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:17), %in_23: i32 loc("examples/jax/models.py":90:15), %out: i1 loc("examples/jax/models.py":90:15)):
      %195 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc225)
      linalg.yield %195 : i1 loc(#loc225)
    } -> tensor<24x2xi1> loc(#loc225)
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %99 : tensor<24x2xi1>, tensor<24x2xi1>) outs(%94 : tensor<24x2xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":90:15), %in_23: i1 loc("examples/jax/models.py":90:15), %out: i1 loc("examples/jax/models.py":90:15)):
      %195 = arith.andi %in, %in_23 : i1 loc(#loc226)
      linalg.yield %195 : i1 loc(#loc226)
    } -> tensor<24x2xi1> loc(#loc226)
    %101 = linalg.fill ins(%true : i1) outs(%36 : tensor<24xi1>) -> tensor<24xi1> loc(#loc227)
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%100 : tensor<24x2xi1>) outs(%101 : tensor<24xi1>) {
    ^bb0(%in: i1 loc(#loc227), %out: i1 loc(#loc227)):
      %195 = arith.andi %out, %in : i1 loc(#loc227)
      linalg.yield %195 : i1 loc(#loc227)
    } -> tensor<24xi1> loc(#loc227)
    %103 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<2xi32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc(#loc228), %out: i32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i32 loc(#loc228)
    } -> tensor<24x2xi32> loc(#loc228)
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %103 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:17), %in_23: i32 loc("examples/jax/models.py":90:15), %out: i32 loc("examples/jax/models.py":90:15)):
      %195 = arith.minsi %in, %in_23 : i32 loc(#loc228)
      linalg.yield %195 : i32 loc(#loc228)
    } -> tensor<24x2xi32> loc(#loc228)
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<24x2xi32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":90:15), %out: i32 loc("examples/jax/models.py":90:15)):
      %195 = arith.maxsi %in, %c0_i32 : i32 loc(#loc228)
      linalg.yield %195 : i32 loc(#loc228)
    } -> tensor<24x2xi32> loc(#loc228)
    %106 = "mesh.gather_slices"(%91, %105) {batch_dims = array<i64>, dims = array<i64: 0, 1>} : (tensor<6x8x16xf32>, tensor<24x2xi32>) -> tensor<24x16xf32> loc(#loc228)
    %107 = tensor.empty() : tensor<24x16xi1> loc(#loc224)
    %108 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<24xi1>) outs(%107 : tensor<24x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":90:15), %out: i1 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : i1 loc(#loc224)
    } -> tensor<24x16xi1> loc(#loc224)
    %109 = tensor.empty() : tensor<24x16xf32> loc(#loc224)
    %110 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc224), %out: f32 loc("examples/jax/models.py":90:15)):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<24x16xf32> loc(#loc224)
    %111 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %106, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":90:15), %in_23: f32 loc("examples/jax/models.py":90:15), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":90:15)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc229)
      linalg.yield %195 : f32 loc(#loc229)
    } -> tensor<24x16xf32> loc(#loc229)
    %expanded_20 = tensor.expand_shape %33 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32> loc(#loc175)
    %112 = tensor.empty() : tensor<24x16xi32> loc(#loc176)
    %113 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%112 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":286:14), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc176)
    } -> tensor<24x16xi32> loc(#loc176)
    %114 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_20 : tensor<24x1xi32>) outs(%112 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc177)
    } -> tensor<24x16xi32> loc(#loc177)
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%114, %113 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%112 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i32 loc("examples/jax/models.py":91:17)):
      %195 = arith.addi %in, %in_23 : i32 loc(#loc177)
      linalg.yield %195 : i32 loc(#loc177)
    } -> tensor<24x16xi32> loc(#loc177)
    %116 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%112 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc(#loc176), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc176)
    } -> tensor<24x16xi32> loc(#loc176)
    %117 = "mesh.scatter_slices"(%116, %42, %115) ({
    ^bb0(%arg5: i32 loc("examples/jax/models.py":91:17), %arg6: i32 loc("examples/jax/models.py":91:17)):
      "mesh.scalar_yield"(%arg6) : (i32) -> () loc(#loc178)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xi32>, tensor<24x1xi32>, tensor<24x16xi32>) -> tensor<24x16xi32> loc(#loc178)
    %118 = "mesh.gather_slices"(%117, %45) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xi32>, tensor<24x1xi32>) -> tensor<24x16xi32> loc(#loc179)
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%117, %116 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%107 : tensor<24x16xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %195 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc180)
      linalg.yield %195 : i1 loc(#loc180)
    } -> tensor<24x16xi1> loc(#loc180)
    %120 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %110, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":90:15), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":91:17)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc181)
      linalg.yield %195 : f32 loc(#loc181)
    } -> tensor<24x16xf32> loc(#loc181)
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %118 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%107 : tensor<24x16xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %195 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc180)
      linalg.yield %195 : i1 loc(#loc180)
    } -> tensor<24x16xi1> loc(#loc180)
    %122 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %111, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":90:15), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":91:17)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc181)
      linalg.yield %195 : f32 loc(#loc181)
    } -> tensor<24x16xf32> loc(#loc181)
    %123 = "mesh.scatter_slices"(%120, %42, %122) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":91:17), %arg6: f32 loc("examples/jax/models.py":91:17)):
      %195 = arith.addf %arg5, %arg6 : f32 loc(#loc177)
      "mesh.scalar_yield"(%195) : (f32) -> () loc(#loc182)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xf32>, tensor<24x1xi32>, tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc182)
    %124 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<24xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":91:57)):
      linalg.yield %in : f32 loc(#loc183)
    } -> tensor<24x1xf32> loc(#loc183)
    %125 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<24x1xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:57), %out: f32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : f32 loc(#loc184)
    } -> tensor<24x16xf32> loc(#loc184)
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %125 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":91:17), %out: f32 loc("examples/jax/models.py":91:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc184)
      linalg.yield %195 : f32 loc(#loc184)
    } -> tensor<24x16xf32> loc(#loc184)
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %126 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc185), %in_23: f32 loc("examples/jax/models.py":91:17), %out: f32 loc("examples/jax/models.py":92:25)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc185)
      linalg.yield %195 : f32 loc(#loc185)
    } -> tensor<24x16xf32> loc(#loc185)
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %arg4 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:25), %in_23: f32 loc(#loc186), %out: f32 loc("examples/jax/models.py":92:25)):
      %195 = arith.subf %in, %in_23 : f32 loc(#loc186)
      linalg.yield %195 : f32 loc(#loc186)
    } -> tensor<24x16xf32> loc(#loc186)
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%128, %128 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:25), %in_23: f32 loc("examples/jax/models.py":92:25), %out: f32 loc("examples/jax/models.py":92:24)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc187)
      linalg.yield %195 : f32 loc(#loc187)
    } -> tensor<24x16xf32> loc(#loc187)
    %130 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc("examples/jax/models.py":92:24)):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<24x16xf32> loc(#loc188)
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %128 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:24), %in_23: f32 loc("examples/jax/models.py":92:25), %out: f32 loc("examples/jax/models.py":92:24)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc188)
      linalg.yield %195 : f32 loc(#loc188)
    } -> tensor<24x16xf32> loc(#loc188)
    %132 = tensor.empty() : tensor<f32> loc(#loc189)
    %133 = linalg.fill ins(%cst_2 : f32) outs(%132 : tensor<f32>) -> tensor<f32> loc(#loc189)
    %134 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%129 : tensor<24x16xf32>) outs(%133 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %195 = arith.addf %out, %in : f32 loc(#loc189)
      linalg.yield %195 : f32 loc(#loc189)
    } -> tensor<f32> loc(#loc189)
    %135 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%134 : tensor<f32>) outs(%132 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:15), %out: f32 loc("examples/jax/models.py":92:15)):
      %195 = arith.divf %in, %cst_0 : f32 loc(#loc190)
      linalg.yield %195 : f32 loc(#loc190)
    } -> tensor<f32> loc(#loc190)
    %136 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%132 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":92:15)):
      linalg.yield %cst : f32 loc(#loc191)
    } -> tensor<f32> loc(#loc191)
    %137 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<f32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:15), %out: f32 loc("examples/jax/models.py":92:15)):
      linalg.yield %in : f32 loc(#loc192)
    } -> tensor<24x16xf32> loc(#loc192)
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%137, %131 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:15), %in_23: f32 loc("examples/jax/models.py":92:24), %out: f32 loc("examples/jax/models.py":92:24)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc193)
      linalg.yield %195 : f32 loc(#loc193)
    } -> tensor<24x16xf32> loc(#loc193)
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %138 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":92:24), %out: f32 loc("examples/jax/models.py":91:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc194)
      linalg.yield %195 : f32 loc(#loc194)
    } -> tensor<24x16xf32> loc(#loc194)
    %140 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%139 : tensor<24x16xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc195), %out: f32 loc(#loc195)):
      %195 = arith.addf %out, %in : f32 loc(#loc195)
      linalg.yield %195 : f32 loc(#loc195)
    } -> tensor<24xf32> loc(#loc195)
    %expanded_21 = tensor.expand_shape %140 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc196)
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%138, %125 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:24), %in_23: f32 loc("examples/jax/models.py":91:17), %out: f32 loc("examples/jax/models.py":91:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc194)
      linalg.yield %195 : f32 loc(#loc194)
    } -> tensor<24x16xf32> loc(#loc194)
    %142 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_21 : tensor<24x1xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc197), %out: f32 loc(#loc197)):
      %195 = arith.addf %out, %in : f32 loc(#loc197)
      linalg.yield %195 : f32 loc(#loc197)
    } -> tensor<24xf32> loc(#loc197)
    %143 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc(#loc230), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc230)
    } -> tensor<24x1xi32> loc(#loc230)
    %144 = tensor.empty() : tensor<24x1xi1> loc(#loc230)
    %145 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %143 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%144 : tensor<24x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %195 = arith.cmpi sge, %in, %in_23 : i32 loc(#loc230)
      linalg.yield %195 : i1 loc(#loc230)
    } -> tensor<24x1xi1> loc(#loc230)
    %146 = tensor.empty() : tensor<1x1xi32> loc(#loc231)
    %147 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<1xi32>) outs(%146 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(#loc231), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc231)
    } -> tensor<1x1xi32> loc(#loc231)
    %148 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<1x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":91:17), %out: i32 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i32 loc(#loc232)
    } -> tensor<24x1xi32> loc(#loc232)
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %148 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%144 : tensor<24x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":84:33), %in_23: i32 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %195 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc232)
      linalg.yield %195 : i1 loc(#loc232)
    } -> tensor<24x1xi1> loc(#loc232)
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%145, %149 : tensor<24x1xi1>, tensor<24x1xi1>) outs(%144 : tensor<24x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: i1 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      %195 = arith.andi %in, %in_23 : i1 loc(#loc233)
      linalg.yield %195 : i1 loc(#loc233)
    } -> tensor<24x1xi1> loc(#loc233)
    %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%150 : tensor<24x1xi1>) outs(%101 : tensor<24xi1>) {
    ^bb0(%in: i1 loc(#loc234), %out: i1 loc(#loc234)):
      %195 = arith.andi %out, %in : i1 loc(#loc234)
      linalg.yield %195 : i1 loc(#loc234)
    } -> tensor<24xi1> loc(#loc234)
    %152 = "mesh.gather_slices"(%141, %45) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xf32>, tensor<24x1xi32>) -> tensor<24x16xf32> loc(#loc235)
    %153 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<24xi1>) outs(%107 : tensor<24x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %out: i1 loc("examples/jax/models.py":91:17)):
      linalg.yield %in : i1 loc(#loc231)
    } -> tensor<24x16xi1> loc(#loc231)
    %154 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%153, %152, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":91:17), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":91:17)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc236)
      linalg.yield %195 : f32 loc(#loc236)
    } -> tensor<24x16xf32> loc(#loc236)
    %155 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %154, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":91:17), %in_23: f32 loc("examples/jax/models.py":91:17), %in_24: f32 loc("examples/jax/models.py":90:15), %out: f32 loc("examples/jax/models.py":91:17)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc199)
      linalg.yield %195 : f32 loc(#loc199)
    } -> tensor<24x16xf32> loc(#loc199)
    %156 = "mesh.scatter_slices"(%63, %concat, %155) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":90:15), %arg6: f32 loc("examples/jax/models.py":90:15)):
      %195 = arith.addf %arg5, %arg6 : f32 loc(#loc237)
      "mesh.scalar_yield"(%195) : (f32) -> () loc(#loc200)
    }) {batch_dims = array<i64>, dims = array<i64: 0, 1>} : (tensor<6x8x16xf32>, tensor<24x2xi32>, tensor<24x16xf32>) -> tensor<6x8x16xf32> loc(#loc200)
    %157 = tensor.empty() : tensor<6x16x24xf32> loc(#loc202)
    %158 = linalg.fill ins(%cst_2 : f32) outs(%157 : tensor<6x16x24xf32>) -> tensor<6x16x24xf32> loc(#loc202)
    %159 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156, %89 : tensor<6x8x16xf32>, tensor<6x8x24xf32>) outs(%158 : tensor<6x16x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":90:15), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":89:14)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc200)
      %196 = arith.addf %out, %195 : f32 loc(#loc202)
      linalg.yield %196 : f32 loc(#loc202)
    } -> tensor<6x16x24xf32> loc(#loc202)
    %160 = tensor.empty() : tensor<6x24x16xf32> loc(#loc203)
    %161 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x16x24xf32>) outs(%160 : tensor<6x24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":89:14), %out: f32 loc("examples/jax/models.py":89:14)):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<6x24x16xf32> loc(#loc203)
    %162 = linalg.generic {indexing_maps = [#map15, #map16, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156, %arg0 : tensor<6x8x16xf32>, tensor<6x24x16xf32>) outs(%72 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":90:15), %in_23: f32 loc(#loc200), %out: f32 loc("examples/jax/models.py":89:14)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc200)
      %196 = arith.addf %out, %195 : f32 loc(#loc202)
      linalg.yield %196 : f32 loc(#loc202)
    } -> tensor<6x8x24xf32> loc(#loc202)
    %163 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %162 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %in_23: f32 loc("examples/jax/models.py":89:14), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<6x8x24xf32> loc(#loc204)
    %164 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %88 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":89:14), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<6x8x24xf32> loc(#loc204)
    %165 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %163 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<6x8x24xf32> loc(#loc204)
    %166 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %85 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<6x8x24xf32> loc(#loc204)
    %167 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %83 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<6x8x24xf32> loc(#loc204)
    %168 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %167 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %195 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %169 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %168 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<6x8x24xf32> loc(#loc204)
    %170 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %169 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %195 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %171 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %169 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<6x8x24xf32> loc(#loc204)
    %172 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %77 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<6x8x24xf32> loc(#loc204)
    %173 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %172 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":88:17), %out: f32 loc("examples/jax/models.py":88:17)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc205)
      linalg.yield %195 : f32 loc(#loc205)
    } -> tensor<6x8x24xf32> loc(#loc205)
    %174 = linalg.fill ins(%cst_2 : f32) outs(%160 : tensor<6x24x16xf32>) -> tensor<6x24x16xf32> loc(#loc206)
    %175 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%173, %70 : tensor<6x8x24xf32>, tensor<6x8x16xf32>) outs(%174 : tensor<6x24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:17), %in_23: f32 loc("examples/jax/models.py":87:17), %out: f32 loc("examples/jax/models.py":88:29)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc205)
      %196 = arith.addf %out, %195 : f32 loc(#loc206)
      linalg.yield %196 : f32 loc(#loc206)
    } -> tensor<6x24x16xf32> loc(#loc206)
    %176 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<6x24x16xf32>) outs(%157 : tensor<6x16x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":88:29), %out: f32 loc("examples/jax/models.py":88:29)):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<6x16x24xf32> loc(#loc207)
    %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%142, %27 : tensor<24xf32>, tensor<24xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:57), %in_23: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      %195 = arith.divf %in, %in_23 : f32 loc(#loc208)
      linalg.yield %195 : f32 loc(#loc208)
    } -> tensor<24xf32> loc(#loc208)
    %178 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<24xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      linalg.yield %in : f32 loc(#loc209)
    } -> tensor<24x6xf32> loc(#loc209)
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%178, %26 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %in_23: f32 loc("examples/jax/models.py":82:23), %out: f32 loc("examples/jax/models.py":82:23)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc210)
      linalg.yield %195 : f32 loc(#loc210)
    } -> tensor<24x6xf32> loc(#loc210)
    %180 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<24x6xf32> loc(#loc211)
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%179, %180 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc211)
      linalg.yield %195 : f32 loc(#loc211)
    } -> tensor<24x6xf32> loc(#loc211)
    %182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%181, %13 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc211)
      linalg.yield %195 : f32 loc(#loc211)
    } -> tensor<24x6xf32> loc(#loc211)
    %183 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%182 : tensor<24x6xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc212), %out: f32 loc(#loc212)):
      %195 = arith.addf %out, %in : f32 loc(#loc212)
      linalg.yield %195 : f32 loc(#loc212)
    } -> tensor<24xf32> loc(#loc212)
    %expanded_22 = tensor.expand_shape %183 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc213)
    %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_22 : tensor<24x1xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.negf %in : f32 loc(#loc214)
      linalg.yield %195 : f32 loc(#loc214)
    } -> tensor<24x1xf32> loc(#loc214)
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%179, %17 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":82:23), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.divf %in, %in_23 : f32 loc(#loc215)
      linalg.yield %195 : f32 loc(#loc215)
    } -> tensor<24x6xf32> loc(#loc215)
    %186 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%184 : tensor<24x1xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc212), %out: f32 loc(#loc212)):
      %195 = arith.addf %out, %in : f32 loc(#loc212)
      linalg.yield %195 : f32 loc(#loc212)
    } -> tensor<24xf32> loc(#loc212)
    %187 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<24xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<24x6xf32> loc(#loc216)
    %188 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%185, %187 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc217)
      linalg.yield %195 : f32 loc(#loc217)
    } -> tensor<24x6xf32> loc(#loc217)
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%188, %13 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc("examples/jax/models.py":81:16), %out: f32 loc("examples/jax/models.py":81:16)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc211)
      linalg.yield %195 : f32 loc(#loc211)
    } -> tensor<24x6xf32> loc(#loc211)
    %190 = tensor.empty() : tensor<6x16xf32> loc(#loc218)
    %191 = linalg.fill ins(%cst_2 : f32) outs(%190 : tensor<6x16xf32>) -> tensor<6x16xf32> loc(#loc218)
    %192 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%189, %arg3 : tensor<24x6xf32>, tensor<24x16xf32>) outs(%191 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:16), %in_23: f32 loc(#loc211), %out: f32 loc("examples/jax/models.py":81:31)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc211)
      %196 = arith.addf %out, %195 : f32 loc(#loc218)
      linalg.yield %196 : f32 loc(#loc218)
    } -> tensor<6x16xf32> loc(#loc218)
    %193 = tensor.empty() : tensor<16x6xf32> loc(#loc219)
    %194 = linalg.generic {indexing_maps = [#map20, #map], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<6x16xf32>) outs(%193 : tensor<16x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":81:31), %out: f32 loc("examples/jax/models.py":81:31)):
      linalg.yield %in : f32 loc(#loc219)
    } -> tensor<16x6xf32> loc(#loc219)
    return %135, %161, %194, %176 : tensor<f32>, tensor<6x24x16xf32>, tensor<16x6xf32>, tensor<6x16x24xf32> loc(#loc96)
  } loc(#loc96)
} loc(#loc)
#loc28 = loc("examples/jax/models.py":87:53)
#loc42 = loc("examples/jax/models.py":68:12)
#loc43 = loc("examples/jax/models.py":70:11)
#loc66 = loc("examples/jax/models.py":87:53)
#loc80 = loc("examples/jax/models.py":68:12)
#loc81 = loc("examples/jax/models.py":70:11)
#loc84 = loc("examples/jax/models.py":40:15)
#loc90 = loc("examples/jax/models.py":68:12)
#loc93 = loc("examples/jax/models.py":82:47)
#loc94 = loc("examples/jax/models.py":82:47)
#loc97 = loc("examples/jax/models.py":82:47)
#loc98 = loc("examples/jax/models.py":82:47)
#loc99 = loc("examples/jax/models.py":82:47)
#loc100 = loc("examples/jax/models.py":82:47)
#loc101 = loc("examples/jax/models.py":82:47)
#loc102 = loc("examples/jax/models.py":82:47)
#loc103 = loc("examples/jax/models.py":82:47)
#loc116 = loc("examples/jax/models.py":87:53)
#loc160 = loc("examples/jax/models.py":87:53)
#loc173 = loc("examples/jax/models.py":89:14)
#loc179 = loc("examples/jax/models.py":91:17)
#loc195 = loc("examples/jax/models.py":91:17)
#loc196 = loc("examples/jax/models.py":91:17)
#loc201 = loc("examples/jax/models.py":68:12)
#loc237 = loc("examples/jax/models.py":68:12)
