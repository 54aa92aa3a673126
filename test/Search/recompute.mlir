// Values are recomputed if a strategy does not fit otherwise.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-7, "bandwidth": 1e12}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --machine=%t.json --memory-limit=1600KiB | FileCheck %s --check-prefix=FITS
// FITS: 1 167.8 us 1.5 MiB 167.8 us +0.0% +0.0%{{$}}
// RUN: mesh-search %s --machine=%t.json --memory-limit=1300KiB -o %t.mlir > %t.report
// RUN: FileCheck %s --input-file=%t.report
// CHECK: 1 201.3 us 1.2 MiB 201.3 us +0.0% +0.0% with --memory-limit
// RUN: mesh-simulate %t.mlir --machine=%t.json --memory-limit=1300KiB | FileCheck %s --check-prefix=STEP
// STEP: step 201.3 us
// RUN: not mesh-search %s --machine=%t.json --memory-limit=1100KiB 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: no strategy was found that fits into 1.1 MiB
//
// A strategy that recomputes is faster than one that fits by itself, but has to
// communicate.
// RUN: sed 's/"bandwidth": 1e12/"bandwidth": 1e7/' %t.json > %t.slow.json
// RUN: mesh-search %s --entry=split --mesh=x=2 --machine=%t.slow.json --memory-limit=1300KiB | FileCheck %s --check-prefix=FASTER
// FASTER: 1 201.3 us 1.2 MiB 201.3 us +0.0% +0.0% with --memory-limit
//
// A strategy that was found to fit with recomputation is lowered with it at
// once, even after the budget.
// RUN: mesh-search %s --machine=%t.json --memory-limit=1300KiB --budget=1e-9 | FileCheck %s --check-prefix=LATE
// LATE: 1 201.3 us 1.2 MiB 201.3 us +0.0% +0.0% with --memory-limit
//
// Where that is slow in any case, the report does not say that recomputation
// would not help.
// RUN: mesh-search %s --entry=two --mesh=x=2 --tie=false --machine=%t.json --memory-limit=2000KiB --budget=600 | FileCheck %s --check-prefix=SLOW
// SLOW: recompute.mlir:60:9, {{.*}}recompute.mlir:65:9: #mesh.sharding<@m, [{"x", ?}, {?}]>: 335.5 us, does not fit without recomputation

mesh.mesh @m = <["x"=1]>
func.func @main(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %zeros = arith.constant dense<0.0> : tensor<256x256xf32>
  %a = linalg.matmul ins(%x, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %b = linalg.matmul ins(%a, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %c = linalg.matmul ins(%b, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %d = linalg.matmul ins(%c, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %e = linalg.matmul ins(%d, %a : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %e : tensor<256x256xf32>
}

func.func @split(%x: tensor<256x256xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>},
    %w: tensor<256x256xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<256x256xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %zeros = arith.constant dense<0.0> : tensor<256x256xf32>
  %a = linalg.matmul ins(%x, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %b = linalg.matmul ins(%a, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %c = linalg.matmul ins(%b, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %d = linalg.matmul ins(%c, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %e = linalg.matmul ins(%d, %a : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %e : tensor<256x256xf32>
}

func.func @two(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>, %w: tensor<256x256xf32>, %v: tensor<256x256xf32>) -> (tensor<256x256xf32>, tensor<256x256xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<256x256xf32>
  %pa = linalg.matmul ins(%x, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %pb = linalg.matmul ins(%pa, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %pc = linalg.matmul ins(%pb, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %pd = linalg.matmul ins(%pc, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %pe = linalg.matmul ins(%pd, %pa : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %qa = linalg.matmul ins(%y, %v : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %qb = linalg.matmul ins(%qa, %v : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %qc = linalg.matmul ins(%qb, %v : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %qd = linalg.matmul ins(%qc, %v : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  %qe = linalg.matmul ins(%qd, %qa : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zeros : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %pe, %qe : tensor<256x256xf32>, tensor<256x256xf32>
}
