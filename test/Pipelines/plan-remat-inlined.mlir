// Short functions are inlined where nothing fits: the result that the end reads
// is a part of its reader then.
//
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=3900 --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// REMARK: @main needs 3200 B instead of 4224 B, with 0.0 us of recomputation
//
// Below the limit, all stays as it is.
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=6000 | FileCheck %s --check-prefix=FITS

// CHECK-NOT: func.func private @short(
// CHECK-LABEL: func.func @main(
// CHECK-NOT: call
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
func.func @main(%x: tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %init = arith.constant dense<0.0> : tensor<16x16xf32>
  %zero = arith.constant dense<0.0> : tensor<16xf32>
  %y = linalg.matmul ins(%x, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%init : tensor<16x16xf32>) -> tensor<16x16xf32>
  %sum, %twice = call @short(%y) : (tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>)
  %w = linalg.matmul ins(%y, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%init : tensor<16x16xf32>) -> tensor<16x16xf32>
  %v = arith.mulf %w, %twice : tensor<16x16xf32>
  %r = linalg.reduce { arith.addf } ins(%v : tensor<16x16xf32>) outs(%zero : tensor<16xf32>) dimensions = [1]
  return %sum, %r : tensor<16xf32>, tensor<16xf32>
}
