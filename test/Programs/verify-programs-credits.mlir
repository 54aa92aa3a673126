// How many messages may be under way before a send waits.
//
// RUN: mesh-opt %s --mesh-verify-programs="credits=2"
// RUN: not mesh-opt %s --mesh-verify-programs="credits=1" 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: not mesh-opt %s --mesh-verify-programs 2>&1 | FileCheck %s --check-prefix=NONE
//
// ONE: [[#@LINE+13]]:3: error: 'mesh.send' op by devices at "pipe" 0 never ends: devices wait for one another, with 1 messages under way from one to another at most
// ONE: [[#@LINE+12]]:3: note: devices at "pipe" 0 wait here for devices at "pipe" 1
// ONE: [[#@LINE+19]]:3: note: devices at "pipe" 1 wait here for devices at "pipe" 0
//
// NONE: [[#@LINE+8]]:3: error: 'mesh.send' op by devices at "pipe" 0 never ends: devices wait for one another{{$}}
// NONE: [[#@LINE+7]]:3: note: devices at "pipe" 0 wait here for devices at "pipe" 1
// NONE: [[#@LINE+14]]:3: note: devices at "pipe" 1 wait here for devices at "pipe" 0

mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  mesh.send %x to %c1 tag 1 on @m ["pipe"] : tensor<4xf32>
  %0 = mesh.recv from %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  %1 = mesh.recv from %c1 tag 1 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  mesh.send %x to %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
  %0 = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %1 = mesh.recv from %c0 tag 1 on @m ["pipe"] : tensor<4xf32>
  return
}
