// RUN: mesh-opt %s --mesh-overlap="min-bytes=64 ahead-bytes=1000000" --remarks-filter=mesh-overlap --remark-format=emitRemark 2>&1 | FileCheck %s
// RUN: mesh-opt %s --mesh-overlap="machine=%S/../Inputs/machine.json ahead-bytes=1000000" --remarks-filter=mesh-overlap --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=HIDES
// RUN: mesh-opt %s --mesh-overlap="machine=%S/../Inputs/machine.json ahead-bytes=1000000 chunks=1" --remarks-filter=mesh-overlap --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=SHOWS

mesh.mesh @m = <["half"=4]>

// The weights of a layer can be gathered an iteration ahead, what the layer
// before has made cannot. So that alone travels while the layer is computed,
// unless a description of the machine says that a ring of both hides nearly all:
// here in chunks.

// CHECK: mesh.all_gather over 4 devices beside 1 contraction: bidirectional up, halves the 3 steps
// CHECK: mesh.all_gather over 4 devices is left alone: its loop can run it in another iteration
// CHECK: mesh.all_gather {{.*}} dim 1 {mesh.overlap = #mesh.overlap<bidirectional>}
// CHECK: mesh.all_gather {{.*}} dim 0 {mesh.overlap = #mesh.overlap<none>}

// HIDES: mesh.all_gather over 4 devices beside 1 contraction, in one ring with 1 other: ring up in 16 chunks, predicted to take 409.5 us instead of 789.8 us
// HIDES-COUNT-2: mesh.all_gather {{.*}} {mesh.chunks = 16 : i64, mesh.overlap = #mesh.overlap<ring>}

// SHOWS: mesh.all_gather over 4 devices beside 1 contraction: ring up, predicted to take 339.5 us instead of 563.2 us
// SHOWS: mesh.all_gather over 4 devices is left alone: its loop can run it in another iteration, and here 171.6 us of it would show
// SHOWS: mesh.all_gather {{.*}} dim 1 {mesh.overlap = #mesh.overlap<ring>}
// SHOWS: mesh.all_gather {{.*}} dim 0 {mesh.overlap = #mesh.overlap<none>}
func.func @layers(%x: tensor<256x64xf32>, %weights: tensor<6x64x256xf32>) -> tensor<256x64xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant dense<0.0> : tensor<256x256xf32>
  %index = mesh.axis_index @m ["half"]
  %c64 = arith.constant 64 : index
  %offset = arith.muli %index, %c64 : index
  %y = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %x) -> tensor<256x64xf32> {
    %w = tensor.extract_slice %weights[%i, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<6x64x256xf32> to tensor<64x256xf32>
    %0 = mesh.all_gather %h on @m ["half"] dim 1 : tensor<256x64xf32> -> tensor<256x256xf32>
    %1 = mesh.all_gather %w on @m ["half"] dim 0 : tensor<64x256xf32> -> tensor<256x256xf32>
    %2 = linalg.matmul ins(%0, %1 : tensor<256x256xf32>, tensor<256x256xf32>) outs(%zero : tensor<256x256xf32>) -> tensor<256x256xf32>
    %3 = tensor.extract_slice %2[0, %offset] [256, 64] [1, 1] : tensor<256x256xf32> to tensor<256x64xf32>
    scf.yield %3 : tensor<256x64xf32>
  }
  return %y : tensor<256x64xf32>
}
