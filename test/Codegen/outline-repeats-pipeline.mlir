// RUN: mesh-opt %s --split-input-file --pass-pipeline='builtin.module(mesh-outline-repeats{min-ops=1 pipeline-axis=pipe microbatches=4 schedule=1f1b})' | FileCheck %s

// Of stacked tensors each stage gets its slice. Values from outside come in
// parts, whole, or are computed in the stage, as rows ask for.

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[X:.*]]: tensor<8x16xf32>, %[[W:.*]]: tensor<6x16x16xf32>, %[[B:.*]]: tensor<6x16xf32>, %[[MASK:.*]]: tensor<8x16xf32>, %[[TABLE:.*]]: tensor<16xf32>
// CHECK: mesh.pipeline(%[[X]]) on @m "pipe" stages 6 microbatches 4 schedule "1f1b" params(%[[W]], %[[B]]) split(%[[MASK]]) {
// CHECK-NEXT: ^bb0(%[[H:.*]]: tensor<2x16xf32>, %[[K:.*]]: tensor<16x16xf32>, %[[OFFSET:.*]]: tensor<16xf32>, %[[PART:.*]]: tensor<2x16xf32>, %{{.*}}: index, %{{.*}}: index):
// CHECK-DAG: %[[ZEROS:.*]] = linalg.fill {{.*}} -> tensor<2x16xf32>
// CHECK: linalg.matmul ins(%[[H]], %[[K]] : tensor<2x16xf32>, tensor<16x16xf32>) outs(%[[ZEROS]]
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[OFFSET]], %[[TABLE]], %[[PART]] : tensor<2x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x16xf32>)
// CHECK: %[[STOPPED:.*]] = mesh.stop_gradient %{{.*}} : tensor<2x16xf32>
// CHECK: mesh.stage_yield %[[STOPPED]] : tensor<2x16xf32>
// CHECK-NOT: scf.for
mesh.mesh @m = <["pipe"=2]>
func.func @loop(%x: tensor<8x16xf32>, %w: tensor<6x16x16xf32>, %b: tensor<6x16xf32>,
                %mask: tensor<8x16xf32>, %table: tensor<16xf32>) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %y = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %x) -> tensor<8x16xf32> {
    // As in a loop that JAX writes.
    %high = arith.maxsi %i, %c0 : index
    %at = arith.minsi %high, %c5 : index
    %slice = tensor.extract_slice %w[%at, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<6x16x16xf32> to tensor<1x16x16xf32>
    %k = tensor.collapse_shape %slice [[0, 1], [2]] : tensor<1x16x16xf32> into tensor<16x16xf32>
    %offset = tensor.extract_slice %b[%i, 0] [1, 16] [1, 1] : tensor<6x16xf32> to tensor<16xf32>
    %p = linalg.matmul ins(%h, %k : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zeros : tensor<8x16xf32>) -> tensor<8x16xf32>
    %next = linalg.generic {
        indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c)>, affine_map<(r, c) -> (c)>,
                         affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%p, %offset, %table, %mask : tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>)
        outs(%e : tensor<8x16xf32>) {
    ^bb0(%a: f32, %c: f32, %d: f32, %m: f32, %out: f32):
      %s = arith.addf %a, %c : f32
      %t = arith.mulf %s, %d : f32
      %u = arith.addf %t, %m : f32
      linalg.yield %u : f32
    } -> tensor<8x16xf32>
    %stopped = mesh.stop_gradient %next : tensor<8x16xf32>
    scf.yield %stopped : tensor<8x16xf32>
  }
  return %y : tensor<8x16xf32>
}

// -----

// Two layers are a pipeline, and each of several of one op is a stage.

// CHECK-LABEL: func.func @two(
// CHECK: mesh.pipeline(%{{.*}}) on @m "pipe" stages 2 microbatches 4
// CHECK-LABEL: func.func @four(
// CHECK: mesh.pipeline(%{{.*}}) on @m "pipe" stages 4 microbatches 4
mesh.mesh @m = <["pipe"=2]>
func.func @two(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = math.sin %x : tensor<8x4xf32>
  %1 = arith.addf %0, %x : tensor<8x4xf32>
  %2 = math.sin %1 : tensor<8x4xf32>
  %3 = arith.addf %2, %x : tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
func.func @four(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = math.sin %x : tensor<8x4xf32>
  %1 = math.sin %0 : tensor<8x4xf32>
  %2 = math.sin %1 : tensor<8x4xf32>
  %3 = math.sin %2 : tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// -----

// Rows that ask for their numbers are in blocks, and 6 stages are not divisible
// by 4 devices. An annotation stays, and a stage has the number of its
// iteration.

// CHECK-LABEL: func.func @numbers(
// CHECK: mesh.pipeline(%{{.*}}) on @m "pipe" stages 6 microbatches 4 contiguous schedule "1f1b" costs [1, 1, 1, 1, 1, 1] {
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<2x4xf32>, %[[STAGE:.*]]: index, %[[PART:.*]]: index):
// CHECK: %[[TWICE:.*]] = arith.muli %[[STAGE]], %{{.*}} : index
// CHECK: arith.addi %[[TWICE]], %{{.*}} : index
// CHECK: arith.muli %[[PART]], %{{.*}} : index
// CHECK: linalg.index 0
// CHECK: %[[SHARD:.*]] = mesh.shard %{{.*}} <@m, [{"data"}, {}]> : tensor<2x4xf32>
// CHECK: mesh.stage_yield %[[SHARD]]
mesh.mesh @m = <["data"=2, "pipe"=4]>
func.func @numbers(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c13 = arith.constant 13 : index
  %y = scf.for %i = %c1 to %c13 step %c2 iter_args(%h = %x) -> tensor<8x4xf32> {
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
    %split = mesh.shard %next <@m, [{"data"}, {}]> : tensor<8x4xf32>
    scf.yield %split : tensor<8x4xf32>
  }
  return %y : tensor<8x4xf32>
}

// -----

// Pairs of rows that a block needs together stay together, in blocks.

// CHECK-LABEL: func.func @pairs(
// CHECK: mesh.pipeline(%{{.*}}) on @m "pipe" stages 2 microbatches 4 contiguous
mesh.mesh @m = <["pipe"=2]>
func.func @pairs(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<4x2x4xf32>
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> tensor<8x4xf32> {
    %pairs = tensor.expand_shape %h [[0, 1], [2]] output_shape [4, 2, 4] : tensor<8x4xf32> into tensor<4x2x4xf32>
    %soft = linalg.softmax dimension(1) ins(%pairs : tensor<4x2x4xf32>) outs(%e : tensor<4x2x4xf32>) -> tensor<4x2x4xf32>
    %next = tensor.collapse_shape %soft [[0, 1], [2]] : tensor<4x2x4xf32> into tensor<8x4xf32>
    scf.yield %next : tensor<8x4xf32>
  }
  return %y : tensor<8x4xf32>
}

// -----

// Layers written out are stages, too: here of calls. What they share is
// captured, what each has of its own is stacked. The one before them stays.

// CHECK-LABEL: func.func @layers(
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>, %[[BIAS:.*]]: tensor<4xf32>, %[[A:.*]]: tensor<4x4xf32>, %[[B:.*]]: tensor<4x4xf32>, %[[C:.*]]: tensor<4x4xf32>, %[[D:.*]]: tensor<4x4xf32>
// CHECK: %[[H:.*]] = math.sin %[[X]]
// CHECK: %[[AS:.*]] = tensor.expand_shape %[[A]] {{\[}}[0, 1], [2]] output_shape [1, 4, 4]
// CHECK: %[[BS:.*]] = tensor.expand_shape %[[B]]
// CHECK: %[[CS:.*]] = tensor.expand_shape %[[C]]
// CHECK: %[[DS:.*]] = tensor.expand_shape %[[D]]
// CHECK: %[[W:.*]] = tensor.concat dim(0) %[[AS]], %[[BS]], %[[CS]], %[[DS]] : {{.*}} -> tensor<4x4x4xf32>
// CHECK: %[[Y:.*]] = mesh.pipeline(%[[H]]) on @m "pipe" stages 4 microbatches 4 schedule "1f1b" params(%[[W]]) {
// CHECK: ^bb0(%{{.*}}: tensor<2x4xf32>, %[[K:.*]]: tensor<4x4xf32>, %[[STAGE:.*]]: index, %{{.*}}: index):
// CHECK: %[[SCALES:.*]] = tensor.from_elements
// CHECK: tensor.extract %[[SCALES]][%[[STAGE]]]
// CHECK: linalg.matmul ins(%{{.*}}, %[[K]] :
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[BIAS]] :
// CHECK: mesh.stage_yield
// CHECK-NOT: linalg.matmul
// CHECK: math.cos %[[Y]]
mesh.mesh @m = <["pipe"=2]>
func.func private @layer(%h: tensor<8x4xf32>, %k: tensor<4x4xf32>, %bias: tensor<4xf32>, %scale: f32) -> tensor<8x4xf32> {
  %zeros = arith.constant dense<0.0> : tensor<8x4xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  %p = linalg.matmul ins(%h, %k : tensor<8x4xf32>, tensor<4x4xf32>) outs(%zeros : tensor<8x4xf32>) -> tensor<8x4xf32>
  %t = math.tanh %p : tensor<8x4xf32>
  %s = linalg.generic {
      indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c)>, affine_map<(r, c) -> (r, c)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%t, %bias : tensor<8x4xf32>, tensor<4xf32>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.addf %a, %b : f32
    %d = arith.mulf %c, %scale : f32
    linalg.yield %d : f32
  } -> tensor<8x4xf32>
  return %s : tensor<8x4xf32>
}
func.func @layers(%x: tensor<8x4xf32>, %bias: tensor<4xf32>, %a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>,
                  %d: tensor<4x4xf32>, %s0: f32, %s1: f32, %s2: f32, %s3: f32) -> tensor<8x4xf32> {
  %h = math.sin %x : tensor<8x4xf32>
  %0 = func.call @layer(%h, %a, %bias, %s0) : (tensor<8x4xf32>, tensor<4x4xf32>, tensor<4xf32>, f32) -> tensor<8x4xf32>
  %1 = func.call @layer(%0, %b, %bias, %s1) : (tensor<8x4xf32>, tensor<4x4xf32>, tensor<4xf32>, f32) -> tensor<8x4xf32>
  %2 = func.call @layer(%1, %c, %bias, %s2) : (tensor<8x4xf32>, tensor<4x4xf32>, tensor<4xf32>, f32) -> tensor<8x4xf32>
  %3 = func.call @layer(%2, %d, %bias, %s3) : (tensor<8x4xf32>, tensor<4x4xf32>, tensor<4xf32>, f32) -> tensor<8x4xf32>
  %y = math.cos %3 : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}
