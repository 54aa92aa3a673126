// Large elements do not hide small ones that are wrong; small ones that are made
// of large ones, and so are as far off on one device, are right.
//
// REQUIRES: mesh-run
// RUN: not mesh-run %s --entry=masked --reference=%s:scaled 2>&1 | FileCheck %s --check-prefix=HIDDEN
// HIDDEN: @masked on 2 devices
// HIDDEN: 0 8x8xf32 {{.*}}e-07 1e-05 WRONG at [{{[0-9], [0-9]}}]: got
// HIDDEN: error: 1 of 1 entry differs
// RUN: mesh-run %s --entry=masked --check | FileCheck %s --check-prefix=RIGHT
// RUN: mesh-run %s --entry=cancelled --check | FileCheck %s --check-prefix=RIGHT
// RUN: mesh-run %s --entry=ordered --check --arg=0=1 | FileCheck %s --check-prefix=RIGHT
// RUN: not mesh-run %s --entry=ordered --reference=%s:other --arg=0=1 | FileCheck %s --check-prefix=OTHER
// OTHER: WRONG at [3]: got 4, expected 3
// RIGHT: ok
// RUN: not mesh-run %s --entry=cancelled --check --tolerance=1e-12 | FileCheck %s --check-prefix=MOST
// MOST: 8x8xf32 {{.*}} 1e-12 WRONG at [{{[0-9], [0-9]}}]: got {{.*}}, expected

mesh.mesh @m = <["x"=2]>

func.func private @mask(%x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
                        %scale: f32) -> tensor<8x8xf32> {
  %far = arith.constant -1.0e9 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %y = linalg.map ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>)
    (%u: f32, %unused: f32) {
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %isLater = arith.cmpi ult, %i, %j : index
      %scaled = arith.mulf %u, %scale : f32
      %s = arith.select %isLater, %far, %scaled : f32
      linalg.yield %s : f32
    }
  return %y : tensor<8x8xf32>
}

func.func @masked(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %one = arith.constant 1.0 : f32
  %y = call @mask(%x, %one) : (tensor<8x8xf32>, f32) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

func.func @scaled(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %thousand = arith.constant 1.0e3 : f32
  %y = call @mask(%x, %thousand) : (tensor<8x8xf32>, f32) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// Off the diagonal, where numbers of the size of 1 are added up and taken away
// again, is what their rounding leaves.
func.func @cancelled(%x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> tensor<8x8xf32> {
  %tenth = arith.constant 0.1 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %y = linalg.map ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>)
    (%u: f32, %unused: f32) {
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %isDiagonal = arith.cmpi eq, %i, %j : index
      %more = arith.addf %u, %tenth : f32
      %back = arith.subf %more, %u : f32
      %noise = arith.subf %back, %tenth : f32
      %s = arith.select %isDiagonal, %u, %noise : f32
      linalg.yield %s : f32
    }
  return %y : tensor<8x8xf32>
}

// The third sum is 1 in the order of one device, and 0 in that of two. That it is
// made of large numbers shows where those are off by a rounding.
func.func @ordered(%x: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>})
    -> tensor<4xf32> {
  %sizes = arith.constant dense<[[8388608.0, 8388608.0, 8388608.0, 8388608.0],
                                 [8388608.0, 8388608.0, 8388608.0, 8388608.0],
                                 [-16777216.0, 0.0, 16777216.0, 1.0],
                                 [1.0, 1.0, 1.0, 1.0]]> : tensor<4x4xf32>
  %scaled = arith.mulf %x, %sizes : tensor<4x4xf32>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %sum = linalg.reduce {arith.addf} ins(%scaled : tensor<4x4xf32>) outs(%zero : tensor<4xf32>)
      dimensions = [1]
  return %sum : tensor<4xf32>
}

func.func @other(%x: tensor<4x4xf32>) -> tensor<4xf32> {
  %sizes = arith.constant dense<[[8388608.0, 8388608.0, 8388608.0, 8388608.0],
                                 [8388608.0, 8388608.0, 8388608.0, 8388608.0],
                                 [0.0, 0.0, 0.0, 0.0],
                                 [1.0, 1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %scaled = arith.mulf %x, %sizes : tensor<4x4xf32>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %sum = linalg.reduce {arith.addf} ins(%scaled : tensor<4x4xf32>) outs(%zero : tensor<4xf32>)
      dimensions = [1]
  return %sum : tensor<4xf32>
}
