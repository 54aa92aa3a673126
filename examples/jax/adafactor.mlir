#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc(unknown)
#loc7 = loc(unknown)
#loc8 = loc(unknown)
#loc9 = loc("examples/jax/models.py":283:14)
#loc10 = loc("examples/jax/models.py":289:41)
#loc11 = loc("examples/jax/models.py":289:24)
#loc12 = loc("examples/jax/models.py":293:4)
#loc13 = loc("examples/jax/models.py":224:20)
#loc14 = loc("examples/jax/models.py":191:15)
#loc15 = loc("examples/jax/models.py":191:14)
#loc16 = loc("examples/jax/models.py":230:11)
#loc17 = loc("examples/jax/models.py":224:14)
#loc18 = loc("examples/jax/models.py":224:51)
#loc19 = loc("examples/jax/models.py":224:42)
#loc20 = loc(unknown)
#loc21 = loc("examples/jax/models.py":224:42)
#loc22 = loc("examples/jax/models.py":224:35)
#loc23 = loc("examples/jax/models.py":224:14)
#loc24 = loc("examples/jax/models.py":225:23)
#loc25 = loc("examples/jax/models.py":225:17)
#loc26 = loc("examples/jax/models.py":225:48)
#loc27 = loc("examples/jax/models.py":225:48)
#loc28 = loc("examples/jax/models.py":225:41)
#loc29 = loc("examples/jax/models.py":225:17)
#loc30 = loc("examples/jax/models.py":226:22)
#loc31 = loc("examples/jax/models.py":226:16)
#loc32 = loc("examples/jax/models.py":227:19)
#loc33 = loc("examples/jax/models.py":227:19)
#loc34 = loc("examples/jax/models.py":227:15)
#loc35 = loc("examples/jax/models.py":227:49)
#loc36 = loc("examples/jax/models.py":227:49)
#loc37 = loc("examples/jax/models.py":227:15)
#loc38 = loc("examples/jax/models.py":228:55)
#loc39 = loc("examples/jax/models.py":228:46)
#loc40 = loc("examples/jax/models.py":228:37)
#loc41 = loc("examples/jax/models.py":228:22)
#loc42 = loc("examples/jax/models.py":228:15)
#loc43 = loc("examples/jax/models.py":229:62)
#loc44 = loc("examples/jax/models.py":229:53)
#loc45 = loc("examples/jax/models.py":229:44)
#loc46 = loc("examples/jax/models.py":229:26)
#loc47 = loc("examples/jax/models.py":229:19)
#loc48 = loc("examples/jax/models.py":229:19)
#loc49 = loc("examples/jax/models.py":229:15)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
#map15 = affine_map<(d0) -> (0)>
#map16 = affine_map<(d0, d1) -> (d1)>
#map17 = affine_map<(d0, d1) -> (0, d1)>
#loc50 = loc("examples/jax/models.py":283:14)
#loc51 = loc("examples/jax/models.py":289:41)
#loc52 = loc("examples/jax/models.py":289:24)
#loc53 = loc("examples/jax/models.py":293:4)
#loc54 = loc("examples/jax/models.py":224:20)
#loc55 = loc("examples/jax/models.py":191:15)
#loc56 = loc("examples/jax/models.py":191:14)
#loc57 = loc("examples/jax/models.py":230:11)
#loc58 = loc("examples/jax/models.py":224:14)
#loc59 = loc("examples/jax/models.py":224:51)
#loc60 = loc("examples/jax/models.py":224:42)
#loc61 = loc(unknown)
#loc62 = loc("examples/jax/models.py":224:42)
#loc63 = loc("examples/jax/models.py":224:35)
#loc64 = loc("examples/jax/models.py":224:14)
#loc65 = loc("examples/jax/models.py":225:23)
#loc66 = loc("examples/jax/models.py":225:17)
#loc67 = loc("examples/jax/models.py":225:48)
#loc68 = loc("examples/jax/models.py":225:48)
#loc69 = loc("examples/jax/models.py":225:41)
#loc70 = loc("examples/jax/models.py":225:17)
#loc71 = loc("examples/jax/models.py":226:22)
#loc72 = loc("examples/jax/models.py":226:16)
#loc73 = loc("examples/jax/models.py":227:19)
#loc74 = loc("examples/jax/models.py":227:19)
#loc75 = loc("examples/jax/models.py":227:15)
#loc76 = loc("examples/jax/models.py":227:49)
#loc77 = loc("examples/jax/models.py":227:49)
#loc78 = loc("examples/jax/models.py":227:15)
#loc79 = loc("examples/jax/models.py":228:55)
#loc80 = loc("examples/jax/models.py":228:46)
#loc81 = loc("examples/jax/models.py":228:37)
#loc82 = loc("examples/jax/models.py":228:22)
#loc83 = loc("examples/jax/models.py":228:15)
#loc84 = loc("examples/jax/models.py":229:62)
#loc85 = loc("examples/jax/models.py":229:53)
#loc86 = loc("examples/jax/models.py":229:44)
#loc87 = loc("examples/jax/models.py":229:26)
#loc88 = loc("examples/jax/models.py":229:19)
#loc89 = loc("examples/jax/models.py":229:19)
#loc90 = loc("examples/jax/models.py":229:15)
#loc91 = loc("examples/jax/models.py":289:24)
#loc92 = loc("examples/jax/models.py":289:41)
#loc93 = loc("examples/jax/models.py":283:14)
#loc94 = loc("examples/jax/models.py":283:14)
#loc95 = loc("examples/jax/models.py":230:11)
#loc96 = loc("examples/jax/models.py":191:14)
#loc97 = loc("examples/jax/models.py":191:15)
#loc98 = loc("examples/jax/models.py":224:20)
#loc99 = loc("examples/jax/models.py":224:14)
#loc100 = loc("examples/jax/models.py":224:51)
#loc101 = loc("examples/jax/models.py":224:42)
#loc102 = loc("examples/jax/models.py":224:42)
#loc103 = loc("examples/jax/models.py":224:35)
#loc104 = loc("examples/jax/models.py":224:14)
#loc105 = loc("examples/jax/models.py":225:23)
#loc106 = loc("examples/jax/models.py":225:17)
#loc107 = loc("examples/jax/models.py":225:48)
#loc108 = loc("examples/jax/models.py":225:48)
#loc109 = loc("examples/jax/models.py":225:41)
#loc110 = loc("examples/jax/models.py":225:17)
#loc111 = loc("examples/jax/models.py":226:22)
#loc112 = loc("examples/jax/models.py":226:16)
#loc113 = loc("examples/jax/models.py":227:19)
#loc114 = loc("examples/jax/models.py":227:19)
#loc115 = loc("examples/jax/models.py":227:15)
#loc116 = loc("examples/jax/models.py":227:49)
#loc117 = loc("examples/jax/models.py":227:49)
#loc118 = loc("examples/jax/models.py":227:15)
#loc119 = loc("examples/jax/models.py":228:55)
#loc120 = loc("examples/jax/models.py":228:46)
#loc121 = loc("examples/jax/models.py":228:37)
#loc122 = loc("examples/jax/models.py":228:22)
#loc123 = loc("examples/jax/models.py":228:15)
#loc124 = loc("examples/jax/models.py":229:62)
#loc125 = loc("examples/jax/models.py":229:53)
#loc126 = loc("examples/jax/models.py":229:44)
#loc127 = loc("examples/jax/models.py":229:26)
#loc128 = loc("examples/jax/models.py":229:19)
#loc129 = loc("examples/jax/models.py":229:19)
#loc130 = loc("examples/jax/models.py":229:15)
#loc131 = loc("examples/jax/models.py":224:20)
#loc132 = loc("examples/jax/models.py":224:14)
#loc133 = loc("examples/jax/models.py":224:51)
#loc134 = loc("examples/jax/models.py":224:42)
#loc135 = loc("examples/jax/models.py":224:42)
#loc136 = loc("examples/jax/models.py":224:42)
#loc137 = loc("examples/jax/models.py":224:35)
#loc138 = loc("examples/jax/models.py":224:14)
#loc139 = loc("examples/jax/models.py":225:23)
#loc140 = loc("examples/jax/models.py":225:17)
#loc141 = loc("examples/jax/models.py":225:48)
#loc142 = loc("examples/jax/models.py":225:48)
#loc143 = loc("examples/jax/models.py":225:48)
#loc144 = loc("examples/jax/models.py":225:41)
#loc145 = loc("examples/jax/models.py":225:17)
#loc146 = loc("examples/jax/models.py":226:22)
#loc147 = loc("examples/jax/models.py":226:22)
#loc148 = loc("examples/jax/models.py":226:22)
#loc149 = loc("examples/jax/models.py":226:16)
#loc150 = loc("examples/jax/models.py":227:19)
#loc151 = loc("examples/jax/models.py":227:19)
#loc152 = loc("examples/jax/models.py":227:15)
#loc153 = loc("examples/jax/models.py":227:49)
#loc154 = loc("examples/jax/models.py":227:49)
#loc155 = loc("examples/jax/models.py":227:15)
#loc156 = loc("examples/jax/models.py":228:55)
#loc157 = loc("examples/jax/models.py":228:46)
#loc158 = loc("examples/jax/models.py":228:46)
#loc159 = loc("examples/jax/models.py":228:37)
#loc160 = loc("examples/jax/models.py":228:22)
#loc161 = loc("examples/jax/models.py":228:15)
#loc162 = loc("examples/jax/models.py":229:62)
#loc163 = loc("examples/jax/models.py":229:53)
#loc164 = loc("examples/jax/models.py":229:53)
#loc165 = loc("examples/jax/models.py":229:44)
#loc166 = loc("examples/jax/models.py":229:26)
#loc167 = loc("examples/jax/models.py":229:19)
#loc168 = loc("examples/jax/models.py":229:19)
#loc169 = loc("examples/jax/models.py":229:15)
module @jit_adafactor {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<3x16x10xf32> {mesh.name = "params.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc162), %arg1: tensor<24x16xf32> {mesh.name = "params.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc162), %arg2: tensor<3x16x10xf32> {mesh.name = "gradients.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc133), %arg3: tensor<24x16xf32> {mesh.name = "gradients.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc133), %arg4: tensor<3x16xf32> {mesh.name = "rows.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}]>} loc(#loc131), %arg5: tensor<24xf32> {mesh.name = "rows.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}]>} loc(#loc131), %arg6: tensor<3x10xf32> {mesh.name = "columns.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}]>} loc(#loc139), %arg7: tensor<16xf32> {mesh.name = "columns.w", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc139)) -> (tensor<3x16x10xf32> {mesh.name = "result.0.stack"}, tensor<24x16xf32> {mesh.name = "result.0.w"}, tensor<3x16xf32> {mesh.name = "result.1.stack"}, tensor<24xf32> {mesh.name = "result.1.w"}, tensor<3x10xf32> {mesh.name = "result.2.stack"}, tensor<16xf32> {mesh.name = "result.2.w"}) {
    %cst = arith.constant 3.840000e+02 : f32 loc(#loc94)
    %cst_0 = arith.constant 0.00999999977 : f32 loc(#loc94)
    %cst_1 = arith.constant 1.000000e-03 : f32 loc(#loc94)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc94)
    %cst_3 = arith.constant 4.800000e+02 : f32 loc(#loc94)
    %cst_4 = arith.constant 0.000000e+00 : f32 loc(#loc94)
    %cst_5 = arith.constant dense<2.400000e+01> : tensor<f32> loc(#loc94)
    %cst_6 = arith.constant dense<1.600000e+01> : tensor<f32> loc(#loc94)
    %cst_7 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc94)
    %cst_8 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc94)
    %cst_9 = arith.constant dense<1.000000e+01> : tensor<f32> loc(#loc94)
    %cst_10 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc131)
    %0 = tensor.empty() : tensor<3x16xf32> loc(#loc131)
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<3x16xf32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc(#loc131), %out: f32 loc("examples/jax/models.py":224:20)):
      %126 = math.absf %in : f32 loc(#loc131)
      linalg.yield %126 : f32 loc(#loc131)
    } -> tensor<3x16xf32> loc(#loc131)
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc(#loc132), %out: f32 loc("examples/jax/models.py":224:14)):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<3x16xf32> loc(#loc132)
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %1 : tensor<3x16xf32>, tensor<3x16xf32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:14), %in_11: f32 loc("examples/jax/models.py":224:20), %out: f32 loc("examples/jax/models.py":224:14)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc132)
      linalg.yield %126 : f32 loc(#loc132)
    } -> tensor<3x16xf32> loc(#loc132)
    %4 = tensor.empty() : tensor<3x16x10xf32> loc(#loc133)
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg2 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc133), %in_11: f32 loc(#loc133), %out: f32 loc("examples/jax/models.py":224:51)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc133)
      linalg.yield %126 : f32 loc(#loc133)
    } -> tensor<3x16x10xf32> loc(#loc133)
    %6 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<3x16xf32>) -> tensor<3x16xf32> loc(#loc134)
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<3x16x10xf32>) outs(%6 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc(#loc134), %out: f32 loc(#loc134)):
      %126 = arith.addf %out, %in : f32 loc(#loc134)
      linalg.yield %126 : f32 loc(#loc134)
    } -> tensor<3x16xf32> loc(#loc134)
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":224:42)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<3x16xf32> loc(#loc135)
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %8 : tensor<3x16xf32>, tensor<3x16xf32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:42), %in_11: f32 loc("examples/jax/models.py":224:42), %out: f32 loc("examples/jax/models.py":224:42)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc135)
      linalg.yield %126 : f32 loc(#loc135)
    } -> tensor<3x16xf32> loc(#loc135)
    %10 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc(#loc136), %out: f32 loc("examples/jax/models.py":224:42)):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<3x16xf32> loc(#loc136)
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %10 : tensor<3x16xf32>, tensor<3x16xf32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:42), %in_11: f32 loc("examples/jax/models.py":224:42), %out: f32 loc("examples/jax/models.py":224:42)):
      %126 = arith.addf %in, %in_11 : f32 loc(#loc136)
      linalg.yield %126 : f32 loc(#loc136)
    } -> tensor<3x16xf32> loc(#loc136)
    %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc(#loc137), %out: f32 loc("examples/jax/models.py":224:35)):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<3x16xf32> loc(#loc137)
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %11 : tensor<3x16xf32>, tensor<3x16xf32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:35), %in_11: f32 loc("examples/jax/models.py":224:42), %out: f32 loc("examples/jax/models.py":224:35)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc137)
      linalg.yield %126 : f32 loc(#loc137)
    } -> tensor<3x16xf32> loc(#loc137)
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %13 : tensor<3x16xf32>, tensor<3x16xf32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:14), %in_11: f32 loc("examples/jax/models.py":224:35), %out: f32 loc("examples/jax/models.py":224:14)):
      %126 = arith.addf %in, %in_11 : f32 loc(#loc138)
      linalg.yield %126 : f32 loc(#loc138)
    } -> tensor<3x16xf32> loc(#loc138)
    %15 = tensor.empty() : tensor<3x10xf32> loc(#loc139)
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<3x10xf32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc(#loc139), %out: f32 loc("examples/jax/models.py":225:23)):
      %126 = math.absf %in : f32 loc(#loc139)
      linalg.yield %126 : f32 loc(#loc139)
    } -> tensor<3x10xf32> loc(#loc139)
    %17 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc(#loc140), %out: f32 loc("examples/jax/models.py":225:17)):
      linalg.yield %in : f32 loc(#loc140)
    } -> tensor<3x10xf32> loc(#loc140)
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %16 : tensor<3x10xf32>, tensor<3x10xf32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:17), %in_11: f32 loc("examples/jax/models.py":225:23), %out: f32 loc("examples/jax/models.py":225:17)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc140)
      linalg.yield %126 : f32 loc(#loc140)
    } -> tensor<3x10xf32> loc(#loc140)
    %19 = linalg.fill ins(%cst_4 : f32) outs(%15 : tensor<3x10xf32>) -> tensor<3x10xf32> loc(#loc141)
    %20 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<3x16x10xf32>) outs(%19 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc(#loc141), %out: f32 loc(#loc141)):
      %126 = arith.addf %out, %in : f32 loc(#loc141)
      linalg.yield %126 : f32 loc(#loc141)
    } -> tensor<3x10xf32> loc(#loc141)
    %21 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc(#loc142), %out: f32 loc("examples/jax/models.py":225:48)):
      linalg.yield %in : f32 loc(#loc142)
    } -> tensor<3x10xf32> loc(#loc142)
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %21 : tensor<3x10xf32>, tensor<3x10xf32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:48), %in_11: f32 loc("examples/jax/models.py":225:48), %out: f32 loc("examples/jax/models.py":225:48)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc142)
      linalg.yield %126 : f32 loc(#loc142)
    } -> tensor<3x10xf32> loc(#loc142)
    %23 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc(#loc143), %out: f32 loc("examples/jax/models.py":225:48)):
      linalg.yield %in : f32 loc(#loc143)
    } -> tensor<3x10xf32> loc(#loc143)
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<3x10xf32>, tensor<3x10xf32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:48), %in_11: f32 loc("examples/jax/models.py":225:48), %out: f32 loc("examples/jax/models.py":225:48)):
      %126 = arith.addf %in, %in_11 : f32 loc(#loc143)
      linalg.yield %126 : f32 loc(#loc143)
    } -> tensor<3x10xf32> loc(#loc143)
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc(#loc144), %out: f32 loc("examples/jax/models.py":225:41)):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<3x10xf32> loc(#loc144)
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %24 : tensor<3x10xf32>, tensor<3x10xf32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:41), %in_11: f32 loc("examples/jax/models.py":225:48), %out: f32 loc("examples/jax/models.py":225:41)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc144)
      linalg.yield %126 : f32 loc(#loc144)
    } -> tensor<3x10xf32> loc(#loc144)
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %26 : tensor<3x10xf32>, tensor<3x10xf32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:17), %in_11: f32 loc("examples/jax/models.py":225:41), %out: f32 loc("examples/jax/models.py":225:17)):
      %126 = arith.addf %in, %in_11 : f32 loc(#loc145)
      linalg.yield %126 : f32 loc(#loc145)
    } -> tensor<3x10xf32> loc(#loc145)
    %28 = tensor.empty() : tensor<3xf32> loc(#loc146)
    %29 = linalg.fill ins(%cst_4 : f32) outs(%28 : tensor<3xf32>) -> tensor<3xf32> loc(#loc146)
    %30 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<3x16xf32>) outs(%29 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(#loc146), %out: f32 loc(#loc146)):
      %126 = arith.addf %out, %in : f32 loc(#loc146)
      linalg.yield %126 : f32 loc(#loc146)
    } -> tensor<3xf32> loc(#loc146)
    %31 = tensor.empty() : tensor<3x1xf32> loc(#loc147)
    %32 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<3xf32>) outs(%31 : tensor<3x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":226:22), %out: f32 loc("examples/jax/models.py":226:22)):
      linalg.yield %in : f32 loc(#loc147)
    } -> tensor<3x1xf32> loc(#loc147)
    %33 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%31 : tensor<3x1xf32>) {
    ^bb0(%in: f32 loc(#loc148), %out: f32 loc("examples/jax/models.py":226:22)):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<3x1xf32> loc(#loc148)
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%31 : tensor<3x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":226:22), %in_11: f32 loc("examples/jax/models.py":226:22), %out: f32 loc("examples/jax/models.py":226:22)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc148)
      linalg.yield %126 : f32 loc(#loc148)
    } -> tensor<3x1xf32> loc(#loc148)
    %35 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<3x1xf32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":226:22), %out: f32 loc("examples/jax/models.py":226:16)):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<3x16xf32> loc(#loc149)
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %35 : tensor<3x16xf32>, tensor<3x16xf32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:14), %in_11: f32 loc("examples/jax/models.py":226:16), %out: f32 loc("examples/jax/models.py":226:16)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc149)
      linalg.yield %126 : f32 loc(#loc149)
    } -> tensor<3x16xf32> loc(#loc149)
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<3x16xf32>) outs(%0 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":226:16), %out: f32 loc("examples/jax/models.py":227:19)):
      %126 = math.rsqrt %in : f32 loc(#loc150)
      linalg.yield %126 : f32 loc(#loc150)
    } -> tensor<3x16xf32> loc(#loc150)
    %38 = tensor.empty() : tensor<3x16x1xf32> loc(#loc151)
    %39 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<3x16xf32>) outs(%38 : tensor<3x16x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:19), %out: f32 loc("examples/jax/models.py":227:19)):
      linalg.yield %in : f32 loc(#loc151)
    } -> tensor<3x16x1xf32> loc(#loc151)
    %40 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<3x16x1xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:19), %out: f32 loc("examples/jax/models.py":227:15)):
      linalg.yield %in : f32 loc(#loc152)
    } -> tensor<3x16x10xf32> loc(#loc152)
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %40 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc152), %in_11: f32 loc("examples/jax/models.py":227:15), %out: f32 loc("examples/jax/models.py":227:15)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc152)
      linalg.yield %126 : f32 loc(#loc152)
    } -> tensor<3x16x10xf32> loc(#loc152)
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<3x10xf32>) outs(%15 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:17), %out: f32 loc("examples/jax/models.py":227:49)):
      %126 = math.rsqrt %in : f32 loc(#loc153)
      linalg.yield %126 : f32 loc(#loc153)
    } -> tensor<3x10xf32> loc(#loc153)
    %43 = tensor.empty() : tensor<3x1x10xf32> loc(#loc154)
    %44 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<3x10xf32>) outs(%43 : tensor<3x1x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:49), %out: f32 loc("examples/jax/models.py":227:49)):
      linalg.yield %in : f32 loc(#loc154)
    } -> tensor<3x1x10xf32> loc(#loc154)
    %45 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<3x1x10xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:49), %out: f32 loc("examples/jax/models.py":227:15)):
      linalg.yield %in : f32 loc(#loc155)
    } -> tensor<3x16x10xf32> loc(#loc155)
    %46 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %45 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:15), %in_11: f32 loc("examples/jax/models.py":227:15), %out: f32 loc("examples/jax/models.py":227:15)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc155)
      linalg.yield %126 : f32 loc(#loc155)
    } -> tensor<3x16x10xf32> loc(#loc155)
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %46 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:15), %in_11: f32 loc("examples/jax/models.py":227:15), %out: f32 loc("examples/jax/models.py":228:55)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc156)
      linalg.yield %126 : f32 loc(#loc156)
    } -> tensor<3x16x10xf32> loc(#loc156)
    %48 = tensor.empty() : tensor<f32> loc(#loc157)
    %49 = linalg.fill ins(%cst_4 : f32) outs(%48 : tensor<f32>) -> tensor<f32> loc(#loc157)
    %50 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["reduction", "reduction", "reduction"]} ins(%47 : tensor<3x16x10xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc157), %out: f32 loc(#loc157)):
      %126 = arith.addf %out, %in : f32 loc(#loc157)
      linalg.yield %126 : f32 loc(#loc157)
    } -> tensor<f32> loc(#loc157)
    %51 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%50 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":228:46), %out: f32 loc("examples/jax/models.py":228:46)):
      %126 = arith.divf %in, %cst_3 : f32 loc(#loc158)
      linalg.yield %126 : f32 loc(#loc158)
    } -> tensor<f32> loc(#loc158)
    %52 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%51 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":228:46), %out: f32 loc("examples/jax/models.py":228:37)):
      %126 = math.sqrt %in : f32 loc(#loc159)
      linalg.yield %126 : f32 loc(#loc159)
    } -> tensor<f32> loc(#loc159)
    %53 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%52 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":228:37), %out: f32 loc("examples/jax/models.py":228:22)):
      %126 = arith.maximumf %in, %cst_2 : f32 loc(#loc160)
      linalg.yield %126 : f32 loc(#loc160)
    } -> tensor<f32> loc(#loc160)
    %54 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<f32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":228:22), %out: f32 loc("examples/jax/models.py":228:15)):
      linalg.yield %in : f32 loc(#loc161)
    } -> tensor<3x16x10xf32> loc(#loc161)
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %54 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:15), %in_11: f32 loc("examples/jax/models.py":228:15), %out: f32 loc("examples/jax/models.py":228:15)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc161)
      linalg.yield %126 : f32 loc(#loc161)
    } -> tensor<3x16x10xf32> loc(#loc161)
    %56 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc162), %in_11: f32 loc(#loc162), %out: f32 loc("examples/jax/models.py":229:62)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc162)
      linalg.yield %126 : f32 loc(#loc162)
    } -> tensor<3x16x10xf32> loc(#loc162)
    %57 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["reduction", "reduction", "reduction"]} ins(%56 : tensor<3x16x10xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc163), %out: f32 loc(#loc163)):
      %126 = arith.addf %out, %in : f32 loc(#loc163)
      linalg.yield %126 : f32 loc(#loc163)
    } -> tensor<f32> loc(#loc163)
    %58 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%57 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:53), %out: f32 loc("examples/jax/models.py":229:53)):
      %126 = arith.divf %in, %cst_3 : f32 loc(#loc164)
      linalg.yield %126 : f32 loc(#loc164)
    } -> tensor<f32> loc(#loc164)
    %59 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%58 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:53), %out: f32 loc("examples/jax/models.py":229:44)):
      %126 = math.sqrt %in : f32 loc(#loc165)
      linalg.yield %126 : f32 loc(#loc165)
    } -> tensor<f32> loc(#loc165)
    %60 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%59 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:44), %out: f32 loc("examples/jax/models.py":229:26)):
      %126 = arith.maximumf %in, %cst_1 : f32 loc(#loc166)
      linalg.yield %126 : f32 loc(#loc166)
    } -> tensor<f32> loc(#loc166)
    %61 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%60 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:26), %out: f32 loc("examples/jax/models.py":229:19)):
      %126 = arith.mulf %in, %cst_0 : f32 loc(#loc167)
      linalg.yield %126 : f32 loc(#loc167)
    } -> tensor<f32> loc(#loc167)
    %62 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<f32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:19), %out: f32 loc("examples/jax/models.py":229:19)):
      linalg.yield %in : f32 loc(#loc168)
    } -> tensor<3x16x10xf32> loc(#loc168)
    %63 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %55 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:19), %in_11: f32 loc("examples/jax/models.py":228:15), %out: f32 loc("examples/jax/models.py":229:19)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc168)
      linalg.yield %126 : f32 loc(#loc168)
    } -> tensor<3x16x10xf32> loc(#loc168)
    %64 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %63 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%4 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc169), %in_11: f32 loc("examples/jax/models.py":229:19), %out: f32 loc("examples/jax/models.py":229:15)):
      %126 = arith.subf %in, %in_11 : f32 loc(#loc169)
      linalg.yield %126 : f32 loc(#loc169)
    } -> tensor<3x16x10xf32> loc(#loc169)
    %65 = tensor.empty() : tensor<24xf32> loc(#loc131)
    %66 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%arg5 : tensor<24xf32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc131), %out: f32 loc("examples/jax/models.py":224:20)):
      %126 = math.absf %in : f32 loc(#loc131)
      linalg.yield %126 : f32 loc(#loc131)
    } -> tensor<24xf32> loc(#loc131)
    %67 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc132), %out: f32 loc("examples/jax/models.py":224:14)):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<24xf32> loc(#loc132)
    %68 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%67, %66 : tensor<24xf32>, tensor<24xf32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:14), %in_11: f32 loc("examples/jax/models.py":224:20), %out: f32 loc("examples/jax/models.py":224:14)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc132)
      linalg.yield %126 : f32 loc(#loc132)
    } -> tensor<24xf32> loc(#loc132)
    %69 = tensor.empty() : tensor<24x16xf32> loc(#loc133)
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg3 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc133), %in_11: f32 loc(#loc133), %out: f32 loc("examples/jax/models.py":224:51)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc133)
      linalg.yield %126 : f32 loc(#loc133)
    } -> tensor<24x16xf32> loc(#loc133)
    %71 = linalg.fill ins(%cst_4 : f32) outs(%65 : tensor<24xf32>) -> tensor<24xf32> loc(#loc134)
    %72 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%70 : tensor<24x16xf32>) outs(%71 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc134), %out: f32 loc(#loc134)):
      %126 = arith.addf %out, %in : f32 loc(#loc134)
      linalg.yield %126 : f32 loc(#loc134)
    } -> tensor<24xf32> loc(#loc134)
    %73 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc135), %out: f32 loc("examples/jax/models.py":224:42)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<24xf32> loc(#loc135)
    %74 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%72, %73 : tensor<24xf32>, tensor<24xf32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:42), %in_11: f32 loc("examples/jax/models.py":224:42), %out: f32 loc("examples/jax/models.py":224:42)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc135)
      linalg.yield %126 : f32 loc(#loc135)
    } -> tensor<24xf32> loc(#loc135)
    %75 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc136), %out: f32 loc("examples/jax/models.py":224:42)):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<24xf32> loc(#loc136)
    %76 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%74, %75 : tensor<24xf32>, tensor<24xf32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:42), %in_11: f32 loc("examples/jax/models.py":224:42), %out: f32 loc("examples/jax/models.py":224:42)):
      %126 = arith.addf %in, %in_11 : f32 loc(#loc136)
      linalg.yield %126 : f32 loc(#loc136)
    } -> tensor<24xf32> loc(#loc136)
    %77 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(#loc137), %out: f32 loc("examples/jax/models.py":224:35)):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<24xf32> loc(#loc137)
    %78 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%77, %76 : tensor<24xf32>, tensor<24xf32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:35), %in_11: f32 loc("examples/jax/models.py":224:42), %out: f32 loc("examples/jax/models.py":224:35)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc137)
      linalg.yield %126 : f32 loc(#loc137)
    } -> tensor<24xf32> loc(#loc137)
    %79 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%68, %78 : tensor<24xf32>, tensor<24xf32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:14), %in_11: f32 loc("examples/jax/models.py":224:35), %out: f32 loc("examples/jax/models.py":224:14)):
      %126 = arith.addf %in, %in_11 : f32 loc(#loc138)
      linalg.yield %126 : f32 loc(#loc138)
    } -> tensor<24xf32> loc(#loc138)
    %80 = tensor.empty() : tensor<16xf32> loc(#loc139)
    %81 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%arg7 : tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(#loc139), %out: f32 loc("examples/jax/models.py":225:23)):
      %126 = math.absf %in : f32 loc(#loc139)
      linalg.yield %126 : f32 loc(#loc139)
    } -> tensor<16xf32> loc(#loc139)
    %82 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(#loc140), %out: f32 loc("examples/jax/models.py":225:17)):
      linalg.yield %in : f32 loc(#loc140)
    } -> tensor<16xf32> loc(#loc140)
    %83 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%82, %81 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:17), %in_11: f32 loc("examples/jax/models.py":225:23), %out: f32 loc("examples/jax/models.py":225:17)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc140)
      linalg.yield %126 : f32 loc(#loc140)
    } -> tensor<16xf32> loc(#loc140)
    %84 = linalg.fill ins(%cst_4 : f32) outs(%80 : tensor<16xf32>) -> tensor<16xf32> loc(#loc141)
    %85 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "reduction"]} ins(%70 : tensor<24x16xf32>) outs(%84 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(#loc141), %out: f32 loc(#loc141)):
      %126 = arith.addf %out, %in : f32 loc(#loc141)
      linalg.yield %126 : f32 loc(#loc141)
    } -> tensor<16xf32> loc(#loc141)
    %86 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(#loc142), %out: f32 loc("examples/jax/models.py":225:48)):
      linalg.yield %in : f32 loc(#loc142)
    } -> tensor<16xf32> loc(#loc142)
    %87 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%85, %86 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:48), %in_11: f32 loc("examples/jax/models.py":225:48), %out: f32 loc("examples/jax/models.py":225:48)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc142)
      linalg.yield %126 : f32 loc(#loc142)
    } -> tensor<16xf32> loc(#loc142)
    %88 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(#loc143), %out: f32 loc("examples/jax/models.py":225:48)):
      linalg.yield %in : f32 loc(#loc143)
    } -> tensor<16xf32> loc(#loc143)
    %89 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%87, %88 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:48), %in_11: f32 loc("examples/jax/models.py":225:48), %out: f32 loc("examples/jax/models.py":225:48)):
      %126 = arith.addf %in, %in_11 : f32 loc(#loc143)
      linalg.yield %126 : f32 loc(#loc143)
    } -> tensor<16xf32> loc(#loc143)
    %90 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(#loc144), %out: f32 loc("examples/jax/models.py":225:41)):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<16xf32> loc(#loc144)
    %91 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%90, %89 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:41), %in_11: f32 loc("examples/jax/models.py":225:48), %out: f32 loc("examples/jax/models.py":225:41)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc144)
      linalg.yield %126 : f32 loc(#loc144)
    } -> tensor<16xf32> loc(#loc144)
    %92 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%83, %91 : tensor<16xf32>, tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:17), %in_11: f32 loc("examples/jax/models.py":225:41), %out: f32 loc("examples/jax/models.py":225:17)):
      %126 = arith.addf %in, %in_11 : f32 loc(#loc145)
      linalg.yield %126 : f32 loc(#loc145)
    } -> tensor<16xf32> loc(#loc145)
    %93 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["reduction"]} ins(%79 : tensor<24xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc146), %out: f32 loc(#loc146)):
      %126 = arith.addf %out, %in : f32 loc(#loc146)
      linalg.yield %126 : f32 loc(#loc146)
    } -> tensor<f32> loc(#loc146)
    %94 = tensor.empty() : tensor<1xf32> loc(#loc147)
    %95 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%93 : tensor<f32>) outs(%94 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":226:22), %out: f32 loc("examples/jax/models.py":226:22)):
      linalg.yield %in : f32 loc(#loc147)
    } -> tensor<1xf32> loc(#loc147)
    %96 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%94 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(#loc148), %out: f32 loc("examples/jax/models.py":226:22)):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<1xf32> loc(#loc148)
    %97 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%95, %96 : tensor<1xf32>, tensor<1xf32>) outs(%94 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":226:22), %in_11: f32 loc("examples/jax/models.py":226:22), %out: f32 loc("examples/jax/models.py":226:22)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc148)
      linalg.yield %126 : f32 loc(#loc148)
    } -> tensor<1xf32> loc(#loc148)
    %98 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel"]} ins(%97 : tensor<1xf32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":226:22), %out: f32 loc("examples/jax/models.py":226:16)):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<24xf32> loc(#loc149)
    %99 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%79, %98 : tensor<24xf32>, tensor<24xf32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":224:14), %in_11: f32 loc("examples/jax/models.py":226:16), %out: f32 loc("examples/jax/models.py":226:16)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc149)
      linalg.yield %126 : f32 loc(#loc149)
    } -> tensor<24xf32> loc(#loc149)
    %100 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%99 : tensor<24xf32>) outs(%65 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":226:16), %out: f32 loc("examples/jax/models.py":227:19)):
      %126 = math.rsqrt %in : f32 loc(#loc150)
      linalg.yield %126 : f32 loc(#loc150)
    } -> tensor<24xf32> loc(#loc150)
    %101 = tensor.empty() : tensor<24x1xf32> loc(#loc151)
    %102 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<24xf32>) outs(%101 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:19), %out: f32 loc("examples/jax/models.py":227:19)):
      linalg.yield %in : f32 loc(#loc151)
    } -> tensor<24x1xf32> loc(#loc151)
    %103 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<24x1xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:19), %out: f32 loc("examples/jax/models.py":227:15)):
      linalg.yield %in : f32 loc(#loc152)
    } -> tensor<24x16xf32> loc(#loc152)
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %103 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc152), %in_11: f32 loc("examples/jax/models.py":227:15), %out: f32 loc("examples/jax/models.py":227:15)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc152)
      linalg.yield %126 : f32 loc(#loc152)
    } -> tensor<24x16xf32> loc(#loc152)
    %105 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%92 : tensor<16xf32>) outs(%80 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":225:17), %out: f32 loc("examples/jax/models.py":227:49)):
      %126 = math.rsqrt %in : f32 loc(#loc153)
      linalg.yield %126 : f32 loc(#loc153)
    } -> tensor<16xf32> loc(#loc153)
    %106 = tensor.empty() : tensor<1x16xf32> loc(#loc154)
    %107 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<16xf32>) outs(%106 : tensor<1x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:49), %out: f32 loc("examples/jax/models.py":227:49)):
      linalg.yield %in : f32 loc(#loc154)
    } -> tensor<1x16xf32> loc(#loc154)
    %108 = linalg.generic {indexing_maps = [#map17, #map], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<1x16xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:49), %out: f32 loc("examples/jax/models.py":227:15)):
      linalg.yield %in : f32 loc(#loc155)
    } -> tensor<24x16xf32> loc(#loc155)
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%104, %108 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:15), %in_11: f32 loc("examples/jax/models.py":227:15), %out: f32 loc("examples/jax/models.py":227:15)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc155)
      linalg.yield %126 : f32 loc(#loc155)
    } -> tensor<24x16xf32> loc(#loc155)
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %109 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:15), %in_11: f32 loc("examples/jax/models.py":227:15), %out: f32 loc("examples/jax/models.py":228:55)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc156)
      linalg.yield %126 : f32 loc(#loc156)
    } -> tensor<24x16xf32> loc(#loc156)
    %111 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%110 : tensor<24x16xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc157), %out: f32 loc(#loc157)):
      %126 = arith.addf %out, %in : f32 loc(#loc157)
      linalg.yield %126 : f32 loc(#loc157)
    } -> tensor<f32> loc(#loc157)
    %112 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%111 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":228:46), %out: f32 loc("examples/jax/models.py":228:46)):
      %126 = arith.divf %in, %cst : f32 loc(#loc158)
      linalg.yield %126 : f32 loc(#loc158)
    } -> tensor<f32> loc(#loc158)
    %113 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%112 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":228:46), %out: f32 loc("examples/jax/models.py":228:37)):
      %126 = math.sqrt %in : f32 loc(#loc159)
      linalg.yield %126 : f32 loc(#loc159)
    } -> tensor<f32> loc(#loc159)
    %114 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%113 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":228:37), %out: f32 loc("examples/jax/models.py":228:22)):
      %126 = arith.maximumf %in, %cst_2 : f32 loc(#loc160)
      linalg.yield %126 : f32 loc(#loc160)
    } -> tensor<f32> loc(#loc160)
    %115 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<f32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":228:22), %out: f32 loc("examples/jax/models.py":228:15)):
      linalg.yield %in : f32 loc(#loc161)
    } -> tensor<24x16xf32> loc(#loc161)
    %116 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %115 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":227:15), %in_11: f32 loc("examples/jax/models.py":228:15), %out: f32 loc("examples/jax/models.py":228:15)):
      %126 = arith.divf %in, %in_11 : f32 loc(#loc161)
      linalg.yield %126 : f32 loc(#loc161)
    } -> tensor<24x16xf32> loc(#loc161)
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc162), %in_11: f32 loc(#loc162), %out: f32 loc("examples/jax/models.py":229:62)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc162)
      linalg.yield %126 : f32 loc(#loc162)
    } -> tensor<24x16xf32> loc(#loc162)
    %118 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%117 : tensor<24x16xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc163), %out: f32 loc(#loc163)):
      %126 = arith.addf %out, %in : f32 loc(#loc163)
      linalg.yield %126 : f32 loc(#loc163)
    } -> tensor<f32> loc(#loc163)
    %119 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%118 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:53), %out: f32 loc("examples/jax/models.py":229:53)):
      %126 = arith.divf %in, %cst : f32 loc(#loc164)
      linalg.yield %126 : f32 loc(#loc164)
    } -> tensor<f32> loc(#loc164)
    %120 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%119 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:53), %out: f32 loc("examples/jax/models.py":229:44)):
      %126 = math.sqrt %in : f32 loc(#loc165)
      linalg.yield %126 : f32 loc(#loc165)
    } -> tensor<f32> loc(#loc165)
    %121 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%120 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:44), %out: f32 loc("examples/jax/models.py":229:26)):
      %126 = arith.maximumf %in, %cst_1 : f32 loc(#loc166)
      linalg.yield %126 : f32 loc(#loc166)
    } -> tensor<f32> loc(#loc166)
    %122 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%121 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:26), %out: f32 loc("examples/jax/models.py":229:19)):
      %126 = arith.mulf %in, %cst_0 : f32 loc(#loc167)
      linalg.yield %126 : f32 loc(#loc167)
    } -> tensor<f32> loc(#loc167)
    %123 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<f32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:19), %out: f32 loc("examples/jax/models.py":229:19)):
      linalg.yield %in : f32 loc(#loc168)
    } -> tensor<24x16xf32> loc(#loc168)
    %124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %116 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":229:19), %in_11: f32 loc("examples/jax/models.py":228:15), %out: f32 loc("examples/jax/models.py":229:19)):
      %126 = arith.mulf %in, %in_11 : f32 loc(#loc168)
      linalg.yield %126 : f32 loc(#loc168)
    } -> tensor<24x16xf32> loc(#loc168)
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %124 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%69 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc169), %in_11: f32 loc("examples/jax/models.py":229:19), %out: f32 loc("examples/jax/models.py":229:15)):
      %126 = arith.subf %in, %in_11 : f32 loc(#loc169)
      linalg.yield %126 : f32 loc(#loc169)
    } -> tensor<24x16xf32> loc(#loc169)
    return %64, %125, %14, %79, %27, %92 : tensor<3x16x10xf32>, tensor<24x16xf32>, tensor<3x16xf32>, tensor<24xf32>, tensor<3x10xf32>, tensor<16xf32> loc(#loc94)
  } loc(#loc94)
} loc(#loc)
