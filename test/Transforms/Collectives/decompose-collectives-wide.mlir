// RUN: mesh-opt %s --mesh-overlap="overlap=ring collectives=all" --mesh-decompose-collectives=wide-accumulators --canonicalize --cse | FileCheck %s
// RUN: mesh-opt %s --mesh-overlap="overlap=ring collectives=all" --mesh-decompose-collectives --canonicalize --cse | FileCheck %s --check-prefix=NARROW
// RUN: mesh-opt %s --mesh-overlap="machine=%S/../Inputs/machine-wide.json collectives=all chunks=1" --remarks-filter=mesh-overlap --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=COST
// RUN: mesh-opt %s --mesh-overlap="machine=%S/../Inputs/machine-wide.json collectives=all chunks=1 wide-accumulators" --remarks-filter=mesh-overlap --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=WIDE-COST

mesh.mesh @m = <["x"=4]>

// Each contribution is widened as soon as it is there, and the sum rounded once.

// CHECK-LABEL: @scatter(
// CHECK: %[[PART:.*]] = linalg.matmul {{.*}} -> tensor<8x4xbf16>
// CHECK: arith.extf %[[PART]] : tensor<8x4xbf16> to tensor<8x4xf32>
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<8x4xf32>
// CHECK-NOT: mesh.permute
// CHECK: %[[SUM:.*]] = arith.addf {{.*}} : tensor<8x4xf32>
// CHECK-NEXT: %[[RESULT:.*]] = arith.truncf %[[SUM]] : tensor<8x4xf32> to tensor<8x4xbf16>
// CHECK-NEXT: return %[[RESULT]]
// NARROW-LABEL: @scatter(
// NARROW-NOT: f32
// NARROW: return
func.func @scatter(%x: tensor<8x16xbf16>, %w: tensor<16x16xbf16>, %z: tensor<8x16xbf16>) -> tensor<8x4xbf16> attributes {mesh.spmd = @m} {
  %y = linalg.matmul ins(%x, %w : tensor<8x16xbf16>, tensor<16x16xbf16>) outs(%z : tensor<8x16xbf16>) -> tensor<8x16xbf16>
  %0 = mesh.reduce_scatter sum %y on @m ["x"] dim 1 : tensor<8x16xbf16> -> tensor<8x4xbf16>
  return %0 : tensor<8x4xbf16>
}

// The second half sends what is rounded. What is wide already, or not more exact
// in f32, stays as it is.

// CHECK-LABEL: @reduce(
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<2xf32>
// CHECK: arith.truncf {{.*}} : tensor<2xf32> to tensor<2xf16>
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<2xf64>
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<2xf16>
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<2xi8>
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<2xf16>
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<2xf64>
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<2xf16>
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<2xi8>
// CHECK-NOT: mesh.permute
// CHECK: return
// COST: mesh.all_reduce over 4 devices by itself: split up, predicted to take 12.0 us
// WIDE-COST: mesh.all_reduce over 4 devices by itself: split up, predicted to take 18.0 us
func.func @reduce(%x: tensor<8xf16>, %y: tensor<8xf64>, %z: tensor<8xi8>) -> (tensor<8xf16>, tensor<8xf64>, tensor<8xf16>, tensor<8xi8>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<8xf16>
  %1 = mesh.all_reduce product %y on @m ["x"] : tensor<8xf64>
  %2 = mesh.all_reduce max %x on @m ["x"] : tensor<8xf16>
  %3 = mesh.all_reduce sum %z on @m ["x"] : tensor<8xi8>
  return %0, %1, %2, %3 : tensor<8xf16>, tensor<8xf64>, tensor<8xf16>, tensor<8xi8>
}

// Of what is declared to be parts of a sum no casts are taken.

// CHECK-LABEL: @part(
// CHECK-NOT: f32
// CHECK-COUNT-3: mesh.permute {{.*}} : tensor<2xbf16>
// CHECK-NOT: f32
// CHECK: return
func.func private @makes_part() -> (tensor<8xbf16> {mesh.sharding = #mesh.sharding<@m, [{}], partial=sum{"x"}>}) attributes {mesh.spmd = @m}
func.func @part() -> tensor<2xbf16> attributes {mesh.spmd = @m} {
  %x = func.call @makes_part() : () -> tensor<8xbf16>
  %0 = mesh.reduce_scatter sum %x on @m ["x"] dim 0 : tensor<8xbf16> -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}
