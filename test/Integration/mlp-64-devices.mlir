// Far more devices than cores, on rings that are loops.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check | FileCheck %s
// RUN: mesh-run %s --check --overlap=ring | FileCheck %s
// RUN: mesh-run %s --check --overlap=bidirectional --direction=down | FileCheck %s
// RUN: mesh-run %s --check --overlap=split | FileCheck %s
// RUN: mesh-run %s --check --threads=1 | FileCheck %s
// RUN: mesh-run %s --check --threads=64 | FileCheck %s

// CHECK: @main on 64 devices
// CHECK-NEXT: result type error tolerance
// CHECK-NEXT: y 32x64xf32 {{.*}} ok

mesh.mesh @m = <["data"=4, "model"=16]>

func.func @main(
    %x: tensor<32x64xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
    %w: tensor<64x128xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %v: tensor<128x64xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> (tensor<32x64xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %h = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<32x64xf32>, tensor<64x128xf32>) -> tensor<32x128xf32>
  %y = mesh.tp_dense scatter %h, %v on @m "model"
      : (tensor<32x128xf32>, tensor<128x64xf32>) -> tensor<32x64xf32>
  return %y : tensor<32x64xf32>
}
