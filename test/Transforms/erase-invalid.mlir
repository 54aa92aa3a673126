// RUN: mesh-opt %s --mesh-erase --split-input-file --verify-diagnostics

mesh.mesh @m = <["model"=4]>

func.func @splits(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.shard_map' op has no meaning on whole tensors: its region works on what its shardings make of them}}
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{"model"}]>] out [<@m, [{"model"}]>] {
  ^bb0(%part: tensor<2xf32>):
    mesh.yield %part : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["model"=4]>

func.func @communicates(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.shard_map' op has no meaning on whole tensors: its region depends on the devices}}
  %y = mesh.shard_map on @m manual ["model"] (%x) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<8xf32>):
    // expected-note @below {{here}}
    %z = mesh.all_reduce sum %part on @m ["model"] : tensor<8xf32>
    mesh.yield %z : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// A key of its own for each device: that depends on how many there are.

mesh.mesh @m = <["model"=4]>
func.func @f(%key: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error @below {{'mesh.shard_map' op has no meaning on whole tensors: its region depends on the devices}}
  %y = mesh.shard_map on @m manual ["model"] (%key) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%k: tensor<2xi32>):
    // expected-note @below {{here}}
    %mine = mesh.rng_fold_axes %k on @m ["model"] : tensor<2xi32>
    mesh.yield %mine : tensor<2xi32>
  } : (tensor<2xi32>) -> tensor<2xi32>
  return %y : tensor<2xi32>
}

// -----

mesh.mesh @m = <["pipe"=2]>

func.func @own_part(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error @below {{'mesh.own_part' op has no meaning on whole tensors: it is in local view along an axis}}
  %y = mesh.own_part %x on @m "pipe" : tensor<8xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>

func.func @join_parts(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.join_parts' op has no meaning on whole tensors: it is in local view along an axis}}
  %y = mesh.join_parts %x on @m "pipe" : tensor<4xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}
