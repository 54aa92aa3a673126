// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// The constraints of gathers and scatters of slices.

func.func @rank(%x: tensor<5xf32>, %i: tensor<i32>) {
  // expected-error @below {{'mesh.gather_slices' op indices must have a rank of at least 1, got 0}}
  %0 = mesh.gather_slices %x[%i] dims [0] : tensor<5xf32>, tensor<i32>
  return
}

// -----

func.func @count(%x: tensor<5x6xf32>, %i: tensor<3x2xi32>) {
  // expected-error @below {{'mesh.gather_slices' op last dim of indices must be 1, as there are dims, got 2}}
  %0 = mesh.gather_slices %x[%i] dims [0] : tensor<5x6xf32>, tensor<3x2xi32>
  return
}

// -----

func.func @dim(%x: tensor<5x6xf32>, %i: tensor<3x1xi32>) {
  // expected-error @below {{'mesh.gather_slices' op dims must be less than the rank 2, got 2}}
  %0 = mesh.gather_slices %x[%i] dims [2] : tensor<5x6xf32>, tensor<3x1xi32>
  return
}

// -----

func.func @twice(%x: tensor<5x6xf32>, %i: tensor<3x2xi32>) {
  // expected-error @below {{'mesh.gather_slices' op dims must be different, got 1 twice}}
  %0 = mesh.gather_slices %x[%i] dims [1, 1] : tensor<5x6xf32>, tensor<3x2xi32>
  return
}

// -----

func.func @batch_twice(%x: tensor<5x6xf32>, %i: tensor<5x1xi32>) {
  // expected-error @below {{'mesh.gather_slices' op dims must be different, got 0 twice}}
  %0 = mesh.gather_slices %x[%i] dims [0] batch_dims [0] : tensor<5x6xf32>, tensor<5x1xi32>
  return
}

// -----

func.func @batch_rank(%x: tensor<5x6xf32>, %i: tensor<1xi32>) {
  // expected-error @below {{'mesh.gather_slices' op indices must have a rank of more than 1, as there are batch dims, got 1}}
  %0 = mesh.gather_slices %x[%i] dims [0] batch_dims [1] : tensor<5x6xf32>, tensor<1xi32>
  return
}

// -----

func.func @batch_size(%x: tensor<5x6xf32>, %i: tensor<7x1xi32>) {
  // expected-error @below {{'mesh.gather_slices' op indices must have the size 6 of batch dim 1, got 7}}
  %0 = mesh.gather_slices %x[%i] dims [0] batch_dims [1] : tensor<5x6xf32>, tensor<7x1xi32>
  return
}

// -----

func.func @no_dest(%i: tensor<3x1xi32>) {
  // expected-error @below {{'mesh.scatter_slices' op must have at least one destination}}
  "mesh.scatter_slices"(%i) <{dims = array<i64: 0>}> ({
    mesh.scalar_yield
  }) : (tensor<3x1xi32>) -> ()
  return
}

// -----

func.func @shapes(%x: tensor<5xf32>, %y: tensor<6xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error @below {{'mesh.scatter_slices' op destinations must have the same shape, got 'tensor<5xf32>' and 'tensor<6xf32>'}}
  %0:2 = mesh.scatter_slices %u, %u into %x, %y at %i dims [0] by {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    mesh.scalar_yield %c, %d : f32, f32
  } : tensor<3xf32>, tensor<3xf32> into tensor<5xf32>, tensor<6xf32> at tensor<3x1xi32>
  return
}

// -----

func.func @scatter_dims(%x: tensor<5x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>) {
  // expected-error @below {{'mesh.scatter_slices' op dims must be less than the rank 2, got 4}}
  %0 = mesh.scatter_slices %u into %x at %i dims [4] by {
  ^bb0(%a: f32, %b: f32):
    mesh.scalar_yield %b : f32
  } : tensor<3x6xf32> into tensor<5x6xf32> at tensor<3x1xi32>
  return
}

// -----

func.func @update(%x: tensor<5x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) {
  // expected-error @below {{'mesh.scatter_slices' op update must be 'tensor<3x6xf32>', got 'tensor<3x5xf32>'}}
  %0 = mesh.scatter_slices %u into %x at %i dims [0] by {
  ^bb0(%a: f32, %b: f32):
    mesh.scalar_yield %b : f32
  } : tensor<3x5xf32> into tensor<5x6xf32> at tensor<3x1xi32>
  return
}

// -----

func.func @arguments(%x: tensor<5x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>) {
  // expected-error @below {{'mesh.scatter_slices' op combiner must have arguments of types ('f32', 'f32'), got ('f32')}}
  %0 = mesh.scatter_slices %u into %x at %i dims [0] by {
  ^bb0(%a: f32):
    mesh.scalar_yield %a : f32
  } : tensor<3x6xf32> into tensor<5x6xf32> at tensor<3x1xi32>
  return
}

// -----

func.func @yields(%x: tensor<5x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>) {
  // expected-error @below {{'mesh.scatter_slices' op combiner must yield ('f32'), got ('i1')}}
  %0 = mesh.scatter_slices %u into %x at %i dims [0] by {
  ^bb0(%a: f32, %b: f32):
    %true = arith.constant true
    mesh.scalar_yield %true : i1
  } : tensor<3x6xf32> into tensor<5x6xf32> at tensor<3x1xi32>
  return
}

// -----

func.func @effects(%x: tensor<5x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>) {
  %0 = mesh.scatter_slices %u into %x at %i dims [0] by {
  ^bb0(%a: f32, %b: f32):
    // expected-error @below {{'memref.alloc' op has memory effects, which a combiner of 'mesh.scatter_slices' must not have}}
    %m = memref.alloc() : memref<f32>
    mesh.scalar_yield %b : f32
  } : tensor<3x6xf32> into tensor<5x6xf32> at tensor<3x1xi32>
  return
}

// -----

func.func @captures(%x: tensor<5x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>, %c: f32) {
  // expected-note @below {{required by region isolation constraints}}
  %0 = mesh.scatter_slices %u into %x at %i dims [0] by {
  ^bb0(%a: f32, %b: f32):
    // expected-error @below {{'arith.addf' op using value defined outside the region}}
    %sum = arith.addf %a, %c : f32
    mesh.scalar_yield %sum : f32
  } : tensor<3x6xf32> into tensor<5x6xf32> at tensor<3x1xi32>
  return
}

// -----

func.func @results(%x: tensor<5x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>) {
  // expected-error @below {{'mesh.scatter_slices' op failed to infer returned types}}
  // expected-error @below {{'mesh.scatter_slices' op inferred type(s) 'tensor<5x6xf32>' are incompatible with return type(s) of operation 'tensor<6x6xf32>'}}
  %0 = "mesh.scatter_slices"(%x, %i, %u) <{dims = array<i64: 0>}> ({
  ^bb0(%a: f32, %b: f32):
    mesh.scalar_yield %b : f32
  }) : (tensor<5x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<6x6xf32>
  return
}
