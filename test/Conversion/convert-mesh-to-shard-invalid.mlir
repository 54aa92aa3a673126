// RUN: mesh-opt %s --convert-mesh-to-shard --split-input-file --verify-diagnostics

// expected-error @+1 {{has device_ids, which a grid cannot have}}
mesh.mesh @m = <["x"=2], device_ids=[1, 0]>

// -----

mesh.mesh @m = <["x"=4]>
func.func @global(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{works on whole tensors: run --mesh-spmd before}}
  %0 = mesh.reshard %x <@m, [{"x"}, {}]> : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// expected-error @+1 {{has an axis of which parts are used that do not nest, which a grid cannot say}}
mesh.mesh @m = <["x"=12]>
func.func @parts(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %x on @m ["x":(1)2] : tensor<4xf32>
  %1 = mesh.all_reduce sum %0 on @m ["x":(1)3] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @pairs(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  // expected-error @+1 {{is not a shift along one axis of the grid, and the shard dialect has no other permutations}}
  %0 = mesh.permute %x on @m ["x"] pairs [0 -> 1] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=4, "y"=2]>
func.func @two_axes(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  // expected-error @+1 {{is not a shift along one axis of the grid, and the shard dialect has no other permutations}}
  %0 = mesh.permute %x on @m ["x", "y"] shift 1 : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @send(%x: tensor<4xf32>, %peer: index) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{has tag 7, and messages of the shard dialect have none}}
  mesh.send %x to %peer tag 7 on @m : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @recv(%peer: index) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  // expected-error @+1 {{has tag 7, and messages of the shard dialect have none}}
  %0 = mesh.recv from %peer tag 7 on @m : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @carried(%x: tensor<4xf32>, %condition: i1) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  // expected-error @+1 {{must be waited for directly: futures that loops, branches or calls carry cannot be exported}}
  %f = mesh.async {
    %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  // expected-note @+1 {{carried here}}
  %g = arith.select %condition, %f, %f : !mesh.future<tensor<4xf32>>
  %1 = mesh.wait %g : !mesh.future<tensor<4xf32>>
  return %1 : tensor<4xf32>
}

// -----

// A parameter names the mesh as well.
mesh.mesh @m = <["x"=4]>
// expected-error @+1 {{'mesh.param' op has no counterpart in the shard dialect}}
mesh.param @w : tensor<8xf32> init zeros sharding <@m, [{"x"}]>
