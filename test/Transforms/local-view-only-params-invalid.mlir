// The same for what a device does with its part of a parameter.
//
// RUN: mesh-opt %s --mesh-propagate --split-input-file --verify-diagnostics
// RUN: mesh-opt %s --mesh-erase --split-input-file --verify-diagnostics

mesh.mesh @m = <["x"=2]>
func.func @stack(%x: tensor<4xf32>) -> tensor<1x4xf32> {
  // expected-error @below {{'mesh.stack' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %y = mesh.stack %x on @m ["x"] dim 0 : tensor<4xf32> -> tensor<1x4xf32>
  return %y : tensor<1x4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @unstack(%x: tensor<1x4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'mesh.unstack' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %y = mesh.unstack %x on @m ["x"] dim 0 : tensor<1x4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @gather(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error @below {{'mesh.gather_param' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %y = mesh.gather_param %x on @m ["x"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @scatter(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error @below {{'mesh.scatter_grad' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %y = mesh.scatter_grad %x on @m ["x"] dim 0 : tensor<8xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}
