// Several results of a call may be split over the same axis.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check %s

mesh.mesh @m = <["x"=4]>

func.func private @callee(%x: tensor<8xf32>, %y: tensor<4xf32>)
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
        tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  return %x, %y : tensor<8xf32>, tensor<4xf32>
}

func.func @main(%x: tensor<8xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = call @callee(%x, %y) : (tensor<8xf32>, tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>)
  return %0#1 : tensor<4xf32>
}
