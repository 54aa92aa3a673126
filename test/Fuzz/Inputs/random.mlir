mesh.mesh @m = <["data"=2, "model"=4]>

func.func @keys(%seed: i64, %short: i32, %step: index, %key: tensor<2xi32>, %keys: tensor<3x2xi32>) {
  %0 = mesh.rng_key %seed : i64 -> tensor<2xi32>
  %1 = mesh.rng_key %short : i32 -> tensor<2xi32>
  %2 = mesh.rng_fold %key, %step : tensor<2xi32>, index
  %3 = mesh.rng_fold %keys, %seed : tensor<3x2xi32>, i64
  %4 = mesh.rng_split %key : tensor<2xi32> -> tensor<8x2xi32>
  %5 = mesh.rng_split %keys from %step : tensor<3x2xi32> -> tensor<3x8x2xi32>
  %6 = mesh.rng_fold_axes %key on @m ["data", "model":(1)2] : tensor<2xi32>
  return
}

func.func @numbers(%key: tensor<2xi32>, %keys: tensor<3x2xi32>, %i: index, %j: index) {
  %0 = mesh.random_bits %key : tensor<2xi32> -> tensor<64x16xi32>
  %1 = mesh.random_bits %key at [%i, %j] of [64, 16] : tensor<2xi32> -> tensor<8x16xi8>
  %2 = mesh.random_bits %keys of [63, 16] : tensor<3x2xi32> -> tensor<3x64x16xi64>
  %3 = mesh.random_bits %key of [] : tensor<2xi32> -> tensor<i16>
  %4 = mesh.random_uniform %key from -1.0 to 0.25 at [%i] of [9] : tensor<2xi32> -> tensor<3xbf16>
  %5 = mesh.random_normal %key : tensor<2xi32> -> tensor<4xf64>
  %6 = mesh.random_truncated_normal %key from -2.0 to 2.0 : tensor<2xi32> -> tensor<4xf16>
  %7 = mesh.random_bernoulli %key probability 0.9 : tensor<2xi32> -> tensor<4xi1>
  return
}

func.func @dropout(%x: tensor<8x16xf32>, %key: tensor<2xi32>, %i: index, %j: index) {
  %0 = mesh.dropout %x, %key rate 0.1 : tensor<2xi32>, tensor<8x16xf32>
  %1 = mesh.dropout %x, %key rate 0.1 at [%i, %j] of [64, 16] broadcast_dims = [1] : tensor<2xi32>, tensor<8x16xf32>
  return
}
