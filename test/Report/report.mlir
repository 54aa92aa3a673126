// One page, or its content as JSON: totals, levels, shardings, communication and
// the timeline.
//
// REQUIRES: mesh-report
// RUN: echo '{"links": {"x": {"latency": 1e-6, "bandwidth": 1e9}}, "flops": {"f32": 1e9}}' > %t.json
// RUN: mesh-report %s --machine=%t.json --overlap=none --format=json -o %t.report
// RUN: mesh-simulate %s --machine=%t.json --overlap=none > %t.totals
// RUN: %python %S/Inputs/check_report.py %t.report %t.totals | FileCheck %s
// RUN: mesh-report %s --machine=%t.json -o %t.html
// RUN: FileCheck %s --check-prefix=PAGE --input-file=%t.html
//
// CHECK: totals: as mesh-simulate prints them
// CHECK: global: {{[0-9]+}} ops, all traced
// CHECK: whole: {{[0-9]+}} ops, all traced
// CHECK: spmd: {{[0-9]+}} ops, all traced
// CHECK: rings: {{[0-9]+}} ops, all traced
//
// The gather is made of the second product, whose operand is not as it has to be.
// CHECK: argument 0: tensor<64x32xf32>, #mesh.sharding<@m, [{}, {"x"}]>, picture
// CHECK: dim 1 along "x": written here
// CHECK: communication: mesh.all_reduce over "x" of 4, 1 times, {{[0-9]+}} bytes, from mesh.all_reduce at {{.*}}report.mlir:[[# @LINE + 14]]
// CHECK: mesh.all_reduce over 4 devices is left alone:
// CHECK: timeline of all devices: {{[0-9]+}} spans, {{[0-9]+}} of communication
//
// PAGE: Content-Security-Policy
// PAGE-NOT: <evil>

mesh.mesh @m = <["x"=4]>

func.func @main(
    %x: tensor<64x32xf32> {mesh.name = "<evil> \22name\22", mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
    %w: tensor<32x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<64x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %zeros = arith.constant dense<0.0> : tensor<64x16xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x32xf32>, tensor<32x16xf32>)
      outs(%zeros : tensor<64x16xf32>) -> tensor<64x16xf32>
  return %y : tensor<64x16xf32>
}
