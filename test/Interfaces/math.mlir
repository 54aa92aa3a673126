// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// Functions of elements are applied to each device's own, with the operands
// split as the result is.

// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32> {{.*}}, %[[Y:.*]]: tensor<4x4xf32>
// CHECK-NEXT: %[[Z:.*]] = math.powf %[[X]], %[[Y]] : tensor<4x4xf32>
// CHECK-NEXT: math.erf %[[Z]] : tensor<4x4xf32>
func.func @elementwise(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
                       %y: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %z = math.powf %x, %y : tensor<8x16xf32>
  %e = math.erf %z : tensor<8x16xf32>
  return %e : tensor<8x16xf32>
}
