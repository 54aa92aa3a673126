// shard_params: by the largest dim that divides, from a number of elements on.
//
// RUN: mesh-opt %s --mesh-assign-fsdp="axis=data min-size=64" --remarks-filter=mesh-assign-fsdp 2>&1 | FileCheck %s

mesh.mesh @m = <["data"=4, "model"=2]>
mesh.axis_rules @r on @m = {"mlp" -> "model"}

// The largest dim; of equal ones the last.
// CHECK-DAG: large is split along dim 1
// CHECK-DAG: mesh.param @large : tensor<8x16xf32> init zeros sharding <@m, [{}, {"data"}]>
mesh.param @large : tensor<8x16xf32> init zeros
// CHECK-DAG: mesh.param @square : tensor<16x16xf32> init zeros sharding <@m, [{}, {"data"}]>
mesh.param @square : tensor<16x16xf32> init zeros

// One that no other axis splits, and that divides.
// CHECK-DAG: mesh.param @split : tensor<8x32xf32> init zeros sharding <@m, [{"data"}, {"model"}]>
mesh.param @split : tensor<8x32xf32> init zeros sharding <@m, [{}, {"model"}]>
// CHECK-DAG: mesh.param @odd : tensor<8x33xf32> init zeros sharding <@m, [{"data"}, {}]>
mesh.param @odd : tensor<8x33xf32> init zeros

// What stays whole, and why.
// CHECK-DAG: small is left as it is: it has 64 elements on a device, no more than 64
// CHECK-DAG: mesh.param @small : tensor<8x16xf32> init zeros sharding <@m, [{}, {"model"}]>
mesh.param @small : tensor<8x16xf32> init zeros sharding <@m, [{}, {"model"}]>
// CHECK-DAG: indivisible is left as it is: no dim that is whole divides by 4
mesh.param @indivisible : tensor<9x33xf32> init zeros
// CHECK-DAG: done is left as it is: it is split over the axis already
mesh.param @done : tensor<64x64xf32> init zeros sharding <@m, [{"data"}, {}]>
// CHECK-DAG: named is left as it is: its layout is in logical names
mesh.param @named : tensor<64x64xf32> init zeros logical <@r, ["mlp", _]>
// CHECK-DAG: pinned is left as it is: its sharding says what it is along the axis
mesh.param @pinned : tensor<64x64xf32> init zeros sharding <@m, [{}, {}], replicated={"data"}>
