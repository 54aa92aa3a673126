// A program with upstream's annotations runs once they are ours, and is compared
// with what it is without them; else the tools say what to do.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --pipeline=convert-shard-to-mesh --check | FileCheck %s
// CHECK: on 6 devices
// CHECK: 0 6x9xf32 {{.*}} ok
//
// RUN: not mesh-run %s 2>&1 | FileCheck %s --check-prefix=GRID
// RUN: not mesh-compile %s -o %t.o 2>&1 | FileCheck %s --check-prefix=GRID
// GRID: shard-dialect.mlir:[[#@LINE+1]]:1: error: 'shard.grid' op and what is on it are for upstream's passes; run convert-shard-to-mesh first
shard.grid @g(shape = 2x3)
func.func @main(%x: tensor<6x9xf32>) -> tensor<6x9xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<6x9xf32>
  %y = math.sin %0 : tensor<6x9xf32>
  return %y : tensor<6x9xf32>
}
