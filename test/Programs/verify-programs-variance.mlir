// Along axes along which all devices run it, a program obeys what other
// functions in local view do.
//
// RUN: mesh-opt %s --mesh-verify-programs --split-input-file --verify-diagnostics

// Some of those that run the program reach a collective, others do not.

mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
// expected-note @below {{varies}}
func.func private @a(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) -> tensor<4xf32>
    attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  // expected-note @below {{through 'tensor.extract'}}
  %first = tensor.extract %x[%c0] : tensor<4xf32>
  // expected-note @below {{through 'arith.cmpf'}}
  %negative = arith.cmpf olt, %first, %zero : f32
  // expected-note @below {{decided by 'scf.if'}}
  %y = scf.if %negative -> tensor<4xf32> {
    // expected-error @below {{'mesh.all_reduce' op runs under control flow that varies along "data", one of its own axes: devices would wait for others that do not come}}
    %sum = mesh.all_reduce sum %x on @m ["data"] : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
func.func private @b(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) -> tensor<4xf32>
    attributes {mesh.program, mesh.spmd = @m} {
  return %x : tensor<4xf32>
}

// -----

// A result is declared to be the same and varies.

mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
// expected-note @below {{varies}}
func.func private @a(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe", "data"}]>})
    -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) attributes {mesh.program, mesh.spmd = @m} {
  // expected-error @below {{'func.return' op result 0 is declared to be the same, but varies along "data"}}
  return %x : tensor<4xf32>
}
func.func private @b(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe", "data"}]>})
    -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) attributes {mesh.program, mesh.spmd = @m} {
  %y = mesh.all_gather %x on @m ["data"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  %z = tensor.extract_slice %y[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

// A part of a sum is taken for the whole.

mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @part() -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=sum{"data"}>})
    attributes {mesh.spmd = @m}
func.func private @a() -> tensor<4xf32> attributes {mesh.program, mesh.spmd = @m} {
  // expected-note @below {{unreduced}}
  %x = call @part() : () -> tensor<4xf32>
  // expected-error @below {{'math.exp' op takes an operand that is unreduced along "data" as if it were whole; reduce it first}}
  %y = math.exp %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
