// RUN: mesh-opt %s --mesh-propagate --split-input-file --verify-diagnostics

mesh.mesh @m = <["model"=4]>

func.func @buffers(%x: memref<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'linalg.exp' op must work on tensors to be split, not on buffers}}
  linalg.exp ins(%x : memref<8xf32>) outs(%x : memref<8xf32>)
  return %y : tensor<8xf32>
}
