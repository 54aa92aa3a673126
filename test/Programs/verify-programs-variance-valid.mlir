// What programs may do in which devices along one axis run the same, and along
// another one something else.
//
// RUN: mesh-opt %s --mesh-verify-programs --split-input-file --verify-diagnostics

// Along "pipe" other devices bring other values: what this one has, although it
// is a constant, is not the same as theirs, neither in sums nor in results.

mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe", "data"}]>})
    -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
        tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>})
    attributes {mesh.program, mesh.spmd = @m} {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %sum = mesh.all_reduce sum %one on @m ["pipe"] : tensor<4xf32>
  %all = mesh.all_reduce sum %one on @m ["pipe", "data"] : tensor<4xf32>
  return %sum, %all : tensor<4xf32>, tensor<4xf32>
}
func.func private @b(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe", "data"}]>})
    -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
        tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>})
    attributes {mesh.program, mesh.spmd = @m} {
  %sum = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  %all = mesh.all_reduce sum %x on @m ["pipe", "data"] : tensor<4xf32>
  return %sum, %all : tensor<4xf32>, tensor<4xf32>
}

// -----

// What is received may be the same on all devices along "data".

mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%go: tensor<i1> {mesh.sharding = #mesh.sharding<@m, []>}, %x: tensor<4xf32>)
    -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %go to %c1 tag 0 on @m ["pipe"] : tensor<i1>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  return %zero : tensor<4xf32>
}
func.func private @b(%go: tensor<i1> {mesh.sharding = #mesh.sharding<@m, []>}, %x: tensor<4xf32>)
    -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %received = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<i1>
  %scalar = tensor.extract %received[] : tensor<i1>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %y = scf.if %scalar -> tensor<4xf32> {
    %sum = mesh.all_reduce sum %x on @m ["data"] : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  } else {
    scf.yield %zero : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// -----

// Where the device is decides about control flow, which has been followed: all
// members reach the reduction.

mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %index = mesh.axis_index @m ["data"]
  %first = arith.cmpi eq, %index, %c0 : index
  %y = scf.if %first -> tensor<4xf32> {
    %sum = mesh.all_reduce sum %x on @m ["data"] : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  } else {
    %negative = arith.negf %x : tensor<4xf32>
    %sum = mesh.all_reduce sum %negative on @m ["data"] : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
