// RUN: mesh-opt %s --verify-roundtrip | FileCheck %s
// RUN: mesh-opt %s --mlir-print-op-generic | mesh-opt | FileCheck %s
// RUN: mesh-opt %s --emit-bytecode | mesh-opt | FileCheck %s
//
// What is done with parameters, in every form it can be written in.

mesh.mesh @m = <["data"=2, "model"=4]>

// CHECK-LABEL: func @norms
func.func @norms(%w: tensor<8x4xbf16>, %b: tensor<4xf32>, %d: tensor<f64>) {
  // CHECK: mesh.norm %{{.*}} : tensor<8x4xbf16> -> tensor<f32>
  %0 = mesh.norm %w : tensor<8x4xbf16> -> tensor<f32>
  // CHECK: mesh.norm squared %{{.*}}, %{{.*}} : tensor<8x4xbf16>, tensor<4xf32> -> tensor<f32>
  %1 = mesh.norm squared %w, %b : tensor<8x4xbf16>, tensor<4xf32> -> tensor<f32>
  // CHECK: mesh.norm squared reproducible %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<f64> -> tensor<f64>
  %2 = mesh.norm squared reproducible %b, %d : tensor<4xf32>, tensor<f64> -> tensor<f64>
  return
}

// CHECK-LABEL: func @stacks
func.func @stacks(%x: tensor<8x4xi32>, %scalar: tensor<f32>) attributes {mesh.spmd = @m} {
  // CHECK: mesh.stack %{{.*}} on @m ["model"] dim 2 : tensor<8x4xi32> -> tensor<8x4x1xi32>
  %0 = mesh.stack %x on @m ["model"] dim 2 : tensor<8x4xi32> -> tensor<8x4x1xi32>
  // CHECK: mesh.stack %{{.*}} on @m ["data", "model"] dim 0 mask_except 7 : tensor<f32> -> tensor<1xf32>
  %1 = mesh.stack %scalar on @m ["data", "model"] dim 0 mask_except 7 : tensor<f32> -> tensor<1xf32>
  // CHECK: mesh.unstack %{{.*}} on @m ["model"] dim 2 : tensor<8x4x1xi32> -> tensor<8x4xi32>
  %2 = mesh.unstack %0 on @m ["model"] dim 2 : tensor<8x4x1xi32> -> tensor<8x4xi32>
  return
}

// CHECK-LABEL: func @exchanges
func.func @exchanges(%x: tensor<8x4xf32>) attributes {mesh.spmd = @m} {
  // CHECK: mesh.gather_param %{{.*}} on @m ["data"] dim 1 : tensor<8x4xf32> -> tensor<8x8xf32>
  %0 = mesh.gather_param %x on @m ["data"] dim 1 : tensor<8x4xf32> -> tensor<8x8xf32>
  // CHECK: mesh.gather_param %{{.*}} on @m ["model"] dim 0 type bf16 grad_type f16 : tensor<8x4xf32> -> tensor<32x4xf32>
  %1 = mesh.gather_param %x on @m ["model"] dim 0 type bf16 grad_type f16 : tensor<8x4xf32> -> tensor<32x4xf32>
  // CHECK: mesh.scatter_grad %{{.*}} on @m ["data"] dim 1 : tensor<8x8xf32> -> tensor<8x4xf32>
  %2 = mesh.scatter_grad %0 on @m ["data"] dim 1 : tensor<8x8xf32> -> tensor<8x4xf32>
  // CHECK: mesh.scatter_grad %{{.*}} on @m ["data"] dim 1 type bf16 : tensor<8x8xf32> -> tensor<8x4xf32>
  %3 = mesh.scatter_grad %0 on @m ["data"] dim 1 type bf16 : tensor<8x8xf32> -> tensor<8x4xf32>
  return
}
