// RUN: mesh-opt %s --cse | FileCheck %s --check-prefixes=CHECK,CSE
// RUN: mesh-opt %s --canonicalize | FileCheck %s --check-prefixes=CHECK,DCE
// RUN: mesh-opt %s --loop-invariant-code-motion | FileCheck %s --check-prefixes=CHECK,LICM
//
// In a program that all devices run a collective is a function of its operands.
// In the program of some devices it is bound to its counterparts in others.

mesh.mesh @m = <["x"=4]>

// CHECK-LABEL: func @merged
// CSE-COUNT-1: mesh.all_reduce
// CSE-NOT: mesh.all_reduce
func.func @merged(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  %1 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @program_merged
// CHECK-COUNT-2: mesh.all_reduce
func.func @program_merged(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.program} {
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  %1 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @unused
// DCE-NEXT: return
// CSE-NEXT: return
func.func @unused(%x: tensor<4xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  %f = mesh.async {
    %1 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %1 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  return
}

// CHECK-LABEL: func @program_unused
// CHECK-NEXT: mesh.permute
// CHECK-NEXT: mesh.send
// CHECK-NEXT: mesh.recv
func.func @program_unused(%x: tensor<4xf32>, %peer: index) attributes {mesh.program} {
  %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  mesh.send %x to %peer tag 0 on @m : tensor<4xf32>
  %1 = mesh.recv from %peer tag 0 on @m : tensor<4xf32>
  return
}

// CHECK-LABEL: func @hoisted
// LICM: mesh.all_reduce
// LICM: scf.for
func.func @hoisted(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> tensor<4xf32> {
    %1 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
    %2 = arith.addf %acc, %1 : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @program_hoisted
// CHECK: scf.for
// CHECK: mesh.all_reduce
func.func @program_hoisted(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> attributes {mesh.program} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> tensor<4xf32> {
    %1 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
    %2 = arith.addf %acc, %1 : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// Each future is waited for once: starts are neither merged nor moved.
// CHECK-LABEL: func @async
// CHECK-COUNT-2: mesh.async
// CHECK: scf.for
// CHECK: mesh.async
func.func @async(%x: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = mesh.async {
    %1 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
    mesh.yield %1 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %g = mesh.async {
    %1 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
    mesh.yield %1 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %0 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  %2 = mesh.wait %g : !mesh.future<tensor<4xf32>>
  %3 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> tensor<4xf32> {
    %h = mesh.async {
      %4 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
      mesh.yield %4 : tensor<4xf32>
    } : !mesh.future<tensor<4xf32>>
    %5 = mesh.wait %h : !mesh.future<tensor<4xf32>>
    %6 = arith.addf %acc, %5 : tensor<4xf32>
    scf.yield %6 : tensor<4xf32>
  }
  return %0, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Nor does a start become one of what another op has brought.
// CHECK-LABEL: func @async_after_same
// CHECK: mesh.permute
// CHECK: mesh.async
// CHECK-NEXT: mesh.permute
func.func @async_after_same(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
  %f = mesh.async {
    %1 = mesh.permute %x on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %1 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %2 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return %0, %2 : tensor<4xf32>, tensor<4xf32>
}
