// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// An embedding with split vocabulary: each device looks up the words of its
// block, and zeros for the others; the sum has all.

// CHECK-LABEL: func.func @vocabulary(
// CHECK-SAME: %[[TABLE:.*]]: tensor<16x8xf32> {{.*}}, %[[IDS:.*]]: tensor<3x1xi32>
// CHECK-DAG: %[[SIZE:.*]] = arith.constant 16 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-DAG: %[[D:.*]] = mesh.axis_index @m ["model"]
// CHECK: %[[BEGIN:.*]] = arith.muli %[[D]], %[[SIZE]]
// CHECK: %[[MINE:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<3x8xf32>)
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[ID:.*]] = tensor.extract %[[IDS]][%[[I]], %{{.*}}]
// CHECK: %[[GLOBAL:.*]] = arith.index_cast %[[ID]]
// CHECK: %[[LOCAL:.*]] = arith.subi %[[GLOBAL]], %[[BEGIN]]
// CHECK: %[[IS_HERE:.*]] = arith.cmpi ult, %[[LOCAL]], %[[SIZE]]
// CHECK: %[[SAFE:.*]] = arith.select %[[IS_HERE]], %[[LOCAL]]
// CHECK: %[[E:.*]] = tensor.extract %[[TABLE]][%[[SAFE]], %[[J]]] : tensor<16x8xf32>
// CHECK: arith.select %[[IS_HERE]], %[[E]], %[[ZERO]]
// CHECK: mesh.all_reduce sum %[[MINE]] on @m ["model"] : tensor<3x8xf32>
func.func @vocabulary(%table: tensor<64x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
                      %ids: tensor<6x1xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) -> tensor<6x8xf32> {
  %y = tensor.gather %table[%ids] gather_dims([0]) : (tensor<64x8xf32>, tensor<6x1xi32>) -> tensor<6x8xf32>
  return %y : tensor<6x8xf32>
}

// Dims that are taken whole are split like any other, and so are the indices:
// no communication.

// CHECK-LABEL: func.func @features(
// CHECK-NEXT: %[[Y:.*]] = tensor.gather %{{.*}}[%{{.*}}] gather_dims([1]) : (tensor<2x64x1xf32>, tensor<3x1xi32>) -> tensor<3x2x1x1xf32>
// CHECK-NEXT: return %[[Y]]
func.func @features(%table: tensor<2x64x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}, {"model"}]>},
                    %ids: tensor<6x1xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>}) -> tensor<6x2x1x4xf32> {
  %y = tensor.gather %table[%ids] gather_dims([1]) : (tensor<2x64x4xf32>, tensor<6x1xi32>) -> tensor<6x2x1x4xf32>
  return %y : tensor<6x2x1x4xf32>
}

// Gathering moves elements: what is partial stays so.

// CHECK-LABEL: func.func @partial(
// CHECK: %[[SUM:.*]] = linalg.reduce
// CHECK: %[[Y:.*]] = tensor.gather %[[SUM]]
// CHECK: mesh.all_reduce sum %[[Y]] on @m ["data"] : tensor<6xf32>
func.func @partial(%x: tensor<64x16xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"data"}]>},
                   %ids: tensor<6x1xi32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>})
    -> (tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  %zero = arith.constant dense<0.0> : tensor<64xf32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<64x16xf32>) outs(%zero : tensor<64xf32>) dimensions = [1]
  %y = tensor.gather %sum[%ids] gather_dims([0]) : (tensor<64xf32>, tensor<6x1xi32>) -> tensor<6xf32>
  return %y : tensor<6xf32>
}

// Where the written dim is split, a device writes the slices that go to its
// block. It sees all of them.

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[SLICES:.*]]: tensor<3x2xf32> {{.*}}, %[[X:.*]]: tensor<4x2xf32> {{.*}}, %[[IDS:.*]]: tensor<3x1xindex>
// CHECK: scf.for %[[I:.*]] = {{.*}} iter_args(%[[DEST:.*]] = %[[X]]) -> (tensor<4x2xf32>)
// CHECK: %[[ID:.*]] = tensor.extract %[[IDS]][%[[I]], %{{.*}}]
// CHECK: %[[LOCAL:.*]] = arith.subi %[[ID]], %{{.*}}
// CHECK: %[[IS_HERE:.*]] = arith.cmpi ult, %[[LOCAL]]
// CHECK: %[[NEW:.*]] = scf.if %[[IS_HERE]] -> (tensor<4x2xf32>)
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[SLICES]][%[[I]], 0] [1, 2] [1, 1] : tensor<3x2xf32> to tensor<1x2xf32>
// CHECK: tensor.insert_slice %[[SLICE]] into %[[DEST]][%{{.*}}, 0] [1, 2] [1, 1]
// CHECK: else
// CHECK-NEXT: scf.yield %[[DEST]]
func.func @scatter(%slices: tensor<3x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                   %x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>},
                   %ids: tensor<3x1xindex> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) -> tensor<8x8xf32> {
  %y = tensor.scatter %slices into %x[%ids] scatter_dims([0]) unique : (tensor<3x8xf32>, tensor<8x8xf32>, tensor<3x1xindex>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @scatter_features(
// CHECK: tensor.scatter %{{.*}} into %{{.*}}[%{{.*}}] scatter_dims([0]) unique : (tensor<3x2xf32>, tensor<8x2xf32>, tensor<3x1xindex>) -> tensor<8x2xf32>
func.func @scatter_features(%slices: tensor<3x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                            %x: tensor<8x8xf32>, %ids: tensor<3x1xindex>) -> tensor<8x8xf32> {
  %y = tensor.scatter %slices into %x[%ids] scatter_dims([0]) unique : (tensor<3x8xf32>, tensor<8x8xf32>, tensor<3x1xindex>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}
