// RUN: mesh-opt %s --mesh-spmd | FileCheck %s
// RUN: mesh-opt %s --mesh-spmd --mesh-rings | FileCheck %s --check-prefix=RINGS
// RUN: mesh-opt %S/../../examples/megatron_mlp.mlir --mesh-spmd --mesh-rings | FileCheck %s --check-prefix=RINGS

mesh.mesh @m = <["data"=2, "model"=4]>
mesh.axis_rules @r on @m = {"batch" -> "data", "features" -> "model"}

// Two layers of an MLP, annotated at the argument alone: the batch is split
// over "data", features and kernels over "model". One gather and one
// reduce-scatter, each beside a contraction, and nothing between them.

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x4xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}
// CHECK-SAME: %[[W1:[a-z0-9]+]]: tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}
// CHECK-SAME: %[[B1:[a-z0-9]+]]: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}
// CHECK-SAME: %[[W2:[a-z0-9]+]]: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}
// CHECK-SAME: %[[B2:[a-z0-9]+]]: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}
// CHECK-SAME: -> (tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) attributes {mesh.spmd = @m}
// CHECK-NOT: mesh.
// CHECK: %[[WHOLE:.*]] = mesh.all_gather %[[X]] on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<4x4xf32> -> tensor<4x16xf32>
// CHECK-NOT: mesh.
// CHECK: linalg.matmul ins(%[[WHOLE]], %[[W1]]
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[B1]]
// CHECK: %[[H:.*]] = math.tanh
// CHECK: %[[PRODUCT:.*]] = linalg.matmul ins(%[[H]], %[[W2]]
// CHECK-NEXT: %[[SUM:.*]] = mesh.reduce_scatter sum %[[PRODUCT]] on @m ["model"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<4x16xf32> -> tensor<4x4xf32>
// CHECK-NOT: mesh.
// CHECK: linalg.generic {{.*}} ins(%[[SUM]], %[[B2]]
// CHECK: return

// Both become rings of permutes under partial contractions.

// RINGS-LABEL: func.func @main(
// RINGS-NOT: mesh.all_gather
// RINGS-NOT: mesh.reduce_scatter
// RINGS: mesh.async
// RINGS-NEXT: mesh.permute {{.*}} shift 1
// RINGS-COUNT-4: linalg.matmul
// RINGS: math.
// RINGS: mesh.async
// RINGS-NEXT: mesh.permute {{.*}} shift 1
// RINGS: return
func.func @main(%x: tensor<8x16xf32> {mesh.name = "x", mesh.logical = #mesh.logical<@r, ["batch", "features"]>},
                %w1: tensor<16x32xf32>, %b1: tensor<32xf32>, %w2: tensor<32x16xf32>, %b2: tensor<16xf32>) -> tensor<8x16xf32> {
  %h = mesh.tp_dense gather %x, %w1 bias %b1 on @m "model" overlap <ring>
      : (tensor<8x16xf32>, tensor<16x32xf32>, tensor<32xf32>) -> tensor<8x32xf32>
  %t = math.tanh %h : tensor<8x32xf32>
  %y = mesh.tp_dense scatter %t, %w2 bias %b2 on @m "model" overlap <ring>
      : (tensor<8x32xf32>, tensor<32x16xf32>, tensor<16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// A layer that leaves its sum to the consumer, which takes it as blocks: one
// reduce-scatter. One device of the group adds the bias.

// CHECK-LABEL: func.func @skip_communication(
// CHECK: %[[FIRST:.*]] = arith.cmpi eq
// CHECK: %[[BIAS:.*]] = arith.select %[[FIRST]]
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[BIAS]]
// CHECK: %[[Y:.*]] = arith.truncf
// CHECK-NEXT: %[[R:.*]] = mesh.reduce_scatter sum %[[Y]] on @m ["model"] dim 1
// CHECK-NEXT: return %[[R]]
func.func @skip_communication(%x: tensor<8x16xbf16>, %w: tensor<16x32xbf16>, %b: tensor<32xbf16>)
    -> (tensor<8x32xbf16> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %y = mesh.tp_dense scatter %x, %w bias %b on @m "model" {skip_communication}
      : (tensor<8x16xbf16>, tensor<16x32xbf16>, tensor<32xbf16>) -> tensor<8x32xbf16>
  return %y : tensor<8x32xbf16>
}

// What a loop would gather each time it gathers once, and two sums are reduced
// together.

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>
// CHECK: %[[G:.*]] = mesh.all_gather %[[X]]
// CHECK: scf.for
// CHECK: arith.addf {{.*}}, %[[G]]
// CHECK: }
// CHECK: mesh.all_reduce sum {{.*}} : tensor<4xf32>
// CHECK-NOT: mesh.all_reduce
// CHECK: return
func.func @loop(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %n: index)
    -> (tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}, tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<16xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> tensor<16xf32> {
    %g = mesh.all_gather %x on @m ["model"] dim 0 : tensor<4xf32> -> tensor<16xf32>
    %sum = arith.addf %acc, %g : tensor<16xf32>
    scf.yield %sum : tensor<16xf32>
  }
  %a = mesh.all_reduce sum %x on @m ["model"] : tensor<4xf32>
  %e = math.exp %x : tensor<4xf32>
  %b = mesh.all_reduce sum %e on @m ["model"] : tensor<4xf32>
  %c = arith.addf %a, %b : tensor<4xf32>
  return %0, %c : tensor<16xf32>, tensor<4xf32>
}
