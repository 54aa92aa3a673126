// RUN: mesh-opt %s --mesh-verify-spmd --split-input-file --verify-diagnostics

// A call is the collectives that it leads to, also where functions call one
// another: @again comes to that of @count, which it calls and is called by.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @main(%a: tensor<4xf32> {mesh.sharding = #x}, %n: index)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.cmpi'}}
  %first = arith.cmpi eq, %d, %c0 : index
  %0 = call @count(%a, %n) : (tensor<4xf32>, index) -> tensor<4xf32>
  // expected-note @+1 {{decided by 'scf.if'}}
  %1 = scf.if %first -> tensor<4xf32> {
    // expected-error @+1 {{'func.call' op runs under control flow that varies along "x", one of its own axes}}
    %2 = func.call @again(%0, %n) : (tensor<4xf32>, index) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %0 : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

func.func private @count(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %go = arith.cmpi sgt, %n, %c0 : index
  %0 = scf.if %go -> tensor<4xf32> {
    %1 = func.call @again(%a, %n) : (tensor<4xf32>, index) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  %2 = mesh.all_reduce max %0 on @m ["x"] : tensor<4xf32>
  return %2 : tensor<4xf32>
}

func.func private @again(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %less = arith.subi %n, %c1 : index
  %0 = call @count(%a, %less) : (tensor<4xf32>, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Who is in a group over another mesh does not follow from the axes of this one.

mesh.mesh @m = <["x"=2]>
mesh.mesh @n = <["y"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @main(%a: tensor<4xf32> {mesh.sharding = #x})
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.cmpi'}}
  %first = arith.cmpi eq, %d, %c0 : index
  // expected-note @+1 {{decided by 'scf.if'}}
  %0 = scf.if %first -> tensor<4xf32> {
    // expected-error @+1 {{'mesh.all_reduce' op runs under control flow that varies along "x", one of its own axes}}
    %1 = mesh.all_reduce max %a on @n ["y"] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
