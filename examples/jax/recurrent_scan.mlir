#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc("examples/jax/models.py":286:14)
#loc7 = loc("examples/jax/models.py":292:41)
#loc8 = loc("examples/jax/models.py":292:24)
#loc9 = loc("examples/jax/models.py":296:4)
#loc10 = loc("examples/jax/models.py":107:32)
#loc11 = loc("examples/jax/models.py":40:15)
#loc12 = loc("examples/jax/models.py":109:11)
#loc14 = loc("examples/jax/models.py":102:43)
#loc15 = loc("examples/jax/models.py":107:17)
#loc16 = loc("examples/jax/models.py":102:43)
#loc17 = loc(unknown)
#loc18 = loc("examples/jax/models.py":102:33)
#loc19 = loc("examples/jax/models.py":103:32)
#loc20 = loc("examples/jax/models.py":103:22)
#loc21 = loc("examples/jax/models.py":104:43)
#loc22 = loc("examples/jax/models.py":104:28)
#loc23 = loc("examples/jax/models.py":104:70)
#loc24 = loc("examples/jax/models.py":104:55)
#loc25 = loc("examples/jax/models.py":105:20)
#loc26 = loc("examples/jax/models.py":105:67)
#loc27 = loc("examples/jax/models.py":105:61)
#loc28 = loc("examples/jax/models.py":105:52)
#loc29 = loc("examples/jax/models.py":105:37)
#loc30 = loc("examples/jax/models.py":105:20)
#loc31 = loc("examples/jax/models.py":106:26)
#loc32 = loc("examples/jax/models.py":108:31)
#loc33 = loc("examples/jax/models.py":108:25)
#loc34 = loc("examples/jax/models.py":108:24)
#loc35 = loc("examples/jax/models.py":108:15)
#loc36 = loc(unknown)
#loc37 = loc("examples/jax/models.py":105:38)
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
#loc38 = loc("examples/jax/models.py":286:14)
#loc39 = loc("examples/jax/models.py":292:41)
#loc40 = loc("examples/jax/models.py":292:24)
#loc41 = loc("examples/jax/models.py":296:4)
#loc42 = loc("examples/jax/models.py":107:32)
#loc43 = loc("examples/jax/models.py":40:15)
#loc44 = loc("examples/jax/models.py":109:11)
#loc46 = loc("examples/jax/models.py":102:43)
#loc47 = loc("examples/jax/models.py":107:17)
#loc48 = loc("examples/jax/models.py":102:43)
#loc49 = loc(unknown)
#loc50 = loc("examples/jax/models.py":102:33)
#loc51 = loc("examples/jax/models.py":103:32)
#loc52 = loc("examples/jax/models.py":103:22)
#loc53 = loc("examples/jax/models.py":104:43)
#loc54 = loc("examples/jax/models.py":104:28)
#loc55 = loc("examples/jax/models.py":104:70)
#loc56 = loc("examples/jax/models.py":104:55)
#loc57 = loc("examples/jax/models.py":105:20)
#loc58 = loc("examples/jax/models.py":105:67)
#loc59 = loc("examples/jax/models.py":105:61)
#loc60 = loc("examples/jax/models.py":105:52)
#loc61 = loc("examples/jax/models.py":105:37)
#loc62 = loc("examples/jax/models.py":105:20)
#loc63 = loc("examples/jax/models.py":106:26)
#loc64 = loc("examples/jax/models.py":108:31)
#loc65 = loc("examples/jax/models.py":108:25)
#loc66 = loc("examples/jax/models.py":108:24)
#loc67 = loc("examples/jax/models.py":108:15)
#loc68 = loc(unknown)
#loc69 = loc("examples/jax/models.py":105:38)
#loc70 = loc("examples/jax/models.py":292:24)
#loc71 = loc("examples/jax/models.py":40:15)
#loc72 = loc("examples/jax/models.py":102:43)
#loc73 = loc("examples/jax/models.py":102:43)
#loc74 = loc("examples/jax/models.py":102:33)
#loc75 = loc("examples/jax/models.py":103:32)
#loc76 = loc("examples/jax/models.py":103:22)
#loc77 = loc("examples/jax/models.py":104:43)
#loc78 = loc("examples/jax/models.py":104:28)
#loc79 = loc("examples/jax/models.py":104:28)
#loc80 = loc("examples/jax/models.py":104:28)
#loc81 = loc("examples/jax/models.py":104:70)
#loc82 = loc("examples/jax/models.py":104:28)
#loc83 = loc("examples/jax/models.py":104:55)
#loc84 = loc("examples/jax/models.py":104:55)
#loc85 = loc("examples/jax/models.py":105:20)
#loc86 = loc("examples/jax/models.py":105:67)
#loc87 = loc("examples/jax/models.py":105:61)
#loc88 = loc("examples/jax/models.py":105:52)
#loc89 = loc("examples/jax/models.py":105:52)
#loc90 = loc("examples/jax/models.py":105:37)
#loc91 = loc("examples/jax/models.py":105:20)
#loc92 = loc("examples/jax/models.py":106:26)
#loc93 = loc("examples/jax/models.py":106:26)
#loc94 = loc("examples/jax/models.py":106:26)
#loc95 = loc("examples/jax/models.py":105:52)
#loc96 = loc("examples/jax/models.py":105:52)
#loc97 = loc("examples/jax/models.py":105:38)
#loc98 = loc("examples/jax/models.py":105:20)
#loc99 = loc("examples/jax/models.py":103:22)
#loc100 = loc("examples/jax/models.py":103:32)
#loc101 = loc("examples/jax/models.py":103:32)
#loc102 = loc("examples/jax/models.py":102:33)
#loc103 = loc("examples/jax/models.py":102:43)
#loc105 = loc("examples/jax/models.py":102:43)
#loc106 = loc("examples/jax/models.py":102:43)
#loc107 = loc("examples/jax/models.py":102:43)
#loc108 = loc("examples/jax/models.py":292:41)
#loc109 = loc("examples/jax/models.py":107:17)
#loc110 = loc("examples/jax/models.py":104:28)
#loc111 = loc("examples/jax/models.py":104:28)
#loc112 = loc("examples/jax/models.py":104:28)
#loc113 = loc("examples/jax/models.py":104:28)
#loc114 = loc("examples/jax/models.py":104:28)
#loc115 = loc("examples/jax/models.py":104:28)
#loc116 = loc("examples/jax/models.py":104:28)
#loc117 = loc("examples/jax/models.py":104:28)
#loc118 = loc("examples/jax/models.py":286:14)
#loc120 = loc("examples/jax/models.py":107:17)
#loc121 = loc("examples/jax/models.py":107:17)
#loc123 = loc("examples/jax/models.py":107:17)
#loc124 = loc("examples/jax/models.py":286:14)
#loc125 = loc("examples/jax/models.py":109:11)
#loc126 = loc("examples/jax/models.py":102:43)
#loc127 = loc("examples/jax/models.py":40:15)
#loc128 = loc("examples/jax/models.py":102:43)
#loc129 = loc("examples/jax/models.py":107:32)
#loc131 = loc("examples/jax/models.py":107:17)
#loc132 = loc("examples/jax/models.py":108:31)
#loc133 = loc("examples/jax/models.py":108:25)
#loc134 = loc("examples/jax/models.py":108:24)
#loc135 = loc("examples/jax/models.py":108:15)
#loc136 = loc("examples/jax/models.py":107:32)
#loc138 = loc("examples/jax/models.py":107:17)
#loc139 = loc("examples/jax/models.py":108:31)
#loc140 = loc("examples/jax/models.py":108:25)
#loc141 = loc("examples/jax/models.py":108:24)
#loc142 = loc("examples/jax/models.py":108:24)
#loc143 = loc("examples/jax/models.py":108:15)
#loc144 = loc("examples/jax/models.py":108:15)
#loc145 = loc("examples/jax/models.py":108:15)
#loc146 = loc("examples/jax/models.py":108:15)
#loc147 = loc("examples/jax/models.py":108:24)
#loc148 = loc("examples/jax/models.py":107:17)
#loc149 = loc("examples/jax/models.py":107:17)
#loc150 = loc("examples/jax/models.py":107:17)
#loc151 = loc("examples/jax/models.py":107:17)
#loc153 = loc("examples/jax/models.py":107:17)
module @jit_recurrent_scan {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<60xf32> {mesh.name = "params.bias", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc128), %arg1: tensor<12x60xf32> {mesh.name = "params.input", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}]>} loc(#loc72), %arg2: tensor<20x12xf32> {mesh.name = "params.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc92), %arg3: tensor<20x60xf32> {mesh.name = "params.state", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc75), %arg4: tensor<9x6x12xf32> {mesh.name = "xs", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {}]>} loc(#loc137)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<60xf32> {mesh.name = "result.1.bias"}, tensor<12x60xf32> {mesh.name = "result.1.input"}, tensor<20x12xf32> {mesh.name = "result.1.out"}, tensor<20x60xf32> {mesh.name = "result.1.state"}) {
    %c1 = arith.constant 1 : index loc(#loc124)
    %c8 = arith.constant 8 : index loc(#loc124)
    %cst = arith.constant 0.00173611112 : f32 loc(#loc124)
    %cst_0 = arith.constant 5.760000e+02 : f32 loc(#loc124)
    %c1_i32 = arith.constant 1 : i32 loc(#loc124)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc124)
    %c7 = arith.constant 7 : index loc(#loc124)
    %c0 = arith.constant 0 : index loc(#loc124)
    %c8_i32 = arith.constant 8 : i32 loc(#loc124)
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc124)
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc124)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc136)
    %0 = tensor.empty() : tensor<6x20xf32> loc(#loc136)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%0 : tensor<6x20xf32>) {
    ^bb0(%in: f32 loc(#loc136), %out: f32 loc("examples/jax/models.py":107:32)):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<6x20xf32> loc(#loc136)
    %extracted_slice = tensor.extract_slice %arg4[0, 0, 0] [8, 6, 12] [1, 1, 1] : tensor<9x6x12xf32> to tensor<8x6x12xf32> loc(#loc137)
    %2 = tensor.empty() : tensor<1x60xf32> loc(#loc128)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<60xf32>) outs(%2 : tensor<1x60xf32>) {
    ^bb0(%in: f32 loc(#loc128), %out: f32 loc("examples/jax/models.py":102:43)):
      linalg.yield %in : f32 loc(#loc128)
    } -> tensor<1x60xf32> loc(#loc128)
    %4 = tensor.empty() : tensor<8x6x12xf32> loc(#loc150)
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc(#loc150), %out: f32 loc("examples/jax/models.py":107:17)):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<8x6x12xf32> loc(#loc150)
    %6 = tensor.empty() : tensor<8x6x20xf32> loc(#loc150)
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<8x6x20xf32>) {
    ^bb0(%in: f32 loc(#loc150), %out: f32 loc("examples/jax/models.py":107:17)):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<8x6x20xf32> loc(#loc150)
    %8:12 = scf.for %arg5 = %c0 to %c8 step %c1 iter_args(%arg6 = %1, %arg7 = %5, %arg8 = %7, %arg9 = %7, %arg10 = %7, %arg11 = %7, %arg12 = %7, %arg13 = %7, %arg14 = %7, %arg15 = %7, %arg16 = %7, %arg17 = %7) -> (tensor<6x20xf32>, tensor<8x6x12xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>) {
      %29 = arith.index_cast %arg5 : index to i32 loc(#loc119)
      %30 = arith.index_cast %29 : i32 to index loc(#loc119)
      %31 = arith.maxsi %30, %c0 : index loc(#loc119)
      %32 = arith.minsi %31, %c7 : index loc(#loc119)
      %extracted_slice_6 = tensor.extract_slice %extracted_slice[%32, 0, 0] [1, 6, 12] [1, 1, 1] : tensor<8x6x12xf32> to tensor<1x6x12xf32> loc(#loc119)
      %collapsed = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x6x12xf32> into tensor<6x12xf32> loc(#loc120)
      %33 = tensor.empty() : tensor<6x60xf32> loc(#loc72)
      %34 = linalg.fill ins(%cst_1 : f32) outs(%33 : tensor<6x60xf32>) -> tensor<6x60xf32> loc(#loc72)
      %35 = linalg.matmul ins(%collapsed, %arg1 : tensor<6x12xf32>, tensor<12x60xf32>) outs(%34 : tensor<6x60xf32>) -> tensor<6x60xf32> loc(#loc72)
      %36 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<1x60xf32>) outs(%33 : tensor<6x60xf32>) {
      ^bb0(%in: f32 loc(#loc73), %out: f32 loc("examples/jax/models.py":102:43)):
        linalg.yield %in : f32 loc(#loc73)
      } -> tensor<6x60xf32> loc(#loc73)
      %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %36 : tensor<6x60xf32>, tensor<6x60xf32>) outs(%33 : tensor<6x60xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":102:43), %in_23: f32 loc("examples/jax/models.py":102:43), %out: f32 loc("examples/jax/models.py":102:43)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc73)
        linalg.yield %77 : f32 loc(#loc73)
      } -> tensor<6x60xf32> loc(#loc73)
      %extracted_slice_7 = tensor.extract_slice %37[0, 0] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc74)
      %extracted_slice_8 = tensor.extract_slice %37[0, 20] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc74)
      %extracted_slice_9 = tensor.extract_slice %37[0, 40] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc74)
      %38 = linalg.matmul ins(%arg6, %arg3 : tensor<6x20xf32>, tensor<20x60xf32>) outs(%34 : tensor<6x60xf32>) -> tensor<6x60xf32> loc(#loc75)
      %extracted_slice_10 = tensor.extract_slice %38[0, 0] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc76)
      %extracted_slice_11 = tensor.extract_slice %38[0, 20] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc76)
      %extracted_slice_12 = tensor.extract_slice %38[0, 40] [6, 20] [1, 1] : tensor<6x60xf32> to tensor<6x20xf32> loc(#loc76)
      %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7, %extracted_slice_10 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":102:33), %in_23: f32 loc("examples/jax/models.py":103:22), %out: f32 loc("examples/jax/models.py":104:43)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc77)
        linalg.yield %77 : f32 loc(#loc77)
      } -> tensor<6x20xf32> loc(#loc77)
      %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:43), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = arith.negf %in : f32 loc(#loc110)
        linalg.yield %77 : f32 loc(#loc110)
      } -> tensor<6x20xf32> loc(#loc110)
      %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = math.exp %in : f32 loc(#loc111)
        linalg.yield %77 : f32 loc(#loc111)
      } -> tensor<6x20xf32> loc(#loc111)
      %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc(#loc112), %out: f32 loc("examples/jax/models.py":104:28)):
        linalg.yield %in : f32 loc(#loc112)
      } -> tensor<6x20xf32> loc(#loc112)
      %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %41 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc112)
        linalg.yield %77 : f32 loc(#loc112)
      } -> tensor<6x20xf32> loc(#loc112)
      %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = arith.divf %in, %in_23 : f32 loc(#loc113)
        linalg.yield %77 : f32 loc(#loc113)
      } -> tensor<6x20xf32> loc(#loc113)
      %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %44 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = arith.subf %in, %in_23 : f32 loc(#loc79)
        linalg.yield %77 : f32 loc(#loc79)
      } -> tensor<6x20xf32> loc(#loc79)
      %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc80)
        linalg.yield %77 : f32 loc(#loc80)
      } -> tensor<6x20xf32> loc(#loc80)
      %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8, %extracted_slice_11 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":102:33), %in_23: f32 loc("examples/jax/models.py":103:22), %out: f32 loc("examples/jax/models.py":104:70)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc81)
        linalg.yield %77 : f32 loc(#loc81)
      } -> tensor<6x20xf32> loc(#loc81)
      %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:70), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = arith.negf %in : f32 loc(#loc114)
        linalg.yield %77 : f32 loc(#loc114)
      } -> tensor<6x20xf32> loc(#loc114)
      %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = math.exp %in : f32 loc(#loc115)
        linalg.yield %77 : f32 loc(#loc115)
      } -> tensor<6x20xf32> loc(#loc115)
      %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %49 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc116)
        linalg.yield %77 : f32 loc(#loc116)
      } -> tensor<6x20xf32> loc(#loc116)
      %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %50 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":104:28)):
        %77 = arith.divf %in, %in_23 : f32 loc(#loc117)
        linalg.yield %77 : f32 loc(#loc117)
      } -> tensor<6x20xf32> loc(#loc117)
      %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %51 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":104:55)):
        %77 = arith.subf %in, %in_23 : f32 loc(#loc83)
        linalg.yield %77 : f32 loc(#loc83)
      } -> tensor<6x20xf32> loc(#loc83)
      %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":104:55), %out: f32 loc("examples/jax/models.py":104:55)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc84)
        linalg.yield %77 : f32 loc(#loc84)
      } -> tensor<6x20xf32> loc(#loc84)
      %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %arg6 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc(#loc85), %out: f32 loc("examples/jax/models.py":105:20)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc85)
        linalg.yield %77 : f32 loc(#loc85)
      } -> tensor<6x20xf32> loc(#loc85)
      %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %extracted_slice_12 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":103:22), %out: f32 loc("examples/jax/models.py":105:67)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc86)
        linalg.yield %77 : f32 loc(#loc86)
      } -> tensor<6x20xf32> loc(#loc86)
      %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %55 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":102:33), %in_23: f32 loc("examples/jax/models.py":105:67), %out: f32 loc("examples/jax/models.py":105:61)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc87)
        linalg.yield %77 : f32 loc(#loc87)
      } -> tensor<6x20xf32> loc(#loc87)
      %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:61), %out: f32 loc("examples/jax/models.py":105:52)):
        %77 = math.tanh %in : f32 loc(#loc88)
        linalg.yield %77 : f32 loc(#loc88)
      } -> tensor<6x20xf32> loc(#loc88)
      %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %57 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %in_23: f32 loc("examples/jax/models.py":105:52), %out: f32 loc("examples/jax/models.py":105:52)):
        %77 = arith.subf %in, %in_23 : f32 loc(#loc89)
        linalg.yield %77 : f32 loc(#loc89)
      } -> tensor<6x20xf32> loc(#loc89)
      %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %57 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:55), %in_23: f32 loc("examples/jax/models.py":105:52), %out: f32 loc("examples/jax/models.py":105:37)):
        %77 = arith.mulf %in, %in_23 : f32 loc(#loc90)
        linalg.yield %77 : f32 loc(#loc90)
      } -> tensor<6x20xf32> loc(#loc90)
      %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %59 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:20), %in_23: f32 loc("examples/jax/models.py":105:37), %out: f32 loc("examples/jax/models.py":105:20)):
        %77 = arith.addf %in, %in_23 : f32 loc(#loc91)
        linalg.yield %77 : f32 loc(#loc91)
      } -> tensor<6x20xf32> loc(#loc91)
      %61 = tensor.empty() : tensor<6x12xf32> loc(#loc92)
      %62 = linalg.fill ins(%cst_1 : f32) outs(%61 : tensor<6x12xf32>) -> tensor<6x12xf32> loc(#loc92)
      %63 = linalg.matmul ins(%60, %arg2 : tensor<6x20xf32>, tensor<20x12xf32>) outs(%62 : tensor<6x12xf32>) -> tensor<6x12xf32> loc(#loc92)
      %64 = tensor.empty() : tensor<1x6x12xf32> loc(#loc121)
      %65 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<6x12xf32>) outs(%64 : tensor<1x6x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:26), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x12xf32> loc(#loc121)
      %inserted_slice = tensor.insert_slice %65 into %arg7[%32, 0, 0] [1, 6, 12] [1, 1, 1] : tensor<1x6x12xf32> into tensor<8x6x12xf32> loc(#loc122)
      %66 = tensor.empty() : tensor<1x6x20xf32> loc(#loc121)
      %67 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc(#loc121), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_13 = tensor.insert_slice %67 into %arg8[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      %68 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_14 = tensor.insert_slice %68 into %arg9[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      %69 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:55), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_15 = tensor.insert_slice %69 into %arg10[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      %70 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_16 = tensor.insert_slice %70 into %arg11[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      %71 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":103:22), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_17 = tensor.insert_slice %71 into %arg12[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      %72 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:28), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_18 = tensor.insert_slice %72 into %arg13[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      %73 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:52), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_19 = tensor.insert_slice %73 into %arg14[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      %74 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:52), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_20 = tensor.insert_slice %74 into %arg15[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      %75 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":104:55), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_21 = tensor.insert_slice %75 into %arg16[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      %76 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<6x20xf32>) outs(%66 : tensor<1x6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:20), %out: f32 loc("examples/jax/models.py":107:17)):
        linalg.yield %in : f32 loc(#loc121)
      } -> tensor<1x6x20xf32> loc(#loc121)
      %inserted_slice_22 = tensor.insert_slice %76 into %arg17[%32, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<1x6x20xf32> into tensor<8x6x20xf32> loc(#loc122)
      scf.yield %60, %inserted_slice, %inserted_slice_13, %inserted_slice_14, %inserted_slice_15, %inserted_slice_16, %inserted_slice_17, %inserted_slice_18, %inserted_slice_19, %inserted_slice_20, %inserted_slice_21, %inserted_slice_22 : tensor<6x20xf32>, tensor<8x6x12xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32>, tensor<8x6x20xf32> loc(#loc151)
    } loc(#loc151)
    %extracted_slice_5 = tensor.extract_slice %arg4[1, 0, 0] [8, 6, 12] [1, 1, 1] : tensor<9x6x12xf32> to tensor<8x6x12xf32> loc(#loc139)
    %9 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8#1, %extracted_slice_5 : tensor<8x6x12xf32>, tensor<8x6x12xf32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":107:17), %in_6: f32 loc("examples/jax/models.py":108:31), %out: f32 loc("examples/jax/models.py":108:25)):
      %29 = arith.subf %in, %in_6 : f32 loc(#loc140)
      linalg.yield %29 : f32 loc(#loc140)
    } -> tensor<8x6x12xf32> loc(#loc140)
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<8x6x12xf32>, tensor<8x6x12xf32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":108:25), %in_6: f32 loc("examples/jax/models.py":108:25), %out: f32 loc("examples/jax/models.py":108:24)):
      %29 = arith.mulf %in, %in_6 : f32 loc(#loc141)
      linalg.yield %29 : f32 loc(#loc141)
    } -> tensor<8x6x12xf32> loc(#loc141)
    %11 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":108:24)):
      linalg.yield %in : f32 loc(#loc142)
    } -> tensor<8x6x12xf32> loc(#loc142)
    %12 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %9 : tensor<8x6x12xf32>, tensor<8x6x12xf32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":108:24), %in_6: f32 loc("examples/jax/models.py":108:25), %out: f32 loc("examples/jax/models.py":108:24)):
      %29 = arith.mulf %in, %in_6 : f32 loc(#loc142)
      linalg.yield %29 : f32 loc(#loc142)
    } -> tensor<8x6x12xf32> loc(#loc142)
    %13 = tensor.empty() : tensor<f32> loc(#loc143)
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<f32>) -> tensor<f32> loc(#loc143)
    %15 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["reduction", "reduction", "reduction"]} ins(%10 : tensor<8x6x12xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc143), %out: f32 loc(#loc143)):
      %29 = arith.addf %out, %in : f32 loc(#loc143)
      linalg.yield %29 : f32 loc(#loc143)
    } -> tensor<f32> loc(#loc143)
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%15 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":108:15), %out: f32 loc("examples/jax/models.py":108:15)):
      %29 = arith.divf %in, %cst_0 : f32 loc(#loc144)
      linalg.yield %29 : f32 loc(#loc144)
    } -> tensor<f32> loc(#loc144)
    %17 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%13 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":108:15)):
      linalg.yield %cst : f32 loc(#loc145)
    } -> tensor<f32> loc(#loc145)
    %18 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<f32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":108:15), %out: f32 loc("examples/jax/models.py":108:15)):
      linalg.yield %in : f32 loc(#loc146)
    } -> tensor<8x6x12xf32> loc(#loc146)
    %19 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %12 : tensor<8x6x12xf32>, tensor<8x6x12xf32>) outs(%4 : tensor<8x6x12xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":108:15), %in_6: f32 loc("examples/jax/models.py":108:24), %out: f32 loc("examples/jax/models.py":108:24)):
      %29 = arith.mulf %in, %in_6 : f32 loc(#loc147)
      linalg.yield %29 : f32 loc(#loc147)
    } -> tensor<8x6x12xf32> loc(#loc147)
    %20 = tensor.empty() : tensor<12x60xf32> loc(#loc148)
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%20 : tensor<12x60xf32>) {
    ^bb0(%in: f32 loc(#loc148), %out: f32 loc("examples/jax/models.py":107:17)):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<12x60xf32> loc(#loc148)
    %22 = tensor.empty() : tensor<60xf32> loc(#loc148)
    %23 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%22 : tensor<60xf32>) {
    ^bb0(%in: f32 loc(#loc148), %out: f32 loc("examples/jax/models.py":107:17)):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<60xf32> loc(#loc148)
    %24 = tensor.empty() : tensor<20x60xf32> loc(#loc148)
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%24 : tensor<20x60xf32>) {
    ^bb0(%in: f32 loc(#loc148), %out: f32 loc("examples/jax/models.py":107:17)):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<20x60xf32> loc(#loc148)
    %26 = tensor.empty() : tensor<20x12xf32> loc(#loc148)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%26 : tensor<20x12xf32>) {
    ^bb0(%in: f32 loc(#loc148), %out: f32 loc("examples/jax/models.py":107:17)):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<20x12xf32> loc(#loc148)
    %28:5 = scf.for %arg5 = %c0 to %c8 step %c1 iter_args(%arg6 = %21, %arg7 = %23, %arg8 = %25, %arg9 = %27, %arg10 = %1) -> (tensor<12x60xf32>, tensor<60xf32>, tensor<20x60xf32>, tensor<20x12xf32>, tensor<6x20xf32>) {
      %29 = arith.index_cast %arg5 : index to i32 loc(#loc153)
      %from_elements = tensor.from_elements %29 : tensor<i32> loc(#loc153)
      %30 = tensor.empty() : tensor<i32> loc(#loc153)
      %31 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%30 : tensor<i32>) {
      ^bb0(%in: i32 loc(#loc153), %out: i32 loc("examples/jax/models.py":107:17)):
        %73 = arith.subi %c8_i32, %in : i32 loc(#loc153)
        linalg.yield %73 : i32 loc(#loc153)
      } -> tensor<i32> loc(#loc153)
      %32 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%31 : tensor<i32>) outs(%30 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":107:17), %out: i32 loc("examples/jax/models.py":107:17)):
        %73 = arith.subi %in, %c1_i32 : i32 loc(#loc153)
        linalg.yield %73 : i32 loc(#loc153)
      } -> tensor<i32> loc(#loc153)
      %extracted = tensor.extract %32[] : tensor<i32> loc(#loc119)
      %33 = arith.index_cast %extracted : i32 to index loc(#loc119)
      %34 = arith.maxsi %33, %c0 : index loc(#loc119)
      %35 = arith.minsi %34, %c7 : index loc(#loc119)
      %extracted_slice_6 = tensor.extract_slice %19[%35, 0, 0] [1, 6, 12] [1, 1, 1] : tensor<8x6x12xf32> to tensor<1x6x12xf32> loc(#loc119)
      %collapsed = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x6x12xf32> into tensor<6x12xf32> loc(#loc120)
      %extracted_slice_7 = tensor.extract_slice %extracted_slice[%35, 0, 0] [1, 6, 12] [1, 1, 1] : tensor<8x6x12xf32> to tensor<1x6x12xf32> loc(#loc119)
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x6x12xf32> into tensor<6x12xf32> loc(#loc120)
      %extracted_slice_9 = tensor.extract_slice %8#2[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %extracted_slice_11 = tensor.extract_slice %8#3[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %extracted_slice_13 = tensor.extract_slice %8#4[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %extracted_slice_15 = tensor.extract_slice %8#5[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %extracted_slice_17 = tensor.extract_slice %8#6[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %extracted_slice_19 = tensor.extract_slice %8#7[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %extracted_slice_21 = tensor.extract_slice %8#8[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %extracted_slice_23 = tensor.extract_slice %8#9[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %extracted_slice_25 = tensor.extract_slice %8#10[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %extracted_slice_27 = tensor.extract_slice %8#11[%35, 0, 0] [1, 6, 20] [1, 1, 1] : tensor<8x6x20xf32> to tensor<1x6x20xf32> loc(#loc119)
      %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2]] : tensor<1x6x20xf32> into tensor<6x20xf32> loc(#loc120)
      %36 = tensor.empty() : tensor<12x20xf32> loc(#loc92)
      %37 = linalg.fill ins(%cst_1 : f32) outs(%36 : tensor<12x20xf32>) -> tensor<12x20xf32> loc(#loc92)
      %38 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %collapsed_28 : tensor<6x12xf32>, tensor<6x20xf32>) outs(%37 : tensor<12x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:17), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":106:26)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc120)
        %74 = arith.addf %out, %73 : f32 loc(#loc92)
        linalg.yield %74 : f32 loc(#loc92)
      } -> tensor<12x20xf32> loc(#loc92)
      %39 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<12x20xf32>) outs(%26 : tensor<20x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:26), %out: f32 loc("examples/jax/models.py":106:26)):
        linalg.yield %in : f32 loc(#loc93)
      } -> tensor<20x12xf32> loc(#loc93)
      %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %39 : tensor<20x12xf32>, tensor<20x12xf32>) outs(%26 : tensor<20x12xf32>) {
      ^bb0(%in: f32 loc(#loc94), %in_30: f32 loc("examples/jax/models.py":106:26), %out: f32 loc("examples/jax/models.py":106:26)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc94)
        linalg.yield %73 : f32 loc(#loc94)
      } -> tensor<20x12xf32> loc(#loc94)
      %41 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<6x20xf32>) -> tensor<6x20xf32> loc(#loc92)
      %42 = linalg.generic {indexing_maps = [#map14, #map6, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg2 : tensor<6x12xf32>, tensor<20x12xf32>) outs(%41 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:17), %in_30: f32 loc(#loc120), %out: f32 loc("examples/jax/models.py":106:26)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc120)
        %74 = arith.addf %out, %73 : f32 loc(#loc92)
        linalg.yield %74 : f32 loc(#loc92)
      } -> tensor<6x20xf32> loc(#loc92)
      %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10, %42 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc(#loc94), %in_30: f32 loc("examples/jax/models.py":106:26), %out: f32 loc("examples/jax/models.py":106:26)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc94)
        linalg.yield %73 : f32 loc(#loc94)
      } -> tensor<6x20xf32> loc(#loc94)
      %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_26, %43 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:17), %in_30: f32 loc("examples/jax/models.py":106:26), %out: f32 loc("examples/jax/models.py":105:37)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc90)
        linalg.yield %73 : f32 loc(#loc90)
      } -> tensor<6x20xf32> loc(#loc90)
      %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %collapsed_22 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:26), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":105:37)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc90)
        linalg.yield %73 : f32 loc(#loc90)
      } -> tensor<6x20xf32> loc(#loc90)
      %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %collapsed_24 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:37), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":105:52)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc95)
        linalg.yield %73 : f32 loc(#loc95)
      } -> tensor<6x20xf32> loc(#loc95)
      %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %collapsed_22 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:52), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":105:52)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc95)
        linalg.yield %73 : f32 loc(#loc95)
      } -> tensor<6x20xf32> loc(#loc95)
      %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:52), %in_30: f32 loc("examples/jax/models.py":105:52), %out: f32 loc("examples/jax/models.py":105:52)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc96)
        linalg.yield %73 : f32 loc(#loc96)
      } -> tensor<6x20xf32> loc(#loc96)
      %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_20, %48 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:17), %in_30: f32 loc("examples/jax/models.py":105:52), %out: f32 loc("examples/jax/models.py":105:67)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc86)
        linalg.yield %73 : f32 loc(#loc86)
      } -> tensor<6x20xf32> loc(#loc86)
      %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %collapsed_18 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:52), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":105:67)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc86)
        linalg.yield %73 : f32 loc(#loc86)
      } -> tensor<6x20xf32> loc(#loc86)
      %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:37), %out: f32 loc("examples/jax/models.py":105:38)):
        %73 = arith.negf %in : f32 loc(#loc97)
        linalg.yield %73 : f32 loc(#loc97)
      } -> tensor<6x20xf32> loc(#loc97)
      %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_16, %43 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":107:17), %in_30: f32 loc("examples/jax/models.py":106:26), %out: f32 loc("examples/jax/models.py":105:20)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc85)
        linalg.yield %73 : f32 loc(#loc85)
      } -> tensor<6x20xf32> loc(#loc85)
      %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %collapsed_10 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":106:26), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":105:20)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc85)
        linalg.yield %73 : f32 loc(#loc85)
      } -> tensor<6x20xf32> loc(#loc85)
      %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %53 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:38), %in_30: f32 loc("examples/jax/models.py":105:20), %out: f32 loc("examples/jax/models.py":105:20)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc98)
        linalg.yield %73 : f32 loc(#loc98)
      } -> tensor<6x20xf32> loc(#loc98)
      %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %collapsed_14 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:20), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":104:55)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc84)
        linalg.yield %73 : f32 loc(#loc84)
      } -> tensor<6x20xf32> loc(#loc84)
      %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %collapsed_12 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:67), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":104:28)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc80)
        linalg.yield %73 : f32 loc(#loc80)
      } -> tensor<6x20xf32> loc(#loc80)
      %concat = tensor.concat dim(1) %56, %55, %49 : (tensor<6x20xf32>, tensor<6x20xf32>, tensor<6x20xf32>) -> tensor<6x60xf32> loc(#loc99)
      %57 = tensor.empty() : tensor<60x20xf32> loc(#loc75)
      %58 = linalg.fill ins(%cst_1 : f32) outs(%57 : tensor<60x20xf32>) -> tensor<60x20xf32> loc(#loc75)
      %59 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%concat, %collapsed_10 : tensor<6x60xf32>, tensor<6x20xf32>) outs(%58 : tensor<60x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":103:22), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":103:32)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc99)
        %74 = arith.addf %out, %73 : f32 loc(#loc75)
        linalg.yield %74 : f32 loc(#loc75)
      } -> tensor<60x20xf32> loc(#loc75)
      %60 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<60x20xf32>) outs(%24 : tensor<20x60xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":103:32), %out: f32 loc("examples/jax/models.py":103:32)):
        linalg.yield %in : f32 loc(#loc100)
      } -> tensor<20x60xf32> loc(#loc100)
      %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8, %60 : tensor<20x60xf32>, tensor<20x60xf32>) outs(%24 : tensor<20x60xf32>) {
      ^bb0(%in: f32 loc(#loc101), %in_30: f32 loc("examples/jax/models.py":103:32), %out: f32 loc("examples/jax/models.py":103:32)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc101)
        linalg.yield %73 : f32 loc(#loc101)
      } -> tensor<20x60xf32> loc(#loc101)
      %62 = linalg.generic {indexing_maps = [#map14, #map6, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%concat, %arg3 : tensor<6x60xf32>, tensor<20x60xf32>) outs(%41 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":103:22), %in_30: f32 loc(#loc99), %out: f32 loc("examples/jax/models.py":103:32)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc99)
        %74 = arith.addf %out, %73 : f32 loc(#loc75)
        linalg.yield %74 : f32 loc(#loc75)
      } -> tensor<6x20xf32> loc(#loc75)
      %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %62 : tensor<6x20xf32>, tensor<6x20xf32>) outs(%0 : tensor<6x20xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":105:20), %in_30: f32 loc("examples/jax/models.py":103:32), %out: f32 loc("examples/jax/models.py":103:32)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc101)
        linalg.yield %73 : f32 loc(#loc101)
      } -> tensor<6x20xf32> loc(#loc101)
      %concat_29 = tensor.concat dim(1) %56, %55, %48 : (tensor<6x20xf32>, tensor<6x20xf32>, tensor<6x20xf32>) -> tensor<6x60xf32> loc(#loc102)
      %64 = linalg.fill ins(%cst_1 : f32) outs(%22 : tensor<60xf32>) -> tensor<60xf32> loc(#loc103)
      %65 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%concat_29 : tensor<6x60xf32>) outs(%64 : tensor<60xf32>) {
      ^bb0(%in: f32 loc(#loc103), %out: f32 loc(#loc103)):
        %73 = arith.addf %out, %in : f32 loc(#loc103)
        linalg.yield %73 : f32 loc(#loc103)
      } -> tensor<60xf32> loc(#loc103)
      %expanded = tensor.expand_shape %65 [[0, 1]] output_shape [1, 60] : tensor<60xf32> into tensor<1x60xf32> loc(#loc104)
      %66 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x60xf32>) outs(%64 : tensor<60xf32>) {
      ^bb0(%in: f32 loc(#loc103), %out: f32 loc(#loc103)):
        %73 = arith.addf %out, %in : f32 loc(#loc103)
        linalg.yield %73 : f32 loc(#loc103)
      } -> tensor<60xf32> loc(#loc103)
      %67 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg7, %66 : tensor<60xf32>, tensor<60xf32>) outs(%22 : tensor<60xf32>) {
      ^bb0(%in: f32 loc(#loc105), %in_30: f32 loc("examples/jax/models.py":102:43), %out: f32 loc("examples/jax/models.py":102:43)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc105)
        linalg.yield %73 : f32 loc(#loc105)
      } -> tensor<60xf32> loc(#loc105)
      %68 = tensor.empty() : tensor<60x12xf32> loc(#loc72)
      %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<60x12xf32>) -> tensor<60x12xf32> loc(#loc72)
      %70 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%concat_29, %collapsed_8 : tensor<6x60xf32>, tensor<6x12xf32>) outs(%69 : tensor<60x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":102:33), %in_30: f32 loc("examples/jax/models.py":107:17), %out: f32 loc("examples/jax/models.py":102:43)):
        %73 = arith.mulf %in, %in_30 : f32 loc(#loc102)
        %74 = arith.addf %out, %73 : f32 loc(#loc72)
        linalg.yield %74 : f32 loc(#loc72)
      } -> tensor<60x12xf32> loc(#loc72)
      %71 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<60x12xf32>) outs(%20 : tensor<12x60xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":102:43), %out: f32 loc("examples/jax/models.py":102:43)):
        linalg.yield %in : f32 loc(#loc106)
      } -> tensor<12x60xf32> loc(#loc106)
      %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %71 : tensor<12x60xf32>, tensor<12x60xf32>) outs(%20 : tensor<12x60xf32>) {
      ^bb0(%in: f32 loc(#loc107), %in_30: f32 loc("examples/jax/models.py":102:43), %out: f32 loc("examples/jax/models.py":102:43)):
        %73 = arith.addf %in, %in_30 : f32 loc(#loc107)
        linalg.yield %73 : f32 loc(#loc107)
      } -> tensor<12x60xf32> loc(#loc107)
      scf.yield %72, %67, %61, %40, %63 : tensor<12x60xf32>, tensor<60xf32>, tensor<20x60xf32>, tensor<20x12xf32>, tensor<6x20xf32> loc(#loc152)
    } loc(#loc152)
    return %16, %28#1, %28#0, %28#3, %28#2 : tensor<f32>, tensor<60xf32>, tensor<12x60xf32>, tensor<20x12xf32>, tensor<20x60xf32> loc(#loc124)
  } loc(#loc124)
} loc(#loc)
#loc13 = loc("examples/jax/models.py":107:62)
#loc45 = loc("examples/jax/models.py":107:62)
#loc104 = loc("examples/jax/models.py":102:43)
#loc119 = loc("examples/jax/models.py":107:17)
#loc122 = loc("examples/jax/models.py":107:17)
#loc130 = loc("examples/jax/models.py":107:62)
#loc137 = loc("examples/jax/models.py":107:62)
#loc152 = loc("examples/jax/models.py":107:17)
