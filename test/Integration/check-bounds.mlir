// With --check-bounds an index that a program computes out of range ends the run
// with a report, also where memory is beside the tensor, and no signal comes.
//
// REQUIRES: mesh-run
//
// Indices in range change nothing.
// RUN: mesh-run %s --all-entries --check-bounds --check --arg i=4 | FileCheck %s --check-prefix=INRANGE
// INRANGE-COUNT-7: {{ ok$}}
//
// The first index that is out of range, on either side.
// RUN: not mesh-run %s --entry=extract --check-bounds --arg i=8 2>&1 | FileCheck %s --check-prefix=EXTRACT
// RUN: not mesh-run %s --entry=extract --check-bounds --arg i=-1 2>&1 | FileCheck %s --check-prefix=EXTRACT
// EXTRACT: mesh-run: error: @extract: device {{[0-3]}}: an assertion at {{.*}}check-bounds.mlir:[[#]]:[[#]] does not hold: out-of-bounds access
// EXTRACT: device {{[0-3]}}: {{failed|finished|waiting|running}}
//
// RUN: not mesh-run %s --entry=insert --check-bounds --arg i=8 2>&1 | FileCheck %s --check-prefix=INSERT
// INSERT: @insert: device {{[0-3]}}: an assertion at {{.*}}check-bounds.mlir:[[#]]:[[#]] does not hold: out-of-bounds access
//
// RUN: not mesh-run %s --entry=slice --check-bounds --arg i=6 2>&1 | FileCheck %s --check-prefix=SLICE
// SLICE: @slice: device {{[0-3]}}: an assertion at {{.*}}check-bounds.mlir:[[#]]:[[#]] does not hold: {{.*}}out-of-bounds
//
// A table, read by indices of which one is out of range.
// RUN: not mesh-run %s --entry=rows --check-bounds --arg i=5 --opt-level=0 2>&1 | FileCheck %s --check-prefix=ROWS
// ROWS: @rows: device {{[0-3]}}: an assertion at {{.*}}check-bounds.mlir:[[#]]:[[#]] does not hold: out-of-bounds access
//
// A table whose rows are split: none of the devices has the row.
// RUN: not mesh-run %s --entry=gather --check-bounds --arg i=8 2>&1 | FileCheck %s --check-prefix=GATHER
// RUN: not mesh-run %s --entry=gather --check-bounds --arg i=-1 2>&1 | FileCheck %s --check-prefix=GATHER
// GATHER: @gather: device {{[0-3]}}: an assertion at {{.*}}check-bounds.mlir:[[#]]:[[#]] does not hold: an index is out of bounds
//
// RUN: not mesh-run %s --entry=scatter --check-bounds --arg i=8 2>&1 | FileCheck %s --check-prefix=SCATTER
// SCATTER: @scatter: device {{[0-3]}}: an assertion at {{.*}}check-bounds.mlir:[[#]]:[[#]] does not hold: an index is out of bounds
//
// In processes, and ahead of time.
// RUN: %if mpich %{ not %mpirun-mpich -n 4 mesh-run %s --transport=mpi --entry=insert --check-bounds --arg i=8 2>&1 | FileCheck %s --check-prefix=INSERT %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 4 mesh-run %s --transport=mpi --entry=insert --check-bounds --arg i=8 2>&1 | FileCheck %s --check-prefix=INSERT %}
// RUN: not mesh-compile %s --check-bounds --gpu-chip=sm_80 -o %t.o 2>&1 | FileCheck %s --check-prefix=GPU
// GPU: programs for GPUs cannot check their indices: compile for CPUs to do that

mesh.mesh @m = <["model"=4]>

func.func @extract(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
                   %i: tensor<i64> {mesh.name = "i"}) -> tensor<f32> {
  %j = tensor.extract %i[] : tensor<i64>
  %k = arith.index_cast %j : i64 to index
  %e = tensor.extract %x[%k] : tensor<8xf32>
  %0 = tensor.from_elements %e : tensor<f32>
  return %0 : tensor<f32>
}

func.func @insert(%x: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                  %i: tensor<i64> {mesh.name = "i"}) -> tensor<8x4xf32> {
  %j = tensor.extract %i[] : tensor<i64>
  %k = arith.index_cast %j : i64 to index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %0 = tensor.insert %one into %x[%k, %c1] : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @slice(%x: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                 %i: tensor<i64> {mesh.name = "i"}) -> tensor<3x4xf32> {
  %j = tensor.extract %i[] : tensor<i64>
  %k = arith.index_cast %j : i64 to index
  %0 = tensor.extract_slice %x[%k, 0] [3, 4] [1, 1] : tensor<8x4xf32> to tensor<3x4xf32>
  %1 = arith.addf %0, %0 : tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// Of nothing there are no parts.
func.func @expand(%x: tensor<6x0xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
                  %i: tensor<i64> {mesh.name = "i"}) -> tensor<6x1x0xf32> {
  %0 = tensor.expand_shape %x [[0], [1, 2]] output_shape [6, 1, 0] : tensor<6x0xf32> into tensor<6x1x0xf32>
  return %0 : tensor<6x1x0xf32>
}

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>
func.func @rows(%table: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                %i: tensor<i64> {mesh.name = "i"}) -> tensor<4x4xf32> {
  %j = tensor.extract %i[] : tensor<i64>
  %k = arith.index_cast %j : i64 to index
  %empty = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]} outs(%empty : tensor<4x4xf32>) {
  ^bb0(%o: f32):
    %r = linalg.index 0 : index
    %c = linalg.index 1 : index
    %at = arith.addi %r, %k : index
    %e = tensor.extract %table[%at, %c] : tensor<8x4xf32>
    linalg.yield %e : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

func.func @gather(%table: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
                  %j: tensor<12x1xi32> {mesh.name = "i", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) -> tensor<12x4xf32> {
  %0 = tensor.gather %table[%j] gather_dims([0]) : (tensor<8x4xf32>, tensor<12x1xi32>) -> tensor<12x4xf32>
  return %0 : tensor<12x4xf32>
}

func.func @scatter(%table: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
                   %rows: tensor<1x4xf32>, %j: tensor<1x1xindex> {mesh.name = "i"}) -> tensor<8x4xf32> {
  %0 = tensor.scatter %rows into %table[%j] scatter_dims([0]) unique : (tensor<1x4xf32>, tensor<8x4xf32>, tensor<1x1xindex>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
