// RUN: mesh-opt %s --mesh-plan-reshards | FileCheck %s

mesh.mesh @m = <["data"=2]>

// What a loop starts from, and what its body yields, come as the loop hands
// them on.

// CHECK-LABEL: func.func @for(
// CHECK: %[[X:.*]] = mesh.reshard %arg0 <@m, [{"data"}]>
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %[[X]])
// CHECK: %[[W:.*]] = mesh.reshard %[[A]] <@m, [{}]>
// CHECK: %[[Z:.*]] = mesh.reshard %[[W]] <@m, [{"data"}]>
// CHECK: scf.yield %[[Z]]
func.func @for(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}, %n: index)
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %y = mesh.shard %a <@m, [{}]> : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>],
     mesh.region_shardings = [[#mesh.sharding<@m, []>, #mesh.sharding<@m, [{"data"}]>]]}
  return %r : tensor<8xf32>
}

// What one branch built the other does not have; what was there before both do.

// CHECK-LABEL: func.func @if(
// CHECK: %[[BEFORE:.*]] = mesh.reshard %arg0 <@m, [{"data"}]>
// CHECK: arith.negf %[[BEFORE]]
// CHECK: scf.if
// CHECK-NEXT: %[[THEN:.*]] = mesh.reshard %arg1 <@m, [{"data"}]>
// CHECK-NEXT: arith.addf %[[BEFORE]], %[[THEN]]
// CHECK: else
// CHECK-NEXT: %[[ELSE:.*]] = mesh.reshard %arg1 <@m, [{"data"}]>
// CHECK-NEXT: arith.mulf %[[BEFORE]], %[[ELSE]]
func.func @if(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>},
              %y: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}, %c: i1)
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %n = arith.negf %x {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]} : tensor<8xf32>
  %r = scf.if %c -> tensor<8xf32> {
    %a = arith.addf %x, %y {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]} : tensor<8xf32>
    scf.yield %a : tensor<8xf32>
  } else {
    %b = arith.mulf %x, %y {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]} : tensor<8xf32>
    scf.yield %b : tensor<8xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]}
  %s = arith.addf %n, %r {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]} : tensor<8xf32>
  return %s : tensor<8xf32>
}

// The place of a reshard moves over control flow's edges as over any other:
// here a branch computes on what it yields.

// CHECK-LABEL: func.func @placed(
// CHECK: else
// CHECK-NEXT: %[[X:.*]] = mesh.reshard %arg0 <@m, [{"data"}]>
// CHECK-NEXT: %[[Y:.*]] = math.tanh %[[X]]
// CHECK-NEXT: scf.yield %[[Y]]
func.func @placed(%x: tensor<4096xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>},
                  %y: tensor<4096xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %c: i1)
    -> (tensor<4096xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %r = scf.if %c -> tensor<4096xf32> {
    scf.yield %y : tensor<4096xf32>
  } else {
    %b = math.tanh %x {mesh.shardings = [#mesh.sharding<@m, [{}]>]} : tensor<4096xf32>
    scf.yield %b : tensor<4096xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]}
  return %r : tensor<4096xf32>
}
