// RUN: mesh-opt %s --mesh-assign-fsdp="axis=data" --split-input-file --verify-diagnostics
// RUN: echo "" | not mesh-opt --mesh-assign-fsdp 2>&1 | FileCheck %s
// CHECK: error: mesh-assign-fsdp: needs the option 'axis', the axis to split over
// CHECK-NOT: see current operation
// RUN: echo "" | mesh-opt --mesh-assign-fsdp=axis=data -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: warning: mesh-assign-fsdp has nothing to do: there is no mesh.param; mesh-run and mesh-compile make arguments of them before they run passes
// RUN: echo "" | mesh-opt --mesh-gather-params=axis=data -o /dev/null 2>&1 | FileCheck %s --check-prefix=GATHER
// GATHER: warning: mesh-gather-params has nothing to do: there is no mesh.param

mesh.mesh @a = <["data"=4]>
mesh.mesh @b = <["data"=2]>
// expected-error @below {{'mesh.param' op names no mesh, and the module has 2 of them}}
mesh.param @p : tensor<4xf32> init zeros

// -----

mesh.mesh @a = <["model"=4]>
// expected-error @below {{'mesh.param' op mesh has no axis "data"; its axes are "model"}}
mesh.param @p : tensor<4xf32> init zeros
