// What adds to its outs once for each element must not, fused into a consumer
// with more loops, add to it many times.
//
// REQUIRES: mesh-run
// RUN: mesh-run --check %s

func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<9x3x1xf32> {
  %sum = linalg.generic {
      indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>],
      iterator_types = ["parallel"]}
      ins(%x : tensor<1xf32>) outs(%y : tensor<1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<1xf32>
  %e = tensor.empty() : tensor<9x3x1xf32>
  %sums = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%sum : tensor<1xf32>) outs(%e : tensor<9x3x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<9x3x1xf32>
  return %sums : tensor<9x3x1xf32>
}
