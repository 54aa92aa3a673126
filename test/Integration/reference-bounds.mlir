// The reference checks its indices, before the program runs: what is read beyond
// a tensor is no result to compare with, and what is written there may end
// anything.
//
// REQUIRES: mesh-run
// RUN: not mesh-run %s --check 2>&1 | FileCheck %s
// CHECK: error: the reference @main, with random integers from -8 to 7 where --arg gives no others: device 0: an assertion at {{.*}}:[[@LINE+6]]:{{[0-9]+}} does not hold: an index is out of bounds
// RUN: mesh-run %s --check --arg=at=iota

mesh.mesh @m = <["x"=2]>
func.func @main(%table: tensor<7x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
                %at: tensor<5x1xi32> {mesh.name = "at"}) -> tensor<5x4xf32> {
  %rows = tensor.gather %table[%at] gather_dims([0]) : (tensor<7x4xf32>, tensor<5x1xi32>) -> tensor<5x4xf32>
  return %rows : tensor<5x4xf32>
}
