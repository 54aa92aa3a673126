// Remarks say what fills memory at its peak, with the buffers of callees.
//
// RUN: mesh-opt %s --mesh-plan-memory --remarks-filter=mesh-plan-memory --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s

// The call takes 256 bytes beside the first buffer; the last one is alone.
//
// CHECK-NOT: remark:
// CHECK: [[# @LINE + 15]]:{{[0-9]+}}: remark: [Analysis] peak | Category:mesh-plan-memory | Function=main | Remark="a buffer of 256 bytes is in use at the peak of @main", bytes=256, type=memref<64xf32>
// CHECK: [[# @LINE + 4]]:{{[0-9]+}}: remark: {{.*}}Remark="a buffer of 128 bytes is in use at the peak of @main", bytes=128, type=memref<32xf32>
// CHECK-NOT: remark:
func.func @main(%x: memref<32xf32>, %y: memref<64xf32>) {
  // In use during the call.
  %0 = memref.alloc() : memref<32xf32>
  linalg.exp ins(%x : memref<32xf32>) outs(%0 : memref<32xf32>)
  call @callee(%y) : (memref<64xf32>) -> ()
  linalg.exp ins(%0 : memref<32xf32>) outs(%x : memref<32xf32>)
  %1 = memref.alloc() : memref<32xf32>
  linalg.exp ins(%x : memref<32xf32>) outs(%1 : memref<32xf32>)
  linalg.exp ins(%1 : memref<32xf32>) outs(%x : memref<32xf32>)
  return
}
func.func private @callee(%y: memref<64xf32>) {
  %0 = memref.alloc() : memref<64xf32>
  linalg.exp ins(%y : memref<64xf32>) outs(%0 : memref<64xf32>)
  linalg.exp ins(%0 : memref<64xf32>) outs(%y : memref<64xf32>)
  return
}
