// What is found without annotations is a program of the mesh: what is evaluated,
// lowered and run is one thing. Its annotation decides nothing.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-3, "bandwidth": 1e7}}, "flops": {"f64": 5e8}, "memory_bandwidth": 1e9}' > %t.json
// RUN: mesh-search %s --entry=main --machine=%t.json --even -o %t.mlir | FileCheck %s
// CHECK: @main on 2 devices
// CHECK: 1 {{[0-9.]+ .?s}} {{[0-9.]+}} {{K?i?B}} {{[0-9.]+ .?s}} +0.0%
// CHECK: no annotation is better than any
// RUN: FileCheck %s --input-file=%t.mlir --check-prefix=OUTPUT
// OUTPUT: func.func @main(%{{.*}}: tensor<3x7xf64> {mesh.sharding = #mesh.sharding<@m, [{?}, {?}]>}, %{{[^{]*}}) -> tensor<3x17xf64> {
// RUN: mesh-simulate %t.mlir --entry=main --machine=%t.json | FileCheck %s --check-prefix=SIMULATED
// SIMULATED: @main on 2 devices
// RUN: mesh-run %t.mlir --entry=main --check | FileCheck %s --check-prefix=RAN
// RAN: ok
//
// Without arguments, a result says it.
// RUN: mesh-search %s --entry=constant --machine=%t.json --even | FileCheck %s --check-prefix=CONSTANT
// CONSTANT: @constant on 2 devices
// RUN: mesh-opt %s '--mesh-search=machine=%t.json entry=constant even=true' | FileCheck %s --check-prefix=RESULT
// RESULT: func.func @constant() -> (tensor<7xf64> {mesh.sharding = #mesh.sharding<@m, [{?}]>})

mesh.mesh @m = <["x"=2]>

func.func @main(%x: tensor<3x7xf64>, %w: tensor<7x17xf64>) -> tensor<3x17xf64> {
  %zeros = arith.constant dense<0.0> : tensor<3x17xf64>
  %y = linalg.matmul ins(%x, %w : tensor<3x7xf64>, tensor<7x17xf64>) outs(%zeros : tensor<3x17xf64>) -> tensor<3x17xf64>
  %zero = arith.constant dense<0.0> : tensor<f64>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<3x17xf64>) outs(%zero : tensor<f64>) dimensions = [0, 1]
  %e = tensor.extract %sum[] : tensor<f64>
  %most = arith.constant 1.0e3 : f64
  %isLess = arith.cmpf olt, %e, %most : f64
  %r = scf.if %isLess -> tensor<3x17xf64> {
    %t = arith.addf %y, %y : tensor<3x17xf64>
    scf.yield %t : tensor<3x17xf64>
  } else {
    scf.yield %y : tensor<3x17xf64>
  }
  return %r : tensor<3x17xf64>
}

func.func @constant() -> tensor<7xf64> {
  %c = arith.constant dense<1.0> : tensor<7xf64>
  return %c : tensor<7xf64>
}
