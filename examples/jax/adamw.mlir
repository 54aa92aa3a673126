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
#loc13 = loc("examples/jax/models.py":199:32)
#loc14 = loc("examples/jax/models.py":283:14)
#loc15 = loc("examples/jax/models.py":289:41)
#loc16 = loc("examples/jax/models.py":289:24)
#loc17 = loc("examples/jax/models.py":293:4)
#loc18 = loc("examples/jax/models.py":198:32)
#loc19 = loc("examples/jax/models.py":198:20)
#loc20 = loc("examples/jax/models.py":198:24)
#loc21 = loc(unknown)
#loc22 = loc("examples/jax/models.py":198:11)
#loc23 = loc("examples/jax/models.py":199:27)
#loc24 = loc("examples/jax/models.py":199:12)
#loc25 = loc("examples/jax/models.py":202:15)
#loc26 = loc("examples/jax/models.py":191:15)
#loc27 = loc("examples/jax/models.py":191:14)
#loc28 = loc("examples/jax/models.py":205:11)
#loc29 = loc("examples/jax/models.py":202:25)
#loc30 = loc("examples/jax/models.py":202:25)
#loc31 = loc("examples/jax/models.py":202:15)
#loc32 = loc("examples/jax/models.py":202:42)
#loc33 = loc("examples/jax/models.py":202:42)
#loc34 = loc("examples/jax/models.py":202:65)
#loc35 = loc("examples/jax/models.py":202:64)
#loc36 = loc("examples/jax/models.py":202:57)
#loc37 = loc("examples/jax/models.py":202:42)
#loc38 = loc("examples/jax/models.py":203:15)
#loc39 = loc("examples/jax/models.py":203:36)
#loc40 = loc("examples/jax/models.py":203:27)
#loc41 = loc("examples/jax/models.py":203:27)
#loc42 = loc("examples/jax/models.py":203:15)
#loc43 = loc("examples/jax/models.py":204:27)
#loc44 = loc("examples/jax/models.py":204:19)
#loc45 = loc("examples/jax/models.py":204:15)
#loc46 = loc("examples/jax/models.py":204:70)
#loc47 = loc("examples/jax/models.py":204:35)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#loc48 = loc("examples/jax/models.py":199:32)
#loc49 = loc("examples/jax/models.py":283:14)
#loc50 = loc("examples/jax/models.py":289:41)
#loc51 = loc("examples/jax/models.py":289:24)
#loc52 = loc("examples/jax/models.py":293:4)
#loc53 = loc("examples/jax/models.py":198:32)
#loc54 = loc("examples/jax/models.py":198:20)
#loc55 = loc("examples/jax/models.py":198:24)
#loc56 = loc(unknown)
#loc57 = loc("examples/jax/models.py":198:11)
#loc58 = loc("examples/jax/models.py":199:27)
#loc59 = loc("examples/jax/models.py":199:12)
#loc60 = loc("examples/jax/models.py":202:15)
#loc61 = loc("examples/jax/models.py":191:15)
#loc62 = loc("examples/jax/models.py":191:14)
#loc63 = loc("examples/jax/models.py":205:11)
#loc64 = loc("examples/jax/models.py":202:25)
#loc65 = loc("examples/jax/models.py":202:25)
#loc66 = loc("examples/jax/models.py":202:15)
#loc67 = loc("examples/jax/models.py":202:42)
#loc68 = loc("examples/jax/models.py":202:42)
#loc69 = loc("examples/jax/models.py":202:65)
#loc70 = loc("examples/jax/models.py":202:64)
#loc71 = loc("examples/jax/models.py":202:57)
#loc72 = loc("examples/jax/models.py":202:42)
#loc73 = loc("examples/jax/models.py":203:15)
#loc74 = loc("examples/jax/models.py":203:36)
#loc75 = loc("examples/jax/models.py":203:27)
#loc76 = loc("examples/jax/models.py":203:27)
#loc77 = loc("examples/jax/models.py":203:15)
#loc78 = loc("examples/jax/models.py":204:27)
#loc79 = loc("examples/jax/models.py":204:19)
#loc80 = loc("examples/jax/models.py":204:15)
#loc81 = loc("examples/jax/models.py":204:70)
#loc82 = loc("examples/jax/models.py":204:35)
#loc83 = loc("examples/jax/models.py":289:24)
#loc84 = loc("examples/jax/models.py":289:41)
#loc85 = loc("examples/jax/models.py":283:14)
#loc86 = loc("examples/jax/models.py":199:32)
#loc87 = loc("examples/jax/models.py":198:20)
#loc88 = loc("examples/jax/models.py":198:11)
#loc89 = loc("examples/jax/models.py":199:27)
#loc90 = loc("examples/jax/models.py":199:12)
#loc91 = loc("examples/jax/models.py":205:11)
#loc93 = loc("examples/jax/models.py":199:32)
#loc94 = loc("examples/jax/models.py":198:32)
#loc95 = loc("examples/jax/models.py":198:24)
#loc96 = loc("examples/jax/models.py":198:20)
#loc97 = loc("examples/jax/models.py":198:11)
#loc98 = loc("examples/jax/models.py":199:27)
#loc99 = loc("examples/jax/models.py":199:12)
#loc100 = loc("examples/jax/models.py":191:14)
#loc101 = loc("examples/jax/models.py":198:32)
#loc102 = loc("examples/jax/models.py":198:24)
#loc103 = loc("examples/jax/models.py":191:15)
#loc104 = loc("examples/jax/models.py":202:15)
#loc105 = loc("examples/jax/models.py":202:25)
#loc106 = loc("examples/jax/models.py":202:25)
#loc107 = loc("examples/jax/models.py":202:15)
#loc108 = loc("examples/jax/models.py":202:42)
#loc109 = loc("examples/jax/models.py":202:42)
#loc110 = loc("examples/jax/models.py":202:65)
#loc111 = loc("examples/jax/models.py":202:64)
#loc112 = loc("examples/jax/models.py":202:57)
#loc113 = loc("examples/jax/models.py":202:42)
#loc114 = loc("examples/jax/models.py":203:15)
#loc115 = loc("examples/jax/models.py":203:36)
#loc116 = loc("examples/jax/models.py":203:27)
#loc117 = loc("examples/jax/models.py":203:27)
#loc118 = loc("examples/jax/models.py":203:15)
#loc119 = loc("examples/jax/models.py":204:27)
#loc120 = loc("examples/jax/models.py":204:19)
#loc121 = loc("examples/jax/models.py":204:15)
#loc122 = loc("examples/jax/models.py":204:70)
#loc123 = loc("examples/jax/models.py":204:35)
#loc124 = loc("examples/jax/models.py":202:15)
#loc125 = loc("examples/jax/models.py":202:25)
#loc126 = loc("examples/jax/models.py":202:25)
#loc127 = loc("examples/jax/models.py":202:15)
#loc128 = loc("examples/jax/models.py":202:42)
#loc129 = loc("examples/jax/models.py":202:42)
#loc130 = loc("examples/jax/models.py":202:65)
#loc131 = loc("examples/jax/models.py":202:64)
#loc132 = loc("examples/jax/models.py":202:57)
#loc133 = loc("examples/jax/models.py":202:42)
#loc134 = loc("examples/jax/models.py":203:15)
#loc135 = loc("examples/jax/models.py":203:36)
#loc136 = loc("examples/jax/models.py":203:27)
#loc137 = loc("examples/jax/models.py":203:27)
#loc138 = loc("examples/jax/models.py":203:15)
#loc139 = loc("examples/jax/models.py":204:27)
#loc140 = loc("examples/jax/models.py":204:19)
#loc141 = loc("examples/jax/models.py":204:15)
#loc142 = loc("examples/jax/models.py":204:70)
#loc143 = loc("examples/jax/models.py":204:35)
module @jit_adamw {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<10xf32> {mesh.name = "params.bias", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc141), %arg1: tensor<3x16x10xf32> {mesh.name = "params.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc143), %arg2: tensor<24x16xf32> {mesh.name = "params.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc143), %arg3: tensor<10xf32> {mesh.name = "gradients.bias", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc101), %arg4: tensor<3x16x10xf32> {mesh.name = "gradients.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc101), %arg5: tensor<24x16xf32> {mesh.name = "gradients.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc101), %arg6: tensor<10xf32> {mesh.name = "first.bias", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc124), %arg7: tensor<3x16x10xf32> {mesh.name = "first.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc124), %arg8: tensor<24x16xf32> {mesh.name = "first.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc124), %arg9: tensor<10xf32> {mesh.name = "roots.bias", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc128), %arg10: tensor<3x16x10xf32> {mesh.name = "roots.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc128), %arg11: tensor<24x16xf32> {mesh.name = "roots.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc128)) -> (tensor<10xf32> {mesh.name = "result.0.bias"}, tensor<3x16x10xf32> {mesh.name = "result.0.stack"}, tensor<24x16xf32> {mesh.name = "result.0.w"}, tensor<10xf32> {mesh.name = "result.1.bias"}, tensor<3x16x10xf32> {mesh.name = "result.1.stack"}, tensor<24x16xf32> {mesh.name = "result.1.w"}, tensor<10xf32> {mesh.name = "result.2.bias"}, tensor<3x16x10xf32> {mesh.name = "result.2.stack"}, tensor<24x16xf32> {mesh.name = "result.2.w"}) {
    %cst = arith.constant 1.000000e+00 : f32 loc(#loc93)
    %cst_0 = arith.constant 9.99999997E-7 : f32 loc(#loc93)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc101)
    %cst_2 = arith.constant dense<9.99999974E-5> : tensor<f32> loc(#loc101)
    %cst_3 = arith.constant dense<2.000000e-02> : tensor<f32> loc(#loc101)
    %cst_4 = arith.constant dense<1.900000e-01> : tensor<f32> loc(#loc101)
    %cst_5 = arith.constant dense<0.00999999977> : tensor<f32> loc(#loc101)
    %cst_6 = arith.constant dense<9.900000e-01> : tensor<f32> loc(#loc101)
    %cst_7 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc101)
    %cst_8 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc101)
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc101)
    %0 = tensor.empty() : tensor<10xf32> loc(#loc101)
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %arg3 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc101), %in_10: f32 loc(#loc101), %out: f32 loc("examples/jax/models.py":198:32)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc101)
      linalg.yield %102 : f32 loc(#loc101)
    } -> tensor<10xf32> loc(#loc101)
    %2 = tensor.empty() : tensor<f32> loc(#loc102)
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<f32>) -> tensor<f32> loc(#loc102)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%1 : tensor<10xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc102), %out: f32 loc(#loc102)):
      %102 = arith.addf %out, %in : f32 loc(#loc102)
      linalg.yield %102 : f32 loc(#loc102)
    } -> tensor<f32> loc(#loc102)
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%4 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":198:24), %out: f32 loc("examples/jax/models.py":198:20)):
      %102 = arith.addf %in, %cst_1 : f32 loc(#loc96)
      linalg.yield %102 : f32 loc(#loc96)
    } -> tensor<f32> loc(#loc96)
    %6 = tensor.empty() : tensor<3x16x10xf32> loc(#loc101)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %arg4 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc101), %in_10: f32 loc(#loc101), %out: f32 loc("examples/jax/models.py":198:32)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc101)
      linalg.yield %102 : f32 loc(#loc101)
    } -> tensor<3x16x10xf32> loc(#loc101)
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "reduction"]} ins(%7 : tensor<3x16x10xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc102), %out: f32 loc(#loc102)):
      %102 = arith.addf %out, %in : f32 loc(#loc102)
      linalg.yield %102 : f32 loc(#loc102)
    } -> tensor<f32> loc(#loc102)
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%5, %8 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":198:20), %in_10: f32 loc("examples/jax/models.py":198:24), %out: f32 loc("examples/jax/models.py":198:20)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc96)
      linalg.yield %102 : f32 loc(#loc96)
    } -> tensor<f32> loc(#loc96)
    %10 = tensor.empty() : tensor<24x16xf32> loc(#loc101)
    %11 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg5, %arg5 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc101), %in_10: f32 loc(#loc101), %out: f32 loc("examples/jax/models.py":198:32)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc101)
      linalg.yield %102 : f32 loc(#loc101)
    } -> tensor<24x16xf32> loc(#loc101)
    %12 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction"]} ins(%11 : tensor<24x16xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc102), %out: f32 loc(#loc102)):
      %102 = arith.addf %out, %in : f32 loc(#loc102)
      linalg.yield %102 : f32 loc(#loc102)
    } -> tensor<f32> loc(#loc102)
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%9, %12 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":198:20), %in_10: f32 loc("examples/jax/models.py":198:24), %out: f32 loc("examples/jax/models.py":198:20)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc96)
      linalg.yield %102 : f32 loc(#loc96)
    } -> tensor<f32> loc(#loc96)
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%13 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":198:20), %out: f32 loc("examples/jax/models.py":198:11)):
      %102 = math.sqrt %in : f32 loc(#loc97)
      linalg.yield %102 : f32 loc(#loc97)
    } -> tensor<f32> loc(#loc97)
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%14 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":198:11), %out: f32 loc("examples/jax/models.py":199:32)):
      %102 = arith.addf %in, %cst_0 : f32 loc(#loc93)
      linalg.yield %102 : f32 loc(#loc93)
    } -> tensor<f32> loc(#loc93)
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%15 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":199:32), %out: f32 loc("examples/jax/models.py":199:27)):
      %102 = arith.divf %cst, %in : f32 loc(#loc98)
      linalg.yield %102 : f32 loc(#loc98)
    } -> tensor<f32> loc(#loc98)
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%16 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":199:27), %out: f32 loc("examples/jax/models.py":199:12)):
      %102 = arith.minimumf %in, %cst : f32 loc(#loc99)
      linalg.yield %102 : f32 loc(#loc99)
    } -> tensor<f32> loc(#loc99)
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc124), %out: f32 loc("examples/jax/models.py":202:15)):
      linalg.yield %in : f32 loc(#loc124)
    } -> tensor<10xf32> loc(#loc124)
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%18, %arg6 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:15), %in_10: f32 loc(#loc124), %out: f32 loc("examples/jax/models.py":202:15)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc124)
      linalg.yield %102 : f32 loc(#loc124)
    } -> tensor<10xf32> loc(#loc124)
    %20 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc125), %out: f32 loc("examples/jax/models.py":202:25)):
      linalg.yield %in : f32 loc(#loc125)
    } -> tensor<10xf32> loc(#loc125)
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%20, %arg3 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:25), %in_10: f32 loc(#loc125), %out: f32 loc("examples/jax/models.py":202:25)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc125)
      linalg.yield %102 : f32 loc(#loc125)
    } -> tensor<10xf32> loc(#loc125)
    %22 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%17 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":199:12), %out: f32 loc("examples/jax/models.py":202:25)):
      linalg.yield %in : f32 loc(#loc126)
    } -> tensor<10xf32> loc(#loc126)
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%21, %22 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:25), %in_10: f32 loc("examples/jax/models.py":202:25), %out: f32 loc("examples/jax/models.py":202:25)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc126)
      linalg.yield %102 : f32 loc(#loc126)
    } -> tensor<10xf32> loc(#loc126)
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%19, %23 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:15), %in_10: f32 loc("examples/jax/models.py":202:25), %out: f32 loc("examples/jax/models.py":202:15)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc127)
      linalg.yield %102 : f32 loc(#loc127)
    } -> tensor<10xf32> loc(#loc127)
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc128), %out: f32 loc("examples/jax/models.py":202:42)):
      linalg.yield %in : f32 loc(#loc128)
    } -> tensor<10xf32> loc(#loc128)
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%25, %arg9 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc(#loc128), %out: f32 loc("examples/jax/models.py":202:42)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc128)
      linalg.yield %102 : f32 loc(#loc128)
    } -> tensor<10xf32> loc(#loc128)
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%26, %arg9 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc(#loc129), %out: f32 loc("examples/jax/models.py":202:42)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc129)
      linalg.yield %102 : f32 loc(#loc129)
    } -> tensor<10xf32> loc(#loc129)
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %22 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc130), %in_10: f32 loc("examples/jax/models.py":202:25), %out: f32 loc("examples/jax/models.py":202:65)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc130)
      linalg.yield %102 : f32 loc(#loc130)
    } -> tensor<10xf32> loc(#loc130)
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%28, %28 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:65), %in_10: f32 loc("examples/jax/models.py":202:65), %out: f32 loc("examples/jax/models.py":202:64)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc131)
      linalg.yield %102 : f32 loc(#loc131)
    } -> tensor<10xf32> loc(#loc131)
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc132), %out: f32 loc("examples/jax/models.py":202:57)):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<10xf32> loc(#loc132)
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%30, %29 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:57), %in_10: f32 loc("examples/jax/models.py":202:64), %out: f32 loc("examples/jax/models.py":202:57)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc132)
      linalg.yield %102 : f32 loc(#loc132)
    } -> tensor<10xf32> loc(#loc132)
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%27, %31 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc("examples/jax/models.py":202:57), %out: f32 loc("examples/jax/models.py":202:42)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc133)
      linalg.yield %102 : f32 loc(#loc133)
    } -> tensor<10xf32> loc(#loc133)
    %33 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc134), %out: f32 loc("examples/jax/models.py":203:15)):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<10xf32> loc(#loc134)
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%24, %33 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:15), %in_10: f32 loc("examples/jax/models.py":203:15), %out: f32 loc("examples/jax/models.py":203:15)):
      %102 = arith.divf %in, %in_10 : f32 loc(#loc134)
      linalg.yield %102 : f32 loc(#loc134)
    } -> tensor<10xf32> loc(#loc134)
    %35 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc135), %out: f32 loc("examples/jax/models.py":203:36)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<10xf32> loc(#loc135)
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%32, %35 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc("examples/jax/models.py":203:36), %out: f32 loc("examples/jax/models.py":203:36)):
      %102 = arith.divf %in, %in_10 : f32 loc(#loc135)
      linalg.yield %102 : f32 loc(#loc135)
    } -> tensor<10xf32> loc(#loc135)
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%36 : tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:36), %out: f32 loc("examples/jax/models.py":203:27)):
      %102 = math.sqrt %in : f32 loc(#loc136)
      linalg.yield %102 : f32 loc(#loc136)
    } -> tensor<10xf32> loc(#loc136)
    %38 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc137), %out: f32 loc("examples/jax/models.py":203:27)):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<10xf32> loc(#loc137)
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%37, %38 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:27), %in_10: f32 loc("examples/jax/models.py":203:27), %out: f32 loc("examples/jax/models.py":203:27)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc137)
      linalg.yield %102 : f32 loc(#loc137)
    } -> tensor<10xf32> loc(#loc137)
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%34, %39 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:15), %in_10: f32 loc("examples/jax/models.py":203:27), %out: f32 loc("examples/jax/models.py":203:15)):
      %102 = arith.divf %in, %in_10 : f32 loc(#loc138)
      linalg.yield %102 : f32 loc(#loc138)
    } -> tensor<10xf32> loc(#loc138)
    %41 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc139), %out: f32 loc("examples/jax/models.py":204:27)):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<10xf32> loc(#loc139)
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%40, %41 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:15), %in_10: f32 loc("examples/jax/models.py":204:27), %out: f32 loc("examples/jax/models.py":204:27)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc139)
      linalg.yield %102 : f32 loc(#loc139)
    } -> tensor<10xf32> loc(#loc139)
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%30, %42 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:57), %in_10: f32 loc("examples/jax/models.py":204:27), %out: f32 loc("examples/jax/models.py":204:19)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc140)
      linalg.yield %102 : f32 loc(#loc140)
    } -> tensor<10xf32> loc(#loc140)
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %43 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc141), %in_10: f32 loc("examples/jax/models.py":204:19), %out: f32 loc("examples/jax/models.py":204:15)):
      %102 = arith.subf %in, %in_10 : f32 loc(#loc141)
      linalg.yield %102 : f32 loc(#loc141)
    } -> tensor<10xf32> loc(#loc141)
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%32 : tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %out: f32 loc("examples/jax/models.py":204:70)):
      %102 = math.sqrt %in : f32 loc(#loc142)
      linalg.yield %102 : f32 loc(#loc142)
    } -> tensor<10xf32> loc(#loc142)
    %46 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc124), %out: f32 loc("examples/jax/models.py":202:15)):
      linalg.yield %in : f32 loc(#loc124)
    } -> tensor<3x16x10xf32> loc(#loc124)
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %arg7 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:15), %in_10: f32 loc(#loc124), %out: f32 loc("examples/jax/models.py":202:15)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc124)
      linalg.yield %102 : f32 loc(#loc124)
    } -> tensor<3x16x10xf32> loc(#loc124)
    %48 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc125), %out: f32 loc("examples/jax/models.py":202:25)):
      linalg.yield %in : f32 loc(#loc125)
    } -> tensor<3x16x10xf32> loc(#loc125)
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %arg4 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:25), %in_10: f32 loc(#loc125), %out: f32 loc("examples/jax/models.py":202:25)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc125)
      linalg.yield %102 : f32 loc(#loc125)
    } -> tensor<3x16x10xf32> loc(#loc125)
    %50 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<f32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":199:12), %out: f32 loc("examples/jax/models.py":202:25)):
      linalg.yield %in : f32 loc(#loc126)
    } -> tensor<3x16x10xf32> loc(#loc126)
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %50 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:25), %in_10: f32 loc("examples/jax/models.py":202:25), %out: f32 loc("examples/jax/models.py":202:25)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc126)
      linalg.yield %102 : f32 loc(#loc126)
    } -> tensor<3x16x10xf32> loc(#loc126)
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %51 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:15), %in_10: f32 loc("examples/jax/models.py":202:25), %out: f32 loc("examples/jax/models.py":202:15)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc127)
      linalg.yield %102 : f32 loc(#loc127)
    } -> tensor<3x16x10xf32> loc(#loc127)
    %53 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc128), %out: f32 loc("examples/jax/models.py":202:42)):
      linalg.yield %in : f32 loc(#loc128)
    } -> tensor<3x16x10xf32> loc(#loc128)
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %arg10 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc(#loc128), %out: f32 loc("examples/jax/models.py":202:42)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc128)
      linalg.yield %102 : f32 loc(#loc128)
    } -> tensor<3x16x10xf32> loc(#loc128)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %arg10 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc(#loc129), %out: f32 loc("examples/jax/models.py":202:42)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc129)
      linalg.yield %102 : f32 loc(#loc129)
    } -> tensor<3x16x10xf32> loc(#loc129)
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %50 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc130), %in_10: f32 loc("examples/jax/models.py":202:25), %out: f32 loc("examples/jax/models.py":202:65)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc130)
      linalg.yield %102 : f32 loc(#loc130)
    } -> tensor<3x16x10xf32> loc(#loc130)
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %56 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:65), %in_10: f32 loc("examples/jax/models.py":202:65), %out: f32 loc("examples/jax/models.py":202:64)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc131)
      linalg.yield %102 : f32 loc(#loc131)
    } -> tensor<3x16x10xf32> loc(#loc131)
    %58 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc132), %out: f32 loc("examples/jax/models.py":202:57)):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<3x16x10xf32> loc(#loc132)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %57 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:57), %in_10: f32 loc("examples/jax/models.py":202:64), %out: f32 loc("examples/jax/models.py":202:57)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc132)
      linalg.yield %102 : f32 loc(#loc132)
    } -> tensor<3x16x10xf32> loc(#loc132)
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %59 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc("examples/jax/models.py":202:57), %out: f32 loc("examples/jax/models.py":202:42)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc133)
      linalg.yield %102 : f32 loc(#loc133)
    } -> tensor<3x16x10xf32> loc(#loc133)
    %61 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc134), %out: f32 loc("examples/jax/models.py":203:15)):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<3x16x10xf32> loc(#loc134)
    %62 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %61 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:15), %in_10: f32 loc("examples/jax/models.py":203:15), %out: f32 loc("examples/jax/models.py":203:15)):
      %102 = arith.divf %in, %in_10 : f32 loc(#loc134)
      linalg.yield %102 : f32 loc(#loc134)
    } -> tensor<3x16x10xf32> loc(#loc134)
    %63 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc135), %out: f32 loc("examples/jax/models.py":203:36)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<3x16x10xf32> loc(#loc135)
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc("examples/jax/models.py":203:36), %out: f32 loc("examples/jax/models.py":203:36)):
      %102 = arith.divf %in, %in_10 : f32 loc(#loc135)
      linalg.yield %102 : f32 loc(#loc135)
    } -> tensor<3x16x10xf32> loc(#loc135)
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:36), %out: f32 loc("examples/jax/models.py":203:27)):
      %102 = math.sqrt %in : f32 loc(#loc136)
      linalg.yield %102 : f32 loc(#loc136)
    } -> tensor<3x16x10xf32> loc(#loc136)
    %66 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc137), %out: f32 loc("examples/jax/models.py":203:27)):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<3x16x10xf32> loc(#loc137)
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %66 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:27), %in_10: f32 loc("examples/jax/models.py":203:27), %out: f32 loc("examples/jax/models.py":203:27)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc137)
      linalg.yield %102 : f32 loc(#loc137)
    } -> tensor<3x16x10xf32> loc(#loc137)
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %67 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:15), %in_10: f32 loc("examples/jax/models.py":203:27), %out: f32 loc("examples/jax/models.py":203:15)):
      %102 = arith.divf %in, %in_10 : f32 loc(#loc138)
      linalg.yield %102 : f32 loc(#loc138)
    } -> tensor<3x16x10xf32> loc(#loc138)
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %arg1 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:25), %in_10: f32 loc(#loc143), %out: f32 loc("examples/jax/models.py":204:35)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc143)
      linalg.yield %102 : f32 loc(#loc143)
    } -> tensor<3x16x10xf32> loc(#loc143)
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %69 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:15), %in_10: f32 loc("examples/jax/models.py":204:35), %out: f32 loc("examples/jax/models.py":204:27)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc139)
      linalg.yield %102 : f32 loc(#loc139)
    } -> tensor<3x16x10xf32> loc(#loc139)
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %70 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:57), %in_10: f32 loc("examples/jax/models.py":204:27), %out: f32 loc("examples/jax/models.py":204:19)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc140)
      linalg.yield %102 : f32 loc(#loc140)
    } -> tensor<3x16x10xf32> loc(#loc140)
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %71 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc141), %in_10: f32 loc("examples/jax/models.py":204:19), %out: f32 loc("examples/jax/models.py":204:15)):
      %102 = arith.subf %in, %in_10 : f32 loc(#loc141)
      linalg.yield %102 : f32 loc(#loc141)
    } -> tensor<3x16x10xf32> loc(#loc141)
    %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<3x16x10xf32>) outs(%6 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %out: f32 loc("examples/jax/models.py":204:70)):
      %102 = math.sqrt %in : f32 loc(#loc142)
      linalg.yield %102 : f32 loc(#loc142)
    } -> tensor<3x16x10xf32> loc(#loc142)
    %74 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc124), %out: f32 loc("examples/jax/models.py":202:15)):
      linalg.yield %in : f32 loc(#loc124)
    } -> tensor<24x16xf32> loc(#loc124)
    %75 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%74, %arg8 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:15), %in_10: f32 loc(#loc124), %out: f32 loc("examples/jax/models.py":202:15)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc124)
      linalg.yield %102 : f32 loc(#loc124)
    } -> tensor<24x16xf32> loc(#loc124)
    %76 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc125), %out: f32 loc("examples/jax/models.py":202:25)):
      linalg.yield %in : f32 loc(#loc125)
    } -> tensor<24x16xf32> loc(#loc125)
    %77 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%76, %arg5 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:25), %in_10: f32 loc(#loc125), %out: f32 loc("examples/jax/models.py":202:25)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc125)
      linalg.yield %102 : f32 loc(#loc125)
    } -> tensor<24x16xf32> loc(#loc125)
    %78 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<f32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":199:12), %out: f32 loc("examples/jax/models.py":202:25)):
      linalg.yield %in : f32 loc(#loc126)
    } -> tensor<24x16xf32> loc(#loc126)
    %79 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%77, %78 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:25), %in_10: f32 loc("examples/jax/models.py":202:25), %out: f32 loc("examples/jax/models.py":202:25)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc126)
      linalg.yield %102 : f32 loc(#loc126)
    } -> tensor<24x16xf32> loc(#loc126)
    %80 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%75, %79 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:15), %in_10: f32 loc("examples/jax/models.py":202:25), %out: f32 loc("examples/jax/models.py":202:15)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc127)
      linalg.yield %102 : f32 loc(#loc127)
    } -> tensor<24x16xf32> loc(#loc127)
    %81 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc128), %out: f32 loc("examples/jax/models.py":202:42)):
      linalg.yield %in : f32 loc(#loc128)
    } -> tensor<24x16xf32> loc(#loc128)
    %82 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%81, %arg11 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc(#loc128), %out: f32 loc("examples/jax/models.py":202:42)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc128)
      linalg.yield %102 : f32 loc(#loc128)
    } -> tensor<24x16xf32> loc(#loc128)
    %83 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%82, %arg11 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc(#loc129), %out: f32 loc("examples/jax/models.py":202:42)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc129)
      linalg.yield %102 : f32 loc(#loc129)
    } -> tensor<24x16xf32> loc(#loc129)
    %84 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg5, %78 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc130), %in_10: f32 loc("examples/jax/models.py":202:25), %out: f32 loc("examples/jax/models.py":202:65)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc130)
      linalg.yield %102 : f32 loc(#loc130)
    } -> tensor<24x16xf32> loc(#loc130)
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%84, %84 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:65), %in_10: f32 loc("examples/jax/models.py":202:65), %out: f32 loc("examples/jax/models.py":202:64)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc131)
      linalg.yield %102 : f32 loc(#loc131)
    } -> tensor<24x16xf32> loc(#loc131)
    %86 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc132), %out: f32 loc("examples/jax/models.py":202:57)):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<24x16xf32> loc(#loc132)
    %87 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%86, %85 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:57), %in_10: f32 loc("examples/jax/models.py":202:64), %out: f32 loc("examples/jax/models.py":202:57)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc132)
      linalg.yield %102 : f32 loc(#loc132)
    } -> tensor<24x16xf32> loc(#loc132)
    %88 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%83, %87 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc("examples/jax/models.py":202:57), %out: f32 loc("examples/jax/models.py":202:42)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc133)
      linalg.yield %102 : f32 loc(#loc133)
    } -> tensor<24x16xf32> loc(#loc133)
    %89 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc134), %out: f32 loc("examples/jax/models.py":203:15)):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<24x16xf32> loc(#loc134)
    %90 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%80, %89 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:15), %in_10: f32 loc("examples/jax/models.py":203:15), %out: f32 loc("examples/jax/models.py":203:15)):
      %102 = arith.divf %in, %in_10 : f32 loc(#loc134)
      linalg.yield %102 : f32 loc(#loc134)
    } -> tensor<24x16xf32> loc(#loc134)
    %91 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc135), %out: f32 loc("examples/jax/models.py":203:36)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<24x16xf32> loc(#loc135)
    %92 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%88, %91 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %in_10: f32 loc("examples/jax/models.py":203:36), %out: f32 loc("examples/jax/models.py":203:36)):
      %102 = arith.divf %in, %in_10 : f32 loc(#loc135)
      linalg.yield %102 : f32 loc(#loc135)
    } -> tensor<24x16xf32> loc(#loc135)
    %93 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:36), %out: f32 loc("examples/jax/models.py":203:27)):
      %102 = math.sqrt %in : f32 loc(#loc136)
      linalg.yield %102 : f32 loc(#loc136)
    } -> tensor<24x16xf32> loc(#loc136)
    %94 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc137), %out: f32 loc("examples/jax/models.py":203:27)):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<24x16xf32> loc(#loc137)
    %95 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%93, %94 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:27), %in_10: f32 loc("examples/jax/models.py":203:27), %out: f32 loc("examples/jax/models.py":203:27)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc137)
      linalg.yield %102 : f32 loc(#loc137)
    } -> tensor<24x16xf32> loc(#loc137)
    %96 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%90, %95 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:15), %in_10: f32 loc("examples/jax/models.py":203:27), %out: f32 loc("examples/jax/models.py":203:15)):
      %102 = arith.divf %in, %in_10 : f32 loc(#loc138)
      linalg.yield %102 : f32 loc(#loc138)
    } -> tensor<24x16xf32> loc(#loc138)
    %97 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%76, %arg2 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:25), %in_10: f32 loc(#loc143), %out: f32 loc("examples/jax/models.py":204:35)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc143)
      linalg.yield %102 : f32 loc(#loc143)
    } -> tensor<24x16xf32> loc(#loc143)
    %98 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%96, %97 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":203:15), %in_10: f32 loc("examples/jax/models.py":204:35), %out: f32 loc("examples/jax/models.py":204:27)):
      %102 = arith.addf %in, %in_10 : f32 loc(#loc139)
      linalg.yield %102 : f32 loc(#loc139)
    } -> tensor<24x16xf32> loc(#loc139)
    %99 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%86, %98 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:57), %in_10: f32 loc("examples/jax/models.py":204:27), %out: f32 loc("examples/jax/models.py":204:19)):
      %102 = arith.mulf %in, %in_10 : f32 loc(#loc140)
      linalg.yield %102 : f32 loc(#loc140)
    } -> tensor<24x16xf32> loc(#loc140)
    %100 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg2, %99 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc141), %in_10: f32 loc("examples/jax/models.py":204:19), %out: f32 loc("examples/jax/models.py":204:15)):
      %102 = arith.subf %in, %in_10 : f32 loc(#loc141)
      linalg.yield %102 : f32 loc(#loc141)
    } -> tensor<24x16xf32> loc(#loc141)
    %101 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<24x16xf32>) outs(%10 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":202:42), %out: f32 loc("examples/jax/models.py":204:70)):
      %102 = math.sqrt %in : f32 loc(#loc142)
      linalg.yield %102 : f32 loc(#loc142)
    } -> tensor<24x16xf32> loc(#loc142)
    return %44, %72, %100, %24, %52, %80, %45, %73, %101 : tensor<10xf32>, tensor<3x16x10xf32>, tensor<24x16xf32>, tensor<10xf32>, tensor<3x16x10xf32>, tensor<24x16xf32>, tensor<10xf32>, tensor<3x16x10xf32>, tensor<24x16xf32> loc(#loc92)
  } loc(#loc92)
} loc(#loc)
#loc92 = loc("examples/jax/models.py":283:14)
