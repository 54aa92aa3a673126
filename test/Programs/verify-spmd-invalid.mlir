// RUN: mesh-opt %s --mesh-verify-spmd --split-input-file --verify-diagnostics

// A result that is declared to be the same varies: its operand is split.

mesh.mesh @m = <["x"=2, "y"=4]>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// expected-note @+1 {{from argument 0, which varies}}
func.func @split(%a: tensor<8xf32> {mesh.sharding = #x}, %s: tensor<8xf32> {mesh.sharding = #whole})
    -> (tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{through 'arith.mulf'}}
  %0 = arith.mulf %s, %a : tensor<8xf32>
  // expected-note @+1 {{through 'math.exp'}}
  %1 = math.exp %0 : tensor<8xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %1 : tensor<8xf32>
}

// -----

// The reduction is over the wrong axis.

mesh.mesh @m = <["x"=2, "y"=4]>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// expected-note @+1 {{from argument 0, which varies}}
func.func @wrong_axis(%a: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{through 'mesh.all_reduce'}}
  %0 = mesh.all_reduce max %a on @m ["y"] : tensor<8xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %0 : tensor<8xf32>
}

// -----

// Something that varies was put beside something that does not.

mesh.mesh @m = <["x"=2, "y"=4]>
#x = #mesh.sharding<@m, [{"x"}]>
#y = #mesh.sharding<@m, [{"y"}]>
#whole = #mesh.sharding<@m, [{}]>

func.func @put_together(%a: tensor<8xf32> {mesh.sharding = #x}, %s: tensor<8xf32> {mesh.sharding = #whole})
    -> (tensor<4xf32> {mesh.sharding = #y}) attributes {mesh.spmd = @m} {
  %0 = tensor.concat dim(0) %s, %a : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  // expected-note @+1 {{from 'mesh.reduce_scatter', which varies in part}}
  %1 = mesh.reduce_scatter max %0 on @m ["y"] dim 0 : tensor<16xf32> -> tensor<4xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %1 : tensor<4xf32>
}

// -----

// A gather over part of an axis leaves the other part.

mesh.mesh @m = <["x"=4]>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// expected-note @+1 {{from argument 0, which varies}}
func.func @part_of_an_axis(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<4xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{through 'mesh.all_gather'}}
  %0 = mesh.all_gather %a on @m ["x":(2)2] dim 0 : tensor<2xf32> -> tensor<4xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x":(1)2}}
  return %0 : tensor<4xf32>
}

// -----

// What a device does may depend on where it is: so may what comes of it.

mesh.mesh @m = <["x"=2]>
#whole = #mesh.sharding<@m, [{}]>

func.func @decided_by_the_index(%a: tensor<2xf32> {mesh.sharding = #whole}, %b: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %i = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.cmpi'}}
  %first = arith.cmpi eq, %i, %c0 : index
  // expected-note @+1 {{through 'scf.if'}}
  %0 = scf.if %first -> tensor<2xf32> {
    scf.yield %a : tensor<2xf32>
  } else {
    scf.yield %b : tensor<2xf32>
  }
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %0 : tensor<2xf32>
}

// -----

// A loop carries what varies into what did not.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// expected-note @+1 {{from argument 1, which varies}}
func.func @carried(%a: tensor<2xf32> {mesh.sharding = #whole}, %b: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-note @+1 {{through 'scf.for'}}
  %0:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%u = %a, %v = %b) -> (tensor<2xf32>, tensor<2xf32>) {
    scf.yield %v, %u : tensor<2xf32>, tensor<2xf32>
  }
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %0#0 : tensor<2xf32>
}

// -----

// A sum that is still to be reduced is not the whole.

mesh.mesh @m = <["x"=2]>
#sum = #mesh.sharding<@m, [{}], partial=sum{"x"}>
#max = #mesh.sharding<@m, [{}], partial=max{"x"}>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

func.func private @parts(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #sum}) attributes {mesh.spmd = @m} {
  return %a : tensor<2xf32>
}

func.func @unreduced(%own: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}, tensor<2xf32> {mesh.sharding = #x}, tensor<2xf32> {mesh.sharding = #max}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{from 'func.call', which is unreduced}}
  %a = call @parts(%own) : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+3 {{'func.return' op result 0 is declared to be the same, but is unreduced (sum) along "x"}}
  // expected-error @+2 {{'func.return' op result 1 is declared to be split, but is unreduced (sum) along "x"}}
  // expected-error @+1 {{'func.return' op result 2 is declared to be unreduced (max), but is unreduced (sum) along "x"}}
  return %a, %a, %a : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// The maximum of parts of a sum says nothing of the sum.

mesh.mesh @m = <["x"=2, "y"=4]>
#x = #mesh.sharding<@m, [{"x"}]>
#sum = #mesh.sharding<@m, [{}], partial=sum{"x"}>
#whole = #mesh.sharding<@m, [{}]>

func.func private @parts(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #sum}) attributes {mesh.spmd = @m} {
  return %a : tensor<2xf32>
}

func.func @not_linear(%own: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{from 'func.call', which is unreduced}}
  %a = call @parts(%own) : (tensor<2xf32>) -> tensor<2xf32>
  %zero = arith.constant dense<0.0> : tensor<2xf32>
  // expected-note @+1 {{through 'arith.negf'}}
  %0 = arith.negf %a : tensor<2xf32>
  // expected-error @+1 {{'arith.maximumf' op takes an operand that is unreduced along "x" as if it were whole; reduce it first}}
  %1 = arith.maximumf %0, %zero : tensor<2xf32>
  %2 = mesh.all_reduce sum %1 on @m ["x"] : tensor<2xf32>
  return %2 : tensor<2xf32>
}

// -----

// A bias that all devices add counts once for each of them.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>
#sum = #mesh.sharding<@m, [{}], partial=sum{"x"}>
#whole = #mesh.sharding<@m, [{}]>

func.func private @parts(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #sum}) attributes {mesh.spmd = @m} {
  return %a : tensor<2xf32>
}

func.func @bias(%own: tensor<2xf32> {mesh.sharding = #x}, %b: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{from 'func.call', which is unreduced}}
  %a = call @parts(%own) : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+1 {{'arith.addf' op takes an operand that is unreduced along "x" as if it were whole; reduce it first}}
  %0 = arith.addf %a, %b : tensor<2xf32>
  %1 = mesh.all_reduce sum %0 on @m ["x"] : tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// Nor is a sum reduced by a maximum, or by taking a block of each part or one
// of them.

mesh.mesh @m = <["x"=2, "y"=2]>
#x = #mesh.sharding<@m, [{"x"}]>
#sum = #mesh.sharding<@m, [{}], partial=sum{"x"}>

func.func private @parts(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #sum}) attributes {mesh.spmd = @m} {
  return %a : tensor<2xf32>
}

func.func @wrong_reduction(%own: tensor<2xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{from 'func.call', which is unreduced}}
  %a = call @parts(%own) : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+1 {{'mesh.all_reduce' op takes an operand that is unreduced along "x" as if it were whole}}
  %0 = mesh.all_reduce max %a on @m ["x"] : tensor<2xf32>
  // expected-error @+1 {{'mesh.all_reduce' op takes an operand that is unreduced along "x" as if it were whole}}
  %1 = mesh.all_reduce max %a on @m ["y"] : tensor<2xf32>
  // expected-error @+1 {{'mesh.all_slice' op takes an operand that is unreduced along "x" as if it were whole}}
  %2 = mesh.all_slice %a on @m ["x"] dim 0 : tensor<2xf32> -> tensor<1xf32>
  // expected-error @+1 {{'mesh.broadcast' op takes an operand that is unreduced along "x" as if it were whole}}
  %3 = mesh.broadcast %a on @m ["x"] root 1 : tensor<2xf32>
  %4 = mesh.broadcast %a on @m ["y"] root 1 : tensor<2xf32>
  return
}

// -----

// Some devices of a group reach the collective, the others do not.

mesh.mesh @m = <["x"=2, "y"=4]>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

func.func @branch(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %i = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.cmpi'}}
  %first = arith.cmpi eq, %i, %c0 : index
  // expected-note @+1 {{decided by 'scf.if'}}
  %0 = scf.if %first -> tensor<2xf32> {
    // expected-error @+1 {{'mesh.all_reduce' op runs under control flow that varies along "x", one of its own axes: devices would wait for others that do not come}}
    %1 = mesh.all_reduce max %a on @m ["y", "x"] : tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  } else {
    scf.yield %a : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

// -----

// So it is with loops whose condition varies, and with what is called there.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func private @communicates(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %0 = mesh.permute %a on @m ["x"] shift 1 : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// expected-note @+1 {{from argument 0, which varies}}
func.func @loop(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %0 = scf.while (%u = %a) : (tensor<2xf32>) -> tensor<2xf32> {
    // expected-note @+1 {{through 'tensor.extract'}}
    %first = tensor.extract %u[%c0] : tensor<2xf32>
    // expected-note @+1 {{through 'arith.cmpf'}}
    %goes_on = arith.cmpf olt, %first, %one : f32
    // expected-note @+1 {{decided by 'scf.condition'}}
    scf.condition(%goes_on) %u : tensor<2xf32>
  } do {
  ^body(%v: tensor<2xf32>):
    // expected-error @+1 {{'func.call' op runs under control flow that varies along "x", one of its own axes}}
    %1 = func.call @communicates(%v) : (tensor<2xf32>) -> tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

// -----

// Blocks are control flow as well.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @blocks(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %i = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.cmpi'}}
  %first = arith.cmpi eq, %i, %c0 : index
  // expected-note @+1 {{decided by 'cf.cond_br'}}
  cf.cond_br %first, ^then, ^end(%a : tensor<2xf32>)
^then:
  // expected-error @+1 {{'mesh.all_reduce' op runs under control flow that varies along "x", one of its own axes}}
  %0 = mesh.all_reduce sum %a on @m ["x"] : tensor<2xf32>
  cf.br ^end(%0 : tensor<2xf32>)
^end(%1: tensor<2xf32>):
  %2 = mesh.all_reduce sum %1 on @m ["x"] : tensor<2xf32>
  return %2 : tensor<2xf32>
}

// -----

// Of what devices sent each other nothing is said, but if asked for.

mesh.mesh @m = <["x"=2]>

func.func @sent(%a: tensor<1xi1>, %b: tensor<2xf32>) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %0 = mesh.permute %a on @m ["x"] shift 1 : tensor<1xi1>
  %go = tensor.extract %0[%c0] : tensor<1xi1>
  scf.if %go {
    %1 = mesh.all_reduce sum %b on @m ["x"] : tensor<2xf32>
  }
  return
}

// -----

// Callers owe their callees what these declare.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

func.func private @callee(%a: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  return %a : tensor<2xf32>
}

// expected-note @+1 {{from argument 0, which varies}}
func.func @caller(%a: tensor<2xf32> {mesh.sharding = #x})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{'func.call' op operand 0 of @callee is declared to be the same, but varies along "x"}}
  %0 = call @callee(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// What may be meant, but most likely is not: a value that is the same counts
// once for each device.

mesh.mesh @m = <["x"=2, "y"=4]>
#x = #mesh.sharding<@m, [{"x"}]>
#xy = #mesh.sharding<@m, [{"x", "y"}]>
#whole = #mesh.sharding<@m, [{}]>
#sum = #mesh.sharding<@m, [{}], partial=sum{"x"}>

// expected-note @+1 {{from argument 0, which is the same}}
func.func @warnings(%a: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}, tensor<2xf32> {mesh.sharding = #sum}) attributes {mesh.spmd = @m} {
  %two = arith.constant dense<2.0> : tensor<2xf32>
  // expected-note @+1 {{through 'arith.mulf'}}
  %0 = arith.mulf %two, %a : tensor<2xf32>
  // expected-warning @+1 {{'mesh.all_reduce' op sums up a value that is the same on all 8 devices along "x", "y": 8 times the value}}
  %1 = mesh.all_reduce sum %0 on @m ["x", "y"] : tensor<2xf32>
  // expected-warning @+1 {{'func.return' op result 1 is declared to be unreduced along "x", but is the same on all devices: it counts once for each of them}}
  return %1, %a : tensor<2xf32>, tensor<2xf32>
}

// Along one of the axes the value varies, along the other it has been summed up
// already.

func.func @along_one(%a: tensor<2xf32> {mesh.sharding = #xy})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{from 'mesh.all_reduce', which is the same}}
  %0 = mesh.all_reduce sum %a on @m ["y"] : tensor<2xf32>
  // expected-note @+1 {{through 'math.exp'}}
  %1 = math.exp %0 : tensor<2xf32>
  // expected-warning @+1 {{'mesh.all_reduce' op sums up a value that is the same on all 4 devices along "y": 4 times the value}}
  %2 = mesh.all_reduce sum %1 on @m ["x", "y"] : tensor<2xf32>
  return %2 : tensor<2xf32>
}

// So do factors, and sums that are scattered; maxima take it as often as they
// like.

// expected-note @+1 {{from argument 0, which is the same}}
func.func @others(%a: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #x}, tensor<2xf32> {mesh.sharding = #xy}, tensor<2xf32> {mesh.sharding = #xy}) attributes {mesh.spmd = @m} {
  // expected-warning @+1 {{'mesh.all_reduce' op multiplies a value that is the same on all 4 devices along "y": the value to the power of 4}}
  %0 = mesh.all_reduce product %a on @m ["y"] : tensor<8xf32>
  // expected-warning @+1 {{'mesh.reduce_scatter' op sums up a value that is the same on all 4 devices along "y": 4 times the value}}
  %1 = mesh.reduce_scatter sum %a on @m ["y"] dim 0 : tensor<8xf32> -> tensor<2xf32>
  %2 = mesh.reduce_scatter max %a on @m ["y"] dim 0 : tensor<8xf32> -> tensor<2xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// Copies that are not cut where one of them begins are other values.

mesh.mesh @m = <["x"=4]>
#whole = #mesh.sharding<@m, [{}]>

func.func @between_copies(%a: tensor<8xf32> {mesh.sharding = #whole})
    -> (tensor<8xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c2 = arith.constant 2 : index
  %0 = tensor.concat dim(0) %a, %a : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %i = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.muli'}}
  %offset = arith.muli %i, %c2 : index
  // expected-note @+1 {{through 'tensor.extract_slice'}}
  %1 = tensor.extract_slice %0[%offset] [8] [1] : tensor<16xf32> to tensor<8xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %1 : tensor<8xf32>
}

// -----

// Of several slices each by itself is a device's own.

mesh.mesh @m = <["x"=2]>
#whole = #mesh.sharding<@m, [{}]>

func.func @one_of_two(%w: tensor<4xf32> {mesh.sharding = #whole}, %v: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}, tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) attributes {mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %i = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'tensor.extract_slice'}}
  %0 = tensor.extract_slice %w[%i] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %next = arith.addi %i, %c1 : index
  %1 = tensor.extract_slice %w[%next] [2] [1] : tensor<4xf32> to tensor<2xf32>
  // expected-note @+1 {{through 'arith.addf'}}
  %2 = arith.addf %0, %v : tensor<2xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %2, %1 : tensor<2xf32>, tensor<2xf32>
}

// -----

// Nor is it one thing over and over if others are between.

mesh.mesh @m = <["x"=2]>
#whole = #mesh.sharding<@m, [{}]>

func.func @not_copies(%a: tensor<4xf32> {mesh.sharding = #whole}, %b: tensor<4xf32> {mesh.sharding = #whole})
    -> (tensor<4xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c4 = arith.constant 4 : index
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %i = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.muli'}}
  %offset = arith.muli %i, %c4 : index
  // expected-note @+1 {{through 'tensor.extract_slice'}}
  %1 = tensor.extract_slice %0[%offset] [4] [1] : tensor<8xf32> to tensor<4xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %1 : tensor<4xf32>
}

// -----

// What others had differs as much as what devices have, and there is nothing
// from nobody.

mesh.mesh @m = <["x"=2, "y"=2]>
#x = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

// expected-note @+1 {{from argument 0, which varies}}
func.func @only_sent(%a: tensor<4xf32> {mesh.sharding = #x})
    -> (tensor<4xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{through 'mesh.permute'}}
  %0 = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
  // expected-note @+1 {{through 'math.exp'}}
  %1 = math.exp %0 : tensor<4xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %1 : tensor<4xf32>
}

func.func @sent_to_some(%a: tensor<4xf32> {mesh.sharding = #whole})
    -> (tensor<4xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{from 'mesh.permute', which varies}}
  %0 = mesh.permute %a on @m ["y"] pairs [0 -> 1] : tensor<4xf32>
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "y"}}
  return %0 : tensor<4xf32>
}

// -----

// A key that is a part of a sum is none: what is drawn from it is no part of
// anything.

mesh.mesh @m = <["x"=2, "y"=4]>
#sum = #mesh.sharding<@m, [{}], partial=sum{"x"}>
#folded = #mesh.sharding<@m, [{"y"}], partial=sum{"x"}>

func.func private @keys() -> (tensor<2xi32> {mesh.sharding = #sum}) attributes {mesh.spmd = @m}

func.func @folded() -> (tensor<2xi32> {mesh.sharding = #folded}) attributes {mesh.spmd = @m} {
  // expected-note @+1 {{from 'func.call', which is unreduced}}
  %key = call @keys() : () -> tensor<2xi32>
  // expected-error @+1 {{'mesh.rng_fold_axes' op takes an operand that is unreduced along "x" as if it were whole; reduce it first}}
  %0 = mesh.rng_fold_axes %key on @m ["y"] : tensor<2xi32>
  return %0 : tensor<2xi32>
}
