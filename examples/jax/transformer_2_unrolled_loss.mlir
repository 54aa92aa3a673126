#loc = loc(unknown)
#loc1 = loc("examples/jax/transformer.py":115:11)
#loc2 = loc("python/mesh_spmd/api.py":44:14)
#loc3 = loc("examples/jax/transformer.py":107:8)
#loc4 = loc("examples/jax/transformer.py":84:38)
#loc5 = loc("examples/jax/transformer.py":84:29)
#loc6 = loc("examples/jax/transformer.py":84:15)
#loc7 = loc("examples/jax/transformer.py":84:11)
#loc8 = loc("examples/jax/transformer.py":88:15)
#loc9 = loc("examples/jax/transformer.py":90:13)
#loc10 = loc("examples/jax/transformer.py":91:22)
#loc12 = loc("examples/jax/transformer.py":92:29)
#loc13 = loc("examples/jax/transformer.py":92:14)
#loc14 = loc("examples/jax/transformer.py":93:39)
#loc15 = loc("examples/jax/transformer.py":93:11)
#loc16 = loc("examples/jax/transformer.py":101:8)
#loc17 = loc("examples/jax/transformer.py":97:24)
#loc18 = loc("examples/jax/transformer.py":97:12)
#loc19 = loc("examples/jax/transformer.py":97:42)
#loc20 = loc("examples/jax/transformer.py":97:11)
#loc21 = loc("examples/jax/transformer.py":102:11)
#loc22 = loc("examples/jax/transformer.py":113:13)
#loc23 = loc("examples/jax/transformer.py":114:13)
#loc24 = loc("examples/jax/transformer.py":115:20)
#loc25 = loc("examples/jax/transformer.py":115:64)
#loc26 = loc("examples/jax/transformer.py":115:56)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map24 = affine_map<() -> ()>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module @jit_loss {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<192x64xf32> {mesh.name = "params.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg3: tensor<64x192xf32> {mesh.name = "params.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg4: tensor<64x4x16xf32> {mesh.name = "params.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<64xf32> {mesh.name = "params.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg6: tensor<64xf32> {mesh.name = "params.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg7: tensor<4x16x64xf32> {mesh.name = "params.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<64x4x16xf32> {mesh.name = "params.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<64x192xf32> {mesh.name = "params.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg10: tensor<64x4x16xf32> {mesh.name = "params.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<192x64xf32> {mesh.name = "params.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg12: tensor<64x192xf32> {mesh.name = "params.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg13: tensor<64x4x16xf32> {mesh.name = "params.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg14: tensor<64xf32> {mesh.name = "params.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg15: tensor<64xf32> {mesh.name = "params.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg16: tensor<4x16x64xf32> {mesh.name = "params.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg17: tensor<64x4x16xf32> {mesh.name = "params.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg18: tensor<64x192xf32> {mesh.name = "params.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg19: tensor<64x4x16xf32> {mesh.name = "params.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg20: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg21: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg22: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result", mesh.sharding = #mesh.sharding<@mesh, []>}) {
    %cst = arith.constant 2.560000e+02 : f32 loc(#loc1)
    %cst_0 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c255 = arith.constant 255 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_4 = arith.constant dense<-1.000000e+09> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<true> : tensor<i1> loc(#loc)
    %cst_6 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_7 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc)
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<256> : tensor<i32> loc(#loc2)
    %cst_11 = arith.constant dense<0> : tensor<i32> loc(#loc2)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc3)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("python/mesh_spmd/api.py":44:14), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc3)
    } -> tensor<8x32xi32> loc(#loc3)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc3)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg21, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_12: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %173 = arith.cmpi slt, %in, %in_12 : i32 loc(#loc3)
      linalg.yield %173 : i1 loc(#loc3)
    } -> tensor<8x32xi1> loc(#loc3)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("python/mesh_spmd/api.py":44:14), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc3)
    } -> tensor<8x32xi32> loc(#loc3)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg21, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_12: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %173 = arith.addi %in, %in_12 : i32 loc(#loc3)
      linalg.yield %173 : i32 loc(#loc3)
    } -> tensor<8x32xi32> loc(#loc3)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg21 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_12: i32 loc("examples/jax/transformer.py":107:8), %in_13: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %173 = arith.select %in, %in_12, %in_13 : i32 loc(#loc3)
      linalg.yield %173 : i32 loc(#loc3)
    } -> tensor<8x32xi32> loc(#loc3)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc3)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc3)
    } -> tensor<8x32x1xi32> loc(#loc3)
    %9 = tensor.empty() : tensor<8x32x64xf32> loc(#loc3)
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":107:8)):
      %173 = linalg.index 0 : index loc(#loc3)
      %174 = linalg.index 1 : index loc(#loc3)
      %175 = linalg.index 2 : index loc(#loc3)
      %extracted = tensor.extract %8[%173, %174, %c0] : tensor<8x32x1xi32> loc(#loc3)
      %176 = arith.index_cast %extracted : i32 to index loc(#loc3)
      %177 = arith.maxsi %176, %c0 : index loc(#loc3)
      %178 = arith.minsi %177, %c255 : index loc(#loc3)
      %extracted_12 = tensor.extract %arg0[%178, %175] : tensor<256x64xf32> loc(#loc3)
      linalg.yield %extracted_12 : f32 loc(#loc3)
    } -> tensor<8x32x64xf32> loc(#loc3)
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %10 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_12: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc4)
      linalg.yield %173 : f32 loc(#loc4)
    } -> tensor<8x32x64xf32> loc(#loc4)
    %12 = tensor.empty() : tensor<8x32xf32> loc(#loc5)
    %13 = linalg.fill ins(%cst_2 : f32) outs(%12 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc5)
    %14 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32xf32> loc(#loc5)
    %15 = tensor.empty() : tensor<8x32x1xf32> loc(#loc5)
    %16 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %17 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.divf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %19 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %173 = math.rsqrt %in : f32 loc(#loc6)
      linalg.yield %173 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %22 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %24 = tensor.empty() : tensor<1x1x64xf32> loc(#loc7)
    %25 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%24 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<1x1x64xf32> loc(#loc7)
    %26 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %28 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc8)
    %29 = linalg.fill ins(%cst_2 : f32) outs(%28 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc8)
    %30 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %27 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%29 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc8)
      %174 = arith.addf %out, %173 : f32 loc(#loc8)
      linalg.yield %174 : f32 loc(#loc8)
    } -> tensor<4x16x8x32xf32> loc(#loc8)
    %31 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc8)
    %32 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<4x16x8x32xf32>) outs(%31 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x4x32x16xf32> loc(#loc8)
    %33 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %27 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%29 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc8)
      %174 = arith.addf %out, %173 : f32 loc(#loc8)
      linalg.yield %174 : f32 loc(#loc8)
    } -> tensor<4x16x8x32xf32> loc(#loc8)
    %34 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<4x16x8x32xf32>) outs(%31 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x4x32x16xf32> loc(#loc8)
    %35 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %27 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%29 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc8)
      %174 = arith.addf %out, %173 : f32 loc(#loc8)
      linalg.yield %174 : f32 loc(#loc8)
    } -> tensor<4x16x8x32xf32> loc(#loc8)
    %36 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<4x16x8x32xf32>) outs(%31 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x4x32x16xf32> loc(#loc8)
    %37 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc9)
    %38 = linalg.fill ins(%cst_2 : f32) outs(%37 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc9)
    %39 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%32, %34 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%38 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_12: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc8)
      %174 = arith.addf %out, %173 : f32 loc(#loc9)
      linalg.yield %174 : f32 loc(#loc9)
    } -> tensor<8x4x32x32xf32> loc(#loc9)
    %40 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x4x32x32xf32> loc(#loc9)
    %41 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_12: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %173 = arith.divf %in, %in_12 : f32 loc(#loc9)
      linalg.yield %173 : f32 loc(#loc9)
    } -> tensor<8x4x32x32xf32> loc(#loc9)
    %42 = tensor.empty() : tensor<32x32xi1> loc(#loc10)
    %43 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i1>) outs(%42 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc10)
    } -> tensor<32x32xi1> loc(#loc10)
    %44 = call @tril(%43) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc11)
    %45 = call @_where(%44, %41, %cst_4) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32x32xf32> loc(#loc12)
    %46 = tensor.empty() : tensor<8x4x32xf32> loc(#loc13)
    %47 = linalg.fill ins(%cst_1 : f32) outs(%46 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc13)
    %48 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<8x4x32x32xf32>) outs(%47 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.maximumf %out, %in : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32xf32> loc(#loc13)
    %49 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%46 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32xf32> loc(#loc13)
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %48 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%46 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_12: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %173 = arith.maximumf %in, %in_12 : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32xf32> loc(#loc13)
    %51 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc13)
    %52 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<8x4x32xf32>) outs(%51 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x1xf32> loc(#loc13)
    %53 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<8x4x32x1xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %54 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %53 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_12: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %173 = arith.subf %in, %in_12 : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %55 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %173 = math.exp %in : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %56 = linalg.fill ins(%cst_2 : f32) outs(%46 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc13)
    %57 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<8x4x32x32xf32>) outs(%56 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32xf32> loc(#loc13)
    %58 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<8x4x32xf32>) outs(%51 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x1xf32> loc(#loc13)
    %59 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<8x4x32x1xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %60 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %59 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_12: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %173 = arith.divf %in, %in_12 : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %61 = linalg.fill ins(%cst_2 : f32) outs(%31 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc14)
    %62 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%60, %36 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%61 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_12: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc13)
      %174 = arith.addf %out, %173 : f32 loc(#loc14)
      linalg.yield %174 : f32 loc(#loc14)
    } -> tensor<8x4x32x16xf32> loc(#loc14)
    %63 = linalg.fill ins(%cst_2 : f32) outs(%9 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc15)
    %64 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%62, %arg7 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%63 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_12: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc14)
      %174 = arith.addf %out, %173 : f32 loc(#loc15)
      linalg.yield %174 : f32 loc(#loc15)
    } -> tensor<8x32x64xf32> loc(#loc15)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %64 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_12: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc16)
      linalg.yield %173 : f32 loc(#loc16)
    } -> tensor<8x32x64xf32> loc(#loc16)
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %65 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_12: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc4)
      linalg.yield %173 : f32 loc(#loc4)
    } -> tensor<8x32x64xf32> loc(#loc4)
    %67 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32xf32> loc(#loc5)
    %68 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.divf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %173 = math.rsqrt %in : f32 loc(#loc6)
      linalg.yield %173 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %72 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %72 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %74 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%24 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<1x1x64xf32> loc(#loc7)
    %75 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %77 = tensor.empty() : tensor<8x32x192xf32> loc(#loc17)
    %78 = linalg.fill ins(%cst_2 : f32) outs(%77 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc17)
    %79 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%76, %arg3 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%78 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      %174 = arith.addf %out, %173 : f32 loc(#loc17)
      linalg.yield %174 : f32 loc(#loc17)
    } -> tensor<8x32x192xf32> loc(#loc17)
    %80 = call @silu(%79) : (tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc18)
    %81 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%76, %arg9 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%78 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      %174 = arith.addf %out, %173 : f32 loc(#loc19)
      linalg.yield %174 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %81 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%77 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_12: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc18)
      linalg.yield %173 : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    %83 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82, %arg2 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%63 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_12: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc18)
      %174 = arith.addf %out, %173 : f32 loc(#loc20)
      linalg.yield %174 : f32 loc(#loc20)
    } -> tensor<8x32x64xf32> loc(#loc20)
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %83 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_12: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc21)
      linalg.yield %173 : f32 loc(#loc21)
    } -> tensor<8x32x64xf32> loc(#loc21)
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %84 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_12: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc4)
      linalg.yield %173 : f32 loc(#loc4)
    } -> tensor<8x32x64xf32> loc(#loc4)
    %86 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32xf32> loc(#loc5)
    %87 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.divf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %173 = math.rsqrt %in : f32 loc(#loc6)
      linalg.yield %173 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %91 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %91 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %93 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%24 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<1x1x64xf32> loc(#loc7)
    %94 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %94 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %96 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg17, %95 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%29 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc8)
      %174 = arith.addf %out, %173 : f32 loc(#loc8)
      linalg.yield %174 : f32 loc(#loc8)
    } -> tensor<4x16x8x32xf32> loc(#loc8)
    %97 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<4x16x8x32xf32>) outs(%31 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x4x32x16xf32> loc(#loc8)
    %98 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %95 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%29 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc8)
      %174 = arith.addf %out, %173 : f32 loc(#loc8)
      linalg.yield %174 : f32 loc(#loc8)
    } -> tensor<4x16x8x32xf32> loc(#loc8)
    %99 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<4x16x8x32xf32>) outs(%31 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x4x32x16xf32> loc(#loc8)
    %100 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg19, %95 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%29 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc8)
      %174 = arith.addf %out, %173 : f32 loc(#loc8)
      linalg.yield %174 : f32 loc(#loc8)
    } -> tensor<4x16x8x32xf32> loc(#loc8)
    %101 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<4x16x8x32xf32>) outs(%31 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x4x32x16xf32> loc(#loc8)
    %102 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%97, %99 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%38 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_12: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc8)
      %174 = arith.addf %out, %173 : f32 loc(#loc9)
      linalg.yield %174 : f32 loc(#loc9)
    } -> tensor<8x4x32x32xf32> loc(#loc9)
    %103 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %40 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_12: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %173 = arith.divf %in, %in_12 : f32 loc(#loc9)
      linalg.yield %173 : f32 loc(#loc9)
    } -> tensor<8x4x32x32xf32> loc(#loc9)
    %104 = call @tril(%43) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc11)
    %105 = call @_where(%104, %103, %cst_4) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32x32xf32> loc(#loc12)
    %106 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%105 : tensor<8x4x32x32xf32>) outs(%47 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.maximumf %out, %in : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32xf32> loc(#loc13)
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %106 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%46 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_12: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %173 = arith.maximumf %in, %in_12 : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32xf32> loc(#loc13)
    %108 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<8x4x32xf32>) outs(%51 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x1xf32> loc(#loc13)
    %109 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<8x4x32x1xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %110 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %109 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_12: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %173 = arith.subf %in, %in_12 : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %111 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %173 = math.exp %in : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %112 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%111 : tensor<8x4x32x32xf32>) outs(%56 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32xf32> loc(#loc13)
    %113 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<8x4x32xf32>) outs(%51 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x1xf32> loc(#loc13)
    %114 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<8x4x32x1xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %115 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %114 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_12: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %173 = arith.divf %in, %in_12 : f32 loc(#loc13)
      linalg.yield %173 : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %116 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %101 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%61 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_12: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc13)
      %174 = arith.addf %out, %173 : f32 loc(#loc14)
      linalg.yield %174 : f32 loc(#loc14)
    } -> tensor<8x4x32x16xf32> loc(#loc14)
    %117 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%116, %arg16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%63 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_12: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc14)
      %174 = arith.addf %out, %173 : f32 loc(#loc15)
      linalg.yield %174 : f32 loc(#loc15)
    } -> tensor<8x32x64xf32> loc(#loc15)
    %118 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %117 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_12: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc16)
      linalg.yield %173 : f32 loc(#loc16)
    } -> tensor<8x32x64xf32> loc(#loc16)
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %118 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_12: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc4)
      linalg.yield %173 : f32 loc(#loc4)
    } -> tensor<8x32x64xf32> loc(#loc4)
    %120 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%119 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32xf32> loc(#loc5)
    %121 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.divf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %173 = math.rsqrt %in : f32 loc(#loc6)
      linalg.yield %173 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %125 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %126 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %125 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %127 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%24 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<1x1x64xf32> loc(#loc7)
    %128 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %128 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %130 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129, %arg12 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%78 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      %174 = arith.addf %out, %173 : f32 loc(#loc17)
      linalg.yield %174 : f32 loc(#loc17)
    } -> tensor<8x32x192xf32> loc(#loc17)
    %131 = call @silu(%130) : (tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc18)
    %132 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129, %arg18 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%78 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      %174 = arith.addf %out, %173 : f32 loc(#loc19)
      linalg.yield %174 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %132 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%77 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_12: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc18)
      linalg.yield %173 : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    %134 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%133, %arg11 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%63 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_12: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc18)
      %174 = arith.addf %out, %173 : f32 loc(#loc20)
      linalg.yield %174 : f32 loc(#loc20)
    } -> tensor<8x32x64xf32> loc(#loc20)
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %134 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_12: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc21)
      linalg.yield %173 : f32 loc(#loc21)
    } -> tensor<8x32x64xf32> loc(#loc21)
    %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %135 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_12: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc4)
      linalg.yield %173 : f32 loc(#loc4)
    } -> tensor<8x32x64xf32> loc(#loc4)
    %137 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32xf32> loc(#loc5)
    %138 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.divf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_12: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc5)
      linalg.yield %173 : f32 loc(#loc5)
    } -> tensor<8x32x1xf32> loc(#loc5)
    %141 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %173 = math.rsqrt %in : f32 loc(#loc6)
      linalg.yield %173 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %142 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %142 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %144 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20 : tensor<64xf32>) outs(%24 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<1x1x64xf32> loc(#loc7)
    %145 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %145 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      linalg.yield %173 : f32 loc(#loc7)
    } -> tensor<8x32x64xf32> loc(#loc7)
    %147 = tensor.empty() : tensor<8x32x256xf32> loc(#loc22)
    %148 = linalg.fill ins(%cst_2 : f32) outs(%147 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc22)
    %149 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%148 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_12: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc7)
      %174 = arith.addf %out, %173 : f32 loc(#loc22)
      linalg.yield %174 : f32 loc(#loc22)
    } -> tensor<8x32x256xf32> loc(#loc22)
    %150 = call @_one_hot(%arg22) : (tensor<8x32xi32>) -> tensor<8x32x256xf32> loc(#loc23)
    %151 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc24)
    %152 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%149 : tensor<8x32x256xf32>) outs(%151 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.maximumf %out, %in : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %153 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %152 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_12: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %173 = arith.maximumf %in, %in_12 : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%154 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %173 = math.absf %in : f32 loc(#loc24)
      %174 = arith.cmpf one, %173, %cst_0 : f32 loc(#loc24)
      linalg.yield %174 : i1 loc(#loc24)
    } -> tensor<8x32xi1> loc(#loc24)
    %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %154, %156 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_12: f32 loc("examples/jax/transformer.py":115:20), %in_13: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %173 = arith.select %in, %in_12, %in_13 : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %158 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc24)
    } -> tensor<8x32x1xf32> loc(#loc24)
    %159 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<8x32x1xf32>) outs(%147 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc24)
    } -> tensor<8x32x256xf32> loc(#loc24)
    %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %159 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%147 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_12: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %173 = arith.subf %in, %in_12 : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32x256xf32> loc(#loc24)
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<8x32x256xf32>) outs(%147 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %173 = math.exp %in : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32x256xf32> loc(#loc24)
    %162 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<8x32x256xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %173 = math.absf %in : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %173 = math.log %in : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%164, %157 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_12: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %173 = arith.addf %in, %in_12 : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %150 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%147 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_12: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %173 = arith.mulf %in, %in_12 : f32 loc(#loc25)
      linalg.yield %173 : f32 loc(#loc25)
    } -> tensor<8x32x256xf32> loc(#loc25)
    %167 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%166 : tensor<8x32x256xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc26)
      linalg.yield %173 : f32 loc(#loc26)
    } -> tensor<8x32xf32> loc(#loc26)
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%165, %167 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_12: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %173 = arith.subf %in, %in_12 : f32 loc(#loc24)
      linalg.yield %173 : f32 loc(#loc24)
    } -> tensor<8x32xf32> loc(#loc24)
    %169 = tensor.empty() : tensor<f32> loc(#loc1)
    %170 = linalg.fill ins(%cst_2 : f32) outs(%169 : tensor<f32>) -> tensor<f32> loc(#loc1)
    %171 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%168 : tensor<8x32xf32>) outs(%170 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %173 = arith.addf %out, %in : f32 loc(#loc1)
      linalg.yield %173 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %172 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%171 : tensor<f32>) outs(%169 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %173 = arith.divf %in, %cst : f32 loc(#loc1)
      linalg.yield %173 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    return %172 : tensor<f32> loc(#loc2)
  } loc(#loc)
  func.func private @tril(%arg0: tensor<32x32xi1> loc(unknown)) -> tensor<32x32xi1> {
    %cst = arith.constant dense<false> : tensor<i1> loc(#loc11)
    %cst_0 = arith.constant dense<0> : tensor<i32> loc(#loc11)
    %0 = tensor.empty() : tensor<32x32xi32> loc(#loc11)
    %1 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 0 : index loc(#loc11)
      %10 = arith.index_cast %9 : index to i32 loc(#loc11)
      linalg.yield %10 : i32 loc(#loc11)
    } -> tensor<32x32xi32> loc(#loc11)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc11)
    } -> tensor<32x32xi32> loc(#loc11)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i32 loc(unknown)):
      %9 = arith.addi %in, %in_1 : i32 loc(#loc11)
      linalg.yield %9 : i32 loc(#loc11)
    } -> tensor<32x32xi32> loc(#loc11)
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 1 : index loc(#loc11)
      %10 = arith.index_cast %9 : index to i32 loc(#loc11)
      linalg.yield %10 : i32 loc(#loc11)
    } -> tensor<32x32xi32> loc(#loc11)
    %5 = tensor.empty() : tensor<32x32xi1> loc(#loc11)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.cmpi sge, %in, %in_1 : i32 loc(#loc11)
      linalg.yield %9 : i1 loc(#loc11)
    } -> tensor<32x32xi1> loc(#loc11)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc11)
    } -> tensor<32x32xi1> loc(#loc11)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %arg0, %7 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_1: i1 loc(unknown), %in_2: i1 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.select %in, %in_1, %in_2 : i1 loc(#loc11)
      linalg.yield %9 : i1 loc(#loc11)
    } -> tensor<32x32xi1> loc(#loc11)
    return %8 : tensor<32x32xi1> loc(#loc11)
  } loc(#loc11)
  func.func private @_where(%arg0: tensor<32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<f32> loc(unknown)) -> tensor<8x4x32x32xf32> {
    %0 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc12)
    %1 = linalg.generic {indexing_maps = [#map25, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<32x32xi1>) outs(%0 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc12)
    } -> tensor<8x4x32x32xi1> loc(#loc12)
    %2 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc12)
    %3 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<f32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x4x32x32xf32> loc(#loc12)
    %4 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg1, %3 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: f32 loc(unknown), %in_1: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.select %in, %in_0, %in_1 : f32 loc(#loc12)
      linalg.yield %5 : f32 loc(#loc12)
    } -> tensor<8x4x32x32xf32> loc(#loc12)
    return %4 : tensor<8x4x32x32xf32> loc(#loc12)
  } loc(#loc12)
  func.func private @silu(%arg0: tensor<8x32x192xf32> loc(unknown)) -> tensor<8x32x192xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc18)
    %0 = tensor.empty() : tensor<8x32x192xf32> loc(#loc18)
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.negf %in : f32 loc(#loc18)
      linalg.yield %7 : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = math.exp %in : f32 loc(#loc18)
      linalg.yield %7 : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    %3 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %2 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.addf %in, %in_0 : f32 loc(#loc18)
      linalg.yield %7 : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.divf %in, %in_0 : f32 loc(#loc18)
      linalg.yield %7 : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %7 = arith.mulf %in, %in_0 : f32 loc(#loc18)
      linalg.yield %7 : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    return %6 : tensor<8x32x192xf32> loc(#loc18)
  } loc(#loc18)
  func.func private @_one_hot(%arg0: tensor<8x32xi32> loc(unknown)) -> tensor<8x32x256xf32> {
    %0 = tensor.empty() : tensor<8x32x1xi32> loc(#loc23)
    %1 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32xi32>) outs(%0 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc23)
    } -> tensor<8x32x1xi32> loc(#loc23)
    %2 = tensor.empty() : tensor<1x1x256xi32> loc(#loc23)
    %3 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %11 = linalg.index 2 : index loc(#loc23)
      %12 = arith.index_cast %11 : index to i32 loc(#loc23)
      linalg.yield %12 : i32 loc(#loc23)
    } -> tensor<1x1x256xi32> loc(#loc23)
    %4 = tensor.empty() : tensor<8x32x256xi32> loc(#loc23)
    %5 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x1xi32>) outs(%4 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc23)
    } -> tensor<8x32x256xi32> loc(#loc23)
    %6 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x1x256xi32>) outs(%4 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc23)
    } -> tensor<8x32x256xi32> loc(#loc23)
    %7 = tensor.empty() : tensor<8x32x256xi1> loc(#loc23)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%7 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_0: i32 loc(unknown), %out: i1 loc(unknown)):
      %11 = arith.cmpi eq, %in, %in_0 : i32 loc(#loc23)
      linalg.yield %11 : i1 loc(#loc23)
    } -> tensor<8x32x256xi1> loc(#loc23)
    %9 = tensor.empty() : tensor<8x32x256xf32> loc(#loc23)
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<8x32x256xi1>) outs(%9 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc(unknown), %out: f32 loc(unknown)):
      %11 = arith.uitofp %in : i1 to f32 loc(#loc23)
      linalg.yield %11 : f32 loc(#loc23)
    } -> tensor<8x32x256xf32> loc(#loc23)
    return %10 : tensor<8x32x256xf32> loc(#loc23)
  } loc(#loc23)
} loc(#loc)
#loc11 = loc("examples/jax/transformer.py":91:13)
