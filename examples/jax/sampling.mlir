#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc("examples/jax/models.py":240:30)
#loc4 = loc("examples/jax/models.py":283:14)
#loc5 = loc("examples/jax/models.py":289:41)
#loc6 = loc("examples/jax/models.py":289:24)
#loc7 = loc("examples/jax/models.py":293:4)
#loc8 = loc("examples/jax/models.py":242:11)
#loc9 = loc("examples/jax/models.py":236:29)
#loc10 = loc("examples/jax/models.py":236:19)
#loc11 = loc("examples/jax/models.py":237:14)
#loc12 = loc(unknown)
#loc13 = loc(unknown)
#loc14 = loc("examples/jax/models.py":238:13)
#loc15 = loc("examples/jax/models.py":238:13)
#loc16 = loc("examples/jax/models.py":239:22)
#loc17 = loc("examples/jax/models.py":239:12)
#loc18 = loc(unknown)
#loc19 = loc("examples/jax/models.py":240:22)
#loc20 = loc("examples/jax/models.py":240:21)
#loc21 = loc("examples/jax/models.py":240:13)
#loc22 = loc("examples/jax/models.py":240:12)
#loc23 = loc("examples/jax/models.py":241:24)
#loc24 = loc("examples/jax/models.py":241:13)
#loc25 = loc(unknown)
#loc26 = loc("examples/jax/models.py":242:38)
#loc27 = loc(unknown)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0, d1) -> (0, 0)>
#map15 = affine_map<(d0, d1, d2) -> (d2)>
#map16 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#loc29 = loc("examples/jax/models.py":240:30)
#loc30 = loc("examples/jax/models.py":283:14)
#loc31 = loc("examples/jax/models.py":289:41)
#loc32 = loc("examples/jax/models.py":289:24)
#loc33 = loc("examples/jax/models.py":293:4)
#loc34 = loc("examples/jax/models.py":242:11)
#loc35 = loc("examples/jax/models.py":236:29)
#loc36 = loc("examples/jax/models.py":236:19)
#loc37 = loc("examples/jax/models.py":237:14)
#loc38 = loc(unknown)
#loc39 = loc(unknown)
#loc40 = loc("examples/jax/models.py":238:13)
#loc41 = loc("examples/jax/models.py":238:13)
#loc42 = loc("examples/jax/models.py":239:22)
#loc43 = loc("examples/jax/models.py":239:12)
#loc44 = loc(unknown)
#loc45 = loc("examples/jax/models.py":240:22)
#loc46 = loc("examples/jax/models.py":240:21)
#loc47 = loc("examples/jax/models.py":240:13)
#loc48 = loc("examples/jax/models.py":240:12)
#loc49 = loc("examples/jax/models.py":241:24)
#loc50 = loc("examples/jax/models.py":241:13)
#loc51 = loc(unknown)
#loc52 = loc("examples/jax/models.py":242:38)
#loc53 = loc(unknown)
#loc55 = loc("examples/jax/models.py":289:24)
#loc56 = loc("examples/jax/models.py":241:13)
#loc57 = loc("examples/jax/models.py":241:13)
#loc59 = loc("examples/jax/models.py":289:41)
#loc67 = loc("examples/jax/models.py":283:14)
#loc68 = loc("examples/jax/models.py":240:30)
#loc69 = loc("examples/jax/models.py":242:11)
#loc70 = loc("examples/jax/models.py":283:14)
#loc71 = loc("examples/jax/models.py":236:29)
#loc72 = loc("examples/jax/models.py":236:19)
#loc73 = loc("examples/jax/models.py":237:14)
#loc74 = loc("examples/jax/models.py":238:13)
#loc75 = loc("examples/jax/models.py":238:13)
#loc76 = loc("examples/jax/models.py":239:22)
#loc77 = loc("examples/jax/models.py":239:12)
#loc78 = loc("examples/jax/models.py":240:22)
#loc79 = loc("examples/jax/models.py":240:21)
#loc80 = loc("examples/jax/models.py":240:13)
#loc81 = loc("examples/jax/models.py":240:12)
#loc82 = loc("examples/jax/models.py":241:24)
#loc83 = loc("examples/jax/models.py":242:38)
#loc85 = loc("examples/jax/models.py":240:30)
#loc86 = loc("examples/jax/models.py":242:11)
#loc87 = loc("examples/jax/models.py":236:29)
#loc88 = loc("examples/jax/models.py":236:19)
#loc89 = loc("examples/jax/models.py":237:14)
#loc90 = loc("examples/jax/models.py":237:14)
#loc91 = loc("examples/jax/models.py":237:14)
#loc92 = loc("examples/jax/models.py":237:14)
#loc93 = loc("examples/jax/models.py":237:14)
#loc94 = loc("examples/jax/models.py":237:14)
#loc95 = loc("examples/jax/models.py":237:14)
#loc96 = loc("examples/jax/models.py":237:14)
#loc97 = loc("examples/jax/models.py":238:13)
#loc98 = loc("examples/jax/models.py":238:13)
#loc99 = loc("examples/jax/models.py":239:22)
#loc100 = loc("examples/jax/models.py":239:12)
#loc101 = loc("examples/jax/models.py":240:22)
#loc102 = loc("examples/jax/models.py":240:21)
#loc103 = loc("examples/jax/models.py":240:13)
#loc104 = loc("examples/jax/models.py":240:12)
#loc105 = loc("examples/jax/models.py":241:24)
#loc106 = loc("examples/jax/models.py":242:38)
module @jit_sampling {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<4x50xf32> {mesh.name = "logits", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc87), %arg1: tensor<2xi32> {mesh.name = "key", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(#loc85)) -> (tensor<4xi32> {mesh.name = "result"}) {
    %c1 = arith.constant 1 : index loc(#loc85)
    %c5 = arith.constant 5 : index loc(#loc85)
    %c0 = arith.constant 0 : index loc(#loc85)
    %true = arith.constant true loc(#loc86)
    %c32_i32 = arith.constant 32 : i32 loc(#loc85)
    %c0_i32 = arith.constant 0 : i32 loc(#loc85)
    %c1_i32 = arith.constant 1 : i32 loc(#loc85)
    %c466688986_i32 = arith.constant 466688986 : i32 loc(#loc85)
    %c64_i64 = arith.constant 64 : i64 loc(#loc85)
    %c0_i64 = arith.constant 0 : i64 loc(#loc85)
    %cst = arith.constant 1.000000e+00 : f32 loc(#loc85)
    %cst_0 = arith.constant 9.99999997E-7 : f32 loc(#loc85)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc70)
    %cst_2 = arith.constant 0xFF800000 : f32 loc(#loc70)
    %cst_3 = arith.constant dense<0.699999988> : tensor<f32> loc(#loc70)
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc70)
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc70)
    %cst_6 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc70)
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %cst_8 = arith.constant dense<1065353216> : tensor<i32> loc(#loc85)
    %cst_9 = arith.constant dense<9> : tensor<i32> loc(#loc85)
    %cst_10 = arith.constant dense<32> : tensor<i64> loc(#loc85)
    %cst_11 = arith.constant dense<1> : tensor<i64> loc(#loc85)
    %cst_12 = arith.constant dense<20> : tensor<i64> loc(#loc85)
    %cst_13 = arith.constant dense<0> : tensor<i32> loc(#loc85)
    %cst_14 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32> loc(#loc85)
    %cst_15 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32> loc(#loc85)
    %cst_16 = arith.constant dense<-2147483648> : tensor<i32> loc(#loc86)
    %cst_17 = arith.constant dense<19> : tensor<1xi32> loc(#loc86)
    %cst_18 = arith.constant dense<20> : tensor<i32> loc(#loc86)
    %0 = tensor.empty() : tensor<4x50xf32> loc(#loc87)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<4x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":236:29)):
      linalg.yield %in : f32 loc(#loc87)
    } -> tensor<4x50xf32> loc(#loc87)
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x50xf32>, tensor<4x50xf32>) outs(%0 : tensor<4x50xf32>) {
    ^bb0(%in: f32 loc(#loc87), %in_30: f32 loc("examples/jax/models.py":236:29), %out: f32 loc("examples/jax/models.py":236:29)):
      %123 = arith.divf %in, %in_30 : f32 loc(#loc87)
      linalg.yield %123 : f32 loc(#loc87)
    } -> tensor<4x50xf32> loc(#loc87)
    %3 = tensor.empty() : tensor<4x50xi32> loc(#loc88)
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<4x50xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":236:19)):
      %123 = linalg.index 1 : index loc(#loc88)
      %124 = arith.index_cast %123 : index to i32 loc(#loc88)
      linalg.yield %124 : i32 loc(#loc88)
    } -> tensor<4x50xi32> loc(#loc88)
    %5:2 = "mesh.sort"(%2, %4) ({
    ^bb0(%arg2: f32 loc("examples/jax/models.py":236:19), %arg3: f32 loc("examples/jax/models.py":236:19), %arg4: i32 loc("examples/jax/models.py":236:19), %arg5: i32 loc("examples/jax/models.py":236:19)):
      %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc88)
      %c0_i32_30 = arith.constant 0 : i32 loc(#loc88)
      %123 = arith.bitcast %arg2 : f32 to i32 loc(#loc88)
      %124 = arith.cmpi slt, %123, %c0_i32_30 : i32 loc(#loc88)
      %125 = arith.subi %c2147483647_i32, %123 : i32 loc(#loc88)
      %126 = arith.select %124, %125, %123 : i32 loc(#loc88)
      %127 = arith.bitcast %arg3 : f32 to i32 loc(#loc88)
      %128 = arith.cmpi slt, %127, %c0_i32_30 : i32 loc(#loc88)
      %129 = arith.subi %c2147483647_i32, %127 : i32 loc(#loc88)
      %130 = arith.select %128, %129, %127 : i32 loc(#loc88)
      %131 = arith.cmpi sgt, %126, %130 : i32 loc(#loc88)
      "mesh.scalar_yield"(%131) : (i1) -> () loc(#loc88)
    }) {dim = 1 : i64, stable} : (tensor<4x50xf32>, tensor<4x50xi32>) -> (tensor<4x50xf32>, tensor<4x50xi32>) loc(#loc88)
    %extracted_slice = tensor.extract_slice %5#0[0, 0] [4, 20] [1, 1] : tensor<4x50xf32> to tensor<4x20xf32> loc(#loc88)
    %extracted_slice_19 = tensor.extract_slice %5#1[0, 0] [4, 20] [1, 1] : tensor<4x50xi32> to tensor<4x20xi32> loc(#loc88)
    %6 = tensor.empty() : tensor<4xf32> loc(#loc89)
    %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32> loc(#loc89)
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice : tensor<4x20xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(#loc89), %out: f32 loc(#loc89)):
      %123 = arith.maximumf %out, %in : f32 loc(#loc89)
      linalg.yield %123 : f32 loc(#loc89)
    } -> tensor<4xf32> loc(#loc89)
    %9 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(#loc90), %out: f32 loc("examples/jax/models.py":237:14)):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<4xf32> loc(#loc90)
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%9, %8 : tensor<4xf32>, tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":237:14), %in_30: f32 loc("examples/jax/models.py":237:14), %out: f32 loc("examples/jax/models.py":237:14)):
      %123 = arith.maximumf %in, %in_30 : f32 loc(#loc90)
      linalg.yield %123 : f32 loc(#loc90)
    } -> tensor<4xf32> loc(#loc90)
    %11 = tensor.empty() : tensor<4x1xf32> loc(#loc91)
    %12 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4xf32>) outs(%11 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":237:14), %out: f32 loc("examples/jax/models.py":237:14)):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<4x1xf32> loc(#loc91)
    %13 = "mesh.stop_gradient"(%12) : (tensor<4x1xf32>) -> tensor<4x1xf32> loc(#loc92)
    %14 = tensor.empty() : tensor<4x20xf32> loc(#loc93)
    %15 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x1xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":237:14), %out: f32 loc("examples/jax/models.py":237:14)):
      linalg.yield %in : f32 loc(#loc93)
    } -> tensor<4x20xf32> loc(#loc93)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %15 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":236:19), %in_30: f32 loc("examples/jax/models.py":237:14), %out: f32 loc("examples/jax/models.py":237:14)):
      %123 = arith.subf %in, %in_30 : f32 loc(#loc93)
      linalg.yield %123 : f32 loc(#loc93)
    } -> tensor<4x20xf32> loc(#loc93)
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":237:14), %out: f32 loc("examples/jax/models.py":237:14)):
      %123 = math.exp %in : f32 loc(#loc94)
      linalg.yield %123 : f32 loc(#loc94)
    } -> tensor<4x20xf32> loc(#loc94)
    %18 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32> loc(#loc95)
    %19 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<4x20xf32>) outs(%18 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(#loc95), %out: f32 loc(#loc95)):
      %123 = arith.addf %out, %in : f32 loc(#loc95)
      linalg.yield %123 : f32 loc(#loc95)
    } -> tensor<4xf32> loc(#loc95)
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4xf32>) outs(%11 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":237:14), %out: f32 loc("examples/jax/models.py":237:14)):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<4x1xf32> loc(#loc91)
    %21 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<4x1xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":237:14), %out: f32 loc("examples/jax/models.py":237:14)):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<4x20xf32> loc(#loc96)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %21 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":237:14), %in_30: f32 loc("examples/jax/models.py":237:14), %out: f32 loc("examples/jax/models.py":237:14)):
      %123 = arith.divf %in, %in_30 : f32 loc(#loc96)
      linalg.yield %123 : f32 loc(#loc96)
    } -> tensor<4x20xf32> loc(#loc96)
    %padded = tensor.pad %22 low[0, 0] high[0, 4] {
    ^bb0(%arg2: index loc("examples/jax/models.py":238:13), %arg3: index loc("examples/jax/models.py":238:13)):
      tensor.yield %cst_1 : f32 loc(#loc97)
    } : tensor<4x20xf32> to tensor<4x24xf32> loc(#loc97)
    %expanded = tensor.expand_shape %padded [[0], [1, 2]] output_shape [4, 8, 3] : tensor<4x24xf32> into tensor<4x8x3xf32> loc(#loc97)
    %23 = tensor.empty() : tensor<4x8x3xf32> loc(#loc97)
    %24 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%23 : tensor<4x8x3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":238:13), %out: f32 loc("examples/jax/models.py":238:13)):
      linalg.yield %in : f32 loc(#loc97)
    } -> tensor<4x8x3xf32> loc(#loc97)
    %padded_20 = tensor.pad %expanded low[0, 0, 2] high[0, 0, 0] {
    ^bb0(%arg2: index loc("examples/jax/models.py":238:13), %arg3: index loc("examples/jax/models.py":238:13), %arg4: index loc("examples/jax/models.py":238:13)):
      tensor.yield %cst_1 : f32 loc(#loc97)
    } : tensor<4x8x3xf32> to tensor<4x8x5xf32> loc(#loc97)
    %25 = tensor.empty() : tensor<3xf32> loc(#loc97)
    %26 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded_20, %25 : tensor<4x8x5xf32>, tensor<3xf32>) outs(%24 : tensor<4x8x3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":238:13), %in_30: f32 loc(#loc97), %out: f32 loc("examples/jax/models.py":238:13)):
      %123 = arith.addf %out, %in : f32 loc(#loc97)
      linalg.yield %123 : f32 loc(#loc97)
    } -> tensor<4x8x3xf32> loc(#loc97)
    %extracted_slice_21 = tensor.extract_slice %26[0, 0, 2] [4, 8, 1] [1, 1, 1] : tensor<4x8x3xf32> to tensor<4x8x1xf32> loc(#loc97)
    %collapsed = tensor.collapse_shape %extracted_slice_21 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32> loc(#loc97)
    %27 = tensor.empty() : tensor<4x8x8xi32> loc(#loc97)
    %28 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel"]} outs(%27 : tensor<4x8x8xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":238:13)):
      %123 = linalg.index 1 : index loc(#loc97)
      %124 = arith.index_cast %123 : index to i32 loc(#loc97)
      linalg.yield %124 : i32 loc(#loc97)
    } -> tensor<4x8x8xi32> loc(#loc97)
    %29 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel"]} outs(%27 : tensor<4x8x8xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":238:13)):
      %123 = linalg.index 2 : index loc(#loc97)
      %124 = arith.index_cast %123 : index to i32 loc(#loc97)
      linalg.yield %124 : i32 loc(#loc97)
    } -> tensor<4x8x8xi32> loc(#loc97)
    %30 = tensor.empty() : tensor<4x8x8xi1> loc(#loc97)
    %31 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<4x8x8xi32>, tensor<4x8x8xi32>) outs(%30 : tensor<4x8x8xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":238:13), %in_30: i32 loc("examples/jax/models.py":238:13), %out: i1 loc("examples/jax/models.py":238:13)):
      %123 = arith.cmpi slt, %in, %in_30 : i32 loc(#loc97)
      linalg.yield %123 : i1 loc(#loc97)
    } -> tensor<4x8x8xi1> loc(#loc97)
    %32 = tensor.empty() : tensor<4x8x8xf32> loc(#loc97)
    %33 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%32 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":238:13), %out: f32 loc("examples/jax/models.py":238:13)):
      linalg.yield %in : f32 loc(#loc97)
    } -> tensor<4x8x8xf32> loc(#loc97)
    %34 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<4x8xf32>) outs(%32 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":238:13), %out: f32 loc("examples/jax/models.py":238:13)):
      linalg.yield %in : f32 loc(#loc97)
    } -> tensor<4x8x8xf32> loc(#loc97)
    %35 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %34, %33 : tensor<4x8x8xi1>, tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%32 : tensor<4x8x8xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":238:13), %in_30: f32 loc("examples/jax/models.py":238:13), %in_31: f32 loc("examples/jax/models.py":238:13), %out: f32 loc("examples/jax/models.py":238:13)):
      %123 = arith.select %in, %in_30, %in_31 : f32 loc(#loc97)
      linalg.yield %123 : f32 loc(#loc97)
    } -> tensor<4x8x8xf32> loc(#loc97)
    %36 = tensor.empty() : tensor<4x8xf32> loc(#loc97)
    %37 = linalg.fill ins(%cst_1 : f32) outs(%36 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc97)
    %38 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%35 : tensor<4x8x8xf32>) outs(%37 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":238:13), %out: f32 loc("examples/jax/models.py":238:13)):
      %123 = arith.addf %out, %in : f32 loc(#loc97)
      linalg.yield %123 : f32 loc(#loc97)
    } -> tensor<4x8xf32> loc(#loc97)
    %39 = linalg.generic {indexing_maps = [#map12, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x8xf32>) outs(%23 : tensor<4x8x3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":238:13), %out: f32 loc("examples/jax/models.py":238:13)):
      linalg.yield %in : f32 loc(#loc97)
    } -> tensor<4x8x3xf32> loc(#loc97)
    %40 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %26 : tensor<4x8x3xf32>, tensor<4x8x3xf32>) outs(%23 : tensor<4x8x3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":238:13), %in_30: f32 loc("examples/jax/models.py":238:13), %out: f32 loc("examples/jax/models.py":238:13)):
      %123 = arith.addf %in, %in_30 : f32 loc(#loc97)
      linalg.yield %123 : f32 loc(#loc97)
    } -> tensor<4x8x3xf32> loc(#loc97)
    %collapsed_22 = tensor.collapse_shape %40 [[0], [1, 2]] : tensor<4x8x3xf32> into tensor<4x24xf32> loc(#loc97)
    %extracted_slice_23 = tensor.extract_slice %collapsed_22[0, 0] [4, 20] [1, 1] : tensor<4x24xf32> to tensor<4x20xf32> loc(#loc97)
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_23, %22 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":238:13), %in_30: f32 loc("examples/jax/models.py":237:14), %out: f32 loc("examples/jax/models.py":238:13)):
      %123 = arith.subf %in, %in_30 : f32 loc(#loc98)
      linalg.yield %123 : f32 loc(#loc98)
    } -> tensor<4x20xf32> loc(#loc98)
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":239:22)):
      linalg.yield %in : f32 loc(#loc99)
    } -> tensor<4x20xf32> loc(#loc99)
    %43 = tensor.empty() : tensor<4x20xi1> loc(#loc99)
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%43 : tensor<4x20xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":238:13), %in_30: f32 loc("examples/jax/models.py":239:22), %out: i1 loc("examples/jax/models.py":239:22)):
      %123 = arith.cmpf olt, %in, %in_30 : f32 loc(#loc99)
      linalg.yield %123 : i1 loc(#loc99)
    } -> tensor<4x20xi1> loc(#loc99)
    %45 = tensor.empty() : tensor<f32> loc(#loc100)
    %46 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%45 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":239:12)):
      linalg.yield %cst_2 : f32 loc(#loc100)
    } -> tensor<f32> loc(#loc100)
    %47 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<f32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":239:12), %out: f32 loc("examples/jax/models.py":239:12)):
      linalg.yield %in : f32 loc(#loc100)
    } -> tensor<4x20xf32> loc(#loc100)
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %extracted_slice, %47 : tensor<4x20xi1>, tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":239:22), %in_30: f32 loc("examples/jax/models.py":236:19), %in_31: f32 loc("examples/jax/models.py":239:12), %out: f32 loc("examples/jax/models.py":239:12)):
      %123 = arith.select %in, %in_30, %in_31 : f32 loc(#loc100)
      linalg.yield %123 : f32 loc(#loc100)
    } -> tensor<4x20xf32> loc(#loc100)
    %49 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%45 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":240:30)):
      linalg.yield %cst_0 : f32 loc(#loc85)
    } -> tensor<f32> loc(#loc85)
    %50 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%45 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":240:30)):
      linalg.yield %cst : f32 loc(#loc85)
    } -> tensor<f32> loc(#loc85)
    %51 = tensor.empty() : tensor<1x1xf32> loc(#loc85)
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<f32>) outs(%51 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : f32 loc(#loc85)
    } -> tensor<1x1xf32> loc(#loc85)
    %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<f32>) outs(%51 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : f32 loc(#loc85)
    } -> tensor<1x1xf32> loc(#loc85)
    %extracted_slice_24 = tensor.extract_slice %arg1[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc85)
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [] : tensor<1xi32> into tensor<i32> loc(#loc85)
    %extracted_slice_26 = tensor.extract_slice %arg1[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc85)
    %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [] : tensor<1xi32> into tensor<i32> loc(#loc85)
    %54 = tensor.empty() : tensor<4x20xi64> loc(#loc85)
    %55 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%54 : tensor<4x20xi64>) {
    ^bb0(%out: i64 loc("examples/jax/models.py":240:30)):
      %123 = linalg.index 0 : index loc(#loc85)
      %124 = arith.index_cast %123 : index to i64 loc(#loc85)
      linalg.yield %124 : i64 loc(#loc85)
    } -> tensor<4x20xi64> loc(#loc85)
    %56 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%54 : tensor<4x20xi64>) {
    ^bb0(%out: i64 loc("examples/jax/models.py":240:30)):
      %123 = linalg.index 1 : index loc(#loc85)
      %124 = arith.index_cast %123 : index to i64 loc(#loc85)
      linalg.yield %124 : i64 loc(#loc85)
    } -> tensor<4x20xi64> loc(#loc85)
    %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i64>) outs(%54 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":240:30), %out: i64 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : i64 loc(#loc85)
    } -> tensor<4x20xi64> loc(#loc85)
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %55 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%54 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":240:30), %in_30: i64 loc("examples/jax/models.py":240:30), %out: i64 loc("examples/jax/models.py":240:30)):
      %123 = arith.muli %in, %in_30 : i64 loc(#loc85)
      linalg.yield %123 : i64 loc(#loc85)
    } -> tensor<4x20xi64> loc(#loc85)
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i64>) outs(%54 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":240:30), %out: i64 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : i64 loc(#loc85)
    } -> tensor<4x20xi64> loc(#loc85)
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %56 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%54 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":240:30), %in_30: i64 loc("examples/jax/models.py":240:30), %out: i64 loc("examples/jax/models.py":240:30)):
      %123 = arith.muli %in, %in_30 : i64 loc(#loc85)
      linalg.yield %123 : i64 loc(#loc85)
    } -> tensor<4x20xi64> loc(#loc85)
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %60 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%54 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":240:30), %in_30: i64 loc("examples/jax/models.py":240:30), %out: i64 loc("examples/jax/models.py":240:30)):
      %123 = arith.addi %in, %in_30 : i64 loc(#loc85)
      linalg.yield %123 : i64 loc(#loc85)
    } -> tensor<4x20xi64> loc(#loc85)
    %62 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i64>) outs(%54 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":240:30), %out: i64 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : i64 loc(#loc85)
    } -> tensor<4x20xi64> loc(#loc85)
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %62 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%54 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":240:30), %in_30: i64 loc("examples/jax/models.py":240:30), %out: i64 loc("examples/jax/models.py":240:30)):
      %123 = arith.shrui %in, %in_30 : i64 loc(#loc85)
      %124 = arith.cmpi ult, %in_30, %c64_i64 : i64 loc(#loc85)
      %125 = arith.select %124, %123, %c0_i64 : i64 loc(#loc85)
      linalg.yield %125 : i64 loc(#loc85)
    } -> tensor<4x20xi64> loc(#loc85)
    %64 = tensor.empty() : tensor<4x20xi32> loc(#loc85)
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<4x20xi64>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      %123 = arith.trunci %in : i64 to i32 loc(#loc85)
      linalg.yield %123 : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<4x20xi64>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      %123 = arith.trunci %in : i64 to i32 loc(#loc85)
      linalg.yield %123 : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %67 = tensor.empty() : tensor<i32> loc(#loc85)
    %68 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%collapsed_25, %collapsed_27 : tensor<i32>, tensor<i32>) outs(%67 : tensor<i32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_30: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      %123 = arith.xori %in, %in_30 : i32 loc(#loc85)
      linalg.yield %123 : i32 loc(#loc85)
    } -> tensor<i32> loc(#loc85)
    %69 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%68 : tensor<i32>) outs(%67 : tensor<i32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      %123 = arith.xori %in, %c466688986_i32 : i32 loc(#loc85)
      linalg.yield %123 : i32 loc(#loc85)
    } -> tensor<i32> loc(#loc85)
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %70 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_30: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      %123 = arith.addi %in, %in_30 : i32 loc(#loc85)
      linalg.yield %123 : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %72 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %72 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_30: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      %123 = arith.addi %in, %in_30 : i32 loc(#loc85)
      linalg.yield %123 : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %74:8 = scf.for %arg2 = %c0 to %c5 step %c1 iter_args(%arg3 = %cst_13, %arg4 = %71, %arg5 = %73, %arg6 = %collapsed_27, %arg7 = %69, %arg8 = %collapsed_25, %arg9 = %cst_14, %arg10 = %cst_15) -> (tensor<i32>, tensor<4x20xi32>, tensor<4x20xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>) {
      %123 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%67 : tensor<i32>) {
      ^bb0(%in: i32 loc(#loc85), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.addi %in, %c1_i32 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<i32> loc(#loc85)
      %extracted_slice_30 = tensor.extract_slice %arg9[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc85)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [] : tensor<1xi32> into tensor<i32> loc(#loc85)
      %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg5 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.addi %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %125 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_31 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %125 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.shli %in, %in_38 : i32 loc(#loc85)
        %163 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc85)
        %164 = arith.select %163, %162, %c0_i32 : i32 loc(#loc85)
        linalg.yield %164 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %127 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_31 : tensor<i32>) outs(%67 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.subi %c32_i32, %in : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<i32> loc(#loc85)
      %128 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %128 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.shrui %in, %in_38 : i32 loc(#loc85)
        %163 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc85)
        %164 = arith.select %163, %162, %c0_i32 : i32 loc(#loc85)
        linalg.yield %164 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%126, %129 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.ori %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%124, %130 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.xori %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %extracted_slice_32 = tensor.extract_slice %arg9[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc85)
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [] : tensor<1xi32> into tensor<i32> loc(#loc85)
      %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%124, %131 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.addi %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %133 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %133 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.shli %in, %in_38 : i32 loc(#loc85)
        %163 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc85)
        %164 = arith.select %163, %162, %c0_i32 : i32 loc(#loc85)
        linalg.yield %164 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %135 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_33 : tensor<i32>) outs(%67 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.subi %c32_i32, %in : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<i32> loc(#loc85)
      %136 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %136 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.shrui %in, %in_38 : i32 loc(#loc85)
        %163 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc85)
        %164 = arith.select %163, %162, %c0_i32 : i32 loc(#loc85)
        linalg.yield %164 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%134, %137 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.ori %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %138 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.xori %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %extracted_slice_34 = tensor.extract_slice %arg9[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc85)
      %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [] : tensor<1xi32> into tensor<i32> loc(#loc85)
      %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %139 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.addi %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %141 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_35 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %141 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.shli %in, %in_38 : i32 loc(#loc85)
        %163 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc85)
        %164 = arith.select %163, %162, %c0_i32 : i32 loc(#loc85)
        linalg.yield %164 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %143 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_35 : tensor<i32>) outs(%67 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.subi %c32_i32, %in : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<i32> loc(#loc85)
      %144 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %144 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.shrui %in, %in_38 : i32 loc(#loc85)
        %163 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc85)
        %164 = arith.select %163, %162, %c0_i32 : i32 loc(#loc85)
        linalg.yield %164 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%142, %145 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.ori %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%140, %146 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.xori %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %extracted_slice_36 = tensor.extract_slice %arg9[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc85)
      %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [] : tensor<1xi32> into tensor<i32> loc(#loc85)
      %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%140, %147 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.addi %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %149 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_37 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %149 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.shli %in, %in_38 : i32 loc(#loc85)
        %163 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc85)
        %164 = arith.select %163, %162, %c0_i32 : i32 loc(#loc85)
        linalg.yield %164 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %151 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_37 : tensor<i32>) outs(%67 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.subi %c32_i32, %in : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<i32> loc(#loc85)
      %152 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %152 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.shrui %in, %in_38 : i32 loc(#loc85)
        %163 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc85)
        %164 = arith.select %163, %162, %c0_i32 : i32 loc(#loc85)
        linalg.yield %164 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%150, %153 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.ori %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%148, %154 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.xori %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%148, %156 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.addi %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %158 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %158 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.addi %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %160 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        linalg.yield %in : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %160 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_38: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
        %162 = arith.addi %in, %in_38 : i32 loc(#loc85)
        linalg.yield %162 : i32 loc(#loc85)
      } -> tensor<4x20xi32> loc(#loc85)
      scf.yield %123, %157, %161, %arg7, %arg8, %arg6, %arg10, %arg9 : tensor<i32>, tensor<4x20xi32>, tensor<4x20xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc85)
    } loc(#loc85)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74#1, %74#2 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_30: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      %123 = arith.xori %in, %in_30 : i32 loc(#loc85)
      linalg.yield %123 : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %76 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75, %76 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_30: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      %123 = arith.shrui %in, %in_30 : i32 loc(#loc85)
      %124 = arith.cmpi ult, %in_30, %c32_i32 : i32 loc(#loc85)
      %125 = arith.select %124, %123, %c0_i32 : i32 loc(#loc85)
      linalg.yield %125 : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %78 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77, %78 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%64 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %in_30: i32 loc("examples/jax/models.py":240:30), %out: i32 loc("examples/jax/models.py":240:30)):
      %123 = arith.ori %in, %in_30 : i32 loc(#loc85)
      linalg.yield %123 : i32 loc(#loc85)
    } -> tensor<4x20xi32> loc(#loc85)
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<4x20xi32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      %123 = arith.bitcast %in : i32 to f32 loc(#loc85)
      linalg.yield %123 : f32 loc(#loc85)
    } -> tensor<4x20xf32> loc(#loc85)
    %81 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc(#loc85), %out: f32 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : f32 loc(#loc85)
    } -> tensor<4x20xf32> loc(#loc85)
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %in_30: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      %123 = arith.subf %in, %in_30 : f32 loc(#loc85)
      linalg.yield %123 : f32 loc(#loc85)
    } -> tensor<4x20xf32> loc(#loc85)
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %52 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%51 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %in_30: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      %123 = arith.subf %in, %in_30 : f32 loc(#loc85)
      linalg.yield %123 : f32 loc(#loc85)
    } -> tensor<1x1xf32> loc(#loc85)
    %84 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<1x1xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : f32 loc(#loc85)
    } -> tensor<4x20xf32> loc(#loc85)
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %in_30: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      %123 = arith.mulf %in, %in_30 : f32 loc(#loc85)
      linalg.yield %123 : f32 loc(#loc85)
    } -> tensor<4x20xf32> loc(#loc85)
    %86 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<1x1xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      linalg.yield %in : f32 loc(#loc85)
    } -> tensor<4x20xf32> loc(#loc85)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %in_30: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      %123 = arith.addf %in, %in_30 : f32 loc(#loc85)
      linalg.yield %123 : f32 loc(#loc85)
    } -> tensor<4x20xf32> loc(#loc85)
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %87 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %in_30: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:30)):
      %123 = arith.maximumf %in, %in_30 : f32 loc(#loc85)
      linalg.yield %123 : f32 loc(#loc85)
    } -> tensor<4x20xf32> loc(#loc85)
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:30), %out: f32 loc("examples/jax/models.py":240:22)):
      %123 = math.log %in : f32 loc(#loc101)
      linalg.yield %123 : f32 loc(#loc101)
    } -> tensor<4x20xf32> loc(#loc101)
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:22), %out: f32 loc("examples/jax/models.py":240:21)):
      %123 = arith.negf %in : f32 loc(#loc102)
      linalg.yield %123 : f32 loc(#loc102)
    } -> tensor<4x20xf32> loc(#loc102)
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:21), %out: f32 loc("examples/jax/models.py":240:13)):
      %123 = math.log %in : f32 loc(#loc103)
      linalg.yield %123 : f32 loc(#loc103)
    } -> tensor<4x20xf32> loc(#loc103)
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:13), %out: f32 loc("examples/jax/models.py":240:12)):
      %123 = arith.negf %in : f32 loc(#loc104)
      linalg.yield %123 : f32 loc(#loc104)
    } -> tensor<4x20xf32> loc(#loc104)
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %92 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":239:12), %in_30: f32 loc("examples/jax/models.py":240:12), %out: f32 loc("examples/jax/models.py":241:24)):
      %123 = arith.addf %in, %in_30 : f32 loc(#loc105)
      linalg.yield %123 : f32 loc(#loc105)
    } -> tensor<4x20xf32> loc(#loc105)
    %94 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%64 : tensor<4x20xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":241:13)):
      %123 = linalg.index 1 : index loc(#loc56)
      %124 = arith.index_cast %123 : index to i32 loc(#loc56)
      linalg.yield %124 : i32 loc(#loc56)
    } -> tensor<4x20xi32> loc(#loc56)
    %95 = tensor.empty() : tensor<4xi32> loc(#loc57)
    %96 = linalg.fill ins(%c0_i32 : i32) outs(%95 : tensor<4xi32>) -> tensor<4xi32> loc(#loc57)
    %97:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%93, %94 : tensor<4x20xf32>, tensor<4x20xi32>) outs(%7, %96 : tensor<4xf32>, tensor<4xi32>) attrs =  {mesh.associative} {
    ^bb0(%in: f32 loc(#loc60), %in_30: i32 loc(#loc60), %out: f32 loc(#loc60), %out_31: i32 loc(#loc60)):
      %123 = arith.cmpf ogt, %out, %in : f32 loc(#loc60)
      %124 = arith.cmpf une, %out, %out : f32 loc(#loc61)
      %125 = arith.ori %123, %124 : i1 loc(#loc62)
      %126 = arith.cmpf oeq, %out, %in : f32 loc(#loc63)
      %127 = arith.cmpi slt, %out_31, %in_30 : i32 loc(#loc64)
      %128 = arith.andi %126, %127 : i1 loc(#loc65)
      %129 = arith.ori %125, %128 : i1 loc(#loc62)
      %130 = arith.select %125, %out, %in : f32 loc(#loc66)
      %131 = arith.select %129, %out_31, %in_30 : i32 loc(#loc66)
      linalg.yield %130, %131 : f32, i32 loc(#loc57)
    } -> (tensor<4xf32>, tensor<4xi32>) loc(#loc57)
    %98 = tensor.empty() : tensor<4x1xi32> loc(#loc106)
    %99 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%97#1 : tensor<4xi32>) outs(%98 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":241:13), %out: i32 loc("examples/jax/models.py":242:38)):
      linalg.yield %in : i32 loc(#loc106)
    } -> tensor<4x1xi32> loc(#loc106)
    %100 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%98 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc(#loc86), %out: i32 loc("examples/jax/models.py":242:11)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<4x1xi32> loc(#loc86)
    %101 = tensor.empty() : tensor<4x1xi1> loc(#loc86)
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<4x1xi32>, tensor<4x1xi32>) outs(%101 : tensor<4x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":242:38), %in_30: i32 loc("examples/jax/models.py":242:11), %out: i1 loc("examples/jax/models.py":242:11)):
      %123 = arith.cmpi slt, %in, %in_30 : i32 loc(#loc86)
      linalg.yield %123 : i1 loc(#loc86)
    } -> tensor<4x1xi1> loc(#loc86)
    %103 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%98 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":242:11), %out: i32 loc("examples/jax/models.py":242:11)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<4x1xi32> loc(#loc86)
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %103 : tensor<4x1xi32>, tensor<4x1xi32>) outs(%98 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":242:38), %in_30: i32 loc("examples/jax/models.py":242:11), %out: i32 loc("examples/jax/models.py":242:11)):
      %123 = arith.addi %in, %in_30 : i32 loc(#loc86)
      linalg.yield %123 : i32 loc(#loc86)
    } -> tensor<4x1xi32> loc(#loc86)
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102, %104, %99 : tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) outs(%98 : tensor<4x1xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":242:11), %in_30: i32 loc("examples/jax/models.py":242:11), %in_31: i32 loc("examples/jax/models.py":242:38), %out: i32 loc("examples/jax/models.py":242:11)):
      %123 = arith.select %in, %in_30, %in_31 : i32 loc(#loc86)
      linalg.yield %123 : i32 loc(#loc86)
    } -> tensor<4x1xi32> loc(#loc86)
    %expanded_28 = tensor.expand_shape %105 [[0], [1, 2]] output_shape [4, 1, 1] : tensor<4x1xi32> into tensor<4x1x1xi32> loc(#loc86)
    %106 = tensor.empty() : tensor<4x1x1xi32> loc(#loc86)
    %107 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%106 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc86), %out: i32 loc("examples/jax/models.py":242:11)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<4x1x1xi32> loc(#loc86)
    %108 = tensor.empty() : tensor<4x1x1xi1> loc(#loc86)
    %109 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %107 : tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%108 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":242:11), %in_30: i32 loc("examples/jax/models.py":242:11), %out: i1 loc("examples/jax/models.py":242:11)):
      %123 = arith.cmpi sge, %in, %in_30 : i32 loc(#loc86)
      linalg.yield %123 : i1 loc(#loc86)
    } -> tensor<4x1x1xi1> loc(#loc86)
    %110 = tensor.empty() : tensor<1x1x1xi32> loc(#loc86)
    %111 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<1xi32>) outs(%110 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc86), %out: i32 loc("examples/jax/models.py":242:11)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<1x1x1xi32> loc(#loc86)
    %112 = linalg.generic {indexing_maps = [#map16, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<1x1x1xi32>) outs(%106 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":242:11), %out: i32 loc("examples/jax/models.py":242:11)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<4x1x1xi32> loc(#loc86)
    %113 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %112 : tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%108 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":242:11), %in_30: i32 loc("examples/jax/models.py":242:11), %out: i1 loc("examples/jax/models.py":242:11)):
      %123 = arith.cmpi sle, %in, %in_30 : i32 loc(#loc86)
      linalg.yield %123 : i1 loc(#loc86)
    } -> tensor<4x1x1xi1> loc(#loc86)
    %114 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %113 : tensor<4x1x1xi1>, tensor<4x1x1xi1>) outs(%108 : tensor<4x1x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":242:11), %in_30: i1 loc("examples/jax/models.py":242:11), %out: i1 loc("examples/jax/models.py":242:11)):
      %123 = arith.andi %in, %in_30 : i1 loc(#loc86)
      linalg.yield %123 : i1 loc(#loc86)
    } -> tensor<4x1x1xi1> loc(#loc86)
    %115 = linalg.fill ins(%true : i1) outs(%101 : tensor<4x1xi1>) -> tensor<4x1xi1> loc(#loc86)
    %116 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%114 : tensor<4x1x1xi1>) outs(%115 : tensor<4x1xi1>) {
    ^bb0(%in: i1 loc(#loc86), %out: i1 loc(#loc86)):
      %123 = arith.andi %out, %in : i1 loc(#loc86)
      linalg.yield %123 : i1 loc(#loc86)
    } -> tensor<4x1xi1> loc(#loc86)
    %117 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<1xi32>) outs(%106 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc86), %out: i32 loc("examples/jax/models.py":242:11)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<4x1x1xi32> loc(#loc86)
    %118 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %117 : tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%106 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":242:11), %in_30: i32 loc("examples/jax/models.py":242:11), %out: i32 loc("examples/jax/models.py":242:11)):
      %123 = arith.minsi %in, %in_30 : i32 loc(#loc86)
      linalg.yield %123 : i32 loc(#loc86)
    } -> tensor<4x1x1xi32> loc(#loc86)
    %119 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<4x1x1xi32>) outs(%106 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":242:11), %out: i32 loc("examples/jax/models.py":242:11)):
      %123 = arith.maxsi %in, %c0_i32 : i32 loc(#loc86)
      linalg.yield %123 : i32 loc(#loc86)
    } -> tensor<4x1x1xi32> loc(#loc86)
    %120 = "mesh.gather_slices"(%extracted_slice_19, %119) {batch_dims = array<i64: 0>, dims = array<i64: 1>} : (tensor<4x20xi32>, tensor<4x1x1xi32>) -> tensor<4x1xi32> loc(#loc86)
    %121 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%98 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":242:11), %out: i32 loc("examples/jax/models.py":242:11)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<4x1xi32> loc(#loc86)
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %120, %121 : tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) outs(%98 : tensor<4x1xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":242:11), %in_30: i32 loc("examples/jax/models.py":242:11), %in_31: i32 loc("examples/jax/models.py":242:11), %out: i32 loc("examples/jax/models.py":242:11)):
      %123 = arith.select %in, %in_30, %in_31 : i32 loc(#loc86)
      linalg.yield %123 : i32 loc(#loc86)
    } -> tensor<4x1xi32> loc(#loc86)
    %collapsed_29 = tensor.collapse_shape %122 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32> loc(#loc107)
    return %collapsed_29 : tensor<4xi32> loc(#loc70)
  } loc(#loc70)
} loc(#loc)
#loc28 = loc("examples/jax/models.py":242:11)
#loc54 = loc("examples/jax/models.py":242:11)
#loc58 = loc("examples/jax/models.py":241:13)
#loc60 = loc("examples/jax/models.py":241:13)
#loc61 = loc("examples/jax/models.py":241:13)
#loc62 = loc("examples/jax/models.py":241:13)
#loc63 = loc("examples/jax/models.py":241:13)
#loc64 = loc("examples/jax/models.py":241:13)
#loc65 = loc("examples/jax/models.py":241:13)
#loc66 = loc("examples/jax/models.py":241:13)
#loc84 = loc("examples/jax/models.py":242:11)
#loc107 = loc("examples/jax/models.py":242:11)
