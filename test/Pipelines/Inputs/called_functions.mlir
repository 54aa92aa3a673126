// Functions that are called, and compute over their arguments.

// A function computes over its argument, which the caller reads no more.
func.func private @over_argument(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %a = math.exp %x : tensor<64x64xf32>
  %s = linalg.matmul ins(%a, %a : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = arith.addf %s, %a : tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
func.func @read_once(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %p = linalg.matmul ins(%x, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %q = call @over_argument(%p) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %y = linalg.matmul ins(%q, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}

// What the caller reads later is copied.
func.func private @over_copy(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %a = math.cos %x : tensor<64x64xf32>
  %s = linalg.matmul ins(%a, %a : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = arith.addf %s, %a : tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
func.func @read_twice(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %p = linalg.matmul ins(%x, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %q = call @over_copy(%p) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %y = linalg.matmul ins(%q, %p : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
