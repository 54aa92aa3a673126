// RUN: mesh-opt %s --mesh-propagate --mesh-plan-reshards | FileCheck %s
//
// Reductions that are marked as associative, along a split dim and by no
// combiner of devices: the blocks are reduced first, and their results gathered.

#map = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>
mesh.mesh @m = <["data"=2, "model"=4]>

// CHECK-DAG: #[[$ALL:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$BLOCKS:.*]] = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// CHECK-DAG: #[[$PARTIAL:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[$ROWS:.*]] = affine_map<(d0, d1) -> (d0)>

// CHECK-LABEL: func.func @argmax(
// CHECK: tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [8, 4, 3] {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"}, {}]>]}
// CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0], [1, 2]] output_shape [8, 4, 3] {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {"model"}, {}]>]}
// CHECK: %[[PAIRS:.*]]:2 = linalg.generic {indexing_maps = [#[[$BLOCKS]], #[[$BLOCKS]], #[[$PARTIAL]], #[[$PARTIAL]]], iterator_types = ["parallel", "reduction", "parallel"]}
// CHECK-SAME: outs(%{{.*}}, %{{.*}} : tensor<8x4xf32>, tensor<8x4xi32>)
// CHECK: %[[MAXIMA:.*]] = mesh.reshard %[[PAIRS]]#0 <@m, [{"data"}, {}]>
// CHECK: %[[PLACES:.*]] = mesh.reshard %[[PAIRS]]#1 <@m, [{"data"}, {}]>
// CHECK: linalg.generic {indexing_maps = [#[[$ALL]], #[[$ALL]], #[[$ROWS]], #[[$ROWS]]], iterator_types = ["parallel", "reduction"]} ins(%[[MAXIMA]], %[[PLACES]] : tensor<8x4xf32>, tensor<8x4xi32>)
func.func @argmax(%x: tensor<8x12xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %places: tensor<8x12xi32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %least = arith.constant dense<0xFF800000> : tensor<8xf32>
  %zero = arith.constant dense<0> : tensor<8xi32>
  %0:2 = linalg.generic {indexing_maps = [#map, #map, #rows, #rows], iterator_types = ["parallel", "reduction"]} ins(%x, %places : tensor<8x12xf32>, tensor<8x12xi32>) outs(%least, %zero : tensor<8xf32>, tensor<8xi32>) attrs = {mesh.associative} {
  ^bb0(%in: f32, %place: i32, %max: f32, %at: i32):
    %greater = arith.cmpf ogt, %in, %max : f32
    %new = arith.select %greater, %in, %max : f32
    %newAt = arith.select %greater, %place, %at : i32
    linalg.yield %new, %newAt : f32, i32
  } -> (tensor<8xf32>, tensor<8xi32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xi32>
}

// Blocks that are not equal are filled up with the identity element.

// CHECK-LABEL: func.func @uneven(
// CHECK: tensor.pad %arg0 low[0, 0] high[0, 2]
// CHECK: tensor.yield %{{.*}} : i32
// CHECK: tensor.expand_shape {{.*}} output_shape [8, 4, 3]
// CHECK: mesh.reshard {{.*}} : tensor<8x4xi32>
func.func @uneven(%x: tensor<8x10xi32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) -> tensor<8xi32> {
  %zero = arith.constant dense<0> : tensor<8xi32>
  %0 = linalg.generic {indexing_maps = [#map, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x10xi32>) outs(%zero : tensor<8xi32>) attrs = {mesh.associative} {
  ^bb0(%in: i32, %out: i32):
    %new = arith.xori %in, %out : i32
    linalg.yield %new : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// What is not marked is gathered, and so are blocks of one element.

// CHECK-LABEL: func.func @unmarked(
// CHECK-NOT: tensor.expand_shape
// CHECK: mesh.reshard %arg0 <@m, [{}, {}]> : tensor<8x12xi32>
func.func @unmarked(%x: tensor<8x12xi32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) -> tensor<8xi32> {
  %zero = arith.constant dense<0> : tensor<8xi32>
  %0 = linalg.generic {indexing_maps = [#map, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x12xi32>) outs(%zero : tensor<8xi32>) {
  ^bb0(%in: i32, %out: i32):
    %new = arith.xori %in, %out : i32
    linalg.yield %new : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// CHECK-LABEL: func.func @small(
// CHECK-NOT: tensor.expand_shape
// CHECK: mesh.reshard %arg0 <@m, [{}, {}]> : tensor<8x4xi32>
func.func @small(%x: tensor<8x4xi32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>}) -> tensor<8xi32> {
  %zero = arith.constant dense<0> : tensor<8xi32>
  %0 = linalg.generic {indexing_maps = [#map, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x4xi32>) outs(%zero : tensor<8xi32>) attrs = {mesh.associative} {
  ^bb0(%in: i32, %out: i32):
    %new = arith.xori %in, %out : i32
    linalg.yield %new : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
