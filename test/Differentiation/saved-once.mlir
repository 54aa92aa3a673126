// Values that the forward program has already, or that take the place of one
// another, are not saved twice.
//
// RUN: mesh-opt --mesh-differentiate --canonicalize --cse %s | FileCheck %s

// One branch alone runs: the branches save in the same result.
// CHECK-LABEL: func.func @branches_gradient(
// CHECK:         %[[SAVED:.*]] = scf.index_switch %{{.*}} -> tensor<4xf32>
// CHECK:           math.exp
// CHECK:           math.tanh
// CHECK:           %[[UNREAD:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:      scf.yield %[[UNREAD]] : tensor<4xf32>
// CHECK:         scf.index_switch
// CHECK-COUNT-2:   %[[SAVED]]
// CHECK:         return
func.func @branches(%x: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %y = scf.index_switch %i -> tensor<4xf32>
  case 0 {
    %0 = math.exp %x : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  case 1 {
    %0 = math.tanh %x : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  default {
    scf.yield %x : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
mesh.derivative @branches_gradient = vjp of @branches wrt [0]

// A sort of the places of elements gives the permutation.
// CHECK-LABEL: func.func @ranked_gradient(
// CHECK:         %[[SORTED:.*]]:2 = mesh.sort %{{[a-z0-9]+}}, %{{[a-z0-9]+}} dim 0 stable by
// CHECK:         %[[PLACES:.*]] = tensor.expand_shape %[[SORTED]]#1
// CHECK:         mesh.scatter_slices %{{[a-z0-9]+}} into %{{[a-z0-9]+}} at %[[PLACES]] dims [0] by
func.func @ranked(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %e = tensor.empty() : tensor<4xi32>
  %places = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<4xi32>) {
  ^bb0(%out: i32):
    %0 = linalg.index 0 : index
    %1 = arith.index_cast %0 : index to i32
    linalg.yield %1 : i32
  } -> tensor<4xi32>
  %s:2 = mesh.sort %x, %places dim 0 stable by {
  ^bb0(%a: f32, %b: f32, %i: i32, %j: i32):
    %0 = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %0 : i1
  } : tensor<4xf32>, tensor<4xi32>
  return %s#0, %s#1 : tensor<4xf32>, tensor<4xi32>
}
mesh.derivative @ranked_gradient = vjp of @ranked wrt [0]

// The derivative of a quotient by its divisor reads the dividend, which that of the exponential
// reads as well: a loop saves these two, and not the quotient.
// CHECK-LABEL: func.func @quotient_gradient(
// CHECK:         scf.for {{.*}} -> (tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
// CHECK:           %[[DIVIDEND:.*]] = math.exp
// CHECK:           %[[DIVISOR:.*]] = math.sin %[[DIVIDEND]]
// CHECK:           tensor.insert_slice %[[DIVISOR]] into
// CHECK:           tensor.insert_slice %[[DIVIDEND]] into
func.func @quotient(%x: tensor<4xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant dense<0.0> : tensor<f32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %e = math.exp %a : tensor<4xf32>
    %d = math.sin %e : tensor<4xf32>
    %q = arith.divf %e, %d : tensor<4xf32>
    scf.yield %q : tensor<4xf32>
  }
  %sum = linalg.reduce { arith.addf } ins(%r : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %sum : tensor<f32>
}
mesh.derivative @quotient_gradient = gradient of @quotient wrt [0]

// A softmax is the exponentials, which their own derivative reads, by sums that are smaller: a
// loop saves these two, and not the softmax.
// CHECK-LABEL: func.func @softmax_gradient(
// CHECK:         scf.for {{.*}} -> (tensor<4x8xf32>, tensor<3x4x8xf32>, tensor<3x4xf32>) {
func.func @softmax(%x: tensor<4x8xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant dense<0.0> : tensor<f32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %wide = tensor.empty() : tensor<4x8xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> (tensor<4x8xf32>) {
    %e = math.exp %a : tensor<4x8xf32>
    %s = linalg.reduce { arith.addf } ins(%e : tensor<4x8xf32>) outs(%none : tensor<4xf32>) dimensions = [1]
    %b = linalg.broadcast ins(%s : tensor<4xf32>) outs(%wide : tensor<4x8xf32>) dimensions = [1]
    %q = arith.divf %e, %b : tensor<4x8xf32>
    %y = math.sin %q : tensor<4x8xf32>
    scf.yield %y : tensor<4x8xf32>
  }
  %sum = linalg.reduce { arith.addf } ins(%r : tensor<4x8xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.derivative @softmax_gradient = gradient of @softmax wrt [0]
