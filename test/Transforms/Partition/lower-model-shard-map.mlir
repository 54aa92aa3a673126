// RUN: mesh-opt %s --mesh-lower-model | FileCheck %s
// RUN: mesh-opt %s --mesh-lower-model --remarks-filter=mesh-lower-model --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

mesh.mesh @m = <["a"=4, "b"=2]>

// Along "b" the region is a part of the program around it. What depends on the
// place along "a" says so.

// CHECK-LABEL: func.func @free_axis(
// CHECK-SAME: %[[X:.*]]: tensor<8x6xf32>, %[[N:.*]]: index)
// CHECK: %[[PART:.*]] = mesh.enter_local %[[X]] <@m, [{"a"}, {}]> : tensor<8x6xf32> -> tensor<2x6xf32>
// CHECK: %[[I:.*]] = mesh.axis_index @m ["a"] {mesh.manual = #mesh.axes<["a"]>}
// CHECK: %[[LOOP:.*]] = scf.for
// CHECK: mesh.permute %{{.*}} on @m ["a"] shift 1 {mesh.manual = #mesh.axes<["a"]>}
// CHECK: } {mesh.manual = #mesh.axes<["a"]>}
// CHECK: %[[ALL:.*]] = mesh.all_gather %[[LOOP]] on @m ["a"] dim 0 {mesh.manual = #mesh.axes<["a"]>} : tensor<2x6xf32> -> tensor<8x6xf32>
// CHECK: %[[R:.*]] = mesh.leave_local %[[LOOP]] <@m, [{"a"}, {}]> : tensor<2x6xf32> -> tensor<8x6xf32>
// CHECK: %[[S:.*]] = mesh.leave_local %[[ALL]] <@m, [{}, {}], replicated={"a"}> : tensor<8x6xf32> -> tensor<8x6xf32>
// CHECK: return %[[R]], %[[S]]
func.func @free_axis(%x: tensor<8x6xf32>, %n: index) -> (tensor<8x6xf32>, tensor<8x6xf32>) {
  %r:2 = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}, {}]>] out [<@m, [{"a"}, {}]>, <@m, [{}, {}]>] {
  ^bb0(%part: tensor<2x6xf32>):
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %i = mesh.axis_index @m ["a"]
    %loop = scf.for %k = %zero to %i step %one iter_args(%v = %part) -> tensor<2x6xf32> {
      %next = mesh.permute %v on @m ["a"] shift 1 : tensor<2x6xf32>
      scf.yield %next : tensor<2x6xf32>
    }
    %all = mesh.all_gather %loop on @m ["a"] dim 0 : tensor<2x6xf32> -> tensor<8x6xf32>
    mesh.yield %loop, %all : tensor<2x6xf32>, tensor<8x6xf32>
  } : (tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<8x6xf32>
}

// Of a manual axis that splits in part, or over which a result is partial, the
// rest splits nothing.

// CHECK-LABEL: func.func @sub_axes(
// CHECK: mesh.enter_local %{{.*}} <@m, [{"a":(2)2}, {}], replicated={"a":(1)2}> : tensor<8x6xf32> -> tensor<4x6xf32>
// CHECK: mesh.leave_local %{{.*}} <@m, [{}, {}], replicated={"a":(1)2}, partial=sum{"a":(2)2}> : tensor<4x6xf32> -> tensor<4x6xf32>
func.func @sub_axes(%x: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %r = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a":(2)2}, {}]>] out [<@m, [{}, {}], partial=sum{"a":(2)2}>] {
  ^bb0(%part: tensor<4x6xf32>):
    mesh.yield %part : tensor<4x6xf32>
  } : (tensor<8x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

// If all axes are manual, there is nothing to split: calls alone are inlined.

// CHECK-NOT: @called
// CHECK-LABEL: func.func private @also_outside(
// CHECK-NOT: @called
// CHECK-LABEL: func.func @calls(
// CHECK: mesh.shard_map on @m manual ["a", "b"]
// CHECK: mesh.all_reduce sum %{{.*}} on @m ["a"]
// CHECK-NEXT: math.exp
// CHECK-NEXT: math.exp
// CHECK: call @also_outside
func.func private @called(%x: tensor<2xf32>) -> tensor<2xf32> attributes {mesh.spmd = @m} {
  %s = mesh.all_reduce sum %x on @m ["a"] : tensor<2xf32>
  %y = call @called_by_it(%s) : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
func.func private @called_by_it(%x: tensor<2xf32>) -> tensor<2xf32> attributes {mesh.spmd = @m} {
  %y = math.exp %x : tensor<2xf32>
  return %y : tensor<2xf32>
}
func.func private @also_outside(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = math.exp %x : tensor<2xf32>
  return %y : tensor<2xf32>
}
func.func @calls(%x: tensor<16xf32>, %z: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %r = mesh.shard_map on @m manual ["a", "b"] (%x) in [<@m, [{"a", "b"}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<2xf32>):
    %s = func.call @called(%part) : (tensor<2xf32>) -> tensor<2xf32>
    %y = func.call @also_outside(%s) : (tensor<2xf32>) -> tensor<2xf32>
    mesh.yield %y : tensor<2xf32>
  } : (tensor<16xf32>) -> tensor<2xf32>
  %w = call @also_outside(%z) : (tensor<2xf32>) -> tensor<2xf32>
  return %r, %w : tensor<2xf32>, tensor<2xf32>
}

// Along "b" the region may have annotations and regions of its own: these are in
// local view along both axes.

// CHECK-LABEL: func.func @nested(
// CHECK: %[[PART:.*]] = mesh.enter_local %{{.*}} <@m, [{"a"}, {}]> : tensor<8x6xf32> -> tensor<2x6xf32>
// CHECK: %[[SPLIT:.*]] = mesh.shard %[[PART]] <@m, [{}, {"b"}]> : tensor<2x6xf32>
// CHECK: %[[BLOCK:.*]] = mesh.enter_local %[[SPLIT]] <@m, [{}, {"b"}], replicated={"a"}> : tensor<2x6xf32> -> tensor<2x3xf32>
// CHECK: %[[SUM:.*]] = mesh.all_reduce sum %[[BLOCK]] on @m ["b", "a"] {mesh.manual = #mesh.axes<["a", "b"]>}
// CHECK: %[[ROWS:.*]] = mesh.leave_local %[[SUM]] <@m, [{}, {}], replicated={"a", "b"}> : tensor<2x3xf32> -> tensor<2x3xf32>
// CHECK: mesh.permute %[[ROWS]] on @m ["a"] shift 1 {mesh.manual = #mesh.axes<["a"]>}
// CHECK-NOT: mesh.shard_map
// CHECK: return
func.func @nested(%x: tensor<8x6xf32>) -> tensor<8x3xf32> {
  %r = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}, {}]>] out [<@m, [{"a"}, {}]>] {
  ^bb0(%part: tensor<2x6xf32>):
    %split = mesh.shard %part <@m, [{}, {"b"}]> : tensor<2x6xf32>
    %rows = mesh.shard_map on @m manual ["b"] (%split) in [<@m, [{}, {"b"}]>] out [<@m, [{}, {}]>] {
    ^bb0(%block: tensor<2x3xf32>):
      %sum = mesh.all_reduce sum %block on @m ["b", "a"] : tensor<2x3xf32>
      mesh.yield %sum : tensor<2x3xf32>
    } : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %next = mesh.permute %rows on @m ["a"] shift 1 : tensor<2x3xf32>
    mesh.yield %next : tensor<2x3xf32>
  } : (tensor<8x6xf32>) -> tensor<8x3xf32>
  return %r : tensor<8x3xf32>
}

// What the partitioner does not split stays in a region.

// CHECK-LABEL: func.func @not_split(
// CHECK: mesh.shard_map on @m manual ["a"]
// CHECK-NOT: mesh.shard %
// CHECK: mesh.async
// REMARK: :[[#@LINE+2]]:8: remark: [Missed] whole-region | Category:mesh-lower-model | Function=not_split | Remark="the region is whole along axes that are not manual: it has 'mesh.async', which is not split"
func.func @not_split(%x: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %r = mesh.shard_map on @m manual ["a"] (%x) in [<@m, [{"a"}, {}]>] out [<@m, [{"a"}, {}]>] {
  ^bb0(%part: tensor<2x6xf32>):
    %split = mesh.shard %part <@m, [{}, {"b"}]> : tensor<2x6xf32>
    %f = mesh.async {
      %p = mesh.permute %split on @m ["a"] shift 1 : tensor<2x6xf32>
      mesh.yield %p : tensor<2x6xf32>
    } : !mesh.future<tensor<2x6xf32>>
    %p = mesh.wait %f : !mesh.future<tensor<2x6xf32>>
    mesh.yield %p : tensor<2x6xf32>
  } : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}
