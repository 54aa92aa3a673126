// LLVM 22's canonicalizer has linalg.unpack make what is sliced off its result,
// here padding of a dim without tiles, but still reads all of its operand, which
// is an error.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check %s

mesh.mesh @m = <["x"=5]>

func.func @main(%x: tensor<3x4x1xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}, {}]>}) -> tensor<12xf32> {
  %whole = mesh.reshard %x <@m, [{}, {}, {}]> : tensor<3x4x1xf32>
  %empty = tensor.empty() : tensor<3x4xf32>
  %0 = linalg.unpack %whole inner_dims_pos = [0] inner_tiles = [1] into %empty : tensor<3x4x1xf32> -> tensor<3x4xf32>
  %shape = arith.constant dense<[12]> : tensor<1xindex>
  %1 = tensor.reshape %0(%shape) : (tensor<3x4xf32>, tensor<1xindex>) -> tensor<12xf32>
  return %1 : tensor<12xf32>
}
