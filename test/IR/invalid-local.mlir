// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// What the ops in local view refuse.

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.all_reduce' op there is no mesh @m}}
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
// A mesh is looked up in its own module.
module @inner {
  func.func @f(%x: tensor<4xf32>) {
    // expected-error @below {{'mesh.all_reduce' op there is no mesh @m}}
    %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
    return
  }
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f() {
  // expected-error @below {{'mesh.axis_index' op mesh has no axis "y"; its axes are "x"}}
  %0 = mesh.axis_index @m ["y"]
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f() {
  // expected-error @below {{'mesh.axis_size' op axis "x" overlaps "x":(1)2, which is already in use}}
  %0 = mesh.axis_size @m ["x":(1)2, "x"]
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.all_gather' op attribute 'dim' must be less than the operand's rank 1, got 1}}
  %0 = mesh.all_gather %x on @m ["x"] dim 1 : tensor<4xf32> -> tensor<16xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.all_gather' op result must be 'tensor<16xf32>', got 'tensor<8xf32>'}}
  %0 = mesh.all_gather %x on @m ["x"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<4611686018427387904xf32>) {
  // expected-error @below {{'mesh.all_gather' op dimension 0 of size 4611686018427387904 is too large to be enlarged by 4}}
  %0 = mesh.all_gather %x on @m ["x"] dim 0 : tensor<4611686018427387904xf32> -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<4x4611686018427387904xf32>) {
  // expected-error @below {{'mesh.all_to_all' op dimension 1 of size 4611686018427387904 is too large to be enlarged by 4}}
  %0 = mesh.all_to_all %x on @m ["x"] split 0 concat 1 : tensor<4x4611686018427387904xf32> -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<6xf32>) {
  // expected-error @below {{'mesh.reduce_scatter' op dimension 0 must be divisible by the group's size 4, got 6}}
  %0 = mesh.reduce_scatter sum %x on @m ["x"] dim 0 : tensor<6xf32> -> tensor<2xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.reduce_scatter' op elements of 'tensor<8xf32>' cannot be combined by 'or'}}
  %0 = mesh.reduce_scatter or %x on @m ["x"] dim 0 : tensor<8xf32> -> tensor<2xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xcomplex<f32>>) {
  // expected-error @below {{'mesh.all_reduce' op elements of 'tensor<8xcomplex<f32>>' cannot be combined by 'max'}}
  %0 = mesh.all_reduce max %x on @m ["x"] : tensor<8xcomplex<f32>>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.all_slice' op result must be 'tensor<2xf32>', got 'tensor<2xi32>'}}
  %0 = mesh.all_slice %x on @m ["x"] dim 0 : tensor<8xf32> -> tensor<2xi32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.all_to_all' op attribute 'split_dim' must be less than the operand's rank 1, got 2}}
  %0 = mesh.all_to_all %x on @m ["x"] split 2 concat 0 : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.all_to_all' op attribute 'concat_dim' must be less than the operand's rank 1, got 1}}
  %0 = mesh.all_to_all %x on @m ["x"] split 0 concat 1 : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.broadcast' op root must be less than the group's size 4, got 4}}
  %0 = mesh.broadcast %x on @m ["x"] root 4 : tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.permute' op must have one of a shift, pairs and axes to send to}}
  %0 = "mesh.permute"(%x) {mesh = @m, axes = #mesh.axes<["x"]>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.permute' op pairs must be a list of sources and targets, got 3 numbers}}
  %0 = "mesh.permute"(%x) {mesh = @m, axes = #mesh.axes<["x"]>, pairs = array<i64: 0, 1, 2>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.permute' op pairs must name members 0 … 3 of the group, got -1}}
  %0 = mesh.permute %x on @m ["x"] pairs [0 -> -1] : tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.permute' op member 0 sends twice}}
  %0 = mesh.permute %x on @m ["x"] pairs [0 -> 1, 0 -> 2] : tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.permute' op member 2 receives twice}}
  %0 = mesh.permute %x on @m ["x"] pairs [0 -> 2, 1 -> 2] : tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4, "y"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.permute' op must send to axes that make the same groups as #mesh.axes<["x":(1)2, "y"]>, got #mesh.axes<["y", "x":(2)2]>}}
  %0 = mesh.permute %x on @m ["x":(1)2, "y"] to ["y", "x":(2)2] : tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4, "y"=2]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.permute' op mesh has no axis "z"; its axes are "x", "y"}}
  %0 = mesh.permute %x on @m ["x"] to ["z"] : tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>, %peer: index) {
  // expected-error @below {{'mesh.send' op there is no mesh @m}}
  mesh.send %x to %peer tag 0 on @m : tensor<8xf32>
  return
}

// -----

func.func @f(%peer: index) {
  // expected-error @below {{'mesh.recv' op there is no mesh @m}}
  %0 = mesh.recv from %peer tag 0 on @m : tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.async' op region must hold one collective, mesh.recv or mesh.send, and a yield}}
  %f = mesh.async {
    %0 = arith.addf %x, %x : tensor<8xf32>
    mesh.yield %0 : tensor<8xf32>
  } : !mesh.future<tensor<8xf32>>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.async' op region must yield the result of its op}}
  %f = mesh.async {
    %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<8xf32>
    mesh.yield %x : tensor<8xf32>
  } : !mesh.future<tensor<8xf32>>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'mesh.async' op future must bring 'tensor<8xf32>', got 'tensor<4xf32>'}}
  %f = mesh.async {
    %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<8xf32>
    mesh.yield %0 : tensor<8xf32>
  } : !mesh.future<tensor<4xf32>>
  return
}
