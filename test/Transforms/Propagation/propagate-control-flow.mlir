// RUN: mesh-opt %s --mesh-propagate | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// What a loop hands on, from before it to its end, has one sharding.

// CHECK-LABEL: func.func @for(
// CHECK: scf.for
// CHECK-NEXT: math.tanh {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]}
// CHECK: } {mesh.region_shardings = {{\[}}[#mesh.sharding<@m, []>, #mesh.sharding<@m, [{"data"}, {}]>]], mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]}
func.func @for(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
               %n: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8x16xf32> {
    %z = math.tanh %a : tensor<8x16xf32>
    scf.yield %z : tensor<8x16xf32>
  }
  return %y : tensor<8x16xf32>
}

// Backward, out of a loop's body and through it.

// CHECK-LABEL: func.func @backward(
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}
func.func @backward(%x: tensor<8x16xf32>, %n: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8x16xf32> {
    %s = mesh.shard %a <@m, [{"data"}, {"model"}]> : tensor<8x16xf32>
    scf.yield %s : tensor<8x16xf32>
  }
  return %y : tensor<8x16xf32>
}

// A loop that runs once hands on as any other does.

// CHECK-LABEL: func.func @once(
// CHECK: } {mesh.region_shardings = {{\[}}[#mesh.sharding<@m, []>, #mesh.sharding<@m, [{"data"}]>]], mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]}
func.func @once(%x: tensor<8xf32>) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    scf.yield %a : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}

// Both branches of an if yield what its result is.

// CHECK-LABEL: func.func @if(
// CHECK-SAME: %{{.*}}: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %{{.*}}: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}
// CHECK: math.exp {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"model"}]>]}
// CHECK: math.tanh {{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"model"}]>]}
// CHECK: } {mesh.shardings = [#mesh.sharding<@m, [{"model"}]>]}
func.func @if(%x: tensor<8xf32>, %y: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
              %c: i1) -> tensor<8xf32> {
  %r = scf.if %c -> tensor<8xf32> {
    %a = math.exp %x : tensor<8xf32>
    scf.yield %a : tensor<8xf32>
  } else {
    %b = math.tanh %y : tensor<8xf32>
    scf.yield %b : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// A while loop has two regions, whose arguments need not be the same: here %a
// goes round, and %b comes out.

// CHECK-LABEL: func.func @while(
// CHECK: } attributes {mesh.region_shardings = {{\[}}[#mesh.sharding<@m, [{"data"}]>], [#mesh.sharding<@m, [{"data"}]>, #mesh.sharding<@m, [{"model"}]>]], mesh.shardings = [#mesh.sharding<@m, [{"data"}]>, #mesh.sharding<@m, [{"model"}]>]}
func.func @while(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
                 %y: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %c: i1)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %r:2 = scf.while (%a = %x) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.condition(%c) %a, %y : tensor<8xf32>, tensor<8xf32>
  } do {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    scf.yield %a : tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @switch(
// CHECK: scf.index_switch %{{.*}} {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]}
// CHECK: } {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]}
// CHECK: arith.constant {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]}
func.func @switch(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %i: index) -> tensor<8xf32> {
  %r = scf.index_switch %i -> tensor<8xf32>
  case 1 {
    %e = scf.execute_region -> tensor<8xf32> {
      scf.yield %x : tensor<8xf32>
    }
    scf.yield %e : tensor<8xf32>
  }
  default {
    %z = arith.constant dense<0.0> : tensor<8xf32>
    scf.yield %z : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
