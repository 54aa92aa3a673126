// Products of what functions make of the elements are no contraction of these,
// nor is a function of each sum, nor are sums of products that have wrapped; what
// the reference computes is written out.
//
// REQUIRES: mesh-run
// DEFINE: %{run} = mesh-run %s --entry=main --arg 2=iota --reference=%s:plain
// RUN: %{run}
// RUN: %{run} --overlap=ring
// RUN: %{run} --overlap=bidirectional
// RUN: sed -e 's/"m"=2/"m"=3/' %s > %t.mlir && mesh-run %t.mlir --entry=main --arg 2=iota --reference=%s:plain --overlap=split

mesh.mesh @m = <["m"=2]>

#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#out = affine_map<(m, n, k) -> (m, n)>
#row = affine_map<(m, k) -> (m, k)>
#sum = affine_map<(m, k) -> (m)>

func.func @main(%x: tensor<5x9xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"m"}]>}, %w: tensor<9x4xf32>,
                %i: tensor<5x9xi8> {mesh.sharding = #mesh.sharding<@m, [{}, {"m"}]>})
    -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5xi32>) {
  %zeros = arith.constant dense<0.0> : tensor<5x4xf32>
  %whole = mesh.shard %x <@m, [{}, {}]> : tensor<5x9xf32>
  %sums = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%whole, %w : tensor<5x9xf32>, tensor<9x4xf32>) outs(%zeros : tensor<5x4xf32>) {
  ^bb0(%a: f32, %b: f32, %acc: f32):
    %e = math.exp %a : f32
    %f = math.cos %b : f32
    %p = arith.mulf %e, %f : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<5x4xf32>
  // In the order of the columns of x.
  %distances = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%whole, %w : tensor<5x9xf32>, tensor<9x4xf32>) outs(%zeros : tensor<5x4xf32>) {
  ^bb0(%a: f32, %b: f32, %acc: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %acc, %p : f32
    %d = math.absf %s : f32
    linalg.yield %d : f32
  } -> tensor<5x4xf32>
  %none = arith.constant dense<0> : tensor<5xi32>
  %wrapped = linalg.generic {indexing_maps = [#row, #row, #sum], iterator_types = ["parallel", "reduction"]}
      ins(%i, %i : tensor<5x9xi8>, tensor<5x9xi8>) outs(%none : tensor<5xi32>) {
  ^bb0(%a: i8, %b: i8, %acc: i32):
    %p = arith.muli %a, %b : i8
    %e = arith.extsi %p : i8 to i32
    %s = arith.addi %acc, %e : i32
    linalg.yield %s : i32
  } -> tensor<5xi32>
  return %sums, %distances, %wrapped : tensor<5x4xf32>, tensor<5x4xf32>, tensor<5xi32>
}

func.func @plain(%x: tensor<5x9xf32>, %w: tensor<9x4xf32>, %i: tensor<5x9xi8>)
    -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5xi32>) {
  %zeros = arith.constant dense<0.0> : tensor<5x4xf32>
  %e = math.exp %x : tensor<5x9xf32>
  %f = math.cos %w : tensor<9x4xf32>
  %sums = linalg.matmul ins(%e, %f : tensor<5x9xf32>, tensor<9x4xf32>) outs(%zeros : tensor<5x4xf32>) -> tensor<5x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %distances = scf.for %k = %c0 to %c9 step %c1 iter_args(%d = %zeros) -> tensor<5x4xf32> {
    %column = tensor.extract_slice %x[0, %k] [5, 1] [1, 1] : tensor<5x9xf32> to tensor<5x1xf32>
    %row = tensor.extract_slice %w[%k, 0] [1, 4] [1, 1] : tensor<9x4xf32> to tensor<1x4xf32>
    %s = linalg.matmul ins(%column, %row : tensor<5x1xf32>, tensor<1x4xf32>) outs(%d : tensor<5x4xf32>) -> tensor<5x4xf32>
    %a = math.absf %s : tensor<5x4xf32>
    scf.yield %a : tensor<5x4xf32>
  }
  %none = arith.constant dense<0> : tensor<5xi32>
  %squares = arith.muli %i, %i : tensor<5x9xi8>
  %wide = arith.extsi %squares : tensor<5x9xi8> to tensor<5x9xi32>
  %wrapped = linalg.reduce { arith.addi } ins(%wide : tensor<5x9xi32>) outs(%none : tensor<5xi32>) dimensions = [1]
  return %sums, %distances, %wrapped : tensor<5x4xf32>, tensor<5x4xf32>, tensor<5xi32>
}
