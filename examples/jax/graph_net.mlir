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
#loc10 = loc("examples/jax/models.py":169:37)
#loc11 = loc("examples/jax/models.py":40:15)
#loc12 = loc("examples/jax/models.py":174:11)
#loc13 = loc("examples/jax/models.py":169:31)
#loc14 = loc("examples/jax/models.py":169:31)
#loc15 = loc(unknown)
#loc16 = loc("examples/jax/models.py":169:19)
#loc17 = loc("examples/jax/models.py":170:49)
#loc18 = loc("examples/jax/models.py":170:19)
#loc19 = loc("examples/jax/models.py":171:45)
#loc20 = loc("examples/jax/models.py":171:15)
#loc21 = loc("examples/jax/models.py":172:25)
#loc22 = loc("examples/jax/models.py":172:15)
#loc23 = loc("examples/jax/models.py":173:34)
#loc24 = loc("examples/jax/models.py":173:33)
#loc25 = loc("examples/jax/models.py":173:25)
#loc26 = loc("examples/jax/models.py":173:24)
#loc27 = loc("examples/jax/models.py":173:15)
#loc28 = loc(unknown)
#loc29 = loc(unknown)
#loc30 = loc(unknown)
#loc31 = loc(unknown)
#loc32 = loc(unknown)
#loc33 = loc(unknown)
#loc34 = loc(unknown)
#loc35 = loc(unknown)
#loc36 = loc(unknown)
#loc37 = loc(unknown)
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1, d0)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1) -> (0, d1)>
#loc38 = loc("examples/jax/models.py":286:14)
#loc39 = loc("examples/jax/models.py":292:41)
#loc40 = loc("examples/jax/models.py":292:24)
#loc41 = loc("examples/jax/models.py":296:4)
#loc42 = loc("examples/jax/models.py":169:37)
#loc43 = loc("examples/jax/models.py":40:15)
#loc44 = loc("examples/jax/models.py":174:11)
#loc45 = loc("examples/jax/models.py":169:31)
#loc46 = loc("examples/jax/models.py":169:31)
#loc47 = loc(unknown)
#loc48 = loc("examples/jax/models.py":169:19)
#loc49 = loc("examples/jax/models.py":170:49)
#loc50 = loc("examples/jax/models.py":170:19)
#loc51 = loc("examples/jax/models.py":171:45)
#loc52 = loc("examples/jax/models.py":171:15)
#loc53 = loc("examples/jax/models.py":172:25)
#loc54 = loc("examples/jax/models.py":172:15)
#loc55 = loc("examples/jax/models.py":173:34)
#loc56 = loc("examples/jax/models.py":173:33)
#loc57 = loc("examples/jax/models.py":173:25)
#loc58 = loc("examples/jax/models.py":173:24)
#loc59 = loc("examples/jax/models.py":173:15)
#loc60 = loc(unknown)
#loc61 = loc(unknown)
#loc62 = loc("examples/jax/models.py":292:24)
#loc63 = loc("examples/jax/models.py":40:15)
#loc64 = loc("examples/jax/models.py":292:41)
#loc65 = loc("examples/jax/models.py":171:15)
#loc66 = loc("examples/jax/models.py":286:14)
#loc67 = loc("examples/jax/models.py":286:14)
#loc68 = loc("examples/jax/models.py":174:11)
#loc69 = loc("examples/jax/models.py":40:15)
#loc70 = loc("examples/jax/models.py":169:37)
#loc71 = loc("examples/jax/models.py":169:31)
#loc72 = loc("examples/jax/models.py":169:31)
#loc73 = loc("examples/jax/models.py":169:19)
#loc74 = loc("examples/jax/models.py":170:49)
#loc75 = loc("examples/jax/models.py":170:19)
#loc76 = loc("examples/jax/models.py":171:45)
#loc77 = loc("examples/jax/models.py":171:15)
#loc78 = loc("examples/jax/models.py":172:25)
#loc79 = loc("examples/jax/models.py":172:15)
#loc80 = loc("examples/jax/models.py":173:34)
#loc81 = loc("examples/jax/models.py":173:33)
#loc82 = loc("examples/jax/models.py":173:25)
#loc83 = loc("examples/jax/models.py":173:24)
#loc84 = loc("examples/jax/models.py":173:15)
#loc85 = loc("examples/jax/models.py":169:37)
#loc86 = loc("examples/jax/models.py":169:31)
#loc87 = loc("examples/jax/models.py":169:31)
#loc88 = loc("examples/jax/models.py":169:31)
#loc89 = loc("examples/jax/models.py":169:31)
#loc90 = loc("examples/jax/models.py":169:31)
#loc91 = loc("examples/jax/models.py":169:31)
#loc92 = loc("examples/jax/models.py":169:19)
#loc93 = loc("examples/jax/models.py":170:49)
#loc94 = loc("examples/jax/models.py":170:19)
#loc95 = loc("examples/jax/models.py":170:19)
#loc97 = loc("examples/jax/models.py":171:45)
#loc98 = loc("examples/jax/models.py":171:15)
#loc99 = loc("examples/jax/models.py":171:15)
#loc101 = loc("examples/jax/models.py":171:15)
#loc102 = loc("examples/jax/models.py":171:15)
#loc103 = loc("examples/jax/models.py":171:15)
#loc104 = loc("examples/jax/models.py":171:15)
#loc105 = loc("examples/jax/models.py":171:15)
#loc106 = loc("examples/jax/models.py":171:15)
#loc107 = loc("examples/jax/models.py":172:25)
#loc108 = loc("examples/jax/models.py":172:15)
#loc109 = loc("examples/jax/models.py":173:34)
#loc110 = loc("examples/jax/models.py":173:33)
#loc111 = loc("examples/jax/models.py":173:25)
#loc112 = loc("examples/jax/models.py":173:24)
#loc113 = loc("examples/jax/models.py":173:24)
#loc114 = loc("examples/jax/models.py":173:15)
#loc115 = loc("examples/jax/models.py":173:15)
#loc116 = loc("examples/jax/models.py":173:15)
#loc117 = loc("examples/jax/models.py":173:15)
#loc118 = loc("examples/jax/models.py":173:24)
#loc119 = loc("examples/jax/models.py":173:33)
#loc120 = loc("examples/jax/models.py":173:33)
#loc121 = loc("examples/jax/models.py":172:15)
#loc122 = loc("examples/jax/models.py":171:15)
#loc123 = loc("examples/jax/models.py":171:15)
#loc124 = loc("examples/jax/models.py":171:15)
#loc125 = loc("examples/jax/models.py":170:19)
#loc126 = loc("examples/jax/models.py":169:19)
#loc127 = loc("examples/jax/models.py":169:31)
#loc128 = loc("examples/jax/models.py":169:31)
#loc130 = loc("examples/jax/models.py":172:15)
#loc131 = loc("examples/jax/models.py":172:15)
#loc132 = loc("examples/jax/models.py":171:15)
#loc133 = loc("examples/jax/models.py":171:15)
#loc134 = loc("examples/jax/models.py":171:15)
#loc135 = loc("examples/jax/models.py":171:15)
#loc136 = loc("examples/jax/models.py":171:15)
#loc137 = loc("examples/jax/models.py":171:15)
#loc138 = loc("examples/jax/models.py":171:15)
#loc139 = loc("examples/jax/models.py":171:15)
#loc140 = loc("examples/jax/models.py":171:15)
#loc141 = loc("examples/jax/models.py":171:15)
#loc142 = loc("examples/jax/models.py":171:15)
#loc143 = loc("examples/jax/models.py":171:15)
#loc144 = loc("examples/jax/models.py":171:15)
#loc145 = loc("examples/jax/models.py":171:15)
module @jit_graph_net {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<16x8xf32> {mesh.name = "params.v", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(unknown), %arg1: tensor<8x16xf32> {mesh.name = "params.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg2: tensor<20x8xf32> {mesh.name = "nodes", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(unknown), %arg3: tensor<40xi32> {mesh.name = "senders", mesh.sharding = #mesh.sharding<@mesh, [{"data"}]>} loc(unknown), %arg4: tensor<40xi32> {mesh.name = "receivers", mesh.sharding = #mesh.sharding<@mesh, [{"data"}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<16x8xf32> {mesh.name = "result.1.v"}, tensor<8x16xf32> {mesh.name = "result.1.w"}) {
    %cst = arith.constant 6.250000e-03 : f32 loc(#loc)
    %true = arith.constant true loc(#loc)
    %cst_0 = arith.constant 1.600000e+02 : f32 loc(#loc)
    %cst_1 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_3 = arith.constant dense<19> : tensor<1xi32> loc(#loc)
    %cst_4 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc67)
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc67)
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_9 = arith.constant dense<20> : tensor<i32> loc(#loc)
    %0 = call @remainder(%arg3, %cst_9) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32> loc(#loc85)
    %1 = tensor.empty() : tensor<40xi32> loc(#loc86)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<40xi32> loc(#loc86)
    %3 = tensor.empty() : tensor<40xi1> loc(#loc86)
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%0, %2 : tensor<40xi32>, tensor<40xi32>) outs(%3 : tensor<40xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:37), %in_10: i32 loc("examples/jax/models.py":169:31), %out: i1 loc("examples/jax/models.py":169:31)):
      %101 = arith.cmpi slt, %in, %in_10 : i32 loc(#loc86)
      linalg.yield %101 : i1 loc(#loc86)
    } -> tensor<40xi1> loc(#loc86)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : i32 loc(#loc87)
    } -> tensor<40xi32> loc(#loc87)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%0, %5 : tensor<40xi32>, tensor<40xi32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:37), %in_10: i32 loc("examples/jax/models.py":169:31), %out: i32 loc("examples/jax/models.py":169:31)):
      %101 = arith.addi %in, %in_10 : i32 loc(#loc87)
      linalg.yield %101 : i32 loc(#loc87)
    } -> tensor<40xi32> loc(#loc87)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%4, %6, %0 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":169:31), %in_10: i32 loc("examples/jax/models.py":169:31), %in_11: i32 loc("examples/jax/models.py":169:37), %out: i32 loc("examples/jax/models.py":169:31)):
      %101 = arith.select %in, %in_10, %in_11 : i32 loc(#loc88)
      linalg.yield %101 : i32 loc(#loc88)
    } -> tensor<40xi32> loc(#loc88)
    %8 = tensor.empty() : tensor<40x1xi32> loc(#loc89)
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<40xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:31), %out: i32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : i32 loc(#loc89)
    } -> tensor<40x1xi32> loc(#loc89)
    %10 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : i32 loc(#loc90)
    } -> tensor<40x1xi32> loc(#loc90)
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9, %10 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:31), %in_10: i32 loc("examples/jax/models.py":169:31), %out: i32 loc("examples/jax/models.py":169:31)):
      %101 = arith.minsi %in, %in_10 : i32 loc(#loc90)
      linalg.yield %101 : i32 loc(#loc90)
    } -> tensor<40x1xi32> loc(#loc90)
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:31), %out: i32 loc("examples/jax/models.py":169:31)):
      %101 = arith.maxsi %in, %c0_i32 : i32 loc(#loc90)
      linalg.yield %101 : i32 loc(#loc90)
    } -> tensor<40x1xi32> loc(#loc90)
    %13 = "mesh.gather_slices"(%arg2, %12) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x8xf32>, tensor<40x1xi32>) -> tensor<40x8xf32> loc(#loc90)
    %14 = tensor.empty() : tensor<40x16xf32> loc(#loc91)
    %15 = linalg.fill ins(%cst_2 : f32) outs(%14 : tensor<40x16xf32>) -> tensor<40x16xf32> loc(#loc91)
    %16 = linalg.matmul ins(%13, %arg1 : tensor<40x8xf32>, tensor<8x16xf32>) outs(%15 : tensor<40x16xf32>) -> tensor<40x16xf32> loc(#loc91)
    %17 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc47)
    } -> tensor<40x16xf32> loc(#loc47)
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":169:31), %in_10: f32 loc(unknown), %out: f32 loc(unknown)):
      %101 = arith.maximumf %in, %in_10 : f32 loc(#loc47)
      linalg.yield %101 : f32 loc(#loc47)
    } -> tensor<40x16xf32> loc(#loc47)
    %19 = tensor.empty() : tensor<40x16xi1> loc(#loc92)
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":169:31), %in_10: f32 loc("examples/jax/models.py":169:19), %out: i1 loc("examples/jax/models.py":169:19)):
      %101 = arith.cmpf ogt, %in, %in_10 : f32 loc(#loc92)
      linalg.yield %101 : i1 loc(#loc92)
    } -> tensor<40x16xi1> loc(#loc92)
    %21 = call @remainder(%arg4, %cst_9) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32> loc(#loc93)
    %22 = tensor.empty() : tensor<20x16xf32> loc(#loc94)
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":170:19)):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<20x16xf32> loc(#loc94)
    %24 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<40xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:49), %out: i32 loc("examples/jax/models.py":170:19)):
      linalg.yield %in : i32 loc(#loc94)
    } -> tensor<40x1xi32> loc(#loc94)
    %25 = "mesh.scatter_slices"(%23, %24, %18) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":170:19), %arg6: f32 loc("examples/jax/models.py":170:19)):
      %101 = arith.addf %arg5, %arg6 : f32 loc(#loc96)
      "mesh.scalar_yield"(%101) : (f32) -> () loc(#loc95)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>, tensor<40x16xf32>) -> tensor<20x16xf32> loc(#loc95)
    %26 = call @remainder(%arg4, %cst_9) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32> loc(#loc97)
    %27 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : f32 loc(#loc98)
    } -> tensor<20x16xf32> loc(#loc98)
    %28 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<40xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:45), %out: i32 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i32 loc(#loc98)
    } -> tensor<40x1xi32> loc(#loc98)
    %29 = "mesh.scatter_slices"(%27, %28, %18) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":171:15), %arg6: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.maximumf %arg5, %arg6 : f32 loc(#loc100)
      "mesh.scalar_yield"(%101) : (f32) -> () loc(#loc99)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>, tensor<40x16xf32>) -> tensor<20x16xf32> loc(#loc99)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %10 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i32 loc("examples/jax/models.py":171:15)):
      %101 = arith.minsi %in, %in_10 : i32 loc(#loc101)
      linalg.yield %101 : i32 loc(#loc101)
    } -> tensor<40x1xi32> loc(#loc101)
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %out: i32 loc("examples/jax/models.py":171:15)):
      %101 = arith.maxsi %in, %c0_i32 : i32 loc(#loc101)
      linalg.yield %101 : i32 loc(#loc101)
    } -> tensor<40x1xi32> loc(#loc101)
    %32 = "mesh.gather_slices"(%27, %31) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc101)
    %33 = "mesh.gather_slices"(%29, %31) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc101)
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%18, %33 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: f32 loc(unknown), %in_10: f32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpf oeq, %in, %in_10 : f32 loc(#loc102)
      linalg.yield %101 : i1 loc(#loc102)
    } -> tensor<40x16xi1> loc(#loc102)
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpf oeq, %in, %in_10 : f32 loc(#loc102)
      linalg.yield %101 : i1 loc(#loc102)
    } -> tensor<40x16xi1> loc(#loc102)
    %36 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : f32 loc(#loc98)
    } -> tensor<40x16xf32> loc(#loc98)
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %36, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %in_11: f32 loc("examples/jax/models.py":169:19), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc103)
      linalg.yield %101 : f32 loc(#loc103)
    } -> tensor<40x16xf32> loc(#loc103)
    %38 = "mesh.scatter_slices"(%23, %28, %37) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":171:15), %arg6: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.addf %arg5, %arg6 : f32 loc(#loc105)
      "mesh.scalar_yield"(%101) : (f32) -> () loc(#loc104)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>, tensor<40x16xf32>) -> tensor<20x16xf32> loc(#loc104)
    %39 = "mesh.gather_slices"(%38, %31) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc101)
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39, %36 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.addf %in, %in_10 : f32 loc(#loc105)
      linalg.yield %101 : f32 loc(#loc105)
    } -> tensor<40x16xf32> loc(#loc105)
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %40 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.divf %in, %in_10 : f32 loc(#loc106)
      linalg.yield %101 : f32 loc(#loc106)
    } -> tensor<40x16xf32> loc(#loc106)
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %39 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.divf %in, %in_10 : f32 loc(#loc106)
      linalg.yield %101 : f32 loc(#loc106)
    } -> tensor<40x16xf32> loc(#loc106)
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35, %41, %42 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %in_11: f32 loc("examples/jax/models.py":171:15), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc103)
      linalg.yield %101 : f32 loc(#loc103)
    } -> tensor<40x16xf32> loc(#loc103)
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %43, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %in_11: f32 loc("examples/jax/models.py":169:19), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc103)
      linalg.yield %101 : f32 loc(#loc103)
    } -> tensor<40x16xf32> loc(#loc103)
    %45 = tensor.empty() : tensor<20x16xi1> loc(#loc107)
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<20x16xf32>) outs(%45 : tensor<20x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":172:25)):
      %101 = math.absf %in : f32 loc(#loc107)
      %102 = arith.cmpf one, %101, %cst_1 : f32 loc(#loc107)
      linalg.yield %102 : i1 loc(#loc107)
    } -> tensor<20x16xi1> loc(#loc107)
    %47 = tensor.empty() : tensor<f32> loc(#loc130)
    %48 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%47 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":172:15)):
      linalg.yield %cst_2 : f32 loc(#loc130)
    } -> tensor<f32> loc(#loc130)
    %49 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<f32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:15), %out: f32 loc("examples/jax/models.py":172:15)):
      linalg.yield %in : f32 loc(#loc130)
    } -> tensor<20x16xf32> loc(#loc130)
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %29, %49 : tensor<20x16xi1>, tensor<20x16xf32>, tensor<20x16xf32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":172:25), %in_10: f32 loc("examples/jax/models.py":171:15), %in_11: f32 loc("examples/jax/models.py":172:15), %out: f32 loc("examples/jax/models.py":172:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc130)
      linalg.yield %101 : f32 loc(#loc130)
    } -> tensor<20x16xf32> loc(#loc130)
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %50 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":170:19), %in_10: f32 loc("examples/jax/models.py":172:15), %out: f32 loc("examples/jax/models.py":173:34)):
      %101 = arith.addf %in, %in_10 : f32 loc(#loc109)
      linalg.yield %101 : f32 loc(#loc109)
    } -> tensor<20x16xf32> loc(#loc109)
    %52 = tensor.empty() : tensor<20x8xf32> loc(#loc110)
    %53 = linalg.fill ins(%cst_2 : f32) outs(%52 : tensor<20x8xf32>) -> tensor<20x8xf32> loc(#loc110)
    %54 = linalg.matmul ins(%51, %arg0 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%53 : tensor<20x8xf32>) -> tensor<20x8xf32> loc(#loc110)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2, %54 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_10: f32 loc("examples/jax/models.py":173:33), %out: f32 loc("examples/jax/models.py":173:25)):
      %101 = arith.addf %in, %in_10 : f32 loc(#loc111)
      linalg.yield %101 : f32 loc(#loc111)
    } -> tensor<20x8xf32> loc(#loc111)
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%55, %55 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:25), %in_10: f32 loc("examples/jax/models.py":173:25), %out: f32 loc("examples/jax/models.py":173:24)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc112)
      linalg.yield %101 : f32 loc(#loc112)
    } -> tensor<20x8xf32> loc(#loc112)
    %57 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":173:24)):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<20x8xf32> loc(#loc113)
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%57, %55 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:24), %in_10: f32 loc("examples/jax/models.py":173:25), %out: f32 loc("examples/jax/models.py":173:24)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc113)
      linalg.yield %101 : f32 loc(#loc113)
    } -> tensor<20x8xf32> loc(#loc113)
    %59 = linalg.fill ins(%cst_2 : f32) outs(%47 : tensor<f32>) -> tensor<f32> loc(#loc114)
    %60 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction", "reduction"]} ins(%56 : tensor<20x8xf32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %101 = arith.addf %out, %in : f32 loc(#loc114)
      linalg.yield %101 : f32 loc(#loc114)
    } -> tensor<f32> loc(#loc114)
    %61 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%60 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:15), %out: f32 loc("examples/jax/models.py":173:15)):
      %101 = arith.divf %in, %cst_0 : f32 loc(#loc115)
      linalg.yield %101 : f32 loc(#loc115)
    } -> tensor<f32> loc(#loc115)
    %62 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%47 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":173:15)):
      linalg.yield %cst : f32 loc(#loc116)
    } -> tensor<f32> loc(#loc116)
    %63 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<f32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:15), %out: f32 loc("examples/jax/models.py":173:15)):
      linalg.yield %in : f32 loc(#loc117)
    } -> tensor<20x8xf32> loc(#loc117)
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%63, %58 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:15), %in_10: f32 loc("examples/jax/models.py":173:24), %out: f32 loc("examples/jax/models.py":173:24)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc118)
      linalg.yield %101 : f32 loc(#loc118)
    } -> tensor<20x8xf32> loc(#loc118)
    %65 = tensor.empty() : tensor<8x16xf32> loc(#loc119)
    %66 = linalg.fill ins(%cst_2 : f32) outs(%65 : tensor<8x16xf32>) -> tensor<8x16xf32> loc(#loc119)
    %67 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64, %51 : tensor<20x8xf32>, tensor<20x16xf32>) outs(%66 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:24), %in_10: f32 loc("examples/jax/models.py":173:34), %out: f32 loc("examples/jax/models.py":173:33)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc118)
      %102 = arith.addf %out, %101 : f32 loc(#loc119)
      linalg.yield %102 : f32 loc(#loc)
    } -> tensor<8x16xf32> loc(#loc119)
    %68 = tensor.empty() : tensor<16x8xf32> loc(#loc120)
    %69 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<8x16xf32>) outs(%68 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:33), %out: f32 loc("examples/jax/models.py":173:33)):
      linalg.yield %in : f32 loc(#loc120)
    } -> tensor<16x8xf32> loc(#loc120)
    %70 = linalg.fill ins(%cst_2 : f32) outs(%22 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc119)
    %71 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64, %arg0 : tensor<20x8xf32>, tensor<16x8xf32>) outs(%70 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:24), %in_10: f32 loc(unknown), %out: f32 loc("examples/jax/models.py":173:33)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc118)
      %102 = arith.addf %out, %101 : f32 loc(#loc119)
      linalg.yield %102 : f32 loc(#loc)
    } -> tensor<20x16xf32> loc(#loc119)
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %71, %23 : tensor<20x16xi1>, tensor<20x16xf32>, tensor<20x16xf32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":172:25), %in_10: f32 loc("examples/jax/models.py":173:33), %in_11: f32 loc("examples/jax/models.py":172:15), %out: f32 loc("examples/jax/models.py":172:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc131)
      linalg.yield %101 : f32 loc(#loc131)
    } -> tensor<20x16xf32> loc(#loc131)
    %73 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i32 loc(#loc132)
    } -> tensor<40x1xi32> loc(#loc132)
    %74 = tensor.empty() : tensor<40x1xi1> loc(#loc132)
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %73 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpi sge, %in, %in_10 : i32 loc(#loc132)
      linalg.yield %101 : i1 loc(#loc132)
    } -> tensor<40x1xi1> loc(#loc132)
    %76 = tensor.empty() : tensor<1x1xi32> loc(#loc133)
    %77 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%76 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i32 loc(#loc133)
    } -> tensor<1x1xi32> loc(#loc133)
    %78 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<1x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %out: i32 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i32 loc(#loc134)
    } -> tensor<40x1xi32> loc(#loc134)
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %78 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpi sle, %in, %in_10 : i32 loc(#loc134)
      linalg.yield %101 : i1 loc(#loc134)
    } -> tensor<40x1xi1> loc(#loc134)
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%75, %79 : tensor<40x1xi1>, tensor<40x1xi1>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: i1 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.andi %in, %in_10 : i1 loc(#loc135)
      linalg.yield %101 : i1 loc(#loc135)
    } -> tensor<40x1xi1> loc(#loc135)
    %81 = linalg.fill ins(%true : i1) outs(%3 : tensor<40xi1>) -> tensor<40xi1> loc(#loc136)
    %82 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%80 : tensor<40x1xi1>) outs(%81 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      %101 = arith.andi %out, %in : i1 loc(#loc136)
      linalg.yield %101 : i1 loc(#loc136)
    } -> tensor<40xi1> loc(#loc136)
    %83 = "mesh.gather_slices"(%72, %31) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc137)
    %84 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<40xi1>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i1 loc(#loc133)
    } -> tensor<40x16xi1> loc(#loc133)
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%84, %83, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %in_11: f32 loc("examples/jax/models.py":169:19), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc138)
      linalg.yield %101 : f32 loc(#loc138)
    } -> tensor<40x16xf32> loc(#loc138)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%85, %44 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc123)
      linalg.yield %101 : f32 loc(#loc123)
    } -> tensor<40x16xf32> loc(#loc123)
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %73 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:19), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpi sge, %in, %in_10 : i32 loc(#loc139)
      linalg.yield %101 : i1 loc(#loc139)
    } -> tensor<40x1xi1> loc(#loc139)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %78 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:19), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpi sle, %in, %in_10 : i32 loc(#loc140)
      linalg.yield %101 : i1 loc(#loc140)
    } -> tensor<40x1xi1> loc(#loc140)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<40x1xi1>, tensor<40x1xi1>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: i1 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.andi %in, %in_10 : i1 loc(#loc141)
      linalg.yield %101 : i1 loc(#loc141)
    } -> tensor<40x1xi1> loc(#loc141)
    %90 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%89 : tensor<40x1xi1>) outs(%81 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      %101 = arith.andi %out, %in : i1 loc(#loc142)
      linalg.yield %101 : i1 loc(#loc142)
    } -> tensor<40xi1> loc(#loc142)
    %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %10 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:19), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i32 loc("examples/jax/models.py":171:15)):
      %101 = arith.minsi %in, %in_10 : i32 loc(#loc143)
      linalg.yield %101 : i32 loc(#loc143)
    } -> tensor<40x1xi32> loc(#loc143)
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %out: i32 loc("examples/jax/models.py":171:15)):
      %101 = arith.maxsi %in, %c0_i32 : i32 loc(#loc143)
      linalg.yield %101 : i32 loc(#loc143)
    } -> tensor<40x1xi32> loc(#loc143)
    %93 = "mesh.gather_slices"(%71, %92) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc143)
    %94 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<40xi1>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i1 loc(#loc144)
    } -> tensor<40x16xi1> loc(#loc144)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94, %93, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %in_11: f32 loc("examples/jax/models.py":169:19), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc145)
      linalg.yield %101 : f32 loc(#loc145)
    } -> tensor<40x16xf32> loc(#loc145)
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%86, %95 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %out: f32 loc("examples/jax/models.py":170:19)):
      %101 = arith.addf %in, %in_10 : f32 loc(#loc125)
      linalg.yield %101 : f32 loc(#loc125)
    } -> tensor<40x16xf32> loc(#loc125)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %96, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":169:19), %in_10: f32 loc("examples/jax/models.py":170:19), %in_11: f32 loc("examples/jax/models.py":169:19), %out: f32 loc("examples/jax/models.py":169:19)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc126)
      linalg.yield %101 : f32 loc(#loc126)
    } -> tensor<40x16xf32> loc(#loc126)
    %98 = linalg.fill ins(%cst_2 : f32) outs(%68 : tensor<16x8xf32>) -> tensor<16x8xf32> loc(#loc127)
    %99 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97, %13 : tensor<40x16xf32>, tensor<40x8xf32>) outs(%98 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":169:19), %in_10: f32 loc("examples/jax/models.py":169:31), %out: f32 loc("examples/jax/models.py":169:31)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc126)
      %102 = arith.addf %out, %101 : f32 loc(#loc127)
      linalg.yield %102 : f32 loc(#loc)
    } -> tensor<16x8xf32> loc(#loc127)
    %100 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<16x8xf32>) outs(%65 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":169:31), %out: f32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : f32 loc(#loc128)
    } -> tensor<8x16xf32> loc(#loc128)
    return %61, %69, %100 : tensor<f32>, tensor<16x8xf32>, tensor<8x16xf32> loc(#loc67)
  } loc(#loc)
  func.func private @remainder(%arg0: tensor<40xi32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<40xi32> {
    %c-1_i32 = arith.constant -1 : i32 loc(#loc)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<i1> loc(#loc30)
    %1 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(unknown), %out: i1 loc(unknown)):
      %17 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc30)
      linalg.yield %17 : i1 loc(#loc30)
    } -> tensor<i1> loc(#loc30)
    %2 = tensor.empty() : tensor<i32> loc(#loc47)
    %3 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%1, %arg1 : tensor<i1>, tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: i32 loc(unknown), %out: i32 loc(unknown)):
      %17 = arith.select %in, %c1_i32, %in_0 : i32 loc(#loc47)
      linalg.yield %17 : i32 loc(#loc47)
    } -> tensor<i32> loc(#loc47)
    %4 = tensor.empty() : tensor<40xi32> loc(#loc32)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%3 : tensor<i32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc32)
    } -> tensor<40xi32> loc(#loc32)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %5 : tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_0: i32 loc(unknown), %out: i32 loc(unknown)):
      %17 = arith.cmpi eq, %in_0, %c0_i32 : i32 loc(#loc32)
      %18 = arith.cmpi eq, %in, %c-2147483648_i32 : i32 loc(#loc32)
      %19 = arith.cmpi eq, %in_0, %c-1_i32 : i32 loc(#loc32)
      %20 = arith.andi %18, %19 : i1 loc(#loc32)
      %21 = arith.ori %17, %20 : i1 loc(#loc32)
      %22 = arith.select %21, %c1_i32, %in_0 : i32 loc(#loc32)
      %23 = arith.remsi %in, %22 : i32 loc(#loc32)
      %24 = arith.select %20, %c0_i32, %23 : i32 loc(#loc32)
      %25 = arith.select %17, %in, %24 : i32 loc(#loc32)
      linalg.yield %25 : i32 loc(#loc32)
    } -> tensor<40xi32> loc(#loc32)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst : tensor<i32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc33)
    } -> tensor<40xi32> loc(#loc33)
    %8 = tensor.empty() : tensor<40xi1> loc(#loc33)
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %7 : tensor<40xi32>, tensor<40xi32>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_0: i32 loc(unknown), %out: i1 loc(unknown)):
      %17 = arith.cmpi ne, %in, %in_0 : i32 loc(#loc33)
      linalg.yield %17 : i1 loc(#loc33)
    } -> tensor<40xi1> loc(#loc33)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %7 : tensor<40xi32>, tensor<40xi32>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_0: i32 loc(unknown), %out: i1 loc(unknown)):
      %17 = arith.cmpi slt, %in, %in_0 : i32 loc(#loc34)
      linalg.yield %17 : i1 loc(#loc34)
    } -> tensor<40xi1> loc(#loc34)
    %11 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%3 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(unknown), %out: i1 loc(unknown)):
      %17 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc34)
      linalg.yield %17 : i1 loc(#loc34)
    } -> tensor<i1> loc(#loc34)
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%11 : tensor<i1>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc33)
    } -> tensor<40xi1> loc(#loc33)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%10, %12 : tensor<40xi1>, tensor<40xi1>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_0: i1 loc(unknown), %out: i1 loc(unknown)):
      %17 = arith.cmpi ne, %in, %in_0 : i1 loc(#loc33)
      linalg.yield %17 : i1 loc(#loc33)
    } -> tensor<40xi1> loc(#loc33)
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%13, %9 : tensor<40xi1>, tensor<40xi1>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_0: i1 loc(unknown), %out: i1 loc(unknown)):
      %17 = arith.andi %in, %in_0 : i1 loc(#loc35)
      linalg.yield %17 : i1 loc(#loc35)
    } -> tensor<40xi1> loc(#loc35)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %5 : tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_0: i32 loc(unknown), %out: i32 loc(unknown)):
      %17 = arith.addi %in, %in_0 : i32 loc(#loc36)
      linalg.yield %17 : i32 loc(#loc36)
    } -> tensor<40xi32> loc(#loc36)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%14, %15, %6 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i32 loc(unknown)):
      %17 = arith.select %in, %in_0, %in_1 : i32 loc(#loc37)
      linalg.yield %17 : i32 loc(#loc37)
    } -> tensor<40xi32> loc(#loc37)
    return %16 : tensor<40xi32> loc(#loc)
  } loc(#loc146)
} loc(#loc)
#loc96 = loc("examples/jax/models.py":170:19)
#loc100 = loc("examples/jax/models.py":171:15)
#loc129 = loc("examples/jax/models.py":169:37)
#loc146 = loc("examples/jax/models.py":169:37)
