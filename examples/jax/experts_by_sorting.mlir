#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc("examples/jax/models.py":87:12)
#loc7 = loc("examples/jax/models.py":44:15)
#loc8 = loc("examples/jax/models.py":283:14)
#loc9 = loc("examples/jax/models.py":289:41)
#loc10 = loc("examples/jax/models.py":289:24)
#loc11 = loc("examples/jax/models.py":293:4)
#loc12 = loc("examples/jax/models.py":88:33)
#loc13 = loc("examples/jax/models.py":84:27)
#loc14 = loc("examples/jax/models.py":84:12)
#loc15 = loc(unknown)
#loc16 = loc(unknown)
#loc17 = loc("examples/jax/models.py":85:19)
#loc18 = loc("examples/jax/models.py":85:43)
#loc19 = loc(unknown)
#loc20 = loc("examples/jax/models.py":86:12)
#loc21 = loc("examples/jax/models.py":87:29)
#loc22 = loc("examples/jax/models.py":87:44)
#loc23 = loc(unknown)
#loc24 = loc("examples/jax/models.py":88:12)
#loc25 = loc("examples/jax/models.py":88:12)
#loc26 = loc("examples/jax/models.py":89:13)
#loc28 = loc("examples/jax/models.py":90:13)
#loc29 = loc("examples/jax/models.py":91:25)
#loc30 = loc("examples/jax/models.py":91:13)
#loc31 = loc("examples/jax/models.py":92:10)
#loc32 = loc("examples/jax/models.py":93:11)
#loc33 = loc(unknown)
#loc34 = loc("examples/jax/models.py":94:13)
#loc35 = loc("examples/jax/models.py":94:53)
#loc36 = loc("examples/jax/models.py":94:13)
#loc37 = loc("examples/jax/models.py":95:21)
#loc38 = loc("examples/jax/models.py":95:21)
#loc39 = loc("examples/jax/models.py":95:20)
#loc40 = loc("examples/jax/models.py":95:11)
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
#loc42 = loc("examples/jax/models.py":87:12)
#loc43 = loc("examples/jax/models.py":44:15)
#loc44 = loc("examples/jax/models.py":283:14)
#loc45 = loc("examples/jax/models.py":289:41)
#loc46 = loc("examples/jax/models.py":289:24)
#loc47 = loc("examples/jax/models.py":293:4)
#loc48 = loc("examples/jax/models.py":88:33)
#loc49 = loc("examples/jax/models.py":84:27)
#loc50 = loc("examples/jax/models.py":84:12)
#loc51 = loc(unknown)
#loc52 = loc(unknown)
#loc53 = loc("examples/jax/models.py":85:19)
#loc54 = loc("examples/jax/models.py":85:43)
#loc55 = loc(unknown)
#loc56 = loc("examples/jax/models.py":86:12)
#loc57 = loc("examples/jax/models.py":87:29)
#loc58 = loc("examples/jax/models.py":87:44)
#loc59 = loc(unknown)
#loc60 = loc("examples/jax/models.py":88:12)
#loc61 = loc("examples/jax/models.py":88:12)
#loc62 = loc("examples/jax/models.py":89:13)
#loc64 = loc("examples/jax/models.py":90:13)
#loc65 = loc("examples/jax/models.py":91:25)
#loc66 = loc("examples/jax/models.py":91:13)
#loc67 = loc("examples/jax/models.py":92:10)
#loc68 = loc("examples/jax/models.py":93:11)
#loc69 = loc(unknown)
#loc70 = loc("examples/jax/models.py":94:13)
#loc71 = loc("examples/jax/models.py":94:53)
#loc72 = loc("examples/jax/models.py":94:13)
#loc73 = loc("examples/jax/models.py":95:21)
#loc74 = loc("examples/jax/models.py":95:21)
#loc75 = loc("examples/jax/models.py":95:20)
#loc76 = loc("examples/jax/models.py":95:11)
#loc78 = loc("examples/jax/models.py":289:24)
#loc79 = loc("examples/jax/models.py":84:12)
#loc80 = loc("examples/jax/models.py":85:43)
#loc81 = loc("examples/jax/models.py":93:11)
#loc82 = loc("examples/jax/models.py":94:13)
#loc84 = loc("examples/jax/models.py":289:41)
#loc85 = loc("examples/jax/models.py":85:43)
#loc88 = loc("examples/jax/models.py":283:14)
#loc96 = loc("examples/jax/models.py":44:15)
#loc97 = loc("examples/jax/models.py":283:14)
#loc98 = loc("examples/jax/models.py":87:12)
#loc99 = loc("examples/jax/models.py":88:33)
#loc100 = loc("examples/jax/models.py":84:27)
#loc101 = loc("examples/jax/models.py":84:12)
#loc102 = loc("examples/jax/models.py":85:19)
#loc103 = loc("examples/jax/models.py":86:12)
#loc104 = loc("examples/jax/models.py":87:29)
#loc105 = loc("examples/jax/models.py":87:44)
#loc106 = loc("examples/jax/models.py":88:12)
#loc107 = loc("examples/jax/models.py":88:12)
#loc108 = loc("examples/jax/models.py":89:13)
#loc110 = loc("examples/jax/models.py":90:13)
#loc111 = loc("examples/jax/models.py":91:25)
#loc112 = loc("examples/jax/models.py":91:13)
#loc113 = loc("examples/jax/models.py":92:10)
#loc114 = loc("examples/jax/models.py":93:11)
#loc115 = loc("examples/jax/models.py":94:13)
#loc116 = loc("examples/jax/models.py":94:53)
#loc117 = loc("examples/jax/models.py":94:13)
#loc118 = loc("examples/jax/models.py":95:21)
#loc119 = loc("examples/jax/models.py":95:21)
#loc120 = loc("examples/jax/models.py":95:20)
#loc121 = loc("examples/jax/models.py":95:11)
#loc122 = loc("examples/jax/models.py":87:12)
#loc123 = loc("examples/jax/models.py":88:33)
#loc124 = loc("examples/jax/models.py":84:27)
#loc125 = loc("examples/jax/models.py":84:12)
#loc126 = loc("examples/jax/models.py":84:12)
#loc127 = loc("examples/jax/models.py":84:12)
#loc128 = loc("examples/jax/models.py":84:12)
#loc129 = loc("examples/jax/models.py":84:12)
#loc130 = loc("examples/jax/models.py":84:12)
#loc131 = loc("examples/jax/models.py":84:12)
#loc132 = loc("examples/jax/models.py":84:12)
#loc133 = loc("examples/jax/models.py":84:12)
#loc134 = loc("examples/jax/models.py":85:19)
#loc135 = loc("examples/jax/models.py":85:19)
#loc136 = loc("examples/jax/models.py":85:19)
#loc137 = loc("examples/jax/models.py":85:19)
#loc138 = loc("examples/jax/models.py":85:19)
#loc139 = loc("examples/jax/models.py":86:12)
#loc140 = loc("examples/jax/models.py":87:29)
#loc141 = loc("examples/jax/models.py":87:29)
#loc142 = loc("examples/jax/models.py":87:29)
#loc143 = loc("examples/jax/models.py":87:29)
#loc144 = loc("examples/jax/models.py":87:29)
#loc145 = loc("examples/jax/models.py":87:44)
#loc146 = loc("examples/jax/models.py":88:33)
#loc147 = loc("examples/jax/models.py":88:33)
#loc148 = loc("examples/jax/models.py":88:33)
#loc149 = loc("examples/jax/models.py":88:33)
#loc150 = loc("examples/jax/models.py":88:12)
#loc151 = loc("examples/jax/models.py":88:12)
#loc152 = loc("examples/jax/models.py":89:13)
#loc154 = loc("examples/jax/models.py":90:13)
#loc155 = loc("examples/jax/models.py":90:13)
#loc156 = loc("examples/jax/models.py":90:13)
#loc157 = loc("examples/jax/models.py":90:13)
#loc158 = loc("examples/jax/models.py":90:13)
#loc159 = loc("examples/jax/models.py":90:13)
#loc160 = loc("examples/jax/models.py":91:25)
#loc161 = loc("examples/jax/models.py":91:13)
#loc162 = loc("examples/jax/models.py":91:13)
#loc163 = loc("examples/jax/models.py":91:13)
#loc164 = loc("examples/jax/models.py":91:13)
#loc165 = loc("examples/jax/models.py":91:13)
#loc167 = loc("examples/jax/models.py":93:11)
#loc168 = loc("examples/jax/models.py":94:13)
#loc169 = loc("examples/jax/models.py":94:13)
#loc170 = loc("examples/jax/models.py":94:13)
#loc171 = loc("examples/jax/models.py":94:13)
#loc173 = loc("examples/jax/models.py":94:13)
#loc174 = loc("examples/jax/models.py":94:13)
#loc175 = loc("examples/jax/models.py":94:13)
#loc176 = loc("examples/jax/models.py":94:53)
#loc177 = loc("examples/jax/models.py":94:13)
#loc178 = loc("examples/jax/models.py":95:21)
#loc179 = loc("examples/jax/models.py":95:21)
#loc180 = loc("examples/jax/models.py":95:20)
#loc181 = loc("examples/jax/models.py":95:20)
#loc182 = loc("examples/jax/models.py":95:11)
#loc183 = loc("examples/jax/models.py":95:11)
#loc184 = loc("examples/jax/models.py":95:11)
#loc185 = loc("examples/jax/models.py":95:11)
#loc186 = loc("examples/jax/models.py":95:20)
#loc187 = loc("examples/jax/models.py":94:13)
#loc190 = loc("examples/jax/models.py":94:53)
#loc191 = loc("examples/jax/models.py":94:13)
#loc192 = loc("examples/jax/models.py":94:13)
#loc193 = loc("examples/jax/models.py":93:11)
#loc195 = loc("examples/jax/models.py":92:10)
#loc196 = loc("examples/jax/models.py":92:10)
#loc197 = loc("examples/jax/models.py":91:13)
#loc198 = loc("examples/jax/models.py":91:13)
#loc199 = loc("examples/jax/models.py":91:25)
#loc200 = loc("examples/jax/models.py":91:25)
#loc201 = loc("examples/jax/models.py":85:19)
#loc202 = loc("examples/jax/models.py":85:19)
#loc203 = loc("examples/jax/models.py":85:19)
#loc204 = loc("examples/jax/models.py":84:12)
#loc205 = loc("examples/jax/models.py":84:12)
#loc206 = loc("examples/jax/models.py":84:12)
#loc207 = loc("examples/jax/models.py":84:12)
#loc208 = loc("examples/jax/models.py":84:12)
#loc209 = loc("examples/jax/models.py":84:12)
#loc210 = loc("examples/jax/models.py":84:12)
#loc211 = loc("examples/jax/models.py":84:27)
#loc212 = loc("examples/jax/models.py":84:27)
#loc213 = loc("examples/jax/models.py":84:12)
#loc214 = loc("examples/jax/models.py":84:12)
#loc215 = loc("examples/jax/models.py":84:12)
#loc216 = loc("examples/jax/models.py":93:11)
#loc217 = loc("examples/jax/models.py":93:11)
#loc218 = loc("examples/jax/models.py":93:11)
#loc219 = loc("examples/jax/models.py":93:11)
#loc220 = loc("examples/jax/models.py":93:11)
#loc221 = loc("examples/jax/models.py":93:11)
#loc222 = loc("examples/jax/models.py":93:11)
#loc223 = loc("examples/jax/models.py":94:13)
#loc224 = loc("examples/jax/models.py":94:13)
#loc225 = loc("examples/jax/models.py":94:13)
#loc226 = loc("examples/jax/models.py":94:13)
#loc227 = loc("examples/jax/models.py":94:13)
#loc228 = loc("examples/jax/models.py":94:13)
#loc229 = loc("examples/jax/models.py":94:13)
module @jit_experts_by_sorting {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<6x24x16xf32> {mesh.name = "params.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {}]>} loc(#loc166), %arg1: tensor<16x6xf32> {mesh.name = "params.router", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc124), %arg2: tensor<6x16x24xf32> {mesh.name = "params.up", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {}]>} loc(#loc160), %arg3: tensor<24x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc124), %arg4: tensor<24x16xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc179)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<6x24x16xf32> {mesh.name = "result.1.down"}, tensor<16x6xf32> {mesh.name = "result.1.router"}, tensor<6x16x24xf32> {mesh.name = "result.1.up"}) {
    %c1 = arith.constant 1 : index loc(#loc122)
    %c5 = arith.constant 5 : index loc(#loc122)
    %c0 = arith.constant 0 : index loc(#loc122)
    %cst = arith.constant 0.00260416674 : f32 loc(#loc123)
    %cst_0 = arith.constant 3.840000e+02 : f32 loc(#loc123)
    %true = arith.constant true loc(#loc123)
    %c0_i64 = arith.constant 0 : i64 loc(#loc123)
    %c1_i32 = arith.constant 1 : i32 loc(#loc123)
    %c-1_i32 = arith.constant -1 : i32 loc(#loc123)
    %c2_i32 = arith.constant 2 : i32 loc(#loc123)
    %c0_i32 = arith.constant 0 : i32 loc(#loc123)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc123)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc123)
    %cst_3 = arith.constant dense<5> : tensor<1xi32> loc(#loc123)
    %cst_4 = arith.constant dense<23> : tensor<1xi64> loc(#loc97)
    %cst_5 = arith.constant dense<24> : tensor<i32> loc(#loc97)
    %cst_6 = arith.constant dense<1> : tensor<i32> loc(#loc97)
    %cst_7 = arith.constant dense<23> : tensor<1xi32> loc(#loc97)
    %cst_8 = arith.constant dense<0> : tensor<i32> loc(#loc97)
    %cst_9 = arith.constant dense<[5, 7]> : tensor<2xi32> loc(#loc97)
    %cst_10 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc97)
    %cst_11 = arith.constant dense<0.797884583> : tensor<f32> loc(#loc97)
    %cst_12 = arith.constant dense<4.471500e-02> : tensor<f32> loc(#loc97)
    %cst_13 = arith.constant dense<3.000000e+00> : tensor<f32> loc(#loc97)
    %cst_14 = arith.constant dense<8> : tensor<i32> loc(#loc124)
    %cst_15 = arith.constant dense<6> : tensor<i32> loc(#loc124)
    %cst_16 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc124)
    %cst_17 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc124)
    %cst_18 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc124)
    %cst_19 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc124)
    %0 = tensor.empty() : tensor<24x6xf32> loc(#loc124)
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<24x6xf32>) -> tensor<24x6xf32> loc(#loc124)
    %2 = linalg.matmul ins(%arg3, %arg1 : tensor<24x16xf32>, tensor<16x6xf32>) outs(%1 : tensor<24x6xf32>) -> tensor<24x6xf32> loc(#loc124)
    %3 = tensor.empty() : tensor<24xf32> loc(#loc125)
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<24xf32>) -> tensor<24xf32> loc(#loc125)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<24x6xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc125), %out: f32 loc(#loc125)):
      %195 = arith.maximumf %out, %in : f32 loc(#loc125)
      linalg.yield %195 : f32 loc(#loc125)
    } -> tensor<24xf32> loc(#loc125)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc126), %out: f32 loc("examples/jax/models.py":84:12)):
      linalg.yield %in : f32 loc(#loc126)
    } -> tensor<24xf32> loc(#loc126)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %5 : tensor<24xf32>, tensor<24xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.maximumf %in, %in_23 : f32 loc(#loc126)
      linalg.yield %195 : f32 loc(#loc126)
    } -> tensor<24xf32> loc(#loc126)
    %8 = tensor.empty() : tensor<24x1xf32> loc(#loc127)
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<24xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      linalg.yield %in : f32 loc(#loc127)
    } -> tensor<24x1xf32> loc(#loc127)
    %10 = "mesh.stop_gradient"(%9) : (tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc128)
    %11 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      linalg.yield %in : f32 loc(#loc129)
    } -> tensor<24x6xf32> loc(#loc129)
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %11 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:27), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.subf %in, %in_23 : f32 loc(#loc129)
      linalg.yield %195 : f32 loc(#loc129)
    } -> tensor<24x6xf32> loc(#loc129)
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = math.exp %in : f32 loc(#loc130)
      linalg.yield %195 : f32 loc(#loc130)
    } -> tensor<24x6xf32> loc(#loc130)
    %14 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<24xf32>) -> tensor<24xf32> loc(#loc131)
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<24x6xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc131), %out: f32 loc(#loc131)):
      %195 = arith.addf %out, %in : f32 loc(#loc131)
      linalg.yield %195 : f32 loc(#loc131)
    } -> tensor<24xf32> loc(#loc131)
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<24xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      linalg.yield %in : f32 loc(#loc127)
    } -> tensor<24x1xf32> loc(#loc127)
    %17 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<24x6xf32> loc(#loc132)
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %17 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.divf %in, %in_23 : f32 loc(#loc132)
      linalg.yield %195 : f32 loc(#loc132)
    } -> tensor<24x6xf32> loc(#loc132)
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %16 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc213)
      linalg.yield %195 : f32 loc(#loc213)
    } -> tensor<24x1xf32> loc(#loc213)
    %20 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc(#loc214), %out: f32 loc("examples/jax/models.py":84:12)):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<24x1xf32> loc(#loc214)
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.divf %in, %in_23 : f32 loc(#loc215)
      linalg.yield %195 : f32 loc(#loc215)
    } -> tensor<24x1xf32> loc(#loc215)
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<24x6xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc134), %out: f32 loc(#loc134)):
      %195 = arith.maximumf %out, %in : f32 loc(#loc134)
      linalg.yield %195 : f32 loc(#loc134)
    } -> tensor<24xf32> loc(#loc134)
    %expanded = tensor.expand_shape %22 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc135)
    %23 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":85:19), %out: f32 loc("examples/jax/models.py":85:19)):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<24x6xf32> loc(#loc136)
    %24 = tensor.empty() : tensor<24x6xi1> loc(#loc136)
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %23 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%24 : tensor<24x6xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %in_23: f32 loc("examples/jax/models.py":85:19), %out: i1 loc("examples/jax/models.py":85:19)):
      %195 = arith.cmpf oeq, %in, %in_23 : f32 loc(#loc136)
      linalg.yield %195 : i1 loc(#loc136)
    } -> tensor<24x6xi1> loc(#loc136)
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<24x6xi1>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":85:19), %out: f32 loc("examples/jax/models.py":85:19)):
      %195 = arith.uitofp %in : i1 to f32 loc(#loc137)
      linalg.yield %195 : f32 loc(#loc137)
    } -> tensor<24x6xf32> loc(#loc137)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<24x6xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc138), %out: f32 loc(#loc138)):
      %195 = arith.addf %out, %in : f32 loc(#loc138)
      linalg.yield %195 : f32 loc(#loc138)
    } -> tensor<24xf32> loc(#loc138)
    %28 = tensor.empty() : tensor<24x6xi32> loc(#loc85)
    %29 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%28 : tensor<24x6xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":85:43)):
      %195 = linalg.index 1 : index loc(#loc85)
      %196 = arith.index_cast %195 : index to i32 loc(#loc85)
      linalg.yield %196 : i32 loc(#loc85)
    } -> tensor<24x6xi32> loc(#loc85)
    %30 = tensor.empty() : tensor<24xi32> loc(#loc86)
    %31 = linalg.fill ins(%c0_i32 : i32) outs(%30 : tensor<24xi32>) -> tensor<24xi32> loc(#loc86)
    %32:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%18, %29 : tensor<24x6xf32>, tensor<24x6xi32>) outs(%4, %31 : tensor<24xf32>, tensor<24xi32>) attrs =  {mesh.associative} {
    ^bb0(%in: f32 loc(#loc89), %in_23: i32 loc(#loc89), %out: f32 loc(#loc89), %out_24: i32 loc(#loc89)):
      %195 = arith.cmpf ogt, %out, %in : f32 loc(#loc89)
      %196 = arith.cmpf une, %out, %out : f32 loc(#loc90)
      %197 = arith.ori %195, %196 : i1 loc(#loc91)
      %198 = arith.cmpf oeq, %out, %in : f32 loc(#loc92)
      %199 = arith.cmpi slt, %out_24, %in_23 : i32 loc(#loc93)
      %200 = arith.andi %198, %199 : i1 loc(#loc94)
      %201 = arith.ori %197, %200 : i1 loc(#loc91)
      %202 = arith.select %197, %out, %in : f32 loc(#loc95)
      %203 = arith.select %201, %out_24, %in_23 : i32 loc(#loc95)
      linalg.yield %202, %203 : f32, i32 loc(#loc86)
    } -> (tensor<24xf32>, tensor<24xi32>) loc(#loc86)
    %33 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%30 : tensor<24xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":86:12)):
      %195 = linalg.index 0 : index loc(#loc139)
      %196 = arith.index_cast %195 : index to i32 loc(#loc139)
      linalg.yield %196 : i32 loc(#loc139)
    } -> tensor<24xi32> loc(#loc139)
    %34:2 = "mesh.sort"(%32#1, %33) ({
    ^bb0(%arg5: i32 loc("examples/jax/models.py":86:12), %arg6: i32 loc("examples/jax/models.py":86:12), %arg7: i32 loc("examples/jax/models.py":86:12), %arg8: i32 loc("examples/jax/models.py":86:12)):
      %195 = arith.cmpi slt, %arg5, %arg6 : i32 loc(#loc139)
      "mesh.scalar_yield"(%195) : (i1) -> () loc(#loc139)
    }) {dim = 0 : i64, stable} : (tensor<24xi32>, tensor<24xi32>) -> (tensor<24xi32>, tensor<24xi32>) loc(#loc139)
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(#loc140), %out: i32 loc("examples/jax/models.py":87:29)):
      linalg.yield %in : i32 loc(#loc140)
    } -> tensor<24xi32> loc(#loc140)
    %36 = tensor.empty() : tensor<24xi1> loc(#loc140)
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%34#1, %35 : tensor<24xi32>, tensor<24xi32>) outs(%36 : tensor<24xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":86:12), %in_23: i32 loc("examples/jax/models.py":87:29), %out: i1 loc("examples/jax/models.py":87:29)):
      %195 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc140)
      linalg.yield %195 : i1 loc(#loc140)
    } -> tensor<24xi1> loc(#loc140)
    %38 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(#loc141), %out: i32 loc("examples/jax/models.py":87:29)):
      linalg.yield %in : i32 loc(#loc141)
    } -> tensor<24xi32> loc(#loc141)
    %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%34#1, %38 : tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":86:12), %in_23: i32 loc("examples/jax/models.py":87:29), %out: i32 loc("examples/jax/models.py":87:29)):
      %195 = arith.addi %in, %in_23 : i32 loc(#loc141)
      linalg.yield %195 : i32 loc(#loc141)
    } -> tensor<24xi32> loc(#loc141)
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%37, %39, %34#1 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":87:29), %in_23: i32 loc("examples/jax/models.py":87:29), %in_24: i32 loc("examples/jax/models.py":86:12), %out: i32 loc("examples/jax/models.py":87:29)):
      %195 = arith.select %in, %in_23, %in_24 : i32 loc(#loc142)
      linalg.yield %195 : i32 loc(#loc142)
    } -> tensor<24xi32> loc(#loc142)
    %41 = tensor.empty() : tensor<24x1xi32> loc(#loc143)
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<24xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:29), %out: i32 loc("examples/jax/models.py":87:29)):
      linalg.yield %in : i32 loc(#loc143)
    } -> tensor<24x1xi32> loc(#loc143)
    %43 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc(#loc144), %out: i32 loc("examples/jax/models.py":87:29)):
      linalg.yield %in : i32 loc(#loc144)
    } -> tensor<24x1xi32> loc(#loc144)
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:29), %in_23: i32 loc("examples/jax/models.py":87:29), %out: i32 loc("examples/jax/models.py":87:29)):
      %195 = arith.minsi %in, %in_23 : i32 loc(#loc144)
      linalg.yield %195 : i32 loc(#loc144)
    } -> tensor<24x1xi32> loc(#loc144)
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<24x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:29), %out: i32 loc("examples/jax/models.py":87:29)):
      %195 = arith.maxsi %in, %c0_i32 : i32 loc(#loc144)
      linalg.yield %195 : i32 loc(#loc144)
    } -> tensor<24x1xi32> loc(#loc144)
    %46 = "mesh.gather_slices"(%32#1, %45) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24xi32>, tensor<24x1xi32>) -> tensor<24xi32> loc(#loc144)
    %47 = tensor.empty() : tensor<6xi32> loc(#loc145)
    %48 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%47 : tensor<6xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":87:44)):
      %195 = linalg.index 0 : index loc(#loc145)
      %196 = arith.index_cast %195 : index to i32 loc(#loc145)
      linalg.yield %196 : i32 loc(#loc145)
    } -> tensor<6xi32> loc(#loc145)
    %49 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%47 : tensor<6xi32>) {
    ^bb0(%in: i32 loc(#loc122), %out: i32 loc("examples/jax/models.py":87:12)):
      linalg.yield %in : i32 loc(#loc122)
    } -> tensor<6xi32> loc(#loc122)
    %50 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%47 : tensor<6xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:12), %out: i32 loc("examples/jax/models.py":87:12)):
      linalg.yield %in : i32 loc(#loc122)
    } -> tensor<6xi32> loc(#loc122)
    %51:2 = scf.for %arg5 = %c0 to %c5 step %c1 iter_args(%arg6 = %49, %arg7 = %50) -> (tensor<6xi32>, tensor<6xi32>) {
      %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg7, %arg6 : tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":87:12), %in_23: i32 loc("examples/jax/models.py":87:12), %out: i32 loc("examples/jax/models.py":87:12)):
        %213 = arith.subi %in, %in_23 : i32 loc(#loc122)
        linalg.yield %213 : i32 loc(#loc122)
      } -> tensor<6xi32> loc(#loc122)
      %196 = tensor.empty() : tensor<i32> loc(#loc122)
      %197 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%196 : tensor<i32>) {
      ^bb0(%out: i32 loc("examples/jax/models.py":87:12)):
        linalg.yield %c2_i32 : i32 loc(#loc122)
      } -> tensor<i32> loc(#loc122)
      %198 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%197 : tensor<i32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":87:12), %out: i32 loc("examples/jax/models.py":87:12)):
        linalg.yield %in : i32 loc(#loc122)
      } -> tensor<6xi32> loc(#loc122)
      %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%195, %198 : tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":87:12), %in_23: i32 loc("examples/jax/models.py":87:12), %out: i32 loc("examples/jax/models.py":87:12)):
        %213 = arith.cmpi eq, %in_23, %c0_i32 : i32 loc(#loc122)
        %214 = arith.select %213, %c1_i32, %in_23 : i32 loc(#loc122)
        %215 = arith.divui %in, %214 : i32 loc(#loc122)
        %216 = arith.select %213, %c-1_i32, %215 : i32 loc(#loc122)
        linalg.yield %216 : i32 loc(#loc122)
      } -> tensor<6xi32> loc(#loc122)
      %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg6, %199 : tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":87:12), %in_23: i32 loc("examples/jax/models.py":87:12), %out: i32 loc("examples/jax/models.py":87:12)):
        %213 = arith.addi %in, %in_23 : i32 loc(#loc122)
        linalg.yield %213 : i32 loc(#loc122)
      } -> tensor<6xi32> loc(#loc122)
      %201 = tensor.empty() : tensor<6x1xi32> loc(#loc122)
      %202 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<6xi32>) outs(%201 : tensor<6x1xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":87:12), %out: i32 loc("examples/jax/models.py":87:12)):
        linalg.yield %in : i32 loc(#loc122)
      } -> tensor<6x1xi32> loc(#loc122)
      %203 = tensor.empty() : tensor<6x1xi64> loc(#loc122)
      %204 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%202 : tensor<6x1xi32>) outs(%203 : tensor<6x1xi64>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":87:12), %out: i64 loc("examples/jax/models.py":87:12)):
        %213 = arith.extui %in : i32 to i64 loc(#loc122)
        linalg.yield %213 : i64 loc(#loc122)
      } -> tensor<6x1xi64> loc(#loc122)
      %205 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<1xi64>) outs(%203 : tensor<6x1xi64>) {
      ^bb0(%in: i64 loc(#loc122), %out: i64 loc("examples/jax/models.py":87:12)):
        linalg.yield %in : i64 loc(#loc122)
      } -> tensor<6x1xi64> loc(#loc122)
      %206 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%204, %205 : tensor<6x1xi64>, tensor<6x1xi64>) outs(%203 : tensor<6x1xi64>) {
      ^bb0(%in: i64 loc("examples/jax/models.py":87:12), %in_23: i64 loc("examples/jax/models.py":87:12), %out: i64 loc("examples/jax/models.py":87:12)):
        %213 = arith.minsi %in, %in_23 : i64 loc(#loc122)
        linalg.yield %213 : i64 loc(#loc122)
      } -> tensor<6x1xi64> loc(#loc122)
      %207 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<6x1xi64>) outs(%203 : tensor<6x1xi64>) {
      ^bb0(%in: i64 loc("examples/jax/models.py":87:12), %out: i64 loc("examples/jax/models.py":87:12)):
        %213 = arith.maxsi %in, %c0_i64 : i64 loc(#loc122)
        linalg.yield %213 : i64 loc(#loc122)
      } -> tensor<6x1xi64> loc(#loc122)
      %208 = "mesh.gather_slices"(%46, %207) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24xi32>, tensor<6x1xi64>) -> tensor<6xi32> loc(#loc122)
      %209 = tensor.empty() : tensor<6xi1> loc(#loc122)
      %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%48, %208 : tensor<6xi32>, tensor<6xi32>) outs(%209 : tensor<6xi1>) {
      ^bb0(%in: i32 loc(#loc122), %in_23: i32 loc("examples/jax/models.py":87:12), %out: i1 loc("examples/jax/models.py":87:12)):
        %213 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc122)
        linalg.yield %213 : i1 loc(#loc122)
      } -> tensor<6xi1> loc(#loc122)
      %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%210, %arg6, %200 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":87:12), %in_23: i32 loc("examples/jax/models.py":87:12), %in_24: i32 loc("examples/jax/models.py":87:12), %out: i32 loc("examples/jax/models.py":87:12)):
        %213 = arith.select %in, %in_23, %in_24 : i32 loc(#loc122)
        linalg.yield %213 : i32 loc(#loc122)
      } -> tensor<6xi32> loc(#loc122)
      %212 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%210, %200, %arg7 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%47 : tensor<6xi32>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":87:12), %in_23: i32 loc("examples/jax/models.py":87:12), %in_24: i32 loc("examples/jax/models.py":87:12), %out: i32 loc("examples/jax/models.py":87:12)):
        %213 = arith.select %in, %in_23, %in_24 : i32 loc(#loc122)
        linalg.yield %213 : i32 loc(#loc122)
      } -> tensor<6xi32> loc(#loc122)
      scf.yield %211, %212 : tensor<6xi32>, tensor<6xi32> loc(#loc122)
    } loc(#loc122)
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%46, %35 : tensor<24xi32>, tensor<24xi32>) outs(%36 : tensor<24xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:29), %in_23: i32 loc("examples/jax/models.py":87:29), %out: i1 loc("examples/jax/models.py":88:33)):
      %195 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc146)
      linalg.yield %195 : i1 loc(#loc146)
    } -> tensor<24xi1> loc(#loc146)
    %53 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(#loc147), %out: i32 loc("examples/jax/models.py":88:33)):
      linalg.yield %in : i32 loc(#loc147)
    } -> tensor<24xi32> loc(#loc147)
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%46, %53 : tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:29), %in_23: i32 loc("examples/jax/models.py":88:33), %out: i32 loc("examples/jax/models.py":88:33)):
      %195 = arith.addi %in, %in_23 : i32 loc(#loc147)
      linalg.yield %195 : i32 loc(#loc147)
    } -> tensor<24xi32> loc(#loc147)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%52, %54, %46 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":88:33), %in_23: i32 loc("examples/jax/models.py":88:33), %in_24: i32 loc("examples/jax/models.py":87:29), %out: i32 loc("examples/jax/models.py":88:33)):
      %195 = arith.select %in, %in_23, %in_24 : i32 loc(#loc148)
      linalg.yield %195 : i32 loc(#loc148)
    } -> tensor<24xi32> loc(#loc148)
    %56 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<24xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":88:33), %out: i32 loc("examples/jax/models.py":88:33)):
      linalg.yield %in : i32 loc(#loc149)
    } -> tensor<24x1xi32> loc(#loc149)
    %57 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":88:33), %out: i32 loc("examples/jax/models.py":88:33)):
      linalg.yield %in : i32 loc(#loc123)
    } -> tensor<24x1xi32> loc(#loc123)
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":88:33), %in_23: i32 loc("examples/jax/models.py":88:33), %out: i32 loc("examples/jax/models.py":88:33)):
      %195 = arith.minsi %in, %in_23 : i32 loc(#loc123)
      linalg.yield %195 : i32 loc(#loc123)
    } -> tensor<24x1xi32> loc(#loc123)
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<24x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":88:33), %out: i32 loc("examples/jax/models.py":88:33)):
      %195 = arith.maxsi %in, %c0_i32 : i32 loc(#loc123)
      linalg.yield %195 : i32 loc(#loc123)
    } -> tensor<24x1xi32> loc(#loc123)
    %60 = "mesh.gather_slices"(%51#1, %59) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<6xi32>, tensor<24x1xi32>) -> tensor<24xi32> loc(#loc123)
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%33, %60 : tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":88:12), %in_23: i32 loc("examples/jax/models.py":88:33), %out: i32 loc("examples/jax/models.py":88:12)):
      %195 = arith.subi %in, %in_23 : i32 loc(#loc150)
      linalg.yield %195 : i32 loc(#loc150)
    } -> tensor<24xi32> loc(#loc150)
    %62 = tensor.empty() : tensor<6x8x16xf32> loc(#loc152)
    %63 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%62 : tensor<6x8x16xf32>) {
    ^bb0(%in: f32 loc(#loc152), %out: f32 loc("examples/jax/models.py":89:13)):
      linalg.yield %in : f32 loc(#loc152)
    } -> tensor<6x8x16xf32> loc(#loc152)
    %64 = "mesh.gather_slices"(%arg3, %45) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xf32>, tensor<24x1xi32>) -> tensor<24x16xf32> loc(#loc153)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%61, %35 : tensor<24xi32>, tensor<24xi32>) outs(%36 : tensor<24xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":88:12), %in_23: i32 loc("examples/jax/models.py":87:29), %out: i1 loc("examples/jax/models.py":90:13)):
      %195 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc154)
      linalg.yield %195 : i1 loc(#loc154)
    } -> tensor<24xi1> loc(#loc154)
    %66 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_14 : tensor<i32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc(#loc155), %out: i32 loc("examples/jax/models.py":90:13)):
      linalg.yield %in : i32 loc(#loc155)
    } -> tensor<24xi32> loc(#loc155)
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%61, %66 : tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":88:12), %in_23: i32 loc("examples/jax/models.py":90:13), %out: i32 loc("examples/jax/models.py":90:13)):
      %195 = arith.addi %in, %in_23 : i32 loc(#loc155)
      linalg.yield %195 : i32 loc(#loc155)
    } -> tensor<24xi32> loc(#loc155)
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%65, %67, %61 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%30 : tensor<24xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":90:13), %in_23: i32 loc("examples/jax/models.py":90:13), %in_24: i32 loc("examples/jax/models.py":88:12), %out: i32 loc("examples/jax/models.py":90:13)):
      %195 = arith.select %in, %in_23, %in_24 : i32 loc(#loc156)
      linalg.yield %195 : i32 loc(#loc156)
    } -> tensor<24xi32> loc(#loc156)
    %69 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<24xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":90:13), %out: i32 loc("examples/jax/models.py":90:13)):
      linalg.yield %in : i32 loc(#loc157)
    } -> tensor<24x1xi32> loc(#loc157)
    %concat = tensor.concat dim(1) %56, %69 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32> loc(#loc158)
    %70 = "mesh.scatter_slices"(%63, %concat, %64) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":90:13), %arg6: f32 loc("examples/jax/models.py":90:13)):
      "mesh.scalar_yield"(%arg6) : (f32) -> () loc(#loc159)
    }) {batch_dims = array<i64>, dims = array<i64: 0, 1>} : (tensor<6x8x16xf32>, tensor<24x2xi32>, tensor<24x16xf32>) -> tensor<6x8x16xf32> loc(#loc159)
    %71 = tensor.empty() : tensor<6x8x24xf32> loc(#loc160)
    %72 = linalg.fill ins(%cst_2 : f32) outs(%71 : tensor<6x8x24xf32>) -> tensor<6x8x24xf32> loc(#loc160)
    %73 = linalg.batch_matmul ins(%70, %arg2 : tensor<6x8x16xf32>, tensor<6x16x24xf32>) outs(%72 : tensor<6x8x24xf32>) -> tensor<6x8x24xf32> loc(#loc160)
    %74 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %73 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:25), %in_23: f32 loc("examples/jax/models.py":91:25), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc161)
      linalg.yield %195 : f32 loc(#loc161)
    } -> tensor<6x8x24xf32> loc(#loc161)
    %75 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %73 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:25), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc161)
      linalg.yield %195 : f32 loc(#loc161)
    } -> tensor<6x8x24xf32> loc(#loc161)
    %76 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":91:13)):
      linalg.yield %in : f32 loc(#loc162)
    } -> tensor<6x8x24xf32> loc(#loc162)
    %77 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %74 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc162)
      linalg.yield %195 : f32 loc(#loc162)
    } -> tensor<6x8x24xf32> loc(#loc162)
    %78 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(#loc162), %out: f32 loc("examples/jax/models.py":91:13)):
      linalg.yield %in : f32 loc(#loc162)
    } -> tensor<6x8x24xf32> loc(#loc162)
    %79 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %75 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc162)
      linalg.yield %195 : f32 loc(#loc162)
    } -> tensor<6x8x24xf32> loc(#loc162)
    %80 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %79 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:25), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc163)
      linalg.yield %195 : f32 loc(#loc163)
    } -> tensor<6x8x24xf32> loc(#loc163)
    %81 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(#loc162), %out: f32 loc("examples/jax/models.py":91:13)):
      linalg.yield %in : f32 loc(#loc162)
    } -> tensor<6x8x24xf32> loc(#loc162)
    %82 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %80 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc162)
      linalg.yield %195 : f32 loc(#loc162)
    } -> tensor<6x8x24xf32> loc(#loc162)
    %83 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = math.tanh %in : f32 loc(#loc164)
      linalg.yield %195 : f32 loc(#loc164)
    } -> tensor<6x8x24xf32> loc(#loc164)
    %84 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(#loc165), %out: f32 loc("examples/jax/models.py":91:13)):
      linalg.yield %in : f32 loc(#loc165)
    } -> tensor<6x8x24xf32> loc(#loc165)
    %85 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %83 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.subf %in, %in_23 : f32 loc(#loc165)
      linalg.yield %195 : f32 loc(#loc165)
    } -> tensor<6x8x24xf32> loc(#loc165)
    %86 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %83 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc163)
      linalg.yield %195 : f32 loc(#loc163)
    } -> tensor<6x8x24xf32> loc(#loc163)
    %87 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc(#loc162), %out: f32 loc("examples/jax/models.py":91:13)):
      linalg.yield %in : f32 loc(#loc162)
    } -> tensor<6x8x24xf32> loc(#loc162)
    %88 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %86 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc162)
      linalg.yield %195 : f32 loc(#loc162)
    } -> tensor<6x8x24xf32> loc(#loc162)
    %89 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %88 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:25), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc162)
      linalg.yield %195 : f32 loc(#loc162)
    } -> tensor<6x8x24xf32> loc(#loc162)
    %90 = linalg.fill ins(%cst_2 : f32) outs(%62 : tensor<6x8x16xf32>) -> tensor<6x8x16xf32> loc(#loc166)
    %91 = linalg.batch_matmul ins(%89, %arg0 : tensor<6x8x24xf32>, tensor<6x24x16xf32>) outs(%90 : tensor<6x8x16xf32>) -> tensor<6x8x16xf32> loc(#loc166)
    %92 = tensor.empty() : tensor<24x2xi32> loc(#loc216)
    %93 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc(#loc216), %out: i32 loc("examples/jax/models.py":93:11)):
      linalg.yield %in : i32 loc(#loc216)
    } -> tensor<24x2xi32> loc(#loc216)
    %94 = tensor.empty() : tensor<24x2xi1> loc(#loc216)
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %93 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%94 : tensor<24x2xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":90:13), %in_23: i32 loc("examples/jax/models.py":93:11), %out: i1 loc("examples/jax/models.py":93:11)):
      %195 = arith.cmpi sge, %in, %in_23 : i32 loc(#loc216)
      linalg.yield %195 : i1 loc(#loc216)
    } -> tensor<24x2xi1> loc(#loc216)
    %96 = tensor.empty() : tensor<1x2xi32> loc(#loc217)
    %97 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<2xi32>) outs(%96 : tensor<1x2xi32>) {
    ^bb0(%in: i32 loc(#loc217), %out: i32 loc("examples/jax/models.py":93:11)):
      linalg.yield %in : i32 loc(#loc217)
    } -> tensor<1x2xi32> loc(#loc217)
    %98 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<1x2xi32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":93:11), %out: i32 loc("examples/jax/models.py":93:11)):
      linalg.yield %in : i32 loc(#loc218)
    } -> tensor<24x2xi32> loc(#loc218)
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %98 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%94 : tensor<24x2xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":90:13), %in_23: i32 loc("examples/jax/models.py":93:11), %out: i1 loc("examples/jax/models.py":93:11)):
      %195 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc218)
      linalg.yield %195 : i1 loc(#loc218)
    } -> tensor<24x2xi1> loc(#loc218)
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %99 : tensor<24x2xi1>, tensor<24x2xi1>) outs(%94 : tensor<24x2xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":93:11), %in_23: i1 loc("examples/jax/models.py":93:11), %out: i1 loc("examples/jax/models.py":93:11)):
      %195 = arith.andi %in, %in_23 : i1 loc(#loc219)
      linalg.yield %195 : i1 loc(#loc219)
    } -> tensor<24x2xi1> loc(#loc219)
    %101 = linalg.fill ins(%true : i1) outs(%36 : tensor<24xi1>) -> tensor<24xi1> loc(#loc220)
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%100 : tensor<24x2xi1>) outs(%101 : tensor<24xi1>) {
    ^bb0(%in: i1 loc(#loc220), %out: i1 loc(#loc220)):
      %195 = arith.andi %out, %in : i1 loc(#loc220)
      linalg.yield %195 : i1 loc(#loc220)
    } -> tensor<24xi1> loc(#loc220)
    %103 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<2xi32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc(#loc221), %out: i32 loc("examples/jax/models.py":93:11)):
      linalg.yield %in : i32 loc(#loc221)
    } -> tensor<24x2xi32> loc(#loc221)
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %103 : tensor<24x2xi32>, tensor<24x2xi32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":90:13), %in_23: i32 loc("examples/jax/models.py":93:11), %out: i32 loc("examples/jax/models.py":93:11)):
      %195 = arith.minsi %in, %in_23 : i32 loc(#loc221)
      linalg.yield %195 : i32 loc(#loc221)
    } -> tensor<24x2xi32> loc(#loc221)
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<24x2xi32>) outs(%92 : tensor<24x2xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":93:11), %out: i32 loc("examples/jax/models.py":93:11)):
      %195 = arith.maxsi %in, %c0_i32 : i32 loc(#loc221)
      linalg.yield %195 : i32 loc(#loc221)
    } -> tensor<24x2xi32> loc(#loc221)
    %106 = "mesh.gather_slices"(%91, %105) {batch_dims = array<i64>, dims = array<i64: 0, 1>} : (tensor<6x8x16xf32>, tensor<24x2xi32>) -> tensor<24x16xf32> loc(#loc221)
    %107 = tensor.empty() : tensor<24x16xi1> loc(#loc217)
    %108 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<24xi1>) outs(%107 : tensor<24x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":93:11), %out: i1 loc("examples/jax/models.py":93:11)):
      linalg.yield %in : i1 loc(#loc217)
    } -> tensor<24x16xi1> loc(#loc217)
    %109 = tensor.empty() : tensor<24x16xf32> loc(#loc217)
    %110 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc217), %out: f32 loc("examples/jax/models.py":93:11)):
      linalg.yield %in : f32 loc(#loc217)
    } -> tensor<24x16xf32> loc(#loc217)
    %111 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %106, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":93:11), %in_23: f32 loc("examples/jax/models.py":93:11), %in_24: f32 loc("examples/jax/models.py":93:11), %out: f32 loc("examples/jax/models.py":93:11)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc222)
      linalg.yield %195 : f32 loc(#loc222)
    } -> tensor<24x16xf32> loc(#loc222)
    %expanded_20 = tensor.expand_shape %33 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32> loc(#loc168)
    %112 = tensor.empty() : tensor<24x16xi32> loc(#loc169)
    %113 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%112 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":283:14), %out: i32 loc("examples/jax/models.py":94:13)):
      linalg.yield %in : i32 loc(#loc169)
    } -> tensor<24x16xi32> loc(#loc169)
    %114 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_20 : tensor<24x1xi32>) outs(%112 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":94:13), %out: i32 loc("examples/jax/models.py":94:13)):
      linalg.yield %in : i32 loc(#loc170)
    } -> tensor<24x16xi32> loc(#loc170)
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%114, %113 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%112 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":94:13), %in_23: i32 loc("examples/jax/models.py":94:13), %out: i32 loc("examples/jax/models.py":94:13)):
      %195 = arith.addi %in, %in_23 : i32 loc(#loc170)
      linalg.yield %195 : i32 loc(#loc170)
    } -> tensor<24x16xi32> loc(#loc170)
    %116 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%112 : tensor<24x16xi32>) {
    ^bb0(%in: i32 loc(#loc169), %out: i32 loc("examples/jax/models.py":94:13)):
      linalg.yield %in : i32 loc(#loc169)
    } -> tensor<24x16xi32> loc(#loc169)
    %117 = "mesh.scatter_slices"(%116, %42, %115) ({
    ^bb0(%arg5: i32 loc("examples/jax/models.py":94:13), %arg6: i32 loc("examples/jax/models.py":94:13)):
      "mesh.scalar_yield"(%arg6) : (i32) -> () loc(#loc171)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xi32>, tensor<24x1xi32>, tensor<24x16xi32>) -> tensor<24x16xi32> loc(#loc171)
    %118 = "mesh.gather_slices"(%117, %45) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xi32>, tensor<24x1xi32>) -> tensor<24x16xi32> loc(#loc172)
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%117, %116 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%107 : tensor<24x16xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":94:13), %in_23: i32 loc("examples/jax/models.py":94:13), %out: i1 loc("examples/jax/models.py":94:13)):
      %195 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc173)
      linalg.yield %195 : i1 loc(#loc173)
    } -> tensor<24x16xi1> loc(#loc173)
    %120 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %110, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":94:13), %in_23: f32 loc("examples/jax/models.py":93:11), %in_24: f32 loc("examples/jax/models.py":93:11), %out: f32 loc("examples/jax/models.py":94:13)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc174)
      linalg.yield %195 : f32 loc(#loc174)
    } -> tensor<24x16xf32> loc(#loc174)
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %118 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%107 : tensor<24x16xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":94:13), %in_23: i32 loc("examples/jax/models.py":94:13), %out: i1 loc("examples/jax/models.py":94:13)):
      %195 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc173)
      linalg.yield %195 : i1 loc(#loc173)
    } -> tensor<24x16xi1> loc(#loc173)
    %122 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %111, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":94:13), %in_23: f32 loc("examples/jax/models.py":93:11), %in_24: f32 loc("examples/jax/models.py":93:11), %out: f32 loc("examples/jax/models.py":94:13)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc174)
      linalg.yield %195 : f32 loc(#loc174)
    } -> tensor<24x16xf32> loc(#loc174)
    %123 = "mesh.scatter_slices"(%120, %42, %122) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":94:13), %arg6: f32 loc("examples/jax/models.py":94:13)):
      %195 = arith.addf %arg5, %arg6 : f32 loc(#loc170)
      "mesh.scalar_yield"(%195) : (f32) -> () loc(#loc175)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xf32>, tensor<24x1xi32>, tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc175)
    %124 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<24xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":85:19), %out: f32 loc("examples/jax/models.py":94:53)):
      linalg.yield %in : f32 loc(#loc176)
    } -> tensor<24x1xf32> loc(#loc176)
    %125 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<24x1xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":94:53), %out: f32 loc("examples/jax/models.py":94:13)):
      linalg.yield %in : f32 loc(#loc177)
    } -> tensor<24x16xf32> loc(#loc177)
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %125 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":94:13), %in_23: f32 loc("examples/jax/models.py":94:13), %out: f32 loc("examples/jax/models.py":94:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc177)
      linalg.yield %195 : f32 loc(#loc177)
    } -> tensor<24x16xf32> loc(#loc177)
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %126 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc178), %in_23: f32 loc("examples/jax/models.py":94:13), %out: f32 loc("examples/jax/models.py":95:21)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc178)
      linalg.yield %195 : f32 loc(#loc178)
    } -> tensor<24x16xf32> loc(#loc178)
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %arg4 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":95:21), %in_23: f32 loc(#loc179), %out: f32 loc("examples/jax/models.py":95:21)):
      %195 = arith.subf %in, %in_23 : f32 loc(#loc179)
      linalg.yield %195 : f32 loc(#loc179)
    } -> tensor<24x16xf32> loc(#loc179)
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%128, %128 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":95:21), %in_23: f32 loc("examples/jax/models.py":95:21), %out: f32 loc("examples/jax/models.py":95:20)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc180)
      linalg.yield %195 : f32 loc(#loc180)
    } -> tensor<24x16xf32> loc(#loc180)
    %130 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc181), %out: f32 loc("examples/jax/models.py":95:20)):
      linalg.yield %in : f32 loc(#loc181)
    } -> tensor<24x16xf32> loc(#loc181)
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %128 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":95:20), %in_23: f32 loc("examples/jax/models.py":95:21), %out: f32 loc("examples/jax/models.py":95:20)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc181)
      linalg.yield %195 : f32 loc(#loc181)
    } -> tensor<24x16xf32> loc(#loc181)
    %132 = tensor.empty() : tensor<f32> loc(#loc182)
    %133 = linalg.fill ins(%cst_2 : f32) outs(%132 : tensor<f32>) -> tensor<f32> loc(#loc182)
    %134 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%129 : tensor<24x16xf32>) outs(%133 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc182), %out: f32 loc(#loc182)):
      %195 = arith.addf %out, %in : f32 loc(#loc182)
      linalg.yield %195 : f32 loc(#loc182)
    } -> tensor<f32> loc(#loc182)
    %135 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%134 : tensor<f32>) outs(%132 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":95:11), %out: f32 loc("examples/jax/models.py":95:11)):
      %195 = arith.divf %in, %cst_0 : f32 loc(#loc183)
      linalg.yield %195 : f32 loc(#loc183)
    } -> tensor<f32> loc(#loc183)
    %136 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%132 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":95:11)):
      linalg.yield %cst : f32 loc(#loc184)
    } -> tensor<f32> loc(#loc184)
    %137 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<f32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":95:11), %out: f32 loc("examples/jax/models.py":95:11)):
      linalg.yield %in : f32 loc(#loc185)
    } -> tensor<24x16xf32> loc(#loc185)
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%137, %131 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":95:11), %in_23: f32 loc("examples/jax/models.py":95:20), %out: f32 loc("examples/jax/models.py":95:20)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc186)
      linalg.yield %195 : f32 loc(#loc186)
    } -> tensor<24x16xf32> loc(#loc186)
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %138 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":94:13), %in_23: f32 loc("examples/jax/models.py":95:20), %out: f32 loc("examples/jax/models.py":94:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc187)
      linalg.yield %195 : f32 loc(#loc187)
    } -> tensor<24x16xf32> loc(#loc187)
    %140 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%139 : tensor<24x16xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %195 = arith.addf %out, %in : f32 loc(#loc188)
      linalg.yield %195 : f32 loc(#loc188)
    } -> tensor<24xf32> loc(#loc188)
    %expanded_21 = tensor.expand_shape %140 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc189)
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%138, %125 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":95:20), %in_23: f32 loc("examples/jax/models.py":94:13), %out: f32 loc("examples/jax/models.py":94:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc187)
      linalg.yield %195 : f32 loc(#loc187)
    } -> tensor<24x16xf32> loc(#loc187)
    %142 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_21 : tensor<24x1xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc190), %out: f32 loc(#loc190)):
      %195 = arith.addf %out, %in : f32 loc(#loc190)
      linalg.yield %195 : f32 loc(#loc190)
    } -> tensor<24xf32> loc(#loc190)
    %143 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc(#loc223), %out: i32 loc("examples/jax/models.py":94:13)):
      linalg.yield %in : i32 loc(#loc223)
    } -> tensor<24x1xi32> loc(#loc223)
    %144 = tensor.empty() : tensor<24x1xi1> loc(#loc223)
    %145 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %143 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%144 : tensor<24x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:29), %in_23: i32 loc("examples/jax/models.py":94:13), %out: i1 loc("examples/jax/models.py":94:13)):
      %195 = arith.cmpi sge, %in, %in_23 : i32 loc(#loc223)
      linalg.yield %195 : i1 loc(#loc223)
    } -> tensor<24x1xi1> loc(#loc223)
    %146 = tensor.empty() : tensor<1x1xi32> loc(#loc224)
    %147 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<1xi32>) outs(%146 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(#loc224), %out: i32 loc("examples/jax/models.py":94:13)):
      linalg.yield %in : i32 loc(#loc224)
    } -> tensor<1x1xi32> loc(#loc224)
    %148 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<1x1xi32>) outs(%41 : tensor<24x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":94:13), %out: i32 loc("examples/jax/models.py":94:13)):
      linalg.yield %in : i32 loc(#loc225)
    } -> tensor<24x1xi32> loc(#loc225)
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %148 : tensor<24x1xi32>, tensor<24x1xi32>) outs(%144 : tensor<24x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":87:29), %in_23: i32 loc("examples/jax/models.py":94:13), %out: i1 loc("examples/jax/models.py":94:13)):
      %195 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc225)
      linalg.yield %195 : i1 loc(#loc225)
    } -> tensor<24x1xi1> loc(#loc225)
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%145, %149 : tensor<24x1xi1>, tensor<24x1xi1>) outs(%144 : tensor<24x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":94:13), %in_23: i1 loc("examples/jax/models.py":94:13), %out: i1 loc("examples/jax/models.py":94:13)):
      %195 = arith.andi %in, %in_23 : i1 loc(#loc226)
      linalg.yield %195 : i1 loc(#loc226)
    } -> tensor<24x1xi1> loc(#loc226)
    %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%150 : tensor<24x1xi1>) outs(%101 : tensor<24xi1>) {
    ^bb0(%in: i1 loc(#loc227), %out: i1 loc(#loc227)):
      %195 = arith.andi %out, %in : i1 loc(#loc227)
      linalg.yield %195 : i1 loc(#loc227)
    } -> tensor<24xi1> loc(#loc227)
    %152 = "mesh.gather_slices"(%141, %45) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<24x16xf32>, tensor<24x1xi32>) -> tensor<24x16xf32> loc(#loc228)
    %153 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<24xi1>) outs(%107 : tensor<24x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":94:13), %out: i1 loc("examples/jax/models.py":94:13)):
      linalg.yield %in : i1 loc(#loc224)
    } -> tensor<24x16xi1> loc(#loc224)
    %154 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%153, %152, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":94:13), %in_23: f32 loc("examples/jax/models.py":94:13), %in_24: f32 loc("examples/jax/models.py":93:11), %out: f32 loc("examples/jax/models.py":94:13)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc229)
      linalg.yield %195 : f32 loc(#loc229)
    } -> tensor<24x16xf32> loc(#loc229)
    %155 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %154, %110 : tensor<24x16xi1>, tensor<24x16xf32>, tensor<24x16xf32>) outs(%109 : tensor<24x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":94:13), %in_23: f32 loc("examples/jax/models.py":94:13), %in_24: f32 loc("examples/jax/models.py":93:11), %out: f32 loc("examples/jax/models.py":94:13)):
      %195 = arith.select %in, %in_23, %in_24 : f32 loc(#loc192)
      linalg.yield %195 : f32 loc(#loc192)
    } -> tensor<24x16xf32> loc(#loc192)
    %156 = "mesh.scatter_slices"(%63, %concat, %155) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":93:11), %arg6: f32 loc("examples/jax/models.py":93:11)):
      %195 = arith.addf %arg5, %arg6 : f32 loc(#loc230)
      "mesh.scalar_yield"(%195) : (f32) -> () loc(#loc193)
    }) {batch_dims = array<i64>, dims = array<i64: 0, 1>} : (tensor<6x8x16xf32>, tensor<24x2xi32>, tensor<24x16xf32>) -> tensor<6x8x16xf32> loc(#loc193)
    %157 = tensor.empty() : tensor<6x16x24xf32> loc(#loc195)
    %158 = linalg.fill ins(%cst_2 : f32) outs(%157 : tensor<6x16x24xf32>) -> tensor<6x16x24xf32> loc(#loc195)
    %159 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156, %89 : tensor<6x8x16xf32>, tensor<6x8x24xf32>) outs(%158 : tensor<6x16x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":93:11), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":92:10)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc193)
      %196 = arith.addf %out, %195 : f32 loc(#loc195)
      linalg.yield %196 : f32 loc(#loc195)
    } -> tensor<6x16x24xf32> loc(#loc195)
    %160 = tensor.empty() : tensor<6x24x16xf32> loc(#loc196)
    %161 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x16x24xf32>) outs(%160 : tensor<6x24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:10), %out: f32 loc("examples/jax/models.py":92:10)):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<6x24x16xf32> loc(#loc196)
    %162 = linalg.generic {indexing_maps = [#map15, #map16, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156, %arg0 : tensor<6x8x16xf32>, tensor<6x24x16xf32>) outs(%72 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":93:11), %in_23: f32 loc(#loc193), %out: f32 loc("examples/jax/models.py":92:10)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc193)
      %196 = arith.addf %out, %195 : f32 loc(#loc195)
      linalg.yield %196 : f32 loc(#loc195)
    } -> tensor<6x8x24xf32> loc(#loc195)
    %163 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %162 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:25), %in_23: f32 loc("examples/jax/models.py":92:10), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc197)
      linalg.yield %195 : f32 loc(#loc197)
    } -> tensor<6x8x24xf32> loc(#loc197)
    %164 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %88 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":92:10), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc197)
      linalg.yield %195 : f32 loc(#loc197)
    } -> tensor<6x8x24xf32> loc(#loc197)
    %165 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %163 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc197)
      linalg.yield %195 : f32 loc(#loc197)
    } -> tensor<6x8x24xf32> loc(#loc197)
    %166 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %85 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc197)
      linalg.yield %195 : f32 loc(#loc197)
    } -> tensor<6x8x24xf32> loc(#loc197)
    %167 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %83 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc197)
      linalg.yield %195 : f32 loc(#loc197)
    } -> tensor<6x8x24xf32> loc(#loc197)
    %168 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %167 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc198)
      linalg.yield %195 : f32 loc(#loc198)
    } -> tensor<6x8x24xf32> loc(#loc198)
    %169 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %168 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc197)
      linalg.yield %195 : f32 loc(#loc197)
    } -> tensor<6x8x24xf32> loc(#loc197)
    %170 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %169 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc198)
      linalg.yield %195 : f32 loc(#loc198)
    } -> tensor<6x8x24xf32> loc(#loc198)
    %171 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %169 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc197)
      linalg.yield %195 : f32 loc(#loc197)
    } -> tensor<6x8x24xf32> loc(#loc197)
    %172 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %77 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc197)
      linalg.yield %195 : f32 loc(#loc197)
    } -> tensor<6x8x24xf32> loc(#loc197)
    %173 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %172 : tensor<6x8x24xf32>, tensor<6x8x24xf32>) outs(%71 : tensor<6x8x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":91:13), %out: f32 loc("examples/jax/models.py":91:13)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc198)
      linalg.yield %195 : f32 loc(#loc198)
    } -> tensor<6x8x24xf32> loc(#loc198)
    %174 = linalg.fill ins(%cst_2 : f32) outs(%160 : tensor<6x24x16xf32>) -> tensor<6x24x16xf32> loc(#loc199)
    %175 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%173, %70 : tensor<6x8x24xf32>, tensor<6x8x16xf32>) outs(%174 : tensor<6x24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:13), %in_23: f32 loc("examples/jax/models.py":90:13), %out: f32 loc("examples/jax/models.py":91:25)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc198)
      %196 = arith.addf %out, %195 : f32 loc(#loc199)
      linalg.yield %196 : f32 loc(#loc199)
    } -> tensor<6x24x16xf32> loc(#loc199)
    %176 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<6x24x16xf32>) outs(%157 : tensor<6x16x24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":91:25), %out: f32 loc("examples/jax/models.py":91:25)):
      linalg.yield %in : f32 loc(#loc200)
    } -> tensor<6x16x24xf32> loc(#loc200)
    %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%142, %27 : tensor<24xf32>, tensor<24xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":94:53), %in_23: f32 loc("examples/jax/models.py":85:19), %out: f32 loc("examples/jax/models.py":85:19)):
      %195 = arith.divf %in, %in_23 : f32 loc(#loc201)
      linalg.yield %195 : f32 loc(#loc201)
    } -> tensor<24xf32> loc(#loc201)
    %178 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<24xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":85:19), %out: f32 loc("examples/jax/models.py":85:19)):
      linalg.yield %in : f32 loc(#loc202)
    } -> tensor<24x6xf32> loc(#loc202)
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%178, %26 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":85:19), %in_23: f32 loc("examples/jax/models.py":85:19), %out: f32 loc("examples/jax/models.py":85:19)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc203)
      linalg.yield %195 : f32 loc(#loc203)
    } -> tensor<24x6xf32> loc(#loc203)
    %180 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<24x1xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<24x6xf32> loc(#loc204)
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%179, %180 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":85:19), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<24x6xf32> loc(#loc204)
    %182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%181, %13 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<24x6xf32> loc(#loc204)
    %183 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%182 : tensor<24x6xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc205), %out: f32 loc(#loc205)):
      %195 = arith.addf %out, %in : f32 loc(#loc205)
      linalg.yield %195 : f32 loc(#loc205)
    } -> tensor<24xf32> loc(#loc205)
    %expanded_22 = tensor.expand_shape %183 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc206)
    %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_22 : tensor<24x1xf32>) outs(%8 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.negf %in : f32 loc(#loc207)
      linalg.yield %195 : f32 loc(#loc207)
    } -> tensor<24x1xf32> loc(#loc207)
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%179, %17 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":85:19), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.divf %in, %in_23 : f32 loc(#loc208)
      linalg.yield %195 : f32 loc(#loc208)
    } -> tensor<24x6xf32> loc(#loc208)
    %186 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%184 : tensor<24x1xf32>) outs(%14 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc205), %out: f32 loc(#loc205)):
      %195 = arith.addf %out, %in : f32 loc(#loc205)
      linalg.yield %195 : f32 loc(#loc205)
    } -> tensor<24xf32> loc(#loc205)
    %187 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<24xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      linalg.yield %in : f32 loc(#loc209)
    } -> tensor<24x6xf32> loc(#loc209)
    %188 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%185, %187 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.addf %in, %in_23 : f32 loc(#loc210)
      linalg.yield %195 : f32 loc(#loc210)
    } -> tensor<24x6xf32> loc(#loc210)
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%188, %13 : tensor<24x6xf32>, tensor<24x6xf32>) outs(%0 : tensor<24x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %in_23: f32 loc("examples/jax/models.py":84:12), %out: f32 loc("examples/jax/models.py":84:12)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %195 : f32 loc(#loc204)
    } -> tensor<24x6xf32> loc(#loc204)
    %190 = tensor.empty() : tensor<6x16xf32> loc(#loc211)
    %191 = linalg.fill ins(%cst_2 : f32) outs(%190 : tensor<6x16xf32>) -> tensor<6x16xf32> loc(#loc211)
    %192 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%189, %arg3 : tensor<24x6xf32>, tensor<24x16xf32>) outs(%191 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:12), %in_23: f32 loc(#loc204), %out: f32 loc("examples/jax/models.py":84:27)):
      %195 = arith.mulf %in, %in_23 : f32 loc(#loc204)
      %196 = arith.addf %out, %195 : f32 loc(#loc211)
      linalg.yield %196 : f32 loc(#loc211)
    } -> tensor<6x16xf32> loc(#loc211)
    %193 = tensor.empty() : tensor<16x6xf32> loc(#loc212)
    %194 = linalg.generic {indexing_maps = [#map20, #map], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<6x16xf32>) outs(%193 : tensor<16x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":84:27), %out: f32 loc("examples/jax/models.py":84:27)):
      linalg.yield %in : f32 loc(#loc212)
    } -> tensor<16x6xf32> loc(#loc212)
    return %135, %161, %194, %176 : tensor<f32>, tensor<6x24x16xf32>, tensor<16x6xf32>, tensor<6x16x24xf32> loc(#loc97)
  } loc(#loc97)
} loc(#loc)
#loc27 = loc("examples/jax/models.py":90:49)
#loc41 = loc("examples/jax/models.py":72:8)
#loc63 = loc("examples/jax/models.py":90:49)
#loc77 = loc("examples/jax/models.py":72:8)
#loc83 = loc("examples/jax/models.py":72:8)
#loc86 = loc("examples/jax/models.py":85:43)
#loc87 = loc("examples/jax/models.py":85:43)
#loc89 = loc("examples/jax/models.py":85:43)
#loc90 = loc("examples/jax/models.py":85:43)
#loc91 = loc("examples/jax/models.py":85:43)
#loc92 = loc("examples/jax/models.py":85:43)
#loc93 = loc("examples/jax/models.py":85:43)
#loc94 = loc("examples/jax/models.py":85:43)
#loc95 = loc("examples/jax/models.py":85:43)
#loc109 = loc("examples/jax/models.py":90:49)
#loc153 = loc("examples/jax/models.py":90:49)
#loc166 = loc("examples/jax/models.py":92:10)
#loc172 = loc("examples/jax/models.py":94:13)
#loc188 = loc("examples/jax/models.py":94:13)
#loc189 = loc("examples/jax/models.py":94:13)
#loc194 = loc("examples/jax/models.py":72:8)
#loc230 = loc("examples/jax/models.py":72:8)
