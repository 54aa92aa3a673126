// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// What the originals, stack_params and unstack_params, let pass: a place that
// there is not, a mask that leaves nothing, a dim of another size.

func.func @f() {
  // (C1)
  // expected-error @below {{'mesh.norm' op must have an operand}}
  %0 = "mesh.norm"() : () -> tensor<f32>
  return
}

// -----

func.func @f(%x: tensor<4xf64>, %y: tensor<4xf32>) {
  // (C2)
  // expected-error @below {{'mesh.norm' op result must be f64, as elements of an operand are, got 'f32'}}
  %0 = mesh.norm %y, %x : tensor<4xf32>, tensor<4xf64> -> tensor<f32>
  return
}

// -----

func.func @f(%x: tensor<4xbf16>) {
  // (C2)
  // expected-error @below {{'mesh.norm' op result must be f32, as no elements of operands are f64, got 'f64'}}
  %0 = mesh.norm %x : tensor<4xbf16> -> tensor<f64>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<4xf32>) {
  // (C1)
  // expected-error @below {{'mesh.stack' op there is no mesh @n}}
  %0 = mesh.stack %x on @n ["x"] dim 0 : tensor<4xf32> -> tensor<1x4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<4xf32>) {
  // (C2)
  // expected-error @below {{'mesh.stack' op attribute 'dim' must be at most the operand's rank 1, got 2}}
  %0 = mesh.stack %x on @m ["x"] dim 2 : tensor<4xf32> -> tensor<4x1xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<4xf32>) {
  // (C3)
  // expected-error @below {{'mesh.stack' op result must be 'tensor<1x4xf32>', got 'tensor<2x4xf32>'}}
  %0 = mesh.stack %x on @m ["x"] dim 0 : tensor<4xf32> -> tensor<2x4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<4xf32>) {
  // (C4)
  // expected-error @below {{'mesh.stack' op attribute 'mask_except' must be less than the group's size 2, got 2}}
  %0 = mesh.stack %x on @m ["x"] dim 0 mask_except 2 : tensor<4xf32> -> tensor<1x4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<1x4xf32>) {
  // (C2)
  // expected-error @below {{'mesh.unstack' op attribute 'dim' must be less than the operand's rank 2, got 2}}
  %0 = mesh.unstack %x on @m ["x"] dim 2 : tensor<1x4xf32> -> tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<2x4xf32>) {
  // (C2)
  // expected-error @below {{'mesh.unstack' op dimension 0 must be of size 1, one place on each device, got 2}}
  %0 = mesh.unstack %x on @m ["x"] dim 0 : tensor<2x4xf32> -> tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<1x4xf32>) {
  // (C3)
  // expected-error @below {{'mesh.unstack' op result must be 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = mesh.unstack %x on @m ["x"] dim 0 : tensor<1x4xf32> -> tensor<4xf64>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<4xf32>) {
  // (C1)
  // expected-error @below {{'mesh.gather_param' op mesh has no axis "y"}}
  %0 = mesh.gather_param %x on @m ["y"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<4xf32>) {
  // (C3)
  // expected-error @below {{'mesh.gather_param' op result must be 'tensor<8xf32>', got 'tensor<8xbf16>'}}
  %0 = mesh.gather_param %x on @m ["x"] dim 0 type bf16 : tensor<4xf32> -> tensor<8xbf16>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<5xf32>) {
  // (C2)
  // expected-error @below {{'mesh.scatter_grad' op dimension 0 must be divisible by the group's size 2, got 5}}
  %0 = mesh.scatter_grad %x on @m ["x"] dim 0 : tensor<5xf32> -> tensor<2xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<4xf32>) {
  // (C2)
  // expected-error @below {{'mesh.scatter_grad' op attribute 'dim' must be less than the operand's rank 1, got 1}}
  %0 = mesh.scatter_grad %x on @m ["x"] dim 1 : tensor<4xf32> -> tensor<2xf32>
  return
}
