// RUN: mesh-opt %s --mesh-rings="overlap=bidirectional direction=down" | FileCheck %s
// RUN: mesh-opt %s --mesh-rings="overlap=ring unroll-limit=2" | FileCheck %s --check-prefix=LOOP
// RUN: mesh-opt %s --mesh-rings="overlap=split collectives=all" | FileCheck %s --check-prefix=ALL
// RUN: mesh-opt %s --mesh-rings | FileCheck %s --check-prefix=SMALL

// The pipeline decides and carries out. The two layers share the device's index.

mesh.mesh @m = <["model"=3]>

// CHECK-LABEL: @mlp
// LOOP-LABEL: @mlp
// ALL-LABEL: @mlp
// SMALL-LABEL: @mlp
func.func @mlp(%x: tensor<8x4xf32>, %w1: tensor<12x6xf32>, %w2: tensor<6x12xf32>) -> tensor<8x4xf32> attributes {mesh.spmd = @m} {
  // CHECK: mesh.axis_index
  // CHECK-NOT: mesh.axis_index
  // CHECK-NOT: mesh.all_gather
  // CHECK: shift -1
  // CHECK: shift 1
  // LOOP: scf.for
  // LOOP: math.tanh
  // LOOP: scf.for
  // SMALL: mesh.all_gather
  %c0 = arith.constant 0.0 : f32
  %whole = mesh.all_gather %x on @m ["model"] dim 1 : tensor<8x4xf32> -> tensor<8x12xf32>
  %empty1 = tensor.empty() : tensor<8x6xf32>
  %init1 = linalg.fill ins(%c0 : f32) outs(%empty1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %h = linalg.matmul ins(%whole, %w1 : tensor<8x12xf32>, tensor<12x6xf32>) outs(%init1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  // CHECK: math.tanh
  // CHECK-NOT: mesh.reduce_scatter
  %a = math.tanh %h : tensor<8x6xf32>
  %empty2 = tensor.empty() : tensor<8x12xf32>
  %init2 = linalg.fill ins(%c0 : f32) outs(%empty2 : tensor<8x12xf32>) -> tensor<8x12xf32>
  %y = linalg.matmul ins(%a, %w2 : tensor<8x6xf32>, tensor<6x12xf32>) outs(%init2 : tensor<8x12xf32>) -> tensor<8x12xf32>
  %part = mesh.reduce_scatter sum %y on @m ["model"] dim 1 : tensor<8x12xf32> -> tensor<8x4xf32>
  // CHECK: mesh.broadcast
  // ALL-NOT: mesh.broadcast
  // SMALL: mesh.reduce_scatter
  %same = mesh.broadcast %part on @m ["model"] root 0 : tensor<8x4xf32>
  return %same : tensor<8x4xf32>
}
