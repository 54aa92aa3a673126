// Entries, axes and the output may be called as anything is: the header is C.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-compile %s -o %t/main.o
// RUN: FileCheck %s < %t/main.h
// RUN: llvm-nm %t/main.o | FileCheck %s --check-prefix=SYMBOLS
// RUN: cc -fsyntax-only -Wall -Werror -include math.h -include unistd.h -x c %t/main.h
// RUN: c++ -fsyntax-only -Wall -Werror -include cmath -include unistd.h -x c++ %t/main.h
//
// Entries may have programs in common.
// SYMBOLS-DAG: T mesh_program_there_0
// SYMBOLS-DAG: T mesh_program_there_1
// SYMBOLS-DAG: T mesh_program_back_0
// SYMBOLS-DAG: T mesh_program_back_1
//
// So are the kernels of GPUs.
// RUN: mesh-compile %s --entry=main -o %t/gpu.o --gpu-chip=sm_80
// RUN: llvm-strings %t/gpu.o | FileCheck %s --check-prefix=PTX
//
// SYMBOLS-DAG: T mesh_program__
// SYMBOLS-DAG: T mesh_program_a__b_
// SYMBOLS-DAG: T mesh_program_fma_
// SYMBOLS-DAG: T mesh_program_main_
// SYMBOLS-DAG: T mesh_program_uintptr_t_
// SYMBOLS-DAG: T mesh_program_write_
//
// PTX-DAG: .visible .entry mesh_fn_1_generic_
// PTX-DAG: .visible .entry mesh_fn_main_generic_
//
// Each is called by one name.
// RUN: not mesh-compile %s -o %t/x.o --entry=main, 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: {{.*}}: the name of an entry is empty
// RUN: not mesh-compile %s -o %t/x.o --entry=main,fma,main 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: {{.*}}: entry @main is given twice
// RUN: not mesh-compile %s -o %t/x.o --entry=main --libdevice=%t/libdevice.10.bc 2>&1 | FileCheck %s --check-prefix=LIBDEVICE
// LIBDEVICE: error: --libdevice is for GPUs: give --gpu-chip too
// RUN: echo 'llvm.func @lowered() { llvm.return }' > %t/lowered.mlir
// RUN: not mesh-compile %t/lowered.mlir -o %t/x.o 2>&1 | FileCheck %s --check-prefix=LLVM
// RUN: not mesh-run %t/lowered.mlir 2>&1 | FileCheck %s --check-prefix=LLVM
// LLVM: error: {{.*}}lowered.mlir: there is no public func.func or mesh.programs to {{run|compile}}

// CHECK: /* @main, for 2 devices: \2A/ int x; /\2A = 2. */
// CHECK: static inline void main_(
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = func.call @mesh_program_main_(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %z = func.call @"1"(%y) : (tensor<4xf32>) -> tensor<4xf32>
  %s = math.sin %z : tensor<4xf32>
  return %s : tensor<4xf32>
}
// The name is that of a symbol.
func.func private @mesh_program_main_(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.mulf %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @"1"(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.tanh %x : tensor<4xf32>
  return %y : tensor<4xf32>
}

// CHECK: /* @, for 2 devices: \2A/ int x; /\2A = 2. */
// CHECK: static inline void _(
func.func @""(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// CHECK: /* @fma, for 2 devices: \2A/ int x; /\2A = 2. */
// CHECK: static inline void fma_(
func.func @fma(%x: tensor<4xf64>) -> tensor<4xf64> {
  return %x : tensor<4xf64>
}
// CHECK: static inline void uintptr_t_(
func.func @uintptr_t(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK: static inline void write_(
func.func @write(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// CHECK: static inline void index_(
func.func @index(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK: static inline void gammal_(
func.func @gammal(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK: static inline void roundf64x_(
func.func @roundf64x(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK: static inline void half(
func.func @half(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

mesh.mesh @m = <["*/ int x; /*"=2]>
// CHECK: /* @a\2A/b\0A, for 2 devices: \2A/ int x; /\2A = 2. */
// CHECK: the whole is the sum of the parts along \2A/ int x; /\2A = 2. */
// CHECK: static inline void a__b_(
func.func @"a*/b\0A"(%x: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"*/ int x; /*"}, {}]>})
    -> (tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial = sum {"*/ int x; /*"}>}) {
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %sum = linalg.reduce {arith.addf} ins(%x : tensor<4x4xf32>) outs(%zeros : tensor<4xf32>) dimensions = [0]
  return %sum : tensor<4xf32>
}

#halves = #mesh.sharding<@m, [{"*/ int x; /*"}]>
func.func private @even(%x: tensor<2xf64> {mesh.sharding = #halves}) -> (tensor<2xf64> {mesh.sharding = #halves}) attributes {mesh.spmd = @m, mesh.program} {
  %y = arith.addf %x, %x : tensor<2xf64>
  return %y : tensor<2xf64>
}
func.func private @odd(%x: tensor<2xf64> {mesh.sharding = #halves}) -> (tensor<2xf64> {mesh.sharding = #halves}) attributes {mesh.spmd = @m, mesh.program} {
  return %x : tensor<2xf64>
}
mesh.programs @there on @m ["*/ int x; /*"] = {@even at [0], @odd at [1]}
mesh.programs @back on @m ["*/ int x; /*"] = {@odd at [0], @even at [1]}
