// RUN: mesh-opt %s --mesh-optimize-collectives=combine-bytes=64 | FileCheck %s
// RUN: mesh-opt %s --mesh-optimize-collectives="combine-bytes=0 inner-axes=y" | FileCheck %s --check-prefix=LEVELS

mesh.mesh @m = <["x"=2, "y"=4]>

#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// Small all-reduces of one kind become one of all elements, in a row.

// CHECK-LABEL: func.func @together(
// CHECK-DAG: %[[A:.*]] = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [1, 4]
// CHECK-DAG: %[[ROW:.*]] = tensor.collapse_shape %arg1 {{\[\[}}0, 1]]
// CHECK-DAG: %[[B:.*]] = tensor.expand_shape %[[ROW]] {{\[\[}}0, 1]] output_shape [1, 6]
// CHECK-DAG: %[[ONE:.*]] = tensor.expand_shape %arg2 [] output_shape [1]
// CHECK-DAG: %[[C:.*]] = tensor.expand_shape %[[ONE]] {{\[\[}}0, 1]] output_shape [1, 1]
// CHECK: %[[ALL:.*]] = tensor.concat dim(1) %[[A]], %[[B]], %[[C]]
// CHECK: %[[R:.*]] = mesh.all_reduce sum %[[ALL]] on @m ["x"] : tensor<1x11xf32>
// CHECK: tensor.extract_slice %[[R]][0, 0] [1, 4] [1, 1]
// CHECK: tensor.extract_slice %[[R]][0, 4] [1, 6] [1, 1]
// CHECK: tensor.extract_slice %[[R]][0, 10] [1, 1] [1, 1]
// CHECK: %[[RC:.*]] = tensor.collapse_shape %{{.*}} [] : tensor<1xf32> into tensor<f32>
// CHECK: return %{{.*}}, %{{.*}}, %[[RC]]
func.func @together(%a: tensor<4xf32>, %b: tensor<2x3xf32>, %c: tensor<f32>)
    -> (tensor<4xf32>, tensor<2x3xf32>, tensor<f32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<4xf32>
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<2x3xf32>
  %2 = mesh.all_reduce sum %c on @m ["x"] : tensor<f32>
  return %0, %1, %2 : tensor<4xf32>, tensor<2x3xf32>, tensor<f32>
}

// A row for each member: gathers and scatters.

// CHECK-LABEL: func.func @rows(
// CHECK: mesh.all_gather %{{.*}} on @m ["x"] dim 0 : tensor<1x5xf32> -> tensor<2x5xf32>
// CHECK-NOT: mesh.
// CHECK: mesh.reduce_scatter sum %{{.*}} on @m ["x"] dim 0 : tensor<2x4xf32> -> tensor<1x4xf32>
// CHECK-NOT: mesh.
// CHECK: return
func.func @rows(%a: tensor<3xf32>, %b: tensor<1x2xf32>, %c: tensor<2x3xf32>, %d: tensor<2xf32>)
    -> (tensor<6xf32>, tensor<2x2xf32>, tensor<1x3xf32>, tensor<1xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %a on @m ["x"] dim 0 : tensor<3xf32> -> tensor<6xf32>
  %1 = mesh.all_gather %b on @m ["x"] dim 0 : tensor<1x2xf32> -> tensor<2x2xf32>
  %2 = mesh.reduce_scatter sum %c on @m ["x"] dim 0 : tensor<2x3xf32> -> tensor<1x3xf32>
  %3 = mesh.reduce_scatter sum %d on @m ["x"] dim 0 : tensor<2xf32> -> tensor<1xf32>
  return %0, %1, %2, %3 : tensor<6xf32>, tensor<2x2xf32>, tensor<1x3xf32>, tensor<1xf32>
}

// What only moves elements takes those of several types, if they have as many
// bits; reductions do not.

// CHECK-LABEL: func.func @types(
// CHECK: %[[BITS:.*]] = arith.bitcast %{{.*}} : tensor<1x3xf32> to tensor<1x3xi32>
// CHECK: tensor.concat dim(1) %[[BITS]]
// CHECK: %[[G:.*]] = mesh.all_gather %{{.*}} on @m ["x"] dim 0 : tensor<1x5xi32> -> tensor<2x5xi32>
// CHECK: %[[OWN:.*]] = tensor.extract_slice %[[G]][0, 0] [2, 3] [1, 1]
// CHECK: arith.bitcast %[[OWN]] : tensor<2x3xi32> to tensor<2x3xf32>
// CHECK: mesh.all_gather %arg2 on @m ["x"] dim 0 : tensor<2xf16> -> tensor<4xf16>
// CHECK-COUNT-2: mesh.all_reduce max
// CHECK: return
func.func @types(%a: tensor<3xf32>, %b: tensor<2xi32>, %c: tensor<2xf16>)
    -> (tensor<6xf32>, tensor<4xi32>, tensor<4xf16>, tensor<3xf32>, tensor<2xi32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %a on @m ["x"] dim 0 : tensor<3xf32> -> tensor<6xf32>
  %1 = mesh.all_gather %b on @m ["x"] dim 0 : tensor<2xi32> -> tensor<4xi32>
  %2 = mesh.all_gather %c on @m ["x"] dim 0 : tensor<2xf16> -> tensor<4xf16>
  %3 = mesh.all_reduce max %a on @m ["x"] : tensor<3xf32>
  %4 = mesh.all_reduce max %b on @m ["x"] : tensor<2xi32>
  return %0, %1, %2, %3, %4 : tensor<6xf32>, tensor<4xi32>, tensor<4xf16>, tensor<3xf32>, tensor<2xi32>
}

// Blocks along another dim are transposed.

// CHECK-LABEL: func.func @columns(
// CHECK: %[[G:.*]] = mesh.all_gather %{{.*}} on @m ["x"] dim 0 : tensor<1x7xf32> -> tensor<2x7xf32>
// CHECK: %[[OWN:.*]] = tensor.extract_slice %[[G]][0, 0] [2, 6] [1, 1]
// CHECK: %[[BLOCKS:.*]] = tensor.expand_shape %{{.*}} {{\[\[}}0, 1, 2]] output_shape [2, 3, 2]
// CHECK: linalg.transpose ins(%[[BLOCKS]] : tensor<2x3x2xf32>) outs(%{{.*}} : tensor<3x2x2xf32>) permutation = [1, 0, 2]
// CHECK: linalg.transpose ins(%{{.*}} : tensor<3x2x1xf32>) outs(%{{.*}} : tensor<2x3x1xf32>) permutation = [1, 0, 2]
// CHECK: mesh.reduce_scatter sum %{{.*}} on @m ["x"] dim 0 : tensor<2x4xf32> -> tensor<1x4xf32>
func.func @columns(%a: tensor<3x2xf32>, %b: tensor<1xf32>, %c: tensor<3x2xf32>, %d: tensor<2xf32>)
    -> (tensor<3x4xf32>, tensor<2xf32>, tensor<3x1xf32>, tensor<1xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %a on @m ["x"] dim 1 : tensor<3x2xf32> -> tensor<3x4xf32>
  %1 = mesh.all_gather %b on @m ["x"] dim 0 : tensor<1xf32> -> tensor<2xf32>
  %2 = mesh.reduce_scatter sum %c on @m ["x"] dim 1 : tensor<3x2xf32> -> tensor<3x1xf32>
  %3 = mesh.reduce_scatter sum %d on @m ["x"] dim 0 : tensor<2xf32> -> tensor<1xf32>
  return %0, %1, %2, %3 : tensor<3x4xf32>, tensor<2xf32>, tensor<3x1xf32>, tensor<1xf32>
}

// Messages between the same devices.

// CHECK-LABEL: func.func @messages(
// CHECK: mesh.permute %{{.*}} on @m ["y"] shift 1 : tensor<1x7xf32>
// CHECK: mesh.permute %arg0 on @m ["y"] shift 2 : tensor<4xf32>
// CHECK-NOT: mesh.permute
// CHECK: return
func.func @messages(%a: tensor<4xf32>, %b: tensor<3xf32>) -> (tensor<4xf32>, tensor<3xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.permute %a on @m ["y"] shift 1 : tensor<4xf32>
  %1 = mesh.permute %b on @m ["y"] shift 1 : tensor<3xf32>
  %2 = mesh.permute %a on @m ["y"] shift 2 : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<3xf32>, tensor<4xf32>
}

// What needs the first result goes behind the second collective; loops that
// communicate stay where they are.

// CHECK-LABEL: func.func @behind(
// CHECK: %[[OTHER:.*]] = math.exp %arg1
// CHECK: mesh.all_reduce sum %{{.*}} on @m ["x"] : tensor<1x8xf32>
// CHECK: math.exp
// CHECK: math.sin
// CHECK: arith.addf
func.func @behind(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<4xf32>
  %e = math.exp %0 : tensor<4xf32>
  %other = math.exp %b : tensor<4xf32>
  %s = math.sin %e : tensor<4xf32>
  %1 = mesh.all_reduce sum %other on @m ["x"] : tensor<4xf32>
  %sum = arith.addf %s, %1 : tensor<4xf32>
  return %sum : tensor<4xf32>
}

// CHECK-LABEL: func.func @loop(
// CHECK: mesh.all_reduce sum %arg0 on @m ["x"] : tensor<4xf32>
// CHECK: scf.for
// CHECK: mesh.all_reduce max
// CHECK: mesh.all_reduce sum %arg1 on @m ["x"] : tensor<4xf32>
func.func @loop(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<4xf32>
  %l = scf.for %i = %zero to %n step %one iter_args(%x = %0) -> tensor<4xf32> {
    %e = arith.addf %x, %b : tensor<4xf32>
    %m = mesh.all_reduce max %e on @m ["x"] : tensor<4xf32>
    scf.yield %m : tensor<4xf32>
  }
  %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<4xf32>
  return %l, %1 : tensor<4xf32>, tensor<4xf32>
}

// Not if one needs another's result, with other groups or combiners, or more
// bytes than that.

// CHECK-LABEL: func.func @apart(
// CHECK-COUNT-5: mesh.all_reduce
// CHECK: return
func.func @apart(%a: tensor<4xf32>, %large: tensor<16xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<4xf32>
  %e = math.exp %0 : tensor<4xf32>
  %1 = mesh.all_reduce sum %e on @m ["x"] : tensor<4xf32>
  %2 = mesh.all_reduce max %a on @m ["x"] : tensor<4xf32>
  %3 = mesh.all_reduce sum %a on @m ["y"] : tensor<4xf32>
  %4 = mesh.all_reduce sum %large on @m ["x"] : tensor<16xf32>
  return %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>
}

// Over two levels: the slow one carries a block of each device alone.

// LEVELS-LABEL: func.func @levels(
// LEVELS-NEXT: %[[S:.*]] = mesh.reduce_scatter sum %arg0 on @m ["y"] dim 1 : tensor<3x8xf32> -> tensor<3x2xf32>
// LEVELS-NEXT: %[[R:.*]] = mesh.all_reduce sum %[[S]] on @m ["x"] : tensor<3x2xf32>
// LEVELS-NEXT: %[[G:.*]] = mesh.all_gather %[[R]] on @m ["y"] dim 1 : tensor<3x2xf32> -> tensor<3x8xf32>
// LEVELS-NEXT: %[[ODD:.*]] = mesh.all_reduce sum %arg1 on @m ["x", "y"] : tensor<3xf32>
// LEVELS-NEXT: return %[[G]], %[[ODD]]
func.func @levels(%a: tensor<3x8xf32>, %odd: tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["x", "y"] : tensor<3x8xf32>
  %1 = mesh.all_reduce sum %odd on @m ["x", "y"] : tensor<3xf32>
  return %0, %1 : tensor<3x8xf32>, tensor<3xf32>
}

// What has no elements takes no place.

// CHECK-LABEL: func.func @empty(
// CHECK: %[[SUM:.*]] = mesh.all_reduce sum %{{.*}} on @m ["x"] : tensor<1x7xf32>
func.func @empty(%a: tensor<3xf32>, %none: tensor<0x3xf32>, %b: tensor<4xf32>)
    -> (tensor<3xf32>, tensor<0x3xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<3xf32>
  %1 = mesh.all_reduce sum %none on @m ["x"] : tensor<0x3xf32>
  %2 = mesh.all_reduce sum %b on @m ["x"] : tensor<4xf32>
  return %0, %1, %2 : tensor<3xf32>, tensor<0x3xf32>, tensor<4xf32>
}

// Exchanges along different dims.

// CHECK-LABEL: func.func @exchanges(
// CHECK: %[[G:.*]] = mesh.all_to_all %{{.*}} on @m ["x"] split 0 concat 0 : tensor<2x5xf32> -> tensor<2x5xf32>
// CHECK-NOT: mesh.all_to_all
func.func @exchanges(%a: tensor<2x3xf32>, %b: tensor<2x2xf32>)
    -> (tensor<1x6xf32>, tensor<4x1xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_to_all %a on @m ["x"] split 0 concat 1 : tensor<2x3xf32> -> tensor<1x6xf32>
  %1 = mesh.all_to_all %b on @m ["x"] split 1 concat 0 : tensor<2x2xf32> -> tensor<4x1xf32>
  return %0, %1 : tensor<1x6xf32>, tensor<4x1xf32>
}

// What devices agree on travels in the width of the widest.

// CHECK-LABEL: func.func @agreements(
// CHECK: %[[WIDE:.*]] = arith.extui %{{.*}} : tensor<1x1xi1> to tensor<1x1xi32>
// CHECK: %[[BITS:.*]] = arith.bitcast %{{.*}} : tensor<1x1xbf16> to tensor<1x1xi16>
// CHECK: %[[HALF:.*]] = arith.extui %[[BITS]] : tensor<1x1xi16> to tensor<1x1xi32>
// CHECK: %[[ALL:.*]] = tensor.concat dim(1) %[[WIDE]], %{{.*}}, %[[HALF]]
// CHECK: mesh.broadcast %[[ALL]] on @m ["x"] root 0 {mesh.agreement} : tensor<1x3xi32>
// CHECK: arith.trunci %{{.*}} : tensor<1x1xi32> to tensor<1x1xi1>
// CHECK: %[[LOW:.*]] = arith.trunci %{{.*}} : tensor<1x1xi32> to tensor<1x1xi16>
// CHECK: arith.bitcast %[[LOW]] : tensor<1x1xi16> to tensor<1x1xbf16>
// CHECK-NOT: mesh.broadcast
func.func @agreements(%a: tensor<i1>, %b: tensor<i32>, %c: tensor<bf16>)
    -> (tensor<i1>, tensor<i32>, tensor<bf16>) attributes {mesh.spmd = @m} {
  %0 = mesh.broadcast %a on @m ["x"] root 0 {mesh.agreement} : tensor<i1>
  %1 = mesh.broadcast %b on @m ["x"] root 0 {mesh.agreement} : tensor<i32>
  %2 = mesh.broadcast %c on @m ["x"] root 0 {mesh.agreement} : tensor<bf16>
  return %0, %1, %2 : tensor<i1>, tensor<i32>, tensor<bf16>
}

// CHECK-LABEL: func.func @broadcasts(
// CHECK: mesh.broadcast %{{.*}} on @m ["x"] root 0 {mesh.agreement} : tensor<1x2xi32>
// CHECK-NOT: mesh.broadcast
func.func @broadcasts(%a: tensor<i32>, %b: tensor<i32>)
    -> (tensor<i32>, tensor<i32>) attributes {mesh.spmd = @m} {
  %0 = mesh.broadcast %a on @m ["x"] root 0 {mesh.agreement} : tensor<i32>
  %1 = mesh.broadcast %b on @m ["x"] root 0 {mesh.agreement} : tensor<i32>
  return %0, %1 : tensor<i32>, tensor<i32>
}

// Integers with a sign, or none, are of another type than signless ones.
// CHECK-LABEL: func.func @signs(
// CHECK: mesh.all_gather %{{.*}} : tensor<4xui32> -> tensor<8xui32>
// CHECK: mesh.all_gather %{{.*}} : tensor<4xi32> -> tensor<8xi32>
func.func @signs(%x: tensor<4xui32> {mesh.sharding = #x}, %y: tensor<4xi32> {mesh.sharding = #x})
    -> (tensor<8xui32>, tensor<8xi32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_gather %x on @m ["x"] dim 0 : tensor<4xui32> -> tensor<8xui32>
  %1 = mesh.all_gather %y on @m ["x"] dim 0 : tensor<4xi32> -> tensor<8xi32>
  return %0, %1 : tensor<8xui32>, tensor<8xi32>
}
