// RUN: mesh-run %s --entry=hessian_product --check
//
// A pipeline with gradients has no derivative, but one with tangents has
// gradients: a product of the Hessian with a vector.

mesh.mesh @m = <["pipe"=2]>

func.func @loss(%x: tensor<8x3xf64> {mesh.name = "x"}, %w: tensor<2x3x3xf64> {mesh.name = "w"}) -> (tensor<f64> {mesh.name = "loss"}) {
  %zeros = arith.constant dense<0.0> : tensor<2x3xf64>
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4 schedule "gpipe" params(%w) {
  ^block(%h: tensor<2x3xf64>, %own: tensor<3x3xf64>, %stage: index, %microbatch: index):
    %u = linalg.matmul ins(%h, %own : tensor<2x3xf64>, tensor<3x3xf64>) outs(%zeros : tensor<2x3xf64>) -> tensor<2x3xf64>
    %t = math.tanh %u : tensor<2x3xf64>
    mesh.stage_yield %t : tensor<2x3xf64>
  } : (tensor<8x3xf64>, tensor<2x3x3xf64>) -> tensor<8x3xf64>
  %zero = arith.constant dense<0.0> : tensor<f64>
  %square = arith.mulf %y, %y : tensor<8x3xf64>
  %sum = linalg.reduce { arith.addf } ins(%square : tensor<8x3xf64>) outs(%zero : tensor<f64>) dimensions = [0, 1]
  return %sum : tensor<f64>
}
mesh.derivative @loss_tangent = jvp of @loss wrt ["w"]
mesh.derivative @hessian_product = gradient of @loss_tangent wrt ["w"]
