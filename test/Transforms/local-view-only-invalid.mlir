// What one device does among others has no meaning in a program on whole
// tensors, whatever it is made of.
//
// RUN: mesh-opt %s --mesh-propagate --split-input-file --verify-diagnostics
// RUN: mesh-opt %s --mesh-spmd --split-input-file --verify-diagnostics
// RUN: mesh-opt %s --mesh-erase --split-input-file --verify-diagnostics

mesh.mesh @m = <["x"=2]>
func.func @collective(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'mesh.all_reduce' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %y = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @async(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'mesh.async' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %future = mesh.async {
    %sum = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
    mesh.yield %sum : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %y = mesh.wait %future : !mesh.future<tensor<4xf32>>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @wait(%future: !mesh.future<tensor<4xf32>>) -> tensor<4xf32> {
  // expected-error @below {{'mesh.wait' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %y = mesh.wait %future : !mesh.future<tensor<4xf32>>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @send(%x: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'mesh.send' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  mesh.send %x to %c0 tag 0 on @m ["x"] : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @recv() -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'mesh.recv' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %y = mesh.recv from %c0 tag 0 on @m ["x"] : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// Not by tensors either.

mesh.mesh @m = <["x"=2]>
func.func @index(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'mesh.axis_index' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %index = mesh.axis_index @m ["x"]
  %integer = arith.index_cast %index : index to i32
  %number = arith.sitofp %integer : i32 to f32
  %splat = tensor.splat %number : tensor<4xf32>
  %y = arith.addf %x, %splat : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// Nor in regions.

mesh.mesh @m = <["x"=2]>
func.func @region(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} outs(%x : tensor<4xf32>) {
  ^bb0(%element: f32):
    // expected-error @below {{'mesh.axis_index' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
    %index = mesh.axis_index @m ["x"]
    %integer = arith.index_cast %index : index to i32
    %number = arith.sitofp %integer : i32 to f32
    linalg.yield %number : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @key(%key: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error @below {{'mesh.rng_fold_axes' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
  %mine = mesh.rng_fold_axes %key on @m ["x"] : tensor<2xi32>
  return %mine : tensor<2xi32>
}

// -----

// Along one axis the program is in local view, along the other it is not.

mesh.mesh @m = <["pipe"=2, "x"=2]>
func.func @manual(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %b = mesh.permute %a on @m ["pipe"] shift 1 : tensor<4xf32>
    // expected-error @below {{'mesh.permute' op is not for a function on whole tensors: it belongs in local view, in mesh.shard_map or a function with mesh.spmd}}
    %c = mesh.permute %b on @m ["x"] shift 1 : tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  } {mesh.manual = #mesh.axes<["pipe"]>}
  return %y : tensor<4xf32>
}
