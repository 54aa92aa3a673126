// RUN: mesh-opt %s --mesh-propagate --mesh-plan-reshards --mesh-pad-uneven | FileCheck %s

// Dims of which ops take windows end elsewhere than those that they make. Each
// is padded for itself.

mesh.mesh @m = <["x"=4, "y"=3]>

// A convolution reads on behind the end of an input that is not as long.

// CHECK-LABEL: func.func @convolution(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>, mesh.unpadded = array<i64: 7>}
// CHECK: %[[LONG:.*]] = tensor.pad %[[X]] low[0] high[4]
// CHECK: tensor<8xf32> to tensor<12xf32>
// CHECK: linalg.conv_1d {{.*}}ins(%[[LONG]], %{{.*}} : tensor<12xf32>, tensor<3xf32>) outs(%{{.*}} : tensor<8xf32>)
func.func @convolution(%x: tensor<7xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}, %w: tensor<3xf32>)
    -> (tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %zero = arith.constant dense<0.0> : tensor<5xf32>
  %y = linalg.conv_1d ins(%x, %w : tensor<7xf32>, tensor<3xf32>) outs(%zero : tensor<5xf32>) -> tensor<5xf32>
  return %y : tensor<5xf32>
}

// So does a slice.

// CHECK-LABEL: func.func @slice(
// CHECK: %[[LONG:.*]] = tensor.pad %{{.*}} low[0] high[4]
// CHECK: tensor<12xf32> to tensor<16xf32>
// CHECK: tensor.extract_slice %[[LONG]][1] [8] [2] {{.*}} : tensor<16xf32> to tensor<8xf32>
func.func @slice(%x: tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.extract_slice %x[1] [5] [2] : tensor<10xf32> to tensor<5xf32>
  return %y : tensor<5xf32>
}

// An unknown offset leaves the slice in the source, the longer one in a longer
// source.

// CHECK-LABEL: func.func @dynamic_slice(
// CHECK: %[[LONG:.*]] = tensor.pad %{{.*}} low[0] high[3]
// CHECK: tensor<10xf32> to tensor<13xf32>
// CHECK: tensor.extract_slice %[[LONG]][%{{.*}}] [8] [1]
func.func @dynamic_slice(%x: tensor<10xf32>, %i: index) -> (tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.extract_slice %x[%i] [5] [1] : tensor<10xf32> to tensor<5xf32>
  return %y : tensor<5xf32>
}

// What is inserted has no padding, the tensor around it may.

// CHECK-LABEL: func.func @insertion(
// CHECK: %[[PART:.*]] = tensor.extract_slice %{{.*}}[0] [3] [1] {{.*}} : tensor<4xf32> to tensor<3xf32>
// CHECK: tensor.insert_slice %[[PART]] into %{{.*}}[1] [3] [2] {{.*}} : tensor<3xf32> into tensor<12xf32>
func.func @insertion(%x: tensor<3xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
                     %y: tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<10xf32> {
  %z = tensor.insert_slice %x into %y[1] [3] [2] : tensor<3xf32> into tensor<10xf32>
  return %z : tensor<10xf32>
}

// What a pad adds begins in the padding of its source, and ends later.

// CHECK-LABEL: func.func @padding(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>
// CHECK: %[[FILLED:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<8xf32>)
// CHECK: arith.select
// CHECK: tensor.pad %[[FILLED]] low[1] high[3]
// CHECK: tensor<8xf32> to tensor<12xf32>
func.func @padding(%x: tensor<7xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %one = arith.constant 1.0 : f32
  %y = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %one : f32
  } : tensor<7xf32> to tensor<10xf32>
  return %y : tensor<10xf32>
}

// The source may reach behind the end of the result, which is then cut off.

// CHECK-LABEL: func.func @cut(
// CHECK: %[[LONG:.*]] = tensor.pad %{{.*}} low[1] high[3]
// CHECK: tensor<8xf32> to tensor<12xf32>
// CHECK: tensor.extract_slice %[[LONG]][0] [8] [1] {{.*}} : tensor<12xf32> to tensor<8xf32>
func.func @cut(%x: tensor<7xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %one = arith.constant 1.0 : f32
  %y = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %one : f32
  } : tensor<7xf32> to tensor<8xf32>
  return %y : tensor<8xf32>
}

// What is not a constant cannot take the place of padding.

// CHECK-LABEL: func.func @by_position(
// CHECK: %[[PART:.*]] = tensor.extract_slice %{{.*}}[0] [7] [1]
// CHECK: tensor.pad %[[PART]] low[1] high[4]
// CHECK: tensor<7xindex> to tensor<12xindex>
func.func @by_position(%x: tensor<7xindex> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<10xindex> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<7xindex> to tensor<10xindex>
  return %y : tensor<10xindex>
}

// What a concatenation lacks is one more operand.

// CHECK-LABEL: func.func @concatenation(
// CHECK: %[[A:.*]] = tensor.extract_slice %{{.*}}[0] [7] [1]
// CHECK: %[[B:.*]] = tensor.extract_slice %{{.*}}[0] [3] [1]
// CHECK: %[[C:.*]] = tensor.splat %{{.*}} : tensor<2xf32>
// CHECK: tensor.concat dim(0) %[[A]], %[[B]], %[[C]] {{.*}} -> tensor<12xf32>
func.func @concatenation(%x: tensor<7xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
                         %y: tensor<3xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %z = tensor.concat dim(0) %x, %y : (tensor<7xf32>, tensor<3xf32>) -> tensor<10xf32>
  return %z : tensor<10xf32>
}

// Backwards there is nothing to read on to: the slice is taken whole.

// CHECK-LABEL: func.func @backwards(
// CHECK: %[[WHOLE:.*]] = mesh.reshard %{{.*}} <@m, [{}]> : tensor<12xf32>
// CHECK: %[[PART:.*]] = tensor.extract_slice %[[WHOLE]][0] [10] [1]
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[PART]][8] [5] [-2] {{.*}} : tensor<10xf32> to tensor<5xf32>
// CHECK: %[[PADDED:.*]] = tensor.pad %[[SLICE]] low[0] high[3]
// CHECK: mesh.reshard %[[PADDED]] <@m, [{"x"}]> : tensor<8xf32>
func.func @backwards(%x: tensor<10xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<5xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = tensor.extract_slice %x[8] [5] [-2] : tensor<10xf32> to tensor<5xf32>
  return %y : tensor<5xf32>
}

// A region reads a tensor as it was, and in padding its first element.

// CHECK-LABEL: func.func @lookup(
// CHECK: %[[WHOLE:.*]] = mesh.reshard %{{.*}} <@m, [{}]> : tensor<8xf32>
// CHECK: %[[TABLE:.*]] = tensor.extract_slice %[[WHOLE]][0] [7] [1] {{.*}} : tensor<8xf32> to tensor<7xf32>
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<12xindex>)
// CHECK: ^bb0(%[[I:.*]]: index, %{{.*}}: f32):
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult
// CHECK: %[[SAFE:.*]] = arith.select %[[INSIDE]], %[[I]], %c0
// CHECK: tensor.extract %[[TABLE]][%[[SAFE]]]
func.func @lookup(%table: tensor<7xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>},
                  %i: tensor<10xindex> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<10xf32> {
  %empty = tensor.empty() : tensor<10xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%i : tensor<10xindex>) outs(%empty : tensor<10xf32>) {
  ^bb0(%in: index, %out: f32):
    %e = tensor.extract %table[%in] : tensor<7xf32>
    linalg.yield %e : f32
  } -> tensor<10xf32>
  return %y : tensor<10xf32>
}
