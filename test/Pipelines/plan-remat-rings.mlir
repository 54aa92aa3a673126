// The model of memory knows what rings take: blocks that arrive while others are
// sent, and parts that are computed where they belong.
//
// RUN: mesh-opt %s --mesh-plan-remat="memory-limit=1000000" --remarks-filter=mesh-plan-remat --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s

mesh.mesh @m = <["data"=4]>

// A block arrives while another one is multiplied and sent: of three blocks of
// 1024 B, two are in use at once.
// CHECK: @contracted takes [[BYTES:[0-9]+]] B, of which the model knows [[BYTES]] B
func.func @contracted(%x: tensor<8x32xf32>, %w: tensor<128x16xf32>, %v: tensor<16x4xf32>) -> tensor<8x4xf32> attributes {mesh.spmd = @m} {
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %zero1 = arith.constant dense<0.0> : tensor<8x4xf32>
  %whole = mesh.all_gather %x on @m ["data"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x32xf32> -> tensor<8x128xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<8x128xf32>, tensor<128x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
  %z = linalg.matmul ins(%y, %v : tensor<8x16xf32>, tensor<16x4xf32>) outs(%zero1 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %z : tensor<8x4xf32>
}

// CHECK: @parts takes [[BYTES:[0-9]+]] B, of which the model knows [[BYTES]] B
func.func @parts(%x: tensor<8x32xf32>, %w: tensor<32x16xf32>, %v: tensor<16x4xf32>) -> tensor<32x4xf32> attributes {mesh.spmd = @m} {
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %zero1 = arith.constant dense<0.0> : tensor<32x4xf32>
  %whole = mesh.all_gather %x on @m ["data"] dim 0 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x32xf32> -> tensor<32x32xf32>
  %y = linalg.matmul ins(%whole, %w : tensor<32x32xf32>, tensor<32x16xf32>) outs(%zero : tensor<32x16xf32>) -> tensor<32x16xf32>
  %z = linalg.matmul ins(%y, %v : tensor<32x16xf32>, tensor<16x4xf32>) outs(%zero1 : tensor<32x4xf32>) -> tensor<32x4xf32>
  return %z : tensor<32x4xf32>
}

// CHECK: @scattered takes [[BYTES:[0-9]+]] B, of which the model knows [[BYTES]] B
func.func @scattered(%x: tensor<8x4xf32>, %w: tensor<4x64xf32>, %v: tensor<16x2xf32>) -> tensor<8x2xf32> attributes {mesh.spmd = @m} {
  %zero = arith.constant dense<0.0> : tensor<8x64xf32>
  %zero1 = arith.constant dense<0.0> : tensor<8x2xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x64xf32>) outs(%zero : tensor<8x64xf32>) -> tensor<8x64xf32>
  %r = mesh.reduce_scatter sum %y on @m ["data"] dim 1 {mesh.overlap = #mesh.overlap<ring>} : tensor<8x64xf32> -> tensor<8x16xf32>
  %z = linalg.matmul ins(%r, %v : tensor<8x16xf32>, tensor<16x2xf32>) outs(%zero1 : tensor<8x2xf32>) -> tensor<8x2xf32>
  return %z : tensor<8x2xf32>
}
