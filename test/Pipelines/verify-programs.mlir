// The pipelines to LLVM and to GPUs check programs of single devices first, for
// the credits that they are given.

// RUN: not mesh-opt %s --mesh-to-llvm 2>&1 | FileCheck %s
// RUN: not mesh-opt %s --mesh-rings --mesh-to-llvm 2>&1 | FileCheck %s
// RUN: not mesh-opt %s --mesh-to-gpu 2>&1 | FileCheck %s
// RUN: mesh-opt %s --mesh-to-llvm=credits=1 | FileCheck %s --check-prefix=LLVM
// RUN: mesh-opt %s --mesh-to-llvm=verify=false | FileCheck %s --check-prefix=LLVM
// RUN: mesh-opt %s --mesh-to-gpu=verify=false | FileCheck %s --check-prefix=LLVM

mesh.mesh @m = <["pipe"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0], @b at [1]}

// LLVM: llvm.func {{.*}}@a(
func.func private @a(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c1 = arith.constant 1 : index
  // CHECK: [[#@LINE+1]]:3: error: 'mesh.send' op by devices at "pipe" 0 never ends: devices wait for one another{{$}}
  mesh.send %x to %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  %y = mesh.recv from %c1 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
func.func private @b(%x: tensor<4xf32>) attributes {mesh.program, mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  mesh.send %x to %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  %y = mesh.recv from %c0 tag 0 on @m ["pipe"] : tensor<4xf32>
  return
}
