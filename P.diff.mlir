#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
#map16 = affine_map<() -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
module @jit__lambda {
  func.func @main(%arg0: tensor<32000x4096xf32> {mesh.name = "args.0.embedding", mesh.param}, %arg1: tensor<4096x32000xf32> {mesh.name = "args.0.head", mesh.param}, %arg2: tensor<12x11008x4096xf32> {mesh.name = "args.0.layers.down", mesh.param}, %arg3: tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.gate", mesh.param}, %arg4: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.key", mesh.param}, %arg5: tensor<12x4096xf32> {mesh.name = "args.0.layers.norm1", mesh.param}, %arg6: tensor<12x4096xf32> {mesh.name = "args.0.layers.norm2", mesh.param}, %arg7: tensor<12x32x128x4096xf32> {mesh.name = "args.0.layers.out", mesh.param}, %arg8: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.query", mesh.param}, %arg9: tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.up", mesh.param}, %arg10: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.value", mesh.param}, %arg11: tensor<4096xf32> {mesh.name = "args.0.norm", mesh.param}, %arg12: tensor<8x8x2048xi32> {mesh.name = "args.1"}, %arg13: tensor<8x8x2048xi32> {mesh.name = "args.2"}, %arg14: tensor<32000x4096xf32> {mesh.name = "args.0.embedding.m", mesh.param}, %arg15: tensor<32000x4096xf32> {mesh.name = "args.0.embedding.v", mesh.param}, %arg16: tensor<4096x32000xf32> {mesh.name = "args.0.head.m", mesh.param}, %arg17: tensor<4096x32000xf32> {mesh.name = "args.0.head.v", mesh.param}, %arg18: tensor<12x11008x4096xf32> {mesh.name = "args.0.layers.down.m", mesh.param}, %arg19: tensor<12x11008x4096xf32> {mesh.name = "args.0.layers.down.v", mesh.param}, %arg20: tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.gate.m", mesh.param}, %arg21: tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.gate.v", mesh.param}, %arg22: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.key.m", mesh.param}, %arg23: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.key.v", mesh.param}, %arg24: tensor<12x4096xf32> {mesh.name = "args.0.layers.norm1.m", mesh.param}, %arg25: tensor<12x4096xf32> {mesh.name = "args.0.layers.norm1.v", mesh.param}, %arg26: tensor<12x4096xf32> {mesh.name = "args.0.layers.norm2.m", mesh.param}, %arg27: tensor<12x4096xf32> {mesh.name = "args.0.layers.norm2.v", mesh.param}, %arg28: tensor<12x32x128x4096xf32> {mesh.name = "args.0.layers.out.m", mesh.param}, %arg29: tensor<12x32x128x4096xf32> {mesh.name = "args.0.layers.out.v", mesh.param}, %arg30: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.query.m", mesh.param}, %arg31: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.query.v", mesh.param}, %arg32: tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.up.m", mesh.param}, %arg33: tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.up.v", mesh.param}, %arg34: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.value.m", mesh.param}, %arg35: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.value.v", mesh.param}, %arg36: tensor<4096xf32> {mesh.name = "args.0.norm.m", mesh.param}, %arg37: tensor<4096xf32> {mesh.name = "args.0.norm.v", mesh.param}, %arg38: tensor<i32> {mesh.name = "optimizer.step", mesh.param}) -> (tensor<f32> {mesh.name = "result"}, tensor<32000x4096xf32> {mesh.name = "args.0.embedding", mesh.param}, tensor<4096x32000xf32> {mesh.name = "args.0.head", mesh.param}, tensor<12x11008x4096xf32> {mesh.name = "args.0.layers.down", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.gate", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.key", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm1", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm2", mesh.param}, tensor<12x32x128x4096xf32> {mesh.name = "args.0.layers.out", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.query", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.up", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.value", mesh.param}, tensor<4096xf32> {mesh.name = "args.0.norm", mesh.param}, tensor<32000x4096xf32> {mesh.name = "args.0.embedding.m", mesh.param}, tensor<32000x4096xf32> {mesh.name = "args.0.embedding.v", mesh.param}, tensor<4096x32000xf32> {mesh.name = "args.0.head.m", mesh.param}, tensor<4096x32000xf32> {mesh.name = "args.0.head.v", mesh.param}, tensor<12x11008x4096xf32> {mesh.name = "args.0.layers.down.m", mesh.param}, tensor<12x11008x4096xf32> {mesh.name = "args.0.layers.down.v", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.gate.m", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.gate.v", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.key.m", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.key.v", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm1.m", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm1.v", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm2.m", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm2.v", mesh.param}, tensor<12x32x128x4096xf32> {mesh.name = "args.0.layers.out.m", mesh.param}, tensor<12x32x128x4096xf32> {mesh.name = "args.0.layers.out.v", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.query.m", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.query.v", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.up.m", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.up.v", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.value.m", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.value.v", mesh.param}, tensor<4096xf32> {mesh.name = "args.0.norm.m", mesh.param}, tensor<4096xf32> {mesh.name = "args.0.norm.v", mesh.param}, tensor<i32> {mesh.name = "optimizer.step", mesh.param}) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32000x4096xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4096x32000xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<12x11008x4096xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<12x4096x11008xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<12x4096xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<12x4096xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<12x32x128x4096xf32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<12x4096x11008xf32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
    %0:13 = scf.for %arg39 = %c0 to %c8 step %c1 iter_args(%arg40 = %cst, %arg41 = %cst_0, %arg42 = %cst_1, %arg43 = %cst_2, %arg44 = %cst_3, %arg45 = %cst_4, %arg46 = %cst_5, %arg47 = %cst_6, %arg48 = %cst_7, %arg49 = %cst_8, %arg50 = %cst_9, %arg51 = %cst_10, %arg52 = %cst_11) -> (tensor<f32>, tensor<32000x4096xf32>, tensor<4096x32000xf32>, tensor<12x11008x4096xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x32x128x4096xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<4096xf32>) {
      %extracted_slice = tensor.extract_slice %arg12[%arg39, 0, 0] [1, 8, 2048] [1, 1, 1] : tensor<8x8x2048xi32> to tensor<8x2048xi32>
      %extracted_slice_128 = tensor.extract_slice %arg13[%arg39, 0, 0] [1, 8, 2048] [1, 1, 1] : tensor<8x8x2048xi32> to tensor<8x2048xi32>
      %c1_129 = arith.constant 1 : index
      %c12 = arith.constant 12 : index
      %cst_130 = arith.constant 1.638400e+04 : f32
      %cst_131 = arith.constant 0x7F800000 : f32
      %cst_132 = arith.constant 0xFF800000 : f32
      %cst_133 = arith.constant -1.000000e+09 : f32
      %cst_134 = arith.constant 0.000000e+00 : f32
      %c11 = arith.constant 11 : index
      %c0_135 = arith.constant 0 : index
      %cst_136 = arith.constant dense<false> : tensor<i1>
      %cst_137 = arith.constant dense<11.3137083> : tensor<f32>
      %cst_138 = arith.constant dense<true> : tensor<i1>
      %cst_139 = arith.constant dense<0xFF800000> : tensor<f32>
      %cst_140 = arith.constant dense<9.99999997E-7> : tensor<f32>
      %cst_141 = arith.constant dense<4.096000e+03> : tensor<f32>
      %cst_142 = arith.constant dense<0.000000e+00> : tensor<f32>
      %cst_143 = arith.constant dense<32000> : tensor<i32>
      %cst_144 = arith.constant dense<0> : tensor<i32>
      %229 = tensor.empty() : tensor<8x2048xi32>
      %230 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_144 : tensor<i32>) outs(%229 : tensor<8x2048xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x2048xi32>
      %231 = tensor.empty() : tensor<8x2048xi1>
      %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %230 : tensor<8x2048xi32>, tensor<8x2048xi32>) outs(%231 : tensor<8x2048xi1>) {
      ^bb0(%in: i32, %in_167: i32, %out: i1):
        %388 = arith.cmpi slt, %in, %in_167 : i32
        linalg.yield %388 : i1
      } -> tensor<8x2048xi1>
      %233 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_143 : tensor<i32>) outs(%229 : tensor<8x2048xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x2048xi32>
      %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %233 : tensor<8x2048xi32>, tensor<8x2048xi32>) outs(%229 : tensor<8x2048xi32>) {
      ^bb0(%in: i32, %in_167: i32, %out: i32):
        %388 = arith.addi %in, %in_167 : i32
        linalg.yield %388 : i32
      } -> tensor<8x2048xi32>
      %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%232, %234, %extracted_slice : tensor<8x2048xi1>, tensor<8x2048xi32>, tensor<8x2048xi32>) outs(%229 : tensor<8x2048xi32>) {
      ^bb0(%in: i1, %in_167: i32, %in_168: i32, %out: i32):
        %388 = arith.select %in, %in_167, %in_168 : i32
        linalg.yield %388 : i32
      } -> tensor<8x2048xi32>
      %236 = tensor.empty() : tensor<8x2048x1xi32>
      %237 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<8x2048xi32>) outs(%236 : tensor<8x2048x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x2048x1xi32>
      %c0_i32 = arith.constant 0 : i32
      %cst_145 = arith.constant dense<31999> : tensor<1xi32>
      %238 = tensor.empty() : tensor<8x2048x1xi32>
      %239 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_145 : tensor<1xi32>) outs(%238 : tensor<8x2048x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x2048x1xi32>
      %240 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %239 : tensor<8x2048x1xi32>, tensor<8x2048x1xi32>) outs(%238 : tensor<8x2048x1xi32>) {
      ^bb0(%in: i32, %in_167: i32, %out: i32):
        %388 = arith.minsi %in, %in_167 : i32
        linalg.yield %388 : i32
      } -> tensor<8x2048x1xi32>
      %241 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<8x2048x1xi32>) outs(%238 : tensor<8x2048x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %388 = arith.maxsi %in, %c0_i32 : i32
        linalg.yield %388 : i32
      } -> tensor<8x2048x1xi32>
      %242 = mesh.gather_slices %arg0[%241] dims [0] : tensor<32000x4096xf32>, tensor<8x2048x1xi32>
      %243 = tensor.empty() : tensor<12x8x2048x4096xf32>
      %244 = tensor.empty() : tensor<12x8x2048x11008xf32>
      %245 = tensor.empty() : tensor<12x8x2048x11008xf32>
      %246 = tensor.empty() : tensor<12x8x2048x11008xf32>
      %247 = tensor.empty() : tensor<12x8x2048x4096xf32>
      %248 = tensor.empty() : tensor<12x8x2048x11008xf32>
      %249 = tensor.empty() : tensor<12x8x2048x11008xf32>
      %250 = tensor.empty() : tensor<12x8x2048x11008xf32>
      %251 = tensor.empty() : tensor<12x8x2048x1xf32>
      %252 = tensor.empty() : tensor<12x8x2048x1xf32>
      %253 = tensor.empty() : tensor<12x8x2048x4096xf32>
      %254 = tensor.empty() : tensor<12x8x32x2048x128xf32>
      %255 = tensor.empty() : tensor<12x8x32x2048x2048xf32>
      %256 = tensor.empty() : tensor<12x8x32x2048x128xf32>
      %257 = tensor.empty() : tensor<12x8x32x2048x2048xf32>
      %258 = tensor.empty() : tensor<12x8x32x2048x1xf32>
      %259 = tensor.empty() : tensor<12x2048x2048xi1>
      %260 = tensor.empty() : tensor<12x8x32x2048x128xf32>
      %261 = tensor.empty() : tensor<12x8x32x2048x128xf32>
      %262 = tensor.empty() : tensor<12x8x2048x4096xf32>
      %263 = tensor.empty() : tensor<12x8x2048x1xf32>
      %264 = tensor.empty() : tensor<12x8x2048x1xf32>
      %265:23 = scf.for %arg53 = %c0_135 to %c12 step %c1_129 iter_args(%arg54 = %242, %arg55 = %243, %arg56 = %244, %arg57 = %245, %arg58 = %246, %arg59 = %247, %arg60 = %248, %arg61 = %249, %arg62 = %250, %arg63 = %251, %arg64 = %252, %arg65 = %253, %arg66 = %254, %arg67 = %255, %arg68 = %256, %arg69 = %257, %arg70 = %258, %arg71 = %259, %arg72 = %260, %arg73 = %261, %arg74 = %262, %arg75 = %263, %arg76 = %264) -> (tensor<8x2048x4096xf32>, tensor<12x8x2048x4096xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x4096xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x1xf32>, tensor<12x8x2048x1xf32>, tensor<12x8x2048x4096xf32>, tensor<12x8x32x2048x128xf32>, tensor<12x8x32x2048x2048xf32>, tensor<12x8x32x2048x128xf32>, tensor<12x8x32x2048x2048xf32>, tensor<12x8x32x2048x1xf32>, tensor<12x2048x2048xi1>, tensor<12x8x32x2048x128xf32>, tensor<12x8x32x2048x128xf32>, tensor<12x8x2048x4096xf32>, tensor<12x8x2048x1xf32>, tensor<12x8x2048x1xf32>) {
        %388 = arith.index_cast %arg53 : index to i32
        %389 = arith.index_cast %388 : i32 to index
        %390 = arith.maxsi %389, %c0_135 : index
        %391 = arith.minsi %390, %c11 : index
        %extracted_slice_167 = tensor.extract_slice %arg2[%391, 0, 0] [1, 11008, 4096] [1, 1, 1] : tensor<12x11008x4096xf32> to tensor<1x11008x4096xf32>
        %collapsed = tensor.collapse_shape %extracted_slice_167 [[0, 1], [2]] : tensor<1x11008x4096xf32> into tensor<11008x4096xf32>
        %extracted_slice_168 = tensor.extract_slice %arg3[%391, 0, 0] [1, 4096, 11008] [1, 1, 1] : tensor<12x4096x11008xf32> to tensor<1x4096x11008xf32>
        %collapsed_169 = tensor.collapse_shape %extracted_slice_168 [[0, 1], [2]] : tensor<1x4096x11008xf32> into tensor<4096x11008xf32>
        %extracted_slice_170 = tensor.extract_slice %arg4[%391, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<12x4096x32x128xf32> to tensor<1x4096x32x128xf32>
        %collapsed_171 = tensor.collapse_shape %extracted_slice_170 [[0, 1], [2], [3]] : tensor<1x4096x32x128xf32> into tensor<4096x32x128xf32>
        %extracted_slice_172 = tensor.extract_slice %arg5[%391, 0] [1, 4096] [1, 1] : tensor<12x4096xf32> to tensor<1x4096xf32>
        %collapsed_173 = tensor.collapse_shape %extracted_slice_172 [[0, 1]] : tensor<1x4096xf32> into tensor<4096xf32>
        %extracted_slice_174 = tensor.extract_slice %arg6[%391, 0] [1, 4096] [1, 1] : tensor<12x4096xf32> to tensor<1x4096xf32>
        %collapsed_175 = tensor.collapse_shape %extracted_slice_174 [[0, 1]] : tensor<1x4096xf32> into tensor<4096xf32>
        %extracted_slice_176 = tensor.extract_slice %arg7[%391, 0, 0, 0] [1, 32, 128, 4096] [1, 1, 1, 1] : tensor<12x32x128x4096xf32> to tensor<1x32x128x4096xf32>
        %collapsed_177 = tensor.collapse_shape %extracted_slice_176 [[0, 1], [2], [3]] : tensor<1x32x128x4096xf32> into tensor<32x128x4096xf32>
        %extracted_slice_178 = tensor.extract_slice %arg8[%391, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<12x4096x32x128xf32> to tensor<1x4096x32x128xf32>
        %collapsed_179 = tensor.collapse_shape %extracted_slice_178 [[0, 1], [2], [3]] : tensor<1x4096x32x128xf32> into tensor<4096x32x128xf32>
        %extracted_slice_180 = tensor.extract_slice %arg9[%391, 0, 0] [1, 4096, 11008] [1, 1, 1] : tensor<12x4096x11008xf32> to tensor<1x4096x11008xf32>
        %collapsed_181 = tensor.collapse_shape %extracted_slice_180 [[0, 1], [2]] : tensor<1x4096x11008xf32> into tensor<4096x11008xf32>
        %extracted_slice_182 = tensor.extract_slice %arg10[%391, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<12x4096x32x128xf32> to tensor<1x4096x32x128xf32>
        %collapsed_183 = tensor.collapse_shape %extracted_slice_182 [[0, 1], [2], [3]] : tensor<1x4096x32x128xf32> into tensor<4096x32x128xf32>
        %392 = tensor.empty() : tensor<8x2048x4096xf32>
        %393 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg54, %arg54 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x4096xf32>
        %394 = tensor.empty() : tensor<8x2048xf32>
        %395 = linalg.fill ins(%cst_134 : f32) outs(%394 : tensor<8x2048xf32>) -> tensor<8x2048xf32>
        %396 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%393 : tensor<8x2048x4096xf32>) outs(%395 : tensor<8x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %487 = arith.addf %out, %in : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048xf32>
        %397 = tensor.empty() : tensor<8x2048x1xf32>
        %398 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<8x2048xf32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x1xf32>
        %399 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_141 : tensor<f32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x1xf32>
        %400 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %399 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.divf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x1xf32>
        %401 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_140 : tensor<f32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x1xf32>
        %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %401 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.addf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x1xf32>
        %403 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402 : tensor<8x2048x1xf32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %487 = math.rsqrt %in : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x1xf32>
        %404 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<8x2048x1xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %405 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg54, %404 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x4096xf32>
        %406 = tensor.empty() : tensor<1x1x4096xf32>
        %407 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_173 : tensor<4096xf32>) outs(%406 : tensor<1x1x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x4096xf32>
        %408 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407 : tensor<1x1x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %409 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %408 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x4096xf32>
        %410 = tensor.empty() : tensor<32x128x8x2048xf32>
        %411 = linalg.fill ins(%cst_134 : f32) outs(%410 : tensor<32x128x8x2048xf32>) -> tensor<32x128x8x2048xf32>
        %412 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_179, %409 : tensor<4096x32x128xf32>, tensor<8x2048x4096xf32>) outs(%411 : tensor<32x128x8x2048xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          %488 = arith.addf %out, %487 : f32
          linalg.yield %488 : f32
        } -> tensor<32x128x8x2048xf32>
        %413 = tensor.empty() : tensor<8x32x2048x128xf32>
        %414 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<32x128x8x2048xf32>) outs(%413 : tensor<8x32x2048x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x128xf32>
        %415 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_171, %409 : tensor<4096x32x128xf32>, tensor<8x2048x4096xf32>) outs(%411 : tensor<32x128x8x2048xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          %488 = arith.addf %out, %487 : f32
          linalg.yield %488 : f32
        } -> tensor<32x128x8x2048xf32>
        %416 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%415 : tensor<32x128x8x2048xf32>) outs(%413 : tensor<8x32x2048x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x128xf32>
        %417 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_183, %409 : tensor<4096x32x128xf32>, tensor<8x2048x4096xf32>) outs(%411 : tensor<32x128x8x2048xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          %488 = arith.addf %out, %487 : f32
          linalg.yield %488 : f32
        } -> tensor<32x128x8x2048xf32>
        %418 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417 : tensor<32x128x8x2048xf32>) outs(%413 : tensor<8x32x2048x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x128xf32>
        %419 = tensor.empty() : tensor<8x32x2048x2048xf32>
        %420 = linalg.fill ins(%cst_134 : f32) outs(%419 : tensor<8x32x2048x2048xf32>) -> tensor<8x32x2048x2048xf32>
        %421 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%414, %416 : tensor<8x32x2048x128xf32>, tensor<8x32x2048x128xf32>) outs(%420 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          %488 = arith.addf %out, %487 : f32
          linalg.yield %488 : f32
        } -> tensor<8x32x2048x2048xf32>
        %422 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_137 : tensor<f32>) outs(%419 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x2048xf32>
        %423 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421, %422 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%419 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.divf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x32x2048x2048xf32>
        %424 = tensor.empty() : tensor<2048x2048xi1>
        %425 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_138 : tensor<i1>) outs(%424 : tensor<2048x2048xi1>) {
        ^bb0(%in: i1, %out: i1):
          linalg.yield %in : i1
        } -> tensor<2048x2048xi1>
        %426 = tensor.empty() : tensor<2048x2048xi32>
        %427 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%426 : tensor<2048x2048xi32>) {
        ^bb0(%out: i32):
          %487 = linalg.index 0 : index
          %488 = arith.index_cast %487 : index to i32
          linalg.yield %488 : i32
        } -> tensor<2048x2048xi32>
        %428 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_144 : tensor<i32>) outs(%426 : tensor<2048x2048xi32>) {
        ^bb0(%in: i32, %out: i32):
          linalg.yield %in : i32
        } -> tensor<2048x2048xi32>
        %429 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%427, %428 : tensor<2048x2048xi32>, tensor<2048x2048xi32>) outs(%426 : tensor<2048x2048xi32>) {
        ^bb0(%in: i32, %in_206: i32, %out: i32):
          %487 = arith.addi %in, %in_206 : i32
          linalg.yield %487 : i32
        } -> tensor<2048x2048xi32>
        %430 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%426 : tensor<2048x2048xi32>) {
        ^bb0(%out: i32):
          %487 = linalg.index 1 : index
          %488 = arith.index_cast %487 : index to i32
          linalg.yield %488 : i32
        } -> tensor<2048x2048xi32>
        %431 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%429, %430 : tensor<2048x2048xi32>, tensor<2048x2048xi32>) outs(%424 : tensor<2048x2048xi1>) {
        ^bb0(%in: i32, %in_206: i32, %out: i1):
          %487 = arith.cmpi sge, %in, %in_206 : i32
          linalg.yield %487 : i1
        } -> tensor<2048x2048xi1>
        %432 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_136 : tensor<i1>) outs(%424 : tensor<2048x2048xi1>) {
        ^bb0(%in: i1, %out: i1):
          linalg.yield %in : i1
        } -> tensor<2048x2048xi1>
        %433 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%431, %425, %432 : tensor<2048x2048xi1>, tensor<2048x2048xi1>, tensor<2048x2048xi1>) outs(%424 : tensor<2048x2048xi1>) {
        ^bb0(%in: i1, %in_206: i1, %in_207: i1, %out: i1):
          %487 = arith.select %in, %in_206, %in_207 : i1
          linalg.yield %487 : i1
        } -> tensor<2048x2048xi1>
        %434 = tensor.empty() : tensor<f32>
        %435 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%434 : tensor<f32>) {
        ^bb0(%out: f32):
          linalg.yield %cst_133 : f32
        } -> tensor<f32>
        %436 = tensor.empty() : tensor<8x32x2048x2048xi1>
        %437 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433 : tensor<2048x2048xi1>) outs(%436 : tensor<8x32x2048x2048xi1>) {
        ^bb0(%in: i1, %out: i1):
          linalg.yield %in : i1
        } -> tensor<8x32x2048x2048xi1>
        %438 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435 : tensor<f32>) outs(%419 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x2048xf32>
        %439 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%437, %423, %438 : tensor<8x32x2048x2048xi1>, tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%419 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: i1, %in_206: f32, %in_207: f32, %out: f32):
          %487 = arith.select %in, %in_206, %in_207 : f32
          linalg.yield %487 : f32
        } -> tensor<8x32x2048x2048xf32>
        %440 = tensor.empty() : tensor<8x32x2048xf32>
        %441 = linalg.fill ins(%cst_132 : f32) outs(%440 : tensor<8x32x2048xf32>) -> tensor<8x32x2048xf32>
        %442 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%439 : tensor<8x32x2048x2048xf32>) outs(%441 : tensor<8x32x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %487 = arith.maximumf %out, %in : f32
          linalg.yield %487 : f32
        } -> tensor<8x32x2048xf32>
        %443 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_139 : tensor<f32>) outs(%440 : tensor<8x32x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048xf32>
        %444 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %442 : tensor<8x32x2048xf32>, tensor<8x32x2048xf32>) outs(%440 : tensor<8x32x2048xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.maximumf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x32x2048xf32>
        %445 = tensor.empty() : tensor<8x32x2048x1xf32>
        %446 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%444 : tensor<8x32x2048xf32>) outs(%445 : tensor<8x32x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x1xf32>
        %447 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%446 : tensor<8x32x2048x1xf32>) outs(%419 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x2048xf32>
        %448 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%439, %447 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%419 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.subf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x32x2048x2048xf32>
        %449 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%448 : tensor<8x32x2048x2048xf32>) outs(%419 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %487 = math.exp %in : f32
          linalg.yield %487 : f32
        } -> tensor<8x32x2048x2048xf32>
        %450 = linalg.fill ins(%cst_134 : f32) outs(%440 : tensor<8x32x2048xf32>) -> tensor<8x32x2048xf32>
        %451 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%449 : tensor<8x32x2048x2048xf32>) outs(%450 : tensor<8x32x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %487 = arith.addf %out, %in : f32
          linalg.yield %487 : f32
        } -> tensor<8x32x2048xf32>
        %452 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%451 : tensor<8x32x2048xf32>) outs(%445 : tensor<8x32x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x1xf32>
        %453 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%452 : tensor<8x32x2048x1xf32>) outs(%419 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x2048xf32>
        %454 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%449, %453 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%419 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.divf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x32x2048x2048xf32>
        %455 = linalg.fill ins(%cst_134 : f32) outs(%413 : tensor<8x32x2048x128xf32>) -> tensor<8x32x2048x128xf32>
        %456 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%454, %418 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x128xf32>) outs(%455 : tensor<8x32x2048x128xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          %488 = arith.addf %out, %487 : f32
          linalg.yield %488 : f32
        } -> tensor<8x32x2048x128xf32>
        %457 = linalg.fill ins(%cst_134 : f32) outs(%392 : tensor<8x2048x4096xf32>) -> tensor<8x2048x4096xf32>
        %458 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%456, %collapsed_177 : tensor<8x32x2048x128xf32>, tensor<32x128x4096xf32>) outs(%457 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          %488 = arith.addf %out, %487 : f32
          linalg.yield %488 : f32
        } -> tensor<8x2048x4096xf32>
        %459 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg54, %458 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.addf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x4096xf32>
        %460 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459, %459 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x4096xf32>
        %461 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%460 : tensor<8x2048x4096xf32>) outs(%395 : tensor<8x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %487 = arith.addf %out, %in : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048xf32>
        %462 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461 : tensor<8x2048xf32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x1xf32>
        %463 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %399 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.divf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x1xf32>
        %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %401 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.addf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x1xf32>
        %465 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<8x2048x1xf32>) outs(%397 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %487 = math.rsqrt %in : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x1xf32>
        %466 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465 : tensor<8x2048x1xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459, %466 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x4096xf32>
        %468 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_175 : tensor<4096xf32>) outs(%406 : tensor<1x1x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x4096xf32>
        %469 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<1x1x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467, %469 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x4096xf32>
        %471 = tensor.empty() : tensor<8x2048x11008xf32>
        %472 = linalg.fill ins(%cst_134 : f32) outs(%471 : tensor<8x2048x11008xf32>) -> tensor<8x2048x11008xf32>
        %473 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%470, %collapsed_169 : tensor<8x2048x4096xf32>, tensor<4096x11008xf32>) outs(%472 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          %488 = arith.addf %out, %487 : f32
          linalg.yield %488 : f32
        } -> tensor<8x2048x11008xf32>
        %cst_184 = arith.constant dense<1.000000e+00> : tensor<f32>
        %474 = tensor.empty() : tensor<8x2048x11008xf32>
        %475 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473 : tensor<8x2048x11008xf32>) outs(%474 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %out: f32):
          %487 = arith.negf %in : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x11008xf32>
        %476 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475 : tensor<8x2048x11008xf32>) outs(%474 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %out: f32):
          %487 = math.exp %in : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x11008xf32>
        %477 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_184 : tensor<f32>) outs(%474 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x11008xf32>
        %478 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %476 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%474 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.addf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x11008xf32>
        %479 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %478 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%474 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.divf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x11008xf32>
        %480 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %479 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%474 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.subf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x11008xf32>
        %481 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479, %480 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%474 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x11008xf32>
        %482 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %479 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%471 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x11008xf32>
        %483 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%470, %collapsed_181 : tensor<8x2048x4096xf32>, tensor<4096x11008xf32>) outs(%472 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          %488 = arith.addf %out, %487 : f32
          linalg.yield %488 : f32
        } -> tensor<8x2048x11008xf32>
        %484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482, %483 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%471 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x11008xf32>
        %485 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%484, %collapsed : tensor<8x2048x11008xf32>, tensor<11008x4096xf32>) outs(%457 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.mulf %in, %in_206 : f32
          %488 = arith.addf %out, %487 : f32
          linalg.yield %488 : f32
        } -> tensor<8x2048x4096xf32>
        %486 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459, %485 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%392 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_206: f32, %out: f32):
          %487 = arith.addf %in, %in_206 : f32
          linalg.yield %487 : f32
        } -> tensor<8x2048x4096xf32>
        %inserted_slice = tensor.insert_slice %459 into %arg55[%arg53, 0, 0, 0] [1, 8, 2048, 4096] [1, 1, 1, 1] : tensor<8x2048x4096xf32> into tensor<12x8x2048x4096xf32>
        %inserted_slice_185 = tensor.insert_slice %484 into %arg56[%arg53, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<8x2048x11008xf32> into tensor<12x8x2048x11008xf32>
        %inserted_slice_186 = tensor.insert_slice %482 into %arg57[%arg53, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<8x2048x11008xf32> into tensor<12x8x2048x11008xf32>
        %inserted_slice_187 = tensor.insert_slice %483 into %arg58[%arg53, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<8x2048x11008xf32> into tensor<12x8x2048x11008xf32>
        %inserted_slice_188 = tensor.insert_slice %470 into %arg59[%arg53, 0, 0, 0] [1, 8, 2048, 4096] [1, 1, 1, 1] : tensor<8x2048x4096xf32> into tensor<12x8x2048x4096xf32>
        %inserted_slice_189 = tensor.insert_slice %473 into %arg60[%arg53, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<8x2048x11008xf32> into tensor<12x8x2048x11008xf32>
        %inserted_slice_190 = tensor.insert_slice %479 into %arg61[%arg53, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<8x2048x11008xf32> into tensor<12x8x2048x11008xf32>
        %inserted_slice_191 = tensor.insert_slice %481 into %arg62[%arg53, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<8x2048x11008xf32> into tensor<12x8x2048x11008xf32>
        %inserted_slice_192 = tensor.insert_slice %465 into %arg63[%arg53, 0, 0, 0] [1, 8, 2048, 1] [1, 1, 1, 1] : tensor<8x2048x1xf32> into tensor<12x8x2048x1xf32>
        %inserted_slice_193 = tensor.insert_slice %464 into %arg64[%arg53, 0, 0, 0] [1, 8, 2048, 1] [1, 1, 1, 1] : tensor<8x2048x1xf32> into tensor<12x8x2048x1xf32>
        %inserted_slice_194 = tensor.insert_slice %arg54 into %arg65[%arg53, 0, 0, 0] [1, 8, 2048, 4096] [1, 1, 1, 1] : tensor<8x2048x4096xf32> into tensor<12x8x2048x4096xf32>
        %inserted_slice_195 = tensor.insert_slice %456 into %arg66[%arg53, 0, 0, 0, 0] [1, 8, 32, 2048, 128] [1, 1, 1, 1, 1] : tensor<8x32x2048x128xf32> into tensor<12x8x32x2048x128xf32>
        %inserted_slice_196 = tensor.insert_slice %454 into %arg67[%arg53, 0, 0, 0, 0] [1, 8, 32, 2048, 2048] [1, 1, 1, 1, 1] : tensor<8x32x2048x2048xf32> into tensor<12x8x32x2048x2048xf32>
        %inserted_slice_197 = tensor.insert_slice %418 into %arg68[%arg53, 0, 0, 0, 0] [1, 8, 32, 2048, 128] [1, 1, 1, 1, 1] : tensor<8x32x2048x128xf32> into tensor<12x8x32x2048x128xf32>
        %inserted_slice_198 = tensor.insert_slice %449 into %arg69[%arg53, 0, 0, 0, 0] [1, 8, 32, 2048, 2048] [1, 1, 1, 1, 1] : tensor<8x32x2048x2048xf32> into tensor<12x8x32x2048x2048xf32>
        %inserted_slice_199 = tensor.insert_slice %452 into %arg70[%arg53, 0, 0, 0, 0] [1, 8, 32, 2048, 1] [1, 1, 1, 1, 1] : tensor<8x32x2048x1xf32> into tensor<12x8x32x2048x1xf32>
        %inserted_slice_200 = tensor.insert_slice %433 into %arg71[%arg53, 0, 0] [1, 2048, 2048] [1, 1, 1] : tensor<2048x2048xi1> into tensor<12x2048x2048xi1>
        %inserted_slice_201 = tensor.insert_slice %414 into %arg72[%arg53, 0, 0, 0, 0] [1, 8, 32, 2048, 128] [1, 1, 1, 1, 1] : tensor<8x32x2048x128xf32> into tensor<12x8x32x2048x128xf32>
        %inserted_slice_202 = tensor.insert_slice %416 into %arg73[%arg53, 0, 0, 0, 0] [1, 8, 32, 2048, 128] [1, 1, 1, 1, 1] : tensor<8x32x2048x128xf32> into tensor<12x8x32x2048x128xf32>
        %inserted_slice_203 = tensor.insert_slice %409 into %arg74[%arg53, 0, 0, 0] [1, 8, 2048, 4096] [1, 1, 1, 1] : tensor<8x2048x4096xf32> into tensor<12x8x2048x4096xf32>
        %inserted_slice_204 = tensor.insert_slice %403 into %arg75[%arg53, 0, 0, 0] [1, 8, 2048, 1] [1, 1, 1, 1] : tensor<8x2048x1xf32> into tensor<12x8x2048x1xf32>
        %inserted_slice_205 = tensor.insert_slice %402 into %arg76[%arg53, 0, 0, 0] [1, 8, 2048, 1] [1, 1, 1, 1] : tensor<8x2048x1xf32> into tensor<12x8x2048x1xf32>
        scf.yield %486, %inserted_slice, %inserted_slice_185, %inserted_slice_186, %inserted_slice_187, %inserted_slice_188, %inserted_slice_189, %inserted_slice_190, %inserted_slice_191, %inserted_slice_192, %inserted_slice_193, %inserted_slice_194, %inserted_slice_195, %inserted_slice_196, %inserted_slice_197, %inserted_slice_198, %inserted_slice_199, %inserted_slice_200, %inserted_slice_201, %inserted_slice_202, %inserted_slice_203, %inserted_slice_204, %inserted_slice_205 : tensor<8x2048x4096xf32>, tensor<12x8x2048x4096xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x4096xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x11008xf32>, tensor<12x8x2048x1xf32>, tensor<12x8x2048x1xf32>, tensor<12x8x2048x4096xf32>, tensor<12x8x32x2048x128xf32>, tensor<12x8x32x2048x2048xf32>, tensor<12x8x32x2048x128xf32>, tensor<12x8x32x2048x2048xf32>, tensor<12x8x32x2048x1xf32>, tensor<12x2048x2048xi1>, tensor<12x8x32x2048x128xf32>, tensor<12x8x32x2048x128xf32>, tensor<12x8x2048x4096xf32>, tensor<12x8x2048x1xf32>, tensor<12x8x2048x1xf32>
      }
      %266 = tensor.empty() : tensor<8x2048x4096xf32>
      %267 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265#0, %265#0 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%266 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x4096xf32>
      %268 = tensor.empty() : tensor<8x2048xf32>
      %269 = linalg.fill ins(%cst_134 : f32) outs(%268 : tensor<8x2048xf32>) -> tensor<8x2048xf32>
      %270 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%267 : tensor<8x2048x4096xf32>) outs(%269 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.addf %out, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %271 = tensor.empty() : tensor<8x2048x1xf32>
      %272 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<8x2048xf32>) outs(%271 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x1xf32>
      %273 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_141 : tensor<f32>) outs(%271 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x1xf32>
      %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %273 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%271 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.divf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x1xf32>
      %275 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_140 : tensor<f32>) outs(%271 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x1xf32>
      %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %275 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%271 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.addf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x1xf32>
      %277 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<8x2048x1xf32>) outs(%271 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = math.rsqrt %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x1xf32>
      %278 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<8x2048x1xf32>) outs(%266 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x4096xf32>
      %279 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265#0, %278 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%266 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x4096xf32>
      %280 = tensor.empty() : tensor<1x1x4096xf32>
      %281 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<4096xf32>) outs(%280 : tensor<1x1x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x4096xf32>
      %282 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281 : tensor<1x1x4096xf32>) outs(%266 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x4096xf32>
      %283 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %282 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%266 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x4096xf32>
      %284 = tensor.empty() : tensor<8x2048x32000xf32>
      %285 = linalg.fill ins(%cst_134 : f32) outs(%284 : tensor<8x2048x32000xf32>) -> tensor<8x2048x32000xf32>
      %286 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%283, %arg1 : tensor<8x2048x4096xf32>, tensor<4096x32000xf32>) outs(%285 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in, %in_167 : f32
        %389 = arith.addf %out, %388 : f32
        linalg.yield %389 : f32
      } -> tensor<8x2048x32000xf32>
      %287 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_128 : tensor<8x2048xi32>) outs(%236 : tensor<8x2048x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x2048x1xi32>
      %288 = tensor.empty() : tensor<1x1x32000xi32>
      %289 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%288 : tensor<1x1x32000xi32>) {
      ^bb0(%out: i32):
        %388 = linalg.index 2 : index
        %389 = arith.index_cast %388 : index to i32
        linalg.yield %389 : i32
      } -> tensor<1x1x32000xi32>
      %290 = tensor.empty() : tensor<8x2048x32000xi32>
      %291 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<8x2048x1xi32>) outs(%290 : tensor<8x2048x32000xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x2048x32000xi32>
      %292 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<1x1x32000xi32>) outs(%290 : tensor<8x2048x32000xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x2048x32000xi32>
      %293 = tensor.empty() : tensor<8x2048x32000xi1>
      %294 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %292 : tensor<8x2048x32000xi32>, tensor<8x2048x32000xi32>) outs(%293 : tensor<8x2048x32000xi1>) {
      ^bb0(%in: i32, %in_167: i32, %out: i1):
        %388 = arith.cmpi eq, %in, %in_167 : i32
        linalg.yield %388 : i1
      } -> tensor<8x2048x32000xi1>
      %295 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<8x2048x32000xi1>) outs(%284 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: i1, %out: f32):
        %388 = arith.uitofp %in : i1 to f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x32000xf32>
      %296 = linalg.fill ins(%cst_132 : f32) outs(%268 : tensor<8x2048xf32>) -> tensor<8x2048xf32>
      %297 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%286 : tensor<8x2048x32000xf32>) outs(%296 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.maximumf %out, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %298 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_139 : tensor<f32>) outs(%268 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048xf32>
      %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%298, %297 : tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%268 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.maximumf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%299 : tensor<8x2048xf32>) outs(%231 : tensor<8x2048xi1>) {
      ^bb0(%in: f32, %out: i1):
        %388 = math.absf %in : f32
        %389 = arith.cmpf one, %388, %cst_131 : f32
        linalg.yield %389 : i1
      } -> tensor<8x2048xi1>
      %301 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_142 : tensor<f32>) outs(%268 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048xf32>
      %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%300, %299, %301 : tensor<8x2048xi1>, tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%268 : tensor<8x2048xf32>) {
      ^bb0(%in: i1, %in_167: f32, %in_168: f32, %out: f32):
        %388 = arith.select %in, %in_167, %in_168 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %303 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<8x2048xf32>) outs(%271 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x1xf32>
      %304 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<8x2048x1xf32>) outs(%284 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x32000xf32>
      %305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286, %304 : tensor<8x2048x32000xf32>, tensor<8x2048x32000xf32>) outs(%284 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.subf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x32000xf32>
      %306 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<8x2048x32000xf32>) outs(%284 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = math.exp %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x32000xf32>
      %307 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%306 : tensor<8x2048x32000xf32>) outs(%269 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.addf %out, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %308 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%307 : tensor<8x2048xf32>) outs(%268 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = math.absf %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %309 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<8x2048xf32>) outs(%268 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = math.log %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%309, %302 : tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%268 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.addf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %311 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286, %295 : tensor<8x2048x32000xf32>, tensor<8x2048x32000xf32>) outs(%284 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x32000xf32>
      %312 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%311 : tensor<8x2048x32000xf32>) outs(%269 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.addf %out, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %313 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%310, %312 : tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%268 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.subf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %314 = tensor.empty() : tensor<f32>
      %315 = linalg.fill ins(%cst_134 : f32) outs(%314 : tensor<f32>) -> tensor<f32>
      %316 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%313 : tensor<8x2048xf32>) outs(%315 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.addf %out, %in : f32
        linalg.yield %388 : f32
      } -> tensor<f32>
      %317 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%316 : tensor<f32>) outs(%314 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.divf %in, %cst_130 : f32
        linalg.yield %388 : f32
      } -> tensor<f32>
      %cst_146 = arith.constant dense<1.000000e+00> : tensor<f32>
      %318 = tensor.empty() : tensor<f32>
      %319 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%cst_146 : tensor<f32>) outs(%318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.divf %in, %cst_130 : f32
        linalg.yield %388 : f32
      } -> tensor<f32>
      %320 = tensor.empty() : tensor<8x2048xf32>
      %321 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<f32>) outs(%320 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048xf32>
      %322 = tensor.empty() : tensor<8x2048xf32>
      %323 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%321 : tensor<8x2048xf32>) outs(%322 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048xf32>
      %324 = tensor.empty() : tensor<8x2048xf32>
      %325 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%321 : tensor<8x2048xf32>) outs(%324 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.negf %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %326 = tensor.empty() : tensor<8x2048x32000xf32>
      %327 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<8x2048xf32>) outs(%326 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x32000xf32>
      %328 = tensor.empty() : tensor<8x2048x32000xf32>
      %329 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %327 : tensor<8x2048x32000xf32>, tensor<8x2048x32000xf32>) outs(%328 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in_167, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x32000xf32>
      %330 = tensor.empty() : tensor<8x2048xf32>
      %331 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%323 : tensor<8x2048xf32>) outs(%330 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048xf32>
      %332 = tensor.empty() : tensor<8x2048xf32>
      %333 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%308, %331 : tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%332 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.divf %in_167, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %334 = tensor.empty() : tensor<8x2048xf32>
      %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%307, %333 : tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%334 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %cst_168 = arith.constant 0.000000e+00 : f32
        %388 = arith.cmpf olt, %in, %cst_168 : f32
        %389 = arith.negf %in_167 : f32
        %390 = arith.select %388, %389, %cst_168 : f32
        %391 = arith.cmpf ogt, %in, %cst_168 : f32
        %392 = arith.select %391, %in_167, %390 : f32
        linalg.yield %392 : f32
      } -> tensor<8x2048xf32>
      %336 = tensor.empty() : tensor<8x2048x32000xf32>
      %337 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335 : tensor<8x2048xf32>) outs(%336 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x32000xf32>
      %338 = tensor.empty() : tensor<8x2048x32000xf32>
      %339 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %306 : tensor<8x2048x32000xf32>, tensor<8x2048x32000xf32>) outs(%338 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in, %in_167 : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x32000xf32>
      %340 = tensor.empty() : tensor<8x2048x32000xf32>
      %341 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339 : tensor<8x2048x32000xf32>) outs(%340 : tensor<8x2048x32000xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x32000xf32>
      %342 = arith.addf %329, %341 : tensor<8x2048x32000xf32>
      %cst_147 = arith.constant dense<0.000000e+00> : tensor<8x2048x4096xf32>
      %343 = linalg.generic {indexing_maps = [#map25, #map18, #map24], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%arg1, %342 : tensor<4096x32000xf32>, tensor<8x2048x32000xf32>) outs(%cst_147 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in_167, %in : f32
        %389 = arith.addf %out, %388 : f32
        linalg.yield %389 : f32
      } -> tensor<8x2048x4096xf32>
      %cst_148 = arith.constant dense<0.000000e+00> : tensor<4096x32000xf32>
      %344 = linalg.generic {indexing_maps = [#map24, #map18, #map25], iterator_types = ["reduction", "reduction", "parallel", "parallel"]} ins(%283, %342 : tensor<8x2048x4096xf32>, tensor<8x2048x32000xf32>) outs(%cst_148 : tensor<4096x32000xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in_167, %in : f32
        %389 = arith.addf %out, %388 : f32
        linalg.yield %389 : f32
      } -> tensor<4096x32000xf32>
      %345 = tensor.empty() : tensor<8x2048x4096xf32>
      %346 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %343 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%345 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in_167, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x4096xf32>
      %347 = tensor.empty() : tensor<8x2048x4096xf32>
      %348 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %343 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%347 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in_167, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x4096xf32>
      %cst_149 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
      %349 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%348 : tensor<8x2048x4096xf32>) outs(%cst_149 : tensor<4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.addf %out, %in : f32
        linalg.yield %388 : f32
      } -> tensor<4096xf32>
      %expanded = tensor.expand_shape %349 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xf32> into tensor<1x1x4096xf32>
      %cst_150 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
      %350 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded : tensor<1x1x4096xf32>) outs(%cst_150 : tensor<4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.addf %out, %in : f32
        linalg.yield %388 : f32
      } -> tensor<4096xf32>
      %351 = tensor.empty() : tensor<8x2048x4096xf32>
      %352 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %346 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%351 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in_167, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x4096xf32>
      %353 = tensor.empty() : tensor<8x2048x4096xf32>
      %354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265#0, %346 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%353 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in_167, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x4096xf32>
      %cst_151 = arith.constant dense<0.000000e+00> : tensor<8x2048xf32>
      %355 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%354 : tensor<8x2048x4096xf32>) outs(%cst_151 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.addf %out, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %expanded_152 = tensor.expand_shape %355 [[0], [1, 2]] output_shape [8, 2048, 1] : tensor<8x2048xf32> into tensor<8x2048x1xf32>
      %356 = tensor.empty() : tensor<8x2048x1xf32>
      %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %expanded_152, %277 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%356 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %in_167: f32, %in_168: f32, %out: f32):
        %cst_169 = arith.constant -5.000000e-01 : f32
        %388 = arith.divf %in_168, %in : f32
        %389 = arith.mulf %cst_169, %388 : f32
        %390 = arith.mulf %in_167, %389 : f32
        linalg.yield %390 : f32
      } -> tensor<8x2048x1xf32>
      %358 = tensor.empty() : tensor<8x2048x1xf32>
      %359 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<8x2048x1xf32>) outs(%358 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x1xf32>
      %360 = tensor.empty() : tensor<8x2048x1xf32>
      %361 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %359 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%360 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.divf %in_167, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x1xf32>
      %cst_153 = arith.constant dense<0.000000e+00> : tensor<8x2048xf32>
      %362 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%361 : tensor<8x2048x1xf32>) outs(%cst_153 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %388 = arith.addf %out, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048xf32>
      %363 = tensor.empty() : tensor<8x2048x4096xf32>
      %364 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362 : tensor<8x2048xf32>) outs(%363 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x4096xf32>
      %365 = tensor.empty() : tensor<8x2048x4096xf32>
      %366 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265#0, %364 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%365 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in_167, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x4096xf32>
      %367 = arith.addf %352, %366 : tensor<8x2048x4096xf32>
      %368 = tensor.empty() : tensor<8x2048x4096xf32>
      %369 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265#0, %364 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%368 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %388 = arith.mulf %in_167, %in : f32
        linalg.yield %388 : f32
      } -> tensor<8x2048x4096xf32>
      %370 = arith.addf %367, %369 : tensor<8x2048x4096xf32>
      %cst_154 = arith.constant dense<0.000000e+00> : tensor<12x11008x4096xf32>
      %cst_155 = arith.constant dense<0.000000e+00> : tensor<12x4096x11008xf32>
      %cst_156 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
      %cst_157 = arith.constant dense<0.000000e+00> : tensor<12x4096xf32>
      %cst_158 = arith.constant dense<0.000000e+00> : tensor<12x4096xf32>
      %cst_159 = arith.constant dense<0.000000e+00> : tensor<12x32x128x4096xf32>
      %cst_160 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
      %cst_161 = arith.constant dense<0.000000e+00> : tensor<12x4096x11008xf32>
      %cst_162 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
      %c0_163 = arith.constant 0 : index
      %c12_164 = arith.constant 12 : index
      %c1_165 = arith.constant 1 : index
      %371:10 = scf.for %arg53 = %c0_163 to %c12_164 step %c1_165 iter_args(%arg54 = %370, %arg55 = %cst_154, %arg56 = %cst_155, %arg57 = %cst_156, %arg58 = %cst_157, %arg59 = %cst_158, %arg60 = %cst_159, %arg61 = %cst_160, %arg62 = %cst_161, %arg63 = %cst_162) -> (tensor<8x2048x4096xf32>, tensor<12x11008x4096xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x32x128x4096xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>) {
        %c11_167 = arith.constant 11 : index
        %388 = arith.subi %c11_167, %arg53 : index
        %extracted_slice_168 = tensor.extract_slice %265#1[%388, 0, 0, 0] [1, 8, 2048, 4096] [1, 1, 1, 1] : tensor<12x8x2048x4096xf32> to tensor<8x2048x4096xf32>
        %extracted_slice_169 = tensor.extract_slice %265#2[%388, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<12x8x2048x11008xf32> to tensor<8x2048x11008xf32>
        %c1_170 = arith.constant 1 : index
        %389 = arith.muli %388, %c1_170 : index
        %c0_171 = arith.constant 0 : index
        %390 = arith.addi %389, %c0_171 : index
        %391 = arith.index_cast %390 : index to i32
        %392 = arith.index_cast %391 : i32 to index
        %393 = arith.maxsi %392, %c0_135 : index
        %394 = arith.minsi %393, %c11 : index
        %extracted_slice_172 = tensor.extract_slice %arg2[%394, 0, 0] [1, 11008, 4096] [1, 1, 1] : tensor<12x11008x4096xf32> to tensor<1x11008x4096xf32>
        %collapsed = tensor.collapse_shape %extracted_slice_172 [[0, 1], [2]] : tensor<1x11008x4096xf32> into tensor<11008x4096xf32>
        %extracted_slice_173 = tensor.extract_slice %265#3[%388, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<12x8x2048x11008xf32> to tensor<8x2048x11008xf32>
        %extracted_slice_174 = tensor.extract_slice %265#4[%388, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<12x8x2048x11008xf32> to tensor<8x2048x11008xf32>
        %extracted_slice_175 = tensor.extract_slice %265#5[%388, 0, 0, 0] [1, 8, 2048, 4096] [1, 1, 1, 1] : tensor<12x8x2048x4096xf32> to tensor<8x2048x4096xf32>
        %extracted_slice_176 = tensor.extract_slice %arg9[%394, 0, 0] [1, 4096, 11008] [1, 1, 1] : tensor<12x4096x11008xf32> to tensor<1x4096x11008xf32>
        %collapsed_177 = tensor.collapse_shape %extracted_slice_176 [[0, 1], [2]] : tensor<1x4096x11008xf32> into tensor<4096x11008xf32>
        %extracted_slice_178 = tensor.extract_slice %265#6[%388, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<12x8x2048x11008xf32> to tensor<8x2048x11008xf32>
        %extracted_slice_179 = tensor.extract_slice %265#7[%388, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<12x8x2048x11008xf32> to tensor<8x2048x11008xf32>
        %extracted_slice_180 = tensor.extract_slice %265#8[%388, 0, 0, 0] [1, 8, 2048, 11008] [1, 1, 1, 1] : tensor<12x8x2048x11008xf32> to tensor<8x2048x11008xf32>
        %extracted_slice_181 = tensor.extract_slice %arg3[%394, 0, 0] [1, 4096, 11008] [1, 1, 1] : tensor<12x4096x11008xf32> to tensor<1x4096x11008xf32>
        %collapsed_182 = tensor.collapse_shape %extracted_slice_181 [[0, 1], [2]] : tensor<1x4096x11008xf32> into tensor<4096x11008xf32>
        %extracted_slice_183 = tensor.extract_slice %265#9[%388, 0, 0, 0] [1, 8, 2048, 1] [1, 1, 1, 1] : tensor<12x8x2048x1xf32> to tensor<8x2048x1xf32>
        %395 = tensor.empty() : tensor<8x2048x4096xf32>
        %396 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_183 : tensor<8x2048x1xf32>) outs(%395 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %397 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_168, %396 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%395 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in, %in_259 : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %extracted_slice_184 = tensor.extract_slice %arg6[%394, 0] [1, 4096] [1, 1] : tensor<12x4096xf32> to tensor<1x4096xf32>
        %collapsed_185 = tensor.collapse_shape %extracted_slice_184 [[0, 1]] : tensor<1x4096xf32> into tensor<4096xf32>
        %398 = tensor.empty() : tensor<1x1x4096xf32>
        %399 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_185 : tensor<4096xf32>) outs(%398 : tensor<1x1x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x4096xf32>
        %400 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<1x1x4096xf32>) outs(%395 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %extracted_slice_186 = tensor.extract_slice %265#10[%388, 0, 0, 0] [1, 8, 2048, 1] [1, 1, 1, 1] : tensor<12x8x2048x1xf32> to tensor<8x2048x1xf32>
        %401 = tensor.empty() : tensor<8x2048x1xf32>
        %402 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_141 : tensor<f32>) outs(%401 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x1xf32>
        %extracted_slice_187 = tensor.extract_slice %265#11[%388, 0, 0, 0] [1, 8, 2048, 4096] [1, 1, 1, 1] : tensor<12x8x2048x4096xf32> to tensor<8x2048x4096xf32>
        %extracted_slice_188 = tensor.extract_slice %265#12[%388, 0, 0, 0, 0] [1, 8, 32, 2048, 128] [1, 1, 1, 1, 1] : tensor<12x8x32x2048x128xf32> to tensor<8x32x2048x128xf32>
        %extracted_slice_189 = tensor.extract_slice %arg7[%394, 0, 0, 0] [1, 32, 128, 4096] [1, 1, 1, 1] : tensor<12x32x128x4096xf32> to tensor<1x32x128x4096xf32>
        %collapsed_190 = tensor.collapse_shape %extracted_slice_189 [[0, 1], [2], [3]] : tensor<1x32x128x4096xf32> into tensor<32x128x4096xf32>
        %extracted_slice_191 = tensor.extract_slice %265#13[%388, 0, 0, 0, 0] [1, 8, 32, 2048, 2048] [1, 1, 1, 1, 1] : tensor<12x8x32x2048x2048xf32> to tensor<8x32x2048x2048xf32>
        %extracted_slice_192 = tensor.extract_slice %265#14[%388, 0, 0, 0, 0] [1, 8, 32, 2048, 128] [1, 1, 1, 1, 1] : tensor<12x8x32x2048x128xf32> to tensor<8x32x2048x128xf32>
        %extracted_slice_193 = tensor.extract_slice %265#15[%388, 0, 0, 0, 0] [1, 8, 32, 2048, 2048] [1, 1, 1, 1, 1] : tensor<12x8x32x2048x2048xf32> to tensor<8x32x2048x2048xf32>
        %extracted_slice_194 = tensor.extract_slice %265#16[%388, 0, 0, 0, 0] [1, 8, 32, 2048, 1] [1, 1, 1, 1, 1] : tensor<12x8x32x2048x1xf32> to tensor<8x32x2048x1xf32>
        %403 = tensor.empty() : tensor<8x32x2048x2048xf32>
        %404 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_194 : tensor<8x32x2048x1xf32>) outs(%403 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x2048xf32>
        %extracted_slice_195 = tensor.extract_slice %265#17[%388, 0, 0] [1, 2048, 2048] [1, 1, 1] : tensor<12x2048x2048xi1> to tensor<2048x2048xi1>
        %405 = tensor.empty() : tensor<8x32x2048x2048xi1>
        %406 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_195 : tensor<2048x2048xi1>) outs(%405 : tensor<8x32x2048x2048xi1>) {
        ^bb0(%in: i1, %out: i1):
          linalg.yield %in : i1
        } -> tensor<8x32x2048x2048xi1>
        %407 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_137 : tensor<f32>) outs(%403 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x2048xf32>
        %extracted_slice_196 = tensor.extract_slice %265#18[%388, 0, 0, 0, 0] [1, 8, 32, 2048, 128] [1, 1, 1, 1, 1] : tensor<12x8x32x2048x128xf32> to tensor<8x32x2048x128xf32>
        %extracted_slice_197 = tensor.extract_slice %265#19[%388, 0, 0, 0, 0] [1, 8, 32, 2048, 128] [1, 1, 1, 1, 1] : tensor<12x8x32x2048x128xf32> to tensor<8x32x2048x128xf32>
        %extracted_slice_198 = tensor.extract_slice %arg10[%394, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<12x4096x32x128xf32> to tensor<1x4096x32x128xf32>
        %collapsed_199 = tensor.collapse_shape %extracted_slice_198 [[0, 1], [2], [3]] : tensor<1x4096x32x128xf32> into tensor<4096x32x128xf32>
        %extracted_slice_200 = tensor.extract_slice %265#20[%388, 0, 0, 0] [1, 8, 2048, 4096] [1, 1, 1, 1] : tensor<12x8x2048x4096xf32> to tensor<8x2048x4096xf32>
        %extracted_slice_201 = tensor.extract_slice %arg4[%394, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<12x4096x32x128xf32> to tensor<1x4096x32x128xf32>
        %collapsed_202 = tensor.collapse_shape %extracted_slice_201 [[0, 1], [2], [3]] : tensor<1x4096x32x128xf32> into tensor<4096x32x128xf32>
        %extracted_slice_203 = tensor.extract_slice %arg8[%394, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<12x4096x32x128xf32> to tensor<1x4096x32x128xf32>
        %collapsed_204 = tensor.collapse_shape %extracted_slice_203 [[0, 1], [2], [3]] : tensor<1x4096x32x128xf32> into tensor<4096x32x128xf32>
        %extracted_slice_205 = tensor.extract_slice %265#21[%388, 0, 0, 0] [1, 8, 2048, 1] [1, 1, 1, 1] : tensor<12x8x2048x1xf32> to tensor<8x2048x1xf32>
        %408 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_205 : tensor<8x2048x1xf32>) outs(%395 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %409 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_187, %408 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%395 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in, %in_259 : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %extracted_slice_206 = tensor.extract_slice %arg5[%394, 0] [1, 4096] [1, 1] : tensor<12x4096xf32> to tensor<1x4096xf32>
        %collapsed_207 = tensor.collapse_shape %extracted_slice_206 [[0, 1]] : tensor<1x4096xf32> into tensor<4096xf32>
        %410 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_207 : tensor<4096xf32>) outs(%398 : tensor<1x1x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x4096xf32>
        %411 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410 : tensor<1x1x4096xf32>) outs(%395 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %extracted_slice_208 = tensor.extract_slice %265#22[%388, 0, 0, 0] [1, 8, 2048, 1] [1, 1, 1, 1] : tensor<12x8x2048x1xf32> to tensor<8x2048x1xf32>
        %412 = tensor.empty() : tensor<8x2048x4096xf32>
        %413 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg54 : tensor<8x2048x4096xf32>) outs(%412 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %414 = tensor.empty() : tensor<8x2048x4096xf32>
        %415 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg54 : tensor<8x2048x4096xf32>) outs(%414 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %cst_209 = arith.constant dense<0.000000e+00> : tensor<8x2048x11008xf32>
        %416 = linalg.generic {indexing_maps = [#map25, #map18, #map24], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%collapsed, %415 : tensor<11008x4096xf32>, tensor<8x2048x4096xf32>) outs(%cst_209 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x2048x11008xf32>
        %cst_210 = arith.constant dense<0.000000e+00> : tensor<11008x4096xf32>
        %417 = linalg.generic {indexing_maps = [#map24, #map18, #map25], iterator_types = ["reduction", "reduction", "parallel", "parallel"]} ins(%extracted_slice_169, %415 : tensor<8x2048x11008xf32>, tensor<8x2048x4096xf32>) outs(%cst_210 : tensor<11008x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<11008x4096xf32>
        %418 = tensor.empty() : tensor<8x2048x11008xf32>
        %419 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_174, %416 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%418 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x11008xf32>
        %420 = tensor.empty() : tensor<8x2048x11008xf32>
        %421 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_173, %416 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%420 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x11008xf32>
        %cst_211 = arith.constant dense<0.000000e+00> : tensor<8x2048x4096xf32>
        %422 = linalg.generic {indexing_maps = [#map25, #map18, #map24], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%collapsed_177, %421 : tensor<4096x11008xf32>, tensor<8x2048x11008xf32>) outs(%cst_211 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x2048x4096xf32>
        %cst_212 = arith.constant dense<0.000000e+00> : tensor<4096x11008xf32>
        %423 = linalg.generic {indexing_maps = [#map24, #map18, #map25], iterator_types = ["reduction", "reduction", "parallel", "parallel"]} ins(%extracted_slice_175, %421 : tensor<8x2048x4096xf32>, tensor<8x2048x11008xf32>) outs(%cst_212 : tensor<4096x11008xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<4096x11008xf32>
        %424 = tensor.empty() : tensor<8x2048x11008xf32>
        %425 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_179, %419 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%424 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x11008xf32>
        %426 = tensor.empty() : tensor<8x2048x11008xf32>
        %427 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_178, %419 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%426 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x11008xf32>
        %428 = tensor.empty() : tensor<8x2048x11008xf32>
        %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %extracted_slice_180 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%428 : tensor<8x2048x11008xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in, %in_259 : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x11008xf32>
        %430 = arith.addf %425, %429 : tensor<8x2048x11008xf32>
        %cst_213 = arith.constant dense<0.000000e+00> : tensor<8x2048x4096xf32>
        %431 = linalg.generic {indexing_maps = [#map25, #map18, #map24], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%collapsed_182, %430 : tensor<4096x11008xf32>, tensor<8x2048x11008xf32>) outs(%cst_213 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x2048x4096xf32>
        %432 = arith.addf %422, %431 : tensor<8x2048x4096xf32>
        %cst_214 = arith.constant dense<0.000000e+00> : tensor<4096x11008xf32>
        %433 = linalg.generic {indexing_maps = [#map24, #map18, #map25], iterator_types = ["reduction", "reduction", "parallel", "parallel"]} ins(%extracted_slice_175, %430 : tensor<8x2048x4096xf32>, tensor<8x2048x11008xf32>) outs(%cst_214 : tensor<4096x11008xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<4096x11008xf32>
        %434 = tensor.empty() : tensor<8x2048x4096xf32>
        %435 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %432 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%434 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %436 = tensor.empty() : tensor<8x2048x4096xf32>
        %437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %432 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%436 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %cst_215 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
        %438 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%437 : tensor<8x2048x4096xf32>) outs(%cst_215 : tensor<4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<4096xf32>
        %expanded_216 = tensor.expand_shape %438 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xf32> into tensor<1x1x4096xf32>
        %cst_217 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
        %439 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_216 : tensor<1x1x4096xf32>) outs(%cst_217 : tensor<4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<4096xf32>
        %440 = tensor.empty() : tensor<8x2048x4096xf32>
        %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %435 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%440 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %442 = arith.addf %413, %441 : tensor<8x2048x4096xf32>
        %443 = tensor.empty() : tensor<8x2048x4096xf32>
        %444 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_168, %435 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%443 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %cst_218 = arith.constant dense<0.000000e+00> : tensor<8x2048xf32>
        %445 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%444 : tensor<8x2048x4096xf32>) outs(%cst_218 : tensor<8x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048xf32>
        %expanded_219 = tensor.expand_shape %445 [[0], [1, 2]] output_shape [8, 2048, 1] : tensor<8x2048xf32> into tensor<8x2048x1xf32>
        %446 = tensor.empty() : tensor<8x2048x1xf32>
        %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_186, %expanded_219, %extracted_slice_183 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%446 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %in_259: f32, %in_260: f32, %out: f32):
          %cst_261 = arith.constant -5.000000e-01 : f32
          %529 = arith.divf %in_260, %in : f32
          %530 = arith.mulf %cst_261, %529 : f32
          %531 = arith.mulf %in_259, %530 : f32
          linalg.yield %531 : f32
        } -> tensor<8x2048x1xf32>
        %448 = tensor.empty() : tensor<8x2048x1xf32>
        %449 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447 : tensor<8x2048x1xf32>) outs(%448 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x1xf32>
        %450 = tensor.empty() : tensor<8x2048x1xf32>
        %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %449 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%450 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.divf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x1xf32>
        %cst_220 = arith.constant dense<0.000000e+00> : tensor<8x2048xf32>
        %452 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%451 : tensor<8x2048x1xf32>) outs(%cst_220 : tensor<8x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048xf32>
        %453 = tensor.empty() : tensor<8x2048x4096xf32>
        %454 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452 : tensor<8x2048xf32>) outs(%453 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %455 = tensor.empty() : tensor<8x2048x4096xf32>
        %456 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_168, %454 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%455 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %457 = arith.addf %442, %456 : tensor<8x2048x4096xf32>
        %458 = tensor.empty() : tensor<8x2048x4096xf32>
        %459 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_168, %454 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%458 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %460 = arith.addf %457, %459 : tensor<8x2048x4096xf32>
        %461 = tensor.empty() : tensor<8x2048x4096xf32>
        %462 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460 : tensor<8x2048x4096xf32>) outs(%461 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %463 = tensor.empty() : tensor<8x2048x4096xf32>
        %464 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460 : tensor<8x2048x4096xf32>) outs(%463 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %cst_221 = arith.constant dense<0.000000e+00> : tensor<8x32x2048x128xf32>
        %465 = linalg.generic {indexing_maps = [#map22, #map23, #map21], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%collapsed_190, %464 : tensor<32x128x4096xf32>, tensor<8x2048x4096xf32>) outs(%cst_221 : tensor<8x32x2048x128xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x32x2048x128xf32>
        %cst_222 = arith.constant dense<0.000000e+00> : tensor<32x128x4096xf32>
        %466 = linalg.generic {indexing_maps = [#map21, #map23, #map22], iterator_types = ["reduction", "reduction", "parallel", "parallel", "parallel"]} ins(%extracted_slice_188, %464 : tensor<8x32x2048x128xf32>, tensor<8x2048x4096xf32>) outs(%cst_222 : tensor<32x128x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<32x128x4096xf32>
        %cst_223 = arith.constant dense<0.000000e+00> : tensor<8x32x2048x2048xf32>
        %467 = linalg.generic {indexing_maps = [#map20, #map10, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%extracted_slice_192, %465 : tensor<8x32x2048x128xf32>, tensor<8x32x2048x128xf32>) outs(%cst_223 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x32x2048x2048xf32>
        %cst_224 = arith.constant dense<0.000000e+00> : tensor<8x32x2048x128xf32>
        %468 = linalg.generic {indexing_maps = [#map13, #map10, #map20], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%extracted_slice_191, %465 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x128xf32>) outs(%cst_224 : tensor<8x32x2048x128xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x32x2048x128xf32>
        %469 = tensor.empty() : tensor<8x32x2048x2048xf32>
        %470 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%404, %467 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%469 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.divf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x32x2048x2048xf32>
        %471 = tensor.empty() : tensor<8x32x2048x2048xf32>
        %472 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_193, %404, %467 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%471 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %in_259: f32, %in_260: f32, %out: f32):
          %529 = arith.divf %in_260, %in_259 : f32
          %530 = arith.divf %in, %in_259 : f32
          %531 = arith.mulf %529, %530 : f32
          %532 = arith.negf %531 : f32
          linalg.yield %532 : f32
        } -> tensor<8x32x2048x2048xf32>
        %cst_225 = arith.constant dense<0.000000e+00> : tensor<8x32x2048xf32>
        %473 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%472 : tensor<8x32x2048x2048xf32>) outs(%cst_225 : tensor<8x32x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x32x2048xf32>
        %expanded_226 = tensor.expand_shape %473 [[0], [1], [2, 3]] output_shape [8, 32, 2048, 1] : tensor<8x32x2048xf32> into tensor<8x32x2048x1xf32>
        %cst_227 = arith.constant dense<0.000000e+00> : tensor<8x32x2048xf32>
        %474 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_226 : tensor<8x32x2048x1xf32>) outs(%cst_227 : tensor<8x32x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x32x2048xf32>
        %475 = tensor.empty() : tensor<8x32x2048x2048xf32>
        %476 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474 : tensor<8x32x2048xf32>) outs(%475 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x2048xf32>
        %477 = arith.addf %470, %476 : tensor<8x32x2048x2048xf32>
        %478 = tensor.empty() : tensor<8x32x2048x2048xf32>
        %479 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%477, %extracted_slice_193 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%478 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in, %in_259 : f32
          linalg.yield %529 : f32
        } -> tensor<8x32x2048x2048xf32>
        %480 = tensor.empty() : tensor<8x32x2048x2048xf32>
        %481 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%479 : tensor<8x32x2048x2048xf32>) outs(%480 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x32x2048x2048xf32>
        %482 = tensor.empty() : tensor<8x32x2048x2048xf32>
        %483 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406, %481 : tensor<8x32x2048x2048xi1>, tensor<8x32x2048x2048xf32>) outs(%482 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: i1, %in_259: f32, %out: f32):
          %cst_260 = arith.constant 0.000000e+00 : f32
          %529 = arith.select %in, %in_259, %cst_260 : f32
          linalg.yield %529 : f32
        } -> tensor<8x32x2048x2048xf32>
        %484 = tensor.empty() : tensor<8x32x2048x2048xf32>
        %485 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%407, %483 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%484 : tensor<8x32x2048x2048xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.divf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x32x2048x2048xf32>
        %cst_228 = arith.constant dense<0.000000e+00> : tensor<8x32x2048x128xf32>
        %486 = linalg.generic {indexing_maps = [#map14, #map10, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%extracted_slice_197, %485 : tensor<8x32x2048x128xf32>, tensor<8x32x2048x2048xf32>) outs(%cst_228 : tensor<8x32x2048x128xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x32x2048x128xf32>
        %cst_229 = arith.constant dense<0.000000e+00> : tensor<8x32x2048x128xf32>
        %487 = linalg.generic {indexing_maps = [#map13, #map10, #map14], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%extracted_slice_196, %485 : tensor<8x32x2048x128xf32>, tensor<8x32x2048x2048xf32>) outs(%cst_229 : tensor<8x32x2048x128xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x32x2048x128xf32>
        %488 = tensor.empty() : tensor<32x128x8x2048xf32>
        %489 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468 : tensor<8x32x2048x128xf32>) outs(%488 : tensor<32x128x8x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<32x128x8x2048xf32>
        %cst_230 = arith.constant dense<0.000000e+00> : tensor<4096x32x128xf32>
        %490 = linalg.generic {indexing_maps = [#map9, #map10, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel"]} ins(%extracted_slice_200, %489 : tensor<8x2048x4096xf32>, tensor<32x128x8x2048xf32>) outs(%cst_230 : tensor<4096x32x128xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<4096x32x128xf32>
        %cst_231 = arith.constant dense<0.000000e+00> : tensor<8x2048x4096xf32>
        %491 = linalg.generic {indexing_maps = [#map8, #map10, #map9], iterator_types = ["reduction", "reduction", "parallel", "parallel", "parallel"]} ins(%collapsed_199, %489 : tensor<4096x32x128xf32>, tensor<32x128x8x2048xf32>) outs(%cst_231 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x2048x4096xf32>
        %492 = tensor.empty() : tensor<32x128x8x2048xf32>
        %493 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%487 : tensor<8x32x2048x128xf32>) outs(%492 : tensor<32x128x8x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<32x128x8x2048xf32>
        %cst_232 = arith.constant dense<0.000000e+00> : tensor<4096x32x128xf32>
        %494 = linalg.generic {indexing_maps = [#map9, #map10, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel"]} ins(%extracted_slice_200, %493 : tensor<8x2048x4096xf32>, tensor<32x128x8x2048xf32>) outs(%cst_232 : tensor<4096x32x128xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<4096x32x128xf32>
        %cst_233 = arith.constant dense<0.000000e+00> : tensor<8x2048x4096xf32>
        %495 = linalg.generic {indexing_maps = [#map8, #map10, #map9], iterator_types = ["reduction", "reduction", "parallel", "parallel", "parallel"]} ins(%collapsed_202, %493 : tensor<4096x32x128xf32>, tensor<32x128x8x2048xf32>) outs(%cst_233 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x2048x4096xf32>
        %496 = arith.addf %491, %495 : tensor<8x2048x4096xf32>
        %497 = tensor.empty() : tensor<32x128x8x2048xf32>
        %498 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%486 : tensor<8x32x2048x128xf32>) outs(%497 : tensor<32x128x8x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<32x128x8x2048xf32>
        %cst_234 = arith.constant dense<0.000000e+00> : tensor<4096x32x128xf32>
        %499 = linalg.generic {indexing_maps = [#map9, #map10, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel"]} ins(%extracted_slice_200, %498 : tensor<8x2048x4096xf32>, tensor<32x128x8x2048xf32>) outs(%cst_234 : tensor<4096x32x128xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<4096x32x128xf32>
        %cst_235 = arith.constant dense<0.000000e+00> : tensor<8x2048x4096xf32>
        %500 = linalg.generic {indexing_maps = [#map8, #map10, #map9], iterator_types = ["reduction", "reduction", "parallel", "parallel", "parallel"]} ins(%collapsed_204, %498 : tensor<4096x32x128xf32>, tensor<32x128x8x2048xf32>) outs(%cst_235 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          %530 = arith.addf %out, %529 : f32
          linalg.yield %530 : f32
        } -> tensor<8x2048x4096xf32>
        %501 = arith.addf %496, %500 : tensor<8x2048x4096xf32>
        %502 = tensor.empty() : tensor<8x2048x4096xf32>
        %503 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %501 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%502 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %504 = tensor.empty() : tensor<8x2048x4096xf32>
        %505 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409, %501 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%504 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %cst_236 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
        %506 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%505 : tensor<8x2048x4096xf32>) outs(%cst_236 : tensor<4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<4096xf32>
        %expanded_237 = tensor.expand_shape %506 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xf32> into tensor<1x1x4096xf32>
        %cst_238 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
        %507 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_237 : tensor<1x1x4096xf32>) outs(%cst_238 : tensor<4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<4096xf32>
        %508 = tensor.empty() : tensor<8x2048x4096xf32>
        %509 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %503 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%508 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %510 = arith.addf %462, %509 : tensor<8x2048x4096xf32>
        %511 = tensor.empty() : tensor<8x2048x4096xf32>
        %512 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_187, %503 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%511 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %cst_239 = arith.constant dense<0.000000e+00> : tensor<8x2048xf32>
        %513 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%512 : tensor<8x2048x4096xf32>) outs(%cst_239 : tensor<8x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048xf32>
        %expanded_240 = tensor.expand_shape %513 [[0], [1, 2]] output_shape [8, 2048, 1] : tensor<8x2048xf32> into tensor<8x2048x1xf32>
        %514 = tensor.empty() : tensor<8x2048x1xf32>
        %515 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_208, %expanded_240, %extracted_slice_205 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%514 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %in_259: f32, %in_260: f32, %out: f32):
          %cst_261 = arith.constant -5.000000e-01 : f32
          %529 = arith.divf %in_260, %in : f32
          %530 = arith.mulf %cst_261, %529 : f32
          %531 = arith.mulf %in_259, %530 : f32
          linalg.yield %531 : f32
        } -> tensor<8x2048x1xf32>
        %516 = tensor.empty() : tensor<8x2048x1xf32>
        %517 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515 : tensor<8x2048x1xf32>) outs(%516 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x1xf32>
        %518 = tensor.empty() : tensor<8x2048x1xf32>
        %519 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %517 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%518 : tensor<8x2048x1xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.divf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x1xf32>
        %cst_241 = arith.constant dense<0.000000e+00> : tensor<8x2048xf32>
        %520 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%519 : tensor<8x2048x1xf32>) outs(%cst_241 : tensor<8x2048xf32>) {
        ^bb0(%in: f32, %out: f32):
          %529 = arith.addf %out, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048xf32>
        %521 = tensor.empty() : tensor<8x2048x4096xf32>
        %522 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520 : tensor<8x2048xf32>) outs(%521 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x2048x4096xf32>
        %523 = tensor.empty() : tensor<8x2048x4096xf32>
        %524 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_187, %522 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%523 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %525 = arith.addf %510, %524 : tensor<8x2048x4096xf32>
        %526 = tensor.empty() : tensor<8x2048x4096xf32>
        %527 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_187, %522 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%526 : tensor<8x2048x4096xf32>) {
        ^bb0(%in: f32, %in_259: f32, %out: f32):
          %529 = arith.mulf %in_259, %in : f32
          linalg.yield %529 : f32
        } -> tensor<8x2048x4096xf32>
        %528 = arith.addf %525, %527 : tensor<8x2048x4096xf32>
        %expanded_242 = tensor.expand_shape %490 [[0, 1], [2], [3]] output_shape [1, 4096, 32, 128] : tensor<4096x32x128xf32> into tensor<1x4096x32x128xf32>
        %inserted_slice = tensor.insert_slice %expanded_242 into %arg63[%394, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<1x4096x32x128xf32> into tensor<12x4096x32x128xf32>
        %expanded_243 = tensor.expand_shape %423 [[0, 1], [2]] output_shape [1, 4096, 11008] : tensor<4096x11008xf32> into tensor<1x4096x11008xf32>
        %inserted_slice_244 = tensor.insert_slice %expanded_243 into %arg62[%394, 0, 0] [1, 4096, 11008] [1, 1, 1] : tensor<1x4096x11008xf32> into tensor<12x4096x11008xf32>
        %expanded_245 = tensor.expand_shape %499 [[0, 1], [2], [3]] output_shape [1, 4096, 32, 128] : tensor<4096x32x128xf32> into tensor<1x4096x32x128xf32>
        %inserted_slice_246 = tensor.insert_slice %expanded_245 into %arg61[%394, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<1x4096x32x128xf32> into tensor<12x4096x32x128xf32>
        %expanded_247 = tensor.expand_shape %466 [[0, 1], [2], [3]] output_shape [1, 32, 128, 4096] : tensor<32x128x4096xf32> into tensor<1x32x128x4096xf32>
        %inserted_slice_248 = tensor.insert_slice %expanded_247 into %arg60[%394, 0, 0, 0] [1, 32, 128, 4096] [1, 1, 1, 1] : tensor<1x32x128x4096xf32> into tensor<12x32x128x4096xf32>
        %expanded_249 = tensor.expand_shape %439 [[0, 1]] output_shape [1, 4096] : tensor<4096xf32> into tensor<1x4096xf32>
        %inserted_slice_250 = tensor.insert_slice %expanded_249 into %arg59[%394, 0] [1, 4096] [1, 1] : tensor<1x4096xf32> into tensor<12x4096xf32>
        %expanded_251 = tensor.expand_shape %507 [[0, 1]] output_shape [1, 4096] : tensor<4096xf32> into tensor<1x4096xf32>
        %inserted_slice_252 = tensor.insert_slice %expanded_251 into %arg58[%394, 0] [1, 4096] [1, 1] : tensor<1x4096xf32> into tensor<12x4096xf32>
        %expanded_253 = tensor.expand_shape %494 [[0, 1], [2], [3]] output_shape [1, 4096, 32, 128] : tensor<4096x32x128xf32> into tensor<1x4096x32x128xf32>
        %inserted_slice_254 = tensor.insert_slice %expanded_253 into %arg57[%394, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<1x4096x32x128xf32> into tensor<12x4096x32x128xf32>
        %expanded_255 = tensor.expand_shape %433 [[0, 1], [2]] output_shape [1, 4096, 11008] : tensor<4096x11008xf32> into tensor<1x4096x11008xf32>
        %inserted_slice_256 = tensor.insert_slice %expanded_255 into %arg56[%394, 0, 0] [1, 4096, 11008] [1, 1, 1] : tensor<1x4096x11008xf32> into tensor<12x4096x11008xf32>
        %expanded_257 = tensor.expand_shape %417 [[0, 1], [2]] output_shape [1, 11008, 4096] : tensor<11008x4096xf32> into tensor<1x11008x4096xf32>
        %inserted_slice_258 = tensor.insert_slice %expanded_257 into %arg55[%394, 0, 0] [1, 11008, 4096] [1, 1, 1] : tensor<1x11008x4096xf32> into tensor<12x11008x4096xf32>
        scf.yield %528, %inserted_slice_258, %inserted_slice_256, %inserted_slice_254, %inserted_slice_252, %inserted_slice_250, %inserted_slice_248, %inserted_slice_246, %inserted_slice_244, %inserted_slice : tensor<8x2048x4096xf32>, tensor<12x11008x4096xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x32x128x4096xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>
      }
      %cst_166 = arith.constant dense<0.000000e+00> : tensor<f32>
      %372 = tensor.empty() : tensor<32000x4096xf32>
      %373 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_166 : tensor<f32>) outs(%372 : tensor<32000x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32000x4096xf32>
      %374 = mesh.scatter_slices %371#0 into %373 at %237 dims [0] by {
      ^bb0(%arg53: f32, %arg54: f32):
        %388 = arith.addf %arg53, %arg54 : f32
        mesh.scalar_yield %388 : f32
      } : tensor<8x2048x4096xf32> into tensor<32000x4096xf32> at tensor<8x2048x1xi32>
      %375 = arith.addf %arg40, %317 : tensor<f32>
      %376 = arith.addf %arg41, %374 : tensor<32000x4096xf32>
      %377 = arith.addf %arg42, %344 : tensor<4096x32000xf32>
      %378 = arith.addf %arg43, %371#1 : tensor<12x11008x4096xf32>
      %379 = arith.addf %arg44, %371#2 : tensor<12x4096x11008xf32>
      %380 = arith.addf %arg45, %371#3 : tensor<12x4096x32x128xf32>
      %381 = arith.addf %arg46, %371#4 : tensor<12x4096xf32>
      %382 = arith.addf %arg47, %371#5 : tensor<12x4096xf32>
      %383 = arith.addf %arg48, %371#6 : tensor<12x32x128x4096xf32>
      %384 = arith.addf %arg49, %371#7 : tensor<12x4096x32x128xf32>
      %385 = arith.addf %arg50, %371#8 : tensor<12x4096x11008xf32>
      %386 = arith.addf %arg51, %371#9 : tensor<12x4096x32x128xf32>
      %387 = arith.addf %arg52, %350 : tensor<4096xf32>
      scf.yield %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387 : tensor<f32>, tensor<32000x4096xf32>, tensor<4096x32000xf32>, tensor<12x11008x4096xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x32x128x4096xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<4096xf32>
    }
    %cst_12 = arith.constant dense<1.250000e-01> : tensor<f32>
    %1 = arith.mulf %0#0, %cst_12 : tensor<f32>
    %cst_13 = arith.constant dense<1.250000e-01> : tensor<32000x4096xf32>
    %2 = arith.mulf %0#1, %cst_13 : tensor<32000x4096xf32>
    %cst_14 = arith.constant dense<1.250000e-01> : tensor<4096x32000xf32>
    %3 = arith.mulf %0#2, %cst_14 : tensor<4096x32000xf32>
    %cst_15 = arith.constant dense<1.250000e-01> : tensor<12x11008x4096xf32>
    %4 = arith.mulf %0#3, %cst_15 : tensor<12x11008x4096xf32>
    %cst_16 = arith.constant dense<1.250000e-01> : tensor<12x4096x11008xf32>
    %5 = arith.mulf %0#4, %cst_16 : tensor<12x4096x11008xf32>
    %cst_17 = arith.constant dense<1.250000e-01> : tensor<12x4096x32x128xf32>
    %6 = arith.mulf %0#5, %cst_17 : tensor<12x4096x32x128xf32>
    %cst_18 = arith.constant dense<1.250000e-01> : tensor<12x4096xf32>
    %7 = arith.mulf %0#6, %cst_18 : tensor<12x4096xf32>
    %cst_19 = arith.constant dense<1.250000e-01> : tensor<12x4096xf32>
    %8 = arith.mulf %0#7, %cst_19 : tensor<12x4096xf32>
    %cst_20 = arith.constant dense<1.250000e-01> : tensor<12x32x128x4096xf32>
    %9 = arith.mulf %0#8, %cst_20 : tensor<12x32x128x4096xf32>
    %cst_21 = arith.constant dense<1.250000e-01> : tensor<12x4096x32x128xf32>
    %10 = arith.mulf %0#9, %cst_21 : tensor<12x4096x32x128xf32>
    %cst_22 = arith.constant dense<1.250000e-01> : tensor<12x4096x11008xf32>
    %11 = arith.mulf %0#10, %cst_22 : tensor<12x4096x11008xf32>
    %cst_23 = arith.constant dense<1.250000e-01> : tensor<12x4096x32x128xf32>
    %12 = arith.mulf %0#11, %cst_23 : tensor<12x4096x32x128xf32>
    %cst_24 = arith.constant dense<1.250000e-01> : tensor<4096xf32>
    %13 = arith.mulf %0#12, %cst_24 : tensor<4096xf32>
    %cst_25 = arith.constant dense<1.000000e-03> : tensor<f32>
    %cst_26 = arith.constant dense<1.000000e+00> : tensor<f32>
    %14 = arith.sitofp %arg38 : tensor<i32> to tensor<f32>
    %15 = arith.addf %14, %cst_26 : tensor<f32>
    %cst_27 = arith.constant dense<-0.105360515> : tensor<f32>
    %16 = arith.mulf %15, %cst_27 : tensor<f32>
    %17 = math.expm1 %16 : tensor<f32>
    %cst_28 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %18 = arith.mulf %17, %cst_28 : tensor<f32>
    %cst_29 = arith.constant dense<1.000000e+00> : tensor<f32>
    %19 = arith.sitofp %arg38 : tensor<i32> to tensor<f32>
    %20 = arith.addf %19, %cst_29 : tensor<f32>
    %cst_30 = arith.constant dense<-0.00100050028> : tensor<f32>
    %21 = arith.mulf %20, %cst_30 : tensor<f32>
    %22 = math.expm1 %21 : tensor<f32>
    %cst_31 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %23 = arith.mulf %22, %cst_31 : tensor<f32>
    %24 = arith.mulf %2, %2 : tensor<32000x4096xf32>
    %cst_32 = arith.constant dense<0.899999976> : tensor<32000x4096xf32>
    %25 = arith.mulf %arg14, %cst_32 : tensor<32000x4096xf32>
    %cst_33 = arith.constant dense<1.000000e-01> : tensor<32000x4096xf32>
    %26 = arith.mulf %2, %cst_33 : tensor<32000x4096xf32>
    %27 = arith.addf %25, %26 : tensor<32000x4096xf32>
    %cst_34 = arith.constant dense<9.990000e-01> : tensor<32000x4096xf32>
    %28 = arith.mulf %arg15, %cst_34 : tensor<32000x4096xf32>
    %cst_35 = arith.constant dense<1.000000e-03> : tensor<32000x4096xf32>
    %29 = arith.mulf %24, %cst_35 : tensor<32000x4096xf32>
    %30 = arith.addf %28, %29 : tensor<32000x4096xf32>
    %31 = tensor.empty() : tensor<32000x4096xf32>
    %broadcasted = linalg.broadcast ins(%23 : tensor<f32>) outs(%31 : tensor<32000x4096xf32>) dimensions = [0, 1] 
    %32 = arith.divf %30, %broadcasted : tensor<32000x4096xf32>
    %33 = math.sqrt %32 : tensor<32000x4096xf32>
    %cst_36 = arith.constant dense<9.99999993E-9> : tensor<32000x4096xf32>
    %34 = tensor.empty() : tensor<32000x4096xf32>
    %broadcasted_37 = linalg.broadcast ins(%18 : tensor<f32>) outs(%34 : tensor<32000x4096xf32>) dimensions = [0, 1] 
    %35 = arith.divf %27, %broadcasted_37 : tensor<32000x4096xf32>
    %36 = arith.addf %33, %cst_36 : tensor<32000x4096xf32>
    %37 = arith.divf %35, %36 : tensor<32000x4096xf32>
    %38 = tensor.empty() : tensor<32000x4096xf32>
    %broadcasted_38 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%38 : tensor<32000x4096xf32>) dimensions = [0, 1] 
    %39 = arith.mulf %37, %broadcasted_38 : tensor<32000x4096xf32>
    %40 = arith.subf %arg0, %39 : tensor<32000x4096xf32>
    %41 = arith.mulf %3, %3 : tensor<4096x32000xf32>
    %cst_39 = arith.constant dense<0.899999976> : tensor<4096x32000xf32>
    %42 = arith.mulf %arg16, %cst_39 : tensor<4096x32000xf32>
    %cst_40 = arith.constant dense<1.000000e-01> : tensor<4096x32000xf32>
    %43 = arith.mulf %3, %cst_40 : tensor<4096x32000xf32>
    %44 = arith.addf %42, %43 : tensor<4096x32000xf32>
    %cst_41 = arith.constant dense<9.990000e-01> : tensor<4096x32000xf32>
    %45 = arith.mulf %arg17, %cst_41 : tensor<4096x32000xf32>
    %cst_42 = arith.constant dense<1.000000e-03> : tensor<4096x32000xf32>
    %46 = arith.mulf %41, %cst_42 : tensor<4096x32000xf32>
    %47 = arith.addf %45, %46 : tensor<4096x32000xf32>
    %48 = tensor.empty() : tensor<4096x32000xf32>
    %broadcasted_43 = linalg.broadcast ins(%23 : tensor<f32>) outs(%48 : tensor<4096x32000xf32>) dimensions = [0, 1] 
    %49 = arith.divf %47, %broadcasted_43 : tensor<4096x32000xf32>
    %50 = math.sqrt %49 : tensor<4096x32000xf32>
    %cst_44 = arith.constant dense<9.99999993E-9> : tensor<4096x32000xf32>
    %51 = tensor.empty() : tensor<4096x32000xf32>
    %broadcasted_45 = linalg.broadcast ins(%18 : tensor<f32>) outs(%51 : tensor<4096x32000xf32>) dimensions = [0, 1] 
    %52 = arith.divf %44, %broadcasted_45 : tensor<4096x32000xf32>
    %53 = arith.addf %50, %cst_44 : tensor<4096x32000xf32>
    %54 = arith.divf %52, %53 : tensor<4096x32000xf32>
    %55 = tensor.empty() : tensor<4096x32000xf32>
    %broadcasted_46 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%55 : tensor<4096x32000xf32>) dimensions = [0, 1] 
    %56 = arith.mulf %54, %broadcasted_46 : tensor<4096x32000xf32>
    %57 = arith.subf %arg1, %56 : tensor<4096x32000xf32>
    %58 = arith.mulf %4, %4 : tensor<12x11008x4096xf32>
    %cst_47 = arith.constant dense<0.899999976> : tensor<12x11008x4096xf32>
    %59 = arith.mulf %arg18, %cst_47 : tensor<12x11008x4096xf32>
    %cst_48 = arith.constant dense<1.000000e-01> : tensor<12x11008x4096xf32>
    %60 = arith.mulf %4, %cst_48 : tensor<12x11008x4096xf32>
    %61 = arith.addf %59, %60 : tensor<12x11008x4096xf32>
    %cst_49 = arith.constant dense<9.990000e-01> : tensor<12x11008x4096xf32>
    %62 = arith.mulf %arg19, %cst_49 : tensor<12x11008x4096xf32>
    %cst_50 = arith.constant dense<1.000000e-03> : tensor<12x11008x4096xf32>
    %63 = arith.mulf %58, %cst_50 : tensor<12x11008x4096xf32>
    %64 = arith.addf %62, %63 : tensor<12x11008x4096xf32>
    %65 = tensor.empty() : tensor<12x11008x4096xf32>
    %broadcasted_51 = linalg.broadcast ins(%23 : tensor<f32>) outs(%65 : tensor<12x11008x4096xf32>) dimensions = [0, 1, 2] 
    %66 = arith.divf %64, %broadcasted_51 : tensor<12x11008x4096xf32>
    %67 = math.sqrt %66 : tensor<12x11008x4096xf32>
    %cst_52 = arith.constant dense<9.99999993E-9> : tensor<12x11008x4096xf32>
    %68 = tensor.empty() : tensor<12x11008x4096xf32>
    %broadcasted_53 = linalg.broadcast ins(%18 : tensor<f32>) outs(%68 : tensor<12x11008x4096xf32>) dimensions = [0, 1, 2] 
    %69 = arith.divf %61, %broadcasted_53 : tensor<12x11008x4096xf32>
    %70 = arith.addf %67, %cst_52 : tensor<12x11008x4096xf32>
    %71 = arith.divf %69, %70 : tensor<12x11008x4096xf32>
    %72 = tensor.empty() : tensor<12x11008x4096xf32>
    %broadcasted_54 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%72 : tensor<12x11008x4096xf32>) dimensions = [0, 1, 2] 
    %73 = arith.mulf %71, %broadcasted_54 : tensor<12x11008x4096xf32>
    %74 = arith.subf %arg2, %73 : tensor<12x11008x4096xf32>
    %75 = arith.mulf %5, %5 : tensor<12x4096x11008xf32>
    %cst_55 = arith.constant dense<0.899999976> : tensor<12x4096x11008xf32>
    %76 = arith.mulf %arg20, %cst_55 : tensor<12x4096x11008xf32>
    %cst_56 = arith.constant dense<1.000000e-01> : tensor<12x4096x11008xf32>
    %77 = arith.mulf %5, %cst_56 : tensor<12x4096x11008xf32>
    %78 = arith.addf %76, %77 : tensor<12x4096x11008xf32>
    %cst_57 = arith.constant dense<9.990000e-01> : tensor<12x4096x11008xf32>
    %79 = arith.mulf %arg21, %cst_57 : tensor<12x4096x11008xf32>
    %cst_58 = arith.constant dense<1.000000e-03> : tensor<12x4096x11008xf32>
    %80 = arith.mulf %75, %cst_58 : tensor<12x4096x11008xf32>
    %81 = arith.addf %79, %80 : tensor<12x4096x11008xf32>
    %82 = tensor.empty() : tensor<12x4096x11008xf32>
    %broadcasted_59 = linalg.broadcast ins(%23 : tensor<f32>) outs(%82 : tensor<12x4096x11008xf32>) dimensions = [0, 1, 2] 
    %83 = arith.divf %81, %broadcasted_59 : tensor<12x4096x11008xf32>
    %84 = math.sqrt %83 : tensor<12x4096x11008xf32>
    %cst_60 = arith.constant dense<9.99999993E-9> : tensor<12x4096x11008xf32>
    %85 = tensor.empty() : tensor<12x4096x11008xf32>
    %broadcasted_61 = linalg.broadcast ins(%18 : tensor<f32>) outs(%85 : tensor<12x4096x11008xf32>) dimensions = [0, 1, 2] 
    %86 = arith.divf %78, %broadcasted_61 : tensor<12x4096x11008xf32>
    %87 = arith.addf %84, %cst_60 : tensor<12x4096x11008xf32>
    %88 = arith.divf %86, %87 : tensor<12x4096x11008xf32>
    %89 = tensor.empty() : tensor<12x4096x11008xf32>
    %broadcasted_62 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%89 : tensor<12x4096x11008xf32>) dimensions = [0, 1, 2] 
    %90 = arith.mulf %88, %broadcasted_62 : tensor<12x4096x11008xf32>
    %91 = arith.subf %arg3, %90 : tensor<12x4096x11008xf32>
    %92 = arith.mulf %6, %6 : tensor<12x4096x32x128xf32>
    %cst_63 = arith.constant dense<0.899999976> : tensor<12x4096x32x128xf32>
    %93 = arith.mulf %arg22, %cst_63 : tensor<12x4096x32x128xf32>
    %cst_64 = arith.constant dense<1.000000e-01> : tensor<12x4096x32x128xf32>
    %94 = arith.mulf %6, %cst_64 : tensor<12x4096x32x128xf32>
    %95 = arith.addf %93, %94 : tensor<12x4096x32x128xf32>
    %cst_65 = arith.constant dense<9.990000e-01> : tensor<12x4096x32x128xf32>
    %96 = arith.mulf %arg23, %cst_65 : tensor<12x4096x32x128xf32>
    %cst_66 = arith.constant dense<1.000000e-03> : tensor<12x4096x32x128xf32>
    %97 = arith.mulf %92, %cst_66 : tensor<12x4096x32x128xf32>
    %98 = arith.addf %96, %97 : tensor<12x4096x32x128xf32>
    %99 = tensor.empty() : tensor<12x4096x32x128xf32>
    %broadcasted_67 = linalg.broadcast ins(%23 : tensor<f32>) outs(%99 : tensor<12x4096x32x128xf32>) dimensions = [0, 1, 2, 3] 
    %100 = arith.divf %98, %broadcasted_67 : tensor<12x4096x32x128xf32>
    %101 = math.sqrt %100 : tensor<12x4096x32x128xf32>
    %cst_68 = arith.constant dense<9.99999993E-9> : tensor<12x4096x32x128xf32>
    %102 = tensor.empty() : tensor<12x4096x32x128xf32>
    %broadcasted_69 = linalg.broadcast ins(%18 : tensor<f32>) outs(%102 : tensor<12x4096x32x128xf32>) dimensions = [0, 1, 2, 3] 
    %103 = arith.divf %95, %broadcasted_69 : tensor<12x4096x32x128xf32>
    %104 = arith.addf %101, %cst_68 : tensor<12x4096x32x128xf32>
    %105 = arith.divf %103, %104 : tensor<12x4096x32x128xf32>
    %106 = tensor.empty() : tensor<12x4096x32x128xf32>
    %broadcasted_70 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%106 : tensor<12x4096x32x128xf32>) dimensions = [0, 1, 2, 3] 
    %107 = arith.mulf %105, %broadcasted_70 : tensor<12x4096x32x128xf32>
    %108 = arith.subf %arg4, %107 : tensor<12x4096x32x128xf32>
    %109 = arith.mulf %7, %7 : tensor<12x4096xf32>
    %cst_71 = arith.constant dense<0.899999976> : tensor<12x4096xf32>
    %110 = arith.mulf %arg24, %cst_71 : tensor<12x4096xf32>
    %cst_72 = arith.constant dense<1.000000e-01> : tensor<12x4096xf32>
    %111 = arith.mulf %7, %cst_72 : tensor<12x4096xf32>
    %112 = arith.addf %110, %111 : tensor<12x4096xf32>
    %cst_73 = arith.constant dense<9.990000e-01> : tensor<12x4096xf32>
    %113 = arith.mulf %arg25, %cst_73 : tensor<12x4096xf32>
    %cst_74 = arith.constant dense<1.000000e-03> : tensor<12x4096xf32>
    %114 = arith.mulf %109, %cst_74 : tensor<12x4096xf32>
    %115 = arith.addf %113, %114 : tensor<12x4096xf32>
    %116 = tensor.empty() : tensor<12x4096xf32>
    %broadcasted_75 = linalg.broadcast ins(%23 : tensor<f32>) outs(%116 : tensor<12x4096xf32>) dimensions = [0, 1] 
    %117 = arith.divf %115, %broadcasted_75 : tensor<12x4096xf32>
    %118 = math.sqrt %117 : tensor<12x4096xf32>
    %cst_76 = arith.constant dense<9.99999993E-9> : tensor<12x4096xf32>
    %119 = tensor.empty() : tensor<12x4096xf32>
    %broadcasted_77 = linalg.broadcast ins(%18 : tensor<f32>) outs(%119 : tensor<12x4096xf32>) dimensions = [0, 1] 
    %120 = arith.divf %112, %broadcasted_77 : tensor<12x4096xf32>
    %121 = arith.addf %118, %cst_76 : tensor<12x4096xf32>
    %122 = arith.divf %120, %121 : tensor<12x4096xf32>
    %123 = tensor.empty() : tensor<12x4096xf32>
    %broadcasted_78 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%123 : tensor<12x4096xf32>) dimensions = [0, 1] 
    %124 = arith.mulf %122, %broadcasted_78 : tensor<12x4096xf32>
    %125 = arith.subf %arg5, %124 : tensor<12x4096xf32>
    %126 = arith.mulf %8, %8 : tensor<12x4096xf32>
    %cst_79 = arith.constant dense<0.899999976> : tensor<12x4096xf32>
    %127 = arith.mulf %arg26, %cst_79 : tensor<12x4096xf32>
    %cst_80 = arith.constant dense<1.000000e-01> : tensor<12x4096xf32>
    %128 = arith.mulf %8, %cst_80 : tensor<12x4096xf32>
    %129 = arith.addf %127, %128 : tensor<12x4096xf32>
    %cst_81 = arith.constant dense<9.990000e-01> : tensor<12x4096xf32>
    %130 = arith.mulf %arg27, %cst_81 : tensor<12x4096xf32>
    %cst_82 = arith.constant dense<1.000000e-03> : tensor<12x4096xf32>
    %131 = arith.mulf %126, %cst_82 : tensor<12x4096xf32>
    %132 = arith.addf %130, %131 : tensor<12x4096xf32>
    %133 = tensor.empty() : tensor<12x4096xf32>
    %broadcasted_83 = linalg.broadcast ins(%23 : tensor<f32>) outs(%133 : tensor<12x4096xf32>) dimensions = [0, 1] 
    %134 = arith.divf %132, %broadcasted_83 : tensor<12x4096xf32>
    %135 = math.sqrt %134 : tensor<12x4096xf32>
    %cst_84 = arith.constant dense<9.99999993E-9> : tensor<12x4096xf32>
    %136 = tensor.empty() : tensor<12x4096xf32>
    %broadcasted_85 = linalg.broadcast ins(%18 : tensor<f32>) outs(%136 : tensor<12x4096xf32>) dimensions = [0, 1] 
    %137 = arith.divf %129, %broadcasted_85 : tensor<12x4096xf32>
    %138 = arith.addf %135, %cst_84 : tensor<12x4096xf32>
    %139 = arith.divf %137, %138 : tensor<12x4096xf32>
    %140 = tensor.empty() : tensor<12x4096xf32>
    %broadcasted_86 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%140 : tensor<12x4096xf32>) dimensions = [0, 1] 
    %141 = arith.mulf %139, %broadcasted_86 : tensor<12x4096xf32>
    %142 = arith.subf %arg6, %141 : tensor<12x4096xf32>
    %143 = arith.mulf %9, %9 : tensor<12x32x128x4096xf32>
    %cst_87 = arith.constant dense<0.899999976> : tensor<12x32x128x4096xf32>
    %144 = arith.mulf %arg28, %cst_87 : tensor<12x32x128x4096xf32>
    %cst_88 = arith.constant dense<1.000000e-01> : tensor<12x32x128x4096xf32>
    %145 = arith.mulf %9, %cst_88 : tensor<12x32x128x4096xf32>
    %146 = arith.addf %144, %145 : tensor<12x32x128x4096xf32>
    %cst_89 = arith.constant dense<9.990000e-01> : tensor<12x32x128x4096xf32>
    %147 = arith.mulf %arg29, %cst_89 : tensor<12x32x128x4096xf32>
    %cst_90 = arith.constant dense<1.000000e-03> : tensor<12x32x128x4096xf32>
    %148 = arith.mulf %143, %cst_90 : tensor<12x32x128x4096xf32>
    %149 = arith.addf %147, %148 : tensor<12x32x128x4096xf32>
    %150 = tensor.empty() : tensor<12x32x128x4096xf32>
    %broadcasted_91 = linalg.broadcast ins(%23 : tensor<f32>) outs(%150 : tensor<12x32x128x4096xf32>) dimensions = [0, 1, 2, 3] 
    %151 = arith.divf %149, %broadcasted_91 : tensor<12x32x128x4096xf32>
    %152 = math.sqrt %151 : tensor<12x32x128x4096xf32>
    %cst_92 = arith.constant dense<9.99999993E-9> : tensor<12x32x128x4096xf32>
    %153 = tensor.empty() : tensor<12x32x128x4096xf32>
    %broadcasted_93 = linalg.broadcast ins(%18 : tensor<f32>) outs(%153 : tensor<12x32x128x4096xf32>) dimensions = [0, 1, 2, 3] 
    %154 = arith.divf %146, %broadcasted_93 : tensor<12x32x128x4096xf32>
    %155 = arith.addf %152, %cst_92 : tensor<12x32x128x4096xf32>
    %156 = arith.divf %154, %155 : tensor<12x32x128x4096xf32>
    %157 = tensor.empty() : tensor<12x32x128x4096xf32>
    %broadcasted_94 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%157 : tensor<12x32x128x4096xf32>) dimensions = [0, 1, 2, 3] 
    %158 = arith.mulf %156, %broadcasted_94 : tensor<12x32x128x4096xf32>
    %159 = arith.subf %arg7, %158 : tensor<12x32x128x4096xf32>
    %160 = arith.mulf %10, %10 : tensor<12x4096x32x128xf32>
    %cst_95 = arith.constant dense<0.899999976> : tensor<12x4096x32x128xf32>
    %161 = arith.mulf %arg30, %cst_95 : tensor<12x4096x32x128xf32>
    %cst_96 = arith.constant dense<1.000000e-01> : tensor<12x4096x32x128xf32>
    %162 = arith.mulf %10, %cst_96 : tensor<12x4096x32x128xf32>
    %163 = arith.addf %161, %162 : tensor<12x4096x32x128xf32>
    %cst_97 = arith.constant dense<9.990000e-01> : tensor<12x4096x32x128xf32>
    %164 = arith.mulf %arg31, %cst_97 : tensor<12x4096x32x128xf32>
    %cst_98 = arith.constant dense<1.000000e-03> : tensor<12x4096x32x128xf32>
    %165 = arith.mulf %160, %cst_98 : tensor<12x4096x32x128xf32>
    %166 = arith.addf %164, %165 : tensor<12x4096x32x128xf32>
    %167 = tensor.empty() : tensor<12x4096x32x128xf32>
    %broadcasted_99 = linalg.broadcast ins(%23 : tensor<f32>) outs(%167 : tensor<12x4096x32x128xf32>) dimensions = [0, 1, 2, 3] 
    %168 = arith.divf %166, %broadcasted_99 : tensor<12x4096x32x128xf32>
    %169 = math.sqrt %168 : tensor<12x4096x32x128xf32>
    %cst_100 = arith.constant dense<9.99999993E-9> : tensor<12x4096x32x128xf32>
    %170 = tensor.empty() : tensor<12x4096x32x128xf32>
    %broadcasted_101 = linalg.broadcast ins(%18 : tensor<f32>) outs(%170 : tensor<12x4096x32x128xf32>) dimensions = [0, 1, 2, 3] 
    %171 = arith.divf %163, %broadcasted_101 : tensor<12x4096x32x128xf32>
    %172 = arith.addf %169, %cst_100 : tensor<12x4096x32x128xf32>
    %173 = arith.divf %171, %172 : tensor<12x4096x32x128xf32>
    %174 = tensor.empty() : tensor<12x4096x32x128xf32>
    %broadcasted_102 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%174 : tensor<12x4096x32x128xf32>) dimensions = [0, 1, 2, 3] 
    %175 = arith.mulf %173, %broadcasted_102 : tensor<12x4096x32x128xf32>
    %176 = arith.subf %arg8, %175 : tensor<12x4096x32x128xf32>
    %177 = arith.mulf %11, %11 : tensor<12x4096x11008xf32>
    %cst_103 = arith.constant dense<0.899999976> : tensor<12x4096x11008xf32>
    %178 = arith.mulf %arg32, %cst_103 : tensor<12x4096x11008xf32>
    %cst_104 = arith.constant dense<1.000000e-01> : tensor<12x4096x11008xf32>
    %179 = arith.mulf %11, %cst_104 : tensor<12x4096x11008xf32>
    %180 = arith.addf %178, %179 : tensor<12x4096x11008xf32>
    %cst_105 = arith.constant dense<9.990000e-01> : tensor<12x4096x11008xf32>
    %181 = arith.mulf %arg33, %cst_105 : tensor<12x4096x11008xf32>
    %cst_106 = arith.constant dense<1.000000e-03> : tensor<12x4096x11008xf32>
    %182 = arith.mulf %177, %cst_106 : tensor<12x4096x11008xf32>
    %183 = arith.addf %181, %182 : tensor<12x4096x11008xf32>
    %184 = tensor.empty() : tensor<12x4096x11008xf32>
    %broadcasted_107 = linalg.broadcast ins(%23 : tensor<f32>) outs(%184 : tensor<12x4096x11008xf32>) dimensions = [0, 1, 2] 
    %185 = arith.divf %183, %broadcasted_107 : tensor<12x4096x11008xf32>
    %186 = math.sqrt %185 : tensor<12x4096x11008xf32>
    %cst_108 = arith.constant dense<9.99999993E-9> : tensor<12x4096x11008xf32>
    %187 = tensor.empty() : tensor<12x4096x11008xf32>
    %broadcasted_109 = linalg.broadcast ins(%18 : tensor<f32>) outs(%187 : tensor<12x4096x11008xf32>) dimensions = [0, 1, 2] 
    %188 = arith.divf %180, %broadcasted_109 : tensor<12x4096x11008xf32>
    %189 = arith.addf %186, %cst_108 : tensor<12x4096x11008xf32>
    %190 = arith.divf %188, %189 : tensor<12x4096x11008xf32>
    %191 = tensor.empty() : tensor<12x4096x11008xf32>
    %broadcasted_110 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%191 : tensor<12x4096x11008xf32>) dimensions = [0, 1, 2] 
    %192 = arith.mulf %190, %broadcasted_110 : tensor<12x4096x11008xf32>
    %193 = arith.subf %arg9, %192 : tensor<12x4096x11008xf32>
    %194 = arith.mulf %12, %12 : tensor<12x4096x32x128xf32>
    %cst_111 = arith.constant dense<0.899999976> : tensor<12x4096x32x128xf32>
    %195 = arith.mulf %arg34, %cst_111 : tensor<12x4096x32x128xf32>
    %cst_112 = arith.constant dense<1.000000e-01> : tensor<12x4096x32x128xf32>
    %196 = arith.mulf %12, %cst_112 : tensor<12x4096x32x128xf32>
    %197 = arith.addf %195, %196 : tensor<12x4096x32x128xf32>
    %cst_113 = arith.constant dense<9.990000e-01> : tensor<12x4096x32x128xf32>
    %198 = arith.mulf %arg35, %cst_113 : tensor<12x4096x32x128xf32>
    %cst_114 = arith.constant dense<1.000000e-03> : tensor<12x4096x32x128xf32>
    %199 = arith.mulf %194, %cst_114 : tensor<12x4096x32x128xf32>
    %200 = arith.addf %198, %199 : tensor<12x4096x32x128xf32>
    %201 = tensor.empty() : tensor<12x4096x32x128xf32>
    %broadcasted_115 = linalg.broadcast ins(%23 : tensor<f32>) outs(%201 : tensor<12x4096x32x128xf32>) dimensions = [0, 1, 2, 3] 
    %202 = arith.divf %200, %broadcasted_115 : tensor<12x4096x32x128xf32>
    %203 = math.sqrt %202 : tensor<12x4096x32x128xf32>
    %cst_116 = arith.constant dense<9.99999993E-9> : tensor<12x4096x32x128xf32>
    %204 = tensor.empty() : tensor<12x4096x32x128xf32>
    %broadcasted_117 = linalg.broadcast ins(%18 : tensor<f32>) outs(%204 : tensor<12x4096x32x128xf32>) dimensions = [0, 1, 2, 3] 
    %205 = arith.divf %197, %broadcasted_117 : tensor<12x4096x32x128xf32>
    %206 = arith.addf %203, %cst_116 : tensor<12x4096x32x128xf32>
    %207 = arith.divf %205, %206 : tensor<12x4096x32x128xf32>
    %208 = tensor.empty() : tensor<12x4096x32x128xf32>
    %broadcasted_118 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%208 : tensor<12x4096x32x128xf32>) dimensions = [0, 1, 2, 3] 
    %209 = arith.mulf %207, %broadcasted_118 : tensor<12x4096x32x128xf32>
    %210 = arith.subf %arg10, %209 : tensor<12x4096x32x128xf32>
    %211 = arith.mulf %13, %13 : tensor<4096xf32>
    %cst_119 = arith.constant dense<0.899999976> : tensor<4096xf32>
    %212 = arith.mulf %arg36, %cst_119 : tensor<4096xf32>
    %cst_120 = arith.constant dense<1.000000e-01> : tensor<4096xf32>
    %213 = arith.mulf %13, %cst_120 : tensor<4096xf32>
    %214 = arith.addf %212, %213 : tensor<4096xf32>
    %cst_121 = arith.constant dense<9.990000e-01> : tensor<4096xf32>
    %215 = arith.mulf %arg37, %cst_121 : tensor<4096xf32>
    %cst_122 = arith.constant dense<1.000000e-03> : tensor<4096xf32>
    %216 = arith.mulf %211, %cst_122 : tensor<4096xf32>
    %217 = arith.addf %215, %216 : tensor<4096xf32>
    %218 = tensor.empty() : tensor<4096xf32>
    %broadcasted_123 = linalg.broadcast ins(%23 : tensor<f32>) outs(%218 : tensor<4096xf32>) dimensions = [0] 
    %219 = arith.divf %217, %broadcasted_123 : tensor<4096xf32>
    %220 = math.sqrt %219 : tensor<4096xf32>
    %cst_124 = arith.constant dense<9.99999993E-9> : tensor<4096xf32>
    %221 = tensor.empty() : tensor<4096xf32>
    %broadcasted_125 = linalg.broadcast ins(%18 : tensor<f32>) outs(%221 : tensor<4096xf32>) dimensions = [0] 
    %222 = arith.divf %214, %broadcasted_125 : tensor<4096xf32>
    %223 = arith.addf %220, %cst_124 : tensor<4096xf32>
    %224 = arith.divf %222, %223 : tensor<4096xf32>
    %225 = tensor.empty() : tensor<4096xf32>
    %broadcasted_126 = linalg.broadcast ins(%cst_25 : tensor<f32>) outs(%225 : tensor<4096xf32>) dimensions = [0] 
    %226 = arith.mulf %224, %broadcasted_126 : tensor<4096xf32>
    %227 = arith.subf %arg11, %226 : tensor<4096xf32>
    %cst_127 = arith.constant dense<1> : tensor<i32>
    %228 = arith.addi %arg38, %cst_127 : tensor<i32>
    return %1, %40, %57, %74, %91, %108, %125, %142, %159, %176, %193, %210, %227, %27, %30, %44, %47, %61, %64, %78, %81, %95, %98, %112, %115, %129, %132, %146, %149, %163, %166, %180, %183, %197, %200, %214, %217, %228 : tensor<f32>, tensor<32000x4096xf32>, tensor<4096x32000xf32>, tensor<12x11008x4096xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x32x128x4096xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<4096xf32>, tensor<32000x4096xf32>, tensor<32000x4096xf32>, tensor<4096x32000xf32>, tensor<4096x32000xf32>, tensor<12x11008x4096xf32>, tensor<12x11008x4096xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x32x128x4096xf32>, tensor<12x32x128x4096xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x32x128xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<i32>
  }
  func.func @init_main() -> (tensor<32000x4096xf32> {mesh.name = "args.0.embedding.m", mesh.param}, tensor<32000x4096xf32> {mesh.name = "args.0.embedding.v", mesh.param}, tensor<4096x32000xf32> {mesh.name = "args.0.head.m", mesh.param}, tensor<4096x32000xf32> {mesh.name = "args.0.head.v", mesh.param}, tensor<12x11008x4096xf32> {mesh.name = "args.0.layers.down.m", mesh.param}, tensor<12x11008x4096xf32> {mesh.name = "args.0.layers.down.v", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.gate.m", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.gate.v", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.key.m", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.key.v", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm1.m", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm1.v", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm2.m", mesh.param}, tensor<12x4096xf32> {mesh.name = "args.0.layers.norm2.v", mesh.param}, tensor<12x32x128x4096xf32> {mesh.name = "args.0.layers.out.m", mesh.param}, tensor<12x32x128x4096xf32> {mesh.name = "args.0.layers.out.v", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.query.m", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.query.v", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.up.m", mesh.param}, tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.up.v", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.value.m", mesh.param}, tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.value.v", mesh.param}, tensor<4096xf32> {mesh.name = "args.0.norm.m", mesh.param}, tensor<4096xf32> {mesh.name = "args.0.norm.v", mesh.param}, tensor<i32> {mesh.name = "optimizer.step", mesh.param}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<32000x4096xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32000x4096xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4096x32000xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4096x32000xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<12x11008x4096xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<12x11008x4096xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<12x4096x11008xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<12x4096x11008xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<12x4096xf32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<12x4096xf32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<12x4096xf32>
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<12x4096xf32>
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<12x32x128x4096xf32>
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<12x32x128x4096xf32>
    %cst_15 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<12x4096x11008xf32>
    %cst_18 = arith.constant dense<0.000000e+00> : tensor<12x4096x11008xf32>
    %cst_19 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
    %cst_20 = arith.constant dense<0.000000e+00> : tensor<12x4096x32x128xf32>
    %cst_21 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
    %cst_22 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
    %cst_23 = arith.constant dense<0> : tensor<i32>
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13, %cst_14, %cst_15, %cst_16, %cst_17, %cst_18, %cst_19, %cst_20, %cst_21, %cst_22, %cst_23 : tensor<32000x4096xf32>, tensor<32000x4096xf32>, tensor<4096x32000xf32>, tensor<4096x32000xf32>, tensor<12x11008x4096xf32>, tensor<12x11008x4096xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x4096xf32>, tensor<12x32x128x4096xf32>, tensor<12x32x128x4096xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x11008xf32>, tensor<12x4096x32x128xf32>, tensor<12x4096x32x128xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<i32>
  }
  func.func private @loss(%arg0: tensor<32000x4096xf32> {mesh.name = "args.0.embedding"}, %arg1: tensor<4096x32000xf32> {mesh.name = "args.0.head"}, %arg2: tensor<12x11008x4096xf32> {mesh.name = "args.0.layers.down"}, %arg3: tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.gate"}, %arg4: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.key"}, %arg5: tensor<12x4096xf32> {mesh.name = "args.0.layers.norm1"}, %arg6: tensor<12x4096xf32> {mesh.name = "args.0.layers.norm2"}, %arg7: tensor<12x32x128x4096xf32> {mesh.name = "args.0.layers.out"}, %arg8: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.query"}, %arg9: tensor<12x4096x11008xf32> {mesh.name = "args.0.layers.up"}, %arg10: tensor<12x4096x32x128xf32> {mesh.name = "args.0.layers.value"}, %arg11: tensor<4096xf32> {mesh.name = "args.0.norm"}, %arg12: tensor<8x2048xi32> {mesh.name = "args.1"}, %arg13: tensor<8x2048xi32> {mesh.name = "args.2"}) -> (tensor<f32> {mesh.name = "result"}) {
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %cst = arith.constant 1.638400e+04 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant -1.000000e+09 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c11 = arith.constant 11 : index
    %c0 = arith.constant 0 : index
    %cst_4 = arith.constant dense<false> : tensor<i1>
    %cst_5 = arith.constant dense<11.3137083> : tensor<f32>
    %cst_6 = arith.constant dense<true> : tensor<i1>
    %cst_7 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_8 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_9 = arith.constant dense<4.096000e+03> : tensor<f32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<32000> : tensor<i32>
    %cst_12 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<8x2048xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%0 : tensor<8x2048xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048xi32>
    %2 = tensor.empty() : tensor<8x2048xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %1 : tensor<8x2048xi32>, tensor<8x2048xi32>) outs(%2 : tensor<8x2048xi1>) {
    ^bb0(%in: i32, %in_14: i32, %out: i1):
      %67 = arith.cmpi slt, %in, %in_14 : i32
      linalg.yield %67 : i1
    } -> tensor<8x2048xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%0 : tensor<8x2048xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048xi32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %4 : tensor<8x2048xi32>, tensor<8x2048xi32>) outs(%0 : tensor<8x2048xi32>) {
    ^bb0(%in: i32, %in_14: i32, %out: i32):
      %67 = arith.addi %in, %in_14 : i32
      linalg.yield %67 : i32
    } -> tensor<8x2048xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg12 : tensor<8x2048xi1>, tensor<8x2048xi32>, tensor<8x2048xi32>) outs(%0 : tensor<8x2048xi32>) {
    ^bb0(%in: i1, %in_14: i32, %in_15: i32, %out: i32):
      %67 = arith.select %in, %in_14, %in_15 : i32
      linalg.yield %67 : i32
    } -> tensor<8x2048xi32>
    %7 = tensor.empty() : tensor<8x2048x1xi32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x2048xi32>) outs(%7 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %cst_13 = arith.constant dense<31999> : tensor<1xi32>
    %9 = tensor.empty() : tensor<8x2048x1xi32>
    %10 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<1xi32>) outs(%9 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048x1xi32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<8x2048x1xi32>, tensor<8x2048x1xi32>) outs(%9 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %in_14: i32, %out: i32):
      %67 = arith.minsi %in, %in_14 : i32
      linalg.yield %67 : i32
    } -> tensor<8x2048x1xi32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<8x2048x1xi32>) outs(%9 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %67 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %67 : i32
    } -> tensor<8x2048x1xi32>
    %13 = mesh.gather_slices %arg0[%12] dims [0] : tensor<32000x4096xf32>, tensor<8x2048x1xi32>
    %14 = scf.for %arg14 = %c0 to %c12 step %c1 iter_args(%arg15 = %13) -> (tensor<8x2048x4096xf32>) {
      %67 = arith.index_cast %arg14 : index to i32
      %68 = arith.index_cast %67 : i32 to index
      %69 = arith.maxsi %68, %c0 : index
      %70 = arith.minsi %69, %c11 : index
      %extracted_slice = tensor.extract_slice %arg2[%70, 0, 0] [1, 11008, 4096] [1, 1, 1] : tensor<12x11008x4096xf32> to tensor<1x11008x4096xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x11008x4096xf32> into tensor<11008x4096xf32>
      %extracted_slice_14 = tensor.extract_slice %arg3[%70, 0, 0] [1, 4096, 11008] [1, 1, 1] : tensor<12x4096x11008xf32> to tensor<1x4096x11008xf32>
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x4096x11008xf32> into tensor<4096x11008xf32>
      %extracted_slice_16 = tensor.extract_slice %arg4[%70, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<12x4096x32x128xf32> to tensor<1x4096x32x128xf32>
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2], [3]] : tensor<1x4096x32x128xf32> into tensor<4096x32x128xf32>
      %extracted_slice_18 = tensor.extract_slice %arg5[%70, 0] [1, 4096] [1, 1] : tensor<12x4096xf32> to tensor<1x4096xf32>
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1]] : tensor<1x4096xf32> into tensor<4096xf32>
      %extracted_slice_20 = tensor.extract_slice %arg6[%70, 0] [1, 4096] [1, 1] : tensor<12x4096xf32> to tensor<1x4096xf32>
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1]] : tensor<1x4096xf32> into tensor<4096xf32>
      %extracted_slice_22 = tensor.extract_slice %arg7[%70, 0, 0, 0] [1, 32, 128, 4096] [1, 1, 1, 1] : tensor<12x32x128x4096xf32> to tensor<1x32x128x4096xf32>
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2], [3]] : tensor<1x32x128x4096xf32> into tensor<32x128x4096xf32>
      %extracted_slice_24 = tensor.extract_slice %arg8[%70, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<12x4096x32x128xf32> to tensor<1x4096x32x128xf32>
      %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2], [3]] : tensor<1x4096x32x128xf32> into tensor<4096x32x128xf32>
      %extracted_slice_26 = tensor.extract_slice %arg9[%70, 0, 0] [1, 4096, 11008] [1, 1, 1] : tensor<12x4096x11008xf32> to tensor<1x4096x11008xf32>
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2]] : tensor<1x4096x11008xf32> into tensor<4096x11008xf32>
      %extracted_slice_28 = tensor.extract_slice %arg10[%70, 0, 0, 0] [1, 4096, 32, 128] [1, 1, 1, 1] : tensor<12x4096x32x128xf32> to tensor<1x4096x32x128xf32>
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3]] : tensor<1x4096x32x128xf32> into tensor<4096x32x128xf32>
      %71 = tensor.empty() : tensor<8x2048x4096xf32>
      %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %arg15 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x4096xf32>
      %73 = tensor.empty() : tensor<8x2048xf32>
      %74 = linalg.fill ins(%cst_3 : f32) outs(%73 : tensor<8x2048xf32>) -> tensor<8x2048xf32>
      %75 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<8x2048x4096xf32>) outs(%74 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %164 = arith.addf %out, %in : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048xf32>
      %76 = tensor.empty() : tensor<8x2048x1xf32>
      %77 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<8x2048xf32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x1xf32>
      %78 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x1xf32>
      %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %78 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.divf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x1xf32>
      %80 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x1xf32>
      %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %80 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.addf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x1xf32>
      %82 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<8x2048x1xf32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %164 = math.rsqrt %in : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x1xf32>
      %83 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<8x2048x1xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x4096xf32>
      %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %83 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x4096xf32>
      %85 = tensor.empty() : tensor<1x1x4096xf32>
      %86 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_19 : tensor<4096xf32>) outs(%85 : tensor<1x1x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x4096xf32>
      %87 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x1x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x4096xf32>
      %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %87 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x4096xf32>
      %89 = tensor.empty() : tensor<32x128x8x2048xf32>
      %90 = linalg.fill ins(%cst_3 : f32) outs(%89 : tensor<32x128x8x2048xf32>) -> tensor<32x128x8x2048xf32>
      %91 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_25, %88 : tensor<4096x32x128xf32>, tensor<8x2048x4096xf32>) outs(%90 : tensor<32x128x8x2048xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        %165 = arith.addf %out, %164 : f32
        linalg.yield %165 : f32
      } -> tensor<32x128x8x2048xf32>
      %92 = tensor.empty() : tensor<8x32x2048x128xf32>
      %93 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<32x128x8x2048xf32>) outs(%92 : tensor<8x32x2048x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048x128xf32>
      %94 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_17, %88 : tensor<4096x32x128xf32>, tensor<8x2048x4096xf32>) outs(%90 : tensor<32x128x8x2048xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        %165 = arith.addf %out, %164 : f32
        linalg.yield %165 : f32
      } -> tensor<32x128x8x2048xf32>
      %95 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<32x128x8x2048xf32>) outs(%92 : tensor<8x32x2048x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048x128xf32>
      %96 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_29, %88 : tensor<4096x32x128xf32>, tensor<8x2048x4096xf32>) outs(%90 : tensor<32x128x8x2048xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        %165 = arith.addf %out, %164 : f32
        linalg.yield %165 : f32
      } -> tensor<32x128x8x2048xf32>
      %97 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<32x128x8x2048xf32>) outs(%92 : tensor<8x32x2048x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048x128xf32>
      %98 = tensor.empty() : tensor<8x32x2048x2048xf32>
      %99 = linalg.fill ins(%cst_3 : f32) outs(%98 : tensor<8x32x2048x2048xf32>) -> tensor<8x32x2048x2048xf32>
      %100 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%93, %95 : tensor<8x32x2048x128xf32>, tensor<8x32x2048x128xf32>) outs(%99 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        %165 = arith.addf %out, %164 : f32
        linalg.yield %165 : f32
      } -> tensor<8x32x2048x2048xf32>
      %101 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%98 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048x2048xf32>
      %102 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %101 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%98 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.divf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x32x2048x2048xf32>
      %103 = tensor.empty() : tensor<2048x2048xi1>
      %104 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<i1>) outs(%103 : tensor<2048x2048xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<2048x2048xi1>
      %105 = tensor.empty() : tensor<2048x2048xi32>
      %106 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%105 : tensor<2048x2048xi32>) {
      ^bb0(%out: i32):
        %164 = linalg.index 0 : index
        %165 = arith.index_cast %164 : index to i32
        linalg.yield %165 : i32
      } -> tensor<2048x2048xi32>
      %107 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%105 : tensor<2048x2048xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2048x2048xi32>
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%106, %107 : tensor<2048x2048xi32>, tensor<2048x2048xi32>) outs(%105 : tensor<2048x2048xi32>) {
      ^bb0(%in: i32, %in_31: i32, %out: i32):
        %164 = arith.addi %in, %in_31 : i32
        linalg.yield %164 : i32
      } -> tensor<2048x2048xi32>
      %109 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%105 : tensor<2048x2048xi32>) {
      ^bb0(%out: i32):
        %164 = linalg.index 1 : index
        %165 = arith.index_cast %164 : index to i32
        linalg.yield %165 : i32
      } -> tensor<2048x2048xi32>
      %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<2048x2048xi32>, tensor<2048x2048xi32>) outs(%103 : tensor<2048x2048xi1>) {
      ^bb0(%in: i32, %in_31: i32, %out: i1):
        %164 = arith.cmpi sge, %in, %in_31 : i32
        linalg.yield %164 : i1
      } -> tensor<2048x2048xi1>
      %111 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i1>) outs(%103 : tensor<2048x2048xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<2048x2048xi1>
      %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %104, %111 : tensor<2048x2048xi1>, tensor<2048x2048xi1>, tensor<2048x2048xi1>) outs(%103 : tensor<2048x2048xi1>) {
      ^bb0(%in: i1, %in_31: i1, %in_32: i1, %out: i1):
        %164 = arith.select %in, %in_31, %in_32 : i1
        linalg.yield %164 : i1
      } -> tensor<2048x2048xi1>
      %113 = tensor.empty() : tensor<f32>
      %114 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%113 : tensor<f32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_2 : f32
      } -> tensor<f32>
      %115 = tensor.empty() : tensor<8x32x2048x2048xi1>
      %116 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<2048x2048xi1>) outs(%115 : tensor<8x32x2048x2048xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<8x32x2048x2048xi1>
      %117 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<f32>) outs(%98 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048x2048xf32>
      %118 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %102, %117 : tensor<8x32x2048x2048xi1>, tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%98 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
        %164 = arith.select %in, %in_31, %in_32 : f32
        linalg.yield %164 : f32
      } -> tensor<8x32x2048x2048xf32>
      %119 = tensor.empty() : tensor<8x32x2048xf32>
      %120 = linalg.fill ins(%cst_1 : f32) outs(%119 : tensor<8x32x2048xf32>) -> tensor<8x32x2048xf32>
      %121 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118 : tensor<8x32x2048x2048xf32>) outs(%120 : tensor<8x32x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %164 = arith.maximumf %out, %in : f32
        linalg.yield %164 : f32
      } -> tensor<8x32x2048xf32>
      %122 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%119 : tensor<8x32x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048xf32>
      %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %121 : tensor<8x32x2048xf32>, tensor<8x32x2048xf32>) outs(%119 : tensor<8x32x2048xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.maximumf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x32x2048xf32>
      %124 = tensor.empty() : tensor<8x32x2048x1xf32>
      %125 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<8x32x2048xf32>) outs(%124 : tensor<8x32x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048x1xf32>
      %126 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<8x32x2048x1xf32>) outs(%98 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048x2048xf32>
      %127 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %126 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%98 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.subf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x32x2048x2048xf32>
      %128 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<8x32x2048x2048xf32>) outs(%98 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %164 = math.exp %in : f32
        linalg.yield %164 : f32
      } -> tensor<8x32x2048x2048xf32>
      %129 = linalg.fill ins(%cst_3 : f32) outs(%119 : tensor<8x32x2048xf32>) -> tensor<8x32x2048xf32>
      %130 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%128 : tensor<8x32x2048x2048xf32>) outs(%129 : tensor<8x32x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %164 = arith.addf %out, %in : f32
        linalg.yield %164 : f32
      } -> tensor<8x32x2048xf32>
      %131 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<8x32x2048xf32>) outs(%124 : tensor<8x32x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048x1xf32>
      %132 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<8x32x2048x1xf32>) outs(%98 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x32x2048x2048xf32>
      %133 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %132 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x2048xf32>) outs(%98 : tensor<8x32x2048x2048xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.divf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x32x2048x2048xf32>
      %134 = linalg.fill ins(%cst_3 : f32) outs(%92 : tensor<8x32x2048x128xf32>) -> tensor<8x32x2048x128xf32>
      %135 = linalg.generic {indexing_maps = [#map13, #map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%133, %97 : tensor<8x32x2048x2048xf32>, tensor<8x32x2048x128xf32>) outs(%134 : tensor<8x32x2048x128xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        %165 = arith.addf %out, %164 : f32
        linalg.yield %165 : f32
      } -> tensor<8x32x2048x128xf32>
      %136 = linalg.fill ins(%cst_3 : f32) outs(%71 : tensor<8x2048x4096xf32>) -> tensor<8x2048x4096xf32>
      %137 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%135, %collapsed_23 : tensor<8x32x2048x128xf32>, tensor<32x128x4096xf32>) outs(%136 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        %165 = arith.addf %out, %164 : f32
        linalg.yield %165 : f32
      } -> tensor<8x2048x4096xf32>
      %138 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15, %137 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.addf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x4096xf32>
      %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %138 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x4096xf32>
      %140 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<8x2048x4096xf32>) outs(%74 : tensor<8x2048xf32>) {
      ^bb0(%in: f32, %out: f32):
        %164 = arith.addf %out, %in : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048xf32>
      %141 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<8x2048xf32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x1xf32>
      %142 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %78 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.divf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x1xf32>
      %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %80 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.addf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x1xf32>
      %144 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<8x2048x1xf32>) outs(%76 : tensor<8x2048x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %164 = math.rsqrt %in : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x1xf32>
      %145 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<8x2048x1xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x4096xf32>
      %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %145 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x4096xf32>
      %147 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_21 : tensor<4096xf32>) outs(%85 : tensor<1x1x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x4096xf32>
      %148 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x1x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x4096xf32>
      %149 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %148 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x4096xf32>
      %150 = tensor.empty() : tensor<8x2048x11008xf32>
      %151 = linalg.fill ins(%cst_3 : f32) outs(%150 : tensor<8x2048x11008xf32>) -> tensor<8x2048x11008xf32>
      %152 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%149, %collapsed_15 : tensor<8x2048x4096xf32>, tensor<4096x11008xf32>) outs(%151 : tensor<8x2048x11008xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        %165 = arith.addf %out, %164 : f32
        linalg.yield %165 : f32
      } -> tensor<8x2048x11008xf32>
      %cst_30 = arith.constant dense<1.000000e+00> : tensor<f32>
      %153 = tensor.empty() : tensor<8x2048x11008xf32>
      %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<8x2048x11008xf32>) outs(%153 : tensor<8x2048x11008xf32>) {
      ^bb0(%in: f32, %out: f32):
        %164 = arith.negf %in : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x11008xf32>
      %155 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<8x2048x11008xf32>) outs(%153 : tensor<8x2048x11008xf32>) {
      ^bb0(%in: f32, %out: f32):
        %164 = math.exp %in : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x11008xf32>
      %156 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%153 : tensor<8x2048x11008xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x2048x11008xf32>
      %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %155 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%153 : tensor<8x2048x11008xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.addf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x11008xf32>
      %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%153 : tensor<8x2048x11008xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.divf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x11008xf32>
      %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %158 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%150 : tensor<8x2048x11008xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x11008xf32>
      %160 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%149, %collapsed_27 : tensor<8x2048x4096xf32>, tensor<4096x11008xf32>) outs(%151 : tensor<8x2048x11008xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        %165 = arith.addf %out, %164 : f32
        linalg.yield %165 : f32
      } -> tensor<8x2048x11008xf32>
      %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%150 : tensor<8x2048x11008xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x11008xf32>
      %162 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%161, %collapsed : tensor<8x2048x11008xf32>, tensor<11008x4096xf32>) outs(%136 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.mulf %in, %in_31 : f32
        %165 = arith.addf %out, %164 : f32
        linalg.yield %165 : f32
      } -> tensor<8x2048x4096xf32>
      %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %162 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%71 : tensor<8x2048x4096xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %164 = arith.addf %in, %in_31 : f32
        linalg.yield %164 : f32
      } -> tensor<8x2048x4096xf32>
      scf.yield %163 : tensor<8x2048x4096xf32>
    }
    %15 = tensor.empty() : tensor<8x2048x4096xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%15 : tensor<8x2048x4096xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.mulf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x4096xf32>
    %17 = tensor.empty() : tensor<8x2048xf32>
    %18 = linalg.fill ins(%cst_3 : f32) outs(%17 : tensor<8x2048xf32>) -> tensor<8x2048xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<8x2048x4096xf32>) outs(%18 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %20 = tensor.empty() : tensor<8x2048x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<8x2048xf32>) outs(%20 : tensor<8x2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x1xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%20 : tensor<8x2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x1xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%20 : tensor<8x2048x1xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.divf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x1xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%20 : tensor<8x2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x1xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %24 : tensor<8x2048x1xf32>, tensor<8x2048x1xf32>) outs(%20 : tensor<8x2048x1xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.addf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x1xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<8x2048x1xf32>) outs(%20 : tensor<8x2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.rsqrt %in : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x1xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<8x2048x1xf32>) outs(%15 : tensor<8x2048x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x4096xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %27 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%15 : tensor<8x2048x4096xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.mulf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x4096xf32>
    %29 = tensor.empty() : tensor<1x1x4096xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<4096xf32>) outs(%29 : tensor<1x1x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32>
    %31 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x1x4096xf32>) outs(%15 : tensor<8x2048x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x4096xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %31 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) outs(%15 : tensor<8x2048x4096xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.mulf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x4096xf32>
    %33 = tensor.empty() : tensor<8x2048x32000xf32>
    %34 = linalg.fill ins(%cst_3 : f32) outs(%33 : tensor<8x2048x32000xf32>) -> tensor<8x2048x32000xf32>
    %35 = linalg.generic {indexing_maps = [#map24, #map25, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32, %arg1 : tensor<8x2048x4096xf32>, tensor<4096x32000xf32>) outs(%34 : tensor<8x2048x32000xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.mulf %in, %in_14 : f32
      %68 = arith.addf %out, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<8x2048x32000xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<8x2048xi32>) outs(%7 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048x1xi32>
    %37 = tensor.empty() : tensor<1x1x32000xi32>
    %38 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%37 : tensor<1x1x32000xi32>) {
    ^bb0(%out: i32):
      %67 = linalg.index 2 : index
      %68 = arith.index_cast %67 : index to i32
      linalg.yield %68 : i32
    } -> tensor<1x1x32000xi32>
    %39 = tensor.empty() : tensor<8x2048x32000xi32>
    %40 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<8x2048x1xi32>) outs(%39 : tensor<8x2048x32000xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048x32000xi32>
    %41 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<1x1x32000xi32>) outs(%39 : tensor<8x2048x32000xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048x32000xi32>
    %42 = tensor.empty() : tensor<8x2048x32000xi1>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %41 : tensor<8x2048x32000xi32>, tensor<8x2048x32000xi32>) outs(%42 : tensor<8x2048x32000xi1>) {
    ^bb0(%in: i32, %in_14: i32, %out: i1):
      %67 = arith.cmpi eq, %in, %in_14 : i32
      linalg.yield %67 : i1
    } -> tensor<8x2048x32000xi1>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<8x2048x32000xi1>) outs(%33 : tensor<8x2048x32000xf32>) {
    ^bb0(%in: i1, %out: f32):
      %67 = arith.uitofp %in : i1 to f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x32000xf32>
    %45 = linalg.fill ins(%cst_1 : f32) outs(%17 : tensor<8x2048xf32>) -> tensor<8x2048xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%35 : tensor<8x2048x32000xf32>) outs(%45 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.maximumf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%17 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %46 : tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%17 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.maximumf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<8x2048xf32>) outs(%2 : tensor<8x2048xi1>) {
    ^bb0(%in: f32, %out: i1):
      %67 = math.absf %in : f32
      %68 = arith.cmpf one, %67, %cst_0 : f32
      linalg.yield %68 : i1
    } -> tensor<8x2048xi1>
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%17 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %48, %50 : tensor<8x2048xi1>, tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%17 : tensor<8x2048xf32>) {
    ^bb0(%in: i1, %in_14: f32, %in_15: f32, %out: f32):
      %67 = arith.select %in, %in_14, %in_15 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<8x2048xf32>) outs(%20 : tensor<8x2048x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x1xf32>
    %53 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<8x2048x1xf32>) outs(%33 : tensor<8x2048x32000xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x32000xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %53 : tensor<8x2048x32000xf32>, tensor<8x2048x32000xf32>) outs(%33 : tensor<8x2048x32000xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.subf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x32000xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<8x2048x32000xf32>) outs(%33 : tensor<8x2048x32000xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.exp %in : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x32000xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<8x2048x32000xf32>) outs(%18 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<8x2048xf32>) outs(%17 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.absf %in : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<8x2048xf32>) outs(%17 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.log %in : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %51 : tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%17 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.addf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %44 : tensor<8x2048x32000xf32>, tensor<8x2048x32000xf32>) outs(%33 : tensor<8x2048x32000xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.mulf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048x32000xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<8x2048x32000xf32>) outs(%18 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %61 : tensor<8x2048xf32>, tensor<8x2048xf32>) outs(%17 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %67 = arith.subf %in, %in_14 : f32
      linalg.yield %67 : f32
    } -> tensor<8x2048xf32>
    %63 = tensor.empty() : tensor<f32>
    %64 = linalg.fill ins(%cst_3 : f32) outs(%63 : tensor<f32>) -> tensor<f32>
    %65 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%62 : tensor<8x2048xf32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %66 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%65 : tensor<f32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.divf %in, %cst : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    return %66 : tensor<f32>
  }
  func.func private @custom(%arg0: tensor<32000x4096xf32>, %arg1: tensor<8x2048x1xi32>) -> tensor<8x2048x4096xf32> attributes {mesh.custom_jvp = @custom_tangent, mesh.custom_vjp = [@custom_forward, @custom_backward]} {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<31999> : tensor<1xi32>
    %0 = tensor.empty() : tensor<8x2048x1xi32>
    %1 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%0 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048x1xi32>
    %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %1 : tensor<8x2048x1xi32>, tensor<8x2048x1xi32>) outs(%0 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %5 = arith.minsi %in, %in_0 : i32
      linalg.yield %5 : i32
    } -> tensor<8x2048x1xi32>
    %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<8x2048x1xi32>) outs(%0 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %5 : i32
    } -> tensor<8x2048x1xi32>
    %4 = mesh.gather_slices %arg0[%3] dims [0] : tensor<32000x4096xf32>, tensor<8x2048x1xi32>
    return %4 : tensor<8x2048x4096xf32>
  }
  func.func private @custom_forward(%arg0: tensor<32000x4096xf32>, %arg1: tensor<8x2048x1xi32>) -> (tensor<8x2048x4096xf32>, tensor<8x2048x1xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<31999> : tensor<1xi32>
    %0 = tensor.empty() : tensor<8x2048x1xi32>
    %1 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%0 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048x1xi32>
    %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %1 : tensor<8x2048x1xi32>, tensor<8x2048x1xi32>) outs(%0 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %5 = arith.minsi %in, %in_0 : i32
      linalg.yield %5 : i32
    } -> tensor<8x2048x1xi32>
    %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<8x2048x1xi32>) outs(%0 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %5 : i32
    } -> tensor<8x2048x1xi32>
    %4 = mesh.gather_slices %arg0[%3] dims [0] : tensor<32000x4096xf32>, tensor<8x2048x1xi32>
    return %4, %arg1 : tensor<8x2048x4096xf32>, tensor<8x2048x1xi32>
  }
  func.func private @custom_backward(%arg0: tensor<8x2048x1xi32>, %arg1: tensor<8x2048x4096xf32>) -> tensor<32000x4096xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<32000x4096xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<32000x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32000x4096xf32>
    %2 = mesh.scatter_slices %arg1 into %1 at %arg0 dims [0] by {
    ^bb0(%arg2: f32, %arg3: f32):
      %3 = arith.addf %arg2, %arg3 : f32
      mesh.scalar_yield %3 : f32
    } : tensor<8x2048x4096xf32> into tensor<32000x4096xf32> at tensor<8x2048x1xi32>
    return %2 : tensor<32000x4096xf32>
  }
  func.func private @custom_tangent(%arg0: tensor<32000x4096xf32>, %arg1: tensor<8x2048x1xi32>, %arg2: tensor<32000x4096xf32>) -> (tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<31999> : tensor<1xi32>
    %0 = tensor.empty() : tensor<8x2048x1xi32>
    %1 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%0 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x2048x1xi32>
    %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %1 : tensor<8x2048x1xi32>, tensor<8x2048x1xi32>) outs(%0 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %6 = arith.minsi %in, %in_0 : i32
      linalg.yield %6 : i32
    } -> tensor<8x2048x1xi32>
    %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<8x2048x1xi32>) outs(%0 : tensor<8x2048x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<8x2048x1xi32>
    %4 = mesh.gather_slices %arg0[%3] dims [0] : tensor<32000x4096xf32>, tensor<8x2048x1xi32>
    %5 = mesh.gather_slices %arg2[%3] dims [0] : tensor<32000x4096xf32>, tensor<8x2048x1xi32>
    return %4, %5 : tensor<8x2048x4096xf32>, tensor<8x2048x4096xf32>
  }
  func.func private @custom_4(%arg0: tensor<8x2048x11008xf32>) -> tensor<8x2048x11008xf32> attributes {mesh.custom_jvp = @custom_tangent_7, mesh.custom_vjp = [@custom_forward_5, @custom_backward_6]} {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<8x2048x11008xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.negf %in : f32
      linalg.yield %6 : f32
    } -> tensor<8x2048x11008xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = math.exp %in : f32
      linalg.yield %6 : f32
    } -> tensor<8x2048x11008xf32>
    %3 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x11008xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %2 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.addf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<8x2048x11008xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.divf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<8x2048x11008xf32>
    return %5 : tensor<8x2048x11008xf32>
  }
  func.func private @custom_forward_5(%arg0: tensor<8x2048x11008xf32>) -> (tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<8x2048x11008xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.negf %in : f32
      linalg.yield %8 : f32
    } -> tensor<8x2048x11008xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = math.exp %in : f32
      linalg.yield %8 : f32
    } -> tensor<8x2048x11008xf32>
    %3 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x11008xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %2 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.addf %in, %in_0 : f32
      linalg.yield %8 : f32
    } -> tensor<8x2048x11008xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.divf %in, %in_0 : f32
      linalg.yield %8 : f32
    } -> tensor<8x2048x11008xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.subf %in, %in_0 : f32
      linalg.yield %8 : f32
    } -> tensor<8x2048x11008xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.mulf %in, %in_0 : f32
      linalg.yield %8 : f32
    } -> tensor<8x2048x11008xf32>
    return %5, %7 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>
  }
  func.func private @custom_backward_6(%arg0: tensor<8x2048x11008xf32>, %arg1: tensor<8x2048x11008xf32>) -> tensor<8x2048x11008xf32> {
    %0 = tensor.empty() : tensor<8x2048x11008xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg0 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<8x2048x11008xf32>
    return %1 : tensor<8x2048x11008xf32>
  }
  func.func private @custom_tangent_7(%arg0: tensor<8x2048x11008xf32>, %arg1: tensor<8x2048x11008xf32>) -> (tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<8x2048x11008xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.negf %in : f32
      linalg.yield %9 : f32
    } -> tensor<8x2048x11008xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.exp %in : f32
      linalg.yield %9 : f32
    } -> tensor<8x2048x11008xf32>
    %3 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2048x11008xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %2 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.addf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<8x2048x11008xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.divf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<8x2048x11008xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.subf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<8x2048x11008xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<8x2048x11008xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %7 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>) outs(%0 : tensor<8x2048x11008xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<8x2048x11008xf32>
    return %5, %8 : tensor<8x2048x11008xf32>, tensor<8x2048x11008xf32>
  }
}

