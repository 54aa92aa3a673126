// RUN: mesh-opt %s --mesh-propagate | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4, "pod"=2]>
mesh.axis_rules @r on @m = {"batch" -> {"pod", "data"}, "embed" -> "model", "time" -> {}}

// A name stands for the axes of its rule, `_` for none.

// CHECK-LABEL: func.func @arguments_and_results
// CHECK-SAME: tensor<64x32x768xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"pod", "data"}, {}, {"model"}]>}
// CHECK-SAME: -> (tensor<64x768xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>})
func.func @arguments_and_results(
    %x: tensor<64x32x768xf32> {mesh.logical = #mesh.logical<@r, ["batch", "time", "embed"]>, mesh.name = "x"},
    %y: tensor<64x768xf32>)
    -> (tensor<64x768xf32> {mesh.logical = #mesh.logical<@r, [_, "embed"]>}) {
  return %y : tensor<64x768xf32>
}

// A declaration has logical names too.

// CHECK-LABEL: func.func private @declaration(tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
func.func private @declaration(tensor<8xf32> {mesh.logical = #mesh.logical<@r, ["embed"]>})
