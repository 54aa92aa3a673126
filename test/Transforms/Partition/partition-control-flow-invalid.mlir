// RUN: mesh-opt %s --mesh-partition --split-input-file --verify-diagnostics

mesh.mesh @m = <["data"=2]>

func.func @yields_other(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}, %c: i1)
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %r = scf.if %c -> tensor<8xf32> {
    // expected-error @below {{'scf.yield' op operand 0 must be laid out as #mesh.sharding<@m, [{"data"}]>, got #mesh.sharding<@m, [{}]>; run mesh-plan-reshards first}}
    scf.yield %x : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]}
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @returns_none(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %y = math.tanh %x : tensor<8xf32>
  // expected-error @below {{'func.return' op operand 0 has no sharding; run mesh-propagate first}}
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @uneven(%c: i1) -> (tensor<7xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  // expected-error @below {{'scf.if' op dim 0 of size 7 does not divide into 2 shards, as #mesh.sharding<@m, [{"data"}]> says; run mesh-pad-uneven first}}
  %r = scf.if %c -> tensor<7xf32> {
    %e = tensor.empty() {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]} : tensor<7xf32>
    scf.yield %e : tensor<7xf32>
  } else {
    %e = tensor.empty() {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]} : tensor<7xf32>
    scf.yield %e : tensor<7xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]}
  %w = mesh.reshard %r <@m, [{}]> : tensor<7xf32>
  return %w : tensor<7xf32>
}
