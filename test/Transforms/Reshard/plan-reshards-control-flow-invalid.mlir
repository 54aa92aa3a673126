// RUN: mesh-opt %s --mesh-plan-reshards --split-input-file --verify-diagnostics

mesh.mesh @m = <["data"=2]>

func.func @untied(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}, %n: index)
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{'scf.for' op expected one sharding for a value that its regions pass on, got #mesh.sharding<@m, [{"data"}]> and #mesh.sharding<@m, [{}]>}}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    scf.yield %a : tensor<8xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{}]>],
     mesh.region_shardings = [[#mesh.sharding<@m, []>, #mesh.sharding<@m, [{"data"}]>]]}
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @no_sharding(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}, %c: i1)
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  // expected-error @below {{'scf.if' op has a result or a region argument without a sharding; run mesh-propagate first}}
  %r = scf.if %c -> tensor<8xf32> {
    scf.yield %x : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @yields_none(%x: tensor<8xf32>, %c: i1)
    -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %r = scf.if %c -> tensor<8xf32> {
    // expected-error @below {{'scf.yield' op operand 0 has no sharding; run mesh-propagate first}}
    scf.yield %x : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{}]>]}
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

// expected-error @below {{'func.func' op result 0 has no sharding; run mesh-propagate first}}
func.func @no_result_sharding(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @returns_none(%x: tensor<8xf32>) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  // expected-error @below {{'func.return' op operand 0 has no sharding; run mesh-propagate first}}
  return %x : tensor<8xf32>
}
