// Where nothing fits, tensors that one collective is for have one each: what
// branches yield is reduced in its own memory then, and not copied from a tensor
// of both.
//
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=50000 --remarks-filter=mesh-plan-remat --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// REMARK: @main needs 46344 B instead of 66568 B
//
// Below the limit, all stays as it is.
// RUN: mesh-opt %s --mesh-plan-remat=memory-limit=100000 | FileCheck %s --check-prefix=FITS

// CHECK-LABEL: func.func @main(
// CHECK-NOT: tensor.concat
// CHECK: mesh.all_reduce sum {{.*}} : tensor<64x64xf32>
// CHECK: mesh.all_reduce sum {{.*}} : tensor<64x64xf32>
// A part of a tensor is read from that of its own.
// CHECK: tensor.extract_slice {{.*}}[0, 1024] [1, 3072] [1, 1] : tensor<1x4096xf32> to tensor<1x3072xf32>
// CHECK: return

// FITS-LABEL: func.func @main(
// FITS: mesh.all_reduce sum {{.*}} : tensor<1x8192xf32>

mesh.mesh @m = <["x"=2, "y"=2]>
func.func @main(%x: tensor<64x2xf32>, %w: tensor<2x64xf32>) -> (tensor<f32>, tensor<f32>) attributes {mesh.spmd = @m} {
  %zeros = arith.constant dense<0.0> : tensor<64x64xf32>
  %none = arith.constant dense<0.0> : tensor<1x4096xf32>
  %few = arith.constant dense<0.0> : tensor<1x3072xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %y = mesh.axis_index @m ["y"]
  %r:2 = scf.index_switch %y -> tensor<1x4096xf32>, tensor<1x3072xf32>
  case 1 {
    %sin = math.sin %x : tensor<64x2xf32>
    %p = linalg.matmul ins(%x, %w : tensor<64x2xf32>, tensor<2x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = linalg.matmul ins(%sin, %w : tensor<64x2xf32>, tensor<2x64xf32>) outs(%zeros : tensor<64x64xf32>) -> tensor<64x64xf32>
    %p0 = tensor.collapse_shape %p [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
    %p1 = tensor.expand_shape %p0 [[0, 1]] output_shape [1, 4096] : tensor<4096xf32> into tensor<1x4096xf32>
    %q0 = tensor.collapse_shape %q [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
    %q1 = tensor.expand_shape %q0 [[0, 1]] output_shape [1, 4096] : tensor<4096xf32> into tensor<1x4096xf32>
    %both = tensor.concat dim(1) %p1, %q1 : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<1x8192xf32>
    %sums = mesh.all_reduce sum %both on @m ["x"] : tensor<1x8192xf32>
    %a = tensor.extract_slice %sums[0, 0] [1, 4096] [1, 1] : tensor<1x8192xf32> to tensor<1x4096xf32>
    %b = tensor.extract_slice %sums[0, 5120] [1, 3072] [1, 1] : tensor<1x8192xf32> to tensor<1x3072xf32>
    scf.yield %a, %b : tensor<1x4096xf32>, tensor<1x3072xf32>
  }
  default {
    scf.yield %none, %few : tensor<1x4096xf32>, tensor<1x3072xf32>
  }
  %s = linalg.reduce { arith.addf } ins(%r#0 : tensor<1x4096xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  %t = linalg.reduce { arith.addf } ins(%r#1 : tensor<1x3072xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %s, %t : tensor<f32>, tensor<f32>
}
