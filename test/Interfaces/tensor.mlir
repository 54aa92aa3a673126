// RUN: mesh-opt %s --mesh-spmd | FileCheck %s

mesh.mesh @m = <["data"=2, "model"=4]>

// A dim that is made of two is split along the major one, and goes on in the
// minor one once that is used up.

// CHECK-LABEL: func.func @reshape(
// CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0, 1], [2]] : tensor<1x4x16xf32> into tensor<4x16xf32>
// CHECK: %[[Y:.*]] = math.tanh
// CHECK: tensor.expand_shape %[[Y]] {{\[}}[0, 1], [2]] output_shape [1, 4, 16]
func.func @reshape(%x: tensor<2x16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}, {}]>})
    -> (tensor<2x16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}, {}]>}) {
  %rows = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x16x16xf32> into tensor<32x16xf32>
  %y = math.tanh %rows : tensor<32x16xf32>
  %back = tensor.expand_shape %y [[0, 1], [2]] output_shape [2, 16, 16] : tensor<32x16xf32> into tensor<2x16x16xf32>
  return %back : tensor<2x16x16xf32>
}

// Single elements are read from the whole.

// CHECK-LABEL: func.func @elements(
// CHECK: %[[WHOLE:.*]] = mesh.all_gather %{{.*}} on @m ["data", "model"] dim 0
// CHECK: %[[E:.*]] = tensor.extract %[[WHOLE]]
// CHECK: tensor.splat %[[E]] : tensor<4xf32>
func.func @elements(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}]>}, %i: index)
    -> (tensor<16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %e = tensor.extract %x[%i] : tensor<8xf32>
  %y = tensor.splat %e : tensor<16xf32>
  return %y : tensor<16xf32>
}

// CHECK-LABEL: func.func @from_elements(
// CHECK-NEXT: %[[WHOLE:.*]] = tensor.from_elements %{{.*}}, %{{.*}} : tensor<2xf32>
// CHECK-NEXT: mesh.all_slice %[[WHOLE]] on @m ["data"] dim 0
func.func @from_elements(%a: f32, %b: f32) -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}) {
  %x = tensor.from_elements %a, %b : tensor<2xf32>
  return %x : tensor<2xf32>
}
