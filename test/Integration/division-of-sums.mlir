// RUN: mesh-run %s --check --arg=d=zeros | FileCheck %s
// RUN: mesh-run %s --check --arg=d=zeros --pipeline=mesh-spmd | FileCheck %s
// CHECK: 4x6xi1 {{.*}} ok
// CHECK: 4x6xf32 {{.*}} ok
//
// A sum is added up before it is divided by what may be zero: parts of it become
// infinities of both signs, whose sum is none. Numbers divide parts as well.

mesh.mesh @m = <["x"=4]>
func.func @main(%a: tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                %b: tensor<8x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
                %c: tensor<8x6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
                %d: tensor<4x6xf32> {mesh.name = "d"}) -> (tensor<4x6xi1>, tensor<4x6xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x6xf32>
  %y = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%zero : tensor<4x6xf32>) -> tensor<4x6xf32>
  %z = arith.divf %y, %d : tensor<4x6xf32>
  %n = math.isnan %z : tensor<4x6xf32>
  %count = arith.constant dense<8.0> : tensor<4x6xf32>
  %sum = linalg.matmul ins(%a, %c : tensor<4x8xf32>, tensor<8x6xf32>) outs(%zero : tensor<4x6xf32>) -> tensor<4x6xf32>
  %mean = arith.divf %sum, %count : tensor<4x6xf32>
  return %n, %mean : tensor<4x6xi1>, tensor<4x6xf32>
}
