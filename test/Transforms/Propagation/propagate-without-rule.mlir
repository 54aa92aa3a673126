// An op without a sharding rule and without side effects is replicated, and a
// remark says so.
//
// RUN: mesh-opt %s --mesh-propagate --split-input-file --verify-diagnostics | FileCheck %s --check-prefix=WHOLE
// RUN: mesh-opt %s --mesh-spmd --split-input-file 2> %t.remarks | FileCheck %s
// RUN: grep -c "remark: .* has no sharding rule and is replicated" %t.remarks | FileCheck %s --check-prefix=REMARKS
// REMARKS: 8

mesh.mesh @m = <["x"=4, "y"=2]>

// Its operand is gathered, and users of the result take their part of it.
// WHOLE-LABEL: func.func @reverse
// WHOLE: tosa.reverse {{.*}}mesh.shardings = [#mesh.sharding<@m, [{}, {}]>]
// WHOLE: math.exp {{.*}}mesh.shardings = [#mesh.sharding<@m, [{"x"}, {}]>]
// CHECK-LABEL: func.func @reverse
// CHECK-SAME: %[[X:.*]]: tensor<2x6xf32>
// CHECK: %[[ALL:.*]] = mesh.all_gather %[[X]] on @m ["x"] dim 0 : tensor<2x6xf32> -> tensor<8x6xf32>
// CHECK: %[[R:.*]] = tosa.reverse %[[ALL]] {{.*}} : (tensor<8x6xf32>) -> tensor<8x6xf32>
// CHECK: %[[PART:.*]] = mesh.all_slice %[[R]] on @m ["x"] dim 0 : tensor<8x6xf32> -> tensor<2x6xf32>
// CHECK: math.exp %[[PART]]
func.func @reverse(%x: tensor<8x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<8x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) {
  // expected-remark @below {{'tosa.reverse' has no sharding rule and is replicated: its operands are gathered, and each device makes all of its results}}
  %y = tosa.reverse %x {axis = 0 : i32} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  %z = math.exp %y : tensor<8x6xf32>
  return %z : tensor<8x6xf32>
}

// Neither padding nor partial sums reach it.
// CHECK-LABEL: func.func @uneven
// CHECK: mesh.all_reduce sum
// CHECK: tosa.reverse {{.*}} : (tensor<7x5xf32>) -> tensor<7x5xf32>
func.func @uneven(%a: tensor<7x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                  %b: tensor<8x5xf32>)
    -> (tensor<7x5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>}) {
  %zeros = arith.constant dense<0.0> : tensor<7x5xf32>
  %c = linalg.matmul ins(%a, %b : tensor<7x8xf32>, tensor<8x5xf32>) outs(%zeros : tensor<7x5xf32>) -> tensor<7x5xf32>
  // expected-remark @below {{'tosa.reverse' has no sharding rule and is replicated}}
  %d = tosa.reverse %c {axis = 1 : i32} : (tensor<7x5xf32>) -> tensor<7x5xf32>
  return %d : tensor<7x5xf32>
}

// Values that are no tensors are as they were.
// CHECK-LABEL: func.func @vectors
// CHECK: %[[READ:.*]] = vector.transfer_read {{.*}} : tensor<16xf32>, vector<8xf32>
// CHECK: %[[SUM:.*]] = arith.addf %[[READ]], %[[READ]] : vector<8xf32>
// CHECK: vector.transfer_write %[[SUM]], {{.*}} : vector<8xf32>, tensor<16xf32>
func.func @vectors(%x: tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %i: index)
    -> (tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %zero = arith.constant 0.0 : f32
  // expected-remark @below {{'vector.transfer_read' has no sharding rule and is replicated}}
  %v = vector.transfer_read %x[%i], %zero : tensor<16xf32>, vector<8xf32>
  %s = arith.addf %v, %v : vector<8xf32>
  // expected-remark @below {{'vector.transfer_write' has no sharding rule and is replicated}}
  %y = vector.transfer_write %s, %x[%i] : vector<8xf32>, tensor<16xf32>
  return %y : tensor<16xf32>
}

// What makes a tensor of none is made once, whole: it is no cheap value.
// CHECK-LABEL: func.func @source
// CHECK: %[[ALL:.*]] = ub.poison : tensor<8xf32>
// CHECK: mesh.all_slice %[[ALL]]
func.func @source() -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  // expected-remark @below {{'ub.poison' has no sharding rule and is replicated}}
  %x = ub.poison : tensor<8xf32>
  return %x : tensor<8xf32>
}

// In a loop, and in a callee.
// CHECK-LABEL: func.func @loop
// CHECK: scf.for
// CHECK: mesh.all_gather
// CHECK: tosa.reverse {{.*}} : (tensor<8xf32>) -> tensor<8xf32>
func.func @loop(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    // expected-remark @below {{'tosa.reverse' has no sharding rule and is replicated}}
    %b = tosa.reverse %a {axis = 0 : i32} : (tensor<8xf32>) -> tensor<8xf32>
    %c = math.exp %b : tensor<8xf32>
    scf.yield %c : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func private @callee
// CHECK: tosa.reverse {{.*}} : (tensor<8xf32>) -> tensor<8xf32>
func.func private @callee(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{'tosa.reverse' has no sharding rule and is replicated}}
  %b = tosa.reverse %x {axis = 0 : i32} : (tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}
func.func @caller(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  %y = call @callee(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// In a region in local view along "x": whole along "y" alone, and what is
// around it is split.
// CHECK-LABEL: func.func @region
// CHECK: math.exp {{.*}} : tensor<2x3xf32>
// CHECK: mesh.all_gather {{.*}} ["y"] dim 1 : tensor<2x3xf32> -> tensor<2x6xf32>
// CHECK: tosa.reverse {{.*}} : (tensor<2x6xf32>) -> tensor<2x6xf32>
func.func @region(%x: tensor<8x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>}) -> tensor<8x6xf32> {
  %r = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{"x"}, {}]>] out [<@m, [{"x"}, {}]>] {
  ^bb0(%part: tensor<2x6xf32>):
    %e = math.exp %part : tensor<2x6xf32>
    %y = tosa.reverse %e {axis = 1 : i32} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    mesh.yield %y : tensor<2x6xf32>
  } : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}

// -----

// On a mesh of one device there is nothing to say.
mesh.mesh @one = <["x"=1]>

// CHECK-LABEL: func.func @one_device
// CHECK: tosa.reverse
func.func @one_device(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@one, [{"x"}]>}) -> tensor<8xf32> {
  %y = tosa.reverse %x {axis = 0 : i32} : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
