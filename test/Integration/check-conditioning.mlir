// A program that multiplies roundings: its own f32 result on one device is far
// from the one in double precision. The check extends the tolerance by that
// error, and still finds what is wrong.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-run --check %s | FileCheck %s --check-prefixes=RIGHT
// RUN: mesh-run --check %s --report=%t/right.json && %python -m json.tool %t/right.json | FileCheck %s --check-prefix=JSON
// RIGHT: result type error tolerance
// RIGHT-NEXT: y 64x64xf32 {{[0-9.e-]+}} ({{[0-9.e-]+}} on one device) 1e-05 ok
// JSON: "ok": true,
// JSON: "own_error": 0.000
//
// With rings each device adds up in an order of its own, so that copies differ.
// RUN: mesh-run --check %s --overlap=ring | FileCheck %s --check-prefixes=RIGHT,COPIES
// COPIES: the devices' copies of y differ by
//
// A tolerance that the caller gives stays.
// RUN: not mesh-run --check %s --tolerance=1e-5 | FileCheck %s --check-prefix=GIVEN
// GIVEN: y 64x64xf32 {{[0-9.e-]+}} 1e-05 WRONG at [
//
// A factor, a sign or an element that is wrong is found.
// RUN: sed -e 's/1000\.0/1001.0/' %s > %t/factor.mlir
// RUN: not mesh-run %s --reference=%t/factor.mlir | FileCheck %s --check-prefix=WRONG
// RUN: sed -e 's/math.sin/math.cos/' %s > %t/function.mlir
// RUN: not mesh-run %s --reference=%t/function.mlir | FileCheck %s --check-prefix=WRONG
// WRONG: y 64x64xf32 {{[0-9.e-]+}} ({{[0-9.e-]+}} on one device) 1e-05 WRONG at [
//
// So are injected faults.
// RUN: not mesh-run --check %s --overlap=ring --inject=throw:device=2,op=1 2>&1 | FileCheck %s --check-prefix=THROW
// RUN: not mesh-run --check %s --overlap=ring --inject=stall:device=1,op=1 --deadline=0.3 2>&1 | FileCheck %s --check-prefix=LATE
// RUN: not mesh-run --check %s --overlap=ring --inject=memory:bytes=1024 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: mesh-run --check %s --overlap=ring --inject=delay:time=1ms --inject=jitter:time=1ms | FileCheck %s --check-prefix=RIGHT
// THROW: a fault was injected
// LATE: the deadline of 300 ms expired
// MEMORY: cannot allocate 8192 bytes

mesh.mesh @m = <["x"=4]>

func.func @main(
    %x: tensor<64x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>},
    %w: tensor<64x64xf32>)
    -> (tensor<64x64xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %zero = arith.constant 0.0 : f32
  %factor = arith.constant 1000.0 : f32
  %empty = tensor.empty() : tensor<64x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %gathered = mesh.shard %x <@m, [{}, {}]> : tensor<64x64xf32>
  %product = linalg.matmul ins(%gathered, %w : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%init : tensor<64x64xf32>) -> tensor<64x64xf32>
  %y = linalg.map ins(%product : tensor<64x64xf32>) outs(%empty : tensor<64x64xf32>)
      (%v: f32, %out: f32) {
    %scaled = arith.mulf %v, %factor : f32
    %sine = math.sin %scaled : f32
    linalg.yield %sine : f32
  }
  return %y : tensor<64x64xf32>
}
