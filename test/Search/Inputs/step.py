"""Prints a step of training of two matrices, with all split if asked for."""

import argparse

parser = argparse.ArgumentParser()
parser.add_argument("--split", action="store_true")
split = parser.parse_args().split

DIMS = '<@mesh, [{"x", "y"}, {}]>'
weight = f" sharding {DIMS}" if split else ""
batch = f", mesh.sharding = #mesh.sharding{DIMS}" if split else ""
print('mesh.mesh @mesh = <["x"=2, "y"=2]>' if split else "")
print(
    f"""mesh.param @w0 : tensor<32x64xf32> init lecun_normal{weight}
mesh.param @w1 : tensor<64x32xf32> init lecun_normal{weight}
func.func private @loss(
    %x: tensor<64x32xf32> {{mesh.name = "x"{batch}}},
    %y: tensor<64x32xf32> {{mesh.name = "y"{batch}}})
    -> (tensor<f32> {{mesh.name = "loss"}}) {{
  %w0 = mesh.param_get @w0 : tensor<32x64xf32>
  %w1 = mesh.param_get @w1 : tensor<64x32xf32>
  %e0 = arith.constant dense<0.0> : tensor<64x64xf32>
  %h0 = linalg.matmul ins(%x, %w0 : tensor<64x32xf32>, tensor<32x64xf32>)
      outs(%e0 : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t0 = math.tanh %h0 : tensor<64x64xf32>
  %e1 = arith.constant dense<0.0> : tensor<64x32xf32>
  %h1 = linalg.matmul ins(%t0, %w1 : tensor<64x64xf32>, tensor<64x32xf32>)
      outs(%e1 : tensor<64x32xf32>) -> tensor<64x32xf32>
  %d = arith.subf %h1, %y : tensor<64x32xf32>
  %s = arith.mulf %d, %d : tensor<64x32xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce {{ arith.addf }} ins(%s : tensor<64x32xf32>)
      outs(%zero : tensor<f32>) dimensions = [0, 1]
  %part = arith.constant dense<0.00048828125> : tensor<f32>
  %loss = arith.mulf %sum, %part : tensor<f32>
  return %loss : tensor<f32>
}}
mesh.train_step @step of @loss by adamw {{rate = 1.0e-2}}"""
)
