// A parameter is laid out alike in all functions, so that what one returns can
// be handed to another as it is: padded as the one that pads it most, and split
// as propagation splits it anywhere.

// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["a"=2, "b"=3]>
mesh.param @w : tensor<7x10xbf16> init lecun_normal sharding <@m, [{}, {"b"}]>
mesh.param @free : tensor<8x4xf32> init zeros

// Dim 0 of the parameter is as long as that of %x, of 7 in 3 parts.

// CHECK-LABEL: func.func @layer(
// CHECK-SAME: tensor<9x4xbf16> {mesh.name = "w", mesh.param,
// CHECK-SAME: mesh.unpadded = array<i64: 7, 10>}
func.func @layer(%x: tensor<5x7xbf16> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {"b"}]>}) -> tensor<5x10xbf16> {
  %w = mesh.param_get @w : tensor<7x10xbf16>
  %y = mesh.tp_dense gather %x, %w on @m "b" : (tensor<5x7xbf16>, tensor<7x10xbf16>) -> tensor<5x10xbf16>
  return %y : tensor<5x10xbf16>
}

// CHECK-LABEL: func.func @read(
// CHECK-SAME: tensor<9x4xbf16> {mesh.name = "w", mesh.param,
func.func @read() -> tensor<7x10xbf16> {
  %w = mesh.param_get @w : tensor<7x10xbf16>
  return %w : tensor<7x10xbf16>
}

// CHECK-LABEL: func.func @split(
// CHECK-SAME: tensor<4x4xf32> {mesh.name = "free", mesh.param,
func.func @split() -> (tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"a"}, {}]>}) {
  %free = mesh.param_get @free : tensor<8x4xf32>
  return %free : tensor<8x4xf32>
}

// A callee is tied to its callers alone.

// CHECK-LABEL: func.func private @callee(
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: tensor<4x4xf32> {mesh.name = "free", mesh.param,
func.func private @callee() -> tensor<8x4xf32> {
  %free = mesh.param_get @free : tensor<8x4xf32>
  return %free : tensor<8x4xf32>
}
func.func @caller() -> tensor<8x4xf32> {
  %y = call @callee() : () -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @init_params(
// CHECK-SAME: -> (tensor<9x4xbf16> {mesh.name = "w", mesh.param,
// CHECK-SAME: tensor<4x4xf32> {mesh.name = "free", mesh.param,
//
// Who is handed it finds zeros in the padding, as in that of any argument.
// CHECK: %[[W:.*]] = linalg.generic
// CHECK: %[[INSIDE:.*]] = arith.andi
// CHECK-NEXT: arith.select %[[INSIDE]], %in, %{{.*}} : bf16
// CHECK: return %[[W]],
