// Loops in parallel were left between branches.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=sums --reference=%s:whole

mesh.mesh @m = <["a"=2]>

func.func @sums(%x: tensor<3x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {}]>})
    -> (tensor<1xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}]>}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c3, %c4) step (%c1, %c1) init (%zero) -> f32 {
    %element = tensor.extract %x[%i, %j] : tensor<3x4xf32>
    scf.reduce(%element : f32) {
    ^bb0(%a: f32, %b: f32):
      %sum = arith.addf %a, %b : f32
      scf.reduce.return %sum : f32
    }
  }
  %y = tensor.from_elements %r : tensor<1xf32>
  return %y : tensor<1xf32>
}

func.func @whole(%x: tensor<6x4xf32>) -> tensor<2xf32> {
  %zero = arith.constant dense<0.0> : tensor<2xf32>
  %blocks = tensor.expand_shape %x [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %y = linalg.reduce {arith.addf} ins(%blocks : tensor<2x3x4xf32>) outs(%zero : tensor<2xf32>) dimensions = [1, 2]
  return %y : tensor<2xf32>
}
