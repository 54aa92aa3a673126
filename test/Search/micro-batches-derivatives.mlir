// Micro-batches take the gradients of the whole batch, also where the loss says
// how it is differentiated: by functions of its own, not at all, or computing
// it again.
//
// REQUIRES: mesh-search
// RUN: echo '{"links": {"*": {"latency": 1e-7, "bandwidth": 1e12}}, "flops": {"f32": 1e12}, "memory_bandwidth": 1e12}' > %t.json
// RUN: mesh-search %s --entry=step --machine=%t.json --budget=600 --memory-limit=53KiB --micro-batches=4 -o %t.mlir > %t.report
// RUN: FileCheck %s --input-file=%t.report
// CHECK: programs and meshes:
// CHECK-NEXT: mesh step in local view memory contractions at least program
// CHECK-NEXT: x=2 {{.*}} 4 micro-batches, state
// RUN: FileCheck %s --check-prefix=PROGRAM --input-file=%t.mlir
// PROGRAM: func.func private @[[LOSS:.*]](%{{.*}}: tensor<32x64xf32> {{.*}}, %{{.*}}: tensor<64x64xf32>
// PROGRAM: call @[[HIDDEN:[a-z_0-9]+]](%{{.*}}) : (tensor<32x64xf32>) -> tensor<32x64xf32>
//
// RUN: mesh-run %s --entry=step --arg x=rand:1 --arg w=rand:2:0.1 --arg scale=rand:3 --out w=%t.w.npy --out scale=%t.scale.npy
// RUN: mesh-run %t.mlir --entry=step --arg x=rand:1 --arg w=rand:2:0.1 --arg scale=rand:3 --out w=%t.divided.w.npy --out scale=%t.divided.scale.npy
// RUN: %python %S/Inputs/compare_npy.py %t.w.npy %t.divided.w.npy
// RUN: %python %S/Inputs/compare_npy.py %t.scale.npy %t.divided.scale.npy

mesh.mesh @m = <["x"=2]>
mesh.param @w : tensor<64x64xf32> init lecun_normal
mesh.param @scale : tensor<64xf32> init ones

// Its derivative is not that of its body.
func.func private @scaled(%x: tensor<128x64xf32>, %scale: tensor<64xf32>) -> tensor<128x64xf32>
    attributes {mesh.custom_vjp = [@scaled_forward, @scaled_backward]} {
  %empty = tensor.empty() : tensor<128x64xf32>
  %wide = linalg.broadcast ins(%scale : tensor<64xf32>) outs(%empty : tensor<128x64xf32>) dimensions = [0]
  %y = arith.mulf %x, %wide : tensor<128x64xf32>
  return %y : tensor<128x64xf32>
}
func.func private @scaled_forward(%x: tensor<128x64xf32>, %scale: tensor<64xf32>) -> (tensor<128x64xf32>, tensor<128x64xf32>) {
  %y = call @scaled(%x, %scale) : (tensor<128x64xf32>, tensor<64xf32>) -> tensor<128x64xf32>
  return %y, %x : tensor<128x64xf32>, tensor<128x64xf32>
}
func.func private @scaled_backward(%x: tensor<128x64xf32>, %dy: tensor<128x64xf32>) -> (tensor<128x64xf32>, tensor<64xf32>) {
  %three = arith.constant dense<3.0> : tensor<128x64xf32>
  %dx = arith.mulf %dy, %three : tensor<128x64xf32>
  %product = arith.mulf %dy, %x : tensor<128x64xf32>
  %zeros = arith.constant dense<0.0> : tensor<64xf32>
  %ds = linalg.reduce { arith.addf } ins(%product : tensor<128x64xf32>) outs(%zeros : tensor<64xf32>) dimensions = [0]
  return %dx, %ds : tensor<128x64xf32>, tensor<64xf32>
}
// Nor is this one, of what all parts read.
func.func private @bent(%scale: tensor<64xf32>) -> tensor<64xf32>
    attributes {mesh.custom_vjp = [@bent_forward, @bent_backward]} {
  %y = math.tanh %scale : tensor<64xf32>
  return %y : tensor<64xf32>
}
func.func private @bent_forward(%scale: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %y = call @bent(%scale) : (tensor<64xf32>) -> tensor<64xf32>
  return %y, %y : tensor<64xf32>, tensor<64xf32>
}
func.func private @bent_backward(%y: tensor<64xf32>, %dy: tensor<64xf32>) -> tensor<64xf32> {
  %ds = arith.mulf %y, %dy : tensor<64xf32>
  return %ds : tensor<64xf32>
}
func.func private @hidden(%x: tensor<128x64xf32>) -> tensor<128x64xf32> attributes {mesh.checkpoint} {
  %t = math.tanh %x : tensor<128x64xf32>
  %y = math.sin %t : tensor<128x64xf32>
  return %y : tensor<128x64xf32>
}
func.func @loss(%x: tensor<128x64xf32> {mesh.name = "x"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<64x64xf32>
  %straight = mesh.param_get @scale : tensor<64xf32>
  %scale = call @bent(%straight) : (tensor<64xf32>) -> tensor<64xf32>
  %zeros = arith.constant dense<0.0> : tensor<128x64xf32>
  %h = linalg.matmul ins(%x, %w : tensor<128x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<128x64xf32>) -> tensor<128x64xf32>
  %t = call @hidden(%h) : (tensor<128x64xf32>) -> tensor<128x64xf32>
  %s = call @scaled(%t, %scale) : (tensor<128x64xf32>, tensor<64xf32>) -> tensor<128x64xf32>
  %fixed = mesh.stop_gradient %t : tensor<128x64xf32>
  %y = arith.mulf %s, %fixed : tensor<128x64xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<128x64xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %sum : tensor<f32>
}
mesh.train_step @step of @loss by sgd {rate = 0.1}
