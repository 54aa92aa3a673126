// RUN: mesh-opt %s --canonicalize --split-input-file | FileCheck %s
//
// Groups of one device, and axes that do not matter.

mesh.mesh @m = <["one"=1, "x"=4, "y"=2]>

// CHECK-LABEL: func @where_am_i
func.func @where_am_i() -> (index, index, index, index) attributes {mesh.spmd = @m} {
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[EIGHT:.*]] = arith.constant 8 : index
  // CHECK: %[[INDEX:.*]] = mesh.axis_index @m ["x"]
  %0 = mesh.axis_index @m ["one"]
  %1 = mesh.axis_index @m []
  %2 = mesh.axis_index @m ["one", "x":(1)2, "x":(2)2]
  %3 = mesh.axis_size @m ["x", "y", "one"]
  // CHECK: return %[[ZERO]], %[[ZERO]], %[[INDEX]], %[[EIGHT]]
  return %0, %1, %2, %3 : index, index, index, index
}

// Collectives of nothing.
// CHECK-LABEL: func @nothing
func.func @nothing(%x: tensor<2x0xf32>, %y: tensor<0x4xf32>) -> (tensor<8x0xf32>, tensor<0x4xf32>) attributes {mesh.spmd = @m} {
  // CHECK-DAG: %[[GATHERED:.*]] = tensor.empty() : tensor<8x0xf32>
  // CHECK-DAG: %[[SUM:.*]] = tensor.empty() : tensor<0x4xf32>
  // CHECK: return %[[GATHERED]], %[[SUM]]
  %0 = mesh.all_gather %x on @m ["x"] dim 0 : tensor<2x0xf32> -> tensor<8x0xf32>
  %1 = mesh.all_reduce sum %y on @m ["x"] : tensor<0x4xf32>
  return %0, %1 : tensor<8x0xf32>, tensor<0x4xf32>
}

// The programs of other devices wait for it.
// CHECK-LABEL: func @one_device
func.func @one_device(%x: tensor<0x4xf32>) -> tensor<0x4xf32> attributes {mesh.spmd = @m, mesh.program} {
  // CHECK: mesh.all_reduce
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

// A group of one: every collective is its operand.
// CHECK-LABEL: func @group_of_one
// CHECK-SAME: %[[X:.*]]: tensor<4x4xf32>
func.func @group_of_one(%x: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {mesh.spmd = @m} {
  // CHECK-NEXT: return %[[X]]
  %0 = mesh.all_gather %x on @m ["one"] dim 0 : tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = mesh.all_reduce sum %0 on @m [] : tensor<4x4xf32>
  %2 = mesh.reduce_scatter max %1 on @m ["one"] dim 1 : tensor<4x4xf32> -> tensor<4x4xf32>
  %3 = mesh.all_to_all %2 on @m ["one"] split 0 concat 1 : tensor<4x4xf32> -> tensor<4x4xf32>
  %4 = mesh.all_slice %3 on @m ["one"] dim 0 : tensor<4x4xf32> -> tensor<4x4xf32>
  %5 = mesh.permute %4 on @m ["one"] shift 1 : tensor<4x4xf32>
  %6 = mesh.permute %5 on @m ["one"] pairs [0 -> 0] : tensor<4x4xf32>
  %7 = mesh.broadcast %6 on @m ["one"] root 0 : tensor<4x4xf32>
  return %7 : tensor<4x4xf32>
}

// …but a permute that brings nothing brings zeros.
// CHECK-LABEL: func @nothing_received
func.func @nothing_received(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
  // CHECK-NEXT: return %[[ZERO]]
  %0 = mesh.permute %x on @m ["one"] pairs [] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @axes
func.func @axes(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  // CHECK-DAG: mesh.all_reduce sum %{{.*}} on @m ["y", "x"]
  %0 = mesh.all_reduce sum %x on @m ["y", "one", "x"] : tensor<4xf32>
  // Minor before major is another order.
  // CHECK-DAG: mesh.permute %{{.*}} on @m ["x":(2)2, "x":(1)2] shift 1
  %1 = mesh.permute %x on @m ["x":(2)2, "x":(1)2] shift 1 : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// The region of mesh.async must hold its op.
// CHECK-LABEL: func @async
func.func @async(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  // CHECK: mesh.async
  // CHECK-NEXT: mesh.all_reduce sum %{{.*}} on @m
  %f = mesh.async {
    %0 = mesh.all_reduce sum %x on @m ["one"] : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %1 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return %1 : tensor<4xf32>
}

// -----

mesh.mesh @m = <["one"=1, "x"=4]>

// In the program of some devices, communication with others stays…
// CHECK-LABEL: func @device_program
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @device_program(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) attributes {mesh.program} {
  // CHECK-NEXT: %[[GATHER:.*]] = mesh.all_gather %[[X]]
  // CHECK-NEXT: %[[SLICE:.*]] = mesh.all_slice %[[GATHER]]
  %0 = mesh.all_gather %x on @m ["x"] dim 0 : tensor<4xf32> -> tensor<16xf32>
  %1 = mesh.all_slice %0 on @m ["x"] dim 0 : tensor<16xf32> -> tensor<4xf32>
  // CHECK-NEXT: %[[THERE:.*]] = mesh.permute %[[X]] on @m ["x"] shift 1
  // CHECK-NEXT: %[[BACK:.*]] = mesh.permute %[[THERE]] on @m ["x"] shift -1
  %2 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  %3 = mesh.permute %2 on @m ["x"] shift -1 : tensor<4xf32>
  // …and a group of one is nobody else's business.
  // CHECK-NEXT: return %[[SLICE]], %[[BACK]], %[[X]]
  %4 = mesh.all_reduce sum %x on @m ["one"] : tensor<4xf32>
  return %1, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
