// Programs that are there already are checked with those that come to be.

// RUN: not mesh-opt %s --mesh-programs 2>&1 | FileCheck %s
// RUN: mesh-opt %s --mesh-programs=verify=false | FileCheck %s --check-prefix=UNCHECKED

mesh.mesh @m = <["pipe"=2]>
// UNCHECKED: mesh.programs @main
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // CHECK: [[#@LINE+1]]:3: error: 'mesh.send' op by devices at "pipe" 0 is never received by devices at "pipe" 1, with tag 0
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  return
}
