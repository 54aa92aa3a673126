// RUN: mesh-opt %s --mesh-lower-params --split-input-file --verify-diagnostics

// expected-error @below {{'mesh.param' op cannot be initialised by @init_params: there is one already}}
mesh.param @p : tensor<4xf32> init zeros
// expected-note @below {{here}}
func.func @init_params() {
  return
}

// -----

mesh.mesh @m = <["x"=2]>
mesh.param @p : tensor<4xf32> init zeros
func.func @f() -> tensor<4xf32> attributes {mesh.spmd = @m} {
  // expected-error @below {{'mesh.param_get' op is on whole tensors and cannot stand in local view}}
  %0 = mesh.param_get @p : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
mesh.param @p : tensor<4xf32> init zeros
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<4xf32>):
    // expected-error @below {{'mesh.param_get' op stands in a region that sees nothing of its function; read the parameter outside of it}}
    %0 = mesh.param_get @p : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
