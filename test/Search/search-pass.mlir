// The pass finds what the tool finds, and annotates the program in place.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --entry=mlp --machine=%t.json --mesh=data=2,model=2 --budget=600 -o %t.mlir | FileCheck %s --check-prefix=REPORT
// RUN: mesh-opt %s '--mesh-search=machine=%t.json entry=mlp mesh={data=2,model=2} budget=600' --remarks-filter=mesh-search --remark-format=emitRemark -o %t.pass.mlir 2> %t.remarks
// RUN: mesh-opt %t.mlir -o %t.tool.mlir
// RUN: cmp %t.tool.mlir %t.pass.mlir
// RUN: cat %t.remarks | FileCheck %s
// CHECK: Remark="@mlp takes {{[0-9.]+}} us and {{[0-9.]+}} KiB on data=2,model=2; no strategy takes less than {{[0-9.]+}} us in local view, where it takes {{[0-9.]+}} us"
// REPORT: @mlp on 4 devices
//
// The result is a program for the passes after it. The mesh may be chosen.
// RUN: mesh-opt %s '--mesh-search=machine=%t.json entry=mlp devices=4 budget=600' --mesh-spmd | FileCheck %s --check-prefix=SPMD
// SPMD: func.func @mlp({{.*}}mesh.spmd = @mesh
//
// RUN: mesh-opt %s '--mesh-search=machine=%t.json entry=mlp devices=4 tie=false even=true results=0 seed=1 pipelines=false memory-limit=1GiB' | FileCheck %s --check-prefix=OPTIONS
// OPTIONS: func.func @mlp({{.*}}mesh.sharding
// OPTIONS-NOT: mesh.shard %
//
// RUN: not mesh-opt %s --mesh-search=entry=mlp 2>&1 | FileCheck %s --check-prefix=MACHINE
// MACHINE: error: mesh-search: a search needs the description of a machine
// RUN: not mesh-opt %s '--mesh-search=machine=%t.json entry=mlp devices=4 memory-limit=1XB' 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: error: mesh-search: the memory limit must be a size such as 512MiB or 2GB, got '1XB'
// RUN: not mesh-opt %s '--mesh-search=machine=%t.json entry=mlp devices=4 memory-limit=1KiB' 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: mesh-search: no strategy was found that fits into 1.0 KiB
// RUN: not mesh-opt %s '--mesh-search=machine=%t.json entry=missing devices=4' 2>&1 | FileCheck %s --check-prefix=ENTRY
// ENTRY: error: mesh-search: the program: there is no public function @missing
// RUN: not mesh-opt %s '--mesh-search=machine=%t.json entry=mlp devices=-4' 2>&1 | FileCheck %s --check-prefix=DEVICES
// DEVICES: error: mesh-search: 'devices' must be at least 0, got -4
func.func @mlp(%x: tensor<64x64xf32>, %w: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %zeros = arith.constant dense<0.0> : tensor<64x256xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x256xf32>) outs(%zeros : tensor<64x256xf32>) -> tensor<64x256xf32>
  return %y : tensor<64x256xf32>
}
