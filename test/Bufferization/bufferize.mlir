// RUN: mesh-opt %s --mesh-bufferize | FileCheck %s

// An argument that is not writable is copied before an op writes to it; the
// attribute goes, others stay.

// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>,
// CHECK-SAME: %[[E:.*]]: f32 {llvm.noundef}, %[[I:.*]]: index)
func.func @copied(%x: tensor<4xf32> {bufferization.writable = false},
                  %e: f32 {llvm.noundef}, %i: index) -> tensor<4xf32> {
  // CHECK-NEXT: %[[COPY:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  // CHECK-NEXT: memref.copy %[[X]], %[[COPY]]
  // CHECK-NEXT: memref.store %[[E]], %[[COPY]][%[[I]]]
  // CHECK-NEXT: return %[[COPY]]
  %0 = tensor.insert %e into %x[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A private function writes to what its only caller does not read any more.

// CHECK-LABEL: func.func private @in_place(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>,
func.func private @in_place(%x: tensor<4xf32>, %e: f32, %i: index)
    -> tensor<4xf32> {
  // CHECK-NOT: memref.alloc
  // CHECK: memref.store %{{.*}}, %[[X]]
  %0 = tensor.insert %e into %x[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @caller(
func.func @caller(%e: f32, %i: index) -> tensor<4xf32> {
  // CHECK: %[[BUFFER:.*]] = memref.alloc()
  // CHECK: call @in_place(%[[BUFFER]],
  // CHECK-NOT: memref.copy
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = linalg.fill ins(%e : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = call @in_place(%1, %e, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// What is inserted into another tensor is computed there.

// CHECK-LABEL: func.func @inserted(
// CHECK-SAME: %[[E:.*]]: f32)
func.func @inserted(%e: f32) -> tensor<8xf32> {
  // CHECK-NEXT: %[[ALL:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  // CHECK-NEXT: %[[PART:.*]] = memref.subview %[[ALL]][2] [4] [1]
  // CHECK-NEXT: linalg.fill ins(%[[E]] : f32) outs(%[[PART]]
  // CHECK-NOT: memref.alloc
  // CHECK: return %[[ALL]]
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%e : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.empty() : tensor<8xf32>
  %3 = tensor.insert_slice %1 into %2[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}

// A result that is an argument is none of its own: the caller's sum is done in
// place.

// CHECK-LABEL: func.func private @second(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<4xf32>)
func.func private @second(%x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: return %[[Y]], %[[X]]
  return %y, %x : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @reads_second(
func.func @reads_second(%e: f32, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  // CHECK: %[[A:.*]] = memref.alloc()
  // CHECK: %[[B:.*]] = memref.alloc()
  // CHECK: %[[R:.*]]:2 = call @second(
  // The store does not change the result, which another store writes.
  // CHECK: memref.store
  // CHECK: memref.load
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%e : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.empty() : tensor<4xf32>
  %3 = linalg.fill ins(%f : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
  %4:2 = call @second(%1, %3) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %5 = tensor.insert %e into %4#0[%i] : tensor<4xf32>
  %6 = tensor.extract %4#1[%i] : tensor<4xf32>
  return %5, %6 : tensor<4xf32>, f32
}


// Attributes of arguments stay what they are.
mesh.mesh @m = <["x"=2]>
// CHECK-LABEL: func.func @unpadded(
// CHECK-SAME: memref<2x1xf32{{.*}}> {{{.*}}mesh.unpadded = array<i64: 3, 1>
func.func @unpadded(%x: tensor<2x1xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>, mesh.unpadded = array<i64: 3, 1>})
    -> f32 attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %e = tensor.extract %x[%c0, %c0] : tensor<2x1xf32>
  return %e : f32
}

// All-reduces in place, of parts that are made in one buffer.

// CHECK-LABEL: func.func @reduced(
func.func @reduced(%e: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[ALL:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  // CHECK-NOT: memref.alloc
  // CHECK: mesh_rt.run {{.*}} from %[[ALL]] : memref<8xf32> into %[[ALL]] : memref<8xf32>
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%e : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.empty() : tensor<8xf32>
  %3 = tensor.insert_slice %1 into %2[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %half = tensor.empty() : tensor<4xf32>
  %other = linalg.fill ins(%e : f32) outs(%half : tensor<4xf32>) -> tensor<4xf32>
  %4 = tensor.insert_slice %other into %3[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %5 = mesh_rt.run <all_reduce, group = [4, 1]> from %4 : tensor<8xf32> into %4 : tensor<8xf32> -> tensor<8xf32>
  // CHECK: %[[OTHER:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  // CHECK-NOT: memref.copy
  // CHECK: %[[TOKEN:.*]] = mesh_rt.start {{.*}} from %[[OTHER]] : memref<8xf32> into %[[OTHER]] : memref<8xf32>
  // CHECK: mesh_rt.wait %[[TOKEN]] for %[[OTHER]] : memref<8xf32> reading %[[OTHER]]
  // CHECK: return %[[ALL]], %[[OTHER]]
  %6 = tensor.empty() : tensor<8xf32>
  %7 = linalg.fill ins(%e : f32) outs(%6 : tensor<8xf32>) -> tensor<8xf32>
  %token, %flying = mesh_rt.start <all_reduce, group = [4, 1]> from %7 : tensor<8xf32> into %7 : tensor<8xf32> -> tensor<8xf32>
  %8 = mesh_rt.wait %token for %flying : tensor<8xf32> reading %7 : tensor<8xf32> -> tensor<8xf32>
  return %5, %8 : tensor<8xf32>, tensor<8xf32>
}

// Not of what another iteration reads, nor of what is read in flight.

// CHECK-LABEL: func.func @reduced_again(
func.func @reduced_again(%e: f32, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[X:.*]] = memref.alloc()
  // CHECK: linalg.fill {{.*}} outs(%[[X]] :
  %0 = tensor.empty() : tensor<8xf32>
  %x = linalg.fill ins(%e : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %2 = tensor.empty() : tensor<8xf32>
  %3 = linalg.fill ins(%e : f32) outs(%2 : tensor<8xf32>) -> tensor<8xf32>
  // CHECK: scf.for
  %4 = scf.for %i = %c0 to %n step %c1 iter_args(%at = %3) -> tensor<8xf32> {
    // CHECK: %[[COPY:.*]] = memref.alloc()
    // CHECK: %[[TOKEN:.*]] = mesh_rt.start {{.*}} from %[[X]] : {{.*}} into %[[COPY]] :
    // CHECK: mesh_rt.wait %[[TOKEN]] for %[[COPY]] : {{.*}} reading %[[X]]
    %token, %flying = mesh_rt.start <all_reduce, group = [4, 1]> from %x : tensor<8xf32> into %x : tensor<8xf32> -> tensor<8xf32>
    %5 = mesh_rt.wait %token for %flying : tensor<8xf32> reading %x : tensor<8xf32> -> tensor<8xf32>
    %6 = linalg.add ins(%at, %5 : tensor<8xf32>, tensor<8xf32>) outs(%at : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %6 : tensor<8xf32>
  }
  // CHECK: %[[Y:.*]] = memref.alloc()
  // CHECK: linalg.fill {{.*}} outs(%[[Y]] :
  %7 = tensor.empty() : tensor<8xf32>
  %y = linalg.fill ins(%e : f32) outs(%7 : tensor<8xf32>) -> tensor<8xf32>
  // CHECK: %[[SUM:.*]] = memref.alloc()
  // CHECK: mesh_rt.start {{.*}} from %[[Y]] : {{.*}} into %[[SUM]] :
  %token, %flying = mesh_rt.start <all_reduce, group = [4, 1]> from %y : tensor<8xf32> into %y : tensor<8xf32> -> tensor<8xf32>
  %8 = linalg.exp ins(%y : tensor<8xf32>) outs(%4 : tensor<8xf32>) -> tensor<8xf32>
  %9 = mesh_rt.wait %token for %flying : tensor<8xf32> reading %y : tensor<8xf32> -> tensor<8xf32>
  return %8, %9 : tensor<8xf32>, tensor<8xf32>
}

// -----

func.func private @same(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}

// Both results are the memory of the operand, which others read: a copy of it.
// The second is not written while the first is needed.

// CHECK-LABEL: func.func @write_one_of_two(
func.func @write_one_of_two(%x: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[RESULTS:.*]]:2 = call @same(
  %0:2 = call @same(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  // CHECK: %[[OUT:.*]] = memref.alloc()
  // CHECK: linalg.exp ins(%[[RESULTS]]#1 : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
  %1 = linalg.exp ins(%0#1 : tensor<4xf32>) outs(%0#1 : tensor<4xf32>) -> tensor<4xf32>
  return %x, %0#0, %1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

func.func private @whole_and_part(%e: f32) -> (tensor<4xf32>, tensor<2xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%e : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.extract_slice %1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %1, %2 : tensor<4xf32>, tensor<2xf32>
}

// So it is with new memory, and with parts of it.

// CHECK-LABEL: func.func @write_whole(
func.func @write_whole(%e: f32) -> (tensor<4xf32>, tensor<2xf32>) {
  // CHECK: %[[RESULTS:.*]]:2 = call @whole_and_part(
  %0:2 = call @whole_and_part(%e) : (f32) -> (tensor<4xf32>, tensor<2xf32>)
  // CHECK: %[[OUT:.*]] = memref.alloc()
  // CHECK: linalg.exp ins(%[[RESULTS]]#0 : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
  %1 = linalg.exp ins(%0#0 : tensor<4xf32>) outs(%0#0 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %0#1 : tensor<4xf32>, tensor<2xf32>
}

// -----

func.func private @external(tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)

// CHECK-LABEL: func.func @write_external(
func.func @write_external(%x: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[RESULTS:.*]]:2 = call @external(
  %0:2 = call @external(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  // CHECK: %[[OUT:.*]] = memref.alloc()
  // CHECK: linalg.exp ins(%[[RESULTS]]#1 : {{.*}}) outs(%[[OUT]] :
  %1 = linalg.exp ins(%0#1 : tensor<4xf32>) outs(%0#1 : tensor<4xf32>) -> tensor<4xf32>
  return %0#0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Nothing is known of a function that calls itself: its results may be the same
// memory, too.
func.func private @recursive(%e: f32, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %is_last = arith.cmpi eq, %n, %c0 : index
  %0:2 = scf.if %is_last -> (tensor<4xf32>, tensor<4xf32>) {
    %empty = tensor.empty() : tensor<4xf32>
    %fill = linalg.fill ins(%e : f32) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %fill, %fill : tensor<4xf32>, tensor<4xf32>
  } else {
    %left = arith.subi %n, %c1 : index
    %1:2 = func.call @recursive(%e, %left) : (f32, index) -> (tensor<4xf32>, tensor<4xf32>)
    scf.yield %1#0, %1#1 : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @write_recursive(
func.func @write_recursive(%e: f32, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[RESULTS:.*]]:2 = call @recursive(
  %0:2 = call @recursive(%e, %n) : (f32, index) -> (tensor<4xf32>, tensor<4xf32>)
  // CHECK: %[[OUT:.*]] = memref.alloc()
  // CHECK: linalg.exp ins(%[[RESULTS]]#0 : {{.*}}) outs(%[[OUT]] :
  %1 = linalg.exp ins(%0#0 : tensor<4xf32>) outs(%0#0 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %0#1 : tensor<4xf32>, tensor<4xf32>
}
