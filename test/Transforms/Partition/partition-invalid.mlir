// RUN: mesh-opt %s --mesh-partition --split-input-file --verify-diagnostics

mesh.mesh @m = <["data"=4]>

// expected-error @below {{'func.func' op argument 0: dim 0 of size 6 does not divide into 4 shards, as #mesh.sharding<@m, [{"data"}]> says; run mesh-pad-uneven first}}
func.func private @argument(tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>})

// -----

mesh.mesh @m = <["data"=4]>

func.func @op(%x: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> (tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  // expected-error @below {{'mesh.reshard' op dim 0 of size 6 does not divide into 4 shards, as #mesh.sharding<@m, [{"data"}]> says; run mesh-pad-uneven first}}
  %y = mesh.reshard %x <@m, [{"data"}]> : tensor<6xf32>
  %z = mesh.reshard %y <@m, [{}]> : tensor<6xf32>
  return %z : tensor<6xf32>
}

// -----

mesh.mesh @m = <["data"=4]>

// expected-error @below {{'func.func' op result 0 has no sharding; run mesh-propagate first}}
func.func @no_sharding(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=4]>

func.func @mismatch(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  // expected-error @below {{'func.return' op operand 0 must be laid out as #mesh.sharding<@m, [{"data"}]>, got #mesh.sharding<@m, [{}]>; run mesh-plan-reshards first}}
  return %x : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=4]>

// expected-error @below {{'func.func' op argument 0 is partial, which an argument in local view cannot be; reduce it in the caller}}
func.func private @partial(tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=sum{"data"}>})

// -----

mesh.mesh @m = <["data"=2]>

// expected-note @+2 {{tensor defined here}}
func.func @captures(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
                    %y: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %i: index)
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %empty = tensor.empty() {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]} : tensor<8xf32>
  // expected-error @below {{'linalg.generic' op uses a tensor from outside in its region, so that its sharding rule does not tell how that may be split; make it an operand, or run mesh-propagate}}
  %z = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%empty : tensor<8xf32>)
      attrs = {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]} {
  ^bb0(%e: f32, %out: f32):
    %other = tensor.extract %y[%i] : tensor<8xf32>
    %sum = arith.addf %e, %other : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  return %z : tensor<8xf32>
}
