// RUN: mesh-opt %s --convert-mesh-to-runtime --split-input-file --verify-diagnostics

mesh.mesh @m = <["x"=4]>
func.func @global(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{works on whole tensors: run --mesh-spmd before}}
  %0 = mesh.tp_dense none %x, %w on @m "x" : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @elements(%x: tensor<4xi4>) -> tensor<4xi4> attributes {mesh.spmd = @m} {
  // expected-error @+1 {{the runtime has no elements of 'i4'}}
  %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xi4>
  return %0 : tensor<4xi4>
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @slice_in_flight(%x: tensor<4xf32>) -> tensor<1xf32> attributes {mesh.spmd = @m} {
  %f = mesh.async {
    // expected-error @+1 {{sends nothing and cannot be in flight: take it out of mesh.async}}
    %0 = mesh.all_slice %x on @m ["x"] dim 0 : tensor<4xf32> -> tensor<1xf32>
    mesh.yield %0 : tensor<1xf32>
  } : !mesh.future<tensor<1xf32>>
  %1 = mesh.wait %f : !mesh.future<tensor<1xf32>>
  return %1 : tensor<1xf32>
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @not_waited_for(%x: tensor<4xf32>) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{is never waited for}}
  %f = mesh.async {
    %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func private @callee(!mesh.future<tensor<4xf32>>)
func.func @carried(%x: tensor<4xf32>) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{must be waited for directly: futures that loops, branches or calls carry cannot be lowered}}
  %f = mesh.async {
    %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  // expected-note @+1 {{carried here}}
  call @callee(%f) : (!mesh.future<tensor<4xf32>>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @waited_for_twice(%x: tensor<8xf32>) attributes {mesh.spmd = @m} {
  // expected-error @below {{'mesh.async' op is waited for more than once}}
  %f = mesh.async {
    %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<8xf32>
    mesh.yield %0 : tensor<8xf32>
  } : !mesh.future<tensor<8xf32>>
  %1 = mesh.wait %f : !mesh.future<tensor<8xf32>>
  %2 = mesh.wait %f : !mesh.future<tensor<8xf32>>
  return
}
