// RUN: mesh-opt %s --mesh-specialize-devices --split-input-file --verify-diagnostics

// Only the first device gets to the exchange.

mesh.mesh @m = <["pipe"=2]>
func.func @branch(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %stage = mesh.axis_index @m ["pipe"]
  %first = arith.cmpi eq, %stage, %c0 : index
  // expected-error @below {{'scf.if' op does not go the same way on all devices (1 at "pipe" 0, 0 at "pipe" 1), which communicate in it}}
  %y = scf.if %first -> tensor<4xf32> {
    %p = mesh.permute %x on @m ["pipe"] shift 1 : tensor<4xf32>
    scf.yield %p : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

// The second device exchanges once more.

mesh.mesh @m = <["pipe"=2]>
func.func @loop(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %stage = mesh.axis_index @m ["pipe"]
  %begin = arith.subi %c1, %stage : index
  // expected-error @below {{'scf.for' op does not go the same way on all devices (2 at "pipe" 0, 3 at "pipe" 1), which communicate in it}}
  %y = scf.for %i = %begin to %c3 step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %s = mesh.all_reduce sum %a on @m ["pipe"] : tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @future(%x: tensor<4xf32>) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f = mesh.async {
    %p = mesh.permute %x on @m ["pipe"] pairs [0 -> 1] : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  // expected-error @below {{'scf.for' op carries '!mesh.future<tensor<4xf32>>', which a program of some devices cannot do; only tensors and numbers can be carried where devices differ}}
  %g = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %f) -> !mesh.future<tensor<4xf32>> {
    %y = mesh.wait %h : !mesh.future<tensor<4xf32>>
    %next = mesh.async {
      %p = mesh.permute %y on @m ["pipe"] pairs [0 -> 1] : tensor<4xf32>
      mesh.yield %p : tensor<4xf32>
    } : !mesh.future<tensor<4xf32>>
    scf.yield %next : !mesh.future<tensor<4xf32>>
  }
  %y = mesh.wait %g : !mesh.future<tensor<4xf32>>
  return
}

// -----

mesh.mesh @m = <["pipe"=2000000000]>
// expected-error @below {{'func.func' op messages and programs tell 2000000000 positions apart, of which at most 65536 can be followed}}
func.func @too_many(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %y = mesh.permute %x on @m ["pipe"] pairs [0 -> 1] : tensor<4xf32>
  return %y : tensor<4xf32>
}
