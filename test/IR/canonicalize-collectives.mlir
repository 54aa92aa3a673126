// RUN: mesh-opt %s --canonicalize | FileCheck %s
//
// The algebra of gathers, slices and reductions, on a mesh of 2 × 4 devices.

mesh.mesh @m = <["a"=2, "b"=4]>

// CHECK-LABEL: func @slice_of_gather
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @slice_of_gather(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: return %[[X]]
  %0 = mesh.all_gather %x on @m ["a", "b"] dim 0 : tensor<4xf32> -> tensor<32xf32>
  %1 = mesh.all_slice %0 on @m ["a", "b"] dim 0 : tensor<32xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The major axes of the gather cancel.
// CHECK-LABEL: func @slice_major_of_gather
func.func @slice_major_of_gather(%x: tensor<4xf32>) -> tensor<16xf32> {
  // CHECK-NEXT: mesh.all_gather %{{.*}} on @m ["b"] dim 0 : tensor<4xf32> -> tensor<16xf32>
  // CHECK-NEXT: return
  %0 = mesh.all_gather %x on @m ["a", "b"] dim 0 : tensor<4xf32> -> tensor<32xf32>
  %1 = mesh.all_slice %0 on @m ["a"] dim 0 : tensor<32xf32> -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK-LABEL: func @slice_more_than_gathered
func.func @slice_more_than_gathered(%x: tensor<4xf32>) -> tensor<1xf32> {
  // CHECK-NEXT: mesh.all_slice %{{.*}} on @m ["b"] dim 0 : tensor<4xf32> -> tensor<1xf32>
  // CHECK-NEXT: return
  %0 = mesh.all_gather %x on @m ["a"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  %1 = mesh.all_slice %0 on @m ["a", "b"] dim 0 : tensor<8xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

// Blocks of the minor axis lie apart in what was gathered.
// CHECK-LABEL: func @slice_minor_of_gather
func.func @slice_minor_of_gather(%x: tensor<4xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: mesh.all_gather
  // CHECK-NEXT: mesh.all_slice
  %0 = mesh.all_gather %x on @m ["a", "b"] dim 0 : tensor<4xf32> -> tensor<32xf32>
  %1 = mesh.all_slice %0 on @m ["b"] dim 0 : tensor<32xf32> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// Only equal operands make this the identity, and x may differ.
// CHECK-LABEL: func @gather_of_slice
func.func @gather_of_slice(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: mesh.all_slice
  // CHECK-NEXT: mesh.all_gather
  %0 = mesh.all_slice %x on @m ["a"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  %1 = mesh.all_gather %0 on @m ["a"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func @slice_other_dim_of_gather
func.func @slice_other_dim_of_gather(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  // CHECK-NEXT: mesh.all_to_all %{{.*}} on @m ["a"] split 1 concat 0 : tensor<4x8xf32> -> tensor<8x4xf32>
  // CHECK-NEXT: return
  %0 = mesh.all_gather %x on @m ["a"] dim 0 : tensor<4x8xf32> -> tensor<8x8xf32>
  %1 = mesh.all_slice %0 on @m ["a"] dim 1 : tensor<8x8xf32> -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// The axes gathered last are the most major.
// CHECK-LABEL: func @gather_of_gather
func.func @gather_of_gather(%x: tensor<4xf32>) -> tensor<32xf32> {
  // CHECK-NEXT: mesh.all_gather %{{.*}} on @m ["b", "a"] dim 0 : tensor<4xf32> -> tensor<32xf32>
  // CHECK-NEXT: return
  %0 = mesh.all_gather %x on @m ["a"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  %1 = mesh.all_gather %0 on @m ["b"] dim 0 : tensor<8xf32> -> tensor<32xf32>
  return %1 : tensor<32xf32>
}

// CHECK-LABEL: func @gather_twice
func.func @gather_twice(%x: tensor<4xf32>) -> tensor<16xf32> {
  // CHECK-COUNT-2: mesh.all_gather
  %0 = mesh.all_gather %x on @m ["a"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  %1 = mesh.all_gather %0 on @m ["a"] dim 0 : tensor<8xf32> -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK-LABEL: func @gather_used_twice
func.func @gather_used_twice(%x: tensor<4xf32>) -> (tensor<8xf32>, tensor<32xf32>) {
  // CHECK-COUNT-2: mesh.all_gather
  %0 = mesh.all_gather %x on @m ["a"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  %1 = mesh.all_gather %0 on @m ["b"] dim 0 : tensor<8xf32> -> tensor<32xf32>
  return %0, %1 : tensor<8xf32>, tensor<32xf32>
}

// Merging would take the first gather into the loop.
// CHECK-LABEL: func @gather_in_loop
func.func @gather_in_loop(%x: tensor<4xf32>, %n: index, %init: tensor<32xf32>) -> tensor<32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: mesh.all_gather %{{.*}} on @m ["a"]
  // CHECK: scf.for
  // CHECK: mesh.all_gather %{{.*}} on @m ["b"]
  %0 = mesh.all_gather %x on @m ["a"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %init) -> tensor<32xf32> {
    %2 = mesh.all_gather %0 on @m ["b"] dim 0 : tensor<8xf32> -> tensor<32xf32>
    %3 = arith.addf %acc, %2 : tensor<32xf32>
    scf.yield %3 : tensor<32xf32>
  }
  return %1 : tensor<32xf32>
}

// A decision written down stays.
// CHECK-LABEL: func @gather_overlapped
func.func @gather_overlapped(%x: tensor<4xf32>) -> tensor<32xf32> {
  // CHECK-COUNT-2: mesh.all_gather
  %0 = mesh.all_gather %x on @m ["a"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<4xf32> -> tensor<8xf32>
  %1 = mesh.all_gather %0 on @m ["b"] dim 0 : tensor<8xf32> -> tensor<32xf32>
  return %1 : tensor<32xf32>
}

// The axes sliced first are the most major.
// CHECK-LABEL: func @slice_of_slice
func.func @slice_of_slice(%x: tensor<32xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: mesh.all_slice %{{.*}} on @m ["b", "a"] dim 0 : tensor<32xf32> -> tensor<4xf32>
  // CHECK-NEXT: return
  %0 = mesh.all_slice %x on @m ["b"] dim 0 : tensor<32xf32> -> tensor<8xf32>
  %1 = mesh.all_slice %0 on @m ["a"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @scatter_of_scatter
func.func @scatter_of_scatter(%x: tensor<32xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: mesh.reduce_scatter sum %{{.*}} on @m ["b", "a"] dim 0 : tensor<32xf32> -> tensor<4xf32>
  // CHECK-NEXT: return
  %0 = mesh.reduce_scatter sum %x on @m ["b"] dim 0 : tensor<32xf32> -> tensor<8xf32>
  %1 = mesh.reduce_scatter sum %0 on @m ["a"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @scatter_by_other_combiner
func.func @scatter_by_other_combiner(%x: tensor<32xf32>) -> tensor<4xf32> {
  // CHECK-COUNT-2: mesh.reduce_scatter
  %0 = mesh.reduce_scatter sum %x on @m ["b"] dim 0 : tensor<32xf32> -> tensor<8xf32>
  %1 = mesh.reduce_scatter max %0 on @m ["a"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @reduce_of_reduce
func.func @reduce_of_reduce(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: mesh.all_reduce sum %{{.*}} on @m ["b", "a"]
  // CHECK-NEXT: return
  %0 = mesh.all_reduce sum %x on @m ["a"] : tensor<4xf32>
  %1 = mesh.all_reduce sum %0 on @m ["b"] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A sum of equal values is not the value…
// CHECK-LABEL: func @sum_twice
func.func @sum_twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-COUNT-2: mesh.all_reduce sum
  %0 = mesh.all_reduce sum %x on @m ["a"] : tensor<4xf32>
  %1 = mesh.all_reduce sum %0 on @m ["a"] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// …a maximum is.
// CHECK-LABEL: func @max_twice
func.func @max_twice(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: mesh.all_reduce max %{{.*}} on @m ["a", "b"]
  // CHECK-NEXT: mesh.all_reduce max %{{.*}} on @m ["b", "a"]
  // CHECK-NEXT: return
  %0 = mesh.all_reduce max %x on @m ["a", "b"] : tensor<4xf32>
  %1 = mesh.all_reduce max %0 on @m ["b"] : tensor<4xf32>
  %2 = mesh.all_reduce max %y on @m ["b"] : tensor<4xf32>
  %3 = mesh.all_reduce max %2 on @m ["b", "a"] : tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @slice_of_reduction
func.func @slice_of_reduction(%x: tensor<8xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: mesh.reduce_scatter sum %{{.*}} on @m ["a"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  // CHECK-NEXT: return
  %0 = mesh.all_reduce sum %x on @m ["a"] : tensor<8xf32>
  %1 = mesh.all_slice %0 on @m ["a"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @slice_of_larger_reduction
func.func @slice_of_larger_reduction(%x: tensor<8xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[PART:.*]] = mesh.reduce_scatter sum %{{.*}} on @m ["a"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  // CHECK-NEXT: mesh.all_reduce sum %[[PART]] on @m ["b"] : tensor<4xf32>
  // CHECK-NEXT: return
  %0 = mesh.all_reduce sum %x on @m ["b", "a"] : tensor<8xf32>
  %1 = mesh.all_slice %0 on @m ["a"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @reduction_used_whole
func.func @reduction_used_whole(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  // CHECK-NEXT: mesh.all_reduce
  // CHECK-NEXT: mesh.all_slice
  %0 = mesh.all_reduce sum %x on @m ["a"] : tensor<8xf32>
  %1 = mesh.all_slice %0 on @m ["a"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  return %0, %1 : tensor<8xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @all_to_all_and_back
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>
func.func @all_to_all_and_back(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: return %[[X]]
  %0 = mesh.all_to_all %x on @m ["b"] split 1 concat 0 : tensor<4x8xf32> -> tensor<16x2xf32>
  %1 = mesh.all_to_all %0 on @m ["b"] split 0 concat 1 : tensor<16x2xf32> -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: func @all_to_all_over_other_axes
func.func @all_to_all_over_other_axes(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  // CHECK-COUNT-2: mesh.all_to_all
  %0 = mesh.all_to_all %x on @m ["b"] split 1 concat 0 : tensor<4x8xf32> -> tensor<16x2xf32>
  %1 = mesh.all_to_all %0 on @m ["a"] split 0 concat 1 : tensor<16x2xf32> -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// What is the same on the group needs no broadcast.
// CHECK-LABEL: func @broadcast_of_same
func.func @broadcast_of_same(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<8xf32>) {
  // CHECK-NEXT: %[[B:.*]] = mesh.broadcast %{{.*}} on @m ["a"] root 1
  // CHECK-NEXT: %[[R:.*]] = mesh.all_reduce
  // CHECK-NEXT: %[[G:.*]] = mesh.all_gather
  // CHECK-NEXT: return %[[B]], %[[R]], %[[G]]
  %0 = mesh.broadcast %x on @m ["a"] root 1 : tensor<4xf32>
  %1 = mesh.broadcast %0 on @m ["a"] root 0 : tensor<4xf32>
  %2 = mesh.all_reduce sum %x on @m ["a", "b"] : tensor<4xf32>
  %3 = mesh.broadcast %2 on @m ["b"] root 3 : tensor<4xf32>
  %4 = mesh.all_gather %x on @m ["a"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  %5 = mesh.broadcast %4 on @m ["a"] root 0 : tensor<8xf32>
  return %1, %3, %5 : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>
}

// CHECK-LABEL: func @broadcast_over_more
func.func @broadcast_over_more(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-COUNT-2: mesh.broadcast
  %0 = mesh.broadcast %x on @m ["a"] root 1 : tensor<4xf32>
  %1 = mesh.broadcast %0 on @m ["b"] root 0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @slice_of_rounded_sum
func.func @slice_of_rounded_sum(%x: tensor<8xf32>) -> tensor<2xbf16> {
  // CHECK-NEXT: %[[SUM:.*]] = mesh.reduce_scatter sum %{{.*}} on @m ["b"] dim 0 : tensor<8xf32> -> tensor<2xf32>
  // CHECK-NEXT: arith.truncf %[[SUM]] : tensor<2xf32> to tensor<2xbf16>
  %0 = mesh.all_reduce sum %x on @m ["b"] : tensor<8xf32>
  %1 = arith.truncf %0 : tensor<8xf32> to tensor<8xbf16>
  %2 = mesh.all_slice %1 on @m ["b"] dim 0 : tensor<8xbf16> -> tensor<2xbf16>
  return %2 : tensor<2xbf16>
}
