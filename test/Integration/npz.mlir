// Archives of arrays: Python reads what is written, and what Python writes is
// read, with sizes of 32 bits, or behind the members.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-run %s --arg x=iota --out %t/a.npz --out %t
// RUN: %python -m zipfile --test %t/a.npz
// RUN: %python -m zipfile --extract %t/a.npz %t/a
// RUN: cmp %t/a/x.npy %t/x.npy
// RUN: cmp %t/a/step.npy %t/step.npy
//
// RUN: %python %S/Inputs/zip_files.py %t/b.npz %t/x.npy
// RUN: mesh-run %s --params %t/b.npz --out %t/c.npz | FileCheck %s --check-prefix=SUM
// RUN: %python %S/Inputs/zip_files.py --stream %t/d.npz %t/x.npy %t/step.npy
// RUN: mesh-run %s --params %t/d.npz | FileCheck %s --check-prefix=SUM
// SUM: step = 28
//
// What numpy.savez_compressed packs is read.
// RUN: %python %S/Inputs/zip_files.py --deflate %t/z.npz %t/x.npy
// RUN: mesh-run %s --params %t/z.npz --out %t/y.npz | FileCheck %s --check-prefix=SUM
// RUN: cmp %t/y.npz %t/c.npz
//
// What is packed in other ways, or no array, is not.
// RUN: %python %S/Inputs/zip_files.py --bzip2 %t/b2.npz %t/x.npy
// RUN: not mesh-run %s --params %t/b2.npz 2>&1 | FileCheck %s --check-prefix=COMPRESSED
// COMPRESSED: mesh-run: error: {{.*}}b2.npz: member 'x.npy' is compressed by method 12; only deflate, method 8, is known
// RUN: %python %S/Inputs/zip_files.py %t/e.npz %s
// RUN: not mesh-run %s --params %t/e.npz 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: mesh-run: error: {{.*}}e.npz: member 'npz.mlir' is not an array: its name does not end in .npy

mesh.mesh @m = <["model"=4]>

func.func @main(
    %x: tensor<4x2xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"model"}, {}]>})
    -> (tensor<4x2xf32> {mesh.name = "x"}, tensor<f32> {mesh.name = "step"}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce ins(%x : tensor<4x2xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    (%a: f32, %b: f32) {
      %c = arith.addf %a, %b : f32
      linalg.yield %c : f32
    }
  return %x, %sum : tensor<4x2xf32>, tensor<f32>
}
