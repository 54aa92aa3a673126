// The same numbers, to the last bit, on every mesh and without one. What is
// compared with is the program without shardings, in double precision: random
// numbers are drawn in their own type there too.
//
// REQUIRES: mesh-run
// RUN: sed 's/SIZES/"x"=1, "y"=1/' %s > %t.1.mlir
// RUN: mesh-run %t.1.mlir --all-entries --check --tolerance=0 --opt-level=0 | FileCheck %s -DN=1
// RUN: sed 's/SIZES/"x"=2, "y"=4/' %s > %t.8.mlir
// RUN: mesh-run %t.8.mlir --all-entries --check --tolerance=0 | FileCheck %s -DN=8
// RUN: sed 's/SIZES/"x"=6, "y"=2/' %s > %t.12.mlir
// RUN: mesh-run %t.12.mlir --all-entries --check --tolerance=0 --opt-level=1 | FileCheck %s -DN=12
//
// Also where they do not divide.
// RUN: sed 's/SIZES/"x"=5, "y"=7/' %s > %t.35.mlir
// RUN: mesh-run %t.35.mlir --all-entries --check --tolerance=0 --opt-level=0 --pipeline="mesh-spmd{poison=true}" | FileCheck %s -DN=35

// CHECK: @bits on [[N]] device
// CHECK: @floats on [[N]] device
// CHECK: @key_per_row on [[N]] device
// CHECK: @in_a_loop on [[N]] device
// CHECK: @dropout on [[N]] device

mesh.mesh @m = <[SIZES]>
#rows = #mesh.sharding<@m, [{"x"}, {}]>
#columns = #mesh.sharding<@m, [{}, {"y"}]>
#blocks = #mesh.sharding<@m, [{"x"}, {"y"}]>
#turned = #mesh.sharding<@m, [{}, {"y", "x"}]>

func.func @bits(%key: tensor<2xi32>)
    -> (tensor<24x48xi8> {mesh.sharding = #rows}, tensor<24x48xi16> {mesh.sharding = #columns}, tensor<24x48xi32> {mesh.sharding = #blocks}, tensor<24x48xi64> {mesh.sharding = #turned}) {
  %0 = mesh.random_bits %key : tensor<2xi32> -> tensor<24x48xi8>
  %1 = mesh.random_bits %key : tensor<2xi32> -> tensor<24x48xi16>
  %2 = mesh.random_bits %key : tensor<2xi32> -> tensor<24x48xi32>
  %3 = mesh.random_bits %key : tensor<2xi32> -> tensor<24x48xi64>
  return %0, %1, %2, %3 : tensor<24x48xi8>, tensor<24x48xi16>, tensor<24x48xi32>, tensor<24x48xi64>
}

func.func @floats(%key: tensor<2xi32>)
    -> (tensor<24x48xf32> {mesh.sharding = #rows}, tensor<24x48xf64> {mesh.sharding = #columns}, tensor<24x48xf32> {mesh.sharding = #blocks}, tensor<24x48xbf16> {mesh.sharding = #turned}, tensor<24x48xi1> {mesh.sharding = #blocks}) {
  %0 = mesh.random_uniform %key from -1.0 to 3.0 : tensor<2xi32> -> tensor<24x48xf32>
  %1 = mesh.random_normal %key : tensor<2xi32> -> tensor<24x48xf64>
  %2 = mesh.random_normal %key : tensor<2xi32> -> tensor<24x48xf32>
  %3 = mesh.random_truncated_normal %key from -1.0 to 2.0 : tensor<2xi32> -> tensor<24x48xbf16>
  %4 = mesh.random_bernoulli %key probability 0.25 : tensor<2xi32> -> tensor<24x48xi1>
  return %0, %1, %2, %3, %4 : tensor<24x48xf32>, tensor<24x48xf64>, tensor<24x48xf32>, tensor<24x48xbf16>, tensor<24x48xi1>
}

// Rows with a key each; the keys are split like the rows.
func.func @key_per_row(%seed: i64) -> (tensor<24x48xf32> {mesh.sharding = #blocks}, tensor<24x2xi32> {mesh.sharding = #rows}) {
  %key = mesh.rng_key %seed : i64 -> tensor<2xi32>
  %keys = mesh.rng_split %key : tensor<2xi32> -> tensor<24x2xi32>
  %layer = arith.constant 3 : index
  %folded = mesh.rng_fold %keys, %layer : tensor<24x2xi32>, index
  %0 = mesh.random_normal %folded : tensor<24x2xi32> -> tensor<24x48xf32>
  return %0, %folded : tensor<24x48xf32>, tensor<24x2xi32>
}

// Keys are values like others: a loop carries one. The block that each turn
// draws lies at another place of the same array.
func.func @in_a_loop(%key: tensor<2xi32>) -> (tensor<24x48xi32> {mesh.sharding = #blocks}, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c24 = arith.constant 24 : index
  %init = mesh.random_bits %key : tensor<2xi32> -> tensor<24x48xi32>
  %sum, %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %init, %k = %key) -> (tensor<24x48xi32>, tensor<2xi32>) {
    %row = arith.muli %i, %c24 : index
    %block = mesh.random_bits %k at [%row, %c0] of [96, 48] : tensor<2xi32> -> tensor<24x48xi32>
    %next = arith.xori %acc, %block : tensor<24x48xi32>
    %folded = mesh.rng_fold %k, %i : tensor<2xi32>, index
    scf.yield %next, %folded : tensor<24x48xi32>, tensor<2xi32>
  }
  return %sum, %last : tensor<24x48xi32>, tensor<2xi32>
}

// A batch as a whole, and its second half alone, are masked alike: the
// difference is zero.
func.func @dropout(%x: tensor<24x48xf64> {mesh.sharding = #rows}, %key: tensor<2xi32>)
    -> (tensor<24x48xf64> {mesh.sharding = #turned}, tensor<12x48xf64> {mesh.sharding = #rows}, tensor<24x48xf64> {mesh.sharding = #blocks}) {
  %whole = mesh.dropout %x, %key rate 0.25 : tensor<2xi32>, tensor<24x48xf64>
  %c0 = arith.constant 0 : index
  %c12 = arith.constant 12 : index
  %half = tensor.extract_slice %x[12, 0] [12, 48] [1, 1] : tensor<24x48xf64> to tensor<12x48xf64>
  %0 = mesh.dropout %half, %key rate 0.25 at [%c12, %c0] of [24, 48] : tensor<2xi32>, tensor<12x48xf64>
  %1 = tensor.extract_slice %whole[12, 0] [12, 48] [1, 1] : tensor<24x48xf64> to tensor<12x48xf64>
  %difference = arith.subf %0, %1 : tensor<12x48xf64>
  %rows = mesh.dropout %x, %key rate 0.5 broadcast_dims = [1] : tensor<2xi32>, tensor<24x48xf64>
  return %whole, %difference, %rows : tensor<24x48xf64>, tensor<12x48xf64>, tensor<24x48xf64>
}
