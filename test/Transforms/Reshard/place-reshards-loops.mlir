// RUN: mesh-opt %s --mesh-plan-reshards=machine=%S/Inputs/slow.json | FileCheck %s
//
// Reshards in loops of many iterations, on a machine with slow links: times are
// long, and still compared.

mesh.mesh @m = <["x"=4]>

#rows = #mesh.sharding<@m, [{"x"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"x"}]>
#none = #mesh.sharding<@m, []>

// A value that a loop makes is resharded at no place if all ops can be laid out
// as the iteration argument is.

// CHECK-LABEL: func.func @no_reshard(
// CHECK-NOT: mesh.reshard
// CHECK: return
func.func @no_reshard(%y: tensor<16384x16384xf32> {mesh.sharding = #columns})
    -> (tensor<16384x16384xf32> {mesh.sharding = #columns}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.constant 1000000 : index
  %r = scf.for %i = %c0 to %many step %c1 iter_args(%a = %y) -> tensor<16384x16384xf32> {
    %n = math.tanh %a {mesh.shardings = [#columns]} : tensor<16384x16384xf32>
    %q = math.exp %n {mesh.shardings = [#rows]} : tensor<16384x16384xf32>
    %u = math.sin %q {mesh.shardings = [#rows]} : tensor<16384x16384xf32>
    %w = math.cos %q {mesh.shardings = [#columns]} : tensor<16384x16384xf32>
    %b = arith.addf %u, %w {mesh.shardings = [#columns]} : tensor<16384x16384xf32>
    scf.yield %b : tensor<16384x16384xf32>
  } {mesh.shardings = [#columns], mesh.region_shardings = [[#none, #columns]]}
  return %r : tensor<16384x16384xf32>
}

// Only the argument, which no iteration changes, is resharded.

// CHECK-LABEL: func.func @argument(
// CHECK: mesh.reshard %arg0 <@m, [{}, {"x"}]>
// CHECK-NOT: mesh.reshard
// CHECK: return
func.func @argument(%x: tensor<16384x16384xf32> {mesh.sharding = #rows}, %y: tensor<16384x16384xf32> {mesh.sharding = #columns})
    -> (tensor<16384x16384xf32> {mesh.sharding = #columns}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.constant 1000000 : index
  %r = scf.for %i = %c0 to %many step %c1 iter_args(%a = %y) -> tensor<16384x16384xf32> {
    %n = math.tanh %a {mesh.shardings = [#columns]} : tensor<16384x16384xf32>
    %q = math.exp %n {mesh.shardings = [#rows]} : tensor<16384x16384xf32>
    %u = arith.addf %q, %x {mesh.shardings = [#rows]} : tensor<16384x16384xf32>
    %v = arith.mulf %u, %n {mesh.shardings = [#rows]} : tensor<16384x16384xf32>
    %b = arith.addf %v, %n {mesh.shardings = [#columns]} : tensor<16384x16384xf32>
    scf.yield %b : tensor<16384x16384xf32>
  } {mesh.shardings = [#columns], mesh.region_shardings = [[#none, #columns]]}
  return %r : tensor<16384x16384xf32>
}

// A value of the outer loop that the inner loop reads is resharded once for each
// iteration of the outer one, where it is small.

// CHECK-LABEL: func.func @nested(
// CHECK: scf.for
// CHECK: scf.for
// CHECK: %[[R:.*]] = mesh.reshard %{{.*}} <@m, [{}, {"x"}]> : tensor<256x256xbf16>
// CHECK-NEXT: arith.extf %[[R]]
// CHECK-NOT: mesh.reshard
// CHECK: return
func.func @nested(%x: tensor<256x256xbf16> {mesh.sharding = #rows}, %y: tensor<256x256xf32> {mesh.sharding = #columns})
    -> (tensor<256x256xbf16> {mesh.sharding = #rows}, tensor<256x256xf32> {mesh.sharding = #columns}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.constant 1000000 : index
  %r:2 = scf.for %i = %c0 to %many step %c1 iter_args(%a = %x, %b = %y) -> (tensor<256x256xbf16>, tensor<256x256xf32>) {
    %n = math.tanh %a {mesh.shardings = [#rows]} : tensor<256x256xbf16>
    %s = scf.for %j = %c0 to %many step %c1 iter_args(%c = %b) -> tensor<256x256xf32> {
      %w = arith.extf %n {mesh.shardings = [#rows]} : tensor<256x256xbf16> to tensor<256x256xf32>
      %e = math.exp %w {mesh.shardings = [#rows]} : tensor<256x256xf32>
      %d = arith.addf %c, %e {mesh.shardings = [#columns]} : tensor<256x256xf32>
      scf.yield %d : tensor<256x256xf32>
    } {mesh.shardings = [#columns], mesh.region_shardings = [[#none, #columns]]}
    scf.yield %n, %s : tensor<256x256xbf16>, tensor<256x256xf32>
  } {mesh.shardings = [#rows, #columns], mesh.region_shardings = [[#none, #rows, #columns]]}
  return %r#0, %r#1 : tensor<256x256xbf16>, tensor<256x256xf32>
}

// A loop of an unknown trip count.

// CHECK-LABEL: func.func @while(
// CHECK: scf.while
// CHECK: do
// CHECK: %[[R:.*]] = mesh.reshard %arg0 <@m, [{}, {"x"}]> : tensor<256x256xf32>
// CHECK-NEXT: arith.truncf %[[R]]
// CHECK-NOT: mesh.reshard
// CHECK: scf.yield
func.func @while(%x: tensor<256x256xf32> {mesh.sharding = #rows}, %y: tensor<256x256xbf16> {mesh.sharding = #columns}, %n: i64)
    -> (tensor<256x256xbf16> {mesh.sharding = #columns}) {
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %r:2 = scf.while (%k = %n, %a = %y) : (i64, tensor<256x256xbf16>) -> (i64, tensor<256x256xbf16>) {
    %more = arith.cmpi sgt, %k, %zero : i64
    scf.condition(%more) %k, %a : i64, tensor<256x256xbf16>
  } do {
  ^bb0(%k: i64, %a: tensor<256x256xbf16>):
    %t = arith.truncf %x {mesh.shardings = [#rows]} : tensor<256x256xf32> to tensor<256x256xbf16>
    %b = arith.addf %a, %t {mesh.shardings = [#columns]} : tensor<256x256xbf16>
    %next = arith.subi %k, %one : i64
    scf.yield %next, %b : i64, tensor<256x256xbf16>
  } attributes {mesh.shardings = [#none, #columns], mesh.region_shardings = [[#none, #columns], [#none, #columns]]}
  return %r#1 : tensor<256x256xbf16>
}

// A call takes and returns what its function says: reshards move up to it.

func.func private @callee(%x: tensor<256x256xf32> {mesh.sharding = #columns}) -> (tensor<256x256xf32> {mesh.sharding = #columns}) {
  return %x : tensor<256x256xf32>
}

// CHECK-LABEL: func.func @call(
// CHECK: scf.for
// CHECK-NEXT: %[[S:.*]] = math.sin %{{.*}} {mesh.shardings = [#mesh.sharding<@m, [{}, {"x"}]>]}
// CHECK-NEXT: %[[C:.*]] = {{.*}}call @callee(%[[S]])
// CHECK-NEXT: %[[E:.*]] = math.exp %[[C]] {mesh.shardings = [#mesh.sharding<@m, [{}, {"x"}]>]}
// CHECK-NEXT: scf.yield %[[E]]
func.func @call(%y: tensor<256x256xf32> {mesh.sharding = #columns})
    -> (tensor<256x256xf32> {mesh.sharding = #columns}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.constant 1000000 : index
  %r = scf.for %i = %c0 to %many step %c1 iter_args(%a = %y) -> tensor<256x256xf32> {
    %s = math.sin %a {mesh.shardings = [#rows]} : tensor<256x256xf32>
    %c = func.call @callee(%s) {mesh.shardings = [#columns]} : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %e = math.exp %c {mesh.shardings = [#rows]} : tensor<256x256xf32>
    scf.yield %e : tensor<256x256xf32>
  } {mesh.shardings = [#columns], mesh.region_shardings = [[#none, #columns]]}
  return %r : tensor<256x256xf32>
}
