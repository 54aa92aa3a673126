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
