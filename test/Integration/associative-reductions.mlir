// Reductions of pairs along split dims, even and uneven, one or several: the
// devices exchange what they have reduced.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check | FileCheck %s

#map = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>
#none = affine_map<(i, j) -> ()>
mesh.mesh @m = <["data"=2, "model"=4]>

// Four rows of three other devices, of 8 bytes.

// CHECK-LABEL: @argmax_uneven on 8 devices
// CHECK: 0 {{ *}}7xf32 {{ *}}0 {{.*}}ok
// CHECK: 1 {{ *}}7xi32 {{ *}}0 {{.*}}ok
// CHECK: sent 768 B, at most 96 B by one device
func.func @argmax_uneven(%x: tensor<7x10xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %places: tensor<7x10xi32>) -> (tensor<7xf32>, tensor<7xi32>) {
  %least = arith.constant dense<0xFF800000> : tensor<7xf32>
  %zero = arith.constant dense<0> : tensor<7xi32>
  %0:2 = linalg.generic {indexing_maps = [#map, #map, #rows, #rows], iterator_types = ["parallel", "reduction"]} ins(%x, %places : tensor<7x10xf32>, tensor<7x10xi32>) outs(%least, %zero : tensor<7xf32>, tensor<7xi32>) attrs = {mesh.associative} {
  ^bb0(%in: f32, %place: i32, %max: f32, %at: i32):
    %greater = arith.cmpf ogt, %in, %max : f32
    %new = arith.select %greater, %in, %max : f32
    %newAt = arith.select %greater, %place, %at : i32
    linalg.yield %new, %newAt : f32, i32
  } -> (tensor<7xf32>, tensor<7xi32>)
  return %0#0, %0#1 : tensor<7xf32>, tensor<7xi32>
}

// CHECK-LABEL: @all_dims on 8 devices
// CHECK: 0 {{ *}}i32 {{ *}}0 {{.*}}ok
// CHECK: sent 128 B, at most 16 B by one device
func.func @all_dims(%x: tensor<9x10xi32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}) -> tensor<i32> {
  %zero = arith.constant dense<0> : tensor<i32>
  %0 = linalg.generic {indexing_maps = [#map, #none], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<9x10xi32>) outs(%zero : tensor<i32>) attrs = {mesh.associative} {
  ^bb0(%in: i32, %out: i32):
    %new = arith.xori %in, %out : i32
    linalg.yield %new : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

// In a loop, and transposed.

// CHECK-LABEL: @loop on 8 devices
// CHECK: 0 {{ *}}5xi64 {{ *}}0 {{.*}}ok
func.func @loop(%x: tensor<10x5xi64> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) -> tensor<5xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant dense<0> : tensor<5xi64>
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %zero) -> tensor<5xi64> {
    %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<10x5xi64>) outs(%zero : tensor<5xi64>) attrs = {mesh.associative} {
    ^bb0(%in: i64, %out: i64):
      %new = arith.xori %in, %out : i64
      linalg.yield %new : i64
    } -> tensor<5xi64>
    %2 = arith.addi %1, %acc : tensor<5xi64>
    scf.yield %2 : tensor<5xi64>
  }
  return %0 : tensor<5xi64>
}
