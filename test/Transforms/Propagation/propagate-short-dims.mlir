// RUN: mesh-opt %s --mesh-propagate | FileCheck %s
//
// Dims that are shorter than their number of shards.

mesh.mesh @m = <["x"=4, "y"=16]>

// A few devices have padding alone.

// CHECK-LABEL: func.func @few(
// CHECK: math.tanh %arg0 {mesh.shardings = [#mesh.sharding<@m, [{"x"}, {}]>]}
func.func @few(%x: tensor<3x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<3x8xf32> {
  %t = math.tanh %x : tensor<3x8xf32>
  return %t : tensor<3x8xf32>
}

// Most do: all devices compute the same, by fewer axes or none.

// CHECK-LABEL: func.func @most(
// CHECK: math.tanh %arg0 {mesh.shardings = [#mesh.sharding<@m, [{"x"}, {}]>]}
// CHECK: math.tanh %arg1 {mesh.shardings = [#mesh.sharding<@m, [{}, {}]>]}
func.func @most(%x: tensor<3x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x", "y"}, {}]>},
                %y: tensor<3x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"y"}, {}]>})
    -> (tensor<3x8xf32>, tensor<3x8xf32>) {
  %t = math.tanh %x : tensor<3x8xf32>
  %u = math.tanh %y : tensor<3x8xf32>
  return %t, %u : tensor<3x8xf32>, tensor<3x8xf32>
}
