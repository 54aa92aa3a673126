#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc(unknown)
#loc7 = loc(unknown)
#loc8 = loc(unknown)
#loc9 = loc("examples/jax/models.py":260:11)
#loc10 = loc("examples/jax/models.py":283:14)
#loc11 = loc("examples/jax/models.py":289:41)
#loc12 = loc("examples/jax/models.py":289:24)
#loc13 = loc("examples/jax/models.py":293:4)
#loc14 = loc("examples/jax/models.py":260:50)
#loc15 = loc("examples/jax/models.py":252:37)
#loc16 = loc(unknown)
#loc17 = loc("examples/jax/models.py":252:21)
#loc18 = loc("examples/jax/models.py":49:34)
#loc19 = loc("examples/jax/models.py":252:12)
#loc20 = loc("examples/jax/models.py":49:25)
#loc21 = loc(unknown)
#loc22 = loc("examples/jax/models.py":49:25)
#loc23 = loc("examples/jax/models.py":49:15)
#loc24 = loc("examples/jax/models.py":49:11)
#loc26 = loc("examples/jax/models.py":253:15)
#loc28 = loc("examples/jax/models.py":254:17)
#loc29 = loc("examples/jax/models.py":255:42)
#loc30 = loc("examples/jax/models.py":255:17)
#loc31 = loc("examples/jax/models.py":255:17)
#loc32 = loc("examples/jax/models.py":256:43)
#loc33 = loc("examples/jax/models.py":256:43)
#loc34 = loc("examples/jax/models.py":256:33)
#loc35 = loc("examples/jax/models.py":256:18)
#loc36 = loc(unknown)
#loc37 = loc("examples/jax/models.py":257:16)
#loc38 = loc("examples/jax/models.py":257:16)
#loc39 = loc("examples/jax/models.py":257:12)
#loc40 = loc("examples/jax/models.py":258:32)
#loc42 = loc("examples/jax/models.py":258:17)
#loc43 = loc(unknown)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map12 = affine_map<(d0, d1) -> (d1, d0)>
#loc44 = loc("examples/jax/models.py":260:11)
#loc45 = loc("examples/jax/models.py":283:14)
#loc46 = loc("examples/jax/models.py":289:41)
#loc47 = loc("examples/jax/models.py":289:24)
#loc48 = loc("examples/jax/models.py":293:4)
#loc49 = loc("examples/jax/models.py":260:50)
#loc50 = loc("examples/jax/models.py":252:37)
#loc51 = loc(unknown)
#loc52 = loc("examples/jax/models.py":252:21)
#loc53 = loc("examples/jax/models.py":49:34)
#loc54 = loc("examples/jax/models.py":252:12)
#loc55 = loc("examples/jax/models.py":49:25)
#loc56 = loc(unknown)
#loc57 = loc("examples/jax/models.py":49:25)
#loc58 = loc("examples/jax/models.py":49:15)
#loc59 = loc("examples/jax/models.py":49:11)
#loc61 = loc("examples/jax/models.py":253:15)
#loc63 = loc("examples/jax/models.py":254:17)
#loc64 = loc("examples/jax/models.py":255:42)
#loc65 = loc("examples/jax/models.py":255:17)
#loc66 = loc("examples/jax/models.py":255:17)
#loc67 = loc("examples/jax/models.py":256:43)
#loc68 = loc("examples/jax/models.py":256:43)
#loc69 = loc("examples/jax/models.py":256:33)
#loc70 = loc("examples/jax/models.py":256:18)
#loc71 = loc(unknown)
#loc72 = loc("examples/jax/models.py":257:16)
#loc73 = loc("examples/jax/models.py":257:16)
#loc74 = loc("examples/jax/models.py":257:12)
#loc75 = loc("examples/jax/models.py":258:32)
#loc77 = loc("examples/jax/models.py":258:17)
#loc78 = loc(unknown)
#loc79 = loc("examples/jax/models.py":289:24)
#loc81 = loc("examples/jax/models.py":260:11)
#loc82 = loc("examples/jax/models.py":252:37)
#loc83 = loc("examples/jax/models.py":252:21)
#loc84 = loc("examples/jax/models.py":252:21)
#loc85 = loc("examples/jax/models.py":252:21)
#loc86 = loc("examples/jax/models.py":252:21)
#loc87 = loc("examples/jax/models.py":252:21)
#loc88 = loc("examples/jax/models.py":49:34)
#loc89 = loc("examples/jax/models.py":49:25)
#loc90 = loc("examples/jax/models.py":49:25)
#loc91 = loc("examples/jax/models.py":49:15)
#loc92 = loc("examples/jax/models.py":49:11)
#loc94 = loc("examples/jax/models.py":253:15)
#loc95 = loc("examples/jax/models.py":253:15)
#loc96 = loc("examples/jax/models.py":253:15)
#loc97 = loc("examples/jax/models.py":253:15)
#loc98 = loc("examples/jax/models.py":253:15)
#loc100 = loc("examples/jax/models.py":254:17)
#loc101 = loc("examples/jax/models.py":255:42)
#loc102 = loc("examples/jax/models.py":255:17)
#loc103 = loc("examples/jax/models.py":255:17)
#loc104 = loc("examples/jax/models.py":256:43)
#loc105 = loc("examples/jax/models.py":256:43)
#loc106 = loc("examples/jax/models.py":256:33)
#loc107 = loc("examples/jax/models.py":256:18)
#loc108 = loc("examples/jax/models.py":256:18)
#loc109 = loc("examples/jax/models.py":256:18)
#loc110 = loc("examples/jax/models.py":256:18)
#loc111 = loc("examples/jax/models.py":256:18)
#loc112 = loc("examples/jax/models.py":256:18)
#loc113 = loc("examples/jax/models.py":256:18)
#loc114 = loc("examples/jax/models.py":256:18)
#loc115 = loc("examples/jax/models.py":257:16)
#loc116 = loc("examples/jax/models.py":257:16)
#loc117 = loc("examples/jax/models.py":257:12)
#loc118 = loc("examples/jax/models.py":258:32)
#loc120 = loc("examples/jax/models.py":258:17)
#loc121 = loc("examples/jax/models.py":258:17)
#loc123 = loc("examples/jax/models.py":260:11)
#loc125 = loc("examples/jax/models.py":289:41)
#loc126 = loc("examples/jax/models.py":49:34)
#loc127 = loc("examples/jax/models.py":49:25)
#loc128 = loc("examples/jax/models.py":49:25)
#loc129 = loc("examples/jax/models.py":49:25)
#loc130 = loc("examples/jax/models.py":49:25)
#loc131 = loc("examples/jax/models.py":49:15)
#loc132 = loc("examples/jax/models.py":49:11)
#loc140 = loc("examples/jax/models.py":283:14)
#loc141 = loc("examples/jax/models.py":260:11)
#loc142 = loc("examples/jax/models.py":283:14)
#loc143 = loc("examples/jax/models.py":260:50)
#loc144 = loc("examples/jax/models.py":260:11)
#loc145 = loc("examples/jax/models.py":260:50)
#loc146 = loc("examples/jax/models.py":260:50)
#loc148 = loc("examples/jax/models.py":260:11)
module @jit_greedy_decoding {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<16x16xf32> {mesh.name = "params.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}]>} loc(#loc93), %arg1: tensor<16x16xf32> {mesh.name = "params.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc116), %arg2: tensor<16x16xf32> {mesh.name = "params.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}]>} loc(#loc101), %arg3: tensor<40x16xf32> {mesh.name = "params.table", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}]>} loc(#loc87), %arg4: tensor<16x16xf32> {mesh.name = "params.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}]>} loc(#loc99), %arg5: tensor<4x12x16xf32> {mesh.name = "keys", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}, {"model"}]>} loc(#loc80), %arg6: tensor<4x12x16xf32> {mesh.name = "values", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}, {"model"}]>} loc(#loc80), %arg7: tensor<4xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}]>} loc(#loc80)) -> (tensor<4x12x16xf32> {mesh.name = "result.0.0"}, tensor<4x12x16xf32> {mesh.name = "result.0.1"}, tensor<4xi32> {mesh.name = "result.0.2"}, tensor<5x4xi32> {mesh.name = "result.1"}) {
    %c1 = arith.constant 1 : index loc(#loc147)
    %c5 = arith.constant 5 : index loc(#loc147)
    %cst = arith.constant 0xFF800000 : f32 loc(#loc142)
    %c12_i32 = arith.constant 12 : i32 loc(#loc142)
    %cst_0 = arith.constant 0.000000e+00 : f32 loc(#loc142)
    %c-1_i32 = arith.constant -1 : i32 loc(#loc142)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc142)
    %c1_i32 = arith.constant 1 : i32 loc(#loc142)
    %c0_i32 = arith.constant 0 : i32 loc(#loc142)
    %c40_i32 = arith.constant 40 : i32 loc(#loc142)
    %c4 = arith.constant 4 : index loc(#loc142)
    %c0 = arith.constant 0 : index loc(#loc142)
    %cst_1 = arith.constant dense<39> : tensor<1xi32> loc(#loc142)
    %cst_2 = arith.constant dense<40> : tensor<i32> loc(#loc142)
    %cst_3 = arith.constant dense<1.600000e+01> : tensor<f32> loc(#loc142)
    %cst_4 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc142)
    %cst_5 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc142)
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc142)
    %cst_7 = arith.constant dense<0> : tensor<i32> loc(#loc142)
    %cst_8 = arith.constant dense<4> : tensor<i32> loc(#loc142)
    %0 = tensor.empty() : tensor<5xi32> loc(#loc145)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<5xi32>) {
    ^bb0(%out: i32 loc("examples/jax/models.py":260:50)):
      %7 = linalg.index 0 : index loc(#loc145)
      %8 = arith.index_cast %7 : index to i32 loc(#loc145)
      linalg.yield %8 : i32 loc(#loc145)
    } -> tensor<5xi32> loc(#loc145)
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%0 : tensor<5xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":283:14), %out: i32 loc("examples/jax/models.py":260:50)):
      linalg.yield %in : i32 loc(#loc146)
    } -> tensor<5xi32> loc(#loc146)
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %1 : tensor<5xi32>, tensor<5xi32>) outs(%0 : tensor<5xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":260:50), %in_9: i32 loc("examples/jax/models.py":260:50), %out: i32 loc("examples/jax/models.py":260:50)):
      %7 = arith.addi %in, %in_9 : i32 loc(#loc146)
      linalg.yield %7 : i32 loc(#loc146)
    } -> tensor<5xi32> loc(#loc146)
    %4 = tensor.empty() : tensor<5x4xi32> loc(#loc148)
    %5 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i32>) outs(%4 : tensor<5x4xi32>) {
    ^bb0(%in: i32 loc(#loc148), %out: i32 loc("examples/jax/models.py":260:11)):
      linalg.yield %in : i32 loc(#loc148)
    } -> tensor<5x4xi32> loc(#loc148)
    %6:4 = scf.for %arg8 = %c0 to %c5 step %c1 iter_args(%arg9 = %arg5, %arg10 = %arg6, %arg11 = %arg7, %arg12 = %5) -> (tensor<4x12x16xf32>, tensor<4x12x16xf32>, tensor<4xi32>, tensor<5x4xi32>) {
      %7 = arith.index_cast %arg8 : index to i32 loc(#loc80)
      %8 = arith.index_cast %7 : i32 to index loc(#loc80)
      %9 = arith.maxsi %8, %c0 : index loc(#loc80)
      %10 = arith.minsi %9, %c4 : index loc(#loc80)
      %extracted_slice = tensor.extract_slice %3[%10] [1] [1] : tensor<5xi32> to tensor<1xi32> loc(#loc80)
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32> loc(#loc81)
      %11 = tensor.empty() : tensor<i32> loc(#loc82)
      %12 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%11 : tensor<i32>) {
      ^bb0(%out: i32 loc("examples/jax/models.py":252:37)):
        linalg.yield %c40_i32 : i32 loc(#loc82)
      } -> tensor<i32> loc(#loc82)
      %13 = tensor.empty() : tensor<i1> loc(#loc82)
      %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%12 : tensor<i32>) outs(%13 : tensor<i1>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:37), %out: i1 loc("examples/jax/models.py":252:37)):
        %107 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc82)
        linalg.yield %107 : i1 loc(#loc82)
      } -> tensor<i1> loc(#loc82)
      %15 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%14, %12 : tensor<i1>, tensor<i32>) outs(%11 : tensor<i32>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":252:37), %in_9: i32 loc("examples/jax/models.py":252:37), %out: i32 loc("examples/jax/models.py":252:37)):
        %107 = arith.select %in, %c1_i32, %in_9 : i32 loc(#loc82)
        linalg.yield %107 : i32 loc(#loc82)
      } -> tensor<i32> loc(#loc82)
      %16 = tensor.empty() : tensor<4xi32> loc(#loc82)
      %17 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%15 : tensor<i32>) outs(%16 : tensor<4xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:37), %out: i32 loc("examples/jax/models.py":252:37)):
        linalg.yield %in : i32 loc(#loc82)
      } -> tensor<4xi32> loc(#loc82)
      %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg11, %17 : tensor<4xi32>, tensor<4xi32>) outs(%16 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(#loc82), %in_9: i32 loc("examples/jax/models.py":252:37), %out: i32 loc("examples/jax/models.py":252:37)):
        %107 = arith.cmpi eq, %in_9, %c0_i32 : i32 loc(#loc82)
        %108 = arith.cmpi eq, %in, %c-2147483648_i32 : i32 loc(#loc82)
        %109 = arith.cmpi eq, %in_9, %c-1_i32 : i32 loc(#loc82)
        %110 = arith.andi %108, %109 : i1 loc(#loc82)
        %111 = arith.ori %107, %110 : i1 loc(#loc82)
        %112 = arith.select %111, %c1_i32, %in_9 : i32 loc(#loc82)
        %113 = arith.remsi %in, %112 : i32 loc(#loc82)
        %114 = arith.select %110, %c0_i32, %113 : i32 loc(#loc82)
        %115 = arith.select %107, %in, %114 : i32 loc(#loc82)
        linalg.yield %115 : i32 loc(#loc82)
      } -> tensor<4xi32> loc(#loc82)
      %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_7 : tensor<i32>) outs(%16 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(#loc82), %out: i32 loc("examples/jax/models.py":252:37)):
        linalg.yield %in : i32 loc(#loc82)
      } -> tensor<4xi32> loc(#loc82)
      %20 = tensor.empty() : tensor<4xi1> loc(#loc82)
      %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%18, %19 : tensor<4xi32>, tensor<4xi32>) outs(%20 : tensor<4xi1>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:37), %in_9: i32 loc("examples/jax/models.py":252:37), %out: i1 loc("examples/jax/models.py":252:37)):
        %107 = arith.cmpi ne, %in, %in_9 : i32 loc(#loc82)
        linalg.yield %107 : i1 loc(#loc82)
      } -> tensor<4xi1> loc(#loc82)
      %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%18, %19 : tensor<4xi32>, tensor<4xi32>) outs(%20 : tensor<4xi1>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:37), %in_9: i32 loc("examples/jax/models.py":252:37), %out: i1 loc("examples/jax/models.py":252:37)):
        %107 = arith.cmpi slt, %in, %in_9 : i32 loc(#loc82)
        linalg.yield %107 : i1 loc(#loc82)
      } -> tensor<4xi1> loc(#loc82)
      %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%15 : tensor<i32>) outs(%13 : tensor<i1>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:37), %out: i1 loc("examples/jax/models.py":252:37)):
        %107 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc82)
        linalg.yield %107 : i1 loc(#loc82)
      } -> tensor<i1> loc(#loc82)
      %24 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%23 : tensor<i1>) outs(%20 : tensor<4xi1>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":252:37), %out: i1 loc("examples/jax/models.py":252:37)):
        linalg.yield %in : i1 loc(#loc82)
      } -> tensor<4xi1> loc(#loc82)
      %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%22, %24 : tensor<4xi1>, tensor<4xi1>) outs(%20 : tensor<4xi1>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":252:37), %in_9: i1 loc("examples/jax/models.py":252:37), %out: i1 loc("examples/jax/models.py":252:37)):
        %107 = arith.cmpi ne, %in, %in_9 : i1 loc(#loc82)
        linalg.yield %107 : i1 loc(#loc82)
      } -> tensor<4xi1> loc(#loc82)
      %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%25, %21 : tensor<4xi1>, tensor<4xi1>) outs(%20 : tensor<4xi1>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":252:37), %in_9: i1 loc("examples/jax/models.py":252:37), %out: i1 loc("examples/jax/models.py":252:37)):
        %107 = arith.andi %in, %in_9 : i1 loc(#loc82)
        linalg.yield %107 : i1 loc(#loc82)
      } -> tensor<4xi1> loc(#loc82)
      %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%18, %17 : tensor<4xi32>, tensor<4xi32>) outs(%16 : tensor<4xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:37), %in_9: i32 loc("examples/jax/models.py":252:37), %out: i32 loc("examples/jax/models.py":252:37)):
        %107 = arith.addi %in, %in_9 : i32 loc(#loc82)
        linalg.yield %107 : i32 loc(#loc82)
      } -> tensor<4xi32> loc(#loc82)
      %28 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%26, %27, %18 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%16 : tensor<4xi32>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":252:37), %in_9: i32 loc("examples/jax/models.py":252:37), %in_10: i32 loc("examples/jax/models.py":252:37), %out: i32 loc("examples/jax/models.py":252:37)):
        %107 = arith.select %in, %in_9, %in_10 : i32 loc(#loc82)
        linalg.yield %107 : i32 loc(#loc82)
      } -> tensor<4xi32> loc(#loc82)
      %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%28, %19 : tensor<4xi32>, tensor<4xi32>) outs(%20 : tensor<4xi1>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:37), %in_9: i32 loc("examples/jax/models.py":252:21), %out: i1 loc("examples/jax/models.py":252:21)):
        %107 = arith.cmpi slt, %in, %in_9 : i32 loc(#loc83)
        linalg.yield %107 : i1 loc(#loc83)
      } -> tensor<4xi1> loc(#loc83)
      %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_2 : tensor<i32>) outs(%16 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(#loc84), %out: i32 loc("examples/jax/models.py":252:21)):
        linalg.yield %in : i32 loc(#loc84)
      } -> tensor<4xi32> loc(#loc84)
      %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%28, %30 : tensor<4xi32>, tensor<4xi32>) outs(%16 : tensor<4xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:37), %in_9: i32 loc("examples/jax/models.py":252:21), %out: i32 loc("examples/jax/models.py":252:21)):
        %107 = arith.addi %in, %in_9 : i32 loc(#loc84)
        linalg.yield %107 : i32 loc(#loc84)
      } -> tensor<4xi32> loc(#loc84)
      %32 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%29, %31, %28 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%16 : tensor<4xi32>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":252:21), %in_9: i32 loc("examples/jax/models.py":252:21), %in_10: i32 loc("examples/jax/models.py":252:37), %out: i32 loc("examples/jax/models.py":252:21)):
        %107 = arith.select %in, %in_9, %in_10 : i32 loc(#loc85)
        linalg.yield %107 : i32 loc(#loc85)
      } -> tensor<4xi32> loc(#loc85)
      %33 = tensor.empty() : tensor<4x1xi32> loc(#loc86)
      %34 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<4xi32>) outs(%33 : tensor<4x1xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:21), %out: i32 loc("examples/jax/models.py":252:21)):
        linalg.yield %in : i32 loc(#loc86)
      } -> tensor<4x1xi32> loc(#loc86)
      %35 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<1xi32>) outs(%33 : tensor<4x1xi32>) {
      ^bb0(%in: i32 loc(#loc87), %out: i32 loc("examples/jax/models.py":252:21)):
        linalg.yield %in : i32 loc(#loc87)
      } -> tensor<4x1xi32> loc(#loc87)
      %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %35 : tensor<4x1xi32>, tensor<4x1xi32>) outs(%33 : tensor<4x1xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:21), %in_9: i32 loc("examples/jax/models.py":252:21), %out: i32 loc("examples/jax/models.py":252:21)):
        %107 = arith.minsi %in, %in_9 : i32 loc(#loc87)
        linalg.yield %107 : i32 loc(#loc87)
      } -> tensor<4x1xi32> loc(#loc87)
      %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<4x1xi32>) outs(%33 : tensor<4x1xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":252:21), %out: i32 loc("examples/jax/models.py":252:21)):
        %107 = arith.maxsi %in, %c0_i32 : i32 loc(#loc87)
        linalg.yield %107 : i32 loc(#loc87)
      } -> tensor<4x1xi32> loc(#loc87)
      %38 = "mesh.gather_slices"(%arg3, %37) {batch_dims = array<i64>, dims = array<i64: 0>} : (tensor<40x16xf32>, tensor<4x1xi32>) -> tensor<4x16xf32> loc(#loc87)
      %39 = tensor.empty() : tensor<4x16xf32> loc(#loc126)
      %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38, %38 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%39 : tensor<4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":252:21), %in_9: f32 loc("examples/jax/models.py":252:21), %out: f32 loc("examples/jax/models.py":49:34)):
        %107 = arith.mulf %in, %in_9 : f32 loc(#loc126)
        linalg.yield %107 : f32 loc(#loc126)
      } -> tensor<4x16xf32> loc(#loc126)
      %41 = tensor.empty() : tensor<4xf32> loc(#loc127)
      %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<4xf32>) -> tensor<4xf32> loc(#loc127)
      %43 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%40 : tensor<4x16xf32>) outs(%42 : tensor<4xf32>) {
      ^bb0(%in: f32 loc(#loc127), %out: f32 loc(#loc127)):
        %107 = arith.addf %out, %in : f32 loc(#loc127)
        linalg.yield %107 : f32 loc(#loc127)
      } -> tensor<4xf32> loc(#loc127)
      %44 = tensor.empty() : tensor<4x1xf32> loc(#loc128)
      %45 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<4xf32>) outs(%44 : tensor<4x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
        linalg.yield %in : f32 loc(#loc128)
      } -> tensor<4x1xf32> loc(#loc128)
      %46 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%44 : tensor<4x1xf32>) {
      ^bb0(%in: f32 loc(#loc129), %out: f32 loc("examples/jax/models.py":49:25)):
        linalg.yield %in : f32 loc(#loc129)
      } -> tensor<4x1xf32> loc(#loc129)
      %47 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%45, %46 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%44 : tensor<4x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_9: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
        %107 = arith.divf %in, %in_9 : f32 loc(#loc129)
        linalg.yield %107 : f32 loc(#loc129)
      } -> tensor<4x1xf32> loc(#loc129)
      %48 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%44 : tensor<4x1xf32>) {
      ^bb0(%in: f32 loc(#loc130), %out: f32 loc("examples/jax/models.py":49:25)):
        linalg.yield %in : f32 loc(#loc130)
      } -> tensor<4x1xf32> loc(#loc130)
      %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%44 : tensor<4x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %in_9: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:25)):
        %107 = arith.addf %in, %in_9 : f32 loc(#loc130)
        linalg.yield %107 : f32 loc(#loc130)
      } -> tensor<4x1xf32> loc(#loc130)
      %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<4x1xf32>) outs(%44 : tensor<4x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":49:25), %out: f32 loc("examples/jax/models.py":49:15)):
        %107 = math.rsqrt %in : f32 loc(#loc131)
        linalg.yield %107 : f32 loc(#loc131)
      } -> tensor<4x1xf32> loc(#loc131)
      %51 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<4x1xf32>) outs(%39 : tensor<4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":49:15), %out: f32 loc("examples/jax/models.py":49:11)):
        linalg.yield %in : f32 loc(#loc132)
      } -> tensor<4x16xf32> loc(#loc132)
      %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38, %51 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%39 : tensor<4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":252:21), %in_9: f32 loc("examples/jax/models.py":49:11), %out: f32 loc("examples/jax/models.py":49:11)):
        %107 = arith.mulf %in, %in_9 : f32 loc(#loc132)
        linalg.yield %107 : f32 loc(#loc132)
      } -> tensor<4x16xf32> loc(#loc132)
      %53 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc93)
      %54 = linalg.matmul ins(%52, %arg0 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc93)
      %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%13 : tensor<i1>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":260:11), %out: i1 loc("examples/jax/models.py":253:15)):
        %107 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc94)
        linalg.yield %107 : i1 loc(#loc94)
      } -> tensor<i1> loc(#loc94)
      %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%11 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":260:11), %out: i32 loc("examples/jax/models.py":253:15)):
        %107 = arith.addi %in, %c12_i32 : i32 loc(#loc95)
        linalg.yield %107 : i32 loc(#loc95)
      } -> tensor<i32> loc(#loc95)
      %57 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = []} ins(%55, %56, %collapsed : tensor<i1>, tensor<i32>, tensor<i32>) outs(%11 : tensor<i32>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":253:15), %in_9: i32 loc("examples/jax/models.py":253:15), %in_10: i32 loc("examples/jax/models.py":260:11), %out: i32 loc("examples/jax/models.py":253:15)):
        %107 = arith.select %in, %in_9, %in_10 : i32 loc(#loc96)
        linalg.yield %107 : i32 loc(#loc96)
      } -> tensor<i32> loc(#loc96)
      %58 = tensor.empty() : tensor<1xi32> loc(#loc97)
      %59 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%57 : tensor<i32>) outs(%58 : tensor<1xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":253:15), %out: i32 loc("examples/jax/models.py":253:15)):
        linalg.yield %in : i32 loc(#loc97)
      } -> tensor<1xi32> loc(#loc97)
      %60 = "mesh.scatter_slices"(%arg9, %59, %54) ({
      ^bb0(%arg13: f32 loc("examples/jax/models.py":253:15), %arg14: f32 loc("examples/jax/models.py":253:15)):
        "mesh.scalar_yield"(%arg14) : (f32) -> () loc(#loc98)
      }) {batch_dims = array<i64>, dims = array<i64: 1>} : (tensor<4x12x16xf32>, tensor<1xi32>, tensor<4x16xf32>) -> tensor<4x12x16xf32> loc(#loc98)
      %61 = linalg.matmul ins(%52, %arg4 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc99)
      %62 = "mesh.scatter_slices"(%arg10, %59, %61) ({
      ^bb0(%arg13: f32 loc("examples/jax/models.py":254:17), %arg14: f32 loc("examples/jax/models.py":254:17)):
        "mesh.scalar_yield"(%arg14) : (f32) -> () loc(#loc100)
      }) {batch_dims = array<i64>, dims = array<i64: 1>} : (tensor<4x12x16xf32>, tensor<1xi32>, tensor<4x16xf32>) -> tensor<4x12x16xf32> loc(#loc100)
      %63 = linalg.matmul ins(%52, %arg2 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc101)
      %64 = tensor.empty() : tensor<4x12xf32> loc(#loc102)
      %65 = linalg.fill ins(%cst_0 : f32) outs(%64 : tensor<4x12xf32>) -> tensor<4x12xf32> loc(#loc102)
      %66 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%63, %60 : tensor<4x16xf32>, tensor<4x12x16xf32>) outs(%65 : tensor<4x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":255:42), %in_9: f32 loc("examples/jax/models.py":253:15), %out: f32 loc("examples/jax/models.py":255:17)):
        %107 = arith.mulf %in, %in_9 : f32 loc(#loc101)
        %108 = arith.addf %out, %107 : f32 loc(#loc102)
        linalg.yield %108 : f32 loc(#loc102)
      } -> tensor<4x12xf32> loc(#loc102)
      %67 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%64 : tensor<4x12xf32>) {
      ^bb0(%in: f32 loc(#loc103), %out: f32 loc("examples/jax/models.py":255:17)):
        linalg.yield %in : f32 loc(#loc103)
      } -> tensor<4x12xf32> loc(#loc103)
      %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%66, %67 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%64 : tensor<4x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":255:17), %in_9: f32 loc("examples/jax/models.py":255:17), %out: f32 loc("examples/jax/models.py":255:17)):
        %107 = arith.divf %in, %in_9 : f32 loc(#loc103)
        linalg.yield %107 : f32 loc(#loc103)
      } -> tensor<4x12xf32> loc(#loc103)
      %69 = tensor.empty() : tensor<12xi32> loc(#loc104)
      %70 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%69 : tensor<12xi32>) {
      ^bb0(%out: i32 loc("examples/jax/models.py":256:43)):
        %107 = linalg.index 0 : index loc(#loc104)
        %108 = arith.index_cast %107 : index to i32 loc(#loc104)
        linalg.yield %108 : i32 loc(#loc104)
      } -> tensor<12xi32> loc(#loc104)
      %71 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<i32>) outs(%69 : tensor<12xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":260:11), %out: i32 loc("examples/jax/models.py":256:43)):
        linalg.yield %in : i32 loc(#loc105)
      } -> tensor<12xi32> loc(#loc105)
      %72 = tensor.empty() : tensor<12xi1> loc(#loc105)
      %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%70, %71 : tensor<12xi32>, tensor<12xi32>) outs(%72 : tensor<12xi1>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":256:43), %in_9: i32 loc("examples/jax/models.py":256:43), %out: i1 loc("examples/jax/models.py":256:43)):
        %107 = arith.cmpi sle, %in, %in_9 : i32 loc(#loc105)
        linalg.yield %107 : i1 loc(#loc105)
      } -> tensor<12xi1> loc(#loc105)
      %74 = tensor.empty() : tensor<f32> loc(#loc106)
      %75 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%74 : tensor<f32>) {
      ^bb0(%out: f32 loc("examples/jax/models.py":256:33)):
        linalg.yield %cst : f32 loc(#loc106)
      } -> tensor<f32> loc(#loc106)
      %76 = tensor.empty() : tensor<4x12xi1> loc(#loc106)
      %77 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<12xi1>) outs(%76 : tensor<4x12xi1>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":256:43), %out: i1 loc("examples/jax/models.py":256:33)):
        linalg.yield %in : i1 loc(#loc106)
      } -> tensor<4x12xi1> loc(#loc106)
      %78 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<f32>) outs(%64 : tensor<4x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:33), %out: f32 loc("examples/jax/models.py":256:33)):
        linalg.yield %in : f32 loc(#loc106)
      } -> tensor<4x12xf32> loc(#loc106)
      %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%77, %68, %78 : tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) outs(%64 : tensor<4x12xf32>) {
      ^bb0(%in: i1 loc("examples/jax/models.py":256:33), %in_9: f32 loc("examples/jax/models.py":255:17), %in_10: f32 loc("examples/jax/models.py":256:33), %out: f32 loc("examples/jax/models.py":256:33)):
        %107 = arith.select %in, %in_9, %in_10 : f32 loc(#loc106)
        linalg.yield %107 : f32 loc(#loc106)
      } -> tensor<4x12xf32> loc(#loc106)
      %80 = linalg.fill ins(%cst : f32) outs(%41 : tensor<4xf32>) -> tensor<4xf32> loc(#loc107)
      %81 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%79 : tensor<4x12xf32>) outs(%80 : tensor<4xf32>) {
      ^bb0(%in: f32 loc(#loc107), %out: f32 loc(#loc107)):
        %107 = arith.maximumf %out, %in : f32 loc(#loc107)
        linalg.yield %107 : f32 loc(#loc107)
      } -> tensor<4xf32> loc(#loc107)
      %82 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%41 : tensor<4xf32>) {
      ^bb0(%in: f32 loc(#loc108), %out: f32 loc("examples/jax/models.py":256:18)):
        linalg.yield %in : f32 loc(#loc108)
      } -> tensor<4xf32> loc(#loc108)
      %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%82, %81 : tensor<4xf32>, tensor<4xf32>) outs(%41 : tensor<4xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:18), %in_9: f32 loc("examples/jax/models.py":256:18), %out: f32 loc("examples/jax/models.py":256:18)):
        %107 = arith.maximumf %in, %in_9 : f32 loc(#loc108)
        linalg.yield %107 : f32 loc(#loc108)
      } -> tensor<4xf32> loc(#loc108)
      %84 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<4xf32>) outs(%44 : tensor<4x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:18), %out: f32 loc("examples/jax/models.py":256:18)):
        linalg.yield %in : f32 loc(#loc109)
      } -> tensor<4x1xf32> loc(#loc109)
      %85 = "mesh.stop_gradient"(%84) : (tensor<4x1xf32>) -> tensor<4x1xf32> loc(#loc110)
      %86 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<4x1xf32>) outs(%64 : tensor<4x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:18), %out: f32 loc("examples/jax/models.py":256:18)):
        linalg.yield %in : f32 loc(#loc111)
      } -> tensor<4x12xf32> loc(#loc111)
      %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%79, %86 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%64 : tensor<4x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:33), %in_9: f32 loc("examples/jax/models.py":256:18), %out: f32 loc("examples/jax/models.py":256:18)):
        %107 = arith.subf %in, %in_9 : f32 loc(#loc111)
        linalg.yield %107 : f32 loc(#loc111)
      } -> tensor<4x12xf32> loc(#loc111)
      %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<4x12xf32>) outs(%64 : tensor<4x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:18), %out: f32 loc("examples/jax/models.py":256:18)):
        %107 = math.exp %in : f32 loc(#loc112)
        linalg.yield %107 : f32 loc(#loc112)
      } -> tensor<4x12xf32> loc(#loc112)
      %89 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<4x12xf32>) outs(%42 : tensor<4xf32>) {
      ^bb0(%in: f32 loc(#loc113), %out: f32 loc(#loc113)):
        %107 = arith.addf %out, %in : f32 loc(#loc113)
        linalg.yield %107 : f32 loc(#loc113)
      } -> tensor<4xf32> loc(#loc113)
      %90 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<4xf32>) outs(%44 : tensor<4x1xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:18), %out: f32 loc("examples/jax/models.py":256:18)):
        linalg.yield %in : f32 loc(#loc109)
      } -> tensor<4x1xf32> loc(#loc109)
      %91 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<4x1xf32>) outs(%64 : tensor<4x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:18), %out: f32 loc("examples/jax/models.py":256:18)):
        linalg.yield %in : f32 loc(#loc114)
      } -> tensor<4x12xf32> loc(#loc114)
      %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%88, %91 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%64 : tensor<4x12xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:18), %in_9: f32 loc("examples/jax/models.py":256:18), %out: f32 loc("examples/jax/models.py":256:18)):
        %107 = arith.divf %in, %in_9 : f32 loc(#loc114)
        linalg.yield %107 : f32 loc(#loc114)
      } -> tensor<4x12xf32> loc(#loc114)
      %93 = linalg.generic {indexing_maps = [#map8, #map11, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92, %62 : tensor<4x12xf32>, tensor<4x12x16xf32>) outs(%53 : tensor<4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":256:18), %in_9: f32 loc("examples/jax/models.py":254:17), %out: f32 loc("examples/jax/models.py":257:16)):
        %107 = arith.mulf %in, %in_9 : f32 loc(#loc114)
        %108 = arith.addf %out, %107 : f32 loc(#loc115)
        linalg.yield %108 : f32 loc(#loc115)
      } -> tensor<4x16xf32> loc(#loc115)
      %94 = linalg.matmul ins(%93, %arg1 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc116)
      %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%52, %94 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%39 : tensor<4x16xf32>) {
      ^bb0(%in: f32 loc("examples/jax/models.py":49:11), %in_9: f32 loc("examples/jax/models.py":257:16), %out: f32 loc("examples/jax/models.py":257:12)):
        %107 = arith.addf %in, %in_9 : f32 loc(#loc117)
        linalg.yield %107 : f32 loc(#loc117)
      } -> tensor<4x16xf32> loc(#loc117)
      %96 = tensor.empty() : tensor<16x40xf32> loc(#loc118)
      %97 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<40x16xf32>) outs(%96 : tensor<16x40xf32>) {
      ^bb0(%in: f32 loc(#loc118), %out: f32 loc("examples/jax/models.py":258:32)):
        linalg.yield %in : f32 loc(#loc118)
      } -> tensor<16x40xf32> loc(#loc118)
      %98 = tensor.empty() : tensor<4x40xf32> loc(#loc119)
      %99 = linalg.fill ins(%cst_0 : f32) outs(%98 : tensor<4x40xf32>) -> tensor<4x40xf32> loc(#loc119)
      %100 = linalg.matmul ins(%95, %97 : tensor<4x16xf32>, tensor<16x40xf32>) outs(%99 : tensor<4x40xf32>) -> tensor<4x40xf32> loc(#loc119)
      %101 = tensor.empty() : tensor<4x40xi32> loc(#loc120)
      %102 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%101 : tensor<4x40xi32>) {
      ^bb0(%out: i32 loc("examples/jax/models.py":258:17)):
        %107 = linalg.index 1 : index loc(#loc120)
        %108 = arith.index_cast %107 : index to i32 loc(#loc120)
        linalg.yield %108 : i32 loc(#loc120)
      } -> tensor<4x40xi32> loc(#loc120)
      %103 = linalg.fill ins(%c0_i32 : i32) outs(%16 : tensor<4xi32>) -> tensor<4xi32> loc(#loc121)
      %104:2 = linalg.generic {indexing_maps = [#map3, #map3, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%100, %102 : tensor<4x40xf32>, tensor<4x40xi32>) outs(%80, %103 : tensor<4xf32>, tensor<4xi32>) attrs =  {mesh.associative} {
      ^bb0(%in: f32 loc(#loc133), %in_9: i32 loc(#loc133), %out: f32 loc(#loc133), %out_10: i32 loc(#loc133)):
        %107 = arith.cmpf ogt, %out, %in : f32 loc(#loc133)
        %108 = arith.cmpf une, %out, %out : f32 loc(#loc134)
        %109 = arith.ori %107, %108 : i1 loc(#loc135)
        %110 = arith.cmpf oeq, %out, %in : f32 loc(#loc136)
        %111 = arith.cmpi slt, %out_10, %in_9 : i32 loc(#loc137)
        %112 = arith.andi %110, %111 : i1 loc(#loc138)
        %113 = arith.ori %109, %112 : i1 loc(#loc135)
        %114 = arith.select %109, %out, %in : f32 loc(#loc139)
        %115 = arith.select %113, %out_10, %in_9 : i32 loc(#loc139)
        linalg.yield %114, %115 : f32, i32 loc(#loc121)
      } -> (tensor<4xf32>, tensor<4xi32>) loc(#loc121)
      %105 = tensor.empty() : tensor<1x4xi32> loc(#loc123)
      %106 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%104#1 : tensor<4xi32>) outs(%105 : tensor<1x4xi32>) {
      ^bb0(%in: i32 loc("examples/jax/models.py":258:17), %out: i32 loc("examples/jax/models.py":260:11)):
        linalg.yield %in : i32 loc(#loc123)
      } -> tensor<1x4xi32> loc(#loc123)
      %inserted_slice = tensor.insert_slice %106 into %arg12[%10, 0] [1, 4] [1, 1] : tensor<1x4xi32> into tensor<5x4xi32> loc(#loc124)
      scf.yield %60, %62, %104#1, %inserted_slice : tensor<4x12x16xf32>, tensor<4x12x16xf32>, tensor<4xi32>, tensor<5x4xi32> loc(#loc147)
    } loc(#loc147)
    return %6#0, %6#1, %6#2, %6#3 : tensor<4x12x16xf32>, tensor<4x12x16xf32>, tensor<4xi32>, tensor<5x4xi32> loc(#loc142)
  } loc(#loc142)
} loc(#loc)
#loc25 = loc("examples/jax/models.py":253:37)
#loc27 = loc("examples/jax/models.py":254:41)
#loc41 = loc("examples/jax/models.py":258:28)
#loc60 = loc("examples/jax/models.py":253:37)
#loc62 = loc("examples/jax/models.py":254:41)
#loc76 = loc("examples/jax/models.py":258:28)
#loc80 = loc("examples/jax/models.py":260:11)
#loc93 = loc("examples/jax/models.py":253:37)
#loc99 = loc("examples/jax/models.py":254:41)
#loc119 = loc("examples/jax/models.py":258:28)
#loc122 = loc("examples/jax/models.py":258:17)
#loc124 = loc("examples/jax/models.py":260:11)
#loc133 = loc("examples/jax/models.py":258:17)
#loc134 = loc("examples/jax/models.py":258:17)
#loc135 = loc("examples/jax/models.py":258:17)
#loc136 = loc("examples/jax/models.py":258:17)
#loc137 = loc("examples/jax/models.py":258:17)
#loc138 = loc("examples/jax/models.py":258:17)
#loc139 = loc("examples/jax/models.py":258:17)
#loc147 = loc("examples/jax/models.py":260:11)
