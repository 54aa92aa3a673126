// Files may have more tensors than a program wants, and of any type; what is
// not in them is random, which is said.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t
// RUN: %python %S/Inputs/write_npy.py %t/key.npy '<u4' '(2,)' 00000080ffffffff
// RUN: %python %S/Inputs/write_npy.py %t/b.npy '<f4' '(2,)' 0000803f00000040
// RUN: %python %S/Inputs/write_npy.py %t/text.npy '<U1' '(1,)' 61000000
// RUN: %python %S/Inputs/zip_files.py %t/all.npz %t/key.npy %t/b.npy %t/text.npy
//
// Integers without a sign are their bits.
// RUN: mesh-run %s --entry=main --arg key=%t/key.npy --out key=%t/out.npy
// RUN: %python %S/Inputs/show_npy.py %t/out.npy | FileCheck %s --check-prefix=BITS
// BITS: <i4 (2,) -2147483648 -1
//
// RUN: mesh-run %s --entry=main --params=%t/all.npz --out %t/c.npz 2>&1 | FileCheck %s --check-prefix=SOME
// SOME: warning: @main has random arguments: no file has 'w'
// SOME-NEXT: warning: no argument is called as these tensors are: 'text'
// SOME: @main on 1 device
// RUN: mesh-run %s --entry=main --params=%t/all.npz --arg w=rand 2>&1 | FileCheck %s --check-prefix=SAID
// SAID-NOT: random
// SAID: warning: no argument is called as these tensors are: 'text'
// SAID-NOT: warning
// RUN: %python %S/Inputs/zip_files.py %t/none.npz
// RUN: mesh-run %s --entry=main --params=%t/none.npz 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: warning: @main has random arguments: no file has 'key', 'b', 'w'
//
// Of several entries, a tensor may be for any.
// RUN: not mesh-run %s --all-entries --params=%t/all.npz 2>&1 | FileCheck %s --check-prefix=ALL
// ALL: warning: @main has random arguments: no file has 'w'
// ALL-NOT: warning
//
// Only what is wanted has to be of a type that Mesh has.
// RUN: not mesh-run %s --entry=text --params=%t/all.npz 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: error: @text: argument 'text': {{.*}}all.npz: array 'text': element type '<U1' is not supported; those that are:

func.func @main(%key: tensor<2xi32> {mesh.name = "key"}, %b: tensor<2xf32> {mesh.name = "b"},
                %w: tensor<2xf32> {mesh.name = "w"})
    -> (tensor<2xi32> {mesh.name = "key"}, tensor<2xf32> {mesh.name = "b"}) {
  %y = arith.addf %b, %w : tensor<2xf32>
  return %key, %y : tensor<2xi32>, tensor<2xf32>
}

func.func @text(%x: tensor<1xi32> {mesh.name = "text"}) -> tensor<1xi32> {
  return %x : tensor<1xi32>
}
