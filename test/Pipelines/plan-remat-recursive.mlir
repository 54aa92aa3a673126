// A function that calls itself has no planned memory. mesh-plan-memory rejects
// it; until then it is left as it is.
//
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=1 | FileCheck %s

// CHECK-LABEL: func.func private @again
func.func private @again(%x: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %is_last = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %is_last -> (tensor<8x8xf32>) {
    scf.yield %x : tensor<8x8xf32>
  } else {
    %left = arith.subi %n, %c1 : index
    %next = func.call @again(%x, %left) : (tensor<8x8xf32>, index) -> tensor<8x8xf32>
    scf.yield %next : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %y = math.exp %x : tensor<8x8xf32>
  // CHECK: call @again
  %r = call @again(%y, %n) : (tensor<8x8xf32>, index) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
