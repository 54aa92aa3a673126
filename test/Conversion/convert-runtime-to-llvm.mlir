// RUN: mesh-opt %s --convert-runtime-to-llvm --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// CHECK-DAG: llvm.func @mesh_rt_run(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64)
// CHECK-DAG: llvm.func @mesh_rt_start(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i64
// CHECK-DAG: llvm.func @mesh_rt_wait(i64, !llvm.ptr)
// CHECK-DAG: llvm.func @mesh_rt_device() -> i64
// CHECK-DAG: llvm.func @mesh_rt_contract(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-DAG: llvm.func @mesh_rt_contract_then(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-DAG: llvm.func @mesh_rt_alloc(i64, i64) -> !llvm.ptr
// CHECK-DAG: llvm.func @mesh_rt_free(!llvm.ptr)

// Descriptors of memrefs are in memory that all calls of a function share.

// CHECK-LABEL: func.func @gather(
// CHECK: %[[DST:.*]] = llvm.alloca {{.*}} x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[SRC:.*]] = llvm.alloca {{.*}} x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NOT: llvm.alloca
// CHECK: llvm.mlir.addressof @[[$OP:[a-z_0-9]*]] : !llvm.ptr loc("mlp.mlir":12:8)
// CHECK: llvm.store %{{.*}}, %[[SRC]]
// CHECK: llvm.store %{{.*}}, %[[DST]]
// CHECK: llvm.call @mesh_rt_run(%{{.*}}, %[[SRC]], %[[DST]], %{{.*}})
// CHECK: llvm.call @mesh_rt_run(%{{.*}}, %[[SRC]], %[[DST]], %{{.*}})
func.func @gather(%x: memref<4xf32>, %y: memref<16xf32>) {
  mesh_rt.run <all_gather, group = [4, 1]> from %x : memref<4xf32> into %y : memref<16xf32> loc("mlp.mlir":12:8)
  mesh_rt.run <all_gather, group = [4, 1]> from %x : memref<4xf32> into %y : memref<16xf32> loc("mlp.mlir":13:8)
  return
}

// CHECK-LABEL: func.func @messages(
// CHECK: %[[PEER:.*]] = llvm.call @mesh_rt_device()
// CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK: %[[T:.*]] = llvm.call @mesh_rt_start(%{{.*}}, %[[NULL]], %{{.*}}, %{{.*}})
// CHECK: llvm.call @mesh_rt_wait(%[[T]], %{{.*}})
func.func @messages(%x: memref<4xf32>) {
  %peer = mesh_rt.device
  %t = mesh_rt.start <recv, tag = 3> into %x : memref<4xf32> peer %peer
  mesh_rt.wait %t for %x : memref<4xf32>
  return
}

// CHECK-LABEL: func.func @commits(
// CHECK: %[[PLACE:.*]] = llvm.mlir.addressof
// CHECK: llvm.call @mesh_rt_commit(%[[PLACE]]) : (!llvm.ptr) -> ()
func.func @commits() {
  mesh_rt.commit loc("mlp.mlir":15:3)
  return
}

// CHECK-LABEL: func.func @memory(
// CHECK: llvm.call @mesh_rt_alloc(
// CHECK: llvm.call @mesh_rt_contract(
// CHECK: llvm.call @mesh_rt_free(
func.func @memory(%a: memref<4x4xf32>) {
  %m = memref.alloc() : memref<4x4xf32>
  mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %m : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  memref.dealloc %m : memref<4x4xf32>
  return
}

// Steps are an array of their own, if there are any.

// CHECK-LABEL: func.func @convolution(
// CHECK: llvm.mlir.addressof @[[$CONVOLUTION:[a-z_0-9]*]]
func.func @convolution(%a: memref<9xf32>, %b: memref<3xf32>, %c: memref<4xf32>) {
  mesh_rt.contract [0, -1, 0, 0, 0, -1] steps [2, 1, 1, 1, 1, 1] %a, %b into %c : memref<9xf32>, memref<3xf32>, memref<4xf32>
  return
}

// Complex numbers are pairs of reals, along one more dim.

// CHECK-LABEL: func.func @complex(
// CHECK: llvm.alloca {{.*}} x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: llvm.call @mesh_rt_run(
func.func @complex(%x: memref<4xcomplex<f32>>, %y: memref<16xcomplex<f32>>) {
  mesh_rt.run <all_gather, group = [4, 1]> from %x : memref<4xcomplex<f32>> into %y : memref<16xcomplex<f32>>
  return
}

// An epilogue is another descriptor; there may be no bias.

// CHECK-LABEL: func.func @epilogues(
// CHECK: llvm.call @mesh_rt_contract_then(
// CHECK: %[[NONE:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK: llvm.call @mesh_rt_contract_then(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[NONE]])
func.func @epilogues(%a: memref<4x4xf32>, %bias: memref<4xf32>) {
  mesh_rt.contract_then gelu [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %a bias %bias : memref<4xf32> along 1 : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %a into %a : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// An assertion that does not hold ends the program with a report.

// CHECK-LABEL: func.func @assertion(
// CHECK-SAME: %[[HOLDS:.*]]: i1
// CHECK: llvm.cond_br %[[HOLDS]], ^[[REST:.*]], ^[[FAILURE:[a-z0-9]*]]
// CHECK: ^[[FAILURE]]:
// CHECK: %[[MESSAGE:.*]] = llvm.mlir.addressof
// CHECK: %[[PLACE:.*]] = llvm.mlir.addressof
// CHECK: llvm.call @mesh_rt_fail(%[[MESSAGE]], %[[PLACE]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK: llvm.unreachable
// CHECK: ^[[REST]]:
// CHECK: return
func.func @assertion(%holds: i1) {
  cf.assert %holds, "too large" loc("mlp.mlir":14:8)
  return
}

// In a structured op it stays until that is lowered.

// CHECK-LABEL: func.func @inside(
// CHECK: scf.if
// CHECK-NEXT: cf.assert
func.func @inside(%holds: i1) {
  scf.if %holds {
    cf.assert %holds, "too large"
  }
  return
}

// A descriptor holds what the op is, in the order of mesh_rt_op, and where it
// stands in the source. All are behind the functions.

// CHECK-DAG: llvm.mlir.global internal constant @[[GROUP:.*]](dense<[4, 1]> : tensor<2xi64>)
// CHECK-DAG: llvm.mlir.global internal constant @[[NAME:.*]]("mesh.all_gather\00")
// CHECK-DAG: llvm.mlir.global internal constant @[[PLACE:.*]]("mlp.mlir:12:8\00")
// CHECK-DAG: llvm.mlir.global internal constant @[[$OP]]() {{.*}} !llvm.struct<(i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, ptr, i64, ptr, i64, ptr, ptr, ptr)>
// CHECK-DAG: llvm.mlir.addressof @[[GROUP]]
// CHECK-DAG: llvm.mlir.addressof @[[NAME]]
// CHECK-DAG: llvm.mlir.addressof @[[PLACE]]
// CHECK-DAG: llvm.mlir.global internal constant @{{.*}}() {{.*}} !llvm.struct<(i32, i32)>
