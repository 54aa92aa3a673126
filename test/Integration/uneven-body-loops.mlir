// Bodies with loops and branches that read captured tensors, and divide, along
// dims that do not divide into their shards.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check --check-bounds | FileCheck %s
// RUN: mesh-run %s --all-entries --check --pipeline="mesh-spmd{poison=true}" | FileCheck %s

// CHECK: @branch on 4 devices
// CHECK: y 6xi32 0 0 ok
// CHECK: @elements on 4 devices
// CHECK: y 6xf64 {{.*}} ok
// CHECK: @sum on 4 devices
// CHECK: y f64 {{.*}} ok
// CHECK: @gradient on 4 devices
// CHECK: x 6xf64 {{.*}} ok
// CHECK: t 6x3xf64 {{.*}} ok

mesh.mesh @m = <["x"=4]>
#id = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>

func.func @branch(%x: tensor<6xi32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
    %t: tensor<6x3xi32> {mesh.name = "t"}) -> (tensor<6xi32> {mesh.name = "y"}) {
  %e = tensor.empty() : tensor<6xi32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<6xi32>) outs(%e : tensor<6xi32>) {
  ^bb0(%a: i32, %o: i32):
    %i = linalg.index 0 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %r = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %a) -> i32 {
      %v = tensor.extract %t[%i, %k] : tensor<6x3xi32>
      %isPositive = arith.cmpi sgt, %v, %zero : i32
      %q = scf.if %isPositive -> i32 {
        %w = tensor.extract %t[%i, %c0] : tensor<6x3xi32>
        %odd = arith.ori %w, %one : i32
        %d = arith.divsi %s, %odd : i32
        scf.yield %d : i32
      } else {
        %d = arith.addi %s, %v : i32
        scf.yield %d : i32
      }
      scf.yield %q : i32
    }
    linalg.yield %r : i32
  } -> tensor<6xi32>
  return %y : tensor<6xi32>
}

func.func @elements(%x: tensor<6xf64> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
    %t: tensor<6x3xf64> {mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<6xf64> {mesh.name = "y"}) {
  %e = tensor.empty() : tensor<6xf64>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<6xf64>) outs(%e : tensor<6xf64>) {
  ^bb0(%a: f64, %o: f64):
    %i = linalg.index 0 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %r = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %a) -> f64 {
      %v = tensor.extract %t[%i, %k] : tensor<6x3xf64>
      %p = arith.mulf %s, %v : f64
      scf.yield %p : f64
    }
    linalg.yield %r : f64
  } -> tensor<6xf64>
  return %y : tensor<6xf64>
}

func.func @sum(%x: tensor<6xf64> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
    %t: tensor<6x3xf64> {mesh.name = "t", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<f64> {mesh.name = "y"}) {
  %e = arith.constant dense<0.0> : tensor<f64>
  %y = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]} ins(%x : tensor<6xf64>) outs(%e : tensor<f64>) {
  ^bb0(%a: f64, %o: f64):
    %i = linalg.index 0 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %one = arith.constant 1.0 : f64
    %r = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %a) -> f64 {
      %v = tensor.extract %t[%i, %k] : tensor<6x3xf64>
      %more = arith.addf %v, %one : f64
      %p = arith.mulf %s, %more : f64
      scf.yield %p : f64
    }
    %q = arith.addf %o, %r : f64
    linalg.yield %q : f64
  } -> tensor<f64>
  return %y : tensor<f64>
}
mesh.derivative @gradient = gradient of @sum wrt ["x", "t"]
