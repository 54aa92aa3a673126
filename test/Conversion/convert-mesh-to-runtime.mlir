// RUN: mesh-opt %s --convert-mesh-to-runtime | FileCheck %s

// Meshes are resolved and gone; so are the attributes of the dialect.

// CHECK-NOT: mesh.mesh
// CHECK-NOT: mesh.axis_rules
mesh.mesh @m = <["data"=2, "model"=4]>
mesh.axis_rules @r on @m = {"batch" -> "data"}

// CHECK-LABEL: func.func @attributes(%arg0: tensor<4xf32>) -> tensor<4xf32> {
func.func @attributes(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>, mesh.name = "x"})
    -> (tensor<4xf32> {mesh.name = "y"}) attributes {mesh.spmd = @m} {
  return %x : tensor<4xf32>
}

// A group is the size and the stride of each axis.

// CHECK-LABEL: @collectives(
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf32>
func.func @collectives(%x: tensor<8x8xf32>) attributes {mesh.spmd = @m, mesh.program} {
  // CHECK: %[[E:.*]] = tensor.empty() : tensor<8x64xf32>
  // CHECK: mesh_rt.run <all_gather, dim = 1, group = [4, 1, 2, 4]> from %[[X]] : tensor<8x8xf32> into %[[E]] : tensor<8x64xf32> -> tensor<8x64xf32>
  %0 = mesh.all_gather %x on @m ["model", "data"] dim 1 : tensor<8x8xf32> -> tensor<8x64xf32>
  // CHECK: mesh_rt.run <all_reduce, combiner = max, group = [2, 4]>
  %1 = mesh.all_reduce max %x on @m ["data"] : tensor<8x8xf32>
  // CHECK: mesh_rt.run <reduce_scatter, group = [2, 2]>
  %2 = mesh.reduce_scatter sum %x on @m ["model":(1)2] dim 0 : tensor<8x8xf32> -> tensor<4x8xf32>
  // CHECK: mesh_rt.run <all_to_all, dim = 1, group = [4, 1]>
  %3 = mesh.all_to_all %x on @m ["model"] split 0 concat 1 : tensor<8x8xf32> -> tensor<2x32xf32>
  // CHECK: mesh_rt.run <all_to_all, split = 1, group = [4, 1]>
  %4 = mesh.all_to_all %x on @m ["model"] split 1 concat 0 : tensor<8x8xf32> -> tensor<32x2xf32>
  // CHECK: mesh_rt.run <permute, shift = -1, group = [4, 1]>
  %5 = mesh.permute %x on @m ["model"] shift -1 : tensor<8x8xf32>
  // CHECK: mesh_rt.run <permute, group = [4, 1], pairs = [0, 3, 3, 1]>
  %6 = mesh.permute %x on @m ["model"] pairs [0 -> 3, 3 -> 1] : tensor<8x8xf32>
  // CHECK: mesh_rt.run <permute, group = [2, 4, 4, 1], targets = [4, 1, 2, 4]>
  %to = mesh.permute %x on @m ["data", "model"] to ["model", "data"] : tensor<8x8xf32>
  // CHECK: mesh_rt.run <broadcast, root = 3, group = [4, 1]>
  %7 = mesh.broadcast %x on @m ["model"] root 3 : tensor<8x8xf32>
  return
}

// No pair, no message.

// CHECK-LABEL: @no_pairs(
func.func @no_pairs(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  // CHECK: %[[ZERO:.*]] = arith.constant dense<0.0{{.*}}> : tensor<4xf32>
  // CHECK: return %[[ZERO]]
  %0 = mesh.permute %x on @m ["model"] pairs [] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @no_complex_pairs(
func.func @no_complex_pairs(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> attributes {mesh.spmd = @m} {
  // CHECK: %[[ZERO:.*]] = arith.constant dense<(0.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
  // CHECK: return %[[ZERO]]
  %0 = mesh.permute %x on @m ["model"] pairs [] : tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: @messages(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[PEER:.*]]: index
func.func @messages(%x: tensor<4xf32>, %peer: index) -> tensor<4xf32> attributes {mesh.program} {
  // CHECK: mesh_rt.run <send, tag = 7> from %[[X]] : tensor<4xf32> peer %[[PEER]]
  mesh.send %x to %peer tag 7 on @m : tensor<4xf32>
  // CHECK: %[[E:.*]] = tensor.empty()
  // CHECK: mesh_rt.run <recv, tag = 7> into %[[E]] : tensor<4xf32> peer %[[PEER]] -> tensor<4xf32>
  %0 = mesh.recv from %peer tag 7 on @m : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The position in a group is row-major over its axes: here model * 2 + data.

// CHECK-LABEL: @position(
func.func @position() -> (index, index) attributes {mesh.spmd = @m} {
  // CHECK: %[[P:.*]] = mesh_rt.device
  // CHECK: arith.divui %[[P]]
  // CHECK: arith.remui
  // CHECK: arith.divui %[[P]]
  // CHECK: arith.remui
  %0 = mesh.axis_index @m ["model", "data"]
  // CHECK: %[[N:.*]] = arith.constant 8 : index
  %1 = mesh.axis_size @m ["model", "data"]
  // CHECK: return %{{.*}}, %[[N]]
  return %0, %1 : index, index
}

// A device's own key is folded with its position. Random numbers have nothing to
// do with the mesh, and stay.

// CHECK-LABEL: @rng_fold_axes(
// CHECK-SAME: %[[KEY:.*]]: tensor<2xi32>
func.func @rng_fold_axes(%key: tensor<2xi32>) -> tensor<4xi32> attributes {mesh.spmd = @m} {
  // CHECK: %[[POSITION:.*]] = arith.addi
  // CHECK: %[[MINE:.*]] = mesh.rng_fold %[[KEY]], %[[POSITION]] : tensor<2xi32>, index
  %0 = mesh.rng_fold_axes %key on @m ["model"] : tensor<2xi32>
  // CHECK: mesh.random_bits %[[MINE]]
  %1 = mesh.random_bits %0 : tensor<2xi32> -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK-LABEL: @slice(
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf32>
func.func @slice(%x: tensor<8x8xf32>) -> tensor<8x2xf32> attributes {mesh.spmd = @m} {
  // CHECK-NOT: mesh_rt.run
  // CHECK: tensor.extract_slice %[[X]][0, %{{.*}}] [8, 2] [1, 1]
  %0 = mesh.all_slice %x on @m ["model"] dim 1 : tensor<8x8xf32> -> tensor<8x2xf32>
  return %0 : tensor<8x2xf32>
}

// The wait names what is sent, so that its memory is left alone until then.

// CHECK-LABEL: @futures(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[PEER:.*]]: index
func.func @futures(%x: tensor<4xf32>, %peer: index) -> (tensor<16xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  // CHECK: %[[T0:.*]], %[[F0:.*]] = mesh_rt.start <all_gather, group = [4, 1]> from %[[X]]
  %f = mesh.async {
    %0 = mesh.all_gather %x on @m ["model"] dim 0 : tensor<4xf32> -> tensor<16xf32>
    mesh.yield %0 : tensor<16xf32>
  } : !mesh.future<tensor<16xf32>>
  // CHECK: %[[T1:.*]], %[[F1:.*]] = mesh_rt.start <recv, tag = 1> into %{{.*}} peer %[[PEER]]
  %g = mesh.async {
    %0 = mesh.recv from %peer tag 1 on @m : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  // CHECK: %[[R0:.*]] = mesh_rt.wait %[[T0]] for %[[F0]] : tensor<16xf32> reading %[[X]] : tensor<4xf32> -> tensor<16xf32>
  %1 = mesh.wait %f : !mesh.future<tensor<16xf32>>
  // CHECK: %[[R1:.*]] = mesh_rt.wait %[[T1]] for %[[F1]] : tensor<4xf32> -> tensor<4xf32>
  %2 = mesh.wait %g : !mesh.future<tensor<4xf32>>
  // CHECK: return %[[R0]], %[[R1]]
  return %1, %2 : tensor<16xf32>, tensor<4xf32>
}
