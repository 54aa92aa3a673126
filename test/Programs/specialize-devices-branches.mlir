// Scalars that come out of branches are those that are taken.
//
// RUN: mesh-opt %s --mesh-specialize-devices --canonicalize | FileCheck %s

mesh.mesh @m = <["p"=4, "q"=2]>

// The index over "p" counts where the one over "q" is 0.

// CHECK: mesh.programs @branch on @m ["p", "q"] = {@branch.0 at [0], @branch.1 at [1, 3, 5, 7], @branch.2 at [2, 4, 6]}
// CHECK-LABEL: func private @branch.0
// CHECK-NEXT: arith.addf
// CHECK-LABEL: func private @branch.1
// CHECK-NEXT: arith.addf
// CHECK-LABEL: func private @branch.2
// CHECK-NEXT: return
func.func @branch(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %q = mesh.axis_index @m ["q"]
  %is_first = arith.cmpi eq, %q, %c0 : index
  %r = scf.if %is_first -> index {
    %p = mesh.axis_index @m ["p"]
    scf.yield %p : index
  } else {
    scf.yield %c0 : index
  }
  %is = arith.cmpi eq, %r, %c0 : index
  %y = scf.if %is -> tensor<4xf32> {
    %twice = arith.addf %x, %x : tensor<4xf32>
    scf.yield %twice : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// The same with a switch in a loop: an iteration for each device.

// CHECK: mesh.programs @switch on @m ["p"]
// CHECK-SAME: @switch.0 at [0], @switch.1 at [1], @switch.2 at [2 to 3]
func.func @switch(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %y = scf.for %k = %c0 to %c2 step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %r = scf.index_switch %k -> index
    case 0 {
      %p = mesh.axis_index @m ["p"]
      scf.yield %p : index
    }
    default {
      %p = mesh.axis_index @m ["p"]
      %before = arith.subi %p, %c1 : index
      scf.yield %before : index
    }
    %is = arith.cmpi eq, %r, %c0 : index
    %b = scf.if %is -> tensor<4xf32> {
      %neg = arith.negf %a : tensor<4xf32>
      scf.yield %neg : tensor<4xf32>
    } else {
      scf.yield %a : tensor<4xf32>
    }
    scf.yield %b : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// How often a loop runs does not depend on what it carries.

// CHECK-LABEL: func.func @loop
// CHECK: scf.for
func.func @loop(%x: tensor<4xf32>) -> (tensor<4xf32>, index) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %i = mesh.axis_index @m ["p"]
  %q:2 = scf.for %k = %c0 to %c4 step %c1 iter_args(%z = %x, %a = %i) -> (tensor<4xf32>, index) {
    %is = arith.cmpi eq, %k, %c0 : index
    %w = scf.if %is -> tensor<4xf32> {
      %y = arith.addf %z, %z : tensor<4xf32>
      scf.yield %y : tensor<4xf32>
    } else {
      scf.yield %z : tensor<4xf32>
    }
    %next = arith.addi %a, %k : index
    scf.yield %w, %next : tensor<4xf32>, index
  }
  return %q#0, %q#1 : tensor<4xf32>, index
}

// What only some iterations compute decides nothing: all devices take the
// branch as it is written.

// CHECK: mesh.programs @uncomputed on @m ["p"] = {@uncomputed.0 at [0 to 3]}
// CHECK-LABEL: func private @uncomputed.0
// CHECK: scf.for
// CHECK: math.fpowi
// CHECK: %[[IS:.*]] = arith.cmpi
// CHECK: scf.if %[[IS]]
func.func @uncomputed(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %two = arith.constant 2.0 : f32
  %p = mesh.axis_index @m ["p"]
  %y = scf.for %k = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %is_first = arith.cmpi eq, %k, %c0 : index
    %n = scf.if %is_first -> index {
      scf.yield %p : index
    } else {
      %k32 = arith.index_cast %k : index to i32
      %power = math.fpowi %two, %k32 : f32, i32
      %p32 = arith.fptosi %power : f32 to i32
      %distance = arith.index_cast %p32 : i32 to index
      %sum = arith.addi %distance, %p : index
      scf.yield %sum : index
    }
    %is = arith.cmpi eq, %n, %c0 : index
    %b = scf.if %is -> tensor<4xf32> {
      %neg = arith.negf %a : tensor<4xf32>
      scf.yield %neg : tensor<4xf32>
    } else {
      scf.yield %a : tensor<4xf32>
    }
    scf.yield %b : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// Nor does it bound a loop.

// CHECK-LABEL: func private @unbounded.0
// CHECK: scf.for
// CHECK: scf.for
// CHECK: math.fpowi
// CHECK: %[[N:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[N]]
func.func @unbounded(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %two = arith.constant 2.0 : f32
  %p = mesh.axis_index @m ["p"]
  %y = scf.for %k = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %is_first = arith.cmpi eq, %k, %c0 : index
    %n = scf.if %is_first -> index {
      scf.yield %p : index
    } else {
      %p32 = arith.index_cast %p : index to i32
      %power = math.fpowi %two, %p32 : f32, i32
      %as_i32 = arith.fptosi %power : f32 to i32
      %as_index = arith.index_cast %as_i32 : i32 to index
      scf.yield %as_index : index
    }
    %b = scf.for %j = %c0 to %n step %c1 iter_args(%c = %a) -> tensor<4xf32> {
      %neg = arith.negf %c : tensor<4xf32>
      scf.yield %neg : tensor<4xf32>
    }
    scf.yield %b : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// What is computed wherever control flow leads is decided: no device divides by
// zero.

// CHECK: mesh.programs @guarded on @m ["p"] = {@guarded.0 at [0], @guarded.1 at [1], @guarded.2 at [2 to 3]}
func.func @guarded(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = mesh.axis_index @m ["p"]
  %is_first = arith.cmpi eq, %p, %c0 : index
  %y = scf.if %is_first -> tensor<4xf32> {
    scf.yield %x : tensor<4xf32>
  } else {
    %quotient = arith.divsi %c1, %p : index
    %is_whole = arith.cmpi eq, %quotient, %c1 : index
    %z = scf.if %is_whole -> tensor<4xf32> {
      %neg = arith.negf %x : tensor<4xf32>
      scf.yield %neg : tensor<4xf32>
    } else {
      %sum = arith.addf %x, %x : tensor<4xf32>
      scf.yield %sum : tensor<4xf32>
    }
    scf.yield %z : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
