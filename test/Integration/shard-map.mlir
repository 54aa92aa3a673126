// Regions that are manual along one axis, and go on to be split along the other:
// what they compute is what whole tensors without any mesh give.
//
// REQUIRES: mesh-run
// DEFINE: %{run} = mesh-run --all-entries --reference=%S/Inputs/shard_map_reference.mlir
// RUN: %{run} %s | FileCheck %s --check-prefix=SAME
// RUN: %{run} %s --overlap=ring | FileCheck %s --check-prefix=SAME
// RUN: sed -e 's/"tp"=4/"tp"=3/' %s > %t.mlir && %{run} %t.mlir | FileCheck %s --check-prefix=SAME
// RUN: sed -e 's/"dp"=2, "tp"=4/"tp"=2, "dp"=2/' %s > %t.mlir && %{run} %t.mlir | FileCheck %s --check-prefix=SAME
// SAME-COUNT-7: ok
//
// So is what Mesh makes of the regions on whole tensors.
// RUN: mesh-run %s --all-entries --check | FileCheck %s --check-prefix=SAME
//
// Nothing is gathered along "tp", and each device multiplies its own columns.
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s
// CHECK-LABEL: func.func @gradients(
// CHECK: linalg.matmul {{.*}} -> tensor<{{3x5|3x6}}xf32>
// CHECK-NOT: "tp"
// CHECK: mesh.all_reduce sum {{.*}} on @m ["dp"]
// CHECK-NOT: "tp"
// CHECK: return

mesh.mesh @m = <["dp"=2, "tp"=4]>

func.func @gradients(%x: tensor<6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"dp"}, {}]>},
                     %w: tensor<8x20xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"tp"}]>})
    -> tensor<8x20xf32> {
  %r = mesh.shard_map on @m manual ["dp"] (%x, %w) in [<@m, [{"dp"}, {}]>, <@m, [{}, {}]>] out [<@m, [{}, {}]>] {
  ^bb0(%part: tensor<3x8xf32>, %whole: tensor<8x20xf32>):
    %z = arith.constant dense<0.0> : tensor<3x20xf32>
    %y = linalg.matmul ins(%part, %whole : tensor<3x8xf32>, tensor<8x20xf32>) outs(%z : tensor<3x20xf32>) -> tensor<3x20xf32>
    %zw = arith.constant dense<0.0> : tensor<8x20xf32>
    %g = linalg.contract indexing_maps = [affine_map<(i, j, b) -> (b, i)>, affine_map<(i, j, b) -> (b, j)>, affine_map<(i, j, b) -> (i, j)>]
        ins(%part, %y : tensor<3x8xf32>, tensor<3x20xf32>) outs(%zw : tensor<8x20xf32>) -> tensor<8x20xf32>
    %s = mesh.all_reduce sum %g on @m ["dp"] : tensor<8x20xf32>
    mesh.yield %s : tensor<8x20xf32>
  } : (tensor<6x8xf32>, tensor<8x20xf32>) -> tensor<8x20xf32>
  return %r : tensor<8x20xf32>
}

// A dim that does not divide along "tp", and one that a collective moves.
func.func @gathered(%x: tensor<6x10xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"tp"}]>}) -> tensor<6x10xf32> {
  %r = mesh.shard_map on @m manual ["dp"] (%x) in [<@m, [{"dp"}, {}]>] out [<@m, [{}, {}]>] {
  ^bb0(%part: tensor<3x10xf32>):
    %e = math.exp %part : tensor<3x10xf32>
    %all = mesh.all_gather %e on @m ["dp"] dim 0 : tensor<3x10xf32> -> tensor<6x10xf32>
    %t = math.tanh %all : tensor<6x10xf32>
    mesh.yield %t : tensor<6x10xf32>
  } : (tensor<6x10xf32>) -> tensor<6x10xf32>
  return %r : tensor<6x10xf32>
}

func.func @exchanged(%x: tensor<6x4x10xf64> {mesh.sharding = #mesh.sharding<@m, [{"tp"}, {}, {}]>})
    -> (tensor<6x4x10xf64> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"tp"}]>}) {
  %r = mesh.shard_map on @m manual ["dp"] (%x) in [<@m, [{"dp"}, {}, {}]>] out [<@m, [{}, {"dp"}, {}]>] {
  ^bb0(%part: tensor<3x4x10xf64>):
    %e = math.exp %part : tensor<3x4x10xf64>
    %a = mesh.all_to_all %e on @m ["dp"] split 1 concat 0 : tensor<3x4x10xf64> -> tensor<6x2x10xf64>
    %t = math.tanh %a : tensor<6x2x10xf64>
    mesh.yield %t : tensor<6x2x10xf64>
  } : (tensor<6x4x10xf64>) -> tensor<6x4x10xf64>
  return %r : tensor<6x4x10xf64>
}

// The blocks of a ring are added up, those of others last: one operand of a
// product that sums over what "tp" splits.
func.func @ring(%x: tensor<6x12xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"tp"}]>}, %w: tensor<12x5xf32>) -> tensor<3x5xf32> {
  %r = mesh.shard_map on @m manual ["dp"] (%x, %w) in [<@m, [{"dp"}, {}]>, <@m, [{}, {}]>] out [<@m, [{}, {}]>] {
  ^bb0(%part: tensor<3x12xf32>, %whole: tensor<12x5xf32>):
    %one = arith.constant 1 : index
    %n = mesh.axis_size @m ["dp"]
    %sum:2 = scf.for %k = %one to %n step %one iter_args(%s = %part, %v = %part) -> (tensor<3x12xf32>, tensor<3x12xf32>) {
      %next = mesh.permute %v on @m ["dp"] shift 1 : tensor<3x12xf32>
      %more = arith.addf %s, %next : tensor<3x12xf32>
      scf.yield %more, %next : tensor<3x12xf32>, tensor<3x12xf32>
    }
    %z = arith.constant dense<0.0> : tensor<3x5xf32>
    %y = linalg.matmul ins(%sum#0, %whole : tensor<3x12xf32>, tensor<12x5xf32>) outs(%z : tensor<3x5xf32>) -> tensor<3x5xf32>
    mesh.yield %y : tensor<3x5xf32>
  } : (tensor<6x12xf32>, tensor<12x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

// Devices do different things along "dp", and the same along "tp".
func.func @branches(%x: tensor<6x10xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"tp"}]>}) -> tensor<6x10xf32> {
  %r = mesh.shard_map on @m manual ["dp"] (%x) in [<@m, [{"dp"}, {}]>] out [<@m, [{"dp"}, {}]>] {
  ^bb0(%part: tensor<3x10xf32>):
    %zero = arith.constant 0 : index
    %i = mesh.axis_index @m ["dp"]
    %first = arith.cmpi eq, %i, %zero : index
    %y = scf.if %first -> tensor<3x10xf32> {
      %c = arith.constant dense<0.0> : tensor<3xf32>
      %s = linalg.reduce { arith.addf } ins(%part : tensor<3x10xf32>) outs(%c : tensor<3xf32>) dimensions = [1]
      %e = tensor.empty() : tensor<3x10xf32>
      %b = linalg.broadcast ins(%s : tensor<3xf32>) outs(%e : tensor<3x10xf32>) dimensions = [1]
      scf.yield %b : tensor<3x10xf32>
    } else {
      %e = math.exp %part : tensor<3x10xf32>
      scf.yield %e : tensor<3x10xf32>
    }
    mesh.yield %y : tensor<3x10xf32>
  } : (tensor<6x10xf32>) -> tensor<6x10xf32>
  return %r : tensor<6x10xf32>
}

// Parts of a sum, and functions that are called in the region.
func.func private @square(%x: tensor<3x10xi32>) -> tensor<3x10xi32> {
  %y = arith.muli %x, %x : tensor<3x10xi32>
  return %y : tensor<3x10xi32>
}
func.func @parts(%x: tensor<6x10xi32> {mesh.sharding = #mesh.sharding<@m, [{}, {"tp"}]>}) -> tensor<3x10xi32> {
  %r = mesh.shard_map on @m manual ["dp"] (%x) in [<@m, [{"dp"}, {}]>] out [<@m, [{}, {}], partial=sum{"dp"}>] {
  ^bb0(%part: tensor<3x10xi32>):
    %y = func.call @square(%part) : (tensor<3x10xi32>) -> tensor<3x10xi32>
    mesh.yield %y : tensor<3x10xi32>
  } : (tensor<6x10xi32>) -> tensor<3x10xi32>
  return %r : tensor<3x10xi32>
}

// A region that is left as it is: its transfer is under other work.
func.func @overlapped(%x: tensor<6x10xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"tp"}]>}) -> tensor<3x10xf32> {
  %r = mesh.shard_map on @m manual ["dp"] (%x) in [<@m, [{"dp"}, {}]>] out [<@m, [{}, {}]>] {
  ^bb0(%part: tensor<3x10xf32>):
    %f = mesh.async {
      %p = mesh.permute %part on @m ["dp"] shift 1 : tensor<3x10xf32>
      mesh.yield %p : tensor<3x10xf32>
    } : !mesh.future<tensor<3x10xf32>>
    %e = math.exp %part : tensor<3x10xf32>
    %p = mesh.wait %f : !mesh.future<tensor<3x10xf32>>
    %o = math.exp %p : tensor<3x10xf32>
    %s = arith.addf %e, %o : tensor<3x10xf32>
    mesh.yield %s : tensor<3x10xf32>
  } : (tensor<6x10xf32>) -> tensor<3x10xf32>
  return %r : tensor<3x10xf32>
}
