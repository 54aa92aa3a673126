#loc = loc(unknown)
#loc1 = loc("examples/jax/transformer.py":124:48)
#loc2 = loc("examples/jax/transformer.py":124:24)
#loc3 = loc("examples/jax/transformer.py":115:20)
#loc4 = loc("python/mesh_spmd/api.py":44:14)
#loc5 = loc("examples/jax/transformer.py":107:8)
#loc6 = loc("examples/jax/transformer.py":91:22)
#loc8 = loc("examples/jax/transformer.py":92:29)
#loc9 = loc("examples/jax/transformer.py":97:12)
#loc10 = loc("examples/jax/transformer.py":112:15)
#loc11 = loc("examples/jax/transformer.py":84:38)
#loc12 = loc("examples/jax/transformer.py":84:29)
#loc13 = loc("examples/jax/transformer.py":84:15)
#loc14 = loc("examples/jax/transformer.py":84:11)
#loc15 = loc("examples/jax/transformer.py":113:13)
#loc16 = loc("examples/jax/transformer.py":114:13)
#loc17 = loc("examples/jax/transformer.py":115:64)
#loc18 = loc("examples/jax/transformer.py":115:56)
#loc19 = loc("examples/jax/transformer.py":115:11)
#loc20 = loc("examples/jax/transformer.py":121:38)
#loc21 = loc("examples/jax/transformer.py":121:48)
#loc22 = loc("examples/jax/transformer.py":122:39)
#loc23 = loc("examples/jax/transformer.py":122:51)
#loc24 = loc("examples/jax/transformer.py":124:20)
#loc25 = loc("examples/jax/transformer.py":124:15)
#loc26 = loc("examples/jax/transformer.py":124:44)
#loc27 = loc("examples/jax/transformer.py":124:39)
#loc28 = loc("examples/jax/transformer.py":125:19)
#loc29 = loc("examples/jax/transformer.py":125:31)
#loc30 = loc("examples/jax/transformer.py":125:15)
#loc31 = loc("examples/jax/transformer.py":92:14)
#loc32 = loc("examples/jax/transformer.py":88:15)
#loc33 = loc("examples/jax/transformer.py":90:13)
#loc34 = loc("examples/jax/transformer.py":93:39)
#loc35 = loc("examples/jax/transformer.py":93:11)
#loc36 = loc("examples/jax/transformer.py":101:8)
#loc37 = loc("examples/jax/transformer.py":97:24)
#loc38 = loc("examples/jax/transformer.py":97:42)
#loc39 = loc("examples/jax/transformer.py":97:11)
#loc40 = loc("examples/jax/transformer.py":102:11)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<() -> ()>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map19 = affine_map<(d0, d1) -> (d1, d0)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map21 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map22 = affine_map<(d0, d1, d2) -> (d0)>
#map23 = affine_map<(d0) -> ()>
#map24 = affine_map<(d0) -> (d0)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0, d1)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map30 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d4, d2)>
#map40 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map42 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map43 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map44 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map45 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map47 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map48 = affine_map<(d0, d1) -> (d1)>
module @jit_step {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<2x192x64xf32> {mesh.name = "params.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg3: tensor<2x64x192xf32> {mesh.name = "params.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg4: tensor<2x64x4x16xf32> {mesh.name = "params.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<2x64xf32> {mesh.name = "params.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg6: tensor<2x64xf32> {mesh.name = "params.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg7: tensor<2x4x16x64xf32> {mesh.name = "params.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<2x64x4x16xf32> {mesh.name = "params.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<2x64x192xf32> {mesh.name = "params.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg10: tensor<2x64x4x16xf32> {mesh.name = "params.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg12: tensor<256x64xf32> {mesh.name = "first.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg13: tensor<64x256xf32> {mesh.name = "first.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg14: tensor<2x192x64xf32> {mesh.name = "first.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg15: tensor<2x64x192xf32> {mesh.name = "first.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg16: tensor<2x64x4x16xf32> {mesh.name = "first.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg17: tensor<2x64xf32> {mesh.name = "first.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg18: tensor<2x64xf32> {mesh.name = "first.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg19: tensor<2x4x16x64xf32> {mesh.name = "first.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg20: tensor<2x64x4x16xf32> {mesh.name = "first.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg21: tensor<2x64x192xf32> {mesh.name = "first.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg22: tensor<2x64x4x16xf32> {mesh.name = "first.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg23: tensor<64xf32> {mesh.name = "first.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg24: tensor<256x64xf32> {mesh.name = "second.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg25: tensor<64x256xf32> {mesh.name = "second.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg26: tensor<2x192x64xf32> {mesh.name = "second.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(unknown), %arg27: tensor<2x64x192xf32> {mesh.name = "second.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg28: tensor<2x64x4x16xf32> {mesh.name = "second.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg29: tensor<2x64xf32> {mesh.name = "second.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg30: tensor<2x64xf32> {mesh.name = "second.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(unknown), %arg31: tensor<2x4x16x64xf32> {mesh.name = "second.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>} loc(unknown), %arg32: tensor<2x64x4x16xf32> {mesh.name = "second.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg33: tensor<2x64x192xf32> {mesh.name = "second.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>} loc(unknown), %arg34: tensor<2x64x4x16xf32> {mesh.name = "second.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>} loc(unknown), %arg35: tensor<64xf32> {mesh.name = "second.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg36: tensor<f32> {mesh.name = "count", mesh.sharding = #mesh.sharding<@mesh, []>} loc(unknown), %arg37: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg38: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result.0", mesh.sharding = #mesh.sharding<@mesh, []>}, tensor<256x64xf32> {mesh.name = "result.1.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.1.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<2x192x64xf32> {mesh.name = "result.1.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<2x64x192xf32> {mesh.name = "result.1.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.1.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64xf32> {mesh.name = "result.1.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x64xf32> {mesh.name = "result.1.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x4x16x64xf32> {mesh.name = "result.1.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.1.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64x192xf32> {mesh.name = "result.1.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.1.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.2.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.2.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<2x192x64xf32> {mesh.name = "result.2.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<2x64x192xf32> {mesh.name = "result.2.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.2.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64xf32> {mesh.name = "result.2.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x64xf32> {mesh.name = "result.2.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x4x16x64xf32> {mesh.name = "result.2.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.2.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64x192xf32> {mesh.name = "result.2.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.2.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.3.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.3.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<2x192x64xf32> {mesh.name = "result.3.layers.down", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>}, tensor<2x64x192xf32> {mesh.name = "result.3.layers.gate", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.3.layers.key", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64xf32> {mesh.name = "result.3.layers.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x64xf32> {mesh.name = "result.3.layers.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>}, tensor<2x4x16x64xf32> {mesh.name = "result.3.layers.out", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {}, {"data"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.3.layers.query", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<2x64x192xf32> {mesh.name = "result.3.layers.up", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}]>}, tensor<2x64x4x16xf32> {mesh.name = "result.3.layers.value", mesh.sharding = #mesh.sharding<@mesh, [{}, {"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}) {
    %c1 = arith.constant 1 : index loc(#loc)
    %c2 = arith.constant 2 : index loc(#loc)
    %cst = arith.constant 3.906250e-03 : f32 loc(#loc)
    %cst_0 = arith.constant 9.990000e-01 : f32 loc(#loc1)
    %cst_1 = arith.constant 0.899999976 : f32 loc(#loc2)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant 2.560000e+02 : f32 loc(#loc)
    %cst_4 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc3)
    %cst_6 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c2_i32 = arith.constant 2 : i32 loc(#loc)
    %c255 = arith.constant 255 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_7 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc)
    %cst_9 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc4)
    %cst_14 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc4)
    %cst_15 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc)
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_17 = arith.constant dense<-1.000000e+09> : tensor<f32> loc(#loc4)
    %cst_18 = arith.constant dense<true> : tensor<i1> loc(#loc4)
    %cst_19 = arith.constant dense<256> : tensor<i32> loc(#loc4)
    %cst_20 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc5)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc5)
    } -> tensor<8x32xi32> loc(#loc5)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc5)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_22: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %355 = arith.cmpi slt, %in, %in_22 : i32 loc(#loc5)
      linalg.yield %355 : i1 loc(#loc5)
    } -> tensor<8x32xi1> loc(#loc5)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("python/mesh_spmd/api.py":44:14), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc5)
    } -> tensor<8x32xi32> loc(#loc5)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_22: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %355 = arith.addi %in, %in_22 : i32 loc(#loc5)
      linalg.yield %355 : i32 loc(#loc5)
    } -> tensor<8x32xi32> loc(#loc5)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg37 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_22: i32 loc("examples/jax/transformer.py":107:8), %in_23: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %355 = arith.select %in, %in_22, %in_23 : i32 loc(#loc5)
      linalg.yield %355 : i32 loc(#loc5)
    } -> tensor<8x32xi32> loc(#loc5)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc5)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc5)
    } -> tensor<8x32x1xi32> loc(#loc5)
    %9 = tensor.empty() : tensor<8x32x64xf32> loc(#loc5)
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":107:8)):
      %355 = linalg.index 0 : index loc(#loc5)
      %356 = linalg.index 1 : index loc(#loc5)
      %357 = linalg.index 2 : index loc(#loc5)
      %extracted = tensor.extract %8[%355, %356, %c0] : tensor<8x32x1xi32> loc(#loc5)
      %358 = arith.index_cast %extracted : i32 to index loc(#loc5)
      %359 = arith.maxsi %358, %c0 : index loc(#loc5)
      %360 = arith.minsi %359, %c255 : index loc(#loc5)
      %extracted_22 = tensor.extract %arg0[%360, %357] : tensor<256x64xf32> loc(#loc5)
      linalg.yield %extracted_22 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %11 = tensor.empty() : tensor<32x32xi1> loc(#loc6)
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<i1>) outs(%11 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc("python/mesh_spmd/api.py":44:14), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc6)
    } -> tensor<32x32xi1> loc(#loc6)
    %13 = call @tril(%12) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc7)
    %14:3 = call @_where(%13, %cst_17) : (tensor<32x32xi1>, tensor<f32>) -> (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) loc(#loc8)
    call @silu() : () -> () loc(#loc9)
    %15 = tensor.empty() : tensor<2x8x32x64xf32> loc(#loc10)
    %16 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%15 : tensor<2x8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x8x32x64xf32> loc(#loc10)
    %17 = tensor.empty() : tensor<2x8x32x1xf32> loc(#loc10)
    %18 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%17 : tensor<2x8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x8x32x1xf32> loc(#loc10)
    %19 = tensor.empty() : tensor<2x1x1x64xf32> loc(#loc10)
    %20 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%19 : tensor<2x1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x1x1x64xf32> loc(#loc10)
    %21 = tensor.empty() : tensor<2x8x4x32x16xf32> loc(#loc10)
    %22 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%21 : tensor<2x8x4x32x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x8x4x32x16xf32> loc(#loc10)
    %23 = tensor.empty() : tensor<2x8x4x32x32xf32> loc(#loc10)
    %24 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%23 : tensor<2x8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x8x4x32x32xf32> loc(#loc10)
    %25 = tensor.empty() : tensor<2x8x4x32x1xf32> loc(#loc10)
    %26 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%25 : tensor<2x8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x8x4x32x1xf32> loc(#loc10)
    %27 = tensor.empty() : tensor<2x8x32x192xf32> loc(#loc10)
    %28 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%27 : tensor<2x8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x8x32x192xf32> loc(#loc10)
    %29:27 = scf.for %arg39 = %c0 to %c2 step %c1 iter_args(%arg40 = %10, %arg41 = %16, %arg42 = %18, %arg43 = %18, %arg44 = %20, %arg45 = %16, %arg46 = %16, %arg47 = %22, %arg48 = %22, %arg49 = %24, %arg50 = %26, %arg51 = %26, %arg52 = %22, %arg53 = %24, %arg54 = %22, %arg55 = %16, %arg56 = %18, %arg57 = %18, %arg58 = %20, %arg59 = %16, %arg60 = %16, %arg61 = %28, %arg62 = %28, %arg63 = %28, %arg64 = %28, %arg65 = %28, %arg66 = %28) -> (tensor<8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>) {
      %355 = arith.index_cast %arg39 : index to i32 loc(#loc10)
      %from_elements = tensor.from_elements %355 : tensor<i32> loc(#loc10)
      %356 = func.call @dynamic_index_in_dim(%arg2, %from_elements) : (tensor<2x192x64xf32>, tensor<i32>) -> tensor<192x64xf32> loc(#loc10)
      %357 = func.call @dynamic_index_in_dim_0(%arg3, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc10)
      %358 = func.call @dynamic_index_in_dim_1(%arg4, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc10)
      %359 = func.call @dynamic_index_in_dim_2(%arg5, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc10)
      %360 = func.call @dynamic_index_in_dim_2(%arg6, %from_elements) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32> loc(#loc10)
      %361 = func.call @dynamic_index_in_dim_3(%arg7, %from_elements) : (tensor<2x4x16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32> loc(#loc10)
      %362 = func.call @dynamic_index_in_dim_1(%arg8, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc10)
      %363 = func.call @dynamic_index_in_dim_0(%arg9, %from_elements) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc10)
      %364 = func.call @dynamic_index_in_dim_1(%arg10, %from_elements) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc10)
      %365:27 = func.call @closed_call(%14#0, %14#2, %arg40, %356, %357, %358, %359, %360, %361, %362, %363, %364) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x32x64xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>) -> (tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) loc(#loc10)
      %366 = func.call @dynamic_update_index_in_dim(%arg41, %365#1, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc10)
      %367 = func.call @dynamic_update_index_in_dim_6(%arg42, %365#2, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc10)
      %368 = func.call @dynamic_update_index_in_dim_6(%arg43, %365#3, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc10)
      %369 = func.call @dynamic_update_index_in_dim_7(%arg44, %365#4, %from_elements) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32> loc(#loc10)
      %370 = func.call @dynamic_update_index_in_dim(%arg45, %365#5, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc10)
      %371 = func.call @dynamic_update_index_in_dim(%arg46, %365#6, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc10)
      %372 = func.call @dynamic_update_index_in_dim_8(%arg47, %365#7, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc10)
      %373 = func.call @dynamic_update_index_in_dim_8(%arg48, %365#8, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc10)
      %374 = func.call @dynamic_update_index_in_dim_9(%arg49, %365#9, %from_elements) : (tensor<2x8x4x32x32xf32>, tensor<8x4x32x32xf32>, tensor<i32>) -> tensor<2x8x4x32x32xf32> loc(#loc10)
      %375 = func.call @dynamic_update_index_in_dim_10(%arg50, %365#10, %from_elements) : (tensor<2x8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<i32>) -> tensor<2x8x4x32x1xf32> loc(#loc10)
      %376 = func.call @dynamic_update_index_in_dim_10(%arg51, %365#11, %from_elements) : (tensor<2x8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<i32>) -> tensor<2x8x4x32x1xf32> loc(#loc10)
      %377 = func.call @dynamic_update_index_in_dim_8(%arg52, %365#12, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc10)
      %378 = func.call @dynamic_update_index_in_dim_9(%arg53, %365#13, %from_elements) : (tensor<2x8x4x32x32xf32>, tensor<8x4x32x32xf32>, tensor<i32>) -> tensor<2x8x4x32x32xf32> loc(#loc10)
      %379 = func.call @dynamic_update_index_in_dim_8(%arg54, %365#14, %from_elements) : (tensor<2x8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<i32>) -> tensor<2x8x4x32x16xf32> loc(#loc10)
      %380 = func.call @dynamic_update_index_in_dim(%arg55, %365#15, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc10)
      %381 = func.call @dynamic_update_index_in_dim_6(%arg56, %365#16, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc10)
      %382 = func.call @dynamic_update_index_in_dim_6(%arg57, %365#17, %from_elements) : (tensor<2x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<2x8x32x1xf32> loc(#loc10)
      %383 = func.call @dynamic_update_index_in_dim_7(%arg58, %365#18, %from_elements) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32> loc(#loc10)
      %384 = func.call @dynamic_update_index_in_dim(%arg59, %365#19, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc10)
      %385 = func.call @dynamic_update_index_in_dim(%arg60, %365#20, %from_elements) : (tensor<2x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<2x8x32x64xf32> loc(#loc10)
      %386 = func.call @dynamic_update_index_in_dim_11(%arg61, %365#21, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc10)
      %387 = func.call @dynamic_update_index_in_dim_11(%arg62, %365#22, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc10)
      %388 = func.call @dynamic_update_index_in_dim_11(%arg63, %365#23, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc10)
      %389 = func.call @dynamic_update_index_in_dim_11(%arg64, %365#24, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc10)
      %390 = func.call @dynamic_update_index_in_dim_11(%arg65, %365#25, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc10)
      %391 = func.call @dynamic_update_index_in_dim_11(%arg66, %365#26, %from_elements) : (tensor<2x8x32x192xf32>, tensor<8x32x192xf32>, tensor<i32>) -> tensor<2x8x32x192xf32> loc(#loc10)
      scf.yield %365#0, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391 : tensor<8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x1xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x4x32x32xf32>, tensor<2x8x4x32x16xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x1xf32>, tensor<2x8x32x1xf32>, tensor<2x1x1x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x64xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32>, tensor<2x8x32x192xf32> loc(#loc10)
    } loc(#loc10)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29#0, %29#0 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc11)
      linalg.yield %355 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %31 = tensor.empty() : tensor<8x32xf32> loc(#loc12)
    %32 = linalg.fill ins(%cst_6 : f32) outs(%31 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc12)
    %33 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30 : tensor<8x32x64xf32>) outs(%32 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %355 = arith.addf %out, %in : f32 loc(#loc12)
      linalg.yield %355 : f32 loc(#loc12)
    } -> tensor<8x32xf32> loc(#loc12)
    %34 = tensor.empty() : tensor<8x32x1xf32> loc(#loc12)
    %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<8x32xf32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %36 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_22: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc12)
      linalg.yield %355 : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %38 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("python/mesh_spmd/api.py":44:14), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %38 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_22: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc12)
      linalg.yield %355 : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<8x32x1xf32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %355 = math.rsqrt %in : f32 loc(#loc13)
      linalg.yield %355 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %39 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_22: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc13)
      linalg.yield %355 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %42 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("python/mesh_spmd/api.py":44:14), %out: f32 loc("examples/jax/transformer.py":84:15)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %41 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_22: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc13)
      linalg.yield %355 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %44 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29#0, %44 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_22: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc14)
      linalg.yield %355 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %46 = tensor.empty() : tensor<1x1x64xf32> loc(#loc14)
    %47 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%46 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<1x1x64xf32> loc(#loc14)
    %48 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_22: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc14)
      linalg.yield %355 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %50 = tensor.empty() : tensor<8x32x256xf32> loc(#loc15)
    %51 = linalg.fill ins(%cst_6 : f32) outs(%50 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc15)
    %52 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%51 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc14)
      %356 = arith.addf %out, %355 : f32 loc(#loc15)
      linalg.yield %356 : f32 loc(#loc15)
    } -> tensor<8x32x256xf32> loc(#loc15)
    %53 = call @_one_hot(%arg38) : (tensor<8x32xi32>) -> tensor<8x32x256xf32> loc(#loc16)
    %54 = linalg.fill ins(%cst_5 : f32) outs(%31 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc3)
    %55 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<8x32x256xf32>) outs(%54 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %355 = arith.maximumf %out, %in : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %55 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.maximumf %in, %in_22 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %355 = math.absf %in : f32 loc(#loc3)
      %356 = arith.cmpf one, %355, %cst_4 : f32 loc(#loc3)
      linalg.yield %356 : i1 loc(#loc3)
    } -> tensor<8x32xi1> loc(#loc3)
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %57, %59 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":115:20), %in_23: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.select %in, %in_22, %in_23 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %61 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<8x32xf32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<8x32x1xf32> loc(#loc3)
    %62 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<8x32x1xf32>) outs(%50 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<8x32x256xf32> loc(#loc3)
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %62 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%50 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_22: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32x256xf32> loc(#loc3)
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<8x32x256xf32>) outs(%50 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = math.exp %in : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32x256xf32> loc(#loc3)
    %65 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64 : tensor<8x32x256xf32>) outs(%32 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %355 = arith.addf %out, %in : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = math.absf %in : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %59 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.cmpf oge, %in, %in_22 : f32 loc(#loc3)
      linalg.yield %355 : i1 loc(#loc3)
    } -> tensor<8x32xi1> loc(#loc3)
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = math.log %in : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68, %60 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %53 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%50 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_22: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc17)
      linalg.yield %355 : f32 loc(#loc17)
    } -> tensor<8x32x256xf32> loc(#loc17)
    %71 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<8x32x256xf32>) outs(%32 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %355 = arith.addf %out, %in : f32 loc(#loc18)
      linalg.yield %355 : f32 loc(#loc18)
    } -> tensor<8x32xf32> loc(#loc18)
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%69, %71 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %73 = tensor.empty() : tensor<f32> loc(#loc19)
    %74 = linalg.fill ins(%cst_6 : f32) outs(%73 : tensor<f32>) -> tensor<f32> loc(#loc19)
    %75 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%72 : tensor<8x32xf32>) outs(%74 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %355 = arith.addf %out, %in : f32 loc(#loc19)
      linalg.yield %355 : f32 loc(#loc19)
    } -> tensor<f32> loc(#loc19)
    %76 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%75 : tensor<f32>) outs(%73 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %355 = arith.divf %in, %cst_3 : f32 loc(#loc19)
      linalg.yield %355 : f32 loc(#loc19)
    } -> tensor<f32> loc(#loc19)
    %77 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%73 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %cst : f32 loc(#loc19)
    } -> tensor<f32> loc(#loc19)
    %78 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<f32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %in : f32 loc(#loc19)
    } -> tensor<8x32xf32> loc(#loc19)
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.negf %in : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %80 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<8x32xf32>) outs(%50 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:56)):
      linalg.yield %in : f32 loc(#loc18)
    } -> tensor<8x32x256xf32> loc(#loc18)
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %53 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%50 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:56), %in_22: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc17)
      linalg.yield %355 : f32 loc(#loc17)
    } -> tensor<8x32x256xf32> loc(#loc17)
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %66 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %in_22: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %59, %82 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":115:20), %in_23: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.select %in, %in_22, %in_23 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %82, %59 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":115:20), %in_23: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.select %in, %in_22, %in_23 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.negf %in : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%84, %85 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32xf32> loc(#loc3)
    %87 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x32xf32>) outs(%50 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<8x32x256xf32> loc(#loc3)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %64 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%50 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32x256xf32> loc(#loc3)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %88 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%50 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:64), %in_22: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc3)
      linalg.yield %355 : f32 loc(#loc3)
    } -> tensor<8x32x256xf32> loc(#loc3)
    %90 = tensor.empty() : tensor<256x64xf32> loc(#loc15)
    %91 = linalg.fill ins(%cst_6 : f32) outs(%90 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc15)
    %92 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%89, %49 : tensor<8x32x256xf32>, tensor<8x32x64xf32>) outs(%91 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc3)
      %356 = arith.addf %out, %355 : f32 loc(#loc15)
      linalg.yield %356 : f32 loc(#loc15)
    } -> tensor<256x64xf32> loc(#loc15)
    %93 = tensor.empty() : tensor<64x256xf32> loc(#loc15)
    %94 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<256x64xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":113:13)):
      linalg.yield %in : f32 loc(#loc15)
    } -> tensor<64x256xf32> loc(#loc15)
    %95 = linalg.fill ins(%cst_6 : f32) outs(%9 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc15)
    %96 = linalg.generic {indexing_maps = [#map12, #map20, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%89, %arg1 : tensor<8x32x256xf32>, tensor<64x256xf32>) outs(%95 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc3)
      %356 = arith.addf %out, %355 : f32 loc(#loc15)
      linalg.yield %356 : f32 loc(#loc15)
    } -> tensor<8x32x64xf32> loc(#loc15)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %96 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_22: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc14)
      linalg.yield %355 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %98 = tensor.empty() : tensor<64xf32> loc(#loc14)
    %99 = linalg.fill ins(%cst_6 : f32) outs(%98 : tensor<64xf32>) -> tensor<64xf32> loc(#loc14)
    %100 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "reduction", "reduction"]} ins(%97 : tensor<8x32x64xf32>) outs(%99 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %355 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %355 : f32 loc(#loc14)
    } -> tensor<64xf32> loc(#loc14)
    %expanded = tensor.expand_shape %100 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc14)
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %48 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_22: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc14)
      linalg.yield %355 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %102 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x64xf32>) outs(%99 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %355 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %355 : f32 loc(#loc14)
    } -> tensor<64xf32> loc(#loc14)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29#0, %101 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_22: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc14)
      linalg.yield %355 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %104 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<8x32x64xf32>) outs(%32 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %355 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %355 : f32 loc(#loc14)
    } -> tensor<8x32xf32> loc(#loc14)
    %expanded_21 = tensor.expand_shape %104 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc14)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %44 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_22: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc14)
      linalg.yield %355 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_21, %43 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_22: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc13)
      linalg.yield %355 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %36 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%34 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_22: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc12)
      linalg.yield %355 : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %108 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<8x32x1xf32>) outs(%32 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %355 = arith.addf %out, %in : f32 loc(#loc12)
      linalg.yield %355 : f32 loc(#loc12)
    } -> tensor<8x32xf32> loc(#loc12)
    %109 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<8x32xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x64xf32> loc(#loc12)
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29#0, %109 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":112:15), %in_22: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc11)
      linalg.yield %355 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %110 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_22: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc11)
      linalg.yield %355 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %29#0 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc11)
      linalg.yield %355 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %112 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_22: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc11)
      linalg.yield %355 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %114 = tensor.empty() : tensor<2x192x64xf32> loc(#loc10)
    %115 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x192x64xf32> loc(#loc10)
    %116 = tensor.empty() : tensor<2x64x192xf32> loc(#loc10)
    %117 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x64x192xf32> loc(#loc10)
    %118 = tensor.empty() : tensor<2x64x4x16xf32> loc(#loc10)
    %119 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x64x4x16xf32> loc(#loc10)
    %120 = tensor.empty() : tensor<2x64xf32> loc(#loc10)
    %121 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x64xf32> loc(#loc10)
    %122 = tensor.empty() : tensor<2x4x16x64xf32> loc(#loc10)
    %123 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<2x4x16x64xf32> loc(#loc10)
    %124:10 = scf.for %arg39 = %c0 to %c2 step %c1 iter_args(%arg40 = %113, %arg41 = %115, %arg42 = %117, %arg43 = %119, %arg44 = %121, %arg45 = %121, %arg46 = %123, %arg47 = %119, %arg48 = %117, %arg49 = %119) -> (tensor<8x32x64xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>) {
      %355 = arith.index_cast %arg39 : index to i32 loc(#loc10)
      %from_elements = tensor.from_elements %355 : tensor<i32> loc(#loc10)
      %356 = tensor.empty() : tensor<i32> loc(#loc10)
      %357 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%356 : tensor<i32>) {
      ^bb0(%in: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":112:15)):
        %402 = arith.subi %c2_i32, %in : i32 loc(#loc10)
        linalg.yield %402 : i32 loc(#loc10)
      } -> tensor<i32> loc(#loc10)
      %358 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%357 : tensor<i32>) outs(%356 : tensor<i32>) {
      ^bb0(%in: i32 loc("examples/jax/transformer.py":112:15), %out: i32 loc("examples/jax/transformer.py":112:15)):
        %402 = arith.subi %in, %c1_i32 : i32 loc(#loc10)
        linalg.yield %402 : i32 loc(#loc10)
      } -> tensor<i32> loc(#loc10)
      %359 = func.call @dynamic_index_in_dim_12(%29#1, %358) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc10)
      %360 = func.call @dynamic_index_in_dim_13(%29#2, %358) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc10)
      %361 = func.call @dynamic_index_in_dim_13(%29#3, %358) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc10)
      %362 = func.call @dynamic_index_in_dim_14(%29#4, %358) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32> loc(#loc10)
      %363 = func.call @dynamic_index_in_dim_12(%29#5, %358) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc10)
      %364 = func.call @dynamic_index_in_dim_12(%29#6, %358) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc10)
      %365 = func.call @dynamic_index_in_dim_1(%arg8, %358) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc10)
      %366 = func.call @dynamic_index_in_dim_1(%arg4, %358) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc10)
      %367 = func.call @dynamic_index_in_dim_1(%arg10, %358) : (tensor<2x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32> loc(#loc10)
      %368 = func.call @dynamic_index_in_dim_15(%29#7, %358) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc10)
      %369 = func.call @dynamic_index_in_dim_15(%29#8, %358) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc10)
      %370 = func.call @dynamic_index_in_dim_16(%29#9, %358) : (tensor<2x8x4x32x32xf32>, tensor<i32>) -> tensor<8x4x32x32xf32> loc(#loc10)
      %371 = func.call @dynamic_index_in_dim_17(%29#10, %358) : (tensor<2x8x4x32x1xf32>, tensor<i32>) -> tensor<8x4x32x1xf32> loc(#loc10)
      %372 = func.call @dynamic_index_in_dim_17(%29#11, %358) : (tensor<2x8x4x32x1xf32>, tensor<i32>) -> tensor<8x4x32x1xf32> loc(#loc10)
      %373 = func.call @dynamic_index_in_dim_15(%29#12, %358) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc10)
      %374 = func.call @dynamic_index_in_dim_16(%29#13, %358) : (tensor<2x8x4x32x32xf32>, tensor<i32>) -> tensor<8x4x32x32xf32> loc(#loc10)
      %375 = func.call @dynamic_index_in_dim_3(%arg7, %358) : (tensor<2x4x16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32> loc(#loc10)
      %376 = func.call @dynamic_index_in_dim_15(%29#14, %358) : (tensor<2x8x4x32x16xf32>, tensor<i32>) -> tensor<8x4x32x16xf32> loc(#loc10)
      %377 = func.call @dynamic_index_in_dim_12(%29#15, %358) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc10)
      %378 = func.call @dynamic_index_in_dim_13(%29#16, %358) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc10)
      %379 = func.call @dynamic_index_in_dim_13(%29#17, %358) : (tensor<2x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32> loc(#loc10)
      %380 = func.call @dynamic_index_in_dim_14(%29#18, %358) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32> loc(#loc10)
      %381 = func.call @dynamic_index_in_dim_12(%29#19, %358) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc10)
      %382 = func.call @dynamic_index_in_dim_0(%arg3, %358) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc10)
      %383 = func.call @dynamic_index_in_dim_12(%29#20, %358) : (tensor<2x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32> loc(#loc10)
      %384 = func.call @dynamic_index_in_dim_18(%29#21, %358) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc10)
      %385 = func.call @dynamic_index_in_dim_18(%29#22, %358) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc10)
      %386 = func.call @dynamic_index_in_dim_18(%29#23, %358) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc10)
      %387 = func.call @dynamic_index_in_dim_0(%arg9, %358) : (tensor<2x64x192xf32>, tensor<i32>) -> tensor<64x192xf32> loc(#loc10)
      %388 = func.call @dynamic_index_in_dim_18(%29#24, %358) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc10)
      %389 = func.call @dynamic_index_in_dim_18(%29#25, %358) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc10)
      %390 = func.call @dynamic_index_in_dim(%arg2, %358) : (tensor<2x192x64xf32>, tensor<i32>) -> tensor<192x64xf32> loc(#loc10)
      %391 = func.call @dynamic_index_in_dim_18(%29#26, %358) : (tensor<2x8x32x192xf32>, tensor<i32>) -> tensor<8x32x192xf32> loc(#loc10)
      %392:10 = func.call @closed_call_19(%14#0, %14#1, %arg40, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<64x4x16xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>, tensor<4x16x64xf32>, tensor<8x4x32x16xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<64x192xf32>, tensor<8x32x64xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<64x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<192x64xf32>, tensor<8x32x192xf32>) -> (tensor<8x32x64xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>) loc(#loc10)
      %393 = func.call @dynamic_update_index_in_dim_22(%arg41, %392#1, %358) : (tensor<2x192x64xf32>, tensor<192x64xf32>, tensor<i32>) -> tensor<2x192x64xf32> loc(#loc10)
      %394 = func.call @dynamic_update_index_in_dim_23(%arg42, %392#2, %358) : (tensor<2x64x192xf32>, tensor<64x192xf32>, tensor<i32>) -> tensor<2x64x192xf32> loc(#loc10)
      %395 = func.call @dynamic_update_index_in_dim_24(%arg43, %392#3, %358) : (tensor<2x64x4x16xf32>, tensor<64x4x16xf32>, tensor<i32>) -> tensor<2x64x4x16xf32> loc(#loc10)
      %396 = func.call @dynamic_update_index_in_dim_25(%arg44, %392#4, %358) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32> loc(#loc10)
      %397 = func.call @dynamic_update_index_in_dim_25(%arg45, %392#5, %358) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32> loc(#loc10)
      %398 = func.call @dynamic_update_index_in_dim_26(%arg46, %392#6, %358) : (tensor<2x4x16x64xf32>, tensor<4x16x64xf32>, tensor<i32>) -> tensor<2x4x16x64xf32> loc(#loc10)
      %399 = func.call @dynamic_update_index_in_dim_24(%arg47, %392#7, %358) : (tensor<2x64x4x16xf32>, tensor<64x4x16xf32>, tensor<i32>) -> tensor<2x64x4x16xf32> loc(#loc10)
      %400 = func.call @dynamic_update_index_in_dim_23(%arg48, %392#8, %358) : (tensor<2x64x192xf32>, tensor<64x192xf32>, tensor<i32>) -> tensor<2x64x192xf32> loc(#loc10)
      %401 = func.call @dynamic_update_index_in_dim_24(%arg49, %392#9, %358) : (tensor<2x64x4x16xf32>, tensor<64x4x16xf32>, tensor<i32>) -> tensor<2x64x4x16xf32> loc(#loc10)
      scf.yield %392#0, %393, %394, %395, %396, %397, %398, %399, %400, %401 : tensor<8x32x64xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32> loc(#loc10)
    } loc(#loc10)
    %125 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : f32 loc(#loc5)
    } -> tensor<256x64xf32> loc(#loc5)
    %126 = call @scatter(%125, %8, %124#0) : (tensor<256x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<256x64xf32> loc(#loc5)
    %127 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<256x64xf32> loc(#loc20)
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%127, %arg12 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<256x64xf32> loc(#loc20)
    %129 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<256x64xf32> loc(#loc21)
    %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%129, %126 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<256x64xf32> loc(#loc21)
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128, %130 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<256x64xf32> loc(#loc20)
    %132 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<64x256xf32> loc(#loc20)
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %arg13 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<64x256xf32> loc(#loc20)
    %134 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<64x256xf32> loc(#loc21)
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%134, %94 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<64x256xf32> loc(#loc21)
    %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %135 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<64x256xf32> loc(#loc20)
    %137 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<2x192x64xf32> loc(#loc20)
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %arg14 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x192x64xf32> loc(#loc20)
    %139 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<2x192x64xf32> loc(#loc21)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %124#1 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<2x192x64xf32> loc(#loc21)
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %140 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x192x64xf32> loc(#loc20)
    %142 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<2x64x192xf32> loc(#loc20)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %arg15 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x192xf32> loc(#loc20)
    %144 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<2x64x192xf32> loc(#loc21)
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %124#2 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<2x64x192xf32> loc(#loc21)
    %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %145 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x192xf32> loc(#loc20)
    %147 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<2x64x4x16xf32> loc(#loc20)
    %148 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %arg16 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x4x16xf32> loc(#loc20)
    %149 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<2x64x4x16xf32> loc(#loc21)
    %150 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %124#3 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<2x64x4x16xf32> loc(#loc21)
    %151 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %150 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x4x16xf32> loc(#loc20)
    %152 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<2x64xf32> loc(#loc20)
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %arg17 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64xf32> loc(#loc20)
    %154 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<2x64xf32> loc(#loc21)
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%154, %124#4 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<2x64xf32> loc(#loc21)
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %155 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64xf32> loc(#loc20)
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %arg18 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64xf32> loc(#loc20)
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%154, %124#5 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<2x64xf32> loc(#loc21)
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %158 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64xf32> loc(#loc20)
    %160 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<2x4x16x64xf32> loc(#loc20)
    %161 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160, %arg19 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x4x16x64xf32> loc(#loc20)
    %162 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<2x4x16x64xf32> loc(#loc21)
    %163 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %124#6 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<2x4x16x64xf32> loc(#loc21)
    %164 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %163 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x4x16x64xf32> loc(#loc20)
    %165 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %arg20 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x4x16xf32> loc(#loc20)
    %166 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %124#7 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<2x64x4x16xf32> loc(#loc21)
    %167 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %166 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x4x16xf32> loc(#loc20)
    %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %arg21 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x192xf32> loc(#loc20)
    %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %124#8 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<2x64x192xf32> loc(#loc21)
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %169 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x192xf32> loc(#loc20)
    %171 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %arg22 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x4x16xf32> loc(#loc20)
    %172 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %124#9 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<2x64x4x16xf32> loc(#loc21)
    %173 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %172 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<2x64x4x16xf32> loc(#loc20)
    %174 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<64xf32> loc(#loc20)
    %175 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%174, %arg23 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<64xf32> loc(#loc20)
    %176 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<64xf32> loc(#loc21)
    %177 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%176, %102 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_22: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc21)
      linalg.yield %355 : f32 loc(#loc21)
    } -> tensor<64xf32> loc(#loc21)
    %178 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%175, %177 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc20)
      linalg.yield %355 : f32 loc(#loc20)
    } -> tensor<64xf32> loc(#loc20)
    %179 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<256x64xf32> loc(#loc22)
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %arg24 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<256x64xf32> loc(#loc22)
    %181 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc23)
    } -> tensor<256x64xf32> loc(#loc23)
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%181, %126 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<256x64xf32> loc(#loc23)
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%182, %126 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<256x64xf32> loc(#loc23)
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %183 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<256x64xf32> loc(#loc22)
    %185 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<64x256xf32> loc(#loc22)
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%185, %arg25 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<64x256xf32> loc(#loc22)
    %187 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc23)
    } -> tensor<64x256xf32> loc(#loc23)
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %94 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<64x256xf32> loc(#loc23)
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%188, %94 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<64x256xf32> loc(#loc23)
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%186, %189 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<64x256xf32> loc(#loc22)
    %191 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<2x192x64xf32> loc(#loc22)
    %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %arg26 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x192x64xf32> loc(#loc22)
    %193 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc23)
    } -> tensor<2x192x64xf32> loc(#loc23)
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %124#1 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x192x64xf32> loc(#loc23)
    %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %124#1 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x192x64xf32> loc(#loc23)
    %196 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %195 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x192x64xf32> loc(#loc22)
    %197 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<2x64x192xf32> loc(#loc22)
    %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %arg27 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x192xf32> loc(#loc22)
    %199 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc23)
    } -> tensor<2x64x192xf32> loc(#loc23)
    %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %124#2 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x192xf32> loc(#loc23)
    %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %124#2 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x192xf32> loc(#loc23)
    %202 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %201 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x192xf32> loc(#loc22)
    %203 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<2x64x4x16xf32> loc(#loc22)
    %204 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %arg28 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x4x16xf32> loc(#loc22)
    %205 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc23)
    } -> tensor<2x64x4x16xf32> loc(#loc23)
    %206 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %124#3 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x4x16xf32> loc(#loc23)
    %207 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %124#3 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x4x16xf32> loc(#loc23)
    %208 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204, %207 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x4x16xf32> loc(#loc22)
    %209 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<2x64xf32> loc(#loc22)
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %arg29 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64xf32> loc(#loc22)
    %211 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc23)
    } -> tensor<2x64xf32> loc(#loc23)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %124#4 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64xf32> loc(#loc23)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%212, %124#4 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64xf32> loc(#loc23)
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210, %213 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64xf32> loc(#loc22)
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %arg30 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64xf32> loc(#loc22)
    %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %124#5 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64xf32> loc(#loc23)
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%216, %124#5 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64xf32> loc(#loc23)
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%215, %217 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64xf32> loc(#loc22)
    %219 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<2x4x16x64xf32> loc(#loc22)
    %220 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %arg31 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x4x16x64xf32> loc(#loc22)
    %221 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc23)
    } -> tensor<2x4x16x64xf32> loc(#loc23)
    %222 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %124#6 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x4x16x64xf32> loc(#loc23)
    %223 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222, %124#6 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x4x16x64xf32> loc(#loc23)
    %224 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220, %223 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x4x16x64xf32> loc(#loc22)
    %225 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %arg32 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x4x16xf32> loc(#loc22)
    %226 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %124#7 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x4x16xf32> loc(#loc23)
    %227 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %124#7 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x4x16xf32> loc(#loc23)
    %228 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %227 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x4x16xf32> loc(#loc22)
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %arg33 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x192xf32> loc(#loc22)
    %230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %124#8 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x192xf32> loc(#loc23)
    %231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %124#8 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x192xf32> loc(#loc23)
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %231 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x192xf32> loc(#loc22)
    %233 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %arg34 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x4x16xf32> loc(#loc22)
    %234 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %124#9 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x4x16xf32> loc(#loc23)
    %235 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %124#9 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":112:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<2x64x4x16xf32> loc(#loc23)
    %236 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233, %235 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<2x64x4x16xf32> loc(#loc22)
    %237 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<64xf32> loc(#loc22)
    %238 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%237, %arg35 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<64xf32> loc(#loc22)
    %239 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc23)
    } -> tensor<64xf32> loc(#loc23)
    %240 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%239, %102 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<64xf32> loc(#loc23)
    %241 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%240, %102 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc23)
      linalg.yield %355 : f32 loc(#loc23)
    } -> tensor<64xf32> loc(#loc23)
    %242 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%238, %241 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc22)
      linalg.yield %355 : f32 loc(#loc22)
    } -> tensor<64xf32> loc(#loc22)
    %243 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg36 : tensor<f32>) outs(%73 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:24)):
      %355 = math.powf %cst_1, %in : f32 loc(#loc2)
      linalg.yield %355 : f32 loc(#loc2)
    } -> tensor<f32> loc(#loc2)
    %244 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%243 : tensor<f32>) outs(%73 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:24), %out: f32 loc("examples/jax/transformer.py":124:20)):
      %355 = arith.subf %cst_2, %in : f32 loc(#loc24)
      linalg.yield %355 : f32 loc(#loc24)
    } -> tensor<f32> loc(#loc24)
    %245 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<f32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<256x64xf32> loc(#loc25)
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %245 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<256x64xf32> loc(#loc25)
    %247 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg36 : tensor<f32>) outs(%73 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:48)):
      %355 = math.powf %cst_0, %in : f32 loc(#loc1)
      linalg.yield %355 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %248 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%247 : tensor<f32>) outs(%73 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:48), %out: f32 loc("examples/jax/transformer.py":124:44)):
      %355 = arith.subf %cst_2, %in : f32 loc(#loc26)
      linalg.yield %355 : f32 loc(#loc26)
    } -> tensor<f32> loc(#loc26)
    %249 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%248 : tensor<f32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc27)
    } -> tensor<256x64xf32> loc(#loc27)
    %250 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184, %249 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<256x64xf32> loc(#loc27)
    %251 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%181, %246 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<256x64xf32> loc(#loc28)
    %252 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%250 : tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<256x64xf32> loc(#loc29)
    %253 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<256x64xf32> loc(#loc29)
    %254 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%252, %253 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<256x64xf32> loc(#loc29)
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%251, %254 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<256x64xf32> loc(#loc28)
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %255 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%90 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<256x64xf32> loc(#loc30)
    %257 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<f32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<64x256xf32> loc(#loc25)
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%136, %257 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<64x256xf32> loc(#loc25)
    %259 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%248 : tensor<f32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc27)
    } -> tensor<64x256xf32> loc(#loc27)
    %260 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%190, %259 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<64x256xf32> loc(#loc27)
    %261 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %258 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<64x256xf32> loc(#loc28)
    %262 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%260 : tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<64x256xf32> loc(#loc29)
    %263 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<64x256xf32> loc(#loc29)
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%262, %263 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<64x256xf32> loc(#loc29)
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%261, %264 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<64x256xf32> loc(#loc28)
    %266 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %265 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<64x256xf32> loc(#loc30)
    %267 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<f32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<2x192x64xf32> loc(#loc25)
    %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %267 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<2x192x64xf32> loc(#loc25)
    %269 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<f32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc27)
    } -> tensor<2x192x64xf32> loc(#loc27)
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %269 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<2x192x64xf32> loc(#loc27)
    %271 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %268 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x192x64xf32> loc(#loc28)
    %272 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x192x64xf32> loc(#loc29)
    %273 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<2x192x64xf32> loc(#loc29)
    %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %273 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x192x64xf32> loc(#loc29)
    %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %274 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x192x64xf32> loc(#loc28)
    %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %275 : tensor<2x192x64xf32>, tensor<2x192x64xf32>) outs(%114 : tensor<2x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<2x192x64xf32> loc(#loc30)
    %277 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<f32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<2x64x192xf32> loc(#loc25)
    %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %277 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<2x64x192xf32> loc(#loc25)
    %279 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<f32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc27)
    } -> tensor<2x64x192xf32> loc(#loc27)
    %280 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %279 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<2x64x192xf32> loc(#loc27)
    %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %278 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x192xf32> loc(#loc28)
    %282 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x192xf32> loc(#loc29)
    %283 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<2x64x192xf32> loc(#loc29)
    %284 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %283 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x192xf32> loc(#loc29)
    %285 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %284 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x192xf32> loc(#loc28)
    %286 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %285 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<2x64x192xf32> loc(#loc30)
    %287 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<f32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<2x64x4x16xf32> loc(#loc25)
    %288 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %287 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<2x64x4x16xf32> loc(#loc25)
    %289 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248 : tensor<f32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc27)
    } -> tensor<2x64x4x16xf32> loc(#loc27)
    %290 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %289 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<2x64x4x16xf32> loc(#loc27)
    %291 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %288 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x4x16xf32> loc(#loc28)
    %292 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290 : tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x4x16xf32> loc(#loc29)
    %293 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<2x64x4x16xf32> loc(#loc29)
    %294 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292, %293 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x4x16xf32> loc(#loc29)
    %295 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%291, %294 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x4x16xf32> loc(#loc28)
    %296 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %295 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<2x64x4x16xf32> loc(#loc30)
    %297 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<f32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<2x64xf32> loc(#loc25)
    %298 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %297 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<2x64xf32> loc(#loc25)
    %299 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%248 : tensor<f32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc27)
    } -> tensor<2x64xf32> loc(#loc27)
    %300 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%214, %299 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<2x64xf32> loc(#loc27)
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %298 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64xf32> loc(#loc28)
    %302 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64xf32> loc(#loc29)
    %303 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<2x64xf32> loc(#loc29)
    %304 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%302, %303 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64xf32> loc(#loc29)
    %305 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%301, %304 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64xf32> loc(#loc28)
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %305 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<2x64xf32> loc(#loc30)
    %307 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %297 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<2x64xf32> loc(#loc25)
    %308 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%218, %299 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<2x64xf32> loc(#loc27)
    %309 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %307 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64xf32> loc(#loc28)
    %310 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64xf32> loc(#loc29)
    %311 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%310, %303 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64xf32> loc(#loc29)
    %312 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%309, %311 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64xf32> loc(#loc28)
    %313 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %312 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%120 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<2x64xf32> loc(#loc30)
    %314 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<f32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<2x4x16x64xf32> loc(#loc25)
    %315 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %314 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<2x4x16x64xf32> loc(#loc25)
    %316 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248 : tensor<f32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc27)
    } -> tensor<2x4x16x64xf32> loc(#loc27)
    %317 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224, %316 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<2x4x16x64xf32> loc(#loc27)
    %318 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %315 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x4x16x64xf32> loc(#loc28)
    %319 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%317 : tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x4x16x64xf32> loc(#loc29)
    %320 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<2x4x16x64xf32> loc(#loc29)
    %321 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319, %320 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x4x16x64xf32> loc(#loc29)
    %322 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318, %321 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x4x16x64xf32> loc(#loc28)
    %323 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %322 : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>) outs(%122 : tensor<2x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<2x4x16x64xf32> loc(#loc30)
    %324 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %287 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<2x64x4x16xf32> loc(#loc25)
    %325 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %289 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<2x64x4x16xf32> loc(#loc27)
    %326 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %324 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x4x16xf32> loc(#loc28)
    %327 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325 : tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x4x16xf32> loc(#loc29)
    %328 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327, %293 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x4x16xf32> loc(#loc29)
    %329 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%326, %328 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x4x16xf32> loc(#loc28)
    %330 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %329 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<2x64x4x16xf32> loc(#loc30)
    %331 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %277 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<2x64x192xf32> loc(#loc25)
    %332 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %279 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<2x64x192xf32> loc(#loc27)
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %331 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x192xf32> loc(#loc28)
    %334 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x192xf32> loc(#loc29)
    %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %283 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x192xf32> loc(#loc29)
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %335 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x192xf32> loc(#loc28)
    %337 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %336 : tensor<2x64x192xf32>, tensor<2x64x192xf32>) outs(%116 : tensor<2x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<2x64x192xf32> loc(#loc30)
    %338 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %287 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<2x64x4x16xf32> loc(#loc25)
    %339 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236, %289 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<2x64x4x16xf32> loc(#loc27)
    %340 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %338 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x4x16xf32> loc(#loc28)
    %341 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339 : tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x4x16xf32> loc(#loc29)
    %342 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %293 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<2x64x4x16xf32> loc(#loc29)
    %343 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%340, %342 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<2x64x4x16xf32> loc(#loc28)
    %344 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10, %343 : tensor<2x64x4x16xf32>, tensor<2x64x4x16xf32>) outs(%118 : tensor<2x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<2x64x4x16xf32> loc(#loc30)
    %345 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel"]} ins(%244 : tensor<f32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<64xf32> loc(#loc25)
    %346 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%178, %345 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc25)
      linalg.yield %355 : f32 loc(#loc25)
    } -> tensor<64xf32> loc(#loc25)
    %347 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel"]} ins(%248 : tensor<f32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc27)
    } -> tensor<64xf32> loc(#loc27)
    %348 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%242, %347 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_22: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc27)
      linalg.yield %355 : f32 loc(#loc27)
    } -> tensor<64xf32> loc(#loc27)
    %349 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%239, %346 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_22: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.mulf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<64xf32> loc(#loc28)
    %350 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel"]} ins(%348 : tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = math.sqrt %in : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %351 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %352 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%350, %351 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %355 = arith.addf %in, %in_22 : f32 loc(#loc29)
      linalg.yield %355 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %353 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%349, %352 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_22: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %355 = arith.divf %in, %in_22 : f32 loc(#loc28)
      linalg.yield %355 : f32 loc(#loc28)
    } -> tensor<64xf32> loc(#loc28)
    %354 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel"]} ins(%arg11, %353 : tensor<64xf32>, tensor<64xf32>) outs(%98 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_22: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %355 = arith.subf %in, %in_22 : f32 loc(#loc30)
      linalg.yield %355 : f32 loc(#loc30)
    } -> tensor<64xf32> loc(#loc30)
    return %76, %256, %266, %276, %286, %296, %306, %313, %323, %330, %337, %344, %354, %131, %136, %141, %146, %151, %156, %159, %164, %167, %170, %173, %178, %184, %190, %196, %202, %208, %214, %218, %224, %228, %232, %236, %242 : tensor<f32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<2x192x64xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4x16x64xf32>, tensor<2x64x4x16xf32>, tensor<2x64x192xf32>, tensor<2x64x4x16xf32>, tensor<64xf32> loc(#loc4)
  } loc(#loc)
  func.func private @tril(%arg0: tensor<32x32xi1> loc(unknown)) -> tensor<32x32xi1> {
    %cst = arith.constant dense<false> : tensor<i1> loc(#loc7)
    %cst_0 = arith.constant dense<0> : tensor<i32> loc(#loc7)
    %0 = tensor.empty() : tensor<32x32xi32> loc(#loc7)
    %1 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 0 : index loc(#loc7)
      %10 = arith.index_cast %9 : index to i32 loc(#loc7)
      linalg.yield %10 : i32 loc(#loc7)
    } -> tensor<32x32xi32> loc(#loc7)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc7)
    } -> tensor<32x32xi32> loc(#loc7)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i32 loc(unknown)):
      %9 = arith.addi %in, %in_1 : i32 loc(#loc7)
      linalg.yield %9 : i32 loc(#loc7)
    } -> tensor<32x32xi32> loc(#loc7)
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 1 : index loc(#loc7)
      %10 = arith.index_cast %9 : index to i32 loc(#loc7)
      linalg.yield %10 : i32 loc(#loc7)
    } -> tensor<32x32xi32> loc(#loc7)
    %5 = tensor.empty() : tensor<32x32xi1> loc(#loc7)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.cmpi sge, %in, %in_1 : i32 loc(#loc7)
      linalg.yield %9 : i1 loc(#loc7)
    } -> tensor<32x32xi1> loc(#loc7)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc7)
    } -> tensor<32x32xi1> loc(#loc7)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %arg0, %7 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_1: i1 loc(unknown), %in_2: i1 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.select %in, %in_1, %in_2 : i1 loc(#loc7)
      linalg.yield %9 : i1 loc(#loc7)
    } -> tensor<32x32xi1> loc(#loc7)
    return %8 : tensor<32x32xi1> loc(#loc7)
  } loc(#loc7)
  func.func private @_where(%arg0: tensor<32x32xi1> loc(unknown), %arg1: tensor<f32> loc(unknown)) -> (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc8)
    %0 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc8)
    %1 = linalg.generic {indexing_maps = [#map20, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<32x32xi1>) outs(%0 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc8)
    } -> tensor<8x4x32x32xi1> loc(#loc8)
    %2 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc8)
    %3 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<f32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x4x32x32xf32> loc(#loc8)
    %4 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x4x32x32xf32> loc(#loc8)
    return %1, %4, %3 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32> loc(#loc8)
  } loc(#loc8)
  func.func private @silu() {
    return loc(#loc9)
  } loc(#loc9)
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x192x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<192x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<2x192x64xf32> to tensor<1x192x64xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x192x64xf32> into tensor<192x64xf32> loc(#loc10)
    return %collapsed : tensor<192x64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x64x192xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<2x64x192xf32> to tensor<1x64x192xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x64x192xf32> into tensor<64x192xf32> loc(#loc10)
    return %collapsed : tensor<64x192xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x64x4x16xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64x4x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<2x64x4x16xf32> to tensor<1x64x4x16xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x64x4x16xf32> into tensor<64x4x16xf32> loc(#loc10)
    return %collapsed : tensor<64x4x16xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0] [1, 64] [1, 1] : tensor<2x64xf32> to tensor<1x64xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x64xf32> into tensor<64xf32> loc(#loc10)
    return %collapsed : tensor<64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x4x16x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<4x16x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<2x4x16x64xf32> to tensor<1x4x16x64xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x4x16x64xf32> into tensor<4x16x64xf32> loc(#loc10)
    return %collapsed : tensor<4x16x64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @closed_call(%arg0: tensor<8x4x32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<8x32x64xf32> loc(unknown), %arg3: tensor<192x64xf32> loc(unknown), %arg4: tensor<64x192xf32> loc(unknown), %arg5: tensor<64x4x16xf32> loc(unknown), %arg6: tensor<64xf32> loc(unknown), %arg7: tensor<64xf32> loc(unknown), %arg8: tensor<4x16x64xf32> loc(unknown), %arg9: tensor<64x4x16xf32> loc(unknown), %arg10: tensor<64x192xf32> loc(unknown), %arg11: tensor<64x4x16xf32> loc(unknown)) -> (tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) {
    %cst = arith.constant 0xFF800000 : f32 loc(#loc31)
    %cst_0 = arith.constant 0.000000e+00 : f32 loc(#loc10)
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc31)
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc10)
    %cst_3 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc10)
    %cst_4 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc10)
    %cst_5 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc10)
    %cst_6 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc10)
    %0 = tensor.empty() : tensor<8x32x64xf32> loc(#loc11)
    %1 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg2 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc11)
      linalg.yield %80 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %2 = tensor.empty() : tensor<8x32xf32> loc(#loc12)
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc12)
    %4 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<8x32x64xf32>) outs(%3 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %80 = arith.addf %out, %in : f32 loc(#loc12)
      linalg.yield %80 : f32 loc(#loc12)
    } -> tensor<8x32xf32> loc(#loc12)
    %5 = tensor.empty() : tensor<8x32x1xf32> loc(#loc12)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<8x32xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %7 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %80 = arith.divf %in, %in_7 : f32 loc(#loc12)
      linalg.yield %80 : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %9 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %80 = arith.addf %in, %in_7 : f32 loc(#loc12)
      linalg.yield %80 : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %80 = math.rsqrt %in : f32 loc(#loc13)
      linalg.yield %80 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %10 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %80 = arith.divf %in, %in_7 : f32 loc(#loc13)
      linalg.yield %80 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %13 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %12 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_7: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc13)
      linalg.yield %80 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %15 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<8x32x1xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %15 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc14)
      linalg.yield %80 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %17 = tensor.empty() : tensor<1x1x64xf32> loc(#loc14)
    %18 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<1x1x64xf32> loc(#loc14)
    %19 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x1x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc14)
      linalg.yield %80 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %21 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc32)
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc32)
    %23 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg9, %20 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%22 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc32)
      %81 = arith.addf %out, %80 : f32 loc(#loc32)
      linalg.yield %81 : f32 loc(#loc32)
    } -> tensor<4x16x8x32xf32> loc(#loc32)
    %24 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc32)
    %25 = linalg.generic {indexing_maps = [#map28, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<4x16x8x32xf32>) outs(%24 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<8x4x32x16xf32> loc(#loc32)
    %26 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg5, %20 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%22 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc32)
      %81 = arith.addf %out, %80 : f32 loc(#loc32)
      linalg.yield %81 : f32 loc(#loc32)
    } -> tensor<4x16x8x32xf32> loc(#loc32)
    %27 = linalg.generic {indexing_maps = [#map28, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<4x16x8x32xf32>) outs(%24 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<8x4x32x16xf32> loc(#loc32)
    %28 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg11, %20 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%22 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc32)
      %81 = arith.addf %out, %80 : f32 loc(#loc32)
      linalg.yield %81 : f32 loc(#loc32)
    } -> tensor<4x16x8x32xf32> loc(#loc32)
    %29 = linalg.generic {indexing_maps = [#map28, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<4x16x8x32xf32>) outs(%24 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<8x4x32x16xf32> loc(#loc32)
    %30 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc33)
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc33)
    %32 = linalg.generic {indexing_maps = [#map29, #map30, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%25, %27 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%31 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_7: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc32)
      %81 = arith.addf %out, %80 : f32 loc(#loc33)
      linalg.yield %81 : f32 loc(#loc33)
    } -> tensor<8x4x32x32xf32> loc(#loc33)
    %33 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%30 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc33)
    } -> tensor<8x4x32x32xf32> loc(#loc33)
    %34 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %33 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%30 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_7: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %80 = arith.divf %in, %in_7 : f32 loc(#loc33)
      linalg.yield %80 : f32 loc(#loc33)
    } -> tensor<8x4x32x32xf32> loc(#loc33)
    %35 = call @_where_4(%34, %arg0, %arg1) : (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc8)
    %36 = tensor.empty() : tensor<8x4x32xf32> loc(#loc31)
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc31)
    %38 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<8x4x32x32xf32>) outs(%37 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %80 = arith.maximumf %out, %in : f32 loc(#loc31)
      linalg.yield %80 : f32 loc(#loc31)
    } -> tensor<8x4x32xf32> loc(#loc31)
    %39 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%36 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<8x4x32xf32> loc(#loc31)
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %38 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%36 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_7: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %80 = arith.maximumf %in, %in_7 : f32 loc(#loc31)
      linalg.yield %80 : f32 loc(#loc31)
    } -> tensor<8x4x32xf32> loc(#loc31)
    %41 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc31)
    %42 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<8x4x32xf32>) outs(%41 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<8x4x32x1xf32> loc(#loc31)
    %43 = linalg.generic {indexing_maps = [#map31, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<8x4x32x1xf32>) outs(%30 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %44 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%30 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_7: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %80 = arith.subf %in, %in_7 : f32 loc(#loc31)
      linalg.yield %80 : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<8x4x32x32xf32>) outs(%30 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %80 = math.exp %in : f32 loc(#loc31)
      linalg.yield %80 : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %46 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc31)
    %47 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<8x4x32x32xf32>) outs(%46 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %80 = arith.addf %out, %in : f32 loc(#loc31)
      linalg.yield %80 : f32 loc(#loc31)
    } -> tensor<8x4x32xf32> loc(#loc31)
    %48 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<8x4x32xf32>) outs(%41 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<8x4x32x1xf32> loc(#loc31)
    %49 = linalg.generic {indexing_maps = [#map31, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<8x4x32x1xf32>) outs(%30 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %50 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %49 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%30 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_7: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %80 = arith.divf %in, %in_7 : f32 loc(#loc31)
      linalg.yield %80 : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %51 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %48 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%41 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_7: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc31)
      linalg.yield %80 : f32 loc(#loc31)
    } -> tensor<8x4x32x1xf32> loc(#loc31)
    %52 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%41 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<8x4x32x1xf32> loc(#loc31)
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %51 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%41 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_7: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %80 = arith.divf %in, %in_7 : f32 loc(#loc31)
      linalg.yield %80 : f32 loc(#loc31)
    } -> tensor<8x4x32x1xf32> loc(#loc31)
    %54 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc34)
    %55 = linalg.generic {indexing_maps = [#map29, #map32, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%50, %29 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%54 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_7: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc31)
      %81 = arith.addf %out, %80 : f32 loc(#loc34)
      linalg.yield %81 : f32 loc(#loc34)
    } -> tensor<8x4x32x16xf32> loc(#loc34)
    %56 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc35)
    %57 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%55, %arg8 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%56 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc34)
      %81 = arith.addf %out, %80 : f32 loc(#loc35)
      linalg.yield %81 : f32 loc(#loc35)
    } -> tensor<8x32x64xf32> loc(#loc35)
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %57 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_7: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %80 = arith.addf %in, %in_7 : f32 loc(#loc36)
      linalg.yield %80 : f32 loc(#loc36)
    } -> tensor<8x32x64xf32> loc(#loc36)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %58 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_7: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc11)
      linalg.yield %80 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %60 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<8x32x64xf32>) outs(%3 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %80 = arith.addf %out, %in : f32 loc(#loc12)
      linalg.yield %80 : f32 loc(#loc12)
    } -> tensor<8x32xf32> loc(#loc12)
    %61 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<8x32xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %62 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %7 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %80 = arith.divf %in, %in_7 : f32 loc(#loc12)
      linalg.yield %80 : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %9 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %80 = arith.addf %in, %in_7 : f32 loc(#loc12)
      linalg.yield %80 : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %80 = math.rsqrt %in : f32 loc(#loc13)
      linalg.yield %80 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %63 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_7: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %80 = arith.divf %in, %in_7 : f32 loc(#loc13)
      linalg.yield %80 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %65 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%5 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_7: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc13)
      linalg.yield %80 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %67 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<8x32x1xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %67 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc14)
      linalg.yield %80 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %69 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7 : tensor<64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<1x1x64xf32> loc(#loc14)
    %70 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<1x1x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %70 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_7: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc14)
      linalg.yield %80 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %72 = tensor.empty() : tensor<8x32x192xf32> loc(#loc37)
    %73 = linalg.fill ins(%cst_0 : f32) outs(%72 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc37)
    %74 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71, %arg4 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%73 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc14)
      %81 = arith.addf %out, %80 : f32 loc(#loc37)
      linalg.yield %81 : f32 loc(#loc37)
    } -> tensor<8x32x192xf32> loc(#loc37)
    %75:3 = call @silu_5(%74) : (tensor<8x32x192xf32>) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) loc(#loc9)
    %76 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71, %arg10 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%73 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc14)
      %81 = arith.addf %out, %80 : f32 loc(#loc38)
      linalg.yield %81 : f32 loc(#loc38)
    } -> tensor<8x32x192xf32> loc(#loc38)
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75#0, %76 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%72 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_7: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc9)
      linalg.yield %80 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %78 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%77, %arg3 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%56 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_7: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %80 = arith.mulf %in, %in_7 : f32 loc(#loc9)
      %81 = arith.addf %out, %80 : f32 loc(#loc39)
      linalg.yield %81 : f32 loc(#loc39)
    } -> tensor<8x32x64xf32> loc(#loc39)
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %78 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%0 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_7: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %80 = arith.addf %in, %in_7 : f32 loc(#loc40)
      linalg.yield %80 : f32 loc(#loc40)
    } -> tensor<8x32x64xf32> loc(#loc40)
    return %79, %arg2, %14, %11, %18, %16, %20, %27, %25, %45, %48, %53, %29, %50, %55, %58, %66, %64, %69, %68, %71, %75#1, %75#2, %74, %76, %75#0, %77 : tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @_where_4(%arg0: tensor<8x4x32x32xf32> loc(unknown), %arg1: tensor<8x4x32x32xi1> loc(unknown), %arg2: tensor<8x4x32x32xf32> loc(unknown)) -> tensor<8x4x32x32xf32> {
    %0 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc8)
    %1 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %arg0, %arg2 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%0 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: f32 loc(unknown), %in_1: f32 loc(unknown), %out: f32 loc(unknown)):
      %2 = arith.select %in, %in_0, %in_1 : f32 loc(#loc8)
      linalg.yield %2 : f32 loc(#loc8)
    } -> tensor<8x4x32x32xf32> loc(#loc8)
    return %1 : tensor<8x4x32x32xf32> loc(#loc8)
  } loc(#loc8)
  func.func private @silu_5(%arg0: tensor<8x32x192xf32> loc(unknown)) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc9)
    %0 = tensor.empty() : tensor<8x32x192xf32> loc(#loc9)
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.negf %in : f32 loc(#loc9)
      linalg.yield %9 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = math.exp %in : f32 loc(#loc9)
      linalg.yield %9 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %3 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %2 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.addf %in, %in_0 : f32 loc(#loc9)
      linalg.yield %9 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.divf %in, %in_0 : f32 loc(#loc9)
      linalg.yield %9 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.subf %in, %in_0 : f32 loc(#loc9)
      linalg.yield %9 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.mulf %in, %in_0 : f32 loc(#loc9)
      linalg.yield %9 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.mulf %in, %in_0 : f32 loc(#loc9)
      linalg.yield %9 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    return %8, %7, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32> loc(#loc9)
  } loc(#loc9)
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x32x64xf32> loc(unknown), %arg1: tensor<8x32x64xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x32x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x8x32x64xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map36, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x32x64xf32>) outs(%0 : tensor<1x8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x8x32x64xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<1x8x32x64xf32> into tensor<2x8x32x64xf32> loc(#loc10)
    return %inserted_slice : tensor<2x8x32x64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<2x8x32x1xf32> loc(unknown), %arg1: tensor<8x32x1xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x32x1xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x8x32x1xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map36, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x32x1xf32>) outs(%0 : tensor<1x8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x8x32x1xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<1x8x32x1xf32> into tensor<2x8x32x1xf32> loc(#loc10)
    return %inserted_slice : tensor<2x8x32x1xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x1x1x64xf32> loc(unknown), %arg1: tensor<1x1x64xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x1x1x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map36, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x1x64xf32>) outs(%0 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x1x1x64xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<1x1x1x64xf32> into tensor<2x1x1x64xf32> loc(#loc10)
    return %inserted_slice : tensor<2x1x1x64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x8x4x32x16xf32> loc(unknown), %arg1: tensor<8x4x32x16xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x4x32x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x8x4x32x16xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map37, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x4x32x16xf32>) outs(%0 : tensor<1x8x4x32x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x8x4x32x16xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<1x8x4x32x16xf32> into tensor<2x8x4x32x16xf32> loc(#loc10)
    return %inserted_slice : tensor<2x8x4x32x16xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x8x4x32x32xf32> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x4x32x32xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x8x4x32x32xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map37, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x4x32x32xf32>) outs(%0 : tensor<1x8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x8x4x32x32xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0, 0] [1, 8, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<1x8x4x32x32xf32> into tensor<2x8x4x32x32xf32> loc(#loc10)
    return %inserted_slice : tensor<2x8x4x32x32xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x8x4x32x1xf32> loc(unknown), %arg1: tensor<8x4x32x1xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x4x32x1xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x8x4x32x1xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map37, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x4x32x1xf32>) outs(%0 : tensor<1x8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x8x4x32x1xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0, 0] [1, 8, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<1x8x4x32x1xf32> into tensor<2x8x4x32x1xf32> loc(#loc10)
    return %inserted_slice : tensor<2x8x4x32x1xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x8x32x192xf32> loc(unknown), %arg1: tensor<8x32x192xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x8x32x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x8x32x192xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map36, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x32x192xf32>) outs(%0 : tensor<1x8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x8x32x192xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<1x8x32x192xf32> into tensor<2x8x32x192xf32> loc(#loc10)
    return %inserted_slice : tensor<2x8x32x192xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @_one_hot(%arg0: tensor<8x32xi32> loc(unknown)) -> tensor<8x32x256xf32> {
    %0 = tensor.empty() : tensor<8x32x1xi32> loc(#loc16)
    %1 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32xi32>) outs(%0 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc16)
    } -> tensor<8x32x1xi32> loc(#loc16)
    %2 = tensor.empty() : tensor<1x1x256xi32> loc(#loc16)
    %3 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %11 = linalg.index 2 : index loc(#loc16)
      %12 = arith.index_cast %11 : index to i32 loc(#loc16)
      linalg.yield %12 : i32 loc(#loc16)
    } -> tensor<1x1x256xi32> loc(#loc16)
    %4 = tensor.empty() : tensor<8x32x256xi32> loc(#loc16)
    %5 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x1xi32>) outs(%4 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc16)
    } -> tensor<8x32x256xi32> loc(#loc16)
    %6 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x1x256xi32>) outs(%4 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc16)
    } -> tensor<8x32x256xi32> loc(#loc16)
    %7 = tensor.empty() : tensor<8x32x256xi1> loc(#loc16)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%7 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_0: i32 loc(unknown), %out: i1 loc(unknown)):
      %11 = arith.cmpi eq, %in, %in_0 : i32 loc(#loc16)
      linalg.yield %11 : i1 loc(#loc16)
    } -> tensor<8x32x256xi1> loc(#loc16)
    %9 = tensor.empty() : tensor<8x32x256xf32> loc(#loc16)
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<8x32x256xi1>) outs(%9 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc(unknown), %out: f32 loc(unknown)):
      %11 = arith.uitofp %in : i1 to f32 loc(#loc16)
      linalg.yield %11 : f32 loc(#loc16)
    } -> tensor<8x32x256xf32> loc(#loc16)
    return %10 : tensor<8x32x256xf32> loc(#loc16)
  } loc(#loc16)
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<2x8x32x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x32x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 8, 32, 64] [1, 1, 1, 1] : tensor<2x8x32x64xf32> to tensor<1x8x32x64xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x8x32x64xf32> into tensor<8x32x64xf32> loc(#loc10)
    return %collapsed : tensor<8x32x64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<2x8x32x1xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x32x1xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 8, 32, 1] [1, 1, 1, 1] : tensor<2x8x32x1xf32> to tensor<1x8x32x1xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x8x32x1xf32> into tensor<8x32x1xf32> loc(#loc10)
    return %collapsed : tensor<8x32x1xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<2x1x1x64xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<1x1x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<2x1x1x64xf32> to tensor<1x1x1x64xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc10)
    return %collapsed : tensor<1x1x64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<2x8x4x32x16xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x4x32x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0, 0] [1, 8, 4, 32, 16] [1, 1, 1, 1, 1] : tensor<2x8x4x32x16xf32> to tensor<1x8x4x32x16xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x16xf32> into tensor<8x4x32x16xf32> loc(#loc10)
    return %collapsed : tensor<8x4x32x16xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x8x4x32x32xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x4x32x32xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0, 0] [1, 8, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<2x8x4x32x32xf32> to tensor<1x8x4x32x32xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x32xf32> into tensor<8x4x32x32xf32> loc(#loc10)
    return %collapsed : tensor<8x4x32x32xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x8x4x32x1xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x4x32x1xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0, 0] [1, 8, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<2x8x4x32x1xf32> to tensor<1x8x4x32x1xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x8x4x32x1xf32> into tensor<8x4x32x1xf32> loc(#loc10)
    return %collapsed : tensor<8x4x32x1xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<2x8x32x192xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<8x32x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %extracted = tensor.extract %arg1[] : tensor<i32> loc(#loc10)
    %0 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %1 = arith.maxsi %0, %c0 : index loc(#loc10)
    %2 = arith.minsi %1, %c1 : index loc(#loc10)
    %extracted_slice = tensor.extract_slice %arg0[%2, 0, 0, 0] [1, 8, 32, 192] [1, 1, 1, 1] : tensor<2x8x32x192xf32> to tensor<1x8x32x192xf32> loc(#loc10)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x8x32x192xf32> into tensor<8x32x192xf32> loc(#loc10)
    return %collapsed : tensor<8x32x192xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @closed_call_19(%arg0: tensor<8x4x32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<8x32x64xf32> loc(unknown), %arg3: tensor<8x32x64xf32> loc(unknown), %arg4: tensor<8x32x1xf32> loc(unknown), %arg5: tensor<8x32x1xf32> loc(unknown), %arg6: tensor<1x1x64xf32> loc(unknown), %arg7: tensor<8x32x64xf32> loc(unknown), %arg8: tensor<8x32x64xf32> loc(unknown), %arg9: tensor<64x4x16xf32> loc(unknown), %arg10: tensor<64x4x16xf32> loc(unknown), %arg11: tensor<64x4x16xf32> loc(unknown), %arg12: tensor<8x4x32x16xf32> loc(unknown), %arg13: tensor<8x4x32x16xf32> loc(unknown), %arg14: tensor<8x4x32x32xf32> loc(unknown), %arg15: tensor<8x4x32x1xf32> loc(unknown), %arg16: tensor<8x4x32x1xf32> loc(unknown), %arg17: tensor<8x4x32x16xf32> loc(unknown), %arg18: tensor<8x4x32x32xf32> loc(unknown), %arg19: tensor<4x16x64xf32> loc(unknown), %arg20: tensor<8x4x32x16xf32> loc(unknown), %arg21: tensor<8x32x64xf32> loc(unknown), %arg22: tensor<8x32x1xf32> loc(unknown), %arg23: tensor<8x32x1xf32> loc(unknown), %arg24: tensor<1x1x64xf32> loc(unknown), %arg25: tensor<8x32x64xf32> loc(unknown), %arg26: tensor<64x192xf32> loc(unknown), %arg27: tensor<8x32x64xf32> loc(unknown), %arg28: tensor<8x32x192xf32> loc(unknown), %arg29: tensor<8x32x192xf32> loc(unknown), %arg30: tensor<8x32x192xf32> loc(unknown), %arg31: tensor<64x192xf32> loc(unknown), %arg32: tensor<8x32x192xf32> loc(unknown), %arg33: tensor<8x32x192xf32> loc(unknown), %arg34: tensor<192x64xf32> loc(unknown), %arg35: tensor<8x32x192xf32> loc(unknown)) -> (tensor<8x32x64xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc10)
    %cst_0 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc10)
    %cst_1 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc10)
    %0 = tensor.empty() : tensor<64x192xf32> loc(#loc39)
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64x192xf32>) -> tensor<64x192xf32> loc(#loc39)
    %2 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg2, %arg35 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%1 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc39)
      %117 = arith.addf %out, %116 : f32 loc(#loc39)
      linalg.yield %117 : f32 loc(#loc39)
    } -> tensor<64x192xf32> loc(#loc39)
    %3 = tensor.empty() : tensor<192x64xf32> loc(#loc39)
    %4 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x192xf32>) outs(%3 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
      linalg.yield %in : f32 loc(#loc39)
    } -> tensor<192x64xf32> loc(#loc39)
    %5 = tensor.empty() : tensor<8x32x192xf32> loc(#loc39)
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc39)
    %7 = linalg.generic {indexing_maps = [#map12, #map20, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg2, %arg34 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%6 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc39)
      %117 = arith.addf %out, %116 : f32 loc(#loc39)
      linalg.yield %117 : f32 loc(#loc39)
    } -> tensor<8x32x192xf32> loc(#loc39)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg33, %7 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%5 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc9)
      linalg.yield %116 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %9 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %arg32 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%5 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc9)
      linalg.yield %116 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %10 = linalg.fill ins(%cst : f32) outs(%3 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc38)
    %11 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%8, %arg27 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%10 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc9)
      %117 = arith.addf %out, %116 : f32 loc(#loc38)
      linalg.yield %117 : f32 loc(#loc38)
    } -> tensor<192x64xf32> loc(#loc38)
    %12 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<192x64xf32>) outs(%0 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %13 = tensor.empty() : tensor<8x32x64xf32> loc(#loc38)
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc38)
    %15 = linalg.generic {indexing_maps = [#map12, #map20, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8, %arg31 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc9)
      %117 = arith.addf %out, %116 : f32 loc(#loc38)
      linalg.yield %117 : f32 loc(#loc38)
    } -> tensor<8x32x64xf32> loc(#loc38)
    %16 = call @silu_20(%arg28, %arg29, %arg30, %9) : (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc9)
    %17 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%16, %arg27 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%10 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc9)
      %117 = arith.addf %out, %116 : f32 loc(#loc37)
      linalg.yield %117 : f32 loc(#loc37)
    } -> tensor<192x64xf32> loc(#loc37)
    %18 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<192x64xf32>) outs(%0 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      linalg.yield %in : f32 loc(#loc37)
    } -> tensor<64x192xf32> loc(#loc37)
    %19 = linalg.generic {indexing_maps = [#map12, #map20, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16, %arg26 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc9)
      %117 = arith.addf %out, %116 : f32 loc(#loc37)
      linalg.yield %117 : f32 loc(#loc37)
    } -> tensor<8x32x64xf32> loc(#loc37)
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %19 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_6: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc37)
      linalg.yield %116 : f32 loc(#loc37)
    } -> tensor<8x32x64xf32> loc(#loc37)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg25, %20 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %22 = tensor.empty() : tensor<64xf32> loc(#loc14)
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<64xf32>) -> tensor<64xf32> loc(#loc14)
    %24 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "reduction", "reduction"]} ins(%21 : tensor<8x32x64xf32>) outs(%23 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<64xf32> loc(#loc14)
    %expanded = tensor.expand_shape %24 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc14)
    %25 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %25 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_6: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %27 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x64xf32>) outs(%23 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<64xf32> loc(#loc14)
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21, %26 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %29 = tensor.empty() : tensor<8x32xf32> loc(#loc14)
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc14)
    %31 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%28 : tensor<8x32x64xf32>) outs(%30 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32xf32> loc(#loc14)
    %expanded_2 = tensor.expand_shape %31 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc14)
    %32 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %32 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_6: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %33 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %35 = tensor.empty() : tensor<8x32x1xf32> loc(#loc13)
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2, %arg22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%35 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc13)
      linalg.yield %116 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %37 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%35 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %37 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%35 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_6: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %116 = arith.divf %in, %in_6 : f32 loc(#loc12)
      linalg.yield %116 : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %39 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38 : tensor<8x32x1xf32>) outs(%30 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc12)
      linalg.yield %116 : f32 loc(#loc12)
    } -> tensor<8x32xf32> loc(#loc12)
    %40 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x64xf32> loc(#loc12)
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21, %40 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc11)
      linalg.yield %116 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %41 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_6: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc11)
      linalg.yield %116 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %arg21 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc11)
      linalg.yield %116 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_6: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc11)
      linalg.yield %116 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %45 = tensor.empty() : tensor<64x4x16xf32> loc(#loc35)
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<64x4x16xf32>) -> tensor<64x4x16xf32> loc(#loc35)
    %47 = linalg.generic {indexing_maps = [#map38, #map39, #map35], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%44, %arg20 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%46 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc11)
      %117 = arith.addf %out, %116 : f32 loc(#loc35)
      linalg.yield %117 : f32 loc(#loc35)
    } -> tensor<64x4x16xf32> loc(#loc35)
    %48 = tensor.empty() : tensor<4x16x64xf32> loc(#loc35)
    %49 = linalg.generic {indexing_maps = [#map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<64x4x16xf32>) outs(%48 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc35)
    } -> tensor<4x16x64xf32> loc(#loc35)
    %50 = tensor.empty() : tensor<8x32x4x16xf32> loc(#loc35)
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32> loc(#loc35)
    %52 = linalg.generic {indexing_maps = [#map41, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%44, %arg19 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%51 : tensor<8x32x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc11)
      %117 = arith.addf %out, %116 : f32 loc(#loc35)
      linalg.yield %117 : f32 loc(#loc35)
    } -> tensor<8x32x4x16xf32> loc(#loc35)
    %53 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc35)
    %54 = linalg.generic {indexing_maps = [#map42, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<8x32x4x16xf32>) outs(%53 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc35)
    } -> tensor<8x4x32x16xf32> loc(#loc35)
    %55 = tensor.empty() : tensor<8x4x16x32xf32> loc(#loc34)
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<8x4x16x32xf32>) -> tensor<8x4x16x32xf32> loc(#loc34)
    %57 = linalg.generic {indexing_maps = [#map43, #map32, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%54, %arg18 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%56 : tensor<8x4x16x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc35)
      %117 = arith.addf %out, %116 : f32 loc(#loc34)
      linalg.yield %117 : f32 loc(#loc34)
    } -> tensor<8x4x16x32xf32> loc(#loc34)
    %58 = linalg.generic {indexing_maps = [#map44, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<8x4x16x32xf32>) outs(%53 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
      linalg.yield %in : f32 loc(#loc34)
    } -> tensor<8x4x32x16xf32> loc(#loc34)
    %59 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc34)
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc34)
    %61 = linalg.generic {indexing_maps = [#map29, #map30, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%54, %arg17 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%60 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc35)
      %117 = arith.addf %out, %116 : f32 loc(#loc34)
      linalg.yield %117 : f32 loc(#loc34)
    } -> tensor<8x4x32x32xf32> loc(#loc34)
    %62 = linalg.generic {indexing_maps = [#map31, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg16 : tensor<8x4x32x1xf32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %63 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %62 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_6: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc31)
      linalg.yield %116 : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %64 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %arg14 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc31)
      linalg.yield %116 : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %65 = tensor.empty() : tensor<8x4x32xf32> loc(#loc31)
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc31)
    %67 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<8x4x32x32xf32>) outs(%66 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc31)
      linalg.yield %116 : f32 loc(#loc31)
    } -> tensor<8x4x32xf32> loc(#loc31)
    %expanded_3 = tensor.expand_shape %67 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc31)
    %68 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc31)
    %69 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<8x4x32x1xf32>) outs(%68 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %116 = arith.negf %in : f32 loc(#loc31)
      linalg.yield %116 : f32 loc(#loc31)
    } -> tensor<8x4x32x1xf32> loc(#loc31)
    %70 = linalg.generic {indexing_maps = [#map31, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15 : tensor<8x4x32x1xf32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %71 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %70 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_6: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %116 = arith.divf %in, %in_6 : f32 loc(#loc31)
      linalg.yield %116 : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %72 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69 : tensor<8x4x32x1xf32>) outs(%66 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc31)
      linalg.yield %116 : f32 loc(#loc31)
    } -> tensor<8x4x32xf32> loc(#loc31)
    %73 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<8x4x32xf32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %74 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %73 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_6: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc31)
      linalg.yield %116 : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %75 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %arg14 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc31)
      linalg.yield %116 : f32 loc(#loc31)
    } -> tensor<8x4x32x32xf32> loc(#loc31)
    %76 = call @_where_21(%arg0, %arg1, %75) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc8)
    %77 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc33)
    } -> tensor<8x4x32x32xf32> loc(#loc33)
    %78 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %77 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_6: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %116 = arith.divf %in, %in_6 : f32 loc(#loc33)
      linalg.yield %116 : f32 loc(#loc33)
    } -> tensor<8x4x32x32xf32> loc(#loc33)
    %79 = linalg.fill ins(%cst : f32) outs(%53 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc33)
    %80 = linalg.generic {indexing_maps = [#map43, #map32, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%78, %arg13 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%79 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc33)
      %117 = arith.addf %out, %116 : f32 loc(#loc33)
      linalg.yield %117 : f32 loc(#loc33)
    } -> tensor<8x4x32x16xf32> loc(#loc33)
    %81 = linalg.generic {indexing_maps = [#map29, #map32, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%78, %arg12 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%79 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc33)
      %117 = arith.addf %out, %116 : f32 loc(#loc33)
      linalg.yield %117 : f32 loc(#loc33)
    } -> tensor<8x4x32x16xf32> loc(#loc33)
    %82 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc32)
    %83 = linalg.generic {indexing_maps = [#map45, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<8x4x32x16xf32>) outs(%82 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<4x16x8x32xf32> loc(#loc32)
    %84 = linalg.generic {indexing_maps = [#map46, #map26, #map35], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%83, %arg11 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc32)
      %117 = arith.addf %out, %116 : f32 loc(#loc32)
      linalg.yield %117 : f32 loc(#loc32)
    } -> tensor<8x32x64xf32> loc(#loc32)
    %85 = linalg.fill ins(%cst : f32) outs(%48 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32> loc(#loc32)
    %86 = linalg.generic {indexing_maps = [#map30, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%83, %arg8 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%85 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc32)
      %117 = arith.addf %out, %116 : f32 loc(#loc32)
      linalg.yield %117 : f32 loc(#loc32)
    } -> tensor<4x16x64xf32> loc(#loc32)
    %87 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<4x16x64xf32>) outs(%45 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %88 = linalg.generic {indexing_maps = [#map45, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<8x4x32x16xf32>) outs(%82 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<4x16x8x32xf32> loc(#loc32)
    %89 = linalg.generic {indexing_maps = [#map46, #map26, #map35], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%88, %arg10 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc32)
      %117 = arith.addf %out, %116 : f32 loc(#loc32)
      linalg.yield %117 : f32 loc(#loc32)
    } -> tensor<8x32x64xf32> loc(#loc32)
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %89 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_6: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc32)
      linalg.yield %116 : f32 loc(#loc32)
    } -> tensor<8x32x64xf32> loc(#loc32)
    %91 = linalg.generic {indexing_maps = [#map30, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%88, %arg8 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%85 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc32)
      %117 = arith.addf %out, %116 : f32 loc(#loc32)
      linalg.yield %117 : f32 loc(#loc32)
    } -> tensor<4x16x64xf32> loc(#loc32)
    %92 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<4x16x64xf32>) outs(%45 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %93 = linalg.generic {indexing_maps = [#map45, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<8x4x32x16xf32>) outs(%82 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<4x16x8x32xf32> loc(#loc32)
    %94 = linalg.generic {indexing_maps = [#map46, #map26, #map35], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%93, %arg9 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%14 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc32)
      %117 = arith.addf %out, %116 : f32 loc(#loc32)
      linalg.yield %117 : f32 loc(#loc32)
    } -> tensor<8x32x64xf32> loc(#loc32)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %94 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_6: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc32)
      linalg.yield %116 : f32 loc(#loc32)
    } -> tensor<8x32x64xf32> loc(#loc32)
    %96 = linalg.generic {indexing_maps = [#map30, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%93, %arg8 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%85 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc32)
      %117 = arith.addf %out, %116 : f32 loc(#loc32)
      linalg.yield %117 : f32 loc(#loc32)
    } -> tensor<4x16x64xf32> loc(#loc32)
    %97 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<4x16x64xf32>) outs(%45 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %98 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %95 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %99 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "reduction", "reduction"]} ins(%98 : tensor<8x32x64xf32>) outs(%23 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<64xf32> loc(#loc14)
    %expanded_4 = tensor.expand_shape %99 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc14)
    %100 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<1x1x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %100 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_6: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %102 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_4 : tensor<1x1x64xf32>) outs(%23 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<64xf32> loc(#loc14)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %101 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %104 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<8x32x64xf32>) outs(%30 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32xf32> loc(#loc14)
    %expanded_5 = tensor.expand_shape %104 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc14)
    %105 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %105 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_6: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %106 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_6: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc14)
      linalg.yield %116 : f32 loc(#loc14)
    } -> tensor<8x32x64xf32> loc(#loc14)
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5, %arg4 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%35 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc13)
      linalg.yield %116 : f32 loc(#loc13)
    } -> tensor<8x32x1xf32> loc(#loc13)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %37 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%35 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_6: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %116 = arith.divf %in, %in_6 : f32 loc(#loc12)
      linalg.yield %116 : f32 loc(#loc12)
    } -> tensor<8x32x1xf32> loc(#loc12)
    %110 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<8x32x1xf32>) outs(%30 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %116 = arith.addf %out, %in : f32 loc(#loc12)
      linalg.yield %116 : f32 loc(#loc12)
    } -> tensor<8x32xf32> loc(#loc12)
    %111 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<8x32xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<8x32x64xf32> loc(#loc12)
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %111 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_6: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc11)
      linalg.yield %116 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %112 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_6: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc11)
      linalg.yield %116 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %114 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %arg3 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_6: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %116 = arith.mulf %in, %in_6 : f32 loc(#loc11)
      linalg.yield %116 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    %115 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %114 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%13 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_6: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %116 = arith.addf %in, %in_6 : f32 loc(#loc11)
      linalg.yield %116 : f32 loc(#loc11)
    } -> tensor<8x32x64xf32> loc(#loc11)
    return %115, %4, %18, %92, %102, %27, %49, %97, %12, %87 : tensor<8x32x64xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @silu_20(%arg0: tensor<8x32x192xf32> loc(unknown), %arg1: tensor<8x32x192xf32> loc(unknown), %arg2: tensor<8x32x192xf32> loc(unknown), %arg3: tensor<8x32x192xf32> loc(unknown)) -> tensor<8x32x192xf32> {
    %0 = tensor.empty() : tensor<8x32x192xf32> loc(#loc9)
    %1 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg3 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.mulf %in, %in_0 : f32 loc(#loc9)
      linalg.yield %5 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %arg1 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.mulf %in, %in_0 : f32 loc(#loc9)
      linalg.yield %5 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %3 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg0 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.mulf %in, %in_0 : f32 loc(#loc9)
      linalg.yield %5 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %3 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.addf %in, %in_0 : f32 loc(#loc9)
      linalg.yield %5 : f32 loc(#loc9)
    } -> tensor<8x32x192xf32> loc(#loc9)
    return %4 : tensor<8x32x192xf32> loc(#loc9)
  } loc(#loc9)
  func.func private @_where_21(%arg0: tensor<8x4x32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<8x4x32x32xf32> loc(unknown)) -> tensor<8x4x32x32xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc8)
    %0 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc8)
    %1 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x4x32x32xf32> loc(#loc8)
    %2 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg2, %1 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%0 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: f32 loc(unknown), %in_1: f32 loc(unknown), %out: f32 loc(unknown)):
      %3 = arith.select %in, %in_0, %in_1 : f32 loc(#loc8)
      linalg.yield %3 : f32 loc(#loc8)
    } -> tensor<8x4x32x32xf32> loc(#loc8)
    return %2 : tensor<8x4x32x32xf32> loc(#loc8)
  } loc(#loc8)
  func.func private @dynamic_update_index_in_dim_22(%arg0: tensor<2x192x64xf32> loc(unknown), %arg1: tensor<192x64xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x192x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x192x64xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map47, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<192x64xf32>) outs(%0 : tensor<1x192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x192x64xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0] [1, 192, 64] [1, 1, 1] : tensor<1x192x64xf32> into tensor<2x192x64xf32> loc(#loc10)
    return %inserted_slice : tensor<2x192x64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<2x64x192xf32> loc(unknown), %arg1: tensor<64x192xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x64x192xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x64x192xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map47, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<64x192xf32>) outs(%0 : tensor<1x64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x64x192xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<1x64x192xf32> into tensor<2x64x192xf32> loc(#loc10)
    return %inserted_slice : tensor<2x64x192xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<2x64x4x16xf32> loc(unknown), %arg1: tensor<64x4x16xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x64x4x16xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x64x4x16xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map36, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<64x4x16xf32>) outs(%0 : tensor<1x64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x64x4x16xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 64, 4, 16] [1, 1, 1, 1] : tensor<1x64x4x16xf32> into tensor<2x64x4x16xf32> loc(#loc10)
    return %inserted_slice : tensor<2x64x4x16xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<2x64xf32> loc(unknown), %arg1: tensor<64xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x64xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map48, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64xf32>) outs(%0 : tensor<1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x64xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<2x64xf32> loc(#loc10)
    return %inserted_slice : tensor<2x64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<2x4x16x64xf32> loc(unknown), %arg1: tensor<4x16x64xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<2x4x16x64xf32> {
    %c1 = arith.constant 1 : index loc(#loc10)
    %c0 = arith.constant 0 : index loc(#loc10)
    %0 = tensor.empty() : tensor<1x4x16x64xf32> loc(#loc10)
    %1 = linalg.generic {indexing_maps = [#map36, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x16x64xf32>) outs(%0 : tensor<1x4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":112:15)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<1x4x16x64xf32> loc(#loc10)
    %extracted = tensor.extract %arg2[] : tensor<i32> loc(#loc10)
    %2 = arith.index_cast %extracted : i32 to index loc(#loc10)
    %3 = arith.maxsi %2, %c0 : index loc(#loc10)
    %4 = arith.minsi %3, %c1 : index loc(#loc10)
    %inserted_slice = tensor.insert_slice %1 into %arg0[%4, 0, 0, 0] [1, 4, 16, 64] [1, 1, 1, 1] : tensor<1x4x16x64xf32> into tensor<2x4x16x64xf32> loc(#loc10)
    return %inserted_slice : tensor<2x4x16x64xf32> loc(#loc10)
  } loc(#loc10)
  func.func private @scatter(%arg0: tensor<256x64xf32> loc(unknown), %arg1: tensor<8x32x1xi32> loc(unknown), %arg2: tensor<8x32x64xf32> loc(unknown)) -> tensor<256x64xf32> {
    %collapsed = tensor.collapse_shape %arg1 [[0], [1, 2]] : tensor<8x32x1xi32> into tensor<8x32xi32> loc(#loc)
    %0 = linalg.generic {indexing_maps = [#map20, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %arg2 : tensor<8x32xi32>, tensor<8x32x64xf32>) outs(%arg0 : tensor<256x64xf32>) {
    ^bb0(%in: i32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %1 = arith.index_cast %in : i32 to index loc(#loc)
      %2 = arith.addf %out, %in_0 : f32 loc(#loc)
      %3 = linalg.index 0 : index loc(#loc)
      %4 = arith.cmpi eq, %1, %3 : index loc(#loc)
      %5 = arith.select %4, %2, %out : f32 loc(#loc)
      linalg.yield %5 : f32 loc(#loc)
    } -> tensor<256x64xf32> loc(#loc)
    return %0 : tensor<256x64xf32> loc(#loc)
  } loc(#loc)
} loc(#loc)
#loc7 = loc("examples/jax/transformer.py":91:13)
