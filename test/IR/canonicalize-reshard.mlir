// RUN: mesh-opt %s --canonicalize | FileCheck %s
//
// mesh.reshard is the identity on whole tensors: the last one counts.

mesh.mesh @m = <["x"=4]>

// CHECK-LABEL: func @same
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x8xf32>
func.func @same(%x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  // CHECK-NEXT: return %[[X]]
  %0 = mesh.reshard %x <@m, [{"x"}, {}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func @chain
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x8xf32>
func.func @chain(%x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  // CHECK-NEXT: %[[R:.*]] = mesh.reshard %[[X]] <@m, [{}, {"x"}]>
  // CHECK-NEXT: return %[[R]]
  %0 = mesh.reshard %x <@m, [{}, {}]> : tensor<8x8xf32>
  %1 = mesh.reshard %0 <@m, [{}, {"x"}]> : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// CHECK-LABEL: func @there_and_back
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x8xf32>
func.func @there_and_back(%x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  // CHECK-NEXT: return %[[X]]
  %0 = mesh.reshard %x <@m, [{}, {}]> : tensor<8x8xf32>
  %1 = mesh.reshard %0 <@m, [{"x"}, {}]> : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// The second starts from what the first has made for others.
// CHECK-LABEL: func @shared
func.func @shared(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK-NEXT: %[[A:.*]] = mesh.reshard
  // CHECK-NEXT: mesh.reshard %[[A]]
  %0 = mesh.reshard %x <@m, [{}, {}]> : tensor<8x8xf32>
  %1 = mesh.reshard %0 <@m, [{}, {"x"}]> : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
