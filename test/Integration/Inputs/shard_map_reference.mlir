// What the functions of shard-map.mlir compute, on whole tensors.

func.func @gradients(%x: tensor<6x8xf32>, %w: tensor<8x20xf32>) -> tensor<8x20xf32> {
  %z = arith.constant dense<0.0> : tensor<6x20xf32>
  %y = linalg.matmul ins(%x, %w : tensor<6x8xf32>, tensor<8x20xf32>) outs(%z : tensor<6x20xf32>) -> tensor<6x20xf32>
  %zw = arith.constant dense<0.0> : tensor<8x20xf32>
  %g = linalg.contract indexing_maps = [affine_map<(i, j, b) -> (b, i)>, affine_map<(i, j, b) -> (b, j)>, affine_map<(i, j, b) -> (i, j)>]
      ins(%x, %y : tensor<6x8xf32>, tensor<6x20xf32>) outs(%zw : tensor<8x20xf32>) -> tensor<8x20xf32>
  return %g : tensor<8x20xf32>
}

func.func @gathered(%x: tensor<6x10xf32>) -> tensor<6x10xf32> {
  %e = math.exp %x : tensor<6x10xf32>
  %t = math.tanh %e : tensor<6x10xf32>
  return %t : tensor<6x10xf32>
}

func.func @exchanged(%x: tensor<6x4x10xf64>) -> tensor<6x4x10xf64> {
  %e = math.exp %x : tensor<6x4x10xf64>
  %t = math.tanh %e : tensor<6x4x10xf64>
  return %t : tensor<6x4x10xf64>
}

func.func @ring(%x: tensor<6x12xf32>, %w: tensor<12x5xf32>) -> tensor<3x5xf32> {
  %a = tensor.extract_slice %x[0, 0] [3, 12] [1, 1] : tensor<6x12xf32> to tensor<3x12xf32>
  %b = tensor.extract_slice %x[3, 0] [3, 12] [1, 1] : tensor<6x12xf32> to tensor<3x12xf32>
  %s = arith.addf %a, %b : tensor<3x12xf32>
  %z = arith.constant dense<0.0> : tensor<3x5xf32>
  %y = linalg.matmul ins(%s, %w : tensor<3x12xf32>, tensor<12x5xf32>) outs(%z : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %y : tensor<3x5xf32>
}

func.func @branches(%x: tensor<6x10xf32>) -> tensor<6x10xf32> {
  %a = tensor.extract_slice %x[0, 0] [3, 10] [1, 1] : tensor<6x10xf32> to tensor<3x10xf32>
  %c = arith.constant dense<0.0> : tensor<3xf32>
  %s = linalg.reduce { arith.addf } ins(%a : tensor<3x10xf32>) outs(%c : tensor<3xf32>) dimensions = [1]
  %empty = tensor.empty() : tensor<3x10xf32>
  %b = linalg.broadcast ins(%s : tensor<3xf32>) outs(%empty : tensor<3x10xf32>) dimensions = [1]
  %e = math.exp %x : tensor<6x10xf32>
  %y = tensor.insert_slice %b into %e[0, 0] [3, 10] [1, 1] : tensor<3x10xf32> into tensor<6x10xf32>
  return %y : tensor<6x10xf32>
}

func.func @parts(%x: tensor<6x10xi32>) -> tensor<3x10xi32> {
  %y = arith.muli %x, %x : tensor<6x10xi32>
  %a = tensor.extract_slice %y[0, 0] [3, 10] [1, 1] : tensor<6x10xi32> to tensor<3x10xi32>
  %b = tensor.extract_slice %y[3, 0] [3, 10] [1, 1] : tensor<6x10xi32> to tensor<3x10xi32>
  %s = arith.addi %a, %b : tensor<3x10xi32>
  return %s : tensor<3x10xi32>
}

func.func @overlapped(%x: tensor<6x10xf32>) -> tensor<3x10xf32> {
  %y = math.exp %x : tensor<6x10xf32>
  %a = tensor.extract_slice %y[0, 0] [3, 10] [1, 1] : tensor<6x10xf32> to tensor<3x10xf32>
  %b = tensor.extract_slice %y[3, 0] [3, 10] [1, 1] : tensor<6x10xf32> to tensor<3x10xf32>
  %s = arith.addf %a, %b : tensor<3x10xf32>
  return %s : tensor<3x10xf32>
}
