// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s
// RUN: mesh-opt %s --emit-bytecode | mesh-opt | FileCheck %s
//
// Shardings, and the attributes that functions and values can have.

mesh.mesh @m = <["a"=2, "b"=4, "c"=12]>
mesh.axis_rules @r on @m = {"batch" -> "a"}

// CHECK-LABEL: func private @dims
func.func private @dims(
    // CHECK-SAME: <@m, [{"a", "b"}, {}]>
    tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"a", "b"}, {}]>},
    // CHECK-SAME: <@m, [{"a", ?}, {?}p1]>
    tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"a", ?}, {?}p1]>},
    // CHECK-SAME: <@m, [{"a"}p0, {"b"}p12]>
    tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}p0, {"b"}p12]>},
    // CHECK-SAME: <@m, [{"c":(2)3}, {"c":(1)2, "b":(2)2}]>
    tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"c":(2)3}, {"c":(1)2, "b":(2)2}]>},
    // CHECK-SAME: <@m, []>
    f32 {mesh.sharding = #mesh.sharding<@m, []>})

// CHECK-LABEL: func private @replicated_and_partial
func.func private @replicated_and_partial(
    // CHECK-SAME: <@m, [{"a"}], replicated={"b", "c":(1)2}>
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}], replicated={"b", "c":(1)2}>},
    // CHECK-SAME: <@m, [{}], partial=sum{"a"}>
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], unreduced={"a"}>},
    // CHECK-SAME: <@m, [{}], partial=product{"a"}>
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=product{"a"}>},
    // CHECK-SAME: <@m, [{}], partial=min{"a"}>
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=min{"a"}>},
    // CHECK-SAME: <@m, [{}], partial=max{"a"}>
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=max {"a"}>},
    // CHECK-SAME: <@m, [{}], partial=and{"a"}>
    tensor<8xi8> {mesh.sharding = #mesh.sharding<@m, [{}], partial=and{"a"}>},
    // CHECK-SAME: <@m, [{"b"}], replicated={"c"}, partial=or{"a"}>
    tensor<8xi1> {mesh.sharding = #mesh.sharding<@m, [{"b"}], replicated={"c"}, partial=or{"a"}>})

// CHECK-LABEL: func @values
// CHECK-SAME: {mesh.logical = #mesh.logical<@r, ["batch", _]>, mesh.name = "x"}
// CHECK-SAME: -> (tensor<8x8xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"a"}, {}]>, mesh.unpadded = array<i64: 7, 8>})
func.func @values(%x: tensor<8x8xf32> {mesh.name = "x", mesh.logical = #mesh.logical<@r, ["batch", _]>})
    -> (tensor<8x8xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"a"}, {}]>, mesh.unpadded = array<i64: 7, 8>}) {
  // CHECK: mesh.shardings = [#mesh.sharding<@m, [{"a"}, {}]>]
  %0 = arith.addf %x, %x {mesh.shardings = [#mesh.sharding<@m, [{"a"}, {}]>]} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func @local
// CHECK-SAME: attributes {mesh.spmd = @m}
func.func @local(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>}) attributes {mesh.spmd = @m} {
  // CHECK: mesh.overlap = #mesh.overlap<none>
  %0 = mesh.all_reduce sum %x on @m ["a"] {mesh.overlap = #mesh.overlap<none>} : tensor<4xf32>
  // CHECK: mesh.overlap = #mesh.overlap<split, down>
  %1 = mesh.all_reduce sum %0 on @m ["a"] {mesh.overlap = #mesh.overlap<split, down>} : tensor<4xf32>
  // CHECK: {mesh.chunks = 2 : i64, mesh.levels = array<i64: 2, 2>, mesh.overlap = #mesh.overlap<ring>}
  %2 = mesh.all_gather %x on @m ["a"] dim 0 {mesh.overlap = #mesh.overlap<ring>, mesh.chunks = 2 : i64, mesh.levels = array<i64: 2, 2>} : tensor<4xf32> -> tensor<8xf32>
  // CHECK: {mesh.bruck, mesh.overlap = #mesh.overlap<ring>}
  %3 = mesh.all_gather %x on @m ["a"] dim 0 {mesh.overlap = #mesh.overlap<ring>, mesh.bruck} : tensor<4xf32> -> tensor<8xf32>
  return
}

// By themselves.
// CHECK-LABEL: func private @alone
// CHECK-SAME: axes = #mesh.axes<["a", "c":(2)3]>
// CHECK-SAME: axis = #mesh.axis<"c":(2)3>
// CHECK-SAME: dim = #mesh.dim_sharding<{"a", ?}p2>
// CHECK-SAME: mesh_axis = #mesh.mesh_axis<"a" = 2>
// CHECK-SAME: rule = #mesh.axis_rule<"batch" -> {"a"}>
func.func private @alone() attributes {
  axes = #mesh.axes<["a", "c":(2)3]>, axis = #mesh.axis<"c":(2)3>,
  dim = #mesh.dim_sharding<{"a", ?}p2>, mesh_axis = #mesh.mesh_axis<"a"=2>,
  rule = #mesh.axis_rule<"batch" -> "a">}
