// RUN: mesh-opt %s --mesh-to-llvm --split-input-file --verify-diagnostics

// expected-error @below {{the code that the program is lowered to has another symbol 'cbrt'; give this function another name}}
func.func @cbrt(%x: tensor<4xf64>) -> tensor<4xf64> {
  %y = math.cbrt %x : tensor<4xf64>
  return %y : tensor<4xf64>
}

// -----

// Nothing is called so.
func.func @exp(%x: tensor<4xf64>) -> tensor<4xf64> {
  return %x : tensor<4xf64>
}

// -----

// expected-error @below {{the function's name has a NUL byte, which no symbol has; give it another one}}
func.func @"a\00b"(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{the function's name is empty, which no symbol's is; give it another one}}
func.func @""(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
