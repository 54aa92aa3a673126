#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc("examples/jax/models.py":245:11)
#loc4 = loc("examples/jax/models.py":286:14)
#loc5 = loc("examples/jax/models.py":292:41)
#loc6 = loc("examples/jax/models.py":292:24)
#loc7 = loc("examples/jax/models.py":296:4)
#loc8 = loc("examples/jax/models.py":243:30)
#loc9 = loc("examples/jax/models.py":239:29)
#loc10 = loc("examples/jax/models.py":239:19)
#loc11 = loc("examples/jax/models.py":240:14)
#loc12 = loc(unknown)
#loc13 = loc(unknown)
#loc14 = loc("examples/jax/models.py":241:13)
#loc15 = loc("examples/jax/models.py":242:22)
#loc16 = loc("examples/jax/models.py":242:12)
#loc17 = loc(unknown)
#loc18 = loc(unknown)
#loc19 = loc("examples/jax/models.py":243:22)
#loc20 = loc("examples/jax/models.py":243:21)
#loc21 = loc("examples/jax/models.py":243:13)
#loc22 = loc("examples/jax/models.py":243:12)
#loc23 = loc("examples/jax/models.py":244:24)
#loc24 = loc("examples/jax/models.py":244:13)
#loc25 = loc(unknown)
#loc26 = loc("examples/jax/models.py":245:38)
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
#loc29 = loc("examples/jax/models.py":245:11)
#loc30 = loc("examples/jax/models.py":286:14)
#loc31 = loc("examples/jax/models.py":292:41)
#loc32 = loc("examples/jax/models.py":292:24)
#loc33 = loc("examples/jax/models.py":296:4)
#loc34 = loc("examples/jax/models.py":243:30)
#loc35 = loc("examples/jax/models.py":239:29)
#loc36 = loc("examples/jax/models.py":239:19)
#loc37 = loc("examples/jax/models.py":240:14)
#loc38 = loc(unknown)
#loc39 = loc(unknown)
#loc40 = loc("examples/jax/models.py":241:13)
#loc41 = loc("examples/jax/models.py":242:22)
#loc42 = loc("examples/jax/models.py":242:12)
#loc43 = loc(unknown)
#loc44 = loc(unknown)
#loc45 = loc("examples/jax/models.py":243:22)
#loc46 = loc("examples/jax/models.py":243:21)
#loc47 = loc("examples/jax/models.py":243:13)
#loc48 = loc("examples/jax/models.py":243:12)
#loc49 = loc("examples/jax/models.py":244:24)
#loc50 = loc("examples/jax/models.py":244:13)
#loc51 = loc(unknown)
#loc52 = loc("examples/jax/models.py":245:38)
#loc53 = loc(unknown)
#loc55 = loc("examples/jax/models.py":292:24)
#loc56 = loc("examples/jax/models.py":244:13)
#loc57 = loc("examples/jax/models.py":244:13)
#loc59 = loc("examples/jax/models.py":292:41)
#loc67 = loc("examples/jax/models.py":286:14)
#loc68 = loc("examples/jax/models.py":245:11)
#loc69 = loc("examples/jax/models.py":243:30)
#loc70 = loc("examples/jax/models.py":286:14)
#loc71 = loc("examples/jax/models.py":239:29)
#loc72 = loc("examples/jax/models.py":239:19)
#loc73 = loc("examples/jax/models.py":240:14)
#loc74 = loc("examples/jax/models.py":241:13)
#loc75 = loc("examples/jax/models.py":242:22)
#loc76 = loc("examples/jax/models.py":242:12)
#loc77 = loc("examples/jax/models.py":243:22)
#loc78 = loc("examples/jax/models.py":243:21)
#loc79 = loc("examples/jax/models.py":243:13)
#loc80 = loc("examples/jax/models.py":243:12)
#loc81 = loc("examples/jax/models.py":244:24)
#loc82 = loc("examples/jax/models.py":245:38)
#loc84 = loc("examples/jax/models.py":245:11)
#loc85 = loc("examples/jax/models.py":243:30)
#loc86 = loc("examples/jax/models.py":239:29)
#loc87 = loc("examples/jax/models.py":239:19)
#loc88 = loc("examples/jax/models.py":240:14)
#loc89 = loc("examples/jax/models.py":240:14)
#loc90 = loc("examples/jax/models.py":240:14)
#loc91 = loc("examples/jax/models.py":240:14)
#loc92 = loc("examples/jax/models.py":240:14)
#loc93 = loc("examples/jax/models.py":240:14)
#loc94 = loc("examples/jax/models.py":240:14)
#loc95 = loc("examples/jax/models.py":241:13)
#loc96 = loc("examples/jax/models.py":242:22)
#loc97 = loc("examples/jax/models.py":242:12)
#loc98 = loc("examples/jax/models.py":243:22)
#loc99 = loc("examples/jax/models.py":243:21)
#loc100 = loc("examples/jax/models.py":243:13)
#loc101 = loc("examples/jax/models.py":243:12)
#loc102 = loc("examples/jax/models.py":244:24)
#loc103 = loc("examples/jax/models.py":245:38)
#loc105 = loc("examples/jax/models.py":245:11)
#loc106 = loc("examples/jax/models.py":243:30)
#loc107 = loc("examples/jax/models.py":242:12)
module @jit_sampling {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<4x50xf32> {mesh.name = "logits", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg1: tensor<2xi32> {mesh.name = "key", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown)) -> (tensor<4xi32> {mesh.name = "result"}) {
    %c1 = arith.constant 1 : index loc(#loc)
    %c5 = arith.constant 5 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %true = arith.constant true loc(#loc105)
    %c32_i32 = arith.constant 32 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c466688986_i32 = arith.constant 466688986 : i32 loc(#loc)
    %c64_i64 = arith.constant 64 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst = arith.constant 1.000000e+00 : f32 loc(#loc106)
    %cst_0 = arith.constant 9.99999997E-7 : f32 loc(#loc106)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_3 = arith.constant dense<0.699999988> : tensor<f32> loc(#loc70)
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_6 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc70)
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<1065353216> : tensor<i32> loc(#loc106)
    %cst_9 = arith.constant dense<9> : tensor<i32> loc(#loc106)
    %cst_10 = arith.constant dense<32> : tensor<i64> loc(#loc106)
    %cst_11 = arith.constant dense<1> : tensor<i64> loc(#loc106)
    %cst_12 = arith.constant dense<20> : tensor<i64> loc(#loc106)
    %cst_13 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_14 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32> loc(#loc)
    %cst_15 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32> loc(#loc)
    %cst_16 = arith.constant dense<-2147483648> : tensor<i32> loc(#loc105)
    %cst_17 = arith.constant dense<19> : tensor<1xi32> loc(#loc)
    %cst_18 = arith.constant dense<20> : tensor<i32> loc(#loc105)
    %0 = tensor.empty() : tensor<4x50xf32> loc(#loc86)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<4x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":239:29)):
      linalg.yield %in : f32 loc(#loc86)
    } -> tensor<4x50xf32> loc(#loc86)
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x50xf32>, tensor<4x50xf32>) outs(%0 : tensor<4x50xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_30: f32 loc("examples/jax/models.py":239:29), %out: f32 loc("examples/jax/models.py":239:29)):
      %122 = arith.divf %in, %in_30 : f32 loc(#loc86)
      linalg.yield %122 : f32 loc(#loc86)
    } -> tensor<4x50xf32> loc(#loc86)
    %3 = tensor.empty() : tensor<4x50xi32> loc(#loc87)
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<4x50xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":239:19)):
      %122 = linalg.index 1 : index loc(#loc87)
      %123 = arith.index_cast %122 : index to i32 loc(#loc87)
      linalg.yield %123 : i32 loc(#loc87)
    } -> tensor<4x50xi32> loc(#loc87)
    %5:2 = "mesh.sort"(%2, %4) ({
    ^bb0(%arg2: f32 loc("examples/jax/models.py":239:19), %arg3: f32 loc("examples/jax/models.py":239:19), %arg4: i32 loc("examples/jax/models.py":239:19), %arg5: i32 loc("examples/jax/models.py":239:19)):
      %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc87)
      %c0_i32_30 = arith.constant 0 : i32 loc(#loc87)
      %122 = arith.bitcast %arg2 : f32 to i32 loc(#loc87)
      %123 = arith.cmpi slt, %122, %c0_i32_30 : i32 loc(#loc87)
      %124 = arith.subi %c2147483647_i32, %122 : i32 loc(#loc87)
      %125 = arith.select %123, %124, %122 : i32 loc(#loc87)
      %126 = arith.bitcast %arg3 : f32 to i32 loc(#loc87)
      %127 = arith.cmpi slt, %126, %c0_i32_30 : i32 loc(#loc87)
      %128 = arith.subi %c2147483647_i32, %126 : i32 loc(#loc87)
      %129 = arith.select %127, %128, %126 : i32 loc(#loc87)
      %130 = arith.cmpi sgt, %125, %129 : i32 loc(#loc87)
      "mesh.scalar_yield"(%130) : (i1) -> () loc(#loc87)
    }) {dim = 1 : i64, stable} : (tensor<4x50xf32>, tensor<4x50xi32>) -> (tensor<4x50xf32>, tensor<4x50xi32>) loc(#loc87)
    %extracted_slice = tensor.extract_slice %5#0[0, 0] [4, 20] [1, 1] : tensor<4x50xf32> to tensor<4x20xf32> loc(#loc87)
    %extracted_slice_19 = tensor.extract_slice %5#1[0, 0] [4, 20] [1, 1] : tensor<4x50xi32> to tensor<4x20xi32> loc(#loc87)
    %6 = tensor.empty() : tensor<4xf32> loc(#loc88)
    %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32> loc(#loc88)
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice : tensor<4x20xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %122 = arith.maximumf %out, %in : f32 loc(#loc88)
      linalg.yield %122 : f32 loc(#loc88)
    } -> tensor<4xf32> loc(#loc88)
    %9 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc89)
    } -> tensor<4xf32> loc(#loc89)
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%9, %8 : tensor<4xf32>, tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %in_30: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      %122 = arith.maximumf %in, %in_30 : f32 loc(#loc89)
      linalg.yield %122 : f32 loc(#loc89)
    } -> tensor<4xf32> loc(#loc89)
    %11 = tensor.empty() : tensor<4x1xf32> loc(#loc90)
    %12 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4xf32>) outs(%11 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<4x1xf32> loc(#loc90)
    %13 = tensor.empty() : tensor<4x20xf32> loc(#loc91)
    %14 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<4x1xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<4x20xf32> loc(#loc91)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %14 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":239:19), %in_30: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      %122 = arith.subf %in, %in_30 : f32 loc(#loc91)
      linalg.yield %122 : f32 loc(#loc91)
    } -> tensor<4x20xf32> loc(#loc91)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      %122 = math.exp %in : f32 loc(#loc92)
      linalg.yield %122 : f32 loc(#loc92)
    } -> tensor<4x20xf32> loc(#loc92)
    %17 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32> loc(#loc93)
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<4x20xf32>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %122 = arith.addf %out, %in : f32 loc(#loc93)
      linalg.yield %122 : f32 loc(#loc93)
    } -> tensor<4xf32> loc(#loc93)
    %19 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<4xf32>) outs(%11 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<4x1xf32> loc(#loc90)
    %20 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4x1xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<4x20xf32> loc(#loc94)
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %20 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %in_30: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      %122 = arith.divf %in, %in_30 : f32 loc(#loc94)
      linalg.yield %122 : f32 loc(#loc94)
    } -> tensor<4x20xf32> loc(#loc94)
    %padded = tensor.pad %21 low[0, 0] high[0, 4] {
    ^bb0(%arg2: index loc(unknown), %arg3: index loc(unknown)):
      tensor.yield %cst_1 : f32 loc(#loc)
    } : tensor<4x20xf32> to tensor<4x24xf32> loc(#loc)
    %expanded = tensor.expand_shape %padded [[0], [1, 2]] output_shape [4, 8, 3] : tensor<4x24xf32> into tensor<4x8x3xf32> loc(#loc)
    %22 = tensor.empty() : tensor<4x8x3xf32> loc(#loc)
    %23 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%22 : tensor<4x8x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<4x8x3xf32> loc(#loc)
    %padded_20 = tensor.pad %expanded low[0, 0, 2] high[0, 0, 0] {
    ^bb0(%arg2: index loc(unknown), %arg3: index loc(unknown), %arg4: index loc(unknown)):
      tensor.yield %cst_1 : f32 loc(#loc)
    } : tensor<4x8x3xf32> to tensor<4x8x5xf32> loc(#loc)
    %24 = tensor.empty() : tensor<3xf32> loc(#loc)
    %25 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded_20, %24 : tensor<4x8x5xf32>, tensor<3xf32>) outs(%23 : tensor<4x8x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_30: f32 loc(unknown), %out: f32 loc(unknown)):
      %122 = arith.addf %out, %in : f32 loc(#loc)
      linalg.yield %122 : f32 loc(#loc)
    } -> tensor<4x8x3xf32> loc(#loc)
    %extracted_slice_21 = tensor.extract_slice %25[0, 0, 2] [4, 8, 1] [1, 1, 1] : tensor<4x8x3xf32> to tensor<4x8x1xf32> loc(#loc)
    %collapsed = tensor.collapse_shape %extracted_slice_21 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32> loc(#loc)
    %26 = tensor.empty() : tensor<4x8x8xi32> loc(#loc)
    %27 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel"]} outs(%26 : tensor<4x8x8xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %122 = linalg.index 1 : index loc(#loc)
      %123 = arith.index_cast %122 : index to i32 loc(#loc)
      linalg.yield %123 : i32 loc(#loc)
    } -> tensor<4x8x8xi32> loc(#loc)
    %28 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel"]} outs(%26 : tensor<4x8x8xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %122 = linalg.index 2 : index loc(#loc)
      %123 = arith.index_cast %122 : index to i32 loc(#loc)
      linalg.yield %123 : i32 loc(#loc)
    } -> tensor<4x8x8xi32> loc(#loc)
    %29 = tensor.empty() : tensor<4x8x8xi1> loc(#loc)
    %30 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %27 : tensor<4x8x8xi32>, tensor<4x8x8xi32>) outs(%29 : tensor<4x8x8xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_30: i32 loc(unknown), %out: i1 loc(unknown)):
      %122 = arith.cmpi slt, %in, %in_30 : i32 loc(#loc)
      linalg.yield %122 : i1 loc(#loc)
    } -> tensor<4x8x8xi1> loc(#loc)
    %31 = tensor.empty() : tensor<4x8x8xf32> loc(#loc)
    %32 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%31 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<4x8x8xf32> loc(#loc)
    %33 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<4x8xf32>) outs(%31 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<4x8x8xf32> loc(#loc)
    %34 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %33, %32 : tensor<4x8x8xi1>, tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%31 : tensor<4x8x8xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_30: f32 loc(unknown), %in_31: f32 loc(unknown), %out: f32 loc(unknown)):
      %122 = arith.select %in, %in_30, %in_31 : f32 loc(#loc)
      linalg.yield %122 : f32 loc(#loc)
    } -> tensor<4x8x8xf32> loc(#loc)
    %35 = tensor.empty() : tensor<4x8xf32> loc(#loc)
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc)
    %37 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<4x8x8xf32>) outs(%36 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %122 = arith.addf %out, %in : f32 loc(#loc)
      linalg.yield %122 : f32 loc(#loc)
    } -> tensor<4x8xf32> loc(#loc)
    %38 = linalg.generic {indexing_maps = [#map12, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<4x8xf32>) outs(%22 : tensor<4x8x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<4x8x3xf32> loc(#loc)
    %39 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %25 : tensor<4x8x3xf32>, tensor<4x8x3xf32>) outs(%22 : tensor<4x8x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_30: f32 loc(unknown), %out: f32 loc(unknown)):
      %122 = arith.addf %in, %in_30 : f32 loc(#loc)
      linalg.yield %122 : f32 loc(#loc)
    } -> tensor<4x8x3xf32> loc(#loc)
    %collapsed_22 = tensor.collapse_shape %39 [[0], [1, 2]] : tensor<4x8x3xf32> into tensor<4x24xf32> loc(#loc)
    %extracted_slice_23 = tensor.extract_slice %collapsed_22[0, 0] [4, 20] [1, 1] : tensor<4x24xf32> to tensor<4x20xf32> loc(#loc)
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_23, %21 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_30: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":241:13)):
      %122 = arith.subf %in, %in_30 : f32 loc(#loc95)
      linalg.yield %122 : f32 loc(#loc95)
    } -> tensor<4x20xf32> loc(#loc95)
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":242:22)):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<4x20xf32> loc(#loc96)
    %42 = tensor.empty() : tensor<4x20xi1> loc(#loc96)
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%42 : tensor<4x20xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":241:13), %in_30: f32 loc("examples/jax/models.py":242:22), %out: i1 loc("examples/jax/models.py":242:22)):
      %122 = arith.cmpf olt, %in, %in_30 : f32 loc(#loc96)
      linalg.yield %122 : i1 loc(#loc96)
    } -> tensor<4x20xi1> loc(#loc96)
    %44 = tensor.empty() : tensor<f32> loc(#loc107)
    %45 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%44 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":242:12)):
      linalg.yield %cst_2 : f32 loc(#loc107)
    } -> tensor<f32> loc(#loc107)
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<f32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":242:12), %out: f32 loc("examples/jax/models.py":242:12)):
      linalg.yield %in : f32 loc(#loc107)
    } -> tensor<4x20xf32> loc(#loc107)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %extracted_slice, %46 : tensor<4x20xi1>, tensor<4x20xf32>, tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":242:22), %in_30: f32 loc("examples/jax/models.py":239:19), %in_31: f32 loc("examples/jax/models.py":242:12), %out: f32 loc("examples/jax/models.py":242:12)):
      %122 = arith.select %in, %in_30, %in_31 : f32 loc(#loc107)
      linalg.yield %122 : f32 loc(#loc107)
    } -> tensor<4x20xf32> loc(#loc107)
    %48 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%44 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %cst_0 : f32 loc(#loc106)
    } -> tensor<f32> loc(#loc106)
    %49 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%44 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %cst : f32 loc(#loc106)
    } -> tensor<f32> loc(#loc106)
    %50 = tensor.empty() : tensor<1x1xf32> loc(#loc106)
    %51 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<f32>) outs(%50 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc106)
    } -> tensor<1x1xf32> loc(#loc106)
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<f32>) outs(%50 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc106)
    } -> tensor<1x1xf32> loc(#loc106)
    %extracted_slice_24 = tensor.extract_slice %arg1[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc106)
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [] : tensor<1xi32> into tensor<i32> loc(#loc106)
    %extracted_slice_26 = tensor.extract_slice %arg1[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc106)
    %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [] : tensor<1xi32> into tensor<i32> loc(#loc106)
    %53 = tensor.empty() : tensor<4x20xi64> loc(#loc106)
    %54 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%53 : tensor<4x20xi64>) {
    ^bb0(%out: i64 loc("examples/jax/models.py":243:30)):
      %122 = linalg.index 0 : index loc(#loc106)
      %123 = arith.index_cast %122 : index to i64 loc(#loc106)
      linalg.yield %123 : i64 loc(#loc106)
    } -> tensor<4x20xi64> loc(#loc106)
    %55 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%53 : tensor<4x20xi64>) {
    ^bb0(%out: i64 loc("examples/jax/models.py":243:30)):
      %122 = linalg.index 1 : index loc(#loc106)
      %123 = arith.index_cast %122 : index to i64 loc(#loc106)
      linalg.yield %123 : i64 loc(#loc106)
    } -> tensor<4x20xi64> loc(#loc106)
    %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i64>) outs(%53 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i64 loc(#loc106)
    } -> tensor<4x20xi64> loc(#loc106)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %54 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%53 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %in_30: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      %122 = arith.muli %in, %in_30 : i64 loc(#loc106)
      linalg.yield %122 : i64 loc(#loc106)
    } -> tensor<4x20xi64> loc(#loc106)
    %58 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i64>) outs(%53 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i64 loc(#loc106)
    } -> tensor<4x20xi64> loc(#loc106)
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %55 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%53 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %in_30: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      %122 = arith.muli %in, %in_30 : i64 loc(#loc106)
      linalg.yield %122 : i64 loc(#loc106)
    } -> tensor<4x20xi64> loc(#loc106)
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %59 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%53 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %in_30: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      %122 = arith.addi %in, %in_30 : i64 loc(#loc106)
      linalg.yield %122 : i64 loc(#loc106)
    } -> tensor<4x20xi64> loc(#loc106)
    %61 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i64>) outs(%53 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i64 loc(#loc106)
    } -> tensor<4x20xi64> loc(#loc106)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60, %61 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%53 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %in_30: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      %122 = arith.shrui %in, %in_30 : i64 loc(#loc106)
      %123 = arith.cmpi ult, %in_30, %c64_i64 : i64 loc(#loc106)
      %124 = arith.select %123, %122, %c0_i64 : i64 loc(#loc106)
      linalg.yield %124 : i64 loc(#loc106)
    } -> tensor<4x20xi64> loc(#loc106)
    %63 = tensor.empty() : tensor<4x20xi32> loc(#loc106)
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<4x20xi64>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %122 = arith.trunci %in : i64 to i32 loc(#loc106)
      linalg.yield %122 : i32 loc(#loc106)
    } -> tensor<4x20xi32> loc(#loc106)
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<4x20xi64>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %122 = arith.trunci %in : i64 to i32 loc(#loc106)
      linalg.yield %122 : i32 loc(#loc106)
    } -> tensor<4x20xi32> loc(#loc106)
    %66 = tensor.empty() : tensor<i32> loc(#loc43)
    %67 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%collapsed_25, %collapsed_27 : tensor<i32>, tensor<i32>) outs(%66 : tensor<i32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_30: i32 loc("examples/jax/models.py":243:30), %out: i32 loc(unknown)):
      %122 = arith.xori %in, %in_30 : i32 loc(#loc)
      linalg.yield %122 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %68 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%67 : tensor<i32>) outs(%66 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %122 = arith.xori %in, %c466688986_i32 : i32 loc(#loc)
      linalg.yield %122 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc)
    } -> tensor<4x20xi32> loc(#loc)
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %69 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_30: i32 loc(unknown), %out: i32 loc(unknown)):
      %122 = arith.addi %in, %in_30 : i32 loc(#loc)
      linalg.yield %122 : i32 loc(#loc)
    } -> tensor<4x20xi32> loc(#loc)
    %71 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc)
    } -> tensor<4x20xi32> loc(#loc)
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %71 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_30: i32 loc(unknown), %out: i32 loc(unknown)):
      %122 = arith.addi %in, %in_30 : i32 loc(#loc)
      linalg.yield %122 : i32 loc(#loc)
    } -> tensor<4x20xi32> loc(#loc)
    %73:8 = scf.for %arg2 = %c0 to %c5 step %c1 iter_args(%arg3 = %cst_13, %arg4 = %70, %arg5 = %72, %arg6 = %collapsed_27, %arg7 = %68, %arg8 = %collapsed_25, %arg9 = %cst_14, %arg10 = %cst_15) -> (tensor<i32>, tensor<4x20xi32>, tensor<4x20xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>) {
      %122 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%66 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.addi %in, %c1_i32 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<i32> loc(#loc43)
      %extracted_slice_30 = tensor.extract_slice %arg9[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc43)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [] : tensor<1xi32> into tensor<i32> loc(#loc43)
      %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg5 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.addi %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %124 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_31 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %124 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.shli %in, %in_38 : i32 loc(#loc43)
        %162 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc43)
        %163 = arith.select %162, %161, %c0_i32 : i32 loc(#loc43)
        linalg.yield %163 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %126 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_31 : tensor<i32>) outs(%66 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.subi %c32_i32, %in : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<i32> loc(#loc43)
      %127 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %127 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.shrui %in, %in_38 : i32 loc(#loc43)
        %162 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc43)
        %163 = arith.select %162, %161, %c0_i32 : i32 loc(#loc43)
        linalg.yield %163 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%125, %128 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.ori %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %129 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.xori %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %extracted_slice_32 = tensor.extract_slice %arg9[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc43)
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [] : tensor<1xi32> into tensor<i32> loc(#loc43)
      %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %130 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.addi %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %132 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%130, %132 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.shli %in, %in_38 : i32 loc(#loc43)
        %162 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc43)
        %163 = arith.select %162, %161, %c0_i32 : i32 loc(#loc43)
        linalg.yield %163 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %134 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_33 : tensor<i32>) outs(%66 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.subi %c32_i32, %in : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<i32> loc(#loc43)
      %135 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%130, %135 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.shrui %in, %in_38 : i32 loc(#loc43)
        %162 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc43)
        %163 = arith.select %162, %161, %c0_i32 : i32 loc(#loc43)
        linalg.yield %163 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %136 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.ori %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %137 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.xori %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %extracted_slice_34 = tensor.extract_slice %arg9[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc43)
      %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [] : tensor<1xi32> into tensor<i32> loc(#loc43)
      %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %138 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.addi %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %140 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_35 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%138, %140 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.shli %in, %in_38 : i32 loc(#loc43)
        %162 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc43)
        %163 = arith.select %162, %161, %c0_i32 : i32 loc(#loc43)
        linalg.yield %163 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %142 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_35 : tensor<i32>) outs(%66 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.subi %c32_i32, %in : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<i32> loc(#loc43)
      %143 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%142 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%138, %143 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.shrui %in, %in_38 : i32 loc(#loc43)
        %162 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc43)
        %163 = arith.select %162, %161, %c0_i32 : i32 loc(#loc43)
        linalg.yield %163 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %144 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.ori %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %145 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.xori %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %extracted_slice_36 = tensor.extract_slice %arg9[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc43)
      %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [] : tensor<1xi32> into tensor<i32> loc(#loc43)
      %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %146 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.addi %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %148 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_37 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%146, %148 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.shli %in, %in_38 : i32 loc(#loc43)
        %162 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc43)
        %163 = arith.select %162, %161, %c0_i32 : i32 loc(#loc43)
        linalg.yield %163 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %150 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_37 : tensor<i32>) outs(%66 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.subi %c32_i32, %in : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<i32> loc(#loc43)
      %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%146, %151 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.shrui %in, %in_38 : i32 loc(#loc43)
        %162 = arith.cmpi ult, %in_38, %c32_i32 : i32 loc(#loc43)
        %163 = arith.select %162, %161, %c0_i32 : i32 loc(#loc43)
        linalg.yield %163 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%149, %152 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.ori %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %153 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.xori %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %155 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %155 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.addi %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %157 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%154, %157 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.addi %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %159 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %159 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_38: i32 loc(unknown), %out: i32 loc(unknown)):
        %161 = arith.addi %in, %in_38 : i32 loc(#loc43)
        linalg.yield %161 : i32 loc(#loc43)
      } -> tensor<4x20xi32> loc(#loc43)
      scf.yield %122, %156, %160, %arg7, %arg8, %arg6, %arg10, %arg9 : tensor<i32>, tensor<4x20xi32>, tensor<4x20xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc)
    } loc(#loc)
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73#1, %73#2 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_30: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %122 = arith.xori %in, %in_30 : i32 loc(#loc106)
      linalg.yield %122 : i32 loc(#loc106)
    } -> tensor<4x20xi32> loc(#loc106)
    %75 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i32 loc(#loc106)
    } -> tensor<4x20xi32> loc(#loc106)
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %75 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_30: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %122 = arith.shrui %in, %in_30 : i32 loc(#loc106)
      %123 = arith.cmpi ult, %in_30, %c32_i32 : i32 loc(#loc106)
      %124 = arith.select %123, %122, %c0_i32 : i32 loc(#loc106)
      linalg.yield %124 : i32 loc(#loc106)
    } -> tensor<4x20xi32> loc(#loc106)
    %77 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i32 loc(#loc106)
    } -> tensor<4x20xi32> loc(#loc106)
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76, %77 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%63 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_30: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %122 = arith.ori %in, %in_30 : i32 loc(#loc106)
      linalg.yield %122 : i32 loc(#loc106)
    } -> tensor<4x20xi32> loc(#loc106)
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<4x20xi32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %122 = arith.bitcast %in : i32 to f32 loc(#loc106)
      linalg.yield %122 : f32 loc(#loc106)
    } -> tensor<4x20xf32> loc(#loc106)
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc106)
    } -> tensor<4x20xf32> loc(#loc106)
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%79, %80 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_30: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %122 = arith.subf %in, %in_30 : f32 loc(#loc106)
      linalg.yield %122 : f32 loc(#loc106)
    } -> tensor<4x20xf32> loc(#loc106)
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %51 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%50 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_30: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %122 = arith.subf %in, %in_30 : f32 loc(#loc106)
      linalg.yield %122 : f32 loc(#loc106)
    } -> tensor<1x1xf32> loc(#loc106)
    %83 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<1x1xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc106)
    } -> tensor<4x20xf32> loc(#loc106)
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %83 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_30: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %122 = arith.mulf %in, %in_30 : f32 loc(#loc106)
      linalg.yield %122 : f32 loc(#loc106)
    } -> tensor<4x20xf32> loc(#loc106)
    %85 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<1x1xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc106)
    } -> tensor<4x20xf32> loc(#loc106)
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%84, %85 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_30: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %122 = arith.addf %in, %in_30 : f32 loc(#loc106)
      linalg.yield %122 : f32 loc(#loc106)
    } -> tensor<4x20xf32> loc(#loc106)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_30: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %122 = arith.maximumf %in, %in_30 : f32 loc(#loc106)
      linalg.yield %122 : f32 loc(#loc106)
    } -> tensor<4x20xf32> loc(#loc106)
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:22)):
      %122 = math.log %in : f32 loc(#loc98)
      linalg.yield %122 : f32 loc(#loc98)
    } -> tensor<4x20xf32> loc(#loc98)
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:22), %out: f32 loc("examples/jax/models.py":243:21)):
      %122 = arith.negf %in : f32 loc(#loc99)
      linalg.yield %122 : f32 loc(#loc99)
    } -> tensor<4x20xf32> loc(#loc99)
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:21), %out: f32 loc("examples/jax/models.py":243:13)):
      %122 = math.log %in : f32 loc(#loc100)
      linalg.yield %122 : f32 loc(#loc100)
    } -> tensor<4x20xf32> loc(#loc100)
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:13), %out: f32 loc("examples/jax/models.py":243:12)):
      %122 = arith.negf %in : f32 loc(#loc101)
      linalg.yield %122 : f32 loc(#loc101)
    } -> tensor<4x20xf32> loc(#loc101)
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %91 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%13 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":242:12), %in_30: f32 loc("examples/jax/models.py":243:12), %out: f32 loc("examples/jax/models.py":244:24)):
      %122 = arith.addf %in, %in_30 : f32 loc(#loc102)
      linalg.yield %122 : f32 loc(#loc102)
    } -> tensor<4x20xf32> loc(#loc102)
    %93 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%63 : tensor<4x20xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":244:13)):
      %122 = linalg.index 1 : index loc(#loc56)
      %123 = arith.index_cast %122 : index to i32 loc(#loc56)
      linalg.yield %123 : i32 loc(#loc56)
    } -> tensor<4x20xi32> loc(#loc56)
    %94 = tensor.empty() : tensor<4xi32> loc(#loc57)
    %95 = linalg.fill ins(%c0_i32 : i32) outs(%94 : tensor<4xi32>) -> tensor<4xi32> loc(#loc57)
    %96:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%92, %93 : tensor<4x20xf32>, tensor<4x20xi32>) outs(%7, %95 : tensor<4xf32>, tensor<4xi32>) attrs =  {mesh.associative} {
    ^bb0(%in: f32 loc(unknown), %in_30: i32 loc(unknown), %out: f32 loc(unknown), %out_31: i32 loc(unknown)):
      %122 = arith.cmpf ogt, %out, %in : f32 loc(#loc60)
      %123 = arith.cmpf une, %out, %out : f32 loc(#loc61)
      %124 = arith.ori %122, %123 : i1 loc(#loc62)
      %125 = arith.cmpf oeq, %out, %in : f32 loc(#loc63)
      %126 = arith.cmpi slt, %out_31, %in_30 : i32 loc(#loc64)
      %127 = arith.andi %125, %126 : i1 loc(#loc65)
      %128 = arith.ori %124, %127 : i1 loc(#loc62)
      %129 = arith.select %124, %out, %in : f32 loc(#loc66)
      %130 = arith.select %128, %out_31, %in_30 : i32 loc(#loc66)
      linalg.yield %129, %130 : f32, i32 loc(#loc57)
    } -> (tensor<4xf32>, tensor<4xi32>) loc(#loc57)
    %97 = tensor.empty() : tensor<4x1xi32> loc(#loc103)
    %98 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%96#1 : tensor<4xi32>) outs(%97 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":244:13), %out: i32 loc("examples/jax/models.py":245:38)):
      linalg.yield %in : i32 loc(#loc103)
    } -> tensor<4x1xi32> loc(#loc103)
    %99 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%97 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x1xi32> loc(#loc105)
    %100 = tensor.empty() : tensor<4x1xi1> loc(#loc105)
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<4x1xi32>, tensor<4x1xi32>) outs(%100 : tensor<4x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:38), %in_30: i32 loc("examples/jax/models.py":245:11), %out: i1 loc("examples/jax/models.py":245:11)):
      %122 = arith.cmpi slt, %in, %in_30 : i32 loc(#loc105)
      linalg.yield %122 : i1 loc(#loc105)
    } -> tensor<4x1xi1> loc(#loc105)
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%97 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x1xi32> loc(#loc105)
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %102 : tensor<4x1xi32>, tensor<4x1xi32>) outs(%97 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:38), %in_30: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      %122 = arith.addi %in, %in_30 : i32 loc(#loc105)
      linalg.yield %122 : i32 loc(#loc105)
    } -> tensor<4x1xi32> loc(#loc105)
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %103, %98 : tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) outs(%97 : tensor<4x1xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":245:11), %in_30: i32 loc("examples/jax/models.py":245:11), %in_31: i32 loc("examples/jax/models.py":245:38), %out: i32 loc("examples/jax/models.py":245:11)):
      %122 = arith.select %in, %in_30, %in_31 : i32 loc(#loc105)
      linalg.yield %122 : i32 loc(#loc105)
    } -> tensor<4x1xi32> loc(#loc105)
    %expanded_28 = tensor.expand_shape %104 [[0], [1, 2]] output_shape [4, 1, 1] : tensor<4x1xi32> into tensor<4x1x1xi32> loc(#loc105)
    %105 = tensor.empty() : tensor<4x1x1xi32> loc(#loc105)
    %106 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%105 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x1x1xi32> loc(#loc105)
    %107 = tensor.empty() : tensor<4x1x1xi1> loc(#loc105)
    %108 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %106 : tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%107 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %in_30: i32 loc("examples/jax/models.py":245:11), %out: i1 loc("examples/jax/models.py":245:11)):
      %122 = arith.cmpi sge, %in, %in_30 : i32 loc(#loc105)
      linalg.yield %122 : i1 loc(#loc105)
    } -> tensor<4x1x1xi1> loc(#loc105)
    %109 = tensor.empty() : tensor<1x1x1xi32> loc(#loc105)
    %110 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<1xi32>) outs(%109 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<1x1x1xi32> loc(#loc105)
    %111 = linalg.generic {indexing_maps = [#map16, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<1x1x1xi32>) outs(%105 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x1x1xi32> loc(#loc105)
    %112 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %111 : tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%107 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %in_30: i32 loc("examples/jax/models.py":245:11), %out: i1 loc("examples/jax/models.py":245:11)):
      %122 = arith.cmpi sle, %in, %in_30 : i32 loc(#loc105)
      linalg.yield %122 : i1 loc(#loc105)
    } -> tensor<4x1x1xi1> loc(#loc105)
    %113 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %112 : tensor<4x1x1xi1>, tensor<4x1x1xi1>) outs(%107 : tensor<4x1x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":245:11), %in_30: i1 loc("examples/jax/models.py":245:11), %out: i1 loc("examples/jax/models.py":245:11)):
      %122 = arith.andi %in, %in_30 : i1 loc(#loc105)
      linalg.yield %122 : i1 loc(#loc105)
    } -> tensor<4x1x1xi1> loc(#loc105)
    %114 = linalg.fill ins(%true : i1) outs(%100 : tensor<4x1xi1>) -> tensor<4x1xi1> loc(#loc105)
    %115 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<4x1x1xi1>) outs(%114 : tensor<4x1xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      %122 = arith.andi %out, %in : i1 loc(#loc105)
      linalg.yield %122 : i1 loc(#loc105)
    } -> tensor<4x1xi1> loc(#loc105)
    %116 = linalg.generic {indexing_maps = [#map15, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<1xi32>) outs(%105 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x1x1xi32> loc(#loc105)
    %117 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %116 : tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%105 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %in_30: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      %122 = arith.minsi %in, %in_30 : i32 loc(#loc105)
      linalg.yield %122 : i32 loc(#loc105)
    } -> tensor<4x1x1xi32> loc(#loc105)
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<4x1x1xi32>) outs(%105 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      %122 = arith.maxsi %in, %c0_i32 : i32 loc(#loc105)
      linalg.yield %122 : i32 loc(#loc105)
    } -> tensor<4x1x1xi32> loc(#loc105)
    %119 = "mesh.gather_slices"(%extracted_slice_19, %118) {batch_dims = array<i64: 0>, dims = array<i64: 1>} : (tensor<4x20xi32>, tensor<4x1x1xi32>) -> tensor<4x1xi32> loc(#loc105)
    %120 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%97 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x1xi32> loc(#loc105)
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%115, %119, %120 : tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) outs(%97 : tensor<4x1xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":245:11), %in_30: i32 loc("examples/jax/models.py":245:11), %in_31: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      %122 = arith.select %in, %in_30, %in_31 : i32 loc(#loc105)
      linalg.yield %122 : i32 loc(#loc105)
    } -> tensor<4x1xi32> loc(#loc105)
    %collapsed_29 = tensor.collapse_shape %121 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32> loc(#loc104)
    return %collapsed_29 : tensor<4xi32> loc(#loc70)
  } loc(#loc)
} loc(#loc)
#loc28 = loc("examples/jax/models.py":245:11)
#loc54 = loc("examples/jax/models.py":245:11)
#loc58 = loc("examples/jax/models.py":244:13)
#loc60 = loc("examples/jax/models.py":244:13)
#loc61 = loc("examples/jax/models.py":244:13)
#loc62 = loc("examples/jax/models.py":244:13)
#loc63 = loc("examples/jax/models.py":244:13)
#loc64 = loc("examples/jax/models.py":244:13)
#loc65 = loc("examples/jax/models.py":244:13)
#loc66 = loc("examples/jax/models.py":244:13)
#loc83 = loc("examples/jax/models.py":245:11)
#loc104 = loc("examples/jax/models.py":245:11)
