// Numbers that a program returns are tensors of rank 0 to who runs it.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --entry=loss --check --repeat=2 | FileCheck %s --check-prefix=LOSS
// LOSS: loss f32 {{.*}} ok
// LOSS-NEXT: 1 i64 0 {{.*}} ok
// LOSS-NEXT: 2 8xf32 {{.*}} ok
// LOSS: 1 = 3
// RUN: mesh-run %s --entry=local --arg=0=2.5 | FileCheck %s --check-prefix=LOCAL
// LOCAL: 0 = 2.5
//
// RUN: rm -rf %t && mkdir %t && mesh-compile %s --entry=loss -o %t/loss.o
// RUN: FileCheck %s --check-prefix=HEADER --input-file=%t/loss.h
// HEADER: static inline void loss(
// HEADER: float *loss,
// HEADER-NEXT: int64_t *result1,
//
// RUN: not mesh-run %s --all-entries 2>&1 | FileCheck %s --check-prefix=CALLED
// CALLED: @loss: result 'loss' is a scalar of a function that others call; what is run returns tensors, of rank 0 for a number

mesh.mesh @m = <["x"=4]>

func.func @loss(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})
    -> (f32 {mesh.name = "loss"}, index, tensor<8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %loss = tensor.extract %sum[] : tensor<f32>
  %three = arith.constant 3 : index
  return %loss, %three, %x : f32, index, tensor<8xf32>
}

func.func @local(%x: f64) -> f64 attributes {mesh.spmd = @m} {
  return %x : f64
}

func.func @calls(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r:3 = call @loss(%x) : (tensor<8xf32>) -> (f32, index, tensor<8xf32>)
  return %r#2 : tensor<8xf32>
}
