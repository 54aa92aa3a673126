// What cannot be called from outside is an error at the entry.
//
// RUN: mesh-opt %s --mesh-describe-entries --split-input-file --verify-diagnostics

// expected-error @+1 {{there is no function @main}}
module attributes {mesh_rt.entries = [{name = "main"}]} {
}

// -----

module attributes {mesh_rt.entries = [{name = "main"}]} {
  // expected-error @+1 {{@main: argument 0 of type tensor<?xf32> is not a tensor of static shape}}
  func.func @main(%x: tensor<?xf32>) {
    return
  }
}

// -----

module attributes {mesh_rt.entries = [{name = "main"}]} {
  // expected-error @+1 {{@main: argument 1 has the name 'a', which another one has too}}
  func.func @main(%x: f32 {mesh.name = "a"}, %y: f32 {mesh.name = "a"}) {
    return
  }
}

// -----

module attributes {mesh_rt.entries = [{name = "main"}]} {
  // expected-error @+1 {{@main: result '0' is a scalar of a function that others call; what is run returns tensors, of rank 0 for a number}}
  func.func @main(%x: f32) -> f32 {
    return %x : f32
  }
}

// -----

module attributes {mesh_rt.entries = [{name = "main"}]} {
  mesh.mesh @m = <["x"=2]>
  // expected-error @+1 {{@main is the program of only some devices (mesh.program); what is run is one program for all devices, or a mesh.programs}}
  func.func @main(%x: tensor<2xf32>) attributes {mesh.program, mesh.spmd = @m} {
    return
  }
}
