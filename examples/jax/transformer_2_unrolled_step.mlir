#loc = loc(unknown)
#loc1 = loc("examples/jax/transformer.py":124:48)
#loc2 = loc("examples/jax/transformer.py":124:24)
#loc3 = loc("python/mesh_spmd/api.py":44:14)
#loc4 = loc("examples/jax/transformer.py":107:8)
#loc5 = loc("examples/jax/transformer.py":84:38)
#loc6 = loc("examples/jax/transformer.py":84:29)
#loc7 = loc("examples/jax/transformer.py":84:15)
#loc8 = loc("examples/jax/transformer.py":84:11)
#loc9 = loc("examples/jax/transformer.py":88:15)
#loc10 = loc("examples/jax/transformer.py":90:13)
#loc11 = loc("examples/jax/transformer.py":91:22)
#loc13 = loc("examples/jax/transformer.py":92:29)
#loc14 = loc("examples/jax/transformer.py":92:14)
#loc15 = loc("examples/jax/transformer.py":93:39)
#loc16 = loc("examples/jax/transformer.py":93:11)
#loc17 = loc("examples/jax/transformer.py":101:8)
#loc18 = loc("examples/jax/transformer.py":97:24)
#loc19 = loc("examples/jax/transformer.py":97:12)
#loc20 = loc("examples/jax/transformer.py":97:42)
#loc21 = loc("examples/jax/transformer.py":97:11)
#loc22 = loc("examples/jax/transformer.py":102:11)
#loc23 = loc("examples/jax/transformer.py":113:13)
#loc24 = loc("examples/jax/transformer.py":114:13)
#loc25 = loc("examples/jax/transformer.py":115:20)
#loc26 = loc("examples/jax/transformer.py":115:64)
#loc27 = loc("examples/jax/transformer.py":115:56)
#loc28 = loc("examples/jax/transformer.py":115:11)
#loc29 = loc("examples/jax/transformer.py":121:38)
#loc30 = loc("examples/jax/transformer.py":121:48)
#loc31 = loc("examples/jax/transformer.py":122:39)
#loc32 = loc("examples/jax/transformer.py":122:51)
#loc33 = loc("examples/jax/transformer.py":124:20)
#loc34 = loc("examples/jax/transformer.py":124:15)
#loc35 = loc("examples/jax/transformer.py":124:44)
#loc36 = loc("examples/jax/transformer.py":124:39)
#loc37 = loc("examples/jax/transformer.py":125:19)
#loc38 = loc("examples/jax/transformer.py":125:31)
#loc39 = loc("examples/jax/transformer.py":125:15)
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
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map28 = affine_map<(d0, d1) -> (d1, d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map30 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map31 = affine_map<(d0, d1, d2) -> (d0)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d4, d2)>
#map34 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map41 = affine_map<(d0) -> ()>
#map42 = affine_map<(d0) -> (d0)>
module @jit_step {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<256x64xf32> {mesh.name = "params.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg1: tensor<64x256xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg2: tensor<192x64xf32> {mesh.name = "params.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg3: tensor<64x192xf32> {mesh.name = "params.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg4: tensor<64x4x16xf32> {mesh.name = "params.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg5: tensor<64xf32> {mesh.name = "params.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg6: tensor<64xf32> {mesh.name = "params.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg7: tensor<4x16x64xf32> {mesh.name = "params.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg8: tensor<64x4x16xf32> {mesh.name = "params.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg9: tensor<64x192xf32> {mesh.name = "params.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg10: tensor<64x4x16xf32> {mesh.name = "params.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg11: tensor<192x64xf32> {mesh.name = "params.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg12: tensor<64x192xf32> {mesh.name = "params.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg13: tensor<64x4x16xf32> {mesh.name = "params.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg14: tensor<64xf32> {mesh.name = "params.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg15: tensor<64xf32> {mesh.name = "params.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg16: tensor<4x16x64xf32> {mesh.name = "params.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg17: tensor<64x4x16xf32> {mesh.name = "params.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg18: tensor<64x192xf32> {mesh.name = "params.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg19: tensor<64x4x16xf32> {mesh.name = "params.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg20: tensor<64xf32> {mesh.name = "params.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg21: tensor<256x64xf32> {mesh.name = "first.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg22: tensor<64x256xf32> {mesh.name = "first.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg23: tensor<192x64xf32> {mesh.name = "first.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg24: tensor<64x192xf32> {mesh.name = "first.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg25: tensor<64x4x16xf32> {mesh.name = "first.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg26: tensor<64xf32> {mesh.name = "first.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg27: tensor<64xf32> {mesh.name = "first.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg28: tensor<4x16x64xf32> {mesh.name = "first.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg29: tensor<64x4x16xf32> {mesh.name = "first.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg30: tensor<64x192xf32> {mesh.name = "first.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg31: tensor<64x4x16xf32> {mesh.name = "first.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg32: tensor<192x64xf32> {mesh.name = "first.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg33: tensor<64x192xf32> {mesh.name = "first.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg34: tensor<64x4x16xf32> {mesh.name = "first.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg35: tensor<64xf32> {mesh.name = "first.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg36: tensor<64xf32> {mesh.name = "first.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg37: tensor<4x16x64xf32> {mesh.name = "first.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg38: tensor<64x4x16xf32> {mesh.name = "first.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg39: tensor<64x192xf32> {mesh.name = "first.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg40: tensor<64x4x16xf32> {mesh.name = "first.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg41: tensor<64xf32> {mesh.name = "first.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg42: tensor<256x64xf32> {mesh.name = "second.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg43: tensor<64x256xf32> {mesh.name = "second.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg44: tensor<192x64xf32> {mesh.name = "second.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg45: tensor<64x192xf32> {mesh.name = "second.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg46: tensor<64x4x16xf32> {mesh.name = "second.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg47: tensor<64xf32> {mesh.name = "second.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg48: tensor<64xf32> {mesh.name = "second.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg49: tensor<4x16x64xf32> {mesh.name = "second.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg50: tensor<64x4x16xf32> {mesh.name = "second.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg51: tensor<64x192xf32> {mesh.name = "second.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg52: tensor<64x4x16xf32> {mesh.name = "second.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg53: tensor<192x64xf32> {mesh.name = "second.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>} loc(unknown), %arg54: tensor<64x192xf32> {mesh.name = "second.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg55: tensor<64x4x16xf32> {mesh.name = "second.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg56: tensor<64xf32> {mesh.name = "second.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg57: tensor<64xf32> {mesh.name = "second.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg58: tensor<4x16x64xf32> {mesh.name = "second.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>} loc(unknown), %arg59: tensor<64x4x16xf32> {mesh.name = "second.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg60: tensor<64x192xf32> {mesh.name = "second.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(unknown), %arg61: tensor<64x4x16xf32> {mesh.name = "second.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>} loc(unknown), %arg62: tensor<64xf32> {mesh.name = "second.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>} loc(unknown), %arg63: tensor<f32> {mesh.name = "count", mesh.sharding = #mesh.sharding<@mesh, []>} loc(unknown), %arg64: tensor<8x32xi32> {mesh.name = "tokens", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown), %arg65: tensor<8x32xi32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(unknown)) -> (tensor<f32> {mesh.name = "result.0", mesh.sharding = #mesh.sharding<@mesh, []>}, tensor<256x64xf32> {mesh.name = "result.1.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.1.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<192x64xf32> {mesh.name = "result.1.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.1.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.1.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<192x64xf32> {mesh.name = "result.1.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.1.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.1.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.1.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.1.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.1.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.2.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.2.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<192x64xf32> {mesh.name = "result.2.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.2.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.2.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<192x64xf32> {mesh.name = "result.2.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.2.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.2.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.2.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.2.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.2.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<256x64xf32> {mesh.name = "result.3.embedding", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x256xf32> {mesh.name = "result.3.head", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<192x64xf32> {mesh.name = "result.3.layers.0.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.0.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.0.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.layers.0.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.3.layers.0.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.3.layers.0.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.0.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.0.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.0.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<192x64xf32> {mesh.name = "result.3.layers.1.down", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {"data"}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.1.gate", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.1.key", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.layers.1.norm1", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<64xf32> {mesh.name = "result.3.layers.1.norm2", mesh.sharding = #mesh.sharding<@mesh, [{}]>}, tensor<4x16x64xf32> {mesh.name = "result.3.layers.1.out", mesh.sharding = #mesh.sharding<@mesh, [{"model"}, {}, {"data"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.1.query", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64x192xf32> {mesh.name = "result.3.layers.1.up", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>}, tensor<64x4x16xf32> {mesh.name = "result.3.layers.1.value", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}]>}, tensor<64xf32> {mesh.name = "result.3.norm", mesh.sharding = #mesh.sharding<@mesh, [{}]>}) {
    %cst = arith.constant 3.906250e-03 : f32 loc(#loc)
    %cst_0 = arith.constant 9.990000e-01 : f32 loc(#loc1)
    %cst_1 = arith.constant 0.899999976 : f32 loc(#loc2)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant 2.560000e+02 : f32 loc(#loc)
    %cst_4 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_6 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c255 = arith.constant 255 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_7 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc)
    %cst_9 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_14 = arith.constant dense<-1.000000e+09> : tensor<f32> loc(#loc)
    %cst_15 = arith.constant dense<true> : tensor<i1> loc(#loc)
    %cst_16 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_17 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc)
    %cst_18 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc)
    %cst_20 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_21 = arith.constant dense<256> : tensor<i32> loc(#loc3)
    %cst_22 = arith.constant dense<0> : tensor<i32> loc(#loc3)
    %0 = tensor.empty() : tensor<8x32xi32> loc(#loc4)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("python/mesh_spmd/api.py":44:14), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc4)
    } -> tensor<8x32xi32> loc(#loc4)
    %2 = tensor.empty() : tensor<8x32xi1> loc(#loc4)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg64, %1 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_34: i32 loc("examples/jax/transformer.py":107:8), %out: i1 loc("examples/jax/transformer.py":107:8)):
      %747 = arith.cmpi slt, %in, %in_34 : i32 loc(#loc4)
      linalg.yield %747 : i1 loc(#loc4)
    } -> tensor<8x32xi1> loc(#loc4)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc("python/mesh_spmd/api.py":44:14), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc4)
    } -> tensor<8x32xi32> loc(#loc4)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg64, %4 : tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_34: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %747 = arith.addi %in, %in_34 : i32 loc(#loc4)
      linalg.yield %747 : i32 loc(#loc4)
    } -> tensor<8x32xi32> loc(#loc4)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg64 : tensor<8x32xi1>, tensor<8x32xi32>, tensor<8x32xi32>) outs(%0 : tensor<8x32xi32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":107:8), %in_34: i32 loc("examples/jax/transformer.py":107:8), %in_35: i32 loc(unknown), %out: i32 loc("examples/jax/transformer.py":107:8)):
      %747 = arith.select %in, %in_34, %in_35 : i32 loc(#loc4)
      linalg.yield %747 : i32 loc(#loc4)
    } -> tensor<8x32xi32> loc(#loc4)
    %7 = tensor.empty() : tensor<8x32x1xi32> loc(#loc4)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x32xi32>) outs(%7 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc("examples/jax/transformer.py":107:8), %out: i32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : i32 loc(#loc4)
    } -> tensor<8x32x1xi32> loc(#loc4)
    %9 = tensor.empty() : tensor<8x32x64xf32> loc(#loc4)
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":107:8)):
      %747 = linalg.index 0 : index loc(#loc4)
      %748 = linalg.index 1 : index loc(#loc4)
      %749 = linalg.index 2 : index loc(#loc4)
      %extracted = tensor.extract %8[%747, %748, %c0] : tensor<8x32x1xi32> loc(#loc4)
      %750 = arith.index_cast %extracted : i32 to index loc(#loc4)
      %751 = arith.maxsi %750, %c0 : index loc(#loc4)
      %752 = arith.minsi %751, %c255 : index loc(#loc4)
      %extracted_34 = tensor.extract %arg0[%752, %749] : tensor<256x64xf32> loc(#loc4)
      linalg.yield %extracted_34 : f32 loc(#loc4)
    } -> tensor<8x32x64xf32> loc(#loc4)
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %10 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_34: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %12 = tensor.empty() : tensor<8x32xf32> loc(#loc6)
    %13 = linalg.fill ins(%cst_6 : f32) outs(%12 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc6)
    %14 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %15 = tensor.empty() : tensor<8x32x1xf32> loc(#loc6)
    %16 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %17 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %19 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = math.rsqrt %in : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %20 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %23 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:15)):
      linalg.yield %in : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %22 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %25 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %25 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %27 = tensor.empty() : tensor<1x1x64xf32> loc(#loc8)
    %28 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<1x1x64xf32> loc(#loc8)
    %29 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %31 = tensor.empty() : tensor<4x16x8x32xf32> loc(#loc9)
    %32 = linalg.fill ins(%cst_6 : f32) outs(%31 : tensor<4x16x8x32xf32>) -> tensor<4x16x8x32xf32> loc(#loc9)
    %33 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %34 = tensor.empty() : tensor<8x4x32x16xf32> loc(#loc9)
    %35 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x4x32x16xf32> loc(#loc9)
    %36 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %37 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x4x32x16xf32> loc(#loc9)
    %38 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %30 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %39 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x4x32x16xf32> loc(#loc9)
    %40 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc10)
    %41 = linalg.fill ins(%cst_6 : f32) outs(%40 : tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc10)
    %42 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%35, %37 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc10)
      linalg.yield %748 : f32 loc(#loc10)
    } -> tensor<8x4x32x32xf32> loc(#loc10)
    %43 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":90:13)):
      linalg.yield %in : f32 loc(#loc10)
    } -> tensor<8x4x32x32xf32> loc(#loc10)
    %44 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_34: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc10)
      linalg.yield %747 : f32 loc(#loc10)
    } -> tensor<8x4x32x32xf32> loc(#loc10)
    %45 = tensor.empty() : tensor<32x32xi1> loc(#loc11)
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<i1>) outs(%45 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc("examples/jax/transformer.py":91:22)):
      linalg.yield %in : i1 loc(#loc11)
    } -> tensor<32x32xi1> loc(#loc11)
    %47 = call @tril(%46) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc12)
    %48:3 = call @_where(%47, %44, %cst_14) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) loc(#loc13)
    %49 = tensor.empty() : tensor<8x4x32xf32> loc(#loc14)
    %50 = linalg.fill ins(%cst_5 : f32) outs(%49 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc14)
    %51 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48#0 : tensor<8x4x32x32xf32>) outs(%50 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.maximumf %out, %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %52 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%49 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %51 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%49 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.maximumf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %54 = tensor.empty() : tensor<8x4x32x1xf32> loc(#loc14)
    %55 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<8x4x32xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %56 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %57 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48#0, %56 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %58 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = math.exp %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %59 = linalg.fill ins(%cst_6 : f32) outs(%49 : tensor<8x4x32xf32>) -> tensor<8x4x32xf32> loc(#loc14)
    %60 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %61 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<8x4x32xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %62 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %63 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %62 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %64 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %61 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %65 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %66 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %64 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %67 = linalg.fill ins(%cst_6 : f32) outs(%34 : tensor<8x4x32x16xf32>) -> tensor<8x4x32x16xf32> loc(#loc15)
    %68 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%63, %39 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%67 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      %748 = arith.addf %out, %747 : f32 loc(#loc15)
      linalg.yield %748 : f32 loc(#loc15)
    } -> tensor<8x4x32x16xf32> loc(#loc15)
    %69 = linalg.fill ins(%cst_6 : f32) outs(%9 : tensor<8x32x64xf32>) -> tensor<8x32x64xf32> loc(#loc16)
    %70 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%68, %arg7 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc15)
      %748 = arith.addf %out, %747 : f32 loc(#loc16)
      linalg.yield %748 : f32 loc(#loc16)
    } -> tensor<8x32x64xf32> loc(#loc16)
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %70 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_34: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc17)
      linalg.yield %747 : f32 loc(#loc17)
    } -> tensor<8x32x64xf32> loc(#loc17)
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %71 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %73 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %74 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = math.rsqrt %in : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %76 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %78 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %80 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %80 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %82 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<1x1x64xf32> loc(#loc8)
    %83 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %83 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %85 = tensor.empty() : tensor<8x32x192xf32> loc(#loc18)
    %86 = linalg.fill ins(%cst_6 : f32) outs(%85 : tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc18)
    %87 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84, %arg3 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%86 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      %748 = arith.addf %out, %747 : f32 loc(#loc18)
      linalg.yield %748 : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    %88:3 = call @silu(%87) : (tensor<8x32x192xf32>) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) loc(#loc19)
    %89 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84, %arg9 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%86 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      %748 = arith.addf %out, %747 : f32 loc(#loc20)
      linalg.yield %748 : f32 loc(#loc20)
    } -> tensor<8x32x192xf32> loc(#loc20)
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88#0, %89 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%85 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      linalg.yield %747 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %91 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%90, %arg2 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc21)
      linalg.yield %748 : f32 loc(#loc21)
    } -> tensor<8x32x64xf32> loc(#loc21)
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %91 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc22)
      linalg.yield %747 : f32 loc(#loc22)
    } -> tensor<8x32x64xf32> loc(#loc22)
    %93 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %92 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_34: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %94 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%93 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %95 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = math.rsqrt %in : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %97 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %99 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %101 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %101 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %103 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<1x1x64xf32> loc(#loc8)
    %104 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %104 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %106 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg17, %105 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %107 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x4x32x16xf32> loc(#loc9)
    %108 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %105 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %109 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x4x32x16xf32> loc(#loc9)
    %110 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg19, %105 : tensor<64x4x16xf32>, tensor<8x32x64xf32>) outs(%32 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %111 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<4x16x8x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<8x4x32x16xf32> loc(#loc9)
    %112 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%107, %109 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc10)
      linalg.yield %748 : f32 loc(#loc10)
    } -> tensor<8x4x32x32xf32> loc(#loc10)
    %113 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_34: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc10)
      linalg.yield %747 : f32 loc(#loc10)
    } -> tensor<8x4x32x32xf32> loc(#loc10)
    %114 = call @tril(%46) : (tensor<32x32xi1>) -> tensor<32x32xi1> loc(#loc12)
    %115:3 = call @_where(%114, %113, %cst_14) : (tensor<32x32xi1>, tensor<8x4x32x32xf32>, tensor<f32>) -> (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) loc(#loc13)
    %116 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%115#0 : tensor<8x4x32x32xf32>) outs(%50 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.maximumf %out, %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %116 : tensor<8x4x32xf32>, tensor<8x4x32xf32>) outs(%49 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.maximumf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %118 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<8x4x32xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %119 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %120 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115#0, %119 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %121 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = math.exp %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %122 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%121 : tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %123 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<8x4x32xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %124 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %125 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %124 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %126 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %123 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %127 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %126 : tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %128 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%125, %111 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%67 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      %748 = arith.addf %out, %747 : f32 loc(#loc15)
      linalg.yield %748 : f32 loc(#loc15)
    } -> tensor<8x4x32x16xf32> loc(#loc15)
    %129 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%128, %arg16 : tensor<8x4x32x16xf32>, tensor<4x16x64xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc15)
      %748 = arith.addf %out, %747 : f32 loc(#loc16)
      linalg.yield %748 : f32 loc(#loc16)
    } -> tensor<8x32x64xf32> loc(#loc16)
    %130 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %129 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_34: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":101:8)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc17)
      linalg.yield %747 : f32 loc(#loc17)
    } -> tensor<8x32x64xf32> loc(#loc17)
    %131 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %130 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %132 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%131 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %133 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = math.rsqrt %in : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %137 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %135 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %137 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %139 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %139 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %141 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<1x1x64xf32> loc(#loc8)
    %142 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %142 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %144 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%143, %arg12 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%86 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      %748 = arith.addf %out, %747 : f32 loc(#loc18)
      linalg.yield %748 : f32 loc(#loc18)
    } -> tensor<8x32x192xf32> loc(#loc18)
    %145:3 = call @silu(%144) : (tensor<8x32x192xf32>) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) loc(#loc19)
    %146 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%143, %arg18 : tensor<8x32x64xf32>, tensor<64x192xf32>) outs(%86 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      %748 = arith.addf %out, %747 : f32 loc(#loc20)
      linalg.yield %748 : f32 loc(#loc20)
    } -> tensor<8x32x192xf32> loc(#loc20)
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145#0, %146 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%85 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      linalg.yield %747 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %148 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%147, %arg11 : tensor<8x32x192xf32>, tensor<192x64xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc21)
      linalg.yield %748 : f32 loc(#loc21)
    } -> tensor<8x32x64xf32> loc(#loc21)
    %149 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %148 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":102:11)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc22)
      linalg.yield %747 : f32 loc(#loc22)
    } -> tensor<8x32x64xf32> loc(#loc22)
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %149 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_34: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %151 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %152 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %19 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %155 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = math.rsqrt %in : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %154 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %156 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %158 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<8x32x1xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %158 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %160 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20 : tensor<64xf32>) outs(%27 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<1x1x64xf32> loc(#loc8)
    %161 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<1x1x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %161 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %163 = tensor.empty() : tensor<8x32x256xf32> loc(#loc23)
    %164 = linalg.fill ins(%cst_6 : f32) outs(%163 : tensor<8x32x256xf32>) -> tensor<8x32x256xf32> loc(#loc23)
    %165 = linalg.generic {indexing_maps = [#map22, #map23, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%162, %arg1 : tensor<8x32x64xf32>, tensor<64x256xf32>) outs(%164 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      %748 = arith.addf %out, %747 : f32 loc(#loc23)
      linalg.yield %748 : f32 loc(#loc23)
    } -> tensor<8x32x256xf32> loc(#loc23)
    %166 = call @_one_hot(%arg65) : (tensor<8x32xi32>) -> tensor<8x32x256xf32> loc(#loc24)
    %167 = linalg.fill ins(%cst_5 : f32) outs(%12 : tensor<8x32xf32>) -> tensor<8x32xf32> loc(#loc25)
    %168 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<8x32x256xf32>) outs(%167 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.maximumf %out, %in : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %169 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%169, %168 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.maximumf %in, %in_34 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %747 = math.absf %in : f32 loc(#loc25)
      %748 = arith.cmpf one, %747, %cst_4 : f32 loc(#loc25)
      linalg.yield %748 : i1 loc(#loc25)
    } -> tensor<8x32xi1> loc(#loc25)
    %172 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %173 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%171, %170, %172 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.select %in, %in_34, %in_35 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %174 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<8x32xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<8x32x1xf32> loc(#loc25)
    %175 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<8x32x1xf32>) outs(%163 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<8x32x256xf32> loc(#loc25)
    %176 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %175 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%163 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_34: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32x256xf32> loc(#loc25)
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<8x32x256xf32>) outs(%163 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = math.exp %in : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32x256xf32> loc(#loc25)
    %178 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%177 : tensor<8x32x256xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = math.absf %in : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%178, %172 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%2 : tensor<8x32xi1>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":115:20), %out: i1 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.cmpf oge, %in, %in_34 : f32 loc(#loc25)
      linalg.yield %747 : i1 loc(#loc25)
    } -> tensor<8x32xi1> loc(#loc25)
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = math.log %in : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%181, %173 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %183 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %166 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%163 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_34: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc26)
      linalg.yield %747 : f32 loc(#loc26)
    } -> tensor<8x32x256xf32> loc(#loc26)
    %184 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%183 : tensor<8x32x256xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc27)
      linalg.yield %747 : f32 loc(#loc27)
    } -> tensor<8x32xf32> loc(#loc27)
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%182, %184 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":115:56), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %186 = tensor.empty() : tensor<f32> loc(#loc28)
    %187 = linalg.fill ins(%cst_6 : f32) outs(%186 : tensor<f32>) -> tensor<f32> loc(#loc28)
    %188 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%185 : tensor<8x32xf32>) outs(%187 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc28)
      linalg.yield %747 : f32 loc(#loc28)
    } -> tensor<f32> loc(#loc28)
    %189 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%188 : tensor<f32>) outs(%186 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      %747 = arith.divf %in, %cst_3 : f32 loc(#loc28)
      linalg.yield %747 : f32 loc(#loc28)
    } -> tensor<f32> loc(#loc28)
    %190 = linalg.generic {indexing_maps = [#map24], iterator_types = []} outs(%186 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %cst : f32 loc(#loc28)
    } -> tensor<f32> loc(#loc28)
    %191 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<f32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:11)):
      linalg.yield %in : f32 loc(#loc28)
    } -> tensor<8x32xf32> loc(#loc28)
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%191 : tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.negf %in : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %193 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<8x32xf32>) outs(%163 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:56)):
      linalg.yield %in : f32 loc(#loc27)
    } -> tensor<8x32x256xf32> loc(#loc27)
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %166 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%163 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:56), %in_34: f32 loc("examples/jax/transformer.py":114:13), %out: f32 loc("examples/jax/transformer.py":115:64)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc26)
      linalg.yield %747 : f32 loc(#loc26)
    } -> tensor<8x32x256xf32> loc(#loc26)
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%191, %179 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:11), %in_34: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %172, %195 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.select %in, %in_34, %in_35 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %197 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %195, %172 : tensor<8x32xi1>, tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: i1 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":115:20), %in_35: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.select %in, %in_34, %in_35 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.negf %in : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%197, %198 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32xf32> loc(#loc25)
    %200 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<8x32xf32>) outs(%163 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<8x32x256xf32> loc(#loc25)
    %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %177 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%163 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32x256xf32> loc(#loc25)
    %202 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %201 : tensor<8x32x256xf32>, tensor<8x32x256xf32>) outs(%163 : tensor<8x32x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:64), %in_34: f32 loc("examples/jax/transformer.py":115:20), %out: f32 loc("examples/jax/transformer.py":115:20)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc25)
      linalg.yield %747 : f32 loc(#loc25)
    } -> tensor<8x32x256xf32> loc(#loc25)
    %203 = tensor.empty() : tensor<256x64xf32> loc(#loc23)
    %204 = linalg.fill ins(%cst_6 : f32) outs(%203 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc23)
    %205 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%202, %162 : tensor<8x32x256xf32>, tensor<8x32x64xf32>) outs(%204 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc25)
      %748 = arith.addf %out, %747 : f32 loc(#loc23)
      linalg.yield %748 : f32 loc(#loc23)
    } -> tensor<256x64xf32> loc(#loc23)
    %206 = tensor.empty() : tensor<64x256xf32> loc(#loc23)
    %207 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<256x64xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":113:13)):
      linalg.yield %in : f32 loc(#loc23)
    } -> tensor<64x256xf32> loc(#loc23)
    %208 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%202, %arg1 : tensor<8x32x256xf32>, tensor<64x256xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":115:20), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":113:13)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc25)
      %748 = arith.addf %out, %747 : f32 loc(#loc23)
      linalg.yield %748 : f32 loc(#loc23)
    } -> tensor<8x32x64xf32> loc(#loc23)
    %209 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %208 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %210 = tensor.empty() : tensor<64xf32> loc(#loc8)
    %211 = linalg.fill ins(%cst_6 : f32) outs(%210 : tensor<64xf32>) -> tensor<64xf32> loc(#loc8)
    %212 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%209 : tensor<8x32x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %expanded = tensor.expand_shape %212 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc8)
    %213 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %161 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":113:13), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %214 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x1x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %213 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %216 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%215 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32xf32> loc(#loc8)
    %expanded_23 = tensor.expand_shape %216 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc8)
    %217 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213, %158 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23, %157 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %220 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%219 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %221 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<8x32xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x64xf32> loc(#loc6)
    %222 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %221 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %222 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %149 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %224 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %226 = tensor.empty() : tensor<64x192xf32> loc(#loc21)
    %227 = linalg.fill ins(%cst_6 : f32) outs(%226 : tensor<64x192xf32>) -> tensor<64x192xf32> loc(#loc21)
    %228 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%225, %147 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%227 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      %748 = arith.addf %out, %747 : f32 loc(#loc21)
      linalg.yield %748 : f32 loc(#loc21)
    } -> tensor<64x192xf32> loc(#loc21)
    %229 = tensor.empty() : tensor<192x64xf32> loc(#loc21)
    %230 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%228 : tensor<64x192xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<192x64xf32> loc(#loc21)
    %231 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%225, %arg11 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%86 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      %748 = arith.addf %out, %747 : f32 loc(#loc21)
      linalg.yield %748 : f32 loc(#loc21)
    } -> tensor<8x32x192xf32> loc(#loc21)
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145#0, %231 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%85 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      linalg.yield %747 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %146 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%85 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      linalg.yield %747 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %234 = linalg.fill ins(%cst_6 : f32) outs(%229 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc20)
    %235 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%232, %143 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%234 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc20)
      linalg.yield %748 : f32 loc(#loc20)
    } -> tensor<192x64xf32> loc(#loc20)
    %236 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%235 : tensor<192x64xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<64x192xf32> loc(#loc20)
    %237 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%232, %arg18 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc20)
      linalg.yield %748 : f32 loc(#loc20)
    } -> tensor<8x32x64xf32> loc(#loc20)
    %238 = call @silu_0(%145#1, %145#2, %144, %233) : (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc19)
    %239 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%238, %143 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%234 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc18)
      linalg.yield %748 : f32 loc(#loc18)
    } -> tensor<192x64xf32> loc(#loc18)
    %240 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%239 : tensor<192x64xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      linalg.yield %in : f32 loc(#loc18)
    } -> tensor<64x192xf32> loc(#loc18)
    %241 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%238, %arg12 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc18)
      linalg.yield %748 : f32 loc(#loc18)
    } -> tensor<8x32x64xf32> loc(#loc18)
    %242 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %241 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc18)
      linalg.yield %747 : f32 loc(#loc18)
    } -> tensor<8x32x64xf32> loc(#loc18)
    %243 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %242 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %244 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%243 : tensor<8x32x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %expanded_24 = tensor.expand_shape %244 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc8)
    %245 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %142 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %246 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_24 : tensor<1x1x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %247 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %245 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %248 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%247 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32xf32> loc(#loc8)
    %expanded_25 = tensor.expand_shape %248 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc8)
    %249 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %139 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %249 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %251 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %138 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %253 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%252 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %254 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<8x32xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x64xf32> loc(#loc6)
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %254 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %255 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %130 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %258 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %257 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %259 = tensor.empty() : tensor<64x4x16xf32> loc(#loc16)
    %260 = linalg.fill ins(%cst_6 : f32) outs(%259 : tensor<64x4x16xf32>) -> tensor<64x4x16xf32> loc(#loc16)
    %261 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%258, %128 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%260 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      %748 = arith.addf %out, %747 : f32 loc(#loc16)
      linalg.yield %748 : f32 loc(#loc16)
    } -> tensor<64x4x16xf32> loc(#loc16)
    %262 = tensor.empty() : tensor<4x16x64xf32> loc(#loc16)
    %263 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<64x4x16xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<4x16x64xf32> loc(#loc16)
    %264 = tensor.empty() : tensor<8x32x4x16xf32> loc(#loc16)
    %265 = linalg.fill ins(%cst_6 : f32) outs(%264 : tensor<8x32x4x16xf32>) -> tensor<8x32x4x16xf32> loc(#loc16)
    %266 = linalg.generic {indexing_maps = [#map35, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%258, %arg16 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%265 : tensor<8x32x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      %748 = arith.addf %out, %747 : f32 loc(#loc16)
      linalg.yield %748 : f32 loc(#loc16)
    } -> tensor<8x32x4x16xf32> loc(#loc16)
    %267 = linalg.generic {indexing_maps = [#map36, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266 : tensor<8x32x4x16xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<8x4x32x16xf32> loc(#loc16)
    %268 = tensor.empty() : tensor<8x4x16x32xf32> loc(#loc15)
    %269 = linalg.fill ins(%cst_6 : f32) outs(%268 : tensor<8x4x16x32xf32>) -> tensor<8x4x16x32xf32> loc(#loc15)
    %270 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %125 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%269 : tensor<8x4x16x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc16)
      %748 = arith.addf %out, %747 : f32 loc(#loc15)
      linalg.yield %748 : f32 loc(#loc15)
    } -> tensor<8x4x16x32xf32> loc(#loc15)
    %271 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<8x4x16x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
      linalg.yield %in : f32 loc(#loc15)
    } -> tensor<8x4x32x16xf32> loc(#loc15)
    %272 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %111 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc16)
      %748 = arith.addf %out, %747 : f32 loc(#loc15)
      linalg.yield %748 : f32 loc(#loc15)
    } -> tensor<8x4x32x32xf32> loc(#loc15)
    %273 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %274 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272, %273 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %275 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%274, %121 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %276 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%275 : tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %expanded_26 = tensor.expand_shape %276 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc14)
    %277 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<8x4x32x1xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.negf %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %278 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272, %124 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %279 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%277 : tensor<8x4x32x1xf32>) outs(%59 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %280 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279 : tensor<8x4x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %281 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%278, %280 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %282 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281, %121 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %283 = call @_where_1(%115#1, %115#2, %282) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc13)
    %284 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_34: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc10)
      linalg.yield %747 : f32 loc(#loc10)
    } -> tensor<8x4x32x32xf32> loc(#loc10)
    %285 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%284, %107 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%67 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc10)
      %748 = arith.addf %out, %747 : f32 loc(#loc10)
      linalg.yield %748 : f32 loc(#loc10)
    } -> tensor<8x4x32x16xf32> loc(#loc10)
    %286 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%284, %109 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%67 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc10)
      %748 = arith.addf %out, %747 : f32 loc(#loc10)
      linalg.yield %748 : f32 loc(#loc10)
    } -> tensor<8x4x32x16xf32> loc(#loc10)
    %287 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<8x4x32x16xf32>) outs(%31 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %288 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%287, %arg19 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %289 = linalg.fill ins(%cst_6 : f32) outs(%262 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32> loc(#loc9)
    %290 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%287, %105 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%289 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x64xf32> loc(#loc9)
    %291 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<4x16x64xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<64x4x16xf32> loc(#loc9)
    %292 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285 : tensor<8x4x32x16xf32>) outs(%31 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %293 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%292, %arg13 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %294 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %293 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc9)
      linalg.yield %747 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %295 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%292, %105 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%289 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x64xf32> loc(#loc9)
    %296 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<4x16x64xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<64x4x16xf32> loc(#loc9)
    %297 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286 : tensor<8x4x32x16xf32>) outs(%31 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %298 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%297, %arg17 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %299 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %298 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc9)
      linalg.yield %747 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %300 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%297, %105 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%289 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x64xf32> loc(#loc9)
    %301 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<4x16x64xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<64x4x16xf32> loc(#loc9)
    %302 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %299 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %303 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%302 : tensor<8x32x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %expanded_27 = tensor.expand_shape %303 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc8)
    %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %104 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %305 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_27 : tensor<1x1x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %306 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %304 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %307 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%306 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32xf32> loc(#loc8)
    %expanded_28 = tensor.expand_shape %307 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc8)
    %308 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %101 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %309 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %308 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %310 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %100 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %311 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %312 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%311 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %313 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<8x32xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x64xf32> loc(#loc6)
    %314 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %313 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":102:11), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %314 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %92 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":102:11), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %317 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %316 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %318 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%317, %90 : tensor<8x32x64xf32>, tensor<8x32x192xf32>) outs(%227 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":97:12), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      %748 = arith.addf %out, %747 : f32 loc(#loc21)
      linalg.yield %748 : f32 loc(#loc21)
    } -> tensor<64x192xf32> loc(#loc21)
    %319 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%318 : tensor<64x192xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:11)):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<192x64xf32> loc(#loc21)
    %320 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%317, %arg2 : tensor<8x32x64xf32>, tensor<192x64xf32>) outs(%86 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      %748 = arith.addf %out, %747 : f32 loc(#loc21)
      linalg.yield %748 : f32 loc(#loc21)
    } -> tensor<8x32x192xf32> loc(#loc21)
    %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88#0, %320 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%85 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      linalg.yield %747 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %89 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%85 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:11), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:12)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      linalg.yield %747 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %323 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%321, %84 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%234 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc20)
      linalg.yield %748 : f32 loc(#loc20)
    } -> tensor<192x64xf32> loc(#loc20)
    %324 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%323 : tensor<192x64xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":97:42)):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<64x192xf32> loc(#loc20)
    %325 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%321, %arg9 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:42)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc20)
      linalg.yield %748 : f32 loc(#loc20)
    } -> tensor<8x32x64xf32> loc(#loc20)
    %326 = call @silu_0(%88#1, %88#2, %87, %322) : (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) -> tensor<8x32x192xf32> loc(#loc19)
    %327 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%326, %84 : tensor<8x32x192xf32>, tensor<8x32x64xf32>) outs(%234 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc18)
      linalg.yield %748 : f32 loc(#loc18)
    } -> tensor<192x64xf32> loc(#loc18)
    %328 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%327 : tensor<192x64xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      linalg.yield %in : f32 loc(#loc18)
    } -> tensor<64x192xf32> loc(#loc18)
    %329 = linalg.generic {indexing_maps = [#map22, #map29, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%326, %arg3 : tensor<8x32x192xf32>, tensor<64x192xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:12), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc19)
      %748 = arith.addf %out, %747 : f32 loc(#loc18)
      linalg.yield %748 : f32 loc(#loc18)
    } -> tensor<8x32x64xf32> loc(#loc18)
    %330 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %329 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:42), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":97:24)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc18)
      linalg.yield %747 : f32 loc(#loc18)
    } -> tensor<8x32x64xf32> loc(#loc18)
    %331 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %330 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %332 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%331 : tensor<8x32x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %expanded_29 = tensor.expand_shape %332 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc8)
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %83 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":97:24), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %334 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_29 : tensor<1x1x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %333 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %336 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%335 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32xf32> loc(#loc8)
    %expanded_30 = tensor.expand_shape %336 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc8)
    %337 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %80 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %338 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %337 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %339 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %79 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %341 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%340 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %342 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<8x32xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x64xf32> loc(#loc6)
    %343 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %342 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":101:8), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %343 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %345 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %71 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":101:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %346 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %345 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %347 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%346, %68 : tensor<8x32x64xf32>, tensor<8x4x32x16xf32>) outs(%260 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      %748 = arith.addf %out, %747 : f32 loc(#loc16)
      linalg.yield %748 : f32 loc(#loc16)
    } -> tensor<64x4x16xf32> loc(#loc16)
    %348 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<64x4x16xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<4x16x64xf32> loc(#loc16)
    %349 = linalg.generic {indexing_maps = [#map35, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%346, %arg7 : tensor<8x32x64xf32>, tensor<4x16x64xf32>) outs(%265 : tensor<8x32x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":93:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      %748 = arith.addf %out, %747 : f32 loc(#loc16)
      linalg.yield %748 : f32 loc(#loc16)
    } -> tensor<8x32x4x16xf32> loc(#loc16)
    %350 = linalg.generic {indexing_maps = [#map36, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<8x32x4x16xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":93:11)):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<8x4x32x16xf32> loc(#loc16)
    %351 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%350, %63 : tensor<8x4x32x16xf32>, tensor<8x4x32x32xf32>) outs(%269 : tensor<8x4x16x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc16)
      %748 = arith.addf %out, %747 : f32 loc(#loc15)
      linalg.yield %748 : f32 loc(#loc15)
    } -> tensor<8x4x16x32xf32> loc(#loc15)
    %352 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351 : tensor<8x4x16x32xf32>) outs(%34 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":93:39)):
      linalg.yield %in : f32 loc(#loc15)
    } -> tensor<8x4x32x16xf32> loc(#loc15)
    %353 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%350, %39 : tensor<8x4x32x16xf32>, tensor<8x4x32x16xf32>) outs(%41 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:11), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":93:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc16)
      %748 = arith.addf %out, %747 : f32 loc(#loc15)
      linalg.yield %748 : f32 loc(#loc15)
    } -> tensor<8x4x32x32xf32> loc(#loc15)
    %354 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<8x4x32x1xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %355 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353, %354 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %356 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%355, %58 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %357 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%356 : tensor<8x4x32x32xf32>) outs(%59 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %expanded_31 = tensor.expand_shape %357 [[0], [1], [2, 3]] output_shape [8, 4, 32, 1] : tensor<8x4x32xf32> into tensor<8x4x32x1xf32> loc(#loc14)
    %358 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<8x4x32x1xf32>) outs(%54 : tensor<8x4x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.negf %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x1xf32> loc(#loc14)
    %359 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353, %62 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %360 = linalg.generic {indexing_maps = [#map12, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%358 : tensor<8x4x32x1xf32>) outs(%59 : tensor<8x4x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32xf32> loc(#loc14)
    %361 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%360 : tensor<8x4x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %362 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359, %361 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %363 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%362, %58 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:14), %in_34: f32 loc("examples/jax/transformer.py":92:14), %out: f32 loc("examples/jax/transformer.py":92:14)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc14)
      linalg.yield %747 : f32 loc(#loc14)
    } -> tensor<8x4x32x32xf32> loc(#loc14)
    %364 = call @_where_1(%48#1, %48#2, %363) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> loc(#loc13)
    %365 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%364, %43 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%40 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":92:29), %in_34: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc10)
      linalg.yield %747 : f32 loc(#loc10)
    } -> tensor<8x4x32x32xf32> loc(#loc10)
    %366 = linalg.generic {indexing_maps = [#map37, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%365, %35 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%67 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc10)
      %748 = arith.addf %out, %747 : f32 loc(#loc10)
      linalg.yield %748 : f32 loc(#loc10)
    } -> tensor<8x4x32x16xf32> loc(#loc10)
    %367 = linalg.generic {indexing_maps = [#map13, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%365, %37 : tensor<8x4x32x32xf32>, tensor<8x4x32x16xf32>) outs(%67 : tensor<8x4x32x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":90:13)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc10)
      %748 = arith.addf %out, %747 : f32 loc(#loc10)
      linalg.yield %748 : f32 loc(#loc10)
    } -> tensor<8x4x32x16xf32> loc(#loc10)
    %368 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%352 : tensor<8x4x32x16xf32>) outs(%31 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":93:39), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %369 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%368, %arg10 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %370 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%368, %30 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%289 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x64xf32> loc(#loc9)
    %371 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<4x16x64xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<64x4x16xf32> loc(#loc9)
    %372 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366 : tensor<8x4x32x16xf32>) outs(%31 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %373 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%372, %arg4 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %374 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %373 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc9)
      linalg.yield %747 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %375 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%372, %30 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%289 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x64xf32> loc(#loc9)
    %376 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375 : tensor<4x16x64xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<64x4x16xf32> loc(#loc9)
    %377 = linalg.generic {indexing_maps = [#map39, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367 : tensor<8x4x32x16xf32>) outs(%31 : tensor<4x16x8x32xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":90:13), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<4x16x8x32xf32> loc(#loc9)
    %378 = linalg.generic {indexing_maps = [#map40, #map9, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%377, %arg8 : tensor<4x16x8x32xf32>, tensor<64x4x16xf32>) outs(%69 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %379 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %378 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc9)
      linalg.yield %747 : f32 loc(#loc9)
    } -> tensor<8x32x64xf32> loc(#loc9)
    %380 = linalg.generic {indexing_maps = [#map14, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%377, %30 : tensor<4x16x8x32xf32>, tensor<8x32x64xf32>) outs(%289 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":88:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc9)
      %748 = arith.addf %out, %747 : f32 loc(#loc9)
      linalg.yield %748 : f32 loc(#loc9)
    } -> tensor<4x16x64xf32> loc(#loc9)
    %381 = linalg.generic {indexing_maps = [#map30, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<4x16x64xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":88:15)):
      linalg.yield %in : f32 loc(#loc9)
    } -> tensor<64x4x16xf32> loc(#loc9)
    %382 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %379 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %383 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%382 : tensor<8x32x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %expanded_32 = tensor.expand_shape %383 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc8)
    %384 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %29 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":88:15), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %385 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_32 : tensor<1x1x64xf32>) outs(%211 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<64xf32> loc(#loc8)
    %386 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %384 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %387 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%386 : tensor<8x32x64xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32xf32> loc(#loc8)
    %expanded_33 = tensor.expand_shape %387 [[0], [1, 2]] output_shape [8, 32, 1] : tensor<8x32xf32> into tensor<8x32x1xf32> loc(#loc8)
    %388 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %25 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %389 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %388 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":84:11)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc8)
      linalg.yield %747 : f32 loc(#loc8)
    } -> tensor<8x32x64xf32> loc(#loc8)
    %390 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %24 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:15), %out: f32 loc("examples/jax/transformer.py":84:15)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc7)
      linalg.yield %747 : f32 loc(#loc7)
    } -> tensor<8x32x1xf32> loc(#loc7)
    %391 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %17 : tensor<8x32x1xf32>, tensor<8x32x1xf32>) outs(%15 : tensor<8x32x1xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:15), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32x1xf32> loc(#loc6)
    %392 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%391 : tensor<8x32x1xf32>) outs(%13 : tensor<8x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %747 = arith.addf %out, %in : f32 loc(#loc6)
      linalg.yield %747 : f32 loc(#loc6)
    } -> tensor<8x32xf32> loc(#loc6)
    %393 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<8x32xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:29)):
      linalg.yield %in : f32 loc(#loc6)
    } -> tensor<8x32x64xf32> loc(#loc6)
    %394 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %393 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":107:8), %in_34: f32 loc("examples/jax/transformer.py":84:29), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %395 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %394 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:11), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %396 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %10 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:29), %in_34: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %397 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %396 : tensor<8x32x64xf32>, tensor<8x32x64xf32>) outs(%9 : tensor<8x32x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":84:38), %in_34: f32 loc("examples/jax/transformer.py":84:38), %out: f32 loc("examples/jax/transformer.py":84:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc5)
      linalg.yield %747 : f32 loc(#loc5)
    } -> tensor<8x32x64xf32> loc(#loc5)
    %398 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":107:8)):
      linalg.yield %in : f32 loc(#loc4)
    } -> tensor<256x64xf32> loc(#loc4)
    %399 = call @scatter(%398, %8, %397) : (tensor<256x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<256x64xf32> loc(#loc4)
    %400 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<256x64xf32> loc(#loc29)
    %401 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%400, %arg21 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<256x64xf32> loc(#loc29)
    %402 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc30)
    } -> tensor<256x64xf32> loc(#loc30)
    %403 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%402, %399 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<256x64xf32> loc(#loc30)
    %404 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%401, %403 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<256x64xf32> loc(#loc29)
    %405 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<64x256xf32> loc(#loc29)
    %406 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%405, %arg22 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x256xf32> loc(#loc29)
    %407 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc30)
    } -> tensor<64x256xf32> loc(#loc30)
    %408 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%407, %207 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x256xf32> loc(#loc30)
    %409 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%406, %408 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x256xf32> loc(#loc29)
    %410 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<192x64xf32> loc(#loc29)
    %411 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%410, %arg23 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<192x64xf32> loc(#loc29)
    %412 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc30)
    } -> tensor<192x64xf32> loc(#loc30)
    %413 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%412, %319 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<192x64xf32> loc(#loc30)
    %414 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%411, %413 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<192x64xf32> loc(#loc29)
    %415 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<64x192xf32> loc(#loc29)
    %416 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%415, %arg24 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x192xf32> loc(#loc29)
    %417 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc30)
    } -> tensor<64x192xf32> loc(#loc30)
    %418 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%417, %328 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x192xf32> loc(#loc30)
    %419 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%416, %418 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x192xf32> loc(#loc29)
    %420 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %421 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %arg25 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %422 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc30)
    } -> tensor<64x4x16xf32> loc(#loc30)
    %423 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %376 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x4x16xf32> loc(#loc30)
    %424 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %423 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %425 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %426 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%425, %arg26 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %427 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc30)
    } -> tensor<64xf32> loc(#loc30)
    %428 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%427, %385 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64xf32> loc(#loc30)
    %429 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%426, %428 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %430 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%425, %arg27 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %431 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%427, %334 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64xf32> loc(#loc30)
    %432 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%430, %431 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %433 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      linalg.yield %in : f32 loc(#loc29)
    } -> tensor<4x16x64xf32> loc(#loc29)
    %434 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %arg28 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<4x16x64xf32> loc(#loc29)
    %435 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:48)):
      linalg.yield %in : f32 loc(#loc30)
    } -> tensor<4x16x64xf32> loc(#loc30)
    %436 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %348 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<4x16x64xf32> loc(#loc30)
    %437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %436 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<4x16x64xf32> loc(#loc29)
    %438 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %arg29 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %439 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %381 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x4x16xf32> loc(#loc30)
    %440 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %439 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %441 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%415, %arg30 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x192xf32> loc(#loc29)
    %442 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%417, %324 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x192xf32> loc(#loc30)
    %443 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%441, %442 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x192xf32> loc(#loc29)
    %444 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %arg31 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %371 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x4x16xf32> loc(#loc30)
    %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %445 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %447 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%410, %arg32 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<192x64xf32> loc(#loc29)
    %448 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%412, %230 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<192x64xf32> loc(#loc30)
    %449 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%447, %448 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<192x64xf32> loc(#loc29)
    %450 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%415, %arg33 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x192xf32> loc(#loc29)
    %451 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%417, %240 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x192xf32> loc(#loc30)
    %452 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%450, %451 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x192xf32> loc(#loc29)
    %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %arg34 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %296 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x4x16xf32> loc(#loc30)
    %455 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %454 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %456 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%425, %arg35 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %457 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%427, %305 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64xf32> loc(#loc30)
    %458 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%456, %457 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %459 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%425, %arg36 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %460 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%427, %246 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64xf32> loc(#loc30)
    %461 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%459, %460 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %462 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %arg37 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<4x16x64xf32> loc(#loc29)
    %463 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %263 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<4x16x64xf32> loc(#loc30)
    %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %463 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<4x16x64xf32> loc(#loc29)
    %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %arg38 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %466 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %301 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x4x16xf32> loc(#loc30)
    %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %466 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %468 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%415, %arg39 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x192xf32> loc(#loc29)
    %469 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%417, %236 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x192xf32> loc(#loc30)
    %470 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%468, %469 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x192xf32> loc(#loc29)
    %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %arg40 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %472 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %291 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64x4x16xf32> loc(#loc30)
    %473 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %472 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64x4x16xf32> loc(#loc29)
    %474 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%425, %arg41 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %475 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%427, %214 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:48), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":121:48)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc30)
      linalg.yield %747 : f32 loc(#loc30)
    } -> tensor<64xf32> loc(#loc30)
    %476 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%474, %475 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":121:48), %out: f32 loc("examples/jax/transformer.py":121:38)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc29)
      linalg.yield %747 : f32 loc(#loc29)
    } -> tensor<64xf32> loc(#loc29)
    %477 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<256x64xf32> loc(#loc31)
    %478 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%477, %arg42 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<256x64xf32> loc(#loc31)
    %479 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<256x64xf32> loc(#loc32)
    %480 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%479, %399 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<256x64xf32> loc(#loc32)
    %481 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%480, %399 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":107:8), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<256x64xf32> loc(#loc32)
    %482 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%478, %481 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<256x64xf32> loc(#loc31)
    %483 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<64x256xf32> loc(#loc31)
    %484 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%483, %arg43 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x256xf32> loc(#loc31)
    %485 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<64x256xf32> loc(#loc32)
    %486 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%485, %207 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x256xf32> loc(#loc32)
    %487 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%486, %207 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":113:13), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x256xf32> loc(#loc32)
    %488 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%484, %487 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x256xf32> loc(#loc31)
    %489 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<192x64xf32> loc(#loc31)
    %490 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%489, %arg44 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<192x64xf32> loc(#loc31)
    %491 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<192x64xf32> loc(#loc32)
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%491, %319 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<192x64xf32> loc(#loc32)
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%492, %319 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<192x64xf32> loc(#loc32)
    %494 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%490, %493 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<192x64xf32> loc(#loc31)
    %495 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<64x192xf32> loc(#loc31)
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%495, %arg45 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x192xf32> loc(#loc31)
    %497 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<64x192xf32> loc(#loc32)
    %498 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %328 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x192xf32> loc(#loc32)
    %499 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%498, %328 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x192xf32> loc(#loc32)
    %500 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%496, %499 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x192xf32> loc(#loc31)
    %501 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %502 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %arg46 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %503 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %504 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %376 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %505 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %376 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %506 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %505 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %507 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %508 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%507, %arg47 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %509 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %510 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %385 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %511 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%510, %385 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %512 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%508, %511 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %513 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%507, %arg48 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %514 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %334 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %515 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%514, %334 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %516 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%513, %515 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %517 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      linalg.yield %in : f32 loc(#loc31)
    } -> tensor<4x16x64xf32> loc(#loc31)
    %518 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %arg49 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<4x16x64xf32> loc(#loc31)
    %519 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:51)):
      linalg.yield %in : f32 loc(#loc32)
    } -> tensor<4x16x64xf32> loc(#loc32)
    %520 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %348 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<4x16x64xf32> loc(#loc32)
    %521 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520, %348 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<4x16x64xf32> loc(#loc32)
    %522 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %521 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<4x16x64xf32> loc(#loc31)
    %523 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %arg50 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %524 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %381 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %525 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %381 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %526 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523, %525 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %527 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%495, %arg51 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x192xf32> loc(#loc31)
    %528 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %324 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x192xf32> loc(#loc32)
    %529 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%528, %324 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x192xf32> loc(#loc32)
    %530 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%527, %529 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x192xf32> loc(#loc31)
    %531 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %arg52 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %532 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %371 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %533 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %371 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %534 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %533 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %535 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%489, %arg53 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<192x64xf32> loc(#loc31)
    %536 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%491, %230 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<192x64xf32> loc(#loc32)
    %537 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%536, %230 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<192x64xf32> loc(#loc32)
    %538 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%535, %537 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<192x64xf32> loc(#loc31)
    %539 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%495, %arg54 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x192xf32> loc(#loc31)
    %540 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %240 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x192xf32> loc(#loc32)
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%540, %240 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:24), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x192xf32> loc(#loc32)
    %542 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%539, %541 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x192xf32> loc(#loc31)
    %543 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %arg55 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %544 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %296 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %545 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544, %296 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %546 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543, %545 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %547 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%507, %arg56 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %548 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %305 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %549 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%548, %305 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %550 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%547, %549 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %551 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%507, %arg57 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %552 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %246 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %553 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%552, %246 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %554 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%551, %553 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %555 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %arg58 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<4x16x64xf32> loc(#loc31)
    %556 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %263 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<4x16x64xf32> loc(#loc32)
    %557 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%556, %263 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":93:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<4x16x64xf32> loc(#loc32)
    %558 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %557 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<4x16x64xf32> loc(#loc31)
    %559 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %arg59 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %560 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %301 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %561 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560, %301 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %562 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %561 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %563 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%495, %arg60 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x192xf32> loc(#loc31)
    %564 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %236 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x192xf32> loc(#loc32)
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%564, %236 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":97:42), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x192xf32> loc(#loc32)
    %566 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%563, %565 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x192xf32> loc(#loc31)
    %567 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %arg61 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %568 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %291 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %569 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%568, %291 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":88:15), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64x4x16xf32> loc(#loc32)
    %570 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567, %569 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64x4x16xf32> loc(#loc31)
    %571 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%507, %arg62 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %572 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %214 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %573 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%572, %214 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":84:11), %out: f32 loc("examples/jax/transformer.py":122:51)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc32)
      linalg.yield %747 : f32 loc(#loc32)
    } -> tensor<64xf32> loc(#loc32)
    %574 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%571, %573 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":122:51), %out: f32 loc("examples/jax/transformer.py":122:39)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc31)
      linalg.yield %747 : f32 loc(#loc31)
    } -> tensor<64xf32> loc(#loc31)
    %575 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%arg63 : tensor<f32>) outs(%186 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:24)):
      %747 = math.powf %cst_1, %in : f32 loc(#loc2)
      linalg.yield %747 : f32 loc(#loc2)
    } -> tensor<f32> loc(#loc2)
    %576 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%575 : tensor<f32>) outs(%186 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:24), %out: f32 loc("examples/jax/transformer.py":124:20)):
      %747 = arith.subf %cst_2, %in : f32 loc(#loc33)
      linalg.yield %747 : f32 loc(#loc33)
    } -> tensor<f32> loc(#loc33)
    %577 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%576 : tensor<f32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc34)
    } -> tensor<256x64xf32> loc(#loc34)
    %578 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%404, %577 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<256x64xf32> loc(#loc34)
    %579 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%arg63 : tensor<f32>) outs(%186 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":124:48)):
      %747 = math.powf %cst_0, %in : f32 loc(#loc1)
      linalg.yield %747 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %580 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%579 : tensor<f32>) outs(%186 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:48), %out: f32 loc("examples/jax/transformer.py":124:44)):
      %747 = arith.subf %cst_2, %in : f32 loc(#loc35)
      linalg.yield %747 : f32 loc(#loc35)
    } -> tensor<f32> loc(#loc35)
    %581 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%580 : tensor<f32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc36)
    } -> tensor<256x64xf32> loc(#loc36)
    %582 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%482, %581 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<256x64xf32> loc(#loc36)
    %583 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%479, %578 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<256x64xf32> loc(#loc37)
    %584 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%582 : tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<256x64xf32> loc(#loc38)
    %585 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<256x64xf32> loc(#loc38)
    %586 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%584, %585 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<256x64xf32> loc(#loc38)
    %587 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%583, %586 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<256x64xf32> loc(#loc37)
    %588 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %587 : tensor<256x64xf32>, tensor<256x64xf32>) outs(%203 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<256x64xf32> loc(#loc39)
    %589 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%576 : tensor<f32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc34)
    } -> tensor<64x256xf32> loc(#loc34)
    %590 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%409, %589 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x256xf32> loc(#loc34)
    %591 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%580 : tensor<f32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc36)
    } -> tensor<64x256xf32> loc(#loc36)
    %592 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%488, %591 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x256xf32> loc(#loc36)
    %593 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%485, %590 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x256xf32> loc(#loc37)
    %594 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%592 : tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x256xf32> loc(#loc38)
    %595 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<64x256xf32> loc(#loc38)
    %596 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%594, %595 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x256xf32> loc(#loc38)
    %597 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%593, %596 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x256xf32> loc(#loc37)
    %598 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %597 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%206 : tensor<64x256xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x256xf32> loc(#loc39)
    %599 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%576 : tensor<f32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc34)
    } -> tensor<192x64xf32> loc(#loc34)
    %600 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%414, %599 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<192x64xf32> loc(#loc34)
    %601 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%580 : tensor<f32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc36)
    } -> tensor<192x64xf32> loc(#loc36)
    %602 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%494, %601 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<192x64xf32> loc(#loc36)
    %603 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%491, %600 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<192x64xf32> loc(#loc37)
    %604 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%602 : tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<192x64xf32> loc(#loc38)
    %605 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<192x64xf32> loc(#loc38)
    %606 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%604, %605 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<192x64xf32> loc(#loc38)
    %607 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%603, %606 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<192x64xf32> loc(#loc37)
    %608 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %607 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<192x64xf32> loc(#loc39)
    %609 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%576 : tensor<f32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc34)
    } -> tensor<64x192xf32> loc(#loc34)
    %610 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%419, %609 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x192xf32> loc(#loc34)
    %611 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%580 : tensor<f32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc36)
    } -> tensor<64x192xf32> loc(#loc36)
    %612 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%500, %611 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x192xf32> loc(#loc36)
    %613 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %610 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x192xf32> loc(#loc37)
    %614 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%612 : tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %615 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %616 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%614, %615 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %617 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%613, %616 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x192xf32> loc(#loc37)
    %618 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %617 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x192xf32> loc(#loc39)
    %619 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576 : tensor<f32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc34)
    } -> tensor<64x4x16xf32> loc(#loc34)
    %620 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424, %619 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x4x16xf32> loc(#loc34)
    %621 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580 : tensor<f32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc36)
    } -> tensor<64x4x16xf32> loc(#loc36)
    %622 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506, %621 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x4x16xf32> loc(#loc36)
    %623 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %620 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %624 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622 : tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %625 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %626 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624, %625 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %627 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%623, %626 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %628 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %627 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x4x16xf32> loc(#loc39)
    %629 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%576 : tensor<f32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc34)
    } -> tensor<64xf32> loc(#loc34)
    %630 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%429, %629 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64xf32> loc(#loc34)
    %631 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%580 : tensor<f32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc36)
    } -> tensor<64xf32> loc(#loc36)
    %632 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%512, %631 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64xf32> loc(#loc36)
    %633 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %630 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %634 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%632 : tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %635 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %636 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%634, %635 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %637 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%633, %636 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %638 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg5, %637 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64xf32> loc(#loc39)
    %639 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%432, %629 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64xf32> loc(#loc34)
    %640 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%516, %631 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64xf32> loc(#loc36)
    %641 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %639 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %642 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%640 : tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %643 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%642, %635 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %644 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%641, %643 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %645 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg6, %644 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64xf32> loc(#loc39)
    %646 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576 : tensor<f32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:20), %out: f32 loc("examples/jax/transformer.py":124:15)):
      linalg.yield %in : f32 loc(#loc34)
    } -> tensor<4x16x64xf32> loc(#loc34)
    %647 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %646 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<4x16x64xf32> loc(#loc34)
    %648 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580 : tensor<f32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:44), %out: f32 loc("examples/jax/transformer.py":124:39)):
      linalg.yield %in : f32 loc(#loc36)
    } -> tensor<4x16x64xf32> loc(#loc36)
    %649 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %648 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<4x16x64xf32> loc(#loc36)
    %650 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %647 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<4x16x64xf32> loc(#loc37)
    %651 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%649 : tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<4x16x64xf32> loc(#loc38)
    %652 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("examples/jax/transformer.py":125:31)):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<4x16x64xf32> loc(#loc38)
    %653 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%651, %652 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<4x16x64xf32> loc(#loc38)
    %654 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%650, %653 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<4x16x64xf32> loc(#loc37)
    %655 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %654 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<4x16x64xf32> loc(#loc39)
    %656 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %619 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x4x16xf32> loc(#loc34)
    %657 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526, %621 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x4x16xf32> loc(#loc36)
    %658 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %656 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %659 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%657 : tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %660 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%659, %625 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %661 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%658, %660 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %662 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %661 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x4x16xf32> loc(#loc39)
    %663 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%443, %609 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x192xf32> loc(#loc34)
    %664 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%530, %611 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x192xf32> loc(#loc36)
    %665 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %663 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x192xf32> loc(#loc37)
    %666 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%664 : tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %667 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%666, %615 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %668 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%665, %667 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x192xf32> loc(#loc37)
    %669 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %668 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x192xf32> loc(#loc39)
    %670 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %619 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x4x16xf32> loc(#loc34)
    %671 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %621 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x4x16xf32> loc(#loc36)
    %672 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %670 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %673 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%671 : tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %674 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%673, %625 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %675 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%672, %674 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %676 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %675 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x4x16xf32> loc(#loc39)
    %677 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%449, %599 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<192x64xf32> loc(#loc34)
    %678 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%538, %601 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<192x64xf32> loc(#loc36)
    %679 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%491, %677 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<192x64xf32> loc(#loc37)
    %680 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%678 : tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<192x64xf32> loc(#loc38)
    %681 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%680, %605 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<192x64xf32> loc(#loc38)
    %682 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%679, %681 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<192x64xf32> loc(#loc37)
    %683 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11, %682 : tensor<192x64xf32>, tensor<192x64xf32>) outs(%229 : tensor<192x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<192x64xf32> loc(#loc39)
    %684 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%452, %609 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x192xf32> loc(#loc34)
    %685 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%542, %611 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x192xf32> loc(#loc36)
    %686 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %684 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x192xf32> loc(#loc37)
    %687 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%685 : tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %688 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%687, %615 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %689 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%686, %688 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x192xf32> loc(#loc37)
    %690 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %689 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x192xf32> loc(#loc39)
    %691 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %619 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x4x16xf32> loc(#loc34)
    %692 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %621 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x4x16xf32> loc(#loc36)
    %693 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %691 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %694 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692 : tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %695 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%694, %625 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %696 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693, %695 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %697 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %696 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x4x16xf32> loc(#loc39)
    %698 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%458, %629 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64xf32> loc(#loc34)
    %699 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%550, %631 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64xf32> loc(#loc36)
    %700 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %698 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %701 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%699 : tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %702 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%701, %635 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %703 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%700, %702 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %704 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg14, %703 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64xf32> loc(#loc39)
    %705 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%461, %629 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64xf32> loc(#loc34)
    %706 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%554, %631 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64xf32> loc(#loc36)
    %707 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %705 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %708 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%706 : tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %709 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%708, %635 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %710 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%707, %709 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %711 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg15, %710 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64xf32> loc(#loc39)
    %712 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %646 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<4x16x64xf32> loc(#loc34)
    %713 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558, %648 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<4x16x64xf32> loc(#loc36)
    %714 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %712 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<4x16x64xf32> loc(#loc37)
    %715 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713 : tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<4x16x64xf32> loc(#loc38)
    %716 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715, %652 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<4x16x64xf32> loc(#loc38)
    %717 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%714, %716 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<4x16x64xf32> loc(#loc37)
    %718 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %717 : tensor<4x16x64xf32>, tensor<4x16x64xf32>) outs(%262 : tensor<4x16x64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<4x16x64xf32> loc(#loc39)
    %719 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467, %619 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x4x16xf32> loc(#loc34)
    %720 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562, %621 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x4x16xf32> loc(#loc36)
    %721 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %719 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %722 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%720 : tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %723 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%722, %625 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %724 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%721, %723 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %725 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %724 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x4x16xf32> loc(#loc39)
    %726 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%470, %609 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x192xf32> loc(#loc34)
    %727 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%566, %611 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x192xf32> loc(#loc36)
    %728 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%497, %726 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x192xf32> loc(#loc37)
    %729 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%727 : tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %730 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%729, %615 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x192xf32> loc(#loc38)
    %731 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%728, %730 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x192xf32> loc(#loc37)
    %732 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg18, %731 : tensor<64x192xf32>, tensor<64x192xf32>) outs(%226 : tensor<64x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x192xf32> loc(#loc39)
    %733 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %619 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64x4x16xf32> loc(#loc34)
    %734 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %621 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64x4x16xf32> loc(#loc36)
    %735 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %733 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %736 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734 : tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %737 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%736, %625 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64x4x16xf32> loc(#loc38)
    %738 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%735, %737 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64x4x16xf32> loc(#loc37)
    %739 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %738 : tensor<64x4x16xf32>, tensor<64x4x16xf32>) outs(%259 : tensor<64x4x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64x4x16xf32> loc(#loc39)
    %740 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%476, %629 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":121:38), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":124:15)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc34)
      linalg.yield %747 : f32 loc(#loc34)
    } -> tensor<64xf32> loc(#loc34)
    %741 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%574, %631 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:39), %in_34: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":124:39)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc36)
      linalg.yield %747 : f32 loc(#loc36)
    } -> tensor<64xf32> loc(#loc36)
    %742 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%509, %740 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":122:51), %in_34: f32 loc("examples/jax/transformer.py":124:15), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.mulf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %743 = linalg.generic {indexing_maps = [#map42, #map42], iterator_types = ["parallel"]} ins(%741 : tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":124:39), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = math.sqrt %in : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %744 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%743, %635 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:31), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:31)):
      %747 = arith.addf %in, %in_34 : f32 loc(#loc38)
      linalg.yield %747 : f32 loc(#loc38)
    } -> tensor<64xf32> loc(#loc38)
    %745 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%742, %744 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc("examples/jax/transformer.py":125:19), %in_34: f32 loc("examples/jax/transformer.py":125:31), %out: f32 loc("examples/jax/transformer.py":125:19)):
      %747 = arith.divf %in, %in_34 : f32 loc(#loc37)
      linalg.yield %747 : f32 loc(#loc37)
    } -> tensor<64xf32> loc(#loc37)
    %746 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg20, %745 : tensor<64xf32>, tensor<64xf32>) outs(%210 : tensor<64xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_34: f32 loc("examples/jax/transformer.py":125:19), %out: f32 loc("examples/jax/transformer.py":125:15)):
      %747 = arith.subf %in, %in_34 : f32 loc(#loc39)
      linalg.yield %747 : f32 loc(#loc39)
    } -> tensor<64xf32> loc(#loc39)
    return %189, %588, %598, %608, %618, %628, %638, %645, %655, %662, %669, %676, %683, %690, %697, %704, %711, %718, %725, %732, %739, %746, %404, %409, %414, %419, %424, %429, %432, %437, %440, %443, %446, %449, %452, %455, %458, %461, %464, %467, %470, %473, %476, %482, %488, %494, %500, %506, %512, %516, %522, %526, %530, %534, %538, %542, %546, %550, %554, %558, %562, %566, %570, %574 : tensor<f32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<192x64xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x16x64xf32>, tensor<64x4x16xf32>, tensor<64x192xf32>, tensor<64x4x16xf32>, tensor<64xf32> loc(#loc3)
  } loc(#loc)
  func.func private @tril(%arg0: tensor<32x32xi1> loc(unknown)) -> tensor<32x32xi1> {
    %cst = arith.constant dense<false> : tensor<i1> loc(#loc12)
    %cst_0 = arith.constant dense<0> : tensor<i32> loc(#loc12)
    %0 = tensor.empty() : tensor<32x32xi32> loc(#loc12)
    %1 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 0 : index loc(#loc12)
      %10 = arith.index_cast %9 : index to i32 loc(#loc12)
      linalg.yield %10 : i32 loc(#loc12)
    } -> tensor<32x32xi32> loc(#loc12)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc12)
    } -> tensor<32x32xi32> loc(#loc12)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%0 : tensor<32x32xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i32 loc(unknown)):
      %9 = arith.addi %in, %in_1 : i32 loc(#loc12)
      linalg.yield %9 : i32 loc(#loc12)
    } -> tensor<32x32xi32> loc(#loc12)
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<32x32xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %9 = linalg.index 1 : index loc(#loc12)
      %10 = arith.index_cast %9 : index to i32 loc(#loc12)
      linalg.yield %10 : i32 loc(#loc12)
    } -> tensor<32x32xi32> loc(#loc12)
    %5 = tensor.empty() : tensor<32x32xi1> loc(#loc12)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_1: i32 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.cmpi sge, %in, %in_1 : i32 loc(#loc12)
      linalg.yield %9 : i1 loc(#loc12)
    } -> tensor<32x32xi1> loc(#loc12)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc12)
    } -> tensor<32x32xi1> loc(#loc12)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %arg0, %7 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%5 : tensor<32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_1: i1 loc(unknown), %in_2: i1 loc(unknown), %out: i1 loc(unknown)):
      %9 = arith.select %in, %in_1, %in_2 : i1 loc(#loc12)
      linalg.yield %9 : i1 loc(#loc12)
    } -> tensor<32x32xi1> loc(#loc12)
    return %8 : tensor<32x32xi1> loc(#loc12)
  } loc(#loc12)
  func.func private @_where(%arg0: tensor<32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<f32> loc(unknown)) -> (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc13)
    %0 = tensor.empty() : tensor<8x4x32x32xi1> loc(#loc13)
    %1 = linalg.generic {indexing_maps = [#map29, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<32x32xi1>) outs(%0 : tensor<8x4x32x32xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      linalg.yield %in : i1 loc(#loc13)
    } -> tensor<8x4x32x32xi1> loc(#loc13)
    %2 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc13)
    %3 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<f32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %4 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg1, %3 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: f32 loc(unknown), %in_1: f32 loc(unknown), %out: f32 loc(unknown)):
      %6 = arith.select %in, %in_0, %in_1 : f32 loc(#loc13)
      linalg.yield %6 : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %5 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%2 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    return %4, %1, %5 : tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32> loc(#loc13)
  } loc(#loc13)
  func.func private @silu(%arg0: tensor<8x32x192xf32> loc(unknown)) -> (tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc19)
    %0 = tensor.empty() : tensor<8x32x192xf32> loc(#loc19)
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.negf %in : f32 loc(#loc19)
      linalg.yield %9 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = math.exp %in : f32 loc(#loc19)
      linalg.yield %9 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %3 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %2 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.addf %in, %in_0 : f32 loc(#loc19)
      linalg.yield %9 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.divf %in, %in_0 : f32 loc(#loc19)
      linalg.yield %9 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.subf %in, %in_0 : f32 loc(#loc19)
      linalg.yield %9 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.mulf %in, %in_0 : f32 loc(#loc19)
      linalg.yield %9 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %9 = arith.mulf %in, %in_0 : f32 loc(#loc19)
      linalg.yield %9 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    return %8, %7, %5 : tensor<8x32x192xf32>, tensor<8x32x192xf32>, tensor<8x32x192xf32> loc(#loc19)
  } loc(#loc19)
  func.func private @_one_hot(%arg0: tensor<8x32xi32> loc(unknown)) -> tensor<8x32x256xf32> {
    %0 = tensor.empty() : tensor<8x32x1xi32> loc(#loc24)
    %1 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x32xi32>) outs(%0 : tensor<8x32x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc24)
    } -> tensor<8x32x1xi32> loc(#loc24)
    %2 = tensor.empty() : tensor<1x1x256xi32> loc(#loc24)
    %3 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<1x1x256xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %11 = linalg.index 2 : index loc(#loc24)
      %12 = arith.index_cast %11 : index to i32 loc(#loc24)
      linalg.yield %12 : i32 loc(#loc24)
    } -> tensor<1x1x256xi32> loc(#loc24)
    %4 = tensor.empty() : tensor<8x32x256xi32> loc(#loc24)
    %5 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x32x1xi32>) outs(%4 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc24)
    } -> tensor<8x32x256xi32> loc(#loc24)
    %6 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x1x256xi32>) outs(%4 : tensor<8x32x256xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      linalg.yield %in : i32 loc(#loc24)
    } -> tensor<8x32x256xi32> loc(#loc24)
    %7 = tensor.empty() : tensor<8x32x256xi1> loc(#loc24)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<8x32x256xi32>, tensor<8x32x256xi32>) outs(%7 : tensor<8x32x256xi1>) {
    ^bb0(%in: i32 loc(unknown), %in_0: i32 loc(unknown), %out: i1 loc(unknown)):
      %11 = arith.cmpi eq, %in, %in_0 : i32 loc(#loc24)
      linalg.yield %11 : i1 loc(#loc24)
    } -> tensor<8x32x256xi1> loc(#loc24)
    %9 = tensor.empty() : tensor<8x32x256xf32> loc(#loc24)
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<8x32x256xi1>) outs(%9 : tensor<8x32x256xf32>) {
    ^bb0(%in: i1 loc(unknown), %out: f32 loc(unknown)):
      %11 = arith.uitofp %in : i1 to f32 loc(#loc24)
      linalg.yield %11 : f32 loc(#loc24)
    } -> tensor<8x32x256xf32> loc(#loc24)
    return %10 : tensor<8x32x256xf32> loc(#loc24)
  } loc(#loc24)
  func.func private @silu_0(%arg0: tensor<8x32x192xf32> loc(unknown), %arg1: tensor<8x32x192xf32> loc(unknown), %arg2: tensor<8x32x192xf32> loc(unknown), %arg3: tensor<8x32x192xf32> loc(unknown)) -> tensor<8x32x192xf32> {
    %0 = tensor.empty() : tensor<8x32x192xf32> loc(#loc19)
    %1 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg3 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.mulf %in, %in_0 : f32 loc(#loc19)
      linalg.yield %5 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %arg1 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.mulf %in, %in_0 : f32 loc(#loc19)
      linalg.yield %5 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %3 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg0 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.mulf %in, %in_0 : f32 loc(#loc19)
      linalg.yield %5 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %3 : tensor<8x32x192xf32>, tensor<8x32x192xf32>) outs(%0 : tensor<8x32x192xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_0: f32 loc(unknown), %out: f32 loc(unknown)):
      %5 = arith.addf %in, %in_0 : f32 loc(#loc19)
      linalg.yield %5 : f32 loc(#loc19)
    } -> tensor<8x32x192xf32> loc(#loc19)
    return %4 : tensor<8x32x192xf32> loc(#loc19)
  } loc(#loc19)
  func.func private @_where_1(%arg0: tensor<8x4x32x32xi1> loc(unknown), %arg1: tensor<8x4x32x32xf32> loc(unknown), %arg2: tensor<8x4x32x32xf32> loc(unknown)) -> tensor<8x4x32x32xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc13)
    %0 = tensor.empty() : tensor<8x4x32x32xf32> loc(#loc13)
    %1 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    %2 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg2, %1 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) outs(%0 : tensor<8x4x32x32xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_0: f32 loc(unknown), %in_1: f32 loc(unknown), %out: f32 loc(unknown)):
      %3 = arith.select %in, %in_0, %in_1 : f32 loc(#loc13)
      linalg.yield %3 : f32 loc(#loc13)
    } -> tensor<8x4x32x32xf32> loc(#loc13)
    return %2 : tensor<8x4x32x32xf32> loc(#loc13)
  } loc(#loc13)
  func.func private @scatter(%arg0: tensor<256x64xf32> loc(unknown), %arg1: tensor<8x32x1xi32> loc(unknown), %arg2: tensor<8x32x64xf32> loc(unknown)) -> tensor<256x64xf32> {
    %collapsed = tensor.collapse_shape %arg1 [[0], [1, 2]] : tensor<8x32x1xi32> into tensor<8x32xi32> loc(#loc)
    %0 = linalg.generic {indexing_maps = [#map29, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %arg2 : tensor<8x32xi32>, tensor<8x32x64xf32>) outs(%arg0 : tensor<256x64xf32>) {
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
#loc12 = loc("examples/jax/transformer.py":91:13)
