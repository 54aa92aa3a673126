// RUN: mesh-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{'mesh.programs' op there is no mesh @m}}
mesh.programs @main on @m ["x"] = {@f at [0, 1]}
func.func private @f() attributes {mesh.program} {
  return
}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op mesh has no axis "y"; its axes are "x"}}
mesh.programs @main on @m ["y"] = {@f at [0, 1]}
func.func private @f() attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{a position has two programs}}
mesh.programs @main on @m ["x"] = {@f at [0, 1], @g at [1]}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{expected positions in ascending order}}
mesh.programs @main on @m ["x"] = {@f at [1 to 0]}

// -----

// What is claimed is not allocated.
mesh.mesh @m = <["x"=2]>
// expected-error @below {{expected positions below 4194304, got 1152921504606846976}}
mesh.programs @main on @m ["x"] = {@f at [0 to 1152921504606846976]}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op position 1 has no program}}
mesh.programs @main on @m ["x"] = {@f at [0, 2]}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op must have programs for the positions 0 … 1, got 3}}
mesh.programs @main on @m ["x"] = {@f at [0 to 2]}
func.func private @f() attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op no position runs @g}}
mesh.programs @main on @m ["x"] = {@f at [0 to 1], @g at []}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op lists @f twice}}
mesh.programs @main on @m ["x"] = {@f at [0], @f at [1]}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op there is no function @f with a body}}
mesh.programs @main on @m ["x"] = {@f at [0, 1]}
func.func private @f() attributes {mesh.program, mesh.spmd = @m}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op @f must have the attribute 'mesh.program'}}
mesh.programs @main on @m ["x"] = {@f at [0, 1]}
// expected-note @below {{declared here}}
func.func private @f() attributes {mesh.spmd = @m} {
  return
}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op @f must have the attribute 'mesh.spmd', naming @m}}
mesh.programs @main on @m ["x"] = {@f at [0, 1]}
// expected-note @below {{declared here}}
func.func private @f() attributes {mesh.program} {
  return
}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op @g must be of type '() -> ()', got '(f32) -> ()'}}
mesh.programs @main on @m ["x"] = {@f at [0], @g at [1]}
func.func private @f() attributes {mesh.program, mesh.spmd = @m} {
  return
}
// expected-note @below {{declared here}}
func.func private @g(%x: f32) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.programs' op @g must have the same attributes of arguments and results as the other programs}}
mesh.programs @main on @m ["x"] = {@f at [0], @g at [1]}
func.func private @f(%x: f32) attributes {mesh.program, mesh.spmd = @m} {
  return
}
// expected-note @below {{declared here}}
func.func private @g(%x: f32 {mesh.name = "x"}) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

// Messages to peers that there are not.

mesh.mesh @m = <["x"=2, "y"=3]>
func.func @f(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c2 = arith.constant 2 : index
  mesh.send %x to %c2 tag 0 on @m ["y"] : tensor<4xf32>
  // expected-error @below {{'mesh.send' op peer must be one of the group's members 0 … 1, got 2}}
  mesh.send %x to %c2 tag 0 on @m ["x"] : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f() attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'mesh.recv' op mesh has no axis "z"; its axes are "x"}}
  %0 = mesh.recv from %c0 tag 0 on @m ["z"] : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'mesh.async' op region must yield what it sends}}
  %f = mesh.async {
    mesh.send %x to %c0 tag 0 on @m : tensor<4xf32>
    mesh.yield %y : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  return
}
