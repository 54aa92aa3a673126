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
#loc14 = loc(unknown)
#loc15 = loc("examples/jax/models.py":241:13)
#loc16 = loc("examples/jax/models.py":242:22)
#loc17 = loc("examples/jax/models.py":242:12)
#loc18 = loc(unknown)
#loc19 = loc(unknown)
#loc20 = loc("examples/jax/models.py":243:22)
#loc21 = loc("examples/jax/models.py":243:21)
#loc22 = loc("examples/jax/models.py":243:13)
#loc23 = loc("examples/jax/models.py":243:12)
#loc24 = loc("examples/jax/models.py":244:24)
#loc25 = loc("examples/jax/models.py":244:13)
#loc26 = loc(unknown)
#loc27 = loc("examples/jax/models.py":245:38)
#loc28 = loc(unknown)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1 + d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map9 = affine_map<() -> ()>
#map10 = affine_map<(d0, d1) -> (0, 0)>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#loc30 = loc("examples/jax/models.py":245:11)
#loc31 = loc("examples/jax/models.py":286:14)
#loc32 = loc("examples/jax/models.py":292:41)
#loc33 = loc("examples/jax/models.py":292:24)
#loc34 = loc("examples/jax/models.py":296:4)
#loc35 = loc("examples/jax/models.py":243:30)
#loc36 = loc("examples/jax/models.py":239:29)
#loc37 = loc("examples/jax/models.py":239:19)
#loc38 = loc("examples/jax/models.py":240:14)
#loc39 = loc(unknown)
#loc40 = loc(unknown)
#loc41 = loc(unknown)
#loc42 = loc("examples/jax/models.py":241:13)
#loc43 = loc("examples/jax/models.py":242:22)
#loc44 = loc("examples/jax/models.py":242:12)
#loc45 = loc(unknown)
#loc46 = loc(unknown)
#loc47 = loc("examples/jax/models.py":243:22)
#loc48 = loc("examples/jax/models.py":243:21)
#loc49 = loc("examples/jax/models.py":243:13)
#loc50 = loc("examples/jax/models.py":243:12)
#loc51 = loc("examples/jax/models.py":244:24)
#loc52 = loc("examples/jax/models.py":244:13)
#loc53 = loc(unknown)
#loc54 = loc("examples/jax/models.py":245:38)
#loc55 = loc(unknown)
#loc57 = loc("examples/jax/models.py":292:24)
#loc58 = loc("examples/jax/models.py":244:13)
#loc59 = loc("examples/jax/models.py":244:13)
#loc61 = loc("examples/jax/models.py":292:41)
#loc69 = loc("examples/jax/models.py":286:14)
#loc70 = loc("examples/jax/models.py":245:11)
#loc71 = loc("examples/jax/models.py":243:30)
#loc72 = loc("examples/jax/models.py":286:14)
#loc73 = loc("examples/jax/models.py":239:29)
#loc74 = loc("examples/jax/models.py":239:19)
#loc75 = loc("examples/jax/models.py":240:14)
#loc76 = loc("examples/jax/models.py":241:13)
#loc77 = loc("examples/jax/models.py":242:22)
#loc78 = loc("examples/jax/models.py":242:12)
#loc79 = loc("examples/jax/models.py":243:22)
#loc80 = loc("examples/jax/models.py":243:21)
#loc81 = loc("examples/jax/models.py":243:13)
#loc82 = loc("examples/jax/models.py":243:12)
#loc83 = loc("examples/jax/models.py":244:24)
#loc84 = loc("examples/jax/models.py":245:38)
#loc86 = loc("examples/jax/models.py":245:11)
#loc87 = loc("examples/jax/models.py":243:30)
#loc88 = loc("examples/jax/models.py":239:29)
#loc89 = loc("examples/jax/models.py":239:19)
#loc90 = loc("examples/jax/models.py":240:14)
#loc91 = loc("examples/jax/models.py":240:14)
#loc92 = loc("examples/jax/models.py":240:14)
#loc93 = loc("examples/jax/models.py":240:14)
#loc94 = loc("examples/jax/models.py":240:14)
#loc95 = loc("examples/jax/models.py":240:14)
#loc96 = loc("examples/jax/models.py":240:14)
#loc97 = loc("examples/jax/models.py":240:14)
#loc98 = loc("examples/jax/models.py":241:13)
#loc99 = loc("examples/jax/models.py":242:22)
#loc100 = loc("examples/jax/models.py":242:12)
#loc101 = loc("examples/jax/models.py":243:22)
#loc102 = loc("examples/jax/models.py":243:21)
#loc103 = loc("examples/jax/models.py":243:13)
#loc104 = loc("examples/jax/models.py":243:12)
#loc105 = loc("examples/jax/models.py":244:24)
#loc106 = loc("examples/jax/models.py":245:38)
#loc108 = loc("examples/jax/models.py":245:11)
#loc109 = loc("examples/jax/models.py":243:30)
#loc110 = loc("examples/jax/models.py":242:12)
module @jit_sampling {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<4x50xf32> {mesh.name = "logits", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg1: tensor<2xi32> {mesh.name = "key", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown)) -> (tensor<4xi32> {mesh.name = "result"}) {
    %c1 = arith.constant 1 : index loc(#loc)
    %c5 = arith.constant 5 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %true = arith.constant true loc(#loc108)
    %c32_i32 = arith.constant 32 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c466688986_i32 = arith.constant 466688986 : i32 loc(#loc)
    %c64_i64 = arith.constant 64 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst = arith.constant 1.000000e+00 : f32 loc(#loc109)
    %cst_0 = arith.constant 9.99999997E-7 : f32 loc(#loc109)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_3 = arith.constant dense<0.699999988> : tensor<f32> loc(#loc72)
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_6 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc72)
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<1065353216> : tensor<i32> loc(#loc109)
    %cst_9 = arith.constant dense<9> : tensor<i32> loc(#loc109)
    %cst_10 = arith.constant dense<32> : tensor<i64> loc(#loc109)
    %cst_11 = arith.constant dense<1> : tensor<i64> loc(#loc109)
    %cst_12 = arith.constant dense<20> : tensor<i64> loc(#loc109)
    %cst_13 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_14 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32> loc(#loc)
    %cst_15 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32> loc(#loc)
    %cst_16 = arith.constant dense<-2147483648> : tensor<i32> loc(#loc108)
    %cst_17 = arith.constant dense<19> : tensor<1xi32> loc(#loc)
    %cst_18 = arith.constant dense<20> : tensor<i32> loc(#loc108)
    %0 = tensor.empty() : tensor<4x50xf32> loc(#loc88)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<4x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":239:29)):
      linalg.yield %in : f32 loc(#loc88)
    } -> tensor<4x50xf32> loc(#loc88)
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x50xf32>, tensor<4x50xf32>) outs(%0 : tensor<4x50xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_24: f32 loc("examples/jax/models.py":239:29), %out: f32 loc("examples/jax/models.py":239:29)):
      %108 = arith.divf %in, %in_24 : f32 loc(#loc88)
      linalg.yield %108 : f32 loc(#loc88)
    } -> tensor<4x50xf32> loc(#loc88)
    %3 = tensor.empty() : tensor<4x50xi32> loc(#loc89)
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<4x50xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":239:19)):
      %108 = linalg.index 1 : index loc(#loc89)
      %109 = arith.index_cast %108 : index to i32 loc(#loc89)
      linalg.yield %109 : i32 loc(#loc89)
    } -> tensor<4x50xi32> loc(#loc89)
    %5:2 = "mesh.sort"(%2, %4) ({
    ^bb0(%arg2: f32 loc("examples/jax/models.py":239:19), %arg3: f32 loc("examples/jax/models.py":239:19), %arg4: i32 loc("examples/jax/models.py":239:19), %arg5: i32 loc("examples/jax/models.py":239:19)):
      %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc89)
      %c0_i32_24 = arith.constant 0 : i32 loc(#loc89)
      %108 = arith.bitcast %arg2 : f32 to i32 loc(#loc89)
      %109 = arith.cmpi slt, %108, %c0_i32_24 : i32 loc(#loc89)
      %110 = arith.subi %c2147483647_i32, %108 : i32 loc(#loc89)
      %111 = arith.select %109, %110, %108 : i32 loc(#loc89)
      %112 = arith.bitcast %arg3 : f32 to i32 loc(#loc89)
      %113 = arith.cmpi slt, %112, %c0_i32_24 : i32 loc(#loc89)
      %114 = arith.subi %c2147483647_i32, %112 : i32 loc(#loc89)
      %115 = arith.select %113, %114, %112 : i32 loc(#loc89)
      %116 = arith.cmpi sgt, %111, %115 : i32 loc(#loc89)
      "mesh.scalar_yield"(%116) : (i1) -> () loc(#loc89)
    }) {dim = 1 : i64, stable} : (tensor<4x50xf32>, tensor<4x50xi32>) -> (tensor<4x50xf32>, tensor<4x50xi32>) loc(#loc89)
    %extracted_slice = tensor.extract_slice %5#0[0, 0] [4, 20] [1, 1] : tensor<4x50xf32> to tensor<4x20xf32> loc(#loc89)
    %extracted_slice_19 = tensor.extract_slice %5#1[0, 0] [4, 20] [1, 1] : tensor<4x50xi32> to tensor<4x20xi32> loc(#loc89)
    %6 = tensor.empty() : tensor<4xf32> loc(#loc90)
    %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32> loc(#loc90)
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice : tensor<4x20xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %108 = arith.maximumf %out, %in : f32 loc(#loc90)
      linalg.yield %108 : f32 loc(#loc90)
    } -> tensor<4xf32> loc(#loc90)
    %9 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<4xf32> loc(#loc91)
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%9, %8 : tensor<4xf32>, tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %in_24: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      %108 = arith.maximumf %in, %in_24 : f32 loc(#loc91)
      linalg.yield %108 : f32 loc(#loc91)
    } -> tensor<4xf32> loc(#loc91)
    %11 = tensor.empty() : tensor<4x1xf32> loc(#loc92)
    %12 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4xf32>) outs(%11 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc92)
    } -> tensor<4x1xf32> loc(#loc92)
    %13 = "mesh.stop_gradient"(%12) : (tensor<4x1xf32>) -> tensor<4x1xf32> loc(#loc93)
    %14 = tensor.empty() : tensor<4x20xf32> loc(#loc94)
    %15 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x1xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<4x20xf32> loc(#loc94)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %15 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":239:19), %in_24: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      %108 = arith.subf %in, %in_24 : f32 loc(#loc94)
      linalg.yield %108 : f32 loc(#loc94)
    } -> tensor<4x20xf32> loc(#loc94)
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      %108 = math.exp %in : f32 loc(#loc95)
      linalg.yield %108 : f32 loc(#loc95)
    } -> tensor<4x20xf32> loc(#loc95)
    %18 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32> loc(#loc96)
    %19 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<4x20xf32>) outs(%18 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %108 = arith.addf %out, %in : f32 loc(#loc96)
      linalg.yield %108 : f32 loc(#loc96)
    } -> tensor<4xf32> loc(#loc96)
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4xf32>) outs(%11 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc92)
    } -> tensor<4x1xf32> loc(#loc92)
    %21 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<4x1xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      linalg.yield %in : f32 loc(#loc97)
    } -> tensor<4x20xf32> loc(#loc97)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %21 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":240:14), %in_24: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":240:14)):
      %108 = arith.divf %in, %in_24 : f32 loc(#loc97)
      linalg.yield %108 : f32 loc(#loc97)
    } -> tensor<4x20xf32> loc(#loc97)
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<4x20xf32> loc(#loc)
    %padded = tensor.pad %22 low[0, 19] high[0, 0] {
    ^bb0(%arg2: index loc(unknown), %arg3: index loc(unknown)):
      tensor.yield %cst_1 : f32 loc(#loc)
    } : tensor<4x20xf32> to tensor<4x39xf32> loc(#loc)
    %24 = tensor.empty() : tensor<20xf32> loc(#loc)
    %25 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %24 : tensor<4x39xf32>, tensor<20xf32>) outs(%23 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_24: f32 loc(unknown), %out: f32 loc(unknown)):
      %108 = arith.addf %out, %in : f32 loc(#loc)
      linalg.yield %108 : f32 loc(#loc)
    } -> tensor<4x20xf32> loc(#loc)
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %22 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_24: f32 loc("examples/jax/models.py":240:14), %out: f32 loc("examples/jax/models.py":241:13)):
      %108 = arith.subf %in, %in_24 : f32 loc(#loc98)
      linalg.yield %108 : f32 loc(#loc98)
    } -> tensor<4x20xf32> loc(#loc98)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":242:22)):
      linalg.yield %in : f32 loc(#loc99)
    } -> tensor<4x20xf32> loc(#loc99)
    %28 = tensor.empty() : tensor<4x20xi1> loc(#loc99)
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %27 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%28 : tensor<4x20xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":241:13), %in_24: f32 loc("examples/jax/models.py":242:22), %out: i1 loc("examples/jax/models.py":242:22)):
      %108 = arith.cmpf olt, %in, %in_24 : f32 loc(#loc99)
      linalg.yield %108 : i1 loc(#loc99)
    } -> tensor<4x20xi1> loc(#loc99)
    %30 = tensor.empty() : tensor<f32> loc(#loc110)
    %31 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%30 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":242:12)):
      linalg.yield %cst_2 : f32 loc(#loc110)
    } -> tensor<f32> loc(#loc110)
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<f32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":242:12), %out: f32 loc("examples/jax/models.py":242:12)):
      linalg.yield %in : f32 loc(#loc110)
    } -> tensor<4x20xf32> loc(#loc110)
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %extracted_slice, %32 : tensor<4x20xi1>, tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":242:22), %in_24: f32 loc("examples/jax/models.py":239:19), %in_25: f32 loc("examples/jax/models.py":242:12), %out: f32 loc("examples/jax/models.py":242:12)):
      %108 = arith.select %in, %in_24, %in_25 : f32 loc(#loc110)
      linalg.yield %108 : f32 loc(#loc110)
    } -> tensor<4x20xf32> loc(#loc110)
    %34 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%30 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %cst_0 : f32 loc(#loc109)
    } -> tensor<f32> loc(#loc109)
    %35 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%30 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %cst : f32 loc(#loc109)
    } -> tensor<f32> loc(#loc109)
    %36 = tensor.empty() : tensor<1x1xf32> loc(#loc109)
    %37 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<f32>) outs(%36 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc109)
    } -> tensor<1x1xf32> loc(#loc109)
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<f32>) outs(%36 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc109)
    } -> tensor<1x1xf32> loc(#loc109)
    %extracted_slice_20 = tensor.extract_slice %arg1[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc109)
    %collapsed = tensor.collapse_shape %extracted_slice_20 [] : tensor<1xi32> into tensor<i32> loc(#loc109)
    %extracted_slice_21 = tensor.extract_slice %arg1[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc109)
    %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [] : tensor<1xi32> into tensor<i32> loc(#loc109)
    %39 = tensor.empty() : tensor<4x20xi64> loc(#loc109)
    %40 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%39 : tensor<4x20xi64>) {
    ^bb0(%out: i64 loc("examples/jax/models.py":243:30)):
      %108 = linalg.index 0 : index loc(#loc109)
      %109 = arith.index_cast %108 : index to i64 loc(#loc109)
      linalg.yield %109 : i64 loc(#loc109)
    } -> tensor<4x20xi64> loc(#loc109)
    %41 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%39 : tensor<4x20xi64>) {
    ^bb0(%out: i64 loc("examples/jax/models.py":243:30)):
      %108 = linalg.index 1 : index loc(#loc109)
      %109 = arith.index_cast %108 : index to i64 loc(#loc109)
      linalg.yield %109 : i64 loc(#loc109)
    } -> tensor<4x20xi64> loc(#loc109)
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i64>) outs(%39 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i64 loc(#loc109)
    } -> tensor<4x20xi64> loc(#loc109)
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %40 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%39 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %in_24: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      %108 = arith.muli %in, %in_24 : i64 loc(#loc109)
      linalg.yield %108 : i64 loc(#loc109)
    } -> tensor<4x20xi64> loc(#loc109)
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i64>) outs(%39 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i64 loc(#loc109)
    } -> tensor<4x20xi64> loc(#loc109)
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %41 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%39 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %in_24: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      %108 = arith.muli %in, %in_24 : i64 loc(#loc109)
      linalg.yield %108 : i64 loc(#loc109)
    } -> tensor<4x20xi64> loc(#loc109)
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%39 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %in_24: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      %108 = arith.addi %in, %in_24 : i64 loc(#loc109)
      linalg.yield %108 : i64 loc(#loc109)
    } -> tensor<4x20xi64> loc(#loc109)
    %47 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i64>) outs(%39 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i64 loc(#loc109)
    } -> tensor<4x20xi64> loc(#loc109)
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%39 : tensor<4x20xi64>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %in_24: i64 loc("examples/jax/models.py":243:30), %out: i64 loc("examples/jax/models.py":243:30)):
      %108 = arith.shrui %in, %in_24 : i64 loc(#loc109)
      %109 = arith.cmpi ult, %in_24, %c64_i64 : i64 loc(#loc109)
      %110 = arith.select %109, %108, %c0_i64 : i64 loc(#loc109)
      linalg.yield %110 : i64 loc(#loc109)
    } -> tensor<4x20xi64> loc(#loc109)
    %49 = tensor.empty() : tensor<4x20xi32> loc(#loc109)
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<4x20xi64>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %108 = arith.trunci %in : i64 to i32 loc(#loc109)
      linalg.yield %108 : i32 loc(#loc109)
    } -> tensor<4x20xi32> loc(#loc109)
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<4x20xi64>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i64 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %108 = arith.trunci %in : i64 to i32 loc(#loc109)
      linalg.yield %108 : i32 loc(#loc109)
    } -> tensor<4x20xi32> loc(#loc109)
    %52 = tensor.empty() : tensor<i32> loc(#loc45)
    %53 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%collapsed, %collapsed_22 : tensor<i32>, tensor<i32>) outs(%52 : tensor<i32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_24: i32 loc("examples/jax/models.py":243:30), %out: i32 loc(unknown)):
      %108 = arith.xori %in, %in_24 : i32 loc(#loc)
      linalg.yield %108 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %54 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%53 : tensor<i32>) outs(%52 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %108 = arith.xori %in, %c466688986_i32 : i32 loc(#loc)
      linalg.yield %108 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %55 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc)
    } -> tensor<4x20xi32> loc(#loc)
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %55 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_24: i32 loc(unknown), %out: i32 loc(unknown)):
      %108 = arith.addi %in, %in_24 : i32 loc(#loc)
      linalg.yield %108 : i32 loc(#loc)
    } -> tensor<4x20xi32> loc(#loc)
    %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_22 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc)
    } -> tensor<4x20xi32> loc(#loc)
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %57 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_24: i32 loc(unknown), %out: i32 loc(unknown)):
      %108 = arith.addi %in, %in_24 : i32 loc(#loc)
      linalg.yield %108 : i32 loc(#loc)
    } -> tensor<4x20xi32> loc(#loc)
    %59:8 = scf.for %arg2 = %c0 to %c5 step %c1 iter_args(%arg3 = %cst_13, %arg4 = %56, %arg5 = %58, %arg6 = %collapsed_22, %arg7 = %54, %arg8 = %collapsed, %arg9 = %cst_14, %arg10 = %cst_15) -> (tensor<i32>, tensor<4x20xi32>, tensor<4x20xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>) {
      %108 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%52 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.addi %in, %c1_i32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<i32> loc(#loc45)
      %extracted_slice_24 = tensor.extract_slice %arg9[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc45)
      %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [] : tensor<1xi32> into tensor<i32> loc(#loc45)
      %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg5 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.addi %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %110 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %110 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.shli %in, %in_32 : i32 loc(#loc45)
        %148 = arith.cmpi ult, %in_32, %c32_i32 : i32 loc(#loc45)
        %149 = arith.select %148, %147, %c0_i32 : i32 loc(#loc45)
        linalg.yield %149 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %112 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%collapsed_25 : tensor<i32>) outs(%52 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.subi %c32_i32, %in : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<i32> loc(#loc45)
      %113 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %113 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.shrui %in, %in_32 : i32 loc(#loc45)
        %148 = arith.cmpi ult, %in_32, %c32_i32 : i32 loc(#loc45)
        %149 = arith.select %148, %147, %c0_i32 : i32 loc(#loc45)
        linalg.yield %149 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %114 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.ori %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %115 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.xori %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %extracted_slice_26 = tensor.extract_slice %arg9[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc45)
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [] : tensor<1xi32> into tensor<i32> loc(#loc45)
      %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %116 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.addi %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %118 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %118 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.shli %in, %in_32 : i32 loc(#loc45)
        %148 = arith.cmpi ult, %in_32, %c32_i32 : i32 loc(#loc45)
        %149 = arith.select %148, %147, %c0_i32 : i32 loc(#loc45)
        linalg.yield %149 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %120 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%collapsed_27 : tensor<i32>) outs(%52 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.subi %c32_i32, %in : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<i32> loc(#loc45)
      %121 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %121 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.shrui %in, %in_32 : i32 loc(#loc45)
        %148 = arith.cmpi ult, %in_32, %c32_i32 : i32 loc(#loc45)
        %149 = arith.select %148, %147, %c0_i32 : i32 loc(#loc45)
        linalg.yield %149 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%119, %122 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.ori %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %123 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.xori %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %extracted_slice_28 = tensor.extract_slice %arg9[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc45)
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [] : tensor<1xi32> into tensor<i32> loc(#loc45)
      %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %124 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.addi %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %126 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_29 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%124, %126 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.shli %in, %in_32 : i32 loc(#loc45)
        %148 = arith.cmpi ult, %in_32, %c32_i32 : i32 loc(#loc45)
        %149 = arith.select %148, %147, %c0_i32 : i32 loc(#loc45)
        linalg.yield %149 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %128 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%collapsed_29 : tensor<i32>) outs(%52 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.subi %c32_i32, %in : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<i32> loc(#loc45)
      %129 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%124, %129 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.shrui %in, %in_32 : i32 loc(#loc45)
        %148 = arith.cmpi ult, %in_32, %c32_i32 : i32 loc(#loc45)
        %149 = arith.select %148, %147, %c0_i32 : i32 loc(#loc45)
        linalg.yield %149 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%127, %130 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.ori %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%125, %131 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.xori %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %extracted_slice_30 = tensor.extract_slice %arg9[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc45)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [] : tensor<1xi32> into tensor<i32> loc(#loc45)
      %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%125, %132 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.addi %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %134 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_31 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %134 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.shli %in, %in_32 : i32 loc(#loc45)
        %148 = arith.cmpi ult, %in_32, %c32_i32 : i32 loc(#loc45)
        %149 = arith.select %148, %147, %c0_i32 : i32 loc(#loc45)
        linalg.yield %149 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %136 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%collapsed_31 : tensor<i32>) outs(%52 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.subi %c32_i32, %in : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<i32> loc(#loc45)
      %137 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %137 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.shrui %in, %in_32 : i32 loc(#loc45)
        %148 = arith.cmpi ult, %in_32, %c32_i32 : i32 loc(#loc45)
        %149 = arith.select %148, %147, %c0_i32 : i32 loc(#loc45)
        linalg.yield %149 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%135, %138 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.ori %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %139 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.xori %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %141 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %141 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.addi %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %143 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%140, %143 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.addi %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %145 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
        linalg.yield %in : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%144, %145 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
      ^bb0(%in: i32 loc(unknown), %in_32: i32 loc(unknown), %out: i32 loc(unknown)):
        %147 = arith.addi %in, %in_32 : i32 loc(#loc45)
        linalg.yield %147 : i32 loc(#loc45)
      } -> tensor<4x20xi32> loc(#loc45)
      scf.yield %108, %142, %146, %arg7, %arg8, %arg6, %arg10, %arg9 : tensor<i32>, tensor<4x20xi32>, tensor<4x20xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc)
    } loc(#loc)
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59#1, %59#2 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_24: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %108 = arith.xori %in, %in_24 : i32 loc(#loc109)
      linalg.yield %108 : i32 loc(#loc109)
    } -> tensor<4x20xi32> loc(#loc109)
    %61 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i32 loc(#loc109)
    } -> tensor<4x20xi32> loc(#loc109)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60, %61 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_24: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %108 = arith.shrui %in, %in_24 : i32 loc(#loc109)
      %109 = arith.cmpi ult, %in_24, %c32_i32 : i32 loc(#loc109)
      %110 = arith.select %109, %108, %c0_i32 : i32 loc(#loc109)
      linalg.yield %110 : i32 loc(#loc109)
    } -> tensor<4x20xi32> loc(#loc109)
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : i32 loc(#loc109)
    } -> tensor<4x20xi32> loc(#loc109)
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %63 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%49 : tensor<4x20xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %in_24: i32 loc("examples/jax/models.py":243:30), %out: i32 loc("examples/jax/models.py":243:30)):
      %108 = arith.ori %in, %in_24 : i32 loc(#loc109)
      linalg.yield %108 : i32 loc(#loc109)
    } -> tensor<4x20xi32> loc(#loc109)
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<4x20xi32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %108 = arith.bitcast %in : i32 to f32 loc(#loc109)
      linalg.yield %108 : f32 loc(#loc109)
    } -> tensor<4x20xf32> loc(#loc109)
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc109)
    } -> tensor<4x20xf32> loc(#loc109)
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %66 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_24: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %108 = arith.subf %in, %in_24 : f32 loc(#loc109)
      linalg.yield %108 : f32 loc(#loc109)
    } -> tensor<4x20xf32> loc(#loc109)
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %37 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%36 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_24: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %108 = arith.subf %in, %in_24 : f32 loc(#loc109)
      linalg.yield %108 : f32 loc(#loc109)
    } -> tensor<1x1xf32> loc(#loc109)
    %69 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<1x1xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc109)
    } -> tensor<4x20xf32> loc(#loc109)
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %69 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_24: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %108 = arith.mulf %in, %in_24 : f32 loc(#loc109)
      linalg.yield %108 : f32 loc(#loc109)
    } -> tensor<4x20xf32> loc(#loc109)
    %71 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<1x1xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      linalg.yield %in : f32 loc(#loc109)
    } -> tensor<4x20xf32> loc(#loc109)
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %71 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_24: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %108 = arith.addf %in, %in_24 : f32 loc(#loc109)
      linalg.yield %108 : f32 loc(#loc109)
    } -> tensor<4x20xf32> loc(#loc109)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %in_24: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:30)):
      %108 = arith.maximumf %in, %in_24 : f32 loc(#loc109)
      linalg.yield %108 : f32 loc(#loc109)
    } -> tensor<4x20xf32> loc(#loc109)
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:30), %out: f32 loc("examples/jax/models.py":243:22)):
      %108 = math.log %in : f32 loc(#loc101)
      linalg.yield %108 : f32 loc(#loc101)
    } -> tensor<4x20xf32> loc(#loc101)
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:22), %out: f32 loc("examples/jax/models.py":243:21)):
      %108 = arith.negf %in : f32 loc(#loc102)
      linalg.yield %108 : f32 loc(#loc102)
    } -> tensor<4x20xf32> loc(#loc102)
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:21), %out: f32 loc("examples/jax/models.py":243:13)):
      %108 = math.log %in : f32 loc(#loc103)
      linalg.yield %108 : f32 loc(#loc103)
    } -> tensor<4x20xf32> loc(#loc103)
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":243:13), %out: f32 loc("examples/jax/models.py":243:12)):
      %108 = arith.negf %in : f32 loc(#loc104)
      linalg.yield %108 : f32 loc(#loc104)
    } -> tensor<4x20xf32> loc(#loc104)
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %77 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%14 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":242:12), %in_24: f32 loc("examples/jax/models.py":243:12), %out: f32 loc("examples/jax/models.py":244:24)):
      %108 = arith.addf %in, %in_24 : f32 loc(#loc105)
      linalg.yield %108 : f32 loc(#loc105)
    } -> tensor<4x20xf32> loc(#loc105)
    %79 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%49 : tensor<4x20xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":244:13)):
      %108 = linalg.index 1 : index loc(#loc58)
      %109 = arith.index_cast %108 : index to i32 loc(#loc58)
      linalg.yield %109 : i32 loc(#loc58)
    } -> tensor<4x20xi32> loc(#loc58)
    %80 = tensor.empty() : tensor<4xi32> loc(#loc59)
    %81 = linalg.fill ins(%c0_i32 : i32) outs(%80 : tensor<4xi32>) -> tensor<4xi32> loc(#loc59)
    %82:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%78, %79 : tensor<4x20xf32>, tensor<4x20xi32>) outs(%7, %81 : tensor<4xf32>, tensor<4xi32>) attrs =  {mesh.associative} {
    ^bb0(%in: f32 loc(unknown), %in_24: i32 loc(unknown), %out: f32 loc(unknown), %out_25: i32 loc(unknown)):
      %108 = arith.cmpf ogt, %out, %in : f32 loc(#loc62)
      %109 = arith.cmpf une, %out, %out : f32 loc(#loc63)
      %110 = arith.ori %108, %109 : i1 loc(#loc64)
      %111 = arith.cmpf oeq, %out, %in : f32 loc(#loc65)
      %112 = arith.cmpi slt, %out_25, %in_24 : i32 loc(#loc66)
      %113 = arith.andi %111, %112 : i1 loc(#loc67)
      %114 = arith.ori %110, %113 : i1 loc(#loc64)
      %115 = arith.select %110, %out, %in : f32 loc(#loc68)
      %116 = arith.select %114, %out_25, %in_24 : i32 loc(#loc68)
      linalg.yield %115, %116 : f32, i32 loc(#loc59)
    } -> (tensor<4xf32>, tensor<4xi32>) loc(#loc59)
    %83 = tensor.empty() : tensor<4x1xi32> loc(#loc106)
    %84 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%82#1 : tensor<4xi32>) outs(%83 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":244:13), %out: i32 loc("examples/jax/models.py":245:38)):
      linalg.yield %in : i32 loc(#loc106)
    } -> tensor<4x1xi32> loc(#loc106)
    %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%83 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc108)
    } -> tensor<4x1xi32> loc(#loc108)
    %86 = tensor.empty() : tensor<4x1xi1> loc(#loc108)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%84, %85 : tensor<4x1xi32>, tensor<4x1xi32>) outs(%86 : tensor<4x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:38), %in_24: i32 loc("examples/jax/models.py":245:11), %out: i1 loc("examples/jax/models.py":245:11)):
      %108 = arith.cmpi slt, %in, %in_24 : i32 loc(#loc108)
      linalg.yield %108 : i1 loc(#loc108)
    } -> tensor<4x1xi1> loc(#loc108)
    %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%83 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc108)
    } -> tensor<4x1xi32> loc(#loc108)
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%84, %88 : tensor<4x1xi32>, tensor<4x1xi32>) outs(%83 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:38), %in_24: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      %108 = arith.addi %in, %in_24 : i32 loc(#loc108)
      linalg.yield %108 : i32 loc(#loc108)
    } -> tensor<4x1xi32> loc(#loc108)
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %89, %84 : tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) outs(%83 : tensor<4x1xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":245:11), %in_24: i32 loc("examples/jax/models.py":245:11), %in_25: i32 loc("examples/jax/models.py":245:38), %out: i32 loc("examples/jax/models.py":245:11)):
      %108 = arith.select %in, %in_24, %in_25 : i32 loc(#loc108)
      linalg.yield %108 : i32 loc(#loc108)
    } -> tensor<4x1xi32> loc(#loc108)
    %expanded = tensor.expand_shape %90 [[0], [1, 2]] output_shape [4, 1, 1] : tensor<4x1xi32> into tensor<4x1x1xi32> loc(#loc108)
    %91 = tensor.empty() : tensor<4x1x1xi32> loc(#loc108)
    %92 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%91 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc108)
    } -> tensor<4x1x1xi32> loc(#loc108)
    %93 = tensor.empty() : tensor<4x1x1xi1> loc(#loc108)
    %94 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %92 : tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%93 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %in_24: i32 loc("examples/jax/models.py":245:11), %out: i1 loc("examples/jax/models.py":245:11)):
      %108 = arith.cmpi sge, %in, %in_24 : i32 loc(#loc108)
      linalg.yield %108 : i1 loc(#loc108)
    } -> tensor<4x1x1xi1> loc(#loc108)
    %95 = tensor.empty() : tensor<1x1x1xi32> loc(#loc108)
    %96 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<1xi32>) outs(%95 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc108)
    } -> tensor<1x1x1xi32> loc(#loc108)
    %97 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<1x1x1xi32>) outs(%91 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc108)
    } -> tensor<4x1x1xi32> loc(#loc108)
    %98 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %97 : tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%93 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %in_24: i32 loc("examples/jax/models.py":245:11), %out: i1 loc("examples/jax/models.py":245:11)):
      %108 = arith.cmpi sle, %in, %in_24 : i32 loc(#loc108)
      linalg.yield %108 : i1 loc(#loc108)
    } -> tensor<4x1x1xi1> loc(#loc108)
    %99 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %98 : tensor<4x1x1xi1>, tensor<4x1x1xi1>) outs(%93 : tensor<4x1x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":245:11), %in_24: i1 loc("examples/jax/models.py":245:11), %out: i1 loc("examples/jax/models.py":245:11)):
      %108 = arith.andi %in, %in_24 : i1 loc(#loc108)
      linalg.yield %108 : i1 loc(#loc108)
    } -> tensor<4x1x1xi1> loc(#loc108)
    %100 = linalg.fill ins(%true : i1) outs(%86 : tensor<4x1xi1>) -> tensor<4x1xi1> loc(#loc108)
    %101 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<4x1x1xi1>) outs(%100 : tensor<4x1xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      %108 = arith.andi %out, %in : i1 loc(#loc108)
      linalg.yield %108 : i1 loc(#loc108)
    } -> tensor<4x1xi1> loc(#loc108)
    %102 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<1xi32>) outs(%91 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc108)
    } -> tensor<4x1x1xi32> loc(#loc108)
    %103 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %102 : tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%91 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %in_24: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      %108 = arith.minsi %in, %in_24 : i32 loc(#loc108)
      linalg.yield %108 : i32 loc(#loc108)
    } -> tensor<4x1x1xi32> loc(#loc108)
    %104 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<4x1x1xi32>) outs(%91 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      %108 = arith.maxsi %in, %c0_i32 : i32 loc(#loc108)
      linalg.yield %108 : i32 loc(#loc108)
    } -> tensor<4x1x1xi32> loc(#loc108)
    %105 = "mesh.gather_slices"(%extracted_slice_19, %104) {batch_dims = array<i64: 0>, dims = array<i64: 1>} : (tensor<4x20xi32>, tensor<4x1x1xi32>) -> tensor<4x1xi32> loc(#loc108)
    %106 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%83 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      linalg.yield %in : i32 loc(#loc108)
    } -> tensor<4x1xi32> loc(#loc108)
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %105, %106 : tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) outs(%83 : tensor<4x1xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":245:11), %in_24: i32 loc("examples/jax/models.py":245:11), %in_25: i32 loc("examples/jax/models.py":245:11), %out: i32 loc("examples/jax/models.py":245:11)):
      %108 = arith.select %in, %in_24, %in_25 : i32 loc(#loc108)
      linalg.yield %108 : i32 loc(#loc108)
    } -> tensor<4x1xi32> loc(#loc108)
    %collapsed_23 = tensor.collapse_shape %107 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32> loc(#loc107)
    return %collapsed_23 : tensor<4xi32> loc(#loc72)
  } loc(#loc)
} loc(#loc)
#loc29 = loc("examples/jax/models.py":245:11)
#loc56 = loc("examples/jax/models.py":245:11)
#loc60 = loc("examples/jax/models.py":244:13)
#loc62 = loc("examples/jax/models.py":244:13)
#loc63 = loc("examples/jax/models.py":244:13)
#loc64 = loc("examples/jax/models.py":244:13)
#loc65 = loc("examples/jax/models.py":244:13)
#loc66 = loc("examples/jax/models.py":244:13)
#loc67 = loc("examples/jax/models.py":244:13)
#loc68 = loc("examples/jax/models.py":244:13)
#loc85 = loc("examples/jax/models.py":245:11)
#loc107 = loc("examples/jax/models.py":245:11)
