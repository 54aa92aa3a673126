// Small programs, of which each has a buffer that is easily overlooked.

// A constant that a contraction reads is filled just before it.
func.func @constant(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %half = arith.constant dense<0.5> : tensor<64x64xf32>
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %p = linalg.matmul ins(%x, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %q = linalg.matmul ins(%p, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %s = arith.addf %p, %q : tensor<64x64xf32>
  %y = linalg.matmul ins(%s, %half : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}

// Sums of small floats are made in f32.
func.func @sums(%x: tensor<64x4xbf16>) -> tensor<64xbf16> {
  %zero = arith.constant dense<0.0> : tensor<64xbf16>
  %y = linalg.reduce { arith.addf } ins(%x : tensor<64x4xbf16>) outs(%zero : tensor<64xbf16>) dimensions = [1]
  return %y : tensor<64xbf16>
}

// A softmax is computed in the memory of what it reads, which is reshaped.
func.func @softmax(%x: tensor<24x16xf32>, %w: tensor<16x16xf32>) -> tensor<384xf32> {
  %zero = arith.constant dense<0.0> : tensor<24x16xf32>
  %p = linalg.matmul ins(%x, %w : tensor<24x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<24x16xf32>) -> tensor<24x16xf32>
  %r = tensor.collapse_shape %p [[0, 1]] : tensor<24x16xf32> into tensor<384xf32>
  %t = math.tanh %r : tensor<384xf32>
  %e = tensor.empty() : tensor<384xf32>
  %y = linalg.softmax dimension(0) ins(%t : tensor<384xf32>) outs(%e : tensor<384xf32>) -> tensor<384xf32>
  return %y : tensor<384xf32>
}

// A transpose is not computed in the memory of what it reads.
func.func @transpose(%x: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = scf.for %i = %c0 to %c2 step %c1 iter_args(%c = %x) -> tensor<32x32xf32> {
    %d = arith.addf %c, %x : tensor<32x32xf32>
    scf.yield %d : tensor<32x32xf32>
  }
  %e = tensor.empty() : tensor<32x32xf32>
  %y = linalg.transpose ins(%a : tensor<32x32xf32>) outs(%e : tensor<32x32xf32>) permutation = [1, 0]
  return %y : tensor<32x32xf32>
}

// A loop that reads what it starts from has a copy of it.
func.func @beside(%x: tensor<8x8xf32>) -> tensor<4x8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<4x8x8xf32>
  %b = linalg.broadcast ins(%x : tensor<8x8xf32>) outs(%e : tensor<4x8x8xf32>) dimensions = [0]
  %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %b) -> tensor<4x8x8xf32> {
    %d = arith.addf %c, %b : tensor<4x8x8xf32>
    scf.yield %d : tensor<4x8x8xf32>
  }
  return %y : tensor<4x8x8xf32>
}

// Loops whose carried value is not computed in place have two buffers in all.
func.func @odd(%x: tensor<32x32xf32>, %w: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<32x32xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %x) -> tensor<32x32xf32> {
    %p = linalg.matmul ins(%c, %w : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %p : tensor<32x32xf32>
  }
  return %y : tensor<32x32xf32>
}
func.func @nested(%x: tensor<32x32xf32>, %w: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<32x32xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %y = scf.for %j = %c0 to %c3 step %c1 iter_args(%o = %x) -> tensor<32x32xf32> {
    %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %o) -> tensor<32x32xf32> {
      %p = linalg.matmul ins(%c, %w : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
      scf.yield %p : tensor<32x32xf32>
    }
    %t = scf.for %i = %c0 to %c4 step %c1 iter_args(%c = %s) -> tensor<32x32xf32> {
      %p = linalg.matmul ins(%w, %c : tensor<32x32xf32>, tensor<32x32xf32>) outs(%zero : tensor<32x32xf32>) -> tensor<32x32xf32>
      scf.yield %p : tensor<32x32xf32>
    }
    scf.yield %t : tensor<32x32xf32>
  }
  return %y : tensor<32x32xf32>
}

// What a loop reads no more of the last iteration is written over.
func.func @over_last(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %x) -> tensor<16x16xf32> {
    %h = math.sin %at : tensor<16x16xf32>
    %p = linalg.matmul ins(%h, %w : tensor<16x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<16x16xf32>) -> tensor<16x16xf32>
    %n = arith.addf %p, %h : tensor<16x16xf32>
    scf.yield %n : tensor<16x16xf32>
  }
  return %y : tensor<16x16xf32>
}

// Elementwise ops are computed where they are a part of another tensor.
func.func @parts(%x: tensor<16x64xf32>) -> tensor<32x64xf32> {
  %t = math.tanh %x : tensor<16x64xf32>
  %y = tensor.concat dim(0) %x, %t : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  return %y : tensor<32x64xf32>
}
