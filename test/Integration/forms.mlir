// Collectives in chunks, over levels and in Bruck's way give what they give
// natively: on groups of a power of two, of several primes and of one, and
// along two axes.
//
// REQUIRES: mesh-run
// DEFINE: %{form} = overlap=ring chunks=2
// DEFINE: %{run} = mesh-run %s --opt-level=0 --check --all-entries --overlap=none \
// DEFINE:   --pipeline="mesh-spmd,mesh-rings{collectives=all %{form}}" | FileCheck %s
// RUN: %{run}
// REDEFINE: %{form} = overlap=bidirectional chunks=3
// RUN: %{run}
// REDEFINE: %{form} = overlap=split chunks=2 unroll-limit=2
// RUN: %{run}
// REDEFINE: %{form} = overlap=ring form=doubling
// RUN: %{run}
// REDEFINE: %{form} = overlap=ring form=doubling chunks=2 unroll-limit=2
// RUN: %{run}
// REDEFINE: %{form} = overlap=ring form=bruck
// RUN: %{run}
//
// CHECK-COUNT-24: {{ok$}}
// CHECK-NOT: WRONG

mesh.mesh @four = <["a"=4]>

func.func @over_four(%x: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@four, [{"a"}, {}]>},
    %w: tensor<6x420xf32> {mesh.sharding = #mesh.sharding<@four, [{}, {"a"}]>},
    %v: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@four, [{"a"}, {}]>})
    -> (tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@four, [{}, {}]>},
        tensor<420x420xf32> {mesh.sharding = #mesh.sharding<@four, [{}, {"a"}]>},
        tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@four, [{"a"}, {}]>},
        tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@four, [{}, {}]>}) {
  // Gathered, moved to the other dim, gathered for a product and scattered
  // after one, and summed up.
  %all = mesh.reshard %x <@four, [{}, {}]> : tensor<420x6xf32>
  %zeros = arith.constant dense<0.0> : tensor<420x420xf32>
  %y = linalg.matmul ins(%x, %w : tensor<420x6xf32>, tensor<6x420xf32>)
      outs(%zeros : tensor<420x420xf32>) -> tensor<420x420xf32>
  %rows = mesh.shard %y <@four, [{"a"}, {}]> : tensor<420x420xf32>
  %columns = mesh.reshard %rows <@four, [{}, {"a"}]> : tensor<420x420xf32>
  %few = arith.constant dense<0.0> : tensor<420x6xf32>
  %z = linalg.matmul ins(%columns, %v : tensor<420x420xf32>, tensor<420x6xf32>)
      outs(%few : tensor<420x6xf32>) -> tensor<420x6xf32>
  %scattered = mesh.shard %z <@four, [{"a"}, {}]> : tensor<420x6xf32>
  %fewer = arith.constant dense<0.0> : tensor<6x6xf32>
  %sum = linalg.matmul ins(%w, %x : tensor<6x420xf32>, tensor<420x6xf32>)
      outs(%fewer : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %all, %columns, %scattered, %sum : tensor<420x6xf32>, tensor<420x420xf32>, tensor<420x6xf32>, tensor<6x6xf32>
}


mesh.mesh @five = <["a"=5]>

func.func @over_five(%x: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@five, [{"a"}, {}]>},
    %w: tensor<6x420xf32> {mesh.sharding = #mesh.sharding<@five, [{}, {"a"}]>},
    %v: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@five, [{"a"}, {}]>})
    -> (tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@five, [{}, {}]>},
        tensor<420x420xf32> {mesh.sharding = #mesh.sharding<@five, [{}, {"a"}]>},
        tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@five, [{"a"}, {}]>},
        tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@five, [{}, {}]>}) {
  // Gathered, moved to the other dim, gathered for a product and scattered
  // after one, and summed up.
  %all = mesh.reshard %x <@five, [{}, {}]> : tensor<420x6xf32>
  %zeros = arith.constant dense<0.0> : tensor<420x420xf32>
  %y = linalg.matmul ins(%x, %w : tensor<420x6xf32>, tensor<6x420xf32>)
      outs(%zeros : tensor<420x420xf32>) -> tensor<420x420xf32>
  %rows = mesh.shard %y <@five, [{"a"}, {}]> : tensor<420x420xf32>
  %columns = mesh.reshard %rows <@five, [{}, {"a"}]> : tensor<420x420xf32>
  %few = arith.constant dense<0.0> : tensor<420x6xf32>
  %z = linalg.matmul ins(%columns, %v : tensor<420x420xf32>, tensor<420x6xf32>)
      outs(%few : tensor<420x6xf32>) -> tensor<420x6xf32>
  %scattered = mesh.shard %z <@five, [{"a"}, {}]> : tensor<420x6xf32>
  %fewer = arith.constant dense<0.0> : tensor<6x6xf32>
  %sum = linalg.matmul ins(%w, %x : tensor<6x420xf32>, tensor<420x6xf32>)
      outs(%fewer : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %all, %columns, %scattered, %sum : tensor<420x6xf32>, tensor<420x420xf32>, tensor<420x6xf32>, tensor<6x6xf32>
}


mesh.mesh @six = <["a"=6]>

func.func @over_six(%x: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@six, [{"a"}, {}]>},
    %w: tensor<6x420xf32> {mesh.sharding = #mesh.sharding<@six, [{}, {"a"}]>},
    %v: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@six, [{"a"}, {}]>})
    -> (tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@six, [{}, {}]>},
        tensor<420x420xf32> {mesh.sharding = #mesh.sharding<@six, [{}, {"a"}]>},
        tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@six, [{"a"}, {}]>},
        tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@six, [{}, {}]>}) {
  // Gathered, moved to the other dim, gathered for a product and scattered
  // after one, and summed up.
  %all = mesh.reshard %x <@six, [{}, {}]> : tensor<420x6xf32>
  %zeros = arith.constant dense<0.0> : tensor<420x420xf32>
  %y = linalg.matmul ins(%x, %w : tensor<420x6xf32>, tensor<6x420xf32>)
      outs(%zeros : tensor<420x420xf32>) -> tensor<420x420xf32>
  %rows = mesh.shard %y <@six, [{"a"}, {}]> : tensor<420x420xf32>
  %columns = mesh.reshard %rows <@six, [{}, {"a"}]> : tensor<420x420xf32>
  %few = arith.constant dense<0.0> : tensor<420x6xf32>
  %z = linalg.matmul ins(%columns, %v : tensor<420x420xf32>, tensor<420x6xf32>)
      outs(%few : tensor<420x6xf32>) -> tensor<420x6xf32>
  %scattered = mesh.shard %z <@six, [{"a"}, {}]> : tensor<420x6xf32>
  %fewer = arith.constant dense<0.0> : tensor<6x6xf32>
  %sum = linalg.matmul ins(%w, %x : tensor<6x420xf32>, tensor<420x6xf32>)
      outs(%fewer : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %all, %columns, %scattered, %sum : tensor<420x6xf32>, tensor<420x420xf32>, tensor<420x6xf32>, tensor<6x6xf32>
}


mesh.mesh @seven = <["a"=7]>

func.func @over_seven(%x: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@seven, [{"a"}, {}]>},
    %w: tensor<6x420xf32> {mesh.sharding = #mesh.sharding<@seven, [{}, {"a"}]>},
    %v: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@seven, [{"a"}, {}]>})
    -> (tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@seven, [{}, {}]>},
        tensor<420x420xf32> {mesh.sharding = #mesh.sharding<@seven, [{}, {"a"}]>},
        tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@seven, [{"a"}, {}]>},
        tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@seven, [{}, {}]>}) {
  // Gathered, moved to the other dim, gathered for a product and scattered
  // after one, and summed up.
  %all = mesh.reshard %x <@seven, [{}, {}]> : tensor<420x6xf32>
  %zeros = arith.constant dense<0.0> : tensor<420x420xf32>
  %y = linalg.matmul ins(%x, %w : tensor<420x6xf32>, tensor<6x420xf32>)
      outs(%zeros : tensor<420x420xf32>) -> tensor<420x420xf32>
  %rows = mesh.shard %y <@seven, [{"a"}, {}]> : tensor<420x420xf32>
  %columns = mesh.reshard %rows <@seven, [{}, {"a"}]> : tensor<420x420xf32>
  %few = arith.constant dense<0.0> : tensor<420x6xf32>
  %z = linalg.matmul ins(%columns, %v : tensor<420x420xf32>, tensor<420x6xf32>)
      outs(%few : tensor<420x6xf32>) -> tensor<420x6xf32>
  %scattered = mesh.shard %z <@seven, [{"a"}, {}]> : tensor<420x6xf32>
  %fewer = arith.constant dense<0.0> : tensor<6x6xf32>
  %sum = linalg.matmul ins(%w, %x : tensor<6x420xf32>, tensor<420x6xf32>)
      outs(%fewer : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %all, %columns, %scattered, %sum : tensor<420x6xf32>, tensor<420x420xf32>, tensor<420x6xf32>, tensor<6x6xf32>
}


mesh.mesh @twelve = <["a"=12]>

func.func @over_twelve(%x: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@twelve, [{"a"}, {}]>},
    %w: tensor<6x420xf32> {mesh.sharding = #mesh.sharding<@twelve, [{}, {"a"}]>},
    %v: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@twelve, [{"a"}, {}]>})
    -> (tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@twelve, [{}, {}]>},
        tensor<420x420xf32> {mesh.sharding = #mesh.sharding<@twelve, [{}, {"a"}]>},
        tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@twelve, [{"a"}, {}]>},
        tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@twelve, [{}, {}]>}) {
  // Gathered, moved to the other dim, gathered for a product and scattered
  // after one, and summed up.
  %all = mesh.reshard %x <@twelve, [{}, {}]> : tensor<420x6xf32>
  %zeros = arith.constant dense<0.0> : tensor<420x420xf32>
  %y = linalg.matmul ins(%x, %w : tensor<420x6xf32>, tensor<6x420xf32>)
      outs(%zeros : tensor<420x420xf32>) -> tensor<420x420xf32>
  %rows = mesh.shard %y <@twelve, [{"a"}, {}]> : tensor<420x420xf32>
  %columns = mesh.reshard %rows <@twelve, [{}, {"a"}]> : tensor<420x420xf32>
  %few = arith.constant dense<0.0> : tensor<420x6xf32>
  %z = linalg.matmul ins(%columns, %v : tensor<420x420xf32>, tensor<420x6xf32>)
      outs(%few : tensor<420x6xf32>) -> tensor<420x6xf32>
  %scattered = mesh.shard %z <@twelve, [{"a"}, {}]> : tensor<420x6xf32>
  %fewer = arith.constant dense<0.0> : tensor<6x6xf32>
  %sum = linalg.matmul ins(%w, %x : tensor<6x420xf32>, tensor<420x6xf32>)
      outs(%fewer : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %all, %columns, %scattered, %sum : tensor<420x6xf32>, tensor<420x420xf32>, tensor<420x6xf32>, tensor<6x6xf32>
}


mesh.mesh @two_by_six = <["a"=2, "b"=6]>

func.func @over_two_by_six(%x: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@two_by_six, [{"a", "b"}, {}]>},
    %w: tensor<6x420xf32> {mesh.sharding = #mesh.sharding<@two_by_six, [{}, {"a", "b"}]>},
    %v: tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@two_by_six, [{"a", "b"}, {}]>})
    -> (tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@two_by_six, [{}, {}]>},
        tensor<420x420xf32> {mesh.sharding = #mesh.sharding<@two_by_six, [{}, {"a", "b"}]>},
        tensor<420x6xf32> {mesh.sharding = #mesh.sharding<@two_by_six, [{"a", "b"}, {}]>},
        tensor<6x6xf32> {mesh.sharding = #mesh.sharding<@two_by_six, [{}, {}]>}) {
  // Gathered, moved to the other dim, gathered for a product and scattered
  // after one, and summed up.
  %all = mesh.reshard %x <@two_by_six, [{}, {}]> : tensor<420x6xf32>
  %zeros = arith.constant dense<0.0> : tensor<420x420xf32>
  %y = linalg.matmul ins(%x, %w : tensor<420x6xf32>, tensor<6x420xf32>)
      outs(%zeros : tensor<420x420xf32>) -> tensor<420x420xf32>
  %rows = mesh.shard %y <@two_by_six, [{"a", "b"}, {}]> : tensor<420x420xf32>
  %columns = mesh.reshard %rows <@two_by_six, [{}, {"a", "b"}]> : tensor<420x420xf32>
  %few = arith.constant dense<0.0> : tensor<420x6xf32>
  %z = linalg.matmul ins(%columns, %v : tensor<420x420xf32>, tensor<420x6xf32>)
      outs(%few : tensor<420x6xf32>) -> tensor<420x6xf32>
  %scattered = mesh.shard %z <@two_by_six, [{"a", "b"}, {}]> : tensor<420x6xf32>
  %fewer = arith.constant dense<0.0> : tensor<6x6xf32>
  %sum = linalg.matmul ins(%w, %x : tensor<6x420xf32>, tensor<420x6xf32>)
      outs(%fewer : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %all, %columns, %scattered, %sum : tensor<420x6xf32>, tensor<420x420xf32>, tensor<420x6xf32>, tensor<6x6xf32>
}
