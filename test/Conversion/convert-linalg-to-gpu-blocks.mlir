// RUN: mesh-opt %s --convert-linalg-to-gpu --split-input-file | FileCheck %s

// Few results that take much: a block for each, whose threads have every 256th
// 16 bytes, and a sum for each element of these.

// CHECK-LABEL: @rows(
func.func @rows(%a: memref<64x4096xf32>, %b: memref<64xf32>) {
  // CHECK: %[[BLOCKS:.*]] = arith.constant 64 : index
  // CHECK: %[[THREADS:.*]] = arith.constant 256 : index
  // CHECK: gpu.launch blocks(%[[BLOCK:[a-z0-9_]*]], {{.*}} = %[[BLOCKS]], {{.*}}) threads(%[[THREAD:[a-z0-9_]*]], {{.*}} = %[[THREADS]], {{.*}}) workgroup(%[[ARRAY:.*]] : memref<8xf32, #gpu.address_space<workgroup>>)
  // CHECK: %[[B:.*]] = arith.index_cast %[[BLOCK]] : index to i32
  // CHECK: %[[T:.*]] = arith.index_cast %[[THREAD]] : index to i32
  // CHECK: %[[SUMS:.*]]:4 = scf.for %{{.*}} = %[[T]] to %c1024_i32 step %c256_i32 iter_args({{.*}}) -> (f32, f32, f32, f32) : i32
  // CHECK: vector.load {{.*}} {alignment = 16 : i64} : memref<64x4096xf32>, vector<4xf32>
  // CHECK-COUNT-4: arith.addf
  // CHECK: scf.yield

  // Then the lanes, and the threads that run together, half of them to the
  // others in each round.

  // CHECK-COUNT-3: arith.addf
  // CHECK-NEXT: %[[HALF:.*]] = arith.constant 16 : i32
  // CHECK-NEXT: %[[WARP:.*]] = arith.constant 32 : i32
  // CHECK-NEXT: %[[UPPER:.*]], %{{.*}} = gpu.shuffle down %[[LANES:.*]], %[[HALF]], %[[WARP]] : f32
  // CHECK-NEXT: arith.addf %[[UPPER]], %[[LANES]]
  // CHECK-COUNT-4: gpu.shuffle down

  // And what the eight of these have, by memory, in the first one.

  // CHECK: scf.if
  // CHECK: memref.store %{{.*}}, %[[ARRAY]]
  // CHECK: gpu.barrier
  // CHECK: %[[IS_IN_FIRST:.*]] = arith.cmpi ult, %[[T]], %{{.*}}
  // CHECK: scf.if %[[IS_IN_FIRST]] -> (f32)
  // CHECK: memref.load %[[ARRAY]]
  // CHECK-COUNT-3: gpu.shuffle down
  // CHECK-NOT: gpu.barrier
  // CHECK: %[[IS_FIRST:.*]] = arith.cmpi eq, %[[T]], %c0_i32
  // CHECK: scf.if %[[IS_FIRST]]
  // CHECK: %[[START:.*]] = memref.load
  // CHECK: %[[SUM:.*]] = arith.addf %{{.*}}, %[[START]]
  // CHECK: memref.store %[[SUM]]
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<64x4096xf32>) outs(%b : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// GPUs hand on words of 32 bits: wider numbers are two, narrower ones part of
// one.

// CHECK-LABEL: @widths(
func.func @widths(%a: memref<4096xf64>, %b: memref<4096xbf16>, %c: memref<f64>, %d: memref<bf16>) {
  // CHECK: %[[BITS:.*]] = arith.bitcast %{{.*}} : f64 to i64
  // CHECK: arith.trunci %[[BITS]] : i64 to i32
  // CHECK-COUNT-2: gpu.shuffle down {{.*}} : i32
  // CHECK: arith.bitcast %{{.*}} : i64 to f64
  // CHECK: %[[BITS:.*]] = arith.bitcast %{{.*}} : bf16 to i16
  // CHECK-NEXT: %[[WORD:.*]] = arith.extui %[[BITS]] : i16 to i32
  // CHECK: gpu.shuffle down %[[WORD]], {{.*}} : i32
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%a, %b : memref<4096xf64>, memref<4096xbf16>) outs(%c, %d : memref<f64>, memref<bf16>) {
  ^bb0(%x: f64, %y: bf16, %s: f64, %t: bf16):
    %0 = arith.addf %x, %s : f64
    %1 = arith.maximumf %y, %t : bf16
    linalg.yield %0, %1 : f64, bf16
  }
  return
}

// -----

// Neighbours are of different results: a block has 32 of these, and 8 threads
// for each. The last block has fewer; all its threads come to the barriers.

// CHECK-LABEL: @columns(
func.func @columns(%a: memref<4096x70xf32>, %b: memref<70xf32>) {
  // CHECK: arith.constant 3 : index
  // CHECK: arith.constant 256 : index
  // CHECK: gpu.launch
  // CHECK: %[[MEMBER:.*]] = arith.remui %{{.*}}, %c32_i32
  // CHECK: %[[SLICE:.*]] = arith.divui %{{.*}}, %c32_i32
  // CHECK: %[[RESULT:.*]] = arith.addi %{{.*}}, %[[MEMBER]]
  // CHECK: %[[IS_INSIDE:.*]] = arith.cmpi ule, %[[RESULT]], %c69_i32
  // CHECK: arith.minui %[[RESULT]], %c69_i32
  // CHECK: scf.for %{{.*}} = %[[SLICE]] to %c4096_i32 step %c8_i32
  // CHECK: arith.maximumf
  // CHECK-COUNT-3: gpu.barrier
  // CHECK-NOT: gpu.barrier
  // CHECK: %[[IS_FIRST:.*]] = arith.cmpi eq, %[[SLICE]]
  // CHECK: arith.andi %[[IS_FIRST]], %[[IS_INSIDE]]
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<4096x70xf32>) outs(%b : memref<70xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// What is not known to be associative is done in order, by one thread.

// CHECK-LABEL: @in_order(
func.func @in_order(%a: memref<4096xf32>, %b: memref<f32>) {
  // CHECK: arith.constant 1 : index
  // CHECK: gpu.launch
  // CHECK-NOT: gpu.barrier
  // CHECK: scf.for
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%a : memref<4096xf32>) outs(%b : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.divf %out, %in : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A product of integers: neighbours of one operand belong to one result, those
// of the other do not; so a block has 32 results.

// CHECK-LABEL: @product(
func.func @product(%a: memref<64x512xi32>, %b: memref<512x64xi32>, %c: memref<64x64xi32>) {
  // CHECK: arith.constant 128 : index
  // CHECK: arith.constant 256 : index
  // CHECK: gpu.launch
  // CHECK: arith.remui %{{.*}}, %c32_i32
  // CHECK-COUNT-3: gpu.barrier
  linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x512xi32>, memref<512x64xi32>) outs(%c : memref<64x64xi32>) {
  ^bb0(%x: i32, %y: i32, %out: i32):
    %0 = arith.muli %x, %y : i32
    %1 = arith.addi %out, %0 : i32
    linalg.yield %1 : i32
  }
  return
}
