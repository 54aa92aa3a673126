#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc("examples/jax/models.py":50:20)
#loc6 = loc("examples/jax/models.py":135:15)
#loc7 = loc("examples/jax/models.py":40:15)
#loc8 = loc("examples/jax/models.py":136:11)
#loc9 = loc("examples/jax/models.py":286:14)
#loc10 = loc("examples/jax/models.py":292:41)
#loc11 = loc("examples/jax/models.py":292:24)
#loc12 = loc("examples/jax/models.py":296:4)
#loc13 = loc("examples/jax/models.py":49:13)
#loc14 = loc("examples/jax/models.py":134:37)
#loc15 = loc("examples/jax/models.py":134:21)
#loc16 = loc("examples/jax/models.py":45:34)
#loc17 = loc("examples/jax/models.py":134:12)
#loc18 = loc("examples/jax/models.py":45:25)
#loc19 = loc(unknown)
#loc20 = loc("examples/jax/models.py":45:25)
#loc21 = loc("examples/jax/models.py":45:15)
#loc22 = loc("examples/jax/models.py":45:11)
#loc23 = loc("examples/jax/models.py":135:29)
#loc24 = loc("examples/jax/models.py":135:49)
#loc25 = loc("examples/jax/models.py":49:41)
#loc26 = loc(unknown)
#loc27 = loc("examples/jax/models.py":49:13)
#loc28 = loc(unknown)
#loc29 = loc("examples/jax/models.py":50:20)
#loc30 = loc("examples/jax/models.py":50:11)
#loc33 = loc(unknown)
#loc34 = loc(unknown)
#loc35 = loc(unknown)
#loc36 = loc(unknown)
#loc37 = loc(unknown)
#loc38 = loc(unknown)
#loc39 = loc(unknown)
#loc40 = loc(unknown)
#loc41 = loc(unknown)
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
#loc42 = loc("examples/jax/models.py":50:20)
#loc43 = loc("examples/jax/models.py":135:15)
#loc44 = loc("examples/jax/models.py":40:15)
#loc45 = loc("examples/jax/models.py":136:11)
#loc46 = loc("examples/jax/models.py":286:14)
#loc47 = loc("examples/jax/models.py":292:41)
#loc48 = loc("examples/jax/models.py":292:24)
#loc49 = loc("examples/jax/models.py":296:4)
#loc50 = loc("examples/jax/models.py":49:13)
#loc51 = loc("examples/jax/models.py":134:37)
#loc52 = loc("examples/jax/models.py":134:21)
#loc53 = loc("examples/jax/models.py":45:34)
#loc54 = loc("examples/jax/models.py":134:12)
#loc55 = loc("examples/jax/models.py":45:25)
#loc56 = loc(unknown)
#loc57 = loc("examples/jax/models.py":45:25)
#loc58 = loc("examples/jax/models.py":45:15)
#loc59 = loc("examples/jax/models.py":45:11)
#loc60 = loc("examples/jax/models.py":135:29)
#loc61 = loc("examples/jax/models.py":135:49)
#loc62 = loc("examples/jax/models.py":49:41)
#loc63 = loc(unknown)
#loc64 = loc("examples/jax/models.py":49:13)
#loc65 = loc(unknown)
#loc66 = loc("examples/jax/models.py":50:20)
#loc67 = loc("examples/jax/models.py":50:11)
#loc70 = loc("examples/jax/models.py":292:24)
#loc72 = loc("examples/jax/models.py":292:41)
#loc74 = loc("examples/jax/models.py":286:14)
#loc76 = loc("examples/jax/models.py":136:11)
#loc77 = loc("examples/jax/models.py":286:14)
#loc78 = loc("examples/jax/models.py":40:15)
#loc79 = loc("examples/jax/models.py":135:15)
#loc80 = loc("examples/jax/models.py":134:37)
#loc81 = loc("examples/jax/models.py":134:21)
#loc82 = loc("examples/jax/models.py":134:12)
#loc83 = loc("examples/jax/models.py":135:29)
#loc84 = loc("examples/jax/models.py":135:49)
#loc85 = loc("examples/jax/models.py":50:20)
#loc86 = loc("examples/jax/models.py":49:13)
#loc87 = loc("examples/jax/models.py":134:37)
#loc88 = loc("examples/jax/models.py":134:21)
#loc89 = loc("examples/jax/models.py":134:21)
#loc90 = loc("examples/jax/models.py":134:21)
#loc91 = loc("examples/jax/models.py":134:21)
#loc92 = loc("examples/jax/models.py":134:21)
#loc93 = loc("examples/jax/models.py":45:34)
#loc94 = loc("examples/jax/models.py":45:25)
#loc95 = loc("examples/jax/models.py":45:25)
#loc96 = loc("examples/jax/models.py":45:15)
#loc97 = loc("examples/jax/models.py":45:11)
#loc98 = loc("examples/jax/models.py":135:29)
#loc99 = loc("examples/jax/models.py":135:49)
#loc100 = loc("examples/jax/models.py":49:41)
#loc101 = loc("examples/jax/models.py":49:13)
#loc102 = loc("examples/jax/models.py":50:20)
#loc103 = loc("examples/jax/models.py":50:11)
#loc104 = loc("examples/jax/models.py":135:29)
#loc105 = loc("examples/jax/models.py":135:29)
#loc106 = loc("examples/jax/models.py":134:21)
#loc107 = loc("examples/jax/models.py":134:21)
#loc110 = loc("examples/jax/models.py":50:20)
#loc111 = loc("examples/jax/models.py":49:13)
#loc112 = loc("examples/jax/models.py":45:34)
#loc113 = loc("examples/jax/models.py":45:25)
#loc114 = loc("examples/jax/models.py":45:25)
#loc115 = loc("examples/jax/models.py":45:25)
#loc116 = loc("examples/jax/models.py":45:25)
#loc117 = loc("examples/jax/models.py":45:15)
#loc118 = loc("examples/jax/models.py":45:15)
#loc119 = loc("examples/jax/models.py":45:15)
#loc120 = loc("examples/jax/models.py":45:11)
#loc121 = loc("examples/jax/models.py":49:41)
#loc122 = loc("examples/jax/models.py":49:13)
#loc123 = loc("examples/jax/models.py":50:20)
#loc124 = loc("examples/jax/models.py":50:20)
#loc125 = loc("examples/jax/models.py":50:20)
#loc126 = loc("examples/jax/models.py":50:20)
#loc127 = loc("examples/jax/models.py":50:20)
#loc128 = loc("examples/jax/models.py":50:20)
#loc129 = loc("examples/jax/models.py":50:20)
#loc130 = loc("examples/jax/models.py":50:20)
#loc131 = loc("examples/jax/models.py":50:20)
#loc132 = loc("examples/jax/models.py":50:20)
#loc133 = loc("examples/jax/models.py":50:20)
#loc134 = loc("examples/jax/models.py":50:20)
#loc135 = loc("examples/jax/models.py":50:20)
#loc136 = loc("examples/jax/models.py":50:11)
#loc137 = loc("examples/jax/models.py":50:11)
#loc138 = loc("examples/jax/models.py":50:11)
#loc139 = loc("examples/jax/models.py":50:11)
#loc140 = loc("examples/jax/models.py":50:20)
#loc141 = loc("examples/jax/models.py":50:20)
#loc142 = loc("examples/jax/models.py":50:20)
#loc143 = loc("examples/jax/models.py":50:20)
#loc144 = loc("examples/jax/models.py":50:20)
#loc145 = loc("examples/jax/models.py":50:20)
#loc146 = loc("examples/jax/models.py":50:20)
#loc147 = loc("examples/jax/models.py":49:13)
#loc148 = loc("examples/jax/models.py":49:13)
#loc149 = loc("examples/jax/models.py":49:13)
#loc150 = loc("examples/jax/models.py":45:11)
#loc152 = loc("examples/jax/models.py":45:11)
#loc153 = loc("examples/jax/models.py":45:15)
#loc154 = loc("examples/jax/models.py":45:25)
#loc155 = loc("examples/jax/models.py":45:25)
#loc156 = loc("examples/jax/models.py":45:25)
#loc157 = loc("examples/jax/models.py":45:34)
#loc158 = loc("examples/jax/models.py":45:34)
module @jit_vocabulary_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<16x50xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc120), %arg1: tensor<50x16xf32> {mesh.name = "params.table", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc92), %arg2: tensor<4x6xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc87), %arg3: tensor<4x6xi32> {mesh.name = "labels", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc99)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<16x50xf32> {mesh.name = "result.1.head"}, tensor<50x16xf32> {mesh.name = "result.1.table"}) {
    %cst = arith.constant 0.0416666679 : f32 loc(#loc110)
    %cst_0 = arith.constant 2.400000e+01 : f32 loc(#loc110)
    %cst_1 = arith.constant 0x7F800000 : f32 loc(#loc110)
    %cst_2 = arith.constant 0xFF800000 : f32 loc(#loc110)
    %true = arith.constant true loc(#loc111)
    %cst_3 = arith.constant 0.000000e+00 : f32 loc(#loc111)
    %c0_i32 = arith.constant 0 : i32 loc(#loc111)
    %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc111)
    %cst_5 = arith.constant dense<49> : tensor<1xi32> loc(#loc77)
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc77)
    %cst_7 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc77)
    %cst_8 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc77)
    %cst_9 = arith.constant dense<1.600000e+01> : tensor<f32> loc(#loc87)
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc87)
    %cst_11 = arith.constant dense<0> : tensor<i32> loc(#loc87)
    %cst_12 = arith.constant dense<50> : tensor<i32> loc(#loc87)
    %0 = call @remainder(%arg2, %cst_12) : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32> loc(#loc87)
    %1 = tensor.empty() : tensor<4x6xi32> loc(#loc88)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%1 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc88), %out: i32 loc("examples/jax/models.py":134:21)):
      linalg.yield %in : i32 loc(#loc88)
    } -> tensor<4x6xi32> loc(#loc88)
    %3 = tensor.empty() : tensor<4x6xi1> loc(#loc88)
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%0, %2 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%3 : tensor<4x6xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:37), %in_14: i32 loc("examples/jax/models.py":134:21), %out: i1 loc("examples/jax/models.py":134:21)):
      %115 = arith.cmpi slt, %in, %in_14 : i32 loc(#loc88)
      linalg.yield %115 : i1 loc(#loc88)
    } -> tensor<4x6xi1> loc(#loc88)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%1 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc89), %out: i32 loc("examples/jax/models.py":134:21)):
      linalg.yield %in : i32 loc(#loc89)
    } -> tensor<4x6xi32> loc(#loc89)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%0, %5 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%1 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:37), %in_14: i32 loc("examples/jax/models.py":134:21), %out: i32 loc("examples/jax/models.py":134:21)):
      %115 = arith.addi %in, %in_14 : i32 loc(#loc89)
      linalg.yield %115 : i32 loc(#loc89)
    } -> tensor<4x6xi32> loc(#loc89)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %6, %0 : tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xi32>) outs(%1 : tensor<4x6xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":134:21), %in_14: i32 loc("examples/jax/models.py":134:21), %in_15: i32 loc("examples/jax/models.py":134:37), %out: i32 loc("examples/jax/models.py":134:21)):
      %115 = arith.select %in, %in_14, %in_15 : i32 loc(#loc90)
      linalg.yield %115 : i32 loc(#loc90)
    } -> tensor<4x6xi32> loc(#loc90)
    %8 = tensor.empty() : tensor<4x6x1xi32> loc(#loc91)
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x6xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:21), %out: i32 loc("examples/jax/models.py":134:21)):
      linalg.yield %in : i32 loc(#loc91)
    } -> tensor<4x6x1xi32> loc(#loc91)
    %10 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc(#loc92), %out: i32 loc("examples/jax/models.py":134:21)):
      linalg.yield %in : i32 loc(#loc92)
    } -> tensor<4x6x1xi32> loc(#loc92)
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:21), %in_14: i32 loc("examples/jax/models.py":134:21), %out: i32 loc("examples/jax/models.py":134:21)):
      %115 = arith.minsi %in, %in_14 : i32 loc(#loc92)
      linalg.yield %115 : i32 loc(#loc92)
    } -> tensor<4x6x1xi32> loc(#loc92)
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x6x1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":134:21), %out: i32 loc("examples/jax/models.py":134:21)):
      %115 = arith.maxsi %in, %c0_i32 : i32 loc(#loc92)
      linalg.yield %115 : i32 loc(#loc92)
    } -> tensor<4x6x1xi32> loc(#loc92)
    %13 = "mesh.gather_slices"(%arg1, %12) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<50x16xf32>, tensor<4x6x1xi32>) -> tensor<4x6x16xf32> loc(#loc92)
    %14 = tensor.empty() : tensor<4x6x16xf32> loc(#loc112)
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":134:21), %in_14: f32 loc("examples/jax/models.py":134:21), %out: f32 loc("examples/jax/models.py":45:34)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc112)
      linalg.yield %115 : f32 loc(#loc112)
    } -> tensor<4x6x16xf32> loc(#loc112)
    %16 = tensor.empty() : tensor<4x6xf32> loc(#loc113)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc113)
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<4x6x16xf32>) outs(%17 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc113), %out: f32 loc(#loc113)):
      %115 = arith.addf %out, %in : f32 loc(#loc113)
      linalg.yield %115 : f32 loc(#loc113)
    } -> tensor<4x6xf32> loc(#loc113)
    %19 = tensor.empty() : tensor<4x6x1xf32> loc(#loc114)
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x6xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:25), %out: f32 loc("examples/jax/models.py":45:25)):
      linalg.yield %in : f32 loc(#loc114)
    } -> tensor<4x6x1xf32> loc(#loc114)
    %21 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc(#loc115), %out: f32 loc("examples/jax/models.py":45:25)):
      linalg.yield %in : f32 loc(#loc115)
    } -> tensor<4x6x1xf32> loc(#loc115)
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:25), %in_14: f32 loc("examples/jax/models.py":45:25), %out: f32 loc("examples/jax/models.py":45:25)):
      %115 = arith.divf %in, %in_14 : f32 loc(#loc115)
      linalg.yield %115 : f32 loc(#loc115)
    } -> tensor<4x6x1xf32> loc(#loc115)
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":45:25)):
      linalg.yield %in : f32 loc(#loc116)
    } -> tensor<4x6x1xf32> loc(#loc116)
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:25), %in_14: f32 loc("examples/jax/models.py":45:25), %out: f32 loc("examples/jax/models.py":45:25)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc116)
      linalg.yield %115 : f32 loc(#loc116)
    } -> tensor<4x6x1xf32> loc(#loc116)
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:25), %out: f32 loc("examples/jax/models.py":45:15)):
      %115 = math.rsqrt %in : f32 loc(#loc117)
      linalg.yield %115 : f32 loc(#loc117)
    } -> tensor<4x6x1xf32> loc(#loc117)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %24 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:15), %in_14: f32 loc("examples/jax/models.py":45:25), %out: f32 loc("examples/jax/models.py":45:15)):
      %115 = arith.divf %in, %in_14 : f32 loc(#loc118)
      linalg.yield %115 : f32 loc(#loc118)
    } -> tensor<4x6x1xf32> loc(#loc118)
    %27 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":286:14), %out: f32 loc("examples/jax/models.py":45:15)):
      linalg.yield %in : f32 loc(#loc119)
    } -> tensor<4x6x1xf32> loc(#loc119)
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %26 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:15), %in_14: f32 loc("examples/jax/models.py":45:15), %out: f32 loc("examples/jax/models.py":45:15)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc119)
      linalg.yield %115 : f32 loc(#loc119)
    } -> tensor<4x6x1xf32> loc(#loc119)
    %29 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<4x6x1xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:15), %out: f32 loc("examples/jax/models.py":45:11)):
      linalg.yield %in : f32 loc(#loc120)
    } -> tensor<4x6x16xf32> loc(#loc120)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %29 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":134:21), %in_14: f32 loc("examples/jax/models.py":45:11), %out: f32 loc("examples/jax/models.py":45:11)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc120)
      linalg.yield %115 : f32 loc(#loc120)
    } -> tensor<4x6x16xf32> loc(#loc120)
    %31 = tensor.empty() : tensor<4x6x50xf32> loc(#loc98)
    %32 = linalg.fill ins(%cst_3 : f32) outs(%31 : tensor<4x6x50xf32>) -> tensor<4x6x50xf32> loc(#loc98)
    %33 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30, %arg0 : tensor<4x6x16xf32>, tensor<16x50xf32>) outs(%32 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:11), %in_14: f32 loc(#loc120), %out: f32 loc("examples/jax/models.py":135:29)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc120)
      %116 = arith.addf %out, %115 : f32 loc(#loc98)
      linalg.yield %116 : f32 loc(#loc98)
    } -> tensor<4x6x50xf32> loc(#loc98)
    %34 = call @remainder(%arg3, %cst_12) : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32> loc(#loc99)
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<4x6xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":135:49), %out: i32 loc("examples/jax/models.py":49:41)):
      linalg.yield %in : i32 loc(#loc121)
    } -> tensor<4x6x1xi32> loc(#loc121)
    %36 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc(#loc111), %out: i32 loc("examples/jax/models.py":49:13)):
      linalg.yield %in : i32 loc(#loc111)
    } -> tensor<4x6x1xi32> loc(#loc111)
    %37 = tensor.empty() : tensor<4x6x1xi1> loc(#loc111)
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%37 : tensor<4x6x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":49:41), %in_14: i32 loc("examples/jax/models.py":49:13), %out: i1 loc("examples/jax/models.py":49:13)):
      %115 = arith.cmpi slt, %in, %in_14 : i32 loc(#loc111)
      linalg.yield %115 : i1 loc(#loc111)
    } -> tensor<4x6x1xi1> loc(#loc111)
    %39 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc(#loc111), %out: i32 loc("examples/jax/models.py":49:13)):
      linalg.yield %in : i32 loc(#loc111)
    } -> tensor<4x6x1xi32> loc(#loc111)
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %39 : tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":49:41), %in_14: i32 loc("examples/jax/models.py":49:13), %out: i32 loc("examples/jax/models.py":49:13)):
      %115 = arith.addi %in, %in_14 : i32 loc(#loc111)
      linalg.yield %115 : i32 loc(#loc111)
    } -> tensor<4x6x1xi32> loc(#loc111)
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %40, %35 : tensor<4x6x1xi1>, tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%8 : tensor<4x6x1xi32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":49:13), %in_14: i32 loc("examples/jax/models.py":49:13), %in_15: i32 loc("examples/jax/models.py":49:41), %out: i32 loc("examples/jax/models.py":49:13)):
      %115 = arith.select %in, %in_14, %in_15 : i32 loc(#loc111)
      linalg.yield %115 : i32 loc(#loc111)
    } -> tensor<4x6x1xi32> loc(#loc111)
    %expanded = tensor.expand_shape %41 [[0], [1], [2, 3]] output_shape [4, 6, 1, 1] : tensor<4x6x1xi32> into tensor<4x6x1x1xi32> loc(#loc111)
    %42 = tensor.empty() : tensor<4x6x1x1xi32> loc(#loc111)
    %43 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc111), %out: i32 loc("examples/jax/models.py":49:13)):
      linalg.yield %in : i32 loc(#loc111)
    } -> tensor<4x6x1x1xi32> loc(#loc111)
    %44 = tensor.empty() : tensor<4x6x1x1xi1> loc(#loc111)
    %45 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %43 : tensor<4x6x1x1xi32>, tensor<4x6x1x1xi32>) outs(%44 : tensor<4x6x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":49:13), %in_14: i32 loc("examples/jax/models.py":49:13), %out: i1 loc("examples/jax/models.py":49:13)):
      %115 = arith.cmpi sge, %in, %in_14 : i32 loc(#loc111)
      linalg.yield %115 : i1 loc(#loc111)
    } -> tensor<4x6x1x1xi1> loc(#loc111)
    %46 = tensor.empty() : tensor<1x1x1x1xi32> loc(#loc111)
    %47 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%46 : tensor<1x1x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc111), %out: i32 loc("examples/jax/models.py":49:13)):
      linalg.yield %in : i32 loc(#loc111)
    } -> tensor<1x1x1x1xi32> loc(#loc111)
    %48 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<1x1x1x1xi32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":49:13), %out: i32 loc("examples/jax/models.py":49:13)):
      linalg.yield %in : i32 loc(#loc111)
    } -> tensor<4x6x1x1xi32> loc(#loc111)
    %49 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %48 : tensor<4x6x1x1xi32>, tensor<4x6x1x1xi32>) outs(%44 : tensor<4x6x1x1xi1>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":49:13), %in_14: i32 loc("examples/jax/models.py":49:13), %out: i1 loc("examples/jax/models.py":49:13)):
      %115 = arith.cmpi sle, %in, %in_14 : i32 loc(#loc111)
      linalg.yield %115 : i1 loc(#loc111)
    } -> tensor<4x6x1x1xi1> loc(#loc111)
    %50 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %49 : tensor<4x6x1x1xi1>, tensor<4x6x1x1xi1>) outs(%44 : tensor<4x6x1x1xi1>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":49:13), %in_14: i1 loc("examples/jax/models.py":49:13), %out: i1 loc("examples/jax/models.py":49:13)):
      %115 = arith.andi %in, %in_14 : i1 loc(#loc111)
      linalg.yield %115 : i1 loc(#loc111)
    } -> tensor<4x6x1x1xi1> loc(#loc111)
    %51 = linalg.fill ins(%true : i1) outs(%37 : tensor<4x6x1xi1>) -> tensor<4x6x1xi1> loc(#loc111)
    %52 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<4x6x1x1xi1>) outs(%51 : tensor<4x6x1xi1>) {
    ^bb0(%in: i1 loc(#loc111), %out: i1 loc(#loc111)):
      %115 = arith.andi %out, %in : i1 loc(#loc111)
      linalg.yield %115 : i1 loc(#loc111)
    } -> tensor<4x6x1xi1> loc(#loc111)
    %53 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc(#loc111), %out: i32 loc("examples/jax/models.py":49:13)):
      linalg.yield %in : i32 loc(#loc111)
    } -> tensor<4x6x1x1xi32> loc(#loc111)
    %54 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %53 : tensor<4x6x1x1xi32>, tensor<4x6x1x1xi32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":49:13), %in_14: i32 loc("examples/jax/models.py":49:13), %out: i32 loc("examples/jax/models.py":49:13)):
      %115 = arith.minsi %in, %in_14 : i32 loc(#loc111)
      linalg.yield %115 : i32 loc(#loc111)
    } -> tensor<4x6x1x1xi32> loc(#loc111)
    %55 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<4x6x1x1xi32>) outs(%42 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":49:13), %out: i32 loc("examples/jax/models.py":49:13)):
      %115 = arith.maxsi %in, %c0_i32 : i32 loc(#loc111)
      linalg.yield %115 : i32 loc(#loc111)
    } -> tensor<4x6x1x1xi32> loc(#loc111)
    %56 = "mesh.gather_slices"(%33, %55) {batch_dims = array<i64: 0, 1>, dims = array<i64: 2>} : (tensor<4x6x50xf32>, tensor<4x6x1x1xi32>) -> tensor<4x6x1xf32> loc(#loc111)
    %57 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:13), %out: f32 loc("examples/jax/models.py":49:13)):
      linalg.yield %in : f32 loc(#loc111)
    } -> tensor<4x6x1xf32> loc(#loc111)
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %56, %57 : tensor<4x6x1xi1>, tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":49:13), %in_14: f32 loc("examples/jax/models.py":49:13), %in_15: f32 loc("examples/jax/models.py":49:13), %out: f32 loc("examples/jax/models.py":49:13)):
      %115 = arith.select %in, %in_14, %in_15 : f32 loc(#loc111)
      linalg.yield %115 : f32 loc(#loc111)
    } -> tensor<4x6x1xf32> loc(#loc111)
    %collapsed = tensor.collapse_shape %58 [[0], [1, 2]] : tensor<4x6x1xf32> into tensor<4x6xf32> loc(#loc122)
    %59 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc110)
    %60 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<4x6x50xf32>) outs(%59 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc110), %out: f32 loc(#loc110)):
      %115 = arith.maximumf %out, %in : f32 loc(#loc110)
      linalg.yield %115 : f32 loc(#loc110)
    } -> tensor<4x6xf32> loc(#loc110)
    %61 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc123), %out: f32 loc("examples/jax/models.py":50:20)):
      linalg.yield %in : f32 loc(#loc123)
    } -> tensor<4x6xf32> loc(#loc123)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %60 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.maximumf %in, %in_14 : f32 loc(#loc123)
      linalg.yield %115 : f32 loc(#loc123)
    } -> tensor<4x6xf32> loc(#loc123)
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<4x6xf32>) outs(%3 : tensor<4x6xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %out: i1 loc("examples/jax/models.py":50:20)):
      %115 = math.absf %in : f32 loc(#loc124)
      %116 = arith.cmpf one, %115, %cst_1 : f32 loc(#loc124)
      linalg.yield %116 : i1 loc(#loc124)
    } -> tensor<4x6xi1> loc(#loc124)
    %64 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc125), %out: f32 loc("examples/jax/models.py":50:20)):
      linalg.yield %in : f32 loc(#loc125)
    } -> tensor<4x6xf32> loc(#loc125)
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %62, %64 : tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":50:20), %in_15: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.select %in, %in_14, %in_15 : f32 loc(#loc126)
      linalg.yield %115 : f32 loc(#loc126)
    } -> tensor<4x6xf32> loc(#loc126)
    %66 = "mesh.stop_gradient"(%65) : (tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc127)
    %67 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<4x6xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      linalg.yield %in : f32 loc(#loc125)
    } -> tensor<4x6x1xf32> loc(#loc125)
    %68 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<4x6x1xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      linalg.yield %in : f32 loc(#loc128)
    } -> tensor<4x6x50xf32> loc(#loc128)
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %68 : tensor<4x6x50xf32>, tensor<4x6x50xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":135:29), %in_14: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.subf %in, %in_14 : f32 loc(#loc128)
      linalg.yield %115 : f32 loc(#loc128)
    } -> tensor<4x6x50xf32> loc(#loc128)
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<4x6x50xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = math.exp %in : f32 loc(#loc129)
      linalg.yield %115 : f32 loc(#loc129)
    } -> tensor<4x6x50xf32> loc(#loc129)
    %71 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<4x6x50xf32>) outs(%17 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc130), %out: f32 loc(#loc130)):
      %115 = arith.addf %out, %in : f32 loc(#loc130)
      linalg.yield %115 : f32 loc(#loc130)
    } -> tensor<4x6xf32> loc(#loc130)
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = math.absf %in : f32 loc(#loc131)
      linalg.yield %115 : f32 loc(#loc131)
    } -> tensor<4x6xf32> loc(#loc131)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %64 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%3 : tensor<4x6xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":50:20), %out: i1 loc("examples/jax/models.py":50:20)):
      %115 = arith.cmpf oge, %in, %in_14 : f32 loc(#loc132)
      linalg.yield %115 : i1 loc(#loc132)
    } -> tensor<4x6xi1> loc(#loc132)
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = math.log %in : f32 loc(#loc133)
      linalg.yield %115 : f32 loc(#loc133)
    } -> tensor<4x6xf32> loc(#loc133)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %66 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc134)
      linalg.yield %115 : f32 loc(#loc134)
    } -> tensor<4x6xf32> loc(#loc134)
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75, %collapsed : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":49:13), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.subf %in, %in_14 : f32 loc(#loc135)
      linalg.yield %115 : f32 loc(#loc135)
    } -> tensor<4x6xf32> loc(#loc135)
    %77 = tensor.empty() : tensor<f32> loc(#loc136)
    %78 = linalg.fill ins(%cst_3 : f32) outs(%77 : tensor<f32>) -> tensor<f32> loc(#loc136)
    %79 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%76 : tensor<4x6xf32>) outs(%78 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc136), %out: f32 loc(#loc136)):
      %115 = arith.addf %out, %in : f32 loc(#loc136)
      linalg.yield %115 : f32 loc(#loc136)
    } -> tensor<f32> loc(#loc136)
    %80 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%79 : tensor<f32>) outs(%77 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:11), %out: f32 loc("examples/jax/models.py":50:11)):
      %115 = arith.divf %in, %cst_0 : f32 loc(#loc137)
      linalg.yield %115 : f32 loc(#loc137)
    } -> tensor<f32> loc(#loc137)
    %81 = linalg.generic {indexing_maps = [#map14], iterator_types = []} outs(%77 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":50:11)):
      linalg.yield %cst : f32 loc(#loc138)
    } -> tensor<f32> loc(#loc138)
    %82 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<f32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:11), %out: f32 loc("examples/jax/models.py":50:11)):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<4x6xf32> loc(#loc139)
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:11), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.negf %in : f32 loc(#loc140)
      linalg.yield %115 : f32 loc(#loc140)
    } -> tensor<4x6xf32> loc(#loc140)
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %72 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:11), %in_14: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.divf %in, %in_14 : f32 loc(#loc141)
      linalg.yield %115 : f32 loc(#loc141)
    } -> tensor<4x6xf32> loc(#loc141)
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %64, %84 : tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":50:20), %in_15: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.select %in, %in_14, %in_15 : f32 loc(#loc142)
      linalg.yield %115 : f32 loc(#loc142)
    } -> tensor<4x6xf32> loc(#loc142)
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %84, %64 : tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":50:20), %in_15: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.select %in, %in_14, %in_15 : f32 loc(#loc142)
      linalg.yield %115 : f32 loc(#loc142)
    } -> tensor<4x6xf32> loc(#loc142)
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.negf %in : f32 loc(#loc143)
      linalg.yield %115 : f32 loc(#loc143)
    } -> tensor<4x6xf32> loc(#loc143)
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %87 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc144)
      linalg.yield %115 : f32 loc(#loc144)
    } -> tensor<4x6xf32> loc(#loc144)
    %89 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<4x6xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      linalg.yield %in : f32 loc(#loc145)
    } -> tensor<4x6x50xf32> loc(#loc145)
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %70 : tensor<4x6x50xf32>, tensor<4x6x50xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":50:20)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc146)
      linalg.yield %115 : f32 loc(#loc146)
    } -> tensor<4x6x50xf32> loc(#loc146)
    %91 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<4x6xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %out: f32 loc("examples/jax/models.py":49:13)):
      linalg.yield %in : f32 loc(#loc147)
    } -> tensor<4x6x1xf32> loc(#loc147)
    %92 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc(#loc148), %out: f32 loc("examples/jax/models.py":49:13)):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<4x6x50xf32> loc(#loc148)
    %93 = "mesh.scatter_slices"(%92, %expanded, %91) ({
    ^bb0(%arg4: f32 loc("examples/jax/models.py":49:13), %arg5: f32 loc("examples/jax/models.py":49:13)):
      %115 = arith.addf %arg4, %arg5 : f32 loc(#loc75)
      "mesh.scalar_yield"(%115) : (f32) -> () loc(#loc148)
    }) {batch_dims = array<i64: 0, 1>, dims = array<i64: 2>} : (tensor<4x6x50xf32>, tensor<4x6x1x1xi32>, tensor<4x6x1xf32>) -> tensor<4x6x50xf32> loc(#loc148)
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %93 : tensor<4x6x50xf32>, tensor<4x6x50xf32>) outs(%31 : tensor<4x6x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":50:20), %in_14: f32 loc("examples/jax/models.py":49:13), %out: f32 loc("examples/jax/models.py":49:13)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc149)
      linalg.yield %115 : f32 loc(#loc149)
    } -> tensor<4x6x50xf32> loc(#loc149)
    %95 = tensor.empty() : tensor<50x16xf32> loc(#loc104)
    %96 = linalg.fill ins(%cst_3 : f32) outs(%95 : tensor<50x16xf32>) -> tensor<50x16xf32> loc(#loc104)
    %97 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%94, %30 : tensor<4x6x50xf32>, tensor<4x6x16xf32>) outs(%96 : tensor<50x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:13), %in_14: f32 loc("examples/jax/models.py":45:11), %out: f32 loc("examples/jax/models.py":135:29)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc149)
      %116 = arith.addf %out, %115 : f32 loc(#loc104)
      linalg.yield %116 : f32 loc(#loc104)
    } -> tensor<50x16xf32> loc(#loc104)
    %98 = tensor.empty() : tensor<16x50xf32> loc(#loc105)
    %99 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<50x16xf32>) outs(%98 : tensor<16x50xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":135:29), %out: f32 loc("examples/jax/models.py":135:29)):
      linalg.yield %in : f32 loc(#loc105)
    } -> tensor<16x50xf32> loc(#loc105)
    %100 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<4x6x16xf32>) -> tensor<4x6x16xf32> loc(#loc104)
    %101 = linalg.generic {indexing_maps = [#map7, #map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94, %arg0 : tensor<4x6x50xf32>, tensor<16x50xf32>) outs(%100 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":49:13), %in_14: f32 loc(#loc149), %out: f32 loc("examples/jax/models.py":135:29)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc149)
      %116 = arith.addf %out, %115 : f32 loc(#loc104)
      linalg.yield %116 : f32 loc(#loc104)
    } -> tensor<4x6x16xf32> loc(#loc104)
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %101 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":134:21), %in_14: f32 loc("examples/jax/models.py":135:29), %out: f32 loc("examples/jax/models.py":45:11)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc150)
      linalg.yield %115 : f32 loc(#loc150)
    } -> tensor<4x6x16xf32> loc(#loc150)
    %103 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102 : tensor<4x6x16xf32>) outs(%17 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc151), %out: f32 loc(#loc151)):
      %115 = arith.addf %out, %in : f32 loc(#loc151)
      linalg.yield %115 : f32 loc(#loc151)
    } -> tensor<4x6xf32> loc(#loc151)
    %expanded_13 = tensor.expand_shape %103 [[0], [1, 2]] output_shape [4, 6, 1] : tensor<4x6xf32> into tensor<4x6x1xf32> loc(#loc152)
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %29 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":135:29), %in_14: f32 loc("examples/jax/models.py":45:11), %out: f32 loc("examples/jax/models.py":45:11)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc150)
      linalg.yield %115 : f32 loc(#loc150)
    } -> tensor<4x6x16xf32> loc(#loc150)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13, %28 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:11), %in_14: f32 loc("examples/jax/models.py":45:15), %out: f32 loc("examples/jax/models.py":45:15)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc153)
      linalg.yield %115 : f32 loc(#loc153)
    } -> tensor<4x6x1xf32> loc(#loc153)
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %21 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:15), %in_14: f32 loc("examples/jax/models.py":45:25), %out: f32 loc("examples/jax/models.py":45:25)):
      %115 = arith.divf %in, %in_14 : f32 loc(#loc154)
      linalg.yield %115 : f32 loc(#loc154)
    } -> tensor<4x6x1xf32> loc(#loc154)
    %107 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(#loc155), %out: f32 loc(#loc155)):
      %115 = arith.addf %out, %in : f32 loc(#loc155)
      linalg.yield %115 : f32 loc(#loc155)
    } -> tensor<4x6xf32> loc(#loc155)
    %108 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<4x6xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:25), %out: f32 loc("examples/jax/models.py":45:25)):
      linalg.yield %in : f32 loc(#loc156)
    } -> tensor<4x6x16xf32> loc(#loc156)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %108 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":134:21), %in_14: f32 loc("examples/jax/models.py":45:25), %out: f32 loc("examples/jax/models.py":45:34)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc157)
      linalg.yield %115 : f32 loc(#loc157)
    } -> tensor<4x6x16xf32> loc(#loc157)
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %109 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:11), %in_14: f32 loc("examples/jax/models.py":45:34), %out: f32 loc("examples/jax/models.py":45:34)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc158)
      linalg.yield %115 : f32 loc(#loc158)
    } -> tensor<4x6x16xf32> loc(#loc158)
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %13 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:25), %in_14: f32 loc("examples/jax/models.py":134:21), %out: f32 loc("examples/jax/models.py":45:34)):
      %115 = arith.mulf %in, %in_14 : f32 loc(#loc157)
      linalg.yield %115 : f32 loc(#loc157)
    } -> tensor<4x6x16xf32> loc(#loc157)
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %111 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%14 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":45:34), %in_14: f32 loc("examples/jax/models.py":45:34), %out: f32 loc("examples/jax/models.py":45:34)):
      %115 = arith.addf %in, %in_14 : f32 loc(#loc158)
      linalg.yield %115 : f32 loc(#loc158)
    } -> tensor<4x6x16xf32> loc(#loc158)
    %113 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%95 : tensor<50x16xf32>) {
    ^bb0(%in: f32 loc(#loc106), %out: f32 loc("examples/jax/models.py":134:21)):
      linalg.yield %in : f32 loc(#loc106)
    } -> tensor<50x16xf32> loc(#loc106)
    %114 = "mesh.scatter_slices"(%113, %9, %112) ({
    ^bb0(%arg4: f32 loc("examples/jax/models.py":134:21), %arg5: f32 loc("examples/jax/models.py":134:21)):
      %115 = arith.addf %arg4, %arg5 : f32 loc(#loc159)
      "mesh.scalar_yield"(%115) : (f32) -> () loc(#loc107)
    }) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<50x16xf32>, tensor<4x6x1xi32>, tensor<4x6x16xf32>) -> tensor<50x16xf32> loc(#loc107)
    return %80, %99, %114 : tensor<f32>, tensor<16x50xf32>, tensor<50x16xf32> loc(#loc77)
  } loc(#loc77)
  func.func private @remainder(%arg0: tensor<4x6xi32> loc(#loc160), %arg1: tensor<i32> loc(#loc160)) -> tensor<4x6xi32> {
    %c-1_i32 = arith.constant -1 : i32 loc(#loc160)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc160)
    %c1_i32 = arith.constant 1 : i32 loc(#loc160)
    %c0_i32 = arith.constant 0 : i32 loc(#loc160)
    %cst = arith.constant dense<0> : tensor<i32> loc(#loc160)
    %0 = tensor.empty() : tensor<i1> loc(#loc160)
    %1 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(#loc160), %out: i1 loc(#loc160)):
      %17 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc160)
      linalg.yield %17 : i1 loc(#loc160)
    } -> tensor<i1> loc(#loc160)
    %2 = tensor.empty() : tensor<i32> loc(#loc160)
    %3 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = []} ins(%1, %arg1 : tensor<i1>, tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i1 loc(#loc160), %in_0: i32 loc(#loc160), %out: i32 loc(#loc160)):
      %17 = arith.select %in, %c1_i32, %in_0 : i32 loc(#loc160)
      linalg.yield %17 : i32 loc(#loc160)
    } -> tensor<i32> loc(#loc160)
    %4 = tensor.empty() : tensor<4x6xi32> loc(#loc160)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<i32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc160), %out: i32 loc(#loc160)):
      linalg.yield %in : i32 loc(#loc160)
    } -> tensor<4x6xi32> loc(#loc160)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %5 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc160), %in_0: i32 loc(#loc160), %out: i32 loc(#loc160)):
      %17 = arith.cmpi eq, %in_0, %c0_i32 : i32 loc(#loc160)
      %18 = arith.cmpi eq, %in, %c-2147483648_i32 : i32 loc(#loc160)
      %19 = arith.cmpi eq, %in_0, %c-1_i32 : i32 loc(#loc160)
      %20 = arith.andi %18, %19 : i1 loc(#loc160)
      %21 = arith.ori %17, %20 : i1 loc(#loc160)
      %22 = arith.select %21, %c1_i32, %in_0 : i32 loc(#loc160)
      %23 = arith.remsi %in, %22 : i32 loc(#loc160)
      %24 = arith.select %20, %c0_i32, %23 : i32 loc(#loc160)
      %25 = arith.select %17, %in, %24 : i32 loc(#loc160)
      linalg.yield %25 : i32 loc(#loc160)
    } -> tensor<4x6xi32> loc(#loc160)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc160), %out: i32 loc(#loc160)):
      linalg.yield %in : i32 loc(#loc160)
    } -> tensor<4x6xi32> loc(#loc160)
    %8 = tensor.empty() : tensor<4x6xi1> loc(#loc160)
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i32 loc(#loc160), %in_0: i32 loc(#loc160), %out: i1 loc(#loc160)):
      %17 = arith.cmpi ne, %in, %in_0 : i32 loc(#loc160)
      linalg.yield %17 : i1 loc(#loc160)
    } -> tensor<4x6xi1> loc(#loc160)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i32 loc(#loc160), %in_0: i32 loc(#loc160), %out: i1 loc(#loc160)):
      %17 = arith.cmpi slt, %in, %in_0 : i32 loc(#loc160)
      linalg.yield %17 : i1 loc(#loc160)
    } -> tensor<4x6xi1> loc(#loc160)
    %11 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%3 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32 loc(#loc160), %out: i1 loc(#loc160)):
      %17 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc160)
      linalg.yield %17 : i1 loc(#loc160)
    } -> tensor<i1> loc(#loc160)
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<i1>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i1 loc(#loc160), %out: i1 loc(#loc160)):
      linalg.yield %in : i1 loc(#loc160)
    } -> tensor<4x6xi1> loc(#loc160)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<4x6xi1>, tensor<4x6xi1>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i1 loc(#loc160), %in_0: i1 loc(#loc160), %out: i1 loc(#loc160)):
      %17 = arith.cmpi ne, %in, %in_0 : i1 loc(#loc160)
      linalg.yield %17 : i1 loc(#loc160)
    } -> tensor<4x6xi1> loc(#loc160)
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %9 : tensor<4x6xi1>, tensor<4x6xi1>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i1 loc(#loc160), %in_0: i1 loc(#loc160), %out: i1 loc(#loc160)):
      %17 = arith.andi %in, %in_0 : i1 loc(#loc160)
      linalg.yield %17 : i1 loc(#loc160)
    } -> tensor<4x6xi1> loc(#loc160)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %5 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i32 loc(#loc160), %in_0: i32 loc(#loc160), %out: i32 loc(#loc160)):
      %17 = arith.addi %in, %in_0 : i32 loc(#loc160)
      linalg.yield %17 : i32 loc(#loc160)
    } -> tensor<4x6xi32> loc(#loc160)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %15, %6 : tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xi32>) outs(%4 : tensor<4x6xi32>) {
    ^bb0(%in: i1 loc(#loc160), %in_0: i32 loc(#loc160), %in_1: i32 loc(#loc160), %out: i32 loc(#loc160)):
      %17 = arith.select %in, %in_0, %in_1 : i32 loc(#loc160)
      linalg.yield %17 : i32 loc(#loc160)
    } -> tensor<4x6xi32> loc(#loc160)
    return %16 : tensor<4x6xi32> loc(#loc160)
  } loc(#loc160)
} loc(#loc)
#loc31 = loc("examples/jax/models.py":68:12)
#loc32 = loc("examples/jax/models.py":70:11)
#loc68 = loc("examples/jax/models.py":68:12)
#loc69 = loc("examples/jax/models.py":70:11)
#loc71 = loc("examples/jax/models.py":40:15)
#loc73 = loc("examples/jax/models.py":68:12)
#loc75 = loc("examples/jax/models.py":68:12)
#loc108 = loc("examples/jax/models.py":68:12)
#loc109 = loc("examples/jax/models.py":134:37)
#loc151 = loc("examples/jax/models.py":45:11)
#loc159 = loc("examples/jax/models.py":68:12)
#loc160 = loc("examples/jax/models.py":134:37)
