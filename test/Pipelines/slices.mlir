// A slice drops a dim of one element, at a place that is found to be constant.
// LLVM 22's canonicalizer takes another one for it. The pipelines spare it such
// slices, and alone it has Mesh's own pattern for them.
//
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s
// RUN: mesh-opt %s --mesh-rings | FileCheck %s
// RUN: mesh-opt %s --mesh-programs | FileCheck %s
// RUN: mesh-opt %s --canonicalize | FileCheck %s --check-prefix=ALONE

mesh.mesh @m = <["x"=2]>

// CHECK: tensor.collapse_shape %{{.*}} {{\[\[}}0], [1, 2]] : tensor<1x8x1xf32> into tensor<1x8xf32>
// ALONE: tensor.extract_slice %{{.*}}[0, 0, 0] [1, 8, 1] [1, 1, 1] : tensor<1x8x1xf32> to tensor<1x8xf32>
func.func @main(%x: tensor<1x8x1xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}, {}]>})
    -> (tensor<1x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>}) attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %x[0, %c0, 0] [1, 8, 1] [1, 1, 1] : tensor<1x8x1xf32> to tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}
