// RUN: mesh-opt %s --mesh-decompose-collectives --canonicalize --cse | FileCheck %s
// RUN: mesh-opt %s --mesh-overlap="overlap=ring form=bruck collectives=all" | FileCheck %s --check-prefix=ASKED

mesh.mesh @m = <["x"=5]>

// Three messages among five devices: one block, two, and the one that is
// missing. On device d they are those of d, d + 1, …, and are turned to where
// they belong.

// CHECK-LABEL: @gather(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>)
func.func @gather(%x: tensor<8x4xf32>) -> tensor<8x20xf32> {
  // CHECK: %[[P1:.*]] = mesh.permute %[[X]] on @m ["x"] shift -1 : tensor<8x4xf32>
  // CHECK: %[[TWO:.*]] = tensor.concat dim(1) %[[X]], %[[P1]]
  // CHECK: %[[P2:.*]] = mesh.permute %[[TWO]] on @m ["x"] shift -2 : tensor<8x8xf32>
  // CHECK: %[[FOUR:.*]] = tensor.concat dim(1) %[[TWO]], %[[P2]]
  // CHECK: %[[P3:.*]] = mesh.permute %{{.*}} on @m ["x"] shift {{1|-4}} : tensor<8x4xf32>
  // CHECK: %[[FIVE:.*]] = tensor.concat dim(1) %[[FOUR]], %[[P3]]
  // CHECK: %[[TWICE:.*]] = tensor.concat dim(1) %[[FIVE]], %[[FIVE]]
  // CHECK: tensor.extract_slice %[[TWICE]][0, %{{.*}}] [8, 20]
  // ASKED: mesh.all_gather {{.*}} {mesh.bruck, mesh.overlap = #mesh.overlap<ring>}
  %whole = mesh.all_gather %x on @m ["x"] dim 1 {mesh.overlap = #mesh.overlap<ring>, mesh.bruck} : tensor<8x4xf32> -> tensor<8x20xf32>
  return %whole : tensor<8x20xf32>
}

// Block i is for device d + i: first those at odd distances go one device on,
// then those with a two in their distance two devices, then those with a four.

// CHECK-LABEL: @all_to_all(
func.func @all_to_all(%x: tensor<5x4xf32>) -> tensor<1x20xf32> {
  // CHECK: mesh.permute {{.*}} shift 1 : tensor<2x4xf32>
  // CHECK: mesh.permute {{.*}} shift 2 : tensor<2x4xf32>
  // CHECK: mesh.permute {{.*}} shift {{4|-1}} : tensor<1x4xf32>
  // CHECK-NOT: mesh.permute
  // CHECK: tensor.concat dim(1) {{.*}} -> tensor<1x20xf32>
  %r = mesh.all_to_all %x on @m ["x"] split 0 concat 1 {mesh.overlap = #mesh.overlap<ring>, mesh.bruck} : tensor<5x4xf32> -> tensor<1x20xf32>
  return %r : tensor<1x20xf32>
}

// What has no such form is cut into levels, if there are any.

// ASKED-LABEL: @reduce(
func.func @reduce(%x: tensor<5x4xf32>) -> tensor<5x4xf32> {
  // ASKED: mesh.all_reduce {{.*}} {mesh.overlap = #mesh.overlap<ring>} :
  %r = mesh.all_reduce sum %x on @m ["x"] : tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
