// Reductions whose steps subtract, or combine under a condition, are split along
// the dims that they reduce: nothing is gathered, whether these divide or not.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check | FileCheck %s --check-prefix=SAME
// RUN: sed -e 's/"model"=4/"model"=3/' %s > %t.mlir && mesh-run %t.mlir --all-entries --check | FileCheck %s --check-prefix=SAME
// SAME-COUNT-4: ok
//
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s --implicit-check-not=all_gather
// CHECK-LABEL: func.func @loss(
// CHECK: mesh.all_reduce sum
// CHECK-LABEL: func.func @left(
// CHECK: mesh.all_reduce sum
// CHECK-LABEL: func.func @chosen(
// CHECK: mesh.all_reduce sum
// CHECK: mesh.all_reduce max

mesh.mesh @m = <["data"=2, "model"=4]>

#both = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

func.func @loss(%p: tensor<5x18xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
                %target: tensor<5x18xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) -> tensor<5xf32> {
  %zeros = arith.constant dense<0.0> : tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#both, #both, #row], iterator_types = ["parallel", "reduction"]}
      ins(%p, %target : tensor<5x18xf32>, tensor<5x18xf32>) outs(%zeros : tensor<5xf32>) {
  ^bb0(%a: f32, %t: f32, %acc: f32):
    %e = math.exp %a : f32
    %et = arith.mulf %e, %t : f32
    %next = arith.subf %acc, %et : f32
    linalg.yield %next : f32
  } -> tensor<5xf32>
  return %r : tensor<5xf32>
}

func.func @left(%x: tensor<5x18xi16> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %from: tensor<5xi16>) -> tensor<5xi16> {
  %r = linalg.reduce ins(%x : tensor<5x18xi16>) outs(%from : tensor<5xi16>) dimensions = [1]
    (%in: i16, %acc: i16) {
      %less = arith.subi %acc, %in : i16
      linalg.yield %less : i16
    }
  return %r : tensor<5xi16>
}

func.func @chosen(%x: tensor<5x18xf64> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %from: tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>) {
  %r:2 = linalg.generic {indexing_maps = [#both, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<5x18xf64>) outs(%from, %from : tensor<5xf64>, tensor<5xf64>) {
  ^bb0(%in: f64, %sum: f64, %largest: f64):
    %zero = arith.constant 0.0 : f64
    %is = arith.cmpf ogt, %in, %zero : f64
    %more = arith.addf %in, %sum : f64
    %next = arith.select %is, %more, %sum : f64
    %larger = arith.maximumf %largest, %in : f64
    %last = arith.select %is, %largest, %larger : f64
    linalg.yield %next, %last : f64, f64
  } -> (tensor<5xf64>, tensor<5xf64>)
  return %r#0, %r#1 : tensor<5xf64>, tensor<5xf64>
}
