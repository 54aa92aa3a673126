// gather_params: where they are used, cast where asked.
//
// RUN: mesh-opt %s --mesh-gather-params=axis=data | FileCheck %s --check-prefixes=CHECK,SAME
// RUN: mesh-opt %s --mesh-gather-params="axis=data type=bf16" | FileCheck %s --check-prefixes=CHECK,CAST
// RUN: mesh-opt %s --mesh-gather-params=axis=data --mesh-spmd | FileCheck %s --check-prefix=SPMD
// RUN: not mesh-opt %s --mesh-gather-params 2>&1 | FileCheck %s --check-prefix=AXIS
// RUN: not mesh-opt %s --mesh-gather-params="axis=data type=i8" 2>&1 | FileCheck %s --check-prefix=TYPE
// AXIS: error: mesh-gather-params: needs the option 'axis', the axis to gather over
// AXIS-NOT: see current operation
// RUN: not mesh-opt %s --mesh-gather-params=axis=nope 2>&1 | FileCheck %s --check-prefix=NOPE
// NOPE: error: mesh-gather-params: 'axis' must name axes of a mesh, got 'nope'
// RUN: not mesh-opt %s --mesh-gather-params="axis=data:(1)2" 2>&1 | FileCheck %s --check-prefix=PART
// PART: error: mesh-gather-params: 'axis' must name axes of a mesh, got 'data:(1)2'
// RUN: not mesh-opt %s --mesh-gather-params="axis=data type=f8" 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not=error:
// TYPE: error: mesh-gather-params: 'type' must be a floating point type, got 'i8'
// TYPE-NOT: see current operation
// NONE: error: mesh-gather-params: 'type' must be a floating point type, got 'f8'

mesh.mesh @m = <["data"=4, "model"=2]>
mesh.param @w : tensor<8x16xf32> init lecun_normal sharding <@m, [{"data"}, {"model"}]>
mesh.param @b : tensor<16xf32> init zeros sharding <@m, [{"model"}]>

// Readers see the whole, but for the other axes; others are left alone.

// CHECK-LABEL: func.func @f
// CHECK: %[[W:.*]] = mesh.param_get @w
// SAME: %[[ALL:.*]] = mesh.reshard %[[W]] <@m, [{}, {"model"}]> : tensor<8x16xf32>
// CAST: %[[NARROW:.*]] = arith.truncf %[[W]] : tensor<8x16xf32> to tensor<8x16xbf16>
// CAST: %[[SENT:.*]] = mesh.reshard %[[NARROW]] <@m, [{}, {"model"}]> : tensor<8x16xbf16>
// CAST: %[[ALL:.*]] = arith.extf %[[SENT]] : tensor<8x16xbf16> to tensor<8x16xf32>
// CHECK: %[[B:.*]] = mesh.param_get @b
// CHECK: return %[[ALL]], %[[B]]

// SPMD: mesh.all_gather %{{.*}} on @m ["data"] dim 0 : tensor<2x8xf32> -> tensor<8x8xf32>
func.func @f() -> (tensor<8x16xf32>, tensor<16xf32>) {
  %w = mesh.param_get @w : tensor<8x16xf32>
  %b = mesh.param_get @b : tensor<16xf32>
  return %w, %b : tensor<8x16xf32>, tensor<16xf32>
}
