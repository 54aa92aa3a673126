// Control flow that data decide about is followed if all devices get what
// decides from one broadcast, and nothing crosses the borders of its regions.
//
// RUN: mesh-opt %s --mesh-verify-programs --split-input-file --verify-diagnostics

// A loop of loops and branches, in which one device sends and the other
// receives. What is broadcast may be under way for a while.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = mesh.async {
    %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
    mesh.yield %same : tensor<index>
  } : !mesh.future<tensor<index>>
  %same = mesh.wait %f : !mesh.future<tensor<index>>
  %often = tensor.extract %same[] : tensor<index>
  %twice = arith.addi %often, %often : index
  scf.for %i = %c0 to %twice step %c1 {
    %which = mesh.broadcast %n on @m ["pipe"] root 1 : tensor<index>
    %case = tensor.extract %which[] : tensor<index>
    scf.for %j = %c1 to %often step %c1 {
      mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    }
    scf.index_switch %case
    case 0 {
      mesh.send %x to %c1 tag 1 on @m ["pipe"] : tensor<4xf32>
      scf.yield
    }
    default {
      %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
    }
    %go = arith.cmpi ne, %case, %c0 : index
    scf.if %go {
      mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    }
  }
  scf.while : () -> () {
    %more = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
    %number = tensor.extract %more[] : tensor<index>
    %go = arith.cmpi eq, %number, %c0 : index
    scf.condition(%go)
  } do {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    scf.yield
  }
  return
}
func.func private @b(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %often = tensor.extract %same[] : tensor<index>
  %twice = arith.addi %often, %often : index
  scf.for %i = %c0 to %twice step %c1 {
    %which = mesh.broadcast %n on @m ["pipe"] root 1 : tensor<index>
    %case = tensor.extract %which[] : tensor<index>
    scf.for %j = %c1 to %often step %c1 {
      %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    }
    scf.index_switch %case
    case 0 {
      %r = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
      scf.yield
    }
    default {
      %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
    }
    %go = arith.cmpi ne, %case, %c0 : index
    scf.if %go {
      %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    }
  }
  scf.while : () -> () {
    %more = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
    %number = tensor.extract %more[] : tensor<index>
    %go = arith.cmpi eq, %number, %c0 : index
    scf.condition(%go)
  } do {
    %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    scf.yield
  }
  return
}

// -----

// More iterations than anyone follows.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000000000 : index
  scf.for %i = %c0 to %n step %c1 {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000000000 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// -----

// Some of them are not the same.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000000000 : index
  scf.for %i = %c0 to %n step %c1 {
    %late = arith.cmpi ne, %i, %c0 : index
    // expected-error @below {{'scf.if' op depends on data, and devices at "pipe" 0 communicate in it: this can be checked only if all devices get what decides from one mesh.broadcast}}
    scf.if %late {
      mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    }
  }
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}

// -----

// One device may go on for longer.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %often = tensor.extract %same[] : tensor<index>
  %more = arith.addi %often, %c1 : index
  // expected-error @below {{'scf.for' op by devices at "pipe" 0 does not depend on what control flow of devices at "pipe" 1 does at that time: this cannot be checked}}
  scf.for %i = %c0 to %more step %c1 {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
func.func private @b(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %often = tensor.extract %same[] : tensor<index>
  // expected-note @below {{which is this}}
  scf.for %i = %c0 to %often step %c1 {
    %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// -----

// Another broadcast.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<i1>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %first = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<i1>
  %second = mesh.broadcast %n on @m ["pipe"] root 1 : tensor<i1>
  %go = tensor.extract %first[] : tensor<i1>
  // expected-error @below {{'scf.if' op by devices at "pipe" 0 does not depend on what control flow of devices at "pipe" 1 does at that time: this cannot be checked}}
  scf.if %go {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
func.func private @b(%x: tensor<4xf32>, %n: tensor<i1>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %first = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<i1>
  %second = mesh.broadcast %n on @m ["pipe"] root 1 : tensor<i1>
  %go = tensor.extract %second[] : tensor<i1>
  // expected-note @below {{which is this}}
  scf.if %go {
    %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// -----

// A broadcast that does not reach all.
mesh.mesh @m = <["pipe"=2, "model"=2]>
mesh.programs @main on @m ["pipe", "model"] = {@a at [0 to 3]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<i1>) attributes {mesh.program, mesh.spmd = @m} {
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<i1>
  %go = tensor.extract %same[] : tensor<i1>
  // expected-error @below {{'scf.if' op depends on data, and devices at "pipe" 0, "model" 0 communicate in it}}
  scf.if %go {
    %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// -----

// A loop that some devices do not have.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<i1>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<i1>
  %go = tensor.extract %same[] : tensor<i1>
  // expected-error @below {{'scf.if' op by devices at "pipe" 0 does not depend on what control flow of devices at "pipe" 1 does at that time}}
  scf.if %go {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
// expected-note @below {{they run this program, in which data decide about no communication}}
func.func private @b(%x: tensor<4xf32>, %n: tensor<i1>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<i1>
  %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// What an iteration sends is received by the next.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %often = tensor.extract %same[] : tensor<index>
  // expected-note @below {{they send to devices at "pipe" 1 here, with tag 0}}
  // expected-error @below {{'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 0}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  scf.for %i = %c0 to %often step %c1 {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
func.func private @b(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %often = tensor.extract %same[] : tensor<index>
  scf.for %i = %c0 to %often step %c1 {
    // expected-note @below {{they receive from devices at "pipe" 0 here, with tag 0}}
    %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  // expected-error @below {{'mesh.recv' op by devices at "pipe" 1 is never sent by devices at "pipe" 0, with tag 0}}
  %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}

// -----

// What is started before the branch is waited for in it.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<i1>) attributes {mesh.program, mesh.spmd = @m} {
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<i1>
  %go = tensor.extract %same[] : tensor<i1>
  %f = mesh.async {
    %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
    mesh.yield %r : tensor<4xf32>
  } : !mesh.future<tensor<4xf32>>
  scf.if %go {
    %s = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
    // expected-error @below {{'mesh.wait' op is for a future from outside of control flow that data decide about: this cannot be checked}}
    %r = mesh.wait %f : !mesh.future<tensor<4xf32>>
  }
  return
}

// -----

// Devices wait for one another in an iteration.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %often = tensor.extract %same[] : tensor<index>
  scf.for %i = %c0 to %often step %c1 {
    // expected-error @below {{'mesh.send' op by devices at "pipe" 0 never ends: devices wait for one another}}
    // expected-note @below {{devices at "pipe" 0 wait here for devices at "pipe" 1}}
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    %r = mesh.recv from %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
func.func private @b(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %often = tensor.extract %same[] : tensor<index>
  scf.for %i = %c0 to %often step %c1 {
    // expected-note @below {{devices at "pipe" 1 wait here for devices at "pipe" 0}}
    mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}

// -----

// Other cases.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %case = tensor.extract %same[] : tensor<index>
  // expected-error @below {{'scf.index_switch' op by devices at "pipe" 0 does not depend on what control flow of devices at "pipe" 1 does at that time}}
  scf.index_switch %case
  case 0 {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
    scf.yield
  }
  default {
  }
  return
}
func.func private @b(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %case = tensor.extract %same[] : tensor<index>
  // expected-note @below {{which is this}}
  scf.index_switch %case
  case 1 {
    %r = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
    scf.yield
  }
  default {
  }
  return
}

// -----

// What is made of a broadcast and of where a device is is not the same.
mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %n: tensor<index>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %same = mesh.broadcast %n on @m ["pipe"] root 0 : tensor<index>
  %often = tensor.extract %same[] : tensor<index>
  %stage = mesh.axis_index @m ["pipe"]
  %more = arith.addi %often, %stage : index
  // expected-error @below {{'scf.for' op by devices at "pipe" 0 does not depend on what control flow of devices at "pipe" 1 does at that time}}
  // expected-note @below {{which is this}}
  scf.for %i = %c0 to %more step %c1 {
    %r = mesh.all_reduce sum %x on @m ["pipe"] : tensor<4xf32>
  }
  return
}
