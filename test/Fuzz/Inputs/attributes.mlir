mesh.mesh @m = <["a"=2, "b"=4, "c"=12]>
mesh.axis_rules @r on @m = {"batch" -> "a"}

func.func private @dims(
    tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"a", "b"}, {}]>},
    tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"a", ?}, {?}p1]>},
    tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}p0, {"b"}p12]>},
    tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"c":(2)3}, {"c":(1)2, "b":(2)2}]>},
    f32 {mesh.sharding = #mesh.sharding<@m, []>})

func.func private @replicated_and_partial(
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}], replicated={"b", "c":(1)2}>},
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], unreduced={"a"}>},
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=product{"a"}>},
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=min{"a"}>},
    tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=max {"a"}>},
    tensor<8xi8> {mesh.sharding = #mesh.sharding<@m, [{}], partial=and{"a"}>},
    tensor<8xi1> {mesh.sharding = #mesh.sharding<@m, [{"b"}], replicated={"c"}, partial=or{"a"}>})

func.func @values(%x: tensor<8x8xf32> {mesh.name = "x", mesh.logical = #mesh.logical<@r, ["batch", _]>})
    -> (tensor<8x8xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"a"}, {}]>, mesh.unpadded = array<i64: 7, 8>}) {
  %0 = arith.addf %x, %x {mesh.shardings = [#mesh.sharding<@m, [{"a"}, {}]>]} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

func.func @local(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>}) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %x on @m ["a"] {mesh.overlap = #mesh.overlap<none>} : tensor<4xf32>
  %1 = mesh.all_reduce sum %0 on @m ["a"] {mesh.overlap = #mesh.overlap<split, down>} : tensor<4xf32>
  return
}

func.func private @alone() attributes {
  axes = #mesh.axes<["a", "c":(2)3]>, axis = #mesh.axis<"c":(2)3>,
  dim = #mesh.dim_sharding<{"a", ?}p2>, mesh_axis = #mesh.mesh_axis<"a"=2>,
  rule = #mesh.axis_rule<"batch" -> "a">}
