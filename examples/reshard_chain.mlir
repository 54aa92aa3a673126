// A chain of reshards in the shape of a U, as in a network that goes down to a
// coarse grid and up again: on the way down a value is split over rows, over
// tiles, over columns; on the way up in the opposite order, and at each level
// what was there on the way down is added.
//
// From rows to tiles and from tiles to columns one axis moves from dim to dim:
// an all-to-all each, and nothing is ever whole.

mesh.mesh @m = <["x"=2, "y"=3]>

func.func @main(
    %x: tensor<24x36xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"x", "y"}, {}]>})
    -> (tensor<24x36xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"x", "y"}, {}]>}) {
  // Down.
  %rows = math.tanh %x : tensor<24x36xf32>
  %to_tiles = mesh.shard %rows <@m, [{"x"}, {"y"}]> : tensor<24x36xf32>
  %tiles = math.sin %to_tiles : tensor<24x36xf32>
  %to_columns = mesh.shard %tiles <@m, [{}, {"y", "x"}]> : tensor<24x36xf32>
  %columns = math.cos %to_columns : tensor<24x36xf32>

  // The sum of each column is on one device.
  %none = arith.constant dense<0.0> : tensor<36xf32>
  %sum = linalg.reduce { arith.addf } ins(%columns : tensor<24x36xf32>)
      outs(%none : tensor<36xf32>) dimensions = [0]
  %e = tensor.empty() : tensor<24x36xf32>
  %sums = linalg.broadcast ins(%sum : tensor<36xf32>)
      outs(%e : tensor<24x36xf32>) dimensions = [0]
  %bottom = arith.divf %columns, %sums : tensor<24x36xf32>

  // Up.
  %up_tiles = mesh.shard %bottom <@m, [{"x"}, {"y"}]> : tensor<24x36xf32>
  %with_tiles = arith.addf %up_tiles, %tiles : tensor<24x36xf32>
  %up_rows = mesh.shard %with_tiles <@m, [{"x", "y"}, {}]> : tensor<24x36xf32>
  %y = arith.addf %up_rows, %rows : tensor<24x36xf32>
  return %y : tensor<24x36xf32>
}
