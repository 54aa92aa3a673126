// A step whose loss has a nonlinear head outside of the layers: the last stage
// computes it, and stages go forward once, whatever the schedule.
//
// DEFINE: %{schedule} =
// DEFINE: %{make} = mesh-opt %s --pass-pipeline="builtin.module(mesh-outline-repeats{min-ops=1 pipeline-axis=pipe microbatches=4 schedule=%{schedule}})" -o %t.mlir
// DEFINE: %{run} = mesh-run %t.mlir --entry=step --check --pipeline=mesh-spmd,mesh-rings,mesh-programs
// REDEFINE: %{schedule} = 1f1b
// RUN: %{make}
// RUN: %{run} | FileCheck %s
// RUN: mesh-opt %t.mlir --mesh-differentiate | FileCheck %s --check-prefix=ONCE
// REDEFINE: %{schedule} = zb-h1
// RUN: %{make}
// RUN: %{run} | FileCheck %s
// REDEFINE: %{schedule} = interleaved-1f1b chunks=2
// RUN: %{make}
// RUN: %{run} | FileCheck %s
// CHECK: ok
// ONCE: mesh.pipeline
// ONCE-NOT: mesh.pipeline
// ONCE: return

mesh.mesh @m = <["data"=2, "pipe"=2]>
func.func private @loss(%x: tensor<16x8xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
                        %w: tensor<4x8x8xf32> {mesh.name = "w"},
                        %head: tensor<8x6xf32> {mesh.name = "head"}) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zeros = arith.constant dense<0.0> : tensor<16x8xf32>
  %no_logits = arith.constant dense<0.0> : tensor<16x6xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> tensor<16x8xf32> {
    %k = tensor.extract_slice %w[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<4x8x8xf32> to tensor<8x8xf32>
    %p = linalg.matmul ins(%h, %k : tensor<16x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<16x8xf32>) -> tensor<16x8xf32>
    %t = math.tanh %p : tensor<16x8xf32>
    scf.yield %t : tensor<16x8xf32>
  }
  %logits = linalg.matmul ins(%y, %head : tensor<16x8xf32>, tensor<8x6xf32>) outs(%no_logits : tensor<16x6xf32>) -> tensor<16x6xf32>
  %e = arith.mulf %logits, %logits : tensor<16x6xf32>
  %loss = linalg.reduce { arith.addf } ins(%e : tensor<16x6xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}
mesh.train_step @step of @loss wrt ["w", "head"] by sgd {rate = 1.0e-3}
