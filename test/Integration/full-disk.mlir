// Where a file does not fit it is an error that names the file; what was there
// before is there still, and nothing is beside it.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t %t.before && mkdir %t
// RUN: mesh-run %s --arg x=ones --out y=%t/y.npy --out %t/y.npz --out %t/y.safetensors --report=%t/y.json
// RUN: cp -r %t %t.before
//
// RUN: not %python %S/Inputs/limit_files.py 4000 mesh-run %s --arg x=zeros --out y=%t/y.npy 2>&1 | FileCheck %s --check-prefix=NPY
// NPY: mesh-run: error: {{.*}}y.npy: File too large
// RUN: not %python %S/Inputs/limit_files.py 4000 mesh-run %s --arg x=zeros --out %t/y.npz 2>&1 | FileCheck %s --check-prefix=NPZ
// NPZ: mesh-run: error: {{.*}}y.npz: File too large
// RUN: not %python %S/Inputs/limit_files.py 4000 mesh-run %s --arg x=zeros --out %t/y.safetensors 2>&1 | FileCheck %s --check-prefix=SAFE
// SAFE: mesh-run: error: {{.*}}y.safetensors: File too large
// RUN: not %python %S/Inputs/limit_files.py 100 mesh-run %s --report=%t/y.json 2>&1 | FileCheck %s --check-prefix=REPORT
// REPORT: mesh-run: error: {{.*}}y.json: File too large
// RUN: not %python %S/Inputs/limit_files.py 100 mesh-run %s --trace=%t/trace.json 2>&1 | FileCheck %s --check-prefix=TRACE
// TRACE: mesh-run: error: cannot write '{{.*}}trace.json': File too large
// RUN: not %python %S/Inputs/limit_files.py 4000 mesh-run %s --out y=%t/new.npy
//
// RUN: diff -r %t %t.before
//
// RUN: not %python %S/Inputs/limit_files.py 100 mesh-run %s 2> %t.err > %t.out
// RUN: FileCheck %s --check-prefix=PRINT --input-file=%t.err
// PRINT: mesh-run: error: cannot print the results: File too large

mesh.mesh @m = <["model"=2]>

func.func @main(%x: tensor<1024xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    -> (tensor<1024xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %y = arith.addf %x, %x : tensor<1024xf32>
  return %y : tensor<1024xf32>
}
