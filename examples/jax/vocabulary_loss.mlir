#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc("examples/jax/models.py":54:20)
#loc6 = loc("examples/jax/models.py":135:11)
#loc7 = loc("examples/jax/models.py":44:15)
#loc8 = loc("examples/jax/models.py":283:14)
#loc9 = loc("examples/jax/models.py":289:41)
#loc10 = loc("examples/jax/models.py":289:24)
#loc11 = loc("examples/jax/models.py":293:4)
#loc12 = loc("examples/jax/models.py":53:13)
#loc13 = loc("examples/jax/models.py":134:33)
#loc14 = loc("examples/jax/models.py":134:17)
#loc15 = loc("examples/jax/models.py":49:34)
#loc16 = loc("examples/jax/models.py":134:8)
#loc17 = loc("examples/jax/models.py":49:25)
#loc18 = loc(unknown)
#loc19 = loc("examples/jax/models.py":49:25)
#loc20 = loc("examples/jax/models.py":49:15)
#loc21 = loc("examples/jax/models.py":49:11)
#loc22 = loc("examples/jax/models.py":135:25)
#loc23 = loc("examples/jax/models.py":135:45)
#loc24 = loc("examples/jax/models.py":53:41)
#loc25 = loc(unknown)
#loc26 = loc("examples/jax/models.py":53:13)
#loc27 = loc(unknown)
#loc28 = loc("examples/jax/models.py":54:20)
#loc29 = loc("examples/jax/models.py":54:11)
#loc31 = loc(unknown)
#loc32 = loc(unknown)
#loc33 = loc(unknown)
#loc34 = loc(unknown)
#loc35 = loc(unknown)
#loc36 = loc(unknown)
#loc37 = loc(unknown)
#loc38 = loc(unknown)
#loc39 = loc(unknown)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map18 = affine_map<(d0, d1) -> (d1, d0)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#loc40 = loc("examples/jax/models.py":54:20)
#loc41 = loc("examples/jax/models.py":135:11)
#loc42 = loc("examples/jax/models.py":44:15)
#loc43 = loc("examples/jax/models.py":283:14)
#loc44 = loc("examples/jax/models.py":289:41)
#loc45 = loc("examples/jax/models.py":289:24)
#loc46 = loc("examples/jax/models.py":293:4)
#loc47 = loc("examples/jax/models.py":53:13)
#loc48 = loc("examples/jax/models.py":134:33)
#loc49 = loc("examples/jax/models.py":134:17)
#loc50 = loc("examples/jax/models.py":49:34)
#loc51 = loc("examples/jax/models.py":134:8)
#loc52 = loc("examples/jax/models.py":49:25)
#loc53 = loc(unknown)
#loc54 = loc("examples/jax/models.py":49:25)
#loc55 = loc("examples/jax/models.py":49:15)
#loc56 = loc("examples/jax/models.py":49:11)
#loc57 = loc("examples/jax/models.py":135:25)
#loc58 = loc("examples/jax/models.py":135:45)
#loc59 = loc("examples/jax/models.py":53:41)
#loc60 = loc(unknown)
#loc61 = loc("examples/jax/models.py":53:13)
#loc62 = loc(unknown)
#loc63 = loc("examples/jax/models.py":54:20)
#loc64 = loc("examples/jax/models.py":54:11)
#loc66 = loc("examples/jax/models.py":289:24)
#loc68 = loc("examples/jax/models.py":289:41)
#loc70 = loc("examples/jax/models.py":283:14)
#loc71 = loc("examples/jax/models.py":44:15)
#loc72 = loc("examples/jax/models.py":283:14)
#loc73 = loc("examples/jax/models.py":135:11)
#loc74 = loc("examples/jax/models.py":134:33)
#loc75 = loc("examples/jax/models.py":134:17)
#loc76 = loc("examples/jax/models.py":134:8)
#loc77 = loc("examples/jax/models.py":135:25)
#loc78 = loc("examples/jax/models.py":135:45)
#loc79 = loc("examples/jax/models.py":54:20)
#loc80 = loc("examples/jax/models.py":53:13)
#loc81 = loc("examples/jax/models.py":134:33)
#loc82 = loc("examples/jax/models.py":134:17)
#loc83 = loc("examples/jax/models.py":134:17)
#loc84 = loc("examples/jax/models.py":134:17)
#loc85 = loc("examples/jax/models.py":134:17)
#loc86 = loc("examples/jax/models.py":134:17)
#loc87 = loc("examples/jax/models.py":49:34)
#loc88 = loc("examples/jax/models.py":49:25)
#loc89 = loc("examples/jax/models.py":49:25)
#loc90 = loc("examples/jax/models.py":49:15)
#loc91 = loc("examples/jax/models.py":49:11)
#loc92 = loc("examples/jax/models.py":135:25)
#loc93 = loc("examples/jax/models.py":135:45)
#loc94 = loc("examples/jax/models.py":53:41)
#loc95 = loc("examples/jax/models.py":53:13)
#loc96 = loc("examples/jax/models.py":54:20)
#loc97 = loc("examples/jax/models.py":54:11)
#loc98 = loc("examples/jax/models.py":135:25)
#loc99 = loc("examples/jax/models.py":135:25)
#loc100 = loc("examples/jax/models.py":134:17)
#loc101 = loc("examples/jax/models.py":134:17)
#loc104 = loc("examples/jax/models.py":54:20)
#loc105 = loc("examples/jax/models.py":53:13)
#loc106 = loc("examples/jax/models.py":49:34)
#loc107 = loc("examples/jax/models.py":49:25)
#loc108 = loc("examples/jax/models.py":49:25)
#loc109 = loc("examples/jax/models.py":49:25)
#loc110 = loc("examples/jax/models.py":49:25)
#loc111 = loc("examples/jax/models.py":49:15)
#loc112 = loc("examples/jax/models.py":49:15)
#loc113 = loc("examples/jax/models.py":49:15)
#loc114 = loc("examples/jax/models.py":49:11)
#loc115 = loc("examples/jax/models.py":53:41)
#loc116 = loc("examples/jax/models.py":53:13)
#loc117 = loc("examples/jax/models.py":54:20)
#loc118 = loc("examples/jax/models.py":54:20)
#loc119 = loc("examples/jax/models.py":54:20)
#loc120 = loc("examples/jax/models.py":54:20)
#loc121 = loc("examples/jax/models.py":54:20)
#loc122 = loc("examples/jax/models.py":54:20)
#loc123 = loc("examples/jax/models.py":54:20)
#loc124 = loc("examples/jax/models.py":54:20)
#loc125 = loc("examples/jax/models.py":54:20)
#loc126 = loc("examples/jax/models.py":54:20)
#loc127 = loc("examples/jax/models.py":54:20)
#loc128 = loc("examples/jax/models.py":54:20)
#loc129 = loc("examples/jax/models.py":54:20)
#loc130 = loc("examples/jax/models.py":54:11)
#loc131 = loc("examples/jax/models.py":54:11)
#loc132 = loc("examples/jax/models.py":54:11)
#loc133 = loc("examples/jax/models.py":54:11)
#loc134 = loc("examples/jax/models.py":54:20)
#loc135 = loc("examples/jax/models.py":54:20)
#loc136 = loc("examples/jax/models.py":54:20)
#loc137 = loc("examples/jax/models.py":54:20)
#loc138 = loc("examples/jax/models.py":54:20)
#loc139 = loc("examples/jax/models.py":54:20)
#loc140 = loc("examples/jax/models.py":54:20)
#loc141 = loc("examples/jax/models.py":53:13)
#loc142 = loc("examples/jax/models.py":53:13)
#loc143 = loc("examples/jax/models.py":53:13)
#loc144 = loc("examples/jax/models.py":49:11)
#loc146 = loc("examples/jax/models.py":49:11)
#loc147 = loc("examples/jax/models.py":49:15)
#loc148 = loc("examples/jax/models.py":49:25)
#loc149 = loc("examples/jax/models.py":49:25)
#loc150 = loc("examples/jax/models.py":49:25)
#loc151 = loc("examples/jax/models.py":49:34)
#loc152 = loc("examples/jax/models.py":49:34)
module @jit_vocabulary_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<16x50xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc114), %arg1: tensor<50x16xf32> {mesh.name = "params.table", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc86), %arg2: tensor<4x6xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc81), %arg3: tensor<4x6xi32> {mesh.name = "labels", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc93)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<16x50xf32> {mesh.name = "result.1.head"}, tensor<50x16xf32> {mesh.name = "result.1.table"}) {
    %cst = arith.constant 0.0416666679 : f32 loc(#loc104)
    %cst_0 = arith.constant 2.400000e+01 : f32 loc(#loc104)
    %cst_1 = arith.constant 0x7F800000 : f32 loc(#loc104)
    %cst_2 = arith.constant 0xFF800000 : f32 loc(#loc104)
    %true = arith.constant true loc(#loc105)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc105)
    %c0_i32 = arith.constant 0 : i32 loc(#loc105)
    %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc105)
    %cst_5 = arith.constant dense<49> : tensor<1xi32> loc(#loc72)
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc72)
    %cst_7 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc72)
    %cst_8 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc72)
    %cst_9 = arith.constant dense<1.600000e+01> : tensor<f32> loc(#loc81)
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc81)
    %cst_11 = arith.constant dense<0> : tensor<i32> loc(#loc81)
    %cst_12 = arith.constant dense<50> : tensor<i32> loc(#loc81)
    %0 = call @remainder(%arg2, %cst_12) : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32> loc(#loc81)
    %1 = tensor.empty() : tensor<4x6xi32> loc(#loc82)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%1 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc82), %out: i32 loc("examples/jax/models.py":134:17)):
      linalg.yield %in : i32 loc(#loc82)
    } -> tensor<4x6xi32> loc(#loc82)
    %3 = tensor.empty() : tensor<4x6xi1> loc(#loc82)
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%0, %2 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%3 : tensor<4x6xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:33), %in_14: i32 loc("examples/jax/models.py":134:17), %out: i1 loc("examples/jax/models.py":134:17)):
      %115 = arith.cmpi slt, %in, %in_14 : i32 loc(#loc82)
      linalg.yield %115 : i1 loc(#loc82)
    } -> tensor<4x6xi1> loc(#loc82)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%1 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc83), %out: i32 loc("examples/jax/models.py":134:17)):
      linalg.yield %in : i32 loc(#loc83)
    } -> tensor<4x6xi32> loc(#loc83)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%0, %5 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%1 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:33), %in_14: i32 loc("examples/jax/models.py":134:17), %out: i32 loc("examples/jax/models.py":134:17)):
      %115 = arith.addi %in, %in_14 : i32 loc(#loc83)
      linalg.yield %115 : i32 loc(#loc83)
    } -> tensor<4x6xi32> loc(#loc83)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %6, %0 : tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xi32>) outs(%1 : tensor<4x6xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":134:17), %in_14: i32 loc("examples/jax/models.py":134:17), %in_15: i32 loc("examples/jax/models.py":134:33), %out: i32 loc("examples/jax/models.py":134:17)):
      %115 = arith.select %in, %in_14, %in_15 : i32 loc(#loc84)
      linalg.yield %115 : i32 loc(#loc84)
    } -> tensor<4x6xi32> loc(#loc84)
    %8 = tensor.empty() : tensor<4x6x1xi32> loc(#loc85)
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x6xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:17), %out: i32 loc("examples/jax/models.py":134:17)):
      linalg.yield %in : i32 loc(#loc85)
    } -> tensor<4x6x1xi32> loc(#loc85)
    %10 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc(#loc86), %out: i32 loc("examples/jax/models.py":134:17)):
      linalg.yield %in : i32 loc(#loc86)
    } -> tensor<4x6x1xi32> loc(#loc86)
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:17), %in_14: i32 loc("examples/jax/models.py":134:17), %out: i32 loc("examples/jax/models.py":134:17)):
      %115 = arith.minsi %in, %in_14 : i32 loc(#loc86)
      linalg.yield %115 : i32 loc(#loc86)
    } -> tensor<4x6x1xi32> loc(#loc86)
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x6x1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:17), %out: i32 loc("examples/jax/models.py":134:17)):
      %115 = arith.maxsi %in, %c0_i32 : i32 loc(#loc86)
      linalg.yield %115 : i32 loc(#loc86)
    } -> tensor<4x6x1xi32> loc(#loc86)
    %13 = "mesh.gather_slices"(%arg1, %12) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<50x16xf32>, tensor<4x6x1xi32>) -> tensor<4x6x16xf32> loc(#loc86)
    %14 = tensor.empty() : tensor<4x6x16xf32> loc(#loc106)
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":134:17), %in_14: f32 loc("examples/jax/models.py":134:17), %out: f32 loc("examples/jax/models.py":49:34)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc106)
      linalg.yield %115 : f32 loc(#loc106)
    } -> tensor<4x6x16xf32> loc(#loc106)
    %16 = tensor.empty() : tensor<4x6xf32> loc(#loc107)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc107)
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<4x6x16xf32>) outs(%17 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc107), %out: f32 loc(#loc107)):
      %115 = arith.addf %out, %in : f32 loc(#loc107)
      linalg.yield %115 : f32 loc(#loc107)
    } -> tensor<4x6xf32> loc(#loc107)
    %19 = tensor.empty() : tensor<4x6x1xf32> loc(#loc108)
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x6xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc108)
    } -> tensor<4x6x1xf32> loc(#loc108)
    %21 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc(#loc109), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc109)
    } -> tensor<4x6x1xf32> loc(#loc109)
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_14: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %115 = arith.divf %in, %in_14 : f32 loc(#loc109)
      linalg.yield %115 : f32 loc(#loc109)
    } -> tensor<4x6x1xf32> loc(#loc109)
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc110)
    } -> tensor<4x6x1xf32> loc(#loc110)
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_14: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc110)
      linalg.yield %115 : f32 loc(#loc110)
    } -> tensor<4x6x1xf32> loc(#loc110)
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:15)):
      %115 = math.rsqrt %in : f32 loc(#loc111)
      linalg.yield %115 : f32 loc(#loc111)
    } -> tensor<4x6x1xf32> loc(#loc111)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %24 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %in_14: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:15)):
      %115 = arith.divf %in, %in_14 : f32 loc(#loc112)
      linalg.yield %115 : f32 loc(#loc112)
    } -> tensor<4x6x1xf32> loc(#loc112)
    %27 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":49:15)):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<4x6x1xf32> loc(#loc113)
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %26 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %in_14: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:15)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc113)
      linalg.yield %115 : f32 loc(#loc113)
    } -> tensor<4x6x1xf32> loc(#loc113)
    %29 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<4x6x1xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:11)):
      linalg.yield %in : f32 loc(#loc114)
    } -> tensor<4x6x16xf32> loc(#loc114)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %29 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":134:17), %in_14: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":49:11)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc114)
      linalg.yield %115 : f32 loc(#loc114)
    } -> tensor<4x6x16xf32> loc(#loc114)
    %31 = tensor.empty() : tensor<4x6x50xf32> loc(#loc92)
    %32 = linalg.fill ins(%cst_3 : f32) outs(%31 : tensor<4x6x50xf32>) -> tensor<4x6x50xf32> loc(#loc92)
    %33 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30, %arg0 : tensor<4x6x16xf32>, tensor<16x50xf32>) outs(%32 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_14: f32 loc(#loc114), %out: f32 loc("examples/jax/models.py":135:25)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc114)
      %116 = arith.addf %out, %115 : f32 loc(#loc92)
      linalg.yield %116 : f32 loc(#loc92)
    } -> tensor<4x6x50xf32> loc(#loc92)
    %34 = call @remainder(%arg3, %cst_12) : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32> loc(#loc93)
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<4x6xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":135:45), %out: i32 loc("examples/jax/models.py":53:41)):
      linalg.yield %in : i32 loc(#loc115)
    } -> tensor<4x6x1xi32> loc(#loc115)
    %36 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc(#loc105), %out: i32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x6x1xi32> loc(#loc105)
    %37 = tensor.empty() : tensor<4x6x1xi1> loc(#loc105)
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%37 : tensor<4x6x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":53:41), %in_14: i32 loc("examples/jax/models.py":53:13), %out: i1 loc("examples/jax/models.py":53:13)):
      %115 = arith.cmpi slt, %in, %in_14 : i32 loc(#loc105)
      linalg.yield %115 : i1 loc(#loc105)
    } -> tensor<4x6x1xi1> loc(#loc105)
    %39 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc(#loc105), %out: i32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x6x1xi32> loc(#loc105)
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %39 : tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":53:41), %in_14: i32 loc("examples/jax/models.py":53:13), %out: i32 loc("examples/jax/models.py":53:13)):
      %115 = arith.addi %in, %in_14 : i32 loc(#loc105)
      linalg.yield %115 : i32 loc(#loc105)
    } -> tensor<4x6x1xi32> loc(#loc105)
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %40, %35 : tensor<4x6x1xi1>, tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":53:13), %in_14: i32 loc("examples/jax/models.py":53:13), %in_15: i32 loc("examples/jax/models.py":53:41), %out: i32 loc("examples/jax/models.py":53:13)):
      %115 = arith.select %in, %in_14, %in_15 : i32 loc(#loc105)
      linalg.yield %115 : i32 loc(#loc105)
    } -> tensor<4x6x1xi32> loc(#loc105)
    %expanded = tensor.expand_shape %41 [[0], [1], [2, 3]] output_shape [4, 6, 1, 1] : tensor<4x6x1xi32> into tensor<4x6x1x1xi32> loc(#loc105)
    %42 = tensor.empty() : tensor<4x6x1x1xi32> loc(#loc105)
    %43 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc105), %out: i32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x6x1x1xi32> loc(#loc105)
    %44 = tensor.empty() : tensor<4x6x1x1xi1> loc(#loc105)
    %45 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %43 : tensor<4x6x1x1xi32>, tensor<4x6x1x1xi32>) outs(%44 : tensor<4x6x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":53:13), %in_14: i32 loc("examples/jax/models.py":53:13), %out: i1 loc("examples/jax/models.py":53:13)):
      %115 = arith.cmpi sge, %in, %in_14 : i32 loc(#loc105)
      linalg.yield %115 : i1 loc(#loc105)
    } -> tensor<4x6x1x1xi1> loc(#loc105)
    %46 = tensor.empty() : tensor<1x1x1x1xi32> loc(#loc105)
    %47 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%46 : tensor<1x1x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc105), %out: i32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<1x1x1x1xi32> loc(#loc105)
    %48 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<1x1x1x1xi32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":53:13), %out: i32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x6x1x1xi32> loc(#loc105)
    %49 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %48 : tensor<4x6x1x1xi32>, tensor<4x6x1x1xi32>) outs(%44 : tensor<4x6x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":53:13), %in_14: i32 loc("examples/jax/models.py":53:13), %out: i1 loc("examples/jax/models.py":53:13)):
      %115 = arith.cmpi sle, %in, %in_14 : i32 loc(#loc105)
      linalg.yield %115 : i1 loc(#loc105)
    } -> tensor<4x6x1x1xi1> loc(#loc105)
    %50 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %49 : tensor<4x6x1x1xi1>, tensor<4x6x1x1xi1>) outs(%44 : tensor<4x6x1x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":53:13), %in_14: i1 loc("examples/jax/models.py":53:13), %out: i1 loc("examples/jax/models.py":53:13)):
      %115 = arith.andi %in, %in_14 : i1 loc(#loc105)
      linalg.yield %115 : i1 loc(#loc105)
    } -> tensor<4x6x1x1xi1> loc(#loc105)
    %51 = linalg.fill ins(%true : i1) outs(%37 : tensor<4x6x1xi1>) -> tensor<4x6x1xi1> loc(#loc105)
    %52 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<4x6x1x1xi1>) outs(%51 : tensor<4x6x1xi1>) {
    ^bb0(%in: i1 loc(#loc105), %out: i1 loc(#loc105)):
      %115 = arith.andi %out, %in : i1 loc(#loc105)
      linalg.yield %115 : i1 loc(#loc105)
    } -> tensor<4x6x1xi1> loc(#loc105)
    %53 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc105), %out: i32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : i32 loc(#loc105)
    } -> tensor<4x6x1x1xi32> loc(#loc105)
    %54 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %53 : tensor<4x6x1x1xi32>, tensor<4x6x1x1xi32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":53:13), %in_14: i32 loc("examples/jax/models.py":53:13), %out: i32 loc("examples/jax/models.py":53:13)):
      %115 = arith.minsi %in, %in_14 : i32 loc(#loc105)
      linalg.yield %115 : i32 loc(#loc105)
    } -> tensor<4x6x1x1xi32> loc(#loc105)
    %55 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<4x6x1x1xi32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":53:13), %out: i32 loc("examples/jax/models.py":53:13)):
      %115 = arith.maxsi %in, %c0_i32 : i32 loc(#loc105)
      linalg.yield %115 : i32 loc(#loc105)
    } -> tensor<4x6x1x1xi32> loc(#loc105)
    %56 = "mesh.gather_slices"(%33, %55) {batch_dims = array<i64: 0, 1>, dims = array<i64: 2>} : (tensor<4x6x50xf32>, tensor<4x6x1x1xi32>) -> tensor<4x6x1xf32> loc(#loc105)
    %57 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":53:13), %out: f32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : f32 loc(#loc105)
    } -> tensor<4x6x1xf32> loc(#loc105)
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %56, %57 : tensor<4x6x1xi1>, tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":53:13), %in_14: f32 loc("examples/jax/models.py":53:13), %in_15: f32 loc("examples/jax/models.py":53:13), %out: f32 loc("examples/jax/models.py":53:13)):
      %115 = arith.select %in, %in_14, %in_15 : f32 loc(#loc105)
      linalg.yield %115 : f32 loc(#loc105)
    } -> tensor<4x6x1xf32> loc(#loc105)
    %collapsed = tensor.collapse_shape %58 [[0], [1, 2]] : tensor<4x6x1xf32> into tensor<4x6xf32> loc(#loc116)
    %59 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc104)
    %60 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<4x6x50xf32>) outs(%59 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc104), %out: f32 loc(#loc104)):
      %115 = arith.maximumf %out, %in : f32 loc(#loc104)
      linalg.yield %115 : f32 loc(#loc104)
    } -> tensor<4x6xf32> loc(#loc104)
    %61 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc117), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc117)
    } -> tensor<4x6xf32> loc(#loc117)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %60 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.maximumf %in, %in_14 : f32 loc(#loc117)
      linalg.yield %115 : f32 loc(#loc117)
    } -> tensor<4x6xf32> loc(#loc117)
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<4x6xf32>) outs(%3 : tensor<4x6xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: i1 loc("examples/jax/models.py":54:20)):
      %115 = math.absf %in : f32 loc(#loc118)
      %116 = arith.cmpf one, %115, %cst_1 : f32 loc(#loc118)
      linalg.yield %116 : i1 loc(#loc118)
    } -> tensor<4x6xi1> loc(#loc118)
    %64 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc119), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc119)
    } -> tensor<4x6xf32> loc(#loc119)
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %62, %64 : tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":54:20), %in_15: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.select %in, %in_14, %in_15 : f32 loc(#loc120)
      linalg.yield %115 : f32 loc(#loc120)
    } -> tensor<4x6xf32> loc(#loc120)
    %66 = "mesh.stop_gradient"(%65) : (tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc121)
    %67 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<4x6xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc119)
    } -> tensor<4x6x1xf32> loc(#loc119)
    %68 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<4x6x1xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc122)
    } -> tensor<4x6x50xf32> loc(#loc122)
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %68 : tensor<4x6x50xf32>, tensor<4x6x50xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":135:25), %in_14: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.subf %in, %in_14 : f32 loc(#loc122)
      linalg.yield %115 : f32 loc(#loc122)
    } -> tensor<4x6x50xf32> loc(#loc122)
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<4x6x50xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = math.exp %in : f32 loc(#loc123)
      linalg.yield %115 : f32 loc(#loc123)
    } -> tensor<4x6x50xf32> loc(#loc123)
    %71 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<4x6x50xf32>) outs(%17 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc124), %out: f32 loc(#loc124)):
      %115 = arith.addf %out, %in : f32 loc(#loc124)
      linalg.yield %115 : f32 loc(#loc124)
    } -> tensor<4x6xf32> loc(#loc124)
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = math.absf %in : f32 loc(#loc125)
      linalg.yield %115 : f32 loc(#loc125)
    } -> tensor<4x6xf32> loc(#loc125)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %64 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%3 : tensor<4x6xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":54:20), %out: i1 loc("examples/jax/models.py":54:20)):
      %115 = arith.cmpf oge, %in, %in_14 : f32 loc(#loc126)
      linalg.yield %115 : i1 loc(#loc126)
    } -> tensor<4x6xi1> loc(#loc126)
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = math.log %in : f32 loc(#loc127)
      linalg.yield %115 : f32 loc(#loc127)
    } -> tensor<4x6xf32> loc(#loc127)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %66 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc128)
      linalg.yield %115 : f32 loc(#loc128)
    } -> tensor<4x6xf32> loc(#loc128)
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75, %collapsed : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":53:13), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.subf %in, %in_14 : f32 loc(#loc129)
      linalg.yield %115 : f32 loc(#loc129)
    } -> tensor<4x6xf32> loc(#loc129)
    %77 = tensor.empty() : tensor<f32> loc(#loc130)
    %78 = linalg.fill ins(%cst_3 : f32) outs(%77 : tensor<f32>) -> tensor<f32> loc(#loc130)
    %79 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%76 : tensor<4x6xf32>) outs(%78 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc130), %out: f32 loc(#loc130)):
      %115 = arith.addf %out, %in : f32 loc(#loc130)
      linalg.yield %115 : f32 loc(#loc130)
    } -> tensor<f32> loc(#loc130)
    %80 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%79 : tensor<f32>) outs(%77 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %out: f32 loc("examples/jax/models.py":54:11)):
      %115 = arith.divf %in, %cst_0 : f32 loc(#loc131)
      linalg.yield %115 : f32 loc(#loc131)
    } -> tensor<f32> loc(#loc131)
    %81 = linalg.generic {indexing_maps = [#map14], iterator_types = []} outs(%77 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":54:11)):
      linalg.yield %cst : f32 loc(#loc132)
    } -> tensor<f32> loc(#loc132)
    %82 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<f32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %out: f32 loc("examples/jax/models.py":54:11)):
      linalg.yield %in : f32 loc(#loc133)
    } -> tensor<4x6xf32> loc(#loc133)
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.negf %in : f32 loc(#loc134)
      linalg.yield %115 : f32 loc(#loc134)
    } -> tensor<4x6xf32> loc(#loc134)
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %72 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:11), %in_14: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.divf %in, %in_14 : f32 loc(#loc135)
      linalg.yield %115 : f32 loc(#loc135)
    } -> tensor<4x6xf32> loc(#loc135)
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %64, %84 : tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":54:20), %in_15: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.select %in, %in_14, %in_15 : f32 loc(#loc136)
      linalg.yield %115 : f32 loc(#loc136)
    } -> tensor<4x6xf32> loc(#loc136)
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %84, %64 : tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":54:20), %in_15: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.select %in, %in_14, %in_15 : f32 loc(#loc136)
      linalg.yield %115 : f32 loc(#loc136)
    } -> tensor<4x6xf32> loc(#loc136)
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.negf %in : f32 loc(#loc137)
      linalg.yield %115 : f32 loc(#loc137)
    } -> tensor<4x6xf32> loc(#loc137)
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %87 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc138)
      linalg.yield %115 : f32 loc(#loc138)
    } -> tensor<4x6xf32> loc(#loc138)
    %89 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<4x6xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<4x6x50xf32> loc(#loc139)
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %70 : tensor<4x6x50xf32>, tensor<4x6x50xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":54:20)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc140)
      linalg.yield %115 : f32 loc(#loc140)
    } -> tensor<4x6x50xf32> loc(#loc140)
    %91 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<4x6xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %out: f32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : f32 loc(#loc141)
    } -> tensor<4x6x1xf32> loc(#loc141)
    %92 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc(#loc142), %out: f32 loc("examples/jax/models.py":53:13)):
      linalg.yield %in : f32 loc(#loc142)
    } -> tensor<4x6x50xf32> loc(#loc142)
    %93 = "mesh.scatter_slices"(%92, %expanded, %91) ({
    ^bb0(%arg4: f32 loc("examples/jax/models.py":53:13), %arg5: f32 loc("examples/jax/models.py":53:13)):
      %115 = arith.addf %arg4, %arg5 : f32 loc(#loc69)
      "mesh.scalar_yield"(%115) : (f32) -> () loc(#loc142)
    }) {batch_dims = array<i64: 0, 1>, dims = array<i64: 2>} : (tensor<4x6x50xf32>, tensor<4x6x1x1xi32>, tensor<4x6x1xf32>) -> tensor<4x6x50xf32> loc(#loc142)
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %93 : tensor<4x6x50xf32>, tensor<4x6x50xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":54:20), %in_14: f32 loc("examples/jax/models.py":53:13), %out: f32 loc("examples/jax/models.py":53:13)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc143)
      linalg.yield %115 : f32 loc(#loc143)
    } -> tensor<4x6x50xf32> loc(#loc143)
    %95 = tensor.empty() : tensor<50x16xf32> loc(#loc98)
    %96 = linalg.fill ins(%cst_3 : f32) outs(%95 : tensor<50x16xf32>) -> tensor<50x16xf32> loc(#loc98)
    %97 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%94, %30 : tensor<4x6x50xf32>, tensor<4x6x16xf32>) outs(%96 : tensor<50x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":53:13), %in_14: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":135:25)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc143)
      %116 = arith.addf %out, %115 : f32 loc(#loc98)
      linalg.yield %116 : f32 loc(#loc98)
    } -> tensor<50x16xf32> loc(#loc98)
    %98 = tensor.empty() : tensor<16x50xf32> loc(#loc99)
    %99 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<50x16xf32>) outs(%98 : tensor<16x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":135:25), %out: f32 loc("examples/jax/models.py":135:25)):
      linalg.yield %in : f32 loc(#loc99)
    } -> tensor<16x50xf32> loc(#loc99)
    %100 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32> loc(#loc98)
    %101 = linalg.generic {indexing_maps = [#map7, #map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94, %arg0 : tensor<4x6x50xf32>, tensor<16x50xf32>) outs(%100 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":53:13), %in_14: f32 loc(#loc143), %out: f32 loc("examples/jax/models.py":135:25)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc143)
      %116 = arith.addf %out, %115 : f32 loc(#loc98)
      linalg.yield %116 : f32 loc(#loc98)
    } -> tensor<4x6x16xf32> loc(#loc98)
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %101 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":134:17), %in_14: f32 loc("examples/jax/models.py":135:25), %out: f32 loc("examples/jax/models.py":49:11)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc144)
      linalg.yield %115 : f32 loc(#loc144)
    } -> tensor<4x6x16xf32> loc(#loc144)
    %103 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102 : tensor<4x6x16xf32>) outs(%17 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc145), %out: f32 loc(#loc145)):
      %115 = arith.addf %out, %in : f32 loc(#loc145)
      linalg.yield %115 : f32 loc(#loc145)
    } -> tensor<4x6xf32> loc(#loc145)
    %expanded_13 = tensor.expand_shape %103 [[0], [1, 2]] output_shape [4, 6, 1] : tensor<4x6xf32> into tensor<4x6x1xf32> loc(#loc146)
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %29 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":135:25), %in_14: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":49:11)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc144)
      linalg.yield %115 : f32 loc(#loc144)
    } -> tensor<4x6x16xf32> loc(#loc144)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13, %28 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_14: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:15)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc147)
      linalg.yield %115 : f32 loc(#loc147)
    } -> tensor<4x6x1xf32> loc(#loc147)
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %21 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %in_14: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      %115 = arith.divf %in, %in_14 : f32 loc(#loc148)
      linalg.yield %115 : f32 loc(#loc148)
    } -> tensor<4x6x1xf32> loc(#loc148)
    %107 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc149), %out: f32 loc(#loc149)):
      %115 = arith.addf %out, %in : f32 loc(#loc149)
      linalg.yield %115 : f32 loc(#loc149)
    } -> tensor<4x6xf32> loc(#loc149)
    %108 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<4x6xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<4x6x16xf32> loc(#loc150)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %108 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":134:17), %in_14: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:34)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc151)
      linalg.yield %115 : f32 loc(#loc151)
    } -> tensor<4x6x16xf32> loc(#loc151)
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %109 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_14: f32 loc("examples/jax/models.py":49:34), %out: f32 loc("examples/jax/models.py":49:34)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc152)
      linalg.yield %115 : f32 loc(#loc152)
    } -> tensor<4x6x16xf32> loc(#loc152)
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %13 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_14: f32 loc("examples/jax/models.py":134:17), %out: f32 loc("examples/jax/models.py":49:34)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc151)
      linalg.yield %115 : f32 loc(#loc151)
    } -> tensor<4x6x16xf32> loc(#loc151)
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %111 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:34), %in_14: f32 loc("examples/jax/models.py":49:34), %out: f32 loc("examples/jax/models.py":49:34)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc152)
      linalg.yield %115 : f32 loc(#loc152)
    } -> tensor<4x6x16xf32> loc(#loc152)
    %113 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%95 : tensor<50x16xf32>) {
    ^bb0(%in: f32 loc(#loc100), %out: f32 loc("examples/jax/models.py":134:17)):
      linalg.yield %in : f32 loc(#loc100)
    } -> tensor<50x16xf32> loc(#loc100)
    %114 = "mesh.scatter_slices"(%113, %9, %112) ({
    ^bb0(%arg4: f32 loc("examples/jax/models.py":134:17), %arg5: f32 loc("examples/jax/models.py":134:17)):
      %115 = arith.addf %arg4, %arg5 : f32 loc(#loc153)
      "mesh.scalar_yield"(%115) : (f32) -> () loc(#loc101)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<50x16xf32>, tensor<4x6x1xi32>, tensor<4x6x16xf32>) -> tensor<50x16xf32> loc(#loc101)
    return %80, %99, %114 : tensor<f32>, tensor<16x50xf32>, tensor<50x16xf32> loc(#loc72)
  } loc(#loc72)
  func.func private @remainder(%arg0: tensor<4x6xi32> loc(#loc154), %arg1: tensor<i32> loc(#loc154)) -> tensor<4x6xi32> {
    %c-1_i32 = arith.constant -1 : i32 loc(#loc154)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc154)
    %c1_i32 = arith.constant 1 : i32 loc(#loc154)
    %c0_i32 = arith.constant 0 : i32 loc(#loc154)
    %cst = arith.constant dense<0> : tensor<i32> loc(#loc154)
    %0 = tensor.empty() : tensor<i1> loc(#loc154)
    %1 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(#loc154), %out: i1 loc(#loc154)):
      %17 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc154)
      linalg.yield %17 : i1 loc(#loc154)
    } -> tensor<i1> loc(#loc154)
    %2 = tensor.empty() : tensor<i32> loc(#loc154)
    %3 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%1, %arg1 : tensor<i1>, tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i1 loc(#loc154), %in_0: i32 loc(#loc154), %out: i32 loc(#loc154)):
      %17 = arith.select %in, %c1_i32, %in_0 : i32 loc(#loc154)
      linalg.yield %17 : i32 loc(#loc154)
    } -> tensor<i32> loc(#loc154)
    %4 = tensor.empty() : tensor<4x6xi32> loc(#loc154)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<i32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc154), %out: i32 loc(#loc154)):
      linalg.yield %in : i32 loc(#loc154)
    } -> tensor<4x6xi32> loc(#loc154)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %5 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc154), %in_0: i32 loc(#loc154), %out: i32 loc(#loc154)):
      %17 = arith.cmpi eq, %in_0, %c0_i32 : i32 loc(#loc154)
      %18 = arith.cmpi eq, %in, %c-2147483648_i32 : i32 loc(#loc154)
      %19 = arith.cmpi eq, %in_0, %c-1_i32 : i32 loc(#loc154)
      %20 = arith.andi %18, %19 : i1 loc(#loc154)
      %21 = arith.ori %17, %20 : i1 loc(#loc154)
      %22 = arith.select %21, %c1_i32, %in_0 : i32 loc(#loc154)
      %23 = arith.remsi %in, %22 : i32 loc(#loc154)
      %24 = arith.select %20, %c0_i32, %23 : i32 loc(#loc154)
      %25 = arith.select %17, %in, %24 : i32 loc(#loc154)
      linalg.yield %25 : i32 loc(#loc154)
    } -> tensor<4x6xi32> loc(#loc154)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc154), %out: i32 loc(#loc154)):
      linalg.yield %in : i32 loc(#loc154)
    } -> tensor<4x6xi32> loc(#loc154)
    %8 = tensor.empty() : tensor<4x6xi1> loc(#loc154)
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i32 loc(#loc154), %in_0: i32 loc(#loc154), %out: i1 loc(#loc154)):
      %17 = arith.cmpi ne, %in, %in_0 : i32 loc(#loc154)
      linalg.yield %17 : i1 loc(#loc154)
    } -> tensor<4x6xi1> loc(#loc154)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i32 loc(#loc154), %in_0: i32 loc(#loc154), %out: i1 loc(#loc154)):
      %17 = arith.cmpi slt, %in, %in_0 : i32 loc(#loc154)
      linalg.yield %17 : i1 loc(#loc154)
    } -> tensor<4x6xi1> loc(#loc154)
    %11 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%3 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(#loc154), %out: i1 loc(#loc154)):
      %17 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc154)
      linalg.yield %17 : i1 loc(#loc154)
    } -> tensor<i1> loc(#loc154)
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<i1>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i1 loc(#loc154), %out: i1 loc(#loc154)):
      linalg.yield %in : i1 loc(#loc154)
    } -> tensor<4x6xi1> loc(#loc154)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<4x6xi1>, tensor<4x6xi1>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i1 loc(#loc154), %in_0: i1 loc(#loc154), %out: i1 loc(#loc154)):
      %17 = arith.cmpi ne, %in, %in_0 : i1 loc(#loc154)
      linalg.yield %17 : i1 loc(#loc154)
    } -> tensor<4x6xi1> loc(#loc154)
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %9 : tensor<4x6xi1>, tensor<4x6xi1>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i1 loc(#loc154), %in_0: i1 loc(#loc154), %out: i1 loc(#loc154)):
      %17 = arith.andi %in, %in_0 : i1 loc(#loc154)
      linalg.yield %17 : i1 loc(#loc154)
    } -> tensor<4x6xi1> loc(#loc154)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %5 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc154), %in_0: i32 loc(#loc154), %out: i32 loc(#loc154)):
      %17 = arith.addi %in, %in_0 : i32 loc(#loc154)
      linalg.yield %17 : i32 loc(#loc154)
    } -> tensor<4x6xi32> loc(#loc154)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %15, %6 : tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xi32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i1 loc(#loc154), %in_0: i32 loc(#loc154), %in_1: i32 loc(#loc154), %out: i32 loc(#loc154)):
      %17 = arith.select %in, %in_0, %in_1 : i32 loc(#loc154)
      linalg.yield %17 : i32 loc(#loc154)
    } -> tensor<4x6xi32> loc(#loc154)
    return %16 : tensor<4x6xi32> loc(#loc154)
  } loc(#loc154)
} loc(#loc)
#loc30 = loc("examples/jax/models.py":72:8)
#loc65 = loc("examples/jax/models.py":72:8)
#loc67 = loc("examples/jax/models.py":72:8)
#loc69 = loc("examples/jax/models.py":72:8)
#loc102 = loc("examples/jax/models.py":72:8)
#loc103 = loc("examples/jax/models.py":134:33)
#loc145 = loc("examples/jax/models.py":49:11)
#loc153 = loc("examples/jax/models.py":72:8)
#loc154 = loc("examples/jax/models.py":134:33)
