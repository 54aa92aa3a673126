// An operand that is partial over one part of an axis, and a split reduction
// over another that does not nest with it: the operand is summed up before.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --check --opt-level=0

mesh.mesh @m = <["x"=6]>
func.func @main(%y: tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x":(1)2}]>},
                %zero: tensor<f32>, %zeros: tensor<2xf32>, %x: tensor<2x2x2xf32>)
    -> (tensor<2x2x2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x":(3)2}, {}, {}]>}, tensor<f32>) {
  %sums = linalg.reduce { arith.addf } ins(%x : tensor<2x2x2xf32>) outs(%zeros : tensor<2xf32>) dimensions = [0, 1]
  %0 = linalg.dot ins(%sums, %y : tensor<2xf32>, tensor<2xf32>) outs(%zero : tensor<f32>) -> tensor<f32>
  return %x, %0 : tensor<2x2x2xf32>, tensor<f32>
}
