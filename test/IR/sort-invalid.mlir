// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// The constraints of sorts.

func.func @no_operand() {
  // expected-error @below {{'mesh.sort' op must have at least one operand}}
  "mesh.sort"() <{dim = 0 : i64}> ({
    %true = arith.constant true
    mesh.scalar_yield %true : i1
  }) : () -> ()
  return
}

// -----

func.func @shapes(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @below {{'mesh.sort' op operands must have the same shape, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %0:2 = mesh.sort %x, %y dim 0 by {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<4xf32>, tensor<5xf32>
  return
}

// -----

func.func @dim(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.sort' op dim must be less than the rank 1, got 1}}
  %0 = mesh.sort %x dim 1 by {
  ^bb0(%a: f32, %b: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<4xf32>
  return
}

// -----

func.func @arguments(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.sort' op comparator must have arguments of types ('f32', 'f32'), got ('f32')}}
  %0 = mesh.sort %x dim 0 by {
  ^bb0(%a: f32):
    %true = arith.constant true
    mesh.scalar_yield %true : i1
  } : tensor<4xf32>
  return
}

// -----

func.func @yields(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.sort' op comparator must yield one i1, got ('f32')}}
  %0 = mesh.sort %x dim 0 by {
  ^bb0(%a: f32, %b: f32):
    mesh.scalar_yield %a : f32
  } : tensor<4xf32>
  return
}

// -----

func.func @effects(%x: tensor<4xf32>) {
  %0 = mesh.sort %x dim 0 by {
  ^bb0(%a: f32, %b: f32):
    // expected-error @below {{'memref.alloc' op has memory effects, which a comparator of 'mesh.sort' must not have}}
    %m = memref.alloc() : memref<f32>
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<4xf32>
  return
}

// -----

func.func @captures(%x: tensor<4xf32>, %c: f32) {
  // expected-note @below {{required by region isolation constraints}}
  %0 = mesh.sort %x dim 0 by {
  ^bb0(%a: f32, %b: f32):
    // expected-error @below {{'arith.cmpf' op using value defined outside the region}}
    %before = arith.cmpf olt, %a, %c : f32
    mesh.scalar_yield %before : i1
  } : tensor<4xf32>
  return
}

// -----

func.func @results(%x: tensor<4xf32>) {
  // expected-error @below {{'mesh.sort' op failed to infer returned types}}
  // expected-error @below {{'mesh.sort' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<5xf32>'}}
  %0 = "mesh.sort"(%x) <{dim = 0 : i64}> ({
  ^bb0(%a: f32, %b: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}
