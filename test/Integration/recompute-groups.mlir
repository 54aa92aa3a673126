// Loops in groups of iterations give the same bits: with dropout, a collective
// in the loop, values that do not run again, and trip counts that are no
// multiple of a group's.
//
// REQUIRES: mesh-run
// DEFINE: %{run} = mesh-run %s --opt-level=0 --seed=7
// DEFINE: %{plan} = mesh-opt %s --remarks-filter=mesh-plan-remat --remark-format=emitRemark -o /dev/null
// RUN: rm -rf %t && mkdir -p %t/all %t/less
// RUN: %{run} --entry=main --check --out=%t/all
// RUN: %{run} --entry=main --check --out=%t/less --memory-limit=58000
// RUN: diff -r %t/all %t/less
// RUN: %{plan} --mesh-execution="plan-only entries=main memory-limit=58000" 2>&1 | FileCheck %s
// CHECK: @main needs {{.*}}; loops in groups of {{[0-9]+}} iterations

mesh.mesh @m = <["data"=2, "model"=2]>

func.func private @loss(
    %x: tensor<16x32xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
    %w: tensor<13x32x8xf32> {mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{}, {}, {"model"}]>},
    %v: tensor<13x8x32xf32> {mesh.name = "v", mesh.sharding = #mesh.sharding<@m, [{}, {"model"}, {}]>})
    -> (tensor<f32> {mesh.name = "loss"}) {
  %begin = arith.constant -3 : i32
  %end = arith.constant 62 : i32
  %step = arith.constant 5 : i32
  %zero = arith.constant 0.0 : f32
  %none = arith.constant dense<0.0> : tensor<16x32xf32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %seed = arith.constant 5 : i64
  %key = mesh.rng_key %seed : i64 -> tensor<2xi32>
  %eh = tensor.empty() : tensor<16x8xf32>
  %zh = linalg.fill ins(%zero : f32) outs(%eh : tensor<16x8xf32>) -> tensor<16x8xf32>
  %e = tensor.empty() : tensor<16x32xf32>
  %all = tensor.empty() : tensor<13x16x32xf32>
  %y:5 = scf.for %n = %begin to %end step %step
      iter_args(%at = %x, %k = %key, %scale = %one, %sum = %x, %kept = %all)
      -> (tensor<16x32xf32>, tensor<2xi32>, tensor<f32>, tensor<16x32xf32>, tensor<13x16x32xf32>) : i32 {
    %d = arith.subi %n, %begin : i32
    %q = arith.divsi %d, %step : i32
    %i = arith.index_cast %q : i32 to index
    %wi = tensor.extract_slice %w[%i, 0, 0] [1, 32, 8] [1, 1, 1] : tensor<13x32x8xf32> to tensor<32x8xf32>
    %vi = tensor.extract_slice %v[%i, 0, 0] [1, 8, 32] [1, 1, 1] : tensor<13x8x32xf32> to tensor<8x32xf32>
    %h = linalg.matmul ins(%at, %wi : tensor<16x32xf32>, tensor<32x8xf32>) outs(%zh : tensor<16x8xf32>) -> tensor<16x8xf32>
    %t = math.tanh %h : tensor<16x8xf32>
    %o = linalg.matmul ins(%t, %vi : tensor<16x8xf32>, tensor<8x32xf32>) outs(%none : tensor<16x32xf32>) -> tensor<16x32xf32>
    %s = math.tanh %o : tensor<16x32xf32>
    %k1 = mesh.rng_fold %k, %i : tensor<2xi32>, index
    %mask = mesh.random_bernoulli %k1 probability 0.75 : tensor<2xi32> -> tensor<16x32xi1>
    %u = arith.select %mask, %s, %none : tensor<16x32xi1>, tensor<16x32xf32>
    %scale1 = math.cos %scale : tensor<f32>
    %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%u, %scale1 : tensor<16x32xf32>, tensor<f32>) outs(%e : tensor<16x32xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %product = arith.mulf %a, %b : f32
      linalg.yield %product : f32
    } -> tensor<16x32xf32>
    %next = arith.addf %at, %m : tensor<16x32xf32>
    %sum1 = arith.addf %sum, %m : tensor<16x32xf32>
    %kept1 = tensor.insert_slice %u into %kept[%i, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<13x16x32xf32>
    scf.yield %next, %k1, %scale1, %sum1, %kept1 : tensor<16x32xf32>, tensor<2xi32>, tensor<f32>, tensor<16x32xf32>, tensor<13x16x32xf32>
  }
  %init = tensor.empty() : tensor<f32>
  %fill = linalg.fill ins(%zero : f32) outs(%init : tensor<f32>) -> tensor<f32>
  %squares = arith.mulf %y#0, %y#3 : tensor<16x32xf32>
  %loss0 = linalg.reduce {arith.addf} ins(%squares : tensor<16x32xf32>) outs(%fill : tensor<f32>) dimensions = [0, 1]
  %sines = math.sin %y#4 : tensor<13x16x32xf32>
  %loss1 = linalg.reduce {arith.addf} ins(%sines : tensor<13x16x32xf32>) outs(%fill : tensor<f32>) dimensions = [0, 1, 2]
  %loss = arith.addf %loss0, %loss1 : tensor<f32>
  return %loss : tensor<f32>
}

mesh.derivative @main = gradient of @loss wrt ["w", "v", "x"] {value}
