// Parameters that a step does not change have their initial value in all steps,
// have no micro-batches, and go into checkpoints.
//
// REQUIRES: mesh-run, mesh-train
// DEFINE: %{train} = mesh-train %s --log-every=1 --arg x=iota --seed=3
// DEFINE: %{losses} = sed 's/  [^ ]* steps.s//; s/ of [0-9]*//; /has the state/d'
//
// RUN: rm -rf %t && mkdir %t
// RUN: %{train} --steps=4 --checkpoint=%t/whole.npz | %{losses} > %t/whole.txt
// RUN: %{train} --steps=2 --checkpoint=%t/part.safetensors | %{losses} > %t/part.txt
// RUN: %{train} --steps=4 --checkpoint=%t/part.safetensors --resume | %{losses} >> %t/part.txt
// RUN: diff %t/whole.txt %t/part.txt
// RUN: mesh-run %s --entry=change --params=%t/whole.npz | FileCheck %s
//
// Files give other values, and so do arguments.
// RUN: mesh-run %s --entry=other --out %t/other.npz
// RUN: %{train} --steps=4 --params=%t/other.npz | %{losses} > %t/other.txt
// RUN: %{train} --steps=4 --arg b=3 | %{losses} > %t/argument.txt
// RUN: diff %t/other.txt %t/argument.txt
// RUN: not diff %t/whole.txt %t/other.txt
//
// CHECK: b = 2
// CHECK: k = 1

mesh.mesh @m = <["data"=2]>
mesh.param @w : tensor<4xf32> init ones
mesh.param @b : tensor<4xf32> init constant 2.0 sharding <@m, [{"data"}]>
mesh.param @k : tensor<4xi32> init ones

func.func private @loss(%x: tensor<4xf32> {mesh.name = "x"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %w = mesh.param_get @w : tensor<4xf32>
  %b = mesh.param_get @b : tensor<4xf32>
  %k = mesh.param_get @k : tensor<4xi32>
  %factor = arith.sitofp %k : tensor<4xi32> to tensor<4xf32>
  %p = arith.mulf %x, %w : tensor<4xf32>
  %q = arith.addf %p, %b : tensor<4xf32>
  %r = arith.mulf %q, %factor : tensor<4xf32>
  %s = arith.mulf %r, %q : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%s : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %loss : tensor<f32>
}
mesh.train_step @train_step of @loss wrt ["w"] by momentum {rate = 0.001, micro_batches = 2}

func.func @other() -> (tensor<4xf32> {mesh.name = "b"}) {
  %b = arith.constant dense<3.0> : tensor<4xf32>
  return %b : tensor<4xf32>
}
func.func @change(%b: tensor<4xf32> {mesh.name = "b"}, %k: tensor<4xi32> {mesh.name = "k"})
    -> (tensor<f32> {mesh.name = "b"}, tensor<i32> {mesh.name = "k"}) {
  %least = arith.constant dense<-9.0> : tensor<f32>
  %b0 = linalg.reduce { arith.maximumf } ins(%b : tensor<4xf32>) outs(%least : tensor<f32>) dimensions = [0]
  %low = arith.constant dense<-9> : tensor<i32>
  %k0 = linalg.reduce { arith.maxsi } ins(%k : tensor<4xi32>) outs(%low : tensor<i32>) dimensions = [0]
  return %b0, %k0 : tensor<f32>, tensor<i32>
}
