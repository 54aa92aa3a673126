// RUN: mesh-opt %s --mesh-prepare-propagation | FileCheck %s

// What takes something from what there is adds the negative of it.

// CHECK-LABEL: func.func @differences(
// CHECK: ^bb0(%[[IN:.*]]: f32, %[[N:.*]]: i32, %[[ACC:.*]]: f32, %[[COUNT:.*]]: i32):
// CHECK-NEXT: %[[NEGATIVE:.*]] = arith.negf %[[IN]]
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[ACC]], %[[NEGATIVE]] fastmath<contract>
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[LESS:.*]] = arith.subi %[[ZERO]], %[[N]]
// CHECK-NEXT: %[[TOTAL:.*]] = arith.addi %[[COUNT]], %[[LESS]]
// CHECK-NEXT: linalg.yield %[[SUM]], %[[TOTAL]]
func.func @differences(%x: tensor<8xf32>, %n: tensor<8xi32>, %a: tensor<f32>, %b: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
  %r:2 = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]
    } ins(%x, %n : tensor<8xf32>, tensor<8xi32>) outs(%a, %b : tensor<f32>, tensor<i32>) {
  ^bb0(%in: f32, %m: i32, %acc: f32, %count: i32):
    %less = arith.subf %acc, %in fastmath<contract> : f32
    %fewer = arith.subi %count, %m : i32
    linalg.yield %less, %fewer : f32, i32
  } -> (tensor<f32>, tensor<i32>)
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}

// What combines or not combines always. The neutral element of a sum of floats
// is -0.0, which leaves a -0.0 what it is.

// CHECK-LABEL: func.func @choices(
// CHECK: ^bb0(%[[IN:.*]]: bf16, %[[IS:.*]]: i1, %[[ACC:.*]]: bf16, %[[LARGEST:.*]]: bf16):
// CHECK-NEXT: %[[NEGATIVE:.*]] = arith.negf %[[IN]]
// CHECK-NEXT: %[[NOTHING:.*]] = arith.constant -0.000000e+00 : bf16
// CHECK-NEXT: %[[CHOSEN:.*]] = arith.select %[[IS]], %[[NEGATIVE]], %[[NOTHING]]
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[ACC]], %[[CHOSEN]]
// CHECK-NEXT: %[[LEAST:.*]] = arith.constant 0xFF80 : bf16
// CHECK-NEXT: %[[SEEN:.*]] = arith.select %[[IS]], %[[LEAST]], %[[IN]]
// CHECK-NEXT: %[[LARGER:.*]] = arith.maximumf %[[SEEN]], %[[LARGEST]]
// CHECK-NEXT: linalg.yield %[[SUM]], %[[LARGER]]
func.func @choices(%x: tensor<8xbf16>, %is: tensor<8xi1>, %a: tensor<bf16>) -> (tensor<bf16>, tensor<bf16>) {
  %r:2 = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]
    } ins(%x, %is : tensor<8xbf16>, tensor<8xi1>) outs(%a, %a : tensor<bf16>, tensor<bf16>) {
  ^bb0(%in: bf16, %chosen: i1, %acc: bf16, %largest: bf16):
    %less = arith.subf %acc, %in : bf16
    %next = arith.select %chosen, %less, %acc : bf16
    %larger = arith.maximumf %in, %largest : bf16
    %last = arith.select %chosen, %largest, %larger : bf16
    linalg.yield %next, %last : bf16, bf16
  } -> (tensor<bf16>, tensor<bf16>)
  return %r#0, %r#1 : tensor<bf16>, tensor<bf16>
}

// What else is made of what there is stays: the difference the other way round,
// a choice that depends on it, steps that have no neutral element but NaN or none
// at all, a difference that is read twice.

// CHECK-LABEL: func.func @others(
// CHECK: ^bb0(%[[IN:.*]]: f32, %[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32, %[[D:.*]]: f32, %[[E:.*]]: f32):
// CHECK-NEXT: %[[LESS:.*]] = arith.subf %[[IN]], %[[A]]
// CHECK-NEXT: %[[MORE:.*]] = arith.addf %[[B]], %[[IN]]
// CHECK-NEXT: %[[IS:.*]] = arith.cmpf ogt, %[[B]], %[[IN]]
// CHECK-NEXT: %[[NEXT:.*]] = arith.select %[[IS]], %[[MORE]], %[[B]]
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divf %[[C]], %[[IN]]
// CHECK-NEXT: %[[CHOSEN:.*]] = arith.select %{{.*}}, %[[QUOTIENT]], %[[C]]
// CHECK-NEXT: %[[REST:.*]] = arith.subf %[[D]], %[[IN]]
// CHECK-NEXT: %[[SQUARE:.*]] = arith.mulf %[[REST]], %[[REST]]
// CHECK-NEXT: %[[LARGER:.*]] = arith.maxnumf %[[E]], %[[IN]]
// CHECK-NEXT: %[[LAST:.*]] = arith.select %{{.*}}, %[[LARGER]], %[[E]]
// CHECK-NEXT: linalg.yield %[[LESS]], %[[NEXT]], %[[CHOSEN]], %[[SQUARE]], %[[LAST]]
func.func @others(%x: tensor<8xf32>, %a: tensor<f32>, %flag: i1) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %r:5 = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]
    } ins(%x : tensor<8xf32>) outs(%a, %a, %a, %a, %a : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  ^bb0(%in: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32):
    %less = arith.subf %in, %b : f32
    %more = arith.addf %c, %in : f32
    %is = arith.cmpf ogt, %c, %in : f32
    %next = arith.select %is, %more, %c : f32
    %quotient = arith.divf %d, %in : f32
    %chosen = arith.select %flag, %quotient, %d : f32
    %rest = arith.subf %e, %in : f32
    %square = arith.mulf %rest, %rest : f32
    %larger = arith.maxnumf %f, %in : f32
    %last = arith.select %flag, %larger, %f : f32
    linalg.yield %less, %next, %chosen, %square, %last : f32, f32, f32, f32, f32
  } -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// So do vectors, which nobody reduces over devices.

// CHECK-LABEL: func.func @vectors(
// CHECK: arith.subf
// CHECK: arith.select
// CHECK: return
func.func @vectors(%x: tensor<8xvector<2xf32>>, %a: tensor<vector<2xf32>>, %flag: i1) -> tensor<vector<2xf32>> {
  %r = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]
    } ins(%x : tensor<8xvector<2xf32>>) outs(%a : tensor<vector<2xf32>>) {
  ^bb0(%in: vector<2xf32>, %acc: vector<2xf32>):
    %less = arith.subf %acc, %in : vector<2xf32>
    %next = arith.select %flag, %less, %acc : vector<2xf32>
    linalg.yield %next : vector<2xf32>
  } -> tensor<vector<2xf32>>
  return %r : tensor<vector<2xf32>>
}
