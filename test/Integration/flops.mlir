// Emulated devices: contractions take the time that their operations take at the
// rate that is given, on all devices at once.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --flops=800kFLOP/s --report=%t.json | FileCheck %s
// CHECK: ok
// RUN: FileCheck %s --check-prefix=REPORT < %t.json
// Eight devices sleep at the same time: 0.16 seconds each.
// REPORT-COUNT-8: "contracting_s": 0.1{{[6-9]}}
// REPORT: "median_s": 0.{{[1-5]}}

// RUN: not mesh-run %s --flops=2 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: the rate of devices must be one such as 2GFLOP/s, got '2'

mesh.mesh @m = <["data"=8]>

func.func @main(%x: tensor<400x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w: tensor<8x160xf32>) -> (tensor<400x160xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %zeros = arith.constant dense<0.0> : tensor<400x160xf32>
  %y = linalg.matmul ins(%x, %w : tensor<400x8xf32>, tensor<8x160xf32>)
      outs(%zeros : tensor<400x160xf32>) -> tensor<400x160xf32>
  return %y : tensor<400x160xf32>
}
