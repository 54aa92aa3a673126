// RUN: mesh-opt %s --mesh-prepare-bufferization --verify-diagnostics

// Blocks that follow one another may hand on tensors.

func.func @line(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^next(%x : tensor<4xf32>)
^next(%y: tensor<4xf32>):
  return %y : tensor<4xf32>
}

// expected-error @+1 {{'func.func' op has a loop of blocks with tensors as arguments, which cannot become buffers; write it as scf.for or scf.while}}
func.func @loop(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  cf.br ^loop(%x : tensor<4xf32>)
^loop(%y: tensor<4xf32>):
  cf.cond_br %c, ^loop(%y : tensor<4xf32>), ^end
^end:
  return %y : tensor<4xf32>
}
