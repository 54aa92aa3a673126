// RUN: mesh-opt %s --mesh-propagate --split-input-file --verify-diagnostics

mesh.mesh @m = <["data"=2, "model"=4]>

// Two things written on what is one value.

func.func @two_shardings(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{expected one sharding for a parameter, or for a value that regions or calls pass unchanged, got #mesh.sharding<@m, [{"data"}]> here}}
  // expected-note @below {{and #mesh.sharding<@m, [{"model"}]> here}}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    scf.yield %a : tensor<8xf32>
  } {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>],
     mesh.region_shardings = [[#mesh.sharding<@m, []>, #mesh.sharding<@m, [{"model"}]>]]}
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

// expected-note @below {{and #mesh.sharding<@m, [{}]> here}}
func.func private @callee(tensor<8xf32>) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>})
func.func @caller(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{expected one sharding for a parameter, or for a value that regions or calls pass unchanged, got #mesh.sharding<@m, [{"data"}]> here}}
  %y = func.call @callee(%x) {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @blocks_in_region(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'scf.execute_region' op has a region of several blocks; the partitioner does not support control flow between blocks}}
  %r = scf.execute_region -> tensor<8xf32> {
    cf.br ^next
  ^next:
    scf.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @dynamic_in_loop(%x: tensor<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    // expected-error @below {{'tensor.empty' op has a tensor of dynamic shape, 'tensor<?xf32>'; the partitioner needs static shapes}}
    %y = tensor.empty(%n) : tensor<?xf32>
  }
  return
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @combines(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{'scf.parallel' op operand 3 is a tensor that does not become an argument of a region or a result, which the partitioner does not support}}
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> tensor<8xf32> {
    scf.reduce(%x : tensor<8xf32>) {
    ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
      %s = arith.addf %a, %b : tensor<8xf32>
      scf.reduce.return %s : tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @parallel(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %x) -> (tensor<4xf32>) {
    %s = tensor.extract_slice %x[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    // expected-error @below {{'scf.forall.in_parallel' op is not supported by the partitioner yet: it has no sharding rule; attach ShardingRuleOpInterface to it, or move it into mesh.shard_map}}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

// -----

mesh.mesh @a = <["data"=2]>
mesh.mesh @b = <["data"=2]>

func.func private @on_a(tensor<8xf32> {mesh.sharding = #mesh.sharding<@a, [{}]>})
func.func @on_b(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@b, [{}]>}) {
  // expected-error @below {{'func.call' op calls 'on_a', which is on mesh @a, from a function on @b}}
  call @on_a(%x) : (tensor<8xf32>) -> ()
  return
}
