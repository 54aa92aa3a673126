// The layers of a network become one function, and are told apart all the same:
// timelines and reports have the line of each.
//
// RUN: mesh-run %s --check | FileCheck %s --check-prefix=RIGHT
// RIGHT: ok
// RUN: mesh-run %s --print-after=llvm 2>&1 | FileCheck %s --check-prefix=CODE
// CODE-COUNT-4: llvm.call @mesh_fn_main_repeated
// RUN: mesh-run %s --trace=%t.json > /dev/null
// RUN: FileCheck %s --check-prefix=TRACE < %t.json
// RUN: echo '{"links": {"model": {"latency": 1e-6, "bandwidth": 1e9}}, "flops": {"f32": 1e9}}' > %t.machine.json
// RUN: mesh-simulate %s --overlap=none --machine=%t.machine.json --trace=%t.simulated.json > /dev/null
// RUN: FileCheck %s --check-prefix=TRACE < %t.simulated.json
// RUN: not mesh-run %s --inject=throw:device=1,op=13 2>&1 | FileCheck %s --check-prefix=FAULT

mesh.mesh @m = <["model"=4]>

func.func @main(
    %x0: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w0: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w1: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w2: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w3: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w4: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w5: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w6: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w7: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w8: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w9: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w10: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w11: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w12: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w13: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w14: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w15: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w16: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w17: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w18: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w19: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w20: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w21: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w22: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
    %w23: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) -> tensor<8x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y0 = linalg.matmul ins(%x0, %w0 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x1 = math.tanh %y0 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y1 = linalg.matmul ins(%x1, %w1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x2 = math.tanh %y1 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y2 = linalg.matmul ins(%x2, %w2 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x3 = math.tanh %y2 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y3 = linalg.matmul ins(%x3, %w3 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x4 = math.tanh %y3 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y4 = linalg.matmul ins(%x4, %w4 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x5 = math.tanh %y4 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y5 = linalg.matmul ins(%x5, %w5 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x6 = math.tanh %y5 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y6 = linalg.matmul ins(%x6, %w6 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x7 = math.tanh %y6 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y7 = linalg.matmul ins(%x7, %w7 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x8 = math.tanh %y7 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y8 = linalg.matmul ins(%x8, %w8 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x9 = math.tanh %y8 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y9 = linalg.matmul ins(%x9, %w9 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x10 = math.tanh %y9 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y10 = linalg.matmul ins(%x10, %w10 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x11 = math.tanh %y10 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y11 = linalg.matmul ins(%x11, %w11 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x12 = math.tanh %y11 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y12 = linalg.matmul ins(%x12, %w12 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x13 = math.tanh %y12 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+2]]:
  // FAULT: mesh.all_gather at {{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y13 = linalg.matmul ins(%x13, %w13 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x14 = math.tanh %y13 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y14 = linalg.matmul ins(%x14, %w14 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x15 = math.tanh %y14 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y15 = linalg.matmul ins(%x15, %w15 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x16 = math.tanh %y15 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y16 = linalg.matmul ins(%x16, %w16 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x17 = math.tanh %y16 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y17 = linalg.matmul ins(%x17, %w17 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x18 = math.tanh %y17 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y18 = linalg.matmul ins(%x18, %w18 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x19 = math.tanh %y18 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y19 = linalg.matmul ins(%x19, %w19 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x20 = math.tanh %y19 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y20 = linalg.matmul ins(%x20, %w20 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x21 = math.tanh %y20 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y21 = linalg.matmul ins(%x21, %w21 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x22 = math.tanh %y21 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y22 = linalg.matmul ins(%x22, %w22 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x23 = math.tanh %y22 : tensor<8x16xf32>
  // TRACE-DAG: "mesh.all_gather"{{.*}}outline-repeats.mlir:[[@LINE+1]]:
  %y23 = linalg.matmul ins(%x23, %w23 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %x24 = math.tanh %y23 : tensor<8x16xf32>
  return %x24 : tensor<8x16xf32>
}
