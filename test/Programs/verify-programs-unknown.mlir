// What depends on data that may differ cannot be checked, and is no less an
// error.
//
// RUN: mesh-opt %s --allow-unregistered-dialect --mesh-verify-programs --split-input-file --verify-diagnostics

// Whether there is a message depends on data.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %n: index, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'scf.if' op depends on data, and devices at "pipe" 0 communicate in it: this can be checked only if all devices get what decides from one mesh.broadcast}}
  scf.if %go {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// -----

// How many there are.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %n: index, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{'scf.for' op depends on data, and devices at "pipe" 0 communicate in it: this can be checked only if all devices get what decides from one mesh.broadcast}}
  scf.for %i = %c0 to %n step %c1 {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// -----

// Where they go.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %n: index, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  // expected-error @below {{'mesh.send' op has a peer that depends on data: this cannot be checked}}
  mesh.send %x to %n tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// In a loop that data end.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %n: index, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  // expected-error @below {{'scf.while' op depends on data, and devices at "pipe" 0 communicate in it: this can be checked only if all devices get what decides from one mesh.broadcast}}
  scf.while : () -> () {
    %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}

// -----

// A future that a loop carries.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %n: index, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = mesh.async {
    %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
    mesh.yield %r : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %last = scf.for %i = %c0 to %c1 step %c1 iter_args(%flying = %f) -> (!mesh.future<tensor<4xf32>>) {
    // expected-error @below {{'mesh.wait' op is for a future that loops, branches or calls carry: this cannot be checked}}
    %w = mesh.wait %flying : !mesh.future<tensor<4xf32>>
    %g = mesh.async {
      %s = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
      mesh.yield %s : tensor<4xf32>
    } : !mesh.future<tensor<4xf32>>
    scf.yield %g : !mesh.future<tensor<4xf32>>
  }
  return
}

// -----

// In a function that calls itself.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %n: index, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  // expected-error @below {{'func.call' op calls a function that is running, in which devices communicate: this cannot be checked}}
  call @a(%x, %n, %go) : (tensor<4xf32>, index, i1) -> ()
  return
}

// -----

// Between blocks.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
// expected-error @below {{'func.func' op has several blocks, and communicates: this cannot be checked}}
func.func private @a(%x: tensor<4xf32>, %n: index, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  cf.br ^end
  ^end:
  return
}

// -----

// What an op computes that nobody knows.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %n: i32) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %go = "unknown.op"(%n) : (i32) -> i1
  // expected-error @below {{'scf.if' op depends on data, and devices at "pipe" 0 communicate in it: this can be checked only if all devices get what decides from one mesh.broadcast}}
  scf.if %go {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
