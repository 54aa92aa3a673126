// Tables that bodies read may be of dims that do not divide: what is cut off
// their padding is as whole as they are.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check
// RUN: mesh-run %s --all-entries --check --pipeline="mesh-spmd{poison=true}"

mesh.mesh @m = <["a"=2, "b"=3]>

#id = affine_map<(d0) -> (d0)>

func.func @generic(%x: tensor<7xf64> {mesh.sharding = #mesh.sharding<@m, [{"b"}]>},
                   %table: tensor<9x2xf64> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {}]>}) -> tensor<7xf64> {
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<7xf64>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<7xf64>) outs(%e : tensor<7xf64>) {
  ^bb0(%in: f64, %out: f64):
    %i = linalg.index 0 : index
    %read = tensor.extract %table[%i, %c1] : tensor<9x2xf64>
    %sum = arith.addf %in, %read : f64
    linalg.yield %sum : f64
  } -> tensor<7xf64>
  return %y : tensor<7xf64>
}

func.func @generate(%table: tensor<9x2xf64> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {}]>})
    -> (tensor<7xf64> {mesh.sharding = #mesh.sharding<@m, [{"b"}]>}) {
  %c1 = arith.constant 1 : index
  %y = tensor.generate {
  ^bb0(%i: index):
    %read = tensor.extract %table[%i, %c1] : tensor<9x2xf64>
    tensor.yield %read : f64
  } : tensor<7xf64>
  return %y : tensor<7xf64>
}

func.func @map(%x: tensor<7xf32> {mesh.sharding = #mesh.sharding<@m, [{"b"}]>},
               %scale: tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>}) -> tensor<7xf32> {
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<7xf32>
  %y = linalg.map ins(%x : tensor<7xf32>) outs(%e : tensor<7xf32>) (%in: f32, %out: f32) {
    %read = tensor.extract %scale[%c4] : tensor<5xf32>
    %product = arith.mulf %in, %read : f32
    linalg.yield %product : f32
  }
  return %y : tensor<7xf32>
}
