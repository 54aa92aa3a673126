// RUN: mesh-run %s --check | FileCheck %s
// CHECK: 4xf32 {{.*}} ok
//
// A program may have functions and data of LLVM's beside its own. None of them is
// taken for what a library has: an alias called as a function, for one.
//
// RUN: mesh-compile %s -o %t.o
// RUN: llvm-nm %t.o | FileCheck %s --check-prefix=SYMBOLS
// SYMBOLS-NOT: {{[DBRT]}} {{cosf|mesh_data_}}
// SYMBOLS: U cosf
// SYMBOLS-NOT: {{[DBRT]}} {{cosf|mesh_data_}}

mesh.mesh @m = <["x"=2]>
llvm.mlir.global external @powf(3.0 : f32) : f32
llvm.mlir.alias external @cosf : f32 {
  %0 = llvm.mlir.addressof @powf : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @nothing() {
  llvm.return
}
llvm.func @sinf(%x: f32) -> f32 {
  %0 = llvm.fmul %x, %x : f32
  llvm.return %0 : f32
}
func.func @scale(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> tensor<4xf32> {
  %address = llvm.mlir.addressof @cosf : !llvm.ptr
  %three = llvm.load %address : !llvm.ptr -> f32
  llvm.call @nothing() : () -> ()
  %nine = llvm.call @sinf(%three) : (f32) -> f32
  %all = tensor.splat %nine : tensor<4xf32>
  %y = arith.mulf %all, %x : tensor<4xf32>
  %z = math.cos %all : tensor<4xf32>
  %sum = arith.addf %y, %z : tensor<4xf32>
  return %sum : tensor<4xf32>
}
