// Of the events of many devices those come first that have to do with the
// failure: of the one that found out, and of the one that all wait for.
//
// REQUIRES: mesh-run
// RUN: not mesh-run %s --inject=stall:device=9,op=2 --deadline=0.3 2>&1 | FileCheck %s
// CHECK: mesh-run: error: @main: device [[FIRST:[0-9]+]]: {{.*}}the deadline of 300 ms expired
// CHECK: last events of device [[FIRST]]:
// CHECK: last events of device
// CHECK-SAME: {{ 9:$}}
// CHECK: last events of device

mesh.mesh @m = <["model"=16]>

func.func @main(%x: tensor<32x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                %w: tensor<64x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>})
    -> (tensor<32x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) {
  %y = mesh.tp_dense gather %x, %w on @m "model" overlap <ring>
      : (tensor<32x64xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
  return %y : tensor<32x32xf32>
}
