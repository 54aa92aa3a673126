mesh.mesh @m = <["data"=2, "model"=4]>

func.func @norms(%w: tensor<8x4xbf16>, %b: tensor<4xf32>, %d: tensor<f64>) {
  %0 = mesh.norm %w : tensor<8x4xbf16> -> tensor<f32>
  %1 = mesh.norm squared %w, %b : tensor<8x4xbf16>, tensor<4xf32> -> tensor<f32>
  %2 = mesh.norm squared reproducible %b, %d : tensor<4xf32>, tensor<f64> -> tensor<f64>
  return
}

func.func @stacks(%x: tensor<8x4xi32>, %scalar: tensor<f32>) attributes {mesh.spmd = @m} {
  %0 = mesh.stack %x on @m ["model"] dim 2 : tensor<8x4xi32> -> tensor<8x4x1xi32>
  %1 = mesh.stack %scalar on @m ["data", "model"] dim 0 mask_except 7 : tensor<f32> -> tensor<1xf32>
  %2 = mesh.unstack %0 on @m ["model"] dim 2 : tensor<8x4x1xi32> -> tensor<8x4xi32>
  return
}

func.func @exchanges(%x: tensor<8x4xf32>) attributes {mesh.spmd = @m} {
  %0 = mesh.gather_param %x on @m ["data"] dim 1 : tensor<8x4xf32> -> tensor<8x8xf32>
  %1 = mesh.gather_param %x on @m ["model"] dim 0 type bf16 grad_type f16 : tensor<8x4xf32> -> tensor<32x4xf32>
  %2 = mesh.scatter_grad %0 on @m ["data"] dim 1 : tensor<8x8xf32> -> tensor<8x4xf32>
  %3 = mesh.scatter_grad %0 on @m ["data"] dim 1 type bf16 : tensor<8x8xf32> -> tensor<8x4xf32>
  return
}
