// RUN: mesh-opt %s --canonicalize | FileCheck %s
//
// Permutations compose, on a ring of 4 devices.

mesh.mesh @m = <["x"=4, "y"=2]>

// CHECK-LABEL: func @round_trip
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @round_trip(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: return %[[X]], %[[X]]
  %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  %1 = mesh.permute %0 on @m ["x"] shift 3 : tensor<4xf32>
  %2 = mesh.permute %x on @m ["x"] pairs [1 -> 1, 0 -> 0, 3 -> 3, 2 -> 2] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// Shifts go the short way round.
// CHECK-LABEL: func @shifts
func.func @shifts(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: mesh.permute %{{.*}} on @m ["x"] shift 2
  %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  %1 = mesh.permute %0 on @m ["x"] shift 1 : tensor<4xf32>
  // CHECK-NEXT: mesh.permute %{{.*}} on @m ["x"] shift -1
  %2 = mesh.permute %x on @m ["x"] shift 7 : tensor<4xf32>
  // CHECK-NEXT: mesh.permute %{{.*}} on @m ["x"] shift 1
  %3 = mesh.permute %x on @m ["x"] pairs [0 -> 1, 1 -> 2, 2 -> 3, 3 -> 0] : tensor<4xf32>
  // CHECK-NEXT: mesh.permute %{{.*}} on @m ["x"] shift 1
  %4 = mesh.permute %x on @m ["x"] shift -9223372036854775807 : tensor<4xf32>
  return %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// 0 -> 1 -> 3; what member 2 gets comes from nobody.
// CHECK-LABEL: func @pairs_of_pairs
func.func @pairs_of_pairs(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: mesh.permute %{{.*}} on @m ["x"] pairs [0 -> 3]
  // CHECK-NEXT: return
  %0 = mesh.permute %x on @m ["x"] pairs [0 -> 1, 3 -> 0] : tensor<4xf32>
  %1 = mesh.permute %0 on @m ["x"] pairs [1 -> 3, 3 -> 2] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @pairs_and_shift
func.func @pairs_and_shift(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: mesh.permute %{{.*}} on @m ["x"] pairs [0 -> 0, 1 -> 2]
  // CHECK-NEXT: mesh.permute %{{.*}} on @m ["x"] pairs [0 -> 3, 3 -> 1]
  // CHECK-NEXT: return
  %0 = mesh.permute %x on @m ["x"] pairs [1 -> 1, 0 -> 3] : tensor<4xf32>
  %1 = mesh.permute %0 on @m ["x"] shift 1 : tensor<4xf32>
  %2 = mesh.permute %x on @m ["x"] shift -1 : tensor<4xf32>
  %3 = mesh.permute %2 on @m ["x"] pairs [3 -> 3, 2 -> 1] : tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @no_path
func.func @no_path(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0.000000e+00>
  // CHECK-NEXT: return %[[ZERO]]
  %0 = mesh.permute %x on @m ["x"] pairs [0 -> 1] : tensor<4xf32>
  %1 = mesh.permute %0 on @m ["x"] pairs [0 -> 2] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @different_axes
func.func @different_axes(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-COUNT-2: mesh.permute
  %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  %1 = mesh.permute %0 on @m ["y"] shift 1 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @used_between
func.func @used_between(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-COUNT-2: mesh.permute
  %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  %1 = mesh.permute %0 on @m ["x"] shift 1 : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Lists of axes compose if one begins where the other ends; all the way round
// is nowhere.
// CHECK-LABEL: func @axes
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @axes(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[Y:.*]] = mesh.permute %[[X]] on @m ["x", "y"] to ["y", "x"]
  // CHECK-NEXT: return %[[Y]], %[[X]]
  %0 = mesh.permute %x on @m ["x", "y"] to ["x":(2)2, "y", "x":(1)2] : tensor<4xf32>
  %1 = mesh.permute %0 on @m ["x":(2)2, "y", "x":(1)2] to ["y", "x"] : tensor<4xf32>
  %2 = mesh.permute %x on @m ["x", "y"] to ["y", "x"] : tensor<4xf32>
  %3 = mesh.permute %2 on @m ["y", "x"] to ["x", "y"] : tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}

// Axes at the same place of both lists take no part.
// CHECK-LABEL: func @fixed_axes
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @fixed_axes(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[Y:.*]] = mesh.permute %[[X]] on @m ["x":(2)2, "x":(1)2] to ["x"]
  // CHECK-NEXT: return %[[Y]], %[[X]]
  %0 = mesh.permute %x on @m ["x":(2)2, "y", "x":(1)2] to ["x":(1)2, "y", "x":(2)2] : tensor<4xf32>
  %1 = mesh.permute %x on @m ["x", "y"] to ["x":(1)2, "x":(2)2, "y"] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
