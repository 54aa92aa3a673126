// RUN: mesh-opt %s --mesh-verify-spmd --split-input-file --verify-diagnostics

// What is started is waited for on all ways through a function, or else the
// program ends too early.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @in_one_branch(%a: tensor<4xf32> {mesh.sharding = #x}, %go: i1)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{'mesh.async' op is started, and not waited for on all ways through the function}}
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %0 = scf.if %go -> tensor<4xf32> {
    %1 = mesh.wait %f : !mesh.future<tensor<4xf32>>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// Both branches will do, as will blocks of which one comes in any case.

func.func @in_both_branches(%a: tensor<4xf32> {mesh.sharding = #x}, %go: i1)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %0 = scf.if %go -> tensor<4xf32> {
    %1 = mesh.wait %f : !mesh.future<tensor<4xf32>>
    scf.yield %1 : tensor<4xf32>
  } else {
    %1 = mesh.wait %f : !mesh.future<tensor<4xf32>>
    scf.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

func.func @in_both_blocks(%a: tensor<4xf32> {mesh.sharding = #x}, %go: i1)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  cf.cond_br %go, ^here, ^there(%f : !mesh.future<tensor<4xf32>>)
^here:
  %0 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return %0 : tensor<4xf32>
^there(%g: !mesh.future<tensor<4xf32>>):
  %1 = mesh.wait %g : !mesh.future<tensor<4xf32>>
  return %1 : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @in_one_block(%a: tensor<4xf32> {mesh.sharding = #x}, %go: i1)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{'mesh.async' op is started, and not waited for on all ways through the function}}
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  cf.cond_br %go, ^wait, ^end(%a : tensor<4xf32>)
^wait:
  %0 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  cf.br ^end(%0 : tensor<4xf32>)
^end(%1: tensor<4xf32>):
  return %1 : tensor<4xf32>
}

// -----

// A loop hands on what it starts: the last one is left over.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @handed_on(%a: tensor<4xf32> {mesh.sharding = #x}, %n: index)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @+1 {{'mesh.async' op is started, and not waited for on all ways through the function}}
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  // expected-note @+1 {{as this there is a way without a wait}}
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%g = %f, %u = %a) -> (!mesh.future<tensor<4xf32>>, tensor<4xf32>) {
    %1 = mesh.wait %g : !mesh.future<tensor<4xf32>>
    // expected-error @+1 {{'mesh.async' op is started, and not waited for on all ways through the function}}
    %h = mesh.async {
      %p = mesh.permute %1 on @m ["x"] shift 1 : tensor<4xf32>
      mesh.yield %p : tensor<4xf32>
    } : !mesh.future<tensor<4xf32>>
    scf.yield %h, %1 : !mesh.future<tensor<4xf32>>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @waited_for_after_the_loop(%a: tensor<4xf32> {mesh.sharding = #x}, %n: index)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%g = %f) -> (!mesh.future<tensor<4xf32>>) {
    %1 = mesh.wait %g : !mesh.future<tensor<4xf32>>
    %h = mesh.async {
      %p = mesh.permute %1 on @m ["x"] shift 1 : tensor<4xf32>
      mesh.yield %p : tensor<4xf32>
    } : !mesh.future<tensor<4xf32>>
    scf.yield %h : !mesh.future<tensor<4xf32>>
  }
  %2 = mesh.wait %0 : !mesh.future<tensor<4xf32>>
  return %2 : tensor<4xf32>
}

// -----

// One of the ways out of a block hands it on, the other one leaves it.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @handed_to_one_block(%a: tensor<4xf32> {mesh.sharding = #x}, %go: i1)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{'mesh.async' op is started, and not waited for on all ways through the function}}
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  cf.cond_br %go, ^there(%f : !mesh.future<tensor<4xf32>>), ^end(%a : tensor<4xf32>)
^there(%g: !mesh.future<tensor<4xf32>>):
  %0 = mesh.wait %g : !mesh.future<tensor<4xf32>>
  cf.br ^end(%0 : tensor<4xf32>)
^end(%1: tensor<4xf32>):
  return %1 : tensor<4xf32>
}

// -----

// Of two futures one is chosen, and the other one left.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @chosen(%a: tensor<4xf32> {mesh.sharding = #x}, %go: i1)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{'mesh.async' op is started, and not waited for on all ways through the function}}
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  // expected-error @+1 {{'mesh.async' op is started, and not waited for on all ways through the function}}
  %g = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %h = arith.select %go, %f, %g : !mesh.future<tensor<4xf32>>
  %0 = mesh.wait %h : !mesh.future<tensor<4xf32>>
  return %0 : tensor<4xf32>
}

// -----

// What has been waited for is gone.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @twice(%a: tensor<4xf32> {mesh.sharding = #x}, %go: i1)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{'mesh.async' op is waited for more than once on some way through the function}}
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  %0 = scf.if %go -> tensor<4xf32> {
    // expected-note @+1 {{here}}
    %1 = mesh.wait %f : !mesh.future<tensor<4xf32>>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  // expected-note @+1 {{and here}}
  %2 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return %2 : tensor<4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @in_a_loop_of_blocks(%a: tensor<4xf32> {mesh.sharding = #x}, %go: i1)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  // expected-error @+1 {{'mesh.async' op is waited for more than once on some way through the function}}
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  cf.br ^wait
^wait:
  // expected-note @+1 {{here, in a loop}}
  %0 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  cf.cond_br %go, ^wait, ^end
^end:
  return %0 : tensor<4xf32>
}

// -----

// In each iteration of a loop it is another one.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @started_again(%a: tensor<4xf32> {mesh.sharding = #x}, %go: i1)
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  cf.br ^start
^start:
  %f = mesh.async {
    %p = mesh.permute %a on @m ["x"] shift 1 : tensor<4xf32>
    mesh.yield %p : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  cf.br ^wait
^wait:
  %0 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  cf.cond_br %go, ^start, ^end
^end:
  return %0 : tensor<4xf32>
}

// -----

// Two waits in one block, or one in a loop, are too many whichever way branches
// go.

mesh.mesh @m = <["x"=4]>

func.func @twice_in_a_block(%x: tensor<8xf32>) attributes {mesh.spmd = @m} {
  // expected-error @below {{'mesh.async' op is waited for more than once on some way through the function}}
  %f = mesh.async {
    %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<8xf32>
    mesh.yield %0 : tensor<8xf32>
  } : !mesh.future<tensor<8xf32>>
  // expected-note @below {{here}}
  %1 = mesh.wait %f : !mesh.future<tensor<8xf32>>
  // expected-note @below {{and here}}
  %2 = mesh.wait %f : !mesh.future<tensor<8xf32>>
  return
}

// -----

mesh.mesh @m = <["x"=4]>

func.func @in_a_loop(%x: tensor<8xf32>, %n: index) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.async' op is waited for more than once on some way through the function}}
  %f = mesh.async {
    %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<8xf32>
    mesh.yield %0 : tensor<8xf32>
  } : !mesh.future<tensor<8xf32>>
  scf.for %i = %c0 to %n step %c1 {
    // expected-note @below {{here, in a loop}}
    %1 = mesh.wait %f : !mesh.future<tensor<8xf32>>
  }
  return
}

// -----

// So they are where the function also sends and receives.

mesh.mesh @m = <["x"=2]>
#x = #mesh.sharding<@m, [{"x"}]>

func.func @twice_among_messages(%a: tensor<4xf32> {mesh.sharding = #x})
    -> (tensor<4xf32> {mesh.sharding = #x}) attributes {mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %p = mesh.axis_index @m ["x"]
  %peer = arith.subi %c1, %p : index
  // expected-error @below {{'mesh.async' op is waited for more than once on some way through the function}}
  %f = mesh.async {
    %0 = mesh.recv from %peer tag 0 on @m : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  mesh.send %a to %peer tag 0 on @m : tensor<4xf32>
  // expected-note @below {{here}}
  %1 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  // expected-note @below {{and here}}
  %2 = mesh.wait %f : !mesh.future<tensor<4xf32>>
  return %2 : tensor<4xf32>
}
