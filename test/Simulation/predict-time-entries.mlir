// What entries take on a machine is noted in the module; without a machine
// nothing is.
//
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e9}}, "flops": {"f32": 1e9}}' > %t.json
// RUN: mesh-opt %s --mesh-predict-time=machine=%t.json | FileCheck %s
// RUN: mesh-opt %s --mesh-predict-time | FileCheck %s --check-prefix=NONE
// RUN: not mesh-opt %s --mesh-predict-time=credits=-1 2>&1 | FileCheck %s --check-prefix=CREDITS
//
// 2 x 8 x 8 x 8 operations at 1 GFLOP/s, and no description of loops that data
// ends.
// CHECK: mesh_rt.entries = [{name = "main", prediction = [{devices = "all devices", function = "main", seconds = array<f64: 1.024{{0*}}e-06, 0.000000e+00, 0.000000e+00, 0.000000e+00>}]},
// CHECK-SAME: {name = "loop", prediction = "the loop at {{.*}} has a trip count that is not known"}]
// NONE: mesh_rt.entries = [{name = "main"}, {name = "loop"}]
// CREDITS: error: mesh-predict-time: 'credits' must be at least 0, got -1
module attributes {mesh_rt.entries = [{name = "main"}, {name = "loop"}]} {
  func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>)
        outs(%y : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @loop(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<8xf32>) {
      %0 = arith.addf %a, %x : tensor<8xf32>
      scf.yield %0 : tensor<8xf32>
    }
    return %y : tensor<8xf32>
  }
}
