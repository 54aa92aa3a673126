// RUN: mesh-opt %s --mesh-avoid-library-names --split-input-file --verify-diagnostics
//
// Functions that are called by their names keep them.

// expected-error @below {{a library's function is called 'exp' too, which code that is lowered to LLVM may call; give this one another name}}
func.func @exp(%x: tensor<4xf64>) -> tensor<4xf64> {
  return %x : tensor<4xf64>
}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{a library's function is called 'exp' too}}
func.func private @exp(%x: tensor<2xf32>) -> tensor<2xf32> attributes {mesh.spmd = @m, mesh.program} {
  return %x : tensor<2xf32>
}
func.func private @other(%x: tensor<2xf32>) -> tensor<2xf32> attributes {mesh.spmd = @m, mesh.program} {
  return %x : tensor<2xf32>
}
mesh.programs @main on @m ["x"] = {@exp at [0], @other at [1]}
