// RUN: mesh-opt %s --mesh-verify-spmd="strict" --split-input-file --verify-diagnostics

// It is not known whether devices agree on an argument without a sharding, nor
// on what came by permutes.

mesh.mesh @m = <["x"=2, "y"=2]>

// expected-note @+1 {{from argument 0, which may vary}}
func.func @argument(%go: i1, %b: tensor<2xf32>) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{decided by 'scf.if'}}
  scf.if %go {
    // expected-error @+1 {{'mesh.all_reduce' op runs under control flow that may vary along "x", one of its own axes: devices would wait for others that do not come}}
    %0 = mesh.all_reduce sum %b on @m ["x"] : tensor<2xf32>
  }
  return
}

// -----

mesh.mesh @m = <["x"=2, "y"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

// expected-note @+1 {{from argument 0, which varies}}
func.func @sent(%a: tensor<1xi1> {mesh.sharding = #x}, %b: tensor<2xf32>) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{through 'mesh.permute'}}
  %0 = mesh.permute %a on @m ["x"] shift 1 : tensor<1xi1>
  // expected-note @+1 {{through 'tensor.extract'}}
  %go = tensor.extract %0[%c0] : tensor<1xi1>
  // expected-note @+1 {{decided by 'scf.if'}}
  scf.if %go {
    // The argument is the same along "y", and so is what was sent along "x".
    %1 = mesh.all_reduce sum %b on @m ["y"] : tensor<2xf32>
    // expected-error @+1 {{'mesh.all_reduce' op runs under control flow that varies along "x", one of its own axes}}
    %2 = mesh.all_reduce sum %b on @m ["x"] : tensor<2xf32>
  }
  return
}

// -----

// Reduced over the axis, all is well.

mesh.mesh @m = <["x"=2]>

func.func @agreed(%a: tensor<1xi8>, %b: tensor<2xf32>) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i8
  %0 = mesh.all_reduce max %a on @m ["x"] : tensor<1xi8>
  %most = tensor.extract %0[%c0] : tensor<1xi8>
  %go = arith.cmpi ne, %most, %zero : i8
  scf.if %go {
    %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<2xf32>
  }
  return
}

// -----

// Nor is it known that what was put together is the same, as it is declared.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// expected-note @+1 {{from argument 0, which varies}}
func.func @put_together(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{through 'mesh.permute'}}
  %0 = mesh.permute %a on @m ["x"] shift 1 : tensor<2xf32>
  // expected-note @+1 {{through 'arith.addf'}}
  %1 = arith.addf %0, %a : tensor<2xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but may vary along "x"}}
  return %1 : tensor<2xf32>
}
