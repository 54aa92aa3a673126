// Short functions are inlined where a program is above its limit: the result
// that the end reads is not run again with the sum then, but a part of its
// reader.
//
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=4300 --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// REMARK: @main needs 4160 B instead of 5184 B, with 0.0 us of recomputation; 4160 B were predicted
//
// Below the limit, all stays as it is.
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=6000 | FileCheck %s --check-prefix=FITS

// CHECK-NOT: func.func private @short(
// CHECK-LABEL: func.func @main(
// CHECK-NOT: call
// CHECK: linalg.reduce
// CHECK-NOT: linalg.reduce
// CHECK: arith.addf {{.*}} : tensor<16x16xf32>
// CHECK: return

// FITS: func.func private @short(
// FITS-LABEL: func.func @main(
// FITS: call @short

func.func private @short(%x: tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>) {
  %zero = arith.constant dense<0.0> : tensor<16xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<16x16xf32>) outs(%zero : tensor<16xf32>) dimensions = [1]
  %twice = arith.addf %x, %x : tensor<16x16xf32>
  return %sum, %twice : tensor<16xf32>, tensor<16x16xf32>
}
func.func @main(%x: tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>) {
  %init = arith.constant dense<0.0> : tensor<16x16xf32>
  %y = linalg.matmul ins(%x, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%init : tensor<16x16xf32>) -> tensor<16x16xf32>
  %sum, %twice = call @short(%y) : (tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>)
  %z = linalg.matmul ins(%y, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%init : tensor<16x16xf32>) -> tensor<16x16xf32>
  %w = linalg.matmul ins(%z, %y : tensor<16x16xf32>, tensor<16x16xf32>) outs(%init : tensor<16x16xf32>) -> tensor<16x16xf32>
  %v = arith.mulf %w, %twice : tensor<16x16xf32>
  return %sum, %v : tensor<16xf32>, tensor<16x16xf32>
}
