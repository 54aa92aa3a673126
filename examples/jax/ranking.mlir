#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc("examples/jax/models.py":270:39)
#loc4 = loc("examples/jax/models.py":283:14)
#loc5 = loc("examples/jax/models.py":289:41)
#loc6 = loc("examples/jax/models.py":289:24)
#loc7 = loc("examples/jax/models.py":293:4)
#loc8 = loc("examples/jax/models.py":268:19)
#loc9 = loc("examples/jax/models.py":266:28)
#loc10 = loc("examples/jax/models.py":266:28)
#loc11 = loc("examples/jax/models.py":266:19)
#loc12 = loc("examples/jax/models.py":266:15)
#loc13 = loc("examples/jax/models.py":267:24)
#loc14 = loc("examples/jax/models.py":267:12)
#loc15 = loc(unknown)
#loc16 = loc("examples/jax/models.py":268:19)
#loc17 = loc("examples/jax/models.py":268:11)
#loc18 = loc(unknown)
#loc19 = loc("examples/jax/models.py":269:29)
#loc20 = loc("examples/jax/models.py":269:20)
#loc21 = loc("examples/jax/models.py":269:19)
#loc22 = loc("examples/jax/models.py":269:19)
#loc23 = loc("examples/jax/models.py":269:11)
#loc24 = loc("examples/jax/models.py":270:19)
#loc25 = loc("examples/jax/models.py":270:19)
#loc26 = loc("examples/jax/models.py":270:11)
#loc27 = loc(unknown)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> (0, d1)>
#map12 = affine_map<(d0, d1) -> (d0)>
#map13 = affine_map<(d0, d1) -> (d0, 0)>
#loc28 = loc("examples/jax/models.py":270:39)
#loc29 = loc("examples/jax/models.py":283:14)
#loc30 = loc("examples/jax/models.py":289:41)
#loc31 = loc("examples/jax/models.py":289:24)
#loc32 = loc("examples/jax/models.py":293:4)
#loc33 = loc("examples/jax/models.py":268:19)
#loc34 = loc("examples/jax/models.py":266:28)
#loc35 = loc("examples/jax/models.py":266:28)
#loc36 = loc("examples/jax/models.py":266:19)
#loc37 = loc("examples/jax/models.py":266:15)
#loc38 = loc("examples/jax/models.py":267:24)
#loc39 = loc("examples/jax/models.py":267:12)
#loc40 = loc(unknown)
#loc41 = loc("examples/jax/models.py":268:19)
#loc42 = loc("examples/jax/models.py":268:11)
#loc43 = loc(unknown)
#loc44 = loc("examples/jax/models.py":269:29)
#loc45 = loc("examples/jax/models.py":269:20)
#loc46 = loc("examples/jax/models.py":269:19)
#loc47 = loc("examples/jax/models.py":269:19)
#loc48 = loc("examples/jax/models.py":269:11)
#loc49 = loc("examples/jax/models.py":270:19)
#loc50 = loc("examples/jax/models.py":270:19)
#loc51 = loc("examples/jax/models.py":270:11)
#loc52 = loc(unknown)
#loc53 = loc("examples/jax/models.py":289:24)
#loc54 = loc("examples/jax/models.py":289:41)
#loc55 = loc("examples/jax/models.py":283:14)
#loc56 = loc("examples/jax/models.py":270:39)
#loc57 = loc("examples/jax/models.py":268:19)
#loc58 = loc("examples/jax/models.py":283:14)
#loc59 = loc("examples/jax/models.py":266:28)
#loc60 = loc("examples/jax/models.py":266:28)
#loc61 = loc("examples/jax/models.py":266:19)
#loc62 = loc("examples/jax/models.py":266:15)
#loc63 = loc("examples/jax/models.py":267:24)
#loc64 = loc("examples/jax/models.py":267:12)
#loc65 = loc("examples/jax/models.py":268:19)
#loc66 = loc("examples/jax/models.py":268:11)
#loc67 = loc("examples/jax/models.py":269:29)
#loc68 = loc("examples/jax/models.py":269:20)
#loc69 = loc("examples/jax/models.py":269:19)
#loc70 = loc("examples/jax/models.py":269:19)
#loc71 = loc("examples/jax/models.py":269:11)
#loc72 = loc("examples/jax/models.py":270:19)
#loc73 = loc("examples/jax/models.py":270:19)
#loc74 = loc("examples/jax/models.py":270:11)
#loc75 = loc("examples/jax/models.py":270:39)
#loc76 = loc("examples/jax/models.py":268:19)
#loc77 = loc("examples/jax/models.py":266:28)
#loc78 = loc("examples/jax/models.py":266:28)
#loc79 = loc("examples/jax/models.py":266:28)
#loc80 = loc("examples/jax/models.py":266:19)
#loc81 = loc("examples/jax/models.py":266:19)
#loc82 = loc("examples/jax/models.py":266:15)
#loc83 = loc("examples/jax/models.py":267:24)
#loc84 = loc("examples/jax/models.py":267:12)
#loc85 = loc("examples/jax/models.py":268:19)
#loc86 = loc("examples/jax/models.py":268:19)
#loc87 = loc("examples/jax/models.py":268:11)
#loc88 = loc("examples/jax/models.py":269:29)
#loc89 = loc("examples/jax/models.py":269:20)
#loc90 = loc("examples/jax/models.py":269:19)
#loc91 = loc("examples/jax/models.py":269:19)
#loc92 = loc("examples/jax/models.py":269:11)
#loc93 = loc("examples/jax/models.py":270:19)
#loc94 = loc("examples/jax/models.py":270:19)
#loc95 = loc("examples/jax/models.py":270:11)
module @jit_ranking {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<6x30xf32> {mesh.name = "scores", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc83), %arg1: tensor<6x30xf32> {mesh.name = "relevance", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc76)) -> (tensor<6xf32> {mesh.name = "result.0"}, tensor<3x6xf32> {mesh.name = "result.1"}) {
    %cst = arith.constant 2.900000e+01 : f32 loc(#loc75)
    %cst_0 = arith.constant 0.693147182 : f32 loc(#loc75)
    %cst_1 = arith.constant 0x7FC00000 : f32 loc(#loc75)
    %false = arith.constant false loc(#loc75)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc76)
    %c0_i32 = arith.constant 0 : i32 loc(#loc76)
    %true = arith.constant true loc(#loc76)
    %cst_3 = arith.constant dense<0> : tensor<i32> loc(#loc76)
    %cst_4 = arith.constant dense<30> : tensor<i32> loc(#loc76)
    %cst_5 = arith.constant dense<29> : tensor<1xi32> loc(#loc58)
    %cst_6 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc58)
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc58)
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc58)
    %cst_9 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc58)
    %cst_10 = arith.constant dense<[1.000000e-01, 5.000000e-01, 0.899999976]> : tensor<3xf32> loc(#loc58)
    %0 = tensor.empty() : tensor<30xi32> loc(#loc77)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<30xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":266:28)):
      %99 = linalg.index 0 : index loc(#loc77)
      %100 = arith.index_cast %99 : index to i32 loc(#loc77)
      linalg.yield %100 : i32 loc(#loc77)
    } -> tensor<30xi32> loc(#loc77)
    %2 = tensor.empty() : tensor<30xf32> loc(#loc78)
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<30xi32>) outs(%2 : tensor<30xf32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":266:28), %out: f32 loc("examples/jax/models.py":266:28)):
      %99 = arith.sitofp %in : i32 to f32 loc(#loc78)
      linalg.yield %99 : f32 loc(#loc78)
    } -> tensor<30xf32> loc(#loc78)
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%2 : tensor<30xf32>) {
    ^bb0(%in: f32 loc(#loc79), %out: f32 loc("examples/jax/models.py":266:28)):
      linalg.yield %in : f32 loc(#loc79)
    } -> tensor<30xf32> loc(#loc79)
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3, %4 : tensor<30xf32>, tensor<30xf32>) outs(%2 : tensor<30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":266:28), %in_11: f32 loc("examples/jax/models.py":266:28), %out: f32 loc("examples/jax/models.py":266:28)):
      %99 = arith.addf %in, %in_11 : f32 loc(#loc79)
      linalg.yield %99 : f32 loc(#loc79)
    } -> tensor<30xf32> loc(#loc79)
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<30xf32>) outs(%2 : tensor<30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":266:28), %out: f32 loc("examples/jax/models.py":266:19)):
      %99 = math.log %in : f32 loc(#loc80)
      linalg.yield %99 : f32 loc(#loc80)
    } -> tensor<30xf32> loc(#loc80)
    %7 = tensor.empty() : tensor<f32> loc(#loc80)
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%7 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":266:19)):
      linalg.yield %cst_0 : f32 loc(#loc80)
    } -> tensor<f32> loc(#loc80)
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%8 : tensor<f32>) outs(%2 : tensor<30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":266:19), %out: f32 loc("examples/jax/models.py":266:19)):
      linalg.yield %in : f32 loc(#loc81)
    } -> tensor<30xf32> loc(#loc81)
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%6, %9 : tensor<30xf32>, tensor<30xf32>) outs(%2 : tensor<30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":266:19), %in_11: f32 loc("examples/jax/models.py":266:19), %out: f32 loc("examples/jax/models.py":266:19)):
      %99 = arith.divf %in, %in_11 : f32 loc(#loc81)
      linalg.yield %99 : f32 loc(#loc81)
    } -> tensor<30xf32> loc(#loc81)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%2 : tensor<30xf32>) {
    ^bb0(%in: f32 loc(#loc82), %out: f32 loc("examples/jax/models.py":266:15)):
      linalg.yield %in : f32 loc(#loc82)
    } -> tensor<30xf32> loc(#loc82)
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%11, %10 : tensor<30xf32>, tensor<30xf32>) outs(%2 : tensor<30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":266:15), %in_11: f32 loc("examples/jax/models.py":266:19), %out: f32 loc("examples/jax/models.py":266:15)):
      %99 = arith.divf %in, %in_11 : f32 loc(#loc82)
      linalg.yield %99 : f32 loc(#loc82)
    } -> tensor<30xf32> loc(#loc82)
    %13 = tensor.empty() : tensor<6x30xf32> loc(#loc83)
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x30xf32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: f32 loc(#loc83), %out: f32 loc("examples/jax/models.py":267:24)):
      %99 = arith.negf %in : f32 loc(#loc83)
      linalg.yield %99 : f32 loc(#loc83)
    } -> tensor<6x30xf32> loc(#loc83)
    %15 = tensor.empty() : tensor<6x30xi32> loc(#loc84)
    %16 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<6x30xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":267:12)):
      %99 = linalg.index 1 : index loc(#loc84)
      %100 = arith.index_cast %99 : index to i32 loc(#loc84)
      linalg.yield %100 : i32 loc(#loc84)
    } -> tensor<6x30xi32> loc(#loc84)
    %17:2 = "mesh.sort"(%14, %16) ({
    ^bb0(%arg2: f32 loc("examples/jax/models.py":267:12), %arg3: f32 loc("examples/jax/models.py":267:12), %arg4: i32 loc("examples/jax/models.py":267:12), %arg5: i32 loc("examples/jax/models.py":267:12)):
      %cst_11 = arith.constant 0x7FC00000 : f32 loc(#loc84)
      %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc84)
      %c0_i32_12 = arith.constant 0 : i32 loc(#loc84)
      %cst_13 = arith.constant 0.000000e+00 : f32 loc(#loc84)
      %99 = arith.cmpf oeq, %arg2, %cst_13 : f32 loc(#loc84)
      %100 = arith.select %99, %cst_13, %arg2 : f32 loc(#loc84)
      %101 = arith.cmpf une, %arg2, %arg2 : f32 loc(#loc84)
      %102 = arith.select %101, %cst_11, %100 : f32 loc(#loc84)
      %103 = arith.cmpf oeq, %arg3, %cst_13 : f32 loc(#loc84)
      %104 = arith.select %103, %cst_13, %arg3 : f32 loc(#loc84)
      %105 = arith.cmpf une, %arg3, %arg3 : f32 loc(#loc84)
      %106 = arith.select %105, %cst_11, %104 : f32 loc(#loc84)
      %107 = arith.bitcast %102 : f32 to i32 loc(#loc84)
      %108 = arith.cmpi slt, %107, %c0_i32_12 : i32 loc(#loc84)
      %109 = arith.subi %c2147483647_i32, %107 : i32 loc(#loc84)
      %110 = arith.select %108, %109, %107 : i32 loc(#loc84)
      %111 = arith.bitcast %106 : f32 to i32 loc(#loc84)
      %112 = arith.cmpi slt, %111, %c0_i32_12 : i32 loc(#loc84)
      %113 = arith.subi %c2147483647_i32, %111 : i32 loc(#loc84)
      %114 = arith.select %112, %113, %111 : i32 loc(#loc84)
      %115 = arith.cmpi slt, %110, %114 : i32 loc(#loc84)
      "mesh.scalar_yield"(%115) : (i1) -> () loc(#loc84)
    }) {dim = 1 : i64, stable} : (tensor<6x30xf32>, tensor<6x30xi32>) -> (tensor<6x30xf32>, tensor<6x30xi32>) loc(#loc84)
    %18 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%15 : tensor<6x30xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":268:19), %out: i32 loc("examples/jax/models.py":268:19)):
      linalg.yield %in : i32 loc(#loc76)
    } -> tensor<6x30xi32> loc(#loc76)
    %19 = tensor.empty() : tensor<6x30xi1> loc(#loc76)
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17#1, %18 : tensor<6x30xi32>, tensor<6x30xi32>) outs(%19 : tensor<6x30xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":267:12), %in_11: i32 loc("examples/jax/models.py":268:19), %out: i1 loc("examples/jax/models.py":268:19)):
      %99 = arith.cmpi slt, %in, %in_11 : i32 loc(#loc76)
      linalg.yield %99 : i1 loc(#loc76)
    } -> tensor<6x30xi1> loc(#loc76)
    %21 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%15 : tensor<6x30xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":268:19), %out: i32 loc("examples/jax/models.py":268:19)):
      linalg.yield %in : i32 loc(#loc76)
    } -> tensor<6x30xi32> loc(#loc76)
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17#1, %21 : tensor<6x30xi32>, tensor<6x30xi32>) outs(%15 : tensor<6x30xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":267:12), %in_11: i32 loc("examples/jax/models.py":268:19), %out: i32 loc("examples/jax/models.py":268:19)):
      %99 = arith.addi %in, %in_11 : i32 loc(#loc76)
      linalg.yield %99 : i32 loc(#loc76)
    } -> tensor<6x30xi32> loc(#loc76)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %22, %17#1 : tensor<6x30xi1>, tensor<6x30xi32>, tensor<6x30xi32>) outs(%15 : tensor<6x30xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":268:19), %in_11: i32 loc("examples/jax/models.py":268:19), %in_12: i32 loc("examples/jax/models.py":267:12), %out: i32 loc("examples/jax/models.py":268:19)):
      %99 = arith.select %in, %in_11, %in_12 : i32 loc(#loc76)
      linalg.yield %99 : i32 loc(#loc76)
    } -> tensor<6x30xi32> loc(#loc76)
    %expanded = tensor.expand_shape %23 [[0], [1, 2]] output_shape [6, 30, 1] : tensor<6x30xi32> into tensor<6x30x1xi32> loc(#loc76)
    %24 = tensor.empty() : tensor<6x30x1xi32> loc(#loc76)
    %25 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%24 : tensor<6x30x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":268:19), %out: i32 loc("examples/jax/models.py":268:19)):
      linalg.yield %in : i32 loc(#loc76)
    } -> tensor<6x30x1xi32> loc(#loc76)
    %26 = tensor.empty() : tensor<6x30x1xi1> loc(#loc76)
    %27 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %25 : tensor<6x30x1xi32>, tensor<6x30x1xi32>) outs(%26 : tensor<6x30x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":268:19), %in_11: i32 loc("examples/jax/models.py":268:19), %out: i1 loc("examples/jax/models.py":268:19)):
      %99 = arith.cmpi sge, %in, %in_11 : i32 loc(#loc76)
      linalg.yield %99 : i1 loc(#loc76)
    } -> tensor<6x30x1xi1> loc(#loc76)
    %28 = tensor.empty() : tensor<1x1x1xi32> loc(#loc76)
    %29 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%28 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc76), %out: i32 loc("examples/jax/models.py":268:19)):
      linalg.yield %in : i32 loc(#loc76)
    } -> tensor<1x1x1xi32> loc(#loc76)
    %30 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x1x1xi32>) outs(%24 : tensor<6x30x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":268:19), %out: i32 loc("examples/jax/models.py":268:19)):
      linalg.yield %in : i32 loc(#loc76)
    } -> tensor<6x30x1xi32> loc(#loc76)
    %31 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %30 : tensor<6x30x1xi32>, tensor<6x30x1xi32>) outs(%26 : tensor<6x30x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":268:19), %in_11: i32 loc("examples/jax/models.py":268:19), %out: i1 loc("examples/jax/models.py":268:19)):
      %99 = arith.cmpi sle, %in, %in_11 : i32 loc(#loc76)
      linalg.yield %99 : i1 loc(#loc76)
    } -> tensor<6x30x1xi1> loc(#loc76)
    %32 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %31 : tensor<6x30x1xi1>, tensor<6x30x1xi1>) outs(%26 : tensor<6x30x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":268:19), %in_11: i1 loc("examples/jax/models.py":268:19), %out: i1 loc("examples/jax/models.py":268:19)):
      %99 = arith.andi %in, %in_11 : i1 loc(#loc76)
      linalg.yield %99 : i1 loc(#loc76)
    } -> tensor<6x30x1xi1> loc(#loc76)
    %33 = linalg.fill ins(%true : i1) outs(%19 : tensor<6x30xi1>) -> tensor<6x30xi1> loc(#loc76)
    %34 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32 : tensor<6x30x1xi1>) outs(%33 : tensor<6x30xi1>) {
    ^bb0(%in: i1 loc(#loc76), %out: i1 loc(#loc76)):
      %99 = arith.andi %out, %in : i1 loc(#loc76)
      linalg.yield %99 : i1 loc(#loc76)
    } -> tensor<6x30xi1> loc(#loc76)
    %35 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%24 : tensor<6x30x1xi32>) {
    ^bb0(%in: i32 loc(#loc76), %out: i32 loc("examples/jax/models.py":268:19)):
      linalg.yield %in : i32 loc(#loc76)
    } -> tensor<6x30x1xi32> loc(#loc76)
    %36 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %35 : tensor<6x30x1xi32>, tensor<6x30x1xi32>) outs(%24 : tensor<6x30x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":268:19), %in_11: i32 loc("examples/jax/models.py":268:19), %out: i32 loc("examples/jax/models.py":268:19)):
      %99 = arith.minsi %in, %in_11 : i32 loc(#loc76)
      linalg.yield %99 : i32 loc(#loc76)
    } -> tensor<6x30x1xi32> loc(#loc76)
    %37 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<6x30x1xi32>) outs(%24 : tensor<6x30x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":268:19), %out: i32 loc("examples/jax/models.py":268:19)):
      %99 = arith.maxsi %in, %c0_i32 : i32 loc(#loc76)
      linalg.yield %99 : i32 loc(#loc76)
    } -> tensor<6x30x1xi32> loc(#loc76)
    %38 = "mesh.gather_slices"(%arg1, %37) {batch_dims = array<i64: 0>, dims = array<i64: 1>} : (tensor<6x30xf32>, tensor<6x30x1xi32>) -> tensor<6x30xf32> loc(#loc76)
    %39 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: f32 loc(#loc76), %out: f32 loc("examples/jax/models.py":268:19)):
      linalg.yield %in : f32 loc(#loc76)
    } -> tensor<6x30xf32> loc(#loc76)
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %38, %39 : tensor<6x30xi1>, tensor<6x30xf32>, tensor<6x30xf32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":268:19), %in_11: f32 loc("examples/jax/models.py":268:19), %in_12: f32 loc("examples/jax/models.py":268:19), %out: f32 loc("examples/jax/models.py":268:19)):
      %99 = arith.select %in, %in_11, %in_12 : f32 loc(#loc76)
      linalg.yield %99 : f32 loc(#loc76)
    } -> tensor<6x30xf32> loc(#loc76)
    %41 = tensor.empty() : tensor<1x30xf32> loc(#loc85)
    %42 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<30xf32>) outs(%41 : tensor<1x30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":266:15), %out: f32 loc("examples/jax/models.py":268:19)):
      linalg.yield %in : f32 loc(#loc85)
    } -> tensor<1x30xf32> loc(#loc85)
    %43 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<1x30xf32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":268:19), %out: f32 loc("examples/jax/models.py":268:19)):
      linalg.yield %in : f32 loc(#loc86)
    } -> tensor<6x30xf32> loc(#loc86)
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%40, %43 : tensor<6x30xf32>, tensor<6x30xf32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":268:19), %in_11: f32 loc("examples/jax/models.py":268:19), %out: f32 loc("examples/jax/models.py":268:19)):
      %99 = arith.mulf %in, %in_11 : f32 loc(#loc86)
      linalg.yield %99 : f32 loc(#loc86)
    } -> tensor<6x30xf32> loc(#loc86)
    %45 = tensor.empty() : tensor<6xf32> loc(#loc87)
    %46 = linalg.fill ins(%cst_2 : f32) outs(%45 : tensor<6xf32>) -> tensor<6xf32> loc(#loc87)
    %47 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["parallel", "reduction"]} ins(%44 : tensor<6x30xf32>) outs(%46 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(#loc87), %out: f32 loc(#loc87)):
      %99 = arith.addf %out, %in : f32 loc(#loc87)
      linalg.yield %99 : f32 loc(#loc87)
    } -> tensor<6xf32> loc(#loc87)
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x30xf32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: f32 loc(#loc88), %out: f32 loc("examples/jax/models.py":269:29)):
      %99 = arith.negf %in : f32 loc(#loc88)
      linalg.yield %99 : f32 loc(#loc88)
    } -> tensor<6x30xf32> loc(#loc88)
    %49 = "mesh.sort"(%48) ({
    ^bb0(%arg2: f32 loc("examples/jax/models.py":269:20), %arg3: f32 loc("examples/jax/models.py":269:20)):
      %cst_11 = arith.constant 0x7FC00000 : f32 loc(#loc89)
      %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc89)
      %c0_i32_12 = arith.constant 0 : i32 loc(#loc89)
      %cst_13 = arith.constant 0.000000e+00 : f32 loc(#loc89)
      %99 = arith.cmpf oeq, %arg2, %cst_13 : f32 loc(#loc89)
      %100 = arith.select %99, %cst_13, %arg2 : f32 loc(#loc89)
      %101 = arith.cmpf une, %arg2, %arg2 : f32 loc(#loc89)
      %102 = arith.select %101, %cst_11, %100 : f32 loc(#loc89)
      %103 = arith.cmpf oeq, %arg3, %cst_13 : f32 loc(#loc89)
      %104 = arith.select %103, %cst_13, %arg3 : f32 loc(#loc89)
      %105 = arith.cmpf une, %arg3, %arg3 : f32 loc(#loc89)
      %106 = arith.select %105, %cst_11, %104 : f32 loc(#loc89)
      %107 = arith.bitcast %102 : f32 to i32 loc(#loc89)
      %108 = arith.cmpi slt, %107, %c0_i32_12 : i32 loc(#loc89)
      %109 = arith.subi %c2147483647_i32, %107 : i32 loc(#loc89)
      %110 = arith.select %108, %109, %107 : i32 loc(#loc89)
      %111 = arith.bitcast %106 : f32 to i32 loc(#loc89)
      %112 = arith.cmpi slt, %111, %c0_i32_12 : i32 loc(#loc89)
      %113 = arith.subi %c2147483647_i32, %111 : i32 loc(#loc89)
      %114 = arith.select %112, %113, %111 : i32 loc(#loc89)
      %115 = arith.cmpi slt, %110, %114 : i32 loc(#loc89)
      "mesh.scalar_yield"(%115) : (i1) -> () loc(#loc89)
    }) {dim = 1 : i64, stable} : (tensor<6x30xf32>) -> tensor<6x30xf32> loc(#loc89)
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<6x30xf32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":269:20), %out: f32 loc("examples/jax/models.py":269:19)):
      %99 = arith.negf %in : f32 loc(#loc90)
      linalg.yield %99 : f32 loc(#loc90)
    } -> tensor<6x30xf32> loc(#loc90)
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%50, %43 : tensor<6x30xf32>, tensor<6x30xf32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":269:19), %in_11: f32 loc("examples/jax/models.py":268:19), %out: f32 loc("examples/jax/models.py":269:19)):
      %99 = arith.mulf %in, %in_11 : f32 loc(#loc91)
      linalg.yield %99 : f32 loc(#loc91)
    } -> tensor<6x30xf32> loc(#loc91)
    %52 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["parallel", "reduction"]} ins(%51 : tensor<6x30xf32>) outs(%46 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(#loc92), %out: f32 loc(#loc92)):
      %99 = arith.addf %out, %in : f32 loc(#loc92)
      linalg.yield %99 : f32 loc(#loc92)
    } -> tensor<6xf32> loc(#loc92)
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%52 : tensor<6xf32>) outs(%45 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":269:11), %out: f32 loc("examples/jax/models.py":270:19)):
      %99 = math.absf %in : f32 loc(#loc93)
      linalg.yield %99 : f32 loc(#loc93)
    } -> tensor<6xf32> loc(#loc93)
    %54 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%45 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(#loc94), %out: f32 loc("examples/jax/models.py":270:19)):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<6xf32> loc(#loc94)
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%53, %54 : tensor<6xf32>, tensor<6xf32>) outs(%45 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:19), %in_11: f32 loc("examples/jax/models.py":270:19), %out: f32 loc("examples/jax/models.py":270:19)):
      %99 = arith.addf %in, %in_11 : f32 loc(#loc94)
      linalg.yield %99 : f32 loc(#loc94)
    } -> tensor<6xf32> loc(#loc94)
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%47, %55 : tensor<6xf32>, tensor<6xf32>) outs(%45 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":268:11), %in_11: f32 loc("examples/jax/models.py":270:19), %out: f32 loc("examples/jax/models.py":270:11)):
      %99 = arith.divf %in, %in_11 : f32 loc(#loc95)
      linalg.yield %99 : f32 loc(#loc95)
    } -> tensor<6xf32> loc(#loc95)
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<6x30xf32>, tensor<6x30xf32>) outs(%19 : tensor<6x30xi1>) {
    ^bb0(%in: f32 loc(#loc75), %in_11: f32 loc(#loc75), %out: i1 loc("examples/jax/models.py":270:39)):
      %99 = arith.cmpf une, %in, %in_11 : f32 loc(#loc75)
      linalg.yield %99 : i1 loc(#loc75)
    } -> tensor<6x30xi1> loc(#loc75)
    %58 = tensor.empty() : tensor<6xi1> loc(#loc75)
    %59 = linalg.fill ins(%false : i1) outs(%58 : tensor<6xi1>) -> tensor<6xi1> loc(#loc75)
    %60 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["parallel", "reduction"]} ins(%57 : tensor<6x30xi1>) outs(%59 : tensor<6xi1>) {
    ^bb0(%in: i1 loc(#loc75), %out: i1 loc(#loc75)):
      %99 = arith.ori %out, %in : i1 loc(#loc75)
      linalg.yield %99 : i1 loc(#loc75)
    } -> tensor<6xi1> loc(#loc75)
    %61 = tensor.empty() : tensor<6x1xi1> loc(#loc75)
    %62 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<6xi1>) outs(%61 : tensor<6x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":270:39), %out: i1 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : i1 loc(#loc75)
    } -> tensor<6x1xi1> loc(#loc75)
    %63 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%7 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":270:39)):
      linalg.yield %cst_1 : f32 loc(#loc75)
    } -> tensor<f32> loc(#loc75)
    %64 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<6x1xi1>) outs(%19 : tensor<6x30xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":270:39), %out: i1 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : i1 loc(#loc75)
    } -> tensor<6x30xi1> loc(#loc75)
    %65 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<f32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<6x30xf32> loc(#loc75)
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%64, %65, %arg0 : tensor<6x30xi1>, tensor<6x30xf32>, tensor<6x30xf32>) outs(%13 : tensor<6x30xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":270:39), %in_11: f32 loc("examples/jax/models.py":270:39), %in_12: f32 loc(#loc75), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = arith.select %in, %in_11, %in_12 : f32 loc(#loc75)
      linalg.yield %99 : f32 loc(#loc75)
    } -> tensor<6x30xf32> loc(#loc75)
    %67 = "mesh.sort"(%66) ({
    ^bb0(%arg2: f32 loc("examples/jax/models.py":270:39), %arg3: f32 loc("examples/jax/models.py":270:39)):
      %cst_11 = arith.constant 0x7FC00000 : f32 loc(#loc75)
      %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc75)
      %c0_i32_12 = arith.constant 0 : i32 loc(#loc75)
      %cst_13 = arith.constant 0.000000e+00 : f32 loc(#loc75)
      %99 = arith.cmpf oeq, %arg2, %cst_13 : f32 loc(#loc75)
      %100 = arith.select %99, %cst_13, %arg2 : f32 loc(#loc75)
      %101 = arith.cmpf une, %arg2, %arg2 : f32 loc(#loc75)
      %102 = arith.select %101, %cst_11, %100 : f32 loc(#loc75)
      %103 = arith.cmpf oeq, %arg3, %cst_13 : f32 loc(#loc75)
      %104 = arith.select %103, %cst_13, %arg3 : f32 loc(#loc75)
      %105 = arith.cmpf une, %arg3, %arg3 : f32 loc(#loc75)
      %106 = arith.select %105, %cst_11, %104 : f32 loc(#loc75)
      %107 = arith.bitcast %102 : f32 to i32 loc(#loc75)
      %108 = arith.cmpi slt, %107, %c0_i32_12 : i32 loc(#loc75)
      %109 = arith.subi %c2147483647_i32, %107 : i32 loc(#loc75)
      %110 = arith.select %108, %109, %107 : i32 loc(#loc75)
      %111 = arith.bitcast %106 : f32 to i32 loc(#loc75)
      %112 = arith.cmpi slt, %111, %c0_i32_12 : i32 loc(#loc75)
      %113 = arith.subi %c2147483647_i32, %111 : i32 loc(#loc75)
      %114 = arith.select %112, %113, %111 : i32 loc(#loc75)
      %115 = arith.cmpi slt, %110, %114 : i32 loc(#loc75)
      "mesh.scalar_yield"(%115) : (i1) -> () loc(#loc75)
    }) {dim = 1 : i64, stable} : (tensor<6x30xf32>) -> tensor<6x30xf32> loc(#loc75)
    %68 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%7 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":270:39)):
      linalg.yield %cst : f32 loc(#loc75)
    } -> tensor<f32> loc(#loc75)
    %69 = tensor.empty() : tensor<3xf32> loc(#loc75)
    %70 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%68 : tensor<f32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_10, %70 : tensor<3xf32>, tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %in_11: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = arith.mulf %in, %in_11 : f32 loc(#loc75)
      linalg.yield %99 : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%71 : tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = math.floor %in : f32 loc(#loc75)
      linalg.yield %99 : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%71 : tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = math.ceil %in : f32 loc(#loc75)
      linalg.yield %99 : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%71, %72 : tensor<3xf32>, tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %in_11: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = arith.subf %in, %in_11 : f32 loc(#loc75)
      linalg.yield %99 : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %75 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(#loc75), %out: f32 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%75, %74 : tensor<3xf32>, tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %in_11: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = arith.subf %in, %in_11 : f32 loc(#loc75)
      linalg.yield %99 : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %77 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(#loc75), %out: f32 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %78 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%77, %72, %70 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %in_11: f32 loc("examples/jax/models.py":270:39), %in_12: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = arith.maximumf %in, %in_11 : f32 loc(#loc75)
      %100 = arith.minimumf %99, %in_12 : f32 loc(#loc75)
      linalg.yield %100 : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %79 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%77, %73, %70 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %in_11: f32 loc("examples/jax/models.py":270:39), %in_12: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = arith.maximumf %in, %in_11 : f32 loc(#loc75)
      %100 = arith.minimumf %99, %in_12 : f32 loc(#loc75)
      linalg.yield %100 : f32 loc(#loc75)
    } -> tensor<3xf32> loc(#loc75)
    %80 = tensor.empty() : tensor<3xi32> loc(#loc75)
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%78 : tensor<3xf32>) outs(%80 : tensor<3xi32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %out: i32 loc("examples/jax/models.py":270:39)):
      %99 = arith.fptosi %in : f32 to i32 loc(#loc75)
      linalg.yield %99 : i32 loc(#loc75)
    } -> tensor<3xi32> loc(#loc75)
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%79 : tensor<3xf32>) outs(%80 : tensor<3xi32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %out: i32 loc("examples/jax/models.py":270:39)):
      %99 = arith.fptosi %in : f32 to i32 loc(#loc75)
      linalg.yield %99 : i32 loc(#loc75)
    } -> tensor<3xi32> loc(#loc75)
    %83 = tensor.empty() : tensor<3x1xi32> loc(#loc75)
    %84 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<3xi32>) outs(%83 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":270:39), %out: i32 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : i32 loc(#loc75)
    } -> tensor<3x1xi32> loc(#loc75)
    %85 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%83 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc(#loc75), %out: i32 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : i32 loc(#loc75)
    } -> tensor<3x1xi32> loc(#loc75)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%84, %85 : tensor<3x1xi32>, tensor<3x1xi32>) outs(%83 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":270:39), %in_11: i32 loc("examples/jax/models.py":270:39), %out: i32 loc("examples/jax/models.py":270:39)):
      %99 = arith.minsi %in, %in_11 : i32 loc(#loc75)
      linalg.yield %99 : i32 loc(#loc75)
    } -> tensor<3x1xi32> loc(#loc75)
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<3x1xi32>) outs(%83 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":270:39), %out: i32 loc("examples/jax/models.py":270:39)):
      %99 = arith.maxsi %in, %c0_i32 : i32 loc(#loc75)
      linalg.yield %99 : i32 loc(#loc75)
    } -> tensor<3x1xi32> loc(#loc75)
    %88 = "mesh.gather_slices"(%67, %87) {batch_dims = array<i64>, dims = array<i64: 1>} : (tensor<6x30xf32>, tensor<3x1xi32>) -> tensor<3x6xf32> loc(#loc75)
    %89 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<3xi32>) outs(%83 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":270:39), %out: i32 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : i32 loc(#loc75)
    } -> tensor<3x1xi32> loc(#loc75)
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%89, %85 : tensor<3x1xi32>, tensor<3x1xi32>) outs(%83 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":270:39), %in_11: i32 loc("examples/jax/models.py":270:39), %out: i32 loc("examples/jax/models.py":270:39)):
      %99 = arith.minsi %in, %in_11 : i32 loc(#loc75)
      linalg.yield %99 : i32 loc(#loc75)
    } -> tensor<3x1xi32> loc(#loc75)
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<3x1xi32>) outs(%83 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":270:39), %out: i32 loc("examples/jax/models.py":270:39)):
      %99 = arith.maxsi %in, %c0_i32 : i32 loc(#loc75)
      linalg.yield %99 : i32 loc(#loc75)
    } -> tensor<3x1xi32> loc(#loc75)
    %92 = "mesh.gather_slices"(%67, %91) {batch_dims = array<i64>, dims = array<i64: 1>} : (tensor<6x30xf32>, tensor<3x1xi32>) -> tensor<3x6xf32> loc(#loc75)
    %93 = tensor.empty() : tensor<3x6xf32> loc(#loc75)
    %94 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<3xf32>) outs(%93 : tensor<3x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<3x6xf32> loc(#loc75)
    %95 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<3xf32>) outs(%93 : tensor<3x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<3x6xf32> loc(#loc75)
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%88, %94 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%93 : tensor<3x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %in_11: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = arith.mulf %in, %in_11 : f32 loc(#loc75)
      linalg.yield %99 : f32 loc(#loc75)
    } -> tensor<3x6xf32> loc(#loc75)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%92, %95 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%93 : tensor<3x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %in_11: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = arith.mulf %in, %in_11 : f32 loc(#loc75)
      linalg.yield %99 : f32 loc(#loc75)
    } -> tensor<3x6xf32> loc(#loc75)
    %98 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%96, %97 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%93 : tensor<3x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":270:39), %in_11: f32 loc("examples/jax/models.py":270:39), %out: f32 loc("examples/jax/models.py":270:39)):
      %99 = arith.addf %in, %in_11 : f32 loc(#loc75)
      linalg.yield %99 : f32 loc(#loc75)
    } -> tensor<3x6xf32> loc(#loc75)
    return %56, %98 : tensor<6xf32>, tensor<3x6xf32> loc(#loc58)
  } loc(#loc58)
} loc(#loc)
