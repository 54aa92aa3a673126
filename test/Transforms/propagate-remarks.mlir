// RUN: mesh-opt %s --mesh-propagate --remarks-filter=mesh-propagate --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s

// An axis that nothing is split along is worth a remark; one of a single device
// is not, nor one that a region in local view has for itself.

mesh.mesh @m = <["x"=2, "y"=4, "one"=1]>

// CHECK-DAG: [[#@LINE+1]]:1: remark: [Analysis] {{.*}}Function=half{{.*}}axis "y" of @m is used by no tensor
func.func @half(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// CHECK-DAG: [[#@LINE+2]]:1: remark: [Analysis] {{.*}}Function=none{{.*}}axis "x" of @m is used by no tensor
// CHECK-DAG: [[#@LINE+1]]:1: remark: [Analysis] {{.*}}Function=none{{.*}}axis "y" of @m is used by no tensor
func.func @none(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// CHECK-NOT: Function=all
func.func @all(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  %y = mesh.shard_map on @m manual ["y"] (%x) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<8xf32>):
    mesh.yield %part : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
