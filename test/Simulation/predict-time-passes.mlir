// Ops that are lowered to structured ops take the bytes that they pass over, at
// 1 GB/s: 1 KB is 1 us. Views, and copies that are often made in place, are
// free.
//
// RUN: mesh-opt %s --mesh-predict-time=machine=%S/../Transforms/Inputs/machine-forms.json --remarks-filter=mesh-predict-time --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s
//
// With and without annotations, softmax takes four passes: it reads 400 KB four
// times and writes them twice. It reads or writes 4 KB of rows eight times.
// REQUIRES: mesh-search
// RUN: sed -n '/^mesh.mesh/p; /^.. BEGIN/,/^.. END/p' %s > %t.plain.mlir
// RUN: sed 's/%%x: tensor<1000x100xf32>/&{mesh.sharding = #mesh.sharding<@m, [{}, {}]>}/' %t.plain.mlir > %t.annotated.mlir
// RUN: mesh-simulate %t.plain.mlir --machine=%S/../Transforms/Inputs/machine-forms.json | FileCheck %s --check-prefix=SOFTMAX
// RUN: mesh-simulate %t.annotated.mlir --machine=%S/../Transforms/Inputs/machine-forms.json | FileCheck %s --check-prefix=SOFTMAX
// SOFTMAX: all devices 2.43 ms

mesh.mesh @m = <["near"=4]>

// BEGIN SOFTMAX
func.func @softmax(%x: tensor<1000x100xf32>) -> tensor<1000x100xf32> {
  %e = tensor.empty() : tensor<1000x100xf32>
  %0 = linalg.softmax dimension(1) ins(%x : tensor<1000x100xf32>) outs(%e : tensor<1000x100xf32>) -> tensor<1000x100xf32>
  return %0 : tensor<1000x100xf32>
}
// END SOFTMAX

// CHECK: @pack takes 8.0 us
func.func @pack(%x: tensor<100x10xf32>) -> tensor<10x1x10x10xf32> attributes {mesh.spmd = @m} {
  %e = tensor.empty() : tensor<10x1x10x10xf32>
  %0 = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [10, 10] into %e : tensor<100x10xf32> -> tensor<10x1x10x10xf32>
  return %0 : tensor<10x1x10x10xf32>
}
// CHECK: @unpack takes 8.0 us
func.func @unpack(%x: tensor<10x1x10x10xf32>) -> tensor<100x10xf32> attributes {mesh.spmd = @m} {
  %e = tensor.empty() : tensor<100x10xf32>
  %0 = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [10, 10] into %e : tensor<10x1x10x10xf32> -> tensor<100x10xf32>
  return %0 : tensor<100x10xf32>
}
// CHECK: @generate takes 4.0 us
func.func @generate(%x: tensor<1000xf32>) -> tensor<1000xf32> attributes {mesh.spmd = @m} {
  %0 = tensor.generate {
  ^bb0(%i: index):
    %y = tensor.extract %x[%i] : tensor<1000xf32>
    tensor.yield %y : f32
  } : tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
// CHECK: @random takes 4.0 us
func.func @random(%key: tensor<2xi32>) -> tensor<998xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.random_normal %key : tensor<2xi32> -> tensor<998xf32>
  return %0 : tensor<998xf32>
}

// A table of any size: 100 indices of 4 bytes, and what is read.
// CHECK: @lookup takes 4.4 us
func.func @lookup(%table: tensor<100000x10xf32>, %ids: tensor<100x1xi32>) -> tensor<100x10xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.gather_slices %table[%ids] dims [0] : tensor<100000x10xf32>, tensor<100x1xi32>
  return %0 : tensor<100x10xf32>
}
// CHECK: @add takes 4.4 us
func.func @add(%table: tensor<100000x10xf32>, %ids: tensor<100x1xi32>, %dy: tensor<100x10xf32>) -> tensor<100000x10xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.scatter_slices %dy into %table at %ids dims [0] by {
  ^bb0(%old: f32, %new: f32):
    %sum = arith.addf %old, %new : f32
    mesh.scalar_yield %sum : f32
  } : tensor<100x10xf32> into tensor<100000x10xf32> at tensor<100x1xi32>
  return %0 : tensor<100000x10xf32>
}
// CHECK: @sort takes 8.0 us
func.func @sort(%x: tensor<1000xf32>) -> tensor<1000xf32> attributes {mesh.spmd = @m} {
  %0 = mesh.sort %x dim 0 by {
  ^bb0(%a: f32, %b: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
// CHECK: @view takes 0.0 us
func.func @view(%x: tensor<1000xf32>) -> tensor<10x100xf32> attributes {mesh.spmd = @m} {
  %0 = tensor.expand_shape %x [[0, 1]] output_shape [10, 100] : tensor<1000xf32> into tensor<10x100xf32>
  return %0 : tensor<10x100xf32>
}
