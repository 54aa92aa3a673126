// More programs in upstream's shard dialect, unchanged, which `mlir-opt` of LLVM
// 22.1 cannot partition: with control flow and slices, for which it has no rules,
// and with a dim of 10 on 4 devices, for which it makes wrong types.
//
// REQUIRES: mesh-run
// RUN: mesh-opt %s --convert-shard-to-mesh -o %t.mlir
// RUN: mesh-run %t.mlir --entry=loop --check | FileCheck %s
// RUN: mesh-run %t.mlir --entry=branch --arg flag=1 --check | FileCheck %s
// RUN: mesh-run %t.mlir --entry=branch --arg flag=0 --check | FileCheck %s
// RUN: mesh-run %t.mlir --entry=slices --check | FileCheck %s
// RUN: mesh-run %t.mlir --entry=ten_on_four --check | FileCheck %s

// CHECK: on 8 devices
// CHECK: ok

shard.grid @g(shape = 2x4)

// A recurrence whose state is split by its input.
func.func @loop(%x: tensor<8x16xf32>, %w: tensor<16x16xf32>) -> tensor<8x16xf32> {
  %rows = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %columns = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
  %x0 = shard.shard %x to %rows : tensor<8x16xf32>
  %w0 = shard.shard %w to %columns : tensor<16x16xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%state = %x0) -> tensor<8x16xf32> {
    %0 = linalg.matmul ins(%state, %w0 : tensor<8x16xf32>, tensor<16x16xf32>)
        outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1 = math.tanh %0 : tensor<8x16xf32>
    scf.yield %1 : tensor<8x16xf32>
  }
  return %y : tensor<8x16xf32>
}

// One way sums up what is split, the other does not.
func.func @branch(%x: tensor<8x16xf32>, %flag: i1 {mesh.name = "flag"}) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x16xf32>
  %y = scf.if %flag -> tensor<8xf32> {
    %zero = arith.constant dense<0.0> : tensor<8xf32>
    %1 = linalg.reduce { arith.addf } ins(%0 : tensor<8x16xf32>)
        outs(%zero : tensor<8xf32>) dimensions = [1]
    scf.yield %1 : tensor<8xf32>
  } else {
    %1 = tensor.extract_slice %0[0, 5] [8, 1] [1, 1] : tensor<8x16xf32> to tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}

// A slice that does not begin where a block does, and where it came from.
func.func @slices(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %s = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<16x8xf32>
  %1 = tensor.extract_slice %0[3, 0] [8, 8] [1, 1] : tensor<16x8xf32> to tensor<8x8xf32>
  %2 = math.exp %1 : tensor<8x8xf32>
  %3 = tensor.insert_slice %2 into %0[5, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<16x8xf32>
  return %3 : tensor<16x8xf32>
}

// Blocks of 3, 3, 3 and 1 become blocks of 4.
func.func @ten_on_four(%x: tensor<10x8xf32>) -> tensor<10x8xf32> {
  %s = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[], [0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<10x8xf32>
  %1 = math.sin %0 : tensor<10x8xf32>
  %2 = shard.shard %1 to %t annotate_for_users : tensor<10x8xf32>
  return %2 : tensor<10x8xf32>
}
