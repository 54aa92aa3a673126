// Loops that LLVM counts otherwise than they are meant are errors, before a
// pipeline canonicalizes them.
//
// RUN: mesh-opt %s --mesh-normalize-loops --split-input-file --verify-diagnostics
// RUN: mesh-opt %s --mesh-spmd --split-input-file --verify-diagnostics
// RUN: mesh-opt %s --mesh-rings --split-input-file --verify-diagnostics
// RUN: mesh-opt %s --mesh-programs --split-input-file --verify-diagnostics
// RUN: mesh-opt %s --mesh-to-llvm --split-input-file --verify-diagnostics

// A step beyond the largest signed number, whatever the bounds.

func.func @step(%x: f32, %begin: i8, %end: i8) -> f32 {
  %step = arith.constant 200 : i8
  // expected-error @below {{step 200 has its sign bit set, which LLVM 22 takes for negative: use a wider type than 'i8'}}
  %r = scf.for unsigned %i = %begin to %end step %step iter_args(%a = %x) -> f32 : i8 {
    %number = arith.uitofp %i : i8 to f32
    %sum = arith.addf %a, %number : f32
    scf.yield %sum : f32
  }
  return %r : f32
}

// -----

func.func @zero(%x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  // expected-error @below {{step must be positive, got 0}}
  %r = scf.for %i = %c0 to %n step %c0 iter_args(%a = %x) -> f32 {
    %sum = arith.addf %a, %a : f32
    scf.yield %sum : f32
  }
  return %r : f32
}

// -----

func.func @negative(%x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %step = arith.constant -1 : index
  // expected-error @below {{step must be positive, got -1}}
  %r = scf.for %i = %n to %c0 step %step iter_args(%a = %x) -> f32 {
    %sum = arith.addf %a, %a : f32
    scf.yield %sum : f32
  }
  return %r : f32
}

// -----

// A distance beyond the largest signed number.

func.func @distance(%x: f32) -> f32 {
  %begin = arith.constant -100 : i8
  %end = arith.constant 100 : i8
  %step = arith.constant 10 : i8
  // expected-error @below {{has 20 iterations, which LLVM 22 takes for 0, as the distance between its bounds does not fit their type: use a wider one than 'i8'}}
  %r = scf.for %i = %begin to %end step %step iter_args(%a = %x) -> f32 : i8 {
    %sum = arith.addf %a, %a : f32
    scf.yield %sum : f32
  }
  return %r : f32
}

// -----

// 100 is the last number, and 150 would be -106.

func.func @wraps(%x: f32) -> f32 {
  %begin = arith.constant 0 : i8
  %end = arith.constant 120 : i8
  %step = arith.constant 50 : i8
  // expected-error @below {{has a last number, 100, that 'i8' cannot count beyond: use a wider type}}
  %r = scf.for %i = %begin to %end step %step iter_args(%a = %x) -> f32 : i8 {
    %sum = arith.addf %a, %a : f32
    scf.yield %sum : f32
  }
  return %r : f32
}

// -----

// What is counted as it is meant: without sign beyond the largest signed number,
// over more than half of a type, and not at all.

func.func @fine(%x: f32, %m: i8, %n: i8) -> f32 {
  %c0 = arith.constant 0 : i8
  %c7 = arith.constant 7 : i8
  %c50 = arith.constant 50 : i8
  %c100 = arith.constant 100 : i8
  %c200 = arith.constant 200 : i8
  %0 = scf.for unsigned %i = %c100 to %c200 step %c50 iter_args(%a = %x) -> f32 : i8 {
    %sum = arith.addf %a, %a : f32
    scf.yield %sum : f32
  }
  %1 = scf.for unsigned %i = %c0 to %c200 step %c7 iter_args(%a = %0) -> f32 : i8 {
    %sum = arith.addf %a, %a : f32
    scf.yield %sum : f32
  }
  %2 = scf.for %i = %c100 to %c50 step %c50 iter_args(%a = %1) -> f32 : i8 {
    %sum = arith.addf %a, %a : f32
    scf.yield %sum : f32
  }
  %3 = scf.for %i = %m to %n step %c50 iter_args(%a = %2) -> f32 : i8 {
    %sum = arith.addf %a, %a : f32
    scf.yield %sum : f32
  }
  return %3 : f32
}
