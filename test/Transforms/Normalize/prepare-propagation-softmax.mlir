// RUN: mesh-opt %s --mesh-prepare-propagation | FileCheck %s
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s --check-prefix=SPLIT

mesh.mesh @m = <["model"=4]>

// Where the dim is split that softmax normalises, devices agree on the maxima
// and sums.

// CHECK-LABEL: func.func @softmax(
// CHECK: %[[MAX:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
// CHECK: arith.maxnumf
// CHECK: %[[EXP:.*]] = linalg.generic
// CHECK-SAME: ins(%{{.*}}, %[[MAX]] : tensor<4x16xf32>, tensor<4xf32>)
// CHECK: arith.subf
// CHECK: math.exp
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]{{.*}} ins(%[[EXP]]
// CHECK: arith.addf
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[EXP]], %[[SUM]] : tensor<4x16xf32>, tensor<4xf32>)
// CHECK: arith.divf

// SPLIT-LABEL: func.func @softmax(
// SPLIT: arith.maxnumf
// SPLIT: mesh.all_reduce max %{{.*}} on @m ["model"] : tensor<4xf32>
// SPLIT: math.exp
// SPLIT: arith.addf
// SPLIT: mesh.all_reduce sum %{{.*}} on @m ["model"] : tensor<4xf32>
// SPLIT: arith.divf
// SPLIT-NOT: mesh.all_gather
// SPLIT: return
func.func @softmax(%x: tensor<4x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) -> tensor<4x16xf32> {
  %e = tensor.empty() : tensor<4x16xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %y : tensor<4x16xf32>
}

// Buffers are left alone.

// CHECK-LABEL: func.func private @buffers(
// CHECK: linalg.softmax
func.func private @buffers(%x: memref<4x16xf32>, %y: memref<4x16xf32>) attributes {mesh.spmd = @m} {
  linalg.softmax dimension(1) ins(%x : memref<4x16xf32>) outs(%y : memref<4x16xf32>)
  return
}
