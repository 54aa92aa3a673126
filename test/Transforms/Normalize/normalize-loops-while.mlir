// RUN: mesh-opt %s --allow-unregistered-dialect --mesh-normalize-loops | FileCheck %s
// RUN: mesh-opt %s --allow-unregistered-dialect --mesh-normalize-loops --remarks-filter=mesh-normalize-loops --remark-format=emitRemark -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK --implicit-check-not=remark:
//
// While loops that count become loops over a range, where both end alike.

mesh.mesh @m = <["x"=2]>

// The bound and the step stand in the loop, and so does what is done with both.
// CHECK-LABEL: func @counts(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: %[[R:.*]] = scf.for %{{.*}} = %c0{{.*}} to %c7{{.*}} step %c2{{.*}} iter_args(%[[Y:.*]] = %[[X]]) -> (tensor<4xf32>) {
// CHECK-NEXT: %[[NEXT:.*]] = math.tanh %[[Y]]
// CHECK-NEXT: scf.yield %[[NEXT]]
// CHECK-NEXT: } {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]}
// CHECK-NEXT: %[[LAST:.*]] = arith.constant 8 : index
// CHECK-NEXT: return %[[R]], %[[LAST]]
func.func @counts(%x: tensor<4xf32>) -> (tensor<4xf32>, index) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.while (%y = %x, %i = %c0) : (tensor<4xf32>, index) -> (tensor<4xf32>, index) {
    %c7 = arith.constant 7 : index
    %less = arith.cmpi ugt, %c7, %i : index
    scf.condition(%less) %y, %i : tensor<4xf32>, index
  } do {
  ^bb0(%y: tensor<4xf32>, %i: index):
    %c2 = arith.constant 2 : index
    %j = arith.addi %c2, %i : index
    %t = math.tanh %y : tensor<4xf32>
    scf.yield %t, %j : tensor<4xf32>, index
  } attributes {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>, #mesh.sharding<@m, []>]}
  return %r#0, %r#1 : tensor<4xf32>, index
}

// What the number ends at if there may be no iteration.
// CHECK-LABEL: func @any_bounds(
// CHECK-SAME: %[[BEGIN:.*]]: i32, %[[END:.*]]: i32
// CHECK: %[[R:.*]] = scf.for {{.*}} = %[[BEGIN]] to %[[END]] step %c1_i32{{.*}} iter_args
// CHECK: %[[LAST:.*]] = arith.maxsi %[[BEGIN]], %[[END]] : i32
// CHECK-NEXT: return %[[R]], %[[LAST]]
func.func @any_bounds(%begin: i32, %end: i32, %x: tensor<4xf32>) -> (tensor<4xf32>, i32) {
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%i = %begin, %y = %x) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
    %less = arith.cmpi slt, %i, %end : i32
    scf.condition(%less) %i, %y : i32, tensor<4xf32>
  } do {
  ^bb0(%i: i32, %y: tensor<4xf32>):
    %t = math.tanh %y : tensor<4xf32>
    %j = arith.addi %i, %c1 : i32
    scf.yield %j, %t : i32, tensor<4xf32>
  }
  return %r#1, %r#0 : tensor<4xf32>, i32
}

// No iterations: the number is what it was. What it is next is used as well.
// CHECK-LABEL: func @none(
// CHECK: scf.for %[[I:.*]] = %c9{{.*}} to %c5{{.*}} step %c3
// CHECK: arith.addi %[[I]], %c3
// CHECK: %[[LAST:.*]] = arith.constant 9 : index
// CHECK-NEXT: return %{{.*}}, %[[LAST]]
func.func @none(%x: index) -> (index, index) {
  %c9 = arith.constant 9 : index
  %c5 = arith.constant 5 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.while (%i = %c9, %s = %x) : (index, index) -> (index, index) {
    %less = arith.cmpi slt, %i, %c5 : index
    scf.condition(%less) %i, %s : index, index
  } do {
  ^bb0(%i: index, %s: index):
    %j = arith.addi %i, %c3 : index
    %t = arith.muli %s, %j : index
    scf.yield %j, %t : index, index
  }
  return %r#1, %r#0 : index, index
}

// One in the other.
// CHECK-LABEL: func @nested(
// CHECK: scf.for
// CHECK: scf.for
// CHECK-NOT: scf.while
// CHECK: return
func.func @nested(%n: index, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%i = %c0, %y = %x) : (index, tensor<4xf32>) -> (index, tensor<4xf32>) {
    %less = arith.cmpi slt, %i, %n : index
    scf.condition(%less) %i, %y : index, tensor<4xf32>
  } do {
  ^bb0(%i: index, %y: tensor<4xf32>):
    %s:2 = scf.while (%k = %c0, %z = %y) : (index, tensor<4xf32>) -> (index, tensor<4xf32>) {
      %less = arith.cmpi slt, %k, %i : index
      scf.condition(%less) %k, %z : index, tensor<4xf32>
    } do {
    ^bb0(%k: index, %z: tensor<4xf32>):
      %t = math.tanh %z : tensor<4xf32>
      %l = arith.addi %k, %c1 : index
      scf.yield %l, %t : index, tensor<4xf32>
    }
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %s#1 : index, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

// The number wraps before it gets to the bound: 100, 105, …, 125, -126, ….
// REMARK: remark: {{.*}}scf.while is left alone: the compared number may wrap, or its step is not 1 and no constant bounds it
// CHECK-LABEL: func @wraps(
// CHECK: scf.while
func.func @wraps(%x: i8) -> i8 {
  %c100 = arith.constant 100 : i8
  %c127 = arith.constant 127 : i8
  %c5 = arith.constant 5 : i8
  %r:2 = scf.while (%i = %c100, %s = %x) : (i8, i8) -> (i8, i8) {
    %less = arith.cmpi slt, %i, %c127 : i8
    scf.condition(%less) %i, %s : i8, i8
  } do {
  ^bb0(%i: i8, %s: i8):
    %j = arith.addi %i, %c5 : i8
    %t = arith.addi %s, %i : i8
    scf.yield %j, %t : i8, i8
  }
  return %r#1 : i8
}

// More iterations than the type can count.
// CHECK-LABEL: func @far(
// CHECK: scf.for %[[N:.*]] = %c0 to %c200 step %c1 {{.*}}iter_args
// CHECK-NEXT: %[[NUMBER:.*]] = arith.index_cast %[[N]] : index to i8
// CHECK: arith.addi
func.func @far(%x: i8) -> i8 {
  %begin = arith.constant -100 : i8
  %end = arith.constant 100 : i8
  %c1 = arith.constant 1 : i8
  %r:2 = scf.while (%i = %begin, %s = %x) : (i8, i8) -> (i8, i8) {
    %less = arith.cmpi slt, %i, %end : i8
    scf.condition(%less) %i, %s : i8, i8
  } do {
  ^bb0(%i: i8, %s: i8):
    %j = arith.addi %i, %c1 : i8
    %t = arith.addi %s, %i : i8
    scf.yield %j, %t : i8, i8
  }
  return %r#1 : i8
}

// A step that may be none, steps that may wrap, and no sign.
// REMARK: remark: {{.*}}scf.while is left alone: the compared number does not change by a constant step
// REMARK: remark: {{.*}}scf.while is left alone: the compared number may wrap, or its step is not 1 and no constant bounds it
// REMARK: remark: {{.*}}scf.while is left alone: the compared number may wrap, or its step is not 1 and no constant bounds it
// CHECK-LABEL: func @unknown(
// CHECK-COUNT-3: scf.while
// CHECK: arith.cmpi ult
// CHECK: return
func.func @unknown(%n: index, %step: index, %x: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = scf.while (%i = %c0) : (index) -> index {
    %less = arith.cmpi slt, %i, %n : index
    scf.condition(%less) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.addi %i, %step : index
    scf.yield %j : index
  }
  %b = scf.while (%i = %c0) : (index) -> index {
    %less = arith.cmpi slt, %i, %n : index
    scf.condition(%less) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.addi %i, %c2 : index
    scf.yield %j : index
  }
  %c = scf.while (%i = %c0) : (index) -> index {
    %less = arith.cmpi ult, %i, %n : index
    scf.condition(%less) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return %a, %b, %c : index, index, index
}

// It goes on by something else as well: nothing is changed, nor is the sign.
// REMARK: remark: {{.*}}scf.while is left alone: the compared number does not change by a constant step
// CHECK-LABEL: func @swaps(
// CHECK: scf.while
// CHECK: arith.cmpi ult
func.func @swaps(%x: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %r:2 = scf.while (%i = %c0, %s = %x) : (index, index) -> (index, index) {
    %less = arith.cmpi ult, %i, %c7 : index
    scf.condition(%less) %s, %i : index, index
  } do {
  ^bb0(%s: index, %i: index):
    %j = arith.addi %s, %c1 : index
    scf.yield %j, %i : index, index
  }
  return %r#1 : index
}

// The number stays in the first region.
// REMARK: remark: {{.*}}scf.while is left alone: the compared number does not change by a constant step
// CHECK-LABEL: func @few_results(
// CHECK: scf.while
func.func @few_results(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %r = scf.while (%y = %x, %i = %c0) : (tensor<4xf32>, index) -> tensor<4xf32> {
    %less = arith.cmpi slt, %i, %c7 : index
    scf.condition(%less) %y : tensor<4xf32>
  } do {
  ^bb0(%y: tensor<4xf32>):
    %j = arith.addi %c1, %c1 : index
    scf.yield %y, %j : tensor<4xf32>, index
  }
  return %r : tensor<4xf32>
}

// Nothing behind it.
// CHECK-LABEL: func @nothing_behind(
// CHECK: scf.for
func.func @nothing_behind() {
  "test.region"() ({
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %r = scf.while (%i = %c0) : (index) -> index {
      %less = arith.cmpi slt, %i, %c5 : index
      scf.condition(%less) %i : index
    } do {
    ^bb0(%i: index):
      "test.use"(%i) : (index) -> ()
      %j = arith.addi %i, %c1 : index
      scf.yield %j : index
    }
  }) : () -> ()
  return
}

// It goes on by numbers that are no integers.
// REMARK: remark: {{.*}}scf.while is left alone: its condition is no comparison of integers
// CHECK-LABEL: func @floats(
// CHECK: scf.while
func.func @floats(%x: f32, %end: f32) -> f32 {
  %r = scf.while (%y = %x) : (f32) -> f32 {
    %less = arith.cmpf olt, %y, %end : f32
    scf.condition(%less) %y : f32
  } do {
  ^bb0(%y: f32):
    %z = arith.addf %y, %y : f32
    scf.yield %z : f32
  }
  return %r : f32
}

// It goes on until the number is met.
// REMARK: remark: {{.*}}scf.while is left alone: the compared number may wrap, or its step is not 1 and no constant bounds it
// CHECK-LABEL: func @not_equal(
// CHECK: scf.while
func.func @not_equal(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %differs = arith.cmpi ne, %i, %n : index
    scf.condition(%differs) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return %r : index
}

// The number is multiplied.
// REMARK: remark: {{.*}}scf.while is left alone: the compared number does not change by a constant step
// CHECK-LABEL: func @doubles(
// CHECK: scf.while
func.func @doubles(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c1) : (index) -> index {
    %less = arith.cmpi slt, %i, %n : index
    scf.condition(%less) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.addi %i, %i : index
    scf.yield %j : index
  }
  return %r : index
}

// Down, with the bound: 7, 5, 3, 1, and then -1.
// CHECK-LABEL: func @down(
// CHECK: scf.for %[[N:.*]] = %c0 to %c4 step %c1 iter_args
// CHECK: %[[LAST:.*]] = arith.constant -1 : i32
// CHECK: return %{{.*}}, %[[LAST]]
func.func @down(%x: tensor<4xf32>) -> (tensor<4xf32>, i32) {
  %c7 = arith.constant 7 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r:2 = scf.while (%i = %c7, %y = %x) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
    %more = arith.cmpi sle, %c1, %i : i32
    scf.condition(%more) %i, %y : i32, tensor<4xf32>
  } do {
  ^bb0(%i: i32, %y: tensor<4xf32>):
    %j = arith.subi %i, %c2 : i32
    %t = math.tanh %y : tensor<4xf32>
    scf.yield %j, %t : i32, tensor<4xf32>
  }
  return %r#1, %r#0 : tensor<4xf32>, i32
}

// Until the numbers are met, which 9 and 2 by steps of 3 never are.
// CHECK-LABEL: func @meets(
// CHECK: scf.for %{{.*}} = %c0 to %c3 step %c1
// REMARK: remark: {{.*}}scf.while is left alone: the compared number may wrap, or its step is not 1 and no constant bounds it
// CHECK: scf.while
func.func @meets() -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i32
  %c9 = arith.constant 9 : i32
  %step = arith.constant -3 : i32
  %r = scf.while (%i = %c9) : (i32) -> i32 {
    %more = arith.cmpi ne, %i, %c0 : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %step : i32
    "some.op"(%j) : (i32) -> ()
    scf.yield %j : i32
  }
  %s = scf.while (%i = %c9) : (i32) -> i32 {
    %more = arith.cmpi ne, %i, %c2 : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %step : i32
    scf.yield %j : i32
  }
  return %r, %s : i32, i32
}

// Numbers of more than 64 bits.
// CHECK-LABEL: func @wide(
// CHECK: scf.for %{{.*}} = %c0_i128{{.*}} to %c10_i128{{.*}} step %c3_i128
// CHECK: %[[LAST:.*]] = arith.constant 12 : i128
// CHECK: return %{{.*}}, %[[LAST]]
func.func @wide(%x: tensor<4xf32>) -> (tensor<4xf32>, i128) {
  %c0 = arith.constant 0 : i128
  %c3 = arith.constant 3 : i128
  %c10 = arith.constant 10 : i128
  %r:2 = scf.while (%i = %c0, %y = %x) : (i128, tensor<4xf32>) -> (i128, tensor<4xf32>) {
    %more = arith.cmpi slt, %i, %c10 : i128
    scf.condition(%more) %i, %y : i128, tensor<4xf32>
  } do {
  ^bb0(%i: i128, %y: tensor<4xf32>):
    %j = arith.addi %i, %c3 : i128
    %t = math.tanh %y : tensor<4xf32>
    scf.yield %j, %t : i128, tensor<4xf32>
  }
  return %r#1, %r#0 : tensor<4xf32>, i128
}

// It tests last: 1, 2, 3, 4. The second region passes on in another order.
// CHECK-LABEL: func @tests_last(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: %[[R:.*]] = scf.for %{{.*}} = %c0{{.*}} to %c4{{.*}} step %c1{{.*}} iter_args(%[[Y:.*]] = %[[X]]) -> (tensor<4xf32>) {
// CHECK-NEXT: %[[NEXT:.*]] = math.tanh %[[Y]]
// CHECK-NEXT: scf.yield %[[NEXT]]
// CHECK-NEXT: } {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]}
// CHECK-NEXT: %[[LAST:.*]] = arith.constant 4 : i32
// CHECK-NEXT: return %[[R]], %[[LAST]]
func.func @tests_last(%x: tensor<4xf32>) -> (tensor<4xf32>, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %r:2 = scf.while (%i = %c0, %y = %x) : (i32, tensor<4xf32>) -> (tensor<4xf32>, i32) {
    %t = math.tanh %y : tensor<4xf32>
    %j = arith.addi %i, %c1 : i32
    %less = arith.cmpi slt, %j, %c4 : i32
    scf.condition(%less) %t, %j : tensor<4xf32>, i32
  } do {
  ^bb0(%y: tensor<4xf32>, %i: i32):
    scf.yield %i, %y : i32, tensor<4xf32>
  } attributes {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>, #mesh.sharding<@m, []>]}
  return %r#0, %r#1 : tensor<4xf32>, i32
}

// At least one iteration.
// CHECK-LABEL: func @tests_last_once(
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c1{{.*}} step
func.func @tests_last_once(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c9 = arith.constant 9 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %r:2 = scf.while (%i = %c9, %y = %x) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
    %t = math.tanh %y : tensor<4xf32>
    %j = arith.addi %i, %c1 : i32
    %less = arith.cmpi slt, %j, %c4 : i32
    scf.condition(%less) %j, %t : i32, tensor<4xf32>
  } do {
  ^bb0(%i: i32, %y: tensor<4xf32>):
    scf.yield %i, %y : i32, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

// Both regions compute: what the first one does comes once more in the end.
// The results are others than the iteration arguments.
// CHECK-LABEL: func @tests_between(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: %[[R:.*]] = scf.for %{{.*}} = %c0{{.*}} to %c3{{.*}} step %c1{{.*}} iter_args(%[[Y:.*]] = %[[X]]) -> (tensor<4xf32>) {
// CHECK-NEXT: %[[TANH:.*]] = math.tanh %[[Y]]
// CHECK-NEXT: %[[SIN:.*]] = math.sin %[[TANH]]
// CHECK-NEXT: scf.yield %[[SIN]]
// CHECK-NEXT: }
// CHECK-NEXT: %[[LAST:.*]] = math.tanh %[[R]]
// CHECK-NEXT: return %[[LAST]]
func.func @tests_between(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %r:2 = scf.while (%i = %c0, %y = %x) : (i32, tensor<4xf32>) -> (tensor<4xf32>, i32) {
    %t = math.tanh %y : tensor<4xf32>
    %j = arith.addi %i, %c1 : i32
    %less = arith.cmpi slt, %j, %c4 : i32
    scf.condition(%less) %t, %j : tensor<4xf32>, i32
  } do {
  ^bb0(%y: tensor<4xf32>, %i: i32):
    %s = math.sin %y : tensor<4xf32>
    scf.yield %i, %s : i32, tensor<4xf32>
  }
  return %r#0 : tensor<4xf32>
}

// Tensors of one number count, and their bound is carried: as JAX has it.
// CHECK-LABEL: func @tensors(
// CHECK-SAME: %[[X:.*]]: tensor<4xi32>, %[[N:.*]]: tensor<i32>
// CHECK: %[[BEGIN:.*]] = arith.constant 2 : i32
// CHECK: %[[END:.*]] = tensor.extract %[[N]][] : tensor<i32>
// CHECK: %[[R:.*]]:2 = scf.for %[[I:.*]] = %[[BEGIN]] to %[[END]] step %{{.*}} iter_args(%[[B:.*]] = %[[N]], %[[Y:.*]] = %[[X]])
// CHECK: %[[NUMBER:.*]] = tensor.from_elements %[[I]] : tensor<i32>
// CHECK: linalg.generic {{.*}} ins(%[[Y]], %[[NUMBER]]
// CHECK: arith.maxsi
// CHECK: %[[LAST:.*]] = tensor.from_elements %{{.*}} : tensor<i32>
// CHECK: return %[[LAST]], %[[R]]#1
func.func @tensors(%x: tensor<4xi32>, %n: tensor<i32>) -> (tensor<i32>, tensor<4xi32>) {
  %begin = arith.constant dense<2> : tensor<i32>
  %c1 = arith.constant 1 : i32
  %r:3 = scf.while (%i = %begin, %end = %n, %y = %x) : (tensor<i32>, tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<i32>, tensor<4xi32>) {
    %bit = tensor.empty() : tensor<i1>
    %less = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
        ins(%i, %end : tensor<i32>, tensor<i32>) outs(%bit : tensor<i1>) {
    ^bb0(%a: i32, %b: i32, %o: i1):
      %0 = arith.cmpi slt, %a, %b : i32
      linalg.yield %0 : i1
    } -> tensor<i1>
    %goes_on = tensor.extract %less[] : tensor<i1>
    scf.condition(%goes_on) %i, %end, %y : tensor<i32>, tensor<i32>, tensor<4xi32>
  } do {
  ^bb0(%i: tensor<i32>, %end: tensor<i32>, %y: tensor<4xi32>):
    %number = tensor.empty() : tensor<i32>
    %j = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
        ins(%i : tensor<i32>) outs(%number : tensor<i32>) {
    ^bb0(%a: i32, %o: i32):
      %0 = arith.addi %a, %c1 : i32
      linalg.yield %0 : i32
    } -> tensor<i32>
    %z = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%y, %i : tensor<4xi32>, tensor<i32>) outs(%y : tensor<4xi32>) {
    ^bb0(%a: i32, %b: i32, %o: i32):
      %0 = arith.muli %a, %b : i32
      linalg.yield %0 : i32
    } -> tensor<4xi32>
    scf.yield %j, %end, %z : tensor<i32>, tensor<i32>, tensor<4xi32>
  }
  return %r#0, %r#2 : tensor<i32>, tensor<4xi32>
}

// It tests the next number: 4 and 7, but not 10. In between it goes back by 2.
// CHECK-LABEL: func @steps(
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c2{{.*}} step %c1
// CHECK: %[[LAST:.*]] = arith.constant 7 : i32
// CHECK-NEXT: %[[UP:.*]] = arith.addi %{{.*}}, %[[LAST]] : i32
// CHECK-NEXT: %[[DOWN:.*]] = arith.subi %[[UP]]
// CHECK-NEXT: return %[[DOWN]]
func.func @steps(%x: tensor<4xf32>) -> (i32, tensor<4xf32>) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %r:2 = scf.while (%i = %c1, %y = %x) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
    %up = arith.addi %c5, %i : i32
    %j = arith.subi %up, %c2 : i32
    %less = arith.cmpi sgt, %c9, %j : i32
    scf.condition(%less) %j, %y : i32, tensor<4xf32>
  } do {
  ^bb0(%i: i32, %y: tensor<4xf32>):
    %t = math.tanh %y : tensor<4xf32>
    scf.yield %i, %t : i32, tensor<4xf32>
  }
  return %r#0, %r#1 : i32, tensor<4xf32>
}

// 120 is compared, and then a number that wraps.
// REMARK: remark: {{.*}}scf.while is left alone: the compared number may wrap, or its step is not 1 and no constant bounds it
// CHECK-LABEL: func @next_wraps(
// CHECK: scf.while
func.func @next_wraps(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c100 = arith.constant 100 : i8
  %c20 = arith.constant 20 : i8
  %c125 = arith.constant 125 : i8
  %r:2 = scf.while (%i = %c100, %y = %x) : (i8, tensor<4xf32>) -> (i8, tensor<4xf32>) {
    %j = arith.addi %i, %c20 : i8
    %t = math.tanh %y : tensor<4xf32>
    %less = arith.cmpi slt, %j, %c125 : i8
    scf.condition(%less) %j, %t : i8, tensor<4xf32>
  } do {
  ^bb0(%i: i8, %y: tensor<4xf32>):
    scf.yield %i, %y : i8, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

// No iteration argument has the value of the annotated result.
// REMARK: remark: {{.*}}scf.while is left alone: it has shardings of results that are no iteration arguments
// CHECK-LABEL: func @annotated(
// CHECK: scf.while
func.func @annotated(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %r:2 = scf.while (%i = %c0, %y = %x) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
    %t = math.tanh %y : tensor<4xf32>
    %less = arith.cmpi slt, %i, %c4 : i32
    scf.condition(%less) %i, %t : i32, tensor<4xf32>
  } do {
  ^bb0(%i: i32, %y: tensor<4xf32>):
    %s = math.sin %y : tensor<4xf32>
    %j = arith.addi %i, %c1 : i32
    scf.yield %j, %s : i32, tensor<4xf32>
  } attributes {mesh.shardings = [#mesh.sharding<@m, []>, #mesh.sharding<@m, [{"x"}]>]}
  return %r#1 : tensor<4xf32>
}
