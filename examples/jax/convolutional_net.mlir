#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc("examples/jax/models.py":72:8)
#loc7 = loc("examples/jax/models.py":44:15)
#loc8 = loc("examples/jax/models.py":283:14)
#loc9 = loc("examples/jax/models.py":289:41)
#loc10 = loc("examples/jax/models.py":289:24)
#loc11 = loc("examples/jax/models.py":293:4)
#loc12 = loc("examples/jax/models.py":63:15)
#loc13 = loc("examples/jax/models.py":70:31)
#loc14 = loc("examples/jax/models.py":67:15)
#loc15 = loc("examples/jax/models.py":70:20)
#loc16 = loc(unknown)
#loc17 = loc("examples/jax/models.py":68:16)
#loc18 = loc("examples/jax/models.py":68:38)
#loc19 = loc("examples/jax/models.py":68:38)
#loc20 = loc("examples/jax/models.py":68:28)
#loc21 = loc("examples/jax/models.py":68:15)
#loc22 = loc("examples/jax/models.py":70:8)
#loc23 = loc("examples/jax/models.py":71:35)
#loc24 = loc("examples/jax/models.py":71:24)
#loc25 = loc("examples/jax/models.py":71:12)
#loc26 = loc("examples/jax/models.py":71:8)
#loc27 = loc(unknown)
#loc28 = loc("examples/jax/models.py":73:21)
#loc29 = loc("examples/jax/models.py":73:21)
#loc30 = loc("examples/jax/models.py":73:21)
#loc31 = loc("examples/jax/models.py":73:20)
#loc32 = loc("examples/jax/models.py":73:11)
#loc33 = loc(unknown)
#loc34 = loc(unknown)
#loc35 = loc(unknown)
#loc36 = loc(unknown)
#loc37 = loc(unknown)
#loc38 = loc(unknown)
#loc39 = loc(unknown)
#loc40 = loc(unknown)
#loc41 = loc(unknown)
#loc42 = loc(unknown)
#loc43 = loc(unknown)
#map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1) -> (d0, d1)>
#map15 = affine_map<() -> ()>
#map16 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map17 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map19 = affine_map<(d0, d1) -> (d1, d0)>
#map20 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map21 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map23 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0 + d4, d1 * 2 + d5, d2 * 2 + d6, d3 + d7)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9) -> (d0 + d6, d1 + d7, d2 + d8, d3 + d9)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9) -> (d6, d7, d8, d9)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9) -> (d0, d1, d4, d2, d5, d3)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 + d5, d6)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d5, d1)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d2, d4, d6, d1)>
#map34 = affine_map<(d0, d1, d2, d3) -> (-d0 + 2, -d1 + 2, d2, d3)>
#map35 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2 + d3, d4 + d5, d0)>
#map36 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d5, d1, d0)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2, d4, d1)>
#loc44 = loc("examples/jax/models.py":72:8)
#loc45 = loc("examples/jax/models.py":44:15)
#loc46 = loc("examples/jax/models.py":283:14)
#loc47 = loc("examples/jax/models.py":289:41)
#loc48 = loc("examples/jax/models.py":289:24)
#loc49 = loc("examples/jax/models.py":293:4)
#loc50 = loc("examples/jax/models.py":63:15)
#loc51 = loc("examples/jax/models.py":70:31)
#loc52 = loc("examples/jax/models.py":67:15)
#loc53 = loc("examples/jax/models.py":70:20)
#loc54 = loc(unknown)
#loc55 = loc("examples/jax/models.py":68:16)
#loc56 = loc("examples/jax/models.py":68:38)
#loc57 = loc("examples/jax/models.py":68:38)
#loc58 = loc("examples/jax/models.py":68:28)
#loc59 = loc("examples/jax/models.py":68:15)
#loc60 = loc("examples/jax/models.py":70:8)
#loc61 = loc("examples/jax/models.py":71:35)
#loc62 = loc("examples/jax/models.py":71:24)
#loc63 = loc("examples/jax/models.py":71:12)
#loc64 = loc("examples/jax/models.py":71:8)
#loc65 = loc(unknown)
#loc66 = loc("examples/jax/models.py":73:21)
#loc67 = loc("examples/jax/models.py":73:21)
#loc68 = loc("examples/jax/models.py":73:21)
#loc69 = loc("examples/jax/models.py":73:20)
#loc70 = loc("examples/jax/models.py":73:11)
#loc71 = loc("examples/jax/models.py":72:8)
#loc72 = loc("examples/jax/models.py":289:24)
#loc73 = loc("examples/jax/models.py":289:41)
#loc75 = loc("examples/jax/models.py":283:14)
#loc76 = loc("examples/jax/models.py":44:15)
#loc77 = loc("examples/jax/models.py":283:14)
#loc78 = loc("examples/jax/models.py":72:8)
#loc79 = loc("examples/jax/models.py":70:31)
#loc80 = loc("examples/jax/models.py":70:20)
#loc81 = loc("examples/jax/models.py":70:8)
#loc82 = loc("examples/jax/models.py":71:35)
#loc83 = loc("examples/jax/models.py":71:24)
#loc84 = loc("examples/jax/models.py":71:12)
#loc85 = loc("examples/jax/models.py":71:8)
#loc86 = loc("examples/jax/models.py":73:21)
#loc87 = loc("examples/jax/models.py":73:21)
#loc88 = loc("examples/jax/models.py":73:21)
#loc89 = loc("examples/jax/models.py":73:20)
#loc90 = loc("examples/jax/models.py":73:11)
#loc91 = loc("examples/jax/models.py":72:8)
#loc92 = loc("examples/jax/models.py":63:15)
#loc93 = loc("examples/jax/models.py":67:15)
#loc94 = loc("examples/jax/models.py":68:16)
#loc95 = loc("examples/jax/models.py":68:38)
#loc96 = loc("examples/jax/models.py":68:38)
#loc97 = loc("examples/jax/models.py":68:28)
#loc98 = loc("examples/jax/models.py":68:15)
#loc99 = loc("examples/jax/models.py":70:8)
#loc100 = loc("examples/jax/models.py":70:8)
#loc101 = loc("examples/jax/models.py":63:15)
#loc102 = loc("examples/jax/models.py":67:15)
#loc103 = loc("examples/jax/models.py":68:16)
#loc104 = loc("examples/jax/models.py":68:38)
#loc105 = loc("examples/jax/models.py":68:38)
#loc106 = loc("examples/jax/models.py":68:28)
#loc107 = loc("examples/jax/models.py":68:15)
#loc108 = loc("examples/jax/models.py":71:12)
#loc109 = loc("examples/jax/models.py":71:12)
#loc110 = loc("examples/jax/models.py":71:8)
#loc111 = loc("examples/jax/models.py":72:8)
#loc112 = loc("examples/jax/models.py":73:21)
#loc113 = loc("examples/jax/models.py":73:21)
#loc114 = loc("examples/jax/models.py":73:21)
#loc115 = loc("examples/jax/models.py":73:21)
#loc116 = loc("examples/jax/models.py":73:20)
#loc117 = loc("examples/jax/models.py":73:20)
#loc118 = loc("examples/jax/models.py":73:11)
#loc119 = loc("examples/jax/models.py":73:11)
#loc120 = loc("examples/jax/models.py":73:11)
#loc121 = loc("examples/jax/models.py":73:11)
#loc122 = loc("examples/jax/models.py":73:20)
#loc123 = loc("examples/jax/models.py":73:21)
#loc124 = loc("examples/jax/models.py":73:21)
#loc125 = loc("examples/jax/models.py":73:21)
#loc126 = loc("examples/jax/models.py":73:21)
#loc128 = loc("examples/jax/models.py":71:12)
#loc129 = loc("examples/jax/models.py":70:8)
#loc130 = loc("examples/jax/models.py":72:8)
#loc131 = loc("examples/jax/models.py":63:15)
#loc132 = loc("examples/jax/models.py":67:15)
#loc133 = loc("examples/jax/models.py":67:15)
#loc134 = loc("examples/jax/models.py":68:16)
#loc135 = loc("examples/jax/models.py":68:16)
#loc136 = loc("examples/jax/models.py":68:38)
#loc137 = loc("examples/jax/models.py":68:38)
#loc138 = loc("examples/jax/models.py":68:28)
#loc139 = loc("examples/jax/models.py":68:28)
#loc140 = loc("examples/jax/models.py":68:28)
#loc141 = loc("examples/jax/models.py":68:15)
#loc142 = loc("examples/jax/models.py":68:15)
#loc143 = loc("examples/jax/models.py":63:15)
#loc144 = loc("examples/jax/models.py":67:15)
#loc145 = loc("examples/jax/models.py":67:15)
#loc146 = loc("examples/jax/models.py":68:16)
#loc147 = loc("examples/jax/models.py":68:16)
#loc148 = loc("examples/jax/models.py":68:38)
#loc149 = loc("examples/jax/models.py":68:38)
#loc150 = loc("examples/jax/models.py":68:28)
#loc151 = loc("examples/jax/models.py":68:28)
#loc152 = loc("examples/jax/models.py":68:28)
#loc153 = loc("examples/jax/models.py":68:15)
#loc154 = loc("examples/jax/models.py":68:15)
#loc157 = loc("examples/jax/models.py":72:8)
#loc158 = loc("examples/jax/models.py":68:15)
#loc159 = loc("examples/jax/models.py":68:15)
#loc161 = loc("examples/jax/models.py":68:28)
#loc162 = loc("examples/jax/models.py":68:38)
#loc163 = loc("examples/jax/models.py":68:16)
#loc164 = loc("examples/jax/models.py":68:16)
#loc166 = loc("examples/jax/models.py":68:16)
#loc167 = loc("examples/jax/models.py":67:15)
#loc168 = loc("examples/jax/models.py":67:15)
#loc169 = loc("examples/jax/models.py":67:15)
#loc170 = loc("examples/jax/models.py":63:15)
#loc171 = loc("examples/jax/models.py":63:15)
#loc172 = loc("examples/jax/models.py":63:15)
#loc173 = loc("examples/jax/models.py":68:15)
#loc174 = loc("examples/jax/models.py":68:15)
#loc176 = loc("examples/jax/models.py":68:28)
#loc177 = loc("examples/jax/models.py":68:38)
#loc178 = loc("examples/jax/models.py":68:16)
#loc179 = loc("examples/jax/models.py":68:16)
#loc181 = loc("examples/jax/models.py":68:16)
#loc182 = loc("examples/jax/models.py":67:15)
#loc183 = loc("examples/jax/models.py":67:15)
#loc184 = loc("examples/jax/models.py":67:15)
#loc185 = loc("examples/jax/models.py":63:15)
module @jit_convolutional_net {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<3x3x8x8xf32> {mesh.name = "params.body", mesh.sharding = #mesh.sharding<@mesh, [{}, {}, {}, {"model"}]>} loc(#loc143), %arg1: tensor<8x5xf32> {mesh.name = "params.head", mesh.sharding = #mesh.sharding<@mesh, [{}, {}]>} loc(#loc114), %arg2: tensor<3x3x3x8xf32> {mesh.name = "params.stem", mesh.sharding = #mesh.sharding<@mesh, [{}, {}, {}, {}]>} loc(#loc131), %arg3: tensor<4x15x16x3xf32> {mesh.name = "images", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}, {}, {}]>} loc(#loc131), %arg4: tensor<4x5xf32> {mesh.name = "targets", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {}]>} loc(#loc115)) -> (tensor<f32> {mesh.name = "result.0"}, tensor<3x3x8x8xf32> {mesh.name = "result.1.body"}, tensor<8x5xf32> {mesh.name = "result.1.head"}, tensor<3x3x3x8xf32> {mesh.name = "result.1.stem"}) {
    %c0_i32 = arith.constant 0 : i32 loc(#loc130)
    %cst = arith.constant 5.000000e-02 : f32 loc(#loc130)
    %c-1 = arith.constant -1 : index loc(#loc130)
    %c8 = arith.constant 8 : index loc(#loc130)
    %c16 = arith.constant 16 : index loc(#loc130)
    %c2 = arith.constant 2 : index loc(#loc130)
    %c4 = arith.constant 4 : index loc(#loc130)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc130)
    %cst_1 = arith.constant 2.000000e+01 : f32 loc(#loc130)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc130)
    %cst_3 = arith.constant dense<-1> : tensor<i32> loc(#loc130)
    %cst_4 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc77)
    %cst_5 = arith.constant dense<6.400000e+01> : tensor<f32> loc(#loc131)
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc131)
    %cst_7 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc131)
    %cst_8 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc131)
    %cst_9 = arith.constant dense<0> : tensor<i32> loc(#loc131)
    %cst_10 = arith.constant dense<9.600000e+02> : tensor<f32> loc(#loc131)
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc131)
    %0 = tensor.empty() : tensor<4x15x16x8xf32> loc(#loc131)
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<4x15x16x8xf32>) -> tensor<4x15x16x8xf32> loc(#loc131)
    %padded = tensor.pad %arg3 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg5: index loc("examples/jax/models.py":63:15), %arg6: index loc("examples/jax/models.py":63:15), %arg7: index loc("examples/jax/models.py":63:15), %arg8: index loc("examples/jax/models.py":63:15)):
      tensor.yield %cst_2 : f32 loc(#loc131)
    } : tensor<4x15x16x3xf32> to tensor<4x17x18x3xf32> loc(#loc131)
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg2 : tensor<4x17x18x3xf32>, tensor<3x3x3x8xf32>) outs(%1 : tensor<4x15x16x8xf32>) -> tensor<4x15x16x8xf32> loc(#loc131)
    %3 = tensor.empty() : tensor<8xf32> loc(#loc132)
    %4 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<8xf32>) -> tensor<8xf32> loc(#loc132)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%2 : tensor<4x15x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc132), %out: f32 loc(#loc132)):
      %120 = arith.addf %out, %in : f32 loc(#loc132)
      linalg.yield %120 : f32 loc(#loc132)
    } -> tensor<8xf32> loc(#loc132)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc133), %out: f32 loc("examples/jax/models.py":67:15)):
      linalg.yield %in : f32 loc(#loc133)
    } -> tensor<8xf32> loc(#loc133)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%5, %6 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":67:15), %in_18: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":67:15)):
      %120 = arith.divf %in, %in_18 : f32 loc(#loc133)
      linalg.yield %120 : f32 loc(#loc133)
    } -> tensor<8xf32> loc(#loc133)
    %8 = tensor.empty() : tensor<1x1x1x8xf32> loc(#loc134)
    %9 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<8xf32>) outs(%8 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":68:16)):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<1x1x1x8xf32> loc(#loc134)
    %10 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x1x1x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %out: f32 loc("examples/jax/models.py":68:16)):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<4x15x16x8xf32> loc(#loc135)
    %11 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %10 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":63:15), %in_18: f32 loc("examples/jax/models.py":68:16), %out: f32 loc("examples/jax/models.py":68:16)):
      %120 = arith.subf %in, %in_18 : f32 loc(#loc135)
      linalg.yield %120 : f32 loc(#loc135)
    } -> tensor<4x15x16x8xf32> loc(#loc135)
    %12:5 = call @_var(%2, %cst_9) : (tensor<4x15x16x8xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<4x15x16x8xf32>, tensor<f32>, tensor<i1>, tensor<8xf32>) loc(#loc136)
    %13 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc137), %out: f32 loc("examples/jax/models.py":68:38)):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<8xf32> loc(#loc137)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%12#0, %13 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:38), %in_18: f32 loc("examples/jax/models.py":68:38), %out: f32 loc("examples/jax/models.py":68:38)):
      %120 = arith.addf %in, %in_18 : f32 loc(#loc137)
      linalg.yield %120 : f32 loc(#loc137)
    } -> tensor<8xf32> loc(#loc137)
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%14 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:38), %out: f32 loc("examples/jax/models.py":68:28)):
      %120 = math.rsqrt %in : f32 loc(#loc138)
      linalg.yield %120 : f32 loc(#loc138)
    } -> tensor<8xf32> loc(#loc138)
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%15, %14 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:28), %in_18: f32 loc("examples/jax/models.py":68:38), %out: f32 loc("examples/jax/models.py":68:28)):
      %120 = arith.divf %in, %in_18 : f32 loc(#loc139)
      linalg.yield %120 : f32 loc(#loc139)
    } -> tensor<8xf32> loc(#loc139)
    %17 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc140), %out: f32 loc("examples/jax/models.py":68:28)):
      linalg.yield %in : f32 loc(#loc140)
    } -> tensor<8xf32> loc(#loc140)
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%17, %16 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:28), %in_18: f32 loc("examples/jax/models.py":68:28), %out: f32 loc("examples/jax/models.py":68:28)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc140)
      linalg.yield %120 : f32 loc(#loc140)
    } -> tensor<8xf32> loc(#loc140)
    %19 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<8xf32>) outs(%8 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:28), %out: f32 loc("examples/jax/models.py":68:15)):
      linalg.yield %in : f32 loc(#loc141)
    } -> tensor<1x1x1x8xf32> loc(#loc141)
    %20 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<1x1x1x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:15)):
      linalg.yield %in : f32 loc(#loc142)
    } -> tensor<4x15x16x8xf32> loc(#loc142)
    %21 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %20 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %in_18: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:15)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc142)
      linalg.yield %120 : f32 loc(#loc142)
    } -> tensor<4x15x16x8xf32> loc(#loc142)
    %22 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc99), %out: f32 loc("examples/jax/models.py":70:8)):
      linalg.yield %in : f32 loc(#loc99)
    } -> tensor<4x15x16x8xf32> loc(#loc99)
    %23 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %in_18: f32 loc("examples/jax/models.py":70:8), %out: f32 loc("examples/jax/models.py":70:8)):
      %120 = arith.maximumf %in, %in_18 : f32 loc(#loc99)
      linalg.yield %120 : f32 loc(#loc99)
    } -> tensor<4x15x16x8xf32> loc(#loc99)
    %24 = tensor.empty() : tensor<4x15x16x8xi1> loc(#loc100)
    %25 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%24 : tensor<4x15x16x8xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %in_18: f32 loc("examples/jax/models.py":70:8), %out: i1 loc("examples/jax/models.py":70:8)):
      %120 = arith.cmpf ogt, %in, %in_18 : f32 loc(#loc100)
      linalg.yield %120 : i1 loc(#loc100)
    } -> tensor<4x15x16x8xi1> loc(#loc100)
    %padded_12 = tensor.pad %23 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg5: index loc("examples/jax/models.py":63:15), %arg6: index loc("examples/jax/models.py":63:15), %arg7: index loc("examples/jax/models.py":63:15), %arg8: index loc("examples/jax/models.py":63:15)):
      tensor.yield %cst_2 : f32 loc(#loc143)
    } : tensor<4x15x16x8xf32> to tensor<4x17x18x8xf32> loc(#loc143)
    %26 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_12, %arg0 : tensor<4x17x18x8xf32>, tensor<3x3x8x8xf32>) outs(%1 : tensor<4x15x16x8xf32>) -> tensor<4x15x16x8xf32> loc(#loc143)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%26 : tensor<4x15x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc144), %out: f32 loc(#loc144)):
      %120 = arith.addf %out, %in : f32 loc(#loc144)
      linalg.yield %120 : f32 loc(#loc144)
    } -> tensor<8xf32> loc(#loc144)
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%27, %6 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":67:15), %in_18: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":67:15)):
      %120 = arith.divf %in, %in_18 : f32 loc(#loc145)
      linalg.yield %120 : f32 loc(#loc145)
    } -> tensor<8xf32> loc(#loc145)
    %29 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<8xf32>) outs(%8 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":68:16)):
      linalg.yield %in : f32 loc(#loc146)
    } -> tensor<1x1x1x8xf32> loc(#loc146)
    %30 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<1x1x1x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %out: f32 loc("examples/jax/models.py":68:16)):
      linalg.yield %in : f32 loc(#loc147)
    } -> tensor<4x15x16x8xf32> loc(#loc147)
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %30 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":63:15), %in_18: f32 loc("examples/jax/models.py":68:16), %out: f32 loc("examples/jax/models.py":68:16)):
      %120 = arith.subf %in, %in_18 : f32 loc(#loc147)
      linalg.yield %120 : f32 loc(#loc147)
    } -> tensor<4x15x16x8xf32> loc(#loc147)
    %32:5 = call @_var(%26, %cst_9) : (tensor<4x15x16x8xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<4x15x16x8xf32>, tensor<f32>, tensor<i1>, tensor<8xf32>) loc(#loc148)
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%32#0, %13 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:38), %in_18: f32 loc("examples/jax/models.py":68:38), %out: f32 loc("examples/jax/models.py":68:38)):
      %120 = arith.addf %in, %in_18 : f32 loc(#loc149)
      linalg.yield %120 : f32 loc(#loc149)
    } -> tensor<8xf32> loc(#loc149)
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%33 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:38), %out: f32 loc("examples/jax/models.py":68:28)):
      %120 = math.rsqrt %in : f32 loc(#loc150)
      linalg.yield %120 : f32 loc(#loc150)
    } -> tensor<8xf32> loc(#loc150)
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%34, %33 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:28), %in_18: f32 loc("examples/jax/models.py":68:38), %out: f32 loc("examples/jax/models.py":68:28)):
      %120 = arith.divf %in, %in_18 : f32 loc(#loc151)
      linalg.yield %120 : f32 loc(#loc151)
    } -> tensor<8xf32> loc(#loc151)
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%17, %35 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:28), %in_18: f32 loc("examples/jax/models.py":68:28), %out: f32 loc("examples/jax/models.py":68:28)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc152)
      linalg.yield %120 : f32 loc(#loc152)
    } -> tensor<8xf32> loc(#loc152)
    %37 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<8xf32>) outs(%8 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:28), %out: f32 loc("examples/jax/models.py":68:15)):
      linalg.yield %in : f32 loc(#loc153)
    } -> tensor<1x1x1x8xf32> loc(#loc153)
    %38 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<1x1x1x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:15)):
      linalg.yield %in : f32 loc(#loc154)
    } -> tensor<4x15x16x8xf32> loc(#loc154)
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %38 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %in_18: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:15)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc154)
      linalg.yield %120 : f32 loc(#loc154)
    } -> tensor<4x15x16x8xf32> loc(#loc154)
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %22 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %in_18: f32 loc("examples/jax/models.py":71:12), %out: f32 loc("examples/jax/models.py":71:12)):
      %120 = arith.maximumf %in, %in_18 : f32 loc(#loc108)
      linalg.yield %120 : f32 loc(#loc108)
    } -> tensor<4x15x16x8xf32> loc(#loc108)
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %22 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%24 : tensor<4x15x16x8xi1>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %in_18: f32 loc("examples/jax/models.py":70:8), %out: i1 loc("examples/jax/models.py":71:12)):
      %120 = arith.cmpf ogt, %in, %in_18 : f32 loc(#loc109)
      linalg.yield %120 : i1 loc(#loc109)
    } -> tensor<4x15x16x8xi1> loc(#loc109)
    %42 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %40 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":70:8), %in_18: f32 loc("examples/jax/models.py":71:12), %out: f32 loc("examples/jax/models.py":71:8)):
      %120 = arith.addf %in, %in_18 : f32 loc(#loc110)
      linalg.yield %120 : f32 loc(#loc110)
    } -> tensor<4x15x16x8xf32> loc(#loc110)
    %43 = tensor.empty() : tensor<4x8x8x8xf32> loc(#loc111)
    %44 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%43 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":72:8), %out: f32 loc("examples/jax/models.py":72:8)):
      linalg.yield %in : f32 loc(#loc111)
    } -> tensor<4x8x8x8xf32> loc(#loc111)
    %padded_13 = tensor.pad %42 low[0, 0, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg5: index loc("examples/jax/models.py":72:8), %arg6: index loc("examples/jax/models.py":72:8), %arg7: index loc("examples/jax/models.py":72:8), %arg8: index loc("examples/jax/models.py":72:8)):
      tensor.yield %cst_0 : f32 loc(#loc111)
    } : tensor<4x15x16x8xf32> to tensor<4x16x16x8xf32> loc(#loc111)
    %45 = tensor.empty() : tensor<2x2xf32> loc(#loc111)
    %46 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_13, %45 : tensor<4x16x16x8xf32>, tensor<2x2xf32>) outs(%44 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc(#loc111), %in_18: f32 loc(#loc111), %out: f32 loc(#loc111)):
      %120 = arith.maximumf %out, %in : f32 loc(#loc111)
      linalg.yield %120 : f32 loc(#loc111)
    } -> tensor<4x8x8x8xf32> loc(#loc111)
    %47 = tensor.empty() : tensor<4x8xf32> loc(#loc112)
    %48 = linalg.fill ins(%cst_2 : f32) outs(%47 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc112)
    %49 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%46 : tensor<4x8x8x8xf32>) outs(%48 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(#loc112), %out: f32 loc(#loc112)):
      %120 = arith.addf %out, %in : f32 loc(#loc112)
      linalg.yield %120 : f32 loc(#loc112)
    } -> tensor<4x8xf32> loc(#loc112)
    %50 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(#loc113), %out: f32 loc("examples/jax/models.py":73:21)):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<4x8xf32> loc(#loc113)
    %51 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%49, %50 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:21), %in_18: f32 loc("examples/jax/models.py":73:21), %out: f32 loc("examples/jax/models.py":73:21)):
      %120 = arith.divf %in, %in_18 : f32 loc(#loc113)
      linalg.yield %120 : f32 loc(#loc113)
    } -> tensor<4x8xf32> loc(#loc113)
    %52 = tensor.empty() : tensor<4x5xf32> loc(#loc114)
    %53 = linalg.fill ins(%cst_2 : f32) outs(%52 : tensor<4x5xf32>) -> tensor<4x5xf32> loc(#loc114)
    %54 = linalg.matmul ins(%51, %arg1 : tensor<4x8xf32>, tensor<8x5xf32>) outs(%53 : tensor<4x5xf32>) -> tensor<4x5xf32> loc(#loc114)
    %55 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%54, %arg4 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%52 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:21), %in_18: f32 loc(#loc115), %out: f32 loc("examples/jax/models.py":73:21)):
      %120 = arith.subf %in, %in_18 : f32 loc(#loc115)
      linalg.yield %120 : f32 loc(#loc115)
    } -> tensor<4x5xf32> loc(#loc115)
    %56 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%55, %55 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%52 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:21), %in_18: f32 loc("examples/jax/models.py":73:21), %out: f32 loc("examples/jax/models.py":73:20)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc116)
      linalg.yield %120 : f32 loc(#loc116)
    } -> tensor<4x5xf32> loc(#loc116)
    %57 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%52 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":283:14), %out: f32 loc("examples/jax/models.py":73:20)):
      linalg.yield %in : f32 loc(#loc117)
    } -> tensor<4x5xf32> loc(#loc117)
    %58 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%57, %55 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%52 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:20), %in_18: f32 loc("examples/jax/models.py":73:21), %out: f32 loc("examples/jax/models.py":73:20)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc117)
      linalg.yield %120 : f32 loc(#loc117)
    } -> tensor<4x5xf32> loc(#loc117)
    %59 = tensor.empty() : tensor<f32> loc(#loc118)
    %60 = linalg.fill ins(%cst_2 : f32) outs(%59 : tensor<f32>) -> tensor<f32> loc(#loc118)
    %61 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["reduction", "reduction"]} ins(%56 : tensor<4x5xf32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc118), %out: f32 loc(#loc118)):
      %120 = arith.addf %out, %in : f32 loc(#loc118)
      linalg.yield %120 : f32 loc(#loc118)
    } -> tensor<f32> loc(#loc118)
    %62 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%61 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:11), %out: f32 loc("examples/jax/models.py":73:11)):
      %120 = arith.divf %in, %cst_1 : f32 loc(#loc119)
      linalg.yield %120 : f32 loc(#loc119)
    } -> tensor<f32> loc(#loc119)
    %63 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%59 : tensor<f32>) {
    ^bb0(%out: f32 loc("examples/jax/models.py":73:11)):
      linalg.yield %cst : f32 loc(#loc120)
    } -> tensor<f32> loc(#loc120)
    %64 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<f32>) outs(%52 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:11), %out: f32 loc("examples/jax/models.py":73:11)):
      linalg.yield %in : f32 loc(#loc121)
    } -> tensor<4x5xf32> loc(#loc121)
    %65 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%64, %58 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%52 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:11), %in_18: f32 loc("examples/jax/models.py":73:20), %out: f32 loc("examples/jax/models.py":73:20)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc122)
      linalg.yield %120 : f32 loc(#loc122)
    } -> tensor<4x5xf32> loc(#loc122)
    %66 = tensor.empty() : tensor<5x8xf32> loc(#loc123)
    %67 = linalg.fill ins(%cst_2 : f32) outs(%66 : tensor<5x8xf32>) -> tensor<5x8xf32> loc(#loc123)
    %68 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65, %51 : tensor<4x5xf32>, tensor<4x8xf32>) outs(%67 : tensor<5x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:20), %in_18: f32 loc("examples/jax/models.py":73:21), %out: f32 loc("examples/jax/models.py":73:21)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc122)
      %121 = arith.addf %out, %120 : f32 loc(#loc123)
      linalg.yield %121 : f32 loc(#loc123)
    } -> tensor<5x8xf32> loc(#loc123)
    %69 = tensor.empty() : tensor<8x5xf32> loc(#loc124)
    %70 = linalg.generic {indexing_maps = [#map19, #map14], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<5x8xf32>) outs(%69 : tensor<8x5xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:21), %out: f32 loc("examples/jax/models.py":73:21)):
      linalg.yield %in : f32 loc(#loc124)
    } -> tensor<8x5xf32> loc(#loc124)
    %71 = linalg.generic {indexing_maps = [#map20, #map21, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65, %arg1 : tensor<4x5xf32>, tensor<8x5xf32>) outs(%48 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:20), %in_18: f32 loc(#loc122), %out: f32 loc("examples/jax/models.py":73:21)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc122)
      %121 = arith.addf %out, %120 : f32 loc(#loc123)
      linalg.yield %121 : f32 loc(#loc123)
    } -> tensor<4x8xf32> loc(#loc123)
    %72 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%71, %50 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:21), %in_18: f32 loc("examples/jax/models.py":73:21), %out: f32 loc("examples/jax/models.py":73:21)):
      %120 = arith.divf %in, %in_18 : f32 loc(#loc125)
      linalg.yield %120 : f32 loc(#loc125)
    } -> tensor<4x8xf32> loc(#loc125)
    %73 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<4x8xf32>) outs(%43 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":73:21), %out: f32 loc("examples/jax/models.py":73:21)):
      linalg.yield %in : f32 loc(#loc126)
    } -> tensor<4x8x8x8xf32> loc(#loc126)
    %74 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%43 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc(#loc130), %out: f32 loc("examples/jax/models.py":72:8)):
      linalg.yield %in : f32 loc(#loc130)
    } -> tensor<4x8x8x8xf32> loc(#loc130)
    %75 = tensor.empty() : tensor<4x8x8x8xi32> loc(#loc130)
    %76 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%75 : tensor<4x8x8x8xi32>) {
    ^bb0(%in: i32 loc("examples/jax/models.py":72:8), %out: i32 loc("examples/jax/models.py":72:8)):
      linalg.yield %in : i32 loc(#loc130)
    } -> tensor<4x8x8x8xi32> loc(#loc130)
    %77 = tensor.empty() : tensor<1x2x2x1xi1> loc(#loc130)
    %78:2 = linalg.generic {indexing_maps = [#map23, #map24, #map25, #map25], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%padded_13, %77 : tensor<4x16x16x8xf32>, tensor<1x2x2x1xi1>) outs(%74, %76 : tensor<4x8x8x8xf32>, tensor<4x8x8x8xi32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":72:8), %in_18: i1 loc("examples/jax/models.py":72:8), %out: f32 loc("examples/jax/models.py":72:8), %out_19: i32 loc("examples/jax/models.py":72:8)):
      %120 = linalg.index 0 : index loc(#loc130)
      %121 = arith.cmpi ult, %120, %c4 : index loc(#loc130)
      %122 = linalg.index 1 : index loc(#loc130)
      %123 = arith.muli %122, %c2 : index loc(#loc130)
      %124 = linalg.index 5 : index loc(#loc130)
      %125 = arith.addi %123, %124 : index loc(#loc130)
      %126 = arith.cmpi ult, %125, %c16 : index loc(#loc130)
      %127 = arith.andi %121, %126 : i1 loc(#loc130)
      %128 = arith.muli %120, %c16 : index loc(#loc130)
      %129 = arith.addi %128, %125 : index loc(#loc130)
      %130 = linalg.index 2 : index loc(#loc130)
      %131 = arith.muli %130, %c2 : index loc(#loc130)
      %132 = linalg.index 6 : index loc(#loc130)
      %133 = arith.addi %131, %132 : index loc(#loc130)
      %134 = arith.cmpi ult, %133, %c16 : index loc(#loc130)
      %135 = arith.andi %127, %134 : i1 loc(#loc130)
      %136 = arith.muli %129, %c16 : index loc(#loc130)
      %137 = arith.addi %136, %133 : index loc(#loc130)
      %138 = linalg.index 3 : index loc(#loc130)
      %139 = arith.cmpi ult, %138, %c8 : index loc(#loc130)
      %140 = arith.andi %135, %139 : i1 loc(#loc130)
      %141 = arith.muli %137, %c8 : index loc(#loc130)
      %142 = arith.addi %141, %138 : index loc(#loc130)
      %143 = arith.select %140, %142, %c-1 : index loc(#loc130)
      %144 = arith.index_cast %143 : index to i32 loc(#loc130)
      %145 = arith.cmpf oge, %out, %in : f32 loc(#loc155)
      %146 = arith.cmpi slt, %144, %c0_i32 : i32 loc(#loc130)
      %147 = arith.ori %145, %146 : i1 loc(#loc130)
      %148 = arith.cmpi sge, %out_19, %c0_i32 : i32 loc(#loc130)
      %149 = arith.andi %147, %148 : i1 loc(#loc130)
      %150 = arith.select %149, %out, %in : f32 loc(#loc130)
      %151 = arith.select %149, %out_19, %144 : i32 loc(#loc130)
      linalg.yield %150, %151 : f32, i32 loc(#loc130)
    } -> (tensor<4x8x8x8xf32>, tensor<4x8x8x8xi32>) loc(#loc130)
    %79 = tensor.empty() : tensor<4x8x2x8x2x8xf32> loc(#loc130)
    %80 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%79 : tensor<4x8x2x8x2x8xf32>) {
    ^bb0(%in: f32 loc(#loc130), %out: f32 loc("examples/jax/models.py":72:8)):
      linalg.yield %in : f32 loc(#loc130)
    } -> tensor<4x8x2x8x2x8xf32> loc(#loc130)
    %81 = tensor.empty() : tensor<1x1x1x1xi1> loc(#loc130)
    %82 = linalg.generic {indexing_maps = [#map28, #map28, #map29, #map30], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%73, %78#1, %81 : tensor<4x8x8x8xf32>, tensor<4x8x8x8xi32>, tensor<1x1x1x1xi1>) outs(%80 : tensor<4x8x2x8x2x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":72:8), %in_18: i32 loc("examples/jax/models.py":72:8), %in_19: i1 loc("examples/jax/models.py":72:8), %out: f32 loc("examples/jax/models.py":72:8)):
      %120 = linalg.index 0 : index loc(#loc130)
      %121 = arith.cmpi ult, %120, %c4 : index loc(#loc130)
      %122 = linalg.index 1 : index loc(#loc130)
      %123 = arith.muli %122, %c2 : index loc(#loc130)
      %124 = linalg.index 4 : index loc(#loc130)
      %125 = arith.addi %123, %124 : index loc(#loc130)
      %126 = arith.cmpi ult, %125, %c16 : index loc(#loc130)
      %127 = arith.andi %121, %126 : i1 loc(#loc130)
      %128 = arith.muli %120, %c16 : index loc(#loc130)
      %129 = arith.addi %128, %125 : index loc(#loc130)
      %130 = linalg.index 2 : index loc(#loc130)
      %131 = arith.muli %130, %c2 : index loc(#loc130)
      %132 = linalg.index 5 : index loc(#loc130)
      %133 = arith.addi %131, %132 : index loc(#loc130)
      %134 = arith.cmpi ult, %133, %c16 : index loc(#loc130)
      %135 = arith.andi %127, %134 : i1 loc(#loc130)
      %136 = arith.muli %129, %c16 : index loc(#loc130)
      %137 = arith.addi %136, %133 : index loc(#loc130)
      %138 = linalg.index 3 : index loc(#loc130)
      %139 = arith.cmpi ult, %138, %c8 : index loc(#loc130)
      %140 = arith.andi %135, %139 : i1 loc(#loc130)
      %141 = arith.muli %137, %c8 : index loc(#loc130)
      %142 = arith.addi %141, %138 : index loc(#loc130)
      %143 = arith.select %140, %142, %c-1 : index loc(#loc130)
      %144 = arith.index_cast %143 : index to i32 loc(#loc130)
      %145 = arith.addf %out, %in : f32 loc(#loc156)
      %146 = arith.cmpi eq, %in_18, %144 : i32 loc(#loc130)
      %147 = arith.select %146, %145, %out : f32 loc(#loc130)
      linalg.yield %147 : f32 loc(#loc130)
    } -> tensor<4x8x2x8x2x8xf32> loc(#loc130)
    %collapsed = tensor.collapse_shape %82 [[0], [1, 2], [3, 4], [5]] : tensor<4x8x2x8x2x8xf32> into tensor<4x16x16x8xf32> loc(#loc130)
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [4, 15, 16, 8] [1, 1, 1, 1] : tensor<4x16x16x8xf32> to tensor<4x15x16x8xf32> loc(#loc157)
    %83 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %extracted_slice, %22 : tensor<4x15x16x8xi1>, tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":71:12), %in_18: f32 loc("examples/jax/models.py":72:8), %in_19: f32 loc("examples/jax/models.py":70:8), %out: f32 loc("examples/jax/models.py":71:12)):
      %120 = arith.select %in, %in_18, %in_19 : f32 loc(#loc128)
      linalg.yield %120 : f32 loc(#loc128)
    } -> tensor<4x15x16x8xf32> loc(#loc128)
    %84 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %83 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %in_18: f32 loc("examples/jax/models.py":71:12), %out: f32 loc("examples/jax/models.py":68:15)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc158)
      linalg.yield %120 : f32 loc(#loc158)
    } -> tensor<4x15x16x8xf32> loc(#loc158)
    %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%84 : tensor<4x15x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc159), %out: f32 loc(#loc159)):
      %120 = arith.addf %out, %in : f32 loc(#loc159)
      linalg.yield %120 : f32 loc(#loc159)
    } -> tensor<8xf32> loc(#loc159)
    %expanded = tensor.expand_shape %85 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32> loc(#loc160)
    %86 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %38 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":71:12), %in_18: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:15)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc158)
      linalg.yield %120 : f32 loc(#loc158)
    } -> tensor<4x15x16x8xf32> loc(#loc158)
    %87 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc159), %out: f32 loc(#loc159)):
      %120 = arith.addf %out, %in : f32 loc(#loc159)
      linalg.yield %120 : f32 loc(#loc159)
    } -> tensor<8xf32> loc(#loc159)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%87, %36 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %in_18: f32 loc("examples/jax/models.py":68:28), %out: f32 loc("examples/jax/models.py":68:28)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc161)
      linalg.yield %120 : f32 loc(#loc161)
    } -> tensor<8xf32> loc(#loc161)
    %89 = call @_var_0(%32#1, %32#2, %32#3, %32#4, %88) : (tensor<4x15x16x8xf32>, tensor<f32>, tensor<i1>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x15x16x8xf32> loc(#loc162)
    %90 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:16)):
      %120 = arith.negf %in : f32 loc(#loc163)
      linalg.yield %120 : f32 loc(#loc163)
    } -> tensor<4x15x16x8xf32> loc(#loc163)
    %91 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%90 : tensor<4x15x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc164), %out: f32 loc(#loc164)):
      %120 = arith.addf %out, %in : f32 loc(#loc164)
      linalg.yield %120 : f32 loc(#loc164)
    } -> tensor<8xf32> loc(#loc164)
    %expanded_14 = tensor.expand_shape %91 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32> loc(#loc165)
    %92 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %86 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:38), %in_18: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:16)):
      %120 = arith.addf %in, %in_18 : f32 loc(#loc166)
      linalg.yield %120 : f32 loc(#loc166)
    } -> tensor<4x15x16x8xf32> loc(#loc166)
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_14 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc164), %out: f32 loc(#loc164)):
      %120 = arith.addf %out, %in : f32 loc(#loc164)
      linalg.yield %120 : f32 loc(#loc164)
    } -> tensor<8xf32> loc(#loc164)
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%93, %6 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %in_18: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":67:15)):
      %120 = arith.divf %in, %in_18 : f32 loc(#loc167)
      linalg.yield %120 : f32 loc(#loc167)
    } -> tensor<8xf32> loc(#loc167)
    %95 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":67:15)):
      linalg.yield %in : f32 loc(#loc168)
    } -> tensor<4x15x16x8xf32> loc(#loc168)
    %96 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92, %95 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %in_18: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":67:15)):
      %120 = arith.addf %in, %in_18 : f32 loc(#loc169)
      linalg.yield %120 : f32 loc(#loc169)
    } -> tensor<4x15x16x8xf32> loc(#loc169)
    %97 = tensor.empty() : tensor<3x3x8x8xf32> loc(#loc170)
    %98 = linalg.fill ins(%cst_2 : f32) outs(%97 : tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32> loc(#loc170)
    %99 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_12, %96 : tensor<4x17x18x8xf32>, tensor<4x15x16x8xf32>) outs(%98 : tensor<3x3x8x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":63:15), %in_18: f32 loc("examples/jax/models.py":63:15), %out: f32 loc("examples/jax/models.py":63:15)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc170)
      %121 = arith.addf %out, %120 : f32 loc(#loc170)
      linalg.yield %121 : f32 loc(#loc170)
    } -> tensor<3x3x8x8xf32> loc(#loc170)
    %100 = linalg.generic {indexing_maps = [#map34, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x3x8x8xf32>) outs(%97 : tensor<3x3x8x8xf32>) {
    ^bb0(%in: f32 loc(#loc171), %out: f32 loc("examples/jax/models.py":63:15)):
      linalg.yield %in : f32 loc(#loc171)
    } -> tensor<3x3x8x8xf32> loc(#loc171)
    %padded_15 = tensor.pad %96 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg5: index loc("examples/jax/models.py":63:15), %arg6: index loc("examples/jax/models.py":63:15), %arg7: index loc("examples/jax/models.py":63:15), %arg8: index loc("examples/jax/models.py":63:15)):
      tensor.yield %cst_2 : f32 loc(#loc170)
    } : tensor<4x15x16x8xf32> to tensor<4x17x18x8xf32> loc(#loc170)
    %101 = linalg.generic {indexing_maps = [#map35, #map36, #map37], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_15, %100 : tensor<4x17x18x8xf32>, tensor<3x3x8x8xf32>) outs(%1 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":63:15), %in_18: f32 loc("examples/jax/models.py":63:15), %out: f32 loc("examples/jax/models.py":63:15)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc170)
      %121 = arith.addf %out, %120 : f32 loc(#loc170)
      linalg.yield %121 : f32 loc(#loc170)
    } -> tensor<4x15x16x8xf32> loc(#loc170)
    %102 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %101 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":72:8), %in_18: f32 loc("examples/jax/models.py":63:15), %out: f32 loc("examples/jax/models.py":63:15)):
      %120 = arith.addf %in, %in_18 : f32 loc(#loc172)
      linalg.yield %120 : f32 loc(#loc172)
    } -> tensor<4x15x16x8xf32> loc(#loc172)
    %103 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %102, %22 : tensor<4x15x16x8xi1>, tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: i1 loc("examples/jax/models.py":70:8), %in_18: f32 loc("examples/jax/models.py":63:15), %in_19: f32 loc("examples/jax/models.py":70:8), %out: f32 loc("examples/jax/models.py":70:8)):
      %120 = arith.select %in, %in_18, %in_19 : f32 loc(#loc129)
      linalg.yield %120 : f32 loc(#loc129)
    } -> tensor<4x15x16x8xf32> loc(#loc129)
    %104 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %103 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %in_18: f32 loc("examples/jax/models.py":70:8), %out: f32 loc("examples/jax/models.py":68:15)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc173)
      linalg.yield %120 : f32 loc(#loc173)
    } -> tensor<4x15x16x8xf32> loc(#loc173)
    %105 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%104 : tensor<4x15x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc174), %out: f32 loc(#loc174)):
      %120 = arith.addf %out, %in : f32 loc(#loc174)
      linalg.yield %120 : f32 loc(#loc174)
    } -> tensor<8xf32> loc(#loc174)
    %expanded_16 = tensor.expand_shape %105 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32> loc(#loc175)
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %20 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":70:8), %in_18: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:15)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc173)
      linalg.yield %120 : f32 loc(#loc173)
    } -> tensor<4x15x16x8xf32> loc(#loc173)
    %107 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_16 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc174), %out: f32 loc(#loc174)):
      %120 = arith.addf %out, %in : f32 loc(#loc174)
      linalg.yield %120 : f32 loc(#loc174)
    } -> tensor<8xf32> loc(#loc174)
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%107, %18 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %in_18: f32 loc("examples/jax/models.py":68:28), %out: f32 loc("examples/jax/models.py":68:28)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc176)
      linalg.yield %120 : f32 loc(#loc176)
    } -> tensor<8xf32> loc(#loc176)
    %109 = call @_var_0(%12#1, %12#2, %12#3, %12#4, %108) : (tensor<4x15x16x8xf32>, tensor<f32>, tensor<i1>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x15x16x8xf32> loc(#loc177)
    %110 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:16)):
      %120 = arith.negf %in : f32 loc(#loc178)
      linalg.yield %120 : f32 loc(#loc178)
    } -> tensor<4x15x16x8xf32> loc(#loc178)
    %111 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%110 : tensor<4x15x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc179), %out: f32 loc(#loc179)):
      %120 = arith.addf %out, %in : f32 loc(#loc179)
      linalg.yield %120 : f32 loc(#loc179)
    } -> tensor<8xf32> loc(#loc179)
    %expanded_17 = tensor.expand_shape %111 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32> loc(#loc180)
    %112 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %106 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:38), %in_18: f32 loc("examples/jax/models.py":68:15), %out: f32 loc("examples/jax/models.py":68:16)):
      %120 = arith.addf %in, %in_18 : f32 loc(#loc181)
      linalg.yield %120 : f32 loc(#loc181)
    } -> tensor<4x15x16x8xf32> loc(#loc181)
    %113 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_17 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc179), %out: f32 loc(#loc179)):
      %120 = arith.addf %out, %in : f32 loc(#loc179)
      linalg.yield %120 : f32 loc(#loc179)
    } -> tensor<8xf32> loc(#loc179)
    %114 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%113, %6 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %in_18: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":67:15)):
      %120 = arith.divf %in, %in_18 : f32 loc(#loc182)
      linalg.yield %120 : f32 loc(#loc182)
    } -> tensor<8xf32> loc(#loc182)
    %115 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":67:15)):
      linalg.yield %in : f32 loc(#loc183)
    } -> tensor<4x15x16x8xf32> loc(#loc183)
    %116 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %115 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%0 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":68:16), %in_18: f32 loc("examples/jax/models.py":67:15), %out: f32 loc("examples/jax/models.py":67:15)):
      %120 = arith.addf %in, %in_18 : f32 loc(#loc184)
      linalg.yield %120 : f32 loc(#loc184)
    } -> tensor<4x15x16x8xf32> loc(#loc184)
    %117 = tensor.empty() : tensor<3x3x3x8xf32> loc(#loc185)
    %118 = linalg.fill ins(%cst_2 : f32) outs(%117 : tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32> loc(#loc185)
    %119 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded, %116 : tensor<4x17x18x3xf32>, tensor<4x15x16x8xf32>) outs(%118 : tensor<3x3x3x8xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":63:15), %in_18: f32 loc("examples/jax/models.py":63:15), %out: f32 loc("examples/jax/models.py":63:15)):
      %120 = arith.mulf %in, %in_18 : f32 loc(#loc185)
      %121 = arith.addf %out, %120 : f32 loc(#loc185)
      linalg.yield %121 : f32 loc(#loc185)
    } -> tensor<3x3x3x8xf32> loc(#loc185)
    return %62, %99, %70, %119 : tensor<f32>, tensor<3x3x8x8xf32>, tensor<8x5xf32>, tensor<3x3x3x8xf32> loc(#loc77)
  } loc(#loc77)
  func.func private @_var(%arg0: tensor<4x15x16x8xf32> loc(#loc188), %arg1: tensor<i32> loc(#loc188)) -> (tensor<8xf32>, tensor<4x15x16x8xf32>, tensor<f32>, tensor<i1>, tensor<8xf32>) {
    %cst = arith.constant 0x7FC00000 : f32 loc(#loc188)
    %cst_0 = arith.constant 9.600000e+02 : f32 loc(#loc188)
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc188)
    %cst_2 = arith.constant dense<9.600000e+02> : tensor<f32> loc(#loc188)
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc188)
    %cst_4 = arith.constant 0.000000e+00 : f32 loc(#loc188)
    %0 = tensor.empty() : tensor<8xf32> loc(#loc188)
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32> loc(#loc188)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%arg0 : tensor<4x15x16x8xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.addf %out, %in : f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<8xf32> loc(#loc188)
    %3 = tensor.empty() : tensor<1x1x1x8xf32> loc(#loc188)
    %4 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<8xf32>) outs(%3 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<1x1x1x8xf32> loc(#loc188)
    %5 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%3 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<1x1x1x8xf32> loc(#loc188)
    %6 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %5 : tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>) outs(%3 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %in_5: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.divf %in, %in_5 : f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<1x1x1x8xf32> loc(#loc188)
    %7 = tensor.empty() : tensor<4x15x16x8xf32> loc(#loc188)
    %8 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<1x1x1x8xf32>) outs(%7 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<4x15x16x8xf32> loc(#loc188)
    %9 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %8 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%7 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %in_5: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.subf %in, %in_5 : f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<4x15x16x8xf32> loc(#loc188)
    %10 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%7 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %in_5: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.mulf %in, %in_5 : f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<4x15x16x8xf32> loc(#loc188)
    %11 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%7 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<4x15x16x8xf32> loc(#loc188)
    %12 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %9 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%7 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %in_5: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.mulf %in, %in_5 : f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<4x15x16x8xf32> loc(#loc188)
    %13 = tensor.empty() : tensor<f32> loc(#loc188)
    %14 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: i32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.sitofp %in : i32 to f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<f32> loc(#loc188)
    %15 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%14 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.subf %cst_0, %in : f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<f32> loc(#loc188)
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%10 : tensor<4x15x16x8xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.addf %out, %in : f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<8xf32> loc(#loc188)
    %17 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%15 : tensor<f32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<8xf32> loc(#loc188)
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%16, %17 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %in_5: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.divf %in, %in_5 : f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<8xf32> loc(#loc188)
    %19 = tensor.empty() : tensor<i1> loc(#loc188)
    %20 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%15 : tensor<f32>) outs(%19 : tensor<i1>) {
    ^bb0(%in: f32 loc(#loc188), %out: i1 loc(#loc188)):
      %25 = arith.cmpf ogt, %in, %cst_4 : f32 loc(#loc188)
      linalg.yield %25 : i1 loc(#loc188)
    } -> tensor<i1> loc(#loc188)
    %21 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%13 : tensor<f32>) {
    ^bb0(%out: f32 loc(#loc188)):
      linalg.yield %cst : f32 loc(#loc188)
    } -> tensor<f32> loc(#loc188)
    %22 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%21 : tensor<f32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<8xf32> loc(#loc188)
    %extracted = tensor.extract %20[] : tensor<i1> loc(#loc188)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%18, %22 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %in_5: f32 loc(#loc188), %out: f32 loc(#loc188)):
      %25 = arith.select %extracted, %in, %in_5 : f32 loc(#loc188)
      linalg.yield %25 : f32 loc(#loc188)
    } -> tensor<8xf32> loc(#loc188)
    %24 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc188), %out: f32 loc(#loc188)):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<8xf32> loc(#loc188)
    return %23, %12, %15, %20, %24 : tensor<8xf32>, tensor<4x15x16x8xf32>, tensor<f32>, tensor<i1>, tensor<8xf32> loc(#loc188)
  } loc(#loc188)
  func.func private @_var_0(%arg0: tensor<4x15x16x8xf32> loc(#loc189), %arg1: tensor<f32> loc(#loc189), %arg2: tensor<i1> loc(#loc189), %arg3: tensor<8xf32> loc(#loc189), %arg4: tensor<8xf32> loc(#loc189)) -> tensor<4x15x16x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc189)
    %cst_0 = arith.constant dense<9.600000e+02> : tensor<f32> loc(#loc189)
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc189)
    %0 = tensor.empty() : tensor<8xf32> loc(#loc189)
    %1 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<8xf32> loc(#loc189)
    %extracted = tensor.extract %arg2[] : tensor<i1> loc(#loc189)
    %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg4, %1 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %in_2: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %17 = arith.select %extracted, %in, %in_2 : f32 loc(#loc189)
      linalg.yield %17 : f32 loc(#loc189)
    } -> tensor<8xf32> loc(#loc189)
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<f32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<8xf32> loc(#loc189)
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%2, %3 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %in_2: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %17 = arith.divf %in, %in_2 : f32 loc(#loc189)
      linalg.yield %17 : f32 loc(#loc189)
    } -> tensor<8xf32> loc(#loc189)
    %5 = tensor.empty() : tensor<4x15x16x8xf32> loc(#loc189)
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<8xf32>) outs(%5 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<4x15x16x8xf32> loc(#loc189)
    %7 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %arg0 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%5 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %in_2: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %17 = arith.mulf %in, %in_2 : f32 loc(#loc189)
      linalg.yield %17 : f32 loc(#loc189)
    } -> tensor<4x15x16x8xf32> loc(#loc189)
    %8 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<4x15x16x8xf32>) outs(%5 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %17 = arith.negf %in : f32 loc(#loc189)
      linalg.yield %17 : f32 loc(#loc189)
    } -> tensor<4x15x16x8xf32> loc(#loc189)
    %9 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32> loc(#loc189)
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%8 : tensor<4x15x16x8xf32>) outs(%9 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %17 = arith.addf %out, %in : f32 loc(#loc189)
      linalg.yield %17 : f32 loc(#loc189)
    } -> tensor<8xf32> loc(#loc189)
    %expanded = tensor.expand_shape %10 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32> loc(#loc189)
    %11 = tensor.empty() : tensor<1x1x1x8xf32> loc(#loc189)
    %12 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%11 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<1x1x1x8xf32> loc(#loc189)
    %13 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %12 : tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>) outs(%11 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %in_2: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %17 = arith.divf %in, %in_2 : f32 loc(#loc189)
      linalg.yield %17 : f32 loc(#loc189)
    } -> tensor<1x1x1x8xf32> loc(#loc189)
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%13 : tensor<1x1x1x8xf32>) outs(%9 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %17 = arith.addf %out, %in : f32 loc(#loc189)
      linalg.yield %17 : f32 loc(#loc189)
    } -> tensor<8xf32> loc(#loc189)
    %15 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<8xf32>) outs(%5 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %out: f32 loc(#loc189)):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<4x15x16x8xf32> loc(#loc189)
    %16 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %15 : tensor<4x15x16x8xf32>, tensor<4x15x16x8xf32>) outs(%5 : tensor<4x15x16x8xf32>) {
    ^bb0(%in: f32 loc(#loc189), %in_2: f32 loc(#loc189), %out: f32 loc(#loc189)):
      %17 = arith.addf %in, %in_2 : f32 loc(#loc189)
      linalg.yield %17 : f32 loc(#loc189)
    } -> tensor<4x15x16x8xf32> loc(#loc189)
    return %16 : tensor<4x15x16x8xf32> loc(#loc189)
  } loc(#loc189)
} loc(#loc)
#loc74 = loc("examples/jax/models.py":72:8)
#loc127 = loc("examples/jax/models.py":72:8)
#loc155 = loc("examples/jax/models.py":72:8)
#loc156 = loc("examples/jax/models.py":72:8)
#loc160 = loc("examples/jax/models.py":68:15)
#loc165 = loc("examples/jax/models.py":68:16)
#loc175 = loc("examples/jax/models.py":68:15)
#loc180 = loc("examples/jax/models.py":68:16)
#loc186 = loc("examples/jax/models.py":68:38)
#loc187 = loc("examples/jax/models.py":68:38)
#loc188 = loc("examples/jax/models.py":68:38)
#loc189 = loc("examples/jax/models.py":68:38)
