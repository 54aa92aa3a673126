// The dialect's version is in bytecode. An older file, from before there were
// versions, is read as what it is: the same program, written then.
//
// RUN: mesh-opt %s -o %t.mlir
// RUN: mesh-opt %s --emit-bytecode | mesh-opt -o %t.read.mlir
// RUN: diff %t.mlir %t.read.mlir
// RUN: mesh-opt %S/Inputs/version-0.mlirbc -o %t.old.mlir
// RUN: diff %t.mlir %t.old.mlir
// RUN: mesh-opt %S/Inputs/version-1.mlirbc -o %t.1.mlir
// RUN: diff %t.mlir %t.1.mlir
//
// One that is newer is not.
// RUN: not mesh-opt %S/Inputs/version-2.mlirbc 2>&1 | FileCheck %s --check-prefix=NEWER
// NEWER: error: was written for version 2 of the mesh dialect, expected at most 1

mesh.mesh @m = <["data"=2, "model"=4]>
mesh.axis_rules @r on @m = {"batch" -> "data", "mlp" -> "model"}
mesh.param @w : tensor<16x32xf32> init lecun_normal sharding <@m, [{}, {"model"}]>

func.func @global(%x: tensor<8x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model", ?}]>},
                  %key: tensor<2xi32>) -> (tensor<8x32xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model":(1)2}]>}) {
  %w = mesh.param_get @w : tensor<16x32xf32>
  %y = mesh.tp_dense gather %x, %w on @m "model" overlap <bidirectional>
      : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %noise = mesh.random_normal %key : tensor<2xi32> -> tensor<8x32xf32>
  %sum = arith.addf %y, %noise : tensor<8x32xf32>
  %z = mesh.reshard %sum <@m, [{"data"}, {"model":(1)2}]> : tensor<8x32xf32>
  return %z : tensor<8x32xf32>
}

func.func @local(%x: tensor<4x8xf32>) -> tensor<4x16xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce max %x on @m ["data", "model":(2)2] : tensor<4x8xf32>
  %f = mesh.async {
    %1 = mesh.permute %0 on @m ["model"] shift 1 : tensor<4x8xf32>
    mesh.yield %1 : tensor<4x8xf32>
  } : !mesh.future<tensor<4x8xf32>>
  %2 = mesh.wait %f : !mesh.future<tensor<4x8xf32>>
  %3 = mesh.all_gather %2 on @m ["data"] dim 1 : tensor<4x8xf32> -> tensor<4x16xf32>
  return %3 : tensor<4x16xf32>
}
