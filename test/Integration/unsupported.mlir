// What no pass can lower is said at the place where it is, before the first
// one.
//
// REQUIRES: mesh-run
// RUN: split-file %s %t
// RUN: not mesh-run %t/encoding.mlir 2>&1 | FileCheck %s --check-prefix=ENCODING
// ENCODING: encoding.mlir:2:17: error: expected a tensor without an encoding, got 'tensor<4xf32, "hi">'
// ENCODING: mesh-run: error: {{.*}}encoding.mlir: expected a tensor without an encoding
// RUN: not mesh-run %t/sparse.mlir 2>&1 | FileCheck %s --check-prefix=SPARSE
// SPARSE: sparse.mlir:3:8: error: expected a tensor without an encoding, got 'tensor<4xf32, #sparse_tensor.encoding<{{.*}}>>'
// RUN: not mesh-run %t/loop.mlir 2>&1 | FileCheck %s --check-prefix=LOOP
// LOOP: loop.mlir:4:8: error: expected a tensor without an encoding
// RUN: not mesh-compile %t/module.mlir -o %t.o 2>&1 | FileCheck %s --check-prefix=MODULE
// MODULE: module.mlir:4:1: error: a module in a module is not supported: a program is one module, with all of its functions
// RUN: not mesh-run %t/assembly.mlir 2>&1 | FileCheck %s --check-prefix=ASSEMBLY
// ASSEMBLY: assembly.mlir:1:1: error: 'llvm.module_asm' is not supported: assembly is for functions, as llvm.inline_asm
// RUN: not mesh-run %t/call.mlir 2>&1 | FileCheck %s --check-prefix=CALL
// CALL: call.mlir:3:8: error: @g is used, but has no body
// CALL: call.mlir:1:1: note: declared here
// CALL: mesh-run: error: {{.*}}call.mlir: @g is used, but has no body
// RUN: not mesh-run %t/data.mlir 2>&1 | FileCheck %s --check-prefix=DATA
// DATA: data.mlir:4:8: error: @g is used, but has no initial value
// DATA: data.mlir:1:1: note: declared here
// RUN: not mesh-run %t/constructors.mlir 2>&1 | FileCheck %s --check-prefix=CONSTRUCTORS
// RUN: not mesh-compile %t/constructors.mlir --entry=main -o %t.o 2>&1 | FileCheck %s --check-prefix=CONSTRUCTORS
// CONSTRUCTORS: constructors.mlir:4:1: error: 'llvm.mlir.global_ctors' op is not supported: nothing runs but what is called
// RUN: not mesh-run %t/pad.mlir 2>&1 | FileCheck %s --check-prefix=PAD
// PAD: pad.mlir:3:8: error: 'tensor.pad' op must have low padding of at least 0 in dim 1, got -1: cut elements off by tensor.extract_slice
// RUN: sed 's/-1/1/; s/ 2/ -2/; s/x6xf32/x4xf32/' %t/pad.mlir > %t/high.mlir
// RUN: not mesh-run %t/high.mlir 2>&1 | FileCheck %s --check-prefix=HIGH
// HIGH: 'tensor.pad' op must have high padding of at least 0 in dim 1, got -2
//
// What is only declared and not used is left out.
// RUN: mesh-run %t/unused.mlir | FileCheck %s --check-prefix=UNUSED
// UNUSED: @main on 1 device

//--- encoding.mlir
mesh.mesh @m = <["d"=2]>
func.func @main(%x: tensor<4xf32, "hi"> {mesh.sharding = #mesh.sharding<@m, [{"d"}]>}) -> tensor<4xf32, "hi"> {
  return %x : tensor<4xf32, "hi">
}

//--- sparse.mlir
#sparse = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = sparse_tensor.convert %x : tensor<4xf32> to tensor<4xf32, #sparse>
  %z = sparse_tensor.convert %y : tensor<4xf32, #sparse> to tensor<4xf32>
  return %z : tensor<4xf32>
}

//--- loop.mlir
func.func @main(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xf32, 1>
  %y = scf.for %i = %0 to %n step %1 iter_args(%a = %e) -> tensor<4xf32, 1> {
    scf.yield %a : tensor<4xf32, 1>
  }
  return %x : tensor<4xf32>
}

//--- module.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
module @inner {
  func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}

//--- assembly.mlir
module attributes {llvm.module_asm = [".globl f", "f: ret"]} {
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
}

//--- call.mlir
func.func private @g(tensor<4xf32>) -> tensor<4xf32>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

//--- data.mlir
memref.global @g : memref<4xf32>
func.func @main() -> tensor<f32> {
  %0 = arith.constant 0 : index
  %1 = memref.get_global @g : memref<4xf32>
  %2 = memref.load %1[%0] : memref<4xf32>
  %3 = tensor.from_elements %2 : tensor<f32>
  return %3 : tensor<f32>
}

//--- unused.mlir
memref.global @g : memref<4xf32>
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @main() -> tensor<f32> {
  %0 = arith.constant dense<1.0> : tensor<f32>
  return %0 : tensor<f32>
}

//--- constructors.mlir
llvm.func @begin() attributes {sym_visibility = "private"} {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@begin], priorities = [0 : i32], data = [#llvm.zero]
func.func @main() -> tensor<f32> {
  %0 = arith.constant dense<1.0> : tensor<f32>
  return %0 : tensor<f32>
}

//--- pad.mlir
func.func @main(%x: tensor<2x5xf32>) -> tensor<3x6xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.pad %x low[1, -1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<2x5xf32> to tensor<3x6xf32>
  return %0 : tensor<3x6xf32>
}
