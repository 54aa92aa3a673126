// Pipelines compute on several meshes what their stages compute one after the
// other, whatever is computed where there is no micro-batch.
//
// REQUIRES: mesh-run
// DEFINE: %{check} = mesh-run --check --all-entries --opt-level=0
//
// RUN: %{check} %s | FileCheck %s
// RUN: %{check} %s --pipeline="mesh-lower-pipeline{bubbles=nans},mesh-spmd,mesh-rings{overlap=ring}" | FileCheck %s
// RUN: %{check} %s --pipeline="mesh-lower-pipeline{bubbles=skip},mesh-spmd,mesh-rings" | FileCheck %s
// RUN: %{check} %s --pipeline=mesh-spmd,mesh-programs | FileCheck %s
// RUN: %{check} %s --pipeline="mesh-lower-pipeline{bubbles=nans},mesh-spmd,mesh-rings{overlap=ring},mesh-programs" | FileCheck %s
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=4, "model"=2/' %s | %{check} - | FileCheck %s
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"pipe"=4, "model"=1, "data"=2/' %s | %{check} - | FileCheck %s
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=2, "pipe"=1, "model"=4/' %s | %{check} - | FileCheck %s
//
// Other axes need not divide what they split.
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=3, "pipe"=2, "model"=3/' %s | %{check} - | FileCheck %s
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=4, "model"=5/' %s | %{check} - --pipeline="mesh-lower-pipeline{bubbles=nans},mesh-spmd{poison=true},mesh-rings{overlap=ring}" | FileCheck %s

// CHECK: @uniform on {{.*}} devices
// CHECK-NEXT: result
// CHECK-NEXT: ok
// CHECK-NEXT: ok
// CHECK: @own on {{.*}} devices
// CHECK-NEXT: result
// CHECK-NEXT: ok
// CHECK-NEXT: ok
// CHECK: @flow on {{.*}} devices
// CHECK-NEXT: result
// CHECK-NEXT: ok

mesh.mesh @m = <["data"=2, "pipe"=2, "model"=2]>

// Tensor parallelism in stages. One result is left partial along the pipeline's
// axis, another comes from all of it.
func.func @uniform(
    %x: tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w: tensor<4x8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {}, {"model"}]>},
    %mask: tensor<16x8xf32>)
    -> (tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}], partial=sum{"pipe"}>}, tensor<16x8xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<2x8xf32>
  %y = mesh.pipeline(%x) on @m "pipe" stages 4 microbatches 8 params(%w) split(%mask) {
  ^stage(%h: tensor<2x8xf32>, %k: tensor<8x8xf32>, %part: tensor<2x8xf32>,
         %stage: index, %microbatch: index):
    %p = linalg.matmul ins(%h, %k : tensor<2x8xf32>, tensor<8x8xf32>)
        outs(%zeros : tensor<2x8xf32>) -> tensor<2x8xf32>
    %q = arith.mulf %p, %part : tensor<2x8xf32>
    mesh.stage_yield %q : tensor<2x8xf32>
  } : (tensor<16x8xf32>, tensor<4x8x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
  %t = math.tanh %y : tensor<16x8xf32>
  return %y, %t : tensor<16x8xf32>, tensor<16x8xf32>
}

// Stages with bodies and shapes of their own, one of which yields two values, and
// one of which asks for its index and the micro-batch's.
func.func @own(
    %tokens: tensor<16xindex> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
    %table: tensor<12x8xf32>, %w: tensor<8x6xf32>, %v: tensor<6x6xf32>, %o: tensor<6x5xf32>)
    -> (tensor<16x5xf32>, tensor<8x5xf32>) {
  %ys:2 = mesh.pipeline(%tokens) on @m "pipe" stages 4 microbatches 4 {
  ^embed(%t: tensor<4xindex>, %stage: index, %k: index):
    %e = tensor.empty() : tensor<4x8xf32>
    %h = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%t : tensor<4xindex>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%i: index, %out: f32):
      %n = arith.index_cast %i : index to i64
      %f = arith.sitofp %n : i64 to f32
      %s = arith.constant 0.01 : f32
      %g = arith.mulf %f, %s : f32
      linalg.yield %g : f32
    } -> tensor<4x8xf32>
    mesh.stage_yield %h : tensor<4x8xf32>
  }, {
  ^narrow(%h: tensor<4x8xf32>, %stage: index, %k: index):
    %z = arith.constant dense<0.0> : tensor<4x6xf32>
    %y = linalg.matmul ins(%h, %w : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    mesh.stage_yield %y, %z : tensor<4x6xf32>, tensor<4x6xf32>
  }, {
  ^same(%h: tensor<4x6xf32>, %old: tensor<4x6xf32>, %stage: index, %k: index):
    %z = arith.constant dense<0.0> : tensor<4x6xf32>
    %y = linalg.matmul ins(%h, %v : tensor<4x6xf32>, tensor<6x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %si = arith.index_cast %stage : index to i64
    %sf = arith.sitofp %si : i64 to f32
    %ki = arith.index_cast %k : index to i64
    %kf = arith.sitofp %ki : i64 to f32
    %f = arith.addf %sf, %kf : f32
    %sp = tensor.splat %f : tensor<4x6xf32>
    %yy = arith.addf %y, %sp : tensor<4x6xf32>
    mesh.stage_yield %yy, %h : tensor<4x6xf32>, tensor<4x6xf32>
  }, {
  ^head(%h: tensor<4x6xf32>, %old: tensor<4x6xf32>, %stage: index, %k: index):
    %s = arith.addf %h, %old : tensor<4x6xf32>
    %z = arith.constant dense<0.0> : tensor<4x5xf32>
    %y = linalg.matmul ins(%s, %o : tensor<4x6xf32>, tensor<6x5xf32>) outs(%z : tensor<4x5xf32>) -> tensor<4x5xf32>
    %l = tensor.extract_slice %y[0, 0] [2, 5] [1, 1] : tensor<4x5xf32> to tensor<2x5xf32>
    mesh.stage_yield %y, %l : tensor<4x5xf32>, tensor<2x5xf32>
  } : (tensor<16xindex>) -> (tensor<16x5xf32>, tensor<8x5xf32>)
  return %ys#0, %ys#1 : tensor<16x5xf32>, tensor<8x5xf32>
}

func.func private @layer(%h: tensor<2x8xf32>, %k: tensor<8x8xf32>) -> tensor<2x8xf32> {
    %zeros = arith.constant dense<0.0> : tensor<2x8xf32>
    %p = linalg.matmul ins(%h, %k : tensor<2x8xf32>, tensor<8x8xf32>)
        outs(%zeros : tensor<2x8xf32>) -> tensor<2x8xf32>
    return %p : tensor<2x8xf32>
}

// Two or more stages on a device, parameters that are split along "data" too or
// come split along the pipeline's axis in another dim, calls, and a branch that
// depends on data: devices at one stage agree on it.
func.func @flow(
    %x: tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w: tensor<8x8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"pipe"}, {"data"}, {}]>},
    %u: tensor<8x8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"pipe"}, {"data"}]>})
    -> (tensor<16x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) {
  %y = mesh.pipeline(%x) on @m "pipe" stages 8 microbatches 8 contiguous params(%w, %u) {
  ^stage(%h: tensor<2x8xf32>, %k: tensor<8x8xf32>, %l: tensor<8x8xf32>, %stage: index, %microbatch: index):
    %p = func.call @layer(%h, %k) : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
    %q = func.call @layer(%p, %l) : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
    %c0 = arith.constant 0 : index
    %e = tensor.extract %q[%c0, %c0] : tensor<2x8xf32>
    %z = arith.constant 0.0 : f32
    %c = arith.cmpf ogt, %e, %z : f32
    %r = scf.if %c -> tensor<2x8xf32> {
      %n = arith.addf %q, %h : tensor<2x8xf32>
      scf.yield %n : tensor<2x8xf32>
    } else {
      scf.yield %q : tensor<2x8xf32>
    }
    mesh.stage_yield %r : tensor<2x8xf32>
  } : (tensor<16x8xf32>, tensor<8x8x8xf32>, tensor<8x8x8xf32>) -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}
