// RUN: mesh-opt %s --mesh-spmd --mlir-print-local-scope | FileCheck %s
//
// What is sorted has to be whole. Where other dims can be split by the axes of
// the sorted one, all-to-alls move the split there, and back if the result is
// to be as the operand was.

mesh.mesh @m = <["x"=2, "y"=4]>

// CHECK-LABEL: func.func @rows(
// CHECK: %[[ROWS:.*]] = mesh.all_to_all %{{.*}} on @m ["y"] split 0 concat 1 : tensor<4x3xf32> -> tensor<1x12xf32>
// CHECK: mesh.sort %[[ROWS]]
// CHECK-NOT: mesh.all
// CHECK: return {{.*}} : tensor<1x12xf32>
func.func @rows(%x: tensor<8x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>}) -> tensor<8x12xf32> {
  %y = mesh.sort %x dim 1 by {
  ^bb0(%a: f32, %b: f32):
    %less = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %less : i1
  } : tensor<8x12xf32>
  return %y : tensor<8x12xf32>
}

// CHECK-LABEL: func.func @back(
// CHECK: mesh.all_to_all %{{.*}} on @m ["y"] split 0 concat 1 : tensor<4x3xf32> -> tensor<1x12xf32>
// CHECK: mesh.sort
// CHECK: mesh.all_to_all %{{.*}} on @m ["y"] split 1 concat 0 : tensor<1x12xf32> -> tensor<4x3xf32>
func.func @back(%x: tensor<8x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>}) -> tensor<8x12xf32> {
  %y = mesh.sort %x dim 1 by {
  ^bb0(%a: f32, %b: f32):
    %less = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %less : i1
  } : tensor<8x12xf32>
  %z = arith.addf %x, %y : tensor<8x12xf32>
  return %z : tensor<8x12xf32>
}

// There is no other dim that divides.

// CHECK-LABEL: func.func @gathered(
// CHECK: mesh.all_gather %{{.*}} on @m ["y"] dim 1 : tensor<3x3xf32> -> tensor<3x12xf32>
func.func @gathered(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>}) -> tensor<6x12xf32> {
  %y = mesh.sort %x dim 1 by {
  ^bb0(%a: f32, %b: f32):
    %less = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %less : i1
  } : tensor<6x12xf32>
  return %y : tensor<6x12xf32>
}
