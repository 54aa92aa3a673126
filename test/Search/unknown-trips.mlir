// Of a loop whose trip count is not known, one iteration is assumed.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e9}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --machine=%t.json -o %t.mlir | FileCheck %s
// CHECK: 1 {{[0-9.]+ .s}} {{[0-9.]+}} KiB
// CHECK: argument 0: #mesh.sharding<@m, [{{.*}}"x"
// CHECK: unknown-trips.mlir:[[#@LINE+13]]:{{[0-9]+}}: the trip count of the loop is not known: the search assumes one iteration
// RUN: mesh-run %t.mlir --check
// RUN: mesh-opt %s --mesh-search=machine=%t.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: unknown-trips.mlir:[[#@LINE+10]]:{{[0-9]+}}: remark: the trip count of the loop is not known
// RUN: not mesh-simulate %t.mlir --machine=%t.json 2>&1 | FileCheck %s --check-prefix=SIMULATE
// SIMULATE: the loop at {{.*}} has a trip count that is not known

mesh.mesh @m = <["x"=4]>

func.func @main(%x: tensor<64x64xf32>, %n: i32) -> tensor<64x64xf32> {
  %zeros = arith.constant dense<0.0> : tensor<64x64xf32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%i = %c0, %a = %x) : (i32, tensor<64x64xf32>) -> (i32, tensor<64x64xf32>) {
    %isLess = arith.cmpi slt, %i, %n : i32
    scf.condition(%isLess) %i, %a : i32, tensor<64x64xf32>
  } do {
  ^bb0(%i: i32, %a: tensor<64x64xf32>):
    %y = linalg.matmul ins(%a, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %y : tensor<64x64xf32>
    %k = arith.addi %i, %c1 : i32
    scf.yield %k, %t : i32, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}
