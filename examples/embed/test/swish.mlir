// RUN: toy-opt %s --mesh-spmd | FileCheck %s --check-prefix=SPMD
// RUN: toy-opt %s --toy-rings | FileCheck %s --check-prefix=RINGS

mesh.mesh @m = <["data"=2, "model"=4]>

// Each device applies the op to its block, and no data moves.
// SPMD-LABEL: func.func @main
// SPMD-SAME: tensor<4x16xf32>
// SPMD-NOT: mesh.all
// SPMD: toy.swish {{.*}} : tensor<4x16xf32>
// RINGS-LABEL: func.func @main
// RINGS: math.exp {{.*}} : tensor<4x16xf32>
// RINGS-NOT: toy.
func.func @main(%x: tensor<8x64xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    -> tensor<8x64xf32> {
  %y = toy.swish %x : tensor<8x64xf32>
  return %y : tensor<8x64xf32>
}
