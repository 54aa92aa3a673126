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
