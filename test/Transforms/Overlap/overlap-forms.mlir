// RUN: mesh-opt %s --mesh-overlap="machine=%S/../Inputs/machine-forms.json collectives=all" | FileCheck %s
// RUN: mesh-opt %s --mesh-overlap="machine=%S/../Inputs/machine-forms.json collectives=all" --remarks-filter=mesh-overlap --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: mesh-opt %s --mesh-overlap="machine=%S/../Inputs/machine-forms.json chunks=1" --remarks-filter=mesh-overlap --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHOLE

mesh.mesh @m = <["ring"=8, "switch"=8, "nine"=9, "near"=4]>

// With little to send it is the latency that counts, 100 us a message here.
// Through a switch native collectives of 8 devices take three messages one after
// the other, which nothing betters.

// CHECK-LABEL: @few_bytes(
func.func @few_bytes(%x: tensor<16xf32>, %y: tensor<128xf32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<16xf32>) attributes {mesh.spmd = @m} {
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<none>}
  // REMARK: mesh.all_gather over 8 devices is left alone: nothing is predicted to take clearly less than the 300.4 us of recursive doubling through a switch
  %0 = mesh.all_gather %x on @m ["switch"] dim 0 : tensor<16xf32> -> tensor<128xf32>
  // REMARK: mesh.all_reduce over 8 devices is left alone: nothing is predicted to take clearly less than the 301.5 us of recursive doubling through a switch
  %1 = mesh.all_reduce sum %y on @m ["switch"] : tensor<128xf32>
  // REMARK: mesh.broadcast over 8 devices is left alone: nothing is predicted to take clearly less than the 301.5 us of a tree through a switch
  %2 = mesh.broadcast %y on @m ["switch"] root 0 : tensor<128xf32>
  // REMARK: mesh.reduce_scatter over 8 devices is left alone: nothing is predicted to take clearly less than the 300.4 us of recursive halving through a switch
  %3 = mesh.reduce_scatter sum %y on @m ["switch"] dim 0 : tensor<128xf32> -> tensor<16xf32>
  return %0, %1, %2, %3 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<16xf32>
}

// Bruck's algorithm takes four for 9 devices. In two levels of 3, both ways, it
// is two latencies.

// CHECK-LABEL: @levels(
func.func @levels(%x: tensor<16xf32>) -> tensor<144xf32> attributes {mesh.spmd = @m} {
  // CHECK: mesh.all_gather {{.*}} {mesh.levels = array<i64: 3, 3>, mesh.overlap = #mesh.overlap<bidirectional>}
  // REMARK: mesh.all_gather over 9 devices by itself: bidirectional up over levels of 3, 3, predicted to take 200.5 us instead of 400.5 us by Bruck's algorithm through a switch
  %0 = mesh.all_gather %x on @m ["nine"] dim 0 : tensor<16xf32> -> tensor<144xf32>
  return %0 : tensor<144xf32>
}

// With much to send it is the bytes.

// CHECK-LABEL: @many_bytes(
func.func @many_bytes(%x: tensor<2560x256xf32>, %w: tensor<2048x2560xf32>, %y: tensor<2560x2560xf32>, %z: tensor<1024x1024xf32>) -> (tensor<2560x2560xf32>, tensor<1024x1024xf32>) attributes {mesh.spmd = @m} {
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<ring>}
  // REMARK: mesh.all_gather over 8 devices beside 1 contraction: ring up, predicted to take
  // REMARK-SAME: by recursive doubling through a switch
  %0 = mesh.all_gather %x on @m ["switch"] dim 1 : tensor<2560x256xf32> -> tensor<2560x2048xf32>
  %1 = linalg.matmul ins(%0, %w : tensor<2560x2048xf32>, tensor<2048x2560xf32>) outs(%y : tensor<2560x2560xf32>) -> tensor<2560x2560xf32>
  // REMARK: mesh.all_reduce over 8 devices by itself: ring up in 2 chunks, predicted to take 7540.0 us instead of 7940.0 us by recursive halving and doubling through a switch
  %2 = mesh.all_reduce sum %z on @m ["switch"] : tensor<1024x1024xf32>
  return %1, %2 : tensor<2560x2560xf32>, tensor<1024x1024xf32>
}

// Without a switch those four pairs are two hops apart: levels save nothing.

// CHECK-LABEL: @without_switch(
func.func @without_switch(%x: tensor<16xf32>) -> tensor<128xf32> attributes {mesh.spmd = @m} {
  // CHECK: mesh.all_gather {{.*}} dim 0 {mesh.overlap = #mesh.overlap<bidirectional>}
  // REMARK: mesh.all_gather over 8 devices by itself: bidirectional up, predicted to take 400.3 us instead of 700.4 us
  %0 = mesh.all_gather %x on @m ["ring"] dim 0 : tensor<16xf32> -> tensor<128xf32>
  return %0 : tensor<128xf32>
}

// An all-to-all sends to all at once, over one wire but with one latency.

// CHECK-LABEL: @exchange(
func.func @exchange(%x: tensor<64xf32>, %y: tensor<8388608xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<8388608xf32>) attributes {mesh.spmd = @m} {
  // CHECK: mesh.all_to_all {{.*}} {mesh.overlap = #mesh.overlap<ring>}
  // REMARK: mesh.all_to_all over 8 devices by itself: ring up, predicted to take 100.2 us instead of 300.4 us by Bruck's algorithm through a switch
  %0 = mesh.all_to_all %x on @m ["switch"] split 0 concat 0 : tensor<64xf32> -> tensor<64xf32>
  // On a ring the farthest device is four latencies away, and what goes far
  // takes wires from what goes near.
  // CHECK: mesh.all_to_all {{.*}} {mesh.overlap = #mesh.overlap<ring>}
  // REMARK: mesh.all_to_all over 8 devices by itself: ring up, predicted to take 400.3 us instead of 700.2 us
  %1 = mesh.all_to_all %x on @m ["ring"] split 0 concat 0 : tensor<64xf32> -> tensor<64xf32>
  // CHECK: mesh.all_to_all {{.*}} {mesh.overlap = #mesh.overlap<none>}
  %2 = mesh.all_to_all %y on @m ["ring"] split 0 concat 0 : tensor<8388608xf32> -> tensor<8388608xf32>
  return %0, %1, %2 : tensor<64xf32>, tensor<64xf32>, tensor<8388608xf32>
}

// Levels take several blocks at once, which saves latency and hides less. Chunks
// let latencies pass while others are on the wire; where blocks stay whole, as a
// contraction may want, levels are decided for.

// CHECK-LABEL: @beside(
func.func @beside(%x: tensor<256x32xf32>, %w: tensor<256x256xf32>, %y: tensor<256x256xf32>) -> tensor<256x256xf32> attributes {mesh.spmd = @m} {
  // CHECK: mesh.all_gather {{.*}} {mesh.chunks = 8 : i64, mesh.overlap = #mesh.overlap<bidirectional>}
  // REMARK: mesh.all_gather over 8 devices beside 1 contraction: bidirectional up in 8 chunks, predicted to take 522.3 us instead of 865.9 us by recursive doubling through a switch
  // WHOLE: mesh.all_gather over 8 devices beside 1 contraction: bidirectional up over levels of 2, 4, predicted to take 618.5 us instead of 865.9 us by recursive doubling through a switch
  %0 = mesh.all_gather %x on @m ["switch"] dim 1 : tensor<256x32xf32> -> tensor<256x256xf32>
  %1 = linalg.matmul ins(%0, %w : tensor<256x256xf32>, tensor<256x256xf32>) outs(%y : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %1 : tensor<256x256xf32>
}

// What stands between is computed with each block, so that it hides messages
// as the contraction does: here the sum takes 3 x 256 KiB at 1 GB/s, 786 us,
// the wire 200 us and the contraction 22 us. By itself the contraction hides
// little, and both directions are used.

// CHECK-LABEL: @between(
func.func @between(%x: tensor<256x64xf32>, %b: tensor<256x256xf32>, %w: tensor<256x16xf32>, %y: tensor<256x16xf32>) -> (tensor<256x16xf32>, tensor<256x16xf32>) attributes {mesh.spmd = @m} {
  // CHECK: mesh.all_gather {{.*}} {mesh.overlap = #mesh.overlap<ring>}
  // REMARK: mesh.all_gather over 4 devices beside 1 contraction: ring up, predicted to take 811.4 us instead of 1008.0 us
  %0 = mesh.all_gather %x on @m ["near"] dim 1 : tensor<256x64xf32> -> tensor<256x256xf32>
  %1 = arith.addf %0, %b : tensor<256x256xf32>
  %2 = linalg.matmul ins(%1, %w : tensor<256x256xf32>, tensor<256x16xf32>) outs(%y : tensor<256x16xf32>) -> tensor<256x16xf32>
  // CHECK: mesh.all_gather {{.*}} {mesh.chunks = 4 : i64, mesh.overlap = #mesh.overlap<split>}
  // REMARK: mesh.all_gather over 4 devices beside 1 contraction: split up in 4 chunks, predicted to take 102.6 us instead of 221.6 us
  %3 = mesh.all_gather %x on @m ["near"] dim 1 : tensor<256x64xf32> -> tensor<256x256xf32>
  %4 = linalg.matmul ins(%3, %w : tensor<256x256xf32>, tensor<256x16xf32>) outs(%y : tensor<256x16xf32>) -> tensor<256x16xf32>
  return %2, %4 : tensor<256x16xf32>, tensor<256x16xf32>
}
