// What only called functions say of a mesh is followed, as well.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --entry=layer | FileCheck %s
// RUN: mesh-run %s --check --entry=stages | FileCheck %s
// CHECK: on 2 devices

mesh.mesh @m = <["x"=2]>

func.func private @dense(%x: tensor<6x4xf32>, %w: tensor<4x4xf32>) -> tensor<6x4xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "x" : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  return %y : tensor<6x4xf32>
}

func.func @layer(%x: tensor<6x4xf32>, %w: tensor<4x4xf32>) -> tensor<6x4xf32> {
  %y = call @dense(%x, %w) : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  return %y : tensor<6x4xf32>
}

func.func private @pipeline(%x: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %y = mesh.pipeline(%x) on @m "x" stages 2 microbatches 3 {
  ^stage(%h: tensor<2x4xf32>, %stage: index, %microbatch: index):
    %twice = arith.addf %h, %h : tensor<2x4xf32>
    mesh.stage_yield %twice : tensor<2x4xf32>
  } : (tensor<6x4xf32>) -> tensor<6x4xf32>
  return %y : tensor<6x4xf32>
}

func.func @stages(%x: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %y = call @pipeline(%x) : (tensor<6x4xf32>) -> tensor<6x4xf32>
  return %y : tensor<6x4xf32>
}
