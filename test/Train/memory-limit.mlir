// A limit of memory is that of the step. Initial values are computed once.
//
// REQUIRES: mesh-run, mesh-train
// RUN: mesh-train %s --steps=1 --arg x=iota --memory-limit=1KiB 2>&1 | FileCheck %s
// RUN: not mesh-train %s --steps=1 --arg x=iota --memory-limit=10B 2>&1 | FileCheck %s --check-prefix=STEP
//
// Values from files need none.
// RUN: rm -f %t.npz
// RUN: mesh-train %s --steps=1 --arg x=iota --checkpoint=%t.npz
// RUN: mesh-train %s --steps=1 --arg x=iota --memory-limit=1KiB --params=%t.npz 2>&1 | FileCheck %s --check-prefix=FILE

// CHECK: mesh-train: warning: @init_params needs {{.*}}, more than the limit of 1.0 KiB: {{.*}}; the limit holds for the step alone
// CHECK: step 1 of 1 loss
// STEP: mesh-train: error: {{.*}}@train_step needs {{.*}}, more than the limit of 10 B
// FILE-NOT: warning
// FILE: step 1 of 1 loss

mesh.mesh @m = <["data"=2]>

func.func @init_params() -> (tensor<4xf32> {mesh.name = "w"}) {
  %empty = tensor.empty() : tensor<4x999xf32>
  %numbers = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%empty : tensor<4x999xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 1 : index
    %integer = arith.index_cast %i : index to i32
    %number = arith.sitofp %integer : i32 to f32
    %sin = math.sin %number : f32
    linalg.yield %sin : f32
  } -> tensor<4x999xf32>
  %kept = mesh.optimization_barrier %numbers : tensor<4x999xf32>
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %w = linalg.reduce { arith.addf } ins(%kept : tensor<4x999xf32>) outs(%zeros : tensor<4xf32>) dimensions = [1]
  return %w : tensor<4xf32>
}

func.func private @loss(
    %w: tensor<4xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
    %x: tensor<4xf32> {mesh.name = "x"}) -> (tensor<f32> {mesh.name = "loss"}) {
  %p = arith.mulf %x, %w : tensor<4xf32>
  %s = arith.mulf %p, %p : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%s : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %loss : tensor<f32>
}
mesh.train_step @train_step of @loss wrt ["w"] by sgd {rate = 0.001}
