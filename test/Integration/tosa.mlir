// A convolutional net in TOSA goes through upstream's lowering, which leaves the
// shardings on the arguments as they are, and is then split like any program.
//
// REQUIRES: mesh-run
// RUN: mesh-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor))" > %t.mlir
// RUN: mesh-opt %t.mlir --mesh-spmd | FileCheck %s --check-prefix=SPMD
// RUN: mesh-run %t.mlir --check | FileCheck %s
//
// Channels are split, and so is the sum over the features of the dense layer.
// SPMD: linalg.conv_2d_nhwc_fhwc {{.*}} -> tensor<2x8x8x2xf32>
// SPMD: linalg.batch_matmul
// SPMD: mesh.all_reduce max
// SPMD: mesh.all_reduce sum
//
// CHECK: @net on 6 devices
// CHECK: 4x12xf32 {{.*}} ok

mesh.mesh @m = <["data"=2, "model"=3]>
func.func @net(
    %x: tensor<4x8x8x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {}, {}]>},
    %w: tensor<6x3x3x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}, {}, {}]>},
    %b: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
    %dense: tensor<1x96x12xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}, {}]>},
    %bias: tensor<12xf32>)
    -> (tensor<4x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) {
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %conv = tosa.conv2d %x, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
      : (tensor<4x8x8x3xf32>, tensor<6x3x3x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x8x8x6xf32>
  %relu = tosa.clamp %conv {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32>
  %pool = tosa.max_pool2d %relu {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<4x8x8x6xf32>) -> tensor<4x4x4x6xf32>
  %flat_shape = tosa.const_shape {values = dense<[1, 4, 96]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %flat = tosa.reshape %pool, %flat_shape : (tensor<4x4x4x6xf32>, !tosa.shape<3>) -> tensor<1x4x96xf32>
  %product = tosa.matmul %flat, %dense, %zp, %zp : (tensor<1x4x96xf32>, tensor<1x96x12xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x12xf32>
  %bias_shape = tosa.const_shape {values = dense<[1, 1, 12]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %row = tosa.reshape %bias, %bias_shape : (tensor<12xf32>, !tosa.shape<3>) -> tensor<1x1x12xf32>
  %logits = tosa.add %product, %row : (tensor<1x4x12xf32>, tensor<1x1x12xf32>) -> tensor<1x4x12xf32>
  %top = tosa.reduce_max %logits {axis = 2 : i32} : (tensor<1x4x12xf32>) -> tensor<1x4x1xf32>
  %shifted = tosa.sub %logits, %top : (tensor<1x4x12xf32>, tensor<1x4x1xf32>) -> tensor<1x4x12xf32>
  %exp = tosa.exp %shifted : (tensor<1x4x12xf32>) -> tensor<1x4x12xf32>
  %sum = tosa.reduce_sum %exp {axis = 2 : i32} : (tensor<1x4x12xf32>) -> tensor<1x4x1xf32>
  %inverse = tosa.reciprocal %sum : (tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
  %shift = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %softmax = tosa.mul %exp, %inverse, %shift : (tensor<1x4x12xf32>, tensor<1x4x1xf32>, tensor<1xi8>) -> tensor<1x4x12xf32>
  %out_shape = tosa.const_shape {values = dense<[4, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y = tosa.reshape %softmax, %out_shape : (tensor<1x4x12xf32>, !tosa.shape<2>) -> tensor<4x12xf32>
  return %y : tensor<4x12xf32>
}
