// RUN: mesh-opt %s --allow-unregistered-dialect --convert-linalg-to-gpu --split-input-file | FileCheck %s

// Threads in a row, neighbours on neighbouring elements; what does not divide
// into blocks is guarded.

// CHECK-LABEL: @elementwise(
// CHECK-SAME: %[[A:.*]]: memref<100x70xf32>, %[[B:.*]]: memref<100x70xf32>
func.func @elementwise(%a: memref<100x70xf32>, %b: memref<100x70xf32>) {
  // CHECK-DAG: %[[A_BASE:.*]], %{{.*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[A]]
  // CHECK-DAG: %[[B_BASE:.*]], %{{.*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[B]]
  // CHECK-DAG: %[[BLOCKS:.*]] = arith.constant 28 : index
  // CHECK-DAG: %[[THREADS:.*]] = arith.constant 256 : index
  // CHECK: gpu.launch blocks({{.*}}) in ({{.*}} = %[[BLOCKS]], {{.*}}) threads({{.*}}) in ({{.*}} = %[[THREADS]], {{.*}}) module(@mesh_kernels) function(@elementwise_generic_0)
  // CHECK-DAG: %[[A_VIEW:.*]] = memref.reinterpret_cast %[[A_BASE]] to offset: [0], sizes: [100, 70], strides: [70, 1]
  // CHECK-DAG: %[[B_VIEW:.*]] = memref.reinterpret_cast %[[B_BASE]] to offset: [0], sizes: [100, 70], strides: [70, 1]
  // CHECK: %[[T:.*]] = arith.addi {{.*}} : i32
  // CHECK: %[[ALL:.*]] = arith.constant 7000 : i32
  // CHECK: %[[IS_INSIDE:.*]] = arith.cmpi ult, %[[T]], %[[ALL]]
  // CHECK: scf.if %[[IS_INSIDE]]
  // CHECK: %[[C70:.*]] = arith.constant 70 : i32
  // CHECK: %[[REST:.*]] = arith.remui %[[T]], %[[C70]]
  // CHECK: %[[ROW:.*]] = arith.divui %[[T]], %[[C70]]
  // CHECK: %[[J:.*]] = arith.index_castui %[[REST]] : i32 to index
  // CHECK: %[[I:.*]] = arith.index_castui %[[ROW]] : i32 to index
  // CHECK: %[[X:.*]] = memref.load %[[A_VIEW]][%[[I]], %[[J]]]
  // CHECK: %[[Y:.*]] = math.exp %[[X]]
  // CHECK: memref.store %[[Y]], %[[B_VIEW]][%[[I]], %[[J]]]
  // CHECK: gpu.terminator
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<100x70xf32>) outs(%b : memref<100x70xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// As many elements as fit into 16 bytes, where they lie side by side from a
// multiple of that on, and enough threads are left: the smallest of them, of
// which others take two accesses at most.

// CHECK-LABEL: @wide(
func.func @wide(%a: memref<1024x256xf32>, %bias: memref<256xf32>, %b: memref<1024x256xbf16>) {
  // CHECK: arith.constant 256 : index
  // CHECK: gpu.launch
  // CHECK: %[[ROW:.*]] = vector.load {{.*}} {alignment = 16 : i64} : memref<1024x256xf32>, vector<8xf32>
  // CHECK: %[[X:.*]]:8 = vector.to_elements %[[ROW]]
  // CHECK: vector.load {{.*}} {alignment = 16 : i64} : memref<256xf32>, vector<8xf32>
  // CHECK-COUNT-8: arith.truncf
  // CHECK: vector.from_elements {{.*}} : vector<8xbf16>
  // CHECK: vector.store {{.*}} {alignment = 16 : i64} : memref<1024x256xbf16>, vector<8xbf16>
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a, %bias : memref<1024x256xf32>, memref<256xf32>) outs(%b : memref<1024x256xbf16>) {
  ^bb0(%in: f32, %in_bias: f32, %out: bf16):
    %0 = arith.addf %in, %in_bias : f32
    %1 = arith.truncf %0 : f32 to bf16
    linalg.yield %1 : bf16
  }
  return
}

// -----

// Writes coalesce: the result's last dim is that of neighbouring threads, and
// what is read across it is read number by number.

// CHECK-LABEL: @transpose(
func.func @transpose(%a: memref<64x48xf32>, %b: memref<48x64xf32>) {
  // CHECK: gpu.launch
  // CHECK: %[[C64:.*]] = arith.constant 64 : i32
  // CHECK: %[[REST:.*]] = arith.remui %{{.*}}, %[[C64]]
  // CHECK: %[[I:.*]] = arith.index_castui %[[REST]]
  // CHECK: %[[J:.*]] = arith.index_castui
  // CHECK: memref.load %{{.*}}[%[[I]], %[[J]]]
  // CHECK: memref.store %{{.*}}, %{{.*}}[%[[J]], %[[I]]]
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<64x48xf32>) outs(%b : memref<48x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// -----

// Reductions: a thread for each result, which stays in a register.

// CHECK-LABEL: @row_sums(
func.func @row_sums(%a: memref<64x48xf32>, %b: memref<64xf32>) {
  // CHECK: gpu.launch
  // CHECK: %[[START:.*]] = memref.load
  // CHECK: %[[SUM:.*]] = scf.for %[[J:.*]] = {{.*}} iter_args(%[[SO_FAR:.*]] = %[[START]])
  // CHECK: %[[X:.*]] = memref.load
  // CHECK: %[[NEXT:.*]] = arith.addf %[[SO_FAR]], %[[X]]
  // CHECK: scf.yield %[[NEXT]]
  // CHECK: memref.store %[[SUM]]
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<64x48xf32>) outs(%b : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Kernels take the offset and strides that types do not say, and what bodies
// take from elsewhere: here a table, and the device's number.

// CHECK-LABEL: @gather(
// CHECK-SAME: %[[IDS:[a-z0-9]*]]: memref<8xi32, strided<[?], offset: ?>>
func.func @gather(%ids: memref<8xi32, strided<[?], offset: ?>>, %table: memref<16xf32>, %out: memref<8xf32>) {
  // CHECK: %[[DEVICE:.*]] = mesh_rt.device
  // CHECK: %[[BASE:.*]], %[[OFFSET:.*]], %{{.*}}, %[[STRIDE:.*]] = memref.extract_strided_metadata %[[IDS]]
  // CHECK: gpu.launch
  // CHECK: memref.reinterpret_cast %[[BASE]] to offset: [%[[OFFSET]]], sizes: [8], strides: [%[[STRIDE]]]
  // CHECK: %[[TABLE:.*]] = memref.reinterpret_cast {{.*}} to memref<16xf32>
  // CHECK: arith.muli %{{.*}}, %[[DEVICE]]
  // CHECK: memref.load %[[TABLE]]
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%ids : memref<8xi32, strided<[?], offset: ?>>) outs(%out : memref<8xf32>) {
  ^bb0(%in: i32, %o: f32):
    %device = mesh_rt.device
    %id = arith.index_cast %in : i32 to index
    %i = arith.muli %id, %device : index
    %x = memref.load %table[%i] : memref<16xf32>
    linalg.yield %x : f32
  }
  return
}

// -----

// Copies are kernels, and loops over single numbers kernels of one thread.

// CHECK-LABEL: @copy_and_loop(
func.func @copy_and_loop(%a: memref<4x4xf32>, %b: memref<4x4xf32, strided<[8, 1]>>, %n: index) {
  // CHECK: gpu.launch {{.*}} function(@copy_and_loop_generic_0)
  // CHECK-NOT: memref.copy
  memref.copy %a, %b : memref<4x4xf32> to memref<4x4xf32, strided<[8, 1]>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: gpu.launch {{.*}} function(@copy_and_loop_for_1)
  // CHECK: scf.for
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i, %c0] : memref<4x4xf32>
    memref.store %x, %a[%c0, %i] : memref<4x4xf32>
  }
  return
}

// -----

// Nothing is launched for nothing.

// CHECK-LABEL: @empty(
func.func @empty(%a: memref<0x4xf32>, %x: f32) {
  // CHECK-NOT: gpu.launch
  // CHECK: return
  linalg.fill ins(%x : f32) outs(%a : memref<0x4xf32>)
  return
}

// -----

// Control flow around what nobody knows is none of numbers in memory.

// CHECK-LABEL: @unknown(
// CHECK-NOT: gpu.launch
// CHECK: scf.if
// CHECK: "unknown.op"
func.func @unknown(%a: memref<f32>, %c: i1) {
  scf.if %c {
    %x = memref.load %a[] : memref<f32>
    "unknown.op"(%x) : (f32) -> ()
  }
  return
}
