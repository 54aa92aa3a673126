// Two dense layers: the input of the first is gathered, the result of the second
// scattered.

mesh.mesh @m = <["model"=4]>

#columns = #mesh.sharding<@m, [{}, {"model"}]>
#rows = #mesh.sharding<@m, [{"model"}, {}]>

func.func @main(%x: tensor<32x64xf32> {mesh.sharding = #columns},
                %w1: tensor<64x128xf32> {mesh.sharding = #columns},
                %w2: tensor<128x64xf32> {mesh.sharding = #rows})
    -> (tensor<32x64xf32> {mesh.name = "y", mesh.sharding = #columns}) {
  %h = mesh.tp_dense gather %x, %w1 on @m "model"
      : (tensor<32x64xf32>, tensor<64x128xf32>) -> tensor<32x128xf32>
  %y = mesh.tp_dense scatter %h, %w2 on @m "model"
      : (tensor<32x128xf32>, tensor<128x64xf32>) -> tensor<32x64xf32>
  return %y : tensor<32x64xf32>
}
