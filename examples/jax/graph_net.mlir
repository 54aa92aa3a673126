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
#loc10 = loc("examples/jax/models.py":168:33)
#loc11 = loc("examples/jax/models.py":44:15)
#loc12 = loc("examples/jax/models.py":168:27)
#loc13 = loc("examples/jax/models.py":168:27)
#loc14 = loc("examples/jax/models.py":168:15)
#loc15 = loc("examples/jax/models.py":169:45)
#loc16 = loc("examples/jax/models.py":169:15)
#loc17 = loc("examples/jax/models.py":170:41)
#loc18 = loc("examples/jax/models.py":170:11)
#loc19 = loc("examples/jax/models.py":171:21)
#loc20 = loc("examples/jax/models.py":171:11)
#loc21 = loc("examples/jax/models.py":172:30)
#loc22 = loc("examples/jax/models.py":172:29)
#loc23 = loc("examples/jax/models.py":172:21)
#loc24 = loc("examples/jax/models.py":172:20)
#loc25 = loc("examples/jax/models.py":172:11)
#loc26 = loc(unknown)
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
#loc37 = loc("examples/jax/models.py":283:14)
#loc38 = loc("examples/jax/models.py":289:41)
#loc39 = loc("examples/jax/models.py":289:24)
#loc40 = loc("examples/jax/models.py":293:4)
#loc41 = loc("examples/jax/models.py":168:33)
#loc42 = loc("examples/jax/models.py":44:15)
#loc43 = loc("examples/jax/models.py":168:27)
#loc44 = loc("examples/jax/models.py":168:27)
#loc45 = loc("examples/jax/models.py":168:15)
#loc46 = loc("examples/jax/models.py":169:45)
#loc47 = loc("examples/jax/models.py":169:15)
#loc48 = loc("examples/jax/models.py":170:41)
#loc49 = loc("examples/jax/models.py":170:11)
#loc50 = loc("examples/jax/models.py":171:21)
#loc51 = loc("examples/jax/models.py":171:11)
#loc52 = loc("examples/jax/models.py":172:30)
#loc53 = loc("examples/jax/models.py":172:29)
#loc54 = loc("examples/jax/models.py":172:21)
#loc55 = loc("examples/jax/models.py":172:20)
#loc56 = loc("examples/jax/models.py":172:11)
#loc57 = loc(unknown)
#loc58 = loc(unknown)
#loc59 = loc("examples/jax/models.py":289:24)
#loc60 = loc("examples/jax/models.py":170:11)
#loc61 = loc("examples/jax/models.py":289:41)
#loc62 = loc("examples/jax/models.py":283:14)
#loc63 = loc("examples/jax/models.py":283:14)
#loc64 = loc("examples/jax/models.py":44:15)
#loc65 = loc("examples/jax/models.py":168:33)
#loc66 = loc("examples/jax/models.py":168:27)
#loc67 = loc("examples/jax/models.py":168:27)
#loc68 = loc("examples/jax/models.py":168:15)
#loc69 = loc("examples/jax/models.py":169:45)
#loc70 = loc("examples/jax/models.py":169:15)
#loc71 = loc("examples/jax/models.py":170:41)
#loc72 = loc("examples/jax/models.py":170:11)
#loc73 = loc("examples/jax/models.py":171:21)
#loc74 = loc("examples/jax/models.py":171:11)
#loc75 = loc("examples/jax/models.py":172:30)
#loc76 = loc("examples/jax/models.py":172:29)
#loc77 = loc("examples/jax/models.py":172:21)
#loc78 = loc("examples/jax/models.py":172:20)
#loc79 = loc("examples/jax/models.py":172:11)
#loc80 = loc("examples/jax/models.py":168:33)
#loc81 = loc("examples/jax/models.py":168:27)
#loc82 = loc("examples/jax/models.py":168:27)
#loc83 = loc("examples/jax/models.py":168:27)
#loc84 = loc("examples/jax/models.py":168:27)
#loc85 = loc("examples/jax/models.py":168:27)
#loc86 = loc("examples/jax/models.py":168:27)
#loc87 = loc("examples/jax/models.py":168:15)
#loc88 = loc("examples/jax/models.py":168:15)
#loc89 = loc("examples/jax/models.py":169:45)
#loc90 = loc("examples/jax/models.py":169:15)
#loc91 = loc("examples/jax/models.py":169:15)
#loc93 = loc("examples/jax/models.py":170:41)
#loc94 = loc("examples/jax/models.py":170:11)
#loc95 = loc("examples/jax/models.py":170:11)
#loc97 = loc("examples/jax/models.py":170:11)
#loc98 = loc("examples/jax/models.py":170:11)
#loc99 = loc("examples/jax/models.py":170:11)
#loc100 = loc("examples/jax/models.py":170:11)
#loc101 = loc("examples/jax/models.py":170:11)
#loc102 = loc("examples/jax/models.py":170:11)
#loc103 = loc("examples/jax/models.py":171:21)
#loc104 = loc("examples/jax/models.py":171:11)
#loc105 = loc("examples/jax/models.py":172:30)
#loc106 = loc("examples/jax/models.py":172:29)
#loc107 = loc("examples/jax/models.py":172:21)
#loc108 = loc("examples/jax/models.py":172:20)
#loc109 = loc("examples/jax/models.py":172:20)
#loc110 = loc("examples/jax/models.py":172:11)
#loc111 = loc("examples/jax/models.py":172:11)
#loc112 = loc("examples/jax/models.py":172:11)
#loc113 = loc("examples/jax/models.py":172:11)
#loc114 = loc("examples/jax/models.py":172:20)
#loc115 = loc("examples/jax/models.py":172:29)
#loc116 = loc("examples/jax/models.py":172:29)
#loc117 = loc("examples/jax/models.py":171:11)
#loc118 = loc("examples/jax/models.py":170:11)
#loc119 = loc("examples/jax/models.py":170:11)
#loc120 = loc("examples/jax/models.py":170:11)
#loc121 = loc("examples/jax/models.py":169:15)
#loc122 = loc("examples/jax/models.py":168:15)
#loc123 = loc("examples/jax/models.py":168:27)
#loc124 = loc("examples/jax/models.py":168:27)
#loc126 = loc("examples/jax/models.py":170:11)
#loc127 = loc("examples/jax/models.py":170:11)
#loc128 = loc("examples/jax/models.py":170:11)
#loc129 = loc("examples/jax/models.py":170:11)
#loc130 = loc("examples/jax/models.py":170:11)
#loc131 = loc("examples/jax/models.py":170:11)
#loc132 = loc("examples/jax/models.py":170:11)
#loc133 = loc("examples/jax/models.py":170:11)
#loc134 = loc("examples/jax/models.py":170:11)
#loc135 = loc("examples/jax/models.py":170:11)
#loc136 = loc("examples/jax/models.py":170:11)
#loc137 = loc("examples/jax/models.py":170:11)
#loc138 = loc("examples/jax/models.py":170:11)
#loc139 = loc("examples/jax/models.py":170:11)
module @jit_graph_net {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<16x8xf32> {mesh.name = "params.v", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc106), %arg1: tensor<8x16xf32> {mesh.name = "params.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc86), %arg2: tensor<20x8xf32> {mesh.name = "nodes", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc85), %arg3: tensor<40xi32> {mesh.name = "senders", mesh.sharding = #mesh.sharding<@mesh, [{"data"}]>} loc(#loc80), %arg4: tensor<40xi32> {mesh.name = "receivers", mesh.sharding = #mesh.sharding<@mesh, [{"data"}]>} loc(#loc89)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<16x8xf32> {mesh.name = "result.1.v"}, tensor<8x16xf32> {mesh.name = "result.1.w"}) {
    %cst = arith.constant 6.250000e-03 : f32 loc(#loc63)
    %true = arith.constant true loc(#loc63)
    %cst_0 = arith.constant 1.600000e+02 : f32 loc(#loc63)
    %cst_1 = arith.constant 0x7F800000 : f32 loc(#loc63)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc63)
    %c0_i32 = arith.constant 0 : i32 loc(#loc63)
    %cst_3 = arith.constant dense<19> : tensor<1xi32> loc(#loc63)
    %cst_4 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc63)
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc63)
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc63)
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc80)
    %cst_8 = arith.constant dense<0> : tensor<i32> loc(#loc80)
    %cst_9 = arith.constant dense<20> : tensor<i32> loc(#loc80)
    %0 = call @remainder(%arg3, %cst_9) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32> loc(#loc80)
    %1 = tensor.empty() : tensor<40xi32> loc(#loc81)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc81), %out: i32 loc("examples/jax/models.py":168:27)):
      linalg.yield %in : i32 loc(#loc81)
    } -> tensor<40xi32> loc(#loc81)
    %3 = tensor.empty() : tensor<40xi1> loc(#loc81)
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%0, %2 : tensor<40xi32>, tensor<40xi32>) outs(%3 : tensor<40xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":168:33), %in_10: i32 loc("examples/jax/models.py":168:27), %out: i1 loc("examples/jax/models.py":168:27)):
      %101 = arith.cmpi slt, %in, %in_10 : i32 loc(#loc81)
      linalg.yield %101 : i1 loc(#loc81)
    } -> tensor<40xi1> loc(#loc81)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc82), %out: i32 loc("examples/jax/models.py":168:27)):
      linalg.yield %in : i32 loc(#loc82)
    } -> tensor<40xi32> loc(#loc82)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%0, %5 : tensor<40xi32>, tensor<40xi32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":168:33), %in_10: i32 loc("examples/jax/models.py":168:27), %out: i32 loc("examples/jax/models.py":168:27)):
      %101 = arith.addi %in, %in_10 : i32 loc(#loc82)
      linalg.yield %101 : i32 loc(#loc82)
    } -> tensor<40xi32> loc(#loc82)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%4, %6, %0 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%1 : tensor<40xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":168:27), %in_10: i32 loc("examples/jax/models.py":168:27), %in_11: i32 loc("examples/jax/models.py":168:33), %out: i32 loc("examples/jax/models.py":168:27)):
      %101 = arith.select %in, %in_10, %in_11 : i32 loc(#loc83)
      linalg.yield %101 : i32 loc(#loc83)
    } -> tensor<40xi32> loc(#loc83)
    %8 = tensor.empty() : tensor<40x1xi32> loc(#loc84)
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<40xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":168:27), %out: i32 loc("examples/jax/models.py":168:27)):
      linalg.yield %in : i32 loc(#loc84)
    } -> tensor<40x1xi32> loc(#loc84)
    %10 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc(#loc85), %out: i32 loc("examples/jax/models.py":168:27)):
      linalg.yield %in : i32 loc(#loc85)
    } -> tensor<40x1xi32> loc(#loc85)
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9, %10 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":168:27), %in_10: i32 loc("examples/jax/models.py":168:27), %out: i32 loc("examples/jax/models.py":168:27)):
      %101 = arith.minsi %in, %in_10 : i32 loc(#loc85)
      linalg.yield %101 : i32 loc(#loc85)
    } -> tensor<40x1xi32> loc(#loc85)
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":168:27), %out: i32 loc("examples/jax/models.py":168:27)):
      %101 = arith.maxsi %in, %c0_i32 : i32 loc(#loc85)
      linalg.yield %101 : i32 loc(#loc85)
    } -> tensor<40x1xi32> loc(#loc85)
    %13 = "mesh.gather_slices"(%arg2, %12) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x8xf32>, tensor<40x1xi32>) -> tensor<40x8xf32> loc(#loc85)
    %14 = tensor.empty() : tensor<40x16xf32> loc(#loc86)
    %15 = linalg.fill ins(%cst_2 : f32) outs(%14 : tensor<40x16xf32>) -> tensor<40x16xf32> loc(#loc86)
    %16 = linalg.matmul ins(%13, %arg1 : tensor<40x8xf32>, tensor<8x16xf32>) outs(%15 : tensor<40x16xf32>) -> tensor<40x16xf32> loc(#loc86)
    %17 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc(#loc87), %out: f32 loc("examples/jax/models.py":168:15)):
      linalg.yield %in : f32 loc(#loc87)
    } -> tensor<40x16xf32> loc(#loc87)
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":168:27), %in_10: f32 loc("examples/jax/models.py":168:15), %out: f32 loc("examples/jax/models.py":168:15)):
      %101 = arith.maximumf %in, %in_10 : f32 loc(#loc87)
      linalg.yield %101 : f32 loc(#loc87)
    } -> tensor<40x16xf32> loc(#loc87)
    %19 = tensor.empty() : tensor<40x16xi1> loc(#loc88)
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":168:27), %in_10: f32 loc("examples/jax/models.py":168:15), %out: i1 loc("examples/jax/models.py":168:15)):
      %101 = arith.cmpf ogt, %in, %in_10 : f32 loc(#loc88)
      linalg.yield %101 : i1 loc(#loc88)
    } -> tensor<40x16xi1> loc(#loc88)
    %21 = call @remainder(%arg4, %cst_9) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32> loc(#loc89)
    %22 = tensor.empty() : tensor<20x16xf32> loc(#loc90)
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc(#loc90), %out: f32 loc("examples/jax/models.py":169:15)):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<20x16xf32> loc(#loc90)
    %24 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<40xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:45), %out: i32 loc("examples/jax/models.py":169:15)):
      linalg.yield %in : i32 loc(#loc90)
    } -> tensor<40x1xi32> loc(#loc90)
    %25 = "mesh.scatter_slices"(%23, %24, %18) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":169:15), %arg6: f32 loc("examples/jax/models.py":169:15)):
      %101 = arith.addf %arg5, %arg6 : f32 loc(#loc92)
      "mesh.scalar_yield"(%101) : (f32) -> () loc(#loc91)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>, tensor<40x16xf32>) -> tensor<20x16xf32> loc(#loc91)
    %26 = call @remainder(%arg4, %cst_9) : (tensor<40xi32>, tensor<i32>) -> tensor<40xi32> loc(#loc93)
    %27 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":170:11)):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<20x16xf32> loc(#loc94)
    %28 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<40xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:41), %out: i32 loc("examples/jax/models.py":170:11)):
      linalg.yield %in : i32 loc(#loc94)
    } -> tensor<40x1xi32> loc(#loc94)
    %29 = "mesh.scatter_slices"(%27, %28, %18) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":170:11), %arg6: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.maximumf %arg5, %arg6 : f32 loc(#loc96)
      "mesh.scalar_yield"(%101) : (f32) -> () loc(#loc95)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>, tensor<40x16xf32>) -> tensor<20x16xf32> loc(#loc95)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %10 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:11), %in_10: i32 loc("examples/jax/models.py":170:11), %out: i32 loc("examples/jax/models.py":170:11)):
      %101 = arith.minsi %in, %in_10 : i32 loc(#loc97)
      linalg.yield %101 : i32 loc(#loc97)
    } -> tensor<40x1xi32> loc(#loc97)
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:11), %out: i32 loc("examples/jax/models.py":170:11)):
      %101 = arith.maxsi %in, %c0_i32 : i32 loc(#loc97)
      linalg.yield %101 : i32 loc(#loc97)
    } -> tensor<40x1xi32> loc(#loc97)
    %32 = "mesh.gather_slices"(%27, %31) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc97)
    %33 = "mesh.gather_slices"(%29, %31) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc97)
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%18, %33 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":168:15), %in_10: f32 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      %101 = arith.cmpf oeq, %in, %in_10 : f32 loc(#loc98)
      linalg.yield %101 : i1 loc(#loc98)
    } -> tensor<40x16xi1> loc(#loc98)
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      %101 = arith.cmpf oeq, %in, %in_10 : f32 loc(#loc98)
      linalg.yield %101 : i1 loc(#loc98)
    } -> tensor<40x16xi1> loc(#loc98)
    %36 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc(#loc94), %out: f32 loc("examples/jax/models.py":170:11)):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<40x16xf32> loc(#loc94)
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %36, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %in_11: f32 loc("examples/jax/models.py":168:15), %out: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc99)
      linalg.yield %101 : f32 loc(#loc99)
    } -> tensor<40x16xf32> loc(#loc99)
    %38 = "mesh.scatter_slices"(%23, %28, %37) ({
    ^bb0(%arg5: f32 loc("examples/jax/models.py":170:11), %arg6: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.addf %arg5, %arg6 : f32 loc(#loc101)
      "mesh.scalar_yield"(%101) : (f32) -> () loc(#loc100)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>, tensor<40x16xf32>) -> tensor<20x16xf32> loc(#loc100)
    %39 = "mesh.gather_slices"(%38, %31) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc97)
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39, %36 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %out: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.addf %in, %in_10 : f32 loc(#loc101)
      linalg.yield %101 : f32 loc(#loc101)
    } -> tensor<40x16xf32> loc(#loc101)
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %40 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %out: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.divf %in, %in_10 : f32 loc(#loc102)
      linalg.yield %101 : f32 loc(#loc102)
    } -> tensor<40x16xf32> loc(#loc102)
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %39 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %out: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.divf %in, %in_10 : f32 loc(#loc102)
      linalg.yield %101 : f32 loc(#loc102)
    } -> tensor<40x16xf32> loc(#loc102)
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35, %41, %42 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %in_11: f32 loc("examples/jax/models.py":170:11), %out: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc99)
      linalg.yield %101 : f32 loc(#loc99)
    } -> tensor<40x16xf32> loc(#loc99)
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %43, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %in_11: f32 loc("examples/jax/models.py":168:15), %out: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc99)
      linalg.yield %101 : f32 loc(#loc99)
    } -> tensor<40x16xf32> loc(#loc99)
    %45 = tensor.empty() : tensor<20x16xi1> loc(#loc103)
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<20x16xf32>) outs(%45 : tensor<20x16xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":171:21)):
      %101 = math.absf %in : f32 loc(#loc103)
      %102 = arith.cmpf one, %101, %cst_1 : f32 loc(#loc103)
      linalg.yield %102 : i1 loc(#loc103)
    } -> tensor<20x16xi1> loc(#loc103)
    %47 = tensor.empty() : tensor<f32> loc(#loc104)
    %48 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%47 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":171:11)):
      linalg.yield %cst_2 : f32 loc(#loc104)
    } -> tensor<f32> loc(#loc104)
    %49 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<f32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":171:11), %out: f32 loc("examples/jax/models.py":171:11)):
      linalg.yield %in : f32 loc(#loc104)
    } -> tensor<20x16xf32> loc(#loc104)
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %29, %49 : tensor<20x16xi1>, tensor<20x16xf32>, tensor<20x16xf32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:21), %in_10: f32 loc("examples/jax/models.py":170:11), %in_11: f32 loc("examples/jax/models.py":171:11), %out: f32 loc("examples/jax/models.py":171:11)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc104)
      linalg.yield %101 : f32 loc(#loc104)
    } -> tensor<20x16xf32> loc(#loc104)
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %50 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":169:15), %in_10: f32 loc("examples/jax/models.py":171:11), %out: f32 loc("examples/jax/models.py":172:30)):
      %101 = arith.addf %in, %in_10 : f32 loc(#loc105)
      linalg.yield %101 : f32 loc(#loc105)
    } -> tensor<20x16xf32> loc(#loc105)
    %52 = tensor.empty() : tensor<20x8xf32> loc(#loc106)
    %53 = linalg.fill ins(%cst_2 : f32) outs(%52 : tensor<20x8xf32>) -> tensor<20x8xf32> loc(#loc106)
    %54 = linalg.matmul ins(%51, %arg0 : tensor<20x16xf32>, tensor<16x8xf32>) outs(%53 : tensor<20x8xf32>) -> tensor<20x8xf32> loc(#loc106)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2, %54 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc(#loc107), %in_10: f32 loc("examples/jax/models.py":172:29), %out: f32 loc("examples/jax/models.py":172:21)):
      %101 = arith.addf %in, %in_10 : f32 loc(#loc107)
      linalg.yield %101 : f32 loc(#loc107)
    } -> tensor<20x8xf32> loc(#loc107)
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%55, %55 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:21), %in_10: f32 loc("examples/jax/models.py":172:21), %out: f32 loc("examples/jax/models.py":172:20)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc108)
      linalg.yield %101 : f32 loc(#loc108)
    } -> tensor<20x8xf32> loc(#loc108)
    %57 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":172:20)):
      linalg.yield %in : f32 loc(#loc109)
    } -> tensor<20x8xf32> loc(#loc109)
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%57, %55 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:20), %in_10: f32 loc("examples/jax/models.py":172:21), %out: f32 loc("examples/jax/models.py":172:20)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc109)
      linalg.yield %101 : f32 loc(#loc109)
    } -> tensor<20x8xf32> loc(#loc109)
    %59 = linalg.fill ins(%cst_2 : f32) outs(%47 : tensor<f32>) -> tensor<f32> loc(#loc110)
    %60 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction", "reduction"]} ins(%56 : tensor<20x8xf32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc110), %out: f32 loc(#loc110)):
      %101 = arith.addf %out, %in : f32 loc(#loc110)
      linalg.yield %101 : f32 loc(#loc110)
    } -> tensor<f32> loc(#loc110)
    %61 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%60 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:11), %out: f32 loc("examples/jax/models.py":172:11)):
      %101 = arith.divf %in, %cst_0 : f32 loc(#loc111)
      linalg.yield %101 : f32 loc(#loc111)
    } -> tensor<f32> loc(#loc111)
    %62 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%47 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":172:11)):
      linalg.yield %cst : f32 loc(#loc112)
    } -> tensor<f32> loc(#loc112)
    %63 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<f32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:11), %out: f32 loc("examples/jax/models.py":172:11)):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<20x8xf32> loc(#loc113)
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%63, %58 : tensor<20x8xf32>, tensor<20x8xf32>) outs(%52 : tensor<20x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:11), %in_10: f32 loc("examples/jax/models.py":172:20), %out: f32 loc("examples/jax/models.py":172:20)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc114)
      linalg.yield %101 : f32 loc(#loc114)
    } -> tensor<20x8xf32> loc(#loc114)
    %65 = tensor.empty() : tensor<8x16xf32> loc(#loc115)
    %66 = linalg.fill ins(%cst_2 : f32) outs(%65 : tensor<8x16xf32>) -> tensor<8x16xf32> loc(#loc115)
    %67 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64, %51 : tensor<20x8xf32>, tensor<20x16xf32>) outs(%66 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:20), %in_10: f32 loc("examples/jax/models.py":172:30), %out: f32 loc("examples/jax/models.py":172:29)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc114)
      %102 = arith.addf %out, %101 : f32 loc(#loc115)
      linalg.yield %102 : f32 loc(#loc115)
    } -> tensor<8x16xf32> loc(#loc115)
    %68 = tensor.empty() : tensor<16x8xf32> loc(#loc116)
    %69 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<8x16xf32>) outs(%68 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:29), %out: f32 loc("examples/jax/models.py":172:29)):
      linalg.yield %in : f32 loc(#loc116)
    } -> tensor<16x8xf32> loc(#loc116)
    %70 = linalg.fill ins(%cst_2 : f32) outs(%22 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc115)
    %71 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64, %arg0 : tensor<20x8xf32>, tensor<16x8xf32>) outs(%70 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":172:20), %in_10: f32 loc(#loc114), %out: f32 loc("examples/jax/models.py":172:29)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc114)
      %102 = arith.addf %out, %101 : f32 loc(#loc115)
      linalg.yield %102 : f32 loc(#loc115)
    } -> tensor<20x16xf32> loc(#loc115)
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %71, %23 : tensor<20x16xi1>, tensor<20x16xf32>, tensor<20x16xf32>) outs(%22 : tensor<20x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":171:21), %in_10: f32 loc("examples/jax/models.py":172:29), %in_11: f32 loc("examples/jax/models.py":171:11), %out: f32 loc("examples/jax/models.py":171:11)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc117)
      linalg.yield %101 : f32 loc(#loc117)
    } -> tensor<20x16xf32> loc(#loc117)
    %73 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc(#loc126), %out: i32 loc("examples/jax/models.py":170:11)):
      linalg.yield %in : i32 loc(#loc126)
    } -> tensor<40x1xi32> loc(#loc126)
    %74 = tensor.empty() : tensor<40x1xi1> loc(#loc126)
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %73 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:11), %in_10: i32 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      %101 = arith.cmpi sge, %in, %in_10 : i32 loc(#loc126)
      linalg.yield %101 : i1 loc(#loc126)
    } -> tensor<40x1xi1> loc(#loc126)
    %76 = tensor.empty() : tensor<1x1xi32> loc(#loc127)
    %77 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<1xi32>) outs(%76 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(#loc127), %out: i32 loc("examples/jax/models.py":170:11)):
      linalg.yield %in : i32 loc(#loc127)
    } -> tensor<1x1xi32> loc(#loc127)
    %78 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<1x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:11), %out: i32 loc("examples/jax/models.py":170:11)):
      linalg.yield %in : i32 loc(#loc128)
    } -> tensor<40x1xi32> loc(#loc128)
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%28, %78 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:11), %in_10: i32 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      %101 = arith.cmpi sle, %in, %in_10 : i32 loc(#loc128)
      linalg.yield %101 : i1 loc(#loc128)
    } -> tensor<40x1xi1> loc(#loc128)
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%75, %79 : tensor<40x1xi1>, tensor<40x1xi1>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":170:11), %in_10: i1 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      %101 = arith.andi %in, %in_10 : i1 loc(#loc129)
      linalg.yield %101 : i1 loc(#loc129)
    } -> tensor<40x1xi1> loc(#loc129)
    %81 = linalg.fill ins(%true : i1) outs(%3 : tensor<40xi1>) -> tensor<40xi1> loc(#loc130)
    %82 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%80 : tensor<40x1xi1>) outs(%81 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc130), %out: i1 loc(#loc130)):
      %101 = arith.andi %out, %in : i1 loc(#loc130)
      linalg.yield %101 : i1 loc(#loc130)
    } -> tensor<40xi1> loc(#loc130)
    %83 = "mesh.gather_slices"(%72, %31) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc131)
    %84 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<40xi1>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      linalg.yield %in : i1 loc(#loc127)
    } -> tensor<40x16xi1> loc(#loc127)
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%84, %83, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %in_11: f32 loc("examples/jax/models.py":168:15), %out: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc132)
      linalg.yield %101 : f32 loc(#loc132)
    } -> tensor<40x16xf32> loc(#loc132)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%85, %44 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %out: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc119)
      linalg.yield %101 : f32 loc(#loc119)
    } -> tensor<40x16xf32> loc(#loc119)
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %73 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:15), %in_10: i32 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      %101 = arith.cmpi sge, %in, %in_10 : i32 loc(#loc133)
      linalg.yield %101 : i1 loc(#loc133)
    } -> tensor<40x1xi1> loc(#loc133)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %78 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:15), %in_10: i32 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      %101 = arith.cmpi sle, %in, %in_10 : i32 loc(#loc134)
      linalg.yield %101 : i1 loc(#loc134)
    } -> tensor<40x1xi1> loc(#loc134)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<40x1xi1>, tensor<40x1xi1>) outs(%74 : tensor<40x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":170:11), %in_10: i1 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      %101 = arith.andi %in, %in_10 : i1 loc(#loc135)
      linalg.yield %101 : i1 loc(#loc135)
    } -> tensor<40x1xi1> loc(#loc135)
    %90 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%89 : tensor<40x1xi1>) outs(%81 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc136), %out: i1 loc(#loc136)):
      %101 = arith.andi %out, %in : i1 loc(#loc136)
      linalg.yield %101 : i1 loc(#loc136)
    } -> tensor<40xi1> loc(#loc136)
    %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %10 : tensor<40x1xi32>, tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":169:15), %in_10: i32 loc("examples/jax/models.py":170:11), %out: i32 loc("examples/jax/models.py":170:11)):
      %101 = arith.minsi %in, %in_10 : i32 loc(#loc137)
      linalg.yield %101 : i32 loc(#loc137)
    } -> tensor<40x1xi32> loc(#loc137)
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<40x1xi32>) outs(%8 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":170:11), %out: i32 loc("examples/jax/models.py":170:11)):
      %101 = arith.maxsi %in, %c0_i32 : i32 loc(#loc137)
      linalg.yield %101 : i32 loc(#loc137)
    } -> tensor<40x1xi32> loc(#loc137)
    %93 = "mesh.gather_slices"(%71, %92) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<20x16xf32>, tensor<40x1xi32>) -> tensor<40x16xf32> loc(#loc137)
    %94 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<40xi1>) outs(%19 : tensor<40x16xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":170:11), %out: i1 loc("examples/jax/models.py":170:11)):
      linalg.yield %in : i1 loc(#loc138)
    } -> tensor<40x16xi1> loc(#loc138)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94, %93, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %in_11: f32 loc("examples/jax/models.py":168:15), %out: f32 loc("examples/jax/models.py":170:11)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc139)
      linalg.yield %101 : f32 loc(#loc139)
    } -> tensor<40x16xf32> loc(#loc139)
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%86, %95 : tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":170:11), %in_10: f32 loc("examples/jax/models.py":170:11), %out: f32 loc("examples/jax/models.py":169:15)):
      %101 = arith.addf %in, %in_10 : f32 loc(#loc121)
      linalg.yield %101 : f32 loc(#loc121)
    } -> tensor<40x16xf32> loc(#loc121)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %96, %17 : tensor<40x16xi1>, tensor<40x16xf32>, tensor<40x16xf32>) outs(%14 : tensor<40x16xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":168:15), %in_10: f32 loc("examples/jax/models.py":169:15), %in_11: f32 loc("examples/jax/models.py":168:15), %out: f32 loc("examples/jax/models.py":168:15)):
      %101 = arith.select %in, %in_10, %in_11 : f32 loc(#loc122)
      linalg.yield %101 : f32 loc(#loc122)
    } -> tensor<40x16xf32> loc(#loc122)
    %98 = linalg.fill ins(%cst_2 : f32) outs(%68 : tensor<16x8xf32>) -> tensor<16x8xf32> loc(#loc123)
    %99 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97, %13 : tensor<40x16xf32>, tensor<40x8xf32>) outs(%98 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":168:15), %in_10: f32 loc("examples/jax/models.py":168:27), %out: f32 loc("examples/jax/models.py":168:27)):
      %101 = arith.mulf %in, %in_10 : f32 loc(#loc122)
      %102 = arith.addf %out, %101 : f32 loc(#loc123)
      linalg.yield %102 : f32 loc(#loc123)
    } -> tensor<16x8xf32> loc(#loc123)
    %100 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<16x8xf32>) outs(%65 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":168:27), %out: f32 loc("examples/jax/models.py":168:27)):
      linalg.yield %in : f32 loc(#loc124)
    } -> tensor<8x16xf32> loc(#loc124)
    return %61, %69, %100 : tensor<f32>, tensor<16x8xf32>, tensor<8x16xf32> loc(#loc63)
  } loc(#loc63)
  func.func private @remainder(%arg0: tensor<40xi32> loc(#loc140), %arg1: tensor<i32> loc(#loc140)) -> tensor<40xi32> {
    %c-1_i32 = arith.constant -1 : i32 loc(#loc140)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc140)
    %c1_i32 = arith.constant 1 : i32 loc(#loc140)
    %c0_i32 = arith.constant 0 : i32 loc(#loc140)
    %cst = arith.constant dense<0> : tensor<i32> loc(#loc140)
    %0 = tensor.empty() : tensor<i1> loc(#loc140)
    %1 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(#loc140), %out: i1 loc(#loc140)):
      %17 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc140)
      linalg.yield %17 : i1 loc(#loc140)
    } -> tensor<i1> loc(#loc140)
    %2 = tensor.empty() : tensor<i32> loc(#loc140)
    %3 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%1, %arg1 : tensor<i1>, tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i1 loc(#loc140), %in_0: i32 loc(#loc140), %out: i32 loc(#loc140)):
      %17 = arith.select %in, %c1_i32, %in_0 : i32 loc(#loc140)
      linalg.yield %17 : i32 loc(#loc140)
    } -> tensor<i32> loc(#loc140)
    %4 = tensor.empty() : tensor<40xi32> loc(#loc140)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%3 : tensor<i32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc140), %out: i32 loc(#loc140)):
      linalg.yield %in : i32 loc(#loc140)
    } -> tensor<40xi32> loc(#loc140)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %5 : tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc140), %in_0: i32 loc(#loc140), %out: i32 loc(#loc140)):
      %17 = arith.cmpi eq, %in_0, %c0_i32 : i32 loc(#loc140)
      %18 = arith.cmpi eq, %in, %c-2147483648_i32 : i32 loc(#loc140)
      %19 = arith.cmpi eq, %in_0, %c-1_i32 : i32 loc(#loc140)
      %20 = arith.andi %18, %19 : i1 loc(#loc140)
      %21 = arith.ori %17, %20 : i1 loc(#loc140)
      %22 = arith.select %21, %c1_i32, %in_0 : i32 loc(#loc140)
      %23 = arith.remsi %in, %22 : i32 loc(#loc140)
      %24 = arith.select %20, %c0_i32, %23 : i32 loc(#loc140)
      %25 = arith.select %17, %in, %24 : i32 loc(#loc140)
      linalg.yield %25 : i32 loc(#loc140)
    } -> tensor<40xi32> loc(#loc140)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst : tensor<i32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc140), %out: i32 loc(#loc140)):
      linalg.yield %in : i32 loc(#loc140)
    } -> tensor<40xi32> loc(#loc140)
    %8 = tensor.empty() : tensor<40xi1> loc(#loc140)
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %7 : tensor<40xi32>, tensor<40xi32>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i32 loc(#loc140), %in_0: i32 loc(#loc140), %out: i1 loc(#loc140)):
      %17 = arith.cmpi ne, %in, %in_0 : i32 loc(#loc140)
      linalg.yield %17 : i1 loc(#loc140)
    } -> tensor<40xi1> loc(#loc140)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %7 : tensor<40xi32>, tensor<40xi32>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i32 loc(#loc140), %in_0: i32 loc(#loc140), %out: i1 loc(#loc140)):
      %17 = arith.cmpi slt, %in, %in_0 : i32 loc(#loc140)
      linalg.yield %17 : i1 loc(#loc140)
    } -> tensor<40xi1> loc(#loc140)
    %11 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%3 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(#loc140), %out: i1 loc(#loc140)):
      %17 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc140)
      linalg.yield %17 : i1 loc(#loc140)
    } -> tensor<i1> loc(#loc140)
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%11 : tensor<i1>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc140), %out: i1 loc(#loc140)):
      linalg.yield %in : i1 loc(#loc140)
    } -> tensor<40xi1> loc(#loc140)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%10, %12 : tensor<40xi1>, tensor<40xi1>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc140), %in_0: i1 loc(#loc140), %out: i1 loc(#loc140)):
      %17 = arith.cmpi ne, %in, %in_0 : i1 loc(#loc140)
      linalg.yield %17 : i1 loc(#loc140)
    } -> tensor<40xi1> loc(#loc140)
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%13, %9 : tensor<40xi1>, tensor<40xi1>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i1 loc(#loc140), %in_0: i1 loc(#loc140), %out: i1 loc(#loc140)):
      %17 = arith.andi %in, %in_0 : i1 loc(#loc140)
      linalg.yield %17 : i1 loc(#loc140)
    } -> tensor<40xi1> loc(#loc140)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %5 : tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(#loc140), %in_0: i32 loc(#loc140), %out: i32 loc(#loc140)):
      %17 = arith.addi %in, %in_0 : i32 loc(#loc140)
      linalg.yield %17 : i32 loc(#loc140)
    } -> tensor<40xi32> loc(#loc140)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%14, %15, %6 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i1 loc(#loc140), %in_0: i32 loc(#loc140), %in_1: i32 loc(#loc140), %out: i32 loc(#loc140)):
      %17 = arith.select %in, %in_0, %in_1 : i32 loc(#loc140)
      linalg.yield %17 : i32 loc(#loc140)
    } -> tensor<40xi32> loc(#loc140)
    return %16 : tensor<40xi32> loc(#loc140)
  } loc(#loc140)
} loc(#loc)
#loc92 = loc("examples/jax/models.py":169:15)
#loc96 = loc("examples/jax/models.py":170:11)
#loc125 = loc("examples/jax/models.py":168:33)
#loc140 = loc("examples/jax/models.py":168:33)
