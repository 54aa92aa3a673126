// RUN: mesh-opt %s --mesh-optimize-collectives="combine-bytes=0 machine=%S/../Inputs/machine.json" | FileCheck %s --check-prefixes=CHECK,MACHINE
// RUN: mesh-opt %s --mesh-optimize-collectives=combine-bytes=0 | FileCheck %s --check-prefixes=CHECK,USUAL
// RUN: mesh-opt %s --mesh-optimize-collectives="combine-bytes=64 machine=%S/../Inputs/machine.json" | FileCheck %s --check-prefix=TOGETHER
// RUN: mesh-opt %s --mesh-optimize-collectives=combine-bytes=64 | FileCheck %s --check-prefix=APART
// RUN: not mesh-opt %s --mesh-optimize-collectives=machine=%t.none 2>&1 | FileCheck %s --check-prefix=MISSING

// MISSING: error: {{.*}}.none

mesh.mesh @m = <["fast"=2, "slow"=4]>

#rows = #mesh.sharding<@m, [{"slow"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"slow"}]>
#whole = #mesh.sharding<@m, [{}, {}]>

// A collective beside a contraction is left for overlap, unless it is short: no
// more than the link brings in the time of its latency, here 10,000 bytes. Sums
// of 8,192 bytes are short on that machine, and reduced together. Rows that are
// padded are no blocks, so that one reduction could not hide behind both
// contractions.

// CHECK-LABEL: func.func @short_on_machine(
// MACHINE: %[[SUM:.*]] = arith.addf
// MACHINE: mesh.all_reduce sum %[[SUM]] on @m ["slow"]
// MACHINE-NOT: mesh.all_reduce
// USUAL-COUNT-2: mesh.all_reduce sum
// USUAL: arith.addf
// CHECK: return
func.func @short_on_machine(%x: tensor<32x64xf32> {mesh.sharding = #columns}, %w: tensor<64x64xf32> {mesh.sharding = #rows},
                            %y: tensor<30x64xf32> {mesh.sharding = #columns})
    -> (tensor<32x64xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %number = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : tensor<32x64xf32>
  %zeros = arith.constant dense<0.0> : tensor<30x64xf32>
  %a = linalg.matmul ins(%x, %w : tensor<32x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<32x64xf32>) -> tensor<32x64xf32>
  %b = linalg.matmul ins(%y, %w : tensor<30x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<30x64xf32>) -> tensor<30x64xf32>
  %0 = mesh.all_reduce sum %a on @m ["slow"] : tensor<32x64xf32>
  %1 = mesh.all_reduce sum %b on @m ["slow"] : tensor<30x64xf32>
  %padded = tensor.pad %1 low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %number : f32
  } : tensor<30x64xf32> to tensor<32x64xf32>
  %2 = arith.addf %0, %padded : tensor<32x64xf32>
  return %2 : tensor<32x64xf32>
}

// Of several axes the slowest link counts: those of 16,384 bytes are long on
// each.

// CHECK-LABEL: func.func @long_on_both(
// CHECK-COUNT-2: mesh.all_reduce sum
// CHECK: arith.addf
// CHECK: return
func.func @long_on_both(%x: tensor<64x64xf32> {mesh.sharding = #columns}, %w: tensor<64x64xf32> {mesh.sharding = #rows},
                        %y: tensor<62x64xf32> {mesh.sharding = #columns})
    -> (tensor<64x64xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %number = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %zeros = arith.constant dense<0.0> : tensor<62x64xf32>
  %a = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %b = linalg.matmul ins(%y, %w : tensor<62x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<62x64xf32>) -> tensor<62x64xf32>
  %0 = mesh.all_reduce sum %a on @m ["fast", "slow"] : tensor<64x64xf32>
  %1 = mesh.all_reduce sum %b on @m ["fast", "slow"] : tensor<62x64xf32>
  %padded = tensor.pad %1 low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %number : f32
  } : tensor<62x64xf32> to tensor<64x64xf32>
  %2 = arith.addf %0, %padded : tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// Those that are short together become one, even if that has more than
// `combine-bytes`.

// TOGETHER-LABEL: func.func @together(
// TOGETHER: mesh.all_reduce sum %{{.*}} on @m ["slow"] : tensor<1x2048xf32>
// TOGETHER: mesh.all_reduce sum %{{.*}} on @m ["slow"] : tensor<1024xf32>
// TOGETHER: return
// APART-LABEL: func.func @together(
// APART-COUNT-3: mesh.all_reduce sum %{{.*}} on @m ["slow"] : tensor<1024xf32>
// APART: return
func.func @together(%a: tensor<1024xf32>, %b: tensor<1024xf32>, %c: tensor<1024xf32>)
    -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %a on @m ["slow"] : tensor<1024xf32>
  %1 = mesh.all_reduce sum %b on @m ["slow"] : tensor<1024xf32>
  %2 = mesh.all_reduce sum %c on @m ["slow"] : tensor<1024xf32>
  return %0, %1, %2 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>
}
