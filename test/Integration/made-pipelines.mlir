// Pipelines that are made of loops and of repeated layers compute what these
// compute: forward, and with derived gradients, by all kinds of schedules.
//
// REQUIRES: mesh-run
// DEFINE: %{axis} = pipeline-axis=pipe
// DEFINE: %{make} =
// DEFINE: %{entry} = gradients
// DEFINE: %{more} =
// DEFINE: %{run} = mesh-opt %s --pass-pipeline="builtin.module(mesh-outline-repeats{min-ops=1 %{axis} %{make}})" -o %t.mlir && mesh-run --opt-level=0 %t.mlir --entry=%{entry} --reference %s:%{entry} %{more} | FileCheck %s
// CHECK-COUNT-4: ok
//
// REDEFINE: %{make} = microbatches=1
// RUN: %{run}
// REDEFINE: %{make} = microbatches=2 schedule=gpipe
// RUN: %{run}
// REDEFINE: %{make} = microbatches=4 schedule=zb-h1
// RUN: %{run}
// REDEFINE: %{more} = --pipeline=mesh-spmd,mesh-rings,mesh-programs
// REDEFINE: %{make} = microbatches=8 schedule=1f1b
// RUN: %{run}
// REDEFINE: %{make} = microbatches=4 schedule=interleaved-1f1b chunks=2
// RUN: %{run}
//
// Layers written out, of calls.
// REDEFINE: %{entry} = layer_gradients
// RUN: %{run}
// REDEFINE: %{more} =
// REDEFINE: %{make} = microbatches=2 schedule=zb-h1
// RUN: %{run}
//
// Places of rows are those of the whole batch.
// REDEFINE: %{entry} = noisy
// REDEFINE: %{make} = microbatches=4
// RUN: mesh-opt %s --pass-pipeline="builtin.module(mesh-outline-repeats{min-ops=1 %{axis} %{make}})" -o %t.mlir
// RUN: mesh-run %t.mlir --entry=noisy --reference %s:noisy | FileCheck %s --check-prefix=NOISY
// NOISY: ok

mesh.mesh @m = <["data"=2, "pipe"=2]>

func.func private @attend(%h: tensor<8x6x4xf32>, %mask: tensor<8x6xf32>, %k: tensor<4x4xf32>) -> tensor<8x6x4xf32> {
  %no_scores = arith.constant dense<0.0> : tensor<8x6x6xf32>
  %nothing = arith.constant dense<0.0> : tensor<8x6x4xf32>
  %e = tensor.empty() : tensor<8x6x6xf32>
  %scores = linalg.contract
      indexing_maps = [affine_map<(b, s, t, d) -> (b, s, d)>, affine_map<(b, s, t, d) -> (b, t, d)>,
                       affine_map<(b, s, t, d) -> (b, s, t)>]
      ins(%h, %h : tensor<8x6x4xf32>, tensor<8x6x4xf32>) outs(%no_scores : tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
  %masked = linalg.generic {
      indexing_maps = [affine_map<(b, s, t) -> (b, s, t)>, affine_map<(b, s, t) -> (b, t)>,
                       affine_map<(b, s, t) -> (b, s, t)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scores, %mask : tensor<8x6x6xf32>, tensor<8x6xf32>) outs(%e : tensor<8x6x6xf32>) {
  ^bb0(%score: f32, %m: f32, %out: f32):
    %sum = arith.addf %score, %m : f32
    linalg.yield %sum : f32
  } -> tensor<8x6x6xf32>
  %weights = linalg.softmax dimension(2) ins(%masked : tensor<8x6x6xf32>) outs(%e : tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
  %read = linalg.contract
      indexing_maps = [affine_map<(b, s, d, t) -> (b, s, t)>, affine_map<(b, s, d, t) -> (b, t, d)>,
                       affine_map<(b, s, d, t) -> (b, s, d)>]
      ins(%weights, %h : tensor<8x6x6xf32>, tensor<8x6x4xf32>) outs(%nothing : tensor<8x6x4xf32>) -> tensor<8x6x4xf32>
  %made = linalg.contract
      indexing_maps = [affine_map<(b, s, e, d) -> (b, s, d)>, affine_map<(b, s, e, d) -> (d, e)>,
                       affine_map<(b, s, e, d) -> (b, s, e)>]
      ins(%read, %k : tensor<8x6x4xf32>, tensor<4x4xf32>) outs(%nothing : tensor<8x6x4xf32>) -> tensor<8x6x4xf32>
  %active = math.tanh %made : tensor<8x6x4xf32>
  %next = arith.addf %h, %active : tensor<8x6x4xf32>
  return %next : tensor<8x6x4xf32>
}

func.func @loop(
    %x: tensor<8x6x4xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {}]>},
    %mask: tensor<8x6xf32> {mesh.name = "mask"},
    %w: tensor<4x4x4xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {}]>}) -> tensor<8x6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> tensor<8x6x4xf32> {
    %k = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> to tensor<4x4xf32>
    %next = func.call @attend(%h, %mask, %k) : (tensor<8x6x4xf32>, tensor<8x6xf32>, tensor<4x4xf32>) -> tensor<8x6x4xf32>
    scf.yield %next : tensor<8x6x4xf32>
  }
  return %y : tensor<8x6x4xf32>
}
// The value, and the gradients of x, the mask and w.
mesh.derivative @gradients = vjp of @loop wrt ["x", "mask", "w"] with value

func.func @layers(
    %x: tensor<8x6x4xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {}]>},
    %mask: tensor<8x6xf32> {mesh.name = "mask"}, %a: tensor<4x4xf32> {mesh.name = "a"}, %b: tensor<4x4xf32> {mesh.name = "b"},
    %c: tensor<4x4xf32> {mesh.name = "c"}, %d: tensor<4x4xf32> {mesh.name = "d"}) -> tensor<8x6x4xf32> {
  %0 = func.call @attend(%x, %mask, %a) : (tensor<8x6x4xf32>, tensor<8x6xf32>, tensor<4x4xf32>) -> tensor<8x6x4xf32>
  %1 = func.call @attend(%0, %mask, %b) : (tensor<8x6x4xf32>, tensor<8x6xf32>, tensor<4x4xf32>) -> tensor<8x6x4xf32>
  %2 = func.call @attend(%1, %mask, %c) : (tensor<8x6x4xf32>, tensor<8x6xf32>, tensor<4x4xf32>) -> tensor<8x6x4xf32>
  %3 = func.call @attend(%2, %mask, %d) : (tensor<8x6x4xf32>, tensor<8x6xf32>, tensor<4x4xf32>) -> tensor<8x6x4xf32>
  return %3 : tensor<8x6x4xf32>
}
mesh.derivative @layer_gradients = vjp of @layers wrt ["x", "a", "c"] with value

func.func @noisy(%x: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> tensor<8x4xf32> {
    %next = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]}
        outs(%h : tensor<8x4xf32>) {
    ^bb0(%out: f32):
      %row = linalg.index 0 : index
      %place = arith.addi %row, %i : index
      %number = arith.index_cast %place : index to i32
      %f = arith.sitofp %number : i32 to f32
      %s = arith.addf %out, %f : f32
      linalg.yield %s : f32
    } -> tensor<8x4xf32>
    scf.yield %next : tensor<8x4xf32>
  }
  return %y : tensor<8x4xf32>
}
