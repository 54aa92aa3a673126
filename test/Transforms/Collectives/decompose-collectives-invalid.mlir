// RUN: mesh-opt %s --mesh-decompose-collectives --verify-diagnostics

mesh.mesh @m = <["x"=4]>

// No number is the size with padding.

func.func @long(%x: tensor<9223372036854775807xi8>) -> tensor<9223372036854775807xi8> attributes {mesh.spmd = @m} {
  // expected-error @below {{'mesh.all_reduce' op dim 0 is too long to be padded to 4 blocks, got 'tensor<9223372036854775807xi8>'}}
  %y = mesh.all_reduce sum %x on @m ["x"] {mesh.overlap = #mesh.overlap<ring>} : tensor<9223372036854775807xi8>
  return %y : tensor<9223372036854775807xi8>
}
