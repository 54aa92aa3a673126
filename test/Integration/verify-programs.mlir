// Programs of single devices that would wait for one another in a circle are
// not started, and not compiled; with the credits that they need they run.
//
// REQUIRES: mesh-run
// RUN: not mesh-run %s 2>&1 | FileCheck %s --check-prefix=CIRCLE
// RUN: not mesh-run %s --credits=2 2>&1 | FileCheck %s --check-prefix=CIRCLE
// RUN: mesh-run %s --credits=3 | FileCheck %s --check-prefix=RUNS
// RUN: not mesh-compile %s -o %t.o 2>&1 | FileCheck %s --check-prefix=CIRCLE
// RUN: mesh-compile %s -o %t.o --credits=3
// RUN: mesh-compile %s -o %t.o --verify=false
//
// CIRCLE: error: 'mesh.send' op by devices at "pipe" 0 never ends: devices wait for one another
// RUNS: @main
//
// What the check refuses does not run.
// RUN: not mesh-run %s --credits=2 --verify=false --deadline=0.3 2>&1 | FileCheck %s --check-prefix=STUCK
// STUCK: mesh.send at {{.*}}: the deadline of 300 ms expired

mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  scf.for %i = %c0 to %c3 step %c1 {
    %y = mesh.recv from %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  scf.for %i = %c0 to %c3 step %c1 {
    %y = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  }
  return
}
