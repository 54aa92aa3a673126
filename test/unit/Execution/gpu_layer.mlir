// A layer and the sums of its rows: a contraction with an epilogue, and a
// kernel. Each device has rows of its own.

mesh.mesh @m = <["x"=2]>

func.func @main(
    %x: tensor<8x16xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
    %w: tensor<16x100xf32> {mesh.name = "w"}, %b: tensor<100xf32> {mesh.name = "b"})
    -> (tensor<8xf32> {mesh.name = "sums", mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %h = mesh.tp_dense none %x, %w bias %b on @m "x"
      : (tensor<8x16xf32>, tensor<16x100xf32>, tensor<100xf32>) -> tensor<8x100xf32>
  %zeros = arith.constant dense<0.0> : tensor<8x100xf32>
  %relu = arith.maxnumf %h, %zeros : tensor<8x100xf32>
  %none = arith.constant dense<0.0> : tensor<8xf32>
  %sums = linalg.reduce { arith.addf } ins(%relu : tensor<8x100xf32>) outs(%none : tensor<8xf32>)
      dimensions = [1]
  return %sums : tensor<8xf32>
}
