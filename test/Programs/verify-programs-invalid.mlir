// Programs that do not fit together, each broken in its own way.
//
// RUN: mesh-opt %s --mesh-verify-programs --split-input-file --verify-diagnostics

// A receive that is missing.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 0}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
// expected-note @below {{they run this program, which does not receive}}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

// A send that is missing.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
// expected-note @below {{they run this program, which does not send}}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'mesh.recv' op by devices at "pipe" 1 is never sent by devices at "pipe" 0, with tag 0}}
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// One more send than receives.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 0}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{they receive 1 such messages, the last here}}
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// One more receive than sends.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-note @below {{they send 1 such messages, the last here}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  // expected-error @below {{'mesh.recv' op by devices at "pipe" 1 is never sent by devices at "pipe" 0, with tag 0}}
  %1 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Another shape.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 sends 'tensor<4xf32>', which devices at "pipe" 1 receive as 'tensor<2x2xf32>'}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{received here}}
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<2x2xf32>
  return
}

// -----

// Another element type.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 sends 'tensor<4xf32>', which devices at "pipe" 1 receive as 'tensor<4xi32>'}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{received here}}
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xi32>
  return
}

// -----

// Two messages of one tag, whose types are swapped.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %y = arith.constant dense<0> : tensor<3xi8>
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 sends 'tensor<4xf32>', which devices at "pipe" 1 receive as 'tensor<3xi8>'}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  mesh.send %y to %c1 tag 0 on @m ["pipe"] : tensor<3xi8>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{received here}}
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<3xi8>
  %1 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Another tag.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 1}}
  // expected-note @below {{they send to devices at "pipe" 1 here, with tag 1}}
  mesh.send %x to %c1 tag 1 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'mesh.recv' op by devices at "pipe" 1 is never sent by devices at "pipe" 0, with tag 2}}
  // expected-note @below {{they receive from devices at "pipe" 0 here, with tag 2}}
  %0 = mesh.recv from %c0 tag 2 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Another receiver.
mesh.mesh @m = <["pipe"=3]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1], @c at [2]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c2 = arith.constant 2 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 2, with tag 0}}
  // expected-note @below {{they send to devices at "pipe" 2 here, with tag 0}}
  mesh.send %x to %c2 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'mesh.recv' op by devices at "pipe" 1 is never sent by devices at "pipe" 0, with tag 0}}
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
// expected-note @below {{they run this program, which does not receive}}
func.func private @c(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

// Another sender.
mesh.mesh @m = <["pipe"=3]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1], @c at [2]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 0}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c2 = arith.constant 2 : index
  // expected-error @below {{'mesh.recv' op by devices at "pipe" 1 is never sent by devices at "pipe" 2, with tag 0}}
  // expected-note @below {{they receive from devices at "pipe" 2 here, with tag 0}}
  %0 = mesh.recv from %c2 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
// expected-note @below {{they run this program, which does not send}}
func.func private @c(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

// The programs of two positions, swapped.
mesh.mesh @m = <["pipe"=3]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @c at [1], @b at [2]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 0}}
  // expected-note @below {{they send to devices at "pipe" 1 here, with tag 0}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'mesh.recv' op by devices at "pipe" 2 is never sent by devices at "pipe" 0, with tag 0}}
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
// expected-note @below {{they run this program, which does not receive}}
func.func private @c(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

// Both send first. One credit makes it right: see verify-programs.mlir.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 never ends: devices wait for one another}}
  // expected-note @below {{devices at "pipe" 0 wait here for devices at "pipe" 1}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  %0 = mesh.recv from %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{devices at "pipe" 1 wait here for devices at "pipe" 0}}
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Both receive first.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.recv' op by devices at "pipe" 0 never ends: devices wait for one another}}
  // expected-note @below {{devices at "pipe" 0 wait here for devices at "pipe" 1}}
  %0 = mesh.recv from %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{devices at "pipe" 1 wait here for devices at "pipe" 0}}
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Received in another order than sent.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 never ends: devices wait for one another}}
  // expected-note @below {{devices at "pipe" 0 wait here for devices at "pipe" 1}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  mesh.send %x to %c1 tag 1 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{devices at "pipe" 1 wait here for devices at "pipe" 0}}
  %0 = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
  %1 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Around a circle of three.
mesh.mesh @m = <["pipe"=3]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1], @c at [2]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 never ends: devices wait for one another}}
  // expected-note @below {{devices at "pipe" 0 wait here for devices at "pipe" 1}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  %0 = mesh.recv from %c2 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  // expected-note @below {{devices at "pipe" 1 wait here for devices at "pipe" 2}}
  mesh.send %x to %c2 tag 0 on @m ["pipe"] : tensor<4xf32>
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @c(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @below {{devices at "pipe" 2 wait here for devices at "pipe" 0}}
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %0 = mesh.recv from %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Started receives that are waited for before the sends.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %f = mesh.async {
    %0 = mesh.recv from %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  // expected-error @below {{'mesh.wait' op by devices at "pipe" 0 never ends: devices wait for one another}}
  // expected-note @below {{devices at "pipe" 0 wait here for devices at "pipe" 1}}
  %w = mesh.wait %f : !mesh.future<tensor<4xf32>>
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %f = mesh.async {
    %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %0 : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  // expected-note @below {{devices at "pipe" 1 wait here for devices at "pipe" 0}}
  %w = mesh.wait %f : !mesh.future<tensor<4xf32>>
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Started, and not waited for.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %f = mesh.async {
    // expected-error @below {{'mesh.send' op is started by devices at "pipe" 0 and never waited for}}
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    mesh.yield %x : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// One iteration more.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %c0x = arith.constant 0 : index
  %c1x = arith.constant 1 : index
  %n = arith.constant 4 : index
  scf.for %i = %c0x to %n step %c1x {
    // expected-error @below {{'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 0}}
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c0x = arith.constant 0 : index
  %c1x = arith.constant 1 : index
  %n = arith.constant 3 : index
  scf.for %i = %c0x to %n step %c1x {
    // expected-note @below {{they receive 3 such messages, the last here}}
    %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// -----

// A message only from the second iteration on.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %c0x = arith.constant 0 : index
  %c1x = arith.constant 1 : index
  %n = arith.constant 4 : index
  scf.for %i = %c0x to %n step %c1x {
    %late = arith.cmpi ne, %i, %c0x : index
    scf.if %late {
      // expected-note @below {{they send 3 such messages, the last here}}
      mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    }
  }
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c0x = arith.constant 0 : index
  %c1x = arith.constant 1 : index
  %n = arith.constant 4 : index
  scf.for %i = %c0x to %n step %c1x {
    // expected-error @below {{'mesh.recv' op by devices at "pipe" 1 is never sent by devices at "pipe" 0, with tag 0}}
    %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// -----

// A collective that one device does not reach.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  // expected-error @below {{'mesh.all_reduce' op by devices at "pipe" 0 is not reached by devices at "pipe" 1}}
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  return
}
// expected-note @below {{they run this program, which has no collective of this group}}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

// One collective more.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  // expected-error @below {{'mesh.all_reduce' op by devices at "pipe" 0 is not reached by devices at "pipe" 1}}
  %s = mesh.all_reduce max %x on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  // expected-note @below {{the last collective of this group that they reach}}
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Collectives in another order.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  // expected-error @below {{'mesh.all_reduce' op by devices at "pipe" 0 meets another op of devices at "pipe" 1}}
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  %g = mesh.all_gather %x on @m ["pipe"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  // expected-note @below {{which is mesh.all_gather of 'tensor<4xf32>' here, or differs in its attributes}}
  %g = mesh.all_gather %x on @m ["pipe"] dim 0 : tensor<4xf32> -> tensor<8xf32>
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Another combiner.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  // expected-error @below {{'mesh.all_reduce' op by devices at "pipe" 0 meets another op of devices at "pipe" 1}}
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  // expected-note @below {{which is mesh.all_reduce of 'tensor<4xf32>' here, or differs in its attributes}}
  %r = mesh.all_reduce max %x on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// Another order of the axes.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  // expected-error @below {{'mesh.all_reduce' op by devices at "pipe" 0 meets another op of devices at "pipe" 1}}
  %r = mesh.all_reduce sum %x on @m ["pipe", "data"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  // expected-note @below {{which is mesh.all_reduce of 'tensor<4xf32>' here, or differs in its attributes}}
  %r = mesh.all_reduce sum %x on @m ["data", "pipe"] : tensor<4xf32>
  return
}

// -----

// A collective of other elements.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  // expected-error @below {{'mesh.all_reduce' op by devices at "pipe" 0 meets another op of devices at "pipe" 1}}
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %y = arith.constant dense<0.0> : tensor<4xf64>
  // expected-note @below {{which is mesh.all_reduce of 'tensor<4xf64>' here, or differs in its attributes}}
  %r = mesh.all_reduce sum %y on @m ["pipe"] : tensor<4xf64>
  return
}

// -----

// A collective before a message on one side, and after it on the other.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.all_reduce' op by devices at "pipe" 0 never ends: devices wait for one another}}
  // expected-note @below {{devices at "pipe" 0 wait here for devices at "pipe" 1}}
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{devices at "pipe" 1 wait here for devices at "pipe" 0}}
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// To oneself.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 never ends: devices wait for one another}}
  // expected-note @below {{devices at "pipe" 0 wait here for devices at "pipe" 0}}
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

// In a function that is called.
mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  call @hand_over(%x) : (tensor<4xf32>) -> ()
  return
}
func.func private @hand_over(%x: tensor<4xf32>) attributes {mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 0}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
// expected-note @below {{they run this program, which does not receive}}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

// One program for all, which does not close the ring.
mesh.mesh @m = <["pipe"=3]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 2]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %one = arith.constant 1 : index
  %i = mesh.axis_index @m ["pipe"]
  %next = arith.addi %i, %one : index
  // expected-error @below {{'mesh.send' op by devices at "pipe" 2: peer must be one of the group's members 0 … 2, got 3}}
  mesh.send %x to %next tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
