// RUN: mesh-opt %s --mesh-prepare-propagation --verify-diagnostics

func.func @integers(%x: tensor<4x16xi32>) -> tensor<4x16xi32> {
  %init = tensor.empty() : tensor<4x16xi32>
  // expected-error @below {{'linalg.softmax' op must be of floating point numbers, got 'i32'}}
  %y = linalg.softmax dimension(1) ins(%x : tensor<4x16xi32>) outs(%init : tensor<4x16xi32>) -> tensor<4x16xi32>
  return %y : tensor<4x16xi32>
}
