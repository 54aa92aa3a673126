// RUN: mesh-opt %s --canonicalize | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// Stacking and unstacking are each other's inverse.

// CHECK-LABEL: func @inverse
// CHECK-SAME: %[[X:.*]]: tensor<4xi32>, %[[Y:.*]]: tensor<4x1xi32>
// CHECK-NEXT: return %[[X]], %[[Y]]
func.func @inverse(%x: tensor<4xi32>, %y: tensor<4x1xi32>) -> (tensor<4xi32>, tensor<4x1xi32>) attributes {mesh.spmd = @m} {
  %0 = mesh.stack %x on @m ["model"] dim 1 : tensor<4xi32> -> tensor<4x1xi32>
  %1 = mesh.unstack %0 on @m ["model"] dim 1 : tensor<4x1xi32> -> tensor<4xi32>
  %2 = mesh.unstack %y on @m ["model"] dim 1 : tensor<4x1xi32> -> tensor<4xi32>
  %3 = mesh.stack %2 on @m ["model"] dim 1 : tensor<4xi32> -> tensor<4x1xi32>
  return %1, %3 : tensor<4xi32>, tensor<4x1xi32>
}

// What is masked, of other axes, or along another dim stays.

// CHECK-LABEL: func @other
// CHECK-COUNT-3: mesh.unstack
func.func @other(%x: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) attributes {mesh.spmd = @m} {
  %0 = mesh.stack %x on @m ["model"] dim 1 mask_except 0 : tensor<1xi32> -> tensor<1x1xi32>
  %1 = mesh.unstack %0 on @m ["model"] dim 1 : tensor<1x1xi32> -> tensor<1xi32>
  %2 = mesh.stack %x on @m ["model"] dim 1 : tensor<1xi32> -> tensor<1x1xi32>
  %3 = mesh.unstack %2 on @m ["data"] dim 1 : tensor<1x1xi32> -> tensor<1xi32>
  %4 = mesh.unstack %2 on @m ["model"] dim 0 : tensor<1x1xi32> -> tensor<1xi32>
  return %1, %3, %4 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
}
