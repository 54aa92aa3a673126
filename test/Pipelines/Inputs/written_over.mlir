// Values that are written over arguments, while other operands are read.

func.func @iteration_arguments(%x: tensor<8x64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %sums:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %zero, %b = %zero) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %s = tensor.extract_slice %x[%i, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<8x64x64xf32> to tensor<64x64xf32>
    %p = linalg.matmul ins(%s, %s : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = linalg.matmul ins(%s, %p : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
    %u = arith.addf %a, %p : tensor<64x64xf32>
    %v = arith.addf %b, %q : tensor<64x64xf32>
    scf.yield %u, %v : tensor<64x64xf32>, tensor<64x64xf32>
  }
  %y = linalg.matmul ins(%sums#0, %sums#1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}

func.func @donated(%w: tensor<64x64xf32> {mesh_rt.donated}, %x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %p = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %q = linalg.matmul ins(%p, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %y = arith.subf %w, %q : tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
