// A bf16 that is loaded in one block and stored in another is an f32 between,
// and LLVM calls a function to make a bf16 of it; so does a fused product.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check --all-entries %s

func.func @splat(%x: tensor<8x8xbf16>) -> tensor<16x16xbf16> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %element = tensor.extract %x[%c1, %c2] : tensor<8x8xbf16>
  %splat = tensor.splat %element : tensor<16x16xbf16>
  return %splat : tensor<16x16xbf16>
}

func.func @fma(%x: tensor<8xbf16>, %y: tensor<8xf16>) -> (tensor<8xbf16>, tensor<8xf16>) {
  %0 = math.fma %x, %x, %x : tensor<8xbf16>
  %1 = arith.addf %0, %0 : tensor<8xbf16>
  %2 = math.fma %y, %y, %y : tensor<8xf16>
  %3 = arith.addf %2, %2 : tensor<8xf16>
  return %1, %3 : tensor<8xbf16>, tensor<8xf16>
}

func.func @from_f64(%x: tensor<8xf64>) -> tensor<8xbf16> {
  %0 = arith.truncf %x : tensor<8xf64> to tensor<8xbf16>
  return %0 : tensor<8xbf16>
}
