// Arguments and results in files: what one run writes, another reads.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-run %s --entry=double --arg x=iota --out %t/all
// RUN: mesh-run %s --entry=double --arg x=%t/all/y.npy --out y=%t/y.npy --out 1=%t/n.npy
// RUN: %python %S/Inputs/show_npy.py %t/all/y.npy %t/y.npy %t/n.npy | FileCheck %s

// CHECK: <f4 (4, 2) 0 2 4 6 8 10 12 14
// CHECK-NEXT: <f4 (4, 2) 0 4 8 12 16 20 24 28
// CHECK-NEXT: <i8 () 4

// A file must be of the argument's type and shape, and a .npy file.
// RUN: not mesh-run %s --entry=double --arg x=%t/n.npy 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: mesh-run: error: @double: argument 'x': {{.*}}n.npy: expected 4x2xf32, got i64
// RUN: echo "no array" > %t/bad.npy
// RUN: not mesh-run %s --entry=double --arg x=%t/bad.npy 2>&1 | FileCheck %s --check-prefix=MAGIC
// MAGIC: mesh-run: error: @double: argument 'x': {{.*}}bad.npy: is not a .npy file: it does not start with \x93NUMPY

mesh.mesh @m = <["model"=4]>

func.func @double(
    %x: tensor<1x2xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> (tensor<1x2xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>},
        tensor<i64> {mesh.sharding = #mesh.sharding<@m, [], partial=sum{"model"}>})
    attributes {mesh.spmd = @m} {
  %y = arith.addf %x, %x : tensor<1x2xf32>
  // One for each device, unreduced.
  %one = arith.constant dense<1> : tensor<i64>
  return %y, %one : tensor<1x2xf32>, tensor<i64>
}
