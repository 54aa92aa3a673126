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

// A reduction by what is no combiner has to see all, and so has what looks at a
// dim as a whole.

// CHECK-DAG: [[#@LINE+4]]:13: remark: [Missed] {{.*}}Function=argmax{{.*}}'linalg.generic' takes operand 0 whole along dim 0, which is split along "x", "y": no combiner is known for what devices make of parts
func.func @argmax(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x", "y"}]>}) -> (tensor<f32>, tensor<i32>) {
  %low = arith.constant dense<-1.0> : tensor<f32>
  %none = arith.constant dense<0> : tensor<i32>
  %best:2 = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]
    } ins(%x : tensor<8xf32>) outs(%low, %none : tensor<f32>, tensor<i32>) {
  ^bb0(%in: f32, %max: f32, %at: i32):
    %i = linalg.index 0 : index
    %here = arith.index_cast %i : index to i32
    %isLarger = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %isLarger, %in, %max : f32
    %where = arith.select %isLarger, %here, %at : i32
    linalg.yield %next, %where : f32, i32
  } -> (tensor<f32>, tensor<i32>)
  return %best#0, %best#1 : tensor<f32>, tensor<i32>
}

// CHECK-DAG: [[#@LINE+2]]:8: remark: [Missed] {{.*}}Function=cumulative{{.*}}'linalg.softmax' takes operand 0 whole along dim 0, which is split along "x": the op works on the dim as a whole
func.func @cumulative(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %to: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"y"}]>}) -> tensor<8xf32> {
  %y = linalg.softmax dimension(0) ins(%x : tensor<8xf32>) outs(%to : tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
