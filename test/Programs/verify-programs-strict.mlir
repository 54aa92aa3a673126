// A collective that goes by what may be the same on all devices, or not.
//
// RUN: mesh-opt %s --mesh-verify-programs
// RUN: not mesh-opt %s --mesh-verify-programs="strict=true" 2>&1 | FileCheck %s
// CHECK: 'mesh.all_reduce' op runs under control flow that may vary along "data", one of its own axes

mesh.mesh @m = <["pipe"=2, "data"=2]>
mesh.programs @main on @m ["pipe"] = {@a at [0 to 1]}
func.func private @a(%x: tensor<4xf32>, %go: i1) attributes {mesh.program, mesh.spmd = @m} {
  scf.if %go {
    %0 = mesh.all_reduce sum %x on @m ["data"] : tensor<4xf32>
  }
  return
}
