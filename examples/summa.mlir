// A matrix product in two dims of devices, as in SUMMA: a, b and c are all
// split in tiles over a grid.
//
// For its tile of c a device needs a row of tiles of a and a column of tiles of
// b: two all-gathers, each along one axis of the grid. As rings they run under
// the product.
//
//   mesh-run --check --overlap=ring examples/summa.mlir

mesh.mesh @grid = <["row"=3, "column"=2]>

func.func @main(
    %a: tensor<36x24xf32> {mesh.name = "a", mesh.sharding = #mesh.sharding<@grid, [{"row"}, {"column"}]>},
    %b: tensor<24x48xf32> {mesh.name = "b", mesh.sharding = #mesh.sharding<@grid, [{"row"}, {"column"}]>})
    -> (tensor<36x48xf32> {mesh.name = "c", mesh.sharding = #mesh.sharding<@grid, [{"row"}, {"column"}]>}) {
  %rows = mesh.shard %a <@grid, [{"row"}, {}]> : tensor<36x24xf32>
  %columns = mesh.shard %b <@grid, [{}, {"column"}]> : tensor<24x48xf32>
  %zeros = arith.constant dense<0.0> : tensor<36x48xf32>
  %c = linalg.matmul ins(%rows, %columns : tensor<36x24xf32>, tensor<24x48xf32>)
      outs(%zeros : tensor<36x48xf32>) -> tensor<36x48xf32>
  return %c : tensor<36x48xf32>
}
