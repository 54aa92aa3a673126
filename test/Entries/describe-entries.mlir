// What entries take and give is noted in the module.
//
// RUN: mesh-opt %s --mesh-describe-entries --split-input-file | FileCheck %s

// CHECK: name = "main"
// CHECK-SAME: signature = {arguments = [{name = "x", sharding = #mesh.sharding<@m, [{"x"}]>, type = tensor<2xf32>}, {type = i32}]
// CHECK-SAME: functions = ["main"]
// CHECK-SAME: mesh = #mesh.mesh<["x"=4]>
// CHECK-SAME: results = [{sharding = #mesh.sharding<@m, [{"x"}]>, type = tensor<2xf32>, unpadded = array<i64: 7>}]
module attributes {mesh_rt.entries = [{name = "main"}]} {
  mesh.mesh @m = <["x"=4]>
  func.func @main(%x: tensor<2xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %n: i32)
      -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>, mesh.unpadded = array<i64: 7>})
      attributes {mesh.spmd = @m} {
    return %x : tensor<2xf32>
  }
}

// -----

// Of programs it is noted as well which devices run which.
// CHECK: signature = {arguments = [{type = tensor<2xf32>}]
// CHECK-SAME: axes = #mesh.axes<["y"]>
// CHECK-SAME: classes = array<i64: 0, 1>
// CHECK-SAME: functions = ["main.0", "main.1"]
// CHECK-SAME: mesh = #mesh.mesh<["x"=2, "y"=2]>
module attributes {mesh_rt.entries = [{name = "main"}]} {
  mesh.mesh @m = <["x"=2, "y"=2]>
  mesh.programs @main on @m ["y"] = {@main.0 at [0], @main.1 at [1]}
  func.func @main.0(%x: tensor<2xf32>) -> tensor<2xf32> attributes {mesh.program, mesh.spmd = @m} {
    return %x : tensor<2xf32>
  }
  func.func @main.1(%x: tensor<2xf32>) -> tensor<2xf32> attributes {mesh.program, mesh.spmd = @m} {
    return %x : tensor<2xf32>
  }
}
