// Each result has a file of its own, and what a run writes takes the place of
// nothing that it reads: that is found before the program runs.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t && cp %s %t/p.mlir
//
// In a folder, files are called as the results are.
// RUN: mesh-run %s --entry=names --out %t/names --out %t/v1.5/
// RUN: ls %t/names %t/v1.5 | FileCheck %s --check-prefix=NAMES
// NAMES-LABEL: names:
// NAMES-NEXT: 1.npy
// NAMES-NEXT: a b.npy
// NAMES-NEXT: a_b.npy
// NAMES-NEXT: 日.npy
// NAMES-NEXT: 本.npy
// NAMES-LABEL: v1.5:
// NAMES-NEXT: 1.npy
//
// RUN: not mesh-run %s --entry=same --out %t/same 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: mesh-run: error: {{.*}}a_b.npy: result 'a/b' and result 'a_b' would be one file
// RUN: not mesh-run %s --entry=same --out a/b=%t/w.npy --out a_b=%t/../%basename_t.tmp/w.npy 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: mesh-run: error: {{.*}}w.npy: result 'a/b' and result 'a_b' would be one file
// RUN: mesh-run %s --entry=same --out a/b=/dev/null --out a_b=/dev/null --trace=/dev/null --report=/dev/null
//
// RUN: not mesh-run %s --entry=same --out a_b=%t/w.npz 2>&1 | FileCheck %s --check-prefix=ENDING
// ENDING: mesh-run: error: result 'a_b': expected a file that ends in .npy, got '{{.*}}w.npz'
// RUN: not mesh-run %s --entry=same --out %t/w.txt 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: or a folder, got '{{.*}}w.txt'; a new folder of that name is '{{.*}}w.txt/'
//
// RUN: cd %t && not mesh-run p.mlir --entry=same --report=../%basename_t.tmp/p.mlir 2>&1 | FileCheck %s --check-prefix=PROGRAM
// PROGRAM: mesh-run: error: {{.*}}p.mlir: the report would take the place of the program
// RUN: not mesh-run %s --entry=same --reference=%t/p.mlir --trace=%t/p.mlir 2>&1 | FileCheck %s --check-prefix=REFERENCE
// REFERENCE: p.mlir: the timeline would take the place of the reference
// RUN: not mesh-run %s --entry=same --trace=%t/r.json --report=%t/r.json 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: r.json: the timeline and the report would be one file
// RUN: not mesh-run %s --entry=same --report=%t/none/r.json 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: r.json: the folder for the report: No such file or directory
// RUN: not mesh-run %s --entry=same --trace=%t 2>&1 | FileCheck %s --check-prefix=ISFOLDER
// ISFOLDER: .tmp: expected a file for the timeline, got a folder
// RUN: cmp %s %t/p.mlir
//
// RUN: mesh-run %s --entry=same --out a/b=%t/x.npy && cp %t/x.npy %t/y.npy
// RUN: not mesh-run %s --entry=same --arg 0=%t/x.npy --out a/b=%t/x.npy 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not mesh-run %s --entry=same --arg 0=%t/x.npy --report=%t/x.npy 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: ln -s x.npy %t/link.npy
// RUN: not mesh-run %s --entry=same --arg 0=%t/link.npy --report=%t/x.npy 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: mesh-run: error: {{.*}}x.npy: {{.*}} would take the place of argument '0'
// RUN: cmp %t/x.npy %t/y.npy
// RUN: cp %t/x.npy %t/rand && mesh-run %s --entry=same --arg 0=rand --report=%t/rand
//
// Who trains writes the checkpoint that the run goes on from; nothing else may
// take its place.
// RUN: mesh-run %s --entry=same --out %t/c.npz && cp %t/c.npz %t/d.npz
// RUN: mesh-run %s --entry=same --params %t/c.npz --out %t/c.npz --seed=1
// RUN: not cmp %t/c.npz %t/d.npz
// RUN: not mesh-run %s --entry=same --params %t/c.npz --report=%t/c.npz 2>&1 | FileCheck %s --check-prefix=PARAMS
// PARAMS: mesh-run: error: {{.*}}c.npz: the report would take the place of tensors that are read
//
// RUN: touch %t/file
// RUN: not mesh-run %s --entry=same --out %t/file 2>&1 | FileCheck %s --check-prefix=NOFOLDER --implicit-check-not=@same
// NOFOLDER: mesh-run: error: {{.*}}file: expected a folder for the results, got a file
//
// Standard output is for one result.
// RUN: cd %t && not mesh-run %s --entry=same --out - 2>&1 | FileCheck %s --check-prefix=ALLTO
// ALLTO: mesh-run: error: results cannot all be standard output: give a folder, or the name of one, as in NAME=-
// RUN: cd %t && not mesh-run %s --entry=same --trace=- 2>&1 | FileCheck %s --check-prefix=TRACE
// TRACE: mesh-run: error: the timeline cannot be standard output: give a file
// RUN: ls %t | FileCheck %s --check-prefix=NODASH
// NODASH-NOT: {{^-$}}
//
// RUN: not mesh-compile %s --entry=names -o - 2>&1 | FileCheck %s --check-prefix=STDOUT
// STDOUT: mesh-compile: error: the output cannot be standard output: the header is written beside it
//
// RUN: not mesh-compile %t/p.mlir -o %t/p.mlir 2>&1 | FileCheck %s --check-prefix=OBJECT
// OBJECT: mesh-compile: error: {{.*}}p.mlir: the object file would take the place of the program
// RUN: not mesh-compile %t/p.mlir --shared -o %t/p.mlir 2>&1 | FileCheck %s --check-prefix=LIBRARY
// LIBRARY: mesh-compile: error: {{.*}}p.mlir: the library would take the place of the program
// RUN: cp %s %t/q.h && not mesh-compile %t/q.h -o %t/q.o 2>&1 | FileCheck %s --check-prefix=HEADER
// HEADER: mesh-compile: error: {{.*}}q.h: the header would take the place of the program
// RUN: cmp %s %t/p.mlir && cmp %s %t/q.h
// RUN: touch %t/device.bc
// RUN: not mesh-compile %t/p.mlir --gpu-chip=sm_80 --libdevice=%t/device.bc -o %t/device.bc 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: mesh-compile: error: {{.*}}device.bc: the object file would take the place of libdevice
//
// The header and the code are there, or neither.
// RUN: mkdir %t/r.h && not mesh-compile %s --entry=names -o %t/r.o 2>&1 | FileCheck %s --check-prefix=NOHEADER
// NOHEADER: mesh-compile: error: {{.*}}r.h: expected a file for the header, got a folder
// RUN: not ls %t/q.o %t/r.o

func.func @names(%x: tensor<2xf32>)
    -> (tensor<2xf32> {mesh.name = "a/b"}, tensor<2xf32>, tensor<2xf32> {mesh.name = "日"},
        tensor<2xf32> {mesh.name = "本"}, tensor<2xf32> {mesh.name = "a b"}) {
  return %x, %x, %x, %x, %x : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

func.func @same(%x: tensor<2xf32>)
    -> (tensor<2xf32> {mesh.name = "a/b"}, tensor<2xf32> {mesh.name = "a_b"}) {
  return %x, %x : tensor<2xf32>, tensor<2xf32>
}
