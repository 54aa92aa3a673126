// Gathers and scatters of slices along whole and split dims, even and uneven.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check | FileCheck %s
// RUN: mesh-opt %s --mesh-spmd | FileCheck %s --check-prefix=SPMD

mesh.mesh @m = <["data"=2, "model"=4]>

// A vocabulary that is split, unevenly: each device reads the words of its
// block.

// CHECK-LABEL: @lookup on 8 devices
// CHECK: 6x3x5xf32 {{.*}}ok
// SPMD-LABEL: func.func @lookup
// SPMD: %[[LOCAL:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<3x3x1xindex>)
// SPMD: %[[Y:.*]] = mesh.gather_slices %{{.*}}[%[[LOCAL]]] dims [0] : tensor<9x5xf32>, tensor<3x3x1xindex>
// SPMD: mesh.all_reduce sum %[[Y]] on @m ["model"]
func.func @lookup(%table: tensor<33x5xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}, %ids: tensor<6x3x1xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {}]>}) -> tensor<6x3x5xf32> {
  %0 = mesh.gather_slices %table[%ids] dims [0] : tensor<33x5xf32>, tensor<6x3x1xi32>
  return %0 : tensor<6x3x5xf32>
}

// Slices along batch dims stay where they are.

// CHECK-LABEL: @lookup_in_batches on 8 devices
// CHECK: 7x2x4xi16 {{ *}}0 {{.*}}ok
// CHECK: sent 0 B
// SPMD-LABEL: func.func @lookup_in_batches
// SPMD: mesh.gather_slices %{{.*}}[%{{.*}}] dims [0, 2] batch_dims [3] : tensor<6x1x5x4xi16>, tensor<4x2x2xi8>
func.func @lookup_in_batches(%x: tensor<6x4x5x7xi16> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}, {}, {"data"}]>}, %ids: tensor<7x2x2xi8>) -> (tensor<7x2x4xi16> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {"model"}]>}) {
  %0 = mesh.gather_slices %x[%ids] dims [0, 2] batch_dims [3] : tensor<6x4x5x7xi16>, tensor<7x2x2xi8>
  return %0 : tensor<7x2x4xi16>
}

// The gradient of a lookup: each device adds up its words, and the sums of
// groups with other words are added.

// CHECK-LABEL: @add on 8 devices
// CHECK: 33x5xf32 {{.*}}ok
// SPMD-LABEL: func.func @add
// SPMD: mesh.scatter_slices %{{.*}} into %{{.*}} at %{{.*}} dims [0] by
// SPMD: tensor<4x3x5xf32> into tensor<9x5xf32> at tensor<4x3x1xindex>
// SPMD: mesh.all_reduce sum %{{.*}} on @m ["data"]
func.func @add(%table: tensor<33x5xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}, %ids: tensor<7x3x1xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {}]>}, %dy: tensor<7x3x5xf32>) -> (tensor<33x5xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) {
  %0 = mesh.scatter_slices %dy into %table at %ids dims [0] by {
  ^bb0(%old: f32, %new: f32):
    %sum = arith.addf %new, %old : f32
    mesh.scalar_yield %sum : f32
  } : tensor<7x3x5xf32> into tensor<33x5xf32> at tensor<7x3x1xi32>
  return %0 : tensor<33x5xf32>
}

// The last update of an element wins, on any device.

// CHECK-LABEL: @set on 8 devices
// CHECK: 0 {{ *}}9x10xi32 {{ *}}0 {{.*}}ok
// CHECK: 1 {{ *}}9x10xbf16 {{ *}}0 {{.*}}ok
func.func @set(%x: tensor<9x10xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %y: tensor<9x10xbf16>, %ids: tensor<30x2xi8> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}, %u: tensor<30xi32>, %v: tensor<30xbf16>) -> (tensor<9x10xi32>, tensor<9x10xbf16>) {
  %0:2 = mesh.scatter_slices %u, %v into %x, %y at %ids dims [1, 0] by {
  ^bb0(%a: i32, %b: bf16, %c: i32, %d: bf16):
    mesh.scalar_yield %c, %d : i32, bf16
  } : tensor<30xi32>, tensor<30xbf16> into tensor<9x10xi32>, tensor<9x10xbf16> at tensor<30x2xi8>
  return %0#0, %0#1 : tensor<9x10xi32>, tensor<9x10xbf16>
}

// CHECK-LABEL: @maximum_in_batches on 8 devices
// CHECK: 0 {{ *}}5x9x3xf64 {{ *}}0 {{.*}}ok
// CHECK: 1 {{ *}}5x9x3xi16 {{ *}}0 {{.*}}ok
func.func @maximum_in_batches(%x: tensor<5x9x3xf64> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {}]>}, %y: tensor<5x9x3xi16>, %ids: tensor<5x21x1xindex> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}, {}]>}, %u: tensor<5x21x3xf64>, %v: tensor<5x21x3xi16>) -> (tensor<5x9x3xf64>, tensor<5x9x3xi16>) {
  %0:2 = mesh.scatter_slices %u, %v into %x, %y at %ids dims [1] batch_dims [0] by {
  ^bb0(%a: f64, %b: i16, %c: f64, %d: i16):
    %max = arith.maximumf %a, %c : f64
    %min = arith.minsi %d, %b : i16
    mesh.scalar_yield %max, %min : f64, i16
  } : tensor<5x21x3xf64>, tensor<5x21x3xi16> into tensor<5x9x3xf64>, tensor<5x9x3xi16> at tensor<5x21x1xindex>
  return %0#0, %0#1 : tensor<5x9x3xf64>, tensor<5x9x3xi16>
}

// A combiner that depends on the order, and one list of no coordinates.

// CHECK-LABEL: @ordered on 8 devices
// CHECK: 0 {{ *}}6xi32 {{ *}}0 {{.*}}ok
// CHECK: 1 {{ *}}3xf32 {{.*}}ok
func.func @ordered(%x: tensor<6xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %ids: tensor<40x1xi64> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}, %u: tensor<40xi32>, %z: tensor<3xf32>) -> (tensor<6xi32>, tensor<3xf32>) {
  %0 = mesh.scatter_slices %u into %x at %ids dims [0] by {
  ^bb0(%old: i32, %new: i32):
    %three = arith.constant 3 : i32
    %times = arith.muli %old, %three : i32
    %sum = arith.addi %times, %new : i32
    mesh.scalar_yield %sum : i32
  } : tensor<40xi32> into tensor<6xi32> at tensor<40x1xi64>
  %none = arith.constant dense<0> : tensor<0xi32>
  %1 = mesh.gather_slices %z[%none] dims [] : tensor<3xf32>, tensor<0xi32>
  return %0, %1 : tensor<6xi32>, tensor<3xf32>
}

// CHECK-LABEL: @nothing on 8 devices
// CHECK: 0 {{ *}}4x2xf32 {{.*}}ok
// CHECK: 1 {{ *}}0x2xf32 {{.*}}ok
func.func @nothing(%x: tensor<0x2xf32>, %ids: tensor<4x1xi32>, %u: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<0x2xf32>) {
  %0 = mesh.gather_slices %x[%ids] dims [0] : tensor<0x2xf32>, tensor<4x1xi32>
  %1 = mesh.scatter_slices %u into %x at %ids dims [0] by {
  ^bb0(%old: f32, %new: f32):
    %sum = arith.addf %old, %new : f32
    mesh.scalar_yield %sum : f32
  } : tensor<4x2xf32> into tensor<0x2xf32> at tensor<4x1xi32>
  return %0, %1 : tensor<4x2xf32>, tensor<0x2xf32>
}
