// RUN: mesh-opt %s --mesh-explain -o /dev/null 2>&1 | FileCheck %s
// RUN: mesh-opt %s --mesh-explain 2>/dev/null | FileCheck %s --check-prefix=IR
// RUN: mesh-opt %s --mesh-explain=lines=16 -o /dev/null 2>&1 | FileCheck %s --check-prefix=LINES
// RUN: mesh-opt %s --mesh-explain=functions=callee,loop -o /dev/null 2>&1 | FileCheck %s --check-prefix=FUNCTIONS
// RUN: not mesh-opt %s --mesh-explain=lines=998,999 2>&1 | FileCheck %s --check-prefix=NOLINE --implicit-check-not="see current"
// NOLINE: error: mesh-explain: there is no value of a program to explain in line 998, 999
// RUN: not mesh-opt %s --mesh-explain=functions=nowhere 2>&1 | FileCheck %s --check-prefix=NOWHERE

mesh.mesh @m = <["data"=2, "model"=4]>

// For each axis the way back to what is written; then what the tensors around
// the value asked for, and did not get. The program is left as it is.

func.func @way(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>},
               %y: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}) -> tensor<8x16xf32> {
  %a = math.tanh %x : tensor<8x16xf32>
  %b = arith.addf %a, %y : tensor<8x16xf32>
  return %b : tensor<8x16xf32>
}
// CHECK: explain.mlir:[[#@LINE-6]]:16: remark: argument 0 of @way is split as #mesh.sharding<@m, [{"data"}, {}]>
// CHECK: explain.mlir:[[#@LINE-7]]:16: note: dim 0 along "data": written here

// CHECK: explain.mlir:[[#@LINE-8]]:16: remark: argument 1 of @way is split as #mesh.sharding<@m, [{"model"}, {}]>
// CHECK: explain.mlir:[[#@LINE-9]]:16: note: dim 0 along "model": written here
// CHECK: explain.mlir:[[#@LINE-8]]:8: note: operand 0 of 'arith.addf' asked for dim 0 along "data" in vain: the dim is closed

// CHECK: explain.mlir:[[#@LINE-11]]:8: remark: result 0 of 'math.tanh' is split as #mesh.sharding<@m, [{"data"}, {}]>
// CHECK: explain.mlir:[[#@LINE-12]]:8: note: dim 0 along "data": came from operand 0 of 'math.tanh'
// CHECK: explain.mlir:[[#@LINE-15]]:16: note: dim 0 along "data": written here
// CHECK: explain.mlir:[[#@LINE-13]]:8: note: operand 1 of 'arith.addf' asked for dim 0 along "model" in vain: the dim is split along "data" already

// CHECK: explain.mlir:[[#@LINE-15]]:8: remark: result 0 of 'arith.addf' is split as #mesh.sharding<@m, [{"data"}, {}]>
// CHECK: explain.mlir:[[#@LINE-16]]:8: note: dim 0 along "data": came from operand 0 of 'arith.addf'
// CHECK: explain.mlir:[[#@LINE-18]]:8: note: dim 0 along "data": came from operand 0 of 'math.tanh'
// CHECK: explain.mlir:[[#@LINE-21]]:16: note: dim 0 along "data": written here

// Into a loop, out of it, and through a function; sums that are partial.

func.func private @callee(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  return %x : tensor<8x16xf32>
}
func.func @loop(%x: tensor<8x16xf32>, %w: tensor<16x16xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>}, %n: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8x16xf32> {
    %c = func.call @callee(%a) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %y = linalg.matmul ins(%c, %w : tensor<8x16xf32>, tensor<16x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield %y : tensor<8x16xf32>
  }
  return %r : tensor<8x16xf32>
}
// CHECK: remark: argument 0 of @loop is split as #mesh.sharding<@m, [{}, {"model"}]>
// CHECK: explain.mlir:[[#@LINE-8]]:8: note: dim 1 along "model": came from what 'scf.for' hands operand 3 on to
// CHECK: explain.mlir:[[#@LINE-8]]:10: note: dim 1 along "model": came from what 'func.call' hands operand 0 on to
// CHECK: explain.mlir:[[#@LINE-16]]:3: note: dim 1 along "model": came from what 'func.return' hands operand 0 on to
// CHECK: explain.mlir:[[#@LINE-9]]:10: note: dim 1 along "model": came from operand 1 of 'linalg.matmul'
// CHECK: explain.mlir:[[#@LINE-16]]:39: note: dim 0 along "model": written here

// CHECK: remark: argument 1 of region 0 of 'scf.for' is split as

// CHECK: remark: result 0 of 'linalg.matmul' is split as #mesh.sharding<@m, [{}, {}], partial=sum{"model"}>
// CHECK: note: partial over "model": operand 0 of 'linalg.matmul' is split along it in dim 1, which is summed up or combined
// CHECK: note: dim 1 along "model": came from operand 1 of 'linalg.matmul'
// CHECK: note: what 'scf.yield' hands operand 0 on to asked for dim 1 along "model" in vain: the value is partial over it

// CHECK: remark: result 0 of 'scf.for' is split as

// Other reasons why an axis is not taken.

func.func @reasons(%x: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{?}, {?}], replicated={"data"}>},
                   %y: tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>}, %z: tensor<3x4xf32>) {
  %a = arith.addf %x, %y : tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %t = linalg.transpose ins(%y : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %b = arith.addf %t, %y : tensor<4x4xf32>
  %c = tensor.collapse_shape %z [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
  %s = mesh.shard %c <@m, [{"model"}]> : tensor<12xf32>
  return
}
// CHECK: remark: argument 0 of @reasons is split as #mesh.sharding<@m, [{}, {"model"}]>
// CHECK: note: operand 1 of 'arith.addf' asked for dim 0 along "data" in vain: the value is written to be replicated over it

// CHECK: explain.mlir:[[#@LINE-9]]:8: remark: result 0 of 'linalg.transpose' is split as
// CHECK: note: operand 1 of 'arith.addf' asked for dim 0 along "data" in vain: it splits dim 1 already

// CHECK: explain.mlir:[[#@LINE-11]]:8: remark: result 0 of 'arith.addf' is split as
// CHECK: note: operand 1 of 'arith.addf' asked for dim 0 along "data" in vain: it splits dim 1 already

// CHECK: explain.mlir:[[#@LINE-13]]:8: remark: result 0 of 'tensor.collapse_shape' is split as
// CHECK: note: result 0 of 'mesh.shard' asked for dim 0 along "model" in vain: the op splits another loop along it, or none

// IR: func.func @way(
// IR-NOT: mesh.shardings
// IR: return

// LINES-NOT: remark
// LINES: explain.mlir:16:8: remark: result 0 of 'math.tanh' is split as #mesh.sharding<@m, [{"data"}, {}]>
// LINES-NOT: remark

// FUNCTIONS-NOT: @way
// FUNCTIONS: argument 0 of @loop
// FUNCTIONS-NOT: @reasons

// NOWHERE: error: mesh-explain: there is no function @nowhere
