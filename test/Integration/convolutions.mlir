// Convolutions and poolings in all layouts that linalg has, split along the batch
// and along a spatial dim, which takes an exchange of edges; on meshes whose axes
// divide these dims or do not.
//
// REQUIRES: mesh-run
// RUN: sed 's/SIZES/"n"=2, "w"=2/' %s > %t.4.mlir
// RUN: mesh-run %t.4.mlir --all-entries --check --opt-level=0 | FileCheck %s -DN=4
// RUN: sed 's/SIZES/"n"=1, "w"=3/' %s > %t.3.mlir
// RUN: mesh-run %t.3.mlir --all-entries --check --opt-level=0 | FileCheck %s -DN=3
//
// CHECK-COUNT-42: on [[N]] devices

mesh.mesh @m = <[SIZES]>

func.func @conv_1d_ncw_fcw(%x: tensor<2x4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}]>}, %k: tensor<6x4x3xf32>, %init: tensor<2x6x6xf32>) -> tensor<2x6x6xf32> {
  %y = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x4x8xf32>, tensor<6x4x3xf32>) outs(%init : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
  return %y : tensor<2x6x6xf32>
}
func.func @conv_2d_nchw_fchw(%x: tensor<2x4x6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}]>}, %k: tensor<6x4x2x3xf32>, %init: tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32> {
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x4x6x8xf32>, tensor<6x4x2x3xf32>) outs(%init : tensor<2x6x5x6xf32>) -> tensor<2x6x5x6xf32>
  return %y : tensor<2x6x5x6xf32>
}
func.func @conv_2d_nchw_fchw_q(%x: tensor<2x4x6x8xi8> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}]>}, %k: tensor<6x4x2x3xi8>, %init: tensor<2x6x5x6xi32>) -> tensor<2x6x5x6xi32> {
  %zx = arith.constant 1 : i32
  %zk = arith.constant 2 : i32
  %y = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k, %zx, %zk : tensor<2x4x6x8xi8>, tensor<6x4x2x3xi8>, i32, i32) outs(%init : tensor<2x6x5x6xi32>) -> tensor<2x6x5x6xi32>
  return %y : tensor<2x6x5x6xi32>
}
func.func @conv_2d_ngchw_fgchw(%x: tensor<2x2x4x6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {}, {"w"}]>}, %k: tensor<6x2x4x2x3xf32>, %init: tensor<2x2x6x5x6xf32>) -> tensor<2x2x6x5x6xf32> {
  %y = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x2x4x6x8xf32>, tensor<6x2x4x2x3xf32>) outs(%init : tensor<2x2x6x5x6xf32>) -> tensor<2x2x6x5x6xf32>
  return %y : tensor<2x2x6x5x6xf32>
}
func.func @conv_2d_ngchw_gfchw(%x: tensor<2x2x4x6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {}, {"w"}]>}, %k: tensor<2x6x4x2x3xf32>, %init: tensor<2x2x6x5x6xf32>) -> tensor<2x2x6x5x6xf32> {
  %y = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x2x4x6x8xf32>, tensor<2x6x4x2x3xf32>) outs(%init : tensor<2x2x6x5x6xf32>) -> tensor<2x2x6x5x6xf32>
  return %y : tensor<2x2x6x5x6xf32>
}
func.func @conv_2d_ngchw_gfchw_q(%x: tensor<2x2x4x6x8xi8> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {}, {"w"}]>}, %k: tensor<2x6x4x2x3xi8>, %init: tensor<2x2x6x5x6xi32>) -> tensor<2x2x6x5x6xi32> {
  %zx = arith.constant 1 : i32
  %zk = arith.constant 2 : i32
  %y = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k, %zx, %zk : tensor<2x2x4x6x8xi8>, tensor<2x6x4x2x3xi8>, i32, i32) outs(%init : tensor<2x2x6x5x6xi32>) -> tensor<2x2x6x5x6xi32>
  return %y : tensor<2x2x6x5x6xi32>
}
func.func @conv_2d_nhwc_fhwc_q(%x: tensor<2x6x8x4xi8> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<6x2x3x4xi8>, %init: tensor<2x5x6x6xi32>) -> tensor<2x5x6x6xi32> {
  %zx = arith.constant 1 : i32
  %zk = arith.constant 2 : i32
  %y = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k, %zx, %zk : tensor<2x6x8x4xi8>, tensor<6x2x3x4xi8>, i32, i32) outs(%init : tensor<2x5x6x6xi32>) -> tensor<2x5x6x6xi32>
  return %y : tensor<2x5x6x6xi32>
}
func.func @conv_2d_nhwc_hwcf(%x: tensor<2x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3x4x6xf32>, %init: tensor<2x5x6x6xf32>) -> tensor<2x5x6x6xf32> {
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x6x8x4xf32>, tensor<2x3x4x6xf32>) outs(%init : tensor<2x5x6x6xf32>) -> tensor<2x5x6x6xf32>
  return %y : tensor<2x5x6x6xf32>
}
func.func @conv_2d_nhwc_hwcf_q(%x: tensor<2x6x8x4xi8> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3x4x6xi8>, %init: tensor<2x5x6x6xi32>) -> tensor<2x5x6x6xi32> {
  %zx = arith.constant 1 : i32
  %zk = arith.constant 2 : i32
  %y = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k, %zx, %zk : tensor<2x6x8x4xi8>, tensor<2x3x4x6xi8>, i32, i32) outs(%init : tensor<2x5x6x6xi32>) -> tensor<2x5x6x6xi32>
  return %y : tensor<2x5x6x6xi32>
}
func.func @conv_2d_nhwgc_gfhwc(%x: tensor<2x6x8x2x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}, {}]>}, %k: tensor<2x6x2x3x4xf32>, %init: tensor<2x5x6x2x6xf32>) -> tensor<2x5x6x2x6xf32> {
  %y = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x6x8x2x4xf32>, tensor<2x6x2x3x4xf32>) outs(%init : tensor<2x5x6x2x6xf32>) -> tensor<2x5x6x2x6xf32>
  return %y : tensor<2x5x6x2x6xf32>
}
func.func @conv_2d_nhwgc_gfhwc_q(%x: tensor<2x6x8x2x4xi8> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}, {}]>}, %k: tensor<2x6x2x3x4xi8>, %init: tensor<2x5x6x2x6xi32>) -> tensor<2x5x6x2x6xi32> {
  %zx = arith.constant 1 : i32
  %zk = arith.constant 2 : i32
  %y = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k, %zx, %zk : tensor<2x6x8x2x4xi8>, tensor<2x6x2x3x4xi8>, i32, i32) outs(%init : tensor<2x5x6x2x6xi32>) -> tensor<2x5x6x2x6xi32>
  return %y : tensor<2x5x6x2x6xi32>
}
func.func @conv_3d(%x: tensor<6x6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"w"}]>}, %k: tensor<2x2x3xf32>, %init: tensor<5x5x6xf32>) -> tensor<5x5x6xf32> {
  %y = linalg.conv_3d ins(%x, %k : tensor<6x6x8xf32>, tensor<2x2x3xf32>) outs(%init : tensor<5x5x6xf32>) -> tensor<5x5x6xf32>
  return %y : tensor<5x5x6xf32>
}
func.func @conv_3d_ncdhw_fcdhw(%x: tensor<2x4x6x6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {}, {"w"}]>}, %k: tensor<6x4x2x2x3xf32>, %init: tensor<2x6x5x5x6xf32>) -> tensor<2x6x5x5x6xf32> {
  %y = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x, %k : tensor<2x4x6x6x8xf32>, tensor<6x4x2x2x3xf32>) outs(%init : tensor<2x6x5x5x6xf32>) -> tensor<2x6x5x5x6xf32>
  return %y : tensor<2x6x5x5x6xf32>
}
func.func @conv_3d_ndhwc_dhwcf(%x: tensor<2x6x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}, {}]>}, %k: tensor<2x2x3x4x6xf32>, %init: tensor<2x5x5x6x6xf32>) -> tensor<2x5x5x6x6xf32> {
  %y = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x, %k : tensor<2x6x6x8x4xf32>, tensor<2x2x3x4x6xf32>) outs(%init : tensor<2x5x5x6x6xf32>) -> tensor<2x5x5x6x6xf32>
  return %y : tensor<2x5x5x6x6xf32>
}
func.func @conv_3d_ndhwc_dhwcf_q(%x: tensor<2x6x6x8x4xi8> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}, {}]>}, %k: tensor<2x2x3x4x6xi8>, %init: tensor<2x5x5x6x6xi32>) -> tensor<2x5x5x6x6xi32> {
  %zx = arith.constant 1 : i32
  %zk = arith.constant 2 : i32
  %y = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x, %k, %zx, %zk : tensor<2x6x6x8x4xi8>, tensor<2x2x3x4x6xi8>, i32, i32) outs(%init : tensor<2x5x5x6x6xi32>) -> tensor<2x5x5x6x6xi32>
  return %y : tensor<2x5x5x6x6xi32>
}
func.func @depthwise_conv_1d_ncw_cw(%x: tensor<2x4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}]>}, %k: tensor<4x3xf32>, %init: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
  %y = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x4x8xf32>, tensor<4x3xf32>) outs(%init : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return %y : tensor<2x4x6xf32>
}
func.func @depthwise_conv_1d_nwc_wc(%x: tensor<2x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {"w"}, {}]>}, %k: tensor<3x4xf32>, %init: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
  %y = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x8x4xf32>, tensor<3x4xf32>) outs(%init : tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  return %y : tensor<2x6x4xf32>
}
func.func @depthwise_conv_1d_nwc_wcm(%x: tensor<2x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {"w"}, {}]>}, %k: tensor<3x4x2xf32>, %init: tensor<2x6x4x2xf32>) -> tensor<2x6x4x2xf32> {
  %y = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x8x4xf32>, tensor<3x4x2xf32>) outs(%init : tensor<2x6x4x2xf32>) -> tensor<2x6x4x2xf32>
  return %y : tensor<2x6x4x2xf32>
}
func.func @depthwise_conv_2d_nchw_chw(%x: tensor<2x4x6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}]>}, %k: tensor<4x2x3xf32>, %init: tensor<2x4x5x6xf32>) -> tensor<2x4x5x6xf32> {
  %y = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x4x6x8xf32>, tensor<4x2x3xf32>) outs(%init : tensor<2x4x5x6xf32>) -> tensor<2x4x5x6xf32>
  return %y : tensor<2x4x5x6xf32>
}
func.func @depthwise_conv_2d_nhwc_hwc(%x: tensor<2x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3x4xf32>, %init: tensor<2x5x6x4xf32>) -> tensor<2x5x6x4xf32> {
  %y = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x6x8x4xf32>, tensor<2x3x4xf32>) outs(%init : tensor<2x5x6x4xf32>) -> tensor<2x5x6x4xf32>
  return %y : tensor<2x5x6x4xf32>
}
func.func @depthwise_conv_2d_nhwc_hwc_q(%x: tensor<2x6x8x4xi8> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3x4xi8>, %init: tensor<2x5x6x4xi32>) -> tensor<2x5x6x4xi32> {
  %zx = arith.constant 1 : i32
  %zk = arith.constant 2 : i32
  %y = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k, %zx, %zk : tensor<2x6x8x4xi8>, tensor<2x3x4xi8>, i32, i32) outs(%init : tensor<2x5x6x4xi32>) -> tensor<2x5x6x4xi32>
  return %y : tensor<2x5x6x4xi32>
}
func.func @depthwise_conv_2d_nhwc_hwcm(%x: tensor<2x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3x4x2xf32>, %init: tensor<2x5x6x4x2xf32>) -> tensor<2x5x6x4x2xf32> {
  %y = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x6x8x4xf32>, tensor<2x3x4x2xf32>) outs(%init : tensor<2x5x6x4x2xf32>) -> tensor<2x5x6x4x2xf32>
  return %y : tensor<2x5x6x4x2xf32>
}
func.func @depthwise_conv_2d_nhwc_hwcm_q(%x: tensor<2x6x8x4xi8> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3x4x2xi8>, %init: tensor<2x5x6x4x2xi32>) -> tensor<2x5x6x4x2xi32> {
  %zx = arith.constant 1 : i32
  %zk = arith.constant 2 : i32
  %y = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k, %zx, %zk : tensor<2x6x8x4xi8>, tensor<2x3x4x2xi8>, i32, i32) outs(%init : tensor<2x5x6x4x2xi32>) -> tensor<2x5x6x4x2xi32>
  return %y : tensor<2x5x6x4x2xi32>
}
func.func @depthwise_conv_3d_ncdhw_cdhw(%x: tensor<2x4x6x6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {}, {"w"}]>}, %k: tensor<4x2x2x3xf32>, %init: tensor<2x4x5x5x6xf32>) -> tensor<2x4x5x5x6xf32> {
  %y = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x, %k : tensor<2x4x6x6x8xf32>, tensor<4x2x2x3xf32>) outs(%init : tensor<2x4x5x5x6xf32>) -> tensor<2x4x5x5x6xf32>
  return %y : tensor<2x4x5x5x6xf32>
}
func.func @depthwise_conv_3d_ndhwc_dhwc(%x: tensor<2x6x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}, {}]>}, %k: tensor<2x2x3x4xf32>, %init: tensor<2x5x5x6x4xf32>) -> tensor<2x5x5x6x4xf32> {
  %y = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x, %k : tensor<2x6x6x8x4xf32>, tensor<2x2x3x4xf32>) outs(%init : tensor<2x5x5x6x4xf32>) -> tensor<2x5x5x6x4xf32>
  return %y : tensor<2x5x5x6x4xf32>
}
func.func @depthwise_conv_3d_ndhwc_dhwcm(%x: tensor<2x6x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}, {}]>}, %k: tensor<2x2x3x4x2xf32>, %init: tensor<2x5x5x6x4x2xf32>) -> tensor<2x5x5x6x4x2xf32> {
  %y = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x, %k : tensor<2x6x6x8x4xf32>, tensor<2x2x3x4x2xf32>) outs(%init : tensor<2x5x5x6x4x2xf32>) -> tensor<2x5x5x6x4x2xf32>
  return %y : tensor<2x5x5x6x4x2xf32>
}
func.func @pooling_nchw_max(%x: tensor<2x4x6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}]>}, %k: tensor<2x3xf32>, %init: tensor<2x4x5x6xf32>) -> tensor<2x4x5x6xf32> {
  %y = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x4x6x8xf32>, tensor<2x3xf32>) outs(%init : tensor<2x4x5x6xf32>) -> tensor<2x4x5x6xf32>
  return %y : tensor<2x4x5x6xf32>
}
func.func @pooling_nchw_sum(%x: tensor<2x4x6x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}]>}, %k: tensor<2x3xf32>, %init: tensor<2x4x5x6xf32>) -> tensor<2x4x5x6xf32> {
  %y = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x4x6x8xf32>, tensor<2x3xf32>) outs(%init : tensor<2x4x5x6xf32>) -> tensor<2x4x5x6xf32>
  return %y : tensor<2x4x5x6xf32>
}
func.func @pooling_ncw_max(%x: tensor<2x4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}]>}, %k: tensor<3xf32>, %init: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
  %y = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x4x8xf32>, tensor<3xf32>) outs(%init : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return %y : tensor<2x4x6xf32>
}
func.func @pooling_ncw_sum(%x: tensor<2x4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}]>}, %k: tensor<3xf32>, %init: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
  %y = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x4x8xf32>, tensor<3xf32>) outs(%init : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return %y : tensor<2x4x6xf32>
}
func.func @pooling_ndhwc_max(%x: tensor<2x6x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}, {}]>}, %k: tensor<2x2x3xf32>, %init: tensor<2x5x5x6x4xf32>) -> tensor<2x5x5x6x4xf32> {
  %y = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x, %k : tensor<2x6x6x8x4xf32>, tensor<2x2x3xf32>) outs(%init : tensor<2x5x5x6x4xf32>) -> tensor<2x5x5x6x4xf32>
  return %y : tensor<2x5x5x6x4xf32>
}
func.func @pooling_ndhwc_min(%x: tensor<2x6x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}, {}]>}, %k: tensor<2x2x3xf32>, %init: tensor<2x5x5x6x4xf32>) -> tensor<2x5x5x6x4xf32> {
  %y = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x, %k : tensor<2x6x6x8x4xf32>, tensor<2x2x3xf32>) outs(%init : tensor<2x5x5x6x4xf32>) -> tensor<2x5x5x6x4xf32>
  return %y : tensor<2x5x5x6x4xf32>
}
func.func @pooling_ndhwc_sum(%x: tensor<2x6x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {}, {"w"}, {}]>}, %k: tensor<2x2x3xf32>, %init: tensor<2x5x5x6x4xf32>) -> tensor<2x5x5x6x4xf32> {
  %y = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%x, %k : tensor<2x6x6x8x4xf32>, tensor<2x2x3xf32>) outs(%init : tensor<2x5x5x6x4xf32>) -> tensor<2x5x5x6x4xf32>
  return %y : tensor<2x5x5x6x4xf32>
}
func.func @pooling_nhwc_max_unsigned(%x: tensor<2x6x8x4xi32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3xi32>, %init: tensor<2x5x6x4xi32>) -> tensor<2x5x6x4xi32> {
  %y = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x6x8x4xi32>, tensor<2x3xi32>) outs(%init : tensor<2x5x6x4xi32>) -> tensor<2x5x6x4xi32>
  return %y : tensor<2x5x6x4xi32>
}
func.func @pooling_nhwc_min(%x: tensor<2x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3xf32>, %init: tensor<2x5x6x4xf32>) -> tensor<2x5x6x4xf32> {
  %y = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x6x8x4xf32>, tensor<2x3xf32>) outs(%init : tensor<2x5x6x4xf32>) -> tensor<2x5x6x4xf32>
  return %y : tensor<2x5x6x4xf32>
}
func.func @pooling_nhwc_min_unsigned(%x: tensor<2x6x8x4xi32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3xi32>, %init: tensor<2x5x6x4xi32>) -> tensor<2x5x6x4xi32> {
  %y = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x6x8x4xi32>, tensor<2x3xi32>) outs(%init : tensor<2x5x6x4xi32>) -> tensor<2x5x6x4xi32>
  return %y : tensor<2x5x6x4xi32>
}
func.func @pooling_nhwc_sum(%x: tensor<2x6x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {}, {"w"}, {}]>}, %k: tensor<2x3xf32>, %init: tensor<2x5x6x4xf32>) -> tensor<2x5x6x4xf32> {
  %y = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<2x6x8x4xf32>, tensor<2x3xf32>) outs(%init : tensor<2x5x6x4xf32>) -> tensor<2x5x6x4xf32>
  return %y : tensor<2x5x6x4xf32>
}
func.func @pooling_nwc_max(%x: tensor<2x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {"w"}, {}]>}, %k: tensor<3xf32>, %init: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
  %y = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x8x4xf32>, tensor<3xf32>) outs(%init : tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  return %y : tensor<2x6x4xf32>
}
func.func @pooling_nwc_max_unsigned(%x: tensor<2x8x4xi32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {"w"}, {}]>}, %k: tensor<3xi32>, %init: tensor<2x6x4xi32>) -> tensor<2x6x4xi32> {
  %y = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x8x4xi32>, tensor<3xi32>) outs(%init : tensor<2x6x4xi32>) -> tensor<2x6x4xi32>
  return %y : tensor<2x6x4xi32>
}
func.func @pooling_nwc_min(%x: tensor<2x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {"w"}, {}]>}, %k: tensor<3xf32>, %init: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
  %y = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x8x4xf32>, tensor<3xf32>) outs(%init : tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  return %y : tensor<2x6x4xf32>
}
func.func @pooling_nwc_min_unsigned(%x: tensor<2x8x4xi32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {"w"}, {}]>}, %k: tensor<3xi32>, %init: tensor<2x6x4xi32>) -> tensor<2x6x4xi32> {
  %y = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x8x4xi32>, tensor<3xi32>) outs(%init : tensor<2x6x4xi32>) -> tensor<2x6x4xi32>
  return %y : tensor<2x6x4xi32>
}
func.func @pooling_nwc_sum(%x: tensor<2x8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"n"}, {"w"}, {}]>}, %k: tensor<3xf32>, %init: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
  %y = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%x, %k : tensor<2x8x4xf32>, tensor<3xf32>) outs(%init : tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  return %y : tensor<2x6x4xf32>
}
