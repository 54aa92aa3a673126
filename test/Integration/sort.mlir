// Sorts along whole and split dims, even and uneven, of several operands.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check | FileCheck %s
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s --check-prefix=SPMD

#map = affine_map<(i, j, k) -> (i, j, k)>
mesh.mesh @m = <["data"=2, "model"=4]>

// CHECK-LABEL: @whole on 8 devices
// CHECK: 0 {{ *}}10x37xf32 {{ *}}0 {{.*}}ok
// CHECK: 1 {{ *}}10x37xi32 {{ *}}0 {{.*}}ok
// CHECK: sent 0 B
// SPMD-LABEL: func.func @whole
// SPMD: mesh.sort {{.*}} dim 1 stable by
// SPMD: } : tensor<3x37xf32>, tensor<3x37xi32>
func.func @whole(%x: tensor<10x37xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}, %places: tensor<10x37xi32>) -> (tensor<10x37xf32>, tensor<10x37xi32>) {
  %0:2 = mesh.sort %x, %places dim 1 stable by {
  ^bb0(%a: f32, %b: f32, %i: i32, %j: i32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<10x37xf32>, tensor<10x37xi32>
  return %0#0, %0#1 : tensor<10x37xf32>, tensor<10x37xi32>
}

// The order of equal keys is that of their places.

// CHECK-LABEL: @keys_of_few_values on 8 devices
// CHECK: 0 {{ *}}257x4xi8 {{.*}}ok
// CHECK: 1 {{ *}}257x4xi64 {{.*}}ok
func.func @keys_of_few_values(%x: tensor<257x4xi8> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {"data"}]>}) -> (tensor<257x4xi8>, tensor<257x4xindex>) {
  %e = tensor.empty() : tensor<257x4xi8>
  %keys = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<257x4xi8>) outs(%e : tensor<257x4xi8>) {
  ^bb0(%in: i8, %out: i8):
    %c3 = arith.constant 3 : i8
    %key = arith.andi %in, %c3 : i8
    linalg.yield %key : i8
  } -> tensor<257x4xi8>
  %places = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %i : index
  } : tensor<257x4xindex>
  %0:2 = mesh.sort %keys, %places dim 0 stable by {
  ^bb0(%a: i8, %b: i8, %i: index, %j: index):
    %before = arith.cmpi sgt, %a, %b : i8
    mesh.scalar_yield %before : i1
  } : tensor<257x4xi8>, tensor<257x4xindex>
  return %0#0, %0#1 : tensor<257x4xi8>, tensor<257x4xindex>
}

// CHECK-LABEL: @narrow_and_complex on 8 devices
// CHECK: 0 {{ *}}2x9x3xbf16 {{ *}}0 {{.*}}ok
// CHECK: 1 {{ *}}2x9x3xf32 {{ *}}0 {{.*}}ok
func.func @narrow_and_complex(%x: tensor<2x9x3xbf16> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}, {}]>}, %y: tensor<2x9x3xf32>) -> (tensor<2x9x3xbf16>, tensor<2x9x3xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}, {}]>}) {
  %e = tensor.empty() : tensor<2x9x3xcomplex<f32>>
  %pairs = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y : tensor<2x9x3xf32>) outs(%e : tensor<2x9x3xcomplex<f32>>) {
  ^bb0(%in: f32, %out: complex<f32>):
    %z = complex.create %in, %in : complex<f32>
    linalg.yield %z : complex<f32>
  } -> tensor<2x9x3xcomplex<f32>>
  %0:2 = mesh.sort %x, %pairs dim 1 stable by {
  ^bb0(%a: bf16, %b: bf16, %i: complex<f32>, %j: complex<f32>):
    %before = arith.cmpf ogt, %a, %b : bf16
    mesh.scalar_yield %before : i1
  } : tensor<2x9x3xbf16>, tensor<2x9x3xcomplex<f32>>
  %f = tensor.empty() : tensor<2x9x3xf32>
  %im = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0#1 : tensor<2x9x3xcomplex<f32>>) outs(%f : tensor<2x9x3xf32>) {
  ^bb0(%in: complex<f32>, %out: f32):
    %z = complex.im %in : complex<f32>
    linalg.yield %z : f32
  } -> tensor<2x9x3xf32>
  return %0#0, %im : tensor<2x9x3xbf16>, tensor<2x9x3xf32>
}

// CHECK-LABEL: @one_dim on 8 devices
// CHECK: 0 {{ *}}1000xf64 {{ *}}0 {{.*}}ok
func.func @one_dim(%x: tensor<1000xf64> {mesh.sharding = #mesh.sharding<@m, [{"data", "model"}]>}) -> tensor<1000xf64> {
  %0 = mesh.sort %x dim 0 by {
  ^bb0(%a: f64, %b: f64):
    %before = arith.cmpf olt, %a, %b : f64
    mesh.scalar_yield %before : i1
  } : tensor<1000xf64>
  return %0 : tensor<1000xf64>
}

// CHECK-LABEL: @nothing on 8 devices
// CHECK: 0 {{ *}}0x4xf32 {{.*}}ok
func.func @nothing(%x: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %0 = mesh.sort %x dim 1 by {
  ^bb0(%a: f32, %b: f32):
    %before = arith.cmpf olt, %a, %b : f32
    mesh.scalar_yield %before : i1
  } : tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}
