// Results are tensors, and the precision of each is noted.
//
// RUN: mesh-opt %s --mesh-split-program --split-input-file | FileCheck %s

// Integers of integers are exact; a sum of bf16 in f32 has the precision of bf16.
// CHECK: mesh_rt.entries = [{name = "main", precisions = [unit, bf16, f32]}]
module attributes {mesh_rt.entries = [{name = "main"}]} {
  // CHECK-LABEL: func.func @main
  // CHECK-SAME: -> (tensor<i32>, tensor<f32>, tensor<4xf32>)
  func.func @main(%n: i32, %a: bf16, %x: tensor<4xf32>) -> (i32, f32, tensor<4xf32>) {
    // CHECK: %[[M:.*]] = arith.addi
    %m = arith.addi %n, %n : i32
    %b = arith.addf %a, %a : bf16
    %c = arith.extf %b : bf16 to f32
    %y = arith.mulf %x, %x : tensor<4xf32>
    // CHECK: %[[T:.*]] = tensor.from_elements %[[M]] : tensor<i32>
    // CHECK: return %[[T]], %{{.*}}, %{{.*}} : tensor<i32>, tensor<f32>, tensor<4xf32>
    return %m, %c, %y : i32, f32, tensor<4xf32>
  }
}

// -----

// Callers take what they took, and functions that are no entries stay.
// CHECK: mesh_rt.entries = [{name = "main", precisions = [f32]}]
module attributes {mesh_rt.entries = [{name = "main"}]} {
  // CHECK: func.func @main(%{{.*}}: f32) -> f32
  func.func @main(%a: f32) -> f32 {
    %0 = arith.addf %a, %a : f32
    return %0 : f32
  }
  // CHECK: func.func @caller(%{{.*}}: f32) -> f32
  func.func @caller(%a: f32) -> f32 {
    %0 = func.call @main(%a) : (f32) -> f32
    return %0 : f32
  }
}
