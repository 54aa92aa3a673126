// RUN: mesh-opt %s --mesh-propagate | FileCheck %s

mesh.mesh @m = <["x"=2, "y"=4]>

#xy = #mesh.sharding<@m, [{"x"}, {"y"}]>
#yx = #mesh.sharding<@m, [{"y"}, {"x"}]>

// Operands that ask for one axis on two factors, of equal cost, wait for what
// the result is needed as.

// CHECK-LABEL: func.func @result_decides(
// CHECK: arith.addf %arg0, %arg1 {mesh.shardings = [#mesh.sharding<@m, [{"y"}, {"x"}]>]}
// CHECK: math.exp
func.func @result_decides(%a: tensor<8x8xf32> {mesh.sharding = #xy}, %b: tensor<8x8xf32> {mesh.sharding = #yx})
    -> (tensor<8x8xf32> {mesh.sharding = #yx}) {
  %0 = arith.addf %a, %b : tensor<8x8xf32>
  %1 = math.exp %0 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @sum_decides(
// CHECK: linalg.matmul {{.*}}mesh.shardings = [#mesh.sharding<@m, [{}, {"y"}], partial=sum{"x"}>]
func.func @sum_decides(%a: tensor<8x8xf32> {mesh.sharding = #xy}, %b: tensor<8x8xf32> {mesh.sharding = #yx}) -> tensor<8x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %0 = linalg.matmul ins(%b, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.addf %a, %0 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// If nothing else decides, both axes stay where one operand has them: that with
// fewer users, as the other is laid out anew for all of them.

// CHECK-LABEL: func.func @users_decide(
// CHECK: arith.addf %arg0, %arg1 {mesh.shardings = [#mesh.sharding<@m, [{"y"}, {"x"}]>]}
// CHECK: arith.mulf %arg1, %arg2 {mesh.shardings = [#mesh.sharding<@m, [{"x"}, {"y"}]>]}
func.func @users_decide(%a: tensor<8x8xf32> {mesh.sharding = #xy}, %b: tensor<8x8xf32> {mesh.sharding = #yx},
                        %c: tensor<8x8xf32> {mesh.sharding = #xy}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = arith.addf %a, %b : tensor<8x8xf32>
  %1 = arith.mulf %b, %c : tensor<8x8xf32>
  %2 = math.exp %a : tensor<8x8xf32>
  %3 = math.sin %a : tensor<8x8xf32>
  %4 = arith.addf %2, %3 : tensor<8x8xf32>
  return %0, %1, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
