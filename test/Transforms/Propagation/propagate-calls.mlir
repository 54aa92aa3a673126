// RUN: mesh-opt %s --mesh-propagate | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// A function that nothing is written in is split as its callers are.

// CHECK-LABEL: func.func private @layer(
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
// CHECK-SAME: -> (tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
func.func private @layer(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %y = math.tanh %x : tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @model(
// CHECK: call @layer(%{{.*}}) {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]}
// CHECK: call @layer(%{{.*}}) {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]}
func.func @model(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) -> tensor<8x16xf32> {
  %0 = call @layer(%x) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = call @layer(%0) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// What its callers do not agree on, the first decides: a function has one form.
// The calls of a function go through those that it calls itself.

// CHECK-LABEL: func.func private @inner(
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}
func.func private @inner(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  return %x : tensor<8x16xf32>
}
func.func private @outer(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %y = call @inner(%x) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}
// CHECK-LABEL: func.func @first(
// CHECK: call @outer(%{{.*}}) {mesh.shardings = [#mesh.sharding<@m, [{"model"}, {}]>]}
func.func @first(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) -> tensor<8x16xf32> {
  %y = call @outer(%x) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}
// CHECK-LABEL: func.func @second(
// CHECK: call @outer(%{{.*}}) {mesh.shardings = [#mesh.sharding<@m, [{"model"}, {}]>]}
func.func @second(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) -> tensor<8x16xf32> {
  %y = call @outer(%x) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// What is written in a function is its contract, for all that call it.

// CHECK-LABEL: func.func private @contract(
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>})
func.func private @contract(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) -> tensor<8x16xf32> {
  return %x : tensor<8x16xf32>
}
// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %{{.*}}: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}
// CHECK: call @contract(%{{.*}}) {mesh.shardings = [#mesh.sharding<@m, [{}, {"model"}]>]}
func.func @rows(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) -> tensor<8x16xf32> {
  %y = call @contract(%x) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %y : tensor<8x16xf32>
}

// Of a function without a body, what is not written down is whole.

// CHECK-LABEL: func.func private @external(tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}, f32)
// CHECK-SAME: -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
func.func private @external(tensor<8xf32>, f32) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
// CHECK-LABEL: func.func @calls_external(
// CHECK-SAME: %{{.*}}: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}
func.func @calls_external(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, %f: f32) -> tensor<8xf32> {
  %y = call @external(%x, %f) : (tensor<8xf32>, f32) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
