// The cotangent of what windows read has no zeros between its elements unless
// kernels are dilated, and none for constant padding.
//
// RUN: mesh-opt --mesh-differentiate --canonicalize %s | FileCheck %s

// Windows that do not overlap are blocks: no loop reduces. The first of equal
// elements has the derivative: each window finds the least number of those that
// equal its maximum, and each element compares its own number with that.
// CHECK-LABEL: func.func @disjoint_gradient(
// CHECK-NOT:     tensor.insert_slice
// CHECK:         %[[NUMBERS:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2xi32>)
// CHECK:         %[[FIRST:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}}, %[[NUMBERS]] : {{.*}} outs(%{{.*}} : tensor<4xi32>)
// CHECK:           arith.cmpf oeq
// CHECK:           arith.minsi
// CHECK:         %[[SUM:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]} ins(%{{.*}}, %[[FIRST]], %[[NUMBERS]] : {{.*}} outs({{.*}} : tensor<4x2xf32>)
// CHECK:           arith.cmpi eq
// CHECK:         tensor.collapse_shape %[[SUM]] {{\[}}[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
func.func @disjoint(%x: tensor<8xf32>) -> tensor<4xf32> {
  %init = arith.constant dense<0xFF800000> : tensor<4xf32>
  %window = tensor.empty() : tensor<2xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x, %window : tensor<8xf32>, tensor<2xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.maximumf %out, %a : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}
mesh.derivative @disjoint_gradient = vjp of @disjoint wrt [0]

// A window of 3 with stride 2 is two steps of two phases, of which the last one
// is outside. The padding has no cotangent.
// CHECK-LABEL: func.func @overlapping_gradient(
// CHECK:         tensor.pad %{{.*}} low[1] high[0]
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "reduction", "parallel"]} {{.*}} outs({{.*}} : tensor<4x2xf32>)
// CHECK:           arith.cmpi slt
// CHECK:         tensor.collapse_shape {{.*}} : tensor<4x2xf32> into tensor<8xf32>
// CHECK-NEXT:    return
func.func @overlapping(%x: tensor<8xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %init = arith.constant dense<0.0> : tensor<4xf32>
  %window = tensor.empty() : tensor<3xf32>
  %p = tensor.pad %x low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<8xf32> to tensor<9xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%p, %window : tensor<9xf32>, tensor<3xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.addf %out, %a : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}
mesh.derivative @overlapping_gradient = vjp of @overlapping wrt [0]

// No window reads an element.
// CHECK-LABEL: func.func @empty_gradient(
// CHECK:         %[[ZEROS:.*]] = arith.constant dense<{{.*}}> : tensor<0x9xf32>
// CHECK:         return %[[ZEROS]]
func.func @empty(%x: tensor<0x9xf32>, %k: tensor<3xf32>) -> (tensor<0x4xf32>) {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<0x4xf32>
  %init = linalg.fill ins(%c : f32) outs(%e : tensor<0x4xf32>) -> tensor<0x4xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(n, d0, d1) -> (n, d0 * 2 + d1)>, affine_map<(n, d0, d1) -> (d1)>, affine_map<(n, d0, d1) -> (n, d0)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %k : tensor<0x9xf32>, tensor<3xf32>) outs(%init : tensor<0x4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %out, %p : f32
    linalg.yield %s : f32
  } -> tensor<0x4xf32>
  return %y : tensor<0x4xf32>
}
mesh.derivative @empty_gradient = vjp of @empty wrt [0]

// A body may compute with the numbers of loops that change: d0 is p - d1, if
// that is one of its numbers. No loops are added.
// CHECK-LABEL: func.func @numbers_gradient(
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} {{.*}} outs({{.*}} : tensor<6xf32>)
// CHECK:           arith.cmpi ult
// CHECK:         return
func.func @numbers(%x: tensor<6xf32>) -> tensor<4xf32> {
  %init = arith.constant dense<0.0> : tensor<4xf32>
  %window = tensor.empty() : tensor<3xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x, %window : tensor<6xf32>, tensor<3xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %p = arith.mulf %a, %f : f32
    %s = arith.addf %out, %p : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}
mesh.derivative @numbers_gradient = vjp of @numbers wrt [0]

// A body that replaces what it has, and what goes with it, gives one element the
// derivative. The reduction is computed once more with the number of that: it
// does not become a loop.
// CHECK-LABEL: func.func @replaced_gradient(
// CHECK-NOT:     scf.for
// CHECK:         %[[LAST:.*]]:3 = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]}
// CHECK:           arith.select %{{.*}}, %{{.*}}, %{{.*}} : i32
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%{{.*}}, %{{.*}}, %{{.*}} : {{.*}} outs({{.*}} : tensor<6xf32>)
// CHECK:           arith.cmpi eq
// CHECK:         return
func.func @replaced(%x: tensor<6xf32>, %t: tensor<6xf32>) -> tensor<4xf32> {
  %least = arith.constant dense<0xFF800000> : tensor<4xf32>
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %window = tensor.empty() : tensor<3xf32>
  %y:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x, %t, %window : tensor<6xf32>, tensor<6xf32>, tensor<3xf32>) outs(%least, %zeros : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %w: f32, %best: f32, %of_best: f32):
    %keeps = arith.cmpf oge, %best, %a : f32
    %0 = arith.select %keeps, %best, %a : f32
    %1 = arith.select %keeps, %of_best, %b : f32
    linalg.yield %0, %1 : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %y#1 : tensor<4xf32>
}
mesh.derivative @replaced_gradient = vjp of @replaced wrt [1]
