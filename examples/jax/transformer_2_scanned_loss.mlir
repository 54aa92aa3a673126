#loc = loc(unknown)
#loc1 = loc("examples/jax/transformer.py":112:15)
#loc2 = loc("examples/jax/transformer.py":115:11)
#loc3 = loc("examples/jax/transformer.py":115:20)
#loc4 = loc("python/mesh_spmd/api.py":44:14)
#loc5 = loc("examples/jax/transformer.py":107:8)
#loc6 = loc("examples/jax/transformer.py":84:38)
#loc7 = loc("examples/jax/transformer.py":84:29)
#loc8 = loc("examples/jax/transformer.py":84:15)
#loc9 = loc("examples/jax/transformer.py":84:11)
#loc10 = loc("examples/jax/transformer.py":113:13)
#loc11 = loc("examples/jax/transformer.py":114:13)
#loc12 = loc("examples/jax/transformer.py":115:64)
#loc13 = loc("examples/jax/transformer.py":115:56)
#loc14 = loc("examples/jax/transformer.py":92:14)
#loc15 = loc("examples/jax/transformer.py":88:15)
#loc16 = loc("examples/jax/transformer.py":90:13)
#loc17 = loc("examples/jax/transformer.py":91:22)
#loc19 = loc("examples/jax/transformer.py":92:29)
#loc20 = loc("examples/jax/transformer.py":93:39)
#loc21 = loc("examples/jax/transformer.py":93:11)
#loc22 = loc("examples/jax/transformer.py":101:8)
#loc23 = loc("examples/jax/transformer.py":97:24)
#loc24 = loc("examples/jax/transformer.py":97:12)
#loc25 = loc("examples/jax/transformer.py":97:42)
#loc26 = loc("examples/jax/transformer.py":97:11)
#loc27 = loc("examples/jax/transformer.py":102:11)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0, d1)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3) -> ()>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module @jit_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<2x192x64xf32> {mesh.name = "params.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg3: tensor<2x64x192xf32> {mesh.name = "params.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg4: tensor<2x64x4x16xf32> {mesh.name = "params.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<2x64xf32> {mesh.name = "params.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg6: tensor<2x64xf32> {mesh.name = "params.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg7: tensor<2x4x16x64xf32> {mesh.name = "params.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<2x64x4x16xf32> {mesh.name = "params.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<2x64x192xf32> {mesh.name = "params.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg10: tensor<2x64x4x16xf32> {mesh.name = "params.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg12: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg13: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result", mesh.sharding = #mesh.sharding<@mesh, []>}) {
    %c1 = arith.constant 1 : index loc(#loc1)
    %c2 = arith.constant 2 : index loc(#loc1)
    %cst = arith.constant 2.560000e+02 : f32 loc(#loc2)
    %cst_0 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc3)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c255 = arith.constant 255 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_4 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc4)
    %cst_5 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc4)
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_7 = arith.constant dense<256> : tensor<i32> loc(#loc4)
    %cst_8 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc5)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc5)
    } -> tensor<8x32xi32> loc(#loc5)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc5)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_9: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %55 = arith.cmpi slt, %in, %in_9 : i32 loc(#loc5)
      linalg.yield %55 : i1 loc(#loc5)
    } -> tensor<8x32xi1> loc(#loc5)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("python/mesh_spmd/api.py":44:14), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc5)
    } -> tensor<8x32xi32> loc(#loc5)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_9: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %55 = arith.addi %in, %in_9 : i32 loc(#loc5)
      linalg.yield %55 : i32 loc(#loc5)
    } -> tensor<8x32xi32> loc(#loc5)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg12 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_9: i32 loc("examples/jax/transformer.py":107:8), %in_10: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %55 = arith.select %in, %in_9, %in_10 : i32 loc(#loc5)
      linalg.yield %55 : i32 loc(#loc5)
    } -> tensor<8x32xi32> loc(#loc5)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc5)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc5)
    } -> tensor<8x32x1xi32> loc(#loc5)
    %9 = tensor.empty() : tensor<8x32x64xf32> loc(#loc5)
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":107:8)):
      %55 = linalg.index 0 : index loc(#loc5)
      %56 = linalg.index 1 : index loc(#loc5)
      %57 = linalg.index 2 : index loc(#loc5)
      %extracted = tensor.extract %8[%55, %56, %c0] : tensor<8x32x1xi32> loc(#loc5)
      %58 = arith.index_cast %extracted : i32 to index loc(#loc5)
      %59 = arith.maxsi %58, %c0 : index loc(#loc5)
      %60 = arith.minsi %59, %c255 : index loc(#loc5)
      %extracted_9 = tensor.extract %arg0[%60, %57] : tensor<256x64xf32> loc(#loc5)
      linalg.yield %extracted_9 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %11 = scf.for %arg14 = %c0 to %c2 step %c1 iter_args(%arg15 = %10) -> (tensor<8x32x64xf32>) {
      %55 = arith.index_cast %arg14 : index to i32 loc(#loc1)
      %from_elements = tensor.from_elements %55 : tensor<i32> loc(#loc1)
      %56 = func.call @dynamic_index_in_dim(%arg2, %from_elements) : (tensor<2x192x64xf32>, tensor<i32>) -> tensor<192x64xf32> loc(#loc1)
      %57 = func.call @dynamic_index_in_dim_0(%arg3, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc1)
      %58 = func.call @dynamic_index_in_dim_1(%arg4, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc1)
      %59 = func.call @dynamic_index_in_dim_2(%arg5, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc1)
      %60 = func.call @dynamic_index_in_dim_2(%arg6, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc1)
      %61 = func.call @dynamic_index_in_dim_3(%arg7, %from_elements) : (tensor<2x4x16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32> loc(#loc1)
      %62 = func.call @dynamic_index_in_dim_1(%arg8, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc1)
      %63 = func.call @dynamic_index_in_dim_0(%arg9, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc1)
      %64 = func.call @dynamic_index_in_dim_1(%arg10, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc1)
      %65 = func.call @closed_call(%arg15, %56, %57, %58, %59, %60, %61, %62, %63, %64) : (tensor<8x32x64xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>) -> tensor<8x32x64xf32> loc(#loc1)
      scf.yield %65 : tensor<8x32x64xf32> loc(#loc1)
    } loc(#loc1)
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_9: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %55 = arith.mulf %in, %in_9 : f32 loc(#loc6)
      linalg.yield %55 : f32 loc(#loc6)
    } -> tensor<8x32x64xf32> loc(#loc6)
    %13 = tensor.empty() : tensor<8x32xf32> loc(#loc7)
    %14 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc7)
    %15 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<8x32x64xf32>) outs(%14 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %55 = arith.addf %out, %in : f32 loc(#loc7)
      linalg.yield %55 : f32 loc(#loc7)
    } -> tensor<8x32xf32> loc(#loc7)
    %16 = tensor.empty() : tensor<8x32x1xf32> loc(#loc7)
    %17 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<8x32xf32>) outs(%16 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %18 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%16 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("python/mesh_spmd/api.py":44:14), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %18 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%16 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_9: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %55 = arith.divf %in, %in_9 : f32 loc(#loc7)
      linalg.yield %55 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %20 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%16 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("python/mesh_spmd/api.py":44:14), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%16 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_9: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %55 = arith.addf %in, %in_9 : f32 loc(#loc7)
      linalg.yield %55 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<8x32x1xf32>) outs(%16 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %55 = math.rsqrt %in : f32 loc(#loc8)
      linalg.yield %55 : f32 loc(#loc8)
    } -> tensor<8x32x1xf32> loc(#loc8)
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %23 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_9: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %55 = arith.mulf %in, %in_9 : f32 loc(#loc9)
      linalg.yield %55 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %25 = tensor.empty() : tensor<1x1x64xf32> loc(#loc9)
    %26 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%25 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<1x1x64xf32> loc(#loc9)
    %27 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_9: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %55 = arith.mulf %in, %in_9 : f32 loc(#loc9)
      linalg.yield %55 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %29 = tensor.empty() : tensor<8x32x256xf32> loc(#loc10)
    %30 = linalg.fill ins(%cst_2 : f32) outs(%29 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc10)
    %31 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%30 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_9: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %55 = arith.mulf %in, %in_9 : f32 loc(#loc9)
      %56 = arith.addf %out, %55 : f32 loc(#loc10)
      linalg.yield %56 : f32 loc(#loc10)
    } -> tensor<8x32x256xf32> loc(#loc10)
    %32 = call @_one_hot(%arg13) : (tensor<8x32xi32>) -> tensor<8x32x256xf32> loc(#loc11)
    %33 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc3)
    %34 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%31 : tensor<8x32x256xf32>) outs(%33 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %55 = arith.maximumf %out, %in : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %35 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %34 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_9: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %55 = arith.maximumf %in, %in_9 : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %55 = math.absf %in : f32 loc(#loc3)
      %56 = arith.cmpf one, %55, %cst_0 : f32 loc(#loc3)
      linalg.yield %56 : i1 loc(#loc3)
    } -> tensor<8x32xi1> loc(#loc3)
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %36, %38 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_9: f32 loc("examples/jax/transformer.py":115:20), %in_10: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %55 = arith.select %in, %in_9, %in_10 : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %40 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<8x32xf32>) outs(%16 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<8x32x1xf32> loc(#loc3)
    %41 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<8x32x1xf32>) outs(%29 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<8x32x256xf32> loc(#loc3)
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %41 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%29 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_9: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %55 = arith.subf %in, %in_9 : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32x256xf32> loc(#loc3)
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<8x32x256xf32>) outs(%29 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %55 = math.exp %in : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32x256xf32> loc(#loc3)
    %44 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<8x32x256xf32>) outs(%14 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %55 = arith.addf %out, %in : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<8x32xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %55 = math.absf %in : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<8x32xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %55 = math.log %in : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %39 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_9: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %55 = arith.addf %in, %in_9 : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %32 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%29 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_9: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %55 = arith.mulf %in, %in_9 : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<8x32x256xf32> loc(#loc12)
    %49 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%48 : tensor<8x32x256xf32>) outs(%14 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %55 = arith.addf %out, %in : f32 loc(#loc13)
      linalg.yield %55 : f32 loc(#loc13)
    } -> tensor<8x32xf32> loc(#loc13)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %49 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_9: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %55 = arith.subf %in, %in_9 : f32 loc(#loc3)
      linalg.yield %55 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %51 = tensor.empty() : tensor<f32> loc(#loc2)
    %52 = linalg.fill ins(%cst_2 : f32) outs(%51 : tensor<f32>) -> tensor<f32> loc(#loc2)
    %53 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%50 : tensor<8x32xf32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %55 = arith.addf %out, %in : f32 loc(#loc2)
      linalg.yield %55 : f32 loc(#loc2)
    } -> tensor<f32> loc(#loc2)
    %54 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%53 : tensor<f32>) outs(%51 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %55 = arith.divf %in, %cst : f32 loc(#loc2)
      linalg.yield %55 : f32 loc(#loc2)
    } -> tensor<f32> loc(#loc2)
    return %54 : tensor<f32> loc(#loc4)
  } loc(#loc)
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x192x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<192x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc1)
    %c0 = arith.constant 0 : index loc(#loc1)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc1)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc1)
    %1 = arith.maxsi %0, %c0 : index loc(#loc1)
    %2 = arith.minsi %1, %c1 : index loc(#loc1)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<2x192x64xf32> to tensor<1x192x64xf32> loc(#loc1)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x192x64xf32> into tensor<192x64xf32> loc(#loc1)
    return %collapsed : tensor<192x64xf32> loc(#loc1)
  } loc(#loc1)
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x64x192xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc1)
    %c0 = arith.constant 0 : index loc(#loc1)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc1)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc1)
    %1 = arith.maxsi %0, %c0 : index loc(#loc1)
    %2 = arith.minsi %1, %c1 : index loc(#loc1)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<2x64x192xf32> to tensor<1x64x192xf32> loc(#loc1)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc1)
    return %collapsed : tensor<64x192xf32> loc(#loc1)
  } loc(#loc1)
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x64x4x16xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64x4x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc1)
    %c0 = arith.constant 0 : index loc(#loc1)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc1)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc1)
    %1 = arith.maxsi %0, %c0 : index loc(#loc1)
    %2 = arith.minsi %1, %c1 : index loc(#loc1)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<2x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc1)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc1)
    return %collapsed : tensor<64x4x16xf32> loc(#loc1)
  } loc(#loc1)
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64xf32> {
    %c1 = arith.constant 1 : index loc(#loc1)
    %c0 = arith.constant 0 : index loc(#loc1)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc1)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc1)
    %1 = arith.maxsi %0, %c0 : index loc(#loc1)
    %2 = arith.minsi %1, %c1 : index loc(#loc1)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0] [1, 64] [1, 1] : tensor<2x64xf32> to tensor<1x64xf32> loc(#loc1)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x64xf32> into tensor<64xf32> loc(#loc1)
    return %collapsed : tensor<64xf32> loc(#loc1)
  } loc(#loc1)
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x4x16x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<4x16x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc1)
    %c0 = arith.constant 0 : index loc(#loc1)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc1)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc1)
    %1 = arith.maxsi %0, %c0 : index loc(#loc1)
    %2 = arith.minsi %1, %c1 : index loc(#loc1)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<2x4x16x64xf32> to tensor<1x4x16x64xf32> loc(#loc1)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x4x16x64xf32> into tensor<4x16x64xf32> loc(#loc1)
    return %collapsed : tensor<4x16x64xf32> loc(#loc1)
  } loc(#loc1)
  func.func private @closed_call(%arg0: tensor<8x32x64xf32> loc(unknown), %arg1: tensor<192x64xf32> loc(unknown), %arg2: tensor<64x192xf32> loc(unknown), %arg3: tensor<64x4x16xf32> loc(unknown), %arg4: tensor<64xf32> loc(unknown), %arg5: tensor<64xf32> loc(unknown), %arg6: tensor<4x16x64xf32> loc(unknown), %arg7: tensor<64x4x16xf32> loc(unknown), %arg8: tensor<64x192xf32> loc(unknown), %arg9: tensor<64x4x16xf32> loc(unknown)) -> tensor<8x32x64xf32> {
    %cst = arith.constant 0xFF800000 : f32 loc(#loc14)
    %cst_0 = arith.constant 0.000000e+00 : f32 loc(#loc1)
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc1)
    %cst_2 = arith.constant dense<-1.000000e+09> : tensor<f32> loc(#loc1)
    %cst_3 = arith.constant dense<true> : tensor<i1> loc(#loc1)
    %cst_4 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc1)
    %cst_5 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc1)
    %cst_6 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc1)
    %0 = tensor.empty() : tensor<8x32x64xf32> loc(#loc6)
    %1 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc6)
      linalg.yield %75 : f32 loc(#loc6)
    } -> tensor<8x32x64xf32> loc(#loc6)
    %2 = tensor.empty() : tensor<8x32xf32> loc(#loc7)
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc7)
    %4 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<8x32x64xf32>) outs(%3 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %75 = arith.addf %out, %in : f32 loc(#loc7)
      linalg.yield %75 : f32 loc(#loc7)
    } -> tensor<8x32xf32> loc(#loc7)
    %5 = tensor.empty() : tensor<8x32x1xf32> loc(#loc7)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<8x32xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %7 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %75 = arith.divf %in, %in_7 : f32 loc(#loc7)
      linalg.yield %75 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %75 = arith.addf %in, %in_7 : f32 loc(#loc7)
      linalg.yield %75 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %75 = math.rsqrt %in : f32 loc(#loc8)
      linalg.yield %75 : f32 loc(#loc8)
    } -> tensor<8x32x1xf32> loc(#loc8)
    %12 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<8x32x1xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %12 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc9)
      linalg.yield %75 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %14 = tensor.empty() : tensor<1x1x64xf32> loc(#loc9)
    %15 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<64xf32>) outs(%14 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<1x1x64xf32> loc(#loc9)
    %16 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<1x1x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc9)
      linalg.yield %75 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %18 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc15)
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc15)
    %20 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg7, %17 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%19 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc15)
      %76 = arith.addf %out, %75 : f32 loc(#loc15)
      linalg.yield %76 : f32 loc(#loc15)
    } -> tensor<4x16x8x32xf32> loc(#loc15)
    %21 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc15)
    %22 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<4x16x8x32xf32>) outs(%21 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc15)
    } -> tensor<8x4x32x16xf32> loc(#loc15)
    %23 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg3, %17 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%19 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc15)
      %76 = arith.addf %out, %75 : f32 loc(#loc15)
      linalg.yield %76 : f32 loc(#loc15)
    } -> tensor<4x16x8x32xf32> loc(#loc15)
    %24 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<4x16x8x32xf32>) outs(%21 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc15)
    } -> tensor<8x4x32x16xf32> loc(#loc15)
    %25 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg9, %17 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%19 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc15)
      %76 = arith.addf %out, %75 : f32 loc(#loc15)
      linalg.yield %76 : f32 loc(#loc15)
    } -> tensor<4x16x8x32xf32> loc(#loc15)
    %26 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<4x16x8x32xf32>) outs(%21 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc15)
    } -> tensor<8x4x32x16xf32> loc(#loc15)
    %27 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc16)
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc16)
    %29 = linalg.generic {indexing_maps = [#map17, #map18, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%22, %24 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%28 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_7: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc15)
      %76 = arith.addf %out, %75 : f32 loc(#loc16)
      linalg.yield %76 : f32 loc(#loc16)
    } -> tensor<8x4x32x32xf32> loc(#loc16)
    %30 = linalg.generic {indexing_maps = [#map19, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<8x4x32x32xf32> loc(#loc16)
    %31 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %30 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_7: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %75 = arith.divf %in, %in_7 : f32 loc(#loc16)
      linalg.yield %75 : f32 loc(#loc16)
    } -> tensor<8x4x32x32xf32> loc(#loc16)
    %32 = tensor.empty() : tensor<32x32xi1> loc(#loc17)
    %33 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i1>) outs(%32 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc17)
    } -> tensor<32x32xi1> loc(#loc17)
    %34 = call @tril(%33) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc18)
    %35 = call @_where(%34, %31, %cst_2) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32x32xf32> loc(#loc19)
    %36 = tensor.empty() : tensor<8x4x32xf32> loc(#loc14)
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc14)
    %38 = linalg.generic {indexing_maps = [#map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %75 = arith.maximumf %out, %in : f32 loc(#loc14)
      linalg.yield %75 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %39 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%36 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %38 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%36 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_7: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %75 = arith.maximumf %in, %in_7 : f32 loc(#loc14)
      linalg.yield %75 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %41 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc14)
    %42 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<8x4x32xf32>) outs(%41 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %43 = linalg.generic {indexing_maps = [#map20, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %44 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_7: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %75 = arith.subf %in, %in_7 : f32 loc(#loc14)
      linalg.yield %75 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %45 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %75 = math.exp %in : f32 loc(#loc14)
      linalg.yield %75 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %46 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc14)
    %47 = linalg.generic {indexing_maps = [#map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<8x4x32x32xf32>) outs(%46 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %75 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %75 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %48 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<8x4x32xf32>) outs(%41 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %49 = linalg.generic {indexing_maps = [#map20, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<8x4x32x1xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %50 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %49 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%27 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_7: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %75 = arith.divf %in, %in_7 : f32 loc(#loc14)
      linalg.yield %75 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %51 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc20)
    %52 = linalg.generic {indexing_maps = [#map17, #map21, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%50, %26 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%51 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_7: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc14)
      %76 = arith.addf %out, %75 : f32 loc(#loc20)
      linalg.yield %76 : f32 loc(#loc20)
    } -> tensor<8x4x32x16xf32> loc(#loc20)
    %53 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc21)
    %54 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%52, %arg6 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%53 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc20)
      %76 = arith.addf %out, %75 : f32 loc(#loc21)
      linalg.yield %76 : f32 loc(#loc21)
    } -> tensor<8x32x64xf32> loc(#loc21)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %54 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %75 = arith.addf %in, %in_7 : f32 loc(#loc22)
      linalg.yield %75 : f32 loc(#loc22)
    } -> tensor<8x32x64xf32> loc(#loc22)
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %55 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_7: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc6)
      linalg.yield %75 : f32 loc(#loc6)
    } -> tensor<8x32x64xf32> loc(#loc6)
    %57 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%56 : tensor<8x32x64xf32>) outs(%3 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %75 = arith.addf %out, %in : f32 loc(#loc7)
      linalg.yield %75 : f32 loc(#loc7)
    } -> tensor<8x32xf32> loc(#loc7)
    %58 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<8x32xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %7 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %75 = arith.divf %in, %in_7 : f32 loc(#loc7)
      linalg.yield %75 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %9 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %75 = arith.addf %in, %in_7 : f32 loc(#loc7)
      linalg.yield %75 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %75 = math.rsqrt %in : f32 loc(#loc8)
      linalg.yield %75 : f32 loc(#loc8)
    } -> tensor<8x32x1xf32> loc(#loc8)
    %62 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<8x32x1xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %62 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc9)
      linalg.yield %75 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %64 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%14 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<1x1x64xf32> loc(#loc9)
    %65 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<1x1x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %65 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc9)
      linalg.yield %75 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %67 = tensor.empty() : tensor<8x32x192xf32> loc(#loc23)
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc23)
    %69 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66, %arg2 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%68 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc9)
      %76 = arith.addf %out, %75 : f32 loc(#loc23)
      linalg.yield %76 : f32 loc(#loc23)
    } -> tensor<8x32x192xf32> loc(#loc23)
    %70 = call @silu(%69) : (tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc24)
    %71 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66, %arg8 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%68 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc9)
      %76 = arith.addf %out, %75 : f32 loc(#loc25)
      linalg.yield %76 : f32 loc(#loc25)
    } -> tensor<8x32x192xf32> loc(#loc25)
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %71 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%67 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_7: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc24)
      linalg.yield %75 : f32 loc(#loc24)
    } -> tensor<8x32x192xf32> loc(#loc24)
    %73 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72, %arg1 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%53 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %75 = arith.mulf %in, %in_7 : f32 loc(#loc24)
      %76 = arith.addf %out, %75 : f32 loc(#loc26)
      linalg.yield %76 : f32 loc(#loc26)
    } -> tensor<8x32x64xf32> loc(#loc26)
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %73 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_7: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %75 = arith.addf %in, %in_7 : f32 loc(#loc27)
      linalg.yield %75 : f32 loc(#loc27)
    } -> tensor<8x32x64xf32> loc(#loc27)
    return %74 : tensor<8x32x64xf32> loc(#loc1)
  } loc(#loc1)
  func.func private @tril(%arg0: tensor<32x32xi1> loc(unknown)) -> tensor<32x32xi1> {
    %cst = arith.constant dense<false> : tensor<i1> loc(#loc18)
    %cst_0 = arith.constant dense<0> : tensor<i32> loc(#loc18)
    %0 = tensor.empty() : tensor<32x32xi32> loc(#loc18)
    %1 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 0 : index loc(#loc18)
      %10 = arith.index_cast %9 : index to i32 loc(#loc18)
      linalg.yield %10 : i32 loc(#loc18)
    } -> tensor<32x32xi32> loc(#loc18)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc18)
    } -> tensor<32x32xi32> loc(#loc18)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i32 loc(unknown)):
      %9 = arith.addi %in, %in_1 : i32 loc(#loc18)
      linalg.yield %9 : i32 loc(#loc18)
    } -> tensor<32x32xi32> loc(#loc18)
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 1 : index loc(#loc18)
      %10 = arith.index_cast %9 : index to i32 loc(#loc18)
      linalg.yield %10 : i32 loc(#loc18)
    } -> tensor<32x32xi32> loc(#loc18)
    %5 = tensor.empty() : tensor<32x32xi1> loc(#loc18)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.cmpi sge, %in, %in_1 : i32 loc(#loc18)
      linalg.yield %9 : i1 loc(#loc18)
    } -> tensor<32x32xi1> loc(#loc18)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc18)
    } -> tensor<32x32xi1> loc(#loc18)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %arg0, %7 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_1: i1 loc(unknown), %in_2: i1 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.select %in, %in_1, %in_2 : i1 loc(#loc18)
      linalg.yield %9 : i1 loc(#loc18)
    } -> tensor<32x32xi1> loc(#loc18)
    return %8 : tensor<32x32xi1> loc(#loc18)
  } loc(#loc18)
  func.func private @_where(%arg0: tensor<32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<f32> loc(unknown)) -> tensor<8x4x32x32xf32> {
    %0 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc19)
    %1 = linalg.generic {indexing_maps = [#map25, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<32x32xi1>) outs(%0 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc19)
    } -> tensor<8x4x32x32xi1> loc(#loc19)
    %2 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc19)
    %3 = linalg.generic {indexing_maps = [#map19, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<f32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc19)
    } -> tensor<8x4x32x32xf32> loc(#loc19)
    %4 = linalg.generic {indexing_maps = [#map16, #map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg1, %3 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: f32 loc(unknown), %in_1: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.select %in, %in_0, %in_1 : f32 loc(#loc19)
      linalg.yield %5 : f32 loc(#loc19)
    } -> tensor<8x4x32x32xf32> loc(#loc19)
    return %4 : tensor<8x4x32x32xf32> loc(#loc19)
  } loc(#loc19)
  func.func private @silu(%arg0: tensor<8x32x192xf32> loc(unknown)) -> tensor<8x32x192xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc24)
    %0 = tensor.empty() : tensor<8x32x192xf32> loc(#loc24)
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.negf %in : f32 loc(#loc24)
      linalg.yield %7 : f32 loc(#loc24)
    } -> tensor<8x32x192xf32> loc(#loc24)
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = math.exp %in : f32 loc(#loc24)
      linalg.yield %7 : f32 loc(#loc24)
    } -> tensor<8x32x192xf32> loc(#loc24)
    %3 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc24)
    } -> tensor<8x32x192xf32> loc(#loc24)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %2 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.addf %in, %in_0 : f32 loc(#loc24)
      linalg.yield %7 : f32 loc(#loc24)
    } -> tensor<8x32x192xf32> loc(#loc24)
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.divf %in, %in_0 : f32 loc(#loc24)
      linalg.yield %7 : f32 loc(#loc24)
    } -> tensor<8x32x192xf32> loc(#loc24)
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.mulf %in, %in_0 : f32 loc(#loc24)
      linalg.yield %7 : f32 loc(#loc24)
    } -> tensor<8x32x192xf32> loc(#loc24)
    return %6 : tensor<8x32x192xf32> loc(#loc24)
  } loc(#loc24)
  func.func private @_one_hot(%arg0: tensor<8x32xi32> loc(unknown)) -> tensor<8x32x256xf32> {
    %0 = tensor.empty() : tensor<8x32x1xi32> loc(#loc11)
    %1 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32xi32>) outs(%0 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc11)
    } -> tensor<8x32x1xi32> loc(#loc11)
    %2 = tensor.empty() : tensor<1x1x256xi32> loc(#loc11)
    %3 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %11 = linalg.index 2 : index loc(#loc11)
      %12 = arith.index_cast %11 : index to i32 loc(#loc11)
      linalg.yield %12 : i32 loc(#loc11)
    } -> tensor<1x1x256xi32> loc(#loc11)
    %4 = tensor.empty() : tensor<8x32x256xi32> loc(#loc11)
    %5 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x1xi32>) outs(%4 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc11)
    } -> tensor<8x32x256xi32> loc(#loc11)
    %6 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x1x256xi32>) outs(%4 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc11)
    } -> tensor<8x32x256xi32> loc(#loc11)
    %7 = tensor.empty() : tensor<8x32x256xi1> loc(#loc11)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%7 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_0: i32 loc(unknown), %out: i1 loc(unknown)):
      %11 = arith.cmpi eq, %in, %in_0 : i32 loc(#loc11)
      linalg.yield %11 : i1 loc(#loc11)
    } -> tensor<8x32x256xi1> loc(#loc11)
    %9 = tensor.empty() : tensor<8x32x256xf32> loc(#loc11)
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<8x32x256xi1>) outs(%9 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc(unknown), %out: f32 loc(unknown)):
      %11 = arith.uitofp %in : i1 to f32 loc(#loc11)
      linalg.yield %11 : f32 loc(#loc11)
    } -> tensor<8x32x256xf32> loc(#loc11)
    return %10 : tensor<8x32x256xf32> loc(#loc11)
  } loc(#loc11)
} loc(#loc)
#loc18 = loc("examples/jax/transformer.py":91:13)
