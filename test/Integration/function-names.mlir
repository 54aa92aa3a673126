// The program's functions and globals are not taken for those of the C library,
// of compilers, of MLIR or of the runtime, and may be called as sections are.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=main --check | FileCheck %s
// RUN: mesh-run %s --entry=exp --check | FileCheck %s
// RUN: mesh-run %s --entry=.text --check | FileCheck %s
// RUN: mesh-run %s --entry=programs | FileCheck %s --check-prefix=PROGRAMS
// RUN: mesh-run %S/Inputs/no-name.mlir --check | FileCheck %s
// CHECK: ok
// PROGRAMS: @programs on 2 devices
//
// Nor are they by the code that the reference is made of.
// RUN: mesh-run %s --entry=compilers --reference=%s:plain --arg=0=100 --arg=1=7 | FileCheck %s

// What a function was called before it was renamed is not what it is called.
// RUN: mesh-opt %s --mesh-avoid-library-names | mesh-run - --entry=mesh_fn_main --check | FileCheck %s

mesh.mesh @m = <["x"=2]>
#split = #mesh.sharding<@m, [{"x"}]>
#whole = #mesh.sharding<@m, [{}]>

func.func private @powf(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.tanh %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @_mlir_main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.absf %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @mesh_rt_run(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %y = arith.addf %x, %one : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @__mesh_rt_0(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.powf %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @".rodata.cst4"(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.erf %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @"\01main"(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.sin %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @__lljit.platform_support_instance(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = math.cos %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @__dso_handle(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.negf %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32> {mesh.sharding = #split}) -> (tensor<4xf32> {mesh.sharding = #whole}) {
  %0 = call @powf(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @_mlir_main(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @mesh_rt_run(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = call @__mesh_rt_0(%2) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = call @".rodata.cst4"(%3) : (tensor<4xf32>) -> tensor<4xf32>
  %5 = call @"\01main"(%4) : (tensor<4xf32>) -> tensor<4xf32>
  %6 = call @__lljit.platform_support_instance(%5) : (tensor<4xf32>) -> tensor<4xf32>
  %7 = call @__dso_handle(%6) : (tensor<4xf32>) -> tensor<4xf32>
  return %7 : tensor<4xf32>
}

func.func @exp(%x: tensor<4xf64> {mesh.sharding = #split}) -> tensor<4xf64> {
  %y = math.exp %x : tensor<4xf64>
  return %y : tensor<4xf64>
}
func.func @".text"(%x: tensor<4xf32> {mesh.sharding = #split}) -> tensor<4xf32> {
  %y = math.exp %x : tensor<4xf32>
  return %y : tensor<4xf32>
}

// Its programs have the same name but for a byte that assemblers drop.
func.func private @a.0(%x: tensor<2xf32> {mesh.sharding = #split}) -> (tensor<2xf32> {mesh.sharding = #split}) attributes {mesh.spmd = @m, mesh.program} {
  %y = call @"\01a.1"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
func.func private @"\01a.1"(%x: tensor<2xf32>) -> tensor<2xf32> attributes {mesh.spmd = @m, mesh.program} {
  %y = arith.addf %x, %x : tensor<2xf32>
  return %y : tensor<2xf32>
}
func.func private @a.1(%x: tensor<2xf32> {mesh.sharding = #split}) -> (tensor<2xf32> {mesh.sharding = #split}) attributes {mesh.spmd = @m, mesh.program} {
  return %x : tensor<2xf32>
}
mesh.programs @programs on @m ["x"] = {@a.0 at [0], @a.1 at [1]}

// LLVM calls a function of a compiler's library to divide.
memref.global "private" @_mlir_mesh_fn_compilers : memref<2xi64> = dense<[3, 4]>
func.func private @__divti3(%x: i64, %y: i64) -> i64 {
  %z = arith.muli %x, %y : i64
  return %z : i64
}
func.func @compilers(%x: i64, %y: i64) -> tensor<i64> {
  %wide_x = arith.extsi %x : i64 to i128
  %wide_y = arith.extsi %y : i64 to i128
  %wide = arith.divsi %wide_x, %wide_y : i128
  %z = arith.trunci %wide : i128 to i64
  %product = call @__divti3(%z, %y) : (i64, i64) -> i64
  %global = memref.get_global @_mlir_mesh_fn_compilers : memref<2xi64>
  %c = arith.index_cast %y : i64 to index
  %c2 = arith.constant 2 : index
  %i = arith.remui %c, %c2 : index
  %element = memref.load %global[%i] : memref<2xi64>
  %sum = arith.addi %product, %element : i64
  %result = tensor.from_elements %sum : tensor<i64>
  return %result : tensor<i64>
}
func.func @plain(%x: i64, %y: i64) -> tensor<i64> {
  %z = arith.divsi %x, %y : i64
  %product = arith.muli %z, %y : i64
  %c4 = arith.constant 4 : i64
  %sum = arith.addi %product, %c4 : i64
  %result = tensor.from_elements %sum : tensor<i64>
  return %result : tensor<i64>
}
