#loc = loc(unknown)
#loc1 = loc(unknown)
#loc2 = loc(unknown)
#loc3 = loc(unknown)
#loc4 = loc(unknown)
#loc5 = loc(unknown)
#loc6 = loc(unknown)
#loc7 = loc(unknown)
#loc8 = loc(unknown)
#loc9 = loc(unknown)
#loc10 = loc("examples/jax/models.py":212:36)
#loc11 = loc("examples/jax/models.py":191:15)
#loc12 = loc("examples/jax/models.py":191:14)
#loc13 = loc("examples/jax/models.py":213:11)
#loc14 = loc("examples/jax/models.py":283:14)
#loc15 = loc("examples/jax/models.py":289:41)
#loc16 = loc("examples/jax/models.py":289:24)
#loc17 = loc("examples/jax/models.py":293:4)
#loc18 = loc("examples/jax/models.py":212:46)
#loc19 = loc("examples/jax/models.py":212:36)
#loc20 = loc("examples/jax/models.py":212:27)
#loc21 = loc("examples/jax/models.py":212:57)
#loc22 = loc("examples/jax/models.py":212:27)
#loc23 = loc("examples/jax/models.py":212:19)
#loc24 = loc("examples/jax/models.py":212:15)
#loc25 = loc("examples/jax/models.py":212:67)
#loc26 = loc("examples/jax/models.py":212:78)
#loc27 = loc("examples/jax/models.py":212:67)
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#loc28 = loc("examples/jax/models.py":212:36)
#loc29 = loc("examples/jax/models.py":191:15)
#loc30 = loc("examples/jax/models.py":191:14)
#loc31 = loc("examples/jax/models.py":213:11)
#loc32 = loc("examples/jax/models.py":283:14)
#loc33 = loc("examples/jax/models.py":289:41)
#loc34 = loc("examples/jax/models.py":289:24)
#loc35 = loc("examples/jax/models.py":293:4)
#loc36 = loc("examples/jax/models.py":212:46)
#loc37 = loc("examples/jax/models.py":212:36)
#loc38 = loc("examples/jax/models.py":212:27)
#loc39 = loc("examples/jax/models.py":212:57)
#loc40 = loc("examples/jax/models.py":212:27)
#loc41 = loc("examples/jax/models.py":212:19)
#loc42 = loc("examples/jax/models.py":212:15)
#loc43 = loc("examples/jax/models.py":212:67)
#loc44 = loc("examples/jax/models.py":212:78)
#loc45 = loc("examples/jax/models.py":212:67)
#loc46 = loc("examples/jax/models.py":289:24)
#loc47 = loc("examples/jax/models.py":289:41)
#loc48 = loc("examples/jax/models.py":283:14)
#loc49 = loc("examples/jax/models.py":213:11)
#loc51 = loc("examples/jax/models.py":191:14)
#loc52 = loc("examples/jax/models.py":191:15)
#loc53 = loc("examples/jax/models.py":212:36)
#loc54 = loc("examples/jax/models.py":212:46)
#loc55 = loc("examples/jax/models.py":212:36)
#loc56 = loc("examples/jax/models.py":212:27)
#loc57 = loc("examples/jax/models.py":212:57)
#loc58 = loc("examples/jax/models.py":212:27)
#loc59 = loc("examples/jax/models.py":212:19)
#loc60 = loc("examples/jax/models.py":212:15)
#loc61 = loc("examples/jax/models.py":212:67)
#loc62 = loc("examples/jax/models.py":212:78)
#loc63 = loc("examples/jax/models.py":212:67)
#loc64 = loc("examples/jax/models.py":212:36)
#loc65 = loc("examples/jax/models.py":212:46)
#loc66 = loc("examples/jax/models.py":212:36)
#loc67 = loc("examples/jax/models.py":212:27)
#loc68 = loc("examples/jax/models.py":212:57)
#loc69 = loc("examples/jax/models.py":212:27)
#loc70 = loc("examples/jax/models.py":212:19)
#loc71 = loc("examples/jax/models.py":212:15)
#loc72 = loc("examples/jax/models.py":212:67)
#loc73 = loc("examples/jax/models.py":212:78)
#loc74 = loc("examples/jax/models.py":212:67)
module @jit_lion {
mesh.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<10xf32> {mesh.name = "params.bias", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc68), %arg1: tensor<3x16x10xf32> {mesh.name = "params.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc68), %arg2: tensor<24x16xf32> {mesh.name = "params.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc68), %arg3: tensor<10xf32> {mesh.name = "gradients.bias", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc65), %arg4: tensor<3x16x10xf32> {mesh.name = "gradients.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc65), %arg5: tensor<24x16xf32> {mesh.name = "gradients.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc65), %arg6: tensor<10xf32> {mesh.name = "momenta.bias", mesh.sharding = #mesh.sharding<@mesh, [{"model"}]>} loc(#loc64), %arg7: tensor<3x16x10xf32> {mesh.name = "momenta.stack", mesh.sharding = #mesh.sharding<@mesh, [{}, {"model"}, {"data"}]>} loc(#loc64), %arg8: tensor<24x16xf32> {mesh.name = "momenta.w", mesh.sharding = #mesh.sharding<@mesh, [{"data"}, {"model"}]>} loc(#loc64)) -> (tensor<10xf32> {mesh.name = "result.0.bias"}, tensor<3x16x10xf32> {mesh.name = "result.0.stack"}, tensor<24x16xf32> {mesh.name = "result.0.w"}, tensor<10xf32> {mesh.name = "result.1.bias"}, tensor<3x16x10xf32> {mesh.name = "result.1.stack"}, tensor<24x16xf32> {mesh.name = "result.1.w"}) {
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc64)
    %cst_0 = arith.constant dense<9.900000e-01> : tensor<f32> loc(#loc64)
    %cst_1 = arith.constant dense<0.00999999977> : tensor<f32> loc(#loc64)
    %cst_2 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc64)
    %cst_3 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc64)
    %0 = tensor.empty() : tensor<10xf32> loc(#loc64)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc64), %out: f32 loc("examples/jax/models.py":212:36)):
      linalg.yield %in : f32 loc(#loc64)
    } -> tensor<10xf32> loc(#loc64)
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1, %arg6 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:36), %in_4: f32 loc(#loc64), %out: f32 loc("examples/jax/models.py":212:36)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc64)
      linalg.yield %48 : f32 loc(#loc64)
    } -> tensor<10xf32> loc(#loc64)
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc65), %out: f32 loc("examples/jax/models.py":212:46)):
      linalg.yield %in : f32 loc(#loc65)
    } -> tensor<10xf32> loc(#loc65)
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%3, %arg3 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:46), %in_4: f32 loc(#loc65), %out: f32 loc("examples/jax/models.py":212:46)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc65)
      linalg.yield %48 : f32 loc(#loc65)
    } -> tensor<10xf32> loc(#loc65)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%2, %4 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:36), %in_4: f32 loc("examples/jax/models.py":212:46), %out: f32 loc("examples/jax/models.py":212:36)):
      %48 = arith.addf %in, %in_4 : f32 loc(#loc66)
      linalg.yield %48 : f32 loc(#loc66)
    } -> tensor<10xf32> loc(#loc66)
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%5 : tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:36), %out: f32 loc("examples/jax/models.py":212:27)):
      %48 = arith.cmpf one, %in, %cst : f32 loc(#loc67)
      %49 = arith.uitofp %48 : i1 to f32 loc(#loc67)
      %50 = math.copysign %49, %in : f32 loc(#loc67)
      %51 = arith.cmpf uno, %in, %in : f32 loc(#loc67)
      %52 = arith.select %51, %in, %50 : f32 loc(#loc67)
      linalg.yield %52 : f32 loc(#loc67)
    } -> tensor<10xf32> loc(#loc67)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%3, %arg0 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:46), %in_4: f32 loc(#loc68), %out: f32 loc("examples/jax/models.py":212:57)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc68)
      linalg.yield %48 : f32 loc(#loc68)
    } -> tensor<10xf32> loc(#loc68)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %7 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:27), %in_4: f32 loc("examples/jax/models.py":212:57), %out: f32 loc("examples/jax/models.py":212:27)):
      %48 = arith.addf %in, %in_4 : f32 loc(#loc69)
      linalg.yield %48 : f32 loc(#loc69)
    } -> tensor<10xf32> loc(#loc69)
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc70), %out: f32 loc("examples/jax/models.py":212:19)):
      linalg.yield %in : f32 loc(#loc70)
    } -> tensor<10xf32> loc(#loc70)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%9, %8 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:19), %in_4: f32 loc("examples/jax/models.py":212:27), %out: f32 loc("examples/jax/models.py":212:19)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc70)
      linalg.yield %48 : f32 loc(#loc70)
    } -> tensor<10xf32> loc(#loc70)
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %10 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc71), %in_4: f32 loc("examples/jax/models.py":212:19), %out: f32 loc("examples/jax/models.py":212:15)):
      %48 = arith.subf %in, %in_4 : f32 loc(#loc71)
      linalg.yield %48 : f32 loc(#loc71)
    } -> tensor<10xf32> loc(#loc71)
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(#loc72), %out: f32 loc("examples/jax/models.py":212:67)):
      linalg.yield %in : f32 loc(#loc72)
    } -> tensor<10xf32> loc(#loc72)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%12, %arg6 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:67), %in_4: f32 loc(#loc72), %out: f32 loc("examples/jax/models.py":212:67)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc72)
      linalg.yield %48 : f32 loc(#loc72)
    } -> tensor<10xf32> loc(#loc72)
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%9, %arg3 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:19), %in_4: f32 loc(#loc73), %out: f32 loc("examples/jax/models.py":212:78)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc73)
      linalg.yield %48 : f32 loc(#loc73)
    } -> tensor<10xf32> loc(#loc73)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%13, %14 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:67), %in_4: f32 loc("examples/jax/models.py":212:78), %out: f32 loc("examples/jax/models.py":212:67)):
      %48 = arith.addf %in, %in_4 : f32 loc(#loc74)
      linalg.yield %48 : f32 loc(#loc74)
    } -> tensor<10xf32> loc(#loc74)
    %16 = tensor.empty() : tensor<3x16x10xf32> loc(#loc64)
    %17 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc64), %out: f32 loc("examples/jax/models.py":212:36)):
      linalg.yield %in : f32 loc(#loc64)
    } -> tensor<3x16x10xf32> loc(#loc64)
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %arg7 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:36), %in_4: f32 loc(#loc64), %out: f32 loc("examples/jax/models.py":212:36)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc64)
      linalg.yield %48 : f32 loc(#loc64)
    } -> tensor<3x16x10xf32> loc(#loc64)
    %19 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc65), %out: f32 loc("examples/jax/models.py":212:46)):
      linalg.yield %in : f32 loc(#loc65)
    } -> tensor<3x16x10xf32> loc(#loc65)
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg4 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:46), %in_4: f32 loc(#loc65), %out: f32 loc("examples/jax/models.py":212:46)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc65)
      linalg.yield %48 : f32 loc(#loc65)
    } -> tensor<3x16x10xf32> loc(#loc65)
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %20 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:36), %in_4: f32 loc("examples/jax/models.py":212:46), %out: f32 loc("examples/jax/models.py":212:36)):
      %48 = arith.addf %in, %in_4 : f32 loc(#loc66)
      linalg.yield %48 : f32 loc(#loc66)
    } -> tensor<3x16x10xf32> loc(#loc66)
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:36), %out: f32 loc("examples/jax/models.py":212:27)):
      %48 = arith.cmpf one, %in, %cst : f32 loc(#loc67)
      %49 = arith.uitofp %48 : i1 to f32 loc(#loc67)
      %50 = math.copysign %49, %in : f32 loc(#loc67)
      %51 = arith.cmpf uno, %in, %in : f32 loc(#loc67)
      %52 = arith.select %51, %in, %50 : f32 loc(#loc67)
      linalg.yield %52 : f32 loc(#loc67)
    } -> tensor<3x16x10xf32> loc(#loc67)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg1 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:46), %in_4: f32 loc(#loc68), %out: f32 loc("examples/jax/models.py":212:57)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc68)
      linalg.yield %48 : f32 loc(#loc68)
    } -> tensor<3x16x10xf32> loc(#loc68)
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:27), %in_4: f32 loc("examples/jax/models.py":212:57), %out: f32 loc("examples/jax/models.py":212:27)):
      %48 = arith.addf %in, %in_4 : f32 loc(#loc69)
      linalg.yield %48 : f32 loc(#loc69)
    } -> tensor<3x16x10xf32> loc(#loc69)
    %25 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc70), %out: f32 loc("examples/jax/models.py":212:19)):
      linalg.yield %in : f32 loc(#loc70)
    } -> tensor<3x16x10xf32> loc(#loc70)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %24 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:19), %in_4: f32 loc("examples/jax/models.py":212:27), %out: f32 loc("examples/jax/models.py":212:19)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc70)
      linalg.yield %48 : f32 loc(#loc70)
    } -> tensor<3x16x10xf32> loc(#loc70)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %26 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc71), %in_4: f32 loc("examples/jax/models.py":212:19), %out: f32 loc("examples/jax/models.py":212:15)):
      %48 = arith.subf %in, %in_4 : f32 loc(#loc71)
      linalg.yield %48 : f32 loc(#loc71)
    } -> tensor<3x16x10xf32> loc(#loc71)
    %28 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc(#loc72), %out: f32 loc("examples/jax/models.py":212:67)):
      linalg.yield %in : f32 loc(#loc72)
    } -> tensor<3x16x10xf32> loc(#loc72)
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %arg7 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:67), %in_4: f32 loc(#loc72), %out: f32 loc("examples/jax/models.py":212:67)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc72)
      linalg.yield %48 : f32 loc(#loc72)
    } -> tensor<3x16x10xf32> loc(#loc72)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg4 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:19), %in_4: f32 loc(#loc73), %out: f32 loc("examples/jax/models.py":212:78)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc73)
      linalg.yield %48 : f32 loc(#loc73)
    } -> tensor<3x16x10xf32> loc(#loc73)
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %30 : tensor<3x16x10xf32>, tensor<3x16x10xf32>) outs(%16 : tensor<3x16x10xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:67), %in_4: f32 loc("examples/jax/models.py":212:78), %out: f32 loc("examples/jax/models.py":212:67)):
      %48 = arith.addf %in, %in_4 : f32 loc(#loc74)
      linalg.yield %48 : f32 loc(#loc74)
    } -> tensor<3x16x10xf32> loc(#loc74)
    %32 = tensor.empty() : tensor<24x16xf32> loc(#loc64)
    %33 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc64), %out: f32 loc("examples/jax/models.py":212:36)):
      linalg.yield %in : f32 loc(#loc64)
    } -> tensor<24x16xf32> loc(#loc64)
    %34 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%33, %arg8 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:36), %in_4: f32 loc(#loc64), %out: f32 loc("examples/jax/models.py":212:36)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc64)
      linalg.yield %48 : f32 loc(#loc64)
    } -> tensor<24x16xf32> loc(#loc64)
    %35 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc65), %out: f32 loc("examples/jax/models.py":212:46)):
      linalg.yield %in : f32 loc(#loc65)
    } -> tensor<24x16xf32> loc(#loc65)
    %36 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%35, %arg5 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:46), %in_4: f32 loc(#loc65), %out: f32 loc("examples/jax/models.py":212:46)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc65)
      linalg.yield %48 : f32 loc(#loc65)
    } -> tensor<24x16xf32> loc(#loc65)
    %37 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%34, %36 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:36), %in_4: f32 loc("examples/jax/models.py":212:46), %out: f32 loc("examples/jax/models.py":212:36)):
      %48 = arith.addf %in, %in_4 : f32 loc(#loc66)
      linalg.yield %48 : f32 loc(#loc66)
    } -> tensor<24x16xf32> loc(#loc66)
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:36), %out: f32 loc("examples/jax/models.py":212:27)):
      %48 = arith.cmpf one, %in, %cst : f32 loc(#loc67)
      %49 = arith.uitofp %48 : i1 to f32 loc(#loc67)
      %50 = math.copysign %49, %in : f32 loc(#loc67)
      %51 = arith.cmpf uno, %in, %in : f32 loc(#loc67)
      %52 = arith.select %51, %in, %50 : f32 loc(#loc67)
      linalg.yield %52 : f32 loc(#loc67)
    } -> tensor<24x16xf32> loc(#loc67)
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%35, %arg2 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:46), %in_4: f32 loc(#loc68), %out: f32 loc("examples/jax/models.py":212:57)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc68)
      linalg.yield %48 : f32 loc(#loc68)
    } -> tensor<24x16xf32> loc(#loc68)
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%38, %39 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:27), %in_4: f32 loc("examples/jax/models.py":212:57), %out: f32 loc("examples/jax/models.py":212:27)):
      %48 = arith.addf %in, %in_4 : f32 loc(#loc69)
      linalg.yield %48 : f32 loc(#loc69)
    } -> tensor<24x16xf32> loc(#loc69)
    %41 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc70), %out: f32 loc("examples/jax/models.py":212:19)):
      linalg.yield %in : f32 loc(#loc70)
    } -> tensor<24x16xf32> loc(#loc70)
    %42 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%41, %40 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:19), %in_4: f32 loc("examples/jax/models.py":212:27), %out: f32 loc("examples/jax/models.py":212:19)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc70)
      linalg.yield %48 : f32 loc(#loc70)
    } -> tensor<24x16xf32> loc(#loc70)
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg2, %42 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc71), %in_4: f32 loc("examples/jax/models.py":212:19), %out: f32 loc("examples/jax/models.py":212:15)):
      %48 = arith.subf %in, %in_4 : f32 loc(#loc71)
      linalg.yield %48 : f32 loc(#loc71)
    } -> tensor<24x16xf32> loc(#loc71)
    %44 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(#loc72), %out: f32 loc("examples/jax/models.py":212:67)):
      linalg.yield %in : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%44, %arg8 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:67), %in_4: f32 loc(#loc72), %out: f32 loc("examples/jax/models.py":212:67)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc72)
      linalg.yield %48 : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%41, %arg5 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:19), %in_4: f32 loc(#loc73), %out: f32 loc("examples/jax/models.py":212:78)):
      %48 = arith.mulf %in, %in_4 : f32 loc(#loc73)
      linalg.yield %48 : f32 loc(#loc73)
    } -> tensor<24x16xf32> loc(#loc73)
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%45, %46 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%32 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("examples/jax/models.py":212:67), %in_4: f32 loc("examples/jax/models.py":212:78), %out: f32 loc("examples/jax/models.py":212:67)):
      %48 = arith.addf %in, %in_4 : f32 loc(#loc74)
      linalg.yield %48 : f32 loc(#loc74)
    } -> tensor<24x16xf32> loc(#loc74)
    return %11, %27, %43, %15, %31, %47 : tensor<10xf32>, tensor<3x16x10xf32>, tensor<24x16xf32>, tensor<10xf32>, tensor<3x16x10xf32>, tensor<24x16xf32> loc(#loc50)
  } loc(#loc50)
} loc(#loc)
#loc50 = loc("examples/jax/models.py":283:14)
