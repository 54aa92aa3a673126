// RUN: mesh-opt %s --convert-runtime-to-llvm | FileCheck %s
// RUN: mesh-opt %s --convert-runtime-to-llvm --convert-to-llvm --reconcile-unrealized-casts --canonicalize | FileCheck %s --check-prefix=LLVM

// The address makes a descriptor, and is what is passed of one.

// CHECK-LABEL: func.func @outer(
// CHECK-SAME: %[[ADDRESS:.*]]: !llvm.ptr {llvm.noalias}, %[[I:.*]]: index)
// CHECK: %[[D1:.*]] = llvm.insertvalue %[[ADDRESS]], %{{.*}}[0]
// CHECK: %[[D2:.*]] = llvm.insertvalue %[[ADDRESS]], %[[D1]][1]
// CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[4, 1]
// CHECK: %[[X:.*]] = builtin.unrealized_conversion_cast %{{.*}} to memref<4x8xf32>
// CHECK: %[[D:.*]] = builtin.unrealized_conversion_cast %[[X]]
// CHECK: %[[PASSED:.*]] = llvm.extractvalue %[[D]][1]
// CHECK: call @inner(%[[PASSED]], %[[I]]) : (!llvm.ptr, index) -> ()
//
// LLVM-LABEL: llvm.func @outer(%{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: i64)
// LLVM: llvm.call @inner(%{{.*}}, %{{.*}}) : (!llvm.ptr, i64) -> ()
func.func @outer(%x: memref<4x8xf32> {llvm.noalias}, %i: index) {
  call @inner(%x, %i) : (memref<4x8xf32>, index) -> ()
  return
}

// LLVM-LABEL: llvm.func @inner(
// LLVM-SAME: %[[ADDRESS:[^:]*]]: !llvm.ptr, %{{.*}}: i64)
// LLVM-NOT: llvm.insertvalue
// LLVM: llvm.getelementptr {{.*}}%[[ADDRESS]][
func.func private @inner(%x: memref<4x8xf32>, %i: index) {
  %zero = arith.constant 0.0 : f32
  memref.store %zero, %x[%i, %i] : memref<4x8xf32>
  return
}

// A buffer without elements has an address too, and one that is not used is no
// more than that.

// CHECK-LABEL: func.func private @empty(
// CHECK-SAME: %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) -> index {
// CHECK: builtin.unrealized_conversion_cast {{.*}} to memref<2x0xf32>
// CHECK-NOT: builtin.unrealized_conversion_cast
func.func private @empty(%x: memref<2x0xf32>, %unused: memref<4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %size = memref.dim %x, %c0 : memref<2x0xf32>
  return %size : index
}

// Of others the address is not all.

// CHECK: func.func private @others(%{{.*}}: memref<?xf32>, %{{.*}}: memref<4xf32, strided<[2]>>, %{{.*}}: memref<4xf32, 1>)
func.func private @others(%unknown: memref<?xf32>, %strided: memref<4xf32, strided<[2]>>, %elsewhere: memref<4xf32, 1>) {
  return
}

// CHECK: func.func private @declared(!llvm.ptr)
func.func private @declared(memref<4xf32>)
