// Elements of captured tensors that bodies read in branches and loops.
//
// REQUIRES: mesh-run
// RUN: mesh-opt --mesh-differentiate --canonicalize %s | FileCheck %s
// RUN: mesh-run %s --entry=branch_vjp --check
// RUN: mesh-run %s --entry=loop_vjp --check
// RUN: mesh-run %s --entry=loop_jvp --check

mesh.mesh @m = <["x"=2, "y"=2]>

// They are gathered before. Where the branch is not taken, the place is zero.
// CHECK-LABEL: func.func @branch_vjp(
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<5x4xi64>, tensor<5x4xi64>)
// CHECK-COUNT-2:   arith.select
// CHECK:         mesh.gather_slices
// CHECK-NOT:     tensor.extract %
// CHECK:         mesh.scatter_slices
func.func @branch(%t: tensor<6x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>},
                  %a: tensor<5x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
                  %ids: tensor<5x4xi32>) -> tensor<5x4xf32> {
  %empty = tensor.empty() : tensor<5x4xf32>
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%ids, %a : tensor<5x4xi32>, tensor<5x4xf32>) outs(%empty : tensor<5x4xf32>) {
  ^bb0(%id: i32, %e: f32, %out: f32):
    %j = linalg.index 1 : index
    %place = arith.index_cast %id : i32 to index
    %is = arith.cmpi ult, %place, %c6 : index
    %read = scf.if %is -> f32 {
      %element = tensor.extract %t[%place, %j] : tensor<6x4xf32>
      %product = arith.mulf %element, %e : f32
      scf.yield %product : f32
    } else {
      scf.yield %e : f32
    }
    linalg.yield %read : f32
  } -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
mesh.derivative @branch_vjp = vjp of @branch wrt [0, 1]

// A loop is moved out. Of a branch around it, each iteration has one.
// CHECK-LABEL: func.func @loop_vjp(
// CHECK:         scf.for {{.*}}tensor<5xf32>
// CHECK:           mesh.gather_slices
// CHECK:           linalg.generic
// CHECK:             scf.if
// CHECK:         scf.for
// CHECK:           mesh.scatter_slices
func.func @loop(%w: tensor<5x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {"y"}]>},
                %a: tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<5xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%e: f32, %sum: f32):
    %i = linalg.index 0 : index
    %is = arith.cmpi uge, %i, %c2 : index
    %part = scf.if %is -> f32 {
      %row = scf.for %k = %c0 to %c3 step %c1 iter_args(%acc = %e) -> f32 {
        %weight = tensor.extract %w[%i, %k] : tensor<5x3xf32>
        %tanh = math.tanh %acc : f32
        %next = arith.addf %tanh, %weight : f32
        scf.yield %next : f32
      }
      %square = arith.mulf %row, %row : f32
      scf.yield %square : f32
    } else {
      scf.yield %e : f32
    }
    %next = arith.addf %sum, %part : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
mesh.derivative @loop_vjp = vjp of @loop wrt [0, 1]
mesh.derivative @loop_jvp = jvp of @loop wrt [0, 1]
