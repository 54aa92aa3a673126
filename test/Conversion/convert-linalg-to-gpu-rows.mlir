// RUN: mesh-opt %s --convert-linalg-to-gpu --split-input-file | FileCheck %s

// Rows of 64 elements: 4 threads have 16 of each, 64 rows are a block. What is
// the same for all of a row is loaded and computed once.

// CHECK-LABEL: @shares(
func.func @shares(%x: memref<65536x64xf32>, %scales: memref<65536xf32>, %y: memref<65536x64xf32>) {
  // CHECK: %[[BLOCKS:.*]] = arith.constant 1024 : index
  // CHECK: %[[THREADS:.*]] = arith.constant 256 : index
  // CHECK: gpu.launch blocks({{.*}} in ({{.*}} = %[[BLOCKS]], {{.*}}) threads({{.*}} in ({{.*}} = %[[THREADS]], {{.*}}) {
  // CHECK: %[[FOUR:.*]] = arith.constant 4 : i32
  // CHECK: arith.divui %{{.*}}, %[[FOUR]]
  // CHECK: arith.remui %{{.*}}, %[[FOUR]]
  // CHECK: %[[SCALE:.*]] = memref.load {{.*}} : memref<65536xf32>
  // CHECK-COUNT-4: vector.load {{.*}} : memref<65536x64xf32>, vector<4xf32>
  // CHECK-COUNT-15: arith.addf

  // The four threads have the sum of what they have.

  // CHECK: gpu.shuffle xor %{{.*}}, %c2_i32
  // CHECK: arith.addf
  // CHECK: gpu.shuffle xor %{{.*}}, %c1_i32
  // CHECK: %[[SUM:.*]] = arith.addf
  // CHECK: %[[SCALED:.*]] = arith.mulf %[[SUM]], %[[SCALE]]
  // CHECK-NOT: vector.load
  // CHECK-NOT: gpu.barrier
  // CHECK-NOT: scf.if
  // CHECK-COUNT-4: arith.divf %{{.*}}, %[[SCALED]]
  // CHECK: vector.store {{.*}} : memref<65536x64xf32>, vector<4xf32>
  // CHECK-COUNT-3: vector.store
  // CHECK: gpu.terminator
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %scales : memref<65536x64xf32>, memref<65536xf32>) outs(%y : memref<65536x64xf32>) {
  ^bb0(%in: f32, %scale: f32, %out: f32):
    %sum = mesh_rt.combine_row addf %in over 1 : f32
    %scaled = arith.mulf %sum, %scale : f32
    %share = arith.divf %in, %scaled : f32
    linalg.yield %share : f32
  }
  return
}

// -----

// Rows of 2,048 elements: four warps have each, and hand what they have to each
// other by memory that the block shares. Two rows are a block; the last one has
// one alone.

// CHECK-LABEL: @warps(
func.func @warps(%x: memref<40001x2048xbf16>, %y: memref<40001xbf16>) {
  // CHECK: arith.constant 20001 : index
  // CHECK: gpu.launch {{.*}} workgroup(%[[ARRAY:.*]] : memref<8xbf16, #gpu.address_space<workgroup>>)
  // CHECK: %[[IS_THERE:.*]] = arith.cmpi ule, %[[ROW:.*]], %c40000_i32
  // CHECK: arith.minui %[[ROW]], %c40000_i32
  // CHECK-COUNT-2: vector.load {{.*}} : memref<40001x2048xbf16>, vector<8xbf16>
  // CHECK-COUNT-5: gpu.shuffle xor
  // CHECK: scf.if
  // CHECK: memref.store %{{.*}}, %[[ARRAY]]
  // CHECK: gpu.barrier
  // CHECK: memref.load %[[ARRAY]]
  // CHECK-COUNT-2: gpu.shuffle xor
  // CHECK-NOT: gpu.shuffle
  // CHECK: %[[IS_FIRST:.*]] = arith.cmpi eq
  // CHECK: %[[STORES:.*]] = arith.andi %[[IS_FIRST]], %[[IS_THERE]]
  // CHECK: scf.if %[[STORES]]
  // CHECK: memref.store {{.*}} : memref<40001xbf16>
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<40001x2048xbf16>) outs(%y : memref<40001xbf16>) {
  ^bb0(%in: bf16, %out: bf16):
    %largest = mesh_rt.combine_row maximumf %in over 1 : bf16
    linalg.yield %largest : bf16
  }
  return
}

// -----

// 33 elements do not divide into those of 4 threads: who has fewer than 9 does
// the last one again, and brings what changes nothing.

// CHECK-LABEL: @uneven(
func.func @uneven(%x: memref<65536x33xi32>, %y: memref<65536x33xi32>) {
  // CHECK: gpu.launch
  // CHECK: %[[IS_INSIDE:.*]] = arith.cmpi ule, %[[NUMBER:.*]], %c32_i32
  // CHECK: arith.minui %[[NUMBER]], %c32_i32
  // CHECK: %[[PART:.*]] = arith.select %[[IS_INSIDE]], %{{.*}}, %{{.*}} : i32
  // CHECK: arith.maxsi %{{.*}}, %[[PART]]
  // CHECK: scf.if %[[IS_INSIDE]]
  // CHECK: memref.store
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<65536x33xi32>) outs(%y : memref<65536x33xi32>) {
  ^bb0(%in: i32, %out: i32):
    %largest = mesh_rt.combine_row maxs %in over 1 : i32
    %rest = arith.subi %largest, %in : i32
    linalg.yield %rest : i32
  }
  return
}

// -----

// Longer rows than registers hold: the threads go through them again for each
// combination, and for the results. Rows of two loops.

// CHECK-LABEL: @long(
func.func @long(%x: memref<256x16x4096xf32>, %y: memref<256x16x4096xf32>) {
  // CHECK: gpu.launch {{.*}} workgroup(%{{.*}} : memref<32xf32, #gpu.address_space<workgroup>>, %{{.*}} : memref<32xf32, #gpu.address_space<workgroup>>)
  // CHECK: scf.for %{{.*}} = %{{.*}} to %c16384_i32 step %c1024_i32{{.*}} iter_args({{.*}}) -> (f32, f32, f32, f32)
  // CHECK: vector.load
  // CHECK-NOT: math.exp
  // CHECK: scf.yield
  // CHECK: gpu.barrier
  // CHECK: scf.for {{.*}} iter_args({{.*}}) -> (f32, f32, f32, f32)
  // CHECK: vector.load
  // CHECK-COUNT-4: math.exp
  // CHECK: scf.yield
  // CHECK: gpu.barrier
  // CHECK: scf.for
  // CHECK-NOT: iter_args
  // CHECK: vector.load
  // CHECK-COUNT-4: math.exp
  // CHECK: vector.store
  linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : memref<256x16x4096xf32>) outs(%y : memref<256x16x4096xf32>) {
  ^bb0(%in: f32, %out: f32):
    %largest = mesh_rt.combine_row maximumf %in over 2 : f32
    %shifted = arith.subf %in, %largest : f32
    %exp = math.exp %shifted : f32
    %sum = mesh_rt.combine_row addf %exp over 2 : f32
    %share = arith.divf %exp, %sum : f32
    linalg.yield %share : f32
  }
  return
}

// -----

// Few rows have as many threads as they can.

// CHECK-LABEL: @few(
func.func @few(%x: memref<4x1024xf32>, %y: memref<4x1024xf32>) {
  // CHECK: arith.constant 4 : index
  // CHECK: arith.constant 256 : index
  // CHECK: gpu.launch
  // CHECK: vector.load
  // CHECK-NOT: vector.load
  // CHECK: gpu.terminator
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<4x1024xf32>) outs(%y : memref<4x1024xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = mesh_rt.combine_row addf %in over 1 : f32
    %share = arith.divf %in, %sum : f32
    linalg.yield %share : f32
  }
  return
}

// -----

// No rows, no kernel.

// CHECK-LABEL: @none(
func.func @none(%x: memref<0x8xf32>, %y: memref<0x8xf32>) {
  // CHECK-NOT: gpu.launch
  // CHECK: return
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<0x8xf32>) outs(%y : memref<0x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = mesh_rt.combine_row addf %in over 1 : f32
    linalg.yield %sum : f32
  }
  return
}
