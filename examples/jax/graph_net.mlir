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
#loc15 = loc("examples/jax/models.py":169:19)
#loc16 = loc("examples/jax/models.py":170:49)
#loc17 = loc("examples/jax/models.py":170:19)
#loc18 = loc("examples/jax/models.py":171:45)
#loc19 = loc("examples/jax/models.py":171:15)
#loc20 = loc("examples/jax/models.py":172:25)
#loc21 = loc("examples/jax/models.py":172:15)
#loc22 = loc("examples/jax/models.py":173:34)
#loc23 = loc("examples/jax/models.py":173:33)
#loc24 = loc("examples/jax/models.py":173:25)
#loc25 = loc("examples/jax/models.py":173:24)
#loc26 = loc("examples/jax/models.py":173:15)
#loc27 = loc(unknown)
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
#loc47 = loc("examples/jax/models.py":169:19)
#loc48 = loc("examples/jax/models.py":170:49)
#loc49 = loc("examples/jax/models.py":170:19)
#loc50 = loc("examples/jax/models.py":171:45)
#loc51 = loc("examples/jax/models.py":171:15)
#loc52 = loc("examples/jax/models.py":172:25)
#loc53 = loc("examples/jax/models.py":172:15)
#loc54 = loc("examples/jax/models.py":173:34)
#loc55 = loc("examples/jax/models.py":173:33)
#loc56 = loc("examples/jax/models.py":173:25)
#loc57 = loc("examples/jax/models.py":173:24)
#loc58 = loc("examples/jax/models.py":173:15)
#loc59 = loc(unknown)
#loc60 = loc(unknown)
#loc61 = loc("examples/jax/models.py":292:24)
#loc62 = loc("examples/jax/models.py":40:15)
#loc63 = loc("examples/jax/models.py":292:41)
#loc64 = loc("examples/jax/models.py":171:15)
#loc65 = loc("examples/jax/models.py":286:14)
#loc66 = loc("examples/jax/models.py":286:14)
#loc67 = loc("examples/jax/models.py":174:11)
#loc68 = loc("examples/jax/models.py":40:15)
#loc69 = loc("examples/jax/models.py":169:37)
#loc70 = loc("examples/jax/models.py":169:31)
#loc71 = loc("examples/jax/models.py":169:31)
#loc72 = loc("examples/jax/models.py":169:19)
#loc73 = loc("examples/jax/models.py":170:49)
#loc74 = loc("examples/jax/models.py":170:19)
#loc75 = loc("examples/jax/models.py":171:45)
#loc76 = loc("examples/jax/models.py":171:15)
#loc77 = loc("examples/jax/models.py":172:25)
#loc78 = loc("examples/jax/models.py":172:15)
#loc79 = loc("examples/jax/models.py":173:34)
#loc80 = loc("examples/jax/models.py":173:33)
#loc81 = loc("examples/jax/models.py":173:25)
#loc82 = loc("examples/jax/models.py":173:24)
#loc83 = loc("examples/jax/models.py":173:15)
#loc84 = loc("examples/jax/models.py":169:37)
#loc85 = loc("examples/jax/models.py":169:31)
#loc86 = loc("examples/jax/models.py":169:31)
#loc87 = loc("examples/jax/models.py":169:31)
#loc88 = loc("examples/jax/models.py":169:31)
#loc89 = loc("examples/jax/models.py":169:31)
#loc90 = loc("examples/jax/models.py":169:31)
#loc91 = loc("examples/jax/models.py":169:19)
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
#loc130 = loc("examples/jax/models.py":171:15)
#loc131 = loc("examples/jax/models.py":171:15)
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
module @jit_graph_net {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<16x8xf32> {mesh.name = "params.v", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc110), %arg1: tensor<8x16xf32> {mesh.name = "params.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc90), %arg2: tensor<20x8xf32> {mesh.name = "nodes", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc89), %arg3: tensor<40xi32> {mesh.name = "senders", mesh.sharding = #mesh.sharding<@mesh, [{"data"}]>} loc(#loc84), %arg4: tensor<40xi32> {mesh.name = "receivers", mesh.sharding = #mesh.sharding<@mesh, [{"data"}]>} loc(#loc93)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<16x8xf32> {mesh.name = "result.1.v"}, tensor<8x16xf32> {mesh.name = "result.1.w"}) {
    %cst = arith.constant 6.250000e-03 : f32 loc(#loc66)
    %true = arith.constant true loc(#loc66)
    %cst_0 = arith.constant 1.600000e+02 : f32 loc(#loc66)
    %cst_1 = arith.constant 0x7F800000 : f32 loc(#loc66)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc66)
    %c0_i32 = arith.constant 0 : i32 loc(#loc66)
    %cst_3 = arith.constant dense<19> : tensor<1xi32> loc(#loc66)
    %cst_4 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc66)
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc66)
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc66)
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc84)
    %cst_8 = arith.constant dense<0> : tensor<i32> loc(#loc84)
    %cst_9 = arith.constant dense<20> : tensor<i32> loc(#loc84)
    %0 = call @remainder(%arg3, %cst_9) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32> loc(#loc84)
    %1 = tensor.empty() : tensor<40xi32> loc(#loc85)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc85), %out: i32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : i32 loc(#loc85)
    } -> tensor<40xi32> loc(#loc85)
    %3 = tensor.empty() : tensor<40xi1> loc(#loc85)
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%0, %2 : tensor<40xi32>, tensor<40xi32>) outs(%3 : tensor<40xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:37), %in_10: i32 loc("examples/jax/models.py":169:31), %out: i1 loc("examples/jax/models.py":169:31)):
      %101 = arith.cmpi slt, %in, %in_10 : i32 loc(#loc85)
      linalg.yield %101 : i1 loc(#loc85)
    } -> tensor<40xi1> loc(#loc85)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc86), %out: i32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<40xi32> loc(#loc86)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%0, %5 : tensor<40xi32>, tensor<40xi32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:37), %in_10: i32 loc("examples/jax/models.py":169:31), %out: i32 loc("examples/jax/models.py":169:31)):
      %101 = arith.addi %in, %in_10 : i32 loc(#loc86)
      linalg.yield %101 : i32 loc(#loc86)
    } -> tensor<40xi32> loc(#loc86)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%4, %6, %0 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":169:31), %in_10: i32 loc("examples/jax/models.py":169:31), %in_11: i32 loc("examples/jax/models.py":169:37), %out: i32 loc("examples/jax/models.py":169:31)):
      %101 = arith.select %in, %in_10, %in_11 : i32 loc(#loc87)
      linalg.yield %101 : i32 loc(#loc87)
    } -> tensor<40xi32> loc(#loc87)
    %8 = tensor.empty() : tensor<40x1xi32> loc(#loc88)
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<40xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:31), %out: i32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : i32 loc(#loc88)
    } -> tensor<40x1xi32> loc(#loc88)
    %10 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc(#loc89), %out: i32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : i32 loc(#loc89)
    } -> tensor<40x1xi32> loc(#loc89)
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9, %10 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:31), %in_10: i32 loc("examples/jax/models.py":169:31), %out: i32 loc("examples/jax/models.py":169:31)):
      %101 = arith.minsi %in, %in_10 : i32 loc(#loc89)
      linalg.yield %101 : i32 loc(#loc89)
    } -> tensor<40x1xi32> loc(#loc89)
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:31), %out: i32 loc("examples/jax/models.py":169:31)):
      %101 = arith.maxsi %in, %c0_i32 : i32 loc(#loc89)
      linalg.yield %101 : i32 loc(#loc89)
    } -> tensor<40x1xi32> loc(#loc89)
    %13 = "mesh.gather_slices"(%arg2, %12) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x8xf32>, tensor<40x1xi32>) -> tensor<40x8xf32> loc(#loc89)
    %14 = tensor.empty() : tensor<40x16xf32> loc(#loc90)
    %15 = linalg.fill ins(%cst_2 : f32) outs(%14 : tensor<40x16xf32>) -> tensor<40x16xf32> loc(#loc90)
    %16 = linalg.matmul ins(%13, %arg1 : tensor<40x8xf32>, tensor<8x16xf32>) outs(%15 : tensor<40x16xf32>) -> tensor<40x16xf32> loc(#loc90)
    %17 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc(#loc91), %out: f32 loc("examples/jax/models.py":169:19)):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<40x16xf32> loc(#loc91)
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":169:31), %in_10: f32 loc("examples/jax/models.py":169:19), %out: f32 loc("examples/jax/models.py":169:19)):
      %101 = arith.maximumf %in, %in_10 : f32 loc(#loc91)
      linalg.yield %101 : f32 loc(#loc91)
    } -> tensor<40x16xf32> loc(#loc91)
    %19 = tensor.empty() : tensor<40x16xi1> loc(#loc92)
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":169:31), %in_10: f32 loc("examples/jax/models.py":169:19), %out: i1 loc("examples/jax/models.py":169:19)):
      %101 = arith.cmpf ogt, %in, %in_10 : f32 loc(#loc92)
      linalg.yield %101 : i1 loc(#loc92)
    } -> tensor<40x16xi1> loc(#loc92)
    %21 = call @remainder(%arg4, %cst_9) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32> loc(#loc93)
    %22 = tensor.empty() : tensor<20x16xf32> loc(#loc94)
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc(#loc94), %out: f32 loc("examples/jax/models.py":170:19)):
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
    ^bb0(%in: f32 loc("examples/jax/models.py":169:19), %in_10: f32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpf oeq, %in, %in_10 : f32 loc(#loc102)
      linalg.yield %101 : i1 loc(#loc102)
    } -> tensor<40x16xi1> loc(#loc102)
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpf oeq, %in, %in_10 : f32 loc(#loc102)
      linalg.yield %101 : i1 loc(#loc102)
    } -> tensor<40x16xi1> loc(#loc102)
    %36 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc(#loc98), %out: f32 loc("examples/jax/models.py":171:15)):
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
    %47 = tensor.empty() : tensor<f32> loc(#loc108)
    %48 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%47 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":172:15)):
      linalg.yield %cst_2 : f32 loc(#loc108)
    } -> tensor<f32> loc(#loc108)
    %49 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<f32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:15), %out: f32 loc("examples/jax/models.py":172:15)):
      linalg.yield %in : f32 loc(#loc108)
    } -> tensor<20x16xf32> loc(#loc108)
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %29, %49 : tensor<20x16xi1>, tensor<20x16xf32>, tensor<20x16xf32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":172:25), %in_10: f32 loc("examples/jax/models.py":171:15), %in_11: f32 loc("examples/jax/models.py":172:15), %out: f32 loc("examples/jax/models.py":172:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc108)
      linalg.yield %101 : f32 loc(#loc108)
    } -> tensor<20x16xf32> loc(#loc108)
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %50 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":170:19), %in_10: f32 loc("examples/jax/models.py":172:15), %out: f32 loc("examples/jax/models.py":173:34)):
      %101 = arith.addf %in, %in_10 : f32 loc(#loc109)
      linalg.yield %101 : f32 loc(#loc109)
    } -> tensor<20x16xf32> loc(#loc109)
    %52 = tensor.empty() : tensor<20x8xf32> loc(#loc110)
    %53 = linalg.fill ins(%cst_2 : f32) outs(%52 : tensor<20x8xf32>) -> tensor<20x8xf32> loc(#loc110)
    %54 = linalg.matmul ins(%51, %arg0 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%53 : tensor<20x8xf32>) -> tensor<20x8xf32> loc(#loc110)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2, %54 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc(#loc111), %in_10: f32 loc("examples/jax/models.py":173:33), %out: f32 loc("examples/jax/models.py":173:25)):
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
    ^bb0(%in: f32 loc(#loc114), %out: f32 loc(#loc114)):
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
      linalg.yield %102 : f32 loc(#loc119)
    } -> tensor<8x16xf32> loc(#loc119)
    %68 = tensor.empty() : tensor<16x8xf32> loc(#loc120)
    %69 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<8x16xf32>) outs(%68 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:33), %out: f32 loc("examples/jax/models.py":173:33)):
      linalg.yield %in : f32 loc(#loc120)
    } -> tensor<16x8xf32> loc(#loc120)
    %70 = linalg.fill ins(%cst_2 : f32) outs(%22 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc119)
    %71 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64, %arg0 : tensor<20x8xf32>, tensor<16x8xf32>) outs(%70 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":173:24), %in_10: f32 loc(#loc118), %out: f32 loc("examples/jax/models.py":173:33)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc118)
      %102 = arith.addf %out, %101 : f32 loc(#loc119)
      linalg.yield %102 : f32 loc(#loc119)
    } -> tensor<20x16xf32> loc(#loc119)
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %71, %23 : tensor<20x16xi1>, tensor<20x16xf32>, tensor<20x16xf32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":172:25), %in_10: f32 loc("examples/jax/models.py":173:33), %in_11: f32 loc("examples/jax/models.py":172:15), %out: f32 loc("examples/jax/models.py":172:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc121)
      linalg.yield %101 : f32 loc(#loc121)
    } -> tensor<20x16xf32> loc(#loc121)
    %73 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc(#loc130), %out: i32 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i32 loc(#loc130)
    } -> tensor<40x1xi32> loc(#loc130)
    %74 = tensor.empty() : tensor<40x1xi1> loc(#loc130)
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %73 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpi sge, %in, %in_10 : i32 loc(#loc130)
      linalg.yield %101 : i1 loc(#loc130)
    } -> tensor<40x1xi1> loc(#loc130)
    %76 = tensor.empty() : tensor<1x1xi32> loc(#loc131)
    %77 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%76 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(#loc131), %out: i32 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i32 loc(#loc131)
    } -> tensor<1x1xi32> loc(#loc131)
    %78 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<1x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %out: i32 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i32 loc(#loc132)
    } -> tensor<40x1xi32> loc(#loc132)
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %78 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpi sle, %in, %in_10 : i32 loc(#loc132)
      linalg.yield %101 : i1 loc(#loc132)
    } -> tensor<40x1xi1> loc(#loc132)
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%75, %79 : tensor<40x1xi1>, tensor<40x1xi1>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: i1 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.andi %in, %in_10 : i1 loc(#loc133)
      linalg.yield %101 : i1 loc(#loc133)
    } -> tensor<40x1xi1> loc(#loc133)
    %81 = linalg.fill ins(%true : i1) outs(%3 : tensor<40xi1>) -> tensor<40xi1> loc(#loc134)
    %82 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%80 : tensor<40x1xi1>) outs(%81 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc134), %out: i1 loc(#loc134)):
      %101 = arith.andi %out, %in : i1 loc(#loc134)
      linalg.yield %101 : i1 loc(#loc134)
    } -> tensor<40xi1> loc(#loc134)
    %83 = "mesh.gather_slices"(%72, %31) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc135)
    %84 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<40xi1>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i1 loc(#loc131)
    } -> tensor<40x16xi1> loc(#loc131)
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%84, %83, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %in_11: f32 loc("examples/jax/models.py":169:19), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc136)
      linalg.yield %101 : f32 loc(#loc136)
    } -> tensor<40x16xf32> loc(#loc136)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%85, %44 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc123)
      linalg.yield %101 : f32 loc(#loc123)
    } -> tensor<40x16xf32> loc(#loc123)
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %73 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:19), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpi sge, %in, %in_10 : i32 loc(#loc137)
      linalg.yield %101 : i1 loc(#loc137)
    } -> tensor<40x1xi1> loc(#loc137)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %78 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:19), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.cmpi sle, %in, %in_10 : i32 loc(#loc138)
      linalg.yield %101 : i1 loc(#loc138)
    } -> tensor<40x1xi1> loc(#loc138)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<40x1xi1>, tensor<40x1xi1>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: i1 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      %101 = arith.andi %in, %in_10 : i1 loc(#loc139)
      linalg.yield %101 : i1 loc(#loc139)
    } -> tensor<40x1xi1> loc(#loc139)
    %90 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%89 : tensor<40x1xi1>) outs(%81 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc140), %out: i1 loc(#loc140)):
      %101 = arith.andi %out, %in : i1 loc(#loc140)
      linalg.yield %101 : i1 loc(#loc140)
    } -> tensor<40xi1> loc(#loc140)
    %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %10 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:19), %in_10: i32 loc("examples/jax/models.py":171:15), %out: i32 loc("examples/jax/models.py":171:15)):
      %101 = arith.minsi %in, %in_10 : i32 loc(#loc141)
      linalg.yield %101 : i32 loc(#loc141)
    } -> tensor<40x1xi32> loc(#loc141)
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":171:15), %out: i32 loc("examples/jax/models.py":171:15)):
      %101 = arith.maxsi %in, %c0_i32 : i32 loc(#loc141)
      linalg.yield %101 : i32 loc(#loc141)
    } -> tensor<40x1xi32> loc(#loc141)
    %93 = "mesh.gather_slices"(%71, %92) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc141)
    %94 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<40xi1>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %out: i1 loc("examples/jax/models.py":171:15)):
      linalg.yield %in : i1 loc(#loc142)
    } -> tensor<40x16xi1> loc(#loc142)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94, %93, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:15), %in_10: f32 loc("examples/jax/models.py":171:15), %in_11: f32 loc("examples/jax/models.py":169:19), %out: f32 loc("examples/jax/models.py":171:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc143)
      linalg.yield %101 : f32 loc(#loc143)
    } -> tensor<40x16xf32> loc(#loc143)
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
      linalg.yield %102 : f32 loc(#loc127)
    } -> tensor<16x8xf32> loc(#loc127)
    %100 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<16x8xf32>) outs(%65 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":169:31), %out: f32 loc("examples/jax/models.py":169:31)):
      linalg.yield %in : f32 loc(#loc128)
    } -> tensor<8x16xf32> loc(#loc128)
    return %61, %69, %100 : tensor<f32>, tensor<16x8xf32>, tensor<8x16xf32> loc(#loc66)
  } loc(#loc66)
  func.func private @remainder(%arg0: tensor<40xi32> loc(#loc144), %arg1: tensor<i32> loc(#loc144)) -> tensor<40xi32> {
    %c-1_i32 = arith.constant -1 : i32 loc(#loc144)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc144)
    %c1_i32 = arith.constant 1 : i32 loc(#loc144)
    %c0_i32 = arith.constant 0 : i32 loc(#loc144)
    %cst = arith.constant dense<0> : tensor<i32> loc(#loc144)
    %0 = tensor.empty() : tensor<i1> loc(#loc144)
    %1 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(#loc144), %out: i1 loc(#loc144)):
      %17 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc144)
      linalg.yield %17 : i1 loc(#loc144)
    } -> tensor<i1> loc(#loc144)
    %2 = tensor.empty() : tensor<i32> loc(#loc144)
    %3 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%1, %arg1 : tensor<i1>, tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i1 loc(#loc144), %in_0: i32 loc(#loc144), %out: i32 loc(#loc144)):
      %17 = arith.select %in, %c1_i32, %in_0 : i32 loc(#loc144)
      linalg.yield %17 : i32 loc(#loc144)
    } -> tensor<i32> loc(#loc144)
    %4 = tensor.empty() : tensor<40xi32> loc(#loc144)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%3 : tensor<i32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc144), %out: i32 loc(#loc144)):
      linalg.yield %in : i32 loc(#loc144)
    } -> tensor<40xi32> loc(#loc144)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %5 : tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc144), %in_0: i32 loc(#loc144), %out: i32 loc(#loc144)):
      %17 = arith.cmpi eq, %in_0, %c0_i32 : i32 loc(#loc144)
      %18 = arith.cmpi eq, %in, %c-2147483648_i32 : i32 loc(#loc144)
      %19 = arith.cmpi eq, %in_0, %c-1_i32 : i32 loc(#loc144)
      %20 = arith.andi %18, %19 : i1 loc(#loc144)
      %21 = arith.ori %17, %20 : i1 loc(#loc144)
      %22 = arith.select %21, %c1_i32, %in_0 : i32 loc(#loc144)
      %23 = arith.remsi %in, %22 : i32 loc(#loc144)
      %24 = arith.select %20, %c0_i32, %23 : i32 loc(#loc144)
      %25 = arith.select %17, %in, %24 : i32 loc(#loc144)
      linalg.yield %25 : i32 loc(#loc144)
    } -> tensor<40xi32> loc(#loc144)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst : tensor<i32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc144), %out: i32 loc(#loc144)):
      linalg.yield %in : i32 loc(#loc144)
    } -> tensor<40xi32> loc(#loc144)
    %8 = tensor.empty() : tensor<40xi1> loc(#loc144)
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %7 : tensor<40xi32>, tensor<40xi32>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i32 loc(#loc144), %in_0: i32 loc(#loc144), %out: i1 loc(#loc144)):
      %17 = arith.cmpi ne, %in, %in_0 : i32 loc(#loc144)
      linalg.yield %17 : i1 loc(#loc144)
    } -> tensor<40xi1> loc(#loc144)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %7 : tensor<40xi32>, tensor<40xi32>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i32 loc(#loc144), %in_0: i32 loc(#loc144), %out: i1 loc(#loc144)):
      %17 = arith.cmpi slt, %in, %in_0 : i32 loc(#loc144)
      linalg.yield %17 : i1 loc(#loc144)
    } -> tensor<40xi1> loc(#loc144)
    %11 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%3 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(#loc144), %out: i1 loc(#loc144)):
      %17 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc144)
      linalg.yield %17 : i1 loc(#loc144)
    } -> tensor<i1> loc(#loc144)
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%11 : tensor<i1>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc144), %out: i1 loc(#loc144)):
      linalg.yield %in : i1 loc(#loc144)
    } -> tensor<40xi1> loc(#loc144)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%10, %12 : tensor<40xi1>, tensor<40xi1>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc144), %in_0: i1 loc(#loc144), %out: i1 loc(#loc144)):
      %17 = arith.cmpi ne, %in, %in_0 : i1 loc(#loc144)
      linalg.yield %17 : i1 loc(#loc144)
    } -> tensor<40xi1> loc(#loc144)
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%13, %9 : tensor<40xi1>, tensor<40xi1>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc144), %in_0: i1 loc(#loc144), %out: i1 loc(#loc144)):
      %17 = arith.andi %in, %in_0 : i1 loc(#loc144)
      linalg.yield %17 : i1 loc(#loc144)
    } -> tensor<40xi1> loc(#loc144)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %5 : tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc144), %in_0: i32 loc(#loc144), %out: i32 loc(#loc144)):
      %17 = arith.addi %in, %in_0 : i32 loc(#loc144)
      linalg.yield %17 : i32 loc(#loc144)
    } -> tensor<40xi32> loc(#loc144)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%14, %15, %6 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i1 loc(#loc144), %in_0: i32 loc(#loc144), %in_1: i32 loc(#loc144), %out: i32 loc(#loc144)):
      %17 = arith.select %in, %in_0, %in_1 : i32 loc(#loc144)
      linalg.yield %17 : i32 loc(#loc144)
    } -> tensor<40xi32> loc(#loc144)
    return %16 : tensor<40xi32> loc(#loc144)
  } loc(#loc144)
} loc(#loc)
#loc96 = loc("examples/jax/models.py":170:19)
#loc100 = loc("examples/jax/models.py":171:15)
#loc129 = loc("examples/jax/models.py":169:37)
#loc144 = loc("examples/jax/models.py":169:37)
