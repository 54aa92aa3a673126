// RUN: mesh-opt %s --mesh-verify-spmd --split-input-file --verify-diagnostics

// A loop of one block: the block follows its own end, which says how often it
// runs.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @repeated(%a: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  cf.br ^body(%c0, %a : index, tensor<8xf32>)
^body(%i: index, %u: tensor<8xf32>):
  // expected-error @+1 {{'mesh.all_reduce' op runs under control flow that varies along "x", one of its own axes}}
  %0 = mesh.all_reduce max %u on @m ["x"] : tensor<8xf32>
  %n = arith.addi %i, %c1 : index
  // expected-note @+1 {{through 'arith.cmpi'}}
  %go = arith.cmpi ule, %n, %d : index
  // expected-note @+1 {{decided by 'cf.cond_br'}}
  cf.cond_br %go, ^body(%n, %0 : index, tensor<8xf32>), ^end
^end:
  return %0 : tensor<8xf32>
}

// -----

// A loop with a header: the header runs once more for each time that the body
// does.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @header(%a: tensor<8xf32> {mesh.sharding = #x})
    -> (tensor<8xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  cf.br ^head(%c0, %a : index, tensor<8xf32>)
^head(%i: index, %u: tensor<8xf32>):
  // expected-error @+1 {{'mesh.all_reduce' op runs under control flow that varies along "x", one of its own axes}}
  %0 = mesh.all_reduce max %u on @m ["x"] : tensor<8xf32>
  // expected-note @+1 {{through 'arith.cmpi'}}
  %go = arith.cmpi ult, %i, %d : index
  // expected-note @+1 {{decided by 'cf.cond_br'}}
  cf.cond_br %go, ^body, ^end
^body:
  %n = arith.addi %i, %c1 : index
  cf.br ^head(%n, %0 : index, tensor<8xf32>)
^end:
  return %0 : tensor<8xf32>
}

// -----

// An inner loop is gone through again by what decides about the outer one.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @inner(%a: tensor<8xf32> {mesh.sharding = #x}, %go: tensor<i1> {mesh.sharding = #mesh.sharding<@m, []>})
    attributes {mesh.spmd = @m} {
  %same = tensor.extract %go[] : tensor<i1>
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.cmpi'}}
  %varying = arith.cmpi eq, %d, %c0 : index
  cf.br ^outer
^outer:
  cf.br ^inner
^inner:
  // expected-error @+1 {{'mesh.all_reduce' op runs under control flow that varies along "x", one of its own axes}}
  %0 = mesh.all_reduce max %a on @m ["x"] : tensor<8xf32>
  cf.cond_br %same, ^inner, ^latch
^latch:
  // expected-note @+1 {{decided by 'cf.cond_br'}}
  cf.cond_br %varying, ^outer, ^end
^end:
  return
}

// -----

// What is the same in each iteration is not after iterations whose number
// varies.

mesh.mesh @m = <["x"=2]>
#whole = #mesh.sharding<@m, [{}]>

func.func @after_the_loop(%a: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  cf.br ^body(%c0, %a : index, tensor<2xf32>)
^body(%i: index, %u: tensor<2xf32>):
  // expected-note @+1 {{through 'arith.addf'}}
  %0 = arith.addf %u, %a : tensor<2xf32>
  %n = arith.addi %i, %c1 : index
  // expected-note @+1 {{through 'arith.cmpi'}}
  %go = arith.cmpi ule, %n, %d : index
  cf.cond_br %go, ^body(%n, %0 : index, tensor<2xf32>), ^end
^end:
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %0 : tensor<2xf32>
}

// -----

// A block gets one of two values by where a device is.

mesh.mesh @m = <["x"=2]>
#whole = #mesh.sharding<@m, [{}]>

func.func @merged(%a: tensor<2xf32> {mesh.sharding = #whole}, %b: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.cmpi'}}
  %first = arith.cmpi eq, %d, %c0 : index
  cf.cond_br %first, ^end(%a : tensor<2xf32>), ^end(%b : tensor<2xf32>)
^end(%r: tensor<2xf32>):
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %r : tensor<2xf32>
}

// -----

// What is the same wherever it is returned is not, if devices return at
// different places.

mesh.mesh @m = <["x"=2]>
#whole = #mesh.sharding<@m, [{}]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @returned(%a: tensor<2xf32> {mesh.sharding = #whole}, %b: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}, tensor<2xf32> {mesh.sharding = #x}, tensor<2xf32> {mesh.sharding = #whole})
    attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.cmpi'}}
  %first = arith.cmpi eq, %d, %c0 : index
  // expected-note @+1 {{decided by 'cf.cond_br'}}
  cf.cond_br %first, ^here, ^there
^here:
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but along "x" devices may come to different returns}}
  return %a, %a, %a : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
^there:
  return %b, %b, %a : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// -----

// So it is with the ends of a region of blocks.

mesh.mesh @m = <["x"=2]>
#whole = #mesh.sharding<@m, [{}]>

func.func @yielded(%a: tensor<2xf32> {mesh.sharding = #whole}, %b: tensor<2xf32> {mesh.sharding = #whole})
    -> (tensor<2xf32> {mesh.sharding = #whole}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  // expected-note @+1 {{through 'arith.cmpi'}}
  %first = arith.cmpi eq, %d, %c0 : index
  // expected-note @+1 {{through 'scf.execute_region'}}
  %r = scf.execute_region -> tensor<2xf32> {
    cf.cond_br %first, ^here, ^there
  ^here:
    scf.yield %a : tensor<2xf32>
  ^there:
    scf.yield %b : tensor<2xf32>
  }
  // expected-error @+1 {{'func.return' op result 0 is declared to be the same, but varies along "x"}}
  return %r : tensor<2xf32>
}

// -----

// What goes around between blocks within a loop varies once what the loop hands
// on does.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @blocks_in_a_loop(%a: tensor<4xf32> {mesh.sharding = #x}, %n: index {mesh.sharding = #mesh.sharding<@m, []>})
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-note @+1 {{from 'mesh.axis_index', which varies}}
  %d = mesh.axis_index @m ["x"]
  %r:2 = scf.for %k = %c0 to %c4 step %c1 iter_args(%s = %c0, %u = %a) -> (index, tensor<4xf32>) {
    // expected-note @+1 {{through 'scf.execute_region'}}
    %b = scf.execute_region -> index {
      cf.br ^head(%c0, %c0 : index, index)
    ^head(%i: index, %x: index):
      %more = arith.cmpi slt, %i, %n : index
      cf.cond_br %more, ^body, ^end
    ^body:
      // expected-note @+1 {{through 'arith.addi'}}
      %y = arith.addi %s, %c1 : index
      %j = arith.addi %i, %c1 : index
      cf.br ^head(%j, %y : index, index)
    ^end:
      scf.yield %x : index
    }
    // expected-note @+1 {{through 'arith.cmpi'}}
    %is = arith.cmpi eq, %b, %c0 : index
    // expected-note @+1 {{decided by 'scf.if'}}
    %v = scf.if %is -> tensor<4xf32> {
      // expected-error @+1 {{'mesh.all_reduce' op runs under control flow that varies along "x", one of its own axes}}
      %w = mesh.all_reduce max %u on @m ["x"] : tensor<4xf32>
      scf.yield %w : tensor<4xf32>
    } else {
      scf.yield %u : tensor<4xf32>
    }
    // expected-note @+1 {{through 'arith.addi'}}
    %next = arith.addi %d, %k : index
    scf.yield %next, %v : index, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}
