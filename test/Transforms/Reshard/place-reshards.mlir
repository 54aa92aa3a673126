// RUN: mesh-opt %s --mesh-plan-reshards | FileCheck %s
//
// Where two ways of splitting a program meet, the smallest of the tensors on the
// way is resharded.

mesh.mesh @m = <["x"=2, "y"=4]>

#rows = #mesh.sharding<@m, [{"x"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"x"}]>
#vector = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// Before a cast to a wider type, and the ops behind it.

// CHECK-LABEL: func.func @widen(
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %arg0 <@m, [{}, {"x"}]> : tensor<256x256xbf16>
// CHECK-NEXT: %[[W:.*]] = arith.extf %[[R]] {mesh.shardings = [#mesh.sharding<@m, [{}, {"x"}]>]}
// CHECK-NEXT: %[[T:.*]] = math.tanh %[[W]] {mesh.shardings = [#mesh.sharding<@m, [{}, {"x"}]>]}
// CHECK-NEXT: return %[[T]]
func.func @widen(%x: tensor<256x256xbf16> {mesh.sharding = #rows})
    -> (tensor<256x256xf32> {mesh.sharding = #columns}) {
  %w = arith.extf %x {mesh.shardings = [#rows]} : tensor<256x256xbf16> to tensor<256x256xf32>
  %t = math.tanh %w {mesh.shardings = [#rows]} : tensor<256x256xf32>
  return %t : tensor<256x256xf32>
}

// After a cast to a narrower one.

// CHECK-LABEL: func.func @narrow(
// CHECK-NEXT: %[[T:.*]] = math.tanh %arg0 {mesh.shardings = [#mesh.sharding<@m, [{"x"}, {}]>]}
// CHECK-NEXT: %[[N:.*]] = arith.truncf %[[T]] {mesh.shardings = [#mesh.sharding<@m, [{"x"}, {}]>]}
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %[[N]] <@m, [{}, {"x"}]> : tensor<256x256xbf16>
// CHECK-NEXT: return %[[R]]
func.func @narrow(%x: tensor<256x256xf32> {mesh.sharding = #rows})
    -> (tensor<256x256xbf16> {mesh.sharding = #columns}) {
  %t = math.tanh %x {mesh.shardings = [#columns]} : tensor<256x256xf32>
  %n = arith.truncf %t {mesh.shardings = [#columns]} : tensor<256x256xf32> to tensor<256x256xbf16>
  return %n : tensor<256x256xbf16>
}

// Before a broadcast; what it fills is made anew.

// CHECK-LABEL: func.func @broadcast(
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %arg0 <@m, [{}]> : tensor<256xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.empty() {mesh.shardings = [#mesh.sharding<@m, [{}, {"x"}]>]}
// CHECK-NEXT: %[[B:.*]] = linalg.broadcast ins(%[[R]] : tensor<256xf32>) outs(%[[E]] : tensor<256x256xf32>)
// CHECK-NEXT: return %[[B]]
func.func @broadcast(%x: tensor<256xf32> {mesh.sharding = #vector})
    -> (tensor<256x256xf32> {mesh.sharding = #columns}) {
  %e = tensor.empty() {mesh.shardings = [#rows]} : tensor<256x256xf32>
  %b = linalg.broadcast ins(%x : tensor<256xf32>) outs(%e : tensor<256x256xf32>) dimensions = [1] {mesh.shardings = [#rows]}
  return %b : tensor<256x256xf32>
}

// All users need the same: they share what is resharded before.

// CHECK-LABEL: func.func @shared(
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %arg0 <@m, [{}, {"x"}]> : tensor<256x256xbf16>
// CHECK-NEXT: %[[W:.*]] = arith.extf %[[R]]
// CHECK-NEXT: return %[[W]], %[[W]]
func.func @shared(%x: tensor<256x256xbf16> {mesh.sharding = #rows})
    -> (tensor<256x256xf32> {mesh.sharding = #columns}, tensor<256x256xf32> {mesh.sharding = #columns}) {
  %w = arith.extf %x {mesh.shardings = [#rows]} : tensor<256x256xbf16> to tensor<256x256xf32>
  return %w, %w : tensor<256x256xf32>, tensor<256x256xf32>
}

// One user is content with the wide value as it is: that stays.

// CHECK-LABEL: func.func @other_user(
// CHECK-NEXT: %[[W:.*]] = arith.extf %arg0
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %[[W]] <@m, [{}, {"x"}]> : tensor<256x256xf32>
// CHECK-NEXT: return %[[R]], %[[W]]
func.func @other_user(%x: tensor<256x256xbf16> {mesh.sharding = #rows})
    -> (tensor<256x256xf32> {mesh.sharding = #columns}, tensor<256x256xf32> {mesh.sharding = #rows}) {
  %w = arith.extf %x {mesh.shardings = [#rows]} : tensor<256x256xbf16> to tensor<256x256xf32>
  return %w, %w : tensor<256x256xf32>, tensor<256x256xf32>
}

// What is gathered for a contraction is gathered beside it, where the one can
// run under the other.

// CHECK-LABEL: func.func @contraction(
// CHECK: %[[W:.*]] = arith.extf %arg0
// CHECK: %[[R:.*]] = mesh.reshard %[[W]]
// CHECK: linalg.matmul {{.*}} ins(%[[R]]
func.func @contraction(%x: tensor<256x256xbf16> {mesh.sharding = #columns}, %k: tensor<256x256xf32> {mesh.sharding = #columns})
    -> (tensor<256x256xf32> {mesh.sharding = #columns}) {
  %w = arith.extf %x {mesh.shardings = [#columns]} : tensor<256x256xbf16> to tensor<256x256xf32>
  %e = arith.constant {mesh.shardings = [#columns]} dense<0.0> : tensor<256x256xf32>
  %y = linalg.matmul {mesh.shardings = [#columns]} ins(%w, %k : tensor<256x256xf32>, tensor<256x256xf32>) outs(%e : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %y : tensor<256x256xf32>
}

// What a reduction needs depends on how its operand is split: that stays.

// CHECK-LABEL: func.func @reduction(
// CHECK: %[[R:.*]] = mesh.reshard %arg0 <@m, [{}, {"x"}]> : tensor<256x256xf32>
// CHECK: %[[N:.*]] = arith.truncf %[[R]] {mesh.shardings = [#mesh.sharding<@m, [{}, {"x"}]>]}
// CHECK: linalg.reduce { arith.addf } ins(%[[N]]
func.func @reduction(%x: tensor<256x256xf32> {mesh.sharding = #rows})
    -> (tensor<256xbf16> {mesh.sharding = #whole}) {
  %n = arith.truncf %x {mesh.shardings = [#columns]} : tensor<256x256xf32> to tensor<256x256xbf16>
  %zero = arith.constant {mesh.shardings = [#whole]} dense<0.0> : tensor<256xbf16>
  %s = linalg.reduce { arith.addf } ins(%n : tensor<256x256xbf16>) outs(%zero : tensor<256xbf16>) dimensions = [1]
      {mesh.shardings = [#mesh.sharding<@m, [{}], partial=sum{"x"}>]}
  return %s : tensor<256xbf16>
}

// Several ways lead from one value to where it is needed: it is resharded once,
// before they part.

// CHECK-LABEL: func.func @diamond(
// CHECK-NEXT: %[[S:.*]] = math.sin %arg0
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %[[S]] <@m, [{}, {"x"}]> : tensor<256x256xf32>
// CHECK-NOT: mesh.reshard
// CHECK: return
func.func @diamond(%x: tensor<256x256xf32> {mesh.sharding = #rows})
    -> (tensor<256x256xf32> {mesh.sharding = #columns}) {
  %s = math.sin %x {mesh.shardings = [#rows]} : tensor<256x256xf32>
  %t = math.tanh %s {mesh.shardings = [#rows]} : tensor<256x256xf32>
  %e = math.exp %s {mesh.shardings = [#columns]} : tensor<256x256xf32>
  %a = arith.addf %t, %e {mesh.shardings = [#rows]} : tensor<256x256xf32>
  %m = arith.mulf %a, %t {mesh.shardings = [#columns]} : tensor<256x256xf32>
  return %m : tensor<256x256xf32>
}

// Two slices of one value.

// CHECK-LABEL: func.func @slices(
// CHECK-NEXT: %[[R:.*]] = mesh.reshard %arg0 <@m, [{}]> : tensor<256xf32>
// CHECK-NEXT: tensor.extract_slice %[[R]][0] [192] [1]
// CHECK-NEXT: tensor.extract_slice %[[R]][64] [192] [1]
// CHECK-NEXT: return
func.func @slices(%x: tensor<256xf32> {mesh.sharding = #vector})
    -> (tensor<192xf32> {mesh.sharding = #whole}, tensor<192xf32> {mesh.sharding = #whole}) {
  %a = tensor.extract_slice %x[0] [192] [1] {mesh.shardings = [#vector]} : tensor<256xf32> to tensor<192xf32>
  %b = tensor.extract_slice %x[64] [192] [1] {mesh.shardings = [#vector]} : tensor<256xf32> to tensor<192xf32>
  return %a, %b : tensor<192xf32>, tensor<192xf32>
}

// What a loop does not change is resharded once, though it is larger than what
// each iteration makes of it.

// CHECK-LABEL: func.func @loop(
// CHECK: scf.for
// CHECK: %[[R:.*]] = mesh.reshard %arg0 <@m, [{}, {"x"}]> : tensor<256x256xf32>
// CHECK-NEXT: %[[N:.*]] = arith.truncf %[[R]]
// CHECK-NOT: mesh.reshard
// CHECK: scf.yield
func.func @loop(%x: tensor<256x256xf32> {mesh.sharding = #rows}, %y: tensor<256x256xbf16> {mesh.sharding = #columns})
    -> (tensor<256x256xbf16> {mesh.sharding = #columns}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %y) -> tensor<256x256xbf16> {
    %n = arith.truncf %x {mesh.shardings = [#rows]} : tensor<256x256xf32> to tensor<256x256xbf16>
    %b = arith.addf %a, %n {mesh.shardings = [#columns]} : tensor<256x256xbf16>
    scf.yield %b : tensor<256x256xbf16>
  } {mesh.shardings = [#columns], mesh.region_shardings = [[#mesh.sharding<@m, []>, #columns]]}
  return %r : tensor<256x256xbf16>
}
