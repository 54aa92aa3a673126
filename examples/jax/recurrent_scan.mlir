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
#loc10 = loc("examples/jax/models.py":109:28)
#loc11 = loc("examples/jax/models.py":44:15)
#loc13 = loc("examples/jax/models.py":104:39)
#loc14 = loc("examples/jax/models.py":109:13)
#loc15 = loc("examples/jax/models.py":104:39)
#loc16 = loc(unknown)
#loc17 = loc("examples/jax/models.py":104:29)
#loc18 = loc("examples/jax/models.py":105:28)
#loc19 = loc("examples/jax/models.py":105:18)
#loc20 = loc("examples/jax/models.py":106:39)
#loc21 = loc("examples/jax/models.py":106:24)
#loc22 = loc("examples/jax/models.py":106:66)
#loc23 = loc("examples/jax/models.py":106:51)
#loc24 = loc("examples/jax/models.py":107:16)
#loc25 = loc("examples/jax/models.py":107:63)
#loc26 = loc("examples/jax/models.py":107:57)
#loc27 = loc("examples/jax/models.py":107:48)
#loc28 = loc("examples/jax/models.py":107:33)
#loc29 = loc("examples/jax/models.py":107:16)
#loc30 = loc("examples/jax/models.py":108:22)
#loc31 = loc("examples/jax/models.py":110:27)
#loc32 = loc("examples/jax/models.py":110:21)
#loc33 = loc("examples/jax/models.py":110:20)
#loc34 = loc("examples/jax/models.py":110:11)
#loc35 = loc(unknown)
#loc36 = loc("examples/jax/models.py":107:34)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map11 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<(d0, d1) -> (d1, d0)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map15 = affine_map<(d0, d1) -> (d0)>
#loc37 = loc("examples/jax/models.py":283:14)
#loc38 = loc("examples/jax/models.py":289:41)
#loc39 = loc("examples/jax/models.py":289:24)
#loc40 = loc("examples/jax/models.py":293:4)
#loc41 = loc("examples/jax/models.py":109:28)
#loc42 = loc("examples/jax/models.py":44:15)
#loc44 = loc("examples/jax/models.py":104:39)
#loc45 = loc("examples/jax/models.py":109:13)
#loc46 = loc("examples/jax/models.py":104:39)
#loc47 = loc(unknown)
#loc48 = loc("examples/jax/models.py":104:29)
#loc49 = loc("examples/jax/models.py":105:28)
#loc50 = loc("examples/jax/models.py":105:18)
#loc51 = loc("examples/jax/models.py":106:39)
#loc52 = loc("examples/jax/models.py":106:24)
#loc53 = loc("examples/jax/models.py":106:66)
#loc54 = loc("examples/jax/models.py":106:51)
#loc55 = loc("examples/jax/models.py":107:16)
#loc56 = loc("examples/jax/models.py":107:63)
#loc57 = loc("examples/jax/models.py":107:57)
#loc58 = loc("examples/jax/models.py":107:48)
#loc59 = loc("examples/jax/models.py":107:33)
#loc60 = loc("examples/jax/models.py":107:16)
#loc61 = loc("examples/jax/models.py":108:22)
#loc62 = loc("examples/jax/models.py":110:27)
#loc63 = loc("examples/jax/models.py":110:21)
#loc64 = loc("examples/jax/models.py":110:20)
#loc65 = loc("examples/jax/models.py":110:11)
#loc66 = loc(unknown)
#loc67 = loc("examples/jax/models.py":107:34)
#loc68 = loc("examples/jax/models.py":289:24)
#loc69 = loc("examples/jax/models.py":109:13)
#loc70 = loc("examples/jax/models.py":104:39)
#loc71 = loc("examples/jax/models.py":104:39)
#loc72 = loc("examples/jax/models.py":104:29)
#loc73 = loc("examples/jax/models.py":105:28)
#loc74 = loc("examples/jax/models.py":105:18)
#loc75 = loc("examples/jax/models.py":106:39)
#loc76 = loc("examples/jax/models.py":106:24)
#loc77 = loc("examples/jax/models.py":106:24)
#loc78 = loc("examples/jax/models.py":106:24)
#loc79 = loc("examples/jax/models.py":106:66)
#loc80 = loc("examples/jax/models.py":106:24)
#loc81 = loc("examples/jax/models.py":106:51)
#loc82 = loc("examples/jax/models.py":106:51)
#loc83 = loc("examples/jax/models.py":107:16)
#loc84 = loc("examples/jax/models.py":107:63)
#loc85 = loc("examples/jax/models.py":107:57)
#loc86 = loc("examples/jax/models.py":107:48)
#loc87 = loc("examples/jax/models.py":107:48)
#loc88 = loc("examples/jax/models.py":107:33)
#loc89 = loc("examples/jax/models.py":107:16)
#loc90 = loc("examples/jax/models.py":108:22)
#loc91 = loc("examples/jax/models.py":108:22)
#loc92 = loc("examples/jax/models.py":108:22)
#loc93 = loc("examples/jax/models.py":107:48)
#loc94 = loc("examples/jax/models.py":107:48)
#loc95 = loc("examples/jax/models.py":107:34)
#loc96 = loc("examples/jax/models.py":107:16)
#loc97 = loc("examples/jax/models.py":105:18)
#loc98 = loc("examples/jax/models.py":105:28)
#loc99 = loc("examples/jax/models.py":105:28)
#loc100 = loc("examples/jax/models.py":104:29)
#loc101 = loc("examples/jax/models.py":104:39)
#loc103 = loc("examples/jax/models.py":104:39)
#loc104 = loc("examples/jax/models.py":104:39)
#loc105 = loc("examples/jax/models.py":104:39)
#loc106 = loc("examples/jax/models.py":289:41)
#loc108 = loc("examples/jax/models.py":109:13)
#loc109 = loc("examples/jax/models.py":106:24)
#loc110 = loc("examples/jax/models.py":106:24)
#loc111 = loc("examples/jax/models.py":106:24)
#loc112 = loc("examples/jax/models.py":106:24)
#loc113 = loc("examples/jax/models.py":106:24)
#loc114 = loc("examples/jax/models.py":106:24)
#loc115 = loc("examples/jax/models.py":106:24)
#loc116 = loc("examples/jax/models.py":106:24)
#loc117 = loc("examples/jax/models.py":109:13)
#loc119 = loc("examples/jax/models.py":109:13)
#loc120 = loc("examples/jax/models.py":283:14)
#loc121 = loc("examples/jax/models.py":283:14)
#loc122 = loc("examples/jax/models.py":44:15)
#loc123 = loc("examples/jax/models.py":104:39)
#loc124 = loc("examples/jax/models.py":109:28)
#loc126 = loc("examples/jax/models.py":104:39)
#loc127 = loc("examples/jax/models.py":109:13)
#loc128 = loc("examples/jax/models.py":110:27)
#loc129 = loc("examples/jax/models.py":110:21)
#loc130 = loc("examples/jax/models.py":110:20)
#loc131 = loc("examples/jax/models.py":110:11)
#loc132 = loc("examples/jax/models.py":109:28)
#loc134 = loc("examples/jax/models.py":109:13)
#loc135 = loc("examples/jax/models.py":110:27)
#loc136 = loc("examples/jax/models.py":110:21)
#loc137 = loc("examples/jax/models.py":110:20)
#loc138 = loc("examples/jax/models.py":110:20)
#loc139 = loc("examples/jax/models.py":110:11)
#loc140 = loc("examples/jax/models.py":110:11)
#loc141 = loc("examples/jax/models.py":110:11)
#loc142 = loc("examples/jax/models.py":110:11)
#loc143 = loc("examples/jax/models.py":110:20)
#loc144 = loc("examples/jax/models.py":109:13)
#loc145 = loc("examples/jax/models.py":109:13)
#loc146 = loc("examples/jax/models.py":109:13)
#loc147 = loc("examples/jax/models.py":109:13)
#loc149 = loc("examples/jax/models.py":109:13)
module @jit_recurrent_scan {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<60xf32> {mesh.name = "params.bias", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc126), %arg1: tensor<12x60xf32> {mesh.name = "params.input", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}]>} loc(#loc70), %arg2: tensor<20x12xf32> {mesh.name = "params.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc90), %arg3: tensor<20x60xf32> {mesh.name = "params.state", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc73), %arg4: tensor<9x6x12xf32> {mesh.name = "xs", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {}]>} loc(#loc133)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<60xf32> {mesh.name = "result.1.bias"}, tensor<12x60xf32> {mesh.name = "result.1.input"}, tensor<20x12xf32> {mesh.name = "result.1.out"}, tensor<20x60xf32> {mesh.name = "result.1.state"}) {
    %c1 = arith.constant 1 : index loc(#loc121)
    %c8 = arith.constant 8 : index loc(#loc121)
    %cst = arith.constant 0.00173611112 : f32 loc(#loc121)
    %cst_0 = arith.constant 5.760000e+02 : f32 loc(#loc121)
    %c1_i32 = arith.constant 1 : i32 loc(#loc121)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc121)
    %c7 = arith.constant 7 : index loc(#loc121)
    %c0 = arith.constant 0 : index loc(#loc121)
    %c8_i32 = arith.constant 8 : i32 loc(#loc121)
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc121)
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc121)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc132)
    %0 = tensor.empty() : tensor<6x20xf32> loc(#loc132)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%0 : tensor<6x20xf32>) {
    ^bb0(%in: f32 loc(#loc132), %out: f32 loc("examples/jax/models.py":109:28)):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<6x20xf32> loc(#loc132)
    %extracted_slice = tensor.extract_slice %arg4[0, 0, 0] [8, 6, 12] [1, 1, 1] : tensor<9x6x12xf32> to tensor<8x6x12xf32> loc(#loc133)
    %2 = tensor.empty() : tensor<1x60xf32> loc(#loc126)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<60xf32>) outs(%2 : tensor<1x60xf32>) {
    ^bb0(%in: f32 loc(#loc126), %out: f32 loc("examples/jax/models.py":104:39)):
      linalg.yield %in : f32 loc(#loc126)
    } -> tensor<1x60xf32> loc(#loc126)
    %4 = tensor.empty() : tensor<8x6x12xf32> loc(#loc146)
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc(#loc146), %out: f32 loc("examples/jax/models.py":109:13)):
      linalg.yield %in : f32 loc(#loc146)
    } -> tensor<8x6x12xf32> loc(#loc146)
    %6 = tensor.empty() : tensor<8x6x20xf32> loc(#loc146)
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<8x6x20xf32>) {
    ^bb0(%in: f32 loc(#loc146), %out: f32 loc("examples/jax/models.py":109:13)):
      linalg.yield %in : f32 loc(#loc146)
    } -> tensor<8x6x20xf32> loc(#loc146)
    %8:12 = scf.for %arg5 = %c0 to %c8 step %c1 iter_args(%arg6 = %1, %arg7 = %5, %arg8 = %7, %arg9 = %7, %arg10 = %7, %arg11 = %7, %arg12 = %7, %arg13 = %7, %arg14 = %7, %arg15 = %7, %arg16 = %7, %arg17 = %7) -> (tensor<6x20xf32>, tensor<8x6x12xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>) {
      %29 = arith.index_cast %arg5 : index to i32 loc(#loc107)
      %30 = arith.index_cast %29 : i32 to index loc(#loc107)
      %31 = arith.maxsi %30, %c0 : index loc(#loc107)
      %32 = arith.minsi %31, %c7 : index loc(#loc107)
      %extracted_slice_6 = tensor.extract_slice %extracted_slice[%32, 0, 0] [1, 6, 12] [1, 1, 1] : tensor<8x6x12xf32> to tensor<1x6x12xf32> loc(#loc107)
      %collapsed = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x6x12xf32> into tensor<6x12xf32> loc(#loc108)
      %33 = tensor.empty() : tensor<6x60xf32> loc(#loc70)
      %34 = linalg.fill ins(%cst_1 : f32) outs(%33 : tensor<6x60xf32>) -> tensor<6x60xf32> loc(#loc70)
      %35 = linalg.matmul ins(%collapsed, %arg1 : tensor<6x12xf32>, tensor<12x60xf32>) outs(%34 : tensor<6x60xf32>) -> tensor<6x60xf32> loc(#loc70)
      %36 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<1x60xf32>) outs(%33 : tensor<6x60xf32>) {
      ^bb0(%in: f32 loc(#loc71), %out: f32 loc("examples/jax/models.py":104:39)):
        linalg.yield %in : f32 loc(#loc71)
      } -> tensor<6x60xf32> loc(#loc71)
      %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %36 : tensor<6x60xf32>, tensor<6x60xf32>) outs(%33 : tensor<6x60xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:39), %in_23: f32 loc("examples/jax/models.py":104:39), %out: f32 loc("examples/jax/models.py":104:39)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc71)
        linalg.yield %77 : f32 loc(#loc71)
      } -> tensor<6x60xf32> loc(#loc71)
      %extracted_slice_7 = tensor.extract_slice %37[0, 0] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc72)
      %extracted_slice_8 = tensor.extract_slice %37[0, 20] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc72)
      %extracted_slice_9 = tensor.extract_slice %37[0, 40] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc72)
      %38 = linalg.matmul ins(%arg6, %arg3 : tensor<6x20xf32>, tensor<20x60xf32>) outs(%34 : tensor<6x60xf32>) -> tensor<6x60xf32> loc(#loc73)
      %extracted_slice_10 = tensor.extract_slice %38[0, 0] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc74)
      %extracted_slice_11 = tensor.extract_slice %38[0, 20] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc74)
      %extracted_slice_12 = tensor.extract_slice %38[0, 40] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc74)
      %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7, %extracted_slice_10 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:29), %in_23: f32 loc("examples/jax/models.py":105:18), %out: f32 loc("examples/jax/models.py":106:39)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc75)
        linalg.yield %77 : f32 loc(#loc75)
      } -> tensor<6x20xf32> loc(#loc75)
      %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:39), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = arith.negf %in : f32 loc(#loc109)
        linalg.yield %77 : f32 loc(#loc109)
      } -> tensor<6x20xf32> loc(#loc109)
      %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = math.exp %in : f32 loc(#loc110)
        linalg.yield %77 : f32 loc(#loc110)
      } -> tensor<6x20xf32> loc(#loc110)
      %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc(#loc111), %out: f32 loc("examples/jax/models.py":106:24)):
        linalg.yield %in : f32 loc(#loc111)
      } -> tensor<6x20xf32> loc(#loc111)
      %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %41 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc111)
        linalg.yield %77 : f32 loc(#loc111)
      } -> tensor<6x20xf32> loc(#loc111)
      %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = arith.divf %in, %in_23 : f32 loc(#loc112)
        linalg.yield %77 : f32 loc(#loc112)
      } -> tensor<6x20xf32> loc(#loc112)
      %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %44 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = arith.subf %in, %in_23 : f32 loc(#loc77)
        linalg.yield %77 : f32 loc(#loc77)
      } -> tensor<6x20xf32> loc(#loc77)
      %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc78)
        linalg.yield %77 : f32 loc(#loc78)
      } -> tensor<6x20xf32> loc(#loc78)
      %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8, %extracted_slice_11 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:29), %in_23: f32 loc("examples/jax/models.py":105:18), %out: f32 loc("examples/jax/models.py":106:66)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc79)
        linalg.yield %77 : f32 loc(#loc79)
      } -> tensor<6x20xf32> loc(#loc79)
      %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:66), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = arith.negf %in : f32 loc(#loc113)
        linalg.yield %77 : f32 loc(#loc113)
      } -> tensor<6x20xf32> loc(#loc113)
      %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = math.exp %in : f32 loc(#loc114)
        linalg.yield %77 : f32 loc(#loc114)
      } -> tensor<6x20xf32> loc(#loc114)
      %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %49 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc115)
        linalg.yield %77 : f32 loc(#loc115)
      } -> tensor<6x20xf32> loc(#loc115)
      %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %50 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":106:24)):
        %77 = arith.divf %in, %in_23 : f32 loc(#loc116)
        linalg.yield %77 : f32 loc(#loc116)
      } -> tensor<6x20xf32> loc(#loc116)
      %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %51 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":106:51)):
        %77 = arith.subf %in, %in_23 : f32 loc(#loc81)
        linalg.yield %77 : f32 loc(#loc81)
      } -> tensor<6x20xf32> loc(#loc81)
      %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":106:51), %out: f32 loc("examples/jax/models.py":106:51)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc82)
        linalg.yield %77 : f32 loc(#loc82)
      } -> tensor<6x20xf32> loc(#loc82)
      %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %arg6 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc(#loc83), %out: f32 loc("examples/jax/models.py":107:16)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc83)
        linalg.yield %77 : f32 loc(#loc83)
      } -> tensor<6x20xf32> loc(#loc83)
      %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %extracted_slice_12 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":105:18), %out: f32 loc("examples/jax/models.py":107:63)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc84)
        linalg.yield %77 : f32 loc(#loc84)
      } -> tensor<6x20xf32> loc(#loc84)
      %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %55 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:29), %in_23: f32 loc("examples/jax/models.py":107:63), %out: f32 loc("examples/jax/models.py":107:57)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc85)
        linalg.yield %77 : f32 loc(#loc85)
      } -> tensor<6x20xf32> loc(#loc85)
      %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:57), %out: f32 loc("examples/jax/models.py":107:48)):
        %77 = math.tanh %in : f32 loc(#loc86)
        linalg.yield %77 : f32 loc(#loc86)
      } -> tensor<6x20xf32> loc(#loc86)
      %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %57 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %in_23: f32 loc("examples/jax/models.py":107:48), %out: f32 loc("examples/jax/models.py":107:48)):
        %77 = arith.subf %in, %in_23 : f32 loc(#loc87)
        linalg.yield %77 : f32 loc(#loc87)
      } -> tensor<6x20xf32> loc(#loc87)
      %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %57 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:51), %in_23: f32 loc("examples/jax/models.py":107:48), %out: f32 loc("examples/jax/models.py":107:33)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc88)
        linalg.yield %77 : f32 loc(#loc88)
      } -> tensor<6x20xf32> loc(#loc88)
      %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %59 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:16), %in_23: f32 loc("examples/jax/models.py":107:33), %out: f32 loc("examples/jax/models.py":107:16)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc89)
        linalg.yield %77 : f32 loc(#loc89)
      } -> tensor<6x20xf32> loc(#loc89)
      %61 = tensor.empty() : tensor<6x12xf32> loc(#loc90)
      %62 = linalg.fill ins(%cst_1 : f32) outs(%61 : tensor<6x12xf32>) -> tensor<6x12xf32> loc(#loc90)
      %63 = linalg.matmul ins(%60, %arg2 : tensor<6x20xf32>, tensor<20x12xf32>) outs(%62 : tensor<6x12xf32>) -> tensor<6x12xf32> loc(#loc90)
      %64 = tensor.empty() : tensor<1x6x12xf32> loc(#loc117)
      %65 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<6x12xf32>) outs(%64 : tensor<1x6x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":108:22), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x12xf32> loc(#loc117)
      %inserted_slice = tensor.insert_slice %65 into %arg7[%32, 0, 0] [1, 6, 12] [1, 1, 1] : tensor<1x6x12xf32> into tensor<8x6x12xf32> loc(#loc118)
      %66 = tensor.empty() : tensor<1x6x20xf32> loc(#loc117)
      %67 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc(#loc117), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_13 = tensor.insert_slice %67 into %arg8[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      %68 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_14 = tensor.insert_slice %68 into %arg9[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      %69 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:51), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_15 = tensor.insert_slice %69 into %arg10[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      %70 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_16 = tensor.insert_slice %70 into %arg11[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      %71 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:18), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_17 = tensor.insert_slice %71 into %arg12[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      %72 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:24), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_18 = tensor.insert_slice %72 into %arg13[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      %73 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:48), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_19 = tensor.insert_slice %73 into %arg14[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      %74 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:48), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_20 = tensor.insert_slice %74 into %arg15[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      %75 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:51), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_21 = tensor.insert_slice %75 into %arg16[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      %76 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:16), %out: f32 loc("examples/jax/models.py":109:13)):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1x6x20xf32> loc(#loc117)
      %inserted_slice_22 = tensor.insert_slice %76 into %arg17[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc118)
      scf.yield %60, %inserted_slice, %inserted_slice_13, %inserted_slice_14, %inserted_slice_15, %inserted_slice_16, %inserted_slice_17, %inserted_slice_18, %inserted_slice_19, %inserted_slice_20, %inserted_slice_21, %inserted_slice_22 : tensor<6x20xf32>, tensor<8x6x12xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32> loc(#loc147)
    } loc(#loc147)
    %extracted_slice_5 = tensor.extract_slice %arg4[1, 0, 0] [8, 6, 12] [1, 1, 1] : tensor<9x6x12xf32> to tensor<8x6x12xf32> loc(#loc135)
    %9 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8#1, %extracted_slice_5 : tensor<8x6x12xf32>, tensor<8x6x12xf32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":109:13), %in_6: f32 loc("examples/jax/models.py":110:27), %out: f32 loc("examples/jax/models.py":110:21)):
      %29 = arith.subf %in, %in_6 : f32 loc(#loc136)
      linalg.yield %29 : f32 loc(#loc136)
    } -> tensor<8x6x12xf32> loc(#loc136)
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<8x6x12xf32>, tensor<8x6x12xf32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":110:21), %in_6: f32 loc("examples/jax/models.py":110:21), %out: f32 loc("examples/jax/models.py":110:20)):
      %29 = arith.mulf %in, %in_6 : f32 loc(#loc137)
      linalg.yield %29 : f32 loc(#loc137)
    } -> tensor<8x6x12xf32> loc(#loc137)
    %11 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":110:20)):
      linalg.yield %in : f32 loc(#loc138)
    } -> tensor<8x6x12xf32> loc(#loc138)
    %12 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %9 : tensor<8x6x12xf32>, tensor<8x6x12xf32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":110:20), %in_6: f32 loc("examples/jax/models.py":110:21), %out: f32 loc("examples/jax/models.py":110:20)):
      %29 = arith.mulf %in, %in_6 : f32 loc(#loc138)
      linalg.yield %29 : f32 loc(#loc138)
    } -> tensor<8x6x12xf32> loc(#loc138)
    %13 = tensor.empty() : tensor<f32> loc(#loc139)
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<f32>) -> tensor<f32> loc(#loc139)
    %15 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["reduction", "reduction", "reduction"]} ins(%10 : tensor<8x6x12xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc139), %out: f32 loc(#loc139)):
      %29 = arith.addf %out, %in : f32 loc(#loc139)
      linalg.yield %29 : f32 loc(#loc139)
    } -> tensor<f32> loc(#loc139)
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%15 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":110:11), %out: f32 loc("examples/jax/models.py":110:11)):
      %29 = arith.divf %in, %cst_0 : f32 loc(#loc140)
      linalg.yield %29 : f32 loc(#loc140)
    } -> tensor<f32> loc(#loc140)
    %17 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%13 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":110:11)):
      linalg.yield %cst : f32 loc(#loc141)
    } -> tensor<f32> loc(#loc141)
    %18 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<f32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":110:11), %out: f32 loc("examples/jax/models.py":110:11)):
      linalg.yield %in : f32 loc(#loc142)
    } -> tensor<8x6x12xf32> loc(#loc142)
    %19 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %12 : tensor<8x6x12xf32>, tensor<8x6x12xf32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":110:11), %in_6: f32 loc("examples/jax/models.py":110:20), %out: f32 loc("examples/jax/models.py":110:20)):
      %29 = arith.mulf %in, %in_6 : f32 loc(#loc143)
      linalg.yield %29 : f32 loc(#loc143)
    } -> tensor<8x6x12xf32> loc(#loc143)
    %20 = tensor.empty() : tensor<12x60xf32> loc(#loc144)
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%20 : tensor<12x60xf32>) {
    ^bb0(%in: f32 loc(#loc144), %out: f32 loc("examples/jax/models.py":109:13)):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<12x60xf32> loc(#loc144)
    %22 = tensor.empty() : tensor<60xf32> loc(#loc144)
    %23 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%22 : tensor<60xf32>) {
    ^bb0(%in: f32 loc(#loc144), %out: f32 loc("examples/jax/models.py":109:13)):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<60xf32> loc(#loc144)
    %24 = tensor.empty() : tensor<20x60xf32> loc(#loc144)
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%24 : tensor<20x60xf32>) {
    ^bb0(%in: f32 loc(#loc144), %out: f32 loc("examples/jax/models.py":109:13)):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<20x60xf32> loc(#loc144)
    %26 = tensor.empty() : tensor<20x12xf32> loc(#loc144)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%26 : tensor<20x12xf32>) {
    ^bb0(%in: f32 loc(#loc144), %out: f32 loc("examples/jax/models.py":109:13)):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<20x12xf32> loc(#loc144)
    %28:5 = scf.for %arg5 = %c0 to %c8 step %c1 iter_args(%arg6 = %21, %arg7 = %23, %arg8 = %25, %arg9 = %27, %arg10 = %1) -> (tensor<12x60xf32>, tensor<60xf32>, tensor<20x60xf32>, tensor<20x12xf32>, tensor<6x20xf32>) {
      %29 = arith.index_cast %arg5 : index to i32 loc(#loc149)
      %from_elements = tensor.from_elements %29 : tensor<i32> loc(#loc149)
      %30 = tensor.empty() : tensor<i32> loc(#loc149)
      %31 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%30 : tensor<i32>) {
      ^bb0(%in: i32 loc(#loc149), %out: i32 loc("examples/jax/models.py":109:13)):
        %73 = arith.subi %c8_i32, %in : i32 loc(#loc149)
        linalg.yield %73 : i32 loc(#loc149)
      } -> tensor<i32> loc(#loc149)
      %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%31 : tensor<i32>) outs(%30 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":109:13), %out: i32 loc("examples/jax/models.py":109:13)):
        %73 = arith.subi %in, %c1_i32 : i32 loc(#loc149)
        linalg.yield %73 : i32 loc(#loc149)
      } -> tensor<i32> loc(#loc149)
      %extracted = tensor.extract %32[] : tensor<i32> loc(#loc107)
      %33 = arith.index_cast %extracted : i32 to index loc(#loc107)
      %34 = arith.maxsi %33, %c0 : index loc(#loc107)
      %35 = arith.minsi %34, %c7 : index loc(#loc107)
      %extracted_slice_6 = tensor.extract_slice %19[%35, 0, 0] [1, 6, 12] [1, 1, 1] : tensor<8x6x12xf32> to tensor<1x6x12xf32> loc(#loc107)
      %collapsed = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x6x12xf32> into tensor<6x12xf32> loc(#loc108)
      %extracted_slice_7 = tensor.extract_slice %extracted_slice[%35, 0, 0] [1, 6, 12] [1, 1, 1] : tensor<8x6x12xf32> to tensor<1x6x12xf32> loc(#loc107)
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x6x12xf32> into tensor<6x12xf32> loc(#loc108)
      %extracted_slice_9 = tensor.extract_slice %8#2[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %extracted_slice_11 = tensor.extract_slice %8#3[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %extracted_slice_13 = tensor.extract_slice %8#4[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %extracted_slice_15 = tensor.extract_slice %8#5[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %extracted_slice_17 = tensor.extract_slice %8#6[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %extracted_slice_19 = tensor.extract_slice %8#7[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %extracted_slice_21 = tensor.extract_slice %8#8[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %extracted_slice_23 = tensor.extract_slice %8#9[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %extracted_slice_25 = tensor.extract_slice %8#10[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %extracted_slice_27 = tensor.extract_slice %8#11[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc107)
      %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc108)
      %36 = tensor.empty() : tensor<12x20xf32> loc(#loc90)
      %37 = linalg.fill ins(%cst_1 : f32) outs(%36 : tensor<12x20xf32>) -> tensor<12x20xf32> loc(#loc90)
      %38 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %collapsed_28 : tensor<6x12xf32>, tensor<6x20xf32>) outs(%37 : tensor<12x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":109:13), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":108:22)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc108)
        %74 = arith.addf %out, %73 : f32 loc(#loc90)
        linalg.yield %74 : f32 loc(#loc90)
      } -> tensor<12x20xf32> loc(#loc90)
      %39 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<12x20xf32>) outs(%26 : tensor<20x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":108:22), %out: f32 loc("examples/jax/models.py":108:22)):
        linalg.yield %in : f32 loc(#loc91)
      } -> tensor<20x12xf32> loc(#loc91)
      %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %39 : tensor<20x12xf32>, tensor<20x12xf32>) outs(%26 : tensor<20x12xf32>) {
      ^bb0(%in: f32 loc(#loc92), %in_30: f32 loc("examples/jax/models.py":108:22), %out: f32 loc("examples/jax/models.py":108:22)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc92)
        linalg.yield %73 : f32 loc(#loc92)
      } -> tensor<20x12xf32> loc(#loc92)
      %41 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<6x20xf32>) -> tensor<6x20xf32> loc(#loc90)
      %42 = linalg.generic {indexing_maps = [#map14, #map6, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg2 : tensor<6x12xf32>, tensor<20x12xf32>) outs(%41 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":109:13), %in_30: f32 loc(#loc108), %out: f32 loc("examples/jax/models.py":108:22)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc108)
        %74 = arith.addf %out, %73 : f32 loc(#loc90)
        linalg.yield %74 : f32 loc(#loc90)
      } -> tensor<6x20xf32> loc(#loc90)
      %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10, %42 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc(#loc92), %in_30: f32 loc("examples/jax/models.py":108:22), %out: f32 loc("examples/jax/models.py":108:22)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc92)
        linalg.yield %73 : f32 loc(#loc92)
      } -> tensor<6x20xf32> loc(#loc92)
      %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_26, %43 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":109:13), %in_30: f32 loc("examples/jax/models.py":108:22), %out: f32 loc("examples/jax/models.py":107:33)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc88)
        linalg.yield %73 : f32 loc(#loc88)
      } -> tensor<6x20xf32> loc(#loc88)
      %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %collapsed_22 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":108:22), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":107:33)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc88)
        linalg.yield %73 : f32 loc(#loc88)
      } -> tensor<6x20xf32> loc(#loc88)
      %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %collapsed_24 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:33), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":107:48)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc93)
        linalg.yield %73 : f32 loc(#loc93)
      } -> tensor<6x20xf32> loc(#loc93)
      %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %collapsed_22 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:48), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":107:48)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc93)
        linalg.yield %73 : f32 loc(#loc93)
      } -> tensor<6x20xf32> loc(#loc93)
      %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:48), %in_30: f32 loc("examples/jax/models.py":107:48), %out: f32 loc("examples/jax/models.py":107:48)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc94)
        linalg.yield %73 : f32 loc(#loc94)
      } -> tensor<6x20xf32> loc(#loc94)
      %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_20, %48 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":109:13), %in_30: f32 loc("examples/jax/models.py":107:48), %out: f32 loc("examples/jax/models.py":107:63)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc84)
        linalg.yield %73 : f32 loc(#loc84)
      } -> tensor<6x20xf32> loc(#loc84)
      %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %collapsed_18 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:48), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":107:63)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc84)
        linalg.yield %73 : f32 loc(#loc84)
      } -> tensor<6x20xf32> loc(#loc84)
      %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:33), %out: f32 loc("examples/jax/models.py":107:34)):
        %73 = arith.negf %in : f32 loc(#loc95)
        linalg.yield %73 : f32 loc(#loc95)
      } -> tensor<6x20xf32> loc(#loc95)
      %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_16, %43 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":109:13), %in_30: f32 loc("examples/jax/models.py":108:22), %out: f32 loc("examples/jax/models.py":107:16)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc83)
        linalg.yield %73 : f32 loc(#loc83)
      } -> tensor<6x20xf32> loc(#loc83)
      %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %collapsed_10 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":108:22), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":107:16)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc83)
        linalg.yield %73 : f32 loc(#loc83)
      } -> tensor<6x20xf32> loc(#loc83)
      %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %53 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:34), %in_30: f32 loc("examples/jax/models.py":107:16), %out: f32 loc("examples/jax/models.py":107:16)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc96)
        linalg.yield %73 : f32 loc(#loc96)
      } -> tensor<6x20xf32> loc(#loc96)
      %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %collapsed_14 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:16), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":106:51)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc82)
        linalg.yield %73 : f32 loc(#loc82)
      } -> tensor<6x20xf32> loc(#loc82)
      %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %collapsed_12 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:63), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":106:24)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc78)
        linalg.yield %73 : f32 loc(#loc78)
      } -> tensor<6x20xf32> loc(#loc78)
      %concat = tensor.concat dim(1) %56, %55, %49 : (tensor<6x20xf32>, tensor<6x20xf32>, tensor<6x20xf32>) -> tensor<6x60xf32> loc(#loc97)
      %57 = tensor.empty() : tensor<60x20xf32> loc(#loc73)
      %58 = linalg.fill ins(%cst_1 : f32) outs(%57 : tensor<60x20xf32>) -> tensor<60x20xf32> loc(#loc73)
      %59 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%concat, %collapsed_10 : tensor<6x60xf32>, tensor<6x20xf32>) outs(%58 : tensor<60x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:18), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":105:28)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc97)
        %74 = arith.addf %out, %73 : f32 loc(#loc73)
        linalg.yield %74 : f32 loc(#loc73)
      } -> tensor<60x20xf32> loc(#loc73)
      %60 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<60x20xf32>) outs(%24 : tensor<20x60xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:28), %out: f32 loc("examples/jax/models.py":105:28)):
        linalg.yield %in : f32 loc(#loc98)
      } -> tensor<20x60xf32> loc(#loc98)
      %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8, %60 : tensor<20x60xf32>, tensor<20x60xf32>) outs(%24 : tensor<20x60xf32>) {
      ^bb0(%in: f32 loc(#loc99), %in_30: f32 loc("examples/jax/models.py":105:28), %out: f32 loc("examples/jax/models.py":105:28)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc99)
        linalg.yield %73 : f32 loc(#loc99)
      } -> tensor<20x60xf32> loc(#loc99)
      %62 = linalg.generic {indexing_maps = [#map14, #map6, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%concat, %arg3 : tensor<6x60xf32>, tensor<20x60xf32>) outs(%41 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:18), %in_30: f32 loc(#loc97), %out: f32 loc("examples/jax/models.py":105:28)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc97)
        %74 = arith.addf %out, %73 : f32 loc(#loc73)
        linalg.yield %74 : f32 loc(#loc73)
      } -> tensor<6x20xf32> loc(#loc73)
      %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %62 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:16), %in_30: f32 loc("examples/jax/models.py":105:28), %out: f32 loc("examples/jax/models.py":105:28)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc99)
        linalg.yield %73 : f32 loc(#loc99)
      } -> tensor<6x20xf32> loc(#loc99)
      %concat_29 = tensor.concat dim(1) %56, %55, %48 : (tensor<6x20xf32>, tensor<6x20xf32>, tensor<6x20xf32>) -> tensor<6x60xf32> loc(#loc100)
      %64 = linalg.fill ins(%cst_1 : f32) outs(%22 : tensor<60xf32>) -> tensor<60xf32> loc(#loc101)
      %65 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%concat_29 : tensor<6x60xf32>) outs(%64 : tensor<60xf32>) {
      ^bb0(%in: f32 loc(#loc101), %out: f32 loc(#loc101)):
        %73 = arith.addf %out, %in : f32 loc(#loc101)
        linalg.yield %73 : f32 loc(#loc101)
      } -> tensor<60xf32> loc(#loc101)
      %expanded = tensor.expand_shape %65 [[0, 1]] output_shape [1, 60] : tensor<60xf32> into tensor<1x60xf32> loc(#loc102)
      %66 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x60xf32>) outs(%64 : tensor<60xf32>) {
      ^bb0(%in: f32 loc(#loc101), %out: f32 loc(#loc101)):
        %73 = arith.addf %out, %in : f32 loc(#loc101)
        linalg.yield %73 : f32 loc(#loc101)
      } -> tensor<60xf32> loc(#loc101)
      %67 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg7, %66 : tensor<60xf32>, tensor<60xf32>) outs(%22 : tensor<60xf32>) {
      ^bb0(%in: f32 loc(#loc103), %in_30: f32 loc("examples/jax/models.py":104:39), %out: f32 loc("examples/jax/models.py":104:39)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc103)
        linalg.yield %73 : f32 loc(#loc103)
      } -> tensor<60xf32> loc(#loc103)
      %68 = tensor.empty() : tensor<60x12xf32> loc(#loc70)
      %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<60x12xf32>) -> tensor<60x12xf32> loc(#loc70)
      %70 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%concat_29, %collapsed_8 : tensor<6x60xf32>, tensor<6x12xf32>) outs(%69 : tensor<60x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:29), %in_30: f32 loc("examples/jax/models.py":109:13), %out: f32 loc("examples/jax/models.py":104:39)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc100)
        %74 = arith.addf %out, %73 : f32 loc(#loc70)
        linalg.yield %74 : f32 loc(#loc70)
      } -> tensor<60x12xf32> loc(#loc70)
      %71 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<60x12xf32>) outs(%20 : tensor<12x60xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:39), %out: f32 loc("examples/jax/models.py":104:39)):
        linalg.yield %in : f32 loc(#loc104)
      } -> tensor<12x60xf32> loc(#loc104)
      %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %71 : tensor<12x60xf32>, tensor<12x60xf32>) outs(%20 : tensor<12x60xf32>) {
      ^bb0(%in: f32 loc(#loc105), %in_30: f32 loc("examples/jax/models.py":104:39), %out: f32 loc("examples/jax/models.py":104:39)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc105)
        linalg.yield %73 : f32 loc(#loc105)
      } -> tensor<12x60xf32> loc(#loc105)
      scf.yield %72, %67, %61, %40, %63 : tensor<12x60xf32>, tensor<60xf32>, tensor<20x60xf32>, tensor<20x12xf32>, tensor<6x20xf32> loc(#loc148)
    } loc(#loc148)
    return %16, %28#1, %28#0, %28#3, %28#2 : tensor<f32>, tensor<60xf32>, tensor<12x60xf32>, tensor<20x12xf32>, tensor<20x60xf32> loc(#loc121)
  } loc(#loc121)
} loc(#loc)
#loc12 = loc("examples/jax/models.py":109:76)
#loc43 = loc("examples/jax/models.py":109:76)
#loc102 = loc("examples/jax/models.py":104:39)
#loc107 = loc("examples/jax/models.py":109:13)
#loc118 = loc("examples/jax/models.py":109:13)
#loc125 = loc("examples/jax/models.py":109:76)
#loc133 = loc("examples/jax/models.py":109:76)
#loc148 = loc("examples/jax/models.py":109:13)
