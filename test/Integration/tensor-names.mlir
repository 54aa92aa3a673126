// A file that could not be read again is refused before the run.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t
// RUN: not mesh-run %s --entry=metadata --out %t/a.safetensors 2>&1 | FileCheck %s --check-prefix=METADATA --implicit-check-not=@metadata
// METADATA: mesh-run: error: {{.*}}a.safetensors: no tensor can be called '__metadata__': that is what the format calls its metadata
// RUN: not mesh-run %s --entry=bytes --out %t/a.safetensors 2>&1 | FileCheck %s --check-prefix=UTF8 --implicit-check-not=@bytes
// RUN: not mesh-run %s --entry=bytes --out %t/a.npz 2>&1 | FileCheck %s --check-prefix=UTF8 --implicit-check-not=@bytes
// UTF8: mesh-run: error: {{.*}}: no tensor can be called '\FF': names are UTF-8
// RUN: not mesh-run %s --entry=nul --out %t/a.npz 2>&1 | FileCheck %s --check-prefix=NUL --implicit-check-not=@nul
// NUL: mesh-run: error: {{.*}}a.npz: no tensor can be called 'a\00b': names of files have no NUL
// RUN: ls %t | count 0
//
// The other format takes these.
// RUN: mesh-run %s --entry=metadata --out %t/m.npz
// RUN: mesh-run %s --entry=metadata --params %t/m.npz 2>&1 | FileCheck %s --check-prefix=READ
// RUN: mesh-run %s --entry=nul --out %t/n.safetensors
// RUN: mesh-run %s --entry=nul --params %t/n.safetensors 2>&1 | FileCheck %s --check-prefix=READ
// READ-NOT: random arguments
// READ: on 1 device

func.func @metadata(%x: tensor<4xf32> {mesh.name = "__metadata__"})
    -> (tensor<4xf32> {mesh.name = "__metadata__"}) {
  return %x : tensor<4xf32>
}

func.func @bytes(%x: tensor<4xf32>) -> (tensor<4xf32> {mesh.name = "\FF"}) {
  return %x : tensor<4xf32>
}

func.func @nul(%x: tensor<4xf32> {mesh.name = "a\00b"}) -> (tensor<4xf32> {mesh.name = "a\00b"}) {
  return %x : tensor<4xf32>
}
