// The bodies of loops and branches have choices of their own.
//
// REQUIRES: mesh-run
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=6000 --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// RUN: mesh-run %s --entry=loop --memory-limit=6000 --check | FileCheck %s --check-prefix=MEMORY
// RUN: mesh-run %s --entry=nested --memory-limit=6000 --check | FileCheck %s --check-prefix=MEMORY
// RUN: mesh-run %s --entry=again --memory-limit=6000 --check | FileCheck %s --check-prefix=MEMORY
// RUN: mesh-run %s --entry=branch --memory-limit=6000 --check | FileCheck %s --check-prefix=MEMORY
// RUN: mesh-run %s --entry=constants --memory-limit=6000 --check | FileCheck %s --check-prefix=MEMORY

// MEMORY: ok
// MEMORY: memory at most 5.0 KiB on one device, 5.0 KiB predicted
//
// REMARK: @loop needs 5120 B instead of 6144 B, with 0.8 us of recomputation; 5120 B were predicted
// CHECK-LABEL: func.func @loop
func.func @loop(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  // CHECK: scf.for {{.*}} iter_args(%[[AT:.*]] = %arg0)
  // CHECK-COUNT-3: linalg.matmul
  // CHECK: %[[AGAIN:.*]] = mesh.optimization_barrier %[[AT]]
  // CHECK: math.sin %[[AGAIN]]
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %x) -> (tensor<16x16xf32>) {
    %h = math.sin %at : tensor<16x16xf32>
    %p = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %q = linalg.matmul ins(%p, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = linalg.matmul ins(%q, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %y = arith.addf %s, %h : tensor<16x16xf32>
    %n = arith.subf %y, %at : tensor<16x16xf32>
    scf.yield %n : tensor<16x16xf32>
  }
  return %r : tensor<16x16xf32>
}

// The body of the inner loop runs 4 times.
//
// REMARK: @nested needs 5120 B instead of {{[0-9]+}} B, with 0.8 us of recomputation
// CHECK-LABEL: func.func @nested
func.func @nested(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  // CHECK: scf.for {{.*}} iter_args(%[[OUTER:.*]] = %arg0)
  // CHECK: scf.for {{.*}} iter_args(%[[AT:.*]] = %[[OUTER]])
  // CHECK-COUNT-3: linalg.matmul
  // CHECK: %[[AGAIN:.*]] = mesh.optimization_barrier %[[AT]]
  // CHECK: math.sin %[[AGAIN]]
  %o = scf.for %j = %c0 to %c2 step %c1 iter_args(%outer = %x) -> (tensor<16x16xf32>) {
    %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%at = %outer) -> (tensor<16x16xf32>) {
      %h = math.sin %at : tensor<16x16xf32>
      %p = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
      %q = linalg.matmul ins(%p, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
      %s = linalg.matmul ins(%q, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
      %y = arith.addf %s, %h : tensor<16x16xf32>
      %n = arith.subf %y, %at : tensor<16x16xf32>
      scf.yield %n : tensor<16x16xf32>
    }
    scf.yield %r : tensor<16x16xf32>
  }
  return %o : tensor<16x16xf32>
}

// REMARK: @branch needs 5120 B instead of 6144 B, with 0.2 us of recomputation; 5120 B were predicted
// CHECK-LABEL: func.func @branch
func.func @branch(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>, %condition: i1) -> tensor<16x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  // CHECK: scf.if
  // CHECK-COUNT-3: linalg.matmul
  // CHECK: %[[AGAIN:.*]] = mesh.optimization_barrier %arg0
  // CHECK: math.sin %[[AGAIN]]
  // CHECK: } else {
  %r = scf.if %condition -> (tensor<16x16xf32>) {
    %h = math.sin %x : tensor<16x16xf32>
    %p = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %q = linalg.matmul ins(%p, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = linalg.matmul ins(%q, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %y = arith.addf %s, %h : tensor<16x16xf32>
    scf.yield %y : tensor<16x16xf32>
  } else {
    %y = math.cos %x : tensor<16x16xf32>
    scf.yield %y : tensor<16x16xf32>
  }
  return %r : tensor<16x16xf32>
}

// A loop is run again as a whole.
//
// REMARK: @again needs 5120 B instead of 6144 B
// CHECK-LABEL: func.func @again
func.func @again(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  // CHECK: scf.for
  // CHECK-COUNT-2: linalg.matmul
  // CHECK: %[[AGAIN:.*]] = mesh.optimization_barrier %arg0
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[AGAIN]])
  %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%at = %x) -> (tensor<16x16xf32>) {
    %next = math.sin %at : tensor<16x16xf32>
    scf.yield %next : tensor<16x16xf32>
  }
  %p = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
  %q = linalg.matmul ins(%p, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
  %r = linalg.matmul ins(%q, %h : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %r : tensor<16x16xf32>
}

// What is computed again reads constants as they are: behind a barrier, they
// would be in memory.
//
// REMARK: @constants needs 5120 B instead of 6144 B, with 1.2 us of recomputation; 5120 B were predicted
// CHECK-LABEL: func.func @constants
func.func @constants(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  // CHECK: %[[HALVES:.*]] = linalg.fill ins(%cst
  // CHECK-NOT: mesh.optimization_barrier
  // CHECK: scf.for {{.*}} iter_args(%[[AT:.*]] = %arg0)
  // CHECK-COUNT-3: linalg.matmul
  // CHECK-NOT: mesh.optimization_barrier
  // CHECK: %[[AGAIN:.*]] = mesh.optimization_barrier %[[AT]]
  // CHECK-NOT: mesh.optimization_barrier
  // CHECK: arith.mulf %[[AGAIN]], %[[HALVES]]
  // CHECK-NOT: mesh.optimization_barrier
  // CHECK: scf.yield
  %halves = linalg.fill ins(%half : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %x) -> (tensor<16x16xf32>) {
    %h = arith.mulf %at, %halves : tensor<16x16xf32>
    %p = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %q = linalg.matmul ins(%p, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = linalg.matmul ins(%q, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
    %y = arith.addf %s, %h : tensor<16x16xf32>
    %n = arith.subf %y, %at : tensor<16x16xf32>
    scf.yield %n : tensor<16x16xf32>
  }
  return %r : tensor<16x16xf32>
}
